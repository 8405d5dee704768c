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
var validateRpcCall = validate397, schema73 = { $id: "RpcCall", type: "object", required: ["method"], discriminator: { propertyName: "method" }, oneOf: [{ additionalProperties: !1, type: "object", required: ["method", "params"], properties: { method: { const: "run.start", type: "string" }, params: { additionalProperties: !1, type: "object", required: ["flow"], properties: { flow: { minLength: 1, description: "A flow file (*.flow.yaml, *.flow.ts or a sealed flow), by its path in the working folder.", type: "string" }, params: { type: "object", description: "Parameters of the flow by name." }, runId: { minLength: 1, description: "Default: a fresh one.", type: "string" }, labels: { type: "object", additionalProperties: { type: "string" } }, supervise: { enum: ["mutating", "all"], description: "A person is asked before each dispatch that changes the world, or before all." }, wait: { description: "Answers when the run stands still; false: as soon as it has begun. Default true.", type: "boolean" } } } } }, { additionalProperties: !1, type: "object", required: ["method", "params"], properties: { method: { const: "run.list", type: "string" }, params: { additionalProperties: !1, type: "object", properties: { flow: { minLength: 1, type: "string" }, outcome: { enum: ["passed", "failed", "unknown", "unverified", "suspended", "awaitingHuman", "blocked", "gated", "aborted"] }, labels: { type: "object", additionalProperties: { type: "string" } }, limit: { minimum: 1, maximum: 1e3, description: "At most so many, newest first. Default 100.", type: "integer" } } } } }, { additionalProperties: !1, type: "object", required: ["method", "params"], properties: { method: { const: "run.get", type: "string" }, params: { additionalProperties: !1, type: "object", required: ["runId"], properties: { runId: { minLength: 1, description: "A run id, or a beginning of it that no other run has, or @latest.", type: "string" } } } } }, { additionalProperties: !1, type: "object", required: ["method", "params"], properties: { method: { const: "run.events", type: "string" }, params: { additionalProperties: !1, type: "object", required: ["runId"], properties: { runId: { minLength: 1, description: "A run id, or a beginning of it that no other run has, or @latest.", type: "string" }, after: { minimum: 0, type: "integer" }, limit: { minimum: 1, maximum: 1e3, type: "integer" }, follow: { description: 'Each event is a notification "run.event"; the answer comes when the process lets go of the run.', type: "boolean" } } } } }, { additionalProperties: !1, type: "object", required: ["method", "params"], properties: { method: { const: "run.resume", type: "string" }, params: { additionalProperties: !1, type: "object", required: ["runId"], properties: { runId: { minLength: 1, description: "A run id, or a beginning of it that no other run has, or @latest.", type: "string" }, flow: { minLength: 1, description: 'A flow file to go on with, or "archived": the flow as the run last had it, which a changed file asks for.', type: "string" }, params: { type: "object", description: "Parameters of the flow by name." }, allowMutatingReexec: { type: "array", items: { type: "string", minLength: 1 }, description: "Instances whose effect may be repeated although it happened, each by its path or step id: only after a person agreed." }, reason: { minLength: 1, description: "In plain words; kept in the log.", type: "string" }, forceReexecute: { type: "array", items: { type: "string", minLength: 1 } }, adopt: { type: "array", items: { additionalProperties: !1, type: "object", required: ["ref", "reason"], properties: { ref: { minLength: 1, type: "string" }, reason: { minLength: 1, pattern: "\\S", type: "string" } } } }, adoptRest: { minLength: 1, pattern: "\\S", description: "Why everything clean is kept that only its position would run again.", type: "string" }, supervise: { enum: ["mutating", "all"], description: "A person is asked before each dispatch that changes the world, or before all." }, wait: { description: "Answers when the run stands still; false: as soon as it has begun. Default true.", type: "boolean" } } } } }, { additionalProperties: !1, type: "object", required: ["method", "params"], properties: { method: { const: "run.plan", type: "string" }, params: { additionalProperties: !1, type: "object", required: ["runId"], properties: { runId: { minLength: 1, description: "A run id, or a beginning of it that no other run has, or @latest.", type: "string" }, flow: { minLength: 1, description: 'A flow file to go on with, or "archived": the flow as the run last had it, which a changed file asks for.', type: "string" }, params: { type: "object", description: "Parameters of the flow by name." }, allowMutatingReexec: { type: "array", items: { type: "string", minLength: 1 }, description: "Instances whose effect may be repeated although it happened, each by its path or step id: only after a person agreed." }, reason: { minLength: 1, description: "In plain words; kept in the log.", type: "string" }, forceReexecute: { type: "array", items: { type: "string", minLength: 1 } }, adopt: { type: "array", items: { additionalProperties: !1, type: "object", required: ["ref", "reason"], properties: { ref: { minLength: 1, type: "string" }, reason: { minLength: 1, pattern: "\\S", type: "string" } } } }, adoptRest: { minLength: 1, pattern: "\\S", description: "Why everything clean is kept that only its position would run again.", type: "string" }, ask: { description: "Asks providers what became of open dispatches; changes nothing.", type: "boolean" } } } } }, { additionalProperties: !1, type: "object", required: ["method", "params"], properties: { method: { const: "run.retry", type: "string" }, params: { additionalProperties: !1, type: "object", required: ["runId"], properties: { runId: { minLength: 1, description: "A run id, or a beginning of it that no other run has, or @latest.", type: "string" }, step: { minLength: 1, description: "Which failed instance. Default: the only one.", type: "string" }, context: { type: "object", description: "Recorded, and given to the attempt as `previous`." }, allowMutatingReexec: { type: "array", items: { type: "string", minLength: 1 }, description: "Instances whose effect may be repeated although it happened, each by its path or step id: only after a person agreed." }, reason: { minLength: 1, description: "In plain words; kept in the log.", type: "string" }, actor: { minLength: 1, description: "Who asks, for the log. Default: the user of the process that answers.", type: "string" } } } } }, { additionalProperties: !1, type: "object", required: ["method", "params"], properties: { method: { const: "run.cancel", type: "string" }, params: { additionalProperties: !1, type: "object", required: ["runId"], properties: { runId: { minLength: 1, description: "A run id, or a beginning of it that no other run has, or @latest.", type: "string" }, reason: { minLength: 1, description: "In plain words; kept in the log.", type: "string" }, actor: { minLength: 1, description: "Who asks, for the log. Default: the user of the process that answers.", type: "string" } } } } }, { additionalProperties: !1, type: "object", required: ["method", "params"], properties: { method: { const: "human.inbox", type: "string" }, params: { additionalProperties: !1, type: "object", properties: { runId: { minLength: 1, description: "A run id, or a beginning of it that no other run has, or @latest.", type: "string" } } } } }, { additionalProperties: !1, type: "object", required: ["method", "params"], properties: { method: { const: "human.answer", type: "string" }, params: { additionalProperties: !1, type: "object", required: ["runId", "requestId"], properties: { runId: { minLength: 1, description: "A run id, or a beginning of it that no other run has, or @latest.", type: "string" }, requestId: { minLength: 1, type: "string" }, decision: { minLength: 1, description: "One of those that the question offers.", type: "string" }, input: { description: "What the question asks for, where it has a schema." }, note: { minLength: 1, type: "string" }, actor: { minLength: 1, description: "Who asks, for the log. Default: the user of the process that answers.", type: "string" } } } } }, { additionalProperties: !1, type: "object", required: ["method", "params"], properties: { method: { const: "capabilities", type: "string" }, params: { additionalProperties: !1, type: "object", properties: {} } } }] }, func2 = require_ucs2length().default, func1 = Object.prototype.hasOwnProperty, pattern69 = new RegExp("\\S", "u");
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate397.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.method;
    if (typeof tag0 == "string")
      if (tag0 === "run.start") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data.params === void 0) {
            let err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          for (let key0 in data)
            if (!(key0 === "method" || key0 === "params")) {
              let err3 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          if (data.method !== void 0) {
            let data0 = data.method;
            if (typeof data0 != "string") {
              let err4 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/0/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data0 !== "run.start") {
              let err5 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/0/properties/method/const", keyword: "const", params: { allowedValue: "run.start" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          }
          if (data.params !== void 0) {
            let data1 = data.params;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.flow === void 0) {
                let err6 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/0/properties/params/required", keyword: "required", params: { missingProperty: "flow" }, message: "must have required property 'flow'" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
              for (let key1 in data1)
                if (!(key1 === "flow" || key1 === "params" || key1 === "runId" || key1 === "labels" || key1 === "supervise" || key1 === "wait")) {
                  let err7 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/0/properties/params/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              if (data1.flow !== void 0) {
                let data2 = data1.flow;
                if (typeof data2 == "string") {
                  if (func2(data2) < 1) {
                    let err8 = { instancePath: instancePath + "/params/flow", schemaPath: "#/oneOf/0/properties/params/properties/flow/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                  }
                } else {
                  let err9 = { instancePath: instancePath + "/params/flow", schemaPath: "#/oneOf/0/properties/params/properties/flow/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              }
              if (data1.params !== void 0) {
                let data3 = data1.params;
                if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                  let err10 = { instancePath: instancePath + "/params/params", schemaPath: "#/oneOf/0/properties/params/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              }
              if (data1.runId !== void 0) {
                let data4 = data1.runId;
                if (typeof data4 == "string") {
                  if (func2(data4) < 1) {
                    let err11 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/0/properties/params/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                  }
                } else {
                  let err12 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/0/properties/params/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              }
              if (data1.labels !== void 0) {
                let data5 = data1.labels;
                if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                  for (let key2 in data5)
                    if (typeof data5[key2] != "string") {
                      let err13 = { instancePath: instancePath + "/params/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/0/properties/params/properties/labels/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                    }
                } else {
                  let err14 = { instancePath: instancePath + "/params/labels", schemaPath: "#/oneOf/0/properties/params/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              }
              if (data1.supervise !== void 0) {
                let data7 = data1.supervise;
                if (!(data7 === "mutating" || data7 === "all")) {
                  let err15 = { instancePath: instancePath + "/params/supervise", schemaPath: "#/oneOf/0/properties/params/properties/supervise/enum", keyword: "enum", params: { allowedValues: schema73.oneOf[0].properties.params.properties.supervise.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              }
              if (data1.wait !== void 0 && typeof data1.wait != "boolean") {
                let err16 = { instancePath: instancePath + "/params/wait", schemaPath: "#/oneOf/0/properties/params/properties/wait/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            } else {
              let err17 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/0/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          }
        } else {
          let err18 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        var props0 = !0;
      } else if (tag0 === "run.list") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err19 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
          if (data.params === void 0) {
            let err20 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
          for (let key3 in data)
            if (!(key3 === "method" || key3 === "params")) {
              let err21 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          if (data.method !== void 0) {
            let data9 = data.method;
            if (typeof data9 != "string") {
              let err22 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/1/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data9 !== "run.list") {
              let err23 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/1/properties/method/const", keyword: "const", params: { allowedValue: "run.list" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          }
          if (data.params !== void 0) {
            let data10 = data.params;
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
              for (let key4 in data10)
                if (!(key4 === "flow" || key4 === "outcome" || key4 === "labels" || key4 === "limit")) {
                  let err24 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/1/properties/params/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              if (data10.flow !== void 0) {
                let data11 = data10.flow;
                if (typeof data11 == "string") {
                  if (func2(data11) < 1) {
                    let err25 = { instancePath: instancePath + "/params/flow", schemaPath: "#/oneOf/1/properties/params/properties/flow/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                  }
                } else {
                  let err26 = { instancePath: instancePath + "/params/flow", schemaPath: "#/oneOf/1/properties/params/properties/flow/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
              }
              if (data10.outcome !== void 0) {
                let data12 = data10.outcome;
                if (!(data12 === "passed" || data12 === "failed" || data12 === "unknown" || data12 === "unverified" || data12 === "suspended" || data12 === "awaitingHuman" || data12 === "blocked" || data12 === "gated" || data12 === "aborted")) {
                  let err27 = { instancePath: instancePath + "/params/outcome", schemaPath: "#/oneOf/1/properties/params/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema73.oneOf[1].properties.params.properties.outcome.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              }
              if (data10.labels !== void 0) {
                let data13 = data10.labels;
                if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                  for (let key5 in data13)
                    if (typeof data13[key5] != "string") {
                      let err28 = { instancePath: instancePath + "/params/labels/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/1/properties/params/properties/labels/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                    }
                } else {
                  let err29 = { instancePath: instancePath + "/params/labels", schemaPath: "#/oneOf/1/properties/params/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
              }
              if (data10.limit !== void 0) {
                let data15 = data10.limit;
                if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
                  let err30 = { instancePath: instancePath + "/params/limit", schemaPath: "#/oneOf/1/properties/params/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
                if (typeof data15 == "number" && isFinite(data15)) {
                  if (data15 > 1e3 || isNaN(data15)) {
                    let err31 = { instancePath: instancePath + "/params/limit", schemaPath: "#/oneOf/1/properties/params/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                  }
                  if (data15 < 1 || isNaN(data15)) {
                    let err32 = { instancePath: instancePath + "/params/limit", schemaPath: "#/oneOf/1/properties/params/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                  }
                }
              }
            } else {
              let err33 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/1/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          }
        } else {
          let err34 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "run.get") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err35 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
          if (data.params === void 0) {
            let err36 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
          for (let key6 in data)
            if (!(key6 === "method" || key6 === "params")) {
              let err37 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
          if (data.method !== void 0) {
            let data16 = data.method;
            if (typeof data16 != "string") {
              let err38 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/2/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data16 !== "run.get") {
              let err39 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/2/properties/method/const", keyword: "const", params: { allowedValue: "run.get" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          }
          if (data.params !== void 0) {
            let data17 = data.params;
            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
              if (data17.runId === void 0) {
                let err40 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/2/properties/params/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
              for (let key7 in data17)
                if (key7 !== "runId") {
                  let err41 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/2/properties/params/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
              if (data17.runId !== void 0) {
                let data18 = data17.runId;
                if (typeof data18 == "string") {
                  if (func2(data18) < 1) {
                    let err42 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/2/properties/params/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                  }
                } else {
                  let err43 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/2/properties/params/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
              }
            } else {
              let err44 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/2/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
          }
        } else {
          let err45 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "run.events") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err46 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          if (data.params === void 0) {
            let err47 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
          for (let key8 in data)
            if (!(key8 === "method" || key8 === "params")) {
              let err48 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
          if (data.method !== void 0) {
            let data19 = data.method;
            if (typeof data19 != "string") {
              let err49 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/3/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (data19 !== "run.events") {
              let err50 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/3/properties/method/const", keyword: "const", params: { allowedValue: "run.events" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          }
          if (data.params !== void 0) {
            let data20 = data.params;
            if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
              if (data20.runId === void 0) {
                let err51 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/3/properties/params/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
              for (let key9 in data20)
                if (!(key9 === "runId" || key9 === "after" || key9 === "limit" || key9 === "follow")) {
                  let err52 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/3/properties/params/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
              if (data20.runId !== void 0) {
                let data21 = data20.runId;
                if (typeof data21 == "string") {
                  if (func2(data21) < 1) {
                    let err53 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/3/properties/params/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                  }
                } else {
                  let err54 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/3/properties/params/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                }
              }
              if (data20.after !== void 0) {
                let data22 = data20.after;
                if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
                  let err55 = { instancePath: instancePath + "/params/after", schemaPath: "#/oneOf/3/properties/params/properties/after/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                }
                if (typeof data22 == "number" && isFinite(data22) && (data22 < 0 || isNaN(data22))) {
                  let err56 = { instancePath: instancePath + "/params/after", schemaPath: "#/oneOf/3/properties/params/properties/after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                }
              }
              if (data20.limit !== void 0) {
                let data23 = data20.limit;
                if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
                  let err57 = { instancePath: instancePath + "/params/limit", schemaPath: "#/oneOf/3/properties/params/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                }
                if (typeof data23 == "number" && isFinite(data23)) {
                  if (data23 > 1e3 || isNaN(data23)) {
                    let err58 = { instancePath: instancePath + "/params/limit", schemaPath: "#/oneOf/3/properties/params/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                    vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                  }
                  if (data23 < 1 || isNaN(data23)) {
                    let err59 = { instancePath: instancePath + "/params/limit", schemaPath: "#/oneOf/3/properties/params/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                  }
                }
              }
              if (data20.follow !== void 0 && typeof data20.follow != "boolean") {
                let err60 = { instancePath: instancePath + "/params/follow", schemaPath: "#/oneOf/3/properties/params/properties/follow/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
              }
            } else {
              let err61 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/3/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
          }
        } else {
          let err62 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "run.resume") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err63 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
          }
          if (data.params === void 0) {
            let err64 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
          for (let key10 in data)
            if (!(key10 === "method" || key10 === "params")) {
              let err65 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
          if (data.method !== void 0) {
            let data25 = data.method;
            if (typeof data25 != "string") {
              let err66 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/4/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
            if (data25 !== "run.resume") {
              let err67 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/4/properties/method/const", keyword: "const", params: { allowedValue: "run.resume" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
          }
          if (data.params !== void 0) {
            let data26 = data.params;
            if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
              if (data26.runId === void 0) {
                let err68 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/4/properties/params/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
                vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
              }
              for (let key11 in data26)
                if (!func1.call(schema73.oneOf[4].properties.params.properties, key11)) {
                  let err69 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/4/properties/params/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                }
              if (data26.runId !== void 0) {
                let data27 = data26.runId;
                if (typeof data27 == "string") {
                  if (func2(data27) < 1) {
                    let err70 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/4/properties/params/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                  }
                } else {
                  let err71 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/4/properties/params/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                }
              }
              if (data26.flow !== void 0) {
                let data28 = data26.flow;
                if (typeof data28 == "string") {
                  if (func2(data28) < 1) {
                    let err72 = { instancePath: instancePath + "/params/flow", schemaPath: "#/oneOf/4/properties/params/properties/flow/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                  }
                } else {
                  let err73 = { instancePath: instancePath + "/params/flow", schemaPath: "#/oneOf/4/properties/params/properties/flow/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                }
              }
              if (data26.params !== void 0) {
                let data29 = data26.params;
                if (!(data29 && typeof data29 == "object" && !Array.isArray(data29))) {
                  let err74 = { instancePath: instancePath + "/params/params", schemaPath: "#/oneOf/4/properties/params/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                }
              }
              if (data26.allowMutatingReexec !== void 0) {
                let data30 = data26.allowMutatingReexec;
                if (Array.isArray(data30)) {
                  let len0 = data30.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data31 = data30[i0];
                    if (typeof data31 == "string") {
                      if (func2(data31) < 1) {
                        let err75 = { instancePath: instancePath + "/params/allowMutatingReexec/" + i0, schemaPath: "#/oneOf/4/properties/params/properties/allowMutatingReexec/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                      }
                    } else {
                      let err76 = { instancePath: instancePath + "/params/allowMutatingReexec/" + i0, schemaPath: "#/oneOf/4/properties/params/properties/allowMutatingReexec/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                    }
                  }
                } else {
                  let err77 = { instancePath: instancePath + "/params/allowMutatingReexec", schemaPath: "#/oneOf/4/properties/params/properties/allowMutatingReexec/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                }
              }
              if (data26.reason !== void 0) {
                let data32 = data26.reason;
                if (typeof data32 == "string") {
                  if (func2(data32) < 1) {
                    let err78 = { instancePath: instancePath + "/params/reason", schemaPath: "#/oneOf/4/properties/params/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                  }
                } else {
                  let err79 = { instancePath: instancePath + "/params/reason", schemaPath: "#/oneOf/4/properties/params/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                }
              }
              if (data26.forceReexecute !== void 0) {
                let data33 = data26.forceReexecute;
                if (Array.isArray(data33)) {
                  let len1 = data33.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data34 = data33[i1];
                    if (typeof data34 == "string") {
                      if (func2(data34) < 1) {
                        let err80 = { instancePath: instancePath + "/params/forceReexecute/" + i1, schemaPath: "#/oneOf/4/properties/params/properties/forceReexecute/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                      }
                    } else {
                      let err81 = { instancePath: instancePath + "/params/forceReexecute/" + i1, schemaPath: "#/oneOf/4/properties/params/properties/forceReexecute/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                    }
                  }
                } else {
                  let err82 = { instancePath: instancePath + "/params/forceReexecute", schemaPath: "#/oneOf/4/properties/params/properties/forceReexecute/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                }
              }
              if (data26.adopt !== void 0) {
                let data35 = data26.adopt;
                if (Array.isArray(data35)) {
                  let len2 = data35.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    let data36 = data35[i2];
                    if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                      if (data36.ref === void 0) {
                        let err83 = { instancePath: instancePath + "/params/adopt/" + i2, schemaPath: "#/oneOf/4/properties/params/properties/adopt/items/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                      }
                      if (data36.reason === void 0) {
                        let err84 = { instancePath: instancePath + "/params/adopt/" + i2, schemaPath: "#/oneOf/4/properties/params/properties/adopt/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                      }
                      for (let key12 in data36)
                        if (!(key12 === "ref" || key12 === "reason")) {
                          let err85 = { instancePath: instancePath + "/params/adopt/" + i2, schemaPath: "#/oneOf/4/properties/params/properties/adopt/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                        }
                      if (data36.ref !== void 0) {
                        let data37 = data36.ref;
                        if (typeof data37 == "string") {
                          if (func2(data37) < 1) {
                            let err86 = { instancePath: instancePath + "/params/adopt/" + i2 + "/ref", schemaPath: "#/oneOf/4/properties/params/properties/adopt/items/properties/ref/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                          }
                        } else {
                          let err87 = { instancePath: instancePath + "/params/adopt/" + i2 + "/ref", schemaPath: "#/oneOf/4/properties/params/properties/adopt/items/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                        }
                      }
                      if (data36.reason !== void 0) {
                        let data38 = data36.reason;
                        if (typeof data38 == "string") {
                          if (func2(data38) < 1) {
                            let err88 = { instancePath: instancePath + "/params/adopt/" + i2 + "/reason", schemaPath: "#/oneOf/4/properties/params/properties/adopt/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                          }
                          if (!pattern69.test(data38)) {
                            let err89 = { instancePath: instancePath + "/params/adopt/" + i2 + "/reason", schemaPath: "#/oneOf/4/properties/params/properties/adopt/items/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                            vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                          }
                        } else {
                          let err90 = { instancePath: instancePath + "/params/adopt/" + i2 + "/reason", schemaPath: "#/oneOf/4/properties/params/properties/adopt/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                        }
                      }
                    } else {
                      let err91 = { instancePath: instancePath + "/params/adopt/" + i2, schemaPath: "#/oneOf/4/properties/params/properties/adopt/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                    }
                  }
                } else {
                  let err92 = { instancePath: instancePath + "/params/adopt", schemaPath: "#/oneOf/4/properties/params/properties/adopt/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                }
              }
              if (data26.adoptRest !== void 0) {
                let data39 = data26.adoptRest;
                if (typeof data39 == "string") {
                  if (func2(data39) < 1) {
                    let err93 = { instancePath: instancePath + "/params/adoptRest", schemaPath: "#/oneOf/4/properties/params/properties/adoptRest/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                  }
                  if (!pattern69.test(data39)) {
                    let err94 = { instancePath: instancePath + "/params/adoptRest", schemaPath: "#/oneOf/4/properties/params/properties/adoptRest/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                    vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                  }
                } else {
                  let err95 = { instancePath: instancePath + "/params/adoptRest", schemaPath: "#/oneOf/4/properties/params/properties/adoptRest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                }
              }
              if (data26.supervise !== void 0) {
                let data40 = data26.supervise;
                if (!(data40 === "mutating" || data40 === "all")) {
                  let err96 = { instancePath: instancePath + "/params/supervise", schemaPath: "#/oneOf/4/properties/params/properties/supervise/enum", keyword: "enum", params: { allowedValues: schema73.oneOf[4].properties.params.properties.supervise.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                }
              }
              if (data26.wait !== void 0 && typeof data26.wait != "boolean") {
                let err97 = { instancePath: instancePath + "/params/wait", schemaPath: "#/oneOf/4/properties/params/properties/wait/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
              }
            } else {
              let err98 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/4/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
            }
          }
        } else {
          let err99 = { instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "run.plan") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err100 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
          }
          if (data.params === void 0) {
            let err101 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
          }
          for (let key13 in data)
            if (!(key13 === "method" || key13 === "params")) {
              let err102 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
            }
          if (data.method !== void 0) {
            let data42 = data.method;
            if (typeof data42 != "string") {
              let err103 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/5/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
            }
            if (data42 !== "run.plan") {
              let err104 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/5/properties/method/const", keyword: "const", params: { allowedValue: "run.plan" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
            }
          }
          if (data.params !== void 0) {
            let data43 = data.params;
            if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
              if (data43.runId === void 0) {
                let err105 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/5/properties/params/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
                vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
              }
              for (let key14 in data43)
                if (!func1.call(schema73.oneOf[5].properties.params.properties, key14)) {
                  let err106 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/5/properties/params/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                }
              if (data43.runId !== void 0) {
                let data44 = data43.runId;
                if (typeof data44 == "string") {
                  if (func2(data44) < 1) {
                    let err107 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/5/properties/params/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                  }
                } else {
                  let err108 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/5/properties/params/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                }
              }
              if (data43.flow !== void 0) {
                let data45 = data43.flow;
                if (typeof data45 == "string") {
                  if (func2(data45) < 1) {
                    let err109 = { instancePath: instancePath + "/params/flow", schemaPath: "#/oneOf/5/properties/params/properties/flow/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                  }
                } else {
                  let err110 = { instancePath: instancePath + "/params/flow", schemaPath: "#/oneOf/5/properties/params/properties/flow/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
                }
              }
              if (data43.params !== void 0) {
                let data46 = data43.params;
                if (!(data46 && typeof data46 == "object" && !Array.isArray(data46))) {
                  let err111 = { instancePath: instancePath + "/params/params", schemaPath: "#/oneOf/5/properties/params/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
                }
              }
              if (data43.allowMutatingReexec !== void 0) {
                let data47 = data43.allowMutatingReexec;
                if (Array.isArray(data47)) {
                  let len3 = data47.length;
                  for (let i3 = 0; i3 < len3; i3++) {
                    let data48 = data47[i3];
                    if (typeof data48 == "string") {
                      if (func2(data48) < 1) {
                        let err112 = { instancePath: instancePath + "/params/allowMutatingReexec/" + i3, schemaPath: "#/oneOf/5/properties/params/properties/allowMutatingReexec/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
                      }
                    } else {
                      let err113 = { instancePath: instancePath + "/params/allowMutatingReexec/" + i3, schemaPath: "#/oneOf/5/properties/params/properties/allowMutatingReexec/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                    }
                  }
                } else {
                  let err114 = { instancePath: instancePath + "/params/allowMutatingReexec", schemaPath: "#/oneOf/5/properties/params/properties/allowMutatingReexec/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                }
              }
              if (data43.reason !== void 0) {
                let data49 = data43.reason;
                if (typeof data49 == "string") {
                  if (func2(data49) < 1) {
                    let err115 = { instancePath: instancePath + "/params/reason", schemaPath: "#/oneOf/5/properties/params/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                  }
                } else {
                  let err116 = { instancePath: instancePath + "/params/reason", schemaPath: "#/oneOf/5/properties/params/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                }
              }
              if (data43.forceReexecute !== void 0) {
                let data50 = data43.forceReexecute;
                if (Array.isArray(data50)) {
                  let len4 = data50.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    let data51 = data50[i4];
                    if (typeof data51 == "string") {
                      if (func2(data51) < 1) {
                        let err117 = { instancePath: instancePath + "/params/forceReexecute/" + i4, schemaPath: "#/oneOf/5/properties/params/properties/forceReexecute/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                      }
                    } else {
                      let err118 = { instancePath: instancePath + "/params/forceReexecute/" + i4, schemaPath: "#/oneOf/5/properties/params/properties/forceReexecute/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                    }
                  }
                } else {
                  let err119 = { instancePath: instancePath + "/params/forceReexecute", schemaPath: "#/oneOf/5/properties/params/properties/forceReexecute/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
                }
              }
              if (data43.adopt !== void 0) {
                let data52 = data43.adopt;
                if (Array.isArray(data52)) {
                  let len5 = data52.length;
                  for (let i5 = 0; i5 < len5; i5++) {
                    let data53 = data52[i5];
                    if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
                      if (data53.ref === void 0) {
                        let err120 = { instancePath: instancePath + "/params/adopt/" + i5, schemaPath: "#/oneOf/5/properties/params/properties/adopt/items/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                        vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                      }
                      if (data53.reason === void 0) {
                        let err121 = { instancePath: instancePath + "/params/adopt/" + i5, schemaPath: "#/oneOf/5/properties/params/properties/adopt/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                        vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
                      }
                      for (let key15 in data53)
                        if (!(key15 === "ref" || key15 === "reason")) {
                          let err122 = { instancePath: instancePath + "/params/adopt/" + i5, schemaPath: "#/oneOf/5/properties/params/properties/adopt/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                        }
                      if (data53.ref !== void 0) {
                        let data54 = data53.ref;
                        if (typeof data54 == "string") {
                          if (func2(data54) < 1) {
                            let err123 = { instancePath: instancePath + "/params/adopt/" + i5 + "/ref", schemaPath: "#/oneOf/5/properties/params/properties/adopt/items/properties/ref/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
                          }
                        } else {
                          let err124 = { instancePath: instancePath + "/params/adopt/" + i5 + "/ref", schemaPath: "#/oneOf/5/properties/params/properties/adopt/items/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
                        }
                      }
                      if (data53.reason !== void 0) {
                        let data55 = data53.reason;
                        if (typeof data55 == "string") {
                          if (func2(data55) < 1) {
                            let err125 = { instancePath: instancePath + "/params/adopt/" + i5 + "/reason", schemaPath: "#/oneOf/5/properties/params/properties/adopt/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
                          }
                          if (!pattern69.test(data55)) {
                            let err126 = { instancePath: instancePath + "/params/adopt/" + i5 + "/reason", schemaPath: "#/oneOf/5/properties/params/properties/adopt/items/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                            vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
                          }
                        } else {
                          let err127 = { instancePath: instancePath + "/params/adopt/" + i5 + "/reason", schemaPath: "#/oneOf/5/properties/params/properties/adopt/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
                        }
                      }
                    } else {
                      let err128 = { instancePath: instancePath + "/params/adopt/" + i5, schemaPath: "#/oneOf/5/properties/params/properties/adopt/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
                    }
                  }
                } else {
                  let err129 = { instancePath: instancePath + "/params/adopt", schemaPath: "#/oneOf/5/properties/params/properties/adopt/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
                }
              }
              if (data43.adoptRest !== void 0) {
                let data56 = data43.adoptRest;
                if (typeof data56 == "string") {
                  if (func2(data56) < 1) {
                    let err130 = { instancePath: instancePath + "/params/adoptRest", schemaPath: "#/oneOf/5/properties/params/properties/adoptRest/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
                  }
                  if (!pattern69.test(data56)) {
                    let err131 = { instancePath: instancePath + "/params/adoptRest", schemaPath: "#/oneOf/5/properties/params/properties/adoptRest/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                    vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
                  }
                } else {
                  let err132 = { instancePath: instancePath + "/params/adoptRest", schemaPath: "#/oneOf/5/properties/params/properties/adoptRest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
                }
              }
              if (data43.ask !== void 0 && typeof data43.ask != "boolean") {
                let err133 = { instancePath: instancePath + "/params/ask", schemaPath: "#/oneOf/5/properties/params/properties/ask/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
              }
            } else {
              let err134 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/5/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
            }
          }
        } else {
          let err135 = { instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "run.retry") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err136 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
          }
          if (data.params === void 0) {
            let err137 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
          }
          for (let key16 in data)
            if (!(key16 === "method" || key16 === "params")) {
              let err138 = { instancePath, schemaPath: "#/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
            }
          if (data.method !== void 0) {
            let data58 = data.method;
            if (typeof data58 != "string") {
              let err139 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/6/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
            }
            if (data58 !== "run.retry") {
              let err140 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/6/properties/method/const", keyword: "const", params: { allowedValue: "run.retry" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
            }
          }
          if (data.params !== void 0) {
            let data59 = data.params;
            if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
              if (data59.runId === void 0) {
                let err141 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/6/properties/params/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
                vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
              }
              for (let key17 in data59)
                if (!(key17 === "runId" || key17 === "step" || key17 === "context" || key17 === "allowMutatingReexec" || key17 === "reason" || key17 === "actor")) {
                  let err142 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/6/properties/params/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
                }
              if (data59.runId !== void 0) {
                let data60 = data59.runId;
                if (typeof data60 == "string") {
                  if (func2(data60) < 1) {
                    let err143 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/6/properties/params/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
                  }
                } else {
                  let err144 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/6/properties/params/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
                }
              }
              if (data59.step !== void 0) {
                let data61 = data59.step;
                if (typeof data61 == "string") {
                  if (func2(data61) < 1) {
                    let err145 = { instancePath: instancePath + "/params/step", schemaPath: "#/oneOf/6/properties/params/properties/step/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
                  }
                } else {
                  let err146 = { instancePath: instancePath + "/params/step", schemaPath: "#/oneOf/6/properties/params/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
                }
              }
              if (data59.context !== void 0) {
                let data62 = data59.context;
                if (!(data62 && typeof data62 == "object" && !Array.isArray(data62))) {
                  let err147 = { instancePath: instancePath + "/params/context", schemaPath: "#/oneOf/6/properties/params/properties/context/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
                }
              }
              if (data59.allowMutatingReexec !== void 0) {
                let data63 = data59.allowMutatingReexec;
                if (Array.isArray(data63)) {
                  let len6 = data63.length;
                  for (let i6 = 0; i6 < len6; i6++) {
                    let data64 = data63[i6];
                    if (typeof data64 == "string") {
                      if (func2(data64) < 1) {
                        let err148 = { instancePath: instancePath + "/params/allowMutatingReexec/" + i6, schemaPath: "#/oneOf/6/properties/params/properties/allowMutatingReexec/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
                      }
                    } else {
                      let err149 = { instancePath: instancePath + "/params/allowMutatingReexec/" + i6, schemaPath: "#/oneOf/6/properties/params/properties/allowMutatingReexec/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
                    }
                  }
                } else {
                  let err150 = { instancePath: instancePath + "/params/allowMutatingReexec", schemaPath: "#/oneOf/6/properties/params/properties/allowMutatingReexec/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
                }
              }
              if (data59.reason !== void 0) {
                let data65 = data59.reason;
                if (typeof data65 == "string") {
                  if (func2(data65) < 1) {
                    let err151 = { instancePath: instancePath + "/params/reason", schemaPath: "#/oneOf/6/properties/params/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
                  }
                } else {
                  let err152 = { instancePath: instancePath + "/params/reason", schemaPath: "#/oneOf/6/properties/params/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
                }
              }
              if (data59.actor !== void 0) {
                let data66 = data59.actor;
                if (typeof data66 == "string") {
                  if (func2(data66) < 1) {
                    let err153 = { instancePath: instancePath + "/params/actor", schemaPath: "#/oneOf/6/properties/params/properties/actor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
                  }
                } else {
                  let err154 = { instancePath: instancePath + "/params/actor", schemaPath: "#/oneOf/6/properties/params/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
                }
              }
            } else {
              let err155 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/6/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
            }
          }
        } else {
          let err156 = { instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "run.cancel") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err157 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
          }
          if (data.params === void 0) {
            let err158 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
          }
          for (let key18 in data)
            if (!(key18 === "method" || key18 === "params")) {
              let err159 = { instancePath, schemaPath: "#/oneOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
            }
          if (data.method !== void 0) {
            let data67 = data.method;
            if (typeof data67 != "string") {
              let err160 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/7/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
            }
            if (data67 !== "run.cancel") {
              let err161 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/7/properties/method/const", keyword: "const", params: { allowedValue: "run.cancel" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
            }
          }
          if (data.params !== void 0) {
            let data68 = data.params;
            if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
              if (data68.runId === void 0) {
                let err162 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/7/properties/params/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
                vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
              }
              for (let key19 in data68)
                if (!(key19 === "runId" || key19 === "reason" || key19 === "actor")) {
                  let err163 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/7/properties/params/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
                }
              if (data68.runId !== void 0) {
                let data69 = data68.runId;
                if (typeof data69 == "string") {
                  if (func2(data69) < 1) {
                    let err164 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/7/properties/params/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
                  }
                } else {
                  let err165 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/7/properties/params/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
                }
              }
              if (data68.reason !== void 0) {
                let data70 = data68.reason;
                if (typeof data70 == "string") {
                  if (func2(data70) < 1) {
                    let err166 = { instancePath: instancePath + "/params/reason", schemaPath: "#/oneOf/7/properties/params/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
                  }
                } else {
                  let err167 = { instancePath: instancePath + "/params/reason", schemaPath: "#/oneOf/7/properties/params/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
                }
              }
              if (data68.actor !== void 0) {
                let data71 = data68.actor;
                if (typeof data71 == "string") {
                  if (func2(data71) < 1) {
                    let err168 = { instancePath: instancePath + "/params/actor", schemaPath: "#/oneOf/7/properties/params/properties/actor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
                  }
                } else {
                  let err169 = { instancePath: instancePath + "/params/actor", schemaPath: "#/oneOf/7/properties/params/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
                }
              }
            } else {
              let err170 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/7/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
            }
          }
        } else {
          let err171 = { instancePath, schemaPath: "#/oneOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "human.inbox") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err172 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
          }
          if (data.params === void 0) {
            let err173 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
          }
          for (let key20 in data)
            if (!(key20 === "method" || key20 === "params")) {
              let err174 = { instancePath, schemaPath: "#/oneOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
            }
          if (data.method !== void 0) {
            let data72 = data.method;
            if (typeof data72 != "string") {
              let err175 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/8/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
            }
            if (data72 !== "human.inbox") {
              let err176 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/8/properties/method/const", keyword: "const", params: { allowedValue: "human.inbox" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
            }
          }
          if (data.params !== void 0) {
            let data73 = data.params;
            if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
              for (let key21 in data73)
                if (key21 !== "runId") {
                  let err177 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/8/properties/params/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
                }
              if (data73.runId !== void 0) {
                let data74 = data73.runId;
                if (typeof data74 == "string") {
                  if (func2(data74) < 1) {
                    let err178 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/8/properties/params/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
                  }
                } else {
                  let err179 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/8/properties/params/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
                }
              }
            } else {
              let err180 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/8/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
            }
          }
        } else {
          let err181 = { instancePath, schemaPath: "#/oneOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "human.answer") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err182 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
          }
          if (data.params === void 0) {
            let err183 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
          }
          for (let key22 in data)
            if (!(key22 === "method" || key22 === "params")) {
              let err184 = { instancePath, schemaPath: "#/oneOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
            }
          if (data.method !== void 0) {
            let data75 = data.method;
            if (typeof data75 != "string") {
              let err185 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/9/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
            }
            if (data75 !== "human.answer") {
              let err186 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/9/properties/method/const", keyword: "const", params: { allowedValue: "human.answer" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
            }
          }
          if (data.params !== void 0) {
            let data76 = data.params;
            if (data76 && typeof data76 == "object" && !Array.isArray(data76)) {
              if (data76.runId === void 0) {
                let err187 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/9/properties/params/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'" };
                vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
              }
              if (data76.requestId === void 0) {
                let err188 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/9/properties/params/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
                vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
              }
              for (let key23 in data76)
                if (!(key23 === "runId" || key23 === "requestId" || key23 === "decision" || key23 === "input" || key23 === "note" || key23 === "actor")) {
                  let err189 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/9/properties/params/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
                }
              if (data76.runId !== void 0) {
                let data77 = data76.runId;
                if (typeof data77 == "string") {
                  if (func2(data77) < 1) {
                    let err190 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/9/properties/params/properties/runId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
                  }
                } else {
                  let err191 = { instancePath: instancePath + "/params/runId", schemaPath: "#/oneOf/9/properties/params/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
                }
              }
              if (data76.requestId !== void 0) {
                let data78 = data76.requestId;
                if (typeof data78 == "string") {
                  if (func2(data78) < 1) {
                    let err192 = { instancePath: instancePath + "/params/requestId", schemaPath: "#/oneOf/9/properties/params/properties/requestId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
                  }
                } else {
                  let err193 = { instancePath: instancePath + "/params/requestId", schemaPath: "#/oneOf/9/properties/params/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
                }
              }
              if (data76.decision !== void 0) {
                let data79 = data76.decision;
                if (typeof data79 == "string") {
                  if (func2(data79) < 1) {
                    let err194 = { instancePath: instancePath + "/params/decision", schemaPath: "#/oneOf/9/properties/params/properties/decision/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
                  }
                } else {
                  let err195 = { instancePath: instancePath + "/params/decision", schemaPath: "#/oneOf/9/properties/params/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
                }
              }
              if (data76.note !== void 0) {
                let data80 = data76.note;
                if (typeof data80 == "string") {
                  if (func2(data80) < 1) {
                    let err196 = { instancePath: instancePath + "/params/note", schemaPath: "#/oneOf/9/properties/params/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
                  }
                } else {
                  let err197 = { instancePath: instancePath + "/params/note", schemaPath: "#/oneOf/9/properties/params/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
                }
              }
              if (data76.actor !== void 0) {
                let data81 = data76.actor;
                if (typeof data81 == "string") {
                  if (func2(data81) < 1) {
                    let err198 = { instancePath: instancePath + "/params/actor", schemaPath: "#/oneOf/9/properties/params/properties/actor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
                  }
                } else {
                  let err199 = { instancePath: instancePath + "/params/actor", schemaPath: "#/oneOf/9/properties/params/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err199] : vErrors.push(err199), errors++;
                }
              }
            } else {
              let err200 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/9/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err200] : vErrors.push(err200), errors++;
            }
          }
        } else {
          let err201 = { instancePath, schemaPath: "#/oneOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err201] : vErrors.push(err201), errors++;
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "capabilities") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err202 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err202] : vErrors.push(err202), errors++;
          }
          if (data.params === void 0) {
            let err203 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err203] : vErrors.push(err203), errors++;
          }
          for (let key24 in data)
            if (!(key24 === "method" || key24 === "params")) {
              let err204 = { instancePath, schemaPath: "#/oneOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err204] : vErrors.push(err204), errors++;
            }
          if (data.method !== void 0) {
            let data82 = data.method;
            if (typeof data82 != "string") {
              let err205 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/10/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err205] : vErrors.push(err205), errors++;
            }
            if (data82 !== "capabilities") {
              let err206 = { instancePath: instancePath + "/method", schemaPath: "#/oneOf/10/properties/method/const", keyword: "const", params: { allowedValue: "capabilities" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err206] : vErrors.push(err206), errors++;
            }
          }
          if (data.params !== void 0) {
            let data83 = data.params;
            if (data83 && typeof data83 == "object" && !Array.isArray(data83))
              for (let key25 in data83) {
                let err207 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/10/properties/params/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err207] : vErrors.push(err207), errors++;
              }
            else {
              let err208 = { instancePath: instancePath + "/params", schemaPath: "#/oneOf/10/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err208] : vErrors.push(err208), errors++;
            }
          }
        } else {
          let err209 = { instancePath, schemaPath: "#/oneOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err209] : vErrors.push(err209), errors++;
        }
        props0 !== !0 && (props0 = !0);
      } else {
        let err210 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "method", tagValue: tag0 }, message: 'value of tag "method" must be in oneOf' };
        vErrors === null ? vErrors = [err210] : vErrors.push(err210), errors++;
      }
    else {
      let err211 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "method", tagValue: tag0 }, message: 'tag "method" must be string' };
      vErrors === null ? vErrors = [err211] : vErrors.push(err211), errors++;
    }
  } else {
    let err212 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err212] : vErrors.push(err212), errors++;
  }
  return validate397.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate397.evaluated = { dynamicProps: !0, dynamicItems: !1 };
export {
  validateRpcCall
};
