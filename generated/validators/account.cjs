// Generated from specs/ by `npm run generate`. Do not edit.
'use strict';
function fail(validate, instancePath, keyword, params, message) {
  validate.errors = [{ instancePath, keyword, params, message }];
  return false;
}
const pattern_03b9ec = new RegExp("^at_", "u");
const pattern_406809 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$", "u");
const pattern_56ae6b = new RegExp("^-?\\d{1,15}$", "u");
const pattern_684053 = new RegExp("^([0-9]{6}|[A-Z0-9]{4}-[A-Z0-9]{4})$", "u");
const pattern_73ff6b = new RegExp("^[0-9]{6}$", "u");
const pattern_8ec9f3 = new RegExp("^[A-Z2-7]{16,}$", "u");
const pattern_9a2ffd = new RegExp("^[A-Z0-9]{4}-[A-Z0-9]{4}$", "u");
const pattern_b5aaa2 = new RegExp("^[A-Z][A-Z0-9_]*$", "u");
const pattern_cb653a = new RegExp("^[A-Za-z0-9]{4,16}$", "u");
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
if(data.length < 1){ return fail(isAccountBackupCodes, instancePath, "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0]; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern_9a2ffd.test(data0)){
return fail(isAccountBackupCodes, instancePath+"/" + i0, "pattern", {pattern: "^[A-Z0-9]{4}-[A-Z0-9]{4}$"}, "must match pattern \""+"^[A-Z0-9]{4}-[A-Z0-9]{4}$"+"\"");
} } else { return fail(isAccountBackupCodes, instancePath+"/" + i0, "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } } else { return fail(isAccountBackupCodes, instancePath, "type", {type: "array"}, "must be array"); } }
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
} else { var valid0 = true; } } } } } else { return fail(isAccountErrorResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountErrorResponse.errors = vErrors;
return errors === 0;
}
function isAccountLoggedInUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.token === undefined) && (missing0 = "token"))){
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
const _errs9 = errors; if(typeof data.group !== "string"){ return fail(isAccountLoggedInUser, instancePath+"/group", "type", {type: "string"}, "must be string"); }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.token !== undefined){
const _errs11 = errors; if(!(isAccountToken(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountToken.errors : vErrors.concat(isAccountToken.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
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
if(!((key0 === "username") || (key0 === "password"))){
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
let data1 = data.password; const _errs4 = errors; if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 128 && (data1.length > 256 || ucs2length(data1) > 128)){
return fail(isAccountLogin, instancePath+"/password", "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isAccountLogin, instancePath+"/password", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isAccountLogin, instancePath+"/password", "type", {type: "string"}, "must be string"); } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountLogin, instancePath, "type", {type: "object"}, "must be object"); } }
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
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.quota === undefined) && (missing0 = "quota"))) || ((data.used_quota === undefined) && (missing0 = "used_quota"))) || ((data.aff_code === undefined) && (missing0 = "aff_code"))) || ((data.aff_count === undefined) && (missing0 = "aff_count"))) || ((data.aff_quota === undefined) && (missing0 = "aff_quota"))) || ((data.aff_history_quota === undefined) && (missing0 = "aff_history_quota"))){
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
const _errs9 = errors; if(typeof data.group !== "string"){ return fail(isAccountSelf, instancePath+"/group", "type", {type: "string"}, "must be string"); }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.quota !== undefined){
let data6 = data.quota; const _errs11 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isAccountSelf, instancePath+"/quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){ return fail(isAccountSelf, instancePath+"/quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.used_quota !== undefined){
let data7 = data.used_quota; const _errs13 = errors; if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return fail(isAccountSelf, instancePath+"/used_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs13){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){ return fail(isAccountSelf, instancePath+"/used_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aff_code !== undefined){
const _errs15 = errors; if(typeof data.aff_code !== "string"){ return fail(isAccountSelf, instancePath+"/aff_code", "type", {type: "string"}, "must be string"); }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aff_count !== undefined){
let data9 = data.aff_count; const _errs17 = errors; if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
return fail(isAccountSelf, instancePath+"/aff_count", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs17){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){ return fail(isAccountSelf, instancePath+"/aff_count", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aff_quota !== undefined){
let data10 = data.aff_quota; const _errs19 = errors; if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
return fail(isAccountSelf, instancePath+"/aff_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs19){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){ return fail(isAccountSelf, instancePath+"/aff_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aff_history_quota !== undefined){
let data11 = data.aff_history_quota; const _errs21 = errors; if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
return fail(isAccountSelf, instancePath+"/aff_history_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs21){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
return fail(isAccountSelf, instancePath+"/aff_history_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs21 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } else { return fail(isAccountSelf, instancePath, "type", {type: "object"}, "must be object"); } }
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
if(!pattern_684053.test(data)){
return fail(isAccountTwoFactorCode, instancePath, "pattern", {pattern: "^([0-9]{6}|[A-Z0-9]{4}-[A-Z0-9]{4})$"}, "must match pattern \""+"^([0-9]{6}|[A-Z0-9]{4}-[A-Z0-9]{4})$"+"\"");
} } else { return fail(isAccountTwoFactorCode, instancePath, "type", {type: "string"}, "must be string"); } }
isAccountTwoFactorCode.errors = vErrors;
return errors === 0;
}
function isAccountTwoFactorDisable(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
return fail(isAccountTwoFactorDisable, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "code")){
return fail(isAccountTwoFactorDisable, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.code !== undefined){
if(!(isAccountTwoFactorCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorCode.errors : vErrors.concat(isAccountTwoFactorCode.errors);
errors = vErrors.length;
} } } } } else { return fail(isAccountTwoFactorDisable, instancePath, "type", {type: "object"}, "must be object"); } }
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
if((((data.enabled === undefined) && (missing0 = "enabled")) || ((data.confirmed === undefined) && (missing0 = "confirmed"))) || ((data.token === undefined) && (missing0 = "token"))){
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
if(valid0){ if(data.backup_codes !== undefined){
const _errs9 = errors; if(!(isAccountBackupCodes(data.backup_codes, {instancePath:instancePath+"/backup_codes",parentData:data,parentDataProperty:"backup_codes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountBackupCodes.errors : vErrors.concat(isAccountBackupCodes.errors);
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
} else { var valid0 = true; } } } } } } } } else { return fail(isAccountTwoFactorEnabled, instancePath, "type", {type: "object"}, "must be object"); } }
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
const _errs9 = errors; if(typeof data.group !== "string"){ return fail(isAccountUser, instancePath+"/group", "type", {type: "string"}, "must be string"); }
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
return fail(isApiKey, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isApiKey, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isApiKey, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
const _errs3 = errors; if(typeof data.name !== "string"){ return fail(isApiKey, instancePath+"/name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prefix !== undefined){
const _errs5 = errors; if(typeof data.prefix !== "string"){ return fail(isApiKey, instancePath+"/prefix", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
let data3 = data.created_at; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isApiKey, instancePath+"/created_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){ return fail(isApiKey, instancePath+"/created_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isApiKey, instancePath, "type", {type: "object"}, "must be object"); } }
isApiKey.errors = vErrors;
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
if(!(key0 === "name")){
return fail(isApiKeyCreation, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64 && (data0.length > 128 || ucs2length(data0) > 64)){
return fail(isApiKeyCreation, instancePath+"/name", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isApiKeyCreation, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isApiKeyCreation, instancePath+"/name", "type", {type: "string"}, "must be string"); } } } } } } else { return fail(isApiKeyCreation, instancePath, "type", {type: "object"}, "must be object"); } }
isApiKeyCreation.errors = vErrors;
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
if((data2.keys === undefined) && (missing1 = "keys")){
return fail(isApiKeyListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.keys !== undefined){
let data3 = data2.keys; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isApiKey(data3[i0], {instancePath:instancePath+"/data/keys/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKey.errors : vErrors.concat(isApiKey.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } else { return fail(isApiKeyListResponse, instancePath+"/data/keys", "type", {type: "array"}, "must be array"); } } } } } else { return fail(isApiKeyListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isApiKeyListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isApiKeyListResponse.errors = vErrors;
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
let data3 = data2.id; const _errs5 = errors; if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isApiKeyRevokeResponse, instancePath+"/data/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isApiKeyRevokeResponse, instancePath+"/data/id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.revoked_at !== undefined){
let data4 = data2.revoked_at; const _errs7 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isApiKeyRevokeResponse, instancePath+"/data/revoked_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isApiKeyRevokeResponse, instancePath+"/data/revoked_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; } } } } else { return fail(isApiKeyRevokeResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isApiKeyRevokeResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isApiKeyRevokeResponse.errors = vErrors;
return errors === 0;
}
function isCreatedApiKey(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.key === undefined) && (missing0 = "key"))){
return fail(isCreatedApiKey, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isCreatedApiKey, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isCreatedApiKey, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
const _errs3 = errors; if(typeof data.name !== "string"){ return fail(isCreatedApiKey, instancePath+"/name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prefix !== undefined){
const _errs5 = errors; if(typeof data.prefix !== "string"){ return fail(isCreatedApiKey, instancePath+"/prefix", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
let data3 = data.created_at; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isCreatedApiKey, instancePath+"/created_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){ return fail(isCreatedApiKey, instancePath+"/created_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.key !== undefined){
let data4 = data.key; const _errs9 = errors; if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern_f179aa.test(data4)){
return fail(isCreatedApiKey, instancePath+"/key", "pattern", {pattern: "^[A-Za-z0-9._~-]{16,256}$"}, "must match pattern \""+"^[A-Za-z0-9._~-]{16,256}$"+"\"");
} } else { return fail(isCreatedApiKey, instancePath+"/key", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isCreatedApiKey, instancePath, "type", {type: "object"}, "must be object"); } }
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
function isRequestOfGetUserUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!((((key0 === "from") || (key0 === "to")) || (key0 === "model")) || (key0 === "cursor"))){
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
if(valid1){ if(data0.model !== undefined){
let data3 = data0.model; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 256 && (data3.length > 512 || ucs2length(data3) > 256)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/model", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data4 = data0.cursor; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 512 && (data4.length > 1024 || ucs2length(data4) > 512)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; } } } } } } else { return fail(isRequestOfGetUserUsage, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfGetUserUsage, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetUserUsage.errors = vErrors;
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
function isUsageRecord(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.request_id === undefined) && (missing0 = "request_id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.key_id === undefined) && (missing0 = "key_id"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.input_tokens === undefined) && (missing0 = "input_tokens"))) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))) || ((data.cache_read_tokens === undefined) && (missing0 = "cache_read_tokens"))) || ((data.cache_write_tokens === undefined) && (missing0 = "cache_write_tokens"))) || ((data.cost === undefined) && (missing0 = "cost"))){
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
if(valid0){ if(data.key_id !== undefined){
let data2 = data.key_id; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isUsageRecord, instancePath+"/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isUsageRecord, instancePath+"/key_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.operation !== undefined){
let data3 = data.operation; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isUsageRecord, instancePath+"/operation", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isUsageRecord, instancePath+"/operation", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data4 = data.model; const _errs9 = errors; if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isUsageRecord, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isUsageRecord, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_tokens !== undefined){
let data5 = data.input_tokens; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isUsageRecord, instancePath+"/input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){ return fail(isUsageRecord, instancePath+"/input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens !== undefined){
let data6 = data.output_tokens; const _errs13 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isUsageRecord, instancePath+"/output_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){ return fail(isUsageRecord, instancePath+"/output_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_read_tokens !== undefined){
let data7 = data.cache_read_tokens; const _errs15 = errors; if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return fail(isUsageRecord, instancePath+"/cache_read_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
return fail(isUsageRecord, instancePath+"/cache_read_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_write_tokens !== undefined){
let data8 = data.cache_write_tokens; const _errs17 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isUsageRecord, instancePath+"/cache_write_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
return fail(isUsageRecord, instancePath+"/cache_write_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cost !== undefined){
let data9 = data.cost; const _errs19 = errors; if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
return fail(isUsageRecord, instancePath+"/cost", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs19){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){ return fail(isUsageRecord, instancePath+"/cost", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; } } } } } } } } } } } } else { return fail(isUsageRecord, instancePath, "type", {type: "object"}, "must be object"); } }
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
let data8 = data2.next_cursor; const _errs13 = errors; if((typeof data8 !== "string") && (data8 !== null)){
return fail(isUsageResponse, instancePath+"/data/next_cursor", "type", {type: ["string","null"]}, "must be string,null");
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
if(((((((data.requests === undefined) && (missing0 = "requests")) || ((data.input_tokens === undefined) && (missing0 = "input_tokens"))) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))) || ((data.cache_read_tokens === undefined) && (missing0 = "cache_read_tokens"))) || ((data.cache_write_tokens === undefined) && (missing0 = "cache_write_tokens"))) || ((data.cost === undefined) && (missing0 = "cost"))){
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
if(valid0){ if(data.input_tokens !== undefined){
let data1 = data.input_tokens; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isUsageTotals, instancePath+"/input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isUsageTotals, instancePath+"/input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens !== undefined){
let data2 = data.output_tokens; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isUsageTotals, instancePath+"/output_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isUsageTotals, instancePath+"/output_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_read_tokens !== undefined){
let data3 = data.cache_read_tokens; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isUsageTotals, instancePath+"/cache_read_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isUsageTotals, instancePath+"/cache_read_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_write_tokens !== undefined){
let data4 = data.cache_write_tokens; const _errs9 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isUsageTotals, instancePath+"/cache_write_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isUsageTotals, instancePath+"/cache_write_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cost !== undefined){
let data5 = data.cost; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isUsageTotals, instancePath+"/cost", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){ return fail(isUsageTotals, instancePath+"/cost", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isUsageTotals, instancePath, "type", {type: "object"}, "must be object"); } }
isUsageTotals.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCreateApiKey(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCreateApiKey, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isApiKeyCreation(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyCreation.errors : vErrors.concat(isApiKeyCreation.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfCreateApiKey, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCreateApiKey.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfDisableTwoFactor(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfDisableTwoFactor, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isAccountTwoFactorDisable(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorDisable.errors : vErrors.concat(isAccountTwoFactorDisable.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfDisableTwoFactor, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfDisableTwoFactor.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfEnableTwoFactor(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfEnableTwoFactor, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isAccountTwoFactorEnable(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorEnable.errors : vErrors.concat(isAccountTwoFactorEnable.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfEnableTwoFactor, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfEnableTwoFactor.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfGetUserUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.from !== undefined){
let data1 = data0.from; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_56ae6b.test(data1)){
return fail(isVendorRequestOfGetUserUsage, instancePath+"/query/from", "pattern", {pattern: "^-?\\d{1,15}$"}, "must match pattern \""+"^-?\\d{1,15}$"+"\"");
} } else { return fail(isVendorRequestOfGetUserUsage, instancePath+"/query/from", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs3 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.to !== undefined){
let data2 = data0.to; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern_56ae6b.test(data2)){
return fail(isVendorRequestOfGetUserUsage, instancePath+"/query/to", "pattern", {pattern: "^-?\\d{1,15}$"}, "must match pattern \""+"^-?\\d{1,15}$"+"\"");
} } else { return fail(isVendorRequestOfGetUserUsage, instancePath+"/query/to", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.model !== undefined){
let data3 = data0.model; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 256 && (data3.length > 512 || ucs2length(data3) > 256)){
return fail(isVendorRequestOfGetUserUsage, instancePath+"/query/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorRequestOfGetUserUsage, instancePath+"/query/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isVendorRequestOfGetUserUsage, instancePath+"/query/model", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data4 = data0.cursor; const _errs9 = errors; if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 512 && (data4.length > 1024 || ucs2length(data4) > 512)){
return fail(isVendorRequestOfGetUserUsage, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isVendorRequestOfGetUserUsage, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isVendorRequestOfGetUserUsage, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs9 === errors;
} else { var valid1 = true; } } } } } else { return fail(isVendorRequestOfGetUserUsage, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isVendorRequestOfGetUserUsage, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfGetUserUsage.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfLoginUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfLoginUser, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isAccountLogin(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountLogin.errors : vErrors.concat(isAccountLogin.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfLoginUser, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfLoginUser.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfLoginUserTwoFactor(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfLoginUserTwoFactor, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isAccountTwoFactorLogin(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorLogin.errors : vErrors.concat(isAccountTwoFactorLogin.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfLoginUserTwoFactor, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfLoginUserTwoFactor.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfLogoutUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(isVendorRequestOfLogoutUser, instancePath, "type", {type: "object"}, "must be object");
} }
isVendorRequestOfLogoutUser.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfRegenerateBackupCodes(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfRegenerateBackupCodes, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isAccountBackupCodesRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountBackupCodesRequest.errors : vErrors.concat(isAccountBackupCodesRequest.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfRegenerateBackupCodes, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfRegenerateBackupCodes.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfRegisterUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfRegisterUser, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isAccountRegistration(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountRegistration.errors : vErrors.concat(isAccountRegistration.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfRegisterUser, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfRegisterUser.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfRevokeApiKey(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
return fail(isVendorRequestOfRevokeApiKey, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isVendorRequestOfRevokeApiKey, instancePath+"/path/id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfRevokeApiKey, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isVendorRequestOfRevokeApiKey, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfRevokeApiKey, instancePath+"/path", "type", {type: "object"}, "must be object"); } } } } else { return fail(isVendorRequestOfRevokeApiKey, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfRevokeApiKey.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfTransferAffiliateQuota(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfTransferAffiliateQuota, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isAccountAffiliateTransfer(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountAffiliateTransfer.errors : vErrors.concat(isAccountAffiliateTransfer.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfTransferAffiliateQuota, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfTransferAffiliateQuota.errors = vErrors;
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
    request: isRequestOfLogoutUser,
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
  getUserUsage: {
    request: isRequestOfGetUserUsage,
    formRequest: null,
    responses: { "200": isUsageResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
};
exports.vendor = {
  registerUser: {
    request: isVendorRequestOfRegisterUser,
    formRequest: null,
    responses: { "200": isAccountRegistrationResponse, "400": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  loginUser: {
    request: isVendorRequestOfLoginUser,
    formRequest: null,
    responses: { "200": isAccountLoginResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  loginUserTwoFactor: {
    request: isVendorRequestOfLoginUserTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorLoginResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  logoutUser: {
    request: isVendorRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountLogoutResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getSelf: {
    request: isVendorRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountSelfResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  transferAffiliateQuota: {
    request: isVendorRequestOfTransferAffiliateQuota,
    formRequest: null,
    responses: { "200": isAccountAffiliateTransferResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getTwoFactorStatus: {
    request: isVendorRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountTwoFactorStatusResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  enableTwoFactor: {
    request: isVendorRequestOfEnableTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorEnableResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  disableTwoFactor: {
    request: isVendorRequestOfDisableTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorDisableResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  regenerateBackupCodes: {
    request: isVendorRequestOfRegenerateBackupCodes,
    formRequest: null,
    responses: { "200": isAccountBackupCodesResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listApiKeys: {
    request: isVendorRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isApiKeyListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  createApiKey: {
    request: isVendorRequestOfCreateApiKey,
    formRequest: null,
    responses: { "200": isApiKeyCreateResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  revokeApiKey: {
    request: isVendorRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isApiKeyRevokeResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUserUsage: {
    request: isVendorRequestOfGetUserUsage,
    formRequest: null,
    responses: { "200": isUsageResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "501": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
};
