import { describe, expect, it } from 'vitest';
import { parseMockOptions } from '../../../../scripts/mock/parse-mock-options.ts';

describe('parseMockOptions', () => {
  it('has defaults', () => {
    expect(parseMockOptions(['mock'])).toEqual({
      kind: 'mock',
      options: { profile: 'neutral', port: 4010, errors: [] },
    });
    expect(parseMockOptions(['proxy'])).toEqual({
      kind: 'proxy',
      options: { profile: 'neutral', port: 4011, upstream: 'http://127.0.0.1:8080', violations: 'log' },
    });
  });

  it('reads what is given', () => {
    const mock = parseMockOptions(['mock', '--port', '0', '--profile', 'vendor', '--errors', '429:10%']);
    expect(mock).toEqual({
      kind: 'mock',
      options: { profile: 'vendor', port: 0, errors: [{ status: 429, share: 0.1 }] },
    });
    const proxy = parseMockOptions(['proxy', '--upstream', 'http://127.0.0.1:1/', '--errors']);
    expect(proxy).toMatchObject({ options: { upstream: 'http://127.0.0.1:1', violations: 'errors' } });
  });

  it.each([[['--help']], [['mock', '--help']], [['proxy', '--errors', '--help']]])(
    'helps with %j',
    (args) => {
      expect(parseMockOptions(args)).toEqual({ kind: 'help' });
    },
  );

  it.each([
    [[], 'Say mock or proxy.'],
    [['mock', '--error', '429:1%'], 'There is no option --error. Did you mean --errors?'],
    [['mock', '--errors'], "Option '--errors <value>' argument missing"],
    [['mock', '--errors', '429'], '--errors is like 429:10%'],
    [['mock', '--upstream', 'x'], 'There is no option --upstream.'],
    [['mock', '--port', '65536'], '65536 is not a port.'],
    [['mock', '--profile', 'x'], 'The profile is neutral or vendor.'],
    [['proxy', '--upstream', 'nowhere'], 'nowhere is not an http URL.'],
  ])('refuses %j', (args, message) => {
    const outcome = parseMockOptions(args);
    expect(outcome.kind === 'refused' ? outcome.message : outcome.kind).toContain(message);
  });
});
