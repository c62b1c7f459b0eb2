import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HalfJoiner } from '../../../src/core/json/half-joiner.ts';
import type { UpstreamEvent } from '../../../src/core/provider.ts';
import { parseToolUseId } from '../../../src/formats/messages/tool-ids.ts';
import { createReading } from '../../../src/translators/content-to-messages/answer-reading.ts';
import { convertMessageAnswer as convertToContent } from '../../../src/translators/content-to-messages/convert-message-answer.ts';
import { convertMessageStream } from '../../../src/translators/content-to-messages/convert-message-stream.ts';
import { convertContentStream } from '../../../src/translators/messages-to-content/convert-content-stream.ts';
import { convertMessageAnswer as convertToMessage } from '../../../src/translators/messages-to-content/convert-message-answer.ts';
import { collectStream, createUpstreamCall } from '../../support/create-upstream-call.ts';
import {
  contentAnswer,
  cuts,
  Cutter,
  messageAnswer,
  renderContent,
  streamContent,
  streamMessage,
} from '../../support/translated-streams.ts';

type Json = Readonly<Record<string, unknown>>;

const anthropic = createUpstreamCall({ url: '', provider: 'anthropic' });
const gemini = createUpstreamCall({ url: '', provider: 'gemini' });

const readMessage = () => createReading(anthropic, { thoughts: 'shown', shape: 'plain' });
const readContent = () => ({ call: gemini, allowedCalls: Infinity, givenNames: new Map(), calls: 0 });

/** What a client reads of a value. */
const write = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const listOf = (value: unknown) => (Array.isArray(value) ? (value as Json[]) : []);

/** As an upstream's events come to a translator: characters that were cut in two are whole. */
async function* play(events: readonly UpstreamEvent[], cutter: Cutter) {
  const joiner = new HalfJoiner();
  for (const batch of cutter.batch(events))
    yield await Promise.resolve(batch.map((event) => ({ ...event, data: joiner.join(event.data) })));
}

const toContent = async (events: readonly UpstreamEvent[], cutter: Cutter) => {
  const source = { kind: 'stream', batches: play(events, cutter), ignoredFields: [] } as const;
  const { events: chunks, error } = await collectStream(convertMessageStream(source, readMessage()));
  return { error, chunks: chunks.map(({ data }) => JSON.parse(data) as Json) };
};

const toMessage = async (chunks: readonly Json[], cutter: Cutter) => {
  const events = chunks.map((chunk) => ({ event: null, data: JSON.stringify(chunk) }));
  const batches = convertContentStream({ batches: play(events, cutter) }, readContent());
  const { events: written, error } = await collectStream(batches);
  return { error, events: written.map(({ data }) => JSON.parse(data) as Json) };
};

/** Parts as clients put them together: texts of one kind that follow each other are one, up to a signature. */
function joinParts(parts: readonly Json[]): readonly Json[] {
  const joined: Json[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isText = typeof part['text'] === 'string';
    if (isText && part['text'] === '' && part['thoughtSignature'] === undefined) continue;
    const goesOn = isText && typeof last?.['text'] === 'string' && last['thoughtSignature'] === undefined;
    if (goesOn && last['thought'] === part['thought'])
      joined[joined.length - 1] = {
        ...last,
        ...part,
        text: `${String(last['text'])}${String(part['text'])}`,
      };
    else joined.push(part);
  }
  return joined;
}

/** What an answer of format C says: its parts, its reason, its counters. */
function readChunks(chunks: readonly Json[]) {
  const candidates = chunks.flatMap((chunk) => listOf(chunk['candidates']));
  const contents = candidates.map(({ content }) => content as { readonly parts: unknown } | undefined);
  return {
    parts: joinParts(contents.flatMap((content) => listOf(content?.parts))),
    reasons: candidates.flatMap(({ finishReason }) => finishReason ?? []),
    usage: chunks.at(-1)?.['usageMetadata'],
  };
}

/** The blocks that the events of a stream of format B make. */
function readBlocks(events: readonly Json[]): readonly Json[] {
  const blocks: Record<string, unknown>[] = [];
  for (const { type, index, content_block: begun, delta } of events) {
    if (type === 'content_block_start') blocks.push({ ...(begun as Json) });
    const block = blocks[Number(index)];
    if (type !== 'content_block_delta' || block === undefined) continue;
    const { type: kind, ...pieces } = delta as Json;
    if (kind === 'input_json_delta') block['input'] = JSON.parse(String(pieces['partial_json']));
    else
      for (const [key, piece] of Object.entries(pieces)) block[key] = `${String(block[key])}${String(piece)}`;
  }
  return blocks;
}

/** What a model said to whoever reads it: texts that follow each other are one, and empty ones nothing. */
function listSaid(content: unknown): readonly Json[] {
  const said: Json[] = [];
  for (const { type, text, id, name, input } of listOf(content)) {
    const last = said.at(-1);
    if (type === 'tool_use') said.push({ id: parseToolUseId(String(id)).callId, name, input });
    if (type !== 'text' || text === '') continue;
    if (typeof last?.['text'] !== 'string') said.push({ text });
    else said[said.length - 1] = { text: last['text'] + String(text) };
  }
  return said;
}

const countInput = (usage: Json) =>
  ['input_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens']
    .map((name) => Number(usage[name]))
    .reduce((sum, count) => sum + count, 0);

describe('an answer of format B', () => {
  it('says the same in format C, streamed and whole', async () => {
    await fc.assert(
      fc.asyncProperty(messageAnswer, cuts, async (answer, shares) => {
        const cutter = new Cutter(shares);
        const { chunks, error } = await toContent(streamMessage(answer, cutter), cutter);
        expect(error).toBeNull();
        expect(readChunks(chunks)).toEqual(
          readChunks([write(convertToContent(answer, readMessage()) as Json)]),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('says the same when it comes back from format C', () => {
    fc.assert(
      fc.property(messageAnswer, (answer) => {
        const back = write(convertToMessage(convertToContent(answer, readMessage()), readContent()));
        const isCut = answer.stop_reason === 'max_tokens' || answer.stop_reason === 'refusal';
        const { content } = answer;
        const isBegun = isCut && content.at(-1)?.type === 'tool_use';
        expect(listSaid(back.content)).toEqual(listSaid(isBegun ? content.slice(0, -1) : content));
        const usage = back.usage as Json;
        expect(countInput(usage)).toBe(countInput(answer.usage));
        expect(usage['output_tokens']).toBe(Math.max(1, answer.usage.output_tokens));
      }),
      { numRuns: 200 },
    );
  });

  it('has no end in format C where its stream breaks off', async () => {
    await fc.assert(
      fc.asyncProperty(messageAnswer, cuts, async (answer, shares) => {
        const cutter = new Cutter(shares);
        const events = streamMessage(answer, cutter);
        const { chunks, error } = await toContent(events.slice(0, cutter.pick(events.length)), cutter);
        expect(error).toMatchObject({ reason: 'stream_truncated' });
        expect(readChunks(chunks).reasons).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('an answer of format C', () => {
  it('says the same in format B, streamed and whole', async () => {
    await fc.assert(
      fc.asyncProperty(contentAnswer, cuts, async (answer, shares) => {
        const cutter = new Cutter(shares);
        const { events, error } = await toMessage(streamContent(answer, cutter), cutter);
        const whole = write(convertToMessage(renderContent(answer), readContent()));
        expect(error).toBeNull();
        expect(readBlocks(events)).toEqual(whole.content);
        expect(events.slice(-2)).toMatchObject([
          { type: 'message_delta', delta: { stop_reason: whole.stop_reason }, usage: whole.usage },
          { type: 'message_stop' },
        ]);
      }),
      { numRuns: 200 },
    );
  });

  it('has no end in format B where its stream breaks off', async () => {
    await fc.assert(
      fc.asyncProperty(contentAnswer, cuts, async (answer, shares) => {
        const cutter = new Cutter(shares);
        const chunks = streamContent(answer, cutter);
        const end = chunks.findIndex((chunk) => readChunks([chunk]).reasons.length > 0);
        const { events, error } = await toMessage(chunks.slice(0, cutter.pick(end + 1)), cutter);
        expect(error).toMatchObject({ reason: 'stream_truncated' });
        const types = events.map(({ type }) => type);
        expect(types).not.toContain('message_delta');
        expect(types).not.toContain('message_stop');
      }),
      { numRuns: 100 },
    );
  });
});
