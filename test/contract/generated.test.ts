import { describe, expect, it } from 'vitest';
import * as closedValidators from '../../generated/event-validators.closed.mjs';
import * as openValidators from '../../generated/event-validators.mjs';
import { operations, vendorOperationIds } from '../../generated/operations.ts';
import { listOperations } from '../../scripts/generate/openapi-operations.ts';
import type { JsonObject } from '../../scripts/generate/json.ts';
import { readGenerated } from '../support/list-openapi-examples.ts';

const bundles = [
  'openapi.json',
  'openapi.vendor.json',
  'openapi.closed.json',
  'openapi.vendor.closed.json',
  'dredd.json',
];

describe('generated documents', () => {
  it.each(bundles)('have in %s every operation of the table, and no other', async (name) => {
    const listed = listOperations((await readGenerated(name)) as JsonObject);
    const left = new Set<string>(name.includes('vendor') ? [] : vendorOperationIds);
    expect(listed.map(({ method, path, operation }) => [operation.operationId, method, path])).toEqual(
      operations
        .filter(({ operationId }) => !left.has(operationId))
        .map(({ operationId, method, path }) => [operationId, method, path]),
    );
  });

  it('tell the two profiles apart by their titles', async () => {
    const [neutral, vendor] = await Promise.all([
      readGenerated('openapi.json'),
      readGenerated('openapi.vendor.json'),
    ]);
    expect(neutral.info).toMatchObject({ title: 'Specway' });
    expect(vendor.info).toMatchObject({ title: 'Specway, vendor profile' });
  });
});

describe('generated event validators', () => {
  const operationIds: ReadonlySet<string> = new Set(operations.map((operation) => operation.operationId));

  it('belong to operations of the contract', () => {
    for (const validators of [openValidators, closedValidators]) {
      const streamed = [
        ...Object.keys(validators.streamEvents),
        ...Object.keys(validators.vendorStreamEvents),
      ];
      expect(streamed.filter((operationId) => !operationIds.has(operationId))).toEqual([]);
    }
  });

  it('exist for every operation that answers with an event stream', async () => {
    const streamed = listOperations((await readGenerated('openapi.json')) as JsonObject)
      .filter(({ operation }) => JSON.stringify(operation.responses).includes('"text/event-stream"'))
      .map(({ operation }) => String(operation.operationId));
    expect(streamed.length).toBeGreaterThan(0);
    for (const { streamEvents, vendorStreamEvents } of [openValidators, closedValidators]) {
      expect(streamed.filter((operationId) => !streamEvents[operationId])).toEqual([]);
      expect(streamed.filter((operationId) => !vendorStreamEvents[operationId])).toEqual([]);
    }
  });

  it('have the same events open and closed', () => {
    const list = (validators: typeof openValidators | typeof closedValidators) =>
      Object.entries(validators).map(([table, events]) => [table, JSON.stringify(events, listKeys)]);
    expect(list(closedValidators)).toEqual(list(openValidators));
  });
});

/** Functions are written as their presence only. */
function listKeys(_key: string, value: unknown): unknown {
  return typeof value === 'function' ? true : value;
}
