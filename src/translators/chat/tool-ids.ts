/** What the id of a format B `tool_use` block says about a function call of format C. */
export interface CallIdentity {
  /** `functionCall.id`. */
  readonly callId: string;
  /** `thoughtSignature` of the part, byte for byte; `null` where it had none. */
  readonly signature: string | null;
}

const prefix = 'toolu_';

const form = /^toolu_((?:[A-Za-z0-9]|-[0-9a-f]{2})+)(?:_([A-Za-z0-9_-]+))?$/u;

/**
 * The id of a call in format B: `toolu_<id>_<signature in base64url>`. Characters of the id that format B does not allow, and
 * those that would make it ambiguous, are written as `-` and two hexadecimal digits for each byte.
 */
export function renderToolUseId({ callId, signature }: CallIdentity): string {
  const id = `${prefix}${escapeId(callId)}`;
  return signature === null ? id : `${id}_${Buffer.from(signature, 'utf8').toString('base64url')}`;
}

/**
 * The call behind an id of format B. An id of another make is the id of the call as it stands. For ids of either make,
 * rendering what was parsed and parsing it again gives the same identity.
 */
export function parseToolUseId(toolUseId: string): CallIdentity {
  const [, id, signature] = form.exec(toolUseId) ?? [];
  const callId = id === undefined ? null : unescapeId(id);
  if (callId === null) return { callId: toolUseId, signature: null };
  return {
    callId,
    signature: signature === undefined ? null : Buffer.from(signature, 'base64url').toString('utf8'),
  };
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
