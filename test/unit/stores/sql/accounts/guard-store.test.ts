import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../../src/core/gateway-error.ts';
import { guardStore } from '../../../../../src/stores/sql/accounts/guard-store.ts';

/** An error as a driver throws it. */
function createError(message: string, members: object = {}): Error {
  return Object.assign(new Error(message), members);
}

const unavailable = { code: 'unavailable', reason: 'account_store_unavailable', retryAfterMs: 2_000 };

function ask(error: Error): Promise<unknown> {
  return guardStore({ find: () => Promise.reject(error) }).find();
}

describe('guardStore', () => {
  it.each([
    ['a locked file', createError('database is locked', { errcode: 5 })],
    ['a full disk', createError('disk is full', { errcode: 13 })],
    ['a lock of its own kind', createError('snapshot', { errcode: 5 + 2 * 256 })],
    ['nobody who listens', createError('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
    ['a silent server', createError('timeout exceeded when trying to connect')],
    ['a broken connection', createError('Connection terminated unexpectedly')],
    ['a server that stops', createError('terminating', { severity: 'FATAL', code: '57P01' })],
    ['a statement that took too long', createError('timeout', { severity: 'ERROR', code: '57014' })],
    ['a missing database', createError('does not exist', { severity: 'FATAL', code: '3D000' })],
    ['a database that lets nobody in', createError('not accepting', { severity: 'FATAL', code: '55000' })],
    ['the same in words of another language', createError('致命的', { severity: '致命错误', code: '55000' })],
    ['a transaction that lasts for too long', createError('致命的', { severity: '致命错误', code: '25P04' })],
    ['one that stands still', createError('致命的', { severity: '致命错误', code: '25P03' })],
    ['a user who may not connect', createError('permission denied', { severity: 'FATAL', code: '42501' })],
  ])('says of %s that accounts cannot be reached', async (_kind, error) => {
    await expect(ask(error)).rejects.toMatchObject({ ...unavailable, cause: error });
  });

  it.each([
    ['a refusal', new GatewayError('not_found', 'There is none.')],
    ['a wrong statement', createError('syntax error', { severity: 'ERROR', code: '42601' })],
    ['what the user may not do', createError('permission denied', { severity: 'ERROR', code: '42501' })],
    ['a broken constraint', createError('constraint', { errcode: 19 })],
    ['an error of the program', new TypeError('x is not a function')],
  ])('leaves %s as it is', async (_kind, error) => {
    await expect(ask(error)).rejects.toBe(error);
  });

  it('passes on what is asked and answered', async () => {
    const store = guardStore({ add: (one: number, other: number) => Promise.resolve(one + other) });
    expect(await store.add(2, 3)).toBe(5);
  });
});
