import { describe, expect, it } from 'vitest';
import { summariseProfile, type ProfileNode } from '../../../../scripts/bench/summarise-profile.ts';

function createNode(id: number, functionName: string, place = ':0'): ProfileNode {
  const [, url = '', line] = /^(.*):(\d+)$/.exec(place) ?? [];
  return { id, callFrame: { functionName, url, lineNumber: Number(line) } };
}

const nodes = [
  createNode(1, '(idle)'),
  createNode(2, 'render', 'file:///app/src/server/sse.ts:11'),
  createNode(3, '', 'file:///app/node_modules/@scope/lib/a/b.js:4'),
  createNode(4, 'emit', 'node:internal/streams/readable:99'),
  createNode(5, 'writev'),
  createNode(6, 'render', 'file:///app/src/server/sse.ts:11'),
  createNode(7, '(garbage collector)'),
];

/** Samples of 10 microseconds each, from 1000 on. */
function summarise(samples: readonly number[], window = { from: 0, to: Infinity }) {
  const timeDeltas = samples.map(() => 10);
  return summariseProfile({ nodes, startTime: 1000, samples, timeDeltas }, window, '/app');
}

describe('summariseProfile', () => {
  it('adds up self time over every place a function is called from', () => {
    expect(summarise([2, 6, 2, 3]).functions).toEqual([
      { name: 'render  src/server/sse.ts:12', micros: 30, share: 0.75 },
      { name: '(anonymous)  @scope/lib/a/b.js:5', micros: 10, share: 0.25 },
    ]);
  });

  it('groups by folder, package and part of Node', () => {
    expect(summarise([2, 3, 4, 5, 7]).groups.map(({ name }) => name)).toEqual([
      'src/server',
      'package @scope/lib',
      'node:internal/streams',
      '(native functions)',
      '(garbage collector)',
    ]);
  });

  it('says who called a native function, passing over the parts of Node in between', () => {
    const chain = [
      { ...createNode(1, 'sendWhole', 'file:///app/src/server/send-whole.ts:4'), children: [2] },
      { ...createNode(2, 'write', 'node:net:9'), children: [3] },
      createNode(3, 'writev'),
      createNode(4, 'writev'),
    ];
    const profile = { nodes: chain, startTime: 0, samples: [3, 3, 4], timeDeltas: [1, 1, 1] };
    const { functions } = summariseProfile(profile, { from: 0, to: 10 }, '/app');
    expect(functions.map(({ name }) => name)).toEqual([
      'writev  < sendWhole  src/server/send-whole.ts:5',
      'writev',
    ]);
  });

  it('leaves idle time out', () => {
    expect(summarise([1, 1, 1, 2])).toMatchObject({ busyMicros: 10, functions: [{ share: 1 }] });
  });

  it('looks at the window only', () => {
    const { functions, busyMicros } = summarise([2, 3, 4, 5], { from: 1015, to: 1035 });
    expect(busyMicros).toBe(20);
    expect(functions.map(({ name }) => name.split(' ')[0])).toEqual(['(anonymous)', 'emit']);
  });
});
