import type { Candidate, Image, ImageUsage, ImagesResponse } from '../../../generated/contract-types.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import {
  renderCandidate,
  renderUsage,
  type ContentTokens,
  type DrawnContent,
} from '../content/render-content-answer.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { asObject, asString, type Unchecked } from '../../core/json/json-object.ts';
import { readCount } from '../../core/tokens/token-counts.ts';
import { readPictureClaim } from '../../core/read-picture-claim.ts';

/** What turning answers of format A into format C takes. */
export interface ImagesConversion {
  readonly call: UpstreamCall;
  /** Whether words may stand beside the pictures. */
  readonly text: 'wanted' | 'unwanted';
}

/** A whole answer of format A as one of format C. Throws `bad_gateway` for one without pictures. */
export function convertImagesAnswer(
  value: Unchecked<ImagesResponse>,
  conversion: ImagesConversion,
): DrawnContent {
  const images: readonly unknown[] = Array.isArray(value.data) ? value.data : [];
  const candidates = images.map((image, index) =>
    convertImage({ ...asObject<Image>(image), output_format: value.output_format }, index, conversion),
  );
  if (candidates.length === 0)
    throw createUnusableAnswer(conversion.call, 'The model answered without an image.');
  const usage = convertUsage(value.usage);
  return { candidates, ...(usage === null ? {} : { usageMetadata: renderUsage(usage) }) };
}

/** An image object, or the payload of a completed event, as a candidate. */
export function convertImage(
  image: Unchecked<Image & Pick<ImagesResponse, 'output_format'>>,
  index: number,
  { call, text }: ImagesConversion,
): Candidate {
  const data = asString(image.b64_json);
  if (data === null || data === '') throw createUnusableAnswer(call, 'The model answered without an image.');
  // The head is enough to tell the format.
  const claim = readPictureClaim(Buffer.from(data.slice(0, 262_144), 'base64'));
  const format = claim?.format ?? asString(image.output_format) ?? 'png';
  const revised = text === 'wanted' ? asString(image.revised_prompt) : null;
  return renderCandidate({ index, data, mimeType: `image/${format}`, text: revised });
}

type InputDetails = ImageUsage['input_tokens_details'];
type OutputDetails = NonNullable<ImageUsage['output_tokens_details']>;

/** Usage of format A; `null` where there is none. */
export function convertUsage(value: unknown): ContentTokens | null {
  const usage = asObject<ImageUsage>(value);
  if (Object.keys(usage).length === 0) return null;
  const [input, output] = [readCount(usage.input_tokens), readCount(usage.output_tokens)];
  const promptImages = Math.min(
    input,
    readCount(asObject<InputDetails>(usage.input_tokens_details).image_tokens),
  );
  const outputText = Math.min(
    output,
    readCount(asObject<OutputDetails>(usage.output_tokens_details).text_tokens),
  );
  return { promptText: input - promptImages, promptImages, outputText, outputImages: output - outputText };
}
