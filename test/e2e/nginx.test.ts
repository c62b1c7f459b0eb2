import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { findFreePort } from '../../scripts/bench/find-free-port.ts';
import { createMessageRequest } from '../support/chat-requests.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const apiKey = 'sk-specway-behind-nginx-01';
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** The part of a file for nginx that says how it proxies, for servers of a test. */
function adapt(text: string, { port, gatewayPort }: { port: number; gatewayPort: number }): string {
  return text
    .replace(/^ *ssl_certificate.*\n/gm, '')
    .replace(/listen \d+( ssl)?;/, `listen 127.0.0.1:${String(port)};`)
    .replace(/server \S+:8080/g, `server 127.0.0.1:${String(gatewayPort)}`);
}

describe.runIf(hasNginx).each(['nginx.conf', 'balancer.conf'])('the gateway behind deploy/%s', (file) => {
  const directory = createDirectory();
  let gateway: GatewayProcess;
  let nginx: ChildProcess;
  let url: string;

  beforeAll(async () => {
    writeFileSync(
      join(directory.path, 'specway.yaml'),
      'deployments: [{ id: one, provider: simulator }]\nserver: { trustedProxies: [127.0.0.1] }\n',
    );
    const environment = { SPECWAY_API_KEY: apiKey };
    gateway = await startGatewayProcess({ directory: directory.path, environment });
    const port = await findFreePort();
    url = `http://127.0.0.1:${String(port)}`;
    const text = readFileSync(join(repositoryDir, 'deploy', file), 'utf8');
    const adapted = adapt(text, { port, gatewayPort: Number(new URL(gateway.url).port) });
    const isWhole = adapted.includes('http {');
    const http = isWhole ? adapted : `events {}\nhttp {\n${adapted}\n}\n`;
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${directory.path}/${name};`)
      .join(' ');
    const configuration = `pid ${directory.path}/pid;\ndaemon off;\n${http.replace('http {', `http { ${temporary}`)}`;
    const path = join(directory.path, 'nginx.conf');
    writeFileSync(path, configuration);
    nginx = spawn('nginx', ['-p', directory.path, '-c', path, '-e', join(directory.path, 'errors')]);
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await gateway.stop();
    directory.remove();
  });

  it('answers', async () => {
    const isUp = () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp).toBe(true);
  });

  it('streams event by event', async () => {
    const prompt = '[[pace=200ms]] [[tokens=10]] Tell me a story.';
    const { path, init } = createMessageRequest({ apiKey, prompt, delivery: 'streamed' });
    const response = await fetch(url + path, init);
    const times: number[] = [];
    for await (const _ of response.body!) times.push(performance.now());
    expect(times.length).toBeGreaterThan(5);
    expect(times.at(-1)! - times[0]!).toBeGreaterThan(1_000);
  });

  it('opens realtime sessions over WebSocket', async () => {
    const headers = { authorization: `Bearer ${apiKey}`, 'openai-beta': 'realtime=v1' };
    const address = `${url.replace('http', 'ws')}/v1/realtime?model=rtfam-realtime`;
    const socket = new WebSocket(address, { headers });
    const first = await new Promise<string>((resolve, reject) => {
      socket.once('message', (data: Buffer) => resolve(data.toString())).once('error', reject);
    });
    expect(JSON.parse(first)).toMatchObject({ type: 'session.created' });
    socket.close();
  });

  it('refuses an upload for its key while it arrives, and takes one of several megabytes', async () => {
    const upload = (key: string) => {
      const form = new FormData();
      form.append('prompt', 'Edit');
      form.append('image', new Blob([Buffer.alloc(8 * 1024 * 1024)], { type: 'image/png' }), 'picture.png');
      return fetch(`${url}/v1/images/edits`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: form,
      });
    };
    const answer = await upload(apiKey);
    // It is no picture, which the gateway says, and not that it is too large, which nginx would say.
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/json']);
    expect(JSON.stringify(await answer.json())).toMatch(/image/);
  });

  /** Before the one there may be another proxy that is trusted; before the other there is nobody but clients. */
  const clientAddress = file === 'balancer.conf' ? '127.0.0.1' : '203.0.113.7';

  it('says who the client is', async () => {
    await fetch(`${url}/v1/models`, {
      headers: { authorization: `Bearer ${apiKey}`, 'x-forwarded-for': '203.0.113.7' },
    });
    await expect.poll(() => gateway.output()).toContain('"operationId":"listModels"');
    const line = gateway
      .output()
      .split('\n')
      .find((text) => text.includes('"operationId":"listModels"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ clientAddress });
  });
});
