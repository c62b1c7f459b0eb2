import type { KnownThinking, MessageRequest } from '../../../generated/contract-types.ts';
import { asObject, type Unchecked } from '../../core/json/json-object.ts';
import { findOutputCeiling } from '../../core/model-kind.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/**
 * Asks a model for no more than it writes, where a request was made for one that writes more: otherwise it would be refused. A
 * budget for thinking leaves half of that for the answer. `model` is the upstream's name.
 */
export function limitMessageOutput(body: RewrittenBody, model: string): RewrittenBody {
  const value: Unchecked<MessageRequest> = body.value;
  const ceiling = findOutputCeiling(model);
  if (ceiling === null || typeof value.max_tokens !== 'number' || value.max_tokens <= ceiling) return body;
  const thinking = asObject<KnownThinking>(value.thinking);
  const { budget_tokens: budget } = thinking;
  const isFit = typeof budget !== 'number' || budget < ceiling;
  return {
    value: {
      ...value,
      max_tokens: ceiling,
      ...(isFit ? {} : { thinking: { ...thinking, budget_tokens: Math.floor(ceiling / 2) } }),
    },
    ignoredFields: [...body.ignoredFields, 'max_tokens', ...(isFit ? [] : ['thinking.budget_tokens'])],
  };
}
