import type { Candidate, Image, ImagesResponse } from '../../../generated/contract-types.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { renderPictureUsage } from '../../formats/content/index.ts';
import { isImageFact, readImageUsage } from '../../formats/images/index.ts';
import { renderCandidate, type DrawnContent } from '../content/render-content-answer.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { asObject, asString, type Unchecked } from '../../core/json/json-object.ts';
import { readBase64Claim } from '../../core/read-picture-claim.ts';

/** What turning answers of format A into format C takes. */
export interface ImagesConversion {
  readonly call: UpstreamCall;
  /** Whether words may stand beside the pictures. */
  readonly text: 'wanted' | 'unwanted';
  /** As many pictures as were asked for. */
  readonly count: number;
}

/** A whole answer of format A as one of format C, of no more pictures than were asked for. Throws `bad_gateway` for one without pictures. */
export function convertImagesAnswer(
  value: Unchecked<ImagesResponse>,
  conversion: ImagesConversion,
): DrawnContent {
  const { output_format, quality } = value;
  const images: readonly unknown[] = Array.isArray(value.data) ? value.data : [];
  const candidates = images
    .slice(0, conversion.count)
    .map((image, index) =>
      convertImage({ ...asObject<Image>(image), output_format, quality }, index, conversion),
    );
  if (candidates.length === 0)
    throw createUnusableAnswer(conversion.call, 'The model answered without an image.');
  const tokens = readImageUsage(value.usage);
  return { candidates, ...(tokens === null ? {} : { usageMetadata: renderPictureUsage(tokens) }) };
}

/** An image object, or the payload of a completed event, as a candidate. */
export function convertImage(
  image: Unchecked<Image & Pick<ImagesResponse, 'output_format' | 'quality'>>,
  index: number,
  { call, text }: ImagesConversion,
): Candidate {
  const data = asString(image.b64_json);
  if (data === null || data === '') throw createUnusableAnswer(call, 'The model answered without an image.');
  const claim = readBase64Claim(data);
  const format = claim?.format ?? asString(image.output_format) ?? 'png';
  const revised = text === 'wanted' ? asString(image.revised_prompt) : null;
  const { quality } = image;
  const drawn = isImageFact('quality', quality) ? { quality: quality as string } : {};
  return renderCandidate({ index, data, mimeType: `image/${format}`, text: revised, ...drawn });
}
