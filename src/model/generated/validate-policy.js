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
var validatePolicy = validate394;
var schema72 = { $id: "PolicyRule", additionalProperties: !1, minProperties: 3, type: "object", required: ["reexecute", "why"], properties: { actions: { minItems: 1, type: "array", items: { minLength: 1, pattern: "\\S", type: "string" } }, steps: { minItems: 1, type: "array", items: { minLength: 1, pattern: "\\S", type: "string" } }, flows: { minItems: 1, type: "array", items: { minLength: 1, pattern: "\\S", type: "string" } }, environments: { minItems: 1, type: "array", items: { minLength: 1, pattern: "\\S", type: "string" } }, reexecute: { enum: ["never", "withReason"] }, why: { minLength: 1, pattern: "\\S", type: "string" } } }, func2 = require_ucs2length().default, pattern69 = new RegExp("\\S", "u");
function validate395(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate395.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 3) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 3 }, message: "must NOT have fewer than 3 properties" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.reexecute === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reexecute" }, message: "must have required property 'reexecute'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.why === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "actions" || key0 === "steps" || key0 === "flows" || key0 === "environments" || key0 === "reexecute" || key0 === "why")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.actions !== void 0) {
      let data0 = data.actions;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (func2(data1) < 1) {
              let err5 = { instancePath: instancePath + "/actions/" + i0, schemaPath: "#/properties/actions/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (!pattern69.test(data1)) {
              let err6 = { instancePath: instancePath + "/actions/" + i0, schemaPath: "#/properties/actions/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/actions/" + i0, schemaPath: "#/properties/actions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data2 = data.steps;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err9 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (typeof data3 == "string") {
            if (func2(data3) < 1) {
              let err10 = { instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (!pattern69.test(data3)) {
              let err11 = { instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.flows !== void 0) {
      let data4 = data.flows;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          let err14 = { instancePath: instancePath + "/flows", schemaPath: "#/properties/flows/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        let len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data5 = data4[i2];
          if (typeof data5 == "string") {
            if (func2(data5) < 1) {
              let err15 = { instancePath: instancePath + "/flows/" + i2, schemaPath: "#/properties/flows/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (!pattern69.test(data5)) {
              let err16 = { instancePath: instancePath + "/flows/" + i2, schemaPath: "#/properties/flows/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/flows/" + i2, schemaPath: "#/properties/flows/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/flows", schemaPath: "#/properties/flows/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.environments !== void 0) {
      let data6 = data.environments;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          let err19 = { instancePath: instancePath + "/environments", schemaPath: "#/properties/environments/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len3 = data6.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data7 = data6[i3];
          if (typeof data7 == "string") {
            if (func2(data7) < 1) {
              let err20 = { instancePath: instancePath + "/environments/" + i3, schemaPath: "#/properties/environments/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (!pattern69.test(data7)) {
              let err21 = { instancePath: instancePath + "/environments/" + i3, schemaPath: "#/properties/environments/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/environments/" + i3, schemaPath: "#/properties/environments/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/environments", schemaPath: "#/properties/environments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.reexecute !== void 0) {
      let data8 = data.reexecute;
      if (!(data8 === "never" || data8 === "withReason")) {
        let err24 = { instancePath: instancePath + "/reexecute", schemaPath: "#/properties/reexecute/enum", keyword: "enum", params: { allowedValues: schema72.properties.reexecute.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.why !== void 0) {
      let data9 = data.why;
      if (typeof data9 == "string") {
        if (func2(data9) < 1) {
          let err25 = { instancePath: instancePath + "/why", schemaPath: "#/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (!pattern69.test(data9)) {
          let err26 = { instancePath: instancePath + "/why", schemaPath: "#/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate395.errors = vErrors, errors === 0;
}
validate395.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate394.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rules === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "rules")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0 && typeof data.$schema != "string") {
      let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rules !== void 0) {
      let data1 = data.rules;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err3 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate395(data1[i0], { instancePath: instancePath + "/rules/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate394.errors = vErrors, errors === 0;
}
validate394.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  validatePolicy
};
