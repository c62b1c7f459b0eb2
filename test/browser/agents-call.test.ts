import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openCallPlace, type CallPlace, type CallTab } from '../support/call-page.ts';
import { createTestGateway, type TestGateway } from '../support/create-test-gateway.ts';
import { findChromium, missingChromium } from '../support/launch-chromium.ts';

const chromium = findChromium();
if (chromium === null) console.warn(missingChromium);

const question = 'What is the weather in Paris?';
const long = 'The boat to the island leaves at seven in the evening, and the last one comes back at noon.';

const isLoud = (sound: Int16Array): boolean => sound.some((sample) => Math.abs(sample) > 300);

describe.skipIf(chromium === null)('@openai/agents-realtime in a page', { timeout: 120_000 }, () => {
  let gateway: TestGateway;
  let place: CallPlace;
  let tab: CallTab;

  beforeAll(async () => {
    place = await openCallPlace(chromium!, question);
    gateway = await createTestGateway({ config: { cors: { origins: [place.origin] } } });
  }, 60_000);
  afterAll(async () => {
    await place?.close();
    await gateway?.stop();
  });

  const read = <Value>(what: string): Promise<Value> => tab.page.evaluate<Value>(`window.agentsPage.${what}`);

  const connect = async () => {
    const client = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: gateway.apiKey });
    const { value: token } = await client.realtime.clientSecrets.create({
      session: { type: 'realtime', model: 'gpt-realtime' },
    });
    tab = await place.openTab();
    const call = JSON.stringify({ url: `${gateway.url}/v1/realtime/calls`, token });
    await tab.page.evaluate(`window.agentsPage.connect(${call})`);
    expect(await read('status')).toBe('connected');
    return client;
  };

  it.each(['typed', 'spoken'] as const)('has a whole turn with a tool, %s', async (manner) => {
    await connect();
    if (manner === 'typed') await tab.page.evaluate(`window.agentsPage.send(${JSON.stringify(question)})`);
    else await tab.speak();
    await vi.waitUntil(async () => (await read<string[]>('outputs')).join('') !== '', 40_000);
    if (manner === 'spoken') await tab.hush();
    expect(await read('cities')).toEqual(['Paris']);
    await tab.waitFor('output_audio_buffer.stopped');
    expect((await tab.words()).match(/\w+/g)?.length).toBeGreaterThan(3);
    const history = await read<{ role?: string; type: string; words?: string; output?: string }[]>('history');
    expect(history.find(({ role }) => role === 'user')?.words).toMatch(/weather in Paris\?$/);
    expect(history.find(({ type }) => type === 'function_call')?.output).toBe('Rain, 12 degrees.');
    expect(history.find(({ role }) => role === 'assistant')?.words).toMatch(/\w+ \w+/);
    expect(await read('errors')).toEqual([]);
    await tab.page.close();
  });

  it.each(['a word of the page', 'somebody who speaks'] as const)('is interrupted by %s', async (who) => {
    await connect();
    await tab.page.evaluate(`window.agentsPage.send(${JSON.stringify(`Reply with exactly: ${long}`)})`);
    await tab.waitFor('output_audio_buffer.started');
    await vi.waitUntil(async () => isLoud(await tab.heard()), 20_000);
    if (who === 'somebody who speaks') await tab.speak();
    else await read('interrupt()');
    const { samples } = await tab.waitFor('output_audio_buffer.cleared');
    // What a busy browser still has is played within a second; all of the sentence takes seven.
    const end = samples + 24_000;
    await vi.waitUntil(async () => (await tab.heard()).length > end + 12_000, 20_000);
    expect(isLoud((await tab.heard()).subarray(end, end + 12_000))).toBe(false);
    expect(await tab.words()).not.toContain('noon');
    expect(await read('errors')).toEqual([]);
    await tab.page.close();
  });

  it('hangs up, and is hung up', async () => {
    await connect();
    await read('close()');
    expect(await read('status')).toBe('disconnected');
    await tab.page.close();
    const client = await connect();
    await client.realtime.calls.hangup(await read<string>('callId'));
    // The client ends when its channel fails; where that is lost, when it hears nothing any more.
    await vi.waitUntil(async () => (await read('status')) === 'disconnected', 30_000);
    expect((await tab.events()).map(({ event }) => event.type)).not.toContain('error');
    await tab.page.close();
  });
});
