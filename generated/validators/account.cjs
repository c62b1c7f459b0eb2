// Generated from specs/ by `npm run generate`. Do not edit.
'use strict';
function fail(validate, instancePath, keyword, params, message) {
  validate.errors = [{ instancePath, keyword, params, message }];
  return false;
}
const constant_191f75 = Object.prototype.hasOwnProperty;
const pattern_03b9ec = new RegExp("^at_", "u");
const pattern_34517e = new RegExp("^[0-9a-f]{64}$", "u");
const pattern_406809 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$", "u");
const pattern_440703 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._@-]*\\*?$", "u");
const pattern_4dc491 = new RegExp("^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$", "u");
const pattern_56ae6b = new RegExp("^-?\\d{1,15}$", "u");
const pattern_5a5076 = new RegExp("^([0-9]{6}|[A-HJ-NP-Za-hj-np-z2-9]{4}-?[A-HJ-NP-Za-hj-np-z2-9]{4})$", "u");
const pattern_73ff6b = new RegExp("^[0-9]{6}$", "u");
const pattern_7e5d4d = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ue000-\\uf8ff\\ufeff]*$", "u");
const pattern_8d06d0 = new RegExp("^task_[0-9a-hjkmnp-tv-z]{26}$", "u");
const pattern_8ec9f3 = new RegExp("^[A-Z2-7]{16,}$", "u");
const pattern_a563a6 = new RegExp("^[A-Za-z0-9]{8}$", "u");
const pattern_b5aaa2 = new RegExp("^[A-Z][A-Z0-9_]*$", "u");
const pattern_cb653a = new RegExp("^[A-Za-z0-9]{4,16}$", "u");
const pattern_e11c9d = new RegExp("^<svg[ >]", "u");
const pattern_f179aa = new RegExp("^[A-Za-z0-9._~-]{16,256}$", "u");
const pattern_f8a7f6 = new RegExp("^otpauth://totp/", "u");
const properties_097924 = {"state":0,"model":0,"key_id":0,"user_id":0,"deployment":0,"node":0,"older_than":0,"cursor":0,"limit":0};
const properties_6498e6 = {"from":0,"to":0,"key_id":0,"model":0,"operation":0,"outcome":0,"status":0,"request_id":0,"cursor":0,"limit":0,"format":0};
const properties_64e9a3 = {"from":0,"to":0,"user_id":0,"key_id":0,"model":0,"deployment":0,"operation":0,"outcome":0,"status":0,"request_id":0,"group_by":0,"cursor":0,"limit":0,"format":0};
const properties_eaf0de = {"from":0,"to":0,"bucket":0,"time_zone":0,"group_by":0,"user_id":0,"key_id":0,"model":0,"deployment":0};
const ucs2length = require("ajv/dist/runtime/ucs2length").default;
function isAccountAffiliateTransfer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "quota")){
return fail(isAccountAffiliateTransfer, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["quota"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.quota !== undefined){
let data0 = data.quota; const _errs2 = errors; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
return fail(isAccountAffiliateTransfer, instancePath+"/quota", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000000000 || isNaN(data0)){
return fail(isAccountAffiliateTransfer, instancePath+"/quota", "maximum", {comparison: "<=", limit: 1000000000000}, "must be <= 1000000000000");
} else {
if(data0 < 1 || isNaN(data0)){
return fail(isAccountAffiliateTransfer, instancePath+"/quota", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } } } } } } else { return fail(isAccountAffiliateTransfer, instancePath, "type", {type: "object"}, "must be object"); } }
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
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "code")){
return fail(isAccountBackupCodesRequest, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["code"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
return fail(isAccountBackupCodesRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
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
function isAccountBalance(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.quota === undefined) && (missing0 = "quota")) || ((data.held_quota === undefined) && (missing0 = "held_quota"))) || ((data.used_quota === undefined) && (missing0 = "used_quota"))) || ((data.unlimited_quota === undefined) && (missing0 = "unlimited_quota"))) || ((data.aff_count === undefined) && (missing0 = "aff_count"))) || ((data.aff_quota === undefined) && (missing0 = "aff_quota"))) || ((data.two_factor === undefined) && (missing0 = "two_factor"))){
return fail(isAccountBalance, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.quota !== undefined){
let data0 = data.quota; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isAccountBalance, instancePath+"/quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isAccountBalance, instancePath+"/quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.held_quota !== undefined){
let data1 = data.held_quota; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isAccountBalance, instancePath+"/held_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isAccountBalance, instancePath+"/held_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.used_quota !== undefined){
let data2 = data.used_quota; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isAccountBalance, instancePath+"/used_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isAccountBalance, instancePath+"/used_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.unlimited_quota !== undefined){
const _errs7 = errors; if(typeof data.unlimited_quota !== "boolean"){
return fail(isAccountBalance, instancePath+"/unlimited_quota", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aff_count !== undefined){
let data4 = data.aff_count; const _errs9 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isAccountBalance, instancePath+"/aff_count", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){ return fail(isAccountBalance, instancePath+"/aff_count", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aff_quota !== undefined){
let data5 = data.aff_quota; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isAccountBalance, instancePath+"/aff_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){ return fail(isAccountBalance, instancePath+"/aff_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.two_factor !== undefined){
const _errs13 = errors; if(!(isAccountTwoFactorState(data.two_factor, {instancePath:instancePath+"/two_factor",parentData:data,parentDataProperty:"two_factor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorState.errors : vErrors.concat(isAccountTwoFactorState.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isAccountBalance, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountBalance.errors = vErrors;
return errors === 0;
}
function isAccountConfirmation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "password") || (key0 === "code"))){
return fail(isAccountConfirmation, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["password","code"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(Object.keys(data).length < 1){
return fail(isAccountConfirmation, instancePath, "minProperties", {limit: 1, fields: ["password","code"]}, "must NOT have fewer than 1 properties");
} else {
if(data.password !== undefined){
let data0 = data.password; const _errs2 = errors; const _errs3 = errors; let valid1 = false;
let passing0 = null;
const _errs4 = errors; if(!(isAccountCurrentPassword(data0, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCurrentPassword.errors : vErrors.concat(isAccountCurrentPassword.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs5 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/password",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isAccountConfirmation.errors = vErrors;
return false;
} else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
let data1 = data.code; const _errs7 = errors; const _errs8 = errors; let valid2 = false;
let passing1 = null;
const _errs9 = errors; if(!(isAccountTotpCode(data1, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTotpCode.errors : vErrors.concat(isAccountTotpCode.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs10 = errors; if(data1 !== null){
const err2 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs10 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/code",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isAccountConfirmation.errors = vErrors;
return false;
} else { errors = _errs8; if(vErrors !== null){ if(_errs8){ vErrors.length = _errs8; } else { vErrors = null; } } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountConfirmation, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountConfirmation.errors = vErrors;
return errors === 0;
}
function isAccountConfirmationResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountConfirmationResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if((data2.admin_until === undefined) && (missing1 = "admin_until")){
return fail(isAccountConfirmationResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.admin_until !== undefined){
let data3 = data2.admin_until; const _errs5 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isAccountConfirmationResponse, instancePath+"/data/admin_until", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isAccountConfirmationResponse, instancePath+"/data/admin_until", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } } } } } else { return fail(isAccountConfirmationResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountConfirmationResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountConfirmationResponse.errors = vErrors;
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
function isAccountDeletion(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "password") || (key0 === "code"))){
return fail(isAccountDeletion, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["password","code"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if((data.password === undefined) && (missing0 = "password")){
return fail(isAccountDeletion, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.password !== undefined){
const _errs2 = errors; if(!(isAccountCurrentPassword(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCurrentPassword.errors : vErrors.concat(isAccountCurrentPassword.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
let data1 = data.code; const _errs3 = errors; const _errs4 = errors; let valid1 = false;
let passing0 = null;
const _errs5 = errors; if(!(isAccountTwoFactorCode(data1, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountTwoFactorCode.errors : vErrors.concat(isAccountTwoFactorCode.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs6 = errors; if(data1 !== null){
const err0 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/code",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isAccountDeletion.errors = vErrors;
return false;
} else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountDeletion, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountDeletion.errors = vErrors;
return errors === 0;
}
function isAccountDeletionResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
return fail(isAccountDeletionResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
} else { var valid0 = true; } } } } else { return fail(isAccountDeletionResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountDeletionResponse.errors = vErrors;
return errors === 0;
}
function isAccountDisplayName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_7e5d4d.test(data)){
return fail(isAccountDisplayName, instancePath, "pattern", {pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ue000-\\uf8ff\\ufeff]*$", expects: "a text without control and format characters and separators of lines"}, "must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ue000-\\uf8ff\\ufeff]*$"+"\"");
} else {
if(data.length > 64 && (data.length > 128 || ucs2length(data) > 64)){
return fail(isAccountDisplayName, instancePath, "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isAccountDisplayName, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isAccountDisplayName, instancePath, "type", {type: "string"}, "must be string"); } }
isAccountDisplayName.errors = vErrors;
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
if(!(isAccountUser(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountUser.errors : vErrors.concat(isAccountUser.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token !== undefined){
if(!(isAccountToken(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountToken.errors : vErrors.concat(isAccountToken.errors);
errors = vErrors.length;
} } } else { return fail(isAccountLoggedInUser, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountLoggedInUser.errors = vErrors;
return errors === 0;
}
function isAccountLogin(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "username") || (key0 === "password")) || (key0 === "session"))){
return fail(isAccountLogin, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["username","password","session"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if(((data.username === undefined) && (missing0 = "username")) || ((data.password === undefined) && (missing0 = "password"))){
return fail(isAccountLogin, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
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
return fail(isAccountLogout, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["everywhere"]}, "must NOT have additional properties");
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
function isAccountPasswordChange(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "current_password") || (key0 === "new_password"))){
return fail(isAccountPasswordChange, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["current_password","new_password"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if(((data.current_password === undefined) && (missing0 = "current_password")) || ((data.new_password === undefined) && (missing0 = "new_password"))){
return fail(isAccountPasswordChange, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.current_password !== undefined){
const _errs2 = errors; if(!(isAccountCurrentPassword(data.current_password, {instancePath:instancePath+"/current_password",parentData:data,parentDataProperty:"current_password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCurrentPassword.errors : vErrors.concat(isAccountCurrentPassword.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.new_password !== undefined){
const _errs3 = errors; if(!(isAccountPassword(data.new_password, {instancePath:instancePath+"/new_password",parentData:data,parentDataProperty:"new_password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountPassword.errors : vErrors.concat(isAccountPassword.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountPasswordChange, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountPasswordChange.errors = vErrors;
return errors === 0;
}
function isAccountPasswordChangeResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountPasswordChangeResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
} else { var valid0 = true; } } } } } else { return fail(isAccountPasswordChangeResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountPasswordChangeResponse.errors = vErrors;
return errors === 0;
}
function isAccountRegistration(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "username") || (key0 === "password")) || (key0 === "aff_code"))){
return fail(isAccountRegistration, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["username","password","aff_code"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if(((data.username === undefined) && (missing0 = "username")) || ((data.password === undefined) && (missing0 = "password"))){
return fail(isAccountRegistration, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
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
return fail(isAccountRegistration, instancePath+"/aff_code", "pattern", {pattern: "^[A-Za-z0-9]{4,16}$", expects: "4 to 16 of the letters A-Z and a-z and digits 0-9"}, "must match pattern \""+"^[A-Za-z0-9]{4,16}$"+"\"");
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
const _errs1 = errors; if(!(isAccountUser(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountUser.errors : vErrors.concat(isAccountUser.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){ const _errs2 = errors; if(!(isAccountBalance(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountBalance.errors : vErrors.concat(isAccountBalance.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.aff_code === undefined) && (missing0 = "aff_code")) || ((data.aff_history_quota === undefined) && (missing0 = "aff_history_quota"))) || ((data.login_at === undefined) && (missing0 = "login_at"))) || ((data.admin_until === undefined) && (missing0 = "admin_until"))){
return fail(isAccountSelf, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.aff_code !== undefined){
let data0 = data.aff_code; const _errs3 = errors; if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern_a563a6.test(data0)){
return fail(isAccountSelf, instancePath+"/aff_code", "pattern", {pattern: "^[A-Za-z0-9]{8}$"}, "must match pattern \""+"^[A-Za-z0-9]{8}$"+"\"");
} } else { return fail(isAccountSelf, instancePath+"/aff_code", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs3 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.aff_history_quota !== undefined){
let data1 = data.aff_history_quota; const _errs5 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isAccountSelf, instancePath+"/aff_history_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isAccountSelf, instancePath+"/aff_history_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.login_at !== undefined){
let data2 = data.login_at; const _errs7 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isAccountSelf, instancePath+"/login_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isAccountSelf, instancePath+"/login_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.admin_until !== undefined){
let data3 = data.admin_until; const _errs9 = errors; if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
return fail(isAccountSelf, instancePath+"/admin_until", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){ return fail(isAccountSelf, instancePath+"/admin_until", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid1 = _errs9 === errors;
} else { var valid1 = true; } } } } } } else { return fail(isAccountSelf, instancePath, "type", {type: "object"}, "must be object"); } }
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
function isAccountSelfUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "display_name")){
return fail(isAccountSelfUpdate, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["display_name"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if((data.display_name === undefined) && (missing0 = "display_name")){
return fail(isAccountSelfUpdate, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.display_name !== undefined){
if(!(isAccountDisplayName(data.display_name, {instancePath:instancePath+"/display_name",parentData:data,parentDataProperty:"display_name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountDisplayName.errors : vErrors.concat(isAccountDisplayName.errors);
errors = vErrors.length;
} } } } } else { return fail(isAccountSelfUpdate, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountSelfUpdate.errors = vErrors;
return errors === 0;
}
function isAccountSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))) || ((data.current === undefined) && (missing0 = "current"))){
return fail(isAccountSession, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAccountSession, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAccountSession, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
let data1 = data.created_at; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isAccountSession, instancePath+"/created_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isAccountSession, instancePath+"/created_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.last_used_at !== undefined){
let data2 = data.last_used_at; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isAccountSession, instancePath+"/last_used_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isAccountSession, instancePath+"/last_used_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
let data3 = data.expires_at; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isAccountSession, instancePath+"/expires_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){ return fail(isAccountSession, instancePath+"/expires_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.ip !== undefined){
let data4 = data.ip; const _errs9 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isAccountSession, instancePath+"/ip", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.user_agent !== undefined){
let data5 = data.user_agent; const _errs11 = errors; if((typeof data5 !== "string") && (data5 !== null)){
return fail(isAccountSession, instancePath+"/user_agent", "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 256 && (data5.length > 512 || ucs2length(data5) > 256)){
return fail(isAccountSession, instancePath+"/user_agent", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.current !== undefined){
const _errs13 = errors; if(typeof data.current !== "boolean"){ return fail(isAccountSession, instancePath+"/current", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isAccountSession, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountSession.errors = vErrors;
return errors === 0;
}
function isAccountSessionEndResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountSessionEndResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.ended_at === undefined) && (missing1 = "ended_at"))){
return fail(isAccountSessionEndResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.id !== undefined){
let data3 = data2.id; const _errs5 = errors; if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isAccountSessionEndResponse, instancePath+"/data/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAccountSessionEndResponse, instancePath+"/data/id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.ended_at !== undefined){
let data4 = data2.ended_at; const _errs7 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isAccountSessionEndResponse, instancePath+"/data/ended_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isAccountSessionEndResponse, instancePath+"/data/ended_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; } } } } else { return fail(isAccountSessionEndResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountSessionEndResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountSessionEndResponse.errors = vErrors;
return errors === 0;
}
function isAccountSessionListResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAccountSessionListResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.sessions === undefined) && (missing1 = "sessions")) || ((data2.next_cursor === undefined) && (missing1 = "next_cursor"))){
return fail(isAccountSessionListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.sessions !== undefined){
let data3 = data2.sessions; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){
return fail(isAccountSessionListResponse, instancePath+"/data/sessions", "maxItems", {limit: 100}, "must NOT have more than 100 items");
} else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isAccountSession(data3[i0], {instancePath:instancePath+"/data/sessions/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSession.errors : vErrors.concat(isAccountSession.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } } else { return fail(isAccountSessionListResponse, instancePath+"/data/sessions", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs8 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } else { return fail(isAccountSessionListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAccountSessionListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAccountSessionListResponse.errors = vErrors;
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
return fail(isAccountTotpCode, instancePath, "pattern", {pattern: "^[0-9]{6}$", expects: "the six digits that the authenticator shows"}, "must match pattern \""+"^[0-9]{6}$"+"\"");
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
return fail(isAccountTwoFactorCode, instancePath, "pattern", {pattern: "^([0-9]{6}|[A-HJ-NP-Za-hj-np-z2-9]{4}-?[A-HJ-NP-Za-hj-np-z2-9]{4})$", expects: "the six digits that the authenticator shows, or a backup code such as K7QD-2M9X"}, "must match pattern \""+"^([0-9]{6}|[A-HJ-NP-Za-hj-np-z2-9]{4}-?[A-HJ-NP-Za-hj-np-z2-9]{4})$"+"\"");
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
return fail(isAccountTwoFactorDisable, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["code"]}, "must NOT have additional properties");
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
return fail(isAccountTwoFactorEnable, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["code"]}, "must NOT have additional properties");
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
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "code") || (key0 === "flow_token"))){
return fail(isAccountTwoFactorLogin, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["code","flow_token"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.flow_token === undefined) && (missing0 = "flow_token"))){
return fail(isAccountTwoFactorLogin, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
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
function isAccountTwoFactorState(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isAccountTwoFactorState, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((data === "off") || (data === "unconfirmed")) || (data === "confirmed"))){
return fail(isAccountTwoFactorState, instancePath, "enum", {allowedValues: ["off","unconfirmed","confirmed"]}, "must be equal to one of the allowed values");
}
isAccountTwoFactorState.errors = vErrors;
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
return fail(isAccountUsername, instancePath, "pattern", {pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$", expects: "3 to 32 of the letters A-Z and a-z, digits 0-9, dots, underscores and hyphens, beginning with a letter or digit"}, "must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$"+"\"");
} } else { return fail(isAccountUsername, instancePath, "type", {type: "string"}, "must be string"); } }
isAccountUsername.errors = vErrors;
return errors === 0;
}
function isAdminAmount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "amount") || (key0 === "reason")) || (key0 === "idempotency_key"))){
return fail(isAdminAmount, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["amount","reason","idempotency_key"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if(((data.amount === undefined) && (missing0 = "amount")) || ((data.reason === undefined) && (missing0 = "reason"))){
return fail(isAdminAmount, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.amount !== undefined){
let data0 = data.amount; const _errs2 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isAdminAmount, instancePath+"/amount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000000000 || isNaN(data0)){
return fail(isAdminAmount, instancePath+"/amount", "maximum", {comparison: "<=", limit: 1000000000000}, "must be <= 1000000000000");
} else { if(data0 < 1 || isNaN(data0)){ return fail(isAdminAmount, instancePath+"/amount", "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.reason !== undefined){
const _errs4 = errors; if(!(isAdminReason(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminReason.errors : vErrors.concat(isAdminReason.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.idempotency_key !== undefined){
let data2 = data.idempotency_key; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isAdminAmount, instancePath+"/idempotency_key", "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 128 && (data2.length > 256 || ucs2length(data2) > 128)){
return fail(isAdminAmount, instancePath+"/idempotency_key", "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isAdminAmount, instancePath+"/idempotency_key", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isAdminAmount, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminAmount.errors = vErrors;
return errors === 0;
}
function isAdminApiKey(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isApiKey(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKey.errors : vErrors.concat(isApiKey.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.user_id === undefined) && (missing0 = "user_id")) || ((data.username === undefined) && (missing0 = "username"))){
return fail(isAdminApiKey, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.user_id !== undefined){
let data0 = data.user_id; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAdminApiKey, instancePath+"/user_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminApiKey, instancePath+"/user_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs2 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.username !== undefined){
let data1 = data.username; const _errs4 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isAdminApiKey, instancePath+"/username", "type", {type: ["string","null"]}, "must be string,null");
}
var valid1 = _errs4 === errors;
} else { var valid1 = true; } } } } else { return fail(isAdminApiKey, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminApiKey.errors = vErrors;
return errors === 0;
}
function isAdminApiKeyListResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAdminApiKeyListResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
return fail(isAdminApiKeyListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.keys !== undefined){
let data3 = data2.keys; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){
return fail(isAdminApiKeyListResponse, instancePath+"/data/keys", "maxItems", {limit: 100}, "must NOT have more than 100 items");
} else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isAdminApiKey(data3[i0], {instancePath:instancePath+"/data/keys/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminApiKey.errors : vErrors.concat(isAdminApiKey.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } } else { return fail(isAdminApiKeyListResponse, instancePath+"/data/keys", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs8 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } else { return fail(isAdminApiKeyListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAdminApiKeyListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminApiKeyListResponse.errors = vErrors;
return errors === 0;
}
function isAdminConfigurationResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAdminConfigurationResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if((((((data2.loaded_at === undefined) && (missing1 = "loaded_at")) || ((data2.hash === undefined) && (missing1 = "hash"))) || ((data2.last_reload === undefined) && (missing1 = "last_reload"))) || ((data2.warnings === undefined) && (missing1 = "warnings"))) || ((data2.models === undefined) && (missing1 = "models"))){
return fail(isAdminConfigurationResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.loaded_at !== undefined){
let data3 = data2.loaded_at; const _errs5 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isAdminConfigurationResponse, instancePath+"/data/loaded_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isAdminConfigurationResponse, instancePath+"/data/loaded_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.hash !== undefined){
let data4 = data2.hash; const _errs7 = errors; if(errors === _errs7){
if(typeof data4 === "string"){
if(!pattern_34517e.test(data4)){
return fail(isAdminConfigurationResponse, instancePath+"/data/hash", "pattern", {pattern: "^[0-9a-f]{64}$"}, "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
} } else { return fail(isAdminConfigurationResponse, instancePath+"/data/hash", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.last_reload !== undefined){
let data5 = data2.last_reload; const _errs9 = errors; if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
return fail(isAdminConfigurationResponse, instancePath+"/data/last_reload", "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === _errs9){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if((((data5.at === undefined) && (missing2 = "at")) || ((data5.ok === undefined) && (missing2 = "ok"))) || ((data5.message === undefined) && (missing2 = "message"))){
return fail(isAdminConfigurationResponse, instancePath+"/data/last_reload", "required", {missingProperty: missing2}, "must have required property '"+missing2+"'");
} else {
if(data5.at !== undefined){
let data6 = data5.at; const _errs11 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isAdminConfigurationResponse, instancePath+"/data/last_reload/at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
return fail(isAdminConfigurationResponse, instancePath+"/data/last_reload/at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs11 === errors;
} else { var valid2 = true; }
if(valid2){ if(data5.ok !== undefined){
const _errs13 = errors; if(typeof data5.ok !== "boolean"){
return fail(isAdminConfigurationResponse, instancePath+"/data/last_reload/ok", "type", {type: "boolean"}, "must be boolean");
}
var valid2 = _errs13 === errors;
} else { var valid2 = true; }
if(valid2){ if(data5.message !== undefined){
const _errs15 = errors; if(typeof data5.message !== "string"){
return fail(isAdminConfigurationResponse, instancePath+"/data/last_reload/message", "type", {type: "string"}, "must be string");
}
var valid2 = _errs15 === errors;
} else { var valid2 = true; } } } } } }
var valid1 = _errs9 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.warnings !== undefined){
let data9 = data2.warnings; const _errs17 = errors; if(errors === _errs17){
if(Array.isArray(data9)){
var valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0]; const _errs19 = errors; if(errors === _errs19){
if(typeof data10 === "string"){
if(data10.length < 1 || (data10.length < 1 && ucs2length(data10) < 1)){
return fail(isAdminConfigurationResponse, instancePath+"/data/warnings/" + i0, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminConfigurationResponse, instancePath+"/data/warnings/" + i0, "type", {type: "string"}, "must be string"); } }
var valid3 = _errs19 === errors;
if(!valid3){ break; } } } else { return fail(isAdminConfigurationResponse, instancePath+"/data/warnings", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs17 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.models !== undefined){
let data11 = data2.models; const _errs21 = errors; if(errors === _errs21){
if(Array.isArray(data11)){
var valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors; if(!(isAdminModel(data11[i1], {instancePath:instancePath+"/data/models/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminModel.errors : vErrors.concat(isAdminModel.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
if(!valid4){ break; } } } else { return fail(isAdminConfigurationResponse, instancePath+"/data/models", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs21 === errors;
} else { var valid1 = true; } } } } } } } else { return fail(isAdminConfigurationResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAdminConfigurationResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminConfigurationResponse.errors = vErrors;
return errors === 0;
}
function isAdminDeployment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.host === undefined) && (missing0 = "host"))) || ((data.models === undefined) && (missing0 = "models"))) || ((data.weight === undefined) && (missing0 = "weight"))) || ((data.priority === undefined) && (missing0 = "priority"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.last_success_at === undefined) && (missing0 = "last_success_at"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.window === undefined) && (missing0 = "window"))) || ((data.nodes === undefined) && (missing0 = "nodes"))){
return fail(isAdminDeployment, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAdminDeployment, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminDeployment, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.provider !== undefined){
let data1 = data.provider; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isAdminDeployment, instancePath+"/provider", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminDeployment, instancePath+"/provider", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.host !== undefined){
let data2 = data.host; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isAdminDeployment, instancePath+"/host", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.models !== undefined){
let data3 = data.models; const _errs7 = errors; if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0]; const _errs9 = errors; if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isAdminDeployment, instancePath+"/models/" + i0, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminDeployment, instancePath+"/models/" + i0, "type", {type: "string"}, "must be string"); } }
var valid1 = _errs9 === errors;
if(!valid1){ break; } } } else { return fail(isAdminDeployment, instancePath+"/models", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.weight !== undefined){
let data5 = data.weight; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isAdminDeployment, instancePath+"/weight", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){ return fail(isAdminDeployment, instancePath+"/weight", "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.priority !== undefined){
let data6 = data.priority; const _errs13 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isAdminDeployment, instancePath+"/priority", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){ return fail(isAdminDeployment, instancePath+"/priority", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.state !== undefined){
const _errs15 = errors; if(!(isDeploymentState(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isDeploymentState.errors : vErrors.concat(isDeploymentState.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.last_success_at !== undefined){
let data8 = data.last_success_at; const _errs16 = errors; if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
return fail(isAdminDeployment, instancePath+"/last_success_at", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs16){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
return fail(isAdminDeployment, instancePath+"/last_success_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.last_error !== undefined){
let data9 = data.last_error; const _errs18 = errors; if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
return fail(isAdminDeployment, instancePath+"/last_error", "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === _errs18){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((data9.at === undefined) && (missing1 = "at")) || ((data9.kind === undefined) && (missing1 = "kind"))) || ((data9.status === undefined) && (missing1 = "status"))){
return fail(isAdminDeployment, instancePath+"/last_error", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data9.at !== undefined){
let data10 = data9.at; const _errs20 = errors; if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
return fail(isAdminDeployment, instancePath+"/last_error/at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs20){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
return fail(isAdminDeployment, instancePath+"/last_error/at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs20 === errors;
} else { var valid2 = true; }
if(valid2){ if(data9.kind !== undefined){
let data11 = data9.kind; const _errs22 = errors; if(errors === _errs22){
if(typeof data11 === "string"){
if(data11.length < 1 || (data11.length < 1 && ucs2length(data11) < 1)){
return fail(isAdminDeployment, instancePath+"/last_error/kind", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminDeployment, instancePath+"/last_error/kind", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs22 === errors;
} else { var valid2 = true; }
if(valid2){ if(data9.status !== undefined){
let data12 = data9.status; const _errs24 = errors; if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
return fail(isAdminDeployment, instancePath+"/last_error/status", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs24){
if(typeof data12 == "number"){
if(data12 > 599 || isNaN(data12)){
return fail(isAdminDeployment, instancePath+"/last_error/status", "maximum", {comparison: "<=", limit: 599}, "must be <= 599");
} else {
if(data12 < 100 || isNaN(data12)){
return fail(isAdminDeployment, instancePath+"/last_error/status", "minimum", {comparison: ">=", limit: 100}, "must be >= 100");
} } } }
var valid2 = _errs24 === errors;
} else { var valid2 = true; } } } } } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.window !== undefined){
let data13 = data.window; const _errs26 = errors; if(errors === _errs26){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if((((((data13.seconds === undefined) && (missing2 = "seconds")) || ((data13.attempts === undefined) && (missing2 = "attempts"))) || ((data13.failed === undefined) && (missing2 = "failed"))) || ((data13.p50_ms === undefined) && (missing2 = "p50_ms"))) || ((data13.p95_ms === undefined) && (missing2 = "p95_ms"))){
return fail(isAdminDeployment, instancePath+"/window", "required", {missingProperty: missing2}, "must have required property '"+missing2+"'");
} else {
if(data13.seconds !== undefined){
let data14 = data13.seconds; const _errs28 = errors; if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
return fail(isAdminDeployment, instancePath+"/window/seconds", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs28){
if(typeof data14 == "number"){
if(data14 < 1 || isNaN(data14)){
return fail(isAdminDeployment, instancePath+"/window/seconds", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid3 = _errs28 === errors;
} else { var valid3 = true; }
if(valid3){ if(data13.attempts !== undefined){
let data15 = data13.attempts; const _errs30 = errors; if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
return fail(isAdminDeployment, instancePath+"/window/attempts", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs30){
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
return fail(isAdminDeployment, instancePath+"/window/attempts", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid3 = _errs30 === errors;
} else { var valid3 = true; }
if(valid3){ if(data13.failed !== undefined){
let data16 = data13.failed; const _errs32 = errors; if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
return fail(isAdminDeployment, instancePath+"/window/failed", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs32){
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
return fail(isAdminDeployment, instancePath+"/window/failed", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid3 = _errs32 === errors;
} else { var valid3 = true; }
if(valid3){ if(data13.p50_ms !== undefined){
let data17 = data13.p50_ms; const _errs34 = errors; if((!(typeof data17 == "number")) && (data17 !== null)){
return fail(isAdminDeployment, instancePath+"/window/p50_ms", "type", {type: ["number","null"]}, "must be number,null");
}
if(errors === _errs34){
if(typeof data17 == "number"){
if(data17 < 0 || isNaN(data17)){
return fail(isAdminDeployment, instancePath+"/window/p50_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid3 = _errs34 === errors;
} else { var valid3 = true; }
if(valid3){ if(data13.p95_ms !== undefined){
let data18 = data13.p95_ms; const _errs36 = errors; if((!(typeof data18 == "number")) && (data18 !== null)){
return fail(isAdminDeployment, instancePath+"/window/p95_ms", "type", {type: ["number","null"]}, "must be number,null");
}
if(errors === _errs36){
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
return fail(isAdminDeployment, instancePath+"/window/p95_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid3 = _errs36 === errors;
} else { var valid3 = true; } } } } } } } else { return fail(isAdminDeployment, instancePath+"/window", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs26 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.nodes !== undefined){
let data19 = data.nodes; const _errs38 = errors; if(errors === _errs38){
if(Array.isArray(data19)){
var valid4 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
const _errs40 = errors; if(!(isDeploymentOnNode(data19[i1], {instancePath:instancePath+"/nodes/" + i1,parentData:data19,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isDeploymentOnNode.errors : vErrors.concat(isDeploymentOnNode.errors);
errors = vErrors.length;
}
var valid4 = _errs40 === errors;
if(!valid4){ break; } } } else { return fail(isAdminDeployment, instancePath+"/nodes", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs38 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } else { return fail(isAdminDeployment, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminDeployment.errors = vErrors;
return errors === 0;
}
function isAdminDeploymentListResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAdminDeploymentListResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.deployments === undefined) && (missing1 = "deployments")) || ((data2.next_cursor === undefined) && (missing1 = "next_cursor"))){
return fail(isAdminDeploymentListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.deployments !== undefined){
let data3 = data2.deployments; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){
return fail(isAdminDeploymentListResponse, instancePath+"/data/deployments", "maxItems", {limit: 100}, "must NOT have more than 100 items");
} else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isAdminDeployment(data3[i0], {instancePath:instancePath+"/data/deployments/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminDeployment.errors : vErrors.concat(isAdminDeployment.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } } else { return fail(isAdminDeploymentListResponse, instancePath+"/data/deployments", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs8 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } else { return fail(isAdminDeploymentListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAdminDeploymentListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminDeploymentListResponse.errors = vErrors;
return errors === 0;
}
function isAdminDeploymentOrder(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "reason")){
return fail(isAdminDeploymentOrder, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["reason"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if((data.reason === undefined) && (missing0 = "reason")){
return fail(isAdminDeploymentOrder, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.reason !== undefined){
if(!(isAdminReason(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminReason.errors : vErrors.concat(isAdminReason.errors);
errors = vErrors.length;
} } } } } else { return fail(isAdminDeploymentOrder, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminDeploymentOrder.errors = vErrors;
return errors === 0;
}
function isAdminDeploymentResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAdminDeploymentResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
const _errs3 = errors; if(!(isAdminDeployment(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminDeployment.errors : vErrors.concat(isAdminDeployment.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAdminDeploymentResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminDeploymentResponse.errors = vErrors;
return errors === 0;
}
function isAdminDoneResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
return fail(isAdminDoneResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
} else { var valid0 = true; } } } } else { return fail(isAdminDoneResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminDoneResponse.errors = vErrors;
return errors === 0;
}
function isAdminLiveSessionEnd(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "reason")){
return fail(isAdminLiveSessionEnd, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["reason"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if((data.reason === undefined) && (missing0 = "reason")){
return fail(isAdminLiveSessionEnd, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.reason !== undefined){
let data0 = data.reason; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 500 && (data0.length > 1000 || ucs2length(data0) > 500)){
return fail(isAdminLiveSessionEnd, instancePath+"/reason", "maxLength", {limit: 500}, "must NOT have more than 500 characters");
} else {
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAdminLiveSessionEnd, instancePath+"/reason", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isAdminLiveSessionEnd, instancePath+"/reason", "type", {type: "string"}, "must be string"); } } } } } } else { return fail(isAdminLiveSessionEnd, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminLiveSessionEnd.errors = vErrors;
return errors === 0;
}
function isAdminMadePassword(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 8 || (data.length < 15 && ucs2length(data) < 8)){
return fail(isAdminMadePassword, instancePath, "minLength", {limit: 8}, "must NOT have fewer than 8 characters");
} } else { return fail(isAdminMadePassword, instancePath, "type", {type: "string"}, "must be string"); } }
isAdminMadePassword.errors = vErrors;
return errors === 0;
}
function isAdminModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.name === undefined) && (missing0 = "name")) || ((data.price === undefined) && (missing0 = "price"))) || ((data.deployments === undefined) && (missing0 = "deployments"))) || ((data.fallbacks === undefined) && (missing0 = "fallbacks"))) || ((data.aliases === undefined) && (missing0 = "aliases"))){
return fail(isAdminModel, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.name !== undefined){
let data0 = data.name; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAdminModel, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminModel, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.price !== undefined){
let data1 = data.price; const _errs3 = errors; const _errs4 = errors; let valid1 = false;
let passing0 = null;
const _errs5 = errors; if(!(isModelPrice(data1, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPrice.errors : vErrors.concat(isModelPrice.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs6 = errors; if(data1 !== null){
const err0 = {instancePath:instancePath+"/price",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/price",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isAdminModel.errors = vErrors;
return false;
} else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.deployments !== undefined){
let data2 = data.deployments; const _errs8 = errors; if(errors === _errs8){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0]; const _errs10 = errors; if(errors === _errs10){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isAdminModel, instancePath+"/deployments/" + i0, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminModel, instancePath+"/deployments/" + i0, "type", {type: "string"}, "must be string"); } }
var valid2 = _errs10 === errors;
if(!valid2){ break; } } } else { return fail(isAdminModel, instancePath+"/deployments", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fallbacks !== undefined){
let data4 = data.fallbacks; const _errs12 = errors; if(errors === _errs12){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1]; const _errs14 = errors; if(errors === _errs14){
if(typeof data5 === "string"){
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isAdminModel, instancePath+"/fallbacks/" + i1, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminModel, instancePath+"/fallbacks/" + i1, "type", {type: "string"}, "must be string"); } }
var valid3 = _errs14 === errors;
if(!valid3){ break; } } } else { return fail(isAdminModel, instancePath+"/fallbacks", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aliases !== undefined){
let data6 = data.aliases; const _errs16 = errors; if(errors === _errs16){
if(Array.isArray(data6)){
var valid4 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2]; const _errs18 = errors; if(errors === _errs18){
if(typeof data7 === "string"){
if(data7.length < 1 || (data7.length < 1 && ucs2length(data7) < 1)){
return fail(isAdminModel, instancePath+"/aliases/" + i2, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminModel, instancePath+"/aliases/" + i2, "type", {type: "string"}, "must be string"); } }
var valid4 = _errs18 === errors;
if(!valid4){ break; } } } else { return fail(isAdminModel, instancePath+"/aliases", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isAdminModel, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminModel.errors = vErrors;
return errors === 0;
}
function isAdminMoveResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAdminMoveResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.quota === undefined) && (missing1 = "quota")) || ((data2.entry_id === undefined) && (missing1 = "entry_id"))){
return fail(isAdminMoveResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.quota !== undefined){
let data3 = data2.quota; const _errs5 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isAdminMoveResponse, instancePath+"/data/quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isAdminMoveResponse, instancePath+"/data/quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.entry_id !== undefined){
let data4 = data2.entry_id; const _errs7 = errors; if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isAdminMoveResponse, instancePath+"/data/entry_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminMoveResponse, instancePath+"/data/entry_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; } } } } else { return fail(isAdminMoveResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAdminMoveResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminMoveResponse.errors = vErrors;
return errors === 0;
}
function isAdminNode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.last_beat_at === undefined) && (missing0 = "last_beat_at"))) || ((data.in_flight === undefined) && (missing0 = "in_flight"))) || ((data.rss === undefined) && (missing0 = "rss"))) || ((data.database === undefined) && (missing0 = "database"))) || ((data.redis === undefined) && (missing0 = "redis"))) || ((data.journal === undefined) && (missing0 = "journal"))) || ((data.clock_offset_ms === undefined) && (missing0 = "clock_offset_ms"))){
return fail(isAdminNode, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAdminNode, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminNode, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.version !== undefined){
let data1 = data.version; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isAdminNode, instancePath+"/version", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAdminNode, instancePath+"/version", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.started_at !== undefined){
let data2 = data.started_at; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isAdminNode, instancePath+"/started_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isAdminNode, instancePath+"/started_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.last_beat_at !== undefined){
let data3 = data.last_beat_at; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isAdminNode, instancePath+"/last_beat_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){ return fail(isAdminNode, instancePath+"/last_beat_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.in_flight !== undefined){
let data4 = data.in_flight; const _errs9 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isAdminNode, instancePath+"/in_flight", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){ return fail(isAdminNode, instancePath+"/in_flight", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.rss !== undefined){
let data5 = data.rss; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isAdminNode, instancePath+"/rss", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){ return fail(isAdminNode, instancePath+"/rss", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.database !== undefined){
const _errs13 = errors; if(!(isNodeHealth(data.database, {instancePath:instancePath+"/database",parentData:data,parentDataProperty:"database",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isNodeHealth.errors : vErrors.concat(isNodeHealth.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.redis !== undefined){
let data7 = data.redis; const _errs14 = errors; if((typeof data7 !== "string") && (data7 !== null)){
return fail(isAdminNode, instancePath+"/redis", "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((data7 === "ok") || (data7 === "failing")) || (data7 === null))){
return fail(isAdminNode, instancePath+"/redis", "enum", {allowedValues: ["ok","failing",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.journal !== undefined){
let data8 = data.journal; const _errs16 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isAdminNode, instancePath+"/journal", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs16){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){ return fail(isAdminNode, instancePath+"/journal", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.clock_offset_ms !== undefined){
let data9 = data.clock_offset_ms; const _errs18 = errors; if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
return fail(isAdminNode, instancePath+"/clock_offset_ms", "type", {type: ["integer","null"]}, "must be integer,null");
}
var valid0 = _errs18 === errors;
} else { var valid0 = true; } } } } } } } } } } } } else { return fail(isAdminNode, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminNode.errors = vErrors;
return errors === 0;
}
function isAdminNodeListResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAdminNodeListResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if((data2.nodes === undefined) && (missing1 = "nodes")){
return fail(isAdminNodeListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.nodes !== undefined){
let data3 = data2.nodes; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isAdminNode(data3[i0], {instancePath:instancePath+"/data/nodes/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminNode.errors : vErrors.concat(isAdminNode.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } else { return fail(isAdminNodeListResponse, instancePath+"/data/nodes", "type", {type: "array"}, "must be array"); } } } } } else { return fail(isAdminNodeListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAdminNodeListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminNodeListResponse.errors = vErrors;
return errors === 0;
}
function isAdminNothing(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
return fail(isAdminNothing, instancePath, "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isAdminNothing, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminNothing.errors = vErrors;
return errors === 0;
}
function isAdminPasswordReset(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "password")){
return fail(isAdminPasswordReset, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["password"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.password !== undefined){
let data0 = data.password; const _errs3 = errors; let valid1 = false;
let passing0 = null;
const _errs4 = errors; if(!(isAccountPassword(data0, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountPassword.errors : vErrors.concat(isAccountPassword.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs5 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/password",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isAdminPasswordReset.errors = vErrors;
return false;
} else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } } } } } else { return fail(isAdminPasswordReset, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminPasswordReset.errors = vErrors;
return errors === 0;
}
function isAdminPasswordResetResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAdminPasswordResetResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(data2.password !== undefined){
if(!(isAdminMadePassword(data2.password, {instancePath:instancePath+"/data/password",parentData:data2,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminMadePassword.errors : vErrors.concat(isAdminMadePassword.errors);
errors = vErrors.length;
} } } else { return fail(isAdminPasswordResetResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAdminPasswordResetResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminPasswordResetResponse.errors = vErrors;
return errors === 0;
}
function isAdminReason(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 200 && (data.length > 400 || ucs2length(data) > 200)){
return fail(isAdminReason, instancePath, "maxLength", {limit: 200}, "must NOT have more than 200 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isAdminReason, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isAdminReason, instancePath, "type", {type: "string"}, "must be string"); } }
isAdminReason.errors = vErrors;
return errors === 0;
}
function isAdminTaskOrder(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "reason")){
return fail(isAdminTaskOrder, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["reason"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if((data.reason === undefined) && (missing0 = "reason")){
return fail(isAdminTaskOrder, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.reason !== undefined){
let data0 = data.reason; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 500 && (data0.length > 1000 || ucs2length(data0) > 500)){
return fail(isAdminTaskOrder, instancePath+"/reason", "maxLength", {limit: 500}, "must NOT have more than 500 characters");
} else {
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAdminTaskOrder, instancePath+"/reason", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isAdminTaskOrder, instancePath+"/reason", "type", {type: "string"}, "must be string"); } } } } } } else { return fail(isAdminTaskOrder, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminTaskOrder.errors = vErrors;
return errors === 0;
}
function isAdminUsageGroup(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isUsageTotals(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageTotals.errors : vErrors.concat(isUsageTotals.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
return fail(isAdminUsageGroup, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs2 = errors; if((typeof data0 !== "string") && (data0 !== null)){
return fail(isAdminUsageGroup, instancePath+"/id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid1 = _errs2 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isAdminUsageGroup, instancePath+"/name", "type", {type: ["string","null"]}, "must be string,null");
}
var valid1 = _errs4 === errors;
} else { var valid1 = true; } } } } else { return fail(isAdminUsageGroup, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminUsageGroup.errors = vErrors;
return errors === 0;
}
function isAdminUsageResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAdminUsageResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((((data2.from === undefined) && (missing1 = "from")) || ((data2.to === undefined) && (missing1 = "to"))) || ((data2.total === undefined) && (missing1 = "total"))) || ((data2.next_cursor === undefined) && (missing1 = "next_cursor"))){
return fail(isAdminUsageResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.from !== undefined){
let data3 = data2.from; const _errs5 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isAdminUsageResponse, instancePath+"/data/from", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isAdminUsageResponse, instancePath+"/data/from", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.to !== undefined){
let data4 = data2.to; const _errs7 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isAdminUsageResponse, instancePath+"/data/to", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){ return fail(isAdminUsageResponse, instancePath+"/data/to", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
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
if(data6.length > 100){
return fail(isAdminUsageResponse, instancePath+"/data/records", "maxItems", {limit: 100}, "must NOT have more than 100 items");
} else {
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors; if(!(isUsageRecord(data6[i0], {instancePath:instancePath+"/data/records/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageRecord.errors : vErrors.concat(isUsageRecord.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){ break; } } } } else { return fail(isAdminUsageResponse, instancePath+"/data/records", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.groups !== undefined){
let data8 = data2.groups; const _errs13 = errors; if(errors === _errs13){
if(Array.isArray(data8)){
if(data8.length > 100){
return fail(isAdminUsageResponse, instancePath+"/data/groups", "maxItems", {limit: 100}, "must NOT have more than 100 items");
} else {
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors; if(!(isAdminUsageGroup(data8[i1], {instancePath:instancePath+"/data/groups/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminUsageGroup.errors : vErrors.concat(isAdminUsageGroup.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){ break; } } } } else { return fail(isAdminUsageResponse, instancePath+"/data/groups", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs13 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs16 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
} else { var valid1 = true; } } } } } } } } else { return fail(isAdminUsageResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAdminUsageResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminUsageResponse.errors = vErrors;
return errors === 0;
}
function isAdminUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; if(!(isAccountUser(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountUser.errors : vErrors.concat(isAccountUser.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){ const _errs2 = errors; if(!(isAccountBalance(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountBalance.errors : vErrors.concat(isAccountBalance.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.created_at === undefined) && (missing0 = "created_at")) || ((data.last_login_at === undefined) && (missing0 = "last_login_at"))) || ((data.limits === undefined) && (missing0 = "limits"))){
return fail(isAdminUser, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.created_at !== undefined){
let data0 = data.created_at; const _errs3 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isAdminUser, instancePath+"/created_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isAdminUser, instancePath+"/created_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid1 = _errs3 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.last_login_at !== undefined){
let data1 = data.last_login_at; const _errs5 = errors; if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
return fail(isAdminUser, instancePath+"/last_login_at", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isAdminUser, instancePath+"/last_login_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.limits !== undefined){
const _errs7 = errors; if(!(isAdminUserLimits(data.limits, {instancePath:instancePath+"/limits",parentData:data,parentDataProperty:"limits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminUserLimits.errors : vErrors.concat(isAdminUserLimits.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
} else { var valid1 = true; } } } } } else { return fail(isAdminUser, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminUser.errors = vErrors;
return errors === 0;
}
function isAdminUserCreateResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAdminUserCreateResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if((data2.user === undefined) && (missing1 = "user")){
return fail(isAdminUserCreateResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.user !== undefined){
const _errs5 = errors; if(!(isAdminUser(data2.user, {instancePath:instancePath+"/data/user",parentData:data2,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminUser.errors : vErrors.concat(isAdminUser.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.password !== undefined){
const _errs6 = errors; if(!(isAdminMadePassword(data2.password, {instancePath:instancePath+"/data/password",parentData:data2,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminMadePassword.errors : vErrors.concat(isAdminMadePassword.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; } } } } else { return fail(isAdminUserCreateResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAdminUserCreateResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminUserCreateResponse.errors = vErrors;
return errors === 0;
}
function isAdminUserCreation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!((((key0 === "username") || (key0 === "password")) || (key0 === "role")) || (key0 === "quota"))){
return fail(isAdminUserCreation, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["username","password","role","quota"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if((data.username === undefined) && (missing0 = "username")){
return fail(isAdminUserCreation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.username !== undefined){
const _errs2 = errors; if(!(isAccountUsername(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountUsername.errors : vErrors.concat(isAccountUsername.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.password !== undefined){
let data1 = data.password; const _errs3 = errors; const _errs4 = errors; let valid1 = false;
let passing0 = null;
const _errs5 = errors; if(!(isAccountPassword(data1, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountPassword.errors : vErrors.concat(isAccountPassword.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs6 = errors; if(data1 !== null){
const err0 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/password",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isAdminUserCreation.errors = vErrors;
return false;
} else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
let data2 = data.role; const _errs8 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isAdminUserCreation, instancePath+"/role", "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((data2 === "user") || (data2 === "admin")) || (data2 === null))){
return fail(isAdminUserCreation, instancePath+"/role", "enum", {allowedValues: ["user","admin",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.quota !== undefined){
let data3 = data.quota; const _errs10 = errors; if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
return fail(isAdminUserCreation, instancePath+"/quota", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs10){
if(typeof data3 == "number"){
if(data3 > 1000000000000 || isNaN(data3)){
return fail(isAdminUserCreation, instancePath+"/quota", "maximum", {comparison: "<=", limit: 1000000000000}, "must be <= 1000000000000");
} else {
if(data3 < 0 || isNaN(data3)){ return fail(isAdminUserCreation, instancePath+"/quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isAdminUserCreation, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminUserCreation.errors = vErrors;
return errors === 0;
}
function isAdminUserLimits(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
return fail(isAdminUserLimits, instancePath, "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "rpm") || (key0 === "tpm")) || (key0 === "concurrency"))){
return fail(isAdminUserLimits, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["rpm","tpm","concurrency"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.rpm !== undefined){
const _errs2 = errors; if(!(isApiKeyRate(data.rpm, {instancePath:instancePath+"/rpm",parentData:data,parentDataProperty:"rpm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tpm !== undefined){
const _errs3 = errors; if(!(isApiKeyRate(data.tpm, {instancePath:instancePath+"/tpm",parentData:data,parentDataProperty:"tpm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.concurrency !== undefined){
const _errs4 = errors; if(!(isApiKeyRate(data.concurrency, {instancePath:instancePath+"/concurrency",parentData:data,parentDataProperty:"concurrency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isApiKeyRate.errors : vErrors.concat(isApiKeyRate.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } }
isAdminUserLimits.errors = vErrors;
return errors === 0;
}
function isAdminUserListResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAdminUserListResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.users === undefined) && (missing1 = "users")) || ((data2.next_cursor === undefined) && (missing1 = "next_cursor"))){
return fail(isAdminUserListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.users !== undefined){
let data3 = data2.users; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){
return fail(isAdminUserListResponse, instancePath+"/data/users", "maxItems", {limit: 100}, "must NOT have more than 100 items");
} else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isAdminUser(data3[i0], {instancePath:instancePath+"/data/users/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminUser.errors : vErrors.concat(isAdminUser.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } } else { return fail(isAdminUserListResponse, instancePath+"/data/users", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs8 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } else { return fail(isAdminUserListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAdminUserListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminUserListResponse.errors = vErrors;
return errors === 0;
}
function isAdminUserResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAdminUserResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
const _errs3 = errors; if(!(isAdminUser(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminUser.errors : vErrors.concat(isAdminUser.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAdminUserResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminUserResponse.errors = vErrors;
return errors === 0;
}
function isAdminUserUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!((((key0 === "display_name") || (key0 === "role")) || (key0 === "status")) || (key0 === "limits"))){
return fail(isAdminUserUpdate, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["display_name","role","status","limits"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(Object.keys(data).length < 1){
return fail(isAdminUserUpdate, instancePath, "minProperties", {limit: 1, fields: ["display_name","role","status","limits"]}, "must NOT have fewer than 1 properties");
} else {
if(data.display_name !== undefined){
let data0 = data.display_name; const _errs2 = errors; const _errs3 = errors; let valid1 = false;
let passing0 = null;
const _errs4 = errors; if(!(isAccountDisplayName(data0, {instancePath:instancePath+"/display_name",parentData:data,parentDataProperty:"display_name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountDisplayName.errors : vErrors.concat(isAccountDisplayName.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs5 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/display_name",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/display_name",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isAdminUserUpdate.errors = vErrors;
return false;
} else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
let data1 = data.role; const _errs7 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isAdminUserUpdate, instancePath+"/role", "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((data1 === "user") || (data1 === "admin")) || (data1 === null))){
return fail(isAdminUserUpdate, instancePath+"/role", "enum", {allowedValues: ["user","admin",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
let data2 = data.status; const _errs9 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isAdminUserUpdate, instancePath+"/status", "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((data2 === "enabled") || (data2 === "disabled")) || (data2 === null))){
return fail(isAdminUserUpdate, instancePath+"/status", "enum", {allowedValues: ["enabled","disabled",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.limits !== undefined){
const _errs11 = errors; if(!(isAdminUserLimits(data.limits, {instancePath:instancePath+"/limits",parentData:data,parentDataProperty:"limits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminUserLimits.errors : vErrors.concat(isAdminUserLimits.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isAdminUserUpdate, instancePath, "type", {type: "object"}, "must be object"); } }
isAdminUserUpdate.errors = vErrors;
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
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "amount") || (key0 === "period"))){
return fail(isApiKeyBudgetSetting, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["amount","period"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if(((data.amount === undefined) && (missing0 = "amount")) || ((data.period === undefined) && (missing0 = "period"))){
return fail(isApiKeyBudgetSetting, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
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
const _errs1 = errors; for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "expires_at")) || (key0 === "models")) || (key0 === "rpm")) || (key0 === "tpm")) || (key0 === "concurrency")) || (key0 === "budget"))){
return fail(isApiKeyCreation, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["name","expires_at","models","rpm","tpm","concurrency","budget"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return fail(isApiKeyCreation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
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
return fail(isApiKeyModels, instancePath+"/" + i0, "pattern", {pattern: "^[A-Za-z0-9][A-Za-z0-9._@-]*\\*?$", expects: "the name of a model, an alias, or the beginning of such names with a * at its end"}, "must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._@-]*\\*?$"+"\"");
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
return fail(isApiKeyName, instancePath, "pattern", {pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ue000-\\uf8ff\\ufeff]*$", expects: "a text without control and format characters and separators of lines"}, "must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ue000-\\uf8ff\\ufeff]*$"+"\"");
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
const _errs1 = errors; for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "expires_at")) || (key0 === "models")) || (key0 === "rpm")) || (key0 === "tpm")) || (key0 === "concurrency")) || (key0 === "budget"))){
return fail(isApiKeyUpdate, instancePath, "additionalProperties", {additionalProperty: key0, fields: ["name","expires_at","models","rpm","tpm","concurrency","budget"]}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(Object.keys(data).length < 1){
return fail(isApiKeyUpdate, instancePath, "minProperties", {limit: 1, fields: ["name","expires_at","models","rpm","tpm","concurrency","budget"]}, "must NOT have fewer than 1 properties");
} else {
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
function isAuditRecord(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.outcome === undefined) && (missing0 = "outcome"))){
return fail(isAuditRecord, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isAuditRecord, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAuditRecord, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.at !== undefined){
let data1 = data.at; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isAuditRecord, instancePath+"/at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isAuditRecord, instancePath+"/at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.actor !== undefined){
let data2 = data.actor; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isAuditRecord, instancePath+"/actor", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.action !== undefined){
let data3 = data.action; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isAuditRecord, instancePath+"/action", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isAuditRecord, instancePath+"/action", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.target !== undefined){
let data4 = data.target; const _errs9 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isAuditRecord, instancePath+"/target", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.ip !== undefined){
let data5 = data.ip; const _errs11 = errors; if((typeof data5 !== "string") && (data5 !== null)){
return fail(isAuditRecord, instancePath+"/ip", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.reason !== undefined){
let data6 = data.reason; const _errs13 = errors; if((typeof data6 !== "string") && (data6 !== null)){
return fail(isAuditRecord, instancePath+"/reason", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.outcome !== undefined){
let data7 = data.outcome; const _errs15 = errors; if(typeof data7 !== "string"){ return fail(isAuditRecord, instancePath+"/outcome", "type", {type: "string"}, "must be string"); }
if(!((data7 === "done") || (data7 === "refused"))){
return fail(isAuditRecord, instancePath+"/outcome", "enum", {allowedValues: ["done","refused"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isAuditRecord, instancePath, "type", {type: "object"}, "must be object"); } }
isAuditRecord.errors = vErrors;
return errors === 0;
}
function isAuditRecordListResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isAuditRecordListResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.records === undefined) && (missing1 = "records")) || ((data2.next_cursor === undefined) && (missing1 = "next_cursor"))){
return fail(isAuditRecordListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.records !== undefined){
let data3 = data2.records; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){
return fail(isAuditRecordListResponse, instancePath+"/data/records", "maxItems", {limit: 100}, "must NOT have more than 100 items");
} else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isAuditRecord(data3[i0], {instancePath:instancePath+"/data/records/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAuditRecord.errors : vErrors.concat(isAuditRecord.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } } else { return fail(isAuditRecordListResponse, instancePath+"/data/records", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs8 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } else { return fail(isAuditRecordListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAuditRecordListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isAuditRecordListResponse.errors = vErrors;
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
function isDeploymentOnNode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.node === undefined) && (missing0 = "node")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.until === undefined) && (missing0 = "until"))) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.concurrency === undefined) && (missing0 = "concurrency"))){
return fail(isDeploymentOnNode, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.node !== undefined){
let data0 = data.node; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isDeploymentOnNode, instancePath+"/node", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isDeploymentOnNode, instancePath+"/node", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.state !== undefined){
const _errs3 = errors; if(!(isDeploymentState(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isDeploymentState.errors : vErrors.concat(isDeploymentState.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.until !== undefined){
let data2 = data.until; const _errs4 = errors; if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
return fail(isDeploymentOnNode, instancePath+"/until", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isDeploymentOnNode, instancePath+"/until", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.calls !== undefined){
let data3 = data.calls; const _errs6 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isDeploymentOnNode, instancePath+"/calls", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){ return fail(isDeploymentOnNode, instancePath+"/calls", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.concurrency !== undefined){
let data4 = data.concurrency; const _errs8 = errors; if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
return fail(isDeploymentOnNode, instancePath+"/concurrency", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
return fail(isDeploymentOnNode, instancePath+"/concurrency", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isDeploymentOnNode, instancePath, "type", {type: "object"}, "must be object"); } }
isDeploymentOnNode.errors = vErrors;
return errors === 0;
}
function isDeploymentState(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isDeploymentState, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((((data === "healthy") || (data === "degraded")) || (data === "cooling")) || (data === "idle")) || (data === "rejected")) || (data === "drained"))){
return fail(isDeploymentState, instancePath, "enum", {allowedValues: ["healthy","degraded","cooling","idle","rejected","drained"]}, "must be equal to one of the allowed values");
}
isDeploymentState.errors = vErrors;
return errors === 0;
}
function isGatewaySettings(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.version === undefined) && (missing0 = "version")) || ((data.registration === undefined) && (missing0 = "registration"))) || ((data.start_quota === undefined) && (missing0 = "start_quota"))) || ((data.invitation === undefined) && (missing0 = "invitation"))) || ((data.priced === undefined) && (missing0 = "priced"))) || ((data.areas === undefined) && (missing0 = "areas"))) || ((data.admin_login_seconds === undefined) && (missing0 = "admin_login_seconds"))){
return fail(isGatewaySettings, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.version !== undefined){
let data0 = data.version; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isGatewaySettings, instancePath+"/version", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isGatewaySettings, instancePath+"/version", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.registration !== undefined){
let data1 = data.registration; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isGatewaySettings, instancePath+"/registration", "type", {type: "string"}, "must be string"); }
if(!(((data1 === "open") || (data1 === "invite")) || (data1 === "closed"))){
return fail(isGatewaySettings, instancePath+"/registration", "enum", {allowedValues: ["open","invite","closed"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.start_quota !== undefined){
let data2 = data.start_quota; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isGatewaySettings, instancePath+"/start_quota", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isGatewaySettings, instancePath+"/start_quota", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.invitation !== undefined){
let data3 = data.invitation; const _errs7 = errors; if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.inviter === undefined) && (missing1 = "inviter")) || ((data3.invitee === undefined) && (missing1 = "invitee"))){
return fail(isGatewaySettings, instancePath+"/invitation", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data3.inviter !== undefined){
let data4 = data3.inviter; const _errs9 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isGatewaySettings, instancePath+"/invitation/inviter", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isGatewaySettings, instancePath+"/invitation/inviter", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs9 === errors;
} else { var valid1 = true; }
if(valid1){ if(data3.invitee !== undefined){
let data5 = data3.invitee; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isGatewaySettings, instancePath+"/invitation/invitee", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
return fail(isGatewaySettings, instancePath+"/invitation/invitee", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs11 === errors;
} else { var valid1 = true; } } } } else { return fail(isGatewaySettings, instancePath+"/invitation", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.priced !== undefined){
const _errs13 = errors; if(typeof data.priced !== "boolean"){ return fail(isGatewaySettings, instancePath+"/priced", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.areas !== undefined){
let data7 = data.areas; const _errs15 = errors; if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((((data7.video === undefined) && (missing2 = "video")) || ((data7.realtime === undefined) && (missing2 = "realtime"))) || ((data7.webrtc === undefined) && (missing2 = "webrtc"))){
return fail(isGatewaySettings, instancePath+"/areas", "required", {missingProperty: missing2}, "must have required property '"+missing2+"'");
} else {
if(data7.video !== undefined){
const _errs17 = errors; if(typeof data7.video !== "boolean"){ return fail(isGatewaySettings, instancePath+"/areas/video", "type", {type: "boolean"}, "must be boolean"); }
var valid2 = _errs17 === errors;
} else { var valid2 = true; }
if(valid2){ if(data7.realtime !== undefined){
const _errs19 = errors; if(typeof data7.realtime !== "boolean"){
return fail(isGatewaySettings, instancePath+"/areas/realtime", "type", {type: "boolean"}, "must be boolean");
}
var valid2 = _errs19 === errors;
} else { var valid2 = true; }
if(valid2){ if(data7.webrtc !== undefined){
const _errs21 = errors; if(typeof data7.webrtc !== "boolean"){ return fail(isGatewaySettings, instancePath+"/areas/webrtc", "type", {type: "boolean"}, "must be boolean"); }
var valid2 = _errs21 === errors;
} else { var valid2 = true; } } } } } else { return fail(isGatewaySettings, instancePath+"/areas", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.admin_login_seconds !== undefined){
let data11 = data.admin_login_seconds; const _errs23 = errors; if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
return fail(isGatewaySettings, instancePath+"/admin_login_seconds", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs23){
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
return fail(isGatewaySettings, instancePath+"/admin_login_seconds", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs23 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isGatewaySettings, instancePath, "type", {type: "object"}, "must be object"); } }
isGatewaySettings.errors = vErrors;
return errors === 0;
}
function isGatewaySettingsResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isGatewaySettingsResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
const _errs3 = errors; if(!(isGatewaySettings(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGatewaySettings.errors : vErrors.concat(isGatewaySettings.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isGatewaySettingsResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isGatewaySettingsResponse.errors = vErrors;
return errors === 0;
}
function isInvitation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.registered_at === undefined) && (missing0 = "registered_at")) || ((data.reward === undefined) && (missing0 = "reward"))){
return fail(isInvitation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.registered_at !== undefined){
let data0 = data.registered_at; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isInvitation, instancePath+"/registered_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isInvitation, instancePath+"/registered_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.reward !== undefined){
let data1 = data.reward; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isInvitation, instancePath+"/reward", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isInvitation, instancePath+"/reward", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isInvitation, instancePath, "type", {type: "object"}, "must be object"); } }
isInvitation.errors = vErrors;
return errors === 0;
}
function isInvitationListResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isInvitationListResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.invitations === undefined) && (missing1 = "invitations")) || ((data2.next_cursor === undefined) && (missing1 = "next_cursor"))){
return fail(isInvitationListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.invitations !== undefined){
let data3 = data2.invitations; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){
return fail(isInvitationListResponse, instancePath+"/data/invitations", "maxItems", {limit: 100}, "must NOT have more than 100 items");
} else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isInvitation(data3[i0], {instancePath:instancePath+"/data/invitations/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isInvitation.errors : vErrors.concat(isInvitation.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } } else { return fail(isInvitationListResponse, instancePath+"/data/invitations", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs8 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } else { return fail(isInvitationListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isInvitationListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isInvitationListResponse.errors = vErrors;
return errors === 0;
}
function isLedgerEntry(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.key_id === undefined) && (missing0 = "key_id"))) || ((data.reason === undefined) && (missing0 = "reason"))){
return fail(isLedgerEntry, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isLedgerEntry, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isLedgerEntry, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.at !== undefined){
let data1 = data.at; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isLedgerEntry, instancePath+"/at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isLedgerEntry, instancePath+"/at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.user_id !== undefined){
let data2 = data.user_id; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isLedgerEntry, instancePath+"/user_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isLedgerEntry, instancePath+"/user_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.actor !== undefined){
let data3 = data.actor; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isLedgerEntry, instancePath+"/actor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isLedgerEntry, instancePath+"/actor", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.kind !== undefined){
const _errs9 = errors; if(!(isLedgerKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isLedgerKind.errors : vErrors.concat(isLedgerKind.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.amount !== undefined){
let data5 = data.amount; const _errs10 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isLedgerEntry, instancePath+"/amount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs10){
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){ return fail(isLedgerEntry, instancePath+"/amount", "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.from !== undefined){
const _errs12 = errors; if(!(isLedgerSide(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isLedgerSide.errors : vErrors.concat(isLedgerSide.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.to !== undefined){
const _errs13 = errors; if(!(isLedgerSide(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isLedgerSide.errors : vErrors.concat(isLedgerSide.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.request_id !== undefined){
let data8 = data.request_id; const _errs14 = errors; if((typeof data8 !== "string") && (data8 !== null)){
return fail(isLedgerEntry, instancePath+"/request_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.key_id !== undefined){
let data9 = data.key_id; const _errs16 = errors; if((typeof data9 !== "string") && (data9 !== null)){
return fail(isLedgerEntry, instancePath+"/key_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.reason !== undefined){
let data10 = data.reason; const _errs18 = errors; if((typeof data10 !== "string") && (data10 !== null)){
return fail(isLedgerEntry, instancePath+"/reason", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs18 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } else { return fail(isLedgerEntry, instancePath, "type", {type: "object"}, "must be object"); } }
isLedgerEntry.errors = vErrors;
return errors === 0;
}
function isLedgerKind(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isLedgerKind, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((((((data === "credit") || (data === "debit")) || (data === "reward")) || (data === "transfer")) || (data === "spend")) || (data === "late_spend")) || (data === "write_off")) || (data === "forfeit"))){
return fail(isLedgerKind, instancePath, "enum", {allowedValues: ["credit","debit","reward","transfer","spend","late_spend","write_off","forfeit"]}, "must be equal to one of the allowed values");
}
isLedgerKind.errors = vErrors;
return errors === 0;
}
function isLedgerResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isLedgerResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.entries === undefined) && (missing1 = "entries")) || ((data2.next_cursor === undefined) && (missing1 = "next_cursor"))){
return fail(isLedgerResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.entries !== undefined){
let data3 = data2.entries; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){ return fail(isLedgerResponse, instancePath+"/data/entries", "maxItems", {limit: 100}, "must NOT have more than 100 items"); } else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isLedgerEntry(data3[i0], {instancePath:instancePath+"/data/entries/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isLedgerEntry.errors : vErrors.concat(isLedgerEntry.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } } else { return fail(isLedgerResponse, instancePath+"/data/entries", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs8 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } else { return fail(isLedgerResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isLedgerResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isLedgerResponse.errors = vErrors;
return errors === 0;
}
function isLedgerSide(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isLedgerSide, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((data === "quota") || (data === "aff_quota")) || (data === "gateway"))){
return fail(isLedgerSide, instancePath, "enum", {allowedValues: ["quota","aff_quota","gateway"]}, "must be equal to one of the allowed values");
}
isLedgerSide.errors = vErrors;
return errors === 0;
}
function isLiveSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.transport === undefined) && (missing0 = "transport"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.key_id === undefined) && (missing0 = "key_id"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.last_event_at === undefined) && (missing0 = "last_event_at"))) || ((data.ends_at === undefined) && (missing0 = "ends_at"))) || ((data.responses === undefined) && (missing0 = "responses"))) || ((data.audio_in_ms === undefined) && (missing0 = "audio_in_ms"))) || ((data.audio_out_ms === undefined) && (missing0 = "audio_out_ms"))) || ((data.cost === undefined) && (missing0 = "cost"))){
return fail(isLiveSession, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isLiveSession, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isLiveSession, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.transport !== undefined){
let data1 = data.transport; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isLiveSession, instancePath+"/transport", "type", {type: "string"}, "must be string"); }
if(!((data1 === "websocket") || (data1 === "webrtc"))){
return fail(isLiveSession, instancePath+"/transport", "enum", {allowedValues: ["websocket","webrtc"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data2 = data.model; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isLiveSession, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isLiveSession, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.key_id !== undefined){
let data3 = data.key_id; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isLiveSession, instancePath+"/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isLiveSession, instancePath+"/key_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.started_at !== undefined){
let data4 = data.started_at; const _errs9 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isLiveSession, instancePath+"/started_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){ return fail(isLiveSession, instancePath+"/started_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.last_event_at !== undefined){
let data5 = data.last_event_at; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isLiveSession, instancePath+"/last_event_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){ return fail(isLiveSession, instancePath+"/last_event_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.ends_at !== undefined){
let data6 = data.ends_at; const _errs13 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isLiveSession, instancePath+"/ends_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){ return fail(isLiveSession, instancePath+"/ends_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responses !== undefined){
let data7 = data.responses; const _errs15 = errors; if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return fail(isLiveSession, instancePath+"/responses", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){ return fail(isLiveSession, instancePath+"/responses", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_in_ms !== undefined){
let data8 = data.audio_in_ms; const _errs17 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isLiveSession, instancePath+"/audio_in_ms", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){ return fail(isLiveSession, instancePath+"/audio_in_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_out_ms !== undefined){
let data9 = data.audio_out_ms; const _errs19 = errors; if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
return fail(isLiveSession, instancePath+"/audio_out_ms", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs19){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){ return fail(isLiveSession, instancePath+"/audio_out_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cost !== undefined){
let data10 = data.cost; const _errs21 = errors; if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
return fail(isLiveSession, instancePath+"/cost", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs21){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){ return fail(isLiveSession, instancePath+"/cost", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs21 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.user_id !== undefined){
let data11 = data.user_id; const _errs23 = errors; if((typeof data11 !== "string") && (data11 !== null)){
return fail(isLiveSession, instancePath+"/user_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs23 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.deployment !== undefined){
let data12 = data.deployment; const _errs25 = errors; if(errors === _errs25){
if(typeof data12 === "string"){
if(data12.length < 1 || (data12.length < 1 && ucs2length(data12) < 1)){
return fail(isLiveSession, instancePath+"/deployment", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isLiveSession, instancePath+"/deployment", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs25 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.node !== undefined){
let data13 = data.node; const _errs27 = errors; if(errors === _errs27){
if(typeof data13 === "string"){
if(data13.length < 1 || (data13.length < 1 && ucs2length(data13) < 1)){
return fail(isLiveSession, instancePath+"/node", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isLiveSession, instancePath+"/node", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs27 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } else { return fail(isLiveSession, instancePath, "type", {type: "object"}, "must be object"); } }
isLiveSession.errors = vErrors;
return errors === 0;
}
function isLiveSessionEndResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isLiveSessionEndResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.ended_at === undefined) && (missing1 = "ended_at"))){
return fail(isLiveSessionEndResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.id !== undefined){
let data3 = data2.id; const _errs5 = errors; if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isLiveSessionEndResponse, instancePath+"/data/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isLiveSessionEndResponse, instancePath+"/data/id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.ended_at !== undefined){
let data4 = data2.ended_at; const _errs7 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isLiveSessionEndResponse, instancePath+"/data/ended_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isLiveSessionEndResponse, instancePath+"/data/ended_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; } } } } else { return fail(isLiveSessionEndResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isLiveSessionEndResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isLiveSessionEndResponse.errors = vErrors;
return errors === 0;
}
function isLiveSessionListResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isLiveSessionListResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.sessions === undefined) && (missing1 = "sessions")) || ((data2.next_cursor === undefined) && (missing1 = "next_cursor"))){
return fail(isLiveSessionListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.sessions !== undefined){
let data3 = data2.sessions; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){
return fail(isLiveSessionListResponse, instancePath+"/data/sessions", "maxItems", {limit: 100}, "must NOT have more than 100 items");
} else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isLiveSession(data3[i0], {instancePath:instancePath+"/data/sessions/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isLiveSession.errors : vErrors.concat(isLiveSession.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } } else { return fail(isLiveSessionListResponse, instancePath+"/data/sessions", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs8 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } else { return fail(isLiveSessionListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isLiveSessionListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isLiveSessionListResponse.errors = vErrors;
return errors === 0;
}
function isModelLongContextPrices(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isModelTokenPrices(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelTokenPrices.errors : vErrors.concat(isModelTokenPrices.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.above_tokens === undefined) && (missing0 = "above_tokens")){
return fail(isModelLongContextPrices, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.above_tokens !== undefined){
let data0 = data.above_tokens; const _errs2 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isModelLongContextPrices, instancePath+"/above_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
return fail(isModelLongContextPrices, instancePath+"/above_tokens", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } } } } } else { return fail(isModelLongContextPrices, instancePath, "type", {type: "object"}, "must be object"); } }
isModelLongContextPrices.errors = vErrors;
return errors === 0;
}
function isModelPrice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isModelTokenPrices(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelTokenPrices.errors : vErrors.concat(isModelTokenPrices.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.long_context === undefined) && (missing0 = "long_context")) || ((data.fast === undefined) && (missing0 = "fast"))) || ((data.web_search === undefined) && (missing0 = "web_search"))) || ((data.grounded_answer === undefined) && (missing0 = "grounded_answer"))) || ((data.transcript_second === undefined) && (missing0 = "transcript_second"))) || ((data.pictures === undefined) && (missing0 = "pictures"))) || ((data.video_seconds === undefined) && (missing0 = "video_seconds"))){
return fail(isModelPrice, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.long_context !== undefined){
let data0 = data.long_context; const _errs2 = errors; const _errs3 = errors; let valid2 = false;
let passing0 = null;
const _errs4 = errors; if(!(isModelLongContextPrices(data0, {instancePath:instancePath+"/long_context",parentData:data,parentDataProperty:"long_context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelLongContextPrices.errors : vErrors.concat(isModelLongContextPrices.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){ valid2 = true; passing0 = 0; }
const _errs5 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/long_context",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid2){ valid2 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid2 = true; passing0 = 1; } }
if(!valid2){
const err1 = {instancePath:instancePath+"/long_context",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isModelPrice.errors = vErrors;
return false;
} else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } }
var valid1 = _errs2 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.fast !== undefined){
let data1 = data.fast; const _errs7 = errors; const _errs8 = errors; let valid3 = false;
let passing1 = null;
const _errs9 = errors; if(!(isModelTokenPrices(data1, {instancePath:instancePath+"/fast",parentData:data,parentDataProperty:"fast",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelTokenPrices.errors : vErrors.concat(isModelTokenPrices.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){ valid3 = true; passing1 = 0; }
const _errs10 = errors; if(data1 !== null){
const err2 = {instancePath:instancePath+"/fast",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs10 === errors;
if(_valid1 && valid3){ valid3 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid3 = true; passing1 = 1; } }
if(!valid3){
const err3 = {instancePath:instancePath+"/fast",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isModelPrice.errors = vErrors;
return false;
} else { errors = _errs8; if(vErrors !== null){ if(_errs8){ vErrors.length = _errs8; } else { vErrors = null; } } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.web_search !== undefined){
const _errs12 = errors; if(!(isModelPriceAmount(data.web_search, {instancePath:instancePath+"/web_search",parentData:data,parentDataProperty:"web_search",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.grounded_answer !== undefined){
const _errs13 = errors; if(!(isModelPriceAmount(data.grounded_answer, {instancePath:instancePath+"/grounded_answer",parentData:data,parentDataProperty:"grounded_answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.transcript_second !== undefined){
const _errs14 = errors; if(!(isModelPriceAmount(data.transcript_second, {instancePath:instancePath+"/transcript_second",parentData:data,parentDataProperty:"transcript_second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.pictures !== undefined){
let data5 = data.pictures; const _errs15 = errors; if(errors === _errs15){
if(Array.isArray(data5)){
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0]; const _errs17 = errors; if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.size === undefined) && (missing1 = "size")) || ((data6.quality === undefined) && (missing1 = "quality"))) || ((data6.amount === undefined) && (missing1 = "amount"))){
return fail(isModelPrice, instancePath+"/pictures/" + i0, "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data6.size !== undefined){
let data7 = data6.size; const _errs19 = errors; if((typeof data7 !== "string") && (data7 !== null)){
return fail(isModelPrice, instancePath+"/pictures/" + i0+"/size", "type", {type: ["string","null"]}, "must be string,null");
}
var valid5 = _errs19 === errors;
} else { var valid5 = true; }
if(valid5){ if(data6.quality !== undefined){
let data8 = data6.quality; const _errs21 = errors; if((typeof data8 !== "string") && (data8 !== null)){
return fail(isModelPrice, instancePath+"/pictures/" + i0+"/quality", "type", {type: ["string","null"]}, "must be string,null");
}
if(!((((((data8 === "low") || (data8 === "medium")) || (data8 === "high")) || (data8 === "xhigh")) || (data8 === "max")) || (data8 === null))){
return fail(isModelPrice, instancePath+"/pictures/" + i0+"/quality", "enum", {allowedValues: ["low","medium","high","xhigh","max",null]}, "must be equal to one of the allowed values");
}
var valid5 = _errs21 === errors;
} else { var valid5 = true; }
if(valid5){ if(data6.amount !== undefined){
const _errs23 = errors; if(!(isModelPriceAmount(data6.amount, {instancePath:instancePath+"/pictures/" + i0+"/amount",parentData:data6,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid5 = _errs23 === errors;
} else { var valid5 = true; } } } } } else { return fail(isModelPrice, instancePath+"/pictures/" + i0, "type", {type: "object"}, "must be object"); } }
var valid4 = _errs17 === errors;
if(!valid4){ break; } } } else { return fail(isModelPrice, instancePath+"/pictures", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs15 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.video_seconds !== undefined){
let data10 = data.video_seconds; const _errs24 = errors; if(errors === _errs24){
if(Array.isArray(data10)){
var valid6 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1]; const _errs26 = errors; if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.resolution === undefined) && (missing2 = "resolution")) || ((data11.amount === undefined) && (missing2 = "amount"))){
return fail(isModelPrice, instancePath+"/video_seconds/" + i1, "required", {missingProperty: missing2}, "must have required property '"+missing2+"'");
} else {
if(data11.resolution !== undefined){
let data12 = data11.resolution; const _errs28 = errors; if((typeof data12 !== "string") && (data12 !== null)){
return fail(isModelPrice, instancePath+"/video_seconds/" + i1+"/resolution", "type", {type: ["string","null"]}, "must be string,null");
}
var valid7 = _errs28 === errors;
} else { var valid7 = true; }
if(valid7){ if(data11.amount !== undefined){
const _errs30 = errors; if(!(isModelPriceAmount(data11.amount, {instancePath:instancePath+"/video_seconds/" + i1+"/amount",parentData:data11,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid7 = _errs30 === errors;
} else { var valid7 = true; } } } } else { return fail(isModelPrice, instancePath+"/video_seconds/" + i1, "type", {type: "object"}, "must be object"); } }
var valid6 = _errs26 === errors;
if(!valid6){ break; } } } else { return fail(isModelPrice, instancePath+"/video_seconds", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs24 === errors;
} else { var valid1 = true; } } } } } } } } } else { return fail(isModelPrice, instancePath, "type", {type: "object"}, "must be object"); } }
isModelPrice.errors = vErrors;
return errors === 0;
}
function isModelPriceAmount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isModelPriceAmount, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ return fail(isModelPriceAmount, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
isModelPriceAmount.errors = vErrors;
return errors === 0;
}
function isModelTokenPrices(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.input === undefined) && (missing0 = "input")) || ((data.input_image === undefined) && (missing0 = "input_image"))) || ((data.input_audio === undefined) && (missing0 = "input_audio"))) || ((data.input_video === undefined) && (missing0 = "input_video"))) || ((data.cache_read === undefined) && (missing0 = "cache_read"))) || ((data.cache_write === undefined) && (missing0 = "cache_write"))) || ((data.cache_write_hour === undefined) && (missing0 = "cache_write_hour"))) || ((data.output === undefined) && (missing0 = "output"))) || ((data.thoughts === undefined) && (missing0 = "thoughts"))) || ((data.output_image === undefined) && (missing0 = "output_image"))) || ((data.output_audio === undefined) && (missing0 = "output_audio"))){
return fail(isModelTokenPrices, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.input !== undefined){
const _errs1 = errors; if(!(isModelPriceAmount(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_image !== undefined){
const _errs2 = errors; if(!(isModelPriceAmount(data.input_image, {instancePath:instancePath+"/input_image",parentData:data,parentDataProperty:"input_image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio !== undefined){
const _errs3 = errors; if(!(isModelPriceAmount(data.input_audio, {instancePath:instancePath+"/input_audio",parentData:data,parentDataProperty:"input_audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_video !== undefined){
const _errs4 = errors; if(!(isModelPriceAmount(data.input_video, {instancePath:instancePath+"/input_video",parentData:data,parentDataProperty:"input_video",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_read !== undefined){
const _errs5 = errors; if(!(isModelPriceAmount(data.cache_read, {instancePath:instancePath+"/cache_read",parentData:data,parentDataProperty:"cache_read",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_write !== undefined){
const _errs6 = errors; if(!(isModelPriceAmount(data.cache_write, {instancePath:instancePath+"/cache_write",parentData:data,parentDataProperty:"cache_write",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_write_hour !== undefined){
const _errs7 = errors; if(!(isModelPriceAmount(data.cache_write_hour, {instancePath:instancePath+"/cache_write_hour",parentData:data,parentDataProperty:"cache_write_hour",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
const _errs8 = errors; if(!(isModelPriceAmount(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thoughts !== undefined){
const _errs9 = errors; if(!(isModelPriceAmount(data.thoughts, {instancePath:instancePath+"/thoughts",parentData:data,parentDataProperty:"thoughts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_image !== undefined){
const _errs10 = errors; if(!(isModelPriceAmount(data.output_image, {instancePath:instancePath+"/output_image",parentData:data,parentDataProperty:"output_image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_audio !== undefined){
const _errs11 = errors; if(!(isModelPriceAmount(data.output_audio, {instancePath:instancePath+"/output_audio",parentData:data,parentDataProperty:"output_audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPriceAmount.errors : vErrors.concat(isModelPriceAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } else { return fail(isModelTokenPrices, instancePath, "type", {type: "object"}, "must be object"); } }
isModelTokenPrices.errors = vErrors;
return errors === 0;
}
function isNodeHealth(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isNodeHealth, instancePath, "type", {type: "string"}, "must be string"); }
if(!((data === "ok") || (data === "failing"))){
return fail(isNodeHealth, instancePath, "enum", {allowedValues: ["ok","failing"]}, "must be equal to one of the allowed values");
}
isNodeHealth.errors = vErrors;
return errors === 0;
}
function isPlaygroundKeyRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
return fail(isPlaygroundKeyRequest, instancePath, "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isPlaygroundKeyRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isPlaygroundKeyRequest.errors = vErrors;
return errors === 0;
}
function isPlaygroundKeyResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isPlaygroundKeyResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.key === undefined) && (missing1 = "key")) || ((data2.expires_at === undefined) && (missing1 = "expires_at"))){
return fail(isPlaygroundKeyResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.key !== undefined){
let data3 = data2.key; const _errs5 = errors; if(errors === _errs5){
if(typeof data3 === "string"){
if(!pattern_f179aa.test(data3)){
return fail(isPlaygroundKeyResponse, instancePath+"/data/key", "pattern", {pattern: "^[A-Za-z0-9._~-]{16,256}$"}, "must match pattern \""+"^[A-Za-z0-9._~-]{16,256}$"+"\"");
} } else { return fail(isPlaygroundKeyResponse, instancePath+"/data/key", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.expires_at !== undefined){
let data4 = data2.expires_at; const _errs7 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isPlaygroundKeyResponse, instancePath+"/data/expires_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isPlaygroundKeyResponse, instancePath+"/data/expires_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; } } } } else { return fail(isPlaygroundKeyResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isPlaygroundKeyResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isPlaygroundKeyResponse.errors = vErrors;
return errors === 0;
}
function isRequestOfCancelTask(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCancelTask, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.id === undefined) && (missing1 = "id")){
return fail(isRequestOfCancelTask, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfCancelTask, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRequestOfCancelTask, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfCancelTask, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfCancelTask, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfCancelTask, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isAdminTaskOrder(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminTaskOrder.errors : vErrors.concat(isAdminTaskOrder.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfCancelTask, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCancelTask.errors = vErrors;
return errors === 0;
}
function isRequestOfChangePassword(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfChangePassword, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfChangePassword, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfChangePassword, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountPasswordChange(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountPasswordChange.errors : vErrors.concat(isAccountPasswordChange.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfChangePassword, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfChangePassword.errors = vErrors;
return errors === 0;
}
function isRequestOfConfirmLogin(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfConfirmLogin, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfConfirmLogin, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfConfirmLogin, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountConfirmation(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountConfirmation.errors : vErrors.concat(isAccountConfirmation.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfConfirmLogin, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfConfirmLogin.errors = vErrors;
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
return fail(isRequestOfCreateApiKey, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
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
function isRequestOfCreatePlaygroundKey(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreatePlaygroundKey, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.id === undefined) && (missing1 = "id")){
return fail(isRequestOfCreatePlaygroundKey, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfCreatePlaygroundKey, instancePath+"/path/id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfCreatePlaygroundKey, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfCreatePlaygroundKey, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfCreatePlaygroundKey, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfCreatePlaygroundKey, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreatePlaygroundKey, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isPlaygroundKeyRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isPlaygroundKeyRequest.errors : vErrors.concat(isPlaygroundKeyRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfCreatePlaygroundKey, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreatePlaygroundKey.errors = vErrors;
return errors === 0;
}
function isRequestOfCreateUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreateUser, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfCreateUser, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreateUser, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAdminUserCreation(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminUserCreation.errors : vErrors.concat(isAdminUserCreation.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfCreateUser, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateUser.errors = vErrors;
return errors === 0;
}
function isRequestOfCreditUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreditUser, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.id === undefined) && (missing1 = "id")){
return fail(isRequestOfCreditUser, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfCreditUser, instancePath+"/path/id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfCreditUser, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfCreditUser, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfCreditUser, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfCreditUser, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreditUser, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isAdminAmount(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminAmount.errors : vErrors.concat(isAdminAmount.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfCreditUser, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreditUser.errors = vErrors;
return errors === 0;
}
function isRequestOfDeleteSelf(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfDeleteSelf, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfDeleteSelf, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfDeleteSelf, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountDeletion(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountDeletion.errors : vErrors.concat(isAccountDeletion.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfDeleteSelf, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfDeleteSelf.errors = vErrors;
return errors === 0;
}
function isRequestOfDeleteTask(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
return fail(isRequestOfDeleteTask, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfDeleteTask, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRequestOfDeleteTask, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfDeleteTask, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfDeleteTask, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfDeleteTask, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } else { return fail(isRequestOfDeleteTask, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfDeleteTask.errors = vErrors;
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
return fail(isRequestOfDisableTwoFactor, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
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
function isRequestOfDrainDeployment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfDrainDeployment, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.id === undefined) && (missing1 = "id")){
return fail(isRequestOfDrainDeployment, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfDrainDeployment, instancePath+"/path/id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfDrainDeployment, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfDrainDeployment, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfDrainDeployment, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfDrainDeployment, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfDrainDeployment, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isAdminDeploymentOrder(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminDeploymentOrder.errors : vErrors.concat(isAdminDeploymentOrder.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfDrainDeployment, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfDrainDeployment.errors = vErrors;
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
return fail(isRequestOfEnableTwoFactor, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
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
function isRequestOfEndAnyLiveSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfEndAnyLiveSession, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.id === undefined) && (missing1 = "id")){
return fail(isRequestOfEndAnyLiveSession, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 128 && (data1.length > 256 || ucs2length(data1) > 128)){
return fail(isRequestOfEndAnyLiveSession, instancePath+"/path/id", "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfEndAnyLiveSession, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfEndAnyLiveSession, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfEndAnyLiveSession, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfEndAnyLiveSession, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfEndAnyLiveSession, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isAdminLiveSessionEnd(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminLiveSessionEnd.errors : vErrors.concat(isAdminLiveSessionEnd.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfEndAnyLiveSession, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfEndAnyLiveSession.errors = vErrors;
return errors === 0;
}
function isRequestOfEndLiveSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
return fail(isRequestOfEndLiveSession, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 128 && (data1.length > 256 || ucs2length(data1) > 128)){
return fail(isRequestOfEndLiveSession, instancePath+"/path/id", "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfEndLiveSession, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfEndLiveSession, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfEndLiveSession, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfEndLiveSession, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfEndLiveSession, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } else { return fail(isRequestOfEndLiveSession, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfEndLiveSession.errors = vErrors;
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
return fail(isRequestOfEndLogin, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
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
function isRequestOfGetTaskContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
return fail(isRequestOfGetTaskContent, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfGetTaskContent, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRequestOfGetTaskContent, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfGetTaskContent, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors; for(const key0 in data2){
if(!(key0 === "index")){
return fail(isRequestOfGetTaskContent, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["index"]}, "must NOT have additional properties");
} }
if(_errs7 === errors){
if(data2.index !== undefined){
let data3 = data2.index; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern_56ae6b.test(data3) || +data3 < 0 || +data3 > 3){
return fail(isRequestOfGetTaskContent, instancePath+"/query/index", "integerText", {}, "must be an integer from 0 to 3");
} } else { return fail(isRequestOfGetTaskContent, instancePath+"/query/index", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfGetTaskContent, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data4 = data.header; const _errs10 = errors; if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.range !== undefined){
const _errs12 = errors; if(typeof data4.range !== "string"){
return fail(isRequestOfGetTaskContent, instancePath+"/header/range", "type", {type: "string"}, "must be string");
}
var valid3 = _errs12 === errors;
} else { var valid3 = true; }
if(valid3){ if(data4["if-range"] !== undefined){
const _errs14 = errors; if(typeof data4["if-range"] !== "string"){
return fail(isRequestOfGetTaskContent, instancePath+"/header/if-range", "type", {type: "string"}, "must be string");
}
var valid3 = _errs14 === errors;
} else { var valid3 = true; }
if(valid3){ if(data4["if-none-match"] !== undefined){
const _errs16 = errors; if(typeof data4["if-none-match"] !== "string"){
return fail(isRequestOfGetTaskContent, instancePath+"/header/if-none-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs16 === errors;
} else { var valid3 = true; }
if(valid3){ if(data4["if-match"] !== undefined){
const _errs18 = errors; if(typeof data4["if-match"] !== "string"){
return fail(isRequestOfGetTaskContent, instancePath+"/header/if-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs18 === errors;
} else { var valid3 = true; } } } } } else { return fail(isRequestOfGetTaskContent, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfGetTaskContent, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetTaskContent.errors = vErrors;
return errors === 0;
}
function isRequestOfGetUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(constant_191f75.call(properties_64e9a3, key0))){
return fail(isRequestOfGetUsage, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["from","to","user_id","key_id","model","deployment","operation","outcome","status","request_id","group_by","cursor","limit","format"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.from !== undefined){
let data1 = data0.from; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern_56ae6b.test(data1) || +data1 < 0 || +data1 > 253402300799){
return fail(isRequestOfGetUsage, instancePath+"/query/from", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfGetUsage, instancePath+"/query/from", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.to !== undefined){
let data2 = data0.to; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern_56ae6b.test(data2) || +data2 < 0 || +data2 > 253402300799){
return fail(isRequestOfGetUsage, instancePath+"/query/to", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfGetUsage, instancePath+"/query/to", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.user_id !== undefined){
let data3 = data0.user_id; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 64 && (data3.length > 128 || ucs2length(data3) > 64)){
return fail(isRequestOfGetUsage, instancePath+"/query/user_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRequestOfGetUsage, instancePath+"/query/user_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsage, instancePath+"/query/user_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.key_id !== undefined){
let data4 = data0.key_id; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 64 && (data4.length > 128 || ucs2length(data4) > 64)){
return fail(isRequestOfGetUsage, instancePath+"/query/key_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRequestOfGetUsage, instancePath+"/query/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsage, instancePath+"/query/key_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.model !== undefined){
let data5 = data0.model; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 256 && (data5.length > 512 || ucs2length(data5) > 256)){
return fail(isRequestOfGetUsage, instancePath+"/query/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isRequestOfGetUsage, instancePath+"/query/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsage, instancePath+"/query/model", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.deployment !== undefined){
let data6 = data0.deployment; const _errs14 = errors; if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 64 && (data6.length > 128 || ucs2length(data6) > 64)){
return fail(isRequestOfGetUsage, instancePath+"/query/deployment", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data6.length < 1 || (data6.length < 1 && ucs2length(data6) < 1)){
return fail(isRequestOfGetUsage, instancePath+"/query/deployment", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsage, instancePath+"/query/deployment", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs14 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.operation !== undefined){
let data7 = data0.operation; const _errs16 = errors; if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length > 64 && (data7.length > 128 || ucs2length(data7) > 64)){
return fail(isRequestOfGetUsage, instancePath+"/query/operation", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data7.length < 1 || (data7.length < 1 && ucs2length(data7) < 1)){
return fail(isRequestOfGetUsage, instancePath+"/query/operation", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsage, instancePath+"/query/operation", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs16 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.outcome !== undefined){
let data8 = data0.outcome; const _errs18 = errors; if(typeof data8 !== "string"){ return fail(isRequestOfGetUsage, instancePath+"/query/outcome", "type", {type: "string"}, "must be string"); }
if(!(((((data8 === "answered") || (data8 === "failed")) || (data8 === "cancelled")) || (data8 === "truncated")) || (data8 === "filtered"))){
return fail(isRequestOfGetUsage, instancePath+"/query/outcome", "enum", {allowedValues: ["answered","failed","cancelled","truncated","filtered"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs18 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.status !== undefined){
let data9 = data0.status; const _errs20 = errors; if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern_56ae6b.test(data9) || +data9 < 100 || +data9 > 599){
return fail(isRequestOfGetUsage, instancePath+"/query/status", "integerText", {}, "must be an integer from 100 to 599");
} } else { return fail(isRequestOfGetUsage, instancePath+"/query/status", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs20 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.request_id !== undefined){
let data10 = data0.request_id; const _errs22 = errors; if(errors === _errs22){
if(typeof data10 === "string"){
if(data10.length > 128 && (data10.length > 256 || ucs2length(data10) > 128)){
return fail(isRequestOfGetUsage, instancePath+"/query/request_id", "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data10.length < 1 || (data10.length < 1 && ucs2length(data10) < 1)){
return fail(isRequestOfGetUsage, instancePath+"/query/request_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsage, instancePath+"/query/request_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs22 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.group_by !== undefined){
let data11 = data0.group_by; const _errs24 = errors; if(typeof data11 !== "string"){ return fail(isRequestOfGetUsage, instancePath+"/query/group_by", "type", {type: "string"}, "must be string"); }
if(!(((((data11 === "day") || (data11 === "user")) || (data11 === "key")) || (data11 === "model")) || (data11 === "deployment"))){
return fail(isRequestOfGetUsage, instancePath+"/query/group_by", "enum", {allowedValues: ["day","user","key","model","deployment"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs24 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data12 = data0.cursor; const _errs26 = errors; if(errors === _errs26){
if(typeof data12 === "string"){
if(data12.length > 512 && (data12.length > 1024 || ucs2length(data12) > 512)){
return fail(isRequestOfGetUsage, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data12.length < 1 || (data12.length < 1 && ucs2length(data12) < 1)){
return fail(isRequestOfGetUsage, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsage, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs26 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data13 = data0.limit; const _errs28 = errors; if(errors === _errs28){
if(typeof data13 === "string"){
if(!pattern_56ae6b.test(data13) || +data13 < 1 || +data13 > 100){
return fail(isRequestOfGetUsage, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfGetUsage, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs28 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.format !== undefined){
let data14 = data0.format; const _errs30 = errors; if(typeof data14 !== "string"){ return fail(isRequestOfGetUsage, instancePath+"/query/format", "type", {type: "string"}, "must be string"); }
if(!((data14 === "json") || (data14 === "csv"))){
return fail(isRequestOfGetUsage, instancePath+"/query/format", "enum", {allowedValues: ["json","csv"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs30 === errors;
} else { var valid1 = true; } } } } } } } } } } } } } } } } else { return fail(isRequestOfGetUsage, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfGetUsage, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetUsage.errors = vErrors;
return errors === 0;
}
function isRequestOfGetUsageSeries(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(constant_191f75.call(properties_eaf0de, key0))){
return fail(isRequestOfGetUsageSeries, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["from","to","bucket","time_zone","group_by","user_id","key_id","model","deployment"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.from !== undefined){
let data1 = data0.from; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern_56ae6b.test(data1) || +data1 < 0 || +data1 > 253402300799){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/from", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfGetUsageSeries, instancePath+"/query/from", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.to !== undefined){
let data2 = data0.to; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern_56ae6b.test(data2) || +data2 < 0 || +data2 > 253402300799){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/to", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfGetUsageSeries, instancePath+"/query/to", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.bucket !== undefined){
let data3 = data0.bucket; const _errs8 = errors; if(typeof data3 !== "string"){ return fail(isRequestOfGetUsageSeries, instancePath+"/query/bucket", "type", {type: "string"}, "must be string"); }
if(!(((data3 === "minute") || (data3 === "hour")) || (data3 === "day"))){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/bucket", "enum", {allowedValues: ["minute","hour","day"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.time_zone !== undefined){
let data4 = data0.time_zone; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 64 && (data4.length > 128 || ucs2length(data4) > 64)){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/time_zone", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/time_zone", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsageSeries, instancePath+"/query/time_zone", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.group_by !== undefined){
let data5 = data0.group_by; const _errs12 = errors; if(typeof data5 !== "string"){ return fail(isRequestOfGetUsageSeries, instancePath+"/query/group_by", "type", {type: "string"}, "must be string"); }
if(!(((((((data5 === "none") || (data5 === "model")) || (data5 === "key")) || (data5 === "operation")) || (data5 === "outcome")) || (data5 === "user")) || (data5 === "deployment"))){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/group_by", "enum", {allowedValues: ["none","model","key","operation","outcome","user","deployment"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.user_id !== undefined){
let data6 = data0.user_id; const _errs14 = errors; if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 64 && (data6.length > 128 || ucs2length(data6) > 64)){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/user_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data6.length < 1 || (data6.length < 1 && ucs2length(data6) < 1)){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/user_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsageSeries, instancePath+"/query/user_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs14 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.key_id !== undefined){
let data7 = data0.key_id; const _errs16 = errors; if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length > 64 && (data7.length > 128 || ucs2length(data7) > 64)){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/key_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data7.length < 1 || (data7.length < 1 && ucs2length(data7) < 1)){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsageSeries, instancePath+"/query/key_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs16 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.model !== undefined){
let data8 = data0.model; const _errs18 = errors; if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length > 256 && (data8.length > 512 || ucs2length(data8) > 256)){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data8.length < 1 || (data8.length < 1 && ucs2length(data8) < 1)){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsageSeries, instancePath+"/query/model", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs18 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.deployment !== undefined){
let data9 = data0.deployment; const _errs20 = errors; if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length > 64 && (data9.length > 128 || ucs2length(data9) > 64)){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/deployment", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data9.length < 1 || (data9.length < 1 && ucs2length(data9) < 1)){
return fail(isRequestOfGetUsageSeries, instancePath+"/query/deployment", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsageSeries, instancePath+"/query/deployment", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs20 === errors;
} else { var valid1 = true; } } } } } } } } } } } else { return fail(isRequestOfGetUsageSeries, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data10 = data.header; const _errs22 = errors; if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10["if-none-match"] !== undefined){
let data11 = data10["if-none-match"]; const _errs24 = errors; if(errors === _errs24){
if(typeof data11 === "string"){
if(data11.length > 256 && (data11.length > 512 || ucs2length(data11) > 256)){
return fail(isRequestOfGetUsageSeries, instancePath+"/header/if-none-match", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data11.length < 1 || (data11.length < 1 && ucs2length(data11) < 1)){
return fail(isRequestOfGetUsageSeries, instancePath+"/header/if-none-match", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUsageSeries, instancePath+"/header/if-none-match", "type", {type: "string"}, "must be string"); } } } } else { return fail(isRequestOfGetUsageSeries, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs22 === errors;
} else { var valid0 = true; } } } else { return fail(isRequestOfGetUsageSeries, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetUsageSeries.errors = vErrors;
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
if(!(constant_191f75.call(properties_6498e6, key0))){
return fail(isRequestOfGetUserUsage, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["from","to","key_id","model","operation","outcome","status","request_id","cursor","limit","format"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.from !== undefined){
let data1 = data0.from; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern_56ae6b.test(data1) || +data1 < 0 || +data1 > 253402300799){
return fail(isRequestOfGetUserUsage, instancePath+"/query/from", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/from", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.to !== undefined){
let data2 = data0.to; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern_56ae6b.test(data2) || +data2 < 0 || +data2 > 253402300799){
return fail(isRequestOfGetUserUsage, instancePath+"/query/to", "integerText", {}, "must be an integer from 0 to 253402300799");
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
if(valid1){ if(data0.operation !== undefined){
let data5 = data0.operation; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 64 && (data5.length > 128 || ucs2length(data5) > 64)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/operation", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/operation", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/operation", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.outcome !== undefined){
let data6 = data0.outcome; const _errs14 = errors; if(typeof data6 !== "string"){ return fail(isRequestOfGetUserUsage, instancePath+"/query/outcome", "type", {type: "string"}, "must be string"); }
if(!(((((data6 === "answered") || (data6 === "failed")) || (data6 === "cancelled")) || (data6 === "truncated")) || (data6 === "filtered"))){
return fail(isRequestOfGetUserUsage, instancePath+"/query/outcome", "enum", {allowedValues: ["answered","failed","cancelled","truncated","filtered"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs14 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.status !== undefined){
let data7 = data0.status; const _errs16 = errors; if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern_56ae6b.test(data7) || +data7 < 100 || +data7 > 599){
return fail(isRequestOfGetUserUsage, instancePath+"/query/status", "integerText", {}, "must be an integer from 100 to 599");
} } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/status", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs16 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.request_id !== undefined){
let data8 = data0.request_id; const _errs18 = errors; if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length > 128 && (data8.length > 256 || ucs2length(data8) > 128)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/request_id", "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data8.length < 1 || (data8.length < 1 && ucs2length(data8) < 1)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/request_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/request_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs18 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data9 = data0.cursor; const _errs20 = errors; if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length > 512 && (data9.length > 1024 || ucs2length(data9) > 512)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data9.length < 1 || (data9.length < 1 && ucs2length(data9) < 1)){
return fail(isRequestOfGetUserUsage, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs20 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data10 = data0.limit; const _errs22 = errors; if(errors === _errs22){
if(typeof data10 === "string"){
if(!pattern_56ae6b.test(data10) || +data10 < 1 || +data10 > 100){
return fail(isRequestOfGetUserUsage, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfGetUserUsage, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs22 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.format !== undefined){
let data11 = data0.format; const _errs24 = errors; if(typeof data11 !== "string"){ return fail(isRequestOfGetUserUsage, instancePath+"/query/format", "type", {type: "string"}, "must be string"); }
if(!((data11 === "json") || (data11 === "csv"))){
return fail(isRequestOfGetUserUsage, instancePath+"/query/format", "enum", {allowedValues: ["json","csv"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs24 === errors;
} else { var valid1 = true; } } } } } } } } } } } } } else { return fail(isRequestOfGetUserUsage, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfGetUserUsage, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetUserUsage.errors = vErrors;
return errors === 0;
}
function isRequestOfGetUserUsageRecord(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.request_id === undefined) && (missing0 = "request_id")){
return fail(isRequestOfGetUserUsageRecord, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.request_id !== undefined){
let data1 = data0.request_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 128 && (data1.length > 256 || ucs2length(data1) > 128)){
return fail(isRequestOfGetUserUsageRecord, instancePath+"/path/request_id", "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfGetUserUsageRecord, instancePath+"/path/request_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsageRecord, instancePath+"/path/request_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfGetUserUsageRecord, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfGetUserUsageRecord, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfGetUserUsageRecord, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } else { return fail(isRequestOfGetUserUsageRecord, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetUserUsageRecord.errors = vErrors;
return errors === 0;
}
function isRequestOfGetUserUsageSeries(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(((((((key0 === "from") || (key0 === "to")) || (key0 === "bucket")) || (key0 === "time_zone")) || (key0 === "group_by")) || (key0 === "key_id")) || (key0 === "model"))){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["from","to","bucket","time_zone","group_by","key_id","model"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.from !== undefined){
let data1 = data0.from; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern_56ae6b.test(data1) || +data1 < 0 || +data1 > 253402300799){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/from", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/from", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.to !== undefined){
let data2 = data0.to; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern_56ae6b.test(data2) || +data2 < 0 || +data2 > 253402300799){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/to", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/to", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.bucket !== undefined){
let data3 = data0.bucket; const _errs8 = errors; if(typeof data3 !== "string"){ return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/bucket", "type", {type: "string"}, "must be string"); }
if(!(((data3 === "minute") || (data3 === "hour")) || (data3 === "day"))){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/bucket", "enum", {allowedValues: ["minute","hour","day"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.time_zone !== undefined){
let data4 = data0.time_zone; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 64 && (data4.length > 128 || ucs2length(data4) > 64)){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/time_zone", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/time_zone", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/time_zone", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.group_by !== undefined){
let data5 = data0.group_by; const _errs12 = errors; if(typeof data5 !== "string"){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/group_by", "type", {type: "string"}, "must be string");
}
if(!(((((data5 === "none") || (data5 === "model")) || (data5 === "key")) || (data5 === "operation")) || (data5 === "outcome"))){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/group_by", "enum", {allowedValues: ["none","model","key","operation","outcome"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.key_id !== undefined){
let data6 = data0.key_id; const _errs14 = errors; if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 64 && (data6.length > 128 || ucs2length(data6) > 64)){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/key_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data6.length < 1 || (data6.length < 1 && ucs2length(data6) < 1)){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/key_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs14 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.model !== undefined){
let data7 = data0.model; const _errs16 = errors; if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length > 256 && (data7.length > 512 || ucs2length(data7) > 256)){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data7.length < 1 || (data7.length < 1 && ucs2length(data7) < 1)){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsageSeries, instancePath+"/query/model", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs16 === errors;
} else { var valid1 = true; } } } } } } } } } else { return fail(isRequestOfGetUserUsageSeries, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data8 = data.header; const _errs18 = errors; if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8["if-none-match"] !== undefined){
let data9 = data8["if-none-match"]; const _errs20 = errors; if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length > 256 && (data9.length > 512 || ucs2length(data9) > 256)){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/header/if-none-match", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data9.length < 1 || (data9.length < 1 && ucs2length(data9) < 1)){
return fail(isRequestOfGetUserUsageSeries, instancePath+"/header/if-none-match", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfGetUserUsageSeries, instancePath+"/header/if-none-match", "type", {type: "string"}, "must be string"); } } } } else { return fail(isRequestOfGetUserUsageSeries, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; } } } else { return fail(isRequestOfGetUserUsageSeries, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGetUserUsageSeries.errors = vErrors;
return errors === 0;
}
function isRequestOfHeadTaskContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
return fail(isRequestOfHeadTaskContent, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfHeadTaskContent, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRequestOfHeadTaskContent, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfHeadTaskContent, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors; for(const key0 in data2){
if(!(key0 === "index")){
return fail(isRequestOfHeadTaskContent, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["index"]}, "must NOT have additional properties");
} }
if(_errs7 === errors){
if(data2.index !== undefined){
let data3 = data2.index; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern_56ae6b.test(data3) || +data3 < 0 || +data3 > 3){
return fail(isRequestOfHeadTaskContent, instancePath+"/query/index", "integerText", {}, "must be an integer from 0 to 3");
} } else { return fail(isRequestOfHeadTaskContent, instancePath+"/query/index", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfHeadTaskContent, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data4 = data.header; const _errs10 = errors; if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["if-none-match"] !== undefined){
const _errs12 = errors; if(typeof data4["if-none-match"] !== "string"){
return fail(isRequestOfHeadTaskContent, instancePath+"/header/if-none-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs12 === errors;
} else { var valid3 = true; }
if(valid3){ if(data4["if-match"] !== undefined){
const _errs14 = errors; if(typeof data4["if-match"] !== "string"){
return fail(isRequestOfHeadTaskContent, instancePath+"/header/if-match", "type", {type: "string"}, "must be string");
}
var valid3 = _errs14 === errors;
} else { var valid3 = true; } } } else { return fail(isRequestOfHeadTaskContent, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfHeadTaskContent, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfHeadTaskContent.errors = vErrors;
return errors === 0;
}
function isRequestOfListAllApiKeys(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!((((key0 === "query") || (key0 === "user_id")) || (key0 === "cursor")) || (key0 === "limit"))){
return fail(isRequestOfListAllApiKeys, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["query","user_id","cursor","limit"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.query !== undefined){
let data1 = data0.query; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfListAllApiKeys, instancePath+"/query/query", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfListAllApiKeys, instancePath+"/query/query", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllApiKeys, instancePath+"/query/query", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.user_id !== undefined){
let data2 = data0.user_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 64 && (data2.length > 128 || ucs2length(data2) > 64)){
return fail(isRequestOfListAllApiKeys, instancePath+"/query/user_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRequestOfListAllApiKeys, instancePath+"/query/user_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllApiKeys, instancePath+"/query/user_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data3 = data0.cursor; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 512 && (data3.length > 1024 || ucs2length(data3) > 512)){
return fail(isRequestOfListAllApiKeys, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRequestOfListAllApiKeys, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllApiKeys, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data4 = data0.limit; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern_56ae6b.test(data4) || +data4 < 1 || +data4 > 100){
return fail(isRequestOfListAllApiKeys, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfListAllApiKeys, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; } } } } } } else { return fail(isRequestOfListAllApiKeys, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListAllApiKeys, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListAllApiKeys.errors = vErrors;
return errors === 0;
}
function isRequestOfListAllLiveSessions(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(((((key0 === "user_id") || (key0 === "key_id")) || (key0 === "node")) || (key0 === "cursor")) || (key0 === "limit"))){
return fail(isRequestOfListAllLiveSessions, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["user_id","key_id","node","cursor","limit"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.user_id !== undefined){
let data1 = data0.user_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfListAllLiveSessions, instancePath+"/query/user_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfListAllLiveSessions, instancePath+"/query/user_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllLiveSessions, instancePath+"/query/user_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.key_id !== undefined){
let data2 = data0.key_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 64 && (data2.length > 128 || ucs2length(data2) > 64)){
return fail(isRequestOfListAllLiveSessions, instancePath+"/query/key_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRequestOfListAllLiveSessions, instancePath+"/query/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllLiveSessions, instancePath+"/query/key_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.node !== undefined){
let data3 = data0.node; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 64 && (data3.length > 128 || ucs2length(data3) > 64)){
return fail(isRequestOfListAllLiveSessions, instancePath+"/query/node", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRequestOfListAllLiveSessions, instancePath+"/query/node", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllLiveSessions, instancePath+"/query/node", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data4 = data0.cursor; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 512 && (data4.length > 1024 || ucs2length(data4) > 512)){
return fail(isRequestOfListAllLiveSessions, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRequestOfListAllLiveSessions, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllLiveSessions, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data5 = data0.limit; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern_56ae6b.test(data5) || +data5 < 1 || +data5 > 100){
return fail(isRequestOfListAllLiveSessions, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfListAllLiveSessions, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs12 === errors;
} else { var valid1 = true; } } } } } } } else { return fail(isRequestOfListAllLiveSessions, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListAllLiveSessions, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListAllLiveSessions.errors = vErrors;
return errors === 0;
}
function isRequestOfListAllTasks(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(constant_191f75.call(properties_097924, key0))){
return fail(isRequestOfListAllTasks, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["state","model","key_id","user_id","deployment","node","older_than","cursor","limit"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.state !== undefined){
let data1 = data0.state; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isRequestOfListAllTasks, instancePath+"/query/state", "type", {type: "string"}, "must be string"); }
if(!(((((data1 === "queued") || (data1 === "in_progress")) || (data1 === "completed")) || (data1 === "filtered")) || (data1 === "failed"))){
return fail(isRequestOfListAllTasks, instancePath+"/query/state", "enum", {allowedValues: ["queued","in_progress","completed","filtered","failed"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.model !== undefined){
let data2 = data0.model; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 256 && (data2.length > 512 || ucs2length(data2) > 256)){
return fail(isRequestOfListAllTasks, instancePath+"/query/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRequestOfListAllTasks, instancePath+"/query/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllTasks, instancePath+"/query/model", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.key_id !== undefined){
let data3 = data0.key_id; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 64 && (data3.length > 128 || ucs2length(data3) > 64)){
return fail(isRequestOfListAllTasks, instancePath+"/query/key_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRequestOfListAllTasks, instancePath+"/query/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllTasks, instancePath+"/query/key_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.user_id !== undefined){
let data4 = data0.user_id; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 64 && (data4.length > 128 || ucs2length(data4) > 64)){
return fail(isRequestOfListAllTasks, instancePath+"/query/user_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRequestOfListAllTasks, instancePath+"/query/user_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllTasks, instancePath+"/query/user_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.deployment !== undefined){
let data5 = data0.deployment; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 64 && (data5.length > 128 || ucs2length(data5) > 64)){
return fail(isRequestOfListAllTasks, instancePath+"/query/deployment", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isRequestOfListAllTasks, instancePath+"/query/deployment", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllTasks, instancePath+"/query/deployment", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.node !== undefined){
let data6 = data0.node; const _errs14 = errors; if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 64 && (data6.length > 128 || ucs2length(data6) > 64)){
return fail(isRequestOfListAllTasks, instancePath+"/query/node", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data6.length < 1 || (data6.length < 1 && ucs2length(data6) < 1)){
return fail(isRequestOfListAllTasks, instancePath+"/query/node", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllTasks, instancePath+"/query/node", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs14 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.older_than !== undefined){
let data7 = data0.older_than; const _errs16 = errors; if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern_56ae6b.test(data7) || +data7 < 0 || +data7 > 315360000){
return fail(isRequestOfListAllTasks, instancePath+"/query/older_than", "integerText", {}, "must be an integer from 0 to 315360000");
} } else { return fail(isRequestOfListAllTasks, instancePath+"/query/older_than", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs16 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data8 = data0.cursor; const _errs18 = errors; if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length > 512 && (data8.length > 1024 || ucs2length(data8) > 512)){
return fail(isRequestOfListAllTasks, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data8.length < 1 || (data8.length < 1 && ucs2length(data8) < 1)){
return fail(isRequestOfListAllTasks, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAllTasks, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs18 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data9 = data0.limit; const _errs20 = errors; if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern_56ae6b.test(data9) || +data9 < 1 || +data9 > 100){
return fail(isRequestOfListAllTasks, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfListAllTasks, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs20 === errors;
} else { var valid1 = true; } } } } } } } } } } } else { return fail(isRequestOfListAllTasks, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListAllTasks, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListAllTasks.errors = vErrors;
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
return fail(isRequestOfListApiKeys, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["cursor","limit"]}, "must NOT have additional properties");
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
if(!pattern_56ae6b.test(data2) || +data2 < 1 || +data2 > 100){
return fail(isRequestOfListApiKeys, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfListApiKeys, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; } } } } else { return fail(isRequestOfListApiKeys, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListApiKeys, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListApiKeys.errors = vErrors;
return errors === 0;
}
function isRequestOfListAuditRecords(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!((((((((key0 === "actor") || (key0 === "action")) || (key0 === "target")) || (key0 === "from")) || (key0 === "to")) || (key0 === "cursor")) || (key0 === "limit")) || (key0 === "format"))){
return fail(isRequestOfListAuditRecords, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["actor","action","target","from","to","cursor","limit","format"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.actor !== undefined){
let data1 = data0.actor; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfListAuditRecords, instancePath+"/query/actor", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfListAuditRecords, instancePath+"/query/actor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAuditRecords, instancePath+"/query/actor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.action !== undefined){
let data2 = data0.action; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 64 && (data2.length > 128 || ucs2length(data2) > 64)){
return fail(isRequestOfListAuditRecords, instancePath+"/query/action", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRequestOfListAuditRecords, instancePath+"/query/action", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAuditRecords, instancePath+"/query/action", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.target !== undefined){
let data3 = data0.target; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 64 && (data3.length > 128 || ucs2length(data3) > 64)){
return fail(isRequestOfListAuditRecords, instancePath+"/query/target", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRequestOfListAuditRecords, instancePath+"/query/target", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAuditRecords, instancePath+"/query/target", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.from !== undefined){
let data4 = data0.from; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern_56ae6b.test(data4) || +data4 < 0 || +data4 > 253402300799){
return fail(isRequestOfListAuditRecords, instancePath+"/query/from", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfListAuditRecords, instancePath+"/query/from", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.to !== undefined){
let data5 = data0.to; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern_56ae6b.test(data5) || +data5 < 0 || +data5 > 253402300799){
return fail(isRequestOfListAuditRecords, instancePath+"/query/to", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfListAuditRecords, instancePath+"/query/to", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data6 = data0.cursor; const _errs14 = errors; if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 512 && (data6.length > 1024 || ucs2length(data6) > 512)){
return fail(isRequestOfListAuditRecords, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data6.length < 1 || (data6.length < 1 && ucs2length(data6) < 1)){
return fail(isRequestOfListAuditRecords, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListAuditRecords, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs14 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data7 = data0.limit; const _errs16 = errors; if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern_56ae6b.test(data7) || +data7 < 1 || +data7 > 100){
return fail(isRequestOfListAuditRecords, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfListAuditRecords, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs16 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.format !== undefined){
let data8 = data0.format; const _errs18 = errors; if(typeof data8 !== "string"){ return fail(isRequestOfListAuditRecords, instancePath+"/query/format", "type", {type: "string"}, "must be string"); }
if(!((data8 === "json") || (data8 === "csv"))){
return fail(isRequestOfListAuditRecords, instancePath+"/query/format", "enum", {allowedValues: ["json","csv"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs18 === errors;
} else { var valid1 = true; } } } } } } } } } } else { return fail(isRequestOfListAuditRecords, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListAuditRecords, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListAuditRecords.errors = vErrors;
return errors === 0;
}
function isRequestOfListLedger(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(((((((key0 === "user_id") || (key0 === "kind")) || (key0 === "from")) || (key0 === "to")) || (key0 === "cursor")) || (key0 === "limit")) || (key0 === "format"))){
return fail(isRequestOfListLedger, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["user_id","kind","from","to","cursor","limit","format"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.user_id !== undefined){
let data1 = data0.user_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfListLedger, instancePath+"/query/user_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfListLedger, instancePath+"/query/user_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListLedger, instancePath+"/query/user_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.kind !== undefined){
let data2 = data0.kind; const _errs6 = errors; if(typeof data2 !== "string"){ return fail(isRequestOfListLedger, instancePath+"/query/kind", "type", {type: "string"}, "must be string"); }
if(!((((((((data2 === "credit") || (data2 === "debit")) || (data2 === "reward")) || (data2 === "transfer")) || (data2 === "spend")) || (data2 === "late_spend")) || (data2 === "write_off")) || (data2 === "forfeit"))){
return fail(isRequestOfListLedger, instancePath+"/query/kind", "enum", {allowedValues: ["credit","debit","reward","transfer","spend","late_spend","write_off","forfeit"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.from !== undefined){
let data3 = data0.from; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern_56ae6b.test(data3) || +data3 < 0 || +data3 > 253402300799){
return fail(isRequestOfListLedger, instancePath+"/query/from", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfListLedger, instancePath+"/query/from", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.to !== undefined){
let data4 = data0.to; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern_56ae6b.test(data4) || +data4 < 0 || +data4 > 253402300799){
return fail(isRequestOfListLedger, instancePath+"/query/to", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfListLedger, instancePath+"/query/to", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data5 = data0.cursor; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 512 && (data5.length > 1024 || ucs2length(data5) > 512)){
return fail(isRequestOfListLedger, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isRequestOfListLedger, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListLedger, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data6 = data0.limit; const _errs14 = errors; if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern_56ae6b.test(data6) || +data6 < 1 || +data6 > 100){
return fail(isRequestOfListLedger, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfListLedger, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs14 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.format !== undefined){
let data7 = data0.format; const _errs16 = errors; if(typeof data7 !== "string"){ return fail(isRequestOfListLedger, instancePath+"/query/format", "type", {type: "string"}, "must be string"); }
if(!((data7 === "json") || (data7 === "csv"))){
return fail(isRequestOfListLedger, instancePath+"/query/format", "enum", {allowedValues: ["json","csv"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs16 === errors;
} else { var valid1 = true; } } } } } } } } } else { return fail(isRequestOfListLedger, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListLedger, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListLedger.errors = vErrors;
return errors === 0;
}
function isRequestOfListLiveSessions(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(((key0 === "key_id") || (key0 === "cursor")) || (key0 === "limit"))){
return fail(isRequestOfListLiveSessions, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["key_id","cursor","limit"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.key_id !== undefined){
let data1 = data0.key_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfListLiveSessions, instancePath+"/query/key_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfListLiveSessions, instancePath+"/query/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListLiveSessions, instancePath+"/query/key_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data2 = data0.cursor; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 512 && (data2.length > 1024 || ucs2length(data2) > 512)){
return fail(isRequestOfListLiveSessions, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRequestOfListLiveSessions, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListLiveSessions, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data3 = data0.limit; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern_56ae6b.test(data3) || +data3 < 1 || +data3 > 100){
return fail(isRequestOfListLiveSessions, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfListLiveSessions, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } } else { return fail(isRequestOfListLiveSessions, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListLiveSessions, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListLiveSessions.errors = vErrors;
return errors === 0;
}
function isRequestOfListTasks(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(((((key0 === "state") || (key0 === "model")) || (key0 === "key_id")) || (key0 === "cursor")) || (key0 === "limit"))){
return fail(isRequestOfListTasks, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["state","model","key_id","cursor","limit"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.state !== undefined){
let data1 = data0.state; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isRequestOfListTasks, instancePath+"/query/state", "type", {type: "string"}, "must be string"); }
if(!(((((data1 === "queued") || (data1 === "in_progress")) || (data1 === "completed")) || (data1 === "filtered")) || (data1 === "failed"))){
return fail(isRequestOfListTasks, instancePath+"/query/state", "enum", {allowedValues: ["queued","in_progress","completed","filtered","failed"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.model !== undefined){
let data2 = data0.model; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 256 && (data2.length > 512 || ucs2length(data2) > 256)){
return fail(isRequestOfListTasks, instancePath+"/query/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRequestOfListTasks, instancePath+"/query/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListTasks, instancePath+"/query/model", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.key_id !== undefined){
let data3 = data0.key_id; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 64 && (data3.length > 128 || ucs2length(data3) > 64)){
return fail(isRequestOfListTasks, instancePath+"/query/key_id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRequestOfListTasks, instancePath+"/query/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListTasks, instancePath+"/query/key_id", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data4 = data0.cursor; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 512 && (data4.length > 1024 || ucs2length(data4) > 512)){
return fail(isRequestOfListTasks, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRequestOfListTasks, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListTasks, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data5 = data0.limit; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern_56ae6b.test(data5) || +data5 < 1 || +data5 > 100){
return fail(isRequestOfListTasks, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfListTasks, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs12 === errors;
} else { var valid1 = true; } } } } } } } else { return fail(isRequestOfListTasks, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListTasks, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListTasks.errors = vErrors;
return errors === 0;
}
function isRequestOfListUserLedger(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(((((key0 === "kind") || (key0 === "from")) || (key0 === "to")) || (key0 === "cursor")) || (key0 === "limit"))){
return fail(isRequestOfListUserLedger, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["kind","from","to","cursor","limit"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.kind !== undefined){
let data1 = data0.kind; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isRequestOfListUserLedger, instancePath+"/query/kind", "type", {type: "string"}, "must be string"); }
if(!((((((((data1 === "credit") || (data1 === "debit")) || (data1 === "reward")) || (data1 === "transfer")) || (data1 === "spend")) || (data1 === "late_spend")) || (data1 === "write_off")) || (data1 === "forfeit"))){
return fail(isRequestOfListUserLedger, instancePath+"/query/kind", "enum", {allowedValues: ["credit","debit","reward","transfer","spend","late_spend","write_off","forfeit"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.from !== undefined){
let data2 = data0.from; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern_56ae6b.test(data2) || +data2 < 0 || +data2 > 253402300799){
return fail(isRequestOfListUserLedger, instancePath+"/query/from", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfListUserLedger, instancePath+"/query/from", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.to !== undefined){
let data3 = data0.to; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern_56ae6b.test(data3) || +data3 < 0 || +data3 > 253402300799){
return fail(isRequestOfListUserLedger, instancePath+"/query/to", "integerText", {}, "must be an integer from 0 to 253402300799");
} } else { return fail(isRequestOfListUserLedger, instancePath+"/query/to", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data4 = data0.cursor; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 512 && (data4.length > 1024 || ucs2length(data4) > 512)){
return fail(isRequestOfListUserLedger, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRequestOfListUserLedger, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListUserLedger, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data5 = data0.limit; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern_56ae6b.test(data5) || +data5 < 1 || +data5 > 100){
return fail(isRequestOfListUserLedger, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfListUserLedger, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs12 === errors;
} else { var valid1 = true; } } } } } } } else { return fail(isRequestOfListUserLedger, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListUserLedger, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListUserLedger.errors = vErrors;
return errors === 0;
}
function isRequestOfListUsers(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(((((key0 === "query") || (key0 === "role")) || (key0 === "status")) || (key0 === "cursor")) || (key0 === "limit"))){
return fail(isRequestOfListUsers, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: ["query","role","status","cursor","limit"]}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.query !== undefined){
let data1 = data0.query; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfListUsers, instancePath+"/query/query", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfListUsers, instancePath+"/query/query", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListUsers, instancePath+"/query/query", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.role !== undefined){
let data2 = data0.role; const _errs6 = errors; if(typeof data2 !== "string"){ return fail(isRequestOfListUsers, instancePath+"/query/role", "type", {type: "string"}, "must be string"); }
if(!((data2 === "user") || (data2 === "admin"))){
return fail(isRequestOfListUsers, instancePath+"/query/role", "enum", {allowedValues: ["user","admin"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.status !== undefined){
let data3 = data0.status; const _errs8 = errors; if(typeof data3 !== "string"){ return fail(isRequestOfListUsers, instancePath+"/query/status", "type", {type: "string"}, "must be string"); }
if(!((data3 === "enabled") || (data3 === "disabled"))){
return fail(isRequestOfListUsers, instancePath+"/query/status", "enum", {allowedValues: ["enabled","disabled"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.cursor !== undefined){
let data4 = data0.cursor; const _errs10 = errors; if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 512 && (data4.length > 1024 || ucs2length(data4) > 512)){
return fail(isRequestOfListUsers, instancePath+"/query/cursor", "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRequestOfListUsers, instancePath+"/query/cursor", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfListUsers, instancePath+"/query/cursor", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.limit !== undefined){
let data5 = data0.limit; const _errs12 = errors; if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern_56ae6b.test(data5) || +data5 < 1 || +data5 > 100){
return fail(isRequestOfListUsers, instancePath+"/query/limit", "integerText", {}, "must be an integer from 1 to 100");
} } else { return fail(isRequestOfListUsers, instancePath+"/query/limit", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs12 === errors;
} else { var valid1 = true; } } } } } } } else { return fail(isRequestOfListUsers, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfListUsers, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfListUsers.errors = vErrors;
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
return fail(isRequestOfLoginUser, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
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
return fail(isRequestOfLoginUserTwoFactor, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
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
return fail(isRequestOfLogoutUser, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfLogoutUser, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } else { return fail(isRequestOfLogoutUser, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfLogoutUser.errors = vErrors;
return errors === 0;
}
function isRequestOfLogoutUserEverywhere(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfLogoutUserEverywhere, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.id === undefined) && (missing1 = "id")){
return fail(isRequestOfLogoutUserEverywhere, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfLogoutUserEverywhere, instancePath+"/path/id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfLogoutUserEverywhere, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfLogoutUserEverywhere, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfLogoutUserEverywhere, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfLogoutUserEverywhere, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfLogoutUserEverywhere, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isAdminNothing(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminNothing.errors : vErrors.concat(isAdminNothing.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfLogoutUserEverywhere, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfLogoutUserEverywhere.errors = vErrors;
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
return fail(isRequestOfRegenerateBackupCodes, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
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
return fail(isRequestOfRegisterUser, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
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
function isRequestOfResetUserPassword(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfResetUserPassword, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.id === undefined) && (missing1 = "id")){
return fail(isRequestOfResetUserPassword, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfResetUserPassword, instancePath+"/path/id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfResetUserPassword, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfResetUserPassword, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfResetUserPassword, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfResetUserPassword, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfResetUserPassword, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isAdminPasswordReset(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminPasswordReset.errors : vErrors.concat(isAdminPasswordReset.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfResetUserPassword, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfResetUserPassword.errors = vErrors;
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
return fail(isRequestOfRevokeApiKey, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
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
return fail(isRequestOfTransferAffiliateQuota, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
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
return fail(isRequestOfUpdateApiKey, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
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
function isRequestOfUpdateSelf(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfUpdateSelf, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfUpdateSelf, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfUpdateSelf, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isAccountSelfUpdate(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountSelfUpdate.errors : vErrors.concat(isAccountSelfUpdate.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfUpdateSelf, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfUpdateSelf.errors = vErrors;
return errors === 0;
}
function isRequestOfUpdateUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfUpdateUser, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.id === undefined) && (missing1 = "id")){
return fail(isRequestOfUpdateUser, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.id !== undefined){
let data1 = data0.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64 && (data1.length > 128 || ucs2length(data1) > 64)){
return fail(isRequestOfUpdateUser, instancePath+"/path/id", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfUpdateUser, instancePath+"/path/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfUpdateUser, instancePath+"/path/id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfUpdateUser, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfUpdateUser, instancePath+"/query", "additionalProperties", {additionalProperty: key0, fields: []}, "must NOT have additional properties");
} } else { return fail(isRequestOfUpdateUser, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs8 = errors; if(!(isAdminUserUpdate(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAdminUserUpdate.errors : vErrors.concat(isAdminUserUpdate.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfUpdateUser, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfUpdateUser.errors = vErrors;
return errors === 0;
}
function isTask(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.seconds === undefined) && (missing0 = "seconds"))) || ((data.samples === undefined) && (missing0 = "samples"))) || ((data.cost === undefined) && (missing0 = "cost"))) || ((data.key_id === undefined) && (missing0 = "key_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
return fail(isTask, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
const _errs1 = errors; if(!(isVideoTaskId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoTaskId.errors : vErrors.concat(isVideoTaskId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
let data1 = data.created_at; const _errs2 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isTask, instancePath+"/created_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs2){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isTask, instancePath+"/created_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.state !== undefined){
const _errs4 = errors; if(!(isTaskState(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTaskState.errors : vErrors.concat(isTaskState.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.progress !== undefined){
const _errs5 = errors; if(!(isVideoProgress(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoProgress.errors : vErrors.concat(isVideoProgress.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data4 = data.model; const _errs6 = errors; if(errors === _errs6){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isTask, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isTask, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.seconds !== undefined){
let data5 = data.seconds; const _errs8 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isTask, instancePath+"/seconds", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs8){
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){ return fail(isTask, instancePath+"/seconds", "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.samples !== undefined){
let data6 = data.samples; const _errs10 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isTask, instancePath+"/samples", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs10){
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){ return fail(isTask, instancePath+"/samples", "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cost !== undefined){
let data7 = data.cost; const _errs12 = errors; if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return fail(isTask, instancePath+"/cost", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs12){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){ return fail(isTask, instancePath+"/cost", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.key_id !== undefined){
let data8 = data.key_id; const _errs14 = errors; if(errors === _errs14){
if(typeof data8 === "string"){
if(data8.length < 1 || (data8.length < 1 && ucs2length(data8) < 1)){
return fail(isTask, instancePath+"/key_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isTask, instancePath+"/key_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
let data9 = data.error; const _errs16 = errors; const _errs17 = errors; let valid1 = false;
let passing0 = null;
const _errs18 = errors; if(!(isVideoError(data9, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVideoError.errors : vErrors.concat(isVideoError.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs19 = errors; if(data9 !== null){
const err0 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/error",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isTask.errors = vErrors;
return false;
} else { errors = _errs17; if(vErrors !== null){ if(_errs17){ vErrors.length = _errs17; } else { vErrors = null; } } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
let data10 = data.expires_at; const _errs21 = errors; if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
return fail(isTask, instancePath+"/expires_at", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs21){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){ return fail(isTask, instancePath+"/expires_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs21 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.user_id !== undefined){
let data11 = data.user_id; const _errs23 = errors; if((typeof data11 !== "string") && (data11 !== null)){
return fail(isTask, instancePath+"/user_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs23 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.deployment !== undefined){
let data12 = data.deployment; const _errs25 = errors; if((typeof data12 !== "string") && (data12 !== null)){
return fail(isTask, instancePath+"/deployment", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs25 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.node !== undefined){
let data13 = data.node; const _errs27 = errors; if((typeof data13 !== "string") && (data13 !== null)){
return fail(isTask, instancePath+"/node", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs27 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } else { return fail(isTask, instancePath, "type", {type: "object"}, "must be object"); } }
isTask.errors = vErrors;
return errors === 0;
}
function isTaskDeletedResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
return fail(isTaskDeletedResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
} else { var valid0 = true; } } } } else { return fail(isTaskDeletedResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isTaskDeletedResponse.errors = vErrors;
return errors === 0;
}
function isTaskListResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isTaskListResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.tasks === undefined) && (missing1 = "tasks")) || ((data2.next_cursor === undefined) && (missing1 = "next_cursor"))){
return fail(isTaskListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.tasks !== undefined){
let data3 = data2.tasks; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){ return fail(isTaskListResponse, instancePath+"/data/tasks", "maxItems", {limit: 100}, "must NOT have more than 100 items"); } else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isTask(data3[i0], {instancePath:instancePath+"/data/tasks/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTask.errors : vErrors.concat(isTask.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } } else { return fail(isTaskListResponse, instancePath+"/data/tasks", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.next_cursor !== undefined){
const _errs8 = errors; if(!(isAccountCursor(data2.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data2,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAccountCursor.errors : vErrors.concat(isAccountCursor.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } else { return fail(isTaskListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isTaskListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isTaskListResponse.errors = vErrors;
return errors === 0;
}
function isTaskResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isTaskResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
const _errs3 = errors; if(!(isTask(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTask.errors : vErrors.concat(isTask.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isTaskResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isTaskResponse.errors = vErrors;
return errors === 0;
}
function isTaskState(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isTaskState, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((((data === "queued") || (data === "in_progress")) || (data === "completed")) || (data === "filtered")) || (data === "failed"))){
return fail(isTaskState, instancePath, "enum", {allowedValues: ["queued","in_progress","completed","filtered","failed"]}, "must be equal to one of the allowed values");
}
isTaskState.errors = vErrors;
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
function isUsageDetailsResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isUsageDetailsResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((data2.record === undefined) && (missing1 = "record")) || ((data2.entries === undefined) && (missing1 = "entries"))){
return fail(isUsageDetailsResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.record !== undefined){
const _errs5 = errors; if(!(isUsageRecord(data2.record, {instancePath:instancePath+"/data/record",parentData:data2,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageRecord.errors : vErrors.concat(isUsageRecord.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.entries !== undefined){
let data4 = data2.entries; const _errs6 = errors; if(errors === _errs6){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors; if(!(isLedgerEntry(data4[i0], {instancePath:instancePath+"/data/entries/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isLedgerEntry.errors : vErrors.concat(isLedgerEntry.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){ break; } } } else { return fail(isUsageDetailsResponse, instancePath+"/data/entries", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; } } } } else { return fail(isUsageDetailsResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isUsageDetailsResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isUsageDetailsResponse.errors = vErrors;
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
if(!(((((data === "answered") || (data === "failed")) || (data === "cancelled")) || (data === "truncated")) || (data === "filtered"))){
return fail(isUsageOutcome, instancePath, "enum", {allowedValues: ["answered","failed","cancelled","truncated","filtered"]}, "must be equal to one of the allowed values");
}
isUsageOutcome.errors = vErrors;
return errors === 0;
}
function isUsagePoint(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isUsageTotals(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageTotals.errors : vErrors.concat(isUsageTotals.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.at === undefined) && (missing0 = "at")) || ((data.first_byte_p50_ms === undefined) && (missing0 = "first_byte_p50_ms"))) || ((data.first_byte_p95_ms === undefined) && (missing0 = "first_byte_p95_ms"))){
return fail(isUsagePoint, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.at !== undefined){
let data0 = data.at; const _errs2 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isUsagePoint, instancePath+"/at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isUsagePoint, instancePath+"/at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid1 = _errs2 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.first_byte_p50_ms !== undefined){
let data1 = data.first_byte_p50_ms; const _errs4 = errors; if((!(typeof data1 == "number")) && (data1 !== null)){
return fail(isUsagePoint, instancePath+"/first_byte_p50_ms", "type", {type: ["number","null"]}, "must be number,null");
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isUsagePoint, instancePath+"/first_byte_p50_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.first_byte_p95_ms !== undefined){
let data2 = data.first_byte_p95_ms; const _errs6 = errors; if((!(typeof data2 == "number")) && (data2 !== null)){
return fail(isUsagePoint, instancePath+"/first_byte_p95_ms", "type", {type: ["number","null"]}, "must be number,null");
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
return fail(isUsagePoint, instancePath+"/first_byte_p95_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs6 === errors;
} else { var valid1 = true; } } } } } else { return fail(isUsagePoint, instancePath, "type", {type: "object"}, "must be object"); } }
isUsagePoint.errors = vErrors;
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
function isUsageSeriesGroup(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.points === undefined) && (missing0 = "points"))){
return fail(isUsageSeriesGroup, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if((typeof data0 !== "string") && (data0 !== null)){
return fail(isUsageSeriesGroup, instancePath+"/id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isUsageSeriesGroup, instancePath+"/name", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.points !== undefined){
let data2 = data.points; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 96){ return fail(isUsageSeriesGroup, instancePath+"/points", "maxItems", {limit: 96}, "must NOT have more than 96 items"); } else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isUsagePoint(data2[i0], {instancePath:instancePath+"/points/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsagePoint.errors : vErrors.concat(isUsagePoint.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){ break; } } } } else { return fail(isUsageSeriesGroup, instancePath+"/points", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isUsageSeriesGroup, instancePath, "type", {type: "object"}, "must be object"); } }
isUsageSeriesGroup.errors = vErrors;
return errors === 0;
}
function isUsageSeriesResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isUsageSeriesResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if(((((((data2.from === undefined) && (missing1 = "from")) || ((data2.to === undefined) && (missing1 = "to"))) || ((data2.bucket === undefined) && (missing1 = "bucket"))) || ((data2.time_zone === undefined) && (missing1 = "time_zone"))) || ((data2.total === undefined) && (missing1 = "total"))) || ((data2.groups === undefined) && (missing1 = "groups"))){
return fail(isUsageSeriesResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.from !== undefined){
let data3 = data2.from; const _errs5 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isUsageSeriesResponse, instancePath+"/data/from", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isUsageSeriesResponse, instancePath+"/data/from", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.to !== undefined){
let data4 = data2.to; const _errs7 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isUsageSeriesResponse, instancePath+"/data/to", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){ return fail(isUsageSeriesResponse, instancePath+"/data/to", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.bucket !== undefined){
let data5 = data2.bucket; const _errs9 = errors; if(typeof data5 !== "string"){ return fail(isUsageSeriesResponse, instancePath+"/data/bucket", "type", {type: "string"}, "must be string"); }
if(!(((data5 === "minute") || (data5 === "hour")) || (data5 === "day"))){
return fail(isUsageSeriesResponse, instancePath+"/data/bucket", "enum", {allowedValues: ["minute","hour","day"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs9 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.time_zone !== undefined){
const _errs11 = errors; if(typeof data2.time_zone !== "string"){
return fail(isUsageSeriesResponse, instancePath+"/data/time_zone", "type", {type: "string"}, "must be string");
}
var valid1 = _errs11 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.total !== undefined){
const _errs13 = errors; if(!(isUsageTotals(data2.total, {instancePath:instancePath+"/data/total",parentData:data2,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageTotals.errors : vErrors.concat(isUsageTotals.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.groups !== undefined){
let data8 = data2.groups; const _errs14 = errors; if(errors === _errs14){
if(Array.isArray(data8)){
if(data8.length > 8){ return fail(isUsageSeriesResponse, instancePath+"/data/groups", "maxItems", {limit: 8}, "must NOT have more than 8 items"); } else {
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors; if(!(isUsageSeriesGroup(data8[i0], {instancePath:instancePath+"/data/groups/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUsageSeriesGroup.errors : vErrors.concat(isUsageSeriesGroup.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){ break; } } } } else { return fail(isUsageSeriesResponse, instancePath+"/data/groups", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs14 === errors;
} else { var valid1 = true; } } } } } } } } else { return fail(isUsageSeriesResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isUsageSeriesResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isUsageSeriesResponse.errors = vErrors;
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
function isUserModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.operations === undefined) && (missing0 = "operations"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.max_input_tokens === undefined) && (missing0 = "max_input_tokens"))) || ((data.max_tokens === undefined) && (missing0 = "max_tokens"))){
return fail(isUserModel, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isUserModel, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isUserModel, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display_name !== undefined){
const _errs3 = errors; if(typeof data.display_name !== "string"){ return fail(isUserModel, instancePath+"/display_name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.operations !== undefined){
let data2 = data.operations; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0]; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isUserModel, instancePath+"/operations/" + i0, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isUserModel, instancePath+"/operations/" + i0, "type", {type: "string"}, "must be string"); } }
var valid1 = _errs7 === errors;
if(!valid1){ break; } } } else { return fail(isUserModel, instancePath+"/operations", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.price !== undefined){
let data4 = data.price; const _errs9 = errors; const _errs10 = errors; let valid2 = false;
let passing0 = null;
const _errs11 = errors; if(!(isModelPrice(data4, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModelPrice.errors : vErrors.concat(isModelPrice.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){ valid2 = true; passing0 = 0; }
const _errs12 = errors; if(data4 !== null){
const err0 = {instancePath:instancePath+"/price",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid2){ valid2 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid2 = true; passing0 = 1; } }
if(!valid2){
const err1 = {instancePath:instancePath+"/price",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isUserModel.errors = vErrors;
return false;
} else { errors = _errs10; if(vErrors !== null){ if(_errs10){ vErrors.length = _errs10; } else { vErrors = null; } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_input_tokens !== undefined){
let data5 = data.max_input_tokens; const _errs14 = errors; if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
return fail(isUserModel, instancePath+"/max_input_tokens", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs14){
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){ return fail(isUserModel, instancePath+"/max_input_tokens", "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_tokens !== undefined){
let data6 = data.max_tokens; const _errs16 = errors; if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
return fail(isUserModel, instancePath+"/max_tokens", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs16){
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){ return fail(isUserModel, instancePath+"/max_tokens", "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isUserModel, instancePath, "type", {type: "object"}, "must be object"); } }
isUserModel.errors = vErrors;
return errors === 0;
}
function isUserModelListResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isUserModelListResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
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
if((data2.models === undefined) && (missing1 = "models")){
return fail(isUserModelListResponse, instancePath+"/data", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.models !== undefined){
let data3 = data2.models; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isUserModel(data3[i0], {instancePath:instancePath+"/data/models/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUserModel.errors : vErrors.concat(isUserModel.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } else { return fail(isUserModelListResponse, instancePath+"/data/models", "type", {type: "array"}, "must be array"); } } } } } else { return fail(isUserModelListResponse, instancePath+"/data", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isUserModelListResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isUserModelListResponse.errors = vErrors;
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
  registerUser: {
    request: isRequestOfRegisterUser,
    formRequest: null,
    responses: { "200": isAccountRegistrationResponse, "400": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  loginUser: {
    request: isRequestOfLoginUser,
    formRequest: null,
    responses: { "200": isAccountLoginResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  loginUserTwoFactor: {
    request: isRequestOfLoginUserTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorLoginResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  logoutUser: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountLogoutResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  endLogin: {
    request: isRequestOfEndLogin,
    formRequest: null,
    responses: { "200": isAccountLogoutResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getSelf: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountSelfResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  deleteSelf: {
    request: isRequestOfDeleteSelf,
    formRequest: null,
    responses: { "200": isAccountDeletionResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  updateSelf: {
    request: isRequestOfUpdateSelf,
    formRequest: null,
    responses: { "200": isAccountSelfResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  transferAffiliateQuota: {
    request: isRequestOfTransferAffiliateQuota,
    formRequest: null,
    responses: { "200": isAccountAffiliateTransferResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getTwoFactorStatus: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountTwoFactorStatusResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  enableTwoFactor: {
    request: isRequestOfEnableTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorEnableResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  disableTwoFactor: {
    request: isRequestOfDisableTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorDisableResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  regenerateBackupCodes: {
    request: isRequestOfRegenerateBackupCodes,
    formRequest: null,
    responses: { "200": isAccountBackupCodesResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listApiKeys: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isApiKeyListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  createApiKey: {
    request: isRequestOfCreateApiKey,
    formRequest: null,
    responses: { "200": isApiKeyCreateResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  revokeApiKey: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isApiKeyRevokeResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  updateApiKey: {
    request: isRequestOfUpdateApiKey,
    formRequest: null,
    responses: { "200": isApiKeyResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  changePassword: {
    request: isRequestOfChangePassword,
    formRequest: null,
    responses: { "200": isAccountPasswordChangeResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  confirmLogin: {
    request: isRequestOfConfirmLogin,
    formRequest: null,
    responses: { "200": isAccountConfirmationResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listSessions: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isAccountSessionListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  endSession: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isAccountSessionEndResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  createPlaygroundKey: {
    request: isRequestOfCreatePlaygroundKey,
    formRequest: null,
    responses: { "200": isPlaygroundKeyResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listUserModels: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isUserModelListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUserUsage: {
    request: isRequestOfGetUserUsage,
    formRequest: null,
    responses: { "200": isUsageResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUserUsageSeries: {
    request: isRequestOfGetUserUsageSeries,
    formRequest: null,
    responses: { "200": isUsageSeriesResponse, "304": null, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUserUsageRecord: {
    request: isRequestOfGetUserUsageRecord,
    formRequest: null,
    responses: { "200": isUsageDetailsResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listUserLedger: {
    request: isRequestOfListUserLedger,
    formRequest: null,
    responses: { "200": isLedgerResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listInvitations: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isInvitationListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listActivity: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isAuditRecordListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listTasks: {
    request: isRequestOfListTasks,
    formRequest: null,
    responses: { "200": isTaskListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  deleteTask: {
    request: isRequestOfDeleteTask,
    formRequest: null,
    responses: { "200": isTaskDeletedResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getTaskContent: {
    request: isRequestOfGetTaskContent,
    formRequest: null,
    responses: { "200": null, "206": null, "304": null, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "410": isAccountErrorResponse, "412": isAccountErrorResponse, "416": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  headTaskContent: {
    request: isRequestOfHeadTaskContent,
    formRequest: null,
    responses: { "200": null, "304": null, "400": null, "401": null, "403": null, "404": null, "410": null, "412": null, "429": null, "500": null, "503": null },
    events: null,
  },
  listLiveSessions: {
    request: isRequestOfListLiveSessions,
    formRequest: null,
    responses: { "200": isLiveSessionListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  endLiveSession: {
    request: isRequestOfEndLiveSession,
    formRequest: null,
    responses: { "200": isLiveSessionEndResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getSettings: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isGatewaySettingsResponse, "400": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listUsers: {
    request: isRequestOfListUsers,
    formRequest: null,
    responses: { "200": isAdminUserListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  createUser: {
    request: isRequestOfCreateUser,
    formRequest: null,
    responses: { "200": isAdminUserCreateResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getUser: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isAdminUserResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  deleteUser: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isAdminDoneResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  updateUser: {
    request: isRequestOfUpdateUser,
    formRequest: null,
    responses: { "200": isAdminUserResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  creditUser: {
    request: isRequestOfCreditUser,
    formRequest: null,
    responses: { "200": isAdminMoveResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "409": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  debitUser: {
    request: isRequestOfCreditUser,
    formRequest: null,
    responses: { "200": isAdminMoveResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "409": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  logoutUserEverywhere: {
    request: isRequestOfLogoutUserEverywhere,
    formRequest: null,
    responses: { "200": isAdminDoneResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  resetUserTwoFactor: {
    request: isRequestOfLogoutUserEverywhere,
    formRequest: null,
    responses: { "200": isAdminDoneResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  resetUserPassword: {
    request: isRequestOfResetUserPassword,
    formRequest: null,
    responses: { "200": isAdminPasswordResetResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listAllApiKeys: {
    request: isRequestOfListAllApiKeys,
    formRequest: null,
    responses: { "200": isAdminApiKeyListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  revokeAnyApiKey: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isApiKeyRevokeResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUsage: {
    request: isRequestOfGetUsage,
    formRequest: null,
    responses: { "200": isAdminUsageResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUsageSeries: {
    request: isRequestOfGetUsageSeries,
    formRequest: null,
    responses: { "200": isUsageSeriesResponse, "304": null, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUsageRecord: {
    request: isRequestOfGetUserUsageRecord,
    formRequest: null,
    responses: { "200": isUsageDetailsResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listLedger: {
    request: isRequestOfListLedger,
    formRequest: null,
    responses: { "200": isLedgerResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listAuditRecords: {
    request: isRequestOfListAuditRecords,
    formRequest: null,
    responses: { "200": isAuditRecordListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listAllTasks: {
    request: isRequestOfListAllTasks,
    formRequest: null,
    responses: { "200": isTaskListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  cancelTask: {
    request: isRequestOfCancelTask,
    formRequest: null,
    responses: { "200": isTaskResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listAllLiveSessions: {
    request: isRequestOfListAllLiveSessions,
    formRequest: null,
    responses: { "200": isLiveSessionListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  endAnyLiveSession: {
    request: isRequestOfEndAnyLiveSession,
    formRequest: null,
    responses: { "200": isLiveSessionEndResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listDeployments: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isAdminDeploymentListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  drainDeployment: {
    request: isRequestOfDrainDeployment,
    formRequest: null,
    responses: { "200": isAdminDeploymentResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  resumeDeployment: {
    request: isRequestOfDrainDeployment,
    formRequest: null,
    responses: { "200": isAdminDeploymentResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listNodes: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAdminNodeListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getConfiguration: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAdminConfigurationResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
};
exports.vendor = {
  registerUser: {
    request: isRequestOfRegisterUser,
    formRequest: null,
    responses: { "200": isAccountRegistrationResponse, "400": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  loginUser: {
    request: isRequestOfLoginUser,
    formRequest: null,
    responses: { "200": isAccountLoginResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  loginUserTwoFactor: {
    request: isRequestOfLoginUserTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorLoginResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  logoutUser: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountLogoutResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  endLogin: {
    request: isRequestOfEndLogin,
    formRequest: null,
    responses: { "200": isAccountLogoutResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getSelf: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountSelfResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  deleteSelf: {
    request: isRequestOfDeleteSelf,
    formRequest: null,
    responses: { "200": isAccountDeletionResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  updateSelf: {
    request: isRequestOfUpdateSelf,
    formRequest: null,
    responses: { "200": isAccountSelfResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  transferAffiliateQuota: {
    request: isRequestOfTransferAffiliateQuota,
    formRequest: null,
    responses: { "200": isAccountAffiliateTransferResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getTwoFactorStatus: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAccountTwoFactorStatusResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  enableTwoFactor: {
    request: isRequestOfEnableTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorEnableResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  disableTwoFactor: {
    request: isRequestOfDisableTwoFactor,
    formRequest: null,
    responses: { "200": isAccountTwoFactorDisableResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  regenerateBackupCodes: {
    request: isRequestOfRegenerateBackupCodes,
    formRequest: null,
    responses: { "200": isAccountBackupCodesResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listApiKeys: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isApiKeyListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  createApiKey: {
    request: isRequestOfCreateApiKey,
    formRequest: null,
    responses: { "200": isApiKeyCreateResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  revokeApiKey: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isApiKeyRevokeResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  updateApiKey: {
    request: isRequestOfUpdateApiKey,
    formRequest: null,
    responses: { "200": isApiKeyResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  changePassword: {
    request: isRequestOfChangePassword,
    formRequest: null,
    responses: { "200": isAccountPasswordChangeResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  confirmLogin: {
    request: isRequestOfConfirmLogin,
    formRequest: null,
    responses: { "200": isAccountConfirmationResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listSessions: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isAccountSessionListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  endSession: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isAccountSessionEndResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  createPlaygroundKey: {
    request: isRequestOfCreatePlaygroundKey,
    formRequest: null,
    responses: { "200": isPlaygroundKeyResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listUserModels: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isUserModelListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUserUsage: {
    request: isRequestOfGetUserUsage,
    formRequest: null,
    responses: { "200": isUsageResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUserUsageSeries: {
    request: isRequestOfGetUserUsageSeries,
    formRequest: null,
    responses: { "200": isUsageSeriesResponse, "304": null, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUserUsageRecord: {
    request: isRequestOfGetUserUsageRecord,
    formRequest: null,
    responses: { "200": isUsageDetailsResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listUserLedger: {
    request: isRequestOfListUserLedger,
    formRequest: null,
    responses: { "200": isLedgerResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listInvitations: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isInvitationListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listActivity: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isAuditRecordListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listTasks: {
    request: isRequestOfListTasks,
    formRequest: null,
    responses: { "200": isTaskListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  deleteTask: {
    request: isRequestOfDeleteTask,
    formRequest: null,
    responses: { "200": isTaskDeletedResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getTaskContent: {
    request: isRequestOfGetTaskContent,
    formRequest: null,
    responses: { "200": null, "206": null, "304": null, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "410": isAccountErrorResponse, "412": isAccountErrorResponse, "416": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  headTaskContent: {
    request: isRequestOfHeadTaskContent,
    formRequest: null,
    responses: { "200": null, "304": null, "400": null, "401": null, "403": null, "404": null, "410": null, "412": null, "429": null, "500": null, "503": null },
    events: null,
  },
  listLiveSessions: {
    request: isRequestOfListLiveSessions,
    formRequest: null,
    responses: { "200": isLiveSessionListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  endLiveSession: {
    request: isRequestOfEndLiveSession,
    formRequest: null,
    responses: { "200": isLiveSessionEndResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getSettings: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isGatewaySettingsResponse, "400": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listUsers: {
    request: isRequestOfListUsers,
    formRequest: null,
    responses: { "200": isAdminUserListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  createUser: {
    request: isRequestOfCreateUser,
    formRequest: null,
    responses: { "200": isAdminUserCreateResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  getUser: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isAdminUserResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  deleteUser: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isAdminDoneResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  updateUser: {
    request: isRequestOfUpdateUser,
    formRequest: null,
    responses: { "200": isAdminUserResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  creditUser: {
    request: isRequestOfCreditUser,
    formRequest: null,
    responses: { "200": isAdminMoveResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "409": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  debitUser: {
    request: isRequestOfCreditUser,
    formRequest: null,
    responses: { "200": isAdminMoveResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "409": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  logoutUserEverywhere: {
    request: isRequestOfLogoutUserEverywhere,
    formRequest: null,
    responses: { "200": isAdminDoneResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  resetUserTwoFactor: {
    request: isRequestOfLogoutUserEverywhere,
    formRequest: null,
    responses: { "200": isAdminDoneResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  resetUserPassword: {
    request: isRequestOfResetUserPassword,
    formRequest: null,
    responses: { "200": isAdminPasswordResetResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listAllApiKeys: {
    request: isRequestOfListAllApiKeys,
    formRequest: null,
    responses: { "200": isAdminApiKeyListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  revokeAnyApiKey: {
    request: isRequestOfRevokeApiKey,
    formRequest: null,
    responses: { "200": isApiKeyRevokeResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUsage: {
    request: isRequestOfGetUsage,
    formRequest: null,
    responses: { "200": isAdminUsageResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUsageSeries: {
    request: isRequestOfGetUsageSeries,
    formRequest: null,
    responses: { "200": isUsageSeriesResponse, "304": null, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getUsageRecord: {
    request: isRequestOfGetUserUsageRecord,
    formRequest: null,
    responses: { "200": isUsageDetailsResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listLedger: {
    request: isRequestOfListLedger,
    formRequest: null,
    responses: { "200": isLedgerResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listAuditRecords: {
    request: isRequestOfListAuditRecords,
    formRequest: null,
    responses: { "200": isAuditRecordListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  listAllTasks: {
    request: isRequestOfListAllTasks,
    formRequest: null,
    responses: { "200": isTaskListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  cancelTask: {
    request: isRequestOfCancelTask,
    formRequest: null,
    responses: { "200": isTaskResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listAllLiveSessions: {
    request: isRequestOfListAllLiveSessions,
    formRequest: null,
    responses: { "200": isLiveSessionListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  endAnyLiveSession: {
    request: isRequestOfEndAnyLiveSession,
    formRequest: null,
    responses: { "200": isLiveSessionEndResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listDeployments: {
    request: isRequestOfListApiKeys,
    formRequest: null,
    responses: { "200": isAdminDeploymentListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  drainDeployment: {
    request: isRequestOfDrainDeployment,
    formRequest: null,
    responses: { "200": isAdminDeploymentResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  resumeDeployment: {
    request: isRequestOfDrainDeployment,
    formRequest: null,
    responses: { "200": isAdminDeploymentResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "404": isAccountErrorResponse, "413": isAccountErrorResponse, "415": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse, "504": isAccountErrorResponse },
    events: null,
  },
  listNodes: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAdminNodeListResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
  getConfiguration: {
    request: isRequestOfLogoutUser,
    formRequest: null,
    responses: { "200": isAdminConfigurationResponse, "400": isAccountErrorResponse, "401": isAccountErrorResponse, "403": isAccountErrorResponse, "429": isAccountErrorResponse, "500": isAccountErrorResponse, "503": isAccountErrorResponse },
    events: null,
  },
};
