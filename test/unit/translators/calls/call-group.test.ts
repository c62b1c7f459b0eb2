import { describe, expect, it } from 'vitest';
import { CallGroup, type Task } from '../../../../src/translators/calls/call-group.ts';

/** A task that ends when the test says so, or is aborted. */
function createTask() {
  const state = { begun: false, aborted: false };
  let finish: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const task: Task<string> = (signal) => {
    state.begun = true;
    return new Promise((resolve, reject) => {
      finish = resolve;
      fail = reject;
      signal.addEventListener('abort', () => {
        state.aborted = true;
        reject(new Error('aborted'));
      });
    });
  };
  return { state, task, finish: (value: string) => finish(value), fail: (error: Error) => fail(error) };
}

const noSignal = () => new AbortController().signal;

describe('CallGroup', () => {
  it('hands out results as they come and collects them in the order of the tasks', async () => {
    const [one, two] = [createTask(), createTask()];
    const group = new CallGroup([one.task, two.task], noSignal());
    two.finish('second');
    expect((await group.next()).value).toEqual({ index: 1, value: 'second' });
    one.finish('first');
    expect((await group.next()).value).toEqual({ index: 0, value: 'first' });
    expect((await group.next()).done).toBe(true);
    const [three, four] = [createTask(), createTask()];
    const collected = new CallGroup([three.task, four.task], noSignal()).collect();
    four.finish('b');
    three.finish('a');
    expect(await collected).toEqual(['a', 'b']);
  });

  it('runs at most four at once', async () => {
    const tasks = Array.from({ length: 6 }, createTask);
    const group = new CallGroup(
      tasks.map(({ task }) => task),
      noSignal(),
    );
    expect(tasks.map(({ state }) => state.begun)).toEqual([true, true, true, true, false, false]);
    tasks[2]?.finish('done');
    await group.next();
    expect(tasks.map(({ state }) => state.begun)).toEqual([true, true, true, true, true, false]);
    await group.return();
  });

  it('ends all others with the first failure, behind the results before it', async () => {
    const tasks = Array.from({ length: 6 }, createTask);
    const group = new CallGroup(
      tasks.map(({ task }) => task),
      noSignal(),
    );
    tasks[0]?.finish('good');
    await new Promise(setImmediate);
    tasks[1]?.fail(new Error('bad'));
    await new Promise(setImmediate);
    expect((await group.next()).value).toEqual({ index: 0, value: 'good' });
    await expect(group.next()).rejects.toThrow('bad');
    expect(tasks.slice(2).map(({ state }) => state)).toEqual([
      { begun: true, aborted: true },
      { begun: true, aborted: true },
      { begun: true, aborted: true },
      { begun: false, aborted: false },
    ]);
  });

  it('ends all of them when it is left early or the signal is aborted', async () => {
    const [one, two] = [createTask(), createTask()];
    await new CallGroup([one.task], noSignal()).return();
    expect(one.state.aborted).toBe(true);
    const leaving = new AbortController();
    const group = new CallGroup([two.task], leaving.signal);
    leaving.abort();
    await expect(group.collect()).rejects.toThrow('aborted');
  });
});
