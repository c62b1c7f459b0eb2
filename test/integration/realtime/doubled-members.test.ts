import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { RealtimeTalker } from '../../support/realtime-talker.ts';
import { createRealtimeUpstream, type RealtimeUpstream } from '../../support/realtime-upstream.ts';

let upstream: RealtimeUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await createRealtimeUpstream();
  gateway = await createTestGateway({
    config: { deployments: [createUpstreamDeployment('openai', upstream.url)] },
  });
});

afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});

describe.each(['neutral', 'vendor', 'ga'] as const)('connectRealtime (%s)', (set) => {
  it.each([
    ['as it is written', '{"type":"response.create","type":"input_audio_buffer.clear"}'],
    ['by its number', '{"type":"response.create","t\\u0079pe":"input_audio_buffer.clear"}'],
    ['beside others', '{"type":"response.create","event_id":"mine","type":"input_audio_buffer.clear"}'],
  ])('tells the upstream one type of an event that has two: %s', async (_how, text) => {
    const before = upstream.sessions.length;
    const talker = await RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey, set });
    const session = await upstream.waitForSession(before);
    talker.say(text);
    await session.waitFor('input_audio_buffer.clear');
    const [sent = ''] = session.received.filter((said) => said.includes('input_audio_buffer.clear'));
    expect(sent.match(/"t(?:y|\\u0079)pe"/gu)).toHaveLength(1);
    expect(sent).not.toContain('response.create');
    await talker.close();
  });
});

describe('connectRealtime (ga)', () => {
  it('tells the upstream nothing that it could read for another event, where it does not mind case', async () => {
    const before = upstream.sessions.length;
    const talker = await RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey, set: 'ga' });
    const session = await upstream.waitForSession(before);
    talker.say(
      '{"type":"of.tomorrow","Type":"response.create","Response":{}}',
      '{"type":"session.update","session":{"Model":"another","audio":{"input":{"a":1},"input":{"b":1}}}}',
    );
    await session.waitFor('session.update');
    const sent = session.received.map((text) => text.replace(/,"event_id":"[^"]+"/u, ''));
    expect(sent).toEqual([
      '{"type":"of.tomorrow"}',
      '{"type":"session.update","session":{"type":"realtime","audio":{"input":{"b":1}}}}',
    ]);
    await talker.close();
  });
});
