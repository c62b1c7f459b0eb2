import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoutingConfig } from '../../../src/core/config.ts';
import { quickRouting } from '../../support/create-candidate.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { realtimeModel, realtimePath } from '../../support/handshake-gateway.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { openSocket } from '../../support/realtime-sockets.ts';
import { RealtimeTalker } from '../../support/realtime-talker.ts';
import {
  answerPlainly,
  createRealtimeUpstream,
  type RealtimeUpstream,
  type UpstreamSession,
} from '../../support/realtime-upstream.ts';

/** What an upstream does with the `session.update` that sets its session up. */
type Answer = (session: UpstreamSession) => void;

const refuse = (error: object): Answer => {
  return (session) => {
    session.send({ type: 'error', event_id: 'event_e', error: { param: null, event_id: null, ...error } });
  };
};

const invalid = { type: 'invalid_request_error', code: 'invalid_value', message: 'A word to the gateway.' };

const breakOff: Answer = (session) => {
  session.cut();
};

const failures: Readonly<Record<string, Answer>> = {
  'breaks off': breakOff,
  'closes in an orderly way': (session) => {
    session.socket.close(1000);
  },
  'closes with an error': (session) => {
    session.socket.close(1011);
  },
  'refuses what it is told': refuse(invalid),
  'has an error of its own': refuse({ type: 'server_error', code: null, message: 'Oh.' }),
  'says that the account is used up': refuse({ type: 'insufficient_quota', code: 'insufficient_quota' }),
  'limits the gateway': refuse({ type: 'rate_limit_error', code: 'rate_limit_exceeded' }),
  'says that its time is over': refuse({ type: 'invalid_request_error', code: 'session_expired' }),
  'says nothing': () => undefined,
  'says much and does not answer': (session) => {
    session.send(...Array.from({ length: 101 }, () => ({ type: 'input_audio_buffer.cleared' })));
  },
};

let first: RealtimeUpstream;
let second: RealtimeUpstream;
let gateway: TestGateway;
let fail: Answer;

beforeEach(async () => {
  first = await createRealtimeUpstream({
    answer: (event, session) => {
      if (event.type === 'session.update') fail(session);
      else answerPlainly(event, session);
    },
  });
  second = await createRealtimeUpstream();
});

afterEach(async () => {
  await gateway.stop();
  await Promise.all([first.close(), second.close()]);
});

async function start(routing: Partial<RoutingConfig> = {}, urls = [first.url, second.url]): Promise<void> {
  const deployments = urls.map((url, priority) => ({
    ...createUpstreamDeployment('openai', url, { firstByteMs: 500 }),
    id: `place-${String(priority)}`,
    priority,
  }));
  gateway = await createTestGateway({ config: { deployments, routing: { ...quickRouting, ...routing } } });
}

/** A token whose session has instructions of its own. */
async function createSecret(): Promise<string> {
  const answer = await fetch(`${gateway.url}/v1/realtime/client_secrets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ session: { type: 'realtime', model: realtimeModel, instructions: 'Be brief.' } }),
  });
  return ((await answer.json()) as { readonly value: string }).value;
}

describe('a session whose upstream fails before it is set up', () => {
  it.each(Object.entries(failures))(
    'is opened at the next one, of which its client sees nothing: %s',
    async (_, answer) => {
      fail = answer;
      await start();
      const talker = await RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey });
      talker.say({ type: 'response.create' });
      await talker.waitFor('rate_limits.updated');
      expect(talker.events.slice(0, 2)).toMatchObject([
        { type: 'session.created', session: { turn_detection: { silence_duration_ms: 1_000 } } },
        { type: 'conversation.created' },
      ]);
      expect([
        talker.find('session.created').length,
        talker.faults,
        talker.find('response.done').length,
      ]).toEqual([1, [], 1]);
      expect(second.upgrades).toHaveLength(1);
      await expect.poll(() => first.openConnections).toBe(0);
      await talker.close();
    },
  );

  it('is that of a token, in the GA dialect, too', async () => {
    fail = refuse(invalid);
    await start();
    const token = await createSecret();
    const client = await openSocket(`${gateway.url}${realtimePath}`, {
      protocols: ['realtime', `openai-insecure-api-key.${token}`],
    });
    await expect.poll(() => client.texts.length).toBe(1);
    expect(JSON.parse(client.texts[0] ?? '')).toMatchObject({
      type: 'session.created',
      session: { model: realtimeModel, instructions: 'Be brief.' },
    });
    expect(client.headers['x-specway-deployment']).toBe('place-1');
    client.socket.close(1000);
    await client.closed;
  });

  it('fails with 502 and no word of the upstream where nobody takes its settings, each of whom was asked once', async () => {
    fail = refuse(invalid);
    await start({ attempts: 3 }, [first.url]);
    const opening = RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey });
    await expect(opening).rejects.toThrow('502');
    expect(first.upgrades).toHaveLength(1);
  });

  it('fails with 429 where the upstream limits the gateway', async () => {
    fail = refuse({
      type: 'rate_limit_error',
      code: 'rate_limit_exceeded',
      message: 'Limit of org-operator.',
    });
    await start({ attempts: 1 }, [first.url]);
    await expect(RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey })).rejects.toThrow('429');
  });

  it('is asked for as often as attempts allow', async () => {
    fail = breakOff;
    await start({ attempts: 3 }, [first.url]);
    await expect(RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey })).rejects.toThrow('502');
    expect(first.upgrades).toHaveLength(3);
  });

  it('counts against the upstream only where that broke it: settings are those of one client', async () => {
    await start({ cooldown: { failures: 1, durationMs: 60_000 } });
    for (const [answer, asked] of [
      [refuse(invalid), 1],
      [refuse(invalid), 2],
      [breakOff, 3],
      [refuse(invalid), 3],
    ] as const) {
      fail = answer;
      await (await RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey })).close();
      expect(first.upgrades).toHaveLength(asked);
    }
  });
});
