// Generated from specs/ by `npm run generate`. Do not edit.
'use strict';
function fail(validate, instancePath, keyword, params, message) {
  validate.errors = [{ instancePath, keyword, params, message }];
  return false;
}
const constant_191f75 = Object.prototype.hasOwnProperty;
const equal = require("ajv/dist/runtime/equal").default;
const pattern_33cef0 = new RegExp("^ek_", "u");
const properties_897a11 = {"modalities":0,"instructions":0,"voice":0,"output_audio_format":0,"tools":0,"tool_choice":0,"temperature":0,"max_output_tokens":0,"max_response_output_tokens":0};
const properties_d12d7c = {"modalities":0,"instructions":0,"voice":0,"input_audio_format":0,"output_audio_format":0,"sample_rate":0,"channels":0,"bits_per_sample":0,"input_audio_transcription":0,"turn_detection":0,"tools":0,"tool_choice":0,"temperature":0,"max_output_tokens":0,"max_response_output_tokens":0};
const ucs2length = require("ajv/dist/runtime/ucs2length").default;
function isRealtimeAudio(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isRealtimeAudio, instancePath, "type", {type: "string"}, "must be string"); }
isRealtimeAudio.errors = vErrors;
return errors === 0;
}
function isRealtimeAudioDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
return fail(isRealtimeAudioDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeAudioDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.audio.delta" !== data1){
return fail(isRealtimeAudioDeltaEvent, instancePath+"/type", "const", {allowedValue: "response.audio.delta"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeAudioDeltaEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeAudioDeltaEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeAudioDeltaEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeAudioDeltaEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
const _errs10 = errors; if(!(isRealtimeAudio(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudio.errors : vErrors.concat(isRealtimeAudio.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isRealtimeAudioDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeAudioDeltaEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeAudioDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))){
return fail(isRealtimeAudioDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeAudioDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.audio.done" !== data1){
return fail(isRealtimeAudioDoneEvent, instancePath+"/type", "const", {allowedValue: "response.audio.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeAudioDoneEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeAudioDoneEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeAudioDoneEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeAudioDoneEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isRealtimeAudioDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeAudioDoneEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeAudioEndMs(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimeAudioEndMs, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ return fail(isRealtimeAudioEndMs, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
isRealtimeAudioEndMs.errors = vErrors;
return errors === 0;
}
function isRealtimeAudioFormat(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isRealtimeAudioFormat, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((data === "pcm16") || (data === "g711_ulaw")) || (data === "g711_alaw"))){
return fail(isRealtimeAudioFormat, instancePath, "enum", {allowedValues: ["pcm16","g711_ulaw","g711_alaw"]}, "must be equal to one of the allowed values");
}
isRealtimeAudioFormat.errors = vErrors;
return errors === 0;
}
function isRealtimeAudioPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.transcript === undefined) && (missing0 = "transcript"))){
return fail(isRealtimeAudioPart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeAudioPart, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("audio" !== data0){ return fail(isRealtimeAudioPart, instancePath+"/type", "const", {allowedValue: "audio"}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
const _errs3 = errors; if(!(isRealtimeAudio(data.audio, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudio.errors : vErrors.concat(isRealtimeAudio.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.transcript !== undefined){
let data2 = data.transcript; const _errs4 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isRealtimeAudioPart, instancePath+"/transcript", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeAudioPart, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeAudioPart.errors = vErrors;
return errors === 0;
}
function isRealtimeAudioStartMs(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimeAudioStartMs, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ return fail(isRealtimeAudioStartMs, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
isRealtimeAudioStartMs.errors = vErrors;
return errors === 0;
}
function isRealtimeAudioTranscriptDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
return fail(isRealtimeAudioTranscriptDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeAudioTranscriptDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.audio_transcript.delta" !== data1){
return fail(isRealtimeAudioTranscriptDeltaEvent, instancePath+"/type", "const", {allowedValue: "response.audio_transcript.delta"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeAudioTranscriptDeltaEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeAudioTranscriptDeltaEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeAudioTranscriptDeltaEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeAudioTranscriptDeltaEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
const _errs10 = errors; if(typeof data.delta !== "string"){
return fail(isRealtimeAudioTranscriptDeltaEvent, instancePath+"/delta", "type", {type: "string"}, "must be string");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isRealtimeAudioTranscriptDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeAudioTranscriptDeltaEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeAudioTranscriptDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.transcript === undefined) && (missing0 = "transcript"))){
return fail(isRealtimeAudioTranscriptDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeAudioTranscriptDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.audio_transcript.done" !== data1){
return fail(isRealtimeAudioTranscriptDoneEvent, instancePath+"/type", "const", {allowedValue: "response.audio_transcript.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeAudioTranscriptDoneEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeAudioTranscriptDoneEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeAudioTranscriptDoneEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeAudioTranscriptDoneEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.transcript !== undefined){
const _errs10 = errors; if(typeof data.transcript !== "string"){
return fail(isRealtimeAudioTranscriptDoneEvent, instancePath+"/transcript", "type", {type: "string"}, "must be string");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isRealtimeAudioTranscriptDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeAudioTranscriptDoneEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeBitsPerSample(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimeBitsPerSample, instancePath, "type", {type: "integer"}, "must be integer");
}
if(!((data === 8) || (data === 16))){
return fail(isRealtimeBitsPerSample, instancePath, "enum", {allowedValues: [8,16]}, "must be equal to one of the allowed values");
}
isRealtimeBitsPerSample.errors = vErrors;
return errors === 0;
}
function isRealtimeChannels(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimeChannels, instancePath, "type", {type: "integer"}, "must be integer");
}
if(!((data === 1) || (data === 2))){
return fail(isRealtimeChannels, instancePath, "enum", {allowedValues: [1,2]}, "must be equal to one of the allowed values");
}
isRealtimeChannels.errors = vErrors;
return errors === 0;
}
function isRealtimeClientEventId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isRealtimeClientEventId, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 512 && (data.length > 1024 || ucs2length(data) > 512)){
return fail(isRealtimeClientEventId, instancePath, "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} } }
isRealtimeClientEventId.errors = vErrors;
return errors === 0;
}
function isRealtimeClientSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
function isRealtimeContentPartAddedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.part === undefined) && (missing0 = "part"))){
return fail(isRealtimeContentPartAddedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeContentPartAddedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.content_part.added" !== data1){
return fail(isRealtimeContentPartAddedEvent, instancePath+"/type", "const", {allowedValue: "response.content_part.added"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeContentPartAddedEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeContentPartAddedEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeContentPartAddedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeContentPartAddedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.part !== undefined){
const _errs10 = errors; if(!(isRealtimeOutputPart(data.part, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeOutputPart.errors : vErrors.concat(isRealtimeOutputPart.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isRealtimeContentPartAddedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeContentPartAddedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeContentPartDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.part === undefined) && (missing0 = "part"))){
return fail(isRealtimeContentPartDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeContentPartDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.content_part.done" !== data1){
return fail(isRealtimeContentPartDoneEvent, instancePath+"/type", "const", {allowedValue: "response.content_part.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeContentPartDoneEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeContentPartDoneEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeContentPartDoneEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeContentPartDoneEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.part !== undefined){
const _errs10 = errors; if(!(isRealtimeOutputPart(data.part, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeOutputPart.errors : vErrors.concat(isRealtimeOutputPart.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isRealtimeContentPartDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeContentPartDoneEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeConversation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))){
return fail(isRealtimeConversation, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isRealtimeConversation, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeConversation, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeConversation, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("realtime.conversation" !== data1){
return fail(isRealtimeConversation, instancePath+"/object", "const", {allowedValue: "realtime.conversation"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isRealtimeConversation, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeConversation.errors = vErrors;
return errors === 0;
}
function isRealtimeConversationCreatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.conversation === undefined) && (missing0 = "conversation"))){
return fail(isRealtimeConversationCreatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeConversationCreatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("conversation.created" !== data1){
return fail(isRealtimeConversationCreatedEvent, instancePath+"/type", "const", {allowedValue: "conversation.created"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.conversation !== undefined){
const _errs4 = errors; if(!(isRealtimeConversation(data.conversation, {instancePath:instancePath+"/conversation",parentData:data,parentDataProperty:"conversation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeConversation.errors : vErrors.concat(isRealtimeConversation.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeConversationCreatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeConversationCreatedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeConversationItemCreateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isRealtimeConversationItemCreateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((key0 === "event_id") || (key0 === "type")) || (key0 === "previous_item_id")) || (key0 === "item"))){
return fail(isRealtimeConversationItemCreateEvent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeConversationItemCreateEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("conversation.item.create" !== data1){
return fail(isRealtimeConversationItemCreateEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.create"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.previous_item_id !== undefined){
let data2 = data.previous_item_id; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isRealtimeConversationItemCreateEvent, instancePath+"/previous_item_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs7 = errors; if(!(isRealtimeInputItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItem.errors : vErrors.concat(isRealtimeInputItem.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isRealtimeConversationItemCreateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeConversationItemCreateEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeConversationItemCreatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.previous_item_id === undefined) && (missing0 = "previous_item_id"))) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isRealtimeConversationItemCreatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isRealtimeConversationItemCreatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.created" !== data1){
return fail(isRealtimeConversationItemCreatedEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.created"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.previous_item_id !== undefined){
let data2 = data.previous_item_id; const _errs4 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isRealtimeConversationItemCreatedEvent, instancePath+"/previous_item_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs6 = errors; if(!(isRealtimeItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeItem.errors : vErrors.concat(isRealtimeItem.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeConversationItemCreatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeConversationItemCreatedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeConversationItemDeleteEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isRealtimeConversationItemDeleteEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "event_id") || (key0 === "type")) || (key0 === "item_id"))){
return fail(isRealtimeConversationItemDeleteEvent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeConversationItemDeleteEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("conversation.item.delete" !== data1){
return fail(isRealtimeConversationItemDeleteEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.delete"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeConversationItemDeleteEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeConversationItemDeleteEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeConversationItemDeleteEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeConversationItemDeleteEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeConversationItemDeletedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isRealtimeConversationItemDeletedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isRealtimeConversationItemDeletedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.deleted" !== data1){
return fail(isRealtimeConversationItemDeletedEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.deleted"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeConversationItemDeletedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeConversationItemDeletedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeConversationItemDeletedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeConversationItemDeletedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeConversationItemTruncateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.audio_end_ms === undefined) && (missing0 = "audio_end_ms"))){
return fail(isRealtimeConversationItemTruncateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((((key0 === "event_id") || (key0 === "type")) || (key0 === "item_id")) || (key0 === "content_index")) || (key0 === "audio_end_ms"))){
return fail(isRealtimeConversationItemTruncateEvent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){
return fail(isRealtimeConversationItemTruncateEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.truncate" !== data1){
return fail(isRealtimeConversationItemTruncateEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.truncate"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeConversationItemTruncateEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeConversationItemTruncateEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs7 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_end_ms !== undefined){
let data4 = data.audio_end_ms; const _errs8 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isRealtimeConversationItemTruncateEvent, instancePath+"/audio_end_ms", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isRealtimeConversationItemTruncateEvent, instancePath+"/audio_end_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isRealtimeConversationItemTruncateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeConversationItemTruncateEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeConversationItemTruncatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.audio_end_ms === undefined) && (missing0 = "audio_end_ms"))){
return fail(isRealtimeConversationItemTruncatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isRealtimeConversationItemTruncatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.truncated" !== data1){
return fail(isRealtimeConversationItemTruncatedEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.truncated"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeConversationItemTruncatedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeConversationItemTruncatedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs6 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_end_ms !== undefined){
let data4 = data.audio_end_ms; const _errs7 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isRealtimeConversationItemTruncatedEvent, instancePath+"/audio_end_ms", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isRealtimeConversationItemTruncatedEvent, instancePath+"/audio_end_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isRealtimeConversationItemTruncatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeConversationItemTruncatedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.event_id === undefined) && (missing0 = "event_id"))){
return fail(isRealtimeError, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeError, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!((data0 === "invalid_request_error") || (data0 === "server_error"))){
return fail(isRealtimeError, instancePath+"/type", "enum", {allowedValues: ["invalid_request_error","server_error"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
let data1 = data.code; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isRealtimeError, instancePath+"/code", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs5 = errors; if(typeof data.message !== "string"){ return fail(isRealtimeError, instancePath+"/message", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.param !== undefined){
let data3 = data.param; const _errs7 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isRealtimeError, instancePath+"/param", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.event_id !== undefined){
let data4 = data.event_id; const _errs9 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isRealtimeError, instancePath+"/event_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isRealtimeError, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeError.errors = vErrors;
return errors === 0;
}
function isRealtimeErrorEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.error === undefined) && (missing0 = "error"))){
return fail(isRealtimeErrorEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeErrorEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("error" !== data1){ return fail(isRealtimeErrorEvent, instancePath+"/type", "const", {allowedValue: "error"}, "must be equal to constant"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
const _errs4 = errors; if(!(isRealtimeError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeError.errors : vErrors.concat(isRealtimeError.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeErrorEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeErrorEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeEventId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isRealtimeEventId, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeEventId, instancePath, "type", {type: "string"}, "must be string"); } }
isRealtimeEventId.errors = vErrors;
return errors === 0;
}
function isRealtimeFunctionCallArgumentsDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.delta === undefined) && (missing0 = "delta"))){
return fail(isRealtimeFunctionCallArgumentsDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isRealtimeFunctionCallArgumentsDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("response.function_call_arguments.delta" !== data1){
return fail(isRealtimeFunctionCallArgumentsDeltaEvent, instancePath+"/type", "const", {allowedValue: "response.function_call_arguments.delta"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeFunctionCallArgumentsDeltaEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallArgumentsDeltaEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeFunctionCallArgumentsDeltaEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallArgumentsDeltaEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.call_id !== undefined){
let data5 = data.call_id; const _errs9 = errors; if(errors === _errs9){
if(typeof data5 === "string"){
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isRealtimeFunctionCallArgumentsDeltaEvent, instancePath+"/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallArgumentsDeltaEvent, instancePath+"/call_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
const _errs11 = errors; if(typeof data.delta !== "string"){
return fail(isRealtimeFunctionCallArgumentsDeltaEvent, instancePath+"/delta", "type", {type: "string"}, "must be string");
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isRealtimeFunctionCallArgumentsDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeFunctionCallArgumentsDeltaEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeFunctionCallArgumentsDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("response.function_call_arguments.done" !== data1){
return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath+"/type", "const", {allowedValue: "response.function_call_arguments.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.call_id !== undefined){
let data5 = data.call_id; const _errs9 = errors; if(errors === _errs9){
if(typeof data5 === "string"){
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath+"/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath+"/call_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data6 = data.name; const _errs11 = errors; if(errors === _errs11){
if(typeof data6 === "string"){
if(data6.length < 1 || (data6.length < 1 && ucs2length(data6) < 1)){
return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.arguments !== undefined){
const _errs13 = errors; if(typeof data.arguments !== "string"){
return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath+"/arguments", "type", {type: "string"}, "must be string");
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isRealtimeFunctionCallArgumentsDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeFunctionCallArgumentsDoneEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeFunctionCallItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
return fail(isRealtimeFunctionCallItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isRealtimeFunctionCallItem, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallItem, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeFunctionCallItem, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("realtime.item" !== data1){
return fail(isRealtimeFunctionCallItem, instancePath+"/object", "const", {allowedValue: "realtime.item"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs5 = errors; if(typeof data2 !== "string"){ return fail(isRealtimeFunctionCallItem, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("function_call" !== data2){
return fail(isRealtimeFunctionCallItem, instancePath+"/type", "const", {allowedValue: "function_call"}, "must be equal to constant");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs7 = errors; if(!(isRealtimeItemStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeItemStatus.errors : vErrors.concat(isRealtimeItemStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.call_id !== undefined){
let data4 = data.call_id; const _errs8 = errors; if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRealtimeFunctionCallItem, instancePath+"/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallItem, instancePath+"/call_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data5 = data.name; const _errs10 = errors; if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isRealtimeFunctionCallItem, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallItem, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.arguments !== undefined){
const _errs12 = errors; if(typeof data.arguments !== "string"){
return fail(isRealtimeFunctionCallItem, instancePath+"/arguments", "type", {type: "string"}, "must be string");
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isRealtimeFunctionCallItem, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeFunctionCallItem.errors = vErrors;
return errors === 0;
}
function isRealtimeFunctionCallOutputItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
return fail(isRealtimeFunctionCallOutputItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isRealtimeFunctionCallOutputItem, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallOutputItem, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeFunctionCallOutputItem, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("realtime.item" !== data1){
return fail(isRealtimeFunctionCallOutputItem, instancePath+"/object", "const", {allowedValue: "realtime.item"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs5 = errors; if(typeof data2 !== "string"){ return fail(isRealtimeFunctionCallOutputItem, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("function_call_output" !== data2){
return fail(isRealtimeFunctionCallOutputItem, instancePath+"/type", "const", {allowedValue: "function_call_output"}, "must be equal to constant");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs7 = errors; if(!(isRealtimeItemStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeItemStatus.errors : vErrors.concat(isRealtimeItemStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.call_id !== undefined){
let data4 = data.call_id; const _errs8 = errors; if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRealtimeFunctionCallOutputItem, instancePath+"/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeFunctionCallOutputItem, instancePath+"/call_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
const _errs10 = errors; if(typeof data.output !== "string"){
return fail(isRealtimeFunctionCallOutputItem, instancePath+"/output", "type", {type: "string"}, "must be string");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isRealtimeFunctionCallOutputItem, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeFunctionCallOutputItem.errors = vErrors;
return errors === 0;
}
function isRealtimeGaAudio(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(_valid0){ valid1 = true; passing0 = 0; }
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
if(_valid1){ valid2 = true; passing1 = 0; }
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
} } else if(tag0 === "audio/pcmu"){
if(!(isRealtimeGaG711Format(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaG711Format.errors : vErrors.concat(isRealtimeGaG711Format.errors);
errors = vErrors.length;
} } else if(tag0 === "audio/pcma"){
if(!(isRealtimeGaG711Format(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaG711Format.errors : vErrors.concat(isRealtimeGaG711Format.errors);
errors = vErrors.length;
} } else {
return fail(isRealtimeGaAudioFormat, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isRealtimeGaAudioFormat, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isRealtimeGaAudioFormat, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaAudioFormat.errors = vErrors;
return errors === 0;
}
function isRealtimeGaAudioInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(_valid1){ valid2 = true; passing1 = 0; }
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
if(_valid2){ valid3 = true; passing2 = 0; }
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
if(_valid1){ valid3 = true; passing1 = 0; }
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
if(_valid0){ valid2 = true; passing0 = 0; }
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
if(_valid1){ valid3 = true; passing1 = 0; }
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
if(_valid1){ valid2 = true; passing1 = 0; }
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
if(_valid6){ valid8 = true; passing6 = 0; }
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
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err8 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
isRealtimeGaToolChoice.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isRealtimeGaToolChoice.errors = vErrors;
return errors === 0;
}
function isRealtimeGaTracing(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err6 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
isRealtimeGaTracing.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isRealtimeGaTracing.errors = vErrors;
return errors === 0;
}
function isRealtimeGaTranscription(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err9 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isRealtimeGaTruncation.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isRealtimeGaTruncation.errors = vErrors;
return errors === 0;
}
function isRealtimeGaTurnDetection(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
} } else if(tag0 === "semantic_vad"){
if(!(isRealtimeGaSemanticVad(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaSemanticVad.errors : vErrors.concat(isRealtimeGaSemanticVad.errors);
errors = vErrors.length;
} } else {
return fail(isRealtimeGaTurnDetection, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isRealtimeGaTurnDetection, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isRealtimeGaTurnDetection, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeGaTurnDetection.errors = vErrors;
return errors === 0;
}
function isRealtimeGaVoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err6 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
isRealtimeGaVoice.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isRealtimeGaVoice.errors = vErrors;
return errors === 0;
}
function isRealtimeIndex(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimeIndex, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ return fail(isRealtimeIndex, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
isRealtimeIndex.errors = vErrors;
return errors === 0;
}
function isRealtimeInputAudioBufferAppendEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.audio === undefined) && (missing0 = "audio"))){
return fail(isRealtimeInputAudioBufferAppendEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "event_id") || (key0 === "type")) || (key0 === "audio"))){
return fail(isRealtimeInputAudioBufferAppendEvent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeInputAudioBufferAppendEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("input_audio_buffer.append" !== data1){
return fail(isRealtimeInputAudioBufferAppendEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.append"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
const _errs5 = errors; if(!(isRealtimeAudio(data.audio, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudio.errors : vErrors.concat(isRealtimeAudio.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeInputAudioBufferAppendEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputAudioBufferAppendEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeInputAudioBufferClearEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeInputAudioBufferClearEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "event_id") || (key0 === "type"))){
return fail(isRealtimeInputAudioBufferClearEvent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeInputAudioBufferClearEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("input_audio_buffer.clear" !== data1){
return fail(isRealtimeInputAudioBufferClearEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.clear"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeInputAudioBufferClearEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputAudioBufferClearEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeInputAudioBufferClearedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))){
return fail(isRealtimeInputAudioBufferClearedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isRealtimeInputAudioBufferClearedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("input_audio_buffer.cleared" !== data1){
return fail(isRealtimeInputAudioBufferClearedEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.cleared"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } } else { return fail(isRealtimeInputAudioBufferClearedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputAudioBufferClearedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeInputAudioBufferCommitEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeInputAudioBufferCommitEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "event_id") || (key0 === "type"))){
return fail(isRealtimeInputAudioBufferCommitEvent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeInputAudioBufferCommitEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("input_audio_buffer.commit" !== data1){
return fail(isRealtimeInputAudioBufferCommitEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.commit"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeInputAudioBufferCommitEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputAudioBufferCommitEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeInputAudioBufferCommittedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.previous_item_id === undefined) && (missing0 = "previous_item_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isRealtimeInputAudioBufferCommittedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isRealtimeInputAudioBufferCommittedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("input_audio_buffer.committed" !== data1){
return fail(isRealtimeInputAudioBufferCommittedEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.committed"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.previous_item_id !== undefined){
let data2 = data.previous_item_id; const _errs4 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isRealtimeInputAudioBufferCommittedEvent, instancePath+"/previous_item_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeInputAudioBufferCommittedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeInputAudioBufferCommittedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeInputAudioBufferCommittedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputAudioBufferCommittedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeInputAudioContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.audio === undefined) && (missing0 = "audio")){
const err0 = {instancePath,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.audio !== undefined){
if(typeof data.audio !== "string"){
const err1 = {instancePath:instancePath+"/audio",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} } } }
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.transcript === undefined) && (missing1 = "transcript")){
const err2 = {instancePath,keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} else {
if(data.transcript !== undefined){
if(typeof data.transcript !== "string"){
const err3 = {instancePath:instancePath+"/transcript",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} } } }
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
isRealtimeInputAudioContent.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
return fail(isRealtimeInputAudioContent, instancePath, "required", {missingProperty: missing2}, "must have required property '"+missing2+"'");
} else {
const _errs8 = errors; for(const key0 in data){
if(!(((key0 === "type") || (key0 === "audio")) || (key0 === "transcript"))){
return fail(isRealtimeInputAudioContent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs8 === errors){
if(data.type !== undefined){
let data2 = data.type; const _errs9 = errors; if(typeof data2 !== "string"){ return fail(isRealtimeInputAudioContent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!(((data2 === "audio") || (data2 === "input_audio")) || (data2 === "output_audio"))){
return fail(isRealtimeInputAudioContent, instancePath+"/type", "enum", {allowedValues: ["audio","input_audio","output_audio"]}, "must be equal to one of the allowed values");
}
var valid3 = _errs9 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.audio !== undefined){
const _errs11 = errors; if(!(isRealtimeAudio(data.audio, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudio.errors : vErrors.concat(isRealtimeAudio.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.transcript !== undefined){
const _errs12 = errors; if(typeof data.transcript !== "string"){
return fail(isRealtimeInputAudioContent, instancePath+"/transcript", "type", {type: "string"}, "must be string");
}
var valid3 = _errs12 === errors;
} else { var valid3 = true; } } } } } } else { return fail(isRealtimeInputAudioContent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputAudioContent.errors = vErrors;
return errors === 0;
}
function isRealtimeInputAudioPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.transcript === undefined) && (missing0 = "transcript"))){
return fail(isRealtimeInputAudioPart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeInputAudioPart, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("input_audio" !== data0){
return fail(isRealtimeInputAudioPart, instancePath+"/type", "const", {allowedValue: "input_audio"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
const _errs3 = errors; if(!(isRealtimeAudio(data.audio, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudio.errors : vErrors.concat(isRealtimeAudio.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.transcript !== undefined){
let data2 = data.transcript; const _errs4 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isRealtimeInputAudioPart, instancePath+"/transcript", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeInputAudioPart, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputAudioPart.errors = vErrors;
return errors === 0;
}
function isRealtimeInputContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeInputContent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(isRealtimeInputTextContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputTextContent.errors : vErrors.concat(isRealtimeInputTextContent.errors);
errors = vErrors.length;
} } else if(tag0 === "input_text"){
if(!(isRealtimeInputTextContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputTextContent.errors : vErrors.concat(isRealtimeInputTextContent.errors);
errors = vErrors.length;
} } else if(tag0 === "output_text"){
if(!(isRealtimeInputTextContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputTextContent.errors : vErrors.concat(isRealtimeInputTextContent.errors);
errors = vErrors.length;
} } else if(tag0 === "audio"){
if(!(isRealtimeInputAudioContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputAudioContent.errors : vErrors.concat(isRealtimeInputAudioContent.errors);
errors = vErrors.length;
} } else if(tag0 === "input_audio"){
if(!(isRealtimeInputAudioContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputAudioContent.errors : vErrors.concat(isRealtimeInputAudioContent.errors);
errors = vErrors.length;
} } else if(tag0 === "output_audio"){
if(!(isRealtimeInputAudioContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputAudioContent.errors : vErrors.concat(isRealtimeInputAudioContent.errors);
errors = vErrors.length;
} } else {
return fail(isRealtimeInputContent, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isRealtimeInputContent, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isRealtimeInputContent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputContent.errors = vErrors;
return errors === 0;
}
function isRealtimeInputFunctionCallItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
return fail(isRealtimeInputFunctionCallItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "object")) || (key0 === "type")) || (key0 === "status")) || (key0 === "call_id")) || (key0 === "name")) || (key0 === "arguments"))){
return fail(isRealtimeInputFunctionCallItem, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors; if(!(isRealtimeInputItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemId.errors : vErrors.concat(isRealtimeInputItemId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
const _errs3 = errors; if(!(isRealtimeInputItemObject(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemObject.errors : vErrors.concat(isRealtimeInputItemObject.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs4 = errors; if(typeof data2 !== "string"){ return fail(isRealtimeInputFunctionCallItem, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("function_call" !== data2){
return fail(isRealtimeInputFunctionCallItem, instancePath+"/type", "const", {allowedValue: "function_call"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs6 = errors; if(!(isRealtimeInputItemStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemStatus.errors : vErrors.concat(isRealtimeInputItemStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.call_id !== undefined){
let data4 = data.call_id; const _errs7 = errors; if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRealtimeInputFunctionCallItem, instancePath+"/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeInputFunctionCallItem, instancePath+"/call_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data5 = data.name; const _errs9 = errors; if(errors === _errs9){
if(typeof data5 === "string"){
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isRealtimeInputFunctionCallItem, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeInputFunctionCallItem, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.arguments !== undefined){
const _errs11 = errors; if(typeof data.arguments !== "string"){
return fail(isRealtimeInputFunctionCallItem, instancePath+"/arguments", "type", {type: "string"}, "must be string");
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isRealtimeInputFunctionCallItem, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputFunctionCallItem.errors = vErrors;
return errors === 0;
}
function isRealtimeInputFunctionCallOutputItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
return fail(isRealtimeInputFunctionCallOutputItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "object")) || (key0 === "type")) || (key0 === "status")) || (key0 === "call_id")) || (key0 === "output"))){
return fail(isRealtimeInputFunctionCallOutputItem, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors; if(!(isRealtimeInputItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemId.errors : vErrors.concat(isRealtimeInputItemId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
const _errs3 = errors; if(!(isRealtimeInputItemObject(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemObject.errors : vErrors.concat(isRealtimeInputItemObject.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs4 = errors; if(typeof data2 !== "string"){ return fail(isRealtimeInputFunctionCallOutputItem, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("function_call_output" !== data2){
return fail(isRealtimeInputFunctionCallOutputItem, instancePath+"/type", "const", {allowedValue: "function_call_output"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs6 = errors; if(!(isRealtimeInputItemStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemStatus.errors : vErrors.concat(isRealtimeInputItemStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.call_id !== undefined){
let data4 = data.call_id; const _errs7 = errors; if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRealtimeInputFunctionCallOutputItem, instancePath+"/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeInputFunctionCallOutputItem, instancePath+"/call_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
const _errs9 = errors; if(typeof data.output !== "string"){
return fail(isRealtimeInputFunctionCallOutputItem, instancePath+"/output", "type", {type: "string"}, "must be string");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isRealtimeInputFunctionCallOutputItem, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputFunctionCallOutputItem.errors = vErrors;
return errors === 0;
}
function isRealtimeInputItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeInputItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "message"){
if(!(isRealtimeInputMessageItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputMessageItem.errors : vErrors.concat(isRealtimeInputMessageItem.errors);
errors = vErrors.length;
} } else if(tag0 === "function_call"){
if(!(isRealtimeInputFunctionCallItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputFunctionCallItem.errors : vErrors.concat(isRealtimeInputFunctionCallItem.errors);
errors = vErrors.length;
} } else if(tag0 === "function_call_output"){
if(!(isRealtimeInputFunctionCallOutputItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputFunctionCallOutputItem.errors : vErrors.concat(isRealtimeInputFunctionCallOutputItem.errors);
errors = vErrors.length;
} } else {
return fail(isRealtimeInputItem, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else { return fail(isRealtimeInputItem, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string"); } } } else { return fail(isRealtimeInputItem, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputItem.errors = vErrors;
return errors === 0;
}
function isRealtimeInputItemId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isRealtimeInputItemId, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 512 && (data.length > 1024 || ucs2length(data) > 512)){
return fail(isRealtimeInputItemId, instancePath, "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} else {
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isRealtimeInputItemId, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } }
isRealtimeInputItemId.errors = vErrors;
return errors === 0;
}
function isRealtimeInputItemObject(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isRealtimeInputItemObject, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(!((data === "realtime.item") || (data === null))){
return fail(isRealtimeInputItemObject, instancePath, "enum", {allowedValues: ["realtime.item",null]}, "must be equal to one of the allowed values");
}
isRealtimeInputItemObject.errors = vErrors;
return errors === 0;
}
function isRealtimeInputItemStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors; let valid0 = false;
let passing0 = null;
const _errs1 = errors; if(!(isRealtimeItemStatus(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeItemStatus.errors : vErrors.concat(isRealtimeItemStatus.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs2 = errors; if(data !== null){
const err0 = {instancePath,keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err1 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeInputItemStatus.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isRealtimeInputItemStatus.errors = vErrors;
return errors === 0;
}
function isRealtimeInputMessageItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.content === undefined) && (missing0 = "content"))){
return fail(isRealtimeInputMessageItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "object")) || (key0 === "type")) || (key0 === "status")) || (key0 === "role")) || (key0 === "content"))){
return fail(isRealtimeInputMessageItem, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors; if(!(isRealtimeInputItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemId.errors : vErrors.concat(isRealtimeInputItemId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
const _errs3 = errors; if(!(isRealtimeInputItemObject(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemObject.errors : vErrors.concat(isRealtimeInputItemObject.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs4 = errors; if(typeof data2 !== "string"){ return fail(isRealtimeInputMessageItem, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message" !== data2){
return fail(isRealtimeInputMessageItem, instancePath+"/type", "const", {allowedValue: "message"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs6 = errors; if(!(isRealtimeInputItemStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemStatus.errors : vErrors.concat(isRealtimeInputItemStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
const _errs7 = errors; if(!(isRealtimeRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeRole.errors : vErrors.concat(isRealtimeRole.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
let data5 = data.content; const _errs8 = errors; if(errors === _errs8){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors; if(!(isRealtimeInputContent(data5[i0], {instancePath:instancePath+"/content/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputContent.errors : vErrors.concat(isRealtimeInputContent.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){ break; } } } else { return fail(isRealtimeInputMessageItem, instancePath+"/content", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isRealtimeInputMessageItem, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputMessageItem.errors = vErrors;
return errors === 0;
}
function isRealtimeInputTextContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isRealtimeInputTextContent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "type") || (key0 === "text"))){
return fail(isRealtimeInputTextContent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeInputTextContent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!(((data0 === "text") || (data0 === "input_text")) || (data0 === "output_text"))){
return fail(isRealtimeInputTextContent, instancePath+"/type", "enum", {allowedValues: ["text","input_text","output_text"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
const _errs4 = errors; if(typeof data.text !== "string"){ return fail(isRealtimeInputTextContent, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeInputTextContent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputTextContent.errors = vErrors;
return errors === 0;
}
function isRealtimeInputTextPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isRealtimeInputTextPart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeInputTextPart, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("input_text" !== data0){
return fail(isRealtimeInputTextPart, instancePath+"/type", "const", {allowedValue: "input_text"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
const _errs3 = errors; if(typeof data.text !== "string"){ return fail(isRealtimeInputTextPart, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isRealtimeInputTextPart, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeInputTextPart.errors = vErrors;
return errors === 0;
}
function isRealtimeItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "message"){
if(!(isRealtimeMessageItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMessageItem.errors : vErrors.concat(isRealtimeMessageItem.errors);
errors = vErrors.length;
} } else if(tag0 === "function_call"){
if(!(isRealtimeFunctionCallItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeFunctionCallItem.errors : vErrors.concat(isRealtimeFunctionCallItem.errors);
errors = vErrors.length;
} } else if(tag0 === "function_call_output"){
if(!(isRealtimeFunctionCallOutputItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeFunctionCallOutputItem.errors : vErrors.concat(isRealtimeFunctionCallOutputItem.errors);
errors = vErrors.length;
} } else {
return fail(isRealtimeItem, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else { return fail(isRealtimeItem, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string"); } } } else { return fail(isRealtimeItem, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeItem.errors = vErrors;
return errors === 0;
}
function isRealtimeItemStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isRealtimeItemStatus, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((data === "completed") || (data === "in_progress")) || (data === "incomplete"))){
return fail(isRealtimeItemStatus, instancePath, "enum", {allowedValues: ["completed","in_progress","incomplete"]}, "must be equal to one of the allowed values");
}
isRealtimeItemStatus.errors = vErrors;
return errors === 0;
}
function isRealtimeMaxTokens(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
function isRealtimeMessageItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.content === undefined) && (missing0 = "content"))){
return fail(isRealtimeMessageItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isRealtimeMessageItem, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeMessageItem, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeMessageItem, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("realtime.item" !== data1){
return fail(isRealtimeMessageItem, instancePath+"/object", "const", {allowedValue: "realtime.item"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs5 = errors; if(typeof data2 !== "string"){ return fail(isRealtimeMessageItem, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message" !== data2){ return fail(isRealtimeMessageItem, instancePath+"/type", "const", {allowedValue: "message"}, "must be equal to constant"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs7 = errors; if(!(isRealtimeItemStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeItemStatus.errors : vErrors.concat(isRealtimeItemStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
const _errs8 = errors; if(!(isRealtimeRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeRole.errors : vErrors.concat(isRealtimeRole.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
let data5 = data.content; const _errs9 = errors; if(errors === _errs9){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors; if(!(isRealtimePart(data5[i0], {instancePath:instancePath+"/content/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimePart.errors : vErrors.concat(isRealtimePart.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){ break; } } } else { return fail(isRealtimeMessageItem, instancePath+"/content", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isRealtimeMessageItem, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeMessageItem.errors = vErrors;
return errors === 0;
}
function isRealtimeModalities(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(typeof data !== "string"){ return fail(isRealtimeModality, instancePath, "type", {type: "string"}, "must be string"); }
if(!((data === "text") || (data === "audio"))){
return fail(isRealtimeModality, instancePath, "enum", {allowedValues: ["text","audio"]}, "must be equal to one of the allowed values");
}
isRealtimeModality.errors = vErrors;
return errors === 0;
}
function isRealtimeOutputItemAddedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isRealtimeOutputItemAddedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeOutputItemAddedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.output_item.added" !== data1){
return fail(isRealtimeOutputItemAddedEvent, instancePath+"/type", "const", {allowedValue: "response.output_item.added"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeOutputItemAddedEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeOutputItemAddedEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs6 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs7 = errors; if(!(isRealtimeItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeItem.errors : vErrors.concat(isRealtimeItem.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isRealtimeOutputItemAddedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeOutputItemAddedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeOutputItemDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isRealtimeOutputItemDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeOutputItemDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.output_item.done" !== data1){
return fail(isRealtimeOutputItemDoneEvent, instancePath+"/type", "const", {allowedValue: "response.output_item.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeOutputItemDoneEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeOutputItemDoneEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs6 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs7 = errors; if(!(isRealtimeItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeItem.errors : vErrors.concat(isRealtimeItem.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isRealtimeOutputItemDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeOutputItemDoneEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeOutputPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeOutputPart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(isRealtimeTextPart(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTextPart.errors : vErrors.concat(isRealtimeTextPart.errors);
errors = vErrors.length;
} } else if(tag0 === "audio"){
if(!(isRealtimeAudioPart(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioPart.errors : vErrors.concat(isRealtimeAudioPart.errors);
errors = vErrors.length;
} } else {
return fail(isRealtimeOutputPart, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else { return fail(isRealtimeOutputPart, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string"); } } } else { return fail(isRealtimeOutputPart, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeOutputPart.errors = vErrors;
return errors === 0;
}
function isRealtimePart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimePart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(isRealtimeTextPart(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTextPart.errors : vErrors.concat(isRealtimeTextPart.errors);
errors = vErrors.length;
} } else if(tag0 === "audio"){
if(!(isRealtimeAudioPart(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioPart.errors : vErrors.concat(isRealtimeAudioPart.errors);
errors = vErrors.length;
} } else if(tag0 === "input_text"){
if(!(isRealtimeInputTextPart(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputTextPart.errors : vErrors.concat(isRealtimeInputTextPart.errors);
errors = vErrors.length;
} } else if(tag0 === "input_audio"){
if(!(isRealtimeInputAudioPart(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputAudioPart.errors : vErrors.concat(isRealtimeInputAudioPart.errors);
errors = vErrors.length;
} } else {
return fail(isRealtimePart, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else { return fail(isRealtimePart, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string"); } } } else { return fail(isRealtimePart, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimePart.errors = vErrors;
return errors === 0;
}
function isRealtimePrefixPaddingMs(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimePrefixPaddingMs, instancePath, "type", {type: "integer"}, "must be integer");
}
if(errors === 0){
if(typeof data == "number"){
if(data > 5000 || isNaN(data)){ return fail(isRealtimePrefixPaddingMs, instancePath, "maximum", {comparison: "<=", limit: 5000}, "must be <= 5000"); } else { if(data < 0 || isNaN(data)){ return fail(isRealtimePrefixPaddingMs, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } }
isRealtimePrefixPaddingMs.errors = vErrors;
return errors === 0;
}
function isRealtimeRateLimit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.limit === undefined) && (missing0 = "limit"))) || ((data.remaining === undefined) && (missing0 = "remaining"))) || ((data.reset_seconds === undefined) && (missing0 = "reset_seconds"))){
return fail(isRealtimeRateLimit, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.name !== undefined){
const _errs1 = errors; if(typeof data.name !== "string"){ return fail(isRealtimeRateLimit, instancePath+"/name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.limit !== undefined){
let data1 = data.limit; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isRealtimeRateLimit, instancePath+"/limit", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isRealtimeRateLimit, instancePath+"/limit", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.remaining !== undefined){
let data2 = data.remaining; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isRealtimeRateLimit, instancePath+"/remaining", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isRealtimeRateLimit, instancePath+"/remaining", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.reset_seconds !== undefined){
let data3 = data.reset_seconds; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isRealtimeRateLimit, instancePath+"/reset_seconds", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isRealtimeRateLimit, instancePath+"/reset_seconds", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeRateLimit, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeRateLimit.errors = vErrors;
return errors === 0;
}
function isRealtimeRateLimitsUpdatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.rate_limits === undefined) && (missing0 = "rate_limits"))){
return fail(isRealtimeRateLimitsUpdatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeRateLimitsUpdatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("rate_limits.updated" !== data1){
return fail(isRealtimeRateLimitsUpdatedEvent, instancePath+"/type", "const", {allowedValue: "rate_limits.updated"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.rate_limits !== undefined){
let data2 = data.rate_limits; const _errs4 = errors; if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors; if(!(isRealtimeRateLimit(data2[i0], {instancePath:instancePath+"/rate_limits/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeRateLimit.errors : vErrors.concat(isRealtimeRateLimit.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){ break; } } } else { return fail(isRealtimeRateLimitsUpdatedEvent, instancePath+"/rate_limits", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeRateLimitsUpdatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeRateLimitsUpdatedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_details === undefined) && (missing0 = "status_details"))) || ((data.output === undefined) && (missing0 = "output"))) || ((data.usage === undefined) && (missing0 = "usage"))){
return fail(isRealtimeResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isRealtimeResponse, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeResponse, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeResponse, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("realtime.response" !== data1){
return fail(isRealtimeResponse, instancePath+"/object", "const", {allowedValue: "realtime.response"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs5 = errors; if(!(isRealtimeResponseStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeResponseStatus.errors : vErrors.concat(isRealtimeResponseStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status_details !== undefined){
let data3 = data.status_details; const _errs6 = errors; const _errs7 = errors; let valid1 = false;
let passing0 = null;
const _errs8 = errors; if(!(isRealtimeStatusDetails(data3, {instancePath:instancePath+"/status_details",parentData:data,parentDataProperty:"status_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeStatusDetails.errors : vErrors.concat(isRealtimeStatusDetails.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs9 = errors; if(data3 !== null){
const err0 = {instancePath:instancePath+"/status_details",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/status_details",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeResponse.errors = vErrors;
return false;
} else { errors = _errs7; if(vErrors !== null){ if(_errs7){ vErrors.length = _errs7; } else { vErrors = null; } } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
let data4 = data.output; const _errs11 = errors; if(errors === _errs11){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors; if(!(isRealtimeItem(data4[i0], {instancePath:instancePath+"/output/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeItem.errors : vErrors.concat(isRealtimeItem.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){ break; } } } else { return fail(isRealtimeResponse, instancePath+"/output", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
let data6 = data.usage; const _errs14 = errors; const _errs15 = errors; let valid3 = false;
let passing1 = null;
const _errs16 = errors; if(!(isRealtimeUsage(data6, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeUsage.errors : vErrors.concat(isRealtimeUsage.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
if(_valid1){ valid3 = true; passing1 = 0; }
const _errs17 = errors; if(data6 !== null){
const err2 = {instancePath:instancePath+"/usage",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs17 === errors;
if(_valid1 && valid3){ valid3 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid3 = true; passing1 = 1; } }
if(!valid3){
const err3 = {instancePath:instancePath+"/usage",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeResponse.errors = vErrors;
return false;
} else { errors = _errs15; if(vErrors !== null){ if(_errs15){ vErrors.length = _errs15; } else { vErrors = null; } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.conversation_id !== undefined){
let data7 = data.conversation_id; const _errs19 = errors; if((typeof data7 !== "string") && (data7 !== null)){
return fail(isRealtimeResponse, instancePath+"/conversation_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.modalities !== undefined){
const _errs21 = errors; if(!(isRealtimeModalities(data.modalities, {instancePath:instancePath+"/modalities",parentData:data,parentDataProperty:"modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModalities.errors : vErrors.concat(isRealtimeModalities.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voice !== undefined){
const _errs22 = errors; if(!(isRealtimeVoice(data.voice, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeVoice.errors : vErrors.concat(isRealtimeVoice.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_audio_format !== undefined){
const _errs23 = errors; if(!(isRealtimeAudioFormat(data.output_audio_format, {instancePath:instancePath+"/output_audio_format",parentData:data,parentDataProperty:"output_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
const _errs24 = errors; if(!(isRealtimeTemperature(data.temperature, {instancePath:instancePath+"/temperature",parentData:data,parentDataProperty:"temperature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTemperature.errors : vErrors.concat(isRealtimeTemperature.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
const _errs25 = errors; if(!(isRealtimeMaxTokens(data.max_output_tokens, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
let data13 = data.metadata; const _errs26 = errors; if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
return fail(isRealtimeResponse, instancePath+"/metadata", "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === _errs26){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
const _errs29 = errors; if(typeof data13[key0] !== "string"){
return fail(isRealtimeResponse, instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"}, "must be string");
}
var valid4 = _errs29 === errors;
if(!valid4){ break; } } } }
var valid0 = _errs26 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } else { return fail(isRealtimeResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeResponse.errors = vErrors;
return errors === 0;
}
function isRealtimeResponseCancelEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeResponseCancelEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "event_id") || (key0 === "type"))){
return fail(isRealtimeResponseCancelEvent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeResponseCancelEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.cancel" !== data1){
return fail(isRealtimeResponseCancelEvent, instancePath+"/type", "const", {allowedValue: "response.cancel"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeResponseCancelEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeResponseCancelEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeResponseConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(constant_191f75.call(properties_897a11, key0))){
return fail(isRealtimeResponseConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.modalities !== undefined){
let data0 = data.modalities; const _errs2 = errors; const _errs3 = errors; let valid1 = false;
let passing0 = null;
const _errs4 = errors; if(!(isRealtimeModalities(data0, {instancePath:instancePath+"/modalities",parentData:data,parentDataProperty:"modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModalities.errors : vErrors.concat(isRealtimeModalities.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs5 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/modalities",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/modalities",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.instructions !== undefined){
let data1 = data.instructions; const _errs7 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isRealtimeResponseConfig, instancePath+"/instructions", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voice !== undefined){
let data2 = data.voice; const _errs9 = errors; const _errs10 = errors; let valid2 = false;
let passing1 = null;
const _errs11 = errors; if(!(isRealtimeVoice(data2, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeVoice.errors : vErrors.concat(isRealtimeVoice.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs12 = errors; if(data2 !== null){
const err2 = {instancePath:instancePath+"/voice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs12 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/voice",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs10; if(vErrors !== null){ if(_errs10){ vErrors.length = _errs10; } else { vErrors = null; } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_audio_format !== undefined){
let data3 = data.output_audio_format; const _errs14 = errors; const _errs15 = errors; let valid3 = false;
let passing2 = null;
const _errs16 = errors; if(!(isRealtimeAudioFormat(data3, {instancePath:instancePath+"/output_audio_format",parentData:data,parentDataProperty:"output_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
if(_valid2){ valid3 = true; passing2 = 0; }
const _errs17 = errors; if(data3 !== null){
const err4 = {instancePath:instancePath+"/output_audio_format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs17 === errors;
if(_valid2 && valid3){ valid3 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid3 = true; passing2 = 1; } }
if(!valid3){
const err5 = {instancePath:instancePath+"/output_audio_format",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs15; if(vErrors !== null){ if(_errs15){ vErrors.length = _errs15; } else { vErrors = null; } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
let data4 = data.tools; const _errs19 = errors; if((!(Array.isArray(data4))) && (data4 !== null)){
return fail(isRealtimeResponseConfig, instancePath+"/tools", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs19){
if(Array.isArray(data4)){
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors; if(!(isRealtimeTool(data4[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTool.errors : vErrors.concat(isRealtimeTool.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
if(!valid4){ break; } } } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
let data6 = data.tool_choice; const _errs22 = errors; const _errs23 = errors; let valid5 = false;
let passing3 = null;
const _errs24 = errors; if(!(isRealtimeToolChoice(data6, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeToolChoice.errors : vErrors.concat(isRealtimeToolChoice.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
if(_valid3){ valid5 = true; passing3 = 0; }
const _errs25 = errors; if(data6 !== null){
const err6 = {instancePath:instancePath+"/tool_choice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid3 = _errs25 === errors;
if(_valid3 && valid5){ valid5 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid5 = true; passing3 = 1; } }
if(!valid5){
const err7 = {instancePath:instancePath+"/tool_choice",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs23; if(vErrors !== null){ if(_errs23){ vErrors.length = _errs23; } else { vErrors = null; } } }
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
let data7 = data.temperature; const _errs27 = errors; const _errs28 = errors; let valid6 = false;
let passing4 = null;
const _errs29 = errors; if(!(isRealtimeTemperature(data7, {instancePath:instancePath+"/temperature",parentData:data,parentDataProperty:"temperature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTemperature.errors : vErrors.concat(isRealtimeTemperature.errors);
errors = vErrors.length;
}
var _valid4 = _errs29 === errors;
if(_valid4){ valid6 = true; passing4 = 0; }
const _errs30 = errors; if(data7 !== null){
const err8 = {instancePath:instancePath+"/temperature",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
var _valid4 = _errs30 === errors;
if(_valid4 && valid6){ valid6 = false; passing4 = [passing4, 1]; } else { if(_valid4){ valid6 = true; passing4 = 1; } }
if(!valid6){
const err9 = {instancePath:instancePath+"/temperature",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs28; if(vErrors !== null){ if(_errs28){ vErrors.length = _errs28; } else { vErrors = null; } } }
var valid0 = _errs27 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
let data8 = data.max_output_tokens; const _errs32 = errors; const _errs33 = errors; let valid7 = false;
let passing5 = null;
const _errs34 = errors; if(!(isRealtimeMaxTokens(data8, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid5 = _errs34 === errors;
if(_valid5){ valid7 = true; passing5 = 0; }
const _errs35 = errors; if(data8 !== null){
const err10 = {instancePath:instancePath+"/max_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
}
var _valid5 = _errs35 === errors;
if(_valid5 && valid7){ valid7 = false; passing5 = [passing5, 1]; } else { if(_valid5){ valid7 = true; passing5 = 1; } }
if(!valid7){
const err11 = {instancePath:instancePath+"/max_output_tokens",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
isRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs33; if(vErrors !== null){ if(_errs33){ vErrors.length = _errs33; } else { vErrors = null; } } }
var valid0 = _errs32 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_response_output_tokens !== undefined){
let data9 = data.max_response_output_tokens; const _errs37 = errors; const _errs38 = errors; let valid8 = false;
let passing6 = null;
const _errs39 = errors; if(!(isRealtimeMaxTokens(data9, {instancePath:instancePath+"/max_response_output_tokens",parentData:data,parentDataProperty:"max_response_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid6 = _errs39 === errors;
if(_valid6){ valid8 = true; passing6 = 0; }
const _errs40 = errors; if(data9 !== null){
const err12 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
}
var _valid6 = _errs40 === errors;
if(_valid6 && valid8){ valid8 = false; passing6 = [passing6, 1]; } else { if(_valid6){ valid8 = true; passing6 = 1; } }
if(!valid8){
const err13 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
isRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs38; if(vErrors !== null){ if(_errs38){ vErrors.length = _errs38; } else { vErrors = null; } } }
var valid0 = _errs37 === errors;
} else { var valid0 = true; } } } } } } } } } } } else { return fail(isRealtimeResponseConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeResponseConfig.errors = vErrors;
return errors === 0;
}
function isRealtimeResponseCreateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeResponseCreateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "event_id") || (key0 === "type")) || (key0 === "response"))){
return fail(isRealtimeResponseCreateEvent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeResponseCreateEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.create" !== data1){
return fail(isRealtimeResponseCreateEvent, instancePath+"/type", "const", {allowedValue: "response.create"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
let data2 = data.response; const _errs5 = errors; const _errs6 = errors; let valid1 = false;
let passing0 = null;
const _errs7 = errors; if(!(isRealtimeResponseConfig(data2, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeResponseConfig.errors : vErrors.concat(isRealtimeResponseConfig.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs8 = errors; if(data2 !== null){
const err0 = {instancePath:instancePath+"/response",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/response",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeResponseCreateEvent.errors = vErrors;
return false;
} else { errors = _errs6; if(vErrors !== null){ if(_errs6){ vErrors.length = _errs6; } else { vErrors = null; } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeResponseCreateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeResponseCreateEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeResponseCreatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response === undefined) && (missing0 = "response"))){
return fail(isRealtimeResponseCreatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeResponseCreatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.created" !== data1){
return fail(isRealtimeResponseCreatedEvent, instancePath+"/type", "const", {allowedValue: "response.created"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
const _errs4 = errors; if(!(isRealtimeResponse(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeResponse.errors : vErrors.concat(isRealtimeResponse.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeResponseCreatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeResponseCreatedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeResponseDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response === undefined) && (missing0 = "response"))){
return fail(isRealtimeResponseDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeResponseDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.done" !== data1){
return fail(isRealtimeResponseDoneEvent, instancePath+"/type", "const", {allowedValue: "response.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
const _errs4 = errors; if(!(isRealtimeResponse(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeResponse.errors : vErrors.concat(isRealtimeResponse.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeResponseDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeResponseDoneEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeResponseStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isRealtimeResponseStatus, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((((data === "in_progress") || (data === "completed")) || (data === "cancelled")) || (data === "failed")) || (data === "incomplete"))){
return fail(isRealtimeResponseStatus, instancePath, "enum", {allowedValues: ["in_progress","completed","cancelled","failed","incomplete"]}, "must be equal to one of the allowed values");
}
isRealtimeResponseStatus.errors = vErrors;
return errors === 0;
}
function isRealtimeRole(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isRealtimeRole, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((data === "user") || (data === "assistant")) || (data === "system"))){
return fail(isRealtimeRole, instancePath, "enum", {allowedValues: ["user","assistant","system"]}, "must be equal to one of the allowed values");
}
isRealtimeRole.errors = vErrors;
return errors === 0;
}
function isRealtimeSampleRate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
return fail(isRealtimeSampleRate, instancePath, "type", {type: "integer"}, "must be integer");
}
if(!(((((data === 8000) || (data === 16000)) || (data === 24000)) || (data === 44100)) || (data === 48000))){
return fail(isRealtimeSampleRate, instancePath, "enum", {allowedValues: [8000,16000,24000,44100,48000]}, "must be equal to one of the allowed values");
}
isRealtimeSampleRate.errors = vErrors;
return errors === 0;
}
function isRealtimeSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(_valid0){ valid1 = true; passing0 = 0; }
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
if(_valid1){ valid2 = true; passing1 = 0; }
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
if(_valid2){ valid4 = true; passing2 = 0; }
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
if(_valid3){ valid6 = true; passing3 = 0; }
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
function isRealtimeSessionCreatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.session === undefined) && (missing0 = "session"))){
return fail(isRealtimeSessionCreatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeSessionCreatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("session.created" !== data1){
return fail(isRealtimeSessionCreatedEvent, instancePath+"/type", "const", {allowedValue: "session.created"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
const _errs4 = errors; if(!(isRealtimeSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSession.errors : vErrors.concat(isRealtimeSession.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeSessionCreatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeSessionCreatedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeSessionUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(constant_191f75.call(properties_d12d7c, key0))){
return fail(isRealtimeSessionUpdate, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.modalities !== undefined){
let data0 = data.modalities; const _errs2 = errors; const _errs3 = errors; let valid1 = false;
let passing0 = null;
const _errs4 = errors; if(!(isRealtimeModalities(data0, {instancePath:instancePath+"/modalities",parentData:data,parentDataProperty:"modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModalities.errors : vErrors.concat(isRealtimeModalities.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs5 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/modalities",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/modalities",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.instructions !== undefined){
let data1 = data.instructions; const _errs7 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isRealtimeSessionUpdate, instancePath+"/instructions", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voice !== undefined){
let data2 = data.voice; const _errs9 = errors; const _errs10 = errors; let valid2 = false;
let passing1 = null;
const _errs11 = errors; if(!(isRealtimeVoice(data2, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeVoice.errors : vErrors.concat(isRealtimeVoice.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs12 = errors; if(data2 !== null){
const err2 = {instancePath:instancePath+"/voice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs12 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/voice",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs10; if(vErrors !== null){ if(_errs10){ vErrors.length = _errs10; } else { vErrors = null; } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_format !== undefined){
let data3 = data.input_audio_format; const _errs14 = errors; const _errs15 = errors; let valid3 = false;
let passing2 = null;
const _errs16 = errors; if(!(isRealtimeAudioFormat(data3, {instancePath:instancePath+"/input_audio_format",parentData:data,parentDataProperty:"input_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
if(_valid2){ valid3 = true; passing2 = 0; }
const _errs17 = errors; if(data3 !== null){
const err4 = {instancePath:instancePath+"/input_audio_format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs17 === errors;
if(_valid2 && valid3){ valid3 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid3 = true; passing2 = 1; } }
if(!valid3){
const err5 = {instancePath:instancePath+"/input_audio_format",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs15; if(vErrors !== null){ if(_errs15){ vErrors.length = _errs15; } else { vErrors = null; } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_audio_format !== undefined){
let data4 = data.output_audio_format; const _errs19 = errors; const _errs20 = errors; let valid4 = false;
let passing3 = null;
const _errs21 = errors; if(!(isRealtimeAudioFormat(data4, {instancePath:instancePath+"/output_audio_format",parentData:data,parentDataProperty:"output_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var _valid3 = _errs21 === errors;
if(_valid3){ valid4 = true; passing3 = 0; }
const _errs22 = errors; if(data4 !== null){
const err6 = {instancePath:instancePath+"/output_audio_format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid3 = _errs22 === errors;
if(_valid3 && valid4){ valid4 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid4 = true; passing3 = 1; } }
if(!valid4){
const err7 = {instancePath:instancePath+"/output_audio_format",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs20; if(vErrors !== null){ if(_errs20){ vErrors.length = _errs20; } else { vErrors = null; } } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.sample_rate !== undefined){
let data5 = data.sample_rate; const _errs24 = errors; const _errs25 = errors; let valid5 = false;
let passing4 = null;
const _errs26 = errors; if(!(isRealtimeSampleRate(data5, {instancePath:instancePath+"/sample_rate",parentData:data,parentDataProperty:"sample_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSampleRate.errors : vErrors.concat(isRealtimeSampleRate.errors);
errors = vErrors.length;
}
var _valid4 = _errs26 === errors;
if(_valid4){ valid5 = true; passing4 = 0; }
const _errs27 = errors; if(data5 !== null){
const err8 = {instancePath:instancePath+"/sample_rate",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
var _valid4 = _errs27 === errors;
if(_valid4 && valid5){ valid5 = false; passing4 = [passing4, 1]; } else { if(_valid4){ valid5 = true; passing4 = 1; } }
if(!valid5){
const err9 = {instancePath:instancePath+"/sample_rate",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs25; if(vErrors !== null){ if(_errs25){ vErrors.length = _errs25; } else { vErrors = null; } } }
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.channels !== undefined){
let data6 = data.channels; const _errs29 = errors; const _errs30 = errors; let valid6 = false;
let passing5 = null;
const _errs31 = errors; if(!(isRealtimeChannels(data6, {instancePath:instancePath+"/channels",parentData:data,parentDataProperty:"channels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeChannels.errors : vErrors.concat(isRealtimeChannels.errors);
errors = vErrors.length;
}
var _valid5 = _errs31 === errors;
if(_valid5){ valid6 = true; passing5 = 0; }
const _errs32 = errors; if(data6 !== null){
const err10 = {instancePath:instancePath+"/channels",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
}
var _valid5 = _errs32 === errors;
if(_valid5 && valid6){ valid6 = false; passing5 = [passing5, 1]; } else { if(_valid5){ valid6 = true; passing5 = 1; } }
if(!valid6){
const err11 = {instancePath:instancePath+"/channels",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs30; if(vErrors !== null){ if(_errs30){ vErrors.length = _errs30; } else { vErrors = null; } } }
var valid0 = _errs29 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.bits_per_sample !== undefined){
let data7 = data.bits_per_sample; const _errs34 = errors; const _errs35 = errors; let valid7 = false;
let passing6 = null;
const _errs36 = errors; if(!(isRealtimeBitsPerSample(data7, {instancePath:instancePath+"/bits_per_sample",parentData:data,parentDataProperty:"bits_per_sample",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeBitsPerSample.errors : vErrors.concat(isRealtimeBitsPerSample.errors);
errors = vErrors.length;
}
var _valid6 = _errs36 === errors;
if(_valid6){ valid7 = true; passing6 = 0; }
const _errs37 = errors; if(data7 !== null){
const err12 = {instancePath:instancePath+"/bits_per_sample",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
}
var _valid6 = _errs37 === errors;
if(_valid6 && valid7){ valid7 = false; passing6 = [passing6, 1]; } else { if(_valid6){ valid7 = true; passing6 = 1; } }
if(!valid7){
const err13 = {instancePath:instancePath+"/bits_per_sample",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs35; if(vErrors !== null){ if(_errs35){ vErrors.length = _errs35; } else { vErrors = null; } } }
var valid0 = _errs34 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_transcription !== undefined){
let data8 = data.input_audio_transcription; const _errs39 = errors; const _errs40 = errors; let valid8 = false;
let passing7 = null;
const _errs41 = errors; if(!(isRealtimeTranscriptionConfig(data8, {instancePath:instancePath+"/input_audio_transcription",parentData:data,parentDataProperty:"input_audio_transcription",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTranscriptionConfig.errors : vErrors.concat(isRealtimeTranscriptionConfig.errors);
errors = vErrors.length;
}
var _valid7 = _errs41 === errors;
if(_valid7){ valid8 = true; passing7 = 0; }
const _errs42 = errors; if(data8 !== null){
const err14 = {instancePath:instancePath+"/input_audio_transcription",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
}
var _valid7 = _errs42 === errors;
if(_valid7 && valid8){ valid8 = false; passing7 = [passing7, 1]; } else { if(_valid7){ valid8 = true; passing7 = 1; } }
if(!valid8){
const err15 = {instancePath:instancePath+"/input_audio_transcription",keyword:"oneOf",params:{passingSchemas: passing7},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs40; if(vErrors !== null){ if(_errs40){ vErrors.length = _errs40; } else { vErrors = null; } } }
var valid0 = _errs39 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.turn_detection !== undefined){
let data9 = data.turn_detection; const _errs44 = errors; const _errs45 = errors; let valid9 = false;
let passing8 = null;
const _errs46 = errors; if(!(isRealtimeTurnDetectionConfig(data9, {instancePath:instancePath+"/turn_detection",parentData:data,parentDataProperty:"turn_detection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTurnDetectionConfig.errors : vErrors.concat(isRealtimeTurnDetectionConfig.errors);
errors = vErrors.length;
}
var _valid8 = _errs46 === errors;
if(_valid8){ valid9 = true; passing8 = 0; }
const _errs47 = errors; if(data9 !== null){
const err16 = {instancePath:instancePath+"/turn_detection",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
}
var _valid8 = _errs47 === errors;
if(_valid8 && valid9){ valid9 = false; passing8 = [passing8, 1]; } else { if(_valid8){ valid9 = true; passing8 = 1; } }
if(!valid9){
const err17 = {instancePath:instancePath+"/turn_detection",keyword:"oneOf",params:{passingSchemas: passing8},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err17]; } else { vErrors.push(err17); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs45; if(vErrors !== null){ if(_errs45){ vErrors.length = _errs45; } else { vErrors = null; } } }
var valid0 = _errs44 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
let data10 = data.tools; const _errs49 = errors; if((!(Array.isArray(data10))) && (data10 !== null)){
return fail(isRealtimeSessionUpdate, instancePath+"/tools", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs49){
if(Array.isArray(data10)){
var valid10 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs51 = errors; if(!(isRealtimeTool(data10[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTool.errors : vErrors.concat(isRealtimeTool.errors);
errors = vErrors.length;
}
var valid10 = _errs51 === errors;
if(!valid10){ break; } } } }
var valid0 = _errs49 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
let data12 = data.tool_choice; const _errs52 = errors; const _errs53 = errors; let valid11 = false;
let passing9 = null;
const _errs54 = errors; if(!(isRealtimeToolChoice(data12, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeToolChoice.errors : vErrors.concat(isRealtimeToolChoice.errors);
errors = vErrors.length;
}
var _valid9 = _errs54 === errors;
if(_valid9){ valid11 = true; passing9 = 0; }
const _errs55 = errors; if(data12 !== null){
const err18 = {instancePath:instancePath+"/tool_choice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err18]; } else { vErrors.push(err18); }
errors++;
}
var _valid9 = _errs55 === errors;
if(_valid9 && valid11){ valid11 = false; passing9 = [passing9, 1]; } else { if(_valid9){ valid11 = true; passing9 = 1; } }
if(!valid11){
const err19 = {instancePath:instancePath+"/tool_choice",keyword:"oneOf",params:{passingSchemas: passing9},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err19]; } else { vErrors.push(err19); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs53; if(vErrors !== null){ if(_errs53){ vErrors.length = _errs53; } else { vErrors = null; } } }
var valid0 = _errs52 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
let data13 = data.temperature; const _errs57 = errors; const _errs58 = errors; let valid12 = false;
let passing10 = null;
const _errs59 = errors; if(!(isRealtimeTemperature(data13, {instancePath:instancePath+"/temperature",parentData:data,parentDataProperty:"temperature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTemperature.errors : vErrors.concat(isRealtimeTemperature.errors);
errors = vErrors.length;
}
var _valid10 = _errs59 === errors;
if(_valid10){ valid12 = true; passing10 = 0; }
const _errs60 = errors; if(data13 !== null){
const err20 = {instancePath:instancePath+"/temperature",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err20]; } else { vErrors.push(err20); }
errors++;
}
var _valid10 = _errs60 === errors;
if(_valid10 && valid12){ valid12 = false; passing10 = [passing10, 1]; } else { if(_valid10){ valid12 = true; passing10 = 1; } }
if(!valid12){
const err21 = {instancePath:instancePath+"/temperature",keyword:"oneOf",params:{passingSchemas: passing10},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err21]; } else { vErrors.push(err21); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs58; if(vErrors !== null){ if(_errs58){ vErrors.length = _errs58; } else { vErrors = null; } } }
var valid0 = _errs57 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
let data14 = data.max_output_tokens; const _errs62 = errors; const _errs63 = errors; let valid13 = false;
let passing11 = null;
const _errs64 = errors; if(!(isRealtimeMaxTokens(data14, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid11 = _errs64 === errors;
if(_valid11){ valid13 = true; passing11 = 0; }
const _errs65 = errors; if(data14 !== null){
const err22 = {instancePath:instancePath+"/max_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err22]; } else { vErrors.push(err22); }
errors++;
}
var _valid11 = _errs65 === errors;
if(_valid11 && valid13){ valid13 = false; passing11 = [passing11, 1]; } else { if(_valid11){ valid13 = true; passing11 = 1; } }
if(!valid13){
const err23 = {instancePath:instancePath+"/max_output_tokens",keyword:"oneOf",params:{passingSchemas: passing11},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err23]; } else { vErrors.push(err23); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs63; if(vErrors !== null){ if(_errs63){ vErrors.length = _errs63; } else { vErrors = null; } } }
var valid0 = _errs62 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_response_output_tokens !== undefined){
let data15 = data.max_response_output_tokens; const _errs67 = errors; const _errs68 = errors; let valid14 = false;
let passing12 = null;
const _errs69 = errors; if(!(isRealtimeMaxTokens(data15, {instancePath:instancePath+"/max_response_output_tokens",parentData:data,parentDataProperty:"max_response_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid12 = _errs69 === errors;
if(_valid12){ valid14 = true; passing12 = 0; }
const _errs70 = errors; if(data15 !== null){
const err24 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err24]; } else { vErrors.push(err24); }
errors++;
}
var _valid12 = _errs70 === errors;
if(_valid12 && valid14){ valid14 = false; passing12 = [passing12, 1]; } else { if(_valid12){ valid14 = true; passing12 = 1; } }
if(!valid14){
const err25 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"oneOf",params:{passingSchemas: passing12},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err25]; } else { vErrors.push(err25); }
errors++;
isRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs68; if(vErrors !== null){ if(_errs68){ vErrors.length = _errs68; } else { vErrors = null; } } }
var valid0 = _errs67 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } else { return fail(isRealtimeSessionUpdate, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeSessionUpdate.errors = vErrors;
return errors === 0;
}
function isRealtimeSessionUpdateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.session === undefined) && (missing0 = "session"))){
return fail(isRealtimeSessionUpdateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "event_id") || (key0 === "type")) || (key0 === "session"))){
return fail(isRealtimeSessionUpdateEvent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeSessionUpdateEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("session.update" !== data1){
return fail(isRealtimeSessionUpdateEvent, instancePath+"/type", "const", {allowedValue: "session.update"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
const _errs5 = errors; if(!(isRealtimeSessionUpdate(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSessionUpdate.errors : vErrors.concat(isRealtimeSessionUpdate.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeSessionUpdateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeSessionUpdateEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeSessionUpdatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.session === undefined) && (missing0 = "session"))){
return fail(isRealtimeSessionUpdatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeSessionUpdatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("session.updated" !== data1){
return fail(isRealtimeSessionUpdatedEvent, instancePath+"/type", "const", {allowedValue: "session.updated"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
const _errs4 = errors; if(!(isRealtimeSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSession.errors : vErrors.concat(isRealtimeSession.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeSessionUpdatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeSessionUpdatedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeSilenceDurationMs(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
function isRealtimeSpeechStartedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.audio_start_ms === undefined) && (missing0 = "audio_start_ms"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isRealtimeSpeechStartedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeSpeechStartedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("input_audio_buffer.speech_started" !== data1){
return fail(isRealtimeSpeechStartedEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.speech_started"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_start_ms !== undefined){
const _errs4 = errors; if(!(isRealtimeAudioStartMs(data.audio_start_ms, {instancePath:instancePath+"/audio_start_ms",parentData:data,parentDataProperty:"audio_start_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioStartMs.errors : vErrors.concat(isRealtimeAudioStartMs.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs5 = errors; if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeSpeechStartedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeSpeechStartedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeSpeechStartedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeSpeechStartedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeSpeechStoppedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.audio_start_ms === undefined) && (missing0 = "audio_start_ms"))) || ((data.audio_end_ms === undefined) && (missing0 = "audio_end_ms"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isRealtimeSpeechStoppedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeSpeechStoppedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("input_audio_buffer.speech_stopped" !== data1){
return fail(isRealtimeSpeechStoppedEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.speech_stopped"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_start_ms !== undefined){
const _errs4 = errors; if(!(isRealtimeAudioStartMs(data.audio_start_ms, {instancePath:instancePath+"/audio_start_ms",parentData:data,parentDataProperty:"audio_start_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioStartMs.errors : vErrors.concat(isRealtimeAudioStartMs.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_end_ms !== undefined){
const _errs5 = errors; if(!(isRealtimeAudioEndMs(data.audio_end_ms, {instancePath:instancePath+"/audio_end_ms",parentData:data,parentDataProperty:"audio_end_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioEndMs.errors : vErrors.concat(isRealtimeAudioEndMs.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data4 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isRealtimeSpeechStoppedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeSpeechStoppedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isRealtimeSpeechStoppedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeSpeechStoppedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeStatusDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isRealtimeStatusDetails, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeStatusDetails, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!((((data0 === "completed") || (data0 === "cancelled")) || (data0 === "incomplete")) || (data0 === "failed"))){
return fail(isRealtimeStatusDetails, instancePath+"/type", "enum", {allowedValues: ["completed","cancelled","incomplete","failed"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.reason !== undefined){
let data1 = data.reason; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeStatusDetails, instancePath+"/reason", "type", {type: "string"}, "must be string"); }
if(!((((data1 === "client_cancelled") || (data1 === "turn_detected")) || (data1 === "max_output_tokens")) || (data1 === "content_filter"))){
return fail(isRealtimeStatusDetails, instancePath+"/reason", "enum", {allowedValues: ["client_cancelled","turn_detected","max_output_tokens","content_filter"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
let data2 = data.error; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.type === undefined) && (missing1 = "type")) || ((data2.code === undefined) && (missing1 = "code"))) || ((data2.message === undefined) && (missing1 = "message"))){
return fail(isRealtimeStatusDetails, instancePath+"/error", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data2.type !== undefined){
const _errs7 = errors; if(typeof data2.type !== "string"){ return fail(isRealtimeStatusDetails, instancePath+"/error/type", "type", {type: "string"}, "must be string"); }
var valid1 = _errs7 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.code !== undefined){
let data4 = data2.code; const _errs9 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isRealtimeStatusDetails, instancePath+"/error/code", "type", {type: ["string","null"]}, "must be string,null");
}
var valid1 = _errs9 === errors;
} else { var valid1 = true; }
if(valid1){ if(data2.message !== undefined){
const _errs11 = errors; if(typeof data2.message !== "string"){
return fail(isRealtimeStatusDetails, instancePath+"/error/message", "type", {type: "string"}, "must be string");
}
var valid1 = _errs11 === errors;
} else { var valid1 = true; } } } } } else { return fail(isRealtimeStatusDetails, instancePath+"/error", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRealtimeStatusDetails, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeStatusDetails.errors = vErrors;
return errors === 0;
}
function isRealtimeTemperature(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 2 || isNaN(data)){ return fail(isRealtimeTemperature, instancePath, "maximum", {comparison: "<=", limit: 2}, "must be <= 2"); } else { if(data < 0 || isNaN(data)){ return fail(isRealtimeTemperature, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } else { return fail(isRealtimeTemperature, instancePath, "type", {type: "number"}, "must be number"); } }
isRealtimeTemperature.errors = vErrors;
return errors === 0;
}
function isRealtimeTextDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
return fail(isRealtimeTextDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeTextDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.text.delta" !== data1){
return fail(isRealtimeTextDeltaEvent, instancePath+"/type", "const", {allowedValue: "response.text.delta"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeTextDeltaEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeTextDeltaEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeTextDeltaEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeTextDeltaEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
const _errs10 = errors; if(typeof data.delta !== "string"){ return fail(isRealtimeTextDeltaEvent, instancePath+"/delta", "type", {type: "string"}, "must be string"); }
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isRealtimeTextDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeTextDeltaEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeTextDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isRealtimeTextDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeTextDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.text.done" !== data1){
return fail(isRealtimeTextDoneEvent, instancePath+"/type", "const", {allowedValue: "response.text.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeTextDoneEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeTextDoneEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isRealtimeTextDoneEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeTextDoneEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
const _errs10 = errors; if(typeof data.delta !== "string"){ return fail(isRealtimeTextDoneEvent, instancePath+"/delta", "type", {type: "string"}, "must be string"); }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
const _errs12 = errors; if(typeof data.text !== "string"){ return fail(isRealtimeTextDoneEvent, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isRealtimeTextDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeTextDoneEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeTextPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isRealtimeTextPart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeTextPart, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("text" !== data0){ return fail(isRealtimeTextPart, instancePath+"/type", "const", {allowedValue: "text"}, "must be equal to constant"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
const _errs3 = errors; if(typeof data.text !== "string"){ return fail(isRealtimeTextPart, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isRealtimeTextPart, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeTextPart.errors = vErrors;
return errors === 0;
}
function isRealtimeThreshold(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 1 || isNaN(data)){ return fail(isRealtimeThreshold, instancePath, "maximum", {comparison: "<=", limit: 1}, "must be <= 1"); } else { if(data < 0 || isNaN(data)){ return fail(isRealtimeThreshold, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } else { return fail(isRealtimeThreshold, instancePath, "type", {type: "number"}, "must be number"); } }
isRealtimeThreshold.errors = vErrors;
return errors === 0;
}
function isRealtimeTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
function isRealtimeTranscriptionCompletedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.transcript === undefined) && (missing0 = "transcript"))){
return fail(isRealtimeTranscriptionCompletedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeTranscriptionCompletedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("conversation.item.input_audio_transcription.completed" !== data1){
return fail(isRealtimeTranscriptionCompletedEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.input_audio_transcription.completed"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeTranscriptionCompletedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeTranscriptionCompletedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs6 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.transcript !== undefined){
const _errs7 = errors; if(typeof data.transcript !== "string"){
return fail(isRealtimeTranscriptionCompletedEvent, instancePath+"/transcript", "type", {type: "string"}, "must be string");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isRealtimeTranscriptionCompletedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeTranscriptionCompletedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeTranscriptionConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
function isRealtimeTranscriptionError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.param === undefined) && (missing0 = "param"))){
return fail(isRealtimeTranscriptionError, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isRealtimeTranscriptionError, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("transcription_error" !== data0){
return fail(isRealtimeTranscriptionError, instancePath+"/type", "const", {allowedValue: "transcription_error"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
let data1 = data.code; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isRealtimeTranscriptionError, instancePath+"/code", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs5 = errors; if(typeof data.message !== "string"){
return fail(isRealtimeTranscriptionError, instancePath+"/message", "type", {type: "string"}, "must be string");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.param !== undefined){
let data3 = data.param; const _errs7 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isRealtimeTranscriptionError, instancePath+"/param", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isRealtimeTranscriptionError, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeTranscriptionError.errors = vErrors;
return errors === 0;
}
function isRealtimeTranscriptionFailedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.error === undefined) && (missing0 = "error"))){
return fail(isRealtimeTranscriptionFailedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isRealtimeTranscriptionFailedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("conversation.item.input_audio_transcription.failed" !== data1){
return fail(isRealtimeTranscriptionFailedEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.input_audio_transcription.failed"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isRealtimeTranscriptionFailedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isRealtimeTranscriptionFailedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs6 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
const _errs7 = errors; if(!(isRealtimeTranscriptionError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTranscriptionError.errors : vErrors.concat(isRealtimeTranscriptionError.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isRealtimeTranscriptionFailedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeTranscriptionFailedEvent.errors = vErrors;
return errors === 0;
}
function isRealtimeTurnDetection(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
function isRealtimeUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.total_tokens === undefined) && (missing0 = "total_tokens")) || ((data.input_tokens === undefined) && (missing0 = "input_tokens"))) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))){
return fail(isRealtimeUsage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.total_tokens !== undefined){
let data0 = data.total_tokens; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isRealtimeUsage, instancePath+"/total_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isRealtimeUsage, instancePath+"/total_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_tokens !== undefined){
let data1 = data.input_tokens; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isRealtimeUsage, instancePath+"/input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isRealtimeUsage, instancePath+"/input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens !== undefined){
let data2 = data.output_tokens; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isRealtimeUsage, instancePath+"/output_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isRealtimeUsage, instancePath+"/output_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_token_details !== undefined){
let data3 = data.input_token_details; const _errs7 = errors; if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.cached_tokens !== undefined){
let data4 = data3.cached_tokens; const _errs9 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isRealtimeUsage, instancePath+"/input_token_details/cached_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isRealtimeUsage, instancePath+"/input_token_details/cached_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs9 === errors;
} else { var valid1 = true; }
if(valid1){ if(data3.text_tokens !== undefined){
let data5 = data3.text_tokens; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isRealtimeUsage, instancePath+"/input_token_details/text_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
return fail(isRealtimeUsage, instancePath+"/input_token_details/text_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs11 === errors;
} else { var valid1 = true; }
if(valid1){ if(data3.audio_tokens !== undefined){
let data6 = data3.audio_tokens; const _errs13 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isRealtimeUsage, instancePath+"/input_token_details/audio_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
return fail(isRealtimeUsage, instancePath+"/input_token_details/audio_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs13 === errors;
} else { var valid1 = true; } } } } else { return fail(isRealtimeUsage, instancePath+"/input_token_details", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_token_details !== undefined){
let data7 = data.output_token_details; const _errs15 = errors; if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.text_tokens !== undefined){
let data8 = data7.text_tokens; const _errs17 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isRealtimeUsage, instancePath+"/output_token_details/text_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
return fail(isRealtimeUsage, instancePath+"/output_token_details/text_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs17 === errors;
} else { var valid2 = true; }
if(valid2){ if(data7.audio_tokens !== undefined){
let data9 = data7.audio_tokens; const _errs19 = errors; if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
return fail(isRealtimeUsage, instancePath+"/output_token_details/audio_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs19){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
return fail(isRealtimeUsage, instancePath+"/output_token_details/audio_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs19 === errors;
} else { var valid2 = true; } } } else { return fail(isRealtimeUsage, instancePath+"/output_token_details", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isRealtimeUsage, instancePath, "type", {type: "object"}, "must be object"); } }
isRealtimeUsage.errors = vErrors;
return errors === 0;
}
function isRealtimeVoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isRealtimeVoice, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((data === "alloy") || (data === "echo")) || (data === "shimmer")) || (data === "verse"))){
return fail(isRealtimeVoice, instancePath, "enum", {allowedValues: ["alloy","echo","shimmer","verse"]}, "must be equal to one of the allowed values");
}
isRealtimeVoice.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeConversationItemCreateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isVendorRealtimeConversationItemCreateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeConversationItemCreateEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.create" !== data1){
return fail(isVendorRealtimeConversationItemCreateEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.create"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.previous_item_id !== undefined){
let data2 = data.previous_item_id; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVendorRealtimeConversationItemCreateEvent, instancePath+"/previous_item_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs7 = errors; if(!(isVendorRealtimeInputItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputItem.errors : vErrors.concat(isVendorRealtimeInputItem.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorRealtimeConversationItemCreateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeConversationItemCreateEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeConversationItemDeleteEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isVendorRealtimeConversationItemDeleteEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeConversationItemDeleteEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.delete" !== data1){
return fail(isVendorRealtimeConversationItemDeleteEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.delete"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeConversationItemDeleteEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeConversationItemDeleteEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeConversationItemDeleteEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeConversationItemDeleteEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeConversationItemRetrieveEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isVendorRealtimeConversationItemRetrieveEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeConversationItemRetrieveEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.retrieve" !== data1){
return fail(isVendorRealtimeConversationItemRetrieveEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.retrieve"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeConversationItemRetrieveEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeConversationItemRetrieveEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeConversationItemRetrieveEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeConversationItemRetrieveEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeConversationItemRetrievedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isVendorRealtimeConversationItemRetrievedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeConversationItemRetrievedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.retrieved" !== data1){
return fail(isVendorRealtimeConversationItemRetrievedEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.retrieved"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs4 = errors; if(!(isRealtimeItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeItem.errors : vErrors.concat(isRealtimeItem.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeConversationItemRetrievedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeConversationItemRetrievedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeConversationItemTruncateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.audio_end_ms === undefined) && (missing0 = "audio_end_ms"))){
return fail(isVendorRealtimeConversationItemTruncateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeConversationItemTruncateEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.truncate" !== data1){
return fail(isVendorRealtimeConversationItemTruncateEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.truncate"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs5 = errors; if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeConversationItemTruncateEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeConversationItemTruncateEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs7 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_end_ms !== undefined){
let data4 = data.audio_end_ms; const _errs8 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isVendorRealtimeConversationItemTruncateEvent, instancePath+"/audio_end_ms", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isVendorRealtimeConversationItemTruncateEvent, instancePath+"/audio_end_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorRealtimeConversationItemTruncateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeConversationItemTruncateEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeEagerness(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
function isVendorRealtimeGaClientEventId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
return fail(isVendorRealtimeGaClientEventId, instancePath, "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === 0){
if(typeof data === "string"){
if(data.length > 512 && (data.length > 1024 || ucs2length(data) > 512)){
return fail(isVendorRealtimeGaClientEventId, instancePath, "maxLength", {limit: 512}, "must NOT have more than 512 characters");
} } }
isVendorRealtimeGaClientEventId.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaContentPartAddedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.part === undefined) && (missing0 = "part"))){
return fail(isVendorRealtimeGaContentPartAddedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaContentPartAddedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("response.content_part.added" !== data1){
return fail(isVendorRealtimeGaContentPartAddedEvent, instancePath+"/type", "const", {allowedValue: "response.content_part.added"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaContentPartAddedEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaContentPartAddedEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorRealtimeGaContentPartAddedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaContentPartAddedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.part !== undefined){
const _errs10 = errors; if(!(isVendorRealtimeGaOutputPart(data.part, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaOutputPart.errors : vErrors.concat(isVendorRealtimeGaOutputPart.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorRealtimeGaContentPartAddedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaContentPartAddedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaContentPartDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.part === undefined) && (missing0 = "part"))){
return fail(isVendorRealtimeGaContentPartDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaContentPartDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("response.content_part.done" !== data1){
return fail(isVendorRealtimeGaContentPartDoneEvent, instancePath+"/type", "const", {allowedValue: "response.content_part.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaContentPartDoneEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaContentPartDoneEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorRealtimeGaContentPartDoneEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaContentPartDoneEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.part !== undefined){
const _errs10 = errors; if(!(isVendorRealtimeGaOutputPart(data.part, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaOutputPart.errors : vErrors.concat(isVendorRealtimeGaOutputPart.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorRealtimeGaContentPartDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaContentPartDoneEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaConversationItemAddedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isVendorRealtimeGaConversationItemAddedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaConversationItemAddedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.added" !== data1){
return fail(isVendorRealtimeGaConversationItemAddedEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.added"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.previous_item_id !== undefined){
let data2 = data.previous_item_id; const _errs4 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVendorRealtimeGaConversationItemAddedEvent, instancePath+"/previous_item_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs6 = errors; if(!(isVendorRealtimeGaItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaItem.errors : vErrors.concat(isVendorRealtimeGaItem.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorRealtimeGaConversationItemAddedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaConversationItemAddedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaConversationItemCreateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isVendorRealtimeGaConversationItemCreateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isVendorRealtimeGaClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaClientEventId.errors : vErrors.concat(isVendorRealtimeGaClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaConversationItemCreateEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.create" !== data1){
return fail(isVendorRealtimeGaConversationItemCreateEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.create"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.previous_item_id !== undefined){
let data2 = data.previous_item_id; const _errs4 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVendorRealtimeGaConversationItemCreateEvent, instancePath+"/previous_item_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs6 = errors; if(!(isVendorRealtimeGaItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaItem.errors : vErrors.concat(isVendorRealtimeGaItem.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorRealtimeGaConversationItemCreateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaConversationItemCreateEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaConversationItemDeleteEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isVendorRealtimeGaConversationItemDeleteEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isVendorRealtimeGaClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaClientEventId.errors : vErrors.concat(isVendorRealtimeGaClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaConversationItemDeleteEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.delete" !== data1){
return fail(isVendorRealtimeGaConversationItemDeleteEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.delete"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaConversationItemDeleteEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaConversationItemDeleteEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaConversationItemDeleteEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaConversationItemDeleteEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaConversationItemDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isVendorRealtimeGaConversationItemDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaConversationItemDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.done" !== data1){
return fail(isVendorRealtimeGaConversationItemDoneEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.previous_item_id !== undefined){
let data2 = data.previous_item_id; const _errs4 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVendorRealtimeGaConversationItemDoneEvent, instancePath+"/previous_item_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs6 = errors; if(!(isVendorRealtimeGaItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaItem.errors : vErrors.concat(isVendorRealtimeGaItem.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorRealtimeGaConversationItemDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaConversationItemDoneEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaConversationItemRetrieveEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isVendorRealtimeGaConversationItemRetrieveEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isVendorRealtimeGaClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaClientEventId.errors : vErrors.concat(isVendorRealtimeGaClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaConversationItemRetrieveEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.retrieve" !== data1){
return fail(isVendorRealtimeGaConversationItemRetrieveEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.retrieve"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaConversationItemRetrieveEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaConversationItemRetrieveEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaConversationItemRetrieveEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaConversationItemRetrieveEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaConversationItemRetrievedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isVendorRealtimeGaConversationItemRetrievedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaConversationItemRetrievedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.retrieved" !== data1){
return fail(isVendorRealtimeGaConversationItemRetrievedEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.retrieved"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs4 = errors; if(!(isVendorRealtimeGaItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaItem.errors : vErrors.concat(isVendorRealtimeGaItem.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaConversationItemRetrievedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaConversationItemRetrievedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaConversationItemTruncateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.audio_end_ms === undefined) && (missing0 = "audio_end_ms"))){
return fail(isVendorRealtimeGaConversationItemTruncateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isVendorRealtimeGaClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaClientEventId.errors : vErrors.concat(isVendorRealtimeGaClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaConversationItemTruncateEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.truncate" !== data1){
return fail(isVendorRealtimeGaConversationItemTruncateEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.truncate"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaConversationItemTruncateEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaConversationItemTruncateEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs6 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_end_ms !== undefined){
let data4 = data.audio_end_ms; const _errs7 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isVendorRealtimeGaConversationItemTruncateEvent, instancePath+"/audio_end_ms", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isVendorRealtimeGaConversationItemTruncateEvent, instancePath+"/audio_end_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorRealtimeGaConversationItemTruncateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaConversationItemTruncateEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
return fail(isVendorRealtimeGaError, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorRealtimeGaError, instancePath+"/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaError, instancePath+"/type", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
let data1 = data.code; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isVendorRealtimeGaError, instancePath+"/code", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs5 = errors; if(typeof data.message !== "string"){ return fail(isVendorRealtimeGaError, instancePath+"/message", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.param !== undefined){
let data3 = data.param; const _errs7 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isVendorRealtimeGaError, instancePath+"/param", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.event_id !== undefined){
let data4 = data.event_id; const _errs9 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isVendorRealtimeGaError, instancePath+"/event_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorRealtimeGaError, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaError.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaErrorEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.error === undefined) && (missing0 = "error"))){
return fail(isVendorRealtimeGaErrorEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeGaErrorEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("error" !== data1){
return fail(isVendorRealtimeGaErrorEvent, instancePath+"/type", "const", {allowedValue: "error"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
const _errs4 = errors; if(!(isVendorRealtimeGaError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaError.errors : vErrors.concat(isVendorRealtimeGaError.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaErrorEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaErrorEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaFunctionCallItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if((typeof data0 !== "string") && (data0 !== null)){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/id", "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/object", "type", {type: ["string","null"]}, "must be string,null");
}
if(!((data1 === "realtime.item") || (data1 === null))){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/object", "enum", {allowedValues: ["realtime.item",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs5 = errors; if(typeof data2 !== "string"){ return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("function_call" !== data2){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/type", "const", {allowedValue: "function_call"}, "must be equal to constant");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
let data3 = data.status; const _errs7 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/status", "type", {type: ["string","null"]}, "must be string,null");
}
if(!((((data3 === "completed") || (data3 === "in_progress")) || (data3 === "incomplete")) || (data3 === null))){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/status", "enum", {allowedValues: ["completed","in_progress","incomplete",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.call_id !== undefined){
let data4 = data.call_id; const _errs9 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/call_id", "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data5 = data.name; const _errs11 = errors; if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.arguments !== undefined){
const _errs13 = errors; if(typeof data.arguments !== "string"){
return fail(isVendorRealtimeGaFunctionCallItem, instancePath+"/arguments", "type", {type: "string"}, "must be string");
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorRealtimeGaFunctionCallItem, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaFunctionCallItem.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaFunctionCallOutputItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if((typeof data0 !== "string") && (data0 !== null)){
return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath+"/id", "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath+"/object", "type", {type: ["string","null"]}, "must be string,null");
}
if(!((data1 === "realtime.item") || (data1 === null))){
return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath+"/object", "enum", {allowedValues: ["realtime.item",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs5 = errors; if(typeof data2 !== "string"){
return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("function_call_output" !== data2){
return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath+"/type", "const", {allowedValue: "function_call_output"}, "must be equal to constant");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
let data3 = data.status; const _errs7 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath+"/status", "type", {type: ["string","null"]}, "must be string,null");
}
if(!((((data3 === "completed") || (data3 === "in_progress")) || (data3 === "incomplete")) || (data3 === null))){
return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath+"/status", "enum", {allowedValues: ["completed","in_progress","incomplete",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.call_id !== undefined){
let data4 = data.call_id; const _errs9 = errors; if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath+"/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath+"/call_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
const _errs11 = errors; if(typeof data.output !== "string"){
return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath+"/output", "type", {type: "string"}, "must be string");
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorRealtimeGaFunctionCallOutputItem, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaFunctionCallOutputItem.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaInputAudioBufferAppendEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.audio === undefined) && (missing0 = "audio"))){
return fail(isVendorRealtimeGaInputAudioBufferAppendEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isVendorRealtimeGaClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaClientEventId.errors : vErrors.concat(isVendorRealtimeGaClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaInputAudioBufferAppendEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("input_audio_buffer.append" !== data1){
return fail(isVendorRealtimeGaInputAudioBufferAppendEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.append"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
const _errs4 = errors; if(!(isRealtimeAudio(data.audio, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudio.errors : vErrors.concat(isRealtimeAudio.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaInputAudioBufferAppendEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaInputAudioBufferAppendEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaInputAudioBufferClearEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeGaInputAudioBufferClearEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isVendorRealtimeGaClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaClientEventId.errors : vErrors.concat(isVendorRealtimeGaClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaInputAudioBufferClearEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("input_audio_buffer.clear" !== data1){
return fail(isVendorRealtimeGaInputAudioBufferClearEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.clear"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRealtimeGaInputAudioBufferClearEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaInputAudioBufferClearEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaInputAudioBufferCommitEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeGaInputAudioBufferCommitEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isVendorRealtimeGaClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaClientEventId.errors : vErrors.concat(isVendorRealtimeGaClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaInputAudioBufferCommitEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("input_audio_buffer.commit" !== data1){
return fail(isVendorRealtimeGaInputAudioBufferCommitEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.commit"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRealtimeGaInputAudioBufferCommitEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaInputAudioBufferCommitEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaInputAudioBufferCommittedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isVendorRealtimeGaInputAudioBufferCommittedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaInputAudioBufferCommittedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("input_audio_buffer.committed" !== data1){
return fail(isVendorRealtimeGaInputAudioBufferCommittedEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.committed"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.previous_item_id !== undefined){
let data2 = data.previous_item_id; const _errs4 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVendorRealtimeGaInputAudioBufferCommittedEvent, instancePath+"/previous_item_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorRealtimeGaInputAudioBufferCommittedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaInputAudioBufferCommittedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorRealtimeGaInputAudioBufferCommittedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaInputAudioBufferCommittedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.audio_start_ms === undefined) && (missing0 = "audio_start_ms"))) || ((data.audio_end_ms === undefined) && (missing0 = "audio_end_ms"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("input_audio_buffer.timeout_triggered" !== data1){
return fail(isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.timeout_triggered"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_start_ms !== undefined){
let data2 = data.audio_start_ms; const _errs4 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent, instancePath+"/audio_start_ms", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
return fail(isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent, instancePath+"/audio_start_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_end_ms !== undefined){
let data3 = data.audio_end_ms; const _errs6 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent, instancePath+"/audio_end_ms", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent, instancePath+"/audio_end_ms", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data4 = data.item_id; const _errs8 = errors; if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaInputItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors; let valid0 = false;
const _errs1 = errors; if(!(isVendorRealtimeGaItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaItem.errors : vErrors.concat(isVendorRealtimeGaItem.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors; if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
const err0 = {instancePath,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs4 = errors; if(errors === _errs4){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
const err1 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} } else {
const err2 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} }
var valid1 = _errs4 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.type !== undefined){
let data1 = data.type; const _errs6 = errors; if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
if(!((data1 === "item_reference") || (data1 === null))){
const err4 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["item_reference",null]},message:"must be equal to one of the allowed values"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; } } } } else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} }
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err6 = {instancePath,keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
isVendorRealtimeGaInputItem.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isVendorRealtimeGaInputItem.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(!(isVendorRealtimeGaMessageItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaMessageItem.errors : vErrors.concat(isVendorRealtimeGaMessageItem.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(!(isVendorRealtimeGaFunctionCallItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaFunctionCallItem.errors : vErrors.concat(isVendorRealtimeGaFunctionCallItem.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else {
if(_valid0){ valid0 = true; passing0 = 1; }
const _errs4 = errors; if(!(isVendorRealtimeGaFunctionCallOutputItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaFunctionCallOutputItem.errors : vErrors.concat(isVendorRealtimeGaFunctionCallOutputItem.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 2]; } else {
if(_valid0){ valid0 = true; passing0 = 2; }
const _errs5 = errors; if(!(isVendorRealtimeGaOtherItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaOtherItem.errors : vErrors.concat(isVendorRealtimeGaOtherItem.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 3]; } else { if(_valid0){ valid0 = true; passing0 = 3; } } } }
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isVendorRealtimeGaItem.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeGaItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} } else { return fail(isVendorRealtimeGaItem, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaItem.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaMessageItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.content === undefined) && (missing0 = "content"))){
return fail(isVendorRealtimeGaMessageItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if((typeof data0 !== "string") && (data0 !== null)){
return fail(isVendorRealtimeGaMessageItem, instancePath+"/id", "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorRealtimeGaMessageItem, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isVendorRealtimeGaMessageItem, instancePath+"/object", "type", {type: ["string","null"]}, "must be string,null");
}
if(!((data1 === "realtime.item") || (data1 === null))){
return fail(isVendorRealtimeGaMessageItem, instancePath+"/object", "enum", {allowedValues: ["realtime.item",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs5 = errors; if(typeof data2 !== "string"){ return fail(isVendorRealtimeGaMessageItem, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message" !== data2){
return fail(isVendorRealtimeGaMessageItem, instancePath+"/type", "const", {allowedValue: "message"}, "must be equal to constant");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
let data3 = data.status; const _errs7 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isVendorRealtimeGaMessageItem, instancePath+"/status", "type", {type: ["string","null"]}, "must be string,null");
}
if(!((((data3 === "completed") || (data3 === "in_progress")) || (data3 === "incomplete")) || (data3 === null))){
return fail(isVendorRealtimeGaMessageItem, instancePath+"/status", "enum", {allowedValues: ["completed","in_progress","incomplete",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
const _errs9 = errors; if(!(isRealtimeRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeRole.errors : vErrors.concat(isRealtimeRole.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
let data5 = data.content; const _errs10 = errors; if(errors === _errs10){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors; if(!(isVendorRealtimeGaPart(data5[i0], {instancePath:instancePath+"/content/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaPart.errors : vErrors.concat(isVendorRealtimeGaPart.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){ break; } } } else { return fail(isVendorRealtimeGaMessageItem, instancePath+"/content", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorRealtimeGaMessageItem, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaMessageItem.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOtherItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeGaOtherItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; const _errs3 = errors; const _errs4 = errors; if(!(((data0 === "message") || (data0 === "function_call")) || (data0 === "function_call_output"))){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){ return fail(isVendorRealtimeGaOtherItem, instancePath+"/type", "not", {}, "must NOT be valid"); } else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } }
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorRealtimeGaOtherItem, instancePath+"/type", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOtherItem, instancePath+"/type", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRealtimeGaOtherItem, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOtherItem.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputAudioBufferClearEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeGaOutputAudioBufferClearEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isVendorRealtimeGaClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaClientEventId.errors : vErrors.concat(isVendorRealtimeGaClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaOutputAudioBufferClearEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("output_audio_buffer.clear" !== data1){
return fail(isVendorRealtimeGaOutputAudioBufferClearEvent, instancePath+"/type", "const", {allowedValue: "output_audio_buffer.clear"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRealtimeGaOutputAudioBufferClearEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputAudioBufferClearEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputAudioBufferClearedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))){
return fail(isVendorRealtimeGaOutputAudioBufferClearedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaOutputAudioBufferClearedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("output_audio_buffer.cleared" !== data1){
return fail(isVendorRealtimeGaOutputAudioBufferClearedEvent, instancePath+"/type", "const", {allowedValue: "output_audio_buffer.cleared"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaOutputAudioBufferClearedEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputAudioBufferClearedEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaOutputAudioBufferClearedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputAudioBufferClearedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputAudioBufferStartedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))){
return fail(isVendorRealtimeGaOutputAudioBufferStartedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaOutputAudioBufferStartedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("output_audio_buffer.started" !== data1){
return fail(isVendorRealtimeGaOutputAudioBufferStartedEvent, instancePath+"/type", "const", {allowedValue: "output_audio_buffer.started"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaOutputAudioBufferStartedEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputAudioBufferStartedEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaOutputAudioBufferStartedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputAudioBufferStartedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputAudioBufferStoppedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))){
return fail(isVendorRealtimeGaOutputAudioBufferStoppedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaOutputAudioBufferStoppedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("output_audio_buffer.stopped" !== data1){
return fail(isVendorRealtimeGaOutputAudioBufferStoppedEvent, instancePath+"/type", "const", {allowedValue: "output_audio_buffer.stopped"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaOutputAudioBufferStoppedEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputAudioBufferStoppedEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaOutputAudioBufferStoppedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputAudioBufferStoppedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputAudioDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
return fail(isVendorRealtimeGaOutputAudioDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaOutputAudioDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("response.output_audio.delta" !== data1){
return fail(isVendorRealtimeGaOutputAudioDeltaEvent, instancePath+"/type", "const", {allowedValue: "response.output_audio.delta"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaOutputAudioDeltaEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputAudioDeltaEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorRealtimeGaOutputAudioDeltaEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputAudioDeltaEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
const _errs10 = errors; if(!(isRealtimeAudio(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudio.errors : vErrors.concat(isRealtimeAudio.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorRealtimeGaOutputAudioDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputAudioDeltaEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputAudioDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))){
return fail(isVendorRealtimeGaOutputAudioDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaOutputAudioDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("response.output_audio.done" !== data1){
return fail(isVendorRealtimeGaOutputAudioDoneEvent, instancePath+"/type", "const", {allowedValue: "response.output_audio.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaOutputAudioDoneEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputAudioDoneEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorRealtimeGaOutputAudioDoneEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputAudioDoneEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorRealtimeGaOutputAudioDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputAudioDoneEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputAudioPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.transcript === undefined) && (missing0 = "transcript"))){
return fail(isVendorRealtimeGaOutputAudioPart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVendorRealtimeGaOutputAudioPart, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("audio" !== data0){
return fail(isVendorRealtimeGaOutputAudioPart, instancePath+"/type", "const", {allowedValue: "audio"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
let data1 = data.audio; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isVendorRealtimeGaOutputAudioPart, instancePath+"/audio", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.transcript !== undefined){
let data2 = data.transcript; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVendorRealtimeGaOutputAudioPart, instancePath+"/transcript", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaOutputAudioPart, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputAudioPart.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputAudioTranscriptDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
return fail(isVendorRealtimeGaOutputAudioTranscriptDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaOutputAudioTranscriptDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("response.output_audio_transcript.delta" !== data1){
return fail(isVendorRealtimeGaOutputAudioTranscriptDeltaEvent, instancePath+"/type", "const", {allowedValue: "response.output_audio_transcript.delta"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaOutputAudioTranscriptDeltaEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputAudioTranscriptDeltaEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorRealtimeGaOutputAudioTranscriptDeltaEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputAudioTranscriptDeltaEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
const _errs10 = errors; if(typeof data.delta !== "string"){
return fail(isVendorRealtimeGaOutputAudioTranscriptDeltaEvent, instancePath+"/delta", "type", {type: "string"}, "must be string");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorRealtimeGaOutputAudioTranscriptDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputAudioTranscriptDeltaEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputAudioTranscriptDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.transcript === undefined) && (missing0 = "transcript"))){
return fail(isVendorRealtimeGaOutputAudioTranscriptDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaOutputAudioTranscriptDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("response.output_audio_transcript.done" !== data1){
return fail(isVendorRealtimeGaOutputAudioTranscriptDoneEvent, instancePath+"/type", "const", {allowedValue: "response.output_audio_transcript.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaOutputAudioTranscriptDoneEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputAudioTranscriptDoneEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorRealtimeGaOutputAudioTranscriptDoneEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputAudioTranscriptDoneEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.transcript !== undefined){
const _errs10 = errors; if(typeof data.transcript !== "string"){
return fail(isVendorRealtimeGaOutputAudioTranscriptDoneEvent, instancePath+"/transcript", "type", {type: "string"}, "must be string");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorRealtimeGaOutputAudioTranscriptDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputAudioTranscriptDoneEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputItemAddedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isVendorRealtimeGaOutputItemAddedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaOutputItemAddedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("response.output_item.added" !== data1){
return fail(isVendorRealtimeGaOutputItemAddedEvent, instancePath+"/type", "const", {allowedValue: "response.output_item.added"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaOutputItemAddedEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputItemAddedEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs6 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs7 = errors; if(!(isVendorRealtimeGaItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaItem.errors : vErrors.concat(isVendorRealtimeGaItem.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorRealtimeGaOutputItemAddedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputItemAddedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputItemDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.item === undefined) && (missing0 = "item"))){
return fail(isVendorRealtimeGaOutputItemDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeGaOutputItemDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.output_item.done" !== data1){
return fail(isVendorRealtimeGaOutputItemDoneEvent, instancePath+"/type", "const", {allowedValue: "response.output_item.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaOutputItemDoneEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputItemDoneEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs6 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item !== undefined){
const _errs7 = errors; if(!(isVendorRealtimeGaItem(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaItem.errors : vErrors.concat(isVendorRealtimeGaItem.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorRealtimeGaOutputItemDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputItemDoneEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeGaOutputPart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(isVendorRealtimeGaOutputTextPart(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaOutputTextPart.errors : vErrors.concat(isVendorRealtimeGaOutputTextPart.errors);
errors = vErrors.length;
} } else if(tag0 === "audio"){
if(!(isVendorRealtimeGaOutputAudioPart(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaOutputAudioPart.errors : vErrors.concat(isVendorRealtimeGaOutputAudioPart.errors);
errors = vErrors.length;
} } else {
return fail(isVendorRealtimeGaOutputPart, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isVendorRealtimeGaOutputPart, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isVendorRealtimeGaOutputPart, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputPart.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputTextDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
return fail(isVendorRealtimeGaOutputTextDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaOutputTextDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("response.output_text.delta" !== data1){
return fail(isVendorRealtimeGaOutputTextDeltaEvent, instancePath+"/type", "const", {allowedValue: "response.output_text.delta"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaOutputTextDeltaEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputTextDeltaEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorRealtimeGaOutputTextDeltaEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputTextDeltaEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
const _errs10 = errors; if(typeof data.delta !== "string"){
return fail(isVendorRealtimeGaOutputTextDeltaEvent, instancePath+"/delta", "type", {type: "string"}, "must be string");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorRealtimeGaOutputTextDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputTextDeltaEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputTextDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response_id === undefined) && (missing0 = "response_id"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isVendorRealtimeGaOutputTextDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeGaOutputTextDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.output_text.done" !== data1){
return fail(isVendorRealtimeGaOutputTextDoneEvent, instancePath+"/type", "const", {allowedValue: "response.output_text.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaOutputTextDoneEvent, instancePath+"/response_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputTextDoneEvent, instancePath+"/response_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data3 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorRealtimeGaOutputTextDoneEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaOutputTextDoneEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_index !== undefined){
const _errs8 = errors; if(!(isRealtimeIndex(data.output_index, {instancePath:instancePath+"/output_index",parentData:data,parentDataProperty:"output_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs9 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
const _errs10 = errors; if(typeof data.text !== "string"){
return fail(isVendorRealtimeGaOutputTextDoneEvent, instancePath+"/text", "type", {type: "string"}, "must be string");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorRealtimeGaOutputTextDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputTextDoneEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaOutputTextPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isVendorRealtimeGaOutputTextPart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVendorRealtimeGaOutputTextPart, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("text" !== data0){
return fail(isVendorRealtimeGaOutputTextPart, instancePath+"/type", "const", {allowedValue: "text"}, "must be equal to constant");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
const _errs3 = errors; if(typeof data.text !== "string"){ return fail(isVendorRealtimeGaOutputTextPart, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRealtimeGaOutputTextPart, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaOutputTextPart.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeGaPart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs1 = errors; if(typeof data0 !== "string"){ return fail(isVendorRealtimeGaPart, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!(((((((data0 === "input_text") || (data0 === "input_audio")) || (data0 === "input_image")) || (data0 === "output_text")) || (data0 === "output_audio")) || (data0 === "text")) || (data0 === "audio"))){
return fail(isVendorRealtimeGaPart, instancePath+"/type", "enum", {allowedValues: ["input_text","input_audio","input_image","output_text","output_audio","text","audio"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
let data1 = data.text; const _errs3 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isVendorRealtimeGaPart, instancePath+"/text", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
let data2 = data.audio; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVendorRealtimeGaPart, instancePath+"/audio", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.transcript !== undefined){
let data3 = data.transcript; const _errs7 = errors; if((typeof data3 !== "string") && (data3 !== null)){
return fail(isVendorRealtimeGaPart, instancePath+"/transcript", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.image_url !== undefined){
let data4 = data.image_url; const _errs9 = errors; if((typeof data4 !== "string") && (data4 !== null)){
return fail(isVendorRealtimeGaPart, instancePath+"/image_url", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.detail !== undefined){
let data5 = data.detail; const _errs11 = errors; if((typeof data5 !== "string") && (data5 !== null)){
return fail(isVendorRealtimeGaPart, instancePath+"/detail", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorRealtimeGaPart, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaPart.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaRateLimit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
const _errs1 = errors; if(typeof data.name !== "string"){ return fail(isVendorRealtimeGaRateLimit, instancePath+"/name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.limit !== undefined){
let data1 = data.limit; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorRealtimeGaRateLimit, instancePath+"/limit", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isVendorRealtimeGaRateLimit, instancePath+"/limit", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.remaining !== undefined){
let data2 = data.remaining; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isVendorRealtimeGaRateLimit, instancePath+"/remaining", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
return fail(isVendorRealtimeGaRateLimit, instancePath+"/remaining", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.reset_seconds !== undefined){
let data3 = data.reset_seconds; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isVendorRealtimeGaRateLimit, instancePath+"/reset_seconds", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } else { return fail(isVendorRealtimeGaRateLimit, instancePath+"/reset_seconds", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaRateLimit, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaRateLimit.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaRateLimitsUpdatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.rate_limits === undefined) && (missing0 = "rate_limits"))){
return fail(isVendorRealtimeGaRateLimitsUpdatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaRateLimitsUpdatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("rate_limits.updated" !== data1){
return fail(isVendorRealtimeGaRateLimitsUpdatedEvent, instancePath+"/type", "const", {allowedValue: "rate_limits.updated"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.rate_limits !== undefined){
let data2 = data.rate_limits; const _errs4 = errors; if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors; if(!(isVendorRealtimeGaRateLimit(data2[i0], {instancePath:instancePath+"/rate_limits/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaRateLimit.errors : vErrors.concat(isVendorRealtimeGaRateLimit.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){ break; } } } else { return fail(isVendorRealtimeGaRateLimitsUpdatedEvent, instancePath+"/rate_limits", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaRateLimitsUpdatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaRateLimitsUpdatedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.output === undefined) && (missing0 = "output"))){
return fail(isVendorRealtimeGaResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorRealtimeGaResponse, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaResponse, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeGaResponse, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("realtime.response" !== data1){
return fail(isVendorRealtimeGaResponse, instancePath+"/object", "const", {allowedValue: "realtime.response"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs5 = errors; if(!(isRealtimeResponseStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeResponseStatus.errors : vErrors.concat(isRealtimeResponseStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status_details !== undefined){
let data3 = data.status_details; const _errs6 = errors; if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
return fail(isVendorRealtimeGaResponse, instancePath+"/status_details", "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type !== undefined){
let data4 = data3.type; const _errs8 = errors; if(typeof data4 !== "string"){
return fail(isVendorRealtimeGaResponse, instancePath+"/status_details/type", "type", {type: "string"}, "must be string");
}
if(!((((data4 === "completed") || (data4 === "cancelled")) || (data4 === "incomplete")) || (data4 === "failed"))){
return fail(isVendorRealtimeGaResponse, instancePath+"/status_details/type", "enum", {allowedValues: ["completed","cancelled","incomplete","failed"]}, "must be equal to one of the allowed values");
}
var valid1 = _errs8 === errors;
} else { var valid1 = true; }
if(valid1){ if(data3.reason !== undefined){
const _errs10 = errors; if(typeof data3.reason !== "string"){
return fail(isVendorRealtimeGaResponse, instancePath+"/status_details/reason", "type", {type: "string"}, "must be string");
}
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data3.error !== undefined){
let data6 = data3.error; const _errs12 = errors; if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
return fail(isVendorRealtimeGaResponse, instancePath+"/status_details/error", "type", {type: ["object","null"]}, "must be object,null");
}
var valid1 = _errs12 === errors;
} else { var valid1 = true; } } } } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
let data7 = data.output; const _errs14 = errors; if(errors === _errs14){
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors; if(!(isVendorRealtimeGaItem(data7[i0], {instancePath:instancePath+"/output/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaItem.errors : vErrors.concat(isVendorRealtimeGaItem.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){ break; } } } else { return fail(isVendorRealtimeGaResponse, instancePath+"/output", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
let data9 = data.usage; const _errs17 = errors; const _errs18 = errors; let valid3 = false;
let passing0 = null;
const _errs19 = errors; if(!(isVendorRealtimeGaUsage(data9, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaUsage.errors : vErrors.concat(isVendorRealtimeGaUsage.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
if(_valid0){ valid3 = true; passing0 = 0; }
const _errs20 = errors; if(data9 !== null){
const err0 = {instancePath:instancePath+"/usage",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid3){ valid3 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid3 = true; passing0 = 1; } }
if(!valid3){
const err1 = {instancePath:instancePath+"/usage",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVendorRealtimeGaResponse.errors = vErrors;
return false;
} else { errors = _errs18; if(vErrors !== null){ if(_errs18){ vErrors.length = _errs18; } else { vErrors = null; } } }
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.conversation_id !== undefined){
let data10 = data.conversation_id; const _errs22 = errors; if((typeof data10 !== "string") && (data10 !== null)){
return fail(isVendorRealtimeGaResponse, instancePath+"/conversation_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_modalities !== undefined){
const _errs24 = errors; if(!(isRealtimeGaOutputModalities(data.output_modalities, {instancePath:instancePath+"/output_modalities",parentData:data,parentDataProperty:"output_modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaOutputModalities.errors : vErrors.concat(isRealtimeGaOutputModalities.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
let data12 = data.audio; const _errs25 = errors; if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
return fail(isVendorRealtimeGaResponse, instancePath+"/audio", "type", {type: ["object","null"]}, "must be object,null");
}
var valid0 = _errs25 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
const _errs27 = errors; if(!(isRealtimeMaxTokens(data.max_output_tokens, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
let data14 = data.metadata; const _errs28 = errors; if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
return fail(isVendorRealtimeGaResponse, instancePath+"/metadata", "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === _errs28){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key0 in data14){
const _errs31 = errors; if(typeof data14[key0] !== "string"){
return fail(isVendorRealtimeGaResponse, instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"}, "must be string");
}
var valid4 = _errs31 === errors;
if(!valid4){ break; } } } }
var valid0 = _errs28 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } else { return fail(isVendorRealtimeGaResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaResponse.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaResponseCancelEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeGaResponseCancelEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isVendorRealtimeGaClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaClientEventId.errors : vErrors.concat(isVendorRealtimeGaClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeGaResponseCancelEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.cancel" !== data1){
return fail(isVendorRealtimeGaResponseCancelEvent, instancePath+"/type", "const", {allowedValue: "response.cancel"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs4 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVendorRealtimeGaResponseCancelEvent, instancePath+"/response_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaResponseCancelEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaResponseCancelEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaResponseConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output_modalities !== undefined){
let data0 = data.output_modalities; const _errs1 = errors; const _errs2 = errors; let valid1 = false;
let passing0 = null;
const _errs3 = errors; if(!(isRealtimeGaOutputModalities(data0, {instancePath:instancePath+"/output_modalities",parentData:data,parentDataProperty:"output_modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaOutputModalities.errors : vErrors.concat(isRealtimeGaOutputModalities.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs4 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/output_modalities",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/output_modalities",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVendorRealtimeGaResponseConfig.errors = vErrors;
return false;
} else { errors = _errs2; if(vErrors !== null){ if(_errs2){ vErrors.length = _errs2; } else { vErrors = null; } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.instructions !== undefined){
let data1 = data.instructions; const _errs6 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isVendorRealtimeGaResponseConfig, instancePath+"/instructions", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
let data2 = data.audio; const _errs8 = errors; if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
return fail(isVendorRealtimeGaResponseConfig, instancePath+"/audio", "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.output !== undefined){
let data3 = data2.output; const _errs11 = errors; let valid3 = false;
let passing1 = null;
const _errs12 = errors; if(!(isRealtimeGaAudioOutput(data3, {instancePath:instancePath+"/audio/output",parentData:data2,parentDataProperty:"output",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaAudioOutput.errors : vErrors.concat(isRealtimeGaAudioOutput.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
if(_valid1){ valid3 = true; passing1 = 0; }
const _errs13 = errors; if(data3 !== null){
const err2 = {instancePath:instancePath+"/audio/output",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs13 === errors;
if(_valid1 && valid3){ valid3 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid3 = true; passing1 = 1; } }
if(!valid3){
const err3 = {instancePath:instancePath+"/audio/output",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isVendorRealtimeGaResponseConfig.errors = vErrors;
return false;
} else { errors = _errs11; if(vErrors !== null){ if(_errs11){ vErrors.length = _errs11; } else { vErrors = null; } } } } } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
let data4 = data.tools; const _errs15 = errors; if((!(Array.isArray(data4))) && (data4 !== null)){
return fail(isVendorRealtimeGaResponseConfig, instancePath+"/tools", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs15){
if(Array.isArray(data4)){
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors; if(!(isRealtimeGaTool(data4[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaTool.errors : vErrors.concat(isRealtimeGaTool.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
if(!valid4){ break; } } } }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
let data6 = data.tool_choice; const _errs18 = errors; const _errs19 = errors; let valid5 = false;
let passing2 = null;
const _errs20 = errors; if(!(isRealtimeGaToolChoice(data6, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaToolChoice.errors : vErrors.concat(isRealtimeGaToolChoice.errors);
errors = vErrors.length;
}
var _valid2 = _errs20 === errors;
if(_valid2){ valid5 = true; passing2 = 0; }
const _errs21 = errors; if(data6 !== null){
const err4 = {instancePath:instancePath+"/tool_choice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs21 === errors;
if(_valid2 && valid5){ valid5 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid5 = true; passing2 = 1; } }
if(!valid5){
const err5 = {instancePath:instancePath+"/tool_choice",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isVendorRealtimeGaResponseConfig.errors = vErrors;
return false;
} else { errors = _errs19; if(vErrors !== null){ if(_errs19){ vErrors.length = _errs19; } else { vErrors = null; } } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
let data7 = data.max_output_tokens; const _errs23 = errors; const _errs24 = errors; let valid6 = false;
let passing3 = null;
const _errs25 = errors; if(!(isRealtimeMaxTokens(data7, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid3 = _errs25 === errors;
if(_valid3){ valid6 = true; passing3 = 0; }
const _errs26 = errors; if(data7 !== null){
const err6 = {instancePath:instancePath+"/max_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid3 = _errs26 === errors;
if(_valid3 && valid6){ valid6 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid6 = true; passing3 = 1; } }
if(!valid6){
const err7 = {instancePath:instancePath+"/max_output_tokens",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isVendorRealtimeGaResponseConfig.errors = vErrors;
return false;
} else { errors = _errs24; if(vErrors !== null){ if(_errs24){ vErrors.length = _errs24; } else { vErrors = null; } } }
var valid0 = _errs23 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.conversation !== undefined){
let data8 = data.conversation; const _errs28 = errors; if((typeof data8 !== "string") && (data8 !== null)){
return fail(isVendorRealtimeGaResponseConfig, instancePath+"/conversation", "type", {type: ["string","null"]}, "must be string,null");
}
if(!(((data8 === "auto") || (data8 === "none")) || (data8 === null))){
return fail(isVendorRealtimeGaResponseConfig, instancePath+"/conversation", "enum", {allowedValues: ["auto","none",null]}, "must be equal to one of the allowed values");
}
var valid0 = _errs28 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input !== undefined){
let data9 = data.input; const _errs30 = errors; if((!(Array.isArray(data9))) && (data9 !== null)){
return fail(isVendorRealtimeGaResponseConfig, instancePath+"/input", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs30){
if(Array.isArray(data9)){
var valid7 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs32 = errors; if(!(isVendorRealtimeGaInputItem(data9[i1], {instancePath:instancePath+"/input/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaInputItem.errors : vErrors.concat(isVendorRealtimeGaInputItem.errors);
errors = vErrors.length;
}
var valid7 = _errs32 === errors;
if(!valid7){ break; } } } }
var valid0 = _errs30 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
let data11 = data.metadata; const _errs33 = errors; if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
return fail(isVendorRealtimeGaResponseConfig, instancePath+"/metadata", "type", {type: ["object","null"]}, "must be object,null");
}
var valid0 = _errs33 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prompt !== undefined){
let data12 = data.prompt; const _errs35 = errors; const _errs36 = errors; let valid8 = false;
let passing4 = null;
const _errs37 = errors; if(!(isRealtimeGaPrompt(data12, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaPrompt.errors : vErrors.concat(isRealtimeGaPrompt.errors);
errors = vErrors.length;
}
var _valid4 = _errs37 === errors;
if(_valid4){ valid8 = true; passing4 = 0; }
const _errs38 = errors; if(data12 !== null){
const err8 = {instancePath:instancePath+"/prompt",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
var _valid4 = _errs38 === errors;
if(_valid4 && valid8){ valid8 = false; passing4 = [passing4, 1]; } else { if(_valid4){ valid8 = true; passing4 = 1; } }
if(!valid8){
const err9 = {instancePath:instancePath+"/prompt",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isVendorRealtimeGaResponseConfig.errors = vErrors;
return false;
} else { errors = _errs36; if(vErrors !== null){ if(_errs36){ vErrors.length = _errs36; } else { vErrors = null; } } }
var valid0 = _errs35 === errors;
} else { var valid0 = true; } } } } } } } } } } } else { return fail(isVendorRealtimeGaResponseConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaResponseConfig.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaResponseCreateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeGaResponseCreateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isVendorRealtimeGaClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaClientEventId.errors : vErrors.concat(isVendorRealtimeGaClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeGaResponseCreateEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.create" !== data1){
return fail(isVendorRealtimeGaResponseCreateEvent, instancePath+"/type", "const", {allowedValue: "response.create"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
let data2 = data.response; const _errs4 = errors; const _errs5 = errors; let valid1 = false;
let passing0 = null;
const _errs6 = errors; if(!(isVendorRealtimeGaResponseConfig(data2, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaResponseConfig.errors : vErrors.concat(isVendorRealtimeGaResponseConfig.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs7 = errors; if(data2 !== null){
const err0 = {instancePath:instancePath+"/response",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/response",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVendorRealtimeGaResponseCreateEvent.errors = vErrors;
return false;
} else { errors = _errs5; if(vErrors !== null){ if(_errs5){ vErrors.length = _errs5; } else { vErrors = null; } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaResponseCreateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaResponseCreateEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaResponseCreatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response === undefined) && (missing0 = "response"))){
return fail(isVendorRealtimeGaResponseCreatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaResponseCreatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("response.created" !== data1){
return fail(isVendorRealtimeGaResponseCreatedEvent, instancePath+"/type", "const", {allowedValue: "response.created"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
const _errs4 = errors; if(!(isVendorRealtimeGaResponse(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaResponse.errors : vErrors.concat(isVendorRealtimeGaResponse.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaResponseCreatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaResponseCreatedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaResponseDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response === undefined) && (missing0 = "response"))){
return fail(isVendorRealtimeGaResponseDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeGaResponseDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.done" !== data1){
return fail(isVendorRealtimeGaResponseDoneEvent, instancePath+"/type", "const", {allowedValue: "response.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
const _errs4 = errors; if(!(isVendorRealtimeGaResponse(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaResponse.errors : vErrors.concat(isVendorRealtimeGaResponse.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaResponseDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaResponseDoneEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaSessionCreatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.session === undefined) && (missing0 = "session"))){
return fail(isVendorRealtimeGaSessionCreatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeGaSessionCreatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("session.created" !== data1){
return fail(isVendorRealtimeGaSessionCreatedEvent, instancePath+"/type", "const", {allowedValue: "session.created"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
const _errs4 = errors; if(!(isRealtimeGaSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaSession.errors : vErrors.concat(isRealtimeGaSession.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaSessionCreatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaSessionCreatedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaSessionUpdateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.session === undefined) && (missing0 = "session"))){
return fail(isVendorRealtimeGaSessionUpdateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isVendorRealtimeGaClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaClientEventId.errors : vErrors.concat(isVendorRealtimeGaClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeGaSessionUpdateEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("session.update" !== data1){
return fail(isVendorRealtimeGaSessionUpdateEvent, instancePath+"/type", "const", {allowedValue: "session.update"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
const _errs4 = errors; if(!(isRealtimeGaSessionConfig(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaSessionConfig.errors : vErrors.concat(isRealtimeGaSessionConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaSessionUpdateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaSessionUpdateEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaSessionUpdatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.session === undefined) && (missing0 = "session"))){
return fail(isVendorRealtimeGaSessionUpdatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeGaSessionUpdatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("session.updated" !== data1){
return fail(isVendorRealtimeGaSessionUpdatedEvent, instancePath+"/type", "const", {allowedValue: "session.updated"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
const _errs4 = errors; if(!(isRealtimeGaSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeGaSession.errors : vErrors.concat(isRealtimeGaSession.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaSessionUpdatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaSessionUpdatedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaSpeechStoppedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.audio_end_ms === undefined) && (missing0 = "audio_end_ms"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isVendorRealtimeGaSpeechStoppedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeGaSpeechStoppedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("input_audio_buffer.speech_stopped" !== data1){
return fail(isVendorRealtimeGaSpeechStoppedEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.speech_stopped"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_start_ms !== undefined){
const _errs4 = errors; if(!(isRealtimeAudioStartMs(data.audio_start_ms, {instancePath:instancePath+"/audio_start_ms",parentData:data,parentDataProperty:"audio_start_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioStartMs.errors : vErrors.concat(isRealtimeAudioStartMs.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio_end_ms !== undefined){
const _errs5 = errors; if(!(isRealtimeAudioEndMs(data.audio_end_ms, {instancePath:instancePath+"/audio_end_ms",parentData:data,parentDataProperty:"audio_end_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioEndMs.errors : vErrors.concat(isRealtimeAudioEndMs.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data4 = data.item_id; const _errs6 = errors; if(errors === _errs6){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isVendorRealtimeGaSpeechStoppedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaSpeechStoppedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorRealtimeGaSpeechStoppedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaSpeechStoppedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaTranscriptionCompletedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.transcript === undefined) && (missing0 = "transcript"))){
return fail(isVendorRealtimeGaTranscriptionCompletedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaTranscriptionCompletedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.input_audio_transcription.completed" !== data1){
return fail(isVendorRealtimeGaTranscriptionCompletedEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.input_audio_transcription.completed"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaTranscriptionCompletedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaTranscriptionCompletedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs6 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.transcript !== undefined){
const _errs7 = errors; if(typeof data.transcript !== "string"){
return fail(isVendorRealtimeGaTranscriptionCompletedEvent, instancePath+"/transcript", "type", {type: "string"}, "must be string");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.logprobs !== undefined){
let data5 = data.logprobs; const _errs9 = errors; if((!(Array.isArray(data5))) && (data5 !== null)){
return fail(isVendorRealtimeGaTranscriptionCompletedEvent, instancePath+"/logprobs", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs9){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0]; const _errs11 = errors; if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
return fail(isVendorRealtimeGaTranscriptionCompletedEvent, instancePath+"/logprobs/" + i0, "type", {type: "object"}, "must be object");
}
var valid1 = _errs11 === errors;
if(!valid1){ break; } } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
let data7 = data.usage; const _errs13 = errors; if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
return fail(isVendorRealtimeGaTranscriptionCompletedEvent, instancePath+"/usage", "type", {type: ["object","null"]}, "must be object,null");
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorRealtimeGaTranscriptionCompletedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaTranscriptionCompletedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaTranscriptionDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
return fail(isVendorRealtimeGaTranscriptionDeltaEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaTranscriptionDeltaEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.input_audio_transcription.delta" !== data1){
return fail(isVendorRealtimeGaTranscriptionDeltaEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.input_audio_transcription.delta"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaTranscriptionDeltaEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaTranscriptionDeltaEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs6 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.delta !== undefined){
const _errs7 = errors; if(typeof data.delta !== "string"){
return fail(isVendorRealtimeGaTranscriptionDeltaEvent, instancePath+"/delta", "type", {type: "string"}, "must be string");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.logprobs !== undefined){
let data5 = data.logprobs; const _errs9 = errors; if((!(Array.isArray(data5))) && (data5 !== null)){
return fail(isVendorRealtimeGaTranscriptionDeltaEvent, instancePath+"/logprobs", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs9){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0]; const _errs11 = errors; if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
return fail(isVendorRealtimeGaTranscriptionDeltaEvent, instancePath+"/logprobs/" + i0, "type", {type: "object"}, "must be object");
}
var valid1 = _errs11 === errors;
if(!valid1){ break; } } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorRealtimeGaTranscriptionDeltaEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaTranscriptionDeltaEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaTranscriptionError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs1 = errors; if(typeof data.type !== "string"){
return fail(isVendorRealtimeGaTranscriptionError, instancePath+"/type", "type", {type: "string"}, "must be string");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
const _errs3 = errors; if(typeof data.code !== "string"){
return fail(isVendorRealtimeGaTranscriptionError, instancePath+"/code", "type", {type: "string"}, "must be string");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.message !== undefined){
const _errs5 = errors; if(typeof data.message !== "string"){
return fail(isVendorRealtimeGaTranscriptionError, instancePath+"/message", "type", {type: "string"}, "must be string");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.param !== undefined){
const _errs7 = errors; if(typeof data.param !== "string"){
return fail(isVendorRealtimeGaTranscriptionError, instancePath+"/param", "type", {type: "string"}, "must be string");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeGaTranscriptionError, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaTranscriptionError.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaTranscriptionFailedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.error === undefined) && (missing0 = "error"))){
return fail(isVendorRealtimeGaTranscriptionFailedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeGaTranscriptionFailedEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("conversation.item.input_audio_transcription.failed" !== data1){
return fail(isVendorRealtimeGaTranscriptionFailedEvent, instancePath+"/type", "const", {allowedValue: "conversation.item.input_audio_transcription.failed"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.item_id !== undefined){
let data2 = data.item_id; const _errs4 = errors; if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1 || (data2.length < 1 && ucs2length(data2) < 1)){
return fail(isVendorRealtimeGaTranscriptionFailedEvent, instancePath+"/item_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeGaTranscriptionFailedEvent, instancePath+"/item_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content_index !== undefined){
const _errs6 = errors; if(!(isRealtimeIndex(data.content_index, {instancePath:instancePath+"/content_index",parentData:data,parentDataProperty:"content_index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeIndex.errors : vErrors.concat(isRealtimeIndex.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.error !== undefined){
const _errs7 = errors; if(!(isVendorRealtimeGaTranscriptionError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeGaTranscriptionError.errors : vErrors.concat(isVendorRealtimeGaTranscriptionError.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorRealtimeGaTranscriptionFailedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaTranscriptionFailedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeGaUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.total_tokens === undefined) && (missing0 = "total_tokens")) || ((data.input_tokens === undefined) && (missing0 = "input_tokens"))) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))){
return fail(isVendorRealtimeGaUsage, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.total_tokens !== undefined){
let data0 = data.total_tokens; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isVendorRealtimeGaUsage, instancePath+"/total_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
return fail(isVendorRealtimeGaUsage, instancePath+"/total_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_tokens !== undefined){
let data1 = data.input_tokens; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorRealtimeGaUsage, instancePath+"/input_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isVendorRealtimeGaUsage, instancePath+"/input_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_tokens !== undefined){
let data2 = data.output_tokens; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isVendorRealtimeGaUsage, instancePath+"/output_tokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
return fail(isVendorRealtimeGaUsage, instancePath+"/output_tokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_token_details !== undefined){
let data3 = data.input_token_details; const _errs7 = errors; if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return fail(isVendorRealtimeGaUsage, instancePath+"/input_token_details", "type", {type: "object"}, "must be object");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_token_details !== undefined){
let data4 = data.output_token_details; const _errs9 = errors; if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
return fail(isVendorRealtimeGaUsage, instancePath+"/output_token_details", "type", {type: "object"}, "must be object");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorRealtimeGaUsage, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeGaUsage.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeInputAudioBufferAppendEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.audio === undefined) && (missing0 = "audio"))){
return fail(isVendorRealtimeInputAudioBufferAppendEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeInputAudioBufferAppendEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("input_audio_buffer.append" !== data1){
return fail(isVendorRealtimeInputAudioBufferAppendEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.append"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audio !== undefined){
const _errs5 = errors; if(!(isRealtimeAudio(data.audio, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudio.errors : vErrors.concat(isRealtimeAudio.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeInputAudioBufferAppendEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeInputAudioBufferAppendEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeInputAudioBufferClearEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeInputAudioBufferClearEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeInputAudioBufferClearEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("input_audio_buffer.clear" !== data1){
return fail(isVendorRealtimeInputAudioBufferClearEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.clear"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRealtimeInputAudioBufferClearEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeInputAudioBufferClearEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeInputAudioBufferCommitEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeInputAudioBufferCommitEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeInputAudioBufferCommitEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("input_audio_buffer.commit" !== data1){
return fail(isVendorRealtimeInputAudioBufferCommitEvent, instancePath+"/type", "const", {allowedValue: "input_audio_buffer.commit"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRealtimeInputAudioBufferCommitEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeInputAudioBufferCommitEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeInputAudioContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.audio === undefined) && (missing0 = "audio")){
const err0 = {instancePath,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.audio !== undefined){
if(typeof data.audio !== "string"){
const err1 = {instancePath:instancePath+"/audio",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} } } }
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.transcript === undefined) && (missing1 = "transcript")){
const err2 = {instancePath,keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} else {
if(data.transcript !== undefined){
if(typeof data.transcript !== "string"){
const err3 = {instancePath:instancePath+"/transcript",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} } } }
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
isVendorRealtimeInputAudioContent.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
return fail(isVendorRealtimeInputAudioContent, instancePath, "required", {missingProperty: missing2}, "must have required property '"+missing2+"'");
} else {
if(data.type !== undefined){
let data2 = data.type; const _errs9 = errors; if(typeof data2 !== "string"){ return fail(isVendorRealtimeInputAudioContent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!(((data2 === "audio") || (data2 === "input_audio")) || (data2 === "output_audio"))){
return fail(isVendorRealtimeInputAudioContent, instancePath+"/type", "enum", {allowedValues: ["audio","input_audio","output_audio"]}, "must be equal to one of the allowed values");
}
var valid3 = _errs9 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.audio !== undefined){
const _errs11 = errors; if(!(isRealtimeAudio(data.audio, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudio.errors : vErrors.concat(isRealtimeAudio.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
} else { var valid3 = true; }
if(valid3){ if(data.transcript !== undefined){
const _errs12 = errors; if(typeof data.transcript !== "string"){
return fail(isVendorRealtimeInputAudioContent, instancePath+"/transcript", "type", {type: "string"}, "must be string");
}
var valid3 = _errs12 === errors;
} else { var valid3 = true; } } } } } else { return fail(isVendorRealtimeInputAudioContent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeInputAudioContent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeInputContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeInputContent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(isVendorRealtimeInputTextContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputTextContent.errors : vErrors.concat(isVendorRealtimeInputTextContent.errors);
errors = vErrors.length;
} } else if(tag0 === "input_text"){
if(!(isVendorRealtimeInputTextContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputTextContent.errors : vErrors.concat(isVendorRealtimeInputTextContent.errors);
errors = vErrors.length;
} } else if(tag0 === "output_text"){
if(!(isVendorRealtimeInputTextContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputTextContent.errors : vErrors.concat(isVendorRealtimeInputTextContent.errors);
errors = vErrors.length;
} } else if(tag0 === "audio"){
if(!(isVendorRealtimeInputAudioContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputAudioContent.errors : vErrors.concat(isVendorRealtimeInputAudioContent.errors);
errors = vErrors.length;
} } else if(tag0 === "input_audio"){
if(!(isVendorRealtimeInputAudioContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputAudioContent.errors : vErrors.concat(isVendorRealtimeInputAudioContent.errors);
errors = vErrors.length;
} } else if(tag0 === "output_audio"){
if(!(isVendorRealtimeInputAudioContent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputAudioContent.errors : vErrors.concat(isVendorRealtimeInputAudioContent.errors);
errors = vErrors.length;
} } else {
return fail(isVendorRealtimeInputContent, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isVendorRealtimeInputContent, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isVendorRealtimeInputContent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeInputContent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeInputFunctionCallItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
return fail(isVendorRealtimeInputFunctionCallItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
const _errs2 = errors; if(!(isRealtimeInputItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemId.errors : vErrors.concat(isRealtimeInputItemId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
const _errs3 = errors; if(!(isRealtimeInputItemObject(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemObject.errors : vErrors.concat(isRealtimeInputItemObject.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs4 = errors; if(typeof data2 !== "string"){ return fail(isVendorRealtimeInputFunctionCallItem, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("function_call" !== data2){
return fail(isVendorRealtimeInputFunctionCallItem, instancePath+"/type", "const", {allowedValue: "function_call"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs6 = errors; if(!(isRealtimeInputItemStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemStatus.errors : vErrors.concat(isRealtimeInputItemStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.call_id !== undefined){
let data4 = data.call_id; const _errs7 = errors; if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isVendorRealtimeInputFunctionCallItem, instancePath+"/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeInputFunctionCallItem, instancePath+"/call_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data5 = data.name; const _errs9 = errors; if(errors === _errs9){
if(typeof data5 === "string"){
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isVendorRealtimeInputFunctionCallItem, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeInputFunctionCallItem, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.arguments !== undefined){
const _errs11 = errors; if(typeof data.arguments !== "string"){
return fail(isVendorRealtimeInputFunctionCallItem, instancePath+"/arguments", "type", {type: "string"}, "must be string");
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorRealtimeInputFunctionCallItem, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeInputFunctionCallItem.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeInputFunctionCallOutputItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
return fail(isVendorRealtimeInputFunctionCallOutputItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
const _errs2 = errors; if(!(isRealtimeInputItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemId.errors : vErrors.concat(isRealtimeInputItemId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
const _errs3 = errors; if(!(isRealtimeInputItemObject(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemObject.errors : vErrors.concat(isRealtimeInputItemObject.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs4 = errors; if(typeof data2 !== "string"){
return fail(isVendorRealtimeInputFunctionCallOutputItem, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("function_call_output" !== data2){
return fail(isVendorRealtimeInputFunctionCallOutputItem, instancePath+"/type", "const", {allowedValue: "function_call_output"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs6 = errors; if(!(isRealtimeInputItemStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemStatus.errors : vErrors.concat(isRealtimeInputItemStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.call_id !== undefined){
let data4 = data.call_id; const _errs7 = errors; if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && ucs2length(data4) < 1)){
return fail(isVendorRealtimeInputFunctionCallOutputItem, instancePath+"/call_id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeInputFunctionCallOutputItem, instancePath+"/call_id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
const _errs9 = errors; if(typeof data.output !== "string"){
return fail(isVendorRealtimeInputFunctionCallOutputItem, instancePath+"/output", "type", {type: "string"}, "must be string");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorRealtimeInputFunctionCallOutputItem, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeInputFunctionCallOutputItem.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeInputItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeInputItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "message"){
if(!(isVendorRealtimeInputMessageItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputMessageItem.errors : vErrors.concat(isVendorRealtimeInputMessageItem.errors);
errors = vErrors.length;
} } else if(tag0 === "function_call"){
if(!(isVendorRealtimeInputFunctionCallItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputFunctionCallItem.errors : vErrors.concat(isVendorRealtimeInputFunctionCallItem.errors);
errors = vErrors.length;
} } else if(tag0 === "function_call_output"){
if(!(isVendorRealtimeInputFunctionCallOutputItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputFunctionCallOutputItem.errors : vErrors.concat(isVendorRealtimeInputFunctionCallOutputItem.errors);
errors = vErrors.length;
} } else {
return fail(isVendorRealtimeInputItem, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isVendorRealtimeInputItem, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isVendorRealtimeInputItem, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeInputItem.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeInputMessageItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.content === undefined) && (missing0 = "content"))){
return fail(isVendorRealtimeInputMessageItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
const _errs2 = errors; if(!(isRealtimeInputItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemId.errors : vErrors.concat(isRealtimeInputItemId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
const _errs3 = errors; if(!(isRealtimeInputItemObject(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemObject.errors : vErrors.concat(isRealtimeInputItemObject.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data2 = data.type; const _errs4 = errors; if(typeof data2 !== "string"){ return fail(isVendorRealtimeInputMessageItem, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("message" !== data2){
return fail(isVendorRealtimeInputMessageItem, instancePath+"/type", "const", {allowedValue: "message"}, "must be equal to constant");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs6 = errors; if(!(isRealtimeInputItemStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeInputItemStatus.errors : vErrors.concat(isRealtimeInputItemStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.role !== undefined){
const _errs7 = errors; if(!(isRealtimeRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeRole.errors : vErrors.concat(isRealtimeRole.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
let data5 = data.content; const _errs8 = errors; if(errors === _errs8){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors; if(!(isVendorRealtimeInputContent(data5[i0], {instancePath:instancePath+"/content/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputContent.errors : vErrors.concat(isVendorRealtimeInputContent.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){ break; } } } else { return fail(isVendorRealtimeInputMessageItem, instancePath+"/content", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorRealtimeInputMessageItem, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeInputMessageItem.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeInputTextContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return fail(isVendorRealtimeInputTextContent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorRealtimeInputTextContent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if(!(((data0 === "text") || (data0 === "input_text")) || (data0 === "output_text"))){
return fail(isVendorRealtimeInputTextContent, instancePath+"/type", "enum", {allowedValues: ["text","input_text","output_text"]}, "must be equal to one of the allowed values");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
const _errs4 = errors; if(typeof data.text !== "string"){ return fail(isVendorRealtimeInputTextContent, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRealtimeInputTextContent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeInputTextContent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeItemReference(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
return fail(isVendorRealtimeItemReference, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.type !== undefined){
let data0 = data.type; const _errs2 = errors; if(typeof data0 !== "string"){ return fail(isVendorRealtimeItemReference, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("item_reference" !== data0){
return fail(isVendorRealtimeItemReference, instancePath+"/type", "const", {allowedValue: "item_reference"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
let data1 = data.id; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRealtimeItemReference, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeItemReference, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRealtimeItemReference, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeItemReference.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeNoiseReductionConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
function isVendorRealtimeOutputAudioBufferClearEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeOutputAudioBufferClearEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){
return fail(isVendorRealtimeOutputAudioBufferClearEvent, instancePath+"/type", "type", {type: "string"}, "must be string");
}
if("output_audio_buffer.clear" !== data1){
return fail(isVendorRealtimeOutputAudioBufferClearEvent, instancePath+"/type", "const", {allowedValue: "output_audio_buffer.clear"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorRealtimeOutputAudioBufferClearEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeOutputAudioBufferClearEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_details === undefined) && (missing0 = "status_details"))) || ((data.output === undefined) && (missing0 = "output"))) || ((data.usage === undefined) && (missing0 = "usage"))){
return fail(isVendorRealtimeResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
let data0 = data.id; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorRealtimeResponse, instancePath+"/id", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorRealtimeResponse, instancePath+"/id", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.object !== undefined){
let data1 = data.object; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeResponse, instancePath+"/object", "type", {type: "string"}, "must be string"); }
if("realtime.response" !== data1){
return fail(isVendorRealtimeResponse, instancePath+"/object", "const", {allowedValue: "realtime.response"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status !== undefined){
const _errs5 = errors; if(!(isRealtimeResponseStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeResponseStatus.errors : vErrors.concat(isRealtimeResponseStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.status_details !== undefined){
let data3 = data.status_details; const _errs6 = errors; const _errs7 = errors; let valid1 = false;
let passing0 = null;
const _errs8 = errors; if(!(isRealtimeStatusDetails(data3, {instancePath:instancePath+"/status_details",parentData:data,parentDataProperty:"status_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeStatusDetails.errors : vErrors.concat(isRealtimeStatusDetails.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs9 = errors; if(data3 !== null){
const err0 = {instancePath:instancePath+"/status_details",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/status_details",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVendorRealtimeResponse.errors = vErrors;
return false;
} else { errors = _errs7; if(vErrors !== null){ if(_errs7){ vErrors.length = _errs7; } else { vErrors = null; } } }
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
let data4 = data.output; const _errs11 = errors; if(errors === _errs11){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors; if(!(isRealtimeItem(data4[i0], {instancePath:instancePath+"/output/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeItem.errors : vErrors.concat(isRealtimeItem.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){ break; } } } else { return fail(isVendorRealtimeResponse, instancePath+"/output", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usage !== undefined){
let data6 = data.usage; const _errs14 = errors; const _errs15 = errors; let valid3 = false;
let passing1 = null;
const _errs16 = errors; if(!(isRealtimeUsage(data6, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeUsage.errors : vErrors.concat(isRealtimeUsage.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
if(_valid1){ valid3 = true; passing1 = 0; }
const _errs17 = errors; if(data6 !== null){
const err2 = {instancePath:instancePath+"/usage",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs17 === errors;
if(_valid1 && valid3){ valid3 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid3 = true; passing1 = 1; } }
if(!valid3){
const err3 = {instancePath:instancePath+"/usage",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isVendorRealtimeResponse.errors = vErrors;
return false;
} else { errors = _errs15; if(vErrors !== null){ if(_errs15){ vErrors.length = _errs15; } else { vErrors = null; } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.conversation_id !== undefined){
let data7 = data.conversation_id; const _errs19 = errors; if((typeof data7 !== "string") && (data7 !== null)){
return fail(isVendorRealtimeResponse, instancePath+"/conversation_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.modalities !== undefined){
const _errs21 = errors; if(!(isRealtimeModalities(data.modalities, {instancePath:instancePath+"/modalities",parentData:data,parentDataProperty:"modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModalities.errors : vErrors.concat(isRealtimeModalities.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voice !== undefined){
const _errs22 = errors; if(!(isVendorRealtimeVoice(data.voice, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeVoice.errors : vErrors.concat(isVendorRealtimeVoice.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_audio_format !== undefined){
const _errs23 = errors; if(!(isRealtimeAudioFormat(data.output_audio_format, {instancePath:instancePath+"/output_audio_format",parentData:data,parentDataProperty:"output_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
const _errs24 = errors; if(!(isRealtimeTemperature(data.temperature, {instancePath:instancePath+"/temperature",parentData:data,parentDataProperty:"temperature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTemperature.errors : vErrors.concat(isRealtimeTemperature.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
const _errs25 = errors; if(!(isRealtimeMaxTokens(data.max_output_tokens, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
let data13 = data.metadata; const _errs26 = errors; if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
return fail(isVendorRealtimeResponse, instancePath+"/metadata", "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === _errs26){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
const _errs29 = errors; if(typeof data13[key0] !== "string"){
return fail(isVendorRealtimeResponse, instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"}, "must be string");
}
var valid4 = _errs29 === errors;
if(!valid4){ break; } } } }
var valid0 = _errs26 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } else { return fail(isVendorRealtimeResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeResponse.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeResponseCancelEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeResponseCancelEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeResponseCancelEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.cancel" !== data1){
return fail(isVendorRealtimeResponseCancelEvent, instancePath+"/type", "const", {allowedValue: "response.cancel"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response_id !== undefined){
let data2 = data.response_id; const _errs5 = errors; if((typeof data2 !== "string") && (data2 !== null)){
return fail(isVendorRealtimeResponseCancelEvent, instancePath+"/response_id", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeResponseCancelEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeResponseCancelEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeResponseConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modalities !== undefined){
let data0 = data.modalities; const _errs2 = errors; const _errs3 = errors; let valid1 = false;
let passing0 = null;
const _errs4 = errors; if(!(isRealtimeModalities(data0, {instancePath:instancePath+"/modalities",parentData:data,parentDataProperty:"modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModalities.errors : vErrors.concat(isRealtimeModalities.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs5 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/modalities",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/modalities",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVendorRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.instructions !== undefined){
let data1 = data.instructions; const _errs7 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isVendorRealtimeResponseConfig, instancePath+"/instructions", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voice !== undefined){
let data2 = data.voice; const _errs9 = errors; const _errs10 = errors; let valid2 = false;
let passing1 = null;
const _errs11 = errors; if(!(isVendorRealtimeVoice(data2, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeVoice.errors : vErrors.concat(isVendorRealtimeVoice.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs12 = errors; if(data2 !== null){
const err2 = {instancePath:instancePath+"/voice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs12 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/voice",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isVendorRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs10; if(vErrors !== null){ if(_errs10){ vErrors.length = _errs10; } else { vErrors = null; } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_audio_format !== undefined){
let data3 = data.output_audio_format; const _errs14 = errors; const _errs15 = errors; let valid3 = false;
let passing2 = null;
const _errs16 = errors; if(!(isRealtimeAudioFormat(data3, {instancePath:instancePath+"/output_audio_format",parentData:data,parentDataProperty:"output_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
if(_valid2){ valid3 = true; passing2 = 0; }
const _errs17 = errors; if(data3 !== null){
const err4 = {instancePath:instancePath+"/output_audio_format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs17 === errors;
if(_valid2 && valid3){ valid3 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid3 = true; passing2 = 1; } }
if(!valid3){
const err5 = {instancePath:instancePath+"/output_audio_format",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isVendorRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs15; if(vErrors !== null){ if(_errs15){ vErrors.length = _errs15; } else { vErrors = null; } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
let data4 = data.tools; const _errs19 = errors; if((!(Array.isArray(data4))) && (data4 !== null)){
return fail(isVendorRealtimeResponseConfig, instancePath+"/tools", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs19){
if(Array.isArray(data4)){
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors; if(!(isVendorRealtimeTool(data4[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTool.errors : vErrors.concat(isVendorRealtimeTool.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
if(!valid4){ break; } } } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
let data6 = data.tool_choice; const _errs22 = errors; const _errs23 = errors; let valid5 = false;
let passing3 = null;
const _errs24 = errors; if(!(isVendorRealtimeToolChoice(data6, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeToolChoice.errors : vErrors.concat(isVendorRealtimeToolChoice.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
if(_valid3){ valid5 = true; passing3 = 0; }
const _errs25 = errors; if(data6 !== null){
const err6 = {instancePath:instancePath+"/tool_choice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid3 = _errs25 === errors;
if(_valid3 && valid5){ valid5 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid5 = true; passing3 = 1; } }
if(!valid5){
const err7 = {instancePath:instancePath+"/tool_choice",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isVendorRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs23; if(vErrors !== null){ if(_errs23){ vErrors.length = _errs23; } else { vErrors = null; } } }
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
let data7 = data.temperature; const _errs27 = errors; const _errs28 = errors; let valid6 = false;
let passing4 = null;
const _errs29 = errors; if(!(isRealtimeTemperature(data7, {instancePath:instancePath+"/temperature",parentData:data,parentDataProperty:"temperature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTemperature.errors : vErrors.concat(isRealtimeTemperature.errors);
errors = vErrors.length;
}
var _valid4 = _errs29 === errors;
if(_valid4){ valid6 = true; passing4 = 0; }
const _errs30 = errors; if(data7 !== null){
const err8 = {instancePath:instancePath+"/temperature",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
var _valid4 = _errs30 === errors;
if(_valid4 && valid6){ valid6 = false; passing4 = [passing4, 1]; } else { if(_valid4){ valid6 = true; passing4 = 1; } }
if(!valid6){
const err9 = {instancePath:instancePath+"/temperature",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isVendorRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs28; if(vErrors !== null){ if(_errs28){ vErrors.length = _errs28; } else { vErrors = null; } } }
var valid0 = _errs27 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
let data8 = data.max_output_tokens; const _errs32 = errors; const _errs33 = errors; let valid7 = false;
let passing5 = null;
const _errs34 = errors; if(!(isRealtimeMaxTokens(data8, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid5 = _errs34 === errors;
if(_valid5){ valid7 = true; passing5 = 0; }
const _errs35 = errors; if(data8 !== null){
const err10 = {instancePath:instancePath+"/max_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
}
var _valid5 = _errs35 === errors;
if(_valid5 && valid7){ valid7 = false; passing5 = [passing5, 1]; } else { if(_valid5){ valid7 = true; passing5 = 1; } }
if(!valid7){
const err11 = {instancePath:instancePath+"/max_output_tokens",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
isVendorRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs33; if(vErrors !== null){ if(_errs33){ vErrors.length = _errs33; } else { vErrors = null; } } }
var valid0 = _errs32 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_response_output_tokens !== undefined){
let data9 = data.max_response_output_tokens; const _errs37 = errors; const _errs38 = errors; let valid8 = false;
let passing6 = null;
const _errs39 = errors; if(!(isRealtimeMaxTokens(data9, {instancePath:instancePath+"/max_response_output_tokens",parentData:data,parentDataProperty:"max_response_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid6 = _errs39 === errors;
if(_valid6){ valid8 = true; passing6 = 0; }
const _errs40 = errors; if(data9 !== null){
const err12 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
}
var _valid6 = _errs40 === errors;
if(_valid6 && valid8){ valid8 = false; passing6 = [passing6, 1]; } else { if(_valid6){ valid8 = true; passing6 = 1; } }
if(!valid8){
const err13 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
isVendorRealtimeResponseConfig.errors = vErrors;
return false;
} else { errors = _errs38; if(vErrors !== null){ if(_errs38){ vErrors.length = _errs38; } else { vErrors = null; } } }
var valid0 = _errs37 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.conversation !== undefined){
let data10 = data.conversation; const _errs42 = errors; if((typeof data10 !== "string") && (data10 !== null)){
return fail(isVendorRealtimeResponseConfig, instancePath+"/conversation", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs42 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input !== undefined){
let data11 = data.input; const _errs44 = errors; if((!(Array.isArray(data11))) && (data11 !== null)){
return fail(isVendorRealtimeResponseConfig, instancePath+"/input", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs44){
if(Array.isArray(data11)){
var valid9 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs46 = errors; if(!(isVendorRealtimeResponseInputItem(data11[i1], {instancePath:instancePath+"/input/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeResponseInputItem.errors : vErrors.concat(isVendorRealtimeResponseInputItem.errors);
errors = vErrors.length;
}
var valid9 = _errs46 === errors;
if(!valid9){ break; } } } }
var valid0 = _errs44 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.metadata !== undefined){
let data13 = data.metadata; const _errs47 = errors; if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
return fail(isVendorRealtimeResponseConfig, instancePath+"/metadata", "type", {type: ["object","null"]}, "must be object,null");
}
if(errors === _errs47){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
const _errs50 = errors; if(typeof data13[key0] !== "string"){
return fail(isVendorRealtimeResponseConfig, instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"}, "must be string");
}
var valid10 = _errs50 === errors;
if(!valid10){ break; } } } }
var valid0 = _errs47 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } else { return fail(isVendorRealtimeResponseConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeResponseConfig.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeResponseCreateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeResponseCreateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeResponseCreateEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.create" !== data1){
return fail(isVendorRealtimeResponseCreateEvent, instancePath+"/type", "const", {allowedValue: "response.create"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
let data2 = data.response; const _errs5 = errors; const _errs6 = errors; let valid1 = false;
let passing0 = null;
const _errs7 = errors; if(!(isVendorRealtimeResponseConfig(data2, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeResponseConfig.errors : vErrors.concat(isVendorRealtimeResponseConfig.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs8 = errors; if(data2 !== null){
const err0 = {instancePath:instancePath+"/response",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/response",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVendorRealtimeResponseCreateEvent.errors = vErrors;
return false;
} else { errors = _errs6; if(vErrors !== null){ if(_errs6){ vErrors.length = _errs6; } else { vErrors = null; } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeResponseCreateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeResponseCreateEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeResponseCreatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response === undefined) && (missing0 = "response"))){
return fail(isVendorRealtimeResponseCreatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeResponseCreatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.created" !== data1){
return fail(isVendorRealtimeResponseCreatedEvent, instancePath+"/type", "const", {allowedValue: "response.created"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
const _errs4 = errors; if(!(isVendorRealtimeResponse(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeResponse.errors : vErrors.concat(isVendorRealtimeResponse.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeResponseCreatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeResponseCreatedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeResponseDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response === undefined) && (missing0 = "response"))){
return fail(isVendorRealtimeResponseDoneEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeResponseDoneEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("response.done" !== data1){
return fail(isVendorRealtimeResponseDoneEvent, instancePath+"/type", "const", {allowedValue: "response.done"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
const _errs4 = errors; if(!(isVendorRealtimeResponse(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeResponse.errors : vErrors.concat(isVendorRealtimeResponse.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeResponseDoneEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeResponseDoneEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeResponseInputItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isVendorRealtimeResponseInputItem, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "message"){
if(!(isVendorRealtimeInputMessageItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputMessageItem.errors : vErrors.concat(isVendorRealtimeInputMessageItem.errors);
errors = vErrors.length;
} } else if(tag0 === "function_call"){
if(!(isVendorRealtimeInputFunctionCallItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputFunctionCallItem.errors : vErrors.concat(isVendorRealtimeInputFunctionCallItem.errors);
errors = vErrors.length;
} } else if(tag0 === "function_call_output"){
if(!(isVendorRealtimeInputFunctionCallOutputItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeInputFunctionCallOutputItem.errors : vErrors.concat(isVendorRealtimeInputFunctionCallOutputItem.errors);
errors = vErrors.length;
} } else if(tag0 === "item_reference"){
if(!(isVendorRealtimeItemReference(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeItemReference.errors : vErrors.concat(isVendorRealtimeItemReference.errors);
errors = vErrors.length;
} } else {
return fail(isVendorRealtimeResponseInputItem, instancePath, "discriminator", {error: "mapping", tag: "type", tagValue: tag0}, "value of tag \"type\" must be in oneOf");
} } else {
return fail(isVendorRealtimeResponseInputItem, instancePath, "discriminator", {error: "tag", tag: "type", tagValue: tag0}, "tag \"type\" must be string");
} } } else { return fail(isVendorRealtimeResponseInputItem, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeResponseInputItem.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(_valid0){ valid1 = true; passing0 = 0; }
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
if(_valid1){ valid2 = true; passing1 = 0; }
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
if(_valid2){ valid4 = true; passing2 = 0; }
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
if(_valid3){ valid6 = true; passing3 = 0; }
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
function isVendorRealtimeSessionCreatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.session === undefined) && (missing0 = "session"))){
return fail(isVendorRealtimeSessionCreatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeSessionCreatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("session.created" !== data1){
return fail(isVendorRealtimeSessionCreatedEvent, instancePath+"/type", "const", {allowedValue: "session.created"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
const _errs4 = errors; if(!(isVendorRealtimeSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeSession.errors : vErrors.concat(isVendorRealtimeSession.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeSessionCreatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeSessionCreatedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeSessionUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modalities !== undefined){
let data0 = data.modalities; const _errs2 = errors; const _errs3 = errors; let valid1 = false;
let passing0 = null;
const _errs4 = errors; if(!(isRealtimeModalities(data0, {instancePath:instancePath+"/modalities",parentData:data,parentDataProperty:"modalities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeModalities.errors : vErrors.concat(isRealtimeModalities.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){ valid1 = true; passing0 = 0; }
const _errs5 = errors; if(data0 !== null){
const err0 = {instancePath:instancePath+"/modalities",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){ valid1 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid1 = true; passing0 = 1; } }
if(!valid1){
const err1 = {instancePath:instancePath+"/modalities",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs3; if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.instructions !== undefined){
let data1 = data.instructions; const _errs7 = errors; if((typeof data1 !== "string") && (data1 !== null)){
return fail(isVendorRealtimeSessionUpdate, instancePath+"/instructions", "type", {type: ["string","null"]}, "must be string,null");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voice !== undefined){
let data2 = data.voice; const _errs9 = errors; const _errs10 = errors; let valid2 = false;
let passing1 = null;
const _errs11 = errors; if(!(isVendorRealtimeVoice(data2, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeVoice.errors : vErrors.concat(isVendorRealtimeVoice.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
if(_valid1){ valid2 = true; passing1 = 0; }
const _errs12 = errors; if(data2 !== null){
const err2 = {instancePath:instancePath+"/voice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
var _valid1 = _errs12 === errors;
if(_valid1 && valid2){ valid2 = false; passing1 = [passing1, 1]; } else { if(_valid1){ valid2 = true; passing1 = 1; } }
if(!valid2){
const err3 = {instancePath:instancePath+"/voice",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs10; if(vErrors !== null){ if(_errs10){ vErrors.length = _errs10; } else { vErrors = null; } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_format !== undefined){
let data3 = data.input_audio_format; const _errs14 = errors; const _errs15 = errors; let valid3 = false;
let passing2 = null;
const _errs16 = errors; if(!(isRealtimeAudioFormat(data3, {instancePath:instancePath+"/input_audio_format",parentData:data,parentDataProperty:"input_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
if(_valid2){ valid3 = true; passing2 = 0; }
const _errs17 = errors; if(data3 !== null){
const err4 = {instancePath:instancePath+"/input_audio_format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
var _valid2 = _errs17 === errors;
if(_valid2 && valid3){ valid3 = false; passing2 = [passing2, 1]; } else { if(_valid2){ valid3 = true; passing2 = 1; } }
if(!valid3){
const err5 = {instancePath:instancePath+"/input_audio_format",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs15; if(vErrors !== null){ if(_errs15){ vErrors.length = _errs15; } else { vErrors = null; } } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output_audio_format !== undefined){
let data4 = data.output_audio_format; const _errs19 = errors; const _errs20 = errors; let valid4 = false;
let passing3 = null;
const _errs21 = errors; if(!(isRealtimeAudioFormat(data4, {instancePath:instancePath+"/output_audio_format",parentData:data,parentDataProperty:"output_audio_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeAudioFormat.errors : vErrors.concat(isRealtimeAudioFormat.errors);
errors = vErrors.length;
}
var _valid3 = _errs21 === errors;
if(_valid3){ valid4 = true; passing3 = 0; }
const _errs22 = errors; if(data4 !== null){
const err6 = {instancePath:instancePath+"/output_audio_format",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
var _valid3 = _errs22 === errors;
if(_valid3 && valid4){ valid4 = false; passing3 = [passing3, 1]; } else { if(_valid3){ valid4 = true; passing3 = 1; } }
if(!valid4){
const err7 = {instancePath:instancePath+"/output_audio_format",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs20; if(vErrors !== null){ if(_errs20){ vErrors.length = _errs20; } else { vErrors = null; } } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.sample_rate !== undefined){
let data5 = data.sample_rate; const _errs24 = errors; const _errs25 = errors; let valid5 = false;
let passing4 = null;
const _errs26 = errors; if(!(isRealtimeSampleRate(data5, {instancePath:instancePath+"/sample_rate",parentData:data,parentDataProperty:"sample_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeSampleRate.errors : vErrors.concat(isRealtimeSampleRate.errors);
errors = vErrors.length;
}
var _valid4 = _errs26 === errors;
if(_valid4){ valid5 = true; passing4 = 0; }
const _errs27 = errors; if(data5 !== null){
const err8 = {instancePath:instancePath+"/sample_rate",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
var _valid4 = _errs27 === errors;
if(_valid4 && valid5){ valid5 = false; passing4 = [passing4, 1]; } else { if(_valid4){ valid5 = true; passing4 = 1; } }
if(!valid5){
const err9 = {instancePath:instancePath+"/sample_rate",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs25; if(vErrors !== null){ if(_errs25){ vErrors.length = _errs25; } else { vErrors = null; } } }
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.channels !== undefined){
let data6 = data.channels; const _errs29 = errors; const _errs30 = errors; let valid6 = false;
let passing5 = null;
const _errs31 = errors; if(!(isRealtimeChannels(data6, {instancePath:instancePath+"/channels",parentData:data,parentDataProperty:"channels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeChannels.errors : vErrors.concat(isRealtimeChannels.errors);
errors = vErrors.length;
}
var _valid5 = _errs31 === errors;
if(_valid5){ valid6 = true; passing5 = 0; }
const _errs32 = errors; if(data6 !== null){
const err10 = {instancePath:instancePath+"/channels",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
}
var _valid5 = _errs32 === errors;
if(_valid5 && valid6){ valid6 = false; passing5 = [passing5, 1]; } else { if(_valid5){ valid6 = true; passing5 = 1; } }
if(!valid6){
const err11 = {instancePath:instancePath+"/channels",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs30; if(vErrors !== null){ if(_errs30){ vErrors.length = _errs30; } else { vErrors = null; } } }
var valid0 = _errs29 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.bits_per_sample !== undefined){
let data7 = data.bits_per_sample; const _errs34 = errors; const _errs35 = errors; let valid7 = false;
let passing6 = null;
const _errs36 = errors; if(!(isRealtimeBitsPerSample(data7, {instancePath:instancePath+"/bits_per_sample",parentData:data,parentDataProperty:"bits_per_sample",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeBitsPerSample.errors : vErrors.concat(isRealtimeBitsPerSample.errors);
errors = vErrors.length;
}
var _valid6 = _errs36 === errors;
if(_valid6){ valid7 = true; passing6 = 0; }
const _errs37 = errors; if(data7 !== null){
const err12 = {instancePath:instancePath+"/bits_per_sample",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
}
var _valid6 = _errs37 === errors;
if(_valid6 && valid7){ valid7 = false; passing6 = [passing6, 1]; } else { if(_valid6){ valid7 = true; passing6 = 1; } }
if(!valid7){
const err13 = {instancePath:instancePath+"/bits_per_sample",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs35; if(vErrors !== null){ if(_errs35){ vErrors.length = _errs35; } else { vErrors = null; } } }
var valid0 = _errs34 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_transcription !== undefined){
let data8 = data.input_audio_transcription; const _errs39 = errors; const _errs40 = errors; let valid8 = false;
let passing7 = null;
const _errs41 = errors; if(!(isVendorRealtimeTranscriptionConfig(data8, {instancePath:instancePath+"/input_audio_transcription",parentData:data,parentDataProperty:"input_audio_transcription",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTranscriptionConfig.errors : vErrors.concat(isVendorRealtimeTranscriptionConfig.errors);
errors = vErrors.length;
}
var _valid7 = _errs41 === errors;
if(_valid7){ valid8 = true; passing7 = 0; }
const _errs42 = errors; if(data8 !== null){
const err14 = {instancePath:instancePath+"/input_audio_transcription",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
}
var _valid7 = _errs42 === errors;
if(_valid7 && valid8){ valid8 = false; passing7 = [passing7, 1]; } else { if(_valid7){ valid8 = true; passing7 = 1; } }
if(!valid8){
const err15 = {instancePath:instancePath+"/input_audio_transcription",keyword:"oneOf",params:{passingSchemas: passing7},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs40; if(vErrors !== null){ if(_errs40){ vErrors.length = _errs40; } else { vErrors = null; } } }
var valid0 = _errs39 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.turn_detection !== undefined){
let data9 = data.turn_detection; const _errs44 = errors; const _errs45 = errors; let valid9 = false;
let passing8 = null;
const _errs46 = errors; if(!(isVendorRealtimeTurnDetectionConfig(data9, {instancePath:instancePath+"/turn_detection",parentData:data,parentDataProperty:"turn_detection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTurnDetectionConfig.errors : vErrors.concat(isVendorRealtimeTurnDetectionConfig.errors);
errors = vErrors.length;
}
var _valid8 = _errs46 === errors;
if(_valid8){ valid9 = true; passing8 = 0; }
const _errs47 = errors; if(data9 !== null){
const err16 = {instancePath:instancePath+"/turn_detection",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
}
var _valid8 = _errs47 === errors;
if(_valid8 && valid9){ valid9 = false; passing8 = [passing8, 1]; } else { if(_valid8){ valid9 = true; passing8 = 1; } }
if(!valid9){
const err17 = {instancePath:instancePath+"/turn_detection",keyword:"oneOf",params:{passingSchemas: passing8},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err17]; } else { vErrors.push(err17); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs45; if(vErrors !== null){ if(_errs45){ vErrors.length = _errs45; } else { vErrors = null; } } }
var valid0 = _errs44 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
let data10 = data.tools; const _errs49 = errors; if((!(Array.isArray(data10))) && (data10 !== null)){
return fail(isVendorRealtimeSessionUpdate, instancePath+"/tools", "type", {type: ["array","null"]}, "must be array,null");
}
if(errors === _errs49){
if(Array.isArray(data10)){
var valid10 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs51 = errors; if(!(isVendorRealtimeTool(data10[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTool.errors : vErrors.concat(isVendorRealtimeTool.errors);
errors = vErrors.length;
}
var valid10 = _errs51 === errors;
if(!valid10){ break; } } } }
var valid0 = _errs49 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tool_choice !== undefined){
let data12 = data.tool_choice; const _errs52 = errors; const _errs53 = errors; let valid11 = false;
let passing9 = null;
const _errs54 = errors; if(!(isVendorRealtimeToolChoice(data12, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeToolChoice.errors : vErrors.concat(isVendorRealtimeToolChoice.errors);
errors = vErrors.length;
}
var _valid9 = _errs54 === errors;
if(_valid9){ valid11 = true; passing9 = 0; }
const _errs55 = errors; if(data12 !== null){
const err18 = {instancePath:instancePath+"/tool_choice",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err18]; } else { vErrors.push(err18); }
errors++;
}
var _valid9 = _errs55 === errors;
if(_valid9 && valid11){ valid11 = false; passing9 = [passing9, 1]; } else { if(_valid9){ valid11 = true; passing9 = 1; } }
if(!valid11){
const err19 = {instancePath:instancePath+"/tool_choice",keyword:"oneOf",params:{passingSchemas: passing9},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err19]; } else { vErrors.push(err19); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs53; if(vErrors !== null){ if(_errs53){ vErrors.length = _errs53; } else { vErrors = null; } } }
var valid0 = _errs52 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
let data13 = data.temperature; const _errs57 = errors; const _errs58 = errors; let valid12 = false;
let passing10 = null;
const _errs59 = errors; if(!(isRealtimeTemperature(data13, {instancePath:instancePath+"/temperature",parentData:data,parentDataProperty:"temperature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeTemperature.errors : vErrors.concat(isRealtimeTemperature.errors);
errors = vErrors.length;
}
var _valid10 = _errs59 === errors;
if(_valid10){ valid12 = true; passing10 = 0; }
const _errs60 = errors; if(data13 !== null){
const err20 = {instancePath:instancePath+"/temperature",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err20]; } else { vErrors.push(err20); }
errors++;
}
var _valid10 = _errs60 === errors;
if(_valid10 && valid12){ valid12 = false; passing10 = [passing10, 1]; } else { if(_valid10){ valid12 = true; passing10 = 1; } }
if(!valid12){
const err21 = {instancePath:instancePath+"/temperature",keyword:"oneOf",params:{passingSchemas: passing10},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err21]; } else { vErrors.push(err21); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs58; if(vErrors !== null){ if(_errs58){ vErrors.length = _errs58; } else { vErrors = null; } } }
var valid0 = _errs57 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_output_tokens !== undefined){
let data14 = data.max_output_tokens; const _errs62 = errors; const _errs63 = errors; let valid13 = false;
let passing11 = null;
const _errs64 = errors; if(!(isRealtimeMaxTokens(data14, {instancePath:instancePath+"/max_output_tokens",parentData:data,parentDataProperty:"max_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid11 = _errs64 === errors;
if(_valid11){ valid13 = true; passing11 = 0; }
const _errs65 = errors; if(data14 !== null){
const err22 = {instancePath:instancePath+"/max_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err22]; } else { vErrors.push(err22); }
errors++;
}
var _valid11 = _errs65 === errors;
if(_valid11 && valid13){ valid13 = false; passing11 = [passing11, 1]; } else { if(_valid11){ valid13 = true; passing11 = 1; } }
if(!valid13){
const err23 = {instancePath:instancePath+"/max_output_tokens",keyword:"oneOf",params:{passingSchemas: passing11},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err23]; } else { vErrors.push(err23); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs63; if(vErrors !== null){ if(_errs63){ vErrors.length = _errs63; } else { vErrors = null; } } }
var valid0 = _errs62 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.max_response_output_tokens !== undefined){
let data15 = data.max_response_output_tokens; const _errs67 = errors; const _errs68 = errors; let valid14 = false;
let passing12 = null;
const _errs69 = errors; if(!(isRealtimeMaxTokens(data15, {instancePath:instancePath+"/max_response_output_tokens",parentData:data,parentDataProperty:"max_response_output_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeMaxTokens.errors : vErrors.concat(isRealtimeMaxTokens.errors);
errors = vErrors.length;
}
var _valid12 = _errs69 === errors;
if(_valid12){ valid14 = true; passing12 = 0; }
const _errs70 = errors; if(data15 !== null){
const err24 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err24]; } else { vErrors.push(err24); }
errors++;
}
var _valid12 = _errs70 === errors;
if(_valid12 && valid14){ valid14 = false; passing12 = [passing12, 1]; } else { if(_valid12){ valid14 = true; passing12 = 1; } }
if(!valid14){
const err25 = {instancePath:instancePath+"/max_response_output_tokens",keyword:"oneOf",params:{passingSchemas: passing12},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err25]; } else { vErrors.push(err25); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs68; if(vErrors !== null){ if(_errs68){ vErrors.length = _errs68; } else { vErrors = null; } } }
var valid0 = _errs67 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.input_audio_noise_reduction !== undefined){
let data16 = data.input_audio_noise_reduction; const _errs72 = errors; const _errs73 = errors; let valid15 = false;
let passing13 = null;
const _errs74 = errors; if(!(isVendorRealtimeNoiseReductionConfig(data16, {instancePath:instancePath+"/input_audio_noise_reduction",parentData:data,parentDataProperty:"input_audio_noise_reduction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeNoiseReductionConfig.errors : vErrors.concat(isVendorRealtimeNoiseReductionConfig.errors);
errors = vErrors.length;
}
var _valid13 = _errs74 === errors;
if(_valid13){ valid15 = true; passing13 = 0; }
const _errs75 = errors; if(data16 !== null){
const err26 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err26]; } else { vErrors.push(err26); }
errors++;
}
var _valid13 = _errs75 === errors;
if(_valid13 && valid15){ valid15 = false; passing13 = [passing13, 1]; } else { if(_valid13){ valid15 = true; passing13 = 1; } }
if(!valid15){
const err27 = {instancePath:instancePath+"/input_audio_noise_reduction",keyword:"oneOf",params:{passingSchemas: passing13},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err27]; } else { vErrors.push(err27); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs73; if(vErrors !== null){ if(_errs73){ vErrors.length = _errs73; } else { vErrors = null; } } }
var valid0 = _errs72 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.speed !== undefined){
let data17 = data.speed; const _errs77 = errors; const _errs78 = errors; let valid16 = false;
let passing14 = null;
const _errs79 = errors; if(!(isVendorRealtimeSpeed(data17, {instancePath:instancePath+"/speed",parentData:data,parentDataProperty:"speed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeSpeed.errors : vErrors.concat(isVendorRealtimeSpeed.errors);
errors = vErrors.length;
}
var _valid14 = _errs79 === errors;
if(_valid14){ valid16 = true; passing14 = 0; }
const _errs80 = errors; if(data17 !== null){
const err28 = {instancePath:instancePath+"/speed",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){ vErrors = [err28]; } else { vErrors.push(err28); }
errors++;
}
var _valid14 = _errs80 === errors;
if(_valid14 && valid16){ valid16 = false; passing14 = [passing14, 1]; } else { if(_valid14){ valid16 = true; passing14 = 1; } }
if(!valid16){
const err29 = {instancePath:instancePath+"/speed",keyword:"oneOf",params:{passingSchemas: passing14},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err29]; } else { vErrors.push(err29); }
errors++;
isVendorRealtimeSessionUpdate.errors = vErrors;
return false;
} else { errors = _errs78; if(vErrors !== null){ if(_errs78){ vErrors.length = _errs78; } else { vErrors = null; } } }
var valid0 = _errs77 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tracing !== undefined){
const _errs82 = errors; if(!(isVendorRealtimeTracingConfig(data.tracing, {instancePath:instancePath+"/tracing",parentData:data,parentDataProperty:"tracing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeTracingConfig.errors : vErrors.concat(isVendorRealtimeTracingConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs82 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.model !== undefined){
let data19 = data.model; const _errs83 = errors; if((typeof data19 !== "string") && (data19 !== null)){
return fail(isVendorRealtimeSessionUpdate, instancePath+"/model", "type", {type: ["string","null"]}, "must be string,null");
}
if(errors === _errs83){
if(typeof data19 === "string"){
if(data19.length < 1 || (data19.length < 1 && ucs2length(data19) < 1)){
return fail(isVendorRealtimeSessionUpdate, instancePath+"/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } }
var valid0 = _errs83 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } } } } else { return fail(isVendorRealtimeSessionUpdate, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeSessionUpdate.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeSessionUpdateEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.session === undefined) && (missing0 = "session"))){
return fail(isVendorRealtimeSessionUpdateEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs2 = errors; if(!(isRealtimeClientEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeClientEventId.errors : vErrors.concat(isRealtimeClientEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs3 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeSessionUpdateEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("session.update" !== data1){
return fail(isVendorRealtimeSessionUpdateEvent, instancePath+"/type", "const", {allowedValue: "session.update"}, "must be equal to constant");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
const _errs5 = errors; if(!(isVendorRealtimeSessionUpdate(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeSessionUpdate.errors : vErrors.concat(isVendorRealtimeSessionUpdate.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeSessionUpdateEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeSessionUpdateEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeSessionUpdatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.session === undefined) && (missing0 = "session"))){
return fail(isVendorRealtimeSessionUpdatedEvent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.event_id !== undefined){
const _errs1 = errors; if(!(isRealtimeEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRealtimeEventId.errors : vErrors.concat(isRealtimeEventId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.type !== undefined){
let data1 = data.type; const _errs2 = errors; if(typeof data1 !== "string"){ return fail(isVendorRealtimeSessionUpdatedEvent, instancePath+"/type", "type", {type: "string"}, "must be string"); }
if("session.updated" !== data1){
return fail(isVendorRealtimeSessionUpdatedEvent, instancePath+"/type", "const", {allowedValue: "session.updated"}, "must be equal to constant");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.session !== undefined){
const _errs4 = errors; if(!(isVendorRealtimeSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorRealtimeSession.errors : vErrors.concat(isVendorRealtimeSession.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRealtimeSessionUpdatedEvent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRealtimeSessionUpdatedEvent.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeSpeed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else { if(_valid0){ valid0 = true; passing0 = 1; } }
if(!valid0){
const err2 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
isVendorRealtimeToolChoice.errors = vErrors;
return false;
} else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } }
isVendorRealtimeToolChoice.errors = vErrors;
return errors === 0;
}
function isVendorRealtimeTracingConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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

exports.neutral = {
  beta: {
    client: { "session.update": isRealtimeSessionUpdateEvent, "input_audio_buffer.append": isRealtimeInputAudioBufferAppendEvent, "input_audio_buffer.commit": isRealtimeInputAudioBufferCommitEvent, "input_audio_buffer.clear": isRealtimeInputAudioBufferClearEvent, "conversation.item.create": isRealtimeConversationItemCreateEvent, "conversation.item.truncate": isRealtimeConversationItemTruncateEvent, "conversation.item.delete": isRealtimeConversationItemDeleteEvent, "response.create": isRealtimeResponseCreateEvent, "response.cancel": isRealtimeResponseCancelEvent },
    server: { "error": isRealtimeErrorEvent, "session.created": isRealtimeSessionCreatedEvent, "session.updated": isRealtimeSessionUpdatedEvent, "conversation.created": isRealtimeConversationCreatedEvent, "conversation.item.created": isRealtimeConversationItemCreatedEvent, "conversation.item.input_audio_transcription.completed": isRealtimeTranscriptionCompletedEvent, "conversation.item.input_audio_transcription.failed": isRealtimeTranscriptionFailedEvent, "conversation.item.truncated": isRealtimeConversationItemTruncatedEvent, "conversation.item.deleted": isRealtimeConversationItemDeletedEvent, "input_audio_buffer.committed": isRealtimeInputAudioBufferCommittedEvent, "input_audio_buffer.cleared": isRealtimeInputAudioBufferClearedEvent, "input_audio_buffer.speech_started": isRealtimeSpeechStartedEvent, "input_audio_buffer.speech_stopped": isRealtimeSpeechStoppedEvent, "response.created": isRealtimeResponseCreatedEvent, "response.done": isRealtimeResponseDoneEvent, "response.output_item.added": isRealtimeOutputItemAddedEvent, "response.output_item.done": isRealtimeOutputItemDoneEvent, "response.content_part.added": isRealtimeContentPartAddedEvent, "response.content_part.done": isRealtimeContentPartDoneEvent, "response.text.delta": isRealtimeTextDeltaEvent, "response.text.done": isRealtimeTextDoneEvent, "response.audio_transcript.delta": isRealtimeAudioTranscriptDeltaEvent, "response.audio_transcript.done": isRealtimeAudioTranscriptDoneEvent, "response.audio.delta": isRealtimeAudioDeltaEvent, "response.audio.done": isRealtimeAudioDoneEvent, "response.function_call_arguments.delta": isRealtimeFunctionCallArgumentsDeltaEvent, "response.function_call_arguments.done": isRealtimeFunctionCallArgumentsDoneEvent, "rate_limits.updated": isRealtimeRateLimitsUpdatedEvent },
  },
};
exports.vendor = {
  ga: {
    client: { "session.update": isVendorRealtimeGaSessionUpdateEvent, "input_audio_buffer.append": isVendorRealtimeGaInputAudioBufferAppendEvent, "input_audio_buffer.commit": isVendorRealtimeGaInputAudioBufferCommitEvent, "input_audio_buffer.clear": isVendorRealtimeGaInputAudioBufferClearEvent, "conversation.item.create": isVendorRealtimeGaConversationItemCreateEvent, "conversation.item.retrieve": isVendorRealtimeGaConversationItemRetrieveEvent, "conversation.item.truncate": isVendorRealtimeGaConversationItemTruncateEvent, "conversation.item.delete": isVendorRealtimeGaConversationItemDeleteEvent, "response.create": isVendorRealtimeGaResponseCreateEvent, "response.cancel": isVendorRealtimeGaResponseCancelEvent, "output_audio_buffer.clear": isVendorRealtimeGaOutputAudioBufferClearEvent },
    server: { "error": isVendorRealtimeGaErrorEvent, "session.created": isVendorRealtimeGaSessionCreatedEvent, "session.updated": isVendorRealtimeGaSessionUpdatedEvent, "conversation.item.added": isVendorRealtimeGaConversationItemAddedEvent, "conversation.item.done": isVendorRealtimeGaConversationItemDoneEvent, "conversation.item.retrieved": isVendorRealtimeGaConversationItemRetrievedEvent, "conversation.item.input_audio_transcription.delta": isVendorRealtimeGaTranscriptionDeltaEvent, "conversation.item.input_audio_transcription.completed": isVendorRealtimeGaTranscriptionCompletedEvent, "conversation.item.input_audio_transcription.failed": isVendorRealtimeGaTranscriptionFailedEvent, "conversation.item.truncated": isRealtimeConversationItemTruncatedEvent, "conversation.item.deleted": isRealtimeConversationItemDeletedEvent, "input_audio_buffer.committed": isVendorRealtimeGaInputAudioBufferCommittedEvent, "input_audio_buffer.cleared": isRealtimeInputAudioBufferClearedEvent, "input_audio_buffer.speech_started": isRealtimeSpeechStartedEvent, "input_audio_buffer.speech_stopped": isVendorRealtimeGaSpeechStoppedEvent, "input_audio_buffer.timeout_triggered": isVendorRealtimeGaInputAudioBufferTimeoutTriggeredEvent, "response.created": isVendorRealtimeGaResponseCreatedEvent, "response.done": isVendorRealtimeGaResponseDoneEvent, "response.output_item.added": isVendorRealtimeGaOutputItemAddedEvent, "response.output_item.done": isVendorRealtimeGaOutputItemDoneEvent, "response.content_part.added": isVendorRealtimeGaContentPartAddedEvent, "response.content_part.done": isVendorRealtimeGaContentPartDoneEvent, "response.output_text.delta": isVendorRealtimeGaOutputTextDeltaEvent, "response.output_text.done": isVendorRealtimeGaOutputTextDoneEvent, "response.output_audio_transcript.delta": isVendorRealtimeGaOutputAudioTranscriptDeltaEvent, "response.output_audio_transcript.done": isVendorRealtimeGaOutputAudioTranscriptDoneEvent, "response.output_audio.delta": isVendorRealtimeGaOutputAudioDeltaEvent, "response.output_audio.done": isVendorRealtimeGaOutputAudioDoneEvent, "response.function_call_arguments.delta": isRealtimeFunctionCallArgumentsDeltaEvent, "response.function_call_arguments.done": isRealtimeFunctionCallArgumentsDoneEvent, "rate_limits.updated": isVendorRealtimeGaRateLimitsUpdatedEvent, "output_audio_buffer.started": isVendorRealtimeGaOutputAudioBufferStartedEvent, "output_audio_buffer.stopped": isVendorRealtimeGaOutputAudioBufferStoppedEvent, "output_audio_buffer.cleared": isVendorRealtimeGaOutputAudioBufferClearedEvent },
  },
  beta: {
    client: { "session.update": isVendorRealtimeSessionUpdateEvent, "input_audio_buffer.append": isVendorRealtimeInputAudioBufferAppendEvent, "input_audio_buffer.commit": isVendorRealtimeInputAudioBufferCommitEvent, "input_audio_buffer.clear": isVendorRealtimeInputAudioBufferClearEvent, "conversation.item.create": isVendorRealtimeConversationItemCreateEvent, "conversation.item.truncate": isVendorRealtimeConversationItemTruncateEvent, "conversation.item.delete": isVendorRealtimeConversationItemDeleteEvent, "response.create": isVendorRealtimeResponseCreateEvent, "response.cancel": isVendorRealtimeResponseCancelEvent, "conversation.item.retrieve": isVendorRealtimeConversationItemRetrieveEvent, "output_audio_buffer.clear": isVendorRealtimeOutputAudioBufferClearEvent },
    server: { "error": isRealtimeErrorEvent, "session.created": isVendorRealtimeSessionCreatedEvent, "session.updated": isVendorRealtimeSessionUpdatedEvent, "conversation.created": isRealtimeConversationCreatedEvent, "conversation.item.created": isRealtimeConversationItemCreatedEvent, "conversation.item.input_audio_transcription.completed": isRealtimeTranscriptionCompletedEvent, "conversation.item.input_audio_transcription.failed": isRealtimeTranscriptionFailedEvent, "conversation.item.truncated": isRealtimeConversationItemTruncatedEvent, "conversation.item.deleted": isRealtimeConversationItemDeletedEvent, "input_audio_buffer.committed": isRealtimeInputAudioBufferCommittedEvent, "input_audio_buffer.cleared": isRealtimeInputAudioBufferClearedEvent, "input_audio_buffer.speech_started": isRealtimeSpeechStartedEvent, "input_audio_buffer.speech_stopped": isRealtimeSpeechStoppedEvent, "response.created": isVendorRealtimeResponseCreatedEvent, "response.done": isVendorRealtimeResponseDoneEvent, "response.output_item.added": isRealtimeOutputItemAddedEvent, "response.output_item.done": isRealtimeOutputItemDoneEvent, "response.content_part.added": isRealtimeContentPartAddedEvent, "response.content_part.done": isRealtimeContentPartDoneEvent, "response.text.delta": isRealtimeTextDeltaEvent, "response.text.done": isRealtimeTextDoneEvent, "response.audio_transcript.delta": isRealtimeAudioTranscriptDeltaEvent, "response.audio_transcript.done": isRealtimeAudioTranscriptDoneEvent, "response.audio.delta": isRealtimeAudioDeltaEvent, "response.audio.done": isRealtimeAudioDoneEvent, "response.function_call_arguments.delta": isRealtimeFunctionCallArgumentsDeltaEvent, "response.function_call_arguments.done": isRealtimeFunctionCallArgumentsDoneEvent, "rate_limits.updated": isRealtimeRateLimitsUpdatedEvent, "conversation.item.retrieved": isVendorRealtimeConversationItemRetrievedEvent },
  },
};
