import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { renderWavFrame } from '../../scripts/voice/wav-file.ts';
import { createAudioEncoder, createAudioFormat, speak } from '../../src/audio/index.ts';
import type { MediaCall } from '../../src/core/realtime/media-call.ts';
import { createMediaCalls } from '../../src/webrtc/index.ts';
import { createCallId } from '../support/media-client.ts';
import { findChromium, launchChromium, missingChromium } from '../support/launch-chromium.ts';
import { createMediaRecords } from '../support/media-records.ts';

const chromium = findChromium();
if (chromium === null) console.warn(missingChromium);

const sentence = 'Please tell me about the sea.';

/** What the page does: offers its microphone, a camera that is to be declined, and a data channel. */
const script = `(async () => {
  const connection = new RTCPeerConnection();
  window.connection = connection;
  window.texts = [];
  // A browser decodes only what is played.
  connection.ontrack = ({ streams }) => {
    window.player = new Audio();
    window.player.srcObject = streams[0];
    void window.player.play();
  };
  const microphone = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  connection.addTrack(microphone.getTracks()[0], microphone);
  connection.addTransceiver('video', { direction: 'recvonly' });
  const channel = connection.createDataChannel('oai-events');
  channel.onmessage = ({ data }) => { window.texts.push(data); channel.send('heard ' + data); };
  await connection.setLocalDescription();
  const answer = await fetch('/offer', { method: 'POST', body: connection.localDescription.sdp });
  await connection.setRemoteDescription({ type: 'answer', sdp: await answer.text() });
})()`;

const readEnergy = `(async () => {
  const reports = [...(await window.connection.getStats()).values()];
  return reports.find(({ type }) => type === 'inbound-rtp')?.totalAudioEnergy ?? 0;
})()`;

describe.skipIf(chromium === null)('a call of a browser', { timeout: 90_000 }, () => {
  it('carries texts and sound both ways, and declines video', async () => {
    const format = createAudioFormat('pcm16');
    const encoder = createAudioEncoder(format);
    const frames = [...speak(sentence)].map((frame) => Buffer.from(encoder.encode(frame)));
    const folder = await mkdtemp(join(tmpdir(), 'specway-webrtc-'));
    const recording = join(folder, 'question.wav');
    const sound = Buffer.concat([...frames, Buffer.alloc(48_000)]);
    await writeFile(recording, Buffer.concat([renderWavFrame(format, sound.length).head, sound]));
    const calls = createMediaCalls({
      ...{ workers: 1, bindAddress: '127.0.0.1', udpPort: null, advertisedAddress: null, iceServers: [] },
    });
    const records = createMediaRecords();
    let call: MediaCall | null = null;
    const server = createServer((request, response) => {
      if (request.method !== 'POST') response.setHeader('content-type', 'text/html').end('<p>A call.');
      else {
        void text(request).then(async (offer) => {
          const opened = await calls.open({ id: createCallId(), offer, listener: records });
          call = opened.call;
          call.expectClient();
          response.end(opened.answer);
        });
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const browser = await launchChromium(chromium!, [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      `--use-file-for-fake-audio-capture=${recording}`,
    ]);
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
      await page.evaluate(script);
      call!.sendText('hello');
      await vi.waitUntil(() => records.texts.includes('heard hello'), 15_000);
      expect(await page.evaluate('window.texts')).toEqual(['hello']);
      await vi.waitUntil(() => records.words().includes('about the sea.'), {
        timeout: 30_000,
        interval: 500,
      });
      const before = Number(await page.evaluate(readEnergy));
      for (const frame of frames) call!.play(frame.toString('base64'), 'item_1');
      call!.finish('item_1');
      await vi.waitUntil(() => records.played.length > 0, 15_000);
      await vi.waitFor(async () => {
        expect(Number(await page.evaluate(readEnergy))).toBeGreaterThan(before + 0.001);
      }, 10_000);
      await page.evaluate('window.connection.close()');
      expect((await records.waitForEnd()).reason).toBe('closed');
    } finally {
      await browser.close();
      server.close();
      await calls.close();
      await rm(folder, { recursive: true });
    }
  });
});
