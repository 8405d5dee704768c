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
var validateConfig = validate388, schema68 = { $id: "Config", additionalProperties: !1, type: "object", properties: { $schema: { type: "string" }, store: { minLength: 1, type: "string" }, flows: { type: "array", items: { minLength: 1, type: "string" } }, concurrency: { minimum: 1, type: "integer" }, stopGrace: { type: "string", pattern: "^\\d+(ms|s|m|h|d)$" }, maxArtifactBytes: { minimum: 0, type: "integer" }, output: { enum: ["stream", "on-failure", "none"] }, reporter: { enum: ["terminal", "plain", "github", "junit"] }, environment: { minLength: 1, type: "string" }, platform: { minLength: 1, type: "string" }, vision: { minLength: 1, type: "string" }, secrets: { type: "object", patternProperties: { "^(.*)$": { $ref: "SecretSource" } } }, notify: { $ref: "Notify" }, providers: { type: "object", patternProperties: { "^(.*)$": { type: "object", additionalProperties: !1, properties: { module: { type: "string" }, options: {} } } } } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern66 = new RegExp("^\\d+(ms|s|m|h|d)$", "u"), pattern16 = new RegExp("^(.*)$", "u");
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate389.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.env === void 0) {
      let err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "env" }, message: "must have required property 'env'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "env") {
        let err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.env !== void 0) {
      let data0 = data.env;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err2 = { instancePath: instancePath + "/env", schemaPath: "#/anyOf/0/properties/env/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/env", schemaPath: "#/anyOf/0/properties/env/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs6 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.file === void 0) {
      let err5 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key1 in data)
      if (key1 !== "file") {
        let err6 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.file !== void 0) {
      let data1 = data.file;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err7 = { instancePath: instancePath + "/file", schemaPath: "#/anyOf/1/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/file", schemaPath: "#/anyOf/1/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  var _valid0 = _errs6 === errors;
  valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
  let _errs11 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.command === void 0) {
      let err10 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "command" }, message: "must have required property 'command'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key2 in data)
      if (key2 !== "command") {
        let err11 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    if (data.command !== void 0) {
      let data2 = data.command;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err12 = { instancePath: instancePath + "/command", schemaPath: "#/anyOf/2/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func2(data3) < 1) {
              let err13 = { instancePath: instancePath + "/command/" + i0, schemaPath: "#/anyOf/2/properties/command/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/command/" + i0, schemaPath: "#/anyOf/2/properties/command/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/command", schemaPath: "#/anyOf/2/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  var _valid0 = _errs11 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err17 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate389.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate389.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate391.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "webhook" || key0 === "terminal")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.webhook !== void 0) {
      let data0 = data.webhook;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.url === void 0) {
          let err1 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        for (let key1 in data0)
          if (!(key1 === "url" || key1 === "secret")) {
            let err2 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        if (data0.url !== void 0) {
          let data1 = data0.url;
          if (typeof data1 == "string") {
            if (func2(data1) < 1) {
              let err3 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          } else {
            let err4 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
        data0.secret !== void 0 && (validate389(data0.secret, { instancePath: instancePath + "/webhook/secret", parentData: data0, parentDataProperty: "secret", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors), errors = vErrors.length));
      } else {
        let err5 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.terminal !== void 0 && typeof data.terminal != "boolean") {
      let err6 = { instancePath: instancePath + "/terminal", schemaPath: "#/properties/terminal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate391.errors = vErrors, errors === 0;
}
validate391.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate388.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func1.call(schema68.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.$schema !== void 0 && typeof data.$schema != "string") {
      let err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.store !== void 0) {
      let data1 = data.store;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err2 = { instancePath: instancePath + "/store", schemaPath: "#/properties/store/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/store", schemaPath: "#/properties/store/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.flows !== void 0) {
      let data2 = data.flows;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func2(data3) < 1) {
              let err4 = { instancePath: instancePath + "/flows/" + i0, schemaPath: "#/properties/flows/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/flows/" + i0, schemaPath: "#/properties/flows/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/flows", schemaPath: "#/properties/flows/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.concurrency !== void 0) {
      let data4 = data.concurrency;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err7 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err8 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.stopGrace !== void 0) {
      let data5 = data.stopGrace;
      if (typeof data5 == "string") {
        if (!pattern66.test(data5)) {
          let err9 = { instancePath: instancePath + "/stopGrace", schemaPath: "#/properties/stopGrace/pattern", keyword: "pattern", params: { pattern: "^\\d+(ms|s|m|h|d)$" }, message: 'must match pattern "^\\d+(ms|s|m|h|d)$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/stopGrace", schemaPath: "#/properties/stopGrace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.maxArtifactBytes !== void 0) {
      let data6 = data.maxArtifactBytes;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err11 = { instancePath: instancePath + "/maxArtifactBytes", schemaPath: "#/properties/maxArtifactBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
        let err12 = { instancePath: instancePath + "/maxArtifactBytes", schemaPath: "#/properties/maxArtifactBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.output !== void 0) {
      let data7 = data.output;
      if (!(data7 === "stream" || data7 === "on-failure" || data7 === "none")) {
        let err13 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/enum", keyword: "enum", params: { allowedValues: schema68.properties.output.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.reporter !== void 0) {
      let data8 = data.reporter;
      if (!(data8 === "terminal" || data8 === "plain" || data8 === "github" || data8 === "junit")) {
        let err14 = { instancePath: instancePath + "/reporter", schemaPath: "#/properties/reporter/enum", keyword: "enum", params: { allowedValues: schema68.properties.reporter.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.environment !== void 0) {
      let data9 = data.environment;
      if (typeof data9 == "string") {
        if (func2(data9) < 1) {
          let err15 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.platform !== void 0) {
      let data10 = data.platform;
      if (typeof data10 == "string") {
        if (func2(data10) < 1) {
          let err17 = { instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.vision !== void 0) {
      let data11 = data.vision;
      if (typeof data11 == "string") {
        if (func2(data11) < 1) {
          let err19 = { instancePath: instancePath + "/vision", schemaPath: "#/properties/vision/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/vision", schemaPath: "#/properties/vision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.secrets !== void 0) {
      let data12 = data.secrets;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        var props0 = {};
        for (let key1 in data12)
          pattern16.test(key1) && (validate389(data12[key1], { instancePath: instancePath + "/secrets/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data12, parentDataProperty: key1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors), errors = vErrors.length), props0[key1] = !0);
      } else {
        let err21 = { instancePath: instancePath + "/secrets", schemaPath: "#/properties/secrets/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.notify !== void 0 && (validate391(data.notify, { instancePath: instancePath + "/notify", parentData: data, parentDataProperty: "notify", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors), errors = vErrors.length)), data.providers !== void 0) {
      let data15 = data.providers;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        var props2 = {};
        for (let key2 in data15)
          if (pattern16.test(key2)) {
            let data16 = data15[key2];
            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
              for (let key3 in data16)
                if (!(key3 === "module" || key3 === "options")) {
                  let err22 = { instancePath: instancePath + "/providers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/providers/patternProperties/%5E(.*)%24/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
              if (data16.module !== void 0 && typeof data16.module != "string") {
                let err23 = { instancePath: instancePath + "/providers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/module", schemaPath: "#/properties/providers/patternProperties/%5E(.*)%24/properties/module/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            } else {
              let err24 = { instancePath: instancePath + "/providers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/providers/patternProperties/%5E(.*)%24/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            props2[key2] = !0;
          }
      } else {
        let err25 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate388.errors = vErrors, errors === 0;
}
validate388.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  validateConfig
};
