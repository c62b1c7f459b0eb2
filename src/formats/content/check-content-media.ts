import { checkBase64Field } from '../../core/check-base64-field.ts';
import { isObject, listObjects, type JsonObject } from '../../core/json/json-object.ts';

/**
 * Throws `invalid_argument` naming the first piece of media of a request, or of one to count its tokens, whose data is not
 * base64, such as `contents[0].parts[1].inlineData.data`. For whoever reads a request without passing it on as it is: an
 * upstream of the client's own format judges it itself.
 */
export function checkContentMedia(value: JsonObject): void {
  const { generateContentRequest: counted } = value;
  if (isObject(counted)) checkContents(counted, 'generateContentRequest.');
  checkContents(value, '');
}

function checkContents({ systemInstruction, contents }: JsonObject, prefix: string): void {
  if (isObject(systemInstruction)) checkParts(systemInstruction.parts, `${prefix}systemInstruction.parts`);
  for (const [index, { parts }] of listObjects(contents).entries()) {
    checkParts(parts, `${prefix}contents[${String(index)}].parts`);
  }
}

/** Parts may hold parts: the results of functions. */
function checkParts(parts: unknown, path: string): void {
  for (const [index, { inlineData, functionResponse }] of listObjects(parts).entries()) {
    const place = `${path}[${String(index)}]`;
    if (isObject(inlineData)) checkBase64Field(inlineData.data, `${place}.inlineData.data`);
    if (isObject(functionResponse)) checkParts(functionResponse.parts, `${place}.functionResponse.parts`);
  }
}
