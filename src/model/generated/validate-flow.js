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
var validateFlow = validate52, schema19 = { $id: "FlowIR", additionalProperties: !1, type: "object", required: ["irVersion", "flowId", "irHash", "params", "outputs", "subflows", "sourceMap", "providers", "body"], properties: { irVersion: { const: 2, type: "number" }, flowId: { pattern: "^[A-Za-z_][A-Za-z0-9_.-]*$", maxLength: 256, type: "string" }, irHash: { $ref: "Hash" }, params: { type: "array", items: { $ref: "ParamDecl" } }, outputs: { type: "array", items: { $ref: "OutputDecl" } }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding" } }, verdictPolicy: { enum: ["standard", "strict"] }, subflows: { type: "object", patternProperties: { "^[A-Za-z_][A-Za-z0-9_.-]*$": { $ref: "FlowRef" } } }, sourceMap: { type: "array", items: { $ref: "SourceMapEntry" } }, providers: { type: "object", patternProperties: { "^(.*)$": { $ref: "ProviderPin" } } }, body: { type: "array", minItems: 1, items: { $ref: "Step" } }, finally: { type: "array", minItems: 1, items: { $ref: "Step" } } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern3 = new RegExp("^[A-Za-z_][A-Za-z0-9_.-]*$", "u"), pattern16 = new RegExp("^(.*)$", "u");
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
var pattern5 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.schema === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.required === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "schema" || key0 === "required" || key0 === "default" || key0 === "secret" || key0 === "fromEnv")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) > 128) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern5.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.schema !== void 0) {
      let data1 = data.schema, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err7 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs8 = errors;
      if (typeof data1 != "boolean") {
        let err8 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err9 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.required !== void 0 && typeof data.required != "boolean") {
      let err10 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.secret !== void 0) {
      let data3 = data.secret;
      if (typeof data3 != "boolean") {
        let err11 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data3 !== !0) {
        let err12 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.fromEnv !== void 0) {
      let data4 = data.fromEnv;
      if (typeof data4 == "string") {
        if (func2(data4) < 1) {
          let err13 = { instancePath: instancePath + "/fromEnv", schemaPath: "#/properties/fromEnv/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/fromEnv", schemaPath: "#/properties/fromEnv/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema23 = { $id: "Expr", oneOf: [{ type: "object", additionalProperties: !1, required: ["lit"], properties: { lit: {} } }, { type: "object", additionalProperties: !1, required: ["ref"], properties: { ref: { type: "string", maxLength: 1024, pattern: "^((params|env|vars|iter|run|secrets)(\\.[A-Za-z_][A-Za-z0-9_]*)+|output(\\.[A-Za-z_][A-Za-z0-9_]*)*|steps\\.[A-Za-z_][A-Za-z0-9_-]*\\.(verdict|(output|previous)(\\.[A-Za-z_][A-Za-z0-9_]*)*))$" } } }, { type: "object", additionalProperties: !1, required: ["fn", "args"], properties: { fn: { enum: ["eq", "ne", "not", "and", "or", "concat", "len", "coalesce", "jsonPath", "regexMatch", "lt", "lte", "gt", "gte", "contains", "startsWith", "endsWith", "lower", "upper", "trim", "split", "join", "replace", "slice", "toJson", "fromJson", "toString", "toNumber", "keys", "values", "get", "if", "match", "hash", "list", "object", "product", "flatten", "range"] }, args: { type: "array", items: { $ref: "Expr" } } } }] }, pattern7 = new RegExp("^((params|env|vars|iter|run|secrets)(\\.[A-Za-z_][A-Za-z0-9_]*)+|output(\\.[A-Za-z_][A-Za-z0-9_]*)*|steps\\.[A-Za-z_][A-Za-z0-9_-]*\\.(verdict|(output|previous)(\\.[A-Za-z_][A-Za-z0-9_]*)*))$", "u"), wrapper0 = { validate: validate58 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
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
        if (!pattern7.test(data0)) {
          let err6 = { instancePath: instancePath + "/ref", schemaPath: "#/oneOf/1/properties/ref/pattern", keyword: "pattern", params: { pattern: "^((params|env|vars|iter|run|secrets)(\\.[A-Za-z_][A-Za-z0-9_]*)+|output(\\.[A-Za-z_][A-Za-z0-9_]*)*|steps\\.[A-Za-z_][A-Za-z0-9_-]*\\.(verdict|(output|previous)(\\.[A-Za-z_][A-Za-z0-9_]*)*))$" }, message: 'must match pattern "^((params|env|vars|iter|run|secrets)(\\.[A-Za-z_][A-Za-z0-9_]*)+|output(\\.[A-Za-z_][A-Za-z0-9_]*)*|steps\\.[A-Za-z_][A-Za-z0-9_-]*\\.(verdict|(output|previous)(\\.[A-Za-z_][A-Za-z0-9_]*)*))$"' };
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
        if (!(data1 === "eq" || data1 === "ne" || data1 === "not" || data1 === "and" || data1 === "or" || data1 === "concat" || data1 === "len" || data1 === "coalesce" || data1 === "jsonPath" || data1 === "regexMatch" || data1 === "lt" || data1 === "lte" || data1 === "gt" || data1 === "gte" || data1 === "contains" || data1 === "startsWith" || data1 === "endsWith" || data1 === "lower" || data1 === "upper" || data1 === "trim" || data1 === "split" || data1 === "join" || data1 === "replace" || data1 === "slice" || data1 === "toJson" || data1 === "fromJson" || data1 === "toString" || data1 === "toNumber" || data1 === "keys" || data1 === "values" || data1 === "get" || data1 === "if" || data1 === "match" || data1 === "hash" || data1 === "list" || data1 === "object" || data1 === "product" || data1 === "flatten" || data1 === "range")) {
          let err12 = { instancePath: instancePath + "/fn", schemaPath: "#/oneOf/2/properties/fn/enum", keyword: "enum", params: { allowedValues: schema23.oneOf[2].properties.fn.enum }, message: "must be equal to one of the allowed values" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
      if (data.args !== void 0) {
        let data2 = data.args;
        if (Array.isArray(data2)) {
          let len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++)
            wrapper0.validate(data2[i0], { instancePath: instancePath + "/args/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
        } else {
          let err13 = { instancePath: instancePath + "/args", schemaPath: "#/oneOf/2/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    } else {
      let err14 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    var _valid0 = _errs9 === errors;
    _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 2]) : _valid0 && (valid0 = !0, passing0 = 2, props0 !== !0 && (props0 = !0));
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err15 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate58.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate58.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.from === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "schema" || key0 === "from")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) > 128) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern5.test(data0)) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.schema !== void 0) {
      let data1 = data.schema, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err6 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs8 = errors;
      if (typeof data1 != "boolean") {
        let err7 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err8 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.from !== void 0 && (validate58(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema24 = { $id: "HandlerBinding", additionalProperties: !1, type: "object", required: ["hook", "action"], properties: { hook: { enum: ["onFail", "onUnknown", "onError", "onResumeDrift"] }, errorClasses: { minItems: 1, uniqueItems: !0, type: "array", items: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] } }, action: { $ref: "HandlerAction" }, maxTriggers: { minimum: 1, type: "integer" } } }, func0 = require_equal().default;
var schema26 = { $id: "RetryPolicy", additionalProperties: !1, type: "object", required: ["maxAttempts", "backoffMs", "retryOn"], properties: { maxAttempts: { minimum: 1, type: "integer" }, backoffMs: { anyOf: [{ minimum: 0, type: "number" }, { additionalProperties: !1, type: "object", required: ["initial", "factor", "max"], properties: { initial: { minimum: 0, type: "number" }, factor: { minimum: 1, type: "number" }, max: { minimum: 0, type: "number" } } }] }, retryOn: { minItems: 1, uniqueItems: !0, type: "array", items: { enum: ["capability_drift", "bind_arguments_invalid", "action_failed_retryable", "action_failed_final", "action_timed_out", "action_cancelled", "target_stale", "transport_lost", "session_degraded"] } }, jitter: { minimum: 0, maximum: 1, type: "number" }, until: { $ref: "Expr" } } };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
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
      if (!(key0 === "maxAttempts" || key0 === "backoffMs" || key0 === "retryOn" || key0 === "jitter" || key0 === "until")) {
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
            let err21 = { instancePath: instancePath + "/retryOn/" + i0, schemaPath: "#/properties/retryOn/items/enum", keyword: "enum", params: { allowedValues: schema26.properties.retryOn.items.enum }, message: "must be equal to one of the allowed values" };
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
    if (data.jitter !== void 0) {
      let data7 = data.jitter;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 1 || isNaN(data7)) {
          let err24 = { instancePath: instancePath + "/jitter", schemaPath: "#/properties/jitter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err25 = { instancePath: instancePath + "/jitter", schemaPath: "#/properties/jitter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/jitter", schemaPath: "#/properties/jitter/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    data.until !== void 0 && (validate58(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema27 = { $id: "HumanStep", additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "timeoutMs", "mode", "prompt", "presents", "onTimeout"], properties: { kind: { const: "human", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, projectHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion" } }, retry: { $ref: "RetryPolicy" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding" } }, checkpoint: { type: "boolean" }, affectedBy: { minItems: 1, uniqueItems: !0, type: "array", items: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" } }, mode: { enum: ["confirm", "judge", "provideInput", "repairWorld"] }, prompt: { $ref: "Expr" }, presents: { type: "array", items: { $ref: "Expr" } }, decisions: { minItems: 1, type: "array", items: { minLength: 1, maxLength: 256, type: "string" } }, outputSchema: { anyOf: [{ type: "object" }, { type: "boolean" }] }, onTimeout: { const: "unknown", type: "string" } } }, pattern8 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", "u"), schema28 = { $id: "Assertion", additionalProperties: !1, type: "object", required: ["assertId", "predicate", "verifyVia", "onMissingInput"], properties: { assertId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$", maxLength: 128, type: "string" }, predicate: { $ref: "Predicate" }, verifyVia: { uniqueItems: !0, type: "array", items: { enum: ["dom", "uiTree", "vision"] } }, visionPrompt: { minLength: 1, maxLength: 16384, type: "string" }, onMissingInput: { const: "unknown", type: "string" } } }, pattern9 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$", "u"), schema29 = { $id: "Predicate", anyOf: [{ additionalProperties: !1, type: "object", required: ["type", "selector", "state"], properties: { type: { const: "elementState", type: "string" }, selector: { $ref: "Selector" }, state: { enum: ["present", "visible", "enabled", "absent"] } } }, { additionalProperties: !1, type: "object", required: ["type", "selector", "match"], properties: { type: { const: "elementText", type: "string" }, selector: { $ref: "Selector" }, match: { $ref: "TextMatch" } } }, { additionalProperties: !1, type: "object", required: ["type", "expr"], properties: { type: { const: "expr", type: "string" }, expr: { $ref: "Expr" } } }, { additionalProperties: !1, type: "object", required: ["type", "prompt"], properties: { type: { const: "visual", type: "string" }, prompt: { minLength: 1, maxLength: 16384, type: "string" }, region: { $ref: "Region" } } }, { additionalProperties: !1, type: "object", required: ["type", "value", "schema"], properties: { type: { const: "jsonSchema", type: "string" }, value: { $ref: "Expr" }, schema: { anyOf: [{ type: "object" }, { type: "boolean" }] } } }, { additionalProperties: !1, type: "object", required: ["type", "path", "state"], properties: { type: { const: "file", type: "string" }, path: { $ref: "Expr" }, state: { enum: ["present", "absent"] }, sha256: { pattern: "^[0-9a-f]{64}$", type: "string" }, contains: { minLength: 1, type: "string" } } }] }, schema30 = { $id: "Selector", minProperties: 1, additionalProperties: !1, type: "object", properties: { context: { additionalProperties: !1, type: "object", required: ["contextKind"], properties: { contextKind: { enum: ["native", "web"] }, contextId: { minLength: 1, maxLength: 4096, type: "string" } } }, role: { minLength: 1, maxLength: 256, type: "string" }, name: { minLength: 1, maxLength: 65536, type: "string" }, identifier: { minLength: 1, maxLength: 4096, type: "string" }, text: { $ref: "TextMatch" }, value: { maxLength: 65536, type: "string" }, css: { minLength: 1, maxLength: 65536, type: "string" } } }, schema31 = { $id: "TextMatch", additionalProperties: !1, type: "object", required: ["value", "mode", "caseSensitive"], properties: { value: { minLength: 1, maxLength: 65536, type: "string" }, mode: { enum: ["exact", "contains"] }, caseSensitive: { type: "boolean" } } };
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
var pattern10 = new RegExp("^[0-9a-f]{64}$", "u");
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.selector === void 0) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "selector" }, message: "must have required property 'selector'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.state === void 0) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "selector" || key0 === "state")) {
        let err3 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "elementState") {
        let err5 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/properties/type/const", keyword: "const", params: { allowedValue: "elementState" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.selector !== void 0 && (validate72(data.selector, { instancePath: instancePath + "/selector", parentData: data, parentDataProperty: "selector", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length)), data.state !== void 0) {
      let data2 = data.state;
      if (!(data2 === "present" || data2 === "visible" || data2 === "enabled" || data2 === "absent")) {
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/anyOf/0/properties/state/enum", keyword: "enum", params: { allowedValues: schema29.anyOf[0].properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs8 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err8 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.selector === void 0) {
      let err9 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "selector" }, message: "must have required property 'selector'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.match === void 0) {
      let err10 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "match" }, message: "must have required property 'match'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key1 in data)
      if (!(key1 === "type" || key1 === "selector" || key1 === "match")) {
        let err11 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/1/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (data3 !== "elementText") {
        let err13 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/1/properties/type/const", keyword: "const", params: { allowedValue: "elementText" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    data.selector !== void 0 && (validate72(data.selector, { instancePath: instancePath + "/selector", parentData: data, parentDataProperty: "selector", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length)), data.match !== void 0 && (validate73(data.match, { instancePath: instancePath + "/match", parentData: data, parentDataProperty: "match", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length));
  } else {
    let err14 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  var _valid0 = _errs8 === errors;
  valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
  let _errs15 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err15 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.expr === void 0) {
      let err16 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "expr" }, message: "must have required property 'expr'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    for (let key2 in data)
      if (!(key2 === "type" || key2 === "expr")) {
        let err17 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    if (data.type !== void 0) {
      let data6 = data.type;
      if (typeof data6 != "string") {
        let err18 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/2/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (data6 !== "expr") {
        let err19 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/2/properties/type/const", keyword: "const", params: { allowedValue: "expr" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    data.expr !== void 0 && (validate58(data.expr, { instancePath: instancePath + "/expr", parentData: data, parentDataProperty: "expr", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err20 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  var _valid0 = _errs15 === errors;
  valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
  let _errs21 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err21 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.prompt === void 0) {
      let err22 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    for (let key3 in data)
      if (!(key3 === "type" || key3 === "prompt" || key3 === "region")) {
        let err23 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    if (data.type !== void 0) {
      let data8 = data.type;
      if (typeof data8 != "string") {
        let err24 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/3/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (data8 !== "visual") {
        let err25 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/3/properties/type/const", keyword: "const", params: { allowedValue: "visual" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.prompt !== void 0) {
      let data9 = data.prompt;
      if (typeof data9 == "string") {
        if (func2(data9) > 16384) {
          let err26 = { instancePath: instancePath + "/prompt", schemaPath: "#/anyOf/3/properties/prompt/maxLength", keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (func2(data9) < 1) {
          let err27 = { instancePath: instancePath + "/prompt", schemaPath: "#/anyOf/3/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/prompt", schemaPath: "#/anyOf/3/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    data.region !== void 0 && (validate79(data.region, { instancePath: instancePath + "/region", parentData: data, parentDataProperty: "region", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length));
  } else {
    let err29 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  var _valid0 = _errs21 === errors;
  valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
  let _errs29 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err30 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.value === void 0) {
      let err31 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.schema === void 0) {
      let err32 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    for (let key4 in data)
      if (!(key4 === "type" || key4 === "value" || key4 === "schema")) {
        let err33 = { instancePath, schemaPath: "#/anyOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    if (data.type !== void 0) {
      let data11 = data.type;
      if (typeof data11 != "string") {
        let err34 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/4/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (data11 !== "jsonSchema") {
        let err35 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/4/properties/type/const", keyword: "const", params: { allowedValue: "jsonSchema" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.value !== void 0 && (validate58(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.schema !== void 0) {
      let data13 = data.schema, _errs36 = errors, valid6 = !1, _errs37 = errors;
      if (!(data13 && typeof data13 == "object" && !Array.isArray(data13))) {
        let err36 = { instancePath: instancePath + "/schema", schemaPath: "#/anyOf/4/properties/schema/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
      var _valid1 = _errs37 === errors;
      valid6 = valid6 || _valid1;
      let _errs39 = errors;
      if (typeof data13 != "boolean") {
        let err37 = { instancePath: instancePath + "/schema", schemaPath: "#/anyOf/4/properties/schema/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      var _valid1 = _errs39 === errors;
      if (valid6 = valid6 || _valid1, valid6)
        errors = _errs36, vErrors !== null && (_errs36 ? vErrors.length = _errs36 : vErrors = null);
      else {
        let err38 = { instancePath: instancePath + "/schema", schemaPath: "#/anyOf/4/properties/schema/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
  } else {
    let err39 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
  }
  var _valid0 = _errs29 === errors;
  valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
  let _errs41 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err40 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.path === void 0) {
      let err41 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
    }
    if (data.state === void 0) {
      let err42 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
    }
    for (let key5 in data)
      if (!(key5 === "type" || key5 === "path" || key5 === "state" || key5 === "sha256" || key5 === "contains")) {
        let err43 = { instancePath, schemaPath: "#/anyOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    if (data.type !== void 0) {
      let data14 = data.type;
      if (typeof data14 != "string") {
        let err44 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/5/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
      if (data14 !== "file") {
        let err45 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/5/properties/type/const", keyword: "const", params: { allowedValue: "file" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.path !== void 0 && (validate58(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.state !== void 0) {
      let data16 = data.state;
      if (!(data16 === "present" || data16 === "absent")) {
        let err46 = { instancePath: instancePath + "/state", schemaPath: "#/anyOf/5/properties/state/enum", keyword: "enum", params: { allowedValues: schema29.anyOf[5].properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data17 = data.sha256;
      if (typeof data17 == "string") {
        if (!pattern10.test(data17)) {
          let err47 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/5/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/5/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.contains !== void 0) {
      let data18 = data.contains;
      if (typeof data18 == "string") {
        if (func2(data18) < 1) {
          let err49 = { instancePath: instancePath + "/contains", schemaPath: "#/anyOf/5/properties/contains/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
      } else {
        let err50 = { instancePath: instancePath + "/contains", schemaPath: "#/anyOf/5/properties/contains/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
  } else {
    let err51 = { instancePath, schemaPath: "#/anyOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
  }
  var _valid0 = _errs41 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err52 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
  }
  return validate71.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate71.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.assertId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assertId" }, message: "must have required property 'assertId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.predicate === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "predicate" }, message: "must have required property 'predicate'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.verifyVia === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verifyVia" }, message: "must have required property 'verifyVia'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.onMissingInput === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "onMissingInput" }, message: "must have required property 'onMissingInput'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "assertId" || key0 === "predicate" || key0 === "verifyVia" || key0 === "visionPrompt" || key0 === "onMissingInput")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.assertId !== void 0) {
      let data0 = data.assertId;
      if (typeof data0 == "string") {
        if (func2(data0) > 128) {
          let err5 = { instancePath: instancePath + "/assertId", schemaPath: "#/properties/assertId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern9.test(data0)) {
          let err6 = { instancePath: instancePath + "/assertId", schemaPath: "#/properties/assertId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/assertId", schemaPath: "#/properties/assertId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.predicate !== void 0 && (validate71(data.predicate, { instancePath: instancePath + "/predicate", parentData: data, parentDataProperty: "predicate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.verifyVia !== void 0) {
      let data2 = data.verifyVia;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!(data3 === "dom" || data3 === "uiTree" || data3 === "vision")) {
            let err8 = { instancePath: instancePath + "/verifyVia/" + i0, schemaPath: "#/properties/verifyVia/items/enum", keyword: "enum", params: { allowedValues: schema28.properties.verifyVia.items.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0: for (; i1--; )
            for (j0 = i1; j0--; )
              if (func0(data2[i1], data2[j0])) {
                let err9 = { instancePath: instancePath + "/verifyVia", schemaPath: "#/properties/verifyVia/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                break outer0;
              }
        }
      } else {
        let err10 = { instancePath: instancePath + "/verifyVia", schemaPath: "#/properties/verifyVia/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.visionPrompt !== void 0) {
      let data4 = data.visionPrompt;
      if (typeof data4 == "string") {
        if (func2(data4) > 16384) {
          let err11 = { instancePath: instancePath + "/visionPrompt", schemaPath: "#/properties/visionPrompt/maxLength", keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func2(data4) < 1) {
          let err12 = { instancePath: instancePath + "/visionPrompt", schemaPath: "#/properties/visionPrompt/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/visionPrompt", schemaPath: "#/properties/visionPrompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.onMissingInput !== void 0) {
      let data5 = data.onMissingInput;
      if (typeof data5 != "string") {
        let err14 = { instancePath: instancePath + "/onMissingInput", schemaPath: "#/properties/onMissingInput/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (data5 !== "unknown") {
        let err15 = { instancePath: instancePath + "/onMissingInput", schemaPath: "#/properties/onMissingInput/const", keyword: "const", params: { allowedValue: "unknown" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var wrapper1 = { validate: validate61 };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stepId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.effectHash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.judgeHash === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.timeoutMs === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeoutMs" }, message: "must have required property 'timeoutMs'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.mode === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.prompt === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prompt" }, message: "must have required property 'prompt'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.presents === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "presents" }, message: "must have required property 'presents'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.onTimeout === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "onTimeout" }, message: "must have required property 'onTimeout'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema27.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err10 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (data0 !== "human") {
        let err11 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "human" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.stepId !== void 0) {
      let data1 = data.stepId;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err12 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern8.test(data1)) {
          let err13 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.projectHash !== void 0 && (validate53(data.projectHash, { instancePath: instancePath + "/projectHash", parentData: data, parentDataProperty: "projectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
      let data5 = data.preflight;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err15 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate70(data5[i0], { instancePath: instancePath + "/preflight/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.retry !== void 0 && (validate63(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
      let data8 = data.timeoutMs;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err17 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err18 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data9 = data.handlers;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          let err19 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          wrapper1.validate(data9[i1], { instancePath: instancePath + "/handlers/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors), errors = vErrors.length);
      } else {
        let err20 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
      let err21 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.affectedBy !== void 0) {
      let data12 = data.affectedBy;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          let err22 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data13 = data12[i2];
          if (typeof data13 == "string") {
            if (func2(data13) > 256) {
              let err23 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (!pattern8.test(data13)) {
              let err24 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          } else {
            let err25 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        let i3 = data12.length, j0;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data12[i3];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err26 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.mode !== void 0) {
      let data14 = data.mode;
      if (!(data14 === "confirm" || data14 === "judge" || data14 === "provideInput" || data14 === "repairWorld")) {
        let err28 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema27.properties.mode.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.prompt !== void 0 && (validate58(data.prompt, { instancePath: instancePath + "/prompt", parentData: data, parentDataProperty: "prompt", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.presents !== void 0) {
      let data16 = data.presents;
      if (Array.isArray(data16)) {
        let len3 = data16.length;
        for (let i4 = 0; i4 < len3; i4++)
          validate58(data16[i4], { instancePath: instancePath + "/presents/" + i4, parentData: data16, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
      } else {
        let err29 = { instancePath: instancePath + "/presents", schemaPath: "#/properties/presents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.decisions !== void 0) {
      let data18 = data.decisions;
      if (Array.isArray(data18)) {
        if (data18.length < 1) {
          let err30 = { instancePath: instancePath + "/decisions", schemaPath: "#/properties/decisions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        let len4 = data18.length;
        for (let i5 = 0; i5 < len4; i5++) {
          let data19 = data18[i5];
          if (typeof data19 == "string") {
            if (func2(data19) > 256) {
              let err31 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/properties/decisions/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (func2(data19) < 1) {
              let err32 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/properties/decisions/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          } else {
            let err33 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/properties/decisions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.outputSchema !== void 0) {
      let data20 = data.outputSchema, _errs34 = errors, valid12 = !1, _errs35 = errors;
      if (!(data20 && typeof data20 == "object" && !Array.isArray(data20))) {
        let err35 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/properties/outputSchema/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      var _valid0 = _errs35 === errors;
      valid12 = valid12 || _valid0;
      let _errs37 = errors;
      if (typeof data20 != "boolean") {
        let err36 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/properties/outputSchema/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
      var _valid0 = _errs37 === errors;
      if (valid12 = valid12 || _valid0, valid12)
        errors = _errs34, vErrors !== null && (_errs34 ? vErrors.length = _errs34 : vErrors = null);
      else {
        let err37 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/properties/outputSchema/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.onTimeout !== void 0) {
      let data21 = data.onTimeout;
      if (typeof data21 != "string") {
        let err38 = { instancePath: instancePath + "/onTimeout", schemaPath: "#/properties/onTimeout/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (data21 !== "unknown") {
        let err39 = { instancePath: instancePath + "/onTimeout", schemaPath: "#/properties/onTimeout/const", keyword: "const", params: { allowedValue: "unknown" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
  } else {
    let err40 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.policy === void 0) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "policy")) {
        let err2 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/0/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "retry") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "retry" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.policy !== void 0 && (validate63(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs7 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err6 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key1 in data)
      if (key1 !== "kind") {
        let err7 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (typeof data2 != "string") {
        let err8 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data2 !== "continue") {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "continue" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  var _valid0 = _errs7 === errors;
  valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
  let _errs12 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err11 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.human === void 0) {
      let err12 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "human" }, message: "must have required property 'human'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    for (let key2 in data)
      if (!(key2 === "kind" || key2 === "human")) {
        let err13 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    if (data.kind !== void 0) {
      let data3 = data.kind;
      if (typeof data3 != "string") {
        let err14 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (data3 !== "escalate") {
        let err15 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "escalate" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.human !== void 0 && (validate66(data.human, { instancePath: instancePath + "/human", parentData: data, parentDataProperty: "human", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  var _valid0 = _errs12 === errors;
  valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
  let _errs18 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err17 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    for (let key3 in data)
      if (key3 !== "kind") {
        let err18 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    if (data.kind !== void 0) {
      let data5 = data.kind;
      if (typeof data5 != "string") {
        let err19 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (data5 !== "abort") {
        let err20 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "abort" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  var _valid0 = _errs18 === errors;
  valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
  let _errs23 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err22 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.flowRef === void 0) {
      let err23 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "flowRef" }, message: "must have required property 'flowRef'" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    for (let key4 in data)
      if (!(key4 === "kind" || key4 === "flowRef")) {
        let err24 = { instancePath, schemaPath: "#/anyOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    if (data.kind !== void 0) {
      let data6 = data.kind;
      if (typeof data6 != "string") {
        let err25 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (data6 !== "repair") {
        let err26 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "repair" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    data.flowRef !== void 0 && (validate89(data.flowRef, { instancePath: instancePath + "/flowRef", parentData: data, parentDataProperty: "flowRef", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length));
  } else {
    let err27 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  var _valid0 = _errs23 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err28 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate62.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate62.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hook === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hook" }, message: "must have required property 'hook'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.action === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "hook" || key0 === "errorClasses" || key0 === "action" || key0 === "maxTriggers")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.hook !== void 0) {
      let data0 = data.hook;
      if (!(data0 === "onFail" || data0 === "onUnknown" || data0 === "onError" || data0 === "onResumeDrift")) {
        let err3 = { instancePath: instancePath + "/hook", schemaPath: "#/properties/hook/enum", keyword: "enum", params: { allowedValues: schema24.properties.hook.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.errorClasses !== void 0) {
      let data1 = data.errorClasses;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/errorClasses", schemaPath: "#/properties/errorClasses/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (!(data2 === "capability_drift" || data2 === "bind_arguments_invalid" || data2 === "action_failed_retryable" || data2 === "action_failed_final" || data2 === "action_timed_out" || data2 === "action_cancelled" || data2 === "target_stale" || data2 === "transport_lost" || data2 === "session_degraded")) {
            let err5 = { instancePath: instancePath + "/errorClasses/" + i0, schemaPath: "#/properties/errorClasses/items/enum", keyword: "enum", params: { allowedValues: schema24.properties.errorClasses.items.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0: for (; i1--; )
            for (j0 = i1; j0--; )
              if (func0(data1[i1], data1[j0])) {
                let err6 = { instancePath: instancePath + "/errorClasses", schemaPath: "#/properties/errorClasses/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                break outer0;
              }
        }
      } else {
        let err7 = { instancePath: instancePath + "/errorClasses", schemaPath: "#/properties/errorClasses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.action !== void 0 && (validate62(data.action, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.maxTriggers !== void 0) {
      let data4 = data.maxTriggers;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err8 = { instancePath: instancePath + "/maxTriggers", schemaPath: "#/properties/maxTriggers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err9 = { instancePath: instancePath + "/maxTriggers", schemaPath: "#/properties/maxTriggers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.features === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "features" }, message: "must have required property 'features'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.lockfileDigest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lockfileDigest" }, message: "must have required property 'lockfileDigest'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "features" || key0 === "lockfileDigest")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.features !== void 0) {
      let data0 = data.features;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data0[i0] != "string") {
            let err3 = { instancePath: instancePath + "/features/" + i0, schemaPath: "#/properties/features/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        let i1 = data0.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err4 = { instancePath: instancePath + "/features", schemaPath: "#/properties/features/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err5 = { instancePath: instancePath + "/features", schemaPath: "#/properties/features/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.lockfileDigest !== void 0 && (validate53(data.lockfileDigest, { instancePath: instancePath + "/lockfileDigest", parentData: data, parentDataProperty: "lockfileDigest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema38 = { $id: "ActionStep", additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "effect", "binding", "assertions"], properties: { kind: { const: "action", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, projectHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion" } }, retry: { $ref: "RetryPolicy" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding" } }, checkpoint: { type: "boolean" }, affectedBy: { minItems: 1, uniqueItems: !0, type: "array", items: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" } }, effect: { enum: ["mutating", "readonly"] }, idempotent: { type: "boolean" }, binding: { additionalProperties: !1, type: "object", required: ["attempts"], properties: { attempts: { minItems: 1, type: "array", items: { $ref: "BoundAttempt" } } } }, assertions: { type: "array", items: { $ref: "Assertion" } }, outputs: { type: "object", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, additionalProperties: { $ref: "Expr" } }, outputSchema: { anyOf: [{ type: "object" }, { type: "boolean" }] }, verb: { type: "string" }, repeats: { const: !0, type: "boolean" }, sources: { minItems: 1, type: "array", items: { $ref: "Expr" } }, artifacts: { minItems: 1, type: "array", items: { additionalProperties: !1, type: "object", required: ["name", "paths"], properties: { name: { type: "string" }, paths: { minItems: 1, type: "array", items: { $ref: "Expr" } } } } }, continuation: { $ref: "ContinuationPolicy" } } }, schema39 = { $id: "BoundAttempt", additionalProperties: !1, type: "object", required: ["actionName", "args"], properties: { channel: { enum: ["dom", "uiTree", "coordinate"] }, actionName: { pattern: "^[A-Za-z][A-Za-z0-9_-]*(:[A-Za-z][A-Za-z0-9_.-]*)?$", maxLength: 256, type: "string" }, args: { type: "object", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, additionalProperties: { $ref: "Expr" } }, requiresFeature: { type: "string" }, acceptExecutionModes: { minItems: 1, uniqueItems: !0, type: "array", items: { enum: ["nativeSemantic", "webSemantic", "coordinateFallback"] } }, protection: { const: "standard", type: "string" } } }, pattern19 = new RegExp("^[A-Za-z][A-Za-z0-9_-]*(:[A-Za-z][A-Za-z0-9_.-]*)?$", "u");
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actionName" }, message: "must have required property 'actionName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.args === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "args" }, message: "must have required property 'args'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "channel" || key0 === "actionName" || key0 === "args" || key0 === "requiresFeature" || key0 === "acceptExecutionModes" || key0 === "protection")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.channel !== void 0) {
      let data0 = data.channel;
      if (!(data0 === "dom" || data0 === "uiTree" || data0 === "coordinate")) {
        let err3 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/enum", keyword: "enum", params: { allowedValues: schema39.properties.channel.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.actionName !== void 0) {
      let data1 = data.actionName;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err4 = { instancePath: instancePath + "/actionName", schemaPath: "#/properties/actionName/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern19.test(data1)) {
          let err5 = { instancePath: instancePath + "/actionName", schemaPath: "#/properties/actionName/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*(:[A-Za-z][A-Za-z0-9_.-]*)?$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_-]*(:[A-Za-z][A-Za-z0-9_.-]*)?$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/actionName", schemaPath: "#/properties/actionName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.args !== void 0) {
      let data2 = data.args;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (let key1 in data2) {
          let _errs7 = errors;
          if (typeof key1 == "string" && !pattern9.test(key1)) {
            let err7 = { instancePath: instancePath + "/args", schemaPath: "#/properties/args/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"', propertyName: key1 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          var valid1 = _errs7 === errors;
          if (!valid1) {
            let err8 = { instancePath: instancePath + "/args", schemaPath: "#/properties/args/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        for (let key2 in data2)
          validate58(data2[key2], { instancePath: instancePath + "/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.requiresFeature !== void 0 && typeof data.requiresFeature != "string") {
      let err10 = { instancePath: instancePath + "/requiresFeature", schemaPath: "#/properties/requiresFeature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.acceptExecutionModes !== void 0) {
      let data5 = data.acceptExecutionModes;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err11 = { instancePath: instancePath + "/acceptExecutionModes", schemaPath: "#/properties/acceptExecutionModes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (!(data6 === "nativeSemantic" || data6 === "webSemantic" || data6 === "coordinateFallback")) {
            let err12 = { instancePath: instancePath + "/acceptExecutionModes/" + i0, schemaPath: "#/properties/acceptExecutionModes/items/enum", keyword: "enum", params: { allowedValues: schema39.properties.acceptExecutionModes.items.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        let i1 = data5.length, j0;
        if (i1 > 1) {
          outer0: for (; i1--; )
            for (j0 = i1; j0--; )
              if (func0(data5[i1], data5[j0])) {
                let err13 = { instancePath: instancePath + "/acceptExecutionModes", schemaPath: "#/properties/acceptExecutionModes/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                break outer0;
              }
        }
      } else {
        let err14 = { instancePath: instancePath + "/acceptExecutionModes", schemaPath: "#/properties/acceptExecutionModes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.protection !== void 0) {
      let data7 = data.protection;
      if (typeof data7 != "string") {
        let err15 = { instancePath: instancePath + "/protection", schemaPath: "#/properties/protection/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (data7 !== "standard") {
        let err16 = { instancePath: instancePath + "/protection", schemaPath: "#/properties/protection/const", keyword: "const", params: { allowedValue: "standard" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate111.errors = vErrors, errors === 0;
}
validate111.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema40 = { $id: "ContinuationPolicy", additionalProperties: !1, type: "object", required: ["maxAttempts", "status"], properties: { maxAttempts: { minimum: 1, type: "integer" }, status: { $ref: "Expr" }, summary: { $ref: "Expr" }, filesChanged: { $ref: "Expr" }, nextSteps: { $ref: "Expr" }, onExhausted: { enum: ["fail", "accept"] } } };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.maxAttempts === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxAttempts" }, message: "must have required property 'maxAttempts'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.status === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "maxAttempts" || key0 === "status" || key0 === "summary" || key0 === "filesChanged" || key0 === "nextSteps" || key0 === "onExhausted")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.maxAttempts !== void 0) {
      let data0 = data.maxAttempts;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/maxAttempts", schemaPath: "#/properties/maxAttempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/maxAttempts", schemaPath: "#/properties/maxAttempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.status !== void 0 && (validate58(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.summary !== void 0 && (validate58(data.summary, { instancePath: instancePath + "/summary", parentData: data, parentDataProperty: "summary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.filesChanged !== void 0 && (validate58(data.filesChanged, { instancePath: instancePath + "/filesChanged", parentData: data, parentDataProperty: "filesChanged", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.nextSteps !== void 0 && (validate58(data.nextSteps, { instancePath: instancePath + "/nextSteps", parentData: data, parentDataProperty: "nextSteps", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.onExhausted !== void 0) {
      let data5 = data.onExhausted;
      if (!(data5 === "fail" || data5 === "accept")) {
        let err5 = { instancePath: instancePath + "/onExhausted", schemaPath: "#/properties/onExhausted/enum", keyword: "enum", params: { allowedValues: schema40.properties.onExhausted.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate118.errors = vErrors, errors === 0;
}
validate118.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stepId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.effectHash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.judgeHash === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.effect === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.binding === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "binding" }, message: "must have required property 'binding'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.assertions === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assertions" }, message: "must have required property 'assertions'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema38.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data0 !== "action") {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "action" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.stepId !== void 0) {
      let data1 = data.stepId;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err10 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern8.test(data1)) {
          let err11 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.projectHash !== void 0 && (validate53(data.projectHash, { instancePath: instancePath + "/projectHash", parentData: data, parentDataProperty: "projectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
      let data5 = data.preflight;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err13 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate70(data5[i0], { instancePath: instancePath + "/preflight/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.retry !== void 0 && (validate63(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
      let data8 = data.timeoutMs;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err15 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err16 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data9 = data.handlers;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          let err17 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate61(data9[i1], { instancePath: instancePath + "/handlers/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
      let err19 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.affectedBy !== void 0) {
      let data12 = data.affectedBy;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          let err20 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data13 = data12[i2];
          if (typeof data13 == "string") {
            if (func2(data13) > 256) {
              let err21 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (!pattern8.test(data13)) {
              let err22 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          } else {
            let err23 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        let i3 = data12.length, j0;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data12[i3];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err24 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err25 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.effect !== void 0) {
      let data14 = data.effect;
      if (!(data14 === "mutating" || data14 === "readonly")) {
        let err26 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: schema38.properties.effect.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.idempotent !== void 0 && typeof data.idempotent != "boolean") {
      let err27 = { instancePath: instancePath + "/idempotent", schemaPath: "#/properties/idempotent/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.binding !== void 0) {
      let data16 = data.binding;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (data16.attempts === void 0) {
          let err28 = { instancePath: instancePath + "/binding", schemaPath: "#/properties/binding/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        for (let key1 in data16)
          if (key1 !== "attempts") {
            let err29 = { instancePath: instancePath + "/binding", schemaPath: "#/properties/binding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        if (data16.attempts !== void 0) {
          let data17 = data16.attempts;
          if (Array.isArray(data17)) {
            if (data17.length < 1) {
              let err30 = { instancePath: instancePath + "/binding/attempts", schemaPath: "#/properties/binding/properties/attempts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            let len3 = data17.length;
            for (let i4 = 0; i4 < len3; i4++)
              validate111(data17[i4], { instancePath: instancePath + "/binding/attempts/" + i4, parentData: data17, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
          } else {
            let err31 = { instancePath: instancePath + "/binding/attempts", schemaPath: "#/properties/binding/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/binding", schemaPath: "#/properties/binding/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.assertions !== void 0) {
      let data19 = data.assertions;
      if (Array.isArray(data19)) {
        let len4 = data19.length;
        for (let i5 = 0; i5 < len4; i5++)
          validate70(data19[i5], { instancePath: instancePath + "/assertions/" + i5, parentData: data19, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err33 = { instancePath: instancePath + "/assertions", schemaPath: "#/properties/assertions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.outputs !== void 0) {
      let data21 = data.outputs;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        for (let key2 in data21) {
          let _errs38 = errors;
          if (typeof key2 == "string" && !pattern9.test(key2)) {
            let err34 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"', propertyName: key2 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
          var valid13 = _errs38 === errors;
          if (!valid13) {
            let err35 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        }
        for (let key3 in data21)
          validate58(data21[key3], { instancePath: instancePath + "/outputs/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data21, parentDataProperty: key3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
      } else {
        let err36 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.outputSchema !== void 0) {
      let data23 = data.outputSchema, _errs42 = errors, valid15 = !1, _errs43 = errors;
      if (!(data23 && typeof data23 == "object" && !Array.isArray(data23))) {
        let err37 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/properties/outputSchema/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      var _valid0 = _errs43 === errors;
      valid15 = valid15 || _valid0;
      let _errs45 = errors;
      if (typeof data23 != "boolean") {
        let err38 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/properties/outputSchema/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      var _valid0 = _errs45 === errors;
      if (valid15 = valid15 || _valid0, valid15)
        errors = _errs42, vErrors !== null && (_errs42 ? vErrors.length = _errs42 : vErrors = null);
      else {
        let err39 = { instancePath: instancePath + "/outputSchema", schemaPath: "#/properties/outputSchema/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.verb !== void 0 && typeof data.verb != "string") {
      let err40 = { instancePath: instancePath + "/verb", schemaPath: "#/properties/verb/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.repeats !== void 0) {
      let data25 = data.repeats;
      if (typeof data25 != "boolean") {
        let err41 = { instancePath: instancePath + "/repeats", schemaPath: "#/properties/repeats/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
      if (data25 !== !0) {
        let err42 = { instancePath: instancePath + "/repeats", schemaPath: "#/properties/repeats/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.sources !== void 0) {
      let data26 = data.sources;
      if (Array.isArray(data26)) {
        if (data26.length < 1) {
          let err43 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        let len5 = data26.length;
        for (let i6 = 0; i6 < len5; i6++)
          validate58(data26[i6], { instancePath: instancePath + "/sources/" + i6, parentData: data26, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
      } else {
        let err44 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.artifacts !== void 0) {
      let data28 = data.artifacts;
      if (Array.isArray(data28)) {
        if (data28.length < 1) {
          let err45 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        let len6 = data28.length;
        for (let i7 = 0; i7 < len6; i7++) {
          let data29 = data28[i7];
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            if (data29.name === void 0) {
              let err46 = { instancePath: instancePath + "/artifacts/" + i7, schemaPath: "#/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (data29.paths === void 0) {
              let err47 = { instancePath: instancePath + "/artifacts/" + i7, schemaPath: "#/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'" };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            for (let key4 in data29)
              if (!(key4 === "name" || key4 === "paths")) {
                let err48 = { instancePath: instancePath + "/artifacts/" + i7, schemaPath: "#/properties/artifacts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            if (data29.name !== void 0 && typeof data29.name != "string") {
              let err49 = { instancePath: instancePath + "/artifacts/" + i7 + "/name", schemaPath: "#/properties/artifacts/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (data29.paths !== void 0) {
              let data31 = data29.paths;
              if (Array.isArray(data31)) {
                if (data31.length < 1) {
                  let err50 = { instancePath: instancePath + "/artifacts/" + i7 + "/paths", schemaPath: "#/properties/artifacts/items/properties/paths/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                }
                let len7 = data31.length;
                for (let i8 = 0; i8 < len7; i8++)
                  validate58(data31[i8], { instancePath: instancePath + "/artifacts/" + i7 + "/paths/" + i8, parentData: data31, parentDataProperty: i8, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
              } else {
                let err51 = { instancePath: instancePath + "/artifacts/" + i7 + "/paths", schemaPath: "#/properties/artifacts/items/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            }
          } else {
            let err52 = { instancePath: instancePath + "/artifacts/" + i7, schemaPath: "#/properties/artifacts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
      } else {
        let err53 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    data.continuation !== void 0 && (validate118(data.continuation, { instancePath: instancePath + "/continuation", parentData: data, parentDataProperty: "continuation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length));
  } else {
    let err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
  }
  return validate104.errors = vErrors, errors === 0;
}
validate104.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema41 = { $id: "AssertStep", additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "observe", "assertions"], properties: { kind: { const: "assert", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, projectHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion" } }, retry: { $ref: "RetryPolicy" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding" } }, checkpoint: { type: "boolean" }, affectedBy: { minItems: 1, uniqueItems: !0, type: "array", items: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" } }, observe: { anyOf: [{ const: "fresh", type: "string" }, { additionalProperties: !1, type: "object", required: ["fromStep", "which"], properties: { fromStep: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, which: { enum: ["before", "after"] } } }] }, assertions: { minItems: 1, type: "array", items: { $ref: "Assertion" } } } };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stepId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.effectHash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.judgeHash === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.observe === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "observe" }, message: "must have required property 'observe'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.assertions === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assertions" }, message: "must have required property 'assertions'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema41.properties, key0)) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data0 !== "assert") {
        let err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "assert" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.stepId !== void 0) {
      let data1 = data.stepId;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err9 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern8.test(data1)) {
          let err10 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.projectHash !== void 0 && (validate53(data.projectHash, { instancePath: instancePath + "/projectHash", parentData: data, parentDataProperty: "projectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
      let data5 = data.preflight;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err12 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate70(data5[i0], { instancePath: instancePath + "/preflight/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.retry !== void 0 && (validate63(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
      let data8 = data.timeoutMs;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err14 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err15 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data9 = data.handlers;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          let err16 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate61(data9[i1], { instancePath: instancePath + "/handlers/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
      let err18 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.affectedBy !== void 0) {
      let data12 = data.affectedBy;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          let err19 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data13 = data12[i2];
          if (typeof data13 == "string") {
            if (func2(data13) > 256) {
              let err20 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (!pattern8.test(data13)) {
              let err21 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        let i3 = data12.length, j0;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data12[i3];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err23 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.observe !== void 0) {
      let data14 = data.observe, _errs25 = errors, valid8 = !1, _errs26 = errors;
      if (typeof data14 != "string") {
        let err25 = { instancePath: instancePath + "/observe", schemaPath: "#/properties/observe/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (data14 !== "fresh") {
        let err26 = { instancePath: instancePath + "/observe", schemaPath: "#/properties/observe/anyOf/0/const", keyword: "const", params: { allowedValue: "fresh" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      var _valid0 = _errs26 === errors;
      valid8 = valid8 || _valid0;
      let _errs28 = errors;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.fromStep === void 0) {
          let err27 = { instancePath: instancePath + "/observe", schemaPath: "#/properties/observe/anyOf/1/required", keyword: "required", params: { missingProperty: "fromStep" }, message: "must have required property 'fromStep'" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data14.which === void 0) {
          let err28 = { instancePath: instancePath + "/observe", schemaPath: "#/properties/observe/anyOf/1/required", keyword: "required", params: { missingProperty: "which" }, message: "must have required property 'which'" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        for (let key1 in data14)
          if (!(key1 === "fromStep" || key1 === "which")) {
            let err29 = { instancePath: instancePath + "/observe", schemaPath: "#/properties/observe/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        if (data14.fromStep !== void 0) {
          let data15 = data14.fromStep;
          if (typeof data15 == "string") {
            if (func2(data15) > 256) {
              let err30 = { instancePath: instancePath + "/observe/fromStep", schemaPath: "#/properties/observe/anyOf/1/properties/fromStep/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (!pattern8.test(data15)) {
              let err31 = { instancePath: instancePath + "/observe/fromStep", schemaPath: "#/properties/observe/anyOf/1/properties/fromStep/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            let err32 = { instancePath: instancePath + "/observe/fromStep", schemaPath: "#/properties/observe/anyOf/1/properties/fromStep/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data14.which !== void 0) {
          let data16 = data14.which;
          if (!(data16 === "before" || data16 === "after")) {
            let err33 = { instancePath: instancePath + "/observe/which", schemaPath: "#/properties/observe/anyOf/1/properties/which/enum", keyword: "enum", params: { allowedValues: schema41.properties.observe.anyOf[1].properties.which.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/observe", schemaPath: "#/properties/observe/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      var _valid0 = _errs28 === errors;
      if (valid8 = valid8 || _valid0, valid8)
        errors = _errs25, vErrors !== null && (_errs25 ? vErrors.length = _errs25 : vErrors = null);
      else {
        let err35 = { instancePath: instancePath + "/observe", schemaPath: "#/properties/observe/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.assertions !== void 0) {
      let data17 = data.assertions;
      if (Array.isArray(data17)) {
        if (data17.length < 1) {
          let err36 = { instancePath: instancePath + "/assertions", schemaPath: "#/properties/assertions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        let len3 = data17.length;
        for (let i4 = 0; i4 < len3; i4++)
          validate70(data17[i4], { instancePath: instancePath + "/assertions/" + i4, parentData: data17, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err37 = { instancePath: instancePath + "/assertions", schemaPath: "#/properties/assertions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
  } else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
  }
  return validate124.errors = vErrors, errors === 0;
}
validate124.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema42 = { $id: "CallStep", additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "flowRef", "inputs"], properties: { kind: { const: "call", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, projectHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion" } }, retry: { $ref: "RetryPolicy" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding" } }, checkpoint: { type: "boolean" }, affectedBy: { minItems: 1, uniqueItems: !0, type: "array", items: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" } }, flowRef: { $ref: "FlowRef" }, inputs: { type: "object", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, additionalProperties: { $ref: "Expr" } } } };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stepId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.effectHash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.judgeHash === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.flowRef === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flowRef" }, message: "must have required property 'flowRef'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.inputs === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" }, message: "must have required property 'inputs'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema42.properties, key0)) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data0 !== "call") {
        let err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.stepId !== void 0) {
      let data1 = data.stepId;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err9 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern8.test(data1)) {
          let err10 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.projectHash !== void 0 && (validate53(data.projectHash, { instancePath: instancePath + "/projectHash", parentData: data, parentDataProperty: "projectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
      let data5 = data.preflight;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err12 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate70(data5[i0], { instancePath: instancePath + "/preflight/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.retry !== void 0 && (validate63(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
      let data8 = data.timeoutMs;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err14 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err15 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data9 = data.handlers;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          let err16 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate61(data9[i1], { instancePath: instancePath + "/handlers/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
      let err18 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.affectedBy !== void 0) {
      let data12 = data.affectedBy;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          let err19 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data13 = data12[i2];
          if (typeof data13 == "string") {
            if (func2(data13) > 256) {
              let err20 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (!pattern8.test(data13)) {
              let err21 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        let i3 = data12.length, j0;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data12[i3];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err23 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.flowRef !== void 0 && (validate89(data.flowRef, { instancePath: instancePath + "/flowRef", parentData: data, parentDataProperty: "flowRef", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length)), data.inputs !== void 0) {
      let data15 = data.inputs;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        for (let key1 in data15) {
          let _errs27 = errors;
          if (typeof key1 == "string" && !pattern9.test(key1)) {
            let err25 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"', propertyName: key1 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
          var valid8 = _errs27 === errors;
          if (!valid8) {
            let err26 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
        for (let key2 in data15)
          validate58(data15[key2], { instancePath: instancePath + "/inputs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data15, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
      } else {
        let err27 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema43 = { $id: "IfStep", additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "cond", "then"], properties: { kind: { const: "if", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, projectHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion" } }, retry: { $ref: "RetryPolicy" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding" } }, checkpoint: { type: "boolean" }, affectedBy: { minItems: 1, uniqueItems: !0, type: "array", items: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" } }, cond: { $ref: "Expr" }, then: { type: "array", minItems: 1, items: { $ref: "Step" } }, else: { type: "array", minItems: 1, items: { $ref: "Step" } } } }, wrapper2 = { validate: validate103 };
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate141.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stepId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.effectHash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.judgeHash === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.cond === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cond" }, message: "must have required property 'cond'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.then === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "then" }, message: "must have required property 'then'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema43.properties, key0)) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data0 !== "if") {
        let err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "if" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.stepId !== void 0) {
      let data1 = data.stepId;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err9 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern8.test(data1)) {
          let err10 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.projectHash !== void 0 && (validate53(data.projectHash, { instancePath: instancePath + "/projectHash", parentData: data, parentDataProperty: "projectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
      let data5 = data.preflight;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err12 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate70(data5[i0], { instancePath: instancePath + "/preflight/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.retry !== void 0 && (validate63(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
      let data8 = data.timeoutMs;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err14 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err15 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data9 = data.handlers;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          let err16 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate61(data9[i1], { instancePath: instancePath + "/handlers/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
      let err18 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.affectedBy !== void 0) {
      let data12 = data.affectedBy;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          let err19 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data13 = data12[i2];
          if (typeof data13 == "string") {
            if (func2(data13) > 256) {
              let err20 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (!pattern8.test(data13)) {
              let err21 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        let i3 = data12.length, j0;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data12[i3];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err23 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.cond !== void 0 && (validate58(data.cond, { instancePath: instancePath + "/cond", parentData: data, parentDataProperty: "cond", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.then !== void 0) {
      let data15 = data.then;
      if (Array.isArray(data15)) {
        if (data15.length < 1) {
          let err25 = { instancePath: instancePath + "/then", schemaPath: "#/properties/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        let len3 = data15.length;
        for (let i4 = 0; i4 < len3; i4++)
          wrapper2.validate(data15[i4], { instancePath: instancePath + "/then/" + i4, parentData: data15, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/then", schemaPath: "#/properties/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.else !== void 0) {
      let data17 = data.else;
      if (Array.isArray(data17)) {
        if (data17.length < 1) {
          let err27 = { instancePath: instancePath + "/else", schemaPath: "#/properties/else/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        let len4 = data17.length;
        for (let i5 = 0; i5 < len4; i5++)
          wrapper2.validate(data17[i5], { instancePath: instancePath + "/else/" + i5, parentData: data17, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length);
      } else {
        let err28 = { instancePath: instancePath + "/else", schemaPath: "#/properties/else/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
  } else {
    let err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate141.errors = vErrors, errors === 0;
}
validate141.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema44 = { $id: "ForeachStep", additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "items", "as", "body"], properties: { kind: { const: "foreach", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, projectHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion" } }, retry: { $ref: "RetryPolicy" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding" } }, checkpoint: { type: "boolean" }, affectedBy: { minItems: 1, uniqueItems: !0, type: "array", items: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" } }, items: { $ref: "Expr" }, as: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$", maxLength: 128, type: "string" }, key: { $ref: "Expr" }, concurrency: { minimum: 1, type: "integer" }, onItemFail: { enum: ["halt", "continue"] }, body: { type: "array", minItems: 1, items: { $ref: "Step" } } } };
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate149.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stepId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.effectHash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.judgeHash === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.items === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.as === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "as" }, message: "must have required property 'as'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.body === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema44.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data0 !== "foreach") {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "foreach" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.stepId !== void 0) {
      let data1 = data.stepId;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err10 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern8.test(data1)) {
          let err11 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.projectHash !== void 0 && (validate53(data.projectHash, { instancePath: instancePath + "/projectHash", parentData: data, parentDataProperty: "projectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
      let data5 = data.preflight;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err13 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate70(data5[i0], { instancePath: instancePath + "/preflight/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.retry !== void 0 && (validate63(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
      let data8 = data.timeoutMs;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err15 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err16 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data9 = data.handlers;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          let err17 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate61(data9[i1], { instancePath: instancePath + "/handlers/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
      let err19 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.affectedBy !== void 0) {
      let data12 = data.affectedBy;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          let err20 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data13 = data12[i2];
          if (typeof data13 == "string") {
            if (func2(data13) > 256) {
              let err21 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (!pattern8.test(data13)) {
              let err22 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          } else {
            let err23 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        let i3 = data12.length, j0;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data12[i3];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err24 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err25 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.items !== void 0 && (validate58(data.items, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.as !== void 0) {
      let data15 = data.as;
      if (typeof data15 == "string") {
        if (func2(data15) > 128) {
          let err26 = { instancePath: instancePath + "/as", schemaPath: "#/properties/as/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (!pattern5.test(data15)) {
          let err27 = { instancePath: instancePath + "/as", schemaPath: "#/properties/as/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"' };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/as", schemaPath: "#/properties/as/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.key !== void 0 && (validate58(data.key, { instancePath: instancePath + "/key", parentData: data, parentDataProperty: "key", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.concurrency !== void 0) {
      let data17 = data.concurrency;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        let err29 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (typeof data17 == "number" && isFinite(data17) && (data17 < 1 || isNaN(data17))) {
        let err30 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.onItemFail !== void 0) {
      let data18 = data.onItemFail;
      if (!(data18 === "halt" || data18 === "continue")) {
        let err31 = { instancePath: instancePath + "/onItemFail", schemaPath: "#/properties/onItemFail/enum", keyword: "enum", params: { allowedValues: schema44.properties.onItemFail.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.body !== void 0) {
      let data19 = data.body;
      if (Array.isArray(data19)) {
        if (data19.length < 1) {
          let err32 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        let len3 = data19.length;
        for (let i4 = 0; i4 < len3; i4++)
          wrapper2.validate(data19[i4], { instancePath: instancePath + "/body/" + i4, parentData: data19, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length);
      } else {
        let err33 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
  } else {
    let err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
  }
  return validate149.errors = vErrors, errors === 0;
}
validate149.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema45 = { $id: "LetStep", additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "bindings"], properties: { kind: { const: "let", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, projectHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion" } }, retry: { $ref: "RetryPolicy" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding" } }, checkpoint: { type: "boolean" }, affectedBy: { minItems: 1, uniqueItems: !0, type: "array", items: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" } }, bindings: { type: "object", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, additionalProperties: { $ref: "Expr" }, minProperties: 1 } } };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate158.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stepId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.effectHash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.judgeHash === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.bindings === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bindings" }, message: "must have required property 'bindings'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema45.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data0 !== "let") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "let" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.stepId !== void 0) {
      let data1 = data.stepId;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err8 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern8.test(data1)) {
          let err9 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.projectHash !== void 0 && (validate53(data.projectHash, { instancePath: instancePath + "/projectHash", parentData: data, parentDataProperty: "projectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
      let data5 = data.preflight;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err11 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate70(data5[i0], { instancePath: instancePath + "/preflight/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.retry !== void 0 && (validate63(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
      let data8 = data.timeoutMs;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err13 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err14 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data9 = data.handlers;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          let err15 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate61(data9[i1], { instancePath: instancePath + "/handlers/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
      let err17 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.affectedBy !== void 0) {
      let data12 = data.affectedBy;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          let err18 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data13 = data12[i2];
          if (typeof data13 == "string") {
            if (func2(data13) > 256) {
              let err19 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (!pattern8.test(data13)) {
              let err20 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          } else {
            let err21 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
        let i3 = data12.length, j0;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data12[i3];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err22 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.bindings !== void 0) {
      let data14 = data.bindings;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (Object.keys(data14).length < 1) {
          let err24 = { instancePath: instancePath + "/bindings", schemaPath: "#/properties/bindings/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        for (let key1 in data14) {
          let _errs26 = errors;
          if (typeof key1 == "string" && !pattern9.test(key1)) {
            let err25 = { instancePath: instancePath + "/bindings", schemaPath: "#/properties/bindings/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"', propertyName: key1 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
          var valid8 = _errs26 === errors;
          if (!valid8) {
            let err26 = { instancePath: instancePath + "/bindings", schemaPath: "#/properties/bindings/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
        for (let key2 in data14)
          validate58(data14[key2], { instancePath: instancePath + "/bindings/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data14, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
      } else {
        let err27 = { instancePath: instancePath + "/bindings", schemaPath: "#/properties/bindings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate158.errors = vErrors, errors === 0;
}
validate158.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema46 = { $id: "ParallelStep", additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash", "branches"], properties: { kind: { const: "parallel", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, projectHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion" } }, retry: { $ref: "RetryPolicy" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding" } }, checkpoint: { type: "boolean" }, affectedBy: { minItems: 1, uniqueItems: !0, type: "array", items: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" } }, concurrency: { minimum: 1, type: "integer" }, onBranchFail: { enum: ["halt", "continue"] }, branches: { type: "object", minProperties: 1, propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, additionalProperties: { type: "array", minItems: 1, items: { $ref: "Step" } } } } };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate166.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stepId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.effectHash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.judgeHash === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.branches === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "branches" }, message: "must have required property 'branches'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema46.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data0 !== "parallel") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "parallel" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.stepId !== void 0) {
      let data1 = data.stepId;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err8 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern8.test(data1)) {
          let err9 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.projectHash !== void 0 && (validate53(data.projectHash, { instancePath: instancePath + "/projectHash", parentData: data, parentDataProperty: "projectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
      let data5 = data.preflight;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err11 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate70(data5[i0], { instancePath: instancePath + "/preflight/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.retry !== void 0 && (validate63(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
      let data8 = data.timeoutMs;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err13 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err14 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data9 = data.handlers;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          let err15 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate61(data9[i1], { instancePath: instancePath + "/handlers/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
      let err17 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.affectedBy !== void 0) {
      let data12 = data.affectedBy;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          let err18 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data13 = data12[i2];
          if (typeof data13 == "string") {
            if (func2(data13) > 256) {
              let err19 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (!pattern8.test(data13)) {
              let err20 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          } else {
            let err21 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
        let i3 = data12.length, j0;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data12[i3];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err22 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.concurrency !== void 0) {
      let data14 = data.concurrency;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        let err24 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14) && (data14 < 1 || isNaN(data14))) {
        let err25 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.onBranchFail !== void 0) {
      let data15 = data.onBranchFail;
      if (!(data15 === "halt" || data15 === "continue")) {
        let err26 = { instancePath: instancePath + "/onBranchFail", schemaPath: "#/properties/onBranchFail/enum", keyword: "enum", params: { allowedValues: schema46.properties.onBranchFail.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.branches !== void 0) {
      let data16 = data.branches;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (Object.keys(data16).length < 1) {
          let err27 = { instancePath: instancePath + "/branches", schemaPath: "#/properties/branches/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        for (let key1 in data16) {
          let _errs29 = errors;
          if (typeof key1 == "string" && !pattern9.test(key1)) {
            let err28 = { instancePath: instancePath + "/branches", schemaPath: "#/properties/branches/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"', propertyName: key1 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          var valid8 = _errs29 === errors;
          if (!valid8) {
            let err29 = { instancePath: instancePath + "/branches", schemaPath: "#/properties/branches/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
        for (let key2 in data16) {
          let data17 = data16[key2];
          if (Array.isArray(data17)) {
            if (data17.length < 1) {
              let err30 = { instancePath: instancePath + "/branches/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/branches/additionalProperties/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            let len3 = data17.length;
            for (let i4 = 0; i4 < len3; i4++)
              wrapper2.validate(data17[i4], { instancePath: instancePath + "/branches/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i4, parentData: data17, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors), errors = vErrors.length);
          } else {
            let err31 = { instancePath: instancePath + "/branches/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/branches/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/branches", schemaPath: "#/properties/branches/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate166.errors = vErrors, errors === 0;
}
validate166.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema47 = { $id: "WaitStep", additionalProperties: !1, type: "object", required: ["kind", "stepId", "effectHash", "judgeHash"], properties: { kind: { const: "wait", type: "string" }, stepId: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" }, effectHash: { $ref: "Hash" }, judgeHash: { $ref: "Hash" }, projectHash: { $ref: "Hash" }, preflight: { minItems: 1, type: "array", items: { $ref: "Assertion" } }, retry: { $ref: "RetryPolicy" }, timeoutMs: { minimum: 1, type: "integer" }, handlers: { minItems: 1, type: "array", items: { $ref: "HandlerBinding" } }, checkpoint: { type: "boolean" }, affectedBy: { minItems: 1, uniqueItems: !0, type: "array", items: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$", maxLength: 256, type: "string" } }, for: { $ref: "Expr" }, until: { $ref: "Expr" } } };
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate173.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stepId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stepId" }, message: "must have required property 'stepId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.effectHash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effectHash" }, message: "must have required property 'effectHash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.judgeHash === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgeHash" }, message: "must have required property 'judgeHash'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema47.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (data0 !== "wait") {
        let err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "wait" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.stepId !== void 0) {
      let data1 = data.stepId;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err7 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern8.test(data1)) {
          let err8 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.effectHash !== void 0 && (validate53(data.effectHash, { instancePath: instancePath + "/effectHash", parentData: data, parentDataProperty: "effectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.judgeHash !== void 0 && (validate53(data.judgeHash, { instancePath: instancePath + "/judgeHash", parentData: data, parentDataProperty: "judgeHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.projectHash !== void 0 && (validate53(data.projectHash, { instancePath: instancePath + "/projectHash", parentData: data, parentDataProperty: "projectHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.preflight !== void 0) {
      let data5 = data.preflight;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err10 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate70(data5[i0], { instancePath: instancePath + "/preflight/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/preflight", schemaPath: "#/properties/preflight/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.retry !== void 0 && (validate63(data.retry, { instancePath: instancePath + "/retry", parentData: data, parentDataProperty: "retry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
      let data8 = data.timeoutMs;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err12 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err13 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data9 = data.handlers;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          let err14 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate61(data9[i1], { instancePath: instancePath + "/handlers/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.checkpoint !== void 0 && typeof data.checkpoint != "boolean") {
      let err16 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.affectedBy !== void 0) {
      let data12 = data.affectedBy;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          let err17 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data13 = data12[i2];
          if (typeof data13 == "string") {
            if (func2(data13) > 256) {
              let err18 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (!pattern8.test(data13)) {
              let err19 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$"' };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath: instancePath + "/affectedBy/" + i2, schemaPath: "#/properties/affectedBy/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        let i3 = data12.length, j0;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data12[i3];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err21 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err22 = { instancePath: instancePath + "/affectedBy", schemaPath: "#/properties/affectedBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    data.for !== void 0 && (validate58(data.for, { instancePath: instancePath + "/for", parentData: data, parentDataProperty: "for", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.until !== void 0 && (validate58(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate173.errors = vErrors, errors === 0;
}
validate173.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "action") {
        validate104(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length);
        var props0 = !0;
      } else if (tag0 === "assert")
        validate124(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
      else if (tag0 === "call")
        validate132(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
      else if (tag0 === "human")
        validate66(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
      else if (tag0 === "if")
        validate141(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
      else if (tag0 === "foreach")
        validate149(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
      else if (tag0 === "let")
        validate158(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
      else if (tag0 === "parallel")
        validate166(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
      else if (tag0 === "wait")
        validate173(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate103.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate103.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
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
    if (data.params === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.outputs === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outputs" }, message: "must have required property 'outputs'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.subflows === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subflows" }, message: "must have required property 'subflows'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.sourceMap === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sourceMap" }, message: "must have required property 'sourceMap'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.providers === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "providers" }, message: "must have required property 'providers'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.body === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.irVersion !== void 0) {
      let data0 = data.irVersion;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        let err10 = { instancePath: instancePath + "/irVersion", schemaPath: "#/properties/irVersion/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (data0 !== 2) {
        let err11 = { instancePath: instancePath + "/irVersion", schemaPath: "#/properties/irVersion/const", keyword: "const", params: { allowedValue: 2 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.flowId !== void 0) {
      let data1 = data.flowId;
      if (typeof data1 == "string") {
        if (func2(data1) > 256) {
          let err12 = { instancePath: instancePath + "/flowId", schemaPath: "#/properties/flowId/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern3.test(data1)) {
          let err13 = { instancePath: instancePath + "/flowId", schemaPath: "#/properties/flowId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_.-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_.-]*$"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/flowId", schemaPath: "#/properties/flowId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.irHash !== void 0 && (validate53(data.irHash, { instancePath: instancePath + "/irHash", parentData: data, parentDataProperty: "irHash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.params !== void 0) {
      let data3 = data.params;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate55(data3[i0], { instancePath: instancePath + "/params/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/params", schemaPath: "#/properties/params/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.outputs !== void 0) {
      let data5 = data.outputs;
      if (Array.isArray(data5)) {
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate57(data5[i1], { instancePath: instancePath + "/outputs/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.handlers !== void 0) {
      let data7 = data.handlers;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          let err17 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate61(data7[i2], { instancePath: instancePath + "/handlers/" + i2, parentData: data7, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.verdictPolicy !== void 0) {
      let data9 = data.verdictPolicy;
      if (!(data9 === "standard" || data9 === "strict")) {
        let err19 = { instancePath: instancePath + "/verdictPolicy", schemaPath: "#/properties/verdictPolicy/enum", keyword: "enum", params: { allowedValues: schema19.properties.verdictPolicy.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.subflows !== void 0) {
      let data10 = data.subflows;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        var props0 = {};
        for (let key1 in data10)
          pattern3.test(key1) && (validate89(data10[key1], { instancePath: instancePath + "/subflows/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data10, parentDataProperty: key1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length), props0[key1] = !0);
      } else {
        let err20 = { instancePath: instancePath + "/subflows", schemaPath: "#/properties/subflows/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.sourceMap !== void 0) {
      let data12 = data.sourceMap;
      if (Array.isArray(data12)) {
        let len3 = data12.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate95(data12[i3], { instancePath: instancePath + "/sourceMap/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/sourceMap", schemaPath: "#/properties/sourceMap/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.providers !== void 0) {
      let data14 = data.providers;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        var props1 = {};
        for (let key2 in data14)
          pattern16.test(key2) && (validate100(data14[key2], { instancePath: instancePath + "/providers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data14, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length), props1[key2] = !0);
      } else {
        let err22 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.body !== void 0) {
      let data16 = data.body;
      if (Array.isArray(data16)) {
        if (data16.length < 1) {
          let err23 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len4 = data16.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate103(data16[i4], { instancePath: instancePath + "/body/" + i4, parentData: data16, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.finally !== void 0) {
      let data18 = data.finally;
      if (Array.isArray(data18)) {
        if (data18.length < 1) {
          let err25 = { instancePath: instancePath + "/finally", schemaPath: "#/properties/finally/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        let len5 = data18.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate103(data18[i5], { instancePath: instancePath + "/finally/" + i5, parentData: data18, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/finally", schemaPath: "#/properties/finally/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  validateFlow
};
