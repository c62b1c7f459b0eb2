import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRealtimeContract, realtimeSets } from '../../support/contract-realtime.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { listRealtimeCases } from './list-realtime-cases.ts';
import { runRealtimeCase } from './realtime-case.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => {
  await gateway.stop();
});

describe.each(realtimeSets)('realtime over WebSocket, %s', (name) => {
  const contract = loadRealtimeContract(name);
  const cases = listRealtimeCases(contract);
  const met = { client: new Set<string>(), gateway: new Set<string>() };

  it('has no two cases of one name', () => {
    expect(new Set(cases.map((each) => each.name)).size).toBe(cases.length);
  });

  it.each(cases)(
    '$name',
    async (each) => {
      const { lines, problems } = await runRealtimeCase(gateway, each);
      expect(problems).toEqual([]);
      for (const { from, event } of lines) met[from].add(event.type);
    },
    60_000,
  );

  it('is no reason for the gateway to find anything wrong itself', () => {
    expect(gateway.logLines.filter(({ finding }) => finding !== undefined)).toEqual([]);
  });

  it('sends every event that clients can send', () => {
    expect([...contract.clientTypes].filter((type) => !met.client.has(type))).toEqual([]);
  });

  it('is sent every event of the contract', () => {
    expect([...contract.serverTypes].filter((type) => !met.gateway.has(type))).toEqual([]);
  });
});
