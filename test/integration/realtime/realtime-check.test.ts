import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { WebRtcConfig } from '../../../src/core/realtime/realtime-config.ts';
import { createTestConfig, createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';

let gateway: TestGateway | null = null;

afterEach(async () => {
  await gateway?.stop();
  gateway = null;
});

async function start(webRtc: Partial<WebRtcConfig> | null): Promise<TestGateway> {
  const { realtime } = createTestConfig(tmpdir());
  const changed = webRtc === null ? null : { ...realtime.webRtc!, ...webRtc };
  gateway = await createTestGateway({ config: { realtime: { ...realtime, webRtc: changed } } });
  return gateway;
}

async function check(url: string, args: readonly string[]) {
  const child = spawn(process.execPath, ['scripts/realtime-check/main.ts', '--url', url, ...args]);
  const [output, complaints, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number, string | null]>,
  ]);
  return { output, complaints, code, signal };
}

describe('npm run realtime:check', { timeout: 90_000 }, () => {
  it('says where UDP reaches the gateway, and that events and sound come', async () => {
    const { url, apiKey } = await start({});
    const { output, complaints, code } = await check(url, ['--key', apiKey, '--timeout', '30']);
    expect(complaints).toBe('');
    const port = /over UDP at 127\.0\.0\.1:(\d+)\./.exec(output)?.[1];
    expect(output).toMatch(
      new RegExp(`UDP reaches the gateway: connected to 127\\.0\\.0\\.1:${String(port)} from .* after \\d+`),
    );
    expect(output).toMatch(/Events come: .*\nSound comes: \d+ packets of it after .*\. WebRTC works\./);
    expect(code).toBe(0);
  });

  it('says that UDP does not reach it where nobody listens at the advertised address', async () => {
    const { url, apiKey } = await start({ advertisedAddress: '127.0.0.9' });
    const { output, complaints, code, signal } = await check(url, ['--key', apiKey, '--timeout', '3']);
    expect(output).toMatch(/It is to be reached over UDP at 127\.0\.0\.9:\d+\./);
    expect(output).toMatch(
      /UDP does not reach the gateway: nothing has come back from 127\.0\.0\.9:\d+ within/,
    );
    expect(output).toContain('realtime.webrtc.advertisedAddress');
    expect([code, complaints, signal]).toEqual([1, '', null]);
  });

  it('says why an offer is refused', async () => {
    const { url, apiKey } = await start(null);
    const switchedOff = await check(url, ['--key', apiKey]);
    expect(switchedOff.output).toMatch(
      /refused the offer with status 503: This gateway is configured to take no calls/,
    );
    expect(switchedOff.code).toBe(1);
    const wrongKey = await check(url, ['--key', 'sk-wrong']);
    expect(wrongKey.output).toContain('refused the offer with status 401');
    expect(wrongKey.output).not.toContain('sk-wrong');
  });

  it('says that the gateway is not there', async () => {
    const { output, complaints, code, signal } = await check('http://127.0.0.1:1024', ['--key', 'sk-1']);
    expect(output).toMatch(/The gateway cannot be reached over HTTP: .*ECONNREFUSED/);
    expect([code, complaints, signal]).toEqual([1, '', null]);
  });

  it('explains itself where the command cannot be understood', async () => {
    const { complaints, code } = await check('nowhere', ['--key', 'sk-1']);
    expect(complaints).toContain('--url is an address');
    expect(code).toBe(2);
  });
});
