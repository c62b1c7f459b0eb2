import { beforeAll, describe, expect, it } from 'vitest';
import { leaveMark } from '../../support/counted-answers.ts';
import { askCounted, createCountingGateway, models } from '../../support/counting-gateway.ts';
import { answerEventStream } from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { writeEvent } from '../../support/read-fixture.ts';
import type { UsageRowText } from '../../support/usage-gateway.ts';

/** How far an estimate may be from what was received, as a part of it. */
const tolerance = 0.1;

const words = 'Fünf Wörter, "gut" gezählt.\n';

/** The pieces of an answer; each has the same text in the end. */
const pieces: Readonly<Record<string, readonly string[]>> = {
  'many small pieces': [...words.repeat(60)].map((character) => character),
  'pieces of a word': (words.repeat(60).match(/.{1,7}/gsu) ?? []).slice(),
  'few large pieces': [words.repeat(20), words.repeat(40)],
};

const received = words.length * 60 + leaveMark.length;

/** A stream of format B that counts nothing, in the spacing of Python, where the vendor's is another one. */
function streamMessage(texts: readonly string[], kind: 'text' | 'call'): FakeAnswer {
  const delta = (text: string) =>
    kind === 'text' ? { type: 'text_delta', text } : { type: 'input_json_delta', partial_json: text };
  const content_block =
    kind === 'text' ? { type: 'text', text: '' } : { type: 'tool_use', id: 'toolu_1', name: 'f', input: {} };
  const usage = { input_tokens: 0, output_tokens: 0 };
  const ending = { stop_reason: null, stop_sequence: null };
  const head = { id: 'msg_1', type: 'message', role: 'assistant', model: 'claude', content: [] };
  const message = { ...head, ...ending, usage };
  const start = writeEvent('anthropic', JSON.stringify({ type: 'message_start', message }));
  const block = writeEvent(
    'anthropic',
    JSON.stringify({ type: 'content_block_start', index: 0, content_block }),
  );
  const deltas = texts.map((text) => {
    const payload = JSON.stringify({ type: 'content_block_delta', index: 0, delta: delta(text) });
    return writeEvent(
      'anthropic',
      payload.replace(/[üö]/gu, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
    );
  });
  return answerEventStream([start, block, ...deltas], 'hold');
}

/** A stream of format C that counts nothing. */
function streamContent(texts: readonly string[]): FakeAnswer {
  const chunks = texts.map((text) => ({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }],
    modelVersion: 'gemini-2.5-flash',
    responseId: 'r-1',
  }));
  return answerEventStream(
    chunks.map((chunk) => writeEvent('gemini', JSON.stringify(chunk))),
    'hold',
  );
}

const cases = Object.entries(pieces).flatMap(([size, texts]) =>
  (['B', 'C'] as const).flatMap((client) => [
    {
      name: `${client} on B, ${size}`,
      client,
      model: models.anthropic,
      answer: streamMessage([...texts, leaveMark], 'text'),
    },
    {
      name: `${client} on C, ${size}`,
      client,
      model: models.gemini,
      answer: streamContent([...texts, leaveMark]),
    },
  ]),
);

/** A client of format C is shown the arguments of a call at its end only. */
const calls = Object.entries(pieces).map(([size, texts]) => ({
  name: `arguments, B on B, ${size}`,
  client: 'B' as const,
  model: models.anthropic,
  answer: streamMessage([...texts, leaveMark], 'call'),
}));

describe('the usage record of a stream that its client leaves', () => {
  const rows = new Map<string, UsageRowText>();

  beforeAll(async () => {
    const open = await createCountingGateway();
    const names = new Map<string, string>();
    for (const { name, answer, client, model } of [...cases, ...calls]) {
      open.upstream.answer(answer);
      names.set(await askCounted(open, { client, model, counting: 'unfinished' }), name);
    }
    for (const row of await open.stopAndRead()) rows.set(names.get(String(row.request_id)) ?? '', row);
  }, 60_000);

  it.each([...cases, ...calls].map(({ name }) => name))('is near what was received: %s', (name) => {
    const row = rows.get(name);
    expect(row).toMatchObject({ outcome: 'cancelled', usage_source: 'estimated' });
    const tokens = received / 4;
    expect(Number(row?.output_tokens)).toBeGreaterThan(tokens * (1 - tolerance));
    expect(Number(row?.output_tokens)).toBeLessThan(tokens * (1 + tolerance));
  });
});
