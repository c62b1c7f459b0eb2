import { createHash } from 'node:crypto';
import { isOwnToolUseId, renderToolUseId } from '../../formats/messages/index.ts';

/** Clouds that serve models of format B take 64 characters; the rest tells an id that comes twice from the first one. */
const maxIdLength = 56;

/** The characters that format B has for ids. */
const usableId = /^[A-Za-z0-9_-]+$/u;

/**
 * The id of a `tool_use` block for a call of format C: the call's own where format B takes it, else one that tells as much.
 * A call without an id, `null` or empty, gets one by its place, which stays the same as the conversation grows.
 */
export function createToolUseId(callId: string | null, path: string): string {
  if (callId === null || callId === '') return `call_${path.replace(/\D+/gu, '_').replace(/^_|_$/gu, '')}`;
  // Those of ours carry a signature for a gateway behind this one.
  const isUsable = callId.length <= maxIdLength && usableId.test(callId);
  if (isUsable || isOwnToolUseId(callId)) return callId;
  const id = renderToolUseId({ callId, signature: null });
  return id.length <= maxIdLength ? id : `call_${hash(callId)}`;
}

function hash(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, maxIdLength - 'call_'.length);
}
