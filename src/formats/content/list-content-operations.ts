import type { UpstreamOperation } from '../../core/provider.ts';

/** What Google's APIs have for a model: imagen models are called by a method of their own and by no other. */
export function listContentOperations(upstreamModel: string): readonly UpstreamOperation[] {
  return /^(?:models\/|publishers\/google\/models\/)?imagen-/u.test(upstreamModel)
    ? ['predictImages']
    : ['generateContent', 'countContentTokens'];
}
