import type { UpstreamCall } from '../../core/provider.ts';

/** Streams are always asked for as server-sent events; a JSON array would have to be cut into its elements. */
export function selectGenerateMethod({ delivery }: Pick<UpstreamCall, 'delivery'>): string {
  return delivery === 'stream' ? 'streamGenerateContent?alt=sse' : 'generateContent';
}

/** The path of a method of a model, such as `/v1beta/models/gemini-2.5-flash:countTokens`. */
export function createModelPath(upstreamModel: string, method: string): string {
  return `/v1beta/models/${encodeURIComponent(trimModelPrefix(upstreamModel))}:${method}`;
}

/** The name alone, where it may stand as a resource. */
export function trimModelPrefix(model: string): string {
  return model.startsWith('models/') ? model.slice('models/'.length) : model;
}
