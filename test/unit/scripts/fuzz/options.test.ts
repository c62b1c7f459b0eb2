import { describe, expect, it } from 'vitest';
import { parseFuzzOptions } from '../../../../scripts/fuzz/options.ts';

const all = { count: 2000, seed: 42, only: null, provider: null, validation: null, operation: null };

describe('parseFuzzOptions', () => {
  it('runs 2000 cases of any seed where nothing is said', () => {
    expect(parseFuzzOptions([], 42)).toEqual({ kind: 'run', options: all });
  });

  it('takes every limit', () => {
    const args = [
      '--count',
      '5',
      '--seed',
      '7',
      '--only',
      '3',
      '--provider',
      'vertex',
      '--validation',
      'off',
    ];
    expect(parseFuzzOptions([...args, '--operation', 'createImage'], 42)).toEqual({
      kind: 'run',
      options: {
        count: 5,
        seed: 7,
        only: 3,
        provider: 'vertex',
        validation: 'off',
        operation: 'createImage',
      },
    });
  });

  it('shows its help', () => {
    expect(parseFuzzOptions(['--help'], 42)).toEqual({ kind: 'help' });
  });

  it.each([
    [['--count', 'many'], '--count must be a whole number, not "many".'],
    [['--seed', '-1'], 'argument is ambiguous'],
    [['--seed', '99999999999'], '--seed must be a whole number'],
    [['--provider', 'nobody'], '--provider does not know "nobody"; it knows simulator, openai,'],
    [['--validation', 'strict'], '--validation does not know "strict"; it knows enforce, sample, off.'],
    [['--sed', '1'], 'There is no option --sed. Did you mean --seed?'],
  ])('refuses %j', (args, message) => {
    const outcome = parseFuzzOptions(args, 42);
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining(message) as string });
  });
});
