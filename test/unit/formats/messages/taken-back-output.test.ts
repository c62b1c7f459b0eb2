import { describe, expect, it } from 'vitest';
import { meterStream } from '../../../support/metered-stream.ts';

const name = (event: string, data: object) => [{ event, data: JSON.stringify({ type: event, ...data }) }];
const start = (output: number) =>
  name('message_start', { message: { usage: { input_tokens: 10, output_tokens: output } } });
const text = (words: string) => delta({ type: 'text_delta', text: words });
const thought = delta({ type: 'thinking_delta', thinking: 't'.repeat(400) });
const end = (output: number, reason = 'end_turn') =>
  name('message_delta', { delta: { stop_reason: reason }, usage: { output_tokens: output } });
const stop = name('message_stop', {});

function delta(content: object) {
  return name('content_block_delta', { index: 0, delta: content });
}

describe('the output of a stream of format B whose end says 0 for it', () => {
  it.each([
    ['what was counted before', [start(1), text('Well'), end(40), end(0), stop], 40],
    ['that and what came since', [start(1), text('Well'), end(40), text('w'.repeat(40)), end(0), stop], 50],
    ['its beginning and all that came', [start(1), text('w'.repeat(400)), end(0), stop], 101],
  ])('is %s', async (_what, stream, outputTokens) => {
    expect(await meterStream('createMessage', stream)).toMatchObject({
      inputTokens: 10,
      outputTokens,
      source: 'estimated',
    });
  });

  it.each([
    ['nothing', [start(1), end(0, 'refusal'), stop]],
    ['thoughts alone', [start(1), thought, end(0, 'refusal'), stop]],
    ['an empty text', [start(1), text(''), end(40), end(0, 'refusal'), stop]],
  ])('is none beside %s', async (_what, stream) => {
    expect(await meterStream('createMessage', stream)).toMatchObject({
      inputTokens: 10,
      outputTokens: 0,
      source: 'upstream',
    });
  });
});
