import { parseJson } from '../../core/json/parse-json.ts';
import { maxSealedValues, openSignature } from '../../core/signature-envelope.ts';
import { asObject, asString, listObjects } from '../http/read-json.ts';
import type { JsonObject } from '../http/read-json.ts';
import type { RewrittenBody } from './rewrite-for-model.ts';

/**
 * Prepares thoughts of an earlier turn for this provider. A signature that was sealed for a client of another format gets out
 * of its envelope; a thought that another provider's model had is left out, since the upstream answers 400 to a signature
 * that it did not make. A request without envelopes comes back as it is.
 */
export function returnThoughts(rewritten: RewrittenBody): RewrittenBody {
  const { messages } = rewritten.value;
  // Thoughts are in the turns before the last one.
  if (!Array.isArray(messages) || messages.length < 2) return rewritten;
  if (!messages.some(holdsEnvelope)) return rewritten;
  const kept: unknown[] = [];
  const dropped: string[] = [];
  messages.forEach((message: unknown, index) => {
    kept.push(...returnInMessage(message, { path: `messages[${String(index)}].content`, dropped }));
  });
  const value = { ...rewritten.value, messages: kept };
  const ignoredFields = [...rewritten.ignoredFields, ...dropped];
  return hasLostThoughts(value, dropped, messages.length)
    ? { value: leaveOutThinking(value), ignoredFields: [...ignoredFields, 'thinking'] }
    : { value, ignoredFields };
}

function holdsEnvelope(message: unknown): boolean {
  const known = asObject(message);
  return known?.role === 'assistant' && Array.isArray(known.content) && known.content.some(isSealedThought);
}

function isSealedThought(block: unknown): boolean {
  const known = asObject(block);
  return known?.type === 'thinking' && openSignature(asString(known.signature) ?? '') !== null;
}

interface Place {
  readonly path: string;
  /** Paths of blocks that were left out. */
  readonly dropped: string[];
}

/** A message of which nothing is left goes with its thoughts: the upstream takes no empty ones. */
function returnInMessage(message: unknown, { path, dropped }: Place): readonly unknown[] {
  const known = asObject(message);
  if (known?.role !== 'assistant' || !Array.isArray(known.content)) return [message];
  const blocks: readonly unknown[] = known.content;
  const kept = blocks.flatMap((block, index) => {
    const returned = returnBlock(block);
    if (returned !== null) return [returned];
    dropped.push(`${path}[${String(index)}]`);
    return [];
  });
  if (kept.length === blocks.length && kept.every((block, index) => block === blocks[index]))
    return [message];
  return kept.length === 0 ? [] : [{ ...known, content: kept }];
}

/** `null` for a thought that cannot go back. */
function returnBlock(block: unknown): unknown {
  const known = asObject(block);
  if (known?.type !== 'thinking') return block;
  const opened = openSignature(asString(known.signature) ?? '');
  if (opened === null) return block;
  const signature = opened.provider === 'anthropic' ? readSignature(opened.signature) : null;
  return signature === null ? null : { ...known, signature };
}

/** Envelopes of this provider hold its thinking blocks, as clients of format C carry them. */
function readSignature(text: string): string | null {
  try {
    const [block] = listObjects(parseJson(text, maxSealedValues)).filter(({ type }) => type === 'thinking');
    return asString(block?.signature);
  } catch {
    return null;
  }
}

/**
 * Whether thoughts were left out of the turn that a tool loop goes on from. Where a budget is given, the upstream wants to
 * see them first in that turn.
 */
function hasLostThoughts(value: JsonObject, dropped: readonly string[], count: number): boolean {
  if (asObject(value.thinking)?.type !== 'enabled') return false;
  if (!dropped.some((path) => path.startsWith(`messages[${String(count - 2)}].`))) return false;
  const messages = listObjects(value.messages);
  const isLoop = listObjects(messages.at(-1)?.content).some(({ type }) => type === 'tool_result');
  const [first] = listObjects(messages.at(-2)?.content);
  return isLoop && first?.type !== 'thinking' && first?.type !== 'redacted_thinking';
}

function leaveOutThinking({ thinking: _, ...rest }: JsonObject): JsonObject {
  return rest;
}
