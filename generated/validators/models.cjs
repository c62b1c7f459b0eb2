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
const pattern_85e69a = new RegExp("^models/.+", "u");
const ucs2length = require("ajv/dist/runtime/ucs2length").default;
function isAnyModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(!(isModel(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModel.errors : vErrors.concat(isModel.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs2 = errors; if(!(isContentModel(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentModel.errors : vErrors.concat(isContentModel.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isAnyModel.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isAnyModel.errors = vErrors;
return errors === 0;
}
function isAnyModelList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(!(isModelList(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelList.errors : vErrors.concat(isModelList.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs2 = errors; if(!(isContentModelList(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentModelList.errors : vErrors.concat(isContentModelList.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isAnyModelList.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isAnyModelList.errors = vErrors;
return errors === 0;
}
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
function isContentModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.name === undefined) && (missing0 = "name")) || ((data.baseModelId === undefined) && (missing0 = "baseModelId"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.displayName === undefined) && (missing0 = "displayName"))) || ((data.inputTokenLimit === undefined) && (missing0 = "inputTokenLimit"))) || ((data.outputTokenLimit === undefined) && (missing0 = "outputTokenLimit"))) || ((data.supportedGenerationMethods === undefined) && (missing0 = "supportedGenerationMethods"))){
return fail(isContentModel, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.name !== undefined){
let data0 = data.name; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern_85e69a.test(data0)){
return fail(isContentModel, instancePath+"/name", "pattern", {pattern: "^models/.+"}, "must match pattern \""+"^models/.+"+"\"");
} } else { return fail(isContentModel, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.baseModelId !== undefined){
let data1 = data.baseModelId; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isContentModel, instancePath+"/baseModelId", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isContentModel, instancePath+"/baseModelId", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.version !== undefined){
const _errs5 = errors; if(typeof data.version !== "string"){ return fail(isContentModel, instancePath+"/version", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.displayName !== undefined){
const _errs7 = errors; if(typeof data.displayName !== "string"){ return fail(isContentModel, instancePath+"/displayName", "type", {type: "string"}, "must be string"); }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.description !== undefined){
const _errs9 = errors; if(typeof data.description !== "string"){ return fail(isContentModel, instancePath+"/description", "type", {type: "string"}, "must be string"); }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.inputTokenLimit !== undefined){
let data5 = data.inputTokenLimit; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isContentModel, instancePath+"/inputTokenLimit", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
return fail(isContentModel, instancePath+"/inputTokenLimit", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.outputTokenLimit !== undefined){
let data6 = data.outputTokenLimit; const _errs13 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isContentModel, instancePath+"/outputTokenLimit", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
return fail(isContentModel, instancePath+"/outputTokenLimit", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.supportedGenerationMethods !== undefined){
let data7 = data.supportedGenerationMethods; const _errs15 = errors; if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors; if(typeof data7[i0] !== "string"){
return fail(isContentModel, instancePath+"/supportedGenerationMethods/" + i0, "type", {type: "string"}, "must be string");
}
var valid1 = _errs17 === errors;
if(!valid1){ break; } } } else { return fail(isContentModel, instancePath+"/supportedGenerationMethods", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isContentModel, instancePath, "type", {type: "object"}, "must be object"); } }
isContentModel.errors = vErrors;
return errors === 0;
}
function isContentModelList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.models === undefined) && (missing0 = "models")){
return fail(isContentModelList, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.models !== undefined){
let data0 = data.models; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isContentModel(data0[i0], {instancePath:instancePath+"/models/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentModel.errors : vErrors.concat(isContentModel.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isContentModelList, instancePath+"/models", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.nextPageToken !== undefined){
let data2 = data.nextPageToken; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isContentModelList, instancePath+"/nextPageToken", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isContentModelList, instancePath+"/nextPageToken", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isContentModelList, instancePath, "type", {type: "object"}, "must be object"); } }
isContentModelList.errors = vErrors;
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
function isModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.owned_by === undefined) && (missing0 = "owned_by"))) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.max_input_tokens === undefined) && (missing0 = "max_input_tokens"))) || ((data.max_tokens === undefined) && (missing0 = "max_tokens"))) || ((data.operations === undefined) && (missing0 = "operations"))){
return fail(isModel, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isModel, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isModel, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isModel, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("model" !== data1){ return fail(isModel, instancePath+"/object", "const", {allowedValue: "model"}, "must be equal to constant"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs5 = errors; if(typeof data2 !== "string"){ return fail(isModel, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("model" !== data2){ return fail(isModel, instancePath+"/type", "const", {allowedValue: "model"}, "must be equal to constant"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created !== undefined){
let data3 = data.created; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isModel, instancePath+"/created", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){ return fail(isModel, instancePath+"/created", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
let data4 = data.created_at; const _errs9 = errors; if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(!(date_time.validate(data4))){
return fail(isModel, instancePath+"/created_at", "format", {format: "date-time"}, "must match format \""+"date-time"+"\"");
} } else { return fail(isModel, instancePath+"/created_at", "type", {type: "string"}, "must be string"); } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.owned_by !== undefined){
const _errs11 = errors; if(typeof data.owned_by !== "string"){ return fail(isModel, instancePath+"/owned_by", "type", {type: "string"}, "must be string"); }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display_name !== undefined){
const _errs13 = errors; if(typeof data.display_name !== "string"){ return fail(isModel, instancePath+"/display_name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_input_tokens !== undefined){
let data7 = data.max_input_tokens; const _errs15 = errors; if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
return fail(isModel, instancePath+"/max_input_tokens", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){ return fail(isModel, instancePath+"/max_input_tokens", "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_tokens !== undefined){
let data8 = data.max_tokens; const _errs17 = errors; if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
return fail(isModel, instancePath+"/max_tokens", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){ return fail(isModel, instancePath+"/max_tokens", "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } }
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.operations !== undefined){
let data9 = data.operations; const _errs19 = errors; if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0]; const _errs21 = errors; if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1 || (data10.length < 1 && ucs2length(data10) < 1)){
return fail(isModel, instancePath+"/operations/" + i0, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isModel, instancePath+"/operations/" + i0, "type", {type: "string"}, "must be string"); } }
var valid1 = _errs21 === errors;
if(!valid1){ break; } } } else { return fail(isModel, instancePath+"/operations", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; } } } } } } } } } } } } else { return fail(isModel, instancePath, "type", {type: "object"}, "must be object"); } }
isModel.errors = vErrors;
return errors === 0;
}
function isModelList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.object === undefined) && (missing0 = "object")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.has_more === undefined) && (missing0 = "has_more"))) || ((data.first_id === undefined) && (missing0 = "first_id"))) || ((data.last_id === undefined) && (missing0 = "last_id"))){
return fail(isModelList, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.object !== undefined){
let data0 = data.object; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isModelList, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("list" !== data0){ return fail(isModelList, instancePath+"/object", "const", {allowedValue: "list"}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
let data1 = data.data; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isModel(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModel.errors : vErrors.concat(isModel.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else { return fail(isModelList, instancePath+"/data", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.has_more !== undefined){
const _errs6 = errors; if(typeof data.has_more !== "boolean"){ return fail(isModelList, instancePath+"/has_more", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.first_id !== undefined){
let data4 = data.first_id; const _errs8 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isModelList, instancePath+"/first_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.last_id !== undefined){
let data5 = data.last_id; const _errs10 = errors; if((typeof data5 !== "string") && (data5 !== null)){
return fail(isModelList, instancePath+"/last_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isModelList, instancePath, "type", {type: "object"}, "must be object"); } }
isModelList.errors = vErrors;
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
function isRequestOfGetContentModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.model === undefined) && (missing0 = "model")){
return fail(isRequestOfGetContentModel, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isRequestOfGetContentModel, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isRequestOfGetContentModel, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfGetContentModel, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isRequestOfGetContentModel, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfGetContentModel, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfGetContentModel, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfGetContentModel, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } else { return fail(isRequestOfGetContentModel, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetContentModel.errors = vErrors;
return errors === 0;
}
function isRequestOfGetModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.model === undefined) && (missing0 = "model")){
return fail(isRequestOfGetModel, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isRequestOfGetModel, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isRequestOfGetModel, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfGetModel, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isRequestOfGetModel, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfGetModel, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors; for(const key0 in data2){
if(!(key0 === "beta")){
return fail(isRequestOfGetModel, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs7 === errors){
if(data2.beta !== undefined){
if(typeof data2.beta !== "string"){ return fail(isRequestOfGetModel, instancePath+"/query/beta", "type", {type: "string"}, "must be string"); } } } } else { return fail(isRequestOfGetModel, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } else { return fail(isRequestOfGetModel, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetModel.errors = vErrors;
return errors === 0;
}
function isRequestOfListContentModels(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!((key0 === "pageSize") || (key0 === "pageToken"))){
return fail(isRequestOfListContentModels, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.pageSize !== undefined){
let data1 = data0.pageSize; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern_56ae6b.test(data1) || +data1 < 1 || +data1 > 1000){
return fail(isRequestOfListContentModels, instancePath+"/query/pageSize", "integerText", {}, "must be an integer from 1 to 1000");
} } else { return fail(isRequestOfListContentModels, instancePath+"/query/pageSize", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.pageToken !== undefined){
const _errs6 = errors; if(typeof data0.pageToken !== "string"){
return fail(isRequestOfListContentModels, instancePath+"/query/pageToken", "type", {type: "string"}, "must be string");
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; } } } } else { return fail(isRequestOfListContentModels, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListContentModels, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListContentModels.errors = vErrors;
return errors === 0;
}
function isRequestOfListModels(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!((((((key0 === "limit") || (key0 === "after_id")) || (key0 === "before_id")) || (key0 === "pageSize")) || (key0 === "pageToken")) || (key0 === "beta"))){
return fail(isRequestOfListModels, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.limit !== undefined){
let data1 = data0.limit; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern_56ae6b.test(data1) || +data1 < 1 || +data1 > 1000){
return fail(isRequestOfListModels, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 1000");
} } else { return fail(isRequestOfListModels, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.after_id !== undefined){
const _errs6 = errors; if(typeof data0.after_id !== "string"){
return fail(isRequestOfListModels, instancePath+"/query/after_id", "type", {type: "string"}, "must be string");
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.before_id !== undefined){
const _errs8 = errors; if(typeof data0.before_id !== "string"){
return fail(isRequestOfListModels, instancePath+"/query/before_id", "type", {type: "string"}, "must be string");
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.pageSize !== undefined){
let data4 = data0.pageSize; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern_56ae6b.test(data4) || +data4 < 1 || +data4 > 1000){
return fail(isRequestOfListModels, instancePath+"/query/pageSize", "integerText", {}, "must be an integer from 1 to 1000");
} } else { return fail(isRequestOfListModels, instancePath+"/query/pageSize", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.pageToken !== undefined){
const _errs12 = errors; if(typeof data0.pageToken !== "string"){
return fail(isRequestOfListModels, instancePath+"/query/pageToken", "type", {type: "string"}, "must be string");
}
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.beta !== undefined){
const _errs14 = errors; if(typeof data0.beta !== "string"){ return fail(isRequestOfListModels, instancePath+"/query/beta", "type", {type: "string"}, "must be string"); }
var valid1 = _errs14 === errors;
} else { var valid1 = true; } } } } } } } } else { return fail(isRequestOfListModels, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListModels, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListModels.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfGetContentModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.model === undefined) && (missing0 = "model")){
return fail(isVendorRequestOfGetContentModel, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isVendorRequestOfGetContentModel, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isVendorRequestOfGetContentModel, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfGetContentModel, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorRequestOfGetContentModel, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfGetContentModel, instancePath+"/path", "type", {type: "object"}, "must be object"); } } } } else { return fail(isVendorRequestOfGetContentModel, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfGetContentModel.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfGetModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.model === undefined) && (missing0 = "model")){
return fail(isVendorRequestOfGetModel, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isVendorRequestOfGetModel, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isVendorRequestOfGetModel, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfGetModel, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorRequestOfGetModel, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfGetModel, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.beta !== undefined){
if(typeof data2.beta !== "string"){ return fail(isVendorRequestOfGetModel, instancePath+"/query/beta", "type", {type: "string"}, "must be string"); } } } else { return fail(isVendorRequestOfGetModel, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorRequestOfGetModel, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfGetModel.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfListContentModels(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.pageSize !== undefined){
let data1 = data0.pageSize; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_56ae6b.test(data1) || +data1 < 1 || +data1 > 1000){
return fail(isVendorRequestOfListContentModels, instancePath+"/query/pageSize", "integerText", {}, "must be an integer from 1 to 1000");
} } else { return fail(isVendorRequestOfListContentModels, instancePath+"/query/pageSize", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs3 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.pageToken !== undefined){
const _errs5 = errors; if(typeof data0.pageToken !== "string"){
return fail(isVendorRequestOfListContentModels, instancePath+"/query/pageToken", "type", {type: "string"}, "must be string");
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; } } } else { return fail(isVendorRequestOfListContentModels, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isVendorRequestOfListContentModels, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfListContentModels.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfListModels(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern_56ae6b.test(data1) || +data1 < 1 || +data1 > 1000){
return fail(isVendorRequestOfListModels, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 1000");
} } else { return fail(isVendorRequestOfListModels, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs3 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.after_id !== undefined){
const _errs5 = errors; if(typeof data0.after_id !== "string"){
return fail(isVendorRequestOfListModels, instancePath+"/query/after_id", "type", {type: "string"}, "must be string");
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.before_id !== undefined){
const _errs7 = errors; if(typeof data0.before_id !== "string"){
return fail(isVendorRequestOfListModels, instancePath+"/query/before_id", "type", {type: "string"}, "must be string");
}
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.pageSize !== undefined){
let data4 = data0.pageSize; const _errs9 = errors; if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern_56ae6b.test(data4) || +data4 < 1 || +data4 > 1000){
return fail(isVendorRequestOfListModels, instancePath+"/query/pageSize", "integerText", {}, "must be an integer from 1 to 1000");
} } else { return fail(isVendorRequestOfListModels, instancePath+"/query/pageSize", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs9 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.pageToken !== undefined){
const _errs11 = errors; if(typeof data0.pageToken !== "string"){
return fail(isVendorRequestOfListModels, instancePath+"/query/pageToken", "type", {type: "string"}, "must be string");
}
var valid1 = _errs11 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.beta !== undefined){
const _errs13 = errors; if(typeof data0.beta !== "string"){
return fail(isVendorRequestOfListModels, instancePath+"/query/beta", "type", {type: "string"}, "must be string");
}
var valid1 = _errs13 === errors;
} else { var valid1 = true; } } } } } } } else { return fail(isVendorRequestOfListModels, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isVendorRequestOfListModels, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfListModels.errors = vErrors;
return errors === 0;
}

exports.neutral = {
  listModels: {
    request: isRequestOfListModels,
    formRequest: null,
    responses: { "200": isAnyModelList, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  getModel: {
    request: isRequestOfGetModel,
    formRequest: null,
    responses: { "200": isAnyModel, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  listContentModels: {
    request: isRequestOfListContentModels,
    formRequest: null,
    responses: { "200": isContentModelList, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse },
    events: null,
  },
  getContentModel: {
    request: isRequestOfGetContentModel,
    formRequest: null,
    responses: { "200": isContentModel, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse },
    events: null,
  },
};
exports.vendor = {
  listModels: {
    request: isVendorRequestOfListModels,
    formRequest: null,
    responses: { "200": isAnyModelList, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  getModel: {
    request: isVendorRequestOfGetModel,
    formRequest: null,
    responses: { "200": isAnyModel, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
  listContentModels: {
    request: isVendorRequestOfListContentModels,
    formRequest: null,
    responses: { "200": isContentModelList, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse },
    events: null,
  },
  getContentModel: {
    request: isVendorRequestOfGetContentModel,
    formRequest: null,
    responses: { "200": isContentModel, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse },
    events: null,
  },
};
