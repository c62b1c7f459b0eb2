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
import { openThoughts } from './sealed-thoughts.ts';
import { isOwnToolUseId } from './tool-ids.ts';

type Request = Unchecked<MessageRequest>;

/**
 * Prepares thoughts of an earlier turn for this provider. A signature that was sealed for a client of another format gets out
 * of its envelope; a thought that another provider's model had is left out, since the upstream answers 400 to a signature
 * that it did not make. A request without envelopes comes back as it is, unless it goes on from a call of a model of another format.
 */
export function returnThoughts(rewritten: RewrittenBody, provider: string): RewrittenBody {
  const { messages }: Request = rewritten.value;
  // Thoughts are in the turns before the last one.
  if (!Array.isArray(messages) || messages.length < 2) return rewritten;
  if (!messages.some(holdsEnvelope) && !lacksThought(rewritten.value)) return rewritten;
  const kept: unknown[] = [];
  const dropped: string[] = [];
  messages.forEach((message: unknown, index) => {
    kept.push(...returnInMessage(message, { path: `messages[${String(index)}].content`, dropped, provider }));
  });
  const value = { ...rewritten.value, messages: kept };
  const ignoredFields = [...rewritten.ignoredFields, ...dropped];
  const isLost = dropped.some((path) => path.startsWith(`messages[${String(messages.length - 2)}].`));
  return lacksThought(value, isLost ? 'any' : 'translated')
    ? { value: leaveOutThinking(value), ignoredFields: [...ignoredFields, 'thinking'] }
    : { value, ignoredFields };
}

function holdsEnvelope(message: unknown): boolean {
  const turn = asObject<MessageTurn>(message);
  if (turn.role !== 'assistant' || holdsText(turn, 'content')) return false;
  return Array.isArray(turn.content) && turn.content.some(isSealedThought);
}

function isSealedThought(block: unknown): boolean {
  const { type, signature } = asObject<KnownContentBlock>(block);
  return type === 'thinking' && openSignature(asString(signature) ?? '') !== null;
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

/**
 * Whether the turn that a tool loop goes on from does not begin with a thought, which the upstream wants to see where a budget is
 * given. Of `translated` calls it is not the client who lost it: the model of another format that made them showed none.
 */
function lacksThought(value: Request, calls: 'any' | 'translated' = 'translated'): boolean {
  if (asObject<KnownThinking>(value.thinking).type !== 'enabled') return false;
  const messages = listObjects<MessageTurn>(value.messages);
  const isLoop = listObjects<KnownContentBlock>(messages.at(-1)?.content).some(
    ({ type }) => type === 'tool_result',
  );
  const blocks = listObjects<KnownContentBlock>(messages.at(-2)?.content);
  const [first] = blocks;
  if (!isLoop || first?.type === 'thinking' || first?.type === 'redacted_thinking') return false;
  return calls === 'any' || blocks.some(isTranslatedCall);
}

function isTranslatedCall({ type, id }: Unchecked<KnownContentBlock>): boolean {
  return type === 'tool_use' && isOwnToolUseId(asString(id) ?? '');
}

function leaveOutThinking({ thinking: _, ...rest }: Request): Request {
  return rest;
}
