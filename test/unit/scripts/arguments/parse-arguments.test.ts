import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../../../scripts/arguments/parse-arguments.ts';

describe('parseArguments', () => {
  const options = {
    port: { type: 'string' },
    upstream: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  const parse = (...args: string[]) => parseArguments({ args, options });

  it('reads what node:util reads', () => {
    expect(parse('--port', '1', '--help').values).toEqual({ port: '1', help: true });
  });

  it.each([
    [['--prot', '1'], 'There is no option --prot. Did you mean --port?'],
    [['--upstraem=http://127.0.0.1'], 'There is no option --upstraem. Did you mean --upstream?'],
    [['--nothing-like-it'], 'There is no option --nothing-like-it.'],
    [['-q'], 'There is no option -q.'],
  ])('refuses %j with the nearest name', (args, message) => {
    expect(() => parse(...args)).toThrow(new TypeError(message));
  });

  it.each([[['--port']], [['--help=yes']], [['more']]])('refuses %j', (args) => {
    expect(() => parse(...args)).toThrow(TypeError);
  });
});
