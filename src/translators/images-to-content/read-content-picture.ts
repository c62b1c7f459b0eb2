import type { UpstreamCall } from '../../core/provider.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { createModerationError } from '../images/create-moderation-error.ts';
import type { ImageUsage } from '../images/drawn-picture.ts';
import { asCount, asObject, asString, listObjects, type JsonObject } from '../read-json.ts';

/** Finish reasons that mean that a filter held the picture back. */
const filteredReasons: ReadonlySet<unknown> = new Set([
  'SAFETY',
  'IMAGE_SAFETY',
  'PROHIBITED_CONTENT',
  'IMAGE_PROHIBITED_CONTENT',
  'BLOCKLIST',
  'SPII',
  'RECITATION',
  'IMAGE_RECITATION',
]);

/**
 * The picture of an answer of format C, in base64; drafts among the thoughts do not count. Throws `invalid_argument`
 * (`moderation_blocked`) for a filtered one and `bad_gateway` for an answer in words.
 */
export function readContentPicture(value: JsonObject, call: UpstreamCall): string {
  const [candidate = {}] = listObjects(value.candidates);
  const data = listObjects(asObject(candidate.content).parts)
    .filter(({ thought }) => thought !== true)
    .map(({ inlineData }) => asObject(inlineData))
    .filter(({ mimeType }) => asString(mimeType)?.startsWith('image/') === true)
    .map((inline) => asString(inline.data))
    .find((text) => text !== null && text !== '');
  if (data !== undefined && data !== null) return data;
  const isBlocked = asString(asObject(value.promptFeedback).blockReason) !== null;
  if (isBlocked || filteredReasons.has(candidate.finishReason)) throw createModerationError();
  throw createUnusableAnswer(
    call,
    'The model answered without an image. Say in the prompt what it shall draw.',
  );
}

/** `usageMetadata` as format A counts; `null` where there is none. Thoughts count as output. */
export function convertContentUsage(metadata: unknown): ImageUsage | null {
  const usage = asObject(metadata);
  if (Object.keys(usage).length === 0) return null;
  const input = asCount(usage.promptTokenCount);
  const output = asCount(usage.candidatesTokenCount) + asCount(usage.thoughtsTokenCount);
  const inputImages = Math.min(input, countImages(usage.promptTokensDetails));
  const hasDetails = listObjects(usage.candidatesTokensDetails).length > 0;
  const outputImages = hasDetails
    ? Math.min(output, countImages(usage.candidatesTokensDetails))
    : asCount(usage.candidatesTokenCount);
  return {
    total_tokens: input + output,
    input_tokens: input,
    output_tokens: output,
    input_tokens_details: { text_tokens: input - inputImages, image_tokens: inputImages },
    output_tokens_details: { text_tokens: output - outputImages, image_tokens: outputImages },
  };
}

function countImages(details: unknown): number {
  return listObjects(details)
    .filter(({ modality }) => modality === 'IMAGE')
    .reduce((total, { tokenCount }) => total + asCount(tokenCount), 0);
}
