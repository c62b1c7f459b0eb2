import { describe, expect, it } from 'vitest';
import { createRequestId } from '../../../../src/server/exchange/create-request-id.ts';

describe('createRequestId', () => {
  it('makes UUIDs of version 7, each another', () => {
    const ids = Array.from({ length: 1000 }, createRequestId);
    for (const id of ids)
      expect(id).toMatch(/^req_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('begins with the time', () => {
    const before = Date.now();
    const time = parseInt(createRequestId().slice(4, 17).replace('-', ''), 16);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });
});
