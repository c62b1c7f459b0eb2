import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, createTestLimits, type TestGateway } from '../../support/create-test-gateway.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';
import { RealtimeTalker } from '../../support/realtime-talker.ts';

const mebibyte = 1024 * 1024;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({
    config: { limits: createTestLimits({ bodyBytesInFlight: 32 * mebibyte }) },
  });
});
afterAll(() => gateway.stop());

const readHeld = async (): Promise<number | undefined> => {
  const text = await (await fetch(`${gateway.url}/metrics`)).text();
  return parseMetrics(text).find('specway_memory_in_flight_bytes');
};

const open = () => RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey });

/** All of a message of ten megabytes but its end. */
function begin({ socket }: RealtimeTalker): void {
  socket.send(`{"type":"input_audio_buffer.append","audio":"${'A'.repeat(10 * mebibyte)}`, { fin: false });
}

describe('memory of messages that have not come to their end', () => {
  it('is counted, refused with 1013 where there is too little, and given back', async () => {
    const talkers = [await open(), await open()];
    for (const talker of talkers) begin(talker);
    await expect.poll(readHeld).toBeGreaterThan(19 * mebibyte);
    const third = await open();
    begin(third);
    expect(await third.closed).toEqual({
      code: 1013,
      reason: 'The gateway is busy with other large messages. Try again shortly.',
    });
    // Those that were there before go on.
    const [first, second] = talkers;
    first?.socket.send('"}', { fin: true });
    await first?.sync();
    expect(first?.faults).toEqual([]);
    second?.socket.terminate();
    await expect.poll(readHeld).toBe(0);
    const fourth = await open();
    begin(fourth);
    fourth.socket.send('"}', { fin: true });
    await fourth.sync();
    await Promise.all([first?.close(), fourth.close()]);
    expect(await readHeld()).toBe(0);
  });
});

/** An item of so many characters. */
const createItem = (length: number, id?: string) => ({
  type: 'conversation.item.create',
  item: {
    type: 'message',
    role: 'user',
    content: [{ type: 'input_text', text: 'x'.repeat(length) }],
    ...(id === undefined ? {} : { id }),
  },
});

describe("memory of the simulator's conversations", () => {
  it('is counted, refused with an error where there is too little, and given back', async () => {
    const talkers = [await open(), await open(), await open()] as const;
    for (const [index, talker] of talkers.entries()) {
      talker.say(createItem(7 * mebibyte, `long_${String(index)}`));
      await talker.sync();
    }
    await expect.poll(readHeld).toBeGreaterThan(20 * mebibyte);
    // One key has three quarters of 32 MiB, of which 3 MiB are left; short messages are not counted while they arrive.
    const [first, second, third] = talkers;
    for (let item = 0; item < 20; item += 1) first.say(createItem(200 * 1024));
    await first.sync();
    expect(first.faults.length).toBeGreaterThan(3);
    for (const fault of first.faults)
      expect(fault).toMatchObject({ code: 'invalid_value', param: 'item', message: /no memory left/ });
    second.say({ type: 'conversation.item.delete', item_id: 'long_1' });
    await second.sync();
    expect(await readHeld()).toBeLessThan(18 * mebibyte);
    first.say(createItem(200 * 1024, 'late'));
    await first.waitFor('conversation.item.created', 23 - first.faults.length - 1);
    third.socket.terminate();
    await Promise.all([first.close(), second.close()]);
    await expect.poll(readHeld).toBe(0);
  });
});
