import { createRejection } from '../create-failure.ts';
import { asString, isObject, listObjects, type JsonObject } from '../../../core/json/json-object.ts';

/** A picture in the user's last turn. */
export interface InlineImage {
  readonly bytes: Buffer;
  /** Where it stands in the request. */
  readonly field: string;
}

/**
 * The pictures of the user's last turn, which may be several contents in a row. Throws `invalid_argument` for a picture
 * that is only referred to: the simulator fetches nothing.
 */
export function listInlineImages(body: JsonObject, deploymentId: string): readonly InlineImage[] {
  const contents = listObjects(body.contents);
  const last = contents.findLastIndex(({ role }) => role !== 'model');
  const before = contents.slice(0, last + 1).findLastIndex(({ role }) => role === 'model');
  return contents.slice(before + 1, last + 1).flatMap((content, index) =>
    listObjects(content.parts).flatMap((part, partIndex): readonly InlineImage[] => {
      const field = `contents[${String(before + 1 + index)}].parts[${String(partIndex)}]`;
      if (isObject(part.fileData)) {
        const message = `${field}.fileData: the simulator fetches nothing; send the image as inlineData.`;
        throw createRejection(message, `${field}.fileData`, deploymentId);
      }
      const { mimeType, data } = isObject(part.inlineData) ? part.inlineData : {};
      if (!asString(mimeType)?.startsWith('image/')) return [];
      return [{ bytes: Buffer.from(asString(data) ?? '', 'base64'), field: `${field}.inlineData` }];
    }),
  );
}
