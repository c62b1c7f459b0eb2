import { describe, expect, it } from 'vitest';
import { emitOperations } from '../../../../scripts/generate/emit-operations.ts';

const operation = { operationId: 'getThing', tags: ['things'], 'x-error-format': 'openai' };

describe('emitOperations', () => {
  it('writes one row for each operation', () => {
    const text = emitOperations({ paths: { '/things/{id}': { get: operation } } });
    expect(text).toContain(
      "{ operationId: 'getThing', method: 'get', path: '/things/{id}', area: 'things', errorFormat: 'openai' },",
    );
  });

  it('refuses an operation without an error format', () => {
    const { 'x-error-format': _, ...incomplete } = operation;
    expect(() => emitOperations({ paths: { '/things': { get: incomplete } } })).toThrow(
      'GET /things lacks its errorFormat',
    );
  });
});
