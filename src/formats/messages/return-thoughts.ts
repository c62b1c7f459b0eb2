import type {
  KnownContentBlock,
  KnownThinking,
  MessageRequest,
  MessageTurn,
} from '../../../generated/contract-types.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { holdsText } from '../../core/json/late-texts.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';
import { openSignature } from '../../core/signature-envelope.ts';
import { leaveOutThinking } from './leave-out-thinking.ts';
import { openThoughts } from './sealed-thoughts.ts';
import { isOwnToolUseId } from './tool-ids.ts';

type Request = Unchecked<MessageRequest>;

/** Whose conversation it is, and whether the client asked for the budget of thinking or a rewrite made it of something else. */
export interface ThoughtTerms {
  readonly provider: string;
  readonly budget: 'asked' | 'made';
}

/**
 * Prepares thoughts of an earlier turn for this provider. A signature that was sealed for a client of another format gets out
 * of its envelope; a thought that another provider's model had is left out, since the upstream answers 400 to a signature
 * that it did not make. Where a tool loop cannot go on with a budget for thinking, since no step of it shows a thought or another model
 * took part, that is left out, too. Any other request comes back as it is.
 */
export function returnThoughts(rewritten: RewrittenBody, { provider, budget }: ThoughtTerms): RewrittenBody {
  const { messages }: Request = rewritten.value;
  // Thoughts are in the turns before the last one.
  if (!Array.isArray(messages) || messages.length < 2) return rewritten;
  const loopStart = findLoopStart(messages);
  const loop = messages.slice(loopStart);
  const isExcused = budget === 'made' || loop.some(holdsTranslatedCall) || !loop.some(beginsWithThought);
  if (!messages.some(holdsEnvelope) && !(isExcused && lacksThought(rewritten.value))) return rewritten;
  const kept: unknown[] = [];
  const dropped: string[] = [];
  let isLost = false;
  messages.forEach((message: unknown, index) => {
    const before = dropped.length;
    kept.push(...returnInMessage(message, { path: `messages[${String(index)}].content`, dropped, provider }));
    if (index >= loopStart && dropped.length > before) isLost = true;
  });
  const value = { ...rewritten.value, messages: kept };
  const ignoredFields = [...rewritten.ignoredFields, ...dropped];
  const returned = { value, ignoredFields };
  return (isExcused || isLost) && lacksThought(value) ? leaveOutThinking(returned) : returned;
}

/**
 * Where the tool loop begins that the last turn goes on with; the number of messages where it goes on with none. Messages of one side in a
 * row are one turn, and those of the system belong to the user's. Words of the user behind a result are of its turn and do not
 * end the loop, other than in format C.
 */
function findLoopStart(messages: readonly unknown[]): number {
  let start = messages.length;
  for (let end = start; ; end = start) {
    const userStart = findTurnStart(messages, end, isOfUser);
    if (userStart < end && !messages.slice(userStart, end).some(holdsResult)) return start;
    start = findTurnStart(messages, userStart, isOfModel);
    if (start === userStart) return end;
  }
}

function findTurnStart(
  messages: readonly unknown[],
  end: number,
  belongs: (message: unknown) => boolean,
): number {
  let start = end;
  while (start > 0 && belongs(messages[start - 1])) start -= 1;
  return start;
}

function isOfModel(message: unknown): boolean {
  return asObject<MessageTurn>(message).role === 'assistant';
}

function isOfUser(message: unknown): boolean {
  return !isOfModel(message);
}

function beginsWithThought(message: unknown): boolean {
  const [first] = listBlocks(message);
  return first?.type === 'thinking' || first?.type === 'redacted_thinking';
}

function holdsResult(message: unknown): boolean {
  return listBlocks(message).some(({ type }) => type === 'tool_result');
}

function holdsTranslatedCall(message: unknown): boolean {
  return listBlocks(message).some(
    ({ type, id }) => type === 'tool_use' && isOwnToolUseId(asString(id) ?? ''),
  );
}

function holdsEnvelope(message: unknown): boolean {
  return (
    asObject<MessageTurn>(message).role === 'assistant' &&
    listBlocks(message).some(
      ({ type, signature }) => type === 'thinking' && openSignature(asString(signature) ?? '') !== null,
    )
  );
}

/** None where it is a text, which is not made for that. */
function listBlocks(message: unknown): readonly Unchecked<KnownContentBlock>[] {
  const turn = asObject<MessageTurn>(message);
  return holdsText(turn, 'content') ? [] : listObjects<KnownContentBlock>(turn.content);
}

interface Place {
  readonly path: string;
  /** Paths of blocks that were left out. */
  readonly dropped: string[];
  readonly provider: string;
}

/** A message of which nothing is left goes with its thoughts: the upstream takes no empty ones. */
function returnInMessage(message: unknown, { path, dropped, provider }: Place): readonly unknown[] {
  const known = asObject<MessageTurn>(message);
  if (known.role !== 'assistant' || !Array.isArray(known.content)) return [message];
  const blocks: readonly unknown[] = known.content;
  const kept = blocks.flatMap((block, index) => {
    const returned = returnBlock(block, provider);
    if (returned !== null) return [returned];
    dropped.push(`${path}[${String(index)}]`);
    return [];
  });
  if (kept.length === blocks.length && kept.every((block, index) => block === blocks[index]))
    return [message];
  return kept.length === 0 ? [] : [{ ...known, content: kept }];
}

/** `null` for a thought that cannot go back. */
function returnBlock(block: unknown, provider: string): unknown {
  const known = asObject<KnownContentBlock>(block);
  if (known.type !== 'thinking') return block;
  const sealed = asString(known.signature) ?? '';
  if (openSignature(sealed) === null) return block;
  const thought = openThoughts(provider, sealed)?.find(({ type }) => type === 'thinking');
  return thought === undefined ? null : { ...known, signature: thought.signature };
}

/** Whether the turn that a tool loop goes on from does not begin with a thought, which the upstream wants to see where a budget is given. */
function lacksThought(value: Request): boolean {
  if (asObject<KnownThinking>(value.thinking).type !== 'enabled' || !Array.isArray(value.messages))
    return false;
  const messages: readonly unknown[] = value.messages;
  const userStart = findTurnStart(messages, messages.length, isOfUser);
  const modelStart = findTurnStart(messages, userStart, isOfModel);
  return messages.slice(userStart).some(holdsResult) && !beginsWithThought(messages[modelStart]);
}
