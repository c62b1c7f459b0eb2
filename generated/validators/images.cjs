// Generated from specs/ by `npm run generate`. Do not edit.
'use strict';
function fail(validate, instancePath, keyword, params, message) {
  validate.errors = [{ instancePath, keyword, params, message }];
  return false;
}
const constant_191f75 = Object.prototype.hasOwnProperty;
const pattern_58ed91 = new RegExp("^[1-9]\\d*x[1-9]\\d*$", "u");
const pattern_dcf8e9 = new RegExp("^(auto|([1-9]\\d{0,2}|[12]\\d{3}|3[0-7]\\d{2}|38[0-3]\\d|3840)x([1-9]\\d{0,2}|[12]\\d{3}|3[0-7]\\d{2}|38[0-3]\\d|3840))$", "u");
const pattern_fad446 = new RegExp("^(?!auto$).{1,64}$", "u");
const properties_914a10 = {"image":0,"image[]":0,"prompt":0,"mask":0,"model":0,"n":0,"size":0,"quality":0,"background":0,"output_format":0,"output_compression":0,"moderation":0,"stream":0,"partial_images":0,"user":0,"input_fidelity":0,"response_format":0,"safety_identifier":0,"complexity":0};
const properties_de73e1 = {"prompt":0,"model":0,"n":0,"size":0,"quality":0,"background":0,"output_format":0,"output_compression":0,"moderation":0,"stream":0,"partial_images":0,"user":0,"response_format":0,"safety_identifier":0,"complexity":0};
const ucs2length = require("ajv/dist/runtime/ucs2length").default;
function isFormOfCreateImageEdit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isFormOfCreateImageEdit, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isFormOfCreateImageEdit, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isFormOfCreateImageEdit, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isImageEditRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageEditRequest.errors : vErrors.concat(isImageEditRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isFormOfCreateImageEdit, instancePath, "type", {type: "object"}, "must be object"); } }
isFormOfCreateImageEdit.errors = vErrors;
return errors === 0;
}
function isImage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.b64_json === undefined) && (missing0 = "b64_json")){
return fail(isImage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.b64_json !== undefined){
const _errs1 = errors; if(typeof data.b64_json !== "string"){ return fail(isImage, instancePath+"/b64_json", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.revised_prompt !== undefined){
const _errs3 = errors; if(typeof data.revised_prompt !== "string"){ return fail(isImage, instancePath+"/revised_prompt", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isImage, instancePath, "type", {type: "object"}, "must be object"); } }
isImage.errors = vErrors;
return errors === 0;
}
function isImageActualBackground(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isImageActualBackground, instancePath, "type", {type: "string"}, "must be string"); }
if(!((data === "transparent") || (data === "opaque"))){
return fail(isImageActualBackground, instancePath, "enum", {allowedValues: ["transparent","opaque"]}, "must be equal to one of the allowed values");
}
isImageActualBackground.errors = vErrors;
return errors === 0;
}
function isImageActualOutputFormat(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isImageActualOutputFormat, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((data === "png") || (data === "webp")) || (data === "jpeg"))){
return fail(isImageActualOutputFormat, instancePath, "enum", {allowedValues: ["png","webp","jpeg"]}, "must be equal to one of the allowed values");
}
isImageActualOutputFormat.errors = vErrors;
return errors === 0;
}
function isImageActualQuality(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_fad446.test(data)){
return fail(isImageActualQuality, instancePath, "pattern", {pattern: "^(?!auto$).{1,64}$"}, "must match pattern \""+"^(?!auto$).{1,64}$"+"\"");
} } else { return fail(isImageActualQuality, instancePath, "type", {type: "string"}, "must be string"); } }
isImageActualQuality.errors = vErrors;
return errors === 0;
}
function isImageActualSize(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_58ed91.test(data)){
return fail(isImageActualSize, instancePath, "pattern", {pattern: "^[1-9]\\d*x[1-9]\\d*$"}, "must match pattern \""+"^[1-9]\\d*x[1-9]\\d*$"+"\"");
} } else { return fail(isImageActualSize, instancePath, "type", {type: "string"}, "must be string"); } }
isImageActualSize.errors = vErrors;
return errors === 0;
}
function isImageBackground(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isImageBackground, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(!((((data === "transparent") || (data === "opaque")) || (data === "auto")) || (data === null))){
return fail(isImageBackground, instancePath, "enum", {allowedValues: ["transparent","opaque","auto",null]}, "must be equal to one of the allowed values");
}
isImageBackground.errors = vErrors;
return errors === 0;
}
function isImageComplexity(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isImageComplexity, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(!((((data === "low") || (data === "medium")) || (data === "high")) || (data === null))){
return fail(isImageComplexity, instancePath, "enum", {allowedValues: ["low","medium","high",null]}, "must be equal to one of the allowed values");
}
isImageComplexity.errors = vErrors;
return errors === 0;
}
function isImageCount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
return fail(isImageCount, instancePath, "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === 0){
if(typeof data == "number"){
if(data > 10 || isNaN(data)){ return fail(isImageCount, instancePath, "maximum", {comparison: "<=", limit: 10}, "must be <= 10"); } else { if(data < 1 || isNaN(data)){ return fail(isImageCount, instancePath, "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } } }
isImageCount.errors = vErrors;
return errors === 0;
}
function isImageEditCompletedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.type === undefined) && (missing0 = "type")) || ((data.b64_json === undefined) && (missing0 = "b64_json"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.background === undefined) && (missing0 = "background"))) || ((data.output_format === undefined) && (missing0 = "output_format"))) || ((data.quality === undefined) && (missing0 = "quality"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.usage === undefined) && (missing0 = "usage"))){
return fail(isImageEditCompletedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isImageEditCompletedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("image_edit.completed" !== data0){
return fail(isImageEditCompletedEvent, instancePath+"/type", "const", {allowedValue: "image_edit.completed"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.b64_json !== undefined){
const _errs3 = errors; if(!(isImageEventData(data.b64_json, {instancePath:instancePath+"/b64_json",parentData:data,parentDataProperty:"b64_json",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageEventData.errors : vErrors.concat(isImageEventData.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
const _errs4 = errors; if(!(isImageEventTime(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageEventTime.errors : vErrors.concat(isImageEventTime.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.background !== undefined){
const _errs5 = errors; if(!(isImageActualBackground(data.background, {instancePath:instancePath+"/background",parentData:data,parentDataProperty:"background",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualBackground.errors : vErrors.concat(isImageActualBackground.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_format !== undefined){
const _errs6 = errors; if(!(isImageActualOutputFormat(data.output_format, {instancePath:instancePath+"/output_format",parentData:data,parentDataProperty:"output_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualOutputFormat.errors : vErrors.concat(isImageActualOutputFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.quality !== undefined){
const _errs7 = errors; if(!(isImageActualQuality(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualQuality.errors : vErrors.concat(isImageActualQuality.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.size !== undefined){
const _errs8 = errors; if(!(isImageActualSize(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualSize.errors : vErrors.concat(isImageActualSize.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
const _errs9 = errors; if(!(isImageUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageUsage.errors : vErrors.concat(isImageUsage.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isImageEditCompletedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isImageEditCompletedEvent.errors = vErrors;
return errors === 0;
}
function isImageEditPartialImageEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.type === undefined) && (missing0 = "type")) || ((data.b64_json === undefined) && (missing0 = "b64_json"))) || ((data.partial_image_index === undefined) && (missing0 = "partial_image_index"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.background === undefined) && (missing0 = "background"))) || ((data.output_format === undefined) && (missing0 = "output_format"))) || ((data.quality === undefined) && (missing0 = "quality"))) || ((data.size === undefined) && (missing0 = "size"))){
return fail(isImageEditPartialImageEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isImageEditPartialImageEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("image_edit.partial_image" !== data0){
return fail(isImageEditPartialImageEvent, instancePath+"/type", "const", {allowedValue: "image_edit.partial_image"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.b64_json !== undefined){
const _errs3 = errors; if(!(isImageEventData(data.b64_json, {instancePath:instancePath+"/b64_json",parentData:data,parentDataProperty:"b64_json",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageEventData.errors : vErrors.concat(isImageEventData.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.partial_image_index !== undefined){
const _errs4 = errors; if(!(isImagePartialIndex(data.partial_image_index, {instancePath:instancePath+"/partial_image_index",parentData:data,parentDataProperty:"partial_image_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImagePartialIndex.errors : vErrors.concat(isImagePartialIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
const _errs5 = errors; if(!(isImageEventTime(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageEventTime.errors : vErrors.concat(isImageEventTime.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.background !== undefined){
const _errs6 = errors; if(!(isImageActualBackground(data.background, {instancePath:instancePath+"/background",parentData:data,parentDataProperty:"background",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualBackground.errors : vErrors.concat(isImageActualBackground.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_format !== undefined){
const _errs7 = errors; if(!(isImageActualOutputFormat(data.output_format, {instancePath:instancePath+"/output_format",parentData:data,parentDataProperty:"output_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualOutputFormat.errors : vErrors.concat(isImageActualOutputFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.quality !== undefined){
const _errs8 = errors; if(!(isImageActualQuality(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualQuality.errors : vErrors.concat(isImageActualQuality.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.size !== undefined){
const _errs9 = errors; if(!(isImageActualSize(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualSize.errors : vErrors.concat(isImageActualSize.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isImageEditPartialImageEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isImageEditPartialImageEvent.errors = vErrors;
return errors === 0;
}
function isImageEditRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.image === undefined) && (missing0 = "image")){
const err0 = {instancePath,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} }
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data["image[]"] === undefined) && (missing1 = "image[]")){
const err1 = {instancePath,keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} }
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
isImageEditRequest.errors = vErrors;
return false;
} else {
errors = _errs1;
if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } }
if(!(isImageRequestRules(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageRequestRules.errors : vErrors.concat(isImageRequestRules.errors);
errors = vErrors.length;
} }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.prompt === undefined) && (missing2 = "prompt")){
return fail(isImageEditRequest, instancePath, "required", {missingProperty: missing2}, "must have required property '"+missing2+"'");
} else {
const _errs5 = errors; for(const key0 in data){
if(!(constant_191f75.call(properties_914a10, key0))){
return fail(isImageEditRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs5 === errors){
if(data.image !== undefined){
const _errs6 = errors; if(!(isImageFile(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageFile.errors : vErrors.concat(isImageFile.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
} else { var valid2 = true; }
if(valid2){ if(data["image[]"] !== undefined){
let data1 = data["image[]"]; const _errs7 = errors; const _errs8 = errors; let valid3 = false;
let passing0 = null;
const _errs9 = errors; if(!(isImageFile(data1, {instancePath:instancePath+"/image[]",parentData:data,parentDataProperty:"image[]",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageFile.errors : vErrors.concat(isImageFile.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){ valid3 = true; passing0 = 0; }
const _errs10 = errors; if(errors === _errs10){
if(Array.isArray(data1)){
if(data1.length > 16){
const err3 = {instancePath:instancePath+"/image[]",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} else {
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/image[]",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} else {
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors; if(!(isImageFile(data1[i0], {instancePath:instancePath+"/image[]/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageFile.errors : vErrors.concat(isImageFile.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){ break; } } } } } else {
const err5 = {instancePath:instancePath+"/image[]",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} }
var _valid1 = _errs10 === errors;
if(_valid1 && valid3){ valid3 = false; passing0 = [passing0, 1]; } else { if(_valid1){ valid3 = true; passing0 = 1; } }
if(!valid3){
const err6 = {instancePath:instancePath+"/image[]",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
isImageEditRequest.errors = vErrors;
return false;
} else { errors = _errs8; if(vErrors !== null){ if(_errs8){ vErrors.length = _errs8; } else { vErrors = null; } } }
var valid2 = _errs7 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.prompt !== undefined){
const _errs13 = errors; if(!(isImagePrompt(data.prompt, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImagePrompt.errors : vErrors.concat(isImagePrompt.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.mask !== undefined){
const _errs14 = errors; if(errors === _errs14){
if(errors === _errs14){
if(!(typeof data.mask === "string")){ return fail(isImageEditRequest, instancePath+"/mask", "type", {type: "string"}, "must be string"); } } }
var valid2 = _errs14 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.model !== undefined){
const _errs16 = errors; if(!(isImageModel(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageModel.errors : vErrors.concat(isImageModel.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.n !== undefined){
const _errs17 = errors; if(!(isImageCount(data.n, {instancePath:instancePath+"/n",parentData:data,parentDataProperty:"n",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageCount.errors : vErrors.concat(isImageCount.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.size !== undefined){
const _errs18 = errors; if(!(isImageSize(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageSize.errors : vErrors.concat(isImageSize.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.quality !== undefined){
const _errs19 = errors; if(!(isImageQuality(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageQuality.errors : vErrors.concat(isImageQuality.errors);
errors = vErrors.length;
}
var valid2 = _errs19 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.background !== undefined){
const _errs20 = errors; if(!(isImageBackground(data.background, {instancePath:instancePath+"/background",parentData:data,parentDataProperty:"background",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageBackground.errors : vErrors.concat(isImageBackground.errors);
errors = vErrors.length;
}
var valid2 = _errs20 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.output_format !== undefined){
const _errs21 = errors; if(!(isImageOutputFormat(data.output_format, {instancePath:instancePath+"/output_format",parentData:data,parentDataProperty:"output_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageOutputFormat.errors : vErrors.concat(isImageOutputFormat.errors);
errors = vErrors.length;
}
var valid2 = _errs21 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.output_compression !== undefined){
const _errs22 = errors; if(!(isImageOutputCompression(data.output_compression, {instancePath:instancePath+"/output_compression",parentData:data,parentDataProperty:"output_compression",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageOutputCompression.errors : vErrors.concat(isImageOutputCompression.errors);
errors = vErrors.length;
}
var valid2 = _errs22 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.moderation !== undefined){
const _errs23 = errors; if(!(isImageModeration(data.moderation, {instancePath:instancePath+"/moderation",parentData:data,parentDataProperty:"moderation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageModeration.errors : vErrors.concat(isImageModeration.errors);
errors = vErrors.length;
}
var valid2 = _errs23 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.stream !== undefined){
const _errs24 = errors; if(!(isImageStream(data.stream, {instancePath:instancePath+"/stream",parentData:data,parentDataProperty:"stream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageStream.errors : vErrors.concat(isImageStream.errors);
errors = vErrors.length;
}
var valid2 = _errs24 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.partial_images !== undefined){
const _errs25 = errors; if(!(isImagePartialImages(data.partial_images, {instancePath:instancePath+"/partial_images",parentData:data,parentDataProperty:"partial_images",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImagePartialImages.errors : vErrors.concat(isImagePartialImages.errors);
errors = vErrors.length;
}
var valid2 = _errs25 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.user !== undefined){
const _errs26 = errors; if(!(isImageUser(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageUser.errors : vErrors.concat(isImageUser.errors);
errors = vErrors.length;
}
var valid2 = _errs26 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.input_fidelity !== undefined){
let data16 = data.input_fidelity; const _errs27 = errors; if((typeof data16 !== "string") && (data16 !== null)){
return fail(isImageEditRequest, instancePath+"/input_fidelity", "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((data16 === "high") || (data16 === "low")) || (data16 === null))){
return fail(isImageEditRequest, instancePath+"/input_fidelity", "enum", {allowedValues: ["high","low",null]}, "must be equal to one of the allowed values");
}
var valid2 = _errs27 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.response_format !== undefined){
const _errs29 = errors; if(!(isImageResponseFormat(data.response_format, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageResponseFormat.errors : vErrors.concat(isImageResponseFormat.errors);
errors = vErrors.length;
}
var valid2 = _errs29 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.safety_identifier !== undefined){
const _errs30 = errors; if(!(isImageSafetyIdentifier(data.safety_identifier, {instancePath:instancePath+"/safety_identifier",parentData:data,parentDataProperty:"safety_identifier",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageSafetyIdentifier.errors : vErrors.concat(isImageSafetyIdentifier.errors);
errors = vErrors.length;
}
var valid2 = _errs30 === errors;
} else { var valid2 = true; }
if(valid2){ if(data.complexity !== undefined){
const _errs31 = errors; if(!(isImageComplexity(data.complexity, {instancePath:instancePath+"/complexity",parentData:data,parentDataProperty:"complexity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageComplexity.errors : vErrors.concat(isImageComplexity.errors);
errors = vErrors.length;
}
var valid2 = _errs31 === errors;
} else { var valid2 = true; } } } } } } } } } } } } } } } } } } } } } } else { return fail(isImageEditRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isImageEditRequest.errors = vErrors;
return errors === 0;
}
function isImageEventData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isImageEventData, instancePath, "type", {type: "string"}, "must be string"); }
isImageEventData.errors = vErrors;
return errors === 0;
}
function isImageEventTime(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isImageEventTime, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ return fail(isImageEventTime, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
isImageEventTime.errors = vErrors;
return errors === 0;
}
function isImageFile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){ if(!(typeof data === "string")){ return fail(isImageFile, instancePath, "type", {type: "string"}, "must be string"); } } }
isImageFile.errors = vErrors;
return errors === 0;
}
function isImageGenerationCompletedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.type === undefined) && (missing0 = "type")) || ((data.b64_json === undefined) && (missing0 = "b64_json"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.background === undefined) && (missing0 = "background"))) || ((data.output_format === undefined) && (missing0 = "output_format"))) || ((data.quality === undefined) && (missing0 = "quality"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.usage === undefined) && (missing0 = "usage"))){
return fail(isImageGenerationCompletedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isImageGenerationCompletedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("image_generation.completed" !== data0){
return fail(isImageGenerationCompletedEvent, instancePath+"/type", "const", {allowedValue: "image_generation.completed"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.b64_json !== undefined){
const _errs3 = errors; if(!(isImageEventData(data.b64_json, {instancePath:instancePath+"/b64_json",parentData:data,parentDataProperty:"b64_json",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageEventData.errors : vErrors.concat(isImageEventData.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
const _errs4 = errors; if(!(isImageEventTime(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageEventTime.errors : vErrors.concat(isImageEventTime.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.background !== undefined){
const _errs5 = errors; if(!(isImageActualBackground(data.background, {instancePath:instancePath+"/background",parentData:data,parentDataProperty:"background",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualBackground.errors : vErrors.concat(isImageActualBackground.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_format !== undefined){
const _errs6 = errors; if(!(isImageActualOutputFormat(data.output_format, {instancePath:instancePath+"/output_format",parentData:data,parentDataProperty:"output_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualOutputFormat.errors : vErrors.concat(isImageActualOutputFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.quality !== undefined){
const _errs7 = errors; if(!(isImageActualQuality(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualQuality.errors : vErrors.concat(isImageActualQuality.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.size !== undefined){
const _errs8 = errors; if(!(isImageActualSize(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualSize.errors : vErrors.concat(isImageActualSize.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
const _errs9 = errors; if(!(isImageUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageUsage.errors : vErrors.concat(isImageUsage.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isImageGenerationCompletedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isImageGenerationCompletedEvent.errors = vErrors;
return errors === 0;
}
function isImageGenerationPartialImageEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.type === undefined) && (missing0 = "type")) || ((data.b64_json === undefined) && (missing0 = "b64_json"))) || ((data.partial_image_index === undefined) && (missing0 = "partial_image_index"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.background === undefined) && (missing0 = "background"))) || ((data.output_format === undefined) && (missing0 = "output_format"))) || ((data.quality === undefined) && (missing0 = "quality"))) || ((data.size === undefined) && (missing0 = "size"))){
return fail(isImageGenerationPartialImageEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isImageGenerationPartialImageEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("image_generation.partial_image" !== data0){
return fail(isImageGenerationPartialImageEvent, instancePath+"/type", "const", {allowedValue: "image_generation.partial_image"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.b64_json !== undefined){
const _errs3 = errors; if(!(isImageEventData(data.b64_json, {instancePath:instancePath+"/b64_json",parentData:data,parentDataProperty:"b64_json",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageEventData.errors : vErrors.concat(isImageEventData.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.partial_image_index !== undefined){
const _errs4 = errors; if(!(isImagePartialIndex(data.partial_image_index, {instancePath:instancePath+"/partial_image_index",parentData:data,parentDataProperty:"partial_image_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImagePartialIndex.errors : vErrors.concat(isImagePartialIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.created_at !== undefined){
const _errs5 = errors; if(!(isImageEventTime(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageEventTime.errors : vErrors.concat(isImageEventTime.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.background !== undefined){
const _errs6 = errors; if(!(isImageActualBackground(data.background, {instancePath:instancePath+"/background",parentData:data,parentDataProperty:"background",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualBackground.errors : vErrors.concat(isImageActualBackground.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_format !== undefined){
const _errs7 = errors; if(!(isImageActualOutputFormat(data.output_format, {instancePath:instancePath+"/output_format",parentData:data,parentDataProperty:"output_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualOutputFormat.errors : vErrors.concat(isImageActualOutputFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.quality !== undefined){
const _errs8 = errors; if(!(isImageActualQuality(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualQuality.errors : vErrors.concat(isImageActualQuality.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.size !== undefined){
const _errs9 = errors; if(!(isImageActualSize(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualSize.errors : vErrors.concat(isImageActualSize.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isImageGenerationPartialImageEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isImageGenerationPartialImageEvent.errors = vErrors;
return errors === 0;
}
function isImageGenerationRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isImageRequestRules(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageRequestRules.errors : vErrors.concat(isImageRequestRules.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
return fail(isImageGenerationRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs2 = errors; for(const key0 in data){
if(!(constant_191f75.call(properties_de73e1, key0))){
return fail(isImageGenerationRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs2 === errors){
if(data.prompt !== undefined){
const _errs3 = errors; if(!(isImagePrompt(data.prompt, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImagePrompt.errors : vErrors.concat(isImagePrompt.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.model !== undefined){
const _errs4 = errors; if(!(isImageModel(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageModel.errors : vErrors.concat(isImageModel.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.n !== undefined){
const _errs5 = errors; if(!(isImageCount(data.n, {instancePath:instancePath+"/n",parentData:data,parentDataProperty:"n",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageCount.errors : vErrors.concat(isImageCount.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.size !== undefined){
const _errs6 = errors; if(!(isImageSize(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageSize.errors : vErrors.concat(isImageSize.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.quality !== undefined){
const _errs7 = errors; if(!(isImageQuality(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageQuality.errors : vErrors.concat(isImageQuality.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.background !== undefined){
const _errs8 = errors; if(!(isImageBackground(data.background, {instancePath:instancePath+"/background",parentData:data,parentDataProperty:"background",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageBackground.errors : vErrors.concat(isImageBackground.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.output_format !== undefined){
const _errs9 = errors; if(!(isImageOutputFormat(data.output_format, {instancePath:instancePath+"/output_format",parentData:data,parentDataProperty:"output_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageOutputFormat.errors : vErrors.concat(isImageOutputFormat.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.output_compression !== undefined){
const _errs10 = errors; if(!(isImageOutputCompression(data.output_compression, {instancePath:instancePath+"/output_compression",parentData:data,parentDataProperty:"output_compression",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageOutputCompression.errors : vErrors.concat(isImageOutputCompression.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.moderation !== undefined){
const _errs11 = errors; if(!(isImageModeration(data.moderation, {instancePath:instancePath+"/moderation",parentData:data,parentDataProperty:"moderation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageModeration.errors : vErrors.concat(isImageModeration.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.stream !== undefined){
const _errs12 = errors; if(!(isImageStream(data.stream, {instancePath:instancePath+"/stream",parentData:data,parentDataProperty:"stream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageStream.errors : vErrors.concat(isImageStream.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.partial_images !== undefined){
const _errs13 = errors; if(!(isImagePartialImages(data.partial_images, {instancePath:instancePath+"/partial_images",parentData:data,parentDataProperty:"partial_images",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImagePartialImages.errors : vErrors.concat(isImagePartialImages.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.user !== undefined){
const _errs14 = errors; if(!(isImageUser(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageUser.errors : vErrors.concat(isImageUser.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.response_format !== undefined){
const _errs15 = errors; if(!(isImageResponseFormat(data.response_format, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageResponseFormat.errors : vErrors.concat(isImageResponseFormat.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.safety_identifier !== undefined){
const _errs16 = errors; if(!(isImageSafetyIdentifier(data.safety_identifier, {instancePath:instancePath+"/safety_identifier",parentData:data,parentDataProperty:"safety_identifier",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageSafetyIdentifier.errors : vErrors.concat(isImageSafetyIdentifier.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.complexity !== undefined){
const _errs17 = errors; if(!(isImageComplexity(data.complexity, {instancePath:instancePath+"/complexity",parentData:data,parentDataProperty:"complexity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageComplexity.errors : vErrors.concat(isImageComplexity.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
} else { var valid1 = true; } } } } } } } } } } } } } } } } } } else { return fail(isImageGenerationRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isImageGenerationRequest.errors = vErrors;
return errors === 0;
}
function isImageModel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isImageModel, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 256 && (data.length > 512 || ucs2length(data) > 256)){
return fail(isImageModel, instancePath, "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isImageModel, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } }
isImageModel.errors = vErrors;
return errors === 0;
}
function isImageModeration(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isImageModeration, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((data === "low") || (data === "auto")) || (data === null))){
return fail(isImageModeration, instancePath, "enum", {allowedValues: ["low","auto",null]}, "must be equal to one of the allowed values");
}
isImageModeration.errors = vErrors;
return errors === 0;
}
function isImageOutputCompression(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
return fail(isImageOutputCompression, instancePath, "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){ return fail(isImageOutputCompression, instancePath, "maximum", {comparison: "<=", limit: 100}, "must be <= 100"); } else { if(data < 0 || isNaN(data)){ return fail(isImageOutputCompression, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } }
isImageOutputCompression.errors = vErrors;
return errors === 0;
}
function isImageOutputFormat(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isImageOutputFormat, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(!((((data === "png") || (data === "jpeg")) || (data === "webp")) || (data === null))){
return fail(isImageOutputFormat, instancePath, "enum", {allowedValues: ["png","jpeg","webp",null]}, "must be equal to one of the allowed values");
}
isImageOutputFormat.errors = vErrors;
return errors === 0;
}
function isImagePartialImages(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
return fail(isImagePartialImages, instancePath, "type", {type: ["integer","null"]}, "must be integer,null");
}
if(errors === 0){
if(typeof data == "number"){
if(data > 3 || isNaN(data)){ return fail(isImagePartialImages, instancePath, "maximum", {comparison: "<=", limit: 3}, "must be <= 3"); } else { if(data < 0 || isNaN(data)){ return fail(isImagePartialImages, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } }
isImagePartialImages.errors = vErrors;
return errors === 0;
}
function isImagePartialIndex(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isImagePartialIndex, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data > 2 || isNaN(data)){ return fail(isImagePartialIndex, instancePath, "maximum", {comparison: "<=", limit: 2}, "must be <= 2"); } else { if(data < 0 || isNaN(data)){ return fail(isImagePartialIndex, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } }
isImagePartialIndex.errors = vErrors;
return errors === 0;
}
function isImagePrompt(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 32000 && (data.length > 64000 || ucs2length(data) > 32000)){
return fail(isImagePrompt, instancePath, "maxLength", {limit: 32000}, "must NOT have more than 32000 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isImagePrompt, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } else { return fail(isImagePrompt, instancePath, "type", {type: "string"}, "must be string"); } }
isImagePrompt.errors = vErrors;
return errors === 0;
}
function isImageQuality(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isImageQuality, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((((((data === "max") || (data === "xhigh")) || (data === "high")) || (data === "medium")) || (data === "low")) || (data === "auto")) || (data === null))){
return fail(isImageQuality, instancePath, "enum", {allowedValues: ["max","xhigh","high","medium","low","auto",null]}, "must be equal to one of the allowed values");
}
isImageQuality.errors = vErrors;
return errors === 0;
}
function isImageRequestRules(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors; const _errs1 = errors; let valid1 = true;
const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.partial_images === undefined) && (missing0 = "partial_images")){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.partial_images !== undefined){
let data0 = data.partial_images; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} } } }
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } }
if(_valid0){
const _errs5 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.stream === undefined) && (missing1 = "stream")){
return fail(isImageRequestRules, instancePath, "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data.stream !== undefined){
if(true !== data.stream){ return fail(isImageRequestRules, instancePath+"/stream", "const", {allowedValue: true}, "must be equal to constant"); } } } }
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
isImageRequestRules.errors = vErrors;
return false;
}
var valid0 = _errs0 === errors;
if(valid0){ const _errs7 = errors; const _errs8 = errors; let valid4 = true;
const _errs9 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.background === undefined) && (missing2 = "background")){
const err3 = {};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} else {
if(data.background !== undefined){
if("transparent" !== data.background){ const err4 = {}; if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); } errors++; } } } }
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){ if(_errs8){ vErrors.length = _errs8; } else { vErrors = null; } }
if(_valid1){
const _errs11 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output_format !== undefined){
let data3 = data.output_format; if(!(((data3 === "png") || (data3 === "webp")) || (data3 === null))){
return fail(isImageRequestRules, instancePath+"/output_format", "enum", {allowedValues: ["png","webp",null]}, "must be equal to one of the allowed values");
} } }
var _valid1 = _errs11 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {instancePath,keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isImageRequestRules.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
if(valid0){ const _errs13 = errors; const _errs14 = errors; let valid7 = true;
const _errs15 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.model === undefined) && (missing3 = "model")){
const err6 = {};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} else {
if(data.model !== undefined){
let data4 = data.model; if(!((((data4 === "imgfam-1") || (data4 === "imgfam-1.5")) || (data4 === "gpt-image-1")) || (data4 === "gpt-image-1.5"))){
const err7 = {};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
} } } }
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){ if(_errs14){ vErrors.length = _errs14; } else { vErrors = null; } }
if(_valid2){
const _errs17 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.size !== undefined){
let data5 = data.size; if(!(((((data5 === "1024x1024") || (data5 === "1536x1024")) || (data5 === "1024x1536")) || (data5 === "auto")) || (data5 === null))){
return fail(isImageRequestRules, instancePath+"/size", "enum", {allowedValues: ["1024x1024","1536x1024","1024x1536","auto",null]}, "must be equal to one of the allowed values");
} } }
var _valid2 = _errs17 === errors;
valid7 = _valid2;
}
if(!valid7){
const err8 = {instancePath,keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
isImageRequestRules.errors = vErrors;
return false;
}
var valid0 = _errs13 === errors;
} }
isImageRequestRules.errors = vErrors;
return errors === 0;
}
function isImageResponseFormat(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isImageResponseFormat, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(!((data === "b64_json") || (data === null))){
return fail(isImageResponseFormat, instancePath, "enum", {allowedValues: ["b64_json",null]}, "must be equal to one of the allowed values");
}
isImageResponseFormat.errors = vErrors;
return errors === 0;
}
function isImageSafetyIdentifier(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isImageSafetyIdentifier, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
isImageSafetyIdentifier.errors = vErrors;
return errors === 0;
}
function isImageSize(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){ return fail(isImageSize, instancePath, "type", {type: ["string","null"]}, "must be string,null"); }
if(errors === 0){
if(typeof data === "string"){
if(!pattern_dcf8e9.test(data)){
return fail(isImageSize, instancePath, "pattern", {pattern: "^(auto|([1-9]\\d{0,2}|[12]\\d{3}|3[0-7]\\d{2}|38[0-3]\\d|3840)x([1-9]\\d{0,2}|[12]\\d{3}|3[0-7]\\d{2}|38[0-3]\\d|3840))$"}, "must match pattern \""+"^(auto|([1-9]\\d{0,2}|[12]\\d{3}|3[0-7]\\d{2}|38[0-3]\\d|3840)x([1-9]\\d{0,2}|[12]\\d{3}|3[0-7]\\d{2}|38[0-3]\\d|3840))$"+"\"");
} } }
isImageSize.errors = vErrors;
return errors === 0;
}
function isImageStream(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (data !== null)){
return fail(isImageStream, instancePath, "type", {type: ["boolean","null"]}, "must be boolean,null");
}
isImageStream.errors = vErrors;
return errors === 0;
}
function isImageStreamErrorEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
return fail(isImageStreamErrorEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isImageStreamErrorEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("error" !== data0){ return fail(isImageStreamErrorEvent, instancePath+"/type", "const", {allowedValue: "error"}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
const _errs3 = errors; if(!(isOpenAiError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isOpenAiError.errors : vErrors.concat(isOpenAiError.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isImageStreamErrorEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isImageStreamErrorEvent.errors = vErrors;
return errors === 0;
}
function isImageUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.total_tokens === undefined) && (missing0 = "total_tokens")) || ((data.input_tokens === undefined) && (missing0 = "input_tokens"))) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))) || ((data.input_tokens_details === undefined) && (missing0 = "input_tokens_details"))){
return fail(isImageUsage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.total_tokens !== undefined){
let data0 = data.total_tokens; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isImageUsage, instancePath+"/total_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isImageUsage, instancePath+"/total_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_tokens !== undefined){
let data1 = data.input_tokens; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isImageUsage, instancePath+"/input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isImageUsage, instancePath+"/input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens !== undefined){
let data2 = data.output_tokens; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isImageUsage, instancePath+"/output_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isImageUsage, instancePath+"/output_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_tokens_details !== undefined){
let data3 = data.input_tokens_details; const _errs7 = errors; if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.text_tokens === undefined) && (missing1 = "text_tokens")) || ((data3.image_tokens === undefined) && (missing1 = "image_tokens"))){
return fail(isImageUsage, instancePath+"/input_tokens_details", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data3.text_tokens !== undefined){
let data4 = data3.text_tokens; const _errs9 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isImageUsage, instancePath+"/input_tokens_details/text_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isImageUsage, instancePath+"/input_tokens_details/text_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs9 === errors;
} else { var valid1 = true; }
if(valid1){ if(data3.image_tokens !== undefined){
let data5 = data3.image_tokens; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isImageUsage, instancePath+"/input_tokens_details/image_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
return fail(isImageUsage, instancePath+"/input_tokens_details/image_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs11 === errors;
} else { var valid1 = true; } } } } else { return fail(isImageUsage, instancePath+"/input_tokens_details", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens_details !== undefined){
let data6 = data.output_tokens_details; const _errs13 = errors; if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.text_tokens !== undefined){
let data7 = data6.text_tokens; const _errs15 = errors; if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return fail(isImageUsage, instancePath+"/output_tokens_details/text_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
return fail(isImageUsage, instancePath+"/output_tokens_details/text_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs15 === errors;
} else { var valid2 = true; }
if(valid2){ if(data6.image_tokens !== undefined){
let data8 = data6.image_tokens; const _errs17 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isImageUsage, instancePath+"/output_tokens_details/image_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
return fail(isImageUsage, instancePath+"/output_tokens_details/image_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs17 === errors;
} else { var valid2 = true; } } } else { return fail(isImageUsage, instancePath+"/output_tokens_details", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isImageUsage, instancePath, "type", {type: "object"}, "must be object"); } }
isImageUsage.errors = vErrors;
return errors === 0;
}
function isImageUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){ return fail(isImageUser, instancePath, "type", {type: ["string","null"]}, "must be string,null"); }
isImageUser.errors = vErrors;
return errors === 0;
}
function isImagesResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.created === undefined) && (missing0 = "created")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.background === undefined) && (missing0 = "background"))) || ((data.output_format === undefined) && (missing0 = "output_format"))) || ((data.quality === undefined) && (missing0 = "quality"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.usage === undefined) && (missing0 = "usage"))){
return fail(isImagesResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.created !== undefined){
let data0 = data.created; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isImagesResponse, instancePath+"/created", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isImagesResponse, instancePath+"/created", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
let data1 = data.data; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 10){ return fail(isImagesResponse, instancePath+"/data", "maxItems", {limit: 10}, "must NOT have more than 10 items"); } else {
if(data1.length < 1){ return fail(isImagesResponse, instancePath+"/data", "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isImage(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImage.errors : vErrors.concat(isImage.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } } } else { return fail(isImagesResponse, instancePath+"/data", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.background !== undefined){
const _errs6 = errors; if(!(isImageActualBackground(data.background, {instancePath:instancePath+"/background",parentData:data,parentDataProperty:"background",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualBackground.errors : vErrors.concat(isImageActualBackground.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_format !== undefined){
const _errs7 = errors; if(!(isImageActualOutputFormat(data.output_format, {instancePath:instancePath+"/output_format",parentData:data,parentDataProperty:"output_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualOutputFormat.errors : vErrors.concat(isImageActualOutputFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.quality !== undefined){
const _errs8 = errors; if(!(isImageActualQuality(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualQuality.errors : vErrors.concat(isImageActualQuality.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.size !== undefined){
const _errs9 = errors; if(!(isImageActualSize(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageActualSize.errors : vErrors.concat(isImageActualSize.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
const _errs10 = errors; if(!(isImageUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageUsage.errors : vErrors.concat(isImageUsage.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isImagesResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isImagesResponse.errors = vErrors;
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
function isRequestOfCreateImage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreateImage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfCreateImage, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreateImage, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs4 = errors; if(!(isImageGenerationRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageGenerationRequest.errors : vErrors.concat(isImageGenerationRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isRequestOfCreateImage, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateImage.errors = vErrors;
return errors === 0;
}
function isRequestOfCreateImageEdit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCreateImageEdit, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.query !== undefined){
let data0 = data.query; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
return fail(isRequestOfCreateImageEdit, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isRequestOfCreateImageEdit, instancePath+"/query", "type", {type: "object"}, "must be object"); } } } } } else { return fail(isRequestOfCreateImageEdit, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCreateImageEdit.errors = vErrors;
return errors === 0;
}
function isVendorFormOfCreateImageEdit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorFormOfCreateImageEdit, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isImageEditRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageEditRequest.errors : vErrors.concat(isImageEditRequest.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorFormOfCreateImageEdit, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFormOfCreateImageEdit.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCreateImage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCreateImage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.requestBody !== undefined){
if(!(isImageGenerationRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageGenerationRequest.errors : vErrors.concat(isImageGenerationRequest.errors);
errors = vErrors.length;
} } } } else { return fail(isVendorRequestOfCreateImage, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCreateImage.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCreateImageEdit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCreateImageEdit, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} } else { return fail(isVendorRequestOfCreateImageEdit, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCreateImageEdit.errors = vErrors;
return errors === 0;
}

exports.neutral = {
  createImage: {
    request: isRequestOfCreateImage,
    formRequest: null,
    responses: { "200": isImagesResponse, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "502": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: { "image_generation.partial_image": isImageGenerationPartialImageEvent, "image_generation.completed": isImageGenerationCompletedEvent, "error": isImageStreamErrorEvent },
  },
  createImageEdit: {
    request: isRequestOfCreateImageEdit,
    formRequest: isFormOfCreateImageEdit,
    responses: { "200": isImagesResponse, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "502": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: { "image_edit.partial_image": isImageEditPartialImageEvent, "image_edit.completed": isImageEditCompletedEvent, "error": isImageStreamErrorEvent },
  },
};
exports.vendor = {
  createImage: {
    request: isVendorRequestOfCreateImage,
    formRequest: null,
    responses: { "200": isImagesResponse, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "502": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: { "image_generation.partial_image": isImageGenerationPartialImageEvent, "image_generation.completed": isImageGenerationCompletedEvent, "error": isImageStreamErrorEvent },
  },
  createImageEdit: {
    request: isVendorRequestOfCreateImageEdit,
    formRequest: isVendorFormOfCreateImageEdit,
    responses: { "200": isImagesResponse, "400": isOpenAiErrorResponse, "401": isOpenAiErrorResponse, "403": isOpenAiErrorResponse, "413": isOpenAiErrorResponse, "415": isOpenAiErrorResponse, "429": isOpenAiErrorResponse, "500": isOpenAiErrorResponse, "502": isOpenAiErrorResponse, "503": isOpenAiErrorResponse, "504": isOpenAiErrorResponse },
    events: { "image_edit.partial_image": isImageEditPartialImageEvent, "image_edit.completed": isImageEditCompletedEvent, "error": isImageStreamErrorEvent },
  },
};
