import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, type AccountGateway } from '../../support/account-gateway.ts';
import { answerStatus } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { playWhole } from '../../support/read-fixture.ts';
import { askMessage } from '../../support/usage-gateway.ts';

let upstream: FakeUpstream;
let gateway: AccountGateway;
let admin: string;
let ada: string;
const deployments = '/api/admin/deployments';
const id = 'anthropic-test';

beforeAll(async () => {
  upstream = await createFakeUpstream();
  const config = { deployments: [createUpstreamDeployment('anthropic', upstream.url)] };
  gateway = await createAccountGateway({ config });
  admin = (await gateway.login('admin')).data.token;
  await gateway.register('ada');
  ada = (await gateway.login('ada')).data.token;
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});

const order = (verb: string, token = admin, body: object = { reason: 'it is repaired' }) =>
  gateway.call(`${deployments}/${id}/${verb}`, { body, token });
const show = async () => (await gateway.call(deployments, { token: admin })).data.deployments[0];

describe('listDeployments', () => {
  it('is for administrators', async () => {
    expect((await gateway.call(deployments, { token: ada })).status).toBe(403);
  });

  it('shows how a deployment does, and neither path nor credential', async () => {
    expect(await show()).toMatchObject({ id, state: 'idle', last_success_at: null, last_error: null });
    upstream.answer(playWhole('anthropic', 'message'));
    await askMessage(gateway);
    const healthy = await show();
    expect(healthy).toMatchObject({
      provider: 'anthropic',
      host: new URL(upstream.url).host,
      state: 'healthy',
      window: { attempts: 1, failed: 0 },
      nodes: [{ state: 'healthy', until: null, calls: 0, concurrency: null }],
    });
    expect(Math.abs(healthy.last_success_at - Date.now() / 1_000)).toBeLessThan(60);
    upstream.answer(answerStatus(500));
    await askMessage(gateway);
    expect(await show()).toMatchObject({
      state: 'degraded',
      last_error: { kind: 'server_error', status: 500 },
    });
    const { credential } = createUpstreamDeployment('anthropic', upstream.url);
    expect(JSON.stringify(await gateway.call(deployments, { token: admin }))).not.toContain(credential);
  });

  it('refuses a cursor that it did not give', async () => {
    const refused = await gateway.call(`${deployments}?cursor=nonsense`, { token: admin });
    expect(refused).toMatchObject({ status: 400, param: 'cursor' });
  });
});

describe('drainDeployment and resumeDeployment', () => {
  it('are for administrators, who say why', async () => {
    expect((await order('drain', ada)).status).toBe(403);
    expect(await order('drain', admin, {})).toMatchObject({
      status: 400,
      code: 'MISSING_REQUIRED_PARAMETER',
    });
    const unknown = await gateway.call(`${deployments}/none/drain`, { body: { reason: 'x' }, token: admin });
    expect(unknown).toMatchObject({ status: 404, code: 'DEPLOYMENT_NOT_FOUND' });
  });

  it('take a deployment out of service and back, and stand in the trail', async () => {
    upstream.answer(playWhole('anthropic', 'message'));
    const before = upstream.calls.length;
    expect((await order('drain')).data).toMatchObject({ id, state: 'drained' });
    expect((await order('drain')).status).toBe(200);
    const refused = await askMessage(gateway);
    expect(refused.status).toBe(529);
    expect(refused.text).toContain('Every upstream of this model is out of service now. Try again later.');
    expect(upstream.calls).toHaveLength(before);
    expect(gateway.query('select id from drained_deployments')).toEqual([{ id }]);
    expect((await order('resume')).data.state).not.toBe('drained');
    expect((await askMessage(gateway)).status).toBe(200);
    expect(gateway.query('select id from drained_deployments')).toEqual([]);
    const trail = await gateway.call('/api/admin/audit?action=deployment.drain', { token: admin });
    expect(trail.data.records[0]).toMatchObject({ target: id, reason: 'it is repaired', outcome: 'done' });
  });

  it('follow what another node wrote', async () => {
    gateway.query('insert into drained_deployments (id, drained_at) values (?, 1)', id);
    await expect.poll(async () => (await show()).state, { timeout: 20_000 }).toBe('drained');
    gateway.query('delete from drained_deployments');
    await expect.poll(async () => (await show()).state, { timeout: 20_000 }).not.toBe('drained');
  });
});
