import type { StreamReading } from './contract-message-stream.ts';

type Json = Readonly<Record<string, unknown>>;

interface State {
  ending: StreamReading['ending'];
  /** By index. */
  readonly candidates: Map<number, Json>;
  /** Everything beside the candidates; what comes last counts. */
  rest: Json;
  count: number;
  readonly problems: string[];
}

/** Holds the chunks of format C to the rules of docs/streaming.md and puts the response together. */
export function readContentStream(chunks: readonly Json[]): StreamReading {
  const state: State = { ending: 'none', candidates: new Map(), rest: {}, count: 0, problems: [] };
  for (const chunk of chunks) readChunk(chunk, state);
  if (state.ending !== 'error') finish(state);
  const candidates = [...state.candidates.values()];
  const whole =
    state.ending === 'complete' ? { ...state.rest, ...(candidates.length > 0 ? { candidates } : {}) } : null;
  return { ending: state.ending, whole, problems: state.problems };
}

function readChunk(chunk: Json, state: State): void {
  if (state.ending === 'error') state.problems.push('A chunk comes after the error.');
  state.count += 1;
  if ('error' in chunk) {
    state.ending = 'error';
    return;
  }
  const { candidates = [], ...rest } = chunk;
  for (const candidate of candidates as readonly Json[]) readCandidate(candidate, state);
  for (const name of ['responseId', 'modelVersion']) {
    if (state.rest[name] !== undefined && state.rest[name] !== rest[name])
      state.problems.push(`${name} is not the same in all chunks.`);
  }
  compareUsage(state.rest.usageMetadata as Json | undefined, rest.usageMetadata as Json | undefined, state);
  state.rest = { ...state.rest, ...rest };
}

function readCandidate(candidate: Json, state: State): void {
  const index = (candidate.index ?? 0) as number;
  const sofar = state.candidates.get(index);
  if (sofar?.finishReason !== undefined)
    state.problems.push(`Candidate ${String(index)} goes on after its finishReason.`);
  const content = joinContent(sofar?.content as Json | undefined, candidate.content as Json | undefined);
  state.candidates.set(index, { ...sofar, ...candidate, ...(content ? { content } : {}) });
}

function joinContent(before: Json | undefined, next: Json | undefined): Json | undefined {
  if (!before || !next) return next ?? before;
  const parts = [...((before.parts ?? []) as unknown[]), ...((next.parts ?? []) as unknown[])];
  return { ...before, ...next, parts };
}

function compareUsage(before: Json | undefined, next: Json | undefined, state: State): void {
  for (const [name, count] of Object.entries(before ?? {})) {
    const later = next?.[name];
    if (typeof count === 'number' && typeof later === 'number' && later < count)
      state.problems.push(`${name} shrinks from ${String(count)} to ${String(later)}.`);
  }
}

function finish(state: State): void {
  const feedback = state.rest.promptFeedback as Json | undefined;
  if (feedback?.blockReason !== undefined) {
    state.ending = 'complete';
    if (state.candidates.size > 0 || state.count > 1)
      state.problems.push('A blocked prompt has more than one chunk without candidates.');
    return;
  }
  const open = [...state.candidates].filter(([, { finishReason }]) => finishReason === undefined);
  for (const [index] of open) state.problems.push(`Candidate ${String(index)} never gets a finishReason.`);
  if (state.candidates.size === 0) state.problems.push('The stream ends without a candidate.');
  else if (open.length === 0) state.ending = 'complete';
}
