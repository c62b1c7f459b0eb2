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

  const connect = async (page: Page) => {
    await page.waitForFunction('document.getElementById("model").value !== ""');
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

  it.each(['neutral', 'vendor'] as const)('types, speaks and hears, profile %s', async (profile) => {
    const { page, complaints, foreignRequests } = await visit(profile);
    await connect(page);
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
    expect(await page.textContent('#state')).toBe('Closed: 1000.');
    expect(complaints).toEqual([]);
    expect(foreignRequests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
    await page.context().close();
  });

  it.each(['neutral', 'vendor'])('sends every example of an event, profile %s', async (profile) => {
    const { page } = await visit(profile);
    await connect(page);
    const names = await page.locator('#example option').allTextContents();
    expect(names.length).toBeGreaterThan(9);
    for (const name of names) {
      await page.selectOption('#example', name);
      await page.click('#send');
    }
    await page.click('#deltas');
    await page.waitForFunction(
      `document.querySelectorAll("#log .sent").length >= ${String(names.length - 1)}`,
    );
    expect(await page.locator('#log .received').count()).toBeGreaterThan(3);
    expect(await page.textContent('#state')).toBe('Connected.');
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
