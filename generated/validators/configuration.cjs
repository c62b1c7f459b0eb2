// Generated from specs/ by `npm run generate`. Do not edit.
"use strict";
exports.environment = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Environment variables of Specway","description":"Every variable the gateway reads, as strings. A variable that is set but empty counts as not set. Any other variable that starts with SPECWAY_ is refused, unless specway.yaml refers to it.","type":"object","properties":{"SPECWAY_HOST":{"description":"Address to listen on: an IP address or a host name. 0.0.0.0 or :: listens on every interface.","type":"string","pattern":"^([A-Za-z0-9._-]{1,253}|(?=.*:.*:)[0-9A-Fa-f:.]{2,45})$","x-expects":"an IP address or a host name, without a port","default":"127.0.0.1","examples":["0.0.0.0","::1"]},"SPECWAY_PORT":{"description":"TCP port to listen on. 0 picks a free one.","type":"string","pattern":"^(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","x-expects":"a whole number from 0 to 65535","default":"8080","examples":["8080","0"]},"SPECWAY_ADMIN_ADDRESS":{"description":"A second address, as host:port, for operators: it has the whole gateway, and what operators look at (/metrics, /healthz, /readyz and the pages, at / and under /docs) is then there and nowhere else. When it is not set, everything is at one address.","type":"string","pattern":"^([A-Za-z0-9._-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\]):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","x-expects":"host:port, such as 127.0.0.1:9090 or [::1]:9090","examples":["127.0.0.1:9090","[::]:9090"]},"SPECWAY_METRICS_TOKEN":{"description":"What /metrics asks for, as Authorization: Bearer <token>. When it is not set, it asks for nothing.","type":"string","pattern":"^[A-Za-z0-9._~-]{16,256}$","x-expects":"16 to 256 characters of A-Z a-z 0-9 . _ ~ -","x-secret":true,"examples":["metrics-token-of-prometheus"]},"SPECWAY_DATA_DIR":{"description":"Directory of the default database and of every other file the gateway writes. Created when missing.","type":"string","minLength":1,"x-expects":"a directory","default":"./data","examples":["/var/lib/specway"]},"SPECWAY_CONFIG":{"description":"Path of the configuration file. When it is not set, ./specway.yaml is read if it exists.","type":"string","minLength":1,"x-expects":"the path of a YAML file","examples":["/etc/specway/specway.yaml"]},"SPECWAY_API_KEY":{"description":"An API key that shall exist after the start. When it is not set and the database holds no valid key, the gateway creates one and prints it once.","type":"string","pattern":"^(?!ek_|at_|ft_)[A-Za-z0-9._~-]{16,256}$","x-expects":"16 to 256 characters of A-Z a-z 0-9 . _ ~ - that do not start with ek_, at_ or ft_","x-secret":true,"examples":["sk-specway-example-key-0001"]},"SPECWAY_ADMIN_PASSWORD":{"description":"The password of the first administrator, whose user name is admin. It is read only when that user is created, by the first start on a database. When it is not set, a password is made and printed once; with it nothing can be done but to choose another one.","type":"string","minLength":8,"maxLength":128,"x-expects":"a password of 8 to 128 characters","x-secret":true,"examples":["correct horse battery"]},"SPECWAY_SECRET_KEY":{"description":"The key by which secrets of two-factor authentication are kept: 32 random bytes in base64, such as `openssl rand -base64 32` prints. When it is not set, one is made once and kept in the database, where whoever reads the database reads it, too.","type":"string","pattern":"^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=?$","x-expects":"32 bytes in base64","x-secret":true,"examples":["ZXhhbXBsZWV4YW1wbGVleGFtcGxlZXhhbXBsZTEyMzQ="]},"SPECWAY_WORKERS":{"description":"Processes that take requests on one port; auto is one for each core. More than one needs PostgreSQL, and so does auto; limits of this process in specway.yaml are those of each.","type":"string","pattern":"^(auto|[1-9]|[1-5][0-9]|6[0-4])$","x-expects":"a whole number from 1 to 64, or auto","default":"1","examples":["4","auto"]},"SPECWAY_TLS_CERT":{"description":"PEM file with the certificate chain. Set together with SPECWAY_TLS_KEY, it makes the gateway speak HTTPS.","type":"string","minLength":1,"x-expects":"the path of a PEM file","examples":["/etc/specway/tls/cert.pem"]},"SPECWAY_TLS_KEY":{"description":"PEM file with the private key of SPECWAY_TLS_CERT.","type":"string","minLength":1,"x-expects":"the path of a PEM file","examples":["/etc/specway/tls/key.pem"]},"DATABASE_URL":{"description":"The database: sqlite:<path>, sqlite::memory: (gone when the process ends) or postgres://user:password@host:port/database. When it is not set, specway.db in the data directory is used. A SQLite file belongs to one gateway process.","type":"string","pattern":"^(sqlite:(?!//[^/]).+|postgres(ql)?://.+)$","x-expects":"sqlite:<path>, sqlite::memory: or a postgres:// URL","x-secret":true,"examples":["sqlite:/var/lib/specway/specway.db","postgres://specway:secret@db:5432/specway"]},"REDIS_URL":{"description":"A redis:// or rediss:// URL of a Redis server, by which several nodes keep rate limits together; a number as its path is that of the database, which must exist. Without it each node has the whole limit for itself. Balances and budgets do not depend on it.","type":"string","pattern":"^rediss?://[^/?#]+(/[0-9]*)?([?#](?!(.*&)?db=(?![0-9]+(&|$))).*)?$","x-expects":"a redis:// or rediss:// URL, whose path is the number of a database or nothing","x-secret":true,"examples":["redis://cache:6379"]},"SPECWAY_REDIS_PREFIX":{"description":"What the names of the gateway's keys in Redis begin with. Gateways that share a server and are not nodes of one another need different ones.","type":"string","pattern":"^[A-Za-z0-9._:-]{1,64}$","x-expects":"1 to 64 characters of A-Z a-z 0-9 . _ : -","default":"specway:","examples":["specway-staging:"]},"OTEL_EXPORTER_OTLP_ENDPOINT":{"description":"An OpenTelemetry collector that takes OTLP over HTTP, without the path /v1/traces. When it is set, requests are traced.","type":"string","pattern":"^https?://[^\\s?#]+$","x-expects":"an http:// or https:// URL without query","x-secret":true,"examples":["http://collector:4318"]},"OTEL_SERVICE_NAME":{"description":"The name of this service in traces.","type":"string","minLength":1,"maxLength":255,"x-expects":"a name of 1 to 255 characters","default":"specway","examples":["specway-eu"]},"SPECWAY_LOG_LEVEL":{"description":"Least severe level that is logged. One line per request is written at info.","enum":["fatal","error","warn","info","debug","silent"],"x-expects":"one of fatal, error, warn, info, debug, silent","default":"info","examples":["warn"]},"SPECWAY_LOG_FORMAT":{"description":"How lines are logged: json for machines, pretty for people. When it is not set, pretty on a terminal and json elsewhere.","enum":["json","pretty"],"x-expects":"json or pretty","examples":["json"]},"SPECWAY_CONTRACT_PROFILE":{"description":"Which contract profile requests are held to. auto decides for each request by the client's spelling.","enum":["auto","neutral","vendor"],"x-expects":"one of auto, neutral, vendor","default":"auto","examples":["neutral"]},"SPECWAY_REALTIME_GA_WITHOUT_MARKER":{"description":"What a realtime client speaks that does not say it, as some of the vendor's do: 1 takes it for one of the vendor's present dialect, 0 refuses it with missing_beta_header.","enum":["0","1"],"x-expects":"0 or 1","default":"0","examples":["1"]},"SPECWAY_VALIDATION":{"description":"What happens to responses and events that break the contract: enforce refuses them, sample checks one in a hundred and logs what it finds, off does not look.","enum":["enforce","sample","off"],"x-expects":"one of enforce, sample, off","default":"sample","examples":["enforce"]}},"patternProperties":{"^SPECWAY_TEST_":{"description":"Read by the project's own tests, ignored by the gateway."}},"additionalProperties":false,"dependentRequired":{"SPECWAY_TLS_CERT":["SPECWAY_TLS_KEY"],"SPECWAY_TLS_KEY":["SPECWAY_TLS_CERT"]}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^SPECWAY_TEST_", "u");
const pattern5 = new RegExp("^([A-Za-z0-9._-]{1,253}|(?=.*:.*:)[0-9A-Fa-f:.]{2,45})$", "u");
const pattern6 = new RegExp("^(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$", "u");
const pattern7 = new RegExp("^([A-Za-z0-9._-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\]):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$", "u");
const pattern8 = new RegExp("^[A-Za-z0-9._~-]{16,256}$", "u");
const pattern9 = new RegExp("^(?!ek_|at_|ft_)[A-Za-z0-9._~-]{16,256}$", "u");
const pattern10 = new RegExp("^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=?$", "u");
const pattern11 = new RegExp("^(auto|[1-9]|[1-5][0-9]|6[0-4])$", "u");
const pattern12 = new RegExp("^(sqlite:(?!//[^/]).+|postgres(ql)?://.+)$", "u");
const pattern13 = new RegExp("^rediss?://[^/?#]+(/[0-9]*)?([?#](?!(.*&)?db=(?![0-9]+(&|$))).*)?$", "u");
const pattern14 = new RegExp("^[A-Za-z0-9._:-]{1,64}$", "u");
const pattern15 = new RegExp("^https?://[^\\s?#]+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.SPECWAY_HOST === undefined){ data.SPECWAY_HOST = "127.0.0.1"; }
if(data.SPECWAY_PORT === undefined){ data.SPECWAY_PORT = "8080"; }
if(data.SPECWAY_DATA_DIR === undefined){ data.SPECWAY_DATA_DIR = "./data"; }
if(data.SPECWAY_WORKERS === undefined){ data.SPECWAY_WORKERS = "1"; }
if(data.SPECWAY_REDIS_PREFIX === undefined){ data.SPECWAY_REDIS_PREFIX = "specway:"; }
if(data.OTEL_SERVICE_NAME === undefined){ data.OTEL_SERVICE_NAME = "specway"; }
if(data.SPECWAY_LOG_LEVEL === undefined){ data.SPECWAY_LOG_LEVEL = "info"; }
if(data.SPECWAY_CONTRACT_PROFILE === undefined){ data.SPECWAY_CONTRACT_PROFILE = "auto"; }
if(data.SPECWAY_REALTIME_GA_WITHOUT_MARKER === undefined){ data.SPECWAY_REALTIME_GA_WITHOUT_MARKER = "0"; }
if(data.SPECWAY_VALIDATION === undefined){ data.SPECWAY_VALIDATION = "sample"; }
for(const key0 in data){
if(!((func1.call(schema31.properties, key0)) || (pattern4.test(key0)))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} }
let data0 = data.SPECWAY_HOST; if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err1 = {instancePath:instancePath+"/SPECWAY_HOST",schemaPath:"#/properties/SPECWAY_HOST/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,253}|(?=.*:.*:)[0-9A-Fa-f:.]{2,45})$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,253}|(?=.*:.*:)[0-9A-Fa-f:.]{2,45})$"+"\"",schema:"^([A-Za-z0-9._-]{1,253}|(?=.*:.*:)[0-9A-Fa-f:.]{2,45})$",parentSchema:schema31.properties.SPECWAY_HOST,data:data0};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} } else {
const err2 = {instancePath:instancePath+"/SPECWAY_HOST",schemaPath:"#/properties/SPECWAY_HOST/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_HOST.type,parentSchema:schema31.properties.SPECWAY_HOST,data:data0};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
let data1 = data.SPECWAY_PORT; if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err3 = {instancePath:instancePath+"/SPECWAY_PORT",schemaPath:"#/properties/SPECWAY_PORT/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\"",schema:"^(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$",parentSchema:schema31.properties.SPECWAY_PORT,data:data1};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} } else {
const err4 = {instancePath:instancePath+"/SPECWAY_PORT",schemaPath:"#/properties/SPECWAY_PORT/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_PORT.type,parentSchema:schema31.properties.SPECWAY_PORT,data:data1};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
if(data.SPECWAY_ADMIN_ADDRESS !== undefined){
let data2 = data.SPECWAY_ADMIN_ADDRESS; if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err5 = {instancePath:instancePath+"/SPECWAY_ADMIN_ADDRESS",schemaPath:"#/properties/SPECWAY_ADMIN_ADDRESS/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\]):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\]):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\"",schema:"^([A-Za-z0-9._-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\]):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$",parentSchema:schema31.properties.SPECWAY_ADMIN_ADDRESS,data:data2};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} } else {
const err6 = {instancePath:instancePath+"/SPECWAY_ADMIN_ADDRESS",schemaPath:"#/properties/SPECWAY_ADMIN_ADDRESS/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_ADMIN_ADDRESS.type,parentSchema:schema31.properties.SPECWAY_ADMIN_ADDRESS,data:data2};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} }
if(data.SPECWAY_METRICS_TOKEN !== undefined){
let data3 = data.SPECWAY_METRICS_TOKEN; if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err7 = {instancePath:instancePath+"/SPECWAY_METRICS_TOKEN",schemaPath:"#/properties/SPECWAY_METRICS_TOKEN/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,256}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,256}$"+"\"",schema:"^[A-Za-z0-9._~-]{16,256}$",parentSchema:schema31.properties.SPECWAY_METRICS_TOKEN,data:data3};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
} } else {
const err8 = {instancePath:instancePath+"/SPECWAY_METRICS_TOKEN",schemaPath:"#/properties/SPECWAY_METRICS_TOKEN/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_METRICS_TOKEN.type,parentSchema:schema31.properties.SPECWAY_METRICS_TOKEN,data:data3};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
} }
let data4 = data.SPECWAY_DATA_DIR; if(typeof data4 === "string"){
if(data4.length < 1 || (data4.length < 1 && func2(data4) < 1)){
const err9 = {instancePath:instancePath+"/SPECWAY_DATA_DIR",schemaPath:"#/properties/SPECWAY_DATA_DIR/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.SPECWAY_DATA_DIR,data:data4};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
} } else {
const err10 = {instancePath:instancePath+"/SPECWAY_DATA_DIR",schemaPath:"#/properties/SPECWAY_DATA_DIR/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_DATA_DIR.type,parentSchema:schema31.properties.SPECWAY_DATA_DIR,data:data4};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
}
if(data.SPECWAY_CONFIG !== undefined){
let data5 = data.SPECWAY_CONFIG; if(typeof data5 === "string"){
if(data5.length < 1 || (data5.length < 1 && func2(data5) < 1)){
const err11 = {instancePath:instancePath+"/SPECWAY_CONFIG",schemaPath:"#/properties/SPECWAY_CONFIG/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.SPECWAY_CONFIG,data:data5};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
} } else {
const err12 = {instancePath:instancePath+"/SPECWAY_CONFIG",schemaPath:"#/properties/SPECWAY_CONFIG/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_CONFIG.type,parentSchema:schema31.properties.SPECWAY_CONFIG,data:data5};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
} }
if(data.SPECWAY_API_KEY !== undefined){
let data6 = data.SPECWAY_API_KEY; if(typeof data6 === "string"){
if(!pattern9.test(data6)){
const err13 = {instancePath:instancePath+"/SPECWAY_API_KEY",schemaPath:"#/properties/SPECWAY_API_KEY/pattern",keyword:"pattern",params:{pattern: "^(?!ek_|at_|ft_)[A-Za-z0-9._~-]{16,256}$"},message:"must match pattern \""+"^(?!ek_|at_|ft_)[A-Za-z0-9._~-]{16,256}$"+"\"",schema:"^(?!ek_|at_|ft_)[A-Za-z0-9._~-]{16,256}$",parentSchema:schema31.properties.SPECWAY_API_KEY,data:data6};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
} } else {
const err14 = {instancePath:instancePath+"/SPECWAY_API_KEY",schemaPath:"#/properties/SPECWAY_API_KEY/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_API_KEY.type,parentSchema:schema31.properties.SPECWAY_API_KEY,data:data6};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
} }
if(data.SPECWAY_ADMIN_PASSWORD !== undefined){
let data7 = data.SPECWAY_ADMIN_PASSWORD; if(typeof data7 === "string"){
if(data7.length > 128 && (data7.length > 256 || func2(data7) > 128)){
const err15 = {instancePath:instancePath+"/SPECWAY_ADMIN_PASSWORD",schemaPath:"#/properties/SPECWAY_ADMIN_PASSWORD/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema31.properties.SPECWAY_ADMIN_PASSWORD,data:data7};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
}
if(data7.length < 8 || (data7.length < 15 && func2(data7) < 8)){
const err16 = {instancePath:instancePath+"/SPECWAY_ADMIN_PASSWORD",schemaPath:"#/properties/SPECWAY_ADMIN_PASSWORD/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:schema31.properties.SPECWAY_ADMIN_PASSWORD,data:data7};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
} } else {
const err17 = {instancePath:instancePath+"/SPECWAY_ADMIN_PASSWORD",schemaPath:"#/properties/SPECWAY_ADMIN_PASSWORD/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_ADMIN_PASSWORD.type,parentSchema:schema31.properties.SPECWAY_ADMIN_PASSWORD,data:data7};
if(vErrors === null){ vErrors = [err17]; } else { vErrors.push(err17); }
errors++;
} }
if(data.SPECWAY_SECRET_KEY !== undefined){
let data8 = data.SPECWAY_SECRET_KEY; if(typeof data8 === "string"){
if(!pattern10.test(data8)){
const err18 = {instancePath:instancePath+"/SPECWAY_SECRET_KEY",schemaPath:"#/properties/SPECWAY_SECRET_KEY/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=?$"},message:"must match pattern \""+"^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=?$"+"\"",schema:"^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=?$",parentSchema:schema31.properties.SPECWAY_SECRET_KEY,data:data8};
if(vErrors === null){ vErrors = [err18]; } else { vErrors.push(err18); }
errors++;
} } else {
const err19 = {instancePath:instancePath+"/SPECWAY_SECRET_KEY",schemaPath:"#/properties/SPECWAY_SECRET_KEY/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_SECRET_KEY.type,parentSchema:schema31.properties.SPECWAY_SECRET_KEY,data:data8};
if(vErrors === null){ vErrors = [err19]; } else { vErrors.push(err19); }
errors++;
} }
let data9 = data.SPECWAY_WORKERS; if(typeof data9 === "string"){
if(!pattern11.test(data9)){
const err20 = {instancePath:instancePath+"/SPECWAY_WORKERS",schemaPath:"#/properties/SPECWAY_WORKERS/pattern",keyword:"pattern",params:{pattern: "^(auto|[1-9]|[1-5][0-9]|6[0-4])$"},message:"must match pattern \""+"^(auto|[1-9]|[1-5][0-9]|6[0-4])$"+"\"",schema:"^(auto|[1-9]|[1-5][0-9]|6[0-4])$",parentSchema:schema31.properties.SPECWAY_WORKERS,data:data9};
if(vErrors === null){ vErrors = [err20]; } else { vErrors.push(err20); }
errors++;
} } else {
const err21 = {instancePath:instancePath+"/SPECWAY_WORKERS",schemaPath:"#/properties/SPECWAY_WORKERS/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_WORKERS.type,parentSchema:schema31.properties.SPECWAY_WORKERS,data:data9};
if(vErrors === null){ vErrors = [err21]; } else { vErrors.push(err21); }
errors++;
}
if(data.SPECWAY_TLS_CERT !== undefined){
let data10 = data.SPECWAY_TLS_CERT; if(typeof data10 === "string"){
if(data10.length < 1 || (data10.length < 1 && func2(data10) < 1)){
const err22 = {instancePath:instancePath+"/SPECWAY_TLS_CERT",schemaPath:"#/properties/SPECWAY_TLS_CERT/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.SPECWAY_TLS_CERT,data:data10};
if(vErrors === null){ vErrors = [err22]; } else { vErrors.push(err22); }
errors++;
} } else {
const err23 = {instancePath:instancePath+"/SPECWAY_TLS_CERT",schemaPath:"#/properties/SPECWAY_TLS_CERT/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_TLS_CERT.type,parentSchema:schema31.properties.SPECWAY_TLS_CERT,data:data10};
if(vErrors === null){ vErrors = [err23]; } else { vErrors.push(err23); }
errors++;
} }
if(data.SPECWAY_TLS_KEY !== undefined){
let data11 = data.SPECWAY_TLS_KEY; if(typeof data11 === "string"){
if(data11.length < 1 || (data11.length < 1 && func2(data11) < 1)){
const err24 = {instancePath:instancePath+"/SPECWAY_TLS_KEY",schemaPath:"#/properties/SPECWAY_TLS_KEY/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.SPECWAY_TLS_KEY,data:data11};
if(vErrors === null){ vErrors = [err24]; } else { vErrors.push(err24); }
errors++;
} } else {
const err25 = {instancePath:instancePath+"/SPECWAY_TLS_KEY",schemaPath:"#/properties/SPECWAY_TLS_KEY/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_TLS_KEY.type,parentSchema:schema31.properties.SPECWAY_TLS_KEY,data:data11};
if(vErrors === null){ vErrors = [err25]; } else { vErrors.push(err25); }
errors++;
} }
if(data.DATABASE_URL !== undefined){
let data12 = data.DATABASE_URL; if(typeof data12 === "string"){
if(!pattern12.test(data12)){
const err26 = {instancePath:instancePath+"/DATABASE_URL",schemaPath:"#/properties/DATABASE_URL/pattern",keyword:"pattern",params:{pattern: "^(sqlite:(?!//[^/]).+|postgres(ql)?://.+)$"},message:"must match pattern \""+"^(sqlite:(?!//[^/]).+|postgres(ql)?://.+)$"+"\"",schema:"^(sqlite:(?!//[^/]).+|postgres(ql)?://.+)$",parentSchema:schema31.properties.DATABASE_URL,data:data12};
if(vErrors === null){ vErrors = [err26]; } else { vErrors.push(err26); }
errors++;
} } else {
const err27 = {instancePath:instancePath+"/DATABASE_URL",schemaPath:"#/properties/DATABASE_URL/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.DATABASE_URL.type,parentSchema:schema31.properties.DATABASE_URL,data:data12};
if(vErrors === null){ vErrors = [err27]; } else { vErrors.push(err27); }
errors++;
} }
if(data.REDIS_URL !== undefined){
let data13 = data.REDIS_URL; if(typeof data13 === "string"){
if(!pattern13.test(data13)){
const err28 = {instancePath:instancePath+"/REDIS_URL",schemaPath:"#/properties/REDIS_URL/pattern",keyword:"pattern",params:{pattern: "^rediss?://[^/?#]+(/[0-9]*)?([?#](?!(.*&)?db=(?![0-9]+(&|$))).*)?$"},message:"must match pattern \""+"^rediss?://[^/?#]+(/[0-9]*)?([?#](?!(.*&)?db=(?![0-9]+(&|$))).*)?$"+"\"",schema:"^rediss?://[^/?#]+(/[0-9]*)?([?#](?!(.*&)?db=(?![0-9]+(&|$))).*)?$",parentSchema:schema31.properties.REDIS_URL,data:data13};
if(vErrors === null){ vErrors = [err28]; } else { vErrors.push(err28); }
errors++;
} } else {
const err29 = {instancePath:instancePath+"/REDIS_URL",schemaPath:"#/properties/REDIS_URL/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.REDIS_URL.type,parentSchema:schema31.properties.REDIS_URL,data:data13};
if(vErrors === null){ vErrors = [err29]; } else { vErrors.push(err29); }
errors++;
} }
let data14 = data.SPECWAY_REDIS_PREFIX; if(typeof data14 === "string"){
if(!pattern14.test(data14)){
const err30 = {instancePath:instancePath+"/SPECWAY_REDIS_PREFIX",schemaPath:"#/properties/SPECWAY_REDIS_PREFIX/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]{1,64}$"+"\"",schema:"^[A-Za-z0-9._:-]{1,64}$",parentSchema:schema31.properties.SPECWAY_REDIS_PREFIX,data:data14};
if(vErrors === null){ vErrors = [err30]; } else { vErrors.push(err30); }
errors++;
} } else {
const err31 = {instancePath:instancePath+"/SPECWAY_REDIS_PREFIX",schemaPath:"#/properties/SPECWAY_REDIS_PREFIX/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.SPECWAY_REDIS_PREFIX.type,parentSchema:schema31.properties.SPECWAY_REDIS_PREFIX,data:data14};
if(vErrors === null){ vErrors = [err31]; } else { vErrors.push(err31); }
errors++;
}
if(data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined){
let data15 = data.OTEL_EXPORTER_OTLP_ENDPOINT; if(typeof data15 === "string"){
if(!pattern15.test(data15)){
const err32 = {instancePath:instancePath+"/OTEL_EXPORTER_OTLP_ENDPOINT",schemaPath:"#/properties/OTEL_EXPORTER_OTLP_ENDPOINT/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s?#]+$"},message:"must match pattern \""+"^https?://[^\\s?#]+$"+"\"",schema:"^https?://[^\\s?#]+$",parentSchema:schema31.properties.OTEL_EXPORTER_OTLP_ENDPOINT,data:data15};
if(vErrors === null){ vErrors = [err32]; } else { vErrors.push(err32); }
errors++;
} } else {
const err33 = {instancePath:instancePath+"/OTEL_EXPORTER_OTLP_ENDPOINT",schemaPath:"#/properties/OTEL_EXPORTER_OTLP_ENDPOINT/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.OTEL_EXPORTER_OTLP_ENDPOINT.type,parentSchema:schema31.properties.OTEL_EXPORTER_OTLP_ENDPOINT,data:data15};
if(vErrors === null){ vErrors = [err33]; } else { vErrors.push(err33); }
errors++;
} }
let data16 = data.OTEL_SERVICE_NAME; if(typeof data16 === "string"){
if(data16.length > 255 && (data16.length > 510 || func2(data16) > 255)){
const err34 = {instancePath:instancePath+"/OTEL_SERVICE_NAME",schemaPath:"#/properties/OTEL_SERVICE_NAME/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema31.properties.OTEL_SERVICE_NAME,data:data16};
if(vErrors === null){ vErrors = [err34]; } else { vErrors.push(err34); }
errors++;
}
if(data16.length < 1 || (data16.length < 1 && func2(data16) < 1)){
const err35 = {instancePath:instancePath+"/OTEL_SERVICE_NAME",schemaPath:"#/properties/OTEL_SERVICE_NAME/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.OTEL_SERVICE_NAME,data:data16};
if(vErrors === null){ vErrors = [err35]; } else { vErrors.push(err35); }
errors++;
} } else {
const err36 = {instancePath:instancePath+"/OTEL_SERVICE_NAME",schemaPath:"#/properties/OTEL_SERVICE_NAME/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.OTEL_SERVICE_NAME.type,parentSchema:schema31.properties.OTEL_SERVICE_NAME,data:data16};
if(vErrors === null){ vErrors = [err36]; } else { vErrors.push(err36); }
errors++;
}
let data17 = data.SPECWAY_LOG_LEVEL; if(!((((((data17 === "fatal") || (data17 === "error")) || (data17 === "warn")) || (data17 === "info")) || (data17 === "debug")) || (data17 === "silent"))){
const err37 = {instancePath:instancePath+"/SPECWAY_LOG_LEVEL",schemaPath:"#/properties/SPECWAY_LOG_LEVEL/enum",keyword:"enum",params:{allowedValues: schema31.properties.SPECWAY_LOG_LEVEL.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.SPECWAY_LOG_LEVEL.enum,parentSchema:schema31.properties.SPECWAY_LOG_LEVEL,data:data17};
if(vErrors === null){ vErrors = [err37]; } else { vErrors.push(err37); }
errors++;
}
if(data.SPECWAY_LOG_FORMAT !== undefined){
let data18 = data.SPECWAY_LOG_FORMAT; if(!((data18 === "json") || (data18 === "pretty"))){
const err38 = {instancePath:instancePath+"/SPECWAY_LOG_FORMAT",schemaPath:"#/properties/SPECWAY_LOG_FORMAT/enum",keyword:"enum",params:{allowedValues: schema31.properties.SPECWAY_LOG_FORMAT.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.SPECWAY_LOG_FORMAT.enum,parentSchema:schema31.properties.SPECWAY_LOG_FORMAT,data:data18};
if(vErrors === null){ vErrors = [err38]; } else { vErrors.push(err38); }
errors++;
} }
let data19 = data.SPECWAY_CONTRACT_PROFILE; if(!(((data19 === "auto") || (data19 === "neutral")) || (data19 === "vendor"))){
const err39 = {instancePath:instancePath+"/SPECWAY_CONTRACT_PROFILE",schemaPath:"#/properties/SPECWAY_CONTRACT_PROFILE/enum",keyword:"enum",params:{allowedValues: schema31.properties.SPECWAY_CONTRACT_PROFILE.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.SPECWAY_CONTRACT_PROFILE.enum,parentSchema:schema31.properties.SPECWAY_CONTRACT_PROFILE,data:data19};
if(vErrors === null){ vErrors = [err39]; } else { vErrors.push(err39); }
errors++;
}
let data20 = data.SPECWAY_REALTIME_GA_WITHOUT_MARKER; if(!((data20 === "0") || (data20 === "1"))){
const err40 = {instancePath:instancePath+"/SPECWAY_REALTIME_GA_WITHOUT_MARKER",schemaPath:"#/properties/SPECWAY_REALTIME_GA_WITHOUT_MARKER/enum",keyword:"enum",params:{allowedValues: schema31.properties.SPECWAY_REALTIME_GA_WITHOUT_MARKER.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.SPECWAY_REALTIME_GA_WITHOUT_MARKER.enum,parentSchema:schema31.properties.SPECWAY_REALTIME_GA_WITHOUT_MARKER,data:data20};
if(vErrors === null){ vErrors = [err40]; } else { vErrors.push(err40); }
errors++;
}
let data21 = data.SPECWAY_VALIDATION; if(!(((data21 === "enforce") || (data21 === "sample")) || (data21 === "off"))){
const err41 = {instancePath:instancePath+"/SPECWAY_VALIDATION",schemaPath:"#/properties/SPECWAY_VALIDATION/enum",keyword:"enum",params:{allowedValues: schema31.properties.SPECWAY_VALIDATION.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.SPECWAY_VALIDATION.enum,parentSchema:schema31.properties.SPECWAY_VALIDATION,data:data21};
if(vErrors === null){ vErrors = [err41]; } else { vErrors.push(err41); }
errors++;
}
if(data.SPECWAY_TLS_CERT !== undefined){
if(data.SPECWAY_TLS_KEY === undefined){
const err42 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "SPECWAY_TLS_CERT",
    missingProperty: "SPECWAY_TLS_KEY",
    depsCount: 1,
    deps: "SPECWAY_TLS_KEY"},message:"must have property SPECWAY_TLS_KEY when property SPECWAY_TLS_CERT is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){ vErrors = [err42]; } else { vErrors.push(err42); }
errors++;
} }
if(data.SPECWAY_TLS_KEY !== undefined){
if(data.SPECWAY_TLS_CERT === undefined){
const err43 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "SPECWAY_TLS_KEY",
    missingProperty: "SPECWAY_TLS_CERT",
    depsCount: 1,
    deps: "SPECWAY_TLS_CERT"},message:"must have property SPECWAY_TLS_CERT when property SPECWAY_TLS_KEY is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){ vErrors = [err43]; } else { vErrors.push(err43); }
errors++;
} } } else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){ vErrors = [err44]; } else { vErrors.push(err44); }
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.specway = validate21;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"specway.yaml","description":"The configuration file of Specway. Any string may refer to an environment variable as ${NAME}; $${ stands for a literal ${.","type":"object","x-expects":"a mapping of keys to values","properties":{"deployments":{"description":"The upstreams that serve models. Where several offer the same model, priority, weight and routing decide between them. By default the built-in simulator serves every model of the catalogue, and every other name of their families.","type":"array","minItems":1,"x-expects":"a list with at least one deployment","items":{"$ref":"#/$defs/deployment"},"default":[{"id":"simulator","provider":"simulator"}],"examples":[[{"id":"anthropic","provider":"anthropic","credential":"${ANTHROPIC_API_KEY}"}]]},"routing":{"description":"How a deployment is chosen for each request, and what happens when it fails.","type":"object","x-expects":"a mapping of routing settings","properties":{"strategy":{"description":"How one of several deployments of the same priority is chosen: weighted gives each its share of the requests, latency takes the faster of two picked at random.","enum":["weighted","latency"],"x-expects":"one of weighted, latency","default":"weighted","examples":["latency"]},"attempts":{"description":"Calls to the deployments of one model at most, for one request. 1 repeats nothing.","type":"integer","minimum":1,"maximum":10,"x-expects":"a whole number from 1 to 10","default":3,"examples":[5]},"backoff":{"description":"Pause before a deployment that failed is asked again for the same request; it doubles with each failure, and chance makes it shorter. Another deployment is asked without a pause.","$ref":"#/$defs/duration","default":"250ms"},"maxBackoff":{"description":"Longest such pause. An upstream that asks to be left alone for longer is not waited for.","$ref":"#/$defs/duration","default":"8s"},"deadline":{"description":"From the beginning of a request until its whole answer is there, or the first event of a stream, over all attempts and fallbacks, pauses included. A stream that has begun is not held to it.","$ref":"#/$defs/duration","default":"10m"},"cooldown":{"description":"When what keeps failing is left out, as long as something else can serve: a model on one deployment, or a deployment that cannot be reached.","type":"object","x-expects":"a mapping with the keys failures and duration","properties":{"failures":{"description":"Failures in a row after which it is left out. A deployment that refuses the gateway's credential is left out at once.","type":"integer","minimum":1,"maximum":1000,"x-expects":"a whole number from 1 to 1000","default":3,"examples":[5]},"duration":{"description":"For how long. After it a single request finds out whether it works again.","$ref":"#/$defs/duration","default":"30s"}},"additionalProperties":false,"default":{}}},"additionalProperties":false,"default":{}},"models":{"description":"Fallbacks, aliases and prices of models, by a name that some deployment serves.","type":"object","x-expects":"a mapping of model names to what is set for them","propertyNames":{"$ref":"#/$defs/modelName"},"additionalProperties":{"$ref":"#/$defs/model"},"default":{},"examples":[{"chatfam-opus-4-8":{"fallbacks":["genfam-2.5-pro"],"aliases":["our-best"]}}]},"accounts":{"description":"People's accounts: who may have one, what new ones get, and what binds all of them.","type":"object","x-expects":"a mapping of account settings","properties":{"registration":{"description":"Whether people may register themselves: open lets everybody, invite those with an invitation code, closed nobody. Administrators create users in any case.","enum":["open","invite","closed"],"x-expects":"one of open, invite, closed","default":"closed","examples":["invite"]},"registrationsPerHour":{"description":"Registrations from one client address in an hour. More are answered 429.","type":"integer","minimum":1,"maximum":100000,"x-expects":"a whole number from 1 to 100000","default":100,"examples":[10]},"startQuota":{"description":"What a new user may spend, in USD.","$ref":"#/$defs/usd","default":0},"invitation":{"description":"What an invitation is worth.","type":"object","x-expects":"a mapping with the keys inviter, invitee and maxRewards","properties":{"inviter":{"description":"What the inviting user gets as invitation quota, in USD.","$ref":"#/$defs/usd","default":0},"invitee":{"description":"What the invited user gets to spend beside startQuota, in USD.","$ref":"#/$defs/usd","default":0},"maxRewards":{"description":"How often one inviting user is rewarded. Later registrations count and earn nothing.","type":"integer","minimum":0,"maximum":1000000,"x-expects":"a whole number from 0 to 1000000","default":100,"examples":[10]}},"additionalProperties":false,"default":{}},"limits":{"description":"Limits of each user, over all keys. Those of a key apply beside them, and an administrator may set others for one user. A key that is left out does not limit.","type":"object","x-expects":"a mapping with the keys rpm, tpm and concurrency","properties":{"rpm":{"description":"Requests to models in a minute.","$ref":"#/$defs/rate","examples":[600]},"tpm":{"description":"Tokens in a minute, input and output together.","$ref":"#/$defs/rate","examples":[200000]},"concurrency":{"description":"Requests to models at a time, streams included.","$ref":"#/$defs/rate","examples":[50]}},"additionalProperties":false,"default":{}},"holdOutputTokens":{"description":"Output tokens that are set aside, of balance and rate limit, for a request that names no bound of its own; at most what the model can write.","type":"integer","minimum":1,"maximum":1000000,"x-expects":"a whole number from 1 to 1000000","default":8192,"examples":[32000]}},"additionalProperties":false,"default":{}},"retention":{"description":"How long what is not needed for service is kept. The ledger and usage that was charged are kept for ever.","type":"object","x-expects":"a mapping of kinds to durations","properties":{"usage":{"description":"Usage records of requests that cost nothing.","$ref":"#/$defs/retentionTime","default":"forever"},"audit":{"description":"The audit trail: logins, and what administrators did.","$ref":"#/$defs/retentionTime","default":"400d"},"addresses":{"description":"Client addresses in the audit trail and of logins.","$ref":"#/$defs/retentionTime","default":"90d"},"sessions":{"description":"Logins that are over.","$ref":"#/$defs/retentionTime","default":"30d"}},"additionalProperties":false,"default":{}},"publicUrl":{"description":"The address under which clients reach the gateway, without a path: what addresses of videos begin with, and what the pages tell people. By default addresses begin with the scheme and host of the request that asks, and pages tell where they are read.","type":"string","pattern":"^https?://[^/\\s?#@\"&<>]+/?$","x-expects":"an address such as https://ai.example.com, without a path","examples":["https://ai.example.com"]},"video":{"description":"Video tasks: how long they may take, how many there may be, and how long videos are kept.","type":"object","x-expects":"a mapping of video settings","properties":{"retention":{"description":"How long a video can be downloaded after its task was completed.","$ref":"#/$defs/duration","default":"48h"},"keepTasks":{"description":"How long a task can be asked for after it ended.","$ref":"#/$defs/retentionTime","default":"30d"},"deadline":{"description":"How long an upstream may take to make a video, once its own queue is over. A task that takes longer fails.","$ref":"#/$defs/duration","default":"30m"},"queueTimeout":{"description":"How long a task may wait for an upstream that can take it. One that waits longer fails; one that waits in the queue of its upstream fails `video.deadline` later.","$ref":"#/$defs/duration","default":"1h"},"downloadTimeout":{"description":"How long the gateway tries to fetch a video from its upstream before the task fails, from the first try on.","$ref":"#/$defs/duration","default":"15m"},"maxBytes":{"description":"Largest video that is fetched from an upstream.","$ref":"#/$defs/size","default":"2GiB"},"poll":{"description":"How often an upstream is asked how far it is.","type":"object","x-expects":"a mapping with the keys first, interval and max","properties":{"first":{"description":"From the submission until it is asked for the first time.","$ref":"#/$defs/duration","default":"2s"},"interval":{"description":"Between two questions, at first.","$ref":"#/$defs/duration","default":"5s"},"max":{"description":"Between two questions, at most, unless the upstream asks for a longer pause.","$ref":"#/$defs/duration","default":"10s"}},"additionalProperties":false,"default":{}},"visibility":{"description":"Who may see a task beside the API key that submitted it: key nobody, user all keys of the same user.","enum":["key","user"],"x-expects":"one of key, user","default":"key","examples":["user"]},"runningPerKey":{"description":"Tasks of one API key that are made at once. Others wait.","type":"integer","minimum":1,"maximum":1000000,"x-expects":"a whole number from 1 to 1000000","default":100,"examples":[10]},"queuedPerKey":{"description":"Tasks of one API key that may wait. One beyond it is answered 429.","type":"integer","minimum":1,"maximum":1000000,"x-expects":"a whole number from 1 to 1000000","default":1000,"examples":[100]},"queued":{"description":"Tasks of all keys that may wait. One beyond it is answered 503.","type":"integer","minimum":1,"maximum":10000000,"x-expects":"a whole number from 1 to 10000000","default":10000,"examples":[1000]},"storageUris":{"description":"Addresses below which storageUri of a task may lie. The gateway and its upstreams write there with the operator's account, so by default there is none.","type":"array","maxItems":100,"uniqueItems":true,"x-expects":"a list of at most 100 addresses without repetition","items":{"type":"string","maxLength":2048,"pattern":"^(gs|s3)://[a-z0-9][a-z0-9._-]{1,61}[a-z0-9](/(?!\\.\\.(/|$))[^/\\s?#%]+)*/?$","x-expects":"an address such as s3://films/out/ or gs://films/out/"},"default":[],"examples":[["s3://films/out/"]]},"chargeFiltered":{"description":"Whether videos that a filter of the provider blocked are charged, as some providers charge them.","type":"boolean","x-expects":"true or false","default":false}},"additionalProperties":false,"default":{}},"objects":{"description":"Where videos are stored.","type":"object","x-expects":"a mapping of storage settings","properties":{"store":{"description":"What holds them: local is a folder below the data folder, s3 a bucket, which several machines need.","enum":["local","s3"],"x-expects":"one of local, s3","default":"local","examples":["s3"]},"bucket":{"description":"The bucket; required for s3.","type":"string","pattern":"^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$","x-expects":"the name of a bucket","examples":["specway"]},"prefix":{"description":"What the names of everything stored begin with.","type":"string","maxLength":256,"pattern":"^([A-Za-z0-9._-]+/)*$","x-expects":"empty, or folders such as prod/ with a / behind each","examples":["prod/"]},"region":{"description":"The region of the bucket.","type":"string","pattern":"^[A-Za-z0-9-]{1,64}$","x-expects":"a region such as eu-central-1","default":"us-east-1","examples":["eu-central-1"]},"endpoint":{"description":"The address of another service that speaks S3. By default that of the region.","type":"string","pattern":"^https?://[^/\\s?#@]+/?$","x-expects":"an address such as https://s3.example.com, without a path","examples":["https://s3.example.com"]},"forcePathStyle":{"description":"Whether the bucket stands in the path of addresses instead of the host, as many services of one's own want it.","type":"boolean","x-expects":"true or false","default":false},"accessKeyId":{"description":"The access key. Without keys the cloud's own chain decides: environment, profile, role of the machine.","type":"string","minLength":1,"maxLength":256,"x-expects":"the id of an access key","x-secret":true,"examples":["${S3_KEY}"]},"secretAccessKey":{"description":"Its secret.","type":"string","minLength":1,"maxLength":256,"x-expects":"the secret of the access key","x-secret":true,"examples":["${S3_SECRET}"]}},"additionalProperties":false,"default":{}},"realtime":{"description":"Realtime sessions: how long they last, how long their messages may be, and calls over WebRTC.","type":"object","x-expects":"a mapping of realtime settings","properties":{"maxDuration":{"description":"How long a session lasts at most. After it the client gets the error session_expired, and its connection is closed.","$ref":"#/$defs/duration","default":"30m"},"maxMessageBytes":{"description":"Longest message that a client may send over a WebSocket, and longest event of an upstream. A longer one ends the session.","$ref":"#/$defs/size","default":"16MiB"},"maxEventsPerSecond":{"description":"Client events in a second, evenly. Whoever sends more is read more slowly.","type":"integer","minimum":10,"maximum":100000,"x-expects":"a whole number from 10 to 100000","default":1000,"examples":[200]},"maxAudio":{"description":"Sound that a client may send in one session. More of it is dropped, with the error rate_limit_exceeded.","$ref":"#/$defs/duration","default":"1h"},"webrtc":{"description":"Calls over WebRTC.","type":"object","x-expects":"a mapping of WebRTC settings","properties":{"enabled":{"description":"Whether calls over WebRTC are answered. Nothing is started for them before the first one.","type":"boolean","x-expects":"true or false","default":true},"workers":{"description":"Processes that carry the sound of calls, up to 200 calls each. A process uses one core for about 40 people who speak and listen.","type":"integer","minimum":1,"maximum":32,"x-expects":"a whole number from 1 to 32","default":1,"examples":[4]},"bindAddress":{"description":"The IP address that calls are answered on, over UDP. By default the address of SPECWAY_HOST; where that is 0.0.0.0, :: or a name, every address of the machine.","type":"string","minLength":2,"maxLength":45,"x-expects":"an IP address","examples":["10.0.0.5"]},"udpPort":{"description":"The UDP port of the first worker; each further one has the next, and each further process of SPECWAY_WORKERS those after that. By default ports that are free.","type":"integer","minimum":1024,"maximum":65535,"x-expects":"a whole number from 1024 to 65535","examples":[40000]},"advertisedAddress":{"description":"The IP address under which clients reach bindAddress, behind NAT or in a container. By default bindAddress.","type":"string","minLength":2,"maxLength":45,"x-expects":"an IP address","examples":["203.0.113.10"]},"iceServers":{"description":"STUN and TURN servers that the gateway itself uses. One that clients can reach needs none.","type":"array","x-expects":"a list of servers","maxItems":8,"items":{"$ref":"#/$defs/iceServer"},"default":[],"examples":[[{"urls":"turn:turn.example.com:3478","username":"specway","credential":"${TURN_SECRET}"}]]}},"additionalProperties":false,"default":{}}},"additionalProperties":false,"default":{}},"cors":{"description":"Which web pages may call the gateway from a browser.","type":"object","x-expects":"a mapping with the key origins","properties":{"origins":{"description":"Origins that browsers may call from. [\"*\"] allows every origin; an empty list allows none.","type":"array","x-expects":"a list of origins without repetition","items":{"type":"string","pattern":"^(\\*|https?://[^/\\s?#@*]+)$","x-expects":"\"*\" or an origin such as https://app.example.com, without a path"},"uniqueItems":true,"default":[],"examples":[["https://app.example.com","http://localhost:5173"]]}},"additionalProperties":false,"default":{}},"limits":{"description":"Limits of this process.","type":"object","x-expects":"a mapping of limits","properties":{"bodyBytesInFlight":{"description":"Memory that requests and answers hold at once, over all requests: bodies, with files of forms until they are on disk, what parsing them takes, pictures, and answers until the client has taken them. A request that would exceed it is answered 503, and one key or client address may hold three quarters of it. Set it above five times the largest body clients send.","$ref":"#/$defs/size","default":"512MiB"},"uploadBytesInFlight":{"description":"Files of forms held on disk below the data folder at once, over all requests. A request that would exceed it is answered 503.","$ref":"#/$defs/size","default":"8GiB"},"bodyTimeout":{"description":"How long a client may take to send its request body.","$ref":"#/$defs/duration","default":"120s"},"bodyRate":{"description":"Least rate at which a request body must arrive, in bytes a second, on average from its eleventh second on. A slower one is answered 504.","$ref":"#/$defs/size","default":"4KiB"},"stallTimeout":{"description":"How long a client may take nothing of an answer that waits for it before its connection is closed.","$ref":"#/$defs/duration","default":"120s"},"jsonValues":{"description":"Values that a JSON body may hold: objects, arrays, texts, numbers, literals and keys. A body with more is answered 400 before it is parsed.","type":"object","x-expects":"a mapping of formats to numbers of values","properties":{"images":{"description":"The same for bodies of image generation.","type":"integer","minimum":1000,"maximum":100000000,"x-expects":"a whole number from 1000 to 100000000","default":20000,"examples":[50000]},"video":{"description":"The same for bodies of video tasks.","type":"integer","minimum":1000,"maximum":100000000,"x-expects":"a whole number from 1000 to 100000000","default":20000,"examples":[50000]},"messages":{"description":"The same for bodies of message format B.","type":"integer","minimum":1000,"maximum":100000000,"x-expects":"a whole number from 1000 to 100000000","default":250000,"examples":[1000000]},"generateContent":{"description":"The same for bodies of format C.","type":"integer","minimum":1000,"maximum":100000000,"x-expects":"a whole number from 1000 to 100000000","default":250000,"examples":[1000000]}},"additionalProperties":false,"default":{}},"pixelsPerRequest":{"description":"Pixels of all pictures together that one request brings to be edited, masks included. A request with more is answered 400.","type":"integer","minimum":1000000,"maximum":10000000000,"x-expects":"a whole number from 1000000 to 10000000000","default":201326592,"examples":[100000000]},"pixelsPerKey":{"description":"Pixels of the pictures of one API key that the gateway decodes at once, those that wait for it included. A request beyond it is answered 429.","type":"integer","minimum":1000000,"maximum":10000000000,"x-expects":"a whole number from 1000000 to 10000000000","default":536870912,"examples":[268435456]},"connections":{"description":"Open connections, over all clients. One beyond it is answered 503 and closed.","type":"integer","minimum":1,"maximum":1000000,"x-expects":"a whole number from 1 to 1000000","default":8192,"examples":[2000]},"connectionsPerAddress":{"description":"Open connections of one client address. One beyond it is answered 429 and closed. Trusted proxies may open more.","type":"integer","minimum":1,"maximum":1000000,"x-expects":"a whole number from 1 to 1000000","default":4096,"examples":[200]},"requestsPerKey":{"description":"Requests of one API key that may be under way at once, streams included. One beyond it is answered 429.","type":"integer","minimum":1,"maximum":1000000,"x-expects":"a whole number from 1 to 1000000","default":4096,"examples":[200]},"failedAuthentications":{"description":"Requests without a valid API key that one client address may send in a minute. More are answered 429, unless their key is valid after all.","type":"integer","minimum":1,"maximum":1000000,"x-expects":"a whole number from 1 to 1000000","default":120,"examples":[30]},"overload":{"description":"When new work is refused with 503, so that the work under way gets done.","type":"object","x-expects":"a mapping with the keys loopDelay and heapPercent","properties":{"loopDelay":{"description":"How late the process is with its work, on average over the last second.","$ref":"#/$defs/duration","default":"250ms"},"heapPercent":{"description":"How much of the largest heap that Node.js allows is in use.","type":"integer","minimum":10,"maximum":99,"x-expects":"a whole number from 10 to 99","default":85,"examples":[75]}},"additionalProperties":false,"default":{}}},"additionalProperties":false,"default":{}},"server":{"description":"What stands between clients and this process.","type":"object","x-expects":"a mapping with the key trustedProxies","properties":{"trustedProxies":{"description":"Addresses of proxies whose X-Forwarded-For header names the client, and whose X-Forwarded-Proto says whether it speaks HTTPS: IP addresses and ranges such as 10.0.0.0/8. The headers of anybody else are ignored.","type":"array","x-expects":"a list of IP addresses and ranges","items":{"type":"string","pattern":"^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$","x-expects":"an IP address or a range such as 10.0.0.0/8"},"uniqueItems":true,"default":[],"examples":[["127.0.0.1","10.0.0.0/8","fd00::/8"]]}},"additionalProperties":false,"default":{}},"metrics":{"description":"Figures for Prometheus.","type":"object","x-expects":"a mapping with the key enabled","properties":{"enabled":{"description":"Whether requests are counted and GET /metrics answers. It asks for no credential and names models and deployments; keep the path from strangers.","type":"boolean","x-expects":"true or false","default":true}},"additionalProperties":false,"default":{}},"usage":{"description":"What is kept of the usage of requests.","type":"object","x-expects":"a mapping with the key records","properties":{"records":{"description":"Whether every request to a model leaves a row in the table usage_records. Where it does not, its tokens are still in metrics, the log and traces.","type":"boolean","x-expects":"true or false","default":true}},"additionalProperties":false,"default":{}},"simulator":{"description":"How the built-in simulator answers.","type":"object","x-expects":"a mapping with the key pace","properties":{"pace":{"description":"Pause between two events of a simulated stream. By default about 60 events come in a second, as a model writes. 0 sends them as fast as possible.","$ref":"#/$defs/durationOrZero","default":"16ms"}},"additionalProperties":false,"default":{}},"streams":{"description":"How streamed answers are relayed, and how the process ends.","type":"object","x-expects":"a mapping of stream settings","properties":{"keepAlive":{"description":"Silence after which a keep-alive is written to the client.","$ref":"#/$defs/duration","default":"15s"},"maxEventBytes":{"description":"Longest single event accepted from an upstream. The largest picture of 3840 x 2160 pixels has 45 MB as base64.","$ref":"#/$defs/size","default":"64MiB"},"drain":{"description":"How long running requests may go on after SIGTERM. 0 ends them at once.","$ref":"#/$defs/durationOrZero","default":"30s"}},"additionalProperties":false,"default":{}}},"additionalProperties":false,"$defs":{"duration":{"description":"A whole number and a unit: ms, s, m, h or d. At most 24 days, which is as far as a timer goes.","type":"string","pattern":"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$","x-expects":"a duration such as 500ms, 30s, 10m, 1h or 2d, at most 99999s, 9999m, 99h or 24d","examples":["500ms","30s","10m","1h","2d"]},"iceServer":{"description":"A server that helps to find addresses (STUN, RFC 8489), or a relay (TURN, RFC 8656), over UDP. Relays take a user name and a credential.","type":"object","x-expects":"a mapping with the key urls","required":["urls"],"properties":{"urls":{"description":"Its address, or several.","type":["string","array"],"pattern":"^(stun|turn):([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[1-9][0-9]{0,4})?(\\?transport=udp)?$","minItems":1,"maxItems":4,"items":{"type":"string","pattern":"^(stun|turn):([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[1-9][0-9]{0,4})?(\\?transport=udp)?$","x-expects":"an address such as stun:stun.example.com:3478 or turn:turn.example.com:3478"},"x-expects":"an address such as stun:stun.example.com:3478 or turn:turn.example.com:3478, or a list of them"},"username":{"description":"The user name at a relay.","type":"string","minLength":1,"maxLength":512,"x-expects":"a user name"},"credential":{"description":"Its password.","type":"string","minLength":1,"maxLength":512,"x-expects":"a password","x-secret":true,"examples":["${TURN_SECRET}"]}},"dependentRequired":{"username":["credential"],"credential":["username"]},"additionalProperties":false},"retentionTime":{"description":"A whole number of days, or forever.","type":"string","pattern":"^([1-9][0-9]{0,4}d|forever)$","x-expects":"a number of days such as 90d, or forever","examples":["90d","forever"]},"usd":{"description":"An amount in US dollars with at most 6 decimals.","type":"number","minimum":0,"maximum":1000000,"x-expects":"an amount in USD from 0 to 1000000 with at most 6 decimals","examples":[0,0.5,25]},"rate":{"description":"A limit; without it there is none.","type":"integer","minimum":1,"maximum":1000000000,"x-expects":"a whole number from 1 to 1000000000"},"price":{"description":"What a model costs, in USD: tokens per million, pictures, seconds and searches each. What a model has no price for is free.","type":"object","minProperties":1,"x-expects":"a mapping of at least one kind to its price","properties":{"input":{"description":"A million input tokens that are neither read from a cache nor written to one.","$ref":"#/$defs/usd","examples":[3]},"inputImage":{"description":"A million input tokens of pictures. Default: input.","$ref":"#/$defs/usd","examples":[8]},"inputAudio":{"description":"A million input tokens of sound. Default: input.","$ref":"#/$defs/usd","examples":[1]},"inputVideo":{"description":"A million input tokens of video. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheRead":{"description":"A million input tokens read from a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheWrite":{"description":"A million input tokens written to a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[3.75]},"cacheWriteHour":{"description":"A million input tokens written to a prompt cache that keeps them for an hour. Default: cacheWrite.","$ref":"#/$defs/usd","examples":[6]},"output":{"description":"A million output tokens.","$ref":"#/$defs/usd","examples":[15]},"thoughts":{"description":"A million output tokens that are thoughts. Default: output.","$ref":"#/$defs/usd","examples":[15]},"outputImage":{"description":"A million output tokens of pictures. Default: output.","$ref":"#/$defs/usd","examples":[30]},"outputAudio":{"description":"A million output tokens of sound. Default: output.","$ref":"#/$defs/usd","examples":[64]},"longContext":{"description":"Other prices of tokens for long prompts.","$ref":"#/$defs/longContextPrice"},"fast":{"description":"Other prices of tokens for answers in fast mode.","$ref":"#/$defs/fastPrice"},"webSearch":{"description":"One search that the upstream runs.","$ref":"#/$defs/usd","examples":[0.01]},"groundedAnswer":{"description":"An answer for which the upstream searched anything, however often.","$ref":"#/$defs/usd","examples":[0.035]},"transcriptSecond":{"description":"A second of sound in realtime sessions, where the upstream counts transcripts of it by the second.","$ref":"#/$defs/usd","examples":[0.0001]},"pictures":{"description":"Pictures that are drawn, each. The first row that fits size and quality counts; a row without one of them fits every one.","type":"array","minItems":1,"maxItems":100,"x-expects":"a list of 1 to 100 rows of size, quality and usd","items":{"$ref":"#/$defs/picturePrice"},"examples":[[{"size":"1024x1024","quality":"low","usd":0.011},{"usd":0.25}]]},"videoSecond":{"description":"A second of video: one price, or one for each resolution, of which other resolutions cost the dearest.","type":["number","object"],"minimum":0,"maximum":1000000,"minProperties":1,"x-expects":"an amount in USD from 0 to 1000000 with at most 6 decimals, or a mapping of resolutions to such amounts","propertyNames":{"type":"string","pattern":"^[0-9]{1,4}[pk]$","x-expects":"a resolution such as 720p or 4k"},"additionalProperties":{"$ref":"#/$defs/usd"},"examples":[0.4,{"720p":0.4,"4k":0.6}]}},"additionalProperties":false},"longContextPrice":{"description":"What tokens cost where the prompt has more than so many. Each kind that the price names must be named here, too; the others follow from input and output as they do there.","type":"object","minProperties":2,"x-expects":"a mapping of aboveTokens, and kinds of tokens to their prices","properties":{"aboveTokens":{"description":"Tokens of the prompt, those read from a cache and written to one included, above which all tokens of the request cost this.","type":"integer","minimum":1,"maximum":1000000000,"x-expects":"a whole number from 1 to 1000000000","examples":[200000]},"input":{"description":"A million input tokens that are neither read from a cache nor written to one.","$ref":"#/$defs/usd","examples":[3]},"inputImage":{"description":"A million input tokens of pictures. Default: input.","$ref":"#/$defs/usd","examples":[8]},"inputAudio":{"description":"A million input tokens of sound. Default: input.","$ref":"#/$defs/usd","examples":[1]},"inputVideo":{"description":"A million input tokens of video. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheRead":{"description":"A million input tokens read from a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheWrite":{"description":"A million input tokens written to a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[3.75]},"cacheWriteHour":{"description":"A million input tokens written to a prompt cache that keeps them for an hour. Default: cacheWrite.","$ref":"#/$defs/usd","examples":[6]},"output":{"description":"A million output tokens.","$ref":"#/$defs/usd","examples":[15]},"thoughts":{"description":"A million output tokens that are thoughts. Default: output.","$ref":"#/$defs/usd","examples":[15]},"outputImage":{"description":"A million output tokens of pictures. Default: output.","$ref":"#/$defs/usd","examples":[30]},"outputAudio":{"description":"A million output tokens of sound. Default: output.","$ref":"#/$defs/usd","examples":[64]}},"required":["aboveTokens"],"additionalProperties":false},"fastPrice":{"description":"What tokens cost in fast mode, however long the prompt is. Each kind that the price names must be named here, too; the others follow from input and output as they do there.","type":"object","minProperties":1,"x-expects":"a mapping of at least one kind of tokens to its price","properties":{"input":{"description":"A million input tokens that are neither read from a cache nor written to one.","$ref":"#/$defs/usd","examples":[3]},"inputImage":{"description":"A million input tokens of pictures. Default: input.","$ref":"#/$defs/usd","examples":[8]},"inputAudio":{"description":"A million input tokens of sound. Default: input.","$ref":"#/$defs/usd","examples":[1]},"inputVideo":{"description":"A million input tokens of video. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheRead":{"description":"A million input tokens read from a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheWrite":{"description":"A million input tokens written to a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[3.75]},"cacheWriteHour":{"description":"A million input tokens written to a prompt cache that keeps them for an hour. Default: cacheWrite.","$ref":"#/$defs/usd","examples":[6]},"output":{"description":"A million output tokens.","$ref":"#/$defs/usd","examples":[15]},"thoughts":{"description":"A million output tokens that are thoughts. Default: output.","$ref":"#/$defs/usd","examples":[15]},"outputImage":{"description":"A million output tokens of pictures. Default: output.","$ref":"#/$defs/usd","examples":[30]},"outputAudio":{"description":"A million output tokens of sound. Default: output.","$ref":"#/$defs/usd","examples":[64]}},"additionalProperties":false},"picturePrice":{"description":"What one picture costs.","type":"object","x-expects":"a mapping with the key usd, and size and quality where they matter","properties":{"size":{"description":"The size of the picture, as it came out.","type":"string","pattern":"^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$","x-expects":"a size such as 1024x1024","examples":["1024x1024"]},"quality":{"description":"The quality of the picture, as it came out.","enum":["low","medium","high","xhigh","max"],"x-expects":"one of low, medium, high, xhigh, max","examples":["low"]},"usd":{"description":"What the picture costs.","$ref":"#/$defs/usd","examples":[0.011]}},"required":["usd"],"additionalProperties":false},"durationOrZero":{"description":"A whole number and a unit: ms, s, m, h or d; or 0, with or without a unit.","type":["string","integer"],"minimum":0,"maximum":0,"pattern":"^(0(ms|s|m|h|d)?|[1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$","x-expects":"0 or a duration such as 500ms, 30s, 10m, 1h or 2d, at most 99999s, 9999m, 99h or 24d","examples":[0,"0s","30s","10m"]},"size":{"description":"A whole number and a unit: KiB, MiB or GiB (powers of 1024).","type":"string","pattern":"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$","x-expects":"a size such as 512KiB, 32MiB or 1GiB","examples":["512KiB","32MiB","1GiB"]},"modelName":{"description":"A model name that fits into a path.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$","x-expects":"a model name: 1 to 256 characters of A-Z a-z 0-9 . _ @ - that start with a letter or digit; / and : would end the name in a path","examples":["chatfam-opus-4-8"]},"modelPattern":{"description":"A model name that fits into a path; one * in it stands for any text.","type":"string","maxLength":256,"pattern":"^([A-Za-z0-9][A-Za-z0-9._@-]*(\\*[A-Za-z0-9._@-]*)?|\\*[A-Za-z0-9._@-]*)$","x-expects":"a model name: 1 to 256 characters of A-Z a-z 0-9 . _ @ - that start with a letter or digit, one * among them for any text; / and : would end the name in a path","examples":["chatfam-opus-4-8","claude-*"]},"upstreamNames":{"type":"object","minProperties":1,"x-expects":"a mapping of at least one model name to the upstream's name","propertyNames":{"$ref":"#/$defs/modelPattern"},"additionalProperties":{"type":"string","minLength":1,"maxLength":256,"x-expects":"the upstream's name of the model, 1 to 256 characters"}},"model":{"description":"What is set for one model.","type":"object","x-expects":"a mapping with the keys fallbacks, aliases, price and video","properties":{"video":{"description":"What a video model can make, where it is less than the contract offers or the gateway does not know it.","type":"object","x-expects":"a mapping of what the model can make","properties":{"seconds":{"description":"Lengths in seconds.","type":"array","minItems":1,"uniqueItems":true,"x-expects":"a list of 4, 6 and 8","items":{"type":"integer","minimum":4,"maximum":8,"multipleOf":2,"x-expects":"one of 4, 6, 8"},"examples":[[4,8]]},"aspectRatios":{"description":"Aspect ratios.","type":"array","minItems":1,"uniqueItems":true,"x-expects":"a list of 16:9 and 9:16","items":{"enum":["16:9","9:16"],"x-expects":"one of 16:9, 9:16"},"examples":[["16:9"]]},"resolutions":{"description":"Resolutions.","type":"array","minItems":1,"uniqueItems":true,"x-expects":"a list of 720p, 1080p and 4k","items":{"enum":["720p","1080p","4k"],"x-expects":"one of 720p, 1080p, 4k"},"examples":[["720p","1080p"]]},"samples":{"description":"Videos that one task may order.","type":"integer","minimum":1,"maximum":4,"x-expects":"a whole number from 1 to 4","examples":[1]},"image":{"description":"Whether a video may start from a picture.","type":"boolean","x-expects":"true or false","examples":[false]}},"additionalProperties":false,"examples":[{"seconds":[8],"samples":1}]},"fallbacks":{"description":"The models to ask, in this order, when no deployment of this one can answer. Their own fallbacks follow them. Models of videos have none.","type":"array","maxItems":10,"uniqueItems":true,"x-expects":"a list of at most 10 model names without repetition","items":{"$ref":"#/$defs/modelName"},"default":[],"examples":[["chatfam-sonnet-4-6","genfam-2.5-pro"]]},"aliases":{"description":"Other names that clients may use for it.","type":"array","uniqueItems":true,"x-expects":"a list of model names without repetition","items":{"$ref":"#/$defs/modelName"},"default":[],"examples":[["our-best"]]},"price":{"$ref":"#/$defs/price"}},"additionalProperties":false},"key":{"description":"A secret that fits into a header.","pattern":"^[\\x21-\\x7e]{1,4096}$","x-expects":"printable ASCII without spaces, at most 4096 characters","x-secret":true},"credentialOrBaseUrl":{"description":"A vendor asks for a credential; what stands at an address of its own may ask for none.","if":{"properties":{"baseUrl":false}},"then":{"required":["credential"]}},"deployment":{"description":"One place that can serve models.","type":"object","x-expects":"a mapping that describes a deployment","properties":{"id":{"description":"Name of the deployment in logs and in the server-timing header. Unique.","type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,63}$","x-expects":"1 to 64 characters of a-z 0-9 - that do not start with -","examples":["anthropic-eu"]},"provider":{"description":"Kind of upstream. simulator is built in and needs no network; specway is another gateway with this contract.","enum":["simulator","openai","anthropic","gemini","vertex","specway"],"x-expects":"one of simulator, openai, anthropic, gemini, vertex, specway","examples":["anthropic"]},"baseUrl":{"description":"Origin of the upstream and an optional path prefix, without query and without the version of its API, such as /v1, which calls put behind it. Default: https://api.openai.com for openai, https://api.anthropic.com for anthropic, https://generativelanguage.googleapis.com for gemini, https://<location>-aiplatform.googleapis.com for vertex. Required for specway, not used by simulator.","type":"string","pattern":"^https?://[^\\s?#@]+$","x-expects":"an http:// or https:// URL without user name, query or fragment","x-secret":true,"examples":["https://gateway.example.com"]},"credential":{"description":"The secret the upstream knows this gateway by, best given as ${NAME}. For vertex the JSON of a service account's key, or an API key. Required for specway, and for openai, anthropic, gemini and vertex unless baseUrl is set. Not used by simulator.","type":"string","maxLength":16384,"x-expects":"printable ASCII without spaces","x-secret":true,"examples":["${ANTHROPIC_API_KEY}"]},"project":{"$ref":"providers/vertex.schema.json#/$defs/project"},"location":{"$ref":"providers/vertex.schema.json#/$defs/location"},"models":{"description":"Model name clients send (neutral or vendor spelling, without / and :) to the upstream's name of that model, which may be any text. One * in the name stands for any text, and a * in the upstream's name for the same; an exact name goes before patterns, and the pattern with most fixed text before others. Without this key the deployment serves every catalogue model its provider has, and every other name of its families.","$ref":"#/$defs/upstreamNames","examples":[{"chatfam-opus-4-8":"claude-opus-4-8","my-fast-model":"claude-haiku-4-5"},{"claude-*":"claude-*","fast-*":"claude-haiku-4-5"}]},"extraModels":{"description":"The same as models, beside what the deployment serves without models, and before it where both have a name. Not together with models.","$ref":"#/$defs/upstreamNames","examples":[{"our-default":"claude-haiku-4-5"}]},"optional":{"description":"Whether the deployment is left out where its credential refers to an environment variable that is not set. Otherwise the gateway does not start without it.","type":"boolean","x-expects":"true or false","default":false,"examples":[true]},"discover":{"description":"Whether the models that the upstream lists are served and listed, too. The list is asked for in the background, at start and every ten minutes. For openai, anthropic, gemini and specway.","type":"boolean","x-expects":"true or false","default":false,"examples":[true]},"weight":{"description":"Its share of the requests among the deployments of its priority; with the strategy latency it divides the latency.","type":"integer","minimum":1,"maximum":1000,"x-expects":"a whole number from 1 to 1000","default":1,"examples":[3]},"priority":{"description":"Deployments of the lowest number are asked first, the others when none of those can serve.","type":"integer","minimum":0,"maximum":100,"x-expects":"a whole number from 0 to 100","default":0,"examples":[1]},"concurrency":{"description":"Calls and streams at a time at most. One that is full is left out; when all are, the answer is 503. Without this key there is no limit.","type":"integer","minimum":1,"maximum":1000000,"x-expects":"a whole number from 1 to 1000000","examples":[200]},"abort":{"description":"What becomes of a call whose client has left: cancel ends it at once, drain reads it to its end.","enum":["cancel","drain"],"x-expects":"one of cancel, drain","default":"cancel","examples":["drain"]},"retryAmbiguous":{"description":"Whether a call that failed although the upstream may have served it is repeated, which may be charged twice. Default: true, and false for requests that make pictures.","type":"boolean","x-expects":"true or false","examples":[false]},"downloadHosts":{"description":"Hosts from which the upstream's videos may be fetched beside its own address, each with its port where it is not the usual one; to gemini and vertex the hosts of Google are added. They may be in a private network, and never see the credential. For openai, gemini, vertex and specway.","type":"array","maxItems":100,"uniqueItems":true,"x-expects":"a list of up to 100 hosts without repetition","items":{"type":"string","pattern":"^([A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?$","x-expects":"a host such as videos.example.com or 10.0.0.5:9000, without https://"},"examples":[["videos.example.com","10.0.0.5:9000"]]},"timeouts":{"description":"How long each part of an upstream call may take.","type":"object","x-expects":"a mapping of time-outs","properties":{"connect":{"description":"From the start of a connection until it is open.","$ref":"#/$defs/duration","default":"10s"},"firstByte":{"description":"From sending the request until the upstream's response head. An answer that is not streamed is silent until the model has finished; streams have firstEvent.","$ref":"#/$defs/duration","default":"10m"},"firstEvent":{"description":"From sending a request for a stream until its first event that is a part of an answer, which pings are not. Streams of pictures are silent until the first one is drawn, and have firstByte.","$ref":"#/$defs/duration","default":"2m"},"idle":{"description":"Longest silence within a response body.","$ref":"#/$defs/duration","default":"5m"},"total":{"description":"The whole call, streams included.","$ref":"#/$defs/duration","default":"1h"}},"additionalProperties":false,"default":{}}},"required":["id","provider"],"additionalProperties":false,"allOf":[{"$ref":"providers/simulator.schema.json"},{"$ref":"providers/openai.schema.json"},{"$ref":"providers/anthropic.schema.json"},{"$ref":"providers/gemini.schema.json"},{"$ref":"providers/vertex.schema.json"},{"$ref":"providers/specway.schema.json"}]}}};
const schema52 = {"description":"A whole number and a unit: ms, s, m, h or d. At most 24 days, which is as far as a timer goes.","type":"string","pattern":"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$","x-expects":"a duration such as 500ms, 30s, 10m, 1h or 2d, at most 99999s, 9999m, 99h or 24d","examples":["500ms","30s","10m","1h","2d"]};
const schema61 = {"description":"A model name that fits into a path.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$","x-expects":"a model name: 1 to 256 characters of A-Z a-z 0-9 . _ @ - that start with a letter or digit; / and : would end the name in a path","examples":["chatfam-opus-4-8"]};
const schema66 = {"description":"An amount in US dollars with at most 6 decimals.","type":"number","minimum":0,"maximum":1000000,"x-expects":"an amount in USD from 0 to 1000000 with at most 6 decimals","examples":[0,0.5,25]};
const schema110 = {"description":"A limit; without it there is none.","type":"integer","minimum":1,"maximum":1000000000,"x-expects":"a whole number from 1 to 1000000000"};
const schema113 = {"description":"A whole number of days, or forever.","type":"string","pattern":"^([1-9][0-9]{0,4}d|forever)$","x-expects":"a number of days such as 90d, or forever","examples":["90d","forever"]};
const schema122 = {"description":"A whole number and a unit: KiB, MiB or GiB (powers of 1024).","type":"string","pattern":"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$","x-expects":"a size such as 512KiB, 32MiB or 1GiB","examples":["512KiB","32MiB","1GiB"]};
const schema129 = {"description":"A server that helps to find addresses (STUN, RFC 8489), or a relay (TURN, RFC 8656), over UDP. Relays take a user name and a credential.","type":"object","x-expects":"a mapping with the key urls","required":["urls"],"properties":{"urls":{"description":"Its address, or several.","type":["string","array"],"pattern":"^(stun|turn):([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[1-9][0-9]{0,4})?(\\?transport=udp)?$","minItems":1,"maxItems":4,"items":{"type":"string","pattern":"^(stun|turn):([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[1-9][0-9]{0,4})?(\\?transport=udp)?$","x-expects":"an address such as stun:stun.example.com:3478 or turn:turn.example.com:3478"},"x-expects":"an address such as stun:stun.example.com:3478 or turn:turn.example.com:3478, or a list of them"},"username":{"description":"The user name at a relay.","type":"string","minLength":1,"maxLength":512,"x-expects":"a user name"},"credential":{"description":"Its password.","type":"string","minLength":1,"maxLength":512,"x-expects":"a password","x-secret":true,"examples":["${TURN_SECRET}"]}},"dependentRequired":{"username":["credential"],"credential":["username"]},"additionalProperties":false};
const schema136 = {"description":"A whole number and a unit: ms, s, m, h or d; or 0, with or without a unit.","type":["string","integer"],"minimum":0,"maximum":0,"pattern":"^(0(ms|s|m|h|d)?|[1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$","x-expects":"0 or a duration such as 500ms, 30s, 10m, 1h or 2d, at most 99999s, 9999m, 99h or 24d","examples":[0,"0s","30s","10m"]};
const schema33 = {"description":"One place that can serve models.","type":"object","x-expects":"a mapping that describes a deployment","properties":{"id":{"description":"Name of the deployment in logs and in the server-timing header. Unique.","type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,63}$","x-expects":"1 to 64 characters of a-z 0-9 - that do not start with -","examples":["anthropic-eu"]},"provider":{"description":"Kind of upstream. simulator is built in and needs no network; specway is another gateway with this contract.","enum":["simulator","openai","anthropic","gemini","vertex","specway"],"x-expects":"one of simulator, openai, anthropic, gemini, vertex, specway","examples":["anthropic"]},"baseUrl":{"description":"Origin of the upstream and an optional path prefix, without query and without the version of its API, such as /v1, which calls put behind it. Default: https://api.openai.com for openai, https://api.anthropic.com for anthropic, https://generativelanguage.googleapis.com for gemini, https://<location>-aiplatform.googleapis.com for vertex. Required for specway, not used by simulator.","type":"string","pattern":"^https?://[^\\s?#@]+$","x-expects":"an http:// or https:// URL without user name, query or fragment","x-secret":true,"examples":["https://gateway.example.com"]},"credential":{"description":"The secret the upstream knows this gateway by, best given as ${NAME}. For vertex the JSON of a service account's key, or an API key. Required for specway, and for openai, anthropic, gemini and vertex unless baseUrl is set. Not used by simulator.","type":"string","maxLength":16384,"x-expects":"printable ASCII without spaces","x-secret":true,"examples":["${ANTHROPIC_API_KEY}"]},"project":{"$ref":"providers/vertex.schema.json#/$defs/project"},"location":{"$ref":"providers/vertex.schema.json#/$defs/location"},"models":{"description":"Model name clients send (neutral or vendor spelling, without / and :) to the upstream's name of that model, which may be any text. One * in the name stands for any text, and a * in the upstream's name for the same; an exact name goes before patterns, and the pattern with most fixed text before others. Without this key the deployment serves every catalogue model its provider has, and every other name of its families.","$ref":"#/$defs/upstreamNames","examples":[{"chatfam-opus-4-8":"claude-opus-4-8","my-fast-model":"claude-haiku-4-5"},{"claude-*":"claude-*","fast-*":"claude-haiku-4-5"}]},"extraModels":{"description":"The same as models, beside what the deployment serves without models, and before it where both have a name. Not together with models.","$ref":"#/$defs/upstreamNames","examples":[{"our-default":"claude-haiku-4-5"}]},"optional":{"description":"Whether the deployment is left out where its credential refers to an environment variable that is not set. Otherwise the gateway does not start without it.","type":"boolean","x-expects":"true or false","default":false,"examples":[true]},"discover":{"description":"Whether the models that the upstream lists are served and listed, too. The list is asked for in the background, at start and every ten minutes. For openai, anthropic, gemini and specway.","type":"boolean","x-expects":"true or false","default":false,"examples":[true]},"weight":{"description":"Its share of the requests among the deployments of its priority; with the strategy latency it divides the latency.","type":"integer","minimum":1,"maximum":1000,"x-expects":"a whole number from 1 to 1000","default":1,"examples":[3]},"priority":{"description":"Deployments of the lowest number are asked first, the others when none of those can serve.","type":"integer","minimum":0,"maximum":100,"x-expects":"a whole number from 0 to 100","default":0,"examples":[1]},"concurrency":{"description":"Calls and streams at a time at most. One that is full is left out; when all are, the answer is 503. Without this key there is no limit.","type":"integer","minimum":1,"maximum":1000000,"x-expects":"a whole number from 1 to 1000000","examples":[200]},"abort":{"description":"What becomes of a call whose client has left: cancel ends it at once, drain reads it to its end.","enum":["cancel","drain"],"x-expects":"one of cancel, drain","default":"cancel","examples":["drain"]},"retryAmbiguous":{"description":"Whether a call that failed although the upstream may have served it is repeated, which may be charged twice. Default: true, and false for requests that make pictures.","type":"boolean","x-expects":"true or false","examples":[false]},"downloadHosts":{"description":"Hosts from which the upstream's videos may be fetched beside its own address, each with its port where it is not the usual one; to gemini and vertex the hosts of Google are added. They may be in a private network, and never see the credential. For openai, gemini, vertex and specway.","type":"array","maxItems":100,"uniqueItems":true,"x-expects":"a list of up to 100 hosts without repetition","items":{"type":"string","pattern":"^([A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?$","x-expects":"a host such as videos.example.com or 10.0.0.5:9000, without https://"},"examples":[["videos.example.com","10.0.0.5:9000"]]},"timeouts":{"description":"How long each part of an upstream call may take.","type":"object","x-expects":"a mapping of time-outs","properties":{"connect":{"description":"From the start of a connection until it is open.","$ref":"#/$defs/duration","default":"10s"},"firstByte":{"description":"From sending the request until the upstream's response head. An answer that is not streamed is silent until the model has finished; streams have firstEvent.","$ref":"#/$defs/duration","default":"10m"},"firstEvent":{"description":"From sending a request for a stream until its first event that is a part of an answer, which pings are not. Streams of pictures are silent until the first one is drawn, and have firstByte.","$ref":"#/$defs/duration","default":"2m"},"idle":{"description":"Longest silence within a response body.","$ref":"#/$defs/duration","default":"5m"},"total":{"description":"The whole call, streams included.","$ref":"#/$defs/duration","default":"1h"}},"additionalProperties":false,"default":{}}},"required":["id","provider"],"additionalProperties":false,"allOf":[{"$ref":"providers/simulator.schema.json"},{"$ref":"providers/openai.schema.json"},{"$ref":"providers/anthropic.schema.json"},{"$ref":"providers/gemini.schema.json"},{"$ref":"providers/vertex.schema.json"},{"$ref":"providers/specway.schema.json"}]};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","description":"What a deployment of simulator may hold.","if":{"properties":{"provider":{"const":"simulator"}},"required":["provider"]},"then":{"properties":{"baseUrl":{"not":{},"x-expects":"left out: the simulator has no upstream","x-secret":true},"credential":{"not":{},"x-expects":"left out: the simulator needs no credential","x-secret":true},"downloadHosts":{"not":{},"x-expects":"left out: the simulator has no upstream"}}}};
const schema48 = {"description":"For vertex: the Google Cloud project that is billed. Required with a service account.","type":"string","pattern":"^[a-z0-9][a-z0-9.:-]{0,99}$","x-expects":"the id or number of a Google Cloud project","examples":["my-project-123"]};
const schema49 = {"description":"For vertex: where the models run; global leaves it to Google. Required with a service account.","type":"string","pattern":"^[a-z][a-z0-9-]{1,39}$","x-expects":"a location such as global or europe-west4","examples":["global","europe-west4"]};
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","description":"What a deployment of openai may hold.","if":{"properties":{"provider":{"const":"openai"}},"required":["provider"]},"then":{"$ref":"../specway.schema.json#/$defs/credentialOrBaseUrl","properties":{"credential":{"$ref":"../specway.schema.json#/$defs/key"}}}};
const schema36 = {"description":"A vendor asks for a credential; what stands at an address of its own may ask for none.","if":{"properties":{"baseUrl":false}},"then":{"required":["credential"]}};
const schema37 = {"description":"A secret that fits into a header.","pattern":"^[\\x21-\\x7e]{1,4096}$","x-expects":"printable ASCII without spaces, at most 4096 characters","x-secret":true};
const pattern16 = new RegExp("^[\\x21-\\x7e]{1,4096}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = true;
const _errs1 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.provider !== undefined){
if("openai" !== data.provider){ const err1 = {}; if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); } errors++; } } } }
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } }
if(_valid0){
const _errs3 = errors; const _errs5 = errors; let valid3 = true;
const _errs6 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.baseUrl !== undefined){ const err2 = {}; if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); } errors++; } }
var _valid1 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){ if(_errs5){ vErrors.length = _errs5; } else { vErrors = null; } }
if(_valid1){
const _errs7 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credential === undefined){
const err3 = {instancePath,schemaPath:"../specway.schema.json#/$defs/credentialOrBaseUrl/then/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'",schema:schema36.then.required,parentSchema:schema36.then,data};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} }
var _valid1 = _errs7 === errors;
valid3 = _valid1;
}
if(!valid3){
const err4 = {instancePath,schemaPath:"../specway.schema.json#/$defs/credentialOrBaseUrl/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema36.if,parentSchema:schema36,data};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credential !== undefined){
let data2 = data.credential; if(typeof data2 === "string"){
if(!pattern16.test(data2)){
const err5 = {instancePath:instancePath+"/credential",schemaPath:"../specway.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,4096}$"},message:"must match pattern \""+"^[\\x21-\\x7e]{1,4096}$"+"\"",schema:"^[\\x21-\\x7e]{1,4096}$",parentSchema:schema37,data:data2};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} } } }
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){ var props0 = {}; props0.credential = true; props0.baseUrl = true; props0.provider = true; } }
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema35.if,parentSchema:schema35,data};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
validate23.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","description":"What a deployment of anthropic may hold.","if":{"properties":{"provider":{"const":"anthropic"}},"required":["provider"]},"then":{"$ref":"../specway.schema.json#/$defs/credentialOrBaseUrl","properties":{"credential":{"$ref":"../specway.schema.json#/$defs/key"},"downloadHosts":{"not":{},"x-expects":"left out: anthropic makes no videos"}}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = true;
const _errs1 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.provider !== undefined){
if("anthropic" !== data.provider){ const err1 = {}; if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); } errors++; } } } }
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } }
if(_valid0){
const _errs3 = errors; const _errs5 = errors; let valid3 = true;
const _errs6 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.baseUrl !== undefined){ const err2 = {}; if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); } errors++; } }
var _valid1 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){ if(_errs5){ vErrors.length = _errs5; } else { vErrors = null; } }
if(_valid1){
const _errs7 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credential === undefined){
const err3 = {instancePath,schemaPath:"../specway.schema.json#/$defs/credentialOrBaseUrl/then/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'",schema:schema36.then.required,parentSchema:schema36.then,data};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} }
var _valid1 = _errs7 === errors;
valid3 = _valid1;
}
if(!valid3){
const err4 = {instancePath,schemaPath:"../specway.schema.json#/$defs/credentialOrBaseUrl/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema36.if,parentSchema:schema36,data};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credential !== undefined){
let data2 = data.credential; if(typeof data2 === "string"){
if(!pattern16.test(data2)){
const err5 = {instancePath:instancePath+"/credential",schemaPath:"../specway.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,4096}$"},message:"must match pattern \""+"^[\\x21-\\x7e]{1,4096}$"+"\"",schema:"^[\\x21-\\x7e]{1,4096}$",parentSchema:schema37,data:data2};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} } }
if(data.downloadHosts !== undefined){
const err6 = {instancePath:instancePath+"/downloadHosts",schemaPath:"#/then/properties/downloadHosts/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema38.then.properties.downloadHosts.not,parentSchema:schema38.then.properties.downloadHosts,data:data.downloadHosts};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} }
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){ var props0 = {}; props0.credential = true; props0.downloadHosts = true; props0.baseUrl = true; props0.provider = true; } }
if(!valid0){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema38.if,parentSchema:schema38,data};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
}
validate25.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate25.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","description":"What a deployment of gemini may hold.","if":{"properties":{"provider":{"const":"gemini"}},"required":["provider"]},"then":{"$ref":"../specway.schema.json#/$defs/credentialOrBaseUrl","properties":{"credential":{"$ref":"../specway.schema.json#/$defs/key"}}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = true;
const _errs1 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.provider !== undefined){
if("gemini" !== data.provider){ const err1 = {}; if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); } errors++; } } } }
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } }
if(_valid0){
const _errs3 = errors; const _errs5 = errors; let valid3 = true;
const _errs6 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.baseUrl !== undefined){ const err2 = {}; if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); } errors++; } }
var _valid1 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){ if(_errs5){ vErrors.length = _errs5; } else { vErrors = null; } }
if(_valid1){
const _errs7 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credential === undefined){
const err3 = {instancePath,schemaPath:"../specway.schema.json#/$defs/credentialOrBaseUrl/then/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'",schema:schema36.then.required,parentSchema:schema36.then,data};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} }
var _valid1 = _errs7 === errors;
valid3 = _valid1;
}
if(!valid3){
const err4 = {instancePath,schemaPath:"../specway.schema.json#/$defs/credentialOrBaseUrl/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema36.if,parentSchema:schema36,data};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credential !== undefined){
let data2 = data.credential; if(typeof data2 === "string"){
if(!pattern16.test(data2)){
const err5 = {instancePath:instancePath+"/credential",schemaPath:"../specway.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,4096}$"},message:"must match pattern \""+"^[\\x21-\\x7e]{1,4096}$"+"\"",schema:"^[\\x21-\\x7e]{1,4096}$",parentSchema:schema37,data:data2};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} } } }
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){ var props0 = {}; props0.credential = true; props0.baseUrl = true; props0.provider = true; } }
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema41.if,parentSchema:schema41,data};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
validate27.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","description":"What a deployment of vertex may hold, and what no other one may.","$defs":{"project":{"description":"For vertex: the Google Cloud project that is billed. Required with a service account.","type":"string","pattern":"^[a-z0-9][a-z0-9.:-]{0,99}$","x-expects":"the id or number of a Google Cloud project","examples":["my-project-123"]},"location":{"description":"For vertex: where the models run; global leaves it to Google. Required with a service account.","type":"string","pattern":"^[a-z][a-z0-9-]{1,39}$","x-expects":"a location such as global or europe-west4","examples":["global","europe-west4"]}},"if":{"properties":{"provider":{"const":"vertex"}},"required":["provider"]},"then":{"$ref":"../specway.schema.json#/$defs/credentialOrBaseUrl","properties":{"credential":{"pattern":"^([\\x21-\\x7e]{1,4096}|\\s*\\{[\\s\\S]*)$","x-expects":"the JSON of a service account's key, or an API key: printable ASCII without spaces","x-secret":true}},"dependentRequired":{"project":["location"],"location":["project"]},"if":{"properties":{"credential":{"type":"string","pattern":"^\\s*\\{"}},"required":["credential"]},"then":{"required":["project","location"]}},"else":{"properties":{"project":{"not":{},"x-expects":"left out: only vertex has projects"},"location":{"not":{},"x-expects":"left out: only vertex has locations"}}}};
const pattern19 = new RegExp("^\\s*\\{", "u");
const pattern20 = new RegExp("^([\\x21-\\x7e]{1,4096}|\\s*\\{[\\s\\S]*)$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = true;
const _errs1 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.provider !== undefined){
if("vertex" !== data.provider){ const err1 = {}; if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); } errors++; } } } }
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } }
let ifClause0;
if(_valid0){
const _errs3 = errors; const _errs5 = errors; let valid3 = true;
const _errs6 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.baseUrl !== undefined){ const err2 = {}; if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); } errors++; } }
var _valid1 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){ if(_errs5){ vErrors.length = _errs5; } else { vErrors = null; } }
if(_valid1){
const _errs7 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credential === undefined){
const err3 = {instancePath,schemaPath:"../specway.schema.json#/$defs/credentialOrBaseUrl/then/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'",schema:schema36.then.required,parentSchema:schema36.then,data};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} }
var _valid1 = _errs7 === errors;
valid3 = _valid1;
}
if(!valid3){
const err4 = {instancePath,schemaPath:"../specway.schema.json#/$defs/credentialOrBaseUrl/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema36.if,parentSchema:schema36,data};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
const _errs8 = errors; let valid5 = true;
const _errs9 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.credential === undefined) && (missing1 = "credential")){
const err5 = {};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} else {
if(data.credential !== undefined){
let data2 = data.credential; const _errs10 = errors; if(errors === _errs10){
if(typeof data2 === "string"){
if(!pattern19.test(data2)){ const err6 = {}; if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); } errors++; } } else { const err7 = {}; if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); } errors++; } } } } }
var _valid2 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){ if(_errs8){ vErrors.length = _errs8; } else { vErrors = null; } }
if(_valid2){
const _errs12 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project === undefined){
const err8 = {instancePath,schemaPath:"#/then/then/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'",schema:schema44.then.then.required,parentSchema:schema44.then.then,data};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
if(data.location === undefined){
const err9 = {instancePath,schemaPath:"#/then/then/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'",schema:schema44.then.then.required,parentSchema:schema44.then.then,data};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
} }
var _valid2 = _errs12 === errors;
valid5 = _valid2;
}
if(!valid5){
const err10 = {instancePath,schemaPath:"#/then/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema44.then.if,parentSchema:schema44.then,data};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credential !== undefined){
let data3 = data.credential; if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err11 = {instancePath:instancePath+"/credential",schemaPath:"#/then/properties/credential/pattern",keyword:"pattern",params:{pattern: "^([\\x21-\\x7e]{1,4096}|\\s*\\{[\\s\\S]*)$"},message:"must match pattern \""+"^([\\x21-\\x7e]{1,4096}|\\s*\\{[\\s\\S]*)$"+"\"",schema:"^([\\x21-\\x7e]{1,4096}|\\s*\\{[\\s\\S]*)$",parentSchema:schema44.then.properties.credential,data:data3};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
} } }
if(data.project !== undefined){
if(data.location === undefined){
const err12 = {instancePath,schemaPath:"#/then/dependentRequired",keyword:"dependentRequired",params:{property: "project",
    missingProperty: "location",
    depsCount: 1,
    deps: "location"},message:"must have property location when property project is present",schema:schema44.then.dependentRequired,parentSchema:schema44.then,data};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
} }
if(data.location !== undefined){
if(data.project === undefined){
const err13 = {instancePath,schemaPath:"#/then/dependentRequired",keyword:"dependentRequired",params:{property: "location",
    missingProperty: "project",
    depsCount: 1,
    deps: "project"},message:"must have property project when property location is present",schema:schema44.then.dependentRequired,parentSchema:schema44.then,data};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
} } }
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){ var props0 = {}; props0.credential = true; props0.baseUrl = true; props0.provider = true; }
ifClause0 = "then";
} else {
const _errs14 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project !== undefined){
const err14 = {instancePath:instancePath+"/project",schemaPath:"#/else/properties/project/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema44.else.properties.project.not,parentSchema:schema44.else.properties.project,data:data.project};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
}
if(data.location !== undefined){
const err15 = {instancePath:instancePath+"/location",schemaPath:"#/else/properties/location/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema44.else.properties.location.not,parentSchema:schema44.else.properties.location,data:data.location};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
} }
var _valid0 = _errs14 === errors;
valid0 = _valid0;
if(valid0){ if(props0 !== true){ props0 = props0 || {}; props0.project = true; props0.location = true; } }
ifClause0 = "else";
}
if(!valid0){
const err16 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema44.if,parentSchema:schema44,data};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
}
validate29.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate29.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","description":"What a deployment of specway may hold.","if":{"properties":{"provider":{"const":"specway"}},"required":["provider"]},"then":{"required":["baseUrl","credential"],"properties":{"credential":{"$ref":"../specway.schema.json#/$defs/key"}}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs0 = errors; let valid0 = true;
const _errs1 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.provider !== undefined){
if("specway" !== data.provider){ const err1 = {}; if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); } errors++; } } } }
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } }
if(_valid0){
const _errs3 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.baseUrl === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "baseUrl"},message:"must have required property '"+"baseUrl"+"'",schema:schema46.then.required,parentSchema:schema46.then,data};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
if(data.credential === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'",schema:schema46.then.required,parentSchema:schema46.then,data};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
if(data.credential !== undefined){
let data1 = data.credential; if(typeof data1 === "string"){
if(!pattern16.test(data1)){
const err4 = {instancePath:instancePath+"/credential",schemaPath:"../specway.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,4096}$"},message:"must match pattern \""+"^[\\x21-\\x7e]{1,4096}$"+"\"",schema:"^[\\x21-\\x7e]{1,4096}$",parentSchema:schema37,data:data1};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} } } }
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){ var props0 = {}; props0.credential = true; props0.provider = true; } }
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema46.if,parentSchema:schema46,data};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
}
validate31.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema50 = {"type":"object","minProperties":1,"x-expects":"a mapping of at least one model name to the upstream's name","propertyNames":{"$ref":"#/$defs/modelPattern"},"additionalProperties":{"type":"string","minLength":1,"maxLength":256,"x-expects":"the upstream's name of the model, 1 to 256 characters"}};
const schema51 = {"description":"A model name that fits into a path; one * in it stands for any text.","type":"string","maxLength":256,"pattern":"^([A-Za-z0-9][A-Za-z0-9._@-]*(\\*[A-Za-z0-9._@-]*)?|\\*[A-Za-z0-9._@-]*)$","x-expects":"a model name: 1 to 256 characters of A-Z a-z 0-9 . _ @ - that start with a letter or digit, one * among them for any text; / and : would end the name in a path","examples":["chatfam-opus-4-8","claude-*"]};
const pattern26 = new RegExp("^([A-Za-z0-9][A-Za-z0-9._@-]*(\\*[A-Za-z0-9._@-]*)?|\\*[A-Za-z0-9._@-]*)$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema50,data};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
for(const key0 in data){
const _errs1 = errors; if(typeof key0 === "string"){
if(!pattern26.test(key0)){
const err1 = {instancePath,schemaPath:"#/$defs/modelPattern/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9][A-Za-z0-9._@-]*(\\*[A-Za-z0-9._@-]*)?|\\*[A-Za-z0-9._@-]*)$"},message:"must match pattern \""+"^([A-Za-z0-9][A-Za-z0-9._@-]*(\\*[A-Za-z0-9._@-]*)?|\\*[A-Za-z0-9._@-]*)$"+"\"",schema:"^([A-Za-z0-9][A-Za-z0-9._@-]*(\\*[A-Za-z0-9._@-]*)?|\\*[A-Za-z0-9._@-]*)$",parentSchema:schema51,data:key0,propertyName:key0};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
}
if(key0.length > 256 && (key0.length > 512 || func2(key0) > 256)){
const err2 = {instancePath,schemaPath:"#/$defs/modelPattern/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema51,data:key0,propertyName:key0};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} } else {
const err3 = {instancePath,schemaPath:"#/$defs/modelPattern/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.type,parentSchema:schema51,data:key0,propertyName:key0};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema50.propertyNames,parentSchema:schema50,data};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} }
for(const key1 in data){
let data0 = data[key1]; if(typeof data0 === "string"){
if(data0.length > 256 && (data0.length > 512 || func2(data0) > 256)){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema50.additionalProperties,data:data0};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
}
if(data0.length < 1 || (data0.length < 1 && func2(data0) < 1)){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.additionalProperties,data:data0};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} } else {
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.additionalProperties.type,parentSchema:schema50.additionalProperties,data:data0};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
} } } else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern22 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
const pattern23 = new RegExp("^https?://[^\\s?#@]+$", "u");
const pattern24 = new RegExp("^[a-z0-9][a-z0-9.:-]{0,99}$", "u");
const pattern25 = new RegExp("^[a-z][a-z0-9-]{1,39}$", "u");
const pattern27 = new RegExp("^([A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?$", "u");
const pattern28 = new RegExp("^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
const _errs3 = errors; let valid2 = true;
const _errs4 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
const err0 = {};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} else {
if(data.provider !== undefined){
if("simulator" !== data.provider){ const err1 = {}; if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); } errors++; } } } }
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } }
if(_valid0){
const _errs6 = errors; if(data && typeof data == "object" && !Array.isArray(data)){
if(data.baseUrl !== undefined){
const err2 = {instancePath:instancePath+"/baseUrl",schemaPath:"providers/simulator.schema.json/then/properties/baseUrl/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema34.then.properties.baseUrl.not,parentSchema:schema34.then.properties.baseUrl,data:data.baseUrl};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
if(data.credential !== undefined){
const err3 = {instancePath:instancePath+"/credential",schemaPath:"providers/simulator.schema.json/then/properties/credential/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema34.then.properties.credential.not,parentSchema:schema34.then.properties.credential,data:data.credential};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
if(data.downloadHosts !== undefined){
const err4 = {instancePath:instancePath+"/downloadHosts",schemaPath:"providers/simulator.schema.json/then/properties/downloadHosts/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema34.then.properties.downloadHosts.not,parentSchema:schema34.then.properties.downloadHosts,data:data.downloadHosts};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} }
var _valid0 = _errs6 === errors;
valid2 = _valid0;
if(valid2){ var props0 = {}; props0.baseUrl = true; props0.credential = true; props0.downloadHosts = true; props0.provider = true; } }
if(!valid2){
const err5 = {instancePath,schemaPath:"providers/simulator.schema.json/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema34.if,parentSchema:schema34,data};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
}
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
} else { var props1 = validate23.evaluated.props; }
if(props0 !== true && props1 !== undefined){ if(props1 === true){ props0 = true; } else { props0 = props0 || {}; Object.assign(props0, props1); } }
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
} else { var props2 = validate25.evaluated.props; }
if(props0 !== true && props2 !== undefined){ if(props2 === true){ props0 = true; } else { props0 = props0 || {}; Object.assign(props0, props2); } }
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
} else { var props3 = validate27.evaluated.props; }
if(props0 !== true && props3 !== undefined){ if(props3 === true){ props0 = true; } else { props0 = props0 || {}; Object.assign(props0, props3); } }
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
} else { var props4 = validate29.evaluated.props; }
if(props0 !== true && props4 !== undefined){ if(props4 === true){ props0 = true; } else { props0 = props0 || {}; Object.assign(props0, props4); } }
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
} else { var props5 = validate31.evaluated.props; }
if(props0 !== true && props5 !== undefined){ if(props5 === true){ props0 = true; } else { props0 = props0 || {}; Object.assign(props0, props5); } }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.optional === undefined){ data.optional = false; }
if(data.discover === undefined){ data.discover = false; }
if(data.weight === undefined){ data.weight = 1; }
if(data.priority === undefined){ data.priority = 0; }
if(data.abort === undefined){ data.abort = "cancel"; }
if(data.timeouts === undefined){ data.timeouts = {}; }
if(data.id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
if(data.provider === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
}
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
} }
if(data.id !== undefined){
let data4 = data.id; if(typeof data4 === "string"){
if(!pattern22.test(data4)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,63}$"+"\"",schema:"^[a-z0-9][a-z0-9-]{0,63}$",parentSchema:schema33.properties.id,data:data4};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
} } else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data4};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
} }
if(data.provider !== undefined){
let data5 = data.provider; if(!((((((data5 === "simulator") || (data5 === "openai")) || (data5 === "anthropic")) || (data5 === "gemini")) || (data5 === "vertex")) || (data5 === "specway"))){
const err11 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema33.properties.provider.enum},message:"must be equal to one of the allowed values",schema:schema33.properties.provider.enum,parentSchema:schema33.properties.provider,data:data5};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
} }
if(data.baseUrl !== undefined){
let data6 = data.baseUrl; if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err12 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s?#@]+$"},message:"must match pattern \""+"^https?://[^\\s?#@]+$"+"\"",schema:"^https?://[^\\s?#@]+$",parentSchema:schema33.properties.baseUrl,data:data6};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
} } else {
const err13 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.baseUrl.type,parentSchema:schema33.properties.baseUrl,data:data6};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
} }
if(data.credential !== undefined){
let data7 = data.credential; if(typeof data7 === "string"){
if(data7.length > 16384 && (data7.length > 32768 || func2(data7) > 16384)){
const err14 = {instancePath:instancePath+"/credential",schemaPath:"#/properties/credential/maxLength",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters",schema:16384,parentSchema:schema33.properties.credential,data:data7};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
} } else {
const err15 = {instancePath:instancePath+"/credential",schemaPath:"#/properties/credential/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.credential.type,parentSchema:schema33.properties.credential,data:data7};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
} }
if(data.project !== undefined){
let data8 = data.project; if(typeof data8 === "string"){
if(!pattern24.test(data8)){
const err16 = {instancePath:instancePath+"/project",schemaPath:"providers/vertex.schema.json#/$defs/project/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9.:-]{0,99}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9.:-]{0,99}$"+"\"",schema:"^[a-z0-9][a-z0-9.:-]{0,99}$",parentSchema:schema48,data:data8};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
} } else {
const err17 = {instancePath:instancePath+"/project",schemaPath:"providers/vertex.schema.json#/$defs/project/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.type,parentSchema:schema48,data:data8};
if(vErrors === null){ vErrors = [err17]; } else { vErrors.push(err17); }
errors++;
} }
if(data.location !== undefined){
let data9 = data.location; if(typeof data9 === "string"){
if(!pattern25.test(data9)){
const err18 = {instancePath:instancePath+"/location",schemaPath:"providers/vertex.schema.json#/$defs/location/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{1,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{1,39}$"+"\"",schema:"^[a-z][a-z0-9-]{1,39}$",parentSchema:schema49,data:data9};
if(vErrors === null){ vErrors = [err18]; } else { vErrors.push(err18); }
errors++;
} } else {
const err19 = {instancePath:instancePath+"/location",schemaPath:"providers/vertex.schema.json#/$defs/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.type,parentSchema:schema49,data:data9};
if(vErrors === null){ vErrors = [err19]; } else { vErrors.push(err19); }
errors++;
} }
if(data.models !== undefined){
if(!(validate33(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
} }
if(data.extraModels !== undefined){
if(!(validate33(data.extraModels, {instancePath:instancePath+"/extraModels",parentData:data,parentDataProperty:"extraModels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
} }
let data12 = data.optional; if(typeof data12 !== "boolean"){
const err20 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.optional.type,parentSchema:schema33.properties.optional,data:data12};
if(vErrors === null){ vErrors = [err20]; } else { vErrors.push(err20); }
errors++;
}
let data13 = data.discover; if(typeof data13 !== "boolean"){
const err21 = {instancePath:instancePath+"/discover",schemaPath:"#/properties/discover/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.discover.type,parentSchema:schema33.properties.discover,data:data13};
if(vErrors === null){ vErrors = [err21]; } else { vErrors.push(err21); }
errors++;
}
let data14 = data.weight; if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err22 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.weight.type,parentSchema:schema33.properties.weight,data:data14};
if(vErrors === null){ vErrors = [err22]; } else { vErrors.push(err22); }
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
const err23 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema33.properties.weight,data:data14};
if(vErrors === null){ vErrors = [err23]; } else { vErrors.push(err23); }
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err24 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33.properties.weight,data:data14};
if(vErrors === null){ vErrors = [err24]; } else { vErrors.push(err24); }
errors++;
} }
let data15 = data.priority; if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err25 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.priority.type,parentSchema:schema33.properties.priority,data:data15};
if(vErrors === null){ vErrors = [err25]; } else { vErrors.push(err25); }
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100 || isNaN(data15)){
const err26 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema33.properties.priority,data:data15};
if(vErrors === null){ vErrors = [err26]; } else { vErrors.push(err26); }
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err27 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema33.properties.priority,data:data15};
if(vErrors === null){ vErrors = [err27]; } else { vErrors.push(err27); }
errors++;
} }
if(data.concurrency !== undefined){
let data16 = data.concurrency; if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err28 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.concurrency.type,parentSchema:schema33.properties.concurrency,data:data16};
if(vErrors === null){ vErrors = [err28]; } else { vErrors.push(err28); }
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000 || isNaN(data16)){
const err29 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema33.properties.concurrency,data:data16};
if(vErrors === null){ vErrors = [err29]; } else { vErrors.push(err29); }
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err30 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33.properties.concurrency,data:data16};
if(vErrors === null){ vErrors = [err30]; } else { vErrors.push(err30); }
errors++;
} } }
let data17 = data.abort; if(!((data17 === "cancel") || (data17 === "drain"))){
const err31 = {instancePath:instancePath+"/abort",schemaPath:"#/properties/abort/enum",keyword:"enum",params:{allowedValues: schema33.properties.abort.enum},message:"must be equal to one of the allowed values",schema:schema33.properties.abort.enum,parentSchema:schema33.properties.abort,data:data17};
if(vErrors === null){ vErrors = [err31]; } else { vErrors.push(err31); }
errors++;
}
if(data.retryAmbiguous !== undefined){
let data18 = data.retryAmbiguous; if(typeof data18 !== "boolean"){
const err32 = {instancePath:instancePath+"/retryAmbiguous",schemaPath:"#/properties/retryAmbiguous/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.retryAmbiguous.type,parentSchema:schema33.properties.retryAmbiguous,data:data18};
if(vErrors === null){ vErrors = [err32]; } else { vErrors.push(err32); }
errors++;
} }
if(data.downloadHosts !== undefined){
let data19 = data.downloadHosts; if(Array.isArray(data19)){
if(data19.length > 100){
const err33 = {instancePath:instancePath+"/downloadHosts",schemaPath:"#/properties/downloadHosts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema33.properties.downloadHosts,data:data19};
if(vErrors === null){ vErrors = [err33]; } else { vErrors.push(err33); }
errors++;
}
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0]; if(typeof data20 === "string"){
if(!pattern27.test(data20)){
const err34 = {instancePath:instancePath+"/downloadHosts/" + i0,schemaPath:"#/properties/downloadHosts/items/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?$"},message:"must match pattern \""+"^([A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?$"+"\"",schema:"^([A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?$",parentSchema:schema33.properties.downloadHosts.items,data:data20};
if(vErrors === null){ vErrors = [err34]; } else { vErrors.push(err34); }
errors++;
} } else {
const err35 = {instancePath:instancePath+"/downloadHosts/" + i0,schemaPath:"#/properties/downloadHosts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.downloadHosts.items.type,parentSchema:schema33.properties.downloadHosts.items,data:data20};
if(vErrors === null){ vErrors = [err35]; } else { vErrors.push(err35); }
errors++;
} }
let i1 = data19.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data19[i1];
if(typeof item0 !== "string"){ continue; }
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err36 = {instancePath:instancePath+"/downloadHosts",schemaPath:"#/properties/downloadHosts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema33.properties.downloadHosts,data:data19};
if(vErrors === null){ vErrors = [err36]; } else { vErrors.push(err36); }
errors++;
break;
}
indices0[item0] = i1;
} } } else {
const err37 = {instancePath:instancePath+"/downloadHosts",schemaPath:"#/properties/downloadHosts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.downloadHosts.type,parentSchema:schema33.properties.downloadHosts,data:data19};
if(vErrors === null){ vErrors = [err37]; } else { vErrors.push(err37); }
errors++;
} }
let data21 = data.timeouts; if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.connect === undefined){ data21.connect = "10s"; }
if(data21.firstByte === undefined){ data21.firstByte = "10m"; }
if(data21.firstEvent === undefined){ data21.firstEvent = "2m"; }
if(data21.idle === undefined){ data21.idle = "5m"; }
if(data21.total === undefined){ data21.total = "1h"; }
for(const key1 in data21){
if(!(((((key1 === "connect") || (key1 === "firstByte")) || (key1 === "firstEvent")) || (key1 === "idle")) || (key1 === "total"))){
const err38 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema33.properties.timeouts,data:data21};
if(vErrors === null){ vErrors = [err38]; } else { vErrors.push(err38); }
errors++;
} }
let data22 = data21.connect; if(typeof data22 === "string"){
if(!pattern28.test(data22)){
const err39 = {instancePath:instancePath+"/timeouts/connect",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data22};
if(vErrors === null){ vErrors = [err39]; } else { vErrors.push(err39); }
errors++;
} } else {
const err40 = {instancePath:instancePath+"/timeouts/connect",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data22};
if(vErrors === null){ vErrors = [err40]; } else { vErrors.push(err40); }
errors++;
}
let data23 = data21.firstByte; if(typeof data23 === "string"){
if(!pattern28.test(data23)){
const err41 = {instancePath:instancePath+"/timeouts/firstByte",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data23};
if(vErrors === null){ vErrors = [err41]; } else { vErrors.push(err41); }
errors++;
} } else {
const err42 = {instancePath:instancePath+"/timeouts/firstByte",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data23};
if(vErrors === null){ vErrors = [err42]; } else { vErrors.push(err42); }
errors++;
}
let data24 = data21.firstEvent; if(typeof data24 === "string"){
if(!pattern28.test(data24)){
const err43 = {instancePath:instancePath+"/timeouts/firstEvent",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data24};
if(vErrors === null){ vErrors = [err43]; } else { vErrors.push(err43); }
errors++;
} } else {
const err44 = {instancePath:instancePath+"/timeouts/firstEvent",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data24};
if(vErrors === null){ vErrors = [err44]; } else { vErrors.push(err44); }
errors++;
}
let data25 = data21.idle; if(typeof data25 === "string"){
if(!pattern28.test(data25)){
const err45 = {instancePath:instancePath+"/timeouts/idle",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data25};
if(vErrors === null){ vErrors = [err45]; } else { vErrors.push(err45); }
errors++;
} } else {
const err46 = {instancePath:instancePath+"/timeouts/idle",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data25};
if(vErrors === null){ vErrors = [err46]; } else { vErrors.push(err46); }
errors++;
}
let data26 = data21.total; if(typeof data26 === "string"){
if(!pattern28.test(data26)){
const err47 = {instancePath:instancePath+"/timeouts/total",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data26};
if(vErrors === null){ vErrors = [err47]; } else { vErrors.push(err47); }
errors++;
} } else {
const err48 = {instancePath:instancePath+"/timeouts/total",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data26};
if(vErrors === null){ vErrors = [err48]; } else { vErrors.push(err48); }
errors++;
} } else {
const err49 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.timeouts.type,parentSchema:schema33.properties.timeouts,data:data21};
if(vErrors === null){ vErrors = [err49]; } else { vErrors.push(err49); }
errors++;
} } else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){ vErrors = [err50]; } else { vErrors.push(err50); }
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"description":"What is set for one model.","type":"object","x-expects":"a mapping with the keys fallbacks, aliases, price and video","properties":{"video":{"description":"What a video model can make, where it is less than the contract offers or the gateway does not know it.","type":"object","x-expects":"a mapping of what the model can make","properties":{"seconds":{"description":"Lengths in seconds.","type":"array","minItems":1,"uniqueItems":true,"x-expects":"a list of 4, 6 and 8","items":{"type":"integer","minimum":4,"maximum":8,"multipleOf":2,"x-expects":"one of 4, 6, 8"},"examples":[[4,8]]},"aspectRatios":{"description":"Aspect ratios.","type":"array","minItems":1,"uniqueItems":true,"x-expects":"a list of 16:9 and 9:16","items":{"enum":["16:9","9:16"],"x-expects":"one of 16:9, 9:16"},"examples":[["16:9"]]},"resolutions":{"description":"Resolutions.","type":"array","minItems":1,"uniqueItems":true,"x-expects":"a list of 720p, 1080p and 4k","items":{"enum":["720p","1080p","4k"],"x-expects":"one of 720p, 1080p, 4k"},"examples":[["720p","1080p"]]},"samples":{"description":"Videos that one task may order.","type":"integer","minimum":1,"maximum":4,"x-expects":"a whole number from 1 to 4","examples":[1]},"image":{"description":"Whether a video may start from a picture.","type":"boolean","x-expects":"true or false","examples":[false]}},"additionalProperties":false,"examples":[{"seconds":[8],"samples":1}]},"fallbacks":{"description":"The models to ask, in this order, when no deployment of this one can answer. Their own fallbacks follow them. Models of videos have none.","type":"array","maxItems":10,"uniqueItems":true,"x-expects":"a list of at most 10 model names without repetition","items":{"$ref":"#/$defs/modelName"},"default":[],"examples":[["chatfam-sonnet-4-6","genfam-2.5-pro"]]},"aliases":{"description":"Other names that clients may use for it.","type":"array","uniqueItems":true,"x-expects":"a list of model names without repetition","items":{"$ref":"#/$defs/modelName"},"default":[],"examples":[["our-best"]]},"price":{"$ref":"#/$defs/price"}},"additionalProperties":false};
const func0 = require("ajv/dist/runtime/equal").default;
const pattern37 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$", "u");
const schema65 = {"description":"What a model costs, in USD: tokens per million, pictures, seconds and searches each. What a model has no price for is free.","type":"object","minProperties":1,"x-expects":"a mapping of at least one kind to its price","properties":{"input":{"description":"A million input tokens that are neither read from a cache nor written to one.","$ref":"#/$defs/usd","examples":[3]},"inputImage":{"description":"A million input tokens of pictures. Default: input.","$ref":"#/$defs/usd","examples":[8]},"inputAudio":{"description":"A million input tokens of sound. Default: input.","$ref":"#/$defs/usd","examples":[1]},"inputVideo":{"description":"A million input tokens of video. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheRead":{"description":"A million input tokens read from a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheWrite":{"description":"A million input tokens written to a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[3.75]},"cacheWriteHour":{"description":"A million input tokens written to a prompt cache that keeps them for an hour. Default: cacheWrite.","$ref":"#/$defs/usd","examples":[6]},"output":{"description":"A million output tokens.","$ref":"#/$defs/usd","examples":[15]},"thoughts":{"description":"A million output tokens that are thoughts. Default: output.","$ref":"#/$defs/usd","examples":[15]},"outputImage":{"description":"A million output tokens of pictures. Default: output.","$ref":"#/$defs/usd","examples":[30]},"outputAudio":{"description":"A million output tokens of sound. Default: output.","$ref":"#/$defs/usd","examples":[64]},"longContext":{"description":"Other prices of tokens for long prompts.","$ref":"#/$defs/longContextPrice"},"fast":{"description":"Other prices of tokens for answers in fast mode.","$ref":"#/$defs/fastPrice"},"webSearch":{"description":"One search that the upstream runs.","$ref":"#/$defs/usd","examples":[0.01]},"groundedAnswer":{"description":"An answer for which the upstream searched anything, however often.","$ref":"#/$defs/usd","examples":[0.035]},"transcriptSecond":{"description":"A second of sound in realtime sessions, where the upstream counts transcripts of it by the second.","$ref":"#/$defs/usd","examples":[0.0001]},"pictures":{"description":"Pictures that are drawn, each. The first row that fits size and quality counts; a row without one of them fits every one.","type":"array","minItems":1,"maxItems":100,"x-expects":"a list of 1 to 100 rows of size, quality and usd","items":{"$ref":"#/$defs/picturePrice"},"examples":[[{"size":"1024x1024","quality":"low","usd":0.011},{"usd":0.25}]]},"videoSecond":{"description":"A second of video: one price, or one for each resolution, of which other resolutions cost the dearest.","type":["number","object"],"minimum":0,"maximum":1000000,"minProperties":1,"x-expects":"an amount in USD from 0 to 1000000 with at most 6 decimals, or a mapping of resolutions to such amounts","propertyNames":{"type":"string","pattern":"^[0-9]{1,4}[pk]$","x-expects":"a resolution such as 720p or 4k"},"additionalProperties":{"$ref":"#/$defs/usd"},"examples":[0.4,{"720p":0.4,"4k":0.6}]}},"additionalProperties":false};
const schema77 = {"description":"What tokens cost where the prompt has more than so many. Each kind that the price names must be named here, too; the others follow from input and output as they do there.","type":"object","minProperties":2,"x-expects":"a mapping of aboveTokens, and kinds of tokens to their prices","properties":{"aboveTokens":{"description":"Tokens of the prompt, those read from a cache and written to one included, above which all tokens of the request cost this.","type":"integer","minimum":1,"maximum":1000000000,"x-expects":"a whole number from 1 to 1000000000","examples":[200000]},"input":{"description":"A million input tokens that are neither read from a cache nor written to one.","$ref":"#/$defs/usd","examples":[3]},"inputImage":{"description":"A million input tokens of pictures. Default: input.","$ref":"#/$defs/usd","examples":[8]},"inputAudio":{"description":"A million input tokens of sound. Default: input.","$ref":"#/$defs/usd","examples":[1]},"inputVideo":{"description":"A million input tokens of video. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheRead":{"description":"A million input tokens read from a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheWrite":{"description":"A million input tokens written to a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[3.75]},"cacheWriteHour":{"description":"A million input tokens written to a prompt cache that keeps them for an hour. Default: cacheWrite.","$ref":"#/$defs/usd","examples":[6]},"output":{"description":"A million output tokens.","$ref":"#/$defs/usd","examples":[15]},"thoughts":{"description":"A million output tokens that are thoughts. Default: output.","$ref":"#/$defs/usd","examples":[15]},"outputImage":{"description":"A million output tokens of pictures. Default: output.","$ref":"#/$defs/usd","examples":[30]},"outputAudio":{"description":"A million output tokens of sound. Default: output.","$ref":"#/$defs/usd","examples":[64]}},"required":["aboveTokens"],"additionalProperties":false};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 2){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 2},message:"must NOT have fewer than 2 properties",schema:2,parentSchema:schema77,data};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
if(data.aboveTokens === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aboveTokens"},message:"must have required property '"+"aboveTokens"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
}
for(const key0 in data){
if(!(func1.call(schema77.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema77,data};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} }
if(data.aboveTokens !== undefined){
let data0 = data.aboveTokens; if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/aboveTokens",schemaPath:"#/properties/aboveTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema77.properties.aboveTokens.type,parentSchema:schema77.properties.aboveTokens,data:data0};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/aboveTokens",schemaPath:"#/properties/aboveTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema77.properties.aboveTokens,data:data0};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/aboveTokens",schemaPath:"#/properties/aboveTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema77.properties.aboveTokens,data:data0};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
} } }
if(data.input !== undefined){
let data1 = data.input; if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/input",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data1};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/input",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data1};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
} } else {
const err8 = {instancePath:instancePath+"/input",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data1};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
} }
if(data.inputImage !== undefined){
let data2 = data.inputImage; if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/inputImage",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/inputImage",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
} } else {
const err11 = {instancePath:instancePath+"/inputImage",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
} }
if(data.inputAudio !== undefined){
let data3 = data.inputAudio; if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/inputAudio",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data3};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/inputAudio",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data3};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
} } else {
const err14 = {instancePath:instancePath+"/inputAudio",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data3};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
} }
if(data.inputVideo !== undefined){
let data4 = data.inputVideo; if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/inputVideo",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data4};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/inputVideo",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data4};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
} } else {
const err17 = {instancePath:instancePath+"/inputVideo",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data4};
if(vErrors === null){ vErrors = [err17]; } else { vErrors.push(err17); }
errors++;
} }
if(data.cacheRead !== undefined){
let data5 = data.cacheRead; if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/cacheRead",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data5};
if(vErrors === null){ vErrors = [err18]; } else { vErrors.push(err18); }
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/cacheRead",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data5};
if(vErrors === null){ vErrors = [err19]; } else { vErrors.push(err19); }
errors++;
} } else {
const err20 = {instancePath:instancePath+"/cacheRead",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data5};
if(vErrors === null){ vErrors = [err20]; } else { vErrors.push(err20); }
errors++;
} }
if(data.cacheWrite !== undefined){
let data6 = data.cacheWrite; if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/cacheWrite",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data6};
if(vErrors === null){ vErrors = [err21]; } else { vErrors.push(err21); }
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/cacheWrite",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data6};
if(vErrors === null){ vErrors = [err22]; } else { vErrors.push(err22); }
errors++;
} } else {
const err23 = {instancePath:instancePath+"/cacheWrite",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data6};
if(vErrors === null){ vErrors = [err23]; } else { vErrors.push(err23); }
errors++;
} }
if(data.cacheWriteHour !== undefined){
let data7 = data.cacheWriteHour; if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/cacheWriteHour",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data7};
if(vErrors === null){ vErrors = [err24]; } else { vErrors.push(err24); }
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/cacheWriteHour",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data7};
if(vErrors === null){ vErrors = [err25]; } else { vErrors.push(err25); }
errors++;
} } else {
const err26 = {instancePath:instancePath+"/cacheWriteHour",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data7};
if(vErrors === null){ vErrors = [err26]; } else { vErrors.push(err26); }
errors++;
} }
if(data.output !== undefined){
let data8 = data.output; if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/output",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data8};
if(vErrors === null){ vErrors = [err27]; } else { vErrors.push(err27); }
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/output",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data8};
if(vErrors === null){ vErrors = [err28]; } else { vErrors.push(err28); }
errors++;
} } else {
const err29 = {instancePath:instancePath+"/output",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data8};
if(vErrors === null){ vErrors = [err29]; } else { vErrors.push(err29); }
errors++;
} }
if(data.thoughts !== undefined){
let data9 = data.thoughts; if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/thoughts",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data9};
if(vErrors === null){ vErrors = [err30]; } else { vErrors.push(err30); }
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/thoughts",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data9};
if(vErrors === null){ vErrors = [err31]; } else { vErrors.push(err31); }
errors++;
} } else {
const err32 = {instancePath:instancePath+"/thoughts",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data9};
if(vErrors === null){ vErrors = [err32]; } else { vErrors.push(err32); }
errors++;
} }
if(data.outputImage !== undefined){
let data10 = data.outputImage; if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/outputImage",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data10};
if(vErrors === null){ vErrors = [err33]; } else { vErrors.push(err33); }
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/outputImage",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data10};
if(vErrors === null){ vErrors = [err34]; } else { vErrors.push(err34); }
errors++;
} } else {
const err35 = {instancePath:instancePath+"/outputImage",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data10};
if(vErrors === null){ vErrors = [err35]; } else { vErrors.push(err35); }
errors++;
} }
if(data.outputAudio !== undefined){
let data11 = data.outputAudio; if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/outputAudio",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data11};
if(vErrors === null){ vErrors = [err36]; } else { vErrors.push(err36); }
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err37 = {instancePath:instancePath+"/outputAudio",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data11};
if(vErrors === null){ vErrors = [err37]; } else { vErrors.push(err37); }
errors++;
} } else {
const err38 = {instancePath:instancePath+"/outputAudio",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data11};
if(vErrors === null){ vErrors = [err38]; } else { vErrors.push(err38); }
errors++;
} } } else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){ vErrors = [err39]; } else { vErrors.push(err39); }
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema89 = {"description":"What tokens cost in fast mode, however long the prompt is. Each kind that the price names must be named here, too; the others follow from input and output as they do there.","type":"object","minProperties":1,"x-expects":"a mapping of at least one kind of tokens to its price","properties":{"input":{"description":"A million input tokens that are neither read from a cache nor written to one.","$ref":"#/$defs/usd","examples":[3]},"inputImage":{"description":"A million input tokens of pictures. Default: input.","$ref":"#/$defs/usd","examples":[8]},"inputAudio":{"description":"A million input tokens of sound. Default: input.","$ref":"#/$defs/usd","examples":[1]},"inputVideo":{"description":"A million input tokens of video. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheRead":{"description":"A million input tokens read from a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[0.3]},"cacheWrite":{"description":"A million input tokens written to a prompt cache. Default: input.","$ref":"#/$defs/usd","examples":[3.75]},"cacheWriteHour":{"description":"A million input tokens written to a prompt cache that keeps them for an hour. Default: cacheWrite.","$ref":"#/$defs/usd","examples":[6]},"output":{"description":"A million output tokens.","$ref":"#/$defs/usd","examples":[15]},"thoughts":{"description":"A million output tokens that are thoughts. Default: output.","$ref":"#/$defs/usd","examples":[15]},"outputImage":{"description":"A million output tokens of pictures. Default: output.","$ref":"#/$defs/usd","examples":[30]},"outputAudio":{"description":"A million output tokens of sound. Default: output.","$ref":"#/$defs/usd","examples":[64]}},"additionalProperties":false};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema89,data};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
for(const key0 in data){
if(!(func1.call(schema89.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema89,data};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} }
if(data.input !== undefined){
let data0 = data.input; if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/input",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data0};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/input",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data0};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} } else {
const err4 = {instancePath:instancePath+"/input",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data0};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} }
if(data.inputImage !== undefined){
let data1 = data.inputImage; if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/inputImage",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data1};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/inputImage",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data1};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} } else {
const err7 = {instancePath:instancePath+"/inputImage",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data1};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
} }
if(data.inputAudio !== undefined){
let data2 = data.inputAudio; if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/inputAudio",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/inputAudio",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
} } else {
const err10 = {instancePath:instancePath+"/inputAudio",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
} }
if(data.inputVideo !== undefined){
let data3 = data.inputVideo; if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/inputVideo",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data3};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/inputVideo",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data3};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
} } else {
const err13 = {instancePath:instancePath+"/inputVideo",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data3};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
} }
if(data.cacheRead !== undefined){
let data4 = data.cacheRead; if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/cacheRead",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data4};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/cacheRead",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data4};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
} } else {
const err16 = {instancePath:instancePath+"/cacheRead",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data4};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
} }
if(data.cacheWrite !== undefined){
let data5 = data.cacheWrite; if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/cacheWrite",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data5};
if(vErrors === null){ vErrors = [err17]; } else { vErrors.push(err17); }
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/cacheWrite",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data5};
if(vErrors === null){ vErrors = [err18]; } else { vErrors.push(err18); }
errors++;
} } else {
const err19 = {instancePath:instancePath+"/cacheWrite",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data5};
if(vErrors === null){ vErrors = [err19]; } else { vErrors.push(err19); }
errors++;
} }
if(data.cacheWriteHour !== undefined){
let data6 = data.cacheWriteHour; if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/cacheWriteHour",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data6};
if(vErrors === null){ vErrors = [err20]; } else { vErrors.push(err20); }
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/cacheWriteHour",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data6};
if(vErrors === null){ vErrors = [err21]; } else { vErrors.push(err21); }
errors++;
} } else {
const err22 = {instancePath:instancePath+"/cacheWriteHour",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data6};
if(vErrors === null){ vErrors = [err22]; } else { vErrors.push(err22); }
errors++;
} }
if(data.output !== undefined){
let data7 = data.output; if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/output",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data7};
if(vErrors === null){ vErrors = [err23]; } else { vErrors.push(err23); }
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/output",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data7};
if(vErrors === null){ vErrors = [err24]; } else { vErrors.push(err24); }
errors++;
} } else {
const err25 = {instancePath:instancePath+"/output",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data7};
if(vErrors === null){ vErrors = [err25]; } else { vErrors.push(err25); }
errors++;
} }
if(data.thoughts !== undefined){
let data8 = data.thoughts; if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/thoughts",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data8};
if(vErrors === null){ vErrors = [err26]; } else { vErrors.push(err26); }
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/thoughts",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data8};
if(vErrors === null){ vErrors = [err27]; } else { vErrors.push(err27); }
errors++;
} } else {
const err28 = {instancePath:instancePath+"/thoughts",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data8};
if(vErrors === null){ vErrors = [err28]; } else { vErrors.push(err28); }
errors++;
} }
if(data.outputImage !== undefined){
let data9 = data.outputImage; if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/outputImage",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data9};
if(vErrors === null){ vErrors = [err29]; } else { vErrors.push(err29); }
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/outputImage",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data9};
if(vErrors === null){ vErrors = [err30]; } else { vErrors.push(err30); }
errors++;
} } else {
const err31 = {instancePath:instancePath+"/outputImage",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data9};
if(vErrors === null){ vErrors = [err31]; } else { vErrors.push(err31); }
errors++;
} }
if(data.outputAudio !== undefined){
let data10 = data.outputAudio; if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/outputAudio",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data10};
if(vErrors === null){ vErrors = [err32]; } else { vErrors.push(err32); }
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/outputAudio",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data10};
if(vErrors === null){ vErrors = [err33]; } else { vErrors.push(err33); }
errors++;
} } else {
const err34 = {instancePath:instancePath+"/outputAudio",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data10};
if(vErrors === null){ vErrors = [err34]; } else { vErrors.push(err34); }
errors++;
} } } else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){ vErrors = [err35]; } else { vErrors.push(err35); }
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema104 = {"description":"What one picture costs.","type":"object","x-expects":"a mapping with the key usd, and size and quality where they matter","properties":{"size":{"description":"The size of the picture, as it came out.","type":"string","pattern":"^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$","x-expects":"a size such as 1024x1024","examples":["1024x1024"]},"quality":{"description":"The quality of the picture, as it came out.","enum":["low","medium","high","xhigh","max"],"x-expects":"one of low, medium, high, xhigh, max","examples":["low"]},"usd":{"description":"What the picture costs.","$ref":"#/$defs/usd","examples":[0.011]}},"required":["usd"],"additionalProperties":false};
const pattern40 = new RegExp("^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.usd === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usd"},message:"must have required property '"+"usd"+"'",schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
for(const key0 in data){
if(!(((key0 === "size") || (key0 === "quality")) || (key0 === "usd"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema104,data};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} }
if(data.size !== undefined){
let data0 = data.size; if(typeof data0 === "string"){
if(!pattern40.test(data0)){
const err2 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$"},message:"must match pattern \""+"^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$"+"\"",schema:"^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$",parentSchema:schema104.properties.size,data:data0};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
} } else {
const err3 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.size.type,parentSchema:schema104.properties.size,data:data0};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} }
if(data.quality !== undefined){
let data1 = data.quality; if(!(((((data1 === "low") || (data1 === "medium")) || (data1 === "high")) || (data1 === "xhigh")) || (data1 === "max"))){
const err4 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema104.properties.quality.enum},message:"must be equal to one of the allowed values",schema:schema104.properties.quality.enum,parentSchema:schema104.properties.quality,data:data1};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} }
if(data.usd !== undefined){
let data2 = data.usd; if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/usd",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/usd",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} } else {
const err7 = {instancePath:instancePath+"/usd",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
} } } else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern41 = new RegExp("^[0-9]{1,4}[pk]$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema65,data};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
}
for(const key0 in data){
if(!(func1.call(schema65.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} }
if(data.input !== undefined){
let data0 = data.input; if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/input",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data0};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/input",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data0};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} } else {
const err4 = {instancePath:instancePath+"/input",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data0};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
} }
if(data.inputImage !== undefined){
let data1 = data.inputImage; if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/inputImage",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data1};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/inputImage",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data1};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} } else {
const err7 = {instancePath:instancePath+"/inputImage",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data1};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
} }
if(data.inputAudio !== undefined){
let data2 = data.inputAudio; if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/inputAudio",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/inputAudio",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
} } else {
const err10 = {instancePath:instancePath+"/inputAudio",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data2};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
} }
if(data.inputVideo !== undefined){
let data3 = data.inputVideo; if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/inputVideo",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data3};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/inputVideo",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data3};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
} } else {
const err13 = {instancePath:instancePath+"/inputVideo",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data3};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
} }
if(data.cacheRead !== undefined){
let data4 = data.cacheRead; if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/cacheRead",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data4};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/cacheRead",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data4};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
} } else {
const err16 = {instancePath:instancePath+"/cacheRead",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data4};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
} }
if(data.cacheWrite !== undefined){
let data5 = data.cacheWrite; if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/cacheWrite",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data5};
if(vErrors === null){ vErrors = [err17]; } else { vErrors.push(err17); }
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/cacheWrite",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data5};
if(vErrors === null){ vErrors = [err18]; } else { vErrors.push(err18); }
errors++;
} } else {
const err19 = {instancePath:instancePath+"/cacheWrite",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data5};
if(vErrors === null){ vErrors = [err19]; } else { vErrors.push(err19); }
errors++;
} }
if(data.cacheWriteHour !== undefined){
let data6 = data.cacheWriteHour; if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/cacheWriteHour",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data6};
if(vErrors === null){ vErrors = [err20]; } else { vErrors.push(err20); }
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/cacheWriteHour",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data6};
if(vErrors === null){ vErrors = [err21]; } else { vErrors.push(err21); }
errors++;
} } else {
const err22 = {instancePath:instancePath+"/cacheWriteHour",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data6};
if(vErrors === null){ vErrors = [err22]; } else { vErrors.push(err22); }
errors++;
} }
if(data.output !== undefined){
let data7 = data.output; if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/output",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data7};
if(vErrors === null){ vErrors = [err23]; } else { vErrors.push(err23); }
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/output",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data7};
if(vErrors === null){ vErrors = [err24]; } else { vErrors.push(err24); }
errors++;
} } else {
const err25 = {instancePath:instancePath+"/output",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data7};
if(vErrors === null){ vErrors = [err25]; } else { vErrors.push(err25); }
errors++;
} }
if(data.thoughts !== undefined){
let data8 = data.thoughts; if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/thoughts",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data8};
if(vErrors === null){ vErrors = [err26]; } else { vErrors.push(err26); }
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/thoughts",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data8};
if(vErrors === null){ vErrors = [err27]; } else { vErrors.push(err27); }
errors++;
} } else {
const err28 = {instancePath:instancePath+"/thoughts",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data8};
if(vErrors === null){ vErrors = [err28]; } else { vErrors.push(err28); }
errors++;
} }
if(data.outputImage !== undefined){
let data9 = data.outputImage; if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/outputImage",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data9};
if(vErrors === null){ vErrors = [err29]; } else { vErrors.push(err29); }
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/outputImage",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data9};
if(vErrors === null){ vErrors = [err30]; } else { vErrors.push(err30); }
errors++;
} } else {
const err31 = {instancePath:instancePath+"/outputImage",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data9};
if(vErrors === null){ vErrors = [err31]; } else { vErrors.push(err31); }
errors++;
} }
if(data.outputAudio !== undefined){
let data10 = data.outputAudio; if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/outputAudio",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data10};
if(vErrors === null){ vErrors = [err32]; } else { vErrors.push(err32); }
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/outputAudio",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data10};
if(vErrors === null){ vErrors = [err33]; } else { vErrors.push(err33); }
errors++;
} } else {
const err34 = {instancePath:instancePath+"/outputAudio",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data10};
if(vErrors === null){ vErrors = [err34]; } else { vErrors.push(err34); }
errors++;
} }
if(data.longContext !== undefined){
if(!(validate39(data.longContext, {instancePath:instancePath+"/longContext",parentData:data,parentDataProperty:"longContext",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
} }
if(data.fast !== undefined){
if(!(validate41(data.fast, {instancePath:instancePath+"/fast",parentData:data,parentDataProperty:"fast",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
} }
if(data.webSearch !== undefined){
let data13 = data.webSearch; if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/webSearch",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data13};
if(vErrors === null){ vErrors = [err35]; } else { vErrors.push(err35); }
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/webSearch",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data13};
if(vErrors === null){ vErrors = [err36]; } else { vErrors.push(err36); }
errors++;
} } else {
const err37 = {instancePath:instancePath+"/webSearch",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data13};
if(vErrors === null){ vErrors = [err37]; } else { vErrors.push(err37); }
errors++;
} }
if(data.groundedAnswer !== undefined){
let data14 = data.groundedAnswer; if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/groundedAnswer",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data14};
if(vErrors === null){ vErrors = [err38]; } else { vErrors.push(err38); }
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/groundedAnswer",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data14};
if(vErrors === null){ vErrors = [err39]; } else { vErrors.push(err39); }
errors++;
} } else {
const err40 = {instancePath:instancePath+"/groundedAnswer",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data14};
if(vErrors === null){ vErrors = [err40]; } else { vErrors.push(err40); }
errors++;
} }
if(data.transcriptSecond !== undefined){
let data15 = data.transcriptSecond; if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000 || isNaN(data15)){
const err41 = {instancePath:instancePath+"/transcriptSecond",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data15};
if(vErrors === null){ vErrors = [err41]; } else { vErrors.push(err41); }
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/transcriptSecond",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data15};
if(vErrors === null){ vErrors = [err42]; } else { vErrors.push(err42); }
errors++;
} } else {
const err43 = {instancePath:instancePath+"/transcriptSecond",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data15};
if(vErrors === null){ vErrors = [err43]; } else { vErrors.push(err43); }
errors++;
} }
if(data.pictures !== undefined){
let data16 = data.pictures; if(Array.isArray(data16)){
if(data16.length > 100){
const err44 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema65.properties.pictures,data:data16};
if(vErrors === null){ vErrors = [err44]; } else { vErrors.push(err44); }
errors++;
}
if(data16.length < 1){
const err45 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema65.properties.pictures,data:data16};
if(vErrors === null){ vErrors = [err45]; } else { vErrors.push(err45); }
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate43(data16[i0], {instancePath:instancePath+"/pictures/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
} } } else {
const err46 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema65.properties.pictures.type,parentSchema:schema65.properties.pictures,data:data16};
if(vErrors === null){ vErrors = [err46]; } else { vErrors.push(err46); }
errors++;
} }
if(data.videoSecond !== undefined){
let data18 = data.videoSecond; if((!((typeof data18 == "number") && (isFinite(data18)))) && (!(data18 && typeof data18 == "object" && !Array.isArray(data18)))){
const err47 = {instancePath:instancePath+"/videoSecond",schemaPath:"#/properties/videoSecond/type",keyword:"type",params:{type: schema65.properties.videoSecond.type},message:"must be number,object",schema:schema65.properties.videoSecond.type,parentSchema:schema65.properties.videoSecond,data:data18};
if(vErrors === null){ vErrors = [err47]; } else { vErrors.push(err47); }
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/videoSecond",schemaPath:"#/properties/videoSecond/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema65.properties.videoSecond,data:data18};
if(vErrors === null){ vErrors = [err48]; } else { vErrors.push(err48); }
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/videoSecond",schemaPath:"#/properties/videoSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.videoSecond,data:data18};
if(vErrors === null){ vErrors = [err49]; } else { vErrors.push(err49); }
errors++;
} }
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length < 1){
const err50 = {instancePath:instancePath+"/videoSecond",schemaPath:"#/properties/videoSecond/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema65.properties.videoSecond,data:data18};
if(vErrors === null){ vErrors = [err50]; } else { vErrors.push(err50); }
errors++;
}
for(const key1 in data18){
const _errs51 = errors; if(typeof key1 === "string"){
if(!pattern41.test(key1)){
const err51 = {instancePath:instancePath+"/videoSecond",schemaPath:"#/properties/videoSecond/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,4}[pk]$"},message:"must match pattern \""+"^[0-9]{1,4}[pk]$"+"\"",schema:"^[0-9]{1,4}[pk]$",parentSchema:schema65.properties.videoSecond.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){ vErrors = [err51]; } else { vErrors.push(err51); }
errors++;
} } else {
const err52 = {instancePath:instancePath+"/videoSecond",schemaPath:"#/properties/videoSecond/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.videoSecond.propertyNames.type,parentSchema:schema65.properties.videoSecond.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){ vErrors = [err52]; } else { vErrors.push(err52); }
errors++;
}
var valid17 = _errs51 === errors;
if(!valid17){
const err53 = {instancePath:instancePath+"/videoSecond",schemaPath:"#/properties/videoSecond/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema65.properties.videoSecond.propertyNames,parentSchema:schema65.properties.videoSecond,data:data18};
if(vErrors === null){ vErrors = [err53]; } else { vErrors.push(err53); }
errors++;
} }
for(const key2 in data18){
let data19 = data18[key2]; if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000000 || isNaN(data19)){
const err54 = {instancePath:instancePath+"/videoSecond/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data19};
if(vErrors === null){ vErrors = [err54]; } else { vErrors.push(err54); }
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err55 = {instancePath:instancePath+"/videoSecond/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data19};
if(vErrors === null){ vErrors = [err55]; } else { vErrors.push(err55); }
errors++;
} } else {
const err56 = {instancePath:instancePath+"/videoSecond/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data19};
if(vErrors === null){ vErrors = [err56]; } else { vErrors.push(err56); }
errors++;
} } } } } else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){ vErrors = [err57]; } else { vErrors.push(err57); }
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fallbacks === undefined){ data.fallbacks = []; }
if(data.aliases === undefined){ data.aliases = []; }
for(const key0 in data){
if(!((((key0 === "video") || (key0 === "fallbacks")) || (key0 === "aliases")) || (key0 === "price"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema62,data};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} }
if(data.video !== undefined){
let data0 = data.video; if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((((key1 === "seconds") || (key1 === "aspectRatios")) || (key1 === "resolutions")) || (key1 === "samples")) || (key1 === "image"))){
const err1 = {instancePath:instancePath+"/video",schemaPath:"#/properties/video/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema62.properties.video,data:data0};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
} }
if(data0.seconds !== undefined){
let data1 = data0.seconds; if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/video/seconds",schemaPath:"#/properties/video/properties/seconds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema62.properties.video.properties.seconds,data:data1};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0]; if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/video/seconds/" + i0,schemaPath:"#/properties/video/properties/seconds/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema62.properties.video.properties.seconds.items.type,parentSchema:schema62.properties.video.properties.seconds.items,data:data2};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 8 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/video/seconds/" + i0,schemaPath:"#/properties/video/properties/seconds/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8",schema:8,parentSchema:schema62.properties.video.properties.seconds.items,data:data2};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
if(data2 < 4 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/video/seconds/" + i0,schemaPath:"#/properties/video/properties/seconds/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4",schema:4,parentSchema:schema62.properties.video.properties.seconds.items,data:data2};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
}
let res0;
if((2 === 0 || (res0 = data2/2, res0 !== parseInt(res0)))){
const err6 = {instancePath:instancePath+"/video/seconds/" + i0,schemaPath:"#/properties/video/properties/seconds/items/multipleOf",keyword:"multipleOf",params:{multipleOf: 2},message:"must be multiple of 2",schema:2,parentSchema:schema62.properties.video.properties.seconds.items,data:data2};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
} } }
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){ continue; }
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/video/seconds",schemaPath:"#/properties/video/properties/seconds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema62.properties.video.properties.seconds,data:data1};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
break;
}
indices0[item0] = i1;
} } } else {
const err8 = {instancePath:instancePath+"/video/seconds",schemaPath:"#/properties/video/properties/seconds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema62.properties.video.properties.seconds.type,parentSchema:schema62.properties.video.properties.seconds,data:data1};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
} }
if(data0.aspectRatios !== undefined){
let data3 = data0.aspectRatios; if(Array.isArray(data3)){
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/video/aspectRatios",schemaPath:"#/properties/video/properties/aspectRatios/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema62.properties.video.properties.aspectRatios,data:data3};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2]; if(!((data4 === "16:9") || (data4 === "9:16"))){
const err10 = {instancePath:instancePath+"/video/aspectRatios/" + i2,schemaPath:"#/properties/video/properties/aspectRatios/items/enum",keyword:"enum",params:{allowedValues: schema62.properties.video.properties.aspectRatios.items.enum},message:"must be equal to one of the allowed values",schema:schema62.properties.video.properties.aspectRatios.items.enum,parentSchema:schema62.properties.video.properties.aspectRatios.items,data:data4};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
} }
let i3 = data3.length;
let j1;
if(i3 > 1){
outer0:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data3[i3], data3[j1])){
const err11 = {instancePath:instancePath+"/video/aspectRatios",schemaPath:"#/properties/video/properties/aspectRatios/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)",schema:true,parentSchema:schema62.properties.video.properties.aspectRatios,data:data3};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
break outer0;
} } } } } else {
const err12 = {instancePath:instancePath+"/video/aspectRatios",schemaPath:"#/properties/video/properties/aspectRatios/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema62.properties.video.properties.aspectRatios.type,parentSchema:schema62.properties.video.properties.aspectRatios,data:data3};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
} }
if(data0.resolutions !== undefined){
let data5 = data0.resolutions; if(Array.isArray(data5)){
if(data5.length < 1){
const err13 = {instancePath:instancePath+"/video/resolutions",schemaPath:"#/properties/video/properties/resolutions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema62.properties.video.properties.resolutions,data:data5};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
let data6 = data5[i4]; if(!(((data6 === "720p") || (data6 === "1080p")) || (data6 === "4k"))){
const err14 = {instancePath:instancePath+"/video/resolutions/" + i4,schemaPath:"#/properties/video/properties/resolutions/items/enum",keyword:"enum",params:{allowedValues: schema62.properties.video.properties.resolutions.items.enum},message:"must be equal to one of the allowed values",schema:schema62.properties.video.properties.resolutions.items.enum,parentSchema:schema62.properties.video.properties.resolutions.items,data:data6};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
} }
let i5 = data5.length;
let j2;
if(i5 > 1){
outer1:
for(;i5--;){
for(j2 = i5; j2--;){
if(func0(data5[i5], data5[j2])){
const err15 = {instancePath:instancePath+"/video/resolutions",schemaPath:"#/properties/video/properties/resolutions/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)",schema:true,parentSchema:schema62.properties.video.properties.resolutions,data:data5};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
break outer1;
} } } } } else {
const err16 = {instancePath:instancePath+"/video/resolutions",schemaPath:"#/properties/video/properties/resolutions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema62.properties.video.properties.resolutions.type,parentSchema:schema62.properties.video.properties.resolutions,data:data5};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
} }
if(data0.samples !== undefined){
let data7 = data0.samples; if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/video/samples",schemaPath:"#/properties/video/properties/samples/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema62.properties.video.properties.samples.type,parentSchema:schema62.properties.video.properties.samples,data:data7};
if(vErrors === null){ vErrors = [err17]; } else { vErrors.push(err17); }
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 4 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/video/samples",schemaPath:"#/properties/video/properties/samples/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema62.properties.video.properties.samples,data:data7};
if(vErrors === null){ vErrors = [err18]; } else { vErrors.push(err18); }
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/video/samples",schemaPath:"#/properties/video/properties/samples/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema62.properties.video.properties.samples,data:data7};
if(vErrors === null){ vErrors = [err19]; } else { vErrors.push(err19); }
errors++;
} } }
if(data0.image !== undefined){
let data8 = data0.image; if(typeof data8 !== "boolean"){
const err20 = {instancePath:instancePath+"/video/image",schemaPath:"#/properties/video/properties/image/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema62.properties.video.properties.image.type,parentSchema:schema62.properties.video.properties.image,data:data8};
if(vErrors === null){ vErrors = [err20]; } else { vErrors.push(err20); }
errors++;
} } } else {
const err21 = {instancePath:instancePath+"/video",schemaPath:"#/properties/video/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.properties.video.type,parentSchema:schema62.properties.video,data:data0};
if(vErrors === null){ vErrors = [err21]; } else { vErrors.push(err21); }
errors++;
} }
let data9 = data.fallbacks; if(Array.isArray(data9)){
if(data9.length > 10){
const err22 = {instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema62.properties.fallbacks,data:data9};
if(vErrors === null){ vErrors = [err22]; } else { vErrors.push(err22); }
errors++;
}
const len3 = data9.length;
for(let i6=0; i6<len3; i6++){
let data10 = data9[i6]; if(typeof data10 === "string"){
if(!pattern37.test(data10)){
const err23 = {instancePath:instancePath+"/fallbacks/" + i6,schemaPath:"#/$defs/modelName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$",parentSchema:schema61,data:data10};
if(vErrors === null){ vErrors = [err23]; } else { vErrors.push(err23); }
errors++;
} } else {
const err24 = {instancePath:instancePath+"/fallbacks/" + i6,schemaPath:"#/$defs/modelName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.type,parentSchema:schema61,data:data10};
if(vErrors === null){ vErrors = [err24]; } else { vErrors.push(err24); }
errors++;
} }
let i7 = data9.length;
let j3;
if(i7 > 1){
outer2:
for(;i7--;){
for(j3 = i7; j3--;){
if(func0(data9[i7], data9[j3])){
const err25 = {instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)",schema:true,parentSchema:schema62.properties.fallbacks,data:data9};
if(vErrors === null){ vErrors = [err25]; } else { vErrors.push(err25); }
errors++;
break outer2;
} } } } } else {
const err26 = {instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema62.properties.fallbacks.type,parentSchema:schema62.properties.fallbacks,data:data9};
if(vErrors === null){ vErrors = [err26]; } else { vErrors.push(err26); }
errors++;
}
let data11 = data.aliases; if(Array.isArray(data11)){
const len4 = data11.length;
for(let i8=0; i8<len4; i8++){
let data12 = data11[i8]; if(typeof data12 === "string"){
if(!pattern37.test(data12)){
const err27 = {instancePath:instancePath+"/aliases/" + i8,schemaPath:"#/$defs/modelName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$",parentSchema:schema61,data:data12};
if(vErrors === null){ vErrors = [err27]; } else { vErrors.push(err27); }
errors++;
} } else {
const err28 = {instancePath:instancePath+"/aliases/" + i8,schemaPath:"#/$defs/modelName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.type,parentSchema:schema61,data:data12};
if(vErrors === null){ vErrors = [err28]; } else { vErrors.push(err28); }
errors++;
} }
let i9 = data11.length;
let j4;
if(i9 > 1){
outer3:
for(;i9--;){
for(j4 = i9; j4--;){
if(func0(data11[i9], data11[j4])){
const err29 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)",schema:true,parentSchema:schema62.properties.aliases,data:data11};
if(vErrors === null){ vErrors = [err29]; } else { vErrors.push(err29); }
errors++;
break outer3;
} } } } } else {
const err30 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema62.properties.aliases.type,parentSchema:schema62.properties.aliases,data:data11};
if(vErrors === null){ vErrors = [err30]; } else { vErrors.push(err30); }
errors++;
}
if(data.price !== undefined){
if(!(validate38(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
} } } else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){ vErrors = [err31]; } else { vErrors.push(err31); }
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern42 = new RegExp("^([1-9][0-9]{0,4}d|forever)$", "u");
const pattern46 = new RegExp("^https?://[^/\\s?#@\"&<>]+/?$", "u");
const pattern52 = new RegExp("^[1-9][0-9]{0,5}(KiB|MiB|GiB)$", "u");
const pattern56 = new RegExp("^(gs|s3)://[a-z0-9][a-z0-9._-]{1,61}[a-z0-9](/(?!\\.\\.(/|$))[^/\\s?#%]+)*/?$", "u");
const pattern57 = new RegExp("^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$", "u");
const pattern58 = new RegExp("^([A-Za-z0-9._-]+/)*$", "u");
const pattern59 = new RegExp("^[A-Za-z0-9-]{1,64}$", "u");
const pattern60 = new RegExp("^https?://[^/\\s?#@]+/?$", "u");
const pattern64 = new RegExp("^(stun|turn):([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[1-9][0-9]{0,4})?(\\?transport=udp)?$", "u");
const pattern66 = new RegExp("^(\\*|https?://[^/\\s?#@*]+)$", "u");
const pattern73 = new RegExp("^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$", "u");
const pattern74 = new RegExp("^(0(ms|s|m|h|d)?|[1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){ evaluated0.props = undefined; }
if(evaluated0.dynamicItems){ evaluated0.items = undefined; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deployments === undefined){ data.deployments = [{"id":"simulator","provider":"simulator"}]; }
if(data.routing === undefined){ data.routing = {}; }
if(data.models === undefined){ data.models = {}; }
if(data.accounts === undefined){ data.accounts = {}; }
if(data.retention === undefined){ data.retention = {}; }
if(data.video === undefined){ data.video = {}; }
if(data.objects === undefined){ data.objects = {}; }
if(data.realtime === undefined){ data.realtime = {}; }
if(data.cors === undefined){ data.cors = {}; }
if(data.limits === undefined){ data.limits = {}; }
if(data.server === undefined){ data.server = {}; }
if(data.metrics === undefined){ data.metrics = {}; }
if(data.usage === undefined){ data.usage = {}; }
if(data.simulator === undefined){ data.simulator = {}; }
if(data.streams === undefined){ data.streams = {}; }
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){ vErrors = [err0]; } else { vErrors.push(err0); }
errors++;
} }
let data0 = data.deployments; if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/deployments",schemaPath:"#/properties/deployments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema32.properties.deployments,data:data0};
if(vErrors === null){ vErrors = [err1]; } else { vErrors.push(err1); }
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/deployments/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
} } } else {
const err2 = {instancePath:instancePath+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.deployments.type,parentSchema:schema32.properties.deployments,data:data0};
if(vErrors === null){ vErrors = [err2]; } else { vErrors.push(err2); }
errors++;
}
let data2 = data.routing; if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.strategy === undefined){ data2.strategy = "weighted"; }
if(data2.attempts === undefined){ data2.attempts = 3; }
if(data2.backoff === undefined){ data2.backoff = "250ms"; }
if(data2.maxBackoff === undefined){ data2.maxBackoff = "8s"; }
if(data2.deadline === undefined){ data2.deadline = "10m"; }
if(data2.cooldown === undefined){ data2.cooldown = {}; }
for(const key1 in data2){
if(!((((((key1 === "strategy") || (key1 === "attempts")) || (key1 === "backoff")) || (key1 === "maxBackoff")) || (key1 === "deadline")) || (key1 === "cooldown"))){
const err3 = {instancePath:instancePath+"/routing",schemaPath:"#/properties/routing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.routing,data:data2};
if(vErrors === null){ vErrors = [err3]; } else { vErrors.push(err3); }
errors++;
} }
let data3 = data2.strategy; if(!((data3 === "weighted") || (data3 === "latency"))){
const err4 = {instancePath:instancePath+"/routing/strategy",schemaPath:"#/properties/routing/properties/strategy/enum",keyword:"enum",params:{allowedValues: schema32.properties.routing.properties.strategy.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.routing.properties.strategy.enum,parentSchema:schema32.properties.routing.properties.strategy,data:data3};
if(vErrors === null){ vErrors = [err4]; } else { vErrors.push(err4); }
errors++;
}
let data4 = data2.attempts; if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/routing/attempts",schemaPath:"#/properties/routing/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.routing.properties.attempts.type,parentSchema:schema32.properties.routing.properties.attempts,data:data4};
if(vErrors === null){ vErrors = [err5]; } else { vErrors.push(err5); }
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/routing/attempts",schemaPath:"#/properties/routing/properties/attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10",schema:10,parentSchema:schema32.properties.routing.properties.attempts,data:data4};
if(vErrors === null){ vErrors = [err6]; } else { vErrors.push(err6); }
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/routing/attempts",schemaPath:"#/properties/routing/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.routing.properties.attempts,data:data4};
if(vErrors === null){ vErrors = [err7]; } else { vErrors.push(err7); }
errors++;
} }
let data5 = data2.backoff; if(typeof data5 === "string"){
if(!pattern28.test(data5)){
const err8 = {instancePath:instancePath+"/routing/backoff",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data5};
if(vErrors === null){ vErrors = [err8]; } else { vErrors.push(err8); }
errors++;
} } else {
const err9 = {instancePath:instancePath+"/routing/backoff",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data5};
if(vErrors === null){ vErrors = [err9]; } else { vErrors.push(err9); }
errors++;
}
let data6 = data2.maxBackoff; if(typeof data6 === "string"){
if(!pattern28.test(data6)){
const err10 = {instancePath:instancePath+"/routing/maxBackoff",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data6};
if(vErrors === null){ vErrors = [err10]; } else { vErrors.push(err10); }
errors++;
} } else {
const err11 = {instancePath:instancePath+"/routing/maxBackoff",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data6};
if(vErrors === null){ vErrors = [err11]; } else { vErrors.push(err11); }
errors++;
}
let data7 = data2.deadline; if(typeof data7 === "string"){
if(!pattern28.test(data7)){
const err12 = {instancePath:instancePath+"/routing/deadline",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data7};
if(vErrors === null){ vErrors = [err12]; } else { vErrors.push(err12); }
errors++;
} } else {
const err13 = {instancePath:instancePath+"/routing/deadline",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data7};
if(vErrors === null){ vErrors = [err13]; } else { vErrors.push(err13); }
errors++;
}
let data8 = data2.cooldown; if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.failures === undefined){ data8.failures = 3; }
if(data8.duration === undefined){ data8.duration = "30s"; }
for(const key2 in data8){
if(!((key2 === "failures") || (key2 === "duration"))){
const err14 = {instancePath:instancePath+"/routing/cooldown",schemaPath:"#/properties/routing/properties/cooldown/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.routing.properties.cooldown,data:data8};
if(vErrors === null){ vErrors = [err14]; } else { vErrors.push(err14); }
errors++;
} }
let data9 = data8.failures; if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/routing/cooldown/failures",schemaPath:"#/properties/routing/properties/cooldown/properties/failures/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.routing.properties.cooldown.properties.failures.type,parentSchema:schema32.properties.routing.properties.cooldown.properties.failures,data:data9};
if(vErrors === null){ vErrors = [err15]; } else { vErrors.push(err15); }
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/routing/cooldown/failures",schemaPath:"#/properties/routing/properties/cooldown/properties/failures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema32.properties.routing.properties.cooldown.properties.failures,data:data9};
if(vErrors === null){ vErrors = [err16]; } else { vErrors.push(err16); }
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/routing/cooldown/failures",schemaPath:"#/properties/routing/properties/cooldown/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.routing.properties.cooldown.properties.failures,data:data9};
if(vErrors === null){ vErrors = [err17]; } else { vErrors.push(err17); }
errors++;
} }
let data10 = data8.duration; if(typeof data10 === "string"){
if(!pattern28.test(data10)){
const err18 = {instancePath:instancePath+"/routing/cooldown/duration",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data10};
if(vErrors === null){ vErrors = [err18]; } else { vErrors.push(err18); }
errors++;
} } else {
const err19 = {instancePath:instancePath+"/routing/cooldown/duration",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data10};
if(vErrors === null){ vErrors = [err19]; } else { vErrors.push(err19); }
errors++;
} } else {
const err20 = {instancePath:instancePath+"/routing/cooldown",schemaPath:"#/properties/routing/properties/cooldown/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.routing.properties.cooldown.type,parentSchema:schema32.properties.routing.properties.cooldown,data:data8};
if(vErrors === null){ vErrors = [err20]; } else { vErrors.push(err20); }
errors++;
} } else {
const err21 = {instancePath:instancePath+"/routing",schemaPath:"#/properties/routing/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.routing.type,parentSchema:schema32.properties.routing,data:data2};
if(vErrors === null){ vErrors = [err21]; } else { vErrors.push(err21); }
errors++;
}
let data11 = data.models; if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
const _errs30 = errors; if(typeof key3 === "string"){
if(!pattern37.test(key3)){
const err22 = {instancePath:instancePath+"/models",schemaPath:"#/$defs/modelName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$",parentSchema:schema61,data:key3,propertyName:key3};
if(vErrors === null){ vErrors = [err22]; } else { vErrors.push(err22); }
errors++;
} } else {
const err23 = {instancePath:instancePath+"/models",schemaPath:"#/$defs/modelName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.type,parentSchema:schema61,data:key3,propertyName:key3};
if(vErrors === null){ vErrors = [err23]; } else { vErrors.push(err23); }
errors++;
}
var valid9 = _errs30 === errors;
if(!valid9){
const err24 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid",schema:schema32.properties.models.propertyNames,parentSchema:schema32.properties.models,data:data11};
if(vErrors === null){ vErrors = [err24]; } else { vErrors.push(err24); }
errors++;
} }
for(const key4 in data11){
if(!(validate37(data11[key4], {instancePath:instancePath+"/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data11,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
} } } else {
const err25 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.models.type,parentSchema:schema32.properties.models,data:data11};
if(vErrors === null){ vErrors = [err25]; } else { vErrors.push(err25); }
errors++;
}
let data13 = data.accounts; if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.registration === undefined){ data13.registration = "closed"; }
if(data13.registrationsPerHour === undefined){ data13.registrationsPerHour = 100; }
if(data13.startQuota === undefined){ data13.startQuota = 0; }
if(data13.invitation === undefined){ data13.invitation = {}; }
if(data13.limits === undefined){ data13.limits = {}; }
if(data13.holdOutputTokens === undefined){ data13.holdOutputTokens = 8192; }
for(const key5 in data13){
if(!((((((key5 === "registration") || (key5 === "registrationsPerHour")) || (key5 === "startQuota")) || (key5 === "invitation")) || (key5 === "limits")) || (key5 === "holdOutputTokens"))){
const err26 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.accounts,data:data13};
if(vErrors === null){ vErrors = [err26]; } else { vErrors.push(err26); }
errors++;
} }
let data14 = data13.registration; if(!(((data14 === "open") || (data14 === "invite")) || (data14 === "closed"))){
const err27 = {instancePath:instancePath+"/accounts/registration",schemaPath:"#/properties/accounts/properties/registration/enum",keyword:"enum",params:{allowedValues: schema32.properties.accounts.properties.registration.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.accounts.properties.registration.enum,parentSchema:schema32.properties.accounts.properties.registration,data:data14};
if(vErrors === null){ vErrors = [err27]; } else { vErrors.push(err27); }
errors++;
}
let data15 = data13.registrationsPerHour; if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err28 = {instancePath:instancePath+"/accounts/registrationsPerHour",schemaPath:"#/properties/accounts/properties/registrationsPerHour/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.accounts.properties.registrationsPerHour.type,parentSchema:schema32.properties.accounts.properties.registrationsPerHour,data:data15};
if(vErrors === null){ vErrors = [err28]; } else { vErrors.push(err28); }
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100000 || isNaN(data15)){
const err29 = {instancePath:instancePath+"/accounts/registrationsPerHour",schemaPath:"#/properties/accounts/properties/registrationsPerHour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema32.properties.accounts.properties.registrationsPerHour,data:data15};
if(vErrors === null){ vErrors = [err29]; } else { vErrors.push(err29); }
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err30 = {instancePath:instancePath+"/accounts/registrationsPerHour",schemaPath:"#/properties/accounts/properties/registrationsPerHour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.accounts.properties.registrationsPerHour,data:data15};
if(vErrors === null){ vErrors = [err30]; } else { vErrors.push(err30); }
errors++;
} }
let data16 = data13.startQuota; if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000 || isNaN(data16)){
const err31 = {instancePath:instancePath+"/accounts/startQuota",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data16};
if(vErrors === null){ vErrors = [err31]; } else { vErrors.push(err31); }
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err32 = {instancePath:instancePath+"/accounts/startQuota",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data16};
if(vErrors === null){ vErrors = [err32]; } else { vErrors.push(err32); }
errors++;
} } else {
const err33 = {instancePath:instancePath+"/accounts/startQuota",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data16};
if(vErrors === null){ vErrors = [err33]; } else { vErrors.push(err33); }
errors++;
}
let data17 = data13.invitation; if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.inviter === undefined){ data17.inviter = 0; }
if(data17.invitee === undefined){ data17.invitee = 0; }
if(data17.maxRewards === undefined){ data17.maxRewards = 100; }
for(const key6 in data17){
if(!(((key6 === "inviter") || (key6 === "invitee")) || (key6 === "maxRewards"))){
const err34 = {instancePath:instancePath+"/accounts/invitation",schemaPath:"#/properties/accounts/properties/invitation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.accounts.properties.invitation,data:data17};
if(vErrors === null){ vErrors = [err34]; } else { vErrors.push(err34); }
errors++;
} }
let data18 = data17.inviter; if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000 || isNaN(data18)){
const err35 = {instancePath:instancePath+"/accounts/invitation/inviter",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data18};
if(vErrors === null){ vErrors = [err35]; } else { vErrors.push(err35); }
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err36 = {instancePath:instancePath+"/accounts/invitation/inviter",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data18};
if(vErrors === null){ vErrors = [err36]; } else { vErrors.push(err36); }
errors++;
} } else {
const err37 = {instancePath:instancePath+"/accounts/invitation/inviter",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data18};
if(vErrors === null){ vErrors = [err37]; } else { vErrors.push(err37); }
errors++;
}
let data19 = data17.invitee; if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000000 || isNaN(data19)){
const err38 = {instancePath:instancePath+"/accounts/invitation/invitee",schemaPath:"#/$defs/usd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema66,data:data19};
if(vErrors === null){ vErrors = [err38]; } else { vErrors.push(err38); }
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err39 = {instancePath:instancePath+"/accounts/invitation/invitee",schemaPath:"#/$defs/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66,data:data19};
if(vErrors === null){ vErrors = [err39]; } else { vErrors.push(err39); }
errors++;
} } else {
const err40 = {instancePath:instancePath+"/accounts/invitation/invitee",schemaPath:"#/$defs/usd/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema66.type,parentSchema:schema66,data:data19};
if(vErrors === null){ vErrors = [err40]; } else { vErrors.push(err40); }
errors++;
}
let data20 = data17.maxRewards; if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err41 = {instancePath:instancePath+"/accounts/invitation/maxRewards",schemaPath:"#/properties/accounts/properties/invitation/properties/maxRewards/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.accounts.properties.invitation.properties.maxRewards.type,parentSchema:schema32.properties.accounts.properties.invitation.properties.maxRewards,data:data20};
if(vErrors === null){ vErrors = [err41]; } else { vErrors.push(err41); }
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000000 || isNaN(data20)){
const err42 = {instancePath:instancePath+"/accounts/invitation/maxRewards",schemaPath:"#/properties/accounts/properties/invitation/properties/maxRewards/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema32.properties.accounts.properties.invitation.properties.maxRewards,data:data20};
if(vErrors === null){ vErrors = [err42]; } else { vErrors.push(err42); }
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err43 = {instancePath:instancePath+"/accounts/invitation/maxRewards",schemaPath:"#/properties/accounts/properties/invitation/properties/maxRewards/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema32.properties.accounts.properties.invitation.properties.maxRewards,data:data20};
if(vErrors === null){ vErrors = [err43]; } else { vErrors.push(err43); }
errors++;
} } } else {
const err44 = {instancePath:instancePath+"/accounts/invitation",schemaPath:"#/properties/accounts/properties/invitation/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.accounts.properties.invitation.type,parentSchema:schema32.properties.accounts.properties.invitation,data:data17};
if(vErrors === null){ vErrors = [err44]; } else { vErrors.push(err44); }
errors++;
}
let data21 = data13.limits; if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key7 in data21){
if(!(((key7 === "rpm") || (key7 === "tpm")) || (key7 === "concurrency"))){
const err45 = {instancePath:instancePath+"/accounts/limits",schemaPath:"#/properties/accounts/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.accounts.properties.limits,data:data21};
if(vErrors === null){ vErrors = [err45]; } else { vErrors.push(err45); }
errors++;
} }
if(data21.rpm !== undefined){
let data22 = data21.rpm; if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err46 = {instancePath:instancePath+"/accounts/limits/rpm",schemaPath:"#/$defs/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema110.type,parentSchema:schema110,data:data22};
if(vErrors === null){ vErrors = [err46]; } else { vErrors.push(err46); }
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000000000 || isNaN(data22)){
const err47 = {instancePath:instancePath+"/accounts/limits/rpm",schemaPath:"#/$defs/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema110,data:data22};
if(vErrors === null){ vErrors = [err47]; } else { vErrors.push(err47); }
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err48 = {instancePath:instancePath+"/accounts/limits/rpm",schemaPath:"#/$defs/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema110,data:data22};
if(vErrors === null){ vErrors = [err48]; } else { vErrors.push(err48); }
errors++;
} } }
if(data21.tpm !== undefined){
let data23 = data21.tpm; if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err49 = {instancePath:instancePath+"/accounts/limits/tpm",schemaPath:"#/$defs/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema110.type,parentSchema:schema110,data:data23};
if(vErrors === null){ vErrors = [err49]; } else { vErrors.push(err49); }
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1000000000 || isNaN(data23)){
const err50 = {instancePath:instancePath+"/accounts/limits/tpm",schemaPath:"#/$defs/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema110,data:data23};
if(vErrors === null){ vErrors = [err50]; } else { vErrors.push(err50); }
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err51 = {instancePath:instancePath+"/accounts/limits/tpm",schemaPath:"#/$defs/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema110,data:data23};
if(vErrors === null){ vErrors = [err51]; } else { vErrors.push(err51); }
errors++;
} } }
if(data21.concurrency !== undefined){
let data24 = data21.concurrency; if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err52 = {instancePath:instancePath+"/accounts/limits/concurrency",schemaPath:"#/$defs/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema110.type,parentSchema:schema110,data:data24};
if(vErrors === null){ vErrors = [err52]; } else { vErrors.push(err52); }
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1000000000 || isNaN(data24)){
const err53 = {instancePath:instancePath+"/accounts/limits/concurrency",schemaPath:"#/$defs/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema110,data:data24};
if(vErrors === null){ vErrors = [err53]; } else { vErrors.push(err53); }
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err54 = {instancePath:instancePath+"/accounts/limits/concurrency",schemaPath:"#/$defs/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema110,data:data24};
if(vErrors === null){ vErrors = [err54]; } else { vErrors.push(err54); }
errors++;
} } } } else {
const err55 = {instancePath:instancePath+"/accounts/limits",schemaPath:"#/properties/accounts/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.accounts.properties.limits.type,parentSchema:schema32.properties.accounts.properties.limits,data:data21};
if(vErrors === null){ vErrors = [err55]; } else { vErrors.push(err55); }
errors++;
}
let data25 = data13.holdOutputTokens; if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err56 = {instancePath:instancePath+"/accounts/holdOutputTokens",schemaPath:"#/properties/accounts/properties/holdOutputTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.accounts.properties.holdOutputTokens.type,parentSchema:schema32.properties.accounts.properties.holdOutputTokens,data:data25};
if(vErrors === null){ vErrors = [err56]; } else { vErrors.push(err56); }
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 1000000 || isNaN(data25)){
const err57 = {instancePath:instancePath+"/accounts/holdOutputTokens",schemaPath:"#/properties/accounts/properties/holdOutputTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema32.properties.accounts.properties.holdOutputTokens,data:data25};
if(vErrors === null){ vErrors = [err57]; } else { vErrors.push(err57); }
errors++;
}
if(data25 < 1 || isNaN(data25)){
const err58 = {instancePath:instancePath+"/accounts/holdOutputTokens",schemaPath:"#/properties/accounts/properties/holdOutputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.accounts.properties.holdOutputTokens,data:data25};
if(vErrors === null){ vErrors = [err58]; } else { vErrors.push(err58); }
errors++;
} } } else {
const err59 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.accounts.type,parentSchema:schema32.properties.accounts,data:data13};
if(vErrors === null){ vErrors = [err59]; } else { vErrors.push(err59); }
errors++;
}
let data26 = data.retention; if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.usage === undefined){ data26.usage = "forever"; }
if(data26.audit === undefined){ data26.audit = "400d"; }
if(data26.addresses === undefined){ data26.addresses = "90d"; }
if(data26.sessions === undefined){ data26.sessions = "30d"; }
for(const key8 in data26){
if(!((((key8 === "usage") || (key8 === "audit")) || (key8 === "addresses")) || (key8 === "sessions"))){
const err60 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.retention,data:data26};
if(vErrors === null){ vErrors = [err60]; } else { vErrors.push(err60); }
errors++;
} }
let data27 = data26.usage; if(typeof data27 === "string"){
if(!pattern42.test(data27)){
const err61 = {instancePath:instancePath+"/retention/usage",schemaPath:"#/$defs/retentionTime/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,4}d|forever)$"},message:"must match pattern \""+"^([1-9][0-9]{0,4}d|forever)$"+"\"",schema:"^([1-9][0-9]{0,4}d|forever)$",parentSchema:schema113,data:data27};
if(vErrors === null){ vErrors = [err61]; } else { vErrors.push(err61); }
errors++;
} } else {
const err62 = {instancePath:instancePath+"/retention/usage",schemaPath:"#/$defs/retentionTime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.type,parentSchema:schema113,data:data27};
if(vErrors === null){ vErrors = [err62]; } else { vErrors.push(err62); }
errors++;
}
let data28 = data26.audit; if(typeof data28 === "string"){
if(!pattern42.test(data28)){
const err63 = {instancePath:instancePath+"/retention/audit",schemaPath:"#/$defs/retentionTime/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,4}d|forever)$"},message:"must match pattern \""+"^([1-9][0-9]{0,4}d|forever)$"+"\"",schema:"^([1-9][0-9]{0,4}d|forever)$",parentSchema:schema113,data:data28};
if(vErrors === null){ vErrors = [err63]; } else { vErrors.push(err63); }
errors++;
} } else {
const err64 = {instancePath:instancePath+"/retention/audit",schemaPath:"#/$defs/retentionTime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.type,parentSchema:schema113,data:data28};
if(vErrors === null){ vErrors = [err64]; } else { vErrors.push(err64); }
errors++;
}
let data29 = data26.addresses; if(typeof data29 === "string"){
if(!pattern42.test(data29)){
const err65 = {instancePath:instancePath+"/retention/addresses",schemaPath:"#/$defs/retentionTime/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,4}d|forever)$"},message:"must match pattern \""+"^([1-9][0-9]{0,4}d|forever)$"+"\"",schema:"^([1-9][0-9]{0,4}d|forever)$",parentSchema:schema113,data:data29};
if(vErrors === null){ vErrors = [err65]; } else { vErrors.push(err65); }
errors++;
} } else {
const err66 = {instancePath:instancePath+"/retention/addresses",schemaPath:"#/$defs/retentionTime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.type,parentSchema:schema113,data:data29};
if(vErrors === null){ vErrors = [err66]; } else { vErrors.push(err66); }
errors++;
}
let data30 = data26.sessions; if(typeof data30 === "string"){
if(!pattern42.test(data30)){
const err67 = {instancePath:instancePath+"/retention/sessions",schemaPath:"#/$defs/retentionTime/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,4}d|forever)$"},message:"must match pattern \""+"^([1-9][0-9]{0,4}d|forever)$"+"\"",schema:"^([1-9][0-9]{0,4}d|forever)$",parentSchema:schema113,data:data30};
if(vErrors === null){ vErrors = [err67]; } else { vErrors.push(err67); }
errors++;
} } else {
const err68 = {instancePath:instancePath+"/retention/sessions",schemaPath:"#/$defs/retentionTime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.type,parentSchema:schema113,data:data30};
if(vErrors === null){ vErrors = [err68]; } else { vErrors.push(err68); }
errors++;
} } else {
const err69 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.retention.type,parentSchema:schema32.properties.retention,data:data26};
if(vErrors === null){ vErrors = [err69]; } else { vErrors.push(err69); }
errors++;
}
if(data.publicUrl !== undefined){
let data31 = data.publicUrl; if(typeof data31 === "string"){
if(!pattern46.test(data31)){
const err70 = {instancePath:instancePath+"/publicUrl",schemaPath:"#/properties/publicUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/\\s?#@\"&<>]+/?$"},message:"must match pattern \""+"^https?://[^/\\s?#@\"&<>]+/?$"+"\"",schema:"^https?://[^/\\s?#@\"&<>]+/?$",parentSchema:schema32.properties.publicUrl,data:data31};
if(vErrors === null){ vErrors = [err70]; } else { vErrors.push(err70); }
errors++;
} } else {
const err71 = {instancePath:instancePath+"/publicUrl",schemaPath:"#/properties/publicUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.publicUrl.type,parentSchema:schema32.properties.publicUrl,data:data31};
if(vErrors === null){ vErrors = [err71]; } else { vErrors.push(err71); }
errors++;
} }
let data32 = data.video; if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.retention === undefined){ data32.retention = "48h"; }
if(data32.keepTasks === undefined){ data32.keepTasks = "30d"; }
if(data32.deadline === undefined){ data32.deadline = "30m"; }
if(data32.queueTimeout === undefined){ data32.queueTimeout = "1h"; }
if(data32.downloadTimeout === undefined){ data32.downloadTimeout = "15m"; }
if(data32.maxBytes === undefined){ data32.maxBytes = "2GiB"; }
if(data32.poll === undefined){ data32.poll = {}; }
if(data32.visibility === undefined){ data32.visibility = "key"; }
if(data32.runningPerKey === undefined){ data32.runningPerKey = 100; }
if(data32.queuedPerKey === undefined){ data32.queuedPerKey = 1000; }
if(data32.queued === undefined){ data32.queued = 10000; }
if(data32.storageUris === undefined){ data32.storageUris = []; }
if(data32.chargeFiltered === undefined){ data32.chargeFiltered = false; }
for(const key9 in data32){
if(!(func1.call(schema32.properties.video.properties, key9))){
const err72 = {instancePath:instancePath+"/video",schemaPath:"#/properties/video/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.video,data:data32};
if(vErrors === null){ vErrors = [err72]; } else { vErrors.push(err72); }
errors++;
} }
let data33 = data32.retention; if(typeof data33 === "string"){
if(!pattern28.test(data33)){
const err73 = {instancePath:instancePath+"/video/retention",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data33};
if(vErrors === null){ vErrors = [err73]; } else { vErrors.push(err73); }
errors++;
} } else {
const err74 = {instancePath:instancePath+"/video/retention",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data33};
if(vErrors === null){ vErrors = [err74]; } else { vErrors.push(err74); }
errors++;
}
let data34 = data32.keepTasks; if(typeof data34 === "string"){
if(!pattern42.test(data34)){
const err75 = {instancePath:instancePath+"/video/keepTasks",schemaPath:"#/$defs/retentionTime/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,4}d|forever)$"},message:"must match pattern \""+"^([1-9][0-9]{0,4}d|forever)$"+"\"",schema:"^([1-9][0-9]{0,4}d|forever)$",parentSchema:schema113,data:data34};
if(vErrors === null){ vErrors = [err75]; } else { vErrors.push(err75); }
errors++;
} } else {
const err76 = {instancePath:instancePath+"/video/keepTasks",schemaPath:"#/$defs/retentionTime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.type,parentSchema:schema113,data:data34};
if(vErrors === null){ vErrors = [err76]; } else { vErrors.push(err76); }
errors++;
}
let data35 = data32.deadline; if(typeof data35 === "string"){
if(!pattern28.test(data35)){
const err77 = {instancePath:instancePath+"/video/deadline",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data35};
if(vErrors === null){ vErrors = [err77]; } else { vErrors.push(err77); }
errors++;
} } else {
const err78 = {instancePath:instancePath+"/video/deadline",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data35};
if(vErrors === null){ vErrors = [err78]; } else { vErrors.push(err78); }
errors++;
}
let data36 = data32.queueTimeout; if(typeof data36 === "string"){
if(!pattern28.test(data36)){
const err79 = {instancePath:instancePath+"/video/queueTimeout",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data36};
if(vErrors === null){ vErrors = [err79]; } else { vErrors.push(err79); }
errors++;
} } else {
const err80 = {instancePath:instancePath+"/video/queueTimeout",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data36};
if(vErrors === null){ vErrors = [err80]; } else { vErrors.push(err80); }
errors++;
}
let data37 = data32.downloadTimeout; if(typeof data37 === "string"){
if(!pattern28.test(data37)){
const err81 = {instancePath:instancePath+"/video/downloadTimeout",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data37};
if(vErrors === null){ vErrors = [err81]; } else { vErrors.push(err81); }
errors++;
} } else {
const err82 = {instancePath:instancePath+"/video/downloadTimeout",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data37};
if(vErrors === null){ vErrors = [err82]; } else { vErrors.push(err82); }
errors++;
}
let data38 = data32.maxBytes; if(typeof data38 === "string"){
if(!pattern52.test(data38)){
const err83 = {instancePath:instancePath+"/video/maxBytes",schemaPath:"#/$defs/size/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"},message:"must match pattern \""+"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"+"\"",schema:"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$",parentSchema:schema122,data:data38};
if(vErrors === null){ vErrors = [err83]; } else { vErrors.push(err83); }
errors++;
} } else {
const err84 = {instancePath:instancePath+"/video/maxBytes",schemaPath:"#/$defs/size/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.type,parentSchema:schema122,data:data38};
if(vErrors === null){ vErrors = [err84]; } else { vErrors.push(err84); }
errors++;
}
let data39 = data32.poll; if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.first === undefined){ data39.first = "2s"; }
if(data39.interval === undefined){ data39.interval = "5s"; }
if(data39.max === undefined){ data39.max = "10s"; }
for(const key10 in data39){
if(!(((key10 === "first") || (key10 === "interval")) || (key10 === "max"))){
const err85 = {instancePath:instancePath+"/video/poll",schemaPath:"#/properties/video/properties/poll/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.video.properties.poll,data:data39};
if(vErrors === null){ vErrors = [err85]; } else { vErrors.push(err85); }
errors++;
} }
let data40 = data39.first; if(typeof data40 === "string"){
if(!pattern28.test(data40)){
const err86 = {instancePath:instancePath+"/video/poll/first",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data40};
if(vErrors === null){ vErrors = [err86]; } else { vErrors.push(err86); }
errors++;
} } else {
const err87 = {instancePath:instancePath+"/video/poll/first",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data40};
if(vErrors === null){ vErrors = [err87]; } else { vErrors.push(err87); }
errors++;
}
let data41 = data39.interval; if(typeof data41 === "string"){
if(!pattern28.test(data41)){
const err88 = {instancePath:instancePath+"/video/poll/interval",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data41};
if(vErrors === null){ vErrors = [err88]; } else { vErrors.push(err88); }
errors++;
} } else {
const err89 = {instancePath:instancePath+"/video/poll/interval",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data41};
if(vErrors === null){ vErrors = [err89]; } else { vErrors.push(err89); }
errors++;
}
let data42 = data39.max; if(typeof data42 === "string"){
if(!pattern28.test(data42)){
const err90 = {instancePath:instancePath+"/video/poll/max",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data42};
if(vErrors === null){ vErrors = [err90]; } else { vErrors.push(err90); }
errors++;
} } else {
const err91 = {instancePath:instancePath+"/video/poll/max",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data42};
if(vErrors === null){ vErrors = [err91]; } else { vErrors.push(err91); }
errors++;
} } else {
const err92 = {instancePath:instancePath+"/video/poll",schemaPath:"#/properties/video/properties/poll/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.video.properties.poll.type,parentSchema:schema32.properties.video.properties.poll,data:data39};
if(vErrors === null){ vErrors = [err92]; } else { vErrors.push(err92); }
errors++;
}
let data43 = data32.visibility; if(!((data43 === "key") || (data43 === "user"))){
const err93 = {instancePath:instancePath+"/video/visibility",schemaPath:"#/properties/video/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema32.properties.video.properties.visibility.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.video.properties.visibility.enum,parentSchema:schema32.properties.video.properties.visibility,data:data43};
if(vErrors === null){ vErrors = [err93]; } else { vErrors.push(err93); }
errors++;
}
let data44 = data32.runningPerKey; if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err94 = {instancePath:instancePath+"/video/runningPerKey",schemaPath:"#/properties/video/properties/runningPerKey/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.video.properties.runningPerKey.type,parentSchema:schema32.properties.video.properties.runningPerKey,data:data44};
if(vErrors === null){ vErrors = [err94]; } else { vErrors.push(err94); }
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 1000000 || isNaN(data44)){
const err95 = {instancePath:instancePath+"/video/runningPerKey",schemaPath:"#/properties/video/properties/runningPerKey/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema32.properties.video.properties.runningPerKey,data:data44};
if(vErrors === null){ vErrors = [err95]; } else { vErrors.push(err95); }
errors++;
}
if(data44 < 1 || isNaN(data44)){
const err96 = {instancePath:instancePath+"/video/runningPerKey",schemaPath:"#/properties/video/properties/runningPerKey/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.video.properties.runningPerKey,data:data44};
if(vErrors === null){ vErrors = [err96]; } else { vErrors.push(err96); }
errors++;
} }
let data45 = data32.queuedPerKey; if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err97 = {instancePath:instancePath+"/video/queuedPerKey",schemaPath:"#/properties/video/properties/queuedPerKey/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.video.properties.queuedPerKey.type,parentSchema:schema32.properties.video.properties.queuedPerKey,data:data45};
if(vErrors === null){ vErrors = [err97]; } else { vErrors.push(err97); }
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 1000000 || isNaN(data45)){
const err98 = {instancePath:instancePath+"/video/queuedPerKey",schemaPath:"#/properties/video/properties/queuedPerKey/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema32.properties.video.properties.queuedPerKey,data:data45};
if(vErrors === null){ vErrors = [err98]; } else { vErrors.push(err98); }
errors++;
}
if(data45 < 1 || isNaN(data45)){
const err99 = {instancePath:instancePath+"/video/queuedPerKey",schemaPath:"#/properties/video/properties/queuedPerKey/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.video.properties.queuedPerKey,data:data45};
if(vErrors === null){ vErrors = [err99]; } else { vErrors.push(err99); }
errors++;
} }
let data46 = data32.queued; if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err100 = {instancePath:instancePath+"/video/queued",schemaPath:"#/properties/video/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.video.properties.queued.type,parentSchema:schema32.properties.video.properties.queued,data:data46};
if(vErrors === null){ vErrors = [err100]; } else { vErrors.push(err100); }
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 10000000 || isNaN(data46)){
const err101 = {instancePath:instancePath+"/video/queued",schemaPath:"#/properties/video/properties/queued/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000",schema:10000000,parentSchema:schema32.properties.video.properties.queued,data:data46};
if(vErrors === null){ vErrors = [err101]; } else { vErrors.push(err101); }
errors++;
}
if(data46 < 1 || isNaN(data46)){
const err102 = {instancePath:instancePath+"/video/queued",schemaPath:"#/properties/video/properties/queued/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.video.properties.queued,data:data46};
if(vErrors === null){ vErrors = [err102]; } else { vErrors.push(err102); }
errors++;
} }
let data47 = data32.storageUris; if(Array.isArray(data47)){
if(data47.length > 100){
const err103 = {instancePath:instancePath+"/video/storageUris",schemaPath:"#/properties/video/properties/storageUris/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema32.properties.video.properties.storageUris,data:data47};
if(vErrors === null){ vErrors = [err103]; } else { vErrors.push(err103); }
errors++;
}
const len1 = data47.length;
for(let i1=0; i1<len1; i1++){
let data48 = data47[i1]; if(typeof data48 === "string"){
if(!pattern56.test(data48)){
const err104 = {instancePath:instancePath+"/video/storageUris/" + i1,schemaPath:"#/properties/video/properties/storageUris/items/pattern",keyword:"pattern",params:{pattern: "^(gs|s3)://[a-z0-9][a-z0-9._-]{1,61}[a-z0-9](/(?!\\.\\.(/|$))[^/\\s?#%]+)*/?$"},message:"must match pattern \""+"^(gs|s3)://[a-z0-9][a-z0-9._-]{1,61}[a-z0-9](/(?!\\.\\.(/|$))[^/\\s?#%]+)*/?$"+"\"",schema:"^(gs|s3)://[a-z0-9][a-z0-9._-]{1,61}[a-z0-9](/(?!\\.\\.(/|$))[^/\\s?#%]+)*/?$",parentSchema:schema32.properties.video.properties.storageUris.items,data:data48};
if(vErrors === null){ vErrors = [err104]; } else { vErrors.push(err104); }
errors++;
}
if(data48.length > 2048 && (data48.length > 4096 || func2(data48) > 2048)){
const err105 = {instancePath:instancePath+"/video/storageUris/" + i1,schemaPath:"#/properties/video/properties/storageUris/items/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema32.properties.video.properties.storageUris.items,data:data48};
if(vErrors === null){ vErrors = [err105]; } else { vErrors.push(err105); }
errors++;
} } else {
const err106 = {instancePath:instancePath+"/video/storageUris/" + i1,schemaPath:"#/properties/video/properties/storageUris/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.video.properties.storageUris.items.type,parentSchema:schema32.properties.video.properties.storageUris.items,data:data48};
if(vErrors === null){ vErrors = [err106]; } else { vErrors.push(err106); }
errors++;
} }
let i2 = data47.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data47[i2];
if(typeof item0 !== "string"){ continue; }
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err107 = {instancePath:instancePath+"/video/storageUris",schemaPath:"#/properties/video/properties/storageUris/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)",schema:true,parentSchema:schema32.properties.video.properties.storageUris,data:data47};
if(vErrors === null){ vErrors = [err107]; } else { vErrors.push(err107); }
errors++;
break;
}
indices0[item0] = i2;
} } } else {
const err108 = {instancePath:instancePath+"/video/storageUris",schemaPath:"#/properties/video/properties/storageUris/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.video.properties.storageUris.type,parentSchema:schema32.properties.video.properties.storageUris,data:data47};
if(vErrors === null){ vErrors = [err108]; } else { vErrors.push(err108); }
errors++;
}
let data49 = data32.chargeFiltered; if(typeof data49 !== "boolean"){
const err109 = {instancePath:instancePath+"/video/chargeFiltered",schemaPath:"#/properties/video/properties/chargeFiltered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.video.properties.chargeFiltered.type,parentSchema:schema32.properties.video.properties.chargeFiltered,data:data49};
if(vErrors === null){ vErrors = [err109]; } else { vErrors.push(err109); }
errors++;
} } else {
const err110 = {instancePath:instancePath+"/video",schemaPath:"#/properties/video/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.video.type,parentSchema:schema32.properties.video,data:data32};
if(vErrors === null){ vErrors = [err110]; } else { vErrors.push(err110); }
errors++;
}
let data50 = data.objects; if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.store === undefined){ data50.store = "local"; }
if(data50.region === undefined){ data50.region = "us-east-1"; }
if(data50.forcePathStyle === undefined){ data50.forcePathStyle = false; }
for(const key11 in data50){
if(!((((((((key11 === "store") || (key11 === "bucket")) || (key11 === "prefix")) || (key11 === "region")) || (key11 === "endpoint")) || (key11 === "forcePathStyle")) || (key11 === "accessKeyId")) || (key11 === "secretAccessKey"))){
const err111 = {instancePath:instancePath+"/objects",schemaPath:"#/properties/objects/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.objects,data:data50};
if(vErrors === null){ vErrors = [err111]; } else { vErrors.push(err111); }
errors++;
} }
let data51 = data50.store; if(!((data51 === "local") || (data51 === "s3"))){
const err112 = {instancePath:instancePath+"/objects/store",schemaPath:"#/properties/objects/properties/store/enum",keyword:"enum",params:{allowedValues: schema32.properties.objects.properties.store.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.objects.properties.store.enum,parentSchema:schema32.properties.objects.properties.store,data:data51};
if(vErrors === null){ vErrors = [err112]; } else { vErrors.push(err112); }
errors++;
}
if(data50.bucket !== undefined){
let data52 = data50.bucket; if(typeof data52 === "string"){
if(!pattern57.test(data52)){
const err113 = {instancePath:instancePath+"/objects/bucket",schemaPath:"#/properties/objects/properties/bucket/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$"+"\"",schema:"^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$",parentSchema:schema32.properties.objects.properties.bucket,data:data52};
if(vErrors === null){ vErrors = [err113]; } else { vErrors.push(err113); }
errors++;
} } else {
const err114 = {instancePath:instancePath+"/objects/bucket",schemaPath:"#/properties/objects/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.objects.properties.bucket.type,parentSchema:schema32.properties.objects.properties.bucket,data:data52};
if(vErrors === null){ vErrors = [err114]; } else { vErrors.push(err114); }
errors++;
} }
if(data50.prefix !== undefined){
let data53 = data50.prefix; if(typeof data53 === "string"){
if(!pattern58.test(data53)){
const err115 = {instancePath:instancePath+"/objects/prefix",schemaPath:"#/properties/objects/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]+/)*$"},message:"must match pattern \""+"^([A-Za-z0-9._-]+/)*$"+"\"",schema:"^([A-Za-z0-9._-]+/)*$",parentSchema:schema32.properties.objects.properties.prefix,data:data53};
if(vErrors === null){ vErrors = [err115]; } else { vErrors.push(err115); }
errors++;
}
if(data53.length > 256 && (data53.length > 512 || func2(data53) > 256)){
const err116 = {instancePath:instancePath+"/objects/prefix",schemaPath:"#/properties/objects/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema32.properties.objects.properties.prefix,data:data53};
if(vErrors === null){ vErrors = [err116]; } else { vErrors.push(err116); }
errors++;
} } else {
const err117 = {instancePath:instancePath+"/objects/prefix",schemaPath:"#/properties/objects/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.objects.properties.prefix.type,parentSchema:schema32.properties.objects.properties.prefix,data:data53};
if(vErrors === null){ vErrors = [err117]; } else { vErrors.push(err117); }
errors++;
} }
let data54 = data50.region; if(typeof data54 === "string"){
if(!pattern59.test(data54)){
const err118 = {instancePath:instancePath+"/objects/region",schemaPath:"#/properties/objects/properties/region/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{1,64}$"+"\"",schema:"^[A-Za-z0-9-]{1,64}$",parentSchema:schema32.properties.objects.properties.region,data:data54};
if(vErrors === null){ vErrors = [err118]; } else { vErrors.push(err118); }
errors++;
} } else {
const err119 = {instancePath:instancePath+"/objects/region",schemaPath:"#/properties/objects/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.objects.properties.region.type,parentSchema:schema32.properties.objects.properties.region,data:data54};
if(vErrors === null){ vErrors = [err119]; } else { vErrors.push(err119); }
errors++;
}
if(data50.endpoint !== undefined){
let data55 = data50.endpoint; if(typeof data55 === "string"){
if(!pattern60.test(data55)){
const err120 = {instancePath:instancePath+"/objects/endpoint",schemaPath:"#/properties/objects/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https?://[^/\\s?#@]+/?$"},message:"must match pattern \""+"^https?://[^/\\s?#@]+/?$"+"\"",schema:"^https?://[^/\\s?#@]+/?$",parentSchema:schema32.properties.objects.properties.endpoint,data:data55};
if(vErrors === null){ vErrors = [err120]; } else { vErrors.push(err120); }
errors++;
} } else {
const err121 = {instancePath:instancePath+"/objects/endpoint",schemaPath:"#/properties/objects/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.objects.properties.endpoint.type,parentSchema:schema32.properties.objects.properties.endpoint,data:data55};
if(vErrors === null){ vErrors = [err121]; } else { vErrors.push(err121); }
errors++;
} }
let data56 = data50.forcePathStyle; if(typeof data56 !== "boolean"){
const err122 = {instancePath:instancePath+"/objects/forcePathStyle",schemaPath:"#/properties/objects/properties/forcePathStyle/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.objects.properties.forcePathStyle.type,parentSchema:schema32.properties.objects.properties.forcePathStyle,data:data56};
if(vErrors === null){ vErrors = [err122]; } else { vErrors.push(err122); }
errors++;
}
if(data50.accessKeyId !== undefined){
let data57 = data50.accessKeyId; if(typeof data57 === "string"){
if(data57.length > 256 && (data57.length > 512 || func2(data57) > 256)){
const err123 = {instancePath:instancePath+"/objects/accessKeyId",schemaPath:"#/properties/objects/properties/accessKeyId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema32.properties.objects.properties.accessKeyId,data:data57};
if(vErrors === null){ vErrors = [err123]; } else { vErrors.push(err123); }
errors++;
}
if(data57.length < 1 || (data57.length < 1 && func2(data57) < 1)){
const err124 = {instancePath:instancePath+"/objects/accessKeyId",schemaPath:"#/properties/objects/properties/accessKeyId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.objects.properties.accessKeyId,data:data57};
if(vErrors === null){ vErrors = [err124]; } else { vErrors.push(err124); }
errors++;
} } else {
const err125 = {instancePath:instancePath+"/objects/accessKeyId",schemaPath:"#/properties/objects/properties/accessKeyId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.objects.properties.accessKeyId.type,parentSchema:schema32.properties.objects.properties.accessKeyId,data:data57};
if(vErrors === null){ vErrors = [err125]; } else { vErrors.push(err125); }
errors++;
} }
if(data50.secretAccessKey !== undefined){
let data58 = data50.secretAccessKey; if(typeof data58 === "string"){
if(data58.length > 256 && (data58.length > 512 || func2(data58) > 256)){
const err126 = {instancePath:instancePath+"/objects/secretAccessKey",schemaPath:"#/properties/objects/properties/secretAccessKey/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema32.properties.objects.properties.secretAccessKey,data:data58};
if(vErrors === null){ vErrors = [err126]; } else { vErrors.push(err126); }
errors++;
}
if(data58.length < 1 || (data58.length < 1 && func2(data58) < 1)){
const err127 = {instancePath:instancePath+"/objects/secretAccessKey",schemaPath:"#/properties/objects/properties/secretAccessKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.objects.properties.secretAccessKey,data:data58};
if(vErrors === null){ vErrors = [err127]; } else { vErrors.push(err127); }
errors++;
} } else {
const err128 = {instancePath:instancePath+"/objects/secretAccessKey",schemaPath:"#/properties/objects/properties/secretAccessKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.objects.properties.secretAccessKey.type,parentSchema:schema32.properties.objects.properties.secretAccessKey,data:data58};
if(vErrors === null){ vErrors = [err128]; } else { vErrors.push(err128); }
errors++;
} } } else {
const err129 = {instancePath:instancePath+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.objects.type,parentSchema:schema32.properties.objects,data:data50};
if(vErrors === null){ vErrors = [err129]; } else { vErrors.push(err129); }
errors++;
}
let data59 = data.realtime; if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.maxDuration === undefined){ data59.maxDuration = "30m"; }
if(data59.maxMessageBytes === undefined){ data59.maxMessageBytes = "16MiB"; }
if(data59.maxEventsPerSecond === undefined){ data59.maxEventsPerSecond = 1000; }
if(data59.maxAudio === undefined){ data59.maxAudio = "1h"; }
if(data59.webrtc === undefined){ data59.webrtc = {}; }
for(const key12 in data59){
if(!(((((key12 === "maxDuration") || (key12 === "maxMessageBytes")) || (key12 === "maxEventsPerSecond")) || (key12 === "maxAudio")) || (key12 === "webrtc"))){
const err130 = {instancePath:instancePath+"/realtime",schemaPath:"#/properties/realtime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.realtime,data:data59};
if(vErrors === null){ vErrors = [err130]; } else { vErrors.push(err130); }
errors++;
} }
let data60 = data59.maxDuration; if(typeof data60 === "string"){
if(!pattern28.test(data60)){
const err131 = {instancePath:instancePath+"/realtime/maxDuration",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data60};
if(vErrors === null){ vErrors = [err131]; } else { vErrors.push(err131); }
errors++;
} } else {
const err132 = {instancePath:instancePath+"/realtime/maxDuration",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data60};
if(vErrors === null){ vErrors = [err132]; } else { vErrors.push(err132); }
errors++;
}
let data61 = data59.maxMessageBytes; if(typeof data61 === "string"){
if(!pattern52.test(data61)){
const err133 = {instancePath:instancePath+"/realtime/maxMessageBytes",schemaPath:"#/$defs/size/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"},message:"must match pattern \""+"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"+"\"",schema:"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$",parentSchema:schema122,data:data61};
if(vErrors === null){ vErrors = [err133]; } else { vErrors.push(err133); }
errors++;
} } else {
const err134 = {instancePath:instancePath+"/realtime/maxMessageBytes",schemaPath:"#/$defs/size/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.type,parentSchema:schema122,data:data61};
if(vErrors === null){ vErrors = [err134]; } else { vErrors.push(err134); }
errors++;
}
let data62 = data59.maxEventsPerSecond; if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err135 = {instancePath:instancePath+"/realtime/maxEventsPerSecond",schemaPath:"#/properties/realtime/properties/maxEventsPerSecond/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.realtime.properties.maxEventsPerSecond.type,parentSchema:schema32.properties.realtime.properties.maxEventsPerSecond,data:data62};
if(vErrors === null){ vErrors = [err135]; } else { vErrors.push(err135); }
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 100000 || isNaN(data62)){
const err136 = {instancePath:instancePath+"/realtime/maxEventsPerSecond",schemaPath:"#/properties/realtime/properties/maxEventsPerSecond/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema32.properties.realtime.properties.maxEventsPerSecond,data:data62};
if(vErrors === null){ vErrors = [err136]; } else { vErrors.push(err136); }
errors++;
}
if(data62 < 10 || isNaN(data62)){
const err137 = {instancePath:instancePath+"/realtime/maxEventsPerSecond",schemaPath:"#/properties/realtime/properties/maxEventsPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10",schema:10,parentSchema:schema32.properties.realtime.properties.maxEventsPerSecond,data:data62};
if(vErrors === null){ vErrors = [err137]; } else { vErrors.push(err137); }
errors++;
} }
let data63 = data59.maxAudio; if(typeof data63 === "string"){
if(!pattern28.test(data63)){
const err138 = {instancePath:instancePath+"/realtime/maxAudio",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data63};
if(vErrors === null){ vErrors = [err138]; } else { vErrors.push(err138); }
errors++;
} } else {
const err139 = {instancePath:instancePath+"/realtime/maxAudio",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data63};
if(vErrors === null){ vErrors = [err139]; } else { vErrors.push(err139); }
errors++;
}
let data64 = data59.webrtc; if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.enabled === undefined){ data64.enabled = true; }
if(data64.workers === undefined){ data64.workers = 1; }
if(data64.iceServers === undefined){ data64.iceServers = []; }
for(const key13 in data64){
if(!((((((key13 === "enabled") || (key13 === "workers")) || (key13 === "bindAddress")) || (key13 === "udpPort")) || (key13 === "advertisedAddress")) || (key13 === "iceServers"))){
const err140 = {instancePath:instancePath+"/realtime/webrtc",schemaPath:"#/properties/realtime/properties/webrtc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.realtime.properties.webrtc,data:data64};
if(vErrors === null){ vErrors = [err140]; } else { vErrors.push(err140); }
errors++;
} }
let data65 = data64.enabled; if(typeof data65 !== "boolean"){
const err141 = {instancePath:instancePath+"/realtime/webrtc/enabled",schemaPath:"#/properties/realtime/properties/webrtc/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.realtime.properties.webrtc.properties.enabled.type,parentSchema:schema32.properties.realtime.properties.webrtc.properties.enabled,data:data65};
if(vErrors === null){ vErrors = [err141]; } else { vErrors.push(err141); }
errors++;
}
let data66 = data64.workers; if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
const err142 = {instancePath:instancePath+"/realtime/webrtc/workers",schemaPath:"#/properties/realtime/properties/webrtc/properties/workers/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.realtime.properties.webrtc.properties.workers.type,parentSchema:schema32.properties.realtime.properties.webrtc.properties.workers,data:data66};
if(vErrors === null){ vErrors = [err142]; } else { vErrors.push(err142); }
errors++;
}
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 > 32 || isNaN(data66)){
const err143 = {instancePath:instancePath+"/realtime/webrtc/workers",schemaPath:"#/properties/realtime/properties/webrtc/properties/workers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32},message:"must be <= 32",schema:32,parentSchema:schema32.properties.realtime.properties.webrtc.properties.workers,data:data66};
if(vErrors === null){ vErrors = [err143]; } else { vErrors.push(err143); }
errors++;
}
if(data66 < 1 || isNaN(data66)){
const err144 = {instancePath:instancePath+"/realtime/webrtc/workers",schemaPath:"#/properties/realtime/properties/webrtc/properties/workers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.realtime.properties.webrtc.properties.workers,data:data66};
if(vErrors === null){ vErrors = [err144]; } else { vErrors.push(err144); }
errors++;
} }
if(data64.bindAddress !== undefined){
let data67 = data64.bindAddress; if(typeof data67 === "string"){
if(data67.length > 45 && (data67.length > 90 || func2(data67) > 45)){
const err145 = {instancePath:instancePath+"/realtime/webrtc/bindAddress",schemaPath:"#/properties/realtime/properties/webrtc/properties/bindAddress/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters",schema:45,parentSchema:schema32.properties.realtime.properties.webrtc.properties.bindAddress,data:data67};
if(vErrors === null){ vErrors = [err145]; } else { vErrors.push(err145); }
errors++;
}
if(data67.length < 2 || (data67.length < 3 && func2(data67) < 2)){
const err146 = {instancePath:instancePath+"/realtime/webrtc/bindAddress",schemaPath:"#/properties/realtime/properties/webrtc/properties/bindAddress/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:schema32.properties.realtime.properties.webrtc.properties.bindAddress,data:data67};
if(vErrors === null){ vErrors = [err146]; } else { vErrors.push(err146); }
errors++;
} } else {
const err147 = {instancePath:instancePath+"/realtime/webrtc/bindAddress",schemaPath:"#/properties/realtime/properties/webrtc/properties/bindAddress/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.realtime.properties.webrtc.properties.bindAddress.type,parentSchema:schema32.properties.realtime.properties.webrtc.properties.bindAddress,data:data67};
if(vErrors === null){ vErrors = [err147]; } else { vErrors.push(err147); }
errors++;
} }
if(data64.udpPort !== undefined){
let data68 = data64.udpPort; if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err148 = {instancePath:instancePath+"/realtime/webrtc/udpPort",schemaPath:"#/properties/realtime/properties/webrtc/properties/udpPort/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.realtime.properties.webrtc.properties.udpPort.type,parentSchema:schema32.properties.realtime.properties.webrtc.properties.udpPort,data:data68};
if(vErrors === null){ vErrors = [err148]; } else { vErrors.push(err148); }
errors++;
}
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 > 65535 || isNaN(data68)){
const err149 = {instancePath:instancePath+"/realtime/webrtc/udpPort",schemaPath:"#/properties/realtime/properties/webrtc/properties/udpPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535",schema:65535,parentSchema:schema32.properties.realtime.properties.webrtc.properties.udpPort,data:data68};
if(vErrors === null){ vErrors = [err149]; } else { vErrors.push(err149); }
errors++;
}
if(data68 < 1024 || isNaN(data68)){
const err150 = {instancePath:instancePath+"/realtime/webrtc/udpPort",schemaPath:"#/properties/realtime/properties/webrtc/properties/udpPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024},message:"must be >= 1024",schema:1024,parentSchema:schema32.properties.realtime.properties.webrtc.properties.udpPort,data:data68};
if(vErrors === null){ vErrors = [err150]; } else { vErrors.push(err150); }
errors++;
} } }
if(data64.advertisedAddress !== undefined){
let data69 = data64.advertisedAddress; if(typeof data69 === "string"){
if(data69.length > 45 && (data69.length > 90 || func2(data69) > 45)){
const err151 = {instancePath:instancePath+"/realtime/webrtc/advertisedAddress",schemaPath:"#/properties/realtime/properties/webrtc/properties/advertisedAddress/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters",schema:45,parentSchema:schema32.properties.realtime.properties.webrtc.properties.advertisedAddress,data:data69};
if(vErrors === null){ vErrors = [err151]; } else { vErrors.push(err151); }
errors++;
}
if(data69.length < 2 || (data69.length < 3 && func2(data69) < 2)){
const err152 = {instancePath:instancePath+"/realtime/webrtc/advertisedAddress",schemaPath:"#/properties/realtime/properties/webrtc/properties/advertisedAddress/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:schema32.properties.realtime.properties.webrtc.properties.advertisedAddress,data:data69};
if(vErrors === null){ vErrors = [err152]; } else { vErrors.push(err152); }
errors++;
} } else {
const err153 = {instancePath:instancePath+"/realtime/webrtc/advertisedAddress",schemaPath:"#/properties/realtime/properties/webrtc/properties/advertisedAddress/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.realtime.properties.webrtc.properties.advertisedAddress.type,parentSchema:schema32.properties.realtime.properties.webrtc.properties.advertisedAddress,data:data69};
if(vErrors === null){ vErrors = [err153]; } else { vErrors.push(err153); }
errors++;
} }
let data70 = data64.iceServers; if(Array.isArray(data70)){
if(data70.length > 8){
const err154 = {instancePath:instancePath+"/realtime/webrtc/iceServers",schemaPath:"#/properties/realtime/properties/webrtc/properties/iceServers/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema32.properties.realtime.properties.webrtc.properties.iceServers,data:data70};
if(vErrors === null){ vErrors = [err154]; } else { vErrors.push(err154); }
errors++;
}
const len2 = data70.length;
for(let i3=0; i3<len2; i3++){
let data71 = data70[i3]; if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if(data71.urls === undefined){
const err155 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3,schemaPath:"#/$defs/iceServer/required",keyword:"required",params:{missingProperty: "urls"},message:"must have required property '"+"urls"+"'",schema:schema129.required,parentSchema:schema129,data:data71};
if(vErrors === null){ vErrors = [err155]; } else { vErrors.push(err155); }
errors++;
}
for(const key14 in data71){
if(!(((key14 === "urls") || (key14 === "username")) || (key14 === "credential"))){
const err156 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3,schemaPath:"#/$defs/iceServer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties",schema:false,parentSchema:schema129,data:data71};
if(vErrors === null){ vErrors = [err156]; } else { vErrors.push(err156); }
errors++;
} }
if(data71.urls !== undefined){
let data72 = data71.urls; if((typeof data72 !== "string") && (!(Array.isArray(data72)))){
const err157 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/urls",schemaPath:"#/$defs/iceServer/properties/urls/type",keyword:"type",params:{type: schema129.properties.urls.type},message:"must be string,array",schema:schema129.properties.urls.type,parentSchema:schema129.properties.urls,data:data72};
if(vErrors === null){ vErrors = [err157]; } else { vErrors.push(err157); }
errors++;
}
if(typeof data72 === "string"){
if(!pattern64.test(data72)){
const err158 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/urls",schemaPath:"#/$defs/iceServer/properties/urls/pattern",keyword:"pattern",params:{pattern: "^(stun|turn):([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[1-9][0-9]{0,4})?(\\?transport=udp)?$"},message:"must match pattern \""+"^(stun|turn):([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[1-9][0-9]{0,4})?(\\?transport=udp)?$"+"\"",schema:"^(stun|turn):([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[1-9][0-9]{0,4})?(\\?transport=udp)?$",parentSchema:schema129.properties.urls,data:data72};
if(vErrors === null){ vErrors = [err158]; } else { vErrors.push(err158); }
errors++;
} }
if(Array.isArray(data72)){
if(data72.length > 4){
const err159 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/urls",schemaPath:"#/$defs/iceServer/properties/urls/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items",schema:4,parentSchema:schema129.properties.urls,data:data72};
if(vErrors === null){ vErrors = [err159]; } else { vErrors.push(err159); }
errors++;
}
if(data72.length < 1){
const err160 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/urls",schemaPath:"#/$defs/iceServer/properties/urls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.urls,data:data72};
if(vErrors === null){ vErrors = [err160]; } else { vErrors.push(err160); }
errors++;
}
const len3 = data72.length;
for(let i4=0; i4<len3; i4++){
let data73 = data72[i4]; if(typeof data73 === "string"){
if(!pattern64.test(data73)){
const err161 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/urls/" + i4,schemaPath:"#/$defs/iceServer/properties/urls/items/pattern",keyword:"pattern",params:{pattern: "^(stun|turn):([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[1-9][0-9]{0,4})?(\\?transport=udp)?$"},message:"must match pattern \""+"^(stun|turn):([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[1-9][0-9]{0,4})?(\\?transport=udp)?$"+"\"",schema:"^(stun|turn):([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[1-9][0-9]{0,4})?(\\?transport=udp)?$",parentSchema:schema129.properties.urls.items,data:data73};
if(vErrors === null){ vErrors = [err161]; } else { vErrors.push(err161); }
errors++;
} } else {
const err162 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/urls/" + i4,schemaPath:"#/$defs/iceServer/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.urls.items.type,parentSchema:schema129.properties.urls.items,data:data73};
if(vErrors === null){ vErrors = [err162]; } else { vErrors.push(err162); }
errors++;
} } } }
if(data71.username !== undefined){
let data74 = data71.username; if(typeof data74 === "string"){
if(data74.length > 512 && (data74.length > 1024 || func2(data74) > 512)){
const err163 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/username",schemaPath:"#/$defs/iceServer/properties/username/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema129.properties.username,data:data74};
if(vErrors === null){ vErrors = [err163]; } else { vErrors.push(err163); }
errors++;
}
if(data74.length < 1 || (data74.length < 1 && func2(data74) < 1)){
const err164 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/username",schemaPath:"#/$defs/iceServer/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.username,data:data74};
if(vErrors === null){ vErrors = [err164]; } else { vErrors.push(err164); }
errors++;
} } else {
const err165 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/username",schemaPath:"#/$defs/iceServer/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.username.type,parentSchema:schema129.properties.username,data:data74};
if(vErrors === null){ vErrors = [err165]; } else { vErrors.push(err165); }
errors++;
} }
if(data71.credential !== undefined){
let data75 = data71.credential; if(typeof data75 === "string"){
if(data75.length > 512 && (data75.length > 1024 || func2(data75) > 512)){
const err166 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/credential",schemaPath:"#/$defs/iceServer/properties/credential/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema129.properties.credential,data:data75};
if(vErrors === null){ vErrors = [err166]; } else { vErrors.push(err166); }
errors++;
}
if(data75.length < 1 || (data75.length < 1 && func2(data75) < 1)){
const err167 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/credential",schemaPath:"#/$defs/iceServer/properties/credential/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.credential,data:data75};
if(vErrors === null){ vErrors = [err167]; } else { vErrors.push(err167); }
errors++;
} } else {
const err168 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3+"/credential",schemaPath:"#/$defs/iceServer/properties/credential/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.credential.type,parentSchema:schema129.properties.credential,data:data75};
if(vErrors === null){ vErrors = [err168]; } else { vErrors.push(err168); }
errors++;
} }
if(data71.username !== undefined){
if(data71.credential === undefined){
const err169 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3,schemaPath:"#/$defs/iceServer/dependentRequired",keyword:"dependentRequired",params:{property: "username",
    missingProperty: "credential",
    depsCount: 1,
    deps: "credential"},message:"must have property credential when property username is present",schema:schema129.dependentRequired,parentSchema:schema129,data:data71};
if(vErrors === null){ vErrors = [err169]; } else { vErrors.push(err169); }
errors++;
} }
if(data71.credential !== undefined){
if(data71.username === undefined){
const err170 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3,schemaPath:"#/$defs/iceServer/dependentRequired",keyword:"dependentRequired",params:{property: "credential",
    missingProperty: "username",
    depsCount: 1,
    deps: "username"},message:"must have property username when property credential is present",schema:schema129.dependentRequired,parentSchema:schema129,data:data71};
if(vErrors === null){ vErrors = [err170]; } else { vErrors.push(err170); }
errors++;
} } } else {
const err171 = {instancePath:instancePath+"/realtime/webrtc/iceServers/" + i3,schemaPath:"#/$defs/iceServer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.type,parentSchema:schema129,data:data71};
if(vErrors === null){ vErrors = [err171]; } else { vErrors.push(err171); }
errors++;
} } } else {
const err172 = {instancePath:instancePath+"/realtime/webrtc/iceServers",schemaPath:"#/properties/realtime/properties/webrtc/properties/iceServers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.realtime.properties.webrtc.properties.iceServers.type,parentSchema:schema32.properties.realtime.properties.webrtc.properties.iceServers,data:data70};
if(vErrors === null){ vErrors = [err172]; } else { vErrors.push(err172); }
errors++;
} } else {
const err173 = {instancePath:instancePath+"/realtime/webrtc",schemaPath:"#/properties/realtime/properties/webrtc/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.realtime.properties.webrtc.type,parentSchema:schema32.properties.realtime.properties.webrtc,data:data64};
if(vErrors === null){ vErrors = [err173]; } else { vErrors.push(err173); }
errors++;
} } else {
const err174 = {instancePath:instancePath+"/realtime",schemaPath:"#/properties/realtime/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.realtime.type,parentSchema:schema32.properties.realtime,data:data59};
if(vErrors === null){ vErrors = [err174]; } else { vErrors.push(err174); }
errors++;
}
let data76 = data.cors; if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.origins === undefined){ data76.origins = []; }
for(const key15 in data76){
if(!(key15 === "origins")){
const err175 = {instancePath:instancePath+"/cors",schemaPath:"#/properties/cors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.cors,data:data76};
if(vErrors === null){ vErrors = [err175]; } else { vErrors.push(err175); }
errors++;
} }
let data77 = data76.origins; if(Array.isArray(data77)){
const len4 = data77.length;
for(let i5=0; i5<len4; i5++){
let data78 = data77[i5]; if(typeof data78 === "string"){
if(!pattern66.test(data78)){
const err176 = {instancePath:instancePath+"/cors/origins/" + i5,schemaPath:"#/properties/cors/properties/origins/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|https?://[^/\\s?#@*]+)$"},message:"must match pattern \""+"^(\\*|https?://[^/\\s?#@*]+)$"+"\"",schema:"^(\\*|https?://[^/\\s?#@*]+)$",parentSchema:schema32.properties.cors.properties.origins.items,data:data78};
if(vErrors === null){ vErrors = [err176]; } else { vErrors.push(err176); }
errors++;
} } else {
const err177 = {instancePath:instancePath+"/cors/origins/" + i5,schemaPath:"#/properties/cors/properties/origins/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.cors.properties.origins.items.type,parentSchema:schema32.properties.cors.properties.origins.items,data:data78};
if(vErrors === null){ vErrors = [err177]; } else { vErrors.push(err177); }
errors++;
} }
let i6 = data77.length;
let j1;
if(i6 > 1){
const indices1 = {};
for(;i6--;){
let item1 = data77[i6];
if(typeof item1 !== "string"){ continue; }
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err178 = {instancePath:instancePath+"/cors/origins",schemaPath:"#/properties/cors/properties/origins/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i6+" are identical)",schema:true,parentSchema:schema32.properties.cors.properties.origins,data:data77};
if(vErrors === null){ vErrors = [err178]; } else { vErrors.push(err178); }
errors++;
break;
}
indices1[item1] = i6;
} } } else {
const err179 = {instancePath:instancePath+"/cors/origins",schemaPath:"#/properties/cors/properties/origins/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.cors.properties.origins.type,parentSchema:schema32.properties.cors.properties.origins,data:data77};
if(vErrors === null){ vErrors = [err179]; } else { vErrors.push(err179); }
errors++;
} } else {
const err180 = {instancePath:instancePath+"/cors",schemaPath:"#/properties/cors/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.cors.type,parentSchema:schema32.properties.cors,data:data76};
if(vErrors === null){ vErrors = [err180]; } else { vErrors.push(err180); }
errors++;
}
let data79 = data.limits; if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(data79.bodyBytesInFlight === undefined){ data79.bodyBytesInFlight = "512MiB"; }
if(data79.uploadBytesInFlight === undefined){ data79.uploadBytesInFlight = "8GiB"; }
if(data79.bodyTimeout === undefined){ data79.bodyTimeout = "120s"; }
if(data79.bodyRate === undefined){ data79.bodyRate = "4KiB"; }
if(data79.stallTimeout === undefined){ data79.stallTimeout = "120s"; }
if(data79.jsonValues === undefined){ data79.jsonValues = {}; }
if(data79.pixelsPerRequest === undefined){ data79.pixelsPerRequest = 201326592; }
if(data79.pixelsPerKey === undefined){ data79.pixelsPerKey = 536870912; }
if(data79.connections === undefined){ data79.connections = 8192; }
if(data79.connectionsPerAddress === undefined){ data79.connectionsPerAddress = 4096; }
if(data79.requestsPerKey === undefined){ data79.requestsPerKey = 4096; }
if(data79.failedAuthentications === undefined){ data79.failedAuthentications = 120; }
if(data79.overload === undefined){ data79.overload = {}; }
for(const key16 in data79){
if(!(func1.call(schema32.properties.limits.properties, key16))){
const err181 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.limits,data:data79};
if(vErrors === null){ vErrors = [err181]; } else { vErrors.push(err181); }
errors++;
} }
let data80 = data79.bodyBytesInFlight; if(typeof data80 === "string"){
if(!pattern52.test(data80)){
const err182 = {instancePath:instancePath+"/limits/bodyBytesInFlight",schemaPath:"#/$defs/size/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"},message:"must match pattern \""+"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"+"\"",schema:"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$",parentSchema:schema122,data:data80};
if(vErrors === null){ vErrors = [err182]; } else { vErrors.push(err182); }
errors++;
} } else {
const err183 = {instancePath:instancePath+"/limits/bodyBytesInFlight",schemaPath:"#/$defs/size/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.type,parentSchema:schema122,data:data80};
if(vErrors === null){ vErrors = [err183]; } else { vErrors.push(err183); }
errors++;
}
let data81 = data79.uploadBytesInFlight; if(typeof data81 === "string"){
if(!pattern52.test(data81)){
const err184 = {instancePath:instancePath+"/limits/uploadBytesInFlight",schemaPath:"#/$defs/size/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"},message:"must match pattern \""+"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"+"\"",schema:"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$",parentSchema:schema122,data:data81};
if(vErrors === null){ vErrors = [err184]; } else { vErrors.push(err184); }
errors++;
} } else {
const err185 = {instancePath:instancePath+"/limits/uploadBytesInFlight",schemaPath:"#/$defs/size/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.type,parentSchema:schema122,data:data81};
if(vErrors === null){ vErrors = [err185]; } else { vErrors.push(err185); }
errors++;
}
let data82 = data79.bodyTimeout; if(typeof data82 === "string"){
if(!pattern28.test(data82)){
const err186 = {instancePath:instancePath+"/limits/bodyTimeout",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data82};
if(vErrors === null){ vErrors = [err186]; } else { vErrors.push(err186); }
errors++;
} } else {
const err187 = {instancePath:instancePath+"/limits/bodyTimeout",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data82};
if(vErrors === null){ vErrors = [err187]; } else { vErrors.push(err187); }
errors++;
}
let data83 = data79.bodyRate; if(typeof data83 === "string"){
if(!pattern52.test(data83)){
const err188 = {instancePath:instancePath+"/limits/bodyRate",schemaPath:"#/$defs/size/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"},message:"must match pattern \""+"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"+"\"",schema:"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$",parentSchema:schema122,data:data83};
if(vErrors === null){ vErrors = [err188]; } else { vErrors.push(err188); }
errors++;
} } else {
const err189 = {instancePath:instancePath+"/limits/bodyRate",schemaPath:"#/$defs/size/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.type,parentSchema:schema122,data:data83};
if(vErrors === null){ vErrors = [err189]; } else { vErrors.push(err189); }
errors++;
}
let data84 = data79.stallTimeout; if(typeof data84 === "string"){
if(!pattern28.test(data84)){
const err190 = {instancePath:instancePath+"/limits/stallTimeout",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data84};
if(vErrors === null){ vErrors = [err190]; } else { vErrors.push(err190); }
errors++;
} } else {
const err191 = {instancePath:instancePath+"/limits/stallTimeout",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data84};
if(vErrors === null){ vErrors = [err191]; } else { vErrors.push(err191); }
errors++;
}
let data85 = data79.jsonValues; if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.images === undefined){ data85.images = 20000; }
if(data85.video === undefined){ data85.video = 20000; }
if(data85.messages === undefined){ data85.messages = 250000; }
if(data85.generateContent === undefined){ data85.generateContent = 250000; }
for(const key17 in data85){
if(!((((key17 === "images") || (key17 === "video")) || (key17 === "messages")) || (key17 === "generateContent"))){
const err192 = {instancePath:instancePath+"/limits/jsonValues",schemaPath:"#/properties/limits/properties/jsonValues/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.limits.properties.jsonValues,data:data85};
if(vErrors === null){ vErrors = [err192]; } else { vErrors.push(err192); }
errors++;
} }
let data86 = data85.images; if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
const err193 = {instancePath:instancePath+"/limits/jsonValues/images",schemaPath:"#/properties/limits/properties/jsonValues/properties/images/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.jsonValues.properties.images.type,parentSchema:schema32.properties.limits.properties.jsonValues.properties.images,data:data86};
if(vErrors === null){ vErrors = [err193]; } else { vErrors.push(err193); }
errors++;
}
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 > 100000000 || isNaN(data86)){
const err194 = {instancePath:instancePath+"/limits/jsonValues/images",schemaPath:"#/properties/limits/properties/jsonValues/properties/images/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000",schema:100000000,parentSchema:schema32.properties.limits.properties.jsonValues.properties.images,data:data86};
if(vErrors === null){ vErrors = [err194]; } else { vErrors.push(err194); }
errors++;
}
if(data86 < 1000 || isNaN(data86)){
const err195 = {instancePath:instancePath+"/limits/jsonValues/images",schemaPath:"#/properties/limits/properties/jsonValues/properties/images/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000",schema:1000,parentSchema:schema32.properties.limits.properties.jsonValues.properties.images,data:data86};
if(vErrors === null){ vErrors = [err195]; } else { vErrors.push(err195); }
errors++;
} }
let data87 = data85.video; if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
const err196 = {instancePath:instancePath+"/limits/jsonValues/video",schemaPath:"#/properties/limits/properties/jsonValues/properties/video/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.jsonValues.properties.video.type,parentSchema:schema32.properties.limits.properties.jsonValues.properties.video,data:data87};
if(vErrors === null){ vErrors = [err196]; } else { vErrors.push(err196); }
errors++;
}
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 > 100000000 || isNaN(data87)){
const err197 = {instancePath:instancePath+"/limits/jsonValues/video",schemaPath:"#/properties/limits/properties/jsonValues/properties/video/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000",schema:100000000,parentSchema:schema32.properties.limits.properties.jsonValues.properties.video,data:data87};
if(vErrors === null){ vErrors = [err197]; } else { vErrors.push(err197); }
errors++;
}
if(data87 < 1000 || isNaN(data87)){
const err198 = {instancePath:instancePath+"/limits/jsonValues/video",schemaPath:"#/properties/limits/properties/jsonValues/properties/video/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000",schema:1000,parentSchema:schema32.properties.limits.properties.jsonValues.properties.video,data:data87};
if(vErrors === null){ vErrors = [err198]; } else { vErrors.push(err198); }
errors++;
} }
let data88 = data85.messages; if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){
const err199 = {instancePath:instancePath+"/limits/jsonValues/messages",schemaPath:"#/properties/limits/properties/jsonValues/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.jsonValues.properties.messages.type,parentSchema:schema32.properties.limits.properties.jsonValues.properties.messages,data:data88};
if(vErrors === null){ vErrors = [err199]; } else { vErrors.push(err199); }
errors++;
}
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 > 100000000 || isNaN(data88)){
const err200 = {instancePath:instancePath+"/limits/jsonValues/messages",schemaPath:"#/properties/limits/properties/jsonValues/properties/messages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000",schema:100000000,parentSchema:schema32.properties.limits.properties.jsonValues.properties.messages,data:data88};
if(vErrors === null){ vErrors = [err200]; } else { vErrors.push(err200); }
errors++;
}
if(data88 < 1000 || isNaN(data88)){
const err201 = {instancePath:instancePath+"/limits/jsonValues/messages",schemaPath:"#/properties/limits/properties/jsonValues/properties/messages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000",schema:1000,parentSchema:schema32.properties.limits.properties.jsonValues.properties.messages,data:data88};
if(vErrors === null){ vErrors = [err201]; } else { vErrors.push(err201); }
errors++;
} }
let data89 = data85.generateContent; if(!(((typeof data89 == "number") && (!(data89 % 1) && !isNaN(data89))) && (isFinite(data89)))){
const err202 = {instancePath:instancePath+"/limits/jsonValues/generateContent",schemaPath:"#/properties/limits/properties/jsonValues/properties/generateContent/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.jsonValues.properties.generateContent.type,parentSchema:schema32.properties.limits.properties.jsonValues.properties.generateContent,data:data89};
if(vErrors === null){ vErrors = [err202]; } else { vErrors.push(err202); }
errors++;
}
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 > 100000000 || isNaN(data89)){
const err203 = {instancePath:instancePath+"/limits/jsonValues/generateContent",schemaPath:"#/properties/limits/properties/jsonValues/properties/generateContent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000",schema:100000000,parentSchema:schema32.properties.limits.properties.jsonValues.properties.generateContent,data:data89};
if(vErrors === null){ vErrors = [err203]; } else { vErrors.push(err203); }
errors++;
}
if(data89 < 1000 || isNaN(data89)){
const err204 = {instancePath:instancePath+"/limits/jsonValues/generateContent",schemaPath:"#/properties/limits/properties/jsonValues/properties/generateContent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000",schema:1000,parentSchema:schema32.properties.limits.properties.jsonValues.properties.generateContent,data:data89};
if(vErrors === null){ vErrors = [err204]; } else { vErrors.push(err204); }
errors++;
} } } else {
const err205 = {instancePath:instancePath+"/limits/jsonValues",schemaPath:"#/properties/limits/properties/jsonValues/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.limits.properties.jsonValues.type,parentSchema:schema32.properties.limits.properties.jsonValues,data:data85};
if(vErrors === null){ vErrors = [err205]; } else { vErrors.push(err205); }
errors++;
}
let data90 = data79.pixelsPerRequest; if(!(((typeof data90 == "number") && (!(data90 % 1) && !isNaN(data90))) && (isFinite(data90)))){
const err206 = {instancePath:instancePath+"/limits/pixelsPerRequest",schemaPath:"#/properties/limits/properties/pixelsPerRequest/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.pixelsPerRequest.type,parentSchema:schema32.properties.limits.properties.pixelsPerRequest,data:data90};
if(vErrors === null){ vErrors = [err206]; } else { vErrors.push(err206); }
errors++;
}
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 > 10000000000 || isNaN(data90)){
const err207 = {instancePath:instancePath+"/limits/pixelsPerRequest",schemaPath:"#/properties/limits/properties/pixelsPerRequest/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000000},message:"must be <= 10000000000",schema:10000000000,parentSchema:schema32.properties.limits.properties.pixelsPerRequest,data:data90};
if(vErrors === null){ vErrors = [err207]; } else { vErrors.push(err207); }
errors++;
}
if(data90 < 1000000 || isNaN(data90)){
const err208 = {instancePath:instancePath+"/limits/pixelsPerRequest",schemaPath:"#/properties/limits/properties/pixelsPerRequest/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000},message:"must be >= 1000000",schema:1000000,parentSchema:schema32.properties.limits.properties.pixelsPerRequest,data:data90};
if(vErrors === null){ vErrors = [err208]; } else { vErrors.push(err208); }
errors++;
} }
let data91 = data79.pixelsPerKey; if(!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))){
const err209 = {instancePath:instancePath+"/limits/pixelsPerKey",schemaPath:"#/properties/limits/properties/pixelsPerKey/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.pixelsPerKey.type,parentSchema:schema32.properties.limits.properties.pixelsPerKey,data:data91};
if(vErrors === null){ vErrors = [err209]; } else { vErrors.push(err209); }
errors++;
}
if((typeof data91 == "number") && (isFinite(data91))){
if(data91 > 10000000000 || isNaN(data91)){
const err210 = {instancePath:instancePath+"/limits/pixelsPerKey",schemaPath:"#/properties/limits/properties/pixelsPerKey/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000000},message:"must be <= 10000000000",schema:10000000000,parentSchema:schema32.properties.limits.properties.pixelsPerKey,data:data91};
if(vErrors === null){ vErrors = [err210]; } else { vErrors.push(err210); }
errors++;
}
if(data91 < 1000000 || isNaN(data91)){
const err211 = {instancePath:instancePath+"/limits/pixelsPerKey",schemaPath:"#/properties/limits/properties/pixelsPerKey/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000},message:"must be >= 1000000",schema:1000000,parentSchema:schema32.properties.limits.properties.pixelsPerKey,data:data91};
if(vErrors === null){ vErrors = [err211]; } else { vErrors.push(err211); }
errors++;
} }
let data92 = data79.connections; if(!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))){
const err212 = {instancePath:instancePath+"/limits/connections",schemaPath:"#/properties/limits/properties/connections/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.connections.type,parentSchema:schema32.properties.limits.properties.connections,data:data92};
if(vErrors === null){ vErrors = [err212]; } else { vErrors.push(err212); }
errors++;
}
if((typeof data92 == "number") && (isFinite(data92))){
if(data92 > 1000000 || isNaN(data92)){
const err213 = {instancePath:instancePath+"/limits/connections",schemaPath:"#/properties/limits/properties/connections/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema32.properties.limits.properties.connections,data:data92};
if(vErrors === null){ vErrors = [err213]; } else { vErrors.push(err213); }
errors++;
}
if(data92 < 1 || isNaN(data92)){
const err214 = {instancePath:instancePath+"/limits/connections",schemaPath:"#/properties/limits/properties/connections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.limits.properties.connections,data:data92};
if(vErrors === null){ vErrors = [err214]; } else { vErrors.push(err214); }
errors++;
} }
let data93 = data79.connectionsPerAddress; if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
const err215 = {instancePath:instancePath+"/limits/connectionsPerAddress",schemaPath:"#/properties/limits/properties/connectionsPerAddress/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.connectionsPerAddress.type,parentSchema:schema32.properties.limits.properties.connectionsPerAddress,data:data93};
if(vErrors === null){ vErrors = [err215]; } else { vErrors.push(err215); }
errors++;
}
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 > 1000000 || isNaN(data93)){
const err216 = {instancePath:instancePath+"/limits/connectionsPerAddress",schemaPath:"#/properties/limits/properties/connectionsPerAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema32.properties.limits.properties.connectionsPerAddress,data:data93};
if(vErrors === null){ vErrors = [err216]; } else { vErrors.push(err216); }
errors++;
}
if(data93 < 1 || isNaN(data93)){
const err217 = {instancePath:instancePath+"/limits/connectionsPerAddress",schemaPath:"#/properties/limits/properties/connectionsPerAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.limits.properties.connectionsPerAddress,data:data93};
if(vErrors === null){ vErrors = [err217]; } else { vErrors.push(err217); }
errors++;
} }
let data94 = data79.requestsPerKey; if(!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))){
const err218 = {instancePath:instancePath+"/limits/requestsPerKey",schemaPath:"#/properties/limits/properties/requestsPerKey/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.requestsPerKey.type,parentSchema:schema32.properties.limits.properties.requestsPerKey,data:data94};
if(vErrors === null){ vErrors = [err218]; } else { vErrors.push(err218); }
errors++;
}
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 > 1000000 || isNaN(data94)){
const err219 = {instancePath:instancePath+"/limits/requestsPerKey",schemaPath:"#/properties/limits/properties/requestsPerKey/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema32.properties.limits.properties.requestsPerKey,data:data94};
if(vErrors === null){ vErrors = [err219]; } else { vErrors.push(err219); }
errors++;
}
if(data94 < 1 || isNaN(data94)){
const err220 = {instancePath:instancePath+"/limits/requestsPerKey",schemaPath:"#/properties/limits/properties/requestsPerKey/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.limits.properties.requestsPerKey,data:data94};
if(vErrors === null){ vErrors = [err220]; } else { vErrors.push(err220); }
errors++;
} }
let data95 = data79.failedAuthentications; if(!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95)))){
const err221 = {instancePath:instancePath+"/limits/failedAuthentications",schemaPath:"#/properties/limits/properties/failedAuthentications/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.failedAuthentications.type,parentSchema:schema32.properties.limits.properties.failedAuthentications,data:data95};
if(vErrors === null){ vErrors = [err221]; } else { vErrors.push(err221); }
errors++;
}
if((typeof data95 == "number") && (isFinite(data95))){
if(data95 > 1000000 || isNaN(data95)){
const err222 = {instancePath:instancePath+"/limits/failedAuthentications",schemaPath:"#/properties/limits/properties/failedAuthentications/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema32.properties.limits.properties.failedAuthentications,data:data95};
if(vErrors === null){ vErrors = [err222]; } else { vErrors.push(err222); }
errors++;
}
if(data95 < 1 || isNaN(data95)){
const err223 = {instancePath:instancePath+"/limits/failedAuthentications",schemaPath:"#/properties/limits/properties/failedAuthentications/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.limits.properties.failedAuthentications,data:data95};
if(vErrors === null){ vErrors = [err223]; } else { vErrors.push(err223); }
errors++;
} }
let data96 = data79.overload; if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
if(data96.loopDelay === undefined){ data96.loopDelay = "250ms"; }
if(data96.heapPercent === undefined){ data96.heapPercent = 85; }
for(const key18 in data96){
if(!((key18 === "loopDelay") || (key18 === "heapPercent"))){
const err224 = {instancePath:instancePath+"/limits/overload",schemaPath:"#/properties/limits/properties/overload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.limits.properties.overload,data:data96};
if(vErrors === null){ vErrors = [err224]; } else { vErrors.push(err224); }
errors++;
} }
let data97 = data96.loopDelay; if(typeof data97 === "string"){
if(!pattern28.test(data97)){
const err225 = {instancePath:instancePath+"/limits/overload/loopDelay",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data97};
if(vErrors === null){ vErrors = [err225]; } else { vErrors.push(err225); }
errors++;
} } else {
const err226 = {instancePath:instancePath+"/limits/overload/loopDelay",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data97};
if(vErrors === null){ vErrors = [err226]; } else { vErrors.push(err226); }
errors++;
}
let data98 = data96.heapPercent; if(!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))){
const err227 = {instancePath:instancePath+"/limits/overload/heapPercent",schemaPath:"#/properties/limits/properties/overload/properties/heapPercent/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.overload.properties.heapPercent.type,parentSchema:schema32.properties.limits.properties.overload.properties.heapPercent,data:data98};
if(vErrors === null){ vErrors = [err227]; } else { vErrors.push(err227); }
errors++;
}
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 > 99 || isNaN(data98)){
const err228 = {instancePath:instancePath+"/limits/overload/heapPercent",schemaPath:"#/properties/limits/properties/overload/properties/heapPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99",schema:99,parentSchema:schema32.properties.limits.properties.overload.properties.heapPercent,data:data98};
if(vErrors === null){ vErrors = [err228]; } else { vErrors.push(err228); }
errors++;
}
if(data98 < 10 || isNaN(data98)){
const err229 = {instancePath:instancePath+"/limits/overload/heapPercent",schemaPath:"#/properties/limits/properties/overload/properties/heapPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10",schema:10,parentSchema:schema32.properties.limits.properties.overload.properties.heapPercent,data:data98};
if(vErrors === null){ vErrors = [err229]; } else { vErrors.push(err229); }
errors++;
} } } else {
const err230 = {instancePath:instancePath+"/limits/overload",schemaPath:"#/properties/limits/properties/overload/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.limits.properties.overload.type,parentSchema:schema32.properties.limits.properties.overload,data:data96};
if(vErrors === null){ vErrors = [err230]; } else { vErrors.push(err230); }
errors++;
} } else {
const err231 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.limits.type,parentSchema:schema32.properties.limits,data:data79};
if(vErrors === null){ vErrors = [err231]; } else { vErrors.push(err231); }
errors++;
}
let data99 = data.server; if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.trustedProxies === undefined){ data99.trustedProxies = []; }
for(const key19 in data99){
if(!(key19 === "trustedProxies")){
const err232 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.server,data:data99};
if(vErrors === null){ vErrors = [err232]; } else { vErrors.push(err232); }
errors++;
} }
let data100 = data99.trustedProxies; if(Array.isArray(data100)){
const len5 = data100.length;
for(let i7=0; i7<len5; i7++){
let data101 = data100[i7]; if(typeof data101 === "string"){
if(!pattern73.test(data101)){
const err233 = {instancePath:instancePath+"/server/trustedProxies/" + i7,schemaPath:"#/properties/server/properties/trustedProxies/items/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$"},message:"must match pattern \""+"^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$"+"\"",schema:"^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$",parentSchema:schema32.properties.server.properties.trustedProxies.items,data:data101};
if(vErrors === null){ vErrors = [err233]; } else { vErrors.push(err233); }
errors++;
} } else {
const err234 = {instancePath:instancePath+"/server/trustedProxies/" + i7,schemaPath:"#/properties/server/properties/trustedProxies/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.server.properties.trustedProxies.items.type,parentSchema:schema32.properties.server.properties.trustedProxies.items,data:data101};
if(vErrors === null){ vErrors = [err234]; } else { vErrors.push(err234); }
errors++;
} }
let i8 = data100.length;
let j2;
if(i8 > 1){
const indices2 = {};
for(;i8--;){
let item2 = data100[i8];
if(typeof item2 !== "string"){ continue; }
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err235 = {instancePath:instancePath+"/server/trustedProxies",schemaPath:"#/properties/server/properties/trustedProxies/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i8+" are identical)",schema:true,parentSchema:schema32.properties.server.properties.trustedProxies,data:data100};
if(vErrors === null){ vErrors = [err235]; } else { vErrors.push(err235); }
errors++;
break;
}
indices2[item2] = i8;
} } } else {
const err236 = {instancePath:instancePath+"/server/trustedProxies",schemaPath:"#/properties/server/properties/trustedProxies/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.server.properties.trustedProxies.type,parentSchema:schema32.properties.server.properties.trustedProxies,data:data100};
if(vErrors === null){ vErrors = [err236]; } else { vErrors.push(err236); }
errors++;
} } else {
const err237 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.server.type,parentSchema:schema32.properties.server,data:data99};
if(vErrors === null){ vErrors = [err237]; } else { vErrors.push(err237); }
errors++;
}
let data102 = data.metrics; if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
if(data102.enabled === undefined){ data102.enabled = true; }
for(const key20 in data102){
if(!(key20 === "enabled")){
const err238 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.metrics,data:data102};
if(vErrors === null){ vErrors = [err238]; } else { vErrors.push(err238); }
errors++;
} }
let data103 = data102.enabled; if(typeof data103 !== "boolean"){
const err239 = {instancePath:instancePath+"/metrics/enabled",schemaPath:"#/properties/metrics/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.metrics.properties.enabled.type,parentSchema:schema32.properties.metrics.properties.enabled,data:data103};
if(vErrors === null){ vErrors = [err239]; } else { vErrors.push(err239); }
errors++;
} } else {
const err240 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.metrics.type,parentSchema:schema32.properties.metrics,data:data102};
if(vErrors === null){ vErrors = [err240]; } else { vErrors.push(err240); }
errors++;
}
let data104 = data.usage; if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
if(data104.records === undefined){ data104.records = true; }
for(const key21 in data104){
if(!(key21 === "records")){
const err241 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.usage,data:data104};
if(vErrors === null){ vErrors = [err241]; } else { vErrors.push(err241); }
errors++;
} }
let data105 = data104.records; if(typeof data105 !== "boolean"){
const err242 = {instancePath:instancePath+"/usage/records",schemaPath:"#/properties/usage/properties/records/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.usage.properties.records.type,parentSchema:schema32.properties.usage.properties.records,data:data105};
if(vErrors === null){ vErrors = [err242]; } else { vErrors.push(err242); }
errors++;
} } else {
const err243 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.usage.type,parentSchema:schema32.properties.usage,data:data104};
if(vErrors === null){ vErrors = [err243]; } else { vErrors.push(err243); }
errors++;
}
let data106 = data.simulator; if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.pace === undefined){ data106.pace = "16ms"; }
for(const key22 in data106){
if(!(key22 === "pace")){
const err244 = {instancePath:instancePath+"/simulator",schemaPath:"#/properties/simulator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.simulator,data:data106};
if(vErrors === null){ vErrors = [err244]; } else { vErrors.push(err244); }
errors++;
} }
let data107 = data106.pace; if((typeof data107 !== "string") && (!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107))))){
const err245 = {instancePath:instancePath+"/simulator/pace",schemaPath:"#/$defs/durationOrZero/type",keyword:"type",params:{type: schema136.type},message:"must be string,integer",schema:schema136.type,parentSchema:schema136,data:data107};
if(vErrors === null){ vErrors = [err245]; } else { vErrors.push(err245); }
errors++;
}
if((typeof data107 == "number") && (isFinite(data107))){
if(data107 > 0 || isNaN(data107)){
const err246 = {instancePath:instancePath+"/simulator/pace",schemaPath:"#/$defs/durationOrZero/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0",schema:0,parentSchema:schema136,data:data107};
if(vErrors === null){ vErrors = [err246]; } else { vErrors.push(err246); }
errors++;
}
if(data107 < 0 || isNaN(data107)){
const err247 = {instancePath:instancePath+"/simulator/pace",schemaPath:"#/$defs/durationOrZero/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema136,data:data107};
if(vErrors === null){ vErrors = [err247]; } else { vErrors.push(err247); }
errors++;
} }
if(typeof data107 === "string"){
if(!pattern74.test(data107)){
const err248 = {instancePath:instancePath+"/simulator/pace",schemaPath:"#/$defs/durationOrZero/pattern",keyword:"pattern",params:{pattern: "^(0(ms|s|m|h|d)?|[1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^(0(ms|s|m|h|d)?|[1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^(0(ms|s|m|h|d)?|[1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema136,data:data107};
if(vErrors === null){ vErrors = [err248]; } else { vErrors.push(err248); }
errors++;
} } } else {
const err249 = {instancePath:instancePath+"/simulator",schemaPath:"#/properties/simulator/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.simulator.type,parentSchema:schema32.properties.simulator,data:data106};
if(vErrors === null){ vErrors = [err249]; } else { vErrors.push(err249); }
errors++;
}
let data108 = data.streams; if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
if(data108.keepAlive === undefined){ data108.keepAlive = "15s"; }
if(data108.maxEventBytes === undefined){ data108.maxEventBytes = "64MiB"; }
if(data108.drain === undefined){ data108.drain = "30s"; }
for(const key23 in data108){
if(!(((key23 === "keepAlive") || (key23 === "maxEventBytes")) || (key23 === "drain"))){
const err250 = {instancePath:instancePath+"/streams",schemaPath:"#/properties/streams/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.streams,data:data108};
if(vErrors === null){ vErrors = [err250]; } else { vErrors.push(err250); }
errors++;
} }
let data109 = data108.keepAlive; if(typeof data109 === "string"){
if(!pattern28.test(data109)){
const err251 = {instancePath:instancePath+"/streams/keepAlive",schemaPath:"#/$defs/duration/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^([1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema52,data:data109};
if(vErrors === null){ vErrors = [err251]; } else { vErrors.push(err251); }
errors++;
} } else {
const err252 = {instancePath:instancePath+"/streams/keepAlive",schemaPath:"#/$defs/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data109};
if(vErrors === null){ vErrors = [err252]; } else { vErrors.push(err252); }
errors++;
}
let data110 = data108.maxEventBytes; if(typeof data110 === "string"){
if(!pattern52.test(data110)){
const err253 = {instancePath:instancePath+"/streams/maxEventBytes",schemaPath:"#/$defs/size/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"},message:"must match pattern \""+"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$"+"\"",schema:"^[1-9][0-9]{0,5}(KiB|MiB|GiB)$",parentSchema:schema122,data:data110};
if(vErrors === null){ vErrors = [err253]; } else { vErrors.push(err253); }
errors++;
} } else {
const err254 = {instancePath:instancePath+"/streams/maxEventBytes",schemaPath:"#/$defs/size/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.type,parentSchema:schema122,data:data110};
if(vErrors === null){ vErrors = [err254]; } else { vErrors.push(err254); }
errors++;
}
let data111 = data108.drain; if((typeof data111 !== "string") && (!(((typeof data111 == "number") && (!(data111 % 1) && !isNaN(data111))) && (isFinite(data111))))){
const err255 = {instancePath:instancePath+"/streams/drain",schemaPath:"#/$defs/durationOrZero/type",keyword:"type",params:{type: schema136.type},message:"must be string,integer",schema:schema136.type,parentSchema:schema136,data:data111};
if(vErrors === null){ vErrors = [err255]; } else { vErrors.push(err255); }
errors++;
}
if((typeof data111 == "number") && (isFinite(data111))){
if(data111 > 0 || isNaN(data111)){
const err256 = {instancePath:instancePath+"/streams/drain",schemaPath:"#/$defs/durationOrZero/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0",schema:0,parentSchema:schema136,data:data111};
if(vErrors === null){ vErrors = [err256]; } else { vErrors.push(err256); }
errors++;
}
if(data111 < 0 || isNaN(data111)){
const err257 = {instancePath:instancePath+"/streams/drain",schemaPath:"#/$defs/durationOrZero/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema136,data:data111};
if(vErrors === null){ vErrors = [err257]; } else { vErrors.push(err257); }
errors++;
} }
if(typeof data111 === "string"){
if(!pattern74.test(data111)){
const err258 = {instancePath:instancePath+"/streams/drain",schemaPath:"#/$defs/durationOrZero/pattern",keyword:"pattern",params:{pattern: "^(0(ms|s|m|h|d)?|[1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"},message:"must match pattern \""+"^(0(ms|s|m|h|d)?|[1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$"+"\"",schema:"^(0(ms|s|m|h|d)?|[1-9][0-9]{0,7}ms|[1-9][0-9]{0,4}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|1[0-9]|2[0-4])d)$",parentSchema:schema136,data:data111};
if(vErrors === null){ vErrors = [err258]; } else { vErrors.push(err258); }
errors++;
} } } else {
const err259 = {instancePath:instancePath+"/streams",schemaPath:"#/properties/streams/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.streams.type,parentSchema:schema32.properties.streams,data:data108};
if(vErrors === null){ vErrors = [err259]; } else { vErrors.push(err259); }
errors++;
} } else {
const err260 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){ vErrors = [err260]; } else { vErrors.push(err260); }
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
