import { createHash } from 'node:crypto';
import type { KnownContentBlock, MessageRequest, MessageTurn } from '../../../generated/contract-types.ts';
import { asObject, isObject, type Unchecked } from '../../core/json/json-object.ts';
import { holdsText } from '../../core/json/late-texts.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/** In an upstream's name of a model. Others speak format B, too, and may want their own ids as they wrote them. */
const claudeName = /\bclaude-/u;

/** What Claude takes for an id, and as many characters of it as clouds do that serve them. */
const usableId = /^[A-Za-z0-9_-]{0,64}$/u;

/** Characters of a hash, by which ids are told apart. */
const hashLength = 40;

/**
 * A conversation whose calls have ids that Claude takes wherever it is served: one that began with another model may have longer ones, with a
 * signature of that model in them, and other characters. A call and its result get the same one, and each time. Any other request comes back
 * as it is, and any for another model. `model` is the upstream's name.
 */
export function fitToolIds(body: RewrittenBody, model: string): RewrittenBody {
  if (!claudeName.test(model)) return body;
  const { messages }: Unchecked<MessageRequest> = body.value;
  if (!Array.isArray(messages) || !messages.some(holdsUnusable)) return body;
  return { ...body, value: { ...body.value, messages: messages.map(fitMessage) } };
}

function holdsUnusable(message: unknown): boolean {
  return listBlocks(message).some((block) => fitBlock(block) !== block);
}

function fitMessage(message: unknown): unknown {
  if (!holdsUnusable(message)) return message;
  return { ...asObject<MessageTurn>(message), content: listBlocks(message).map(fitBlock) };
}

/** None where it is a text, which is not made for that. */
function listBlocks(message: unknown): readonly unknown[] {
  const turn = asObject<MessageTurn>(message);
  return holdsText(turn, 'content') || !Array.isArray(turn.content) ? [] : turn.content;
}

function fitBlock(block: unknown): unknown {
  if (!isObject<KnownContentBlock>(block)) return block;
  if (block.type === 'tool_use' && isUnusable(block.id)) return { ...block, id: shorten(block.id) };
  if (block.type === 'tool_result' && isUnusable(block.tool_use_id))
    return { ...block, tool_use_id: shorten(block.tool_use_id) };
  return block;
}

function isUnusable(id: unknown): id is string {
  return typeof id === 'string' && !usableId.test(id);
}

function shorten(id: string): string {
  return `toolu_${createHash('sha256').update(id).digest('hex').slice(0, hashLength)}`;
}
