import type {
  CodeExecutionResult,
  Content,
  ExecutableCode,
  FileData,
  FunctionCall,
  FunctionResponse,
  InlineData,
  KnownContentBlock,
  MessageTurn,
  Part,
} from '../../../generated/contract-types.ts';
import { CallNames } from '../chat/call-names.ts';
import {
  asObject,
  asString,
  listObjects,
  type JsonObject,
  type Unchecked,
} from '../../core/json/json-object.ts';
import { openThoughts } from '../../formats/messages/index.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { convertFunctionResponse, listResultBlocks } from './convert-function-response.ts';
import { convertFileData, convertInlineData } from './convert-media.ts';
import {
  contentMembers,
  isSignature,
  ownMembers,
  partKinds,
  partMembers,
  type PartKind,
} from '../content/content-members.ts';
import { convertFunctionName } from './function-names.ts';
import { createToolUseId } from './create-tool-use-id.ts';
import { OpenCalls } from './open-calls.ts';

/** The contents of a request as messages. */
export interface ConvertedConversation {
  readonly messages: readonly Unchecked<MessageTurn>[];
  /** Those of them of which this provider said itself that its model called something without a thought. */
  readonly thoughtless: ReadonlySet<Unchecked<MessageTurn>>;
  /** Parts, or members of parts, without effect. */
  readonly ignoredFields: readonly string[];
}

export interface ConversationOptions {
  /** Whose thoughts may go back. */
  readonly provider: string;
  /** What stands before `contents` in the names of fields. */
  readonly prefix: string;
  /**
   * Of an `excerpt`, which is counted only, anything may be missing: a result without its call is a text then, and a call without
   * its result gets one that says nothing.
   */
  readonly extent: 'whole' | 'excerpt';
}

type Block = Unchecked<KnownContentBlock>;

/** A message that is being put together. */
interface Turn {
  readonly role: 'user' | 'assistant';
  /** Of the user's turn; format B wants to see them first. */
  readonly results: Block[];
  readonly blocks: Block[];
  /** Behind the last call. What a later part brings back of thoughts since then stands there, or behind the thought that it followed. */
  callsEnd: number;
  /** The last block is a text that goes on with the next one: clients keep each piece of a streamed answer as a part. */
  goesOn: boolean;
  /** Its call says whose it is, and of no thought before it. */
  isThoughtless: boolean;
  /** Signatures of the thinking that is there already. */
  readonly signatures: Set<unknown>;
}

/** Per conversation. */
interface Reading {
  readonly provider: string;
  readonly extent: ConversationOptions['extent'];
  readonly turns: Turn[];
  readonly ignoredFields: string[];
  /** Ids of all calls: format B wants each once in a conversation. */
  readonly toolUseIds: CallNames;
  /** Calls of the last model turn without a result so far. */
  calls: OpenCalls;
  /** Thoughts whose signature has not come yet: a stream tells it last. */
  thoughts: { readonly text: string; readonly path: string }[];
}

/** One part and where it belongs. */
interface Place {
  readonly part: Unchecked<Part>;
  /** Such as `contents[0].parts[1]`. */
  readonly path: string;
  readonly turn: Turn;
  readonly reading: Reading;
}

/**
 * Turns of one role in a row are one message; where the model begins, the user says a little before. Throws `invalid_argument`
 * naming a part that models of format B cannot read, and a result without a call, but in an excerpt.
 */
export function convertConversation(
  contents: unknown,
  { provider, prefix, extent }: ConversationOptions,
): ConvertedConversation {
  const reading: Reading = {
    provider,
    extent,
    turns: [],
    ignoredFields: [],
    toolUseIds: new CallNames(),
    calls: new OpenCalls(),
    thoughts: [],
  };
  listObjects<Content>(contents).forEach((content, index) => {
    const turn = findTurn(mapRole(content.role), reading);
    ignoreOthers(content, { known: contentMembers, path: `${prefix}contents[${String(index)}]`, reading });
    listObjects<Part>(content.parts).forEach((part, partIndex) => {
      const path = `${prefix}contents[${String(index)}].parts[${String(partIndex)}]`;
      readPart({ part, path, turn, reading });
    });
  });
  dropThoughts(reading);
  closeCalls(reading);
  const turns = listSpoken(reading);
  const messages: Unchecked<MessageTurn>[] = turns.map(({ message }) => message);
  trimEnding(turns.at(-1)?.message);
  if (messages.length === 0) throw refuseField(`${prefix}contents`, 'Send at least one part with content.');
  if (messages[0]?.role !== 'user') messages.unshift(opening);
  const thoughtless = new Set(turns.filter((turn) => turn.isThoughtless).map(({ message }) => message));
  return { messages, thoughtless, ignoredFields: reading.ignoredFields };
}

/** A turn of which there is something left. */
interface SpokenTurn {
  readonly message: { readonly role: Turn['role']; readonly content: Block[] };
  isThoughtless: boolean;
}

/** Turns of one role are one where nothing is left of what stood between them, too: the upstream reads them so. */
function listSpoken({ turns }: Reading): readonly SpokenTurn[] {
  const spoken: SpokenTurn[] = [];
  for (const { role, results, blocks, isThoughtless } of turns) {
    const content = [...results, ...blocks.filter(saysSomething)];
    const last = spoken.at(-1);
    if (content.length === 0) continue;
    if (last?.message.role === role) {
      for (const block of content) last.message.content.push(block);
      last.isThoughtless ||= isThoughtless;
    } else spoken.push({ message: { role, content }, isThoughtless });
  }
  return spoken;
}

/** Format B wants the user to say something first, and no text of white space alone. */
const opening: Unchecked<MessageTurn> = { role: 'user', content: [{ type: 'text', text: '.' }] };

/** Format B wants a result of every call in the turn behind it. */
function closeCalls(reading: Reading): void {
  reading.calls.settle();
  const open = reading.extent === 'excerpt' ? reading.calls.list() : [];
  if (open.length === 0) return;
  const { results } = findTurn('user', reading);
  for (const toolUseId of open) results.push({ type: 'tool_result', tool_use_id: toolUseId });
}

/** Format B has no texts that are empty or white space alone. */
function saysSomething({ type, text }: Block): boolean {
  return type !== 'text' || (asString(text) ?? '').trim() !== '';
}

/** What the model is to go on with does not end in white space in format B. */
function trimEnding(last: { readonly role: Turn['role']; readonly content: Block[] } | undefined): void {
  const block = last?.role === 'assistant' ? last.content.pop() : undefined;
  if (block === undefined) return;
  last?.content.push(
    block.type === 'text' ? { ...block, text: (asString(block.text) ?? '').trimEnd() } : block,
  );
}

interface Membership {
  readonly known: ReadonlySet<string>;
  readonly path: string;
  readonly reading: Reading;
}

/** Notes every member that is not mapped. */
function ignoreOthers(value: JsonObject, { known, path, reading }: Membership): void {
  for (const name of Object.keys(value)) {
    if (!known.has(name)) reading.ignoredFields.push(`${path}.${name}`);
  }
}

function mapRole(role: unknown): Turn['role'] {
  return role === 'model' ? 'assistant' : 'user';
}

function findTurn(role: Turn['role'], reading: Reading): Turn {
  const last = reading.turns.at(-1);
  if (last?.role === role) return last;
  dropThoughts(reading);
  if (role === 'assistant') {
    closeCalls(reading);
    reading.calls = new OpenCalls();
  }
  const turn: Turn = {
    role,
    results: [],
    blocks: [],
    callsEnd: 0,
    goesOn: false,
    isThoughtless: false,
    signatures: new Set(),
  };
  reading.turns.push(turn);
  return turn;
}

/** Thoughts without a signature of this provider mean nothing to the model. */
function dropThoughts(reading: Reading): void {
  for (const { path } of reading.thoughts) reading.ignoredFields.push(path);
  reading.thoughts = [];
}

const partReaders: Readonly<Record<PartKind, (place: Place) => void>> = {
  text: readText,
  inlineData: ({ part, path, turn }) => {
    refuseFromModel(turn, `${path}.inlineData`);
    turn.blocks.push(convertInlineData(asObject<InlineData>(part.inlineData), path));
  },
  fileData: ({ part, path, turn }) => {
    refuseFromModel(turn, `${path}.fileData`);
    turn.blocks.push(convertFileData(asObject<FileData>(part.fileData), path));
  },
  functionCall: readCall,
  functionResponse: readResult,
  executableCode: ({ part, turn }) => {
    const { code, language } = asObject<ExecutableCode>(part.executableCode);
    const name = language === 'PYTHON' ? 'python' : '';
    turn.blocks.push({ type: 'text', text: `\`\`\`${name}\n${asString(code) ?? ''}\n\`\`\`` });
  },
  codeExecutionResult: ({ part, turn }) => {
    const { outcome, output } = asObject<CodeExecutionResult>(part.codeExecutionResult);
    turn.blocks.push({ type: 'text', text: `${asString(outcome) ?? ''}\n${asString(output) ?? ''}` });
  },
};

function readText({ part, turn }: Place): void {
  const text = asString(part.text) ?? '';
  if (text === '') return;
  const before = turn.goesOn && turn.role === 'assistant' ? turn.blocks.pop() : undefined;
  turn.blocks.push({ type: 'text', text: (asString(before?.text) ?? '') + text });
  turn.goesOn = true;
}

function readPart(place: Place): void {
  const { part, path, reading } = place;
  const kind = partKinds.find((name) => part[name] !== undefined);
  if (kind === undefined) {
    if (!isSignature(part)) throw refuseField(path, 'This model knows no parts of this kind.');
    readSignature(place);
    ignoreOthers(part, { known: ownMembers.text, path, reading });
    return;
  }
  if (part.thought === true) {
    place.turn.goesOn = false;
    if (kind === 'text' && place.turn.role === 'assistant') readThought(place);
    else reading.ignoredFields.push(path);
    return;
  }
  readSignature(place);
  partReaders[kind](place);
  if (kind !== 'text') place.turn.goesOn = false;
  ignoreOthers(part, { known: ownMembers[kind], path, reading });
  ignoreOthers(asObject(part[kind]), { known: partMembers[kind], path: `${path}.${kind}`, reading });
}

/** A thought goes back with the signature that comes with it, or after it, and to where it stood. */
function readThought({ part, path, turn, reading }: Place): void {
  const text = asString(part.text) ?? '';
  const signature = asString(part.thoughtSignature);
  const blocks = signature === null ? null : openThoughts(reading.provider, signature);
  if (text !== '' || blocks === null) reading.thoughts.push({ text, path });
  if (blocks === null) return;
  const thinking = reading.thoughts.map((thought) => thought.text).join('');
  reading.thoughts = [];
  for (const block of blocks) {
    placeThought(turn, block.type === 'thinking' ? { thinking, ...block } : block, turn.blocks.length);
  }
}

/** The signature of any other part holds the thoughts before it, which the client may have left out. */
function readSignature({ part, path, turn, reading }: Place): void {
  const signature = asString(part.thoughtSignature);
  if (signature === null) return;
  const blocks = turn.role === 'assistant' ? openThoughts(reading.provider, signature) : null;
  if (blocks === null) {
    reading.ignoredFields.push(`${path}.thoughtSignature`);
    return;
  }
  if (blocks.length === 0) {
    turn.isThoughtless = true;
    return;
  }
  reading.thoughts = [];
  let index = turn.callsEnd;
  for (const { after, ...block } of blocks) {
    const isThere = turn.signatures.has(block.signature ?? block.data);
    if (typeof after === 'number' && !isThere) index = Math.max(index, openPlace(turn, after));
    index = placeThought(turn, { thinking: '', ...block }, index);
  }
}

/** The place behind so many characters of text since the last call; a text that goes on there is parted. */
function openPlace({ blocks, callsEnd }: Turn, characters: number): number {
  let left = characters;
  let index = callsEnd;
  while (left > 0 && index < blocks.length) {
    const text = blocks[index]?.type === 'text' ? (asString(blocks[index]?.text) ?? '') : '';
    if (text.length > left) {
      blocks.splice(
        index,
        1,
        { type: 'text', text: text.slice(0, left) },
        { type: 'text', text: text.slice(left) },
      );
    }
    left -= text.length;
    index += 1;
  }
  return index;
}

/** The same thought may have come with its own part and again with a call: it stays where it is. Gives the place behind it. */
function placeThought(turn: Turn, block: Block, index: number): number {
  const { type, thinking, signature, data } = block;
  const mark = signature ?? data;
  if (turn.signatures.has(mark)) {
    const place = turn.blocks.findIndex(
      (one, at) => at >= turn.callsEnd && (one.signature ?? one.data) === mark,
    );
    return place < 0 ? index : place + 1;
  }
  turn.signatures.add(mark);
  turn.blocks.splice(index, 0, type === 'thinking' ? { type, thinking, signature } : { type, data });
  return index + 1;
}

function readCall({ part, path, turn, reading }: Place): void {
  const { id, name, args, willContinue, partialArgs } = asObject<FunctionCall>(part.functionCall);
  if (turn.role === 'user') {
    throw refuseField(`${path}.functionCall`, 'Function calls belong into turns with the role model.');
  }
  const givenName = asString(name) ?? '';
  if (givenName === '' || willContinue === true || partialArgs !== undefined) {
    const advice = 'This model takes a function call whole: put its name and all its args into one part.';
    throw refuseField(`${path}.functionCall`, advice);
  }
  const callId = asString(id);
  const toolUseId = reading.toolUseIds.take(createToolUseId(callId, path));
  turn.blocks.push({
    type: 'tool_use',
    id: toolUseId,
    name: convertFunctionName(givenName),
    input: asObject(args),
  });
  turn.callsEnd = turn.blocks.length;
  reading.calls.add({ callId, name: givenName }, toolUseId);
}

function readResult({ part, path, turn, reading }: Place): void {
  const functionResponse = asObject<FunctionResponse>(part.functionResponse);
  const field = `${path}.functionResponse`;
  if (turn.role === 'assistant') {
    throw refuseField(field, 'Results of functions belong into turns with the role user or function.');
  }
  const { id, name } = functionResponse;
  const callName = { callId: asString(id), name: asString(name) ?? '' };
  const toolUseId = reading.calls.take(callName);
  const { result, beside, ignoredFields } = convertFunctionResponse(functionResponse, path);
  reading.ignoredFields.push(...ignoredFields);
  if (toolUseId === null && reading.extent === 'excerpt') turn.blocks.push(...listResultBlocks(result));
  else {
    const block: Block = { type: 'tool_result', tool_use_id: toolUseId ?? '', ...result };
    const index = turn.results.push(block) - 1;
    if (toolUseId === null)
      reading.calls.defer(callName, (left) => {
        if (left === null)
          throw refuseField(field, 'The model turn before it holds no call that this is the result of.');
        turn.results[index] = { ...block, tool_use_id: left };
      });
  }
  turn.blocks.push(...beside);
}

function refuseFromModel({ role }: Turn, field: string): void {
  if (role === 'assistant') throw refuseField(field, 'This model takes media in turns of the user only.');
}
