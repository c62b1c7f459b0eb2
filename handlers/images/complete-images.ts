import type { Image, ImagesResponse } from '../../generated/contract-types.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import { asObject, type Unchecked } from '../../src/core/json/json-object.ts';
import type { WholeAnswer } from '../../src/core/provider.ts';
import type { Clock } from '../../src/core/clock.ts';
import { completeImageUsage, isWholeNumber } from './complete-usage.ts';
import { completeFacts, type CompletionSource } from './picture-facts.ts';

type Answer = Unchecked<ImagesResponse>;

export interface CompleteImagesOptions extends CompletionSource {
  readonly clock: Clock;
}

/**
 * An upstream's whole answer with everything the contract promises. What the upstream said stays as it said it; the very
 * answer with its bytes comes back where nothing is missing. Throws `bad_gateway` for an answer without images, which may have been made
 * all the same: the client is told not to ask again.
 */
export function completeImages(
  answer: WholeAnswer,
  options: CompleteImagesOptions,
): Pick<WholeAnswer, 'value' | 'bytes'> {
  const value: Answer = answer.value;
  const facts = completeFacts(value, readPictures(value)[0] ?? '', options);
  const usage = completeImageUsage(value.usage);
  const isCreatedSaid = isWholeNumber(value.created);
  if (isCreatedSaid && usage === value.usage && Object.keys(facts).length === 0) return answer;
  const created = isCreatedSaid ? value.created : Math.floor(options.clock.now() / 1000);
  const completed: Answer = { ...value, created, ...facts, usage };
  return { value: completed, bytes: null };
}

/** More images than anybody can ask for. */
const maxImages = 10;

function readPictures({ data }: Answer): readonly string[] {
  const items: readonly unknown[] = Array.isArray(data) ? data : [];
  const pictures = items
    .map((item) => asObject<Image>(item).b64_json)
    .filter((text) => typeof text === 'string')
    .filter((text) => text !== '');
  if (pictures.length === items.length && items.length > 0 && items.length <= maxImages) return pictures;
  throw new GatewayError('bad_gateway', 'The upstream answered without images.', {
    reason: 'upstream_error',
    final: true,
  });
}
