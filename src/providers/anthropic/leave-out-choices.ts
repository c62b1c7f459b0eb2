import type { JsonObject } from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/**
 * Leaves out what has the upstream choose a model by itself, which is neither allowed nor paid: `fallbacks` that is no list of them
 * (https://platform.claude.com/docs/en/build-with-claude/refusals-and-fallback). A request that is declined stays so.
 */
export function leaveOutChoices(value: JsonObject): RewrittenBody {
  const { fallbacks, ...kept } = value;
  if (fallbacks === undefined || Array.isArray(fallbacks)) return { value, ignoredFields: [] };
  return { value: kept, ignoredFields: ['fallbacks'] };
}
