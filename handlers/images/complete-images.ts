import type { Image, ImagesResponse } from '../../generated/contract-types.ts';
import { asString, listObjects, type Unchecked } from '../../src/core/json/json-object.ts';
import type { WholeAnswer } from '../../src/core/provider.ts';
import type { Clock } from '../../src/core/clock.ts';
import { completeImageUsage, isWholeNumber } from './complete-usage.ts';
import { completeFacts, type CompletionSource } from './picture-facts.ts';

type Answer = Unchecked<ImagesResponse>;

export interface CompleteImagesOptions extends CompletionSource {
  /** As many images as were asked for. */
  readonly count: number;
  readonly clock: Clock;
}

/**
 * An upstream's whole answer, which has images, with everything the contract promises. What the upstream said stays as it said it;
 * the very answer with its bytes comes back where nothing is missing. Images that nobody asked for are left out, as of a stream, and
 * members that say nothing. Throws `bad_gateway` for what is no image, which may have been made all the same: the client is told not
 * to ask again.
 */
export function completeImages(
  answer: WholeAnswer,
  options: CompleteImagesOptions,
): Pick<WholeAnswer, 'value' | 'bytes'> {
  const value: Answer = answer.value;
  const images = listObjects<Image>(value.data);
  const facts = completeFacts(value, asString(images[0]?.b64_json) ?? '', options);
  const usage = completeImageUsage(value.usage);
  const isCreatedSaid = isWholeNumber(value.created);
  const isNeat = images.length <= options.count && !images.some(saysNothing);
  if (isCreatedSaid && usage === value.usage && isNeat && Object.keys(facts).length === 0) return answer;
  const created = isCreatedSaid ? value.created : Math.floor(options.clock.now() / 1000);
  const data = isNeat ? {} : { data: images.slice(0, options.count).map(dropNulls) };
  const completed: Answer = { ...value, created, ...data, ...facts, usage };
  return { value: completed, bytes: null };
}

/** Gateways write `null` for a link or a prompt that there is not, which the contract does not know. */
function saysNothing(image: Unchecked<Image>): boolean {
  return Object.values(image).includes(null);
}

function dropNulls(image: Unchecked<Image>): Unchecked<Image> {
  if (!saysNothing(image)) return image;
  return Object.fromEntries(Object.entries(image).filter(([, member]) => member !== null));
}
