import type { Content, KnownContentBlock, MessageTurn, Part } from '../../../generated/contract-types.ts';
import { openSignatureFor } from '../../core/signature-envelope.ts';
import { asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import type { MessageFields } from '../chat/message-fields.ts';
import { refuseField } from '../../core/refuse-field.ts';
import {
  convertDocument,
  convertImage,
  convertSearchResult,
  convertText,
  type PlacedBlock,
} from './convert-media.ts';
import { convertToolResult, convertToolUse } from './convert-tool-blocks.ts';
import { ignoreOthers, type RequestConversion } from './conversion.ts';
import { signFirstCall } from './sign-first-call.ts';

/** A conversation of format B in the words of format C. */
export interface ConvertedTurns {
  readonly contents: readonly Unchecked<Content>[];
  /** The system prompt, and what system turns say. */
  readonly instructions: readonly Unchecked<Part>[];
}

interface Turn {
  readonly role: 'user' | 'model';
  readonly parts: Unchecked<Part>[];
}

const turnMembers: ReadonlySet<string> = new Set<keyof MessageTurn>(['role', 'content']);

/** Turns of one role that follow each other become one. Throws `invalid_argument` naming a block that cannot be mapped. */
export function convertTurns(value: MessageFields, conversion: RequestConversion): ConvertedTurns {
  const instructions = convertBlocks({ block: { content: value.system }, path: 'system' }, conversion);
  const turns: Turn[] = [];
  for (const [index, message] of listObjects<MessageTurn>(value.messages).entries()) {
    const path = `messages[${String(index)}]`;
    ignoreOthers(message, turnMembers, { path, conversion });
    const parts = convertBlocks({ block: message, path: `${path}.content` }, conversion);
    if (message.role === 'system') append(instructions, checkInstructions(parts, path));
    else addTurn(turns, { role: message.role === 'assistant' ? 'model' : 'user', parts });
  }
  if (turns.length === 0) throw refuseField('messages', 'Nothing is left to say to this model; add a text.');
  const contents: Unchecked<Content>[] = [];
  for (const turn of turns) append(contents, finishTurn(turn, conversion));
  return { contents, instructions };
}

function checkInstructions(parts: readonly Unchecked<Part>[], path: string): readonly Unchecked<Part>[] {
  if (parts.every(({ text }) => text !== undefined)) return parts;
  throw refuseField(path, 'This model takes instructions of text only.');
}

function addTurn(turns: Turn[], turn: Turn): void {
  const last = turns.at(-1);
  if (turn.parts.length === 0) return;
  if (last?.role === turn.role) append(last.parts, turn.parts);
  else turns.push(turn);
}

/** There may be more parts than a call can have arguments. */
function append<Item>(list: Item[], parts: readonly Item[]): void {
  for (const part of parts) list.push(part);
}

/** The upstream wants as many results as there were calls and nothing beside them; what else the turn says comes after. */
function finishTurn({ role, parts }: Turn, conversion: RequestConversion): readonly Unchecked<Content>[] {
  if (role === 'model') return [{ role, parts: signFirstCall(parts, conversion) }];
  if (!parts.some(isResult)) return [{ role, parts }];
  const results = parts.filter(isResult);
  if (results.length === parts.length) return [{ role, parts }];
  const others = parts.filter((part) => !isResult(part));
  return [
    { role, parts: results },
    { role, parts: others },
  ];
}

function isResult({ functionResponse }: Unchecked<Part>): boolean {
  return functionResponse !== undefined;
}

/** `block.content` is a text or a list of blocks, `path` its place. The list is the caller's. */
function convertBlocks(
  { block: { content }, path }: PlacedBlock<MessageTurn>,
  conversion: RequestConversion,
): Unchecked<Part>[] {
  if (typeof content === 'string') return content === '' ? [] : [{ text: content }];
  const parts: Unchecked<Part>[] = [];
  for (const [index, block] of listObjects<KnownContentBlock>(content).entries()) {
    append(parts, convertBlock({ block, path: `${path}[${String(index)}]` }, conversion));
  }
  return parts;
}

function convertBlock(placed: PlacedBlock, conversion: RequestConversion): readonly Unchecked<Part>[] {
  switch (placed.block.type) {
    case 'text':
      return convertText(placed, conversion);
    case 'image':
      return [convertImage(placed, conversion)];
    case 'document':
      return convertDocument(placed, conversion);
    case 'tool_use':
      return [convertToolUse(placed, conversion)];
    case 'tool_result':
      return convertToolResult(placed, conversion);
    case 'thinking':
      return convertThinking(placed, conversion);
    case 'search_result':
      return convertSearchResult(placed, conversion);
    case 'redacted_thinking':
      conversion.ignoredFields.push(placed.path);
      return [];
    default:
      throw refuseField(placed.path, 'This model does not know blocks of this type; leave it out.');
  }
}

/**
 * A thought goes back only to the provider whose model had it, and signed. One that this provider did not sign was for reading only: its own
 * clients do not send it back, so that nothing is lost with it. What others thought is left out.
 */
function convertThinking(
  { block, path }: PlacedBlock,
  conversion: RequestConversion,
): readonly Unchecked<Part>[] {
  const signature = openSignatureFor(conversion.provider.name, asString(block.signature) ?? '');
  if (signature === null) conversion.ignoredFields.push(path);
  if (signature === null || signature === '') return [];
  return [{ text: block.thinking, thought: true, thoughtSignature: signature }];
}
