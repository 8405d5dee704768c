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
var validateRunEvent = validate262, schema56 = { $id: "RunEvent", type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runStarted", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["irHash", "flowId", "params", "env", "supervise", "platform", "sessions", "process", "software"], properties: { irHash: { $ref: "Hash" }, flowId: { type: "string" }, params: { $ref: "Stored" }, env: { type: "object" }, supervise: { enum: ["mutating", "all", null] }, platform: { type: "string" }, stopAt: { type: "string" }, stopAfter: { type: "string" }, vision: { type: "string" }, concurrency: { type: "integer" }, sessions: { type: "array", items: { $ref: "SessionCursor" } }, process: { additionalProperties: !1, type: "object", required: ["pid", "host"], properties: { pid: { type: "integer" }, host: { type: "string" }, bootId: { type: "string" } } }, software: { type: "string" }, source: { additionalProperties: !1, type: "object", required: ["file"], properties: { file: { type: "string" } } }, policy: { additionalProperties: !1, type: "object", required: ["evidence"], properties: { evidence: { $ref: "Hash" }, environment: { type: "string" } } }, labels: { type: "object", additionalProperties: { type: "string" } }, parent: { additionalProperties: !1, type: "object", required: ["runId", "seq"], properties: { runId: { type: "string" }, seq: { minimum: 1, type: "integer" } } } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runResumed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["irHash", "supervise", "platform", "sessions", "process", "software"], properties: { irHash: { $ref: "Hash" }, supervise: { enum: ["mutating", "all", null] }, platform: { type: "string" }, stopAt: { type: "string" }, stopAfter: { type: "string" }, vision: { type: "string" }, concurrency: { type: "integer" }, sessions: { type: "array", items: { $ref: "SessionCursor" } }, process: { additionalProperties: !1, type: "object", required: ["pid", "host"], properties: { pid: { type: "integer" }, host: { type: "string" }, bootId: { type: "string" } } }, software: { type: "string" }, source: { additionalProperties: !1, type: "object", required: ["file"], properties: { file: { type: "string" } } }, policy: { additionalProperties: !1, type: "object", required: ["evidence"], properties: { evidence: { $ref: "Hash" }, environment: { type: "string" } } }, params: { $ref: "Stored" }, env: { type: "object" }, forceReexecute: { type: "array", items: { type: "string" } }, allowMutatingReexec: { type: "array", items: { type: "string" } }, reexecReason: { type: "string" }, adopt: { type: "array", items: { additionalProperties: !1, type: "object", required: ["ref", "reason"], properties: { ref: { type: "string" }, reason: { type: "string" } } } }, adoptRest: { type: "string" }, cancelRunning: { type: "array", items: { type: "string" } }, restoreArtifact: { type: "array", items: { type: "string" } }, acceptArtifact: { type: "array", items: { type: "string" } }, forcedStaleWriter: { const: !0, type: "boolean" }, report: { additionalProperties: !1, type: "object", required: ["evidence", "counts"], properties: { evidence: { $ref: "Hash" }, counts: { type: "object" } } }, realigned: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runSuspended", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["reason"], properties: { reason: { enum: ["stop", "signal", "stopAt", "stopAfter", "blocked", "awaitingHuman", "awaitingTimer", "gated", "transportLost", "suspendAfter", "leftRunning"] }, signal: { type: "string" }, refs: { type: "array", items: { type: "string" } }, message: { type: "string" }, providerState: { type: "object" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runFinished", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["outcome"], properties: { outcome: { enum: ["passed", "failed", "unknown", "unverified", "aborted"] }, verdict: { enum: ["pass", "fail", "unknown"] }, degraded: { const: !0, type: "boolean" }, outputs: { $ref: "Stored" }, reason: { type: "string" }, annotations: { type: "array", items: { type: "string" } } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runCancelled", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["actor"], properties: { reason: { type: "string" }, actor: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "stepEntered", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["kind", "scheme", "irHash", "hashes", "resolvedInputs"], properties: { kind: { enum: ["action", "assert", "call", "human", "if", "foreach", "let", "parallel", "wait"] }, scheme: { enum: ["pointlock-ir/1", "flow-ir/2"] }, irHash: { $ref: "Hash" }, hashes: { $ref: "StepHashes" }, within: { additionalProperties: !1, type: "object", required: ["step", "body"], properties: { step: { type: "string" }, body: { type: "string" } } }, resolvedInputs: { anyOf: [{ $ref: "Stored" }, { type: "null" }] }, inputError: { additionalProperties: !1, type: "object", required: ["errorClass", "message"], properties: { errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] }, message: { type: "string" } } }, phase: { const: "finally", type: "string" }, asOne: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "preflightProbed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["results", "holds"], properties: { results: { type: "array", items: { $ref: "AssertionOutcome" } }, holds: { type: ["boolean", "null"] } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "actionIntent", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["callId", "idempotencyKey", "group", "attempt", "chainIndex", "actionName", "argsSnapshot", "provider", "sessionId", "effectClass", "idempotent"], properties: { callId: { type: "string" }, idempotencyKey: { type: "string" }, group: { minimum: 1, type: "integer" }, attempt: { minimum: 1, type: "integer" }, chainIndex: { minimum: 0, type: "integer" }, channel: { type: "string" }, actionName: { type: "string" }, argsSnapshot: { $ref: "Stored" }, provider: { type: "string" }, sessionId: { type: "string" }, effectClass: { enum: ["mutating", "readonly"] }, idempotent: { type: "boolean" }, timeoutMs: { type: "integer" }, release: { additionalProperties: !1, type: "object", required: ["ref", "by"], properties: { ref: { type: "string" }, by: { type: "string" }, reason: { type: "string" } } }, provenance: { type: "object" }, sourcesDigest: { $ref: "Hash" }, sourcesStat: { $ref: "Hash" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "actionSettled", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["callId", "terminal", "effect", "source"], properties: { callId: { type: "string" }, terminal: { enum: ["succeeded", "failed", "cancelled", "timedOut", "uncertain"] }, effect: { enum: ["none", "landed", "unknown"] }, source: { enum: ["live", "reconciled", "person"] }, errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] }, message: { type: "string" }, output: { $ref: "Stored" }, offers: { type: "array", items: { $ref: "EvidenceOffer" } }, startedAtMs: { minimum: 0, type: "integer" }, endedAtMs: { minimum: 0, type: "integer" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "observationRecorded", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["which", "parts", "gaps"], properties: { which: { enum: ["before", "after", "fresh", "probe"] }, provider: { type: "string" }, sessionId: { type: "string" }, parts: { type: "array", items: { $ref: "EvidenceItem" } }, gaps: { type: "array", items: { $ref: "Gap" } }, files: { type: "array", items: { additionalProperties: !1, type: "object", required: ["path", "present"], properties: { path: { type: "string" }, present: { type: "boolean" }, sha256: { type: "string" }, bytes: { minimum: 0, type: "integer" }, contains: { type: "array", items: { type: "string" } } } } }, viewport: { type: "object" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "assertionEvaluated", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["outcome"], properties: { outcome: { $ref: "AssertionOutcome" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "verdictRecorded", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["verdict", "judgeHash", "irHash"], properties: { verdict: { enum: ["pass", "fail", "unknown"] }, degraded: { const: !0, type: "boolean" }, judgeHash: { $ref: "Hash" }, irHash: { $ref: "Hash" }, supersedes: { minimum: 1, type: "integer" }, reason: { type: "string" }, cites: { type: "array", items: { $ref: "Hash" } }, evidence: { type: "array", items: { $ref: "EvidenceItem" } }, gaps: { type: "array", items: { $ref: "Gap" } }, annotations: { type: "array", items: { type: "string" } } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "stepExited", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["state"], properties: { state: { enum: ["judged", "skipped", "blocked", "aborted"] }, output: { $ref: "Stored" }, reason: { type: "string" }, evidence: { type: "array", items: { $ref: "EvidenceItem" } }, gaps: { type: "array", items: { $ref: "Gap" } }, providerState: { type: "object" }, goesOn: { const: !0, type: "boolean" }, endsBody: { const: !0, type: "boolean" }, completedIncomplete: { const: !0, type: "boolean" }, tornDown: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "stepAdopted", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["ref", "class", "scheme", "irHash", "hashes", "position"], properties: { ref: { type: "string" }, class: { type: "string" }, cause: { type: "string" }, scheme: { enum: ["pointlock-ir/1", "flow-ir/2"] }, irHash: { $ref: "Hash" }, hashes: { $ref: "StepHashes" }, position: { minimum: 1, type: "integer" }, output: { $ref: "Stored" }, reason: { type: "string" }, resolvedInputs: { $ref: "Stored" }, against: { $ref: "Stored" }, unjudged: { const: !0, type: "boolean" }, files: { additionalProperties: !1, type: "object", required: ["seq"], properties: { seq: { minimum: 0, type: "integer" }, sourcesDigest: { $ref: "Hash" }, sourcesStat: { $ref: "Hash" }, givenUp: { type: "array", items: { type: "string" } } } }, within: { additionalProperties: !1, type: "object", required: ["step", "body"], properties: { step: { type: "string" }, body: { type: "string" } } }, phase: { const: "finally", type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "callFramePushed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["flowId", "irHash"], properties: { flowId: { type: "string" }, irHash: { $ref: "Hash" }, rebase: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "callFramePopped", type: "string" }, payload: { additionalProperties: !1, type: "object", properties: { outputs: { $ref: "Stored" }, verdict: { enum: ["pass", "fail", "unknown"] }, degraded: { const: !0, type: "boolean" }, inputError: { additionalProperties: !1, type: "object", required: ["errorClass", "message"], properties: { errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] }, message: { type: "string" } } } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "handlerTriggered", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["hook", "level", "index", "disposition", "n"], properties: { hook: { enum: ["onFail", "onUnknown", "onError", "onResumeDrift"] }, level: { enum: ["step", "flow"] }, index: { minimum: 0, type: "integer" }, disposition: { type: "string" }, n: { minimum: 1, type: "integer" }, errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "humanRequested", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["requestId", "kind", "mode", "prompt", "presents"], properties: { requestId: { type: "string" }, kind: { enum: ["step", "supervision", "uncertain", "escalation"] }, mode: { type: "string" }, prompt: { type: "string" }, presents: { type: "array", items: { $ref: "Stored" } }, decisions: { type: "array", items: { type: "string" } }, inputSchema: {}, askedAtMs: { minimum: 0, type: "integer" }, deadlineAtMs: { minimum: 0, type: "integer" }, callId: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "humanResponded", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["requestId", "actor", "via", "final"], properties: { requestId: { type: "string" }, decision: { type: "string" }, input: { $ref: "Stored" }, note: { type: "string" }, actor: { type: "string" }, via: { type: "string" }, evidence: { $ref: "Hash" }, final: { type: "boolean" }, settledAs: { enum: ["answered", "timedOut", "withdrawn"] } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "retryScheduled", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["attempt", "dueAtMs", "why"], properties: { attempt: { minimum: 1, type: "integer" }, dueAtMs: { minimum: 0, type: "integer" }, why: { type: "string" }, promptId: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "retryClaimed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["ref", "attempt", "promptId", "manual", "state"], properties: { ref: { type: "string" }, attempt: { minimum: 1, type: "integer" }, promptId: { type: "string" }, manual: { type: "boolean" }, from: { type: "string" }, context: { $ref: "Stored" }, state: { enum: ["claimed", "returned", "skipped"] }, mode: { enum: ["firedWaiting", "extra"] }, why: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "continuationTriggered", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["attempt", "status"], properties: { attempt: { minimum: 1, type: "integer" }, status: { type: "string" }, summary: { $ref: "Stored" }, filesChanged: { $ref: "Stored" }, nextSteps: { $ref: "Stored" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "sessionChanged", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["provider", "change"], properties: { provider: { type: "string" }, sessionId: { type: "string" }, change: { type: "string" }, data: { $ref: "Stored" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "timerArmed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["timerId", "dueAtMs"], properties: { timerId: { type: "string" }, dueAtMs: { minimum: 0, type: "integer" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "timerFired", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["timerId", "dueAtMs"], properties: { timerId: { type: "string" }, dueAtMs: { minimum: 0, type: "integer" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "artifactStored", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["name", "files"], properties: { name: { type: "string" }, files: { type: "array", items: { additionalProperties: !1, type: "object", required: ["path", "hash", "bytes", "mode"], properties: { path: { type: "string" }, hash: { $ref: "Hash" }, bytes: { minimum: 0, type: "integer" }, mode: { minimum: 0, type: "integer" }, since: { minimum: 1, type: "integer" } } } }, globs: { type: "array", items: { type: "string" } }, problem: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "artifactRestored", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["name", "path", "hash"], properties: { name: { type: "string" }, path: { type: "string" }, hash: { $ref: "Hash" } } }, v: { minimum: 1, type: "integer" } } }] }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default;
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
function validate310(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate310.evaluated;
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
  return validate310.errors = vErrors, errors === 0;
}
validate310.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate314.evaluated;
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
  return validate314.errors = vErrors, errors === 0;
}
validate314.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate317.evaluated;
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
  return validate317.errors = vErrors, errors === 0;
}
validate317.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
              if (data45.adopt !== void 0) {
                let data72 = data45.adopt;
                if (Array.isArray(data72)) {
                  let len4 = data72.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    let data73 = data72[i4];
                    if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
                      if (data73.ref === void 0) {
                        let err135 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                        vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
                      }
                      if (data73.reason === void 0) {
                        let err136 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                        vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
                      }
                      for (let key12 in data73)
                        if (!(key12 === "ref" || key12 === "reason")) {
                          let err137 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
                        }
                      if (data73.ref !== void 0 && typeof data73.ref != "string") {
                        let err138 = { instancePath: instancePath + "/payload/adopt/" + i4 + "/ref", schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
                      }
                      if (data73.reason !== void 0 && typeof data73.reason != "string") {
                        let err139 = { instancePath: instancePath + "/payload/adopt/" + i4 + "/reason", schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
                      }
                    } else {
                      let err140 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
                    }
                  }
                } else {
                  let err141 = { instancePath: instancePath + "/payload/adopt", schemaPath: "#/oneOf/1/properties/payload/properties/adopt/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
                }
              }
              if (data45.adoptRest !== void 0 && typeof data45.adoptRest != "string") {
                let err142 = { instancePath: instancePath + "/payload/adoptRest", schemaPath: "#/oneOf/1/properties/payload/properties/adoptRest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
              }
              if (data45.cancelRunning !== void 0) {
                let data77 = data45.cancelRunning;
                if (Array.isArray(data77)) {
                  let len5 = data77.length;
                  for (let i5 = 0; i5 < len5; i5++)
                    if (typeof data77[i5] != "string") {
                      let err143 = { instancePath: instancePath + "/payload/cancelRunning/" + i5, schemaPath: "#/oneOf/1/properties/payload/properties/cancelRunning/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
                    }
                } else {
                  let err144 = { instancePath: instancePath + "/payload/cancelRunning", schemaPath: "#/oneOf/1/properties/payload/properties/cancelRunning/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
                }
              }
              if (data45.restoreArtifact !== void 0) {
                let data79 = data45.restoreArtifact;
                if (Array.isArray(data79)) {
                  let len6 = data79.length;
                  for (let i6 = 0; i6 < len6; i6++)
                    if (typeof data79[i6] != "string") {
                      let err145 = { instancePath: instancePath + "/payload/restoreArtifact/" + i6, schemaPath: "#/oneOf/1/properties/payload/properties/restoreArtifact/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
                    }
                } else {
                  let err146 = { instancePath: instancePath + "/payload/restoreArtifact", schemaPath: "#/oneOf/1/properties/payload/properties/restoreArtifact/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
                }
              }
              if (data45.acceptArtifact !== void 0) {
                let data81 = data45.acceptArtifact;
                if (Array.isArray(data81)) {
                  let len7 = data81.length;
                  for (let i7 = 0; i7 < len7; i7++)
                    if (typeof data81[i7] != "string") {
                      let err147 = { instancePath: instancePath + "/payload/acceptArtifact/" + i7, schemaPath: "#/oneOf/1/properties/payload/properties/acceptArtifact/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
                    }
                } else {
                  let err148 = { instancePath: instancePath + "/payload/acceptArtifact", schemaPath: "#/oneOf/1/properties/payload/properties/acceptArtifact/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
                }
              }
              if (data45.forcedStaleWriter !== void 0) {
                let data83 = data45.forcedStaleWriter;
                if (typeof data83 != "boolean") {
                  let err149 = { instancePath: instancePath + "/payload/forcedStaleWriter", schemaPath: "#/oneOf/1/properties/payload/properties/forcedStaleWriter/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
                }
                if (data83 !== !0) {
                  let err150 = { instancePath: instancePath + "/payload/forcedStaleWriter", schemaPath: "#/oneOf/1/properties/payload/properties/forcedStaleWriter/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
                }
              }
              if (data45.report !== void 0) {
                let data84 = data45.report;
                if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
                  if (data84.evidence === void 0) {
                    let err151 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                    vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
                  }
                  if (data84.counts === void 0) {
                    let err152 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/required", keyword: "required", params: { missingProperty: "counts" }, message: "must have required property 'counts'" };
                    vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
                  }
                  for (let key13 in data84)
                    if (!(key13 === "evidence" || key13 === "counts")) {
                      let err153 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
                    }
                  if (data84.evidence !== void 0 && (validate53(data84.evidence, { instancePath: instancePath + "/payload/report/evidence", parentData: data84, parentDataProperty: "evidence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data84.counts !== void 0) {
                    let data86 = data84.counts;
                    if (!(data86 && typeof data86 == "object" && !Array.isArray(data86))) {
                      let err154 = { instancePath: instancePath + "/payload/report/counts", schemaPath: "#/oneOf/1/properties/payload/properties/report/properties/counts/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
                    }
                  }
                } else {
                  let err155 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
                }
              }
              if (data45.realigned !== void 0) {
                let data87 = data45.realigned;
                if (typeof data87 != "boolean") {
                  let err156 = { instancePath: instancePath + "/payload/realigned", schemaPath: "#/oneOf/1/properties/payload/properties/realigned/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
                }
                if (data87 !== !0) {
                  let err157 = { instancePath: instancePath + "/payload/realigned", schemaPath: "#/oneOf/1/properties/payload/properties/realigned/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
                }
              }
            } else {
              let err158 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
            }
          }
          if (data.v !== void 0) {
            let data88 = data.v;
            if (!(typeof data88 == "number" && !(data88 % 1) && !isNaN(data88) && isFinite(data88))) {
              let err159 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
            }
            if (typeof data88 == "number" && isFinite(data88) && (data88 < 1 || isNaN(data88))) {
              let err160 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
            }
          }
        } else {
          let err161 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "runSuspended") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err162 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
          }
          if (data.seq === void 0) {
            let err163 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
          }
          if (data.prev === void 0) {
            let err164 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
          }
          if (data.segment === void 0) {
            let err165 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
          }
          if (data.epoch === void 0) {
            let err166 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
          }
          if (data.atMs === void 0) {
            let err167 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
          }
          if (data.runPath === void 0) {
            let err168 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
          }
          if (data.type === void 0) {
            let err169 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
          }
          if (data.payload === void 0) {
            let err170 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
          }
          if (data.v === void 0) {
            let err171 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
          }
          for (let key14 in data)
            if (!func1.call(schema56.oneOf[2].properties, key14)) {
              let err172 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
            }
          if (data.runId !== void 0) {
            let data89 = data.runId;
            if (typeof data89 == "string") {
              if (func2(data89) < 1) {
                let err173 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/2/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
              }
            } else {
              let err174 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/2/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data90 = data.seq;
            if (!(typeof data90 == "number" && !(data90 % 1) && !isNaN(data90) && isFinite(data90))) {
              let err175 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/2/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
            }
            if (typeof data90 == "number" && isFinite(data90) && (data90 < 1 || isNaN(data90))) {
              let err176 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/2/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data91 = data.prev, _errs199 = errors, valid37 = !1, _errs200 = errors;
            validate53(data91, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid2 = _errs200 === errors;
            valid37 = valid37 || _valid2;
            let _errs201 = errors;
            if (data91 !== null) {
              let err177 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/2/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
            }
            var _valid2 = _errs201 === errors;
            if (valid37 = valid37 || _valid2, valid37)
              errors = _errs199, vErrors !== null && (_errs199 ? vErrors.length = _errs199 : vErrors = null);
            else {
              let err178 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/2/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data92 = data.segment;
            if (!(typeof data92 == "number" && !(data92 % 1) && !isNaN(data92) && isFinite(data92))) {
              let err179 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/2/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
            }
            if (typeof data92 == "number" && isFinite(data92) && (data92 < 1 || isNaN(data92))) {
              let err180 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/2/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data93 = data.epoch;
            if (!(typeof data93 == "number" && !(data93 % 1) && !isNaN(data93) && isFinite(data93))) {
              let err181 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/2/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
            }
            if (typeof data93 == "number" && isFinite(data93) && (data93 < 1 || isNaN(data93))) {
              let err182 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/2/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data94 = data.atMs;
            if (!(typeof data94 == "number" && !(data94 % 1) && !isNaN(data94) && isFinite(data94))) {
              let err183 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
            }
            if (typeof data94 == "number" && isFinite(data94) && (data94 < 0 || isNaN(data94))) {
              let err184 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data96 = data.type;
            if (typeof data96 != "string") {
              let err185 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
            }
            if (data96 !== "runSuspended") {
              let err186 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "runSuspended" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data97 = data.payload;
            if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
              if (data97.reason === void 0) {
                let err187 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/2/properties/payload/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
              }
              for (let key15 in data97)
                if (!(key15 === "reason" || key15 === "signal" || key15 === "refs" || key15 === "message" || key15 === "providerState")) {
                  let err188 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/2/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
                }
              if (data97.reason !== void 0) {
                let data98 = data97.reason;
                if (!(data98 === "stop" || data98 === "signal" || data98 === "stopAt" || data98 === "stopAfter" || data98 === "blocked" || data98 === "awaitingHuman" || data98 === "awaitingTimer" || data98 === "gated" || data98 === "transportLost" || data98 === "suspendAfter" || data98 === "leftRunning")) {
                  let err189 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/2/properties/payload/properties/reason/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[2].properties.payload.properties.reason.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
                }
              }
              if (data97.signal !== void 0 && typeof data97.signal != "string") {
                let err190 = { instancePath: instancePath + "/payload/signal", schemaPath: "#/oneOf/2/properties/payload/properties/signal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
              }
              if (data97.refs !== void 0) {
                let data100 = data97.refs;
                if (Array.isArray(data100)) {
                  let len8 = data100.length;
                  for (let i8 = 0; i8 < len8; i8++)
                    if (typeof data100[i8] != "string") {
                      let err191 = { instancePath: instancePath + "/payload/refs/" + i8, schemaPath: "#/oneOf/2/properties/payload/properties/refs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
                    }
                } else {
                  let err192 = { instancePath: instancePath + "/payload/refs", schemaPath: "#/oneOf/2/properties/payload/properties/refs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
                }
              }
              if (data97.message !== void 0 && typeof data97.message != "string") {
                let err193 = { instancePath: instancePath + "/payload/message", schemaPath: "#/oneOf/2/properties/payload/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
              }
              if (data97.providerState !== void 0) {
                let data103 = data97.providerState;
                if (!(data103 && typeof data103 == "object" && !Array.isArray(data103))) {
                  let err194 = { instancePath: instancePath + "/payload/providerState", schemaPath: "#/oneOf/2/properties/payload/properties/providerState/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
                }
              }
            } else {
              let err195 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/2/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
            }
          }
          if (data.v !== void 0) {
            let data104 = data.v;
            if (!(typeof data104 == "number" && !(data104 % 1) && !isNaN(data104) && isFinite(data104))) {
              let err196 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
            }
            if (typeof data104 == "number" && isFinite(data104) && (data104 < 1 || isNaN(data104))) {
              let err197 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
            }
          }
        } else {
          let err198 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "runFinished") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err199 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err199] : vErrors.push(err199), errors++;
          }
          if (data.seq === void 0) {
            let err200 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err200] : vErrors.push(err200), errors++;
          }
          if (data.prev === void 0) {
            let err201 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err201] : vErrors.push(err201), errors++;
          }
          if (data.segment === void 0) {
            let err202 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err202] : vErrors.push(err202), errors++;
          }
          if (data.epoch === void 0) {
            let err203 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err203] : vErrors.push(err203), errors++;
          }
          if (data.atMs === void 0) {
            let err204 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err204] : vErrors.push(err204), errors++;
          }
          if (data.runPath === void 0) {
            let err205 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err205] : vErrors.push(err205), errors++;
          }
          if (data.type === void 0) {
            let err206 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err206] : vErrors.push(err206), errors++;
          }
          if (data.payload === void 0) {
            let err207 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err207] : vErrors.push(err207), errors++;
          }
          if (data.v === void 0) {
            let err208 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err208] : vErrors.push(err208), errors++;
          }
          for (let key16 in data)
            if (!func1.call(schema56.oneOf[3].properties, key16)) {
              let err209 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err209] : vErrors.push(err209), errors++;
            }
          if (data.runId !== void 0) {
            let data105 = data.runId;
            if (typeof data105 == "string") {
              if (func2(data105) < 1) {
                let err210 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/3/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err210] : vErrors.push(err210), errors++;
              }
            } else {
              let err211 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/3/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err211] : vErrors.push(err211), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data106 = data.seq;
            if (!(typeof data106 == "number" && !(data106 % 1) && !isNaN(data106) && isFinite(data106))) {
              let err212 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/3/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err212] : vErrors.push(err212), errors++;
            }
            if (typeof data106 == "number" && isFinite(data106) && (data106 < 1 || isNaN(data106))) {
              let err213 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/3/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err213] : vErrors.push(err213), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data107 = data.prev, _errs236 = errors, valid43 = !1, _errs237 = errors;
            validate53(data107, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid3 = _errs237 === errors;
            valid43 = valid43 || _valid3;
            let _errs238 = errors;
            if (data107 !== null) {
              let err214 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/3/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err214] : vErrors.push(err214), errors++;
            }
            var _valid3 = _errs238 === errors;
            if (valid43 = valid43 || _valid3, valid43)
              errors = _errs236, vErrors !== null && (_errs236 ? vErrors.length = _errs236 : vErrors = null);
            else {
              let err215 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/3/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err215] : vErrors.push(err215), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data108 = data.segment;
            if (!(typeof data108 == "number" && !(data108 % 1) && !isNaN(data108) && isFinite(data108))) {
              let err216 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/3/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err216] : vErrors.push(err216), errors++;
            }
            if (typeof data108 == "number" && isFinite(data108) && (data108 < 1 || isNaN(data108))) {
              let err217 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/3/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err217] : vErrors.push(err217), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data109 = data.epoch;
            if (!(typeof data109 == "number" && !(data109 % 1) && !isNaN(data109) && isFinite(data109))) {
              let err218 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/3/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err218] : vErrors.push(err218), errors++;
            }
            if (typeof data109 == "number" && isFinite(data109) && (data109 < 1 || isNaN(data109))) {
              let err219 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/3/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err219] : vErrors.push(err219), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data110 = data.atMs;
            if (!(typeof data110 == "number" && !(data110 % 1) && !isNaN(data110) && isFinite(data110))) {
              let err220 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err220] : vErrors.push(err220), errors++;
            }
            if (typeof data110 == "number" && isFinite(data110) && (data110 < 0 || isNaN(data110))) {
              let err221 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err221] : vErrors.push(err221), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data112 = data.type;
            if (typeof data112 != "string") {
              let err222 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/3/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err222] : vErrors.push(err222), errors++;
            }
            if (data112 !== "runFinished") {
              let err223 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/3/properties/type/const", keyword: "const", params: { allowedValue: "runFinished" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err223] : vErrors.push(err223), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data113 = data.payload;
            if (data113 && typeof data113 == "object" && !Array.isArray(data113)) {
              if (data113.outcome === void 0) {
                let err224 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/3/properties/payload/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
                vErrors === null ? vErrors = [err224] : vErrors.push(err224), errors++;
              }
              for (let key17 in data113)
                if (!(key17 === "outcome" || key17 === "verdict" || key17 === "degraded" || key17 === "outputs" || key17 === "reason" || key17 === "annotations")) {
                  let err225 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/3/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err225] : vErrors.push(err225), errors++;
                }
              if (data113.outcome !== void 0) {
                let data114 = data113.outcome;
                if (!(data114 === "passed" || data114 === "failed" || data114 === "unknown" || data114 === "unverified" || data114 === "aborted")) {
                  let err226 = { instancePath: instancePath + "/payload/outcome", schemaPath: "#/oneOf/3/properties/payload/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[3].properties.payload.properties.outcome.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err226] : vErrors.push(err226), errors++;
                }
              }
              if (data113.verdict !== void 0) {
                let data115 = data113.verdict;
                if (!(data115 === "pass" || data115 === "fail" || data115 === "unknown")) {
                  let err227 = { instancePath: instancePath + "/payload/verdict", schemaPath: "#/oneOf/3/properties/payload/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[3].properties.payload.properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err227] : vErrors.push(err227), errors++;
                }
              }
              if (data113.degraded !== void 0) {
                let data116 = data113.degraded;
                if (typeof data116 != "boolean") {
                  let err228 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/3/properties/payload/properties/degraded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err228] : vErrors.push(err228), errors++;
                }
                if (data116 !== !0) {
                  let err229 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/3/properties/payload/properties/degraded/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err229] : vErrors.push(err229), errors++;
                }
              }
              if (data113.outputs !== void 0 && (validate268(data113.outputs, { instancePath: instancePath + "/payload/outputs", parentData: data113, parentDataProperty: "outputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data113.reason !== void 0 && typeof data113.reason != "string") {
                let err230 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/3/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err230] : vErrors.push(err230), errors++;
              }
              if (data113.annotations !== void 0) {
                let data119 = data113.annotations;
                if (Array.isArray(data119)) {
                  let len9 = data119.length;
                  for (let i9 = 0; i9 < len9; i9++)
                    if (typeof data119[i9] != "string") {
                      let err231 = { instancePath: instancePath + "/payload/annotations/" + i9, schemaPath: "#/oneOf/3/properties/payload/properties/annotations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err231] : vErrors.push(err231), errors++;
                    }
                } else {
                  let err232 = { instancePath: instancePath + "/payload/annotations", schemaPath: "#/oneOf/3/properties/payload/properties/annotations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err232] : vErrors.push(err232), errors++;
                }
              }
            } else {
              let err233 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/3/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err233] : vErrors.push(err233), errors++;
            }
          }
          if (data.v !== void 0) {
            let data121 = data.v;
            if (!(typeof data121 == "number" && !(data121 % 1) && !isNaN(data121) && isFinite(data121))) {
              let err234 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err234] : vErrors.push(err234), errors++;
            }
            if (typeof data121 == "number" && isFinite(data121) && (data121 < 1 || isNaN(data121))) {
              let err235 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err235] : vErrors.push(err235), errors++;
            }
          }
        } else {
          let err236 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err236] : vErrors.push(err236), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "runCancelled") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err237 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err237] : vErrors.push(err237), errors++;
          }
          if (data.seq === void 0) {
            let err238 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err238] : vErrors.push(err238), errors++;
          }
          if (data.prev === void 0) {
            let err239 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err239] : vErrors.push(err239), errors++;
          }
          if (data.segment === void 0) {
            let err240 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err240] : vErrors.push(err240), errors++;
          }
          if (data.epoch === void 0) {
            let err241 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err241] : vErrors.push(err241), errors++;
          }
          if (data.atMs === void 0) {
            let err242 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err242] : vErrors.push(err242), errors++;
          }
          if (data.runPath === void 0) {
            let err243 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err243] : vErrors.push(err243), errors++;
          }
          if (data.type === void 0) {
            let err244 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err244] : vErrors.push(err244), errors++;
          }
          if (data.payload === void 0) {
            let err245 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err245] : vErrors.push(err245), errors++;
          }
          if (data.v === void 0) {
            let err246 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err246] : vErrors.push(err246), errors++;
          }
          for (let key18 in data)
            if (!func1.call(schema56.oneOf[4].properties, key18)) {
              let err247 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err247] : vErrors.push(err247), errors++;
            }
          if (data.runId !== void 0) {
            let data122 = data.runId;
            if (typeof data122 == "string") {
              if (func2(data122) < 1) {
                let err248 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/4/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err248] : vErrors.push(err248), errors++;
              }
            } else {
              let err249 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/4/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err249] : vErrors.push(err249), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data123 = data.seq;
            if (!(typeof data123 == "number" && !(data123 % 1) && !isNaN(data123) && isFinite(data123))) {
              let err250 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/4/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err250] : vErrors.push(err250), errors++;
            }
            if (typeof data123 == "number" && isFinite(data123) && (data123 < 1 || isNaN(data123))) {
              let err251 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/4/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err251] : vErrors.push(err251), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data124 = data.prev, _errs273 = errors, valid49 = !1, _errs274 = errors;
            validate53(data124, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid4 = _errs274 === errors;
            valid49 = valid49 || _valid4;
            let _errs275 = errors;
            if (data124 !== null) {
              let err252 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/4/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err252] : vErrors.push(err252), errors++;
            }
            var _valid4 = _errs275 === errors;
            if (valid49 = valid49 || _valid4, valid49)
              errors = _errs273, vErrors !== null && (_errs273 ? vErrors.length = _errs273 : vErrors = null);
            else {
              let err253 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/4/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err253] : vErrors.push(err253), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data125 = data.segment;
            if (!(typeof data125 == "number" && !(data125 % 1) && !isNaN(data125) && isFinite(data125))) {
              let err254 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/4/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err254] : vErrors.push(err254), errors++;
            }
            if (typeof data125 == "number" && isFinite(data125) && (data125 < 1 || isNaN(data125))) {
              let err255 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/4/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err255] : vErrors.push(err255), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data126 = data.epoch;
            if (!(typeof data126 == "number" && !(data126 % 1) && !isNaN(data126) && isFinite(data126))) {
              let err256 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/4/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err256] : vErrors.push(err256), errors++;
            }
            if (typeof data126 == "number" && isFinite(data126) && (data126 < 1 || isNaN(data126))) {
              let err257 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/4/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err257] : vErrors.push(err257), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data127 = data.atMs;
            if (!(typeof data127 == "number" && !(data127 % 1) && !isNaN(data127) && isFinite(data127))) {
              let err258 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err258] : vErrors.push(err258), errors++;
            }
            if (typeof data127 == "number" && isFinite(data127) && (data127 < 0 || isNaN(data127))) {
              let err259 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err259] : vErrors.push(err259), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data129 = data.type;
            if (typeof data129 != "string") {
              let err260 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/4/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err260] : vErrors.push(err260), errors++;
            }
            if (data129 !== "runCancelled") {
              let err261 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/4/properties/type/const", keyword: "const", params: { allowedValue: "runCancelled" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err261] : vErrors.push(err261), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data130 = data.payload;
            if (data130 && typeof data130 == "object" && !Array.isArray(data130)) {
              if (data130.actor === void 0) {
                let err262 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/4/properties/payload/required", keyword: "required", params: { missingProperty: "actor" }, message: "must have required property 'actor'" };
                vErrors === null ? vErrors = [err262] : vErrors.push(err262), errors++;
              }
              for (let key19 in data130)
                if (!(key19 === "reason" || key19 === "actor")) {
                  let err263 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/4/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err263] : vErrors.push(err263), errors++;
                }
              if (data130.reason !== void 0 && typeof data130.reason != "string") {
                let err264 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/4/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err264] : vErrors.push(err264), errors++;
              }
              if (data130.actor !== void 0 && typeof data130.actor != "string") {
                let err265 = { instancePath: instancePath + "/payload/actor", schemaPath: "#/oneOf/4/properties/payload/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err265] : vErrors.push(err265), errors++;
              }
            } else {
              let err266 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/4/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err266] : vErrors.push(err266), errors++;
            }
          }
          if (data.v !== void 0) {
            let data133 = data.v;
            if (!(typeof data133 == "number" && !(data133 % 1) && !isNaN(data133) && isFinite(data133))) {
              let err267 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err267] : vErrors.push(err267), errors++;
            }
            if (typeof data133 == "number" && isFinite(data133) && (data133 < 1 || isNaN(data133))) {
              let err268 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err268] : vErrors.push(err268), errors++;
            }
          }
        } else {
          let err269 = { instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err269] : vErrors.push(err269), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "stepEntered") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err270 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err270] : vErrors.push(err270), errors++;
          }
          if (data.seq === void 0) {
            let err271 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err271] : vErrors.push(err271), errors++;
          }
          if (data.prev === void 0) {
            let err272 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err272] : vErrors.push(err272), errors++;
          }
          if (data.segment === void 0) {
            let err273 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err273] : vErrors.push(err273), errors++;
          }
          if (data.epoch === void 0) {
            let err274 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err274] : vErrors.push(err274), errors++;
          }
          if (data.atMs === void 0) {
            let err275 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err275] : vErrors.push(err275), errors++;
          }
          if (data.runPath === void 0) {
            let err276 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err276] : vErrors.push(err276), errors++;
          }
          if (data.type === void 0) {
            let err277 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err277] : vErrors.push(err277), errors++;
          }
          if (data.payload === void 0) {
            let err278 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err278] : vErrors.push(err278), errors++;
          }
          if (data.v === void 0) {
            let err279 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err279] : vErrors.push(err279), errors++;
          }
          for (let key20 in data)
            if (!func1.call(schema56.oneOf[5].properties, key20)) {
              let err280 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err280] : vErrors.push(err280), errors++;
            }
          if (data.runId !== void 0) {
            let data134 = data.runId;
            if (typeof data134 == "string") {
              if (func2(data134) < 1) {
                let err281 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/5/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err281] : vErrors.push(err281), errors++;
              }
            } else {
              let err282 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/5/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err282] : vErrors.push(err282), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data135 = data.seq;
            if (!(typeof data135 == "number" && !(data135 % 1) && !isNaN(data135) && isFinite(data135))) {
              let err283 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/5/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err283] : vErrors.push(err283), errors++;
            }
            if (typeof data135 == "number" && isFinite(data135) && (data135 < 1 || isNaN(data135))) {
              let err284 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/5/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err284] : vErrors.push(err284), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data136 = data.prev, _errs303 = errors, valid53 = !1, _errs304 = errors;
            validate53(data136, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid5 = _errs304 === errors;
            valid53 = valid53 || _valid5;
            let _errs305 = errors;
            if (data136 !== null) {
              let err285 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/5/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err285] : vErrors.push(err285), errors++;
            }
            var _valid5 = _errs305 === errors;
            if (valid53 = valid53 || _valid5, valid53)
              errors = _errs303, vErrors !== null && (_errs303 ? vErrors.length = _errs303 : vErrors = null);
            else {
              let err286 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/5/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err286] : vErrors.push(err286), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data137 = data.segment;
            if (!(typeof data137 == "number" && !(data137 % 1) && !isNaN(data137) && isFinite(data137))) {
              let err287 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/5/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err287] : vErrors.push(err287), errors++;
            }
            if (typeof data137 == "number" && isFinite(data137) && (data137 < 1 || isNaN(data137))) {
              let err288 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/5/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err288] : vErrors.push(err288), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data138 = data.epoch;
            if (!(typeof data138 == "number" && !(data138 % 1) && !isNaN(data138) && isFinite(data138))) {
              let err289 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/5/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err289] : vErrors.push(err289), errors++;
            }
            if (typeof data138 == "number" && isFinite(data138) && (data138 < 1 || isNaN(data138))) {
              let err290 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/5/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err290] : vErrors.push(err290), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data139 = data.atMs;
            if (!(typeof data139 == "number" && !(data139 % 1) && !isNaN(data139) && isFinite(data139))) {
              let err291 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err291] : vErrors.push(err291), errors++;
            }
            if (typeof data139 == "number" && isFinite(data139) && (data139 < 0 || isNaN(data139))) {
              let err292 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err292] : vErrors.push(err292), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data141 = data.type;
            if (typeof data141 != "string") {
              let err293 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/5/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err293] : vErrors.push(err293), errors++;
            }
            if (data141 !== "stepEntered") {
              let err294 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/5/properties/type/const", keyword: "const", params: { allowedValue: "stepEntered" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err294] : vErrors.push(err294), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data142 = data.payload;
            if (data142 && typeof data142 == "object" && !Array.isArray(data142)) {
              if (data142.kind === void 0) {
                let err295 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                vErrors === null ? vErrors = [err295] : vErrors.push(err295), errors++;
              }
              if (data142.scheme === void 0) {
                let err296 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "scheme" }, message: "must have required property 'scheme'" };
                vErrors === null ? vErrors = [err296] : vErrors.push(err296), errors++;
              }
              if (data142.irHash === void 0) {
                let err297 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err297] : vErrors.push(err297), errors++;
              }
              if (data142.hashes === void 0) {
                let err298 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "hashes" }, message: "must have required property 'hashes'" };
                vErrors === null ? vErrors = [err298] : vErrors.push(err298), errors++;
              }
              if (data142.resolvedInputs === void 0) {
                let err299 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "resolvedInputs" }, message: "must have required property 'resolvedInputs'" };
                vErrors === null ? vErrors = [err299] : vErrors.push(err299), errors++;
              }
              for (let key21 in data142)
                if (!func1.call(schema56.oneOf[5].properties.payload.properties, key21)) {
                  let err300 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err300] : vErrors.push(err300), errors++;
                }
              if (data142.kind !== void 0) {
                let data143 = data142.kind;
                if (!(data143 === "action" || data143 === "assert" || data143 === "call" || data143 === "human" || data143 === "if" || data143 === "foreach" || data143 === "let" || data143 === "parallel" || data143 === "wait")) {
                  let err301 = { instancePath: instancePath + "/payload/kind", schemaPath: "#/oneOf/5/properties/payload/properties/kind/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[5].properties.payload.properties.kind.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err301] : vErrors.push(err301), errors++;
                }
              }
              if (data142.scheme !== void 0) {
                let data144 = data142.scheme;
                if (!(data144 === "pointlock-ir/1" || data144 === "flow-ir/2")) {
                  let err302 = { instancePath: instancePath + "/payload/scheme", schemaPath: "#/oneOf/5/properties/payload/properties/scheme/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[5].properties.payload.properties.scheme.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err302] : vErrors.push(err302), errors++;
                }
              }
              if (data142.irHash !== void 0 && (validate53(data142.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data142, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data142.hashes !== void 0 && (validate291(data142.hashes, { instancePath: instancePath + "/payload/hashes", parentData: data142, parentDataProperty: "hashes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data142.within !== void 0) {
                let data147 = data142.within;
                if (data147 && typeof data147 == "object" && !Array.isArray(data147)) {
                  if (data147.step === void 0) {
                    let err303 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
                    vErrors === null ? vErrors = [err303] : vErrors.push(err303), errors++;
                  }
                  if (data147.body === void 0) {
                    let err304 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
                    vErrors === null ? vErrors = [err304] : vErrors.push(err304), errors++;
                  }
                  for (let key22 in data147)
                    if (!(key22 === "step" || key22 === "body")) {
                      let err305 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err305] : vErrors.push(err305), errors++;
                    }
                  if (data147.step !== void 0 && typeof data147.step != "string") {
                    let err306 = { instancePath: instancePath + "/payload/within/step", schemaPath: "#/oneOf/5/properties/payload/properties/within/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err306] : vErrors.push(err306), errors++;
                  }
                  if (data147.body !== void 0 && typeof data147.body != "string") {
                    let err307 = { instancePath: instancePath + "/payload/within/body", schemaPath: "#/oneOf/5/properties/payload/properties/within/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err307] : vErrors.push(err307), errors++;
                  }
                } else {
                  let err308 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err308] : vErrors.push(err308), errors++;
                }
              }
              if (data142.resolvedInputs !== void 0) {
                let data150 = data142.resolvedInputs, _errs331 = errors, valid56 = !1, _errs332 = errors;
                validate268(data150, { instancePath: instancePath + "/payload/resolvedInputs", parentData: data142, parentDataProperty: "resolvedInputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length);
                var _valid6 = _errs332 === errors;
                valid56 = valid56 || _valid6;
                let _errs333 = errors;
                if (data150 !== null) {
                  let err309 = { instancePath: instancePath + "/payload/resolvedInputs", schemaPath: "#/oneOf/5/properties/payload/properties/resolvedInputs/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  vErrors === null ? vErrors = [err309] : vErrors.push(err309), errors++;
                }
                var _valid6 = _errs333 === errors;
                if (valid56 = valid56 || _valid6, valid56)
                  errors = _errs331, vErrors !== null && (_errs331 ? vErrors.length = _errs331 : vErrors = null);
                else {
                  let err310 = { instancePath: instancePath + "/payload/resolvedInputs", schemaPath: "#/oneOf/5/properties/payload/properties/resolvedInputs/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  vErrors === null ? vErrors = [err310] : vErrors.push(err310), errors++;
                }
              }
              if (data142.inputError !== void 0) {
                let data151 = data142.inputError;
                if (data151 && typeof data151 == "object" && !Array.isArray(data151)) {
                  if (data151.errorClass === void 0) {
                    let err311 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "errorClass" }, message: "must have required property 'errorClass'" };
                    vErrors === null ? vErrors = [err311] : vErrors.push(err311), errors++;
                  }
                  if (data151.message === void 0) {
                    let err312 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
                    vErrors === null ? vErrors = [err312] : vErrors.push(err312), errors++;
                  }
                  for (let key23 in data151)
                    if (!(key23 === "errorClass" || key23 === "message")) {
                      let err313 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err313] : vErrors.push(err313), errors++;
                    }
                  if (data151.errorClass !== void 0) {
                    let data152 = data151.errorClass;
                    if (!(data152 === "capability_drift" || data152 === "bind_arguments_invalid" || data152 === "action_failed_retryable" || data152 === "action_failed_final" || data152 === "action_timed_out" || data152 === "action_cancelled" || data152 === "target_stale" || data152 === "transport_lost" || data152 === "session_degraded")) {
                      let err314 = { instancePath: instancePath + "/payload/inputError/errorClass", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[5].properties.payload.properties.inputError.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                      vErrors === null ? vErrors = [err314] : vErrors.push(err314), errors++;
                    }
                  }
                  if (data151.message !== void 0 && typeof data151.message != "string") {
                    let err315 = { instancePath: instancePath + "/payload/inputError/message", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err315] : vErrors.push(err315), errors++;
                  }
                } else {
                  let err316 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err316] : vErrors.push(err316), errors++;
                }
              }
              if (data142.phase !== void 0) {
                let data154 = data142.phase;
                if (typeof data154 != "string") {
                  let err317 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/5/properties/payload/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err317] : vErrors.push(err317), errors++;
                }
                if (data154 !== "finally") {
                  let err318 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/5/properties/payload/properties/phase/const", keyword: "const", params: { allowedValue: "finally" }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err318] : vErrors.push(err318), errors++;
                }
              }
              if (data142.asOne !== void 0) {
                let data155 = data142.asOne;
                if (typeof data155 != "boolean") {
                  let err319 = { instancePath: instancePath + "/payload/asOne", schemaPath: "#/oneOf/5/properties/payload/properties/asOne/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err319] : vErrors.push(err319), errors++;
                }
                if (data155 !== !0) {
                  let err320 = { instancePath: instancePath + "/payload/asOne", schemaPath: "#/oneOf/5/properties/payload/properties/asOne/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err320] : vErrors.push(err320), errors++;
                }
              }
            } else {
              let err321 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err321] : vErrors.push(err321), errors++;
            }
          }
          if (data.v !== void 0) {
            let data156 = data.v;
            if (!(typeof data156 == "number" && !(data156 % 1) && !isNaN(data156) && isFinite(data156))) {
              let err322 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err322] : vErrors.push(err322), errors++;
            }
            if (typeof data156 == "number" && isFinite(data156) && (data156 < 1 || isNaN(data156))) {
              let err323 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err323] : vErrors.push(err323), errors++;
            }
          }
        } else {
          let err324 = { instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err324] : vErrors.push(err324), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "preflightProbed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err325 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err325] : vErrors.push(err325), errors++;
          }
          if (data.seq === void 0) {
            let err326 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err326] : vErrors.push(err326), errors++;
          }
          if (data.prev === void 0) {
            let err327 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err327] : vErrors.push(err327), errors++;
          }
          if (data.segment === void 0) {
            let err328 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err328] : vErrors.push(err328), errors++;
          }
          if (data.epoch === void 0) {
            let err329 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err329] : vErrors.push(err329), errors++;
          }
          if (data.atMs === void 0) {
            let err330 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err330] : vErrors.push(err330), errors++;
          }
          if (data.runPath === void 0) {
            let err331 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err331] : vErrors.push(err331), errors++;
          }
          if (data.type === void 0) {
            let err332 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err332] : vErrors.push(err332), errors++;
          }
          if (data.payload === void 0) {
            let err333 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err333] : vErrors.push(err333), errors++;
          }
          if (data.v === void 0) {
            let err334 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err334] : vErrors.push(err334), errors++;
          }
          for (let key24 in data)
            if (!func1.call(schema56.oneOf[6].properties, key24)) {
              let err335 = { instancePath, schemaPath: "#/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err335] : vErrors.push(err335), errors++;
            }
          if (data.runId !== void 0) {
            let data157 = data.runId;
            if (typeof data157 == "string") {
              if (func2(data157) < 1) {
                let err336 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/6/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err336] : vErrors.push(err336), errors++;
              }
            } else {
              let err337 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/6/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err337] : vErrors.push(err337), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data158 = data.seq;
            if (!(typeof data158 == "number" && !(data158 % 1) && !isNaN(data158) && isFinite(data158))) {
              let err338 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/6/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err338] : vErrors.push(err338), errors++;
            }
            if (typeof data158 == "number" && isFinite(data158) && (data158 < 1 || isNaN(data158))) {
              let err339 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/6/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err339] : vErrors.push(err339), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data159 = data.prev, _errs355 = errors, valid60 = !1, _errs356 = errors;
            validate53(data159, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid7 = _errs356 === errors;
            valid60 = valid60 || _valid7;
            let _errs357 = errors;
            if (data159 !== null) {
              let err340 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/6/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err340] : vErrors.push(err340), errors++;
            }
            var _valid7 = _errs357 === errors;
            if (valid60 = valid60 || _valid7, valid60)
              errors = _errs355, vErrors !== null && (_errs355 ? vErrors.length = _errs355 : vErrors = null);
            else {
              let err341 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/6/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err341] : vErrors.push(err341), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data160 = data.segment;
            if (!(typeof data160 == "number" && !(data160 % 1) && !isNaN(data160) && isFinite(data160))) {
              let err342 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/6/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err342] : vErrors.push(err342), errors++;
            }
            if (typeof data160 == "number" && isFinite(data160) && (data160 < 1 || isNaN(data160))) {
              let err343 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/6/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err343] : vErrors.push(err343), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data161 = data.epoch;
            if (!(typeof data161 == "number" && !(data161 % 1) && !isNaN(data161) && isFinite(data161))) {
              let err344 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/6/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err344] : vErrors.push(err344), errors++;
            }
            if (typeof data161 == "number" && isFinite(data161) && (data161 < 1 || isNaN(data161))) {
              let err345 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/6/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err345] : vErrors.push(err345), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data162 = data.atMs;
            if (!(typeof data162 == "number" && !(data162 % 1) && !isNaN(data162) && isFinite(data162))) {
              let err346 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err346] : vErrors.push(err346), errors++;
            }
            if (typeof data162 == "number" && isFinite(data162) && (data162 < 0 || isNaN(data162))) {
              let err347 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err347] : vErrors.push(err347), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data164 = data.type;
            if (typeof data164 != "string") {
              let err348 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/6/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err348] : vErrors.push(err348), errors++;
            }
            if (data164 !== "preflightProbed") {
              let err349 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/6/properties/type/const", keyword: "const", params: { allowedValue: "preflightProbed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err349] : vErrors.push(err349), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data165 = data.payload;
            if (data165 && typeof data165 == "object" && !Array.isArray(data165)) {
              if (data165.results === void 0) {
                let err350 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
                vErrors === null ? vErrors = [err350] : vErrors.push(err350), errors++;
              }
              if (data165.holds === void 0) {
                let err351 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/required", keyword: "required", params: { missingProperty: "holds" }, message: "must have required property 'holds'" };
                vErrors === null ? vErrors = [err351] : vErrors.push(err351), errors++;
              }
              for (let key25 in data165)
                if (!(key25 === "results" || key25 === "holds")) {
                  let err352 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err352] : vErrors.push(err352), errors++;
                }
              if (data165.results !== void 0) {
                let data166 = data165.results;
                if (Array.isArray(data166)) {
                  let len10 = data166.length;
                  for (let i10 = 0; i10 < len10; i10++)
                    validate299(data166[i10], { instancePath: instancePath + "/payload/results/" + i10, parentData: data166, parentDataProperty: i10, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors), errors = vErrors.length);
                } else {
                  let err353 = { instancePath: instancePath + "/payload/results", schemaPath: "#/oneOf/6/properties/payload/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err353] : vErrors.push(err353), errors++;
                }
              }
              if (data165.holds !== void 0) {
                let data168 = data165.holds;
                if (typeof data168 != "boolean" && data168 !== null) {
                  let err354 = { instancePath: instancePath + "/payload/holds", schemaPath: "#/oneOf/6/properties/payload/properties/holds/type", keyword: "type", params: { type: schema56.oneOf[6].properties.payload.properties.holds.type }, message: "must be boolean,null" };
                  vErrors === null ? vErrors = [err354] : vErrors.push(err354), errors++;
                }
              }
            } else {
              let err355 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err355] : vErrors.push(err355), errors++;
            }
          }
          if (data.v !== void 0) {
            let data169 = data.v;
            if (!(typeof data169 == "number" && !(data169 % 1) && !isNaN(data169) && isFinite(data169))) {
              let err356 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err356] : vErrors.push(err356), errors++;
            }
            if (typeof data169 == "number" && isFinite(data169) && (data169 < 1 || isNaN(data169))) {
              let err357 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err357] : vErrors.push(err357), errors++;
            }
          }
        } else {
          let err358 = { instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err358] : vErrors.push(err358), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "actionIntent") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err359 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err359] : vErrors.push(err359), errors++;
          }
          if (data.seq === void 0) {
            let err360 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err360] : vErrors.push(err360), errors++;
          }
          if (data.prev === void 0) {
            let err361 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err361] : vErrors.push(err361), errors++;
          }
          if (data.segment === void 0) {
            let err362 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err362] : vErrors.push(err362), errors++;
          }
          if (data.epoch === void 0) {
            let err363 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err363] : vErrors.push(err363), errors++;
          }
          if (data.atMs === void 0) {
            let err364 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err364] : vErrors.push(err364), errors++;
          }
          if (data.runPath === void 0) {
            let err365 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err365] : vErrors.push(err365), errors++;
          }
          if (data.type === void 0) {
            let err366 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err366] : vErrors.push(err366), errors++;
          }
          if (data.payload === void 0) {
            let err367 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err367] : vErrors.push(err367), errors++;
          }
          if (data.v === void 0) {
            let err368 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err368] : vErrors.push(err368), errors++;
          }
          for (let key26 in data)
            if (!func1.call(schema56.oneOf[7].properties, key26)) {
              let err369 = { instancePath, schemaPath: "#/oneOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err369] : vErrors.push(err369), errors++;
            }
          if (data.runId !== void 0) {
            let data170 = data.runId;
            if (typeof data170 == "string") {
              if (func2(data170) < 1) {
                let err370 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/7/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err370] : vErrors.push(err370), errors++;
              }
            } else {
              let err371 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/7/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err371] : vErrors.push(err371), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data171 = data.seq;
            if (!(typeof data171 == "number" && !(data171 % 1) && !isNaN(data171) && isFinite(data171))) {
              let err372 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/7/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err372] : vErrors.push(err372), errors++;
            }
            if (typeof data171 == "number" && isFinite(data171) && (data171 < 1 || isNaN(data171))) {
              let err373 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/7/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err373] : vErrors.push(err373), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data172 = data.prev, _errs386 = errors, valid66 = !1, _errs387 = errors;
            validate53(data172, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid8 = _errs387 === errors;
            valid66 = valid66 || _valid8;
            let _errs388 = errors;
            if (data172 !== null) {
              let err374 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/7/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err374] : vErrors.push(err374), errors++;
            }
            var _valid8 = _errs388 === errors;
            if (valid66 = valid66 || _valid8, valid66)
              errors = _errs386, vErrors !== null && (_errs386 ? vErrors.length = _errs386 : vErrors = null);
            else {
              let err375 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/7/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err375] : vErrors.push(err375), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data173 = data.segment;
            if (!(typeof data173 == "number" && !(data173 % 1) && !isNaN(data173) && isFinite(data173))) {
              let err376 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/7/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err376] : vErrors.push(err376), errors++;
            }
            if (typeof data173 == "number" && isFinite(data173) && (data173 < 1 || isNaN(data173))) {
              let err377 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/7/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err377] : vErrors.push(err377), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data174 = data.epoch;
            if (!(typeof data174 == "number" && !(data174 % 1) && !isNaN(data174) && isFinite(data174))) {
              let err378 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/7/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err378] : vErrors.push(err378), errors++;
            }
            if (typeof data174 == "number" && isFinite(data174) && (data174 < 1 || isNaN(data174))) {
              let err379 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/7/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err379] : vErrors.push(err379), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data175 = data.atMs;
            if (!(typeof data175 == "number" && !(data175 % 1) && !isNaN(data175) && isFinite(data175))) {
              let err380 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err380] : vErrors.push(err380), errors++;
            }
            if (typeof data175 == "number" && isFinite(data175) && (data175 < 0 || isNaN(data175))) {
              let err381 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err381] : vErrors.push(err381), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data177 = data.type;
            if (typeof data177 != "string") {
              let err382 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/7/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err382] : vErrors.push(err382), errors++;
            }
            if (data177 !== "actionIntent") {
              let err383 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/7/properties/type/const", keyword: "const", params: { allowedValue: "actionIntent" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err383] : vErrors.push(err383), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data178 = data.payload;
            if (data178 && typeof data178 == "object" && !Array.isArray(data178)) {
              if (data178.callId === void 0) {
                let err384 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "callId" }, message: "must have required property 'callId'" };
                vErrors === null ? vErrors = [err384] : vErrors.push(err384), errors++;
              }
              if (data178.idempotencyKey === void 0) {
                let err385 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
                vErrors === null ? vErrors = [err385] : vErrors.push(err385), errors++;
              }
              if (data178.group === void 0) {
                let err386 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
                vErrors === null ? vErrors = [err386] : vErrors.push(err386), errors++;
              }
              if (data178.attempt === void 0) {
                let err387 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err387] : vErrors.push(err387), errors++;
              }
              if (data178.chainIndex === void 0) {
                let err388 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "chainIndex" }, message: "must have required property 'chainIndex'" };
                vErrors === null ? vErrors = [err388] : vErrors.push(err388), errors++;
              }
              if (data178.actionName === void 0) {
                let err389 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "actionName" }, message: "must have required property 'actionName'" };
                vErrors === null ? vErrors = [err389] : vErrors.push(err389), errors++;
              }
              if (data178.argsSnapshot === void 0) {
                let err390 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "argsSnapshot" }, message: "must have required property 'argsSnapshot'" };
                vErrors === null ? vErrors = [err390] : vErrors.push(err390), errors++;
              }
              if (data178.provider === void 0) {
                let err391 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
                vErrors === null ? vErrors = [err391] : vErrors.push(err391), errors++;
              }
              if (data178.sessionId === void 0) {
                let err392 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
                vErrors === null ? vErrors = [err392] : vErrors.push(err392), errors++;
              }
              if (data178.effectClass === void 0) {
                let err393 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "effectClass" }, message: "must have required property 'effectClass'" };
                vErrors === null ? vErrors = [err393] : vErrors.push(err393), errors++;
              }
              if (data178.idempotent === void 0) {
                let err394 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "idempotent" }, message: "must have required property 'idempotent'" };
                vErrors === null ? vErrors = [err394] : vErrors.push(err394), errors++;
              }
              for (let key27 in data178)
                if (!func1.call(schema56.oneOf[7].properties.payload.properties, key27)) {
                  let err395 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err395] : vErrors.push(err395), errors++;
                }
              if (data178.callId !== void 0 && typeof data178.callId != "string") {
                let err396 = { instancePath: instancePath + "/payload/callId", schemaPath: "#/oneOf/7/properties/payload/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err396] : vErrors.push(err396), errors++;
              }
              if (data178.idempotencyKey !== void 0 && typeof data178.idempotencyKey != "string") {
                let err397 = { instancePath: instancePath + "/payload/idempotencyKey", schemaPath: "#/oneOf/7/properties/payload/properties/idempotencyKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err397] : vErrors.push(err397), errors++;
              }
              if (data178.group !== void 0) {
                let data181 = data178.group;
                if (!(typeof data181 == "number" && !(data181 % 1) && !isNaN(data181) && isFinite(data181))) {
                  let err398 = { instancePath: instancePath + "/payload/group", schemaPath: "#/oneOf/7/properties/payload/properties/group/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err398] : vErrors.push(err398), errors++;
                }
                if (typeof data181 == "number" && isFinite(data181) && (data181 < 1 || isNaN(data181))) {
                  let err399 = { instancePath: instancePath + "/payload/group", schemaPath: "#/oneOf/7/properties/payload/properties/group/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err399] : vErrors.push(err399), errors++;
                }
              }
              if (data178.attempt !== void 0) {
                let data182 = data178.attempt;
                if (!(typeof data182 == "number" && !(data182 % 1) && !isNaN(data182) && isFinite(data182))) {
                  let err400 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/7/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err400] : vErrors.push(err400), errors++;
                }
                if (typeof data182 == "number" && isFinite(data182) && (data182 < 1 || isNaN(data182))) {
                  let err401 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/7/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err401] : vErrors.push(err401), errors++;
                }
              }
              if (data178.chainIndex !== void 0) {
                let data183 = data178.chainIndex;
                if (!(typeof data183 == "number" && !(data183 % 1) && !isNaN(data183) && isFinite(data183))) {
                  let err402 = { instancePath: instancePath + "/payload/chainIndex", schemaPath: "#/oneOf/7/properties/payload/properties/chainIndex/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err402] : vErrors.push(err402), errors++;
                }
                if (typeof data183 == "number" && isFinite(data183) && (data183 < 0 || isNaN(data183))) {
                  let err403 = { instancePath: instancePath + "/payload/chainIndex", schemaPath: "#/oneOf/7/properties/payload/properties/chainIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err403] : vErrors.push(err403), errors++;
                }
              }
              if (data178.channel !== void 0 && typeof data178.channel != "string") {
                let err404 = { instancePath: instancePath + "/payload/channel", schemaPath: "#/oneOf/7/properties/payload/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err404] : vErrors.push(err404), errors++;
              }
              if (data178.actionName !== void 0 && typeof data178.actionName != "string") {
                let err405 = { instancePath: instancePath + "/payload/actionName", schemaPath: "#/oneOf/7/properties/payload/properties/actionName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err405] : vErrors.push(err405), errors++;
              }
              if (data178.argsSnapshot !== void 0 && (validate268(data178.argsSnapshot, { instancePath: instancePath + "/payload/argsSnapshot", parentData: data178, parentDataProperty: "argsSnapshot", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data178.provider !== void 0 && typeof data178.provider != "string") {
                let err406 = { instancePath: instancePath + "/payload/provider", schemaPath: "#/oneOf/7/properties/payload/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err406] : vErrors.push(err406), errors++;
              }
              if (data178.sessionId !== void 0 && typeof data178.sessionId != "string") {
                let err407 = { instancePath: instancePath + "/payload/sessionId", schemaPath: "#/oneOf/7/properties/payload/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err407] : vErrors.push(err407), errors++;
              }
              if (data178.effectClass !== void 0) {
                let data189 = data178.effectClass;
                if (!(data189 === "mutating" || data189 === "readonly")) {
                  let err408 = { instancePath: instancePath + "/payload/effectClass", schemaPath: "#/oneOf/7/properties/payload/properties/effectClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[7].properties.payload.properties.effectClass.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err408] : vErrors.push(err408), errors++;
                }
              }
              if (data178.idempotent !== void 0 && typeof data178.idempotent != "boolean") {
                let err409 = { instancePath: instancePath + "/payload/idempotent", schemaPath: "#/oneOf/7/properties/payload/properties/idempotent/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err409] : vErrors.push(err409), errors++;
              }
              if (data178.timeoutMs !== void 0) {
                let data191 = data178.timeoutMs;
                if (!(typeof data191 == "number" && !(data191 % 1) && !isNaN(data191) && isFinite(data191))) {
                  let err410 = { instancePath: instancePath + "/payload/timeoutMs", schemaPath: "#/oneOf/7/properties/payload/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err410] : vErrors.push(err410), errors++;
                }
              }
              if (data178.release !== void 0) {
                let data192 = data178.release;
                if (data192 && typeof data192 == "object" && !Array.isArray(data192)) {
                  if (data192.ref === void 0) {
                    let err411 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                    vErrors === null ? vErrors = [err411] : vErrors.push(err411), errors++;
                  }
                  if (data192.by === void 0) {
                    let err412 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                    vErrors === null ? vErrors = [err412] : vErrors.push(err412), errors++;
                  }
                  for (let key28 in data192)
                    if (!(key28 === "ref" || key28 === "by" || key28 === "reason")) {
                      let err413 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err413] : vErrors.push(err413), errors++;
                    }
                  if (data192.ref !== void 0 && typeof data192.ref != "string") {
                    let err414 = { instancePath: instancePath + "/payload/release/ref", schemaPath: "#/oneOf/7/properties/payload/properties/release/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err414] : vErrors.push(err414), errors++;
                  }
                  if (data192.by !== void 0 && typeof data192.by != "string") {
                    let err415 = { instancePath: instancePath + "/payload/release/by", schemaPath: "#/oneOf/7/properties/payload/properties/release/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err415] : vErrors.push(err415), errors++;
                  }
                  if (data192.reason !== void 0 && typeof data192.reason != "string") {
                    let err416 = { instancePath: instancePath + "/payload/release/reason", schemaPath: "#/oneOf/7/properties/payload/properties/release/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err416] : vErrors.push(err416), errors++;
                  }
                } else {
                  let err417 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err417] : vErrors.push(err417), errors++;
                }
              }
              if (data178.provenance !== void 0) {
                let data196 = data178.provenance;
                if (!(data196 && typeof data196 == "object" && !Array.isArray(data196))) {
                  let err418 = { instancePath: instancePath + "/payload/provenance", schemaPath: "#/oneOf/7/properties/payload/properties/provenance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err418] : vErrors.push(err418), errors++;
                }
              }
              data178.sourcesDigest !== void 0 && (validate53(data178.sourcesDigest, { instancePath: instancePath + "/payload/sourcesDigest", parentData: data178, parentDataProperty: "sourcesDigest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data178.sourcesStat !== void 0 && (validate53(data178.sourcesStat, { instancePath: instancePath + "/payload/sourcesStat", parentData: data178, parentDataProperty: "sourcesStat", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
            } else {
              let err419 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err419] : vErrors.push(err419), errors++;
            }
          }
          if (data.v !== void 0) {
            let data199 = data.v;
            if (!(typeof data199 == "number" && !(data199 % 1) && !isNaN(data199) && isFinite(data199))) {
              let err420 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err420] : vErrors.push(err420), errors++;
            }
            if (typeof data199 == "number" && isFinite(data199) && (data199 < 1 || isNaN(data199))) {
              let err421 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err421] : vErrors.push(err421), errors++;
            }
          }
        } else {
          let err422 = { instancePath, schemaPath: "#/oneOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err422] : vErrors.push(err422), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "actionSettled") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err423 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err423] : vErrors.push(err423), errors++;
          }
          if (data.seq === void 0) {
            let err424 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err424] : vErrors.push(err424), errors++;
          }
          if (data.prev === void 0) {
            let err425 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err425] : vErrors.push(err425), errors++;
          }
          if (data.segment === void 0) {
            let err426 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err426] : vErrors.push(err426), errors++;
          }
          if (data.epoch === void 0) {
            let err427 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err427] : vErrors.push(err427), errors++;
          }
          if (data.atMs === void 0) {
            let err428 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err428] : vErrors.push(err428), errors++;
          }
          if (data.runPath === void 0) {
            let err429 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err429] : vErrors.push(err429), errors++;
          }
          if (data.type === void 0) {
            let err430 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err430] : vErrors.push(err430), errors++;
          }
          if (data.payload === void 0) {
            let err431 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err431] : vErrors.push(err431), errors++;
          }
          if (data.v === void 0) {
            let err432 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err432] : vErrors.push(err432), errors++;
          }
          for (let key29 in data)
            if (!func1.call(schema56.oneOf[8].properties, key29)) {
              let err433 = { instancePath, schemaPath: "#/oneOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err433] : vErrors.push(err433), errors++;
            }
          if (data.runId !== void 0) {
            let data200 = data.runId;
            if (typeof data200 == "string") {
              if (func2(data200) < 1) {
                let err434 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/8/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err434] : vErrors.push(err434), errors++;
              }
            } else {
              let err435 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/8/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err435] : vErrors.push(err435), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data201 = data.seq;
            if (!(typeof data201 == "number" && !(data201 % 1) && !isNaN(data201) && isFinite(data201))) {
              let err436 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/8/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err436] : vErrors.push(err436), errors++;
            }
            if (typeof data201 == "number" && isFinite(data201) && (data201 < 1 || isNaN(data201))) {
              let err437 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/8/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err437] : vErrors.push(err437), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data202 = data.prev, _errs449 = errors, valid71 = !1, _errs450 = errors;
            validate53(data202, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid9 = _errs450 === errors;
            valid71 = valid71 || _valid9;
            let _errs451 = errors;
            if (data202 !== null) {
              let err438 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/8/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err438] : vErrors.push(err438), errors++;
            }
            var _valid9 = _errs451 === errors;
            if (valid71 = valid71 || _valid9, valid71)
              errors = _errs449, vErrors !== null && (_errs449 ? vErrors.length = _errs449 : vErrors = null);
            else {
              let err439 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/8/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err439] : vErrors.push(err439), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data203 = data.segment;
            if (!(typeof data203 == "number" && !(data203 % 1) && !isNaN(data203) && isFinite(data203))) {
              let err440 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/8/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err440] : vErrors.push(err440), errors++;
            }
            if (typeof data203 == "number" && isFinite(data203) && (data203 < 1 || isNaN(data203))) {
              let err441 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/8/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err441] : vErrors.push(err441), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data204 = data.epoch;
            if (!(typeof data204 == "number" && !(data204 % 1) && !isNaN(data204) && isFinite(data204))) {
              let err442 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/8/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err442] : vErrors.push(err442), errors++;
            }
            if (typeof data204 == "number" && isFinite(data204) && (data204 < 1 || isNaN(data204))) {
              let err443 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/8/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err443] : vErrors.push(err443), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data205 = data.atMs;
            if (!(typeof data205 == "number" && !(data205 % 1) && !isNaN(data205) && isFinite(data205))) {
              let err444 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/8/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err444] : vErrors.push(err444), errors++;
            }
            if (typeof data205 == "number" && isFinite(data205) && (data205 < 0 || isNaN(data205))) {
              let err445 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/8/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err445] : vErrors.push(err445), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data207 = data.type;
            if (typeof data207 != "string") {
              let err446 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/8/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err446] : vErrors.push(err446), errors++;
            }
            if (data207 !== "actionSettled") {
              let err447 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/8/properties/type/const", keyword: "const", params: { allowedValue: "actionSettled" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err447] : vErrors.push(err447), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data208 = data.payload;
            if (data208 && typeof data208 == "object" && !Array.isArray(data208)) {
              if (data208.callId === void 0) {
                let err448 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "callId" }, message: "must have required property 'callId'" };
                vErrors === null ? vErrors = [err448] : vErrors.push(err448), errors++;
              }
              if (data208.terminal === void 0) {
                let err449 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "terminal" }, message: "must have required property 'terminal'" };
                vErrors === null ? vErrors = [err449] : vErrors.push(err449), errors++;
              }
              if (data208.effect === void 0) {
                let err450 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'" };
                vErrors === null ? vErrors = [err450] : vErrors.push(err450), errors++;
              }
              if (data208.source === void 0) {
                let err451 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                vErrors === null ? vErrors = [err451] : vErrors.push(err451), errors++;
              }
              for (let key30 in data208)
                if (!func1.call(schema56.oneOf[8].properties.payload.properties, key30)) {
                  let err452 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err452] : vErrors.push(err452), errors++;
                }
              if (data208.callId !== void 0 && typeof data208.callId != "string") {
                let err453 = { instancePath: instancePath + "/payload/callId", schemaPath: "#/oneOf/8/properties/payload/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err453] : vErrors.push(err453), errors++;
              }
              if (data208.terminal !== void 0) {
                let data210 = data208.terminal;
                if (!(data210 === "succeeded" || data210 === "failed" || data210 === "cancelled" || data210 === "timedOut" || data210 === "uncertain")) {
                  let err454 = { instancePath: instancePath + "/payload/terminal", schemaPath: "#/oneOf/8/properties/payload/properties/terminal/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.terminal.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err454] : vErrors.push(err454), errors++;
                }
              }
              if (data208.effect !== void 0) {
                let data211 = data208.effect;
                if (!(data211 === "none" || data211 === "landed" || data211 === "unknown")) {
                  let err455 = { instancePath: instancePath + "/payload/effect", schemaPath: "#/oneOf/8/properties/payload/properties/effect/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.effect.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err455] : vErrors.push(err455), errors++;
                }
              }
              if (data208.source !== void 0) {
                let data212 = data208.source;
                if (!(data212 === "live" || data212 === "reconciled" || data212 === "person")) {
                  let err456 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/8/properties/payload/properties/source/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.source.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err456] : vErrors.push(err456), errors++;
                }
              }
              if (data208.errorClass !== void 0) {
                let data213 = data208.errorClass;
                if (!(data213 === "capability_drift" || data213 === "bind_arguments_invalid" || data213 === "action_failed_retryable" || data213 === "action_failed_final" || data213 === "action_timed_out" || data213 === "action_cancelled" || data213 === "target_stale" || data213 === "transport_lost" || data213 === "session_degraded")) {
                  let err457 = { instancePath: instancePath + "/payload/errorClass", schemaPath: "#/oneOf/8/properties/payload/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err457] : vErrors.push(err457), errors++;
                }
              }
              if (data208.message !== void 0 && typeof data208.message != "string") {
                let err458 = { instancePath: instancePath + "/payload/message", schemaPath: "#/oneOf/8/properties/payload/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err458] : vErrors.push(err458), errors++;
              }
              if (data208.output !== void 0 && (validate268(data208.output, { instancePath: instancePath + "/payload/output", parentData: data208, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data208.offers !== void 0) {
                let data216 = data208.offers;
                if (Array.isArray(data216)) {
                  let len11 = data216.length;
                  for (let i11 = 0; i11 < len11; i11++)
                    validate310(data216[i11], { instancePath: instancePath + "/payload/offers/" + i11, parentData: data216, parentDataProperty: i11, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors), errors = vErrors.length);
                } else {
                  let err459 = { instancePath: instancePath + "/payload/offers", schemaPath: "#/oneOf/8/properties/payload/properties/offers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err459] : vErrors.push(err459), errors++;
                }
              }
              if (data208.startedAtMs !== void 0) {
                let data218 = data208.startedAtMs;
                if (!(typeof data218 == "number" && !(data218 % 1) && !isNaN(data218) && isFinite(data218))) {
                  let err460 = { instancePath: instancePath + "/payload/startedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/startedAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err460] : vErrors.push(err460), errors++;
                }
                if (typeof data218 == "number" && isFinite(data218) && (data218 < 0 || isNaN(data218))) {
                  let err461 = { instancePath: instancePath + "/payload/startedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/startedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err461] : vErrors.push(err461), errors++;
                }
              }
              if (data208.endedAtMs !== void 0) {
                let data219 = data208.endedAtMs;
                if (!(typeof data219 == "number" && !(data219 % 1) && !isNaN(data219) && isFinite(data219))) {
                  let err462 = { instancePath: instancePath + "/payload/endedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/endedAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err462] : vErrors.push(err462), errors++;
                }
                if (typeof data219 == "number" && isFinite(data219) && (data219 < 0 || isNaN(data219))) {
                  let err463 = { instancePath: instancePath + "/payload/endedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/endedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err463] : vErrors.push(err463), errors++;
                }
              }
            } else {
              let err464 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err464] : vErrors.push(err464), errors++;
            }
          }
          if (data.v !== void 0) {
            let data220 = data.v;
            if (!(typeof data220 == "number" && !(data220 % 1) && !isNaN(data220) && isFinite(data220))) {
              let err465 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err465] : vErrors.push(err465), errors++;
            }
            if (typeof data220 == "number" && isFinite(data220) && (data220 < 1 || isNaN(data220))) {
              let err466 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err466] : vErrors.push(err466), errors++;
            }
          }
        } else {
          let err467 = { instancePath, schemaPath: "#/oneOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err467] : vErrors.push(err467), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "observationRecorded") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err468 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err468] : vErrors.push(err468), errors++;
          }
          if (data.seq === void 0) {
            let err469 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err469] : vErrors.push(err469), errors++;
          }
          if (data.prev === void 0) {
            let err470 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err470] : vErrors.push(err470), errors++;
          }
          if (data.segment === void 0) {
            let err471 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err471] : vErrors.push(err471), errors++;
          }
          if (data.epoch === void 0) {
            let err472 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err472] : vErrors.push(err472), errors++;
          }
          if (data.atMs === void 0) {
            let err473 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err473] : vErrors.push(err473), errors++;
          }
          if (data.runPath === void 0) {
            let err474 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err474] : vErrors.push(err474), errors++;
          }
          if (data.type === void 0) {
            let err475 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err475] : vErrors.push(err475), errors++;
          }
          if (data.payload === void 0) {
            let err476 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err476] : vErrors.push(err476), errors++;
          }
          if (data.v === void 0) {
            let err477 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err477] : vErrors.push(err477), errors++;
          }
          for (let key31 in data)
            if (!func1.call(schema56.oneOf[9].properties, key31)) {
              let err478 = { instancePath, schemaPath: "#/oneOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err478] : vErrors.push(err478), errors++;
            }
          if (data.runId !== void 0) {
            let data221 = data.runId;
            if (typeof data221 == "string") {
              if (func2(data221) < 1) {
                let err479 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/9/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err479] : vErrors.push(err479), errors++;
              }
            } else {
              let err480 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/9/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err480] : vErrors.push(err480), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data222 = data.seq;
            if (!(typeof data222 == "number" && !(data222 % 1) && !isNaN(data222) && isFinite(data222))) {
              let err481 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/9/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err481] : vErrors.push(err481), errors++;
            }
            if (typeof data222 == "number" && isFinite(data222) && (data222 < 1 || isNaN(data222))) {
              let err482 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/9/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err482] : vErrors.push(err482), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data223 = data.prev, _errs491 = errors, valid77 = !1, _errs492 = errors;
            validate53(data223, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid10 = _errs492 === errors;
            valid77 = valid77 || _valid10;
            let _errs493 = errors;
            if (data223 !== null) {
              let err483 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/9/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err483] : vErrors.push(err483), errors++;
            }
            var _valid10 = _errs493 === errors;
            if (valid77 = valid77 || _valid10, valid77)
              errors = _errs491, vErrors !== null && (_errs491 ? vErrors.length = _errs491 : vErrors = null);
            else {
              let err484 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/9/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err484] : vErrors.push(err484), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data224 = data.segment;
            if (!(typeof data224 == "number" && !(data224 % 1) && !isNaN(data224) && isFinite(data224))) {
              let err485 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/9/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err485] : vErrors.push(err485), errors++;
            }
            if (typeof data224 == "number" && isFinite(data224) && (data224 < 1 || isNaN(data224))) {
              let err486 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/9/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err486] : vErrors.push(err486), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data225 = data.epoch;
            if (!(typeof data225 == "number" && !(data225 % 1) && !isNaN(data225) && isFinite(data225))) {
              let err487 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/9/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err487] : vErrors.push(err487), errors++;
            }
            if (typeof data225 == "number" && isFinite(data225) && (data225 < 1 || isNaN(data225))) {
              let err488 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/9/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err488] : vErrors.push(err488), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data226 = data.atMs;
            if (!(typeof data226 == "number" && !(data226 % 1) && !isNaN(data226) && isFinite(data226))) {
              let err489 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/9/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err489] : vErrors.push(err489), errors++;
            }
            if (typeof data226 == "number" && isFinite(data226) && (data226 < 0 || isNaN(data226))) {
              let err490 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/9/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err490] : vErrors.push(err490), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data228 = data.type;
            if (typeof data228 != "string") {
              let err491 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/9/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err491] : vErrors.push(err491), errors++;
            }
            if (data228 !== "observationRecorded") {
              let err492 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/9/properties/type/const", keyword: "const", params: { allowedValue: "observationRecorded" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err492] : vErrors.push(err492), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data229 = data.payload;
            if (data229 && typeof data229 == "object" && !Array.isArray(data229)) {
              if (data229.which === void 0) {
                let err493 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/required", keyword: "required", params: { missingProperty: "which" }, message: "must have required property 'which'" };
                vErrors === null ? vErrors = [err493] : vErrors.push(err493), errors++;
              }
              if (data229.parts === void 0) {
                let err494 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/required", keyword: "required", params: { missingProperty: "parts" }, message: "must have required property 'parts'" };
                vErrors === null ? vErrors = [err494] : vErrors.push(err494), errors++;
              }
              if (data229.gaps === void 0) {
                let err495 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/required", keyword: "required", params: { missingProperty: "gaps" }, message: "must have required property 'gaps'" };
                vErrors === null ? vErrors = [err495] : vErrors.push(err495), errors++;
              }
              for (let key32 in data229)
                if (!(key32 === "which" || key32 === "provider" || key32 === "sessionId" || key32 === "parts" || key32 === "gaps" || key32 === "files" || key32 === "viewport")) {
                  let err496 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err496] : vErrors.push(err496), errors++;
                }
              if (data229.which !== void 0) {
                let data230 = data229.which;
                if (!(data230 === "before" || data230 === "after" || data230 === "fresh" || data230 === "probe")) {
                  let err497 = { instancePath: instancePath + "/payload/which", schemaPath: "#/oneOf/9/properties/payload/properties/which/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[9].properties.payload.properties.which.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err497] : vErrors.push(err497), errors++;
                }
              }
              if (data229.provider !== void 0 && typeof data229.provider != "string") {
                let err498 = { instancePath: instancePath + "/payload/provider", schemaPath: "#/oneOf/9/properties/payload/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err498] : vErrors.push(err498), errors++;
              }
              if (data229.sessionId !== void 0 && typeof data229.sessionId != "string") {
                let err499 = { instancePath: instancePath + "/payload/sessionId", schemaPath: "#/oneOf/9/properties/payload/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err499] : vErrors.push(err499), errors++;
              }
              if (data229.parts !== void 0) {
                let data233 = data229.parts;
                if (Array.isArray(data233)) {
                  let len12 = data233.length;
                  for (let i12 = 0; i12 < len12; i12++)
                    validate314(data233[i12], { instancePath: instancePath + "/payload/parts/" + i12, parentData: data233, parentDataProperty: i12, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors), errors = vErrors.length);
                } else {
                  let err500 = { instancePath: instancePath + "/payload/parts", schemaPath: "#/oneOf/9/properties/payload/properties/parts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err500] : vErrors.push(err500), errors++;
                }
              }
              if (data229.gaps !== void 0) {
                let data235 = data229.gaps;
                if (Array.isArray(data235)) {
                  let len13 = data235.length;
                  for (let i13 = 0; i13 < len13; i13++)
                    validate317(data235[i13], { instancePath: instancePath + "/payload/gaps/" + i13, parentData: data235, parentDataProperty: i13, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length);
                } else {
                  let err501 = { instancePath: instancePath + "/payload/gaps", schemaPath: "#/oneOf/9/properties/payload/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err501] : vErrors.push(err501), errors++;
                }
              }
              if (data229.files !== void 0) {
                let data237 = data229.files;
                if (Array.isArray(data237)) {
                  let len14 = data237.length;
                  for (let i14 = 0; i14 < len14; i14++) {
                    let data238 = data237[i14];
                    if (data238 && typeof data238 == "object" && !Array.isArray(data238)) {
                      if (data238.path === void 0) {
                        let err502 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                        vErrors === null ? vErrors = [err502] : vErrors.push(err502), errors++;
                      }
                      if (data238.present === void 0) {
                        let err503 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "present" }, message: "must have required property 'present'" };
                        vErrors === null ? vErrors = [err503] : vErrors.push(err503), errors++;
                      }
                      for (let key33 in data238)
                        if (!(key33 === "path" || key33 === "present" || key33 === "sha256" || key33 === "bytes" || key33 === "contains")) {
                          let err504 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err504] : vErrors.push(err504), errors++;
                        }
                      if (data238.path !== void 0 && typeof data238.path != "string") {
                        let err505 = { instancePath: instancePath + "/payload/files/" + i14 + "/path", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err505] : vErrors.push(err505), errors++;
                      }
                      if (data238.present !== void 0 && typeof data238.present != "boolean") {
                        let err506 = { instancePath: instancePath + "/payload/files/" + i14 + "/present", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/present/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                        vErrors === null ? vErrors = [err506] : vErrors.push(err506), errors++;
                      }
                      if (data238.sha256 !== void 0 && typeof data238.sha256 != "string") {
                        let err507 = { instancePath: instancePath + "/payload/files/" + i14 + "/sha256", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err507] : vErrors.push(err507), errors++;
                      }
                      if (data238.bytes !== void 0) {
                        let data242 = data238.bytes;
                        if (!(typeof data242 == "number" && !(data242 % 1) && !isNaN(data242) && isFinite(data242))) {
                          let err508 = { instancePath: instancePath + "/payload/files/" + i14 + "/bytes", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err508] : vErrors.push(err508), errors++;
                        }
                        if (typeof data242 == "number" && isFinite(data242) && (data242 < 0 || isNaN(data242))) {
                          let err509 = { instancePath: instancePath + "/payload/files/" + i14 + "/bytes", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err509] : vErrors.push(err509), errors++;
                        }
                      }
                      if (data238.contains !== void 0) {
                        let data243 = data238.contains;
                        if (Array.isArray(data243)) {
                          let len15 = data243.length;
                          for (let i15 = 0; i15 < len15; i15++)
                            if (typeof data243[i15] != "string") {
                              let err510 = { instancePath: instancePath + "/payload/files/" + i14 + "/contains/" + i15, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/contains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              vErrors === null ? vErrors = [err510] : vErrors.push(err510), errors++;
                            }
                        } else {
                          let err511 = { instancePath: instancePath + "/payload/files/" + i14 + "/contains", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/contains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          vErrors === null ? vErrors = [err511] : vErrors.push(err511), errors++;
                        }
                      }
                    } else {
                      let err512 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err512] : vErrors.push(err512), errors++;
                    }
                  }
                } else {
                  let err513 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/9/properties/payload/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err513] : vErrors.push(err513), errors++;
                }
              }
              if (data229.viewport !== void 0) {
                let data245 = data229.viewport;
                if (!(data245 && typeof data245 == "object" && !Array.isArray(data245))) {
                  let err514 = { instancePath: instancePath + "/payload/viewport", schemaPath: "#/oneOf/9/properties/payload/properties/viewport/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err514] : vErrors.push(err514), errors++;
                }
              }
            } else {
              let err515 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err515] : vErrors.push(err515), errors++;
            }
          }
          if (data.v !== void 0) {
            let data246 = data.v;
            if (!(typeof data246 == "number" && !(data246 % 1) && !isNaN(data246) && isFinite(data246))) {
              let err516 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err516] : vErrors.push(err516), errors++;
            }
            if (typeof data246 == "number" && isFinite(data246) && (data246 < 1 || isNaN(data246))) {
              let err517 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err517] : vErrors.push(err517), errors++;
            }
          }
        } else {
          let err518 = { instancePath, schemaPath: "#/oneOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err518] : vErrors.push(err518), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "assertionEvaluated") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err519 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err519] : vErrors.push(err519), errors++;
          }
          if (data.seq === void 0) {
            let err520 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err520] : vErrors.push(err520), errors++;
          }
          if (data.prev === void 0) {
            let err521 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err521] : vErrors.push(err521), errors++;
          }
          if (data.segment === void 0) {
            let err522 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err522] : vErrors.push(err522), errors++;
          }
          if (data.epoch === void 0) {
            let err523 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err523] : vErrors.push(err523), errors++;
          }
          if (data.atMs === void 0) {
            let err524 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err524] : vErrors.push(err524), errors++;
          }
          if (data.runPath === void 0) {
            let err525 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err525] : vErrors.push(err525), errors++;
          }
          if (data.type === void 0) {
            let err526 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err526] : vErrors.push(err526), errors++;
          }
          if (data.payload === void 0) {
            let err527 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err527] : vErrors.push(err527), errors++;
          }
          if (data.v === void 0) {
            let err528 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err528] : vErrors.push(err528), errors++;
          }
          for (let key34 in data)
            if (!func1.call(schema56.oneOf[10].properties, key34)) {
              let err529 = { instancePath, schemaPath: "#/oneOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err529] : vErrors.push(err529), errors++;
            }
          if (data.runId !== void 0) {
            let data247 = data.runId;
            if (typeof data247 == "string") {
              if (func2(data247) < 1) {
                let err530 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/10/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err530] : vErrors.push(err530), errors++;
              }
            } else {
              let err531 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/10/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err531] : vErrors.push(err531), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data248 = data.seq;
            if (!(typeof data248 == "number" && !(data248 % 1) && !isNaN(data248) && isFinite(data248))) {
              let err532 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/10/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err532] : vErrors.push(err532), errors++;
            }
            if (typeof data248 == "number" && isFinite(data248) && (data248 < 1 || isNaN(data248))) {
              let err533 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/10/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err533] : vErrors.push(err533), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data249 = data.prev, _errs547 = errors, valid90 = !1, _errs548 = errors;
            validate53(data249, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid11 = _errs548 === errors;
            valid90 = valid90 || _valid11;
            let _errs549 = errors;
            if (data249 !== null) {
              let err534 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/10/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err534] : vErrors.push(err534), errors++;
            }
            var _valid11 = _errs549 === errors;
            if (valid90 = valid90 || _valid11, valid90)
              errors = _errs547, vErrors !== null && (_errs547 ? vErrors.length = _errs547 : vErrors = null);
            else {
              let err535 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/10/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err535] : vErrors.push(err535), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data250 = data.segment;
            if (!(typeof data250 == "number" && !(data250 % 1) && !isNaN(data250) && isFinite(data250))) {
              let err536 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/10/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err536] : vErrors.push(err536), errors++;
            }
            if (typeof data250 == "number" && isFinite(data250) && (data250 < 1 || isNaN(data250))) {
              let err537 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/10/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err537] : vErrors.push(err537), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data251 = data.epoch;
            if (!(typeof data251 == "number" && !(data251 % 1) && !isNaN(data251) && isFinite(data251))) {
              let err538 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/10/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err538] : vErrors.push(err538), errors++;
            }
            if (typeof data251 == "number" && isFinite(data251) && (data251 < 1 || isNaN(data251))) {
              let err539 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/10/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err539] : vErrors.push(err539), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data252 = data.atMs;
            if (!(typeof data252 == "number" && !(data252 % 1) && !isNaN(data252) && isFinite(data252))) {
              let err540 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/10/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err540] : vErrors.push(err540), errors++;
            }
            if (typeof data252 == "number" && isFinite(data252) && (data252 < 0 || isNaN(data252))) {
              let err541 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/10/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err541] : vErrors.push(err541), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data254 = data.type;
            if (typeof data254 != "string") {
              let err542 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/10/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err542] : vErrors.push(err542), errors++;
            }
            if (data254 !== "assertionEvaluated") {
              let err543 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/10/properties/type/const", keyword: "const", params: { allowedValue: "assertionEvaluated" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err543] : vErrors.push(err543), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data255 = data.payload;
            if (data255 && typeof data255 == "object" && !Array.isArray(data255)) {
              if (data255.outcome === void 0) {
                let err544 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/10/properties/payload/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
                vErrors === null ? vErrors = [err544] : vErrors.push(err544), errors++;
              }
              for (let key35 in data255)
                if (key35 !== "outcome") {
                  let err545 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/10/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err545] : vErrors.push(err545), errors++;
                }
              data255.outcome !== void 0 && (validate299(data255.outcome, { instancePath: instancePath + "/payload/outcome", parentData: data255, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors), errors = vErrors.length));
            } else {
              let err546 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/10/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err546] : vErrors.push(err546), errors++;
            }
          }
          if (data.v !== void 0) {
            let data257 = data.v;
            if (!(typeof data257 == "number" && !(data257 % 1) && !isNaN(data257) && isFinite(data257))) {
              let err547 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err547] : vErrors.push(err547), errors++;
            }
            if (typeof data257 == "number" && isFinite(data257) && (data257 < 1 || isNaN(data257))) {
              let err548 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err548] : vErrors.push(err548), errors++;
            }
          }
        } else {
          let err549 = { instancePath, schemaPath: "#/oneOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err549] : vErrors.push(err549), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "verdictRecorded") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err550 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err550] : vErrors.push(err550), errors++;
          }
          if (data.seq === void 0) {
            let err551 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err551] : vErrors.push(err551), errors++;
          }
          if (data.prev === void 0) {
            let err552 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err552] : vErrors.push(err552), errors++;
          }
          if (data.segment === void 0) {
            let err553 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err553] : vErrors.push(err553), errors++;
          }
          if (data.epoch === void 0) {
            let err554 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err554] : vErrors.push(err554), errors++;
          }
          if (data.atMs === void 0) {
            let err555 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err555] : vErrors.push(err555), errors++;
          }
          if (data.runPath === void 0) {
            let err556 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err556] : vErrors.push(err556), errors++;
          }
          if (data.type === void 0) {
            let err557 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err557] : vErrors.push(err557), errors++;
          }
          if (data.payload === void 0) {
            let err558 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err558] : vErrors.push(err558), errors++;
          }
          if (data.v === void 0) {
            let err559 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err559] : vErrors.push(err559), errors++;
          }
          for (let key36 in data)
            if (!func1.call(schema56.oneOf[11].properties, key36)) {
              let err560 = { instancePath, schemaPath: "#/oneOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err560] : vErrors.push(err560), errors++;
            }
          if (data.runId !== void 0) {
            let data258 = data.runId;
            if (typeof data258 == "string") {
              if (func2(data258) < 1) {
                let err561 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/11/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err561] : vErrors.push(err561), errors++;
              }
            } else {
              let err562 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/11/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err562] : vErrors.push(err562), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data259 = data.seq;
            if (!(typeof data259 == "number" && !(data259 % 1) && !isNaN(data259) && isFinite(data259))) {
              let err563 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/11/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err563] : vErrors.push(err563), errors++;
            }
            if (typeof data259 == "number" && isFinite(data259) && (data259 < 1 || isNaN(data259))) {
              let err564 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/11/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err564] : vErrors.push(err564), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data260 = data.prev, _errs574 = errors, valid94 = !1, _errs575 = errors;
            validate53(data260, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid12 = _errs575 === errors;
            valid94 = valid94 || _valid12;
            let _errs576 = errors;
            if (data260 !== null) {
              let err565 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/11/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err565] : vErrors.push(err565), errors++;
            }
            var _valid12 = _errs576 === errors;
            if (valid94 = valid94 || _valid12, valid94)
              errors = _errs574, vErrors !== null && (_errs574 ? vErrors.length = _errs574 : vErrors = null);
            else {
              let err566 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/11/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err566] : vErrors.push(err566), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data261 = data.segment;
            if (!(typeof data261 == "number" && !(data261 % 1) && !isNaN(data261) && isFinite(data261))) {
              let err567 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/11/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err567] : vErrors.push(err567), errors++;
            }
            if (typeof data261 == "number" && isFinite(data261) && (data261 < 1 || isNaN(data261))) {
              let err568 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/11/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err568] : vErrors.push(err568), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data262 = data.epoch;
            if (!(typeof data262 == "number" && !(data262 % 1) && !isNaN(data262) && isFinite(data262))) {
              let err569 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/11/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err569] : vErrors.push(err569), errors++;
            }
            if (typeof data262 == "number" && isFinite(data262) && (data262 < 1 || isNaN(data262))) {
              let err570 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/11/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err570] : vErrors.push(err570), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data263 = data.atMs;
            if (!(typeof data263 == "number" && !(data263 % 1) && !isNaN(data263) && isFinite(data263))) {
              let err571 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/11/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err571] : vErrors.push(err571), errors++;
            }
            if (typeof data263 == "number" && isFinite(data263) && (data263 < 0 || isNaN(data263))) {
              let err572 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/11/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err572] : vErrors.push(err572), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data265 = data.type;
            if (typeof data265 != "string") {
              let err573 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/11/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err573] : vErrors.push(err573), errors++;
            }
            if (data265 !== "verdictRecorded") {
              let err574 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/11/properties/type/const", keyword: "const", params: { allowedValue: "verdictRecorded" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err574] : vErrors.push(err574), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data266 = data.payload;
            if (data266 && typeof data266 == "object" && !Array.isArray(data266)) {
              if (data266.verdict === void 0) {
                let err575 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
                vErrors === null ? vErrors = [err575] : vErrors.push(err575), errors++;
              }
              if (data266.judgeHash === void 0) {
                let err576 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
                vErrors === null ? vErrors = [err576] : vErrors.push(err576), errors++;
              }
              if (data266.irHash === void 0) {
                let err577 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err577] : vErrors.push(err577), errors++;
              }
              for (let key37 in data266)
                if (!func1.call(schema56.oneOf[11].properties.payload.properties, key37)) {
                  let err578 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err578] : vErrors.push(err578), errors++;
                }
              if (data266.verdict !== void 0) {
                let data267 = data266.verdict;
                if (!(data267 === "pass" || data267 === "fail" || data267 === "unknown")) {
                  let err579 = { instancePath: instancePath + "/payload/verdict", schemaPath: "#/oneOf/11/properties/payload/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[11].properties.payload.properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err579] : vErrors.push(err579), errors++;
                }
              }
              if (data266.degraded !== void 0) {
                let data268 = data266.degraded;
                if (typeof data268 != "boolean") {
                  let err580 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/11/properties/payload/properties/degraded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err580] : vErrors.push(err580), errors++;
                }
                if (data268 !== !0) {
                  let err581 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/11/properties/payload/properties/degraded/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err581] : vErrors.push(err581), errors++;
                }
              }
              if (data266.judgeHash !== void 0 && (validate53(data266.judgeHash, { instancePath: instancePath + "/payload/judgeHash", parentData: data266, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data266.irHash !== void 0 && (validate53(data266.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data266, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data266.supersedes !== void 0) {
                let data271 = data266.supersedes;
                if (!(typeof data271 == "number" && !(data271 % 1) && !isNaN(data271) && isFinite(data271))) {
                  let err582 = { instancePath: instancePath + "/payload/supersedes", schemaPath: "#/oneOf/11/properties/payload/properties/supersedes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err582] : vErrors.push(err582), errors++;
                }
                if (typeof data271 == "number" && isFinite(data271) && (data271 < 1 || isNaN(data271))) {
                  let err583 = { instancePath: instancePath + "/payload/supersedes", schemaPath: "#/oneOf/11/properties/payload/properties/supersedes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err583] : vErrors.push(err583), errors++;
                }
              }
              if (data266.reason !== void 0 && typeof data266.reason != "string") {
                let err584 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/11/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err584] : vErrors.push(err584), errors++;
              }
              if (data266.cites !== void 0) {
                let data273 = data266.cites;
                if (Array.isArray(data273)) {
                  let len16 = data273.length;
                  for (let i16 = 0; i16 < len16; i16++)
                    validate53(data273[i16], { instancePath: instancePath + "/payload/cites/" + i16, parentData: data273, parentDataProperty: i16, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                } else {
                  let err585 = { instancePath: instancePath + "/payload/cites", schemaPath: "#/oneOf/11/properties/payload/properties/cites/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err585] : vErrors.push(err585), errors++;
                }
              }
              if (data266.evidence !== void 0) {
                let data275 = data266.evidence;
                if (Array.isArray(data275)) {
                  let len17 = data275.length;
                  for (let i17 = 0; i17 < len17; i17++)
                    validate314(data275[i17], { instancePath: instancePath + "/payload/evidence/" + i17, parentData: data275, parentDataProperty: i17, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors), errors = vErrors.length);
                } else {
                  let err586 = { instancePath: instancePath + "/payload/evidence", schemaPath: "#/oneOf/11/properties/payload/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err586] : vErrors.push(err586), errors++;
                }
              }
              if (data266.gaps !== void 0) {
                let data277 = data266.gaps;
                if (Array.isArray(data277)) {
                  let len18 = data277.length;
                  for (let i18 = 0; i18 < len18; i18++)
                    validate317(data277[i18], { instancePath: instancePath + "/payload/gaps/" + i18, parentData: data277, parentDataProperty: i18, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length);
                } else {
                  let err587 = { instancePath: instancePath + "/payload/gaps", schemaPath: "#/oneOf/11/properties/payload/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err587] : vErrors.push(err587), errors++;
                }
              }
              if (data266.annotations !== void 0) {
                let data279 = data266.annotations;
                if (Array.isArray(data279)) {
                  let len19 = data279.length;
                  for (let i19 = 0; i19 < len19; i19++)
                    if (typeof data279[i19] != "string") {
                      let err588 = { instancePath: instancePath + "/payload/annotations/" + i19, schemaPath: "#/oneOf/11/properties/payload/properties/annotations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err588] : vErrors.push(err588), errors++;
                    }
                } else {
                  let err589 = { instancePath: instancePath + "/payload/annotations", schemaPath: "#/oneOf/11/properties/payload/properties/annotations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err589] : vErrors.push(err589), errors++;
                }
              }
            } else {
              let err590 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err590] : vErrors.push(err590), errors++;
            }
          }
          if (data.v !== void 0) {
            let data281 = data.v;
            if (!(typeof data281 == "number" && !(data281 % 1) && !isNaN(data281) && isFinite(data281))) {
              let err591 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err591] : vErrors.push(err591), errors++;
            }
            if (typeof data281 == "number" && isFinite(data281) && (data281 < 1 || isNaN(data281))) {
              let err592 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err592] : vErrors.push(err592), errors++;
            }
          }
        } else {
          let err593 = { instancePath, schemaPath: "#/oneOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err593] : vErrors.push(err593), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "stepExited") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err594 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err594] : vErrors.push(err594), errors++;
          }
          if (data.seq === void 0) {
            let err595 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err595] : vErrors.push(err595), errors++;
          }
          if (data.prev === void 0) {
            let err596 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err596] : vErrors.push(err596), errors++;
          }
          if (data.segment === void 0) {
            let err597 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err597] : vErrors.push(err597), errors++;
          }
          if (data.epoch === void 0) {
            let err598 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err598] : vErrors.push(err598), errors++;
          }
          if (data.atMs === void 0) {
            let err599 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err599] : vErrors.push(err599), errors++;
          }
          if (data.runPath === void 0) {
            let err600 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err600] : vErrors.push(err600), errors++;
          }
          if (data.type === void 0) {
            let err601 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err601] : vErrors.push(err601), errors++;
          }
          if (data.payload === void 0) {
            let err602 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err602] : vErrors.push(err602), errors++;
          }
          if (data.v === void 0) {
            let err603 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err603] : vErrors.push(err603), errors++;
          }
          for (let key38 in data)
            if (!func1.call(schema56.oneOf[12].properties, key38)) {
              let err604 = { instancePath, schemaPath: "#/oneOf/12/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err604] : vErrors.push(err604), errors++;
            }
          if (data.runId !== void 0) {
            let data282 = data.runId;
            if (typeof data282 == "string") {
              if (func2(data282) < 1) {
                let err605 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/12/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err605] : vErrors.push(err605), errors++;
              }
            } else {
              let err606 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/12/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err606] : vErrors.push(err606), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data283 = data.seq;
            if (!(typeof data283 == "number" && !(data283 % 1) && !isNaN(data283) && isFinite(data283))) {
              let err607 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/12/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err607] : vErrors.push(err607), errors++;
            }
            if (typeof data283 == "number" && isFinite(data283) && (data283 < 1 || isNaN(data283))) {
              let err608 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/12/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err608] : vErrors.push(err608), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data284 = data.prev, _errs622 = errors, valid106 = !1, _errs623 = errors;
            validate53(data284, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid13 = _errs623 === errors;
            valid106 = valid106 || _valid13;
            let _errs624 = errors;
            if (data284 !== null) {
              let err609 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/12/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err609] : vErrors.push(err609), errors++;
            }
            var _valid13 = _errs624 === errors;
            if (valid106 = valid106 || _valid13, valid106)
              errors = _errs622, vErrors !== null && (_errs622 ? vErrors.length = _errs622 : vErrors = null);
            else {
              let err610 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/12/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err610] : vErrors.push(err610), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data285 = data.segment;
            if (!(typeof data285 == "number" && !(data285 % 1) && !isNaN(data285) && isFinite(data285))) {
              let err611 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/12/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err611] : vErrors.push(err611), errors++;
            }
            if (typeof data285 == "number" && isFinite(data285) && (data285 < 1 || isNaN(data285))) {
              let err612 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/12/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err612] : vErrors.push(err612), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data286 = data.epoch;
            if (!(typeof data286 == "number" && !(data286 % 1) && !isNaN(data286) && isFinite(data286))) {
              let err613 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/12/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err613] : vErrors.push(err613), errors++;
            }
            if (typeof data286 == "number" && isFinite(data286) && (data286 < 1 || isNaN(data286))) {
              let err614 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/12/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err614] : vErrors.push(err614), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data287 = data.atMs;
            if (!(typeof data287 == "number" && !(data287 % 1) && !isNaN(data287) && isFinite(data287))) {
              let err615 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/12/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err615] : vErrors.push(err615), errors++;
            }
            if (typeof data287 == "number" && isFinite(data287) && (data287 < 0 || isNaN(data287))) {
              let err616 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/12/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err616] : vErrors.push(err616), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data289 = data.type;
            if (typeof data289 != "string") {
              let err617 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/12/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err617] : vErrors.push(err617), errors++;
            }
            if (data289 !== "stepExited") {
              let err618 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/12/properties/type/const", keyword: "const", params: { allowedValue: "stepExited" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err618] : vErrors.push(err618), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data290 = data.payload;
            if (data290 && typeof data290 == "object" && !Array.isArray(data290)) {
              if (data290.state === void 0) {
                let err619 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/12/properties/payload/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
                vErrors === null ? vErrors = [err619] : vErrors.push(err619), errors++;
              }
              for (let key39 in data290)
                if (!func1.call(schema56.oneOf[12].properties.payload.properties, key39)) {
                  let err620 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/12/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key39 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err620] : vErrors.push(err620), errors++;
                }
              if (data290.state !== void 0) {
                let data291 = data290.state;
                if (!(data291 === "judged" || data291 === "skipped" || data291 === "blocked" || data291 === "aborted")) {
                  let err621 = { instancePath: instancePath + "/payload/state", schemaPath: "#/oneOf/12/properties/payload/properties/state/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[12].properties.payload.properties.state.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err621] : vErrors.push(err621), errors++;
                }
              }
              if (data290.output !== void 0 && (validate268(data290.output, { instancePath: instancePath + "/payload/output", parentData: data290, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data290.reason !== void 0 && typeof data290.reason != "string") {
                let err622 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/12/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err622] : vErrors.push(err622), errors++;
              }
              if (data290.evidence !== void 0) {
                let data294 = data290.evidence;
                if (Array.isArray(data294)) {
                  let len20 = data294.length;
                  for (let i20 = 0; i20 < len20; i20++)
                    validate314(data294[i20], { instancePath: instancePath + "/payload/evidence/" + i20, parentData: data294, parentDataProperty: i20, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors), errors = vErrors.length);
                } else {
                  let err623 = { instancePath: instancePath + "/payload/evidence", schemaPath: "#/oneOf/12/properties/payload/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err623] : vErrors.push(err623), errors++;
                }
              }
              if (data290.gaps !== void 0) {
                let data296 = data290.gaps;
                if (Array.isArray(data296)) {
                  let len21 = data296.length;
                  for (let i21 = 0; i21 < len21; i21++)
                    validate317(data296[i21], { instancePath: instancePath + "/payload/gaps/" + i21, parentData: data296, parentDataProperty: i21, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length);
                } else {
                  let err624 = { instancePath: instancePath + "/payload/gaps", schemaPath: "#/oneOf/12/properties/payload/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err624] : vErrors.push(err624), errors++;
                }
              }
              if (data290.providerState !== void 0) {
                let data298 = data290.providerState;
                if (!(data298 && typeof data298 == "object" && !Array.isArray(data298))) {
                  let err625 = { instancePath: instancePath + "/payload/providerState", schemaPath: "#/oneOf/12/properties/payload/properties/providerState/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err625] : vErrors.push(err625), errors++;
                }
              }
              if (data290.goesOn !== void 0) {
                let data299 = data290.goesOn;
                if (typeof data299 != "boolean") {
                  let err626 = { instancePath: instancePath + "/payload/goesOn", schemaPath: "#/oneOf/12/properties/payload/properties/goesOn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err626] : vErrors.push(err626), errors++;
                }
                if (data299 !== !0) {
                  let err627 = { instancePath: instancePath + "/payload/goesOn", schemaPath: "#/oneOf/12/properties/payload/properties/goesOn/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err627] : vErrors.push(err627), errors++;
                }
              }
              if (data290.endsBody !== void 0) {
                let data300 = data290.endsBody;
                if (typeof data300 != "boolean") {
                  let err628 = { instancePath: instancePath + "/payload/endsBody", schemaPath: "#/oneOf/12/properties/payload/properties/endsBody/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err628] : vErrors.push(err628), errors++;
                }
                if (data300 !== !0) {
                  let err629 = { instancePath: instancePath + "/payload/endsBody", schemaPath: "#/oneOf/12/properties/payload/properties/endsBody/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err629] : vErrors.push(err629), errors++;
                }
              }
              if (data290.completedIncomplete !== void 0) {
                let data301 = data290.completedIncomplete;
                if (typeof data301 != "boolean") {
                  let err630 = { instancePath: instancePath + "/payload/completedIncomplete", schemaPath: "#/oneOf/12/properties/payload/properties/completedIncomplete/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err630] : vErrors.push(err630), errors++;
                }
                if (data301 !== !0) {
                  let err631 = { instancePath: instancePath + "/payload/completedIncomplete", schemaPath: "#/oneOf/12/properties/payload/properties/completedIncomplete/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err631] : vErrors.push(err631), errors++;
                }
              }
              if (data290.tornDown !== void 0) {
                let data302 = data290.tornDown;
                if (typeof data302 != "boolean") {
                  let err632 = { instancePath: instancePath + "/payload/tornDown", schemaPath: "#/oneOf/12/properties/payload/properties/tornDown/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err632] : vErrors.push(err632), errors++;
                }
                if (data302 !== !0) {
                  let err633 = { instancePath: instancePath + "/payload/tornDown", schemaPath: "#/oneOf/12/properties/payload/properties/tornDown/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err633] : vErrors.push(err633), errors++;
                }
              }
            } else {
              let err634 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/12/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err634] : vErrors.push(err634), errors++;
            }
          }
          if (data.v !== void 0) {
            let data303 = data.v;
            if (!(typeof data303 == "number" && !(data303 % 1) && !isNaN(data303) && isFinite(data303))) {
              let err635 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err635] : vErrors.push(err635), errors++;
            }
            if (typeof data303 == "number" && isFinite(data303) && (data303 < 1 || isNaN(data303))) {
              let err636 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err636] : vErrors.push(err636), errors++;
            }
          }
        } else {
          let err637 = { instancePath, schemaPath: "#/oneOf/12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err637] : vErrors.push(err637), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "stepAdopted") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err638 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err638] : vErrors.push(err638), errors++;
          }
          if (data.seq === void 0) {
            let err639 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err639] : vErrors.push(err639), errors++;
          }
          if (data.prev === void 0) {
            let err640 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err640] : vErrors.push(err640), errors++;
          }
          if (data.segment === void 0) {
            let err641 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err641] : vErrors.push(err641), errors++;
          }
          if (data.epoch === void 0) {
            let err642 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err642] : vErrors.push(err642), errors++;
          }
          if (data.atMs === void 0) {
            let err643 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err643] : vErrors.push(err643), errors++;
          }
          if (data.runPath === void 0) {
            let err644 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err644] : vErrors.push(err644), errors++;
          }
          if (data.type === void 0) {
            let err645 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err645] : vErrors.push(err645), errors++;
          }
          if (data.payload === void 0) {
            let err646 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err646] : vErrors.push(err646), errors++;
          }
          if (data.v === void 0) {
            let err647 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err647] : vErrors.push(err647), errors++;
          }
          for (let key40 in data)
            if (!func1.call(schema56.oneOf[13].properties, key40)) {
              let err648 = { instancePath, schemaPath: "#/oneOf/13/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err648] : vErrors.push(err648), errors++;
            }
          if (data.runId !== void 0) {
            let data304 = data.runId;
            if (typeof data304 == "string") {
              if (func2(data304) < 1) {
                let err649 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/13/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err649] : vErrors.push(err649), errors++;
              }
            } else {
              let err650 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/13/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err650] : vErrors.push(err650), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data305 = data.seq;
            if (!(typeof data305 == "number" && !(data305 % 1) && !isNaN(data305) && isFinite(data305))) {
              let err651 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/13/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err651] : vErrors.push(err651), errors++;
            }
            if (typeof data305 == "number" && isFinite(data305) && (data305 < 1 || isNaN(data305))) {
              let err652 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/13/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err652] : vErrors.push(err652), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data306 = data.prev, _errs668 = errors, valid114 = !1, _errs669 = errors;
            validate53(data306, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid14 = _errs669 === errors;
            valid114 = valid114 || _valid14;
            let _errs670 = errors;
            if (data306 !== null) {
              let err653 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/13/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err653] : vErrors.push(err653), errors++;
            }
            var _valid14 = _errs670 === errors;
            if (valid114 = valid114 || _valid14, valid114)
              errors = _errs668, vErrors !== null && (_errs668 ? vErrors.length = _errs668 : vErrors = null);
            else {
              let err654 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/13/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err654] : vErrors.push(err654), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data307 = data.segment;
            if (!(typeof data307 == "number" && !(data307 % 1) && !isNaN(data307) && isFinite(data307))) {
              let err655 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/13/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err655] : vErrors.push(err655), errors++;
            }
            if (typeof data307 == "number" && isFinite(data307) && (data307 < 1 || isNaN(data307))) {
              let err656 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/13/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err656] : vErrors.push(err656), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data308 = data.epoch;
            if (!(typeof data308 == "number" && !(data308 % 1) && !isNaN(data308) && isFinite(data308))) {
              let err657 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/13/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err657] : vErrors.push(err657), errors++;
            }
            if (typeof data308 == "number" && isFinite(data308) && (data308 < 1 || isNaN(data308))) {
              let err658 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/13/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err658] : vErrors.push(err658), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data309 = data.atMs;
            if (!(typeof data309 == "number" && !(data309 % 1) && !isNaN(data309) && isFinite(data309))) {
              let err659 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/13/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err659] : vErrors.push(err659), errors++;
            }
            if (typeof data309 == "number" && isFinite(data309) && (data309 < 0 || isNaN(data309))) {
              let err660 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/13/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err660] : vErrors.push(err660), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data311 = data.type;
            if (typeof data311 != "string") {
              let err661 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/13/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err661] : vErrors.push(err661), errors++;
            }
            if (data311 !== "stepAdopted") {
              let err662 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/13/properties/type/const", keyword: "const", params: { allowedValue: "stepAdopted" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err662] : vErrors.push(err662), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data312 = data.payload;
            if (data312 && typeof data312 == "object" && !Array.isArray(data312)) {
              if (data312.ref === void 0) {
                let err663 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                vErrors === null ? vErrors = [err663] : vErrors.push(err663), errors++;
              }
              if (data312.class === void 0) {
                let err664 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "class" }, message: "must have required property 'class'" };
                vErrors === null ? vErrors = [err664] : vErrors.push(err664), errors++;
              }
              if (data312.scheme === void 0) {
                let err665 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "scheme" }, message: "must have required property 'scheme'" };
                vErrors === null ? vErrors = [err665] : vErrors.push(err665), errors++;
              }
              if (data312.irHash === void 0) {
                let err666 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err666] : vErrors.push(err666), errors++;
              }
              if (data312.hashes === void 0) {
                let err667 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "hashes" }, message: "must have required property 'hashes'" };
                vErrors === null ? vErrors = [err667] : vErrors.push(err667), errors++;
              }
              if (data312.position === void 0) {
                let err668 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "position" }, message: "must have required property 'position'" };
                vErrors === null ? vErrors = [err668] : vErrors.push(err668), errors++;
              }
              for (let key41 in data312)
                if (!func1.call(schema56.oneOf[13].properties.payload.properties, key41)) {
                  let err669 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err669] : vErrors.push(err669), errors++;
                }
              if (data312.ref !== void 0 && typeof data312.ref != "string") {
                let err670 = { instancePath: instancePath + "/payload/ref", schemaPath: "#/oneOf/13/properties/payload/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err670] : vErrors.push(err670), errors++;
              }
              if (data312.class !== void 0 && typeof data312.class != "string") {
                let err671 = { instancePath: instancePath + "/payload/class", schemaPath: "#/oneOf/13/properties/payload/properties/class/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err671] : vErrors.push(err671), errors++;
              }
              if (data312.cause !== void 0 && typeof data312.cause != "string") {
                let err672 = { instancePath: instancePath + "/payload/cause", schemaPath: "#/oneOf/13/properties/payload/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err672] : vErrors.push(err672), errors++;
              }
              if (data312.scheme !== void 0) {
                let data316 = data312.scheme;
                if (!(data316 === "pointlock-ir/1" || data316 === "flow-ir/2")) {
                  let err673 = { instancePath: instancePath + "/payload/scheme", schemaPath: "#/oneOf/13/properties/payload/properties/scheme/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[13].properties.payload.properties.scheme.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err673] : vErrors.push(err673), errors++;
                }
              }
              if (data312.irHash !== void 0 && (validate53(data312.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data312, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data312.hashes !== void 0 && (validate291(data312.hashes, { instancePath: instancePath + "/payload/hashes", parentData: data312, parentDataProperty: "hashes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data312.position !== void 0) {
                let data319 = data312.position;
                if (!(typeof data319 == "number" && !(data319 % 1) && !isNaN(data319) && isFinite(data319))) {
                  let err674 = { instancePath: instancePath + "/payload/position", schemaPath: "#/oneOf/13/properties/payload/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err674] : vErrors.push(err674), errors++;
                }
                if (typeof data319 == "number" && isFinite(data319) && (data319 < 1 || isNaN(data319))) {
                  let err675 = { instancePath: instancePath + "/payload/position", schemaPath: "#/oneOf/13/properties/payload/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err675] : vErrors.push(err675), errors++;
                }
              }
              if (data312.output !== void 0 && (validate268(data312.output, { instancePath: instancePath + "/payload/output", parentData: data312, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data312.reason !== void 0 && typeof data312.reason != "string") {
                let err676 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/13/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err676] : vErrors.push(err676), errors++;
              }
              if (data312.resolvedInputs !== void 0 && (validate268(data312.resolvedInputs, { instancePath: instancePath + "/payload/resolvedInputs", parentData: data312, parentDataProperty: "resolvedInputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data312.against !== void 0 && (validate268(data312.against, { instancePath: instancePath + "/payload/against", parentData: data312, parentDataProperty: "against", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data312.unjudged !== void 0) {
                let data324 = data312.unjudged;
                if (typeof data324 != "boolean") {
                  let err677 = { instancePath: instancePath + "/payload/unjudged", schemaPath: "#/oneOf/13/properties/payload/properties/unjudged/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err677] : vErrors.push(err677), errors++;
                }
                if (data324 !== !0) {
                  let err678 = { instancePath: instancePath + "/payload/unjudged", schemaPath: "#/oneOf/13/properties/payload/properties/unjudged/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err678] : vErrors.push(err678), errors++;
                }
              }
              if (data312.files !== void 0) {
                let data325 = data312.files;
                if (data325 && typeof data325 == "object" && !Array.isArray(data325)) {
                  if (data325.seq === void 0) {
                    let err679 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/13/properties/payload/properties/files/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
                    vErrors === null ? vErrors = [err679] : vErrors.push(err679), errors++;
                  }
                  for (let key42 in data325)
                    if (!(key42 === "seq" || key42 === "sourcesDigest" || key42 === "sourcesStat" || key42 === "givenUp")) {
                      let err680 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/13/properties/payload/properties/files/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key42 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err680] : vErrors.push(err680), errors++;
                    }
                  if (data325.seq !== void 0) {
                    let data326 = data325.seq;
                    if (!(typeof data326 == "number" && !(data326 % 1) && !isNaN(data326) && isFinite(data326))) {
                      let err681 = { instancePath: instancePath + "/payload/files/seq", schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      vErrors === null ? vErrors = [err681] : vErrors.push(err681), errors++;
                    }
                    if (typeof data326 == "number" && isFinite(data326) && (data326 < 0 || isNaN(data326))) {
                      let err682 = { instancePath: instancePath + "/payload/files/seq", schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      vErrors === null ? vErrors = [err682] : vErrors.push(err682), errors++;
                    }
                  }
                  if (data325.sourcesDigest !== void 0 && (validate53(data325.sourcesDigest, { instancePath: instancePath + "/payload/files/sourcesDigest", parentData: data325, parentDataProperty: "sourcesDigest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data325.sourcesStat !== void 0 && (validate53(data325.sourcesStat, { instancePath: instancePath + "/payload/files/sourcesStat", parentData: data325, parentDataProperty: "sourcesStat", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data325.givenUp !== void 0) {
                    let data329 = data325.givenUp;
                    if (Array.isArray(data329)) {
                      let len22 = data329.length;
                      for (let i22 = 0; i22 < len22; i22++)
                        if (typeof data329[i22] != "string") {
                          let err683 = { instancePath: instancePath + "/payload/files/givenUp/" + i22, schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/givenUp/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err683] : vErrors.push(err683), errors++;
                        }
                    } else {
                      let err684 = { instancePath: instancePath + "/payload/files/givenUp", schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/givenUp/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      vErrors === null ? vErrors = [err684] : vErrors.push(err684), errors++;
                    }
                  }
                } else {
                  let err685 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/13/properties/payload/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err685] : vErrors.push(err685), errors++;
                }
              }
              if (data312.within !== void 0) {
                let data331 = data312.within;
                if (data331 && typeof data331 == "object" && !Array.isArray(data331)) {
                  if (data331.step === void 0) {
                    let err686 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
                    vErrors === null ? vErrors = [err686] : vErrors.push(err686), errors++;
                  }
                  if (data331.body === void 0) {
                    let err687 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
                    vErrors === null ? vErrors = [err687] : vErrors.push(err687), errors++;
                  }
                  for (let key43 in data331)
                    if (!(key43 === "step" || key43 === "body")) {
                      let err688 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key43 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err688] : vErrors.push(err688), errors++;
                    }
                  if (data331.step !== void 0 && typeof data331.step != "string") {
                    let err689 = { instancePath: instancePath + "/payload/within/step", schemaPath: "#/oneOf/13/properties/payload/properties/within/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err689] : vErrors.push(err689), errors++;
                  }
                  if (data331.body !== void 0 && typeof data331.body != "string") {
                    let err690 = { instancePath: instancePath + "/payload/within/body", schemaPath: "#/oneOf/13/properties/payload/properties/within/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err690] : vErrors.push(err690), errors++;
                  }
                } else {
                  let err691 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err691] : vErrors.push(err691), errors++;
                }
              }
              if (data312.phase !== void 0) {
                let data334 = data312.phase;
                if (typeof data334 != "string") {
                  let err692 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/13/properties/payload/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err692] : vErrors.push(err692), errors++;
                }
                if (data334 !== "finally") {
                  let err693 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/13/properties/payload/properties/phase/const", keyword: "const", params: { allowedValue: "finally" }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err693] : vErrors.push(err693), errors++;
                }
              }
            } else {
              let err694 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err694] : vErrors.push(err694), errors++;
            }
          }
          if (data.v !== void 0) {
            let data335 = data.v;
            if (!(typeof data335 == "number" && !(data335 % 1) && !isNaN(data335) && isFinite(data335))) {
              let err695 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/13/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err695] : vErrors.push(err695), errors++;
            }
            if (typeof data335 == "number" && isFinite(data335) && (data335 < 1 || isNaN(data335))) {
              let err696 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/13/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err696] : vErrors.push(err696), errors++;
            }
          }
        } else {
          let err697 = { instancePath, schemaPath: "#/oneOf/13/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err697] : vErrors.push(err697), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "callFramePushed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err698 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err698] : vErrors.push(err698), errors++;
          }
          if (data.seq === void 0) {
            let err699 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err699] : vErrors.push(err699), errors++;
          }
          if (data.prev === void 0) {
            let err700 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err700] : vErrors.push(err700), errors++;
          }
          if (data.segment === void 0) {
            let err701 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err701] : vErrors.push(err701), errors++;
          }
          if (data.epoch === void 0) {
            let err702 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err702] : vErrors.push(err702), errors++;
          }
          if (data.atMs === void 0) {
            let err703 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err703] : vErrors.push(err703), errors++;
          }
          if (data.runPath === void 0) {
            let err704 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err704] : vErrors.push(err704), errors++;
          }
          if (data.type === void 0) {
            let err705 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err705] : vErrors.push(err705), errors++;
          }
          if (data.payload === void 0) {
            let err706 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err706] : vErrors.push(err706), errors++;
          }
          if (data.v === void 0) {
            let err707 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err707] : vErrors.push(err707), errors++;
          }
          for (let key44 in data)
            if (!func1.call(schema56.oneOf[14].properties, key44)) {
              let err708 = { instancePath, schemaPath: "#/oneOf/14/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err708] : vErrors.push(err708), errors++;
            }
          if (data.runId !== void 0) {
            let data336 = data.runId;
            if (typeof data336 == "string") {
              if (func2(data336) < 1) {
                let err709 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/14/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err709] : vErrors.push(err709), errors++;
              }
            } else {
              let err710 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/14/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err710] : vErrors.push(err710), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data337 = data.seq;
            if (!(typeof data337 == "number" && !(data337 % 1) && !isNaN(data337) && isFinite(data337))) {
              let err711 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/14/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err711] : vErrors.push(err711), errors++;
            }
            if (typeof data337 == "number" && isFinite(data337) && (data337 < 1 || isNaN(data337))) {
              let err712 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/14/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err712] : vErrors.push(err712), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data338 = data.prev, _errs732 = errors, valid122 = !1, _errs733 = errors;
            validate53(data338, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid15 = _errs733 === errors;
            valid122 = valid122 || _valid15;
            let _errs734 = errors;
            if (data338 !== null) {
              let err713 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/14/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err713] : vErrors.push(err713), errors++;
            }
            var _valid15 = _errs734 === errors;
            if (valid122 = valid122 || _valid15, valid122)
              errors = _errs732, vErrors !== null && (_errs732 ? vErrors.length = _errs732 : vErrors = null);
            else {
              let err714 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/14/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err714] : vErrors.push(err714), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data339 = data.segment;
            if (!(typeof data339 == "number" && !(data339 % 1) && !isNaN(data339) && isFinite(data339))) {
              let err715 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/14/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err715] : vErrors.push(err715), errors++;
            }
            if (typeof data339 == "number" && isFinite(data339) && (data339 < 1 || isNaN(data339))) {
              let err716 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/14/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err716] : vErrors.push(err716), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data340 = data.epoch;
            if (!(typeof data340 == "number" && !(data340 % 1) && !isNaN(data340) && isFinite(data340))) {
              let err717 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/14/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err717] : vErrors.push(err717), errors++;
            }
            if (typeof data340 == "number" && isFinite(data340) && (data340 < 1 || isNaN(data340))) {
              let err718 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/14/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err718] : vErrors.push(err718), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data341 = data.atMs;
            if (!(typeof data341 == "number" && !(data341 % 1) && !isNaN(data341) && isFinite(data341))) {
              let err719 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/14/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err719] : vErrors.push(err719), errors++;
            }
            if (typeof data341 == "number" && isFinite(data341) && (data341 < 0 || isNaN(data341))) {
              let err720 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/14/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err720] : vErrors.push(err720), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data343 = data.type;
            if (typeof data343 != "string") {
              let err721 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/14/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err721] : vErrors.push(err721), errors++;
            }
            if (data343 !== "callFramePushed") {
              let err722 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/14/properties/type/const", keyword: "const", params: { allowedValue: "callFramePushed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err722] : vErrors.push(err722), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data344 = data.payload;
            if (data344 && typeof data344 == "object" && !Array.isArray(data344)) {
              if (data344.flowId === void 0) {
                let err723 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/required", keyword: "required", params: { missingProperty: "flowId" }, message: "must have required property 'flowId'" };
                vErrors === null ? vErrors = [err723] : vErrors.push(err723), errors++;
              }
              if (data344.irHash === void 0) {
                let err724 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err724] : vErrors.push(err724), errors++;
              }
              for (let key45 in data344)
                if (!(key45 === "flowId" || key45 === "irHash" || key45 === "rebase")) {
                  let err725 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key45 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err725] : vErrors.push(err725), errors++;
                }
              if (data344.flowId !== void 0 && typeof data344.flowId != "string") {
                let err726 = { instancePath: instancePath + "/payload/flowId", schemaPath: "#/oneOf/14/properties/payload/properties/flowId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err726] : vErrors.push(err726), errors++;
              }
              if (data344.irHash !== void 0 && (validate53(data344.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data344, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data344.rebase !== void 0) {
                let data347 = data344.rebase;
                if (typeof data347 != "boolean") {
                  let err727 = { instancePath: instancePath + "/payload/rebase", schemaPath: "#/oneOf/14/properties/payload/properties/rebase/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err727] : vErrors.push(err727), errors++;
                }
                if (data347 !== !0) {
                  let err728 = { instancePath: instancePath + "/payload/rebase", schemaPath: "#/oneOf/14/properties/payload/properties/rebase/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err728] : vErrors.push(err728), errors++;
                }
              }
            } else {
              let err729 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err729] : vErrors.push(err729), errors++;
            }
          }
          if (data.v !== void 0) {
            let data348 = data.v;
            if (!(typeof data348 == "number" && !(data348 % 1) && !isNaN(data348) && isFinite(data348))) {
              let err730 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/14/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err730] : vErrors.push(err730), errors++;
            }
            if (typeof data348 == "number" && isFinite(data348) && (data348 < 1 || isNaN(data348))) {
              let err731 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/14/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err731] : vErrors.push(err731), errors++;
            }
          }
        } else {
          let err732 = { instancePath, schemaPath: "#/oneOf/14/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err732] : vErrors.push(err732), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "callFramePopped") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err733 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err733] : vErrors.push(err733), errors++;
          }
          if (data.seq === void 0) {
            let err734 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err734] : vErrors.push(err734), errors++;
          }
          if (data.prev === void 0) {
            let err735 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err735] : vErrors.push(err735), errors++;
          }
          if (data.segment === void 0) {
            let err736 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err736] : vErrors.push(err736), errors++;
          }
          if (data.epoch === void 0) {
            let err737 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err737] : vErrors.push(err737), errors++;
          }
          if (data.atMs === void 0) {
            let err738 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err738] : vErrors.push(err738), errors++;
          }
          if (data.runPath === void 0) {
            let err739 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err739] : vErrors.push(err739), errors++;
          }
          if (data.type === void 0) {
            let err740 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err740] : vErrors.push(err740), errors++;
          }
          if (data.payload === void 0) {
            let err741 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err741] : vErrors.push(err741), errors++;
          }
          if (data.v === void 0) {
            let err742 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err742] : vErrors.push(err742), errors++;
          }
          for (let key46 in data)
            if (!func1.call(schema56.oneOf[15].properties, key46)) {
              let err743 = { instancePath, schemaPath: "#/oneOf/15/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err743] : vErrors.push(err743), errors++;
            }
          if (data.runId !== void 0) {
            let data349 = data.runId;
            if (typeof data349 == "string") {
              if (func2(data349) < 1) {
                let err744 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/15/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err744] : vErrors.push(err744), errors++;
              }
            } else {
              let err745 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/15/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err745] : vErrors.push(err745), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data350 = data.seq;
            if (!(typeof data350 == "number" && !(data350 % 1) && !isNaN(data350) && isFinite(data350))) {
              let err746 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/15/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err746] : vErrors.push(err746), errors++;
            }
            if (typeof data350 == "number" && isFinite(data350) && (data350 < 1 || isNaN(data350))) {
              let err747 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/15/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err747] : vErrors.push(err747), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data351 = data.prev, _errs763 = errors, valid126 = !1, _errs764 = errors;
            validate53(data351, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid16 = _errs764 === errors;
            valid126 = valid126 || _valid16;
            let _errs765 = errors;
            if (data351 !== null) {
              let err748 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/15/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err748] : vErrors.push(err748), errors++;
            }
            var _valid16 = _errs765 === errors;
            if (valid126 = valid126 || _valid16, valid126)
              errors = _errs763, vErrors !== null && (_errs763 ? vErrors.length = _errs763 : vErrors = null);
            else {
              let err749 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/15/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err749] : vErrors.push(err749), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data352 = data.segment;
            if (!(typeof data352 == "number" && !(data352 % 1) && !isNaN(data352) && isFinite(data352))) {
              let err750 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/15/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err750] : vErrors.push(err750), errors++;
            }
            if (typeof data352 == "number" && isFinite(data352) && (data352 < 1 || isNaN(data352))) {
              let err751 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/15/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err751] : vErrors.push(err751), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data353 = data.epoch;
            if (!(typeof data353 == "number" && !(data353 % 1) && !isNaN(data353) && isFinite(data353))) {
              let err752 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/15/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err752] : vErrors.push(err752), errors++;
            }
            if (typeof data353 == "number" && isFinite(data353) && (data353 < 1 || isNaN(data353))) {
              let err753 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/15/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err753] : vErrors.push(err753), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data354 = data.atMs;
            if (!(typeof data354 == "number" && !(data354 % 1) && !isNaN(data354) && isFinite(data354))) {
              let err754 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/15/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err754] : vErrors.push(err754), errors++;
            }
            if (typeof data354 == "number" && isFinite(data354) && (data354 < 0 || isNaN(data354))) {
              let err755 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/15/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err755] : vErrors.push(err755), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data356 = data.type;
            if (typeof data356 != "string") {
              let err756 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/15/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err756] : vErrors.push(err756), errors++;
            }
            if (data356 !== "callFramePopped") {
              let err757 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/15/properties/type/const", keyword: "const", params: { allowedValue: "callFramePopped" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err757] : vErrors.push(err757), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data357 = data.payload;
            if (data357 && typeof data357 == "object" && !Array.isArray(data357)) {
              for (let key47 in data357)
                if (!(key47 === "outputs" || key47 === "verdict" || key47 === "degraded" || key47 === "inputError")) {
                  let err758 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/15/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err758] : vErrors.push(err758), errors++;
                }
              if (data357.outputs !== void 0 && (validate268(data357.outputs, { instancePath: instancePath + "/payload/outputs", parentData: data357, parentDataProperty: "outputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data357.verdict !== void 0) {
                let data359 = data357.verdict;
                if (!(data359 === "pass" || data359 === "fail" || data359 === "unknown")) {
                  let err759 = { instancePath: instancePath + "/payload/verdict", schemaPath: "#/oneOf/15/properties/payload/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[15].properties.payload.properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err759] : vErrors.push(err759), errors++;
                }
              }
              if (data357.degraded !== void 0) {
                let data360 = data357.degraded;
                if (typeof data360 != "boolean") {
                  let err760 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/15/properties/payload/properties/degraded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err760] : vErrors.push(err760), errors++;
                }
                if (data360 !== !0) {
                  let err761 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/15/properties/payload/properties/degraded/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err761] : vErrors.push(err761), errors++;
                }
              }
              if (data357.inputError !== void 0) {
                let data361 = data357.inputError;
                if (data361 && typeof data361 == "object" && !Array.isArray(data361)) {
                  if (data361.errorClass === void 0) {
                    let err762 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "errorClass" }, message: "must have required property 'errorClass'" };
                    vErrors === null ? vErrors = [err762] : vErrors.push(err762), errors++;
                  }
                  if (data361.message === void 0) {
                    let err763 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
                    vErrors === null ? vErrors = [err763] : vErrors.push(err763), errors++;
                  }
                  for (let key48 in data361)
                    if (!(key48 === "errorClass" || key48 === "message")) {
                      let err764 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err764] : vErrors.push(err764), errors++;
                    }
                  if (data361.errorClass !== void 0) {
                    let data362 = data361.errorClass;
                    if (!(data362 === "capability_drift" || data362 === "bind_arguments_invalid" || data362 === "action_failed_retryable" || data362 === "action_failed_final" || data362 === "action_timed_out" || data362 === "action_cancelled" || data362 === "target_stale" || data362 === "transport_lost" || data362 === "session_degraded")) {
                      let err765 = { instancePath: instancePath + "/payload/inputError/errorClass", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[15].properties.payload.properties.inputError.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                      vErrors === null ? vErrors = [err765] : vErrors.push(err765), errors++;
                    }
                  }
                  if (data361.message !== void 0 && typeof data361.message != "string") {
                    let err766 = { instancePath: instancePath + "/payload/inputError/message", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err766] : vErrors.push(err766), errors++;
                  }
                } else {
                  let err767 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err767] : vErrors.push(err767), errors++;
                }
              }
            } else {
              let err768 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/15/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err768] : vErrors.push(err768), errors++;
            }
          }
          if (data.v !== void 0) {
            let data364 = data.v;
            if (!(typeof data364 == "number" && !(data364 % 1) && !isNaN(data364) && isFinite(data364))) {
              let err769 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/15/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err769] : vErrors.push(err769), errors++;
            }
            if (typeof data364 == "number" && isFinite(data364) && (data364 < 1 || isNaN(data364))) {
              let err770 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/15/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err770] : vErrors.push(err770), errors++;
            }
          }
        } else {
          let err771 = { instancePath, schemaPath: "#/oneOf/15/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err771] : vErrors.push(err771), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "handlerTriggered") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err772 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err772] : vErrors.push(err772), errors++;
          }
          if (data.seq === void 0) {
            let err773 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err773] : vErrors.push(err773), errors++;
          }
          if (data.prev === void 0) {
            let err774 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err774] : vErrors.push(err774), errors++;
          }
          if (data.segment === void 0) {
            let err775 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err775] : vErrors.push(err775), errors++;
          }
          if (data.epoch === void 0) {
            let err776 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err776] : vErrors.push(err776), errors++;
          }
          if (data.atMs === void 0) {
            let err777 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err777] : vErrors.push(err777), errors++;
          }
          if (data.runPath === void 0) {
            let err778 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err778] : vErrors.push(err778), errors++;
          }
          if (data.type === void 0) {
            let err779 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err779] : vErrors.push(err779), errors++;
          }
          if (data.payload === void 0) {
            let err780 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err780] : vErrors.push(err780), errors++;
          }
          if (data.v === void 0) {
            let err781 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err781] : vErrors.push(err781), errors++;
          }
          for (let key49 in data)
            if (!func1.call(schema56.oneOf[16].properties, key49)) {
              let err782 = { instancePath, schemaPath: "#/oneOf/16/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err782] : vErrors.push(err782), errors++;
            }
          if (data.runId !== void 0) {
            let data365 = data.runId;
            if (typeof data365 == "string") {
              if (func2(data365) < 1) {
                let err783 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/16/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err783] : vErrors.push(err783), errors++;
              }
            } else {
              let err784 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/16/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err784] : vErrors.push(err784), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data366 = data.seq;
            if (!(typeof data366 == "number" && !(data366 % 1) && !isNaN(data366) && isFinite(data366))) {
              let err785 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/16/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err785] : vErrors.push(err785), errors++;
            }
            if (typeof data366 == "number" && isFinite(data366) && (data366 < 1 || isNaN(data366))) {
              let err786 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/16/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err786] : vErrors.push(err786), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data367 = data.prev, _errs799 = errors, valid131 = !1, _errs800 = errors;
            validate53(data367, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid17 = _errs800 === errors;
            valid131 = valid131 || _valid17;
            let _errs801 = errors;
            if (data367 !== null) {
              let err787 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/16/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err787] : vErrors.push(err787), errors++;
            }
            var _valid17 = _errs801 === errors;
            if (valid131 = valid131 || _valid17, valid131)
              errors = _errs799, vErrors !== null && (_errs799 ? vErrors.length = _errs799 : vErrors = null);
            else {
              let err788 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/16/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err788] : vErrors.push(err788), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data368 = data.segment;
            if (!(typeof data368 == "number" && !(data368 % 1) && !isNaN(data368) && isFinite(data368))) {
              let err789 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/16/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err789] : vErrors.push(err789), errors++;
            }
            if (typeof data368 == "number" && isFinite(data368) && (data368 < 1 || isNaN(data368))) {
              let err790 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/16/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err790] : vErrors.push(err790), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data369 = data.epoch;
            if (!(typeof data369 == "number" && !(data369 % 1) && !isNaN(data369) && isFinite(data369))) {
              let err791 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/16/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err791] : vErrors.push(err791), errors++;
            }
            if (typeof data369 == "number" && isFinite(data369) && (data369 < 1 || isNaN(data369))) {
              let err792 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/16/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err792] : vErrors.push(err792), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data370 = data.atMs;
            if (!(typeof data370 == "number" && !(data370 % 1) && !isNaN(data370) && isFinite(data370))) {
              let err793 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/16/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err793] : vErrors.push(err793), errors++;
            }
            if (typeof data370 == "number" && isFinite(data370) && (data370 < 0 || isNaN(data370))) {
              let err794 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/16/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err794] : vErrors.push(err794), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data372 = data.type;
            if (typeof data372 != "string") {
              let err795 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/16/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err795] : vErrors.push(err795), errors++;
            }
            if (data372 !== "handlerTriggered") {
              let err796 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/16/properties/type/const", keyword: "const", params: { allowedValue: "handlerTriggered" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err796] : vErrors.push(err796), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data373 = data.payload;
            if (data373 && typeof data373 == "object" && !Array.isArray(data373)) {
              if (data373.hook === void 0) {
                let err797 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "hook" }, message: "must have required property 'hook'" };
                vErrors === null ? vErrors = [err797] : vErrors.push(err797), errors++;
              }
              if (data373.level === void 0) {
                let err798 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'" };
                vErrors === null ? vErrors = [err798] : vErrors.push(err798), errors++;
              }
              if (data373.index === void 0) {
                let err799 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
                vErrors === null ? vErrors = [err799] : vErrors.push(err799), errors++;
              }
              if (data373.disposition === void 0) {
                let err800 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "disposition" }, message: "must have required property 'disposition'" };
                vErrors === null ? vErrors = [err800] : vErrors.push(err800), errors++;
              }
              if (data373.n === void 0) {
                let err801 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "n" }, message: "must have required property 'n'" };
                vErrors === null ? vErrors = [err801] : vErrors.push(err801), errors++;
              }
              for (let key50 in data373)
                if (!(key50 === "hook" || key50 === "level" || key50 === "index" || key50 === "disposition" || key50 === "n" || key50 === "errorClass")) {
                  let err802 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key50 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err802] : vErrors.push(err802), errors++;
                }
              if (data373.hook !== void 0) {
                let data374 = data373.hook;
                if (!(data374 === "onFail" || data374 === "onUnknown" || data374 === "onError" || data374 === "onResumeDrift")) {
                  let err803 = { instancePath: instancePath + "/payload/hook", schemaPath: "#/oneOf/16/properties/payload/properties/hook/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[16].properties.payload.properties.hook.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err803] : vErrors.push(err803), errors++;
                }
              }
              if (data373.level !== void 0) {
                let data375 = data373.level;
                if (!(data375 === "step" || data375 === "flow")) {
                  let err804 = { instancePath: instancePath + "/payload/level", schemaPath: "#/oneOf/16/properties/payload/properties/level/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[16].properties.payload.properties.level.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err804] : vErrors.push(err804), errors++;
                }
              }
              if (data373.index !== void 0) {
                let data376 = data373.index;
                if (!(typeof data376 == "number" && !(data376 % 1) && !isNaN(data376) && isFinite(data376))) {
                  let err805 = { instancePath: instancePath + "/payload/index", schemaPath: "#/oneOf/16/properties/payload/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err805] : vErrors.push(err805), errors++;
                }
                if (typeof data376 == "number" && isFinite(data376) && (data376 < 0 || isNaN(data376))) {
                  let err806 = { instancePath: instancePath + "/payload/index", schemaPath: "#/oneOf/16/properties/payload/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err806] : vErrors.push(err806), errors++;
                }
              }
              if (data373.disposition !== void 0 && typeof data373.disposition != "string") {
                let err807 = { instancePath: instancePath + "/payload/disposition", schemaPath: "#/oneOf/16/properties/payload/properties/disposition/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err807] : vErrors.push(err807), errors++;
              }
              if (data373.n !== void 0) {
                let data378 = data373.n;
                if (!(typeof data378 == "number" && !(data378 % 1) && !isNaN(data378) && isFinite(data378))) {
                  let err808 = { instancePath: instancePath + "/payload/n", schemaPath: "#/oneOf/16/properties/payload/properties/n/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err808] : vErrors.push(err808), errors++;
                }
                if (typeof data378 == "number" && isFinite(data378) && (data378 < 1 || isNaN(data378))) {
                  let err809 = { instancePath: instancePath + "/payload/n", schemaPath: "#/oneOf/16/properties/payload/properties/n/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err809] : vErrors.push(err809), errors++;
                }
              }
              if (data373.errorClass !== void 0) {
                let data379 = data373.errorClass;
                if (!(data379 === "capability_drift" || data379 === "bind_arguments_invalid" || data379 === "action_failed_retryable" || data379 === "action_failed_final" || data379 === "action_timed_out" || data379 === "action_cancelled" || data379 === "target_stale" || data379 === "transport_lost" || data379 === "session_degraded")) {
                  let err810 = { instancePath: instancePath + "/payload/errorClass", schemaPath: "#/oneOf/16/properties/payload/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[16].properties.payload.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err810] : vErrors.push(err810), errors++;
                }
              }
            } else {
              let err811 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err811] : vErrors.push(err811), errors++;
            }
          }
          if (data.v !== void 0) {
            let data380 = data.v;
            if (!(typeof data380 == "number" && !(data380 % 1) && !isNaN(data380) && isFinite(data380))) {
              let err812 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/16/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err812] : vErrors.push(err812), errors++;
            }
            if (typeof data380 == "number" && isFinite(data380) && (data380 < 1 || isNaN(data380))) {
              let err813 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/16/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err813] : vErrors.push(err813), errors++;
            }
          }
        } else {
          let err814 = { instancePath, schemaPath: "#/oneOf/16/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err814] : vErrors.push(err814), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "humanRequested") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err815 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err815] : vErrors.push(err815), errors++;
          }
          if (data.seq === void 0) {
            let err816 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err816] : vErrors.push(err816), errors++;
          }
          if (data.prev === void 0) {
            let err817 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err817] : vErrors.push(err817), errors++;
          }
          if (data.segment === void 0) {
            let err818 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err818] : vErrors.push(err818), errors++;
          }
          if (data.epoch === void 0) {
            let err819 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err819] : vErrors.push(err819), errors++;
          }
          if (data.atMs === void 0) {
            let err820 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err820] : vErrors.push(err820), errors++;
          }
          if (data.runPath === void 0) {
            let err821 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err821] : vErrors.push(err821), errors++;
          }
          if (data.type === void 0) {
            let err822 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err822] : vErrors.push(err822), errors++;
          }
          if (data.payload === void 0) {
            let err823 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err823] : vErrors.push(err823), errors++;
          }
          if (data.v === void 0) {
            let err824 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err824] : vErrors.push(err824), errors++;
          }
          for (let key51 in data)
            if (!func1.call(schema56.oneOf[17].properties, key51)) {
              let err825 = { instancePath, schemaPath: "#/oneOf/17/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key51 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err825] : vErrors.push(err825), errors++;
            }
          if (data.runId !== void 0) {
            let data381 = data.runId;
            if (typeof data381 == "string") {
              if (func2(data381) < 1) {
                let err826 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/17/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err826] : vErrors.push(err826), errors++;
              }
            } else {
              let err827 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/17/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err827] : vErrors.push(err827), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data382 = data.seq;
            if (!(typeof data382 == "number" && !(data382 % 1) && !isNaN(data382) && isFinite(data382))) {
              let err828 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/17/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err828] : vErrors.push(err828), errors++;
            }
            if (typeof data382 == "number" && isFinite(data382) && (data382 < 1 || isNaN(data382))) {
              let err829 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/17/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err829] : vErrors.push(err829), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data383 = data.prev, _errs834 = errors, valid135 = !1, _errs835 = errors;
            validate53(data383, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid18 = _errs835 === errors;
            valid135 = valid135 || _valid18;
            let _errs836 = errors;
            if (data383 !== null) {
              let err830 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/17/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err830] : vErrors.push(err830), errors++;
            }
            var _valid18 = _errs836 === errors;
            if (valid135 = valid135 || _valid18, valid135)
              errors = _errs834, vErrors !== null && (_errs834 ? vErrors.length = _errs834 : vErrors = null);
            else {
              let err831 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/17/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err831] : vErrors.push(err831), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data384 = data.segment;
            if (!(typeof data384 == "number" && !(data384 % 1) && !isNaN(data384) && isFinite(data384))) {
              let err832 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/17/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err832] : vErrors.push(err832), errors++;
            }
            if (typeof data384 == "number" && isFinite(data384) && (data384 < 1 || isNaN(data384))) {
              let err833 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/17/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err833] : vErrors.push(err833), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data385 = data.epoch;
            if (!(typeof data385 == "number" && !(data385 % 1) && !isNaN(data385) && isFinite(data385))) {
              let err834 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/17/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err834] : vErrors.push(err834), errors++;
            }
            if (typeof data385 == "number" && isFinite(data385) && (data385 < 1 || isNaN(data385))) {
              let err835 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/17/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err835] : vErrors.push(err835), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data386 = data.atMs;
            if (!(typeof data386 == "number" && !(data386 % 1) && !isNaN(data386) && isFinite(data386))) {
              let err836 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/17/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err836] : vErrors.push(err836), errors++;
            }
            if (typeof data386 == "number" && isFinite(data386) && (data386 < 0 || isNaN(data386))) {
              let err837 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/17/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err837] : vErrors.push(err837), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data388 = data.type;
            if (typeof data388 != "string") {
              let err838 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/17/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err838] : vErrors.push(err838), errors++;
            }
            if (data388 !== "humanRequested") {
              let err839 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/17/properties/type/const", keyword: "const", params: { allowedValue: "humanRequested" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err839] : vErrors.push(err839), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data389 = data.payload;
            if (data389 && typeof data389 == "object" && !Array.isArray(data389)) {
              if (data389.requestId === void 0) {
                let err840 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
                vErrors === null ? vErrors = [err840] : vErrors.push(err840), errors++;
              }
              if (data389.kind === void 0) {
                let err841 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                vErrors === null ? vErrors = [err841] : vErrors.push(err841), errors++;
              }
              if (data389.mode === void 0) {
                let err842 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
                vErrors === null ? vErrors = [err842] : vErrors.push(err842), errors++;
              }
              if (data389.prompt === void 0) {
                let err843 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'" };
                vErrors === null ? vErrors = [err843] : vErrors.push(err843), errors++;
              }
              if (data389.presents === void 0) {
                let err844 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "presents" }, message: "must have required property 'presents'" };
                vErrors === null ? vErrors = [err844] : vErrors.push(err844), errors++;
              }
              for (let key52 in data389)
                if (!func1.call(schema56.oneOf[17].properties.payload.properties, key52)) {
                  let err845 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key52 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err845] : vErrors.push(err845), errors++;
                }
              if (data389.requestId !== void 0 && typeof data389.requestId != "string") {
                let err846 = { instancePath: instancePath + "/payload/requestId", schemaPath: "#/oneOf/17/properties/payload/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err846] : vErrors.push(err846), errors++;
              }
              if (data389.kind !== void 0) {
                let data391 = data389.kind;
                if (!(data391 === "step" || data391 === "supervision" || data391 === "uncertain" || data391 === "escalation")) {
                  let err847 = { instancePath: instancePath + "/payload/kind", schemaPath: "#/oneOf/17/properties/payload/properties/kind/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[17].properties.payload.properties.kind.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err847] : vErrors.push(err847), errors++;
                }
              }
              if (data389.mode !== void 0 && typeof data389.mode != "string") {
                let err848 = { instancePath: instancePath + "/payload/mode", schemaPath: "#/oneOf/17/properties/payload/properties/mode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err848] : vErrors.push(err848), errors++;
              }
              if (data389.prompt !== void 0 && typeof data389.prompt != "string") {
                let err849 = { instancePath: instancePath + "/payload/prompt", schemaPath: "#/oneOf/17/properties/payload/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err849] : vErrors.push(err849), errors++;
              }
              if (data389.presents !== void 0) {
                let data394 = data389.presents;
                if (Array.isArray(data394)) {
                  let len23 = data394.length;
                  for (let i23 = 0; i23 < len23; i23++)
                    validate268(data394[i23], { instancePath: instancePath + "/payload/presents/" + i23, parentData: data394, parentDataProperty: i23, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length);
                } else {
                  let err850 = { instancePath: instancePath + "/payload/presents", schemaPath: "#/oneOf/17/properties/payload/properties/presents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err850] : vErrors.push(err850), errors++;
                }
              }
              if (data389.decisions !== void 0) {
                let data396 = data389.decisions;
                if (Array.isArray(data396)) {
                  let len24 = data396.length;
                  for (let i24 = 0; i24 < len24; i24++)
                    if (typeof data396[i24] != "string") {
                      let err851 = { instancePath: instancePath + "/payload/decisions/" + i24, schemaPath: "#/oneOf/17/properties/payload/properties/decisions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err851] : vErrors.push(err851), errors++;
                    }
                } else {
                  let err852 = { instancePath: instancePath + "/payload/decisions", schemaPath: "#/oneOf/17/properties/payload/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err852] : vErrors.push(err852), errors++;
                }
              }
              if (data389.askedAtMs !== void 0) {
                let data398 = data389.askedAtMs;
                if (!(typeof data398 == "number" && !(data398 % 1) && !isNaN(data398) && isFinite(data398))) {
                  let err853 = { instancePath: instancePath + "/payload/askedAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/askedAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err853] : vErrors.push(err853), errors++;
                }
                if (typeof data398 == "number" && isFinite(data398) && (data398 < 0 || isNaN(data398))) {
                  let err854 = { instancePath: instancePath + "/payload/askedAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/askedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err854] : vErrors.push(err854), errors++;
                }
              }
              if (data389.deadlineAtMs !== void 0) {
                let data399 = data389.deadlineAtMs;
                if (!(typeof data399 == "number" && !(data399 % 1) && !isNaN(data399) && isFinite(data399))) {
                  let err855 = { instancePath: instancePath + "/payload/deadlineAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/deadlineAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err855] : vErrors.push(err855), errors++;
                }
                if (typeof data399 == "number" && isFinite(data399) && (data399 < 0 || isNaN(data399))) {
                  let err856 = { instancePath: instancePath + "/payload/deadlineAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/deadlineAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err856] : vErrors.push(err856), errors++;
                }
              }
              if (data389.callId !== void 0 && typeof data389.callId != "string") {
                let err857 = { instancePath: instancePath + "/payload/callId", schemaPath: "#/oneOf/17/properties/payload/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err857] : vErrors.push(err857), errors++;
              }
            } else {
              let err858 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err858] : vErrors.push(err858), errors++;
            }
          }
          if (data.v !== void 0) {
            let data401 = data.v;
            if (!(typeof data401 == "number" && !(data401 % 1) && !isNaN(data401) && isFinite(data401))) {
              let err859 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/17/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err859] : vErrors.push(err859), errors++;
            }
            if (typeof data401 == "number" && isFinite(data401) && (data401 < 1 || isNaN(data401))) {
              let err860 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/17/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err860] : vErrors.push(err860), errors++;
            }
          }
        } else {
          let err861 = { instancePath, schemaPath: "#/oneOf/17/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err861] : vErrors.push(err861), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "humanResponded") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err862 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err862] : vErrors.push(err862), errors++;
          }
          if (data.seq === void 0) {
            let err863 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err863] : vErrors.push(err863), errors++;
          }
          if (data.prev === void 0) {
            let err864 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err864] : vErrors.push(err864), errors++;
          }
          if (data.segment === void 0) {
            let err865 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err865] : vErrors.push(err865), errors++;
          }
          if (data.epoch === void 0) {
            let err866 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err866] : vErrors.push(err866), errors++;
          }
          if (data.atMs === void 0) {
            let err867 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err867] : vErrors.push(err867), errors++;
          }
          if (data.runPath === void 0) {
            let err868 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err868] : vErrors.push(err868), errors++;
          }
          if (data.type === void 0) {
            let err869 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err869] : vErrors.push(err869), errors++;
          }
          if (data.payload === void 0) {
            let err870 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err870] : vErrors.push(err870), errors++;
          }
          if (data.v === void 0) {
            let err871 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err871] : vErrors.push(err871), errors++;
          }
          for (let key53 in data)
            if (!func1.call(schema56.oneOf[18].properties, key53)) {
              let err872 = { instancePath, schemaPath: "#/oneOf/18/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key53 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err872] : vErrors.push(err872), errors++;
            }
          if (data.runId !== void 0) {
            let data402 = data.runId;
            if (typeof data402 == "string") {
              if (func2(data402) < 1) {
                let err873 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/18/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err873] : vErrors.push(err873), errors++;
              }
            } else {
              let err874 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/18/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err874] : vErrors.push(err874), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data403 = data.seq;
            if (!(typeof data403 == "number" && !(data403 % 1) && !isNaN(data403) && isFinite(data403))) {
              let err875 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/18/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err875] : vErrors.push(err875), errors++;
            }
            if (typeof data403 == "number" && isFinite(data403) && (data403 < 1 || isNaN(data403))) {
              let err876 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/18/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err876] : vErrors.push(err876), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data404 = data.prev, _errs880 = errors, valid143 = !1, _errs881 = errors;
            validate53(data404, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid19 = _errs881 === errors;
            valid143 = valid143 || _valid19;
            let _errs882 = errors;
            if (data404 !== null) {
              let err877 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/18/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err877] : vErrors.push(err877), errors++;
            }
            var _valid19 = _errs882 === errors;
            if (valid143 = valid143 || _valid19, valid143)
              errors = _errs880, vErrors !== null && (_errs880 ? vErrors.length = _errs880 : vErrors = null);
            else {
              let err878 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/18/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err878] : vErrors.push(err878), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data405 = data.segment;
            if (!(typeof data405 == "number" && !(data405 % 1) && !isNaN(data405) && isFinite(data405))) {
              let err879 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/18/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err879] : vErrors.push(err879), errors++;
            }
            if (typeof data405 == "number" && isFinite(data405) && (data405 < 1 || isNaN(data405))) {
              let err880 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/18/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err880] : vErrors.push(err880), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data406 = data.epoch;
            if (!(typeof data406 == "number" && !(data406 % 1) && !isNaN(data406) && isFinite(data406))) {
              let err881 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/18/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err881] : vErrors.push(err881), errors++;
            }
            if (typeof data406 == "number" && isFinite(data406) && (data406 < 1 || isNaN(data406))) {
              let err882 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/18/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err882] : vErrors.push(err882), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data407 = data.atMs;
            if (!(typeof data407 == "number" && !(data407 % 1) && !isNaN(data407) && isFinite(data407))) {
              let err883 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/18/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err883] : vErrors.push(err883), errors++;
            }
            if (typeof data407 == "number" && isFinite(data407) && (data407 < 0 || isNaN(data407))) {
              let err884 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/18/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err884] : vErrors.push(err884), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data409 = data.type;
            if (typeof data409 != "string") {
              let err885 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/18/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err885] : vErrors.push(err885), errors++;
            }
            if (data409 !== "humanResponded") {
              let err886 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/18/properties/type/const", keyword: "const", params: { allowedValue: "humanResponded" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err886] : vErrors.push(err886), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data410 = data.payload;
            if (data410 && typeof data410 == "object" && !Array.isArray(data410)) {
              if (data410.requestId === void 0) {
                let err887 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
                vErrors === null ? vErrors = [err887] : vErrors.push(err887), errors++;
              }
              if (data410.actor === void 0) {
                let err888 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "actor" }, message: "must have required property 'actor'" };
                vErrors === null ? vErrors = [err888] : vErrors.push(err888), errors++;
              }
              if (data410.via === void 0) {
                let err889 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "via" }, message: "must have required property 'via'" };
                vErrors === null ? vErrors = [err889] : vErrors.push(err889), errors++;
              }
              if (data410.final === void 0) {
                let err890 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "final" }, message: "must have required property 'final'" };
                vErrors === null ? vErrors = [err890] : vErrors.push(err890), errors++;
              }
              for (let key54 in data410)
                if (!func1.call(schema56.oneOf[18].properties.payload.properties, key54)) {
                  let err891 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key54 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err891] : vErrors.push(err891), errors++;
                }
              if (data410.requestId !== void 0 && typeof data410.requestId != "string") {
                let err892 = { instancePath: instancePath + "/payload/requestId", schemaPath: "#/oneOf/18/properties/payload/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err892] : vErrors.push(err892), errors++;
              }
              if (data410.decision !== void 0 && typeof data410.decision != "string") {
                let err893 = { instancePath: instancePath + "/payload/decision", schemaPath: "#/oneOf/18/properties/payload/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err893] : vErrors.push(err893), errors++;
              }
              if (data410.input !== void 0 && (validate268(data410.input, { instancePath: instancePath + "/payload/input", parentData: data410, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data410.note !== void 0 && typeof data410.note != "string") {
                let err894 = { instancePath: instancePath + "/payload/note", schemaPath: "#/oneOf/18/properties/payload/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err894] : vErrors.push(err894), errors++;
              }
              if (data410.actor !== void 0 && typeof data410.actor != "string") {
                let err895 = { instancePath: instancePath + "/payload/actor", schemaPath: "#/oneOf/18/properties/payload/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err895] : vErrors.push(err895), errors++;
              }
              if (data410.via !== void 0 && typeof data410.via != "string") {
                let err896 = { instancePath: instancePath + "/payload/via", schemaPath: "#/oneOf/18/properties/payload/properties/via/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err896] : vErrors.push(err896), errors++;
              }
              if (data410.evidence !== void 0 && (validate53(data410.evidence, { instancePath: instancePath + "/payload/evidence", parentData: data410, parentDataProperty: "evidence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data410.final !== void 0 && typeof data410.final != "boolean") {
                let err897 = { instancePath: instancePath + "/payload/final", schemaPath: "#/oneOf/18/properties/payload/properties/final/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err897] : vErrors.push(err897), errors++;
              }
              if (data410.settledAs !== void 0) {
                let data419 = data410.settledAs;
                if (!(data419 === "answered" || data419 === "timedOut" || data419 === "withdrawn")) {
                  let err898 = { instancePath: instancePath + "/payload/settledAs", schemaPath: "#/oneOf/18/properties/payload/properties/settledAs/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[18].properties.payload.properties.settledAs.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err898] : vErrors.push(err898), errors++;
                }
              }
            } else {
              let err899 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err899] : vErrors.push(err899), errors++;
            }
          }
          if (data.v !== void 0) {
            let data420 = data.v;
            if (!(typeof data420 == "number" && !(data420 % 1) && !isNaN(data420) && isFinite(data420))) {
              let err900 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/18/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err900] : vErrors.push(err900), errors++;
            }
            if (typeof data420 == "number" && isFinite(data420) && (data420 < 1 || isNaN(data420))) {
              let err901 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/18/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err901] : vErrors.push(err901), errors++;
            }
          }
        } else {
          let err902 = { instancePath, schemaPath: "#/oneOf/18/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err902] : vErrors.push(err902), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "retryScheduled") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err903 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err903] : vErrors.push(err903), errors++;
          }
          if (data.seq === void 0) {
            let err904 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err904] : vErrors.push(err904), errors++;
          }
          if (data.prev === void 0) {
            let err905 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err905] : vErrors.push(err905), errors++;
          }
          if (data.segment === void 0) {
            let err906 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err906] : vErrors.push(err906), errors++;
          }
          if (data.epoch === void 0) {
            let err907 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err907] : vErrors.push(err907), errors++;
          }
          if (data.atMs === void 0) {
            let err908 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err908] : vErrors.push(err908), errors++;
          }
          if (data.runPath === void 0) {
            let err909 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err909] : vErrors.push(err909), errors++;
          }
          if (data.type === void 0) {
            let err910 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err910] : vErrors.push(err910), errors++;
          }
          if (data.payload === void 0) {
            let err911 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err911] : vErrors.push(err911), errors++;
          }
          if (data.v === void 0) {
            let err912 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err912] : vErrors.push(err912), errors++;
          }
          for (let key55 in data)
            if (!func1.call(schema56.oneOf[19].properties, key55)) {
              let err913 = { instancePath, schemaPath: "#/oneOf/19/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key55 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err913] : vErrors.push(err913), errors++;
            }
          if (data.runId !== void 0) {
            let data421 = data.runId;
            if (typeof data421 == "string") {
              if (func2(data421) < 1) {
                let err914 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/19/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err914] : vErrors.push(err914), errors++;
              }
            } else {
              let err915 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/19/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err915] : vErrors.push(err915), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data422 = data.seq;
            if (!(typeof data422 == "number" && !(data422 % 1) && !isNaN(data422) && isFinite(data422))) {
              let err916 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/19/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err916] : vErrors.push(err916), errors++;
            }
            if (typeof data422 == "number" && isFinite(data422) && (data422 < 1 || isNaN(data422))) {
              let err917 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/19/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err917] : vErrors.push(err917), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data423 = data.prev, _errs921 = errors, valid147 = !1, _errs922 = errors;
            validate53(data423, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid20 = _errs922 === errors;
            valid147 = valid147 || _valid20;
            let _errs923 = errors;
            if (data423 !== null) {
              let err918 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/19/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err918] : vErrors.push(err918), errors++;
            }
            var _valid20 = _errs923 === errors;
            if (valid147 = valid147 || _valid20, valid147)
              errors = _errs921, vErrors !== null && (_errs921 ? vErrors.length = _errs921 : vErrors = null);
            else {
              let err919 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/19/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err919] : vErrors.push(err919), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data424 = data.segment;
            if (!(typeof data424 == "number" && !(data424 % 1) && !isNaN(data424) && isFinite(data424))) {
              let err920 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/19/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err920] : vErrors.push(err920), errors++;
            }
            if (typeof data424 == "number" && isFinite(data424) && (data424 < 1 || isNaN(data424))) {
              let err921 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/19/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err921] : vErrors.push(err921), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data425 = data.epoch;
            if (!(typeof data425 == "number" && !(data425 % 1) && !isNaN(data425) && isFinite(data425))) {
              let err922 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/19/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err922] : vErrors.push(err922), errors++;
            }
            if (typeof data425 == "number" && isFinite(data425) && (data425 < 1 || isNaN(data425))) {
              let err923 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/19/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err923] : vErrors.push(err923), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data426 = data.atMs;
            if (!(typeof data426 == "number" && !(data426 % 1) && !isNaN(data426) && isFinite(data426))) {
              let err924 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/19/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err924] : vErrors.push(err924), errors++;
            }
            if (typeof data426 == "number" && isFinite(data426) && (data426 < 0 || isNaN(data426))) {
              let err925 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/19/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err925] : vErrors.push(err925), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data428 = data.type;
            if (typeof data428 != "string") {
              let err926 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/19/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err926] : vErrors.push(err926), errors++;
            }
            if (data428 !== "retryScheduled") {
              let err927 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/19/properties/type/const", keyword: "const", params: { allowedValue: "retryScheduled" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err927] : vErrors.push(err927), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data429 = data.payload;
            if (data429 && typeof data429 == "object" && !Array.isArray(data429)) {
              if (data429.attempt === void 0) {
                let err928 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err928] : vErrors.push(err928), errors++;
              }
              if (data429.dueAtMs === void 0) {
                let err929 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/required", keyword: "required", params: { missingProperty: "dueAtMs" }, message: "must have required property 'dueAtMs'" };
                vErrors === null ? vErrors = [err929] : vErrors.push(err929), errors++;
              }
              if (data429.why === void 0) {
                let err930 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                vErrors === null ? vErrors = [err930] : vErrors.push(err930), errors++;
              }
              for (let key56 in data429)
                if (!(key56 === "attempt" || key56 === "dueAtMs" || key56 === "why" || key56 === "promptId")) {
                  let err931 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key56 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err931] : vErrors.push(err931), errors++;
                }
              if (data429.attempt !== void 0) {
                let data430 = data429.attempt;
                if (!(typeof data430 == "number" && !(data430 % 1) && !isNaN(data430) && isFinite(data430))) {
                  let err932 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/19/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err932] : vErrors.push(err932), errors++;
                }
                if (typeof data430 == "number" && isFinite(data430) && (data430 < 1 || isNaN(data430))) {
                  let err933 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/19/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err933] : vErrors.push(err933), errors++;
                }
              }
              if (data429.dueAtMs !== void 0) {
                let data431 = data429.dueAtMs;
                if (!(typeof data431 == "number" && !(data431 % 1) && !isNaN(data431) && isFinite(data431))) {
                  let err934 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/19/properties/payload/properties/dueAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err934] : vErrors.push(err934), errors++;
                }
                if (typeof data431 == "number" && isFinite(data431) && (data431 < 0 || isNaN(data431))) {
                  let err935 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/19/properties/payload/properties/dueAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err935] : vErrors.push(err935), errors++;
                }
              }
              if (data429.why !== void 0 && typeof data429.why != "string") {
                let err936 = { instancePath: instancePath + "/payload/why", schemaPath: "#/oneOf/19/properties/payload/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err936] : vErrors.push(err936), errors++;
              }
              if (data429.promptId !== void 0 && typeof data429.promptId != "string") {
                let err937 = { instancePath: instancePath + "/payload/promptId", schemaPath: "#/oneOf/19/properties/payload/properties/promptId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err937] : vErrors.push(err937), errors++;
              }
            } else {
              let err938 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err938] : vErrors.push(err938), errors++;
            }
          }
          if (data.v !== void 0) {
            let data434 = data.v;
            if (!(typeof data434 == "number" && !(data434 % 1) && !isNaN(data434) && isFinite(data434))) {
              let err939 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/19/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err939] : vErrors.push(err939), errors++;
            }
            if (typeof data434 == "number" && isFinite(data434) && (data434 < 1 || isNaN(data434))) {
              let err940 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/19/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err940] : vErrors.push(err940), errors++;
            }
          }
        } else {
          let err941 = { instancePath, schemaPath: "#/oneOf/19/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err941] : vErrors.push(err941), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "retryClaimed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err942 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err942] : vErrors.push(err942), errors++;
          }
          if (data.seq === void 0) {
            let err943 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err943] : vErrors.push(err943), errors++;
          }
          if (data.prev === void 0) {
            let err944 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err944] : vErrors.push(err944), errors++;
          }
          if (data.segment === void 0) {
            let err945 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err945] : vErrors.push(err945), errors++;
          }
          if (data.epoch === void 0) {
            let err946 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err946] : vErrors.push(err946), errors++;
          }
          if (data.atMs === void 0) {
            let err947 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err947] : vErrors.push(err947), errors++;
          }
          if (data.runPath === void 0) {
            let err948 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err948] : vErrors.push(err948), errors++;
          }
          if (data.type === void 0) {
            let err949 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err949] : vErrors.push(err949), errors++;
          }
          if (data.payload === void 0) {
            let err950 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err950] : vErrors.push(err950), errors++;
          }
          if (data.v === void 0) {
            let err951 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err951] : vErrors.push(err951), errors++;
          }
          for (let key57 in data)
            if (!func1.call(schema56.oneOf[20].properties, key57)) {
              let err952 = { instancePath, schemaPath: "#/oneOf/20/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key57 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err952] : vErrors.push(err952), errors++;
            }
          if (data.runId !== void 0) {
            let data435 = data.runId;
            if (typeof data435 == "string") {
              if (func2(data435) < 1) {
                let err953 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/20/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err953] : vErrors.push(err953), errors++;
              }
            } else {
              let err954 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/20/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err954] : vErrors.push(err954), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data436 = data.seq;
            if (!(typeof data436 == "number" && !(data436 % 1) && !isNaN(data436) && isFinite(data436))) {
              let err955 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/20/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err955] : vErrors.push(err955), errors++;
            }
            if (typeof data436 == "number" && isFinite(data436) && (data436 < 1 || isNaN(data436))) {
              let err956 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/20/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err956] : vErrors.push(err956), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data437 = data.prev, _errs955 = errors, valid151 = !1, _errs956 = errors;
            validate53(data437, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid21 = _errs956 === errors;
            valid151 = valid151 || _valid21;
            let _errs957 = errors;
            if (data437 !== null) {
              let err957 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/20/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err957] : vErrors.push(err957), errors++;
            }
            var _valid21 = _errs957 === errors;
            if (valid151 = valid151 || _valid21, valid151)
              errors = _errs955, vErrors !== null && (_errs955 ? vErrors.length = _errs955 : vErrors = null);
            else {
              let err958 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/20/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err958] : vErrors.push(err958), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data438 = data.segment;
            if (!(typeof data438 == "number" && !(data438 % 1) && !isNaN(data438) && isFinite(data438))) {
              let err959 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/20/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err959] : vErrors.push(err959), errors++;
            }
            if (typeof data438 == "number" && isFinite(data438) && (data438 < 1 || isNaN(data438))) {
              let err960 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/20/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err960] : vErrors.push(err960), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data439 = data.epoch;
            if (!(typeof data439 == "number" && !(data439 % 1) && !isNaN(data439) && isFinite(data439))) {
              let err961 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/20/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err961] : vErrors.push(err961), errors++;
            }
            if (typeof data439 == "number" && isFinite(data439) && (data439 < 1 || isNaN(data439))) {
              let err962 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/20/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err962] : vErrors.push(err962), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data440 = data.atMs;
            if (!(typeof data440 == "number" && !(data440 % 1) && !isNaN(data440) && isFinite(data440))) {
              let err963 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/20/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err963] : vErrors.push(err963), errors++;
            }
            if (typeof data440 == "number" && isFinite(data440) && (data440 < 0 || isNaN(data440))) {
              let err964 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/20/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err964] : vErrors.push(err964), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data442 = data.type;
            if (typeof data442 != "string") {
              let err965 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/20/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err965] : vErrors.push(err965), errors++;
            }
            if (data442 !== "retryClaimed") {
              let err966 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/20/properties/type/const", keyword: "const", params: { allowedValue: "retryClaimed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err966] : vErrors.push(err966), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data443 = data.payload;
            if (data443 && typeof data443 == "object" && !Array.isArray(data443)) {
              if (data443.ref === void 0) {
                let err967 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                vErrors === null ? vErrors = [err967] : vErrors.push(err967), errors++;
              }
              if (data443.attempt === void 0) {
                let err968 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err968] : vErrors.push(err968), errors++;
              }
              if (data443.promptId === void 0) {
                let err969 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "promptId" }, message: "must have required property 'promptId'" };
                vErrors === null ? vErrors = [err969] : vErrors.push(err969), errors++;
              }
              if (data443.manual === void 0) {
                let err970 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "manual" }, message: "must have required property 'manual'" };
                vErrors === null ? vErrors = [err970] : vErrors.push(err970), errors++;
              }
              if (data443.state === void 0) {
                let err971 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
                vErrors === null ? vErrors = [err971] : vErrors.push(err971), errors++;
              }
              for (let key58 in data443)
                if (!func1.call(schema56.oneOf[20].properties.payload.properties, key58)) {
                  let err972 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key58 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err972] : vErrors.push(err972), errors++;
                }
              if (data443.ref !== void 0 && typeof data443.ref != "string") {
                let err973 = { instancePath: instancePath + "/payload/ref", schemaPath: "#/oneOf/20/properties/payload/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err973] : vErrors.push(err973), errors++;
              }
              if (data443.attempt !== void 0) {
                let data445 = data443.attempt;
                if (!(typeof data445 == "number" && !(data445 % 1) && !isNaN(data445) && isFinite(data445))) {
                  let err974 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/20/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err974] : vErrors.push(err974), errors++;
                }
                if (typeof data445 == "number" && isFinite(data445) && (data445 < 1 || isNaN(data445))) {
                  let err975 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/20/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err975] : vErrors.push(err975), errors++;
                }
              }
              if (data443.promptId !== void 0 && typeof data443.promptId != "string") {
                let err976 = { instancePath: instancePath + "/payload/promptId", schemaPath: "#/oneOf/20/properties/payload/properties/promptId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err976] : vErrors.push(err976), errors++;
              }
              if (data443.manual !== void 0 && typeof data443.manual != "boolean") {
                let err977 = { instancePath: instancePath + "/payload/manual", schemaPath: "#/oneOf/20/properties/payload/properties/manual/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err977] : vErrors.push(err977), errors++;
              }
              if (data443.from !== void 0 && typeof data443.from != "string") {
                let err978 = { instancePath: instancePath + "/payload/from", schemaPath: "#/oneOf/20/properties/payload/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err978] : vErrors.push(err978), errors++;
              }
              if (data443.context !== void 0 && (validate268(data443.context, { instancePath: instancePath + "/payload/context", parentData: data443, parentDataProperty: "context", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data443.state !== void 0) {
                let data450 = data443.state;
                if (!(data450 === "claimed" || data450 === "returned" || data450 === "skipped")) {
                  let err979 = { instancePath: instancePath + "/payload/state", schemaPath: "#/oneOf/20/properties/payload/properties/state/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[20].properties.payload.properties.state.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err979] : vErrors.push(err979), errors++;
                }
              }
              if (data443.mode !== void 0) {
                let data451 = data443.mode;
                if (!(data451 === "firedWaiting" || data451 === "extra")) {
                  let err980 = { instancePath: instancePath + "/payload/mode", schemaPath: "#/oneOf/20/properties/payload/properties/mode/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[20].properties.payload.properties.mode.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err980] : vErrors.push(err980), errors++;
                }
              }
              if (data443.why !== void 0 && typeof data443.why != "string") {
                let err981 = { instancePath: instancePath + "/payload/why", schemaPath: "#/oneOf/20/properties/payload/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err981] : vErrors.push(err981), errors++;
              }
            } else {
              let err982 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err982] : vErrors.push(err982), errors++;
            }
          }
          if (data.v !== void 0) {
            let data453 = data.v;
            if (!(typeof data453 == "number" && !(data453 % 1) && !isNaN(data453) && isFinite(data453))) {
              let err983 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/20/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err983] : vErrors.push(err983), errors++;
            }
            if (typeof data453 == "number" && isFinite(data453) && (data453 < 1 || isNaN(data453))) {
              let err984 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/20/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err984] : vErrors.push(err984), errors++;
            }
          }
        } else {
          let err985 = { instancePath, schemaPath: "#/oneOf/20/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err985] : vErrors.push(err985), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "continuationTriggered") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err986 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err986] : vErrors.push(err986), errors++;
          }
          if (data.seq === void 0) {
            let err987 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err987] : vErrors.push(err987), errors++;
          }
          if (data.prev === void 0) {
            let err988 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err988] : vErrors.push(err988), errors++;
          }
          if (data.segment === void 0) {
            let err989 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err989] : vErrors.push(err989), errors++;
          }
          if (data.epoch === void 0) {
            let err990 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err990] : vErrors.push(err990), errors++;
          }
          if (data.atMs === void 0) {
            let err991 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err991] : vErrors.push(err991), errors++;
          }
          if (data.runPath === void 0) {
            let err992 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err992] : vErrors.push(err992), errors++;
          }
          if (data.type === void 0) {
            let err993 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err993] : vErrors.push(err993), errors++;
          }
          if (data.payload === void 0) {
            let err994 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err994] : vErrors.push(err994), errors++;
          }
          if (data.v === void 0) {
            let err995 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err995] : vErrors.push(err995), errors++;
          }
          for (let key59 in data)
            if (!func1.call(schema56.oneOf[21].properties, key59)) {
              let err996 = { instancePath, schemaPath: "#/oneOf/21/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key59 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err996] : vErrors.push(err996), errors++;
            }
          if (data.runId !== void 0) {
            let data454 = data.runId;
            if (typeof data454 == "string") {
              if (func2(data454) < 1) {
                let err997 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/21/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err997] : vErrors.push(err997), errors++;
              }
            } else {
              let err998 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/21/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err998] : vErrors.push(err998), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data455 = data.seq;
            if (!(typeof data455 == "number" && !(data455 % 1) && !isNaN(data455) && isFinite(data455))) {
              let err999 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/21/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err999] : vErrors.push(err999), errors++;
            }
            if (typeof data455 == "number" && isFinite(data455) && (data455 < 1 || isNaN(data455))) {
              let err1000 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/21/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1000] : vErrors.push(err1000), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data456 = data.prev, _errs996 = errors, valid155 = !1, _errs997 = errors;
            validate53(data456, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid22 = _errs997 === errors;
            valid155 = valid155 || _valid22;
            let _errs998 = errors;
            if (data456 !== null) {
              let err1001 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/21/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1001] : vErrors.push(err1001), errors++;
            }
            var _valid22 = _errs998 === errors;
            if (valid155 = valid155 || _valid22, valid155)
              errors = _errs996, vErrors !== null && (_errs996 ? vErrors.length = _errs996 : vErrors = null);
            else {
              let err1002 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/21/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1002] : vErrors.push(err1002), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data457 = data.segment;
            if (!(typeof data457 == "number" && !(data457 % 1) && !isNaN(data457) && isFinite(data457))) {
              let err1003 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/21/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1003] : vErrors.push(err1003), errors++;
            }
            if (typeof data457 == "number" && isFinite(data457) && (data457 < 1 || isNaN(data457))) {
              let err1004 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/21/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1004] : vErrors.push(err1004), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data458 = data.epoch;
            if (!(typeof data458 == "number" && !(data458 % 1) && !isNaN(data458) && isFinite(data458))) {
              let err1005 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/21/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1005] : vErrors.push(err1005), errors++;
            }
            if (typeof data458 == "number" && isFinite(data458) && (data458 < 1 || isNaN(data458))) {
              let err1006 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/21/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1006] : vErrors.push(err1006), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data459 = data.atMs;
            if (!(typeof data459 == "number" && !(data459 % 1) && !isNaN(data459) && isFinite(data459))) {
              let err1007 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/21/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1007] : vErrors.push(err1007), errors++;
            }
            if (typeof data459 == "number" && isFinite(data459) && (data459 < 0 || isNaN(data459))) {
              let err1008 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/21/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1008] : vErrors.push(err1008), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data461 = data.type;
            if (typeof data461 != "string") {
              let err1009 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/21/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1009] : vErrors.push(err1009), errors++;
            }
            if (data461 !== "continuationTriggered") {
              let err1010 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/21/properties/type/const", keyword: "const", params: { allowedValue: "continuationTriggered" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1010] : vErrors.push(err1010), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data462 = data.payload;
            if (data462 && typeof data462 == "object" && !Array.isArray(data462)) {
              if (data462.attempt === void 0) {
                let err1011 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err1011] : vErrors.push(err1011), errors++;
              }
              if (data462.status === void 0) {
                let err1012 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                vErrors === null ? vErrors = [err1012] : vErrors.push(err1012), errors++;
              }
              for (let key60 in data462)
                if (!(key60 === "attempt" || key60 === "status" || key60 === "summary" || key60 === "filesChanged" || key60 === "nextSteps")) {
                  let err1013 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key60 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1013] : vErrors.push(err1013), errors++;
                }
              if (data462.attempt !== void 0) {
                let data463 = data462.attempt;
                if (!(typeof data463 == "number" && !(data463 % 1) && !isNaN(data463) && isFinite(data463))) {
                  let err1014 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/21/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err1014] : vErrors.push(err1014), errors++;
                }
                if (typeof data463 == "number" && isFinite(data463) && (data463 < 1 || isNaN(data463))) {
                  let err1015 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/21/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err1015] : vErrors.push(err1015), errors++;
                }
              }
              if (data462.status !== void 0 && typeof data462.status != "string") {
                let err1016 = { instancePath: instancePath + "/payload/status", schemaPath: "#/oneOf/21/properties/payload/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1016] : vErrors.push(err1016), errors++;
              }
              data462.summary !== void 0 && (validate268(data462.summary, { instancePath: instancePath + "/payload/summary", parentData: data462, parentDataProperty: "summary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data462.filesChanged !== void 0 && (validate268(data462.filesChanged, { instancePath: instancePath + "/payload/filesChanged", parentData: data462, parentDataProperty: "filesChanged", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data462.nextSteps !== void 0 && (validate268(data462.nextSteps, { instancePath: instancePath + "/payload/nextSteps", parentData: data462, parentDataProperty: "nextSteps", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length));
            } else {
              let err1017 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1017] : vErrors.push(err1017), errors++;
            }
          }
          if (data.v !== void 0) {
            let data468 = data.v;
            if (!(typeof data468 == "number" && !(data468 % 1) && !isNaN(data468) && isFinite(data468))) {
              let err1018 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/21/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1018] : vErrors.push(err1018), errors++;
            }
            if (typeof data468 == "number" && isFinite(data468) && (data468 < 1 || isNaN(data468))) {
              let err1019 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/21/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1019] : vErrors.push(err1019), errors++;
            }
          }
        } else {
          let err1020 = { instancePath, schemaPath: "#/oneOf/21/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1020] : vErrors.push(err1020), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "sessionChanged") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1021 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1021] : vErrors.push(err1021), errors++;
          }
          if (data.seq === void 0) {
            let err1022 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1022] : vErrors.push(err1022), errors++;
          }
          if (data.prev === void 0) {
            let err1023 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1023] : vErrors.push(err1023), errors++;
          }
          if (data.segment === void 0) {
            let err1024 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1024] : vErrors.push(err1024), errors++;
          }
          if (data.epoch === void 0) {
            let err1025 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1025] : vErrors.push(err1025), errors++;
          }
          if (data.atMs === void 0) {
            let err1026 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1026] : vErrors.push(err1026), errors++;
          }
          if (data.runPath === void 0) {
            let err1027 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1027] : vErrors.push(err1027), errors++;
          }
          if (data.type === void 0) {
            let err1028 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1028] : vErrors.push(err1028), errors++;
          }
          if (data.payload === void 0) {
            let err1029 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1029] : vErrors.push(err1029), errors++;
          }
          if (data.v === void 0) {
            let err1030 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1030] : vErrors.push(err1030), errors++;
          }
          for (let key61 in data)
            if (!func1.call(schema56.oneOf[22].properties, key61)) {
              let err1031 = { instancePath, schemaPath: "#/oneOf/22/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key61 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1031] : vErrors.push(err1031), errors++;
            }
          if (data.runId !== void 0) {
            let data469 = data.runId;
            if (typeof data469 == "string") {
              if (func2(data469) < 1) {
                let err1032 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/22/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1032] : vErrors.push(err1032), errors++;
              }
            } else {
              let err1033 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/22/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1033] : vErrors.push(err1033), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data470 = data.seq;
            if (!(typeof data470 == "number" && !(data470 % 1) && !isNaN(data470) && isFinite(data470))) {
              let err1034 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/22/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1034] : vErrors.push(err1034), errors++;
            }
            if (typeof data470 == "number" && isFinite(data470) && (data470 < 1 || isNaN(data470))) {
              let err1035 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/22/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1035] : vErrors.push(err1035), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data471 = data.prev, _errs1029 = errors, valid159 = !1, _errs1030 = errors;
            validate53(data471, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid23 = _errs1030 === errors;
            valid159 = valid159 || _valid23;
            let _errs1031 = errors;
            if (data471 !== null) {
              let err1036 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/22/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1036] : vErrors.push(err1036), errors++;
            }
            var _valid23 = _errs1031 === errors;
            if (valid159 = valid159 || _valid23, valid159)
              errors = _errs1029, vErrors !== null && (_errs1029 ? vErrors.length = _errs1029 : vErrors = null);
            else {
              let err1037 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/22/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1037] : vErrors.push(err1037), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data472 = data.segment;
            if (!(typeof data472 == "number" && !(data472 % 1) && !isNaN(data472) && isFinite(data472))) {
              let err1038 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/22/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1038] : vErrors.push(err1038), errors++;
            }
            if (typeof data472 == "number" && isFinite(data472) && (data472 < 1 || isNaN(data472))) {
              let err1039 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/22/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1039] : vErrors.push(err1039), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data473 = data.epoch;
            if (!(typeof data473 == "number" && !(data473 % 1) && !isNaN(data473) && isFinite(data473))) {
              let err1040 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/22/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1040] : vErrors.push(err1040), errors++;
            }
            if (typeof data473 == "number" && isFinite(data473) && (data473 < 1 || isNaN(data473))) {
              let err1041 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/22/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1041] : vErrors.push(err1041), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data474 = data.atMs;
            if (!(typeof data474 == "number" && !(data474 % 1) && !isNaN(data474) && isFinite(data474))) {
              let err1042 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/22/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1042] : vErrors.push(err1042), errors++;
            }
            if (typeof data474 == "number" && isFinite(data474) && (data474 < 0 || isNaN(data474))) {
              let err1043 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/22/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1043] : vErrors.push(err1043), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data476 = data.type;
            if (typeof data476 != "string") {
              let err1044 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/22/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1044] : vErrors.push(err1044), errors++;
            }
            if (data476 !== "sessionChanged") {
              let err1045 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/22/properties/type/const", keyword: "const", params: { allowedValue: "sessionChanged" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1045] : vErrors.push(err1045), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data477 = data.payload;
            if (data477 && typeof data477 == "object" && !Array.isArray(data477)) {
              if (data477.provider === void 0) {
                let err1046 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
                vErrors === null ? vErrors = [err1046] : vErrors.push(err1046), errors++;
              }
              if (data477.change === void 0) {
                let err1047 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/required", keyword: "required", params: { missingProperty: "change" }, message: "must have required property 'change'" };
                vErrors === null ? vErrors = [err1047] : vErrors.push(err1047), errors++;
              }
              for (let key62 in data477)
                if (!(key62 === "provider" || key62 === "sessionId" || key62 === "change" || key62 === "data")) {
                  let err1048 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key62 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1048] : vErrors.push(err1048), errors++;
                }
              if (data477.provider !== void 0 && typeof data477.provider != "string") {
                let err1049 = { instancePath: instancePath + "/payload/provider", schemaPath: "#/oneOf/22/properties/payload/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1049] : vErrors.push(err1049), errors++;
              }
              if (data477.sessionId !== void 0 && typeof data477.sessionId != "string") {
                let err1050 = { instancePath: instancePath + "/payload/sessionId", schemaPath: "#/oneOf/22/properties/payload/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1050] : vErrors.push(err1050), errors++;
              }
              if (data477.change !== void 0 && typeof data477.change != "string") {
                let err1051 = { instancePath: instancePath + "/payload/change", schemaPath: "#/oneOf/22/properties/payload/properties/change/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1051] : vErrors.push(err1051), errors++;
              }
              data477.data !== void 0 && (validate268(data477.data, { instancePath: instancePath + "/payload/data", parentData: data477, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length));
            } else {
              let err1052 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1052] : vErrors.push(err1052), errors++;
            }
          }
          if (data.v !== void 0) {
            let data482 = data.v;
            if (!(typeof data482 == "number" && !(data482 % 1) && !isNaN(data482) && isFinite(data482))) {
              let err1053 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/22/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1053] : vErrors.push(err1053), errors++;
            }
            if (typeof data482 == "number" && isFinite(data482) && (data482 < 1 || isNaN(data482))) {
              let err1054 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/22/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1054] : vErrors.push(err1054), errors++;
            }
          }
        } else {
          let err1055 = { instancePath, schemaPath: "#/oneOf/22/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1055] : vErrors.push(err1055), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "timerArmed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1056 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1056] : vErrors.push(err1056), errors++;
          }
          if (data.seq === void 0) {
            let err1057 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1057] : vErrors.push(err1057), errors++;
          }
          if (data.prev === void 0) {
            let err1058 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1058] : vErrors.push(err1058), errors++;
          }
          if (data.segment === void 0) {
            let err1059 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1059] : vErrors.push(err1059), errors++;
          }
          if (data.epoch === void 0) {
            let err1060 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1060] : vErrors.push(err1060), errors++;
          }
          if (data.atMs === void 0) {
            let err1061 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1061] : vErrors.push(err1061), errors++;
          }
          if (data.runPath === void 0) {
            let err1062 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1062] : vErrors.push(err1062), errors++;
          }
          if (data.type === void 0) {
            let err1063 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1063] : vErrors.push(err1063), errors++;
          }
          if (data.payload === void 0) {
            let err1064 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1064] : vErrors.push(err1064), errors++;
          }
          if (data.v === void 0) {
            let err1065 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1065] : vErrors.push(err1065), errors++;
          }
          for (let key63 in data)
            if (!func1.call(schema56.oneOf[23].properties, key63)) {
              let err1066 = { instancePath, schemaPath: "#/oneOf/23/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key63 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1066] : vErrors.push(err1066), errors++;
            }
          if (data.runId !== void 0) {
            let data483 = data.runId;
            if (typeof data483 == "string") {
              if (func2(data483) < 1) {
                let err1067 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/23/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1067] : vErrors.push(err1067), errors++;
              }
            } else {
              let err1068 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/23/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1068] : vErrors.push(err1068), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data484 = data.seq;
            if (!(typeof data484 == "number" && !(data484 % 1) && !isNaN(data484) && isFinite(data484))) {
              let err1069 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/23/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1069] : vErrors.push(err1069), errors++;
            }
            if (typeof data484 == "number" && isFinite(data484) && (data484 < 1 || isNaN(data484))) {
              let err1070 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/23/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1070] : vErrors.push(err1070), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data485 = data.prev, _errs1062 = errors, valid163 = !1, _errs1063 = errors;
            validate53(data485, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid24 = _errs1063 === errors;
            valid163 = valid163 || _valid24;
            let _errs1064 = errors;
            if (data485 !== null) {
              let err1071 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/23/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1071] : vErrors.push(err1071), errors++;
            }
            var _valid24 = _errs1064 === errors;
            if (valid163 = valid163 || _valid24, valid163)
              errors = _errs1062, vErrors !== null && (_errs1062 ? vErrors.length = _errs1062 : vErrors = null);
            else {
              let err1072 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/23/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1072] : vErrors.push(err1072), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data486 = data.segment;
            if (!(typeof data486 == "number" && !(data486 % 1) && !isNaN(data486) && isFinite(data486))) {
              let err1073 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/23/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1073] : vErrors.push(err1073), errors++;
            }
            if (typeof data486 == "number" && isFinite(data486) && (data486 < 1 || isNaN(data486))) {
              let err1074 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/23/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1074] : vErrors.push(err1074), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data487 = data.epoch;
            if (!(typeof data487 == "number" && !(data487 % 1) && !isNaN(data487) && isFinite(data487))) {
              let err1075 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/23/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1075] : vErrors.push(err1075), errors++;
            }
            if (typeof data487 == "number" && isFinite(data487) && (data487 < 1 || isNaN(data487))) {
              let err1076 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/23/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1076] : vErrors.push(err1076), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data488 = data.atMs;
            if (!(typeof data488 == "number" && !(data488 % 1) && !isNaN(data488) && isFinite(data488))) {
              let err1077 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/23/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1077] : vErrors.push(err1077), errors++;
            }
            if (typeof data488 == "number" && isFinite(data488) && (data488 < 0 || isNaN(data488))) {
              let err1078 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/23/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1078] : vErrors.push(err1078), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data490 = data.type;
            if (typeof data490 != "string") {
              let err1079 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/23/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1079] : vErrors.push(err1079), errors++;
            }
            if (data490 !== "timerArmed") {
              let err1080 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/23/properties/type/const", keyword: "const", params: { allowedValue: "timerArmed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1080] : vErrors.push(err1080), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data491 = data.payload;
            if (data491 && typeof data491 == "object" && !Array.isArray(data491)) {
              if (data491.timerId === void 0) {
                let err1081 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/required", keyword: "required", params: { missingProperty: "timerId" }, message: "must have required property 'timerId'" };
                vErrors === null ? vErrors = [err1081] : vErrors.push(err1081), errors++;
              }
              if (data491.dueAtMs === void 0) {
                let err1082 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/required", keyword: "required", params: { missingProperty: "dueAtMs" }, message: "must have required property 'dueAtMs'" };
                vErrors === null ? vErrors = [err1082] : vErrors.push(err1082), errors++;
              }
              for (let key64 in data491)
                if (!(key64 === "timerId" || key64 === "dueAtMs")) {
                  let err1083 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key64 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1083] : vErrors.push(err1083), errors++;
                }
              if (data491.timerId !== void 0 && typeof data491.timerId != "string") {
                let err1084 = { instancePath: instancePath + "/payload/timerId", schemaPath: "#/oneOf/23/properties/payload/properties/timerId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1084] : vErrors.push(err1084), errors++;
              }
              if (data491.dueAtMs !== void 0) {
                let data493 = data491.dueAtMs;
                if (!(typeof data493 == "number" && !(data493 % 1) && !isNaN(data493) && isFinite(data493))) {
                  let err1085 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/23/properties/payload/properties/dueAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err1085] : vErrors.push(err1085), errors++;
                }
                if (typeof data493 == "number" && isFinite(data493) && (data493 < 0 || isNaN(data493))) {
                  let err1086 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/23/properties/payload/properties/dueAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err1086] : vErrors.push(err1086), errors++;
                }
              }
            } else {
              let err1087 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1087] : vErrors.push(err1087), errors++;
            }
          }
          if (data.v !== void 0) {
            let data494 = data.v;
            if (!(typeof data494 == "number" && !(data494 % 1) && !isNaN(data494) && isFinite(data494))) {
              let err1088 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/23/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1088] : vErrors.push(err1088), errors++;
            }
            if (typeof data494 == "number" && isFinite(data494) && (data494 < 1 || isNaN(data494))) {
              let err1089 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/23/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1089] : vErrors.push(err1089), errors++;
            }
          }
        } else {
          let err1090 = { instancePath, schemaPath: "#/oneOf/23/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1090] : vErrors.push(err1090), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "timerFired") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1091 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1091] : vErrors.push(err1091), errors++;
          }
          if (data.seq === void 0) {
            let err1092 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1092] : vErrors.push(err1092), errors++;
          }
          if (data.prev === void 0) {
            let err1093 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1093] : vErrors.push(err1093), errors++;
          }
          if (data.segment === void 0) {
            let err1094 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1094] : vErrors.push(err1094), errors++;
          }
          if (data.epoch === void 0) {
            let err1095 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1095] : vErrors.push(err1095), errors++;
          }
          if (data.atMs === void 0) {
            let err1096 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1096] : vErrors.push(err1096), errors++;
          }
          if (data.runPath === void 0) {
            let err1097 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1097] : vErrors.push(err1097), errors++;
          }
          if (data.type === void 0) {
            let err1098 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1098] : vErrors.push(err1098), errors++;
          }
          if (data.payload === void 0) {
            let err1099 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1099] : vErrors.push(err1099), errors++;
          }
          if (data.v === void 0) {
            let err1100 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1100] : vErrors.push(err1100), errors++;
          }
          for (let key65 in data)
            if (!func1.call(schema56.oneOf[24].properties, key65)) {
              let err1101 = { instancePath, schemaPath: "#/oneOf/24/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key65 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1101] : vErrors.push(err1101), errors++;
            }
          if (data.runId !== void 0) {
            let data495 = data.runId;
            if (typeof data495 == "string") {
              if (func2(data495) < 1) {
                let err1102 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/24/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1102] : vErrors.push(err1102), errors++;
              }
            } else {
              let err1103 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/24/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1103] : vErrors.push(err1103), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data496 = data.seq;
            if (!(typeof data496 == "number" && !(data496 % 1) && !isNaN(data496) && isFinite(data496))) {
              let err1104 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/24/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1104] : vErrors.push(err1104), errors++;
            }
            if (typeof data496 == "number" && isFinite(data496) && (data496 < 1 || isNaN(data496))) {
              let err1105 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/24/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1105] : vErrors.push(err1105), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data497 = data.prev, _errs1092 = errors, valid167 = !1, _errs1093 = errors;
            validate53(data497, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid25 = _errs1093 === errors;
            valid167 = valid167 || _valid25;
            let _errs1094 = errors;
            if (data497 !== null) {
              let err1106 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/24/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1106] : vErrors.push(err1106), errors++;
            }
            var _valid25 = _errs1094 === errors;
            if (valid167 = valid167 || _valid25, valid167)
              errors = _errs1092, vErrors !== null && (_errs1092 ? vErrors.length = _errs1092 : vErrors = null);
            else {
              let err1107 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/24/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1107] : vErrors.push(err1107), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data498 = data.segment;
            if (!(typeof data498 == "number" && !(data498 % 1) && !isNaN(data498) && isFinite(data498))) {
              let err1108 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/24/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1108] : vErrors.push(err1108), errors++;
            }
            if (typeof data498 == "number" && isFinite(data498) && (data498 < 1 || isNaN(data498))) {
              let err1109 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/24/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1109] : vErrors.push(err1109), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data499 = data.epoch;
            if (!(typeof data499 == "number" && !(data499 % 1) && !isNaN(data499) && isFinite(data499))) {
              let err1110 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/24/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1110] : vErrors.push(err1110), errors++;
            }
            if (typeof data499 == "number" && isFinite(data499) && (data499 < 1 || isNaN(data499))) {
              let err1111 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/24/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1111] : vErrors.push(err1111), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data500 = data.atMs;
            if (!(typeof data500 == "number" && !(data500 % 1) && !isNaN(data500) && isFinite(data500))) {
              let err1112 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/24/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1112] : vErrors.push(err1112), errors++;
            }
            if (typeof data500 == "number" && isFinite(data500) && (data500 < 0 || isNaN(data500))) {
              let err1113 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/24/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1113] : vErrors.push(err1113), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data502 = data.type;
            if (typeof data502 != "string") {
              let err1114 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/24/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1114] : vErrors.push(err1114), errors++;
            }
            if (data502 !== "timerFired") {
              let err1115 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/24/properties/type/const", keyword: "const", params: { allowedValue: "timerFired" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1115] : vErrors.push(err1115), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data503 = data.payload;
            if (data503 && typeof data503 == "object" && !Array.isArray(data503)) {
              if (data503.timerId === void 0) {
                let err1116 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/required", keyword: "required", params: { missingProperty: "timerId" }, message: "must have required property 'timerId'" };
                vErrors === null ? vErrors = [err1116] : vErrors.push(err1116), errors++;
              }
              if (data503.dueAtMs === void 0) {
                let err1117 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/required", keyword: "required", params: { missingProperty: "dueAtMs" }, message: "must have required property 'dueAtMs'" };
                vErrors === null ? vErrors = [err1117] : vErrors.push(err1117), errors++;
              }
              for (let key66 in data503)
                if (!(key66 === "timerId" || key66 === "dueAtMs")) {
                  let err1118 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key66 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1118] : vErrors.push(err1118), errors++;
                }
              if (data503.timerId !== void 0 && typeof data503.timerId != "string") {
                let err1119 = { instancePath: instancePath + "/payload/timerId", schemaPath: "#/oneOf/24/properties/payload/properties/timerId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1119] : vErrors.push(err1119), errors++;
              }
              if (data503.dueAtMs !== void 0) {
                let data505 = data503.dueAtMs;
                if (!(typeof data505 == "number" && !(data505 % 1) && !isNaN(data505) && isFinite(data505))) {
                  let err1120 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/24/properties/payload/properties/dueAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err1120] : vErrors.push(err1120), errors++;
                }
                if (typeof data505 == "number" && isFinite(data505) && (data505 < 0 || isNaN(data505))) {
                  let err1121 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/24/properties/payload/properties/dueAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err1121] : vErrors.push(err1121), errors++;
                }
              }
            } else {
              let err1122 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1122] : vErrors.push(err1122), errors++;
            }
          }
          if (data.v !== void 0) {
            let data506 = data.v;
            if (!(typeof data506 == "number" && !(data506 % 1) && !isNaN(data506) && isFinite(data506))) {
              let err1123 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/24/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1123] : vErrors.push(err1123), errors++;
            }
            if (typeof data506 == "number" && isFinite(data506) && (data506 < 1 || isNaN(data506))) {
              let err1124 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/24/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1124] : vErrors.push(err1124), errors++;
            }
          }
        } else {
          let err1125 = { instancePath, schemaPath: "#/oneOf/24/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1125] : vErrors.push(err1125), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "artifactStored") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1126 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1126] : vErrors.push(err1126), errors++;
          }
          if (data.seq === void 0) {
            let err1127 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1127] : vErrors.push(err1127), errors++;
          }
          if (data.prev === void 0) {
            let err1128 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1128] : vErrors.push(err1128), errors++;
          }
          if (data.segment === void 0) {
            let err1129 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1129] : vErrors.push(err1129), errors++;
          }
          if (data.epoch === void 0) {
            let err1130 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1130] : vErrors.push(err1130), errors++;
          }
          if (data.atMs === void 0) {
            let err1131 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1131] : vErrors.push(err1131), errors++;
          }
          if (data.runPath === void 0) {
            let err1132 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1132] : vErrors.push(err1132), errors++;
          }
          if (data.type === void 0) {
            let err1133 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1133] : vErrors.push(err1133), errors++;
          }
          if (data.payload === void 0) {
            let err1134 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1134] : vErrors.push(err1134), errors++;
          }
          if (data.v === void 0) {
            let err1135 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1135] : vErrors.push(err1135), errors++;
          }
          for (let key67 in data)
            if (!func1.call(schema56.oneOf[25].properties, key67)) {
              let err1136 = { instancePath, schemaPath: "#/oneOf/25/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key67 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1136] : vErrors.push(err1136), errors++;
            }
          if (data.runId !== void 0) {
            let data507 = data.runId;
            if (typeof data507 == "string") {
              if (func2(data507) < 1) {
                let err1137 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/25/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1137] : vErrors.push(err1137), errors++;
              }
            } else {
              let err1138 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/25/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1138] : vErrors.push(err1138), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data508 = data.seq;
            if (!(typeof data508 == "number" && !(data508 % 1) && !isNaN(data508) && isFinite(data508))) {
              let err1139 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/25/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1139] : vErrors.push(err1139), errors++;
            }
            if (typeof data508 == "number" && isFinite(data508) && (data508 < 1 || isNaN(data508))) {
              let err1140 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/25/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1140] : vErrors.push(err1140), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data509 = data.prev, _errs1122 = errors, valid171 = !1, _errs1123 = errors;
            validate53(data509, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid26 = _errs1123 === errors;
            valid171 = valid171 || _valid26;
            let _errs1124 = errors;
            if (data509 !== null) {
              let err1141 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/25/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1141] : vErrors.push(err1141), errors++;
            }
            var _valid26 = _errs1124 === errors;
            if (valid171 = valid171 || _valid26, valid171)
              errors = _errs1122, vErrors !== null && (_errs1122 ? vErrors.length = _errs1122 : vErrors = null);
            else {
              let err1142 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/25/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1142] : vErrors.push(err1142), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data510 = data.segment;
            if (!(typeof data510 == "number" && !(data510 % 1) && !isNaN(data510) && isFinite(data510))) {
              let err1143 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/25/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1143] : vErrors.push(err1143), errors++;
            }
            if (typeof data510 == "number" && isFinite(data510) && (data510 < 1 || isNaN(data510))) {
              let err1144 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/25/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1144] : vErrors.push(err1144), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data511 = data.epoch;
            if (!(typeof data511 == "number" && !(data511 % 1) && !isNaN(data511) && isFinite(data511))) {
              let err1145 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/25/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1145] : vErrors.push(err1145), errors++;
            }
            if (typeof data511 == "number" && isFinite(data511) && (data511 < 1 || isNaN(data511))) {
              let err1146 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/25/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1146] : vErrors.push(err1146), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data512 = data.atMs;
            if (!(typeof data512 == "number" && !(data512 % 1) && !isNaN(data512) && isFinite(data512))) {
              let err1147 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/25/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1147] : vErrors.push(err1147), errors++;
            }
            if (typeof data512 == "number" && isFinite(data512) && (data512 < 0 || isNaN(data512))) {
              let err1148 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/25/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1148] : vErrors.push(err1148), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data514 = data.type;
            if (typeof data514 != "string") {
              let err1149 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/25/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1149] : vErrors.push(err1149), errors++;
            }
            if (data514 !== "artifactStored") {
              let err1150 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/25/properties/type/const", keyword: "const", params: { allowedValue: "artifactStored" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1150] : vErrors.push(err1150), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data515 = data.payload;
            if (data515 && typeof data515 == "object" && !Array.isArray(data515)) {
              if (data515.name === void 0) {
                let err1151 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                vErrors === null ? vErrors = [err1151] : vErrors.push(err1151), errors++;
              }
              if (data515.files === void 0) {
                let err1152 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                vErrors === null ? vErrors = [err1152] : vErrors.push(err1152), errors++;
              }
              for (let key68 in data515)
                if (!(key68 === "name" || key68 === "files" || key68 === "globs" || key68 === "problem")) {
                  let err1153 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key68 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1153] : vErrors.push(err1153), errors++;
                }
              if (data515.name !== void 0 && typeof data515.name != "string") {
                let err1154 = { instancePath: instancePath + "/payload/name", schemaPath: "#/oneOf/25/properties/payload/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1154] : vErrors.push(err1154), errors++;
              }
              if (data515.files !== void 0) {
                let data517 = data515.files;
                if (Array.isArray(data517)) {
                  let len25 = data517.length;
                  for (let i25 = 0; i25 < len25; i25++) {
                    let data518 = data517[i25];
                    if (data518 && typeof data518 == "object" && !Array.isArray(data518)) {
                      if (data518.path === void 0) {
                        let err1155 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                        vErrors === null ? vErrors = [err1155] : vErrors.push(err1155), errors++;
                      }
                      if (data518.hash === void 0) {
                        let err1156 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
                        vErrors === null ? vErrors = [err1156] : vErrors.push(err1156), errors++;
                      }
                      if (data518.bytes === void 0) {
                        let err1157 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                        vErrors === null ? vErrors = [err1157] : vErrors.push(err1157), errors++;
                      }
                      if (data518.mode === void 0) {
                        let err1158 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
                        vErrors === null ? vErrors = [err1158] : vErrors.push(err1158), errors++;
                      }
                      for (let key69 in data518)
                        if (!(key69 === "path" || key69 === "hash" || key69 === "bytes" || key69 === "mode" || key69 === "since")) {
                          let err1159 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key69 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err1159] : vErrors.push(err1159), errors++;
                        }
                      if (data518.path !== void 0 && typeof data518.path != "string") {
                        let err1160 = { instancePath: instancePath + "/payload/files/" + i25 + "/path", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err1160] : vErrors.push(err1160), errors++;
                      }
                      if (data518.hash !== void 0 && (validate53(data518.hash, { instancePath: instancePath + "/payload/files/" + i25 + "/hash", parentData: data518, parentDataProperty: "hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data518.bytes !== void 0) {
                        let data521 = data518.bytes;
                        if (!(typeof data521 == "number" && !(data521 % 1) && !isNaN(data521) && isFinite(data521))) {
                          let err1161 = { instancePath: instancePath + "/payload/files/" + i25 + "/bytes", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err1161] : vErrors.push(err1161), errors++;
                        }
                        if (typeof data521 == "number" && isFinite(data521) && (data521 < 0 || isNaN(data521))) {
                          let err1162 = { instancePath: instancePath + "/payload/files/" + i25 + "/bytes", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err1162] : vErrors.push(err1162), errors++;
                        }
                      }
                      if (data518.mode !== void 0) {
                        let data522 = data518.mode;
                        if (!(typeof data522 == "number" && !(data522 % 1) && !isNaN(data522) && isFinite(data522))) {
                          let err1163 = { instancePath: instancePath + "/payload/files/" + i25 + "/mode", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/mode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err1163] : vErrors.push(err1163), errors++;
                        }
                        if (typeof data522 == "number" && isFinite(data522) && (data522 < 0 || isNaN(data522))) {
                          let err1164 = { instancePath: instancePath + "/payload/files/" + i25 + "/mode", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/mode/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err1164] : vErrors.push(err1164), errors++;
                        }
                      }
                      if (data518.since !== void 0) {
                        let data523 = data518.since;
                        if (!(typeof data523 == "number" && !(data523 % 1) && !isNaN(data523) && isFinite(data523))) {
                          let err1165 = { instancePath: instancePath + "/payload/files/" + i25 + "/since", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/since/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err1165] : vErrors.push(err1165), errors++;
                        }
                        if (typeof data523 == "number" && isFinite(data523) && (data523 < 1 || isNaN(data523))) {
                          let err1166 = { instancePath: instancePath + "/payload/files/" + i25 + "/since", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/since/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          vErrors === null ? vErrors = [err1166] : vErrors.push(err1166), errors++;
                        }
                      }
                    } else {
                      let err1167 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err1167] : vErrors.push(err1167), errors++;
                    }
                  }
                } else {
                  let err1168 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/25/properties/payload/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err1168] : vErrors.push(err1168), errors++;
                }
              }
              if (data515.globs !== void 0) {
                let data524 = data515.globs;
                if (Array.isArray(data524)) {
                  let len26 = data524.length;
                  for (let i26 = 0; i26 < len26; i26++)
                    if (typeof data524[i26] != "string") {
                      let err1169 = { instancePath: instancePath + "/payload/globs/" + i26, schemaPath: "#/oneOf/25/properties/payload/properties/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err1169] : vErrors.push(err1169), errors++;
                    }
                } else {
                  let err1170 = { instancePath: instancePath + "/payload/globs", schemaPath: "#/oneOf/25/properties/payload/properties/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err1170] : vErrors.push(err1170), errors++;
                }
              }
              if (data515.problem !== void 0 && typeof data515.problem != "string") {
                let err1171 = { instancePath: instancePath + "/payload/problem", schemaPath: "#/oneOf/25/properties/payload/properties/problem/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1171] : vErrors.push(err1171), errors++;
              }
            } else {
              let err1172 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1172] : vErrors.push(err1172), errors++;
            }
          }
          if (data.v !== void 0) {
            let data527 = data.v;
            if (!(typeof data527 == "number" && !(data527 % 1) && !isNaN(data527) && isFinite(data527))) {
              let err1173 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/25/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1173] : vErrors.push(err1173), errors++;
            }
            if (typeof data527 == "number" && isFinite(data527) && (data527 < 1 || isNaN(data527))) {
              let err1174 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/25/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1174] : vErrors.push(err1174), errors++;
            }
          }
        } else {
          let err1175 = { instancePath, schemaPath: "#/oneOf/25/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1175] : vErrors.push(err1175), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "artifactRestored") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1176 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1176] : vErrors.push(err1176), errors++;
          }
          if (data.seq === void 0) {
            let err1177 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1177] : vErrors.push(err1177), errors++;
          }
          if (data.prev === void 0) {
            let err1178 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1178] : vErrors.push(err1178), errors++;
          }
          if (data.segment === void 0) {
            let err1179 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1179] : vErrors.push(err1179), errors++;
          }
          if (data.epoch === void 0) {
            let err1180 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1180] : vErrors.push(err1180), errors++;
          }
          if (data.atMs === void 0) {
            let err1181 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1181] : vErrors.push(err1181), errors++;
          }
          if (data.runPath === void 0) {
            let err1182 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1182] : vErrors.push(err1182), errors++;
          }
          if (data.type === void 0) {
            let err1183 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1183] : vErrors.push(err1183), errors++;
          }
          if (data.payload === void 0) {
            let err1184 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1184] : vErrors.push(err1184), errors++;
          }
          if (data.v === void 0) {
            let err1185 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1185] : vErrors.push(err1185), errors++;
          }
          for (let key70 in data)
            if (!func1.call(schema56.oneOf[26].properties, key70)) {
              let err1186 = { instancePath, schemaPath: "#/oneOf/26/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key70 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1186] : vErrors.push(err1186), errors++;
            }
          if (data.runId !== void 0) {
            let data528 = data.runId;
            if (typeof data528 == "string") {
              if (func2(data528) < 1) {
                let err1187 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/26/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1187] : vErrors.push(err1187), errors++;
              }
            } else {
              let err1188 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/26/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1188] : vErrors.push(err1188), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data529 = data.seq;
            if (!(typeof data529 == "number" && !(data529 % 1) && !isNaN(data529) && isFinite(data529))) {
              let err1189 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/26/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1189] : vErrors.push(err1189), errors++;
            }
            if (typeof data529 == "number" && isFinite(data529) && (data529 < 1 || isNaN(data529))) {
              let err1190 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/26/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1190] : vErrors.push(err1190), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data530 = data.prev, _errs1170 = errors, valid180 = !1, _errs1171 = errors;
            validate53(data530, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid27 = _errs1171 === errors;
            valid180 = valid180 || _valid27;
            let _errs1172 = errors;
            if (data530 !== null) {
              let err1191 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/26/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1191] : vErrors.push(err1191), errors++;
            }
            var _valid27 = _errs1172 === errors;
            if (valid180 = valid180 || _valid27, valid180)
              errors = _errs1170, vErrors !== null && (_errs1170 ? vErrors.length = _errs1170 : vErrors = null);
            else {
              let err1192 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/26/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1192] : vErrors.push(err1192), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data531 = data.segment;
            if (!(typeof data531 == "number" && !(data531 % 1) && !isNaN(data531) && isFinite(data531))) {
              let err1193 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/26/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1193] : vErrors.push(err1193), errors++;
            }
            if (typeof data531 == "number" && isFinite(data531) && (data531 < 1 || isNaN(data531))) {
              let err1194 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/26/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1194] : vErrors.push(err1194), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data532 = data.epoch;
            if (!(typeof data532 == "number" && !(data532 % 1) && !isNaN(data532) && isFinite(data532))) {
              let err1195 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/26/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1195] : vErrors.push(err1195), errors++;
            }
            if (typeof data532 == "number" && isFinite(data532) && (data532 < 1 || isNaN(data532))) {
              let err1196 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/26/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1196] : vErrors.push(err1196), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data533 = data.atMs;
            if (!(typeof data533 == "number" && !(data533 % 1) && !isNaN(data533) && isFinite(data533))) {
              let err1197 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/26/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1197] : vErrors.push(err1197), errors++;
            }
            if (typeof data533 == "number" && isFinite(data533) && (data533 < 0 || isNaN(data533))) {
              let err1198 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/26/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1198] : vErrors.push(err1198), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data535 = data.type;
            if (typeof data535 != "string") {
              let err1199 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/26/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1199] : vErrors.push(err1199), errors++;
            }
            if (data535 !== "artifactRestored") {
              let err1200 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/26/properties/type/const", keyword: "const", params: { allowedValue: "artifactRestored" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1200] : vErrors.push(err1200), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data536 = data.payload;
            if (data536 && typeof data536 == "object" && !Array.isArray(data536)) {
              if (data536.name === void 0) {
                let err1201 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                vErrors === null ? vErrors = [err1201] : vErrors.push(err1201), errors++;
              }
              if (data536.path === void 0) {
                let err1202 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                vErrors === null ? vErrors = [err1202] : vErrors.push(err1202), errors++;
              }
              if (data536.hash === void 0) {
                let err1203 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
                vErrors === null ? vErrors = [err1203] : vErrors.push(err1203), errors++;
              }
              for (let key71 in data536)
                if (!(key71 === "name" || key71 === "path" || key71 === "hash")) {
                  let err1204 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key71 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1204] : vErrors.push(err1204), errors++;
                }
              if (data536.name !== void 0 && typeof data536.name != "string") {
                let err1205 = { instancePath: instancePath + "/payload/name", schemaPath: "#/oneOf/26/properties/payload/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1205] : vErrors.push(err1205), errors++;
              }
              if (data536.path !== void 0 && typeof data536.path != "string") {
                let err1206 = { instancePath: instancePath + "/payload/path", schemaPath: "#/oneOf/26/properties/payload/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1206] : vErrors.push(err1206), errors++;
              }
              data536.hash !== void 0 && (validate53(data536.hash, { instancePath: instancePath + "/payload/hash", parentData: data536, parentDataProperty: "hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
            } else {
              let err1207 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1207] : vErrors.push(err1207), errors++;
            }
          }
          if (data.v !== void 0) {
            let data540 = data.v;
            if (!(typeof data540 == "number" && !(data540 % 1) && !isNaN(data540) && isFinite(data540))) {
              let err1208 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/26/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1208] : vErrors.push(err1208), errors++;
            }
            if (typeof data540 == "number" && isFinite(data540) && (data540 < 1 || isNaN(data540))) {
              let err1209 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/26/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1209] : vErrors.push(err1209), errors++;
            }
          }
        } else {
          let err1210 = { instancePath, schemaPath: "#/oneOf/26/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1210] : vErrors.push(err1210), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else {
        let err1211 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
        vErrors === null ? vErrors = [err1211] : vErrors.push(err1211), errors++;
      }
    else {
      let err1212 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
      vErrors === null ? vErrors = [err1212] : vErrors.push(err1212), errors++;
    }
  } else {
    let err1213 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1213] : vErrors.push(err1213), errors++;
  }
  return validate262.errors = vErrors, evaluated0.props = props1, errors === 0;
}
validate262.evaluated = { dynamicProps: !0, dynamicItems: !1 };
export {
  validateRunEvent
};
