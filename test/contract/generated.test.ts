import { describe, expect, it } from 'vitest';
import { vendorOperationIds } from '../../generated/operations.ts';
import { listOperations } from '../../scripts/generate/openapi-operations.ts';
import { toList, toObject, type JsonObject } from '../../scripts/generate/json.ts';
import type { Area } from '../../src/core/area.ts';
import { readOutlines } from '../../src/server/contract/contract-outline.ts';
import { createValidatorLoader } from '../../src/server/contract/load-validators.ts';
import { readGenerated } from '../support/list-openapi-examples.ts';
import { readEvents, readOpenApi } from '../support/read-contract.ts';

const profiles = ['neutral', 'vendor'] as const;

const bundles = ['openapi.json', 'openapi.vendor.json'];

describe('generated documents', () => {
  it.each(bundles)('have in %s every operation of the table, and no other', async (name) => {
    const listed = listOperations((await readGenerated(name)) as JsonObject);
    const profile = name.includes('vendor') ? 'vendor' : 'neutral';
    const { operations } = readOutlines()[profile];
    expect(listed.map(({ method, path, operation }) => [operation.operationId, method, path])).toEqual(
      operations.map(({ operationId, method, path }) => [operationId, method, path]),
    );
    const ids = new Set(operations.map(({ operationId }) => operationId));
    expect(vendorOperationIds.filter((id) => ids.has(id))).toEqual(
      profile === 'vendor' ? vendorOperationIds : [],
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

describe('generated validators', () => {
  const load = createValidatorLoader();

  it.each(profiles)('exist for every operation and every status of it in the %s profile', (profile) => {
    for (const { operation } of listOperations(readOpenApi(profile, 'open'))) {
      const area = toList(operation.tags)[0] as Area;
      const { request, responses } = load(area, profile, String(operation.operationId));
      expect(request).toBeTypeOf('function');
      expect(Object.keys(responses)).toEqual(Object.keys(toObject(operation.responses)));
    }
  });

  it.each(profiles)('exist for every event of every stream in the %s profile', (profile) => {
    const streams = { ...readEvents('neutral', 'open').streams, ...readEvents(profile, 'open').streams };
    const streamed = listOperations(readOpenApi(profile, 'open')).filter(({ operation }) =>
      JSON.stringify(operation.responses).includes('"text/event-stream"'),
    );
    expect(streamed.length).toBeGreaterThan(0);
    for (const { operation } of streamed) {
      const operationId = String(operation.operationId);
      const { events } = load(toList(operation.tags)[0] as Area, profile, operationId);
      expect(Object.keys(events ?? {})).toEqual(Object.keys(streams[operationId] ?? { missing: true }));
    }
  });
});
