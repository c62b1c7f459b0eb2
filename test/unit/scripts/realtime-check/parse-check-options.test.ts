import { describe, expect, it } from 'vitest';
import { checkUsage, parseCheckOptions } from '../../../../scripts/realtime-check/parse-check-options.ts';

const where = ['--url', 'http://127.0.0.1:8080/', '--key', 'sk-1'];

describe('parseCheckOptions', () => {
  it('reads where the gateway is, and has defaults for the rest', () => {
    expect(parseCheckOptions(where)).toEqual({
      kind: 'check',
      url: 'http://127.0.0.1:8080',
      key: 'sk-1',
      model: 'rtfam-4o-realtime-preview',
      timeoutMs: 10_000,
    });
    expect(parseCheckOptions([...where, '--model', 'gpt-realtime', '--timeout', '0.5'])).toMatchObject({
      model: 'gpt-realtime',
      timeoutMs: 500,
    });
  });

  it('knows --help, which names every option', () => {
    expect(parseCheckOptions(['--help'])).toEqual({ kind: 'help' });
    for (const name of ['--url', '--key', '--model', '--timeout']) expect(checkUsage).toContain(name);
  });

  it.each([
    [[], '--url and --key'],
    [['--url', 'http://127.0.0.1'], '--url and --key'],
    [['--url', '127.0.0.1', '--key', 'k'], '--url is an address'],
    [['--url', 'http://127.0.0.1?a=b', '--key', 'k'], '--url is an address'],
    [[...where, '--timeout', '0'], '--timeout is a number'],
    [[...where, '--timeout', '301'], '--timeout is a number'],
    [[...where, '--timeout', 'long'], '--timeout is a number'],
    [[...where, '--modell', 'x'], 'Did you mean --model?'],
  ])('refuses %j', (args, message) => {
    const refused = parseCheckOptions(args);
    expect(refused.kind === 'refused' && refused.message).toContain(message);
  });
});
