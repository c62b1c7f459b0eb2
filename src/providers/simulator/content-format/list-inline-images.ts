import { createRejection } from '../create-failure.ts';
import { isRecord, readRecords, readString, type JsonRecord } from '../read-json.ts';

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
export function listInlineImages(body: JsonRecord, deploymentId: string): readonly InlineImage[] {
  const contents = readRecords(body.contents);
  const last = contents.findLastIndex(({ role }) => role !== 'model');
  const before = contents.slice(0, last + 1).findLastIndex(({ role }) => role === 'model');
  return contents.slice(before + 1, last + 1).flatMap((content, index) =>
    readRecords(content.parts).flatMap((part, partIndex): readonly InlineImage[] => {
      const field = `contents[${String(before + 1 + index)}].parts[${String(partIndex)}]`;
      if (isRecord(part.fileData)) {
        const message = `${field}.fileData: the simulator fetches nothing; send the image as inlineData.`;
        throw createRejection(message, `${field}.fileData`, deploymentId);
      }
      const { mimeType, data } = isRecord(part.inlineData) ? part.inlineData : {};
      if (!readString(mimeType)?.startsWith('image/')) return [];
      return [{ bytes: Buffer.from(readString(data) ?? '', 'base64'), field: `${field}.inlineData` }];
    }),
  );
}
