import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deployment, ModelListRequest, ProviderAdapter } from '../../../../src/core/provider.ts';
import { providers } from '../../../../src/providers/provider-table.ts';
import { ModelDiscovery } from '../../../../src/server/live/discover-models.ts';

const timeouts = { connectMs: 1, firstByteMs: 1, idleMs: 1, totalMs: 1 };
const deployment: Deployment = {
  id: 'a',
  provider: providers.anthropic,
  baseUrl: 'http://one',
  credential: null,
  models: {},
  discover: true,
  timeouts,
};

/** A discovery whose upstreams answer as they are told. */
function createBench() {
  const asked: ModelListRequest[] = [];
  const lines: string[] = [];
  const answers: (readonly string[] | Error)[] = [];
  let changes = 0;
  const listModels = (request: ModelListRequest) => {
    asked.push(request);
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? []);
  };
  const adapter: ProviderAdapter = { provider: 'anthropic', listModels, close: () => Promise.resolve() };
  const discovery = new ModelDiscovery({
    logger: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
    onChange: () => void (changes += 1),
  });
  const follow = (...deployments: readonly Deployment[]) =>
    discovery.follow(deployments, new Map([['anthropic', adapter]]));
  const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { asked, lines, answers, discovery, follow, wait, countChanges: () => changes };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('ModelDiscovery', () => {
  it('asks at once, and every ten minutes, and tells of changes only', async () => {
    const { answers, follow, wait, asked, countChanges, discovery } = createBench();
    answers.push(['x'], ['x'], ['x', 'y']);
    follow(deployment);
    await wait(0);
    expect(discovery.addDiscovered([deployment])).toMatchObject([{ discovered: ['x'] }]);
    await wait(600_000);
    expect([asked.length, countChanges()]).toEqual([2, 1]);
    await wait(600_000);
    expect([asked.length, countChanges()]).toEqual([3, 2]);
    discovery.close();
    await wait(3_600_000);
    expect(asked.length).toBe(3);
  });

  it('keeps the last list while it cannot be read, says so once, and asks again after a minute', async () => {
    const { answers, follow, wait, asked, lines, discovery } = createBench();
    answers.push(['x'], new Error('down'), new Error('down'), ['z']);
    follow(deployment);
    await wait(600_000);
    await wait(60_000);
    expect(asked.length).toBe(3);
    expect(lines.filter((line) => line.includes('cannot be listed'))).toHaveLength(1);
    expect(discovery.addDiscovered([deployment])).toMatchObject([{ discovered: ['x'] }]);
    await wait(60_000);
    expect(discovery.addDiscovered([deployment])).toMatchObject([{ discovered: ['z'] }]);
    discovery.close();
  });

  it('goes on with the same upstream after a reload, and forgets another', async () => {
    const { answers, follow, wait, asked, discovery } = createBench();
    answers.push(['x'], ['y']);
    follow(deployment);
    await wait(0);
    follow({ ...deployment, weight: 3 });
    expect(asked.length).toBe(1);
    const moved = { ...deployment, baseUrl: 'http://two' };
    expect(discovery.addDiscovered([moved])).toEqual([moved]);
    follow(moved);
    await wait(0);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(discovery.addDiscovered([moved])).toMatchObject([{ discovered: ['y'] }]);
    follow({ ...moved, discover: false });
    expect(discovery.addDiscovered([{ ...moved, discover: false }])).not.toHaveProperty([0, 'discovered']);
  });

  it('asks for nothing where nothing is to be discovered', async () => {
    const { follow, wait, asked } = createBench();
    follow({ ...deployment, discover: false });
    await wait(600_000);
    expect(asked).toEqual([]);
  });
});
