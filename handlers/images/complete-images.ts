import { GatewayError } from '../../src/core/gateway-error.ts';
import type { WholeAnswer } from '../../src/core/provider.ts';
import type { Clock } from '../../src/core/clock.ts';
import { completeImageUsage } from './complete-usage.ts';
import { completeFacts, type CompletionSource } from './picture-facts.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface CompleteImagesOptions extends CompletionSource {
  readonly clock: Clock;
}

/**
 * An upstream's whole answer with everything the contract promises. What the upstream said stays as it said it; the very
 * answer with its bytes comes back where nothing is missing. Throws `bad_gateway` for an answer without images.
 */
export function completeImages(
  answer: WholeAnswer,
  options: CompleteImagesOptions,
): Pick<WholeAnswer, 'value' | 'bytes'> {
  const { value } = answer;
  const facts = completeFacts(value, readPictures(value)[0] ?? '', options);
  const usage = completeImageUsage(value.usage);
  const isCreatedSaid = Number.isInteger(value.created) && (value.created as number) >= 0;
  if (isCreatedSaid && usage === value.usage && Object.keys(facts).length === 0) return answer;
  const created = isCreatedSaid ? value.created : Math.floor(options.clock.now() / 1000);
  return { value: { ...value, created, ...facts, usage }, bytes: null };
}

/** More images than anybody can ask for. */
const maxImages = 10;

function readPictures({ data }: Fields): readonly string[] {
  const items: readonly unknown[] = Array.isArray(data) ? data : [];
  const texts = items.map((item) =>
    typeof item === 'object' && item !== null ? (item as Fields).b64_json : undefined,
  );
  const pictures = texts.filter((text) => typeof text === 'string' && text !== '');
  if (pictures.length === items.length && items.length > 0 && items.length <= maxImages)
    return pictures as string[];
  throw new GatewayError('bad_gateway', 'The upstream answered without images.', {
    reason: 'upstream_error',
  });
}
