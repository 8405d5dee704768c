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
var validateFlow1 = validate193, schema48 = { $id: "FlowDocument1", additionalProperties: !1, type: "object", required: ["irVersion", "flowId", "irHash", "provider", "requiredFeatures", "lockfileDigest", "params", "outputs", "body", "verdictPolicy", "sourceMap", "subflows"], properties: { irVersion: { const: 1, type: "number" }, flowId: { pattern: "^[A-Za-z_][A-Za-z0-9_.-]*$", maxLength: 256, type: "string" }, irHash: { $ref: "Hash" }, provider: { additionalProperties: !1, type: "object", required: ["name", "version"], properties: { name: { const: "devicerail", type: "string" }, version: { minLength: 1, type: "string" } } }, requiredFeatures: { uniqueItems: !0, type: "array", items: { pattern: "^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)*\\.v[0-9]+$", type: "string" } }, lockfileDigest: { $ref: "Hash" }, params: { type: "array", items: { additionalProperties: !1, type: "object", required: ["name", "schema", "required"], properties: { name: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$", maxLength: 128, type: "string" }, schema: { anyOf: [{ type: "object" }, { type: "boolean" }] }, required: { type: "boolean" }, default: {} } } }, outputs: { type: "array", items: { additionalProperties: !1, type: "object", required: ["name", "schema", "from"], properties: { name: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$", maxLength: 128, type: "string" }, schema: { anyOf: [{ type: "object" }, { type: "boolean" }] }, from: { $ref: "Expr1" } } } }, body: { minItems: 1, type: "array", items: { $ref: "Step1" } }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding1" } }, verdictPolicy: { enum: ["standard", "strict"] }, sourceMap: { type: "array", items: { $ref: "SourceMapEntry" } }, subflows: { type: "object", patternProperties: { "^[A-Za-z_][A-Za-z0-9_.-]*$": { $ref: "FlowRef" } } } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern3 = new RegExp("^[A-Za-z_][A-Za-z0-9_.-]*$", "u"), pattern42 = new RegExp("^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)*\\.v[0-9]+$", "u"), pattern5 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
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
var pattern45 = new RegExp("^(params\\.[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*|(env|vars|iter)\\.[A-Za-z_][A-Za-z0-9_]*|steps\\.[A-Za-z_][A-Za-z0-9_-]*\\.(verdict|output(\\.[A-Za-z_][A-Za-z0-9_]*)*))$", "u"), wrapper6 = { validate: validate196 };
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate196.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.lit === void 0) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "lit" }, message: "must have required property 'lit'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "lit") {
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
    if (data.ref === void 0) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key1 in data)
      if (key1 !== "ref") {
        let err4 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.ref !== void 0) {
      let data0 = data.ref;
      if (typeof data0 == "string") {
        if (func2(data0) > 1024) {
          let err5 = { instancePath: instancePath + "/ref", schemaPath: "#/oneOf/1/properties/ref/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern45.test(data0)) {
          let err6 = { instancePath: instancePath + "/ref", schemaPath: "#/oneOf/1/properties/ref/pattern", keyword: "pattern", params: { pattern: "^(params\\.[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*|(env|vars|iter)\\.[A-Za-z_][A-Za-z0-9_]*|steps\\.[A-Za-z_][A-Za-z0-9_-]*\\.(verdict|output(\\.[A-Za-z_][A-Za-z0-9_]*)*))$" }, message: 'must match pattern "^(params\\.[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*|(env|vars|iter)\\.[A-Za-z_][A-Za-z0-9_]*|steps\\.[A-Za-z_][A-Za-z0-9_-]*\\.(verdict|output(\\.[A-Za-z_][A-Za-z0-9_]*)*))$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/ref", schemaPath: "#/oneOf/1/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1, props0 !== !0 && (props0 = !0));
    let _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fn === void 0) {
        let err9 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "fn" }, message: "must have required property 'fn'" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (data.args === void 0) {
        let err10 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      for (let key2 in data)
        if (!(key2 === "fn" || key2 === "args")) {
          let err11 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      if (data.fn !== void 0) {
        let data1 = data.fn;
        if (typeof data1 != "string") {
          let err12 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/2/properties/fn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data1 !== "eq") {
          let err13 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/2/properties/fn/const", keyword: "const", params: { allowedValue: "eq" }, message: "must be equal to constant" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
      if (data.args !== void 0) {
        let data2 = data.args;
        if (Array.isArray(data2)) {
          if (data2.length > 2) {
            let err14 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/2/properties/args/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (data2.length < 2) {
            let err15 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/2/properties/args/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          let len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++)
            wrapper6.validate(data2[i0], { instancePath: instancePath + "/args/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors), errors = vErrors.length);
        } else {
          let err16 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/2/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    } else {
      let err17 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    var _valid0 = _errs9 === errors;
    if (_valid0 && valid0)
      valid0 = !1, passing0 = [passing0, 2];
    else {
      _valid0 && (valid0 = !0, passing0 = 2, props0 !== !0 && (props0 = !0));
      let _errs17 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.fn === void 0) {
          let err18 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "fn" }, message: "must have required property 'fn'" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data.args === void 0) {
          let err19 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        for (let key3 in data)
          if (!(key3 === "fn" || key3 === "args")) {
            let err20 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        if (data.fn !== void 0) {
          let data4 = data.fn;
          if (typeof data4 != "string") {
            let err21 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/3/properties/fn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
          if (data4 !== "ne") {
            let err22 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/3/properties/fn/const", keyword: "const", params: { allowedValue: "ne" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data.args !== void 0) {
          let data5 = data.args;
          if (Array.isArray(data5)) {
            if (data5.length > 2) {
              let err23 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/3/properties/args/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data5.length < 2) {
              let err24 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/3/properties/args/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            let len1 = data5.length;
            for (let i1 = 0; i1 < len1; i1++)
              wrapper6.validate(data5[i1], { instancePath: instancePath + "/args/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors), errors = vErrors.length);
          } else {
            let err25 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/3/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      var _valid0 = _errs17 === errors;
      if (_valid0 && valid0)
        valid0 = !1, passing0 = [passing0, 3];
      else {
        _valid0 && (valid0 = !0, passing0 = 3, props0 !== !0 && (props0 = !0));
        let _errs25 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.fn === void 0) {
            let err27 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "fn" }, message: "must have required property 'fn'" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
          if (data.args === void 0) {
            let err28 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          for (let key4 in data)
            if (!(key4 === "fn" || key4 === "args")) {
              let err29 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          if (data.fn !== void 0) {
            let data7 = data.fn;
            if (typeof data7 != "string") {
              let err30 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/4/properties/fn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data7 !== "not") {
              let err31 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/4/properties/fn/const", keyword: "const", params: { allowedValue: "not" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          }
          if (data.args !== void 0) {
            let data8 = data.args;
            if (Array.isArray(data8)) {
              if (data8.length > 1) {
                let err32 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/4/properties/args/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
              if (data8.length < 1) {
                let err33 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/4/properties/args/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
              let len2 = data8.length;
              for (let i2 = 0; i2 < len2; i2++)
                wrapper6.validate(data8[i2], { instancePath: instancePath + "/args/" + i2, parentData: data8, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors), errors = vErrors.length);
            } else {
              let err34 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/4/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
          }
        } else {
          let err35 = { instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        var _valid0 = _errs25 === errors;
        if (_valid0 && valid0)
          valid0 = !1, passing0 = [passing0, 4];
        else {
          _valid0 && (valid0 = !0, passing0 = 4, props0 !== !0 && (props0 = !0));
          let _errs33 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.fn === void 0) {
              let err36 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "fn" }, message: "must have required property 'fn'" };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            if (data.args === void 0) {
              let err37 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            for (let key5 in data)
              if (!(key5 === "fn" || key5 === "args")) {
                let err38 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
              }
            if (data.fn !== void 0) {
              let data10 = data.fn;
              if (typeof data10 != "string") {
                let err39 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/5/properties/fn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
              if (data10 !== "and") {
                let err40 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/5/properties/fn/const", keyword: "const", params: { allowedValue: "and" }, message: "must be equal to constant" };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
            }
            if (data.args !== void 0) {
              let data11 = data.args;
              if (Array.isArray(data11)) {
                if (data11.length < 2) {
                  let err41 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/5/properties/args/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
                let len3 = data11.length;
                for (let i3 = 0; i3 < len3; i3++)
                  wrapper6.validate(data11[i3], { instancePath: instancePath + "/args/" + i3, parentData: data11, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors), errors = vErrors.length);
              } else {
                let err42 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/5/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
            }
          } else {
            let err43 = { instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
          var _valid0 = _errs33 === errors;
          if (_valid0 && valid0)
            valid0 = !1, passing0 = [passing0, 5];
          else {
            _valid0 && (valid0 = !0, passing0 = 5, props0 !== !0 && (props0 = !0));
            let _errs41 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              if (data.fn === void 0) {
                let err44 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "fn" }, message: "must have required property 'fn'" };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
              if (data.args === void 0) {
                let err45 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
              for (let key6 in data)
                if (!(key6 === "fn" || key6 === "args")) {
                  let err46 = { instancePath, schemaPath: "#/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
              if (data.fn !== void 0) {
                let data13 = data.fn;
                if (typeof data13 != "string") {
                  let err47 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/6/properties/fn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                }
                if (data13 !== "or") {
                  let err48 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/6/properties/fn/const", keyword: "const", params: { allowedValue: "or" }, message: "must be equal to constant" };
                  vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                }
              }
              if (data.args !== void 0) {
                let data14 = data.args;
                if (Array.isArray(data14)) {
                  if (data14.length < 2) {
                    let err49 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/6/properties/args/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                  }
                  let len4 = data14.length;
                  for (let i4 = 0; i4 < len4; i4++)
                    wrapper6.validate(data14[i4], { instancePath: instancePath + "/args/" + i4, parentData: data14, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors), errors = vErrors.length);
                } else {
                  let err50 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/6/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                }
              }
            } else {
              let err51 = { instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
            var _valid0 = _errs41 === errors;
            if (_valid0 && valid0)
              valid0 = !1, passing0 = [passing0, 6];
            else {
              _valid0 && (valid0 = !0, passing0 = 6, props0 !== !0 && (props0 = !0));
              let _errs49 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.fn === void 0) {
                  let err52 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "fn" }, message: "must have required property 'fn'" };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
                if (data.args === void 0) {
                  let err53 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
                  vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
                for (let key7 in data)
                  if (!(key7 === "fn" || key7 === "args")) {
                    let err54 = { instancePath, schemaPath: "#/oneOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                  }
                if (data.fn !== void 0) {
                  let data16 = data.fn;
                  if (typeof data16 != "string") {
                    let err55 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/7/properties/fn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                  }
                  if (data16 !== "concat") {
                    let err56 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/7/properties/fn/const", keyword: "const", params: { allowedValue: "concat" }, message: "must be equal to constant" };
                    vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                  }
                }
                if (data.args !== void 0) {
                  let data17 = data.args;
                  if (Array.isArray(data17)) {
                    if (data17.length < 1) {
                      let err57 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/7/properties/args/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                      vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                    }
                    let len5 = data17.length;
                    for (let i5 = 0; i5 < len5; i5++)
                      wrapper6.validate(data17[i5], { instancePath: instancePath + "/args/" + i5, parentData: data17, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors), errors = vErrors.length);
                  } else {
                    let err58 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/7/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                  }
                }
              } else {
                let err59 = { instancePath, schemaPath: "#/oneOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
              }
              var _valid0 = _errs49 === errors;
              if (_valid0 && valid0)
                valid0 = !1, passing0 = [passing0, 7];
              else {
                _valid0 && (valid0 = !0, passing0 = 7, props0 !== !0 && (props0 = !0));
                let _errs57 = errors;
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  if (data.fn === void 0) {
                    let err60 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "fn" }, message: "must have required property 'fn'" };
                    vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                  }
                  if (data.args === void 0) {
                    let err61 = { instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
                    vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                  }
                  for (let key8 in data)
                    if (!(key8 === "fn" || key8 === "args")) {
                      let err62 = { instancePath, schemaPath: "#/oneOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                      vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                    }
                  if (data.fn !== void 0) {
                    let data19 = data.fn;
                    if (typeof data19 != "string") {
                      let err63 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/8/properties/fn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                    }
                    if (data19 !== "len") {
                      let err64 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/8/properties/fn/const", keyword: "const", params: { allowedValue: "len" }, message: "must be equal to constant" };
                      vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                    }
                  }
                  if (data.args !== void 0) {
                    let data20 = data.args;
                    if (Array.isArray(data20)) {
                      if (data20.length > 1) {
                        let err65 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/8/properties/args/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
                        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                      }
                      if (data20.length < 1) {
                        let err66 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/8/properties/args/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                      }
                      let len6 = data20.length;
                      for (let i6 = 0; i6 < len6; i6++)
                        wrapper6.validate(data20[i6], { instancePath: instancePath + "/args/" + i6, parentData: data20, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors), errors = vErrors.length);
                    } else {
                      let err67 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/8/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                    }
                  }
                } else {
                  let err68 = { instancePath, schemaPath: "#/oneOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                }
                var _valid0 = _errs57 === errors;
                if (_valid0 && valid0)
                  valid0 = !1, passing0 = [passing0, 8];
                else {
                  _valid0 && (valid0 = !0, passing0 = 8, props0 !== !0 && (props0 = !0));
                  let _errs65 = errors;
                  if (data && typeof data == "object" && !Array.isArray(data)) {
                    if (data.fn === void 0) {
                      let err69 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "fn" }, message: "must have required property 'fn'" };
                      vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                    }
                    if (data.args === void 0) {
                      let err70 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
                      vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                    }
                    for (let key9 in data)
                      if (!(key9 === "fn" || key9 === "args")) {
                        let err71 = { instancePath, schemaPath: "#/oneOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                      }
                    if (data.fn !== void 0) {
                      let data22 = data.fn;
                      if (typeof data22 != "string") {
                        let err72 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/9/properties/fn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                      }
                      if (data22 !== "coalesce") {
                        let err73 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/9/properties/fn/const", keyword: "const", params: { allowedValue: "coalesce" }, message: "must be equal to constant" };
                        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                      }
                    }
                    if (data.args !== void 0) {
                      let data23 = data.args;
                      if (Array.isArray(data23)) {
                        if (data23.length < 2) {
                          let err74 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/9/properties/args/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                          vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                        }
                        let len7 = data23.length;
                        for (let i7 = 0; i7 < len7; i7++)
                          wrapper6.validate(data23[i7], { instancePath: instancePath + "/args/" + i7, parentData: data23, parentDataProperty: i7, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors), errors = vErrors.length);
                      } else {
                        let err75 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/9/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                      }
                    }
                  } else {
                    let err76 = { instancePath, schemaPath: "#/oneOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                  }
                  var _valid0 = _errs65 === errors;
                  if (_valid0 && valid0)
                    valid0 = !1, passing0 = [passing0, 9];
                  else {
                    _valid0 && (valid0 = !0, passing0 = 9, props0 !== !0 && (props0 = !0));
                    let _errs73 = errors;
                    if (data && typeof data == "object" && !Array.isArray(data)) {
                      if (data.fn === void 0) {
                        let err77 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "fn" }, message: "must have required property 'fn'" };
                        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                      }
                      if (data.args === void 0) {
                        let err78 = { instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
                        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                      }
                      for (let key10 in data)
                        if (!(key10 === "fn" || key10 === "args")) {
                          let err79 = { instancePath, schemaPath: "#/oneOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                        }
                      if (data.fn !== void 0) {
                        let data25 = data.fn;
                        if (typeof data25 != "string") {
                          let err80 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/10/properties/fn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                        }
                        if (data25 !== "jsonPath") {
                          let err81 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/10/properties/fn/const", keyword: "const", params: { allowedValue: "jsonPath" }, message: "must be equal to constant" };
                          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                        }
                      }
                      if (data.args !== void 0) {
                        let data26 = data.args;
                        if (Array.isArray(data26)) {
                          if (data26.length > 2) {
                            let err82 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/10/properties/args/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                            vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                          }
                          if (data26.length < 2) {
                            let err83 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/10/properties/args/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                            vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                          }
                          let len8 = data26.length;
                          for (let i8 = 0; i8 < len8; i8++)
                            wrapper6.validate(data26[i8], { instancePath: instancePath + "/args/" + i8, parentData: data26, parentDataProperty: i8, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors), errors = vErrors.length);
                        } else {
                          let err84 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/10/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                        }
                      }
                    } else {
                      let err85 = { instancePath, schemaPath: "#/oneOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                    }
                    var _valid0 = _errs73 === errors;
                    if (_valid0 && valid0)
                      valid0 = !1, passing0 = [passing0, 10];
                    else {
                      _valid0 && (valid0 = !0, passing0 = 10, props0 !== !0 && (props0 = !0));
                      let _errs81 = errors;
                      if (data && typeof data == "object" && !Array.isArray(data)) {
                        if (data.fn === void 0) {
                          let err86 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "fn" }, message: "must have required property 'fn'" };
                          vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                        }
                        if (data.args === void 0) {
                          let err87 = { instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
                          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                        }
                        for (let key11 in data)
                          if (!(key11 === "fn" || key11 === "args")) {
                            let err88 = { instancePath, schemaPath: "#/oneOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                            vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                          }
                        if (data.fn !== void 0) {
                          let data28 = data.fn;
                          if (typeof data28 != "string") {
                            let err89 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/11/properties/fn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                          }
                          if (data28 !== "regexMatch") {
                            let err90 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/11/properties/fn/const", keyword: "const", params: { allowedValue: "regexMatch" }, message: "must be equal to constant" };
                            vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                          }
                        }
                        if (data.args !== void 0) {
                          let data29 = data.args;
                          if (Array.isArray(data29)) {
                            if (data29.length > 3) {
                              let err91 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/11/properties/args/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
                              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                            }
                            if (data29.length < 2) {
                              let err92 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/11/properties/args/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                              vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                            }
                            let len9 = data29.length;
                            for (let i9 = 0; i9 < len9; i9++)
                              wrapper6.validate(data29[i9], { instancePath: instancePath + "/args/" + i9, parentData: data29, parentDataProperty: i9, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors), errors = vErrors.length);
                          } else {
                            let err93 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/11/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                          }
                        }
                      } else {
                        let err94 = { instancePath, schemaPath: "#/oneOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                      }
                      var _valid0 = _errs81 === errors;
                      _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 11]) : _valid0 && (valid0 = !0, passing0 = 11, props0 !== !0 && (props0 = !0));
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err95 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
  }
  return validate196.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate196.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema50 = { $id: "Step1", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "checkpoint", "effect", "idempotent", "binding", "assertions"], properties: { kind: { const: "action", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion1" } }, retry: { $ref: "RetryPolicy1" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding1" } }, checkpoint: { type: "boolean" }, verb: { enum: ["tap", "set_value", "clear", "wait_for", "find", "observe", "screenshot", "invoke"] }, effect: { enum: ["mutating", "readonly"] }, idempotent: { type: "boolean" }, binding: { additionalProperties: !1, type: "object", required: ["attempts"], properties: { attempts: { minItems: 1, type: "array", items: { additionalProperties: !1, type: "object", required: ["channel", "actionName", "args", "acceptExecutionModes", "protection"], properties: { channel: { enum: ["dom", "uiTree", "coordinate"] }, actionName: { pattern: "^[A-Za-z][A-Za-z0-9_]*$", maxLength: 256, type: "string" }, args: { type: "object", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, additionalProperties: { $ref: "Expr1" } }, requiresFeature: { pattern: "^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)*\\.v[0-9]+$", type: "string" }, acceptExecutionModes: { minItems: 1, uniqueItems: !0, type: "array", items: { enum: ["nativeSemantic", "webSemantic", "coordinateFallback"] } }, protection: { const: "standard", type: "string" } } } } } }, assertions: { type: "array", items: { $ref: "Assertion1" } }, outputs: { type: "object", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, additionalProperties: { $ref: "Expr1" } }, outputSchema: { anyOf: [{ type: "object" }, { type: "boolean" }] } } }, { additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "checkpoint", "assertions", "observe"], properties: { kind: { const: "assert", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion1" } }, retry: { $ref: "RetryPolicy1" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding1" } }, checkpoint: { type: "boolean" }, assertions: { minItems: 1, type: "array", items: { $ref: "Assertion1" } }, observe: { anyOf: [{ const: "fresh", type: "string" }, { additionalProperties: !1, type: "object", required: ["fromStep", "which"], properties: { fromStep: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, which: { enum: ["after", "before"] } } }] } } }, { additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "checkpoint", "flowRef", "inputs"], properties: { kind: { const: "call", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion1" } }, retry: { $ref: "RetryPolicy1" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding1" } }, checkpoint: { type: "boolean" }, flowRef: { $ref: "FlowRef" }, inputs: { type: "object", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, additionalProperties: { $ref: "Expr1" } } } }, { additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "checkpoint", "cond", "then"], properties: { kind: { const: "if", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion1" } }, retry: { $ref: "RetryPolicy1" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding1" } }, checkpoint: { type: "boolean" }, cond: { $ref: "Expr1" }, then: { minItems: 1, type: "array", items: { $ref: "Step1" } }, else: { minItems: 1, type: "array", items: { $ref: "Step1" } } } }, { additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "checkpoint", "items", "as", "body"], properties: { kind: { const: "foreach", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion1" } }, retry: { $ref: "RetryPolicy1" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding1" } }, checkpoint: { type: "boolean" }, items: { $ref: "Expr1" }, as: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$", maxLength: 128, type: "string" }, body: { minItems: 1, type: "array", items: { $ref: "Step1" } } } }, { additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "checkpoint", "bindings"], properties: { kind: { const: "let", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion1" } }, retry: { $ref: "RetryPolicy1" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding1" } }, checkpoint: { type: "boolean" }, bindings: { type: "object", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, additionalProperties: { $ref: "Expr1" }, minProperties: 1 } } }, { $ref: "HumanStep1" }] }, func0 = require_equal().default, pattern8 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", "u"), pattern49 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u"), schema52 = { $id: "Assertion1", type: "object", additionalProperties: !1, required: ["assertId", "predicate", "verifyVia", "onMissingInput"], properties: { assertId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$", maxLength: 128, type: "string" }, verifyVia: { uniqueItems: !0, type: "array", items: { enum: ["dom", "uiTree", "vision"] } }, visionPrompt: { minLength: 1, maxLength: 16384, type: "string" }, onMissingInput: { const: "unknown", type: "string" }, predicate: { oneOf: [{ additionalProperties: !1, type: "object", required: ["type", "selector", "state"], properties: { type: { const: "elementState", type: "string" }, selector: { $ref: "Selector" }, state: { enum: ["present", "visible", "enabled", "absent"] } } }, { additionalProperties: !1, type: "object", required: ["type", "selector", "match"], properties: { type: { const: "elementText", type: "string" }, selector: { $ref: "Selector" }, match: { $ref: "TextMatch" } } }, { additionalProperties: !1, type: "object", required: ["type", "expr"], properties: { type: { const: "expr", type: "string" }, expr: { $ref: "Expr1" } } }, { additionalProperties: !1, type: "object", required: ["type", "prompt"], properties: { type: { const: "visual", type: "string" }, prompt: { minLength: 1, maxLength: 16384, type: "string" }, region: { $ref: "Region" } } }] } }, allOf: [{ if: { type: "object", properties: { predicate: { type: "object", properties: { type: { const: "expr" } }, required: ["type"] } }, required: ["predicate"] }, then: { type: "object", properties: { verifyVia: { type: "array", maxItems: 0 } } }, else: { type: "object", properties: { verifyVia: { type: "array", minItems: 1 } } } }, { if: { type: "object", properties: { predicate: { type: "object", properties: { type: { const: "visual" } }, required: ["type"] } }, required: ["predicate"] }, then: { type: "object", properties: { verifyVia: { const: ["vision"] } } }, else: { type: "object", properties: {} } }, { if: { type: "object", required: ["predicate", "verifyVia"], properties: { predicate: { type: "object", required: ["type"], properties: { type: { enum: ["elementState", "elementText"] } } }, verifyVia: { type: "array", contains: { const: "vision" } } } }, then: { type: "object", required: ["visionPrompt"] }, else: { type: "object", properties: { visionPrompt: !1 } } }] }, pattern9 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$", "u"), schema30 = { $id: "Selector", minProperties: 1, additionalProperties: !1, type: "object", properties: { context: { additionalProperties: !1, type: "object", required: ["contextKind"], properties: { contextKind: { enum: ["native", "web"] }, contextId: { minLength: 1, maxLength: 4096, type: "string" } } }, role: { minLength: 1, maxLength: 256, type: "string" }, name: { minLength: 1, maxLength: 65536, type: "string" }, identifier: { minLength: 1, maxLength: 4096, type: "string" }, text: { $ref: "TextMatch" }, value: { maxLength: 65536, type: "string" }, css: { minLength: 1, maxLength: 65536, type: "string" } } }, schema31 = { $id: "TextMatch", additionalProperties: !1, type: "object", required: ["value", "mode", "caseSensitive"], properties: { value: { minLength: 1, maxLength: 65536, type: "string" }, mode: { enum: ["exact", "contains"] }, caseSensitive: { type: "boolean" } } };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.mode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.caseSensitive === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "caseSensitive" }, message: "must have required property 'caseSensitive'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "value" || key0 === "mode" || key0 === "caseSensitive")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.value !== void 0) {
      let data0 = data.value;
      if (typeof data0 == "string") {
        if (func2(data0) > 65536) {
          let err4 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data0) < 1) {
          let err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.mode !== void 0) {
      let data1 = data.mode;
      if (!(data1 === "exact" || data1 === "contains")) {
        let err7 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema31.properties.mode.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.caseSensitive !== void 0 && typeof data.caseSensitive != "boolean") {
      let err8 = { instancePath: instancePath + "/caseSensitive", schemaPath: "#/properties/caseSensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "context" || key0 === "role" || key0 === "name" || key0 === "identifier" || key0 === "text" || key0 === "value" || key0 === "css")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.context !== void 0) {
      let data0 = data.context;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.contextKind === void 0) {
          let err2 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/required", keyword: "required", params: { missingProperty: "contextKind" }, message: "must have required property 'contextKind'" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key1 in data0)
          if (!(key1 === "contextKind" || key1 === "contextId")) {
            let err3 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.contextKind !== void 0) {
          let data1 = data0.contextKind;
          if (!(data1 === "native" || data1 === "web")) {
            let err4 = { instancePath: instancePath + "/context/contextKind", schemaPath: "#/properties/context/properties/contextKind/enum", keyword: "enum", params: { allowedValues: schema30.properties.context.properties.contextKind.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
        if (data0.contextId !== void 0) {
          let data2 = data0.contextId;
          if (typeof data2 == "string") {
            if (func2(data2) > 4096) {
              let err5 = { instancePath: instancePath + "/context/contextId", schemaPath: "#/properties/context/properties/contextId/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (func2(data2) < 1) {
              let err6 = { instancePath: instancePath + "/context/contextId", schemaPath: "#/properties/context/properties/contextId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/context/contextId", schemaPath: "#/properties/context/properties/contextId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.role !== void 0) {
      let data3 = data.role;
      if (typeof data3 == "string") {
        if (func2(data3) > 256) {
          let err9 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func2(data3) < 1) {
          let err10 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.name !== void 0) {
      let data4 = data.name;
      if (typeof data4 == "string") {
        if (func2(data4) > 65536) {
          let err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func2(data4) < 1) {
          let err13 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.identifier !== void 0) {
      let data5 = data.identifier;
      if (typeof data5 == "string") {
        if (func2(data5) > 4096) {
          let err15 = { instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func2(data5) < 1) {
          let err16 = { instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.text !== void 0 && (validate73(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length)), data.value !== void 0) {
      let data7 = data.value;
      if (typeof data7 == "string") {
        if (func2(data7) > 65536) {
          let err18 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.css !== void 0) {
      let data8 = data.css;
      if (typeof data8 == "string") {
        if (func2(data8) > 65536) {
          let err20 = { instancePath: instancePath + "/css", schemaPath: "#/properties/css/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (func2(data8) < 1) {
          let err21 = { instancePath: instancePath + "/css", schemaPath: "#/properties/css/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/css", schemaPath: "#/properties/css/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.x === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "x" }, message: "must have required property 'x'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.y === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "y" }, message: "must have required property 'y'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.width === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.height === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "x" || key0 === "y" || key0 === "width" || key0 === "height")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.x !== void 0) {
      let data0 = data.x;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        let err5 = { instancePath: instancePath + "/x", schemaPath: "#/properties/x/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.y !== void 0) {
      let data1 = data.y;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/y", schemaPath: "#/properties/y/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.width !== void 0) {
      let data2 = data.width;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.height !== void 0) {
      let data3 = data.height;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
validate79.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate202.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs2 = errors, valid1 = !0, _errs3 = errors;
  if (errors === _errs3)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.predicate === void 0 && (missing0 = "predicate")) {
        let err0 = {};
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      } else if (data.predicate !== void 0) {
        let data0 = data.predicate;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.type === void 0 && (missing1 = "type")) {
              let err1 = {};
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            } else if (data0.type !== void 0 && data0.type !== "expr") {
              let err2 = {};
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          } else {
            let err3 = {};
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      }
    } else {
      let err4 = {};
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  var _valid0 = _errs3 === errors;
  errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.verifyVia !== void 0) {
        let data2 = data.verifyVia;
        if (Array.isArray(data2)) {
          if (data2.length > 0) {
            let err5 = { instancePath: instancePath + "/verifyVia", schemaPath: "#/allOf/0/then/properties/verifyVia/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        } else {
          let err6 = { instancePath: instancePath + "/verifyVia", schemaPath: "#/allOf/0/then/properties/verifyVia/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    } else {
      let err7 = { instancePath, schemaPath: "#/allOf/0/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    var _valid0 = _errs8 === errors;
    if (valid1 = _valid0, valid1) {
      var props0 = {};
      props0.verifyVia = !0, props0.predicate = !0;
    }
    ifClause0 = "then";
  } else {
    let _errs12 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.verifyVia !== void 0) {
        let data3 = data.verifyVia;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            let err8 = { instancePath: instancePath + "/verifyVia", schemaPath: "#/allOf/0/else/properties/verifyVia/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        } else {
          let err9 = { instancePath: instancePath + "/verifyVia", schemaPath: "#/allOf/0/else/properties/verifyVia/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    } else {
      let err10 = { instancePath, schemaPath: "#/allOf/0/else/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    var _valid0 = _errs12 === errors;
    valid1 = _valid0, valid1 && props0 !== !0 && (props0 = props0 || {}, props0.verifyVia = !0), ifClause0 = "else";
  }
  if (!valid1) {
    let err11 = { instancePath, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  let _errs17 = errors, valid6 = !0, _errs18 = errors;
  if (errors === _errs18)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if (data.predicate === void 0 && (missing2 = "predicate")) {
        let err12 = {};
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      } else if (data.predicate !== void 0) {
        let data4 = data.predicate;
        if (errors === errors)
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            let missing3;
            if (data4.type === void 0 && (missing3 = "type")) {
              let err13 = {};
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            } else if (data4.type !== void 0 && data4.type !== "visual") {
              let err14 = {};
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
          } else {
            let err15 = {};
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
      }
    } else {
      let err16 = {};
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
  var _valid1 = _errs18 === errors;
  errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
  let ifClause1;
  if (_valid1) {
    let _errs23 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.verifyVia !== void 0 && !func0(data.verifyVia, schema52.allOf[1].then.properties.verifyVia.const)) {
        let err17 = { instancePath: instancePath + "/verifyVia", schemaPath: "#/allOf/1/then/properties/verifyVia/const", keyword: "const", params: { allowedValue: schema52.allOf[1].then.properties.verifyVia.const }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    } else {
      let err18 = { instancePath, schemaPath: "#/allOf/1/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    var _valid1 = _errs23 === errors;
    if (valid6 = _valid1, valid6) {
      var props1 = {};
      props1.verifyVia = !0, props1.predicate = !0;
    }
    ifClause1 = "then";
  } else {
    let _errs26 = errors;
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      let err19 = { instancePath, schemaPath: "#/allOf/1/else/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    var _valid1 = _errs26 === errors;
    valid6 = _valid1, ifClause1 = "else";
  }
  if (!valid6) {
    let err20 = { instancePath, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: ifClause1 }, message: 'must match "' + ifClause1 + '" schema' };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  props0 !== !0 && props1 !== void 0 && (props1 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props1)));
  let _errs29 = errors, valid10 = !0, _errs30 = errors;
  if (errors === _errs30)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if (data.predicate === void 0 && (missing4 = "predicate") || data.verifyVia === void 0 && (missing4 = "verifyVia")) {
        let err21 = {};
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      } else {
        if (data.predicate !== void 0) {
          let data7 = data.predicate, _errs32 = errors;
          if (errors === _errs32)
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
              let missing5;
              if (data7.type === void 0 && (missing5 = "type")) {
                let err22 = {};
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              } else if (data7.type !== void 0) {
                let data8 = data7.type;
                if (!(data8 === "elementState" || data8 === "elementText")) {
                  let err23 = {};
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
              }
            } else {
              let err24 = {};
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          var valid11 = _errs32 === errors;
        } else
          var valid11 = !0;
        if (valid11)
          if (data.verifyVia !== void 0) {
            let data9 = data.verifyVia, _errs35 = errors;
            if (errors === _errs35)
              if (Array.isArray(data9)) {
                let _errs37 = errors, len0 = data9.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs38 = errors;
                  if (data9[i0] !== "vision") {
                    let err25 = {};
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                  }
                  var valid13 = _errs38 === errors;
                  if (valid13)
                    break;
                }
                if (valid13)
                  errors = _errs37, vErrors !== null && (_errs37 ? vErrors.length = _errs37 : vErrors = null);
                else {
                  let err26 = {};
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
              } else {
                let err27 = {};
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            var valid11 = _errs35 === errors;
          } else
            var valid11 = !0;
      }
    } else {
      let err28 = {};
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
  var _valid2 = _errs30 === errors;
  errors = _errs29, vErrors !== null && (_errs29 ? vErrors.length = _errs29 : vErrors = null);
  let ifClause2;
  if (_valid2) {
    let _errs39 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.visionPrompt === void 0) {
        let err29 = { instancePath, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: "visionPrompt" }, message: "must have required property 'visionPrompt'" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    } else {
      let err30 = { instancePath, schemaPath: "#/allOf/2/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    var _valid2 = _errs39 === errors;
    valid10 = _valid2, ifClause2 = "then";
  } else {
    let _errs41 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.visionPrompt !== void 0) {
        let err31 = { instancePath: instancePath + "/visionPrompt", schemaPath: "#/allOf/2/else/properties/visionPrompt/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    } else {
      let err32 = { instancePath, schemaPath: "#/allOf/2/else/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    var _valid2 = _errs41 === errors;
    if (valid10 = _valid2, valid10) {
      var props2 = {};
      props2.visionPrompt = !0, props2.predicate = !0, props2.verifyVia = !0;
    }
    ifClause2 = "else";
  }
  if (!valid10) {
    let err33 = { instancePath, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: ifClause2 }, message: 'must match "' + ifClause2 + '" schema' };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  if (props0 !== !0 && props2 !== void 0 && (props2 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props2))), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.assertId === void 0) {
      let err34 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assertId" }, message: "must have required property 'assertId'" };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.predicate === void 0) {
      let err35 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "predicate" }, message: "must have required property 'predicate'" };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.verifyVia === void 0) {
      let err36 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verifyVia" }, message: "must have required property 'verifyVia'" };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.onMissingInput === void 0) {
      let err37 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "onMissingInput" }, message: "must have required property 'onMissingInput'" };
      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "assertId" || key0 === "verifyVia" || key0 === "visionPrompt" || key0 === "onMissingInput" || key0 === "predicate")) {
        let err38 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    if (data.assertId !== void 0) {
      let data12 = data.assertId;
      if (typeof data12 == "string") {
        if (func2(data12) > 128) {
          let err39 = { instancePath: instancePath + "/assertId", schemaPath: "#/properties/assertId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (!pattern9.test(data12)) {
          let err40 = { instancePath: instancePath + "/assertId", schemaPath: "#/properties/assertId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
      } else {
        let err41 = { instancePath: instancePath + "/assertId", schemaPath: "#/properties/assertId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.verifyVia !== void 0) {
      let data13 = data.verifyVia;
      if (Array.isArray(data13)) {
        let len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data14 = data13[i1];
          if (!(data14 === "dom" || data14 === "uiTree" || data14 === "vision")) {
            let err42 = { instancePath: instancePath + "/verifyVia/" + i1, schemaPath: "#/properties/verifyVia/items/enum", keyword: "enum", params: { allowedValues: schema52.properties.verifyVia.items.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
        let i2 = data13.length, j0;
        if (i2 > 1) {
          outer0: for (; i2--; )
            for (j0 = i2; j0--; )
              if (func0(data13[i2], data13[j0])) {
                let err43 = { instancePath: instancePath + "/verifyVia", schemaPath: "#/properties/verifyVia/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)" };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                break outer0;
              }
        }
      } else {
        let err44 = { instancePath: instancePath + "/verifyVia", schemaPath: "#/properties/verifyVia/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.visionPrompt !== void 0) {
      let data15 = data.visionPrompt;
      if (typeof data15 == "string") {
        if (func2(data15) > 16384) {
          let err45 = { instancePath: instancePath + "/visionPrompt", schemaPath: "#/properties/visionPrompt/maxLength", keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters" };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        if (func2(data15) < 1) {
          let err46 = { instancePath: instancePath + "/visionPrompt", schemaPath: "#/properties/visionPrompt/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
      } else {
        let err47 = { instancePath: instancePath + "/visionPrompt", schemaPath: "#/properties/visionPrompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.onMissingInput !== void 0) {
      let data16 = data.onMissingInput;
      if (typeof data16 != "string") {
        let err48 = { instancePath: instancePath + "/onMissingInput", schemaPath: "#/properties/onMissingInput/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
      if (data16 !== "unknown") {
        let err49 = { instancePath: instancePath + "/onMissingInput", schemaPath: "#/properties/onMissingInput/const", keyword: "const", params: { allowedValue: "unknown" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.predicate !== void 0) {
      let data17 = data.predicate, _errs54 = errors, valid19 = !1, passing0 = null, _errs55 = errors;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.type === void 0) {
          let err50 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/0/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        if (data17.selector === void 0) {
          let err51 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/0/required", keyword: "required", params: { missingProperty: "selector" }, message: "must have required property 'selector'" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        if (data17.state === void 0) {
          let err52 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/0/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        for (let key1 in data17)
          if (!(key1 === "type" || key1 === "selector" || key1 === "state")) {
            let err53 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        if (data17.type !== void 0) {
          let data18 = data17.type;
          if (typeof data18 != "string") {
            let err54 = { instancePath: instancePath + "/predicate/type", schemaPath: "#/properties/predicate/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
          if (data18 !== "elementState") {
            let err55 = { instancePath: instancePath + "/predicate/type", schemaPath: "#/properties/predicate/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "elementState" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        }
        if (data17.selector !== void 0 && (validate72(data17.selector, { instancePath: instancePath + "/predicate/selector", parentData: data17, parentDataProperty: "selector", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length)), data17.state !== void 0) {
          let data20 = data17.state;
          if (!(data20 === "present" || data20 === "visible" || data20 === "enabled" || data20 === "absent")) {
            let err56 = { instancePath: instancePath + "/predicate/state", schemaPath: "#/properties/predicate/oneOf/0/properties/state/enum", keyword: "enum", params: { allowedValues: schema52.properties.predicate.oneOf[0].properties.state.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
      } else {
        let err57 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
      var _valid3 = _errs55 === errors;
      if (_valid3) {
        valid19 = !0, passing0 = 0;
        var props3 = !0;
      }
      let _errs62 = errors;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.type === void 0) {
          let err58 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/1/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        if (data17.selector === void 0) {
          let err59 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/1/required", keyword: "required", params: { missingProperty: "selector" }, message: "must have required property 'selector'" };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        if (data17.match === void 0) {
          let err60 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/1/required", keyword: "required", params: { missingProperty: "match" }, message: "must have required property 'match'" };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        for (let key2 in data17)
          if (!(key2 === "type" || key2 === "selector" || key2 === "match")) {
            let err61 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        if (data17.type !== void 0) {
          let data21 = data17.type;
          if (typeof data21 != "string") {
            let err62 = { instancePath: instancePath + "/predicate/type", schemaPath: "#/properties/predicate/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
          if (data21 !== "elementText") {
            let err63 = { instancePath: instancePath + "/predicate/type", schemaPath: "#/properties/predicate/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "elementText" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
          }
        }
        data17.selector !== void 0 && (validate72(data17.selector, { instancePath: instancePath + "/predicate/selector", parentData: data17, parentDataProperty: "selector", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length)), data17.match !== void 0 && (validate73(data17.match, { instancePath: instancePath + "/predicate/match", parentData: data17, parentDataProperty: "match", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length));
      } else {
        let err64 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
      var _valid3 = _errs62 === errors;
      if (_valid3 && valid19)
        valid19 = !1, passing0 = [passing0, 1];
      else {
        _valid3 && (valid19 = !0, passing0 = 1, props3 !== !0 && (props3 = !0));
        let _errs69 = errors;
        if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
          if (data17.type === void 0) {
            let err65 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/2/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
          if (data17.expr === void 0) {
            let err66 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/2/required", keyword: "required", params: { missingProperty: "expr" }, message: "must have required property 'expr'" };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
          for (let key3 in data17)
            if (!(key3 === "type" || key3 === "expr")) {
              let err67 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
          if (data17.type !== void 0) {
            let data24 = data17.type;
            if (typeof data24 != "string") {
              let err68 = { instancePath: instancePath + "/predicate/type", schemaPath: "#/properties/predicate/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
            if (data24 !== "expr") {
              let err69 = { instancePath: instancePath + "/predicate/type", schemaPath: "#/properties/predicate/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "expr" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
          }
          data17.expr !== void 0 && (validate196(data17.expr, { instancePath: instancePath + "/predicate/expr", parentData: data17, parentDataProperty: "expr", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length));
        } else {
          let err70 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
        }
        var _valid3 = _errs69 === errors;
        if (_valid3 && valid19)
          valid19 = !1, passing0 = [passing0, 2];
        else {
          _valid3 && (valid19 = !0, passing0 = 2, props3 !== !0 && (props3 = !0));
          let _errs75 = errors;
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.type === void 0) {
              let err71 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/3/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
            if (data17.prompt === void 0) {
              let err72 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/3/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'" };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
            for (let key4 in data17)
              if (!(key4 === "type" || key4 === "prompt" || key4 === "region")) {
                let err73 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
              }
            if (data17.type !== void 0) {
              let data26 = data17.type;
              if (typeof data26 != "string") {
                let err74 = { instancePath: instancePath + "/predicate/type", schemaPath: "#/properties/predicate/oneOf/3/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
              }
              if (data26 !== "visual") {
                let err75 = { instancePath: instancePath + "/predicate/type", schemaPath: "#/properties/predicate/oneOf/3/properties/type/const", keyword: "const", params: { allowedValue: "visual" }, message: "must be equal to constant" };
                vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
              }
            }
            if (data17.prompt !== void 0) {
              let data27 = data17.prompt;
              if (typeof data27 == "string") {
                if (func2(data27) > 16384) {
                  let err76 = { instancePath: instancePath + "/predicate/prompt", schemaPath: "#/properties/predicate/oneOf/3/properties/prompt/maxLength", keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters" };
                  vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                }
                if (func2(data27) < 1) {
                  let err77 = { instancePath: instancePath + "/predicate/prompt", schemaPath: "#/properties/predicate/oneOf/3/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                }
              } else {
                let err78 = { instancePath: instancePath + "/predicate/prompt", schemaPath: "#/properties/predicate/oneOf/3/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
              }
            }
            data17.region !== void 0 && (validate79(data17.region, { instancePath: instancePath + "/predicate/region", parentData: data17, parentDataProperty: "region", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length));
          } else {
            let err79 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
          }
          var _valid3 = _errs75 === errors;
          _valid3 && valid19 ? (valid19 = !1, passing0 = [passing0, 3]) : _valid3 && (valid19 = !0, passing0 = 3, props3 !== !0 && (props3 = !0));
        }
      }
      if (valid19)
        errors = _errs54, vErrors !== null && (_errs54 ? vErrors.length = _errs54 : vErrors = null);
      else {
        let err80 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
  } else {
    let err81 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
  }
  return validate202.errors = vErrors, errors === 0;
}
validate202.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema53 = { $id: "RetryPolicy1", additionalProperties: !1, type: "object", required: ["maxAttempts", "backoffMs", "retryOn"], properties: { maxAttempts: { minimum: 1, type: "integer" }, backoffMs: { anyOf: [{ minimum: 0, type: "number" }, { additionalProperties: !1, type: "object", required: ["initial", "factor", "max"], properties: { initial: { minimum: 0, type: "number" }, factor: { minimum: 1, type: "number" }, max: { minimum: 0, type: "number" } } }] }, retryOn: { minItems: 1, uniqueItems: !0, type: "array", items: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] } } } };
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate209.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.maxAttempts === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxAttempts" }, message: "must have required property 'maxAttempts'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.backoffMs === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "backoffMs" }, message: "must have required property 'backoffMs'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.retryOn === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryOn" }, message: "must have required property 'retryOn'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "maxAttempts" || key0 === "backoffMs" || key0 === "retryOn")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.maxAttempts !== void 0) {
      let data0 = data.maxAttempts;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/maxAttempts", schemaPath: "#/properties/maxAttempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err5 = { instancePath: instancePath + "/maxAttempts", schemaPath: "#/properties/maxAttempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.backoffMs !== void 0) {
      let data1 = data.backoffMs, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/backoffMs", schemaPath: "#/properties/backoffMs/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/backoffMs", schemaPath: "#/properties/backoffMs/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs8 = errors;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.initial === void 0) {
          let err8 = { instancePath: instancePath + "/backoffMs", schemaPath: "#/properties/backoffMs/anyOf/1/required", keyword: "required", params: { missingProperty: "initial" }, message: "must have required property 'initial'" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.factor === void 0) {
          let err9 = { instancePath: instancePath + "/backoffMs", schemaPath: "#/properties/backoffMs/anyOf/1/required", keyword: "required", params: { missingProperty: "factor" }, message: "must have required property 'factor'" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1.max === void 0) {
          let err10 = { instancePath: instancePath + "/backoffMs", schemaPath: "#/properties/backoffMs/anyOf/1/required", keyword: "required", params: { missingProperty: "max" }, message: "must have required property 'max'" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "initial" || key1 === "factor" || key1 === "max")) {
            let err11 = { instancePath: instancePath + "/backoffMs", schemaPath: "#/properties/backoffMs/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        if (data1.initial !== void 0) {
          let data2 = data1.initial;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 < 0 || isNaN(data2)) {
              let err12 = { instancePath: instancePath + "/backoffMs/initial", schemaPath: "#/properties/backoffMs/anyOf/1/properties/initial/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/backoffMs/initial", schemaPath: "#/properties/backoffMs/anyOf/1/properties/initial/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        if (data1.factor !== void 0) {
          let data3 = data1.factor;
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 1 || isNaN(data3)) {
              let err14 = { instancePath: instancePath + "/backoffMs/factor", schemaPath: "#/properties/backoffMs/anyOf/1/properties/factor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
          } else {
            let err15 = { instancePath: instancePath + "/backoffMs/factor", schemaPath: "#/properties/backoffMs/anyOf/1/properties/factor/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
        if (data1.max !== void 0) {
          let data4 = data1.max;
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 < 0 || isNaN(data4)) {
              let err16 = { instancePath: instancePath + "/backoffMs/max", schemaPath: "#/properties/backoffMs/anyOf/1/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/backoffMs/max", schemaPath: "#/properties/backoffMs/anyOf/1/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/backoffMs", schemaPath: "#/properties/backoffMs/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err19 = { instancePath: instancePath + "/backoffMs", schemaPath: "#/properties/backoffMs/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.retryOn !== void 0) {
      let data5 = data.retryOn;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err20 = { instancePath: instancePath + "/retryOn", schemaPath: "#/properties/retryOn/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (!(data6 === "capability_drift" || data6 === "bind_arguments_invalid" || data6 === "action_failed_retryable" || data6 === "action_failed_final" || data6 === "action_timed_out" || data6 === "action_cancelled" || data6 === "target_stale" || data6 === "transport_lost" || data6 === "session_degraded")) {
            let err21 = { instancePath: instancePath + "/retryOn/" + i0, schemaPath: "#/properties/retryOn/items/enum", keyword: "enum", params: { allowedValues: schema53.properties.retryOn.items.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
        let i1 = data5.length, j0;
        if (i1 > 1) {
          outer0: for (; i1--; )
            for (j0 = i1; j0--; )
              if (func0(data5[i1], data5[j0])) {
                let err22 = { instancePath: instancePath + "/retryOn", schemaPath: "#/properties/retryOn/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                break outer0;
              }
        }
      } else {
        let err23 = { instancePath: instancePath + "/retryOn", schemaPath: "#/properties/retryOn/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate209.errors = vErrors, errors === 0;
}
validate209.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema54 = { $id: "HandlerBinding1", additionalProperties: !1, type: "object", required: ["hook", "action", "maxTriggers"], properties: { hook: { enum: ["onFail", "onUnknown", "onError", "onResumeDrift"] }, errorClasses: { minItems: 1, uniqueItems: !0, type: "array", items: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] } }, action: { $ref: "HandlerAction1" }, maxTriggers: { minimum: 1, type: "integer" } }, if: { type: "object", properties: { hook: { const: "onError" } }, required: ["hook"] }, else: { type: "object", properties: { errorClasses: !1 } } };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.flowId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flowId" }, message: "must have required property 'flowId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.irHash === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "flowId" || key0 === "irHash")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.flowId !== void 0) {
      let data0 = data.flowId;
      if (typeof data0 == "string") {
        if (func2(data0) > 256) {
          let err3 = { instancePath: instancePath + "/flowId", schemaPath: "#/properties/flowId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern3.test(data0)) {
          let err4 = { instancePath: instancePath + "/flowId", schemaPath: "#/properties/flowId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_.-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_.-]*$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/flowId", schemaPath: "#/properties/flowId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.irHash !== void 0 && (validate53(data.irHash, { instancePath: instancePath + "/irHash", parentData: data, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate89.errors = vErrors, errors === 0;
}
validate89.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var wrapper16 = { validate: validate199 }, schema51 = { $id: "HumanStep1", additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "timeoutMs", "checkpoint", "mode", "prompt", "presents", "onTimeout"], properties: { kind: { const: "human", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion1" } }, retry: { $ref: "RetryPolicy1" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding1" } }, checkpoint: { type: "boolean" }, mode: { enum: ["confirm", "judge", "provideInput", "repairWorld"] }, prompt: { minLength: 1, maxLength: 16384, type: "string" }, presents: { type: "array", items: { $ref: "Expr1" } }, decisions: { minItems: 1, type: "array", items: { minLength: 1, maxLength: 256, type: "string" } }, outputSchema: { anyOf: [{ type: "object" }, { type: "boolean" }] }, onTimeout: { const: "unknown", type: "string" } }, if: { type: "object", properties: { mode: { const: "provideInput" } }, required: ["mode"] }, then: { type: "object", required: ["outputSchema"] } };
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate199.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (errors === _errs2)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mode === void 0 && (missing0 = "mode")) {
        let err0 = {};
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      } else if (data.mode !== void 0 && data.mode !== "provideInput") {
        let err1 = {};
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    } else {
      let err2 = {};
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  var _valid0 = _errs2 === errors;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), _valid0) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.outputSchema === void 0) {
        let err3 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "outputSchema" }, message: "must have required property 'outputSchema'" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    } else {
      let err4 = { instancePath, schemaPath: "#/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    let err5 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.stepId === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.effectHash === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.judgeHash === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.timeoutMs === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeoutMs" }, message: "must have required property 'timeoutMs'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.checkpoint === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkpoint" }, message: "must have required property 'checkpoint'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.mode === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.prompt === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.presents === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "presents" }, message: "must have required property 'presents'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.onTimeout === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "onTimeout" }, message: "must have required property 'onTimeout'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema51.properties, key0)) {
        let err16 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (typeof data1 != "string") {
        let err17 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (data1 !== "human") {
        let err18 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "human" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.stepId !== void 0) {
      let data2 = data.stepId;
      if (typeof data2 == "string") {
        if (func2(data2) > 256) {
          let err19 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!pattern8.test(data2)) {
          let err20 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
      let data5 = data.preflight;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err22 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate202(data5[i0], { instancePath: instancePath + "/preflight/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.retry !== void 0 && (validate209(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
      let data8 = data.timeoutMs;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err24 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err25 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data9 = data.handlers;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          let err26 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate211(data9[i1], { instancePath: instancePath + "/handlers/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length);
      } else {
        let err27 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
      let err28 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.mode !== void 0) {
      let data12 = data.mode;
      if (!(data12 === "confirm" || data12 === "judge" || data12 === "provideInput" || data12 === "repairWorld")) {
        let err29 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema51.properties.mode.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.prompt !== void 0) {
      let data13 = data.prompt;
      if (typeof data13 == "string") {
        if (func2(data13) > 16384) {
          let err30 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/maxLength", keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (func2(data13) < 1) {
          let err31 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.presents !== void 0) {
      let data14 = data.presents;
      if (Array.isArray(data14)) {
        let len2 = data14.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate196(data14[i2], { instancePath: instancePath + "/presents/" + i2, parentData: data14, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
      } else {
        let err33 = { instancePath: instancePath + "/presents", schemaPath: "#/properties/presents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.decisions !== void 0) {
      let data16 = data.decisions;
      if (Array.isArray(data16)) {
        if (data16.length < 1) {
          let err34 = { instancePath: instancePath + "/decisions", schemaPath: "#/properties/decisions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        let len3 = data16.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data17 = data16[i3];
          if (typeof data17 == "string") {
            if (func2(data17) > 256) {
              let err35 = { instancePath: instancePath + "/decisions/" + i3, schemaPath: "#/properties/decisions/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (func2(data17) < 1) {
              let err36 = { instancePath: instancePath + "/decisions/" + i3, schemaPath: "#/properties/decisions/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          } else {
            let err37 = { instancePath: instancePath + "/decisions/" + i3, schemaPath: "#/properties/decisions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
      } else {
        let err38 = { instancePath: instancePath + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.outputSchema !== void 0) {
      let data18 = data.outputSchema, _errs36 = errors, valid11 = !1, _errs37 = errors;
      if (!(data18 && typeof data18 == "object" && !Array.isArray(data18))) {
        let err39 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/properties/outputSchema/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
      var _valid1 = _errs37 === errors;
      valid11 = valid11 || _valid1;
      let _errs39 = errors;
      if (typeof data18 != "boolean") {
        let err40 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/properties/outputSchema/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
      var _valid1 = _errs39 === errors;
      if (valid11 = valid11 || _valid1, valid11)
        errors = _errs36, vErrors !== null && (_errs36 ? vErrors.length = _errs36 : vErrors = null);
      else {
        let err41 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/properties/outputSchema/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.onTimeout !== void 0) {
      let data19 = data.onTimeout;
      if (typeof data19 != "string") {
        let err42 = { instancePath: instancePath + "/onTimeout", schemaPath: "#/properties/onTimeout/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
      if (data19 !== "unknown") {
        let err43 = { instancePath: instancePath + "/onTimeout", schemaPath: "#/properties/onTimeout/const", keyword: "const", params: { allowedValue: "unknown" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
  } else {
    let err44 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
  }
  return validate199.errors = vErrors, errors === 0;
}
validate199.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate212.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.policy === void 0) {
      let err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "policy")) {
        let err2 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "retry") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "retry" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.policy !== void 0 && (validate209(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = !0, passing0 = 0;
    var props0 = !0;
  }
  let _errs7 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err6 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key1 in data)
      if (key1 !== "kind") {
        let err7 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (typeof data2 != "string") {
        let err8 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data2 !== "continue") {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "continue" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  var _valid0 = _errs7 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1, props0 !== !0 && (props0 = !0));
    let _errs12 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.kind === void 0) {
        let err11 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data.human === void 0) {
        let err12 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "human" }, message: "must have required property 'human'" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      for (let key2 in data)
        if (!(key2 === "kind" || key2 === "human")) {
          let err13 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      if (data.kind !== void 0) {
        let data3 = data.kind;
        if (typeof data3 != "string") {
          let err14 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3 !== "escalate") {
          let err15 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "escalate" }, message: "must be equal to constant" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
      data.human !== void 0 && (wrapper16.validate(data.human, { instancePath: instancePath + "/human", parentData: data, parentDataProperty: "human", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper16.validate.errors : vErrors.concat(wrapper16.validate.errors), errors = vErrors.length));
    } else {
      let err16 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    var _valid0 = _errs12 === errors;
    if (_valid0 && valid0)
      valid0 = !1, passing0 = [passing0, 2];
    else {
      _valid0 && (valid0 = !0, passing0 = 2, props0 !== !0 && (props0 = !0));
      let _errs18 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.kind === void 0) {
          let err17 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        for (let key3 in data)
          if (key3 !== "kind") {
            let err18 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        if (data.kind !== void 0) {
          let data5 = data.kind;
          if (typeof data5 != "string") {
            let err19 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
          if (data5 !== "abort") {
            let err20 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "abort" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      var _valid0 = _errs18 === errors;
      if (_valid0 && valid0)
        valid0 = !1, passing0 = [passing0, 3];
      else {
        _valid0 && (valid0 = !0, passing0 = 3, props0 !== !0 && (props0 = !0));
        let _errs23 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err22 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
          if (data.flowRef === void 0) {
            let err23 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "flowRef" }, message: "must have required property 'flowRef'" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          for (let key4 in data)
            if (!(key4 === "kind" || key4 === "flowRef")) {
              let err24 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          if (data.kind !== void 0) {
            let data6 = data.kind;
            if (typeof data6 != "string") {
              let err25 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data6 !== "repair") {
              let err26 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "repair" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          }
          data.flowRef !== void 0 && (validate89(data.flowRef, { instancePath: instancePath + "/flowRef", parentData: data, parentDataProperty: "flowRef", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length));
        } else {
          let err27 = { instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        var _valid0 = _errs23 === errors;
        _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 4]) : _valid0 && (valid0 = !0, passing0 = 4, props0 !== !0 && (props0 = !0));
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err28 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate212.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate212.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate211.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (errors === _errs2)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hook === void 0 && (missing0 = "hook")) {
        let err0 = {};
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      } else if (data.hook !== void 0 && data.hook !== "onError") {
        let err1 = {};
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    } else {
      let err2 = {};
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  var _valid0 = _errs2 === errors;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), !_valid0) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.errorClasses !== void 0) {
        let err3 = { instancePath: instancePath + "/errorClasses", schemaPath: "#/else/properties/errorClasses/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    } else {
      let err4 = { instancePath, schemaPath: "#/else/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs5 === errors;
    if (valid0 = _valid0, valid0) {
      var props0 = {};
      props0.errorClasses = !0, props0.hook = !0;
    }
  }
  if (!valid0) {
    let err5 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hook === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hook" }, message: "must have required property 'hook'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.action === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.maxTriggers === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxTriggers" }, message: "must have required property 'maxTriggers'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "hook" || key0 === "errorClasses" || key0 === "action" || key0 === "maxTriggers")) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.hook !== void 0) {
      let data2 = data.hook;
      if (!(data2 === "onFail" || data2 === "onUnknown" || data2 === "onError" || data2 === "onResumeDrift")) {
        let err10 = { instancePath: instancePath + "/hook", schemaPath: "#/properties/hook/enum", keyword: "enum", params: { allowedValues: schema54.properties.hook.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.errorClasses !== void 0) {
      let data3 = data.errorClasses;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          let err11 = { instancePath: instancePath + "/errorClasses", schemaPath: "#/properties/errorClasses/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (!(data4 === "capability_drift" || data4 === "bind_arguments_invalid" || data4 === "action_failed_retryable" || data4 === "action_failed_final" || data4 === "action_timed_out" || data4 === "action_cancelled" || data4 === "target_stale" || data4 === "transport_lost" || data4 === "session_degraded")) {
            let err12 = { instancePath: instancePath + "/errorClasses/" + i0, schemaPath: "#/properties/errorClasses/items/enum", keyword: "enum", params: { allowedValues: schema54.properties.errorClasses.items.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0: for (; i1--; )
            for (j0 = i1; j0--; )
              if (func0(data3[i1], data3[j0])) {
                let err13 = { instancePath: instancePath + "/errorClasses", schemaPath: "#/properties/errorClasses/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                break outer0;
              }
        }
      } else {
        let err14 = { instancePath: instancePath + "/errorClasses", schemaPath: "#/properties/errorClasses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.action !== void 0 && (validate212(data.action, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors), errors = vErrors.length)), data.maxTriggers !== void 0) {
      let data6 = data.maxTriggers;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err15 = { instancePath: instancePath + "/maxTriggers", schemaPath: "#/properties/maxTriggers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
        let err16 = { instancePath: instancePath + "/maxTriggers", schemaPath: "#/properties/maxTriggers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate211.errors = vErrors, errors === 0;
}
validate211.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var wrapper17 = { validate: validate198 };
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate198.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "action") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data.stepId === void 0) {
            let err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          if (data.effectHash === void 0) {
            let err3 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (data.judgeHash === void 0) {
            let err4 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (data.checkpoint === void 0) {
            let err5 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "checkpoint" }, message: "must have required property 'checkpoint'" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (data.effect === void 0) {
            let err6 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (data.idempotent === void 0) {
            let err7 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "idempotent" }, message: "must have required property 'idempotent'" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (data.binding === void 0) {
            let err8 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "binding" }, message: "must have required property 'binding'" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
          if (data.assertions === void 0) {
            let err9 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "assertions" }, message: "must have required property 'assertions'" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
          for (let key0 in data)
            if (!func1.call(schema50.oneOf[0].properties, key0)) {
              let err10 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          if (data.kind !== void 0) {
            let data0 = data.kind;
            if (typeof data0 != "string") {
              let err11 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data0 !== "action") {
              let err12 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "action" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          }
          if (data.stepId !== void 0) {
            let data1 = data.stepId;
            if (typeof data1 == "string") {
              if (func2(data1) > 256) {
                let err13 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/0/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
              if (!pattern8.test(data1)) {
                let err14 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            } else {
              let err15 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          }
          if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
            let data4 = data.preflight;
            if (Array.isArray(data4)) {
              if (data4.length < 1) {
                let err16 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/0/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
              let len0 = data4.length;
              for (let i0 = 0; i0 < len0; i0++)
                validate202(data4[i0], { instancePath: instancePath + "/preflight/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
            } else {
              let err17 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/0/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          }
          if (data.retry !== void 0 && (validate209(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
            let data7 = data.timeoutMs;
            if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
              let err18 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/0/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
              let err19 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/0/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          }
          if (data.handlers !== void 0) {
            let data8 = data.handlers;
            if (Array.isArray(data8)) {
              if (data8.length < 1) {
                let err20 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/0/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
              let len1 = data8.length;
              for (let i1 = 0; i1 < len1; i1++)
                validate211(data8[i1], { instancePath: instancePath + "/handlers/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length);
            } else {
              let err21 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/0/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          }
          if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
            let err22 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/oneOf/0/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
          if (data.verb !== void 0) {
            let data11 = data.verb;
            if (!(data11 === "tap" || data11 === "set_value" || data11 === "clear" || data11 === "wait_for" || data11 === "find" || data11 === "observe" || data11 === "screenshot" || data11 === "invoke")) {
              let err23 = { instancePath: instancePath + "/verb", schemaPath: "#/oneOf/0/properties/verb/enum", keyword: "enum", params: { allowedValues: schema50.oneOf[0].properties.verb.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          }
          if (data.effect !== void 0) {
            let data12 = data.effect;
            if (!(data12 === "mutating" || data12 === "readonly")) {
              let err24 = { instancePath: instancePath + "/effect", schemaPath: "#/oneOf/0/properties/effect/enum", keyword: "enum", params: { allowedValues: schema50.oneOf[0].properties.effect.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          }
          if (data.idempotent !== void 0 && typeof data.idempotent != "boolean") {
            let err25 = { instancePath: instancePath + "/idempotent", schemaPath: "#/oneOf/0/properties/idempotent/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
          if (data.binding !== void 0) {
            let data14 = data.binding;
            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
              if (data14.attempts === void 0) {
                let err26 = { instancePath: instancePath + "/binding", schemaPath: "#/oneOf/0/properties/binding/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'" };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
              for (let key1 in data14)
                if (key1 !== "attempts") {
                  let err27 = { instancePath: instancePath + "/binding", schemaPath: "#/oneOf/0/properties/binding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              if (data14.attempts !== void 0) {
                let data15 = data14.attempts;
                if (Array.isArray(data15)) {
                  if (data15.length < 1) {
                    let err28 = { instancePath: instancePath + "/binding/attempts", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                  }
                  let len2 = data15.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    let data16 = data15[i2];
                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                      if (data16.channel === void 0) {
                        let err29 = { instancePath: instancePath + "/binding/attempts/" + i2, schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'" };
                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                      }
                      if (data16.actionName === void 0) {
                        let err30 = { instancePath: instancePath + "/binding/attempts/" + i2, schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/required", keyword: "required", params: { missingProperty: "actionName" }, message: "must have required property 'actionName'" };
                        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                      }
                      if (data16.args === void 0) {
                        let err31 = { instancePath: instancePath + "/binding/attempts/" + i2, schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
                        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                      }
                      if (data16.acceptExecutionModes === void 0) {
                        let err32 = { instancePath: instancePath + "/binding/attempts/" + i2, schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/required", keyword: "required", params: { missingProperty: "acceptExecutionModes" }, message: "must have required property 'acceptExecutionModes'" };
                        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                      }
                      if (data16.protection === void 0) {
                        let err33 = { instancePath: instancePath + "/binding/attempts/" + i2, schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/required", keyword: "required", params: { missingProperty: "protection" }, message: "must have required property 'protection'" };
                        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                      }
                      for (let key2 in data16)
                        if (!(key2 === "channel" || key2 === "actionName" || key2 === "args" || key2 === "requiresFeature" || key2 === "acceptExecutionModes" || key2 === "protection")) {
                          let err34 = { instancePath: instancePath + "/binding/attempts/" + i2, schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                        }
                      if (data16.channel !== void 0) {
                        let data17 = data16.channel;
                        if (!(data17 === "dom" || data17 === "uiTree" || data17 === "coordinate")) {
                          let err35 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/channel", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/channel/enum", keyword: "enum", params: { allowedValues: schema50.oneOf[0].properties.binding.properties.attempts.items.properties.channel.enum }, message: "must be equal to one of the allowed values" };
                          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                        }
                      }
                      if (data16.actionName !== void 0) {
                        let data18 = data16.actionName;
                        if (typeof data18 == "string") {
                          if (func2(data18) > 256) {
                            let err36 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/actionName", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/actionName/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                          }
                          if (!pattern49.test(data18)) {
                            let err37 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/actionName", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/actionName/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' };
                            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                          }
                        } else {
                          let err38 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/actionName", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/actionName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                        }
                      }
                      if (data16.args !== void 0) {
                        let data19 = data16.args;
                        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                          for (let key3 in data19) {
                            let _errs39 = errors;
                            if (typeof key3 == "string" && !pattern5.test(key3)) {
                              let err39 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/args", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/args/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', propertyName: key3 };
                              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                            }
                            var valid11 = _errs39 === errors;
                            if (!valid11) {
                              let err40 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/args", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/args/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid" };
                              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                            }
                          }
                          for (let key4 in data19)
                            validate196(data19[key4], { instancePath: instancePath + "/binding/attempts/" + i2 + "/args/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data19, parentDataProperty: key4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
                        } else {
                          let err41 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/args", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/args/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                        }
                      }
                      if (data16.requiresFeature !== void 0) {
                        let data21 = data16.requiresFeature;
                        if (typeof data21 == "string") {
                          if (!pattern42.test(data21)) {
                            let err42 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/requiresFeature", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/requiresFeature/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)*\\.v[0-9]+$" }, message: 'must match pattern "^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)*\\.v[0-9]+$"' };
                            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                          }
                        } else {
                          let err43 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/requiresFeature", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/requiresFeature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                        }
                      }
                      if (data16.acceptExecutionModes !== void 0) {
                        let data22 = data16.acceptExecutionModes;
                        if (Array.isArray(data22)) {
                          if (data22.length < 1) {
                            let err44 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/acceptExecutionModes", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/acceptExecutionModes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                          }
                          let len3 = data22.length;
                          for (let i3 = 0; i3 < len3; i3++) {
                            let data23 = data22[i3];
                            if (!(data23 === "nativeSemantic" || data23 === "webSemantic" || data23 === "coordinateFallback")) {
                              let err45 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/acceptExecutionModes/" + i3, schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/acceptExecutionModes/items/enum", keyword: "enum", params: { allowedValues: schema50.oneOf[0].properties.binding.properties.attempts.items.properties.acceptExecutionModes.items.enum }, message: "must be equal to one of the allowed values" };
                              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                            }
                          }
                          let i4 = data22.length, j0;
                          if (i4 > 1) {
                            outer0: for (; i4--; )
                              for (j0 = i4; j0--; )
                                if (func0(data22[i4], data22[j0])) {
                                  let err46 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/acceptExecutionModes", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/acceptExecutionModes/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i4 + " are identical)" };
                                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                                  break outer0;
                                }
                          }
                        } else {
                          let err47 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/acceptExecutionModes", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/acceptExecutionModes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                        }
                      }
                      if (data16.protection !== void 0) {
                        let data24 = data16.protection;
                        if (typeof data24 != "string") {
                          let err48 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/protection", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/protection/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                        }
                        if (data24 !== "standard") {
                          let err49 = { instancePath: instancePath + "/binding/attempts/" + i2 + "/protection", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/properties/protection/const", keyword: "const", params: { allowedValue: "standard" }, message: "must be equal to constant" };
                          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                        }
                      }
                    } else {
                      let err50 = { instancePath: instancePath + "/binding/attempts/" + i2, schemaPath: "#/oneOf/0/properties/binding/properties/attempts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                    }
                  }
                } else {
                  let err51 = { instancePath: instancePath + "/binding/attempts", schemaPath: "#/oneOf/0/properties/binding/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                }
              }
            } else {
              let err52 = { instancePath: instancePath + "/binding", schemaPath: "#/oneOf/0/properties/binding/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
          }
          if (data.assertions !== void 0) {
            let data25 = data.assertions;
            if (Array.isArray(data25)) {
              let len4 = data25.length;
              for (let i5 = 0; i5 < len4; i5++)
                validate202(data25[i5], { instancePath: instancePath + "/assertions/" + i5, parentData: data25, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
            } else {
              let err53 = { instancePath: instancePath + "/assertions", schemaPath: "#/oneOf/0/properties/assertions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
          }
          if (data.outputs !== void 0) {
            let data27 = data.outputs;
            if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
              for (let key5 in data27) {
                let _errs54 = errors;
                if (typeof key5 == "string" && !pattern5.test(key5)) {
                  let err54 = { instancePath: instancePath + "/outputs", schemaPath: "#/oneOf/0/properties/outputs/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', propertyName: key5 };
                  vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                }
                var valid18 = _errs54 === errors;
                if (!valid18) {
                  let err55 = { instancePath: instancePath + "/outputs", schemaPath: "#/oneOf/0/properties/outputs/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid" };
                  vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                }
              }
              for (let key6 in data27)
                validate196(data27[key6], { instancePath: instancePath + "/outputs/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data27, parentDataProperty: key6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
            } else {
              let err56 = { instancePath: instancePath + "/outputs", schemaPath: "#/oneOf/0/properties/outputs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
          }
          if (data.outputSchema !== void 0) {
            let data29 = data.outputSchema, _errs58 = errors, valid20 = !1, _errs59 = errors;
            if (!(data29 && typeof data29 == "object" && !Array.isArray(data29))) {
              let err57 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/oneOf/0/properties/outputSchema/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
            var _valid0 = _errs59 === errors;
            valid20 = valid20 || _valid0;
            let _errs61 = errors;
            if (typeof data29 != "boolean") {
              let err58 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/oneOf/0/properties/outputSchema/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
            var _valid0 = _errs61 === errors;
            if (valid20 = valid20 || _valid0, valid20)
              errors = _errs58, vErrors !== null && (_errs58 ? vErrors.length = _errs58 : vErrors = null);
            else {
              let err59 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/oneOf/0/properties/outputSchema/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
          }
        } else {
          let err60 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        var props2 = !0;
      } else if (tag0 === "assert") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err61 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
          if (data.stepId === void 0) {
            let err62 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
          if (data.effectHash === void 0) {
            let err63 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
          }
          if (data.judgeHash === void 0) {
            let err64 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
          if (data.checkpoint === void 0) {
            let err65 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "checkpoint" }, message: "must have required property 'checkpoint'" };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
          if (data.assertions === void 0) {
            let err66 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "assertions" }, message: "must have required property 'assertions'" };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
          if (data.observe === void 0) {
            let err67 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "observe" }, message: "must have required property 'observe'" };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
          for (let key7 in data)
            if (!func1.call(schema50.oneOf[1].properties, key7)) {
              let err68 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
          if (data.kind !== void 0) {
            let data30 = data.kind;
            if (typeof data30 != "string") {
              let err69 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
            if (data30 !== "assert") {
              let err70 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "assert" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
          }
          if (data.stepId !== void 0) {
            let data31 = data.stepId;
            if (typeof data31 == "string") {
              if (func2(data31) > 256) {
                let err71 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/1/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
              }
              if (!pattern8.test(data31)) {
                let err72 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/1/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
                vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
              }
            } else {
              let err73 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/1/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
            }
          }
          if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
            let data34 = data.preflight;
            if (Array.isArray(data34)) {
              if (data34.length < 1) {
                let err74 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/1/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
              }
              let len5 = data34.length;
              for (let i6 = 0; i6 < len5; i6++)
                validate202(data34[i6], { instancePath: instancePath + "/preflight/" + i6, parentData: data34, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
            } else {
              let err75 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/1/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
            }
          }
          if (data.retry !== void 0 && (validate209(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
            let data37 = data.timeoutMs;
            if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
              let err76 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/1/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
            if (typeof data37 == "number" && isFinite(data37) && (data37 < 1 || isNaN(data37))) {
              let err77 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/1/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
          }
          if (data.handlers !== void 0) {
            let data38 = data.handlers;
            if (Array.isArray(data38)) {
              if (data38.length < 1) {
                let err78 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/1/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
              }
              let len6 = data38.length;
              for (let i7 = 0; i7 < len6; i7++)
                validate211(data38[i7], { instancePath: instancePath + "/handlers/" + i7, parentData: data38, parentDataProperty: i7, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length);
            } else {
              let err79 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/1/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
            }
          }
          if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
            let err80 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/oneOf/1/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
          }
          if (data.assertions !== void 0) {
            let data41 = data.assertions;
            if (Array.isArray(data41)) {
              if (data41.length < 1) {
                let err81 = { instancePath: instancePath + "/assertions", schemaPath: "#/oneOf/1/properties/assertions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
              }
              let len7 = data41.length;
              for (let i8 = 0; i8 < len7; i8++)
                validate202(data41[i8], { instancePath: instancePath + "/assertions/" + i8, parentData: data41, parentDataProperty: i8, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
            } else {
              let err82 = { instancePath: instancePath + "/assertions", schemaPath: "#/oneOf/1/properties/assertions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
            }
          }
          if (data.observe !== void 0) {
            let data43 = data.observe, _errs87 = errors, valid29 = !1, _errs88 = errors;
            if (typeof data43 != "string") {
              let err83 = { instancePath: instancePath + "/observe", schemaPath: "#/oneOf/1/properties/observe/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
            }
            if (data43 !== "fresh") {
              let err84 = { instancePath: instancePath + "/observe", schemaPath: "#/oneOf/1/properties/observe/anyOf/0/const", keyword: "const", params: { allowedValue: "fresh" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
            var _valid1 = _errs88 === errors;
            valid29 = valid29 || _valid1;
            let _errs90 = errors;
            if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
              if (data43.fromStep === void 0) {
                let err85 = { instancePath: instancePath + "/observe", schemaPath: "#/oneOf/1/properties/observe/anyOf/1/required", keyword: "required", params: { missingProperty: "fromStep" }, message: "must have required property 'fromStep'" };
                vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
              }
              if (data43.which === void 0) {
                let err86 = { instancePath: instancePath + "/observe", schemaPath: "#/oneOf/1/properties/observe/anyOf/1/required", keyword: "required", params: { missingProperty: "which" }, message: "must have required property 'which'" };
                vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
              }
              for (let key8 in data43)
                if (!(key8 === "fromStep" || key8 === "which")) {
                  let err87 = { instancePath: instancePath + "/observe", schemaPath: "#/oneOf/1/properties/observe/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                  vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                }
              if (data43.fromStep !== void 0) {
                let data44 = data43.fromStep;
                if (typeof data44 == "string") {
                  if (func2(data44) > 256) {
                    let err88 = { instancePath: instancePath + "/observe/fromStep", schemaPath: "#/oneOf/1/properties/observe/anyOf/1/properties/fromStep/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                    vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                  }
                  if (!pattern8.test(data44)) {
                    let err89 = { instancePath: instancePath + "/observe/fromStep", schemaPath: "#/oneOf/1/properties/observe/anyOf/1/properties/fromStep/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
                    vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                  }
                } else {
                  let err90 = { instancePath: instancePath + "/observe/fromStep", schemaPath: "#/oneOf/1/properties/observe/anyOf/1/properties/fromStep/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                }
              }
              if (data43.which !== void 0) {
                let data45 = data43.which;
                if (!(data45 === "after" || data45 === "before")) {
                  let err91 = { instancePath: instancePath + "/observe/which", schemaPath: "#/oneOf/1/properties/observe/anyOf/1/properties/which/enum", keyword: "enum", params: { allowedValues: schema50.oneOf[1].properties.observe.anyOf[1].properties.which.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                }
              }
            } else {
              let err92 = { instancePath: instancePath + "/observe", schemaPath: "#/oneOf/1/properties/observe/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
            }
            var _valid1 = _errs90 === errors;
            if (valid29 = valid29 || _valid1, valid29)
              errors = _errs87, vErrors !== null && (_errs87 ? vErrors.length = _errs87 : vErrors = null);
            else {
              let err93 = { instancePath: instancePath + "/observe", schemaPath: "#/oneOf/1/properties/observe/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
            }
          }
        } else {
          let err94 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
        }
        props2 !== !0 && (props2 = !0);
      } else if (tag0 === "call") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err95 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
          }
          if (data.stepId === void 0) {
            let err96 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
            vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
          }
          if (data.effectHash === void 0) {
            let err97 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
            vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
          }
          if (data.judgeHash === void 0) {
            let err98 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
            vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
          }
          if (data.checkpoint === void 0) {
            let err99 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "checkpoint" }, message: "must have required property 'checkpoint'" };
            vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
          }
          if (data.flowRef === void 0) {
            let err100 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "flowRef" }, message: "must have required property 'flowRef'" };
            vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
          }
          if (data.inputs === void 0) {
            let err101 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "inputs" }, message: "must have required property 'inputs'" };
            vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
          }
          for (let key9 in data)
            if (!func1.call(schema50.oneOf[2].properties, key9)) {
              let err102 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
            }
          if (data.kind !== void 0) {
            let data46 = data.kind;
            if (typeof data46 != "string") {
              let err103 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
            }
            if (data46 !== "call") {
              let err104 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
            }
          }
          if (data.stepId !== void 0) {
            let data47 = data.stepId;
            if (typeof data47 == "string") {
              if (func2(data47) > 256) {
                let err105 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/2/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
              }
              if (!pattern8.test(data47)) {
                let err106 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/2/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
                vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
              }
            } else {
              let err107 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/2/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
            }
          }
          if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
            let data50 = data.preflight;
            if (Array.isArray(data50)) {
              if (data50.length < 1) {
                let err108 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/2/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
              }
              let len8 = data50.length;
              for (let i9 = 0; i9 < len8; i9++)
                validate202(data50[i9], { instancePath: instancePath + "/preflight/" + i9, parentData: data50, parentDataProperty: i9, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
            } else {
              let err109 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/2/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
            }
          }
          if (data.retry !== void 0 && (validate209(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
            let data53 = data.timeoutMs;
            if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53) && isFinite(data53))) {
              let err110 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/2/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
            }
            if (typeof data53 == "number" && isFinite(data53) && (data53 < 1 || isNaN(data53))) {
              let err111 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/2/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
            }
          }
          if (data.handlers !== void 0) {
            let data54 = data.handlers;
            if (Array.isArray(data54)) {
              if (data54.length < 1) {
                let err112 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/2/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
              }
              let len9 = data54.length;
              for (let i10 = 0; i10 < len9; i10++)
                validate211(data54[i10], { instancePath: instancePath + "/handlers/" + i10, parentData: data54, parentDataProperty: i10, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length);
            } else {
              let err113 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/2/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
            }
          }
          if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
            let err114 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/oneOf/2/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
          }
          if (data.flowRef !== void 0 && (validate89(data.flowRef, { instancePath: instancePath + "/flowRef", parentData: data, parentDataProperty: "flowRef", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length)), data.inputs !== void 0) {
            let data58 = data.inputs;
            if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
              for (let key10 in data58) {
                let _errs119 = errors;
                if (typeof key10 == "string" && !pattern5.test(key10)) {
                  let err115 = { instancePath: instancePath + "/inputs", schemaPath: "#/oneOf/2/properties/inputs/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', propertyName: key10 };
                  vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                }
                var valid37 = _errs119 === errors;
                if (!valid37) {
                  let err116 = { instancePath: instancePath + "/inputs", schemaPath: "#/oneOf/2/properties/inputs/propertyNames", keyword: "propertyNames", params: { propertyName: key10 }, message: "property name must be valid" };
                  vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                }
              }
              for (let key11 in data58)
                validate196(data58[key11], { instancePath: instancePath + "/inputs/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data58, parentDataProperty: key11, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
            } else {
              let err117 = { instancePath: instancePath + "/inputs", schemaPath: "#/oneOf/2/properties/inputs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
            }
          }
        } else {
          let err118 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
        }
        props2 !== !0 && (props2 = !0);
      } else if (tag0 === "if") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err119 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
          }
          if (data.stepId === void 0) {
            let err120 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
            vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
          }
          if (data.effectHash === void 0) {
            let err121 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
            vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
          }
          if (data.judgeHash === void 0) {
            let err122 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
            vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
          }
          if (data.checkpoint === void 0) {
            let err123 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "checkpoint" }, message: "must have required property 'checkpoint'" };
            vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
          }
          if (data.cond === void 0) {
            let err124 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "cond" }, message: "must have required property 'cond'" };
            vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
          }
          if (data.then === void 0) {
            let err125 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "then" }, message: "must have required property 'then'" };
            vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
          }
          for (let key12 in data)
            if (!func1.call(schema50.oneOf[3].properties, key12)) {
              let err126 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
            }
          if (data.kind !== void 0) {
            let data60 = data.kind;
            if (typeof data60 != "string") {
              let err127 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
            }
            if (data60 !== "if") {
              let err128 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "if" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
            }
          }
          if (data.stepId !== void 0) {
            let data61 = data.stepId;
            if (typeof data61 == "string") {
              if (func2(data61) > 256) {
                let err129 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/3/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
              }
              if (!pattern8.test(data61)) {
                let err130 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/3/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
                vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
              }
            } else {
              let err131 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/3/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
            }
          }
          if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
            let data64 = data.preflight;
            if (Array.isArray(data64)) {
              if (data64.length < 1) {
                let err132 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/3/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
              }
              let len10 = data64.length;
              for (let i11 = 0; i11 < len10; i11++)
                validate202(data64[i11], { instancePath: instancePath + "/preflight/" + i11, parentData: data64, parentDataProperty: i11, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
            } else {
              let err133 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/3/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
            }
          }
          if (data.retry !== void 0 && (validate209(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
            let data67 = data.timeoutMs;
            if (!(typeof data67 == "number" && !(data67 % 1) && !isNaN(data67) && isFinite(data67))) {
              let err134 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/3/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
            }
            if (typeof data67 == "number" && isFinite(data67) && (data67 < 1 || isNaN(data67))) {
              let err135 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/3/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
            }
          }
          if (data.handlers !== void 0) {
            let data68 = data.handlers;
            if (Array.isArray(data68)) {
              if (data68.length < 1) {
                let err136 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/3/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
              }
              let len11 = data68.length;
              for (let i12 = 0; i12 < len11; i12++)
                validate211(data68[i12], { instancePath: instancePath + "/handlers/" + i12, parentData: data68, parentDataProperty: i12, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length);
            } else {
              let err137 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/3/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
            }
          }
          if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
            let err138 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/oneOf/3/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
          }
          if (data.cond !== void 0 && (validate196(data.cond, { instancePath: instancePath + "/cond", parentData: data, parentDataProperty: "cond", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length)), data.then !== void 0) {
            let data72 = data.then;
            if (Array.isArray(data72)) {
              if (data72.length < 1) {
                let err139 = { instancePath: instancePath + "/then", schemaPath: "#/oneOf/3/properties/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
              }
              let len12 = data72.length;
              for (let i13 = 0; i13 < len12; i13++)
                wrapper17.validate(data72[i13], { instancePath: instancePath + "/then/" + i13, parentData: data72, parentDataProperty: i13, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper17.validate.errors : vErrors.concat(wrapper17.validate.errors), errors = vErrors.length);
            } else {
              let err140 = { instancePath: instancePath + "/then", schemaPath: "#/oneOf/3/properties/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
            }
          }
          if (data.else !== void 0) {
            let data74 = data.else;
            if (Array.isArray(data74)) {
              if (data74.length < 1) {
                let err141 = { instancePath: instancePath + "/else", schemaPath: "#/oneOf/3/properties/else/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
              }
              let len13 = data74.length;
              for (let i14 = 0; i14 < len13; i14++)
                wrapper17.validate(data74[i14], { instancePath: instancePath + "/else/" + i14, parentData: data74, parentDataProperty: i14, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper17.validate.errors : vErrors.concat(wrapper17.validate.errors), errors = vErrors.length);
            } else {
              let err142 = { instancePath: instancePath + "/else", schemaPath: "#/oneOf/3/properties/else/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
            }
          }
        } else {
          let err143 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
        }
        props2 !== !0 && (props2 = !0);
      } else if (tag0 === "foreach") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err144 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
          }
          if (data.stepId === void 0) {
            let err145 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
            vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
          }
          if (data.effectHash === void 0) {
            let err146 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
            vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
          }
          if (data.judgeHash === void 0) {
            let err147 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
            vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
          }
          if (data.checkpoint === void 0) {
            let err148 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "checkpoint" }, message: "must have required property 'checkpoint'" };
            vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
          }
          if (data.items === void 0) {
            let err149 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'" };
            vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
          }
          if (data.as === void 0) {
            let err150 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "as" }, message: "must have required property 'as'" };
            vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
          }
          if (data.body === void 0) {
            let err151 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
            vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
          }
          for (let key13 in data)
            if (!func1.call(schema50.oneOf[4].properties, key13)) {
              let err152 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
            }
          if (data.kind !== void 0) {
            let data76 = data.kind;
            if (typeof data76 != "string") {
              let err153 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
            }
            if (data76 !== "foreach") {
              let err154 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "foreach" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
            }
          }
          if (data.stepId !== void 0) {
            let data77 = data.stepId;
            if (typeof data77 == "string") {
              if (func2(data77) > 256) {
                let err155 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/4/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
              }
              if (!pattern8.test(data77)) {
                let err156 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/4/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
                vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
              }
            } else {
              let err157 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/4/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
            }
          }
          if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
            let data80 = data.preflight;
            if (Array.isArray(data80)) {
              if (data80.length < 1) {
                let err158 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/4/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
              }
              let len14 = data80.length;
              for (let i15 = 0; i15 < len14; i15++)
                validate202(data80[i15], { instancePath: instancePath + "/preflight/" + i15, parentData: data80, parentDataProperty: i15, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
            } else {
              let err159 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/4/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
            }
          }
          if (data.retry !== void 0 && (validate209(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
            let data83 = data.timeoutMs;
            if (!(typeof data83 == "number" && !(data83 % 1) && !isNaN(data83) && isFinite(data83))) {
              let err160 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/4/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
            }
            if (typeof data83 == "number" && isFinite(data83) && (data83 < 1 || isNaN(data83))) {
              let err161 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/4/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
            }
          }
          if (data.handlers !== void 0) {
            let data84 = data.handlers;
            if (Array.isArray(data84)) {
              if (data84.length < 1) {
                let err162 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/4/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
              }
              let len15 = data84.length;
              for (let i16 = 0; i16 < len15; i16++)
                validate211(data84[i16], { instancePath: instancePath + "/handlers/" + i16, parentData: data84, parentDataProperty: i16, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length);
            } else {
              let err163 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/4/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
            }
          }
          if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
            let err164 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/oneOf/4/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
          }
          if (data.items !== void 0 && (validate196(data.items, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length)), data.as !== void 0) {
            let data88 = data.as;
            if (typeof data88 == "string") {
              if (func2(data88) > 128) {
                let err165 = { instancePath: instancePath + "/as", schemaPath: "#/oneOf/4/properties/as/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
                vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
              }
              if (!pattern5.test(data88)) {
                let err166 = { instancePath: instancePath + "/as", schemaPath: "#/oneOf/4/properties/as/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"' };
                vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
              }
            } else {
              let err167 = { instancePath: instancePath + "/as", schemaPath: "#/oneOf/4/properties/as/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
            }
          }
          if (data.body !== void 0) {
            let data89 = data.body;
            if (Array.isArray(data89)) {
              if (data89.length < 1) {
                let err168 = { instancePath: instancePath + "/body", schemaPath: "#/oneOf/4/properties/body/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
              }
              let len16 = data89.length;
              for (let i17 = 0; i17 < len16; i17++)
                wrapper17.validate(data89[i17], { instancePath: instancePath + "/body/" + i17, parentData: data89, parentDataProperty: i17, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper17.validate.errors : vErrors.concat(wrapper17.validate.errors), errors = vErrors.length);
            } else {
              let err169 = { instancePath: instancePath + "/body", schemaPath: "#/oneOf/4/properties/body/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
            }
          }
        } else {
          let err170 = { instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
        }
        props2 !== !0 && (props2 = !0);
      } else if (tag0 === "let") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            let err171 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
          }
          if (data.stepId === void 0) {
            let err172 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
            vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
          }
          if (data.effectHash === void 0) {
            let err173 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
            vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
          }
          if (data.judgeHash === void 0) {
            let err174 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
            vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
          }
          if (data.checkpoint === void 0) {
            let err175 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "checkpoint" }, message: "must have required property 'checkpoint'" };
            vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
          }
          if (data.bindings === void 0) {
            let err176 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "bindings" }, message: "must have required property 'bindings'" };
            vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
          }
          for (let key14 in data)
            if (!func1.call(schema50.oneOf[5].properties, key14)) {
              let err177 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
            }
          if (data.kind !== void 0) {
            let data91 = data.kind;
            if (typeof data91 != "string") {
              let err178 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
            }
            if (data91 !== "let") {
              let err179 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "let" }, message: "must be equal to constant" };
              vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
            }
          }
          if (data.stepId !== void 0) {
            let data92 = data.stepId;
            if (typeof data92 == "string") {
              if (func2(data92) > 256) {
                let err180 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/5/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
              }
              if (!pattern8.test(data92)) {
                let err181 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/5/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
                vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
              }
            } else {
              let err182 = { instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/5/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
            }
          }
          if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
            let data95 = data.preflight;
            if (Array.isArray(data95)) {
              if (data95.length < 1) {
                let err183 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/5/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
              }
              let len17 = data95.length;
              for (let i18 = 0; i18 < len17; i18++)
                validate202(data95[i18], { instancePath: instancePath + "/preflight/" + i18, parentData: data95, parentDataProperty: i18, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
            } else {
              let err184 = { instancePath: instancePath + "/preflight", schemaPath: "#/oneOf/5/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
            }
          }
          if (data.retry !== void 0 && (validate209(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
            let data98 = data.timeoutMs;
            if (!(typeof data98 == "number" && !(data98 % 1) && !isNaN(data98) && isFinite(data98))) {
              let err185 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/5/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
            }
            if (typeof data98 == "number" && isFinite(data98) && (data98 < 1 || isNaN(data98))) {
              let err186 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/oneOf/5/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
            }
          }
          if (data.handlers !== void 0) {
            let data99 = data.handlers;
            if (Array.isArray(data99)) {
              if (data99.length < 1) {
                let err187 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/5/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
              }
              let len18 = data99.length;
              for (let i19 = 0; i19 < len18; i19++)
                validate211(data99[i19], { instancePath: instancePath + "/handlers/" + i19, parentData: data99, parentDataProperty: i19, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length);
            } else {
              let err188 = { instancePath: instancePath + "/handlers", schemaPath: "#/oneOf/5/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
            }
          }
          if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
            let err189 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/oneOf/5/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
          }
          if (data.bindings !== void 0) {
            let data102 = data.bindings;
            if (data102 && typeof data102 == "object" && !Array.isArray(data102)) {
              if (Object.keys(data102).length < 1) {
                let err190 = { instancePath: instancePath + "/bindings", schemaPath: "#/oneOf/5/properties/bindings/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
                vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
              }
              for (let key15 in data102) {
                let _errs197 = errors;
                if (typeof key15 == "string" && !pattern5.test(key15)) {
                  let err191 = { instancePath: instancePath + "/bindings", schemaPath: "#/oneOf/5/properties/bindings/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', propertyName: key15 };
                  vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
                }
                var valid63 = _errs197 === errors;
                if (!valid63) {
                  let err192 = { instancePath: instancePath + "/bindings", schemaPath: "#/oneOf/5/properties/bindings/propertyNames", keyword: "propertyNames", params: { propertyName: key15 }, message: "property name must be valid" };
                  vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
                }
              }
              for (let key16 in data102)
                validate196(data102[key16], { instancePath: instancePath + "/bindings/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data102, parentDataProperty: key16, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
            } else {
              let err193 = { instancePath: instancePath + "/bindings", schemaPath: "#/oneOf/5/properties/bindings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
            }
          }
        } else {
          let err194 = { instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
        }
        props2 !== !0 && (props2 = !0);
      } else if (tag0 === "human")
        validate199(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length), props2 !== !0 && (props2 = !0);
      else {
        let err195 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' };
        vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
      }
    else {
      let err196 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' };
      vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
    }
  } else {
    let err197 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
  }
  return validate198.errors = vErrors, evaluated0.props = props2, errors === 0;
}
validate198.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var pattern14 = new RegExp("^(/([^~/]|~0|~1)*)*$", "u");
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.startLine === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startLine" }, message: "must have required property 'startLine'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.startCol === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startCol" }, message: "must have required property 'startCol'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.endLine === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endLine" }, message: "must have required property 'endLine'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.endCol === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endCol" }, message: "must have required property 'endCol'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "startLine" || key0 === "startCol" || key0 === "endLine" || key0 === "endCol")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.startLine !== void 0) {
      let data0 = data.startLine;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err5 = { instancePath: instancePath + "/startLine", schemaPath: "#/properties/startLine/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err6 = { instancePath: instancePath + "/startLine", schemaPath: "#/properties/startLine/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.startCol !== void 0) {
      let data1 = data.startCol;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/startCol", schemaPath: "#/properties/startCol/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err8 = { instancePath: instancePath + "/startCol", schemaPath: "#/properties/startCol/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.endLine !== void 0) {
      let data2 = data.endLine;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err9 = { instancePath: instancePath + "/endLine", schemaPath: "#/properties/endLine/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        let err10 = { instancePath: instancePath + "/endLine", schemaPath: "#/properties/endLine/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.endCol !== void 0) {
      let data3 = data.endCol;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err11 = { instancePath: instancePath + "/endCol", schemaPath: "#/properties/endCol/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err12 = { instancePath: instancePath + "/endCol", schemaPath: "#/properties/endCol/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate96.errors = vErrors, errors === 0;
}
validate96.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.irPath === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "irPath" }, message: "must have required property 'irPath'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.file === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.span === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "span" }, message: "must have required property 'span'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "irPath" || key0 === "file" || key0 === "span" || key0 === "origin")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.irPath !== void 0) {
      let data0 = data.irPath;
      if (typeof data0 == "string") {
        if (!pattern14.test(data0)) {
          let err4 = { instancePath: instancePath + "/irPath", schemaPath: "#/properties/irPath/pattern", keyword: "pattern", params: { pattern: "^(/([^~/]|~0|~1)*)*$" }, message: 'must match pattern "^(/([^~/]|~0|~1)*)*$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/irPath", schemaPath: "#/properties/irPath/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.file !== void 0) {
      let data1 = data.file;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err6 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.span !== void 0 && (validate96(data.span, { instancePath: instancePath + "/span", parentData: data, parentDataProperty: "span", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length)), data.origin !== void 0) {
      let data3 = data.origin;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          let err8 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.macro === void 0) {
              let err9 = { instancePath: instancePath + "/origin/" + i0, schemaPath: "#/properties/origin/items/required", keyword: "required", params: { missingProperty: "macro" }, message: "must have required property 'macro'" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data4.file === void 0) {
              let err10 = { instancePath: instancePath + "/origin/" + i0, schemaPath: "#/properties/origin/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data4.span === void 0) {
              let err11 = { instancePath: instancePath + "/origin/" + i0, schemaPath: "#/properties/origin/items/required", keyword: "required", params: { missingProperty: "span" }, message: "must have required property 'span'" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            for (let key1 in data4)
              if (!(key1 === "macro" || key1 === "file" || key1 === "span")) {
                let err12 = { instancePath: instancePath + "/origin/" + i0, schemaPath: "#/properties/origin/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            if (data4.macro !== void 0) {
              let data5 = data4.macro;
              if (typeof data5 == "string") {
                if (func2(data5) > 128) {
                  let err13 = { instancePath: instancePath + "/origin/" + i0 + "/macro", schemaPath: "#/properties/origin/items/properties/macro/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
                if (!pattern5.test(data5)) {
                  let err14 = { instancePath: instancePath + "/origin/" + i0 + "/macro", schemaPath: "#/properties/origin/items/properties/macro/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"' };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                let err15 = { instancePath: instancePath + "/origin/" + i0 + "/macro", schemaPath: "#/properties/origin/items/properties/macro/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data4.file !== void 0) {
              let data6 = data4.file;
              if (typeof data6 == "string") {
                if (func2(data6) < 1) {
                  let err16 = { instancePath: instancePath + "/origin/" + i0 + "/file", schemaPath: "#/properties/origin/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                let err17 = { instancePath: instancePath + "/origin/" + i0 + "/file", schemaPath: "#/properties/origin/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            data4.span !== void 0 && (validate96(data4.span, { instancePath: instancePath + "/origin/" + i0 + "/span", parentData: data4, parentDataProperty: "span", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length));
          } else {
            let err18 = { instancePath: instancePath + "/origin/" + i0, schemaPath: "#/properties/origin/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate193.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.irVersion === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "irVersion" }, message: "must have required property 'irVersion'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.flowId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flowId" }, message: "must have required property 'flowId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.irHash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "irHash" }, message: "must have required property 'irHash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.requiredFeatures === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requiredFeatures" }, message: "must have required property 'requiredFeatures'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.lockfileDigest === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lockfileDigest" }, message: "must have required property 'lockfileDigest'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.params === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.outputs === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outputs" }, message: "must have required property 'outputs'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.body === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.verdictPolicy === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdictPolicy" }, message: "must have required property 'verdictPolicy'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.sourceMap === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sourceMap" }, message: "must have required property 'sourceMap'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.subflows === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subflows" }, message: "must have required property 'subflows'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema48.properties, key0)) {
        let err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    if (data.irVersion !== void 0) {
      let data0 = data.irVersion;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        let err13 = { instancePath: instancePath + "/irVersion", schemaPath: "#/properties/irVersion/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (data0 !== 1) {
        let err14 = { instancePath: instancePath + "/irVersion", schemaPath: "#/properties/irVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.flowId !== void 0) {
      let data1 = data.flowId;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err15 = { instancePath: instancePath + "/flowId", schemaPath: "#/properties/flowId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!pattern3.test(data1)) {
          let err16 = { instancePath: instancePath + "/flowId", schemaPath: "#/properties/flowId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_.-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_.-]*$"' };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/flowId", schemaPath: "#/properties/flowId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.irHash !== void 0 && (validate53(data.irHash, { instancePath: instancePath + "/irHash", parentData: data, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.provider !== void 0) {
      let data3 = data.provider;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.name === void 0) {
          let err18 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data3.version === void 0) {
          let err19 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        for (let key1 in data3)
          if (!(key1 === "name" || key1 === "version")) {
            let err20 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        if (data3.name !== void 0) {
          let data4 = data3.name;
          if (typeof data4 != "string") {
            let err21 = { instancePath: instancePath + "/provider/name", schemaPath: "#/properties/provider/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
          if (data4 !== "devicerail") {
            let err22 = { instancePath: instancePath + "/provider/name", schemaPath: "#/properties/provider/properties/name/const", keyword: "const", params: { allowedValue: "devicerail" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data3.version !== void 0) {
          let data5 = data3.version;
          if (typeof data5 == "string") {
            if (func2(data5) < 1) {
              let err23 = { instancePath: instancePath + "/provider/version", schemaPath: "#/properties/provider/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          } else {
            let err24 = { instancePath: instancePath + "/provider/version", schemaPath: "#/properties/provider/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      } else {
        let err25 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.requiredFeatures !== void 0) {
      let data6 = data.requiredFeatures;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (typeof data7 == "string") {
            if (!pattern42.test(data7)) {
              let err26 = { instancePath: instancePath + "/requiredFeatures/" + i0, schemaPath: "#/properties/requiredFeatures/items/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)*\\.v[0-9]+$" }, message: 'must match pattern "^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)*\\.v[0-9]+$"' };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            let err27 = { instancePath: instancePath + "/requiredFeatures/" + i0, schemaPath: "#/properties/requiredFeatures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        let i1 = data6.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data6[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err28 = { instancePath: instancePath + "/requiredFeatures", schemaPath: "#/properties/requiredFeatures/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/requiredFeatures", schemaPath: "#/properties/requiredFeatures/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.lockfileDigest !== void 0 && (validate53(data.lockfileDigest, { instancePath: instancePath + "/lockfileDigest", parentData: data, parentDataProperty: "lockfileDigest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.params !== void 0) {
      let data9 = data.params;
      if (Array.isArray(data9)) {
        let len1 = data9.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data10 = data9[i2];
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            if (data10.name === void 0) {
              let err30 = { instancePath: instancePath + "/params/" + i2, schemaPath: "#/properties/params/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data10.schema === void 0) {
              let err31 = { instancePath: instancePath + "/params/" + i2, schemaPath: "#/properties/params/items/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (data10.required === void 0) {
              let err32 = { instancePath: instancePath + "/params/" + i2, schemaPath: "#/properties/params/items/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            for (let key2 in data10)
              if (!(key2 === "name" || key2 === "schema" || key2 === "required" || key2 === "default")) {
                let err33 = { instancePath: instancePath + "/params/" + i2, schemaPath: "#/properties/params/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
            if (data10.name !== void 0) {
              let data11 = data10.name;
              if (typeof data11 == "string") {
                if (func2(data11) > 128) {
                  let err34 = { instancePath: instancePath + "/params/" + i2 + "/name", schemaPath: "#/properties/params/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
                if (!pattern5.test(data11)) {
                  let err35 = { instancePath: instancePath + "/params/" + i2 + "/name", schemaPath: "#/properties/params/items/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"' };
                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
              } else {
                let err36 = { instancePath: instancePath + "/params/" + i2 + "/name", schemaPath: "#/properties/params/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            }
            if (data10.schema !== void 0) {
              let data12 = data10.schema, _errs27 = errors, valid8 = !1, _errs28 = errors;
              if (!(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
                let err37 = { instancePath: instancePath + "/params/" + i2 + "/schema", schemaPath: "#/properties/params/items/properties/schema/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
              var _valid0 = _errs28 === errors;
              valid8 = valid8 || _valid0;
              let _errs30 = errors;
              if (typeof data12 != "boolean") {
                let err38 = { instancePath: instancePath + "/params/" + i2 + "/schema", schemaPath: "#/properties/params/items/properties/schema/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
              }
              var _valid0 = _errs30 === errors;
              if (valid8 = valid8 || _valid0, valid8)
                errors = _errs27, vErrors !== null && (_errs27 ? vErrors.length = _errs27 : vErrors = null);
              else {
                let err39 = { instancePath: instancePath + "/params/" + i2 + "/schema", schemaPath: "#/properties/params/items/properties/schema/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
            }
            if (data10.required !== void 0 && typeof data10.required != "boolean") {
              let err40 = { instancePath: instancePath + "/params/" + i2 + "/required", schemaPath: "#/properties/params/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
          } else {
            let err41 = { instancePath: instancePath + "/params/" + i2, schemaPath: "#/properties/params/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/params", schemaPath: "#/properties/params/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.outputs !== void 0) {
      let data14 = data.outputs;
      if (Array.isArray(data14)) {
        let len2 = data14.length;
        for (let i3 = 0; i3 < len2; i3++) {
          let data15 = data14[i3];
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.name === void 0) {
              let err43 = { instancePath: instancePath + "/outputs/" + i3, schemaPath: "#/properties/outputs/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (data15.schema === void 0) {
              let err44 = { instancePath: instancePath + "/outputs/" + i3, schemaPath: "#/properties/outputs/items/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'" };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
            if (data15.from === void 0) {
              let err45 = { instancePath: instancePath + "/outputs/" + i3, schemaPath: "#/properties/outputs/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            for (let key3 in data15)
              if (!(key3 === "name" || key3 === "schema" || key3 === "from")) {
                let err46 = { instancePath: instancePath + "/outputs/" + i3, schemaPath: "#/properties/outputs/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
              }
            if (data15.name !== void 0) {
              let data16 = data15.name;
              if (typeof data16 == "string") {
                if (func2(data16) > 128) {
                  let err47 = { instancePath: instancePath + "/outputs/" + i3 + "/name", schemaPath: "#/properties/outputs/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
                  vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                }
                if (!pattern5.test(data16)) {
                  let err48 = { instancePath: instancePath + "/outputs/" + i3 + "/name", schemaPath: "#/properties/outputs/items/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"' };
                  vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                }
              } else {
                let err49 = { instancePath: instancePath + "/outputs/" + i3 + "/name", schemaPath: "#/properties/outputs/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
              }
            }
            if (data15.schema !== void 0) {
              let data17 = data15.schema, _errs42 = errors, valid12 = !1, _errs43 = errors;
              if (!(data17 && typeof data17 == "object" && !Array.isArray(data17))) {
                let err50 = { instancePath: instancePath + "/outputs/" + i3 + "/schema", schemaPath: "#/properties/outputs/items/properties/schema/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
              var _valid1 = _errs43 === errors;
              valid12 = valid12 || _valid1;
              let _errs45 = errors;
              if (typeof data17 != "boolean") {
                let err51 = { instancePath: instancePath + "/outputs/" + i3 + "/schema", schemaPath: "#/properties/outputs/items/properties/schema/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
              var _valid1 = _errs45 === errors;
              if (valid12 = valid12 || _valid1, valid12)
                errors = _errs42, vErrors !== null && (_errs42 ? vErrors.length = _errs42 : vErrors = null);
              else {
                let err52 = { instancePath: instancePath + "/outputs/" + i3 + "/schema", schemaPath: "#/properties/outputs/items/properties/schema/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
            }
            data15.from !== void 0 && (validate196(data15.from, { instancePath: instancePath + "/outputs/" + i3 + "/from", parentData: data15, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length));
          } else {
            let err53 = { instancePath: instancePath + "/outputs/" + i3, schemaPath: "#/properties/outputs/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
      } else {
        let err54 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.body !== void 0) {
      let data19 = data.body;
      if (Array.isArray(data19)) {
        if (data19.length < 1) {
          let err55 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
        let len3 = data19.length;
        for (let i4 = 0; i4 < len3; i4++)
          validate198(data19[i4], { instancePath: instancePath + "/body/" + i4, parentData: data19, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors), errors = vErrors.length);
      } else {
        let err56 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data21 = data.handlers;
      if (Array.isArray(data21)) {
        if (data21.length < 1) {
          let err57 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        let len4 = data21.length;
        for (let i5 = 0; i5 < len4; i5++)
          validate211(data21[i5], { instancePath: instancePath + "/handlers/" + i5, parentData: data21, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length);
      } else {
        let err58 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.verdictPolicy !== void 0) {
      let data23 = data.verdictPolicy;
      if (!(data23 === "standard" || data23 === "strict")) {
        let err59 = { instancePath: instancePath + "/verdictPolicy", schemaPath: "#/properties/verdictPolicy/enum", keyword: "enum", params: { allowedValues: schema48.properties.verdictPolicy.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
    if (data.sourceMap !== void 0) {
      let data24 = data.sourceMap;
      if (Array.isArray(data24)) {
        let len5 = data24.length;
        for (let i6 = 0; i6 < len5; i6++)
          validate95(data24[i6], { instancePath: instancePath + "/sourceMap/" + i6, parentData: data24, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
      } else {
        let err60 = { instancePath: instancePath + "/sourceMap", schemaPath: "#/properties/sourceMap/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.subflows !== void 0) {
      let data26 = data.subflows;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        var props2 = {};
        for (let key4 in data26)
          pattern3.test(key4) && (validate89(data26[key4], { instancePath: instancePath + "/subflows/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data26, parentDataProperty: key4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length), props2[key4] = !0);
      } else {
        let err61 = { instancePath: instancePath + "/subflows", schemaPath: "#/properties/subflows/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
      }
    }
  } else {
    let err62 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
  }
  return validate193.errors = vErrors, errors === 0;
}
validate193.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  validateFlow1
};
