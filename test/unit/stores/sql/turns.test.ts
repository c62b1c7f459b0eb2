import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoTurnError, Turns, type TurnLimits } from '../../../../src/stores/sql/turns.ts';

const locked = new Error('locked');
const limits: TurnLimits = {
  maxRunning: 2,
  maxInLines: 2,
  maxWaiting: 3,
  maxWaitMs: 1_000,
  isLocked: (error) => error === locked,
};

describe('Turns', () => {
  let turns: Turns;
  /** What has begun, and not ended. */
  let running: string[];
  const ends = new Map<string, () => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    turns = new Turns(limits);
    running = [];
    ends.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Work in the line that the letters of its name say; in none where it begins with a digit. */
  function begin(name: string): Promise<string> {
    const line = /^[a-z]+/.exec(name)?.[0] ?? null;
    return turns.run(line, async () => {
      running.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      running = running.filter((other) => other !== name);
      return name;
    });
  }

  async function end(name: string): Promise<void> {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  }

  it('does one thing after the other of a line, and others beside it', async () => {
    const all = ['a1', 'a2', 'b1'].map(begin);
    await vi.advanceTimersByTimeAsync(0);
    expect(running).toEqual(['a1', 'b1']);
    await end('a1');
    expect(running).toEqual(['b1', 'a2']);
    await end('b1');
    await end('a2');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
  });

  it('does so much at once at most, in the order in which it came', async () => {
    const all = ['1', '2', 'a3', '4', 'a5'].map(begin);
    await vi.advanceTimersByTimeAsync(0);
    expect(running).toEqual(['1', '2']);
    await end('2');
    expect(running).toEqual(['1', 'a3']);
    await end('1');
    expect(running).toEqual(['a3', '4']);
    await end('4');
    expect(running).toEqual(['a3']);
    await end('a3');
    await end('a5');
    expect(await Promise.all(all)).toHaveLength(5);
  });

  it('leaves room to what is in no line, however much is in lines', async () => {
    turns = new Turns({ ...limits, maxRunning: 3 });
    const all = ['a1', 'b2', 'c3', '4', '5'].map(begin);
    await vi.advanceTimersByTimeAsync(0);
    expect(running).toEqual(['a1', 'b2', '4']);
    await end('4');
    expect(running).toEqual(['a1', 'b2', '5']);
    await end('a1');
    expect(running).toEqual(['b2', '5', 'c3']);
    for (const name of ['b2', '5', 'c3']) await end(name);
    expect(await Promise.all(all)).toHaveLength(5);
  });

  it('goes on after what failed', async () => {
    const failing = turns.run('a', () => Promise.reject(new Error('no')));
    const next = turns.run('a', () => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('lets nothing wait in a line whose lock was not given back, and others have the turn', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const failing = turns.run('a', () => promise);
    const waiting = [begin('a2'), begin('a3')];
    const [beside, other] = [begin('b1'), begin('c1')];
    const refused = waiting.map((work) => expect(work).rejects.toThrow(NoTurnError));
    reject(locked);
    await expect(failing).rejects.toThrow('locked');
    await Promise.all(refused);
    expect(running).toEqual(['b1', 'c1']);
    for (const name of ['b1', 'c1']) await end(name);
    expect(await Promise.all([beside, other])).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on with a line of which something has waited less long than it may', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const failing = turns.run('a', (keepLine) => {
      keepLine();
      return promise;
    });
    const next = begin('a2');
    reject(locked);
    await expect(failing).rejects.toThrow('locked');
    expect(running).toEqual(['a2']);
    await end('a2');
    expect(await next).toBe('a2');
  });

  it('lets nothing wait for longer than it may, and does not begin it then', async () => {
    const [first, late] = [begin('a1'), begin('a2')];
    const refused = expect(late).rejects.toThrow(NoTurnError);
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    await end('a1');
    expect(await first).toBe('a1');
    expect(running).toEqual([]);
    const later = begin('a3');
    await vi.advanceTimersByTimeAsync(10_000);
    await end('a3');
    expect(await later).toBe('a3');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuses at once what would be too much that waits', async () => {
    const all = ['a1', 'a2', 'a3', 'a4'].map(begin);
    await expect(begin('a5')).rejects.toThrow(NoTurnError);
    await vi.advanceTimersByTimeAsync(0);
    for (const name of ['a1', 'a2', 'a3', 'a4']) await end(name);
    expect(await Promise.all(all)).toHaveLength(4);
  });
});
