import { describe, expect, it } from 'vitest';
import { convertBatches } from '../../../src/core/convert-batches.ts';
import type { StreamEvent } from '../../../src/core/operation.ts';

function createSource(values: readonly number[], error?: Error) {
  const state = { returned: 0 };
  const rest = [...values];
  const iterator = {
    next: () => {
      const value = rest.shift();
      if (value !== undefined) return Promise.resolve({ done: false as const, value });
      if (error) return Promise.reject(error);
      return Promise.resolve({ done: true as const, value: undefined });
    },
    return: () => {
      state.returned += 1;
      return Promise.resolve({ done: true as const, value: undefined });
    },
  };
  return { state, source: { [Symbol.asyncIterator]: () => iterator } };
}

const event = (data: string) => ({ event: null, data });
function convert(value: number, events: StreamEvent[]): void {
  if (value !== 0) events.push(event(String(value)));
}

async function collect(batches: AsyncIterable<readonly { data: string }[]>): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const batch of batches) all.push(batch.map(({ data }) => data).join());
  return all;
}

describe('convertBatches', () => {
  it('converts each batch, leaves empty ones out and adds what follows the last', async () => {
    const { source } = createSource([1, 0, 2]);
    expect(await collect(convertBatches(source, { convert, end: () => [event('end')] }))).toEqual([
      '1',
      '2',
      'end',
    ]);
  });

  it('ends the source when it is left before the first batch', async () => {
    const { source, state } = createSource([1]);
    const iterator = convertBatches(source, { convert })[Symbol.asyncIterator]();
    await iterator.return?.();
    expect(state.returned).toBe(1);
    expect((await iterator.next()).done).toBe(true);
  });

  it('ends the source when a batch cannot be converted', async () => {
    const { source, state } = createSource([1]);
    const broken = convertBatches(source, {
      convert: () => {
        throw new Error('unusable');
      },
    });
    await expect(collect(broken)).rejects.toThrow('unusable');
    expect(state.returned).toBe(1);
  });

  it('delivers what was converted of a batch before it throws, and then ends the source', async () => {
    const { source, state } = createSource([1, 2]);
    const broken = convertBatches(source, {
      convert: (value, events) => {
        events.push(event(String(value)));
        throw new Error('unusable');
      },
    });
    const iterator = broken[Symbol.asyncIterator]();
    expect(await iterator.next()).toEqual({ done: false, value: [event('1')] });
    await expect(iterator.next()).rejects.toThrow('unusable');
    expect(state.returned).toBe(1);
    expect((await iterator.next()).done).toBe(true);
  });

  it('throws the errors of the source unless something takes their place', async () => {
    const error = new Error('broken');
    await expect(collect(convertBatches(createSource([1], error).source, { convert }))).rejects.toThrow(
      'broken',
    );
    const replaced = convertBatches(createSource([1], error).source, {
      convert,
      fail: () => [event('instead')],
    });
    expect(await collect(replaced)).toEqual(['1', 'instead']);
  });

  it('leaves a source of which nothing more is wanted, and adds what follows', async () => {
    const { source, state } = createSource([1, 0, 2, 3]);
    let last = -1;
    const mapped = convertBatches<number>(source, {
      convert: (value, events) => {
        last = value;
        convert(value, events);
      },
      isOver: () => last === 2,
      end: () => [event('end')],
    });
    expect(await collect(mapped)).toEqual(['1', '2', 'end']);
    expect(state.returned).toBe(1);
  });

  it('ends a source that is over with an empty batch', async () => {
    const { source, state } = createSource([1, 0, 2]);
    let last = -1;
    const mapped = convertBatches<number>(source, {
      convert: (value, events) => {
        last = value;
        convert(value, events);
      },
      isOver: () => last === 0,
    });
    expect(await collect(mapped)).toEqual(['1']);
    expect(state.returned).toBe(1);
  });
});
