import { crc32 } from 'node:zlib';

/** What the id of a format B `tool_use` block says about a function call of format C. */
export interface CallIdentity {
  /** `functionCall.id`. */
  readonly callId: string;
  /** `thoughtSignature` of the part, byte for byte; `null` where it had none, or an empty one. */
  readonly signature: string | null;
}

/**
 * How every id of ours begins. All others are opened by nobody: clouds and gateways have ids of their own make, such as
 * `toolu_vrtx_01…`, `toolu_bdrk_01…` and `call_…`.
 */
const mark = 'toolu_sw1';

const form = /^toolu_sw1([0-9a-f]{8})_((?:[A-Za-z0-9]|-[0-9a-f]{2})+)(?:_([A-Za-z0-9_-]+))?$/u;

/**
 * The id of a call in format B: `toolu_sw1<checksum>_<id>_<signature in base64url>`. Characters of the id that format B does
 * not allow, and those that would make it ambiguous, are written as `-` and two hexadecimal digits for each byte.
 */
export function renderToolUseId({ callId, signature }: CallIdentity): string {
  const id = escapeId(callId);
  const content =
    signature === null || signature === ''
      ? id
      : `${id}_${Buffer.from(signature, 'utf8').toString('base64url')}`;
  return `${mark}${createChecksum(content)}_${content}`;
}

/**
 * The call behind an id of format B. An id of another make, or one that was changed on its way, is the id of the call as it
 * stands.
 */
export function parseToolUseId(toolUseId: string): CallIdentity {
  return openToolUseId(toolUseId) ?? { callId: toolUseId, signature: null };
}

/** Whether {@link renderToolUseId} made it. */
export function isOwnToolUseId(toolUseId: string): boolean {
  return openToolUseId(toolUseId) !== null;
}

function openToolUseId(toolUseId: string): CallIdentity | null {
  const [, checksum, id, signature] = form.exec(toolUseId) ?? [];
  if (id === undefined || checksum !== createChecksum(toolUseId.slice(mark.length + 9))) return null;
  const callId = unescapeId(id);
  if (callId === null) return null;
  return {
    callId,
    signature: signature === undefined ? null : Buffer.from(signature, 'base64url').toString('utf8'),
  };
}

/** It tells our ids from others and whole ones from broken ones; it is no secret. */
function createChecksum(content: string): string {
  return crc32(content).toString(16).padStart(8, '0');
}

function escapeId(callId: string): string {
  return callId.replace(/[^A-Za-z0-9]/gu, (character) =>
    [...Buffer.from(character, 'utf8')].map((byte) => `-${byte.toString(16).padStart(2, '0')}`).join(''),
  );
}

/** `null` when the escapes are no text. */
function unescapeId(id: string): string | null {
  try {
    return decodeURIComponent(id.replaceAll('-', '%'));
  } catch {
    return null;
  }
}
