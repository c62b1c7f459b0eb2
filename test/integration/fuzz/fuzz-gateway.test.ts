import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FuzzGateway } from '../../../scripts/fuzz/gateways/fuzz-gateway.ts';
import { clientKey } from '../../../scripts/fuzz/gateways/fuzz-secrets.ts';
import { probeMetrics } from '../../../scripts/fuzz/gateways/probe-gateway.ts';
import { formBoundary, formType } from '../../../scripts/fuzz/requests/form-parts.ts';
import { ScriptedUpstream } from '../../../scripts/fuzz/upstream/scripted-upstream.ts';

const upstream = new ScriptedUpstream();
let gateway: FuzzGateway;

beforeAll(async () => {
  await upstream.listen();
  gateway = await FuzzGateway.start('off', upstream);
}, 60_000);

afterAll(async () => {
  expect(await gateway.stop()).toEqual([]);
  await upstream.close();
}, 60_000);

/** A form that never ends, with a file in it. */
function writeHalfForm(): string {
  const lines = [
    'POST /v1/images/edits HTTP/1.1',
    'host: gateway',
    `authorization: Bearer ${clientKey}`,
    `content-type: ${formType}`,
    'content-length: 900000',
    '',
    `--${formBoundary}`,
    'content-disposition: form-data; name="image"; filename="a.png"',
    '',
    'a'.repeat(200_000),
  ];
  return lines.join('\r\n');
}

describe('a gateway after a run', () => {
  it('shows what is under way', async () => {
    const socket = connect({ host: '127.0.0.1', port: gateway.port });
    socket.write(writeHalfForm());
    const readNames = async () => (await probeMetrics(gateway, 0)).map((problem) => problem.split(' ')[0]);
    const busy = ['specway_requests_in_flight', 'specway_connections', 'specway_uploads_in_flight_bytes'];
    await expect.poll(readNames, { timeout: 15_000 }).toEqual(expect.arrayContaining(busy));
    const readLeftovers = async () => (await gateway.listLeftovers(0)).join();
    await expect.poll(readLeftovers, { timeout: 15_000 }).toContain('The folder of uploads holds');
    expect(await readLeftovers()).toContain('sockets are open that were not when it started.');
    socket.destroy();
  }, 60_000);

  it('has nothing left when it is over', async () => {
    expect(await probeMetrics(gateway, 15_000)).toEqual([]);
    expect(await gateway.listLeftovers(15_000)).toEqual([]);
    expect((await gateway.readMemory())?.heapBytes).toBeGreaterThan(1024 * 1024);
    expect(gateway.log.findings).toEqual([]);
  }, 60_000);
});
