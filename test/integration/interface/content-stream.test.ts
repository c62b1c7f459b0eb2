import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import {
  profiles,
  readEvents,
  sendContent,
  type Answer,
  type JsonObject,
} from '../../support/interface-client.ts';
import { expectAccepted, expectContentRefusal } from '../../support/interface-expectations.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

type Framing = 'alt=sse' | 'alt=json' | '';
const framings: readonly Framing[] = ['alt=sse', 'alt=json', ''];

async function send(text: string, query: Framing | string, change: JsonObject = {}): Promise<Answer> {
  const body = { contents: [{ parts: [{ text }] }], ...change };
  return await sendContent(gateway, body, { verb: 'streamGenerateContent', query });
}

interface Chunk {
  readonly candidates?: readonly {
    readonly content?: { readonly parts: readonly JsonObject[] };
    readonly finishReason?: string;
    readonly index?: number;
  }[];
  readonly usageMetadata: Readonly<Record<string, number>>;
  readonly responseId: string;
  readonly modelVersion: string;
  readonly error?: JsonObject;
  readonly promptFeedback?: JsonObject;
}

function readChunks(answer: Answer, query: string): readonly Chunk[] {
  expect(answer.status, answer.text).toBe(200);
  if (query !== 'alt=sse') return JSON.parse(answer.text) as readonly Chunk[];
  return readEvents(answer.text).map(({ event, data }) => {
    expect(event).toBeNull();
    return data as unknown as Chunk;
  });
}

const stream = async (text: string, query: string, change: JsonObject = {}) =>
  readChunks(await send(text, query, change), query);

describe('streamGenerateContent: framing', () => {
  it('alt=sse: server-sent events with data lines only, ended by CRLF, without [DONE]', async () => {
    const answer = await send('Tell me of the sea.', 'alt=sse');
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream\b/u);
    expect(answer.text).toMatch(/^(data: \{.*\}\r\n\r\n)+$/u);
    expect(answer.text).not.toContain('[DONE]');
  });

  it.each(['alt=json', ''])('%s: one JSON array', async (query) => {
    const answer = await send('Tell me of the sea.', query);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/u);
    expect(readChunks(answer, query).length).toBeGreaterThan(3);
  });

  it.each(['alt=proto', 'alt=SSE', 'alt=', 'alt=sse&alt=sse'])('%s is 400', async (query) => {
    expectContentRefusal(await send('Hi', query), { field: 'alt' }, 'neutral');
  });

  it('generateContent refuses alt=sse', async () => {
    const body = { contents: [{ parts: [{ text: 'Hi' }] }] };
    const answer = await sendContent(gateway, body, { query: 'alt=sse' });
    expectContentRefusal(answer, { field: 'alt' }, 'neutral');
  });
});

describe.each(framings)('streamGenerateContent with "%s": chunks', (query) => {
  it('are whole responses with one responseId and modelVersion', async () => {
    const chunks = await stream('Tell me of the sea.', query);
    expect(new Set(chunks.map(({ responseId }) => responseId)).size).toBe(1);
    expect(new Set(chunks.map(({ modelVersion }) => modelVersion))).toEqual(new Set(['genfam-2.5-flash']));
    for (const { candidates, usageMetadata } of chunks) {
      expect(candidates).toMatchObject([
        { content: { role: 'model', parts: [{ text: expect.any(String) as string }] } },
      ]);
      expect(usageMetadata).toMatchObject({ promptTokenCount: expect.any(Number) as number });
    }
  });

  it('finishReason is on the last one only', async () => {
    const reasons = (await stream('Tell me of the sea.', query)).map(
      ({ candidates }) => candidates?.[0]?.finishReason,
    );
    expect(reasons.at(-1)).toBe('STOP');
    expect(new Set(reasons.slice(0, -1))).toEqual(new Set([undefined]));
  });

  it('add up to the answer of generateContent', async () => {
    const chunks = await stream('Tell me of 改善 𝄞 é.', query);
    const joined = chunks
      .flatMap(({ candidates }) => candidates?.[0]?.content?.parts ?? [])
      .map(({ text }) => text);
    const body = { contents: [{ parts: [{ text: 'Tell me of 改善 𝄞 é.' }] }] };
    const whole = expectAccepted(await sendContent(gateway, body)) as unknown as Chunk;
    expect(joined.join('')).toBe(whole.candidates?.[0]?.content?.parts[0]?.text);
    expect(chunks.at(-1)?.usageMetadata).toEqual(whole.usageMetadata);
  });

  it('a function call comes whole, in one part', async () => {
    const parameters = { type: 'OBJECT', properties: { city: { type: 'STRING' } }, required: ['city'] };
    const tools = [{ functionDeclarations: [{ name: 'get_weather', parameters }] }];
    const chunks = await stream('What does get_weather say of Oslo?', query, { tools });
    const calls = chunks
      .flatMap(({ candidates }) => candidates?.[0]?.content?.parts ?? [])
      .flatMap(({ functionCall }) => functionCall ?? []);
    expect(calls).toMatchObject([{ name: 'get_weather', args: { city: expect.any(String) as string } }]);
  });

  it('several candidates each have their finishReason', async () => {
    const chunks = await stream('Say exactly: ok', query, { generationConfig: { candidateCount: 2 } });
    const finished = chunks
      .flatMap(({ candidates = [] }) => candidates)
      .filter(({ finishReason }) => finishReason);
    expect(finished.map(({ index }) => index).sort()).toEqual([0, 1]);
  });

  it('a blocked prompt is one chunk and a complete stream', async () => {
    const chunks = await stream('[[block=SAFETY]]', query);
    expect(chunks).toHaveLength(1);
    expect(chunks[0]?.promptFeedback).toMatchObject({ blockReason: 'SAFETY' });
    expect(chunks[0]?.error).toBeUndefined();
  });

  it.each([
    [503, 503, 'UNAVAILABLE'],
    [429, 429, 'RESOURCE_EXHAUSTED'],
    [504, 504, 'DEADLINE_EXCEEDED'],
    [529, 503, 'UNAVAILABLE'],
    [502, 503, 'UNAVAILABLE'],
  ])('%i in mid-stream ends it with an error object (%i %s)', async (upstream, code, status) => {
    const chunks = await stream(`[[error=${String(upstream)}@2]] Go on.`, query);
    expect(chunks).toHaveLength(3);
    expect(Object.keys(chunks[2] ?? {})).toEqual(['error']);
    expect(chunks[2]?.error).toMatchObject({ code, status, message: expect.stringMatching(/\S/u) as string });
    expect(chunks.slice(0, 2).every(({ candidates }) => candidates?.[0]?.finishReason === undefined)).toBe(
      true,
    );
  });

  it('a connection that breaks in the middle is an error object', async () => {
    const chunks = await stream('[[cut]] Tell me of the sea.', query);
    expect(chunks.at(-1)?.error).toMatchObject({ code: 503, status: 'UNAVAILABLE' });
    expect(chunks.length).toBeGreaterThan(1);
  });

  it('a failure before the first chunk is an ordinary answer', async () => {
    expectContentRefusal(await send('[[status=429]]', query), { status: 429 }, 'neutral');
    expectContentRefusal(await send('[[reset]]', query), { status: 503 }, 'neutral');
    const invalid = await send('Hi', query, { contents: [] });
    expectContentRefusal(invalid, { field: 'contents' }, 'neutral');
  });
});

describe('streamGenerateContent: profiles', () => {
  it('finish reasons are folded in neutral and kept in vendor', async () => {
    const body = { contents: [{ parts: [{ text: '[[finish=NO_IMAGE]]' }] }] };
    const reasons = await Promise.all(
      profiles.map(async (profile) => {
        const options = { profile, verb: 'streamGenerateContent', query: 'alt=sse' };
        const chunks = readChunks(await sendContent(gateway, body, options), 'alt=sse');
        return chunks.at(-1)?.candidates?.[0]?.finishReason;
      }),
    );
    expect(reasons).toEqual(['OTHER', 'NO_IMAGE']);
  });
});
