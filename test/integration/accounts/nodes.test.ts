import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, type AccountGateway } from '../../support/account-gateway.ts';

let gateway: AccountGateway;
let admin: string;

beforeAll(async () => {
  gateway = await createAccountGateway();
  admin = (await gateway.login('admin')).data.token;
});
afterAll(() => gateway.stop());

describe('listNodes', () => {
  it('is for administrators', async () => {
    await gateway.register('ada');
    const { token } = (await gateway.login('ada')).data;
    expect((await gateway.call('/api/admin/nodes', { token })).status).toBe(403);
    expect((await gateway.call('/api/admin/nodes')).status).toBe(401);
  });

  it('shows the one process that a SQLite file has, as it is now', async () => {
    const { data } = await gateway.call('/api/admin/nodes', { token: admin });
    const { version } = (await gateway.call('/api/settings')).data;
    expect(data.nodes).toEqual([
      {
        id: expect.stringMatching(/^node_/) as string,
        version,
        started_at: expect.any(Number) as number,
        last_beat_at: expect.any(Number) as number,
        in_flight: 1,
        rss: expect.any(Number) as number,
        database: 'ok',
        redis: null,
        journal: 0,
        clock_offset_ms: null,
      },
    ]);
    const [node] = data.nodes;
    const now = Date.now() / 1_000;
    expect(node.started_at).toBeLessThanOrEqual(node.last_beat_at);
    expect(Math.abs(now - node.last_beat_at)).toBeLessThan(60);
    expect(node.rss).toBeGreaterThan(1_000_000);
    expect(gateway.query('select * from node_reports')).toEqual([]);
  });

  it('has the id that deployments name', async () => {
    const { data } = await gateway.call('/api/admin/nodes', { token: admin });
    const { deployments } = (await gateway.call('/api/admin/deployments', { token: admin })).data;
    expect(deployments[0].nodes[0].node).toBe(data.nodes[0].id);
  });
});
