import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractServer } from '../../support/contract-client.ts';
import { eventDrifts, type EventDrift } from '../../support/contract-realtime-drifts.ts';
import { openRealtimeClient } from '../../support/contract-realtime-client.ts';
import { loadRealtimeContract, realtimeSets, type WireEvent } from '../../support/contract-realtime.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { openDriftingSocket, type DriftingSocket } from '../../support/drifting-socket.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import {
  answerPlainly,
  createRealtimeUpstream,
  createTextResponse,
  type RealtimeUpstream,
} from '../../support/realtime-upstream.ts';
import { listRealtimeCases } from '../runner/list-realtime-cases.ts';
import { runRealtimeCase } from '../runner/realtime-case.ts';

describe.each(realtimeSets)('the runner, %s', { timeout: 60_000 }, (name) => {
  const contract = loadRealtimeContract(name);
  const talk = listRealtimeCases(contract).find((each) => each.name.includes('words, and then'))!;
  let gateway: TestGateway;
  let socket: DriftingSocket;
  let server: ContractServer;
  beforeAll(async () => {
    gateway = await createTestGateway();
    socket = await openDriftingSocket(gateway.url);
    server = { url: socket.url, apiKey: gateway.apiKey, eventTimeoutMs: 20_000 };
  });
  afterAll(async () => {
    await socket.close();
    await gateway.stop();
  });

  it('finds nothing wrong where nothing drifts', async () => {
    socket.use(null);
    expect((await runRealtimeCase(server, talk)).problems).toEqual([]);
  });

  it.each(eventDrifts)('notices $name', async (drift) => {
    socket.use(drift);
    // Of these the case waits for what never comes.
    const isAwaited = ['no response.done', 'no rate_limits.updated'].includes(drift.name);
    const hurried = isAwaited ? { ...server, eventTimeoutMs: 1_000 } : server;
    expect((await runRealtimeCase(hurried, talk)).problems.join('\n')).toMatch(drift.evidence);
  });

  it('notices an error that names another event', async () => {
    socket.use({ ...wrongError, create: () => (event) => [nameAnother(event)] });
    const slip = listRealtimeCases(contract).find((each) => each.name.includes('nothing to cancel'))!;
    const { problems } = await runRealtimeCase(server, slip);
    expect(problems.join('\n')).toMatch(wrongError.evidence);
    expect(problems.join('\n')).toContain('the client has sent no event event_of_somebody');
  });
});

const wrongError: Omit<EventDrift, 'create'> = {
  name: 'an error that names another event',
  evidence: /The event_id is event_of_somebody/,
  enforce: 'not noticed',
};

function nameAnother(event: WireEvent): WireEvent {
  if (event.type !== 'error') return event;
  return { ...event, error: { ...(event.error as object), event_id: 'event_of_somebody' } };
}

describe('mode enforce', () => {
  let upstream: RealtimeUpstream;
  let gateway: TestGateway;
  let drift: EventDrift | null = null;
  beforeAll(async () => {
    upstream = await createRealtimeUpstream({
      answer: (event, session) => {
        if (event.type === 'response.create')
          session.send(
            ...createTextResponse('resp_1', 'Yes.').flatMap(drift?.create() ?? ((each) => [each])),
          );
        else answerPlainly(event, session);
      },
    });
    gateway = await createTestGateway({
      config: { deployments: [createUpstreamDeployment('openai', upstream.url)] },
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await upstream.close();
  });

  const listFindings = () => gateway.logLines.filter(({ finding }) => finding !== undefined);

  it.each(eventDrifts.filter(({ name }) => name !== 'no response.done'))(
    "$name in an upstream's answer: $enforce",
    async (each) => {
      drift = each;
      const before = listFindings().length;
      const client = await openRealtimeClient(gateway, loadRealtimeContract('ga'));
      client.send({ type: 'response.create' });
      await client.next('response.done');
      await client.close();
      const found = listFindings().slice(before);
      expect(found.length > 0).toBe(each.enforce === 'reported');
      for (const line of found) expect(line).toMatchObject({ operationId: 'connectRealtime' });
    },
  );
});
