import { afterEach, describe, expect, it, vi } from 'vitest';
import { explainRefusal } from '../../../../scripts/specway/read-here.ts';
import { GatewayError } from '../../../../src/core/gateway-error.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('explainRefusal', () => {
  const refuse = async (error: Error): Promise<string> => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await explainRefusal(() => Promise.reject(error))).toBe(1);
    return String(print.mock.calls[0]?.[0]);
  };

  it('tells an operator what the database says where it is away', async () => {
    const cause = new Error('database or disk is full');
    const reason = 'account_store_unavailable';
    const error = new GatewayError('unavailable', 'Accounts cannot be reached now.', { reason, cause });
    const text = 'Accounts cannot be reached now. The database says: database or disk is full.';
    expect(await refuse(error)).toBe(text);
  });

  it('tells a refusal in its own words', async () => {
    const cause = new Error('of the program');
    const error = new GatewayError('conflict', 'The name is taken.', { reason: 'username_taken', cause });
    expect(await refuse(error)).toBe('The name is taken.');
  });

  it('shows where an error of the program comes from', async () => {
    expect(await refuse(new RangeError('of the program'))).toContain('read-here.test.ts');
  });
});
