import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countContent,
  countImages,
  countMessage,
  contentCounters,
  drawContent,
  leaveMark,
  type Counting,
} from '../../support/counted-answers.ts';
import { askCounted, createCountingGateway, models, type Question } from '../../support/counting-gateway.ts';
import { answerJson, answerStatus, keepSilent } from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { createPicture } from '../../support/picture-samples.ts';
import type { UsageRowText } from '../../support/usage-gateway.ts';

interface Case {
  readonly name: string;
  readonly question: Question;
  readonly answers: readonly FakeAnswer[];
  readonly expected: Readonly<Record<string, unknown>>;
}

const byMessages = {
  input_tokens: 50,
  cache_read_tokens: 30,
  cache_write_tokens: 10,
  output_tokens: 40,
  thought_tokens: 12,
  media_tokens: null,
  usage_source: 'upstream',
};

const byContent = {
  input_tokens: 75,
  cache_read_tokens: 30,
  cache_write_tokens: 0,
  output_tokens: 48,
  thought_tokens: 8,
  media_tokens: '{"input":{"image":52,"document":8}}',
  usage_source: 'upstream',
};

const byImages = {
  input_tokens: 55,
  cache_read_tokens: 5,
  cache_write_tokens: 0,
  output_tokens: 44,
  thought_tokens: 0,
  media_tokens: '{"input":{"image":40},"output":{"image":40}}',
  usage_source: 'upstream',
};

const byDrawing = {
  input_tokens: 12,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  output_tokens: 1190,
  thought_tokens: 70,
  media_tokens: '{"output":{"image":1120}}',
  usage_source: 'upstream',
};

/** The last figures of a stream are missing; those that came count, and the text that came after them. */
function leaveEarly(expected: Case['expected'], counting: Counting): Case['expected'] {
  if (counting !== 'unfinished') return expected;
  const isMessage = expected === byMessages;
  const outputTokens = isMessage ? 28 + Math.ceil(leaveMark.length / 4) : expected.output_tokens;
  return { ...expected, output_tokens: outputTokens, usage_source: 'estimated' };
}

const countings = ['whole', 'streamed', 'unfinished'] as const;

function listChatCases(): readonly Case[] {
  const upstreams = [
    ['anthropic', countMessage, byMessages],
    ['specwayMessages', countMessage, byMessages],
    ['gemini', countContent, byContent],
    ['vertex', countContent, byContent],
    ['specwayContent', countContent, byContent],
  ] as const;
  return upstreams.flatMap(([upstream, answer, expected]) =>
    (['B', 'C'] as const).flatMap((client) => {
      // Another gateway answers in the format it is asked in.
      const isNative = client === (expected === byMessages ? 'B' : 'C');
      if (upstream.startsWith('specway') && !isNative) return [];
      return countings.map((counting) => ({
        name: `${client} on ${upstream}, ${counting}`,
        question: { client, model: models[upstream], counting },
        answers: [answer(counting)],
        expected: leaveEarly(expected, counting),
      }));
    }),
  );
}

function listImageCases(picture: Buffer): readonly Case[] {
  const native = (['openai', 'specwayImages'] as const).flatMap((upstream) =>
    countings.map((counting) => ({
      name: `A on ${upstream}, ${counting}`,
      question: {
        client: 'A' as const,
        model: models[upstream],
        counting,
        n: counting === 'unfinished' ? 2 : 1,
      },
      answers: [countImages(counting, picture)],
      expected: byImages,
    })),
  );
  const backwards = countings.map((counting) => ({
    name: `C on openai, ${counting}`,
    question: { client: 'C' as const, model: models.openai, counting, n: counting === 'unfinished' ? 2 : 1 },
    answers: [countImages(counting, picture)],
    expected: byImages,
  }));
  const translated = (['geminiImages', 'vertexImages'] as const).flatMap((upstream) =>
    countings.map((counting) => ({
      name: `A on ${upstream}, ${counting}`,
      question: {
        client: 'A' as const,
        model: models[upstream],
        counting,
        n: counting === 'unfinished' ? 2 : 1,
      },
      answers: [drawContent(picture), ...(counting === 'unfinished' ? [keepSilent()] : [])],
      expected: byDrawing,
    })),
  );
  return [...native, ...backwards, ...translated];
}

/** Several calls for one request. */
function listSums(picture: Buffer): readonly Case[] {
  const four = Object.fromEntries(
    Object.entries(byDrawing).map(([name, count]) => [name, typeof count === 'number' ? 4 * count : count]),
  );
  const broken = {
    candidates: [{ finishReason: 'MALFORMED_FUNCTION_CALL', index: 0 }],
    usageMetadata: contentCounters,
  };
  const drawFour = { client: 'A', model: models.geminiImages, n: 4 } as const;
  return [
    ...(['whole', 'streamed'] as const).map((counting) => ({
      name: `four calls for one request, ${counting}`,
      question: { ...drawFour, counting },
      answers: Array.from({ length: 4 }, () => drawContent(picture)),
      expected: { ...four, media_tokens: '{"output":{"image":4480}}' },
    })),
    {
      name: 'an answer after a failure that used nothing',
      question: { client: 'C', model: models.anthropic, counting: 'whole' },
      answers: [answerStatus(500), countMessage('whole')],
      expected: { ...byMessages, attempts: 2 },
    },
    {
      name: 'an answer after one that was counted and could not be used, whose figures nobody got',
      question: { client: 'B', model: models.gemini, counting: 'whole' },
      answers: [answerJson(broken), countContent('whole')],
      expected: { ...byContent, attempts: 2 },
    },
  ];
}

describe('usage records of every counter', () => {
  const rows = new Map<string, UsageRowText>();
  const names: string[] = [];
  let expectations: ReadonlyMap<string, Case['expected']> = new Map();

  beforeAll(async () => {
    const open = await createCountingGateway();
    const picture = await createPicture({ width: 48, height: 48 });
    const cases = [...listChatCases(), ...listImageCases(picture), ...listSums(picture)];
    expectations = new Map(cases.map(({ name, expected }) => [name, expected]));
    const requestIds = new Map<string, string>();
    for (const { name, question, answers } of cases) {
      open.upstream.answer(...answers);
      requestIds.set(await askCounted(open, question), name);
      names.push(name);
    }
    const stored = await open.stopAndRead();
    for (const row of stored) rows.set(requestIds.get(String(row.request_id)) ?? '', row);
  }, 120_000);

  afterAll(() => {
    expect([...rows.keys()].sort()).toEqual([...names].sort());
  });

  const named = [...listChatCases(), ...listImageCases(Buffer.of()), ...listSums(Buffer.of())];
  it.each(named.map(({ name }) => name))('have the figures of the upstream: %s', (name) => {
    expect(rows.get(name)).toMatchObject(expectations.get(name) ?? {});
  });
});
