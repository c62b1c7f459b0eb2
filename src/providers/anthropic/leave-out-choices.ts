import { isObject, type JsonObject } from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/**
 * Leaves out what has the upstream choose a model by itself, which is neither allowed nor paid: `fallbacks` that is no list of them, and
 * what in a list names no `model` (https://platform.claude.com/docs/en/build-with-claude/refusals-and-fallback). A request that is
 * declined stays so.
 */
export function leaveOutChoices(value: JsonObject): RewrittenBody {
  const { fallbacks, ...rest } = value;
  if (fallbacks === undefined) return { value, ignoredFields: [] };
  const entries: readonly unknown[] = Array.isArray(fallbacks) ? fallbacks : [];
  const named = entries.filter(namesModel);
  if (Array.isArray(fallbacks) && named.length === entries.length) return { value, ignoredFields: [] };
  if (named.length === 0) return { value: rest, ignoredFields: ['fallbacks'] };
  const ignoredFields = entries.flatMap((entry, at) => (namesModel(entry) ? [] : `fallbacks[${String(at)}]`));
  return { value: { ...value, fallbacks: named }, ignoredFields };
}

function namesModel(entry: unknown): boolean {
  return isObject(entry) && typeof entry['model'] === 'string';
}
