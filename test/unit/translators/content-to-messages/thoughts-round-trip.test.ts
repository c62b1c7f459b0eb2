import { describe, expect, it } from 'vitest';
import type { UpstreamEvent } from '../../../../src/core/provider.ts';
import { asObject, listObjects } from '../../../../src/core/json/json-object.ts';
import { createReading } from '../../../../src/translators/content-to-messages/answer-reading.ts';
import { convertConversation } from '../../../../src/translators/content-to-messages/convert-conversation.ts';
import { convertMessageAnswer } from '../../../../src/translators/content-to-messages/convert-message-answer.ts';
import { convertMessageStream } from '../../../../src/translators/content-to-messages/convert-message-stream.ts';
import { collectStream, createUpstreamCall } from '../../../support/create-upstream-call.ts';

type Json = Readonly<Record<string, unknown>>;

const call = createUpstreamCall({ url: '' });
const think = (thinking: string, signature: string) => ({ type: 'thinking', thinking, signature });
const redacted = (data: string) => ({ type: 'redacted_thinking', data });
const say = (text: string) => ({ type: 'text', text });
const use = (id: string) => ({ type: 'tool_use', id, name: 'f', input: {} });

function readParts(answer: unknown): readonly Json[] {
  const [candidate] = listObjects(asObject(answer).candidates);
  return listObjects(asObject(candidate?.content).parts);
}

function takeWhole(content: readonly Json[], thoughts: 'shown' | 'hidden'): readonly Json[] {
  const reading = createReading(call, { thoughts, shape: 'plain' });
  return readParts(convertMessageAnswer({ id: 'msg_1', stop_reason: 'tool_use', content }, reading));
}

/** Each text comes in two pieces. */
function writeEvents(content: readonly Json[]): readonly UpstreamEvent[] {
  const event = (type: string, fields: Json) => ({ event: type, data: JSON.stringify({ type, ...fields }) });
  const blocks = content.flatMap((block, index) => {
    const start = block.type === 'text' ? { ...block, text: '' } : block;
    const text = String(block.text ?? '');
    const pieces = block.type === 'text' ? [text.slice(0, 3), text.slice(3)] : [];
    return [
      event('content_block_start', { index, content_block: start }),
      ...pieces.map((piece) =>
        event('content_block_delta', { index, delta: { type: 'text_delta', text: piece } }),
      ),
      event('content_block_stop', { index }),
    ];
  });
  return [
    event('message_start', { message: { id: 'msg_1', usage: {} } }),
    ...blocks,
    event('message_delta', { delta: { stop_reason: 'tool_use' }, usage: {} }),
    event('message_stop', {}),
  ];
}

async function takeStream(content: readonly Json[], thoughts: 'shown' | 'hidden'): Promise<readonly Json[]> {
  const reading = createReading(call, { thoughts, shape: 'plain' });
  const batches = (async function* () {
    for (const one of writeEvents(content)) yield await Promise.resolve([one]);
  })();
  const answer = convertMessageStream({ kind: 'stream', batches, ignoredFields: [] }, reading);
  const { events } = await collectStream(answer);
  return events.flatMap(({ data }) => readParts(JSON.parse(data)));
}

/** As clients that keep one part for a text that came in pieces. */
function mergeTexts(parts: readonly Json[]): readonly Json[] {
  const merged: Json[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    const isPlain = (one: Json | undefined) => one?.text !== undefined && one.thought !== true;
    if (isPlain(part) && isPlain(last))
      merged[merged.length - 1] = { text: String(last?.text) + String(part.text) };
    else merged.push(part);
  }
  return merged;
}

function returnParts(parts: readonly Json[]): unknown {
  const contents = [
    { role: 'user', parts: [{ text: 'Go.' }] },
    { role: 'model', parts },
  ];
  const options = { provider: 'anthropic', prefix: '', extent: 'whole' } as const;
  return convertConversation(contents, options).messages[1]?.content;
}

describe('an answer with thoughts that a client of format C sends back', () => {
  it.each([
    ['a text between two thoughts', [think('a', '1'), say('Let me look.'), think('b', '2'), use('t1')]],
    ['thoughts around a call', [think('a', '1'), use('t1'), think('b', '2'), say('And now.'), use('t2')]],
    [
      'texts parted by a thought',
      [say('First 🐱.'), think('a', '1'), say('Second.'), redacted('x'), say('Third.'), use('t1')],
    ],
    [
      'thoughts in a row',
      [think('a', '1'), redacted('x'), say('So.'), think('b', '2'), think('c', '3'), use('t1')],
    ],
    ['thoughts without words', [think('', '1'), say('So.'), think('', '2'), use('t1')]],
  ])('has %s as the model wrote them', async (_, content) => {
    for (const thoughts of ['hidden', 'shown'] as const) {
      for (const parts of [takeWhole(content, thoughts), await takeStream(content, thoughts)]) {
        expect(returnParts(parts)).toEqual(content);
        expect(returnParts(mergeTexts(parts))).toEqual(content);
        const withoutThoughts = parts.filter(({ thought }) => thought !== true);
        expect(returnParts(mergeTexts(withoutThoughts))).toEqual(content);
      }
    }
  });

  it('has them at the end where the client made the texts shorter', () => {
    const parts = takeWhole([say('A long text.'), think('a', '1'), use('t1')], 'hidden');
    expect(returnParts([{ text: 'A' }, ...parts.slice(1)])).toEqual([say('A'), think('a', '1'), use('t1')]);
  });
});
