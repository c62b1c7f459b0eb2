import { describe, expect, it } from 'vitest';
import { parseCommand, parseUsd, renderUsd } from '../../../../scripts/admin/parse-command.ts';

describe('parseUsd', () => {
  it.each([
    ['0', 0n],
    ['12', 12_000_000n],
    ['12.5', 12_500_000n],
    ['0.000001', 1n],
    ['1000000', 1_000_000_000_000n],
  ])('reads %s exactly', (text, microUsd) => {
    expect(parseUsd(text)).toBe(microUsd);
  });

  it.each(['', '-1', '1e3', '1.0000001', '1,5', '1000000.000001', '9999999', '٣', '0x10', ' 1'])(
    'refuses %j',
    (text) => {
      expect(() => parseUsd(text)).toThrow(TypeError);
    },
  );
});

describe('renderUsd', () => {
  it.each([
    [0n, '0.00'],
    [1n, '0.000001'],
    [12_500_000n, '12.50'],
    [1_234_567n, '1.234567'],
  ])('writes %s as dollars', (microUsd, text) => {
    expect(renderUsd(microUsd)).toBe(text);
  });
});

describe('parseCommand', () => {
  it('reads a command with its arguments and options', () => {
    expect(parseCommand(['user:credit', 'ada', '5', '--reason', 'invoice'])).toEqual({
      kind: 'run',
      command: {
        name: 'user:credit',
        args: ['ada', '5'],
        role: null,
        quota: null,
        password: null,
        reason: 'invoice',
      },
    });
  });

  it.each([
    [['user:create', 'ada', '--role', 'admin', '--quota', '1', '--password', 'x']],
    [['user:debit', 'ada', '5', '--reason', 'x']],
    [['user:password', 'ada', '--password', 'x']],
  ])('takes %j', (parameters) => {
    expect(parseCommand(parameters).kind).toBe('run');
  });

  it.each([
    [['user:nonsense']],
    [['user:credit', 'ada', '5', '--reason', '']],
    [['user:debit', 'ada', '5', '--reason', 'x'.repeat(201)]],
    [['constructor', 'x']],
    [['user:credit', 'ada']],
    [['user:list', 'a', 'b']],
    [[]],
    [['--nonsense']],
    [['user:delete', 'bob', '--reason', 'x']],
    [['user:list', '--role', 'admin']],
    [['user:credit', 'ada', '5', '--quota', '7']],
    [['user:password', 'ada', '--role', 'admin']],
  ])('refuses %j', (parameters) => {
    expect(parseCommand(parameters).kind).toBe('refused');
  });

  it.each([
    ['user:credit', '-5'],
    ['user:debit', '-5.00'],
    ['user:credit', '-.5'],
  ])('says of %s ada %s what takes money away', (name, amount) => {
    const message = 'Amounts are above 0: user:credit adds one, and user:debit takes one away.';
    expect(parseCommand([name, 'ada', amount, '--reason', 'x'])).toEqual({ kind: 'refused', message });
  });

  it('takes no other word for an amount', () => {
    const refusal = { kind: 'refused', message: 'There is no option -5.' };
    expect(parseCommand(['key:list', '-5'])).toEqual(refusal);
  });

  it('asks for a command where there is none', () => {
    expect(parseCommand([])).toEqual({ kind: 'refused', message: 'Say a command.' });
  });
});
