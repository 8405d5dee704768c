// Generated from src/model by `npm run schemas`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
var validateLockfile = validate383;
var pattern16 = new RegExp("^(.*)$", "u"), schema66 = { $id: "ProviderManifest", additionalProperties: !1, type: "object", required: ["name", "version", "actions", "features", "channels"], properties: { name: { pattern: "^[a-z][a-z0-9-]*$", type: "string" }, version: { type: "string" }, actions: { type: "object", patternProperties: { "^(.*)$": { $ref: "ActionManifest" } } }, features: { uniqueItems: !0, type: "array", items: { type: "string" } }, channels: { uniqueItems: !0, type: "array", items: { enum: ["dom", "uiTree", "vision"] } }, archivesVerdicts: { type: "boolean" }, maxConcurrent: { minimum: 1, type: "integer" }, ratePerSecond: { exclusiveMinimum: 0, type: "number" } } }, pattern64 = new RegExp("^[a-z][a-z0-9-]*$", "u"), schema67 = { $id: "ActionManifest", additionalProperties: !1, type: "object", required: ["effect", "input", "output"], properties: { effect: { anyOf: [{ enum: ["mutating", "readonly"] }, { const: "declared", type: "string" }] }, idempotent: { type: "boolean" }, input: { anyOf: [{ type: "object" }, { type: "boolean" }] }, output: { anyOf: [{ type: "object" }, { type: "boolean" }] }, requiresFeature: { type: "string" }, protected: { type: "boolean" }, defaultExpect: { type: "array", items: { type: "string" } } } };
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate385.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.effect === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.input === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.output === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" }, message: "must have required property 'output'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "effect" || key0 === "idempotent" || key0 === "input" || key0 === "output" || key0 === "requiresFeature" || key0 === "protected" || key0 === "defaultExpect")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.effect !== void 0) {
      let data0 = data.effect, _errs3 = errors, valid1 = !1, _errs4 = errors;
      if (!(data0 === "mutating" || data0 === "readonly")) {
        let err4 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema67.properties.effect.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      let _errs5 = errors;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (data0 !== "declared") {
        let err6 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/anyOf/1/const", keyword: "const", params: { allowedValue: "declared" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err7 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.idempotent !== void 0 && typeof data.idempotent != "boolean") {
      let err8 = { instancePath: instancePath + "/idempotent", schemaPath: "#/properties/idempotent/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.input !== void 0) {
      let data2 = data.input, _errs10 = errors, valid2 = !1, _errs11 = errors;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err9 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid1 = _errs11 === errors;
      valid2 = valid2 || _valid1;
      let _errs13 = errors;
      if (typeof data2 != "boolean") {
        let err10 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      var _valid1 = _errs13 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err11 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.output !== void 0) {
      let data3 = data.output, _errs16 = errors, valid3 = !1, _errs17 = errors;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        let err12 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      var _valid2 = _errs17 === errors;
      valid3 = valid3 || _valid2;
      let _errs19 = errors;
      if (typeof data3 != "boolean") {
        let err13 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid2 = _errs19 === errors;
      if (valid3 = valid3 || _valid2, valid3)
        errors = _errs16, vErrors !== null && (_errs16 ? vErrors.length = _errs16 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.requiresFeature !== void 0 && typeof data.requiresFeature != "string") {
      let err15 = { instancePath: instancePath + "/requiresFeature", schemaPath: "#/properties/requiresFeature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.protected !== void 0 && typeof data.protected != "boolean") {
      let err16 = { instancePath: instancePath + "/protected", schemaPath: "#/properties/protected/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.defaultExpect !== void 0) {
      let data6 = data.defaultExpect;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data6[i0] != "string") {
            let err17 = { instancePath: instancePath + "/defaultExpect/" + i0, schemaPath: "#/properties/defaultExpect/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
      } else {
        let err18 = { instancePath: instancePath + "/defaultExpect", schemaPath: "#/properties/defaultExpect/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate385.errors = vErrors, errors === 0;
}
validate385.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var func0 = require_equal().default;
function validate384(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate384.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.actions === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actions" }, message: "must have required property 'actions'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.features === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "features" }, message: "must have required property 'features'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.channels === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channels" }, message: "must have required property 'channels'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "version" || key0 === "actions" || key0 === "features" || key0 === "channels" || key0 === "archivesVerdicts" || key0 === "maxConcurrent" || key0 === "ratePerSecond")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (!pattern64.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, message: 'must match pattern "^[a-z][a-z0-9-]*$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.version !== void 0 && typeof data.version != "string") {
      let err8 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.actions !== void 0) {
      let data2 = data.actions;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        var props0 = {};
        for (let key1 in data2)
          pattern16.test(key1) && (validate385(data2[key1], { instancePath: instancePath + "/actions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors), errors = vErrors.length), props0[key1] = !0);
      } else {
        let err9 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.features !== void 0) {
      let data4 = data.features;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data4[i0] != "string") {
            let err10 = { instancePath: instancePath + "/features/" + i0, schemaPath: "#/properties/features/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        let i1 = data4.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data4[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err11 = { instancePath: instancePath + "/features", schemaPath: "#/properties/features/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/features", schemaPath: "#/properties/features/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.channels !== void 0) {
      let data6 = data.channels;
      if (Array.isArray(data6)) {
        let len1 = data6.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data7 = data6[i2];
          if (!(data7 === "dom" || data7 === "uiTree" || data7 === "vision")) {
            let err13 = { instancePath: instancePath + "/channels/" + i2, schemaPath: "#/properties/channels/items/enum", keyword: "enum", params: { allowedValues: schema66.properties.channels.items.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        let i3 = data6.length, j1;
        if (i3 > 1) {
          outer0: for (; i3--; )
            for (j1 = i3; j1--; )
              if (func0(data6[i3], data6[j1])) {
                let err14 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                break outer0;
              }
        }
      } else {
        let err15 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.archivesVerdicts !== void 0 && typeof data.archivesVerdicts != "boolean") {
      let err16 = { instancePath: instancePath + "/archivesVerdicts", schemaPath: "#/properties/archivesVerdicts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.maxConcurrent !== void 0) {
      let data9 = data.maxConcurrent;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err17 = { instancePath: instancePath + "/maxConcurrent", schemaPath: "#/properties/maxConcurrent/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9) && (data9 < 1 || isNaN(data9))) {
        let err18 = { instancePath: instancePath + "/maxConcurrent", schemaPath: "#/properties/maxConcurrent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.ratePerSecond !== void 0) {
      let data10 = data.ratePerSecond;
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 <= 0 || isNaN(data10)) {
          let err19 = { instancePath: instancePath + "/ratePerSecond", schemaPath: "#/properties/ratePerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/ratePerSecond", schemaPath: "#/properties/ratePerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate384.errors = vErrors, errors === 0;
}
validate384.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate383.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.lockfileVersion === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lockfileVersion" }, message: "must have required property 'lockfileVersion'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.providers === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "providers" }, message: "must have required property 'providers'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "lockfileVersion" || key0 === "providers")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.$schema !== void 0 && typeof data.$schema != "string") {
      let err3 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.lockfileVersion !== void 0) {
      let data1 = data.lockfileVersion;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/lockfileVersion", schemaPath: "#/properties/lockfileVersion/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 !== 1) {
        let err5 = { instancePath: instancePath + "/lockfileVersion", schemaPath: "#/properties/lockfileVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.providers !== void 0) {
      let data2 = data.providers;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        var props0 = {};
        for (let key1 in data2)
          pattern16.test(key1) && (validate384(data2[key1], { instancePath: instancePath + "/providers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors), errors = vErrors.length), props0[key1] = !0);
      } else {
        let err6 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate383.errors = vErrors, errors === 0;
}
validate383.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  validateLockfile
};
