import type { GenerateContentRequest, GenerationConfig } from '../../../generated/contract-types.ts';
import { asObject, type Unchecked } from '../../core/json/json-object.ts';
import { findOutputCeiling } from '../../core/model-kind.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/** Asks a model for no more than it writes, where a request was made for one that writes more. `model` is the upstream's name. */
export function limitContentOutput(body: RewrittenBody, model: string): RewrittenBody {
  const value: Unchecked<GenerateContentRequest> = body.value;
  const config = asObject<GenerationConfig>(value.generationConfig);
  const ceiling = findOutputCeiling(model);
  const { maxOutputTokens } = config;
  if (ceiling === null || typeof maxOutputTokens !== 'number' || maxOutputTokens <= ceiling) return body;
  return {
    value: { ...value, generationConfig: { ...config, maxOutputTokens: ceiling } },
    ignoredFields: [...body.ignoredFields, 'generationConfig.maxOutputTokens'],
  };
}
