import { describe, expect, it } from 'vitest';
import { createTestLimits } from '../../support/create-test-gateway.ts';
import { sendContent, sendMessage, type Answer, type JsonObject } from '../../support/interface-client.ts';
import { goodContent, goodMessage, useSturdyGateway } from '../../support/interface-bad-input.ts';
import { expectAccepted } from '../../support/interface-expectations.ts';
import { watchCpu } from '../../support/watch-cpu.ts';

/** Many times what a body may hold by default: nothing must rely on that limit. */
const jsonValues = { images: 3_000_000, video: 3_000_000, messages: 3_000_000, generateContent: 3_000_000 };
const gateway = useSturdyGateway({ limits: createTestLimits({ jsonValues }) });

const repeat = <T>(count: number, create: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => create(index));
const user = (content: unknown): JsonObject => ({ messages: [{ role: 'user', content }] });
const forced = (schema: unknown): JsonObject => ({
  tools: [{ name: 'a', input_schema: { type: 'object', properties: { v: schema }, required: ['v'] } }],
  tool_choice: { type: 'any' },
});

/** What is valid but far too much: it is answered after seconds of CPU, since nothing costs more than its size. */
const maxCpuMs = 8_000;
const timeout = 60_000;

async function expectCheap(ask: () => Promise<Answer>): Promise<void> {
  const spentMs = watchCpu();
  expectAccepted(await ask());
  expect(spentMs()).toBeLessThan(maxCpuMs);
}

type Flood = readonly [name: string, create: () => JsonObject];

const messageFloods: readonly Flood[] = [
  ['100000 turns of one role', () => ({ messages: repeat(100_000, () => ({ role: 'user', content: 'a' })) })],
  ['200000 blocks in one turn', () => user(repeat(200_000, () => ({ type: 'text', text: 'a' })))],
  [
    '200000 tools',
    () => ({ tools: repeat(200_000, (index) => ({ name: `t${String(index)}`, input_schema: {} })) }),
  ],
  ['100000 stop sequences', () => ({ stop_sequences: repeat(100_000, (index) => `zz${String(index)}`) })],
  ['a text of 10 MB without a blank', () => user('a'.repeat(10_000_000))],
  ['200000 directives', () => user('[[delay=1ms]]'.repeat(200_000))],
  ['100000 directives for a tool', () => ({ ...forced({}), ...user('[[tool=a]]'.repeat(100_000)) })],
  ['a million brackets', () => user('[['.repeat(1_000_000))],
  [
    'a schema that asks for a billion items',
    () => forced({ type: 'array', minItems: 1e9, items: { type: 'string' } }),
  ],
  ['a schema that asks for a text of a billion characters', () => forced({ type: 'string', minLength: 1e9 })],
  [
    'a schema that contains itself thrice',
    () => forced({ type: 'array', minItems: 3, items: { $ref: '#' } }),
  ],
  ['a schema with 200000 branches', () => forced({ anyOf: repeat(200_000, () => ({})) })],
  [
    'a schema with a pattern that explodes',
    () => forced({ type: 'string', pattern: '(a{1000}){1000}{1000}(b+)+$' }),
  ],
];

const contentFloods: readonly Flood[] = [
  ['100000 contents', () => ({ contents: repeat(100_000, () => ({ parts: [{ text: 'a' }] })) })],
  ['200000 parts', () => ({ contents: [{ parts: repeat(200_000, () => ({ text: 'a' })) }] })],
  ['a million logprobs', () => ({ generationConfig: { responseLogprobs: true, logprobs: 1_000_000 } })],
  ['200000 tools', () => ({ tools: repeat(200_000, () => ({ codeExecution: {} })) })],
  [
    'an enum of 100000 values',
    () => asJson({ type: 'STRING', enum: repeat(100_000, (index) => `v${String(index)}`) }),
  ],
  [
    'an answer of a trillion items',
    () => asJson({ type: 'ARRAY', minItems: '999999999999', items: { type: 'STRING' } }),
  ],
  [
    'a sum of 200000 numbers',
    () => ({ contents: [{ parts: [{ text: '1+'.repeat(200_000) }] }], tools: [{ codeExecution: {} }] }),
  ],
];

function asJson(responseSchema: JsonObject): JsonObject {
  return { generationConfig: { responseMimeType: 'application/json', responseSchema } };
}

describe('createMessage: far too much of something', () => {
  it.each(messageFloods)('%s', { timeout }, async (_name, create) => {
    await expectCheap(() => sendMessage(gateway(), { ...goodMessage, ...create() }));
  });
});

describe('generateContent: far too much of something', () => {
  it.each(contentFloods)('%s', { timeout }, async (_name, create) => {
    await expectCheap(() => sendContent(gateway(), { ...goodContent, ...create() }));
  });
});

describe('generateContent: more candidates than there can be', () => {
  it('refuses a billion of them at once', async () => {
    const spentMs = watchCpu();
    const body = { ...goodContent, generationConfig: { candidateCount: 1_000_000_000 } };
    expect((await sendContent(gateway(), body)).status).toBe(400);
    expect(spentMs()).toBeLessThan(maxCpuMs);
  });
});

describe('far too many at once', () => {
  it('a hundred requests are all answered', async () => {
    const answers = await Promise.all(repeat(100, () => sendMessage(gateway(), goodMessage)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
