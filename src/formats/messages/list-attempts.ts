import type { MessageUsage } from '../../../generated/contract-types.ts';
import { listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { readCount } from '../../core/tokens/token-counts.ts';
import type { FallbackNames } from './fallback-names.ts';

/** The counters of one of the calls that the upstream's model made for an answer. */
export type Iteration = Pick<
  MessageUsage,
  | 'input_tokens'
  | 'output_tokens'
  | 'cache_read_input_tokens'
  | 'cache_creation_input_tokens'
  | 'cache_creation'
> & { readonly type: string; readonly model?: string | null };

/** One model's part in an answer; `model` is `null` for the one that was called for. */
export interface Attempt {
  readonly iteration: Unchecked<Iteration>;
  readonly model: string | null;
}

/** No name of a model is longer. */
const maxNameLength = 256;

/** The model of an iteration; `null` where nobody says. */
export function readIterationModel({ model }: Unchecked<Iteration>): string | null {
  return typeof model !== 'string' || model.length > maxNameLength ? null : model;
}

/** More than any answer takes. */
const maxAttempts = 100;

/** The iterations of an answer that a fallback of the upstream gave at last; none of any other. */
export function listOwnIterations(iterations: unknown): readonly Unchecked<Iteration>[] {
  const own = listObjects<Iteration>(iterations).filter(
    ({ type }) => type === 'message' || type === 'fallback_message',
  );
  const end = own.findLastIndex(({ type }) => type === 'fallback_message');
  return own.slice(0, end + 1).slice(-maxAttempts);
}

/**
 * The same with the model of each. One that declined before it wrote anything is left out, since the vendor does not charge it
 * (https://platform.claude.com/docs/en/build-with-claude/refusals-and-fallback). `fallbackNames` are those of the request, of which one may
 * be the first: who has declined a conversation is not asked again.
 */
export function listAttempts(iterations: unknown, fallbackNames: FallbackNames): readonly Attempt[] {
  const own = listOwnIterations(iterations);
  const answered = own.at(-1);
  if (answered === undefined) return [];
  const [first = answered] = own;
  const isFirst = ({ model }: Unchecked<Iteration>) => model === first.model && model !== answered.model;
  const isCalled = (iteration: Unchecked<Iteration>) =>
    isFirst(iteration) && iteration.type === 'message' && !fallbackNames.has(iteration.model);
  return own
    .filter((iteration) => iteration === answered || readCount(iteration.output_tokens) > 0)
    .map((iteration) => ({ iteration, model: isCalled(iteration) ? null : readIterationModel(iteration) }));
}
