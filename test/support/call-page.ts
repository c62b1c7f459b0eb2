import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { vi } from 'vitest';
import { renderWavFrame } from '../../scripts/voice/wav-file.ts';
import { createAudioFormat, Listener, speak } from '../../src/audio/index.ts';
import type { CallEvent } from './call-client.ts';
import { launchChromium } from './launch-chromium.ts';
import { createSilence, joinSamples } from './sounds.ts';

/** An event, and how many samples (24 kHz) the page had heard when it came. */
interface NotedEvent {
  readonly samples: number;
  readonly event: CallEvent;
}

/** How a page calls. */
export interface PageCall {
  readonly url: string;
  readonly token: string;
  readonly session?: object;
}

/** A tab that calls. Closed with its place. */
export class CallTab {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  connect(call: PageCall): Promise<void> {
    return this.page.evaluate(`window.callPage.connect(${JSON.stringify(call)})`);
  }

  answer(): Promise<{ readonly status: number; readonly location: string | null; readonly text: string }> {
    return this.page.evaluate('window.callPage.answer');
  }

  /** What the microphone has is spoken, from its beginning. */
  speak(): Promise<void> {
    return this.page.evaluate('window.callPage.speak()');
  }

  hush(): Promise<void> {
    return this.page.evaluate('window.callPage.hush()');
  }

  send(event: CallEvent): Promise<void> {
    return this.page.evaluate(`window.callPage.send(${JSON.stringify(event)})`);
  }

  close(): Promise<void> {
    return this.page.evaluate('window.callPage.close()');
  }

  events(): Promise<readonly NotedEvent[]> {
    return this.page.evaluate('window.callPage.events');
  }

  states(): Promise<readonly string[]> {
    return this.page.evaluate('window.callPage.states');
  }

  inbound(): Promise<{ packetsReceived: number; totalAudioEnergy: number; concealedSamples: number }> {
    return this.page.evaluate('window.callPage.inbound()');
  }

  /** The `count`th event of this type. */
  async waitFor(type: string, count = 1): Promise<NotedEvent> {
    return await vi.waitUntil(
      async () => {
        const found = (await this.events()).filter(({ event }) => event.type === type);
        return found[count - 1];
      },
      { timeout: 40_000, interval: 100 },
    );
  }

  /** What the page has heard until now, 24 kHz. */
  async heard(): Promise<Int16Array> {
    const bytes = Buffer.from(String(await this.page.evaluate('window.callPage.heard()')), 'base64');
    return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  }

  async words(): Promise<string> {
    const listener = new Listener();
    listener.hear(await this.heard());
    return listener.report().text;
  }
}

/** A browser whose microphone says something, and a place for pages that are not the gateway's. */
export interface CallPlace {
  readonly origin: string;
  openTab(): Promise<CallTab>;
  /** Kills the browser as a crash would. */
  close(): Promise<void>;
}

/** What the vendor has made for browsers. */
const agents = new URL('./bundle/', import.meta.resolve('@openai/agents-realtime'));
const pages = new URL('./pages/', import.meta.url);

function findFile(path: string): string | null {
  if (!/^\/[\w-]+\.m?js$/.test(path)) return null;
  return fileURLToPath(new URL(path.slice(1), path.endsWith('.mjs') ? agents : pages));
}

const page =
  '<!doctype html><title>A call</title><script src="/call-page.js"></script><script src="/agents-page.js"></script>';

/** Each tab says `sentence` when it is told to speak, and is quiet for half a minute then. */
export async function openCallPlace(chromium: string, sentence: string): Promise<CallPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'specway-calls-'));
  const recording = join(folder, 'microphone.wav');
  await writeFile(recording, renderRecording(sentence));
  const server = createServer((request, response) => {
    const file = findFile(request.url ?? '/');
    if (file === null) response.setHeader('content-type', 'text/html').end(page);
    else void readFile(file).then((text) => response.setHeader('content-type', 'text/javascript').end(text));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser: Browser = await launchChromium(chromium, [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
    `--use-file-for-fake-audio-capture=${recording}%noloop`,
  ]);
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    origin,
    openTab: async () => {
      const tab = await browser.newPage();
      await tab.goto(origin);
      return new CallTab(tab);
    },
    close: async () => {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

function renderRecording(sentence: string): Buffer {
  const samples = joinSamples(createSilence(300), ...speak(sentence), createSilence(30_000));
  const sound = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  return Buffer.concat([renderWavFrame(createAudioFormat('pcm16'), sound.length).head, sound]);
}
