// Generated from specs/ by `npm run generate`. Do not edit.
'use strict';
function fail(validate, instancePath, keyword, params, message) {
  validate.errors = [{ instancePath, keyword, params, message }];
  return false;
}
const pattern_03b9ec = new RegExp("^at_", "u");
const pattern_406809 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$", "u");
const pattern_440703 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._@-]*\\*?$", "u");
const pattern_4dc491 = new RegExp("^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$", "u");
const pattern_56ae6b = new RegExp("^-?\\d{1,15}$", "u");
const pattern_5a5076 = new RegExp("^([0-9]{6}|[A-HJ-NP-Za-hj-np-z2-9]{4}-?[A-HJ-NP-Za-hj-np-z2-9]{4})$", "u");
const pattern_73ff6b = new RegExp("^[0-9]{6}$", "u");
const pattern_7e5d4d = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ue000-\\uf8ff\\ufeff]*$", "u");
const pattern_8ec9f3 = new RegExp("^[A-Z2-7]{16,}$", "u");
const pattern_a563a6 = new RegExp("^[A-Za-z0-9]{8}$", "u");
const pattern_b5aaa2 = new RegExp("^[A-Z][A-Z0-9_]*$", "u");
const pattern_cb653a = new RegExp("^[A-Za-z0-9]{4,16}$", "u");
const pattern_e11c9d = new RegExp("^<svg[ >]", "u");
const pattern_f179aa = new RegExp("^[A-Za-z0-9._~-]{16,256}$", "u");
const pattern_f8a7f6 = new RegExp("^otpauth://totp/", "u");
const ucs2length = require("ajv/dist/runtime/ucs2length").default;
function isAccountAffiliateTransfer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "quota")){
return fail(isAccountAffiliateTransfer, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.quota !== undefined){
let data0 = data.quota; const _errs2 = errors; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
return fail(isAccountAffiliateTransfer, instancePath+"/quota", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
return fail(isAccountAffiliateTransfer, instancePath+"/quota", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } } } } } else { return fail(isAccountAffiliateTransfer, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountAffiliateTransfer.errors = vErrors;
return errors === 0;
}
function isAccountAffiliateTransferResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountAffiliateTransferResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
let data2 = data.data; const _errs3 = errors; if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.transferred === undefined) && (missing1 = "transferred")) || ((data2.quota === undefined) && (missing1 = "quota"))) || ((data2.aff_quota === undefined) && (missing1 = "aff_quota"))){
return fail(isAccountAffiliateTransferResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.transferred !== undefined){
let data3 = data2.transferred; const _errs5 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isAccountAffiliateTransferResponse, instancePath+"/data/transferred", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
return fail(isAccountAffiliateTransferResponse, instancePath+"/data/transferred", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.quota !== undefined){
let data4 = data2.quota; const _errs7 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isAccountAffiliateTransferResponse, instancePath+"/data/quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isAccountAffiliateTransferResponse, instancePath+"/data/quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.aff_quota !== undefined){
let data5 = data2.aff_quota; const _errs9 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isAccountAffiliateTransferResponse, instancePath+"/data/aff_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
return fail(isAccountAffiliateTransferResponse, instancePath+"/data/aff_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs9 === errors;
} else { var valid1 = true; } } } } } else { return fail(isAccountAffiliateTransferResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountAffiliateTransferResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountAffiliateTransferResponse.errors = vErrors;
return errors === 0;
}
function isAccountBackupCodes(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10){ return fail(isAccountBackupCodes, instancePath, "maxItems", {limit: 10}, "must NOT have more than 10 items"); } else {
if(data.length < 10){ return fail(isAccountBackupCodes, instancePath, "minItems", {limit: 10}, "must NOT have fewer than 10 items"); } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0]; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern_4dc491.test(data0)){
return fail(isAccountBackupCodes, instancePath+"/" + i0, "pattern", {pattern: "^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$"}, "must match pattern \""+"^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$"+"\"");
} } else { return fail(isAccountBackupCodes, instancePath+"/" + i0, "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } } } else { return fail(isAccountBackupCodes, instancePath, "type", {type: "array"}, "must be array"); } }
isAccountBackupCodes.errors = vErrors;
return errors === 0;
}
function isAccountBackupCodesRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
return fail(isAccountBackupCodesRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "code")){
return fail(isAccountBackupCodesRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.code !== undefined){
if(!(isAccountTotpCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTotpCode.errors : vErrors.concat(isAccountTotpCode.errors);
errors = vErrors.length;
} } } } } else { return fail(isAccountBackupCodesRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountBackupCodesRequest.errors = vErrors;
return errors === 0;
}
function isAccountBackupCodesResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountBackupCodesResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
let data2 = data.data; const _errs3 = errors; if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.backup_codes === undefined) && (missing1 = "backup_codes")){
return fail(isAccountBackupCodesResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.backup_codes !== undefined){
if(!(isAccountBackupCodes(data2.backup_codes, {instancePath:instancePath+"/data/backup_codes",parentData:data2,parentDataProperty:"backup_codes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountBackupCodes.errors : vErrors.concat(isAccountBackupCodes.errors);
errors = vErrors.length;
} } } } else { return fail(isAccountBackupCodesResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountBackupCodesResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountBackupCodesResponse.errors = vErrors;
return errors === 0;
}
function isAccountCurrentPassword(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(data.length > 128 && (data.length > 256 || ucs2length(data) > 128)){
return fail(isAccountCurrentPassword, instancePath, "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isAccountCurrentPassword, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isAccountCurrentPassword, instancePath, "type", {type: "string"}, "must be string"); } } }
isAccountCurrentPassword.errors = vErrors;
return errors === 0;
}
function isAccountCursor(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isAccountCursor, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
isAccountCursor.errors = vErrors;
return errors === 0;
}
function isAccountErrorResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.code === undefined) && (missing0 = "code"))){
return fail(isAccountErrorResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
let data0 = data.success; const _errs1 = errors; if(typeof data0 !== "boolean"){ return fail(isAccountErrorResponse, instancePath+"/success", "type", {type: "boolean"}, "must be boolean"); }
if(false !== data0){ return fail(isAccountErrorResponse, instancePath+"/success", "const", {allowedValue: false}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
let data1 = data.message; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isAccountErrorResponse, instancePath+"/message", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAccountErrorResponse, instancePath+"/message", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
let data2 = data.code; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern_b5aaa2.test(data2)){
return fail(isAccountErrorResponse, instancePath+"/code", "pattern", {pattern: "^[A-Z][A-Z0-9_]*$"}, "must match pattern \""+"^[A-Z][A-Z0-9_]*$"+"\"");
} } else { return fail(isAccountErrorResponse, instancePath+"/code", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.param !== undefined){
let data3 = data.param; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isAccountErrorResponse, instancePath+"/param", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAccountErrorResponse, instancePath+"/param", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isAccountErrorResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountErrorResponse.errors = vErrors;
return errors === 0;
}
function isAccountGroup(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isAccountGroup, instancePath, "type", {type: "string"}, "must be string"); }
if("default" !== data){ return fail(isAccountGroup, instancePath, "const", {allowedValue: "default"}, "must be equal to constant"); }
isAccountGroup.errors = vErrors;
return errors === 0;
}
function isAccountLoggedInUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.group === undefined) && (missing0 = "group"))){
return fail(isAccountLoggedInUser, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAccountLoggedInUser, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAccountLoggedInUser, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.username !== undefined){
const _errs3 = errors; if(typeof data.username !== "string"){ return fail(isAccountLoggedInUser, instancePath+"/username", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display_name !== undefined){
const _errs5 = errors; if(typeof data.display_name !== "string"){
return fail(isAccountLoggedInUser, instancePath+"/display_name", "type", {type: "string"}, "must be string");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
const _errs7 = errors; if(!(isAccountRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountRole.errors : vErrors.concat(isAccountRole.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs8 = errors; if(!(isAccountStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountStatus.errors : vErrors.concat(isAccountStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.group !== undefined){
const _errs9 = errors; if(!(isAccountGroup(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountGroup.errors : vErrors.concat(isAccountGroup.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.token !== undefined){
const _errs10 = errors; if(!(isAccountToken(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountToken.errors : vErrors.concat(isAccountToken.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isAccountLoggedInUser, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountLoggedInUser.errors = vErrors;
return errors === 0;
}
function isAccountLogin(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.username === undefined) && (missing0 = "username")) || ((data.password === undefined) && (missing0 = "password"))){
return fail(isAccountLogin, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "username") || (key0 === "password")) || (key0 === "session"))){
return fail(isAccountLogin, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.username !== undefined){
let data0 = data.username; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64 && (data0.length > 128 || ucs2length(data0) > 64)){
return fail(isAccountLogin, instancePath+"/username", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAccountLogin, instancePath+"/username", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isAccountLogin, instancePath+"/username", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.password !== undefined){
const _errs4 = errors; if(!(isAccountCurrentPassword(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCurrentPassword.errors : vErrors.concat(isAccountCurrentPassword.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
let data2 = data.session; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isAccountLogin, instancePath+"/session", "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((data2 === "cookie") || (data2 === "both")) || (data2 === null))){
return fail(isAccountLogin, instancePath+"/session", "enum", {allowedValues: ["cookie","both",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isAccountLogin, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountLogin.errors = vErrors;
return errors === 0;
}
function isAccountLoginResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountLoginResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
let data2 = data.data; const _errs3 = errors; const _errs4 = errors; let valid1 = false;
let passing0 = null;
const _errs5 = errors; if(!(isAccountLoggedInUser(data2, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountLoggedInUser.errors : vErrors.concat(isAccountLoggedInUser.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs6 = errors; if(!(isAccountTwoFactorChallenge(data2, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorChallenge.errors : vErrors.concat(isAccountTwoFactorChallenge.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err0 = {instancePath:instancePath+"/data",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isAccountLoginResponse.errors = vErrors;
return false;
} else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountLoginResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountLoginResponse.errors = vErrors;
return errors === 0;
}
function isAccountLogout(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "everywhere")){
return fail(isAccountLogout, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.everywhere !== undefined){
let data0 = data.everywhere; if((typeof data0 !== "boolean") && (data0 !== null)){
return fail(isAccountLogout, instancePath+"/everywhere", "type", {type: ["boolean","null"]}, "must be boolean,null");
} } } } else { return fail(isAccountLogout, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountLogout.errors = vErrors;
return errors === 0;
}
function isAccountLogoutResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
return fail(isAccountLogoutResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } } else { return fail(isAccountLogoutResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountLogoutResponse.errors = vErrors;
return errors === 0;
}
function isAccountMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isAccountMessage, instancePath, "type", {type: "string"}, "must be string"); }
isAccountMessage.errors = vErrors;
return errors === 0;
}
function isAccountPassword(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(data.length > 128 && (data.length > 256 || ucs2length(data) > 128)){
return fail(isAccountPassword, instancePath, "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data.length < 8 || (data.length < 15 && ucs2length(data) < 8)){
return fail(isAccountPassword, instancePath, "minLength", {limit: 8}, "must NOT have fewer than 8 characters");
} } } else { return fail(isAccountPassword, instancePath, "type", {type: "string"}, "must be string"); } } }
isAccountPassword.errors = vErrors;
return errors === 0;
}
function isAccountRegistration(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.username === undefined) && (missing0 = "username")) || ((data.password === undefined) && (missing0 = "password"))){
return fail(isAccountRegistration, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "username") || (key0 === "password")) || (key0 === "aff_code"))){
return fail(isAccountRegistration, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.username !== undefined){
const _errs2 = errors; if(!(isAccountUsername(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountUsername.errors : vErrors.concat(isAccountUsername.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.password !== undefined){
const _errs3 = errors; if(!(isAccountPassword(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountPassword.errors : vErrors.concat(isAccountPassword.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aff_code !== undefined){
let data2 = data.aff_code; const _errs4 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isAccountRegistration, instancePath+"/aff_code", "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(!pattern_cb653a.test(data2)){
return fail(isAccountRegistration, instancePath+"/aff_code", "pattern", {pattern: "^[A-Za-z0-9]{4,16}$"}, "must match pattern \""+"^[A-Za-z0-9]{4,16}$"+"\"");
} } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isAccountRegistration, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountRegistration.errors = vErrors;
return errors === 0;
}
function isAccountRegistrationResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountRegistrationResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs3 = errors; if(!(isAccountUser(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountUser.errors : vErrors.concat(isAccountUser.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountRegistrationResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountRegistrationResponse.errors = vErrors;
return errors === 0;
}
function isAccountRole(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isAccountRole, instancePath, "type", {type: "string"}, "must be string"); }
if(!((data === "user") || (data === "admin"))){
return fail(isAccountRole, instancePath, "enum", {allowedValues: ["user","admin"]}, "must be equal to one of the allowed values");
}
isAccountRole.errors = vErrors;
return errors === 0;
}
function isAccountSelf(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.quota === undefined) && (missing0 = "quota"))) || ((data.held_quota === undefined) && (missing0 = "held_quota"))) || ((data.used_quota === undefined) && (missing0 = "used_quota"))) || ((data.unlimited_quota === undefined) && (missing0 = "unlimited_quota"))) || ((data.aff_code === undefined) && (missing0 = "aff_code"))) || ((data.aff_count === undefined) && (missing0 = "aff_count"))) || ((data.aff_quota === undefined) && (missing0 = "aff_quota"))) || ((data.aff_history_quota === undefined) && (missing0 = "aff_history_quota"))) || ((data.login_at === undefined) && (missing0 = "login_at"))) || ((data.admin_until === undefined) && (missing0 = "admin_until"))) || ((data.two_factor === undefined) && (missing0 = "two_factor"))){
return fail(isAccountSelf, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAccountSelf, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAccountSelf, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.username !== undefined){
const _errs3 = errors; if(typeof data.username !== "string"){ return fail(isAccountSelf, instancePath+"/username", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display_name !== undefined){
const _errs5 = errors; if(typeof data.display_name !== "string"){ return fail(isAccountSelf, instancePath+"/display_name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
const _errs7 = errors; if(!(isAccountRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountRole.errors : vErrors.concat(isAccountRole.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs8 = errors; if(!(isAccountStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountStatus.errors : vErrors.concat(isAccountStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.group !== undefined){
const _errs9 = errors; if(!(isAccountGroup(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountGroup.errors : vErrors.concat(isAccountGroup.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.quota !== undefined){
let data6 = data.quota; const _errs10 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isAccountSelf, instancePath+"/quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs10){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){ return fail(isAccountSelf, instancePath+"/quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.held_quota !== undefined){
let data7 = data.held_quota; const _errs12 = errors; if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return fail(isAccountSelf, instancePath+"/held_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs12){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){ return fail(isAccountSelf, instancePath+"/held_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.used_quota !== undefined){
let data8 = data.used_quota; const _errs14 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isAccountSelf, instancePath+"/used_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs14){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){ return fail(isAccountSelf, instancePath+"/used_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.unlimited_quota !== undefined){
const _errs16 = errors; if(typeof data.unlimited_quota !== "boolean"){
return fail(isAccountSelf, instancePath+"/unlimited_quota", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aff_code !== undefined){
let data10 = data.aff_code; const _errs18 = errors; if(errors === _errs18){
if(typeof data10 === "string"){
if(!pattern_a563a6.test(data10)){
return fail(isAccountSelf, instancePath+"/aff_code", "pattern", {pattern: "^[A-Za-z0-9]{8}$"}, "must match pattern \""+"^[A-Za-z0-9]{8}$"+"\"");
} } else { return fail(isAccountSelf, instancePath+"/aff_code", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aff_count !== undefined){
let data11 = data.aff_count; const _errs20 = errors; if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
return fail(isAccountSelf, instancePath+"/aff_count", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs20){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){ return fail(isAccountSelf, instancePath+"/aff_count", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs20 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aff_quota !== undefined){
let data12 = data.aff_quota; const _errs22 = errors; if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
return fail(isAccountSelf, instancePath+"/aff_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs22){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){ return fail(isAccountSelf, instancePath+"/aff_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aff_history_quota !== undefined){
let data13 = data.aff_history_quota; const _errs24 = errors; if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
return fail(isAccountSelf, instancePath+"/aff_history_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs24){
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
return fail(isAccountSelf, instancePath+"/aff_history_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.login_at !== undefined){
let data14 = data.login_at; const _errs26 = errors; if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
return fail(isAccountSelf, instancePath+"/login_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs26){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){ return fail(isAccountSelf, instancePath+"/login_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs26 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.admin_until !== undefined){
let data15 = data.admin_until; const _errs28 = errors; if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
return fail(isAccountSelf, instancePath+"/admin_until", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs28){
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){ return fail(isAccountSelf, instancePath+"/admin_until", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs28 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.two_factor !== undefined){
let data16 = data.two_factor; const _errs30 = errors; if(typeof data16 !== "string"){ return fail(isAccountSelf, instancePath+"/two_factor", "type", {type: "string"}, "must be string"); }
if(!(((data16 === "off") || (data16 === "unconfirmed")) || (data16 === "confirmed"))){
return fail(isAccountSelf, instancePath+"/two_factor", "enum", {allowedValues: ["off","unconfirmed","confirmed"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs30 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } } } else { return fail(isAccountSelf, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountSelf.errors = vErrors;
return errors === 0;
}
function isAccountSelfResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountSelfResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs3 = errors; if(!(isAccountSelf(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSelf.errors : vErrors.concat(isAccountSelf.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountSelfResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountSelfResponse.errors = vErrors;
return errors === 0;
}
function isAccountStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isAccountStatus, instancePath, "type", {type: "string"}, "must be string"); }
if(!((data === "enabled") || (data === "disabled"))){
return fail(isAccountStatus, instancePath, "enum", {allowedValues: ["enabled","disabled"]}, "must be equal to one of the allowed values");
}
isAccountStatus.errors = vErrors;
return errors === 0;
}
function isAccountSuccess(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){ return fail(isAccountSuccess, instancePath, "type", {type: "boolean"}, "must be boolean"); }
if(true !== data){ return fail(isAccountSuccess, instancePath, "const", {allowedValue: true}, "must be equal to constant"); }
isAccountSuccess.errors = vErrors;
return errors === 0;
}
function isAccountToken(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_03b9ec.test(data)){ return fail(isAccountToken, instancePath, "pattern", {pattern: "^at_"}, "must match pattern \""+"^at_"+"\""); } else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isAccountToken, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isAccountToken, instancePath, "type", {type: "string"}, "must be string"); } }
isAccountToken.errors = vErrors;
return errors === 0;
}
function isAccountTotpCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_73ff6b.test(data)){
return fail(isAccountTotpCode, instancePath, "pattern", {pattern: "^[0-9]{6}$"}, "must match pattern \""+"^[0-9]{6}$"+"\"");
} } else { return fail(isAccountTotpCode, instancePath, "type", {type: "string"}, "must be string"); } }
isAccountTotpCode.errors = vErrors;
return errors === 0;
}
function isAccountTwoFactorChallenge(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.require_2fa === undefined) && (missing0 = "require_2fa")) || ((data.flow_token === undefined) && (missing0 = "flow_token"))){
return fail(isAccountTwoFactorChallenge, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.require_2fa !== undefined){
let data0 = data.require_2fa; const _errs1 = errors; if(typeof data0 !== "boolean"){ return fail(isAccountTwoFactorChallenge, instancePath+"/require_2fa", "type", {type: "boolean"}, "must be boolean"); }
if(true !== data0){
return fail(isAccountTwoFactorChallenge, instancePath+"/require_2fa", "const", {allowedValue: true}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.flow_token !== undefined){
let data1 = data.flow_token; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isAccountTwoFactorChallenge, instancePath+"/flow_token", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAccountTwoFactorChallenge, instancePath+"/flow_token", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isAccountTwoFactorChallenge, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountTwoFactorChallenge.errors = vErrors;
return errors === 0;
}
function isAccountTwoFactorCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_5a5076.test(data)){
return fail(isAccountTwoFactorCode, instancePath, "pattern", {pattern: "^([0-9]{6}|[A-HJ-NP-Za-hj-np-z2-9]{4}-?[A-HJ-NP-Za-hj-np-z2-9]{4})$"}, "must match pattern \""+"^([0-9]{6}|[A-HJ-NP-Za-hj-np-z2-9]{4}-?[A-HJ-NP-Za-hj-np-z2-9]{4})$"+"\"");
} } else { return fail(isAccountTwoFactorCode, instancePath, "type", {type: "string"}, "must be string"); } }
isAccountTwoFactorCode.errors = vErrors;
return errors === 0;
}
function isAccountTwoFactorDisable(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "code")){
return fail(isAccountTwoFactorDisable, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code; const _errs3 = errors; let valid1 = false;
let passing0 = null;
const _errs4 = errors; if(!(isAccountTwoFactorCode(data0, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorCode.errors : vErrors.concat(isAccountTwoFactorCode.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs5 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/code",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isAccountTwoFactorDisable.errors = vErrors;
return false;
} else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } } } } } else { return fail(isAccountTwoFactorDisable, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountTwoFactorDisable.errors = vErrors;
return errors === 0;
}
function isAccountTwoFactorDisableResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountTwoFactorDisableResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
let data2 = data.data; const _errs3 = errors; if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.enabled === undefined) && (missing1 = "enabled")){
return fail(isAccountTwoFactorDisableResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.enabled !== undefined){
let data3 = data2.enabled; if(typeof data3 !== "boolean"){
return fail(isAccountTwoFactorDisableResponse, instancePath+"/data/enabled", "type", {type: "boolean"}, "must be boolean");
}
if(false !== data3){
return fail(isAccountTwoFactorDisableResponse, instancePath+"/data/enabled", "const", {allowedValue: false}, "must be equal to constant");
} } } } else { return fail(isAccountTwoFactorDisableResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountTwoFactorDisableResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountTwoFactorDisableResponse.errors = vErrors;
return errors === 0;
}
function isAccountTwoFactorEnable(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "code")){
return fail(isAccountTwoFactorEnable, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code; const _errs3 = errors; let valid1 = false;
let passing0 = null;
const _errs4 = errors; if(!(isAccountTotpCode(data0, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTotpCode.errors : vErrors.concat(isAccountTotpCode.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs5 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/code",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isAccountTwoFactorEnable.errors = vErrors;
return false;
} else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } } } } } else { return fail(isAccountTwoFactorEnable, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountTwoFactorEnable.errors = vErrors;
return errors === 0;
}
function isAccountTwoFactorEnableResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountTwoFactorEnableResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs3 = errors; if(!(isAccountTwoFactorEnabled(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorEnabled.errors : vErrors.concat(isAccountTwoFactorEnabled.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountTwoFactorEnableResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountTwoFactorEnableResponse.errors = vErrors;
return errors === 0;
}
function isAccountTwoFactorEnabled(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.enabled === undefined) && (missing0 = "enabled")) || ((data.confirmed === undefined) && (missing0 = "confirmed"))){
return fail(isAccountTwoFactorEnabled, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.enabled !== undefined){
let data0 = data.enabled; const _errs1 = errors; if(typeof data0 !== "boolean"){ return fail(isAccountTwoFactorEnabled, instancePath+"/enabled", "type", {type: "boolean"}, "must be boolean"); }
if(true !== data0){ return fail(isAccountTwoFactorEnabled, instancePath+"/enabled", "const", {allowedValue: true}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.confirmed !== undefined){
const _errs3 = errors; if(typeof data.confirmed !== "boolean"){
return fail(isAccountTwoFactorEnabled, instancePath+"/confirmed", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.secret !== undefined){
let data2 = data.secret; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern_8ec9f3.test(data2)){
return fail(isAccountTwoFactorEnabled, instancePath+"/secret", "pattern", {pattern: "^[A-Z2-7]{16,}$"}, "must match pattern \""+"^[A-Z2-7]{16,}$"+"\"");
} } else { return fail(isAccountTwoFactorEnabled, instancePath+"/secret", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.qr_code_data !== undefined){
let data3 = data.qr_code_data; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern_f8a7f6.test(data3)){
return fail(isAccountTwoFactorEnabled, instancePath+"/qr_code_data", "pattern", {pattern: "^otpauth://totp/"}, "must match pattern \""+"^otpauth://totp/"+"\"");
} } else { return fail(isAccountTwoFactorEnabled, instancePath+"/qr_code_data", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.qr_code_svg !== undefined){
let data4 = data.qr_code_svg; const _errs9 = errors; if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern_e11c9d.test(data4)){
return fail(isAccountTwoFactorEnabled, instancePath+"/qr_code_svg", "pattern", {pattern: "^<svg[ >]"}, "must match pattern \""+"^<svg[ >]"+"\"");
} } else { return fail(isAccountTwoFactorEnabled, instancePath+"/qr_code_svg", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.backup_codes !== undefined){
const _errs11 = errors; if(!(isAccountBackupCodes(data.backup_codes, {instancePath:instancePath+"/backup_codes",parentData:data,parentDataProperty:"backup_codes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountBackupCodes.errors : vErrors.concat(isAccountBackupCodes.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.token !== undefined){
const _errs12 = errors; if(!(isAccountToken(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountToken.errors : vErrors.concat(isAccountToken.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isAccountTwoFactorEnabled, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountTwoFactorEnabled.errors = vErrors;
return errors === 0;
}
function isAccountTwoFactorLogin(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.flow_token === undefined) && (missing0 = "flow_token"))){
return fail(isAccountTwoFactorLogin, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "code") || (key0 === "flow_token"))){
return fail(isAccountTwoFactorLogin, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.code !== undefined){
const _errs2 = errors; if(!(isAccountTwoFactorCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorCode.errors : vErrors.concat(isAccountTwoFactorCode.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.flow_token !== undefined){
let data1 = data.flow_token; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isAccountTwoFactorLogin, instancePath+"/flow_token", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isAccountTwoFactorLogin, instancePath+"/flow_token", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isAccountTwoFactorLogin, instancePath+"/flow_token", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountTwoFactorLogin, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountTwoFactorLogin.errors = vErrors;
return errors === 0;
}
function isAccountTwoFactorLoginResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountTwoFactorLoginResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs3 = errors; if(!(isAccountLoggedInUser(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountLoggedInUser.errors : vErrors.concat(isAccountLoggedInUser.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountTwoFactorLoginResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountTwoFactorLoginResponse.errors = vErrors;
return errors === 0;
}
function isAccountTwoFactorStatusResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountTwoFactorStatusResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
let data2 = data.data; const _errs3 = errors; if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.enabled === undefined) && (missing1 = "enabled")) || ((data2.confirmed === undefined) && (missing1 = "confirmed"))) || ((data2.backup_codes_remaining === undefined) && (missing1 = "backup_codes_remaining"))){
return fail(isAccountTwoFactorStatusResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.enabled !== undefined){
const _errs5 = errors; if(typeof data2.enabled !== "boolean"){
return fail(isAccountTwoFactorStatusResponse, instancePath+"/data/enabled", "type", {type: "boolean"}, "must be boolean");
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.confirmed !== undefined){
const _errs7 = errors; if(typeof data2.confirmed !== "boolean"){
return fail(isAccountTwoFactorStatusResponse, instancePath+"/data/confirmed", "type", {type: "boolean"}, "must be boolean");
}
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.backup_codes_remaining !== undefined){
let data5 = data2.backup_codes_remaining; const _errs9 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isAccountTwoFactorStatusResponse, instancePath+"/data/backup_codes_remaining", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
return fail(isAccountTwoFactorStatusResponse, instancePath+"/data/backup_codes_remaining", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs9 === errors;
} else { var valid1 = true; } } } } } else { return fail(isAccountTwoFactorStatusResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountTwoFactorStatusResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountTwoFactorStatusResponse.errors = vErrors;
return errors === 0;
}
function isAccountUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.group === undefined) && (missing0 = "group"))){
return fail(isAccountUser, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAccountUser, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAccountUser, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.username !== undefined){
const _errs3 = errors; if(typeof data.username !== "string"){ return fail(isAccountUser, instancePath+"/username", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display_name !== undefined){
const _errs5 = errors; if(typeof data.display_name !== "string"){ return fail(isAccountUser, instancePath+"/display_name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
const _errs7 = errors; if(!(isAccountRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountRole.errors : vErrors.concat(isAccountRole.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs8 = errors; if(!(isAccountStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountStatus.errors : vErrors.concat(isAccountStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.group !== undefined){
const _errs9 = errors; if(!(isAccountGroup(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountGroup.errors : vErrors.concat(isAccountGroup.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isAccountUser, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountUser.errors = vErrors;
return errors === 0;
}
function isAccountUsername(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_406809.test(data)){
return fail(isAccountUsername, instancePath, "pattern", {pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$"}, "must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$"+"\"");
} } else { return fail(isAccountUsername, instancePath, "type", {type: "string"}, "must be string"); } }
isAccountUsername.errors = vErrors;
return errors === 0;
}
function isApiKey(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.models === undefined) && (missing0 = "models"))) || ((data.rpm === undefined) && (missing0 = "rpm"))) || ((data.tpm === undefined) && (missing0 = "tpm"))) || ((data.concurrency === undefined) && (missing0 = "concurrency"))) || ((data.budget === undefined) && (missing0 = "budget"))){
return fail(isApiKey, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
const _errs1 = errors; if(!(isApiKeyId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyId.errors : vErrors.concat(isApiKeyId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
const _errs2 = errors; if(typeof data.name !== "string"){ return fail(isApiKey, instancePath+"/name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prefix !== undefined){
const _errs4 = errors; if(typeof data.prefix !== "string"){ return fail(isApiKey, instancePath+"/prefix", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
let data3 = data.created_at; const _errs6 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isApiKey, instancePath+"/created_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){ return fail(isApiKey, instancePath+"/created_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.last_used_at !== undefined){
let data4 = data.last_used_at; const _errs8 = errors; if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
return fail(isApiKey, instancePath+"/last_used_at", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){ return fail(isApiKey, instancePath+"/last_used_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
const _errs10 = errors; if(!(isApiKeyExpiry(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyExpiry.errors : vErrors.concat(isApiKeyExpiry.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.models !== undefined){
const _errs11 = errors; if(!(isApiKeyModels(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyModels.errors : vErrors.concat(isApiKeyModels.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.rpm !== undefined){
const _errs12 = errors; if(!(isApiKeyRate(data.rpm, {instancePath:instancePath+"/rpm",parentData:data,parentDataProperty:"rpm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tpm !== undefined){
const _errs13 = errors; if(!(isApiKeyRate(data.tpm, {instancePath:instancePath+"/tpm",parentData:data,parentDataProperty:"tpm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.concurrency !== undefined){
const _errs14 = errors; if(!(isApiKeyRate(data.concurrency, {instancePath:instancePath+"/concurrency",parentData:data,parentDataProperty:"concurrency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.budget !== undefined){
const _errs15 = errors; if(!(isApiKeyBudget(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyBudget.errors : vErrors.concat(isApiKeyBudget.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } else { return fail(isApiKey, instancePath, "type", {type: "object"}, "must be object"); } }
isApiKey.errors = vErrors;
return errors === 0;
}
function isApiKeyBudget(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
return fail(isApiKeyBudget, instancePath, "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.amount === undefined) && (missing0 = "amount")) || ((data.period === undefined) && (missing0 = "period"))) || ((data.spent === undefined) && (missing0 = "spent"))) || ((data.remaining === undefined) && (missing0 = "remaining"))) || ((data.resets_at === undefined) && (missing0 = "resets_at"))){
return fail(isApiKeyBudget, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.amount !== undefined){
let data0 = data.amount; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isApiKeyBudget, instancePath+"/amount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isApiKeyBudget, instancePath+"/amount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.period !== undefined){
const _errs3 = errors; if(!(isApiKeyPeriod(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyPeriod.errors : vErrors.concat(isApiKeyPeriod.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.spent !== undefined){
let data2 = data.spent; const _errs4 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isApiKeyBudget, instancePath+"/spent", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isApiKeyBudget, instancePath+"/spent", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.remaining !== undefined){
let data3 = data.remaining; const _errs6 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isApiKeyBudget, instancePath+"/remaining", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){ return fail(isApiKeyBudget, instancePath+"/remaining", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.resets_at !== undefined){
let data4 = data.resets_at; const _errs8 = errors; if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
return fail(isApiKeyBudget, instancePath+"/resets_at", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){ return fail(isApiKeyBudget, instancePath+"/resets_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } }
isApiKeyBudget.errors = vErrors;
return errors === 0;
}
function isApiKeyBudgetSetting(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
return fail(isApiKeyBudgetSetting, instancePath, "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.amount === undefined) && (missing0 = "amount")) || ((data.period === undefined) && (missing0 = "period"))){
return fail(isApiKeyBudgetSetting, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "amount") || (key0 === "period"))){
return fail(isApiKeyBudgetSetting, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.amount !== undefined){
let data0 = data.amount; const _errs2 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isApiKeyBudgetSetting, instancePath+"/amount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000000000 || isNaN(data0)){
return fail(isApiKeyBudgetSetting, instancePath+"/amount", "maximum", {comparison: "<=", limit: 1000000000000}, "must be <= 1000000000000");
} else {
if(data0 < 0 || isNaN(data0)){ return fail(isApiKeyBudgetSetting, instancePath+"/amount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.period !== undefined){
const _errs4 = errors; if(!(isApiKeyPeriod(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyPeriod.errors : vErrors.concat(isApiKeyPeriod.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } }
isApiKeyBudgetSetting.errors = vErrors;
return errors === 0;
}
function isApiKeyCreateResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isApiKeyCreateResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs3 = errors; if(!(isCreatedApiKey(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCreatedApiKey.errors : vErrors.concat(isCreatedApiKey.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isApiKeyCreateResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isApiKeyCreateResponse.errors = vErrors;
return errors === 0;
}
function isApiKeyCreation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return fail(isApiKeyCreation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "expires_at")) || (key0 === "models")) || (key0 === "rpm")) || (key0 === "tpm")) || (key0 === "concurrency")) || (key0 === "budget"))){
return fail(isApiKeyCreation, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors; if(!(isApiKeyName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyName.errors : vErrors.concat(isApiKeyName.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
const _errs3 = errors; if(!(isApiKeyExpiry(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyExpiry.errors : vErrors.concat(isApiKeyExpiry.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.models !== undefined){
const _errs4 = errors; if(!(isApiKeyModels(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyModels.errors : vErrors.concat(isApiKeyModels.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.rpm !== undefined){
const _errs5 = errors; if(!(isApiKeyRate(data.rpm, {instancePath:instancePath+"/rpm",parentData:data,parentDataProperty:"rpm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tpm !== undefined){
const _errs6 = errors; if(!(isApiKeyRate(data.tpm, {instancePath:instancePath+"/tpm",parentData:data,parentDataProperty:"tpm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.concurrency !== undefined){
const _errs7 = errors; if(!(isApiKeyRate(data.concurrency, {instancePath:instancePath+"/concurrency",parentData:data,parentDataProperty:"concurrency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.budget !== undefined){
const _errs8 = errors; if(!(isApiKeyBudgetSetting(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyBudgetSetting.errors : vErrors.concat(isApiKeyBudgetSetting.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isApiKeyCreation, instancePath, "type", {type: "object"}, "must be object"); } }
isApiKeyCreation.errors = vErrors;
return errors === 0;
}
function isApiKeyExpiry(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
return fail(isApiKeyExpiry, instancePath, "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9999999999 || isNaN(data)){
return fail(isApiKeyExpiry, instancePath, "maximum", {comparison: "<=", limit: 9999999999}, "must be <= 9999999999");
} else { if(data < 1 || isNaN(data)){ return fail(isApiKeyExpiry, instancePath, "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } } }
isApiKeyExpiry.errors = vErrors;
return errors === 0;
}
function isApiKeyId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 64 && (data.length > 128 || ucs2length(data) > 64)){
return fail(isApiKeyId, instancePath, "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isApiKeyId, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isApiKeyId, instancePath, "type", {type: "string"}, "must be string"); } }
isApiKeyId.errors = vErrors;
return errors === 0;
}
function isApiKeyListResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isApiKeyListResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
let data2 = data.data; const _errs3 = errors; if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.keys === undefined) && (missing1 = "keys")) || ((data2.next_cursor === undefined) && (missing1 = "next_cursor"))){
return fail(isApiKeyListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.keys !== undefined){
let data3 = data2.keys; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){ return fail(isApiKeyListResponse, instancePath+"/data/keys", "maxItems", {limit: 100}, "must NOT have more than 100 items"); } else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isApiKey(data3[i0], {instancePath:instancePath+"/data/keys/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKey.errors : vErrors.concat(isApiKey.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } } else { return fail(isApiKeyListResponse, instancePath+"/data/keys", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs8 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } else { return fail(isApiKeyListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isApiKeyListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isApiKeyListResponse.errors = vErrors;
return errors === 0;
}
function isApiKeyModels(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){ return fail(isApiKeyModels, instancePath, "type", {type: ["array","null"]}, "must be array,null"); }
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){ return fail(isApiKeyModels, instancePath, "maxItems", {limit: 100}, "must NOT have more than 100 items"); } else {
if(data.length < 1){ return fail(isApiKeyModels, instancePath, "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0]; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern_440703.test(data0)){
return fail(isApiKeyModels, instancePath+"/" + i0, "pattern", {pattern: "^[A-Za-z0-9][A-Za-z0-9._@-]*\\*?$"}, "must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._@-]*\\*?$"+"\"");
} else {
if(data0.length > 256 && (data0.length > 512 || ucs2length(data0) > 256)){
return fail(isApiKeyModels, instancePath+"/" + i0, "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} } } else { return fail(isApiKeyModels, instancePath+"/" + i0, "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
if(!valid0){ break; } }
if(valid0){ let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){ continue; }
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return fail(isApiKeyModels, instancePath, "uniqueItems", {i: i1, j: j0}, "must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)");
}
indices0[item0] = i1;
} } } } } } }
isApiKeyModels.errors = vErrors;
return errors === 0;
}
function isApiKeyName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_7e5d4d.test(data)){
return fail(isApiKeyName, instancePath, "pattern", {pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ue000-\\uf8ff\\ufeff]*$"}, "must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ue000-\\uf8ff\\ufeff]*$"+"\"");
} else {
if(data.length > 64 && (data.length > 128 || ucs2length(data) > 64)){
return fail(isApiKeyName, instancePath, "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isApiKeyName, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isApiKeyName, instancePath, "type", {type: "string"}, "must be string"); } }
isApiKeyName.errors = vErrors;
return errors === 0;
}
function isApiKeyPeriod(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isApiKeyPeriod, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((data === "none") || (data === "day")) || (data === "week")) || (data === "month"))){
return fail(isApiKeyPeriod, instancePath, "enum", {allowedValues: ["none","day","week","month"]}, "must be equal to one of the allowed values");
}
isApiKeyPeriod.errors = vErrors;
return errors === 0;
}
function isApiKeyRate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
return fail(isApiKeyRate, instancePath, "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === 0){
if(typeof data == "number"){
if(data > 1000000000 || isNaN(data)){
return fail(isApiKeyRate, instancePath, "maximum", {comparison: "<=", limit: 1000000000}, "must be <= 1000000000");
} else { if(data < 1 || isNaN(data)){ return fail(isApiKeyRate, instancePath, "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } } }
isApiKeyRate.errors = vErrors;
return errors === 0;
}
function isApiKeyResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isApiKeyResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs3 = errors; if(!(isApiKey(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKey.errors : vErrors.concat(isApiKey.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isApiKeyResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isApiKeyResponse.errors = vErrors;
return errors === 0;
}
function isApiKeyRevokeResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isApiKeyRevokeResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
let data2 = data.data; const _errs3 = errors; if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.revoked_at === undefined) && (missing1 = "revoked_at"))){
return fail(isApiKeyRevokeResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.id !== undefined){
const _errs5 = errors; if(!(isApiKeyId(data2.id, {instancePath:instancePath+"/data/id",parentData:data2,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyId.errors : vErrors.concat(isApiKeyId.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.revoked_at !== undefined){
let data4 = data2.revoked_at; const _errs6 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isApiKeyRevokeResponse, instancePath+"/data/revoked_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs6){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isApiKeyRevokeResponse, instancePath+"/data/revoked_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; } } } } else { return fail(isApiKeyRevokeResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isApiKeyRevokeResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isApiKeyRevokeResponse.errors = vErrors;
return errors === 0;
}
function isApiKeyUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){ return fail(isApiKeyUpdate, instancePath, "minProperties", {limit: 1}, "must NOT have fewer than 1 properties"); } else {
const _errs1 = errors; for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "expires_at")) || (key0 === "models")) || (key0 === "rpm")) || (key0 === "tpm")) || (key0 === "concurrency")) || (key0 === "budget"))){
return fail(isApiKeyUpdate, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors; if(!(isApiKeyName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyName.errors : vErrors.concat(isApiKeyName.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
const _errs3 = errors; if(!(isApiKeyExpiry(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyExpiry.errors : vErrors.concat(isApiKeyExpiry.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.models !== undefined){
const _errs4 = errors; if(!(isApiKeyModels(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyModels.errors : vErrors.concat(isApiKeyModels.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.rpm !== undefined){
const _errs5 = errors; if(!(isApiKeyRate(data.rpm, {instancePath:instancePath+"/rpm",parentData:data,parentDataProperty:"rpm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tpm !== undefined){
const _errs6 = errors; if(!(isApiKeyRate(data.tpm, {instancePath:instancePath+"/tpm",parentData:data,parentDataProperty:"tpm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.concurrency !== undefined){
const _errs7 = errors; if(!(isApiKeyRate(data.concurrency, {instancePath:instancePath+"/concurrency",parentData:data,parentDataProperty:"concurrency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.budget !== undefined){
const _errs8 = errors; if(!(isApiKeyBudgetSetting(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyBudgetSetting.errors : vErrors.concat(isApiKeyBudgetSetting.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isApiKeyUpdate, instancePath, "type", {type: "object"}, "must be object"); } }
isApiKeyUpdate.errors = vErrors;
return errors === 0;
}
function isCreatedApiKey(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isApiKey(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKey.errors : vErrors.concat(isApiKey.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
return fail(isCreatedApiKey, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.key !== undefined){
let data0 = data.key; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern_f179aa.test(data0)){
return fail(isCreatedApiKey, instancePath+"/key", "pattern", {pattern: "^[A-Za-z0-9._~-]{16,256}$"}, "must match pattern \""+"^[A-Za-z0-9._~-]{16,256}$"+"\"");
} } else { return fail(isCreatedApiKey, instancePath+"/key", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isCreatedApiKey, instancePath, "type", {type: "object"}, "must be object"); } }
isCreatedApiKey.errors = vErrors;
return errors === 0;
}
function isRequestOfCreateApiKey(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreateApiKey, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfCreateApiKey, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreateApiKey, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isApiKeyCreation(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyCreation.errors : vErrors.concat(isApiKeyCreation.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfCreateApiKey, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateApiKey.errors = vErrors;
return errors === 0;
}
function isRequestOfDisableTwoFactor(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfDisableTwoFactor, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfDisableTwoFactor, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfDisableTwoFactor, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountTwoFactorDisable(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorDisable.errors : vErrors.concat(isAccountTwoFactorDisable.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfDisableTwoFactor, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfDisableTwoFactor.errors = vErrors;
return errors === 0;
}
function isRequestOfEnableTwoFactor(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfEnableTwoFactor, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfEnableTwoFactor, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfEnableTwoFactor, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountTwoFactorEnable(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorEnable.errors : vErrors.concat(isAccountTwoFactorEnable.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfEnableTwoFactor, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfEnableTwoFactor.errors = vErrors;
return errors === 0;
}
function isRequestOfEndLogin(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfEndLogin, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfEndLogin, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfEndLogin, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountLogout(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountLogout.errors : vErrors.concat(isAccountLogout.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfEndLogin, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfEndLogin.errors = vErrors;
return errors === 0;
}
function isRequestOfGetUserUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!((((((key0 === "from") || (key0 === "to")) || (key0 === "key_id")) || (key0 === "model")) || (key0 === "cursor")) || (key0 === "limit"))){
return fail(isRequestOfGetUserUsage, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.from !== undefined){
let data1 = data0.from; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern_56ae6b.test(data1)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/from", "pattern", {pattern: "^-?\\d{1,15}$"}, "must match pattern \""+"^-?\\d{1,15}$"+"\"");
} } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/from", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.to !== undefined){
let data2 = data0.to; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern_56ae6b.test(data2)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/to", "pattern", {pattern: "^-?\\d{1,15}$"}, "must match pattern \""+"^-?\\d{1,15}$"+"\"");
} } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/to", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.key_id !== undefined){
let data3 = data0.key_id; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 64 && (data3.length > 128 || ucs2length(data3) > 64)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/key_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/key_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.model !== undefined){
let data4 = data0.model; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 256 && (data4.length > 512 || ucs2length(data4) > 256)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/model", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data5 = data0.cursor; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 512 && (data5.length > 1024 || ucs2length(data5) > 512)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data6 = data0.limit; const _errs14 = errors; if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern_56ae6b.test(data6)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/limit", "pattern", {pattern: "^-?\\d{1,15}$"}, "must match pattern \""+"^-?\\d{1,15}$"+"\"");
} } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs14 === errors;
} else { var valid1 = true; } } } } } } } } else { return fail(isRequestOfGetUserUsage, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfGetUserUsage, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetUserUsage.errors = vErrors;
return errors === 0;
}
function isRequestOfListApiKeys(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!((key0 === "cursor") || (key0 === "limit"))){
return fail(isRequestOfListApiKeys, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.cursor !== undefined){
let data1 = data0.cursor; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 512 && (data1.length > 1024 || ucs2length(data1) > 512)){
return fail(isRequestOfListApiKeys, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfListApiKeys, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListApiKeys, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data2 = data0.limit; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern_56ae6b.test(data2)){
return fail(isRequestOfListApiKeys, instancePath+"/query/limit", "pattern", {pattern: "^-?\\d{1,15}$"}, "must match pattern \""+"^-?\\d{1,15}$"+"\"");
} } else { return fail(isRequestOfListApiKeys, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; } } } } else { return fail(isRequestOfListApiKeys, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListApiKeys, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListApiKeys.errors = vErrors;
return errors === 0;
}
function isRequestOfLoginUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfLoginUser, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfLoginUser, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfLoginUser, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountLogin(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountLogin.errors : vErrors.concat(isAccountLogin.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfLoginUser, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfLoginUser.errors = vErrors;
return errors === 0;
}
function isRequestOfLoginUserTwoFactor(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfLoginUserTwoFactor, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfLoginUserTwoFactor, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfLoginUserTwoFactor, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountTwoFactorLogin(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorLogin.errors : vErrors.concat(isAccountTwoFactorLogin.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfLoginUserTwoFactor, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfLoginUserTwoFactor.errors = vErrors;
return errors === 0;
}
function isRequestOfLogoutUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfLogoutUser, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfLogoutUser, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfLogoutUser, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfLogoutUser.errors = vErrors;
return errors === 0;
}
function isRequestOfRegenerateBackupCodes(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfRegenerateBackupCodes, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfRegenerateBackupCodes, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfRegenerateBackupCodes, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountBackupCodesRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountBackupCodesRequest.errors : vErrors.concat(isAccountBackupCodesRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfRegenerateBackupCodes, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfRegenerateBackupCodes.errors = vErrors;
return errors === 0;
}
function isRequestOfRegisterUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfRegisterUser, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfRegisterUser, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfRegisterUser, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountRegistration(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountRegistration.errors : vErrors.concat(isAccountRegistration.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfRegisterUser, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfRegisterUser.errors = vErrors;
return errors === 0;
}
function isRequestOfRevokeApiKey(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
return fail(isRequestOfRevokeApiKey, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfRevokeApiKey, instancePath+"/path/id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfRevokeApiKey, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfRevokeApiKey, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfRevokeApiKey, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfRevokeApiKey, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfRevokeApiKey, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } else { return fail(isRequestOfRevokeApiKey, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfRevokeApiKey.errors = vErrors;
return errors === 0;
}
function isRequestOfTransferAffiliateQuota(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfTransferAffiliateQuota, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfTransferAffiliateQuota, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfTransferAffiliateQuota, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountAffiliateTransfer(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountAffiliateTransfer.errors : vErrors.concat(isAccountAffiliateTransfer.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfTransferAffiliateQuota, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfTransferAffiliateQuota.errors = vErrors;
return errors === 0;
}
function isRequestOfUpdateApiKey(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfUpdateApiKey, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.id === undefined) && (missing1 = "id")){
return fail(isRequestOfUpdateApiKey, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfUpdateApiKey, instancePath+"/path/id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfUpdateApiKey, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfUpdateApiKey, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfUpdateApiKey, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfUpdateApiKey, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfUpdateApiKey, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isApiKeyUpdate(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyUpdate.errors : vErrors.concat(isApiKeyUpdate.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfUpdateApiKey, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfUpdateApiKey.errors = vErrors;
return errors === 0;
}
function isUsageAttempt(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.outcome === undefined) && (missing0 = "outcome")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))){
return fail(isUsageAttempt, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.deployment !== undefined){
let data0 = data.deployment; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isUsageAttempt, instancePath+"/deployment", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isUsageAttempt, instancePath+"/deployment", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.outcome !== undefined){
let data1 = data.outcome; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isUsageAttempt, instancePath+"/outcome", "type", {type: "string"}, "must be string"); }
if(!(((data1 === "answered") || (data1 === "failed")) || (data1 === "cancelled"))){
return fail(isUsageAttempt, instancePath+"/outcome", "enum", {allowedValues: ["answered","failed","cancelled"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
let data2 = data.status; const _errs5 = errors; if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
return fail(isUsageAttempt, instancePath+"/status", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){ return fail(isUsageAttempt, instancePath+"/status", "maximum", {comparison: "<=", limit: 599}, "must be <= 599"); } else {
if(data2 < 100 || isNaN(data2)){ return fail(isUsageAttempt, instancePath+"/status", "minimum", {comparison: ">=", limit: 100}, "must be >= 100"); } } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.duration_ms !== undefined){
let data3 = data.duration_ms; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){ return fail(isUsageAttempt, instancePath+"/duration_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } else { return fail(isUsageAttempt, instancePath+"/duration_ms", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isUsageAttempt, instancePath, "type", {type: "object"}, "must be object"); } }
isUsageAttempt.errors = vErrors;
return errors === 0;
}
function isUsageCost(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isUsageCost, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ return fail(isUsageCost, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
isUsageCost.errors = vErrors;
return errors === 0;
}
function isUsageCount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isUsageCount, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ return fail(isUsageCount, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
isUsageCount.errors = vErrors;
return errors === 0;
}
function isUsageMedia(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image !== undefined){
const _errs1 = errors; if(!(isUsageCount(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
const _errs2 = errors; if(!(isUsageCount(data.audio, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.video !== undefined){
const _errs3 = errors; if(!(isUsageCount(data.video, {instancePath:instancePath+"/video",parentData:data,parentDataProperty:"video",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.document !== undefined){
const _errs4 = errors; if(!(isUsageCount(data.document, {instancePath:instancePath+"/document",parentData:data,parentDataProperty:"document",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isUsageMedia, instancePath, "type", {type: "object"}, "must be object"); } }
isUsageMedia.errors = vErrors;
return errors === 0;
}
function isUsageOutcome(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isUsageOutcome, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((data === "answered") || (data === "failed")) || (data === "cancelled")) || (data === "truncated"))){
return fail(isUsageOutcome, instancePath, "enum", {allowedValues: ["answered","failed","cancelled","truncated"]}, "must be equal to one of the allowed values");
}
isUsageOutcome.errors = vErrors;
return errors === 0;
}
function isUsageRecord(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((data.request_id === undefined) && (missing0 = "request_id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.key_id === undefined) && (missing0 = "key_id"))) || ((data.key_name === undefined) && (missing0 = "key_name"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.served_model === undefined) && (missing0 = "served_model"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.error_reason === undefined) && (missing0 = "error_reason"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.first_byte_ms === undefined) && (missing0 = "first_byte_ms"))) || ((data.input_tokens === undefined) && (missing0 = "input_tokens"))) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))) || ((data.thought_tokens === undefined) && (missing0 = "thought_tokens"))) || ((data.cache_read_tokens === undefined) && (missing0 = "cache_read_tokens"))) || ((data.cache_write_tokens === undefined) && (missing0 = "cache_write_tokens"))) || ((data.media === undefined) && (missing0 = "media"))) || ((data.estimated === undefined) && (missing0 = "estimated"))) || ((data.cost === undefined) && (missing0 = "cost"))) || ((data.task_id === undefined) && (missing0 = "task_id"))) || ((data.attempts === undefined) && (missing0 = "attempts"))){
return fail(isUsageRecord, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.request_id !== undefined){
let data0 = data.request_id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isUsageRecord, instancePath+"/request_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isUsageRecord, instancePath+"/request_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
let data1 = data.created_at; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isUsageRecord, instancePath+"/created_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isUsageRecord, instancePath+"/created_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.user_id !== undefined){
let data2 = data.user_id; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isUsageRecord, instancePath+"/user_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isUsageRecord, instancePath+"/user_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.key_id !== undefined){
let data3 = data.key_id; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isUsageRecord, instancePath+"/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isUsageRecord, instancePath+"/key_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.key_name !== undefined){
let data4 = data.key_name; const _errs9 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isUsageRecord, instancePath+"/key_name", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.operation !== undefined){
let data5 = data.operation; const _errs11 = errors; if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isUsageRecord, instancePath+"/operation", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isUsageRecord, instancePath+"/operation", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data6 = data.model; const _errs13 = errors; if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1 || (data6.length < 1 && ucs2length(data6) < 1)){
return fail(isUsageRecord, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isUsageRecord, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.served_model !== undefined){
let data7 = data.served_model; const _errs15 = errors; if((typeof data7 !== "string") && (data7 !== null)){
return fail(isUsageRecord, instancePath+"/served_model", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
let data8 = data.status; const _errs17 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isUsageRecord, instancePath+"/status", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 > 599 || isNaN(data8)){ return fail(isUsageRecord, instancePath+"/status", "maximum", {comparison: "<=", limit: 599}, "must be <= 599"); } else {
if(data8 < 100 || isNaN(data8)){ return fail(isUsageRecord, instancePath+"/status", "minimum", {comparison: ">=", limit: 100}, "must be >= 100"); } } } }
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.outcome !== undefined){
const _errs19 = errors; if(!(isUsageOutcome(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageOutcome.errors : vErrors.concat(isUsageOutcome.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error_reason !== undefined){
let data10 = data.error_reason; const _errs20 = errors; if((typeof data10 !== "string") && (data10 !== null)){
return fail(isUsageRecord, instancePath+"/error_reason", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs20 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.duration_ms !== undefined){
let data11 = data.duration_ms; const _errs22 = errors; if(errors === _errs22){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){ return fail(isUsageRecord, instancePath+"/duration_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } else { return fail(isUsageRecord, instancePath+"/duration_ms", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.first_byte_ms !== undefined){
let data12 = data.first_byte_ms; const _errs24 = errors; if((!(typeof data12 == "number")) && (data12 !== null)){
return fail(isUsageRecord, instancePath+"/first_byte_ms", "type", {type: ["number","null"]}, "must be number,null");
}
if(errors === _errs24){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){ return fail(isUsageRecord, instancePath+"/first_byte_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_tokens !== undefined){
const _errs26 = errors; if(!(isUsageCount(data.input_tokens, {instancePath:instancePath+"/input_tokens",parentData:data,parentDataProperty:"input_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens !== undefined){
const _errs27 = errors; if(!(isUsageCount(data.output_tokens, {instancePath:instancePath+"/output_tokens",parentData:data,parentDataProperty:"output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thought_tokens !== undefined){
const _errs28 = errors; if(!(isUsageCount(data.thought_tokens, {instancePath:instancePath+"/thought_tokens",parentData:data,parentDataProperty:"thought_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_read_tokens !== undefined){
const _errs29 = errors; if(!(isUsageCount(data.cache_read_tokens, {instancePath:instancePath+"/cache_read_tokens",parentData:data,parentDataProperty:"cache_read_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_write_tokens !== undefined){
const _errs30 = errors; if(!(isUsageCount(data.cache_write_tokens, {instancePath:instancePath+"/cache_write_tokens",parentData:data,parentDataProperty:"cache_write_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.media !== undefined){
let data18 = data.media; const _errs31 = errors; if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
return fail(isUsageRecord, instancePath+"/media", "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === _errs31){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.input !== undefined){
const _errs33 = errors; if(!(isUsageMedia(data18.input, {instancePath:instancePath+"/media/input",parentData:data18,parentDataProperty:"input",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageMedia.errors : vErrors.concat(isUsageMedia.errors);
errors = vErrors.length;
}
var valid1 = _errs33 === errors;
} else { var valid1 = true; }
if(valid1){ if(data18.output !== undefined){
const _errs34 = errors; if(!(isUsageMedia(data18.output, {instancePath:instancePath+"/media/output",parentData:data18,parentDataProperty:"output",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageMedia.errors : vErrors.concat(isUsageMedia.errors);
errors = vErrors.length;
}
var valid1 = _errs34 === errors;
} else { var valid1 = true; } } } }
var valid0 = _errs31 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.estimated !== undefined){
const _errs35 = errors; if(typeof data.estimated !== "boolean"){ return fail(isUsageRecord, instancePath+"/estimated", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs35 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cost !== undefined){
const _errs37 = errors; if(!(isUsageCost(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCost.errors : vErrors.concat(isUsageCost.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.task_id !== undefined){
let data23 = data.task_id; const _errs38 = errors; if((typeof data23 !== "string") && (data23 !== null)){
return fail(isUsageRecord, instancePath+"/task_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs38 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.attempts !== undefined){
let data24 = data.attempts; const _errs40 = errors; if(errors === _errs40){
if(Array.isArray(data24)){
var valid2 = true;
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
const _errs42 = errors; if(!(isUsageAttempt(data24[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data24,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageAttempt.errors : vErrors.concat(isUsageAttempt.errors);
errors = vErrors.length;
}
var valid2 = _errs42 === errors;
if(!valid2){ break; } } } else { return fail(isUsageRecord, instancePath+"/attempts", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs40 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } } } } } } } } } else { return fail(isUsageRecord, instancePath, "type", {type: "object"}, "must be object"); } }
isUsageRecord.errors = vErrors;
return errors === 0;
}
function isUsageResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isUsageResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.success !== undefined){
const _errs1 = errors; if(!(isAccountSuccess(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSuccess.errors : vErrors.concat(isAccountSuccess.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs2 = errors; if(!(isAccountMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountMessage.errors : vErrors.concat(isAccountMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
let data2 = data.data; const _errs3 = errors; if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((data2.from === undefined) && (missing1 = "from")) || ((data2.to === undefined) && (missing1 = "to"))) || ((data2.total === undefined) && (missing1 = "total"))) || ((data2.records === undefined) && (missing1 = "records"))) || ((data2.next_cursor === undefined) && (missing1 = "next_cursor"))){
return fail(isUsageResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.from !== undefined){
let data3 = data2.from; const _errs5 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isUsageResponse, instancePath+"/data/from", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){ return fail(isUsageResponse, instancePath+"/data/from", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.to !== undefined){
let data4 = data2.to; const _errs7 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isUsageResponse, instancePath+"/data/to", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){ return fail(isUsageResponse, instancePath+"/data/to", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.total !== undefined){
const _errs9 = errors; if(!(isUsageTotals(data2.total, {instancePath:instancePath+"/data/total",parentData:data2,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageTotals.errors : vErrors.concat(isUsageTotals.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.records !== undefined){
let data6 = data2.records; const _errs10 = errors; if(errors === _errs10){
if(Array.isArray(data6)){
if(data6.length > 100){ return fail(isUsageResponse, instancePath+"/data/records", "maxItems", {limit: 100}, "must NOT have more than 100 items"); } else {
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors; if(!(isUsageRecord(data6[i0], {instancePath:instancePath+"/data/records/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageRecord.errors : vErrors.concat(isUsageRecord.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){ break; } } } } else { return fail(isUsageResponse, instancePath+"/data/records", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs13 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
} else { var valid1 = true; } } } } } } } else { return fail(isUsageResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isUsageResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isUsageResponse.errors = vErrors;
return errors === 0;
}
function isUsageTotals(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.requests === undefined) && (missing0 = "requests")) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.cancelled === undefined) && (missing0 = "cancelled"))) || ((data.input_tokens === undefined) && (missing0 = "input_tokens"))) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))) || ((data.thought_tokens === undefined) && (missing0 = "thought_tokens"))) || ((data.cache_read_tokens === undefined) && (missing0 = "cache_read_tokens"))) || ((data.cache_write_tokens === undefined) && (missing0 = "cache_write_tokens"))) || ((data.cost === undefined) && (missing0 = "cost"))){
return fail(isUsageTotals, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requests !== undefined){
let data0 = data.requests; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isUsageTotals, instancePath+"/requests", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isUsageTotals, instancePath+"/requests", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.failed !== undefined){
let data1 = data.failed; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isUsageTotals, instancePath+"/failed", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isUsageTotals, instancePath+"/failed", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cancelled !== undefined){
let data2 = data.cancelled; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isUsageTotals, instancePath+"/cancelled", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isUsageTotals, instancePath+"/cancelled", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_tokens !== undefined){
const _errs7 = errors; if(!(isUsageCount(data.input_tokens, {instancePath:instancePath+"/input_tokens",parentData:data,parentDataProperty:"input_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens !== undefined){
const _errs8 = errors; if(!(isUsageCount(data.output_tokens, {instancePath:instancePath+"/output_tokens",parentData:data,parentDataProperty:"output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thought_tokens !== undefined){
const _errs9 = errors; if(!(isUsageCount(data.thought_tokens, {instancePath:instancePath+"/thought_tokens",parentData:data,parentDataProperty:"thought_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_read_tokens !== undefined){
const _errs10 = errors; if(!(isUsageCount(data.cache_read_tokens, {instancePath:instancePath+"/cache_read_tokens",parentData:data,parentDataProperty:"cache_read_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_write_tokens !== undefined){
const _errs11 = errors; if(!(isUsageCount(data.cache_write_tokens, {instancePath:instancePath+"/cache_write_tokens",parentData:data,parentDataProperty:"cache_write_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCount.errors : vErrors.concat(isUsageCount.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cost !== undefined){
const _errs12 = errors; if(!(isUsageCost(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageCost.errors : vErrors.concat(isUsageCost.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } } } } } } } else { return fail(isUsageTotals, instancePath, "type", {type: "object"}, "must be object"); } }
isUsageTotals.errors = vErrors;
return errors === 0;
}

exports.neutral = {
  registerUser: {
    request: isRequestOfRegisterUser,
    formRequest: null,
    responses: { "200": isAccountRegistrationResponse, "400": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  loginUser: {
    request: isRequestOfLoginUser,
    formRequest: null,
    responses: { "200": isAccountLoginResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  loginUserTwoFactor: {
    request: isRequestOfLoginUserTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorLoginResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  logoutUser: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountLogoutResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  endLogin: {
    request: isRequestOfEndLogin,
    formRequest: null,
    responses: { "200": isAccountLogoutResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getSelf: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountSelfResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  transferAffiliateQuota: {
    request: isRequestOfTransferAffiliateQuota,
    formRequest: null,
    responses: { "200": isAccountAffiliateTransferResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getTwoFactorStatus: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountTwoFactorStatusResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  enableTwoFactor: {
    request: isRequestOfEnableTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorEnableResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  disableTwoFactor: {
    request: isRequestOfDisableTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorDisableResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  regenerateBackupCodes: {
    request: isRequestOfRegenerateBackupCodes,
    formRequest: null,
    responses: { "200": isAccountBackupCodesResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listApiKeys: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isApiKeyListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  createApiKey: {
    request: isRequestOfCreateApiKey,
    formRequest: null,
    responses: { "200": isApiKeyCreateResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  revokeApiKey: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isApiKeyRevokeResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  updateApiKey: {
    request: isRequestOfUpdateApiKey,
    formRequest: null,
    responses: { "200": isApiKeyResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getUserUsage: {
    request: isRequestOfGetUserUsage,
    formRequest: null,
    responses: { "200": isUsageResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
};
exports.vendor = {
  registerUser: {
    request: isRequestOfRegisterUser,
    formRequest: null,
    responses: { "200": isAccountRegistrationResponse, "400": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  loginUser: {
    request: isRequestOfLoginUser,
    formRequest: null,
    responses: { "200": isAccountLoginResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  loginUserTwoFactor: {
    request: isRequestOfLoginUserTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorLoginResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  logoutUser: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountLogoutResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  endLogin: {
    request: isRequestOfEndLogin,
    formRequest: null,
    responses: { "200": isAccountLogoutResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getSelf: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountSelfResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  transferAffiliateQuota: {
    request: isRequestOfTransferAffiliateQuota,
    formRequest: null,
    responses: { "200": isAccountAffiliateTransferResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getTwoFactorStatus: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountTwoFactorStatusResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  enableTwoFactor: {
    request: isRequestOfEnableTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorEnableResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  disableTwoFactor: {
    request: isRequestOfDisableTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorDisableResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  regenerateBackupCodes: {
    request: isRequestOfRegenerateBackupCodes,
    formRequest: null,
    responses: { "200": isAccountBackupCodesResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listApiKeys: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isApiKeyListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  createApiKey: {
    request: isRequestOfCreateApiKey,
    formRequest: null,
    responses: { "200": isApiKeyCreateResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  revokeApiKey: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isApiKeyRevokeResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  updateApiKey: {
    request: isRequestOfUpdateApiKey,
    formRequest: null,
    responses: { "200": isApiKeyResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getUserUsage: {
    request: isRequestOfGetUserUsage,
    formRequest: null,
    responses: { "200": isUsageResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
};
