import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAsyncApiExamples } from '../../support/list-asyncapi-examples.ts';
import type { JsonObject } from '../../support/interface-client.ts';
import { mutate } from '../../support/interface-mutations.ts';
import { readDocument } from '../../support/read-contract.ts';
import {
  createRealtimeRelayGateway,
  type RealtimeRelayGateway,
  type RelayedSession,
} from '../../support/realtime-relay-gateway.ts';
import type { TalkerSet } from '../../support/realtime-talker.ts';

/** What an upstream may say, as the document of its dialect shows it; one example of each type. */
function listServerEvents(): ReadonlyMap<string, JsonObject> {
  const events = new Map<string, JsonObject>();
  for (const { dialect, sender, name, examples } of listAsyncApiExamples(
    readDocument('asyncapi.vendor.json'),
  ))
    if (dialect === 'ga' && sender === 'gateway')
      events.set(name, { ...(examples.at(-1)?.payload as JsonObject), event_id: 'event_bad' });
  return events;
}

const responseId = 'resp_1';
const itemId = 'item_of_resp_1';

/** The event as one of the response that is under way. */
function place(event: JsonObject): JsonObject {
  const placed: Record<string, unknown> = { ...event };
  if ('response_id' in placed) placed['response_id'] = responseId;
  if ('item_id' in placed) placed['item_id'] = itemId;
  const { response, item } = placed;
  if (event['type'] === 'response.done') placed['response'] = { ...(response as object), id: responseId };
  if (String(event['type']).startsWith('response.output_item.'))
    placed['item'] = { ...(item as object), id: itemId };
  return placed as JsonObject;
}

let bench: RealtimeRelayGateway;
beforeAll(async () => {
  bench = await createRealtimeRelayGateway({
    answer: (event, session) => {
      if (event.type === 'session.update')
        session.send({ type: 'session.updated', session: event['session'] as object });
    },
  });
});
afterAll(() => bench.stop());

async function open(set: TalkerSet): Promise<RelayedSession> {
  const session = await bench.open(set);
  session.upstream.respond('Well, ', 'begun');
  return session;
}

describe.each(['neutral', 'ga'] as const)(
  'upstreams that say anything, to a client of the set %s',
  { timeout: 120_000 },
  (set) => {
    it.each([...listServerEvents()])('%s', async (_type, event) => {
      let session = await open(set);
      let count = 0;
      for (const { body } of mutate(place(event))) {
        count += 1;
        const mark = `mark_${String(count)}`;
        session.upstream.send(body, { type: 'conversation.item.deleted', event_id: mark, item_id: mark });
        const end = await Promise.race([waitForMark(session, mark), session.talker.closed]);
        if (end === undefined) continue;
        expect({ body, end }).toMatchObject({ end: { reason: expect.stringMatching(/upstream/) } });
        expect(session.talker.faults.at(-1)?.code).toMatch(/upstream_error|session_expired/);
        session = await open(set);
      }
      await session.talker.close();
      const faults = bench.gateway.logLines.filter(({ level }) => Number(level) >= 50);
      expect(faults).toEqual([]);
    });
  },
);

async function waitForMark({ talker }: RelayedSession, mark: string): Promise<undefined> {
  for (let count = 1; ; count += 1) {
    const event = await talker.waitFor('conversation.item.deleted', count).catch(() => null);
    if (event === null || event['item_id'] === mark) return undefined;
  }
}
