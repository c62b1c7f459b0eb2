import type {
  DocumentBlock,
  ImageBlock,
  ImageSource,
  InlineData,
  KnownContentBlock,
  KnownDocumentSource,
  Part,
  TextBlock,
} from '../../../generated/contract-types.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';
import type { SearchResult } from '../chat/message-fields.ts';
import { ignoreOthers, type RequestConversion } from './conversion.ts';

/** A block and where it stands, such as `messages[0].content[1]`. */
export interface PlacedBlock<Block = KnownContentBlock> {
  readonly block: Unchecked<Block>;
  readonly path: string;
}

const imageTypes: ReadonlySet<unknown> = new Set(['image/png', 'image/jpeg', 'image/webp']);

const imageMembers: ReadonlySet<string> = new Set<keyof ImageBlock>(['type', 'source']);
const documentMembers: ReadonlySet<string> = new Set<keyof DocumentBlock>([
  'type',
  'source',
  'title',
  'context',
]);
const foundMembers: ReadonlySet<string> = new Set<keyof SearchResult>(['type', 'title', 'source', 'content']);
const textMembers: ReadonlySet<string> = new Set<keyof TextBlock>(['type', 'text']);

/** The text part of a text block. */
export function convertText(
  { block, path }: PlacedBlock,
  conversion: RequestConversion,
): readonly Unchecked<Part>[] {
  ignoreOthers(block, textMembers, { path, conversion });
  const text = asString(block.text) ?? '';
  return text === '' ? [] : [{ text }];
}

/** The part of a picture. Throws `invalid_argument` for one that is not in the request itself, or of another format. */
export function convertImage({ block, path }: PlacedBlock, conversion: RequestConversion): Unchecked<Part> {
  ignoreOthers(block, imageMembers, { path, conversion });
  const source = asObject<ImageSource>(block.source);
  const field = `${path}.source`;
  if (source.type !== 'base64') {
    throw refuseField(field, 'This model reads nothing from elsewhere; send the image itself as base64.');
  }
  if (!imageTypes.has(source.media_type)) {
    throw refuseField(`${field}.media_type`, 'This model takes image/png, image/jpeg and image/webp.');
  }
  return createInlineData({ mimeType: source.media_type, data: source.data });
}

/**
 * The parts of a document: its title and what is said about it as a text, then a PDF as it is, or the text. Throws
 * `invalid_argument` for one that is not in the request itself.
 */
export function convertDocument(
  { block, path }: PlacedBlock,
  conversion: RequestConversion,
): readonly Unchecked<Part>[] {
  ignoreOthers(block, documentMembers, { path, conversion });
  return [
    ...createHeading([block.title, block.context]),
    ...convertDocumentSource(
      { block: asObject<KnownDocumentSource>(block.source), path: `${path}.source` },
      conversion,
    ),
  ];
}

/** The texts of what a client's own search found, below its title and where it was. */
export function convertSearchResult(
  { block, path }: PlacedBlock<SearchResult>,
  conversion: RequestConversion,
): readonly Unchecked<Part>[] {
  ignoreOthers(block, foundMembers, { path, conversion });
  const texts = listObjects<TextBlock>(block.content).flatMap((text, index) =>
    convertText({ block: text, path: `${path}.content[${String(index)}]` }, conversion),
  );
  return [...createHeading([block.title, block.source]), ...texts];
}

function createHeading(lines: readonly unknown[]): readonly Unchecked<Part>[] {
  const texts = lines.map(asString).filter((text) => text !== null && text !== '');
  return texts.length === 0 ? [] : [{ text: texts.join('\n') }];
}

function convertDocumentSource(
  source: PlacedBlock<KnownDocumentSource>,
  conversion: RequestConversion,
): readonly Unchecked<Part>[] {
  const { block, path } = source;
  switch (block.type) {
    case 'base64':
      return [createInlineData({ mimeType: 'application/pdf', data: block.data })];
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
  { block: { content }, path }: PlacedBlock<KnownDocumentSource>,
  conversion: RequestConversion,
): readonly Unchecked<Part>[] {
  if (typeof content === 'string') return convertText({ block: { text: content }, path }, conversion);
  return listObjects<KnownContentBlock>(content).flatMap((block, index) => {
    const placed = { block, path: `${path}.content[${String(index)}]` };
    if (block.type === 'text') return convertText(placed, conversion);
    if (block.type === 'image') return [convertImage(placed, conversion)];
    throw refuseField(placed.path, 'This model takes documents of text and image blocks.');
  });
}

function createInlineData(inlineData: Unchecked<InlineData>): Unchecked<Part> {
  return { inlineData };
}
