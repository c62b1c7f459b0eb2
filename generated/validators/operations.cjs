// Generated from specs/ by `npm run generate`. Do not edit.
'use strict';
function fail(validate, instancePath, keyword, params, message) {
  validate.errors = [{ instancePath, keyword, params, message }];
  return false;
}
const ucs2length = require("ajv/dist/runtime/ucs2length").default;
function isHealth(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
return fail(isHealth, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.status !== undefined){
let data0 = data.status; if(typeof data0 !== "string"){ return fail(isHealth, instancePath+"/status", "type", {type: "string"}, "must be string"); }
if("ok" !== data0){ return fail(isHealth, instancePath+"/status", "const", {allowedValue: "ok"}, "must be equal to constant"); } } } } else { return fail(isHealth, instancePath, "type", {type: "object"}, "must be object"); } }
isHealth.errors = vErrors;
return errors === 0;
}
function isOpenAiError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.message === undefined) && (missing0 = "message")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.code === undefined) && (missing0 = "code"))){
return fail(isOpenAiError, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.message !== undefined){
let data0 = data.message; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isOpenAiError, instancePath+"/message", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isOpenAiError, instancePath+"/message", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
const _errs3 = errors; if(!(isOpenAiErrorType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isOpenAiErrorType.errors : vErrors.concat(isOpenAiErrorType.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.param !== undefined){
let data2 = data.param; const _errs4 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isOpenAiError, instancePath+"/param", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
let data3 = data.code; const _errs6 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isOpenAiError, instancePath+"/code", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isOpenAiError, instancePath, "type", {type: "object"}, "must be object"); } }
isOpenAiError.errors = vErrors;
return errors === 0;
}
function isOpenAiErrorResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
return fail(isOpenAiErrorResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.error !== undefined){
if(!(isOpenAiError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isOpenAiError.errors : vErrors.concat(isOpenAiError.errors);
errors = vErrors.length;
} } } } else { return fail(isOpenAiErrorResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isOpenAiErrorResponse.errors = vErrors;
return errors === 0;
}
function isOpenAiErrorType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isOpenAiErrorType, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((((data === "invalid_request_error") || (data === "authentication_error")) || (data === "permission_error")) || (data === "rate_limit_error")) || (data === "server_error")) || (data === "image_generation_user_error"))){
return fail(isOpenAiErrorType, instancePath, "enum", {allowedValues: ["invalid_request_error","authentication_error","permission_error","rate_limit_error","server_error","image_generation_user_error"]}, "must be equal to one of the allowed values");
}
isOpenAiErrorType.errors = vErrors;
return errors === 0;
}
function isReadiness(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.checks === undefined) && (missing0 = "checks"))){
return fail(isReadiness, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.status !== undefined){
let data0 = data.status; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isReadiness, instancePath+"/status", "type", {type: "string"}, "must be string"); }
if(!((data0 === "ready") || (data0 === "not_ready"))){
return fail(isReadiness, instancePath+"/status", "enum", {allowedValues: ["ready","not_ready"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.checks !== undefined){
let data1 = data.checks; const _errs3 = errors; if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
let data2 = data1[key0]; const _errs6 = errors; if(typeof data2 !== "string"){
return fail(isReadiness, instancePath+"/checks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"}, "must be string");
}
if(!((data2 === "ok") || (data2 === "failing"))){
return fail(isReadiness, instancePath+"/checks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "enum", {allowedValues: ["ok","failing"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs6 === errors;
if(!valid1){ break; } } } else { return fail(isReadiness, instancePath+"/checks", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isReadiness, instancePath, "type", {type: "object"}, "must be object"); } }
isReadiness.errors = vErrors;
return errors === 0;
}
function isRequestOfGetHealth(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfGetHealth, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfGetHealth, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfGetHealth, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetHealth.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfGetHealth(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(isVendorRequestOfGetHealth, instancePath, "type", {type: "object"}, "must be object");
} }
isVendorRequestOfGetHealth.errors = vErrors;
return errors === 0;
}

exports.neutral = {
  getHealth: {
    request: isRequestOfGetHealth,
    formRequest: null,
    responses: { "200": isHealth, "400": isOpenAiErrorResponse, "500": isOpenAiErrorResponse },
    events: null,
  },
  getReadiness: {
    request: isRequestOfGetHealth,
    formRequest: null,
    responses: { "200": isReadiness, "400": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isReadiness },
    events: null,
  },
  getMetrics: {
    request: isRequestOfGetHealth,
    formRequest: null,
    responses: { "200": null, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "500": isOpenAiErrorResponse },
    events: null,
  },
};
exports.vendor = {
  getHealth: {
    request: isVendorRequestOfGetHealth,
    formRequest: null,
    responses: { "200": isHealth, "400": isOpenAiErrorResponse, "500": isOpenAiErrorResponse },
    events: null,
  },
  getReadiness: {
    request: isVendorRequestOfGetHealth,
    formRequest: null,
    responses: { "200": isReadiness, "400": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isReadiness },
    events: null,
  },
  getMetrics: {
    request: isVendorRequestOfGetHealth,
    formRequest: null,
    responses: { "200": null, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "500": isOpenAiErrorResponse },
    events: null,
  },
};
