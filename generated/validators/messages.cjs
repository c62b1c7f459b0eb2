// Generated from specs/ by `npm run generate`. Do not edit.
'use strict';
function fail(validate, instancePath, keyword, params, message) {
  validate.errors = [{ instancePath, keyword, params, message }];
  return false;
}
const constant_04f5b9 = {validate: isVendorMessageContentBlock};
const constant_191f75 = Object.prototype.hasOwnProperty;
const pattern_8a16d7 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const properties_12f123 = {"model":0,"max_tokens":0,"messages":0,"metadata":0,"stop_sequences":0,"stream":0,"system":0,"temperature":0,"top_k":0,"top_p":0,"thinking":0,"tool_choice":0,"tools":0};
const ucs2length = require("ajv/dist/runtime/ucs2length").default;
const uri = require("ajv-formats/dist/formats").fullFormats.uri;
function isAnyToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isAnyToolChoice, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "type") || (key0 === "disable_parallel_tool_use"))){
return fail(isAnyToolChoice, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isAnyToolChoice, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("any" !== data0){ return fail(isAnyToolChoice, instancePath+"/type", "const", {allowedValue: "any"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.disable_parallel_tool_use !== undefined){
const _errs4 = errors; if(typeof data.disable_parallel_tool_use !== "boolean"){
return fail(isAnyToolChoice, instancePath+"/disable_parallel_tool_use", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAnyToolChoice, instancePath, "type", {type: "object"}, "must be object"); } }
isAnyToolChoice.errors = vErrors;
return errors === 0;
}
function isAutoToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isAutoToolChoice, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "type") || (key0 === "disable_parallel_tool_use"))){
return fail(isAutoToolChoice, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isAutoToolChoice, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("auto" !== data0){ return fail(isAutoToolChoice, instancePath+"/type", "const", {allowedValue: "auto"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.disable_parallel_tool_use !== undefined){
const _errs4 = errors; if(typeof data.disable_parallel_tool_use !== "boolean"){
return fail(isAutoToolChoice, instancePath+"/disable_parallel_tool_use", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isAutoToolChoice, instancePath, "type", {type: "object"}, "must be object"); } }
isAutoToolChoice.errors = vErrors;
return errors === 0;
}
function isBashTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
return fail(isBashTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "cache_control"))){
return fail(isBashTool, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isBashTool, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("bash_20241022" !== data0){ return fail(isBashTool, instancePath+"/type", "const", {allowedValue: "bash_20241022"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isBashTool, instancePath+"/name", "type", {type: "string"}, "must be string"); }
if("bash" !== data1){ return fail(isBashTool, instancePath+"/name", "const", {allowedValue: "bash"}, "must be equal to constant"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs6 = errors; if(!(isCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCacheControl.errors : vErrors.concat(isCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isBashTool, instancePath, "type", {type: "object"}, "must be object"); } }
isBashTool.errors = vErrors;
return errors === 0;
}
function isCacheControl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isCacheControl, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "type") || (key0 === "ttl"))){
return fail(isCacheControl, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isCacheControl, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("ephemeral" !== data0){ return fail(isCacheControl, instancePath+"/type", "const", {allowedValue: "ephemeral"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.ttl !== undefined){
let data1 = data.ttl; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isCacheControl, instancePath+"/ttl", "type", {type: "string"}, "must be string"); }
if(!((data1 === "5m") || (data1 === "1h"))){
return fail(isCacheControl, instancePath+"/ttl", "enum", {allowedValues: ["5m","1h"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isCacheControl, instancePath, "type", {type: "object"}, "must be object"); } }
isCacheControl.errors = vErrors;
return errors === 0;
}
function isComputerTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.display_width_px === undefined) && (missing0 = "display_width_px"))) || ((data.display_height_px === undefined) && (missing0 = "display_height_px"))){
return fail(isComputerTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "name")) || (key0 === "display_width_px")) || (key0 === "display_height_px")) || (key0 === "display_number")) || (key0 === "cache_control"))){
return fail(isComputerTool, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isComputerTool, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("computer_20241022" !== data0){
return fail(isComputerTool, instancePath+"/type", "const", {allowedValue: "computer_20241022"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isComputerTool, instancePath+"/name", "type", {type: "string"}, "must be string"); }
if("computer" !== data1){ return fail(isComputerTool, instancePath+"/name", "const", {allowedValue: "computer"}, "must be equal to constant"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display_width_px !== undefined){
let data2 = data.display_width_px; const _errs6 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isComputerTool, instancePath+"/display_width_px", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
return fail(isComputerTool, instancePath+"/display_width_px", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display_height_px !== undefined){
let data3 = data.display_height_px; const _errs8 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isComputerTool, instancePath+"/display_height_px", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
return fail(isComputerTool, instancePath+"/display_height_px", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display_number !== undefined){
let data4 = data.display_number; const _errs10 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isComputerTool, instancePath+"/display_number", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){ return fail(isComputerTool, instancePath+"/display_number", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs12 = errors; if(!(isCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCacheControl.errors : vErrors.concat(isCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isComputerTool, instancePath, "type", {type: "object"}, "must be object"); } }
isComputerTool.errors = vErrors;
return errors === 0;
}
function isContentDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.content === undefined) && (missing0 = "content"))){
return fail(isContentDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "type") || (key0 === "content"))){
return fail(isContentDocumentSource, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isContentDocumentSource, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("content" !== data0){
return fail(isContentDocumentSource, instancePath+"/type", "const", {allowedValue: "content"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
const _errs4 = errors; if(!(isToolResultContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isToolResultContent.errors : vErrors.concat(isToolResultContent.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isContentDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isContentDocumentSource.errors = vErrors;
return errors === 0;
}
function isCustomTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.type !== undefined){
const _errs4 = errors; const _errs5 = errors; if("custom" !== data.type){ const err1 = {}; if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); } errors++; }
var valid2 = _errs5 === errors;
if(valid2){ const err2 = {}; if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); } errors++; } else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } } } } }
var valid0 = _errs2 === errors;
if(valid0){ return fail(isCustomTool, instancePath, "not", {}, "must NOT be valid"); } else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.name === undefined) && (missing1 = "name")) || ((data.input_schema === undefined) && (missing1 = "input_schema"))){
return fail(isCustomTool, instancePath, "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
const _errs6 = errors; for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "name")) || (key0 === "description")) || (key0 === "input_schema")) || (key0 === "cache_control"))){
return fail(isCustomTool, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs6 === errors){
if(data.type !== undefined){
let data1 = data.type; const _errs7 = errors; if(typeof data1 !== "string"){ return fail(isCustomTool, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("custom" !== data1){ return fail(isCustomTool, instancePath+"/type", "const", {allowedValue: "custom"}, "must be equal to constant"); }
var valid3 = _errs7 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.name !== undefined){
let data2 = data.name; const _errs9 = errors; if(errors === _errs9){
if(typeof data2 === "string"){
if(data2.length > 64 && (data2.length > 128 || ucs2length(data2) > 64)){
return fail(isCustomTool, instancePath+"/name", "maxLength", {limit: 64}, "must NOT have more than 64 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isCustomTool, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isCustomTool, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid3 = _errs9 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.description !== undefined){
const _errs11 = errors; if(typeof data.description !== "string"){ return fail(isCustomTool, instancePath+"/description", "type", {type: "string"}, "must be string"); }
var valid3 = _errs11 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.input_schema !== undefined){
let data4 = data.input_schema; const _errs13 = errors; if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
return fail(isCustomTool, instancePath+"/input_schema", "type", {type: "object"}, "must be object");
}
var valid3 = _errs13 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.cache_control !== undefined){
const _errs15 = errors; if(!(isCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCacheControl.errors : vErrors.concat(isCacheControl.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
} else { var valid3 = true; } } } } } } } } else { return fail(isCustomTool, instancePath, "type", {type: "object"}, "must be object"); } }
isCustomTool.errors = vErrors;
return errors === 0;
}
function isDisabledThinking(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isDisabledThinking, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "type")){
return fail(isDisabledThinking, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; if(typeof data0 !== "string"){ return fail(isDisabledThinking, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("disabled" !== data0){ return fail(isDisabledThinking, instancePath+"/type", "const", {allowedValue: "disabled"}, "must be equal to constant"); } } } } } else { return fail(isDisabledThinking, instancePath, "type", {type: "object"}, "must be object"); } }
isDisabledThinking.errors = vErrors;
return errors === 0;
}
function isDocumentBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
return fail(isDocumentBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "source")) || (key0 === "title")) || (key0 === "context")) || (key0 === "citations")) || (key0 === "cache_control"))){
return fail(isDocumentBlock, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isDocumentBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("document" !== data0){ return fail(isDocumentBlock, instancePath+"/type", "const", {allowedValue: "document"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.source !== undefined){
const _errs4 = errors; if(!(isDocumentSource(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isDocumentSource.errors : vErrors.concat(isDocumentSource.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.title !== undefined){
const _errs5 = errors; if(typeof data.title !== "string"){ return fail(isDocumentBlock, instancePath+"/title", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.context !== undefined){
const _errs7 = errors; if(typeof data.context !== "string"){ return fail(isDocumentBlock, instancePath+"/context", "type", {type: "string"}, "must be string"); }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.citations !== undefined){
const _errs9 = errors; if(!(isDocumentCitations(data.citations, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isDocumentCitations.errors : vErrors.concat(isDocumentCitations.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs10 = errors; if(!(isCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCacheControl.errors : vErrors.concat(isCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isDocumentBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isDocumentBlock.errors = vErrors;
return errors === 0;
}
function isDocumentCitations(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "enabled")){
return fail(isDocumentCitations, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){ return fail(isDocumentCitations, instancePath+"/enabled", "type", {type: "boolean"}, "must be boolean"); } } } } else { return fail(isDocumentCitations, instancePath, "type", {type: "object"}, "must be object"); } }
isDocumentCitations.errors = vErrors;
return errors === 0;
}
function isDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "base64"){
if(!(isPdfDocumentSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isPdfDocumentSource.errors : vErrors.concat(isPdfDocumentSource.errors);
errors = vErrors.length;
} } else if(tag0 === "text"){
if(!(isTextDocumentSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTextDocumentSource.errors : vErrors.concat(isTextDocumentSource.errors);
errors = vErrors.length;
} } else if(tag0 === "content"){
if(!(isContentDocumentSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentDocumentSource.errors : vErrors.concat(isContentDocumentSource.errors);
errors = vErrors.length;
} } else if(tag0 === "url"){
if(!(isUrlDocumentSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUrlDocumentSource.errors : vErrors.concat(isUrlDocumentSource.errors);
errors = vErrors.length;
} } else {
return fail(isDocumentSource, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else { return fail(isDocumentSource, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string"); } } } else { return fail(isDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isDocumentSource.errors = vErrors;
return errors === 0;
}
function isEnabledThinking(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.budget_tokens === undefined) && (missing0 = "budget_tokens"))){
return fail(isEnabledThinking, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "type") || (key0 === "budget_tokens"))){
return fail(isEnabledThinking, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isEnabledThinking, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("enabled" !== data0){ return fail(isEnabledThinking, instancePath+"/type", "const", {allowedValue: "enabled"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.budget_tokens !== undefined){
let data1 = data.budget_tokens; const _errs4 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isEnabledThinking, instancePath+"/budget_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1024 || isNaN(data1)){
return fail(isEnabledThinking, instancePath+"/budget_tokens", "minimum", {comparison: ">=", limit: 1024}, "must be >= 1024");
} } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isEnabledThinking, instancePath, "type", {type: "object"}, "must be object"); } }
isEnabledThinking.errors = vErrors;
return errors === 0;
}
function isImageBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
return fail(isImageBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "type") || (key0 === "source")) || (key0 === "cache_control"))){
return fail(isImageBlock, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isImageBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("image" !== data0){ return fail(isImageBlock, instancePath+"/type", "const", {allowedValue: "image"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.source !== undefined){
const _errs4 = errors; if(!(isImageSource(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageSource.errors : vErrors.concat(isImageSource.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs5 = errors; if(!(isCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCacheControl.errors : vErrors.concat(isCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isImageBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isImageBlock.errors = vErrors;
return errors === 0;
}
function isImageSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isImageSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
if("base64" !== data.type){ return fail(isImageSource, instancePath+"/type", "const", {allowedValue: "base64"}, "must be equal to constant"); } } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.media_type === undefined) && (missing1 = "media_type"))) || ((data.data === undefined) && (missing1 = "data"))){
return fail(isImageSource, instancePath, "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
const _errs3 = errors; for(const key0 in data){
if(!(((key0 === "type") || (key0 === "media_type")) || (key0 === "data"))){
return fail(isImageSource, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data.type !== undefined){
let data1 = data.type; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isImageSource, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("base64" !== data1){ return fail(isImageSource, instancePath+"/type", "const", {allowedValue: "base64"}, "must be equal to constant"); }
var valid2 = _errs4 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.media_type !== undefined){
let data2 = data.media_type; const _errs6 = errors; if(typeof data2 !== "string"){ return fail(isImageSource, instancePath+"/media_type", "type", {type: "string"}, "must be string"); }
if(!((((data2 === "image/jpeg") || (data2 === "image/png")) || (data2 === "image/gif")) || (data2 === "image/webp"))){
return fail(isImageSource, instancePath+"/media_type", "enum", {allowedValues: ["image/jpeg","image/png","image/gif","image/webp"]}, "must be equal to one of the allowed values");
}
var valid2 = _errs6 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.data !== undefined){
const _errs8 = errors; if(typeof data.data !== "string"){ return fail(isImageSource, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid2 = _errs8 === errors;
} else { var valid2 = true; } } } } } } else { return fail(isImageSource, instancePath, "type", {type: "object"}, "must be object"); } }
isImageSource.errors = vErrors;
return errors === 0;
}
function isMessageBlockDelta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isMessageBlockDelta, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text_delta"){
if(!(isMessageTextDelta(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageTextDelta.errors : vErrors.concat(isMessageTextDelta.errors);
errors = vErrors.length;
} } else if(tag0 === "input_json_delta"){
if(!(isMessageInputJsonDelta(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageInputJsonDelta.errors : vErrors.concat(isMessageInputJsonDelta.errors);
errors = vErrors.length;
} } else if(tag0 === "thinking_delta"){
if(!(isMessageThinkingDelta(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageThinkingDelta.errors : vErrors.concat(isMessageThinkingDelta.errors);
errors = vErrors.length;
} } else if(tag0 === "signature_delta"){
if(!(isMessageSignatureDelta(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageSignatureDelta.errors : vErrors.concat(isMessageSignatureDelta.errors);
errors = vErrors.length;
} } else if(tag0 === "citations_delta"){
if(!(isMessageCitationsDelta(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageCitationsDelta.errors : vErrors.concat(isMessageCitationsDelta.errors);
errors = vErrors.length;
} } else {
return fail(isMessageBlockDelta, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else { return fail(isMessageBlockDelta, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string"); } } } else { return fail(isMessageBlockDelta, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageBlockDelta.errors = vErrors;
return errors === 0;
}
function isMessageBlockIndex(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isMessageBlockIndex, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ return fail(isMessageBlockIndex, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
isMessageBlockIndex.errors = vErrors;
return errors === 0;
}
function isMessageCacheCreation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ephemeral_5m_input_tokens === undefined) && (missing0 = "ephemeral_5m_input_tokens")) || ((data.ephemeral_1h_input_tokens === undefined) && (missing0 = "ephemeral_1h_input_tokens"))){
return fail(isMessageCacheCreation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.ephemeral_5m_input_tokens !== undefined){
let data0 = data.ephemeral_5m_input_tokens; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isMessageCacheCreation, instancePath+"/ephemeral_5m_input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
return fail(isMessageCacheCreation, instancePath+"/ephemeral_5m_input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.ephemeral_1h_input_tokens !== undefined){
let data1 = data.ephemeral_1h_input_tokens; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isMessageCacheCreation, instancePath+"/ephemeral_1h_input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isMessageCacheCreation, instancePath+"/ephemeral_1h_input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isMessageCacheCreation, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageCacheCreation.errors = vErrors;
return errors === 0;
}
function isMessageCitation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isMessageCitation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
const _errs1 = errors; if(typeof data.type !== "string"){ return fail(isMessageCitation, instancePath+"/type", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cited_text !== undefined){
const _errs3 = errors; if(typeof data.cited_text !== "string"){ return fail(isMessageCitation, instancePath+"/cited_text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.document_index !== undefined){
let data2 = data.document_index; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isMessageCitation, instancePath+"/document_index", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
return fail(isMessageCitation, instancePath+"/document_index", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.document_title !== undefined){
let data3 = data.document_title; const _errs7 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isMessageCitation, instancePath+"/document_title", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.file_id !== undefined){
let data4 = data.file_id; const _errs9 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isMessageCitation, instancePath+"/file_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.start_char_index !== undefined){
let data5 = data.start_char_index; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isMessageCitation, instancePath+"/start_char_index", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
return fail(isMessageCitation, instancePath+"/start_char_index", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.end_char_index !== undefined){
let data6 = data.end_char_index; const _errs13 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isMessageCitation, instancePath+"/end_char_index", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
return fail(isMessageCitation, instancePath+"/end_char_index", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.start_page_number !== undefined){
let data7 = data.start_page_number; const _errs15 = errors; if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return fail(isMessageCitation, instancePath+"/start_page_number", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
return fail(isMessageCitation, instancePath+"/start_page_number", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.end_page_number !== undefined){
let data8 = data.end_page_number; const _errs17 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isMessageCitation, instancePath+"/end_page_number", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
return fail(isMessageCitation, instancePath+"/end_page_number", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.start_block_index !== undefined){
let data9 = data.start_block_index; const _errs19 = errors; if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
return fail(isMessageCitation, instancePath+"/start_block_index", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs19){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
return fail(isMessageCitation, instancePath+"/start_block_index", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.end_block_index !== undefined){
let data10 = data.end_block_index; const _errs21 = errors; if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
return fail(isMessageCitation, instancePath+"/end_block_index", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs21){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
return fail(isMessageCitation, instancePath+"/end_block_index", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs21 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } else { return fail(isMessageCitation, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageCitation.errors = vErrors;
return errors === 0;
}
function isMessageCitations(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
return fail(isMessageCitations, instancePath, "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isMessageCitation(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageCitation.errors : vErrors.concat(isMessageCitation.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } }
isMessageCitations.errors = vErrors;
return errors === 0;
}
function isMessageCitationsDelta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.citation === undefined) && (missing0 = "citation"))){
return fail(isMessageCitationsDelta, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageCitationsDelta, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("citations_delta" !== data0){
return fail(isMessageCitationsDelta, instancePath+"/type", "const", {allowedValue: "citations_delta"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.citation !== undefined){
const _errs3 = errors; if(!(isMessageCitation(data.citation, {instancePath:instancePath+"/citation",parentData:data,parentDataProperty:"citation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageCitation.errors : vErrors.concat(isMessageCitation.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isMessageCitationsDelta, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageCitationsDelta.errors = vErrors;
return errors === 0;
}
function isMessageContentBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isMessageContentBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(isTextBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTextBlock.errors : vErrors.concat(isTextBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "image"){
if(!(isImageBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageBlock.errors : vErrors.concat(isImageBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "tool_use"){
if(!(isToolUseBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isToolUseBlock.errors : vErrors.concat(isToolUseBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "tool_result"){
if(!(isToolResultBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isToolResultBlock.errors : vErrors.concat(isToolResultBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "document"){
if(!(isDocumentBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isDocumentBlock.errors : vErrors.concat(isDocumentBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "thinking"){
if(!(isThinkingBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isThinkingBlock.errors : vErrors.concat(isThinkingBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "redacted_thinking"){
if(!(isRedactedThinkingBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRedactedThinkingBlock.errors : vErrors.concat(isRedactedThinkingBlock.errors);
errors = vErrors.length;
} } else {
return fail(isMessageContentBlock, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isMessageContentBlock, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isMessageContentBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageContentBlock.errors = vErrors;
return errors === 0;
}
function isMessageContentBlockDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
return fail(isMessageContentBlockDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageContentBlockDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("content_block_delta" !== data0){
return fail(isMessageContentBlockDeltaEvent, instancePath+"/type", "const", {allowedValue: "content_block_delta"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.index !== undefined){
const _errs3 = errors; if(!(isMessageBlockIndex(data.index, {instancePath:instancePath+"/index",parentData:data,parentDataProperty:"index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageBlockIndex.errors : vErrors.concat(isMessageBlockIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
const _errs4 = errors; if(!(isMessageBlockDelta(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageBlockDelta.errors : vErrors.concat(isMessageBlockDelta.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isMessageContentBlockDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageContentBlockDeltaEvent.errors = vErrors;
return errors === 0;
}
function isMessageContentBlockResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isMessageContentBlockResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(isTextBlockResponse(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTextBlockResponse.errors : vErrors.concat(isTextBlockResponse.errors);
errors = vErrors.length;
} } else if(tag0 === "tool_use"){
if(!(isToolUseBlockResponse(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isToolUseBlockResponse.errors : vErrors.concat(isToolUseBlockResponse.errors);
errors = vErrors.length;
} } else if(tag0 === "thinking"){
if(!(isThinkingBlockResponse(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isThinkingBlockResponse.errors : vErrors.concat(isThinkingBlockResponse.errors);
errors = vErrors.length;
} } else if(tag0 === "redacted_thinking"){
if(!(isRedactedThinkingBlockResponse(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRedactedThinkingBlockResponse.errors : vErrors.concat(isRedactedThinkingBlockResponse.errors);
errors = vErrors.length;
} } else {
return fail(isMessageContentBlockResponse, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isMessageContentBlockResponse, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isMessageContentBlockResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageContentBlockResponse.errors = vErrors;
return errors === 0;
}
function isMessageContentBlockStartEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.content_block === undefined) && (missing0 = "content_block"))){
return fail(isMessageContentBlockStartEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageContentBlockStartEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("content_block_start" !== data0){
return fail(isMessageContentBlockStartEvent, instancePath+"/type", "const", {allowedValue: "content_block_start"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.index !== undefined){
const _errs3 = errors; if(!(isMessageBlockIndex(data.index, {instancePath:instancePath+"/index",parentData:data,parentDataProperty:"index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageBlockIndex.errors : vErrors.concat(isMessageBlockIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_block !== undefined){
const _errs4 = errors; if(!(isMessageStartedBlock(data.content_block, {instancePath:instancePath+"/content_block",parentData:data,parentDataProperty:"content_block",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStartedBlock.errors : vErrors.concat(isMessageStartedBlock.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isMessageContentBlockStartEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageContentBlockStartEvent.errors = vErrors;
return errors === 0;
}
function isMessageContentBlockStopEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))){
return fail(isMessageContentBlockStopEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageContentBlockStopEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("content_block_stop" !== data0){
return fail(isMessageContentBlockStopEvent, instancePath+"/type", "const", {allowedValue: "content_block_stop"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.index !== undefined){
const _errs3 = errors; if(!(isMessageBlockIndex(data.index, {instancePath:instancePath+"/index",parentData:data,parentDataProperty:"index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageBlockIndex.errors : vErrors.concat(isMessageBlockIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isMessageContentBlockStopEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageContentBlockStopEvent.errors = vErrors;
return errors === 0;
}
function isMessageDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.usage === undefined) && (missing0 = "usage"))){
return fail(isMessageDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message_delta" !== data0){
return fail(isMessageDeltaEvent, instancePath+"/type", "const", {allowedValue: "message_delta"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
let data1 = data.delta; const _errs3 = errors; if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.stop_reason === undefined) && (missing1 = "stop_reason")) || ((data1.stop_sequence === undefined) && (missing1 = "stop_sequence"))) || ((data1.usage === undefined) && (missing1 = "usage"))){
return fail(isMessageDeltaEvent, instancePath+"/delta", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data1.stop_reason !== undefined){
const _errs5 = errors; if(!(isMessageStopReason(data1.stop_reason, {instancePath:instancePath+"/delta/stop_reason",parentData:data1,parentDataProperty:"stop_reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStopReason.errors : vErrors.concat(isMessageStopReason.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data1.stop_sequence !== undefined){
let data3 = data1.stop_sequence; const _errs6 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isMessageDeltaEvent, instancePath+"/delta/stop_sequence", "type", {type: ["string","null"]}, "must be string,null");
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data1.stop_details !== undefined){
let data4 = data1.stop_details; const _errs8 = errors; if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
return fail(isMessageDeltaEvent, instancePath+"/delta/stop_details", "type", {type: ["object","null"]}, "must be object,null");
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data1.container !== undefined){
let data5 = data1.container; const _errs10 = errors; if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
return fail(isMessageDeltaEvent, instancePath+"/delta/container", "type", {type: ["object","null"]}, "must be object,null");
}
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data1.usage !== undefined){
const _errs12 = errors; if(!(isMessageDeltaUsage(data1.usage, {instancePath:instancePath+"/delta/usage",parentData:data1,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageDeltaUsage.errors : vErrors.concat(isMessageDeltaUsage.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
} else { var valid1 = true; } } } } } } } else { return fail(isMessageDeltaEvent, instancePath+"/delta", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
const _errs13 = errors; if(!(isMessageUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageUsage.errors : vErrors.concat(isMessageUsage.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } } else { return fail(isMessageDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageDeltaEvent.errors = vErrors;
return errors === 0;
}
function isMessageDeltaUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.input_tokens === undefined) && (missing0 = "input_tokens")) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))){
return fail(isMessageDeltaUsage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.input_tokens !== undefined){
let data0 = data.input_tokens; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isMessageDeltaUsage, instancePath+"/input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
return fail(isMessageDeltaUsage, instancePath+"/input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens !== undefined){
let data1 = data.output_tokens; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isMessageDeltaUsage, instancePath+"/output_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isMessageDeltaUsage, instancePath+"/output_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_creation_input_tokens !== undefined){
let data2 = data.cache_creation_input_tokens; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isMessageDeltaUsage, instancePath+"/cache_creation_input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
return fail(isMessageDeltaUsage, instancePath+"/cache_creation_input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_read_input_tokens !== undefined){
let data3 = data.cache_read_input_tokens; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isMessageDeltaUsage, instancePath+"/cache_read_input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isMessageDeltaUsage, instancePath+"/cache_read_input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isMessageDeltaUsage, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageDeltaUsage.errors = vErrors;
return errors === 0;
}
function isMessageErrorDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error_code === undefined) && (missing0 = "error_code")){
return fail(isMessageErrorDetails, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.error_code !== undefined){
const _errs1 = errors; if(typeof data.error_code !== "string"){ return fail(isMessageErrorDetails, instancePath+"/error_code", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.unsupported !== undefined){
let data1 = data.unsupported; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(typeof data1[i0] !== "string"){
return fail(isMessageErrorDetails, instancePath+"/unsupported/" + i0, "type", {type: "string"}, "must be string");
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else { return fail(isMessageErrorDetails, instancePath+"/unsupported", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isMessageErrorDetails, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageErrorDetails.errors = vErrors;
return errors === 0;
}
function isMessageErrorObject(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.code === undefined) && (missing0 = "code"))){
return fail(isMessageErrorObject, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
const _errs1 = errors; if(!(isMessageErrorType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageErrorType.errors : vErrors.concat(isMessageErrorType.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
let data1 = data.message; const _errs2 = errors; if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isMessageErrorObject, instancePath+"/message", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isMessageErrorObject, instancePath+"/message", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
let data2 = data.code; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isMessageErrorObject, instancePath+"/code", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isMessageErrorObject, instancePath+"/code", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.details !== undefined){
const _errs6 = errors; if(!(isMessageErrorDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageErrorDetails.errors : vErrors.concat(isMessageErrorDetails.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isMessageErrorObject, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageErrorObject.errors = vErrors;
return errors === 0;
}
function isMessageErrorResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
return fail(isMessageErrorResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageErrorResponse, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("error" !== data0){ return fail(isMessageErrorResponse, instancePath+"/type", "const", {allowedValue: "error"}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
const _errs3 = errors; if(!(isMessageErrorObject(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageErrorObject.errors : vErrors.concat(isMessageErrorObject.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.request_id !== undefined){
const _errs4 = errors; if(typeof data.request_id !== "string"){
return fail(isMessageErrorResponse, instancePath+"/request_id", "type", {type: "string"}, "must be string");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isMessageErrorResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageErrorResponse.errors = vErrors;
return errors === 0;
}
function isMessageErrorType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isMessageErrorType, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((data === "invalid_request_error") || (data === "authentication_error")) || (data === "rate_limit_error")) || (data === "server_error"))){
return fail(isMessageErrorType, instancePath, "enum", {allowedValues: ["invalid_request_error","authentication_error","rate_limit_error","server_error"]}, "must be equal to one of the allowed values");
}
isMessageErrorType.errors = vErrors;
return errors === 0;
}
function isMessageInputJsonDelta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.partial_json === undefined) && (missing0 = "partial_json"))){
return fail(isMessageInputJsonDelta, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageInputJsonDelta, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("input_json_delta" !== data0){
return fail(isMessageInputJsonDelta, instancePath+"/type", "const", {allowedValue: "input_json_delta"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.partial_json !== undefined){
const _errs3 = errors; if(typeof data.partial_json !== "string"){
return fail(isMessageInputJsonDelta, instancePath+"/partial_json", "type", {type: "string"}, "must be string");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isMessageInputJsonDelta, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageInputJsonDelta.errors = vErrors;
return errors === 0;
}
function isMessageMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "user_id")){
return fail(isMessageMetadata, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.user_id !== undefined){
let data0 = data.user_id; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && (data0.length > 512 || ucs2length(data0) > 256)){
return fail(isMessageMetadata, instancePath+"/user_id", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} } else { return fail(isMessageMetadata, instancePath+"/user_id", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isMessageMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageMetadata.errors = vErrors;
return errors === 0;
}
function isMessageModelName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && (data.length > 512 || ucs2length(data) > 256)){
return fail(isMessageModelName, instancePath, "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isMessageModelName, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isMessageModelName, instancePath, "type", {type: "string"}, "must be string"); } }
isMessageModelName.errors = vErrors;
return errors === 0;
}
function isMessageOutputTokensDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.thinking_tokens !== undefined){
let data0 = data.thinking_tokens; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isMessageOutputTokensDetails, instancePath+"/thinking_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
return fail(isMessageOutputTokensDetails, instancePath+"/thinking_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } } } } else { return fail(isMessageOutputTokensDetails, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageOutputTokensDetails.errors = vErrors;
return errors === 0;
}
function isMessagePingEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isMessagePingEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; if(typeof data0 !== "string"){ return fail(isMessagePingEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("ping" !== data0){ return fail(isMessagePingEvent, instancePath+"/type", "const", {allowedValue: "ping"}, "must be equal to constant"); } } } } else { return fail(isMessagePingEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isMessagePingEvent.errors = vErrors;
return errors === 0;
}
function isMessageRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.model === undefined) && (missing0 = "model")) || ((data.max_tokens === undefined) && (missing0 = "max_tokens"))) || ((data.messages === undefined) && (missing0 = "messages"))){
return fail(isMessageRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(constant_191f75.call(properties_12f123, key0))){
return fail(isMessageRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.model !== undefined){
const _errs2 = errors; if(!(isMessageModelName(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageModelName.errors : vErrors.concat(isMessageModelName.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_tokens !== undefined){
let data1 = data.max_tokens; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isMessageRequest, instancePath+"/max_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 <= 1 || isNaN(data1)){
return fail(isMessageRequest, instancePath+"/max_tokens", "exclusiveMinimum", {comparison: ">", limit: 1}, "must be > 1");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.messages !== undefined){
const _errs5 = errors; if(!(isMessageTurns(data.messages, {instancePath:instancePath+"/messages",parentData:data,parentDataProperty:"messages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageTurns.errors : vErrors.concat(isMessageTurns.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
const _errs6 = errors; if(!(isMessageMetadata(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageMetadata.errors : vErrors.concat(isMessageMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_sequences !== undefined){
let data4 = data.stop_sequences; const _errs7 = errors; if(errors === _errs7){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors; if(typeof data4[i0] !== "string"){ return fail(isMessageRequest, instancePath+"/stop_sequences/" + i0, "type", {type: "string"}, "must be string"); }
var valid1 = _errs9 === errors;
if(!valid1){ break; } } } else { return fail(isMessageRequest, instancePath+"/stop_sequences", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stream !== undefined){
const _errs11 = errors; if(typeof data.stream !== "boolean"){ return fail(isMessageRequest, instancePath+"/stream", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.system !== undefined){
const _errs13 = errors; if(!(isMessageSystemPrompt(data.system, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageSystemPrompt.errors : vErrors.concat(isMessageSystemPrompt.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
let data8 = data.temperature; const _errs14 = errors; if(errors === _errs14){
if(typeof data8 == "number"){
if(data8 >= 1 || isNaN(data8)){
return fail(isMessageRequest, instancePath+"/temperature", "exclusiveMaximum", {comparison: "<", limit: 1}, "must be < 1");
} else {
if(data8 <= 0 || isNaN(data8)){
return fail(isMessageRequest, instancePath+"/temperature", "exclusiveMinimum", {comparison: ">", limit: 0}, "must be > 0");
} } } else { return fail(isMessageRequest, instancePath+"/temperature", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.top_k !== undefined){
let data9 = data.top_k; const _errs16 = errors; if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
return fail(isMessageRequest, instancePath+"/top_k", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs16){
if(typeof data9 == "number"){
if(data9 <= 0 || isNaN(data9)){
return fail(isMessageRequest, instancePath+"/top_k", "exclusiveMinimum", {comparison: ">", limit: 0}, "must be > 0");
} } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.top_p !== undefined){
let data10 = data.top_p; const _errs18 = errors; if(errors === _errs18){
if(typeof data10 == "number"){
if(data10 >= 1 || isNaN(data10)){
return fail(isMessageRequest, instancePath+"/top_p", "exclusiveMaximum", {comparison: "<", limit: 1}, "must be < 1");
} else {
if(data10 <= 0 || isNaN(data10)){
return fail(isMessageRequest, instancePath+"/top_p", "exclusiveMinimum", {comparison: ">", limit: 0}, "must be > 0");
} } } else { return fail(isMessageRequest, instancePath+"/top_p", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinking !== undefined){
const _errs20 = errors; if(!(isMessageThinking(data.thinking, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageThinking.errors : vErrors.concat(isMessageThinking.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
const _errs21 = errors; if(!(isMessageToolChoice(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageToolChoice.errors : vErrors.concat(isMessageToolChoice.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
const _errs22 = errors; if(!(isMessageTools(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageTools.errors : vErrors.concat(isMessageTools.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } else { return fail(isMessageRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageRequest.errors = vErrors;
return errors === 0;
}
function isMessageResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.stop_reason === undefined) && (missing0 = "stop_reason"))) || ((data.stop_sequence === undefined) && (missing0 = "stop_sequence"))) || ((data.usage === undefined) && (missing0 = "usage"))){
return fail(isMessageResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isMessageResponse, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isMessageResponse, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isMessageResponse, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message" !== data1){ return fail(isMessageResponse, instancePath+"/type", "const", {allowedValue: "message"}, "must be equal to constant"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
let data2 = data.role; const _errs5 = errors; if(typeof data2 !== "string"){ return fail(isMessageResponse, instancePath+"/role", "type", {type: "string"}, "must be string"); }
if("assistant" !== data2){ return fail(isMessageResponse, instancePath+"/role", "const", {allowedValue: "assistant"}, "must be equal to constant"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
const _errs7 = errors; if(typeof data.model !== "string"){ return fail(isMessageResponse, instancePath+"/model", "type", {type: "string"}, "must be string"); }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
let data4 = data.content; const _errs9 = errors; if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors; if(!(isMessageContentBlockResponse(data4[i0], {instancePath:instancePath+"/content/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageContentBlockResponse.errors : vErrors.concat(isMessageContentBlockResponse.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){ break; } } } else { return fail(isMessageResponse, instancePath+"/content", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_reason !== undefined){
const _errs12 = errors; if(!(isMessageStopReason(data.stop_reason, {instancePath:instancePath+"/stop_reason",parentData:data,parentDataProperty:"stop_reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStopReason.errors : vErrors.concat(isMessageStopReason.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_sequence !== undefined){
let data7 = data.stop_sequence; const _errs13 = errors; if((typeof data7 !== "string") && (data7 !== null)){
return fail(isMessageResponse, instancePath+"/stop_sequence", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
const _errs15 = errors; if(!(isMessageUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageUsage.errors : vErrors.concat(isMessageUsage.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.container !== undefined){
let data9 = data.container; const _errs16 = errors; if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
return fail(isMessageResponse, instancePath+"/container", "type", {type: ["object","null"]}, "must be object,null");
}
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_details !== undefined){
let data10 = data.stop_details; const _errs18 = errors; if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
return fail(isMessageResponse, instancePath+"/stop_details", "type", {type: ["object","null"]}, "must be object,null");
}
var valid0 = _errs18 === errors;
} else { var valid0 = true; } } } } } } } } } } } } else { return fail(isMessageResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageResponse.errors = vErrors;
return errors === 0;
}
function isMessageSignatureDelta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.signature === undefined) && (missing0 = "signature"))){
return fail(isMessageSignatureDelta, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageSignatureDelta, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("signature_delta" !== data0){
return fail(isMessageSignatureDelta, instancePath+"/type", "const", {allowedValue: "signature_delta"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.signature !== undefined){
const _errs3 = errors; if(typeof data.signature !== "string"){ return fail(isMessageSignatureDelta, instancePath+"/signature", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isMessageSignatureDelta, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageSignatureDelta.errors = vErrors;
return errors === 0;
}
function isMessageStartEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
return fail(isMessageStartEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageStartEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message_start" !== data0){
return fail(isMessageStartEvent, instancePath+"/type", "const", {allowedValue: "message_start"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs3 = errors; if(!(isMessageStartMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStartMessage.errors : vErrors.concat(isMessageStartMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isMessageStartEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageStartEvent.errors = vErrors;
return errors === 0;
}
function isMessageStartMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.stop_reason === undefined) && (missing0 = "stop_reason"))) || ((data.stop_sequence === undefined) && (missing0 = "stop_sequence"))) || ((data.usage === undefined) && (missing0 = "usage"))){
return fail(isMessageStartMessage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isMessageStartMessage, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isMessageStartMessage, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isMessageStartMessage, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message" !== data1){ return fail(isMessageStartMessage, instancePath+"/type", "const", {allowedValue: "message"}, "must be equal to constant"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
let data2 = data.role; const _errs5 = errors; if(typeof data2 !== "string"){ return fail(isMessageStartMessage, instancePath+"/role", "type", {type: "string"}, "must be string"); }
if("assistant" !== data2){
return fail(isMessageStartMessage, instancePath+"/role", "const", {allowedValue: "assistant"}, "must be equal to constant");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data3 = data.model; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isMessageStartMessage, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isMessageStartMessage, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
let data4 = data.content; const _errs9 = errors; if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 0){ return fail(isMessageStartMessage, instancePath+"/content", "maxItems", {limit: 0}, "must NOT have more than 0 items"); } } else { return fail(isMessageStartMessage, instancePath+"/content", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_reason !== undefined){
const _errs11 = errors; if(data.stop_reason !== null){ return fail(isMessageStartMessage, instancePath+"/stop_reason", "type", {type: "null"}, "must be null"); }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_sequence !== undefined){
const _errs13 = errors; if(data.stop_sequence !== null){ return fail(isMessageStartMessage, instancePath+"/stop_sequence", "type", {type: "null"}, "must be null"); }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_details !== undefined){
let data7 = data.stop_details; const _errs15 = errors; if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
return fail(isMessageStartMessage, instancePath+"/stop_details", "type", {type: ["object","null"]}, "must be object,null");
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.container !== undefined){
let data8 = data.container; const _errs17 = errors; if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
return fail(isMessageStartMessage, instancePath+"/container", "type", {type: ["object","null"]}, "must be object,null");
}
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
const _errs19 = errors; if(!(isMessageUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageUsage.errors : vErrors.concat(isMessageUsage.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
} else { var valid0 = true; } } } } } } } } } } } } else { return fail(isMessageStartMessage, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageStartMessage.errors = vErrors;
return errors === 0;
}
function isMessageStartedBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isMessageStartedBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(isMessageStartedTextBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStartedTextBlock.errors : vErrors.concat(isMessageStartedTextBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "tool_use"){
if(!(isMessageStartedToolUseBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStartedToolUseBlock.errors : vErrors.concat(isMessageStartedToolUseBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "thinking"){
if(!(isMessageStartedThinkingBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStartedThinkingBlock.errors : vErrors.concat(isMessageStartedThinkingBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "redacted_thinking"){
if(!(isMessageStartedRedactedThinkingBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStartedRedactedThinkingBlock.errors : vErrors.concat(isMessageStartedRedactedThinkingBlock.errors);
errors = vErrors.length;
} } else {
return fail(isMessageStartedBlock, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isMessageStartedBlock, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isMessageStartedBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageStartedBlock.errors = vErrors;
return errors === 0;
}
function isMessageStartedRedactedThinkingBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isMessageStartedRedactedThinkingBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageStartedRedactedThinkingBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("redacted_thinking" !== data0){
return fail(isMessageStartedRedactedThinkingBlock, instancePath+"/type", "const", {allowedValue: "redacted_thinking"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs3 = errors; if(typeof data.data !== "string"){
return fail(isMessageStartedRedactedThinkingBlock, instancePath+"/data", "type", {type: "string"}, "must be string");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isMessageStartedRedactedThinkingBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageStartedRedactedThinkingBlock.errors = vErrors;
return errors === 0;
}
function isMessageStartedTextBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isMessageStartedTextBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageStartedTextBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("text" !== data0){ return fail(isMessageStartedTextBlock, instancePath+"/type", "const", {allowedValue: "text"}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
const _errs3 = errors; if(typeof data.text !== "string"){ return fail(isMessageStartedTextBlock, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.citations !== undefined){
const _errs5 = errors; if(!(isMessageCitations(data.citations, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageCitations.errors : vErrors.concat(isMessageCitations.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isMessageStartedTextBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageStartedTextBlock.errors = vErrors;
return errors === 0;
}
function isMessageStartedThinkingBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.thinking === undefined) && (missing0 = "thinking"))) || ((data.signature === undefined) && (missing0 = "signature"))){
return fail(isMessageStartedThinkingBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageStartedThinkingBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("thinking" !== data0){
return fail(isMessageStartedThinkingBlock, instancePath+"/type", "const", {allowedValue: "thinking"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinking !== undefined){
const _errs3 = errors; if(typeof data.thinking !== "string"){
return fail(isMessageStartedThinkingBlock, instancePath+"/thinking", "type", {type: "string"}, "must be string");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.signature !== undefined){
const _errs5 = errors; if(typeof data.signature !== "string"){
return fail(isMessageStartedThinkingBlock, instancePath+"/signature", "type", {type: "string"}, "must be string");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isMessageStartedThinkingBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageStartedThinkingBlock.errors = vErrors;
return errors === 0;
}
function isMessageStartedToolUseBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
return fail(isMessageStartedToolUseBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageStartedToolUseBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("tool_use" !== data0){
return fail(isMessageStartedToolUseBlock, instancePath+"/type", "const", {allowedValue: "tool_use"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
let data1 = data.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isMessageStartedToolUseBlock, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isMessageStartedToolUseBlock, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data2 = data.name; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isMessageStartedToolUseBlock, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isMessageStartedToolUseBlock, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input !== undefined){
let data3 = data.input; const _errs7 = errors; if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 0){
return fail(isMessageStartedToolUseBlock, instancePath+"/input", "maxProperties", {limit: 0}, "must NOT have more than 0 properties");
} } else { return fail(isMessageStartedToolUseBlock, instancePath+"/input", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.caller !== undefined){
const _errs9 = errors; if(!(isToolCaller(data.caller, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isToolCaller.errors : vErrors.concat(isToolCaller.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isMessageStartedToolUseBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageStartedToolUseBlock.errors = vErrors;
return errors === 0;
}
function isMessageStopEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isMessageStopEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; if(typeof data0 !== "string"){ return fail(isMessageStopEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message_stop" !== data0){
return fail(isMessageStopEvent, instancePath+"/type", "const", {allowedValue: "message_stop"}, "must be equal to constant");
} } } } else { return fail(isMessageStopEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageStopEvent.errors = vErrors;
return errors === 0;
}
function isMessageStopReason(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isMessageStopReason, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((data === "end_turn") || (data === "max_tokens")) || (data === "stop_sequence")) || (data === "tool_use"))){
return fail(isMessageStopReason, instancePath, "enum", {allowedValues: ["end_turn","max_tokens","stop_sequence","tool_use"]}, "must be equal to one of the allowed values");
}
isMessageStopReason.errors = vErrors;
return errors === 0;
}
function isMessageStreamErrorEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
return fail(isMessageStreamErrorEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageStreamErrorEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("error" !== data0){ return fail(isMessageStreamErrorEvent, instancePath+"/type", "const", {allowedValue: "error"}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
const _errs3 = errors; if(!(isMessageErrorObject(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageErrorObject.errors : vErrors.concat(isMessageErrorObject.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.request_id !== undefined){
let data2 = data.request_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isMessageStreamErrorEvent, instancePath+"/request_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isMessageStreamErrorEvent, instancePath+"/request_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isMessageStreamErrorEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageStreamErrorEvent.errors = vErrors;
return errors === 0;
}
function isMessageSystemPrompt(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isMessageSystemPrompt, instancePath, "type", {type: "string"}, "must be string"); }
isMessageSystemPrompt.errors = vErrors;
return errors === 0;
}
function isMessageTextDelta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isMessageTextDelta, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageTextDelta, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("text_delta" !== data0){
return fail(isMessageTextDelta, instancePath+"/type", "const", {allowedValue: "text_delta"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
const _errs3 = errors; if(typeof data.text !== "string"){ return fail(isMessageTextDelta, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isMessageTextDelta, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageTextDelta.errors = vErrors;
return errors === 0;
}
function isMessageThinking(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isMessageThinking, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "enabled"){
if(!(isEnabledThinking(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isEnabledThinking.errors : vErrors.concat(isEnabledThinking.errors);
errors = vErrors.length;
} } else if(tag0 === "disabled"){
if(!(isDisabledThinking(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isDisabledThinking.errors : vErrors.concat(isDisabledThinking.errors);
errors = vErrors.length;
} } else {
return fail(isMessageThinking, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else { return fail(isMessageThinking, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string"); } } } else { return fail(isMessageThinking, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageThinking.errors = vErrors;
return errors === 0;
}
function isMessageThinkingDelta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.thinking === undefined) && (missing0 = "thinking"))){
return fail(isMessageThinkingDelta, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isMessageThinkingDelta, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("thinking_delta" !== data0){
return fail(isMessageThinkingDelta, instancePath+"/type", "const", {allowedValue: "thinking_delta"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinking !== undefined){
const _errs3 = errors; if(typeof data.thinking !== "string"){ return fail(isMessageThinkingDelta, instancePath+"/thinking", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isMessageThinkingDelta, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageThinkingDelta.errors = vErrors;
return errors === 0;
}
function isMessageTokenCountRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))){
return fail(isMessageTokenCountRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((((key0 === "model") || (key0 === "messages")) || (key0 === "system")) || (key0 === "thinking")) || (key0 === "tool_choice")) || (key0 === "tools"))){
return fail(isMessageTokenCountRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.model !== undefined){
const _errs2 = errors; if(!(isMessageModelName(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageModelName.errors : vErrors.concat(isMessageModelName.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.messages !== undefined){
const _errs3 = errors; if(!(isMessageTurns(data.messages, {instancePath:instancePath+"/messages",parentData:data,parentDataProperty:"messages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageTurns.errors : vErrors.concat(isMessageTurns.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.system !== undefined){
const _errs4 = errors; if(!(isMessageSystemPrompt(data.system, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageSystemPrompt.errors : vErrors.concat(isMessageSystemPrompt.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinking !== undefined){
const _errs5 = errors; if(!(isMessageThinking(data.thinking, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageThinking.errors : vErrors.concat(isMessageThinking.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
const _errs6 = errors; if(!(isMessageToolChoice(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageToolChoice.errors : vErrors.concat(isMessageToolChoice.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
const _errs7 = errors; if(!(isMessageTools(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageTools.errors : vErrors.concat(isMessageTools.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isMessageTokenCountRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageTokenCountRequest.errors = vErrors;
return errors === 0;
}
function isMessageTokenCountResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.input_tokens === undefined) && (missing0 = "input_tokens")){
return fail(isMessageTokenCountResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.input_tokens !== undefined){
let data0 = data.input_tokens; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isMessageTokenCountResponse, instancePath+"/input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
return fail(isMessageTokenCountResponse, instancePath+"/input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } } } } } else { return fail(isMessageTokenCountResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageTokenCountResponse.errors = vErrors;
return errors === 0;
}
function isMessageTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(isMessageTool, instancePath, "type", {type: "object"}, "must be object");
}
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(!(isCustomTool(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCustomTool.errors : vErrors.concat(isCustomTool.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(isTrainedTool(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTrainedTool.errors : vErrors.concat(isTrainedTool.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isMessageTool.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
isMessageTool.errors = vErrors;
return errors === 0;
}
function isMessageToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isMessageToolChoice, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "auto"){
if(!(isAutoToolChoice(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAutoToolChoice.errors : vErrors.concat(isAutoToolChoice.errors);
errors = vErrors.length;
} } else if(tag0 === "any"){
if(!(isAnyToolChoice(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAnyToolChoice.errors : vErrors.concat(isAnyToolChoice.errors);
errors = vErrors.length;
} } else if(tag0 === "tool"){
if(!(isSpecificToolChoice(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSpecificToolChoice.errors : vErrors.concat(isSpecificToolChoice.errors);
errors = vErrors.length;
} } else {
return fail(isMessageToolChoice, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else { return fail(isMessageToolChoice, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string"); } } } else { return fail(isMessageToolChoice, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageToolChoice.errors = vErrors;
return errors === 0;
}
function isMessageTools(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isMessageTool(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageTool.errors : vErrors.concat(isMessageTool.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } else { return fail(isMessageTools, instancePath, "type", {type: "array"}, "must be array"); } }
isMessageTools.errors = vErrors;
return errors === 0;
}
function isMessageTurn(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
return fail(isMessageTurn, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "role") || (key0 === "content"))){
return fail(isMessageTurn, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.role !== undefined){
let data0 = data.role; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isMessageTurn, instancePath+"/role", "type", {type: "string"}, "must be string"); }
if(!((data0 === "user") || (data0 === "assistant"))){
return fail(isMessageTurn, instancePath+"/role", "enum", {allowedValues: ["user","assistant"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
const _errs4 = errors; if(!(isMessageTurnContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageTurnContent.errors : vErrors.concat(isMessageTurnContent.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isMessageTurn, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageTurn.errors = vErrors;
return errors === 0;
}
function isMessageTurnContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isMessageContentBlock(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageContentBlock.errors : vErrors.concat(isMessageContentBlock.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else {
const err2 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} }
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err3 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isMessageTurnContent.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isMessageTurnContent.errors = vErrors;
return errors === 0;
}
function isMessageTurns(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){ return fail(isMessageTurns, instancePath, "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isMessageTurn(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageTurn.errors : vErrors.concat(isMessageTurn.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } } else { return fail(isMessageTurns, instancePath, "type", {type: "array"}, "must be array"); } }
isMessageTurns.errors = vErrors;
return errors === 0;
}
function isMessageUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.input_tokens === undefined) && (missing0 = "input_tokens")) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))) || ((data.cache_creation_input_tokens === undefined) && (missing0 = "cache_creation_input_tokens"))) || ((data.cache_read_input_tokens === undefined) && (missing0 = "cache_read_input_tokens"))){
return fail(isMessageUsage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.input_tokens !== undefined){
let data0 = data.input_tokens; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isMessageUsage, instancePath+"/input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isMessageUsage, instancePath+"/input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens !== undefined){
let data1 = data.output_tokens; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isMessageUsage, instancePath+"/output_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isMessageUsage, instancePath+"/output_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_creation_input_tokens !== undefined){
let data2 = data.cache_creation_input_tokens; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isMessageUsage, instancePath+"/cache_creation_input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
return fail(isMessageUsage, instancePath+"/cache_creation_input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_read_input_tokens !== undefined){
let data3 = data.cache_read_input_tokens; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isMessageUsage, instancePath+"/cache_read_input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isMessageUsage, instancePath+"/cache_read_input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_creation !== undefined){
let data4 = data.cache_creation; const _errs9 = errors; const _errs10 = errors; let valid1 = false;
let passing0 = null;
const _errs11 = errors; if(!(isMessageCacheCreation(data4, {instancePath:instancePath+"/cache_creation",parentData:data,parentDataProperty:"cache_creation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageCacheCreation.errors : vErrors.concat(isMessageCacheCreation.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs12 = errors; if(data4 !== null){
const err0 = {instancePath:instancePath+"/cache_creation",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/cache_creation",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isMessageUsage.errors = vErrors;
return false;
} else { errors = _errs10; if(vErrors !== null){ if(_errs10){ vErrors.length = _errs10; } else { vErrors = null; } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens_details !== undefined){
let data5 = data.output_tokens_details; const _errs14 = errors; const _errs15 = errors; let valid2 = false;
let passing1 = null;
const _errs16 = errors; if(!(isMessageOutputTokensDetails(data5, {instancePath:instancePath+"/output_tokens_details",parentData:data,parentDataProperty:"output_tokens_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageOutputTokensDetails.errors : vErrors.concat(isMessageOutputTokensDetails.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs17 = errors; if(data5 !== null){
const err2 = {instancePath:instancePath+"/output_tokens_details",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs17 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/output_tokens_details",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isMessageUsage.errors = vErrors;
return false;
} else { errors = _errs15; if(vErrors !== null){ if(_errs15){ vErrors.length = _errs15; } else { vErrors = null; } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isMessageUsage, instancePath, "type", {type: "object"}, "must be object"); } }
isMessageUsage.errors = vErrors;
return errors === 0;
}
function isPdfDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.media_type === undefined) && (missing0 = "media_type"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isPdfDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "type") || (key0 === "media_type")) || (key0 === "data"))){
return fail(isPdfDocumentSource, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isPdfDocumentSource, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("base64" !== data0){ return fail(isPdfDocumentSource, instancePath+"/type", "const", {allowedValue: "base64"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.media_type !== undefined){
let data1 = data.media_type; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isPdfDocumentSource, instancePath+"/media_type", "type", {type: "string"}, "must be string"); }
if("application/pdf" !== data1){
return fail(isPdfDocumentSource, instancePath+"/media_type", "const", {allowedValue: "application/pdf"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs6 = errors; if(typeof data.data !== "string"){ return fail(isPdfDocumentSource, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isPdfDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isPdfDocumentSource.errors = vErrors;
return errors === 0;
}
function isRedactedThinkingBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isRedactedThinkingBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "type") || (key0 === "data"))){
return fail(isRedactedThinkingBlock, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isRedactedThinkingBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("redacted_thinking" !== data0){
return fail(isRedactedThinkingBlock, instancePath+"/type", "const", {allowedValue: "redacted_thinking"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs4 = errors; if(typeof data.data !== "string"){ return fail(isRedactedThinkingBlock, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRedactedThinkingBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isRedactedThinkingBlock.errors = vErrors;
return errors === 0;
}
function isRedactedThinkingBlockResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isRedactedThinkingBlockResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRedactedThinkingBlockResponse, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("redacted_thinking" !== data0){
return fail(isRedactedThinkingBlockResponse, instancePath+"/type", "const", {allowedValue: "redacted_thinking"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs3 = errors; if(typeof data.data !== "string"){ return fail(isRedactedThinkingBlockResponse, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isRedactedThinkingBlockResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isRedactedThinkingBlockResponse.errors = vErrors;
return errors === 0;
}
function isRequestOfCountMessageTokens(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCountMessageTokens, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(key0 === "beta")){
return fail(isRequestOfCountMessageTokens, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.beta !== undefined){
if(typeof data0.beta !== "string"){
return fail(isRequestOfCountMessageTokens, instancePath+"/query/beta", "type", {type: "string"}, "must be string");
} } } } else { return fail(isRequestOfCountMessageTokens, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data2 = data.header; const _errs6 = errors; if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2["msg-version"] === undefined) && (missing1 = "msg-version")){
return fail(isRequestOfCountMessageTokens, instancePath+"/header", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2["msg-version"] !== undefined){
let data3 = data2["msg-version"]; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern_8a16d7.test(data3)){
return fail(isRequestOfCountMessageTokens, instancePath+"/header/msg-version", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"}, "must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"");
} } else { return fail(isRequestOfCountMessageTokens, instancePath+"/header/msg-version", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs8 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2["msg-beta"] !== undefined){
const _errs10 = errors; if(typeof data2["msg-beta"] !== "string"){
return fail(isRequestOfCountMessageTokens, instancePath+"/header/msg-beta", "type", {type: "string"}, "must be string");
}
var valid2 = _errs10 === errors;
} else { var valid2 = true; } } } } else { return fail(isRequestOfCountMessageTokens, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs12 = errors; if(!(isMessageTokenCountRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageTokenCountRequest.errors : vErrors.concat(isMessageTokenCountRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfCountMessageTokens, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCountMessageTokens.errors = vErrors;
return errors === 0;
}
function isRequestOfCreateMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreateMessage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs3 = errors; for(const key0 in data0){
if(!(key0 === "beta")){
return fail(isRequestOfCreateMessage, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs3 === errors){
if(data0.beta !== undefined){
if(typeof data0.beta !== "string"){ return fail(isRequestOfCreateMessage, instancePath+"/query/beta", "type", {type: "string"}, "must be string"); } } } } else { return fail(isRequestOfCreateMessage, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data2 = data.header; const _errs6 = errors; if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2["msg-version"] === undefined) && (missing1 = "msg-version")){
return fail(isRequestOfCreateMessage, instancePath+"/header", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2["msg-version"] !== undefined){
let data3 = data2["msg-version"]; const _errs8 = errors; if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern_8a16d7.test(data3)){
return fail(isRequestOfCreateMessage, instancePath+"/header/msg-version", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"}, "must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"");
} } else { return fail(isRequestOfCreateMessage, instancePath+"/header/msg-version", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs8 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2["msg-beta"] !== undefined){
const _errs10 = errors; if(typeof data2["msg-beta"] !== "string"){
return fail(isRequestOfCreateMessage, instancePath+"/header/msg-beta", "type", {type: "string"}, "must be string");
}
var valid2 = _errs10 === errors;
} else { var valid2 = true; } } } } else { return fail(isRequestOfCreateMessage, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs12 = errors; if(!(isMessageRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageRequest.errors : vErrors.concat(isMessageRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfCreateMessage, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateMessage.errors = vErrors;
return errors === 0;
}
function isSpecificToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
return fail(isSpecificToolChoice, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "disable_parallel_tool_use"))){
return fail(isSpecificToolChoice, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isSpecificToolChoice, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("tool" !== data0){ return fail(isSpecificToolChoice, instancePath+"/type", "const", {allowedValue: "tool"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isSpecificToolChoice, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isSpecificToolChoice, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.disable_parallel_tool_use !== undefined){
const _errs6 = errors; if(typeof data.disable_parallel_tool_use !== "boolean"){
return fail(isSpecificToolChoice, instancePath+"/disable_parallel_tool_use", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isSpecificToolChoice, instancePath, "type", {type: "object"}, "must be object"); } }
isSpecificToolChoice.errors = vErrors;
return errors === 0;
}
function isTextBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isTextBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((key0 === "type") || (key0 === "text")) || (key0 === "citations")) || (key0 === "cache_control"))){
return fail(isTextBlock, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isTextBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("text" !== data0){ return fail(isTextBlock, instancePath+"/type", "const", {allowedValue: "text"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
let data1 = data.text; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isTextBlock, instancePath+"/text", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isTextBlock, instancePath+"/text", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.citations !== undefined){
const _errs6 = errors; if(!(isMessageCitations(data.citations, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageCitations.errors : vErrors.concat(isMessageCitations.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs7 = errors; if(!(isCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCacheControl.errors : vErrors.concat(isCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isTextBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isTextBlock.errors = vErrors;
return errors === 0;
}
function isTextBlockResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isTextBlockResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isTextBlockResponse, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("text" !== data0){ return fail(isTextBlockResponse, instancePath+"/type", "const", {allowedValue: "text"}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
let data1 = data.text; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 5000000 && (data1.length > 10000000 || ucs2length(data1) > 5000000)){
return fail(isTextBlockResponse, instancePath+"/text", "maxLength", {limit: 5000000}, "must NOT have more than 5000000 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isTextBlockResponse, instancePath+"/text", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isTextBlockResponse, instancePath+"/text", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.citations !== undefined){
const _errs5 = errors; if(!(isMessageCitations(data.citations, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageCitations.errors : vErrors.concat(isMessageCitations.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isTextBlockResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isTextBlockResponse.errors = vErrors;
return errors === 0;
}
function isTextDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.media_type === undefined) && (missing0 = "media_type"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isTextDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "type") || (key0 === "media_type")) || (key0 === "data"))){
return fail(isTextDocumentSource, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isTextDocumentSource, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("text" !== data0){ return fail(isTextDocumentSource, instancePath+"/type", "const", {allowedValue: "text"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.media_type !== undefined){
let data1 = data.media_type; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isTextDocumentSource, instancePath+"/media_type", "type", {type: "string"}, "must be string"); }
if("text/plain" !== data1){
return fail(isTextDocumentSource, instancePath+"/media_type", "const", {allowedValue: "text/plain"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs6 = errors; if(typeof data.data !== "string"){ return fail(isTextDocumentSource, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isTextDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isTextDocumentSource.errors = vErrors;
return errors === 0;
}
function isTextEditorTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
return fail(isTextEditorTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "cache_control"))){
return fail(isTextEditorTool, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isTextEditorTool, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("text_editor_20241022" !== data0){
return fail(isTextEditorTool, instancePath+"/type", "const", {allowedValue: "text_editor_20241022"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isTextEditorTool, instancePath+"/name", "type", {type: "string"}, "must be string"); }
if("str_replace_editor" !== data1){
return fail(isTextEditorTool, instancePath+"/name", "const", {allowedValue: "str_replace_editor"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs6 = errors; if(!(isCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCacheControl.errors : vErrors.concat(isCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isTextEditorTool, instancePath, "type", {type: "object"}, "must be object"); } }
isTextEditorTool.errors = vErrors;
return errors === 0;
}
function isThinkingBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.thinking === undefined) && (missing0 = "thinking"))) || ((data.signature === undefined) && (missing0 = "signature"))){
return fail(isThinkingBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "type") || (key0 === "thinking")) || (key0 === "signature"))){
return fail(isThinkingBlock, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isThinkingBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("thinking" !== data0){ return fail(isThinkingBlock, instancePath+"/type", "const", {allowedValue: "thinking"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinking !== undefined){
const _errs4 = errors; if(typeof data.thinking !== "string"){ return fail(isThinkingBlock, instancePath+"/thinking", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.signature !== undefined){
const _errs6 = errors; if(typeof data.signature !== "string"){ return fail(isThinkingBlock, instancePath+"/signature", "type", {type: "string"}, "must be string"); }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isThinkingBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isThinkingBlock.errors = vErrors;
return errors === 0;
}
function isThinkingBlockResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.thinking === undefined) && (missing0 = "thinking"))) || ((data.signature === undefined) && (missing0 = "signature"))){
return fail(isThinkingBlockResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isThinkingBlockResponse, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("thinking" !== data0){
return fail(isThinkingBlockResponse, instancePath+"/type", "const", {allowedValue: "thinking"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinking !== undefined){
const _errs3 = errors; if(typeof data.thinking !== "string"){ return fail(isThinkingBlockResponse, instancePath+"/thinking", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.signature !== undefined){
const _errs5 = errors; if(typeof data.signature !== "string"){ return fail(isThinkingBlockResponse, instancePath+"/signature", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isThinkingBlockResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isThinkingBlockResponse.errors = vErrors;
return errors === 0;
}
function isToolCaller(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isToolCaller, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
if(typeof data.type !== "string"){ return fail(isToolCaller, instancePath+"/type", "type", {type: "string"}, "must be string"); } } } } else { return fail(isToolCaller, instancePath, "type", {type: "object"}, "must be object"); } }
isToolCaller.errors = vErrors;
return errors === 0;
}
function isToolResultBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool_use_id === undefined) && (missing0 = "tool_use_id"))){
return fail(isToolResultBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "tool_use_id")) || (key0 === "content")) || (key0 === "is_error")) || (key0 === "cache_control"))){
return fail(isToolResultBlock, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isToolResultBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("tool_result" !== data0){
return fail(isToolResultBlock, instancePath+"/type", "const", {allowedValue: "tool_result"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_use_id !== undefined){
const _errs4 = errors; if(typeof data.tool_use_id !== "string"){ return fail(isToolResultBlock, instancePath+"/tool_use_id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
const _errs6 = errors; if(!(isToolResultContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isToolResultContent.errors : vErrors.concat(isToolResultContent.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.is_error !== undefined){
const _errs7 = errors; if(typeof data.is_error !== "boolean"){ return fail(isToolResultBlock, instancePath+"/is_error", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs9 = errors; if(!(isCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCacheControl.errors : vErrors.concat(isCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isToolResultBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isToolResultBlock.errors = vErrors;
return errors === 0;
}
function isToolResultContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(typeof data !== "string"){
const err0 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isToolResultContentBlock(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isToolResultContentBlock.errors : vErrors.concat(isToolResultContentBlock.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else {
const err1 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} }
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err2 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
isToolResultContent.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isToolResultContent.errors = vErrors;
return errors === 0;
}
function isToolResultContentBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isToolResultContentBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(isTextBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTextBlock.errors : vErrors.concat(isTextBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "image"){
if(!(isImageBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageBlock.errors : vErrors.concat(isImageBlock.errors);
errors = vErrors.length;
} } else {
return fail(isToolResultContentBlock, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isToolResultContentBlock, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isToolResultContentBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isToolResultContentBlock.errors = vErrors;
return errors === 0;
}
function isToolUseBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
return fail(isToolUseBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "name")) || (key0 === "input")) || (key0 === "caller")) || (key0 === "cache_control"))){
return fail(isToolUseBlock, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isToolUseBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("tool_use" !== data0){ return fail(isToolUseBlock, instancePath+"/type", "const", {allowedValue: "tool_use"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
const _errs4 = errors; if(typeof data.id !== "string"){ return fail(isToolUseBlock, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data2 = data.name; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isToolUseBlock, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isToolUseBlock, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input !== undefined){
let data3 = data.input; const _errs8 = errors; if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return fail(isToolUseBlock, instancePath+"/input", "type", {type: "object"}, "must be object");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.caller !== undefined){
const _errs10 = errors; if(!(isToolCaller(data.caller, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isToolCaller.errors : vErrors.concat(isToolCaller.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs11 = errors; if(!(isCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCacheControl.errors : vErrors.concat(isCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isToolUseBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isToolUseBlock.errors = vErrors;
return errors === 0;
}
function isToolUseBlockResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
return fail(isToolUseBlockResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isToolUseBlockResponse, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("tool_use" !== data0){
return fail(isToolUseBlockResponse, instancePath+"/type", "const", {allowedValue: "tool_use"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
let data1 = data.id; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isToolUseBlockResponse, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isToolUseBlockResponse, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data2 = data.name; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isToolUseBlockResponse, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isToolUseBlockResponse, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input !== undefined){
let data3 = data.input; const _errs7 = errors; if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return fail(isToolUseBlockResponse, instancePath+"/input", "type", {type: "object"}, "must be object");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.caller !== undefined){
const _errs9 = errors; if(!(isToolCaller(data.caller, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isToolCaller.errors : vErrors.concat(isToolCaller.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isToolUseBlockResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isToolUseBlockResponse.errors = vErrors;
return errors === 0;
}
function isTrainedTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("custom" !== data.type){ const err0 = {}; if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); } errors++; } } }
var valid0 = _errs2 === errors;
if(valid0){ return fail(isTrainedTool, instancePath, "not", {}, "must NOT be valid"); } else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isTrainedTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "computer_20241022"){
if(!(isComputerTool(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isComputerTool.errors : vErrors.concat(isComputerTool.errors);
errors = vErrors.length;
} } else if(tag0 === "bash_20241022"){
if(!(isBashTool(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isBashTool.errors : vErrors.concat(isBashTool.errors);
errors = vErrors.length;
} } else if(tag0 === "text_editor_20241022"){
if(!(isTextEditorTool(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTextEditorTool.errors : vErrors.concat(isTextEditorTool.errors);
errors = vErrors.length;
} } else {
return fail(isTrainedTool, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else { return fail(isTrainedTool, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string"); } } } else { return fail(isTrainedTool, instancePath, "type", {type: "object"}, "must be object"); } }
isTrainedTool.errors = vErrors;
return errors === 0;
}
function isUrlDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))){
return fail(isUrlDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "type") || (key0 === "url"))){
return fail(isUrlDocumentSource, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isUrlDocumentSource, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("url" !== data0){ return fail(isUrlDocumentSource, instancePath+"/type", "const", {allowedValue: "url"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.url !== undefined){
let data1 = data.url; const _errs4 = errors; if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(uri(data1))){ return fail(isUrlDocumentSource, instancePath+"/url", "format", {format: "uri"}, "must match format \""+"uri"+"\""); } } else { return fail(isUrlDocumentSource, instancePath+"/url", "type", {type: "string"}, "must be string"); } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isUrlDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isUrlDocumentSource.errors = vErrors;
return errors === 0;
}
function isVendorAdaptiveThinking(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorAdaptiveThinking, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorAdaptiveThinking, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("adaptive" !== data0){
return fail(isVendorAdaptiveThinking, instancePath+"/type", "const", {allowedValue: "adaptive"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display !== undefined){
const _errs4 = errors; if(typeof data.display !== "string"){ return fail(isVendorAdaptiveThinking, instancePath+"/display", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorAdaptiveThinking, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorAdaptiveThinking.errors = vErrors;
return errors === 0;
}
function isVendorAnyToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorAnyToolChoice, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorAnyToolChoice, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("any" !== data0){ return fail(isVendorAnyToolChoice, instancePath+"/type", "const", {allowedValue: "any"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.disable_parallel_tool_use !== undefined){
const _errs4 = errors; if(typeof data.disable_parallel_tool_use !== "boolean"){
return fail(isVendorAnyToolChoice, instancePath+"/disable_parallel_tool_use", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorAnyToolChoice, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorAnyToolChoice.errors = vErrors;
return errors === 0;
}
function isVendorAutoToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorAutoToolChoice, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorAutoToolChoice, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("auto" !== data0){ return fail(isVendorAutoToolChoice, instancePath+"/type", "const", {allowedValue: "auto"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.disable_parallel_tool_use !== undefined){
const _errs4 = errors; if(typeof data.disable_parallel_tool_use !== "boolean"){
return fail(isVendorAutoToolChoice, instancePath+"/disable_parallel_tool_use", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorAutoToolChoice, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorAutoToolChoice.errors = vErrors;
return errors === 0;
}
function isVendorBashTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
return fail(isVendorBashTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorBashTool, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("bash_20241022" !== data0){
return fail(isVendorBashTool, instancePath+"/type", "const", {allowedValue: "bash_20241022"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isVendorBashTool, instancePath+"/name", "type", {type: "string"}, "must be string"); }
if("bash" !== data1){ return fail(isVendorBashTool, instancePath+"/name", "const", {allowedValue: "bash"}, "must be equal to constant"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs6 = errors; if(!(isVendorCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCacheControl.errors : vErrors.concat(isVendorCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorBashTool, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorBashTool.errors = vErrors;
return errors === 0;
}
function isVendorCacheControl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorCacheControl, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorCacheControl, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("ephemeral" !== data0){
return fail(isVendorCacheControl, instancePath+"/type", "const", {allowedValue: "ephemeral"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.ttl !== undefined){
let data1 = data.ttl; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isVendorCacheControl, instancePath+"/ttl", "type", {type: "string"}, "must be string"); }
if(!((data1 === "5m") || (data1 === "1h"))){
return fail(isVendorCacheControl, instancePath+"/ttl", "enum", {allowedValues: ["5m","1h"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorCacheControl, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorCacheControl.errors = vErrors;
return errors === 0;
}
function isVendorComputerTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.display_width_px === undefined) && (missing0 = "display_width_px"))) || ((data.display_height_px === undefined) && (missing0 = "display_height_px"))){
return fail(isVendorComputerTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorComputerTool, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("computer_20241022" !== data0){
return fail(isVendorComputerTool, instancePath+"/type", "const", {allowedValue: "computer_20241022"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isVendorComputerTool, instancePath+"/name", "type", {type: "string"}, "must be string"); }
if("computer" !== data1){ return fail(isVendorComputerTool, instancePath+"/name", "const", {allowedValue: "computer"}, "must be equal to constant"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display_width_px !== undefined){
let data2 = data.display_width_px; const _errs6 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isVendorComputerTool, instancePath+"/display_width_px", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
return fail(isVendorComputerTool, instancePath+"/display_width_px", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display_height_px !== undefined){
let data3 = data.display_height_px; const _errs8 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isVendorComputerTool, instancePath+"/display_height_px", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
return fail(isVendorComputerTool, instancePath+"/display_height_px", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.display_number !== undefined){
let data4 = data.display_number; const _errs10 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isVendorComputerTool, instancePath+"/display_number", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isVendorComputerTool, instancePath+"/display_number", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs12 = errors; if(!(isVendorCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCacheControl.errors : vErrors.concat(isVendorCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorComputerTool, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorComputerTool.errors = vErrors;
return errors === 0;
}
function isVendorContentDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.content === undefined) && (missing0 = "content"))){
return fail(isVendorContentDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorContentDocumentSource, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("content" !== data0){
return fail(isVendorContentDocumentSource, instancePath+"/type", "const", {allowedValue: "content"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
const _errs4 = errors; if(!(isVendorToolResultContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorToolResultContent.errors : vErrors.concat(isVendorToolResultContent.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorContentDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorContentDocumentSource.errors = vErrors;
return errors === 0;
}
function isVendorCustomTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.type !== undefined){
const _errs4 = errors; const _errs5 = errors; if("custom" !== data.type){ const err1 = {}; if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); } errors++; }
var valid2 = _errs5 === errors;
if(valid2){ const err2 = {}; if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); } errors++; } else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } } } } }
var valid0 = _errs2 === errors;
if(valid0){ return fail(isVendorCustomTool, instancePath, "not", {}, "must NOT be valid"); } else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.name === undefined) && (missing1 = "name")) || ((data.input_schema === undefined) && (missing1 = "input_schema"))){
return fail(isVendorCustomTool, instancePath, "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data.type !== undefined){
let data1 = data.type; const _errs7 = errors; if(typeof data1 !== "string"){ return fail(isVendorCustomTool, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("custom" !== data1){ return fail(isVendorCustomTool, instancePath+"/type", "const", {allowedValue: "custom"}, "must be equal to constant"); }
var valid3 = _errs7 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.name !== undefined){
let data2 = data.name; const _errs9 = errors; if(errors === _errs9){
if(typeof data2 === "string"){
if(data2.length > 128 && (data2.length > 256 || ucs2length(data2) > 128)){
return fail(isVendorCustomTool, instancePath+"/name", "maxLength", {limit: 128}, "must NOT have more than 128 characters");
} else {
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorCustomTool, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isVendorCustomTool, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid3 = _errs9 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.description !== undefined){
const _errs11 = errors; if(typeof data.description !== "string"){ return fail(isVendorCustomTool, instancePath+"/description", "type", {type: "string"}, "must be string"); }
var valid3 = _errs11 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.input_schema !== undefined){
let data4 = data.input_schema; const _errs13 = errors; if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
return fail(isVendorCustomTool, instancePath+"/input_schema", "type", {type: "object"}, "must be object");
}
var valid3 = _errs13 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.cache_control !== undefined){
const _errs15 = errors; if(!(isVendorCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCacheControl.errors : vErrors.concat(isVendorCacheControl.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
} else { var valid3 = true; } } } } } } } else { return fail(isVendorCustomTool, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorCustomTool.errors = vErrors;
return errors === 0;
}
function isVendorDisabledThinking(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorDisabledThinking, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; if(typeof data0 !== "string"){ return fail(isVendorDisabledThinking, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("disabled" !== data0){
return fail(isVendorDisabledThinking, instancePath+"/type", "const", {allowedValue: "disabled"}, "must be equal to constant");
} } } } else { return fail(isVendorDisabledThinking, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorDisabledThinking.errors = vErrors;
return errors === 0;
}
function isVendorDocumentBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
return fail(isVendorDocumentBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorDocumentBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("document" !== data0){
return fail(isVendorDocumentBlock, instancePath+"/type", "const", {allowedValue: "document"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.source !== undefined){
const _errs4 = errors; if(!(isVendorDocumentSource(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorDocumentSource.errors : vErrors.concat(isVendorDocumentSource.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.title !== undefined){
const _errs5 = errors; if(typeof data.title !== "string"){ return fail(isVendorDocumentBlock, instancePath+"/title", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.context !== undefined){
const _errs7 = errors; if(typeof data.context !== "string"){ return fail(isVendorDocumentBlock, instancePath+"/context", "type", {type: "string"}, "must be string"); }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.citations !== undefined){
const _errs9 = errors; if(!(isVendorDocumentCitations(data.citations, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorDocumentCitations.errors : vErrors.concat(isVendorDocumentCitations.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs10 = errors; if(!(isVendorCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCacheControl.errors : vErrors.concat(isVendorCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorDocumentBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorDocumentBlock.errors = vErrors;
return errors === 0;
}
function isVendorDocumentCitations(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
return fail(isVendorDocumentCitations, instancePath+"/enabled", "type", {type: "boolean"}, "must be boolean");
} } } else { return fail(isVendorDocumentCitations, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorDocumentCitations.errors = vErrors;
return errors === 0;
}
function isVendorDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(!(isVendorKnownDocumentSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorKnownDocumentSource.errors : vErrors.concat(isVendorKnownDocumentSource.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(isVendorOtherDocumentSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorOtherDocumentSource.errors : vErrors.concat(isVendorOtherDocumentSource.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isVendorDocumentSource.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} } else { return fail(isVendorDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorDocumentSource.errors = vErrors;
return errors === 0;
}
function isVendorEnabledThinking(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.budget_tokens === undefined) && (missing0 = "budget_tokens"))){
return fail(isVendorEnabledThinking, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorEnabledThinking, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("enabled" !== data0){
return fail(isVendorEnabledThinking, instancePath+"/type", "const", {allowedValue: "enabled"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.budget_tokens !== undefined){
let data1 = data.budget_tokens; const _errs4 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorEnabledThinking, instancePath+"/budget_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1024 || isNaN(data1)){
return fail(isVendorEnabledThinking, instancePath+"/budget_tokens", "minimum", {comparison: ">=", limit: 1024}, "must be >= 1024");
} } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorEnabledThinking, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorEnabledThinking.errors = vErrors;
return errors === 0;
}
function isVendorFileDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.file_id === undefined) && (missing0 = "file_id"))){
return fail(isVendorFileDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorFileDocumentSource, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("file" !== data0){ return fail(isVendorFileDocumentSource, instancePath+"/type", "const", {allowedValue: "file"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.file_id !== undefined){
let data1 = data.file_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorFileDocumentSource, instancePath+"/file_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorFileDocumentSource, instancePath+"/file_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorFileDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFileDocumentSource.errors = vErrors;
return errors === 0;
}
function isVendorImageBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
return fail(isVendorImageBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorImageBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("image" !== data0){ return fail(isVendorImageBlock, instancePath+"/type", "const", {allowedValue: "image"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.source !== undefined){
const _errs4 = errors; if(!(isVendorVendorImageSource(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorImageSource.errors : vErrors.concat(isVendorVendorImageSource.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs5 = errors; if(!(isVendorCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCacheControl.errors : vErrors.concat(isVendorCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorImageBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorImageBlock.errors = vErrors;
return errors === 0;
}
function isVendorImageSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorImageSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
if("base64" !== data.type){ return fail(isVendorImageSource, instancePath+"/type", "const", {allowedValue: "base64"}, "must be equal to constant"); } } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.media_type === undefined) && (missing1 = "media_type"))) || ((data.data === undefined) && (missing1 = "data"))){
return fail(isVendorImageSource, instancePath, "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data.type !== undefined){
let data1 = data.type; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isVendorImageSource, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("base64" !== data1){ return fail(isVendorImageSource, instancePath+"/type", "const", {allowedValue: "base64"}, "must be equal to constant"); }
var valid2 = _errs4 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.media_type !== undefined){
let data2 = data.media_type; const _errs6 = errors; if(typeof data2 !== "string"){ return fail(isVendorImageSource, instancePath+"/media_type", "type", {type: "string"}, "must be string"); }
if(!((((data2 === "image/jpeg") || (data2 === "image/png")) || (data2 === "image/gif")) || (data2 === "image/webp"))){
return fail(isVendorImageSource, instancePath+"/media_type", "enum", {allowedValues: ["image/jpeg","image/png","image/gif","image/webp"]}, "must be equal to one of the allowed values");
}
var valid2 = _errs6 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.data !== undefined){
const _errs8 = errors; if(typeof data.data !== "string"){ return fail(isVendorImageSource, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid2 = _errs8 === errors;
} else { var valid2 = true; } } } } } else { return fail(isVendorImageSource, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorImageSource.errors = vErrors;
return errors === 0;
}
function isVendorKnownContentBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorKnownContentBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(isVendorTextBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorTextBlock.errors : vErrors.concat(isVendorTextBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "image"){
if(!(isVendorImageBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorImageBlock.errors : vErrors.concat(isVendorImageBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "tool_use"){
if(!(isVendorToolUseBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorToolUseBlock.errors : vErrors.concat(isVendorToolUseBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "tool_result"){
if(!(isVendorToolResultBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorToolResultBlock.errors : vErrors.concat(isVendorToolResultBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "document"){
if(!(isVendorDocumentBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorDocumentBlock.errors : vErrors.concat(isVendorDocumentBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "thinking"){
if(!(isVendorThinkingBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorThinkingBlock.errors : vErrors.concat(isVendorThinkingBlock.errors);
errors = vErrors.length;
} } else if(tag0 === "redacted_thinking"){
if(!(isVendorRedactedThinkingBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRedactedThinkingBlock.errors : vErrors.concat(isVendorRedactedThinkingBlock.errors);
errors = vErrors.length;
} } else {
return fail(isVendorKnownContentBlock, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isVendorKnownContentBlock, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isVendorKnownContentBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorKnownContentBlock.errors = vErrors;
return errors === 0;
}
function isVendorKnownContentBlockResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorKnownContentBlockResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(isTextBlockResponse(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTextBlockResponse.errors : vErrors.concat(isTextBlockResponse.errors);
errors = vErrors.length;
} } else if(tag0 === "tool_use"){
if(!(isToolUseBlockResponse(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isToolUseBlockResponse.errors : vErrors.concat(isToolUseBlockResponse.errors);
errors = vErrors.length;
} } else if(tag0 === "thinking"){
if(!(isThinkingBlockResponse(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isThinkingBlockResponse.errors : vErrors.concat(isThinkingBlockResponse.errors);
errors = vErrors.length;
} } else if(tag0 === "redacted_thinking"){
if(!(isRedactedThinkingBlockResponse(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRedactedThinkingBlockResponse.errors : vErrors.concat(isRedactedThinkingBlockResponse.errors);
errors = vErrors.length;
} } else {
return fail(isVendorKnownContentBlockResponse, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isVendorKnownContentBlockResponse, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isVendorKnownContentBlockResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorKnownContentBlockResponse.errors = vErrors;
return errors === 0;
}
function isVendorKnownDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorKnownDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "base64"){
if(!(isVendorPdfDocumentSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPdfDocumentSource.errors : vErrors.concat(isVendorPdfDocumentSource.errors);
errors = vErrors.length;
} } else if(tag0 === "text"){
if(!(isVendorTextDocumentSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorTextDocumentSource.errors : vErrors.concat(isVendorTextDocumentSource.errors);
errors = vErrors.length;
} } else if(tag0 === "content"){
if(!(isVendorContentDocumentSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContentDocumentSource.errors : vErrors.concat(isVendorContentDocumentSource.errors);
errors = vErrors.length;
} } else if(tag0 === "url"){
if(!(isVendorUrlDocumentSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorUrlDocumentSource.errors : vErrors.concat(isVendorUrlDocumentSource.errors);
errors = vErrors.length;
} } else if(tag0 === "file"){
if(!(isVendorFileDocumentSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFileDocumentSource.errors : vErrors.concat(isVendorFileDocumentSource.errors);
errors = vErrors.length;
} } else {
return fail(isVendorKnownDocumentSource, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isVendorKnownDocumentSource, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isVendorKnownDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorKnownDocumentSource.errors = vErrors;
return errors === 0;
}
function isVendorKnownThinking(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorKnownThinking, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "enabled"){
if(!(isVendorEnabledThinking(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorEnabledThinking.errors : vErrors.concat(isVendorEnabledThinking.errors);
errors = vErrors.length;
} } else if(tag0 === "disabled"){
if(!(isVendorDisabledThinking(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorDisabledThinking.errors : vErrors.concat(isVendorDisabledThinking.errors);
errors = vErrors.length;
} } else if(tag0 === "adaptive"){
if(!(isVendorAdaptiveThinking(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorAdaptiveThinking.errors : vErrors.concat(isVendorAdaptiveThinking.errors);
errors = vErrors.length;
} } else {
return fail(isVendorKnownThinking, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isVendorKnownThinking, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isVendorKnownThinking, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorKnownThinking.errors = vErrors;
return errors === 0;
}
function isVendorMessageContentBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(!(isVendorKnownContentBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorKnownContentBlock.errors : vErrors.concat(isVendorKnownContentBlock.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(isVendorOtherContentBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorOtherContentBlock.errors : vErrors.concat(isVendorOtherContentBlock.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isVendorMessageContentBlock.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorMessageContentBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} } else { return fail(isVendorMessageContentBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMessageContentBlock.errors = vErrors;
return errors === 0;
}
function isVendorMessageContentBlockResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(!(isVendorKnownContentBlockResponse(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorKnownContentBlockResponse.errors : vErrors.concat(isVendorKnownContentBlockResponse.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(isVendorOtherContentBlockResponse(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorOtherContentBlockResponse.errors : vErrors.concat(isVendorOtherContentBlockResponse.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isVendorMessageContentBlockResponse.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorMessageContentBlockResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} } else { return fail(isVendorMessageContentBlockResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMessageContentBlockResponse.errors = vErrors;
return errors === 0;
}
function isVendorMessageErrorObject(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.code === undefined) && (missing0 = "code"))){
return fail(isVendorMessageErrorObject, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
const _errs1 = errors; if(!(isVendorMessageErrorType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageErrorType.errors : vErrors.concat(isVendorMessageErrorType.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
let data1 = data.message; const _errs2 = errors; if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorMessageErrorObject, instancePath+"/message", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorMessageErrorObject, instancePath+"/message", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
let data2 = data.code; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorMessageErrorObject, instancePath+"/code", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorMessageErrorObject, instancePath+"/code", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.details !== undefined){
const _errs6 = errors; if(!(isMessageErrorDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageErrorDetails.errors : vErrors.concat(isMessageErrorDetails.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorMessageErrorObject, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMessageErrorObject.errors = vErrors;
return errors === 0;
}
function isVendorMessageErrorResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
return fail(isVendorMessageErrorResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVendorMessageErrorResponse, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("error" !== data0){
return fail(isVendorMessageErrorResponse, instancePath+"/type", "const", {allowedValue: "error"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
const _errs3 = errors; if(!(isVendorMessageErrorObject(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageErrorObject.errors : vErrors.concat(isVendorMessageErrorObject.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.request_id !== undefined){
const _errs4 = errors; if(typeof data.request_id !== "string"){
return fail(isVendorMessageErrorResponse, instancePath+"/request_id", "type", {type: "string"}, "must be string");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorMessageErrorResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMessageErrorResponse.errors = vErrors;
return errors === 0;
}
function isVendorMessageErrorType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isVendorMessageErrorType, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((((((((((data === "invalid_request_error") || (data === "authentication_error")) || (data === "rate_limit_error")) || (data === "server_error")) || (data === "permission_error")) || (data === "not_found_error")) || (data === "request_too_large")) || (data === "billing_error")) || (data === "api_error")) || (data === "overloaded_error")) || (data === "timeout_error"))){
return fail(isVendorMessageErrorType, instancePath, "enum", {allowedValues: ["invalid_request_error","authentication_error","rate_limit_error","server_error","permission_error","not_found_error","request_too_large","billing_error","api_error","overloaded_error","timeout_error"]}, "must be equal to one of the allowed values");
}
isVendorMessageErrorType.errors = vErrors;
return errors === 0;
}
function isVendorMessageMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id !== undefined){
let data0 = data.user_id; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 256 && (data0.length > 512 || ucs2length(data0) > 256)){
return fail(isVendorMessageMetadata, instancePath+"/user_id", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} } else { return fail(isVendorMessageMetadata, instancePath+"/user_id", "type", {type: "string"}, "must be string"); } } } } else { return fail(isVendorMessageMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMessageMetadata.errors = vErrors;
return errors === 0;
}
function isVendorMessageRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.model === undefined) && (missing0 = "model")) || ((data.max_tokens === undefined) && (missing0 = "max_tokens"))) || ((data.messages === undefined) && (missing0 = "messages"))){
return fail(isVendorMessageRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.model !== undefined){
const _errs2 = errors; if(!(isMessageModelName(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageModelName.errors : vErrors.concat(isMessageModelName.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_tokens !== undefined){
let data1 = data.max_tokens; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorMessageRequest, instancePath+"/max_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isVendorMessageRequest, instancePath+"/max_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.messages !== undefined){
const _errs5 = errors; if(!(isVendorMessageTurns(data.messages, {instancePath:instancePath+"/messages",parentData:data,parentDataProperty:"messages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageTurns.errors : vErrors.concat(isVendorMessageTurns.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
const _errs6 = errors; if(!(isVendorMessageMetadata(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageMetadata.errors : vErrors.concat(isVendorMessageMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_sequences !== undefined){
let data4 = data.stop_sequences; const _errs7 = errors; if(errors === _errs7){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors; if(typeof data4[i0] !== "string"){
return fail(isVendorMessageRequest, instancePath+"/stop_sequences/" + i0, "type", {type: "string"}, "must be string");
}
var valid1 = _errs9 === errors;
if(!valid1){ break; } } } else { return fail(isVendorMessageRequest, instancePath+"/stop_sequences", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stream !== undefined){
const _errs11 = errors; if(typeof data.stream !== "boolean"){ return fail(isVendorMessageRequest, instancePath+"/stream", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.system !== undefined){
const _errs13 = errors; if(!(isVendorMessageSystemPrompt(data.system, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageSystemPrompt.errors : vErrors.concat(isVendorMessageSystemPrompt.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
let data8 = data.temperature; const _errs14 = errors; if(errors === _errs14){
if(typeof data8 == "number"){
if(data8 > 1 || isNaN(data8)){
return fail(isVendorMessageRequest, instancePath+"/temperature", "maximum", {comparison: "<=", limit: 1}, "must be <= 1");
} else {
if(data8 < 0 || isNaN(data8)){
return fail(isVendorMessageRequest, instancePath+"/temperature", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } } else { return fail(isVendorMessageRequest, instancePath+"/temperature", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.top_k !== undefined){
let data9 = data.top_k; const _errs16 = errors; if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
return fail(isVendorMessageRequest, instancePath+"/top_k", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs16){
if(typeof data9 == "number"){
if(data9 < -1 || isNaN(data9)){
return fail(isVendorMessageRequest, instancePath+"/top_k", "minimum", {comparison: ">=", limit: -1}, "must be >= -1");
} } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.top_p !== undefined){
let data10 = data.top_p; const _errs18 = errors; if(!(typeof data10 == "number")){ return fail(isVendorMessageRequest, instancePath+"/top_p", "type", {type: "number"}, "must be number"); }
const _errs20 = errors; let valid2 = false;
let passing0 = null;
const _errs21 = errors; if(typeof data10 == "number"){
if(data10 > 1 || isNaN(data10)){
const err0 = {instancePath:instancePath+"/top_p",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data10 < 0 || isNaN(data10)){
const err1 = {instancePath:instancePath+"/top_p",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} } }
var _valid0 = _errs21 === errors;
if(_valid0){ valid2 = true; passing0 = 0; }
const _errs22 = errors; if(typeof data10 == "number"){
if(data10 > -1 || isNaN(data10)){
const err2 = {instancePath:instancePath+"/top_p",keyword:"maximum",params:{comparison: "<=", limit: -1},message:"must be <= -1"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} else {
if(data10 < -1 || isNaN(data10)){
const err3 = {instancePath:instancePath+"/top_p",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} } }
var _valid0 = _errs22 === errors;
if(_valid0 && valid2){ valid2 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid2 = true; passing0 = 1; } }
if(!valid2){
const err4 = {instancePath:instancePath+"/top_p",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
isVendorMessageRequest.errors = vErrors;
return false;
} else { errors = _errs20; if(vErrors !== null){ if(_errs20){ vErrors.length = _errs20; } else { vErrors = null; } } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinking !== undefined){
const _errs23 = errors; if(!(isVendorMessageThinking(data.thinking, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageThinking.errors : vErrors.concat(isVendorMessageThinking.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
const _errs24 = errors; if(!(isVendorMessageToolChoice(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageToolChoice.errors : vErrors.concat(isVendorMessageToolChoice.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
const _errs25 = errors; if(!(isVendorMessageTools(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageTools.errors : vErrors.concat(isVendorMessageTools.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } else { return fail(isVendorMessageRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMessageRequest.errors = vErrors;
return errors === 0;
}
function isVendorMessageResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.stop_reason === undefined) && (missing0 = "stop_reason"))) || ((data.stop_sequence === undefined) && (missing0 = "stop_sequence"))) || ((data.usage === undefined) && (missing0 = "usage"))){
return fail(isVendorMessageResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorMessageResponse, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorMessageResponse, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isVendorMessageResponse, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message" !== data1){
return fail(isVendorMessageResponse, instancePath+"/type", "const", {allowedValue: "message"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
let data2 = data.role; const _errs5 = errors; if(typeof data2 !== "string"){ return fail(isVendorMessageResponse, instancePath+"/role", "type", {type: "string"}, "must be string"); }
if("assistant" !== data2){
return fail(isVendorMessageResponse, instancePath+"/role", "const", {allowedValue: "assistant"}, "must be equal to constant");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
const _errs7 = errors; if(typeof data.model !== "string"){ return fail(isVendorMessageResponse, instancePath+"/model", "type", {type: "string"}, "must be string"); }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
let data4 = data.content; const _errs9 = errors; if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors; if(!(isVendorMessageContentBlockResponse(data4[i0], {instancePath:instancePath+"/content/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageContentBlockResponse.errors : vErrors.concat(isVendorMessageContentBlockResponse.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){ break; } } } else { return fail(isVendorMessageResponse, instancePath+"/content", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_reason !== undefined){
const _errs12 = errors; if(!(isVendorMessageStopReason(data.stop_reason, {instancePath:instancePath+"/stop_reason",parentData:data,parentDataProperty:"stop_reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageStopReason.errors : vErrors.concat(isVendorMessageStopReason.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_sequence !== undefined){
let data7 = data.stop_sequence; const _errs13 = errors; if((typeof data7 !== "string") && (data7 !== null)){
return fail(isVendorMessageResponse, instancePath+"/stop_sequence", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
const _errs15 = errors; if(!(isMessageUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageUsage.errors : vErrors.concat(isMessageUsage.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.container !== undefined){
let data9 = data.container; const _errs16 = errors; if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
return fail(isVendorMessageResponse, instancePath+"/container", "type", {type: ["object","null"]}, "must be object,null");
}
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_details !== undefined){
let data10 = data.stop_details; const _errs18 = errors; if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
return fail(isVendorMessageResponse, instancePath+"/stop_details", "type", {type: ["object","null"]}, "must be object,null");
}
var valid0 = _errs18 === errors;
} else { var valid0 = true; } } } } } } } } } } } } else { return fail(isVendorMessageResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMessageResponse.errors = vErrors;
return errors === 0;
}
function isVendorMessageStopReason(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorMessageStopReason, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorMessageStopReason, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorMessageStopReason.errors = vErrors;
return errors === 0;
}
function isVendorMessageSystemPrompt(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(typeof data !== "string"){
const err0 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isVendorTextBlock(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorTextBlock.errors : vErrors.concat(isVendorTextBlock.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else {
const err1 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} }
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err2 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
isVendorMessageSystemPrompt.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isVendorMessageSystemPrompt.errors = vErrors;
return errors === 0;
}
function isVendorMessageThinking(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(!(isVendorKnownThinking(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorKnownThinking.errors : vErrors.concat(isVendorKnownThinking.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(isVendorOtherThinking(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorOtherThinking.errors : vErrors.concat(isVendorOtherThinking.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isVendorMessageThinking.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorMessageThinking, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} } else { return fail(isVendorMessageThinking, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMessageThinking.errors = vErrors;
return errors === 0;
}
function isVendorMessageTokenCountRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))){
return fail(isVendorMessageTokenCountRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.model !== undefined){
const _errs2 = errors; if(!(isMessageModelName(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageModelName.errors : vErrors.concat(isMessageModelName.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.messages !== undefined){
const _errs3 = errors; if(!(isVendorMessageTurns(data.messages, {instancePath:instancePath+"/messages",parentData:data,parentDataProperty:"messages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageTurns.errors : vErrors.concat(isVendorMessageTurns.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.system !== undefined){
const _errs4 = errors; if(!(isVendorMessageSystemPrompt(data.system, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageSystemPrompt.errors : vErrors.concat(isVendorMessageSystemPrompt.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinking !== undefined){
const _errs5 = errors; if(!(isVendorMessageThinking(data.thinking, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageThinking.errors : vErrors.concat(isVendorMessageThinking.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
const _errs6 = errors; if(!(isVendorMessageToolChoice(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageToolChoice.errors : vErrors.concat(isVendorMessageToolChoice.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
const _errs7 = errors; if(!(isVendorMessageTools(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageTools.errors : vErrors.concat(isVendorMessageTools.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorMessageTokenCountRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMessageTokenCountRequest.errors = vErrors;
return errors === 0;
}
function isVendorMessageTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(isVendorMessageTool, instancePath, "type", {type: "object"}, "must be object");
}
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(!(isVendorCustomTool(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCustomTool.errors : vErrors.concat(isVendorCustomTool.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(isVendorTrainedTool(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorTrainedTool.errors : vErrors.concat(isVendorTrainedTool.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else {
if(_valid0){ valid0 = true; passing0 = 1; }
const _errs4 = errors; if(!(isVendorOtherTool(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorOtherTool.errors : vErrors.concat(isVendorOtherTool.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 2]; } else { if(_valid0){ valid0 = true; passing0 = 2; } } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isVendorMessageTool.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
isVendorMessageTool.errors = vErrors;
return errors === 0;
}
function isVendorMessageToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorMessageToolChoice, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "auto"){
if(!(isVendorAutoToolChoice(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorAutoToolChoice.errors : vErrors.concat(isVendorAutoToolChoice.errors);
errors = vErrors.length;
} } else if(tag0 === "any"){
if(!(isVendorAnyToolChoice(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorAnyToolChoice.errors : vErrors.concat(isVendorAnyToolChoice.errors);
errors = vErrors.length;
} } else if(tag0 === "tool"){
if(!(isVendorSpecificToolChoice(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSpecificToolChoice.errors : vErrors.concat(isVendorSpecificToolChoice.errors);
errors = vErrors.length;
} } else if(tag0 === "none"){
if(!(isVendorNoneToolChoice(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorNoneToolChoice.errors : vErrors.concat(isVendorNoneToolChoice.errors);
errors = vErrors.length;
} } else {
return fail(isVendorMessageToolChoice, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isVendorMessageToolChoice, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isVendorMessageToolChoice, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMessageToolChoice.errors = vErrors;
return errors === 0;
}
function isVendorMessageTools(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isVendorMessageTool(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageTool.errors : vErrors.concat(isVendorMessageTool.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } else { return fail(isVendorMessageTools, instancePath, "type", {type: "array"}, "must be array"); } }
isVendorMessageTools.errors = vErrors;
return errors === 0;
}
function isVendorMessageTurn(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
return fail(isVendorMessageTurn, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.role !== undefined){
let data0 = data.role; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorMessageTurn, instancePath+"/role", "type", {type: "string"}, "must be string"); }
if(!(((data0 === "user") || (data0 === "assistant")) || (data0 === "system"))){
return fail(isVendorMessageTurn, instancePath+"/role", "enum", {allowedValues: ["user","assistant","system"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
const _errs4 = errors; if(!(isVendorMessageTurnContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageTurnContent.errors : vErrors.concat(isVendorMessageTurnContent.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorMessageTurn, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMessageTurn.errors = vErrors;
return errors === 0;
}
function isVendorMessageTurnContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isVendorMessageContentBlock(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageContentBlock.errors : vErrors.concat(isVendorMessageContentBlock.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else {
const err2 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} }
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err3 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isVendorMessageTurnContent.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isVendorMessageTurnContent.errors = vErrors;
return errors === 0;
}
function isVendorMessageTurns(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){ return fail(isVendorMessageTurns, instancePath, "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isVendorMessageTurn(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageTurn.errors : vErrors.concat(isVendorMessageTurn.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } } else { return fail(isVendorMessageTurns, instancePath, "type", {type: "array"}, "must be array"); } }
isVendorMessageTurns.errors = vErrors;
return errors === 0;
}
function isVendorNoneToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorNoneToolChoice, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; if(typeof data0 !== "string"){ return fail(isVendorNoneToolChoice, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("none" !== data0){ return fail(isVendorNoneToolChoice, instancePath+"/type", "const", {allowedValue: "none"}, "must be equal to constant"); } } } } else { return fail(isVendorNoneToolChoice, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorNoneToolChoice.errors = vErrors;
return errors === 0;
}
function isVendorOtherContentBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorOtherContentBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; const _errs4 = errors; const _errs5 = errors; if(!(((((((data0 === "text") || (data0 === "image")) || (data0 === "tool_use")) || (data0 === "tool_result")) || (data0 === "document")) || (data0 === "thinking")) || (data0 === "redacted_thinking"))){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var valid1 = _errs5 === errors;
if(valid1){ return fail(isVendorOtherContentBlock, instancePath+"/type", "not", {}, "must NOT be valid"); } else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } }
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorOtherContentBlock, instancePath+"/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorOtherContentBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorOtherContentBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorOtherContentBlock.errors = vErrors;
return errors === 0;
}
function isVendorOtherContentBlockResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorOtherContentBlockResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; const _errs4 = errors; const _errs5 = errors; if(!((((data0 === "text") || (data0 === "tool_use")) || (data0 === "thinking")) || (data0 === "redacted_thinking"))){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var valid1 = _errs5 === errors;
if(valid1){ return fail(isVendorOtherContentBlockResponse, instancePath+"/type", "not", {}, "must NOT be valid"); } else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } }
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorOtherContentBlockResponse, instancePath+"/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorOtherContentBlockResponse, instancePath+"/type", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorOtherContentBlockResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorOtherContentBlockResponse.errors = vErrors;
return errors === 0;
}
function isVendorOtherDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorOtherDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; const _errs4 = errors; const _errs5 = errors; if(!(((((data0 === "base64") || (data0 === "text")) || (data0 === "content")) || (data0 === "url")) || (data0 === "file"))){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var valid1 = _errs5 === errors;
if(valid1){ return fail(isVendorOtherDocumentSource, instancePath+"/type", "not", {}, "must NOT be valid"); } else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } }
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorOtherDocumentSource, instancePath+"/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorOtherDocumentSource, instancePath+"/type", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorOtherDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorOtherDocumentSource.errors = vErrors;
return errors === 0;
}
function isVendorOtherImageSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorOtherImageSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; const _errs4 = errors; const _errs5 = errors; if("base64" !== data0){ const err0 = {}; if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); } errors++; }
var valid1 = _errs5 === errors;
if(valid1){ return fail(isVendorOtherImageSource, instancePath+"/type", "not", {}, "must NOT be valid"); } else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } }
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorOtherImageSource, instancePath+"/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorOtherImageSource, instancePath+"/type", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.url !== undefined){
const _errs6 = errors; if(typeof data.url !== "string"){ return fail(isVendorOtherImageSource, instancePath+"/url", "type", {type: "string"}, "must be string"); }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.file_id !== undefined){
const _errs8 = errors; if(typeof data.file_id !== "string"){ return fail(isVendorOtherImageSource, instancePath+"/file_id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorOtherImageSource, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorOtherImageSource.errors = vErrors;
return errors === 0;
}
function isVendorOtherThinking(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorOtherThinking, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; const _errs4 = errors; const _errs5 = errors; if(!(((data0 === "enabled") || (data0 === "disabled")) || (data0 === "adaptive"))){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var valid1 = _errs5 === errors;
if(valid1){ return fail(isVendorOtherThinking, instancePath+"/type", "not", {}, "must NOT be valid"); } else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } }
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorOtherThinking, instancePath+"/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorOtherThinking, instancePath+"/type", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorOtherThinking, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorOtherThinking.errors = vErrors;
return errors === 0;
}
function isVendorOtherTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorOtherTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; const _errs4 = errors; const _errs5 = errors; if(!((((data0 === "custom") || (data0 === "computer_20241022")) || (data0 === "bash_20241022")) || (data0 === "text_editor_20241022"))){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var valid1 = _errs5 === errors;
if(valid1){ return fail(isVendorOtherTool, instancePath+"/type", "not", {}, "must NOT be valid"); } else { errors = _errs4; if(vErrors !== null){ if(_errs4){ vErrors.length = _errs4; } else { vErrors = null; } } }
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorOtherTool, instancePath+"/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorOtherTool, instancePath+"/type", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
const _errs6 = errors; if(typeof data.name !== "string"){ return fail(isVendorOtherTool, instancePath+"/name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorOtherTool, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorOtherTool.errors = vErrors;
return errors === 0;
}
function isVendorPdfDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.media_type === undefined) && (missing0 = "media_type"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isVendorPdfDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorPdfDocumentSource, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("base64" !== data0){
return fail(isVendorPdfDocumentSource, instancePath+"/type", "const", {allowedValue: "base64"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.media_type !== undefined){
let data1 = data.media_type; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isVendorPdfDocumentSource, instancePath+"/media_type", "type", {type: "string"}, "must be string"); }
if("application/pdf" !== data1){
return fail(isVendorPdfDocumentSource, instancePath+"/media_type", "const", {allowedValue: "application/pdf"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs6 = errors; if(typeof data.data !== "string"){ return fail(isVendorPdfDocumentSource, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorPdfDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPdfDocumentSource.errors = vErrors;
return errors === 0;
}
function isVendorRedactedThinkingBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isVendorRedactedThinkingBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorRedactedThinkingBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("redacted_thinking" !== data0){
return fail(isVendorRedactedThinkingBlock, instancePath+"/type", "const", {allowedValue: "redacted_thinking"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs4 = errors; if(typeof data.data !== "string"){ return fail(isVendorRedactedThinkingBlock, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRedactedThinkingBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRedactedThinkingBlock.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCountMessageTokens(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCountMessageTokens, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.beta !== undefined){
if(typeof data0.beta !== "string"){
return fail(isVendorRequestOfCountMessageTokens, instancePath+"/query/beta", "type", {type: "string"}, "must be string");
} } } else { return fail(isVendorRequestOfCountMessageTokens, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data2 = data.header; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["msg-version"] !== undefined){
let data3 = data2["msg-version"]; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern_8a16d7.test(data3)){
return fail(isVendorRequestOfCountMessageTokens, instancePath+"/header/msg-version", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"}, "must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"");
} } else { return fail(isVendorRequestOfCountMessageTokens, instancePath+"/header/msg-version", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs7 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2["msg-beta"] !== undefined){
const _errs9 = errors; if(typeof data2["msg-beta"] !== "string"){
return fail(isVendorRequestOfCountMessageTokens, instancePath+"/header/msg-beta", "type", {type: "string"}, "must be string");
}
var valid2 = _errs9 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2["anthropic-version"] !== undefined){
let data5 = data2["anthropic-version"]; const _errs11 = errors; if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern_8a16d7.test(data5)){
return fail(isVendorRequestOfCountMessageTokens, instancePath+"/header/anthropic-version", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"}, "must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"");
} } else { return fail(isVendorRequestOfCountMessageTokens, instancePath+"/header/anthropic-version", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs11 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2["anthropic-beta"] !== undefined){
const _errs13 = errors; if(typeof data2["anthropic-beta"] !== "string"){
return fail(isVendorRequestOfCountMessageTokens, instancePath+"/header/anthropic-beta", "type", {type: "string"}, "must be string");
}
var valid2 = _errs13 === errors;
} else { var valid2 = true; } } } } } else { return fail(isVendorRequestOfCountMessageTokens, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs15 = errors; if(!(isVendorMessageTokenCountRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageTokenCountRequest.errors : vErrors.concat(isVendorMessageTokenCountRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRequestOfCountMessageTokens, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCountMessageTokens.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCreateMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCreateMessage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.beta !== undefined){
if(typeof data0.beta !== "string"){
return fail(isVendorRequestOfCreateMessage, instancePath+"/query/beta", "type", {type: "string"}, "must be string");
} } } else { return fail(isVendorRequestOfCreateMessage, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.header !== undefined){
let data2 = data.header; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["msg-version"] !== undefined){
let data3 = data2["msg-version"]; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern_8a16d7.test(data3)){
return fail(isVendorRequestOfCreateMessage, instancePath+"/header/msg-version", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"}, "must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"");
} } else { return fail(isVendorRequestOfCreateMessage, instancePath+"/header/msg-version", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs7 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2["msg-beta"] !== undefined){
const _errs9 = errors; if(typeof data2["msg-beta"] !== "string"){
return fail(isVendorRequestOfCreateMessage, instancePath+"/header/msg-beta", "type", {type: "string"}, "must be string");
}
var valid2 = _errs9 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2["anthropic-version"] !== undefined){
let data5 = data2["anthropic-version"]; const _errs11 = errors; if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern_8a16d7.test(data5)){
return fail(isVendorRequestOfCreateMessage, instancePath+"/header/anthropic-version", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"}, "must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"");
} } else { return fail(isVendorRequestOfCreateMessage, instancePath+"/header/anthropic-version", "type", {type: "string"}, "must be string"); } }
var valid2 = _errs11 === errors;
} else { var valid2 = true; }
if(valid2){ if(data2["anthropic-beta"] !== undefined){
const _errs13 = errors; if(typeof data2["anthropic-beta"] !== "string"){
return fail(isVendorRequestOfCreateMessage, instancePath+"/header/anthropic-beta", "type", {type: "string"}, "must be string");
}
var valid2 = _errs13 === errors;
} else { var valid2 = true; } } } } } else { return fail(isVendorRequestOfCreateMessage, instancePath+"/header", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs15 = errors; if(!(isVendorMessageRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMessageRequest.errors : vErrors.concat(isVendorMessageRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRequestOfCreateMessage, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCreateMessage.errors = vErrors;
return errors === 0;
}
function isVendorSpecificToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
return fail(isVendorSpecificToolChoice, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorSpecificToolChoice, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("tool" !== data0){ return fail(isVendorSpecificToolChoice, instancePath+"/type", "const", {allowedValue: "tool"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorSpecificToolChoice, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorSpecificToolChoice, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.disable_parallel_tool_use !== undefined){
const _errs6 = errors; if(typeof data.disable_parallel_tool_use !== "boolean"){
return fail(isVendorSpecificToolChoice, instancePath+"/disable_parallel_tool_use", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorSpecificToolChoice, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorSpecificToolChoice.errors = vErrors;
return errors === 0;
}
function isVendorTextBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isVendorTextBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorTextBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("text" !== data0){ return fail(isVendorTextBlock, instancePath+"/type", "const", {allowedValue: "text"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
let data1 = data.text; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorTextBlock, instancePath+"/text", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorTextBlock, instancePath+"/text", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.citations !== undefined){
const _errs6 = errors; if(!(isMessageCitations(data.citations, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageCitations.errors : vErrors.concat(isMessageCitations.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs7 = errors; if(!(isVendorCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCacheControl.errors : vErrors.concat(isVendorCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorTextBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorTextBlock.errors = vErrors;
return errors === 0;
}
function isVendorTextDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.media_type === undefined) && (missing0 = "media_type"))) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isVendorTextDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorTextDocumentSource, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("text" !== data0){ return fail(isVendorTextDocumentSource, instancePath+"/type", "const", {allowedValue: "text"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.media_type !== undefined){
let data1 = data.media_type; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isVendorTextDocumentSource, instancePath+"/media_type", "type", {type: "string"}, "must be string"); }
if("text/plain" !== data1){
return fail(isVendorTextDocumentSource, instancePath+"/media_type", "const", {allowedValue: "text/plain"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs6 = errors; if(typeof data.data !== "string"){ return fail(isVendorTextDocumentSource, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorTextDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorTextDocumentSource.errors = vErrors;
return errors === 0;
}
function isVendorTextEditorTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
return fail(isVendorTextEditorTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorTextEditorTool, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("text_editor_20241022" !== data0){
return fail(isVendorTextEditorTool, instancePath+"/type", "const", {allowedValue: "text_editor_20241022"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(typeof data1 !== "string"){ return fail(isVendorTextEditorTool, instancePath+"/name", "type", {type: "string"}, "must be string"); }
if("str_replace_editor" !== data1){
return fail(isVendorTextEditorTool, instancePath+"/name", "const", {allowedValue: "str_replace_editor"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs6 = errors; if(!(isVendorCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCacheControl.errors : vErrors.concat(isVendorCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorTextEditorTool, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorTextEditorTool.errors = vErrors;
return errors === 0;
}
function isVendorThinkingBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.thinking === undefined) && (missing0 = "thinking"))) || ((data.signature === undefined) && (missing0 = "signature"))){
return fail(isVendorThinkingBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorThinkingBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("thinking" !== data0){
return fail(isVendorThinkingBlock, instancePath+"/type", "const", {allowedValue: "thinking"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinking !== undefined){
const _errs4 = errors; if(typeof data.thinking !== "string"){ return fail(isVendorThinkingBlock, instancePath+"/thinking", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.signature !== undefined){
const _errs6 = errors; if(typeof data.signature !== "string"){ return fail(isVendorThinkingBlock, instancePath+"/signature", "type", {type: "string"}, "must be string"); }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorThinkingBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorThinkingBlock.errors = vErrors;
return errors === 0;
}
function isVendorToolResultBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool_use_id === undefined) && (missing0 = "tool_use_id"))){
return fail(isVendorToolResultBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorToolResultBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("tool_result" !== data0){
return fail(isVendorToolResultBlock, instancePath+"/type", "const", {allowedValue: "tool_result"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_use_id !== undefined){
const _errs4 = errors; if(typeof data.tool_use_id !== "string"){
return fail(isVendorToolResultBlock, instancePath+"/tool_use_id", "type", {type: "string"}, "must be string");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
const _errs6 = errors; if(!(isVendorToolResultContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorToolResultContent.errors : vErrors.concat(isVendorToolResultContent.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.is_error !== undefined){
const _errs7 = errors; if(typeof data.is_error !== "boolean"){
return fail(isVendorToolResultBlock, instancePath+"/is_error", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs9 = errors; if(!(isVendorCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCacheControl.errors : vErrors.concat(isVendorCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorToolResultBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorToolResultBlock.errors = vErrors;
return errors === 0;
}
function isVendorToolResultContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(typeof data !== "string"){
const err0 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(constant_04f5b9.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? constant_04f5b9.validate.errors : vErrors.concat(constant_04f5b9.validate.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else {
const err1 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} }
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err2 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
isVendorToolResultContent.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isVendorToolResultContent.errors = vErrors;
return errors === 0;
}
function isVendorToolUseBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
return fail(isVendorToolUseBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorToolUseBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("tool_use" !== data0){ return fail(isVendorToolUseBlock, instancePath+"/type", "const", {allowedValue: "tool_use"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
const _errs4 = errors; if(typeof data.id !== "string"){ return fail(isVendorToolUseBlock, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data2 = data.name; const _errs6 = errors; if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorToolUseBlock, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorToolUseBlock, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input !== undefined){
let data3 = data.input; const _errs8 = errors; if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return fail(isVendorToolUseBlock, instancePath+"/input", "type", {type: "object"}, "must be object");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.caller !== undefined){
const _errs10 = errors; if(!(isToolCaller(data.caller, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isToolCaller.errors : vErrors.concat(isToolCaller.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_control !== undefined){
const _errs11 = errors; if(!(isVendorCacheControl(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCacheControl.errors : vErrors.concat(isVendorCacheControl.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorToolUseBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorToolUseBlock.errors = vErrors;
return errors === 0;
}
function isVendorTrainedTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("custom" !== data.type){ const err0 = {}; if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); } errors++; } } }
var valid0 = _errs2 === errors;
if(valid0){ return fail(isVendorTrainedTool, instancePath, "not", {}, "must NOT be valid"); } else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorTrainedTool, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "computer_20241022"){
if(!(isVendorComputerTool(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorComputerTool.errors : vErrors.concat(isVendorComputerTool.errors);
errors = vErrors.length;
} } else if(tag0 === "bash_20241022"){
if(!(isVendorBashTool(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorBashTool.errors : vErrors.concat(isVendorBashTool.errors);
errors = vErrors.length;
} } else if(tag0 === "text_editor_20241022"){
if(!(isVendorTextEditorTool(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorTextEditorTool.errors : vErrors.concat(isVendorTextEditorTool.errors);
errors = vErrors.length;
} } else {
return fail(isVendorTrainedTool, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else { return fail(isVendorTrainedTool, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string"); } } } else { return fail(isVendorTrainedTool, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorTrainedTool.errors = vErrors;
return errors === 0;
}
function isVendorUrlDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))){
return fail(isVendorUrlDocumentSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorUrlDocumentSource, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("url" !== data0){ return fail(isVendorUrlDocumentSource, instancePath+"/type", "const", {allowedValue: "url"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.url !== undefined){
let data1 = data.url; const _errs4 = errors; if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(uri(data1))){ return fail(isVendorUrlDocumentSource, instancePath+"/url", "format", {format: "uri"}, "must match format \""+"uri"+"\""); } } else { return fail(isVendorUrlDocumentSource, instancePath+"/url", "type", {type: "string"}, "must be string"); } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorUrlDocumentSource, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorUrlDocumentSource.errors = vErrors;
return errors === 0;
}
function isVendorVendorImageSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(!(isVendorImageSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorImageSource.errors : vErrors.concat(isVendorImageSource.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(isVendorOtherImageSource(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorOtherImageSource.errors : vErrors.concat(isVendorOtherImageSource.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isVendorVendorImageSource.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorVendorImageSource, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} } else { return fail(isVendorVendorImageSource, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorImageSource.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageBlockDelta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(!(isMessageTextDelta(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageTextDelta.errors : vErrors.concat(isMessageTextDelta.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(isMessageInputJsonDelta(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageInputJsonDelta.errors : vErrors.concat(isMessageInputJsonDelta.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else {
if(_valid0){ valid0 = true; passing0 = 1; }
const _errs4 = errors; if(!(isMessageThinkingDelta(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageThinkingDelta.errors : vErrors.concat(isMessageThinkingDelta.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 2]; } else {
if(_valid0){ valid0 = true; passing0 = 2; }
const _errs5 = errors; if(!(isMessageSignatureDelta(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageSignatureDelta.errors : vErrors.concat(isMessageSignatureDelta.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 3]; } else {
if(_valid0){ valid0 = true; passing0 = 3; }
const _errs6 = errors; if(!(isMessageCitationsDelta(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageCitationsDelta.errors : vErrors.concat(isMessageCitationsDelta.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 4]; } else {
if(_valid0){ valid0 = true; passing0 = 4; }
const _errs7 = errors; if(!(isVendorVendorMessageOtherDelta(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorMessageOtherDelta.errors : vErrors.concat(isVendorVendorMessageOtherDelta.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 5]; } else { if(_valid0){ valid0 = true; passing0 = 5; } } } } } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isVendorVendorMessageBlockDelta.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorVendorMessageBlockDelta, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} } else { return fail(isVendorVendorMessageBlockDelta, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorMessageBlockDelta.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageContentBlockDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
return fail(isVendorVendorMessageContentBlockDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){
return fail(isVendorVendorMessageContentBlockDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("content_block_delta" !== data0){
return fail(isVendorVendorMessageContentBlockDeltaEvent, instancePath+"/type", "const", {allowedValue: "content_block_delta"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.index !== undefined){
const _errs3 = errors; if(!(isMessageBlockIndex(data.index, {instancePath:instancePath+"/index",parentData:data,parentDataProperty:"index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageBlockIndex.errors : vErrors.concat(isMessageBlockIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
const _errs4 = errors; if(!(isVendorVendorMessageBlockDelta(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorMessageBlockDelta.errors : vErrors.concat(isVendorVendorMessageBlockDelta.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorVendorMessageContentBlockDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorMessageContentBlockDeltaEvent.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageContentBlockStartEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.content_block === undefined) && (missing0 = "content_block"))){
return fail(isVendorVendorMessageContentBlockStartEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){
return fail(isVendorVendorMessageContentBlockStartEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("content_block_start" !== data0){
return fail(isVendorVendorMessageContentBlockStartEvent, instancePath+"/type", "const", {allowedValue: "content_block_start"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.index !== undefined){
const _errs3 = errors; if(!(isMessageBlockIndex(data.index, {instancePath:instancePath+"/index",parentData:data,parentDataProperty:"index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageBlockIndex.errors : vErrors.concat(isMessageBlockIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_block !== undefined){
const _errs4 = errors; if(!(isVendorVendorMessageStartedBlock(data.content_block, {instancePath:instancePath+"/content_block",parentData:data,parentDataProperty:"content_block",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorMessageStartedBlock.errors : vErrors.concat(isVendorVendorMessageStartedBlock.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorVendorMessageContentBlockStartEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorMessageContentBlockStartEvent.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.usage === undefined) && (missing0 = "usage"))){
return fail(isVendorVendorMessageDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVendorVendorMessageDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message_delta" !== data0){
return fail(isVendorVendorMessageDeltaEvent, instancePath+"/type", "const", {allowedValue: "message_delta"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
let data1 = data.delta; const _errs3 = errors; if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.stop_reason === undefined) && (missing1 = "stop_reason")) || ((data1.stop_sequence === undefined) && (missing1 = "stop_sequence"))) || ((data1.usage === undefined) && (missing1 = "usage"))){
return fail(isVendorVendorMessageDeltaEvent, instancePath+"/delta", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data1.stop_reason !== undefined){
const _errs5 = errors; if(!(isVendorVendorMessageStopReason(data1.stop_reason, {instancePath:instancePath+"/delta/stop_reason",parentData:data1,parentDataProperty:"stop_reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorMessageStopReason.errors : vErrors.concat(isVendorVendorMessageStopReason.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data1.stop_sequence !== undefined){
let data3 = data1.stop_sequence; const _errs6 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isVendorVendorMessageDeltaEvent, instancePath+"/delta/stop_sequence", "type", {type: ["string","null"]}, "must be string,null");
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data1.usage !== undefined){
const _errs8 = errors; if(!(isVendorVendorMessageUsage(data1.usage, {instancePath:instancePath+"/delta/usage",parentData:data1,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorMessageUsage.errors : vErrors.concat(isVendorVendorMessageUsage.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; } } } } } else { return fail(isVendorVendorMessageDeltaEvent, instancePath+"/delta", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
const _errs9 = errors; if(!(isVendorVendorMessageUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorMessageUsage.errors : vErrors.concat(isVendorVendorMessageUsage.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorVendorMessageDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorMessageDeltaEvent.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageOtherBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorVendorMessageOtherBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; const _errs3 = errors; const _errs4 = errors; if(!((((data0 === "text") || (data0 === "tool_use")) || (data0 === "thinking")) || (data0 === "redacted_thinking"))){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){ return fail(isVendorVendorMessageOtherBlock, instancePath+"/type", "not", {}, "must NOT be valid"); } else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } }
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorVendorMessageOtherBlock, instancePath+"/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorMessageOtherBlock, instancePath+"/type", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorVendorMessageOtherBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorMessageOtherBlock.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageOtherDelta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorVendorMessageOtherDelta, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; const _errs3 = errors; const _errs4 = errors; if(!(((((data0 === "text_delta") || (data0 === "input_json_delta")) || (data0 === "thinking_delta")) || (data0 === "signature_delta")) || (data0 === "citations_delta"))){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){ return fail(isVendorVendorMessageOtherDelta, instancePath+"/type", "not", {}, "must NOT be valid"); } else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } }
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorVendorMessageOtherDelta, instancePath+"/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorMessageOtherDelta, instancePath+"/type", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorVendorMessageOtherDelta, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorMessageOtherDelta.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageStartEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
return fail(isVendorVendorMessageStartEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVendorVendorMessageStartEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message_start" !== data0){
return fail(isVendorVendorMessageStartEvent, instancePath+"/type", "const", {allowedValue: "message_start"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs3 = errors; if(!(isVendorVendorMessageStartMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorMessageStartMessage.errors : vErrors.concat(isVendorVendorMessageStartMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorVendorMessageStartEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorMessageStartEvent.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageStartMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.stop_reason === undefined) && (missing0 = "stop_reason"))) || ((data.stop_sequence === undefined) && (missing0 = "stop_sequence"))) || ((data.usage === undefined) && (missing0 = "usage"))){
return fail(isVendorVendorMessageStartMessage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorVendorMessageStartMessage, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorMessageStartMessage, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isVendorVendorMessageStartMessage, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message" !== data1){
return fail(isVendorVendorMessageStartMessage, instancePath+"/type", "const", {allowedValue: "message"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
let data2 = data.role; const _errs5 = errors; if(typeof data2 !== "string"){ return fail(isVendorVendorMessageStartMessage, instancePath+"/role", "type", {type: "string"}, "must be string"); }
if("assistant" !== data2){
return fail(isVendorVendorMessageStartMessage, instancePath+"/role", "const", {allowedValue: "assistant"}, "must be equal to constant");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data3 = data.model; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorVendorMessageStartMessage, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorMessageStartMessage, instancePath+"/model", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
let data4 = data.content; const _errs9 = errors; if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 0){
return fail(isVendorVendorMessageStartMessage, instancePath+"/content", "maxItems", {limit: 0}, "must NOT have more than 0 items");
} } else { return fail(isVendorVendorMessageStartMessage, instancePath+"/content", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_reason !== undefined){
const _errs11 = errors; if(data.stop_reason !== null){ return fail(isVendorVendorMessageStartMessage, instancePath+"/stop_reason", "type", {type: "null"}, "must be null"); }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.stop_sequence !== undefined){
const _errs13 = errors; if(data.stop_sequence !== null){
return fail(isVendorVendorMessageStartMessage, instancePath+"/stop_sequence", "type", {type: "null"}, "must be null");
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
const _errs15 = errors; if(!(isVendorVendorMessageUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorMessageUsage.errors : vErrors.concat(isVendorVendorMessageUsage.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isVendorVendorMessageStartMessage, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorMessageStartMessage.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageStartedBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(!(isMessageStartedTextBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStartedTextBlock.errors : vErrors.concat(isMessageStartedTextBlock.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(isMessageStartedToolUseBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStartedToolUseBlock.errors : vErrors.concat(isMessageStartedToolUseBlock.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else {
if(_valid0){ valid0 = true; passing0 = 1; }
const _errs4 = errors; if(!(isMessageStartedThinkingBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStartedThinkingBlock.errors : vErrors.concat(isMessageStartedThinkingBlock.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 2]; } else {
if(_valid0){ valid0 = true; passing0 = 2; }
const _errs5 = errors; if(!(isMessageStartedRedactedThinkingBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMessageStartedRedactedThinkingBlock.errors : vErrors.concat(isMessageStartedRedactedThinkingBlock.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 3]; } else {
if(_valid0){ valid0 = true; passing0 = 3; }
const _errs6 = errors; if(!(isVendorVendorMessageOtherBlock(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorMessageOtherBlock.errors : vErrors.concat(isVendorVendorMessageOtherBlock.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 4]; } else { if(_valid0){ valid0 = true; passing0 = 4; } } } } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isVendorVendorMessageStartedBlock.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorVendorMessageStartedBlock, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} } else { return fail(isVendorVendorMessageStartedBlock, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorMessageStartedBlock.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageStopReason(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorVendorMessageStopReason, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorMessageStopReason, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorVendorMessageStopReason.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageStreamErrorEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
return fail(isVendorVendorMessageStreamErrorEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("error" !== data0){
return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/type", "const", {allowedValue: "error"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
let data1 = data.error; const _errs3 = errors; if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.type === undefined) && (missing1 = "type")) || ((data1.message === undefined) && (missing1 = "message"))) || ((data1.code === undefined) && (missing1 = "code"))){
return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/error", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data1.type !== undefined){
let data2 = data1.type; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/error/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/error/type", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data1.message !== undefined){
let data3 = data1.message; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/error/message", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/error/message", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data1.code !== undefined){
let data4 = data1.code; const _errs9 = errors; if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/error/code", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/error/code", "type", {type: "string"}, "must be string"); } }
var valid1 = _errs9 === errors;
} else { var valid1 = true; }
if(valid1){ if(data1.details !== undefined){
let data5 = data1.details; const _errs11 = errors; if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/error/details", "type", {type: "object"}, "must be object");
}
var valid1 = _errs11 === errors;
} else { var valid1 = true; } } } } } } else { return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/error", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.request_id !== undefined){
let data6 = data.request_id; const _errs13 = errors; if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1 || (data6.length < 1 && ucs2length(data6) < 1)){
return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/request_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorMessageStreamErrorEvent, instancePath+"/request_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorVendorMessageStreamErrorEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorMessageStreamErrorEvent.errors = vErrors;
return errors === 0;
}
function isVendorVendorMessageUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.input_tokens === undefined) && (missing0 = "input_tokens")) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))){
return fail(isVendorVendorMessageUsage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.input_tokens !== undefined){
let data0 = data.input_tokens; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isVendorVendorMessageUsage, instancePath+"/input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
return fail(isVendorVendorMessageUsage, instancePath+"/input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens !== undefined){
let data1 = data.output_tokens; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorVendorMessageUsage, instancePath+"/output_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isVendorVendorMessageUsage, instancePath+"/output_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_creation_input_tokens !== undefined){
let data2 = data.cache_creation_input_tokens; const _errs5 = errors; if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
return fail(isVendorVendorMessageUsage, instancePath+"/cache_creation_input_tokens", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
return fail(isVendorVendorMessageUsage, instancePath+"/cache_creation_input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cache_read_input_tokens !== undefined){
let data3 = data.cache_read_input_tokens; const _errs7 = errors; if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
return fail(isVendorVendorMessageUsage, instancePath+"/cache_read_input_tokens", "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isVendorVendorMessageUsage, instancePath+"/cache_read_input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorVendorMessageUsage, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorMessageUsage.errors = vErrors;
return errors === 0;
}

exports.neutral = {
  createMessage: {
    request: isRequestOfCreateMessage,
    formRequest: null,
    responses: { "200": isMessageResponse, "400": isMessageErrorResponse, "401": isMessageErrorResponse, "403": isMessageErrorResponse, "404": isMessageErrorResponse, "413": isMessageErrorResponse, "415": isMessageErrorResponse, "429": isMessageErrorResponse, "500": isMessageErrorResponse, "501": isMessageErrorResponse, "502": isMessageErrorResponse, "503": isMessageErrorResponse, "504": isMessageErrorResponse },
    events: { "message_start": isMessageStartEvent, "ping": isMessagePingEvent, "content_block_start": isMessageContentBlockStartEvent, "content_block_delta": isMessageContentBlockDeltaEvent, "content_block_stop": isMessageContentBlockStopEvent, "message_delta": isMessageDeltaEvent, "message_stop": isMessageStopEvent, "error": isMessageStreamErrorEvent },
  },
  countMessageTokens: {
    request: isRequestOfCountMessageTokens,
    formRequest: null,
    responses: { "200": isMessageTokenCountResponse, "400": isMessageErrorResponse, "401": isMessageErrorResponse, "403": isMessageErrorResponse, "404": isMessageErrorResponse, "413": isMessageErrorResponse, "415": isMessageErrorResponse, "429": isMessageErrorResponse, "500": isMessageErrorResponse, "501": isMessageErrorResponse, "502": isMessageErrorResponse, "503": isMessageErrorResponse, "504": isMessageErrorResponse },
    events: null,
  },
};
exports.vendor = {
  createMessage: {
    request: isVendorRequestOfCreateMessage,
    formRequest: null,
    responses: { "200": isVendorMessageResponse, "400": isVendorMessageErrorResponse, "401": isVendorMessageErrorResponse, "403": isVendorMessageErrorResponse, "404": isVendorMessageErrorResponse, "413": isVendorMessageErrorResponse, "415": isVendorMessageErrorResponse, "429": isVendorMessageErrorResponse, "500": isVendorMessageErrorResponse, "501": isVendorMessageErrorResponse, "502": isVendorMessageErrorResponse, "503": isVendorMessageErrorResponse, "504": isVendorMessageErrorResponse, "529": isVendorMessageErrorResponse },
    events: { "message_start": isVendorVendorMessageStartEvent, "ping": isMessagePingEvent, "content_block_start": isVendorVendorMessageContentBlockStartEvent, "content_block_delta": isVendorVendorMessageContentBlockDeltaEvent, "content_block_stop": isMessageContentBlockStopEvent, "message_delta": isVendorVendorMessageDeltaEvent, "message_stop": isMessageStopEvent, "error": isVendorVendorMessageStreamErrorEvent },
  },
  countMessageTokens: {
    request: isVendorRequestOfCountMessageTokens,
    formRequest: null,
    responses: { "200": isMessageTokenCountResponse, "400": isVendorMessageErrorResponse, "401": isVendorMessageErrorResponse, "403": isVendorMessageErrorResponse, "404": isVendorMessageErrorResponse, "413": isVendorMessageErrorResponse, "415": isVendorMessageErrorResponse, "429": isVendorMessageErrorResponse, "500": isVendorMessageErrorResponse, "501": isVendorMessageErrorResponse, "502": isVendorMessageErrorResponse, "503": isVendorMessageErrorResponse, "504": isVendorMessageErrorResponse, "529": isVendorMessageErrorResponse },
    events: null,
  },
};
