import { checkBase64Field } from '../../core/check-base64-field.ts';
import { isObject, listObjects, type JsonObject } from '../../core/json/json-object.ts';

/**
 * Throws `invalid_argument` naming the first picture or document of a request whose data is not base64, such as
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
    if (source.type === 'base64') checkBase64Field(source.data, `${place}.source.data`);
    checkBlocks(source.content, `${place}.source.content`);
  }
}
