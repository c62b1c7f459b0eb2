import { describe, expect, it } from 'vitest';
import { parseOptions, usageText } from '../../../../scripts/bench/options.ts';
import { serverNames } from '../../../../scripts/bench/scenario.ts';
import { scenarios } from '../../../../scripts/bench/scenarios/index.ts';
import { Refusal } from '../../../../scripts/bench/refusal.ts';

describe('parseOptions', () => {
  it('compares the default scenarios over five rounds', () => {
    expect(parseOptions([])).toEqual({
      mode: 'compare',
      scenarios: ['small', 'stream', 'paced-stream', 'half-load'],
      servers: serverNames,
      rounds: 5,
      amount: { kind: 'seconds', seconds: 2.5 },
      streams: 2000,
      sessions: null,
      minutes: null,
      holdSeconds: 20,
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

  it('takes any scenario and setting by its name', () => {
    for (const { name } of scenarios) expect(parseOptions(['--scenario', name]).scenarios).toEqual([name]);
    expect(parseOptions(['--servers', 'specway-enforce']).servers).toEqual(['specway-enforce']);
  });

  it('takes how many streams are held, and for how long', () => {
    expect(parseOptions(['--streams', '100', '--hold', '600'])).toMatchObject({
      streams: 100,
      holdSeconds: 600,
    });
  });

  it('takes how many calls there are, and for how many minutes', () => {
    expect(parseOptions(['--scenario', 'webrtc', '--sessions', '25', '--minutes', '10'])).toMatchObject({
      sessions: 25,
      minutes: 10,
    });
  });

  it('profiles the server that a scenario has', () => {
    expect(parseOptions(['--profile', 'webrtc']).servers).toEqual(['specway-realtime']);
    expect(parseOptions(['--profile', 'voice-relay']).servers).toEqual(['specway-realtime']);
  });

  it('lists every scenario in the help', () => {
    for (const { name, title } of scenarios) {
      expect(usageText).toContain(`  ${name} `);
      expect(usageText).toContain(title);
    }
  });

  it('shows the help', () => {
    expect(parseOptions(['--help']).mode).toBe('help');
  });

  it.each([
    [
      ['--scenario', 'smal'],
      '--scenario does not know "smal"; it knows small, stream, paced-stream, half-load,',
    ],
    [['--servers', 'bare,nginx'], '--servers does not know "nginx"'],
    [['--profile', 'huge'], '--profile does not know "huge"'],
    [['--profile', 'small,stream'], '--profile takes one scenario.'],
    [['--profile', 'half-load'], '--profile does not know "half-load"'],
    [['--streams', '0'], '--streams must be a number above 0'],
    [['--hold', '3600'], '--hold must be at most 3500'],
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
