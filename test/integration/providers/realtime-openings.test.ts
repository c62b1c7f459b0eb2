import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import { testCredential } from '../../support/create-upstream-call.ts';
import { createLinkRig, type LinkRig, type LinkRigOptions } from '../../support/open-link.ts';
import { createRealtimeUpstream, type RealtimeUpstream } from '../../support/realtime-upstream.ts';

let upstream: RealtimeUpstream;
const rigs: LinkRig[] = [];

beforeEach(async () => {
  upstream = await createRealtimeUpstream();
});

afterEach(async () => {
  for (const { links } of rigs.splice(0)) links.close();
  await upstream.close();
});

function createRig(options: Partial<LinkRigOptions> = {}): LinkRig {
  const rig = createLinkRig({ url: upstream.url, ...options });
  rigs.push(rig);
  return rig;
}

/** What an opening fails with. */
async function failToOpen(rig: LinkRig): Promise<GatewayError> {
  const error: unknown = await rig.open().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GatewayError)) throw new Error('It did not fail with an error of the gateway.');
  expect([rig.events, rig.ends]).toEqual([[], []]);
  return error;
}

/** Everything that a log could show of an error. */
function listTexts(error: GatewayError): string {
  return [error.message, error.cause instanceof Error ? error.cause.message : ''].join('\n');
}

describe('a session at an upstream', () => {
  it('is asked for with model and credential, without the marker of the beta dialect', async () => {
    const rig = createRig({ url: `${upstream.url}/prefix` });
    await rig.open();
    const [upgrade] = upstream.upgrades;
    expect(upgrade?.path).toBe('/prefix/v1/realtime?model=gpt-realtime');
    expect(upgrade?.headers).toMatchObject({
      authorization: `Bearer ${testCredential}`,
      'user-agent': 'specway',
    });
    for (const name of ['openai-beta', 'sec-websocket-protocol', 'sec-websocket-extensions', 'origin'])
      expect(upgrade?.headers[name]).toBeUndefined();
    expect(rig.events.map(({ type }) => type)).toEqual(['session.created']);
  });

  it.each([
    [401, 'bad_gateway', 'upstream_rejected_credential', 'rejected_credential'],
    [403, 'bad_gateway', 'upstream_rejected_credential', 'rejected_credential'],
    [400, 'bad_gateway', 'upstream_error', 'invalid_answer'],
    [404, 'bad_gateway', 'upstream_error', 'not_found'],
    [200, 'bad_gateway', 'upstream_error', 'invalid_answer'],
    [302, 'bad_gateway', 'upstream_error', 'invalid_answer'],
    [500, 'bad_gateway', 'upstream_error', 'server_error'],
    [501, 'bad_gateway', 'upstream_error', 'invalid_answer'],
    [503, 'unavailable', 'upstream_error', 'unavailable'],
    [504, 'deadline_exceeded', 'timeout', 'timeout'],
  ] as const)(
    'that is refused with %i is %s (%s) and shows nothing of the body',
    async (status, ...expected) => {
      const secret = 'a word of the upstream to us';
      const body = { error: { message: secret, type: 'invalid_request_error', code: null, param: null } };
      upstream.script({ kind: 'refuse', status, body, headers: { location: 'http://127.0.0.1:1/' } });
      const error = await failToOpen(createRig());
      const [code, reason, kind] = expected;
      expect(error).toMatchObject({ code, reason, upstream: { deploymentId: 'primary', status, kind } });
      expect(error.message).not.toContain(secret);
      expect(upstream.upgrades).toHaveLength(1);
    },
  );

  it.each(['seconds', 'a date'])(
    'that is limited is 429 with the wait that the upstream asks for (%s)',
    async (kind) => {
      const value = kind === 'seconds' ? '7' : new Date(Date.now() + 7_500).toUTCString();
      upstream.script({ kind: 'refuse', status: 429, headers: { 'retry-after': value } });
      const error = await failToOpen(createRig());
      expect(error).toMatchObject({ code: 'resource_exhausted', reason: 'rate_limit_exceeded' });
      expect(error.retryAfterMs).toBeGreaterThan(5_000);
      expect(error.retryAfterMs).toBeLessThanOrEqual(7_500);
    },
  );

  it('that our account cannot pay is a matter of the operator', async () => {
    const body = { error: { message: 'Pay first.', type: 'insufficient_quota', code: 'insufficient_quota' } };
    upstream.script({ kind: 'refuse', status: 429, body });
    expect(await failToOpen(createRig())).toMatchObject({ reason: 'upstream_rejected_credential' });
  });

  it('fails without waiting for the end of a refusal’s body', async () => {
    upstream.script({
      kind: 'bytes',
      bytes: 'HTTP/1.1 503 No\r\ncontent-length: 100000000\r\n\r\n',
    });
    expect(await failToOpen(createRig())).toMatchObject({ code: 'unavailable' });
  });

  it.each([
    ['drop', { kind: 'drop' }, 'reset'],
    ['another protocol', { kind: 'bytes', bytes: 'SSH-2.0-x\r\n' }, 'invalid_answer'],
    [
      'an upgrade to something else',
      { kind: 'bytes', bytes: 'HTTP/1.1 101 Yes\r\nupgrade: tea\r\nconnection: upgrade\r\n\r\n' },
      'invalid_answer',
    ],
  ] as const)('whose upstream answers with %s is 502', async (_, script, kind) => {
    upstream.script(script);
    expect(await failToOpen(createRig())).toMatchObject({
      code: 'bad_gateway',
      reason: 'upstream_error',
      upstream: { kind },
    });
  });

  it('whose upstream cannot be reached is 502', async () => {
    const error = await failToOpen(createRig({ url: 'http://127.0.0.1:1' }));
    expect(error).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'connect' } });
  });

  it('keeps timeouts.connect: what accepts and never greets with TLS is 504', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined).resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const rig = createRig({ url: `https://127.0.0.1:${String(port)}`, timeouts: { connectMs: 60 } });
    expect(await failToOpen(rig)).toMatchObject({
      code: 'deadline_exceeded',
      reason: 'timeout',
      upstream: { kind: 'connect' },
    });
    await new Promise((resolve) => silent.close(resolve));
  });

  it.each([
    ['that does not answer the upgrade', { kind: 'stall' }, null],
    ['that upgrades and says nothing', { kind: 'say', messages: [] }, 101],
  ] as const)('keeps timeouts.firstByte: an upstream %s is 504', async (_, script, status) => {
    upstream.script(script);
    expect(await failToOpen(createRig({ timeouts: { firstByteMs: 60 } }))).toMatchObject({
      code: 'deadline_exceeded',
      reason: 'timeout',
      upstream: { kind: 'timeout', status },
    });
    await expect.poll(() => upstream.openConnections).toBe(0);
  });

  it('keeps timeouts.firstEvent, too, where that is shorter', async () => {
    upstream.script({ kind: 'say', messages: [] });
    expect(await failToOpen(createRig({ timeouts: { firstEventMs: 60 } }))).toMatchObject({
      reason: 'timeout',
    });
  });

  it.each([
    [{ type: 'invalid_request_error', code: 'beta_api_shape_disabled' }, 'invalid_answer', 'upstream_error'],
    [
      { type: 'invalid_request_error', code: 'invalid_api_key' },
      'rejected_credential',
      'upstream_rejected_credential',
    ],
    [{ type: 'invalid_request_error', code: 'model_not_found' }, 'not_found', 'upstream_error'],
    [{ type: 'rate_limit_error', code: 'rate_limit_exceeded' }, 'rate_limited', 'rate_limit_exceeded'],
    [{ type: 'server_error', code: null }, 'server_error', 'upstream_error'],
    [{}, 'server_error', 'upstream_error'],
  ])('that is upgraded and then answered with the error %j fails as %s', async (error, kind, reason) => {
    const event = { type: 'error', error: { message: 'Said to us.', ...error } };
    upstream.script({ kind: 'say', messages: [event], closeCode: 4000 });
    const failure = await failToOpen(createRig());
    expect(failure).toMatchObject({ reason, upstream: { kind } });
    expect(failure.message).not.toContain('Said to us');
  });

  it.each([
    [3000, 'invalid_request_error.invalid_api_key', 'rejected_credential'],
    [1011, '', 'reset'],
  ])('that is upgraded and then closed (%i %s) fails as %s', async (closeCode, closeReason, kind) => {
    upstream.script({ kind: 'say', messages: [], closeCode, closeReason });
    expect(await failToOpen(createRig())).toMatchObject({ upstream: { kind } });
  });

  it.each([
    ['another event', { type: 'response.created', response: { id: 'resp_1' } }],
    ['no JSON', 'session'],
    ['a binary message', Buffer.from('{"type":"session.created"}')],
    ['an event without a type', { event_id: 'event_1' }],
    ['an array', [] as object],
  ])('that begins with %s is 502', async (_, message) => {
    upstream.script({ kind: 'say', messages: [message] });
    expect(await failToOpen(createRig())).toMatchObject({
      code: 'bad_gateway',
      reason: 'upstream_error',
      upstream: { kind: 'invalid_answer', status: 101 },
    });
    await expect.poll(() => upstream.openConnections).toBe(0);
  });

  it('is given up when nobody waits for it any more', async () => {
    upstream.script({ kind: 'stall' });
    const rig = createRig();
    const opening = failToOpen(rig);
    await expect.poll(() => upstream.upgrades.length).toBe(1);
    rig.leaving.abort();
    expect(await opening).toMatchObject({ code: 'cancelled', upstream: null });
    await expect.poll(() => upstream.openConnections).toBe(0);
  });

  it('is not begun for somebody who has left', async () => {
    const rig = createRig();
    rig.leaving.abort();
    expect(await failToOpen(rig)).toMatchObject({ code: 'cancelled' });
    expect(upstream.openConnections).toBe(0);
  });

  it('is not opened any more when the adapter is closed', async () => {
    upstream.script({ kind: 'stall' });
    const rig = createRig();
    const opening = failToOpen(rig);
    await expect.poll(() => upstream.upgrades.length).toBe(1);
    rig.links.close();
    expect(await opening).toMatchObject({ code: 'unavailable', reason: 'shutting_down' });
  });

  it('shows its credential in no error', async () => {
    const message = `Incorrect API key provided: ${testCredential}.`;
    const body = { error: { message, type: 'invalid_request_error', code: 'invalid_api_key' } };
    upstream.script({ kind: 'refuse', status: 401, body });
    upstream.script({ kind: 'say', messages: [{ type: 'error', ...body }] });
    upstream.script({ kind: 'bytes', bytes: `HTTP/1.1 ${testCredential}\r\n\r\n` });
    for (const rig of [createRig(), createRig(), createRig()])
      expect(listTexts(await failToOpen(rig))).not.toContain(testCredential);
  });
});
