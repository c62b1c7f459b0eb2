import { GatewayError } from './gateway-error.ts';
import { isBase64 } from './is-base64.ts';
import { isObject, listObjects, type JsonObject } from './json/json-object.ts';

/**
 * Throws `invalid_argument` naming the first picture or document of a request of format B whose data is not base64, such as
 * `messages[0].content[1].source.data`. For whoever reads a request without passing it on as it is: an upstream of the
 * client's own format judges it itself.
 */
export function checkMessageMedia({ messages }: JsonObject): void {
  for (const [index, message] of listObjects(messages).entries()) {
    checkBlocks(message.content, `messages[${String(index)}].content`);
  }
}

/** Blocks may hold blocks: the results of tools, and the sources of documents. */
function checkBlocks(blocks: unknown, path: string): void {
  for (const [index, { source, content }] of listObjects(blocks).entries()) {
    const place = `${path}[${String(index)}]`;
    checkBlocks(content, `${place}.content`);
    if (!isObject(source)) continue;
    if (source.type === 'base64') checkData(source.data, `${place}.source.data`);
    checkBlocks(source.content, `${place}.source.content`);
  }
}

/**
 * The same for a request of format C, or one to count its tokens, such as `contents[0].parts[1].inlineData.data`.
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
    if (isObject(inlineData)) checkData(inlineData.data, `${place}.inlineData.data`);
    if (isObject(functionResponse)) checkParts(functionResponse.parts, `${place}.functionResponse.parts`);
  }
}

/** Whether there must be data, and that it is a text, the contract says. */
function checkData(data: unknown, field: string): void {
  if (typeof data !== 'string' || isBase64(data)) return;
  const description =
    'Must be base64 (RFC 4648): the bytes alone, without line breaks and without `data:` before them.';
  throw new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason: 'invalid_value',
    param: field,
    violations: [{ field, description }],
  });
}
