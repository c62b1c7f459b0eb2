// Generated from specs/ by `npm run generate`. Do not edit.
'use strict';
function fail(validate, instancePath, keyword, params, message) {
  validate.errors = [{ instancePath, keyword, params, message }];
  return false;
}
const equal = require("ajv/dist/runtime/equal").default;
const pattern_33cef0 = new RegExp("^ek_", "u");
const ucs2length = require("ajv/dist/runtime/ucs2length").default;
function isFormOfCreateRealtimeCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isFormOfCreateRealtimeCall.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isFormOfCreateRealtimeCall, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(key0 === "model")){
return fail(isFormOfCreateRealtimeCall, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.model !== undefined){
if(!(isRealtimeModel(data0.model, {instancePath:instancePath+"/query/model",parentData:data0,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModel.errors : vErrors.concat(isRealtimeModel.errors);
errors = vErrors.length;
} } } } else { return fail(isFormOfCreateRealtimeCall, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs5 = errors; if(!(isRealtimeCallRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeCallRequest.errors : vErrors.concat(isRealtimeCallRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isFormOfCreateRealtimeCall, instancePath, "type", {type: "object"}, "must be object"); } }
isFormOfCreateRealtimeCall.errors = vErrors;
return errors === 0;
}
function isOpenAiError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isOpenAiError.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
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
const evaluated0 = isOpenAiErrorResponse.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
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
const evaluated0 = isOpenAiErrorType.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(typeof data !== "string"){ return fail(isOpenAiErrorType, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((((data === "invalid_request_error") || (data === "authentication_error")) || (data === "permission_error")) || (data === "rate_limit_error")) || (data === "server_error")) || (data === "image_generation_user_error"))){
return fail(isOpenAiErrorType, instancePath, "enum", {allowedValues: ["invalid_request_error","authentication_error","permission_error","rate_limit_error","server_error","image_generation_user_error"]}, "must be equal to one of the allowed values");
}
isOpenAiErrorType.errors = vErrors;
return errors === 0;
}
function isRealtimeAudioFormat(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeAudioFormat.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(typeof data !== "string"){ return fail(isRealtimeAudioFormat, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((data === "pcm16") || (data === "g711_ulaw")) || (data === "g711_alaw"))){
return fail(isRealtimeAudioFormat, instancePath, "enum", {allowedValues: ["pcm16","g711_ulaw","g711_alaw"]}, "must be equal to one of the allowed values");
}
isRealtimeAudioFormat.errors = vErrors;
return errors === 0;
}
function isRealtimeBitsPerSample(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeBitsPerSample.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimeBitsPerSample, instancePath, "type", {type: "integer"}, "must be integer");
}
if(!((data === 8) || (data === 16))){
return fail(isRealtimeBitsPerSample, instancePath, "enum", {allowedValues: [8,16]}, "must be equal to one of the allowed values");
}
isRealtimeBitsPerSample.errors = vErrors;
return errors === 0;
}
function isRealtimeCallRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeCallRequest.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sdp === undefined) && (missing0 = "sdp")){
return fail(isRealtimeCallRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "sdp") || (key0 === "session"))){
return fail(isRealtimeCallRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.sdp !== undefined){
const _errs2 = errors; if(!(isRealtimeSdp(data.sdp, {instancePath:instancePath+"/sdp",parentData:data,parentDataProperty:"sdp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSdp.errors : vErrors.concat(isRealtimeSdp.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
const _errs3 = errors; if(!(isRealtimeGaSessionConfig(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaSessionConfig.errors : vErrors.concat(isRealtimeGaSessionConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeCallRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeCallRequest.errors = vErrors;
return errors === 0;
}
function isRealtimeChannels(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeChannels.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimeChannels, instancePath, "type", {type: "integer"}, "must be integer");
}
if(!((data === 1) || (data === 2))){
return fail(isRealtimeChannels, instancePath, "enum", {allowedValues: [1,2]}, "must be equal to one of the allowed values");
}
isRealtimeChannels.errors = vErrors;
return errors === 0;
}
function isRealtimeClientSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeClientSecret.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.value === undefined) && (missing0 = "value")) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
return fail(isRealtimeClientSecret, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.value !== undefined){
let data0 = data.value; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern_33cef0.test(data0)){
return fail(isRealtimeClientSecret, instancePath+"/value", "pattern", {pattern: "^ek_"}, "must match pattern \""+"^ek_"+"\"");
} } else { return fail(isRealtimeClientSecret, instancePath+"/value", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
let data1 = data.expires_at; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isRealtimeClientSecret, instancePath+"/expires_at", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isRealtimeClientSecret, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeClientSecret.errors = vErrors;
return errors === 0;
}
function isRealtimeClientSecretExpiry(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeClientSecretExpiry.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "anchor") || (key0 === "seconds"))){
return fail(isRealtimeClientSecretExpiry, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.anchor !== undefined){
let data0 = data.anchor; const _errs2 = errors; if((typeof data0 !== "string") && (data0 !== null)){
return fail(isRealtimeClientSecretExpiry, instancePath+"/anchor", "type", {type: ["string","null"]}, "must be string,null");
}
if(!((data0 === "created_at") || (data0 === null))){
return fail(isRealtimeClientSecretExpiry, instancePath+"/anchor", "enum", {allowedValues: ["created_at",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.seconds !== undefined){
let data1 = data.seconds; const _errs4 = errors; if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
return fail(isRealtimeClientSecretExpiry, instancePath+"/seconds", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 7200 || isNaN(data1)){
return fail(isRealtimeClientSecretExpiry, instancePath+"/seconds", "maximum", {comparison: "<=", limit: 7200}, "must be <= 7200");
} else {
if(data1 < 10 || isNaN(data1)){
return fail(isRealtimeClientSecretExpiry, instancePath+"/seconds", "minimum", {comparison: ">=", limit: 10}, "must be >= 10");
} } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRealtimeClientSecretExpiry, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeClientSecretExpiry.errors = vErrors;
return errors === 0;
}
function isRealtimeClientSecretRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeClientSecretRequest.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "expires_after") || (key0 === "session"))){
return fail(isRealtimeClientSecretRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.expires_after !== undefined){
let data0 = data.expires_after; const _errs2 = errors; const _errs3 = errors; let valid1 = false;
let passing0 = null;
const _errs4 = errors; if(!(isRealtimeClientSecretExpiry(data0, {instancePath:instancePath+"/expires_after",parentData:data,parentDataProperty:"expires_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientSecretExpiry.errors : vErrors.concat(isRealtimeClientSecretExpiry.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs5 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/expires_after",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/expires_after",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeClientSecretRequest.errors = vErrors;
return false;
} else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
let data1 = data.session; const _errs7 = errors; const _errs8 = errors; let valid2 = false;
let passing1 = null;
const _errs9 = errors; if(!(isRealtimeGaSessionConfig(data1, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaSessionConfig.errors : vErrors.concat(isRealtimeGaSessionConfig.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
var props1 = {};
props1.type = true;
props1.model = true;
props1.output_modalities = true;
props1.instructions = true;
props1.audio = true;
props1.tools = true;
props1.tool_choice = true;
props1.max_output_tokens = true;
props1.truncation = true;
props1.tracing = true;
props1.prompt = true;
props1.include = true;
}
const _errs10 = errors; if(data1 !== null){
const err2 = {instancePath:instancePath+"/session",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs10 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/session",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeClientSecretRequest.errors = vErrors;
return false;
} else { errors = _errs8; if(vErrors !== null){ if(_errs8){ vErrors.length = _errs8; } else { vErrors = null; } } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } else { return fail(isRealtimeClientSecretRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeClientSecretRequest.errors = vErrors;
return errors === 0;
}
function isRealtimeClientSecretResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeClientSecretResponse.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.value === undefined) && (missing0 = "value")) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.session === undefined) && (missing0 = "session"))){
return fail(isRealtimeClientSecretResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.value !== undefined){
let data0 = data.value; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern_33cef0.test(data0)){
return fail(isRealtimeClientSecretResponse, instancePath+"/value", "pattern", {pattern: "^ek_"}, "must match pattern \""+"^ek_"+"\"");
} } else { return fail(isRealtimeClientSecretResponse, instancePath+"/value", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
let data1 = data.expires_at; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isRealtimeClientSecretResponse, instancePath+"/expires_at", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isRealtimeClientSecretResponse, instancePath+"/expires_at", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
const _errs5 = errors; if(!(isRealtimeGaSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaSession.errors : vErrors.concat(isRealtimeGaSession.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeClientSecretResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeClientSecretResponse.errors = vErrors;
return errors === 0;
}
function isRealtimeGaAudio(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaAudio.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input !== undefined){
let data0 = data.input; const _errs1 = errors; const _errs2 = errors; let valid1 = false;
let passing0 = null;
const _errs3 = errors; if(!(isRealtimeGaAudioInput(data0, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaAudioInput.errors : vErrors.concat(isRealtimeGaAudioInput.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.format = true;
props0.transcription = true;
props0.noise_reduction = true;
props0.turn_detection = true;
}
const _errs4 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/input",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/input",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeGaAudio.errors = vErrors;
return false;
} else { errors = _errs2; if(vErrors !== null){ if(_errs2){ vErrors.length = _errs2; } else { vErrors = null; } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
let data1 = data.output; const _errs6 = errors; const _errs7 = errors; let valid2 = false;
let passing1 = null;
const _errs8 = errors; if(!(isRealtimeGaAudioOutput(data1, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaAudioOutput.errors : vErrors.concat(isRealtimeGaAudioOutput.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
if(_valid1){ valid2 = true; passing1 = 0; var props1 = {}; props1.format = true; props1.voice = true; props1.speed = true; }
const _errs9 = errors; if(data1 !== null){
const err2 = {instancePath:instancePath+"/output",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs9 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/output",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeGaAudio.errors = vErrors;
return false;
} else { errors = _errs7; if(vErrors !== null){ if(_errs7){ vErrors.length = _errs7; } else { vErrors = null; } } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } else { return fail(isRealtimeGaAudio, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaAudio.errors = vErrors;
return errors === 0;
}
function isRealtimeGaAudioFormat(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaAudioFormat.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeGaAudioFormat, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "audio/pcm"){
if(!(isRealtimeGaPcmFormat(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaPcmFormat.errors : vErrors.concat(isRealtimeGaPcmFormat.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.rate = true;
} else if(tag0 === "audio/pcmu"){
if(!(isRealtimeGaG711Format(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaG711Format.errors : vErrors.concat(isRealtimeGaG711Format.errors);
errors = vErrors.length;
}
if(props0 !== true){ props0 = props0 || {}; props0.type = true; } } else if(tag0 === "audio/pcma"){
if(!(isRealtimeGaG711Format(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaG711Format.errors : vErrors.concat(isRealtimeGaG711Format.errors);
errors = vErrors.length;
}
if(props0 !== true){ props0 = props0 || {}; props0.type = true; } } else {
return fail(isRealtimeGaAudioFormat, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isRealtimeGaAudioFormat, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isRealtimeGaAudioFormat, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaAudioFormat.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
function isRealtimeGaAudioInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaAudioInput.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format; const _errs1 = errors; const _errs2 = errors; let valid1 = false;
let passing0 = null;
const _errs3 = errors; if(!(isRealtimeGaAudioFormat(data0, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaAudioFormat.errors : vErrors.concat(isRealtimeGaAudioFormat.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs4 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/format",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeGaAudioInput.errors = vErrors;
return false;
} else { errors = _errs2; if(vErrors !== null){ if(_errs2){ vErrors.length = _errs2; } else { vErrors = null; } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.transcription !== undefined){
let data1 = data.transcription; const _errs6 = errors; const _errs7 = errors; let valid2 = false;
let passing1 = null;
const _errs8 = errors; if(!(isRealtimeGaTranscription(data1, {instancePath:instancePath+"/transcription",parentData:data,parentDataProperty:"transcription",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaTranscription.errors : vErrors.concat(isRealtimeGaTranscription.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
if(_valid1){ valid2 = true; passing1 = 0; var props1 = {}; props1.model = true; props1.language = true; props1.prompt = true; }
const _errs9 = errors; if(data1 !== null){
const err2 = {instancePath:instancePath+"/transcription",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs9 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/transcription",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeGaAudioInput.errors = vErrors;
return false;
} else { errors = _errs7; if(vErrors !== null){ if(_errs7){ vErrors.length = _errs7; } else { vErrors = null; } } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.noise_reduction !== undefined){
let data2 = data.noise_reduction; const _errs11 = errors; const _errs12 = errors; let valid3 = false;
let passing2 = null;
const _errs13 = errors; if(!(isRealtimeGaNoiseReduction(data2, {instancePath:instancePath+"/noise_reduction",parentData:data,parentDataProperty:"noise_reduction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaNoiseReduction.errors : vErrors.concat(isRealtimeGaNoiseReduction.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
if(_valid2){ valid3 = true; passing2 = 0; var props2 = {}; props2.type = true; }
const _errs14 = errors; if(data2 !== null){
const err4 = {instancePath:instancePath+"/noise_reduction",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs14 === errors;
if(_valid2 && valid3){ valid3 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid3 = true; passing2 = 1; } }
if(!valid3){
const err5 = {instancePath:instancePath+"/noise_reduction",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isRealtimeGaAudioInput.errors = vErrors;
return false;
} else { errors = _errs12; if(vErrors !== null){ if(_errs12){ vErrors.length = _errs12; } else { vErrors = null; } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.turn_detection !== undefined){
let data3 = data.turn_detection; const _errs16 = errors; const _errs17 = errors; let valid4 = false;
let passing3 = null;
const _errs18 = errors; if(!(isRealtimeGaTurnDetection(data3, {instancePath:instancePath+"/turn_detection",parentData:data,parentDataProperty:"turn_detection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaTurnDetection.errors : vErrors.concat(isRealtimeGaTurnDetection.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
if(_valid3){ valid4 = true; passing3 = 0; }
const _errs19 = errors; if(data3 !== null){
const err6 = {instancePath:instancePath+"/turn_detection",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid3 = _errs19 === errors;
if(_valid3 && valid4){ valid4 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid4 = true; passing3 = 1; } }
if(!valid4){
const err7 = {instancePath:instancePath+"/turn_detection",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isRealtimeGaAudioInput.errors = vErrors;
return false;
} else { errors = _errs17; if(vErrors !== null){ if(_errs17){ vErrors.length = _errs17; } else { vErrors = null; } } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeGaAudioInput, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaAudioInput.errors = vErrors;
return errors === 0;
}
function isRealtimeGaAudioOutput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaAudioOutput.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format; const _errs1 = errors; const _errs2 = errors; let valid1 = false;
let passing0 = null;
const _errs3 = errors; if(!(isRealtimeGaAudioFormat(data0, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaAudioFormat.errors : vErrors.concat(isRealtimeGaAudioFormat.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs4 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/format",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeGaAudioOutput.errors = vErrors;
return false;
} else { errors = _errs2; if(vErrors !== null){ if(_errs2){ vErrors.length = _errs2; } else { vErrors = null; } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voice !== undefined){
let data1 = data.voice; const _errs6 = errors; const _errs7 = errors; let valid2 = false;
let passing1 = null;
const _errs8 = errors; if(!(isRealtimeGaVoice(data1, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaVoice.errors : vErrors.concat(isRealtimeGaVoice.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs9 = errors; if(data1 !== null){
const err2 = {instancePath:instancePath+"/voice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs9 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/voice",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeGaAudioOutput.errors = vErrors;
return false;
} else { errors = _errs7; if(vErrors !== null){ if(_errs7){ vErrors.length = _errs7; } else { vErrors = null; } } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.speed !== undefined){
let data2 = data.speed; const _errs11 = errors; const _errs12 = errors; let valid3 = false;
let passing2 = null;
const _errs13 = errors; if(!(isRealtimeGaSpeed(data2, {instancePath:instancePath+"/speed",parentData:data,parentDataProperty:"speed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaSpeed.errors : vErrors.concat(isRealtimeGaSpeed.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
if(_valid2){ valid3 = true; passing2 = 0; }
const _errs14 = errors; if(data2 !== null){
const err4 = {instancePath:instancePath+"/speed",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs14 === errors;
if(_valid2 && valid3){ valid3 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid3 = true; passing2 = 1; } }
if(!valid3){
const err5 = {instancePath:instancePath+"/speed",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isRealtimeGaAudioOutput.errors = vErrors;
return false;
} else { errors = _errs12; if(vErrors !== null){ if(_errs12){ vErrors.length = _errs12; } else { vErrors = null; } } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } else { return fail(isRealtimeGaAudioOutput, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaAudioOutput.errors = vErrors;
return errors === 0;
}
function isRealtimeGaG711Format(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaG711Format.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeGaG711Format, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; if(typeof data0 !== "string"){ return fail(isRealtimeGaG711Format, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!((data0 === "audio/pcmu") || (data0 === "audio/pcma"))){
return fail(isRealtimeGaG711Format, instancePath+"/type", "enum", {allowedValues: ["audio/pcmu","audio/pcma"]}, "must be equal to one of the allowed values");
} } } } else { return fail(isRealtimeGaG711Format, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaG711Format.errors = vErrors;
return errors === 0;
}
function isRealtimeGaNoiseReduction(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaNoiseReduction.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type; if(typeof data0 !== "string"){ return fail(isRealtimeGaNoiseReduction, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!((data0 === "near_field") || (data0 === "far_field"))){
return fail(isRealtimeGaNoiseReduction, instancePath+"/type", "enum", {allowedValues: ["near_field","far_field"]}, "must be equal to one of the allowed values");
} } } else { return fail(isRealtimeGaNoiseReduction, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaNoiseReduction.errors = vErrors;
return errors === 0;
}
function isRealtimeGaOutputModalities(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaOutputModalities.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){ return fail(isRealtimeGaOutputModalities, instancePath, "maxItems", {limit: 1}, "must NOT have more than 1 items"); } else {
if(data.length < 1){ return fail(isRealtimeGaOutputModalities, instancePath, "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0]; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeGaOutputModalities, instancePath+"/" + i0, "type", {type: "string"}, "must be string"); }
if(!((data0 === "text") || (data0 === "audio"))){
return fail(isRealtimeGaOutputModalities, instancePath+"/" + i0, "enum", {allowedValues: ["text","audio"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } } } else { return fail(isRealtimeGaOutputModalities, instancePath, "type", {type: "array"}, "must be array"); } }
isRealtimeGaOutputModalities.errors = vErrors;
return errors === 0;
}
function isRealtimeGaPcmFormat(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaPcmFormat.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeGaPcmFormat, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeGaPcmFormat, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("audio/pcm" !== data0){
return fail(isRealtimeGaPcmFormat, instancePath+"/type", "const", {allowedValue: "audio/pcm"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.rate !== undefined){
let data1 = data.rate; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isRealtimeGaPcmFormat, instancePath+"/rate", "type", {type: "integer"}, "must be integer");
}
if(24000 !== data1){ return fail(isRealtimeGaPcmFormat, instancePath+"/rate", "const", {allowedValue: 24000}, "must be equal to constant"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isRealtimeGaPcmFormat, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaPcmFormat.errors = vErrors;
return errors === 0;
}
function isRealtimeGaPrompt(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaPrompt.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
return fail(isRealtimeGaPrompt, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isRealtimeGaPrompt, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeGaPrompt, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.version !== undefined){
let data1 = data.version; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isRealtimeGaPrompt, instancePath+"/version", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.variables !== undefined){
let data2 = data.variables; const _errs5 = errors; if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
return fail(isRealtimeGaPrompt, instancePath+"/variables", "type", {type: ["object","null"]}, "must be object,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeGaPrompt, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaPrompt.errors = vErrors;
return errors === 0;
}
function isRealtimeGaSemanticVad(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaSemanticVad.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeGaSemanticVad, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeGaSemanticVad, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("semantic_vad" !== data0){
return fail(isRealtimeGaSemanticVad, instancePath+"/type", "const", {allowedValue: "semantic_vad"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.eagerness !== undefined){
let data1 = data.eagerness; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isRealtimeGaSemanticVad, instancePath+"/eagerness", "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((((data1 === "low") || (data1 === "medium")) || (data1 === "high")) || (data1 === "auto")) || (data1 === null))){
return fail(isRealtimeGaSemanticVad, instancePath+"/eagerness", "enum", {allowedValues: ["low","medium","high","auto",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.create_response !== undefined){
let data2 = data.create_response; const _errs5 = errors; if((typeof data2 !== "boolean") && (data2 !== null)){
return fail(isRealtimeGaSemanticVad, instancePath+"/create_response", "type", {type: ["boolean","null"]}, "must be boolean,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.interrupt_response !== undefined){
let data3 = data.interrupt_response; const _errs7 = errors; if((typeof data3 !== "boolean") && (data3 !== null)){
return fail(isRealtimeGaSemanticVad, instancePath+"/interrupt_response", "type", {type: ["boolean","null"]}, "must be boolean,null");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeGaSemanticVad, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaSemanticVad.errors = vErrors;
return errors === 0;
}
function isRealtimeGaServerVad(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaServerVad.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeGaServerVad, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeGaServerVad, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("server_vad" !== data0){
return fail(isRealtimeGaServerVad, instancePath+"/type", "const", {allowedValue: "server_vad"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.threshold !== undefined){
let data1 = data.threshold; const _errs3 = errors; const _errs4 = errors; let valid1 = false;
let passing0 = null;
const _errs5 = errors; if(!(isRealtimeThreshold(data1, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeThreshold.errors : vErrors.concat(isRealtimeThreshold.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs6 = errors; if(data1 !== null){
const err0 = {instancePath:instancePath+"/threshold",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/threshold",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeGaServerVad.errors = vErrors;
return false;
} else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prefix_padding_ms !== undefined){
let data2 = data.prefix_padding_ms; const _errs8 = errors; const _errs9 = errors; let valid2 = false;
let passing1 = null;
const _errs10 = errors; if(!(isRealtimePrefixPaddingMs(data2, {instancePath:instancePath+"/prefix_padding_ms",parentData:data,parentDataProperty:"prefix_padding_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimePrefixPaddingMs.errors : vErrors.concat(isRealtimePrefixPaddingMs.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs11 = errors; if(data2 !== null){
const err2 = {instancePath:instancePath+"/prefix_padding_ms",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/prefix_padding_ms",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeGaServerVad.errors = vErrors;
return false;
} else { errors = _errs9; if(vErrors !== null){ if(_errs9){ vErrors.length = _errs9; } else { vErrors = null; } } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.silence_duration_ms !== undefined){
let data3 = data.silence_duration_ms; const _errs13 = errors; const _errs14 = errors; let valid3 = false;
let passing2 = null;
const _errs15 = errors; if(!(isRealtimeSilenceDurationMs(data3, {instancePath:instancePath+"/silence_duration_ms",parentData:data,parentDataProperty:"silence_duration_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSilenceDurationMs.errors : vErrors.concat(isRealtimeSilenceDurationMs.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
if(_valid2){ valid3 = true; passing2 = 0; }
const _errs16 = errors; if(data3 !== null){
const err4 = {instancePath:instancePath+"/silence_duration_ms",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs16 === errors;
if(_valid2 && valid3){ valid3 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid3 = true; passing2 = 1; } }
if(!valid3){
const err5 = {instancePath:instancePath+"/silence_duration_ms",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isRealtimeGaServerVad.errors = vErrors;
return false;
} else { errors = _errs14; if(vErrors !== null){ if(_errs14){ vErrors.length = _errs14; } else { vErrors = null; } } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.idle_timeout_ms !== undefined){
let data4 = data.idle_timeout_ms; const _errs18 = errors; if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
return fail(isRealtimeGaServerVad, instancePath+"/idle_timeout_ms", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs18){
if(typeof data4 == "number"){
if(data4 > 30000 || isNaN(data4)){
return fail(isRealtimeGaServerVad, instancePath+"/idle_timeout_ms", "maximum", {comparison: "<=", limit: 30000}, "must be <= 30000");
} else {
if(data4 < 5000 || isNaN(data4)){
return fail(isRealtimeGaServerVad, instancePath+"/idle_timeout_ms", "minimum", {comparison: ">=", limit: 5000}, "must be >= 5000");
} } } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.create_response !== undefined){
let data5 = data.create_response; const _errs20 = errors; if((typeof data5 !== "boolean") && (data5 !== null)){
return fail(isRealtimeGaServerVad, instancePath+"/create_response", "type", {type: ["boolean","null"]}, "must be boolean,null");
}
var valid0 = _errs20 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.interrupt_response !== undefined){
let data6 = data.interrupt_response; const _errs22 = errors; if((typeof data6 !== "boolean") && (data6 !== null)){
return fail(isRealtimeGaServerVad, instancePath+"/interrupt_response", "type", {type: ["boolean","null"]}, "must be boolean,null");
}
var valid0 = _errs22 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isRealtimeGaServerVad, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaServerVad.errors = vErrors;
return errors === 0;
}
function isRealtimeGaSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaSession.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.id === undefined) && (missing0 = "id"))){
return fail(isRealtimeGaSession, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeGaSession, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("realtime" !== data0){ return fail(isRealtimeGaSession, instancePath+"/type", "const", {allowedValue: "realtime"}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeGaSession, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("realtime.session" !== data1){
return fail(isRealtimeGaSession, instancePath+"/object", "const", {allowedValue: "realtime.session"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
let data2 = data.id; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeGaSession, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeGaSession, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data3 = data.model; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeGaSession, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeGaSession, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
let data4 = data.expires_at; const _errs9 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isRealtimeGaSession, instancePath+"/expires_at", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_modalities !== undefined){
const _errs11 = errors; if(!(isRealtimeGaOutputModalities(data.output_modalities, {instancePath:instancePath+"/output_modalities",parentData:data,parentDataProperty:"output_modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaOutputModalities.errors : vErrors.concat(isRealtimeGaOutputModalities.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.instructions !== undefined){
const _errs12 = errors; if(typeof data.instructions !== "string"){
return fail(isRealtimeGaSession, instancePath+"/instructions", "type", {type: "string"}, "must be string");
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
const _errs14 = errors; if(!(isRealtimeGaSessionAudio(data.audio, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaSessionAudio.errors : vErrors.concat(isRealtimeGaSessionAudio.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
let data8 = data.tools; const _errs15 = errors; if(errors === _errs15){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors; if(!(isRealtimeGaTool(data8[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaTool.errors : vErrors.concat(isRealtimeGaTool.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
if(!valid1){ break; } } } else { return fail(isRealtimeGaSession, instancePath+"/tools", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
const _errs18 = errors; if(!(isRealtimeGaToolChoice(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaToolChoice.errors : vErrors.concat(isRealtimeGaToolChoice.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
const _errs19 = errors; if(!(isRealtimeMaxTokens(data.max_output_tokens, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.truncation !== undefined){
const _errs20 = errors; if(!(isRealtimeGaTruncation(data.truncation, {instancePath:instancePath+"/truncation",parentData:data,parentDataProperty:"truncation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaTruncation.errors : vErrors.concat(isRealtimeGaTruncation.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tracing !== undefined){
let data13 = data.tracing; const _errs21 = errors; const _errs22 = errors; let valid2 = false;
let passing0 = null;
const _errs23 = errors; if(!(isRealtimeGaTracing(data13, {instancePath:instancePath+"/tracing",parentData:data,parentDataProperty:"tracing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaTracing.errors : vErrors.concat(isRealtimeGaTracing.errors);
errors = vErrors.length;
}
var _valid0 = _errs23 === errors;
if(_valid0){ valid2 = true; passing0 = 0; }
const _errs24 = errors; if(data13 !== null){
const err0 = {instancePath:instancePath+"/tracing",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs24 === errors;
if(_valid0 && valid2){ valid2 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid2 = true; passing0 = 1; } }
if(!valid2){
const err1 = {instancePath:instancePath+"/tracing",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeGaSession.errors = vErrors;
return false;
} else { errors = _errs22; if(vErrors !== null){ if(_errs22){ vErrors.length = _errs22; } else { vErrors = null; } } }
var valid0 = _errs21 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prompt !== undefined){
let data14 = data.prompt; const _errs26 = errors; const _errs27 = errors; let valid3 = false;
let passing1 = null;
const _errs28 = errors; if(!(isRealtimeGaPrompt(data14, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaPrompt.errors : vErrors.concat(isRealtimeGaPrompt.errors);
errors = vErrors.length;
}
var _valid1 = _errs28 === errors;
if(_valid1){ valid3 = true; passing1 = 0; var props3 = {}; props3.id = true; props3.version = true; props3.variables = true; }
const _errs29 = errors; if(data14 !== null){
const err2 = {instancePath:instancePath+"/prompt",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs29 === errors;
if(_valid1 && valid3){ valid3 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid3 = true; passing1 = 1; } }
if(!valid3){
const err3 = {instancePath:instancePath+"/prompt",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeGaSession.errors = vErrors;
return false;
} else { errors = _errs27; if(vErrors !== null){ if(_errs27){ vErrors.length = _errs27; } else { vErrors = null; } } }
var valid0 = _errs26 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.include !== undefined){
let data15 = data.include; const _errs31 = errors; if((!(Array.isArray(data15))) && (data15 !== null)){
return fail(isRealtimeGaSession, instancePath+"/include", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs31){
if(Array.isArray(data15)){
var valid4 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs33 = errors; if(typeof data15[i1] !== "string"){ return fail(isRealtimeGaSession, instancePath+"/include/" + i1, "type", {type: "string"}, "must be string"); }
var valid4 = _errs33 === errors;
if(!valid4){ break; } } } }
var valid0 = _errs31 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } else { return fail(isRealtimeGaSession, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaSession.errors = vErrors;
return errors === 0;
}
function isRealtimeGaSessionAudio(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaSessionAudio.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input !== undefined){
let data0 = data.input; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.format !== undefined){
const _errs3 = errors; if(!(isRealtimeGaAudioFormat(data0.format, {instancePath:instancePath+"/input/format",parentData:data0,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaAudioFormat.errors : vErrors.concat(isRealtimeGaAudioFormat.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.transcription !== undefined){
let data2 = data0.transcription; const _errs4 = errors; const _errs5 = errors; let valid2 = false;
let passing0 = null;
const _errs6 = errors; if(!(isRealtimeGaTranscription(data2, {instancePath:instancePath+"/input/transcription",parentData:data0,parentDataProperty:"transcription",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaTranscription.errors : vErrors.concat(isRealtimeGaTranscription.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){ valid2 = true; passing0 = 0; var props1 = {}; props1.model = true; props1.language = true; props1.prompt = true; }
const _errs7 = errors; if(data2 !== null){
const err0 = {instancePath:instancePath+"/input/transcription",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid2){ valid2 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid2 = true; passing0 = 1; } }
if(!valid2){
const err1 = {instancePath:instancePath+"/input/transcription",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeGaSessionAudio.errors = vErrors;
return false;
} else { errors = _errs5; if(vErrors !== null){ if(_errs5){ vErrors.length = _errs5; } else { vErrors = null; } } }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.noise_reduction !== undefined){
let data3 = data0.noise_reduction; const _errs9 = errors; const _errs10 = errors; let valid3 = false;
let passing1 = null;
const _errs11 = errors; if(!(isRealtimeGaNoiseReduction(data3, {instancePath:instancePath+"/input/noise_reduction",parentData:data0,parentDataProperty:"noise_reduction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaNoiseReduction.errors : vErrors.concat(isRealtimeGaNoiseReduction.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
if(_valid1){ valid3 = true; passing1 = 0; var props2 = {}; props2.type = true; }
const _errs12 = errors; if(data3 !== null){
const err2 = {instancePath:instancePath+"/input/noise_reduction",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs12 === errors;
if(_valid1 && valid3){ valid3 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid3 = true; passing1 = 1; } }
if(!valid3){
const err3 = {instancePath:instancePath+"/input/noise_reduction",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeGaSessionAudio.errors = vErrors;
return false;
} else { errors = _errs10; if(vErrors !== null){ if(_errs10){ vErrors.length = _errs10; } else { vErrors = null; } } }
var valid1 = _errs9 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.turn_detection !== undefined){
let data4 = data0.turn_detection; const _errs14 = errors; const _errs15 = errors; let valid4 = false;
let passing2 = null;
const _errs16 = errors; if(!(isRealtimeGaTurnDetection(data4, {instancePath:instancePath+"/input/turn_detection",parentData:data0,parentDataProperty:"turn_detection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaTurnDetection.errors : vErrors.concat(isRealtimeGaTurnDetection.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
if(_valid2){ valid4 = true; passing2 = 0; }
const _errs17 = errors; if(data4 !== null){
const err4 = {instancePath:instancePath+"/input/turn_detection",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs17 === errors;
if(_valid2 && valid4){ valid4 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid4 = true; passing2 = 1; } }
if(!valid4){
const err5 = {instancePath:instancePath+"/input/turn_detection",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isRealtimeGaSessionAudio.errors = vErrors;
return false;
} else { errors = _errs15; if(vErrors !== null){ if(_errs15){ vErrors.length = _errs15; } else { vErrors = null; } } }
var valid1 = _errs14 === errors;
} else { var valid1 = true; } } } } } else { return fail(isRealtimeGaSessionAudio, instancePath+"/input", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
let data5 = data.output; const _errs19 = errors; if(errors === _errs19){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.format !== undefined){
const _errs21 = errors; if(!(isRealtimeGaAudioFormat(data5.format, {instancePath:instancePath+"/output/format",parentData:data5,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaAudioFormat.errors : vErrors.concat(isRealtimeGaAudioFormat.errors);
errors = vErrors.length;
}
var valid5 = _errs21 === errors;
} else { var valid5 = true; }
if(valid5){ if(data5.voice !== undefined){
const _errs22 = errors; if(!(isRealtimeGaVoice(data5.voice, {instancePath:instancePath+"/output/voice",parentData:data5,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaVoice.errors : vErrors.concat(isRealtimeGaVoice.errors);
errors = vErrors.length;
}
var valid5 = _errs22 === errors;
} else { var valid5 = true; }
if(valid5){ if(data5.speed !== undefined){
const _errs23 = errors; if(!(isRealtimeGaSpeed(data5.speed, {instancePath:instancePath+"/output/speed",parentData:data5,parentDataProperty:"speed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaSpeed.errors : vErrors.concat(isRealtimeGaSpeed.errors);
errors = vErrors.length;
}
var valid5 = _errs23 === errors;
} else { var valid5 = true; } } } } else { return fail(isRealtimeGaSessionAudio, instancePath+"/output", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; } } } else { return fail(isRealtimeGaSessionAudio, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaSessionAudio.errors = vErrors;
return errors === 0;
}
function isRealtimeGaSessionConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaSessionConfig.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeGaSessionConfig, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("realtime" !== data0){
return fail(isRealtimeGaSessionConfig, instancePath+"/type", "const", {allowedValue: "realtime"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data1 = data.model; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isRealtimeGaSessionConfig, instancePath+"/model", "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRealtimeGaSessionConfig, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_modalities !== undefined){
let data2 = data.output_modalities; const _errs5 = errors; const _errs6 = errors; let valid1 = false;
let passing0 = null;
const _errs7 = errors; if(!(isRealtimeGaOutputModalities(data2, {instancePath:instancePath+"/output_modalities",parentData:data,parentDataProperty:"output_modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaOutputModalities.errors : vErrors.concat(isRealtimeGaOutputModalities.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs8 = errors; if(data2 !== null){
const err0 = {instancePath:instancePath+"/output_modalities",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/output_modalities",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeGaSessionConfig.errors = vErrors;
return false;
} else { errors = _errs6; if(vErrors !== null){ if(_errs6){ vErrors.length = _errs6; } else { vErrors = null; } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.instructions !== undefined){
let data3 = data.instructions; const _errs10 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isRealtimeGaSessionConfig, instancePath+"/instructions", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
let data4 = data.audio; const _errs12 = errors; const _errs13 = errors; let valid2 = false;
let passing1 = null;
const _errs14 = errors; if(!(isRealtimeGaAudio(data4, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaAudio.errors : vErrors.concat(isRealtimeGaAudio.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
if(_valid1){ valid2 = true; passing1 = 0; var props0 = {}; props0.input = true; props0.output = true; }
const _errs15 = errors; if(data4 !== null){
const err2 = {instancePath:instancePath+"/audio",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs15 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/audio",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeGaSessionConfig.errors = vErrors;
return false;
} else { errors = _errs13; if(vErrors !== null){ if(_errs13){ vErrors.length = _errs13; } else { vErrors = null; } } }
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
let data5 = data.tools; const _errs17 = errors; if((!(Array.isArray(data5))) && (data5 !== null)){
return fail(isRealtimeGaSessionConfig, instancePath+"/tools", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs17){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors; if(!(isRealtimeGaTool(data5[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaTool.errors : vErrors.concat(isRealtimeGaTool.errors);
errors = vErrors.length;
}
var valid3 = _errs19 === errors;
if(!valid3){ break; } } } }
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
let data7 = data.tool_choice; const _errs20 = errors; const _errs21 = errors; let valid4 = false;
let passing2 = null;
const _errs22 = errors; if(!(isRealtimeGaToolChoice(data7, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaToolChoice.errors : vErrors.concat(isRealtimeGaToolChoice.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
if(_valid2){ valid4 = true; passing2 = 0; }
const _errs23 = errors; if(data7 !== null){
const err4 = {instancePath:instancePath+"/tool_choice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs23 === errors;
if(_valid2 && valid4){ valid4 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid4 = true; passing2 = 1; } }
if(!valid4){
const err5 = {instancePath:instancePath+"/tool_choice",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isRealtimeGaSessionConfig.errors = vErrors;
return false;
} else { errors = _errs21; if(vErrors !== null){ if(_errs21){ vErrors.length = _errs21; } else { vErrors = null; } } }
var valid0 = _errs20 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
let data8 = data.max_output_tokens; const _errs25 = errors; const _errs26 = errors; let valid5 = false;
let passing3 = null;
const _errs27 = errors; if(!(isRealtimeMaxTokens(data8, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid3 = _errs27 === errors;
if(_valid3){ valid5 = true; passing3 = 0; }
const _errs28 = errors; if(data8 !== null){
const err6 = {instancePath:instancePath+"/max_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid3 = _errs28 === errors;
if(_valid3 && valid5){ valid5 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid5 = true; passing3 = 1; } }
if(!valid5){
const err7 = {instancePath:instancePath+"/max_output_tokens",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isRealtimeGaSessionConfig.errors = vErrors;
return false;
} else { errors = _errs26; if(vErrors !== null){ if(_errs26){ vErrors.length = _errs26; } else { vErrors = null; } } }
var valid0 = _errs25 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.truncation !== undefined){
let data9 = data.truncation; const _errs30 = errors; const _errs31 = errors; let valid6 = false;
let passing4 = null;
const _errs32 = errors; if(!(isRealtimeGaTruncation(data9, {instancePath:instancePath+"/truncation",parentData:data,parentDataProperty:"truncation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaTruncation.errors : vErrors.concat(isRealtimeGaTruncation.errors);
errors = vErrors.length;
}
var _valid4 = _errs32 === errors;
if(_valid4){ valid6 = true; passing4 = 0; }
const _errs33 = errors; if(data9 !== null){
const err8 = {instancePath:instancePath+"/truncation",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
var _valid4 = _errs33 === errors;
if(_valid4 && valid6){ valid6 = false; passing4 = [passing4, 1]; } else { if(_valid4){ valid6 = true; passing4 = 1; } }
if(!valid6){
const err9 = {instancePath:instancePath+"/truncation",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isRealtimeGaSessionConfig.errors = vErrors;
return false;
} else { errors = _errs31; if(vErrors !== null){ if(_errs31){ vErrors.length = _errs31; } else { vErrors = null; } } }
var valid0 = _errs30 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tracing !== undefined){
let data10 = data.tracing; const _errs35 = errors; const _errs36 = errors; let valid7 = false;
let passing5 = null;
const _errs37 = errors; if(!(isRealtimeGaTracing(data10, {instancePath:instancePath+"/tracing",parentData:data,parentDataProperty:"tracing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaTracing.errors : vErrors.concat(isRealtimeGaTracing.errors);
errors = vErrors.length;
}
var _valid5 = _errs37 === errors;
if(_valid5){ valid7 = true; passing5 = 0; }
const _errs38 = errors; if(data10 !== null){
const err10 = {instancePath:instancePath+"/tracing",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
}
var _valid5 = _errs38 === errors;
if(_valid5 && valid7){ valid7 = false; passing5 = [passing5, 1]; } else { if(_valid5){ valid7 = true; passing5 = 1; } }
if(!valid7){
const err11 = {instancePath:instancePath+"/tracing",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
isRealtimeGaSessionConfig.errors = vErrors;
return false;
} else { errors = _errs36; if(vErrors !== null){ if(_errs36){ vErrors.length = _errs36; } else { vErrors = null; } } }
var valid0 = _errs35 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prompt !== undefined){
let data11 = data.prompt; const _errs40 = errors; const _errs41 = errors; let valid8 = false;
let passing6 = null;
const _errs42 = errors; if(!(isRealtimeGaPrompt(data11, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaPrompt.errors : vErrors.concat(isRealtimeGaPrompt.errors);
errors = vErrors.length;
}
var _valid6 = _errs42 === errors;
if(_valid6){ valid8 = true; passing6 = 0; var props4 = {}; props4.id = true; props4.version = true; props4.variables = true; }
const _errs43 = errors; if(data11 !== null){
const err12 = {instancePath:instancePath+"/prompt",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
}
var _valid6 = _errs43 === errors;
if(_valid6 && valid8){ valid8 = false; passing6 = [passing6, 1]; } else { if(_valid6){ valid8 = true; passing6 = 1; } }
if(!valid8){
const err13 = {instancePath:instancePath+"/prompt",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
isRealtimeGaSessionConfig.errors = vErrors;
return false;
} else { errors = _errs41; if(vErrors !== null){ if(_errs41){ vErrors.length = _errs41; } else { vErrors = null; } } }
var valid0 = _errs40 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.include !== undefined){
let data12 = data.include; const _errs45 = errors; if((!(Array.isArray(data12))) && (data12 !== null)){
return fail(isRealtimeGaSessionConfig, instancePath+"/include", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs45){
if(Array.isArray(data12)){
var valid9 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs47 = errors; if(typeof data12[i1] !== "string"){
return fail(isRealtimeGaSessionConfig, instancePath+"/include/" + i1, "type", {type: "string"}, "must be string");
}
var valid9 = _errs47 === errors;
if(!valid9){ break; } } } }
var valid0 = _errs45 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } else { return fail(isRealtimeGaSessionConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaSessionConfig.errors = vErrors;
return errors === 0;
}
function isRealtimeGaSpeed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaSpeed.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(typeof data == "number"){
if(data > 1.5 || isNaN(data)){ return fail(isRealtimeGaSpeed, instancePath, "maximum", {comparison: "<=", limit: 1.5}, "must be <= 1.5"); } else {
if(data < 0.25 || isNaN(data)){ return fail(isRealtimeGaSpeed, instancePath, "minimum", {comparison: ">=", limit: 0.25}, "must be >= 0.25"); } } } else { return fail(isRealtimeGaSpeed, instancePath, "type", {type: "number"}, "must be number"); } }
isRealtimeGaSpeed.errors = vErrors;
return errors === 0;
}
function isRealtimeGaTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaTool.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeGaTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isRealtimeGaTool, instancePath+"/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeGaTool, instancePath+"/type", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRealtimeGaTool, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeGaTool, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.description !== undefined){
let data2 = data.description; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isRealtimeGaTool, instancePath+"/description", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parameters !== undefined){
let data3 = data.parameters; const _errs7 = errors; if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
return fail(isRealtimeGaTool, instancePath+"/parameters", "type", {type: ["object","null"]}, "must be object,null");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeGaTool, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaTool.errors = vErrors;
return errors === 0;
}
function isRealtimeGaToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaToolChoice.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(typeof data !== "string"){
const err0 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
if(!(((data === "auto") || (data === "none")) || (data === "required"))){
const err1 = {instancePath,keyword:"enum",params:{allowedValues: ["auto","none","required"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err2 = {instancePath,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs5 = errors; if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
if(!((data0 === "function") || (data0 === "mcp"))){
const err4 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["function","mcp"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.name !== undefined){
let data1 = data.name; const _errs7 = errors; if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/name",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
}
if(errors === _errs7){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
const err6 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; } } } } else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
} }
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; var props0 = {}; props0.type = true; props0.name = true; } }
if(!valid0){
const err8 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
isRealtimeGaToolChoice.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isRealtimeGaToolChoice.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
function isRealtimeGaTracing(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaTracing.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(typeof data !== "string"){
const err0 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
if("auto" !== data){
const err1 = {instancePath,keyword:"const",params:{allowedValue: "auto"},message:"must be equal to constant"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workflow_name !== undefined){
const _errs5 = errors; if(typeof data.workflow_name !== "string"){
const err2 = {instancePath:instancePath+"/workflow_name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.group_id !== undefined){
const _errs7 = errors; if(typeof data.group_id !== "string"){
const err3 = {instancePath:instancePath+"/group_id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.metadata !== undefined){
let data2 = data.metadata; const _errs9 = errors; if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err4 = {instancePath:instancePath+"/metadata",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var valid1 = _errs9 === errors;
} else { var valid1 = true; } } } } else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} }
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; var props0 = {}; props0.workflow_name = true; props0.group_id = true; props0.metadata = true; } }
if(!valid0){
const err6 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
isRealtimeGaTracing.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isRealtimeGaTracing.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
function isRealtimeGaTranscription(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaTranscription.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model; const _errs1 = errors; if((typeof data0 !== "string") && (data0 !== null)){
return fail(isRealtimeGaTranscription, instancePath+"/model", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.language !== undefined){
let data1 = data.language; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isRealtimeGaTranscription, instancePath+"/language", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prompt !== undefined){
let data2 = data.prompt; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isRealtimeGaTranscription, instancePath+"/prompt", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isRealtimeGaTranscription, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaTranscription.errors = vErrors;
return errors === 0;
}
function isRealtimeGaTruncation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaTruncation.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(typeof data !== "string"){
const err0 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
if(!((data === "auto") || (data === "disabled"))){
const err1 = {instancePath,keyword:"enum",params:{allowedValues: ["auto","disabled"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.retention_ratio === undefined) && (missing0 = "retention_ratio"))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs5 = errors; if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
if("retention_ratio" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "retention_ratio"},message:"must be equal to constant"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.retention_ratio !== undefined){
let data1 = data.retention_ratio; const _errs7 = errors; if(errors === _errs7){
if(typeof data1 == "number"){
if(data1 > 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/retention_ratio",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} else {
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/retention_ratio",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} } } else {
const err7 = {instancePath:instancePath+"/retention_ratio",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
} }
var valid1 = _errs7 === errors;
} else { var valid1 = true; } } } } else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
} }
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; var props0 = {}; props0.type = true; props0.retention_ratio = true; } }
if(!valid0){
const err9 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isRealtimeGaTruncation.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isRealtimeGaTruncation.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
function isRealtimeGaTurnDetection(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaTurnDetection.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeGaTurnDetection, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "server_vad"){
if(!(isRealtimeGaServerVad(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaServerVad.errors : vErrors.concat(isRealtimeGaServerVad.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.threshold = true;
props0.prefix_padding_ms = true;
props0.silence_duration_ms = true;
props0.idle_timeout_ms = true;
props0.create_response = true;
props0.interrupt_response = true;
} else if(tag0 === "semantic_vad"){
if(!(isRealtimeGaSemanticVad(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaSemanticVad.errors : vErrors.concat(isRealtimeGaSemanticVad.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.eagerness = true;
props0.create_response = true;
props0.interrupt_response = true;
} } else {
return fail(isRealtimeGaTurnDetection, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isRealtimeGaTurnDetection, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isRealtimeGaTurnDetection, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaTurnDetection.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
function isRealtimeGaVoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeGaVoice.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(errors === _errs1){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
const err0 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} } else {
const err1 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} }
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
const err2 = {instancePath,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs5 = errors; if(errors === _errs5){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
const err3 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} } else {
const err4 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} } } } } else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} }
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; var props0 = {}; props0.id = true; } }
if(!valid0){
const err6 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
isRealtimeGaVoice.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isRealtimeGaVoice.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
function isRealtimeMaxTokens(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeMaxTokens.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
if(errors === _errs1){
if(typeof data == "number"){
if(data > 4096 || isNaN(data)){
const err1 = {instancePath,keyword:"maximum",params:{comparison: "<=", limit: 4096},message:"must be <= 4096"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} else {
if(data < 1 || isNaN(data)){
const err2 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} } } }
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(typeof data !== "string"){
const err3 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
if("inf" !== data){
const err4 = {instancePath,keyword:"const",params:{allowedValue: "inf"},message:"must be equal to constant"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err5 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isRealtimeMaxTokens.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isRealtimeMaxTokens.errors = vErrors;
return errors === 0;
}
function isRealtimeModalities(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeModalities.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){ return fail(isRealtimeModalities, instancePath, "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isRealtimeModality(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModality.errors : vErrors.concat(isRealtimeModality.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } }
if(valid0){ let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(equal(data[i1], data[j0])){
return fail(isRealtimeModalities, instancePath, "uniqueItems", {i: i1, j: j0}, "must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)");
break outer0;
} } } } } } } else { return fail(isRealtimeModalities, instancePath, "type", {type: "array"}, "must be array"); } }
isRealtimeModalities.errors = vErrors;
return errors === 0;
}
function isRealtimeModality(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeModality.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(typeof data !== "string"){ return fail(isRealtimeModality, instancePath, "type", {type: "string"}, "must be string"); }
if(!((data === "text") || (data === "audio"))){
return fail(isRealtimeModality, instancePath, "enum", {allowedValues: ["text","audio"]}, "must be equal to one of the allowed values");
}
isRealtimeModality.errors = vErrors;
return errors === 0;
}
function isRealtimeModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeModel.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && (data.length > 512 || ucs2length(data) > 256)){
return fail(isRealtimeModel, instancePath, "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isRealtimeModel, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRealtimeModel, instancePath, "type", {type: "string"}, "must be string"); } }
isRealtimeModel.errors = vErrors;
return errors === 0;
}
function isRealtimePrefixPaddingMs(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimePrefixPaddingMs.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimePrefixPaddingMs, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data > 5000 || isNaN(data)){ return fail(isRealtimePrefixPaddingMs, instancePath, "maximum", {comparison: "<=", limit: 5000}, "must be <= 5000"); } else { if(data < 0 || isNaN(data)){ return fail(isRealtimePrefixPaddingMs, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } }
isRealtimePrefixPaddingMs.errors = vErrors;
return errors === 0;
}
function isRealtimeSampleRate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeSampleRate.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimeSampleRate, instancePath, "type", {type: "integer"}, "must be integer");
}
if(!(((((data === 8000) || (data === 16000)) || (data === 24000)) || (data === 44100)) || (data === 48000))){
return fail(isRealtimeSampleRate, instancePath, "enum", {allowedValues: [8000,16000,24000,44100,48000]}, "must be equal to one of the allowed values");
}
isRealtimeSampleRate.errors = vErrors;
return errors === 0;
}
function isRealtimeSdp(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeSdp.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(typeof data !== "string"){ return fail(isRealtimeSdp, instancePath, "type", {type: "string"}, "must be string"); }
isRealtimeSdp.errors = vErrors;
return errors === 0;
}
function isRealtimeSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeSession.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.modalities === undefined) && (missing0 = "modalities"))) || ((data.instructions === undefined) && (missing0 = "instructions"))) || ((data.voice === undefined) && (missing0 = "voice"))) || ((data.input_audio_format === undefined) && (missing0 = "input_audio_format"))) || ((data.output_audio_format === undefined) && (missing0 = "output_audio_format"))) || ((data.input_audio_transcription === undefined) && (missing0 = "input_audio_transcription"))) || ((data.turn_detection === undefined) && (missing0 = "turn_detection"))) || ((data.tools === undefined) && (missing0 = "tools"))) || ((data.tool_choice === undefined) && (missing0 = "tool_choice"))) || ((data.temperature === undefined) && (missing0 = "temperature"))) || ((data.max_output_tokens === undefined) && (missing0 = "max_output_tokens"))) || ((data.max_response_output_tokens === undefined) && (missing0 = "max_response_output_tokens"))){
return fail(isRealtimeSession, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isRealtimeSession, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeSession, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeSession, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("realtime.session" !== data1){
return fail(isRealtimeSession, instancePath+"/object", "const", {allowedValue: "realtime.session"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data2 = data.model; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeSession, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeSession, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
let data3 = data.expires_at; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isRealtimeSession, instancePath+"/expires_at", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.modalities !== undefined){
const _errs9 = errors; if(!(isRealtimeModalities(data.modalities, {instancePath:instancePath+"/modalities",parentData:data,parentDataProperty:"modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModalities.errors : vErrors.concat(isRealtimeModalities.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.instructions !== undefined){
const _errs10 = errors; if(typeof data.instructions !== "string"){ return fail(isRealtimeSession, instancePath+"/instructions", "type", {type: "string"}, "must be string"); }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voice !== undefined){
const _errs12 = errors; if(!(isRealtimeVoice(data.voice, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeVoice.errors : vErrors.concat(isRealtimeVoice.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_format !== undefined){
const _errs13 = errors; if(!(isRealtimeAudioFormat(data.input_audio_format, {instancePath:instancePath+"/input_audio_format",parentData:data,parentDataProperty:"input_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_audio_format !== undefined){
const _errs14 = errors; if(!(isRealtimeAudioFormat(data.output_audio_format, {instancePath:instancePath+"/output_audio_format",parentData:data,parentDataProperty:"output_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.sample_rate !== undefined){
const _errs15 = errors; if(!(isRealtimeSampleRate(data.sample_rate, {instancePath:instancePath+"/sample_rate",parentData:data,parentDataProperty:"sample_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSampleRate.errors : vErrors.concat(isRealtimeSampleRate.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.channels !== undefined){
const _errs16 = errors; if(!(isRealtimeChannels(data.channels, {instancePath:instancePath+"/channels",parentData:data,parentDataProperty:"channels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeChannels.errors : vErrors.concat(isRealtimeChannels.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.bits_per_sample !== undefined){
const _errs17 = errors; if(!(isRealtimeBitsPerSample(data.bits_per_sample, {instancePath:instancePath+"/bits_per_sample",parentData:data,parentDataProperty:"bits_per_sample",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeBitsPerSample.errors : vErrors.concat(isRealtimeBitsPerSample.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_transcription !== undefined){
let data12 = data.input_audio_transcription; const _errs18 = errors; const _errs19 = errors; let valid1 = false;
let passing0 = null;
const _errs20 = errors; if(!(isRealtimeTranscription(data12, {instancePath:instancePath+"/input_audio_transcription",parentData:data,parentDataProperty:"input_audio_transcription",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTranscription.errors : vErrors.concat(isRealtimeTranscription.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
if(_valid0){ valid1 = true; passing0 = 0; var props0 = {}; props0.model = true; props0.language = true; props0.prompt = true; }
const _errs21 = errors; if(data12 !== null){
const err0 = {instancePath:instancePath+"/input_audio_transcription",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/input_audio_transcription",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeSession.errors = vErrors;
return false;
} else { errors = _errs19; if(vErrors !== null){ if(_errs19){ vErrors.length = _errs19; } else { vErrors = null; } } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_noise_reduction !== undefined){
let data13 = data.input_audio_noise_reduction; const _errs23 = errors; const _errs24 = errors; let valid2 = false;
let passing1 = null;
const _errs25 = errors; if(errors === _errs25){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.type === undefined) && (missing1 = "type")){
const err2 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} else {
if(data13.type !== undefined){
let data14 = data13.type; if(typeof data14 !== "string"){
const err3 = {instancePath:instancePath+"/input_audio_noise_reduction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
if(!((data14 === "near_field") || (data14 === "far_field"))){
const err4 = {instancePath:instancePath+"/input_audio_noise_reduction/type",keyword:"enum",params:{allowedValues: ["near_field","far_field"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} } } } else {
const err5 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} }
var _valid1 = _errs25 === errors;
if(_valid1){ valid2 = true; passing1 = 0; var props1 = {}; props1.type = true; }
const _errs29 = errors; if(data13 !== null){
const err6 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid1 = _errs29 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err7 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isRealtimeSession.errors = vErrors;
return false;
} else { errors = _errs24; if(vErrors !== null){ if(_errs24){ vErrors.length = _errs24; } else { vErrors = null; } } }
var valid0 = _errs23 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.turn_detection !== undefined){
let data15 = data.turn_detection; const _errs31 = errors; const _errs32 = errors; let valid4 = false;
let passing2 = null;
const _errs33 = errors; if(!(isRealtimeTurnDetection(data15, {instancePath:instancePath+"/turn_detection",parentData:data,parentDataProperty:"turn_detection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTurnDetection.errors : vErrors.concat(isRealtimeTurnDetection.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
if(_valid2){
valid4 = true;
passing2 = 0;
var props2 = {};
props2.type = true;
props2.threshold = true;
props2.prefix_padding_ms = true;
props2.silence_duration_ms = true;
}
const _errs34 = errors; if(data15 !== null){
const err8 = {instancePath:instancePath+"/turn_detection",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
var _valid2 = _errs34 === errors;
if(_valid2 && valid4){ valid4 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid4 = true; passing2 = 1; } }
if(!valid4){
const err9 = {instancePath:instancePath+"/turn_detection",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isRealtimeSession.errors = vErrors;
return false;
} else { errors = _errs32; if(vErrors !== null){ if(_errs32){ vErrors.length = _errs32; } else { vErrors = null; } } }
var valid0 = _errs31 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
let data16 = data.tools; const _errs36 = errors; if(errors === _errs36){
if(Array.isArray(data16)){
var valid5 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
const _errs38 = errors; if(!(isRealtimeTool(data16[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTool.errors : vErrors.concat(isRealtimeTool.errors);
errors = vErrors.length;
}
var valid5 = _errs38 === errors;
if(!valid5){ break; } } } else { return fail(isRealtimeSession, instancePath+"/tools", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs36 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
const _errs39 = errors; if(!(isRealtimeToolChoice(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeToolChoice.errors : vErrors.concat(isRealtimeToolChoice.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
const _errs40 = errors; if(!(isRealtimeTemperature(data.temperature, {instancePath:instancePath+"/temperature",parentData:data,parentDataProperty:"temperature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTemperature.errors : vErrors.concat(isRealtimeTemperature.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
const _errs41 = errors; if(!(isRealtimeMaxTokens(data.max_output_tokens, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_response_output_tokens !== undefined){
const _errs42 = errors; if(!(isRealtimeMaxTokens(data.max_response_output_tokens, {instancePath:instancePath+"/max_response_output_tokens",parentData:data,parentDataProperty:"max_response_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tracing !== undefined){
const _errs43 = errors; if(data.tracing !== null){ return fail(isRealtimeSession, instancePath+"/tracing", "type", {type: "null"}, "must be null"); }
var valid0 = _errs43 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.speed !== undefined){
let data23 = data.speed; const _errs45 = errors; if(errors === _errs45){
if(typeof data23 == "number"){
if(data23 > 1.5 || isNaN(data23)){
return fail(isRealtimeSession, instancePath+"/speed", "maximum", {comparison: "<=", limit: 1.5}, "must be <= 1.5");
} else {
if(data23 < 0.25 || isNaN(data23)){
return fail(isRealtimeSession, instancePath+"/speed", "minimum", {comparison: ">=", limit: 0.25}, "must be >= 0.25");
} } } else { return fail(isRealtimeSession, instancePath+"/speed", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs45 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.client_secret !== undefined){
let data24 = data.client_secret; const _errs47 = errors; const _errs48 = errors; let valid6 = false;
let passing3 = null;
const _errs49 = errors; if(!(isRealtimeClientSecret(data24, {instancePath:instancePath+"/client_secret",parentData:data,parentDataProperty:"client_secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientSecret.errors : vErrors.concat(isRealtimeClientSecret.errors);
errors = vErrors.length;
}
var _valid3 = _errs49 === errors;
if(_valid3){ valid6 = true; passing3 = 0; var props3 = {}; props3.value = true; props3.expires_at = true; }
const _errs50 = errors; if(data24 !== null){
const err10 = {instancePath:instancePath+"/client_secret",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
}
var _valid3 = _errs50 === errors;
if(_valid3 && valid6){ valid6 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid6 = true; passing3 = 1; } }
if(!valid6){
const err11 = {instancePath:instancePath+"/client_secret",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
isRealtimeSession.errors = vErrors;
return false;
} else { errors = _errs48; if(vErrors !== null){ if(_errs48){ vErrors.length = _errs48; } else { vErrors = null; } } }
var valid0 = _errs47 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } } } } } } } } } else { return fail(isRealtimeSession, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeSession.errors = vErrors;
return errors === 0;
}
function isRealtimeSessionConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeSessionConfig.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modalities !== undefined){
let data0 = data.modalities; const _errs1 = errors; const _errs2 = errors; let valid1 = false;
let passing0 = null;
const _errs3 = errors; if(!(isRealtimeModalities(data0, {instancePath:instancePath+"/modalities",parentData:data,parentDataProperty:"modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModalities.errors : vErrors.concat(isRealtimeModalities.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs4 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/modalities",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/modalities",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs2; if(vErrors !== null){ if(_errs2){ vErrors.length = _errs2; } else { vErrors = null; } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.instructions !== undefined){
let data1 = data.instructions; const _errs6 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isRealtimeSessionConfig, instancePath+"/instructions", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voice !== undefined){
let data2 = data.voice; const _errs8 = errors; const _errs9 = errors; let valid2 = false;
let passing1 = null;
const _errs10 = errors; if(!(isRealtimeVoice(data2, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeVoice.errors : vErrors.concat(isRealtimeVoice.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs11 = errors; if(data2 !== null){
const err2 = {instancePath:instancePath+"/voice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/voice",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs9; if(vErrors !== null){ if(_errs9){ vErrors.length = _errs9; } else { vErrors = null; } } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_format !== undefined){
let data3 = data.input_audio_format; const _errs13 = errors; const _errs14 = errors; let valid3 = false;
let passing2 = null;
const _errs15 = errors; if(!(isRealtimeAudioFormat(data3, {instancePath:instancePath+"/input_audio_format",parentData:data,parentDataProperty:"input_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
if(_valid2){ valid3 = true; passing2 = 0; }
const _errs16 = errors; if(data3 !== null){
const err4 = {instancePath:instancePath+"/input_audio_format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs16 === errors;
if(_valid2 && valid3){ valid3 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid3 = true; passing2 = 1; } }
if(!valid3){
const err5 = {instancePath:instancePath+"/input_audio_format",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs14; if(vErrors !== null){ if(_errs14){ vErrors.length = _errs14; } else { vErrors = null; } } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_audio_format !== undefined){
let data4 = data.output_audio_format; const _errs18 = errors; const _errs19 = errors; let valid4 = false;
let passing3 = null;
const _errs20 = errors; if(!(isRealtimeAudioFormat(data4, {instancePath:instancePath+"/output_audio_format",parentData:data,parentDataProperty:"output_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
if(_valid3){ valid4 = true; passing3 = 0; }
const _errs21 = errors; if(data4 !== null){
const err6 = {instancePath:instancePath+"/output_audio_format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid3 = _errs21 === errors;
if(_valid3 && valid4){ valid4 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid4 = true; passing3 = 1; } }
if(!valid4){
const err7 = {instancePath:instancePath+"/output_audio_format",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs19; if(vErrors !== null){ if(_errs19){ vErrors.length = _errs19; } else { vErrors = null; } } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.sample_rate !== undefined){
let data5 = data.sample_rate; const _errs23 = errors; const _errs24 = errors; let valid5 = false;
let passing4 = null;
const _errs25 = errors; if(!(isRealtimeSampleRate(data5, {instancePath:instancePath+"/sample_rate",parentData:data,parentDataProperty:"sample_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSampleRate.errors : vErrors.concat(isRealtimeSampleRate.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
if(_valid4){ valid5 = true; passing4 = 0; }
const _errs26 = errors; if(data5 !== null){
const err8 = {instancePath:instancePath+"/sample_rate",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
var _valid4 = _errs26 === errors;
if(_valid4 && valid5){ valid5 = false; passing4 = [passing4, 1]; } else { if(_valid4){ valid5 = true; passing4 = 1; } }
if(!valid5){
const err9 = {instancePath:instancePath+"/sample_rate",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs24; if(vErrors !== null){ if(_errs24){ vErrors.length = _errs24; } else { vErrors = null; } } }
var valid0 = _errs23 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.channels !== undefined){
let data6 = data.channels; const _errs28 = errors; const _errs29 = errors; let valid6 = false;
let passing5 = null;
const _errs30 = errors; if(!(isRealtimeChannels(data6, {instancePath:instancePath+"/channels",parentData:data,parentDataProperty:"channels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeChannels.errors : vErrors.concat(isRealtimeChannels.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
if(_valid5){ valid6 = true; passing5 = 0; }
const _errs31 = errors; if(data6 !== null){
const err10 = {instancePath:instancePath+"/channels",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
}
var _valid5 = _errs31 === errors;
if(_valid5 && valid6){ valid6 = false; passing5 = [passing5, 1]; } else { if(_valid5){ valid6 = true; passing5 = 1; } }
if(!valid6){
const err11 = {instancePath:instancePath+"/channels",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs29; if(vErrors !== null){ if(_errs29){ vErrors.length = _errs29; } else { vErrors = null; } } }
var valid0 = _errs28 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.bits_per_sample !== undefined){
let data7 = data.bits_per_sample; const _errs33 = errors; const _errs34 = errors; let valid7 = false;
let passing6 = null;
const _errs35 = errors; if(!(isRealtimeBitsPerSample(data7, {instancePath:instancePath+"/bits_per_sample",parentData:data,parentDataProperty:"bits_per_sample",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeBitsPerSample.errors : vErrors.concat(isRealtimeBitsPerSample.errors);
errors = vErrors.length;
}
var _valid6 = _errs35 === errors;
if(_valid6){ valid7 = true; passing6 = 0; }
const _errs36 = errors; if(data7 !== null){
const err12 = {instancePath:instancePath+"/bits_per_sample",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
}
var _valid6 = _errs36 === errors;
if(_valid6 && valid7){ valid7 = false; passing6 = [passing6, 1]; } else { if(_valid6){ valid7 = true; passing6 = 1; } }
if(!valid7){
const err13 = {instancePath:instancePath+"/bits_per_sample",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs34; if(vErrors !== null){ if(_errs34){ vErrors.length = _errs34; } else { vErrors = null; } } }
var valid0 = _errs33 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_transcription !== undefined){
let data8 = data.input_audio_transcription; const _errs38 = errors; const _errs39 = errors; let valid8 = false;
let passing7 = null;
const _errs40 = errors; if(!(isRealtimeTranscriptionConfig(data8, {instancePath:instancePath+"/input_audio_transcription",parentData:data,parentDataProperty:"input_audio_transcription",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTranscriptionConfig.errors : vErrors.concat(isRealtimeTranscriptionConfig.errors);
errors = vErrors.length;
}
var _valid7 = _errs40 === errors;
if(_valid7){ valid8 = true; passing7 = 0; }
const _errs41 = errors; if(data8 !== null){
const err14 = {instancePath:instancePath+"/input_audio_transcription",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
}
var _valid7 = _errs41 === errors;
if(_valid7 && valid8){ valid8 = false; passing7 = [passing7, 1]; } else { if(_valid7){ valid8 = true; passing7 = 1; } }
if(!valid8){
const err15 = {instancePath:instancePath+"/input_audio_transcription",keyword:"oneOf",params:{passingSchemas: passing7},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs39; if(vErrors !== null){ if(_errs39){ vErrors.length = _errs39; } else { vErrors = null; } } }
var valid0 = _errs38 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.turn_detection !== undefined){
let data9 = data.turn_detection; const _errs43 = errors; const _errs44 = errors; let valid9 = false;
let passing8 = null;
const _errs45 = errors; if(!(isRealtimeTurnDetectionConfig(data9, {instancePath:instancePath+"/turn_detection",parentData:data,parentDataProperty:"turn_detection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTurnDetectionConfig.errors : vErrors.concat(isRealtimeTurnDetectionConfig.errors);
errors = vErrors.length;
}
var _valid8 = _errs45 === errors;
if(_valid8){ valid9 = true; passing8 = 0; }
const _errs46 = errors; if(data9 !== null){
const err16 = {instancePath:instancePath+"/turn_detection",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
}
var _valid8 = _errs46 === errors;
if(_valid8 && valid9){ valid9 = false; passing8 = [passing8, 1]; } else { if(_valid8){ valid9 = true; passing8 = 1; } }
if(!valid9){
const err17 = {instancePath:instancePath+"/turn_detection",keyword:"oneOf",params:{passingSchemas: passing8},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err17]; } else { vErrors.push(err17); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs44; if(vErrors !== null){ if(_errs44){ vErrors.length = _errs44; } else { vErrors = null; } } }
var valid0 = _errs43 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
let data10 = data.tools; const _errs48 = errors; if((!(Array.isArray(data10))) && (data10 !== null)){
return fail(isRealtimeSessionConfig, instancePath+"/tools", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs48){
if(Array.isArray(data10)){
var valid10 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs50 = errors; if(!(isRealtimeTool(data10[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTool.errors : vErrors.concat(isRealtimeTool.errors);
errors = vErrors.length;
}
var valid10 = _errs50 === errors;
if(!valid10){ break; } } } }
var valid0 = _errs48 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
let data12 = data.tool_choice; const _errs51 = errors; const _errs52 = errors; let valid11 = false;
let passing9 = null;
const _errs53 = errors; if(!(isRealtimeToolChoice(data12, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeToolChoice.errors : vErrors.concat(isRealtimeToolChoice.errors);
errors = vErrors.length;
}
var _valid9 = _errs53 === errors;
if(_valid9){ valid11 = true; passing9 = 0; }
const _errs54 = errors; if(data12 !== null){
const err18 = {instancePath:instancePath+"/tool_choice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err18]; } else { vErrors.push(err18); }
errors++;
}
var _valid9 = _errs54 === errors;
if(_valid9 && valid11){ valid11 = false; passing9 = [passing9, 1]; } else { if(_valid9){ valid11 = true; passing9 = 1; } }
if(!valid11){
const err19 = {instancePath:instancePath+"/tool_choice",keyword:"oneOf",params:{passingSchemas: passing9},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err19]; } else { vErrors.push(err19); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs52; if(vErrors !== null){ if(_errs52){ vErrors.length = _errs52; } else { vErrors = null; } } }
var valid0 = _errs51 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
let data13 = data.temperature; const _errs56 = errors; const _errs57 = errors; let valid12 = false;
let passing10 = null;
const _errs58 = errors; if(!(isRealtimeTemperature(data13, {instancePath:instancePath+"/temperature",parentData:data,parentDataProperty:"temperature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTemperature.errors : vErrors.concat(isRealtimeTemperature.errors);
errors = vErrors.length;
}
var _valid10 = _errs58 === errors;
if(_valid10){ valid12 = true; passing10 = 0; }
const _errs59 = errors; if(data13 !== null){
const err20 = {instancePath:instancePath+"/temperature",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err20]; } else { vErrors.push(err20); }
errors++;
}
var _valid10 = _errs59 === errors;
if(_valid10 && valid12){ valid12 = false; passing10 = [passing10, 1]; } else { if(_valid10){ valid12 = true; passing10 = 1; } }
if(!valid12){
const err21 = {instancePath:instancePath+"/temperature",keyword:"oneOf",params:{passingSchemas: passing10},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err21]; } else { vErrors.push(err21); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs57; if(vErrors !== null){ if(_errs57){ vErrors.length = _errs57; } else { vErrors = null; } } }
var valid0 = _errs56 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
let data14 = data.max_output_tokens; const _errs61 = errors; const _errs62 = errors; let valid13 = false;
let passing11 = null;
const _errs63 = errors; if(!(isRealtimeMaxTokens(data14, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid11 = _errs63 === errors;
if(_valid11){ valid13 = true; passing11 = 0; }
const _errs64 = errors; if(data14 !== null){
const err22 = {instancePath:instancePath+"/max_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err22]; } else { vErrors.push(err22); }
errors++;
}
var _valid11 = _errs64 === errors;
if(_valid11 && valid13){ valid13 = false; passing11 = [passing11, 1]; } else { if(_valid11){ valid13 = true; passing11 = 1; } }
if(!valid13){
const err23 = {instancePath:instancePath+"/max_output_tokens",keyword:"oneOf",params:{passingSchemas: passing11},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err23]; } else { vErrors.push(err23); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs62; if(vErrors !== null){ if(_errs62){ vErrors.length = _errs62; } else { vErrors = null; } } }
var valid0 = _errs61 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_response_output_tokens !== undefined){
let data15 = data.max_response_output_tokens; const _errs66 = errors; const _errs67 = errors; let valid14 = false;
let passing12 = null;
const _errs68 = errors; if(!(isRealtimeMaxTokens(data15, {instancePath:instancePath+"/max_response_output_tokens",parentData:data,parentDataProperty:"max_response_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid12 = _errs68 === errors;
if(_valid12){ valid14 = true; passing12 = 0; }
const _errs69 = errors; if(data15 !== null){
const err24 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err24]; } else { vErrors.push(err24); }
errors++;
}
var _valid12 = _errs69 === errors;
if(_valid12 && valid14){ valid14 = false; passing12 = [passing12, 1]; } else { if(_valid12){ valid14 = true; passing12 = 1; } }
if(!valid14){
const err25 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"oneOf",params:{passingSchemas: passing12},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err25]; } else { vErrors.push(err25); }
errors++;
isRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs67; if(vErrors !== null){ if(_errs67){ vErrors.length = _errs67; } else { vErrors = null; } } }
var valid0 = _errs66 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } else { return fail(isRealtimeSessionConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeSessionConfig.errors = vErrors;
return errors === 0;
}
function isRealtimeSessionRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeSessionRequest.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(!(isRealtimeSessionConfig(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSessionConfig.errors : vErrors.concat(isRealtimeSessionConfig.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
return fail(isRealtimeSessionRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.model !== undefined){
const _errs2 = errors; if(!(isRealtimeModel(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModel.errors : vErrors.concat(isRealtimeModel.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
} else { var valid1 = true; }
if(valid1){ for(const key0 in data){
if((((((((((((((((key0 !== "model") && (key0 !== "modalities")) && (key0 !== "instructions")) && (key0 !== "voice")) && (key0 !== "input_audio_format")) && (key0 !== "output_audio_format")) && (key0 !== "sample_rate")) && (key0 !== "channels")) && (key0 !== "bits_per_sample")) && (key0 !== "input_audio_transcription")) && (key0 !== "turn_detection")) && (key0 !== "tools")) && (key0 !== "tool_choice")) && (key0 !== "temperature")) && (key0 !== "max_output_tokens")) && (key0 !== "max_response_output_tokens")){
return fail(isRealtimeSessionRequest, instancePath, "unevaluatedProperties", {unevaluatedProperty: key0}, "must NOT have unevaluated properties");
} } } } } else { return fail(isRealtimeSessionRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeSessionRequest.errors = vErrors;
return errors === 0;
}
function isRealtimeSessionResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeSessionResponse.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(!(isRealtimeSession(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSession.errors : vErrors.concat(isRealtimeSession.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.client_secret === undefined) && (missing0 = "client_secret")){
return fail(isRealtimeSessionResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.client_secret !== undefined){
if(!(isRealtimeClientSecret(data.client_secret, {instancePath:instancePath+"/client_secret",parentData:data,parentDataProperty:"client_secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientSecret.errors : vErrors.concat(isRealtimeClientSecret.errors);
errors = vErrors.length;
} } } } else { return fail(isRealtimeSessionResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeSessionResponse.errors = vErrors;
return errors === 0;
}
function isRealtimeSilenceDurationMs(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeSilenceDurationMs.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimeSilenceDurationMs, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data > 10000 || isNaN(data)){
return fail(isRealtimeSilenceDurationMs, instancePath, "maximum", {comparison: "<=", limit: 10000}, "must be <= 10000");
} else {
if(data < 100 || isNaN(data)){ return fail(isRealtimeSilenceDurationMs, instancePath, "minimum", {comparison: ">=", limit: 100}, "must be >= 100"); } } } }
isRealtimeSilenceDurationMs.errors = vErrors;
return errors === 0;
}
function isRealtimeTemperature(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeTemperature.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(typeof data == "number"){
if(data > 2 || isNaN(data)){ return fail(isRealtimeTemperature, instancePath, "maximum", {comparison: "<=", limit: 2}, "must be <= 2"); } else { if(data < 0 || isNaN(data)){ return fail(isRealtimeTemperature, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } else { return fail(isRealtimeTemperature, instancePath, "type", {type: "number"}, "must be number"); } }
isRealtimeTemperature.errors = vErrors;
return errors === 0;
}
function isRealtimeThreshold(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeThreshold.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(typeof data == "number"){
if(data > 1 || isNaN(data)){ return fail(isRealtimeThreshold, instancePath, "maximum", {comparison: "<=", limit: 1}, "must be <= 1"); } else { if(data < 0 || isNaN(data)){ return fail(isRealtimeThreshold, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } else { return fail(isRealtimeThreshold, instancePath, "type", {type: "number"}, "must be number"); } }
isRealtimeThreshold.errors = vErrors;
return errors === 0;
}
function isRealtimeTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeTool.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.parameters === undefined) && (missing0 = "parameters"))){
return fail(isRealtimeTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((key0 === "type") || (key0 === "name")) || (key0 === "description")) || (key0 === "parameters"))){
return fail(isRealtimeTool, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeTool, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("function" !== data0){ return fail(isRealtimeTool, instancePath+"/type", "const", {allowedValue: "function"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRealtimeTool, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeTool, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.description !== undefined){
let data2 = data.description; const _errs6 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isRealtimeTool, instancePath+"/description", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parameters !== undefined){
let data3 = data.parameters; const _errs8 = errors; if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return fail(isRealtimeTool, instancePath+"/parameters", "type", {type: "object"}, "must be object");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isRealtimeTool, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeTool.errors = vErrors;
return errors === 0;
}
function isRealtimeToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeToolChoice.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(typeof data !== "string"){ return fail(isRealtimeToolChoice, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((data === "auto") || (data === "none")) || (data === "required"))){
return fail(isRealtimeToolChoice, instancePath, "enum", {allowedValues: ["auto","none","required"]}, "must be equal to one of the allowed values");
}
isRealtimeToolChoice.errors = vErrors;
return errors === 0;
}
function isRealtimeTranscription(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeTranscription.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
return fail(isRealtimeTranscription, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.model !== undefined){
let data0 = data.model; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isRealtimeTranscription, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeTranscription, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.language !== undefined){
let data1 = data.language; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isRealtimeTranscription, instancePath+"/language", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prompt !== undefined){
let data2 = data.prompt; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isRealtimeTranscription, instancePath+"/prompt", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeTranscription, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeTranscription.errors = vErrors;
return errors === 0;
}
function isRealtimeTranscriptionConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeTranscriptionConfig.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
return fail(isRealtimeTranscriptionConfig, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "model")){
return fail(isRealtimeTranscriptionConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.model !== undefined){
let data0 = data.model; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isRealtimeTranscriptionConfig, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeTranscriptionConfig, instancePath+"/model", "type", {type: "string"}, "must be string"); } } } } } } else { return fail(isRealtimeTranscriptionConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeTranscriptionConfig.errors = vErrors;
return errors === 0;
}
function isRealtimeTurnDetection(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeTurnDetection.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.threshold === undefined) && (missing0 = "threshold"))) || ((data.prefix_padding_ms === undefined) && (missing0 = "prefix_padding_ms"))) || ((data.silence_duration_ms === undefined) && (missing0 = "silence_duration_ms"))){
return fail(isRealtimeTurnDetection, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeTurnDetection, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("server_vad" !== data0){
return fail(isRealtimeTurnDetection, instancePath+"/type", "const", {allowedValue: "server_vad"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.threshold !== undefined){
const _errs3 = errors; if(!(isRealtimeThreshold(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeThreshold.errors : vErrors.concat(isRealtimeThreshold.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prefix_padding_ms !== undefined){
const _errs4 = errors; if(!(isRealtimePrefixPaddingMs(data.prefix_padding_ms, {instancePath:instancePath+"/prefix_padding_ms",parentData:data,parentDataProperty:"prefix_padding_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimePrefixPaddingMs.errors : vErrors.concat(isRealtimePrefixPaddingMs.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.silence_duration_ms !== undefined){
const _errs5 = errors; if(!(isRealtimeSilenceDurationMs(data.silence_duration_ms, {instancePath:instancePath+"/silence_duration_ms",parentData:data,parentDataProperty:"silence_duration_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSilenceDurationMs.errors : vErrors.concat(isRealtimeSilenceDurationMs.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeTurnDetection, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeTurnDetection.errors = vErrors;
return errors === 0;
}
function isRealtimeTurnDetectionConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeTurnDetectionConfig.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeTurnDetectionConfig, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((key0 === "type") || (key0 === "threshold")) || (key0 === "prefix_padding_ms")) || (key0 === "silence_duration_ms"))){
return fail(isRealtimeTurnDetectionConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeTurnDetectionConfig, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("server_vad" !== data0){
return fail(isRealtimeTurnDetectionConfig, instancePath+"/type", "const", {allowedValue: "server_vad"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.threshold !== undefined){
let data1 = data.threshold; const _errs4 = errors; const _errs5 = errors; let valid1 = false;
let passing0 = null;
const _errs6 = errors; if(!(isRealtimeThreshold(data1, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeThreshold.errors : vErrors.concat(isRealtimeThreshold.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs7 = errors; if(data1 !== null){
const err0 = {instancePath:instancePath+"/threshold",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/threshold",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeTurnDetectionConfig.errors = vErrors;
return false;
} else { errors = _errs5; if(vErrors !== null){ if(_errs5){ vErrors.length = _errs5; } else { vErrors = null; } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prefix_padding_ms !== undefined){
let data2 = data.prefix_padding_ms; const _errs9 = errors; const _errs10 = errors; let valid2 = false;
let passing1 = null;
const _errs11 = errors; if(!(isRealtimePrefixPaddingMs(data2, {instancePath:instancePath+"/prefix_padding_ms",parentData:data,parentDataProperty:"prefix_padding_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimePrefixPaddingMs.errors : vErrors.concat(isRealtimePrefixPaddingMs.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs12 = errors; if(data2 !== null){
const err2 = {instancePath:instancePath+"/prefix_padding_ms",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs12 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/prefix_padding_ms",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeTurnDetectionConfig.errors = vErrors;
return false;
} else { errors = _errs10; if(vErrors !== null){ if(_errs10){ vErrors.length = _errs10; } else { vErrors = null; } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.silence_duration_ms !== undefined){
let data3 = data.silence_duration_ms; const _errs14 = errors; const _errs15 = errors; let valid3 = false;
let passing2 = null;
const _errs16 = errors; if(!(isRealtimeSilenceDurationMs(data3, {instancePath:instancePath+"/silence_duration_ms",parentData:data,parentDataProperty:"silence_duration_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSilenceDurationMs.errors : vErrors.concat(isRealtimeSilenceDurationMs.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
if(_valid2){ valid3 = true; passing2 = 0; }
const _errs17 = errors; if(data3 !== null){
const err4 = {instancePath:instancePath+"/silence_duration_ms",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs17 === errors;
if(_valid2 && valid3){ valid3 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid3 = true; passing2 = 1; } }
if(!valid3){
const err5 = {instancePath:instancePath+"/silence_duration_ms",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isRealtimeTurnDetectionConfig.errors = vErrors;
return false;
} else { errors = _errs15; if(vErrors !== null){ if(_errs15){ vErrors.length = _errs15; } else { vErrors = null; } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isRealtimeTurnDetectionConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeTurnDetectionConfig.errors = vErrors;
return errors === 0;
}
function isRealtimeVoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRealtimeVoice.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(typeof data !== "string"){ return fail(isRealtimeVoice, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((data === "alloy") || (data === "echo")) || (data === "shimmer")) || (data === "verse"))){
return fail(isRealtimeVoice, instancePath, "enum", {allowedValues: ["alloy","echo","shimmer","verse"]}, "must be equal to one of the allowed values");
}
isRealtimeVoice.errors = vErrors;
return errors === 0;
}
function isRequestOfConnectRealtime(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRequestOfConnectRealtime.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfConnectRealtime, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
return fail(isRequestOfConnectRealtime, instancePath+"/query", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
const _errs3 = errors; for(const key0 in data0){
if(!(key0 === "model")){
return fail(isRequestOfConnectRealtime, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.model !== undefined){
if(!(isRealtimeModel(data0.model, {instancePath:instancePath+"/query/model",parentData:data0,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModel.errors : vErrors.concat(isRealtimeModel.errors);
errors = vErrors.length;
} } } } } else { return fail(isRequestOfConnectRealtime, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
let data2 = data.requestBody; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.sdp === undefined) && (missing2 = "sdp")){
return fail(isRequestOfConnectRealtime, instancePath+"/requestBody", "required", {missingProperty: missing2}, "must have required property '"+missing2+"'");
} else {
if(data2.sdp !== undefined){
if(!(isRealtimeSdp(data2.sdp, {instancePath:instancePath+"/requestBody/sdp",parentData:data2,parentDataProperty:"sdp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSdp.errors : vErrors.concat(isRealtimeSdp.errors);
errors = vErrors.length;
} } } } else { return fail(isRequestOfConnectRealtime, instancePath+"/requestBody", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfConnectRealtime, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfConnectRealtime.errors = vErrors;
return errors === 0;
}
function isRequestOfCreateRealtimeCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRequestOfCreateRealtimeCall.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreateRealtimeCall, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(key0 === "model")){
return fail(isRequestOfCreateRealtimeCall, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.model !== undefined){
if(!(isRealtimeModel(data0.model, {instancePath:instancePath+"/query/model",parentData:data0,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModel.errors : vErrors.concat(isRealtimeModel.errors);
errors = vErrors.length;
} } } } else { return fail(isRequestOfCreateRealtimeCall, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
let data2 = data.requestBody; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.sdp === undefined) && (missing1 = "sdp")){
return fail(isRequestOfCreateRealtimeCall, instancePath+"/requestBody", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.sdp !== undefined){
if(!(isRealtimeSdp(data2.sdp, {instancePath:instancePath+"/requestBody/sdp",parentData:data2,parentDataProperty:"sdp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSdp.errors : vErrors.concat(isRealtimeSdp.errors);
errors = vErrors.length;
} } } } else { return fail(isRequestOfCreateRealtimeCall, instancePath+"/requestBody", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfCreateRealtimeCall, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateRealtimeCall.errors = vErrors;
return errors === 0;
}
function isRequestOfCreateRealtimeClientSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRequestOfCreateRealtimeClientSecret.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreateRealtimeClientSecret, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfCreateRealtimeClientSecret, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreateRealtimeClientSecret, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isRealtimeClientSecretRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientSecretRequest.errors : vErrors.concat(isRealtimeClientSecretRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfCreateRealtimeClientSecret, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateRealtimeClientSecret.errors = vErrors;
return errors === 0;
}
function isRequestOfCreateRealtimeSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRequestOfCreateRealtimeSession.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreateRealtimeSession, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfCreateRealtimeSession, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreateRealtimeSession, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isRealtimeSessionRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSessionRequest.errors : vErrors.concat(isRealtimeSessionRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfCreateRealtimeSession, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateRealtimeSession.errors = vErrors;
return errors === 0;
}
function isRequestOfHangUpRealtimeCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isRequestOfHangUpRealtimeCall.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.call_id === undefined) && (missing0 = "call_id")){
return fail(isRequestOfHangUpRealtimeCall, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.call_id !== undefined){
let data1 = data0.call_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 128 && (data1.length > 256 || ucs2length(data1) > 128)){
return fail(isRequestOfHangUpRealtimeCall, instancePath+"/path/call_id", "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfHangUpRealtimeCall, instancePath+"/path/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isRequestOfHangUpRealtimeCall, instancePath+"/path/call_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfHangUpRealtimeCall, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
return fail(isRequestOfHangUpRealtimeCall, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfHangUpRealtimeCall, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } else { return fail(isRequestOfHangUpRealtimeCall, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfHangUpRealtimeCall.errors = vErrors;
return errors === 0;
}
function isVendorFormOfCreateRealtimeCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorFormOfCreateRealtimeCall.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorFormOfCreateRealtimeCall, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.model !== undefined){
if(!(isRealtimeModel(data0.model, {instancePath:instancePath+"/query/model",parentData:data0,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModel.errors : vErrors.concat(isRealtimeModel.errors);
errors = vErrors.length;
} } } else { return fail(isVendorFormOfCreateRealtimeCall, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isRealtimeCallRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeCallRequest.errors : vErrors.concat(isRealtimeCallRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorFormOfCreateRealtimeCall, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFormOfCreateRealtimeCall.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeEagerness(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeEagerness.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(typeof data !== "string"){ return fail(isVendorRealtimeEagerness, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((data === "low") || (data === "medium")) || (data === "high")) || (data === "auto"))){
return fail(isVendorRealtimeEagerness, instancePath, "enum", {allowedValues: ["low","medium","high","auto"]}, "must be equal to one of the allowed values");
}
isVendorRealtimeEagerness.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeFunctionChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeFunctionChoice.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
return fail(isVendorRealtimeFunctionChoice, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorRealtimeFunctionChoice, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("function" !== data0){
return fail(isVendorRealtimeFunctionChoice, instancePath+"/type", "const", {allowedValue: "function"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRealtimeFunctionChoice, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeFunctionChoice, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRealtimeFunctionChoice, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeFunctionChoice.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeNoiseReductionConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeNoiseReductionConfig.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type; if(typeof data0 !== "string"){ return fail(isVendorRealtimeNoiseReductionConfig, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!((data0 === "near_field") || (data0 === "far_field"))){
return fail(isVendorRealtimeNoiseReductionConfig, instancePath+"/type", "enum", {allowedValues: ["near_field","far_field"]}, "must be equal to one of the allowed values");
} } } else { return fail(isVendorRealtimeNoiseReductionConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeNoiseReductionConfig.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeSession.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.modalities === undefined) && (missing0 = "modalities"))) || ((data.instructions === undefined) && (missing0 = "instructions"))) || ((data.voice === undefined) && (missing0 = "voice"))) || ((data.input_audio_format === undefined) && (missing0 = "input_audio_format"))) || ((data.output_audio_format === undefined) && (missing0 = "output_audio_format"))) || ((data.input_audio_transcription === undefined) && (missing0 = "input_audio_transcription"))) || ((data.turn_detection === undefined) && (missing0 = "turn_detection"))) || ((data.tools === undefined) && (missing0 = "tools"))) || ((data.tool_choice === undefined) && (missing0 = "tool_choice"))) || ((data.temperature === undefined) && (missing0 = "temperature"))) || ((data.max_output_tokens === undefined) && (missing0 = "max_output_tokens"))) || ((data.max_response_output_tokens === undefined) && (missing0 = "max_response_output_tokens"))){
return fail(isVendorRealtimeSession, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorRealtimeSession, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeSession, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeSession, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("realtime.session" !== data1){
return fail(isVendorRealtimeSession, instancePath+"/object", "const", {allowedValue: "realtime.session"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data2 = data.model; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeSession, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeSession, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.expires_at !== undefined){
let data3 = data.expires_at; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isVendorRealtimeSession, instancePath+"/expires_at", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.modalities !== undefined){
const _errs9 = errors; if(!(isRealtimeModalities(data.modalities, {instancePath:instancePath+"/modalities",parentData:data,parentDataProperty:"modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModalities.errors : vErrors.concat(isRealtimeModalities.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.instructions !== undefined){
const _errs10 = errors; if(typeof data.instructions !== "string"){
return fail(isVendorRealtimeSession, instancePath+"/instructions", "type", {type: "string"}, "must be string");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voice !== undefined){
const _errs12 = errors; if(!(isVendorRealtimeVoice(data.voice, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeVoice.errors : vErrors.concat(isVendorRealtimeVoice.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_format !== undefined){
const _errs13 = errors; if(!(isRealtimeAudioFormat(data.input_audio_format, {instancePath:instancePath+"/input_audio_format",parentData:data,parentDataProperty:"input_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_audio_format !== undefined){
const _errs14 = errors; if(!(isRealtimeAudioFormat(data.output_audio_format, {instancePath:instancePath+"/output_audio_format",parentData:data,parentDataProperty:"output_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.sample_rate !== undefined){
const _errs15 = errors; if(!(isRealtimeSampleRate(data.sample_rate, {instancePath:instancePath+"/sample_rate",parentData:data,parentDataProperty:"sample_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSampleRate.errors : vErrors.concat(isRealtimeSampleRate.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.channels !== undefined){
const _errs16 = errors; if(!(isRealtimeChannels(data.channels, {instancePath:instancePath+"/channels",parentData:data,parentDataProperty:"channels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeChannels.errors : vErrors.concat(isRealtimeChannels.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.bits_per_sample !== undefined){
const _errs17 = errors; if(!(isRealtimeBitsPerSample(data.bits_per_sample, {instancePath:instancePath+"/bits_per_sample",parentData:data,parentDataProperty:"bits_per_sample",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeBitsPerSample.errors : vErrors.concat(isRealtimeBitsPerSample.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_transcription !== undefined){
let data12 = data.input_audio_transcription; const _errs18 = errors; const _errs19 = errors; let valid1 = false;
let passing0 = null;
const _errs20 = errors; if(!(isRealtimeTranscription(data12, {instancePath:instancePath+"/input_audio_transcription",parentData:data,parentDataProperty:"input_audio_transcription",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTranscription.errors : vErrors.concat(isRealtimeTranscription.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
if(_valid0){ valid1 = true; passing0 = 0; var props0 = {}; props0.model = true; props0.language = true; props0.prompt = true; }
const _errs21 = errors; if(data12 !== null){
const err0 = {instancePath:instancePath+"/input_audio_transcription",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/input_audio_transcription",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVendorRealtimeSession.errors = vErrors;
return false;
} else { errors = _errs19; if(vErrors !== null){ if(_errs19){ vErrors.length = _errs19; } else { vErrors = null; } } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_noise_reduction !== undefined){
let data13 = data.input_audio_noise_reduction; const _errs23 = errors; const _errs24 = errors; let valid2 = false;
let passing1 = null;
const _errs25 = errors; if(errors === _errs25){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.type === undefined) && (missing1 = "type")){
const err2 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} else {
if(data13.type !== undefined){
let data14 = data13.type; if(typeof data14 !== "string"){
const err3 = {instancePath:instancePath+"/input_audio_noise_reduction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
if(!((data14 === "near_field") || (data14 === "far_field"))){
const err4 = {instancePath:instancePath+"/input_audio_noise_reduction/type",keyword:"enum",params:{allowedValues: ["near_field","far_field"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} } } } else {
const err5 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} }
var _valid1 = _errs25 === errors;
if(_valid1){ valid2 = true; passing1 = 0; var props1 = {}; props1.type = true; }
const _errs29 = errors; if(data13 !== null){
const err6 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid1 = _errs29 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err7 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isVendorRealtimeSession.errors = vErrors;
return false;
} else { errors = _errs24; if(vErrors !== null){ if(_errs24){ vErrors.length = _errs24; } else { vErrors = null; } } }
var valid0 = _errs23 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.turn_detection !== undefined){
let data15 = data.turn_detection; const _errs31 = errors; const _errs32 = errors; let valid4 = false;
let passing2 = null;
const _errs33 = errors; if(!(isVendorRealtimeTurnDetection(data15, {instancePath:instancePath+"/turn_detection",parentData:data,parentDataProperty:"turn_detection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTurnDetection.errors : vErrors.concat(isVendorRealtimeTurnDetection.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
if(_valid2){
valid4 = true;
passing2 = 0;
var props2 = {};
props2.type = true;
props2.threshold = true;
props2.prefix_padding_ms = true;
props2.silence_duration_ms = true;
props2.eagerness = true;
props2.create_response = true;
props2.interrupt_response = true;
}
const _errs34 = errors; if(data15 !== null){
const err8 = {instancePath:instancePath+"/turn_detection",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
var _valid2 = _errs34 === errors;
if(_valid2 && valid4){ valid4 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid4 = true; passing2 = 1; } }
if(!valid4){
const err9 = {instancePath:instancePath+"/turn_detection",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isVendorRealtimeSession.errors = vErrors;
return false;
} else { errors = _errs32; if(vErrors !== null){ if(_errs32){ vErrors.length = _errs32; } else { vErrors = null; } } }
var valid0 = _errs31 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
let data16 = data.tools; const _errs36 = errors; if(errors === _errs36){
if(Array.isArray(data16)){
var valid5 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
const _errs38 = errors; if(!(isVendorRealtimeTool(data16[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTool.errors : vErrors.concat(isVendorRealtimeTool.errors);
errors = vErrors.length;
}
var valid5 = _errs38 === errors;
if(!valid5){ break; } } } else { return fail(isVendorRealtimeSession, instancePath+"/tools", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs36 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
const _errs39 = errors; if(!(isVendorRealtimeToolChoice(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeToolChoice.errors : vErrors.concat(isVendorRealtimeToolChoice.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
const _errs40 = errors; if(!(isRealtimeTemperature(data.temperature, {instancePath:instancePath+"/temperature",parentData:data,parentDataProperty:"temperature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTemperature.errors : vErrors.concat(isRealtimeTemperature.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
const _errs41 = errors; if(!(isRealtimeMaxTokens(data.max_output_tokens, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_response_output_tokens !== undefined){
const _errs42 = errors; if(!(isRealtimeMaxTokens(data.max_response_output_tokens, {instancePath:instancePath+"/max_response_output_tokens",parentData:data,parentDataProperty:"max_response_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.speed !== undefined){
let data22 = data.speed; const _errs43 = errors; if(errors === _errs43){
if(typeof data22 == "number"){
if(data22 > 1.5 || isNaN(data22)){
return fail(isVendorRealtimeSession, instancePath+"/speed", "maximum", {comparison: "<=", limit: 1.5}, "must be <= 1.5");
} else {
if(data22 < 0.25 || isNaN(data22)){
return fail(isVendorRealtimeSession, instancePath+"/speed", "minimum", {comparison: ">=", limit: 0.25}, "must be >= 0.25");
} } } else { return fail(isVendorRealtimeSession, instancePath+"/speed", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs43 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.client_secret !== undefined){
let data23 = data.client_secret; const _errs45 = errors; const _errs46 = errors; let valid6 = false;
let passing3 = null;
const _errs47 = errors; if(!(isRealtimeClientSecret(data23, {instancePath:instancePath+"/client_secret",parentData:data,parentDataProperty:"client_secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientSecret.errors : vErrors.concat(isRealtimeClientSecret.errors);
errors = vErrors.length;
}
var _valid3 = _errs47 === errors;
if(_valid3){ valid6 = true; passing3 = 0; var props4 = {}; props4.value = true; props4.expires_at = true; }
const _errs48 = errors; if(data23 !== null){
const err10 = {instancePath:instancePath+"/client_secret",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
}
var _valid3 = _errs48 === errors;
if(_valid3 && valid6){ valid6 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid6 = true; passing3 = 1; } }
if(!valid6){
const err11 = {instancePath:instancePath+"/client_secret",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
isVendorRealtimeSession.errors = vErrors;
return false;
} else { errors = _errs46; if(vErrors !== null){ if(_errs46){ vErrors.length = _errs46; } else { vErrors = null; } } }
var valid0 = _errs45 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tracing !== undefined){
const _errs50 = errors; if(!(isVendorRealtimeTracingConfig(data.tracing, {instancePath:instancePath+"/tracing",parentData:data,parentDataProperty:"tracing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTracingConfig.errors : vErrors.concat(isVendorRealtimeTracingConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs50 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } } } } } } } } } else { return fail(isVendorRealtimeSession, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeSession.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeSessionConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeSessionConfig.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modalities !== undefined){
let data0 = data.modalities; const _errs1 = errors; const _errs2 = errors; let valid1 = false;
let passing0 = null;
const _errs3 = errors; if(!(isRealtimeModalities(data0, {instancePath:instancePath+"/modalities",parentData:data,parentDataProperty:"modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModalities.errors : vErrors.concat(isRealtimeModalities.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs4 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/modalities",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/modalities",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs2; if(vErrors !== null){ if(_errs2){ vErrors.length = _errs2; } else { vErrors = null; } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.instructions !== undefined){
let data1 = data.instructions; const _errs6 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isVendorRealtimeSessionConfig, instancePath+"/instructions", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voice !== undefined){
let data2 = data.voice; const _errs8 = errors; const _errs9 = errors; let valid2 = false;
let passing1 = null;
const _errs10 = errors; if(!(isVendorRealtimeVoice(data2, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeVoice.errors : vErrors.concat(isVendorRealtimeVoice.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs11 = errors; if(data2 !== null){
const err2 = {instancePath:instancePath+"/voice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/voice",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs9; if(vErrors !== null){ if(_errs9){ vErrors.length = _errs9; } else { vErrors = null; } } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_format !== undefined){
let data3 = data.input_audio_format; const _errs13 = errors; const _errs14 = errors; let valid3 = false;
let passing2 = null;
const _errs15 = errors; if(!(isRealtimeAudioFormat(data3, {instancePath:instancePath+"/input_audio_format",parentData:data,parentDataProperty:"input_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
if(_valid2){ valid3 = true; passing2 = 0; }
const _errs16 = errors; if(data3 !== null){
const err4 = {instancePath:instancePath+"/input_audio_format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs16 === errors;
if(_valid2 && valid3){ valid3 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid3 = true; passing2 = 1; } }
if(!valid3){
const err5 = {instancePath:instancePath+"/input_audio_format",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs14; if(vErrors !== null){ if(_errs14){ vErrors.length = _errs14; } else { vErrors = null; } } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_audio_format !== undefined){
let data4 = data.output_audio_format; const _errs18 = errors; const _errs19 = errors; let valid4 = false;
let passing3 = null;
const _errs20 = errors; if(!(isRealtimeAudioFormat(data4, {instancePath:instancePath+"/output_audio_format",parentData:data,parentDataProperty:"output_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
if(_valid3){ valid4 = true; passing3 = 0; }
const _errs21 = errors; if(data4 !== null){
const err6 = {instancePath:instancePath+"/output_audio_format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid3 = _errs21 === errors;
if(_valid3 && valid4){ valid4 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid4 = true; passing3 = 1; } }
if(!valid4){
const err7 = {instancePath:instancePath+"/output_audio_format",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs19; if(vErrors !== null){ if(_errs19){ vErrors.length = _errs19; } else { vErrors = null; } } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.sample_rate !== undefined){
let data5 = data.sample_rate; const _errs23 = errors; const _errs24 = errors; let valid5 = false;
let passing4 = null;
const _errs25 = errors; if(!(isRealtimeSampleRate(data5, {instancePath:instancePath+"/sample_rate",parentData:data,parentDataProperty:"sample_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSampleRate.errors : vErrors.concat(isRealtimeSampleRate.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
if(_valid4){ valid5 = true; passing4 = 0; }
const _errs26 = errors; if(data5 !== null){
const err8 = {instancePath:instancePath+"/sample_rate",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
var _valid4 = _errs26 === errors;
if(_valid4 && valid5){ valid5 = false; passing4 = [passing4, 1]; } else { if(_valid4){ valid5 = true; passing4 = 1; } }
if(!valid5){
const err9 = {instancePath:instancePath+"/sample_rate",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs24; if(vErrors !== null){ if(_errs24){ vErrors.length = _errs24; } else { vErrors = null; } } }
var valid0 = _errs23 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.channels !== undefined){
let data6 = data.channels; const _errs28 = errors; const _errs29 = errors; let valid6 = false;
let passing5 = null;
const _errs30 = errors; if(!(isRealtimeChannels(data6, {instancePath:instancePath+"/channels",parentData:data,parentDataProperty:"channels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeChannels.errors : vErrors.concat(isRealtimeChannels.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
if(_valid5){ valid6 = true; passing5 = 0; }
const _errs31 = errors; if(data6 !== null){
const err10 = {instancePath:instancePath+"/channels",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
}
var _valid5 = _errs31 === errors;
if(_valid5 && valid6){ valid6 = false; passing5 = [passing5, 1]; } else { if(_valid5){ valid6 = true; passing5 = 1; } }
if(!valid6){
const err11 = {instancePath:instancePath+"/channels",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs29; if(vErrors !== null){ if(_errs29){ vErrors.length = _errs29; } else { vErrors = null; } } }
var valid0 = _errs28 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.bits_per_sample !== undefined){
let data7 = data.bits_per_sample; const _errs33 = errors; const _errs34 = errors; let valid7 = false;
let passing6 = null;
const _errs35 = errors; if(!(isRealtimeBitsPerSample(data7, {instancePath:instancePath+"/bits_per_sample",parentData:data,parentDataProperty:"bits_per_sample",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeBitsPerSample.errors : vErrors.concat(isRealtimeBitsPerSample.errors);
errors = vErrors.length;
}
var _valid6 = _errs35 === errors;
if(_valid6){ valid7 = true; passing6 = 0; }
const _errs36 = errors; if(data7 !== null){
const err12 = {instancePath:instancePath+"/bits_per_sample",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
}
var _valid6 = _errs36 === errors;
if(_valid6 && valid7){ valid7 = false; passing6 = [passing6, 1]; } else { if(_valid6){ valid7 = true; passing6 = 1; } }
if(!valid7){
const err13 = {instancePath:instancePath+"/bits_per_sample",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs34; if(vErrors !== null){ if(_errs34){ vErrors.length = _errs34; } else { vErrors = null; } } }
var valid0 = _errs33 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_transcription !== undefined){
let data8 = data.input_audio_transcription; const _errs38 = errors; const _errs39 = errors; let valid8 = false;
let passing7 = null;
const _errs40 = errors; if(!(isVendorRealtimeTranscriptionConfig(data8, {instancePath:instancePath+"/input_audio_transcription",parentData:data,parentDataProperty:"input_audio_transcription",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTranscriptionConfig.errors : vErrors.concat(isVendorRealtimeTranscriptionConfig.errors);
errors = vErrors.length;
}
var _valid7 = _errs40 === errors;
if(_valid7){ valid8 = true; passing7 = 0; }
const _errs41 = errors; if(data8 !== null){
const err14 = {instancePath:instancePath+"/input_audio_transcription",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
}
var _valid7 = _errs41 === errors;
if(_valid7 && valid8){ valid8 = false; passing7 = [passing7, 1]; } else { if(_valid7){ valid8 = true; passing7 = 1; } }
if(!valid8){
const err15 = {instancePath:instancePath+"/input_audio_transcription",keyword:"oneOf",params:{passingSchemas: passing7},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs39; if(vErrors !== null){ if(_errs39){ vErrors.length = _errs39; } else { vErrors = null; } } }
var valid0 = _errs38 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.turn_detection !== undefined){
let data9 = data.turn_detection; const _errs43 = errors; const _errs44 = errors; let valid9 = false;
let passing8 = null;
const _errs45 = errors; if(!(isVendorRealtimeTurnDetectionConfig(data9, {instancePath:instancePath+"/turn_detection",parentData:data,parentDataProperty:"turn_detection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTurnDetectionConfig.errors : vErrors.concat(isVendorRealtimeTurnDetectionConfig.errors);
errors = vErrors.length;
}
var _valid8 = _errs45 === errors;
if(_valid8){ valid9 = true; passing8 = 0; }
const _errs46 = errors; if(data9 !== null){
const err16 = {instancePath:instancePath+"/turn_detection",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
}
var _valid8 = _errs46 === errors;
if(_valid8 && valid9){ valid9 = false; passing8 = [passing8, 1]; } else { if(_valid8){ valid9 = true; passing8 = 1; } }
if(!valid9){
const err17 = {instancePath:instancePath+"/turn_detection",keyword:"oneOf",params:{passingSchemas: passing8},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err17]; } else { vErrors.push(err17); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs44; if(vErrors !== null){ if(_errs44){ vErrors.length = _errs44; } else { vErrors = null; } } }
var valid0 = _errs43 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
let data10 = data.tools; const _errs48 = errors; if((!(Array.isArray(data10))) && (data10 !== null)){
return fail(isVendorRealtimeSessionConfig, instancePath+"/tools", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs48){
if(Array.isArray(data10)){
var valid10 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs50 = errors; if(!(isVendorRealtimeTool(data10[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTool.errors : vErrors.concat(isVendorRealtimeTool.errors);
errors = vErrors.length;
}
var valid10 = _errs50 === errors;
if(!valid10){ break; } } } }
var valid0 = _errs48 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
let data12 = data.tool_choice; const _errs51 = errors; const _errs52 = errors; let valid11 = false;
let passing9 = null;
const _errs53 = errors; if(!(isVendorRealtimeToolChoice(data12, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeToolChoice.errors : vErrors.concat(isVendorRealtimeToolChoice.errors);
errors = vErrors.length;
}
var _valid9 = _errs53 === errors;
if(_valid9){ valid11 = true; passing9 = 0; }
const _errs54 = errors; if(data12 !== null){
const err18 = {instancePath:instancePath+"/tool_choice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err18]; } else { vErrors.push(err18); }
errors++;
}
var _valid9 = _errs54 === errors;
if(_valid9 && valid11){ valid11 = false; passing9 = [passing9, 1]; } else { if(_valid9){ valid11 = true; passing9 = 1; } }
if(!valid11){
const err19 = {instancePath:instancePath+"/tool_choice",keyword:"oneOf",params:{passingSchemas: passing9},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err19]; } else { vErrors.push(err19); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs52; if(vErrors !== null){ if(_errs52){ vErrors.length = _errs52; } else { vErrors = null; } } }
var valid0 = _errs51 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
let data13 = data.temperature; const _errs56 = errors; const _errs57 = errors; let valid12 = false;
let passing10 = null;
const _errs58 = errors; if(!(isRealtimeTemperature(data13, {instancePath:instancePath+"/temperature",parentData:data,parentDataProperty:"temperature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTemperature.errors : vErrors.concat(isRealtimeTemperature.errors);
errors = vErrors.length;
}
var _valid10 = _errs58 === errors;
if(_valid10){ valid12 = true; passing10 = 0; }
const _errs59 = errors; if(data13 !== null){
const err20 = {instancePath:instancePath+"/temperature",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err20]; } else { vErrors.push(err20); }
errors++;
}
var _valid10 = _errs59 === errors;
if(_valid10 && valid12){ valid12 = false; passing10 = [passing10, 1]; } else { if(_valid10){ valid12 = true; passing10 = 1; } }
if(!valid12){
const err21 = {instancePath:instancePath+"/temperature",keyword:"oneOf",params:{passingSchemas: passing10},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err21]; } else { vErrors.push(err21); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs57; if(vErrors !== null){ if(_errs57){ vErrors.length = _errs57; } else { vErrors = null; } } }
var valid0 = _errs56 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
let data14 = data.max_output_tokens; const _errs61 = errors; const _errs62 = errors; let valid13 = false;
let passing11 = null;
const _errs63 = errors; if(!(isRealtimeMaxTokens(data14, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid11 = _errs63 === errors;
if(_valid11){ valid13 = true; passing11 = 0; }
const _errs64 = errors; if(data14 !== null){
const err22 = {instancePath:instancePath+"/max_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err22]; } else { vErrors.push(err22); }
errors++;
}
var _valid11 = _errs64 === errors;
if(_valid11 && valid13){ valid13 = false; passing11 = [passing11, 1]; } else { if(_valid11){ valid13 = true; passing11 = 1; } }
if(!valid13){
const err23 = {instancePath:instancePath+"/max_output_tokens",keyword:"oneOf",params:{passingSchemas: passing11},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err23]; } else { vErrors.push(err23); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs62; if(vErrors !== null){ if(_errs62){ vErrors.length = _errs62; } else { vErrors = null; } } }
var valid0 = _errs61 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_response_output_tokens !== undefined){
let data15 = data.max_response_output_tokens; const _errs66 = errors; const _errs67 = errors; let valid14 = false;
let passing12 = null;
const _errs68 = errors; if(!(isRealtimeMaxTokens(data15, {instancePath:instancePath+"/max_response_output_tokens",parentData:data,parentDataProperty:"max_response_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid12 = _errs68 === errors;
if(_valid12){ valid14 = true; passing12 = 0; }
const _errs69 = errors; if(data15 !== null){
const err24 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err24]; } else { vErrors.push(err24); }
errors++;
}
var _valid12 = _errs69 === errors;
if(_valid12 && valid14){ valid14 = false; passing12 = [passing12, 1]; } else { if(_valid12){ valid14 = true; passing12 = 1; } }
if(!valid14){
const err25 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"oneOf",params:{passingSchemas: passing12},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err25]; } else { vErrors.push(err25); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs67; if(vErrors !== null){ if(_errs67){ vErrors.length = _errs67; } else { vErrors = null; } } }
var valid0 = _errs66 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_noise_reduction !== undefined){
let data16 = data.input_audio_noise_reduction; const _errs71 = errors; const _errs72 = errors; let valid15 = false;
let passing13 = null;
const _errs73 = errors; if(!(isVendorRealtimeNoiseReductionConfig(data16, {instancePath:instancePath+"/input_audio_noise_reduction",parentData:data,parentDataProperty:"input_audio_noise_reduction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeNoiseReductionConfig.errors : vErrors.concat(isVendorRealtimeNoiseReductionConfig.errors);
errors = vErrors.length;
}
var _valid13 = _errs73 === errors;
if(_valid13){ valid15 = true; passing13 = 0; }
const _errs74 = errors; if(data16 !== null){
const err26 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err26]; } else { vErrors.push(err26); }
errors++;
}
var _valid13 = _errs74 === errors;
if(_valid13 && valid15){ valid15 = false; passing13 = [passing13, 1]; } else { if(_valid13){ valid15 = true; passing13 = 1; } }
if(!valid15){
const err27 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"oneOf",params:{passingSchemas: passing13},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err27]; } else { vErrors.push(err27); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs72; if(vErrors !== null){ if(_errs72){ vErrors.length = _errs72; } else { vErrors = null; } } }
var valid0 = _errs71 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.speed !== undefined){
let data17 = data.speed; const _errs76 = errors; const _errs77 = errors; let valid16 = false;
let passing14 = null;
const _errs78 = errors; if(!(isVendorRealtimeSpeed(data17, {instancePath:instancePath+"/speed",parentData:data,parentDataProperty:"speed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeSpeed.errors : vErrors.concat(isVendorRealtimeSpeed.errors);
errors = vErrors.length;
}
var _valid14 = _errs78 === errors;
if(_valid14){ valid16 = true; passing14 = 0; }
const _errs79 = errors; if(data17 !== null){
const err28 = {instancePath:instancePath+"/speed",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err28]; } else { vErrors.push(err28); }
errors++;
}
var _valid14 = _errs79 === errors;
if(_valid14 && valid16){ valid16 = false; passing14 = [passing14, 1]; } else { if(_valid14){ valid16 = true; passing14 = 1; } }
if(!valid16){
const err29 = {instancePath:instancePath+"/speed",keyword:"oneOf",params:{passingSchemas: passing14},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err29]; } else { vErrors.push(err29); }
errors++;
isVendorRealtimeSessionConfig.errors = vErrors;
return false;
} else { errors = _errs77; if(vErrors !== null){ if(_errs77){ vErrors.length = _errs77; } else { vErrors = null; } } }
var valid0 = _errs76 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tracing !== undefined){
const _errs81 = errors; if(!(isVendorRealtimeTracingConfig(data.tracing, {instancePath:instancePath+"/tracing",parentData:data,parentDataProperty:"tracing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTracingConfig.errors : vErrors.concat(isVendorRealtimeTracingConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs81 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } } } else { return fail(isVendorRealtimeSessionConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeSessionConfig.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeSessionRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeSessionRequest.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(!(isVendorRealtimeSessionConfig(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeSessionConfig.errors : vErrors.concat(isVendorRealtimeSessionConfig.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
return fail(isVendorRealtimeSessionRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.model !== undefined){
if(!(isRealtimeModel(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModel.errors : vErrors.concat(isRealtimeModel.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRealtimeSessionRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeSessionRequest.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeSessionResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeSessionResponse.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(!(isVendorRealtimeSession(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeSession.errors : vErrors.concat(isVendorRealtimeSession.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.client_secret === undefined) && (missing0 = "client_secret")){
return fail(isVendorRealtimeSessionResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.client_secret !== undefined){
if(!(isRealtimeClientSecret(data.client_secret, {instancePath:instancePath+"/client_secret",parentData:data,parentDataProperty:"client_secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientSecret.errors : vErrors.concat(isRealtimeClientSecret.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRealtimeSessionResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeSessionResponse.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeSpeed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeSpeed.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(typeof data == "number"){
if(data > 1.5 || isNaN(data)){ return fail(isVendorRealtimeSpeed, instancePath, "maximum", {comparison: "<=", limit: 1.5}, "must be <= 1.5"); } else {
if(data < 0.25 || isNaN(data)){ return fail(isVendorRealtimeSpeed, instancePath, "minimum", {comparison: ">=", limit: 0.25}, "must be >= 0.25"); } } } else { return fail(isVendorRealtimeSpeed, instancePath, "type", {type: "number"}, "must be number"); } }
isVendorRealtimeSpeed.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeTool.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return fail(isVendorRealtimeTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorRealtimeTool, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("function" !== data0){ return fail(isVendorRealtimeTool, instancePath+"/type", "const", {allowedValue: "function"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRealtimeTool, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeTool, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.description !== undefined){
let data2 = data.description; const _errs6 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVendorRealtimeTool, instancePath+"/description", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parameters !== undefined){
let data3 = data.parameters; const _errs8 = errors; if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return fail(isVendorRealtimeTool, instancePath+"/parameters", "type", {type: "object"}, "must be object");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorRealtimeTool, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeTool.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeToolChoice.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(typeof data !== "string"){
const err0 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
if(!(((data === "auto") || (data === "none")) || (data === "required"))){
const err1 = {instancePath,keyword:"enum",params:{allowedValues: ["auto","none","required"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(isVendorRealtimeFunctionChoice(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeFunctionChoice.errors : vErrors.concat(isVendorRealtimeFunctionChoice.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; var props0 = true; } }
if(!valid0){
const err2 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
isVendorRealtimeToolChoice.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isVendorRealtimeToolChoice.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
function isVendorRealtimeTracingConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeTracingConfig.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(typeof data !== "string"){
const err0 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
if("auto" !== data){
const err1 = {instancePath,keyword:"const",params:{allowedValue: "auto"},message:"must be equal to constant"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(data && typeof data == "object" && !Array.isArray(data))){
const err2 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else {
if(_valid0){ valid0 = true; passing0 = 1; }
const _errs5 = errors; if(data !== null){
const err3 = {instancePath,keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 2]; } else { if(_valid0){ valid0 = true; passing0 = 2; } } }
if(!valid0){
const err4 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
isVendorRealtimeTracingConfig.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isVendorRealtimeTracingConfig.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeTranscriptionConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeTranscriptionConfig.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorRealtimeTranscriptionConfig, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeTranscriptionConfig, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.language !== undefined){
let data1 = data.language; const _errs4 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isVendorRealtimeTranscriptionConfig, instancePath+"/language", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prompt !== undefined){
let data2 = data.prompt; const _errs6 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVendorRealtimeTranscriptionConfig, instancePath+"/prompt", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRealtimeTranscriptionConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeTranscriptionConfig.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeTurnDetection(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeTurnDetection.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeTurnDetection, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVendorRealtimeTurnDetection, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!((data0 === "server_vad") || (data0 === "semantic_vad"))){
return fail(isVendorRealtimeTurnDetection, instancePath+"/type", "enum", {allowedValues: ["server_vad","semantic_vad"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.threshold !== undefined){
const _errs3 = errors; if(!(isRealtimeThreshold(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeThreshold.errors : vErrors.concat(isRealtimeThreshold.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prefix_padding_ms !== undefined){
const _errs4 = errors; if(!(isRealtimePrefixPaddingMs(data.prefix_padding_ms, {instancePath:instancePath+"/prefix_padding_ms",parentData:data,parentDataProperty:"prefix_padding_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimePrefixPaddingMs.errors : vErrors.concat(isRealtimePrefixPaddingMs.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.silence_duration_ms !== undefined){
const _errs5 = errors; if(!(isRealtimeSilenceDurationMs(data.silence_duration_ms, {instancePath:instancePath+"/silence_duration_ms",parentData:data,parentDataProperty:"silence_duration_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSilenceDurationMs.errors : vErrors.concat(isRealtimeSilenceDurationMs.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.eagerness !== undefined){
const _errs6 = errors; if(!(isVendorRealtimeEagerness(data.eagerness, {instancePath:instancePath+"/eagerness",parentData:data,parentDataProperty:"eagerness",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeEagerness.errors : vErrors.concat(isVendorRealtimeEagerness.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.create_response !== undefined){
const _errs7 = errors; if(typeof data.create_response !== "boolean"){
return fail(isVendorRealtimeTurnDetection, instancePath+"/create_response", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.interrupt_response !== undefined){
const _errs9 = errors; if(typeof data.interrupt_response !== "boolean"){
return fail(isVendorRealtimeTurnDetection, instancePath+"/interrupt_response", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorRealtimeTurnDetection, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeTurnDetection.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeTurnDetectionConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeTurnDetectionConfig.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorRealtimeTurnDetectionConfig, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!((data0 === "server_vad") || (data0 === "semantic_vad"))){
return fail(isVendorRealtimeTurnDetectionConfig, instancePath+"/type", "enum", {allowedValues: ["server_vad","semantic_vad"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.threshold !== undefined){
let data1 = data.threshold; const _errs4 = errors; const _errs5 = errors; let valid1 = false;
let passing0 = null;
const _errs6 = errors; if(!(isRealtimeThreshold(data1, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeThreshold.errors : vErrors.concat(isRealtimeThreshold.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs7 = errors; if(data1 !== null){
const err0 = {instancePath:instancePath+"/threshold",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/threshold",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVendorRealtimeTurnDetectionConfig.errors = vErrors;
return false;
} else { errors = _errs5; if(vErrors !== null){ if(_errs5){ vErrors.length = _errs5; } else { vErrors = null; } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prefix_padding_ms !== undefined){
let data2 = data.prefix_padding_ms; const _errs9 = errors; const _errs10 = errors; let valid2 = false;
let passing1 = null;
const _errs11 = errors; if(!(isRealtimePrefixPaddingMs(data2, {instancePath:instancePath+"/prefix_padding_ms",parentData:data,parentDataProperty:"prefix_padding_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimePrefixPaddingMs.errors : vErrors.concat(isRealtimePrefixPaddingMs.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs12 = errors; if(data2 !== null){
const err2 = {instancePath:instancePath+"/prefix_padding_ms",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs12 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/prefix_padding_ms",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isVendorRealtimeTurnDetectionConfig.errors = vErrors;
return false;
} else { errors = _errs10; if(vErrors !== null){ if(_errs10){ vErrors.length = _errs10; } else { vErrors = null; } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.silence_duration_ms !== undefined){
let data3 = data.silence_duration_ms; const _errs14 = errors; const _errs15 = errors; let valid3 = false;
let passing2 = null;
const _errs16 = errors; if(!(isRealtimeSilenceDurationMs(data3, {instancePath:instancePath+"/silence_duration_ms",parentData:data,parentDataProperty:"silence_duration_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSilenceDurationMs.errors : vErrors.concat(isRealtimeSilenceDurationMs.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
if(_valid2){ valid3 = true; passing2 = 0; }
const _errs17 = errors; if(data3 !== null){
const err4 = {instancePath:instancePath+"/silence_duration_ms",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs17 === errors;
if(_valid2 && valid3){ valid3 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid3 = true; passing2 = 1; } }
if(!valid3){
const err5 = {instancePath:instancePath+"/silence_duration_ms",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isVendorRealtimeTurnDetectionConfig.errors = vErrors;
return false;
} else { errors = _errs15; if(vErrors !== null){ if(_errs15){ vErrors.length = _errs15; } else { vErrors = null; } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.eagerness !== undefined){
let data4 = data.eagerness; const _errs19 = errors; const _errs20 = errors; let valid4 = false;
let passing3 = null;
const _errs21 = errors; if(!(isVendorRealtimeEagerness(data4, {instancePath:instancePath+"/eagerness",parentData:data,parentDataProperty:"eagerness",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeEagerness.errors : vErrors.concat(isVendorRealtimeEagerness.errors);
errors = vErrors.length;
}
var _valid3 = _errs21 === errors;
if(_valid3){ valid4 = true; passing3 = 0; }
const _errs22 = errors; if(data4 !== null){
const err6 = {instancePath:instancePath+"/eagerness",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid3 = _errs22 === errors;
if(_valid3 && valid4){ valid4 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid4 = true; passing3 = 1; } }
if(!valid4){
const err7 = {instancePath:instancePath+"/eagerness",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isVendorRealtimeTurnDetectionConfig.errors = vErrors;
return false;
} else { errors = _errs20; if(vErrors !== null){ if(_errs20){ vErrors.length = _errs20; } else { vErrors = null; } } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.create_response !== undefined){
let data5 = data.create_response; const _errs24 = errors; if((typeof data5 !== "boolean") && (data5 !== null)){
return fail(isVendorRealtimeTurnDetectionConfig, instancePath+"/create_response", "type", {type: ["boolean","null"]}, "must be boolean,null");
}
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.interrupt_response !== undefined){
let data6 = data.interrupt_response; const _errs26 = errors; if((typeof data6 !== "boolean") && (data6 !== null)){
return fail(isVendorRealtimeTurnDetectionConfig, instancePath+"/interrupt_response", "type", {type: ["boolean","null"]}, "must be boolean,null");
}
var valid0 = _errs26 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorRealtimeTurnDetectionConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeTurnDetectionConfig.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeVoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRealtimeVoice.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && (data.length > 512 || ucs2length(data) > 256)){
return fail(isVendorRealtimeVoice, instancePath, "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorRealtimeVoice, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isVendorRealtimeVoice, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorRealtimeVoice.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfConnectRealtime(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRequestOfConnectRealtime.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfConnectRealtime, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
return fail(isVendorRequestOfConnectRealtime, instancePath+"/query", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.model !== undefined){
if(!(isRealtimeModel(data0.model, {instancePath:instancePath+"/query/model",parentData:data0,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModel.errors : vErrors.concat(isRealtimeModel.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfConnectRealtime, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
let data2 = data.requestBody; const _errs4 = errors; if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.sdp === undefined) && (missing2 = "sdp")){
return fail(isVendorRequestOfConnectRealtime, instancePath+"/requestBody", "required", {missingProperty: missing2}, "must have required property '"+missing2+"'");
} else {
if(data2.sdp !== undefined){
if(!(isRealtimeSdp(data2.sdp, {instancePath:instancePath+"/requestBody/sdp",parentData:data2,parentDataProperty:"sdp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSdp.errors : vErrors.concat(isRealtimeSdp.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfConnectRealtime, instancePath+"/requestBody", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRequestOfConnectRealtime, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfConnectRealtime.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCreateRealtimeCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRequestOfCreateRealtimeCall.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCreateRealtimeCall, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.model !== undefined){
if(!(isRealtimeModel(data0.model, {instancePath:instancePath+"/query/model",parentData:data0,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModel.errors : vErrors.concat(isRealtimeModel.errors);
errors = vErrors.length;
} } } else { return fail(isVendorRequestOfCreateRealtimeCall, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
let data2 = data.requestBody; const _errs4 = errors; if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.sdp === undefined) && (missing1 = "sdp")){
return fail(isVendorRequestOfCreateRealtimeCall, instancePath+"/requestBody", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.sdp !== undefined){
if(!(isRealtimeSdp(data2.sdp, {instancePath:instancePath+"/requestBody/sdp",parentData:data2,parentDataProperty:"sdp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSdp.errors : vErrors.concat(isRealtimeSdp.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfCreateRealtimeCall, instancePath+"/requestBody", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRequestOfCreateRealtimeCall, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCreateRealtimeCall.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCreateRealtimeClientSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRequestOfCreateRealtimeClientSecret.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCreateRealtimeClientSecret, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isRealtimeClientSecretRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientSecretRequest.errors : vErrors.concat(isRealtimeClientSecretRequest.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfCreateRealtimeClientSecret, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCreateRealtimeClientSecret.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCreateRealtimeSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRequestOfCreateRealtimeSession.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCreateRealtimeSession, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isVendorRealtimeSessionRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeSessionRequest.errors : vErrors.concat(isVendorRealtimeSessionRequest.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfCreateRealtimeSession, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCreateRealtimeSession.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfHangUpRealtimeCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = isVendorRequestOfHangUpRealtimeCall.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.call_id === undefined) && (missing0 = "call_id")){
return fail(isVendorRequestOfHangUpRealtimeCall, instancePath+"/path", "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data0.call_id !== undefined){
let data1 = data0.call_id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 128 && (data1.length > 256 || ucs2length(data1) > 128)){
return fail(isVendorRequestOfHangUpRealtimeCall, instancePath+"/path/call_id", "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfHangUpRealtimeCall, instancePath+"/path/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isVendorRequestOfHangUpRealtimeCall, instancePath+"/path/call_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfHangUpRealtimeCall, instancePath+"/path", "type", {type: "object"}, "must be object"); } } } } else { return fail(isVendorRequestOfHangUpRealtimeCall, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfHangUpRealtimeCall.errors = vErrors;
return errors === 0;
}
isFormOfCreateRealtimeCall.evaluated = {"props":{"query":true,"requestBody":true},"dynamicProps":false,"dynamicItems":false};
isOpenAiError.evaluated = {"props":{"message":true,"type":true,"param":true,"code":true},"dynamicProps":false,"dynamicItems":false};
isOpenAiErrorResponse.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};
isOpenAiErrorType.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeAudioFormat.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeBitsPerSample.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeCallRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isRealtimeChannels.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeClientSecret.evaluated = {"props":{"value":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeClientSecretExpiry.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isRealtimeClientSecretRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isRealtimeClientSecretResponse.evaluated = {"props":{"value":true,"expires_at":true,"session":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaAudio.evaluated = {"props":{"input":true,"output":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaAudioFormat.evaluated = {"dynamicProps":true,"dynamicItems":false};
isRealtimeGaAudioInput.evaluated = {"props":{"format":true,"transcription":true,"noise_reduction":true,"turn_detection":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaAudioOutput.evaluated = {"props":{"format":true,"voice":true,"speed":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaG711Format.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaNoiseReduction.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaOutputModalities.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
isRealtimeGaPcmFormat.evaluated = {"props":{"type":true,"rate":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaPrompt.evaluated = {"props":{"id":true,"version":true,"variables":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaSemanticVad.evaluated = {"props":{"type":true,"eagerness":true,"create_response":true,"interrupt_response":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaServerVad.evaluated = {"props":{"type":true,"threshold":true,"prefix_padding_ms":true,"silence_duration_ms":true,"idle_timeout_ms":true,"create_response":true,"interrupt_response":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaSession.evaluated = {"props":{"type":true,"object":true,"id":true,"model":true,"expires_at":true,"output_modalities":true,"instructions":true,"audio":true,"tools":true,"tool_choice":true,"max_output_tokens":true,"truncation":true,"tracing":true,"prompt":true,"include":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaSessionAudio.evaluated = {"props":{"input":true,"output":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaSessionConfig.evaluated = {"props":{"type":true,"model":true,"output_modalities":true,"instructions":true,"audio":true,"tools":true,"tool_choice":true,"max_output_tokens":true,"truncation":true,"tracing":true,"prompt":true,"include":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaSpeed.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeGaTool.evaluated = {"props":{"type":true,"name":true,"description":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaToolChoice.evaluated = {"dynamicProps":true,"dynamicItems":false};
isRealtimeGaTracing.evaluated = {"dynamicProps":true,"dynamicItems":false};
isRealtimeGaTranscription.evaluated = {"props":{"model":true,"language":true,"prompt":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeGaTruncation.evaluated = {"dynamicProps":true,"dynamicItems":false};
isRealtimeGaTurnDetection.evaluated = {"dynamicProps":true,"dynamicItems":false};
isRealtimeGaVoice.evaluated = {"dynamicProps":true,"dynamicItems":false};
isRealtimeMaxTokens.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeModalities.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
isRealtimeModality.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeModel.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimePrefixPaddingMs.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeSampleRate.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeSdp.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeSession.evaluated = {"props":{"id":true,"object":true,"model":true,"expires_at":true,"modalities":true,"instructions":true,"voice":true,"input_audio_format":true,"output_audio_format":true,"sample_rate":true,"channels":true,"bits_per_sample":true,"input_audio_transcription":true,"input_audio_noise_reduction":true,"turn_detection":true,"tools":true,"tool_choice":true,"temperature":true,"max_output_tokens":true,"max_response_output_tokens":true,"tracing":true,"speed":true,"client_secret":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeSessionConfig.evaluated = {"props":{"modalities":true,"instructions":true,"voice":true,"input_audio_format":true,"output_audio_format":true,"sample_rate":true,"channels":true,"bits_per_sample":true,"input_audio_transcription":true,"turn_detection":true,"tools":true,"tool_choice":true,"temperature":true,"max_output_tokens":true,"max_response_output_tokens":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeSessionRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isRealtimeSessionResponse.evaluated = {"props":{"client_secret":true,"id":true,"object":true,"model":true,"expires_at":true,"modalities":true,"instructions":true,"voice":true,"input_audio_format":true,"output_audio_format":true,"sample_rate":true,"channels":true,"bits_per_sample":true,"input_audio_transcription":true,"input_audio_noise_reduction":true,"turn_detection":true,"tools":true,"tool_choice":true,"temperature":true,"max_output_tokens":true,"max_response_output_tokens":true,"tracing":true,"speed":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeSilenceDurationMs.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeTemperature.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeThreshold.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeTool.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isRealtimeToolChoice.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRealtimeTranscription.evaluated = {"props":{"model":true,"language":true,"prompt":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeTranscriptionConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isRealtimeTurnDetection.evaluated = {"props":{"type":true,"threshold":true,"prefix_padding_ms":true,"silence_duration_ms":true},"dynamicProps":false,"dynamicItems":false};
isRealtimeTurnDetectionConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isRealtimeVoice.evaluated = {"dynamicProps":false,"dynamicItems":false};
isRequestOfConnectRealtime.evaluated = {"props":{"query":true,"requestBody":true},"dynamicProps":false,"dynamicItems":false};
isRequestOfCreateRealtimeCall.evaluated = {"props":{"query":true,"requestBody":true},"dynamicProps":false,"dynamicItems":false};
isRequestOfCreateRealtimeClientSecret.evaluated = {"props":{"query":true,"requestBody":true},"dynamicProps":false,"dynamicItems":false};
isRequestOfCreateRealtimeSession.evaluated = {"props":{"query":true,"requestBody":true},"dynamicProps":false,"dynamicItems":false};
isRequestOfHangUpRealtimeCall.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};
isVendorFormOfCreateRealtimeCall.evaluated = {"props":{"query":true,"requestBody":true},"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeEagerness.evaluated = {"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeFunctionChoice.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeNoiseReductionConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeSession.evaluated = {"props":{"id":true,"object":true,"model":true,"expires_at":true,"modalities":true,"instructions":true,"voice":true,"input_audio_format":true,"output_audio_format":true,"sample_rate":true,"channels":true,"bits_per_sample":true,"input_audio_transcription":true,"input_audio_noise_reduction":true,"turn_detection":true,"tools":true,"tool_choice":true,"temperature":true,"max_output_tokens":true,"max_response_output_tokens":true,"speed":true,"client_secret":true,"tracing":true},"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeSessionConfig.evaluated = {"props":{"modalities":true,"instructions":true,"voice":true,"input_audio_format":true,"output_audio_format":true,"sample_rate":true,"channels":true,"bits_per_sample":true,"input_audio_transcription":true,"turn_detection":true,"tools":true,"tool_choice":true,"temperature":true,"max_output_tokens":true,"max_response_output_tokens":true,"input_audio_noise_reduction":true,"speed":true,"tracing":true},"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeSessionRequest.evaluated = {"props":{"model":true,"modalities":true,"instructions":true,"voice":true,"input_audio_format":true,"output_audio_format":true,"sample_rate":true,"channels":true,"bits_per_sample":true,"input_audio_transcription":true,"turn_detection":true,"tools":true,"tool_choice":true,"temperature":true,"max_output_tokens":true,"max_response_output_tokens":true,"input_audio_noise_reduction":true,"speed":true,"tracing":true},"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeSessionResponse.evaluated = {"props":{"client_secret":true,"id":true,"object":true,"model":true,"expires_at":true,"modalities":true,"instructions":true,"voice":true,"input_audio_format":true,"output_audio_format":true,"sample_rate":true,"channels":true,"bits_per_sample":true,"input_audio_transcription":true,"input_audio_noise_reduction":true,"turn_detection":true,"tools":true,"tool_choice":true,"temperature":true,"max_output_tokens":true,"max_response_output_tokens":true,"speed":true,"tracing":true},"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeSpeed.evaluated = {"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeTool.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeToolChoice.evaluated = {"dynamicProps":true,"dynamicItems":false};
isVendorRealtimeTracingConfig.evaluated = {"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeTranscriptionConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeTurnDetection.evaluated = {"props":{"type":true,"threshold":true,"prefix_padding_ms":true,"silence_duration_ms":true,"eagerness":true,"create_response":true,"interrupt_response":true},"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeTurnDetectionConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
isVendorRealtimeVoice.evaluated = {"dynamicProps":false,"dynamicItems":false};
isVendorRequestOfConnectRealtime.evaluated = {"props":{"query":true,"requestBody":true},"dynamicProps":false,"dynamicItems":false};
isVendorRequestOfCreateRealtimeCall.evaluated = {"props":{"query":true,"requestBody":true},"dynamicProps":false,"dynamicItems":false};
isVendorRequestOfCreateRealtimeClientSecret.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};
isVendorRequestOfCreateRealtimeSession.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};
isVendorRequestOfHangUpRealtimeCall.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.neutral = {
  connectRealtime: {
    request: isRequestOfConnectRealtime,
    formRequest: null,
    responses: { "201": null, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "502": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  createRealtimeSession: {
    request: isRequestOfCreateRealtimeSession,
    formRequest: null,
    responses: { "200": isRealtimeSessionResponse, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  createRealtimeClientSecret: {
    request: isRequestOfCreateRealtimeClientSecret,
    formRequest: null,
    responses: { "200": isRealtimeClientSecretResponse, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  createRealtimeCall: {
    request: isRequestOfCreateRealtimeCall,
    formRequest: isFormOfCreateRealtimeCall,
    responses: { "201": null, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "502": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  hangUpRealtimeCall: {
    request: isRequestOfHangUpRealtimeCall,
    formRequest: null,
    responses: { "200": null, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
};
exports.vendor = {
  connectRealtime: {
    request: isVendorRequestOfConnectRealtime,
    formRequest: null,
    responses: { "201": null, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "502": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  createRealtimeSession: {
    request: isVendorRequestOfCreateRealtimeSession,
    formRequest: null,
    responses: { "200": isVendorRealtimeSessionResponse, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  createRealtimeClientSecret: {
    request: isVendorRequestOfCreateRealtimeClientSecret,
    formRequest: null,
    responses: { "200": isRealtimeClientSecretResponse, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  createRealtimeCall: {
    request: isVendorRequestOfCreateRealtimeCall,
    formRequest: isVendorFormOfCreateRealtimeCall,
    responses: { "201": null, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "502": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: null,
  },
  hangUpRealtimeCall: {
    request: isVendorRequestOfHangUpRealtimeCall,
    formRequest: null,
    responses: { "200": null, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "404": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "503": isOpenAiErrorResponse },
    events: null,
  },
};
