import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRealtimeClient, type RealtimeClient } from '../../support/contract-realtime-client.ts';
import { loadRealtimeContract, type RealtimeSetName } from '../../support/contract-realtime.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';

interface Edges {
  readonly set: RealtimeSetName;
  readonly param: string;
  /** The least and the most that may be sent. */
  readonly least: number;
  readonly most: number;
  readonly createSession: (value: number) => Readonly<Record<string, unknown>>;
}

const tokens = { least: 1, most: 4096 };

function createBetaEdges(set: 'neutral' | 'vendor'): readonly Edges[] {
  return ['max_output_tokens', 'max_response_output_tokens'].map((name) => ({
    set,
    param: `session.${name}`,
    ...tokens,
    createSession: (value) => ({ [name]: value }),
  }));
}

const edges: readonly Edges[] = [
  ...createBetaEdges('neutral'),
  ...createBetaEdges('vendor'),
  {
    set: 'ga',
    param: 'session.max_output_tokens',
    ...tokens,
    createSession: (value) => ({ type: 'realtime', max_output_tokens: value }),
  },
  {
    set: 'ga',
    param: 'session.audio.input.turn_detection.idle_timeout_ms',
    least: 5_000,
    most: 30_000,
    createSession: (value) => ({
      type: 'realtime',
      audio: { input: { turn_detection: { type: 'server_vad', idle_timeout_ms: value } } },
    }),
  },
];

describe('session.update', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.stop());

  async function withClient(set: RealtimeSetName, talk: (client: RealtimeClient) => Promise<void>) {
    const client = await openRealtimeClient(gateway, loadRealtimeContract(set));
    try {
      await client.next('session.created');
      await talk(client);
      expect(client.problems).toEqual([]);
    } finally {
      await client.close();
    }
  }

  it.each(edges)('of the set $set takes $least and $most for $param', async (edge) => {
    await withClient(edge.set, async (client) => {
      for (const value of [edge.least, edge.most]) {
        const session = edge.createSession(value);
        const updated = await client.ask({ type: 'session.update', session }, 'session.updated');
        expect(updated.session).toMatchObject(session);
      }
    });
  });

  it.each(edges)('of the set $set refuses what is beyond them for $param', async (edge) => {
    await withClient(edge.set, async (client) => {
      for (const value of [edge.least - 1, edge.most + 1]) {
        const session = edge.createSession(value);
        const event = { type: 'session.update', event_id: `event_${String(value)}`, session };
        const { error } = await client.ask(event, 'error');
        expect(error).toMatchObject({
          type: 'invalid_request_error',
          code: 'invalid_value',
          param: edge.param,
          event_id: event.event_id,
        });
      }
    });
  });
});
