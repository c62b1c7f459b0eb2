// Generated from specs/ by `npm run generate`. Do not edit.
'use strict';
function fail(validate, instancePath, keyword, params, message) {
  validate.errors = [{ instancePath, keyword, params, message }];
  return false;
}
const date_time = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern_2bc571 = new RegExp("^[0-9]+(\\.[0-9]+)?s$", "u");
const pattern_3f4e2a = new RegExp("^[^/:]+$", "u");
const pattern_56ae6b = new RegExp("^-?\\d{1,15}$", "u");
const pattern_5e6e52 = new RegExp("^[!-~]+$", "u");
const pattern_8d06d0 = new RegExp("^task_[0-9a-hjkmnp-tv-z]{26}$", "u");
const pattern_ceea28 = new RegExp("^[1-9][0-9]*$", "u");
const pattern_d2048f = new RegExp("^[1-9]\\d{1,4}x[1-9]\\d{1,4}$", "u");
const pattern_d69540 = new RegExp("^files/[0-9a-hjkmnp-tv-z]{26}[0-3]$", "u");
const pattern_d899f5 = new RegExp("^(publishers/google/)?models/[^/]+/operations/[0-9a-hjkmnp-tv-z]{26}$", "u");
const ucs2length = require("ajv/dist/runtime/ucs2length").default;
const uri = require("ajv-formats/dist/formats").fullFormats.uri;
function isContentError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.status === undefined) && (missing0 = "status"))){
return fail(isContentError, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.code !== undefined){
let data0 = data.code; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isContentError, instancePath+"/code", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){ return fail(isContentError, instancePath+"/code", "maximum", {comparison: "<=", limit: 599}, "must be <= 599"); } else {
if(data0 < 400 || isNaN(data0)){ return fail(isContentError, instancePath+"/code", "minimum", {comparison: ">=", limit: 400}, "must be >= 400"); } } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
let data1 = data.message; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isContentError, instancePath+"/message", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isContentError, instancePath+"/message", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs5 = errors; if(!(isContentErrorStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentErrorStatus.errors : vErrors.concat(isContentErrorStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.details !== undefined){
let data3 = data.details; const _errs6 = errors; if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors; if(!(isContentErrorDetail(data3[i0], {instancePath:instancePath+"/details/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentErrorDetail.errors : vErrors.concat(isContentErrorDetail.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){ break; } } } else { return fail(isContentError, instancePath+"/details", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isContentError, instancePath, "type", {type: "object"}, "must be object"); } }
isContentError.errors = vErrors;
return errors === 0;
}
function isContentErrorDetail(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["@type"] === undefined) && (missing0 = "@type")){
return fail(isContentErrorDetail, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data["@type"] !== undefined){
const _errs1 = errors; if(typeof data["@type"] !== "string"){ return fail(isContentErrorDetail, instancePath+"/@type", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fieldViolations !== undefined){
let data1 = data.fieldViolations; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isContentFieldViolation(data1[i0], {instancePath:instancePath+"/fieldViolations/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentFieldViolation.errors : vErrors.concat(isContentFieldViolation.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else { return fail(isContentErrorDetail, instancePath+"/fieldViolations", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.violations !== undefined){
let data3 = data.violations; const _errs6 = errors; if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors; if(!(isContentQuotaViolation(data3[i1], {instancePath:instancePath+"/violations/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentQuotaViolation.errors : vErrors.concat(isContentQuotaViolation.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){ break; } } } else { return fail(isContentErrorDetail, instancePath+"/violations", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.reason !== undefined){
const _errs9 = errors; if(typeof data.reason !== "string"){ return fail(isContentErrorDetail, instancePath+"/reason", "type", {type: "string"}, "must be string"); }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.domain !== undefined){
const _errs11 = errors; if(typeof data.domain !== "string"){ return fail(isContentErrorDetail, instancePath+"/domain", "type", {type: "string"}, "must be string"); }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
let data7 = data.metadata; const _errs13 = errors; if(errors === _errs13){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
const _errs16 = errors; if(typeof data7[key0] !== "string"){
return fail(isContentErrorDetail, instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"}, "must be string");
}
var valid3 = _errs16 === errors;
if(!valid3){ break; } } } else { return fail(isContentErrorDetail, instancePath+"/metadata", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.retryDelay !== undefined){
let data9 = data.retryDelay; const _errs18 = errors; if(errors === _errs18){
if(typeof data9 === "string"){
if(!pattern_2bc571.test(data9)){
return fail(isContentErrorDetail, instancePath+"/retryDelay", "pattern", {pattern: "^[0-9]+(\\.[0-9]+)?s$"}, "must match pattern \""+"^[0-9]+(\\.[0-9]+)?s$"+"\"");
} } else { return fail(isContentErrorDetail, instancePath+"/retryDelay", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isContentErrorDetail, instancePath, "type", {type: "object"}, "must be object"); } }
isContentErrorDetail.errors = vErrors;
return errors === 0;
}
function isContentErrorStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isContentErrorStatus, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((((((((((data === "INVALID_ARGUMENT") || (data === "FAILED_PRECONDITION")) || (data === "UNAUTHENTICATED")) || (data === "PERMISSION_DENIED")) || (data === "NOT_FOUND")) || (data === "PAYLOAD_TOO_LARGE")) || (data === "RESOURCE_EXHAUSTED")) || (data === "INTERNAL")) || (data === "UNIMPLEMENTED")) || (data === "UNAVAILABLE")) || (data === "DEADLINE_EXCEEDED"))){
return fail(isContentErrorStatus, instancePath, "enum", {allowedValues: ["INVALID_ARGUMENT","FAILED_PRECONDITION","UNAUTHENTICATED","PERMISSION_DENIED","NOT_FOUND","PAYLOAD_TOO_LARGE","RESOURCE_EXHAUSTED","INTERNAL","UNIMPLEMENTED","UNAVAILABLE","DEADLINE_EXCEEDED"]}, "must be equal to one of the allowed values");
}
isContentErrorStatus.errors = vErrors;
return errors === 0;
}
function isContentFieldViolation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.description === undefined) && (missing0 = "description"))){
return fail(isContentFieldViolation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.field !== undefined){
const _errs1 = errors; if(typeof data.field !== "string"){ return fail(isContentFieldViolation, instancePath+"/field", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.description !== undefined){
const _errs3 = errors; if(typeof data.description !== "string"){
return fail(isContentFieldViolation, instancePath+"/description", "type", {type: "string"}, "must be string");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isContentFieldViolation, instancePath, "type", {type: "object"}, "must be object"); } }
isContentFieldViolation.errors = vErrors;
return errors === 0;
}
function isContentQuotaViolation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.quotaId === undefined) && (missing0 = "quotaId")){
return fail(isContentQuotaViolation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.quotaId !== undefined){
if(typeof data.quotaId !== "string"){ return fail(isContentQuotaViolation, instancePath+"/quotaId", "type", {type: "string"}, "must be string"); } } } } else { return fail(isContentQuotaViolation, instancePath, "type", {type: "object"}, "must be object"); } }
isContentQuotaViolation.errors = vErrors;
return errors === 0;
}
function isFormOfCreateVideo(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isFormOfCreateVideo, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isFormOfCreateVideo, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isFormOfCreateVideo, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data1 = data.header; const _errs4 = errors; if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1["idempotency-key"] !== undefined){
let data2 = data1["idempotency-key"]; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern_5e6e52.test(data2)){
return fail(isFormOfCreateVideo, instancePath+"/header/idempotency-key", "pattern", {pattern: "^[!-~]+$"}, "must match pattern \""+"^[!-~]+$"+"\"");
} else {
if(data2.length > 255 && (data2.length > 510 || ucs2length(data2) > 255)){
return fail(isFormOfCreateVideo, instancePath+"/header/idempotency-key", "maxLength", {limit: 255}, "must NOT have more than 255 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isFormOfCreateVideo, instancePath+"/header/idempotency-key", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isFormOfCreateVideo, instancePath+"/header/idempotency-key", "type", {type: "string"}, "must be string"); } } } } else { return fail(isFormOfCreateVideo, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isVideoCreateForm(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoCreateForm.errors : vErrors.concat(isVideoCreateForm.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isFormOfCreateVideo, instancePath, "type", {type: "object"}, "must be object"); } }
isFormOfCreateVideo.errors = vErrors;
return errors === 0;
}
function isGenerateContentErrorResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
return fail(isGenerateContentErrorResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.error !== undefined){
if(!(isContentError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentError.errors : vErrors.concat(isContentError.errors);
errors = vErrors.length;
} } } } else { return fail(isGenerateContentErrorResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isGenerateContentErrorResponse.errors = vErrors;
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
function isRequestOfCreateVideo(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreateVideo, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfCreateVideo, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreateVideo, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data1 = data.header; const _errs4 = errors; if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1["idempotency-key"] !== undefined){
let data2 = data1["idempotency-key"]; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern_5e6e52.test(data2)){
return fail(isRequestOfCreateVideo, instancePath+"/header/idempotency-key", "pattern", {pattern: "^[!-~]+$"}, "must match pattern \""+"^[!-~]+$"+"\"");
} else {
if(data2.length > 255 && (data2.length > 510 || ucs2length(data2) > 255)){
return fail(isRequestOfCreateVideo, instancePath+"/header/idempotency-key", "maxLength", {limit: 255}, "must NOT have more than 255 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRequestOfCreateVideo, instancePath+"/header/idempotency-key", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isRequestOfCreateVideo, instancePath+"/header/idempotency-key", "type", {type: "string"}, "must be string"); } } } } else { return fail(isRequestOfCreateVideo, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isVideoCreateRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoCreateRequest.errors : vErrors.concat(isVideoCreateRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfCreateVideo, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateVideo.errors = vErrors;
return errors === 0;
}
function isRequestOfCreateVideoEdit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfCreateVideoEdit, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreateVideoEdit, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfCreateVideoEdit, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateVideoEdit.errors = vErrors;
return errors === 0;
}
function isRequestOfCreateVideoGeneration(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreateVideoGeneration, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfCreateVideoGeneration, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreateVideoGeneration, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data1 = data.header; const _errs4 = errors; if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1["idempotency-key"] !== undefined){
let data2 = data1["idempotency-key"]; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern_5e6e52.test(data2)){
return fail(isRequestOfCreateVideoGeneration, instancePath+"/header/idempotency-key", "pattern", {pattern: "^[!-~]+$"}, "must match pattern \""+"^[!-~]+$"+"\"");
} else {
if(data2.length > 255 && (data2.length > 510 || ucs2length(data2) > 255)){
return fail(isRequestOfCreateVideoGeneration, instancePath+"/header/idempotency-key", "maxLength", {limit: 255}, "must NOT have more than 255 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRequestOfCreateVideoGeneration, instancePath+"/header/idempotency-key", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isRequestOfCreateVideoGeneration, instancePath+"/header/idempotency-key", "type", {type: "string"}, "must be string"); } } } } else { return fail(isRequestOfCreateVideoGeneration, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isVideoGenerationRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoGenerationRequest.errors : vErrors.concat(isVideoGenerationRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfCreateVideoGeneration, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateVideoGeneration.errors = vErrors;
return errors === 0;
}
function isRequestOfCreateVideoLink(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreateVideoLink, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.task_id === undefined) && (missing1 = "task_id")){
return fail(isRequestOfCreateVideoLink, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.task_id !== undefined){
let data1 = data0.task_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfCreateVideoLink, instancePath+"/path/task_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRequestOfCreateVideoLink, instancePath+"/path/task_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfCreateVideoLink, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfCreateVideoLink, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreateVideoLink, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isVideoLinkRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoLinkRequest.errors : vErrors.concat(isVideoLinkRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfCreateVideoLink, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateVideoLink.errors = vErrors;
return errors === 0;
}
function isRequestOfGetVideoCharacter(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.character_id === undefined) && (missing0 = "character_id")){
return fail(isRequestOfGetVideoCharacter, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.character_id !== undefined){
let data1 = data0.character_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfGetVideoCharacter, instancePath+"/path/character_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRequestOfGetVideoCharacter, instancePath+"/path/character_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfGetVideoCharacter, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfGetVideoCharacter, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfGetVideoCharacter, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } else { return fail(isRequestOfGetVideoCharacter, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetVideoCharacter.errors = vErrors;
return errors === 0;
}
function isRequestOfGetVideoContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.task_id === undefined) && (missing0 = "task_id")){
return fail(isRequestOfGetVideoContent, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.task_id !== undefined){
let data1 = data0.task_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfGetVideoContent, instancePath+"/path/task_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRequestOfGetVideoContent, instancePath+"/path/task_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfGetVideoContent, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors; for(const key0 in data2){
if(!(((key0 === "index") || (key0 === "variant")) || (key0 === "token"))){
return fail(isRequestOfGetVideoContent, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs7 === errors){
if(data2.index !== undefined){
let data3 = data2.index; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern_56ae6b.test(data3) || +data3 < 0 || +data3 > 3){
return fail(isRequestOfGetVideoContent, instancePath+"/query/index", "integerText", {}, "must be an integer from 0 to 3");
} } else { return fail(isRequestOfGetVideoContent, instancePath+"/query/index", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs8 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2.variant !== undefined){
let data4 = data2.variant; const _errs10 = errors; if(typeof data4 !== "string"){ return fail(isRequestOfGetVideoContent, instancePath+"/query/variant", "type", {type: "string"}, "must be string"); }
if(!(data4 === "video")){
return fail(isRequestOfGetVideoContent, instancePath+"/query/variant", "enum", {allowedValues: ["video"]}, "must be equal to one of the allowed values");
}
var valid2 = _errs10 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2.token !== undefined){
let data5 = data2.token; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 512 && (data5.length > 1024 || ucs2length(data5) > 512)){
return fail(isRequestOfGetVideoContent, instancePath+"/query/token", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isRequestOfGetVideoContent, instancePath+"/query/token", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetVideoContent, instancePath+"/query/token", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs12 === errors;
} else { var valid2 = true; } } } } } else { return fail(isRequestOfGetVideoContent, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data6 = data.header; const _errs14 = errors; if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.range !== undefined){
const _errs16 = errors; if(typeof data6.range !== "string"){
return fail(isRequestOfGetVideoContent, instancePath+"/header/range", "type", {type: "string"}, "must be string");
}
var valid3 = _errs16 === errors;
} else { var valid3 = true; }
if(valid3){ if(data6["if-range"] !== undefined){
const _errs18 = errors; if(typeof data6["if-range"] !== "string"){
return fail(isRequestOfGetVideoContent, instancePath+"/header/if-range", "type", {type: "string"}, "must be string");
}
var valid3 = _errs18 === errors;
} else { var valid3 = true; }
if(valid3){ if(data6["if-none-match"] !== undefined){
const _errs20 = errors; if(typeof data6["if-none-match"] !== "string"){
return fail(isRequestOfGetVideoContent, instancePath+"/header/if-none-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs20 === errors;
} else { var valid3 = true; }
if(valid3){ if(data6["if-match"] !== undefined){
const _errs22 = errors; if(typeof data6["if-match"] !== "string"){
return fail(isRequestOfGetVideoContent, instancePath+"/header/if-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs22 === errors;
} else { var valid3 = true; } } } } } else { return fail(isRequestOfGetVideoContent, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfGetVideoContent, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetVideoContent.errors = vErrors;
return errors === 0;
}
function isRequestOfGetVideoGeneration(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.task_id === undefined) && (missing0 = "task_id")){
return fail(isRequestOfGetVideoGeneration, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.task_id !== undefined){
let data1 = data0.task_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfGetVideoGeneration, instancePath+"/path/task_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRequestOfGetVideoGeneration, instancePath+"/path/task_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfGetVideoGeneration, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfGetVideoGeneration, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfGetVideoGeneration, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } else { return fail(isRequestOfGetVideoGeneration, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetVideoGeneration.errors = vErrors;
return errors === 0;
}
function isRequestOfHeadVideoContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.task_id === undefined) && (missing0 = "task_id")){
return fail(isRequestOfHeadVideoContent, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.task_id !== undefined){
let data1 = data0.task_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfHeadVideoContent, instancePath+"/path/task_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRequestOfHeadVideoContent, instancePath+"/path/task_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfHeadVideoContent, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors; for(const key0 in data2){
if(!(((key0 === "index") || (key0 === "variant")) || (key0 === "token"))){
return fail(isRequestOfHeadVideoContent, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs7 === errors){
if(data2.index !== undefined){
let data3 = data2.index; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern_56ae6b.test(data3) || +data3 < 0 || +data3 > 3){
return fail(isRequestOfHeadVideoContent, instancePath+"/query/index", "integerText", {}, "must be an integer from 0 to 3");
} } else { return fail(isRequestOfHeadVideoContent, instancePath+"/query/index", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs8 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2.variant !== undefined){
let data4 = data2.variant; const _errs10 = errors; if(typeof data4 !== "string"){ return fail(isRequestOfHeadVideoContent, instancePath+"/query/variant", "type", {type: "string"}, "must be string"); }
if(!(data4 === "video")){
return fail(isRequestOfHeadVideoContent, instancePath+"/query/variant", "enum", {allowedValues: ["video"]}, "must be equal to one of the allowed values");
}
var valid2 = _errs10 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2.token !== undefined){
let data5 = data2.token; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 512 && (data5.length > 1024 || ucs2length(data5) > 512)){
return fail(isRequestOfHeadVideoContent, instancePath+"/query/token", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isRequestOfHeadVideoContent, instancePath+"/query/token", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfHeadVideoContent, instancePath+"/query/token", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs12 === errors;
} else { var valid2 = true; } } } } } else { return fail(isRequestOfHeadVideoContent, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data6 = data.header; const _errs14 = errors; if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["if-none-match"] !== undefined){
const _errs16 = errors; if(typeof data6["if-none-match"] !== "string"){
return fail(isRequestOfHeadVideoContent, instancePath+"/header/if-none-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs16 === errors;
} else { var valid3 = true; }
if(valid3){ if(data6["if-match"] !== undefined){
const _errs18 = errors; if(typeof data6["if-match"] !== "string"){
return fail(isRequestOfHeadVideoContent, instancePath+"/header/if-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs18 === errors;
} else { var valid3 = true; } } } else { return fail(isRequestOfHeadVideoContent, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfHeadVideoContent, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfHeadVideoContent.errors = vErrors;
return errors === 0;
}
function isRequestOfListVideos(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(((key0 === "limit") || (key0 === "order")) || (key0 === "after"))){
return fail(isRequestOfListVideos, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.limit !== undefined){
let data1 = data0.limit; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern_56ae6b.test(data1) || +data1 < 1 || +data1 > 100){
return fail(isRequestOfListVideos, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfListVideos, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.order !== undefined){
let data2 = data0.order; const _errs6 = errors; if(typeof data2 !== "string"){ return fail(isRequestOfListVideos, instancePath+"/query/order", "type", {type: "string"}, "must be string"); }
if(!((data2 === "asc") || (data2 === "desc"))){
return fail(isRequestOfListVideos, instancePath+"/query/order", "enum", {allowedValues: ["asc","desc"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.after !== undefined){
let data3 = data0.after; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRequestOfListVideos, instancePath+"/query/after", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRequestOfListVideos, instancePath+"/query/after", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } } else { return fail(isRequestOfListVideos, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListVideos, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListVideos.errors = vErrors;
return errors === 0;
}
function isVendorFetchVideoOperationRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operationName === undefined) && (missing0 = "operationName")){
return fail(isVendorFetchVideoOperationRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.operationName !== undefined){
if(typeof data.operationName !== "string"){
return fail(isVendorFetchVideoOperationRequest, instancePath+"/operationName", "type", {type: "string"}, "must be string");
} } } } else { return fail(isVendorFetchVideoOperationRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFetchVideoOperationRequest.errors = vErrors;
return errors === 0;
}
function isVendorFilteredVideoCount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isVendorFilteredVideoCount, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){ return fail(isVendorFilteredVideoCount, instancePath, "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } }
isVendorFilteredVideoCount.errors = vErrors;
return errors === 0;
}
function isVendorFilteredVideoReasons(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(typeof data[i0] !== "string"){ return fail(isVendorFilteredVideoReasons, instancePath+"/" + i0, "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } else { return fail(isVendorFilteredVideoReasons, instancePath, "type", {type: "array"}, "must be array"); } }
isVendorFilteredVideoReasons.errors = vErrors;
return errors === 0;
}
function isVendorFormOfCreateVideo(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorFormOfCreateVideo, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.header !== undefined){
let data0 = data.header; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["idempotency-key"] !== undefined){
let data1 = data0["idempotency-key"]; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_5e6e52.test(data1)){
return fail(isVendorFormOfCreateVideo, instancePath+"/header/idempotency-key", "pattern", {pattern: "^[!-~]+$"}, "must match pattern \""+"^[!-~]+$"+"\"");
} else {
if(data1.length > 255 && (data1.length > 510 || ucs2length(data1) > 255)){
return fail(isVendorFormOfCreateVideo, instancePath+"/header/idempotency-key", "maxLength", {limit: 255}, "must NOT have more than 255 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorFormOfCreateVideo, instancePath+"/header/idempotency-key", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorFormOfCreateVideo, instancePath+"/header/idempotency-key", "type", {type: "string"}, "must be string"); } } } } else { return fail(isVendorFormOfCreateVideo, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs5 = errors; if(!(isVideoCreateForm(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoCreateForm.errors : vErrors.concat(isVideoCreateForm.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorFormOfCreateVideo, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFormOfCreateVideo.errors = vErrors;
return errors === 0;
}
function isVendorGeneratedVideoSample(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.video === undefined) && (missing0 = "video")){
return fail(isVendorGeneratedVideoSample, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.video !== undefined){
let data0 = data.video; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.uri === undefined) && (missing1 = "uri")){
return fail(isVendorGeneratedVideoSample, instancePath+"/video", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.uri !== undefined){
let data1 = data0.uri; const _errs3 = errors; if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(uri(data1))){
return fail(isVendorGeneratedVideoSample, instancePath+"/video/uri", "format", {format: "uri"}, "must match format \""+"uri"+"\"");
} } else { return fail(isVendorGeneratedVideoSample, instancePath+"/video/uri", "type", {type: "string"}, "must be string"); } } } } } } else { return fail(isVendorGeneratedVideoSample, instancePath+"/video", "type", {type: "object"}, "must be object"); } } } } } else { return fail(isVendorGeneratedVideoSample, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorGeneratedVideoSample.errors = vErrors;
return errors === 0;
}
function isVendorGeneratedVideos(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.generatedSamples !== undefined){
let data0 = data.generatedSamples; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
return fail(isVendorGeneratedVideos, instancePath+"/generatedSamples", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
} else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isVendorGeneratedVideoSample(data0[i0], {instancePath:instancePath+"/generatedSamples/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorGeneratedVideoSample.errors : vErrors.concat(isVendorGeneratedVideoSample.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } } else { return fail(isVendorGeneratedVideos, instancePath+"/generatedSamples", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.raiMediaFilteredCount !== undefined){
const _errs4 = errors; if(!(isVendorFilteredVideoCount(data.raiMediaFilteredCount, {instancePath:instancePath+"/raiMediaFilteredCount",parentData:data,parentDataProperty:"raiMediaFilteredCount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFilteredVideoCount.errors : vErrors.concat(isVendorFilteredVideoCount.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.raiMediaFilteredReasons !== undefined){
const _errs5 = errors; if(!(isVendorFilteredVideoReasons(data.raiMediaFilteredReasons, {instancePath:instancePath+"/raiMediaFilteredReasons",parentData:data,parentDataProperty:"raiMediaFilteredReasons",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFilteredVideoReasons.errors : vErrors.concat(isVendorFilteredVideoReasons.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorGeneratedVideos, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorGeneratedVideos.errors = vErrors;
return errors === 0;
}
function isVendorPredictVideoImage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.bytesBase64Encoded === undefined) && (missing0 = "bytesBase64Encoded")){
const err0 = {instancePath,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} }
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.inlineData === undefined) && (missing1 = "inlineData")){
const err1 = {instancePath,keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} }
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err2 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
isVendorPredictVideoImage.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
return fail(isVendorPredictVideoImage, instancePath, "minProperties", {limit: 1}, "must NOT have fewer than 1 properties");
} else {
const _errs4 = errors; for(const key0 in data){
if(!(((key0 === "bytesBase64Encoded") || (key0 === "mimeType")) || (key0 === "inlineData"))){
return fail(isVendorPredictVideoImage, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs4 === errors){
if(data.bytesBase64Encoded !== undefined){
const _errs5 = errors; if(typeof data.bytesBase64Encoded !== "string"){
return fail(isVendorPredictVideoImage, instancePath+"/bytesBase64Encoded", "type", {type: "string"}, "must be string");
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.mimeType !== undefined){
const _errs7 = errors; if(typeof data.mimeType !== "string"){ return fail(isVendorPredictVideoImage, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); }
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.inlineData !== undefined){
const _errs9 = errors; if(!(isVendorPredictVideoInlineData(data.inlineData, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPredictVideoInlineData.errors : vErrors.concat(isVendorPredictVideoInlineData.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
} else { var valid1 = true; } } } } } } else { return fail(isVendorPredictVideoImage, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPredictVideoImage.errors = vErrors;
return errors === 0;
}
function isVendorPredictVideoInlineData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return fail(isVendorPredictVideoInlineData, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "data") || (key0 === "mimeType"))){
return fail(isVendorPredictVideoInlineData, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors; if(typeof data.data !== "string"){ return fail(isVendorPredictVideoInlineData, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.mimeType !== undefined){
const _errs4 = errors; if(typeof data.mimeType !== "string"){
return fail(isVendorPredictVideoInlineData, instancePath+"/mimeType", "type", {type: "string"}, "must be string");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorPredictVideoInlineData, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPredictVideoInlineData.errors = vErrors;
return errors === 0;
}
function isVendorPredictVideoInstance(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
return fail(isVendorPredictVideoInstance, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "prompt") || (key0 === "image"))){
return fail(isVendorPredictVideoInstance, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.prompt !== undefined){
let data0 = data.prompt; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 32000 && (data0.length > 64000 || ucs2length(data0) > 32000)){
return fail(isVendorPredictVideoInstance, instancePath+"/prompt", "maxLength", {limit: 32000}, "must NOT have more than 32000 characters");
} else {
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorPredictVideoInstance, instancePath+"/prompt", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isVendorPredictVideoInstance, instancePath+"/prompt", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.image !== undefined){
const _errs4 = errors; if(!(isVendorPredictVideoImage(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPredictVideoImage.errors : vErrors.concat(isVendorPredictVideoImage.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorPredictVideoInstance, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPredictVideoInstance.errors = vErrors;
return errors === 0;
}
function isVendorPredictVideoParameters(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sampleCount !== undefined){
let data0 = data.sampleCount; const _errs2 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isVendorPredictVideoParameters, instancePath+"/sampleCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 4 || isNaN(data0)){
return fail(isVendorPredictVideoParameters, instancePath+"/sampleCount", "maximum", {comparison: "<=", limit: 4}, "must be <= 4");
} else {
if(data0 < 1 || isNaN(data0)){
return fail(isVendorPredictVideoParameters, instancePath+"/sampleCount", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.durationSeconds !== undefined){
const _errs4 = errors; if(!(typeof data.durationSeconds == "number")){
return fail(isVendorPredictVideoParameters, instancePath+"/durationSeconds", "type", {type: "number"}, "must be number");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aspectRatio !== undefined){
const _errs6 = errors; if(typeof data.aspectRatio !== "string"){
return fail(isVendorPredictVideoParameters, instancePath+"/aspectRatio", "type", {type: "string"}, "must be string");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.resolution !== undefined){
const _errs8 = errors; if(typeof data.resolution !== "string"){
return fail(isVendorPredictVideoParameters, instancePath+"/resolution", "type", {type: "string"}, "must be string");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.negativePrompt !== undefined){
let data4 = data.negativePrompt; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 32000 && (data4.length > 64000 || ucs2length(data4) > 32000)){
return fail(isVendorPredictVideoParameters, instancePath+"/negativePrompt", "maxLength", {limit: 32000}, "must NOT have more than 32000 characters");
} } else { return fail(isVendorPredictVideoParameters, instancePath+"/negativePrompt", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.personGeneration !== undefined){
const _errs12 = errors; if(typeof data.personGeneration !== "string"){
return fail(isVendorPredictVideoParameters, instancePath+"/personGeneration", "type", {type: "string"}, "must be string");
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.storageUri !== undefined){
let data6 = data.storageUri; const _errs14 = errors; if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 2048 && (data6.length > 4096 || ucs2length(data6) > 2048)){
return fail(isVendorPredictVideoParameters, instancePath+"/storageUri", "maxLength", {limit: 2048}, "must NOT have more than 2048 characters");
} } else { return fail(isVendorPredictVideoParameters, instancePath+"/storageUri", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorPredictVideoParameters, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPredictVideoParameters.errors = vErrors;
return errors === 0;
}
function isVendorPredictVideosRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.instances === undefined) && (missing0 = "instances")){
return fail(isVendorPredictVideosRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.instances !== undefined){
let data0 = data.instances; const _errs2 = errors; if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1){
return fail(isVendorPredictVideosRequest, instancePath+"/instances", "maxItems", {limit: 1}, "must NOT have more than 1 items");
} else {
if(data0.length < 1){
return fail(isVendorPredictVideosRequest, instancePath+"/instances", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
} else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors; if(!(isVendorPredictVideoInstance(data0[i0], {instancePath:instancePath+"/instances/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPredictVideoInstance.errors : vErrors.concat(isVendorPredictVideoInstance.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){ break; } } } } } else { return fail(isVendorPredictVideosRequest, instancePath+"/instances", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parameters !== undefined){
const _errs5 = errors; if(!(isVendorPredictVideoParameters(data.parameters, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPredictVideoParameters.errors : vErrors.concat(isVendorPredictVideoParameters.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorPredictVideosRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPredictVideosRequest.errors = vErrors;
return errors === 0;
}
function isVendorPredictVideosResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return fail(isVendorPredictVideosResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.name !== undefined){
if(!(isVendorVideoOperationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVideoOperationName.errors : vErrors.concat(isVendorVideoOperationName.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorPredictVideosResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPredictVideosResponse.errors = vErrors;
return errors === 0;
}
function isVendorPublisherVideo(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mimeType === undefined) && (missing0 = "mimeType")){
return fail(isVendorPublisherVideo, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.mimeType !== undefined){
let data0 = data.mimeType; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorPublisherVideo, instancePath+"/mimeType", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorPublisherVideo, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.bytesBase64Encoded !== undefined){
const _errs3 = errors; if(typeof data.bytesBase64Encoded !== "string"){
return fail(isVendorPublisherVideo, instancePath+"/bytesBase64Encoded", "type", {type: "string"}, "must be string");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.gcsUri !== undefined){
let data2 = data.gcsUri; const _errs5 = errors; if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(uri(data2))){ return fail(isVendorPublisherVideo, instancePath+"/gcsUri", "format", {format: "uri"}, "must match format \""+"uri"+"\""); } } else { return fail(isVendorPublisherVideo, instancePath+"/gcsUri", "type", {type: "string"}, "must be string"); } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorPublisherVideo, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPublisherVideo.errors = vErrors;
return errors === 0;
}
function isVendorPublisherVideoOperation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.done === undefined) && (missing0 = "done"))){
return fail(isVendorPublisherVideoOperation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.name !== undefined){
const _errs1 = errors; if(!(isVendorVideoOperationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVideoOperationName.errors : vErrors.concat(isVendorVideoOperationName.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.done !== undefined){
const _errs2 = errors; if(typeof data.done !== "boolean"){
return fail(isVendorPublisherVideoOperation, instancePath+"/done", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
const _errs4 = errors; if(!(isVendorVideoOperationMetadata(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVideoOperationMetadata.errors : vErrors.concat(isVendorVideoOperationMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
let data3 = data.response; const _errs5 = errors; if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.videos !== undefined){
let data4 = data3.videos; const _errs7 = errors; if(errors === _errs7){
if(Array.isArray(data4)){
if(data4.length < 1){
return fail(isVendorPublisherVideoOperation, instancePath+"/response/videos", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
} else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors; if(!(isVendorPublisherVideo(data4[i0], {instancePath:instancePath+"/response/videos/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPublisherVideo.errors : vErrors.concat(isVendorPublisherVideo.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){ break; } } } } else { return fail(isVendorPublisherVideoOperation, instancePath+"/response/videos", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data3.raiMediaFilteredCount !== undefined){
const _errs10 = errors; if(!(isVendorFilteredVideoCount(data3.raiMediaFilteredCount, {instancePath:instancePath+"/response/raiMediaFilteredCount",parentData:data3,parentDataProperty:"raiMediaFilteredCount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFilteredVideoCount.errors : vErrors.concat(isVendorFilteredVideoCount.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data3.raiMediaFilteredReasons !== undefined){
const _errs11 = errors; if(!(isVendorFilteredVideoReasons(data3.raiMediaFilteredReasons, {instancePath:instancePath+"/response/raiMediaFilteredReasons",parentData:data3,parentDataProperty:"raiMediaFilteredReasons",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFilteredVideoReasons.errors : vErrors.concat(isVendorFilteredVideoReasons.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
} else { var valid1 = true; } } } } else { return fail(isVendorPublisherVideoOperation, instancePath+"/response", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
const _errs12 = errors; if(!(isVendorVideoOperationError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVideoOperationError.errors : vErrors.concat(isVendorVideoOperationError.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorPublisherVideoOperation, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPublisherVideoOperation.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCreateVideo(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCreateVideo, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.header !== undefined){
let data0 = data.header; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["idempotency-key"] !== undefined){
let data1 = data0["idempotency-key"]; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_5e6e52.test(data1)){
return fail(isVendorRequestOfCreateVideo, instancePath+"/header/idempotency-key", "pattern", {pattern: "^[!-~]+$"}, "must match pattern \""+"^[!-~]+$"+"\"");
} else {
if(data1.length > 255 && (data1.length > 510 || ucs2length(data1) > 255)){
return fail(isVendorRequestOfCreateVideo, instancePath+"/header/idempotency-key", "maxLength", {limit: 255}, "must NOT have more than 255 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfCreateVideo, instancePath+"/header/idempotency-key", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorRequestOfCreateVideo, instancePath+"/header/idempotency-key", "type", {type: "string"}, "must be string"); } } } } else { return fail(isVendorRequestOfCreateVideo, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs5 = errors; if(!(isVideoCreateRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoCreateRequest.errors : vErrors.concat(isVideoCreateRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRequestOfCreateVideo, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCreateVideo.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCreateVideoEdit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(isVendorRequestOfCreateVideoEdit, instancePath, "type", {type: "object"}, "must be object");
} }
isVendorRequestOfCreateVideoEdit.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCreateVideoGeneration(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCreateVideoGeneration, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.header !== undefined){
let data0 = data.header; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["idempotency-key"] !== undefined){
let data1 = data0["idempotency-key"]; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_5e6e52.test(data1)){
return fail(isVendorRequestOfCreateVideoGeneration, instancePath+"/header/idempotency-key", "pattern", {pattern: "^[!-~]+$"}, "must match pattern \""+"^[!-~]+$"+"\"");
} else {
if(data1.length > 255 && (data1.length > 510 || ucs2length(data1) > 255)){
return fail(isVendorRequestOfCreateVideoGeneration, instancePath+"/header/idempotency-key", "maxLength", {limit: 255}, "must NOT have more than 255 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfCreateVideoGeneration, instancePath+"/header/idempotency-key", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorRequestOfCreateVideoGeneration, instancePath+"/header/idempotency-key", "type", {type: "string"}, "must be string"); } } } } else { return fail(isVendorRequestOfCreateVideoGeneration, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs5 = errors; if(!(isVideoGenerationRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoGenerationRequest.errors : vErrors.concat(isVideoGenerationRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRequestOfCreateVideoGeneration, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCreateVideoGeneration.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCreateVideoLink(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCreateVideoLink, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.task_id === undefined) && (missing1 = "task_id")){
return fail(isVendorRequestOfCreateVideoLink, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.task_id !== undefined){
let data1 = data0.task_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfCreateVideoLink, instancePath+"/path/task_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRequestOfCreateVideoLink, instancePath+"/path/task_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfCreateVideoLink, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs5 = errors; if(!(isVideoLinkRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoLinkRequest.errors : vErrors.concat(isVideoLinkRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRequestOfCreateVideoLink, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCreateVideoLink.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfDownloadVideoFile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.file === undefined) && (missing0 = "file")){
return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.file !== undefined){
let data1 = data0.file; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/path/file", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/path/file", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){
return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/query/alt", "type", {type: "string"}, "must be string");
}
if(!(data3 === "media")){
return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/query/alt", "enum", {allowedValues: ["media"]}, "must be equal to one of the allowed values");
} } } else { return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data4 = data.header; const _errs9 = errors; if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.range !== undefined){
const _errs11 = errors; if(typeof data4.range !== "string"){
return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/header/range", "type", {type: "string"}, "must be string");
}
var valid3 = _errs11 === errors;
} else { var valid3 = true; }
if(valid3){ if(data4["if-range"] !== undefined){
const _errs13 = errors; if(typeof data4["if-range"] !== "string"){
return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/header/if-range", "type", {type: "string"}, "must be string");
}
var valid3 = _errs13 === errors;
} else { var valid3 = true; }
if(valid3){ if(data4["if-none-match"] !== undefined){
const _errs15 = errors; if(typeof data4["if-none-match"] !== "string"){
return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/header/if-none-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs15 === errors;
} else { var valid3 = true; }
if(valid3){ if(data4["if-match"] !== undefined){
const _errs17 = errors; if(typeof data4["if-match"] !== "string"){
return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/header/if-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs17 === errors;
} else { var valid3 = true; } } } } } else { return fail(isVendorRequestOfDownloadVideoFile, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRequestOfDownloadVideoFile, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfDownloadVideoFile.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfFetchVideoOperation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfFetchVideoOperation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
return fail(isVendorRequestOfFetchVideoOperation, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isVendorRequestOfFetchVideoOperation, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isVendorRequestOfFetchVideoOperation, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfFetchVideoOperation, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorRequestOfFetchVideoOperation, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfFetchVideoOperation, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){
return fail(isVendorRequestOfFetchVideoOperation, instancePath+"/query/alt", "type", {type: "string"}, "must be string");
}
if(!(data3 === "json")){
return fail(isVendorRequestOfFetchVideoOperation, instancePath+"/query/alt", "enum", {allowedValues: ["json"]}, "must be equal to one of the allowed values");
} } } else { return fail(isVendorRequestOfFetchVideoOperation, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs9 = errors; if(!(isVendorFetchVideoOperationRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFetchVideoOperationRequest.errors : vErrors.concat(isVendorFetchVideoOperationRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRequestOfFetchVideoOperation, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfFetchVideoOperation.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfGetVideoCharacter(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.character_id === undefined) && (missing0 = "character_id")){
return fail(isVendorRequestOfGetVideoCharacter, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.character_id !== undefined){
let data1 = data0.character_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfGetVideoCharacter, instancePath+"/path/character_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRequestOfGetVideoCharacter, instancePath+"/path/character_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfGetVideoCharacter, instancePath+"/path", "type", {type: "object"}, "must be object"); } } } } else { return fail(isVendorRequestOfGetVideoCharacter, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfGetVideoCharacter.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfGetVideoContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.task_id === undefined) && (missing0 = "task_id")){
return fail(isVendorRequestOfGetVideoContent, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.task_id !== undefined){
let data1 = data0.task_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfGetVideoContent, instancePath+"/path/task_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRequestOfGetVideoContent, instancePath+"/path/task_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfGetVideoContent, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.index !== undefined){
let data3 = data2.index; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern_56ae6b.test(data3) || +data3 < 0 || +data3 > 3){
return fail(isVendorRequestOfGetVideoContent, instancePath+"/query/index", "integerText", {}, "must be an integer from 0 to 3");
} } else { return fail(isVendorRequestOfGetVideoContent, instancePath+"/query/index", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs7 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2.variant !== undefined){
let data4 = data2.variant; const _errs9 = errors; if(typeof data4 !== "string"){
return fail(isVendorRequestOfGetVideoContent, instancePath+"/query/variant", "type", {type: "string"}, "must be string");
}
if(!(data4 === "video")){
return fail(isVendorRequestOfGetVideoContent, instancePath+"/query/variant", "enum", {allowedValues: ["video"]}, "must be equal to one of the allowed values");
}
var valid2 = _errs9 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2.token !== undefined){
let data5 = data2.token; const _errs11 = errors; if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 512 && (data5.length > 1024 || ucs2length(data5) > 512)){
return fail(isVendorRequestOfGetVideoContent, instancePath+"/query/token", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isVendorRequestOfGetVideoContent, instancePath+"/query/token", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isVendorRequestOfGetVideoContent, instancePath+"/query/token", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs11 === errors;
} else { var valid2 = true; } } } } else { return fail(isVendorRequestOfGetVideoContent, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data6 = data.header; const _errs13 = errors; if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.range !== undefined){
const _errs15 = errors; if(typeof data6.range !== "string"){
return fail(isVendorRequestOfGetVideoContent, instancePath+"/header/range", "type", {type: "string"}, "must be string");
}
var valid3 = _errs15 === errors;
} else { var valid3 = true; }
if(valid3){ if(data6["if-range"] !== undefined){
const _errs17 = errors; if(typeof data6["if-range"] !== "string"){
return fail(isVendorRequestOfGetVideoContent, instancePath+"/header/if-range", "type", {type: "string"}, "must be string");
}
var valid3 = _errs17 === errors;
} else { var valid3 = true; }
if(valid3){ if(data6["if-none-match"] !== undefined){
const _errs19 = errors; if(typeof data6["if-none-match"] !== "string"){
return fail(isVendorRequestOfGetVideoContent, instancePath+"/header/if-none-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs19 === errors;
} else { var valid3 = true; }
if(valid3){ if(data6["if-match"] !== undefined){
const _errs21 = errors; if(typeof data6["if-match"] !== "string"){
return fail(isVendorRequestOfGetVideoContent, instancePath+"/header/if-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs21 === errors;
} else { var valid3 = true; } } } } } else { return fail(isVendorRequestOfGetVideoContent, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRequestOfGetVideoContent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfGetVideoContent.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfGetVideoFile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.file === undefined) && (missing0 = "file")){
return fail(isVendorRequestOfGetVideoFile, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.file !== undefined){
let data1 = data0.file; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfGetVideoFile, instancePath+"/path/file", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRequestOfGetVideoFile, instancePath+"/path/file", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfGetVideoFile, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){ return fail(isVendorRequestOfGetVideoFile, instancePath+"/query/alt", "type", {type: "string"}, "must be string"); }
if(!(data3 === "json")){
return fail(isVendorRequestOfGetVideoFile, instancePath+"/query/alt", "enum", {allowedValues: ["json"]}, "must be equal to one of the allowed values");
} } } else { return fail(isVendorRequestOfGetVideoFile, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorRequestOfGetVideoFile, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfGetVideoFile.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfGetVideoGeneration(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.task_id === undefined) && (missing0 = "task_id")){
return fail(isVendorRequestOfGetVideoGeneration, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.task_id !== undefined){
let data1 = data0.task_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfGetVideoGeneration, instancePath+"/path/task_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRequestOfGetVideoGeneration, instancePath+"/path/task_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfGetVideoGeneration, instancePath+"/path", "type", {type: "object"}, "must be object"); } } } } else { return fail(isVendorRequestOfGetVideoGeneration, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfGetVideoGeneration.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfGetVideoOperation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.model === undefined) && (missing0 = "model")) || ((data0.operation === undefined) && (missing0 = "operation"))){
return fail(isVendorRequestOfGetVideoOperation, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfGetVideoOperation, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRequestOfGetVideoOperation, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs3 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.operation !== undefined){
let data2 = data0.operation; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRequestOfGetVideoOperation, instancePath+"/path/operation", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRequestOfGetVideoOperation, instancePath+"/path/operation", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; } } } } else { return fail(isVendorRequestOfGetVideoOperation, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data3 = data.query; const _errs7 = errors; if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.alt !== undefined){
let data4 = data3.alt; if(typeof data4 !== "string"){
return fail(isVendorRequestOfGetVideoOperation, instancePath+"/query/alt", "type", {type: "string"}, "must be string");
}
if(!(data4 === "json")){
return fail(isVendorRequestOfGetVideoOperation, instancePath+"/query/alt", "enum", {allowedValues: ["json"]}, "must be equal to one of the allowed values");
} } } else { return fail(isVendorRequestOfGetVideoOperation, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorRequestOfGetVideoOperation, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfGetVideoOperation.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfHeadVideoContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.task_id === undefined) && (missing0 = "task_id")){
return fail(isVendorRequestOfHeadVideoContent, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.task_id !== undefined){
let data1 = data0.task_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfHeadVideoContent, instancePath+"/path/task_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRequestOfHeadVideoContent, instancePath+"/path/task_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfHeadVideoContent, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.index !== undefined){
let data3 = data2.index; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern_56ae6b.test(data3) || +data3 < 0 || +data3 > 3){
return fail(isVendorRequestOfHeadVideoContent, instancePath+"/query/index", "integerText", {}, "must be an integer from 0 to 3");
} } else { return fail(isVendorRequestOfHeadVideoContent, instancePath+"/query/index", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs7 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2.variant !== undefined){
let data4 = data2.variant; const _errs9 = errors; if(typeof data4 !== "string"){
return fail(isVendorRequestOfHeadVideoContent, instancePath+"/query/variant", "type", {type: "string"}, "must be string");
}
if(!(data4 === "video")){
return fail(isVendorRequestOfHeadVideoContent, instancePath+"/query/variant", "enum", {allowedValues: ["video"]}, "must be equal to one of the allowed values");
}
var valid2 = _errs9 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2.token !== undefined){
let data5 = data2.token; const _errs11 = errors; if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 512 && (data5.length > 1024 || ucs2length(data5) > 512)){
return fail(isVendorRequestOfHeadVideoContent, instancePath+"/query/token", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isVendorRequestOfHeadVideoContent, instancePath+"/query/token", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isVendorRequestOfHeadVideoContent, instancePath+"/query/token", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs11 === errors;
} else { var valid2 = true; } } } } else { return fail(isVendorRequestOfHeadVideoContent, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data6 = data.header; const _errs13 = errors; if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["if-none-match"] !== undefined){
const _errs15 = errors; if(typeof data6["if-none-match"] !== "string"){
return fail(isVendorRequestOfHeadVideoContent, instancePath+"/header/if-none-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs15 === errors;
} else { var valid3 = true; }
if(valid3){ if(data6["if-match"] !== undefined){
const _errs17 = errors; if(typeof data6["if-match"] !== "string"){
return fail(isVendorRequestOfHeadVideoContent, instancePath+"/header/if-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs17 === errors;
} else { var valid3 = true; } } } else { return fail(isVendorRequestOfHeadVideoContent, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRequestOfHeadVideoContent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfHeadVideoContent.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfHeadVideoFile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.file === undefined) && (missing0 = "file")){
return fail(isVendorRequestOfHeadVideoFile, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.file !== undefined){
let data1 = data0.file; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfHeadVideoFile, instancePath+"/path/file", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRequestOfHeadVideoFile, instancePath+"/path/file", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfHeadVideoFile, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){ return fail(isVendorRequestOfHeadVideoFile, instancePath+"/query/alt", "type", {type: "string"}, "must be string"); }
if(!(data3 === "media")){
return fail(isVendorRequestOfHeadVideoFile, instancePath+"/query/alt", "enum", {allowedValues: ["media"]}, "must be equal to one of the allowed values");
} } } else { return fail(isVendorRequestOfHeadVideoFile, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data4 = data.header; const _errs9 = errors; if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["if-none-match"] !== undefined){
const _errs11 = errors; if(typeof data4["if-none-match"] !== "string"){
return fail(isVendorRequestOfHeadVideoFile, instancePath+"/header/if-none-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs11 === errors;
} else { var valid3 = true; }
if(valid3){ if(data4["if-match"] !== undefined){
const _errs13 = errors; if(typeof data4["if-match"] !== "string"){
return fail(isVendorRequestOfHeadVideoFile, instancePath+"/header/if-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs13 === errors;
} else { var valid3 = true; } } } else { return fail(isVendorRequestOfHeadVideoFile, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRequestOfHeadVideoFile, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfHeadVideoFile.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfListVideos(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit !== undefined){
let data1 = data0.limit; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_56ae6b.test(data1) || +data1 < 1 || +data1 > 100){
return fail(isVendorRequestOfListVideos, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isVendorRequestOfListVideos, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs3 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.order !== undefined){
let data2 = data0.order; const _errs5 = errors; if(typeof data2 !== "string"){ return fail(isVendorRequestOfListVideos, instancePath+"/query/order", "type", {type: "string"}, "must be string"); }
if(!((data2 === "asc") || (data2 === "desc"))){
return fail(isVendorRequestOfListVideos, instancePath+"/query/order", "enum", {allowedValues: ["asc","desc"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.after !== undefined){
let data3 = data0.after; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorRequestOfListVideos, instancePath+"/query/after", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRequestOfListVideos, instancePath+"/query/after", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; } } } } else { return fail(isVendorRequestOfListVideos, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isVendorRequestOfListVideos, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfListVideos.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfPredictVideos(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfPredictVideos, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
return fail(isVendorRequestOfPredictVideos, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isVendorRequestOfPredictVideos, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isVendorRequestOfPredictVideos, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfPredictVideos, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorRequestOfPredictVideos, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfPredictVideos, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){ return fail(isVendorRequestOfPredictVideos, instancePath+"/query/alt", "type", {type: "string"}, "must be string"); }
if(!(data3 === "json")){
return fail(isVendorRequestOfPredictVideos, instancePath+"/query/alt", "enum", {allowedValues: ["json"]}, "must be equal to one of the allowed values");
} } } else { return fail(isVendorRequestOfPredictVideos, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data4 = data.header; const _errs9 = errors; if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["idempotency-key"] !== undefined){
let data5 = data4["idempotency-key"]; const _errs11 = errors; if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern_5e6e52.test(data5)){
return fail(isVendorRequestOfPredictVideos, instancePath+"/header/idempotency-key", "pattern", {pattern: "^[!-~]+$"}, "must match pattern \""+"^[!-~]+$"+"\"");
} else {
if(data5.length > 255 && (data5.length > 510 || ucs2length(data5) > 255)){
return fail(isVendorRequestOfPredictVideos, instancePath+"/header/idempotency-key", "maxLength", {limit: 255}, "must NOT have more than 255 characters");
} else {
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isVendorRequestOfPredictVideos, instancePath+"/header/idempotency-key", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorRequestOfPredictVideos, instancePath+"/header/idempotency-key", "type", {type: "string"}, "must be string"); } } } } else { return fail(isVendorRequestOfPredictVideos, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs13 = errors; if(!(isVendorPredictVideosRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPredictVideosRequest.errors : vErrors.concat(isVendorPredictVideosRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorRequestOfPredictVideos, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfPredictVideos.errors = vErrors;
return errors === 0;
}
function isVendorVideoFile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.name === undefined) && (missing0 = "name")) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.sizeBytes === undefined) && (missing0 = "sizeBytes"))) || ((data.createTime === undefined) && (missing0 = "createTime"))) || ((data.updateTime === undefined) && (missing0 = "updateTime"))) || ((data.uri === undefined) && (missing0 = "uri"))) || ((data.downloadUri === undefined) && (missing0 = "downloadUri"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.source === undefined) && (missing0 = "source"))){
return fail(isVendorVideoFile, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.name !== undefined){
let data0 = data.name; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern_d69540.test(data0)){
return fail(isVendorVideoFile, instancePath+"/name", "pattern", {pattern: "^files/[0-9a-hjkmnp-tv-z]{26}[0-3]$"}, "must match pattern \""+"^files/[0-9a-hjkmnp-tv-z]{26}[0-3]$"+"\"");
} } else { return fail(isVendorVideoFile, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.mimeType !== undefined){
let data1 = data.mimeType; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorVideoFile, instancePath+"/mimeType", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVideoFile, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.sizeBytes !== undefined){
let data2 = data.sizeBytes; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern_ceea28.test(data2)){
return fail(isVendorVideoFile, instancePath+"/sizeBytes", "pattern", {pattern: "^[1-9][0-9]*$"}, "must match pattern \""+"^[1-9][0-9]*$"+"\"");
} } else { return fail(isVendorVideoFile, instancePath+"/sizeBytes", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.createTime !== undefined){
let data3 = data.createTime; const _errs7 = errors; if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(date_time.validate(data3))){
return fail(isVendorVideoFile, instancePath+"/createTime", "format", {format: "date-time"}, "must match format \""+"date-time"+"\"");
} } else { return fail(isVendorVideoFile, instancePath+"/createTime", "type", {type: "string"}, "must be string"); } } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.updateTime !== undefined){
let data4 = data.updateTime; const _errs9 = errors; if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(!(date_time.validate(data4))){
return fail(isVendorVideoFile, instancePath+"/updateTime", "format", {format: "date-time"}, "must match format \""+"date-time"+"\"");
} } else { return fail(isVendorVideoFile, instancePath+"/updateTime", "type", {type: "string"}, "must be string"); } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expirationTime !== undefined){
let data5 = data.expirationTime; const _errs11 = errors; if(errors === _errs11){
if(errors === _errs11){
if(typeof data5 === "string"){
if(!(date_time.validate(data5))){
return fail(isVendorVideoFile, instancePath+"/expirationTime", "format", {format: "date-time"}, "must match format \""+"date-time"+"\"");
} } else { return fail(isVendorVideoFile, instancePath+"/expirationTime", "type", {type: "string"}, "must be string"); } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.uri !== undefined){
let data6 = data.uri; const _errs13 = errors; if(errors === _errs13){
if(errors === _errs13){
if(typeof data6 === "string"){
if(!(uri(data6))){ return fail(isVendorVideoFile, instancePath+"/uri", "format", {format: "uri"}, "must match format \""+"uri"+"\""); } } else { return fail(isVendorVideoFile, instancePath+"/uri", "type", {type: "string"}, "must be string"); } } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.downloadUri !== undefined){
let data7 = data.downloadUri; const _errs15 = errors; if(errors === _errs15){
if(errors === _errs15){
if(typeof data7 === "string"){
if(!(uri(data7))){ return fail(isVendorVideoFile, instancePath+"/downloadUri", "format", {format: "uri"}, "must match format \""+"uri"+"\""); } } else { return fail(isVendorVideoFile, instancePath+"/downloadUri", "type", {type: "string"}, "must be string"); } } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.state !== undefined){
let data8 = data.state; const _errs17 = errors; if(typeof data8 !== "string"){ return fail(isVendorVideoFile, instancePath+"/state", "type", {type: "string"}, "must be string"); }
if("ACTIVE" !== data8){ return fail(isVendorVideoFile, instancePath+"/state", "const", {allowedValue: "ACTIVE"}, "must be equal to constant"); }
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.source !== undefined){
let data9 = data.source; const _errs19 = errors; if(typeof data9 !== "string"){ return fail(isVendorVideoFile, instancePath+"/source", "type", {type: "string"}, "must be string"); }
if("GENERATED" !== data9){
return fail(isVendorVideoFile, instancePath+"/source", "const", {allowedValue: "GENERATED"}, "must be equal to constant");
}
var valid0 = _errs19 === errors;
} else { var valid0 = true; } } } } } } } } } } } } else { return fail(isVendorVideoFile, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVideoFile.errors = vErrors;
return errors === 0;
}
function isVendorVideoOperation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.done === undefined) && (missing0 = "done"))){
return fail(isVendorVideoOperation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.name !== undefined){
const _errs1 = errors; if(!(isVendorVideoOperationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVideoOperationName.errors : vErrors.concat(isVendorVideoOperationName.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.done !== undefined){
const _errs2 = errors; if(typeof data.done !== "boolean"){ return fail(isVendorVideoOperation, instancePath+"/done", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
const _errs4 = errors; if(!(isVendorVideoOperationMetadata(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVideoOperationMetadata.errors : vErrors.concat(isVendorVideoOperationMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
let data3 = data.response; const _errs5 = errors; if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.generateVideoResponse === undefined) && (missing1 = "generateVideoResponse")){
return fail(isVendorVideoOperation, instancePath+"/response", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data3.generateVideoResponse !== undefined){
if(!(isVendorGeneratedVideos(data3.generateVideoResponse, {instancePath:instancePath+"/response/generateVideoResponse",parentData:data3,parentDataProperty:"generateVideoResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorGeneratedVideos.errors : vErrors.concat(isVendorGeneratedVideos.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorVideoOperation, instancePath+"/response", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
const _errs8 = errors; if(!(isVendorVideoOperationError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVideoOperationError.errors : vErrors.concat(isVendorVideoOperationError.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorVideoOperation, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVideoOperation.errors = vErrors;
return errors === 0;
}
function isVendorVideoOperationError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
return fail(isVendorVideoOperationError, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.code !== undefined){
let data0 = data.code; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isVendorVideoOperationError, instancePath+"/code", "type", {type: "integer"}, "must be integer");
}
if(!(((((data0 === 3) || (data0 === 4)) || (data0 === 8)) || (data0 === 13)) || (data0 === 14))){
return fail(isVendorVideoOperationError, instancePath+"/code", "enum", {allowedValues: [3,4,8,13,14]}, "must be equal to one of the allowed values");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
let data1 = data.message; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorVideoOperationError, instancePath+"/message", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVideoOperationError, instancePath+"/message", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorVideoOperationError, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVideoOperationError.errors = vErrors;
return errors === 0;
}
function isVendorVideoOperationMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.progress === undefined) && (missing0 = "progress")){
return fail(isVendorVideoOperationMetadata, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.progress !== undefined){
let data0 = data.progress; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isVendorVideoOperationMetadata, instancePath+"/progress", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
return fail(isVendorVideoOperationMetadata, instancePath+"/progress", "maximum", {comparison: "<=", limit: 100}, "must be <= 100");
} else {
if(data0 < 0 || isNaN(data0)){
return fail(isVendorVideoOperationMetadata, instancePath+"/progress", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } } } } } } else { return fail(isVendorVideoOperationMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVideoOperationMetadata.errors = vErrors;
return errors === 0;
}
function isVendorVideoOperationName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_d899f5.test(data)){
return fail(isVendorVideoOperationName, instancePath, "pattern", {pattern: "^(publishers/google/)?models/[^/]+/operations/[0-9a-hjkmnp-tv-z]{26}$"}, "must match pattern \""+"^(publishers/google/)?models/[^/]+/operations/[0-9a-hjkmnp-tv-z]{26}$"+"\"");
} } else { return fail(isVendorVideoOperationName, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorVideoOperationName.errors = vErrors;
return errors === 0;
}
function isVideo(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.task_id === undefined) && (missing0 = "task_id"))) || ((data.object === undefined) && (missing0 = "object"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.completed_at === undefined) && (missing0 = "completed_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.seconds === undefined) && (missing0 = "seconds"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.prompt === undefined) && (missing0 = "prompt"))) || ((data.remixed_from_video_id === undefined) && (missing0 = "remixed_from_video_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
return fail(isVideo, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
const _errs1 = errors; if(!(isVideoTaskId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoTaskId.errors : vErrors.concat(isVideoTaskId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.task_id !== undefined){
const _errs2 = errors; if(typeof data.task_id !== "string"){ return fail(isVideo, instancePath+"/task_id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data2 = data.object; const _errs4 = errors; if(typeof data2 !== "string"){ return fail(isVideo, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("video" !== data2){ return fail(isVideo, instancePath+"/object", "const", {allowedValue: "video"}, "must be equal to constant"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data3 = data.model; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVideo, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVideo, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
let data4 = data.status; const _errs8 = errors; if(typeof data4 !== "string"){ return fail(isVideo, instancePath+"/status", "type", {type: "string"}, "must be string"); }
if(!((((data4 === "queued") || (data4 === "in_progress")) || (data4 === "completed")) || (data4 === "failed"))){
return fail(isVideo, instancePath+"/status", "enum", {allowedValues: ["queued","in_progress","completed","failed"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.progress !== undefined){
const _errs10 = errors; if(!(isVideoProgress(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoProgress.errors : vErrors.concat(isVideoProgress.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
let data6 = data.created_at; const _errs11 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isVideo, instancePath+"/created_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){ return fail(isVideo, instancePath+"/created_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.completed_at !== undefined){
let data7 = data.completed_at; const _errs13 = errors; if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
return fail(isVideo, instancePath+"/completed_at", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs13){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){ return fail(isVideo, instancePath+"/completed_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
let data8 = data.expires_at; const _errs15 = errors; if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
return fail(isVideo, instancePath+"/expires_at", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs15){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){ return fail(isVideo, instancePath+"/expires_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.seconds !== undefined){
const _errs17 = errors; if(typeof data.seconds !== "string"){ return fail(isVideo, instancePath+"/seconds", "type", {type: "string"}, "must be string"); }
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.size !== undefined){
const _errs19 = errors; if(typeof data.size !== "string"){ return fail(isVideo, instancePath+"/size", "type", {type: "string"}, "must be string"); }
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prompt !== undefined){
let data11 = data.prompt; const _errs21 = errors; if((typeof data11 !== "string") && (data11 !== null)){
return fail(isVideo, instancePath+"/prompt", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs21 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.remixed_from_video_id !== undefined){
let data12 = data.remixed_from_video_id; const _errs23 = errors; if((typeof data12 !== "string") && (data12 !== null)){
return fail(isVideo, instancePath+"/remixed_from_video_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs23 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
let data13 = data.error; const _errs25 = errors; const _errs26 = errors; let valid1 = false;
let passing0 = null;
const _errs27 = errors; if(!(isVideoError(data13, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoError.errors : vErrors.concat(isVideoError.errors);
errors = vErrors.length;
}
var _valid0 = _errs27 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs28 = errors; if(data13 !== null){
const err0 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/error",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVideo.errors = vErrors;
return false;
} else { errors = _errs26; if(vErrors !== null){ if(_errs26){ vErrors.length = _errs26; } else { vErrors = null; } } }
var valid0 = _errs25 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
let data14 = data.metadata; const _errs30 = errors; const _errs31 = errors; let valid2 = false;
let passing1 = null;
const _errs32 = errors; if(!(isVideoResultMetadata(data14, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoResultMetadata.errors : vErrors.concat(isVideoResultMetadata.errors);
errors = vErrors.length;
}
var _valid1 = _errs32 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs33 = errors; if(data14 !== null){
const err2 = {instancePath:instancePath+"/metadata",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs33 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/metadata",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isVideo.errors = vErrors;
return false;
} else { errors = _errs31; if(vErrors !== null){ if(_errs31){ vErrors.length = _errs31; } else { vErrors = null; } } }
var valid0 = _errs30 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } else { return fail(isVideo, instancePath, "type", {type: "object"}, "must be object"); } }
isVideo.errors = vErrors;
return errors === 0;
}
function isVideoCreateForm(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors; const _errs3 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.input_reference === undefined) && (missing0 = "input_reference")) || ((data["input_reference[image_url]"] === undefined) && (missing0 = "input_reference[image_url]"))){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} }
var valid1 = _errs3 === errors;
if(valid1){ return fail(isVideoCreateForm, instancePath, "not", {together: ["input_reference","input_reference[image_url]"]}, "must NOT be valid"); } else { errors = _errs2; if(vErrors !== null){ if(_errs2){ vErrors.length = _errs2; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.model === undefined) && (missing1 = "model")) || ((data.prompt === undefined) && (missing1 = "prompt"))){
return fail(isVideoCreateForm, instancePath, "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
const _errs4 = errors; for(const key0 in data){
if(!(((((((key0 === "model") || (key0 === "prompt")) || (key0 === "seconds")) || (key0 === "size")) || (key0 === "input_reference")) || (key0 === "input_reference[image_url]")) || (key0 === "metadata"))){
return fail(isVideoCreateForm, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs4 === errors){
if(data.model !== undefined){
const _errs5 = errors; if(!(isVideoModel(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoModel.errors : vErrors.concat(isVideoModel.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.prompt !== undefined){
const _errs6 = errors; if(!(isVideoPrompt(data.prompt, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoPrompt.errors : vErrors.concat(isVideoPrompt.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.seconds !== undefined){
const _errs7 = errors; if(!(isVideoSeconds(data.seconds, {instancePath:instancePath+"/seconds",parentData:data,parentDataProperty:"seconds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoSeconds.errors : vErrors.concat(isVideoSeconds.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.size !== undefined){
const _errs8 = errors; if(!(isVideoSize(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoSize.errors : vErrors.concat(isVideoSize.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.input_reference !== undefined){
let data4 = data.input_reference; const _errs9 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isVideoCreateForm, instancePath+"/input_reference", "type", {type: ["string","null"]}, "must be string,null");
}
var valid2 = _errs9 === errors;
} else { var valid2 = true; }
if(valid2){ if(data["input_reference[image_url]"] !== undefined){
const _errs11 = errors; if(!(isVideoImageUrl(data["input_reference[image_url]"], {instancePath:instancePath+"/input_reference[image_url]",parentData:data,parentDataProperty:"input_reference[image_url]",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoImageUrl.errors : vErrors.concat(isVideoImageUrl.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.metadata !== undefined){
let data6 = data.metadata; const _errs12 = errors; const _errs13 = errors; let valid3 = false;
let passing0 = null;
const _errs14 = errors; if(!(isVideoMetadata(data6, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoMetadata.errors : vErrors.concat(isVideoMetadata.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
if(_valid0){ valid3 = true; passing0 = 0; }
const _errs15 = errors; if(data6 !== null){
const err1 = {instancePath:instancePath+"/metadata",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid3){ valid3 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid3 = true; passing0 = 1; } }
if(!valid3){
const err2 = {instancePath:instancePath+"/metadata",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
isVideoCreateForm.errors = vErrors;
return false;
} else { errors = _errs13; if(vErrors !== null){ if(_errs13){ vErrors.length = _errs13; } else { vErrors = null; } } }
var valid2 = _errs12 === errors;
} else { var valid2 = true; } } } } } } } } } } else { return fail(isVideoCreateForm, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoCreateForm.errors = vErrors;
return errors === 0;
}
function isVideoCreateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.prompt === undefined) && (missing0 = "prompt"))){
return fail(isVideoCreateRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((((key0 === "model") || (key0 === "prompt")) || (key0 === "seconds")) || (key0 === "size")) || (key0 === "input_reference")) || (key0 === "metadata"))){
return fail(isVideoCreateRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.model !== undefined){
const _errs2 = errors; if(!(isVideoModel(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoModel.errors : vErrors.concat(isVideoModel.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prompt !== undefined){
const _errs3 = errors; if(!(isVideoPrompt(data.prompt, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoPrompt.errors : vErrors.concat(isVideoPrompt.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.seconds !== undefined){
const _errs4 = errors; if(!(isVideoSeconds(data.seconds, {instancePath:instancePath+"/seconds",parentData:data,parentDataProperty:"seconds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoSeconds.errors : vErrors.concat(isVideoSeconds.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.size !== undefined){
const _errs5 = errors; if(!(isVideoSize(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoSize.errors : vErrors.concat(isVideoSize.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_reference !== undefined){
let data4 = data.input_reference; const _errs6 = errors; const _errs7 = errors; let valid1 = false;
let passing0 = null;
const _errs8 = errors; if(!(isVideoImageReference(data4, {instancePath:instancePath+"/input_reference",parentData:data,parentDataProperty:"input_reference",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoImageReference.errors : vErrors.concat(isVideoImageReference.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs9 = errors; if(data4 !== null){
const err0 = {instancePath:instancePath+"/input_reference",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/input_reference",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVideoCreateRequest.errors = vErrors;
return false;
} else { errors = _errs7; if(vErrors !== null){ if(_errs7){ vErrors.length = _errs7; } else { vErrors = null; } } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
let data5 = data.metadata; const _errs11 = errors; const _errs12 = errors; let valid2 = false;
let passing1 = null;
const _errs13 = errors; if(!(isVideoMetadata(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoMetadata.errors : vErrors.concat(isVideoMetadata.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs14 = errors; if(data5 !== null){
const err2 = {instancePath:instancePath+"/metadata",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs14 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/metadata",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isVideoCreateRequest.errors = vErrors;
return false;
} else { errors = _errs12; if(vErrors !== null){ if(_errs12){ vErrors.length = _errs12; } else { vErrors = null; } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVideoCreateRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoCreateRequest.errors = vErrors;
return errors === 0;
}
function isVideoDeletion(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.deleted === undefined) && (missing0 = "deleted"))){
return fail(isVideoDeletion, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
const _errs1 = errors; if(!(isVideoTaskId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoTaskId.errors : vErrors.concat(isVideoTaskId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVideoDeletion, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("video.deleted" !== data1){
return fail(isVideoDeletion, instancePath+"/object", "const", {allowedValue: "video.deleted"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.deleted !== undefined){
let data2 = data.deleted; const _errs4 = errors; if(typeof data2 !== "boolean"){ return fail(isVideoDeletion, instancePath+"/deleted", "type", {type: "boolean"}, "must be boolean"); }
if(true !== data2){ return fail(isVideoDeletion, instancePath+"/deleted", "const", {allowedValue: true}, "must be equal to constant"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVideoDeletion, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoDeletion.errors = vErrors;
return errors === 0;
}
function isVideoError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
return fail(isVideoError, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.code !== undefined){
let data0 = data.code; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVideoError, instancePath+"/code", "type", {type: "string"}, "must be string"); }
if(!((((((data0 === "generation_failed") || (data0 === "invalid_request")) || (data0 === "content_policy_violation")) || (data0 === "upstream_timeout")) || (data0 === "upstream_error")) || (data0 === "quota_exceeded"))){
return fail(isVideoError, instancePath+"/code", "enum", {allowedValues: ["generation_failed","invalid_request","content_policy_violation","upstream_timeout","upstream_error","quota_exceeded"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
let data1 = data.message; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVideoError, instancePath+"/message", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVideoError, instancePath+"/message", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVideoError, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoError.errors = vErrors;
return errors === 0;
}
function isVideoGenerationNotFound(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isVideoGenerationNotFound, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.code !== undefined){
let data0 = data.code; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVideoGenerationNotFound, instancePath+"/code", "type", {type: "string"}, "must be string"); }
if("task_not_exist" !== data0){
return fail(isVideoGenerationNotFound, instancePath+"/code", "const", {allowedValue: "task_not_exist"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
let data1 = data.message; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVideoGenerationNotFound, instancePath+"/message", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVideoGenerationNotFound, instancePath+"/message", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs5 = errors; if(data.data !== null){ return fail(isVideoGenerationNotFound, instancePath+"/data", "type", {type: "null"}, "must be null"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVideoGenerationNotFound, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoGenerationNotFound.errors = vErrors;
return errors === 0;
}
function isVideoGenerationRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.prompt === undefined) && (missing0 = "prompt"))){
return fail(isVideoGenerationRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "model") || (key0 === "prompt")) || (key0 === "metadata"))){
return fail(isVideoGenerationRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.model !== undefined){
const _errs2 = errors; if(!(isVideoModel(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoModel.errors : vErrors.concat(isVideoModel.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prompt !== undefined){
const _errs3 = errors; if(!(isVideoPrompt(data.prompt, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoPrompt.errors : vErrors.concat(isVideoPrompt.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
let data2 = data.metadata; const _errs4 = errors; const _errs5 = errors; let valid1 = false;
let passing0 = null;
const _errs6 = errors; if(!(isVideoMetadata(data2, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoMetadata.errors : vErrors.concat(isVideoMetadata.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs7 = errors; if(data2 !== null){
const err0 = {instancePath:instancePath+"/metadata",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/metadata",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVideoGenerationRequest.errors = vErrors;
return false;
} else { errors = _errs5; if(vErrors !== null){ if(_errs5){ vErrors.length = _errs5; } else { vErrors = null; } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVideoGenerationRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoGenerationRequest.errors = vErrors;
return errors === 0;
}
function isVideoGenerationStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isVideoGenerationStatus, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.code !== undefined){
let data0 = data.code; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVideoGenerationStatus, instancePath+"/code", "type", {type: "string"}, "must be string"); }
if("success" !== data0){
return fail(isVideoGenerationStatus, instancePath+"/code", "const", {allowedValue: "success"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs3 = errors; if(typeof data.message !== "string"){ return fail(isVideoGenerationStatus, instancePath+"/message", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs5 = errors; if(!(isVideoGenerationTask(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoGenerationTask.errors : vErrors.concat(isVideoGenerationTask.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVideoGenerationStatus, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoGenerationStatus.errors = vErrors;
return errors === 0;
}
function isVideoGenerationSubmission(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.task_id === undefined) && (missing0 = "task_id"))) || ((data.object === undefined) && (missing0 = "object"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
return fail(isVideoGenerationSubmission, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
const _errs1 = errors; if(!(isVideoTaskId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoTaskId.errors : vErrors.concat(isVideoTaskId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.task_id !== undefined){
const _errs2 = errors; if(typeof data.task_id !== "string"){ return fail(isVideoGenerationSubmission, instancePath+"/task_id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data2 = data.object; const _errs4 = errors; if(typeof data2 !== "string"){ return fail(isVideoGenerationSubmission, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("video" !== data2){
return fail(isVideoGenerationSubmission, instancePath+"/object", "const", {allowedValue: "video"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data3 = data.model; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVideoGenerationSubmission, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVideoGenerationSubmission, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
let data4 = data.status; const _errs8 = errors; if(typeof data4 !== "string"){ return fail(isVideoGenerationSubmission, instancePath+"/status", "type", {type: "string"}, "must be string"); }
if("" !== data4){ return fail(isVideoGenerationSubmission, instancePath+"/status", "const", {allowedValue: ""}, "must be equal to constant"); }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.progress !== undefined){
let data5 = data.progress; const _errs10 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isVideoGenerationSubmission, instancePath+"/progress", "type", {type: "integer"}, "must be integer");
}
if(0 !== data5){ return fail(isVideoGenerationSubmission, instancePath+"/progress", "const", {allowedValue: 0}, "must be equal to constant"); }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
let data6 = data.created_at; const _errs12 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isVideoGenerationSubmission, instancePath+"/created_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs12){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
return fail(isVideoGenerationSubmission, instancePath+"/created_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVideoGenerationSubmission, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoGenerationSubmission.errors = vErrors;
return errors === 0;
}
function isVideoGenerationTask(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.task_id === undefined) && (missing0 = "task_id")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.format === undefined) && (missing0 = "format"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
return fail(isVideoGenerationTask, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.task_id !== undefined){
const _errs1 = errors; if(!(isVideoTaskId(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoTaskId.errors : vErrors.concat(isVideoTaskId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
let data1 = data.status; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVideoGenerationTask, instancePath+"/status", "type", {type: "string"}, "must be string"); }
if(!((((data1 === "queued") || (data1 === "in_progress")) || (data1 === "succeeded")) || (data1 === "failed"))){
return fail(isVideoGenerationTask, instancePath+"/status", "enum", {allowedValues: ["queued","in_progress","succeeded","failed"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.progress !== undefined){
const _errs4 = errors; if(!(isVideoProgress(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoProgress.errors : vErrors.concat(isVideoProgress.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.format !== undefined){
let data3 = data.format; const _errs5 = errors; if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVideoGenerationTask, instancePath+"/format", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVideoGenerationTask, instancePath+"/format", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.url !== undefined){
const _errs7 = errors; if(typeof data.url !== "string"){ return fail(isVideoGenerationTask, instancePath+"/url", "type", {type: "string"}, "must be string"); }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
let data5 = data.error; const _errs9 = errors; const _errs10 = errors; let valid1 = false;
let passing0 = null;
const _errs11 = errors; if(!(isVideoError(data5, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoError.errors : vErrors.concat(isVideoError.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs12 = errors; if(data5 !== null){
const err0 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/error",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVideoGenerationTask.errors = vErrors;
return false;
} else { errors = _errs10; if(vErrors !== null){ if(_errs10){ vErrors.length = _errs10; } else { vErrors = null; } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
let data6 = data.metadata; const _errs14 = errors; const _errs15 = errors; let valid2 = false;
let passing1 = null;
const _errs16 = errors; if(!(isVideoResultMetadata(data6, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoResultMetadata.errors : vErrors.concat(isVideoResultMetadata.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs17 = errors; if(data6 !== null){
const err2 = {instancePath:instancePath+"/metadata",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs17 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/metadata",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isVideoGenerationTask.errors = vErrors;
return false;
} else { errors = _errs15; if(vErrors !== null){ if(_errs15){ vErrors.length = _errs15; } else { vErrors = null; } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.bytes_base64_encoded !== undefined){
const _errs19 = errors; if(typeof data.bytes_base64_encoded !== "string"){
return fail(isVideoGenerationTask, instancePath+"/bytes_base64_encoded", "type", {type: "string"}, "must be string");
}
var valid0 = _errs19 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isVideoGenerationTask, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoGenerationTask.errors = vErrors;
return errors === 0;
}
function isVideoGenerationUnauthorized(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.error === undefined) && (missing0 = "error")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
return fail(isVideoGenerationUnauthorized, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.error !== undefined){
const _errs1 = errors; if(!(isOpenAiError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isOpenAiError.errors : vErrors.concat(isOpenAiError.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
let data1 = data.code; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVideoGenerationUnauthorized, instancePath+"/code", "type", {type: "string"}, "must be string"); }
if("unauthorized" !== data1){
return fail(isVideoGenerationUnauthorized, instancePath+"/code", "const", {allowedValue: "unauthorized"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
let data2 = data.message; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVideoGenerationUnauthorized, instancePath+"/message", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVideoGenerationUnauthorized, instancePath+"/message", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVideoGenerationUnauthorized, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoGenerationUnauthorized.errors = vErrors;
return errors === 0;
}
function isVideoImageReference(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.image_url === undefined) && (missing0 = "image_url")){
return fail(isVideoImageReference, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "image_url")){
return fail(isVideoImageReference, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.image_url !== undefined){
let data0 = data.image_url; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVideoImageReference, instancePath+"/image_url", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVideoImageReference, instancePath+"/image_url", "type", {type: "string"}, "must be string"); } } } } } } else { return fail(isVideoImageReference, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoImageReference.errors = vErrors;
return errors === 0;
}
function isVideoImageUrl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isVideoImageUrl, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVideoImageUrl, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } }
isVideoImageUrl.errors = vErrors;
return errors === 0;
}
function isVideoLink(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
return fail(isVideoLink, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.url !== undefined){
let data0 = data.url; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVideoLink, instancePath+"/url", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVideoLink, instancePath+"/url", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
let data1 = data.expires_at; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVideoLink, instancePath+"/expires_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isVideoLink, instancePath+"/expires_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVideoLink, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoLink.errors = vErrors;
return errors === 0;
}
function isVideoLinkRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "expires_in") || (key0 === "index"))){
return fail(isVideoLinkRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.expires_in !== undefined){
let data0 = data.expires_in; const _errs2 = errors; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
return fail(isVideoLinkRequest, instancePath+"/expires_in", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 86400 || isNaN(data0)){
return fail(isVideoLinkRequest, instancePath+"/expires_in", "maximum", {comparison: "<=", limit: 86400}, "must be <= 86400");
} else {
if(data0 < 60 || isNaN(data0)){
return fail(isVideoLinkRequest, instancePath+"/expires_in", "minimum", {comparison: ">=", limit: 60}, "must be >= 60");
} } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.index !== undefined){
let data1 = data.index; const _errs4 = errors; if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
return fail(isVideoLinkRequest, instancePath+"/index", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 3 || isNaN(data1)){ return fail(isVideoLinkRequest, instancePath+"/index", "maximum", {comparison: "<=", limit: 3}, "must be <= 3"); } else {
if(data1 < 0 || isNaN(data1)){ return fail(isVideoLinkRequest, instancePath+"/index", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVideoLinkRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoLinkRequest.errors = vErrors;
return errors === 0;
}
function isVideoList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.object === undefined) && (missing0 = "object")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.first_id === undefined) && (missing0 = "first_id"))) || ((data.last_id === undefined) && (missing0 = "last_id"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
return fail(isVideoList, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.object !== undefined){
let data0 = data.object; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVideoList, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("list" !== data0){ return fail(isVideoList, instancePath+"/object", "const", {allowedValue: "list"}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
let data1 = data.data; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 100){ return fail(isVideoList, instancePath+"/data", "maxItems", {limit: 100}, "must NOT have more than 100 items"); } else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isVideo(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideo.errors : vErrors.concat(isVideo.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } } else { return fail(isVideoList, instancePath+"/data", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.first_id !== undefined){
let data3 = data.first_id; const _errs6 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isVideoList, instancePath+"/first_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.last_id !== undefined){
let data4 = data.last_id; const _errs8 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isVideoList, instancePath+"/last_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.has_more !== undefined){
const _errs10 = errors; if(typeof data.has_more !== "boolean"){ return fail(isVideoList, instancePath+"/has_more", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVideoList, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoList.errors = vErrors;
return errors === 0;
}
function isVideoMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(((((((key0 === "aspectRatio") || (key0 === "durationSeconds")) || (key0 === "negativePrompt")) || (key0 === "personGeneration")) || (key0 === "resolution")) || (key0 === "sampleCount")) || (key0 === "storageUri"))){
return fail(isVideoMetadata, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.aspectRatio !== undefined){
let data0 = data.aspectRatio; const _errs2 = errors; if((typeof data0 !== "string") && (data0 !== null)){
return fail(isVideoMetadata, instancePath+"/aspectRatio", "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((data0 === "16:9") || (data0 === "9:16")) || (data0 === null))){
return fail(isVideoMetadata, instancePath+"/aspectRatio", "enum", {allowedValues: ["16:9","9:16",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.durationSeconds !== undefined){
let data1 = data.durationSeconds; const _errs4 = errors; if((!(typeof data1 == "number")) && (data1 !== null)){
return fail(isVideoMetadata, instancePath+"/durationSeconds", "type", {type: ["number","null"]}, "must be number,null");
}
if(!((((data1 === 4) || (data1 === 6)) || (data1 === 8)) || (data1 === null))){
return fail(isVideoMetadata, instancePath+"/durationSeconds", "enum", {allowedValues: [4,6,8,null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.negativePrompt !== undefined){
let data2 = data.negativePrompt; const _errs6 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVideoMetadata, instancePath+"/negativePrompt", "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 32000 && (data2.length > 64000 || ucs2length(data2) > 32000)){
return fail(isVideoMetadata, instancePath+"/negativePrompt", "maxLength", {limit: 32000}, "must NOT have more than 32000 characters");
} } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.personGeneration !== undefined){
let data3 = data.personGeneration; const _errs8 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isVideoMetadata, instancePath+"/personGeneration", "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((data3 === "allow_all") || (data3 === "allow_adult")) || (data3 === null))){
return fail(isVideoMetadata, instancePath+"/personGeneration", "enum", {allowedValues: ["allow_all","allow_adult",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.resolution !== undefined){
let data4 = data.resolution; const _errs10 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isVideoMetadata, instancePath+"/resolution", "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((((((data4 === "720p") || (data4 === "1080p")) || (data4 === "4k")) || (data4 === "720P")) || (data4 === "1080P")) || (data4 === "4K")) || (data4 === null))){
return fail(isVideoMetadata, instancePath+"/resolution", "enum", {allowedValues: ["720p","1080p","4k","720P","1080P","4K",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.sampleCount !== undefined){
let data5 = data.sampleCount; const _errs12 = errors; if((!(typeof data5 == "number")) && (data5 !== null)){
return fail(isVideoMetadata, instancePath+"/sampleCount", "type", {type: ["number","null"]}, "must be number,null");
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 4 || isNaN(data5)){ return fail(isVideoMetadata, instancePath+"/sampleCount", "maximum", {comparison: "<=", limit: 4}, "must be <= 4"); } else {
if(data5 < 1 || isNaN(data5)){ return fail(isVideoMetadata, instancePath+"/sampleCount", "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } else {
let res0;
if((1 === 0 || (res0 = data5/1, res0 !== parseInt(res0)))){
return fail(isVideoMetadata, instancePath+"/sampleCount", "multipleOf", {multipleOf: 1}, "must be multiple of 1");
} } } } }
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.storageUri !== undefined){
let data6 = data.storageUri; const _errs14 = errors; if((typeof data6 !== "string") && (data6 !== null)){
return fail(isVideoMetadata, instancePath+"/storageUri", "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(uri(data6))){ return fail(isVideoMetadata, instancePath+"/storageUri", "format", {format: "uri"}, "must match format \""+"uri"+"\""); } else {
if(data6.length > 2048 && (data6.length > 4096 || ucs2length(data6) > 2048)){
return fail(isVideoMetadata, instancePath+"/storageUri", "maxLength", {limit: 2048}, "must NOT have more than 2048 characters");
} } } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVideoMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoMetadata.errors = vErrors;
return errors === 0;
}
function isVideoModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && (data.length > 512 || ucs2length(data) > 256)){
return fail(isVideoModel, instancePath, "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVideoModel, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isVideoModel, instancePath, "type", {type: "string"}, "must be string"); } }
isVideoModel.errors = vErrors;
return errors === 0;
}
function isVideoProgress(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isVideoProgress, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){ return fail(isVideoProgress, instancePath, "maximum", {comparison: "<=", limit: 100}, "must be <= 100"); } else { if(data < 0 || isNaN(data)){ return fail(isVideoProgress, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } }
isVideoProgress.errors = vErrors;
return errors === 0;
}
function isVideoPrompt(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 32000 && (data.length > 64000 || ucs2length(data) > 32000)){
return fail(isVideoPrompt, instancePath, "maxLength", {limit: 32000}, "must NOT have more than 32000 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVideoPrompt, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isVideoPrompt, instancePath, "type", {type: "string"}, "must be string"); } }
isVideoPrompt.errors = vErrors;
return errors === 0;
}
function isVideoResultMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rai_media_filtered_count !== undefined){
let data0 = data.rai_media_filtered_count; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isVideoResultMetadata, instancePath+"/rai_media_filtered_count", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
return fail(isVideoResultMetadata, instancePath+"/rai_media_filtered_count", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.rai_media_filtered_reasons !== undefined){
let data1 = data.rai_media_filtered_reasons; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(typeof data1[i0] !== "string"){
return fail(isVideoResultMetadata, instancePath+"/rai_media_filtered_reasons/" + i0, "type", {type: "string"}, "must be string");
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else { return fail(isVideoResultMetadata, instancePath+"/rai_media_filtered_reasons", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.urls !== undefined){
let data3 = data.urls; const _errs7 = errors; if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors; if(typeof data3[i1] !== "string"){ return fail(isVideoResultMetadata, instancePath+"/urls/" + i1, "type", {type: "string"}, "must be string"); }
var valid2 = _errs9 === errors;
if(!valid2){ break; } } } else { return fail(isVideoResultMetadata, instancePath+"/urls", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.storage_uris !== undefined){
let data5 = data.storage_uris; const _errs11 = errors; if(errors === _errs11){
if(Array.isArray(data5)){
var valid3 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs13 = errors; if(typeof data5[i2] !== "string"){
return fail(isVideoResultMetadata, instancePath+"/storage_uris/" + i2, "type", {type: "string"}, "must be string");
}
var valid3 = _errs13 === errors;
if(!valid3){ break; } } } else { return fail(isVideoResultMetadata, instancePath+"/storage_uris", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.storage_error !== undefined){
let data7 = data.storage_error; const _errs15 = errors; if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length < 1 || (data7.length < 1 && ucs2length(data7) < 1)){
return fail(isVideoResultMetadata, instancePath+"/storage_error", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVideoResultMetadata, instancePath+"/storage_error", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.upstream_code !== undefined){
let data8 = data.upstream_code; const _errs17 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isVideoResultMetadata, instancePath+"/upstream_code", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs17 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVideoResultMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isVideoResultMetadata.errors = vErrors;
return errors === 0;
}
function isVideoSeconds(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(((typeof data !== "string") && (!((typeof data == "number") && (!(data % 1) && !isNaN(data))))) && (data !== null)){
return fail(isVideoSeconds, instancePath, "type", {type: ["string","integer","null"]}, "must be string,integer,null");
}
if(!(((((((data === "4") || (data === "6")) || (data === "8")) || (data === 4)) || (data === 6)) || (data === 8)) || (data === null))){
return fail(isVideoSeconds, instancePath, "enum", {allowedValues: ["4","6","8",4,6,8,null]}, "must be equal to one of the allowed values");
}
isVideoSeconds.errors = vErrors;
return errors === 0;
}
function isVideoSize(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){ return fail(isVideoSize, instancePath, "type", {type: ["string","null"]}, "must be string,null"); }
if(errors === 0){
if(typeof data === "string"){
if(!pattern_d2048f.test(data)){
return fail(isVideoSize, instancePath, "pattern", {pattern: "^[1-9]\\d{1,4}x[1-9]\\d{1,4}$"}, "must match pattern \""+"^[1-9]\\d{1,4}x[1-9]\\d{1,4}$"+"\"");
} } }
isVideoSize.errors = vErrors;
return errors === 0;
}
function isVideoTaskId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_8d06d0.test(data)){
return fail(isVideoTaskId, instancePath, "pattern", {pattern: "^task_[0-9a-hjkmnp-tv-z]{26}$"}, "must match pattern \""+"^task_[0-9a-hjkmnp-tv-z]{26}$"+"\"");
} } else { return fail(isVideoTaskId, instancePath, "type", {type: "string"}, "must be string"); } }
isVideoTaskId.errors = vErrors;
return errors === 0;
}

exports.neutral = {
  createVideoGeneration: {
    request: isRequestOfCreateVideoGeneration,
    formRequest: null,
    responses: { "200": isVideoGenerationSubmission, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  getVideoGeneration: {
    request: isRequestOfGetVideoGeneration,
    formRequest: null,
    responses: { "200": isVideoGenerationStatus, "400": isOpenAiErrorResponse, "401": isVideoGenerationUnauthorized, "403": isOpenAiErrorResponse, "404": isVideoGenerationNotFound, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  listVideos: {
    request: isRequestOfListVideos,
    formRequest: null,
    responses: { "200": isVideoList, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  createVideo: {
    request: isRequestOfCreateVideo,
    formRequest: isFormOfCreateVideo,
    responses: { "200": isVideo, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  getVideo: {
    request: isRequestOfGetVideoGeneration,
    formRequest: null,
    responses: { "200": isVideo, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  deleteVideo: {
    request: isRequestOfGetVideoGeneration,
    formRequest: null,
    responses: { "200": isVideoDeletion, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  getVideoContent: {
    request: isRequestOfGetVideoContent,
    formRequest: null,
    responses: { "200": null, "206": null, "304": null, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "410": isOpenAiErrorResponse, "412": isOpenAiErrorResponse, "416": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  headVideoContent: {
    request: isRequestOfHeadVideoContent,
    formRequest: null,
    responses: { "200": null, "304": null, "400": null, "401": null, "403": null, "404": null, "410": null, "412": null, "429": null, "500": null, "503": null },
    events: null,
  },
  createVideoLink: {
    request: isRequestOfCreateVideoLink,
    formRequest: null,
    responses: { "200": isVideoLink, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "410": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  createVideoRemix: {
    request: isRequestOfGetVideoGeneration,
    formRequest: null,
    responses: { "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  createVideoEdit: {
    request: isRequestOfCreateVideoEdit,
    formRequest: null,
    responses: { "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  createVideoExtension: {
    request: isRequestOfCreateVideoEdit,
    formRequest: null,
    responses: { "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  createVideoCharacter: {
    request: isRequestOfCreateVideoEdit,
    formRequest: null,
    responses: { "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  getVideoCharacter: {
    request: isRequestOfGetVideoCharacter,
    formRequest: null,
    responses: { "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
};
exports.vendor = {
  createVideoGeneration: {
    request: isVendorRequestOfCreateVideoGeneration,
    formRequest: null,
    responses: { "200": isVideoGenerationSubmission, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  getVideoGeneration: {
    request: isVendorRequestOfGetVideoGeneration,
    formRequest: null,
    responses: { "200": isVideoGenerationStatus, "400": isOpenAiErrorResponse, "401": isVideoGenerationUnauthorized, "403": isOpenAiErrorResponse, "404": isVideoGenerationNotFound, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  listVideos: {
    request: isVendorRequestOfListVideos,
    formRequest: null,
    responses: { "200": isVideoList, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  createVideo: {
    request: isVendorRequestOfCreateVideo,
    formRequest: isVendorFormOfCreateVideo,
    responses: { "200": isVideo, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  getVideo: {
    request: isVendorRequestOfGetVideoGeneration,
    formRequest: null,
    responses: { "200": isVideo, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  deleteVideo: {
    request: isVendorRequestOfGetVideoGeneration,
    formRequest: null,
    responses: { "200": isVideoDeletion, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  getVideoContent: {
    request: isVendorRequestOfGetVideoContent,
    formRequest: null,
    responses: { "200": null, "206": null, "304": null, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "410": isOpenAiErrorResponse, "412": isOpenAiErrorResponse, "416": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  headVideoContent: {
    request: isVendorRequestOfHeadVideoContent,
    formRequest: null,
    responses: { "200": null, "304": null, "400": null, "401": null, "403": null, "404": null, "410": null, "412": null, "429": null, "500": null, "503": null },
    events: null,
  },
  createVideoLink: {
    request: isVendorRequestOfCreateVideoLink,
    formRequest: null,
    responses: { "200": isVideoLink, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "410": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  createVideoRemix: {
    request: isVendorRequestOfGetVideoGeneration,
    formRequest: null,
    responses: { "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  createVideoEdit: {
    request: isVendorRequestOfCreateVideoEdit,
    formRequest: null,
    responses: { "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  createVideoExtension: {
    request: isVendorRequestOfCreateVideoEdit,
    formRequest: null,
    responses: { "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  createVideoCharacter: {
    request: isVendorRequestOfCreateVideoEdit,
    formRequest: null,
    responses: { "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  getVideoCharacter: {
    request: isVendorRequestOfGetVideoCharacter,
    formRequest: null,
    responses: { "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  predictVideos: {
    request: isVendorRequestOfPredictVideos,
    formRequest: null,
    responses: { "200": isVendorPredictVideosResponse, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "413": isGenerateContentErrorResponse, "415": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse, "504": isGenerateContentErrorResponse },
    events: null,
  },
  getVideoOperation: {
    request: isVendorRequestOfGetVideoOperation,
    formRequest: null,
    responses: { "200": isVendorVideoOperation, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse },
    events: null,
  },
  getVideoFile: {
    request: isVendorRequestOfGetVideoFile,
    formRequest: null,
    responses: { "200": isVendorVideoFile, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "410": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse },
    events: null,
  },
  downloadVideoFile: {
    request: isVendorRequestOfDownloadVideoFile,
    formRequest: null,
    responses: { "200": null, "206": null, "304": null, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "410": isGenerateContentErrorResponse, "412": isGenerateContentErrorResponse, "416": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse },
    events: null,
  },
  headVideoFile: {
    request: isVendorRequestOfHeadVideoFile,
    formRequest: null,
    responses: { "200": null, "304": null, "400": null, "401": null, "403": null, "404": null, "410": null, "412": null, "429": null, "500": null, "503": null },
    events: null,
  },
  predictPublisherVideos: {
    request: isVendorRequestOfPredictVideos,
    formRequest: null,
    responses: { "200": isVendorPredictVideosResponse, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "413": isGenerateContentErrorResponse, "415": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse, "504": isGenerateContentErrorResponse },
    events: null,
  },
  fetchVideoOperation: {
    request: isVendorRequestOfFetchVideoOperation,
    formRequest: null,
    responses: { "200": isVendorPublisherVideoOperation, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "413": isGenerateContentErrorResponse, "415": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse, "504": isGenerateContentErrorResponse },
    events: null,
  },
};
