// Generated from specs/ by `npm run generate`. Do not edit.
'use strict';
function fail(validate, instancePath, keyword, params, message) {
  validate.errors = [{ instancePath, keyword, params, message }];
  return false;
}
const constant_191f75 = Object.prototype.hasOwnProperty;
const constant_7002a7 = {validate: isVendorContentSchema};
const constant_cf04a9 = {validate: isContentSchema};
const pattern_0d8528 = new RegExp("^[0-9]+$", "u");
const pattern_1b12e8 = new RegExp("^cachedContents/[^/]+$", "u");
const pattern_2bc571 = new RegExp("^[0-9]+(\\.[0-9]+)?s$", "u");
const pattern_3f4e2a = new RegExp("^[^/:]+$", "u");
const pattern_8bbd23 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
const properties_109433 = {"stopSequences":0,"responseMimeType":0,"responseSchema":0,"responseJsonSchema":0,"responseModalities":0,"candidateCount":0,"maxOutputTokens":0,"temperature":0,"topP":0,"topK":0,"seed":0,"presencePenalty":0,"frequencyPenalty":0,"responseLogprobs":0,"logprobs":0,"enableEnhancedCivicAnswers":0,"speechConfig":0,"thinkingConfig":0,"mediaResolution":0,"imageConfig":0};
const properties_507c6e = {"text":0,"inlineData":0,"fileData":0,"functionCall":0,"functionResponse":0,"executableCode":0,"codeExecutionResult":0,"thought":0,"thoughtSignature":0};
const properties_d905cc = {"type":0,"description":0,"enum":0,"example":0,"nullable":0,"format":0,"items":0,"properties":0,"required":0,"minimum":0,"maximum":0,"minItems":0,"maxItems":0,"minLength":0,"maxLength":0};
const ucs2length = require("ajv/dist/runtime/ucs2length").default;
function isAttributionSourceId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groundingPassage !== undefined){
const _errs1 = errors; if(!(isGroundingPassageId(data.groundingPassage, {instancePath:instancePath+"/groundingPassage",parentData:data,parentDataProperty:"groundingPassage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGroundingPassageId.errors : vErrors.concat(isGroundingPassageId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.semanticRetrieverChunk !== undefined){
const _errs2 = errors; if(!(isSemanticRetrieverChunk(data.semanticRetrieverChunk, {instancePath:instancePath+"/semanticRetrieverChunk",parentData:data,parentDataProperty:"semanticRetrieverChunk",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSemanticRetrieverChunk.errors : vErrors.concat(isSemanticRetrieverChunk.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } else { return fail(isAttributionSourceId, instancePath, "type", {type: "object"}, "must be object"); } }
isAttributionSourceId.errors = vErrors;
return errors === 0;
}
function isBlockReason(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isBlockReason, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((((data === "BLOCK_REASON_UNSPECIFIED") || (data === "SAFETY")) || (data === "OTHER")) || (data === "BLOCKLIST")) || (data === "PROHIBITED_CONTENT")) || (data === "IMAGE_SAFETY"))){
return fail(isBlockReason, instancePath, "enum", {allowedValues: ["BLOCK_REASON_UNSPECIFIED","SAFETY","OTHER","BLOCKLIST","PROHIBITED_CONTENT","IMAGE_SAFETY"]}, "must be equal to one of the allowed values");
}
isBlockReason.errors = vErrors;
return errors === 0;
}
function isCachedContentName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_1b12e8.test(data)){
return fail(isCachedContentName, instancePath, "pattern", {pattern: "^cachedContents/[^/]+$"}, "must match pattern \""+"^cachedContents/[^/]+$"+"\"");
} } else { return fail(isCachedContentName, instancePath, "type", {type: "string"}, "must be string"); } }
isCachedContentName.errors = vErrors;
return errors === 0;
}
function isCandidate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
const _errs1 = errors; if(!(isCandidateContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateContent.errors : vErrors.concat(isCandidateContent.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.finishReason !== undefined){
const _errs2 = errors; if(!(isFinishReason(data.finishReason, {instancePath:instancePath+"/finishReason",parentData:data,parentDataProperty:"finishReason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isFinishReason.errors : vErrors.concat(isFinishReason.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.finishMessage !== undefined){
const _errs3 = errors; if(typeof data.finishMessage !== "string"){ return fail(isCandidate, instancePath+"/finishMessage", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetyRatings !== undefined){
let data3 = data.safetyRatings; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isSafetyRating(data3[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSafetyRating.errors : vErrors.concat(isSafetyRating.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){ break; } } } else { return fail(isCandidate, instancePath+"/safetyRatings", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.citationMetadata !== undefined){
const _errs8 = errors; if(!(isCitationMetadata(data.citationMetadata, {instancePath:instancePath+"/citationMetadata",parentData:data,parentDataProperty:"citationMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCitationMetadata.errors : vErrors.concat(isCitationMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tokenCount !== undefined){
let data6 = data.tokenCount; const _errs9 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isCandidate, instancePath+"/tokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){ return fail(isCandidate, instancePath+"/tokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.groundingAttributions !== undefined){
let data7 = data.groundingAttributions; const _errs11 = errors; if(errors === _errs11){
if(Array.isArray(data7)){
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors; if(!(isGroundingAttribution(data7[i1], {instancePath:instancePath+"/groundingAttributions/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGroundingAttribution.errors : vErrors.concat(isGroundingAttribution.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){ break; } } } else { return fail(isCandidate, instancePath+"/groundingAttributions", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.groundingMetadata !== undefined){
const _errs14 = errors; if(!(isGroundingMetadata(data.groundingMetadata, {instancePath:instancePath+"/groundingMetadata",parentData:data,parentDataProperty:"groundingMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGroundingMetadata.errors : vErrors.concat(isGroundingMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.avgLogprobs !== undefined){
const _errs15 = errors; if(!(typeof data.avgLogprobs == "number")){ return fail(isCandidate, instancePath+"/avgLogprobs", "type", {type: "number"}, "must be number"); }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.logprobsResult !== undefined){
const _errs17 = errors; if(!(isLogprobsResult(data.logprobsResult, {instancePath:instancePath+"/logprobsResult",parentData:data,parentDataProperty:"logprobsResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isLogprobsResult.errors : vErrors.concat(isLogprobsResult.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.urlRetrievalMetadata !== undefined){
const _errs18 = errors; if(!(isUrlRetrievalMetadata(data.urlRetrievalMetadata, {instancePath:instancePath+"/urlRetrievalMetadata",parentData:data,parentDataProperty:"urlRetrievalMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUrlRetrievalMetadata.errors : vErrors.concat(isUrlRetrievalMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.urlContextMetadata !== undefined){
const _errs19 = errors; if(!(isUrlContextMetadata(data.urlContextMetadata, {instancePath:instancePath+"/urlContextMetadata",parentData:data,parentDataProperty:"urlContextMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUrlContextMetadata.errors : vErrors.concat(isUrlContextMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.index !== undefined){
let data14 = data.index; const _errs20 = errors; if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
return fail(isCandidate, instancePath+"/index", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs20){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){ return fail(isCandidate, instancePath+"/index", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs20 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.imageQuality !== undefined){
let data15 = data.imageQuality; const _errs22 = errors; if(errors === _errs22){
if(typeof data15 === "string"){
if(data15.length < 1 || (data15.length < 1 && ucs2length(data15) < 1)){
return fail(isCandidate, instancePath+"/imageQuality", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isCandidate, instancePath+"/imageQuality", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs22 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } else { return fail(isCandidate, instancePath, "type", {type: "object"}, "must be object"); } }
isCandidate.errors = vErrors;
return errors === 0;
}
function isCandidateCodeExecutionResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.outcome === undefined) && (missing0 = "outcome")){
return fail(isCandidateCodeExecutionResult, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.outcome !== undefined){
const _errs1 = errors; if(!(isCodeOutcome(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCodeOutcome.errors : vErrors.concat(isCodeOutcome.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
const _errs2 = errors; if(typeof data.output !== "string"){
return fail(isCandidateCodeExecutionResult, instancePath+"/output", "type", {type: "string"}, "must be string");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
const _errs4 = errors; if(typeof data.id !== "string"){ return fail(isCandidateCodeExecutionResult, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isCandidateCodeExecutionResult, instancePath, "type", {type: "object"}, "must be object"); } }
isCandidateCodeExecutionResult.errors = vErrors;
return errors === 0;
}
function isCandidateContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role !== undefined){
const _errs1 = errors; if(typeof data.role !== "string"){ return fail(isCandidateContent, instancePath+"/role", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parts !== undefined){
let data1 = data.parts; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isCandidatePart(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidatePart.errors : vErrors.concat(isCandidatePart.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else { return fail(isCandidateContent, instancePath+"/parts", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } else { return fail(isCandidateContent, instancePath, "type", {type: "object"}, "must be object"); } }
isCandidateContent.errors = vErrors;
return errors === 0;
}
function isCandidateExecutableCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.language === undefined) && (missing0 = "language")) || ((data.code === undefined) && (missing0 = "code"))){
return fail(isCandidateExecutableCode, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.language !== undefined){
const _errs1 = errors; if(!(isCodeLanguage(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCodeLanguage.errors : vErrors.concat(isCodeLanguage.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
const _errs2 = errors; if(typeof data.code !== "string"){ return fail(isCandidateExecutableCode, instancePath+"/code", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
const _errs4 = errors; if(typeof data.id !== "string"){ return fail(isCandidateExecutableCode, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isCandidateExecutableCode, instancePath, "type", {type: "object"}, "must be object"); } }
isCandidateExecutableCode.errors = vErrors;
return errors === 0;
}
function isCandidateFileData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.fileUri === undefined) && (missing0 = "fileUri")){
return fail(isCandidateFileData, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.mimeType !== undefined){
const _errs1 = errors; if(typeof data.mimeType !== "string"){ return fail(isCandidateFileData, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileUri !== undefined){
const _errs3 = errors; if(typeof data.fileUri !== "string"){ return fail(isCandidateFileData, instancePath+"/fileUri", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isCandidateFileData, instancePath, "type", {type: "object"}, "must be object"); } }
isCandidateFileData.errors = vErrors;
return errors === 0;
}
function isCandidateFunctionCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return fail(isCandidateFunctionCall, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
const _errs1 = errors; if(typeof data.id !== "string"){ return fail(isCandidateFunctionCall, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
const _errs3 = errors; if(typeof data.name !== "string"){ return fail(isCandidateFunctionCall, instancePath+"/name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.args !== undefined){
let data2 = data.args; const _errs5 = errors; if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return fail(isCandidateFunctionCall, instancePath+"/args", "type", {type: "object"}, "must be object");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isCandidateFunctionCall, instancePath, "type", {type: "object"}, "must be object"); } }
isCandidateFunctionCall.errors = vErrors;
return errors === 0;
}
function isCandidateFunctionResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.response === undefined) && (missing0 = "response"))){
return fail(isCandidateFunctionResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
const _errs1 = errors; if(typeof data.id !== "string"){ return fail(isCandidateFunctionResponse, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
const _errs3 = errors; if(typeof data.name !== "string"){ return fail(isCandidateFunctionResponse, instancePath+"/name", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
let data2 = data.response; const _errs5 = errors; if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return fail(isCandidateFunctionResponse, instancePath+"/response", "type", {type: "object"}, "must be object");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isCandidateFunctionResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isCandidateFunctionResponse.errors = vErrors;
return errors === 0;
}
function isCandidateInlineData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mimeType === undefined) && (missing0 = "mimeType")) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isCandidateInlineData, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.mimeType !== undefined){
const _errs1 = errors; if(typeof data.mimeType !== "string"){ return fail(isCandidateInlineData, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs3 = errors; if(typeof data.data !== "string"){ return fail(isCandidateInlineData, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isCandidateInlineData, instancePath, "type", {type: "object"}, "must be object"); } }
isCandidateInlineData.errors = vErrors;
return errors === 0;
}
function isCandidatePart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs1 = errors; if(typeof data.text !== "string"){ return fail(isCandidatePart, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.inlineData !== undefined){
const _errs3 = errors; if(!(isCandidateInlineData(data.inlineData, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateInlineData.errors : vErrors.concat(isCandidateInlineData.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileData !== undefined){
const _errs4 = errors; if(!(isCandidateFileData(data.fileData, {instancePath:instancePath+"/fileData",parentData:data,parentDataProperty:"fileData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateFileData.errors : vErrors.concat(isCandidateFileData.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.functionCall !== undefined){
const _errs5 = errors; if(!(isCandidateFunctionCall(data.functionCall, {instancePath:instancePath+"/functionCall",parentData:data,parentDataProperty:"functionCall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateFunctionCall.errors : vErrors.concat(isCandidateFunctionCall.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.functionResponse !== undefined){
const _errs6 = errors; if(!(isCandidateFunctionResponse(data.functionResponse, {instancePath:instancePath+"/functionResponse",parentData:data,parentDataProperty:"functionResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateFunctionResponse.errors : vErrors.concat(isCandidateFunctionResponse.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.executableCode !== undefined){
const _errs7 = errors; if(!(isCandidateExecutableCode(data.executableCode, {instancePath:instancePath+"/executableCode",parentData:data,parentDataProperty:"executableCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateExecutableCode.errors : vErrors.concat(isCandidateExecutableCode.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.codeExecutionResult !== undefined){
const _errs8 = errors; if(!(isCandidateCodeExecutionResult(data.codeExecutionResult, {instancePath:instancePath+"/codeExecutionResult",parentData:data,parentDataProperty:"codeExecutionResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateCodeExecutionResult.errors : vErrors.concat(isCandidateCodeExecutionResult.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thought !== undefined){
const _errs9 = errors; if(typeof data.thought !== "boolean"){ return fail(isCandidatePart, instancePath+"/thought", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thoughtSignature !== undefined){
const _errs11 = errors; if(!(isThoughtSignature(data.thoughtSignature, {instancePath:instancePath+"/thoughtSignature",parentData:data,parentDataProperty:"thoughtSignature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isThoughtSignature.errors : vErrors.concat(isThoughtSignature.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isCandidatePart, instancePath, "type", {type: "object"}, "must be object"); } }
isCandidatePart.errors = vErrors;
return errors === 0;
}
function isCitationMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.citationSources !== undefined){
let data0 = data.citationSources; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isCitationSource(data0[i0], {instancePath:instancePath+"/citationSources/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCitationSource.errors : vErrors.concat(isCitationSource.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isCitationMetadata, instancePath+"/citationSources", "type", {type: "array"}, "must be array"); } } } } else { return fail(isCitationMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isCitationMetadata.errors = vErrors;
return errors === 0;
}
function isCitationSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startIndex !== undefined){
let data0 = data.startIndex; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isCitationSource, instancePath+"/startIndex", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isCitationSource, instancePath+"/startIndex", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.endIndex !== undefined){
let data1 = data.endIndex; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isCitationSource, instancePath+"/endIndex", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isCitationSource, instancePath+"/endIndex", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.uri !== undefined){
const _errs5 = errors; if(typeof data.uri !== "string"){ return fail(isCitationSource, instancePath+"/uri", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.license !== undefined){
const _errs7 = errors; if(typeof data.license !== "string"){ return fail(isCitationSource, instancePath+"/license", "type", {type: "string"}, "must be string"); }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } else { return fail(isCitationSource, instancePath, "type", {type: "object"}, "must be object"); } }
isCitationSource.errors = vErrors;
return errors === 0;
}
function isCodeExecutionResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.outcome === undefined) && (missing0 = "outcome")){
return fail(isCodeExecutionResult, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "outcome") || (key0 === "output")) || (key0 === "id"))){
return fail(isCodeExecutionResult, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.outcome !== undefined){
const _errs2 = errors; if(!(isCodeOutcome(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCodeOutcome.errors : vErrors.concat(isCodeOutcome.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
const _errs3 = errors; if(typeof data.output !== "string"){ return fail(isCodeExecutionResult, instancePath+"/output", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
const _errs5 = errors; if(typeof data.id !== "string"){ return fail(isCodeExecutionResult, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isCodeExecutionResult, instancePath, "type", {type: "object"}, "must be object"); } }
isCodeExecutionResult.errors = vErrors;
return errors === 0;
}
function isCodeExecutionTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
return fail(isCodeExecutionTool, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} } else { return fail(isCodeExecutionTool, instancePath, "type", {type: "object"}, "must be object"); } }
isCodeExecutionTool.errors = vErrors;
return errors === 0;
}
function isCodeLanguage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isCodeLanguage, instancePath, "type", {type: "string"}, "must be string"); }
if(!((data === "LANGUAGE_UNSPECIFIED") || (data === "PYTHON"))){
return fail(isCodeLanguage, instancePath, "enum", {allowedValues: ["LANGUAGE_UNSPECIFIED","PYTHON"]}, "must be equal to one of the allowed values");
}
isCodeLanguage.errors = vErrors;
return errors === 0;
}
function isCodeOutcome(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isCodeOutcome, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((data === "OUTCOME_UNSPECIFIED") || (data === "OUTCOME_OK")) || (data === "OUTCOME_FAILED")) || (data === "OUTCOME_DEADLINE_EXCEEDED"))){
return fail(isCodeOutcome, instancePath, "enum", {allowedValues: ["OUTCOME_UNSPECIFIED","OUTCOME_OK","OUTCOME_FAILED","OUTCOME_DEADLINE_EXCEEDED"]}, "must be equal to one of the allowed values");
}
isCodeOutcome.errors = vErrors;
return errors === 0;
}
function isContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
return fail(isContent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "role") || (key0 === "parts"))){
return fail(isContent, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.role !== undefined){
const _errs2 = errors; if(!(isContentRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentRole.errors : vErrors.concat(isContentRole.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parts !== undefined){
let data1 = data.parts; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){ return fail(isContent, instancePath+"/parts", "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isPart(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isPart.errors : vErrors.concat(isPart.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } } else { return fail(isContent, instancePath+"/parts", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isContent, instancePath, "type", {type: "object"}, "must be object"); } }
isContent.errors = vErrors;
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
function isContentRole(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isContentRole, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((data === "user") || (data === "model")) || (data === "function")) || (data === "tool"))){
return fail(isContentRole, instancePath, "enum", {allowedValues: ["user","model","function","tool"]}, "must be equal to one of the allowed values");
}
isContentRole.errors = vErrors;
return errors === 0;
}
function isContentSchema(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return fail(isContentSchema, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(constant_191f75.call(properties_d905cc, key0))){
return fail(isContentSchema, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors; if(!(isContentSchemaType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchemaType.errors : vErrors.concat(isContentSchemaType.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.description !== undefined){
const _errs3 = errors; if(typeof data.description !== "string"){ return fail(isContentSchema, instancePath+"/description", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.enum !== undefined){
let data2 = data.enum; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(typeof data2[i0] !== "string"){ return fail(isContentSchema, instancePath+"/enum/" + i0, "type", {type: "string"}, "must be string"); }
var valid1 = _errs7 === errors;
if(!valid1){ break; } } } else { return fail(isContentSchema, instancePath+"/enum", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.nullable !== undefined){
const _errs9 = errors; if(typeof data.nullable !== "boolean"){ return fail(isContentSchema, instancePath+"/nullable", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.format !== undefined){
const _errs11 = errors; if(typeof data.format !== "string"){ return fail(isContentSchema, instancePath+"/format", "type", {type: "string"}, "must be string"); }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.items !== undefined){
const _errs13 = errors; if(!(constant_cf04a9.validate(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? constant_cf04a9.validate.errors : vErrors.concat(constant_cf04a9.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.properties !== undefined){
let data7 = data.properties; const _errs14 = errors; if(errors === _errs14){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
const _errs17 = errors; if(!(constant_cf04a9.validate(data7[key1], {instancePath:instancePath+"/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? constant_cf04a9.validate.errors : vErrors.concat(constant_cf04a9.validate.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
if(!valid2){ break; } } } else { return fail(isContentSchema, instancePath+"/properties", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.required !== undefined){
let data9 = data.required; const _errs18 = errors; if(errors === _errs18){
if(Array.isArray(data9)){
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors; if(typeof data9[i1] !== "string"){ return fail(isContentSchema, instancePath+"/required/" + i1, "type", {type: "string"}, "must be string"); }
var valid3 = _errs20 === errors;
if(!valid3){ break; } } } else { return fail(isContentSchema, instancePath+"/required", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.minimum !== undefined){
const _errs22 = errors; if(!(typeof data.minimum == "number")){ return fail(isContentSchema, instancePath+"/minimum", "type", {type: "number"}, "must be number"); }
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.maximum !== undefined){
const _errs24 = errors; if(!(typeof data.maximum == "number")){ return fail(isContentSchema, instancePath+"/maximum", "type", {type: "number"}, "must be number"); }
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.minItems !== undefined){
const _errs26 = errors; if(!(isContentSchemaCount(data.minItems, {instancePath:instancePath+"/minItems",parentData:data,parentDataProperty:"minItems",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchemaCount.errors : vErrors.concat(isContentSchemaCount.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.maxItems !== undefined){
const _errs27 = errors; if(!(isContentSchemaCount(data.maxItems, {instancePath:instancePath+"/maxItems",parentData:data,parentDataProperty:"maxItems",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchemaCount.errors : vErrors.concat(isContentSchemaCount.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.minLength !== undefined){
const _errs28 = errors; if(!(isContentSchemaCount(data.minLength, {instancePath:instancePath+"/minLength",parentData:data,parentDataProperty:"minLength",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchemaCount.errors : vErrors.concat(isContentSchemaCount.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.maxLength !== undefined){
const _errs29 = errors; if(!(isContentSchemaCount(data.maxLength, {instancePath:instancePath+"/maxLength",parentData:data,parentDataProperty:"maxLength",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchemaCount.errors : vErrors.concat(isContentSchemaCount.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } else { return fail(isContentSchema, instancePath, "type", {type: "object"}, "must be object"); } }
isContentSchema.errors = vErrors;
return errors === 0;
}
function isContentSchemaCount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (typeof data !== "string")){
return fail(isContentSchemaCount, instancePath, "type", {type: ["integer","string"]}, "must be integer,string");
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ return fail(isContentSchemaCount, instancePath, "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } }
if(errors === 0){
if(typeof data === "string"){
if(!pattern_0d8528.test(data)){
return fail(isContentSchemaCount, instancePath, "pattern", {pattern: "^[0-9]+$"}, "must match pattern \""+"^[0-9]+$"+"\"");
} } } }
isContentSchemaCount.errors = vErrors;
return errors === 0;
}
function isContentSchemaType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isContentSchemaType, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((((((data === "TYPE_UNSPECIFIED") || (data === "STRING")) || (data === "NUMBER")) || (data === "INTEGER")) || (data === "BOOLEAN")) || (data === "ARRAY")) || (data === "OBJECT"))){
return fail(isContentSchemaType, instancePath, "enum", {allowedValues: ["TYPE_UNSPECIFIED","STRING","NUMBER","INTEGER","BOOLEAN","ARRAY","OBJECT"]}, "must be equal to one of the allowed values");
}
isContentSchemaType.errors = vErrors;
return errors === 0;
}
function isContentTokenCountRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contents === undefined) && (missing0 = "contents")){
const err0 = {instancePath,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} }
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.generateContentRequest === undefined) && (missing1 = "generateContentRequest")){
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
isContentTokenCountRequest.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs4 = errors; for(const key0 in data){
if(!((key0 === "contents") || (key0 === "generateContentRequest"))){
return fail(isContentTokenCountRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs4 === errors){
if(data.contents !== undefined){
const _errs5 = errors; if(!(isContents(data.contents, {instancePath:instancePath+"/contents",parentData:data,parentDataProperty:"contents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContents.errors : vErrors.concat(isContents.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.generateContentRequest !== undefined){
const _errs6 = errors; if(!(isCountedGenerateContentRequest(data.generateContentRequest, {instancePath:instancePath+"/generateContentRequest",parentData:data,parentDataProperty:"generateContentRequest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCountedGenerateContentRequest.errors : vErrors.concat(isCountedGenerateContentRequest.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; } } } } else { return fail(isContentTokenCountRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isContentTokenCountRequest.errors = vErrors;
return errors === 0;
}
function isContentTokenCountResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.totalTokens === undefined) && (missing0 = "totalTokens")){
return fail(isContentTokenCountResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.totalTokens !== undefined){
let data0 = data.totalTokens; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isContentTokenCountResponse, instancePath+"/totalTokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
return fail(isContentTokenCountResponse, instancePath+"/totalTokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cachedContentTokenCount !== undefined){
let data1 = data.cachedContentTokenCount; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isContentTokenCountResponse, instancePath+"/cachedContentTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isContentTokenCountResponse, instancePath+"/cachedContentTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.promptTokensDetails !== undefined){
let data2 = data.promptTokensDetails; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isModalityTokenCount(data2[i0], {instancePath:instancePath+"/promptTokensDetails/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModalityTokenCount.errors : vErrors.concat(isModalityTokenCount.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){ break; } } } else { return fail(isContentTokenCountResponse, instancePath+"/promptTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cacheTokensDetails !== undefined){
let data4 = data.cacheTokensDetails; const _errs8 = errors; if(errors === _errs8){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors; if(!(isModalityTokenCount(data4[i1], {instancePath:instancePath+"/cacheTokensDetails/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModalityTokenCount.errors : vErrors.concat(isModalityTokenCount.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){ break; } } } else { return fail(isContentTokenCountResponse, instancePath+"/cacheTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isContentTokenCountResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isContentTokenCountResponse.errors = vErrors;
return errors === 0;
}
function isContentTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){ return fail(isContentTool, instancePath, "minProperties", {limit: 1}, "must NOT have fewer than 1 properties"); } else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "functionDeclarations") || (key0 === "codeExecution"))){
return fail(isContentTool, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.functionDeclarations !== undefined){
let data0 = data.functionDeclarations; const _errs2 = errors; if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors; if(!(isFunctionDeclaration(data0[i0], {instancePath:instancePath+"/functionDeclarations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isFunctionDeclaration.errors : vErrors.concat(isFunctionDeclaration.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){ break; } } } else { return fail(isContentTool, instancePath+"/functionDeclarations", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.codeExecution !== undefined){
const _errs5 = errors; if(!(isCodeExecutionTool(data.codeExecution, {instancePath:instancePath+"/codeExecution",parentData:data,parentDataProperty:"codeExecution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCodeExecutionTool.errors : vErrors.concat(isCodeExecutionTool.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isContentTool, instancePath, "type", {type: "object"}, "must be object"); } }
isContentTool.errors = vErrors;
return errors === 0;
}
function isContentToolConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "functionCallingConfig")){
return fail(isContentToolConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.functionCallingConfig !== undefined){
if(!(isFunctionCallingConfig(data.functionCallingConfig, {instancePath:instancePath+"/functionCallingConfig",parentData:data,parentDataProperty:"functionCallingConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isFunctionCallingConfig.errors : vErrors.concat(isFunctionCallingConfig.errors);
errors = vErrors.length;
} } } } else { return fail(isContentToolConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isContentToolConfig.errors = vErrors;
return errors === 0;
}
function isContentTools(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isContentTool(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentTool.errors : vErrors.concat(isContentTool.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } else { return fail(isContentTools, instancePath, "type", {type: "array"}, "must be array"); } }
isContentTools.errors = vErrors;
return errors === 0;
}
function isContentUsageMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promptTokenCount !== undefined){
let data0 = data.promptTokenCount; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isContentUsageMetadata, instancePath+"/promptTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
return fail(isContentUsageMetadata, instancePath+"/promptTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cachedContentTokenCount !== undefined){
let data1 = data.cachedContentTokenCount; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isContentUsageMetadata, instancePath+"/cachedContentTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isContentUsageMetadata, instancePath+"/cachedContentTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.candidatesTokenCount !== undefined){
let data2 = data.candidatesTokenCount; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isContentUsageMetadata, instancePath+"/candidatesTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
return fail(isContentUsageMetadata, instancePath+"/candidatesTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.totalTokenCount !== undefined){
let data3 = data.totalTokenCount; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isContentUsageMetadata, instancePath+"/totalTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isContentUsageMetadata, instancePath+"/totalTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.toolUsePromptTokenCount !== undefined){
let data4 = data.toolUsePromptTokenCount; const _errs9 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isContentUsageMetadata, instancePath+"/toolUsePromptTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isContentUsageMetadata, instancePath+"/toolUsePromptTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thoughtsTokenCount !== undefined){
let data5 = data.thoughtsTokenCount; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isContentUsageMetadata, instancePath+"/thoughtsTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
return fail(isContentUsageMetadata, instancePath+"/thoughtsTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.promptTokensDetails !== undefined){
let data6 = data.promptTokensDetails; const _errs13 = errors; if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors; if(!(isModalityTokenCount(data6[i0], {instancePath:instancePath+"/promptTokensDetails/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModalityTokenCount.errors : vErrors.concat(isModalityTokenCount.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
if(!valid1){ break; } } } else { return fail(isContentUsageMetadata, instancePath+"/promptTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.candidatesTokensDetails !== undefined){
let data8 = data.candidatesTokensDetails; const _errs16 = errors; if(errors === _errs16){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors; if(!(isModalityTokenCount(data8[i1], {instancePath:instancePath+"/candidatesTokensDetails/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModalityTokenCount.errors : vErrors.concat(isModalityTokenCount.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
if(!valid2){ break; } } } else { return fail(isContentUsageMetadata, instancePath+"/candidatesTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cacheTokensDetails !== undefined){
let data10 = data.cacheTokensDetails; const _errs19 = errors; if(errors === _errs19){
if(Array.isArray(data10)){
var valid3 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs21 = errors; if(!(isModalityTokenCount(data10[i2], {instancePath:instancePath+"/cacheTokensDetails/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModalityTokenCount.errors : vErrors.concat(isModalityTokenCount.errors);
errors = vErrors.length;
}
var valid3 = _errs21 === errors;
if(!valid3){ break; } } } else { return fail(isContentUsageMetadata, instancePath+"/cacheTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.toolUsePromptTokensDetails !== undefined){
let data12 = data.toolUsePromptTokensDetails; const _errs22 = errors; if(errors === _errs22){
if(Array.isArray(data12)){
var valid4 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs24 = errors; if(!(isModalityTokenCount(data12[i3], {instancePath:instancePath+"/toolUsePromptTokensDetails/" + i3,parentData:data12,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModalityTokenCount.errors : vErrors.concat(isModalityTokenCount.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
if(!valid4){ break; } } } else { return fail(isContentUsageMetadata, instancePath+"/toolUsePromptTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs22 === errors;
} else { var valid0 = true; } } } } } } } } } } } else { return fail(isContentUsageMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isContentUsageMetadata.errors = vErrors;
return errors === 0;
}
function isContents(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){ return fail(isContents, instancePath, "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isContent(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContent.errors : vErrors.concat(isContent.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } } else { return fail(isContents, instancePath, "type", {type: "array"}, "must be array"); } }
isContents.errors = vErrors;
return errors === 0;
}
function isCountedGenerateContentRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contents === undefined) && (missing0 = "contents")){
return fail(isCountedGenerateContentRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "contents")) || (key0 === "tools")) || (key0 === "toolConfig")) || (key0 === "safetySettings")) || (key0 === "systemInstruction")) || (key0 === "generationConfig")) || (key0 === "cachedContent"))){
return fail(isCountedGenerateContentRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.model !== undefined){
const _errs2 = errors; if(typeof data.model !== "string"){ return fail(isCountedGenerateContentRequest, instancePath+"/model", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.contents !== undefined){
const _errs4 = errors; if(!(isContents(data.contents, {instancePath:instancePath+"/contents",parentData:data,parentDataProperty:"contents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContents.errors : vErrors.concat(isContents.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
const _errs5 = errors; if(!(isContentTools(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentTools.errors : vErrors.concat(isContentTools.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.toolConfig !== undefined){
const _errs6 = errors; if(!(isContentToolConfig(data.toolConfig, {instancePath:instancePath+"/toolConfig",parentData:data,parentDataProperty:"toolConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentToolConfig.errors : vErrors.concat(isContentToolConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetySettings !== undefined){
const _errs7 = errors; if(!(isSafetySettings(data.safetySettings, {instancePath:instancePath+"/safetySettings",parentData:data,parentDataProperty:"safetySettings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSafetySettings.errors : vErrors.concat(isSafetySettings.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.systemInstruction !== undefined){
const _errs8 = errors; if(!(isSystemInstruction(data.systemInstruction, {instancePath:instancePath+"/systemInstruction",parentData:data,parentDataProperty:"systemInstruction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSystemInstruction.errors : vErrors.concat(isSystemInstruction.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.generationConfig !== undefined){
const _errs9 = errors; if(!(isGenerationConfig(data.generationConfig, {instancePath:instancePath+"/generationConfig",parentData:data,parentDataProperty:"generationConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGenerationConfig.errors : vErrors.concat(isGenerationConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cachedContent !== undefined){
const _errs10 = errors; if(!(isCachedContentName(data.cachedContent, {instancePath:instancePath+"/cachedContent",parentData:data,parentDataProperty:"cachedContent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCachedContentName.errors : vErrors.concat(isCachedContentName.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } } } else { return fail(isCountedGenerateContentRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isCountedGenerateContentRequest.errors = vErrors;
return errors === 0;
}
function isExecutableCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.language === undefined) && (missing0 = "language")) || ((data.code === undefined) && (missing0 = "code"))){
return fail(isExecutableCode, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "language") || (key0 === "code")) || (key0 === "id"))){
return fail(isExecutableCode, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.language !== undefined){
const _errs2 = errors; if(!(isCodeLanguage(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCodeLanguage.errors : vErrors.concat(isCodeLanguage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
const _errs3 = errors; if(typeof data.code !== "string"){ return fail(isExecutableCode, instancePath+"/code", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
const _errs5 = errors; if(typeof data.id !== "string"){ return fail(isExecutableCode, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isExecutableCode, instancePath, "type", {type: "object"}, "must be object"); } }
isExecutableCode.errors = vErrors;
return errors === 0;
}
function isFileData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mimeType === undefined) && (missing0 = "mimeType")) || ((data.fileUri === undefined) && (missing0 = "fileUri"))){
return fail(isFileData, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "mimeType") || (key0 === "fileUri"))){
return fail(isFileData, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.mimeType !== undefined){
let data0 = data.mimeType; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isFileData, instancePath+"/mimeType", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isFileData, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileUri !== undefined){
let data1 = data.fileUri; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isFileData, instancePath+"/fileUri", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isFileData, instancePath+"/fileUri", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isFileData, instancePath, "type", {type: "object"}, "must be object"); } }
isFileData.errors = vErrors;
return errors === 0;
}
function isFinishReason(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isFinishReason, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((((((((((data === "STOP") || (data === "MAX_TOKENS")) || (data === "SAFETY")) || (data === "RECITATION")) || (data === "LANGUAGE")) || (data === "OTHER")) || (data === "BLOCKLIST")) || (data === "PROHIBITED_CONTENT")) || (data === "SPII")) || (data === "MALFORMED_FUNCTION_CALL")) || (data === "IMAGE_SAFETY"))){
return fail(isFinishReason, instancePath, "enum", {allowedValues: ["STOP","MAX_TOKENS","SAFETY","RECITATION","LANGUAGE","OTHER","BLOCKLIST","PROHIBITED_CONTENT","SPII","MALFORMED_FUNCTION_CALL","IMAGE_SAFETY"]}, "must be equal to one of the allowed values");
}
isFinishReason.errors = vErrors;
return errors === 0;
}
function isFunctionCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return fail(isFunctionCall, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "args"))){
return fail(isFunctionCall, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors; if(typeof data.id !== "string"){ return fail(isFunctionCall, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isFunctionCall, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isFunctionCall, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.args !== undefined){
let data2 = data.args; const _errs6 = errors; if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return fail(isFunctionCall, instancePath+"/args", "type", {type: "object"}, "must be object");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isFunctionCall, instancePath, "type", {type: "object"}, "must be object"); } }
isFunctionCall.errors = vErrors;
return errors === 0;
}
function isFunctionCallingConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "mode") || (key0 === "allowedFunctionNames"))){
return fail(isFunctionCallingConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.mode !== undefined){
const _errs2 = errors; if(!(isFunctionCallingMode(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isFunctionCallingMode.errors : vErrors.concat(isFunctionCallingMode.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.allowedFunctionNames !== undefined){
let data1 = data.allowedFunctionNames; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(typeof data1[i0] !== "string"){
return fail(isFunctionCallingConfig, instancePath+"/allowedFunctionNames/" + i0, "type", {type: "string"}, "must be string");
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else { return fail(isFunctionCallingConfig, instancePath+"/allowedFunctionNames", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isFunctionCallingConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isFunctionCallingConfig.errors = vErrors;
return errors === 0;
}
function isFunctionCallingMode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isFunctionCallingMode, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((data === "MODE_UNSPECIFIED") || (data === "AUTO")) || (data === "ANY")) || (data === "NONE"))){
return fail(isFunctionCallingMode, instancePath, "enum", {allowedValues: ["MODE_UNSPECIFIED","AUTO","ANY","NONE"]}, "must be equal to one of the allowed values");
}
isFunctionCallingMode.errors = vErrors;
return errors === 0;
}
function isFunctionDeclaration(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return fail(isFunctionDeclaration, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((key0 === "name") || (key0 === "description")) || (key0 === "parameters")) || (key0 === "parametersJsonSchema"))){
return fail(isFunctionDeclaration, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isFunctionDeclaration, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isFunctionDeclaration, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.description !== undefined){
const _errs4 = errors; if(typeof data.description !== "string"){
return fail(isFunctionDeclaration, instancePath+"/description", "type", {type: "string"}, "must be string");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parameters !== undefined){
let data2 = data.parameters; const _errs6 = errors; if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return fail(isFunctionDeclaration, instancePath+"/parameters", "type", {type: "object"}, "must be object");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parametersJsonSchema !== undefined){
let data3 = data.parametersJsonSchema; const _errs8 = errors; if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return fail(isFunctionDeclaration, instancePath+"/parametersJsonSchema", "type", {type: "object"}, "must be object");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isFunctionDeclaration, instancePath, "type", {type: "object"}, "must be object"); } }
isFunctionDeclaration.errors = vErrors;
return errors === 0;
}
function isFunctionResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.response === undefined) && (missing0 = "response"))){
return fail(isFunctionResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "response")) || (key0 === "parts"))){
return fail(isFunctionResponse, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors; if(typeof data.id !== "string"){ return fail(isFunctionResponse, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isFunctionResponse, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isFunctionResponse, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
let data2 = data.response; const _errs6 = errors; if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return fail(isFunctionResponse, instancePath+"/response", "type", {type: "object"}, "must be object");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parts !== undefined){
let data3 = data.parts; const _errs8 = errors; if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors; if(!(isFunctionResponsePart(data3[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isFunctionResponsePart.errors : vErrors.concat(isFunctionResponsePart.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){ break; } } } else { return fail(isFunctionResponse, instancePath+"/parts", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isFunctionResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isFunctionResponse.errors = vErrors;
return errors === 0;
}
function isFunctionResponseFileData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mimeType === undefined) && (missing0 = "mimeType")) || ((data.fileUri === undefined) && (missing0 = "fileUri"))){
return fail(isFunctionResponseFileData, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "mimeType") || (key0 === "fileUri")) || (key0 === "displayName"))){
return fail(isFunctionResponseFileData, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.mimeType !== undefined){
let data0 = data.mimeType; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isFunctionResponseFileData, instancePath+"/mimeType", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isFunctionResponseFileData, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileUri !== undefined){
let data1 = data.fileUri; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isFunctionResponseFileData, instancePath+"/fileUri", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isFunctionResponseFileData, instancePath+"/fileUri", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.displayName !== undefined){
const _errs6 = errors; if(typeof data.displayName !== "string"){
return fail(isFunctionResponseFileData, instancePath+"/displayName", "type", {type: "string"}, "must be string");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isFunctionResponseFileData, instancePath, "type", {type: "object"}, "must be object"); } }
isFunctionResponseFileData.errors = vErrors;
return errors === 0;
}
function isFunctionResponseInlineData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mimeType === undefined) && (missing0 = "mimeType")) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isFunctionResponseInlineData, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "mimeType") || (key0 === "data")) || (key0 === "displayName"))){
return fail(isFunctionResponseInlineData, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.mimeType !== undefined){
let data0 = data.mimeType; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isFunctionResponseInlineData, instancePath+"/mimeType", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isFunctionResponseInlineData, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs4 = errors; if(typeof data.data !== "string"){ return fail(isFunctionResponseInlineData, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.displayName !== undefined){
const _errs6 = errors; if(typeof data.displayName !== "string"){
return fail(isFunctionResponseInlineData, instancePath+"/displayName", "type", {type: "string"}, "must be string");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isFunctionResponseInlineData, instancePath, "type", {type: "object"}, "must be object"); } }
isFunctionResponseInlineData.errors = vErrors;
return errors === 0;
}
function isFunctionResponsePart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
return fail(isFunctionResponsePart, instancePath, "maxProperties", {limit: 1}, "must NOT have more than 1 properties");
} else {
if(Object.keys(data).length < 1){
return fail(isFunctionResponsePart, instancePath, "minProperties", {limit: 1}, "must NOT have fewer than 1 properties");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "inlineData") || (key0 === "fileData"))){
return fail(isFunctionResponsePart, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.inlineData !== undefined){
const _errs2 = errors; if(!(isFunctionResponseInlineData(data.inlineData, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isFunctionResponseInlineData.errors : vErrors.concat(isFunctionResponseInlineData.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileData !== undefined){
const _errs3 = errors; if(!(isFunctionResponseFileData(data.fileData, {instancePath:instancePath+"/fileData",parentData:data,parentDataProperty:"fileData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isFunctionResponseFileData.errors : vErrors.concat(isFunctionResponseFileData.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isFunctionResponsePart, instancePath, "type", {type: "object"}, "must be object"); } }
isFunctionResponsePart.errors = vErrors;
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
function isGenerateContentRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contents === undefined) && (missing0 = "contents")){
return fail(isGenerateContentRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(((((((key0 === "contents") || (key0 === "tools")) || (key0 === "toolConfig")) || (key0 === "safetySettings")) || (key0 === "systemInstruction")) || (key0 === "generationConfig")) || (key0 === "cachedContent"))){
return fail(isGenerateContentRequest, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.contents !== undefined){
const _errs2 = errors; if(!(isContents(data.contents, {instancePath:instancePath+"/contents",parentData:data,parentDataProperty:"contents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContents.errors : vErrors.concat(isContents.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
const _errs3 = errors; if(!(isContentTools(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentTools.errors : vErrors.concat(isContentTools.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.toolConfig !== undefined){
const _errs4 = errors; if(!(isContentToolConfig(data.toolConfig, {instancePath:instancePath+"/toolConfig",parentData:data,parentDataProperty:"toolConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentToolConfig.errors : vErrors.concat(isContentToolConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetySettings !== undefined){
const _errs5 = errors; if(!(isSafetySettings(data.safetySettings, {instancePath:instancePath+"/safetySettings",parentData:data,parentDataProperty:"safetySettings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSafetySettings.errors : vErrors.concat(isSafetySettings.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.systemInstruction !== undefined){
const _errs6 = errors; if(!(isSystemInstruction(data.systemInstruction, {instancePath:instancePath+"/systemInstruction",parentData:data,parentDataProperty:"systemInstruction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSystemInstruction.errors : vErrors.concat(isSystemInstruction.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.generationConfig !== undefined){
const _errs7 = errors; if(!(isGenerationConfig(data.generationConfig, {instancePath:instancePath+"/generationConfig",parentData:data,parentDataProperty:"generationConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGenerationConfig.errors : vErrors.concat(isGenerationConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cachedContent !== undefined){
const _errs8 = errors; if(!(isCachedContentName(data.cachedContent, {instancePath:instancePath+"/cachedContent",parentData:data,parentDataProperty:"cachedContent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCachedContentName.errors : vErrors.concat(isCachedContentName.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isGenerateContentRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isGenerateContentRequest.errors = vErrors;
return errors === 0;
}
function isGenerateContentResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.modelVersion === undefined) && (missing0 = "modelVersion")) || ((data.responseId === undefined) && (missing0 = "responseId"))){
return fail(isGenerateContentResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.candidates !== undefined){
let data0 = data.candidates; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isCandidate(data0[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidate.errors : vErrors.concat(isCandidate.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isGenerateContentResponse, instancePath+"/candidates", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.promptFeedback !== undefined){
const _errs4 = errors; if(!(isPromptFeedback(data.promptFeedback, {instancePath:instancePath+"/promptFeedback",parentData:data,parentDataProperty:"promptFeedback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isPromptFeedback.errors : vErrors.concat(isPromptFeedback.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usageMetadata !== undefined){
const _errs5 = errors; if(!(isContentUsageMetadata(data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentUsageMetadata.errors : vErrors.concat(isContentUsageMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.modelVersion !== undefined){
const _errs6 = errors; if(typeof data.modelVersion !== "string"){
return fail(isGenerateContentResponse, instancePath+"/modelVersion", "type", {type: "string"}, "must be string");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseId !== undefined){
let data5 = data.responseId; const _errs8 = errors; if(errors === _errs8){
if(typeof data5 === "string"){
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isGenerateContentResponse, instancePath+"/responseId", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isGenerateContentResponse, instancePath+"/responseId", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isGenerateContentResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isGenerateContentResponse.errors = vErrors;
return errors === 0;
}
function isGenerateContentStream(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0]; const _errs1 = errors; const _errs2 = errors; let valid1 = false;
const _errs3 = errors; if(!(isGenerateContentResponse(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGenerateContentResponse.errors : vErrors.concat(isGenerateContentResponse.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors; if(!(isGenerateContentErrorResponse(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGenerateContentErrorResponse.errors : vErrors.concat(isGenerateContentErrorResponse.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err0 = {instancePath:instancePath+"/" + i0,keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isGenerateContentStream.errors = vErrors;
return false;
} else { errors = _errs2; if(vErrors !== null){ if(_errs2){ vErrors.length = _errs2; } else { vErrors = null; } } }
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } else { return fail(isGenerateContentStream, instancePath, "type", {type: "array"}, "must be array"); } }
isGenerateContentStream.errors = vErrors;
return errors === 0;
}
function isGenerationConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(constant_191f75.call(properties_109433, key0))){
return fail(isGenerationConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.stopSequences !== undefined){
let data0 = data.stopSequences; const _errs2 = errors; if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 5){ return fail(isGenerationConfig, instancePath+"/stopSequences", "maxItems", {limit: 5}, "must NOT have more than 5 items"); } else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors; if(typeof data0[i0] !== "string"){ return fail(isGenerationConfig, instancePath+"/stopSequences/" + i0, "type", {type: "string"}, "must be string"); }
var valid1 = _errs4 === errors;
if(!valid1){ break; } } } } else { return fail(isGenerationConfig, instancePath+"/stopSequences", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseMimeType !== undefined){
const _errs6 = errors; if(!(isResponseMimeType(data.responseMimeType, {instancePath:instancePath+"/responseMimeType",parentData:data,parentDataProperty:"responseMimeType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isResponseMimeType.errors : vErrors.concat(isResponseMimeType.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseSchema !== undefined){
const _errs7 = errors; if(!(isContentSchema(data.responseSchema, {instancePath:instancePath+"/responseSchema",parentData:data,parentDataProperty:"responseSchema",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchema.errors : vErrors.concat(isContentSchema.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseJsonSchema !== undefined){
let data4 = data.responseJsonSchema; const _errs8 = errors; if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
return fail(isGenerationConfig, instancePath+"/responseJsonSchema", "type", {type: "object"}, "must be object");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseModalities !== undefined){
let data5 = data.responseModalities; const _errs10 = errors; if(errors === _errs10){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1]; const _errs12 = errors; if(typeof data6 !== "string"){
return fail(isGenerationConfig, instancePath+"/responseModalities/" + i1, "type", {type: "string"}, "must be string");
}
if(!(((data6 === "TEXT") || (data6 === "IMAGE")) || (data6 === "AUDIO"))){
return fail(isGenerationConfig, instancePath+"/responseModalities/" + i1, "enum", {allowedValues: ["TEXT","IMAGE","AUDIO"]}, "must be equal to one of the allowed values");
}
var valid2 = _errs12 === errors;
if(!valid2){ break; } } } else { return fail(isGenerationConfig, instancePath+"/responseModalities", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.candidateCount !== undefined){
let data7 = data.candidateCount; const _errs14 = errors; if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return fail(isGenerationConfig, instancePath+"/candidateCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs14){
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
return fail(isGenerationConfig, instancePath+"/candidateCount", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.maxOutputTokens !== undefined){
let data8 = data.maxOutputTokens; const _errs16 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isGenerationConfig, instancePath+"/maxOutputTokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs16){
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
return fail(isGenerationConfig, instancePath+"/maxOutputTokens", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
let data9 = data.temperature; const _errs18 = errors; if(errors === _errs18){
if(typeof data9 == "number"){
if(data9 > 2 || isNaN(data9)){
return fail(isGenerationConfig, instancePath+"/temperature", "maximum", {comparison: "<=", limit: 2}, "must be <= 2");
} else {
if(data9 < 0 || isNaN(data9)){
return fail(isGenerationConfig, instancePath+"/temperature", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } } else { return fail(isGenerationConfig, instancePath+"/temperature", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.topP !== undefined){
let data10 = data.topP; const _errs20 = errors; if(errors === _errs20){
if(typeof data10 == "number"){
if(data10 > 1 || isNaN(data10)){ return fail(isGenerationConfig, instancePath+"/topP", "maximum", {comparison: "<=", limit: 1}, "must be <= 1"); } else {
if(data10 < 0 || isNaN(data10)){ return fail(isGenerationConfig, instancePath+"/topP", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } } else { return fail(isGenerationConfig, instancePath+"/topP", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs20 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.topK !== undefined){
let data11 = data.topK; const _errs22 = errors; if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
return fail(isGenerationConfig, instancePath+"/topK", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs22){
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){ return fail(isGenerationConfig, instancePath+"/topK", "minimum", {comparison: ">=", limit: 1}, "must be >= 1"); } } }
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.seed !== undefined){
let data12 = data.seed; const _errs24 = errors; if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
return fail(isGenerationConfig, instancePath+"/seed", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.presencePenalty !== undefined){
const _errs26 = errors; if(!(typeof data.presencePenalty == "number")){
return fail(isGenerationConfig, instancePath+"/presencePenalty", "type", {type: "number"}, "must be number");
}
var valid0 = _errs26 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.frequencyPenalty !== undefined){
const _errs28 = errors; if(!(typeof data.frequencyPenalty == "number")){
return fail(isGenerationConfig, instancePath+"/frequencyPenalty", "type", {type: "number"}, "must be number");
}
var valid0 = _errs28 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseLogprobs !== undefined){
const _errs30 = errors; if(typeof data.responseLogprobs !== "boolean"){
return fail(isGenerationConfig, instancePath+"/responseLogprobs", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs30 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.logprobs !== undefined){
let data16 = data.logprobs; const _errs32 = errors; if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
return fail(isGenerationConfig, instancePath+"/logprobs", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs32){
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){ return fail(isGenerationConfig, instancePath+"/logprobs", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs32 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.enableEnhancedCivicAnswers !== undefined){
const _errs34 = errors; if(typeof data.enableEnhancedCivicAnswers !== "boolean"){
return fail(isGenerationConfig, instancePath+"/enableEnhancedCivicAnswers", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs34 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.speechConfig !== undefined){
const _errs36 = errors; if(!(isSpeechConfig(data.speechConfig, {instancePath:instancePath+"/speechConfig",parentData:data,parentDataProperty:"speechConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSpeechConfig.errors : vErrors.concat(isSpeechConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinkingConfig !== undefined){
const _errs37 = errors; if(!(isThinkingConfig(data.thinkingConfig, {instancePath:instancePath+"/thinkingConfig",parentData:data,parentDataProperty:"thinkingConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isThinkingConfig.errors : vErrors.concat(isThinkingConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.mediaResolution !== undefined){
const _errs38 = errors; if(!(isMediaResolution(data.mediaResolution, {instancePath:instancePath+"/mediaResolution",parentData:data,parentDataProperty:"mediaResolution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMediaResolution.errors : vErrors.concat(isMediaResolution.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.imageConfig !== undefined){
const _errs39 = errors; if(!(isImageConfig(data.imageConfig, {instancePath:instancePath+"/imageConfig",parentData:data,parentDataProperty:"imageConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isImageConfig.errors : vErrors.concat(isImageConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } } } } } } else { return fail(isGenerationConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isGenerationConfig.errors = vErrors;
return errors === 0;
}
function isGroundingAttribution(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceId !== undefined){
const _errs1 = errors; if(!(isAttributionSourceId(data.sourceId, {instancePath:instancePath+"/sourceId",parentData:data,parentDataProperty:"sourceId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAttributionSourceId.errors : vErrors.concat(isAttributionSourceId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
const _errs2 = errors; if(!(isCandidateContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateContent.errors : vErrors.concat(isCandidateContent.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } else { return fail(isGroundingAttribution, instancePath, "type", {type: "object"}, "must be object"); } }
isGroundingAttribution.errors = vErrors;
return errors === 0;
}
function isGroundingChunk(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.web !== undefined){
if(!(isGroundingWebPage(data.web, {instancePath:instancePath+"/web",parentData:data,parentDataProperty:"web",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGroundingWebPage.errors : vErrors.concat(isGroundingWebPage.errors);
errors = vErrors.length;
} } } else { return fail(isGroundingChunk, instancePath, "type", {type: "object"}, "must be object"); } }
isGroundingChunk.errors = vErrors;
return errors === 0;
}
function isGroundingMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groundingChunks !== undefined){
let data0 = data.groundingChunks; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isGroundingChunk(data0[i0], {instancePath:instancePath+"/groundingChunks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGroundingChunk.errors : vErrors.concat(isGroundingChunk.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isGroundingMetadata, instancePath+"/groundingChunks", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.groundingSupports !== undefined){
let data2 = data.groundingSupports; const _errs4 = errors; if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors; if(!(isGroundingSupport(data2[i1], {instancePath:instancePath+"/groundingSupports/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGroundingSupport.errors : vErrors.concat(isGroundingSupport.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){ break; } } } else { return fail(isGroundingMetadata, instancePath+"/groundingSupports", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.webSearchQueries !== undefined){
let data4 = data.webSearchQueries; const _errs7 = errors; if(errors === _errs7){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs9 = errors; if(typeof data4[i2] !== "string"){
return fail(isGroundingMetadata, instancePath+"/webSearchQueries/" + i2, "type", {type: "string"}, "must be string");
}
var valid3 = _errs9 === errors;
if(!valid3){ break; } } } else { return fail(isGroundingMetadata, instancePath+"/webSearchQueries", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.searchEntryPoint !== undefined){
const _errs11 = errors; if(!(isSearchEntryPoint(data.searchEntryPoint, {instancePath:instancePath+"/searchEntryPoint",parentData:data,parentDataProperty:"searchEntryPoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSearchEntryPoint.errors : vErrors.concat(isSearchEntryPoint.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.retrievalMetadata !== undefined){
const _errs12 = errors; if(!(isRetrievalMetadata(data.retrievalMetadata, {instancePath:instancePath+"/retrievalMetadata",parentData:data,parentDataProperty:"retrievalMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isRetrievalMetadata.errors : vErrors.concat(isRetrievalMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isGroundingMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isGroundingMetadata.errors = vErrors;
return errors === 0;
}
function isGroundingPassageId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passageId !== undefined){
const _errs1 = errors; if(typeof data.passageId !== "string"){ return fail(isGroundingPassageId, instancePath+"/passageId", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.partIndex !== undefined){
let data1 = data.partIndex; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isGroundingPassageId, instancePath+"/partIndex", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isGroundingPassageId, instancePath+"/partIndex", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } else { return fail(isGroundingPassageId, instancePath, "type", {type: "object"}, "must be object"); } }
isGroundingPassageId.errors = vErrors;
return errors === 0;
}
function isGroundingSegment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.partIndex !== undefined){
let data0 = data.partIndex; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isGroundingSegment, instancePath+"/partIndex", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){ return fail(isGroundingSegment, instancePath+"/partIndex", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.startIndex !== undefined){
let data1 = data.startIndex; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isGroundingSegment, instancePath+"/startIndex", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){ return fail(isGroundingSegment, instancePath+"/startIndex", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.endIndex !== undefined){
let data2 = data.endIndex; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isGroundingSegment, instancePath+"/endIndex", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){ return fail(isGroundingSegment, instancePath+"/endIndex", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.text !== undefined){
const _errs7 = errors; if(typeof data.text !== "string"){ return fail(isGroundingSegment, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } } else { return fail(isGroundingSegment, instancePath, "type", {type: "object"}, "must be object"); } }
isGroundingSegment.errors = vErrors;
return errors === 0;
}
function isGroundingSupport(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groundingChunkIndices !== undefined){
let data0 = data.groundingChunkIndices; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0]; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isGroundingSupport, instancePath+"/groundingChunkIndices/" + i0, "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isGroundingSupport, instancePath+"/groundingChunkIndices/" + i0, "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isGroundingSupport, instancePath+"/groundingChunkIndices", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.confidenceScores !== undefined){
let data2 = data.confidenceScores; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1]; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 1 || isNaN(data3)){
return fail(isGroundingSupport, instancePath+"/confidenceScores/" + i1, "maximum", {comparison: "<=", limit: 1}, "must be <= 1");
} else {
if(data3 < 0 || isNaN(data3)){
return fail(isGroundingSupport, instancePath+"/confidenceScores/" + i1, "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } } else { return fail(isGroundingSupport, instancePath+"/confidenceScores/" + i1, "type", {type: "number"}, "must be number"); } }
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } else { return fail(isGroundingSupport, instancePath+"/confidenceScores", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.segment !== undefined){
const _errs9 = errors; if(!(isGroundingSegment(data.segment, {instancePath:instancePath+"/segment",parentData:data,parentDataProperty:"segment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGroundingSegment.errors : vErrors.concat(isGroundingSegment.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } else { return fail(isGroundingSupport, instancePath, "type", {type: "object"}, "must be object"); } }
isGroundingSupport.errors = vErrors;
return errors === 0;
}
function isGroundingWebPage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uri !== undefined){
const _errs1 = errors; if(typeof data.uri !== "string"){ return fail(isGroundingWebPage, instancePath+"/uri", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.title !== undefined){
const _errs3 = errors; if(typeof data.title !== "string"){ return fail(isGroundingWebPage, instancePath+"/title", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } else { return fail(isGroundingWebPage, instancePath, "type", {type: "object"}, "must be object"); } }
isGroundingWebPage.errors = vErrors;
return errors === 0;
}
function isHarmBlockThreshold(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isHarmBlockThreshold, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((((data === "HARM_BLOCK_THRESHOLD_UNSPECIFIED") || (data === "BLOCK_LOW_AND_ABOVE")) || (data === "BLOCK_MEDIUM_AND_ABOVE")) || (data === "BLOCK_ONLY_HIGH")) || (data === "BLOCK_NONE")) || (data === "OFF"))){
return fail(isHarmBlockThreshold, instancePath, "enum", {allowedValues: ["HARM_BLOCK_THRESHOLD_UNSPECIFIED","BLOCK_LOW_AND_ABOVE","BLOCK_MEDIUM_AND_ABOVE","BLOCK_ONLY_HIGH","BLOCK_NONE","OFF"]}, "must be equal to one of the allowed values");
}
isHarmBlockThreshold.errors = vErrors;
return errors === 0;
}
function isHarmCategory(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isHarmCategory, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((((((((((data === "HARM_CATEGORY_HARASSMENT") || (data === "HARM_CATEGORY_HATE_SPEECH")) || (data === "HARM_CATEGORY_SEXUALLY_EXPLICIT")) || (data === "HARM_CATEGORY_DANGEROUS_CONTENT")) || (data === "HARM_CATEGORY_CIVIC_INTEGRITY")) || (data === "HARM_CATEGORY_UNSPECIFIED")) || (data === "HARM_CATEGORY_DEROGATORY")) || (data === "HARM_CATEGORY_TOXICITY")) || (data === "HARM_CATEGORY_VIOLENCE")) || (data === "HARM_CATEGORY_SEXUAL")) || (data === "HARM_CATEGORY_MEDICAL")) || (data === "HARM_CATEGORY_DANGEROUS"))){
return fail(isHarmCategory, instancePath, "enum", {allowedValues: ["HARM_CATEGORY_HARASSMENT","HARM_CATEGORY_HATE_SPEECH","HARM_CATEGORY_SEXUALLY_EXPLICIT","HARM_CATEGORY_DANGEROUS_CONTENT","HARM_CATEGORY_CIVIC_INTEGRITY","HARM_CATEGORY_UNSPECIFIED","HARM_CATEGORY_DEROGATORY","HARM_CATEGORY_TOXICITY","HARM_CATEGORY_VIOLENCE","HARM_CATEGORY_SEXUAL","HARM_CATEGORY_MEDICAL","HARM_CATEGORY_DANGEROUS"]}, "must be equal to one of the allowed values");
}
isHarmCategory.errors = vErrors;
return errors === 0;
}
function isHarmProbability(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isHarmProbability, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((((data === "HARM_PROBABILITY_UNSPECIFIED") || (data === "NEGLIGIBLE")) || (data === "LOW")) || (data === "MEDIUM")) || (data === "HIGH"))){
return fail(isHarmProbability, instancePath, "enum", {allowedValues: ["HARM_PROBABILITY_UNSPECIFIED","NEGLIGIBLE","LOW","MEDIUM","HIGH"]}, "must be equal to one of the allowed values");
}
isHarmProbability.errors = vErrors;
return errors === 0;
}
function isImageConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "aspectRatio") || (key0 === "imageSize"))){
return fail(isImageConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.aspectRatio !== undefined){
const _errs2 = errors; if(typeof data.aspectRatio !== "string"){ return fail(isImageConfig, instancePath+"/aspectRatio", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.imageSize !== undefined){
const _errs4 = errors; if(typeof data.imageSize !== "string"){ return fail(isImageConfig, instancePath+"/imageSize", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isImageConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isImageConfig.errors = vErrors;
return errors === 0;
}
function isInlineData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mimeType === undefined) && (missing0 = "mimeType")) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isInlineData, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "mimeType") || (key0 === "data"))){
return fail(isInlineData, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.mimeType !== undefined){
const _errs2 = errors; if(!(isInputMediaType(data.mimeType, {instancePath:instancePath+"/mimeType",parentData:data,parentDataProperty:"mimeType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isInputMediaType.errors : vErrors.concat(isInputMediaType.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs3 = errors; if(typeof data.data !== "string"){ return fail(isInlineData, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isInlineData, instancePath, "type", {type: "object"}, "must be object"); } }
isInlineData.errors = vErrors;
return errors === 0;
}
function isInputMediaType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isInputMediaType, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((((((((((((((((((((((((((((((data === "image/jpeg") || (data === "image/jpg")) || (data === "image/png")) || (data === "image/webp")) || (data === "image/heic")) || (data === "image/heif")) || (data === "audio/wav")) || (data === "audio/x-wav")) || (data === "audio/wave")) || (data === "audio/mp3")) || (data === "audio/mpeg")) || (data === "audio/aiff")) || (data === "audio/x-aiff")) || (data === "audio/aac")) || (data === "audio/ogg")) || (data === "audio/flac")) || (data === "audio/x-flac")) || (data === "video/mp4")) || (data === "video/mpeg")) || (data === "video/mpg")) || (data === "video/mov")) || (data === "video/quicktime")) || (data === "video/avi")) || (data === "video/x-msvideo")) || (data === "video/flv")) || (data === "video/x-flv")) || (data === "video/webm")) || (data === "video/wmv")) || (data === "video/x-ms-wmv")) || (data === "video/3gpp")) || (data === "application/pdf"))){
return fail(isInputMediaType, instancePath, "enum", {allowedValues: ["image/jpeg","image/jpg","image/png","image/webp","image/heic","image/heif","audio/wav","audio/x-wav","audio/wave","audio/mp3","audio/mpeg","audio/aiff","audio/x-aiff","audio/aac","audio/ogg","audio/flac","audio/x-flac","video/mp4","video/mpeg","video/mpg","video/mov","video/quicktime","video/avi","video/x-msvideo","video/flv","video/x-flv","video/webm","video/wmv","video/x-ms-wmv","video/3gpp","application/pdf"]}, "must be equal to one of the allowed values");
}
isInputMediaType.errors = vErrors;
return errors === 0;
}
function isLogprobsResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topCandidates !== undefined){
let data0 = data.topCandidates; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isTopLogprobs(data0[i0], {instancePath:instancePath+"/topCandidates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTopLogprobs.errors : vErrors.concat(isTopLogprobs.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isLogprobsResult, instancePath+"/topCandidates", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.chosenCandidates !== undefined){
let data2 = data.chosenCandidates; const _errs4 = errors; if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors; if(!(isTokenLogprob(data2[i1], {instancePath:instancePath+"/chosenCandidates/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTokenLogprob.errors : vErrors.concat(isTokenLogprob.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){ break; } } } else { return fail(isLogprobsResult, instancePath+"/chosenCandidates", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } else { return fail(isLogprobsResult, instancePath, "type", {type: "object"}, "must be object"); } }
isLogprobsResult.errors = vErrors;
return errors === 0;
}
function isMediaResolution(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isMediaResolution, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((data === "MEDIA_RESOLUTION_UNSPECIFIED") || (data === "MEDIA_RESOLUTION_LOW")) || (data === "MEDIA_RESOLUTION_MEDIUM")) || (data === "MEDIA_RESOLUTION_HIGH"))){
return fail(isMediaResolution, instancePath, "enum", {allowedValues: ["MEDIA_RESOLUTION_UNSPECIFIED","MEDIA_RESOLUTION_LOW","MEDIA_RESOLUTION_MEDIUM","MEDIA_RESOLUTION_HIGH"]}, "must be equal to one of the allowed values");
}
isMediaResolution.errors = vErrors;
return errors === 0;
}
function isModality(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isModality, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((((data === "MODALITY_UNSPECIFIED") || (data === "TEXT")) || (data === "IMAGE")) || (data === "VIDEO")) || (data === "AUDIO")) || (data === "DOCUMENT"))){
return fail(isModality, instancePath, "enum", {allowedValues: ["MODALITY_UNSPECIFIED","TEXT","IMAGE","VIDEO","AUDIO","DOCUMENT"]}, "must be equal to one of the allowed values");
}
isModality.errors = vErrors;
return errors === 0;
}
function isModalityTokenCount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.modality === undefined) && (missing0 = "modality")){
return fail(isModalityTokenCount, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.modality !== undefined){
const _errs1 = errors; if(!(isModality(data.modality, {instancePath:instancePath+"/modality",parentData:data,parentDataProperty:"modality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isModality.errors : vErrors.concat(isModality.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tokenCount !== undefined){
let data1 = data.tokenCount; const _errs2 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isModalityTokenCount, instancePath+"/tokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs2){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isModalityTokenCount, instancePath+"/tokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } } else { return fail(isModalityTokenCount, instancePath, "type", {type: "object"}, "must be object"); } }
isModalityTokenCount.errors = vErrors;
return errors === 0;
}
function isMultiSpeakerVoiceConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.speakerVoiceConfigs === undefined) && (missing0 = "speakerVoiceConfigs")){
return fail(isMultiSpeakerVoiceConfig, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "speakerVoiceConfigs")){
return fail(isMultiSpeakerVoiceConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.speakerVoiceConfigs !== undefined){
let data0 = data.speakerVoiceConfigs; const _errs2 = errors; if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors; if(!(isSpeakerVoiceConfig(data0[i0], {instancePath:instancePath+"/speakerVoiceConfigs/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSpeakerVoiceConfig.errors : vErrors.concat(isSpeakerVoiceConfig.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){ break; } } } else { return fail(isMultiSpeakerVoiceConfig, instancePath+"/speakerVoiceConfigs", "type", {type: "array"}, "must be array"); } } } } } } else { return fail(isMultiSpeakerVoiceConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isMultiSpeakerVoiceConfig.errors = vErrors;
return errors === 0;
}
function isPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors; if(!(isPartFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isPartFields.errors : vErrors.concat(isPartFields.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){ const _errs1 = errors; if(!(isPartKind(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isPartKind.errors : vErrors.concat(isPartKind.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
isPart.errors = vErrors;
return errors === 0;
}
function isPartFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(constant_191f75.call(properties_507c6e, key0))){
return fail(isPartFields, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.text !== undefined){
const _errs2 = errors; if(typeof data.text !== "string"){ return fail(isPartFields, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.inlineData !== undefined){
const _errs4 = errors; if(!(isInlineData(data.inlineData, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isInlineData.errors : vErrors.concat(isInlineData.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileData !== undefined){
const _errs5 = errors; if(!(isFileData(data.fileData, {instancePath:instancePath+"/fileData",parentData:data,parentDataProperty:"fileData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isFileData.errors : vErrors.concat(isFileData.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.functionCall !== undefined){
const _errs6 = errors; if(!(isFunctionCall(data.functionCall, {instancePath:instancePath+"/functionCall",parentData:data,parentDataProperty:"functionCall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isFunctionCall.errors : vErrors.concat(isFunctionCall.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.functionResponse !== undefined){
const _errs7 = errors; if(!(isFunctionResponse(data.functionResponse, {instancePath:instancePath+"/functionResponse",parentData:data,parentDataProperty:"functionResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isFunctionResponse.errors : vErrors.concat(isFunctionResponse.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.executableCode !== undefined){
const _errs8 = errors; if(!(isExecutableCode(data.executableCode, {instancePath:instancePath+"/executableCode",parentData:data,parentDataProperty:"executableCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isExecutableCode.errors : vErrors.concat(isExecutableCode.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.codeExecutionResult !== undefined){
const _errs9 = errors; if(!(isCodeExecutionResult(data.codeExecutionResult, {instancePath:instancePath+"/codeExecutionResult",parentData:data,parentDataProperty:"codeExecutionResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCodeExecutionResult.errors : vErrors.concat(isCodeExecutionResult.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thought !== undefined){
const _errs10 = errors; if(typeof data.thought !== "boolean"){ return fail(isPartFields, instancePath+"/thought", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thoughtSignature !== undefined){
const _errs12 = errors; if(!(isThoughtSignature(data.thoughtSignature, {instancePath:instancePath+"/thoughtSignature",parentData:data,parentDataProperty:"thoughtSignature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isThoughtSignature.errors : vErrors.concat(isThoughtSignature.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } } } } } } } else { return fail(isPartFields, instancePath, "type", {type: "object"}, "must be object"); } }
isPartFields.errors = vErrors;
return errors === 0;
}
function isPartKind(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){ return fail(isPartKind, instancePath, "type", {type: "object"}, "must be object"); }
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
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
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else {
if(_valid0){ valid0 = true; passing0 = 1; }
const _errs4 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.fileData === undefined) && (missing2 = "fileData")){
const err2 = {instancePath,keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} }
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 2]; } else {
if(_valid0){ valid0 = true; passing0 = 2; }
const _errs5 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.functionCall === undefined) && (missing3 = "functionCall")){
const err3 = {instancePath,keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} }
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 3]; } else {
if(_valid0){ valid0 = true; passing0 = 3; }
const _errs6 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.functionResponse === undefined) && (missing4 = "functionResponse")){
const err4 = {instancePath,keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} }
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 4]; } else {
if(_valid0){ valid0 = true; passing0 = 4; }
const _errs7 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.executableCode === undefined) && (missing5 = "executableCode")){
const err5 = {instancePath,keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} }
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 5]; } else {
if(_valid0){ valid0 = true; passing0 = 5; }
const _errs8 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.codeExecutionResult === undefined) && (missing6 = "codeExecutionResult")){
const err6 = {instancePath,keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} }
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 6]; } else { if(_valid0){ valid0 = true; passing0 = 6; } } } } } } }
if(!valid0){
const err7 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
isPartKind.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
isPartKind.errors = vErrors;
return errors === 0;
}
function isPrebuiltVoiceConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "voiceName")){
return fail(isPrebuiltVoiceConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.voiceName !== undefined){
if(typeof data.voiceName !== "string"){ return fail(isPrebuiltVoiceConfig, instancePath+"/voiceName", "type", {type: "string"}, "must be string"); } } } } else { return fail(isPrebuiltVoiceConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isPrebuiltVoiceConfig.errors = vErrors;
return errors === 0;
}
function isPromptFeedback(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.blockReason !== undefined){
const _errs1 = errors; if(!(isBlockReason(data.blockReason, {instancePath:instancePath+"/blockReason",parentData:data,parentDataProperty:"blockReason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isBlockReason.errors : vErrors.concat(isBlockReason.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetyRatings !== undefined){
let data1 = data.safetyRatings; const _errs2 = errors; if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors; if(!(isSafetyRating(data1[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSafetyRating.errors : vErrors.concat(isSafetyRating.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){ break; } } } else { return fail(isPromptFeedback, instancePath+"/safetyRatings", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } else { return fail(isPromptFeedback, instancePath, "type", {type: "object"}, "must be object"); } }
isPromptFeedback.errors = vErrors;
return errors === 0;
}
function isRequestOfCountContentTokens(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfCountContentTokens, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
return fail(isRequestOfCountContentTokens, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isRequestOfCountContentTokens, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isRequestOfCountContentTokens, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfCountContentTokens, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isRequestOfCountContentTokens, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfCountContentTokens, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors; for(const key0 in data2){
if(!(key0 === "alt")){
return fail(isRequestOfCountContentTokens, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs7 === errors){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){ return fail(isRequestOfCountContentTokens, instancePath+"/query/alt", "type", {type: "string"}, "must be string"); }
if(!(data3 === "json")){
return fail(isRequestOfCountContentTokens, instancePath+"/query/alt", "enum", {allowedValues: ["json"]}, "must be equal to one of the allowed values");
} } } } else { return fail(isRequestOfCountContentTokens, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs10 = errors; if(!(isContentTokenCountRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentTokenCountRequest.errors : vErrors.concat(isContentTokenCountRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfCountContentTokens, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfCountContentTokens.errors = vErrors;
return errors === 0;
}
function isRequestOfGenerateContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfGenerateContent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
return fail(isRequestOfGenerateContent, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isRequestOfGenerateContent, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isRequestOfGenerateContent, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfGenerateContent, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isRequestOfGenerateContent, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfGenerateContent, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors; for(const key0 in data2){
if(!(key0 === "alt")){
return fail(isRequestOfGenerateContent, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs7 === errors){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){ return fail(isRequestOfGenerateContent, instancePath+"/query/alt", "type", {type: "string"}, "must be string"); }
if(!(data3 === "json")){
return fail(isRequestOfGenerateContent, instancePath+"/query/alt", "enum", {allowedValues: ["json"]}, "must be equal to one of the allowed values");
} } } } else { return fail(isRequestOfGenerateContent, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs10 = errors; if(!(isGenerateContentRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGenerateContentRequest.errors : vErrors.concat(isGenerateContentRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfGenerateContent, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfGenerateContent.errors = vErrors;
return errors === 0;
}
function isRequestOfStreamGenerateContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isRequestOfStreamGenerateContent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
return fail(isRequestOfStreamGenerateContent, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isRequestOfStreamGenerateContent, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isRequestOfStreamGenerateContent, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isRequestOfStreamGenerateContent, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isRequestOfStreamGenerateContent, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isRequestOfStreamGenerateContent, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors; for(const key0 in data2){
if(!(key0 === "alt")){
return fail(isRequestOfStreamGenerateContent, instancePath+"/query", "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs7 === errors){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){ return fail(isRequestOfStreamGenerateContent, instancePath+"/query/alt", "type", {type: "string"}, "must be string"); }
if(!((data3 === "json") || (data3 === "sse"))){
return fail(isRequestOfStreamGenerateContent, instancePath+"/query/alt", "enum", {allowedValues: ["json","sse"]}, "must be equal to one of the allowed values");
} } } } else { return fail(isRequestOfStreamGenerateContent, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs10 = errors; if(!(isGenerateContentRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGenerateContentRequest.errors : vErrors.concat(isGenerateContentRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } else { return fail(isRequestOfStreamGenerateContent, instancePath, "type", {type: "object"}, "must be object"); } }
isRequestOfStreamGenerateContent.errors = vErrors;
return errors === 0;
}
function isResponseMimeType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isResponseMimeType, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((data === "text/plain") || (data === "application/json")) || (data === "text/x.enum"))){
return fail(isResponseMimeType, instancePath, "enum", {allowedValues: ["text/plain","application/json","text/x.enum"]}, "must be equal to one of the allowed values");
}
isResponseMimeType.errors = vErrors;
return errors === 0;
}
function isRetrievalMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.googleSearchDynamicRetrievalScore !== undefined){
let data0 = data.googleSearchDynamicRetrievalScore; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 1 || isNaN(data0)){
return fail(isRetrievalMetadata, instancePath+"/googleSearchDynamicRetrievalScore", "maximum", {comparison: "<=", limit: 1}, "must be <= 1");
} else {
if(data0 < 0 || isNaN(data0)){
return fail(isRetrievalMetadata, instancePath+"/googleSearchDynamicRetrievalScore", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } } else { return fail(isRetrievalMetadata, instancePath+"/googleSearchDynamicRetrievalScore", "type", {type: "number"}, "must be number"); } } } } else { return fail(isRetrievalMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isRetrievalMetadata.errors = vErrors;
return errors === 0;
}
function isSafetyRating(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.category === undefined) && (missing0 = "category")) || ((data.probability === undefined) && (missing0 = "probability"))){
return fail(isSafetyRating, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.category !== undefined){
const _errs1 = errors; if(typeof data.category !== "string"){ return fail(isSafetyRating, instancePath+"/category", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.probability !== undefined){
const _errs3 = errors; if(!(isHarmProbability(data.probability, {instancePath:instancePath+"/probability",parentData:data,parentDataProperty:"probability",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isHarmProbability.errors : vErrors.concat(isHarmProbability.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.blocked !== undefined){
const _errs4 = errors; if(typeof data.blocked !== "boolean"){ return fail(isSafetyRating, instancePath+"/blocked", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isSafetyRating, instancePath, "type", {type: "object"}, "must be object"); } }
isSafetyRating.errors = vErrors;
return errors === 0;
}
function isSafetySetting(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.category === undefined) && (missing0 = "category")) || ((data.threshold === undefined) && (missing0 = "threshold"))){
return fail(isSafetySetting, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "category") || (key0 === "threshold"))){
return fail(isSafetySetting, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.category !== undefined){
const _errs2 = errors; if(!(isHarmCategory(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isHarmCategory.errors : vErrors.concat(isHarmCategory.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.threshold !== undefined){
const _errs3 = errors; if(!(isHarmBlockThreshold(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isHarmBlockThreshold.errors : vErrors.concat(isHarmBlockThreshold.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } } else { return fail(isSafetySetting, instancePath, "type", {type: "object"}, "must be object"); } }
isSafetySetting.errors = vErrors;
return errors === 0;
}
function isSafetySettings(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isSafetySetting(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSafetySetting.errors : vErrors.concat(isSafetySetting.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } else { return fail(isSafetySettings, instancePath, "type", {type: "array"}, "must be array"); } }
isSafetySettings.errors = vErrors;
return errors === 0;
}
function isSearchEntryPoint(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.renderedContent !== undefined){
const _errs1 = errors; if(typeof data.renderedContent !== "string"){
return fail(isSearchEntryPoint, instancePath+"/renderedContent", "type", {type: "string"}, "must be string");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.sdkBlob !== undefined){
const _errs3 = errors; if(typeof data.sdkBlob !== "string"){ return fail(isSearchEntryPoint, instancePath+"/sdkBlob", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } else { return fail(isSearchEntryPoint, instancePath, "type", {type: "object"}, "must be object"); } }
isSearchEntryPoint.errors = vErrors;
return errors === 0;
}
function isSemanticRetrieverChunk(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source !== undefined){
const _errs1 = errors; if(typeof data.source !== "string"){ return fail(isSemanticRetrieverChunk, instancePath+"/source", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.chunk !== undefined){
const _errs3 = errors; if(typeof data.chunk !== "string"){ return fail(isSemanticRetrieverChunk, instancePath+"/chunk", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } else { return fail(isSemanticRetrieverChunk, instancePath, "type", {type: "object"}, "must be object"); } }
isSemanticRetrieverChunk.errors = vErrors;
return errors === 0;
}
function isSpeakerVoiceConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.speaker === undefined) && (missing0 = "speaker")) || ((data.voiceConfig === undefined) && (missing0 = "voiceConfig"))){
return fail(isSpeakerVoiceConfig, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "speaker") || (key0 === "voiceConfig"))){
return fail(isSpeakerVoiceConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.speaker !== undefined){
const _errs2 = errors; if(typeof data.speaker !== "string"){ return fail(isSpeakerVoiceConfig, instancePath+"/speaker", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voiceConfig !== undefined){
const _errs4 = errors; if(!(isVoiceConfig(data.voiceConfig, {instancePath:instancePath+"/voiceConfig",parentData:data,parentDataProperty:"voiceConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVoiceConfig.errors : vErrors.concat(isVoiceConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isSpeakerVoiceConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isSpeakerVoiceConfig.errors = vErrors;
return errors === 0;
}
function isSpeechConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(((key0 === "voiceConfig") || (key0 === "multiSpeakerVoiceConfig")) || (key0 === "languageCode"))){
return fail(isSpeechConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.voiceConfig !== undefined){
const _errs2 = errors; if(!(isVoiceConfig(data.voiceConfig, {instancePath:instancePath+"/voiceConfig",parentData:data,parentDataProperty:"voiceConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVoiceConfig.errors : vErrors.concat(isVoiceConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.multiSpeakerVoiceConfig !== undefined){
const _errs3 = errors; if(!(isMultiSpeakerVoiceConfig(data.multiSpeakerVoiceConfig, {instancePath:instancePath+"/multiSpeakerVoiceConfig",parentData:data,parentDataProperty:"multiSpeakerVoiceConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMultiSpeakerVoiceConfig.errors : vErrors.concat(isMultiSpeakerVoiceConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.languageCode !== undefined){
const _errs4 = errors; if(!(isSpeechLanguageCode(data.languageCode, {instancePath:instancePath+"/languageCode",parentData:data,parentDataProperty:"languageCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSpeechLanguageCode.errors : vErrors.concat(isSpeechLanguageCode.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isSpeechConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isSpeechConfig.errors = vErrors;
return errors === 0;
}
function isSpeechLanguageCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isSpeechLanguageCode, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((((((((((((((((data === "zh-CN") || (data === "en-US")) || (data === "ja-JP")) || (data === "ko-KR")) || (data === "fr-FR")) || (data === "de-DE")) || (data === "es-ES")) || (data === "pt-BR")) || (data === "hi-IN")) || (data === "ar-XA")) || (data === "it-IT")) || (data === "tr-TR")) || (data === "vi-VN")) || (data === "th-TH")) || (data === "ru-RU")) || (data === "pl-PL")) || (data === "nl-NL"))){
return fail(isSpeechLanguageCode, instancePath, "enum", {allowedValues: ["zh-CN","en-US","ja-JP","ko-KR","fr-FR","de-DE","es-ES","pt-BR","hi-IN","ar-XA","it-IT","tr-TR","vi-VN","th-TH","ru-RU","pl-PL","nl-NL"]}, "must be equal to one of the allowed values");
}
isSpeechLanguageCode.errors = vErrors;
return errors === 0;
}
function isSystemInstruction(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
return fail(isSystemInstruction, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "role") || (key0 === "parts"))){
return fail(isSystemInstruction, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.role !== undefined){
const _errs2 = errors; if(typeof data.role !== "string"){ return fail(isSystemInstruction, instancePath+"/role", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parts !== undefined){
let data1 = data.parts; const _errs4 = errors; if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){ return fail(isSystemInstruction, instancePath+"/parts", "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors; if(!(isSystemInstructionPart(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isSystemInstructionPart.errors : vErrors.concat(isSystemInstructionPart.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){ break; } } } } else { return fail(isSystemInstruction, instancePath+"/parts", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isSystemInstruction, instancePath, "type", {type: "object"}, "must be object"); } }
isSystemInstruction.errors = vErrors;
return errors === 0;
}
function isSystemInstructionPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
return fail(isSystemInstructionPart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "text")){
return fail(isSystemInstructionPart, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.text !== undefined){
if(typeof data.text !== "string"){ return fail(isSystemInstructionPart, instancePath+"/text", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isSystemInstructionPart, instancePath, "type", {type: "object"}, "must be object"); } }
isSystemInstructionPart.errors = vErrors;
return errors === 0;
}
function isThinkingConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!((key0 === "includeThoughts") || (key0 === "thinkingBudget"))){
return fail(isThinkingConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.includeThoughts !== undefined){
const _errs2 = errors; if(typeof data.includeThoughts !== "boolean"){
return fail(isThinkingConfig, instancePath+"/includeThoughts", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinkingBudget !== undefined){
let data1 = data.thinkingBudget; const _errs4 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isThinkingConfig, instancePath+"/thinkingBudget", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < -1 || isNaN(data1)){
return fail(isThinkingConfig, instancePath+"/thinkingBudget", "minimum", {comparison: ">=", limit: -1}, "must be >= -1");
} } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isThinkingConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isThinkingConfig.errors = vErrors;
return errors === 0;
}
function isThoughtSignature(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isThoughtSignature, instancePath, "type", {type: "string"}, "must be string"); }
isThoughtSignature.errors = vErrors;
return errors === 0;
}
function isTokenLogprob(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token !== undefined){
const _errs1 = errors; if(typeof data.token !== "string"){ return fail(isTokenLogprob, instancePath+"/token", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tokenId !== undefined){
let data1 = data.tokenId; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isTokenLogprob, instancePath+"/tokenId", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.logProbability !== undefined){
const _errs5 = errors; if(!(typeof data.logProbability == "number")){
return fail(isTokenLogprob, instancePath+"/logProbability", "type", {type: "number"}, "must be number");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isTokenLogprob, instancePath, "type", {type: "object"}, "must be object"); } }
isTokenLogprob.errors = vErrors;
return errors === 0;
}
function isTopLogprobs(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidates !== undefined){
let data0 = data.candidates; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isTokenLogprob(data0[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isTokenLogprob.errors : vErrors.concat(isTokenLogprob.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isTopLogprobs, instancePath+"/candidates", "type", {type: "array"}, "must be array"); } } } } else { return fail(isTopLogprobs, instancePath, "type", {type: "object"}, "must be object"); } }
isTopLogprobs.errors = vErrors;
return errors === 0;
}
function isUrlContextMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.urlMetadata !== undefined){
let data0 = data.urlMetadata; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isUrlMetadata(data0[i0], {instancePath:instancePath+"/urlMetadata/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUrlMetadata.errors : vErrors.concat(isUrlMetadata.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isUrlContextMetadata, instancePath+"/urlMetadata", "type", {type: "array"}, "must be array"); } } } } else { return fail(isUrlContextMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isUrlContextMetadata.errors = vErrors;
return errors === 0;
}
function isUrlMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.retrievedUrl !== undefined){
const _errs1 = errors; if(typeof data.retrievedUrl !== "string"){ return fail(isUrlMetadata, instancePath+"/retrievedUrl", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.urlRetrievalStatus !== undefined){
const _errs3 = errors; if(!(isUrlRetrievalStatus(data.urlRetrievalStatus, {instancePath:instancePath+"/urlRetrievalStatus",parentData:data,parentDataProperty:"urlRetrievalStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUrlRetrievalStatus.errors : vErrors.concat(isUrlRetrievalStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } else { return fail(isUrlMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isUrlMetadata.errors = vErrors;
return errors === 0;
}
function isUrlRetrievalContext(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.retrievedUrl !== undefined){
if(typeof data.retrievedUrl !== "string"){
return fail(isUrlRetrievalContext, instancePath+"/retrievedUrl", "type", {type: "string"}, "must be string");
} } } else { return fail(isUrlRetrievalContext, instancePath, "type", {type: "object"}, "must be object"); } }
isUrlRetrievalContext.errors = vErrors;
return errors === 0;
}
function isUrlRetrievalMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.urlRetrievalContexts !== undefined){
let data0 = data.urlRetrievalContexts; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isUrlRetrievalContext(data0[i0], {instancePath:instancePath+"/urlRetrievalContexts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUrlRetrievalContext.errors : vErrors.concat(isUrlRetrievalContext.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isUrlRetrievalMetadata, instancePath+"/urlRetrievalContexts", "type", {type: "array"}, "must be array"); } } } } else { return fail(isUrlRetrievalMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isUrlRetrievalMetadata.errors = vErrors;
return errors === 0;
}
function isUrlRetrievalStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isUrlRetrievalStatus, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((data === "URL_RETRIEVAL_STATUS_UNSPECIFIED") || (data === "URL_RETRIEVAL_STATUS_SUCCESS")) || (data === "URL_RETRIEVAL_STATUS_ERROR"))){
return fail(isUrlRetrievalStatus, instancePath, "enum", {allowedValues: ["URL_RETRIEVAL_STATUS_UNSPECIFIED","URL_RETRIEVAL_STATUS_SUCCESS","URL_RETRIEVAL_STATUS_ERROR"]}, "must be equal to one of the allowed values");
}
isUrlRetrievalStatus.errors = vErrors;
return errors === 0;
}
function isVendorBlockReason(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorBlockReason, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorBlockReason, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorBlockReason.errors = vErrors;
return errors === 0;
}
function isVendorCachedContentName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorCachedContentName, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorCachedContentName, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorCachedContentName.errors = vErrors;
return errors === 0;
}
function isVendorCallContinues(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){ return fail(isVendorCallContinues, instancePath, "type", {type: "boolean"}, "must be boolean"); }
isVendorCallContinues.errors = vErrors;
return errors === 0;
}
function isVendorCandidate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
const _errs1 = errors; if(!(isVendorCandidateContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCandidateContent.errors : vErrors.concat(isVendorCandidateContent.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.finishReason !== undefined){
const _errs2 = errors; if(!(isVendorFinishReason(data.finishReason, {instancePath:instancePath+"/finishReason",parentData:data,parentDataProperty:"finishReason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFinishReason.errors : vErrors.concat(isVendorFinishReason.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.finishMessage !== undefined){
const _errs3 = errors; if(typeof data.finishMessage !== "string"){
return fail(isVendorCandidate, instancePath+"/finishMessage", "type", {type: "string"}, "must be string");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetyRatings !== undefined){
let data3 = data.safetyRatings; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isVendorSafetyRating(data3[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSafetyRating.errors : vErrors.concat(isVendorSafetyRating.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){ break; } } } else { return fail(isVendorCandidate, instancePath+"/safetyRatings", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.citationMetadata !== undefined){
const _errs8 = errors; if(!(isCitationMetadata(data.citationMetadata, {instancePath:instancePath+"/citationMetadata",parentData:data,parentDataProperty:"citationMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCitationMetadata.errors : vErrors.concat(isCitationMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tokenCount !== undefined){
let data6 = data.tokenCount; const _errs9 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isVendorCandidate, instancePath+"/tokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){ return fail(isVendorCandidate, instancePath+"/tokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.groundingAttributions !== undefined){
let data7 = data.groundingAttributions; const _errs11 = errors; if(errors === _errs11){
if(Array.isArray(data7)){
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors; if(!(isVendorGroundingAttribution(data7[i1], {instancePath:instancePath+"/groundingAttributions/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorGroundingAttribution.errors : vErrors.concat(isVendorGroundingAttribution.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){ break; } } } else { return fail(isVendorCandidate, instancePath+"/groundingAttributions", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.groundingMetadata !== undefined){
const _errs14 = errors; if(!(isGroundingMetadata(data.groundingMetadata, {instancePath:instancePath+"/groundingMetadata",parentData:data,parentDataProperty:"groundingMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGroundingMetadata.errors : vErrors.concat(isGroundingMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.avgLogprobs !== undefined){
const _errs15 = errors; if(!(typeof data.avgLogprobs == "number")){ return fail(isVendorCandidate, instancePath+"/avgLogprobs", "type", {type: "number"}, "must be number"); }
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.logprobsResult !== undefined){
const _errs17 = errors; if(!(isLogprobsResult(data.logprobsResult, {instancePath:instancePath+"/logprobsResult",parentData:data,parentDataProperty:"logprobsResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isLogprobsResult.errors : vErrors.concat(isLogprobsResult.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.urlRetrievalMetadata !== undefined){
const _errs18 = errors; if(!(isUrlRetrievalMetadata(data.urlRetrievalMetadata, {instancePath:instancePath+"/urlRetrievalMetadata",parentData:data,parentDataProperty:"urlRetrievalMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isUrlRetrievalMetadata.errors : vErrors.concat(isUrlRetrievalMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.urlContextMetadata !== undefined){
const _errs19 = errors; if(!(isVendorUrlContextMetadata(data.urlContextMetadata, {instancePath:instancePath+"/urlContextMetadata",parentData:data,parentDataProperty:"urlContextMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorUrlContextMetadata.errors : vErrors.concat(isVendorUrlContextMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.index !== undefined){
let data14 = data.index; const _errs20 = errors; if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
return fail(isVendorCandidate, instancePath+"/index", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs20){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){ return fail(isVendorCandidate, instancePath+"/index", "minimum", {comparison: ">=", limit: 0}, "must be >= 0"); } } }
var valid0 = _errs20 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.imageQuality !== undefined){
let data15 = data.imageQuality; const _errs22 = errors; if(errors === _errs22){
if(typeof data15 === "string"){
if(data15.length < 1 || (data15.length < 1 && ucs2length(data15) < 1)){
return fail(isVendorCandidate, instancePath+"/imageQuality", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorCandidate, instancePath+"/imageQuality", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs22 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } else { return fail(isVendorCandidate, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorCandidate.errors = vErrors;
return errors === 0;
}
function isVendorCandidateCodeExecutionResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.outcome === undefined) && (missing0 = "outcome")){
return fail(isVendorCandidateCodeExecutionResult, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.outcome !== undefined){
const _errs1 = errors; if(!(isVendorCodeOutcome(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCodeOutcome.errors : vErrors.concat(isVendorCodeOutcome.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
const _errs2 = errors; if(typeof data.output !== "string"){
return fail(isVendorCandidateCodeExecutionResult, instancePath+"/output", "type", {type: "string"}, "must be string");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
const _errs4 = errors; if(typeof data.id !== "string"){ return fail(isVendorCandidateCodeExecutionResult, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorCandidateCodeExecutionResult, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorCandidateCodeExecutionResult.errors = vErrors;
return errors === 0;
}
function isVendorCandidateContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role !== undefined){
const _errs1 = errors; if(typeof data.role !== "string"){ return fail(isVendorCandidateContent, instancePath+"/role", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parts !== undefined){
let data1 = data.parts; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isVendorCandidatePart(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCandidatePart.errors : vErrors.concat(isVendorCandidatePart.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else { return fail(isVendorCandidateContent, instancePath+"/parts", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorCandidateContent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorCandidateContent.errors = vErrors;
return errors === 0;
}
function isVendorCandidateExecutableCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.language === undefined) && (missing0 = "language")) || ((data.code === undefined) && (missing0 = "code"))){
return fail(isVendorCandidateExecutableCode, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.language !== undefined){
const _errs1 = errors; if(!(isVendorCodeLanguage(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCodeLanguage.errors : vErrors.concat(isVendorCodeLanguage.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
const _errs2 = errors; if(typeof data.code !== "string"){ return fail(isVendorCandidateExecutableCode, instancePath+"/code", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
const _errs4 = errors; if(typeof data.id !== "string"){ return fail(isVendorCandidateExecutableCode, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorCandidateExecutableCode, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorCandidateExecutableCode.errors = vErrors;
return errors === 0;
}
function isVendorCandidatePart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs1 = errors; if(typeof data.text !== "string"){ return fail(isVendorCandidatePart, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.inlineData !== undefined){
const _errs3 = errors; if(!(isCandidateInlineData(data.inlineData, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateInlineData.errors : vErrors.concat(isCandidateInlineData.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileData !== undefined){
const _errs4 = errors; if(!(isCandidateFileData(data.fileData, {instancePath:instancePath+"/fileData",parentData:data,parentDataProperty:"fileData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateFileData.errors : vErrors.concat(isCandidateFileData.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.functionCall !== undefined){
const _errs5 = errors; if(!(isVendorVendorCandidateFunctionCall(data.functionCall, {instancePath:instancePath+"/functionCall",parentData:data,parentDataProperty:"functionCall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorCandidateFunctionCall.errors : vErrors.concat(isVendorVendorCandidateFunctionCall.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.functionResponse !== undefined){
const _errs6 = errors; if(!(isCandidateFunctionResponse(data.functionResponse, {instancePath:instancePath+"/functionResponse",parentData:data,parentDataProperty:"functionResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateFunctionResponse.errors : vErrors.concat(isCandidateFunctionResponse.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.executableCode !== undefined){
const _errs7 = errors; if(!(isVendorCandidateExecutableCode(data.executableCode, {instancePath:instancePath+"/executableCode",parentData:data,parentDataProperty:"executableCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCandidateExecutableCode.errors : vErrors.concat(isVendorCandidateExecutableCode.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.codeExecutionResult !== undefined){
const _errs8 = errors; if(!(isVendorCandidateCodeExecutionResult(data.codeExecutionResult, {instancePath:instancePath+"/codeExecutionResult",parentData:data,parentDataProperty:"codeExecutionResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCandidateCodeExecutionResult.errors : vErrors.concat(isVendorCandidateCodeExecutionResult.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thought !== undefined){
const _errs9 = errors; if(typeof data.thought !== "boolean"){ return fail(isVendorCandidatePart, instancePath+"/thought", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thoughtSignature !== undefined){
const _errs11 = errors; if(!(isThoughtSignature(data.thoughtSignature, {instancePath:instancePath+"/thoughtSignature",parentData:data,parentDataProperty:"thoughtSignature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isThoughtSignature.errors : vErrors.concat(isThoughtSignature.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isVendorCandidatePart, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorCandidatePart.errors = vErrors;
return errors === 0;
}
function isVendorCodeExecutionResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.outcome === undefined) && (missing0 = "outcome")){
return fail(isVendorCodeExecutionResult, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.outcome !== undefined){
const _errs2 = errors; if(!(isVendorCodeOutcome(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCodeOutcome.errors : vErrors.concat(isVendorCodeOutcome.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.output !== undefined){
const _errs3 = errors; if(typeof data.output !== "string"){ return fail(isVendorCodeExecutionResult, instancePath+"/output", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
const _errs5 = errors; if(typeof data.id !== "string"){ return fail(isVendorCodeExecutionResult, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorCodeExecutionResult, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorCodeExecutionResult.errors = vErrors;
return errors === 0;
}
function isVendorCodeExecutionTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){ } else { return fail(isVendorCodeExecutionTool, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorCodeExecutionTool.errors = vErrors;
return errors === 0;
}
function isVendorCodeLanguage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isVendorCodeLanguage, instancePath, "type", {type: "string"}, "must be string"); }
isVendorCodeLanguage.errors = vErrors;
return errors === 0;
}
function isVendorCodeOutcome(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isVendorCodeOutcome, instancePath, "type", {type: "string"}, "must be string"); }
isVendorCodeOutcome.errors = vErrors;
return errors === 0;
}
function isVendorContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
return fail(isVendorContent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.role !== undefined){
const _errs2 = errors; if(!(isContentRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentRole.errors : vErrors.concat(isContentRole.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parts !== undefined){
let data1 = data.parts; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){ return fail(isVendorContent, instancePath+"/parts", "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isVendorPart(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPart.errors : vErrors.concat(isVendorPart.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } } else { return fail(isVendorContent, instancePath+"/parts", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorContent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorContent.errors = vErrors;
return errors === 0;
}
function isVendorContentSchema(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs2 = errors; if(!(isVendorContentSchemaType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContentSchemaType.errors : vErrors.concat(isVendorContentSchemaType.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.description !== undefined){
const _errs3 = errors; if(typeof data.description !== "string"){
return fail(isVendorContentSchema, instancePath+"/description", "type", {type: "string"}, "must be string");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.enum !== undefined){
let data2 = data.enum; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(typeof data2[i0] !== "string"){ return fail(isVendorContentSchema, instancePath+"/enum/" + i0, "type", {type: "string"}, "must be string"); }
var valid1 = _errs7 === errors;
if(!valid1){ break; } } } else { return fail(isVendorContentSchema, instancePath+"/enum", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.nullable !== undefined){
const _errs9 = errors; if(typeof data.nullable !== "boolean"){ return fail(isVendorContentSchema, instancePath+"/nullable", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.format !== undefined){
const _errs11 = errors; if(typeof data.format !== "string"){ return fail(isVendorContentSchema, instancePath+"/format", "type", {type: "string"}, "must be string"); }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.items !== undefined){
const _errs13 = errors; if(!(constant_7002a7.validate(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? constant_7002a7.validate.errors : vErrors.concat(constant_7002a7.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.properties !== undefined){
let data7 = data.properties; const _errs14 = errors; if(errors === _errs14){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
const _errs17 = errors; if(!(constant_7002a7.validate(data7[key0], {instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? constant_7002a7.validate.errors : vErrors.concat(constant_7002a7.validate.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
if(!valid2){ break; } } } else { return fail(isVendorContentSchema, instancePath+"/properties", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.required !== undefined){
let data9 = data.required; const _errs18 = errors; if(errors === _errs18){
if(Array.isArray(data9)){
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors; if(typeof data9[i1] !== "string"){ return fail(isVendorContentSchema, instancePath+"/required/" + i1, "type", {type: "string"}, "must be string"); }
var valid3 = _errs20 === errors;
if(!valid3){ break; } } } else { return fail(isVendorContentSchema, instancePath+"/required", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.minimum !== undefined){
const _errs22 = errors; if(!(typeof data.minimum == "number")){ return fail(isVendorContentSchema, instancePath+"/minimum", "type", {type: "number"}, "must be number"); }
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.maximum !== undefined){
const _errs24 = errors; if(!(typeof data.maximum == "number")){ return fail(isVendorContentSchema, instancePath+"/maximum", "type", {type: "number"}, "must be number"); }
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.minItems !== undefined){
const _errs26 = errors; if(!(isContentSchemaCount(data.minItems, {instancePath:instancePath+"/minItems",parentData:data,parentDataProperty:"minItems",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchemaCount.errors : vErrors.concat(isContentSchemaCount.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.maxItems !== undefined){
const _errs27 = errors; if(!(isContentSchemaCount(data.maxItems, {instancePath:instancePath+"/maxItems",parentData:data,parentDataProperty:"maxItems",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchemaCount.errors : vErrors.concat(isContentSchemaCount.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.minLength !== undefined){
const _errs28 = errors; if(!(isContentSchemaCount(data.minLength, {instancePath:instancePath+"/minLength",parentData:data,parentDataProperty:"minLength",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchemaCount.errors : vErrors.concat(isContentSchemaCount.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.maxLength !== undefined){
const _errs29 = errors; if(!(isContentSchemaCount(data.maxLength, {instancePath:instancePath+"/maxLength",parentData:data,parentDataProperty:"maxLength",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchemaCount.errors : vErrors.concat(isContentSchemaCount.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.title !== undefined){
const _errs30 = errors; if(typeof data.title !== "string"){ return fail(isVendorContentSchema, instancePath+"/title", "type", {type: "string"}, "must be string"); }
var valid0 = _errs30 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.pattern !== undefined){
const _errs32 = errors; if(typeof data.pattern !== "string"){ return fail(isVendorContentSchema, instancePath+"/pattern", "type", {type: "string"}, "must be string"); }
var valid0 = _errs32 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.anyOf !== undefined){
let data19 = data.anyOf; const _errs34 = errors; if(errors === _errs34){
if(Array.isArray(data19)){
var valid4 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
const _errs36 = errors; if(!(constant_7002a7.validate(data19[i2], {instancePath:instancePath+"/anyOf/" + i2,parentData:data19,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? constant_7002a7.validate.errors : vErrors.concat(constant_7002a7.validate.errors);
errors = vErrors.length;
}
var valid4 = _errs36 === errors;
if(!valid4){ break; } } } else { return fail(isVendorContentSchema, instancePath+"/anyOf", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs34 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.propertyOrdering !== undefined){
let data21 = data.propertyOrdering; const _errs37 = errors; if(errors === _errs37){
if(Array.isArray(data21)){
var valid5 = true;
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
const _errs39 = errors; if(typeof data21[i3] !== "string"){
return fail(isVendorContentSchema, instancePath+"/propertyOrdering/" + i3, "type", {type: "string"}, "must be string");
}
var valid5 = _errs39 === errors;
if(!valid5){ break; } } } else { return fail(isVendorContentSchema, instancePath+"/propertyOrdering", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs37 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.minProperties !== undefined){
const _errs41 = errors; if(!(isContentSchemaCount(data.minProperties, {instancePath:instancePath+"/minProperties",parentData:data,parentDataProperty:"minProperties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchemaCount.errors : vErrors.concat(isContentSchemaCount.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.maxProperties !== undefined){
const _errs42 = errors; if(!(isContentSchemaCount(data.maxProperties, {instancePath:instancePath+"/maxProperties",parentData:data,parentDataProperty:"maxProperties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isContentSchemaCount.errors : vErrors.concat(isContentSchemaCount.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } } } } } else { return fail(isVendorContentSchema, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorContentSchema.errors = vErrors;
return errors === 0;
}
function isVendorContentSchemaType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isVendorContentSchemaType, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((((((((((((((data === "TYPE_UNSPECIFIED") || (data === "STRING")) || (data === "NUMBER")) || (data === "INTEGER")) || (data === "BOOLEAN")) || (data === "ARRAY")) || (data === "OBJECT")) || (data === "NULL")) || (data === "type_unspecified")) || (data === "string")) || (data === "number")) || (data === "integer")) || (data === "boolean")) || (data === "array")) || (data === "object")) || (data === "null"))){
return fail(isVendorContentSchemaType, instancePath, "enum", {allowedValues: ["TYPE_UNSPECIFIED","STRING","NUMBER","INTEGER","BOOLEAN","ARRAY","OBJECT","NULL","type_unspecified","string","number","integer","boolean","array","object","null"]}, "must be equal to one of the allowed values");
}
isVendorContentSchemaType.errors = vErrors;
return errors === 0;
}
function isVendorContentTokenCountRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contents === undefined) && (missing0 = "contents")){
const err0 = {instancePath,keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} }
var _valid0 = _errs2 === errors;
if(_valid0){ valid0 = true; passing0 = 0; }
const _errs3 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.generateContentRequest === undefined) && (missing1 = "generateContentRequest")){
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
isVendorContentTokenCountRequest.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contents !== undefined){
const _errs5 = errors; if(!(isVendorContents(data.contents, {instancePath:instancePath+"/contents",parentData:data,parentDataProperty:"contents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContents.errors : vErrors.concat(isVendorContents.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.generateContentRequest !== undefined){
const _errs6 = errors; if(!(isVendorCountedGenerateContentRequest(data.generateContentRequest, {instancePath:instancePath+"/generateContentRequest",parentData:data,parentDataProperty:"generateContentRequest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCountedGenerateContentRequest.errors : vErrors.concat(isVendorCountedGenerateContentRequest.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
} else { var valid1 = true; } } } else { return fail(isVendorContentTokenCountRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorContentTokenCountRequest.errors = vErrors;
return errors === 0;
}
function isVendorContentTokenCountResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.totalTokens === undefined) && (missing0 = "totalTokens")){
return fail(isVendorContentTokenCountResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.totalTokens !== undefined){
let data0 = data.totalTokens; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isVendorContentTokenCountResponse, instancePath+"/totalTokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
return fail(isVendorContentTokenCountResponse, instancePath+"/totalTokens", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cachedContentTokenCount !== undefined){
let data1 = data.cachedContentTokenCount; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorContentTokenCountResponse, instancePath+"/cachedContentTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isVendorContentTokenCountResponse, instancePath+"/cachedContentTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.promptTokensDetails !== undefined){
let data2 = data.promptTokensDetails; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isVendorModalityTokenCount(data2[i0], {instancePath:instancePath+"/promptTokensDetails/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorModalityTokenCount.errors : vErrors.concat(isVendorModalityTokenCount.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){ break; } } } else { return fail(isVendorContentTokenCountResponse, instancePath+"/promptTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cacheTokensDetails !== undefined){
let data4 = data.cacheTokensDetails; const _errs8 = errors; if(errors === _errs8){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors; if(!(isVendorModalityTokenCount(data4[i1], {instancePath:instancePath+"/cacheTokensDetails/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorModalityTokenCount.errors : vErrors.concat(isVendorModalityTokenCount.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){ break; } } } else { return fail(isVendorContentTokenCountResponse, instancePath+"/cacheTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorContentTokenCountResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorContentTokenCountResponse.errors = vErrors;
return errors === 0;
}
function isVendorContentTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.functionDeclarations !== undefined){
let data0 = data.functionDeclarations; const _errs2 = errors; if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors; if(!(isVendorFunctionDeclaration(data0[i0], {instancePath:instancePath+"/functionDeclarations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFunctionDeclaration.errors : vErrors.concat(isVendorFunctionDeclaration.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){ break; } } } else { return fail(isVendorContentTool, instancePath+"/functionDeclarations", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.codeExecution !== undefined){
const _errs5 = errors; if(!(isVendorCodeExecutionTool(data.codeExecution, {instancePath:instancePath+"/codeExecution",parentData:data,parentDataProperty:"codeExecution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCodeExecutionTool.errors : vErrors.concat(isVendorCodeExecutionTool.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.googleSearch !== undefined){
const _errs6 = errors; if(!(isVendorVendorTool(data.googleSearch, {instancePath:instancePath+"/googleSearch",parentData:data,parentDataProperty:"googleSearch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorTool.errors : vErrors.concat(isVendorVendorTool.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.googleSearchRetrieval !== undefined){
const _errs7 = errors; if(!(isVendorVendorTool(data.googleSearchRetrieval, {instancePath:instancePath+"/googleSearchRetrieval",parentData:data,parentDataProperty:"googleSearchRetrieval",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorTool.errors : vErrors.concat(isVendorVendorTool.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.urlContext !== undefined){
const _errs8 = errors; if(!(isVendorVendorTool(data.urlContext, {instancePath:instancePath+"/urlContext",parentData:data,parentDataProperty:"urlContext",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorTool.errors : vErrors.concat(isVendorVendorTool.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.googleMaps !== undefined){
const _errs9 = errors; if(!(isVendorVendorTool(data.googleMaps, {instancePath:instancePath+"/googleMaps",parentData:data,parentDataProperty:"googleMaps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorTool.errors : vErrors.concat(isVendorVendorTool.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.computerUse !== undefined){
const _errs10 = errors; if(!(isVendorVendorTool(data.computerUse, {instancePath:instancePath+"/computerUse",parentData:data,parentDataProperty:"computerUse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorTool.errors : vErrors.concat(isVendorVendorTool.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileSearch !== undefined){
const _errs11 = errors; if(!(isVendorVendorTool(data.fileSearch, {instancePath:instancePath+"/fileSearch",parentData:data,parentDataProperty:"fileSearch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorTool.errors : vErrors.concat(isVendorVendorTool.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.enterpriseWebSearch !== undefined){
const _errs12 = errors; if(!(isVendorVendorTool(data.enterpriseWebSearch, {instancePath:instancePath+"/enterpriseWebSearch",parentData:data,parentDataProperty:"enterpriseWebSearch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorTool.errors : vErrors.concat(isVendorVendorTool.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.retrieval !== undefined){
const _errs13 = errors; if(!(isVendorVendorTool(data.retrieval, {instancePath:instancePath+"/retrieval",parentData:data,parentDataProperty:"retrieval",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorTool.errors : vErrors.concat(isVendorVendorTool.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } } } } } } } } else { return fail(isVendorContentTool, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorContentTool.errors = vErrors;
return errors === 0;
}
function isVendorContentToolConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.functionCallingConfig !== undefined){
const _errs2 = errors; if(!(isVendorFunctionCallingConfig(data.functionCallingConfig, {instancePath:instancePath+"/functionCallingConfig",parentData:data,parentDataProperty:"functionCallingConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFunctionCallingConfig.errors : vErrors.concat(isVendorFunctionCallingConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.retrievalConfig !== undefined){
const _errs3 = errors; if(!(isVendorVendorFields(data.retrievalConfig, {instancePath:instancePath+"/retrievalConfig",parentData:data,parentDataProperty:"retrievalConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorFields.errors : vErrors.concat(isVendorVendorFields.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorContentToolConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorContentToolConfig.errors = vErrors;
return errors === 0;
}
function isVendorContentTools(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isVendorContentTool(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContentTool.errors : vErrors.concat(isVendorContentTool.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } else { return fail(isVendorContentTools, instancePath, "type", {type: "array"}, "must be array"); } }
isVendorContentTools.errors = vErrors;
return errors === 0;
}
function isVendorContentUsageMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promptTokenCount !== undefined){
let data0 = data.promptTokenCount; const _errs1 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isVendorContentUsageMetadata, instancePath+"/promptTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
return fail(isVendorContentUsageMetadata, instancePath+"/promptTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cachedContentTokenCount !== undefined){
let data1 = data.cachedContentTokenCount; const _errs3 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorContentUsageMetadata, instancePath+"/cachedContentTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isVendorContentUsageMetadata, instancePath+"/cachedContentTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.candidatesTokenCount !== undefined){
let data2 = data.candidatesTokenCount; const _errs5 = errors; if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return fail(isVendorContentUsageMetadata, instancePath+"/candidatesTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
return fail(isVendorContentUsageMetadata, instancePath+"/candidatesTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.totalTokenCount !== undefined){
let data3 = data.totalTokenCount; const _errs7 = errors; if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return fail(isVendorContentUsageMetadata, instancePath+"/totalTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return fail(isVendorContentUsageMetadata, instancePath+"/totalTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.toolUsePromptTokenCount !== undefined){
let data4 = data.toolUsePromptTokenCount; const _errs9 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isVendorContentUsageMetadata, instancePath+"/toolUsePromptTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isVendorContentUsageMetadata, instancePath+"/toolUsePromptTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thoughtsTokenCount !== undefined){
let data5 = data.thoughtsTokenCount; const _errs11 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isVendorContentUsageMetadata, instancePath+"/thoughtsTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
return fail(isVendorContentUsageMetadata, instancePath+"/thoughtsTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.promptTokensDetails !== undefined){
let data6 = data.promptTokensDetails; const _errs13 = errors; if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors; if(!(isVendorModalityTokenCount(data6[i0], {instancePath:instancePath+"/promptTokensDetails/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorModalityTokenCount.errors : vErrors.concat(isVendorModalityTokenCount.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
if(!valid1){ break; } } } else { return fail(isVendorContentUsageMetadata, instancePath+"/promptTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.candidatesTokensDetails !== undefined){
let data8 = data.candidatesTokensDetails; const _errs16 = errors; if(errors === _errs16){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors; if(!(isVendorModalityTokenCount(data8[i1], {instancePath:instancePath+"/candidatesTokensDetails/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorModalityTokenCount.errors : vErrors.concat(isVendorModalityTokenCount.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
if(!valid2){ break; } } } else { return fail(isVendorContentUsageMetadata, instancePath+"/candidatesTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cacheTokensDetails !== undefined){
let data10 = data.cacheTokensDetails; const _errs19 = errors; if(errors === _errs19){
if(Array.isArray(data10)){
var valid3 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs21 = errors; if(!(isVendorModalityTokenCount(data10[i2], {instancePath:instancePath+"/cacheTokensDetails/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorModalityTokenCount.errors : vErrors.concat(isVendorModalityTokenCount.errors);
errors = vErrors.length;
}
var valid3 = _errs21 === errors;
if(!valid3){ break; } } } else { return fail(isVendorContentUsageMetadata, instancePath+"/cacheTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.toolUsePromptTokensDetails !== undefined){
let data12 = data.toolUsePromptTokensDetails; const _errs22 = errors; if(errors === _errs22){
if(Array.isArray(data12)){
var valid4 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs24 = errors; if(!(isVendorModalityTokenCount(data12[i3], {instancePath:instancePath+"/toolUsePromptTokensDetails/" + i3,parentData:data12,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorModalityTokenCount.errors : vErrors.concat(isVendorModalityTokenCount.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
if(!valid4){ break; } } } else { return fail(isVendorContentUsageMetadata, instancePath+"/toolUsePromptTokensDetails", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs22 === errors;
} else { var valid0 = true; } } } } } } } } } } } else { return fail(isVendorContentUsageMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorContentUsageMetadata.errors = vErrors;
return errors === 0;
}
function isVendorContents(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){ return fail(isVendorContents, instancePath, "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isVendorContent(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContent.errors : vErrors.concat(isVendorContent.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } } else { return fail(isVendorContents, instancePath, "type", {type: "array"}, "must be array"); } }
isVendorContents.errors = vErrors;
return errors === 0;
}
function isVendorCountedGenerateContentRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contents === undefined) && (missing0 = "contents")){
return fail(isVendorCountedGenerateContentRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.model !== undefined){
const _errs2 = errors; if(typeof data.model !== "string"){
return fail(isVendorCountedGenerateContentRequest, instancePath+"/model", "type", {type: "string"}, "must be string");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.contents !== undefined){
const _errs4 = errors; if(!(isVendorContents(data.contents, {instancePath:instancePath+"/contents",parentData:data,parentDataProperty:"contents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContents.errors : vErrors.concat(isVendorContents.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
const _errs5 = errors; if(!(isVendorContentTools(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContentTools.errors : vErrors.concat(isVendorContentTools.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.toolConfig !== undefined){
const _errs6 = errors; if(!(isVendorContentToolConfig(data.toolConfig, {instancePath:instancePath+"/toolConfig",parentData:data,parentDataProperty:"toolConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContentToolConfig.errors : vErrors.concat(isVendorContentToolConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetySettings !== undefined){
const _errs7 = errors; if(!(isVendorSafetySettings(data.safetySettings, {instancePath:instancePath+"/safetySettings",parentData:data,parentDataProperty:"safetySettings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSafetySettings.errors : vErrors.concat(isVendorSafetySettings.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.systemInstruction !== undefined){
const _errs8 = errors; if(!(isVendorSystemInstruction(data.systemInstruction, {instancePath:instancePath+"/systemInstruction",parentData:data,parentDataProperty:"systemInstruction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSystemInstruction.errors : vErrors.concat(isVendorSystemInstruction.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.generationConfig !== undefined){
const _errs9 = errors; if(!(isVendorGenerationConfig(data.generationConfig, {instancePath:instancePath+"/generationConfig",parentData:data,parentDataProperty:"generationConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorGenerationConfig.errors : vErrors.concat(isVendorGenerationConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cachedContent !== undefined){
const _errs10 = errors; if(!(isVendorCachedContentName(data.cachedContent, {instancePath:instancePath+"/cachedContent",parentData:data,parentDataProperty:"cachedContent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCachedContentName.errors : vErrors.concat(isVendorCachedContentName.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; } } } } } } } } } } else { return fail(isVendorCountedGenerateContentRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorCountedGenerateContentRequest.errors = vErrors;
return errors === 0;
}
function isVendorExecutableCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.language === undefined) && (missing0 = "language")) || ((data.code === undefined) && (missing0 = "code"))){
return fail(isVendorExecutableCode, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.language !== undefined){
const _errs2 = errors; if(!(isVendorCodeLanguage(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCodeLanguage.errors : vErrors.concat(isVendorCodeLanguage.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.code !== undefined){
const _errs3 = errors; if(typeof data.code !== "string"){ return fail(isVendorExecutableCode, instancePath+"/code", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.id !== undefined){
const _errs5 = errors; if(typeof data.id !== "string"){ return fail(isVendorExecutableCode, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorExecutableCode, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorExecutableCode.errors = vErrors;
return errors === 0;
}
function isVendorFileData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mimeType === undefined) && (missing0 = "mimeType")) || ((data.fileUri === undefined) && (missing0 = "fileUri"))){
return fail(isVendorFileData, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.mimeType !== undefined){
let data0 = data.mimeType; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorFileData, instancePath+"/mimeType", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorFileData, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileUri !== undefined){
let data1 = data.fileUri; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorFileData, instancePath+"/fileUri", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorFileData, instancePath+"/fileUri", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorFileData, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFileData.errors = vErrors;
return errors === 0;
}
function isVendorFinishReason(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorFinishReason, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorFinishReason, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorFinishReason.errors = vErrors;
return errors === 0;
}
function isVendorFunctionCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs2 = errors; if(typeof data.id !== "string"){ return fail(isVendorFunctionCall, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorFunctionCall, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorFunctionCall, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.args !== undefined){
let data2 = data.args; const _errs6 = errors; if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return fail(isVendorFunctionCall, instancePath+"/args", "type", {type: "object"}, "must be object");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.willContinue !== undefined){
const _errs8 = errors; if(!(isVendorCallContinues(data.willContinue, {instancePath:instancePath+"/willContinue",parentData:data,parentDataProperty:"willContinue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCallContinues.errors : vErrors.concat(isVendorCallContinues.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.partialArgs !== undefined){
const _errs9 = errors; if(!(isVendorPartialArguments(data.partialArgs, {instancePath:instancePath+"/partialArgs",parentData:data,parentDataProperty:"partialArgs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPartialArguments.errors : vErrors.concat(isVendorPartialArguments.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorFunctionCall, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFunctionCall.errors = vErrors;
return errors === 0;
}
function isVendorFunctionCallingConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
const _errs2 = errors; if(!(isVendorFunctionCallingMode(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFunctionCallingMode.errors : vErrors.concat(isVendorFunctionCallingMode.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.allowedFunctionNames !== undefined){
let data1 = data.allowedFunctionNames; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(typeof data1[i0] !== "string"){
return fail(isVendorFunctionCallingConfig, instancePath+"/allowedFunctionNames/" + i0, "type", {type: "string"}, "must be string");
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else { return fail(isVendorFunctionCallingConfig, instancePath+"/allowedFunctionNames", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.streamFunctionCallArguments !== undefined){
const _errs7 = errors; if(typeof data.streamFunctionCallArguments !== "boolean"){
return fail(isVendorFunctionCallingConfig, instancePath+"/streamFunctionCallArguments", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorFunctionCallingConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFunctionCallingConfig.errors = vErrors;
return errors === 0;
}
function isVendorFunctionCallingMode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isVendorFunctionCallingMode, instancePath, "type", {type: "string"}, "must be string"); }
if(!((((((((((data === "MODE_UNSPECIFIED") || (data === "AUTO")) || (data === "ANY")) || (data === "NONE")) || (data === "VALIDATED")) || (data === "mode_unspecified")) || (data === "auto")) || (data === "any")) || (data === "none")) || (data === "validated"))){
return fail(isVendorFunctionCallingMode, instancePath, "enum", {allowedValues: ["MODE_UNSPECIFIED","AUTO","ANY","NONE","VALIDATED","mode_unspecified","auto","any","none","validated"]}, "must be equal to one of the allowed values");
}
isVendorFunctionCallingMode.errors = vErrors;
return errors === 0;
}
function isVendorFunctionDeclaration(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return fail(isVendorFunctionDeclaration, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.name !== undefined){
let data0 = data.name; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorFunctionDeclaration, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorFunctionDeclaration, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.description !== undefined){
const _errs4 = errors; if(typeof data.description !== "string"){
return fail(isVendorFunctionDeclaration, instancePath+"/description", "type", {type: "string"}, "must be string");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parameters !== undefined){
let data2 = data.parameters; const _errs6 = errors; if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return fail(isVendorFunctionDeclaration, instancePath+"/parameters", "type", {type: "object"}, "must be object");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parametersJsonSchema !== undefined){
let data3 = data.parametersJsonSchema; const _errs8 = errors; if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return fail(isVendorFunctionDeclaration, instancePath+"/parametersJsonSchema", "type", {type: "object"}, "must be object");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.behavior !== undefined){
const _errs10 = errors; if(typeof data.behavior !== "string"){
return fail(isVendorFunctionDeclaration, instancePath+"/behavior", "type", {type: "string"}, "must be string");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
const _errs12 = errors; if(!(isVendorVendorFields(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorFields.errors : vErrors.concat(isVendorVendorFields.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseJsonSchema !== undefined){
const _errs13 = errors; if(!(isVendorVendorFields(data.responseJsonSchema, {instancePath:instancePath+"/responseJsonSchema",parentData:data,parentDataProperty:"responseJsonSchema",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorFields.errors : vErrors.concat(isVendorVendorFields.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorFunctionDeclaration, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFunctionDeclaration.errors = vErrors;
return errors === 0;
}
function isVendorFunctionResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.response === undefined) && (missing0 = "response"))){
return fail(isVendorFunctionResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.id !== undefined){
const _errs2 = errors; if(typeof data.id !== "string"){ return fail(isVendorFunctionResponse, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
let data1 = data.name; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorFunctionResponse, instancePath+"/name", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorFunctionResponse, instancePath+"/name", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.response !== undefined){
let data2 = data.response; const _errs6 = errors; if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return fail(isVendorFunctionResponse, instancePath+"/response", "type", {type: "object"}, "must be object");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parts !== undefined){
let data3 = data.parts; const _errs8 = errors; if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors; if(!(isVendorFunctionResponsePart(data3[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFunctionResponsePart.errors : vErrors.concat(isVendorFunctionResponsePart.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){ break; } } } else { return fail(isVendorFunctionResponse, instancePath+"/parts", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorFunctionResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFunctionResponse.errors = vErrors;
return errors === 0;
}
function isVendorFunctionResponseFileData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mimeType === undefined) && (missing0 = "mimeType")) || ((data.fileUri === undefined) && (missing0 = "fileUri"))){
return fail(isVendorFunctionResponseFileData, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.mimeType !== undefined){
let data0 = data.mimeType; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorFunctionResponseFileData, instancePath+"/mimeType", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorFunctionResponseFileData, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileUri !== undefined){
let data1 = data.fileUri; const _errs4 = errors; if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorFunctionResponseFileData, instancePath+"/fileUri", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorFunctionResponseFileData, instancePath+"/fileUri", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.displayName !== undefined){
const _errs6 = errors; if(typeof data.displayName !== "string"){
return fail(isVendorFunctionResponseFileData, instancePath+"/displayName", "type", {type: "string"}, "must be string");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorFunctionResponseFileData, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFunctionResponseFileData.errors = vErrors;
return errors === 0;
}
function isVendorFunctionResponseInlineData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mimeType === undefined) && (missing0 = "mimeType")) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isVendorFunctionResponseInlineData, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.mimeType !== undefined){
let data0 = data.mimeType; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorFunctionResponseInlineData, instancePath+"/mimeType", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorFunctionResponseInlineData, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs4 = errors; if(typeof data.data !== "string"){
return fail(isVendorFunctionResponseInlineData, instancePath+"/data", "type", {type: "string"}, "must be string");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.displayName !== undefined){
const _errs6 = errors; if(typeof data.displayName !== "string"){
return fail(isVendorFunctionResponseInlineData, instancePath+"/displayName", "type", {type: "string"}, "must be string");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorFunctionResponseInlineData, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFunctionResponseInlineData.errors = vErrors;
return errors === 0;
}
function isVendorFunctionResponsePart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
return fail(isVendorFunctionResponsePart, instancePath, "minProperties", {limit: 1}, "must NOT have fewer than 1 properties");
} else {
if(data.inlineData !== undefined){
const _errs2 = errors; if(!(isVendorFunctionResponseInlineData(data.inlineData, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFunctionResponseInlineData.errors : vErrors.concat(isVendorFunctionResponseInlineData.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileData !== undefined){
const _errs3 = errors; if(!(isVendorFunctionResponseFileData(data.fileData, {instancePath:instancePath+"/fileData",parentData:data,parentDataProperty:"fileData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFunctionResponseFileData.errors : vErrors.concat(isVendorFunctionResponseFileData.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorFunctionResponsePart, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorFunctionResponsePart.errors = vErrors;
return errors === 0;
}
function isVendorGenerateContentRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contents === undefined) && (missing0 = "contents")){
return fail(isVendorGenerateContentRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.contents !== undefined){
const _errs2 = errors; if(!(isVendorContents(data.contents, {instancePath:instancePath+"/contents",parentData:data,parentDataProperty:"contents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContents.errors : vErrors.concat(isVendorContents.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tools !== undefined){
const _errs3 = errors; if(!(isVendorContentTools(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContentTools.errors : vErrors.concat(isVendorContentTools.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.toolConfig !== undefined){
const _errs4 = errors; if(!(isVendorContentToolConfig(data.toolConfig, {instancePath:instancePath+"/toolConfig",parentData:data,parentDataProperty:"toolConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContentToolConfig.errors : vErrors.concat(isVendorContentToolConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetySettings !== undefined){
const _errs5 = errors; if(!(isVendorSafetySettings(data.safetySettings, {instancePath:instancePath+"/safetySettings",parentData:data,parentDataProperty:"safetySettings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSafetySettings.errors : vErrors.concat(isVendorSafetySettings.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.systemInstruction !== undefined){
const _errs6 = errors; if(!(isVendorSystemInstruction(data.systemInstruction, {instancePath:instancePath+"/systemInstruction",parentData:data,parentDataProperty:"systemInstruction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSystemInstruction.errors : vErrors.concat(isVendorSystemInstruction.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.generationConfig !== undefined){
const _errs7 = errors; if(!(isVendorGenerationConfig(data.generationConfig, {instancePath:instancePath+"/generationConfig",parentData:data,parentDataProperty:"generationConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorGenerationConfig.errors : vErrors.concat(isVendorGenerationConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.cachedContent !== undefined){
const _errs8 = errors; if(!(isVendorCachedContentName(data.cachedContent, {instancePath:instancePath+"/cachedContent",parentData:data,parentDataProperty:"cachedContent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCachedContentName.errors : vErrors.concat(isVendorCachedContentName.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } } } else { return fail(isVendorGenerateContentRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorGenerateContentRequest.errors = vErrors;
return errors === 0;
}
function isVendorGenerateContentResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.modelVersion === undefined) && (missing0 = "modelVersion")) || ((data.responseId === undefined) && (missing0 = "responseId"))){
return fail(isVendorGenerateContentResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.candidates !== undefined){
let data0 = data.candidates; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isVendorCandidate(data0[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCandidate.errors : vErrors.concat(isVendorCandidate.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isVendorGenerateContentResponse, instancePath+"/candidates", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.promptFeedback !== undefined){
const _errs4 = errors; if(!(isVendorPromptFeedback(data.promptFeedback, {instancePath:instancePath+"/promptFeedback",parentData:data,parentDataProperty:"promptFeedback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPromptFeedback.errors : vErrors.concat(isVendorPromptFeedback.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usageMetadata !== undefined){
const _errs5 = errors; if(!(isVendorContentUsageMetadata(data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContentUsageMetadata.errors : vErrors.concat(isVendorContentUsageMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.modelVersion !== undefined){
const _errs6 = errors; if(typeof data.modelVersion !== "string"){
return fail(isVendorGenerateContentResponse, instancePath+"/modelVersion", "type", {type: "string"}, "must be string");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseId !== undefined){
let data5 = data.responseId; const _errs8 = errors; if(errors === _errs8){
if(typeof data5 === "string"){
if(data5.length < 1 || (data5.length < 1 && ucs2length(data5) < 1)){
return fail(isVendorGenerateContentResponse, instancePath+"/responseId", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorGenerateContentResponse, instancePath+"/responseId", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorGenerateContentResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorGenerateContentResponse.errors = vErrors;
return errors === 0;
}
function isVendorGenerateContentStream(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0]; const _errs1 = errors; const _errs2 = errors; let valid1 = false;
const _errs3 = errors; if(!(isVendorGenerateContentResponse(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorGenerateContentResponse.errors : vErrors.concat(isVendorGenerateContentResponse.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors; if(!(isGenerateContentErrorResponse(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isGenerateContentErrorResponse.errors : vErrors.concat(isGenerateContentErrorResponse.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err0 = {instancePath:instancePath+"/" + i0,keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
isVendorGenerateContentStream.errors = vErrors;
return false;
} else { errors = _errs2; if(vErrors !== null){ if(_errs2){ vErrors.length = _errs2; } else { vErrors = null; } } }
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } else { return fail(isVendorGenerateContentStream, instancePath, "type", {type: "array"}, "must be array"); } }
isVendorGenerateContentStream.errors = vErrors;
return errors === 0;
}
function isVendorGenerationConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stopSequences !== undefined){
let data0 = data.stopSequences; const _errs2 = errors; if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 5){
return fail(isVendorGenerationConfig, instancePath+"/stopSequences", "maxItems", {limit: 5}, "must NOT have more than 5 items");
} else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors; if(typeof data0[i0] !== "string"){
return fail(isVendorGenerationConfig, instancePath+"/stopSequences/" + i0, "type", {type: "string"}, "must be string");
}
var valid1 = _errs4 === errors;
if(!valid1){ break; } } } } else { return fail(isVendorGenerationConfig, instancePath+"/stopSequences", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseMimeType !== undefined){
const _errs6 = errors; if(!(isResponseMimeType(data.responseMimeType, {instancePath:instancePath+"/responseMimeType",parentData:data,parentDataProperty:"responseMimeType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isResponseMimeType.errors : vErrors.concat(isResponseMimeType.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseSchema !== undefined){
const _errs7 = errors; if(!(isVendorContentSchema(data.responseSchema, {instancePath:instancePath+"/responseSchema",parentData:data,parentDataProperty:"responseSchema",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContentSchema.errors : vErrors.concat(isVendorContentSchema.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseJsonSchema !== undefined){
let data4 = data.responseJsonSchema; const _errs8 = errors; if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
return fail(isVendorGenerationConfig, instancePath+"/responseJsonSchema", "type", {type: "object"}, "must be object");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseModalities !== undefined){
let data5 = data.responseModalities; const _errs10 = errors; if(errors === _errs10){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1]; const _errs12 = errors; if(typeof data6 !== "string"){
return fail(isVendorGenerationConfig, instancePath+"/responseModalities/" + i1, "type", {type: "string"}, "must be string");
}
if(!(((((((((((((data6 === "TEXT") || (data6 === "IMAGE")) || (data6 === "AUDIO")) || (data6 === "MODALITY_UNSPECIFIED")) || (data6 === "VIDEO")) || (data6 === "Text")) || (data6 === "Image")) || (data6 === "Audio")) || (data6 === "Video")) || (data6 === "text")) || (data6 === "image")) || (data6 === "audio")) || (data6 === "video"))){
return fail(isVendorGenerationConfig, instancePath+"/responseModalities/" + i1, "enum", {allowedValues: ["TEXT","IMAGE","AUDIO","MODALITY_UNSPECIFIED","VIDEO","Text","Image","Audio","Video","text","image","audio","video"]}, "must be equal to one of the allowed values");
}
var valid2 = _errs12 === errors;
if(!valid2){ break; } } } else { return fail(isVendorGenerationConfig, instancePath+"/responseModalities", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.candidateCount !== undefined){
let data7 = data.candidateCount; const _errs14 = errors; if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return fail(isVendorGenerationConfig, instancePath+"/candidateCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs14){
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
return fail(isVendorGenerationConfig, instancePath+"/candidateCount", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.maxOutputTokens !== undefined){
let data8 = data.maxOutputTokens; const _errs16 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isVendorGenerationConfig, instancePath+"/maxOutputTokens", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs16){
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
return fail(isVendorGenerationConfig, instancePath+"/maxOutputTokens", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } }
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.temperature !== undefined){
let data9 = data.temperature; const _errs18 = errors; if(errors === _errs18){
if(typeof data9 == "number"){
if(data9 > 2 || isNaN(data9)){
return fail(isVendorGenerationConfig, instancePath+"/temperature", "maximum", {comparison: "<=", limit: 2}, "must be <= 2");
} else {
if(data9 < 0 || isNaN(data9)){
return fail(isVendorGenerationConfig, instancePath+"/temperature", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } } else { return fail(isVendorGenerationConfig, instancePath+"/temperature", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.topP !== undefined){
let data10 = data.topP; const _errs20 = errors; if(errors === _errs20){
if(typeof data10 == "number"){
if(data10 > 1 || isNaN(data10)){
return fail(isVendorGenerationConfig, instancePath+"/topP", "maximum", {comparison: "<=", limit: 1}, "must be <= 1");
} else {
if(data10 < 0 || isNaN(data10)){
return fail(isVendorGenerationConfig, instancePath+"/topP", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } } else { return fail(isVendorGenerationConfig, instancePath+"/topP", "type", {type: "number"}, "must be number"); } }
var valid0 = _errs20 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.topK !== undefined){
let data11 = data.topK; const _errs22 = errors; if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
return fail(isVendorGenerationConfig, instancePath+"/topK", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs22){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
return fail(isVendorGenerationConfig, instancePath+"/topK", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.seed !== undefined){
let data12 = data.seed; const _errs24 = errors; if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
return fail(isVendorGenerationConfig, instancePath+"/seed", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.presencePenalty !== undefined){
const _errs26 = errors; if(!(typeof data.presencePenalty == "number")){
return fail(isVendorGenerationConfig, instancePath+"/presencePenalty", "type", {type: "number"}, "must be number");
}
var valid0 = _errs26 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.frequencyPenalty !== undefined){
const _errs28 = errors; if(!(typeof data.frequencyPenalty == "number")){
return fail(isVendorGenerationConfig, instancePath+"/frequencyPenalty", "type", {type: "number"}, "must be number");
}
var valid0 = _errs28 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseLogprobs !== undefined){
const _errs30 = errors; if(typeof data.responseLogprobs !== "boolean"){
return fail(isVendorGenerationConfig, instancePath+"/responseLogprobs", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs30 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.logprobs !== undefined){
let data16 = data.logprobs; const _errs32 = errors; if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
return fail(isVendorGenerationConfig, instancePath+"/logprobs", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs32){
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
return fail(isVendorGenerationConfig, instancePath+"/logprobs", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs32 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.enableEnhancedCivicAnswers !== undefined){
const _errs34 = errors; if(typeof data.enableEnhancedCivicAnswers !== "boolean"){
return fail(isVendorGenerationConfig, instancePath+"/enableEnhancedCivicAnswers", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs34 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.speechConfig !== undefined){
const _errs36 = errors; if(!(isVendorSpeechConfig(data.speechConfig, {instancePath:instancePath+"/speechConfig",parentData:data,parentDataProperty:"speechConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSpeechConfig.errors : vErrors.concat(isVendorSpeechConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinkingConfig !== undefined){
const _errs37 = errors; if(!(isVendorThinkingConfig(data.thinkingConfig, {instancePath:instancePath+"/thinkingConfig",parentData:data,parentDataProperty:"thinkingConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorThinkingConfig.errors : vErrors.concat(isVendorThinkingConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.mediaResolution !== undefined){
const _errs38 = errors; if(!(isMediaResolution(data.mediaResolution, {instancePath:instancePath+"/mediaResolution",parentData:data,parentDataProperty:"mediaResolution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isMediaResolution.errors : vErrors.concat(isMediaResolution.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.imageConfig !== undefined){
const _errs39 = errors; if(!(isVendorImageConfig(data.imageConfig, {instancePath:instancePath+"/imageConfig",parentData:data,parentDataProperty:"imageConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorImageConfig.errors : vErrors.concat(isVendorImageConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.audioTimestamp !== undefined){
const _errs40 = errors; if(typeof data.audioTimestamp !== "boolean"){
return fail(isVendorGenerationConfig, instancePath+"/audioTimestamp", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs40 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.routingConfig !== undefined){
const _errs42 = errors; if(!(isVendorVendorFields(data.routingConfig, {instancePath:instancePath+"/routingConfig",parentData:data,parentDataProperty:"routingConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorFields.errors : vErrors.concat(isVendorVendorFields.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.modelSelectionConfig !== undefined){
const _errs43 = errors; if(!(isVendorVendorFields(data.modelSelectionConfig, {instancePath:instancePath+"/modelSelectionConfig",parentData:data,parentDataProperty:"modelSelectionConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorFields.errors : vErrors.concat(isVendorVendorFields.errors);
errors = vErrors.length;
}
var valid0 = _errs43 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } } } } } } } } } } else { return fail(isVendorGenerationConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorGenerationConfig.errors = vErrors;
return errors === 0;
}
function isVendorGroundingAttribution(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceId !== undefined){
const _errs1 = errors; if(!(isAttributionSourceId(data.sourceId, {instancePath:instancePath+"/sourceId",parentData:data,parentDataProperty:"sourceId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isAttributionSourceId.errors : vErrors.concat(isAttributionSourceId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.content !== undefined){
const _errs2 = errors; if(!(isVendorCandidateContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCandidateContent.errors : vErrors.concat(isVendorCandidateContent.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorGroundingAttribution, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorGroundingAttribution.errors = vErrors;
return errors === 0;
}
function isVendorHarmCategory(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ return fail(isVendorHarmCategory, instancePath, "type", {type: "string"}, "must be string"); }
if(!(((((((((((((((((data === "HARM_CATEGORY_HARASSMENT") || (data === "HARM_CATEGORY_HATE_SPEECH")) || (data === "HARM_CATEGORY_SEXUALLY_EXPLICIT")) || (data === "HARM_CATEGORY_DANGEROUS_CONTENT")) || (data === "HARM_CATEGORY_CIVIC_INTEGRITY")) || (data === "HARM_CATEGORY_UNSPECIFIED")) || (data === "HARM_CATEGORY_DEROGATORY")) || (data === "HARM_CATEGORY_TOXICITY")) || (data === "HARM_CATEGORY_VIOLENCE")) || (data === "HARM_CATEGORY_SEXUAL")) || (data === "HARM_CATEGORY_MEDICAL")) || (data === "HARM_CATEGORY_DANGEROUS")) || (data === "HARM_CATEGORY_JAILBREAK")) || (data === "HARM_CATEGORY_IMAGE_HATE")) || (data === "HARM_CATEGORY_IMAGE_DANGEROUS_CONTENT")) || (data === "HARM_CATEGORY_IMAGE_HARASSMENT")) || (data === "HARM_CATEGORY_IMAGE_SEXUALLY_EXPLICIT"))){
return fail(isVendorHarmCategory, instancePath, "enum", {allowedValues: ["HARM_CATEGORY_HARASSMENT","HARM_CATEGORY_HATE_SPEECH","HARM_CATEGORY_SEXUALLY_EXPLICIT","HARM_CATEGORY_DANGEROUS_CONTENT","HARM_CATEGORY_CIVIC_INTEGRITY","HARM_CATEGORY_UNSPECIFIED","HARM_CATEGORY_DEROGATORY","HARM_CATEGORY_TOXICITY","HARM_CATEGORY_VIOLENCE","HARM_CATEGORY_SEXUAL","HARM_CATEGORY_MEDICAL","HARM_CATEGORY_DANGEROUS","HARM_CATEGORY_JAILBREAK","HARM_CATEGORY_IMAGE_HATE","HARM_CATEGORY_IMAGE_DANGEROUS_CONTENT","HARM_CATEGORY_IMAGE_HARASSMENT","HARM_CATEGORY_IMAGE_SEXUALLY_EXPLICIT"]}, "must be equal to one of the allowed values");
}
isVendorHarmCategory.errors = vErrors;
return errors === 0;
}
function isVendorHarmProbability(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorHarmProbability, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorHarmProbability, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorHarmProbability.errors = vErrors;
return errors === 0;
}
function isVendorImageConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.aspectRatio !== undefined){
const _errs2 = errors; if(typeof data.aspectRatio !== "string"){ return fail(isVendorImageConfig, instancePath+"/aspectRatio", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.imageSize !== undefined){
const _errs4 = errors; if(typeof data.imageSize !== "string"){ return fail(isVendorImageConfig, instancePath+"/imageSize", "type", {type: "string"}, "must be string"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.personGeneration !== undefined){
const _errs6 = errors; if(typeof data.personGeneration !== "string"){
return fail(isVendorImageConfig, instancePath+"/personGeneration", "type", {type: "string"}, "must be string");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.outputMimeType !== undefined){
const _errs8 = errors; if(typeof data.outputMimeType !== "string"){
return fail(isVendorImageConfig, instancePath+"/outputMimeType", "type", {type: "string"}, "must be string");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.outputCompressionQuality !== undefined){
let data4 = data.outputCompressionQuality; const _errs10 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isVendorImageConfig, instancePath+"/outputCompressionQuality", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.imageOutputOptions !== undefined){
const _errs12 = errors; if(!(isVendorImageOutputOptions(data.imageOutputOptions, {instancePath:instancePath+"/imageOutputOptions",parentData:data,parentDataProperty:"imageOutputOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorImageOutputOptions.errors : vErrors.concat(isVendorImageOutputOptions.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorImageConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorImageConfig.errors = vErrors;
return errors === 0;
}
function isVendorImageOutputOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mimeType !== undefined){
const _errs2 = errors; if(typeof data.mimeType !== "string"){
return fail(isVendorImageOutputOptions, instancePath+"/mimeType", "type", {type: "string"}, "must be string");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.compressionQuality !== undefined){
let data1 = data.compressionQuality; const _errs4 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorImageOutputOptions, instancePath+"/compressionQuality", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorImageOutputOptions, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorImageOutputOptions.errors = vErrors;
return errors === 0;
}
function isVendorImagePrediction(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bytesBase64Encoded !== undefined){
const _errs1 = errors; if(typeof data.bytesBase64Encoded !== "string"){
return fail(isVendorImagePrediction, instancePath+"/bytesBase64Encoded", "type", {type: "string"}, "must be string");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.mimeType !== undefined){
const _errs3 = errors; if(typeof data.mimeType !== "string"){ return fail(isVendorImagePrediction, instancePath+"/mimeType", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.prompt !== undefined){
const _errs5 = errors; if(typeof data.prompt !== "string"){ return fail(isVendorImagePrediction, instancePath+"/prompt", "type", {type: "string"}, "must be string"); }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.imageQuality !== undefined){
let data3 = data.imageQuality; const _errs7 = errors; if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1 || (data3.length < 1 && ucs2length(data3) < 1)){
return fail(isVendorImagePrediction, instancePath+"/imageQuality", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorImagePrediction, instancePath+"/imageQuality", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.raiFilteredReason !== undefined){
const _errs9 = errors; if(typeof data.raiFilteredReason !== "string"){
return fail(isVendorImagePrediction, instancePath+"/raiFilteredReason", "type", {type: "string"}, "must be string");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetyAttributes !== undefined){
const _errs11 = errors; if(!(isVendorPredictSafetyAttributes(data.safetyAttributes, {instancePath:instancePath+"/safetyAttributes",parentData:data,parentDataProperty:"safetyAttributes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPredictSafetyAttributes.errors : vErrors.concat(isVendorPredictSafetyAttributes.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorImagePrediction, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorImagePrediction.errors = vErrors;
return errors === 0;
}
function isVendorInlineData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mimeType === undefined) && (missing0 = "mimeType")) || ((data.data === undefined) && (missing0 = "data"))){
return fail(isVendorInlineData, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.mimeType !== undefined){
const _errs2 = errors; if(!(isVendorInputMediaType(data.mimeType, {instancePath:instancePath+"/mimeType",parentData:data,parentDataProperty:"mimeType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorInputMediaType.errors : vErrors.concat(isVendorInputMediaType.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.data !== undefined){
const _errs3 = errors; if(typeof data.data !== "string"){ return fail(isVendorInlineData, instancePath+"/data", "type", {type: "string"}, "must be string"); }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorInlineData, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorInlineData.errors = vErrors;
return errors === 0;
}
function isVendorInputMediaType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorInputMediaType, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorInputMediaType, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorInputMediaType.errors = vErrors;
return errors === 0;
}
function isVendorModality(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorModality, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorModality, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorModality.errors = vErrors;
return errors === 0;
}
function isVendorModalityTokenCount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.modality === undefined) && (missing0 = "modality")){
return fail(isVendorModalityTokenCount, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.modality !== undefined){
const _errs1 = errors; if(!(isVendorModality(data.modality, {instancePath:instancePath+"/modality",parentData:data,parentDataProperty:"modality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorModality.errors : vErrors.concat(isVendorModality.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.tokenCount !== undefined){
let data1 = data.tokenCount; const _errs2 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorModalityTokenCount, instancePath+"/tokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs2){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
return fail(isVendorModalityTokenCount, instancePath+"/tokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorModalityTokenCount, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorModalityTokenCount.errors = vErrors;
return errors === 0;
}
function isVendorMultiSpeakerVoiceConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.speakerVoiceConfigs === undefined) && (missing0 = "speakerVoiceConfigs")){
return fail(isVendorMultiSpeakerVoiceConfig, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.speakerVoiceConfigs !== undefined){
let data0 = data.speakerVoiceConfigs; const _errs2 = errors; if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors; if(!(isVendorSpeakerVoiceConfig(data0[i0], {instancePath:instancePath+"/speakerVoiceConfigs/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSpeakerVoiceConfig.errors : vErrors.concat(isVendorSpeakerVoiceConfig.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){ break; } } } else { return fail(isVendorMultiSpeakerVoiceConfig, instancePath+"/speakerVoiceConfigs", "type", {type: "array"}, "must be array"); } } } } } else { return fail(isVendorMultiSpeakerVoiceConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorMultiSpeakerVoiceConfig.errors = vErrors;
return errors === 0;
}
function isVendorPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors; if(!(isVendorPartFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPartFields.errors : vErrors.concat(isVendorPartFields.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){ const _errs1 = errors; if(!(isVendorPartKind(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPartKind.errors : vErrors.concat(isVendorPartKind.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
isVendorPart.errors = vErrors;
return errors === 0;
}
function isVendorPartFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs2 = errors; if(typeof data.text !== "string"){ return fail(isVendorPartFields, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.inlineData !== undefined){
const _errs4 = errors; if(!(isVendorInlineData(data.inlineData, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorInlineData.errors : vErrors.concat(isVendorInlineData.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fileData !== undefined){
const _errs5 = errors; if(!(isVendorFileData(data.fileData, {instancePath:instancePath+"/fileData",parentData:data,parentDataProperty:"fileData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFileData.errors : vErrors.concat(isVendorFileData.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.functionCall !== undefined){
const _errs6 = errors; if(!(isVendorFunctionCall(data.functionCall, {instancePath:instancePath+"/functionCall",parentData:data,parentDataProperty:"functionCall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFunctionCall.errors : vErrors.concat(isVendorFunctionCall.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.functionResponse !== undefined){
const _errs7 = errors; if(!(isVendorFunctionResponse(data.functionResponse, {instancePath:instancePath+"/functionResponse",parentData:data,parentDataProperty:"functionResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorFunctionResponse.errors : vErrors.concat(isVendorFunctionResponse.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.executableCode !== undefined){
const _errs8 = errors; if(!(isVendorExecutableCode(data.executableCode, {instancePath:instancePath+"/executableCode",parentData:data,parentDataProperty:"executableCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorExecutableCode.errors : vErrors.concat(isVendorExecutableCode.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.codeExecutionResult !== undefined){
const _errs9 = errors; if(!(isVendorCodeExecutionResult(data.codeExecutionResult, {instancePath:instancePath+"/codeExecutionResult",parentData:data,parentDataProperty:"codeExecutionResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCodeExecutionResult.errors : vErrors.concat(isVendorCodeExecutionResult.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thought !== undefined){
const _errs10 = errors; if(typeof data.thought !== "boolean"){ return fail(isVendorPartFields, instancePath+"/thought", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thoughtSignature !== undefined){
const _errs12 = errors; if(!(isThoughtSignature(data.thoughtSignature, {instancePath:instancePath+"/thoughtSignature",parentData:data,parentDataProperty:"thoughtSignature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isThoughtSignature.errors : vErrors.concat(isThoughtSignature.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.videoMetadata !== undefined){
const _errs13 = errors; if(!(isVendorPartVideoMetadata(data.videoMetadata, {instancePath:instancePath+"/videoMetadata",parentData:data,parentDataProperty:"videoMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPartVideoMetadata.errors : vErrors.concat(isVendorPartVideoMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.mediaResolution !== undefined){
const _errs14 = errors; if(!(isVendorPartMediaResolution(data.mediaResolution, {instancePath:instancePath+"/mediaResolution",parentData:data,parentDataProperty:"mediaResolution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPartMediaResolution.errors : vErrors.concat(isVendorPartMediaResolution.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.toolCall !== undefined){
const _errs15 = errors; if(!(isVendorVendorFields(data.toolCall, {instancePath:instancePath+"/toolCall",parentData:data,parentDataProperty:"toolCall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorFields.errors : vErrors.concat(isVendorVendorFields.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.toolResponse !== undefined){
const _errs16 = errors; if(!(isVendorVendorFields(data.toolResponse, {instancePath:instancePath+"/toolResponse",parentData:data,parentDataProperty:"toolResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorFields.errors : vErrors.concat(isVendorVendorFields.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.partMetadata !== undefined){
const _errs17 = errors; if(!(isVendorVendorFields(data.partMetadata, {instancePath:instancePath+"/partMetadata",parentData:data,parentDataProperty:"partMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorFields.errors : vErrors.concat(isVendorVendorFields.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } else { return fail(isVendorPartFields, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPartFields.errors = vErrors;
return errors === 0;
}
function isVendorPartKind(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors; let valid0 = false;
let passing0 = null;
const _errs2 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
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
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 1]; } else {
if(_valid0){ valid0 = true; passing0 = 1; }
const _errs4 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.fileData === undefined) && (missing2 = "fileData")){
const err2 = {instancePath,keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} }
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 2]; } else {
if(_valid0){ valid0 = true; passing0 = 2; }
const _errs5 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.functionCall === undefined) && (missing3 = "functionCall")){
const err3 = {instancePath,keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} }
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 3]; } else {
if(_valid0){ valid0 = true; passing0 = 3; }
const _errs6 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.functionResponse === undefined) && (missing4 = "functionResponse")){
const err4 = {instancePath,keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} }
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 4]; } else {
if(_valid0){ valid0 = true; passing0 = 4; }
const _errs7 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.executableCode === undefined) && (missing5 = "executableCode")){
const err5 = {instancePath,keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} }
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 5]; } else {
if(_valid0){ valid0 = true; passing0 = 5; }
const _errs8 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.codeExecutionResult === undefined) && (missing6 = "codeExecutionResult")){
const err6 = {instancePath,keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} }
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 6]; } else {
if(_valid0){ valid0 = true; passing0 = 6; }
const _errs9 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs10 = errors; const err7 = {instancePath:instancePath+"/text",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
var valid1 = _errs10 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.inlineData !== undefined){
const _errs12 = errors; const err8 = {instancePath:instancePath+"/inlineData",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
var valid1 = _errs12 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.fileData !== undefined){
const _errs14 = errors; const err9 = {instancePath:instancePath+"/fileData",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
var valid1 = _errs14 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.functionCall !== undefined){
const _errs16 = errors; const err10 = {instancePath:instancePath+"/functionCall",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
var valid1 = _errs16 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.functionResponse !== undefined){
const _errs18 = errors; const err11 = {instancePath:instancePath+"/functionResponse",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
var valid1 = _errs18 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.executableCode !== undefined){
const _errs20 = errors; const err12 = {instancePath:instancePath+"/executableCode",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
var valid1 = _errs20 === errors;
} else { var valid1 = true; }
if(valid1){ if(data.codeExecutionResult !== undefined){
const _errs22 = errors; const err13 = {instancePath:instancePath+"/codeExecutionResult",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
var valid1 = _errs22 === errors;
} else { var valid1 = true; } } } } } } } }
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){ valid0 = false; passing0 = [passing0, 7]; } else { if(_valid0){ valid0 = true; passing0 = 7; } } } } } } } }
if(!valid0){
const err14 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
isVendorPartKind.errors = vErrors;
return false;
} else { errors = _errs1; if(vErrors !== null){ if(_errs1){ vErrors.length = _errs1; } else { vErrors = null; } } }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){ return fail(isVendorPartKind, instancePath, "minProperties", {limit: 1}, "must NOT have fewer than 1 properties"); } } else { return fail(isVendorPartKind, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPartKind.errors = vErrors;
return errors === 0;
}
function isVendorPartMediaResolution(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level !== undefined){
const _errs2 = errors; if(typeof data.level !== "string"){ return fail(isVendorPartMediaResolution, instancePath+"/level", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.numTokens !== undefined){
let data1 = data.numTokens; const _errs4 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorPartMediaResolution, instancePath+"/numTokens", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorPartMediaResolution, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPartMediaResolution.errors = vErrors;
return errors === 0;
}
function isVendorPartVideoMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startOffset !== undefined){
const _errs2 = errors; if(typeof data.startOffset !== "string"){
return fail(isVendorPartVideoMetadata, instancePath+"/startOffset", "type", {type: "string"}, "must be string");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.endOffset !== undefined){
const _errs4 = errors; if(typeof data.endOffset !== "string"){
return fail(isVendorPartVideoMetadata, instancePath+"/endOffset", "type", {type: "string"}, "must be string");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.fps !== undefined){
const _errs6 = errors; if(!(typeof data.fps == "number")){ return fail(isVendorPartVideoMetadata, instancePath+"/fps", "type", {type: "number"}, "must be number"); }
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorPartVideoMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPartVideoMetadata.errors = vErrors;
return errors === 0;
}
function isVendorPartialArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isVendorVendorFields(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorFields.errors : vErrors.concat(isVendorVendorFields.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } else { return fail(isVendorPartialArguments, instancePath, "type", {type: "array"}, "must be array"); } }
isVendorPartialArguments.errors = vErrors;
return errors === 0;
}
function isVendorPrebuiltVoiceConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.voiceName !== undefined){
if(typeof data.voiceName !== "string"){
return fail(isVendorPrebuiltVoiceConfig, instancePath+"/voiceName", "type", {type: "string"}, "must be string");
} } } else { return fail(isVendorPrebuiltVoiceConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPrebuiltVoiceConfig.errors = vErrors;
return errors === 0;
}
function isVendorPredictImagesRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.instances === undefined) && (missing0 = "instances")){
return fail(isVendorPredictImagesRequest, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.instances !== undefined){
let data0 = data.instances; const _errs2 = errors; if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1){
return fail(isVendorPredictImagesRequest, instancePath+"/instances", "maxItems", {limit: 1}, "must NOT have more than 1 items");
} else {
if(data0.length < 1){
return fail(isVendorPredictImagesRequest, instancePath+"/instances", "minItems", {limit: 1}, "must NOT have fewer than 1 items");
} else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors; if(!(isVendorPredictInstance(data0[i0], {instancePath:instancePath+"/instances/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPredictInstance.errors : vErrors.concat(isVendorPredictInstance.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){ break; } } } } } else { return fail(isVendorPredictImagesRequest, instancePath+"/instances", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parameters !== undefined){
const _errs5 = errors; if(!(isVendorPredictParameters(data.parameters, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPredictParameters.errors : vErrors.concat(isVendorPredictParameters.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorPredictImagesRequest, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPredictImagesRequest.errors = vErrors;
return errors === 0;
}
function isVendorPredictImagesResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.predictions !== undefined){
let data0 = data.predictions; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isVendorImagePrediction(data0[i0], {instancePath:instancePath+"/predictions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorImagePrediction.errors : vErrors.concat(isVendorImagePrediction.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isVendorPredictImagesResponse, instancePath+"/predictions", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.positivePromptSafetyAttributes !== undefined){
const _errs4 = errors; if(!(isVendorPredictSafetyAttributes(data.positivePromptSafetyAttributes, {instancePath:instancePath+"/positivePromptSafetyAttributes",parentData:data,parentDataProperty:"positivePromptSafetyAttributes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPredictSafetyAttributes.errors : vErrors.concat(isVendorPredictSafetyAttributes.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usageMetadata !== undefined){
const _errs5 = errors; if(!(isVendorContentUsageMetadata(data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContentUsageMetadata.errors : vErrors.concat(isVendorContentUsageMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorPredictImagesResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPredictImagesResponse.errors = vErrors;
return errors === 0;
}
function isVendorPredictInstance(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
let data0 = data.prompt; const _errs2 = errors; if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 32000 && (data0.length > 64000 || ucs2length(data0) > 32000)){
return fail(isVendorPredictInstance, instancePath+"/prompt", "maxLength", {limit: 32000}, "must NOT have more than 32000 characters");
} } else { return fail(isVendorPredictInstance, instancePath+"/prompt", "type", {type: "string"}, "must be string"); } } } } else { return fail(isVendorPredictInstance, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPredictInstance.errors = vErrors;
return errors === 0;
}
function isVendorPredictOutputOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mimeType !== undefined){
const _errs2 = errors; if(typeof data.mimeType !== "string"){
return fail(isVendorPredictOutputOptions, instancePath+"/mimeType", "type", {type: "string"}, "must be string");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.compressionQuality !== undefined){
let data1 = data.compressionQuality; const _errs4 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorPredictOutputOptions, instancePath+"/compressionQuality", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
return fail(isVendorPredictOutputOptions, instancePath+"/compressionQuality", "maximum", {comparison: "<=", limit: 100}, "must be <= 100");
} else {
if(data1 < 0 || isNaN(data1)){
return fail(isVendorPredictOutputOptions, instancePath+"/compressionQuality", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorPredictOutputOptions, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPredictOutputOptions.errors = vErrors;
return errors === 0;
}
function isVendorPredictParameters(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sampleCount !== undefined){
let data0 = data.sampleCount; const _errs2 = errors; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return fail(isVendorPredictParameters, instancePath+"/sampleCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 10 || isNaN(data0)){
return fail(isVendorPredictParameters, instancePath+"/sampleCount", "maximum", {comparison: "<=", limit: 10}, "must be <= 10");
} else {
if(data0 < 1 || isNaN(data0)){
return fail(isVendorPredictParameters, instancePath+"/sampleCount", "minimum", {comparison: ">=", limit: 1}, "must be >= 1");
} } } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.aspectRatio !== undefined){
const _errs4 = errors; if(typeof data.aspectRatio !== "string"){
return fail(isVendorPredictParameters, instancePath+"/aspectRatio", "type", {type: "string"}, "must be string");
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.sampleImageSize !== undefined){
const _errs6 = errors; if(typeof data.sampleImageSize !== "string"){
return fail(isVendorPredictParameters, instancePath+"/sampleImageSize", "type", {type: "string"}, "must be string");
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.negativePrompt !== undefined){
const _errs8 = errors; if(typeof data.negativePrompt !== "string"){
return fail(isVendorPredictParameters, instancePath+"/negativePrompt", "type", {type: "string"}, "must be string");
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.seed !== undefined){
let data4 = data.seed; const _errs10 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isVendorPredictParameters, instancePath+"/seed", "type", {type: "integer"}, "must be integer");
}
var valid0 = _errs10 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.guidanceScale !== undefined){
const _errs12 = errors; if(!(typeof data.guidanceScale == "number")){
return fail(isVendorPredictParameters, instancePath+"/guidanceScale", "type", {type: "number"}, "must be number");
}
var valid0 = _errs12 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.personGeneration !== undefined){
const _errs14 = errors; if(typeof data.personGeneration !== "string"){
return fail(isVendorPredictParameters, instancePath+"/personGeneration", "type", {type: "string"}, "must be string");
}
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetySetting !== undefined){
const _errs16 = errors; if(typeof data.safetySetting !== "string"){
return fail(isVendorPredictParameters, instancePath+"/safetySetting", "type", {type: "string"}, "must be string");
}
var valid0 = _errs16 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.language !== undefined){
const _errs18 = errors; if(typeof data.language !== "string"){ return fail(isVendorPredictParameters, instancePath+"/language", "type", {type: "string"}, "must be string"); }
var valid0 = _errs18 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.includeRaiReason !== undefined){
const _errs20 = errors; if(typeof data.includeRaiReason !== "boolean"){
return fail(isVendorPredictParameters, instancePath+"/includeRaiReason", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs20 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.includeSafetyAttributes !== undefined){
const _errs22 = errors; if(typeof data.includeSafetyAttributes !== "boolean"){
return fail(isVendorPredictParameters, instancePath+"/includeSafetyAttributes", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs22 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.addWatermark !== undefined){
const _errs24 = errors; if(typeof data.addWatermark !== "boolean"){
return fail(isVendorPredictParameters, instancePath+"/addWatermark", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs24 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.enhancePrompt !== undefined){
const _errs26 = errors; if(typeof data.enhancePrompt !== "boolean"){
return fail(isVendorPredictParameters, instancePath+"/enhancePrompt", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs26 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.outputOptions !== undefined){
const _errs28 = errors; if(!(isVendorPredictOutputOptions(data.outputOptions, {instancePath:instancePath+"/outputOptions",parentData:data,parentDataProperty:"outputOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPredictOutputOptions.errors : vErrors.concat(isVendorPredictOutputOptions.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
} else { var valid0 = true; } } } } } } } } } } } } } } } else { return fail(isVendorPredictParameters, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPredictParameters.errors = vErrors;
return errors === 0;
}
function isVendorPredictSafetyAttributes(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(isVendorPredictSafetyAttributes, instancePath, "type", {type: "object"}, "must be object");
}
isVendorPredictSafetyAttributes.errors = vErrors;
return errors === 0;
}
function isVendorPromptFeedback(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.blockReason !== undefined){
const _errs1 = errors; if(!(isVendorBlockReason(data.blockReason, {instancePath:instancePath+"/blockReason",parentData:data,parentDataProperty:"blockReason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorBlockReason.errors : vErrors.concat(isVendorBlockReason.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetyRatings !== undefined){
let data1 = data.safetyRatings; const _errs2 = errors; if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors; if(!(isVendorSafetyRating(data1[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSafetyRating.errors : vErrors.concat(isVendorSafetyRating.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){ break; } } } else { return fail(isVendorPromptFeedback, instancePath+"/safetyRatings", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs2 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorPromptFeedback, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorPromptFeedback.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfCountContentTokens(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfCountContentTokens, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
return fail(isVendorRequestOfCountContentTokens, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isVendorRequestOfCountContentTokens, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isVendorRequestOfCountContentTokens, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfCountContentTokens, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorRequestOfCountContentTokens, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfCountContentTokens, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){
return fail(isVendorRequestOfCountContentTokens, instancePath+"/query/alt", "type", {type: "string"}, "must be string");
}
if(!(data3 === "json")){
return fail(isVendorRequestOfCountContentTokens, instancePath+"/query/alt", "enum", {allowedValues: ["json"]}, "must be equal to one of the allowed values");
} } } else { return fail(isVendorRequestOfCountContentTokens, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs9 = errors; if(!(isVendorContentTokenCountRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorContentTokenCountRequest.errors : vErrors.concat(isVendorContentTokenCountRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRequestOfCountContentTokens, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfCountContentTokens.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfGenerateContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfGenerateContent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
return fail(isVendorRequestOfGenerateContent, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isVendorRequestOfGenerateContent, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isVendorRequestOfGenerateContent, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfGenerateContent, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorRequestOfGenerateContent, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfGenerateContent, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){ return fail(isVendorRequestOfGenerateContent, instancePath+"/query/alt", "type", {type: "string"}, "must be string"); }
if(!(data3 === "json")){
return fail(isVendorRequestOfGenerateContent, instancePath+"/query/alt", "enum", {allowedValues: ["json"]}, "must be equal to one of the allowed values");
} } } else { return fail(isVendorRequestOfGenerateContent, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs9 = errors; if(!(isVendorGenerateContentRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorGenerateContentRequest.errors : vErrors.concat(isVendorGenerateContentRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRequestOfGenerateContent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfGenerateContent.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfPredictImages(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfPredictImages, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
return fail(isVendorRequestOfPredictImages, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isVendorRequestOfPredictImages, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isVendorRequestOfPredictImages, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfPredictImages, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorRequestOfPredictImages, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfPredictImages, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){ return fail(isVendorRequestOfPredictImages, instancePath+"/query/alt", "type", {type: "string"}, "must be string"); }
if(!(data3 === "json")){
return fail(isVendorRequestOfPredictImages, instancePath+"/query/alt", "enum", {allowedValues: ["json"]}, "must be equal to one of the allowed values");
} } } else { return fail(isVendorRequestOfPredictImages, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs9 = errors; if(!(isVendorPredictImagesRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPredictImagesRequest.errors : vErrors.concat(isVendorPredictImagesRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRequestOfPredictImages, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfPredictImages.errors = vErrors;
return errors === 0;
}
function isVendorRequestOfStreamGenerateContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestBody === undefined) && (missing0 = "requestBody")){
return fail(isVendorRequestOfStreamGenerateContent, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.path !== undefined){
let data0 = data.path; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
return fail(isVendorRequestOfStreamGenerateContent, instancePath+"/path", "required", {missingProperty: missing1}, "must have required property '"+missing1+"'");
} else {
if(data0.model !== undefined){
let data1 = data0.model; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern_3f4e2a.test(data1)){
return fail(isVendorRequestOfStreamGenerateContent, instancePath+"/path/model", "pattern", {pattern: "^[^/:]+$"}, "must match pattern \""+"^[^/:]+$"+"\"");
} else {
if(data1.length > 256 && (data1.length > 512 || ucs2length(data1) > 256)){
return fail(isVendorRequestOfStreamGenerateContent, instancePath+"/path/model", "maxLength", {limit: 256}, "must NOT have more than 256 characters");
} else {
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorRequestOfStreamGenerateContent, instancePath+"/path/model", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } } } else { return fail(isVendorRequestOfStreamGenerateContent, instancePath+"/path/model", "type", {type: "string"}, "must be string"); } } } } } else { return fail(isVendorRequestOfStreamGenerateContent, instancePath+"/path", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.query !== undefined){
let data2 = data.query; const _errs5 = errors; if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.alt !== undefined){
let data3 = data2.alt; if(typeof data3 !== "string"){
return fail(isVendorRequestOfStreamGenerateContent, instancePath+"/query/alt", "type", {type: "string"}, "must be string");
}
if(!((data3 === "json") || (data3 === "sse"))){
return fail(isVendorRequestOfStreamGenerateContent, instancePath+"/query/alt", "enum", {allowedValues: ["json","sse"]}, "must be equal to one of the allowed values");
} } } else { return fail(isVendorRequestOfStreamGenerateContent, instancePath+"/query", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.requestBody !== undefined){
const _errs9 = errors; if(!(isVendorGenerateContentRequest(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorGenerateContentRequest.errors : vErrors.concat(isVendorGenerateContentRequest.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorRequestOfStreamGenerateContent, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorRequestOfStreamGenerateContent.errors = vErrors;
return errors === 0;
}
function isVendorSafetyRating(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.category === undefined) && (missing0 = "category")) || ((data.probability === undefined) && (missing0 = "probability"))){
return fail(isVendorSafetyRating, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.category !== undefined){
const _errs1 = errors; if(typeof data.category !== "string"){ return fail(isVendorSafetyRating, instancePath+"/category", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.probability !== undefined){
const _errs3 = errors; if(!(isVendorHarmProbability(data.probability, {instancePath:instancePath+"/probability",parentData:data,parentDataProperty:"probability",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorHarmProbability.errors : vErrors.concat(isVendorHarmProbability.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.blocked !== undefined){
const _errs4 = errors; if(typeof data.blocked !== "boolean"){ return fail(isVendorSafetyRating, instancePath+"/blocked", "type", {type: "boolean"}, "must be boolean"); }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } } else { return fail(isVendorSafetyRating, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorSafetyRating.errors = vErrors;
return errors === 0;
}
function isVendorSafetySetting(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.category === undefined) && (missing0 = "category")) || ((data.threshold === undefined) && (missing0 = "threshold"))){
return fail(isVendorSafetySetting, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.category !== undefined){
const _errs2 = errors; if(!(isVendorHarmCategory(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorHarmCategory.errors : vErrors.concat(isVendorHarmCategory.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.threshold !== undefined){
const _errs3 = errors; if(!(isHarmBlockThreshold(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isHarmBlockThreshold.errors : vErrors.concat(isHarmBlockThreshold.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorSafetySetting, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorSafetySetting.errors = vErrors;
return errors === 0;
}
function isVendorSafetySettings(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors; if(!(isVendorSafetySetting(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSafetySetting.errors : vErrors.concat(isVendorSafetySetting.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){ break; } } } else { return fail(isVendorSafetySettings, instancePath, "type", {type: "array"}, "must be array"); } }
isVendorSafetySettings.errors = vErrors;
return errors === 0;
}
function isVendorSpeakerVoiceConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.speaker === undefined) && (missing0 = "speaker")) || ((data.voiceConfig === undefined) && (missing0 = "voiceConfig"))){
return fail(isVendorSpeakerVoiceConfig, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.speaker !== undefined){
const _errs2 = errors; if(typeof data.speaker !== "string"){ return fail(isVendorSpeakerVoiceConfig, instancePath+"/speaker", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.voiceConfig !== undefined){
const _errs4 = errors; if(!(isVendorVoiceConfig(data.voiceConfig, {instancePath:instancePath+"/voiceConfig",parentData:data,parentDataProperty:"voiceConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVoiceConfig.errors : vErrors.concat(isVendorVoiceConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorSpeakerVoiceConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorSpeakerVoiceConfig.errors = vErrors;
return errors === 0;
}
function isVendorSpeechConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.voiceConfig !== undefined){
const _errs2 = errors; if(!(isVendorVoiceConfig(data.voiceConfig, {instancePath:instancePath+"/voiceConfig",parentData:data,parentDataProperty:"voiceConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVoiceConfig.errors : vErrors.concat(isVendorVoiceConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.multiSpeakerVoiceConfig !== undefined){
const _errs3 = errors; if(!(isVendorMultiSpeakerVoiceConfig(data.multiSpeakerVoiceConfig, {instancePath:instancePath+"/multiSpeakerVoiceConfig",parentData:data,parentDataProperty:"multiSpeakerVoiceConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorMultiSpeakerVoiceConfig.errors : vErrors.concat(isVendorMultiSpeakerVoiceConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.languageCode !== undefined){
const _errs4 = errors; if(!(isVendorSpeechLanguageCode(data.languageCode, {instancePath:instancePath+"/languageCode",parentData:data,parentDataProperty:"languageCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSpeechLanguageCode.errors : vErrors.concat(isVendorSpeechLanguageCode.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorSpeechConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorSpeechConfig.errors = vErrors;
return errors === 0;
}
function isVendorSpeechLanguageCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern_8bbd23.test(data)){
return fail(isVendorSpeechLanguageCode, instancePath, "pattern", {pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}, "must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"");
} } else { return fail(isVendorSpeechLanguageCode, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorSpeechLanguageCode.errors = vErrors;
return errors === 0;
}
function isVendorSystemInstruction(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
return fail(isVendorSystemInstruction, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.role !== undefined){
const _errs2 = errors; if(typeof data.role !== "string"){ return fail(isVendorSystemInstruction, instancePath+"/role", "type", {type: "string"}, "must be string"); }
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.parts !== undefined){
let data1 = data.parts; const _errs4 = errors; if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){ return fail(isVendorSystemInstruction, instancePath+"/parts", "minItems", {limit: 1}, "must NOT have fewer than 1 items"); } else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors; if(!(isVendorSystemInstructionPart(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorSystemInstructionPart.errors : vErrors.concat(isVendorSystemInstructionPart.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){ break; } } } } else { return fail(isVendorSystemInstruction, instancePath+"/parts", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorSystemInstruction, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorSystemInstruction.errors = vErrors;
return errors === 0;
}
function isVendorSystemInstructionPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
return fail(isVendorSystemInstructionPart, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.text !== undefined){
if(typeof data.text !== "string"){ return fail(isVendorSystemInstructionPart, instancePath+"/text", "type", {type: "string"}, "must be string"); } } } } else { return fail(isVendorSystemInstructionPart, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorSystemInstructionPart.errors = vErrors;
return errors === 0;
}
function isVendorThinkingConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.includeThoughts !== undefined){
const _errs2 = errors; if(typeof data.includeThoughts !== "boolean"){
return fail(isVendorThinkingConfig, instancePath+"/includeThoughts", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs2 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinkingBudget !== undefined){
let data1 = data.thinkingBudget; const _errs4 = errors; if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return fail(isVendorThinkingConfig, instancePath+"/thinkingBudget", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < -1 || isNaN(data1)){
return fail(isVendorThinkingConfig, instancePath+"/thinkingBudget", "minimum", {comparison: ">=", limit: -1}, "must be >= -1");
} } }
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thinkingLevel !== undefined){
const _errs6 = errors; if(!(isVendorThinkingLevel(data.thinkingLevel, {instancePath:instancePath+"/thinkingLevel",parentData:data,parentDataProperty:"thinkingLevel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorThinkingLevel.errors : vErrors.concat(isVendorThinkingLevel.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorThinkingConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorThinkingConfig.errors = vErrors;
return errors === 0;
}
function isVendorThinkingLevel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorThinkingLevel, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorThinkingLevel, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorThinkingLevel.errors = vErrors;
return errors === 0;
}
function isVendorUrlContextMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.urlMetadata !== undefined){
let data0 = data.urlMetadata; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isVendorUrlMetadata(data0[i0], {instancePath:instancePath+"/urlMetadata/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorUrlMetadata.errors : vErrors.concat(isVendorUrlMetadata.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isVendorUrlContextMetadata, instancePath+"/urlMetadata", "type", {type: "array"}, "must be array"); } } } } else { return fail(isVendorUrlContextMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorUrlContextMetadata.errors = vErrors;
return errors === 0;
}
function isVendorUrlMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.retrievedUrl !== undefined){
const _errs1 = errors; if(typeof data.retrievedUrl !== "string"){
return fail(isVendorUrlMetadata, instancePath+"/retrievedUrl", "type", {type: "string"}, "must be string");
}
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.urlRetrievalStatus !== undefined){
const _errs3 = errors; if(!(isVendorUrlRetrievalStatus(data.urlRetrievalStatus, {instancePath:instancePath+"/urlRetrievalStatus",parentData:data,parentDataProperty:"urlRetrievalStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorUrlRetrievalStatus.errors : vErrors.concat(isVendorUrlRetrievalStatus.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorUrlMetadata, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorUrlMetadata.errors = vErrors;
return errors === 0;
}
function isVendorUrlRetrievalStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorUrlRetrievalStatus, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorUrlRetrievalStatus, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorUrlRetrievalStatus.errors = vErrors;
return errors === 0;
}
function isVendorVendorCandidate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content; const _errs1 = errors; if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.role !== undefined){
const _errs3 = errors; if(typeof data0.role !== "string"){ return fail(isVendorVendorCandidate, instancePath+"/content/role", "type", {type: "string"}, "must be string"); }
var valid1 = _errs3 === errors;
} else { var valid1 = true; }
if(valid1){ if(data0.parts !== undefined){
let data2 = data0.parts; const _errs5 = errors; if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors; if(!(isVendorVendorCandidatePart(data2[i0], {instancePath:instancePath+"/content/parts/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorCandidatePart.errors : vErrors.concat(isVendorVendorCandidatePart.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){ break; } } } else { return fail(isVendorVendorCandidate, instancePath+"/content/parts", "type", {type: "array"}, "must be array"); } }
var valid1 = _errs5 === errors;
} else { var valid1 = true; } } } else { return fail(isVendorVendorCandidate, instancePath+"/content", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.finishReason !== undefined){
const _errs8 = errors; if(!(isVendorVendorFinishReason(data.finishReason, {instancePath:instancePath+"/finishReason",parentData:data,parentDataProperty:"finishReason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorFinishReason.errors : vErrors.concat(isVendorVendorFinishReason.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.finishMessage !== undefined){
const _errs9 = errors; if(typeof data.finishMessage !== "string"){
return fail(isVendorVendorCandidate, instancePath+"/finishMessage", "type", {type: "string"}, "must be string");
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetyRatings !== undefined){
let data6 = data.safetyRatings; const _errs11 = errors; if(errors === _errs11){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors; if(!(isVendorVendorSafetyRating(data6[i1], {instancePath:instancePath+"/safetyRatings/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorSafetyRating.errors : vErrors.concat(isVendorVendorSafetyRating.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){ break; } } } else { return fail(isVendorVendorCandidate, instancePath+"/safetyRatings", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs11 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.citationMetadata !== undefined){
const _errs14 = errors; if(!(isCitationMetadata(data.citationMetadata, {instancePath:instancePath+"/citationMetadata",parentData:data,parentDataProperty:"citationMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCitationMetadata.errors : vErrors.concat(isCitationMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.groundingMetadata !== undefined){
let data9 = data.groundingMetadata; const _errs15 = errors; if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
return fail(isVendorVendorCandidate, instancePath+"/groundingMetadata", "type", {type: "object"}, "must be object");
}
var valid0 = _errs15 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.index !== undefined){
let data10 = data.index; const _errs17 = errors; if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
return fail(isVendorVendorCandidate, instancePath+"/index", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs17){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
return fail(isVendorVendorCandidate, instancePath+"/index", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid0 = _errs17 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorVendorCandidate, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorCandidate.errors = vErrors;
return errors === 0;
}
function isVendorVendorCandidateFunctionCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors; if(typeof data.id !== "string"){ return fail(isVendorVendorCandidateFunctionCall, instancePath+"/id", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.name !== undefined){
const _errs3 = errors; if(typeof data.name !== "string"){
return fail(isVendorVendorCandidateFunctionCall, instancePath+"/name", "type", {type: "string"}, "must be string");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.args !== undefined){
let data2 = data.args; const _errs5 = errors; if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return fail(isVendorVendorCandidateFunctionCall, instancePath+"/args", "type", {type: "object"}, "must be object");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.willContinue !== undefined){
const _errs7 = errors; if(!(isVendorCallContinues(data.willContinue, {instancePath:instancePath+"/willContinue",parentData:data,parentDataProperty:"willContinue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCallContinues.errors : vErrors.concat(isVendorCallContinues.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.partialArgs !== undefined){
const _errs8 = errors; if(!(isVendorPartialArguments(data.partialArgs, {instancePath:instancePath+"/partialArgs",parentData:data,parentDataProperty:"partialArgs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPartialArguments.errors : vErrors.concat(isVendorPartialArguments.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; } } } } } } else { return fail(isVendorVendorCandidateFunctionCall, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorCandidateFunctionCall.errors = vErrors;
return errors === 0;
}
function isVendorVendorCandidatePart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs1 = errors; if(typeof data.text !== "string"){ return fail(isVendorVendorCandidatePart, instancePath+"/text", "type", {type: "string"}, "must be string"); }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thought !== undefined){
const _errs3 = errors; if(typeof data.thought !== "boolean"){
return fail(isVendorVendorCandidatePart, instancePath+"/thought", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.thoughtSignature !== undefined){
const _errs5 = errors; if(!(isThoughtSignature(data.thoughtSignature, {instancePath:instancePath+"/thoughtSignature",parentData:data,parentDataProperty:"thoughtSignature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isThoughtSignature.errors : vErrors.concat(isThoughtSignature.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.inlineData !== undefined){
const _errs6 = errors; if(!(isCandidateInlineData(data.inlineData, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isCandidateInlineData.errors : vErrors.concat(isCandidateInlineData.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.functionCall !== undefined){
const _errs7 = errors; if(!(isVendorVendorCandidateFunctionCall(data.functionCall, {instancePath:instancePath+"/functionCall",parentData:data,parentDataProperty:"functionCall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorCandidateFunctionCall.errors : vErrors.concat(isVendorVendorCandidateFunctionCall.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.executableCode !== undefined){
const _errs8 = errors; if(!(isVendorCandidateExecutableCode(data.executableCode, {instancePath:instancePath+"/executableCode",parentData:data,parentDataProperty:"executableCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCandidateExecutableCode.errors : vErrors.concat(isVendorCandidateExecutableCode.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.codeExecutionResult !== undefined){
const _errs9 = errors; if(!(isVendorCandidateCodeExecutionResult(data.codeExecutionResult, {instancePath:instancePath+"/codeExecutionResult",parentData:data,parentDataProperty:"codeExecutionResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorCandidateCodeExecutionResult.errors : vErrors.concat(isVendorCandidateCodeExecutionResult.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
} else { var valid0 = true; } } } } } } } } else { return fail(isVendorVendorCandidatePart, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorCandidatePart.errors = vErrors;
return errors === 0;
}
function isVendorVendorFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){ } else { return fail(isVendorVendorFields, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorFields.errors = vErrors;
return errors === 0;
}
function isVendorVendorFinishReason(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1 || (data.length < 1 && ucs2length(data) < 1)){
return fail(isVendorVendorFinishReason, instancePath, "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorFinishReason, instancePath, "type", {type: "string"}, "must be string"); } }
isVendorVendorFinishReason.errors = vErrors;
return errors === 0;
}
function isVendorVendorGenerateContentResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.modelVersion === undefined) && (missing0 = "modelVersion")) || ((data.responseId === undefined) && (missing0 = "responseId"))){
return fail(isVendorVendorGenerateContentResponse, instancePath, "required", {missingProperty: missing0}, "must have required property '"+missing0+"'");
} else {
if(data.candidates !== undefined){
let data0 = data.candidates; const _errs1 = errors; if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors; if(!(isVendorVendorCandidate(data0[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorCandidate.errors : vErrors.concat(isVendorVendorCandidate.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){ break; } } } else { return fail(isVendorVendorGenerateContentResponse, instancePath+"/candidates", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.promptFeedback !== undefined){
const _errs4 = errors; if(!(isVendorVendorPromptFeedback(data.promptFeedback, {instancePath:instancePath+"/promptFeedback",parentData:data,parentDataProperty:"promptFeedback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorPromptFeedback.errors : vErrors.concat(isVendorVendorPromptFeedback.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.usageMetadata !== undefined){
let data3 = data.usageMetadata; const _errs5 = errors; if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.promptTokenCount !== undefined){
let data4 = data3.promptTokenCount; const _errs7 = errors; if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/promptTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/promptTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs7 === errors;
} else { var valid2 = true; }
if(valid2){ if(data3.cachedContentTokenCount !== undefined){
let data5 = data3.cachedContentTokenCount; const _errs9 = errors; if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/cachedContentTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs9){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/cachedContentTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs9 === errors;
} else { var valid2 = true; }
if(valid2){ if(data3.candidatesTokenCount !== undefined){
let data6 = data3.candidatesTokenCount; const _errs11 = errors; if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/candidatesTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs11){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/candidatesTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs11 === errors;
} else { var valid2 = true; }
if(valid2){ if(data3.totalTokenCount !== undefined){
let data7 = data3.totalTokenCount; const _errs13 = errors; if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/totalTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs13){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/totalTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs13 === errors;
} else { var valid2 = true; }
if(valid2){ if(data3.toolUsePromptTokenCount !== undefined){
let data8 = data3.toolUsePromptTokenCount; const _errs15 = errors; if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/toolUsePromptTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs15){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/toolUsePromptTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs15 === errors;
} else { var valid2 = true; }
if(valid2){ if(data3.thoughtsTokenCount !== undefined){
let data9 = data3.thoughtsTokenCount; const _errs17 = errors; if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/thoughtsTokenCount", "type", {type: "integer"}, "must be integer");
}
if(errors === _errs17){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata/thoughtsTokenCount", "minimum", {comparison: ">=", limit: 0}, "must be >= 0");
} } }
var valid2 = _errs17 === errors;
} else { var valid2 = true; } } } } } } } else { return fail(isVendorVendorGenerateContentResponse, instancePath+"/usageMetadata", "type", {type: "object"}, "must be object"); } }
var valid0 = _errs5 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.modelVersion !== undefined){
const _errs19 = errors; if(typeof data.modelVersion !== "string"){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/modelVersion", "type", {type: "string"}, "must be string");
}
var valid0 = _errs19 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.responseId !== undefined){
let data11 = data.responseId; const _errs21 = errors; if(errors === _errs21){
if(typeof data11 === "string"){
if(data11.length < 1 || (data11.length < 1 && ucs2length(data11) < 1)){
return fail(isVendorVendorGenerateContentResponse, instancePath+"/responseId", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorGenerateContentResponse, instancePath+"/responseId", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs21 === errors;
} else { var valid0 = true; } } } } } } } else { return fail(isVendorVendorGenerateContentResponse, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorGenerateContentResponse.errors = vErrors;
return errors === 0;
}
function isVendorVendorPromptFeedback(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.blockReason !== undefined){
let data0 = data.blockReason; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorVendorPromptFeedback, instancePath+"/blockReason", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorPromptFeedback, instancePath+"/blockReason", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.safetyRatings !== undefined){
let data1 = data.safetyRatings; const _errs3 = errors; if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors; if(!(isVendorVendorSafetyRating(data1[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorVendorSafetyRating.errors : vErrors.concat(isVendorVendorSafetyRating.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){ break; } } } else { return fail(isVendorVendorPromptFeedback, instancePath+"/safetyRatings", "type", {type: "array"}, "must be array"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; } } } else { return fail(isVendorVendorPromptFeedback, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorPromptFeedback.errors = vErrors;
return errors === 0;
}
function isVendorVendorSafetyRating(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category !== undefined){
let data0 = data.category; const _errs1 = errors; if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 1 && ucs2length(data0) < 1)){
return fail(isVendorVendorSafetyRating, instancePath+"/category", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorSafetyRating, instancePath+"/category", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs1 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.probability !== undefined){
let data1 = data.probability; const _errs3 = errors; if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1 || (data1.length < 1 && ucs2length(data1) < 1)){
return fail(isVendorVendorSafetyRating, instancePath+"/probability", "minLength", {limit: 1}, "must NOT have fewer than 1 characters");
} } else { return fail(isVendorVendorSafetyRating, instancePath+"/probability", "type", {type: "string"}, "must be string"); } }
var valid0 = _errs3 === errors;
} else { var valid0 = true; }
if(valid0){ if(data.blocked !== undefined){
const _errs5 = errors; if(typeof data.blocked !== "boolean"){
return fail(isVendorVendorSafetyRating, instancePath+"/blocked", "type", {type: "boolean"}, "must be boolean");
}
var valid0 = _errs5 === errors;
} else { var valid0 = true; } } } } else { return fail(isVendorVendorSafetyRating, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorSafetyRating.errors = vErrors;
return errors === 0;
}
function isVendorVendorTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){ } else { return fail(isVendorVendorTool, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVendorTool.errors = vErrors;
return errors === 0;
}
function isVendorVoiceConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prebuiltVoiceConfig !== undefined){
if(!(isVendorPrebuiltVoiceConfig(data.prebuiltVoiceConfig, {instancePath:instancePath+"/prebuiltVoiceConfig",parentData:data,parentDataProperty:"prebuiltVoiceConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isVendorPrebuiltVoiceConfig.errors : vErrors.concat(isVendorPrebuiltVoiceConfig.errors);
errors = vErrors.length;
} } } else { return fail(isVendorVoiceConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVendorVoiceConfig.errors = vErrors;
return errors === 0;
}
function isVoiceConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors; for(const key0 in data){
if(!(key0 === "prebuiltVoiceConfig")){
return fail(isVoiceConfig, instancePath, "additionalProperties", {additionalProperty: key0}, "must NOT have additional properties");
} }
if(_errs1 === errors){
if(data.prebuiltVoiceConfig !== undefined){
if(!(isPrebuiltVoiceConfig(data.prebuiltVoiceConfig, {instancePath:instancePath+"/prebuiltVoiceConfig",parentData:data,parentDataProperty:"prebuiltVoiceConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? isPrebuiltVoiceConfig.errors : vErrors.concat(isPrebuiltVoiceConfig.errors);
errors = vErrors.length;
} } } } else { return fail(isVoiceConfig, instancePath, "type", {type: "object"}, "must be object"); } }
isVoiceConfig.errors = vErrors;
return errors === 0;
}

exports.neutral = {
  generateContent: {
    request: isRequestOfGenerateContent,
    formRequest: null,
    responses: { "200": isGenerateContentResponse, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "413": isGenerateContentErrorResponse, "415": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "501": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse, "504": isGenerateContentErrorResponse },
    events: null,
  },
  streamGenerateContent: {
    request: isRequestOfStreamGenerateContent,
    formRequest: null,
    responses: { "200": isGenerateContentStream, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "413": isGenerateContentErrorResponse, "415": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "501": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse, "504": isGenerateContentErrorResponse },
    events: { "chunk": isGenerateContentResponse, "error": isGenerateContentErrorResponse },
  },
  countContentTokens: {
    request: isRequestOfCountContentTokens,
    formRequest: null,
    responses: { "200": isContentTokenCountResponse, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "413": isGenerateContentErrorResponse, "415": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "501": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse, "504": isGenerateContentErrorResponse },
    events: null,
  },
};
exports.vendor = {
  generateContent: {
    request: isVendorRequestOfGenerateContent,
    formRequest: null,
    responses: { "200": isVendorGenerateContentResponse, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "413": isGenerateContentErrorResponse, "415": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "501": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse, "504": isGenerateContentErrorResponse },
    events: null,
  },
  streamGenerateContent: {
    request: isVendorRequestOfStreamGenerateContent,
    formRequest: null,
    responses: { "200": isVendorGenerateContentStream, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "413": isGenerateContentErrorResponse, "415": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "501": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse, "504": isGenerateContentErrorResponse },
    events: { "chunk": isVendorVendorGenerateContentResponse, "error": isGenerateContentErrorResponse },
  },
  countContentTokens: {
    request: isVendorRequestOfCountContentTokens,
    formRequest: null,
    responses: { "200": isVendorContentTokenCountResponse, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "413": isGenerateContentErrorResponse, "415": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "501": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse, "504": isGenerateContentErrorResponse },
    events: null,
  },
  predictImages: {
    request: isVendorRequestOfPredictImages,
    formRequest: null,
    responses: { "200": isVendorPredictImagesResponse, "400": isGenerateContentErrorResponse, "401": isGenerateContentErrorResponse, "403": isGenerateContentErrorResponse, "404": isGenerateContentErrorResponse, "413": isGenerateContentErrorResponse, "415": isGenerateContentErrorResponse, "429": isGenerateContentErrorResponse, "500": isGenerateContentErrorResponse, "501": isGenerateContentErrorResponse, "503": isGenerateContentErrorResponse, "504": isGenerateContentErrorResponse },
    events: null,
  },
};
