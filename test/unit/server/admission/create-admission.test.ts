import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ClientLoads } from '../../../../src/server/admission/client-loads.ts';
import { createAdmission } from '../../../../src/server/admission/create-admission.ts';

const request = (headers: Record<string, string> = { 'content-length': '200' }) =>
  ({ headers }) as IncomingMessage;

function open(requestsPerKey = 100) {
  const keys = new ClientLoads();
  const watch = { isOverloaded: false, tick: 1, close: () => undefined };
  const admission = createAdmission({ keys, watch, requestsPerKey });
  const admit = (keyId: string, headers?: Record<string, string>) => admission.admit(keyId, request(headers));
  return { keys, watch, admission, admit };
}

describe('createAdmission', () => {
  it('limits.requestsPerKey: refuses one request too many of a key with 429, until one has ended', () => {
    const { admission, admit } = open(2);
    const first = admit('a');
    admit('a');
    expect(() => admit('a')).toThrow(
      expect.objectContaining({
        code: 'resource_exhausted',
        reason: 'concurrency_limit_exceeded',
        retryAfterMs: 1000,
      }),
    );
    admit('b');
    admission.leave(first);
    admit('a');
  });

  it('refuses large requests while the process is overloaded, and lets small ones of every key in', () => {
    const { watch, admit } = open();
    watch.isOverloaded = true;
    const overloaded = expect.objectContaining({
      code: 'unavailable',
      reason: 'overloaded',
      retryAfterMs: 1000,
    }) as Error;
    expect(() => admit('a', { 'content-length': '65537' })).toThrow(overloaded);
    expect(() => admit('a', { 'transfer-encoding': 'chunked' })).toThrow(overloaded);
    for (let count = 0; count < 25; count += 1) admit('a', { 'content-length': '65536' });
    expect(() => admit('a')).toThrow(overloaded);
    admit('b', {});
    watch.tick += 1;
    admit('a');
  });

  it('remembers nobody who has nothing under way', () => {
    const { keys, watch, admission, admit } = open(1);
    const load = admit('a');
    expect(() => admit('a')).toThrow();
    watch.isOverloaded = true;
    expect(() => admit('b', { 'transfer-encoding': 'chunked' })).toThrow();
    expect(keys.size).toBe(1);
    admission.leave(load);
    expect(keys.size).toBe(0);
  });
});
