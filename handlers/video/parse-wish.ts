import type { VideoCreateForm, VideoCreateRequest, VideoMetadata } from '../../generated/contract-types.ts';
import type { VideoWish } from '../../src/core/video/video-tasks.ts';

/** The fields of a request that its body does not hold as they are. */
export interface WishParts {
  /** Of the header `idempotency-key`. */
  readonly idempotencyKey: string | undefined;
  readonly picture: VideoWish['picture'];
}

/** The fields of a submission that both forms of it have, and those of the flat form. */
export type VideoFields = Omit<VideoCreateRequest | VideoCreateForm, 'input_reference'>;

/** The field that errors about an input picture name. */
export const pictureField = 'input_reference';

/**
 * What a client wishes, whichever way it was submitted. What `metadata` says counts; `seconds` and `size` count where it says
 * nothing.
 */
export function parseWish(fields: VideoFields, { idempotencyKey, picture }: WishParts): VideoWish {
  const { model, prompt, seconds, size, metadata = {} } = fields;
  return {
    modelName: model,
    prompt,
    negativePrompt: metadata.negativePrompt ?? null,
    seconds: metadata.durationSeconds ?? (seconds === undefined ? null : Number(seconds)),
    ...parseShape(size, metadata),
    sampleCount: metadata.sampleCount ?? null,
    personGeneration: metadata.personGeneration ?? null,
    storageUri: metadata.storageUri ?? null,
    picture,
    idempotencyKey: idempotencyKey ?? null,
    fieldNames: nameFields(fields),
  };
}

function parseShape(
  size: string | undefined,
  { aspectRatio, resolution }: VideoMetadata,
): Pick<VideoWish, 'aspectRatio' | 'resolution'> {
  const asked = size === undefined ? null : readSize(size);
  return {
    aspectRatio: aspectRatio ?? asked?.aspectRatio ?? null,
    resolution: resolution?.toLowerCase() ?? asked?.resolution ?? null,
  };
}

function readSize(size: string): { readonly aspectRatio: string; readonly resolution: string } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return {
    aspectRatio: height > width ? '9:16' : '16:9',
    resolution: nameResolution(Math.max(width, height)),
  };
}

function nameResolution(longerSide: number): string {
  if (longerSide >= 3840) return '4k';
  return longerSide >= 1920 ? '1080p' : '720p';
}

/** Where `metadata` says nothing, the flat field that may have said it. */
function nameFields({ seconds, size, metadata = {} }: VideoFields): VideoWish['fieldNames'] {
  const name = (field: keyof VideoMetadata, flat: string, value: unknown) =>
    metadata[field] === undefined && value !== undefined ? flat : `metadata.${field}`;
  return {
    seconds: name('durationSeconds', 'seconds', seconds),
    aspectRatio: name('aspectRatio', 'size', size),
    resolution: name('resolution', 'size', size),
    sampleCount: 'metadata.sampleCount',
    storageUri: 'metadata.storageUri',
    negativePrompt: 'metadata.negativePrompt',
    picture: pictureField,
  };
}
