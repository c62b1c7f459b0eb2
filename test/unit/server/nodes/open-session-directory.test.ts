import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../src/core/clock.ts';
import { createRequestId } from '../../../../src/server/exchange/create-request-id.ts';
import {
  openSessionDirectory,
  type OpenSessionDirectory,
} from '../../../../src/server/nodes/open-session-directory.ts';

/** A directory whose store knows a call of another node after so many questions, in `asked` at the end. */
function openDirectory(knownAfter: number) {
  const asked: string[] = [];
  const directory = openSessionDirectory({
    nodeId: 'node_1',
    sessions: { list: () => [], find: () => null, end: () => false } as never,
    store: {
      write: () => Promise.resolve(),
      listEndOrders: () => Promise.resolve([]),
      listOthers: () => Promise.resolve([]),
      orderEnd: ({ id }: { readonly id: string }) =>
        Promise.resolve(asked.push(id) > knownAfter ? { userId: null } : null),
    } as never,
    audit: { append: () => Promise.resolve() },
    clock: systemClock,
    logger: pino({ level: 'silent' }),
  });
  return { directory, asked };
}

describe('hanging up a call of another node', () => {
  let directory: OpenSessionDirectory;
  afterEach(() => {
    directory.stop();
  });
  const owner = { keyId: 'key_1' };

  it('waits for the node that has it to tell of it', async () => {
    const opened = openDirectory(1);
    ({ directory } = opened);
    expect(await directory.hangUp({ id: createRequestId(), owner })).toBe(true);
    expect(opened.asked).toHaveLength(2);
  });

  it('says after that that there is none', async () => {
    const opened = openDirectory(5);
    ({ directory } = opened);
    expect(await directory.hangUp({ id: createRequestId(), owner })).toBe(false);
    expect(opened.asked).toHaveLength(2);
  });

  it.each(['req_01a00000-ceae-7538-912c-cfb1b3926c11', 'req_nonsense'])(
    'does not wait for what did not begin just now: %s',
    async (id) => {
      const opened = openDirectory(1);
      ({ directory } = opened);
      expect(await directory.hangUp({ id, owner })).toBe(false);
      expect(opened.asked).toHaveLength(1);
    },
  );
});
