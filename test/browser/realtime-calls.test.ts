import OpenAI from 'openai';
import OpenAiFive from 'openai-5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missedMark } from '../../src/audio/index.ts';
import { sayAll } from '../support/sounds.ts';
import { openCallPlace, type CallPlace, type CallTab } from '../support/call-page.ts';
import { listDocBlocks } from '../support/doc-blocks.ts';
import { createTestGateway, type TestGateway } from '../support/create-test-gateway.ts';
import { findChromium, missingChromium } from '../support/launch-chromium.ts';
import { openUdpForwarder, type UdpForwarder } from '../support/udp-forwarder.ts';

const chromium = findChromium();
if (chromium === null) console.warn(missingChromium);

const model = 'gpt-4o-realtime-preview';
const answer = 'The sea is wide and old.';
const sentence = `Reply with exactly: ${answer}`;
const reply = 'The boat to the island leaves at seven in the evening, and the last one comes back at noon.';
/** Louder than what a codec makes of silence. */
const audible = 300;

describe.skipIf(chromium === null)('a page that calls', { timeout: 120_000 }, () => {
  let gateway: TestGateway;
  let place: CallPlace;

  beforeAll(async () => {
    place = await openCallPlace(chromium!, sentence);
    gateway = await createTestGateway({ config: { cors: { origins: [place.origin] } } });
  }, 60_000);
  afterAll(async () => {
    await place?.close();
    await gateway?.stop();
  });

  const options = () => ({ baseURL: `${gateway.url}/v1`, apiKey: gateway.apiKey });

  const createSecret = async () => {
    const { value } = await new OpenAI(options()).realtime.clientSecrets.create({
      session: { type: 'realtime', model, audio: { input: { transcription: { model: 'whisper-1' } } } },
    });
    return value;
  };

  const createToken = async () => {
    const { client_secret } = await new OpenAiFive(options()).beta.realtime.sessions.create({
      model,
      input_audio_transcription: { model: 'whisper-1' },
    });
    return client_secret.value;
  };

  const open = async (path: string, token: string): Promise<CallTab> => {
    const tab = await place.openTab();
    await tab.connect({ url: `${gateway.url}${path}`, token });
    expect(await tab.answer()).toMatchObject({
      status: 201,
      location: expect.stringMatching(/^\/v1\/realtime\/calls\/rtc_/),
    });
    await tab.waitFor('session.created');
    return tab;
  };

  const dialects = {
    ga: {
      path: '/v1/realtime/calls',
      createToken: createSecret,
      said: 'response.output_audio_transcript.done',
    },
    beta: { path: `/v1/realtime?model=${model}`, createToken, said: 'response.audio_transcript.done' },
  };

  it.each(['ga', 'beta'] as const)('speaks and hears, %s', async (name) => {
    const { path, createToken: create, said } = dialects[name];
    const tab = await open(path, await create());
    await tab.speak();
    const heard = await tab.waitFor('conversation.item.input_audio_transcription.completed');
    expect(heard.event.transcript).toBe(sentence);
    await tab.hush();
    const { event } = await tab.waitFor(said);
    expect(event.transcript).toBe(answer);
    // A machine that is busy may let the browser miss a word; none is understood as another one.
    await expect.poll(async () => listMissed(await tab.words()).length, { timeout: 30_000 }).toBeLessThan(2);
    const { packetsReceived, totalAudioEnergy } = await tab.inbound();
    expect(packetsReceived).toBeGreaterThan(50);
    expect(totalAudioEnergy).toBeGreaterThan(0.01);
    const types = (await tab.events()).map((each) => each.event.type);
    expect(types).not.toContain('error');
    expect(types.filter((type) => /audio\.delta$/.test(type))).toEqual([]);
    await tab.page.close();
  });

  /** Speaks while it is spoken to: how long it is spoken to all the same, and by how much it is told wrong what it heard. In milliseconds. */
  const interrupt = async () => {
    const tab = await open('/v1/realtime/calls', await createSecret());
    await ask(tab, `Reply with exactly: ${reply}`);
    await tab.waitFor('output_audio_buffer.started');
    await expect.poll(async () => findLoud(await tab.heard()).length).toBe(2);
    await tab.speak();
    const { samples } = await tab.waitFor('input_audio_buffer.speech_started');
    const { event } = await tab.waitFor('conversation.item.truncated');
    await tab.waitFor('output_audio_buffer.cleared');
    await tab.hush();
    const heard = await tab.heard();
    const [first = 0, last = 0] = findLoud(heard);
    // What was sent is the beginning of what was said: it is as long as what was heard.
    const sentSamples = 24 * Number(event.audio_end_ms);
    const [sentFirst = 0, sentLast = 0] = findLoud(sayAll(reply).subarray(0, sentSamples));
    expect((await tab.events()).map((each) => each.event.type)).not.toContain('output_audio_buffer.stopped');
    await tab.page.close();
    return { lateMs: (last - samples) / 24, apartMs: Math.abs(last - first - (sentLast - sentFirst)) / 24 };
  };

  it('is silent soon after somebody speaks, and is told how much was heard', async () => {
    let one = await interrupt();
    // A browser that gets too little of the machine stretches what it hears, which says nothing of what it was sent.
    for (let more = 0; more < 5 && (one.lateMs >= 300 || one.apartMs >= 150); more += 1)
      one = await interrupt();
    expect(one.lateMs).toBeLessThan(300);
    expect(one.apartMs).toBeLessThan(150);
  });

  it('does as the documentation says', async () => {
    const { page } = await place.openTab();
    const noted: string[] = [];
    page.on('console', (message) => noted.push(message.text()));
    const program = readProgram().replaceAll('https://ai.example.com', gateway.url);
    await page.evaluate(`document.body.append(document.createElement('audio'));
      const token = ${JSON.stringify(await createSecret())};
      (async () => { ${program}; window.call = { connection, events }; })()`);
    await expect.poll(() => page.evaluate('window.call?.connection.connectionState')).toBe('connected');
    await expect.poll(() => page.evaluate('document.querySelector("audio").srcObject?.active')).toBe(true);
    await expect.poll(() => noted.length).toBeGreaterThan(0);
    await page.close();
  });

  it('is understood over a bad network, and understands', async () => {
    const tab = await place.openTab();
    const forwarders: UdpForwarder[] = [];
    await tab.page.route('**/v1/realtime/calls', async (route) => {
      if (route.request().method() !== 'POST') return await route.continue();
      const answered = await route.fetch();
      const text = await answered.text();
      const port = Number(/ (\d+) typ host/.exec(text)?.[1]);
      const forwarder = await openUdpForwarder(port, { loss: 0.05, duplicates: 0.05, delay: 30 });
      forwarders.push(forwarder);
      const body = text.replace(/ [\d.]+ \d+ typ host/g, ` 127.0.0.1 ${String(forwarder.port)} typ host`);
      return await route.fulfill({ response: answered, body });
    });
    await tab.connect({ url: `${gateway.url}/v1/realtime/calls`, token: await createSecret() });
    await tab.waitFor('session.created');
    await tab.speak();
    const { event } = await tab.waitFor('conversation.item.input_audio_transcription.completed');
    expect(countCommon(sentence, String(event.transcript))).toBeGreaterThan(sentence.split(' ').length / 2);
    await tab.hush();
    await tab.waitFor('output_audio_buffer.stopped');
    await ask(tab, `Reply with exactly: ${reply}`);
    await tab.waitFor('output_audio_buffer.stopped', 2);
    await expect
      .poll(async () => countCommon(reply, await tab.words()), { timeout: 10_000 })
      .toBeGreaterThan(reply.split(' ').length / 2);
    expect(await tab.states()).toEqual(['connecting', 'connected']);
    expect((await tab.inbound()).concealedSamples).toBeGreaterThan(0);
    const [forwarder] = forwarders;
    expect(forwarder!.lost).toBeGreaterThan(10);
    expect(forwarder!.overtaken).toBeGreaterThan(10);
    await tab.page.close();
    forwarder!.close();
  });

  it('sees its channel closed when its call is hung up, and no error event', async () => {
    const tab = await open('/v1/realtime/calls', await createSecret());
    const { location } = await tab.answer();
    await new OpenAI(options()).realtime.calls.hangup(location?.split('/').at(-1) ?? '');
    await expect.poll(() => tab.states(), { timeout: 30_000 }).toContain('channel closed');
    expect((await tab.events()).map((each) => each.event.type)).not.toContain('error');
    await tab.page.close();
  });
});

/** The program of a page of the documentation, as a page runs it. */
function readProgram(): string {
  const block = listDocBlocks('docs/realtime.md').find(({ notRun }) => notRun?.startsWith('for a browser'));
  return block?.code ?? '';
}

async function ask(tab: CallTab, text: string): Promise<void> {
  const content = [{ type: 'input_text', text }];
  await tab.send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
  await tab.send({ type: 'response.create' });
}

/** Words of the answer that were not understood; all of them where others were. */
function listMissed(heard: string): readonly string[] {
  const words = heard.split(' ').filter((word) => word !== missedMark);
  const left = [...words];
  const missed = answer.split(' ').filter((word) => left[0] !== word || left.shift() === undefined);
  return left.length === 0 ? missed : answer.split(' ');
}

/** How many words of a text are among those that were heard. */
function countCommon(text: string, heard: string): number {
  const left = heard.split(' ');
  return text.split(' ').filter((word) => {
    const found = left.indexOf(word);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  }).length;
}

/** The first and the last sample that is heard; nothing where none is. */
function findLoud(samples: Int16Array): readonly number[] {
  const isLoud = (sample: number) => Math.abs(sample) > audible;
  const first = samples.findIndex(isLoud);
  return first < 0 ? [] : [first, samples.findLastIndex(isLoud)];
}
