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
var validateRunEvent = validate262, schema56 = { $id: "RunEvent", type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runStarted", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["irHash", "flowId", "params", "env", "supervise", "platform", "sessions", "process", "software"], properties: { irHash: { $ref: "Hash" }, flowId: { type: "string" }, params: { $ref: "Stored" }, env: { type: "object" }, supervise: { enum: ["mutating", "all", null] }, platform: { type: "string" }, stopAt: { type: "string" }, stopAfter: { type: "string" }, vision: { type: "string" }, concurrency: { type: "integer" }, sessions: { type: "array", items: { $ref: "SessionCursor" } }, process: { additionalProperties: !1, type: "object", required: ["pid", "host"], properties: { pid: { type: "integer" }, host: { type: "string" }, bootId: { type: "string" } } }, software: { type: "string" }, source: { additionalProperties: !1, type: "object", required: ["file"], properties: { file: { type: "string" } } }, labels: { type: "object", additionalProperties: { type: "string" } }, parent: { additionalProperties: !1, type: "object", required: ["runId", "seq"], properties: { runId: { type: "string" }, seq: { minimum: 1, type: "integer" } } } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runResumed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["irHash", "supervise", "platform", "sessions", "process", "software"], properties: { irHash: { $ref: "Hash" }, supervise: { enum: ["mutating", "all", null] }, platform: { type: "string" }, stopAt: { type: "string" }, stopAfter: { type: "string" }, vision: { type: "string" }, concurrency: { type: "integer" }, sessions: { type: "array", items: { $ref: "SessionCursor" } }, process: { additionalProperties: !1, type: "object", required: ["pid", "host"], properties: { pid: { type: "integer" }, host: { type: "string" }, bootId: { type: "string" } } }, software: { type: "string" }, source: { additionalProperties: !1, type: "object", required: ["file"], properties: { file: { type: "string" } } }, params: { $ref: "Stored" }, env: { type: "object" }, forceReexecute: { type: "array", items: { type: "string" } }, allowMutatingReexec: { type: "array", items: { type: "string" } }, adopt: { type: "array", items: { additionalProperties: !1, type: "object", required: ["ref", "reason"], properties: { ref: { type: "string" }, reason: { type: "string" } } } }, adoptRest: { type: "string" }, cancelRunning: { type: "array", items: { type: "string" } }, restoreArtifact: { type: "array", items: { type: "string" } }, acceptArtifact: { type: "array", items: { type: "string" } }, forcedStaleWriter: { const: !0, type: "boolean" }, report: { additionalProperties: !1, type: "object", required: ["evidence", "counts"], properties: { evidence: { $ref: "Hash" }, counts: { type: "object" } } }, realigned: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runSuspended", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["reason"], properties: { reason: { enum: ["stop", "signal", "stopAt", "stopAfter", "blocked", "awaitingHuman", "awaitingTimer", "gated", "transportLost", "suspendAfter", "leftRunning"] }, signal: { type: "string" }, refs: { type: "array", items: { type: "string" } }, message: { type: "string" }, providerState: { type: "object" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runFinished", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["outcome"], properties: { outcome: { enum: ["passed", "failed", "unknown", "unverified", "aborted"] }, verdict: { enum: ["pass", "fail", "unknown"] }, degraded: { const: !0, type: "boolean" }, outputs: { $ref: "Stored" }, reason: { type: "string" }, annotations: { type: "array", items: { type: "string" } } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "runCancelled", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["actor"], properties: { reason: { type: "string" }, actor: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "stepEntered", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["kind", "scheme", "irHash", "hashes", "resolvedInputs"], properties: { kind: { enum: ["action", "assert", "call", "human", "if", "foreach", "let", "parallel", "wait"] }, scheme: { enum: ["pointlock-ir/1", "flow-ir/2"] }, irHash: { $ref: "Hash" }, hashes: { $ref: "StepHashes" }, within: { additionalProperties: !1, type: "object", required: ["step", "body"], properties: { step: { type: "string" }, body: { type: "string" } } }, resolvedInputs: { anyOf: [{ $ref: "Stored" }, { type: "null" }] }, inputError: { additionalProperties: !1, type: "object", required: ["errorClass", "message"], properties: { errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] }, message: { type: "string" } } }, phase: { const: "finally", type: "string" }, asOne: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "preflightProbed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["results", "holds"], properties: { results: { type: "array", items: { $ref: "AssertionOutcome" } }, holds: { type: ["boolean", "null"] } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "actionIntent", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["callId", "idempotencyKey", "group", "attempt", "chainIndex", "actionName", "argsSnapshot", "provider", "sessionId", "effectClass", "idempotent"], properties: { callId: { type: "string" }, idempotencyKey: { type: "string" }, group: { minimum: 1, type: "integer" }, attempt: { minimum: 1, type: "integer" }, chainIndex: { minimum: 0, type: "integer" }, channel: { type: "string" }, actionName: { type: "string" }, argsSnapshot: { $ref: "Stored" }, provider: { type: "string" }, sessionId: { type: "string" }, effectClass: { enum: ["mutating", "readonly"] }, idempotent: { type: "boolean" }, timeoutMs: { type: "integer" }, release: { additionalProperties: !1, type: "object", required: ["ref", "by"], properties: { ref: { type: "string" }, by: { type: "string" } } }, provenance: { type: "object" }, sourcesDigest: { $ref: "Hash" }, sourcesStat: { $ref: "Hash" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "actionSettled", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["callId", "terminal", "effect", "source"], properties: { callId: { type: "string" }, terminal: { enum: ["succeeded", "failed", "cancelled", "timedOut", "uncertain"] }, effect: { enum: ["none", "landed", "unknown"] }, source: { enum: ["live", "reconciled", "person"] }, errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] }, message: { type: "string" }, output: { $ref: "Stored" }, offers: { type: "array", items: { $ref: "EvidenceOffer" } }, startedAtMs: { minimum: 0, type: "integer" }, endedAtMs: { minimum: 0, type: "integer" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "observationRecorded", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["which", "parts", "gaps"], properties: { which: { enum: ["before", "after", "fresh", "probe"] }, provider: { type: "string" }, sessionId: { type: "string" }, parts: { type: "array", items: { $ref: "EvidenceItem" } }, gaps: { type: "array", items: { $ref: "Gap" } }, files: { type: "array", items: { additionalProperties: !1, type: "object", required: ["path", "present"], properties: { path: { type: "string" }, present: { type: "boolean" }, sha256: { type: "string" }, bytes: { minimum: 0, type: "integer" }, contains: { type: "array", items: { type: "string" } } } } }, viewport: { type: "object" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "assertionEvaluated", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["outcome"], properties: { outcome: { $ref: "AssertionOutcome" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "verdictRecorded", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["verdict", "judgeHash", "irHash"], properties: { verdict: { enum: ["pass", "fail", "unknown"] }, degraded: { const: !0, type: "boolean" }, judgeHash: { $ref: "Hash" }, irHash: { $ref: "Hash" }, supersedes: { minimum: 1, type: "integer" }, reason: { type: "string" }, cites: { type: "array", items: { $ref: "Hash" } }, evidence: { type: "array", items: { $ref: "EvidenceItem" } }, gaps: { type: "array", items: { $ref: "Gap" } }, annotations: { type: "array", items: { type: "string" } } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "stepExited", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["state"], properties: { state: { enum: ["judged", "skipped", "blocked", "aborted"] }, output: { $ref: "Stored" }, reason: { type: "string" }, evidence: { type: "array", items: { $ref: "EvidenceItem" } }, gaps: { type: "array", items: { $ref: "Gap" } }, providerState: { type: "object" }, endsBody: { const: !0, type: "boolean" }, completedIncomplete: { const: !0, type: "boolean" }, tornDown: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "stepAdopted", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["ref", "class", "scheme", "irHash", "hashes", "position"], properties: { ref: { type: "string" }, class: { type: "string" }, cause: { type: "string" }, scheme: { enum: ["pointlock-ir/1", "flow-ir/2"] }, irHash: { $ref: "Hash" }, hashes: { $ref: "StepHashes" }, position: { minimum: 1, type: "integer" }, output: { $ref: "Stored" }, reason: { type: "string" }, resolvedInputs: { $ref: "Stored" }, against: { $ref: "Stored" }, unjudged: { const: !0, type: "boolean" }, files: { additionalProperties: !1, type: "object", required: ["seq"], properties: { seq: { minimum: 0, type: "integer" }, sourcesDigest: { $ref: "Hash" }, sourcesStat: { $ref: "Hash" }, givenUp: { type: "array", items: { type: "string" } } } }, within: { additionalProperties: !1, type: "object", required: ["step", "body"], properties: { step: { type: "string" }, body: { type: "string" } } }, phase: { const: "finally", type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "callFramePushed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["flowId", "irHash"], properties: { flowId: { type: "string" }, irHash: { $ref: "Hash" }, rebase: { const: !0, type: "boolean" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "callFramePopped", type: "string" }, payload: { additionalProperties: !1, type: "object", properties: { outputs: { $ref: "Stored" }, verdict: { enum: ["pass", "fail", "unknown"] }, degraded: { const: !0, type: "boolean" }, inputError: { additionalProperties: !1, type: "object", required: ["errorClass", "message"], properties: { errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] }, message: { type: "string" } } } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "handlerTriggered", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["hook", "level", "index", "disposition", "n"], properties: { hook: { enum: ["onFail", "onUnknown", "onError", "onResumeDrift"] }, level: { enum: ["step", "flow"] }, index: { minimum: 0, type: "integer" }, disposition: { type: "string" }, n: { minimum: 1, type: "integer" }, errorClass: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "humanRequested", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["requestId", "kind", "mode", "prompt", "presents"], properties: { requestId: { type: "string" }, kind: { enum: ["step", "supervision", "uncertain", "escalation"] }, mode: { type: "string" }, prompt: { type: "string" }, presents: { type: "array", items: { $ref: "Stored" } }, decisions: { type: "array", items: { type: "string" } }, inputSchema: {}, askedAtMs: { minimum: 0, type: "integer" }, deadlineAtMs: { minimum: 0, type: "integer" }, callId: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "humanResponded", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["requestId", "actor", "via", "final"], properties: { requestId: { type: "string" }, decision: { type: "string" }, input: { $ref: "Stored" }, note: { type: "string" }, actor: { type: "string" }, via: { type: "string" }, evidence: { $ref: "Hash" }, final: { type: "boolean" }, settledAs: { enum: ["answered", "timedOut"] } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "retryScheduled", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["attempt", "dueAtMs", "why"], properties: { attempt: { minimum: 1, type: "integer" }, dueAtMs: { minimum: 0, type: "integer" }, why: { type: "string" }, promptId: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "retryClaimed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["ref", "attempt", "promptId", "manual", "state"], properties: { ref: { type: "string" }, attempt: { minimum: 1, type: "integer" }, promptId: { type: "string" }, manual: { type: "boolean" }, from: { type: "string" }, context: { $ref: "Stored" }, state: { enum: ["claimed", "returned", "skipped"] } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "continuationTriggered", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["attempt", "status"], properties: { attempt: { minimum: 1, type: "integer" }, status: { type: "string" }, summary: { $ref: "Stored" }, filesChanged: { $ref: "Stored" }, nextSteps: { $ref: "Stored" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "sessionChanged", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["provider", "change"], properties: { provider: { type: "string" }, sessionId: { type: "string" }, change: { type: "string" }, data: { $ref: "Stored" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "timerArmed", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["timerId", "dueAtMs"], properties: { timerId: { type: "string" }, dueAtMs: { minimum: 0, type: "integer" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "timerFired", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["timerId", "dueAtMs"], properties: { timerId: { type: "string" }, dueAtMs: { minimum: 0, type: "integer" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "artifactStored", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["name", "files"], properties: { name: { type: "string" }, files: { type: "array", items: { additionalProperties: !1, type: "object", required: ["path", "hash", "bytes", "mode"], properties: { path: { type: "string" }, hash: { $ref: "Hash" }, bytes: { minimum: 0, type: "integer" }, mode: { minimum: 0, type: "integer" }, since: { minimum: 1, type: "integer" } } } }, globs: { type: "array", items: { type: "string" } }, problem: { type: "string" } } }, v: { minimum: 1, type: "integer" } } }, { additionalProperties: !1, type: "object", required: ["runId", "seq", "prev", "segment", "epoch", "atMs", "runPath", "type", "payload", "v"], properties: { runId: { minLength: 1, type: "string" }, seq: { minimum: 1, type: "integer" }, prev: { anyOf: [{ $ref: "Hash" }, { type: "null" }] }, segment: { minimum: 1, type: "integer" }, epoch: { minimum: 1, type: "integer" }, atMs: { minimum: 0, type: "integer" }, runPath: { $ref: "RunPath" }, type: { const: "artifactRestored", type: "string" }, payload: { additionalProperties: !1, type: "object", required: ["name", "path", "hash"], properties: { name: { type: "string" }, path: { type: "string" }, hash: { $ref: "Hash" } } }, v: { minimum: 1, type: "integer" } } }] }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default;
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
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate289.evaluated;
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
  return validate289.errors = vErrors, errors === 0;
}
validate289.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema61 = { $id: "AssertionOutcome", additionalProperties: !1, type: "object", required: ["assertId", "verdict"], properties: { assertId: { type: "string" }, verdict: { enum: ["pass", "fail", "unknown"] }, channel: { enum: ["dom", "uiTree", "vision"] }, degraded: { const: !0, type: "boolean" }, reason: { type: "string" }, evidence: { type: "array", items: { $ref: "Hash" } } } };
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate297.evaluated;
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
  return validate297.errors = vErrors, errors === 0;
}
validate297.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate308.evaluated;
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
  return validate308.errors = vErrors, errors === 0;
}
validate308.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate312.evaluated;
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
  return validate312.errors = vErrors, errors === 0;
}
validate312.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate315.evaluated;
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
  return validate315.errors = vErrors, errors === 0;
}
validate315.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
              if (data8.labels !== void 0) {
                let data28 = data8.labels;
                if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                  for (let key4 in data28)
                    if (typeof data28[key4] != "string") {
                      let err57 = { instancePath: instancePath + "/payload/labels/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/0/properties/payload/properties/labels/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                    }
                } else {
                  let err58 = { instancePath: instancePath + "/payload/labels", schemaPath: "#/oneOf/0/properties/payload/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                }
              }
              if (data8.parent !== void 0) {
                let data30 = data8.parent;
                if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                  if (data30.runId === void 0) {
                    let err59 = { instancePath: instancePath + "/payload/parent", schemaPath: "#/oneOf/0/properties/payload/properties/parent/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
                    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                  }
                  if (data30.seq === void 0) {
                    let err60 = { instancePath: instancePath + "/payload/parent", schemaPath: "#/oneOf/0/properties/payload/properties/parent/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
                    vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                  }
                  for (let key5 in data30)
                    if (!(key5 === "runId" || key5 === "seq")) {
                      let err61 = { instancePath: instancePath + "/payload/parent", schemaPath: "#/oneOf/0/properties/payload/properties/parent/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                    }
                  if (data30.runId !== void 0 && typeof data30.runId != "string") {
                    let err62 = { instancePath: instancePath + "/payload/parent/runId", schemaPath: "#/oneOf/0/properties/payload/properties/parent/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                  }
                  if (data30.seq !== void 0) {
                    let data32 = data30.seq;
                    if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32) && isFinite(data32))) {
                      let err63 = { instancePath: instancePath + "/payload/parent/seq", schemaPath: "#/oneOf/0/properties/payload/properties/parent/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                    }
                    if (typeof data32 == "number" && isFinite(data32) && (data32 < 1 || isNaN(data32))) {
                      let err64 = { instancePath: instancePath + "/payload/parent/seq", schemaPath: "#/oneOf/0/properties/payload/properties/parent/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                    }
                  }
                } else {
                  let err65 = { instancePath: instancePath + "/payload/parent", schemaPath: "#/oneOf/0/properties/payload/properties/parent/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                }
              }
            } else {
              let err66 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/0/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
          }
          if (data.v !== void 0) {
            let data33 = data.v;
            if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
              let err67 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
            if (typeof data33 == "number" && isFinite(data33) && (data33 < 1 || isNaN(data33))) {
              let err68 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/0/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
          }
        } else {
          let err69 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
        var props1 = !0;
      } else if (tag0 === "runResumed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err70 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
          if (data.seq === void 0) {
            let err71 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
          }
          if (data.prev === void 0) {
            let err72 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
          if (data.segment === void 0) {
            let err73 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
          if (data.epoch === void 0) {
            let err74 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
          if (data.atMs === void 0) {
            let err75 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
          if (data.runPath === void 0) {
            let err76 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
          }
          if (data.type === void 0) {
            let err77 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
          }
          if (data.payload === void 0) {
            let err78 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
          }
          if (data.v === void 0) {
            let err79 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
          }
          for (let key6 in data)
            if (!func1.call(schema56.oneOf[1].properties, key6)) {
              let err80 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
            }
          if (data.runId !== void 0) {
            let data34 = data.runId;
            if (typeof data34 == "string") {
              if (func2(data34) < 1) {
                let err81 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/1/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
              }
            } else {
              let err82 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/1/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data35 = data.seq;
            if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
              let err83 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/1/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
            }
            if (typeof data35 == "number" && isFinite(data35) && (data35 < 1 || isNaN(data35))) {
              let err84 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/1/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data36 = data.prev, _errs84 = errors, valid13 = !1, _errs85 = errors;
            validate53(data36, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid1 = _errs85 === errors;
            valid13 = valid13 || _valid1;
            let _errs86 = errors;
            if (data36 !== null) {
              let err85 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/1/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
            }
            var _valid1 = _errs86 === errors;
            if (valid13 = valid13 || _valid1, valid13)
              errors = _errs84, vErrors !== null && (_errs84 ? vErrors.length = _errs84 : vErrors = null);
            else {
              let err86 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/1/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data37 = data.segment;
            if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
              let err87 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/1/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
            }
            if (typeof data37 == "number" && isFinite(data37) && (data37 < 1 || isNaN(data37))) {
              let err88 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/1/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data38 = data.epoch;
            if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38) && isFinite(data38))) {
              let err89 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/1/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
            }
            if (typeof data38 == "number" && isFinite(data38) && (data38 < 1 || isNaN(data38))) {
              let err90 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/1/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data39 = data.atMs;
            if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39) && isFinite(data39))) {
              let err91 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
            if (typeof data39 == "number" && isFinite(data39) && (data39 < 0 || isNaN(data39))) {
              let err92 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/1/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data41 = data.type;
            if (typeof data41 != "string") {
              let err93 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
            }
            if (data41 !== "runResumed") {
              let err94 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "runResumed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data42 = data.payload;
            if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
              if (data42.irHash === void 0) {
                let err95 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
              }
              if (data42.supervise === void 0) {
                let err96 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "supervise" }, message: "must have required property 'supervise'" };
                vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
              }
              if (data42.platform === void 0) {
                let err97 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "platform" }, message: "must have required property 'platform'" };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
              }
              if (data42.sessions === void 0) {
                let err98 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "sessions" }, message: "must have required property 'sessions'" };
                vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
              }
              if (data42.process === void 0) {
                let err99 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "process" }, message: "must have required property 'process'" };
                vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
              }
              if (data42.software === void 0) {
                let err100 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/required", keyword: "required", params: { missingProperty: "software" }, message: "must have required property 'software'" };
                vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
              }
              for (let key7 in data42)
                if (!func1.call(schema56.oneOf[1].properties.payload.properties, key7)) {
                  let err101 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                }
              if (data42.irHash !== void 0 && (validate53(data42.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data42, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data42.supervise !== void 0) {
                let data44 = data42.supervise;
                if (!(data44 === "mutating" || data44 === "all" || data44 === null)) {
                  let err102 = { instancePath: instancePath + "/payload/supervise", schemaPath: "#/oneOf/1/properties/payload/properties/supervise/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[1].properties.payload.properties.supervise.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                }
              }
              if (data42.platform !== void 0 && typeof data42.platform != "string") {
                let err103 = { instancePath: instancePath + "/payload/platform", schemaPath: "#/oneOf/1/properties/payload/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
              }
              if (data42.stopAt !== void 0 && typeof data42.stopAt != "string") {
                let err104 = { instancePath: instancePath + "/payload/stopAt", schemaPath: "#/oneOf/1/properties/payload/properties/stopAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
              }
              if (data42.stopAfter !== void 0 && typeof data42.stopAfter != "string") {
                let err105 = { instancePath: instancePath + "/payload/stopAfter", schemaPath: "#/oneOf/1/properties/payload/properties/stopAfter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
              }
              if (data42.vision !== void 0 && typeof data42.vision != "string") {
                let err106 = { instancePath: instancePath + "/payload/vision", schemaPath: "#/oneOf/1/properties/payload/properties/vision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
              }
              if (data42.concurrency !== void 0) {
                let data49 = data42.concurrency;
                if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49) && isFinite(data49))) {
                  let err107 = { instancePath: instancePath + "/payload/concurrency", schemaPath: "#/oneOf/1/properties/payload/properties/concurrency/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                }
              }
              if (data42.sessions !== void 0) {
                let data50 = data42.sessions;
                if (Array.isArray(data50)) {
                  let len1 = data50.length;
                  for (let i1 = 0; i1 < len1; i1++)
                    validate271(data50[i1], { instancePath: instancePath + "/payload/sessions/" + i1, parentData: data50, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors), errors = vErrors.length);
                } else {
                  let err108 = { instancePath: instancePath + "/payload/sessions", schemaPath: "#/oneOf/1/properties/payload/properties/sessions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                }
              }
              if (data42.process !== void 0) {
                let data52 = data42.process;
                if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                  if (data52.pid === void 0) {
                    let err109 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/1/properties/payload/properties/process/required", keyword: "required", params: { missingProperty: "pid" }, message: "must have required property 'pid'" };
                    vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                  }
                  if (data52.host === void 0) {
                    let err110 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/1/properties/payload/properties/process/required", keyword: "required", params: { missingProperty: "host" }, message: "must have required property 'host'" };
                    vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
                  }
                  for (let key8 in data52)
                    if (!(key8 === "pid" || key8 === "host" || key8 === "bootId")) {
                      let err111 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/1/properties/payload/properties/process/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
                    }
                  if (data52.pid !== void 0) {
                    let data53 = data52.pid;
                    if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53) && isFinite(data53))) {
                      let err112 = { instancePath: instancePath + "/payload/process/pid", schemaPath: "#/oneOf/1/properties/payload/properties/process/properties/pid/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
                    }
                  }
                  if (data52.host !== void 0 && typeof data52.host != "string") {
                    let err113 = { instancePath: instancePath + "/payload/process/host", schemaPath: "#/oneOf/1/properties/payload/properties/process/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                  }
                  if (data52.bootId !== void 0 && typeof data52.bootId != "string") {
                    let err114 = { instancePath: instancePath + "/payload/process/bootId", schemaPath: "#/oneOf/1/properties/payload/properties/process/properties/bootId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                  }
                } else {
                  let err115 = { instancePath: instancePath + "/payload/process", schemaPath: "#/oneOf/1/properties/payload/properties/process/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                }
              }
              if (data42.software !== void 0 && typeof data42.software != "string") {
                let err116 = { instancePath: instancePath + "/payload/software", schemaPath: "#/oneOf/1/properties/payload/properties/software/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
              }
              if (data42.source !== void 0) {
                let data57 = data42.source;
                if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
                  if (data57.file === void 0) {
                    let err117 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/1/properties/payload/properties/source/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                    vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                  }
                  for (let key9 in data57)
                    if (key9 !== "file") {
                      let err118 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/1/properties/payload/properties/source/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                    }
                  if (data57.file !== void 0 && typeof data57.file != "string") {
                    let err119 = { instancePath: instancePath + "/payload/source/file", schemaPath: "#/oneOf/1/properties/payload/properties/source/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
                  }
                } else {
                  let err120 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/1/properties/payload/properties/source/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                }
              }
              if (data42.params !== void 0 && (validate268(data42.params, { instancePath: instancePath + "/payload/params", parentData: data42, parentDataProperty: "params", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data42.env !== void 0) {
                let data60 = data42.env;
                if (!(data60 && typeof data60 == "object" && !Array.isArray(data60))) {
                  let err121 = { instancePath: instancePath + "/payload/env", schemaPath: "#/oneOf/1/properties/payload/properties/env/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
                }
              }
              if (data42.forceReexecute !== void 0) {
                let data61 = data42.forceReexecute;
                if (Array.isArray(data61)) {
                  let len2 = data61.length;
                  for (let i2 = 0; i2 < len2; i2++)
                    if (typeof data61[i2] != "string") {
                      let err122 = { instancePath: instancePath + "/payload/forceReexecute/" + i2, schemaPath: "#/oneOf/1/properties/payload/properties/forceReexecute/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                    }
                } else {
                  let err123 = { instancePath: instancePath + "/payload/forceReexecute", schemaPath: "#/oneOf/1/properties/payload/properties/forceReexecute/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
                }
              }
              if (data42.allowMutatingReexec !== void 0) {
                let data63 = data42.allowMutatingReexec;
                if (Array.isArray(data63)) {
                  let len3 = data63.length;
                  for (let i3 = 0; i3 < len3; i3++)
                    if (typeof data63[i3] != "string") {
                      let err124 = { instancePath: instancePath + "/payload/allowMutatingReexec/" + i3, schemaPath: "#/oneOf/1/properties/payload/properties/allowMutatingReexec/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
                    }
                } else {
                  let err125 = { instancePath: instancePath + "/payload/allowMutatingReexec", schemaPath: "#/oneOf/1/properties/payload/properties/allowMutatingReexec/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
                }
              }
              if (data42.adopt !== void 0) {
                let data65 = data42.adopt;
                if (Array.isArray(data65)) {
                  let len4 = data65.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    let data66 = data65[i4];
                    if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                      if (data66.ref === void 0) {
                        let err126 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                        vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
                      }
                      if (data66.reason === void 0) {
                        let err127 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                        vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
                      }
                      for (let key10 in data66)
                        if (!(key10 === "ref" || key10 === "reason")) {
                          let err128 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
                        }
                      if (data66.ref !== void 0 && typeof data66.ref != "string") {
                        let err129 = { instancePath: instancePath + "/payload/adopt/" + i4 + "/ref", schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
                      }
                      if (data66.reason !== void 0 && typeof data66.reason != "string") {
                        let err130 = { instancePath: instancePath + "/payload/adopt/" + i4 + "/reason", schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
                      }
                    } else {
                      let err131 = { instancePath: instancePath + "/payload/adopt/" + i4, schemaPath: "#/oneOf/1/properties/payload/properties/adopt/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
                    }
                  }
                } else {
                  let err132 = { instancePath: instancePath + "/payload/adopt", schemaPath: "#/oneOf/1/properties/payload/properties/adopt/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
                }
              }
              if (data42.adoptRest !== void 0 && typeof data42.adoptRest != "string") {
                let err133 = { instancePath: instancePath + "/payload/adoptRest", schemaPath: "#/oneOf/1/properties/payload/properties/adoptRest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
              }
              if (data42.cancelRunning !== void 0) {
                let data70 = data42.cancelRunning;
                if (Array.isArray(data70)) {
                  let len5 = data70.length;
                  for (let i5 = 0; i5 < len5; i5++)
                    if (typeof data70[i5] != "string") {
                      let err134 = { instancePath: instancePath + "/payload/cancelRunning/" + i5, schemaPath: "#/oneOf/1/properties/payload/properties/cancelRunning/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
                    }
                } else {
                  let err135 = { instancePath: instancePath + "/payload/cancelRunning", schemaPath: "#/oneOf/1/properties/payload/properties/cancelRunning/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
                }
              }
              if (data42.restoreArtifact !== void 0) {
                let data72 = data42.restoreArtifact;
                if (Array.isArray(data72)) {
                  let len6 = data72.length;
                  for (let i6 = 0; i6 < len6; i6++)
                    if (typeof data72[i6] != "string") {
                      let err136 = { instancePath: instancePath + "/payload/restoreArtifact/" + i6, schemaPath: "#/oneOf/1/properties/payload/properties/restoreArtifact/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
                    }
                } else {
                  let err137 = { instancePath: instancePath + "/payload/restoreArtifact", schemaPath: "#/oneOf/1/properties/payload/properties/restoreArtifact/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
                }
              }
              if (data42.acceptArtifact !== void 0) {
                let data74 = data42.acceptArtifact;
                if (Array.isArray(data74)) {
                  let len7 = data74.length;
                  for (let i7 = 0; i7 < len7; i7++)
                    if (typeof data74[i7] != "string") {
                      let err138 = { instancePath: instancePath + "/payload/acceptArtifact/" + i7, schemaPath: "#/oneOf/1/properties/payload/properties/acceptArtifact/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
                    }
                } else {
                  let err139 = { instancePath: instancePath + "/payload/acceptArtifact", schemaPath: "#/oneOf/1/properties/payload/properties/acceptArtifact/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
                }
              }
              if (data42.forcedStaleWriter !== void 0) {
                let data76 = data42.forcedStaleWriter;
                if (typeof data76 != "boolean") {
                  let err140 = { instancePath: instancePath + "/payload/forcedStaleWriter", schemaPath: "#/oneOf/1/properties/payload/properties/forcedStaleWriter/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
                }
                if (data76 !== !0) {
                  let err141 = { instancePath: instancePath + "/payload/forcedStaleWriter", schemaPath: "#/oneOf/1/properties/payload/properties/forcedStaleWriter/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
                }
              }
              if (data42.report !== void 0) {
                let data77 = data42.report;
                if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
                  if (data77.evidence === void 0) {
                    let err142 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                    vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
                  }
                  if (data77.counts === void 0) {
                    let err143 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/required", keyword: "required", params: { missingProperty: "counts" }, message: "must have required property 'counts'" };
                    vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
                  }
                  for (let key11 in data77)
                    if (!(key11 === "evidence" || key11 === "counts")) {
                      let err144 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
                    }
                  if (data77.evidence !== void 0 && (validate53(data77.evidence, { instancePath: instancePath + "/payload/report/evidence", parentData: data77, parentDataProperty: "evidence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data77.counts !== void 0) {
                    let data79 = data77.counts;
                    if (!(data79 && typeof data79 == "object" && !Array.isArray(data79))) {
                      let err145 = { instancePath: instancePath + "/payload/report/counts", schemaPath: "#/oneOf/1/properties/payload/properties/report/properties/counts/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
                    }
                  }
                } else {
                  let err146 = { instancePath: instancePath + "/payload/report", schemaPath: "#/oneOf/1/properties/payload/properties/report/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
                }
              }
              if (data42.realigned !== void 0) {
                let data80 = data42.realigned;
                if (typeof data80 != "boolean") {
                  let err147 = { instancePath: instancePath + "/payload/realigned", schemaPath: "#/oneOf/1/properties/payload/properties/realigned/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
                }
                if (data80 !== !0) {
                  let err148 = { instancePath: instancePath + "/payload/realigned", schemaPath: "#/oneOf/1/properties/payload/properties/realigned/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
                }
              }
            } else {
              let err149 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/1/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
            }
          }
          if (data.v !== void 0) {
            let data81 = data.v;
            if (!(typeof data81 == "number" && !(data81 % 1) && !isNaN(data81) && isFinite(data81))) {
              let err150 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
            }
            if (typeof data81 == "number" && isFinite(data81) && (data81 < 1 || isNaN(data81))) {
              let err151 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/1/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
            }
          }
        } else {
          let err152 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "runSuspended") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err153 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
          }
          if (data.seq === void 0) {
            let err154 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
          }
          if (data.prev === void 0) {
            let err155 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
          }
          if (data.segment === void 0) {
            let err156 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
          }
          if (data.epoch === void 0) {
            let err157 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
          }
          if (data.atMs === void 0) {
            let err158 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
          }
          if (data.runPath === void 0) {
            let err159 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
          }
          if (data.type === void 0) {
            let err160 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
          }
          if (data.payload === void 0) {
            let err161 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
          }
          if (data.v === void 0) {
            let err162 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
          }
          for (let key12 in data)
            if (!func1.call(schema56.oneOf[2].properties, key12)) {
              let err163 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
            }
          if (data.runId !== void 0) {
            let data82 = data.runId;
            if (typeof data82 == "string") {
              if (func2(data82) < 1) {
                let err164 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/2/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
              }
            } else {
              let err165 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/2/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data83 = data.seq;
            if (!(typeof data83 == "number" && !(data83 % 1) && !isNaN(data83) && isFinite(data83))) {
              let err166 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/2/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
            }
            if (typeof data83 == "number" && isFinite(data83) && (data83 < 1 || isNaN(data83))) {
              let err167 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/2/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data84 = data.prev, _errs185 = errors, valid35 = !1, _errs186 = errors;
            validate53(data84, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid2 = _errs186 === errors;
            valid35 = valid35 || _valid2;
            let _errs187 = errors;
            if (data84 !== null) {
              let err168 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/2/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
            }
            var _valid2 = _errs187 === errors;
            if (valid35 = valid35 || _valid2, valid35)
              errors = _errs185, vErrors !== null && (_errs185 ? vErrors.length = _errs185 : vErrors = null);
            else {
              let err169 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/2/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data85 = data.segment;
            if (!(typeof data85 == "number" && !(data85 % 1) && !isNaN(data85) && isFinite(data85))) {
              let err170 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/2/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
            }
            if (typeof data85 == "number" && isFinite(data85) && (data85 < 1 || isNaN(data85))) {
              let err171 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/2/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data86 = data.epoch;
            if (!(typeof data86 == "number" && !(data86 % 1) && !isNaN(data86) && isFinite(data86))) {
              let err172 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/2/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
            }
            if (typeof data86 == "number" && isFinite(data86) && (data86 < 1 || isNaN(data86))) {
              let err173 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/2/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data87 = data.atMs;
            if (!(typeof data87 == "number" && !(data87 % 1) && !isNaN(data87) && isFinite(data87))) {
              let err174 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
            }
            if (typeof data87 == "number" && isFinite(data87) && (data87 < 0 || isNaN(data87))) {
              let err175 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/2/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data89 = data.type;
            if (typeof data89 != "string") {
              let err176 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
            }
            if (data89 !== "runSuspended") {
              let err177 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "runSuspended" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data90 = data.payload;
            if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
              if (data90.reason === void 0) {
                let err178 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/2/properties/payload/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
              }
              for (let key13 in data90)
                if (!(key13 === "reason" || key13 === "signal" || key13 === "refs" || key13 === "message" || key13 === "providerState")) {
                  let err179 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/2/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
                }
              if (data90.reason !== void 0) {
                let data91 = data90.reason;
                if (!(data91 === "stop" || data91 === "signal" || data91 === "stopAt" || data91 === "stopAfter" || data91 === "blocked" || data91 === "awaitingHuman" || data91 === "awaitingTimer" || data91 === "gated" || data91 === "transportLost" || data91 === "suspendAfter" || data91 === "leftRunning")) {
                  let err180 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/2/properties/payload/properties/reason/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[2].properties.payload.properties.reason.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
                }
              }
              if (data90.signal !== void 0 && typeof data90.signal != "string") {
                let err181 = { instancePath: instancePath + "/payload/signal", schemaPath: "#/oneOf/2/properties/payload/properties/signal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
              }
              if (data90.refs !== void 0) {
                let data93 = data90.refs;
                if (Array.isArray(data93)) {
                  let len8 = data93.length;
                  for (let i8 = 0; i8 < len8; i8++)
                    if (typeof data93[i8] != "string") {
                      let err182 = { instancePath: instancePath + "/payload/refs/" + i8, schemaPath: "#/oneOf/2/properties/payload/properties/refs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
                    }
                } else {
                  let err183 = { instancePath: instancePath + "/payload/refs", schemaPath: "#/oneOf/2/properties/payload/properties/refs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
                }
              }
              if (data90.message !== void 0 && typeof data90.message != "string") {
                let err184 = { instancePath: instancePath + "/payload/message", schemaPath: "#/oneOf/2/properties/payload/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
              }
              if (data90.providerState !== void 0) {
                let data96 = data90.providerState;
                if (!(data96 && typeof data96 == "object" && !Array.isArray(data96))) {
                  let err185 = { instancePath: instancePath + "/payload/providerState", schemaPath: "#/oneOf/2/properties/payload/properties/providerState/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
                }
              }
            } else {
              let err186 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/2/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
            }
          }
          if (data.v !== void 0) {
            let data97 = data.v;
            if (!(typeof data97 == "number" && !(data97 % 1) && !isNaN(data97) && isFinite(data97))) {
              let err187 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
            }
            if (typeof data97 == "number" && isFinite(data97) && (data97 < 1 || isNaN(data97))) {
              let err188 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/2/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
            }
          }
        } else {
          let err189 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "runFinished") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err190 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
          }
          if (data.seq === void 0) {
            let err191 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
          }
          if (data.prev === void 0) {
            let err192 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
          }
          if (data.segment === void 0) {
            let err193 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
          }
          if (data.epoch === void 0) {
            let err194 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
          }
          if (data.atMs === void 0) {
            let err195 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
          }
          if (data.runPath === void 0) {
            let err196 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
          }
          if (data.type === void 0) {
            let err197 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
          }
          if (data.payload === void 0) {
            let err198 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
          }
          if (data.v === void 0) {
            let err199 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err199] : vErrors.push(err199), errors++;
          }
          for (let key14 in data)
            if (!func1.call(schema56.oneOf[3].properties, key14)) {
              let err200 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err200] : vErrors.push(err200), errors++;
            }
          if (data.runId !== void 0) {
            let data98 = data.runId;
            if (typeof data98 == "string") {
              if (func2(data98) < 1) {
                let err201 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/3/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err201] : vErrors.push(err201), errors++;
              }
            } else {
              let err202 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/3/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err202] : vErrors.push(err202), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data99 = data.seq;
            if (!(typeof data99 == "number" && !(data99 % 1) && !isNaN(data99) && isFinite(data99))) {
              let err203 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/3/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err203] : vErrors.push(err203), errors++;
            }
            if (typeof data99 == "number" && isFinite(data99) && (data99 < 1 || isNaN(data99))) {
              let err204 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/3/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err204] : vErrors.push(err204), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data100 = data.prev, _errs222 = errors, valid41 = !1, _errs223 = errors;
            validate53(data100, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid3 = _errs223 === errors;
            valid41 = valid41 || _valid3;
            let _errs224 = errors;
            if (data100 !== null) {
              let err205 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/3/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err205] : vErrors.push(err205), errors++;
            }
            var _valid3 = _errs224 === errors;
            if (valid41 = valid41 || _valid3, valid41)
              errors = _errs222, vErrors !== null && (_errs222 ? vErrors.length = _errs222 : vErrors = null);
            else {
              let err206 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/3/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err206] : vErrors.push(err206), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data101 = data.segment;
            if (!(typeof data101 == "number" && !(data101 % 1) && !isNaN(data101) && isFinite(data101))) {
              let err207 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/3/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err207] : vErrors.push(err207), errors++;
            }
            if (typeof data101 == "number" && isFinite(data101) && (data101 < 1 || isNaN(data101))) {
              let err208 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/3/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err208] : vErrors.push(err208), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data102 = data.epoch;
            if (!(typeof data102 == "number" && !(data102 % 1) && !isNaN(data102) && isFinite(data102))) {
              let err209 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/3/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err209] : vErrors.push(err209), errors++;
            }
            if (typeof data102 == "number" && isFinite(data102) && (data102 < 1 || isNaN(data102))) {
              let err210 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/3/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err210] : vErrors.push(err210), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data103 = data.atMs;
            if (!(typeof data103 == "number" && !(data103 % 1) && !isNaN(data103) && isFinite(data103))) {
              let err211 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err211] : vErrors.push(err211), errors++;
            }
            if (typeof data103 == "number" && isFinite(data103) && (data103 < 0 || isNaN(data103))) {
              let err212 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/3/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err212] : vErrors.push(err212), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data105 = data.type;
            if (typeof data105 != "string") {
              let err213 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/3/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err213] : vErrors.push(err213), errors++;
            }
            if (data105 !== "runFinished") {
              let err214 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/3/properties/type/const", keyword: "const", params: { allowedValue: "runFinished" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err214] : vErrors.push(err214), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data106 = data.payload;
            if (data106 && typeof data106 == "object" && !Array.isArray(data106)) {
              if (data106.outcome === void 0) {
                let err215 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/3/properties/payload/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
                vErrors === null ? vErrors = [err215] : vErrors.push(err215), errors++;
              }
              for (let key15 in data106)
                if (!(key15 === "outcome" || key15 === "verdict" || key15 === "degraded" || key15 === "outputs" || key15 === "reason" || key15 === "annotations")) {
                  let err216 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/3/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err216] : vErrors.push(err216), errors++;
                }
              if (data106.outcome !== void 0) {
                let data107 = data106.outcome;
                if (!(data107 === "passed" || data107 === "failed" || data107 === "unknown" || data107 === "unverified" || data107 === "aborted")) {
                  let err217 = { instancePath: instancePath + "/payload/outcome", schemaPath: "#/oneOf/3/properties/payload/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[3].properties.payload.properties.outcome.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err217] : vErrors.push(err217), errors++;
                }
              }
              if (data106.verdict !== void 0) {
                let data108 = data106.verdict;
                if (!(data108 === "pass" || data108 === "fail" || data108 === "unknown")) {
                  let err218 = { instancePath: instancePath + "/payload/verdict", schemaPath: "#/oneOf/3/properties/payload/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[3].properties.payload.properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err218] : vErrors.push(err218), errors++;
                }
              }
              if (data106.degraded !== void 0) {
                let data109 = data106.degraded;
                if (typeof data109 != "boolean") {
                  let err219 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/3/properties/payload/properties/degraded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err219] : vErrors.push(err219), errors++;
                }
                if (data109 !== !0) {
                  let err220 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/3/properties/payload/properties/degraded/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err220] : vErrors.push(err220), errors++;
                }
              }
              if (data106.outputs !== void 0 && (validate268(data106.outputs, { instancePath: instancePath + "/payload/outputs", parentData: data106, parentDataProperty: "outputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data106.reason !== void 0 && typeof data106.reason != "string") {
                let err221 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/3/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err221] : vErrors.push(err221), errors++;
              }
              if (data106.annotations !== void 0) {
                let data112 = data106.annotations;
                if (Array.isArray(data112)) {
                  let len9 = data112.length;
                  for (let i9 = 0; i9 < len9; i9++)
                    if (typeof data112[i9] != "string") {
                      let err222 = { instancePath: instancePath + "/payload/annotations/" + i9, schemaPath: "#/oneOf/3/properties/payload/properties/annotations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err222] : vErrors.push(err222), errors++;
                    }
                } else {
                  let err223 = { instancePath: instancePath + "/payload/annotations", schemaPath: "#/oneOf/3/properties/payload/properties/annotations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err223] : vErrors.push(err223), errors++;
                }
              }
            } else {
              let err224 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/3/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err224] : vErrors.push(err224), errors++;
            }
          }
          if (data.v !== void 0) {
            let data114 = data.v;
            if (!(typeof data114 == "number" && !(data114 % 1) && !isNaN(data114) && isFinite(data114))) {
              let err225 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err225] : vErrors.push(err225), errors++;
            }
            if (typeof data114 == "number" && isFinite(data114) && (data114 < 1 || isNaN(data114))) {
              let err226 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/3/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err226] : vErrors.push(err226), errors++;
            }
          }
        } else {
          let err227 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err227] : vErrors.push(err227), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "runCancelled") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err228 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err228] : vErrors.push(err228), errors++;
          }
          if (data.seq === void 0) {
            let err229 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err229] : vErrors.push(err229), errors++;
          }
          if (data.prev === void 0) {
            let err230 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err230] : vErrors.push(err230), errors++;
          }
          if (data.segment === void 0) {
            let err231 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err231] : vErrors.push(err231), errors++;
          }
          if (data.epoch === void 0) {
            let err232 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err232] : vErrors.push(err232), errors++;
          }
          if (data.atMs === void 0) {
            let err233 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err233] : vErrors.push(err233), errors++;
          }
          if (data.runPath === void 0) {
            let err234 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err234] : vErrors.push(err234), errors++;
          }
          if (data.type === void 0) {
            let err235 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err235] : vErrors.push(err235), errors++;
          }
          if (data.payload === void 0) {
            let err236 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err236] : vErrors.push(err236), errors++;
          }
          if (data.v === void 0) {
            let err237 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err237] : vErrors.push(err237), errors++;
          }
          for (let key16 in data)
            if (!func1.call(schema56.oneOf[4].properties, key16)) {
              let err238 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err238] : vErrors.push(err238), errors++;
            }
          if (data.runId !== void 0) {
            let data115 = data.runId;
            if (typeof data115 == "string") {
              if (func2(data115) < 1) {
                let err239 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/4/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err239] : vErrors.push(err239), errors++;
              }
            } else {
              let err240 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/4/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err240] : vErrors.push(err240), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data116 = data.seq;
            if (!(typeof data116 == "number" && !(data116 % 1) && !isNaN(data116) && isFinite(data116))) {
              let err241 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/4/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err241] : vErrors.push(err241), errors++;
            }
            if (typeof data116 == "number" && isFinite(data116) && (data116 < 1 || isNaN(data116))) {
              let err242 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/4/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err242] : vErrors.push(err242), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data117 = data.prev, _errs259 = errors, valid47 = !1, _errs260 = errors;
            validate53(data117, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid4 = _errs260 === errors;
            valid47 = valid47 || _valid4;
            let _errs261 = errors;
            if (data117 !== null) {
              let err243 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/4/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err243] : vErrors.push(err243), errors++;
            }
            var _valid4 = _errs261 === errors;
            if (valid47 = valid47 || _valid4, valid47)
              errors = _errs259, vErrors !== null && (_errs259 ? vErrors.length = _errs259 : vErrors = null);
            else {
              let err244 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/4/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err244] : vErrors.push(err244), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data118 = data.segment;
            if (!(typeof data118 == "number" && !(data118 % 1) && !isNaN(data118) && isFinite(data118))) {
              let err245 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/4/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err245] : vErrors.push(err245), errors++;
            }
            if (typeof data118 == "number" && isFinite(data118) && (data118 < 1 || isNaN(data118))) {
              let err246 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/4/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err246] : vErrors.push(err246), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data119 = data.epoch;
            if (!(typeof data119 == "number" && !(data119 % 1) && !isNaN(data119) && isFinite(data119))) {
              let err247 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/4/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err247] : vErrors.push(err247), errors++;
            }
            if (typeof data119 == "number" && isFinite(data119) && (data119 < 1 || isNaN(data119))) {
              let err248 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/4/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err248] : vErrors.push(err248), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data120 = data.atMs;
            if (!(typeof data120 == "number" && !(data120 % 1) && !isNaN(data120) && isFinite(data120))) {
              let err249 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err249] : vErrors.push(err249), errors++;
            }
            if (typeof data120 == "number" && isFinite(data120) && (data120 < 0 || isNaN(data120))) {
              let err250 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/4/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err250] : vErrors.push(err250), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data122 = data.type;
            if (typeof data122 != "string") {
              let err251 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/4/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err251] : vErrors.push(err251), errors++;
            }
            if (data122 !== "runCancelled") {
              let err252 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/4/properties/type/const", keyword: "const", params: { allowedValue: "runCancelled" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err252] : vErrors.push(err252), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data123 = data.payload;
            if (data123 && typeof data123 == "object" && !Array.isArray(data123)) {
              if (data123.actor === void 0) {
                let err253 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/4/properties/payload/required", keyword: "required", params: { missingProperty: "actor" }, message: "must have required property 'actor'" };
                vErrors === null ? vErrors = [err253] : vErrors.push(err253), errors++;
              }
              for (let key17 in data123)
                if (!(key17 === "reason" || key17 === "actor")) {
                  let err254 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/4/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err254] : vErrors.push(err254), errors++;
                }
              if (data123.reason !== void 0 && typeof data123.reason != "string") {
                let err255 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/4/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err255] : vErrors.push(err255), errors++;
              }
              if (data123.actor !== void 0 && typeof data123.actor != "string") {
                let err256 = { instancePath: instancePath + "/payload/actor", schemaPath: "#/oneOf/4/properties/payload/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err256] : vErrors.push(err256), errors++;
              }
            } else {
              let err257 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/4/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err257] : vErrors.push(err257), errors++;
            }
          }
          if (data.v !== void 0) {
            let data126 = data.v;
            if (!(typeof data126 == "number" && !(data126 % 1) && !isNaN(data126) && isFinite(data126))) {
              let err258 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err258] : vErrors.push(err258), errors++;
            }
            if (typeof data126 == "number" && isFinite(data126) && (data126 < 1 || isNaN(data126))) {
              let err259 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/4/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err259] : vErrors.push(err259), errors++;
            }
          }
        } else {
          let err260 = { instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err260] : vErrors.push(err260), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "stepEntered") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err261 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err261] : vErrors.push(err261), errors++;
          }
          if (data.seq === void 0) {
            let err262 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err262] : vErrors.push(err262), errors++;
          }
          if (data.prev === void 0) {
            let err263 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err263] : vErrors.push(err263), errors++;
          }
          if (data.segment === void 0) {
            let err264 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err264] : vErrors.push(err264), errors++;
          }
          if (data.epoch === void 0) {
            let err265 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err265] : vErrors.push(err265), errors++;
          }
          if (data.atMs === void 0) {
            let err266 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err266] : vErrors.push(err266), errors++;
          }
          if (data.runPath === void 0) {
            let err267 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err267] : vErrors.push(err267), errors++;
          }
          if (data.type === void 0) {
            let err268 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err268] : vErrors.push(err268), errors++;
          }
          if (data.payload === void 0) {
            let err269 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err269] : vErrors.push(err269), errors++;
          }
          if (data.v === void 0) {
            let err270 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err270] : vErrors.push(err270), errors++;
          }
          for (let key18 in data)
            if (!func1.call(schema56.oneOf[5].properties, key18)) {
              let err271 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err271] : vErrors.push(err271), errors++;
            }
          if (data.runId !== void 0) {
            let data127 = data.runId;
            if (typeof data127 == "string") {
              if (func2(data127) < 1) {
                let err272 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/5/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err272] : vErrors.push(err272), errors++;
              }
            } else {
              let err273 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/5/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err273] : vErrors.push(err273), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data128 = data.seq;
            if (!(typeof data128 == "number" && !(data128 % 1) && !isNaN(data128) && isFinite(data128))) {
              let err274 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/5/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err274] : vErrors.push(err274), errors++;
            }
            if (typeof data128 == "number" && isFinite(data128) && (data128 < 1 || isNaN(data128))) {
              let err275 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/5/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err275] : vErrors.push(err275), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data129 = data.prev, _errs289 = errors, valid51 = !1, _errs290 = errors;
            validate53(data129, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid5 = _errs290 === errors;
            valid51 = valid51 || _valid5;
            let _errs291 = errors;
            if (data129 !== null) {
              let err276 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/5/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err276] : vErrors.push(err276), errors++;
            }
            var _valid5 = _errs291 === errors;
            if (valid51 = valid51 || _valid5, valid51)
              errors = _errs289, vErrors !== null && (_errs289 ? vErrors.length = _errs289 : vErrors = null);
            else {
              let err277 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/5/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err277] : vErrors.push(err277), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data130 = data.segment;
            if (!(typeof data130 == "number" && !(data130 % 1) && !isNaN(data130) && isFinite(data130))) {
              let err278 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/5/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err278] : vErrors.push(err278), errors++;
            }
            if (typeof data130 == "number" && isFinite(data130) && (data130 < 1 || isNaN(data130))) {
              let err279 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/5/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err279] : vErrors.push(err279), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data131 = data.epoch;
            if (!(typeof data131 == "number" && !(data131 % 1) && !isNaN(data131) && isFinite(data131))) {
              let err280 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/5/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err280] : vErrors.push(err280), errors++;
            }
            if (typeof data131 == "number" && isFinite(data131) && (data131 < 1 || isNaN(data131))) {
              let err281 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/5/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err281] : vErrors.push(err281), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data132 = data.atMs;
            if (!(typeof data132 == "number" && !(data132 % 1) && !isNaN(data132) && isFinite(data132))) {
              let err282 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err282] : vErrors.push(err282), errors++;
            }
            if (typeof data132 == "number" && isFinite(data132) && (data132 < 0 || isNaN(data132))) {
              let err283 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/5/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err283] : vErrors.push(err283), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data134 = data.type;
            if (typeof data134 != "string") {
              let err284 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/5/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err284] : vErrors.push(err284), errors++;
            }
            if (data134 !== "stepEntered") {
              let err285 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/5/properties/type/const", keyword: "const", params: { allowedValue: "stepEntered" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err285] : vErrors.push(err285), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data135 = data.payload;
            if (data135 && typeof data135 == "object" && !Array.isArray(data135)) {
              if (data135.kind === void 0) {
                let err286 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                vErrors === null ? vErrors = [err286] : vErrors.push(err286), errors++;
              }
              if (data135.scheme === void 0) {
                let err287 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "scheme" }, message: "must have required property 'scheme'" };
                vErrors === null ? vErrors = [err287] : vErrors.push(err287), errors++;
              }
              if (data135.irHash === void 0) {
                let err288 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err288] : vErrors.push(err288), errors++;
              }
              if (data135.hashes === void 0) {
                let err289 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "hashes" }, message: "must have required property 'hashes'" };
                vErrors === null ? vErrors = [err289] : vErrors.push(err289), errors++;
              }
              if (data135.resolvedInputs === void 0) {
                let err290 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/required", keyword: "required", params: { missingProperty: "resolvedInputs" }, message: "must have required property 'resolvedInputs'" };
                vErrors === null ? vErrors = [err290] : vErrors.push(err290), errors++;
              }
              for (let key19 in data135)
                if (!func1.call(schema56.oneOf[5].properties.payload.properties, key19)) {
                  let err291 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err291] : vErrors.push(err291), errors++;
                }
              if (data135.kind !== void 0) {
                let data136 = data135.kind;
                if (!(data136 === "action" || data136 === "assert" || data136 === "call" || data136 === "human" || data136 === "if" || data136 === "foreach" || data136 === "let" || data136 === "parallel" || data136 === "wait")) {
                  let err292 = { instancePath: instancePath + "/payload/kind", schemaPath: "#/oneOf/5/properties/payload/properties/kind/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[5].properties.payload.properties.kind.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err292] : vErrors.push(err292), errors++;
                }
              }
              if (data135.scheme !== void 0) {
                let data137 = data135.scheme;
                if (!(data137 === "pointlock-ir/1" || data137 === "flow-ir/2")) {
                  let err293 = { instancePath: instancePath + "/payload/scheme", schemaPath: "#/oneOf/5/properties/payload/properties/scheme/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[5].properties.payload.properties.scheme.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err293] : vErrors.push(err293), errors++;
                }
              }
              if (data135.irHash !== void 0 && (validate53(data135.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data135, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data135.hashes !== void 0 && (validate289(data135.hashes, { instancePath: instancePath + "/payload/hashes", parentData: data135, parentDataProperty: "hashes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data135.within !== void 0) {
                let data140 = data135.within;
                if (data140 && typeof data140 == "object" && !Array.isArray(data140)) {
                  if (data140.step === void 0) {
                    let err294 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
                    vErrors === null ? vErrors = [err294] : vErrors.push(err294), errors++;
                  }
                  if (data140.body === void 0) {
                    let err295 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
                    vErrors === null ? vErrors = [err295] : vErrors.push(err295), errors++;
                  }
                  for (let key20 in data140)
                    if (!(key20 === "step" || key20 === "body")) {
                      let err296 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err296] : vErrors.push(err296), errors++;
                    }
                  if (data140.step !== void 0 && typeof data140.step != "string") {
                    let err297 = { instancePath: instancePath + "/payload/within/step", schemaPath: "#/oneOf/5/properties/payload/properties/within/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err297] : vErrors.push(err297), errors++;
                  }
                  if (data140.body !== void 0 && typeof data140.body != "string") {
                    let err298 = { instancePath: instancePath + "/payload/within/body", schemaPath: "#/oneOf/5/properties/payload/properties/within/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err298] : vErrors.push(err298), errors++;
                  }
                } else {
                  let err299 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/5/properties/payload/properties/within/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err299] : vErrors.push(err299), errors++;
                }
              }
              if (data135.resolvedInputs !== void 0) {
                let data143 = data135.resolvedInputs, _errs317 = errors, valid54 = !1, _errs318 = errors;
                validate268(data143, { instancePath: instancePath + "/payload/resolvedInputs", parentData: data135, parentDataProperty: "resolvedInputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length);
                var _valid6 = _errs318 === errors;
                valid54 = valid54 || _valid6;
                let _errs319 = errors;
                if (data143 !== null) {
                  let err300 = { instancePath: instancePath + "/payload/resolvedInputs", schemaPath: "#/oneOf/5/properties/payload/properties/resolvedInputs/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  vErrors === null ? vErrors = [err300] : vErrors.push(err300), errors++;
                }
                var _valid6 = _errs319 === errors;
                if (valid54 = valid54 || _valid6, valid54)
                  errors = _errs317, vErrors !== null && (_errs317 ? vErrors.length = _errs317 : vErrors = null);
                else {
                  let err301 = { instancePath: instancePath + "/payload/resolvedInputs", schemaPath: "#/oneOf/5/properties/payload/properties/resolvedInputs/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  vErrors === null ? vErrors = [err301] : vErrors.push(err301), errors++;
                }
              }
              if (data135.inputError !== void 0) {
                let data144 = data135.inputError;
                if (data144 && typeof data144 == "object" && !Array.isArray(data144)) {
                  if (data144.errorClass === void 0) {
                    let err302 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "errorClass" }, message: "must have required property 'errorClass'" };
                    vErrors === null ? vErrors = [err302] : vErrors.push(err302), errors++;
                  }
                  if (data144.message === void 0) {
                    let err303 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
                    vErrors === null ? vErrors = [err303] : vErrors.push(err303), errors++;
                  }
                  for (let key21 in data144)
                    if (!(key21 === "errorClass" || key21 === "message")) {
                      let err304 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err304] : vErrors.push(err304), errors++;
                    }
                  if (data144.errorClass !== void 0) {
                    let data145 = data144.errorClass;
                    if (!(data145 === "capability_drift" || data145 === "bind_arguments_invalid" || data145 === "action_failed_retryable" || data145 === "action_failed_final" || data145 === "action_timed_out" || data145 === "action_cancelled" || data145 === "target_stale" || data145 === "transport_lost" || data145 === "session_degraded")) {
                      let err305 = { instancePath: instancePath + "/payload/inputError/errorClass", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[5].properties.payload.properties.inputError.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                      vErrors === null ? vErrors = [err305] : vErrors.push(err305), errors++;
                    }
                  }
                  if (data144.message !== void 0 && typeof data144.message != "string") {
                    let err306 = { instancePath: instancePath + "/payload/inputError/message", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err306] : vErrors.push(err306), errors++;
                  }
                } else {
                  let err307 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/5/properties/payload/properties/inputError/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err307] : vErrors.push(err307), errors++;
                }
              }
              if (data135.phase !== void 0) {
                let data147 = data135.phase;
                if (typeof data147 != "string") {
                  let err308 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/5/properties/payload/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err308] : vErrors.push(err308), errors++;
                }
                if (data147 !== "finally") {
                  let err309 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/5/properties/payload/properties/phase/const", keyword: "const", params: { allowedValue: "finally" }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err309] : vErrors.push(err309), errors++;
                }
              }
              if (data135.asOne !== void 0) {
                let data148 = data135.asOne;
                if (typeof data148 != "boolean") {
                  let err310 = { instancePath: instancePath + "/payload/asOne", schemaPath: "#/oneOf/5/properties/payload/properties/asOne/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err310] : vErrors.push(err310), errors++;
                }
                if (data148 !== !0) {
                  let err311 = { instancePath: instancePath + "/payload/asOne", schemaPath: "#/oneOf/5/properties/payload/properties/asOne/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err311] : vErrors.push(err311), errors++;
                }
              }
            } else {
              let err312 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/5/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err312] : vErrors.push(err312), errors++;
            }
          }
          if (data.v !== void 0) {
            let data149 = data.v;
            if (!(typeof data149 == "number" && !(data149 % 1) && !isNaN(data149) && isFinite(data149))) {
              let err313 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err313] : vErrors.push(err313), errors++;
            }
            if (typeof data149 == "number" && isFinite(data149) && (data149 < 1 || isNaN(data149))) {
              let err314 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/5/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err314] : vErrors.push(err314), errors++;
            }
          }
        } else {
          let err315 = { instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err315] : vErrors.push(err315), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "preflightProbed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err316 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err316] : vErrors.push(err316), errors++;
          }
          if (data.seq === void 0) {
            let err317 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err317] : vErrors.push(err317), errors++;
          }
          if (data.prev === void 0) {
            let err318 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err318] : vErrors.push(err318), errors++;
          }
          if (data.segment === void 0) {
            let err319 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err319] : vErrors.push(err319), errors++;
          }
          if (data.epoch === void 0) {
            let err320 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err320] : vErrors.push(err320), errors++;
          }
          if (data.atMs === void 0) {
            let err321 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err321] : vErrors.push(err321), errors++;
          }
          if (data.runPath === void 0) {
            let err322 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err322] : vErrors.push(err322), errors++;
          }
          if (data.type === void 0) {
            let err323 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err323] : vErrors.push(err323), errors++;
          }
          if (data.payload === void 0) {
            let err324 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err324] : vErrors.push(err324), errors++;
          }
          if (data.v === void 0) {
            let err325 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err325] : vErrors.push(err325), errors++;
          }
          for (let key22 in data)
            if (!func1.call(schema56.oneOf[6].properties, key22)) {
              let err326 = { instancePath, schemaPath: "#/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err326] : vErrors.push(err326), errors++;
            }
          if (data.runId !== void 0) {
            let data150 = data.runId;
            if (typeof data150 == "string") {
              if (func2(data150) < 1) {
                let err327 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/6/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err327] : vErrors.push(err327), errors++;
              }
            } else {
              let err328 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/6/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err328] : vErrors.push(err328), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data151 = data.seq;
            if (!(typeof data151 == "number" && !(data151 % 1) && !isNaN(data151) && isFinite(data151))) {
              let err329 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/6/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err329] : vErrors.push(err329), errors++;
            }
            if (typeof data151 == "number" && isFinite(data151) && (data151 < 1 || isNaN(data151))) {
              let err330 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/6/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err330] : vErrors.push(err330), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data152 = data.prev, _errs341 = errors, valid58 = !1, _errs342 = errors;
            validate53(data152, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid7 = _errs342 === errors;
            valid58 = valid58 || _valid7;
            let _errs343 = errors;
            if (data152 !== null) {
              let err331 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/6/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err331] : vErrors.push(err331), errors++;
            }
            var _valid7 = _errs343 === errors;
            if (valid58 = valid58 || _valid7, valid58)
              errors = _errs341, vErrors !== null && (_errs341 ? vErrors.length = _errs341 : vErrors = null);
            else {
              let err332 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/6/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err332] : vErrors.push(err332), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data153 = data.segment;
            if (!(typeof data153 == "number" && !(data153 % 1) && !isNaN(data153) && isFinite(data153))) {
              let err333 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/6/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err333] : vErrors.push(err333), errors++;
            }
            if (typeof data153 == "number" && isFinite(data153) && (data153 < 1 || isNaN(data153))) {
              let err334 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/6/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err334] : vErrors.push(err334), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data154 = data.epoch;
            if (!(typeof data154 == "number" && !(data154 % 1) && !isNaN(data154) && isFinite(data154))) {
              let err335 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/6/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err335] : vErrors.push(err335), errors++;
            }
            if (typeof data154 == "number" && isFinite(data154) && (data154 < 1 || isNaN(data154))) {
              let err336 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/6/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err336] : vErrors.push(err336), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data155 = data.atMs;
            if (!(typeof data155 == "number" && !(data155 % 1) && !isNaN(data155) && isFinite(data155))) {
              let err337 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err337] : vErrors.push(err337), errors++;
            }
            if (typeof data155 == "number" && isFinite(data155) && (data155 < 0 || isNaN(data155))) {
              let err338 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/6/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err338] : vErrors.push(err338), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data157 = data.type;
            if (typeof data157 != "string") {
              let err339 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/6/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err339] : vErrors.push(err339), errors++;
            }
            if (data157 !== "preflightProbed") {
              let err340 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/6/properties/type/const", keyword: "const", params: { allowedValue: "preflightProbed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err340] : vErrors.push(err340), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data158 = data.payload;
            if (data158 && typeof data158 == "object" && !Array.isArray(data158)) {
              if (data158.results === void 0) {
                let err341 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
                vErrors === null ? vErrors = [err341] : vErrors.push(err341), errors++;
              }
              if (data158.holds === void 0) {
                let err342 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/required", keyword: "required", params: { missingProperty: "holds" }, message: "must have required property 'holds'" };
                vErrors === null ? vErrors = [err342] : vErrors.push(err342), errors++;
              }
              for (let key23 in data158)
                if (!(key23 === "results" || key23 === "holds")) {
                  let err343 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err343] : vErrors.push(err343), errors++;
                }
              if (data158.results !== void 0) {
                let data159 = data158.results;
                if (Array.isArray(data159)) {
                  let len10 = data159.length;
                  for (let i10 = 0; i10 < len10; i10++)
                    validate297(data159[i10], { instancePath: instancePath + "/payload/results/" + i10, parentData: data159, parentDataProperty: i10, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors), errors = vErrors.length);
                } else {
                  let err344 = { instancePath: instancePath + "/payload/results", schemaPath: "#/oneOf/6/properties/payload/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err344] : vErrors.push(err344), errors++;
                }
              }
              if (data158.holds !== void 0) {
                let data161 = data158.holds;
                if (typeof data161 != "boolean" && data161 !== null) {
                  let err345 = { instancePath: instancePath + "/payload/holds", schemaPath: "#/oneOf/6/properties/payload/properties/holds/type", keyword: "type", params: { type: schema56.oneOf[6].properties.payload.properties.holds.type }, message: "must be boolean,null" };
                  vErrors === null ? vErrors = [err345] : vErrors.push(err345), errors++;
                }
              }
            } else {
              let err346 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/6/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err346] : vErrors.push(err346), errors++;
            }
          }
          if (data.v !== void 0) {
            let data162 = data.v;
            if (!(typeof data162 == "number" && !(data162 % 1) && !isNaN(data162) && isFinite(data162))) {
              let err347 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err347] : vErrors.push(err347), errors++;
            }
            if (typeof data162 == "number" && isFinite(data162) && (data162 < 1 || isNaN(data162))) {
              let err348 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/6/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err348] : vErrors.push(err348), errors++;
            }
          }
        } else {
          let err349 = { instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err349] : vErrors.push(err349), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "actionIntent") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err350 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err350] : vErrors.push(err350), errors++;
          }
          if (data.seq === void 0) {
            let err351 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err351] : vErrors.push(err351), errors++;
          }
          if (data.prev === void 0) {
            let err352 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err352] : vErrors.push(err352), errors++;
          }
          if (data.segment === void 0) {
            let err353 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err353] : vErrors.push(err353), errors++;
          }
          if (data.epoch === void 0) {
            let err354 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err354] : vErrors.push(err354), errors++;
          }
          if (data.atMs === void 0) {
            let err355 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err355] : vErrors.push(err355), errors++;
          }
          if (data.runPath === void 0) {
            let err356 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err356] : vErrors.push(err356), errors++;
          }
          if (data.type === void 0) {
            let err357 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err357] : vErrors.push(err357), errors++;
          }
          if (data.payload === void 0) {
            let err358 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err358] : vErrors.push(err358), errors++;
          }
          if (data.v === void 0) {
            let err359 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err359] : vErrors.push(err359), errors++;
          }
          for (let key24 in data)
            if (!func1.call(schema56.oneOf[7].properties, key24)) {
              let err360 = { instancePath, schemaPath: "#/oneOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err360] : vErrors.push(err360), errors++;
            }
          if (data.runId !== void 0) {
            let data163 = data.runId;
            if (typeof data163 == "string") {
              if (func2(data163) < 1) {
                let err361 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/7/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err361] : vErrors.push(err361), errors++;
              }
            } else {
              let err362 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/7/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err362] : vErrors.push(err362), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data164 = data.seq;
            if (!(typeof data164 == "number" && !(data164 % 1) && !isNaN(data164) && isFinite(data164))) {
              let err363 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/7/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err363] : vErrors.push(err363), errors++;
            }
            if (typeof data164 == "number" && isFinite(data164) && (data164 < 1 || isNaN(data164))) {
              let err364 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/7/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err364] : vErrors.push(err364), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data165 = data.prev, _errs372 = errors, valid64 = !1, _errs373 = errors;
            validate53(data165, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid8 = _errs373 === errors;
            valid64 = valid64 || _valid8;
            let _errs374 = errors;
            if (data165 !== null) {
              let err365 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/7/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err365] : vErrors.push(err365), errors++;
            }
            var _valid8 = _errs374 === errors;
            if (valid64 = valid64 || _valid8, valid64)
              errors = _errs372, vErrors !== null && (_errs372 ? vErrors.length = _errs372 : vErrors = null);
            else {
              let err366 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/7/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err366] : vErrors.push(err366), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data166 = data.segment;
            if (!(typeof data166 == "number" && !(data166 % 1) && !isNaN(data166) && isFinite(data166))) {
              let err367 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/7/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err367] : vErrors.push(err367), errors++;
            }
            if (typeof data166 == "number" && isFinite(data166) && (data166 < 1 || isNaN(data166))) {
              let err368 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/7/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err368] : vErrors.push(err368), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data167 = data.epoch;
            if (!(typeof data167 == "number" && !(data167 % 1) && !isNaN(data167) && isFinite(data167))) {
              let err369 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/7/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err369] : vErrors.push(err369), errors++;
            }
            if (typeof data167 == "number" && isFinite(data167) && (data167 < 1 || isNaN(data167))) {
              let err370 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/7/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err370] : vErrors.push(err370), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data168 = data.atMs;
            if (!(typeof data168 == "number" && !(data168 % 1) && !isNaN(data168) && isFinite(data168))) {
              let err371 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err371] : vErrors.push(err371), errors++;
            }
            if (typeof data168 == "number" && isFinite(data168) && (data168 < 0 || isNaN(data168))) {
              let err372 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/7/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err372] : vErrors.push(err372), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data170 = data.type;
            if (typeof data170 != "string") {
              let err373 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/7/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err373] : vErrors.push(err373), errors++;
            }
            if (data170 !== "actionIntent") {
              let err374 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/7/properties/type/const", keyword: "const", params: { allowedValue: "actionIntent" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err374] : vErrors.push(err374), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data171 = data.payload;
            if (data171 && typeof data171 == "object" && !Array.isArray(data171)) {
              if (data171.callId === void 0) {
                let err375 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "callId" }, message: "must have required property 'callId'" };
                vErrors === null ? vErrors = [err375] : vErrors.push(err375), errors++;
              }
              if (data171.idempotencyKey === void 0) {
                let err376 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
                vErrors === null ? vErrors = [err376] : vErrors.push(err376), errors++;
              }
              if (data171.group === void 0) {
                let err377 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
                vErrors === null ? vErrors = [err377] : vErrors.push(err377), errors++;
              }
              if (data171.attempt === void 0) {
                let err378 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err378] : vErrors.push(err378), errors++;
              }
              if (data171.chainIndex === void 0) {
                let err379 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "chainIndex" }, message: "must have required property 'chainIndex'" };
                vErrors === null ? vErrors = [err379] : vErrors.push(err379), errors++;
              }
              if (data171.actionName === void 0) {
                let err380 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "actionName" }, message: "must have required property 'actionName'" };
                vErrors === null ? vErrors = [err380] : vErrors.push(err380), errors++;
              }
              if (data171.argsSnapshot === void 0) {
                let err381 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "argsSnapshot" }, message: "must have required property 'argsSnapshot'" };
                vErrors === null ? vErrors = [err381] : vErrors.push(err381), errors++;
              }
              if (data171.provider === void 0) {
                let err382 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
                vErrors === null ? vErrors = [err382] : vErrors.push(err382), errors++;
              }
              if (data171.sessionId === void 0) {
                let err383 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
                vErrors === null ? vErrors = [err383] : vErrors.push(err383), errors++;
              }
              if (data171.effectClass === void 0) {
                let err384 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "effectClass" }, message: "must have required property 'effectClass'" };
                vErrors === null ? vErrors = [err384] : vErrors.push(err384), errors++;
              }
              if (data171.idempotent === void 0) {
                let err385 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/required", keyword: "required", params: { missingProperty: "idempotent" }, message: "must have required property 'idempotent'" };
                vErrors === null ? vErrors = [err385] : vErrors.push(err385), errors++;
              }
              for (let key25 in data171)
                if (!func1.call(schema56.oneOf[7].properties.payload.properties, key25)) {
                  let err386 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err386] : vErrors.push(err386), errors++;
                }
              if (data171.callId !== void 0 && typeof data171.callId != "string") {
                let err387 = { instancePath: instancePath + "/payload/callId", schemaPath: "#/oneOf/7/properties/payload/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err387] : vErrors.push(err387), errors++;
              }
              if (data171.idempotencyKey !== void 0 && typeof data171.idempotencyKey != "string") {
                let err388 = { instancePath: instancePath + "/payload/idempotencyKey", schemaPath: "#/oneOf/7/properties/payload/properties/idempotencyKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err388] : vErrors.push(err388), errors++;
              }
              if (data171.group !== void 0) {
                let data174 = data171.group;
                if (!(typeof data174 == "number" && !(data174 % 1) && !isNaN(data174) && isFinite(data174))) {
                  let err389 = { instancePath: instancePath + "/payload/group", schemaPath: "#/oneOf/7/properties/payload/properties/group/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err389] : vErrors.push(err389), errors++;
                }
                if (typeof data174 == "number" && isFinite(data174) && (data174 < 1 || isNaN(data174))) {
                  let err390 = { instancePath: instancePath + "/payload/group", schemaPath: "#/oneOf/7/properties/payload/properties/group/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err390] : vErrors.push(err390), errors++;
                }
              }
              if (data171.attempt !== void 0) {
                let data175 = data171.attempt;
                if (!(typeof data175 == "number" && !(data175 % 1) && !isNaN(data175) && isFinite(data175))) {
                  let err391 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/7/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err391] : vErrors.push(err391), errors++;
                }
                if (typeof data175 == "number" && isFinite(data175) && (data175 < 1 || isNaN(data175))) {
                  let err392 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/7/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err392] : vErrors.push(err392), errors++;
                }
              }
              if (data171.chainIndex !== void 0) {
                let data176 = data171.chainIndex;
                if (!(typeof data176 == "number" && !(data176 % 1) && !isNaN(data176) && isFinite(data176))) {
                  let err393 = { instancePath: instancePath + "/payload/chainIndex", schemaPath: "#/oneOf/7/properties/payload/properties/chainIndex/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err393] : vErrors.push(err393), errors++;
                }
                if (typeof data176 == "number" && isFinite(data176) && (data176 < 0 || isNaN(data176))) {
                  let err394 = { instancePath: instancePath + "/payload/chainIndex", schemaPath: "#/oneOf/7/properties/payload/properties/chainIndex/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err394] : vErrors.push(err394), errors++;
                }
              }
              if (data171.channel !== void 0 && typeof data171.channel != "string") {
                let err395 = { instancePath: instancePath + "/payload/channel", schemaPath: "#/oneOf/7/properties/payload/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err395] : vErrors.push(err395), errors++;
              }
              if (data171.actionName !== void 0 && typeof data171.actionName != "string") {
                let err396 = { instancePath: instancePath + "/payload/actionName", schemaPath: "#/oneOf/7/properties/payload/properties/actionName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err396] : vErrors.push(err396), errors++;
              }
              if (data171.argsSnapshot !== void 0 && (validate268(data171.argsSnapshot, { instancePath: instancePath + "/payload/argsSnapshot", parentData: data171, parentDataProperty: "argsSnapshot", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data171.provider !== void 0 && typeof data171.provider != "string") {
                let err397 = { instancePath: instancePath + "/payload/provider", schemaPath: "#/oneOf/7/properties/payload/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err397] : vErrors.push(err397), errors++;
              }
              if (data171.sessionId !== void 0 && typeof data171.sessionId != "string") {
                let err398 = { instancePath: instancePath + "/payload/sessionId", schemaPath: "#/oneOf/7/properties/payload/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err398] : vErrors.push(err398), errors++;
              }
              if (data171.effectClass !== void 0) {
                let data182 = data171.effectClass;
                if (!(data182 === "mutating" || data182 === "readonly")) {
                  let err399 = { instancePath: instancePath + "/payload/effectClass", schemaPath: "#/oneOf/7/properties/payload/properties/effectClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[7].properties.payload.properties.effectClass.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err399] : vErrors.push(err399), errors++;
                }
              }
              if (data171.idempotent !== void 0 && typeof data171.idempotent != "boolean") {
                let err400 = { instancePath: instancePath + "/payload/idempotent", schemaPath: "#/oneOf/7/properties/payload/properties/idempotent/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err400] : vErrors.push(err400), errors++;
              }
              if (data171.timeoutMs !== void 0) {
                let data184 = data171.timeoutMs;
                if (!(typeof data184 == "number" && !(data184 % 1) && !isNaN(data184) && isFinite(data184))) {
                  let err401 = { instancePath: instancePath + "/payload/timeoutMs", schemaPath: "#/oneOf/7/properties/payload/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err401] : vErrors.push(err401), errors++;
                }
              }
              if (data171.release !== void 0) {
                let data185 = data171.release;
                if (data185 && typeof data185 == "object" && !Array.isArray(data185)) {
                  if (data185.ref === void 0) {
                    let err402 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                    vErrors === null ? vErrors = [err402] : vErrors.push(err402), errors++;
                  }
                  if (data185.by === void 0) {
                    let err403 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                    vErrors === null ? vErrors = [err403] : vErrors.push(err403), errors++;
                  }
                  for (let key26 in data185)
                    if (!(key26 === "ref" || key26 === "by")) {
                      let err404 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err404] : vErrors.push(err404), errors++;
                    }
                  if (data185.ref !== void 0 && typeof data185.ref != "string") {
                    let err405 = { instancePath: instancePath + "/payload/release/ref", schemaPath: "#/oneOf/7/properties/payload/properties/release/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err405] : vErrors.push(err405), errors++;
                  }
                  if (data185.by !== void 0 && typeof data185.by != "string") {
                    let err406 = { instancePath: instancePath + "/payload/release/by", schemaPath: "#/oneOf/7/properties/payload/properties/release/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err406] : vErrors.push(err406), errors++;
                  }
                } else {
                  let err407 = { instancePath: instancePath + "/payload/release", schemaPath: "#/oneOf/7/properties/payload/properties/release/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err407] : vErrors.push(err407), errors++;
                }
              }
              if (data171.provenance !== void 0) {
                let data188 = data171.provenance;
                if (!(data188 && typeof data188 == "object" && !Array.isArray(data188))) {
                  let err408 = { instancePath: instancePath + "/payload/provenance", schemaPath: "#/oneOf/7/properties/payload/properties/provenance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err408] : vErrors.push(err408), errors++;
                }
              }
              data171.sourcesDigest !== void 0 && (validate53(data171.sourcesDigest, { instancePath: instancePath + "/payload/sourcesDigest", parentData: data171, parentDataProperty: "sourcesDigest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data171.sourcesStat !== void 0 && (validate53(data171.sourcesStat, { instancePath: instancePath + "/payload/sourcesStat", parentData: data171, parentDataProperty: "sourcesStat", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
            } else {
              let err409 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/7/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err409] : vErrors.push(err409), errors++;
            }
          }
          if (data.v !== void 0) {
            let data191 = data.v;
            if (!(typeof data191 == "number" && !(data191 % 1) && !isNaN(data191) && isFinite(data191))) {
              let err410 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err410] : vErrors.push(err410), errors++;
            }
            if (typeof data191 == "number" && isFinite(data191) && (data191 < 1 || isNaN(data191))) {
              let err411 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/7/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err411] : vErrors.push(err411), errors++;
            }
          }
        } else {
          let err412 = { instancePath, schemaPath: "#/oneOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err412] : vErrors.push(err412), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "actionSettled") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err413 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err413] : vErrors.push(err413), errors++;
          }
          if (data.seq === void 0) {
            let err414 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err414] : vErrors.push(err414), errors++;
          }
          if (data.prev === void 0) {
            let err415 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err415] : vErrors.push(err415), errors++;
          }
          if (data.segment === void 0) {
            let err416 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err416] : vErrors.push(err416), errors++;
          }
          if (data.epoch === void 0) {
            let err417 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err417] : vErrors.push(err417), errors++;
          }
          if (data.atMs === void 0) {
            let err418 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err418] : vErrors.push(err418), errors++;
          }
          if (data.runPath === void 0) {
            let err419 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err419] : vErrors.push(err419), errors++;
          }
          if (data.type === void 0) {
            let err420 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err420] : vErrors.push(err420), errors++;
          }
          if (data.payload === void 0) {
            let err421 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err421] : vErrors.push(err421), errors++;
          }
          if (data.v === void 0) {
            let err422 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err422] : vErrors.push(err422), errors++;
          }
          for (let key27 in data)
            if (!func1.call(schema56.oneOf[8].properties, key27)) {
              let err423 = { instancePath, schemaPath: "#/oneOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err423] : vErrors.push(err423), errors++;
            }
          if (data.runId !== void 0) {
            let data192 = data.runId;
            if (typeof data192 == "string") {
              if (func2(data192) < 1) {
                let err424 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/8/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err424] : vErrors.push(err424), errors++;
              }
            } else {
              let err425 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/8/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err425] : vErrors.push(err425), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data193 = data.seq;
            if (!(typeof data193 == "number" && !(data193 % 1) && !isNaN(data193) && isFinite(data193))) {
              let err426 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/8/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err426] : vErrors.push(err426), errors++;
            }
            if (typeof data193 == "number" && isFinite(data193) && (data193 < 1 || isNaN(data193))) {
              let err427 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/8/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err427] : vErrors.push(err427), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data194 = data.prev, _errs433 = errors, valid69 = !1, _errs434 = errors;
            validate53(data194, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid9 = _errs434 === errors;
            valid69 = valid69 || _valid9;
            let _errs435 = errors;
            if (data194 !== null) {
              let err428 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/8/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err428] : vErrors.push(err428), errors++;
            }
            var _valid9 = _errs435 === errors;
            if (valid69 = valid69 || _valid9, valid69)
              errors = _errs433, vErrors !== null && (_errs433 ? vErrors.length = _errs433 : vErrors = null);
            else {
              let err429 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/8/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err429] : vErrors.push(err429), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data195 = data.segment;
            if (!(typeof data195 == "number" && !(data195 % 1) && !isNaN(data195) && isFinite(data195))) {
              let err430 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/8/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err430] : vErrors.push(err430), errors++;
            }
            if (typeof data195 == "number" && isFinite(data195) && (data195 < 1 || isNaN(data195))) {
              let err431 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/8/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err431] : vErrors.push(err431), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data196 = data.epoch;
            if (!(typeof data196 == "number" && !(data196 % 1) && !isNaN(data196) && isFinite(data196))) {
              let err432 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/8/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err432] : vErrors.push(err432), errors++;
            }
            if (typeof data196 == "number" && isFinite(data196) && (data196 < 1 || isNaN(data196))) {
              let err433 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/8/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err433] : vErrors.push(err433), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data197 = data.atMs;
            if (!(typeof data197 == "number" && !(data197 % 1) && !isNaN(data197) && isFinite(data197))) {
              let err434 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/8/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err434] : vErrors.push(err434), errors++;
            }
            if (typeof data197 == "number" && isFinite(data197) && (data197 < 0 || isNaN(data197))) {
              let err435 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/8/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err435] : vErrors.push(err435), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data199 = data.type;
            if (typeof data199 != "string") {
              let err436 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/8/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err436] : vErrors.push(err436), errors++;
            }
            if (data199 !== "actionSettled") {
              let err437 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/8/properties/type/const", keyword: "const", params: { allowedValue: "actionSettled" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err437] : vErrors.push(err437), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data200 = data.payload;
            if (data200 && typeof data200 == "object" && !Array.isArray(data200)) {
              if (data200.callId === void 0) {
                let err438 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "callId" }, message: "must have required property 'callId'" };
                vErrors === null ? vErrors = [err438] : vErrors.push(err438), errors++;
              }
              if (data200.terminal === void 0) {
                let err439 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "terminal" }, message: "must have required property 'terminal'" };
                vErrors === null ? vErrors = [err439] : vErrors.push(err439), errors++;
              }
              if (data200.effect === void 0) {
                let err440 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'" };
                vErrors === null ? vErrors = [err440] : vErrors.push(err440), errors++;
              }
              if (data200.source === void 0) {
                let err441 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                vErrors === null ? vErrors = [err441] : vErrors.push(err441), errors++;
              }
              for (let key28 in data200)
                if (!func1.call(schema56.oneOf[8].properties.payload.properties, key28)) {
                  let err442 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err442] : vErrors.push(err442), errors++;
                }
              if (data200.callId !== void 0 && typeof data200.callId != "string") {
                let err443 = { instancePath: instancePath + "/payload/callId", schemaPath: "#/oneOf/8/properties/payload/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err443] : vErrors.push(err443), errors++;
              }
              if (data200.terminal !== void 0) {
                let data202 = data200.terminal;
                if (!(data202 === "succeeded" || data202 === "failed" || data202 === "cancelled" || data202 === "timedOut" || data202 === "uncertain")) {
                  let err444 = { instancePath: instancePath + "/payload/terminal", schemaPath: "#/oneOf/8/properties/payload/properties/terminal/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.terminal.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err444] : vErrors.push(err444), errors++;
                }
              }
              if (data200.effect !== void 0) {
                let data203 = data200.effect;
                if (!(data203 === "none" || data203 === "landed" || data203 === "unknown")) {
                  let err445 = { instancePath: instancePath + "/payload/effect", schemaPath: "#/oneOf/8/properties/payload/properties/effect/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.effect.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err445] : vErrors.push(err445), errors++;
                }
              }
              if (data200.source !== void 0) {
                let data204 = data200.source;
                if (!(data204 === "live" || data204 === "reconciled" || data204 === "person")) {
                  let err446 = { instancePath: instancePath + "/payload/source", schemaPath: "#/oneOf/8/properties/payload/properties/source/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.source.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err446] : vErrors.push(err446), errors++;
                }
              }
              if (data200.errorClass !== void 0) {
                let data205 = data200.errorClass;
                if (!(data205 === "capability_drift" || data205 === "bind_arguments_invalid" || data205 === "action_failed_retryable" || data205 === "action_failed_final" || data205 === "action_timed_out" || data205 === "action_cancelled" || data205 === "target_stale" || data205 === "transport_lost" || data205 === "session_degraded")) {
                  let err447 = { instancePath: instancePath + "/payload/errorClass", schemaPath: "#/oneOf/8/properties/payload/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[8].properties.payload.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err447] : vErrors.push(err447), errors++;
                }
              }
              if (data200.message !== void 0 && typeof data200.message != "string") {
                let err448 = { instancePath: instancePath + "/payload/message", schemaPath: "#/oneOf/8/properties/payload/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err448] : vErrors.push(err448), errors++;
              }
              if (data200.output !== void 0 && (validate268(data200.output, { instancePath: instancePath + "/payload/output", parentData: data200, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data200.offers !== void 0) {
                let data208 = data200.offers;
                if (Array.isArray(data208)) {
                  let len11 = data208.length;
                  for (let i11 = 0; i11 < len11; i11++)
                    validate308(data208[i11], { instancePath: instancePath + "/payload/offers/" + i11, parentData: data208, parentDataProperty: i11, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors), errors = vErrors.length);
                } else {
                  let err449 = { instancePath: instancePath + "/payload/offers", schemaPath: "#/oneOf/8/properties/payload/properties/offers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err449] : vErrors.push(err449), errors++;
                }
              }
              if (data200.startedAtMs !== void 0) {
                let data210 = data200.startedAtMs;
                if (!(typeof data210 == "number" && !(data210 % 1) && !isNaN(data210) && isFinite(data210))) {
                  let err450 = { instancePath: instancePath + "/payload/startedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/startedAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err450] : vErrors.push(err450), errors++;
                }
                if (typeof data210 == "number" && isFinite(data210) && (data210 < 0 || isNaN(data210))) {
                  let err451 = { instancePath: instancePath + "/payload/startedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/startedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err451] : vErrors.push(err451), errors++;
                }
              }
              if (data200.endedAtMs !== void 0) {
                let data211 = data200.endedAtMs;
                if (!(typeof data211 == "number" && !(data211 % 1) && !isNaN(data211) && isFinite(data211))) {
                  let err452 = { instancePath: instancePath + "/payload/endedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/endedAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err452] : vErrors.push(err452), errors++;
                }
                if (typeof data211 == "number" && isFinite(data211) && (data211 < 0 || isNaN(data211))) {
                  let err453 = { instancePath: instancePath + "/payload/endedAtMs", schemaPath: "#/oneOf/8/properties/payload/properties/endedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err453] : vErrors.push(err453), errors++;
                }
              }
            } else {
              let err454 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/8/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err454] : vErrors.push(err454), errors++;
            }
          }
          if (data.v !== void 0) {
            let data212 = data.v;
            if (!(typeof data212 == "number" && !(data212 % 1) && !isNaN(data212) && isFinite(data212))) {
              let err455 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err455] : vErrors.push(err455), errors++;
            }
            if (typeof data212 == "number" && isFinite(data212) && (data212 < 1 || isNaN(data212))) {
              let err456 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/8/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err456] : vErrors.push(err456), errors++;
            }
          }
        } else {
          let err457 = { instancePath, schemaPath: "#/oneOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err457] : vErrors.push(err457), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "observationRecorded") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err458 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err458] : vErrors.push(err458), errors++;
          }
          if (data.seq === void 0) {
            let err459 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err459] : vErrors.push(err459), errors++;
          }
          if (data.prev === void 0) {
            let err460 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err460] : vErrors.push(err460), errors++;
          }
          if (data.segment === void 0) {
            let err461 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err461] : vErrors.push(err461), errors++;
          }
          if (data.epoch === void 0) {
            let err462 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err462] : vErrors.push(err462), errors++;
          }
          if (data.atMs === void 0) {
            let err463 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err463] : vErrors.push(err463), errors++;
          }
          if (data.runPath === void 0) {
            let err464 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err464] : vErrors.push(err464), errors++;
          }
          if (data.type === void 0) {
            let err465 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err465] : vErrors.push(err465), errors++;
          }
          if (data.payload === void 0) {
            let err466 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err466] : vErrors.push(err466), errors++;
          }
          if (data.v === void 0) {
            let err467 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err467] : vErrors.push(err467), errors++;
          }
          for (let key29 in data)
            if (!func1.call(schema56.oneOf[9].properties, key29)) {
              let err468 = { instancePath, schemaPath: "#/oneOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err468] : vErrors.push(err468), errors++;
            }
          if (data.runId !== void 0) {
            let data213 = data.runId;
            if (typeof data213 == "string") {
              if (func2(data213) < 1) {
                let err469 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/9/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err469] : vErrors.push(err469), errors++;
              }
            } else {
              let err470 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/9/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err470] : vErrors.push(err470), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data214 = data.seq;
            if (!(typeof data214 == "number" && !(data214 % 1) && !isNaN(data214) && isFinite(data214))) {
              let err471 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/9/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err471] : vErrors.push(err471), errors++;
            }
            if (typeof data214 == "number" && isFinite(data214) && (data214 < 1 || isNaN(data214))) {
              let err472 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/9/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err472] : vErrors.push(err472), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data215 = data.prev, _errs475 = errors, valid75 = !1, _errs476 = errors;
            validate53(data215, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid10 = _errs476 === errors;
            valid75 = valid75 || _valid10;
            let _errs477 = errors;
            if (data215 !== null) {
              let err473 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/9/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err473] : vErrors.push(err473), errors++;
            }
            var _valid10 = _errs477 === errors;
            if (valid75 = valid75 || _valid10, valid75)
              errors = _errs475, vErrors !== null && (_errs475 ? vErrors.length = _errs475 : vErrors = null);
            else {
              let err474 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/9/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err474] : vErrors.push(err474), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data216 = data.segment;
            if (!(typeof data216 == "number" && !(data216 % 1) && !isNaN(data216) && isFinite(data216))) {
              let err475 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/9/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err475] : vErrors.push(err475), errors++;
            }
            if (typeof data216 == "number" && isFinite(data216) && (data216 < 1 || isNaN(data216))) {
              let err476 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/9/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err476] : vErrors.push(err476), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data217 = data.epoch;
            if (!(typeof data217 == "number" && !(data217 % 1) && !isNaN(data217) && isFinite(data217))) {
              let err477 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/9/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err477] : vErrors.push(err477), errors++;
            }
            if (typeof data217 == "number" && isFinite(data217) && (data217 < 1 || isNaN(data217))) {
              let err478 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/9/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err478] : vErrors.push(err478), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data218 = data.atMs;
            if (!(typeof data218 == "number" && !(data218 % 1) && !isNaN(data218) && isFinite(data218))) {
              let err479 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/9/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err479] : vErrors.push(err479), errors++;
            }
            if (typeof data218 == "number" && isFinite(data218) && (data218 < 0 || isNaN(data218))) {
              let err480 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/9/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err480] : vErrors.push(err480), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data220 = data.type;
            if (typeof data220 != "string") {
              let err481 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/9/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err481] : vErrors.push(err481), errors++;
            }
            if (data220 !== "observationRecorded") {
              let err482 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/9/properties/type/const", keyword: "const", params: { allowedValue: "observationRecorded" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err482] : vErrors.push(err482), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data221 = data.payload;
            if (data221 && typeof data221 == "object" && !Array.isArray(data221)) {
              if (data221.which === void 0) {
                let err483 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/required", keyword: "required", params: { missingProperty: "which" }, message: "must have required property 'which'" };
                vErrors === null ? vErrors = [err483] : vErrors.push(err483), errors++;
              }
              if (data221.parts === void 0) {
                let err484 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/required", keyword: "required", params: { missingProperty: "parts" }, message: "must have required property 'parts'" };
                vErrors === null ? vErrors = [err484] : vErrors.push(err484), errors++;
              }
              if (data221.gaps === void 0) {
                let err485 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/required", keyword: "required", params: { missingProperty: "gaps" }, message: "must have required property 'gaps'" };
                vErrors === null ? vErrors = [err485] : vErrors.push(err485), errors++;
              }
              for (let key30 in data221)
                if (!(key30 === "which" || key30 === "provider" || key30 === "sessionId" || key30 === "parts" || key30 === "gaps" || key30 === "files" || key30 === "viewport")) {
                  let err486 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err486] : vErrors.push(err486), errors++;
                }
              if (data221.which !== void 0) {
                let data222 = data221.which;
                if (!(data222 === "before" || data222 === "after" || data222 === "fresh" || data222 === "probe")) {
                  let err487 = { instancePath: instancePath + "/payload/which", schemaPath: "#/oneOf/9/properties/payload/properties/which/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[9].properties.payload.properties.which.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err487] : vErrors.push(err487), errors++;
                }
              }
              if (data221.provider !== void 0 && typeof data221.provider != "string") {
                let err488 = { instancePath: instancePath + "/payload/provider", schemaPath: "#/oneOf/9/properties/payload/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err488] : vErrors.push(err488), errors++;
              }
              if (data221.sessionId !== void 0 && typeof data221.sessionId != "string") {
                let err489 = { instancePath: instancePath + "/payload/sessionId", schemaPath: "#/oneOf/9/properties/payload/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err489] : vErrors.push(err489), errors++;
              }
              if (data221.parts !== void 0) {
                let data225 = data221.parts;
                if (Array.isArray(data225)) {
                  let len12 = data225.length;
                  for (let i12 = 0; i12 < len12; i12++)
                    validate312(data225[i12], { instancePath: instancePath + "/payload/parts/" + i12, parentData: data225, parentDataProperty: i12, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors), errors = vErrors.length);
                } else {
                  let err490 = { instancePath: instancePath + "/payload/parts", schemaPath: "#/oneOf/9/properties/payload/properties/parts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err490] : vErrors.push(err490), errors++;
                }
              }
              if (data221.gaps !== void 0) {
                let data227 = data221.gaps;
                if (Array.isArray(data227)) {
                  let len13 = data227.length;
                  for (let i13 = 0; i13 < len13; i13++)
                    validate315(data227[i13], { instancePath: instancePath + "/payload/gaps/" + i13, parentData: data227, parentDataProperty: i13, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length);
                } else {
                  let err491 = { instancePath: instancePath + "/payload/gaps", schemaPath: "#/oneOf/9/properties/payload/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err491] : vErrors.push(err491), errors++;
                }
              }
              if (data221.files !== void 0) {
                let data229 = data221.files;
                if (Array.isArray(data229)) {
                  let len14 = data229.length;
                  for (let i14 = 0; i14 < len14; i14++) {
                    let data230 = data229[i14];
                    if (data230 && typeof data230 == "object" && !Array.isArray(data230)) {
                      if (data230.path === void 0) {
                        let err492 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                        vErrors === null ? vErrors = [err492] : vErrors.push(err492), errors++;
                      }
                      if (data230.present === void 0) {
                        let err493 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "present" }, message: "must have required property 'present'" };
                        vErrors === null ? vErrors = [err493] : vErrors.push(err493), errors++;
                      }
                      for (let key31 in data230)
                        if (!(key31 === "path" || key31 === "present" || key31 === "sha256" || key31 === "bytes" || key31 === "contains")) {
                          let err494 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err494] : vErrors.push(err494), errors++;
                        }
                      if (data230.path !== void 0 && typeof data230.path != "string") {
                        let err495 = { instancePath: instancePath + "/payload/files/" + i14 + "/path", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err495] : vErrors.push(err495), errors++;
                      }
                      if (data230.present !== void 0 && typeof data230.present != "boolean") {
                        let err496 = { instancePath: instancePath + "/payload/files/" + i14 + "/present", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/present/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                        vErrors === null ? vErrors = [err496] : vErrors.push(err496), errors++;
                      }
                      if (data230.sha256 !== void 0 && typeof data230.sha256 != "string") {
                        let err497 = { instancePath: instancePath + "/payload/files/" + i14 + "/sha256", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err497] : vErrors.push(err497), errors++;
                      }
                      if (data230.bytes !== void 0) {
                        let data234 = data230.bytes;
                        if (!(typeof data234 == "number" && !(data234 % 1) && !isNaN(data234) && isFinite(data234))) {
                          let err498 = { instancePath: instancePath + "/payload/files/" + i14 + "/bytes", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err498] : vErrors.push(err498), errors++;
                        }
                        if (typeof data234 == "number" && isFinite(data234) && (data234 < 0 || isNaN(data234))) {
                          let err499 = { instancePath: instancePath + "/payload/files/" + i14 + "/bytes", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err499] : vErrors.push(err499), errors++;
                        }
                      }
                      if (data230.contains !== void 0) {
                        let data235 = data230.contains;
                        if (Array.isArray(data235)) {
                          let len15 = data235.length;
                          for (let i15 = 0; i15 < len15; i15++)
                            if (typeof data235[i15] != "string") {
                              let err500 = { instancePath: instancePath + "/payload/files/" + i14 + "/contains/" + i15, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/contains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              vErrors === null ? vErrors = [err500] : vErrors.push(err500), errors++;
                            }
                        } else {
                          let err501 = { instancePath: instancePath + "/payload/files/" + i14 + "/contains", schemaPath: "#/oneOf/9/properties/payload/properties/files/items/properties/contains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          vErrors === null ? vErrors = [err501] : vErrors.push(err501), errors++;
                        }
                      }
                    } else {
                      let err502 = { instancePath: instancePath + "/payload/files/" + i14, schemaPath: "#/oneOf/9/properties/payload/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err502] : vErrors.push(err502), errors++;
                    }
                  }
                } else {
                  let err503 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/9/properties/payload/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err503] : vErrors.push(err503), errors++;
                }
              }
              if (data221.viewport !== void 0) {
                let data237 = data221.viewport;
                if (!(data237 && typeof data237 == "object" && !Array.isArray(data237))) {
                  let err504 = { instancePath: instancePath + "/payload/viewport", schemaPath: "#/oneOf/9/properties/payload/properties/viewport/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err504] : vErrors.push(err504), errors++;
                }
              }
            } else {
              let err505 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/9/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err505] : vErrors.push(err505), errors++;
            }
          }
          if (data.v !== void 0) {
            let data238 = data.v;
            if (!(typeof data238 == "number" && !(data238 % 1) && !isNaN(data238) && isFinite(data238))) {
              let err506 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err506] : vErrors.push(err506), errors++;
            }
            if (typeof data238 == "number" && isFinite(data238) && (data238 < 1 || isNaN(data238))) {
              let err507 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/9/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err507] : vErrors.push(err507), errors++;
            }
          }
        } else {
          let err508 = { instancePath, schemaPath: "#/oneOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err508] : vErrors.push(err508), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "assertionEvaluated") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err509 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err509] : vErrors.push(err509), errors++;
          }
          if (data.seq === void 0) {
            let err510 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err510] : vErrors.push(err510), errors++;
          }
          if (data.prev === void 0) {
            let err511 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err511] : vErrors.push(err511), errors++;
          }
          if (data.segment === void 0) {
            let err512 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err512] : vErrors.push(err512), errors++;
          }
          if (data.epoch === void 0) {
            let err513 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err513] : vErrors.push(err513), errors++;
          }
          if (data.atMs === void 0) {
            let err514 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err514] : vErrors.push(err514), errors++;
          }
          if (data.runPath === void 0) {
            let err515 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err515] : vErrors.push(err515), errors++;
          }
          if (data.type === void 0) {
            let err516 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err516] : vErrors.push(err516), errors++;
          }
          if (data.payload === void 0) {
            let err517 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err517] : vErrors.push(err517), errors++;
          }
          if (data.v === void 0) {
            let err518 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err518] : vErrors.push(err518), errors++;
          }
          for (let key32 in data)
            if (!func1.call(schema56.oneOf[10].properties, key32)) {
              let err519 = { instancePath, schemaPath: "#/oneOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err519] : vErrors.push(err519), errors++;
            }
          if (data.runId !== void 0) {
            let data239 = data.runId;
            if (typeof data239 == "string") {
              if (func2(data239) < 1) {
                let err520 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/10/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err520] : vErrors.push(err520), errors++;
              }
            } else {
              let err521 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/10/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err521] : vErrors.push(err521), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data240 = data.seq;
            if (!(typeof data240 == "number" && !(data240 % 1) && !isNaN(data240) && isFinite(data240))) {
              let err522 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/10/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err522] : vErrors.push(err522), errors++;
            }
            if (typeof data240 == "number" && isFinite(data240) && (data240 < 1 || isNaN(data240))) {
              let err523 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/10/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err523] : vErrors.push(err523), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data241 = data.prev, _errs531 = errors, valid88 = !1, _errs532 = errors;
            validate53(data241, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid11 = _errs532 === errors;
            valid88 = valid88 || _valid11;
            let _errs533 = errors;
            if (data241 !== null) {
              let err524 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/10/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err524] : vErrors.push(err524), errors++;
            }
            var _valid11 = _errs533 === errors;
            if (valid88 = valid88 || _valid11, valid88)
              errors = _errs531, vErrors !== null && (_errs531 ? vErrors.length = _errs531 : vErrors = null);
            else {
              let err525 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/10/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err525] : vErrors.push(err525), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data242 = data.segment;
            if (!(typeof data242 == "number" && !(data242 % 1) && !isNaN(data242) && isFinite(data242))) {
              let err526 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/10/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err526] : vErrors.push(err526), errors++;
            }
            if (typeof data242 == "number" && isFinite(data242) && (data242 < 1 || isNaN(data242))) {
              let err527 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/10/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err527] : vErrors.push(err527), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data243 = data.epoch;
            if (!(typeof data243 == "number" && !(data243 % 1) && !isNaN(data243) && isFinite(data243))) {
              let err528 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/10/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err528] : vErrors.push(err528), errors++;
            }
            if (typeof data243 == "number" && isFinite(data243) && (data243 < 1 || isNaN(data243))) {
              let err529 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/10/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err529] : vErrors.push(err529), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data244 = data.atMs;
            if (!(typeof data244 == "number" && !(data244 % 1) && !isNaN(data244) && isFinite(data244))) {
              let err530 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/10/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err530] : vErrors.push(err530), errors++;
            }
            if (typeof data244 == "number" && isFinite(data244) && (data244 < 0 || isNaN(data244))) {
              let err531 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/10/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err531] : vErrors.push(err531), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data246 = data.type;
            if (typeof data246 != "string") {
              let err532 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/10/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err532] : vErrors.push(err532), errors++;
            }
            if (data246 !== "assertionEvaluated") {
              let err533 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/10/properties/type/const", keyword: "const", params: { allowedValue: "assertionEvaluated" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err533] : vErrors.push(err533), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data247 = data.payload;
            if (data247 && typeof data247 == "object" && !Array.isArray(data247)) {
              if (data247.outcome === void 0) {
                let err534 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/10/properties/payload/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
                vErrors === null ? vErrors = [err534] : vErrors.push(err534), errors++;
              }
              for (let key33 in data247)
                if (key33 !== "outcome") {
                  let err535 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/10/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err535] : vErrors.push(err535), errors++;
                }
              data247.outcome !== void 0 && (validate297(data247.outcome, { instancePath: instancePath + "/payload/outcome", parentData: data247, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors), errors = vErrors.length));
            } else {
              let err536 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/10/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err536] : vErrors.push(err536), errors++;
            }
          }
          if (data.v !== void 0) {
            let data249 = data.v;
            if (!(typeof data249 == "number" && !(data249 % 1) && !isNaN(data249) && isFinite(data249))) {
              let err537 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err537] : vErrors.push(err537), errors++;
            }
            if (typeof data249 == "number" && isFinite(data249) && (data249 < 1 || isNaN(data249))) {
              let err538 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/10/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err538] : vErrors.push(err538), errors++;
            }
          }
        } else {
          let err539 = { instancePath, schemaPath: "#/oneOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err539] : vErrors.push(err539), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "verdictRecorded") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err540 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err540] : vErrors.push(err540), errors++;
          }
          if (data.seq === void 0) {
            let err541 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err541] : vErrors.push(err541), errors++;
          }
          if (data.prev === void 0) {
            let err542 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err542] : vErrors.push(err542), errors++;
          }
          if (data.segment === void 0) {
            let err543 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err543] : vErrors.push(err543), errors++;
          }
          if (data.epoch === void 0) {
            let err544 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err544] : vErrors.push(err544), errors++;
          }
          if (data.atMs === void 0) {
            let err545 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err545] : vErrors.push(err545), errors++;
          }
          if (data.runPath === void 0) {
            let err546 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err546] : vErrors.push(err546), errors++;
          }
          if (data.type === void 0) {
            let err547 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err547] : vErrors.push(err547), errors++;
          }
          if (data.payload === void 0) {
            let err548 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err548] : vErrors.push(err548), errors++;
          }
          if (data.v === void 0) {
            let err549 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err549] : vErrors.push(err549), errors++;
          }
          for (let key34 in data)
            if (!func1.call(schema56.oneOf[11].properties, key34)) {
              let err550 = { instancePath, schemaPath: "#/oneOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err550] : vErrors.push(err550), errors++;
            }
          if (data.runId !== void 0) {
            let data250 = data.runId;
            if (typeof data250 == "string") {
              if (func2(data250) < 1) {
                let err551 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/11/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err551] : vErrors.push(err551), errors++;
              }
            } else {
              let err552 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/11/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err552] : vErrors.push(err552), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data251 = data.seq;
            if (!(typeof data251 == "number" && !(data251 % 1) && !isNaN(data251) && isFinite(data251))) {
              let err553 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/11/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err553] : vErrors.push(err553), errors++;
            }
            if (typeof data251 == "number" && isFinite(data251) && (data251 < 1 || isNaN(data251))) {
              let err554 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/11/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err554] : vErrors.push(err554), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data252 = data.prev, _errs558 = errors, valid92 = !1, _errs559 = errors;
            validate53(data252, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid12 = _errs559 === errors;
            valid92 = valid92 || _valid12;
            let _errs560 = errors;
            if (data252 !== null) {
              let err555 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/11/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err555] : vErrors.push(err555), errors++;
            }
            var _valid12 = _errs560 === errors;
            if (valid92 = valid92 || _valid12, valid92)
              errors = _errs558, vErrors !== null && (_errs558 ? vErrors.length = _errs558 : vErrors = null);
            else {
              let err556 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/11/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err556] : vErrors.push(err556), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data253 = data.segment;
            if (!(typeof data253 == "number" && !(data253 % 1) && !isNaN(data253) && isFinite(data253))) {
              let err557 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/11/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err557] : vErrors.push(err557), errors++;
            }
            if (typeof data253 == "number" && isFinite(data253) && (data253 < 1 || isNaN(data253))) {
              let err558 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/11/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err558] : vErrors.push(err558), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data254 = data.epoch;
            if (!(typeof data254 == "number" && !(data254 % 1) && !isNaN(data254) && isFinite(data254))) {
              let err559 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/11/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err559] : vErrors.push(err559), errors++;
            }
            if (typeof data254 == "number" && isFinite(data254) && (data254 < 1 || isNaN(data254))) {
              let err560 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/11/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err560] : vErrors.push(err560), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data255 = data.atMs;
            if (!(typeof data255 == "number" && !(data255 % 1) && !isNaN(data255) && isFinite(data255))) {
              let err561 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/11/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err561] : vErrors.push(err561), errors++;
            }
            if (typeof data255 == "number" && isFinite(data255) && (data255 < 0 || isNaN(data255))) {
              let err562 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/11/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err562] : vErrors.push(err562), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data257 = data.type;
            if (typeof data257 != "string") {
              let err563 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/11/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err563] : vErrors.push(err563), errors++;
            }
            if (data257 !== "verdictRecorded") {
              let err564 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/11/properties/type/const", keyword: "const", params: { allowedValue: "verdictRecorded" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err564] : vErrors.push(err564), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data258 = data.payload;
            if (data258 && typeof data258 == "object" && !Array.isArray(data258)) {
              if (data258.verdict === void 0) {
                let err565 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
                vErrors === null ? vErrors = [err565] : vErrors.push(err565), errors++;
              }
              if (data258.judgeHash === void 0) {
                let err566 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
                vErrors === null ? vErrors = [err566] : vErrors.push(err566), errors++;
              }
              if (data258.irHash === void 0) {
                let err567 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err567] : vErrors.push(err567), errors++;
              }
              for (let key35 in data258)
                if (!func1.call(schema56.oneOf[11].properties.payload.properties, key35)) {
                  let err568 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err568] : vErrors.push(err568), errors++;
                }
              if (data258.verdict !== void 0) {
                let data259 = data258.verdict;
                if (!(data259 === "pass" || data259 === "fail" || data259 === "unknown")) {
                  let err569 = { instancePath: instancePath + "/payload/verdict", schemaPath: "#/oneOf/11/properties/payload/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[11].properties.payload.properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err569] : vErrors.push(err569), errors++;
                }
              }
              if (data258.degraded !== void 0) {
                let data260 = data258.degraded;
                if (typeof data260 != "boolean") {
                  let err570 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/11/properties/payload/properties/degraded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err570] : vErrors.push(err570), errors++;
                }
                if (data260 !== !0) {
                  let err571 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/11/properties/payload/properties/degraded/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err571] : vErrors.push(err571), errors++;
                }
              }
              if (data258.judgeHash !== void 0 && (validate53(data258.judgeHash, { instancePath: instancePath + "/payload/judgeHash", parentData: data258, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data258.irHash !== void 0 && (validate53(data258.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data258, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data258.supersedes !== void 0) {
                let data263 = data258.supersedes;
                if (!(typeof data263 == "number" && !(data263 % 1) && !isNaN(data263) && isFinite(data263))) {
                  let err572 = { instancePath: instancePath + "/payload/supersedes", schemaPath: "#/oneOf/11/properties/payload/properties/supersedes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err572] : vErrors.push(err572), errors++;
                }
                if (typeof data263 == "number" && isFinite(data263) && (data263 < 1 || isNaN(data263))) {
                  let err573 = { instancePath: instancePath + "/payload/supersedes", schemaPath: "#/oneOf/11/properties/payload/properties/supersedes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err573] : vErrors.push(err573), errors++;
                }
              }
              if (data258.reason !== void 0 && typeof data258.reason != "string") {
                let err574 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/11/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err574] : vErrors.push(err574), errors++;
              }
              if (data258.cites !== void 0) {
                let data265 = data258.cites;
                if (Array.isArray(data265)) {
                  let len16 = data265.length;
                  for (let i16 = 0; i16 < len16; i16++)
                    validate53(data265[i16], { instancePath: instancePath + "/payload/cites/" + i16, parentData: data265, parentDataProperty: i16, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                } else {
                  let err575 = { instancePath: instancePath + "/payload/cites", schemaPath: "#/oneOf/11/properties/payload/properties/cites/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err575] : vErrors.push(err575), errors++;
                }
              }
              if (data258.evidence !== void 0) {
                let data267 = data258.evidence;
                if (Array.isArray(data267)) {
                  let len17 = data267.length;
                  for (let i17 = 0; i17 < len17; i17++)
                    validate312(data267[i17], { instancePath: instancePath + "/payload/evidence/" + i17, parentData: data267, parentDataProperty: i17, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors), errors = vErrors.length);
                } else {
                  let err576 = { instancePath: instancePath + "/payload/evidence", schemaPath: "#/oneOf/11/properties/payload/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err576] : vErrors.push(err576), errors++;
                }
              }
              if (data258.gaps !== void 0) {
                let data269 = data258.gaps;
                if (Array.isArray(data269)) {
                  let len18 = data269.length;
                  for (let i18 = 0; i18 < len18; i18++)
                    validate315(data269[i18], { instancePath: instancePath + "/payload/gaps/" + i18, parentData: data269, parentDataProperty: i18, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length);
                } else {
                  let err577 = { instancePath: instancePath + "/payload/gaps", schemaPath: "#/oneOf/11/properties/payload/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err577] : vErrors.push(err577), errors++;
                }
              }
              if (data258.annotations !== void 0) {
                let data271 = data258.annotations;
                if (Array.isArray(data271)) {
                  let len19 = data271.length;
                  for (let i19 = 0; i19 < len19; i19++)
                    if (typeof data271[i19] != "string") {
                      let err578 = { instancePath: instancePath + "/payload/annotations/" + i19, schemaPath: "#/oneOf/11/properties/payload/properties/annotations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err578] : vErrors.push(err578), errors++;
                    }
                } else {
                  let err579 = { instancePath: instancePath + "/payload/annotations", schemaPath: "#/oneOf/11/properties/payload/properties/annotations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err579] : vErrors.push(err579), errors++;
                }
              }
            } else {
              let err580 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/11/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err580] : vErrors.push(err580), errors++;
            }
          }
          if (data.v !== void 0) {
            let data273 = data.v;
            if (!(typeof data273 == "number" && !(data273 % 1) && !isNaN(data273) && isFinite(data273))) {
              let err581 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err581] : vErrors.push(err581), errors++;
            }
            if (typeof data273 == "number" && isFinite(data273) && (data273 < 1 || isNaN(data273))) {
              let err582 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/11/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err582] : vErrors.push(err582), errors++;
            }
          }
        } else {
          let err583 = { instancePath, schemaPath: "#/oneOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err583] : vErrors.push(err583), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "stepExited") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err584 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err584] : vErrors.push(err584), errors++;
          }
          if (data.seq === void 0) {
            let err585 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err585] : vErrors.push(err585), errors++;
          }
          if (data.prev === void 0) {
            let err586 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err586] : vErrors.push(err586), errors++;
          }
          if (data.segment === void 0) {
            let err587 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err587] : vErrors.push(err587), errors++;
          }
          if (data.epoch === void 0) {
            let err588 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err588] : vErrors.push(err588), errors++;
          }
          if (data.atMs === void 0) {
            let err589 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err589] : vErrors.push(err589), errors++;
          }
          if (data.runPath === void 0) {
            let err590 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err590] : vErrors.push(err590), errors++;
          }
          if (data.type === void 0) {
            let err591 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err591] : vErrors.push(err591), errors++;
          }
          if (data.payload === void 0) {
            let err592 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err592] : vErrors.push(err592), errors++;
          }
          if (data.v === void 0) {
            let err593 = { instancePath, schemaPath: "#/oneOf/12/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err593] : vErrors.push(err593), errors++;
          }
          for (let key36 in data)
            if (!func1.call(schema56.oneOf[12].properties, key36)) {
              let err594 = { instancePath, schemaPath: "#/oneOf/12/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err594] : vErrors.push(err594), errors++;
            }
          if (data.runId !== void 0) {
            let data274 = data.runId;
            if (typeof data274 == "string") {
              if (func2(data274) < 1) {
                let err595 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/12/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err595] : vErrors.push(err595), errors++;
              }
            } else {
              let err596 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/12/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err596] : vErrors.push(err596), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data275 = data.seq;
            if (!(typeof data275 == "number" && !(data275 % 1) && !isNaN(data275) && isFinite(data275))) {
              let err597 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/12/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err597] : vErrors.push(err597), errors++;
            }
            if (typeof data275 == "number" && isFinite(data275) && (data275 < 1 || isNaN(data275))) {
              let err598 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/12/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err598] : vErrors.push(err598), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data276 = data.prev, _errs606 = errors, valid104 = !1, _errs607 = errors;
            validate53(data276, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid13 = _errs607 === errors;
            valid104 = valid104 || _valid13;
            let _errs608 = errors;
            if (data276 !== null) {
              let err599 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/12/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err599] : vErrors.push(err599), errors++;
            }
            var _valid13 = _errs608 === errors;
            if (valid104 = valid104 || _valid13, valid104)
              errors = _errs606, vErrors !== null && (_errs606 ? vErrors.length = _errs606 : vErrors = null);
            else {
              let err600 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/12/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err600] : vErrors.push(err600), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data277 = data.segment;
            if (!(typeof data277 == "number" && !(data277 % 1) && !isNaN(data277) && isFinite(data277))) {
              let err601 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/12/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err601] : vErrors.push(err601), errors++;
            }
            if (typeof data277 == "number" && isFinite(data277) && (data277 < 1 || isNaN(data277))) {
              let err602 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/12/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err602] : vErrors.push(err602), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data278 = data.epoch;
            if (!(typeof data278 == "number" && !(data278 % 1) && !isNaN(data278) && isFinite(data278))) {
              let err603 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/12/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err603] : vErrors.push(err603), errors++;
            }
            if (typeof data278 == "number" && isFinite(data278) && (data278 < 1 || isNaN(data278))) {
              let err604 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/12/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err604] : vErrors.push(err604), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data279 = data.atMs;
            if (!(typeof data279 == "number" && !(data279 % 1) && !isNaN(data279) && isFinite(data279))) {
              let err605 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/12/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err605] : vErrors.push(err605), errors++;
            }
            if (typeof data279 == "number" && isFinite(data279) && (data279 < 0 || isNaN(data279))) {
              let err606 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/12/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err606] : vErrors.push(err606), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data281 = data.type;
            if (typeof data281 != "string") {
              let err607 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/12/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err607] : vErrors.push(err607), errors++;
            }
            if (data281 !== "stepExited") {
              let err608 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/12/properties/type/const", keyword: "const", params: { allowedValue: "stepExited" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err608] : vErrors.push(err608), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data282 = data.payload;
            if (data282 && typeof data282 == "object" && !Array.isArray(data282)) {
              if (data282.state === void 0) {
                let err609 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/12/properties/payload/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
                vErrors === null ? vErrors = [err609] : vErrors.push(err609), errors++;
              }
              for (let key37 in data282)
                if (!func1.call(schema56.oneOf[12].properties.payload.properties, key37)) {
                  let err610 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/12/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err610] : vErrors.push(err610), errors++;
                }
              if (data282.state !== void 0) {
                let data283 = data282.state;
                if (!(data283 === "judged" || data283 === "skipped" || data283 === "blocked" || data283 === "aborted")) {
                  let err611 = { instancePath: instancePath + "/payload/state", schemaPath: "#/oneOf/12/properties/payload/properties/state/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[12].properties.payload.properties.state.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err611] : vErrors.push(err611), errors++;
                }
              }
              if (data282.output !== void 0 && (validate268(data282.output, { instancePath: instancePath + "/payload/output", parentData: data282, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data282.reason !== void 0 && typeof data282.reason != "string") {
                let err612 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/12/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err612] : vErrors.push(err612), errors++;
              }
              if (data282.evidence !== void 0) {
                let data286 = data282.evidence;
                if (Array.isArray(data286)) {
                  let len20 = data286.length;
                  for (let i20 = 0; i20 < len20; i20++)
                    validate312(data286[i20], { instancePath: instancePath + "/payload/evidence/" + i20, parentData: data286, parentDataProperty: i20, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors), errors = vErrors.length);
                } else {
                  let err613 = { instancePath: instancePath + "/payload/evidence", schemaPath: "#/oneOf/12/properties/payload/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err613] : vErrors.push(err613), errors++;
                }
              }
              if (data282.gaps !== void 0) {
                let data288 = data282.gaps;
                if (Array.isArray(data288)) {
                  let len21 = data288.length;
                  for (let i21 = 0; i21 < len21; i21++)
                    validate315(data288[i21], { instancePath: instancePath + "/payload/gaps/" + i21, parentData: data288, parentDataProperty: i21, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length);
                } else {
                  let err614 = { instancePath: instancePath + "/payload/gaps", schemaPath: "#/oneOf/12/properties/payload/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err614] : vErrors.push(err614), errors++;
                }
              }
              if (data282.providerState !== void 0) {
                let data290 = data282.providerState;
                if (!(data290 && typeof data290 == "object" && !Array.isArray(data290))) {
                  let err615 = { instancePath: instancePath + "/payload/providerState", schemaPath: "#/oneOf/12/properties/payload/properties/providerState/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err615] : vErrors.push(err615), errors++;
                }
              }
              if (data282.endsBody !== void 0) {
                let data291 = data282.endsBody;
                if (typeof data291 != "boolean") {
                  let err616 = { instancePath: instancePath + "/payload/endsBody", schemaPath: "#/oneOf/12/properties/payload/properties/endsBody/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err616] : vErrors.push(err616), errors++;
                }
                if (data291 !== !0) {
                  let err617 = { instancePath: instancePath + "/payload/endsBody", schemaPath: "#/oneOf/12/properties/payload/properties/endsBody/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err617] : vErrors.push(err617), errors++;
                }
              }
              if (data282.completedIncomplete !== void 0) {
                let data292 = data282.completedIncomplete;
                if (typeof data292 != "boolean") {
                  let err618 = { instancePath: instancePath + "/payload/completedIncomplete", schemaPath: "#/oneOf/12/properties/payload/properties/completedIncomplete/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err618] : vErrors.push(err618), errors++;
                }
                if (data292 !== !0) {
                  let err619 = { instancePath: instancePath + "/payload/completedIncomplete", schemaPath: "#/oneOf/12/properties/payload/properties/completedIncomplete/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err619] : vErrors.push(err619), errors++;
                }
              }
              if (data282.tornDown !== void 0) {
                let data293 = data282.tornDown;
                if (typeof data293 != "boolean") {
                  let err620 = { instancePath: instancePath + "/payload/tornDown", schemaPath: "#/oneOf/12/properties/payload/properties/tornDown/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err620] : vErrors.push(err620), errors++;
                }
                if (data293 !== !0) {
                  let err621 = { instancePath: instancePath + "/payload/tornDown", schemaPath: "#/oneOf/12/properties/payload/properties/tornDown/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err621] : vErrors.push(err621), errors++;
                }
              }
            } else {
              let err622 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/12/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err622] : vErrors.push(err622), errors++;
            }
          }
          if (data.v !== void 0) {
            let data294 = data.v;
            if (!(typeof data294 == "number" && !(data294 % 1) && !isNaN(data294) && isFinite(data294))) {
              let err623 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err623] : vErrors.push(err623), errors++;
            }
            if (typeof data294 == "number" && isFinite(data294) && (data294 < 1 || isNaN(data294))) {
              let err624 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/12/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err624] : vErrors.push(err624), errors++;
            }
          }
        } else {
          let err625 = { instancePath, schemaPath: "#/oneOf/12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err625] : vErrors.push(err625), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "stepAdopted") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err626 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err626] : vErrors.push(err626), errors++;
          }
          if (data.seq === void 0) {
            let err627 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err627] : vErrors.push(err627), errors++;
          }
          if (data.prev === void 0) {
            let err628 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err628] : vErrors.push(err628), errors++;
          }
          if (data.segment === void 0) {
            let err629 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err629] : vErrors.push(err629), errors++;
          }
          if (data.epoch === void 0) {
            let err630 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err630] : vErrors.push(err630), errors++;
          }
          if (data.atMs === void 0) {
            let err631 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err631] : vErrors.push(err631), errors++;
          }
          if (data.runPath === void 0) {
            let err632 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err632] : vErrors.push(err632), errors++;
          }
          if (data.type === void 0) {
            let err633 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err633] : vErrors.push(err633), errors++;
          }
          if (data.payload === void 0) {
            let err634 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err634] : vErrors.push(err634), errors++;
          }
          if (data.v === void 0) {
            let err635 = { instancePath, schemaPath: "#/oneOf/13/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err635] : vErrors.push(err635), errors++;
          }
          for (let key38 in data)
            if (!func1.call(schema56.oneOf[13].properties, key38)) {
              let err636 = { instancePath, schemaPath: "#/oneOf/13/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err636] : vErrors.push(err636), errors++;
            }
          if (data.runId !== void 0) {
            let data295 = data.runId;
            if (typeof data295 == "string") {
              if (func2(data295) < 1) {
                let err637 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/13/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err637] : vErrors.push(err637), errors++;
              }
            } else {
              let err638 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/13/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err638] : vErrors.push(err638), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data296 = data.seq;
            if (!(typeof data296 == "number" && !(data296 % 1) && !isNaN(data296) && isFinite(data296))) {
              let err639 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/13/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err639] : vErrors.push(err639), errors++;
            }
            if (typeof data296 == "number" && isFinite(data296) && (data296 < 1 || isNaN(data296))) {
              let err640 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/13/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err640] : vErrors.push(err640), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data297 = data.prev, _errs650 = errors, valid112 = !1, _errs651 = errors;
            validate53(data297, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid14 = _errs651 === errors;
            valid112 = valid112 || _valid14;
            let _errs652 = errors;
            if (data297 !== null) {
              let err641 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/13/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err641] : vErrors.push(err641), errors++;
            }
            var _valid14 = _errs652 === errors;
            if (valid112 = valid112 || _valid14, valid112)
              errors = _errs650, vErrors !== null && (_errs650 ? vErrors.length = _errs650 : vErrors = null);
            else {
              let err642 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/13/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err642] : vErrors.push(err642), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data298 = data.segment;
            if (!(typeof data298 == "number" && !(data298 % 1) && !isNaN(data298) && isFinite(data298))) {
              let err643 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/13/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err643] : vErrors.push(err643), errors++;
            }
            if (typeof data298 == "number" && isFinite(data298) && (data298 < 1 || isNaN(data298))) {
              let err644 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/13/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err644] : vErrors.push(err644), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data299 = data.epoch;
            if (!(typeof data299 == "number" && !(data299 % 1) && !isNaN(data299) && isFinite(data299))) {
              let err645 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/13/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err645] : vErrors.push(err645), errors++;
            }
            if (typeof data299 == "number" && isFinite(data299) && (data299 < 1 || isNaN(data299))) {
              let err646 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/13/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err646] : vErrors.push(err646), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data300 = data.atMs;
            if (!(typeof data300 == "number" && !(data300 % 1) && !isNaN(data300) && isFinite(data300))) {
              let err647 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/13/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err647] : vErrors.push(err647), errors++;
            }
            if (typeof data300 == "number" && isFinite(data300) && (data300 < 0 || isNaN(data300))) {
              let err648 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/13/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err648] : vErrors.push(err648), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data302 = data.type;
            if (typeof data302 != "string") {
              let err649 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/13/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err649] : vErrors.push(err649), errors++;
            }
            if (data302 !== "stepAdopted") {
              let err650 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/13/properties/type/const", keyword: "const", params: { allowedValue: "stepAdopted" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err650] : vErrors.push(err650), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data303 = data.payload;
            if (data303 && typeof data303 == "object" && !Array.isArray(data303)) {
              if (data303.ref === void 0) {
                let err651 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                vErrors === null ? vErrors = [err651] : vErrors.push(err651), errors++;
              }
              if (data303.class === void 0) {
                let err652 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "class" }, message: "must have required property 'class'" };
                vErrors === null ? vErrors = [err652] : vErrors.push(err652), errors++;
              }
              if (data303.scheme === void 0) {
                let err653 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "scheme" }, message: "must have required property 'scheme'" };
                vErrors === null ? vErrors = [err653] : vErrors.push(err653), errors++;
              }
              if (data303.irHash === void 0) {
                let err654 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err654] : vErrors.push(err654), errors++;
              }
              if (data303.hashes === void 0) {
                let err655 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "hashes" }, message: "must have required property 'hashes'" };
                vErrors === null ? vErrors = [err655] : vErrors.push(err655), errors++;
              }
              if (data303.position === void 0) {
                let err656 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/required", keyword: "required", params: { missingProperty: "position" }, message: "must have required property 'position'" };
                vErrors === null ? vErrors = [err656] : vErrors.push(err656), errors++;
              }
              for (let key39 in data303)
                if (!func1.call(schema56.oneOf[13].properties.payload.properties, key39)) {
                  let err657 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key39 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err657] : vErrors.push(err657), errors++;
                }
              if (data303.ref !== void 0 && typeof data303.ref != "string") {
                let err658 = { instancePath: instancePath + "/payload/ref", schemaPath: "#/oneOf/13/properties/payload/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err658] : vErrors.push(err658), errors++;
              }
              if (data303.class !== void 0 && typeof data303.class != "string") {
                let err659 = { instancePath: instancePath + "/payload/class", schemaPath: "#/oneOf/13/properties/payload/properties/class/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err659] : vErrors.push(err659), errors++;
              }
              if (data303.cause !== void 0 && typeof data303.cause != "string") {
                let err660 = { instancePath: instancePath + "/payload/cause", schemaPath: "#/oneOf/13/properties/payload/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err660] : vErrors.push(err660), errors++;
              }
              if (data303.scheme !== void 0) {
                let data307 = data303.scheme;
                if (!(data307 === "pointlock-ir/1" || data307 === "flow-ir/2")) {
                  let err661 = { instancePath: instancePath + "/payload/scheme", schemaPath: "#/oneOf/13/properties/payload/properties/scheme/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[13].properties.payload.properties.scheme.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err661] : vErrors.push(err661), errors++;
                }
              }
              if (data303.irHash !== void 0 && (validate53(data303.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data303, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data303.hashes !== void 0 && (validate289(data303.hashes, { instancePath: instancePath + "/payload/hashes", parentData: data303, parentDataProperty: "hashes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data303.position !== void 0) {
                let data310 = data303.position;
                if (!(typeof data310 == "number" && !(data310 % 1) && !isNaN(data310) && isFinite(data310))) {
                  let err662 = { instancePath: instancePath + "/payload/position", schemaPath: "#/oneOf/13/properties/payload/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err662] : vErrors.push(err662), errors++;
                }
                if (typeof data310 == "number" && isFinite(data310) && (data310 < 1 || isNaN(data310))) {
                  let err663 = { instancePath: instancePath + "/payload/position", schemaPath: "#/oneOf/13/properties/payload/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err663] : vErrors.push(err663), errors++;
                }
              }
              if (data303.output !== void 0 && (validate268(data303.output, { instancePath: instancePath + "/payload/output", parentData: data303, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data303.reason !== void 0 && typeof data303.reason != "string") {
                let err664 = { instancePath: instancePath + "/payload/reason", schemaPath: "#/oneOf/13/properties/payload/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err664] : vErrors.push(err664), errors++;
              }
              if (data303.resolvedInputs !== void 0 && (validate268(data303.resolvedInputs, { instancePath: instancePath + "/payload/resolvedInputs", parentData: data303, parentDataProperty: "resolvedInputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data303.against !== void 0 && (validate268(data303.against, { instancePath: instancePath + "/payload/against", parentData: data303, parentDataProperty: "against", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data303.unjudged !== void 0) {
                let data315 = data303.unjudged;
                if (typeof data315 != "boolean") {
                  let err665 = { instancePath: instancePath + "/payload/unjudged", schemaPath: "#/oneOf/13/properties/payload/properties/unjudged/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err665] : vErrors.push(err665), errors++;
                }
                if (data315 !== !0) {
                  let err666 = { instancePath: instancePath + "/payload/unjudged", schemaPath: "#/oneOf/13/properties/payload/properties/unjudged/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err666] : vErrors.push(err666), errors++;
                }
              }
              if (data303.files !== void 0) {
                let data316 = data303.files;
                if (data316 && typeof data316 == "object" && !Array.isArray(data316)) {
                  if (data316.seq === void 0) {
                    let err667 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/13/properties/payload/properties/files/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
                    vErrors === null ? vErrors = [err667] : vErrors.push(err667), errors++;
                  }
                  for (let key40 in data316)
                    if (!(key40 === "seq" || key40 === "sourcesDigest" || key40 === "sourcesStat" || key40 === "givenUp")) {
                      let err668 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/13/properties/payload/properties/files/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err668] : vErrors.push(err668), errors++;
                    }
                  if (data316.seq !== void 0) {
                    let data317 = data316.seq;
                    if (!(typeof data317 == "number" && !(data317 % 1) && !isNaN(data317) && isFinite(data317))) {
                      let err669 = { instancePath: instancePath + "/payload/files/seq", schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      vErrors === null ? vErrors = [err669] : vErrors.push(err669), errors++;
                    }
                    if (typeof data317 == "number" && isFinite(data317) && (data317 < 0 || isNaN(data317))) {
                      let err670 = { instancePath: instancePath + "/payload/files/seq", schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      vErrors === null ? vErrors = [err670] : vErrors.push(err670), errors++;
                    }
                  }
                  if (data316.sourcesDigest !== void 0 && (validate53(data316.sourcesDigest, { instancePath: instancePath + "/payload/files/sourcesDigest", parentData: data316, parentDataProperty: "sourcesDigest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data316.sourcesStat !== void 0 && (validate53(data316.sourcesStat, { instancePath: instancePath + "/payload/files/sourcesStat", parentData: data316, parentDataProperty: "sourcesStat", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data316.givenUp !== void 0) {
                    let data320 = data316.givenUp;
                    if (Array.isArray(data320)) {
                      let len22 = data320.length;
                      for (let i22 = 0; i22 < len22; i22++)
                        if (typeof data320[i22] != "string") {
                          let err671 = { instancePath: instancePath + "/payload/files/givenUp/" + i22, schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/givenUp/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err671] : vErrors.push(err671), errors++;
                        }
                    } else {
                      let err672 = { instancePath: instancePath + "/payload/files/givenUp", schemaPath: "#/oneOf/13/properties/payload/properties/files/properties/givenUp/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      vErrors === null ? vErrors = [err672] : vErrors.push(err672), errors++;
                    }
                  }
                } else {
                  let err673 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/13/properties/payload/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err673] : vErrors.push(err673), errors++;
                }
              }
              if (data303.within !== void 0) {
                let data322 = data303.within;
                if (data322 && typeof data322 == "object" && !Array.isArray(data322)) {
                  if (data322.step === void 0) {
                    let err674 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
                    vErrors === null ? vErrors = [err674] : vErrors.push(err674), errors++;
                  }
                  if (data322.body === void 0) {
                    let err675 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
                    vErrors === null ? vErrors = [err675] : vErrors.push(err675), errors++;
                  }
                  for (let key41 in data322)
                    if (!(key41 === "step" || key41 === "body")) {
                      let err676 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err676] : vErrors.push(err676), errors++;
                    }
                  if (data322.step !== void 0 && typeof data322.step != "string") {
                    let err677 = { instancePath: instancePath + "/payload/within/step", schemaPath: "#/oneOf/13/properties/payload/properties/within/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err677] : vErrors.push(err677), errors++;
                  }
                  if (data322.body !== void 0 && typeof data322.body != "string") {
                    let err678 = { instancePath: instancePath + "/payload/within/body", schemaPath: "#/oneOf/13/properties/payload/properties/within/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err678] : vErrors.push(err678), errors++;
                  }
                } else {
                  let err679 = { instancePath: instancePath + "/payload/within", schemaPath: "#/oneOf/13/properties/payload/properties/within/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err679] : vErrors.push(err679), errors++;
                }
              }
              if (data303.phase !== void 0) {
                let data325 = data303.phase;
                if (typeof data325 != "string") {
                  let err680 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/13/properties/payload/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err680] : vErrors.push(err680), errors++;
                }
                if (data325 !== "finally") {
                  let err681 = { instancePath: instancePath + "/payload/phase", schemaPath: "#/oneOf/13/properties/payload/properties/phase/const", keyword: "const", params: { allowedValue: "finally" }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err681] : vErrors.push(err681), errors++;
                }
              }
            } else {
              let err682 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/13/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err682] : vErrors.push(err682), errors++;
            }
          }
          if (data.v !== void 0) {
            let data326 = data.v;
            if (!(typeof data326 == "number" && !(data326 % 1) && !isNaN(data326) && isFinite(data326))) {
              let err683 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/13/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err683] : vErrors.push(err683), errors++;
            }
            if (typeof data326 == "number" && isFinite(data326) && (data326 < 1 || isNaN(data326))) {
              let err684 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/13/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err684] : vErrors.push(err684), errors++;
            }
          }
        } else {
          let err685 = { instancePath, schemaPath: "#/oneOf/13/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err685] : vErrors.push(err685), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "callFramePushed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err686 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err686] : vErrors.push(err686), errors++;
          }
          if (data.seq === void 0) {
            let err687 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err687] : vErrors.push(err687), errors++;
          }
          if (data.prev === void 0) {
            let err688 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err688] : vErrors.push(err688), errors++;
          }
          if (data.segment === void 0) {
            let err689 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err689] : vErrors.push(err689), errors++;
          }
          if (data.epoch === void 0) {
            let err690 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err690] : vErrors.push(err690), errors++;
          }
          if (data.atMs === void 0) {
            let err691 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err691] : vErrors.push(err691), errors++;
          }
          if (data.runPath === void 0) {
            let err692 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err692] : vErrors.push(err692), errors++;
          }
          if (data.type === void 0) {
            let err693 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err693] : vErrors.push(err693), errors++;
          }
          if (data.payload === void 0) {
            let err694 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err694] : vErrors.push(err694), errors++;
          }
          if (data.v === void 0) {
            let err695 = { instancePath, schemaPath: "#/oneOf/14/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err695] : vErrors.push(err695), errors++;
          }
          for (let key42 in data)
            if (!func1.call(schema56.oneOf[14].properties, key42)) {
              let err696 = { instancePath, schemaPath: "#/oneOf/14/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key42 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err696] : vErrors.push(err696), errors++;
            }
          if (data.runId !== void 0) {
            let data327 = data.runId;
            if (typeof data327 == "string") {
              if (func2(data327) < 1) {
                let err697 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/14/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err697] : vErrors.push(err697), errors++;
              }
            } else {
              let err698 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/14/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err698] : vErrors.push(err698), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data328 = data.seq;
            if (!(typeof data328 == "number" && !(data328 % 1) && !isNaN(data328) && isFinite(data328))) {
              let err699 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/14/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err699] : vErrors.push(err699), errors++;
            }
            if (typeof data328 == "number" && isFinite(data328) && (data328 < 1 || isNaN(data328))) {
              let err700 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/14/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err700] : vErrors.push(err700), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data329 = data.prev, _errs714 = errors, valid120 = !1, _errs715 = errors;
            validate53(data329, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid15 = _errs715 === errors;
            valid120 = valid120 || _valid15;
            let _errs716 = errors;
            if (data329 !== null) {
              let err701 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/14/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err701] : vErrors.push(err701), errors++;
            }
            var _valid15 = _errs716 === errors;
            if (valid120 = valid120 || _valid15, valid120)
              errors = _errs714, vErrors !== null && (_errs714 ? vErrors.length = _errs714 : vErrors = null);
            else {
              let err702 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/14/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err702] : vErrors.push(err702), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data330 = data.segment;
            if (!(typeof data330 == "number" && !(data330 % 1) && !isNaN(data330) && isFinite(data330))) {
              let err703 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/14/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err703] : vErrors.push(err703), errors++;
            }
            if (typeof data330 == "number" && isFinite(data330) && (data330 < 1 || isNaN(data330))) {
              let err704 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/14/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err704] : vErrors.push(err704), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data331 = data.epoch;
            if (!(typeof data331 == "number" && !(data331 % 1) && !isNaN(data331) && isFinite(data331))) {
              let err705 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/14/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err705] : vErrors.push(err705), errors++;
            }
            if (typeof data331 == "number" && isFinite(data331) && (data331 < 1 || isNaN(data331))) {
              let err706 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/14/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err706] : vErrors.push(err706), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data332 = data.atMs;
            if (!(typeof data332 == "number" && !(data332 % 1) && !isNaN(data332) && isFinite(data332))) {
              let err707 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/14/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err707] : vErrors.push(err707), errors++;
            }
            if (typeof data332 == "number" && isFinite(data332) && (data332 < 0 || isNaN(data332))) {
              let err708 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/14/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err708] : vErrors.push(err708), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data334 = data.type;
            if (typeof data334 != "string") {
              let err709 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/14/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err709] : vErrors.push(err709), errors++;
            }
            if (data334 !== "callFramePushed") {
              let err710 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/14/properties/type/const", keyword: "const", params: { allowedValue: "callFramePushed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err710] : vErrors.push(err710), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data335 = data.payload;
            if (data335 && typeof data335 == "object" && !Array.isArray(data335)) {
              if (data335.flowId === void 0) {
                let err711 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/required", keyword: "required", params: { missingProperty: "flowId" }, message: "must have required property 'flowId'" };
                vErrors === null ? vErrors = [err711] : vErrors.push(err711), errors++;
              }
              if (data335.irHash === void 0) {
                let err712 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
                vErrors === null ? vErrors = [err712] : vErrors.push(err712), errors++;
              }
              for (let key43 in data335)
                if (!(key43 === "flowId" || key43 === "irHash" || key43 === "rebase")) {
                  let err713 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key43 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err713] : vErrors.push(err713), errors++;
                }
              if (data335.flowId !== void 0 && typeof data335.flowId != "string") {
                let err714 = { instancePath: instancePath + "/payload/flowId", schemaPath: "#/oneOf/14/properties/payload/properties/flowId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err714] : vErrors.push(err714), errors++;
              }
              if (data335.irHash !== void 0 && (validate53(data335.irHash, { instancePath: instancePath + "/payload/irHash", parentData: data335, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data335.rebase !== void 0) {
                let data338 = data335.rebase;
                if (typeof data338 != "boolean") {
                  let err715 = { instancePath: instancePath + "/payload/rebase", schemaPath: "#/oneOf/14/properties/payload/properties/rebase/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err715] : vErrors.push(err715), errors++;
                }
                if (data338 !== !0) {
                  let err716 = { instancePath: instancePath + "/payload/rebase", schemaPath: "#/oneOf/14/properties/payload/properties/rebase/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err716] : vErrors.push(err716), errors++;
                }
              }
            } else {
              let err717 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/14/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err717] : vErrors.push(err717), errors++;
            }
          }
          if (data.v !== void 0) {
            let data339 = data.v;
            if (!(typeof data339 == "number" && !(data339 % 1) && !isNaN(data339) && isFinite(data339))) {
              let err718 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/14/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err718] : vErrors.push(err718), errors++;
            }
            if (typeof data339 == "number" && isFinite(data339) && (data339 < 1 || isNaN(data339))) {
              let err719 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/14/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err719] : vErrors.push(err719), errors++;
            }
          }
        } else {
          let err720 = { instancePath, schemaPath: "#/oneOf/14/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err720] : vErrors.push(err720), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "callFramePopped") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err721 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err721] : vErrors.push(err721), errors++;
          }
          if (data.seq === void 0) {
            let err722 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err722] : vErrors.push(err722), errors++;
          }
          if (data.prev === void 0) {
            let err723 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err723] : vErrors.push(err723), errors++;
          }
          if (data.segment === void 0) {
            let err724 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err724] : vErrors.push(err724), errors++;
          }
          if (data.epoch === void 0) {
            let err725 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err725] : vErrors.push(err725), errors++;
          }
          if (data.atMs === void 0) {
            let err726 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err726] : vErrors.push(err726), errors++;
          }
          if (data.runPath === void 0) {
            let err727 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err727] : vErrors.push(err727), errors++;
          }
          if (data.type === void 0) {
            let err728 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err728] : vErrors.push(err728), errors++;
          }
          if (data.payload === void 0) {
            let err729 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err729] : vErrors.push(err729), errors++;
          }
          if (data.v === void 0) {
            let err730 = { instancePath, schemaPath: "#/oneOf/15/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err730] : vErrors.push(err730), errors++;
          }
          for (let key44 in data)
            if (!func1.call(schema56.oneOf[15].properties, key44)) {
              let err731 = { instancePath, schemaPath: "#/oneOf/15/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err731] : vErrors.push(err731), errors++;
            }
          if (data.runId !== void 0) {
            let data340 = data.runId;
            if (typeof data340 == "string") {
              if (func2(data340) < 1) {
                let err732 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/15/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err732] : vErrors.push(err732), errors++;
              }
            } else {
              let err733 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/15/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err733] : vErrors.push(err733), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data341 = data.seq;
            if (!(typeof data341 == "number" && !(data341 % 1) && !isNaN(data341) && isFinite(data341))) {
              let err734 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/15/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err734] : vErrors.push(err734), errors++;
            }
            if (typeof data341 == "number" && isFinite(data341) && (data341 < 1 || isNaN(data341))) {
              let err735 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/15/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err735] : vErrors.push(err735), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data342 = data.prev, _errs745 = errors, valid124 = !1, _errs746 = errors;
            validate53(data342, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid16 = _errs746 === errors;
            valid124 = valid124 || _valid16;
            let _errs747 = errors;
            if (data342 !== null) {
              let err736 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/15/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err736] : vErrors.push(err736), errors++;
            }
            var _valid16 = _errs747 === errors;
            if (valid124 = valid124 || _valid16, valid124)
              errors = _errs745, vErrors !== null && (_errs745 ? vErrors.length = _errs745 : vErrors = null);
            else {
              let err737 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/15/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err737] : vErrors.push(err737), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data343 = data.segment;
            if (!(typeof data343 == "number" && !(data343 % 1) && !isNaN(data343) && isFinite(data343))) {
              let err738 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/15/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err738] : vErrors.push(err738), errors++;
            }
            if (typeof data343 == "number" && isFinite(data343) && (data343 < 1 || isNaN(data343))) {
              let err739 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/15/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err739] : vErrors.push(err739), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data344 = data.epoch;
            if (!(typeof data344 == "number" && !(data344 % 1) && !isNaN(data344) && isFinite(data344))) {
              let err740 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/15/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err740] : vErrors.push(err740), errors++;
            }
            if (typeof data344 == "number" && isFinite(data344) && (data344 < 1 || isNaN(data344))) {
              let err741 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/15/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err741] : vErrors.push(err741), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data345 = data.atMs;
            if (!(typeof data345 == "number" && !(data345 % 1) && !isNaN(data345) && isFinite(data345))) {
              let err742 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/15/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err742] : vErrors.push(err742), errors++;
            }
            if (typeof data345 == "number" && isFinite(data345) && (data345 < 0 || isNaN(data345))) {
              let err743 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/15/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err743] : vErrors.push(err743), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data347 = data.type;
            if (typeof data347 != "string") {
              let err744 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/15/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err744] : vErrors.push(err744), errors++;
            }
            if (data347 !== "callFramePopped") {
              let err745 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/15/properties/type/const", keyword: "const", params: { allowedValue: "callFramePopped" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err745] : vErrors.push(err745), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data348 = data.payload;
            if (data348 && typeof data348 == "object" && !Array.isArray(data348)) {
              for (let key45 in data348)
                if (!(key45 === "outputs" || key45 === "verdict" || key45 === "degraded" || key45 === "inputError")) {
                  let err746 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/15/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key45 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err746] : vErrors.push(err746), errors++;
                }
              if (data348.outputs !== void 0 && (validate268(data348.outputs, { instancePath: instancePath + "/payload/outputs", parentData: data348, parentDataProperty: "outputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data348.verdict !== void 0) {
                let data350 = data348.verdict;
                if (!(data350 === "pass" || data350 === "fail" || data350 === "unknown")) {
                  let err747 = { instancePath: instancePath + "/payload/verdict", schemaPath: "#/oneOf/15/properties/payload/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[15].properties.payload.properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err747] : vErrors.push(err747), errors++;
                }
              }
              if (data348.degraded !== void 0) {
                let data351 = data348.degraded;
                if (typeof data351 != "boolean") {
                  let err748 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/15/properties/payload/properties/degraded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  vErrors === null ? vErrors = [err748] : vErrors.push(err748), errors++;
                }
                if (data351 !== !0) {
                  let err749 = { instancePath: instancePath + "/payload/degraded", schemaPath: "#/oneOf/15/properties/payload/properties/degraded/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err749] : vErrors.push(err749), errors++;
                }
              }
              if (data348.inputError !== void 0) {
                let data352 = data348.inputError;
                if (data352 && typeof data352 == "object" && !Array.isArray(data352)) {
                  if (data352.errorClass === void 0) {
                    let err750 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "errorClass" }, message: "must have required property 'errorClass'" };
                    vErrors === null ? vErrors = [err750] : vErrors.push(err750), errors++;
                  }
                  if (data352.message === void 0) {
                    let err751 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
                    vErrors === null ? vErrors = [err751] : vErrors.push(err751), errors++;
                  }
                  for (let key46 in data352)
                    if (!(key46 === "errorClass" || key46 === "message")) {
                      let err752 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err752] : vErrors.push(err752), errors++;
                    }
                  if (data352.errorClass !== void 0) {
                    let data353 = data352.errorClass;
                    if (!(data353 === "capability_drift" || data353 === "bind_arguments_invalid" || data353 === "action_failed_retryable" || data353 === "action_failed_final" || data353 === "action_timed_out" || data353 === "action_cancelled" || data353 === "target_stale" || data353 === "transport_lost" || data353 === "session_degraded")) {
                      let err753 = { instancePath: instancePath + "/payload/inputError/errorClass", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[15].properties.payload.properties.inputError.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                      vErrors === null ? vErrors = [err753] : vErrors.push(err753), errors++;
                    }
                  }
                  if (data352.message !== void 0 && typeof data352.message != "string") {
                    let err754 = { instancePath: instancePath + "/payload/inputError/message", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err754] : vErrors.push(err754), errors++;
                  }
                } else {
                  let err755 = { instancePath: instancePath + "/payload/inputError", schemaPath: "#/oneOf/15/properties/payload/properties/inputError/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err755] : vErrors.push(err755), errors++;
                }
              }
            } else {
              let err756 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/15/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err756] : vErrors.push(err756), errors++;
            }
          }
          if (data.v !== void 0) {
            let data355 = data.v;
            if (!(typeof data355 == "number" && !(data355 % 1) && !isNaN(data355) && isFinite(data355))) {
              let err757 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/15/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err757] : vErrors.push(err757), errors++;
            }
            if (typeof data355 == "number" && isFinite(data355) && (data355 < 1 || isNaN(data355))) {
              let err758 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/15/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err758] : vErrors.push(err758), errors++;
            }
          }
        } else {
          let err759 = { instancePath, schemaPath: "#/oneOf/15/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err759] : vErrors.push(err759), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "handlerTriggered") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err760 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err760] : vErrors.push(err760), errors++;
          }
          if (data.seq === void 0) {
            let err761 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err761] : vErrors.push(err761), errors++;
          }
          if (data.prev === void 0) {
            let err762 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err762] : vErrors.push(err762), errors++;
          }
          if (data.segment === void 0) {
            let err763 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err763] : vErrors.push(err763), errors++;
          }
          if (data.epoch === void 0) {
            let err764 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err764] : vErrors.push(err764), errors++;
          }
          if (data.atMs === void 0) {
            let err765 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err765] : vErrors.push(err765), errors++;
          }
          if (data.runPath === void 0) {
            let err766 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err766] : vErrors.push(err766), errors++;
          }
          if (data.type === void 0) {
            let err767 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err767] : vErrors.push(err767), errors++;
          }
          if (data.payload === void 0) {
            let err768 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err768] : vErrors.push(err768), errors++;
          }
          if (data.v === void 0) {
            let err769 = { instancePath, schemaPath: "#/oneOf/16/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err769] : vErrors.push(err769), errors++;
          }
          for (let key47 in data)
            if (!func1.call(schema56.oneOf[16].properties, key47)) {
              let err770 = { instancePath, schemaPath: "#/oneOf/16/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err770] : vErrors.push(err770), errors++;
            }
          if (data.runId !== void 0) {
            let data356 = data.runId;
            if (typeof data356 == "string") {
              if (func2(data356) < 1) {
                let err771 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/16/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err771] : vErrors.push(err771), errors++;
              }
            } else {
              let err772 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/16/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err772] : vErrors.push(err772), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data357 = data.seq;
            if (!(typeof data357 == "number" && !(data357 % 1) && !isNaN(data357) && isFinite(data357))) {
              let err773 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/16/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err773] : vErrors.push(err773), errors++;
            }
            if (typeof data357 == "number" && isFinite(data357) && (data357 < 1 || isNaN(data357))) {
              let err774 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/16/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err774] : vErrors.push(err774), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data358 = data.prev, _errs781 = errors, valid129 = !1, _errs782 = errors;
            validate53(data358, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid17 = _errs782 === errors;
            valid129 = valid129 || _valid17;
            let _errs783 = errors;
            if (data358 !== null) {
              let err775 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/16/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err775] : vErrors.push(err775), errors++;
            }
            var _valid17 = _errs783 === errors;
            if (valid129 = valid129 || _valid17, valid129)
              errors = _errs781, vErrors !== null && (_errs781 ? vErrors.length = _errs781 : vErrors = null);
            else {
              let err776 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/16/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err776] : vErrors.push(err776), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data359 = data.segment;
            if (!(typeof data359 == "number" && !(data359 % 1) && !isNaN(data359) && isFinite(data359))) {
              let err777 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/16/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err777] : vErrors.push(err777), errors++;
            }
            if (typeof data359 == "number" && isFinite(data359) && (data359 < 1 || isNaN(data359))) {
              let err778 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/16/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err778] : vErrors.push(err778), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data360 = data.epoch;
            if (!(typeof data360 == "number" && !(data360 % 1) && !isNaN(data360) && isFinite(data360))) {
              let err779 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/16/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err779] : vErrors.push(err779), errors++;
            }
            if (typeof data360 == "number" && isFinite(data360) && (data360 < 1 || isNaN(data360))) {
              let err780 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/16/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err780] : vErrors.push(err780), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data361 = data.atMs;
            if (!(typeof data361 == "number" && !(data361 % 1) && !isNaN(data361) && isFinite(data361))) {
              let err781 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/16/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err781] : vErrors.push(err781), errors++;
            }
            if (typeof data361 == "number" && isFinite(data361) && (data361 < 0 || isNaN(data361))) {
              let err782 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/16/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err782] : vErrors.push(err782), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data363 = data.type;
            if (typeof data363 != "string") {
              let err783 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/16/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err783] : vErrors.push(err783), errors++;
            }
            if (data363 !== "handlerTriggered") {
              let err784 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/16/properties/type/const", keyword: "const", params: { allowedValue: "handlerTriggered" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err784] : vErrors.push(err784), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data364 = data.payload;
            if (data364 && typeof data364 == "object" && !Array.isArray(data364)) {
              if (data364.hook === void 0) {
                let err785 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "hook" }, message: "must have required property 'hook'" };
                vErrors === null ? vErrors = [err785] : vErrors.push(err785), errors++;
              }
              if (data364.level === void 0) {
                let err786 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'" };
                vErrors === null ? vErrors = [err786] : vErrors.push(err786), errors++;
              }
              if (data364.index === void 0) {
                let err787 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
                vErrors === null ? vErrors = [err787] : vErrors.push(err787), errors++;
              }
              if (data364.disposition === void 0) {
                let err788 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "disposition" }, message: "must have required property 'disposition'" };
                vErrors === null ? vErrors = [err788] : vErrors.push(err788), errors++;
              }
              if (data364.n === void 0) {
                let err789 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/required", keyword: "required", params: { missingProperty: "n" }, message: "must have required property 'n'" };
                vErrors === null ? vErrors = [err789] : vErrors.push(err789), errors++;
              }
              for (let key48 in data364)
                if (!(key48 === "hook" || key48 === "level" || key48 === "index" || key48 === "disposition" || key48 === "n" || key48 === "errorClass")) {
                  let err790 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err790] : vErrors.push(err790), errors++;
                }
              if (data364.hook !== void 0) {
                let data365 = data364.hook;
                if (!(data365 === "onFail" || data365 === "onUnknown" || data365 === "onError" || data365 === "onResumeDrift")) {
                  let err791 = { instancePath: instancePath + "/payload/hook", schemaPath: "#/oneOf/16/properties/payload/properties/hook/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[16].properties.payload.properties.hook.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err791] : vErrors.push(err791), errors++;
                }
              }
              if (data364.level !== void 0) {
                let data366 = data364.level;
                if (!(data366 === "step" || data366 === "flow")) {
                  let err792 = { instancePath: instancePath + "/payload/level", schemaPath: "#/oneOf/16/properties/payload/properties/level/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[16].properties.payload.properties.level.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err792] : vErrors.push(err792), errors++;
                }
              }
              if (data364.index !== void 0) {
                let data367 = data364.index;
                if (!(typeof data367 == "number" && !(data367 % 1) && !isNaN(data367) && isFinite(data367))) {
                  let err793 = { instancePath: instancePath + "/payload/index", schemaPath: "#/oneOf/16/properties/payload/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err793] : vErrors.push(err793), errors++;
                }
                if (typeof data367 == "number" && isFinite(data367) && (data367 < 0 || isNaN(data367))) {
                  let err794 = { instancePath: instancePath + "/payload/index", schemaPath: "#/oneOf/16/properties/payload/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err794] : vErrors.push(err794), errors++;
                }
              }
              if (data364.disposition !== void 0 && typeof data364.disposition != "string") {
                let err795 = { instancePath: instancePath + "/payload/disposition", schemaPath: "#/oneOf/16/properties/payload/properties/disposition/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err795] : vErrors.push(err795), errors++;
              }
              if (data364.n !== void 0) {
                let data369 = data364.n;
                if (!(typeof data369 == "number" && !(data369 % 1) && !isNaN(data369) && isFinite(data369))) {
                  let err796 = { instancePath: instancePath + "/payload/n", schemaPath: "#/oneOf/16/properties/payload/properties/n/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err796] : vErrors.push(err796), errors++;
                }
                if (typeof data369 == "number" && isFinite(data369) && (data369 < 1 || isNaN(data369))) {
                  let err797 = { instancePath: instancePath + "/payload/n", schemaPath: "#/oneOf/16/properties/payload/properties/n/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err797] : vErrors.push(err797), errors++;
                }
              }
              if (data364.errorClass !== void 0) {
                let data370 = data364.errorClass;
                if (!(data370 === "capability_drift" || data370 === "bind_arguments_invalid" || data370 === "action_failed_retryable" || data370 === "action_failed_final" || data370 === "action_timed_out" || data370 === "action_cancelled" || data370 === "target_stale" || data370 === "transport_lost" || data370 === "session_degraded")) {
                  let err798 = { instancePath: instancePath + "/payload/errorClass", schemaPath: "#/oneOf/16/properties/payload/properties/errorClass/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[16].properties.payload.properties.errorClass.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err798] : vErrors.push(err798), errors++;
                }
              }
            } else {
              let err799 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/16/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err799] : vErrors.push(err799), errors++;
            }
          }
          if (data.v !== void 0) {
            let data371 = data.v;
            if (!(typeof data371 == "number" && !(data371 % 1) && !isNaN(data371) && isFinite(data371))) {
              let err800 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/16/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err800] : vErrors.push(err800), errors++;
            }
            if (typeof data371 == "number" && isFinite(data371) && (data371 < 1 || isNaN(data371))) {
              let err801 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/16/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err801] : vErrors.push(err801), errors++;
            }
          }
        } else {
          let err802 = { instancePath, schemaPath: "#/oneOf/16/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err802] : vErrors.push(err802), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "humanRequested") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err803 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err803] : vErrors.push(err803), errors++;
          }
          if (data.seq === void 0) {
            let err804 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err804] : vErrors.push(err804), errors++;
          }
          if (data.prev === void 0) {
            let err805 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err805] : vErrors.push(err805), errors++;
          }
          if (data.segment === void 0) {
            let err806 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err806] : vErrors.push(err806), errors++;
          }
          if (data.epoch === void 0) {
            let err807 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err807] : vErrors.push(err807), errors++;
          }
          if (data.atMs === void 0) {
            let err808 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err808] : vErrors.push(err808), errors++;
          }
          if (data.runPath === void 0) {
            let err809 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err809] : vErrors.push(err809), errors++;
          }
          if (data.type === void 0) {
            let err810 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err810] : vErrors.push(err810), errors++;
          }
          if (data.payload === void 0) {
            let err811 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err811] : vErrors.push(err811), errors++;
          }
          if (data.v === void 0) {
            let err812 = { instancePath, schemaPath: "#/oneOf/17/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err812] : vErrors.push(err812), errors++;
          }
          for (let key49 in data)
            if (!func1.call(schema56.oneOf[17].properties, key49)) {
              let err813 = { instancePath, schemaPath: "#/oneOf/17/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err813] : vErrors.push(err813), errors++;
            }
          if (data.runId !== void 0) {
            let data372 = data.runId;
            if (typeof data372 == "string") {
              if (func2(data372) < 1) {
                let err814 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/17/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err814] : vErrors.push(err814), errors++;
              }
            } else {
              let err815 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/17/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err815] : vErrors.push(err815), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data373 = data.seq;
            if (!(typeof data373 == "number" && !(data373 % 1) && !isNaN(data373) && isFinite(data373))) {
              let err816 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/17/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err816] : vErrors.push(err816), errors++;
            }
            if (typeof data373 == "number" && isFinite(data373) && (data373 < 1 || isNaN(data373))) {
              let err817 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/17/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err817] : vErrors.push(err817), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data374 = data.prev, _errs816 = errors, valid133 = !1, _errs817 = errors;
            validate53(data374, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid18 = _errs817 === errors;
            valid133 = valid133 || _valid18;
            let _errs818 = errors;
            if (data374 !== null) {
              let err818 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/17/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err818] : vErrors.push(err818), errors++;
            }
            var _valid18 = _errs818 === errors;
            if (valid133 = valid133 || _valid18, valid133)
              errors = _errs816, vErrors !== null && (_errs816 ? vErrors.length = _errs816 : vErrors = null);
            else {
              let err819 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/17/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err819] : vErrors.push(err819), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data375 = data.segment;
            if (!(typeof data375 == "number" && !(data375 % 1) && !isNaN(data375) && isFinite(data375))) {
              let err820 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/17/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err820] : vErrors.push(err820), errors++;
            }
            if (typeof data375 == "number" && isFinite(data375) && (data375 < 1 || isNaN(data375))) {
              let err821 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/17/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err821] : vErrors.push(err821), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data376 = data.epoch;
            if (!(typeof data376 == "number" && !(data376 % 1) && !isNaN(data376) && isFinite(data376))) {
              let err822 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/17/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err822] : vErrors.push(err822), errors++;
            }
            if (typeof data376 == "number" && isFinite(data376) && (data376 < 1 || isNaN(data376))) {
              let err823 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/17/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err823] : vErrors.push(err823), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data377 = data.atMs;
            if (!(typeof data377 == "number" && !(data377 % 1) && !isNaN(data377) && isFinite(data377))) {
              let err824 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/17/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err824] : vErrors.push(err824), errors++;
            }
            if (typeof data377 == "number" && isFinite(data377) && (data377 < 0 || isNaN(data377))) {
              let err825 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/17/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err825] : vErrors.push(err825), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data379 = data.type;
            if (typeof data379 != "string") {
              let err826 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/17/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err826] : vErrors.push(err826), errors++;
            }
            if (data379 !== "humanRequested") {
              let err827 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/17/properties/type/const", keyword: "const", params: { allowedValue: "humanRequested" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err827] : vErrors.push(err827), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data380 = data.payload;
            if (data380 && typeof data380 == "object" && !Array.isArray(data380)) {
              if (data380.requestId === void 0) {
                let err828 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
                vErrors === null ? vErrors = [err828] : vErrors.push(err828), errors++;
              }
              if (data380.kind === void 0) {
                let err829 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                vErrors === null ? vErrors = [err829] : vErrors.push(err829), errors++;
              }
              if (data380.mode === void 0) {
                let err830 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
                vErrors === null ? vErrors = [err830] : vErrors.push(err830), errors++;
              }
              if (data380.prompt === void 0) {
                let err831 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'" };
                vErrors === null ? vErrors = [err831] : vErrors.push(err831), errors++;
              }
              if (data380.presents === void 0) {
                let err832 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/required", keyword: "required", params: { missingProperty: "presents" }, message: "must have required property 'presents'" };
                vErrors === null ? vErrors = [err832] : vErrors.push(err832), errors++;
              }
              for (let key50 in data380)
                if (!func1.call(schema56.oneOf[17].properties.payload.properties, key50)) {
                  let err833 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key50 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err833] : vErrors.push(err833), errors++;
                }
              if (data380.requestId !== void 0 && typeof data380.requestId != "string") {
                let err834 = { instancePath: instancePath + "/payload/requestId", schemaPath: "#/oneOf/17/properties/payload/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err834] : vErrors.push(err834), errors++;
              }
              if (data380.kind !== void 0) {
                let data382 = data380.kind;
                if (!(data382 === "step" || data382 === "supervision" || data382 === "uncertain" || data382 === "escalation")) {
                  let err835 = { instancePath: instancePath + "/payload/kind", schemaPath: "#/oneOf/17/properties/payload/properties/kind/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[17].properties.payload.properties.kind.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err835] : vErrors.push(err835), errors++;
                }
              }
              if (data380.mode !== void 0 && typeof data380.mode != "string") {
                let err836 = { instancePath: instancePath + "/payload/mode", schemaPath: "#/oneOf/17/properties/payload/properties/mode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err836] : vErrors.push(err836), errors++;
              }
              if (data380.prompt !== void 0 && typeof data380.prompt != "string") {
                let err837 = { instancePath: instancePath + "/payload/prompt", schemaPath: "#/oneOf/17/properties/payload/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err837] : vErrors.push(err837), errors++;
              }
              if (data380.presents !== void 0) {
                let data385 = data380.presents;
                if (Array.isArray(data385)) {
                  let len23 = data385.length;
                  for (let i23 = 0; i23 < len23; i23++)
                    validate268(data385[i23], { instancePath: instancePath + "/payload/presents/" + i23, parentData: data385, parentDataProperty: i23, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length);
                } else {
                  let err838 = { instancePath: instancePath + "/payload/presents", schemaPath: "#/oneOf/17/properties/payload/properties/presents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err838] : vErrors.push(err838), errors++;
                }
              }
              if (data380.decisions !== void 0) {
                let data387 = data380.decisions;
                if (Array.isArray(data387)) {
                  let len24 = data387.length;
                  for (let i24 = 0; i24 < len24; i24++)
                    if (typeof data387[i24] != "string") {
                      let err839 = { instancePath: instancePath + "/payload/decisions/" + i24, schemaPath: "#/oneOf/17/properties/payload/properties/decisions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err839] : vErrors.push(err839), errors++;
                    }
                } else {
                  let err840 = { instancePath: instancePath + "/payload/decisions", schemaPath: "#/oneOf/17/properties/payload/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err840] : vErrors.push(err840), errors++;
                }
              }
              if (data380.askedAtMs !== void 0) {
                let data389 = data380.askedAtMs;
                if (!(typeof data389 == "number" && !(data389 % 1) && !isNaN(data389) && isFinite(data389))) {
                  let err841 = { instancePath: instancePath + "/payload/askedAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/askedAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err841] : vErrors.push(err841), errors++;
                }
                if (typeof data389 == "number" && isFinite(data389) && (data389 < 0 || isNaN(data389))) {
                  let err842 = { instancePath: instancePath + "/payload/askedAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/askedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err842] : vErrors.push(err842), errors++;
                }
              }
              if (data380.deadlineAtMs !== void 0) {
                let data390 = data380.deadlineAtMs;
                if (!(typeof data390 == "number" && !(data390 % 1) && !isNaN(data390) && isFinite(data390))) {
                  let err843 = { instancePath: instancePath + "/payload/deadlineAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/deadlineAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err843] : vErrors.push(err843), errors++;
                }
                if (typeof data390 == "number" && isFinite(data390) && (data390 < 0 || isNaN(data390))) {
                  let err844 = { instancePath: instancePath + "/payload/deadlineAtMs", schemaPath: "#/oneOf/17/properties/payload/properties/deadlineAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err844] : vErrors.push(err844), errors++;
                }
              }
              if (data380.callId !== void 0 && typeof data380.callId != "string") {
                let err845 = { instancePath: instancePath + "/payload/callId", schemaPath: "#/oneOf/17/properties/payload/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err845] : vErrors.push(err845), errors++;
              }
            } else {
              let err846 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/17/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err846] : vErrors.push(err846), errors++;
            }
          }
          if (data.v !== void 0) {
            let data392 = data.v;
            if (!(typeof data392 == "number" && !(data392 % 1) && !isNaN(data392) && isFinite(data392))) {
              let err847 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/17/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err847] : vErrors.push(err847), errors++;
            }
            if (typeof data392 == "number" && isFinite(data392) && (data392 < 1 || isNaN(data392))) {
              let err848 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/17/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err848] : vErrors.push(err848), errors++;
            }
          }
        } else {
          let err849 = { instancePath, schemaPath: "#/oneOf/17/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err849] : vErrors.push(err849), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "humanResponded") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err850 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err850] : vErrors.push(err850), errors++;
          }
          if (data.seq === void 0) {
            let err851 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err851] : vErrors.push(err851), errors++;
          }
          if (data.prev === void 0) {
            let err852 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err852] : vErrors.push(err852), errors++;
          }
          if (data.segment === void 0) {
            let err853 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err853] : vErrors.push(err853), errors++;
          }
          if (data.epoch === void 0) {
            let err854 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err854] : vErrors.push(err854), errors++;
          }
          if (data.atMs === void 0) {
            let err855 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err855] : vErrors.push(err855), errors++;
          }
          if (data.runPath === void 0) {
            let err856 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err856] : vErrors.push(err856), errors++;
          }
          if (data.type === void 0) {
            let err857 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err857] : vErrors.push(err857), errors++;
          }
          if (data.payload === void 0) {
            let err858 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err858] : vErrors.push(err858), errors++;
          }
          if (data.v === void 0) {
            let err859 = { instancePath, schemaPath: "#/oneOf/18/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err859] : vErrors.push(err859), errors++;
          }
          for (let key51 in data)
            if (!func1.call(schema56.oneOf[18].properties, key51)) {
              let err860 = { instancePath, schemaPath: "#/oneOf/18/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key51 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err860] : vErrors.push(err860), errors++;
            }
          if (data.runId !== void 0) {
            let data393 = data.runId;
            if (typeof data393 == "string") {
              if (func2(data393) < 1) {
                let err861 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/18/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err861] : vErrors.push(err861), errors++;
              }
            } else {
              let err862 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/18/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err862] : vErrors.push(err862), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data394 = data.seq;
            if (!(typeof data394 == "number" && !(data394 % 1) && !isNaN(data394) && isFinite(data394))) {
              let err863 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/18/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err863] : vErrors.push(err863), errors++;
            }
            if (typeof data394 == "number" && isFinite(data394) && (data394 < 1 || isNaN(data394))) {
              let err864 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/18/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err864] : vErrors.push(err864), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data395 = data.prev, _errs862 = errors, valid141 = !1, _errs863 = errors;
            validate53(data395, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid19 = _errs863 === errors;
            valid141 = valid141 || _valid19;
            let _errs864 = errors;
            if (data395 !== null) {
              let err865 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/18/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err865] : vErrors.push(err865), errors++;
            }
            var _valid19 = _errs864 === errors;
            if (valid141 = valid141 || _valid19, valid141)
              errors = _errs862, vErrors !== null && (_errs862 ? vErrors.length = _errs862 : vErrors = null);
            else {
              let err866 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/18/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err866] : vErrors.push(err866), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data396 = data.segment;
            if (!(typeof data396 == "number" && !(data396 % 1) && !isNaN(data396) && isFinite(data396))) {
              let err867 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/18/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err867] : vErrors.push(err867), errors++;
            }
            if (typeof data396 == "number" && isFinite(data396) && (data396 < 1 || isNaN(data396))) {
              let err868 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/18/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err868] : vErrors.push(err868), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data397 = data.epoch;
            if (!(typeof data397 == "number" && !(data397 % 1) && !isNaN(data397) && isFinite(data397))) {
              let err869 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/18/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err869] : vErrors.push(err869), errors++;
            }
            if (typeof data397 == "number" && isFinite(data397) && (data397 < 1 || isNaN(data397))) {
              let err870 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/18/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err870] : vErrors.push(err870), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data398 = data.atMs;
            if (!(typeof data398 == "number" && !(data398 % 1) && !isNaN(data398) && isFinite(data398))) {
              let err871 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/18/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err871] : vErrors.push(err871), errors++;
            }
            if (typeof data398 == "number" && isFinite(data398) && (data398 < 0 || isNaN(data398))) {
              let err872 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/18/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err872] : vErrors.push(err872), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data400 = data.type;
            if (typeof data400 != "string") {
              let err873 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/18/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err873] : vErrors.push(err873), errors++;
            }
            if (data400 !== "humanResponded") {
              let err874 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/18/properties/type/const", keyword: "const", params: { allowedValue: "humanResponded" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err874] : vErrors.push(err874), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data401 = data.payload;
            if (data401 && typeof data401 == "object" && !Array.isArray(data401)) {
              if (data401.requestId === void 0) {
                let err875 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
                vErrors === null ? vErrors = [err875] : vErrors.push(err875), errors++;
              }
              if (data401.actor === void 0) {
                let err876 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "actor" }, message: "must have required property 'actor'" };
                vErrors === null ? vErrors = [err876] : vErrors.push(err876), errors++;
              }
              if (data401.via === void 0) {
                let err877 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "via" }, message: "must have required property 'via'" };
                vErrors === null ? vErrors = [err877] : vErrors.push(err877), errors++;
              }
              if (data401.final === void 0) {
                let err878 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/required", keyword: "required", params: { missingProperty: "final" }, message: "must have required property 'final'" };
                vErrors === null ? vErrors = [err878] : vErrors.push(err878), errors++;
              }
              for (let key52 in data401)
                if (!func1.call(schema56.oneOf[18].properties.payload.properties, key52)) {
                  let err879 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key52 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err879] : vErrors.push(err879), errors++;
                }
              if (data401.requestId !== void 0 && typeof data401.requestId != "string") {
                let err880 = { instancePath: instancePath + "/payload/requestId", schemaPath: "#/oneOf/18/properties/payload/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err880] : vErrors.push(err880), errors++;
              }
              if (data401.decision !== void 0 && typeof data401.decision != "string") {
                let err881 = { instancePath: instancePath + "/payload/decision", schemaPath: "#/oneOf/18/properties/payload/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err881] : vErrors.push(err881), errors++;
              }
              if (data401.input !== void 0 && (validate268(data401.input, { instancePath: instancePath + "/payload/input", parentData: data401, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data401.note !== void 0 && typeof data401.note != "string") {
                let err882 = { instancePath: instancePath + "/payload/note", schemaPath: "#/oneOf/18/properties/payload/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err882] : vErrors.push(err882), errors++;
              }
              if (data401.actor !== void 0 && typeof data401.actor != "string") {
                let err883 = { instancePath: instancePath + "/payload/actor", schemaPath: "#/oneOf/18/properties/payload/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err883] : vErrors.push(err883), errors++;
              }
              if (data401.via !== void 0 && typeof data401.via != "string") {
                let err884 = { instancePath: instancePath + "/payload/via", schemaPath: "#/oneOf/18/properties/payload/properties/via/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err884] : vErrors.push(err884), errors++;
              }
              if (data401.evidence !== void 0 && (validate53(data401.evidence, { instancePath: instancePath + "/payload/evidence", parentData: data401, parentDataProperty: "evidence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data401.final !== void 0 && typeof data401.final != "boolean") {
                let err885 = { instancePath: instancePath + "/payload/final", schemaPath: "#/oneOf/18/properties/payload/properties/final/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err885] : vErrors.push(err885), errors++;
              }
              if (data401.settledAs !== void 0) {
                let data410 = data401.settledAs;
                if (!(data410 === "answered" || data410 === "timedOut")) {
                  let err886 = { instancePath: instancePath + "/payload/settledAs", schemaPath: "#/oneOf/18/properties/payload/properties/settledAs/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[18].properties.payload.properties.settledAs.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err886] : vErrors.push(err886), errors++;
                }
              }
            } else {
              let err887 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/18/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err887] : vErrors.push(err887), errors++;
            }
          }
          if (data.v !== void 0) {
            let data411 = data.v;
            if (!(typeof data411 == "number" && !(data411 % 1) && !isNaN(data411) && isFinite(data411))) {
              let err888 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/18/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err888] : vErrors.push(err888), errors++;
            }
            if (typeof data411 == "number" && isFinite(data411) && (data411 < 1 || isNaN(data411))) {
              let err889 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/18/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err889] : vErrors.push(err889), errors++;
            }
          }
        } else {
          let err890 = { instancePath, schemaPath: "#/oneOf/18/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err890] : vErrors.push(err890), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "retryScheduled") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err891 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err891] : vErrors.push(err891), errors++;
          }
          if (data.seq === void 0) {
            let err892 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err892] : vErrors.push(err892), errors++;
          }
          if (data.prev === void 0) {
            let err893 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err893] : vErrors.push(err893), errors++;
          }
          if (data.segment === void 0) {
            let err894 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err894] : vErrors.push(err894), errors++;
          }
          if (data.epoch === void 0) {
            let err895 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err895] : vErrors.push(err895), errors++;
          }
          if (data.atMs === void 0) {
            let err896 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err896] : vErrors.push(err896), errors++;
          }
          if (data.runPath === void 0) {
            let err897 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err897] : vErrors.push(err897), errors++;
          }
          if (data.type === void 0) {
            let err898 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err898] : vErrors.push(err898), errors++;
          }
          if (data.payload === void 0) {
            let err899 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err899] : vErrors.push(err899), errors++;
          }
          if (data.v === void 0) {
            let err900 = { instancePath, schemaPath: "#/oneOf/19/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err900] : vErrors.push(err900), errors++;
          }
          for (let key53 in data)
            if (!func1.call(schema56.oneOf[19].properties, key53)) {
              let err901 = { instancePath, schemaPath: "#/oneOf/19/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key53 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err901] : vErrors.push(err901), errors++;
            }
          if (data.runId !== void 0) {
            let data412 = data.runId;
            if (typeof data412 == "string") {
              if (func2(data412) < 1) {
                let err902 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/19/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err902] : vErrors.push(err902), errors++;
              }
            } else {
              let err903 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/19/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err903] : vErrors.push(err903), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data413 = data.seq;
            if (!(typeof data413 == "number" && !(data413 % 1) && !isNaN(data413) && isFinite(data413))) {
              let err904 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/19/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err904] : vErrors.push(err904), errors++;
            }
            if (typeof data413 == "number" && isFinite(data413) && (data413 < 1 || isNaN(data413))) {
              let err905 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/19/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err905] : vErrors.push(err905), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data414 = data.prev, _errs903 = errors, valid145 = !1, _errs904 = errors;
            validate53(data414, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid20 = _errs904 === errors;
            valid145 = valid145 || _valid20;
            let _errs905 = errors;
            if (data414 !== null) {
              let err906 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/19/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err906] : vErrors.push(err906), errors++;
            }
            var _valid20 = _errs905 === errors;
            if (valid145 = valid145 || _valid20, valid145)
              errors = _errs903, vErrors !== null && (_errs903 ? vErrors.length = _errs903 : vErrors = null);
            else {
              let err907 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/19/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err907] : vErrors.push(err907), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data415 = data.segment;
            if (!(typeof data415 == "number" && !(data415 % 1) && !isNaN(data415) && isFinite(data415))) {
              let err908 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/19/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err908] : vErrors.push(err908), errors++;
            }
            if (typeof data415 == "number" && isFinite(data415) && (data415 < 1 || isNaN(data415))) {
              let err909 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/19/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err909] : vErrors.push(err909), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data416 = data.epoch;
            if (!(typeof data416 == "number" && !(data416 % 1) && !isNaN(data416) && isFinite(data416))) {
              let err910 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/19/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err910] : vErrors.push(err910), errors++;
            }
            if (typeof data416 == "number" && isFinite(data416) && (data416 < 1 || isNaN(data416))) {
              let err911 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/19/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err911] : vErrors.push(err911), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data417 = data.atMs;
            if (!(typeof data417 == "number" && !(data417 % 1) && !isNaN(data417) && isFinite(data417))) {
              let err912 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/19/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err912] : vErrors.push(err912), errors++;
            }
            if (typeof data417 == "number" && isFinite(data417) && (data417 < 0 || isNaN(data417))) {
              let err913 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/19/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err913] : vErrors.push(err913), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data419 = data.type;
            if (typeof data419 != "string") {
              let err914 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/19/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err914] : vErrors.push(err914), errors++;
            }
            if (data419 !== "retryScheduled") {
              let err915 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/19/properties/type/const", keyword: "const", params: { allowedValue: "retryScheduled" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err915] : vErrors.push(err915), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data420 = data.payload;
            if (data420 && typeof data420 == "object" && !Array.isArray(data420)) {
              if (data420.attempt === void 0) {
                let err916 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err916] : vErrors.push(err916), errors++;
              }
              if (data420.dueAtMs === void 0) {
                let err917 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/required", keyword: "required", params: { missingProperty: "dueAtMs" }, message: "must have required property 'dueAtMs'" };
                vErrors === null ? vErrors = [err917] : vErrors.push(err917), errors++;
              }
              if (data420.why === void 0) {
                let err918 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                vErrors === null ? vErrors = [err918] : vErrors.push(err918), errors++;
              }
              for (let key54 in data420)
                if (!(key54 === "attempt" || key54 === "dueAtMs" || key54 === "why" || key54 === "promptId")) {
                  let err919 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key54 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err919] : vErrors.push(err919), errors++;
                }
              if (data420.attempt !== void 0) {
                let data421 = data420.attempt;
                if (!(typeof data421 == "number" && !(data421 % 1) && !isNaN(data421) && isFinite(data421))) {
                  let err920 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/19/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err920] : vErrors.push(err920), errors++;
                }
                if (typeof data421 == "number" && isFinite(data421) && (data421 < 1 || isNaN(data421))) {
                  let err921 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/19/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err921] : vErrors.push(err921), errors++;
                }
              }
              if (data420.dueAtMs !== void 0) {
                let data422 = data420.dueAtMs;
                if (!(typeof data422 == "number" && !(data422 % 1) && !isNaN(data422) && isFinite(data422))) {
                  let err922 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/19/properties/payload/properties/dueAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err922] : vErrors.push(err922), errors++;
                }
                if (typeof data422 == "number" && isFinite(data422) && (data422 < 0 || isNaN(data422))) {
                  let err923 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/19/properties/payload/properties/dueAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err923] : vErrors.push(err923), errors++;
                }
              }
              if (data420.why !== void 0 && typeof data420.why != "string") {
                let err924 = { instancePath: instancePath + "/payload/why", schemaPath: "#/oneOf/19/properties/payload/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err924] : vErrors.push(err924), errors++;
              }
              if (data420.promptId !== void 0 && typeof data420.promptId != "string") {
                let err925 = { instancePath: instancePath + "/payload/promptId", schemaPath: "#/oneOf/19/properties/payload/properties/promptId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err925] : vErrors.push(err925), errors++;
              }
            } else {
              let err926 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/19/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err926] : vErrors.push(err926), errors++;
            }
          }
          if (data.v !== void 0) {
            let data425 = data.v;
            if (!(typeof data425 == "number" && !(data425 % 1) && !isNaN(data425) && isFinite(data425))) {
              let err927 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/19/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err927] : vErrors.push(err927), errors++;
            }
            if (typeof data425 == "number" && isFinite(data425) && (data425 < 1 || isNaN(data425))) {
              let err928 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/19/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err928] : vErrors.push(err928), errors++;
            }
          }
        } else {
          let err929 = { instancePath, schemaPath: "#/oneOf/19/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err929] : vErrors.push(err929), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "retryClaimed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err930 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err930] : vErrors.push(err930), errors++;
          }
          if (data.seq === void 0) {
            let err931 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err931] : vErrors.push(err931), errors++;
          }
          if (data.prev === void 0) {
            let err932 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err932] : vErrors.push(err932), errors++;
          }
          if (data.segment === void 0) {
            let err933 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err933] : vErrors.push(err933), errors++;
          }
          if (data.epoch === void 0) {
            let err934 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err934] : vErrors.push(err934), errors++;
          }
          if (data.atMs === void 0) {
            let err935 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err935] : vErrors.push(err935), errors++;
          }
          if (data.runPath === void 0) {
            let err936 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err936] : vErrors.push(err936), errors++;
          }
          if (data.type === void 0) {
            let err937 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err937] : vErrors.push(err937), errors++;
          }
          if (data.payload === void 0) {
            let err938 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err938] : vErrors.push(err938), errors++;
          }
          if (data.v === void 0) {
            let err939 = { instancePath, schemaPath: "#/oneOf/20/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err939] : vErrors.push(err939), errors++;
          }
          for (let key55 in data)
            if (!func1.call(schema56.oneOf[20].properties, key55)) {
              let err940 = { instancePath, schemaPath: "#/oneOf/20/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key55 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err940] : vErrors.push(err940), errors++;
            }
          if (data.runId !== void 0) {
            let data426 = data.runId;
            if (typeof data426 == "string") {
              if (func2(data426) < 1) {
                let err941 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/20/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err941] : vErrors.push(err941), errors++;
              }
            } else {
              let err942 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/20/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err942] : vErrors.push(err942), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data427 = data.seq;
            if (!(typeof data427 == "number" && !(data427 % 1) && !isNaN(data427) && isFinite(data427))) {
              let err943 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/20/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err943] : vErrors.push(err943), errors++;
            }
            if (typeof data427 == "number" && isFinite(data427) && (data427 < 1 || isNaN(data427))) {
              let err944 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/20/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err944] : vErrors.push(err944), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data428 = data.prev, _errs937 = errors, valid149 = !1, _errs938 = errors;
            validate53(data428, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid21 = _errs938 === errors;
            valid149 = valid149 || _valid21;
            let _errs939 = errors;
            if (data428 !== null) {
              let err945 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/20/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err945] : vErrors.push(err945), errors++;
            }
            var _valid21 = _errs939 === errors;
            if (valid149 = valid149 || _valid21, valid149)
              errors = _errs937, vErrors !== null && (_errs937 ? vErrors.length = _errs937 : vErrors = null);
            else {
              let err946 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/20/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err946] : vErrors.push(err946), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data429 = data.segment;
            if (!(typeof data429 == "number" && !(data429 % 1) && !isNaN(data429) && isFinite(data429))) {
              let err947 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/20/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err947] : vErrors.push(err947), errors++;
            }
            if (typeof data429 == "number" && isFinite(data429) && (data429 < 1 || isNaN(data429))) {
              let err948 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/20/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err948] : vErrors.push(err948), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data430 = data.epoch;
            if (!(typeof data430 == "number" && !(data430 % 1) && !isNaN(data430) && isFinite(data430))) {
              let err949 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/20/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err949] : vErrors.push(err949), errors++;
            }
            if (typeof data430 == "number" && isFinite(data430) && (data430 < 1 || isNaN(data430))) {
              let err950 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/20/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err950] : vErrors.push(err950), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data431 = data.atMs;
            if (!(typeof data431 == "number" && !(data431 % 1) && !isNaN(data431) && isFinite(data431))) {
              let err951 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/20/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err951] : vErrors.push(err951), errors++;
            }
            if (typeof data431 == "number" && isFinite(data431) && (data431 < 0 || isNaN(data431))) {
              let err952 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/20/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err952] : vErrors.push(err952), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data433 = data.type;
            if (typeof data433 != "string") {
              let err953 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/20/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err953] : vErrors.push(err953), errors++;
            }
            if (data433 !== "retryClaimed") {
              let err954 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/20/properties/type/const", keyword: "const", params: { allowedValue: "retryClaimed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err954] : vErrors.push(err954), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data434 = data.payload;
            if (data434 && typeof data434 == "object" && !Array.isArray(data434)) {
              if (data434.ref === void 0) {
                let err955 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                vErrors === null ? vErrors = [err955] : vErrors.push(err955), errors++;
              }
              if (data434.attempt === void 0) {
                let err956 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err956] : vErrors.push(err956), errors++;
              }
              if (data434.promptId === void 0) {
                let err957 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "promptId" }, message: "must have required property 'promptId'" };
                vErrors === null ? vErrors = [err957] : vErrors.push(err957), errors++;
              }
              if (data434.manual === void 0) {
                let err958 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "manual" }, message: "must have required property 'manual'" };
                vErrors === null ? vErrors = [err958] : vErrors.push(err958), errors++;
              }
              if (data434.state === void 0) {
                let err959 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
                vErrors === null ? vErrors = [err959] : vErrors.push(err959), errors++;
              }
              for (let key56 in data434)
                if (!(key56 === "ref" || key56 === "attempt" || key56 === "promptId" || key56 === "manual" || key56 === "from" || key56 === "context" || key56 === "state")) {
                  let err960 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key56 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err960] : vErrors.push(err960), errors++;
                }
              if (data434.ref !== void 0 && typeof data434.ref != "string") {
                let err961 = { instancePath: instancePath + "/payload/ref", schemaPath: "#/oneOf/20/properties/payload/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err961] : vErrors.push(err961), errors++;
              }
              if (data434.attempt !== void 0) {
                let data436 = data434.attempt;
                if (!(typeof data436 == "number" && !(data436 % 1) && !isNaN(data436) && isFinite(data436))) {
                  let err962 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/20/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err962] : vErrors.push(err962), errors++;
                }
                if (typeof data436 == "number" && isFinite(data436) && (data436 < 1 || isNaN(data436))) {
                  let err963 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/20/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err963] : vErrors.push(err963), errors++;
                }
              }
              if (data434.promptId !== void 0 && typeof data434.promptId != "string") {
                let err964 = { instancePath: instancePath + "/payload/promptId", schemaPath: "#/oneOf/20/properties/payload/properties/promptId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err964] : vErrors.push(err964), errors++;
              }
              if (data434.manual !== void 0 && typeof data434.manual != "boolean") {
                let err965 = { instancePath: instancePath + "/payload/manual", schemaPath: "#/oneOf/20/properties/payload/properties/manual/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err965] : vErrors.push(err965), errors++;
              }
              if (data434.from !== void 0 && typeof data434.from != "string") {
                let err966 = { instancePath: instancePath + "/payload/from", schemaPath: "#/oneOf/20/properties/payload/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err966] : vErrors.push(err966), errors++;
              }
              if (data434.context !== void 0 && (validate268(data434.context, { instancePath: instancePath + "/payload/context", parentData: data434, parentDataProperty: "context", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data434.state !== void 0) {
                let data441 = data434.state;
                if (!(data441 === "claimed" || data441 === "returned" || data441 === "skipped")) {
                  let err967 = { instancePath: instancePath + "/payload/state", schemaPath: "#/oneOf/20/properties/payload/properties/state/enum", keyword: "enum", params: { allowedValues: schema56.oneOf[20].properties.payload.properties.state.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err967] : vErrors.push(err967), errors++;
                }
              }
            } else {
              let err968 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/20/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err968] : vErrors.push(err968), errors++;
            }
          }
          if (data.v !== void 0) {
            let data442 = data.v;
            if (!(typeof data442 == "number" && !(data442 % 1) && !isNaN(data442) && isFinite(data442))) {
              let err969 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/20/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err969] : vErrors.push(err969), errors++;
            }
            if (typeof data442 == "number" && isFinite(data442) && (data442 < 1 || isNaN(data442))) {
              let err970 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/20/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err970] : vErrors.push(err970), errors++;
            }
          }
        } else {
          let err971 = { instancePath, schemaPath: "#/oneOf/20/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err971] : vErrors.push(err971), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "continuationTriggered") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err972 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err972] : vErrors.push(err972), errors++;
          }
          if (data.seq === void 0) {
            let err973 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err973] : vErrors.push(err973), errors++;
          }
          if (data.prev === void 0) {
            let err974 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err974] : vErrors.push(err974), errors++;
          }
          if (data.segment === void 0) {
            let err975 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err975] : vErrors.push(err975), errors++;
          }
          if (data.epoch === void 0) {
            let err976 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err976] : vErrors.push(err976), errors++;
          }
          if (data.atMs === void 0) {
            let err977 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err977] : vErrors.push(err977), errors++;
          }
          if (data.runPath === void 0) {
            let err978 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err978] : vErrors.push(err978), errors++;
          }
          if (data.type === void 0) {
            let err979 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err979] : vErrors.push(err979), errors++;
          }
          if (data.payload === void 0) {
            let err980 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err980] : vErrors.push(err980), errors++;
          }
          if (data.v === void 0) {
            let err981 = { instancePath, schemaPath: "#/oneOf/21/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err981] : vErrors.push(err981), errors++;
          }
          for (let key57 in data)
            if (!func1.call(schema56.oneOf[21].properties, key57)) {
              let err982 = { instancePath, schemaPath: "#/oneOf/21/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key57 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err982] : vErrors.push(err982), errors++;
            }
          if (data.runId !== void 0) {
            let data443 = data.runId;
            if (typeof data443 == "string") {
              if (func2(data443) < 1) {
                let err983 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/21/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err983] : vErrors.push(err983), errors++;
              }
            } else {
              let err984 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/21/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err984] : vErrors.push(err984), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data444 = data.seq;
            if (!(typeof data444 == "number" && !(data444 % 1) && !isNaN(data444) && isFinite(data444))) {
              let err985 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/21/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err985] : vErrors.push(err985), errors++;
            }
            if (typeof data444 == "number" && isFinite(data444) && (data444 < 1 || isNaN(data444))) {
              let err986 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/21/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err986] : vErrors.push(err986), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data445 = data.prev, _errs975 = errors, valid153 = !1, _errs976 = errors;
            validate53(data445, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid22 = _errs976 === errors;
            valid153 = valid153 || _valid22;
            let _errs977 = errors;
            if (data445 !== null) {
              let err987 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/21/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err987] : vErrors.push(err987), errors++;
            }
            var _valid22 = _errs977 === errors;
            if (valid153 = valid153 || _valid22, valid153)
              errors = _errs975, vErrors !== null && (_errs975 ? vErrors.length = _errs975 : vErrors = null);
            else {
              let err988 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/21/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err988] : vErrors.push(err988), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data446 = data.segment;
            if (!(typeof data446 == "number" && !(data446 % 1) && !isNaN(data446) && isFinite(data446))) {
              let err989 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/21/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err989] : vErrors.push(err989), errors++;
            }
            if (typeof data446 == "number" && isFinite(data446) && (data446 < 1 || isNaN(data446))) {
              let err990 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/21/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err990] : vErrors.push(err990), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data447 = data.epoch;
            if (!(typeof data447 == "number" && !(data447 % 1) && !isNaN(data447) && isFinite(data447))) {
              let err991 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/21/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err991] : vErrors.push(err991), errors++;
            }
            if (typeof data447 == "number" && isFinite(data447) && (data447 < 1 || isNaN(data447))) {
              let err992 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/21/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err992] : vErrors.push(err992), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data448 = data.atMs;
            if (!(typeof data448 == "number" && !(data448 % 1) && !isNaN(data448) && isFinite(data448))) {
              let err993 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/21/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err993] : vErrors.push(err993), errors++;
            }
            if (typeof data448 == "number" && isFinite(data448) && (data448 < 0 || isNaN(data448))) {
              let err994 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/21/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err994] : vErrors.push(err994), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data450 = data.type;
            if (typeof data450 != "string") {
              let err995 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/21/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err995] : vErrors.push(err995), errors++;
            }
            if (data450 !== "continuationTriggered") {
              let err996 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/21/properties/type/const", keyword: "const", params: { allowedValue: "continuationTriggered" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err996] : vErrors.push(err996), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data451 = data.payload;
            if (data451 && typeof data451 == "object" && !Array.isArray(data451)) {
              if (data451.attempt === void 0) {
                let err997 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
                vErrors === null ? vErrors = [err997] : vErrors.push(err997), errors++;
              }
              if (data451.status === void 0) {
                let err998 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                vErrors === null ? vErrors = [err998] : vErrors.push(err998), errors++;
              }
              for (let key58 in data451)
                if (!(key58 === "attempt" || key58 === "status" || key58 === "summary" || key58 === "filesChanged" || key58 === "nextSteps")) {
                  let err999 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key58 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err999] : vErrors.push(err999), errors++;
                }
              if (data451.attempt !== void 0) {
                let data452 = data451.attempt;
                if (!(typeof data452 == "number" && !(data452 % 1) && !isNaN(data452) && isFinite(data452))) {
                  let err1000 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/21/properties/payload/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err1000] : vErrors.push(err1000), errors++;
                }
                if (typeof data452 == "number" && isFinite(data452) && (data452 < 1 || isNaN(data452))) {
                  let err1001 = { instancePath: instancePath + "/payload/attempt", schemaPath: "#/oneOf/21/properties/payload/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err1001] : vErrors.push(err1001), errors++;
                }
              }
              if (data451.status !== void 0 && typeof data451.status != "string") {
                let err1002 = { instancePath: instancePath + "/payload/status", schemaPath: "#/oneOf/21/properties/payload/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1002] : vErrors.push(err1002), errors++;
              }
              data451.summary !== void 0 && (validate268(data451.summary, { instancePath: instancePath + "/payload/summary", parentData: data451, parentDataProperty: "summary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data451.filesChanged !== void 0 && (validate268(data451.filesChanged, { instancePath: instancePath + "/payload/filesChanged", parentData: data451, parentDataProperty: "filesChanged", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data451.nextSteps !== void 0 && (validate268(data451.nextSteps, { instancePath: instancePath + "/payload/nextSteps", parentData: data451, parentDataProperty: "nextSteps", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length));
            } else {
              let err1003 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/21/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1003] : vErrors.push(err1003), errors++;
            }
          }
          if (data.v !== void 0) {
            let data457 = data.v;
            if (!(typeof data457 == "number" && !(data457 % 1) && !isNaN(data457) && isFinite(data457))) {
              let err1004 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/21/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1004] : vErrors.push(err1004), errors++;
            }
            if (typeof data457 == "number" && isFinite(data457) && (data457 < 1 || isNaN(data457))) {
              let err1005 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/21/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1005] : vErrors.push(err1005), errors++;
            }
          }
        } else {
          let err1006 = { instancePath, schemaPath: "#/oneOf/21/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1006] : vErrors.push(err1006), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "sessionChanged") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1007 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1007] : vErrors.push(err1007), errors++;
          }
          if (data.seq === void 0) {
            let err1008 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1008] : vErrors.push(err1008), errors++;
          }
          if (data.prev === void 0) {
            let err1009 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1009] : vErrors.push(err1009), errors++;
          }
          if (data.segment === void 0) {
            let err1010 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1010] : vErrors.push(err1010), errors++;
          }
          if (data.epoch === void 0) {
            let err1011 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1011] : vErrors.push(err1011), errors++;
          }
          if (data.atMs === void 0) {
            let err1012 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1012] : vErrors.push(err1012), errors++;
          }
          if (data.runPath === void 0) {
            let err1013 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1013] : vErrors.push(err1013), errors++;
          }
          if (data.type === void 0) {
            let err1014 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1014] : vErrors.push(err1014), errors++;
          }
          if (data.payload === void 0) {
            let err1015 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1015] : vErrors.push(err1015), errors++;
          }
          if (data.v === void 0) {
            let err1016 = { instancePath, schemaPath: "#/oneOf/22/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1016] : vErrors.push(err1016), errors++;
          }
          for (let key59 in data)
            if (!func1.call(schema56.oneOf[22].properties, key59)) {
              let err1017 = { instancePath, schemaPath: "#/oneOf/22/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key59 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1017] : vErrors.push(err1017), errors++;
            }
          if (data.runId !== void 0) {
            let data458 = data.runId;
            if (typeof data458 == "string") {
              if (func2(data458) < 1) {
                let err1018 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/22/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1018] : vErrors.push(err1018), errors++;
              }
            } else {
              let err1019 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/22/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1019] : vErrors.push(err1019), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data459 = data.seq;
            if (!(typeof data459 == "number" && !(data459 % 1) && !isNaN(data459) && isFinite(data459))) {
              let err1020 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/22/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1020] : vErrors.push(err1020), errors++;
            }
            if (typeof data459 == "number" && isFinite(data459) && (data459 < 1 || isNaN(data459))) {
              let err1021 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/22/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1021] : vErrors.push(err1021), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data460 = data.prev, _errs1008 = errors, valid157 = !1, _errs1009 = errors;
            validate53(data460, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid23 = _errs1009 === errors;
            valid157 = valid157 || _valid23;
            let _errs1010 = errors;
            if (data460 !== null) {
              let err1022 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/22/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1022] : vErrors.push(err1022), errors++;
            }
            var _valid23 = _errs1010 === errors;
            if (valid157 = valid157 || _valid23, valid157)
              errors = _errs1008, vErrors !== null && (_errs1008 ? vErrors.length = _errs1008 : vErrors = null);
            else {
              let err1023 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/22/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1023] : vErrors.push(err1023), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data461 = data.segment;
            if (!(typeof data461 == "number" && !(data461 % 1) && !isNaN(data461) && isFinite(data461))) {
              let err1024 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/22/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1024] : vErrors.push(err1024), errors++;
            }
            if (typeof data461 == "number" && isFinite(data461) && (data461 < 1 || isNaN(data461))) {
              let err1025 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/22/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1025] : vErrors.push(err1025), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data462 = data.epoch;
            if (!(typeof data462 == "number" && !(data462 % 1) && !isNaN(data462) && isFinite(data462))) {
              let err1026 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/22/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1026] : vErrors.push(err1026), errors++;
            }
            if (typeof data462 == "number" && isFinite(data462) && (data462 < 1 || isNaN(data462))) {
              let err1027 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/22/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1027] : vErrors.push(err1027), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data463 = data.atMs;
            if (!(typeof data463 == "number" && !(data463 % 1) && !isNaN(data463) && isFinite(data463))) {
              let err1028 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/22/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1028] : vErrors.push(err1028), errors++;
            }
            if (typeof data463 == "number" && isFinite(data463) && (data463 < 0 || isNaN(data463))) {
              let err1029 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/22/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1029] : vErrors.push(err1029), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data465 = data.type;
            if (typeof data465 != "string") {
              let err1030 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/22/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1030] : vErrors.push(err1030), errors++;
            }
            if (data465 !== "sessionChanged") {
              let err1031 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/22/properties/type/const", keyword: "const", params: { allowedValue: "sessionChanged" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1031] : vErrors.push(err1031), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data466 = data.payload;
            if (data466 && typeof data466 == "object" && !Array.isArray(data466)) {
              if (data466.provider === void 0) {
                let err1032 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
                vErrors === null ? vErrors = [err1032] : vErrors.push(err1032), errors++;
              }
              if (data466.change === void 0) {
                let err1033 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/required", keyword: "required", params: { missingProperty: "change" }, message: "must have required property 'change'" };
                vErrors === null ? vErrors = [err1033] : vErrors.push(err1033), errors++;
              }
              for (let key60 in data466)
                if (!(key60 === "provider" || key60 === "sessionId" || key60 === "change" || key60 === "data")) {
                  let err1034 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key60 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1034] : vErrors.push(err1034), errors++;
                }
              if (data466.provider !== void 0 && typeof data466.provider != "string") {
                let err1035 = { instancePath: instancePath + "/payload/provider", schemaPath: "#/oneOf/22/properties/payload/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1035] : vErrors.push(err1035), errors++;
              }
              if (data466.sessionId !== void 0 && typeof data466.sessionId != "string") {
                let err1036 = { instancePath: instancePath + "/payload/sessionId", schemaPath: "#/oneOf/22/properties/payload/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1036] : vErrors.push(err1036), errors++;
              }
              if (data466.change !== void 0 && typeof data466.change != "string") {
                let err1037 = { instancePath: instancePath + "/payload/change", schemaPath: "#/oneOf/22/properties/payload/properties/change/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1037] : vErrors.push(err1037), errors++;
              }
              data466.data !== void 0 && (validate268(data466.data, { instancePath: instancePath + "/payload/data", parentData: data466, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length));
            } else {
              let err1038 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/22/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1038] : vErrors.push(err1038), errors++;
            }
          }
          if (data.v !== void 0) {
            let data471 = data.v;
            if (!(typeof data471 == "number" && !(data471 % 1) && !isNaN(data471) && isFinite(data471))) {
              let err1039 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/22/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1039] : vErrors.push(err1039), errors++;
            }
            if (typeof data471 == "number" && isFinite(data471) && (data471 < 1 || isNaN(data471))) {
              let err1040 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/22/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1040] : vErrors.push(err1040), errors++;
            }
          }
        } else {
          let err1041 = { instancePath, schemaPath: "#/oneOf/22/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1041] : vErrors.push(err1041), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "timerArmed") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1042 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1042] : vErrors.push(err1042), errors++;
          }
          if (data.seq === void 0) {
            let err1043 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1043] : vErrors.push(err1043), errors++;
          }
          if (data.prev === void 0) {
            let err1044 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1044] : vErrors.push(err1044), errors++;
          }
          if (data.segment === void 0) {
            let err1045 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1045] : vErrors.push(err1045), errors++;
          }
          if (data.epoch === void 0) {
            let err1046 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1046] : vErrors.push(err1046), errors++;
          }
          if (data.atMs === void 0) {
            let err1047 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1047] : vErrors.push(err1047), errors++;
          }
          if (data.runPath === void 0) {
            let err1048 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1048] : vErrors.push(err1048), errors++;
          }
          if (data.type === void 0) {
            let err1049 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1049] : vErrors.push(err1049), errors++;
          }
          if (data.payload === void 0) {
            let err1050 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1050] : vErrors.push(err1050), errors++;
          }
          if (data.v === void 0) {
            let err1051 = { instancePath, schemaPath: "#/oneOf/23/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1051] : vErrors.push(err1051), errors++;
          }
          for (let key61 in data)
            if (!func1.call(schema56.oneOf[23].properties, key61)) {
              let err1052 = { instancePath, schemaPath: "#/oneOf/23/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key61 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1052] : vErrors.push(err1052), errors++;
            }
          if (data.runId !== void 0) {
            let data472 = data.runId;
            if (typeof data472 == "string") {
              if (func2(data472) < 1) {
                let err1053 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/23/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1053] : vErrors.push(err1053), errors++;
              }
            } else {
              let err1054 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/23/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1054] : vErrors.push(err1054), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data473 = data.seq;
            if (!(typeof data473 == "number" && !(data473 % 1) && !isNaN(data473) && isFinite(data473))) {
              let err1055 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/23/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1055] : vErrors.push(err1055), errors++;
            }
            if (typeof data473 == "number" && isFinite(data473) && (data473 < 1 || isNaN(data473))) {
              let err1056 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/23/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1056] : vErrors.push(err1056), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data474 = data.prev, _errs1041 = errors, valid161 = !1, _errs1042 = errors;
            validate53(data474, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid24 = _errs1042 === errors;
            valid161 = valid161 || _valid24;
            let _errs1043 = errors;
            if (data474 !== null) {
              let err1057 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/23/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1057] : vErrors.push(err1057), errors++;
            }
            var _valid24 = _errs1043 === errors;
            if (valid161 = valid161 || _valid24, valid161)
              errors = _errs1041, vErrors !== null && (_errs1041 ? vErrors.length = _errs1041 : vErrors = null);
            else {
              let err1058 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/23/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1058] : vErrors.push(err1058), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data475 = data.segment;
            if (!(typeof data475 == "number" && !(data475 % 1) && !isNaN(data475) && isFinite(data475))) {
              let err1059 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/23/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1059] : vErrors.push(err1059), errors++;
            }
            if (typeof data475 == "number" && isFinite(data475) && (data475 < 1 || isNaN(data475))) {
              let err1060 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/23/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1060] : vErrors.push(err1060), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data476 = data.epoch;
            if (!(typeof data476 == "number" && !(data476 % 1) && !isNaN(data476) && isFinite(data476))) {
              let err1061 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/23/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1061] : vErrors.push(err1061), errors++;
            }
            if (typeof data476 == "number" && isFinite(data476) && (data476 < 1 || isNaN(data476))) {
              let err1062 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/23/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1062] : vErrors.push(err1062), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data477 = data.atMs;
            if (!(typeof data477 == "number" && !(data477 % 1) && !isNaN(data477) && isFinite(data477))) {
              let err1063 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/23/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1063] : vErrors.push(err1063), errors++;
            }
            if (typeof data477 == "number" && isFinite(data477) && (data477 < 0 || isNaN(data477))) {
              let err1064 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/23/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1064] : vErrors.push(err1064), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data479 = data.type;
            if (typeof data479 != "string") {
              let err1065 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/23/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1065] : vErrors.push(err1065), errors++;
            }
            if (data479 !== "timerArmed") {
              let err1066 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/23/properties/type/const", keyword: "const", params: { allowedValue: "timerArmed" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1066] : vErrors.push(err1066), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data480 = data.payload;
            if (data480 && typeof data480 == "object" && !Array.isArray(data480)) {
              if (data480.timerId === void 0) {
                let err1067 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/required", keyword: "required", params: { missingProperty: "timerId" }, message: "must have required property 'timerId'" };
                vErrors === null ? vErrors = [err1067] : vErrors.push(err1067), errors++;
              }
              if (data480.dueAtMs === void 0) {
                let err1068 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/required", keyword: "required", params: { missingProperty: "dueAtMs" }, message: "must have required property 'dueAtMs'" };
                vErrors === null ? vErrors = [err1068] : vErrors.push(err1068), errors++;
              }
              for (let key62 in data480)
                if (!(key62 === "timerId" || key62 === "dueAtMs")) {
                  let err1069 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key62 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1069] : vErrors.push(err1069), errors++;
                }
              if (data480.timerId !== void 0 && typeof data480.timerId != "string") {
                let err1070 = { instancePath: instancePath + "/payload/timerId", schemaPath: "#/oneOf/23/properties/payload/properties/timerId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1070] : vErrors.push(err1070), errors++;
              }
              if (data480.dueAtMs !== void 0) {
                let data482 = data480.dueAtMs;
                if (!(typeof data482 == "number" && !(data482 % 1) && !isNaN(data482) && isFinite(data482))) {
                  let err1071 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/23/properties/payload/properties/dueAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err1071] : vErrors.push(err1071), errors++;
                }
                if (typeof data482 == "number" && isFinite(data482) && (data482 < 0 || isNaN(data482))) {
                  let err1072 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/23/properties/payload/properties/dueAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err1072] : vErrors.push(err1072), errors++;
                }
              }
            } else {
              let err1073 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/23/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1073] : vErrors.push(err1073), errors++;
            }
          }
          if (data.v !== void 0) {
            let data483 = data.v;
            if (!(typeof data483 == "number" && !(data483 % 1) && !isNaN(data483) && isFinite(data483))) {
              let err1074 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/23/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1074] : vErrors.push(err1074), errors++;
            }
            if (typeof data483 == "number" && isFinite(data483) && (data483 < 1 || isNaN(data483))) {
              let err1075 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/23/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1075] : vErrors.push(err1075), errors++;
            }
          }
        } else {
          let err1076 = { instancePath, schemaPath: "#/oneOf/23/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1076] : vErrors.push(err1076), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "timerFired") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1077 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1077] : vErrors.push(err1077), errors++;
          }
          if (data.seq === void 0) {
            let err1078 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1078] : vErrors.push(err1078), errors++;
          }
          if (data.prev === void 0) {
            let err1079 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1079] : vErrors.push(err1079), errors++;
          }
          if (data.segment === void 0) {
            let err1080 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1080] : vErrors.push(err1080), errors++;
          }
          if (data.epoch === void 0) {
            let err1081 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1081] : vErrors.push(err1081), errors++;
          }
          if (data.atMs === void 0) {
            let err1082 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1082] : vErrors.push(err1082), errors++;
          }
          if (data.runPath === void 0) {
            let err1083 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1083] : vErrors.push(err1083), errors++;
          }
          if (data.type === void 0) {
            let err1084 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1084] : vErrors.push(err1084), errors++;
          }
          if (data.payload === void 0) {
            let err1085 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1085] : vErrors.push(err1085), errors++;
          }
          if (data.v === void 0) {
            let err1086 = { instancePath, schemaPath: "#/oneOf/24/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1086] : vErrors.push(err1086), errors++;
          }
          for (let key63 in data)
            if (!func1.call(schema56.oneOf[24].properties, key63)) {
              let err1087 = { instancePath, schemaPath: "#/oneOf/24/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key63 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1087] : vErrors.push(err1087), errors++;
            }
          if (data.runId !== void 0) {
            let data484 = data.runId;
            if (typeof data484 == "string") {
              if (func2(data484) < 1) {
                let err1088 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/24/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1088] : vErrors.push(err1088), errors++;
              }
            } else {
              let err1089 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/24/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1089] : vErrors.push(err1089), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data485 = data.seq;
            if (!(typeof data485 == "number" && !(data485 % 1) && !isNaN(data485) && isFinite(data485))) {
              let err1090 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/24/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1090] : vErrors.push(err1090), errors++;
            }
            if (typeof data485 == "number" && isFinite(data485) && (data485 < 1 || isNaN(data485))) {
              let err1091 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/24/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1091] : vErrors.push(err1091), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data486 = data.prev, _errs1071 = errors, valid165 = !1, _errs1072 = errors;
            validate53(data486, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid25 = _errs1072 === errors;
            valid165 = valid165 || _valid25;
            let _errs1073 = errors;
            if (data486 !== null) {
              let err1092 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/24/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1092] : vErrors.push(err1092), errors++;
            }
            var _valid25 = _errs1073 === errors;
            if (valid165 = valid165 || _valid25, valid165)
              errors = _errs1071, vErrors !== null && (_errs1071 ? vErrors.length = _errs1071 : vErrors = null);
            else {
              let err1093 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/24/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1093] : vErrors.push(err1093), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data487 = data.segment;
            if (!(typeof data487 == "number" && !(data487 % 1) && !isNaN(data487) && isFinite(data487))) {
              let err1094 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/24/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1094] : vErrors.push(err1094), errors++;
            }
            if (typeof data487 == "number" && isFinite(data487) && (data487 < 1 || isNaN(data487))) {
              let err1095 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/24/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1095] : vErrors.push(err1095), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data488 = data.epoch;
            if (!(typeof data488 == "number" && !(data488 % 1) && !isNaN(data488) && isFinite(data488))) {
              let err1096 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/24/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1096] : vErrors.push(err1096), errors++;
            }
            if (typeof data488 == "number" && isFinite(data488) && (data488 < 1 || isNaN(data488))) {
              let err1097 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/24/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1097] : vErrors.push(err1097), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data489 = data.atMs;
            if (!(typeof data489 == "number" && !(data489 % 1) && !isNaN(data489) && isFinite(data489))) {
              let err1098 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/24/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1098] : vErrors.push(err1098), errors++;
            }
            if (typeof data489 == "number" && isFinite(data489) && (data489 < 0 || isNaN(data489))) {
              let err1099 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/24/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1099] : vErrors.push(err1099), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data491 = data.type;
            if (typeof data491 != "string") {
              let err1100 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/24/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1100] : vErrors.push(err1100), errors++;
            }
            if (data491 !== "timerFired") {
              let err1101 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/24/properties/type/const", keyword: "const", params: { allowedValue: "timerFired" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1101] : vErrors.push(err1101), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data492 = data.payload;
            if (data492 && typeof data492 == "object" && !Array.isArray(data492)) {
              if (data492.timerId === void 0) {
                let err1102 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/required", keyword: "required", params: { missingProperty: "timerId" }, message: "must have required property 'timerId'" };
                vErrors === null ? vErrors = [err1102] : vErrors.push(err1102), errors++;
              }
              if (data492.dueAtMs === void 0) {
                let err1103 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/required", keyword: "required", params: { missingProperty: "dueAtMs" }, message: "must have required property 'dueAtMs'" };
                vErrors === null ? vErrors = [err1103] : vErrors.push(err1103), errors++;
              }
              for (let key64 in data492)
                if (!(key64 === "timerId" || key64 === "dueAtMs")) {
                  let err1104 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key64 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1104] : vErrors.push(err1104), errors++;
                }
              if (data492.timerId !== void 0 && typeof data492.timerId != "string") {
                let err1105 = { instancePath: instancePath + "/payload/timerId", schemaPath: "#/oneOf/24/properties/payload/properties/timerId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1105] : vErrors.push(err1105), errors++;
              }
              if (data492.dueAtMs !== void 0) {
                let data494 = data492.dueAtMs;
                if (!(typeof data494 == "number" && !(data494 % 1) && !isNaN(data494) && isFinite(data494))) {
                  let err1106 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/24/properties/payload/properties/dueAtMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err1106] : vErrors.push(err1106), errors++;
                }
                if (typeof data494 == "number" && isFinite(data494) && (data494 < 0 || isNaN(data494))) {
                  let err1107 = { instancePath: instancePath + "/payload/dueAtMs", schemaPath: "#/oneOf/24/properties/payload/properties/dueAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err1107] : vErrors.push(err1107), errors++;
                }
              }
            } else {
              let err1108 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/24/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1108] : vErrors.push(err1108), errors++;
            }
          }
          if (data.v !== void 0) {
            let data495 = data.v;
            if (!(typeof data495 == "number" && !(data495 % 1) && !isNaN(data495) && isFinite(data495))) {
              let err1109 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/24/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1109] : vErrors.push(err1109), errors++;
            }
            if (typeof data495 == "number" && isFinite(data495) && (data495 < 1 || isNaN(data495))) {
              let err1110 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/24/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1110] : vErrors.push(err1110), errors++;
            }
          }
        } else {
          let err1111 = { instancePath, schemaPath: "#/oneOf/24/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1111] : vErrors.push(err1111), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "artifactStored") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1112 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1112] : vErrors.push(err1112), errors++;
          }
          if (data.seq === void 0) {
            let err1113 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1113] : vErrors.push(err1113), errors++;
          }
          if (data.prev === void 0) {
            let err1114 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1114] : vErrors.push(err1114), errors++;
          }
          if (data.segment === void 0) {
            let err1115 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1115] : vErrors.push(err1115), errors++;
          }
          if (data.epoch === void 0) {
            let err1116 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1116] : vErrors.push(err1116), errors++;
          }
          if (data.atMs === void 0) {
            let err1117 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1117] : vErrors.push(err1117), errors++;
          }
          if (data.runPath === void 0) {
            let err1118 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1118] : vErrors.push(err1118), errors++;
          }
          if (data.type === void 0) {
            let err1119 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1119] : vErrors.push(err1119), errors++;
          }
          if (data.payload === void 0) {
            let err1120 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1120] : vErrors.push(err1120), errors++;
          }
          if (data.v === void 0) {
            let err1121 = { instancePath, schemaPath: "#/oneOf/25/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1121] : vErrors.push(err1121), errors++;
          }
          for (let key65 in data)
            if (!func1.call(schema56.oneOf[25].properties, key65)) {
              let err1122 = { instancePath, schemaPath: "#/oneOf/25/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key65 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1122] : vErrors.push(err1122), errors++;
            }
          if (data.runId !== void 0) {
            let data496 = data.runId;
            if (typeof data496 == "string") {
              if (func2(data496) < 1) {
                let err1123 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/25/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1123] : vErrors.push(err1123), errors++;
              }
            } else {
              let err1124 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/25/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1124] : vErrors.push(err1124), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data497 = data.seq;
            if (!(typeof data497 == "number" && !(data497 % 1) && !isNaN(data497) && isFinite(data497))) {
              let err1125 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/25/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1125] : vErrors.push(err1125), errors++;
            }
            if (typeof data497 == "number" && isFinite(data497) && (data497 < 1 || isNaN(data497))) {
              let err1126 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/25/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1126] : vErrors.push(err1126), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data498 = data.prev, _errs1101 = errors, valid169 = !1, _errs1102 = errors;
            validate53(data498, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid26 = _errs1102 === errors;
            valid169 = valid169 || _valid26;
            let _errs1103 = errors;
            if (data498 !== null) {
              let err1127 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/25/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1127] : vErrors.push(err1127), errors++;
            }
            var _valid26 = _errs1103 === errors;
            if (valid169 = valid169 || _valid26, valid169)
              errors = _errs1101, vErrors !== null && (_errs1101 ? vErrors.length = _errs1101 : vErrors = null);
            else {
              let err1128 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/25/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1128] : vErrors.push(err1128), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data499 = data.segment;
            if (!(typeof data499 == "number" && !(data499 % 1) && !isNaN(data499) && isFinite(data499))) {
              let err1129 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/25/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1129] : vErrors.push(err1129), errors++;
            }
            if (typeof data499 == "number" && isFinite(data499) && (data499 < 1 || isNaN(data499))) {
              let err1130 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/25/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1130] : vErrors.push(err1130), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data500 = data.epoch;
            if (!(typeof data500 == "number" && !(data500 % 1) && !isNaN(data500) && isFinite(data500))) {
              let err1131 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/25/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1131] : vErrors.push(err1131), errors++;
            }
            if (typeof data500 == "number" && isFinite(data500) && (data500 < 1 || isNaN(data500))) {
              let err1132 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/25/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1132] : vErrors.push(err1132), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data501 = data.atMs;
            if (!(typeof data501 == "number" && !(data501 % 1) && !isNaN(data501) && isFinite(data501))) {
              let err1133 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/25/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1133] : vErrors.push(err1133), errors++;
            }
            if (typeof data501 == "number" && isFinite(data501) && (data501 < 0 || isNaN(data501))) {
              let err1134 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/25/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1134] : vErrors.push(err1134), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data503 = data.type;
            if (typeof data503 != "string") {
              let err1135 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/25/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1135] : vErrors.push(err1135), errors++;
            }
            if (data503 !== "artifactStored") {
              let err1136 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/25/properties/type/const", keyword: "const", params: { allowedValue: "artifactStored" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1136] : vErrors.push(err1136), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data504 = data.payload;
            if (data504 && typeof data504 == "object" && !Array.isArray(data504)) {
              if (data504.name === void 0) {
                let err1137 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                vErrors === null ? vErrors = [err1137] : vErrors.push(err1137), errors++;
              }
              if (data504.files === void 0) {
                let err1138 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                vErrors === null ? vErrors = [err1138] : vErrors.push(err1138), errors++;
              }
              for (let key66 in data504)
                if (!(key66 === "name" || key66 === "files" || key66 === "globs" || key66 === "problem")) {
                  let err1139 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key66 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1139] : vErrors.push(err1139), errors++;
                }
              if (data504.name !== void 0 && typeof data504.name != "string") {
                let err1140 = { instancePath: instancePath + "/payload/name", schemaPath: "#/oneOf/25/properties/payload/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1140] : vErrors.push(err1140), errors++;
              }
              if (data504.files !== void 0) {
                let data506 = data504.files;
                if (Array.isArray(data506)) {
                  let len25 = data506.length;
                  for (let i25 = 0; i25 < len25; i25++) {
                    let data507 = data506[i25];
                    if (data507 && typeof data507 == "object" && !Array.isArray(data507)) {
                      if (data507.path === void 0) {
                        let err1141 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                        vErrors === null ? vErrors = [err1141] : vErrors.push(err1141), errors++;
                      }
                      if (data507.hash === void 0) {
                        let err1142 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
                        vErrors === null ? vErrors = [err1142] : vErrors.push(err1142), errors++;
                      }
                      if (data507.bytes === void 0) {
                        let err1143 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                        vErrors === null ? vErrors = [err1143] : vErrors.push(err1143), errors++;
                      }
                      if (data507.mode === void 0) {
                        let err1144 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
                        vErrors === null ? vErrors = [err1144] : vErrors.push(err1144), errors++;
                      }
                      for (let key67 in data507)
                        if (!(key67 === "path" || key67 === "hash" || key67 === "bytes" || key67 === "mode" || key67 === "since")) {
                          let err1145 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key67 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err1145] : vErrors.push(err1145), errors++;
                        }
                      if (data507.path !== void 0 && typeof data507.path != "string") {
                        let err1146 = { instancePath: instancePath + "/payload/files/" + i25 + "/path", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err1146] : vErrors.push(err1146), errors++;
                      }
                      if (data507.hash !== void 0 && (validate53(data507.hash, { instancePath: instancePath + "/payload/files/" + i25 + "/hash", parentData: data507, parentDataProperty: "hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data507.bytes !== void 0) {
                        let data510 = data507.bytes;
                        if (!(typeof data510 == "number" && !(data510 % 1) && !isNaN(data510) && isFinite(data510))) {
                          let err1147 = { instancePath: instancePath + "/payload/files/" + i25 + "/bytes", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err1147] : vErrors.push(err1147), errors++;
                        }
                        if (typeof data510 == "number" && isFinite(data510) && (data510 < 0 || isNaN(data510))) {
                          let err1148 = { instancePath: instancePath + "/payload/files/" + i25 + "/bytes", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err1148] : vErrors.push(err1148), errors++;
                        }
                      }
                      if (data507.mode !== void 0) {
                        let data511 = data507.mode;
                        if (!(typeof data511 == "number" && !(data511 % 1) && !isNaN(data511) && isFinite(data511))) {
                          let err1149 = { instancePath: instancePath + "/payload/files/" + i25 + "/mode", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/mode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err1149] : vErrors.push(err1149), errors++;
                        }
                        if (typeof data511 == "number" && isFinite(data511) && (data511 < 0 || isNaN(data511))) {
                          let err1150 = { instancePath: instancePath + "/payload/files/" + i25 + "/mode", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/mode/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          vErrors === null ? vErrors = [err1150] : vErrors.push(err1150), errors++;
                        }
                      }
                      if (data507.since !== void 0) {
                        let data512 = data507.since;
                        if (!(typeof data512 == "number" && !(data512 % 1) && !isNaN(data512) && isFinite(data512))) {
                          let err1151 = { instancePath: instancePath + "/payload/files/" + i25 + "/since", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/since/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          vErrors === null ? vErrors = [err1151] : vErrors.push(err1151), errors++;
                        }
                        if (typeof data512 == "number" && isFinite(data512) && (data512 < 1 || isNaN(data512))) {
                          let err1152 = { instancePath: instancePath + "/payload/files/" + i25 + "/since", schemaPath: "#/oneOf/25/properties/payload/properties/files/items/properties/since/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          vErrors === null ? vErrors = [err1152] : vErrors.push(err1152), errors++;
                        }
                      }
                    } else {
                      let err1153 = { instancePath: instancePath + "/payload/files/" + i25, schemaPath: "#/oneOf/25/properties/payload/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err1153] : vErrors.push(err1153), errors++;
                    }
                  }
                } else {
                  let err1154 = { instancePath: instancePath + "/payload/files", schemaPath: "#/oneOf/25/properties/payload/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err1154] : vErrors.push(err1154), errors++;
                }
              }
              if (data504.globs !== void 0) {
                let data513 = data504.globs;
                if (Array.isArray(data513)) {
                  let len26 = data513.length;
                  for (let i26 = 0; i26 < len26; i26++)
                    if (typeof data513[i26] != "string") {
                      let err1155 = { instancePath: instancePath + "/payload/globs/" + i26, schemaPath: "#/oneOf/25/properties/payload/properties/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err1155] : vErrors.push(err1155), errors++;
                    }
                } else {
                  let err1156 = { instancePath: instancePath + "/payload/globs", schemaPath: "#/oneOf/25/properties/payload/properties/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err1156] : vErrors.push(err1156), errors++;
                }
              }
              if (data504.problem !== void 0 && typeof data504.problem != "string") {
                let err1157 = { instancePath: instancePath + "/payload/problem", schemaPath: "#/oneOf/25/properties/payload/properties/problem/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1157] : vErrors.push(err1157), errors++;
              }
            } else {
              let err1158 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/25/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1158] : vErrors.push(err1158), errors++;
            }
          }
          if (data.v !== void 0) {
            let data516 = data.v;
            if (!(typeof data516 == "number" && !(data516 % 1) && !isNaN(data516) && isFinite(data516))) {
              let err1159 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/25/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1159] : vErrors.push(err1159), errors++;
            }
            if (typeof data516 == "number" && isFinite(data516) && (data516 < 1 || isNaN(data516))) {
              let err1160 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/25/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1160] : vErrors.push(err1160), errors++;
            }
          }
        } else {
          let err1161 = { instancePath, schemaPath: "#/oneOf/25/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1161] : vErrors.push(err1161), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else if (tag0 === "artifactRestored") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.runId === void 0) {
            let err1162 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
            vErrors === null ? vErrors = [err1162] : vErrors.push(err1162), errors++;
          }
          if (data.seq === void 0) {
            let err1163 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
            vErrors === null ? vErrors = [err1163] : vErrors.push(err1163), errors++;
          }
          if (data.prev === void 0) {
            let err1164 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "prev" }, message: "must have required property 'prev'" };
            vErrors === null ? vErrors = [err1164] : vErrors.push(err1164), errors++;
          }
          if (data.segment === void 0) {
            let err1165 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "segment" }, message: "must have required property 'segment'" };
            vErrors === null ? vErrors = [err1165] : vErrors.push(err1165), errors++;
          }
          if (data.epoch === void 0) {
            let err1166 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'" };
            vErrors === null ? vErrors = [err1166] : vErrors.push(err1166), errors++;
          }
          if (data.atMs === void 0) {
            let err1167 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "atMs" }, message: "must have required property 'atMs'" };
            vErrors === null ? vErrors = [err1167] : vErrors.push(err1167), errors++;
          }
          if (data.runPath === void 0) {
            let err1168 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "runPath" }, message: "must have required property 'runPath'" };
            vErrors === null ? vErrors = [err1168] : vErrors.push(err1168), errors++;
          }
          if (data.type === void 0) {
            let err1169 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1169] : vErrors.push(err1169), errors++;
          }
          if (data.payload === void 0) {
            let err1170 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
            vErrors === null ? vErrors = [err1170] : vErrors.push(err1170), errors++;
          }
          if (data.v === void 0) {
            let err1171 = { instancePath, schemaPath: "#/oneOf/26/required", keyword: "required", params: { missingProperty: "v" }, message: "must have required property 'v'" };
            vErrors === null ? vErrors = [err1171] : vErrors.push(err1171), errors++;
          }
          for (let key68 in data)
            if (!func1.call(schema56.oneOf[26].properties, key68)) {
              let err1172 = { instancePath, schemaPath: "#/oneOf/26/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key68 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1172] : vErrors.push(err1172), errors++;
            }
          if (data.runId !== void 0) {
            let data517 = data.runId;
            if (typeof data517 == "string") {
              if (func2(data517) < 1) {
                let err1173 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/26/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err1173] : vErrors.push(err1173), errors++;
              }
            } else {
              let err1174 = { instancePath: instancePath + "/runId", schemaPath: "#/oneOf/26/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1174] : vErrors.push(err1174), errors++;
            }
          }
          if (data.seq !== void 0) {
            let data518 = data.seq;
            if (!(typeof data518 == "number" && !(data518 % 1) && !isNaN(data518) && isFinite(data518))) {
              let err1175 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/26/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1175] : vErrors.push(err1175), errors++;
            }
            if (typeof data518 == "number" && isFinite(data518) && (data518 < 1 || isNaN(data518))) {
              let err1176 = { instancePath: instancePath + "/seq", schemaPath: "#/oneOf/26/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1176] : vErrors.push(err1176), errors++;
            }
          }
          if (data.prev !== void 0) {
            let data519 = data.prev, _errs1149 = errors, valid178 = !1, _errs1150 = errors;
            validate53(data519, { instancePath: instancePath + "/prev", parentData: data, parentDataProperty: "prev", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var _valid27 = _errs1150 === errors;
            valid178 = valid178 || _valid27;
            let _errs1151 = errors;
            if (data519 !== null) {
              let err1177 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/26/properties/prev/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err1177] : vErrors.push(err1177), errors++;
            }
            var _valid27 = _errs1151 === errors;
            if (valid178 = valid178 || _valid27, valid178)
              errors = _errs1149, vErrors !== null && (_errs1149 ? vErrors.length = _errs1149 : vErrors = null);
            else {
              let err1178 = { instancePath: instancePath + "/prev", schemaPath: "#/oneOf/26/properties/prev/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err1178] : vErrors.push(err1178), errors++;
            }
          }
          if (data.segment !== void 0) {
            let data520 = data.segment;
            if (!(typeof data520 == "number" && !(data520 % 1) && !isNaN(data520) && isFinite(data520))) {
              let err1179 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/26/properties/segment/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1179] : vErrors.push(err1179), errors++;
            }
            if (typeof data520 == "number" && isFinite(data520) && (data520 < 1 || isNaN(data520))) {
              let err1180 = { instancePath: instancePath + "/segment", schemaPath: "#/oneOf/26/properties/segment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1180] : vErrors.push(err1180), errors++;
            }
          }
          if (data.epoch !== void 0) {
            let data521 = data.epoch;
            if (!(typeof data521 == "number" && !(data521 % 1) && !isNaN(data521) && isFinite(data521))) {
              let err1181 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/26/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1181] : vErrors.push(err1181), errors++;
            }
            if (typeof data521 == "number" && isFinite(data521) && (data521 < 1 || isNaN(data521))) {
              let err1182 = { instancePath: instancePath + "/epoch", schemaPath: "#/oneOf/26/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1182] : vErrors.push(err1182), errors++;
            }
          }
          if (data.atMs !== void 0) {
            let data522 = data.atMs;
            if (!(typeof data522 == "number" && !(data522 % 1) && !isNaN(data522) && isFinite(data522))) {
              let err1183 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/26/properties/atMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1183] : vErrors.push(err1183), errors++;
            }
            if (typeof data522 == "number" && isFinite(data522) && (data522 < 0 || isNaN(data522))) {
              let err1184 = { instancePath: instancePath + "/atMs", schemaPath: "#/oneOf/26/properties/atMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err1184] : vErrors.push(err1184), errors++;
            }
          }
          if (data.runPath !== void 0 && (validate264(data.runPath, { instancePath: instancePath + "/runPath", parentData: data, parentDataProperty: "runPath", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.type !== void 0) {
            let data524 = data.type;
            if (typeof data524 != "string") {
              let err1185 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/26/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1185] : vErrors.push(err1185), errors++;
            }
            if (data524 !== "artifactRestored") {
              let err1186 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/26/properties/type/const", keyword: "const", params: { allowedValue: "artifactRestored" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err1186] : vErrors.push(err1186), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data525 = data.payload;
            if (data525 && typeof data525 == "object" && !Array.isArray(data525)) {
              if (data525.name === void 0) {
                let err1187 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                vErrors === null ? vErrors = [err1187] : vErrors.push(err1187), errors++;
              }
              if (data525.path === void 0) {
                let err1188 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                vErrors === null ? vErrors = [err1188] : vErrors.push(err1188), errors++;
              }
              if (data525.hash === void 0) {
                let err1189 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
                vErrors === null ? vErrors = [err1189] : vErrors.push(err1189), errors++;
              }
              for (let key69 in data525)
                if (!(key69 === "name" || key69 === "path" || key69 === "hash")) {
                  let err1190 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key69 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err1190] : vErrors.push(err1190), errors++;
                }
              if (data525.name !== void 0 && typeof data525.name != "string") {
                let err1191 = { instancePath: instancePath + "/payload/name", schemaPath: "#/oneOf/26/properties/payload/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1191] : vErrors.push(err1191), errors++;
              }
              if (data525.path !== void 0 && typeof data525.path != "string") {
                let err1192 = { instancePath: instancePath + "/payload/path", schemaPath: "#/oneOf/26/properties/payload/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1192] : vErrors.push(err1192), errors++;
              }
              data525.hash !== void 0 && (validate53(data525.hash, { instancePath: instancePath + "/payload/hash", parentData: data525, parentDataProperty: "hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
            } else {
              let err1193 = { instancePath: instancePath + "/payload", schemaPath: "#/oneOf/26/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1193] : vErrors.push(err1193), errors++;
            }
          }
          if (data.v !== void 0) {
            let data529 = data.v;
            if (!(typeof data529 == "number" && !(data529 % 1) && !isNaN(data529) && isFinite(data529))) {
              let err1194 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/26/properties/v/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err1194] : vErrors.push(err1194), errors++;
            }
            if (typeof data529 == "number" && isFinite(data529) && (data529 < 1 || isNaN(data529))) {
              let err1195 = { instancePath: instancePath + "/v", schemaPath: "#/oneOf/26/properties/v/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err1195] : vErrors.push(err1195), errors++;
            }
          }
        } else {
          let err1196 = { instancePath, schemaPath: "#/oneOf/26/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err1196] : vErrors.push(err1196), errors++;
        }
        props1 !== !0 && (props1 = !0);
      } else {
        let err1197 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
        vErrors === null ? vErrors = [err1197] : vErrors.push(err1197), errors++;
      }
    else {
      let err1198 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
      vErrors === null ? vErrors = [err1198] : vErrors.push(err1198), errors++;
    }
  } else {
    let err1199 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1199] : vErrors.push(err1199), errors++;
  }
  return validate262.errors = vErrors, evaluated0.props = props1, errors === 0;
}
validate262.evaluated = { dynamicProps: !0, dynamicItems: !1 };
export {
  validateRunEvent
};
