import { asObject, asString, listObjects, type JsonObject } from '../read-json.ts';
import { refuseField } from '../refuse-field.ts';
import { ignoreOthers, type RequestConversion } from './conversion.ts';

/** A block and where it stands, such as `messages[0].content[1]`. */
export interface PlacedBlock {
  readonly block: JsonObject;
  readonly path: string;
}

const imageTypes: ReadonlySet<unknown> = new Set(['image/png', 'image/jpeg', 'image/webp']);

const imageMembers: ReadonlySet<string> = new Set(['type', 'source']);
const documentMembers: ReadonlySet<string> = new Set(['type', 'source', 'title', 'context']);
const textMembers: ReadonlySet<string> = new Set(['type', 'text']);

/** The text part of a text block. */
export function convertText(
  { block, path }: PlacedBlock,
  conversion: RequestConversion,
): readonly JsonObject[] {
  ignoreOthers(block, textMembers, { path, conversion });
  const text = asString(block.text) ?? '';
  return text === '' ? [] : [{ text }];
}

/** The part of a picture. Throws `invalid_argument` for one that is not in the request itself, or of another format. */
export function convertImage({ block, path }: PlacedBlock, conversion: RequestConversion): JsonObject {
  ignoreOthers(block, imageMembers, { path, conversion });
  const source = asObject(block.source);
  const field = `${path}.source`;
  if (source.type !== 'base64') {
    throw refuseField(field, 'This model reads nothing from elsewhere; send the image itself as base64.');
  }
  if (!imageTypes.has(source.media_type)) {
    throw refuseField(`${field}.media_type`, 'This model takes image/png, image/jpeg and image/webp.');
  }
  return { inlineData: { mimeType: source.media_type, data: source.data } };
}

/**
 * The parts of a document: its title and what is said about it as a text, then a PDF as it is, or the text. Throws
 * `invalid_argument` for one that is not in the request itself.
 */
export function convertDocument(
  { block, path }: PlacedBlock,
  conversion: RequestConversion,
): readonly JsonObject[] {
  ignoreOthers(block, documentMembers, { path, conversion });
  const heading = [asString(block.title), asString(block.context)].filter(
    (text) => text !== null && text !== '',
  );
  return [
    ...(heading.length === 0 ? [] : [{ text: heading.join('\n') }]),
    ...convertDocumentSource({ block: asObject(block.source), path: `${path}.source` }, conversion),
  ];
}

function convertDocumentSource(source: PlacedBlock, conversion: RequestConversion): readonly JsonObject[] {
  const { block, path } = source;
  switch (block.type) {
    case 'base64':
      return [{ inlineData: { mimeType: 'application/pdf', data: block.data } }];
    case 'text':
      return convertText({ block: { text: block.data }, path }, conversion);
    case 'content':
      return convertDocumentContent(source, conversion);
    default:
      throw refuseField(
        path,
        'This model reads nothing from elsewhere; send the document as base64 or text.',
      );
  }
}

function convertDocumentContent(
  { block: { content }, path }: PlacedBlock,
  conversion: RequestConversion,
): readonly JsonObject[] {
  if (typeof content === 'string') return convertText({ block: { text: content }, path }, conversion);
  return listObjects(content).flatMap((block, index) => {
    const placed = { block, path: `${path}.content[${String(index)}]` };
    if (block.type === 'text') return convertText(placed, conversion);
    if (block.type === 'image') return [convertImage(placed, conversion)];
    throw refuseField(placed.path, 'This model takes documents of text and image blocks.');
  });
}
