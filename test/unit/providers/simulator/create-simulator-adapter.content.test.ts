import { describe, expect, it } from 'vitest';
import type { UpstreamCall } from '../../../../src/core/provider.ts';
import { createPictureTools } from '../../../../src/pictures/index.ts';
import { createSimulatorAdapter } from '../../../../src/providers/simulator/create-simulator-adapter.ts';
import {
  createCall,
  createContentBody,
  createTestClock,
  readStream,
  readWhole,
  weatherDeclaration,
} from './simulator-calls.ts';

type Json = Readonly<Record<string, unknown>>;

interface Candidate {
  readonly content?: { readonly role: string; readonly parts: readonly Json[] };
  readonly finishReason?: string;
  readonly index: number;
  readonly safetyRatings?: readonly Json[];
  readonly logprobsResult?: unknown;
}

interface Content {
  readonly candidates?: readonly Candidate[];
  readonly usageMetadata: Readonly<Record<string, number>>;
  readonly responseId: string;
  readonly modelVersion: string;
}

const adapter = createSimulatorAdapter({
  clock: createTestClock(),
  pictures: createPictureTools(),
  createId: () => 'a1'.repeat(11),
});

async function generateContent(call: UpstreamCall) {
  if (!adapter.generateContent) throw new Error('No generateContent');
  return await adapter.generateContent(call);
}

async function answer(body: Json, upstreamModel = 'genfam-2.5-flash'): Promise<Content> {
  return readWhole(await generateContent(createCall(body, { upstreamModel }))) as unknown as Content;
}

async function stream(body: Json, upstreamModel = 'genfam-2.5-flash'): Promise<readonly Content[]> {
  const call = createCall(body, { upstreamModel, delivery: 'stream' });
  const { events, error } = await readStream(await generateContent(call));
  if (error !== null) throw error;
  return events as unknown as readonly Content[];
}

/** Joins neighbouring texts of one kind, as they were before they were cut. */
function joinParts(parts: readonly Json[]): readonly Json[] {
  const joined: Json[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isContinued =
      typeof part.text === 'string' && typeof last?.text === 'string' && last.thought === part.thought;
    if (isContinued) joined[joined.length - 1] = { ...last, text: String(last.text) + String(part.text) };
    else joined.push(part);
  }
  return joined;
}

function accumulate(chunks: readonly Content[]): Json {
  const last = chunks.at(-1);
  const candidates = new Map<number, { parts: Json[]; end: Json }>();
  for (const { content, ...rest } of chunks.flatMap((chunk) => chunk.candidates ?? [])) {
    const state = candidates.get(rest.index) ?? { parts: [], end: {} };
    state.parts.push(...(content?.parts ?? []));
    state.end = rest as unknown as Json;
    candidates.set(rest.index, state);
  }
  const rendered = [...candidates.values()].map(({ parts, end }) => {
    return parts.length === 0 ? end : { content: { parts: joinParts(parts), role: 'model' }, ...end };
  });
  return { ...last, ...(last?.candidates ? { candidates: rendered } : {}) };
}

const tools = [{ functionDeclarations: [weatherDeclaration] }];
const recipe = {
  type: 'ARRAY',
  items: {
    type: 'OBJECT',
    properties: { name: { type: 'STRING' }, minutes: { type: 'INTEGER', nullable: true } },
  },
};

const requests: Readonly<Record<string, Json>> = {
  text: createContentBody('What is the capital of France?'),
  thoughts: createContentBody('What is tea?', {
    generationConfig: { thinkingConfig: { includeThoughts: true } },
  }),
  'a function call': createContentBody('What is the weather in Oslo for 3 days?', { tools }),
  'function calls': createContentBody('Weather in Paris and London', {
    tools,
    toolConfig: { functionCallingConfig: { mode: 'ANY' } },
  }),
  'code execution': createContentBody('What is the sum of the first 50 primes? Run code.', {
    tools: [{ codeExecution: {} }],
  }),
  'a short program': createContentBody('Calculate 12 * 7', { tools: [{ codeExecution: {} }] }),
  JSON: createContentBody('A recipe', {
    generationConfig: { responseMimeType: 'application/json', responseSchema: recipe },
  }),
  'one of several values': createContentBody('Oboe?', {
    generationConfig: {
      responseMimeType: 'text/x.enum',
      responseSchema: { type: 'STRING', enum: ['a', 'b'] },
    },
  }),
  'three candidates': createContentBody('What is tea?', { generationConfig: { candidateCount: 3 } }),
  'log probabilities': createContentBody('Hello', {
    generationConfig: { responseLogprobs: true, logprobs: 2 },
  }),
  speech: createContentBody('Reply with exactly: Hello', {
    generationConfig: { responseModalities: ['AUDIO'] },
  }),
  'a token limit': createContentBody('What is tea?', { generationConfig: { maxOutputTokens: 3 } }),
  'a stop sequence': createContentBody('Reply with exactly: one STOP two', {
    generationConfig: { stopSequences: ['STOP'] },
  }),
  'nothing left': createContentBody('Reply with exactly: STOP', {
    generationConfig: { stopSequences: ['STOP'] },
  }),
  'a filtered answer': createContentBody('Hello [[filtered]]'),
  'a blocked prompt': createContentBody('Hello [[block=SAFETY]]'),
  'many characters': createContentBody('Reply with exactly: 改善 🌍🌍🌍🌍🌍🌍🌍🌍🌍🌍 é'),
};

describe('generateContent', () => {
  it.each(Object.entries(requests))('streams exactly what it answers whole: %s', async (_, body) => {
    expect(accumulate(await stream(body))).toEqual(await answer(body));
  });

  it.each(Object.entries(requests))(
    'streams %s in whole responses with one id and growing usage',
    async (_, body) => {
      const chunks = await stream(body);
      expect(new Set(chunks.map(({ responseId }) => responseId)).size).toBe(1);
      const totals = chunks.map(({ usageMetadata }) => usageMetadata.totalTokenCount ?? NaN);
      expect(totals).toEqual(totals.toSorted((first, second) => first - second));
    },
  );

  it('gives a finish reason in the last chunk of each candidate only', async () => {
    const chunks = await stream(
      createContentBody('What is tea?', { generationConfig: { candidateCount: 2 } }),
    );
    for (const index of [0, 1]) {
      const own = chunks.flatMap(({ candidates = [] }) =>
        candidates.filter((candidate) => candidate.index === index),
      );
      expect(own.length).toBeGreaterThan(3);
      expect(own.slice(0, -1).every(({ finishReason }) => finishReason === undefined)).toBe(true);
      expect(own.at(-1)?.finishReason).toBe('STOP');
    }
  });

  it('streams calls whole', async () => {
    const chunks = await stream(createContentBody('What is the weather in Oslo for 3 days?', { tools }));
    expect(
      chunks.flatMap(({ candidates = [] }) => candidates.flatMap(({ content }) => content?.parts ?? [])),
    ).toEqual([{ functionCall: { name: 'get_weather', args: { location: 'Oslo', days: 3 } } }]);
  });

  it('signs calls of third-generation models and gives them ids in the vendor profile', async () => {
    const { candidates } = await answer(
      createContentBody('What is the weather in Oslo for 3 days?', { tools }),
      'gemini-3-pro-preview',
    );
    expect(candidates?.[0]?.content?.parts).toEqual([
      {
        functionCall: {
          id: expect.stringMatching(/^\w{22}$/),
          name: 'get_weather',
          args: { location: 'Oslo', days: 3 },
        },
        thoughtSignature: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
      },
    ]);
  });

  it('runs code in the order text, program, result, text', async () => {
    const { candidates } = await answer(requests['code execution'] ?? {});
    expect(candidates?.[0]?.content?.parts).toMatchObject([
      { text: expect.any(String) },
      { executableCode: { language: 'PYTHON' } },
      { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '5117\n' } },
      { text: expect.stringContaining('5117') },
    ]);
  });

  it('shows no content of a filtered answer, but which rating blocked it', async () => {
    const { candidates, usageMetadata } = await answer(createContentBody('Hello [[filtered]]'));
    expect(candidates).toHaveLength(1);
    expect(candidates?.[0]).not.toHaveProperty('content');
    expect(candidates?.[0]?.finishReason).toBe('SAFETY');
    expect(candidates?.[0]?.safetyRatings).toContainEqual(
      expect.objectContaining({ blocked: true, probability: 'HIGH' }),
    );
    expect(usageMetadata).not.toHaveProperty('candidatesTokenCount');
  });

  it('shows no candidates for a blocked prompt', async () => {
    const content = await answer(createContentBody('Hello [[block=BLOCKLIST]]'));
    expect(content).not.toHaveProperty('candidates');
    expect(content).toHaveProperty('promptFeedback.blockReason', 'BLOCKLIST');
  });

  it('counts thoughts beside the limit, and none where thinking is off', async () => {
    const config = (thinkingConfig: Json) =>
      createContentBody('What is tea?', { generationConfig: { maxOutputTokens: 3, thinkingConfig } });
    const { usageMetadata } = await answer(config({ includeThoughts: true }));
    expect(usageMetadata.candidatesTokenCount).toBe(3);
    expect(usageMetadata.thoughtsTokenCount).toBeGreaterThan(3);
    expect((await answer(config({ thinkingBudget: 0 }))).usageMetadata).not.toHaveProperty(
      'thoughtsTokenCount',
    );
  });

  it('quotes a function response instead of calling again', async () => {
    const contents = [
      { role: 'user', parts: [{ text: 'What is the weather in Oslo?' }] },
      { role: 'model', parts: [{ functionCall: { name: 'get_weather', args: {} } }] },
      {
        role: 'user',
        parts: [{ functionResponse: { name: 'get_weather', response: { output: 'Snow, -3 °C' } } }],
      },
    ];
    const { candidates } = await answer({ contents, tools });
    expect(JSON.stringify(candidates)).toContain('get_weather answered “Snow, -3 °C”');
  });

  it.each([
    ['genfam-2.5-flash-image', 'AUDIO'],
    ['imgfam2-4.0-fast-generate-001', 'AUDIO'],
    ['imgfam2-4.0-fast-generate-001', 'TEXT'],
  ])('makes of %s no %s', async (upstreamModel, modality) => {
    const body = createContentBody('A boat', { generationConfig: { responseModalities: [modality] } });
    await expect(adapter.generateContent?.(createCall(body, { upstreamModel }))).rejects.toMatchObject({
      code: 'invalid_argument',
      param: 'generationConfig.responseModalities',
    });
  });

  it('does not draw with a model that writes', async () => {
    const body = createContentBody('A cat', { generationConfig: { responseModalities: ['TEXT', 'IMAGE'] } });
    await expect(answer(body)).rejects.toMatchObject({
      code: 'invalid_argument',
      param: 'generationConfig.responseModalities',
    });
  });

  it.each<Json>([
    {},
    { contents: 'none' },
    { contents: [{}] },
    {
      contents: [
        { parts: [{ functionResponse: {} }, { functionCall: {} }, { inlineData: {} }, { fileData: {} }] },
      ],
    },
    { contents: [{ role: 'model', parts: [{ text: 'Only I spoke' }] }] },
    { contents: [{ parts: [{ text: 'Hi' }] }], generationConfig: { responseMimeType: 'text/x.enum' } },
    {
      contents: [{ parts: [{ text: 'Hi' }] }],
      generationConfig: { responseMimeType: 'application/json', responseSchema: { type: 'BANANA' } },
    },
    {
      contents: [{ parts: [{ text: 'Hi' }] }],
      tools: [{ functionDeclarations: [{ name: 'f', parameters: 5 }] }],
      toolConfig: { functionCallingConfig: { mode: 'ANY' } },
    },
  ])('answers a request as odd as %j', async (body) => {
    expect((await answer(body)).candidates).toHaveLength(1);
  });
});

describe('countContentTokens', () => {
  it.each(Object.entries(requests))('counts what the prompt of %s is charged for', async (_, body) => {
    if (!adapter.countContentTokens) throw new Error('No countContentTokens');
    const call = createCall({ generateContentRequest: body }, { upstreamModel: 'genfam-2.5-flash' });
    const { totalTokens } = readWhole(await adapter.countContentTokens(call));
    expect(totalTokens).toBe((await answer(body)).usageMetadata.promptTokenCount);
  });
});
