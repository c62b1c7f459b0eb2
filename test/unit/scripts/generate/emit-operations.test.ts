import { describe, expect, it } from 'vitest';
import { emitOperations } from '../../../../scripts/generate/emit-operations.ts';

const operation = { operationId: 'getThing', tags: ['things'], 'x-error-format': 'openai' };

describe('emitOperations', () => {
  it('writes one row for each operation', () => {
    const document = { paths: { '/things/{id}': { get: operation } } };
    const text = emitOperations(document, document);
    expect(text).toContain(
      "{ operationId: 'getThing', method: 'get', path: '/things/{id}', area: 'things', errorFormat: 'openai' },",
    );
  });

  it('refuses an operation without an error format', () => {
    const { 'x-error-format': _, ...incomplete } = operation;
    const document = { paths: { '/things': { get: incomplete } } };
    expect(() => emitOperations(document, document)).toThrow('GET /things lacks its errorFormat');
  });

  it('tells which ones the vendor profile adds', () => {
    const paths = { '/things': { get: operation } };
    const added = { '/things:make': { post: { ...operation, operationId: 'makeThing' } } };
    const text = emitOperations({ paths }, { paths: { ...added, ...paths } });
    expect(text).toContain("export const vendorOperationIds = ['makeThing'] as const;");
    expect(text.indexOf("operationId: 'getThing'")).toBeLessThan(text.indexOf("operationId: 'makeThing'"));
  });

  it('refuses a vendor profile that lacks an operation', () => {
    const neutral = { paths: { '/things': { get: operation } } };
    expect(() => emitOperations(neutral, { paths: {} })).toThrow('lacks 1 operations');
  });
});
