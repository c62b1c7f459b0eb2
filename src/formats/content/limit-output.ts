import type { GenerateContentRequest, GenerationConfig } from '../../../generated/contract-types.ts';
import { asObject, type Unchecked } from '../../core/json/json-object.ts';
import { findOutputCeiling } from '../../core/model-kind.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/**
 * Asks a model for no more than it writes, where a request was made for one that writes more. `model` is the upstream's name.
 * Where the upstream counts as `up to` what the model writes, that number itself is refused: it is sent one less, of which nobody
 * needs to hear. Default `through`.
 */
export function limitContentOutput(
  body: RewrittenBody,
  model: string,
  counts: 'through' | 'up to' = 'through',
): RewrittenBody {
  const value: Unchecked<GenerateContentRequest> = body.value;
  const config = asObject<GenerationConfig>(value.generationConfig);
  const written = findOutputCeiling(model);
  const { maxOutputTokens: wanted } = config;
  if (written === null || typeof wanted !== 'number') return body;
  const ceiling = counts === 'through' ? written : written - 1;
  if (wanted <= ceiling) return body;
  return {
    value: { ...value, generationConfig: { ...config, maxOutputTokens: ceiling } },
    ignoredFields:
      wanted > written ? [...body.ignoredFields, 'generationConfig.maxOutputTokens'] : body.ignoredFields,
  };
}
