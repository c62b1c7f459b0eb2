import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionTeller } from '../../../../src/server/nodes/session-teller.ts';
import { createLiveSessionStore } from '../../../../src/stores/sql/realtime/create-live-session-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells nobody of a session time and again where there is nobody else', async () => {
  const store = createLiveSessionStore({ processes: 'one' } as never);
  let written = 0;
  const session = { id: 'req_1', lastEventAt: 0, responses: 0, cost: 0n };
  const teller = new SessionTeller({
    nodeId: 'node_1',
    sessions: { list: () => [session], find: () => null, end: () => false } as never,
    store: {
      ...store,
      write: () => {
        written += 1;
        return Promise.resolve();
      },
    },
    logger: pino({ level: 'silent' }),
  });
  await vi.advanceTimersByTimeAsync(20_000);
  teller.stop();
  expect(written).toBe(1);
});
