import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, pick } from '../../support/create-random.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { RealtimeTalker, type TalkerSet } from '../../support/realtime-talker.ts';

const maxItems = 10_000;

let gateway: TestGateway;
beforeAll(async () => {
  const realtime = {
    maxDurationMs: 600_000,
    maxMessageBytes: 16 * 1024 * 1024,
    maxEventsPerSecond: 1_000_000,
    maxAudioMs: 3_600_000,
    withoutMarker: 'refused',
    webRtc: null,
  } as const;
  gateway = await createTestGateway({ config: { realtime, simulator: { paceMs: 1 } } });
});
afterAll(async () => {
  expect(gateway.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  await gateway.stop();
});

const open = (set: TalkerSet) => RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey, set });

const item = (id: string) => ({
  type: 'conversation.item.create',
  event_id: `create_${id}`,
  item: { id, type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Tell me a story.' }] },
});

describe.each(['neutral', 'ga'] as const)('a client of the set %s', { timeout: 60_000 }, (set) => {
  it('may have ten thousand items, and is refused more of them', async () => {
    const talker = await open(set);
    for (let number = 0; number < maxItems + 5; number += 1) talker.say(item(`item_${String(number)}`));
    await talker.sync();
    expect(talker.find(set === 'ga' ? 'conversation.item.added' : 'conversation.item.created')).toHaveLength(
      maxItems,
    );
    expect(talker.faults.map(({ event_id }) => event_id)).toEqual(
      Array.from({ length: 5 }, (_, index) => `create_item_${String(maxItems + index)}`),
    );
    for (let number = 0; number < maxItems; number += 1)
      talker.say({ type: 'conversation.item.delete', item_id: `item_${String(number)}` });
    await talker.waitFor('conversation.item.deleted', maxItems);
    talker.say(item('one_more'), { type: 'response.create' });
    await talker.waitFor('response.done');
    expect(talker.faults).toHaveLength(5);
    await talker.close();
  });

  it('may change its mind at any moment of an answer, and hears of the end of each', async () => {
    const seed = 1 + Math.floor(Math.random() * 1_000_000);
    const random = createRandom(seed);
    const talker = await open(set);
    const audioDelta = set === 'ga' ? 'response.output_audio.delta' : 'response.audio.delta';
    for (let round = 0; round < 60; round += 1) {
      if (round % 10 === 0) talker.say(item(`story_${String(round)}`));
      talker.say({ type: 'response.create' });
      await sleep(random() * 20);
      for (let count = 0; count < 3; count += 1)
        talker.say(pick(listInterruptions(talker, audioDelta), random));
    }
    talker.say({ type: 'response.cancel' });
    await talker.sync();
    const readIds = (type: string) =>
      talker.find(type).map(({ response }) => (response as { readonly id: string }).id);
    await expect
      .poll(() => readIds('response.done').length, { timeout: 20_000 })
      .toBe(readIds('response.created').length);
    expect({ seed, ids: readIds('response.done') }).toEqual({ seed, ids: readIds('response.created') });
    expect(readIds('response.done').length).toBeGreaterThan(10);
    for (const part of ['output_item', 'content_part'])
      expect({ seed, part, count: talker.find(`response.${part}.done`).length }).toEqual({
        seed,
        part,
        count: talker.find(`response.${part}.added`).length,
      });
    await talker.close();
  });
});

/** Whatever may cross an answer, about what it has said last. */
function listInterruptions(talker: RealtimeTalker, audioDelta: string): readonly object[] {
  const itemId = talker.find(audioDelta).at(-1)?.['item_id'] ?? 'item_nobody';
  const cut = { type: 'conversation.item.truncate', item_id: itemId, content_index: 0 };
  return [
    { type: 'response.cancel' },
    { type: 'response.cancel' },
    { type: 'response.create' },
    { ...cut, audio_end_ms: 0 },
    { ...cut, audio_end_ms: 50 },
    { ...cut, audio_end_ms: 10_000_000 },
    { type: 'conversation.item.delete', item_id: itemId },
    { type: 'input_audio_buffer.clear' },
    { type: 'input_audio_buffer.commit' },
    { type: 'session.update', session: { instructions: 'Be brief.' } },
  ];
}

it.each([
  ['a rate that is not offered', { sample_rate: 11_025 }],
  ['a rate of zero', { sample_rate: 0 }],
  ['three channels', { channels: 3 }],
  ['half a channel', { channels: 0.5 }],
  ['twelve bits', { bits_per_sample: 12 }],
  ['a format of others', { format: 'mp3' }],
  ['a format that is a list', { input_audio_format: ['pcm16'] }],
])('sound has no format such as %s, and the session goes on', async (_what, settings) => {
  const talker = await open('neutral');
  const input_audio_format = { type: 'pcm16', ...settings };
  talker.say({ type: 'session.update', event_id: 'wish', session: { ...settings } });
  talker.say({ type: 'session.update', event_id: 'other', session: { input_audio_format } });
  talker.say({ type: 'input_audio_buffer.append', event_id: 'sound', audio: 'AAAA', ...settings });
  await talker.sync();
  expect(talker.faults.map(({ event_id }) => event_id)).toEqual(['wish', 'other', 'sound']);
  for (const { code } of talker.faults) expect(code).toMatch(/^(invalid_value|unknown_parameter)$/);
  await talker.close();
});
