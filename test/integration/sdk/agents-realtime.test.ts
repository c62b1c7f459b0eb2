import { OpenAIRealtimeWebSocket, RealtimeAgent, RealtimeSession, tool } from '@openai/agents-realtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAudioEncoder, createAudioFormat, speak } from '../../../src/audio/index.ts';
import type { TestGateway } from '../../support/create-test-gateway.ts';
import { createTlsGateway, trustTestCertificate } from '../../support/realtime-gateway.ts';
import { createSilence } from '../../support/sounds.ts';

const model = 'gpt-4o-realtime-preview';

describe('@openai/agents-realtime over a WebSocket', { timeout: 60_000 }, () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    trustTestCertificate();
    gateway = await createTlsGateway();
  });
  afterAll(() => gateway.stop());

  /** Its model is that of the address; in the events the client names the one it always names. */
  function createSession(onWeather: (city: string) => void): RealtimeSession {
    const weather = tool({
      name: 'weather',
      description: 'The weather in a city.',
      parameters: z.object({ city: z.string() }),
      execute: ({ city }) => {
        onWeather(city);
        return Promise.resolve('Rain, 12 degrees.');
      },
    });
    const agent = new RealtimeAgent({
      name: 'Guide',
      instructions: 'You help travellers.',
      tools: [weather],
    });
    const url = `${gateway.url.replace('https:', 'wss:')}/v1/realtime?model=${model}`;
    const transport = new OpenAIRealtimeWebSocket({ url });
    return new RealtimeSession(agent, { transport });
  }

  it.each([
    ['typed', 'What is the weather in Paris? [[tool=weather]]'],
    ['spoken', 'What is the weather in Paris? [[tool=weather]]'],
  ])('has a whole turn of an agent with a tool, %s', async (manner, question) => {
    const cities: string[] = [];
    const session = createSession((city) => cities.push(city));
    const errors: unknown[] = [];
    let audioBytes = 0;
    session.on('error', (error) => errors.push(error));
    session.on('audio', ({ data }) => {
      audioBytes += data.byteLength;
    });
    const ended = new Promise<string>((resolve) => {
      session.on('agent_end', (_, __, output) => {
        if (cities.length > 0) resolve(output);
      });
    });
    await session.connect({ apiKey: gateway.apiKey });
    if (manner === 'typed') session.sendMessage(question);
    else {
      const encoder = createAudioEncoder(createAudioFormat('pcm16'));
      for (const frame of [...speak(question), createSilence(1_500)])
        session.sendAudio(new Uint8Array(encoder.encode(frame)).buffer);
    }
    expect(await ended).toMatch(/\w/);
    expect(cities).toHaveLength(1);
    expect(audioBytes).toBeGreaterThan(10_000);
    expect(errors).toEqual([]);
    session.close();
  });

  it('shows a wrong key as an error', async () => {
    const session = createSession(() => undefined);
    session.on('error', () => undefined);
    await expect(session.connect({ apiKey: 'sk-specway-test-key-000000000009' })).rejects.toThrow();
    session.close();
  });
});
