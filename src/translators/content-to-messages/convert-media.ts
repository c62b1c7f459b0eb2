import type {
  DocumentBlock,
  FileData,
  ImageBlock,
  InlineData,
  KnownDocumentSource,
  VendorImageSource,
} from '../../../generated/contract-types.ts';
import { asString, type Unchecked } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { toStandardBase64 } from '../../core/standard-base64.ts';

/** Image types of format C under the names format B has for them. */
const imageTypes: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'image/jpeg'],
  ['image/jpg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/gif', 'image/gif'],
  ['image/webp', 'image/webp'],
]);

const readable = 'image/jpeg, image/png, image/gif, image/webp, application/pdf and text/*';

/** Media within a request as a block. Throws `invalid_argument` for what models of format B cannot read. */
export function convertInlineData(
  { mimeType, data }: Unchecked<InlineData>,
  path: string,
): Unchecked<ImageBlock | DocumentBlock> {
  // Parameters such as the charset say nothing that a block could.
  const type = (asString(mimeType) ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const text = asString(data) ?? '';
  const imageType = imageTypes.get(type);
  if (imageType !== undefined)
    return createImage({ type: 'base64', media_type: imageType, data: toStandardBase64(text) });
  if (type === 'application/pdf')
    return createDocument({ type: 'base64', media_type: type, data: toStandardBase64(text) });
  if (type.startsWith('text/')) {
    const decoded = Buffer.from(text, 'base64').toString('utf8');
    return createDocument({ type: 'text', media_type: 'text/plain', data: decoded });
  }
  throw refuseField(`${path}.inlineData`, `This model reads ${readable} only.`);
}

/** Files that only the vendor of format C can open. */
const vendorFile = /^https:\/\/[^/?#]*\bgoogleapis\.com(?:[:/?#]|$)/iu;

/** An image by address, which the upstream fetches. Throws `invalid_argument` for everything else. */
export function convertFileData(
  { mimeType, fileUri }: Unchecked<FileData>,
  path: string,
): Unchecked<ImageBlock> {
  const url = asString(fileUri) ?? '';
  const isImage = imageTypes.has((asString(mimeType) ?? '').toLowerCase());
  if (isImage && /^https:\/\//iu.test(url) && !vendorFile.test(url)) return createImage({ type: 'url', url });
  throw refuseField(
    `${path}.fileData`,
    'This model takes images at public https addresses by fileData; send everything else as inlineData.',
  );
}

function createImage(source: Unchecked<VendorImageSource>): Unchecked<ImageBlock> {
  return { type: 'image', source };
}

function createDocument(source: Unchecked<KnownDocumentSource>): Unchecked<DocumentBlock> {
  return { type: 'document', source };
}
