import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../../scripts/bench/options.ts';
import { Refusal } from '../../../../scripts/bench/refusal.ts';

describe('parseOptions', () => {
  it('compares everything over five rounds by default', () => {
    expect(parseOptions([])).toEqual({
      mode: 'compare',
      scenarios: ['small', 'stream', 'paced-stream'],
      servers: ['bare', 'specway', 'portkey'],
      rounds: 5,
      amount: { kind: 'seconds', seconds: 2.5 },
      jsonPath: null,
    });
  });

  it('takes lists, in the order of the report', () => {
    const options = parseOptions(['--scenario', 'stream', '--servers', 'portkey,bare', '--json', 'out.json']);
    expect(options).toMatchObject({
      scenarios: ['stream'],
      servers: ['bare', 'portkey'],
      jsonPath: 'out.json',
    });
  });

  it('takes a number of requests instead of a time', () => {
    expect(parseOptions(['--requests', '500']).amount).toEqual({ kind: 'requests', requests: 500 });
  });

  it('profiles Specway unless another server is named', () => {
    expect(parseOptions(['--profile', 'small'])).toMatchObject({
      mode: 'profile',
      servers: ['specway'],
      scenarios: ['small'],
    });
    expect(parseOptions(['--profile', 'small', '--servers', 'bare']).servers).toEqual(['bare']);
  });

  it('shows the help', () => {
    expect(parseOptions(['--help']).mode).toBe('help');
  });

  it.each([
    [['--scenario', 'smal'], '--scenario does not know "smal"; it knows small, stream, paced-stream.'],
    [['--servers', 'bare,nginx'], '--servers does not know "nginx"'],
    [['--profile', 'huge'], '--profile does not know "huge"'],
    [['--profile', 'small,stream'], '--profile takes one scenario.'],
    [['--rounds', '2.5'], '--rounds must be a whole number'],
    [['--rounds', '0'], '--rounds must be a number above 0'],
    [['--seconds', 'ten'], '--seconds must be a number above 0, not "ten"'],
    [['--seconds', '1', '--requests', '5'], 'not both'],
    [['--verbose'], 'npm run bench -- [options]'],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(Refusal);
    expect(() => parseOptions(args)).toThrow(message);
  });
});
