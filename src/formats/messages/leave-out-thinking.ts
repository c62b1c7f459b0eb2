import { asObject, asString, listObjects, type JsonObject } from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/**
 * A request without `thinking`, and without what the vendor takes beside it only: to clear thoughts away
 * (https://platform.claude.com/docs/en/build-with-claude/context-editing).
 */
export function leaveOutThinking({ value, ignoredFields }: RewrittenBody): RewrittenBody {
  const { thinking: _, context_management: management, ...rest } = value;
  const left = [...ignoredFields, 'thinking'];
  if (management === undefined) return { value: rest, ignoredFields: left };
  const { edits: all, ...others } = asObject(management);
  const edits = listObjects(all);
  const kept = edits.filter(({ type }) => asString(type)?.startsWith('clear_thinking_') !== true);
  if (kept.length === edits.length)
    return { value: { ...rest, context_management: management }, ignoredFields: left };
  return {
    value: { ...rest, ...renderManagement(others, kept) },
    ignoredFields: [...left, 'context_management.edits'],
  };
}

/** None where nothing is left to do. */
function renderManagement(others: JsonObject, edits: readonly JsonObject[]): JsonObject {
  if (edits.length > 0) return { context_management: { ...others, edits } };
  return Object.keys(others).length === 0 ? {} : { context_management: others };
}
