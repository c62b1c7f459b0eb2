import type { Image, ImagesResponse } from '../../generated/contract-types.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import { asObject, listObjects, type Unchecked } from '../../src/core/json/json-object.ts';
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
 * An upstream's whole answer with everything the contract promises. What the upstream said stays as it said it; the very
 * answer with its bytes comes back where nothing is missing. Images that nobody asked for are left out, as of a stream. Throws
 * `bad_gateway` for an answer without images, which may have been made all the same: the client is told not to ask again.
 */
export function completeImages(
  answer: WholeAnswer,
  options: CompleteImagesOptions,
): Pick<WholeAnswer, 'value' | 'bytes'> {
  const value: Answer = answer.value;
  const pictures = readPictures(value);
  const facts = completeFacts(value, pictures[0] ?? '', options);
  const usage = completeImageUsage(value.usage);
  const isCreatedSaid = isWholeNumber(value.created);
  const tooMany = pictures.length > options.count;
  if (isCreatedSaid && usage === value.usage && !tooMany && Object.keys(facts).length === 0) return answer;
  const created = isCreatedSaid ? value.created : Math.floor(options.clock.now() / 1000);
  const data = tooMany ? { data: listObjects<Image>(value.data).slice(0, options.count) } : {};
  const completed: Answer = { ...value, created, ...data, ...facts, usage };
  return { value: completed, bytes: null };
}

function readPictures({ data }: Answer): readonly string[] {
  const items: readonly unknown[] = Array.isArray(data) ? data : [];
  const pictures = items
    .map((item) => asObject<Image>(item).b64_json)
    .filter((text) => typeof text === 'string')
    .filter((text) => text !== '');
  if (pictures.length === items.length && items.length > 0) return pictures;
  throw new GatewayError('bad_gateway', 'The upstream answered without images.', {
    reason: 'upstream_error',
    final: true,
  });
}
