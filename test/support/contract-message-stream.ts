import { excerpt, type ReadEvent } from './contract-sse.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a stream amounts to. */
export interface StreamReading {
  /** How it ended: as it should, with the format's error event, or not at all. */
  readonly ending: 'complete' | 'error' | 'none';
  /** The answer put together from its pieces, as the same request would get it whole; `null` unless complete. */
  readonly whole: Json | null;
  readonly problems: readonly string[];
}

interface State {
  readonly newcomers: Newcomers;
  phase: 'before' | 'between' | 'in block' | 'after blocks' | 'over';
  ending: StreamReading['ending'];
  message: Json;
  readonly blocks: Json[];
  /** Pieces of the open block's tool input. */
  partialJson: string;
  readonly problems: string[];
}

/** Whether events, blocks and deltas that the contract does not name may occur. */
export type Newcomers = 'accepted' | 'refused';

/** Holds the events of format B to the order of docs/streaming.md and puts the message together. */
export function readMessageStream(events: readonly ReadEvent[], newcomers: Newcomers): StreamReading {
  const state: State = {
    newcomers,
    phase: 'before',
    ending: 'none',
    message: {},
    blocks: [],
    partialJson: '',
    problems: [],
  };
  for (const event of events) readEvent(event, state);
  if (state.ending === 'none') state.problems.push('The stream ends without message_stop or error.');
  const whole = state.ending === 'complete' ? { ...state.message, content: state.blocks } : null;
  return { ending: state.ending, whole, problems: state.problems };
}

type Reader = (data: Json, state: State) => void;

const readers: Readonly<Record<string, Reader>> = {
  message_start: readStart,
  content_block_start: readBlockStart,
  content_block_delta: readBlockDelta,
  content_block_stop: readBlockStop,
  message_delta: readMessageDelta,
  message_stop: readStop,
  ping: () => undefined,
  error: (_data, state) => {
    state.phase = 'over';
    state.ending = 'error';
  },
};

function readEvent({ name, data }: ReadEvent, state: State): void {
  const value = parseObject(data);
  if (value === null) {
    state.problems.push(`The data of ${String(name)} is not a JSON object: ${excerpt(data)}`);
    return;
  }
  if (value.type !== name)
    state.problems.push(`The event ${String(name)} has the type ${String(value.type)}.`);
  if (state.phase === 'over') state.problems.push(`${String(name)} comes after the end.`);
  const read = readers[name ?? ''];
  if (read) read(value, state);
  else if (state.newcomers === 'refused') state.problems.push(`There is no event ${String(name)}.`);
}

function readStart(data: Json, state: State): void {
  demand(state, 'message_start', ['before']);
  state.phase = 'between';
  state.message = toJson(data.message);
  const { content, stop_reason: stopReason } = state.message;
  if (!Array.isArray(content) || content.length > 0)
    state.problems.push('message_start has content already.');
  if (stopReason !== null) state.problems.push('message_start has a stop_reason already.');
}

function readBlockStart(data: Json, state: State): void {
  demand(state, 'content_block_start', ['between']);
  state.phase = 'in block';
  demandIndex(state, data, state.blocks.length);
  state.blocks.push(toJson(data.content_block));
  state.partialJson = '';
}

/** What a delta adds to a block of one type; `null` where it does not belong there. */
type Append = (block: Json, delta: Json, state: State) => Json | null;

const appenders: Readonly<Record<string, Append>> = {
  text_delta: append('text', 'text'),
  thinking_delta: append('thinking', 'thinking'),
  signature_delta: append('thinking', 'signature'),
  citations_delta: (block, { citation }) => {
    if (block.type !== 'text') return null;
    return { ...block, citations: [...((block.citations as unknown[] | null | undefined) ?? []), citation] };
  },
  input_json_delta: (block, { partial_json: piece }, state) => {
    if (block.type !== 'tool_use' && block.type !== 'server_tool_use') return null;
    state.partialJson += String(piece);
    return block;
  },
};

function append(type: string, field: string): Append {
  return (block, delta) => {
    if (block.type !== type) return null;
    return { ...block, [field]: `${String(block[field] ?? '')}${String(delta[field])}` };
  };
}

function readBlockDelta(data: Json, state: State): void {
  demand(state, 'content_block_delta', ['in block']);
  demandIndex(state, data, state.blocks.length - 1);
  const delta = toJson(data.delta);
  const block = state.blocks.pop() ?? {};
  const add = appenders[String(delta.type)];
  const next = add?.(block, delta, state) ?? null;
  if (next === null && (add || state.newcomers === 'refused'))
    state.problems.push(`A ${String(delta.type)} does not belong to ${String(block.type)}.`);
  state.blocks.push(next ?? block);
}

function readBlockStop(data: Json, state: State): void {
  demand(state, 'content_block_stop', ['in block']);
  demandIndex(state, data, state.blocks.length - 1);
  state.phase = 'between';
  if (state.partialJson === '') return;
  const input = parseObject(state.partialJson);
  if (input === null) state.problems.push(`The tool input is not JSON: ${excerpt(state.partialJson)}`);
  state.blocks.push({ ...state.blocks.pop(), input: input ?? {} });
}

function readMessageDelta(data: Json, state: State): void {
  demand(state, 'message_delta', ['between']);
  state.phase = 'after blocks';
  const { usage: usageInDelta, ...delta } = toJson(data.delta);
  if (typeof delta.stop_reason !== 'string') state.problems.push('message_delta has no stop_reason.');
  const usage = toJson(data.usage);
  for (const [name, count] of Object.entries(toJson(usageInDelta))) {
    if (usage[name] !== count) state.problems.push(`${name} differs between usage and delta.usage.`);
  }
  const started = toJson(state.message.usage);
  state.message = { ...state.message, ...delta, usage: { ...started, ...usage } };
}

function readStop(_data: Json, state: State): void {
  demand(state, 'message_stop', ['after blocks']);
  state.phase = 'over';
  state.ending = 'complete';
}

function demand(state: State, name: string, phases: readonly State['phase'][]): void {
  if (!phases.includes(state.phase)) state.problems.push(`${name} comes out of order (${state.phase}).`);
}

function demandIndex(state: State, { index }: Json, expected: number): void {
  if (index !== expected) state.problems.push(`index is ${String(index)} instead of ${String(expected)}.`);
}

/** JSON text as an object; `null` where it is not one. */
export function parseObject(text: string): Json | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
}

function toJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
