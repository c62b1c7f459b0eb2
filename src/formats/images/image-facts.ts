import type { Image, ImageGenerationRequest, ImagesResponse } from '../../../generated/contract-types.ts';
import { asObject, asString, type Unchecked } from '../../core/json/json-object.ts';
import type { PictureFacts } from '../../core/picture.ts';
import { readBase64Claim } from '../../core/read-picture-claim.ts';

const factNames = ['background', 'output_format', 'quality', 'size'] as const;

type FactName = (typeof factNames)[number];

/** How an image was made, as the contract has it in answers and in events. */
export type ImageFacts = Unchecked<Pick<ImagesResponse, FactName>>;

/** The same where clients ask for it. */
export type AskedFacts = Unchecked<Pick<ImageGenerationRequest, FactName>>;

const valid: Readonly<Record<FactName, RegExp>> = {
  background: /^(?:transparent|opaque)$/,
  output_format: /^(?:png|webp|jpeg)$/,
  // Vendors think of new ones.
  quality: /^(?!auto$).{1,64}$/u,
  size: /^[1-9]\d*x[1-9]\d*$/,
};

/** Whether `value` says it: neither `auto` nor anything else that is no answer. */
export function isImageFact(name: FactName, value: unknown): value is string {
  return typeof value === 'string' && valid[name].test(value);
}

/**
 * The facts an upstream left out or answered as `auto`; an empty object where it said everything, `null` where they cannot be found
 * because `picture`, in base64, is no image.
 */
export function findMissingFacts(given: ImageFacts, picture: string, asked: AskedFacts): ImageFacts | null {
  const missing = factNames.filter((name) => !isImageFact(name, given[name]));
  if (missing.length === 0) return {};
  const claim = readBase64Claim(picture);
  const facts: ImageFacts = Object.fromEntries(missing.map((name) => [name, find[name](asked, claim)]));
  return missing.every((name) => isImageFact(name, facts[name])) ? facts : null;
}

/**
 * The size of each picture of an answer, which says `size` for all of them: where they differ it can only be that of the first, and the
 * others have that of their file.
 */
export function listImageSizes(data: readonly unknown[], size: string | null): readonly (string | null)[] {
  if (data.length < 2) return data.map(() => size);
  const [first, ...others] = data.map(readFileSize);
  return [size, ...others.map((own) => (own === null || own === first ? size : own))];
}

function readFileSize(image: unknown): string | null {
  const claim = readBase64Claim(asString(asObject<Image>(image).b64_json) ?? '');
  return claim && writeSize(claim);
}

function writeSize({ width, height }: PictureFacts): string {
  return `${String(width)}x${String(height)}`;
}

/** What the picture says comes before what was asked for, except for what no picture says. */
const find: Readonly<Record<FactName, (asked: AskedFacts, claim: PictureFacts | null) => unknown>> = {
  background: ({ background }, claim) => {
    if (claim?.hasAlpha === false) return 'opaque';
    return isImageFact('background', background) ? background : claim && 'transparent';
  },
  output_format: ({ output_format: asked = 'png' }, claim) => claim?.format ?? asked,
  // Left to itself a model works as well as it can.
  quality: ({ quality }) => (isImageFact('quality', quality) ? quality : 'high'),
  size: ({ size }, claim) => (claim ? writeSize(claim) : size),
};
