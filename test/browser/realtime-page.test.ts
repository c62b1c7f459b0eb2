import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAudioEncoder, createAudioFormat, speak } from '../../src/audio/index.ts';
import { renderWavFrame } from '../../scripts/voice/wav-file.ts';
import { createTestGateway, type TestGateway } from '../support/create-test-gateway.ts';
import { findChromium, launchChromium, missingChromium } from '../support/launch-chromium.ts';
import { openPage, type WatchedPage } from '../support/open-page.ts';

const chromium = findChromium();
if (chromium === null) console.warn(missingChromium);

const sentence = 'Please tell me about the sea.';

/** A recording of the sentence in the simulator's voice. */
function createRecording(): Buffer {
  const format = createAudioFormat('pcm16');
  const encoder = createAudioEncoder(format);
  const sound = Buffer.concat([...speak(sentence)].map((frame) => encoder.encode(frame)));
  return Buffer.concat([renderWavFrame(format, sound.length).head, sound]);
}

describe.skipIf(chromium === null)('the page that talks', { timeout: 120_000 }, () => {
  let gateway: TestGateway;
  let browser: Browser;

  beforeAll(async () => {
    [gateway, browser] = await Promise.all([createTestGateway(), launchChromium(chromium!)]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await gateway?.stop();
  });

  const visit = async (profile: string, key = gateway.apiKey): Promise<WatchedPage> => {
    const watched = await openPage(browser, gateway.url);
    await watched.page.goto(`${gateway.url}/docs/realtime?profile=${profile}`);
    await watched.page.fill('#key', key);
    await watched.page.click('#key-form button');
    return watched;
  };

  const connect = async (page: Page, transport: 'websocket' | 'webrtc' = 'websocket') => {
    await expect.poll(() => page.inputValue('#model')).not.toBe('');
    await page.selectOption('#transport', transport);
    await page.click('#connect');
    await waitForEvent(page, 'session.created');
  };

  const waitForEvent = (page: Page, type: string) =>
    page.waitForSelector(`#log .received summary:has(b:text-is("${type}"))`);

  const readLine = async (page: Page, type: string) =>
    (await page.locator(`#log .received summary:has(b:text-is("${type}")) span`).last().textContent()) ?? '';

  const transcripts = {
    neutral: 'response.audio_transcript.done',
    vendor: 'response.output_audio_transcript.done',
  } as const;

  it.each([
    ['neutral', 'websocket', 'Closed: 1000.'],
    ['vendor', 'websocket', 'Closed: 1000.'],
    ['neutral', 'webrtc', 'Closed: by this page.'],
    ['vendor', 'webrtc', 'Closed: by this page.'],
  ] as const)('types, speaks and hears, profile %s over %s', async (profile, transport, end) => {
    const { page, complaints, foreignRequests } = await visit(profile);
    await connect(page, transport);
    await page.fill('#text', 'Good morning.');
    await page.click('#typed button');
    await waitForEvent(page, 'response.done');
    expect(await readLine(page, 'response.done')).toBe('completed');
    expect(await readLine(page, transcripts[profile])).toMatch(/\w/);
    await page.click('#clear');
    const buffer = createRecording();
    await page.setInputFiles('#recording', { name: 'question.wav', mimeType: 'audio/wav', buffer });
    await waitForEvent(page, 'input_audio_buffer.committed');
    await waitForEvent(page, 'response.done');
    await page.click('#connect');
    await page.waitForSelector('#connect:text-is("Connect")');
    expect(await page.textContent('#state')).toBe(end);
    expect(complaints).toEqual([]);
    expect(foreignRequests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
    await page.context().close();
  });

  it.each(['neutral', 'vendor'])(
    'interrupts a call by what is typed, and says when it is over, profile %s',
    async (profile) => {
      const { page } = await visit(profile);
      const answered = page.waitForResponse((response) => response.status() === 201);
      await connect(page, 'webrtc');
      await page.fill('#text', `Reply with exactly: ${sentence.repeat(6)}`);
      await page.click('#typed button');
      await waitForEvent(page, 'response.done');
      // Made long before it is heard.
      await page.waitForTimeout(2_000);
      await page.fill('#text', 'Good morning.');
      await page.click('#typed button');
      await waitForEvent(page, 'conversation.item.truncated');
      const headers = { authorization: `Bearer ${gateway.apiKey}` };
      const call = (await answered).headers().location ?? '';
      const hungUp = await fetch(`${gateway.url}${call}/hangup`, { method: 'POST', headers });
      expect(hungUp.status).toBe(200);
      await page.waitForSelector('#connect:text-is("Connect")');
      expect(await page.textContent('#state')).toBe('Closed: by the gateway.');
      await page.context().close();
    },
  );

  it.each([
    ['neutral', 'websocket'],
    ['vendor', 'websocket'],
    ['vendor', 'webrtc'],
  ] as const)('sends every example of an event, profile %s over %s', async (profile, transport) => {
    const { page } = await visit(profile);
    await connect(page, transport);
    const names = await page.locator('#example option').allTextContents();
    expect(names.length).toBeGreaterThan(9);
    for (const name of names) {
      await page.selectOption('#example', name);
      await page.click('#send');
    }
    await page.click('#deltas');
    await expect.poll(() => page.locator('#log .sent').count()).toBeGreaterThanOrEqual(names.length - 1);
    expect(await page.locator('#log .received').count()).toBeGreaterThan(3);
    expect(await page.textContent('#state')).toBe('Connected.');
    await page.context().close();
  });

  it('says in a sentence why the gateway ended a session', async () => {
    const stopped = await createTestGateway();
    const { page } = await openPage(browser, stopped.url);
    await page.goto(`${stopped.url}/docs/realtime`);
    await page.fill('#key', stopped.apiKey);
    await page.click('#key-form button');
    await connect(page);
    await stopped.stop();
    await expect.poll(() => page.textContent('#state')).toBe('Closed: 1001, The gateway is shutting down.');
    await page.context().close();
  });

  it('tells a key that cannot be one from no key', async () => {
    const { page } = await visit('neutral', 'sk-specway-test-…');
    await expect.poll(() => page.textContent('#trouble')).toContain('characters that no key has');
    await page.fill('#model', 'rtfam-realtime');
    await page.fill('#key', '');
    await page.click('#key-form button');
    await page.click('#connect');
    await expect.poll(() => page.textContent('#trouble')).toBe('Enter your API key at the top first.');
    await page.context().close();
  });

  it('says what is wrong with a key, and with an event', async () => {
    const { page } = await visit('neutral', 'sk-specway-test-key-000000000009');
    await page.waitForSelector('#trouble:not(:empty)');
    expect(await page.textContent('#trouble')).toContain('invalid_api_key');
    await page.fill('#key', gateway.apiKey);
    await page.click('#key-form button');
    await connect(page);
    await page.fill('#event', '{"type": ');
    await page.click('#send');
    expect(await page.textContent('#trouble')).toBe('The event is not valid JSON.');
    await page.context().close();
  });
});
