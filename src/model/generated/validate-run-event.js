// Generated from src/model by `npm run schemas`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var validateRunEvent = validate262, schema56 = { $id: "RunEvent", type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runStarted", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["irHash", "flowId", "params", "env", "supervise", "platform", "sessions", "process", "software"], properties: { irHash: { $ref: "Hash" }, flowId: { type: "string" }, params: { $ref: "Stored" }, env: { type: "object" }, supervise: { enum: ["mutating", "all", null] }, platform: { type: "string" }, stopAt: { type: "string" }, stopAfter: { type: "string" }, vision: { type: "string" }, concurrency: { type: "integer" }, sessions: { type: "array", items: { $ref: "SessionCursor" } }, process: { additionalProperties: !1, type: "object", required: ["pid", "host"], properties: { pid: { type: "integer" }, host: { type: "string" }, bootId: { type: "string" } } }, software: { type: "string" }, source: { additionalProperties: !1, type: "object", required: ["file"], properties: { file: { type: "string" } } }, policy: { additionalProperties: !1, type: "object", required: ["evidence"], properties: { evidence: { $ref: "Hash" }, environment: { type: "string" } } }, labels: { type: "object", additionalProperties: { type: "string" } }, parent: { additionalProperties: !1, type: "object", required: ["runId", "seq"], properties: { runId: { type: "string" }, seq: { minimum: 1, type: "integer" } } } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runResumed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["irHash", "supervise", "platform", "sessions", "process", "software"], properties: { irHash: { $ref: "Hash" }, supervise: { enum: ["mutating", "all", null] }, platform: { type: "string" }, stopAt: { type: "string" }, stopAfter: { type: "string" }, vision: { type: "string" }, concurrency: { type: "integer" }, sessions: { type: "array", items: { $ref: "SessionCursor" } }, process: { additionalProperties: !1, type: "object", required: ["pid", "host"], properties: { pid: { type: "integer" }, host: { type: "string" }, bootId: { type: "string" } } }, software: { type: "string" }, source: { additionalProperties: !1, type: "object", required: ["file"], properties: { file: { type: "string" } } }, policy: { additionalProperties: !1, type: "object", required: ["evidence"], properties: { evidence: { $ref: "Hash" }, environment: { type: "string" } } }, params: { $ref: "Stored" }, env: { type: "object" }, forceReexecute: { type: "array", items: { type: "string" } }, allowMutatingReexec: { type: "array", items: { type: "string" } }, reexecReason: { type: "string" }, retry: { type: "string" }, adopt: { type: "array", items: { additionalProperties: !1, type: "object", required: ["ref", "reason"], properties: { ref: { type: "string" }, reason: { type: "string" } } } }, adoptRest: { type: "string" }, cancelRunning: { type: "array", items: { type: "string" } }, restoreArtifact: { type: "array", items: { type: "string" } }, acceptArtifact: { type: "array", items: { type: "string" } }, forcedStaleWriter: { const: !0, type: "boolean" }, report: { additionalProperties: !1, type: "object", required: ["evidence", "counts"], properties: { evidence: { $ref: "Hash" }, counts: { type: "object" } } }, realigned: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runSuspended", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["reason"], properties: { reason: { enum: ["stop", "signal", "stopAt", "stopAfter", "blocked", "awaitingHuman", "awaitingTimer", "gated", "transportLost", "suspendAfter", "leftRunning", "retry"] }, signal: { type: "string" }, refs: { type: "array", items: { type: "string" } }, message: { type: "string" }, providerState: { type: "object" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runFinished", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["outcome"], properties: { outcome: { enum: ["passed", "failed", "unknown", "unverified", "aborted"] }, verdict: { enum: ["pass", "fail", "unknown"] }, degraded: { const: !0, type: "boolean" }, outputs: { $ref: "Stored" }, reason: { type: "string" }, annotations: { type: "array", items: { type: "string" } } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runCancelled", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["actor"], properties: { reason: { type: "string" }, actor: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "stepEntered", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["kind", "scheme", "irHash", "hashes", "resolvedInputs"], properties: { kind: { enum: ["action", "assert", "call", "human", "if", "foreach", "let", "parallel", "wait"] }, scheme: { enum: ["pointlock-ir/1", "flow-ir/2"] }, irHash: { $ref: "Hash" }, hashes: { $ref: "StepHashes" }, within: { additionalProperties: !1, type: "object", required: ["step", "body"], properties: { step: { type: "string" }, body: { type: "string" } } }, resolvedInputs: { anyOf: [{ $ref: "Stored" }, { type: "null" }] }, inputError: { additionalProperties: !1, type: "object", required: ["errorClass", "message"], properties: { errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] }, message: { type: "string" } } }, phase: { const: "finally", type: "string" }, asOne: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "preflightProbed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["results", "holds"], properties: { results: { type: "array", items: { $ref: "AssertionOutcome" } }, holds: { type: ["boolean", "null"] } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "actionIntent", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["callId", "idempotencyKey", "group", "attempt", "chainIndex", "actionName", "argsSnapshot", "provider", "sessionId", "effectClass", "idempotent"], properties: { callId: { type: "string" }, idempotencyKey: { type: "string" }, group: { minimum: 1, type: "integer" }, attempt: { minimum: 1, type: "integer" }, chainIndex: { minimum: 0, type: "integer" }, channel: { type: "string" }, actionName: { type: "string" }, argsSnapshot: { $ref: "Stored" }, provider: { type: "string" }, sessionId: { type: "string" }, effectClass: { enum: ["mutating", "readonly"] }, idempotent: { type: "boolean" }, timeoutMs: { type: "integer" }, release: { additionalProperties: !1, type: "object", required: ["ref", "by"], properties: { ref: { type: "string" }, by: { type: "string" }, reason: { type: "string" } } }, provenance: { type: "object" }, sourcesDigest: { $ref: "Hash" }, sourcesStat: { $ref: "Hash" }, extends: { minimum: 1, type: "integer" }, extra: { const: !0, type: "boolean" }, context: { $ref: "Stored" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "actionSettled", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["callId", "terminal", "effect", "source"], properties: { callId: { type: "string" }, terminal: { enum: ["succeeded", "failed", "cancelled", "timedOut", "uncertain"] }, effect: { enum: ["none", "landed", "unknown"] }, source: { enum: ["live", "reconciled", "person"] }, errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] }, message: { type: "string" }, output: { $ref: "Stored" }, offers: { type: "array", items: { $ref: "EvidenceOffer" } }, startedAtMs: { minimum: 0, type: "integer" }, endedAtMs: { minimum: 0, type: "integer" }, retryAfterMs: { minimum: 0, type: "integer" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "observationRecorded", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["which", "parts", "gaps"], properties: { which: { enum: ["before", "after", "fresh", "probe"] }, provider: { type: "string" }, sessionId: { type: "string" }, parts: { type: "array", items: { $ref: "EvidenceItem" } }, gaps: { type: "array", items: { $ref: "Gap" } }, files: { type: "array", items: { additionalProperties: !1, type: "object", required: ["path", "present"], properties: { path: { type: "string" }, present: { type: "boolean" }, sha256: { type: "string" }, bytes: { minimum: 0, type: "integer" }, contains: { type: "array", items: { type: "string" } } } } }, viewport: { type: "object" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "assertionEvaluated", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["outcome"], properties: { outcome: { $ref: "AssertionOutcome" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "verdictRecorded", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["verdict", "judgeHash", "irHash"], properties: { verdict: { enum: ["pass", "fail", "unknown"] }, degraded: { const: !0, type: "boolean" }, judgeHash: { $ref: "Hash" }, irHash: { $ref: "Hash" }, supersedes: { minimum: 1, type: "integer" }, reason: { type: "string" }, cites: { type: "array", items: { $ref: "Hash" } }, evidence: { type: "array", items: { $ref: "EvidenceItem" } }, gaps: { type: "array", items: { $ref: "Gap" } }, annotations: { type: "array", items: { type: "string" } }, unfinished: { enum: ["exhausted", "accepted", "invalidOutput", "stopped"] } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "stepExited", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["state"], properties: { state: { enum: ["judged", "skipped", "blocked", "aborted"] }, output: { $ref: "Stored" }, reason: { type: "string" }, evidence: { type: "array", items: { $ref: "EvidenceItem" } }, gaps: { type: "array", items: { $ref: "Gap" } }, providerState: { type: "object" }, goesOn: { const: !0, type: "boolean" }, endsBody: { const: !0, type: "boolean" }, completedIncomplete: { const: !0, type: "boolean" }, tornDown: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "stepAdopted", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["ref", "class", "scheme", "irHash", "hashes", "position"], properties: { ref: { type: "string" }, class: { type: "string" }, cause: { type: "string" }, scheme: { enum: ["pointlock-ir/1", "flow-ir/2"] }, irHash: { $ref: "Hash" }, hashes: { $ref: "StepHashes" }, position: { minimum: 1, type: "integer" }, output: { $ref: "Stored" }, reason: { type: "string" }, resolvedInputs: { $ref: "Stored" }, against: { $ref: "Stored" }, unjudged: { const: !0, type: "boolean" }, files: { additionalProperties: !1, type: "object", required: ["seq"], properties: { seq: { minimum: 0, type: "integer" }, sourcesDigest: { $ref: "Hash" }, sourcesStat: { $ref: "Hash" }, givenUp: { type: "array", items: { type: "string" } } } }, within: { additionalProperties: !1, type: "object", required: ["step", "body"], properties: { step: { type: "string" }, body: { type: "string" } } }, phase: { const: "finally", type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "callFramePushed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["flowId", "irHash"], properties: { flowId: { type: "string" }, irHash: { $ref: "Hash" }, rebase: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "callFramePopped", type: "string" }, payload: { additionalProperties: !1, type: "object", properties: { outputs: { $ref: "Stored" }, verdict: { enum: ["pass", "fail", "unknown"] }, degraded: { const: !0, type: "boolean" }, inputError: { additionalProperties: !1, type: "object", required: ["errorClass", "message"], properties: { errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] }, message: { type: "string" } } } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "handlerTriggered", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["hook", "level", "index", "disposition", "n"], properties: { hook: { enum: ["onFail", "onUnknown", "onError", "onResumeDrift"] }, level: { enum: ["step", "flow"] }, index: { minimum: 0, type: "integer" }, disposition: { type: "string" }, n: { minimum: 1, type: "integer" }, errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "humanRequested", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["requestId", "kind", "mode", "prompt", "presents"], properties: { requestId: { type: "string" }, kind: { enum: ["step", "supervision", "uncertain", "escalation"] }, mode: { type: "string" }, prompt: { type: "string" }, presents: { type: "array", items: { $ref: "Stored" } }, decisions: { type: "array", items: { type: "string" } }, inputSchema: {}, askedAtMs: { minimum: 0, type: "integer" }, deadlineAtMs: { minimum: 0, type: "integer" }, callId: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "humanResponded", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["requestId", "actor", "via", "final"], properties: { requestId: { type: "string" }, decision: { type: "string" }, input: { $ref: "Stored" }, note: { type: "string" }, actor: { type: "string" }, via: { type: "string" }, evidence: { $ref: "Hash" }, final: { type: "boolean" }, settledAs: { enum: ["answered", "timedOut", "withdrawn"] } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "retryScheduled", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["attempt", "dueAtMs", "why"], properties: { attempt: { minimum: 1, type: "integer" }, dueAtMs: { minimum: 0, type: "integer" }, why: { type: "string" }, promptId: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "retryClaimed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["ref", "attempt", "promptId", "manual", "state"], properties: { ref: { type: "string" }, attempt: { minimum: 1, type: "integer" }, promptId: { type: "string" }, manual: { type: "boolean" }, from: { type: "string" }, context: { $ref: "Stored" }, state: { enum: ["claimed", "returned", "skipped"] }, mode: { enum: ["firedWaiting", "extra"] }, allow: { type: "array", items: { type: "string" } }, reason: { type: "string" }, why: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "continuationTriggered", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["attempt", "status"], properties: { attempt: { minimum: 1, type: "integer" }, status: { enum: ["partial", "failed", "limited"] }, summary: { $ref: "Stored" }, filesChanged: { $ref: "Stored" }, nextSteps: { $ref: "Stored" }, signature: { $ref: "Hash" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "sessionChanged", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["provider", "change"], properties: { provider: { type: "string" }, sessionId: { type: "string" }, change: { type: "string" }, data: { $ref: "Stored" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "timerArmed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["timerId", "dueAtMs"], properties: { timerId: { type: "string" }, dueAtMs: { minimum: 0, type: "integer" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "timerFired", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["timerId", "dueAtMs"], properties: { timerId: { type: "string" }, dueAtMs: { minimum: 0, type: "integer" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "artifactStored", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["name", "files"], properties: { name: { type: "string" }, files: { type: "array", items: { additionalProperties: !1, type: "object", required: ["path", "hash", "bytes", "mode"], properties: { path: { type: "string" }, hash: { $ref: "Hash" }, bytes: { minimum: 0, type: "integer" }, mode: { minimum: 0, type: "integer" }, since: { minimum: 1, type: "integer" } } } }, globs: { type: "array", items: { type: "string" } }, problem: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "artifactRestored", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["name", "path", "hash"], properties: { name: { type: "string" }, path: { type: "string" }, hash: { $ref: "Hash" } } }, v: { minimum: 1, type: "integer" } } }] }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default;
var pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate264.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0], _errs2 = errors, valid2 = !1, passing0 = null, _errs3 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.call === void 0) {
          let err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "call" }, message: "must have required property 'call'" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (data0.hash === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "call" || key0 === "hash")) {
            let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        if (data0.call !== void 0) {
          let data1 = data0.call;
          if (typeof data1 == "string") {
            if (func2(data1) < 1) {
              let err3 = { instancePath: instancePath + "/" + i0 + "/call", schemaPath: "#/items/oneOf/0/properties/call/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          } else {
            let err4 = { instancePath: instancePath + "/" + i0 + "/call", schemaPath: "#/items/oneOf/0/properties/call/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
        data0.hash !== void 0 && (validate53(data0.hash, { instancePath: instancePath + "/" + i0 + "/hash", parentData: data0, parentDataProperty: "hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
      } else {
        let err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var _valid0 = _errs3 === errors;
      if (_valid0) {
        valid2 = !0, passing0 = 0;
        var props0 = !0;
      }
      let _errs9 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.loop === void 0) {
          let err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "loop" }, message: "must have required property 'loop'" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0.key === void 0) {
          let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        for (let key1 in data0)
          if (!(key1 === "loop" || key1 === "key")) {
            let err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        if (data0.loop !== void 0) {
          let data3 = data0.loop;
          if (typeof data3 == "string") {
            if (func2(data3) < 1) {
              let err9 = { instancePath: instancePath + "/" + i0 + "/loop", schemaPath: "#/items/oneOf/1/properties/loop/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/" + i0 + "/loop", schemaPath: "#/items/oneOf/1/properties/loop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        if (data0.key !== void 0 && typeof data0.key != "string") {
          let err11 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/1/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      var _valid0 = _errs9 === errors;
      if (_valid0 && valid2)
        valid2 = !1, passing0 = [passing0, 1];
      else {
        _valid0 && (valid2 = !0, passing0 = 1, props0 !== !0 && (props0 = !0));
        let _errs16 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.loop === void 0) {
            let err13 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "loop" }, message: "must have required property 'loop'" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (data0.index === void 0) {
            let err14 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          for (let key2 in data0)
            if (!(key2 === "loop" || key2 === "index")) {
              let err15 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          if (data0.loop !== void 0) {
            let data5 = data0.loop;
            if (typeof data5 == "string") {
              if (func2(data5) < 1) {
                let err16 = { instancePath: instancePath + "/" + i0 + "/loop", schemaPath: "#/items/oneOf/2/properties/loop/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            } else {
              let err17 = { instancePath: instancePath + "/" + i0 + "/loop", schemaPath: "#/items/oneOf/2/properties/loop/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          }
          if (data0.index !== void 0) {
            let data6 = data0.index;
            if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
              let err18 = { instancePath: instancePath + "/" + i0 + "/index", schemaPath: "#/items/oneOf/2/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
              let err19 = { instancePath: instancePath + "/" + i0 + "/index", schemaPath: "#/items/oneOf/2/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          }
        } else {
          let err20 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        var _valid0 = _errs16 === errors;
        if (_valid0 && valid2)
          valid2 = !1, passing0 = [passing0, 2];
        else {
          _valid0 && (valid2 = !0, passing0 = 2, props0 !== !0 && (props0 = !0));
          let _errs23 = errors;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.hook === void 0) {
              let err21 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/required", keyword: "required", params: { missingProperty: "hook" }, message: "must have required property 'hook'" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data0.n === void 0) {
              let err22 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/required", keyword: "required", params: { missingProperty: "n" }, message: "must have required property 'n'" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            for (let key3 in data0)
              if (!(key3 === "hook" || key3 === "n")) {
                let err23 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            if (data0.hook !== void 0) {
              let data7 = data0.hook;
              if (typeof data7 == "string") {
                if (func2(data7) < 1) {
                  let err24 = { instancePath: instancePath + "/" + i0 + "/hook", schemaPath: "#/items/oneOf/3/properties/hook/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                let err25 = { instancePath: instancePath + "/" + i0 + "/hook", schemaPath: "#/items/oneOf/3/properties/hook/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data0.n !== void 0) {
              let data8 = data0.n;
              if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                let err26 = { instancePath: instancePath + "/" + i0 + "/n", schemaPath: "#/items/oneOf/3/properties/n/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
              if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
                let err27 = { instancePath: instancePath + "/" + i0 + "/n", schemaPath: "#/items/oneOf/3/properties/n/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
          } else {
            let err28 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          var _valid0 = _errs23 === errors;
          if (_valid0 && valid2)
            valid2 = !1, passing0 = [passing0, 3];
          else {
            _valid0 && (valid2 = !0, passing0 = 3, props0 !== !0 && (props0 = !0));
            let _errs30 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.step === void 0) {
                let err29 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
              for (let key4 in data0)
                if (key4 !== "step") {
                  let err30 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
              if (data0.step !== void 0) {
                let data9 = data0.step;
                if (typeof data9 == "string") {
                  if (func2(data9) < 1) {
                    let err31 = { instancePath: instancePath + "/" + i0 + "/step", schemaPath: "#/items/oneOf/4/properties/step/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                  }
                } else {
                  let err32 = { instancePath: instancePath + "/" + i0 + "/step", schemaPath: "#/items/oneOf/4/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                }
              }
            } else {
              let err33 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            var _valid0 = _errs30 === errors;
            _valid0 && valid2 ? (valid2 = !1, passing0 = [passing0, 4]) : _valid0 && (valid2 = !0, passing0 = 4, props0 !== !0 && (props0 = !0));
          }
        }
      }
      if (valid2)
        errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
      else {
        let err34 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
  } else {
    let err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return validate264.errors = vErrors, errors === 0;
}
validate264.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate268.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.inline === void 0) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "inline" }, message: "must have required property 'inline'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "inline") {
        let err1 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
  } else {
    let err2 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = !0, passing0 = 0;
    var props0 = !0;
  }
  let _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.evidence === void 0) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.bytes === void 0) {
      let err4 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key1 in data)
      if (!(key1 === "evidence" || key1 === "bytes")) {
        let err5 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.evidence !== void 0 && (validate53(data.evidence, { instancePath: instancePath + "/evidence", parentData: data, parentDataProperty: "evidence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.bytes !== void 0) {
      let data1 = data.bytes;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/bytes", schemaPath: "#/oneOf/1/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1, props0 !== !0 && (props0 = !0)), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err8 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate268.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate268.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate271.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sessionId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "sessionId" || key0 === "cursor")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.provider !== void 0 && typeof data.provider != "string") {
      let err3 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.sessionId !== void 0 && typeof data.sessionId != "string") {
      let err4 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate271.errors = vErrors, errors === 0;
}
validate271.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate291.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.effect === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.judge === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge" }, message: "must have required property 'judge'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "effect" || key0 === "judge" || key0 === "project")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.effect !== void 0 && (validate53(data.effect, { instancePath: instancePath + "/effect", parentData: data, parentDataProperty: "effect", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judge !== void 0 && (validate53(data.judge, { instancePath: instancePath + "/judge", parentData: data, parentDataProperty: "judge", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.project !== void 0 && (validate53(data.project, { instancePath: instancePath + "/project", parentData: data, parentDataProperty: "project", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate291.errors = vErrors, errors === 0;
}
validate291.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema61 = { $id: "AssertionOutcome", additionalProperties: !1, type: "object", required: ["assertId", "verdict"], properties: { assertId: { type: "string" }, verdict: { enum: ["pass", "fail", "unknown"] }, channel: { enum: ["dom", "uiTree", "vision"] }, degraded: { const: !0, type: "boolean" }, reason: { type: "string" }, evidence: { type: "array", items: { $ref: "Hash" } } } };
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate299.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.assertId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assertId" }, message: "must have required property 'assertId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.verdict === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "assertId" || key0 === "verdict" || key0 === "channel" || key0 === "degraded" || key0 === "reason" || key0 === "evidence")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.assertId !== void 0 && typeof data.assertId != "string") {
      let err3 = { instancePath: instancePath + "/assertId", schemaPath: "#/properties/assertId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.verdict !== void 0) {
      let data1 = data.verdict;
      if (!(data1 === "pass" || data1 === "fail" || data1 === "unknown")) {
        let err4 = { instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema61.properties.verdict.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.channel !== void 0) {
      let data2 = data.channel;
      if (!(data2 === "dom" || data2 === "uiTree" || data2 === "vision")) {
        let err5 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/enum", keyword: "enum", params: { allowedValues: schema61.properties.channel.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.degraded !== void 0) {
      let data3 = data.degraded;
      if (typeof data3 != "boolean") {
        let err6 = { instancePath: instancePath + "/degraded", schemaPath: "#/properties/degraded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data3 !== !0) {
        let err7 = { instancePath: instancePath + "/degraded", schemaPath: "#/properties/degraded/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.reason !== void 0 && typeof data.reason != "string") {
      let err8 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.evidence !== void 0) {
      let data5 = data.evidence;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate53(data5[i0], { instancePath: instancePath + "/evidence/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate299.errors = vErrors, errors === 0;
}
validate299.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate311.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ref === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.mediaType === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mediaType" }, message: "must have required property 'mediaType'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "ref" || key0 === "name" || key0 === "mediaType" || key0 === "sha256")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.ref !== void 0 && typeof data.ref != "string") {
      let err4 = { instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.mediaType !== void 0 && typeof data.mediaType != "string") {
      let err6 = { instancePath: instancePath + "/mediaType", schemaPath: "#/properties/mediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.sha256 !== void 0 && typeof data.sha256 != "string") {
      let err7 = { instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate311.errors = vErrors, errors === 0;
}
validate311.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate315.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.hash === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.bytes === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.mediaType === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mediaType" }, message: "must have required property 'mediaType'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "hash" || key0 === "bytes" || key0 === "mediaType")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0 && typeof data.name != "string") {
      let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.hash !== void 0 && (validate53(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.bytes !== void 0) {
      let data2 = data.bytes;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err7 = { instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.mediaType !== void 0 && typeof data.mediaType != "string") {
      let err8 = { instancePath: instancePath + "/mediaType", schemaPath: "#/properties/mediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate315.errors = vErrors, errors === 0;
}
validate315.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate318.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.reason === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "reason")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.name !== void 0 && typeof data.name != "string") {
      let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.reason !== void 0 && typeof data.reason != "string") {
      let err4 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate318.errors = vErrors, errors === 0;
}
validate318.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate262.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "runStarted") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data.seq === void 0) {
            let err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          if (data.prev === void 0) {
            let err3 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (data.segment === void 0) {
            let err4 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (data.epoch === void 0) {
            let err5 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (data.atMs === void 0) {
            let err6 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (data.runPath === void 0) {
            let err7 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (data.type === void 0) {
            let err8 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
          if (data.payload === void 0) {
            let err9 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
          if (data.v === void 0) {
            let err10 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          for (let key0 in data)
            if (!func1.call(schema56.oneOf[0].properties, key0)) {
              let err11 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          if (data.runId !== void 0) {
            let data0 = data.runId;
            if (typeof data0 == "string") {
              if (func2(data0) < 1) {
                let err12 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/0/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            } else {
              let err13 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/0/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data1 = data.seq;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
              let err14 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/0/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
              let err15 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/0/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data2 = data.prev, _errs10 = errors, valid3 = !1, _errs11 = errors;
            validate53(data2, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid0 = _errs11 === errors;
            valid3 = valid3 || _valid0;
            let _errs12 = errors;
            if (data2 !== null) {
              let err16 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/0/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            var _valid0 = _errs12 === errors;
            if (valid3 = valid3 || _valid0, valid3)
              errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
            else {
              let err17 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/0/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data3 = data.segment;
            if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
              let err18 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/0/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
              let err19 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/0/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data4 = data.epoch;
            if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
              let err20 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/0/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
              let err21 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/0/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data5 = data.atMs;
            if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
              let err22 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/0/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
              let err23 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/0/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data7 = data.type;
            if (typeof data7 != "string") {
              let err24 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (data7 !== "runStarted") {
              let err25 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "runStarted" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data8 = data.payload;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
              if (data8.irHash === void 0) {
                let err26 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
              if (data8.flowId === void 0) {
                let err27 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/required", keyword: "required", params: { missingProperty: "flowId" }, message: "must have required property 'flowId'" };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
              if (data8.params === void 0) {
                let err28 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
              if (data8.env === void 0) {
                let err29 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/required", keyword: "required", params: { missingProperty: "env" }, message: "must have required property 'env'" };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
              if (data8.supervise === void 0) {
                let err30 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/required", keyword: "required", params: { missingProperty: "supervise" }, message: "must have required property 'supervise'" };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
              if (data8.platform === void 0) {
                let err31 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/required", keyword: "required", params: { missingProperty: "platform" }, message: "must have required property 'platform'" };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
              if (data8.sessions === void 0) {
                let err32 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/required", keyword: "required", params: { missingProperty: "sessions" }, message: "must have required property 'sessions'" };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
              if (data8.process === void 0) {
                let err33 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/required", keyword: "required", params: { missingProperty: "process" }, message: "must have required property 'process'" };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
              if (data8.software === void 0) {
                let err34 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/required", keyword: "required", params: { missingProperty: "software" }, message: "must have required property 'software'" };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
              for (let key1 in data8)
                if (!func1.call(schema56.oneOf[0].properties.payload.properties, key1)) {
                  let err35 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
              if (data8.irHash !== void 0 && (validate53(data8.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data8, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data8.flowId !== void 0 && typeof data8.flowId != "string") {
                let err36 = { instancePath: instancePath + "/payload/flowId", schemaPath: "#/oneOf/0/properties/payload/properties/flowId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
              if (data8.params !== void 0 && (validate268(data8.params, { instancePath: instancePath + "/payload/params", parentData: data8, parentDataProperty: "params", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data8.env !== void 0) {
                let data12 = data8.env;
                if (!(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
                  let err37 = { instancePath: instancePath + "/payload/env", schemaPath: "#/oneOf/0/properties/payload/properties/env/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
              }
              if (data8.supervise !== void 0) {
                let data13 = data8.supervise;
                if (!(data13 === "mutating" || data13 === "all" || data13 === null)) {
                  let err38 = { instancePath: instancePath + "/payload/supervise", schemaPath: "#/oneOf/0/properties/payload/properties/supervise/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[0].properties.payload.properties.supervise.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                }
              }
              if (data8.platform !== void 0 && typeof data8.platform != "string") {
                let err39 = { instancePath: instancePath + "/payload/platform", schemaPath: "#/oneOf/0/properties/payload/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
              if (data8.stopAt !== void 0 && typeof data8.stopAt != "string") {
                let err40 = { instancePath: instancePath + "/payload/stopAt", schemaPath: "#/oneOf/0/properties/payload/properties/stopAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
              if (data8.stopAfter !== void 0 && typeof data8.stopAfter != "string") {
                let err41 = { instancePath: instancePath + "/payload/stopAfter", schemaPath: "#/oneOf/0/properties/payload/properties/stopAfter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
              if (data8.vision !== void 0 && typeof data8.vision != "string") {
                let err42 = { instancePath: instancePath + "/payload/vision", schemaPath: "#/oneOf/0/properties/payload/properties/vision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
              if (data8.concurrency !== void 0) {
                let data18 = data8.concurrency;
                if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
                  let err43 = { instancePath: instancePath + "/payload/concurrency", schemaPath: "#/oneOf/0/properties/payload/properties/concurrency/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
              }
              if (data8.sessions !== void 0) {
                let data19 = data8.sessions;
                if (Array.isArray(data19)) {
                  let len0 = data19.length;
                  for (let i0 = 0; i0 < len0; i0++)
                    validate271(data19[i0], { instancePath: instancePath + "/payload/sessions/" + i0, parentData: data19, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors), errors = vErrors.length);
                } else {
                  let err44 = { instancePath: instancePath + "/payload/sessions", schemaPath: "#/oneOf/0/properties/payload/properties/sessions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
              }
              if (data8.process !== void 0) {
                let data21 = data8.process;
                if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                  if (data21.pid === void 0) {
                    let err45 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/0/properties/payload/properties/process/required", keyword: "required", params: { missingProperty: "pid" }, message: "must have required property 'pid'" };
                    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                  }
                  if (data21.host === void 0) {
                    let err46 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/0/properties/payload/properties/process/required", keyword: "required", params: { missingProperty: "host" }, message: "must have required property 'host'" };
                    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                  }
                  for (let key2 in data21)
                    if (!(key2 === "pid" || key2 === "host" || key2 === "bootId")) {
                      let err47 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/0/properties/payload/properties/process/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                    }
                  if (data21.pid !== void 0) {
                    let data22 = data21.pid;
                    if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
                      let err48 = { instancePath: instancePath + "/payload/process/pid", schemaPath: "#/oneOf/0/properties/payload/properties/process/properties/pid/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                    }
                  }
                  if (data21.host !== void 0 && typeof data21.host != "string") {
                    let err49 = { instancePath: instancePath + "/payload/process/host", schemaPath: "#/oneOf/0/properties/payload/properties/process/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                  }
                  if (data21.bootId !== void 0 && typeof data21.bootId != "string") {
                    let err50 = { instancePath: instancePath + "/payload/process/bootId", schemaPath: "#/oneOf/0/properties/payload/properties/process/properties/bootId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                  }
                } else {
                  let err51 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/0/properties/payload/properties/process/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                }
              }
              if (data8.software !== void 0 && typeof data8.software != "string") {
                let err52 = { instancePath: instancePath + "/payload/software", schemaPath: "#/oneOf/0/properties/payload/properties/software/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
              if (data8.source !== void 0) {
                let data26 = data8.source;
                if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                  if (data26.file === void 0) {
                    let err53 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/0/properties/payload/properties/source/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                  }
                  for (let key3 in data26)
                    if (key3 !== "file") {
                      let err54 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/0/properties/payload/properties/source/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                    }
                  if (data26.file !== void 0 && typeof data26.file != "string") {
                    let err55 = { instancePath: instancePath + "/payload/source/file", schemaPath: "#/oneOf/0/properties/payload/properties/source/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                  }
                } else {
                  let err56 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/0/properties/payload/properties/source/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                }
              }
              if (data8.policy !== void 0) {
                let data28 = data8.policy;
                if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                  if (data28.evidence === void 0) {
                    let err57 = { instancePath: instancePath + "/payload/policy", schemaPath: "#/oneOf/0/properties/payload/properties/policy/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                    vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                  }
                  for (let key4 in data28)
                    if (!(key4 === "evidence" || key4 === "environment")) {
                      let err58 = { instancePath: instancePath + "/payload/policy", schemaPath: "#/oneOf/0/properties/payload/properties/policy/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                    }
                  if (data28.evidence !== void 0 && (validate53(data28.evidence, { instancePath: instancePath + "/payload/policy/evidence", parentData: data28, parentDataProperty: "evidence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data28.environment !== void 0 && typeof data28.environment != "string") {
                    let err59 = { instancePath: instancePath + "/payload/policy/environment", schemaPath: "#/oneOf/0/properties/payload/properties/policy/properties/environment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                  }
                } else {
                  let err60 = { instancePath: instancePath + "/payload/policy", schemaPath: "#/oneOf/0/properties/payload/properties/policy/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
              }
              if (data8.labels !== void 0) {
                let data31 = data8.labels;
                if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                  for (let key5 in data31)
                    if (typeof data31[key5] != "string") {
                      let err61 = { instancePath: instancePath + "/payload/labels/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/0/properties/payload/properties/labels/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                    }
                } else {
                  let err62 = { instancePath: instancePath + "/payload/labels", schemaPath: "#/oneOf/0/properties/payload/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                }
              }
              if (data8.parent !== void 0) {
                let data33 = data8.parent;
                if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                  if (data33.runId === void 0) {
                    let err63 = { instancePath: instancePath + "/payload/parent", schemaPath: "#/oneOf/0/properties/payload/properties/parent/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
                    vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                  }
                  if (data33.seq === void 0) {
                    let err64 = { instancePath: instancePath + "/payload/parent", schemaPath: "#/oneOf/0/properties/payload/properties/parent/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
                    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                  }
                  for (let key6 in data33)
                    if (!(key6 === "runId" || key6 === "seq")) {
                      let err65 = { instancePath: instancePath + "/payload/parent", schemaPath: "#/oneOf/0/properties/payload/properties/parent/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                    }
                  if (data33.runId !== void 0 && typeof data33.runId != "string") {
                    let err66 = { instancePath: instancePath + "/payload/parent/runId", schemaPath: "#/oneOf/0/properties/payload/properties/parent/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                  }
                  if (data33.seq !== void 0) {
                    let data35 = data33.seq;
                    if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
                      let err67 = { instancePath: instancePath + "/payload/parent/seq", schemaPath: "#/oneOf/0/properties/payload/properties/parent/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                    }
                    if (typeof data35 == "number" && isFinite(data35) && (data35 < 1 || isNaN(data35))) {
                      let err68 = { instancePath: instancePath + "/payload/parent/seq", schemaPath: "#/oneOf/0/properties/payload/properties/parent/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                    }
                  }
                } else {
                  let err69 = { instancePath: instancePath + "/payload/parent", schemaPath: "#/oneOf/0/properties/payload/properties/parent/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                }
              }
            } else {
              let err70 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
          }
          if (data.v !== void 0) {
            let data36 = data.v;
            if (!(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36))) {
              let err71 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
            if (typeof data36 == "number" && isFinite(data36) && (data36 < 1 || isNaN(data36))) {
              let err72 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
          }
        } else {
          let err73 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
        var props1 = !0;
      } else if (tag0 === "runResumed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err74 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
          if (data.seq === void 0) {
            let err75 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
          if (data.prev === void 0) {
            let err76 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
          }
          if (data.segment === void 0) {
            let err77 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
          }
          if (data.epoch === void 0) {
            let err78 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
          }
          if (data.atMs === void 0) {
            let err79 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
          }
          if (data.runPath === void 0) {
            let err80 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
          }
          if (data.type === void 0) {
            let err81 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
          }
          if (data.payload === void 0) {
            let err82 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
          }
          if (data.v === void 0) {
            let err83 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
          }
          for (let key7 in data)
            if (!func1.call(schema56.oneOf[1].properties, key7)) {
              let err84 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
          if (data.runId !== void 0) {
            let data37 = data.runId;
            if (typeof data37 == "string") {
              if (func2(data37) < 1) {
                let err85 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/1/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
              }
            } else {
              let err86 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/1/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data38 = data.seq;
            if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38) && isFinite(data38))) {
              let err87 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/1/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
            }
            if (typeof data38 == "number" && isFinite(data38) && (data38 < 1 || isNaN(data38))) {
              let err88 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/1/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data39 = data.prev, _errs90 = errors, valid14 = !1, _errs91 = errors;
            validate53(data39, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid1 = _errs91 === errors;
            valid14 = valid14 || _valid1;
            let _errs92 = errors;
            if (data39 !== null) {
              let err89 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/1/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
            }
            var _valid1 = _errs92 === errors;
            if (valid14 = valid14 || _valid1, valid14)
              errors = _errs90, vErrors !== null && (_errs90 ? vErrors.length = _errs90 : vErrors = null);
            else {
              let err90 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/1/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data40 = data.segment;
            if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40) && isFinite(data40))) {
              let err91 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/1/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
            if (typeof data40 == "number" && isFinite(data40) && (data40 < 1 || isNaN(data40))) {
              let err92 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/1/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data41 = data.epoch;
            if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41) && isFinite(data41))) {
              let err93 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/1/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
            }
            if (typeof data41 == "number" && isFinite(data41) && (data41 < 1 || isNaN(data41))) {
              let err94 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/1/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data42 = data.atMs;
            if (!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42) && isFinite(data42))) {
              let err95 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
            }
            if (typeof data42 == "number" && isFinite(data42) && (data42 < 0 || isNaN(data42))) {
              let err96 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data44 = data.type;
            if (typeof data44 != "string") {
              let err97 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
            }
            if (data44 !== "runResumed") {
              let err98 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "runResumed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data45 = data.payload;
            if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
              if (data45.irHash === void 0) {
                let err99 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
              }
              if (data45.supervise === void 0) {
                let err100 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "supervise" }, message: "must have required property 'supervise'" };
                vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
              }
              if (data45.platform === void 0) {
                let err101 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "platform" }, message: "must have required property 'platform'" };
                vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
              }
              if (data45.sessions === void 0) {
                let err102 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "sessions" }, message: "must have required property 'sessions'" };
                vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
              }
              if (data45.process === void 0) {
                let err103 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "process" }, message: "must have required property 'process'" };
                vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
              }
              if (data45.software === void 0) {
                let err104 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "software" }, message: "must have required property 'software'" };
                vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
              }
              for (let key8 in data45)
                if (!func1.call(schema56.oneOf[1].properties.payload.properties, key8)) {
                  let err105 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                }
              if (data45.irHash !== void 0 && (validate53(data45.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data45, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data45.supervise !== void 0) {
                let data47 = data45.supervise;
                if (!(data47 === "mutating" || data47 === "all" || data47 === null)) {
                  let err106 = { instancePath: instancePath + "/payload/supervise", schemaPath: "#/oneOf/1/properties/payload/properties/supervise/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[1].properties.payload.properties.supervise.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                }
              }
              if (data45.platform !== void 0 && typeof data45.platform != "string") {
                let err107 = { instancePath: instancePath + "/payload/platform", schemaPath: "#/oneOf/1/properties/payload/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
              }
              if (data45.stopAt !== void 0 && typeof data45.stopAt != "string") {
                let err108 = { instancePath: instancePath + "/payload/stopAt", schemaPath: "#/oneOf/1/properties/payload/properties/stopAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
              }
              if (data45.stopAfter !== void 0 && typeof data45.stopAfter != "string") {
                let err109 = { instancePath: instancePath + "/payload/stopAfter", schemaPath: "#/oneOf/1/properties/payload/properties/stopAfter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
              }
              if (data45.vision !== void 0 && typeof data45.vision != "string") {
                let err110 = { instancePath: instancePath + "/payload/vision", schemaPath: "#/oneOf/1/properties/payload/properties/vision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
              }
              if (data45.concurrency !== void 0) {
                let data52 = data45.concurrency;
                if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52) && isFinite(data52))) {
                  let err111 = { instancePath: instancePath + "/payload/concurrency", schemaPath: "#/oneOf/1/properties/payload/properties/concurrency/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
                }
              }
              if (data45.sessions !== void 0) {
                let data53 = data45.sessions;
                if (Array.isArray(data53)) {
                  let len1 = data53.length;
                  for (let i1 = 0; i1 < len1; i1++)
                    validate271(data53[i1], { instancePath: instancePath + "/payload/sessions/" + i1, parentData: data53, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors), errors = vErrors.length);
                } else {
                  let err112 = { instancePath: instancePath + "/payload/sessions", schemaPath: "#/oneOf/1/properties/payload/properties/sessions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
                }
              }
              if (data45.process !== void 0) {
                let data55 = data45.process;
                if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                  if (data55.pid === void 0) {
                    let err113 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/1/properties/payload/properties/process/required", keyword: "required", params: { missingProperty: "pid" }, message: "must have required property 'pid'" };
                    vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                  }
                  if (data55.host === void 0) {
                    let err114 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/1/properties/payload/properties/process/required", keyword: "required", params: { missingProperty: "host" }, message: "must have required property 'host'" };
                    vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                  }
                  for (let key9 in data55)
                    if (!(key9 === "pid" || key9 === "host" || key9 === "bootId")) {
                      let err115 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/1/properties/payload/properties/process/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                    }
                  if (data55.pid !== void 0) {
                    let data56 = data55.pid;
                    if (!(typeof data56 == "number" && !(data56 % 1) && !isNaN(data56) && isFinite(data56))) {
                      let err116 = { instancePath: instancePath + "/payload/process/pid", schemaPath: "#/oneOf/1/properties/payload/properties/process/properties/pid/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                    }
                  }
                  if (data55.host !== void 0 && typeof data55.host != "string") {
                    let err117 = { instancePath: instancePath + "/payload/process/host", schemaPath: "#/oneOf/1/properties/payload/properties/process/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                  }
                  if (data55.bootId !== void 0 && typeof data55.bootId != "string") {
                    let err118 = { instancePath: instancePath + "/payload/process/bootId", schemaPath: "#/oneOf/1/properties/payload/properties/process/properties/bootId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                  }
                } else {
                  let err119 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/1/properties/payload/properties/process/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
                }
              }
              if (data45.software !== void 0 && typeof data45.software != "string") {
                let err120 = { instancePath: instancePath + "/payload/software", schemaPath: "#/oneOf/1/properties/payload/properties/software/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
              }
              if (data45.source !== void 0) {
                let data60 = data45.source;
                if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
                  if (data60.file === void 0) {
                    let err121 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/1/properties/payload/properties/source/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                    vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
                  }
                  for (let key10 in data60)
                    if (key10 !== "file") {
                      let err122 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/1/properties/payload/properties/source/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                    }
                  if (data60.file !== void 0 && typeof data60.file != "string") {
                    let err123 = { instancePath: instancePath + "/payload/source/file", schemaPath: "#/oneOf/1/properties/payload/properties/source/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
                  }
                } else {
                  let err124 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/1/properties/payload/properties/source/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
                }
              }
              if (data45.policy !== void 0) {
                let data62 = data45.policy;
                if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
                  if (data62.evidence === void 0) {
                    let err125 = { instancePath: instancePath + "/payload/policy", schemaPath: "#/oneOf/1/properties/payload/properties/policy/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                    vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
                  }
                  for (let key11 in data62)
                    if (!(key11 === "evidence" || key11 === "environment")) {
                      let err126 = { instancePath: instancePath + "/payload/policy", schemaPath: "#/oneOf/1/properties/payload/properties/policy/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
                    }
                  if (data62.evidence !== void 0 && (validate53(data62.evidence, { instancePath: instancePath + "/payload/policy/evidence", parentData: data62, parentDataProperty: "evidence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data62.environment !== void 0 && typeof data62.environment != "string") {
                    let err127 = { instancePath: instancePath + "/payload/policy/environment", schemaPath: "#/oneOf/1/properties/payload/properties/policy/properties/environment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
                  }
                } else {
                  let err128 = { instancePath: instancePath + "/payload/policy", schemaPath: "#/oneOf/1/properties/payload/properties/policy/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
                }
              }
              if (data45.params !== void 0 && (validate268(data45.params, { instancePath: instancePath + "/payload/params", parentData: data45, parentDataProperty: "params", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data45.env !== void 0) {
                let data66 = data45.env;
                if (!(data66 && typeof data66 == "object" && !Array.isArray(data66))) {
                  let err129 = { instancePath: instancePath + "/payload/env", schemaPath: "#/oneOf/1/properties/payload/properties/env/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
                }
              }
              if (data45.forceReexecute !== void 0) {
                let data67 = data45.forceReexecute;
                if (Array.isArray(data67)) {
                  let len2 = data67.length;
                  for (let i2 = 0; i2 < len2; i2++)
                    if (typeof data67[i2] != "string") {
                      let err130 = { instancePath: instancePath + "/payload/forceReexecute/" + i2, schemaPath: "#/oneOf/1/properties/payload/properties/forceReexecute/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
                    }
                } else {
                  let err131 = { instancePath: instancePath + "/payload/forceReexecute", schemaPath: "#/oneOf/1/properties/payload/properties/forceReexecute/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
                }
              }
              if (data45.allowMutatingReexec !== void 0) {
                let data69 = data45.allowMutatingReexec;
                if (Array.isArray(data69)) {
                  let len3 = data69.length;
                  for (let i3 = 0; i3 < len3; i3++)
                    if (typeof data69[i3] != "string") {
                      let err132 = { instancePath: instancePath + "/payload/allowMutatingReexec/" + i3, schemaPath: "#/oneOf/1/properties/payload/properties/allowMutatingReexec/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
                    }
                } else {
                  let err133 = { instancePath: instancePath + "/payload/allowMutatingReexec", schemaPath: "#/oneOf/1/properties/payload/properties/allowMutatingReexec/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
                }
              }
              if (data45.reexecReason !== void 0 && typeof data45.reexecReason != "string") {
                let err134 = { instancePath: instancePath + "/payload/reexecReason", schemaPath: "#/oneOf/1/properties/payload/properties/reexecReason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
              }
              if (data45.retry !== void 0 && typeof data45.retry != "string") {
                let err135 = { instancePath: instancePath + "/payload/retry", schemaPath: "#/oneOf/1/properties/payload/properties/retry/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
              }
              if (data45.adopt !== void 0) {
                let data73 = data45.adopt;
                if (Array.isArray(data73)) {
                  let len4 = data73.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    let data74 = data73[i4];
                    if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
                      if (data74.ref === void 0) {
                        let err136 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                        vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
                      }
                      if (data74.reason === void 0) {
                        let err137 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                        vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
                      }
                      for (let key12 in data74)
                        if (!(key12 === "ref" || key12 === "reason")) {
                          let err138 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
                        }
                      if (data74.ref !== void 0 && typeof data74.ref != "string") {
                        let err139 = { instancePath: instancePath + "/payload/adopt/" + i4 + "/ref", schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
                      }
                      if (data74.reason !== void 0 && typeof data74.reason != "string") {
                        let err140 = { instancePath: instancePath + "/payload/adopt/" + i4 + "/reason", schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
                      }
                    } else {
                      let err141 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
                    }
                  }
                } else {
                  let err142 = { instancePath: instancePath + "/payload/adopt", schemaPath: "#/oneOf/1/properties/payload/properties/adopt/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
                }
              }
              if (data45.adoptRest !== void 0 && typeof data45.adoptRest != "string") {
                let err143 = { instancePath: instancePath + "/payload/adoptRest", schemaPath: "#/oneOf/1/properties/payload/properties/adoptRest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
              }
              if (data45.cancelRunning !== void 0) {
                let data78 = data45.cancelRunning;
                if (Array.isArray(data78)) {
                  let len5 = data78.length;
                  for (let i5 = 0; i5 < len5; i5++)
                    if (typeof data78[i5] != "string") {
                      let err144 = { instancePath: instancePath + "/payload/cancelRunning/" + i5, schemaPath: "#/oneOf/1/properties/payload/properties/cancelRunning/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
                    }
                } else {
                  let err145 = { instancePath: instancePath + "/payload/cancelRunning", schemaPath: "#/oneOf/1/properties/payload/properties/cancelRunning/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
                }
              }
              if (data45.restoreArtifact !== void 0) {
                let data80 = data45.restoreArtifact;
                if (Array.isArray(data80)) {
                  let len6 = data80.length;
                  for (let i6 = 0; i6 < len6; i6++)
                    if (typeof data80[i6] != "string") {
                      let err146 = { instancePath: instancePath + "/payload/restoreArtifact/" + i6, schemaPath: "#/oneOf/1/properties/payload/properties/restoreArtifact/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
                    }
                } else {
                  let err147 = { instancePath: instancePath + "/payload/restoreArtifact", schemaPath: "#/oneOf/1/properties/payload/properties/restoreArtifact/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
                }
              }
              if (data45.acceptArtifact !== void 0) {
                let data82 = data45.acceptArtifact;
                if (Array.isArray(data82)) {
                  let len7 = data82.length;
                  for (let i7 = 0; i7 < len7; i7++)
                    if (typeof data82[i7] != "string") {
                      let err148 = { instancePath: instancePath + "/payload/acceptArtifact/" + i7, schemaPath: "#/oneOf/1/properties/payload/properties/acceptArtifact/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
                    }
                } else {
                  let err149 = { instancePath: instancePath + "/payload/acceptArtifact", schemaPath: "#/oneOf/1/properties/payload/properties/acceptArtifact/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
                }
              }
              if (data45.forcedStaleWriter !== void 0) {
                let data84 = data45.forcedStaleWriter;
                if (typeof data84 != "boolean") {
                  let err150 = { instancePath: instancePath + "/payload/forcedStaleWriter", schemaPath: "#/oneOf/1/properties/payload/properties/forcedStaleWriter/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
                }
                if (data84 !== !0) {
                  let err151 = { instancePath: instancePath + "/payload/forcedStaleWriter", schemaPath: "#/oneOf/1/properties/payload/properties/forcedStaleWriter/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
                }
              }
              if (data45.report !== void 0) {
                let data85 = data45.report;
                if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                  if (data85.evidence === void 0) {
                    let err152 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                    vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
                  }
                  if (data85.counts === void 0) {
                    let err153 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/required", keyword: "required", params: { missingProperty: "counts" }, message: "must have required property 'counts'" };
                    vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
                  }
                  for (let key13 in data85)
                    if (!(key13 === "evidence" || key13 === "counts")) {
                      let err154 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
                    }
                  if (data85.evidence !== void 0 && (validate53(data85.evidence, { instancePath: instancePath + "/payload/report/evidence", parentData: data85, parentDataProperty: "evidence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data85.counts !== void 0) {
                    let data87 = data85.counts;
                    if (!(data87 && typeof data87 == "object" && !Array.isArray(data87))) {
                      let err155 = { instancePath: instancePath + "/payload/report/counts", schemaPath: "#/oneOf/1/properties/payload/properties/report/properties/counts/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
                    }
                  }
                } else {
                  let err156 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
                }
              }
              if (data45.realigned !== void 0) {
                let data88 = data45.realigned;
                if (typeof data88 != "boolean") {
                  let err157 = { instancePath: instancePath + "/payload/realigned", schemaPath: "#/oneOf/1/properties/payload/properties/realigned/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
                }
                if (data88 !== !0) {
                  let err158 = { instancePath: instancePath + "/payload/realigned", schemaPath: "#/oneOf/1/properties/payload/properties/realigned/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
                }
              }
            } else {
              let err159 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
            }
          }
          if (data.v !== void 0) {
            let data89 = data.v;
            if (!(typeof data89 == "number" && !(data89 % 1) && !isNaN(data89) && isFinite(data89))) {
              let err160 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
            }
            if (typeof data89 == "number" && isFinite(data89) && (data89 < 1 || isNaN(data89))) {
              let err161 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
            }
          }
        } else {
          let err162 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "runSuspended") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err163 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
          }
          if (data.seq === void 0) {
            let err164 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
          }
          if (data.prev === void 0) {
            let err165 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
          }
          if (data.segment === void 0) {
            let err166 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
          }
          if (data.epoch === void 0) {
            let err167 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
          }
          if (data.atMs === void 0) {
            let err168 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
          }
          if (data.runPath === void 0) {
            let err169 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
          }
          if (data.type === void 0) {
            let err170 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
          }
          if (data.payload === void 0) {
            let err171 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
          }
          if (data.v === void 0) {
            let err172 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
          }
          for (let key14 in data)
            if (!func1.call(schema56.oneOf[2].properties, key14)) {
              let err173 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
            }
          if (data.runId !== void 0) {
            let data90 = data.runId;
            if (typeof data90 == "string") {
              if (func2(data90) < 1) {
                let err174 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/2/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
              }
            } else {
              let err175 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/2/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data91 = data.seq;
            if (!(typeof data91 == "number" && !(data91 % 1) && !isNaN(data91) && isFinite(data91))) {
              let err176 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/2/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
            }
            if (typeof data91 == "number" && isFinite(data91) && (data91 < 1 || isNaN(data91))) {
              let err177 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/2/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data92 = data.prev, _errs201 = errors, valid37 = !1, _errs202 = errors;
            validate53(data92, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid2 = _errs202 === errors;
            valid37 = valid37 || _valid2;
            let _errs203 = errors;
            if (data92 !== null) {
              let err178 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/2/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
            }
            var _valid2 = _errs203 === errors;
            if (valid37 = valid37 || _valid2, valid37)
              errors = _errs201, vErrors !== null && (_errs201 ? vErrors.length = _errs201 : vErrors = null);
            else {
              let err179 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/2/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data93 = data.segment;
            if (!(typeof data93 == "number" && !(data93 % 1) && !isNaN(data93) && isFinite(data93))) {
              let err180 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/2/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
            }
            if (typeof data93 == "number" && isFinite(data93) && (data93 < 1 || isNaN(data93))) {
              let err181 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/2/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data94 = data.epoch;
            if (!(typeof data94 == "number" && !(data94 % 1) && !isNaN(data94) && isFinite(data94))) {
              let err182 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/2/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
            }
            if (typeof data94 == "number" && isFinite(data94) && (data94 < 1 || isNaN(data94))) {
              let err183 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/2/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data95 = data.atMs;
            if (!(typeof data95 == "number" && !(data95 % 1) && !isNaN(data95) && isFinite(data95))) {
              let err184 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
            }
            if (typeof data95 == "number" && isFinite(data95) && (data95 < 0 || isNaN(data95))) {
              let err185 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data97 = data.type;
            if (typeof data97 != "string") {
              let err186 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
            }
            if (data97 !== "runSuspended") {
              let err187 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "runSuspended" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data98 = data.payload;
            if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
              if (data98.reason === void 0) {
                let err188 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/2/properties/payload/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
              }
              for (let key15 in data98)
                if (!(key15 === "reason" || key15 === "signal" || key15 === "refs" || key15 === "message" || key15 === "providerState")) {
                  let err189 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/2/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
                }
              if (data98.reason !== void 0) {
                let data99 = data98.reason;
                if (!(data99 === "stop" || data99 === "signal" || data99 === "stopAt" || data99 === "stopAfter" || data99 === "blocked" || data99 === "awaitingHuman" || data99 === "awaitingTimer" || data99 === "gated" || data99 === "transportLost" || data99 === "suspendAfter" || data99 === "leftRunning" || data99 === "retry")) {
                  let err190 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/2/properties/payload/properties/reason/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[2].properties.payload.properties.reason.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
                }
              }
              if (data98.signal !== void 0 && typeof data98.signal != "string") {
                let err191 = { instancePath: instancePath + "/payload/signal", schemaPath: "#/oneOf/2/properties/payload/properties/signal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
              }
              if (data98.refs !== void 0) {
                let data101 = data98.refs;
                if (Array.isArray(data101)) {
                  let len8 = data101.length;
                  for (let i8 = 0; i8 < len8; i8++)
                    if (typeof data101[i8] != "string") {
                      let err192 = { instancePath: instancePath + "/payload/refs/" + i8, schemaPath: "#/oneOf/2/properties/payload/properties/refs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
                    }
                } else {
                  let err193 = { instancePath: instancePath + "/payload/refs", schemaPath: "#/oneOf/2/properties/payload/properties/refs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
                }
              }
              if (data98.message !== void 0 && typeof data98.message != "string") {
                let err194 = { instancePath: instancePath + "/payload/message", schemaPath: "#/oneOf/2/properties/payload/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
              }
              if (data98.providerState !== void 0) {
                let data104 = data98.providerState;
                if (!(data104 && typeof data104 == "object" && !Array.isArray(data104))) {
                  let err195 = { instancePath: instancePath + "/payload/providerState", schemaPath: "#/oneOf/2/properties/payload/properties/providerState/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
                }
              }
            } else {
              let err196 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/2/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
            }
          }
          if (data.v !== void 0) {
            let data105 = data.v;
            if (!(typeof data105 == "number" && !(data105 % 1) && !isNaN(data105) && isFinite(data105))) {
              let err197 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
            }
            if (typeof data105 == "number" && isFinite(data105) && (data105 < 1 || isNaN(data105))) {
              let err198 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
            }
          }
        } else {
          let err199 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err199] : vErrors.push(err199), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "runFinished") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err200 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err200] : vErrors.push(err200), errors++;
          }
          if (data.seq === void 0) {
            let err201 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err201] : vErrors.push(err201), errors++;
          }
          if (data.prev === void 0) {
            let err202 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err202] : vErrors.push(err202), errors++;
          }
          if (data.segment === void 0) {
            let err203 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err203] : vErrors.push(err203), errors++;
          }
          if (data.epoch === void 0) {
            let err204 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err204] : vErrors.push(err204), errors++;
          }
          if (data.atMs === void 0) {
            let err205 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err205] : vErrors.push(err205), errors++;
          }
          if (data.runPath === void 0) {
            let err206 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err206] : vErrors.push(err206), errors++;
          }
          if (data.type === void 0) {
            let err207 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err207] : vErrors.push(err207), errors++;
          }
          if (data.payload === void 0) {
            let err208 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err208] : vErrors.push(err208), errors++;
          }
          if (data.v === void 0) {
            let err209 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err209] : vErrors.push(err209), errors++;
          }
          for (let key16 in data)
            if (!func1.call(schema56.oneOf[3].properties, key16)) {
              let err210 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err210] : vErrors.push(err210), errors++;
            }
          if (data.runId !== void 0) {
            let data106 = data.runId;
            if (typeof data106 == "string") {
              if (func2(data106) < 1) {
                let err211 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/3/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err211] : vErrors.push(err211), errors++;
              }
            } else {
              let err212 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/3/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err212] : vErrors.push(err212), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data107 = data.seq;
            if (!(typeof data107 == "number" && !(data107 % 1) && !isNaN(data107) && isFinite(data107))) {
              let err213 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/3/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err213] : vErrors.push(err213), errors++;
            }
            if (typeof data107 == "number" && isFinite(data107) && (data107 < 1 || isNaN(data107))) {
              let err214 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/3/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err214] : vErrors.push(err214), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data108 = data.prev, _errs238 = errors, valid43 = !1, _errs239 = errors;
            validate53(data108, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid3 = _errs239 === errors;
            valid43 = valid43 || _valid3;
            let _errs240 = errors;
            if (data108 !== null) {
              let err215 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/3/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err215] : vErrors.push(err215), errors++;
            }
            var _valid3 = _errs240 === errors;
            if (valid43 = valid43 || _valid3, valid43)
              errors = _errs238, vErrors !== null && (_errs238 ? vErrors.length = _errs238 : vErrors = null);
            else {
              let err216 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/3/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err216] : vErrors.push(err216), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data109 = data.segment;
            if (!(typeof data109 == "number" && !(data109 % 1) && !isNaN(data109) && isFinite(data109))) {
              let err217 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/3/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err217] : vErrors.push(err217), errors++;
            }
            if (typeof data109 == "number" && isFinite(data109) && (data109 < 1 || isNaN(data109))) {
              let err218 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/3/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err218] : vErrors.push(err218), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data110 = data.epoch;
            if (!(typeof data110 == "number" && !(data110 % 1) && !isNaN(data110) && isFinite(data110))) {
              let err219 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/3/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err219] : vErrors.push(err219), errors++;
            }
            if (typeof data110 == "number" && isFinite(data110) && (data110 < 1 || isNaN(data110))) {
              let err220 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/3/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err220] : vErrors.push(err220), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data111 = data.atMs;
            if (!(typeof data111 == "number" && !(data111 % 1) && !isNaN(data111) && isFinite(data111))) {
              let err221 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err221] : vErrors.push(err221), errors++;
            }
            if (typeof data111 == "number" && isFinite(data111) && (data111 < 0 || isNaN(data111))) {
              let err222 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err222] : vErrors.push(err222), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data113 = data.type;
            if (typeof data113 != "string") {
              let err223 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/3/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err223] : vErrors.push(err223), errors++;
            }
            if (data113 !== "runFinished") {
              let err224 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/3/properties/type/const", keyword: "const", params: { allowedValue: "runFinished" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err224] : vErrors.push(err224), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data114 = data.payload;
            if (data114 && typeof data114 == "object" && !Array.isArray(data114)) {
              if (data114.outcome === void 0) {
                let err225 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/3/properties/payload/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
                vErrors === null ? vErrors = [err225] : vErrors.push(err225), errors++;
              }
              for (let key17 in data114)
                if (!(key17 === "outcome" || key17 === "verdict" || key17 === "degraded" || key17 === "outputs" || key17 === "reason" || key17 === "annotations")) {
                  let err226 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/3/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err226] : vErrors.push(err226), errors++;
                }
              if (data114.outcome !== void 0) {
                let data115 = data114.outcome;
                if (!(data115 === "passed" || data115 === "failed" || data115 === "unknown" || data115 === "unverified" || data115 === "aborted")) {
                  let err227 = { instancePath: instancePath + "/payload/outcome", schemaPath: "#/oneOf/3/properties/payload/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[3].properties.payload.properties.outcome.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err227] : vErrors.push(err227), errors++;
                }
              }
              if (data114.verdict !== void 0) {
                let data116 = data114.verdict;
                if (!(data116 === "pass" || data116 === "fail" || data116 === "unknown")) {
                  let err228 = { instancePath: instancePath + "/payload/verdict", schemaPath: "#/oneOf/3/properties/payload/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[3].properties.payload.properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err228] : vErrors.push(err228), errors++;
                }
              }
              if (data114.degraded !== void 0) {
                let data117 = data114.degraded;
                if (typeof data117 != "boolean") {
                  let err229 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/3/properties/payload/properties/degraded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err229] : vErrors.push(err229), errors++;
                }
                if (data117 !== !0) {
                  let err230 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/3/properties/payload/properties/degraded/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err230] : vErrors.push(err230), errors++;
                }
              }
              if (data114.outputs !== void 0 && (validate268(data114.outputs, { instancePath: instancePath + "/payload/outputs", parentData: data114, parentDataProperty: "outputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data114.reason !== void 0 && typeof data114.reason != "string") {
                let err231 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/3/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err231] : vErrors.push(err231), errors++;
              }
              if (data114.annotations !== void 0) {
                let data120 = data114.annotations;
                if (Array.isArray(data120)) {
                  let len9 = data120.length;
                  for (let i9 = 0; i9 < len9; i9++)
                    if (typeof data120[i9] != "string") {
                      let err232 = { instancePath: instancePath + "/payload/annotations/" + i9, schemaPath: "#/oneOf/3/properties/payload/properties/annotations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err232] : vErrors.push(err232), errors++;
                    }
                } else {
                  let err233 = { instancePath: instancePath + "/payload/annotations", schemaPath: "#/oneOf/3/properties/payload/properties/annotations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err233] : vErrors.push(err233), errors++;
                }
              }
            } else {
              let err234 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/3/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err234] : vErrors.push(err234), errors++;
            }
          }
          if (data.v !== void 0) {
            let data122 = data.v;
            if (!(typeof data122 == "number" && !(data122 % 1) && !isNaN(data122) && isFinite(data122))) {
              let err235 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err235] : vErrors.push(err235), errors++;
            }
            if (typeof data122 == "number" && isFinite(data122) && (data122 < 1 || isNaN(data122))) {
              let err236 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err236] : vErrors.push(err236), errors++;
            }
          }
        } else {
          let err237 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err237] : vErrors.push(err237), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "runCancelled") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err238 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err238] : vErrors.push(err238), errors++;
          }
          if (data.seq === void 0) {
            let err239 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err239] : vErrors.push(err239), errors++;
          }
          if (data.prev === void 0) {
            let err240 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err240] : vErrors.push(err240), errors++;
          }
          if (data.segment === void 0) {
            let err241 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err241] : vErrors.push(err241), errors++;
          }
          if (data.epoch === void 0) {
            let err242 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err242] : vErrors.push(err242), errors++;
          }
          if (data.atMs === void 0) {
            let err243 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err243] : vErrors.push(err243), errors++;
          }
          if (data.runPath === void 0) {
            let err244 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err244] : vErrors.push(err244), errors++;
          }
          if (data.type === void 0) {
            let err245 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err245] : vErrors.push(err245), errors++;
          }
          if (data.payload === void 0) {
            let err246 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err246] : vErrors.push(err246), errors++;
          }
          if (data.v === void 0) {
            let err247 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err247] : vErrors.push(err247), errors++;
          }
          for (let key18 in data)
            if (!func1.call(schema56.oneOf[4].properties, key18)) {
              let err248 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err248] : vErrors.push(err248), errors++;
            }
          if (data.runId !== void 0) {
            let data123 = data.runId;
            if (typeof data123 == "string") {
              if (func2(data123) < 1) {
                let err249 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/4/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err249] : vErrors.push(err249), errors++;
              }
            } else {
              let err250 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/4/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err250] : vErrors.push(err250), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data124 = data.seq;
            if (!(typeof data124 == "number" && !(data124 % 1) && !isNaN(data124) && isFinite(data124))) {
              let err251 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/4/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err251] : vErrors.push(err251), errors++;
            }
            if (typeof data124 == "number" && isFinite(data124) && (data124 < 1 || isNaN(data124))) {
              let err252 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/4/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err252] : vErrors.push(err252), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data125 = data.prev, _errs275 = errors, valid49 = !1, _errs276 = errors;
            validate53(data125, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid4 = _errs276 === errors;
            valid49 = valid49 || _valid4;
            let _errs277 = errors;
            if (data125 !== null) {
              let err253 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/4/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err253] : vErrors.push(err253), errors++;
            }
            var _valid4 = _errs277 === errors;
            if (valid49 = valid49 || _valid4, valid49)
              errors = _errs275, vErrors !== null && (_errs275 ? vErrors.length = _errs275 : vErrors = null);
            else {
              let err254 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/4/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err254] : vErrors.push(err254), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data126 = data.segment;
            if (!(typeof data126 == "number" && !(data126 % 1) && !isNaN(data126) && isFinite(data126))) {
              let err255 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/4/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err255] : vErrors.push(err255), errors++;
            }
            if (typeof data126 == "number" && isFinite(data126) && (data126 < 1 || isNaN(data126))) {
              let err256 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/4/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err256] : vErrors.push(err256), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data127 = data.epoch;
            if (!(typeof data127 == "number" && !(data127 % 1) && !isNaN(data127) && isFinite(data127))) {
              let err257 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/4/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err257] : vErrors.push(err257), errors++;
            }
            if (typeof data127 == "number" && isFinite(data127) && (data127 < 1 || isNaN(data127))) {
              let err258 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/4/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err258] : vErrors.push(err258), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data128 = data.atMs;
            if (!(typeof data128 == "number" && !(data128 % 1) && !isNaN(data128) && isFinite(data128))) {
              let err259 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err259] : vErrors.push(err259), errors++;
            }
            if (typeof data128 == "number" && isFinite(data128) && (data128 < 0 || isNaN(data128))) {
              let err260 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err260] : vErrors.push(err260), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data130 = data.type;
            if (typeof data130 != "string") {
              let err261 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/4/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err261] : vErrors.push(err261), errors++;
            }
            if (data130 !== "runCancelled") {
              let err262 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/4/properties/type/const", keyword: "const", params: { allowedValue: "runCancelled" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err262] : vErrors.push(err262), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data131 = data.payload;
            if (data131 && typeof data131 == "object" && !Array.isArray(data131)) {
              if (data131.actor === void 0) {
                let err263 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/4/properties/payload/required", keyword: "required", params: { missingProperty: "actor" }, message: "must have required property 'actor'" };
                vErrors === null ? vErrors = [err263] : vErrors.push(err263), errors++;
              }
              for (let key19 in data131)
                if (!(key19 === "reason" || key19 === "actor")) {
                  let err264 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/4/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err264] : vErrors.push(err264), errors++;
                }
              if (data131.reason !== void 0 && typeof data131.reason != "string") {
                let err265 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/4/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err265] : vErrors.push(err265), errors++;
              }
              if (data131.actor !== void 0 && typeof data131.actor != "string") {
                let err266 = { instancePath: instancePath + "/payload/actor", schemaPath: "#/oneOf/4/properties/payload/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err266] : vErrors.push(err266), errors++;
              }
            } else {
              let err267 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/4/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err267] : vErrors.push(err267), errors++;
            }
          }
          if (data.v !== void 0) {
            let data134 = data.v;
            if (!(typeof data134 == "number" && !(data134 % 1) && !isNaN(data134) && isFinite(data134))) {
              let err268 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err268] : vErrors.push(err268), errors++;
            }
            if (typeof data134 == "number" && isFinite(data134) && (data134 < 1 || isNaN(data134))) {
              let err269 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err269] : vErrors.push(err269), errors++;
            }
          }
        } else {
          let err270 = { instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err270] : vErrors.push(err270), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "stepEntered") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err271 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err271] : vErrors.push(err271), errors++;
          }
          if (data.seq === void 0) {
            let err272 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err272] : vErrors.push(err272), errors++;
          }
          if (data.prev === void 0) {
            let err273 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err273] : vErrors.push(err273), errors++;
          }
          if (data.segment === void 0) {
            let err274 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err274] : vErrors.push(err274), errors++;
          }
          if (data.epoch === void 0) {
            let err275 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err275] : vErrors.push(err275), errors++;
          }
          if (data.atMs === void 0) {
            let err276 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err276] : vErrors.push(err276), errors++;
          }
          if (data.runPath === void 0) {
            let err277 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err277] : vErrors.push(err277), errors++;
          }
          if (data.type === void 0) {
            let err278 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err278] : vErrors.push(err278), errors++;
          }
          if (data.payload === void 0) {
            let err279 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err279] : vErrors.push(err279), errors++;
          }
          if (data.v === void 0) {
            let err280 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err280] : vErrors.push(err280), errors++;
          }
          for (let key20 in data)
            if (!func1.call(schema56.oneOf[5].properties, key20)) {
              let err281 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err281] : vErrors.push(err281), errors++;
            }
          if (data.runId !== void 0) {
            let data135 = data.runId;
            if (typeof data135 == "string") {
              if (func2(data135) < 1) {
                let err282 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/5/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err282] : vErrors.push(err282), errors++;
              }
            } else {
              let err283 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/5/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err283] : vErrors.push(err283), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data136 = data.seq;
            if (!(typeof data136 == "number" && !(data136 % 1) && !isNaN(data136) && isFinite(data136))) {
              let err284 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/5/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err284] : vErrors.push(err284), errors++;
            }
            if (typeof data136 == "number" && isFinite(data136) && (data136 < 1 || isNaN(data136))) {
              let err285 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/5/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err285] : vErrors.push(err285), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data137 = data.prev, _errs305 = errors, valid53 = !1, _errs306 = errors;
            validate53(data137, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid5 = _errs306 === errors;
            valid53 = valid53 || _valid5;
            let _errs307 = errors;
            if (data137 !== null) {
              let err286 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/5/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err286] : vErrors.push(err286), errors++;
            }
            var _valid5 = _errs307 === errors;
            if (valid53 = valid53 || _valid5, valid53)
              errors = _errs305, vErrors !== null && (_errs305 ? vErrors.length = _errs305 : vErrors = null);
            else {
              let err287 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/5/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err287] : vErrors.push(err287), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data138 = data.segment;
            if (!(typeof data138 == "number" && !(data138 % 1) && !isNaN(data138) && isFinite(data138))) {
              let err288 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/5/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err288] : vErrors.push(err288), errors++;
            }
            if (typeof data138 == "number" && isFinite(data138) && (data138 < 1 || isNaN(data138))) {
              let err289 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/5/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err289] : vErrors.push(err289), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data139 = data.epoch;
            if (!(typeof data139 == "number" && !(data139 % 1) && !isNaN(data139) && isFinite(data139))) {
              let err290 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/5/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err290] : vErrors.push(err290), errors++;
            }
            if (typeof data139 == "number" && isFinite(data139) && (data139 < 1 || isNaN(data139))) {
              let err291 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/5/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err291] : vErrors.push(err291), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data140 = data.atMs;
            if (!(typeof data140 == "number" && !(data140 % 1) && !isNaN(data140) && isFinite(data140))) {
              let err292 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err292] : vErrors.push(err292), errors++;
            }
            if (typeof data140 == "number" && isFinite(data140) && (data140 < 0 || isNaN(data140))) {
              let err293 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err293] : vErrors.push(err293), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data142 = data.type;
            if (typeof data142 != "string") {
              let err294 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/5/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err294] : vErrors.push(err294), errors++;
            }
            if (data142 !== "stepEntered") {
              let err295 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/5/properties/type/const", keyword: "const", params: { allowedValue: "stepEntered" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err295] : vErrors.push(err295), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data143 = data.payload;
            if (data143 && typeof data143 == "object" && !Array.isArray(data143)) {
              if (data143.kind === void 0) {
                let err296 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                vErrors === null ? vErrors = [err296] : vErrors.push(err296), errors++;
              }
              if (data143.scheme === void 0) {
                let err297 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "scheme" }, message: "must have required property 'scheme'" };
                vErrors === null ? vErrors = [err297] : vErrors.push(err297), errors++;
              }
              if (data143.irHash === void 0) {
                let err298 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err298] : vErrors.push(err298), errors++;
              }
              if (data143.hashes === void 0) {
                let err299 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "hashes" }, message: "must have required property 'hashes'" };
                vErrors === null ? vErrors = [err299] : vErrors.push(err299), errors++;
              }
              if (data143.resolvedInputs === void 0) {
                let err300 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "resolvedInputs" }, message: "must have required property 'resolvedInputs'" };
                vErrors === null ? vErrors = [err300] : vErrors.push(err300), errors++;
              }
              for (let key21 in data143)
                if (!func1.call(schema56.oneOf[5].properties.payload.properties, key21)) {
                  let err301 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err301] : vErrors.push(err301), errors++;
                }
              if (data143.kind !== void 0) {
                let data144 = data143.kind;
                if (!(data144 === "action" || data144 === "assert" || data144 === "call" || data144 === "human" || data144 === "if" || data144 === "foreach" || data144 === "let" || data144 === "parallel" || data144 === "wait")) {
                  let err302 = { instancePath: instancePath + "/payload/kind", schemaPath: "#/oneOf/5/properties/payload/properties/kind/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[5].properties.payload.properties.kind.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err302] : vErrors.push(err302), errors++;
                }
              }
              if (data143.scheme !== void 0) {
                let data145 = data143.scheme;
                if (!(data145 === "pointlock-ir/1" || data145 === "flow-ir/2")) {
                  let err303 = { instancePath: instancePath + "/payload/scheme", schemaPath: "#/oneOf/5/properties/payload/properties/scheme/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[5].properties.payload.properties.scheme.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err303] : vErrors.push(err303), errors++;
                }
              }
              if (data143.irHash !== void 0 && (validate53(data143.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data143, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data143.hashes !== void 0 && (validate291(data143.hashes, { instancePath: instancePath + "/payload/hashes", parentData: data143, parentDataProperty: "hashes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data143.within !== void 0) {
                let data148 = data143.within;
                if (data148 && typeof data148 == "object" && !Array.isArray(data148)) {
                  if (data148.step === void 0) {
                    let err304 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
                    vErrors === null ? vErrors = [err304] : vErrors.push(err304), errors++;
                  }
                  if (data148.body === void 0) {
                    let err305 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
                    vErrors === null ? vErrors = [err305] : vErrors.push(err305), errors++;
                  }
                  for (let key22 in data148)
                    if (!(key22 === "step" || key22 === "body")) {
                      let err306 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err306] : vErrors.push(err306), errors++;
                    }
                  if (data148.step !== void 0 && typeof data148.step != "string") {
                    let err307 = { instancePath: instancePath + "/payload/within/step", schemaPath: "#/oneOf/5/properties/payload/properties/within/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err307] : vErrors.push(err307), errors++;
                  }
                  if (data148.body !== void 0 && typeof data148.body != "string") {
                    let err308 = { instancePath: instancePath + "/payload/within/body", schemaPath: "#/oneOf/5/properties/payload/properties/within/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err308] : vErrors.push(err308), errors++;
                  }
                } else {
                  let err309 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err309] : vErrors.push(err309), errors++;
                }
              }
              if (data143.resolvedInputs !== void 0) {
                let data151 = data143.resolvedInputs, _errs333 = errors, valid56 = !1, _errs334 = errors;
                validate268(data151, { instancePath: instancePath + "/payload/resolvedInputs", parentData: data143, parentDataProperty: "resolvedInputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length);
                var _valid6 = _errs334 === errors;
                valid56 = valid56 || _valid6;
                let _errs335 = errors;
                if (data151 !== null) {
                  let err310 = { instancePath: instancePath + "/payload/resolvedInputs", schemaPath: "#/oneOf/5/properties/payload/properties/resolvedInputs/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  vErrors === null ? vErrors = [err310] : vErrors.push(err310), errors++;
                }
                var _valid6 = _errs335 === errors;
                if (valid56 = valid56 || _valid6, valid56)
                  errors = _errs333, vErrors !== null && (_errs333 ? vErrors.length = _errs333 : vErrors = null);
                else {
                  let err311 = { instancePath: instancePath + "/payload/resolvedInputs", schemaPath: "#/oneOf/5/properties/payload/properties/resolvedInputs/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  vErrors === null ? vErrors = [err311] : vErrors.push(err311), errors++;
                }
              }
              if (data143.inputError !== void 0) {
                let data152 = data143.inputError;
                if (data152 && typeof data152 == "object" && !Array.isArray(data152)) {
                  if (data152.errorClass === void 0) {
                    let err312 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "errorClass" }, message: "must have required property 'errorClass'" };
                    vErrors === null ? vErrors = [err312] : vErrors.push(err312), errors++;
                  }
                  if (data152.message === void 0) {
                    let err313 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
                    vErrors === null ? vErrors = [err313] : vErrors.push(err313), errors++;
                  }
                  for (let key23 in data152)
                    if (!(key23 === "errorClass" || key23 === "message")) {
                      let err314 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err314] : vErrors.push(err314), errors++;
                    }
                  if (data152.errorClass !== void 0) {
                    let data153 = data152.errorClass;
                    if (!(data153 === "capability_drift" || data153 === "bind_arguments_invalid" || data153 === "action_failed_retryable" || data153 === "action_failed_final" || data153 === "action_timed_out" || data153 === "action_cancelled" || data153 === "target_stale" || data153 === "transport_lost" || data153 === "session_degraded")) {
                      let err315 = { instancePath: instancePath + "/payload/inputError/errorClass", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[5].properties.payload.properties.inputError.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                      vErrors === null ? vErrors = [err315] : vErrors.push(err315), errors++;
                    }
                  }
                  if (data152.message !== void 0 && typeof data152.message != "string") {
                    let err316 = { instancePath: instancePath + "/payload/inputError/message", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err316] : vErrors.push(err316), errors++;
                  }
                } else {
                  let err317 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err317] : vErrors.push(err317), errors++;
                }
              }
              if (data143.phase !== void 0) {
                let data155 = data143.phase;
                if (typeof data155 != "string") {
                  let err318 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/5/properties/payload/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err318] : vErrors.push(err318), errors++;
                }
                if (data155 !== "finally") {
                  let err319 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/5/properties/payload/properties/phase/const", keyword: "const", params: { allowedValue: "finally" }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err319] : vErrors.push(err319), errors++;
                }
              }
              if (data143.asOne !== void 0) {
                let data156 = data143.asOne;
                if (typeof data156 != "boolean") {
                  let err320 = { instancePath: instancePath + "/payload/asOne", schemaPath: "#/oneOf/5/properties/payload/properties/asOne/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err320] : vErrors.push(err320), errors++;
                }
                if (data156 !== !0) {
                  let err321 = { instancePath: instancePath + "/payload/asOne", schemaPath: "#/oneOf/5/properties/payload/properties/asOne/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err321] : vErrors.push(err321), errors++;
                }
              }
            } else {
              let err322 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err322] : vErrors.push(err322), errors++;
            }
          }
          if (data.v !== void 0) {
            let data157 = data.v;
            if (!(typeof data157 == "number" && !(data157 % 1) && !isNaN(data157) && isFinite(data157))) {
              let err323 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err323] : vErrors.push(err323), errors++;
            }
            if (typeof data157 == "number" && isFinite(data157) && (data157 < 1 || isNaN(data157))) {
              let err324 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err324] : vErrors.push(err324), errors++;
            }
          }
        } else {
          let err325 = { instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err325] : vErrors.push(err325), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "preflightProbed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err326 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err326] : vErrors.push(err326), errors++;
          }
          if (data.seq === void 0) {
            let err327 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err327] : vErrors.push(err327), errors++;
          }
          if (data.prev === void 0) {
            let err328 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err328] : vErrors.push(err328), errors++;
          }
          if (data.segment === void 0) {
            let err329 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err329] : vErrors.push(err329), errors++;
          }
          if (data.epoch === void 0) {
            let err330 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err330] : vErrors.push(err330), errors++;
          }
          if (data.atMs === void 0) {
            let err331 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err331] : vErrors.push(err331), errors++;
          }
          if (data.runPath === void 0) {
            let err332 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err332] : vErrors.push(err332), errors++;
          }
          if (data.type === void 0) {
            let err333 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err333] : vErrors.push(err333), errors++;
          }
          if (data.payload === void 0) {
            let err334 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err334] : vErrors.push(err334), errors++;
          }
          if (data.v === void 0) {
            let err335 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err335] : vErrors.push(err335), errors++;
          }
          for (let key24 in data)
            if (!func1.call(schema56.oneOf[6].properties, key24)) {
              let err336 = { instancePath, schemaPath: "#/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err336] : vErrors.push(err336), errors++;
            }
          if (data.runId !== void 0) {
            let data158 = data.runId;
            if (typeof data158 == "string") {
              if (func2(data158) < 1) {
                let err337 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/6/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err337] : vErrors.push(err337), errors++;
              }
            } else {
              let err338 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/6/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err338] : vErrors.push(err338), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data159 = data.seq;
            if (!(typeof data159 == "number" && !(data159 % 1) && !isNaN(data159) && isFinite(data159))) {
              let err339 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/6/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err339] : vErrors.push(err339), errors++;
            }
            if (typeof data159 == "number" && isFinite(data159) && (data159 < 1 || isNaN(data159))) {
              let err340 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/6/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err340] : vErrors.push(err340), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data160 = data.prev, _errs357 = errors, valid60 = !1, _errs358 = errors;
            validate53(data160, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid7 = _errs358 === errors;
            valid60 = valid60 || _valid7;
            let _errs359 = errors;
            if (data160 !== null) {
              let err341 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/6/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err341] : vErrors.push(err341), errors++;
            }
            var _valid7 = _errs359 === errors;
            if (valid60 = valid60 || _valid7, valid60)
              errors = _errs357, vErrors !== null && (_errs357 ? vErrors.length = _errs357 : vErrors = null);
            else {
              let err342 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/6/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err342] : vErrors.push(err342), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data161 = data.segment;
            if (!(typeof data161 == "number" && !(data161 % 1) && !isNaN(data161) && isFinite(data161))) {
              let err343 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/6/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err343] : vErrors.push(err343), errors++;
            }
            if (typeof data161 == "number" && isFinite(data161) && (data161 < 1 || isNaN(data161))) {
              let err344 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/6/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err344] : vErrors.push(err344), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data162 = data.epoch;
            if (!(typeof data162 == "number" && !(data162 % 1) && !isNaN(data162) && isFinite(data162))) {
              let err345 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/6/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err345] : vErrors.push(err345), errors++;
            }
            if (typeof data162 == "number" && isFinite(data162) && (data162 < 1 || isNaN(data162))) {
              let err346 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/6/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err346] : vErrors.push(err346), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data163 = data.atMs;
            if (!(typeof data163 == "number" && !(data163 % 1) && !isNaN(data163) && isFinite(data163))) {
              let err347 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err347] : vErrors.push(err347), errors++;
            }
            if (typeof data163 == "number" && isFinite(data163) && (data163 < 0 || isNaN(data163))) {
              let err348 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err348] : vErrors.push(err348), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data165 = data.type;
            if (typeof data165 != "string") {
              let err349 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/6/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err349] : vErrors.push(err349), errors++;
            }
            if (data165 !== "preflightProbed") {
              let err350 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/6/properties/type/const", keyword: "const", params: { allowedValue: "preflightProbed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err350] : vErrors.push(err350), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data166 = data.payload;
            if (data166 && typeof data166 == "object" && !Array.isArray(data166)) {
              if (data166.results === void 0) {
                let err351 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
                vErrors === null ? vErrors = [err351] : vErrors.push(err351), errors++;
              }
              if (data166.holds === void 0) {
                let err352 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/required", keyword: "required", params: { missingProperty: "holds" }, message: "must have required property 'holds'" };
                vErrors === null ? vErrors = [err352] : vErrors.push(err352), errors++;
              }
              for (let key25 in data166)
                if (!(key25 === "results" || key25 === "holds")) {
                  let err353 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err353] : vErrors.push(err353), errors++;
                }
              if (data166.results !== void 0) {
                let data167 = data166.results;
                if (Array.isArray(data167)) {
                  let len10 = data167.length;
                  for (let i10 = 0; i10 < len10; i10++)
                    validate299(data167[i10], { instancePath: instancePath + "/payload/results/" + i10, parentData: data167, parentDataProperty: i10, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors), errors = vErrors.length);
                } else {
                  let err354 = { instancePath: instancePath + "/payload/results", schemaPath: "#/oneOf/6/properties/payload/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err354] : vErrors.push(err354), errors++;
                }
              }
              if (data166.holds !== void 0) {
                let data169 = data166.holds;
                if (typeof data169 != "boolean" && data169 !== null) {
                  let err355 = { instancePath: instancePath + "/payload/holds", schemaPath: "#/oneOf/6/properties/payload/properties/holds/type", keyword: "type", params: { type: schema56.oneOf[6].properties.payload.properties.holds.type }, message: "must be boolean,null" };
                  vErrors === null ? vErrors = [err355] : vErrors.push(err355), errors++;
                }
              }
            } else {
              let err356 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err356] : vErrors.push(err356), errors++;
            }
          }
          if (data.v !== void 0) {
            let data170 = data.v;
            if (!(typeof data170 == "number" && !(data170 % 1) && !isNaN(data170) && isFinite(data170))) {
              let err357 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err357] : vErrors.push(err357), errors++;
            }
            if (typeof data170 == "number" && isFinite(data170) && (data170 < 1 || isNaN(data170))) {
              let err358 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err358] : vErrors.push(err358), errors++;
            }
          }
        } else {
          let err359 = { instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err359] : vErrors.push(err359), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "actionIntent") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err360 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err360] : vErrors.push(err360), errors++;
          }
          if (data.seq === void 0) {
            let err361 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err361] : vErrors.push(err361), errors++;
          }
          if (data.prev === void 0) {
            let err362 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err362] : vErrors.push(err362), errors++;
          }
          if (data.segment === void 0) {
            let err363 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err363] : vErrors.push(err363), errors++;
          }
          if (data.epoch === void 0) {
            let err364 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err364] : vErrors.push(err364), errors++;
          }
          if (data.atMs === void 0) {
            let err365 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err365] : vErrors.push(err365), errors++;
          }
          if (data.runPath === void 0) {
            let err366 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err366] : vErrors.push(err366), errors++;
          }
          if (data.type === void 0) {
            let err367 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err367] : vErrors.push(err367), errors++;
          }
          if (data.payload === void 0) {
            let err368 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err368] : vErrors.push(err368), errors++;
          }
          if (data.v === void 0) {
            let err369 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err369] : vErrors.push(err369), errors++;
          }
          for (let key26 in data)
            if (!func1.call(schema56.oneOf[7].properties, key26)) {
              let err370 = { instancePath, schemaPath: "#/oneOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err370] : vErrors.push(err370), errors++;
            }
          if (data.runId !== void 0) {
            let data171 = data.runId;
            if (typeof data171 == "string") {
              if (func2(data171) < 1) {
                let err371 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/7/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err371] : vErrors.push(err371), errors++;
              }
            } else {
              let err372 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/7/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err372] : vErrors.push(err372), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data172 = data.seq;
            if (!(typeof data172 == "number" && !(data172 % 1) && !isNaN(data172) && isFinite(data172))) {
              let err373 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/7/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err373] : vErrors.push(err373), errors++;
            }
            if (typeof data172 == "number" && isFinite(data172) && (data172 < 1 || isNaN(data172))) {
              let err374 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/7/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err374] : vErrors.push(err374), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data173 = data.prev, _errs388 = errors, valid66 = !1, _errs389 = errors;
            validate53(data173, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid8 = _errs389 === errors;
            valid66 = valid66 || _valid8;
            let _errs390 = errors;
            if (data173 !== null) {
              let err375 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/7/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err375] : vErrors.push(err375), errors++;
            }
            var _valid8 = _errs390 === errors;
            if (valid66 = valid66 || _valid8, valid66)
              errors = _errs388, vErrors !== null && (_errs388 ? vErrors.length = _errs388 : vErrors = null);
            else {
              let err376 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/7/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err376] : vErrors.push(err376), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data174 = data.segment;
            if (!(typeof data174 == "number" && !(data174 % 1) && !isNaN(data174) && isFinite(data174))) {
              let err377 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/7/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err377] : vErrors.push(err377), errors++;
            }
            if (typeof data174 == "number" && isFinite(data174) && (data174 < 1 || isNaN(data174))) {
              let err378 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/7/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err378] : vErrors.push(err378), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data175 = data.epoch;
            if (!(typeof data175 == "number" && !(data175 % 1) && !isNaN(data175) && isFinite(data175))) {
              let err379 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/7/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err379] : vErrors.push(err379), errors++;
            }
            if (typeof data175 == "number" && isFinite(data175) && (data175 < 1 || isNaN(data175))) {
              let err380 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/7/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err380] : vErrors.push(err380), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data176 = data.atMs;
            if (!(typeof data176 == "number" && !(data176 % 1) && !isNaN(data176) && isFinite(data176))) {
              let err381 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err381] : vErrors.push(err381), errors++;
            }
            if (typeof data176 == "number" && isFinite(data176) && (data176 < 0 || isNaN(data176))) {
              let err382 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err382] : vErrors.push(err382), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data178 = data.type;
            if (typeof data178 != "string") {
              let err383 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/7/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err383] : vErrors.push(err383), errors++;
            }
            if (data178 !== "actionIntent") {
              let err384 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/7/properties/type/const", keyword: "const", params: { allowedValue: "actionIntent" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err384] : vErrors.push(err384), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data179 = data.payload;
            if (data179 && typeof data179 == "object" && !Array.isArray(data179)) {
              if (data179.callId === void 0) {
                let err385 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "callId" }, message: "must have required property 'callId'" };
                vErrors === null ? vErrors = [err385] : vErrors.push(err385), errors++;
              }
              if (data179.idempotencyKey === void 0) {
                let err386 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
                vErrors === null ? vErrors = [err386] : vErrors.push(err386), errors++;
              }
              if (data179.group === void 0) {
                let err387 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
                vErrors === null ? vErrors = [err387] : vErrors.push(err387), errors++;
              }
              if (data179.attempt === void 0) {
                let err388 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err388] : vErrors.push(err388), errors++;
              }
              if (data179.chainIndex === void 0) {
                let err389 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "chainIndex" }, message: "must have required property 'chainIndex'" };
                vErrors === null ? vErrors = [err389] : vErrors.push(err389), errors++;
              }
              if (data179.actionName === void 0) {
                let err390 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "actionName" }, message: "must have required property 'actionName'" };
                vErrors === null ? vErrors = [err390] : vErrors.push(err390), errors++;
              }
              if (data179.argsSnapshot === void 0) {
                let err391 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "argsSnapshot" }, message: "must have required property 'argsSnapshot'" };
                vErrors === null ? vErrors = [err391] : vErrors.push(err391), errors++;
              }
              if (data179.provider === void 0) {
                let err392 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
                vErrors === null ? vErrors = [err392] : vErrors.push(err392), errors++;
              }
              if (data179.sessionId === void 0) {
                let err393 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
                vErrors === null ? vErrors = [err393] : vErrors.push(err393), errors++;
              }
              if (data179.effectClass === void 0) {
                let err394 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "effectClass" }, message: "must have required property 'effectClass'" };
                vErrors === null ? vErrors = [err394] : vErrors.push(err394), errors++;
              }
              if (data179.idempotent === void 0) {
                let err395 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "idempotent" }, message: "must have required property 'idempotent'" };
                vErrors === null ? vErrors = [err395] : vErrors.push(err395), errors++;
              }
              for (let key27 in data179)
                if (!func1.call(schema56.oneOf[7].properties.payload.properties, key27)) {
                  let err396 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err396] : vErrors.push(err396), errors++;
                }
              if (data179.callId !== void 0 && typeof data179.callId != "string") {
                let err397 = { instancePath: instancePath + "/payload/callId", schemaPath: "#/oneOf/7/properties/payload/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err397] : vErrors.push(err397), errors++;
              }
              if (data179.idempotencyKey !== void 0 && typeof data179.idempotencyKey != "string") {
                let err398 = { instancePath: instancePath + "/payload/idempotencyKey", schemaPath: "#/oneOf/7/properties/payload/properties/idempotencyKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err398] : vErrors.push(err398), errors++;
              }
              if (data179.group !== void 0) {
                let data182 = data179.group;
                if (!(typeof data182 == "number" && !(data182 % 1) && !isNaN(data182) && isFinite(data182))) {
                  let err399 = { instancePath: instancePath + "/payload/group", schemaPath: "#/oneOf/7/properties/payload/properties/group/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err399] : vErrors.push(err399), errors++;
                }
                if (typeof data182 == "number" && isFinite(data182) && (data182 < 1 || isNaN(data182))) {
                  let err400 = { instancePath: instancePath + "/payload/group", schemaPath: "#/oneOf/7/properties/payload/properties/group/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err400] : vErrors.push(err400), errors++;
                }
              }
              if (data179.attempt !== void 0) {
                let data183 = data179.attempt;
                if (!(typeof data183 == "number" && !(data183 % 1) && !isNaN(data183) && isFinite(data183))) {
                  let err401 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/7/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err401] : vErrors.push(err401), errors++;
                }
                if (typeof data183 == "number" && isFinite(data183) && (data183 < 1 || isNaN(data183))) {
                  let err402 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/7/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err402] : vErrors.push(err402), errors++;
                }
              }
              if (data179.chainIndex !== void 0) {
                let data184 = data179.chainIndex;
                if (!(typeof data184 == "number" && !(data184 % 1) && !isNaN(data184) && isFinite(data184))) {
                  let err403 = { instancePath: instancePath + "/payload/chainIndex", schemaPath: "#/oneOf/7/properties/payload/properties/chainIndex/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err403] : vErrors.push(err403), errors++;
                }
                if (typeof data184 == "number" && isFinite(data184) && (data184 < 0 || isNaN(data184))) {
                  let err404 = { instancePath: instancePath + "/payload/chainIndex", schemaPath: "#/oneOf/7/properties/payload/properties/chainIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err404] : vErrors.push(err404), errors++;
                }
              }
              if (data179.channel !== void 0 && typeof data179.channel != "string") {
                let err405 = { instancePath: instancePath + "/payload/channel", schemaPath: "#/oneOf/7/properties/payload/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err405] : vErrors.push(err405), errors++;
              }
              if (data179.actionName !== void 0 && typeof data179.actionName != "string") {
                let err406 = { instancePath: instancePath + "/payload/actionName", schemaPath: "#/oneOf/7/properties/payload/properties/actionName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err406] : vErrors.push(err406), errors++;
              }
              if (data179.argsSnapshot !== void 0 && (validate268(data179.argsSnapshot, { instancePath: instancePath + "/payload/argsSnapshot", parentData: data179, parentDataProperty: "argsSnapshot", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data179.provider !== void 0 && typeof data179.provider != "string") {
                let err407 = { instancePath: instancePath + "/payload/provider", schemaPath: "#/oneOf/7/properties/payload/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err407] : vErrors.push(err407), errors++;
              }
              if (data179.sessionId !== void 0 && typeof data179.sessionId != "string") {
                let err408 = { instancePath: instancePath + "/payload/sessionId", schemaPath: "#/oneOf/7/properties/payload/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err408] : vErrors.push(err408), errors++;
              }
              if (data179.effectClass !== void 0) {
                let data190 = data179.effectClass;
                if (!(data190 === "mutating" || data190 === "readonly")) {
                  let err409 = { instancePath: instancePath + "/payload/effectClass", schemaPath: "#/oneOf/7/properties/payload/properties/effectClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[7].properties.payload.properties.effectClass.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err409] : vErrors.push(err409), errors++;
                }
              }
              if (data179.idempotent !== void 0 && typeof data179.idempotent != "boolean") {
                let err410 = { instancePath: instancePath + "/payload/idempotent", schemaPath: "#/oneOf/7/properties/payload/properties/idempotent/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err410] : vErrors.push(err410), errors++;
              }
              if (data179.timeoutMs !== void 0) {
                let data192 = data179.timeoutMs;
                if (!(typeof data192 == "number" && !(data192 % 1) && !isNaN(data192) && isFinite(data192))) {
                  let err411 = { instancePath: instancePath + "/payload/timeoutMs", schemaPath: "#/oneOf/7/properties/payload/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err411] : vErrors.push(err411), errors++;
                }
              }
              if (data179.release !== void 0) {
                let data193 = data179.release;
                if (data193 && typeof data193 == "object" && !Array.isArray(data193)) {
                  if (data193.ref === void 0) {
                    let err412 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                    vErrors === null ? vErrors = [err412] : vErrors.push(err412), errors++;
                  }
                  if (data193.by === void 0) {
                    let err413 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                    vErrors === null ? vErrors = [err413] : vErrors.push(err413), errors++;
                  }
                  for (let key28 in data193)
                    if (!(key28 === "ref" || key28 === "by" || key28 === "reason")) {
                      let err414 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err414] : vErrors.push(err414), errors++;
                    }
                  if (data193.ref !== void 0 && typeof data193.ref != "string") {
                    let err415 = { instancePath: instancePath + "/payload/release/ref", schemaPath: "#/oneOf/7/properties/payload/properties/release/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err415] : vErrors.push(err415), errors++;
                  }
                  if (data193.by !== void 0 && typeof data193.by != "string") {
                    let err416 = { instancePath: instancePath + "/payload/release/by", schemaPath: "#/oneOf/7/properties/payload/properties/release/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err416] : vErrors.push(err416), errors++;
                  }
                  if (data193.reason !== void 0 && typeof data193.reason != "string") {
                    let err417 = { instancePath: instancePath + "/payload/release/reason", schemaPath: "#/oneOf/7/properties/payload/properties/release/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err417] : vErrors.push(err417), errors++;
                  }
                } else {
                  let err418 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err418] : vErrors.push(err418), errors++;
                }
              }
              if (data179.provenance !== void 0) {
                let data197 = data179.provenance;
                if (!(data197 && typeof data197 == "object" && !Array.isArray(data197))) {
                  let err419 = { instancePath: instancePath + "/payload/provenance", schemaPath: "#/oneOf/7/properties/payload/properties/provenance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err419] : vErrors.push(err419), errors++;
                }
              }
              if (data179.sourcesDigest !== void 0 && (validate53(data179.sourcesDigest, { instancePath: instancePath + "/payload/sourcesDigest", parentData: data179, parentDataProperty: "sourcesDigest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data179.sourcesStat !== void 0 && (validate53(data179.sourcesStat, { instancePath: instancePath + "/payload/sourcesStat", parentData: data179, parentDataProperty: "sourcesStat", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data179.extends !== void 0) {
                let data200 = data179.extends;
                if (!(typeof data200 == "number" && !(data200 % 1) && !isNaN(data200) && isFinite(data200))) {
                  let err420 = { instancePath: instancePath + "/payload/extends", schemaPath: "#/oneOf/7/properties/payload/properties/extends/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err420] : vErrors.push(err420), errors++;
                }
                if (typeof data200 == "number" && isFinite(data200) && (data200 < 1 || isNaN(data200))) {
                  let err421 = { instancePath: instancePath + "/payload/extends", schemaPath: "#/oneOf/7/properties/payload/properties/extends/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err421] : vErrors.push(err421), errors++;
                }
              }
              if (data179.extra !== void 0) {
                let data201 = data179.extra;
                if (typeof data201 != "boolean") {
                  let err422 = { instancePath: instancePath + "/payload/extra", schemaPath: "#/oneOf/7/properties/payload/properties/extra/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err422] : vErrors.push(err422), errors++;
                }
                if (data201 !== !0) {
                  let err423 = { instancePath: instancePath + "/payload/extra", schemaPath: "#/oneOf/7/properties/payload/properties/extra/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err423] : vErrors.push(err423), errors++;
                }
              }
              data179.context !== void 0 && (validate268(data179.context, { instancePath: instancePath + "/payload/context", parentData: data179, parentDataProperty: "context", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length));
            } else {
              let err424 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err424] : vErrors.push(err424), errors++;
            }
          }
          if (data.v !== void 0) {
            let data203 = data.v;
            if (!(typeof data203 == "number" && !(data203 % 1) && !isNaN(data203) && isFinite(data203))) {
              let err425 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err425] : vErrors.push(err425), errors++;
            }
            if (typeof data203 == "number" && isFinite(data203) && (data203 < 1 || isNaN(data203))) {
              let err426 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err426] : vErrors.push(err426), errors++;
            }
          }
        } else {
          let err427 = { instancePath, schemaPath: "#/oneOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err427] : vErrors.push(err427), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "actionSettled") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err428 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err428] : vErrors.push(err428), errors++;
          }
          if (data.seq === void 0) {
            let err429 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err429] : vErrors.push(err429), errors++;
          }
          if (data.prev === void 0) {
            let err430 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err430] : vErrors.push(err430), errors++;
          }
          if (data.segment === void 0) {
            let err431 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err431] : vErrors.push(err431), errors++;
          }
          if (data.epoch === void 0) {
            let err432 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err432] : vErrors.push(err432), errors++;
          }
          if (data.atMs === void 0) {
            let err433 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err433] : vErrors.push(err433), errors++;
          }
          if (data.runPath === void 0) {
            let err434 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err434] : vErrors.push(err434), errors++;
          }
          if (data.type === void 0) {
            let err435 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err435] : vErrors.push(err435), errors++;
          }
          if (data.payload === void 0) {
            let err436 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err436] : vErrors.push(err436), errors++;
          }
          if (data.v === void 0) {
            let err437 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err437] : vErrors.push(err437), errors++;
          }
          for (let key29 in data)
            if (!func1.call(schema56.oneOf[8].properties, key29)) {
              let err438 = { instancePath, schemaPath: "#/oneOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err438] : vErrors.push(err438), errors++;
            }
          if (data.runId !== void 0) {
            let data204 = data.runId;
            if (typeof data204 == "string") {
              if (func2(data204) < 1) {
                let err439 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/8/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err439] : vErrors.push(err439), errors++;
              }
            } else {
              let err440 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/8/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err440] : vErrors.push(err440), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data205 = data.seq;
            if (!(typeof data205 == "number" && !(data205 % 1) && !isNaN(data205) && isFinite(data205))) {
              let err441 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/8/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err441] : vErrors.push(err441), errors++;
            }
            if (typeof data205 == "number" && isFinite(data205) && (data205 < 1 || isNaN(data205))) {
              let err442 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/8/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err442] : vErrors.push(err442), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data206 = data.prev, _errs456 = errors, valid71 = !1, _errs457 = errors;
            validate53(data206, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid9 = _errs457 === errors;
            valid71 = valid71 || _valid9;
            let _errs458 = errors;
            if (data206 !== null) {
              let err443 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/8/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err443] : vErrors.push(err443), errors++;
            }
            var _valid9 = _errs458 === errors;
            if (valid71 = valid71 || _valid9, valid71)
              errors = _errs456, vErrors !== null && (_errs456 ? vErrors.length = _errs456 : vErrors = null);
            else {
              let err444 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/8/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err444] : vErrors.push(err444), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data207 = data.segment;
            if (!(typeof data207 == "number" && !(data207 % 1) && !isNaN(data207) && isFinite(data207))) {
              let err445 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/8/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err445] : vErrors.push(err445), errors++;
            }
            if (typeof data207 == "number" && isFinite(data207) && (data207 < 1 || isNaN(data207))) {
              let err446 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/8/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err446] : vErrors.push(err446), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data208 = data.epoch;
            if (!(typeof data208 == "number" && !(data208 % 1) && !isNaN(data208) && isFinite(data208))) {
              let err447 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/8/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err447] : vErrors.push(err447), errors++;
            }
            if (typeof data208 == "number" && isFinite(data208) && (data208 < 1 || isNaN(data208))) {
              let err448 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/8/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err448] : vErrors.push(err448), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data209 = data.atMs;
            if (!(typeof data209 == "number" && !(data209 % 1) && !isNaN(data209) && isFinite(data209))) {
              let err449 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/8/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err449] : vErrors.push(err449), errors++;
            }
            if (typeof data209 == "number" && isFinite(data209) && (data209 < 0 || isNaN(data209))) {
              let err450 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/8/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err450] : vErrors.push(err450), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data211 = data.type;
            if (typeof data211 != "string") {
              let err451 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/8/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err451] : vErrors.push(err451), errors++;
            }
            if (data211 !== "actionSettled") {
              let err452 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/8/properties/type/const", keyword: "const", params: { allowedValue: "actionSettled" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err452] : vErrors.push(err452), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data212 = data.payload;
            if (data212 && typeof data212 == "object" && !Array.isArray(data212)) {
              if (data212.callId === void 0) {
                let err453 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "callId" }, message: "must have required property 'callId'" };
                vErrors === null ? vErrors = [err453] : vErrors.push(err453), errors++;
              }
              if (data212.terminal === void 0) {
                let err454 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "terminal" }, message: "must have required property 'terminal'" };
                vErrors === null ? vErrors = [err454] : vErrors.push(err454), errors++;
              }
              if (data212.effect === void 0) {
                let err455 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'" };
                vErrors === null ? vErrors = [err455] : vErrors.push(err455), errors++;
              }
              if (data212.source === void 0) {
                let err456 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                vErrors === null ? vErrors = [err456] : vErrors.push(err456), errors++;
              }
              for (let key30 in data212)
                if (!func1.call(schema56.oneOf[8].properties.payload.properties, key30)) {
                  let err457 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err457] : vErrors.push(err457), errors++;
                }
              if (data212.callId !== void 0 && typeof data212.callId != "string") {
                let err458 = { instancePath: instancePath + "/payload/callId", schemaPath: "#/oneOf/8/properties/payload/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err458] : vErrors.push(err458), errors++;
              }
              if (data212.terminal !== void 0) {
                let data214 = data212.terminal;
                if (!(data214 === "succeeded" || data214 === "failed" || data214 === "cancelled" || data214 === "timedOut" || data214 === "uncertain")) {
                  let err459 = { instancePath: instancePath + "/payload/terminal", schemaPath: "#/oneOf/8/properties/payload/properties/terminal/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.terminal.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err459] : vErrors.push(err459), errors++;
                }
              }
              if (data212.effect !== void 0) {
                let data215 = data212.effect;
                if (!(data215 === "none" || data215 === "landed" || data215 === "unknown")) {
                  let err460 = { instancePath: instancePath + "/payload/effect", schemaPath: "#/oneOf/8/properties/payload/properties/effect/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.effect.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err460] : vErrors.push(err460), errors++;
                }
              }
              if (data212.source !== void 0) {
                let data216 = data212.source;
                if (!(data216 === "live" || data216 === "reconciled" || data216 === "person")) {
                  let err461 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/8/properties/payload/properties/source/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.source.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err461] : vErrors.push(err461), errors++;
                }
              }
              if (data212.errorClass !== void 0) {
                let data217 = data212.errorClass;
                if (!(data217 === "capability_drift" || data217 === "bind_arguments_invalid" || data217 === "action_failed_retryable" || data217 === "action_failed_final" || data217 === "action_timed_out" || data217 === "action_cancelled" || data217 === "target_stale" || data217 === "transport_lost" || data217 === "session_degraded")) {
                  let err462 = { instancePath: instancePath + "/payload/errorClass", schemaPath: "#/oneOf/8/properties/payload/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err462] : vErrors.push(err462), errors++;
                }
              }
              if (data212.message !== void 0 && typeof data212.message != "string") {
                let err463 = { instancePath: instancePath + "/payload/message", schemaPath: "#/oneOf/8/properties/payload/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err463] : vErrors.push(err463), errors++;
              }
              if (data212.output !== void 0 && (validate268(data212.output, { instancePath: instancePath + "/payload/output", parentData: data212, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data212.offers !== void 0) {
                let data220 = data212.offers;
                if (Array.isArray(data220)) {
                  let len11 = data220.length;
                  for (let i11 = 0; i11 < len11; i11++)
                    validate311(data220[i11], { instancePath: instancePath + "/payload/offers/" + i11, parentData: data220, parentDataProperty: i11, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors), errors = vErrors.length);
                } else {
                  let err464 = { instancePath: instancePath + "/payload/offers", schemaPath: "#/oneOf/8/properties/payload/properties/offers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err464] : vErrors.push(err464), errors++;
                }
              }
              if (data212.startedAtMs !== void 0) {
                let data222 = data212.startedAtMs;
                if (!(typeof data222 == "number" && !(data222 % 1) && !isNaN(data222) && isFinite(data222))) {
                  let err465 = { instancePath: instancePath + "/payload/startedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/startedAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err465] : vErrors.push(err465), errors++;
                }
                if (typeof data222 == "number" && isFinite(data222) && (data222 < 0 || isNaN(data222))) {
                  let err466 = { instancePath: instancePath + "/payload/startedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/startedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err466] : vErrors.push(err466), errors++;
                }
              }
              if (data212.endedAtMs !== void 0) {
                let data223 = data212.endedAtMs;
                if (!(typeof data223 == "number" && !(data223 % 1) && !isNaN(data223) && isFinite(data223))) {
                  let err467 = { instancePath: instancePath + "/payload/endedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/endedAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err467] : vErrors.push(err467), errors++;
                }
                if (typeof data223 == "number" && isFinite(data223) && (data223 < 0 || isNaN(data223))) {
                  let err468 = { instancePath: instancePath + "/payload/endedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/endedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err468] : vErrors.push(err468), errors++;
                }
              }
              if (data212.retryAfterMs !== void 0) {
                let data224 = data212.retryAfterMs;
                if (!(typeof data224 == "number" && !(data224 % 1) && !isNaN(data224) && isFinite(data224))) {
                  let err469 = { instancePath: instancePath + "/payload/retryAfterMs", schemaPath: "#/oneOf/8/properties/payload/properties/retryAfterMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err469] : vErrors.push(err469), errors++;
                }
                if (typeof data224 == "number" && isFinite(data224) && (data224 < 0 || isNaN(data224))) {
                  let err470 = { instancePath: instancePath + "/payload/retryAfterMs", schemaPath: "#/oneOf/8/properties/payload/properties/retryAfterMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err470] : vErrors.push(err470), errors++;
                }
              }
            } else {
              let err471 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err471] : vErrors.push(err471), errors++;
            }
          }
          if (data.v !== void 0) {
            let data225 = data.v;
            if (!(typeof data225 == "number" && !(data225 % 1) && !isNaN(data225) && isFinite(data225))) {
              let err472 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err472] : vErrors.push(err472), errors++;
            }
            if (typeof data225 == "number" && isFinite(data225) && (data225 < 1 || isNaN(data225))) {
              let err473 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err473] : vErrors.push(err473), errors++;
            }
          }
        } else {
          let err474 = { instancePath, schemaPath: "#/oneOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err474] : vErrors.push(err474), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "observationRecorded") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err475 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err475] : vErrors.push(err475), errors++;
          }
          if (data.seq === void 0) {
            let err476 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err476] : vErrors.push(err476), errors++;
          }
          if (data.prev === void 0) {
            let err477 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err477] : vErrors.push(err477), errors++;
          }
          if (data.segment === void 0) {
            let err478 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err478] : vErrors.push(err478), errors++;
          }
          if (data.epoch === void 0) {
            let err479 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err479] : vErrors.push(err479), errors++;
          }
          if (data.atMs === void 0) {
            let err480 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err480] : vErrors.push(err480), errors++;
          }
          if (data.runPath === void 0) {
            let err481 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err481] : vErrors.push(err481), errors++;
          }
          if (data.type === void 0) {
            let err482 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err482] : vErrors.push(err482), errors++;
          }
          if (data.payload === void 0) {
            let err483 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err483] : vErrors.push(err483), errors++;
          }
          if (data.v === void 0) {
            let err484 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err484] : vErrors.push(err484), errors++;
          }
          for (let key31 in data)
            if (!func1.call(schema56.oneOf[9].properties, key31)) {
              let err485 = { instancePath, schemaPath: "#/oneOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err485] : vErrors.push(err485), errors++;
            }
          if (data.runId !== void 0) {
            let data226 = data.runId;
            if (typeof data226 == "string") {
              if (func2(data226) < 1) {
                let err486 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/9/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err486] : vErrors.push(err486), errors++;
              }
            } else {
              let err487 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/9/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err487] : vErrors.push(err487), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data227 = data.seq;
            if (!(typeof data227 == "number" && !(data227 % 1) && !isNaN(data227) && isFinite(data227))) {
              let err488 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/9/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err488] : vErrors.push(err488), errors++;
            }
            if (typeof data227 == "number" && isFinite(data227) && (data227 < 1 || isNaN(data227))) {
              let err489 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/9/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err489] : vErrors.push(err489), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data228 = data.prev, _errs500 = errors, valid77 = !1, _errs501 = errors;
            validate53(data228, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid10 = _errs501 === errors;
            valid77 = valid77 || _valid10;
            let _errs502 = errors;
            if (data228 !== null) {
              let err490 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/9/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err490] : vErrors.push(err490), errors++;
            }
            var _valid10 = _errs502 === errors;
            if (valid77 = valid77 || _valid10, valid77)
              errors = _errs500, vErrors !== null && (_errs500 ? vErrors.length = _errs500 : vErrors = null);
            else {
              let err491 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/9/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err491] : vErrors.push(err491), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data229 = data.segment;
            if (!(typeof data229 == "number" && !(data229 % 1) && !isNaN(data229) && isFinite(data229))) {
              let err492 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/9/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err492] : vErrors.push(err492), errors++;
            }
            if (typeof data229 == "number" && isFinite(data229) && (data229 < 1 || isNaN(data229))) {
              let err493 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/9/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err493] : vErrors.push(err493), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data230 = data.epoch;
            if (!(typeof data230 == "number" && !(data230 % 1) && !isNaN(data230) && isFinite(data230))) {
              let err494 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/9/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err494] : vErrors.push(err494), errors++;
            }
            if (typeof data230 == "number" && isFinite(data230) && (data230 < 1 || isNaN(data230))) {
              let err495 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/9/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err495] : vErrors.push(err495), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data231 = data.atMs;
            if (!(typeof data231 == "number" && !(data231 % 1) && !isNaN(data231) && isFinite(data231))) {
              let err496 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/9/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err496] : vErrors.push(err496), errors++;
            }
            if (typeof data231 == "number" && isFinite(data231) && (data231 < 0 || isNaN(data231))) {
              let err497 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/9/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err497] : vErrors.push(err497), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data233 = data.type;
            if (typeof data233 != "string") {
              let err498 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/9/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err498] : vErrors.push(err498), errors++;
            }
            if (data233 !== "observationRecorded") {
              let err499 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/9/properties/type/const", keyword: "const", params: { allowedValue: "observationRecorded" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err499] : vErrors.push(err499), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data234 = data.payload;
            if (data234 && typeof data234 == "object" && !Array.isArray(data234)) {
              if (data234.which === void 0) {
                let err500 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/required", keyword: "required", params: { missingProperty: "which" }, message: "must have required property 'which'" };
                vErrors === null ? vErrors = [err500] : vErrors.push(err500), errors++;
              }
              if (data234.parts === void 0) {
                let err501 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/required", keyword: "required", params: { missingProperty: "parts" }, message: "must have required property 'parts'" };
                vErrors === null ? vErrors = [err501] : vErrors.push(err501), errors++;
              }
              if (data234.gaps === void 0) {
                let err502 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/required", keyword: "required", params: { missingProperty: "gaps" }, message: "must have required property 'gaps'" };
                vErrors === null ? vErrors = [err502] : vErrors.push(err502), errors++;
              }
              for (let key32 in data234)
                if (!(key32 === "which" || key32 === "provider" || key32 === "sessionId" || key32 === "parts" || key32 === "gaps" || key32 === "files" || key32 === "viewport")) {
                  let err503 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err503] : vErrors.push(err503), errors++;
                }
              if (data234.which !== void 0) {
                let data235 = data234.which;
                if (!(data235 === "before" || data235 === "after" || data235 === "fresh" || data235 === "probe")) {
                  let err504 = { instancePath: instancePath + "/payload/which", schemaPath: "#/oneOf/9/properties/payload/properties/which/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[9].properties.payload.properties.which.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err504] : vErrors.push(err504), errors++;
                }
              }
              if (data234.provider !== void 0 && typeof data234.provider != "string") {
                let err505 = { instancePath: instancePath + "/payload/provider", schemaPath: "#/oneOf/9/properties/payload/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err505] : vErrors.push(err505), errors++;
              }
              if (data234.sessionId !== void 0 && typeof data234.sessionId != "string") {
                let err506 = { instancePath: instancePath + "/payload/sessionId", schemaPath: "#/oneOf/9/properties/payload/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err506] : vErrors.push(err506), errors++;
              }
              if (data234.parts !== void 0) {
                let data238 = data234.parts;
                if (Array.isArray(data238)) {
                  let len12 = data238.length;
                  for (let i12 = 0; i12 < len12; i12++)
                    validate315(data238[i12], { instancePath: instancePath + "/payload/parts/" + i12, parentData: data238, parentDataProperty: i12, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length);
                } else {
                  let err507 = { instancePath: instancePath + "/payload/parts", schemaPath: "#/oneOf/9/properties/payload/properties/parts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err507] : vErrors.push(err507), errors++;
                }
              }
              if (data234.gaps !== void 0) {
                let data240 = data234.gaps;
                if (Array.isArray(data240)) {
                  let len13 = data240.length;
                  for (let i13 = 0; i13 < len13; i13++)
                    validate318(data240[i13], { instancePath: instancePath + "/payload/gaps/" + i13, parentData: data240, parentDataProperty: i13, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors), errors = vErrors.length);
                } else {
                  let err508 = { instancePath: instancePath + "/payload/gaps", schemaPath: "#/oneOf/9/properties/payload/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err508] : vErrors.push(err508), errors++;
                }
              }
              if (data234.files !== void 0) {
                let data242 = data234.files;
                if (Array.isArray(data242)) {
                  let len14 = data242.length;
                  for (let i14 = 0; i14 < len14; i14++) {
                    let data243 = data242[i14];
                    if (data243 && typeof data243 == "object" && !Array.isArray(data243)) {
                      if (data243.path === void 0) {
                        let err509 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                        vErrors === null ? vErrors = [err509] : vErrors.push(err509), errors++;
                      }
                      if (data243.present === void 0) {
                        let err510 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "present" }, message: "must have required property 'present'" };
                        vErrors === null ? vErrors = [err510] : vErrors.push(err510), errors++;
                      }
                      for (let key33 in data243)
                        if (!(key33 === "path" || key33 === "present" || key33 === "sha256" || key33 === "bytes" || key33 === "contains")) {
                          let err511 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err511] : vErrors.push(err511), errors++;
                        }
                      if (data243.path !== void 0 && typeof data243.path != "string") {
                        let err512 = { instancePath: instancePath + "/payload/files/" + i14 + "/path", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err512] : vErrors.push(err512), errors++;
                      }
                      if (data243.present !== void 0 && typeof data243.present != "boolean") {
                        let err513 = { instancePath: instancePath + "/payload/files/" + i14 + "/present", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/present/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                        vErrors === null ? vErrors = [err513] : vErrors.push(err513), errors++;
                      }
                      if (data243.sha256 !== void 0 && typeof data243.sha256 != "string") {
                        let err514 = { instancePath: instancePath + "/payload/files/" + i14 + "/sha256", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err514] : vErrors.push(err514), errors++;
                      }
                      if (data243.bytes !== void 0) {
                        let data247 = data243.bytes;
                        if (!(typeof data247 == "number" && !(data247 % 1) && !isNaN(data247) && isFinite(data247))) {
                          let err515 = { instancePath: instancePath + "/payload/files/" + i14 + "/bytes", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err515] : vErrors.push(err515), errors++;
                        }
                        if (typeof data247 == "number" && isFinite(data247) && (data247 < 0 || isNaN(data247))) {
                          let err516 = { instancePath: instancePath + "/payload/files/" + i14 + "/bytes", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err516] : vErrors.push(err516), errors++;
                        }
                      }
                      if (data243.contains !== void 0) {
                        let data248 = data243.contains;
                        if (Array.isArray(data248)) {
                          let len15 = data248.length;
                          for (let i15 = 0; i15 < len15; i15++)
                            if (typeof data248[i15] != "string") {
                              let err517 = { instancePath: instancePath + "/payload/files/" + i14 + "/contains/" + i15, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/contains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              vErrors === null ? vErrors = [err517] : vErrors.push(err517), errors++;
                            }
                        } else {
                          let err518 = { instancePath: instancePath + "/payload/files/" + i14 + "/contains", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/contains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          vErrors === null ? vErrors = [err518] : vErrors.push(err518), errors++;
                        }
                      }
                    } else {
                      let err519 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err519] : vErrors.push(err519), errors++;
                    }
                  }
                } else {
                  let err520 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/9/properties/payload/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err520] : vErrors.push(err520), errors++;
                }
              }
              if (data234.viewport !== void 0) {
                let data250 = data234.viewport;
                if (!(data250 && typeof data250 == "object" && !Array.isArray(data250))) {
                  let err521 = { instancePath: instancePath + "/payload/viewport", schemaPath: "#/oneOf/9/properties/payload/properties/viewport/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err521] : vErrors.push(err521), errors++;
                }
              }
            } else {
              let err522 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err522] : vErrors.push(err522), errors++;
            }
          }
          if (data.v !== void 0) {
            let data251 = data.v;
            if (!(typeof data251 == "number" && !(data251 % 1) && !isNaN(data251) && isFinite(data251))) {
              let err523 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err523] : vErrors.push(err523), errors++;
            }
            if (typeof data251 == "number" && isFinite(data251) && (data251 < 1 || isNaN(data251))) {
              let err524 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err524] : vErrors.push(err524), errors++;
            }
          }
        } else {
          let err525 = { instancePath, schemaPath: "#/oneOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err525] : vErrors.push(err525), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "assertionEvaluated") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err526 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err526] : vErrors.push(err526), errors++;
          }
          if (data.seq === void 0) {
            let err527 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err527] : vErrors.push(err527), errors++;
          }
          if (data.prev === void 0) {
            let err528 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err528] : vErrors.push(err528), errors++;
          }
          if (data.segment === void 0) {
            let err529 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err529] : vErrors.push(err529), errors++;
          }
          if (data.epoch === void 0) {
            let err530 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err530] : vErrors.push(err530), errors++;
          }
          if (data.atMs === void 0) {
            let err531 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err531] : vErrors.push(err531), errors++;
          }
          if (data.runPath === void 0) {
            let err532 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err532] : vErrors.push(err532), errors++;
          }
          if (data.type === void 0) {
            let err533 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err533] : vErrors.push(err533), errors++;
          }
          if (data.payload === void 0) {
            let err534 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err534] : vErrors.push(err534), errors++;
          }
          if (data.v === void 0) {
            let err535 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err535] : vErrors.push(err535), errors++;
          }
          for (let key34 in data)
            if (!func1.call(schema56.oneOf[10].properties, key34)) {
              let err536 = { instancePath, schemaPath: "#/oneOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err536] : vErrors.push(err536), errors++;
            }
          if (data.runId !== void 0) {
            let data252 = data.runId;
            if (typeof data252 == "string") {
              if (func2(data252) < 1) {
                let err537 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/10/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err537] : vErrors.push(err537), errors++;
              }
            } else {
              let err538 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/10/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err538] : vErrors.push(err538), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data253 = data.seq;
            if (!(typeof data253 == "number" && !(data253 % 1) && !isNaN(data253) && isFinite(data253))) {
              let err539 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/10/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err539] : vErrors.push(err539), errors++;
            }
            if (typeof data253 == "number" && isFinite(data253) && (data253 < 1 || isNaN(data253))) {
              let err540 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/10/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err540] : vErrors.push(err540), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data254 = data.prev, _errs556 = errors, valid90 = !1, _errs557 = errors;
            validate53(data254, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid11 = _errs557 === errors;
            valid90 = valid90 || _valid11;
            let _errs558 = errors;
            if (data254 !== null) {
              let err541 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/10/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err541] : vErrors.push(err541), errors++;
            }
            var _valid11 = _errs558 === errors;
            if (valid90 = valid90 || _valid11, valid90)
              errors = _errs556, vErrors !== null && (_errs556 ? vErrors.length = _errs556 : vErrors = null);
            else {
              let err542 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/10/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err542] : vErrors.push(err542), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data255 = data.segment;
            if (!(typeof data255 == "number" && !(data255 % 1) && !isNaN(data255) && isFinite(data255))) {
              let err543 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/10/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err543] : vErrors.push(err543), errors++;
            }
            if (typeof data255 == "number" && isFinite(data255) && (data255 < 1 || isNaN(data255))) {
              let err544 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/10/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err544] : vErrors.push(err544), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data256 = data.epoch;
            if (!(typeof data256 == "number" && !(data256 % 1) && !isNaN(data256) && isFinite(data256))) {
              let err545 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/10/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err545] : vErrors.push(err545), errors++;
            }
            if (typeof data256 == "number" && isFinite(data256) && (data256 < 1 || isNaN(data256))) {
              let err546 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/10/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err546] : vErrors.push(err546), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data257 = data.atMs;
            if (!(typeof data257 == "number" && !(data257 % 1) && !isNaN(data257) && isFinite(data257))) {
              let err547 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/10/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err547] : vErrors.push(err547), errors++;
            }
            if (typeof data257 == "number" && isFinite(data257) && (data257 < 0 || isNaN(data257))) {
              let err548 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/10/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err548] : vErrors.push(err548), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data259 = data.type;
            if (typeof data259 != "string") {
              let err549 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/10/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err549] : vErrors.push(err549), errors++;
            }
            if (data259 !== "assertionEvaluated") {
              let err550 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/10/properties/type/const", keyword: "const", params: { allowedValue: "assertionEvaluated" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err550] : vErrors.push(err550), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data260 = data.payload;
            if (data260 && typeof data260 == "object" && !Array.isArray(data260)) {
              if (data260.outcome === void 0) {
                let err551 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/10/properties/payload/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
                vErrors === null ? vErrors = [err551] : vErrors.push(err551), errors++;
              }
              for (let key35 in data260)
                if (key35 !== "outcome") {
                  let err552 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/10/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err552] : vErrors.push(err552), errors++;
                }
              data260.outcome !== void 0 && (validate299(data260.outcome, { instancePath: instancePath + "/payload/outcome", parentData: data260, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors), errors = vErrors.length));
            } else {
              let err553 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/10/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err553] : vErrors.push(err553), errors++;
            }
          }
          if (data.v !== void 0) {
            let data262 = data.v;
            if (!(typeof data262 == "number" && !(data262 % 1) && !isNaN(data262) && isFinite(data262))) {
              let err554 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err554] : vErrors.push(err554), errors++;
            }
            if (typeof data262 == "number" && isFinite(data262) && (data262 < 1 || isNaN(data262))) {
              let err555 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err555] : vErrors.push(err555), errors++;
            }
          }
        } else {
          let err556 = { instancePath, schemaPath: "#/oneOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err556] : vErrors.push(err556), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "verdictRecorded") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err557 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err557] : vErrors.push(err557), errors++;
          }
          if (data.seq === void 0) {
            let err558 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err558] : vErrors.push(err558), errors++;
          }
          if (data.prev === void 0) {
            let err559 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err559] : vErrors.push(err559), errors++;
          }
          if (data.segment === void 0) {
            let err560 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err560] : vErrors.push(err560), errors++;
          }
          if (data.epoch === void 0) {
            let err561 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err561] : vErrors.push(err561), errors++;
          }
          if (data.atMs === void 0) {
            let err562 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err562] : vErrors.push(err562), errors++;
          }
          if (data.runPath === void 0) {
            let err563 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err563] : vErrors.push(err563), errors++;
          }
          if (data.type === void 0) {
            let err564 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err564] : vErrors.push(err564), errors++;
          }
          if (data.payload === void 0) {
            let err565 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err565] : vErrors.push(err565), errors++;
          }
          if (data.v === void 0) {
            let err566 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err566] : vErrors.push(err566), errors++;
          }
          for (let key36 in data)
            if (!func1.call(schema56.oneOf[11].properties, key36)) {
              let err567 = { instancePath, schemaPath: "#/oneOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err567] : vErrors.push(err567), errors++;
            }
          if (data.runId !== void 0) {
            let data263 = data.runId;
            if (typeof data263 == "string") {
              if (func2(data263) < 1) {
                let err568 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/11/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err568] : vErrors.push(err568), errors++;
              }
            } else {
              let err569 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/11/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err569] : vErrors.push(err569), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data264 = data.seq;
            if (!(typeof data264 == "number" && !(data264 % 1) && !isNaN(data264) && isFinite(data264))) {
              let err570 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/11/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err570] : vErrors.push(err570), errors++;
            }
            if (typeof data264 == "number" && isFinite(data264) && (data264 < 1 || isNaN(data264))) {
              let err571 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/11/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err571] : vErrors.push(err571), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data265 = data.prev, _errs583 = errors, valid94 = !1, _errs584 = errors;
            validate53(data265, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid12 = _errs584 === errors;
            valid94 = valid94 || _valid12;
            let _errs585 = errors;
            if (data265 !== null) {
              let err572 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/11/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err572] : vErrors.push(err572), errors++;
            }
            var _valid12 = _errs585 === errors;
            if (valid94 = valid94 || _valid12, valid94)
              errors = _errs583, vErrors !== null && (_errs583 ? vErrors.length = _errs583 : vErrors = null);
            else {
              let err573 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/11/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err573] : vErrors.push(err573), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data266 = data.segment;
            if (!(typeof data266 == "number" && !(data266 % 1) && !isNaN(data266) && isFinite(data266))) {
              let err574 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/11/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err574] : vErrors.push(err574), errors++;
            }
            if (typeof data266 == "number" && isFinite(data266) && (data266 < 1 || isNaN(data266))) {
              let err575 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/11/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err575] : vErrors.push(err575), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data267 = data.epoch;
            if (!(typeof data267 == "number" && !(data267 % 1) && !isNaN(data267) && isFinite(data267))) {
              let err576 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/11/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err576] : vErrors.push(err576), errors++;
            }
            if (typeof data267 == "number" && isFinite(data267) && (data267 < 1 || isNaN(data267))) {
              let err577 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/11/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err577] : vErrors.push(err577), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data268 = data.atMs;
            if (!(typeof data268 == "number" && !(data268 % 1) && !isNaN(data268) && isFinite(data268))) {
              let err578 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/11/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err578] : vErrors.push(err578), errors++;
            }
            if (typeof data268 == "number" && isFinite(data268) && (data268 < 0 || isNaN(data268))) {
              let err579 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/11/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err579] : vErrors.push(err579), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data270 = data.type;
            if (typeof data270 != "string") {
              let err580 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/11/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err580] : vErrors.push(err580), errors++;
            }
            if (data270 !== "verdictRecorded") {
              let err581 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/11/properties/type/const", keyword: "const", params: { allowedValue: "verdictRecorded" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err581] : vErrors.push(err581), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data271 = data.payload;
            if (data271 && typeof data271 == "object" && !Array.isArray(data271)) {
              if (data271.verdict === void 0) {
                let err582 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
                vErrors === null ? vErrors = [err582] : vErrors.push(err582), errors++;
              }
              if (data271.judgeHash === void 0) {
                let err583 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
                vErrors === null ? vErrors = [err583] : vErrors.push(err583), errors++;
              }
              if (data271.irHash === void 0) {
                let err584 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err584] : vErrors.push(err584), errors++;
              }
              for (let key37 in data271)
                if (!func1.call(schema56.oneOf[11].properties.payload.properties, key37)) {
                  let err585 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err585] : vErrors.push(err585), errors++;
                }
              if (data271.verdict !== void 0) {
                let data272 = data271.verdict;
                if (!(data272 === "pass" || data272 === "fail" || data272 === "unknown")) {
                  let err586 = { instancePath: instancePath + "/payload/verdict", schemaPath: "#/oneOf/11/properties/payload/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[11].properties.payload.properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err586] : vErrors.push(err586), errors++;
                }
              }
              if (data271.degraded !== void 0) {
                let data273 = data271.degraded;
                if (typeof data273 != "boolean") {
                  let err587 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/11/properties/payload/properties/degraded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err587] : vErrors.push(err587), errors++;
                }
                if (data273 !== !0) {
                  let err588 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/11/properties/payload/properties/degraded/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err588] : vErrors.push(err588), errors++;
                }
              }
              if (data271.judgeHash !== void 0 && (validate53(data271.judgeHash, { instancePath: instancePath + "/payload/judgeHash", parentData: data271, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data271.irHash !== void 0 && (validate53(data271.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data271, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data271.supersedes !== void 0) {
                let data276 = data271.supersedes;
                if (!(typeof data276 == "number" && !(data276 % 1) && !isNaN(data276) && isFinite(data276))) {
                  let err589 = { instancePath: instancePath + "/payload/supersedes", schemaPath: "#/oneOf/11/properties/payload/properties/supersedes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err589] : vErrors.push(err589), errors++;
                }
                if (typeof data276 == "number" && isFinite(data276) && (data276 < 1 || isNaN(data276))) {
                  let err590 = { instancePath: instancePath + "/payload/supersedes", schemaPath: "#/oneOf/11/properties/payload/properties/supersedes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err590] : vErrors.push(err590), errors++;
                }
              }
              if (data271.reason !== void 0 && typeof data271.reason != "string") {
                let err591 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/11/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err591] : vErrors.push(err591), errors++;
              }
              if (data271.cites !== void 0) {
                let data278 = data271.cites;
                if (Array.isArray(data278)) {
                  let len16 = data278.length;
                  for (let i16 = 0; i16 < len16; i16++)
                    validate53(data278[i16], { instancePath: instancePath + "/payload/cites/" + i16, parentData: data278, parentDataProperty: i16, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                } else {
                  let err592 = { instancePath: instancePath + "/payload/cites", schemaPath: "#/oneOf/11/properties/payload/properties/cites/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err592] : vErrors.push(err592), errors++;
                }
              }
              if (data271.evidence !== void 0) {
                let data280 = data271.evidence;
                if (Array.isArray(data280)) {
                  let len17 = data280.length;
                  for (let i17 = 0; i17 < len17; i17++)
                    validate315(data280[i17], { instancePath: instancePath + "/payload/evidence/" + i17, parentData: data280, parentDataProperty: i17, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length);
                } else {
                  let err593 = { instancePath: instancePath + "/payload/evidence", schemaPath: "#/oneOf/11/properties/payload/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err593] : vErrors.push(err593), errors++;
                }
              }
              if (data271.gaps !== void 0) {
                let data282 = data271.gaps;
                if (Array.isArray(data282)) {
                  let len18 = data282.length;
                  for (let i18 = 0; i18 < len18; i18++)
                    validate318(data282[i18], { instancePath: instancePath + "/payload/gaps/" + i18, parentData: data282, parentDataProperty: i18, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors), errors = vErrors.length);
                } else {
                  let err594 = { instancePath: instancePath + "/payload/gaps", schemaPath: "#/oneOf/11/properties/payload/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err594] : vErrors.push(err594), errors++;
                }
              }
              if (data271.annotations !== void 0) {
                let data284 = data271.annotations;
                if (Array.isArray(data284)) {
                  let len19 = data284.length;
                  for (let i19 = 0; i19 < len19; i19++)
                    if (typeof data284[i19] != "string") {
                      let err595 = { instancePath: instancePath + "/payload/annotations/" + i19, schemaPath: "#/oneOf/11/properties/payload/properties/annotations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err595] : vErrors.push(err595), errors++;
                    }
                } else {
                  let err596 = { instancePath: instancePath + "/payload/annotations", schemaPath: "#/oneOf/11/properties/payload/properties/annotations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err596] : vErrors.push(err596), errors++;
                }
              }
              if (data271.unfinished !== void 0) {
                let data286 = data271.unfinished;
                if (!(data286 === "exhausted" || data286 === "accepted" || data286 === "invalidOutput" || data286 === "stopped")) {
                  let err597 = { instancePath: instancePath + "/payload/unfinished", schemaPath: "#/oneOf/11/properties/payload/properties/unfinished/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[11].properties.payload.properties.unfinished.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err597] : vErrors.push(err597), errors++;
                }
              }
            } else {
              let err598 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err598] : vErrors.push(err598), errors++;
            }
          }
          if (data.v !== void 0) {
            let data287 = data.v;
            if (!(typeof data287 == "number" && !(data287 % 1) && !isNaN(data287) && isFinite(data287))) {
              let err599 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err599] : vErrors.push(err599), errors++;
            }
            if (typeof data287 == "number" && isFinite(data287) && (data287 < 1 || isNaN(data287))) {
              let err600 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err600] : vErrors.push(err600), errors++;
            }
          }
        } else {
          let err601 = { instancePath, schemaPath: "#/oneOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err601] : vErrors.push(err601), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "stepExited") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err602 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err602] : vErrors.push(err602), errors++;
          }
          if (data.seq === void 0) {
            let err603 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err603] : vErrors.push(err603), errors++;
          }
          if (data.prev === void 0) {
            let err604 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err604] : vErrors.push(err604), errors++;
          }
          if (data.segment === void 0) {
            let err605 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err605] : vErrors.push(err605), errors++;
          }
          if (data.epoch === void 0) {
            let err606 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err606] : vErrors.push(err606), errors++;
          }
          if (data.atMs === void 0) {
            let err607 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err607] : vErrors.push(err607), errors++;
          }
          if (data.runPath === void 0) {
            let err608 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err608] : vErrors.push(err608), errors++;
          }
          if (data.type === void 0) {
            let err609 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err609] : vErrors.push(err609), errors++;
          }
          if (data.payload === void 0) {
            let err610 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err610] : vErrors.push(err610), errors++;
          }
          if (data.v === void 0) {
            let err611 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err611] : vErrors.push(err611), errors++;
          }
          for (let key38 in data)
            if (!func1.call(schema56.oneOf[12].properties, key38)) {
              let err612 = { instancePath, schemaPath: "#/oneOf/12/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err612] : vErrors.push(err612), errors++;
            }
          if (data.runId !== void 0) {
            let data288 = data.runId;
            if (typeof data288 == "string") {
              if (func2(data288) < 1) {
                let err613 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/12/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err613] : vErrors.push(err613), errors++;
              }
            } else {
              let err614 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/12/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err614] : vErrors.push(err614), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data289 = data.seq;
            if (!(typeof data289 == "number" && !(data289 % 1) && !isNaN(data289) && isFinite(data289))) {
              let err615 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/12/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err615] : vErrors.push(err615), errors++;
            }
            if (typeof data289 == "number" && isFinite(data289) && (data289 < 1 || isNaN(data289))) {
              let err616 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/12/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err616] : vErrors.push(err616), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data290 = data.prev, _errs632 = errors, valid106 = !1, _errs633 = errors;
            validate53(data290, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid13 = _errs633 === errors;
            valid106 = valid106 || _valid13;
            let _errs634 = errors;
            if (data290 !== null) {
              let err617 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/12/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err617] : vErrors.push(err617), errors++;
            }
            var _valid13 = _errs634 === errors;
            if (valid106 = valid106 || _valid13, valid106)
              errors = _errs632, vErrors !== null && (_errs632 ? vErrors.length = _errs632 : vErrors = null);
            else {
              let err618 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/12/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err618] : vErrors.push(err618), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data291 = data.segment;
            if (!(typeof data291 == "number" && !(data291 % 1) && !isNaN(data291) && isFinite(data291))) {
              let err619 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/12/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err619] : vErrors.push(err619), errors++;
            }
            if (typeof data291 == "number" && isFinite(data291) && (data291 < 1 || isNaN(data291))) {
              let err620 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/12/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err620] : vErrors.push(err620), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data292 = data.epoch;
            if (!(typeof data292 == "number" && !(data292 % 1) && !isNaN(data292) && isFinite(data292))) {
              let err621 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/12/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err621] : vErrors.push(err621), errors++;
            }
            if (typeof data292 == "number" && isFinite(data292) && (data292 < 1 || isNaN(data292))) {
              let err622 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/12/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err622] : vErrors.push(err622), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data293 = data.atMs;
            if (!(typeof data293 == "number" && !(data293 % 1) && !isNaN(data293) && isFinite(data293))) {
              let err623 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/12/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err623] : vErrors.push(err623), errors++;
            }
            if (typeof data293 == "number" && isFinite(data293) && (data293 < 0 || isNaN(data293))) {
              let err624 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/12/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err624] : vErrors.push(err624), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data295 = data.type;
            if (typeof data295 != "string") {
              let err625 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/12/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err625] : vErrors.push(err625), errors++;
            }
            if (data295 !== "stepExited") {
              let err626 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/12/properties/type/const", keyword: "const", params: { allowedValue: "stepExited" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err626] : vErrors.push(err626), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data296 = data.payload;
            if (data296 && typeof data296 == "object" && !Array.isArray(data296)) {
              if (data296.state === void 0) {
                let err627 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/12/properties/payload/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
                vErrors === null ? vErrors = [err627] : vErrors.push(err627), errors++;
              }
              for (let key39 in data296)
                if (!func1.call(schema56.oneOf[12].properties.payload.properties, key39)) {
                  let err628 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/12/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key39 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err628] : vErrors.push(err628), errors++;
                }
              if (data296.state !== void 0) {
                let data297 = data296.state;
                if (!(data297 === "judged" || data297 === "skipped" || data297 === "blocked" || data297 === "aborted")) {
                  let err629 = { instancePath: instancePath + "/payload/state", schemaPath: "#/oneOf/12/properties/payload/properties/state/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[12].properties.payload.properties.state.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err629] : vErrors.push(err629), errors++;
                }
              }
              if (data296.output !== void 0 && (validate268(data296.output, { instancePath: instancePath + "/payload/output", parentData: data296, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data296.reason !== void 0 && typeof data296.reason != "string") {
                let err630 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/12/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err630] : vErrors.push(err630), errors++;
              }
              if (data296.evidence !== void 0) {
                let data300 = data296.evidence;
                if (Array.isArray(data300)) {
                  let len20 = data300.length;
                  for (let i20 = 0; i20 < len20; i20++)
                    validate315(data300[i20], { instancePath: instancePath + "/payload/evidence/" + i20, parentData: data300, parentDataProperty: i20, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length);
                } else {
                  let err631 = { instancePath: instancePath + "/payload/evidence", schemaPath: "#/oneOf/12/properties/payload/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err631] : vErrors.push(err631), errors++;
                }
              }
              if (data296.gaps !== void 0) {
                let data302 = data296.gaps;
                if (Array.isArray(data302)) {
                  let len21 = data302.length;
                  for (let i21 = 0; i21 < len21; i21++)
                    validate318(data302[i21], { instancePath: instancePath + "/payload/gaps/" + i21, parentData: data302, parentDataProperty: i21, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors), errors = vErrors.length);
                } else {
                  let err632 = { instancePath: instancePath + "/payload/gaps", schemaPath: "#/oneOf/12/properties/payload/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err632] : vErrors.push(err632), errors++;
                }
              }
              if (data296.providerState !== void 0) {
                let data304 = data296.providerState;
                if (!(data304 && typeof data304 == "object" && !Array.isArray(data304))) {
                  let err633 = { instancePath: instancePath + "/payload/providerState", schemaPath: "#/oneOf/12/properties/payload/properties/providerState/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err633] : vErrors.push(err633), errors++;
                }
              }
              if (data296.goesOn !== void 0) {
                let data305 = data296.goesOn;
                if (typeof data305 != "boolean") {
                  let err634 = { instancePath: instancePath + "/payload/goesOn", schemaPath: "#/oneOf/12/properties/payload/properties/goesOn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err634] : vErrors.push(err634), errors++;
                }
                if (data305 !== !0) {
                  let err635 = { instancePath: instancePath + "/payload/goesOn", schemaPath: "#/oneOf/12/properties/payload/properties/goesOn/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err635] : vErrors.push(err635), errors++;
                }
              }
              if (data296.endsBody !== void 0) {
                let data306 = data296.endsBody;
                if (typeof data306 != "boolean") {
                  let err636 = { instancePath: instancePath + "/payload/endsBody", schemaPath: "#/oneOf/12/properties/payload/properties/endsBody/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err636] : vErrors.push(err636), errors++;
                }
                if (data306 !== !0) {
                  let err637 = { instancePath: instancePath + "/payload/endsBody", schemaPath: "#/oneOf/12/properties/payload/properties/endsBody/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err637] : vErrors.push(err637), errors++;
                }
              }
              if (data296.completedIncomplete !== void 0) {
                let data307 = data296.completedIncomplete;
                if (typeof data307 != "boolean") {
                  let err638 = { instancePath: instancePath + "/payload/completedIncomplete", schemaPath: "#/oneOf/12/properties/payload/properties/completedIncomplete/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err638] : vErrors.push(err638), errors++;
                }
                if (data307 !== !0) {
                  let err639 = { instancePath: instancePath + "/payload/completedIncomplete", schemaPath: "#/oneOf/12/properties/payload/properties/completedIncomplete/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err639] : vErrors.push(err639), errors++;
                }
              }
              if (data296.tornDown !== void 0) {
                let data308 = data296.tornDown;
                if (typeof data308 != "boolean") {
                  let err640 = { instancePath: instancePath + "/payload/tornDown", schemaPath: "#/oneOf/12/properties/payload/properties/tornDown/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err640] : vErrors.push(err640), errors++;
                }
                if (data308 !== !0) {
                  let err641 = { instancePath: instancePath + "/payload/tornDown", schemaPath: "#/oneOf/12/properties/payload/properties/tornDown/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err641] : vErrors.push(err641), errors++;
                }
              }
            } else {
              let err642 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/12/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err642] : vErrors.push(err642), errors++;
            }
          }
          if (data.v !== void 0) {
            let data309 = data.v;
            if (!(typeof data309 == "number" && !(data309 % 1) && !isNaN(data309) && isFinite(data309))) {
              let err643 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err643] : vErrors.push(err643), errors++;
            }
            if (typeof data309 == "number" && isFinite(data309) && (data309 < 1 || isNaN(data309))) {
              let err644 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err644] : vErrors.push(err644), errors++;
            }
          }
        } else {
          let err645 = { instancePath, schemaPath: "#/oneOf/12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err645] : vErrors.push(err645), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "stepAdopted") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err646 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err646] : vErrors.push(err646), errors++;
          }
          if (data.seq === void 0) {
            let err647 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err647] : vErrors.push(err647), errors++;
          }
          if (data.prev === void 0) {
            let err648 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err648] : vErrors.push(err648), errors++;
          }
          if (data.segment === void 0) {
            let err649 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err649] : vErrors.push(err649), errors++;
          }
          if (data.epoch === void 0) {
            let err650 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err650] : vErrors.push(err650), errors++;
          }
          if (data.atMs === void 0) {
            let err651 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err651] : vErrors.push(err651), errors++;
          }
          if (data.runPath === void 0) {
            let err652 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err652] : vErrors.push(err652), errors++;
          }
          if (data.type === void 0) {
            let err653 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err653] : vErrors.push(err653), errors++;
          }
          if (data.payload === void 0) {
            let err654 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err654] : vErrors.push(err654), errors++;
          }
          if (data.v === void 0) {
            let err655 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err655] : vErrors.push(err655), errors++;
          }
          for (let key40 in data)
            if (!func1.call(schema56.oneOf[13].properties, key40)) {
              let err656 = { instancePath, schemaPath: "#/oneOf/13/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err656] : vErrors.push(err656), errors++;
            }
          if (data.runId !== void 0) {
            let data310 = data.runId;
            if (typeof data310 == "string") {
              if (func2(data310) < 1) {
                let err657 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/13/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err657] : vErrors.push(err657), errors++;
              }
            } else {
              let err658 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/13/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err658] : vErrors.push(err658), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data311 = data.seq;
            if (!(typeof data311 == "number" && !(data311 % 1) && !isNaN(data311) && isFinite(data311))) {
              let err659 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/13/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err659] : vErrors.push(err659), errors++;
            }
            if (typeof data311 == "number" && isFinite(data311) && (data311 < 1 || isNaN(data311))) {
              let err660 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/13/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err660] : vErrors.push(err660), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data312 = data.prev, _errs678 = errors, valid114 = !1, _errs679 = errors;
            validate53(data312, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid14 = _errs679 === errors;
            valid114 = valid114 || _valid14;
            let _errs680 = errors;
            if (data312 !== null) {
              let err661 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/13/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err661] : vErrors.push(err661), errors++;
            }
            var _valid14 = _errs680 === errors;
            if (valid114 = valid114 || _valid14, valid114)
              errors = _errs678, vErrors !== null && (_errs678 ? vErrors.length = _errs678 : vErrors = null);
            else {
              let err662 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/13/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err662] : vErrors.push(err662), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data313 = data.segment;
            if (!(typeof data313 == "number" && !(data313 % 1) && !isNaN(data313) && isFinite(data313))) {
              let err663 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/13/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err663] : vErrors.push(err663), errors++;
            }
            if (typeof data313 == "number" && isFinite(data313) && (data313 < 1 || isNaN(data313))) {
              let err664 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/13/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err664] : vErrors.push(err664), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data314 = data.epoch;
            if (!(typeof data314 == "number" && !(data314 % 1) && !isNaN(data314) && isFinite(data314))) {
              let err665 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/13/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err665] : vErrors.push(err665), errors++;
            }
            if (typeof data314 == "number" && isFinite(data314) && (data314 < 1 || isNaN(data314))) {
              let err666 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/13/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err666] : vErrors.push(err666), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data315 = data.atMs;
            if (!(typeof data315 == "number" && !(data315 % 1) && !isNaN(data315) && isFinite(data315))) {
              let err667 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/13/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err667] : vErrors.push(err667), errors++;
            }
            if (typeof data315 == "number" && isFinite(data315) && (data315 < 0 || isNaN(data315))) {
              let err668 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/13/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err668] : vErrors.push(err668), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data317 = data.type;
            if (typeof data317 != "string") {
              let err669 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/13/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err669] : vErrors.push(err669), errors++;
            }
            if (data317 !== "stepAdopted") {
              let err670 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/13/properties/type/const", keyword: "const", params: { allowedValue: "stepAdopted" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err670] : vErrors.push(err670), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data318 = data.payload;
            if (data318 && typeof data318 == "object" && !Array.isArray(data318)) {
              if (data318.ref === void 0) {
                let err671 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                vErrors === null ? vErrors = [err671] : vErrors.push(err671), errors++;
              }
              if (data318.class === void 0) {
                let err672 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "class" }, message: "must have required property 'class'" };
                vErrors === null ? vErrors = [err672] : vErrors.push(err672), errors++;
              }
              if (data318.scheme === void 0) {
                let err673 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "scheme" }, message: "must have required property 'scheme'" };
                vErrors === null ? vErrors = [err673] : vErrors.push(err673), errors++;
              }
              if (data318.irHash === void 0) {
                let err674 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err674] : vErrors.push(err674), errors++;
              }
              if (data318.hashes === void 0) {
                let err675 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "hashes" }, message: "must have required property 'hashes'" };
                vErrors === null ? vErrors = [err675] : vErrors.push(err675), errors++;
              }
              if (data318.position === void 0) {
                let err676 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "position" }, message: "must have required property 'position'" };
                vErrors === null ? vErrors = [err676] : vErrors.push(err676), errors++;
              }
              for (let key41 in data318)
                if (!func1.call(schema56.oneOf[13].properties.payload.properties, key41)) {
                  let err677 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err677] : vErrors.push(err677), errors++;
                }
              if (data318.ref !== void 0 && typeof data318.ref != "string") {
                let err678 = { instancePath: instancePath + "/payload/ref", schemaPath: "#/oneOf/13/properties/payload/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err678] : vErrors.push(err678), errors++;
              }
              if (data318.class !== void 0 && typeof data318.class != "string") {
                let err679 = { instancePath: instancePath + "/payload/class", schemaPath: "#/oneOf/13/properties/payload/properties/class/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err679] : vErrors.push(err679), errors++;
              }
              if (data318.cause !== void 0 && typeof data318.cause != "string") {
                let err680 = { instancePath: instancePath + "/payload/cause", schemaPath: "#/oneOf/13/properties/payload/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err680] : vErrors.push(err680), errors++;
              }
              if (data318.scheme !== void 0) {
                let data322 = data318.scheme;
                if (!(data322 === "pointlock-ir/1" || data322 === "flow-ir/2")) {
                  let err681 = { instancePath: instancePath + "/payload/scheme", schemaPath: "#/oneOf/13/properties/payload/properties/scheme/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[13].properties.payload.properties.scheme.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err681] : vErrors.push(err681), errors++;
                }
              }
              if (data318.irHash !== void 0 && (validate53(data318.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data318, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data318.hashes !== void 0 && (validate291(data318.hashes, { instancePath: instancePath + "/payload/hashes", parentData: data318, parentDataProperty: "hashes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data318.position !== void 0) {
                let data325 = data318.position;
                if (!(typeof data325 == "number" && !(data325 % 1) && !isNaN(data325) && isFinite(data325))) {
                  let err682 = { instancePath: instancePath + "/payload/position", schemaPath: "#/oneOf/13/properties/payload/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err682] : vErrors.push(err682), errors++;
                }
                if (typeof data325 == "number" && isFinite(data325) && (data325 < 1 || isNaN(data325))) {
                  let err683 = { instancePath: instancePath + "/payload/position", schemaPath: "#/oneOf/13/properties/payload/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err683] : vErrors.push(err683), errors++;
                }
              }
              if (data318.output !== void 0 && (validate268(data318.output, { instancePath: instancePath + "/payload/output", parentData: data318, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data318.reason !== void 0 && typeof data318.reason != "string") {
                let err684 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/13/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err684] : vErrors.push(err684), errors++;
              }
              if (data318.resolvedInputs !== void 0 && (validate268(data318.resolvedInputs, { instancePath: instancePath + "/payload/resolvedInputs", parentData: data318, parentDataProperty: "resolvedInputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data318.against !== void 0 && (validate268(data318.against, { instancePath: instancePath + "/payload/against", parentData: data318, parentDataProperty: "against", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data318.unjudged !== void 0) {
                let data330 = data318.unjudged;
                if (typeof data330 != "boolean") {
                  let err685 = { instancePath: instancePath + "/payload/unjudged", schemaPath: "#/oneOf/13/properties/payload/properties/unjudged/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err685] : vErrors.push(err685), errors++;
                }
                if (data330 !== !0) {
                  let err686 = { instancePath: instancePath + "/payload/unjudged", schemaPath: "#/oneOf/13/properties/payload/properties/unjudged/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err686] : vErrors.push(err686), errors++;
                }
              }
              if (data318.files !== void 0) {
                let data331 = data318.files;
                if (data331 && typeof data331 == "object" && !Array.isArray(data331)) {
                  if (data331.seq === void 0) {
                    let err687 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/13/properties/payload/properties/files/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
                    vErrors === null ? vErrors = [err687] : vErrors.push(err687), errors++;
                  }
                  for (let key42 in data331)
                    if (!(key42 === "seq" || key42 === "sourcesDigest" || key42 === "sourcesStat" || key42 === "givenUp")) {
                      let err688 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/13/properties/payload/properties/files/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key42 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err688] : vErrors.push(err688), errors++;
                    }
                  if (data331.seq !== void 0) {
                    let data332 = data331.seq;
                    if (!(typeof data332 == "number" && !(data332 % 1) && !isNaN(data332) && isFinite(data332))) {
                      let err689 = { instancePath: instancePath + "/payload/files/seq", schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      vErrors === null ? vErrors = [err689] : vErrors.push(err689), errors++;
                    }
                    if (typeof data332 == "number" && isFinite(data332) && (data332 < 0 || isNaN(data332))) {
                      let err690 = { instancePath: instancePath + "/payload/files/seq", schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      vErrors === null ? vErrors = [err690] : vErrors.push(err690), errors++;
                    }
                  }
                  if (data331.sourcesDigest !== void 0 && (validate53(data331.sourcesDigest, { instancePath: instancePath + "/payload/files/sourcesDigest", parentData: data331, parentDataProperty: "sourcesDigest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data331.sourcesStat !== void 0 && (validate53(data331.sourcesStat, { instancePath: instancePath + "/payload/files/sourcesStat", parentData: data331, parentDataProperty: "sourcesStat", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data331.givenUp !== void 0) {
                    let data335 = data331.givenUp;
                    if (Array.isArray(data335)) {
                      let len22 = data335.length;
                      for (let i22 = 0; i22 < len22; i22++)
                        if (typeof data335[i22] != "string") {
                          let err691 = { instancePath: instancePath + "/payload/files/givenUp/" + i22, schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/givenUp/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err691] : vErrors.push(err691), errors++;
                        }
                    } else {
                      let err692 = { instancePath: instancePath + "/payload/files/givenUp", schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/givenUp/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      vErrors === null ? vErrors = [err692] : vErrors.push(err692), errors++;
                    }
                  }
                } else {
                  let err693 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/13/properties/payload/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err693] : vErrors.push(err693), errors++;
                }
              }
              if (data318.within !== void 0) {
                let data337 = data318.within;
                if (data337 && typeof data337 == "object" && !Array.isArray(data337)) {
                  if (data337.step === void 0) {
                    let err694 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
                    vErrors === null ? vErrors = [err694] : vErrors.push(err694), errors++;
                  }
                  if (data337.body === void 0) {
                    let err695 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
                    vErrors === null ? vErrors = [err695] : vErrors.push(err695), errors++;
                  }
                  for (let key43 in data337)
                    if (!(key43 === "step" || key43 === "body")) {
                      let err696 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key43 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err696] : vErrors.push(err696), errors++;
                    }
                  if (data337.step !== void 0 && typeof data337.step != "string") {
                    let err697 = { instancePath: instancePath + "/payload/within/step", schemaPath: "#/oneOf/13/properties/payload/properties/within/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err697] : vErrors.push(err697), errors++;
                  }
                  if (data337.body !== void 0 && typeof data337.body != "string") {
                    let err698 = { instancePath: instancePath + "/payload/within/body", schemaPath: "#/oneOf/13/properties/payload/properties/within/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err698] : vErrors.push(err698), errors++;
                  }
                } else {
                  let err699 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err699] : vErrors.push(err699), errors++;
                }
              }
              if (data318.phase !== void 0) {
                let data340 = data318.phase;
                if (typeof data340 != "string") {
                  let err700 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/13/properties/payload/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err700] : vErrors.push(err700), errors++;
                }
                if (data340 !== "finally") {
                  let err701 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/13/properties/payload/properties/phase/const", keyword: "const", params: { allowedValue: "finally" }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err701] : vErrors.push(err701), errors++;
                }
              }
            } else {
              let err702 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err702] : vErrors.push(err702), errors++;
            }
          }
          if (data.v !== void 0) {
            let data341 = data.v;
            if (!(typeof data341 == "number" && !(data341 % 1) && !isNaN(data341) && isFinite(data341))) {
              let err703 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/13/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err703] : vErrors.push(err703), errors++;
            }
            if (typeof data341 == "number" && isFinite(data341) && (data341 < 1 || isNaN(data341))) {
              let err704 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/13/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err704] : vErrors.push(err704), errors++;
            }
          }
        } else {
          let err705 = { instancePath, schemaPath: "#/oneOf/13/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err705] : vErrors.push(err705), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "callFramePushed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err706 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err706] : vErrors.push(err706), errors++;
          }
          if (data.seq === void 0) {
            let err707 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err707] : vErrors.push(err707), errors++;
          }
          if (data.prev === void 0) {
            let err708 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err708] : vErrors.push(err708), errors++;
          }
          if (data.segment === void 0) {
            let err709 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err709] : vErrors.push(err709), errors++;
          }
          if (data.epoch === void 0) {
            let err710 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err710] : vErrors.push(err710), errors++;
          }
          if (data.atMs === void 0) {
            let err711 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err711] : vErrors.push(err711), errors++;
          }
          if (data.runPath === void 0) {
            let err712 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err712] : vErrors.push(err712), errors++;
          }
          if (data.type === void 0) {
            let err713 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err713] : vErrors.push(err713), errors++;
          }
          if (data.payload === void 0) {
            let err714 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err714] : vErrors.push(err714), errors++;
          }
          if (data.v === void 0) {
            let err715 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err715] : vErrors.push(err715), errors++;
          }
          for (let key44 in data)
            if (!func1.call(schema56.oneOf[14].properties, key44)) {
              let err716 = { instancePath, schemaPath: "#/oneOf/14/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err716] : vErrors.push(err716), errors++;
            }
          if (data.runId !== void 0) {
            let data342 = data.runId;
            if (typeof data342 == "string") {
              if (func2(data342) < 1) {
                let err717 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/14/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err717] : vErrors.push(err717), errors++;
              }
            } else {
              let err718 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/14/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err718] : vErrors.push(err718), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data343 = data.seq;
            if (!(typeof data343 == "number" && !(data343 % 1) && !isNaN(data343) && isFinite(data343))) {
              let err719 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/14/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err719] : vErrors.push(err719), errors++;
            }
            if (typeof data343 == "number" && isFinite(data343) && (data343 < 1 || isNaN(data343))) {
              let err720 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/14/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err720] : vErrors.push(err720), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data344 = data.prev, _errs742 = errors, valid122 = !1, _errs743 = errors;
            validate53(data344, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid15 = _errs743 === errors;
            valid122 = valid122 || _valid15;
            let _errs744 = errors;
            if (data344 !== null) {
              let err721 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/14/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err721] : vErrors.push(err721), errors++;
            }
            var _valid15 = _errs744 === errors;
            if (valid122 = valid122 || _valid15, valid122)
              errors = _errs742, vErrors !== null && (_errs742 ? vErrors.length = _errs742 : vErrors = null);
            else {
              let err722 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/14/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err722] : vErrors.push(err722), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data345 = data.segment;
            if (!(typeof data345 == "number" && !(data345 % 1) && !isNaN(data345) && isFinite(data345))) {
              let err723 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/14/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err723] : vErrors.push(err723), errors++;
            }
            if (typeof data345 == "number" && isFinite(data345) && (data345 < 1 || isNaN(data345))) {
              let err724 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/14/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err724] : vErrors.push(err724), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data346 = data.epoch;
            if (!(typeof data346 == "number" && !(data346 % 1) && !isNaN(data346) && isFinite(data346))) {
              let err725 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/14/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err725] : vErrors.push(err725), errors++;
            }
            if (typeof data346 == "number" && isFinite(data346) && (data346 < 1 || isNaN(data346))) {
              let err726 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/14/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err726] : vErrors.push(err726), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data347 = data.atMs;
            if (!(typeof data347 == "number" && !(data347 % 1) && !isNaN(data347) && isFinite(data347))) {
              let err727 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/14/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err727] : vErrors.push(err727), errors++;
            }
            if (typeof data347 == "number" && isFinite(data347) && (data347 < 0 || isNaN(data347))) {
              let err728 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/14/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err728] : vErrors.push(err728), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data349 = data.type;
            if (typeof data349 != "string") {
              let err729 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/14/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err729] : vErrors.push(err729), errors++;
            }
            if (data349 !== "callFramePushed") {
              let err730 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/14/properties/type/const", keyword: "const", params: { allowedValue: "callFramePushed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err730] : vErrors.push(err730), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data350 = data.payload;
            if (data350 && typeof data350 == "object" && !Array.isArray(data350)) {
              if (data350.flowId === void 0) {
                let err731 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/required", keyword: "required", params: { missingProperty: "flowId" }, message: "must have required property 'flowId'" };
                vErrors === null ? vErrors = [err731] : vErrors.push(err731), errors++;
              }
              if (data350.irHash === void 0) {
                let err732 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err732] : vErrors.push(err732), errors++;
              }
              for (let key45 in data350)
                if (!(key45 === "flowId" || key45 === "irHash" || key45 === "rebase")) {
                  let err733 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key45 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err733] : vErrors.push(err733), errors++;
                }
              if (data350.flowId !== void 0 && typeof data350.flowId != "string") {
                let err734 = { instancePath: instancePath + "/payload/flowId", schemaPath: "#/oneOf/14/properties/payload/properties/flowId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err734] : vErrors.push(err734), errors++;
              }
              if (data350.irHash !== void 0 && (validate53(data350.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data350, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data350.rebase !== void 0) {
                let data353 = data350.rebase;
                if (typeof data353 != "boolean") {
                  let err735 = { instancePath: instancePath + "/payload/rebase", schemaPath: "#/oneOf/14/properties/payload/properties/rebase/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err735] : vErrors.push(err735), errors++;
                }
                if (data353 !== !0) {
                  let err736 = { instancePath: instancePath + "/payload/rebase", schemaPath: "#/oneOf/14/properties/payload/properties/rebase/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err736] : vErrors.push(err736), errors++;
                }
              }
            } else {
              let err737 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err737] : vErrors.push(err737), errors++;
            }
          }
          if (data.v !== void 0) {
            let data354 = data.v;
            if (!(typeof data354 == "number" && !(data354 % 1) && !isNaN(data354) && isFinite(data354))) {
              let err738 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/14/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err738] : vErrors.push(err738), errors++;
            }
            if (typeof data354 == "number" && isFinite(data354) && (data354 < 1 || isNaN(data354))) {
              let err739 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/14/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err739] : vErrors.push(err739), errors++;
            }
          }
        } else {
          let err740 = { instancePath, schemaPath: "#/oneOf/14/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err740] : vErrors.push(err740), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "callFramePopped") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err741 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err741] : vErrors.push(err741), errors++;
          }
          if (data.seq === void 0) {
            let err742 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err742] : vErrors.push(err742), errors++;
          }
          if (data.prev === void 0) {
            let err743 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err743] : vErrors.push(err743), errors++;
          }
          if (data.segment === void 0) {
            let err744 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err744] : vErrors.push(err744), errors++;
          }
          if (data.epoch === void 0) {
            let err745 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err745] : vErrors.push(err745), errors++;
          }
          if (data.atMs === void 0) {
            let err746 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err746] : vErrors.push(err746), errors++;
          }
          if (data.runPath === void 0) {
            let err747 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err747] : vErrors.push(err747), errors++;
          }
          if (data.type === void 0) {
            let err748 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err748] : vErrors.push(err748), errors++;
          }
          if (data.payload === void 0) {
            let err749 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err749] : vErrors.push(err749), errors++;
          }
          if (data.v === void 0) {
            let err750 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err750] : vErrors.push(err750), errors++;
          }
          for (let key46 in data)
            if (!func1.call(schema56.oneOf[15].properties, key46)) {
              let err751 = { instancePath, schemaPath: "#/oneOf/15/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err751] : vErrors.push(err751), errors++;
            }
          if (data.runId !== void 0) {
            let data355 = data.runId;
            if (typeof data355 == "string") {
              if (func2(data355) < 1) {
                let err752 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/15/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err752] : vErrors.push(err752), errors++;
              }
            } else {
              let err753 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/15/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err753] : vErrors.push(err753), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data356 = data.seq;
            if (!(typeof data356 == "number" && !(data356 % 1) && !isNaN(data356) && isFinite(data356))) {
              let err754 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/15/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err754] : vErrors.push(err754), errors++;
            }
            if (typeof data356 == "number" && isFinite(data356) && (data356 < 1 || isNaN(data356))) {
              let err755 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/15/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err755] : vErrors.push(err755), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data357 = data.prev, _errs773 = errors, valid126 = !1, _errs774 = errors;
            validate53(data357, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid16 = _errs774 === errors;
            valid126 = valid126 || _valid16;
            let _errs775 = errors;
            if (data357 !== null) {
              let err756 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/15/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err756] : vErrors.push(err756), errors++;
            }
            var _valid16 = _errs775 === errors;
            if (valid126 = valid126 || _valid16, valid126)
              errors = _errs773, vErrors !== null && (_errs773 ? vErrors.length = _errs773 : vErrors = null);
            else {
              let err757 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/15/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err757] : vErrors.push(err757), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data358 = data.segment;
            if (!(typeof data358 == "number" && !(data358 % 1) && !isNaN(data358) && isFinite(data358))) {
              let err758 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/15/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err758] : vErrors.push(err758), errors++;
            }
            if (typeof data358 == "number" && isFinite(data358) && (data358 < 1 || isNaN(data358))) {
              let err759 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/15/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err759] : vErrors.push(err759), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data359 = data.epoch;
            if (!(typeof data359 == "number" && !(data359 % 1) && !isNaN(data359) && isFinite(data359))) {
              let err760 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/15/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err760] : vErrors.push(err760), errors++;
            }
            if (typeof data359 == "number" && isFinite(data359) && (data359 < 1 || isNaN(data359))) {
              let err761 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/15/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err761] : vErrors.push(err761), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data360 = data.atMs;
            if (!(typeof data360 == "number" && !(data360 % 1) && !isNaN(data360) && isFinite(data360))) {
              let err762 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/15/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err762] : vErrors.push(err762), errors++;
            }
            if (typeof data360 == "number" && isFinite(data360) && (data360 < 0 || isNaN(data360))) {
              let err763 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/15/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err763] : vErrors.push(err763), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data362 = data.type;
            if (typeof data362 != "string") {
              let err764 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/15/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err764] : vErrors.push(err764), errors++;
            }
            if (data362 !== "callFramePopped") {
              let err765 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/15/properties/type/const", keyword: "const", params: { allowedValue: "callFramePopped" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err765] : vErrors.push(err765), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data363 = data.payload;
            if (data363 && typeof data363 == "object" && !Array.isArray(data363)) {
              for (let key47 in data363)
                if (!(key47 === "outputs" || key47 === "verdict" || key47 === "degraded" || key47 === "inputError")) {
                  let err766 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/15/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err766] : vErrors.push(err766), errors++;
                }
              if (data363.outputs !== void 0 && (validate268(data363.outputs, { instancePath: instancePath + "/payload/outputs", parentData: data363, parentDataProperty: "outputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data363.verdict !== void 0) {
                let data365 = data363.verdict;
                if (!(data365 === "pass" || data365 === "fail" || data365 === "unknown")) {
                  let err767 = { instancePath: instancePath + "/payload/verdict", schemaPath: "#/oneOf/15/properties/payload/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[15].properties.payload.properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err767] : vErrors.push(err767), errors++;
                }
              }
              if (data363.degraded !== void 0) {
                let data366 = data363.degraded;
                if (typeof data366 != "boolean") {
                  let err768 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/15/properties/payload/properties/degraded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err768] : vErrors.push(err768), errors++;
                }
                if (data366 !== !0) {
                  let err769 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/15/properties/payload/properties/degraded/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err769] : vErrors.push(err769), errors++;
                }
              }
              if (data363.inputError !== void 0) {
                let data367 = data363.inputError;
                if (data367 && typeof data367 == "object" && !Array.isArray(data367)) {
                  if (data367.errorClass === void 0) {
                    let err770 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "errorClass" }, message: "must have required property 'errorClass'" };
                    vErrors === null ? vErrors = [err770] : vErrors.push(err770), errors++;
                  }
                  if (data367.message === void 0) {
                    let err771 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
                    vErrors === null ? vErrors = [err771] : vErrors.push(err771), errors++;
                  }
                  for (let key48 in data367)
                    if (!(key48 === "errorClass" || key48 === "message")) {
                      let err772 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err772] : vErrors.push(err772), errors++;
                    }
                  if (data367.errorClass !== void 0) {
                    let data368 = data367.errorClass;
                    if (!(data368 === "capability_drift" || data368 === "bind_arguments_invalid" || data368 === "action_failed_retryable" || data368 === "action_failed_final" || data368 === "action_timed_out" || data368 === "action_cancelled" || data368 === "target_stale" || data368 === "transport_lost" || data368 === "session_degraded")) {
                      let err773 = { instancePath: instancePath + "/payload/inputError/errorClass", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[15].properties.payload.properties.inputError.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                      vErrors === null ? vErrors = [err773] : vErrors.push(err773), errors++;
                    }
                  }
                  if (data367.message !== void 0 && typeof data367.message != "string") {
                    let err774 = { instancePath: instancePath + "/payload/inputError/message", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err774] : vErrors.push(err774), errors++;
                  }
                } else {
                  let err775 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err775] : vErrors.push(err775), errors++;
                }
              }
            } else {
              let err776 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/15/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err776] : vErrors.push(err776), errors++;
            }
          }
          if (data.v !== void 0) {
            let data370 = data.v;
            if (!(typeof data370 == "number" && !(data370 % 1) && !isNaN(data370) && isFinite(data370))) {
              let err777 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/15/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err777] : vErrors.push(err777), errors++;
            }
            if (typeof data370 == "number" && isFinite(data370) && (data370 < 1 || isNaN(data370))) {
              let err778 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/15/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err778] : vErrors.push(err778), errors++;
            }
          }
        } else {
          let err779 = { instancePath, schemaPath: "#/oneOf/15/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err779] : vErrors.push(err779), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "handlerTriggered") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err780 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err780] : vErrors.push(err780), errors++;
          }
          if (data.seq === void 0) {
            let err781 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err781] : vErrors.push(err781), errors++;
          }
          if (data.prev === void 0) {
            let err782 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err782] : vErrors.push(err782), errors++;
          }
          if (data.segment === void 0) {
            let err783 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err783] : vErrors.push(err783), errors++;
          }
          if (data.epoch === void 0) {
            let err784 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err784] : vErrors.push(err784), errors++;
          }
          if (data.atMs === void 0) {
            let err785 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err785] : vErrors.push(err785), errors++;
          }
          if (data.runPath === void 0) {
            let err786 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err786] : vErrors.push(err786), errors++;
          }
          if (data.type === void 0) {
            let err787 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err787] : vErrors.push(err787), errors++;
          }
          if (data.payload === void 0) {
            let err788 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err788] : vErrors.push(err788), errors++;
          }
          if (data.v === void 0) {
            let err789 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err789] : vErrors.push(err789), errors++;
          }
          for (let key49 in data)
            if (!func1.call(schema56.oneOf[16].properties, key49)) {
              let err790 = { instancePath, schemaPath: "#/oneOf/16/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err790] : vErrors.push(err790), errors++;
            }
          if (data.runId !== void 0) {
            let data371 = data.runId;
            if (typeof data371 == "string") {
              if (func2(data371) < 1) {
                let err791 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/16/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err791] : vErrors.push(err791), errors++;
              }
            } else {
              let err792 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/16/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err792] : vErrors.push(err792), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data372 = data.seq;
            if (!(typeof data372 == "number" && !(data372 % 1) && !isNaN(data372) && isFinite(data372))) {
              let err793 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/16/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err793] : vErrors.push(err793), errors++;
            }
            if (typeof data372 == "number" && isFinite(data372) && (data372 < 1 || isNaN(data372))) {
              let err794 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/16/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err794] : vErrors.push(err794), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data373 = data.prev, _errs809 = errors, valid131 = !1, _errs810 = errors;
            validate53(data373, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid17 = _errs810 === errors;
            valid131 = valid131 || _valid17;
            let _errs811 = errors;
            if (data373 !== null) {
              let err795 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/16/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err795] : vErrors.push(err795), errors++;
            }
            var _valid17 = _errs811 === errors;
            if (valid131 = valid131 || _valid17, valid131)
              errors = _errs809, vErrors !== null && (_errs809 ? vErrors.length = _errs809 : vErrors = null);
            else {
              let err796 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/16/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err796] : vErrors.push(err796), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data374 = data.segment;
            if (!(typeof data374 == "number" && !(data374 % 1) && !isNaN(data374) && isFinite(data374))) {
              let err797 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/16/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err797] : vErrors.push(err797), errors++;
            }
            if (typeof data374 == "number" && isFinite(data374) && (data374 < 1 || isNaN(data374))) {
              let err798 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/16/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err798] : vErrors.push(err798), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data375 = data.epoch;
            if (!(typeof data375 == "number" && !(data375 % 1) && !isNaN(data375) && isFinite(data375))) {
              let err799 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/16/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err799] : vErrors.push(err799), errors++;
            }
            if (typeof data375 == "number" && isFinite(data375) && (data375 < 1 || isNaN(data375))) {
              let err800 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/16/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err800] : vErrors.push(err800), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data376 = data.atMs;
            if (!(typeof data376 == "number" && !(data376 % 1) && !isNaN(data376) && isFinite(data376))) {
              let err801 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/16/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err801] : vErrors.push(err801), errors++;
            }
            if (typeof data376 == "number" && isFinite(data376) && (data376 < 0 || isNaN(data376))) {
              let err802 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/16/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err802] : vErrors.push(err802), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data378 = data.type;
            if (typeof data378 != "string") {
              let err803 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/16/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err803] : vErrors.push(err803), errors++;
            }
            if (data378 !== "handlerTriggered") {
              let err804 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/16/properties/type/const", keyword: "const", params: { allowedValue: "handlerTriggered" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err804] : vErrors.push(err804), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data379 = data.payload;
            if (data379 && typeof data379 == "object" && !Array.isArray(data379)) {
              if (data379.hook === void 0) {
                let err805 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "hook" }, message: "must have required property 'hook'" };
                vErrors === null ? vErrors = [err805] : vErrors.push(err805), errors++;
              }
              if (data379.level === void 0) {
                let err806 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'" };
                vErrors === null ? vErrors = [err806] : vErrors.push(err806), errors++;
              }
              if (data379.index === void 0) {
                let err807 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
                vErrors === null ? vErrors = [err807] : vErrors.push(err807), errors++;
              }
              if (data379.disposition === void 0) {
                let err808 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "disposition" }, message: "must have required property 'disposition'" };
                vErrors === null ? vErrors = [err808] : vErrors.push(err808), errors++;
              }
              if (data379.n === void 0) {
                let err809 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "n" }, message: "must have required property 'n'" };
                vErrors === null ? vErrors = [err809] : vErrors.push(err809), errors++;
              }
              for (let key50 in data379)
                if (!(key50 === "hook" || key50 === "level" || key50 === "index" || key50 === "disposition" || key50 === "n" || key50 === "errorClass")) {
                  let err810 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key50 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err810] : vErrors.push(err810), errors++;
                }
              if (data379.hook !== void 0) {
                let data380 = data379.hook;
                if (!(data380 === "onFail" || data380 === "onUnknown" || data380 === "onError" || data380 === "onResumeDrift")) {
                  let err811 = { instancePath: instancePath + "/payload/hook", schemaPath: "#/oneOf/16/properties/payload/properties/hook/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[16].properties.payload.properties.hook.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err811] : vErrors.push(err811), errors++;
                }
              }
              if (data379.level !== void 0) {
                let data381 = data379.level;
                if (!(data381 === "step" || data381 === "flow")) {
                  let err812 = { instancePath: instancePath + "/payload/level", schemaPath: "#/oneOf/16/properties/payload/properties/level/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[16].properties.payload.properties.level.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err812] : vErrors.push(err812), errors++;
                }
              }
              if (data379.index !== void 0) {
                let data382 = data379.index;
                if (!(typeof data382 == "number" && !(data382 % 1) && !isNaN(data382) && isFinite(data382))) {
                  let err813 = { instancePath: instancePath + "/payload/index", schemaPath: "#/oneOf/16/properties/payload/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err813] : vErrors.push(err813), errors++;
                }
                if (typeof data382 == "number" && isFinite(data382) && (data382 < 0 || isNaN(data382))) {
                  let err814 = { instancePath: instancePath + "/payload/index", schemaPath: "#/oneOf/16/properties/payload/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err814] : vErrors.push(err814), errors++;
                }
              }
              if (data379.disposition !== void 0 && typeof data379.disposition != "string") {
                let err815 = { instancePath: instancePath + "/payload/disposition", schemaPath: "#/oneOf/16/properties/payload/properties/disposition/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err815] : vErrors.push(err815), errors++;
              }
              if (data379.n !== void 0) {
                let data384 = data379.n;
                if (!(typeof data384 == "number" && !(data384 % 1) && !isNaN(data384) && isFinite(data384))) {
                  let err816 = { instancePath: instancePath + "/payload/n", schemaPath: "#/oneOf/16/properties/payload/properties/n/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err816] : vErrors.push(err816), errors++;
                }
                if (typeof data384 == "number" && isFinite(data384) && (data384 < 1 || isNaN(data384))) {
                  let err817 = { instancePath: instancePath + "/payload/n", schemaPath: "#/oneOf/16/properties/payload/properties/n/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err817] : vErrors.push(err817), errors++;
                }
              }
              if (data379.errorClass !== void 0) {
                let data385 = data379.errorClass;
                if (!(data385 === "capability_drift" || data385 === "bind_arguments_invalid" || data385 === "action_failed_retryable" || data385 === "action_failed_final" || data385 === "action_timed_out" || data385 === "action_cancelled" || data385 === "target_stale" || data385 === "transport_lost" || data385 === "session_degraded")) {
                  let err818 = { instancePath: instancePath + "/payload/errorClass", schemaPath: "#/oneOf/16/properties/payload/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[16].properties.payload.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err818] : vErrors.push(err818), errors++;
                }
              }
            } else {
              let err819 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err819] : vErrors.push(err819), errors++;
            }
          }
          if (data.v !== void 0) {
            let data386 = data.v;
            if (!(typeof data386 == "number" && !(data386 % 1) && !isNaN(data386) && isFinite(data386))) {
              let err820 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/16/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err820] : vErrors.push(err820), errors++;
            }
            if (typeof data386 == "number" && isFinite(data386) && (data386 < 1 || isNaN(data386))) {
              let err821 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/16/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err821] : vErrors.push(err821), errors++;
            }
          }
        } else {
          let err822 = { instancePath, schemaPath: "#/oneOf/16/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err822] : vErrors.push(err822), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "humanRequested") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err823 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err823] : vErrors.push(err823), errors++;
          }
          if (data.seq === void 0) {
            let err824 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err824] : vErrors.push(err824), errors++;
          }
          if (data.prev === void 0) {
            let err825 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err825] : vErrors.push(err825), errors++;
          }
          if (data.segment === void 0) {
            let err826 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err826] : vErrors.push(err826), errors++;
          }
          if (data.epoch === void 0) {
            let err827 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err827] : vErrors.push(err827), errors++;
          }
          if (data.atMs === void 0) {
            let err828 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err828] : vErrors.push(err828), errors++;
          }
          if (data.runPath === void 0) {
            let err829 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err829] : vErrors.push(err829), errors++;
          }
          if (data.type === void 0) {
            let err830 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err830] : vErrors.push(err830), errors++;
          }
          if (data.payload === void 0) {
            let err831 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err831] : vErrors.push(err831), errors++;
          }
          if (data.v === void 0) {
            let err832 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err832] : vErrors.push(err832), errors++;
          }
          for (let key51 in data)
            if (!func1.call(schema56.oneOf[17].properties, key51)) {
              let err833 = { instancePath, schemaPath: "#/oneOf/17/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key51 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err833] : vErrors.push(err833), errors++;
            }
          if (data.runId !== void 0) {
            let data387 = data.runId;
            if (typeof data387 == "string") {
              if (func2(data387) < 1) {
                let err834 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/17/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err834] : vErrors.push(err834), errors++;
              }
            } else {
              let err835 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/17/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err835] : vErrors.push(err835), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data388 = data.seq;
            if (!(typeof data388 == "number" && !(data388 % 1) && !isNaN(data388) && isFinite(data388))) {
              let err836 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/17/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err836] : vErrors.push(err836), errors++;
            }
            if (typeof data388 == "number" && isFinite(data388) && (data388 < 1 || isNaN(data388))) {
              let err837 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/17/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err837] : vErrors.push(err837), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data389 = data.prev, _errs844 = errors, valid135 = !1, _errs845 = errors;
            validate53(data389, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid18 = _errs845 === errors;
            valid135 = valid135 || _valid18;
            let _errs846 = errors;
            if (data389 !== null) {
              let err838 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/17/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err838] : vErrors.push(err838), errors++;
            }
            var _valid18 = _errs846 === errors;
            if (valid135 = valid135 || _valid18, valid135)
              errors = _errs844, vErrors !== null && (_errs844 ? vErrors.length = _errs844 : vErrors = null);
            else {
              let err839 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/17/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err839] : vErrors.push(err839), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data390 = data.segment;
            if (!(typeof data390 == "number" && !(data390 % 1) && !isNaN(data390) && isFinite(data390))) {
              let err840 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/17/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err840] : vErrors.push(err840), errors++;
            }
            if (typeof data390 == "number" && isFinite(data390) && (data390 < 1 || isNaN(data390))) {
              let err841 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/17/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err841] : vErrors.push(err841), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data391 = data.epoch;
            if (!(typeof data391 == "number" && !(data391 % 1) && !isNaN(data391) && isFinite(data391))) {
              let err842 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/17/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err842] : vErrors.push(err842), errors++;
            }
            if (typeof data391 == "number" && isFinite(data391) && (data391 < 1 || isNaN(data391))) {
              let err843 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/17/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err843] : vErrors.push(err843), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data392 = data.atMs;
            if (!(typeof data392 == "number" && !(data392 % 1) && !isNaN(data392) && isFinite(data392))) {
              let err844 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/17/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err844] : vErrors.push(err844), errors++;
            }
            if (typeof data392 == "number" && isFinite(data392) && (data392 < 0 || isNaN(data392))) {
              let err845 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/17/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err845] : vErrors.push(err845), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data394 = data.type;
            if (typeof data394 != "string") {
              let err846 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/17/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err846] : vErrors.push(err846), errors++;
            }
            if (data394 !== "humanRequested") {
              let err847 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/17/properties/type/const", keyword: "const", params: { allowedValue: "humanRequested" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err847] : vErrors.push(err847), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data395 = data.payload;
            if (data395 && typeof data395 == "object" && !Array.isArray(data395)) {
              if (data395.requestId === void 0) {
                let err848 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
                vErrors === null ? vErrors = [err848] : vErrors.push(err848), errors++;
              }
              if (data395.kind === void 0) {
                let err849 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                vErrors === null ? vErrors = [err849] : vErrors.push(err849), errors++;
              }
              if (data395.mode === void 0) {
                let err850 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
                vErrors === null ? vErrors = [err850] : vErrors.push(err850), errors++;
              }
              if (data395.prompt === void 0) {
                let err851 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'" };
                vErrors === null ? vErrors = [err851] : vErrors.push(err851), errors++;
              }
              if (data395.presents === void 0) {
                let err852 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "presents" }, message: "must have required property 'presents'" };
                vErrors === null ? vErrors = [err852] : vErrors.push(err852), errors++;
              }
              for (let key52 in data395)
                if (!func1.call(schema56.oneOf[17].properties.payload.properties, key52)) {
                  let err853 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key52 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err853] : vErrors.push(err853), errors++;
                }
              if (data395.requestId !== void 0 && typeof data395.requestId != "string") {
                let err854 = { instancePath: instancePath + "/payload/requestId", schemaPath: "#/oneOf/17/properties/payload/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err854] : vErrors.push(err854), errors++;
              }
              if (data395.kind !== void 0) {
                let data397 = data395.kind;
                if (!(data397 === "step" || data397 === "supervision" || data397 === "uncertain" || data397 === "escalation")) {
                  let err855 = { instancePath: instancePath + "/payload/kind", schemaPath: "#/oneOf/17/properties/payload/properties/kind/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[17].properties.payload.properties.kind.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err855] : vErrors.push(err855), errors++;
                }
              }
              if (data395.mode !== void 0 && typeof data395.mode != "string") {
                let err856 = { instancePath: instancePath + "/payload/mode", schemaPath: "#/oneOf/17/properties/payload/properties/mode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err856] : vErrors.push(err856), errors++;
              }
              if (data395.prompt !== void 0 && typeof data395.prompt != "string") {
                let err857 = { instancePath: instancePath + "/payload/prompt", schemaPath: "#/oneOf/17/properties/payload/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err857] : vErrors.push(err857), errors++;
              }
              if (data395.presents !== void 0) {
                let data400 = data395.presents;
                if (Array.isArray(data400)) {
                  let len23 = data400.length;
                  for (let i23 = 0; i23 < len23; i23++)
                    validate268(data400[i23], { instancePath: instancePath + "/payload/presents/" + i23, parentData: data400, parentDataProperty: i23, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length);
                } else {
                  let err858 = { instancePath: instancePath + "/payload/presents", schemaPath: "#/oneOf/17/properties/payload/properties/presents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err858] : vErrors.push(err858), errors++;
                }
              }
              if (data395.decisions !== void 0) {
                let data402 = data395.decisions;
                if (Array.isArray(data402)) {
                  let len24 = data402.length;
                  for (let i24 = 0; i24 < len24; i24++)
                    if (typeof data402[i24] != "string") {
                      let err859 = { instancePath: instancePath + "/payload/decisions/" + i24, schemaPath: "#/oneOf/17/properties/payload/properties/decisions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err859] : vErrors.push(err859), errors++;
                    }
                } else {
                  let err860 = { instancePath: instancePath + "/payload/decisions", schemaPath: "#/oneOf/17/properties/payload/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err860] : vErrors.push(err860), errors++;
                }
              }
              if (data395.askedAtMs !== void 0) {
                let data404 = data395.askedAtMs;
                if (!(typeof data404 == "number" && !(data404 % 1) && !isNaN(data404) && isFinite(data404))) {
                  let err861 = { instancePath: instancePath + "/payload/askedAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/askedAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err861] : vErrors.push(err861), errors++;
                }
                if (typeof data404 == "number" && isFinite(data404) && (data404 < 0 || isNaN(data404))) {
                  let err862 = { instancePath: instancePath + "/payload/askedAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/askedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err862] : vErrors.push(err862), errors++;
                }
              }
              if (data395.deadlineAtMs !== void 0) {
                let data405 = data395.deadlineAtMs;
                if (!(typeof data405 == "number" && !(data405 % 1) && !isNaN(data405) && isFinite(data405))) {
                  let err863 = { instancePath: instancePath + "/payload/deadlineAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/deadlineAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err863] : vErrors.push(err863), errors++;
                }
                if (typeof data405 == "number" && isFinite(data405) && (data405 < 0 || isNaN(data405))) {
                  let err864 = { instancePath: instancePath + "/payload/deadlineAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/deadlineAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err864] : vErrors.push(err864), errors++;
                }
              }
              if (data395.callId !== void 0 && typeof data395.callId != "string") {
                let err865 = { instancePath: instancePath + "/payload/callId", schemaPath: "#/oneOf/17/properties/payload/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err865] : vErrors.push(err865), errors++;
              }
            } else {
              let err866 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err866] : vErrors.push(err866), errors++;
            }
          }
          if (data.v !== void 0) {
            let data407 = data.v;
            if (!(typeof data407 == "number" && !(data407 % 1) && !isNaN(data407) && isFinite(data407))) {
              let err867 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/17/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err867] : vErrors.push(err867), errors++;
            }
            if (typeof data407 == "number" && isFinite(data407) && (data407 < 1 || isNaN(data407))) {
              let err868 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/17/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err868] : vErrors.push(err868), errors++;
            }
          }
        } else {
          let err869 = { instancePath, schemaPath: "#/oneOf/17/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err869] : vErrors.push(err869), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "humanResponded") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err870 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err870] : vErrors.push(err870), errors++;
          }
          if (data.seq === void 0) {
            let err871 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err871] : vErrors.push(err871), errors++;
          }
          if (data.prev === void 0) {
            let err872 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err872] : vErrors.push(err872), errors++;
          }
          if (data.segment === void 0) {
            let err873 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err873] : vErrors.push(err873), errors++;
          }
          if (data.epoch === void 0) {
            let err874 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err874] : vErrors.push(err874), errors++;
          }
          if (data.atMs === void 0) {
            let err875 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err875] : vErrors.push(err875), errors++;
          }
          if (data.runPath === void 0) {
            let err876 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err876] : vErrors.push(err876), errors++;
          }
          if (data.type === void 0) {
            let err877 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err877] : vErrors.push(err877), errors++;
          }
          if (data.payload === void 0) {
            let err878 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err878] : vErrors.push(err878), errors++;
          }
          if (data.v === void 0) {
            let err879 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err879] : vErrors.push(err879), errors++;
          }
          for (let key53 in data)
            if (!func1.call(schema56.oneOf[18].properties, key53)) {
              let err880 = { instancePath, schemaPath: "#/oneOf/18/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key53 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err880] : vErrors.push(err880), errors++;
            }
          if (data.runId !== void 0) {
            let data408 = data.runId;
            if (typeof data408 == "string") {
              if (func2(data408) < 1) {
                let err881 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/18/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err881] : vErrors.push(err881), errors++;
              }
            } else {
              let err882 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/18/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err882] : vErrors.push(err882), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data409 = data.seq;
            if (!(typeof data409 == "number" && !(data409 % 1) && !isNaN(data409) && isFinite(data409))) {
              let err883 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/18/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err883] : vErrors.push(err883), errors++;
            }
            if (typeof data409 == "number" && isFinite(data409) && (data409 < 1 || isNaN(data409))) {
              let err884 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/18/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err884] : vErrors.push(err884), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data410 = data.prev, _errs890 = errors, valid143 = !1, _errs891 = errors;
            validate53(data410, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid19 = _errs891 === errors;
            valid143 = valid143 || _valid19;
            let _errs892 = errors;
            if (data410 !== null) {
              let err885 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/18/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err885] : vErrors.push(err885), errors++;
            }
            var _valid19 = _errs892 === errors;
            if (valid143 = valid143 || _valid19, valid143)
              errors = _errs890, vErrors !== null && (_errs890 ? vErrors.length = _errs890 : vErrors = null);
            else {
              let err886 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/18/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err886] : vErrors.push(err886), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data411 = data.segment;
            if (!(typeof data411 == "number" && !(data411 % 1) && !isNaN(data411) && isFinite(data411))) {
              let err887 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/18/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err887] : vErrors.push(err887), errors++;
            }
            if (typeof data411 == "number" && isFinite(data411) && (data411 < 1 || isNaN(data411))) {
              let err888 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/18/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err888] : vErrors.push(err888), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data412 = data.epoch;
            if (!(typeof data412 == "number" && !(data412 % 1) && !isNaN(data412) && isFinite(data412))) {
              let err889 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/18/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err889] : vErrors.push(err889), errors++;
            }
            if (typeof data412 == "number" && isFinite(data412) && (data412 < 1 || isNaN(data412))) {
              let err890 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/18/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err890] : vErrors.push(err890), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data413 = data.atMs;
            if (!(typeof data413 == "number" && !(data413 % 1) && !isNaN(data413) && isFinite(data413))) {
              let err891 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/18/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err891] : vErrors.push(err891), errors++;
            }
            if (typeof data413 == "number" && isFinite(data413) && (data413 < 0 || isNaN(data413))) {
              let err892 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/18/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err892] : vErrors.push(err892), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data415 = data.type;
            if (typeof data415 != "string") {
              let err893 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/18/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err893] : vErrors.push(err893), errors++;
            }
            if (data415 !== "humanResponded") {
              let err894 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/18/properties/type/const", keyword: "const", params: { allowedValue: "humanResponded" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err894] : vErrors.push(err894), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data416 = data.payload;
            if (data416 && typeof data416 == "object" && !Array.isArray(data416)) {
              if (data416.requestId === void 0) {
                let err895 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
                vErrors === null ? vErrors = [err895] : vErrors.push(err895), errors++;
              }
              if (data416.actor === void 0) {
                let err896 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "actor" }, message: "must have required property 'actor'" };
                vErrors === null ? vErrors = [err896] : vErrors.push(err896), errors++;
              }
              if (data416.via === void 0) {
                let err897 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "via" }, message: "must have required property 'via'" };
                vErrors === null ? vErrors = [err897] : vErrors.push(err897), errors++;
              }
              if (data416.final === void 0) {
                let err898 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "final" }, message: "must have required property 'final'" };
                vErrors === null ? vErrors = [err898] : vErrors.push(err898), errors++;
              }
              for (let key54 in data416)
                if (!func1.call(schema56.oneOf[18].properties.payload.properties, key54)) {
                  let err899 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key54 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err899] : vErrors.push(err899), errors++;
                }
              if (data416.requestId !== void 0 && typeof data416.requestId != "string") {
                let err900 = { instancePath: instancePath + "/payload/requestId", schemaPath: "#/oneOf/18/properties/payload/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err900] : vErrors.push(err900), errors++;
              }
              if (data416.decision !== void 0 && typeof data416.decision != "string") {
                let err901 = { instancePath: instancePath + "/payload/decision", schemaPath: "#/oneOf/18/properties/payload/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err901] : vErrors.push(err901), errors++;
              }
              if (data416.input !== void 0 && (validate268(data416.input, { instancePath: instancePath + "/payload/input", parentData: data416, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data416.note !== void 0 && typeof data416.note != "string") {
                let err902 = { instancePath: instancePath + "/payload/note", schemaPath: "#/oneOf/18/properties/payload/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err902] : vErrors.push(err902), errors++;
              }
              if (data416.actor !== void 0 && typeof data416.actor != "string") {
                let err903 = { instancePath: instancePath + "/payload/actor", schemaPath: "#/oneOf/18/properties/payload/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err903] : vErrors.push(err903), errors++;
              }
              if (data416.via !== void 0 && typeof data416.via != "string") {
                let err904 = { instancePath: instancePath + "/payload/via", schemaPath: "#/oneOf/18/properties/payload/properties/via/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err904] : vErrors.push(err904), errors++;
              }
              if (data416.evidence !== void 0 && (validate53(data416.evidence, { instancePath: instancePath + "/payload/evidence", parentData: data416, parentDataProperty: "evidence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data416.final !== void 0 && typeof data416.final != "boolean") {
                let err905 = { instancePath: instancePath + "/payload/final", schemaPath: "#/oneOf/18/properties/payload/properties/final/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err905] : vErrors.push(err905), errors++;
              }
              if (data416.settledAs !== void 0) {
                let data425 = data416.settledAs;
                if (!(data425 === "answered" || data425 === "timedOut" || data425 === "withdrawn")) {
                  let err906 = { instancePath: instancePath + "/payload/settledAs", schemaPath: "#/oneOf/18/properties/payload/properties/settledAs/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[18].properties.payload.properties.settledAs.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err906] : vErrors.push(err906), errors++;
                }
              }
            } else {
              let err907 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err907] : vErrors.push(err907), errors++;
            }
          }
          if (data.v !== void 0) {
            let data426 = data.v;
            if (!(typeof data426 == "number" && !(data426 % 1) && !isNaN(data426) && isFinite(data426))) {
              let err908 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/18/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err908] : vErrors.push(err908), errors++;
            }
            if (typeof data426 == "number" && isFinite(data426) && (data426 < 1 || isNaN(data426))) {
              let err909 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/18/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err909] : vErrors.push(err909), errors++;
            }
          }
        } else {
          let err910 = { instancePath, schemaPath: "#/oneOf/18/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err910] : vErrors.push(err910), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "retryScheduled") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err911 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err911] : vErrors.push(err911), errors++;
          }
          if (data.seq === void 0) {
            let err912 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err912] : vErrors.push(err912), errors++;
          }
          if (data.prev === void 0) {
            let err913 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err913] : vErrors.push(err913), errors++;
          }
          if (data.segment === void 0) {
            let err914 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err914] : vErrors.push(err914), errors++;
          }
          if (data.epoch === void 0) {
            let err915 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err915] : vErrors.push(err915), errors++;
          }
          if (data.atMs === void 0) {
            let err916 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err916] : vErrors.push(err916), errors++;
          }
          if (data.runPath === void 0) {
            let err917 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err917] : vErrors.push(err917), errors++;
          }
          if (data.type === void 0) {
            let err918 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err918] : vErrors.push(err918), errors++;
          }
          if (data.payload === void 0) {
            let err919 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err919] : vErrors.push(err919), errors++;
          }
          if (data.v === void 0) {
            let err920 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err920] : vErrors.push(err920), errors++;
          }
          for (let key55 in data)
            if (!func1.call(schema56.oneOf[19].properties, key55)) {
              let err921 = { instancePath, schemaPath: "#/oneOf/19/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key55 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err921] : vErrors.push(err921), errors++;
            }
          if (data.runId !== void 0) {
            let data427 = data.runId;
            if (typeof data427 == "string") {
              if (func2(data427) < 1) {
                let err922 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/19/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err922] : vErrors.push(err922), errors++;
              }
            } else {
              let err923 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/19/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err923] : vErrors.push(err923), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data428 = data.seq;
            if (!(typeof data428 == "number" && !(data428 % 1) && !isNaN(data428) && isFinite(data428))) {
              let err924 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/19/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err924] : vErrors.push(err924), errors++;
            }
            if (typeof data428 == "number" && isFinite(data428) && (data428 < 1 || isNaN(data428))) {
              let err925 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/19/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err925] : vErrors.push(err925), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data429 = data.prev, _errs931 = errors, valid147 = !1, _errs932 = errors;
            validate53(data429, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid20 = _errs932 === errors;
            valid147 = valid147 || _valid20;
            let _errs933 = errors;
            if (data429 !== null) {
              let err926 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/19/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err926] : vErrors.push(err926), errors++;
            }
            var _valid20 = _errs933 === errors;
            if (valid147 = valid147 || _valid20, valid147)
              errors = _errs931, vErrors !== null && (_errs931 ? vErrors.length = _errs931 : vErrors = null);
            else {
              let err927 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/19/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err927] : vErrors.push(err927), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data430 = data.segment;
            if (!(typeof data430 == "number" && !(data430 % 1) && !isNaN(data430) && isFinite(data430))) {
              let err928 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/19/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err928] : vErrors.push(err928), errors++;
            }
            if (typeof data430 == "number" && isFinite(data430) && (data430 < 1 || isNaN(data430))) {
              let err929 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/19/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err929] : vErrors.push(err929), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data431 = data.epoch;
            if (!(typeof data431 == "number" && !(data431 % 1) && !isNaN(data431) && isFinite(data431))) {
              let err930 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/19/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err930] : vErrors.push(err930), errors++;
            }
            if (typeof data431 == "number" && isFinite(data431) && (data431 < 1 || isNaN(data431))) {
              let err931 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/19/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err931] : vErrors.push(err931), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data432 = data.atMs;
            if (!(typeof data432 == "number" && !(data432 % 1) && !isNaN(data432) && isFinite(data432))) {
              let err932 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/19/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err932] : vErrors.push(err932), errors++;
            }
            if (typeof data432 == "number" && isFinite(data432) && (data432 < 0 || isNaN(data432))) {
              let err933 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/19/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err933] : vErrors.push(err933), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data434 = data.type;
            if (typeof data434 != "string") {
              let err934 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/19/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err934] : vErrors.push(err934), errors++;
            }
            if (data434 !== "retryScheduled") {
              let err935 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/19/properties/type/const", keyword: "const", params: { allowedValue: "retryScheduled" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err935] : vErrors.push(err935), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data435 = data.payload;
            if (data435 && typeof data435 == "object" && !Array.isArray(data435)) {
              if (data435.attempt === void 0) {
                let err936 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err936] : vErrors.push(err936), errors++;
              }
              if (data435.dueAtMs === void 0) {
                let err937 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/required", keyword: "required", params: { missingProperty: "dueAtMs" }, message: "must have required property 'dueAtMs'" };
                vErrors === null ? vErrors = [err937] : vErrors.push(err937), errors++;
              }
              if (data435.why === void 0) {
                let err938 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                vErrors === null ? vErrors = [err938] : vErrors.push(err938), errors++;
              }
              for (let key56 in data435)
                if (!(key56 === "attempt" || key56 === "dueAtMs" || key56 === "why" || key56 === "promptId")) {
                  let err939 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key56 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err939] : vErrors.push(err939), errors++;
                }
              if (data435.attempt !== void 0) {
                let data436 = data435.attempt;
                if (!(typeof data436 == "number" && !(data436 % 1) && !isNaN(data436) && isFinite(data436))) {
                  let err940 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/19/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err940] : vErrors.push(err940), errors++;
                }
                if (typeof data436 == "number" && isFinite(data436) && (data436 < 1 || isNaN(data436))) {
                  let err941 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/19/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err941] : vErrors.push(err941), errors++;
                }
              }
              if (data435.dueAtMs !== void 0) {
                let data437 = data435.dueAtMs;
                if (!(typeof data437 == "number" && !(data437 % 1) && !isNaN(data437) && isFinite(data437))) {
                  let err942 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/19/properties/payload/properties/dueAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err942] : vErrors.push(err942), errors++;
                }
                if (typeof data437 == "number" && isFinite(data437) && (data437 < 0 || isNaN(data437))) {
                  let err943 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/19/properties/payload/properties/dueAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err943] : vErrors.push(err943), errors++;
                }
              }
              if (data435.why !== void 0 && typeof data435.why != "string") {
                let err944 = { instancePath: instancePath + "/payload/why", schemaPath: "#/oneOf/19/properties/payload/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err944] : vErrors.push(err944), errors++;
              }
              if (data435.promptId !== void 0 && typeof data435.promptId != "string") {
                let err945 = { instancePath: instancePath + "/payload/promptId", schemaPath: "#/oneOf/19/properties/payload/properties/promptId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err945] : vErrors.push(err945), errors++;
              }
            } else {
              let err946 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err946] : vErrors.push(err946), errors++;
            }
          }
          if (data.v !== void 0) {
            let data440 = data.v;
            if (!(typeof data440 == "number" && !(data440 % 1) && !isNaN(data440) && isFinite(data440))) {
              let err947 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/19/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err947] : vErrors.push(err947), errors++;
            }
            if (typeof data440 == "number" && isFinite(data440) && (data440 < 1 || isNaN(data440))) {
              let err948 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/19/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err948] : vErrors.push(err948), errors++;
            }
          }
        } else {
          let err949 = { instancePath, schemaPath: "#/oneOf/19/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err949] : vErrors.push(err949), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "retryClaimed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err950 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err950] : vErrors.push(err950), errors++;
          }
          if (data.seq === void 0) {
            let err951 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err951] : vErrors.push(err951), errors++;
          }
          if (data.prev === void 0) {
            let err952 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err952] : vErrors.push(err952), errors++;
          }
          if (data.segment === void 0) {
            let err953 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err953] : vErrors.push(err953), errors++;
          }
          if (data.epoch === void 0) {
            let err954 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err954] : vErrors.push(err954), errors++;
          }
          if (data.atMs === void 0) {
            let err955 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err955] : vErrors.push(err955), errors++;
          }
          if (data.runPath === void 0) {
            let err956 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err956] : vErrors.push(err956), errors++;
          }
          if (data.type === void 0) {
            let err957 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err957] : vErrors.push(err957), errors++;
          }
          if (data.payload === void 0) {
            let err958 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err958] : vErrors.push(err958), errors++;
          }
          if (data.v === void 0) {
            let err959 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err959] : vErrors.push(err959), errors++;
          }
          for (let key57 in data)
            if (!func1.call(schema56.oneOf[20].properties, key57)) {
              let err960 = { instancePath, schemaPath: "#/oneOf/20/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key57 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err960] : vErrors.push(err960), errors++;
            }
          if (data.runId !== void 0) {
            let data441 = data.runId;
            if (typeof data441 == "string") {
              if (func2(data441) < 1) {
                let err961 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/20/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err961] : vErrors.push(err961), errors++;
              }
            } else {
              let err962 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/20/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err962] : vErrors.push(err962), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data442 = data.seq;
            if (!(typeof data442 == "number" && !(data442 % 1) && !isNaN(data442) && isFinite(data442))) {
              let err963 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/20/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err963] : vErrors.push(err963), errors++;
            }
            if (typeof data442 == "number" && isFinite(data442) && (data442 < 1 || isNaN(data442))) {
              let err964 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/20/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err964] : vErrors.push(err964), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data443 = data.prev, _errs965 = errors, valid151 = !1, _errs966 = errors;
            validate53(data443, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid21 = _errs966 === errors;
            valid151 = valid151 || _valid21;
            let _errs967 = errors;
            if (data443 !== null) {
              let err965 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/20/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err965] : vErrors.push(err965), errors++;
            }
            var _valid21 = _errs967 === errors;
            if (valid151 = valid151 || _valid21, valid151)
              errors = _errs965, vErrors !== null && (_errs965 ? vErrors.length = _errs965 : vErrors = null);
            else {
              let err966 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/20/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err966] : vErrors.push(err966), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data444 = data.segment;
            if (!(typeof data444 == "number" && !(data444 % 1) && !isNaN(data444) && isFinite(data444))) {
              let err967 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/20/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err967] : vErrors.push(err967), errors++;
            }
            if (typeof data444 == "number" && isFinite(data444) && (data444 < 1 || isNaN(data444))) {
              let err968 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/20/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err968] : vErrors.push(err968), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data445 = data.epoch;
            if (!(typeof data445 == "number" && !(data445 % 1) && !isNaN(data445) && isFinite(data445))) {
              let err969 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/20/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err969] : vErrors.push(err969), errors++;
            }
            if (typeof data445 == "number" && isFinite(data445) && (data445 < 1 || isNaN(data445))) {
              let err970 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/20/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err970] : vErrors.push(err970), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data446 = data.atMs;
            if (!(typeof data446 == "number" && !(data446 % 1) && !isNaN(data446) && isFinite(data446))) {
              let err971 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/20/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err971] : vErrors.push(err971), errors++;
            }
            if (typeof data446 == "number" && isFinite(data446) && (data446 < 0 || isNaN(data446))) {
              let err972 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/20/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err972] : vErrors.push(err972), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data448 = data.type;
            if (typeof data448 != "string") {
              let err973 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/20/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err973] : vErrors.push(err973), errors++;
            }
            if (data448 !== "retryClaimed") {
              let err974 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/20/properties/type/const", keyword: "const", params: { allowedValue: "retryClaimed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err974] : vErrors.push(err974), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data449 = data.payload;
            if (data449 && typeof data449 == "object" && !Array.isArray(data449)) {
              if (data449.ref === void 0) {
                let err975 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                vErrors === null ? vErrors = [err975] : vErrors.push(err975), errors++;
              }
              if (data449.attempt === void 0) {
                let err976 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err976] : vErrors.push(err976), errors++;
              }
              if (data449.promptId === void 0) {
                let err977 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "promptId" }, message: "must have required property 'promptId'" };
                vErrors === null ? vErrors = [err977] : vErrors.push(err977), errors++;
              }
              if (data449.manual === void 0) {
                let err978 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "manual" }, message: "must have required property 'manual'" };
                vErrors === null ? vErrors = [err978] : vErrors.push(err978), errors++;
              }
              if (data449.state === void 0) {
                let err979 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
                vErrors === null ? vErrors = [err979] : vErrors.push(err979), errors++;
              }
              for (let key58 in data449)
                if (!func1.call(schema56.oneOf[20].properties.payload.properties, key58)) {
                  let err980 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key58 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err980] : vErrors.push(err980), errors++;
                }
              if (data449.ref !== void 0 && typeof data449.ref != "string") {
                let err981 = { instancePath: instancePath + "/payload/ref", schemaPath: "#/oneOf/20/properties/payload/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err981] : vErrors.push(err981), errors++;
              }
              if (data449.attempt !== void 0) {
                let data451 = data449.attempt;
                if (!(typeof data451 == "number" && !(data451 % 1) && !isNaN(data451) && isFinite(data451))) {
                  let err982 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/20/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err982] : vErrors.push(err982), errors++;
                }
                if (typeof data451 == "number" && isFinite(data451) && (data451 < 1 || isNaN(data451))) {
                  let err983 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/20/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err983] : vErrors.push(err983), errors++;
                }
              }
              if (data449.promptId !== void 0 && typeof data449.promptId != "string") {
                let err984 = { instancePath: instancePath + "/payload/promptId", schemaPath: "#/oneOf/20/properties/payload/properties/promptId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err984] : vErrors.push(err984), errors++;
              }
              if (data449.manual !== void 0 && typeof data449.manual != "boolean") {
                let err985 = { instancePath: instancePath + "/payload/manual", schemaPath: "#/oneOf/20/properties/payload/properties/manual/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err985] : vErrors.push(err985), errors++;
              }
              if (data449.from !== void 0 && typeof data449.from != "string") {
                let err986 = { instancePath: instancePath + "/payload/from", schemaPath: "#/oneOf/20/properties/payload/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err986] : vErrors.push(err986), errors++;
              }
              if (data449.context !== void 0 && (validate268(data449.context, { instancePath: instancePath + "/payload/context", parentData: data449, parentDataProperty: "context", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data449.state !== void 0) {
                let data456 = data449.state;
                if (!(data456 === "claimed" || data456 === "returned" || data456 === "skipped")) {
                  let err987 = { instancePath: instancePath + "/payload/state", schemaPath: "#/oneOf/20/properties/payload/properties/state/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[20].properties.payload.properties.state.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err987] : vErrors.push(err987), errors++;
                }
              }
              if (data449.mode !== void 0) {
                let data457 = data449.mode;
                if (!(data457 === "firedWaiting" || data457 === "extra")) {
                  let err988 = { instancePath: instancePath + "/payload/mode", schemaPath: "#/oneOf/20/properties/payload/properties/mode/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[20].properties.payload.properties.mode.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err988] : vErrors.push(err988), errors++;
                }
              }
              if (data449.allow !== void 0) {
                let data458 = data449.allow;
                if (Array.isArray(data458)) {
                  let len25 = data458.length;
                  for (let i25 = 0; i25 < len25; i25++)
                    if (typeof data458[i25] != "string") {
                      let err989 = { instancePath: instancePath + "/payload/allow/" + i25, schemaPath: "#/oneOf/20/properties/payload/properties/allow/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err989] : vErrors.push(err989), errors++;
                    }
                } else {
                  let err990 = { instancePath: instancePath + "/payload/allow", schemaPath: "#/oneOf/20/properties/payload/properties/allow/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err990] : vErrors.push(err990), errors++;
                }
              }
              if (data449.reason !== void 0 && typeof data449.reason != "string") {
                let err991 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/20/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err991] : vErrors.push(err991), errors++;
              }
              if (data449.why !== void 0 && typeof data449.why != "string") {
                let err992 = { instancePath: instancePath + "/payload/why", schemaPath: "#/oneOf/20/properties/payload/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err992] : vErrors.push(err992), errors++;
              }
            } else {
              let err993 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err993] : vErrors.push(err993), errors++;
            }
          }
          if (data.v !== void 0) {
            let data462 = data.v;
            if (!(typeof data462 == "number" && !(data462 % 1) && !isNaN(data462) && isFinite(data462))) {
              let err994 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/20/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err994] : vErrors.push(err994), errors++;
            }
            if (typeof data462 == "number" && isFinite(data462) && (data462 < 1 || isNaN(data462))) {
              let err995 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/20/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err995] : vErrors.push(err995), errors++;
            }
          }
        } else {
          let err996 = { instancePath, schemaPath: "#/oneOf/20/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err996] : vErrors.push(err996), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "continuationTriggered") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err997 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err997] : vErrors.push(err997), errors++;
          }
          if (data.seq === void 0) {
            let err998 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err998] : vErrors.push(err998), errors++;
          }
          if (data.prev === void 0) {
            let err999 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err999] : vErrors.push(err999), errors++;
          }
          if (data.segment === void 0) {
            let err1000 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1000] : vErrors.push(err1000), errors++;
          }
          if (data.epoch === void 0) {
            let err1001 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1001] : vErrors.push(err1001), errors++;
          }
          if (data.atMs === void 0) {
            let err1002 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1002] : vErrors.push(err1002), errors++;
          }
          if (data.runPath === void 0) {
            let err1003 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1003] : vErrors.push(err1003), errors++;
          }
          if (data.type === void 0) {
            let err1004 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1004] : vErrors.push(err1004), errors++;
          }
          if (data.payload === void 0) {
            let err1005 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1005] : vErrors.push(err1005), errors++;
          }
          if (data.v === void 0) {
            let err1006 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1006] : vErrors.push(err1006), errors++;
          }
          for (let key59 in data)
            if (!func1.call(schema56.oneOf[21].properties, key59)) {
              let err1007 = { instancePath, schemaPath: "#/oneOf/21/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key59 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1007] : vErrors.push(err1007), errors++;
            }
          if (data.runId !== void 0) {
            let data463 = data.runId;
            if (typeof data463 == "string") {
              if (func2(data463) < 1) {
                let err1008 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/21/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1008] : vErrors.push(err1008), errors++;
              }
            } else {
              let err1009 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/21/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1009] : vErrors.push(err1009), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data464 = data.seq;
            if (!(typeof data464 == "number" && !(data464 % 1) && !isNaN(data464) && isFinite(data464))) {
              let err1010 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/21/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1010] : vErrors.push(err1010), errors++;
            }
            if (typeof data464 == "number" && isFinite(data464) && (data464 < 1 || isNaN(data464))) {
              let err1011 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/21/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1011] : vErrors.push(err1011), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data465 = data.prev, _errs1012 = errors, valid157 = !1, _errs1013 = errors;
            validate53(data465, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid22 = _errs1013 === errors;
            valid157 = valid157 || _valid22;
            let _errs1014 = errors;
            if (data465 !== null) {
              let err1012 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/21/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1012] : vErrors.push(err1012), errors++;
            }
            var _valid22 = _errs1014 === errors;
            if (valid157 = valid157 || _valid22, valid157)
              errors = _errs1012, vErrors !== null && (_errs1012 ? vErrors.length = _errs1012 : vErrors = null);
            else {
              let err1013 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/21/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1013] : vErrors.push(err1013), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data466 = data.segment;
            if (!(typeof data466 == "number" && !(data466 % 1) && !isNaN(data466) && isFinite(data466))) {
              let err1014 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/21/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1014] : vErrors.push(err1014), errors++;
            }
            if (typeof data466 == "number" && isFinite(data466) && (data466 < 1 || isNaN(data466))) {
              let err1015 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/21/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1015] : vErrors.push(err1015), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data467 = data.epoch;
            if (!(typeof data467 == "number" && !(data467 % 1) && !isNaN(data467) && isFinite(data467))) {
              let err1016 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/21/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1016] : vErrors.push(err1016), errors++;
            }
            if (typeof data467 == "number" && isFinite(data467) && (data467 < 1 || isNaN(data467))) {
              let err1017 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/21/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1017] : vErrors.push(err1017), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data468 = data.atMs;
            if (!(typeof data468 == "number" && !(data468 % 1) && !isNaN(data468) && isFinite(data468))) {
              let err1018 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/21/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1018] : vErrors.push(err1018), errors++;
            }
            if (typeof data468 == "number" && isFinite(data468) && (data468 < 0 || isNaN(data468))) {
              let err1019 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/21/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1019] : vErrors.push(err1019), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data470 = data.type;
            if (typeof data470 != "string") {
              let err1020 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/21/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1020] : vErrors.push(err1020), errors++;
            }
            if (data470 !== "continuationTriggered") {
              let err1021 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/21/properties/type/const", keyword: "const", params: { allowedValue: "continuationTriggered" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1021] : vErrors.push(err1021), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data471 = data.payload;
            if (data471 && typeof data471 == "object" && !Array.isArray(data471)) {
              if (data471.attempt === void 0) {
                let err1022 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err1022] : vErrors.push(err1022), errors++;
              }
              if (data471.status === void 0) {
                let err1023 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                vErrors === null ? vErrors = [err1023] : vErrors.push(err1023), errors++;
              }
              for (let key60 in data471)
                if (!(key60 === "attempt" || key60 === "status" || key60 === "summary" || key60 === "filesChanged" || key60 === "nextSteps" || key60 === "signature")) {
                  let err1024 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key60 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1024] : vErrors.push(err1024), errors++;
                }
              if (data471.attempt !== void 0) {
                let data472 = data471.attempt;
                if (!(typeof data472 == "number" && !(data472 % 1) && !isNaN(data472) && isFinite(data472))) {
                  let err1025 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/21/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err1025] : vErrors.push(err1025), errors++;
                }
                if (typeof data472 == "number" && isFinite(data472) && (data472 < 1 || isNaN(data472))) {
                  let err1026 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/21/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err1026] : vErrors.push(err1026), errors++;
                }
              }
              if (data471.status !== void 0) {
                let data473 = data471.status;
                if (!(data473 === "partial" || data473 === "failed" || data473 === "limited")) {
                  let err1027 = { instancePath: instancePath + "/payload/status", schemaPath: "#/oneOf/21/properties/payload/properties/status/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[21].properties.payload.properties.status.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err1027] : vErrors.push(err1027), errors++;
                }
              }
              data471.summary !== void 0 && (validate268(data471.summary, { instancePath: instancePath + "/payload/summary", parentData: data471, parentDataProperty: "summary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data471.filesChanged !== void 0 && (validate268(data471.filesChanged, { instancePath: instancePath + "/payload/filesChanged", parentData: data471, parentDataProperty: "filesChanged", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data471.nextSteps !== void 0 && (validate268(data471.nextSteps, { instancePath: instancePath + "/payload/nextSteps", parentData: data471, parentDataProperty: "nextSteps", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data471.signature !== void 0 && (validate53(data471.signature, { instancePath: instancePath + "/payload/signature", parentData: data471, parentDataProperty: "signature", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
            } else {
              let err1028 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1028] : vErrors.push(err1028), errors++;
            }
          }
          if (data.v !== void 0) {
            let data478 = data.v;
            if (!(typeof data478 == "number" && !(data478 % 1) && !isNaN(data478) && isFinite(data478))) {
              let err1029 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/21/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1029] : vErrors.push(err1029), errors++;
            }
            if (typeof data478 == "number" && isFinite(data478) && (data478 < 1 || isNaN(data478))) {
              let err1030 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/21/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1030] : vErrors.push(err1030), errors++;
            }
          }
        } else {
          let err1031 = { instancePath, schemaPath: "#/oneOf/21/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1031] : vErrors.push(err1031), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "sessionChanged") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1032 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1032] : vErrors.push(err1032), errors++;
          }
          if (data.seq === void 0) {
            let err1033 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1033] : vErrors.push(err1033), errors++;
          }
          if (data.prev === void 0) {
            let err1034 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1034] : vErrors.push(err1034), errors++;
          }
          if (data.segment === void 0) {
            let err1035 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1035] : vErrors.push(err1035), errors++;
          }
          if (data.epoch === void 0) {
            let err1036 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1036] : vErrors.push(err1036), errors++;
          }
          if (data.atMs === void 0) {
            let err1037 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1037] : vErrors.push(err1037), errors++;
          }
          if (data.runPath === void 0) {
            let err1038 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1038] : vErrors.push(err1038), errors++;
          }
          if (data.type === void 0) {
            let err1039 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1039] : vErrors.push(err1039), errors++;
          }
          if (data.payload === void 0) {
            let err1040 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1040] : vErrors.push(err1040), errors++;
          }
          if (data.v === void 0) {
            let err1041 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1041] : vErrors.push(err1041), errors++;
          }
          for (let key61 in data)
            if (!func1.call(schema56.oneOf[22].properties, key61)) {
              let err1042 = { instancePath, schemaPath: "#/oneOf/22/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key61 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1042] : vErrors.push(err1042), errors++;
            }
          if (data.runId !== void 0) {
            let data479 = data.runId;
            if (typeof data479 == "string") {
              if (func2(data479) < 1) {
                let err1043 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/22/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1043] : vErrors.push(err1043), errors++;
              }
            } else {
              let err1044 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/22/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1044] : vErrors.push(err1044), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data480 = data.seq;
            if (!(typeof data480 == "number" && !(data480 % 1) && !isNaN(data480) && isFinite(data480))) {
              let err1045 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/22/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1045] : vErrors.push(err1045), errors++;
            }
            if (typeof data480 == "number" && isFinite(data480) && (data480 < 1 || isNaN(data480))) {
              let err1046 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/22/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1046] : vErrors.push(err1046), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data481 = data.prev, _errs1045 = errors, valid161 = !1, _errs1046 = errors;
            validate53(data481, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid23 = _errs1046 === errors;
            valid161 = valid161 || _valid23;
            let _errs1047 = errors;
            if (data481 !== null) {
              let err1047 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/22/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1047] : vErrors.push(err1047), errors++;
            }
            var _valid23 = _errs1047 === errors;
            if (valid161 = valid161 || _valid23, valid161)
              errors = _errs1045, vErrors !== null && (_errs1045 ? vErrors.length = _errs1045 : vErrors = null);
            else {
              let err1048 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/22/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1048] : vErrors.push(err1048), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data482 = data.segment;
            if (!(typeof data482 == "number" && !(data482 % 1) && !isNaN(data482) && isFinite(data482))) {
              let err1049 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/22/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1049] : vErrors.push(err1049), errors++;
            }
            if (typeof data482 == "number" && isFinite(data482) && (data482 < 1 || isNaN(data482))) {
              let err1050 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/22/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1050] : vErrors.push(err1050), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data483 = data.epoch;
            if (!(typeof data483 == "number" && !(data483 % 1) && !isNaN(data483) && isFinite(data483))) {
              let err1051 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/22/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1051] : vErrors.push(err1051), errors++;
            }
            if (typeof data483 == "number" && isFinite(data483) && (data483 < 1 || isNaN(data483))) {
              let err1052 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/22/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1052] : vErrors.push(err1052), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data484 = data.atMs;
            if (!(typeof data484 == "number" && !(data484 % 1) && !isNaN(data484) && isFinite(data484))) {
              let err1053 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/22/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1053] : vErrors.push(err1053), errors++;
            }
            if (typeof data484 == "number" && isFinite(data484) && (data484 < 0 || isNaN(data484))) {
              let err1054 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/22/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1054] : vErrors.push(err1054), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data486 = data.type;
            if (typeof data486 != "string") {
              let err1055 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/22/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1055] : vErrors.push(err1055), errors++;
            }
            if (data486 !== "sessionChanged") {
              let err1056 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/22/properties/type/const", keyword: "const", params: { allowedValue: "sessionChanged" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1056] : vErrors.push(err1056), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data487 = data.payload;
            if (data487 && typeof data487 == "object" && !Array.isArray(data487)) {
              if (data487.provider === void 0) {
                let err1057 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
                vErrors === null ? vErrors = [err1057] : vErrors.push(err1057), errors++;
              }
              if (data487.change === void 0) {
                let err1058 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/required", keyword: "required", params: { missingProperty: "change" }, message: "must have required property 'change'" };
                vErrors === null ? vErrors = [err1058] : vErrors.push(err1058), errors++;
              }
              for (let key62 in data487)
                if (!(key62 === "provider" || key62 === "sessionId" || key62 === "change" || key62 === "data")) {
                  let err1059 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key62 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1059] : vErrors.push(err1059), errors++;
                }
              if (data487.provider !== void 0 && typeof data487.provider != "string") {
                let err1060 = { instancePath: instancePath + "/payload/provider", schemaPath: "#/oneOf/22/properties/payload/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1060] : vErrors.push(err1060), errors++;
              }
              if (data487.sessionId !== void 0 && typeof data487.sessionId != "string") {
                let err1061 = { instancePath: instancePath + "/payload/sessionId", schemaPath: "#/oneOf/22/properties/payload/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1061] : vErrors.push(err1061), errors++;
              }
              if (data487.change !== void 0 && typeof data487.change != "string") {
                let err1062 = { instancePath: instancePath + "/payload/change", schemaPath: "#/oneOf/22/properties/payload/properties/change/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1062] : vErrors.push(err1062), errors++;
              }
              data487.data !== void 0 && (validate268(data487.data, { instancePath: instancePath + "/payload/data", parentData: data487, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length));
            } else {
              let err1063 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1063] : vErrors.push(err1063), errors++;
            }
          }
          if (data.v !== void 0) {
            let data492 = data.v;
            if (!(typeof data492 == "number" && !(data492 % 1) && !isNaN(data492) && isFinite(data492))) {
              let err1064 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/22/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1064] : vErrors.push(err1064), errors++;
            }
            if (typeof data492 == "number" && isFinite(data492) && (data492 < 1 || isNaN(data492))) {
              let err1065 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/22/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1065] : vErrors.push(err1065), errors++;
            }
          }
        } else {
          let err1066 = { instancePath, schemaPath: "#/oneOf/22/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1066] : vErrors.push(err1066), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "timerArmed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1067 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1067] : vErrors.push(err1067), errors++;
          }
          if (data.seq === void 0) {
            let err1068 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1068] : vErrors.push(err1068), errors++;
          }
          if (data.prev === void 0) {
            let err1069 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1069] : vErrors.push(err1069), errors++;
          }
          if (data.segment === void 0) {
            let err1070 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1070] : vErrors.push(err1070), errors++;
          }
          if (data.epoch === void 0) {
            let err1071 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1071] : vErrors.push(err1071), errors++;
          }
          if (data.atMs === void 0) {
            let err1072 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1072] : vErrors.push(err1072), errors++;
          }
          if (data.runPath === void 0) {
            let err1073 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1073] : vErrors.push(err1073), errors++;
          }
          if (data.type === void 0) {
            let err1074 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1074] : vErrors.push(err1074), errors++;
          }
          if (data.payload === void 0) {
            let err1075 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1075] : vErrors.push(err1075), errors++;
          }
          if (data.v === void 0) {
            let err1076 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1076] : vErrors.push(err1076), errors++;
          }
          for (let key63 in data)
            if (!func1.call(schema56.oneOf[23].properties, key63)) {
              let err1077 = { instancePath, schemaPath: "#/oneOf/23/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key63 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1077] : vErrors.push(err1077), errors++;
            }
          if (data.runId !== void 0) {
            let data493 = data.runId;
            if (typeof data493 == "string") {
              if (func2(data493) < 1) {
                let err1078 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/23/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1078] : vErrors.push(err1078), errors++;
              }
            } else {
              let err1079 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/23/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1079] : vErrors.push(err1079), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data494 = data.seq;
            if (!(typeof data494 == "number" && !(data494 % 1) && !isNaN(data494) && isFinite(data494))) {
              let err1080 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/23/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1080] : vErrors.push(err1080), errors++;
            }
            if (typeof data494 == "number" && isFinite(data494) && (data494 < 1 || isNaN(data494))) {
              let err1081 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/23/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1081] : vErrors.push(err1081), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data495 = data.prev, _errs1078 = errors, valid165 = !1, _errs1079 = errors;
            validate53(data495, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid24 = _errs1079 === errors;
            valid165 = valid165 || _valid24;
            let _errs1080 = errors;
            if (data495 !== null) {
              let err1082 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/23/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1082] : vErrors.push(err1082), errors++;
            }
            var _valid24 = _errs1080 === errors;
            if (valid165 = valid165 || _valid24, valid165)
              errors = _errs1078, vErrors !== null && (_errs1078 ? vErrors.length = _errs1078 : vErrors = null);
            else {
              let err1083 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/23/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1083] : vErrors.push(err1083), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data496 = data.segment;
            if (!(typeof data496 == "number" && !(data496 % 1) && !isNaN(data496) && isFinite(data496))) {
              let err1084 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/23/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1084] : vErrors.push(err1084), errors++;
            }
            if (typeof data496 == "number" && isFinite(data496) && (data496 < 1 || isNaN(data496))) {
              let err1085 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/23/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1085] : vErrors.push(err1085), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data497 = data.epoch;
            if (!(typeof data497 == "number" && !(data497 % 1) && !isNaN(data497) && isFinite(data497))) {
              let err1086 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/23/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1086] : vErrors.push(err1086), errors++;
            }
            if (typeof data497 == "number" && isFinite(data497) && (data497 < 1 || isNaN(data497))) {
              let err1087 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/23/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1087] : vErrors.push(err1087), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data498 = data.atMs;
            if (!(typeof data498 == "number" && !(data498 % 1) && !isNaN(data498) && isFinite(data498))) {
              let err1088 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/23/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1088] : vErrors.push(err1088), errors++;
            }
            if (typeof data498 == "number" && isFinite(data498) && (data498 < 0 || isNaN(data498))) {
              let err1089 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/23/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1089] : vErrors.push(err1089), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data500 = data.type;
            if (typeof data500 != "string") {
              let err1090 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/23/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1090] : vErrors.push(err1090), errors++;
            }
            if (data500 !== "timerArmed") {
              let err1091 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/23/properties/type/const", keyword: "const", params: { allowedValue: "timerArmed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1091] : vErrors.push(err1091), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data501 = data.payload;
            if (data501 && typeof data501 == "object" && !Array.isArray(data501)) {
              if (data501.timerId === void 0) {
                let err1092 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/required", keyword: "required", params: { missingProperty: "timerId" }, message: "must have required property 'timerId'" };
                vErrors === null ? vErrors = [err1092] : vErrors.push(err1092), errors++;
              }
              if (data501.dueAtMs === void 0) {
                let err1093 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/required", keyword: "required", params: { missingProperty: "dueAtMs" }, message: "must have required property 'dueAtMs'" };
                vErrors === null ? vErrors = [err1093] : vErrors.push(err1093), errors++;
              }
              for (let key64 in data501)
                if (!(key64 === "timerId" || key64 === "dueAtMs")) {
                  let err1094 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key64 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1094] : vErrors.push(err1094), errors++;
                }
              if (data501.timerId !== void 0 && typeof data501.timerId != "string") {
                let err1095 = { instancePath: instancePath + "/payload/timerId", schemaPath: "#/oneOf/23/properties/payload/properties/timerId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1095] : vErrors.push(err1095), errors++;
              }
              if (data501.dueAtMs !== void 0) {
                let data503 = data501.dueAtMs;
                if (!(typeof data503 == "number" && !(data503 % 1) && !isNaN(data503) && isFinite(data503))) {
                  let err1096 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/23/properties/payload/properties/dueAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err1096] : vErrors.push(err1096), errors++;
                }
                if (typeof data503 == "number" && isFinite(data503) && (data503 < 0 || isNaN(data503))) {
                  let err1097 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/23/properties/payload/properties/dueAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err1097] : vErrors.push(err1097), errors++;
                }
              }
            } else {
              let err1098 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1098] : vErrors.push(err1098), errors++;
            }
          }
          if (data.v !== void 0) {
            let data504 = data.v;
            if (!(typeof data504 == "number" && !(data504 % 1) && !isNaN(data504) && isFinite(data504))) {
              let err1099 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/23/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1099] : vErrors.push(err1099), errors++;
            }
            if (typeof data504 == "number" && isFinite(data504) && (data504 < 1 || isNaN(data504))) {
              let err1100 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/23/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1100] : vErrors.push(err1100), errors++;
            }
          }
        } else {
          let err1101 = { instancePath, schemaPath: "#/oneOf/23/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1101] : vErrors.push(err1101), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "timerFired") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1102 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1102] : vErrors.push(err1102), errors++;
          }
          if (data.seq === void 0) {
            let err1103 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1103] : vErrors.push(err1103), errors++;
          }
          if (data.prev === void 0) {
            let err1104 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1104] : vErrors.push(err1104), errors++;
          }
          if (data.segment === void 0) {
            let err1105 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1105] : vErrors.push(err1105), errors++;
          }
          if (data.epoch === void 0) {
            let err1106 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1106] : vErrors.push(err1106), errors++;
          }
          if (data.atMs === void 0) {
            let err1107 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1107] : vErrors.push(err1107), errors++;
          }
          if (data.runPath === void 0) {
            let err1108 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1108] : vErrors.push(err1108), errors++;
          }
          if (data.type === void 0) {
            let err1109 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1109] : vErrors.push(err1109), errors++;
          }
          if (data.payload === void 0) {
            let err1110 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1110] : vErrors.push(err1110), errors++;
          }
          if (data.v === void 0) {
            let err1111 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1111] : vErrors.push(err1111), errors++;
          }
          for (let key65 in data)
            if (!func1.call(schema56.oneOf[24].properties, key65)) {
              let err1112 = { instancePath, schemaPath: "#/oneOf/24/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key65 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1112] : vErrors.push(err1112), errors++;
            }
          if (data.runId !== void 0) {
            let data505 = data.runId;
            if (typeof data505 == "string") {
              if (func2(data505) < 1) {
                let err1113 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/24/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1113] : vErrors.push(err1113), errors++;
              }
            } else {
              let err1114 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/24/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1114] : vErrors.push(err1114), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data506 = data.seq;
            if (!(typeof data506 == "number" && !(data506 % 1) && !isNaN(data506) && isFinite(data506))) {
              let err1115 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/24/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1115] : vErrors.push(err1115), errors++;
            }
            if (typeof data506 == "number" && isFinite(data506) && (data506 < 1 || isNaN(data506))) {
              let err1116 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/24/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1116] : vErrors.push(err1116), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data507 = data.prev, _errs1108 = errors, valid169 = !1, _errs1109 = errors;
            validate53(data507, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid25 = _errs1109 === errors;
            valid169 = valid169 || _valid25;
            let _errs1110 = errors;
            if (data507 !== null) {
              let err1117 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/24/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1117] : vErrors.push(err1117), errors++;
            }
            var _valid25 = _errs1110 === errors;
            if (valid169 = valid169 || _valid25, valid169)
              errors = _errs1108, vErrors !== null && (_errs1108 ? vErrors.length = _errs1108 : vErrors = null);
            else {
              let err1118 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/24/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1118] : vErrors.push(err1118), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data508 = data.segment;
            if (!(typeof data508 == "number" && !(data508 % 1) && !isNaN(data508) && isFinite(data508))) {
              let err1119 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/24/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1119] : vErrors.push(err1119), errors++;
            }
            if (typeof data508 == "number" && isFinite(data508) && (data508 < 1 || isNaN(data508))) {
              let err1120 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/24/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1120] : vErrors.push(err1120), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data509 = data.epoch;
            if (!(typeof data509 == "number" && !(data509 % 1) && !isNaN(data509) && isFinite(data509))) {
              let err1121 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/24/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1121] : vErrors.push(err1121), errors++;
            }
            if (typeof data509 == "number" && isFinite(data509) && (data509 < 1 || isNaN(data509))) {
              let err1122 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/24/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1122] : vErrors.push(err1122), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data510 = data.atMs;
            if (!(typeof data510 == "number" && !(data510 % 1) && !isNaN(data510) && isFinite(data510))) {
              let err1123 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/24/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1123] : vErrors.push(err1123), errors++;
            }
            if (typeof data510 == "number" && isFinite(data510) && (data510 < 0 || isNaN(data510))) {
              let err1124 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/24/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1124] : vErrors.push(err1124), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data512 = data.type;
            if (typeof data512 != "string") {
              let err1125 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/24/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1125] : vErrors.push(err1125), errors++;
            }
            if (data512 !== "timerFired") {
              let err1126 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/24/properties/type/const", keyword: "const", params: { allowedValue: "timerFired" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1126] : vErrors.push(err1126), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data513 = data.payload;
            if (data513 && typeof data513 == "object" && !Array.isArray(data513)) {
              if (data513.timerId === void 0) {
                let err1127 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/required", keyword: "required", params: { missingProperty: "timerId" }, message: "must have required property 'timerId'" };
                vErrors === null ? vErrors = [err1127] : vErrors.push(err1127), errors++;
              }
              if (data513.dueAtMs === void 0) {
                let err1128 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/required", keyword: "required", params: { missingProperty: "dueAtMs" }, message: "must have required property 'dueAtMs'" };
                vErrors === null ? vErrors = [err1128] : vErrors.push(err1128), errors++;
              }
              for (let key66 in data513)
                if (!(key66 === "timerId" || key66 === "dueAtMs")) {
                  let err1129 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key66 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1129] : vErrors.push(err1129), errors++;
                }
              if (data513.timerId !== void 0 && typeof data513.timerId != "string") {
                let err1130 = { instancePath: instancePath + "/payload/timerId", schemaPath: "#/oneOf/24/properties/payload/properties/timerId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1130] : vErrors.push(err1130), errors++;
              }
              if (data513.dueAtMs !== void 0) {
                let data515 = data513.dueAtMs;
                if (!(typeof data515 == "number" && !(data515 % 1) && !isNaN(data515) && isFinite(data515))) {
                  let err1131 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/24/properties/payload/properties/dueAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err1131] : vErrors.push(err1131), errors++;
                }
                if (typeof data515 == "number" && isFinite(data515) && (data515 < 0 || isNaN(data515))) {
                  let err1132 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/24/properties/payload/properties/dueAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err1132] : vErrors.push(err1132), errors++;
                }
              }
            } else {
              let err1133 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1133] : vErrors.push(err1133), errors++;
            }
          }
          if (data.v !== void 0) {
            let data516 = data.v;
            if (!(typeof data516 == "number" && !(data516 % 1) && !isNaN(data516) && isFinite(data516))) {
              let err1134 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/24/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1134] : vErrors.push(err1134), errors++;
            }
            if (typeof data516 == "number" && isFinite(data516) && (data516 < 1 || isNaN(data516))) {
              let err1135 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/24/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1135] : vErrors.push(err1135), errors++;
            }
          }
        } else {
          let err1136 = { instancePath, schemaPath: "#/oneOf/24/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1136] : vErrors.push(err1136), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "artifactStored") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1137 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1137] : vErrors.push(err1137), errors++;
          }
          if (data.seq === void 0) {
            let err1138 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1138] : vErrors.push(err1138), errors++;
          }
          if (data.prev === void 0) {
            let err1139 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1139] : vErrors.push(err1139), errors++;
          }
          if (data.segment === void 0) {
            let err1140 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1140] : vErrors.push(err1140), errors++;
          }
          if (data.epoch === void 0) {
            let err1141 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1141] : vErrors.push(err1141), errors++;
          }
          if (data.atMs === void 0) {
            let err1142 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1142] : vErrors.push(err1142), errors++;
          }
          if (data.runPath === void 0) {
            let err1143 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1143] : vErrors.push(err1143), errors++;
          }
          if (data.type === void 0) {
            let err1144 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1144] : vErrors.push(err1144), errors++;
          }
          if (data.payload === void 0) {
            let err1145 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1145] : vErrors.push(err1145), errors++;
          }
          if (data.v === void 0) {
            let err1146 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1146] : vErrors.push(err1146), errors++;
          }
          for (let key67 in data)
            if (!func1.call(schema56.oneOf[25].properties, key67)) {
              let err1147 = { instancePath, schemaPath: "#/oneOf/25/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key67 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1147] : vErrors.push(err1147), errors++;
            }
          if (data.runId !== void 0) {
            let data517 = data.runId;
            if (typeof data517 == "string") {
              if (func2(data517) < 1) {
                let err1148 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/25/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1148] : vErrors.push(err1148), errors++;
              }
            } else {
              let err1149 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/25/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1149] : vErrors.push(err1149), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data518 = data.seq;
            if (!(typeof data518 == "number" && !(data518 % 1) && !isNaN(data518) && isFinite(data518))) {
              let err1150 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/25/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1150] : vErrors.push(err1150), errors++;
            }
            if (typeof data518 == "number" && isFinite(data518) && (data518 < 1 || isNaN(data518))) {
              let err1151 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/25/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1151] : vErrors.push(err1151), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data519 = data.prev, _errs1138 = errors, valid173 = !1, _errs1139 = errors;
            validate53(data519, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid26 = _errs1139 === errors;
            valid173 = valid173 || _valid26;
            let _errs1140 = errors;
            if (data519 !== null) {
              let err1152 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/25/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1152] : vErrors.push(err1152), errors++;
            }
            var _valid26 = _errs1140 === errors;
            if (valid173 = valid173 || _valid26, valid173)
              errors = _errs1138, vErrors !== null && (_errs1138 ? vErrors.length = _errs1138 : vErrors = null);
            else {
              let err1153 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/25/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1153] : vErrors.push(err1153), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data520 = data.segment;
            if (!(typeof data520 == "number" && !(data520 % 1) && !isNaN(data520) && isFinite(data520))) {
              let err1154 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/25/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1154] : vErrors.push(err1154), errors++;
            }
            if (typeof data520 == "number" && isFinite(data520) && (data520 < 1 || isNaN(data520))) {
              let err1155 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/25/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1155] : vErrors.push(err1155), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data521 = data.epoch;
            if (!(typeof data521 == "number" && !(data521 % 1) && !isNaN(data521) && isFinite(data521))) {
              let err1156 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/25/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1156] : vErrors.push(err1156), errors++;
            }
            if (typeof data521 == "number" && isFinite(data521) && (data521 < 1 || isNaN(data521))) {
              let err1157 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/25/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1157] : vErrors.push(err1157), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data522 = data.atMs;
            if (!(typeof data522 == "number" && !(data522 % 1) && !isNaN(data522) && isFinite(data522))) {
              let err1158 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/25/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1158] : vErrors.push(err1158), errors++;
            }
            if (typeof data522 == "number" && isFinite(data522) && (data522 < 0 || isNaN(data522))) {
              let err1159 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/25/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1159] : vErrors.push(err1159), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data524 = data.type;
            if (typeof data524 != "string") {
              let err1160 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/25/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1160] : vErrors.push(err1160), errors++;
            }
            if (data524 !== "artifactStored") {
              let err1161 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/25/properties/type/const", keyword: "const", params: { allowedValue: "artifactStored" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1161] : vErrors.push(err1161), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data525 = data.payload;
            if (data525 && typeof data525 == "object" && !Array.isArray(data525)) {
              if (data525.name === void 0) {
                let err1162 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                vErrors === null ? vErrors = [err1162] : vErrors.push(err1162), errors++;
              }
              if (data525.files === void 0) {
                let err1163 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                vErrors === null ? vErrors = [err1163] : vErrors.push(err1163), errors++;
              }
              for (let key68 in data525)
                if (!(key68 === "name" || key68 === "files" || key68 === "globs" || key68 === "problem")) {
                  let err1164 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key68 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1164] : vErrors.push(err1164), errors++;
                }
              if (data525.name !== void 0 && typeof data525.name != "string") {
                let err1165 = { instancePath: instancePath + "/payload/name", schemaPath: "#/oneOf/25/properties/payload/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1165] : vErrors.push(err1165), errors++;
              }
              if (data525.files !== void 0) {
                let data527 = data525.files;
                if (Array.isArray(data527)) {
                  let len26 = data527.length;
                  for (let i26 = 0; i26 < len26; i26++) {
                    let data528 = data527[i26];
                    if (data528 && typeof data528 == "object" && !Array.isArray(data528)) {
                      if (data528.path === void 0) {
                        let err1166 = { instancePath: instancePath + "/payload/files/" + i26, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                        vErrors === null ? vErrors = [err1166] : vErrors.push(err1166), errors++;
                      }
                      if (data528.hash === void 0) {
                        let err1167 = { instancePath: instancePath + "/payload/files/" + i26, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
                        vErrors === null ? vErrors = [err1167] : vErrors.push(err1167), errors++;
                      }
                      if (data528.bytes === void 0) {
                        let err1168 = { instancePath: instancePath + "/payload/files/" + i26, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                        vErrors === null ? vErrors = [err1168] : vErrors.push(err1168), errors++;
                      }
                      if (data528.mode === void 0) {
                        let err1169 = { instancePath: instancePath + "/payload/files/" + i26, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
                        vErrors === null ? vErrors = [err1169] : vErrors.push(err1169), errors++;
                      }
                      for (let key69 in data528)
                        if (!(key69 === "path" || key69 === "hash" || key69 === "bytes" || key69 === "mode" || key69 === "since")) {
                          let err1170 = { instancePath: instancePath + "/payload/files/" + i26, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key69 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err1170] : vErrors.push(err1170), errors++;
                        }
                      if (data528.path !== void 0 && typeof data528.path != "string") {
                        let err1171 = { instancePath: instancePath + "/payload/files/" + i26 + "/path", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err1171] : vErrors.push(err1171), errors++;
                      }
                      if (data528.hash !== void 0 && (validate53(data528.hash, { instancePath: instancePath + "/payload/files/" + i26 + "/hash", parentData: data528, parentDataProperty: "hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data528.bytes !== void 0) {
                        let data531 = data528.bytes;
                        if (!(typeof data531 == "number" && !(data531 % 1) && !isNaN(data531) && isFinite(data531))) {
                          let err1172 = { instancePath: instancePath + "/payload/files/" + i26 + "/bytes", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err1172] : vErrors.push(err1172), errors++;
                        }
                        if (typeof data531 == "number" && isFinite(data531) && (data531 < 0 || isNaN(data531))) {
                          let err1173 = { instancePath: instancePath + "/payload/files/" + i26 + "/bytes", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err1173] : vErrors.push(err1173), errors++;
                        }
                      }
                      if (data528.mode !== void 0) {
                        let data532 = data528.mode;
                        if (!(typeof data532 == "number" && !(data532 % 1) && !isNaN(data532) && isFinite(data532))) {
                          let err1174 = { instancePath: instancePath + "/payload/files/" + i26 + "/mode", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/mode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err1174] : vErrors.push(err1174), errors++;
                        }
                        if (typeof data532 == "number" && isFinite(data532) && (data532 < 0 || isNaN(data532))) {
                          let err1175 = { instancePath: instancePath + "/payload/files/" + i26 + "/mode", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/mode/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err1175] : vErrors.push(err1175), errors++;
                        }
                      }
                      if (data528.since !== void 0) {
                        let data533 = data528.since;
                        if (!(typeof data533 == "number" && !(data533 % 1) && !isNaN(data533) && isFinite(data533))) {
                          let err1176 = { instancePath: instancePath + "/payload/files/" + i26 + "/since", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/since/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err1176] : vErrors.push(err1176), errors++;
                        }
                        if (typeof data533 == "number" && isFinite(data533) && (data533 < 1 || isNaN(data533))) {
                          let err1177 = { instancePath: instancePath + "/payload/files/" + i26 + "/since", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/since/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          vErrors === null ? vErrors = [err1177] : vErrors.push(err1177), errors++;
                        }
                      }
                    } else {
                      let err1178 = { instancePath: instancePath + "/payload/files/" + i26, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err1178] : vErrors.push(err1178), errors++;
                    }
                  }
                } else {
                  let err1179 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/25/properties/payload/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err1179] : vErrors.push(err1179), errors++;
                }
              }
              if (data525.globs !== void 0) {
                let data534 = data525.globs;
                if (Array.isArray(data534)) {
                  let len27 = data534.length;
                  for (let i27 = 0; i27 < len27; i27++)
                    if (typeof data534[i27] != "string") {
                      let err1180 = { instancePath: instancePath + "/payload/globs/" + i27, schemaPath: "#/oneOf/25/properties/payload/properties/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err1180] : vErrors.push(err1180), errors++;
                    }
                } else {
                  let err1181 = { instancePath: instancePath + "/payload/globs", schemaPath: "#/oneOf/25/properties/payload/properties/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err1181] : vErrors.push(err1181), errors++;
                }
              }
              if (data525.problem !== void 0 && typeof data525.problem != "string") {
                let err1182 = { instancePath: instancePath + "/payload/problem", schemaPath: "#/oneOf/25/properties/payload/properties/problem/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1182] : vErrors.push(err1182), errors++;
              }
            } else {
              let err1183 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1183] : vErrors.push(err1183), errors++;
            }
          }
          if (data.v !== void 0) {
            let data537 = data.v;
            if (!(typeof data537 == "number" && !(data537 % 1) && !isNaN(data537) && isFinite(data537))) {
              let err1184 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/25/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1184] : vErrors.push(err1184), errors++;
            }
            if (typeof data537 == "number" && isFinite(data537) && (data537 < 1 || isNaN(data537))) {
              let err1185 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/25/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1185] : vErrors.push(err1185), errors++;
            }
          }
        } else {
          let err1186 = { instancePath, schemaPath: "#/oneOf/25/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1186] : vErrors.push(err1186), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "artifactRestored") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1187 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1187] : vErrors.push(err1187), errors++;
          }
          if (data.seq === void 0) {
            let err1188 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1188] : vErrors.push(err1188), errors++;
          }
          if (data.prev === void 0) {
            let err1189 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1189] : vErrors.push(err1189), errors++;
          }
          if (data.segment === void 0) {
            let err1190 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1190] : vErrors.push(err1190), errors++;
          }
          if (data.epoch === void 0) {
            let err1191 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1191] : vErrors.push(err1191), errors++;
          }
          if (data.atMs === void 0) {
            let err1192 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1192] : vErrors.push(err1192), errors++;
          }
          if (data.runPath === void 0) {
            let err1193 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1193] : vErrors.push(err1193), errors++;
          }
          if (data.type === void 0) {
            let err1194 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1194] : vErrors.push(err1194), errors++;
          }
          if (data.payload === void 0) {
            let err1195 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1195] : vErrors.push(err1195), errors++;
          }
          if (data.v === void 0) {
            let err1196 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1196] : vErrors.push(err1196), errors++;
          }
          for (let key70 in data)
            if (!func1.call(schema56.oneOf[26].properties, key70)) {
              let err1197 = { instancePath, schemaPath: "#/oneOf/26/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key70 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1197] : vErrors.push(err1197), errors++;
            }
          if (data.runId !== void 0) {
            let data538 = data.runId;
            if (typeof data538 == "string") {
              if (func2(data538) < 1) {
                let err1198 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/26/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1198] : vErrors.push(err1198), errors++;
              }
            } else {
              let err1199 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/26/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1199] : vErrors.push(err1199), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data539 = data.seq;
            if (!(typeof data539 == "number" && !(data539 % 1) && !isNaN(data539) && isFinite(data539))) {
              let err1200 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/26/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1200] : vErrors.push(err1200), errors++;
            }
            if (typeof data539 == "number" && isFinite(data539) && (data539 < 1 || isNaN(data539))) {
              let err1201 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/26/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1201] : vErrors.push(err1201), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data540 = data.prev, _errs1186 = errors, valid182 = !1, _errs1187 = errors;
            validate53(data540, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid27 = _errs1187 === errors;
            valid182 = valid182 || _valid27;
            let _errs1188 = errors;
            if (data540 !== null) {
              let err1202 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/26/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1202] : vErrors.push(err1202), errors++;
            }
            var _valid27 = _errs1188 === errors;
            if (valid182 = valid182 || _valid27, valid182)
              errors = _errs1186, vErrors !== null && (_errs1186 ? vErrors.length = _errs1186 : vErrors = null);
            else {
              let err1203 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/26/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1203] : vErrors.push(err1203), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data541 = data.segment;
            if (!(typeof data541 == "number" && !(data541 % 1) && !isNaN(data541) && isFinite(data541))) {
              let err1204 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/26/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1204] : vErrors.push(err1204), errors++;
            }
            if (typeof data541 == "number" && isFinite(data541) && (data541 < 1 || isNaN(data541))) {
              let err1205 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/26/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1205] : vErrors.push(err1205), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data542 = data.epoch;
            if (!(typeof data542 == "number" && !(data542 % 1) && !isNaN(data542) && isFinite(data542))) {
              let err1206 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/26/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1206] : vErrors.push(err1206), errors++;
            }
            if (typeof data542 == "number" && isFinite(data542) && (data542 < 1 || isNaN(data542))) {
              let err1207 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/26/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1207] : vErrors.push(err1207), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data543 = data.atMs;
            if (!(typeof data543 == "number" && !(data543 % 1) && !isNaN(data543) && isFinite(data543))) {
              let err1208 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/26/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1208] : vErrors.push(err1208), errors++;
            }
            if (typeof data543 == "number" && isFinite(data543) && (data543 < 0 || isNaN(data543))) {
              let err1209 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/26/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1209] : vErrors.push(err1209), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data545 = data.type;
            if (typeof data545 != "string") {
              let err1210 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/26/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1210] : vErrors.push(err1210), errors++;
            }
            if (data545 !== "artifactRestored") {
              let err1211 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/26/properties/type/const", keyword: "const", params: { allowedValue: "artifactRestored" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1211] : vErrors.push(err1211), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data546 = data.payload;
            if (data546 && typeof data546 == "object" && !Array.isArray(data546)) {
              if (data546.name === void 0) {
                let err1212 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                vErrors === null ? vErrors = [err1212] : vErrors.push(err1212), errors++;
              }
              if (data546.path === void 0) {
                let err1213 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                vErrors === null ? vErrors = [err1213] : vErrors.push(err1213), errors++;
              }
              if (data546.hash === void 0) {
                let err1214 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
                vErrors === null ? vErrors = [err1214] : vErrors.push(err1214), errors++;
              }
              for (let key71 in data546)
                if (!(key71 === "name" || key71 === "path" || key71 === "hash")) {
                  let err1215 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key71 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1215] : vErrors.push(err1215), errors++;
                }
              if (data546.name !== void 0 && typeof data546.name != "string") {
                let err1216 = { instancePath: instancePath + "/payload/name", schemaPath: "#/oneOf/26/properties/payload/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1216] : vErrors.push(err1216), errors++;
              }
              if (data546.path !== void 0 && typeof data546.path != "string") {
                let err1217 = { instancePath: instancePath + "/payload/path", schemaPath: "#/oneOf/26/properties/payload/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1217] : vErrors.push(err1217), errors++;
              }
              data546.hash !== void 0 && (validate53(data546.hash, { instancePath: instancePath + "/payload/hash", parentData: data546, parentDataProperty: "hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
            } else {
              let err1218 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1218] : vErrors.push(err1218), errors++;
            }
          }
          if (data.v !== void 0) {
            let data550 = data.v;
            if (!(typeof data550 == "number" && !(data550 % 1) && !isNaN(data550) && isFinite(data550))) {
              let err1219 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/26/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1219] : vErrors.push(err1219), errors++;
            }
            if (typeof data550 == "number" && isFinite(data550) && (data550 < 1 || isNaN(data550))) {
              let err1220 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/26/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1220] : vErrors.push(err1220), errors++;
            }
          }
        } else {
          let err1221 = { instancePath, schemaPath: "#/oneOf/26/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1221] : vErrors.push(err1221), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else {
        let err1222 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
        vErrors === null ? vErrors = [err1222] : vErrors.push(err1222), errors++;
      }
    else {
      let err1223 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
      vErrors === null ? vErrors = [err1223] : vErrors.push(err1223), errors++;
    }
  } else {
    let err1224 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1224] : vErrors.push(err1224), errors++;
  }
  return validate262.errors = vErrors, evaluated0.props = props1, errors === 0;
}
validate262.evaluated = { dynamicProps: !0, dynamicItems: !1 };
export {
  validateRunEvent
};
