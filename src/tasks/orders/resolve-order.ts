import { GatewayError } from '../../core/gateway-error.ts';
import type { ServedModel } from '../../core/router.ts';
import type { VideoAbilities } from '../../core/video/video-config.ts';
import type { VideoOrder } from '../../core/video/video-order.ts';
import type { VideoWish } from '../../core/video/video-tasks.ts';
import { isAllowedStorageUri } from './check-storage-uri.ts';
import { findAbilities, type KnownAbilities } from './model-abilities.ts';

/** What a wish is held against. */
export interface OrderTerms {
  readonly model: ServedModel;
  readonly configured: VideoAbilities;
  /** Addresses below which copies may be left. */
  readonly storageUris: readonly string[];
}

/** Everything about an order but the picture, which has no name yet, and the way it came. */
export type ResolvedOrder = Omit<VideoOrder, 'picture' | 'passed'>;

/** A wish with every choice made. Throws `invalid_argument` (`invalid_value`), naming the field, for what the model cannot make. */
export function resolveOrder(wish: VideoWish, terms: OrderTerms): ResolvedOrder {
  const abilities = findAbilities(terms.model, terms.configured);
  const { fieldNames, storageUri } = wish;
  if (wish.picture !== null && !abilities.image)
    throw refuse(fieldNames.picture, 'This model makes videos from words only.');
  if (storageUri !== null && !isAllowedStorageUri(storageUri, terms.storageUris))
    throw refuse(fieldNames.storageUri, 'Videos may not be stored at this address.');
  const resolution = choose('resolution', wish, abilities);
  return {
    modelName: wish.modelName,
    prompt: wish.prompt,
    negativePrompt: wish.negativePrompt === '' ? null : wish.negativePrompt,
    seconds: chooseSeconds(wish, { abilities, resolution }),
    aspectRatio: choose('aspectRatio', wish, abilities),
    resolution,
    sampleCount: chooseSamples(wish, abilities),
    personGeneration: wish.personGeneration,
    storageUri,
  };
}

const preferred = { seconds: 8, aspectRatio: '16:9', resolution: '720p' } as const;
const listOf = { aspectRatio: 'aspectRatios', resolution: 'resolutions' } as const;

function choose(field: keyof typeof listOf, wish: VideoWish, abilities: KnownAbilities): string {
  const possible = abilities[listOf[field]];
  const wanted = wish[field]?.toLowerCase() ?? null;
  if (wanted === null) return possible.find((value) => value === preferred[field]) ?? possible[0] ?? '';
  const found = possible.find((value) => value.toLowerCase() === wanted);
  if (found === undefined) throw refuseValue(wish.fieldNames[field], possible);
  return found;
}

interface LengthTerms {
  readonly abilities: KnownAbilities;
  readonly resolution: string;
}

/** The length gives way where nobody asked for one; where somebody did, it is the length that is wrong. */
function chooseSeconds({ seconds, fieldNames }: VideoWish, { abilities, resolution }: LengthTerms): number {
  const { seconds: possible, isLongWhereSharp } = abilities;
  if (seconds === null) return possible.find((value) => value === preferred.seconds) ?? possible[0] ?? 0;
  if (!possible.includes(seconds)) throw refuseValue(fieldNames.seconds, possible.map(String));
  const longest = Math.max(...possible);
  if (isLongWhereSharp && resolution !== preferred.resolution && seconds !== longest)
    throw refuse(
      fieldNames.seconds,
      `${fieldNames.seconds} must be ${String(longest)} where the resolution is ${resolution}.`,
    );
  return seconds;
}

function chooseSamples({ sampleCount, fieldNames }: VideoWish, { samples }: KnownAbilities): number {
  if (sampleCount === null) return 1;
  if (Number.isInteger(sampleCount) && sampleCount >= 1 && sampleCount <= samples) return sampleCount;
  const field = fieldNames.sampleCount;
  throw refuse(field, `${field} must be a whole number from 1 to ${String(samples)}.`);
}

function refuseValue(field: string, possible: readonly string[]): GatewayError {
  return refuse(field, `${field} must be one of ${possible.join(', ')} for this model.`);
}

/** The answer to a wish that cannot be fulfilled. */
export function refuse(param: string, message: string): GatewayError {
  return new GatewayError('invalid_argument', message, { reason: 'invalid_value', param });
}
