import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderErrors } from '../../../handlers/index.ts';
import { createListener } from '../../../src/server/http/create-listener.ts';
import { openRawConnection, parseRaw } from '../../support/open-raw-connection.ts';

describe('a listener that gives a request head 300 ms', () => {
  const rejected: number[] = [];
  const { server, connections } = createListener({
    tls: null,
    dispatch: (_req, res) => res.end('served'),
    renderError: renderErrors.openai,
    onRejection: ({ status }) => rejected.push(status),
    headTimeoutMs: 300,
  });
  let url = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });
  afterAll(async () => {
    connections.stopAccepting();
    await connections.close();
  });

  it.each([
    ['nothing', ''],
    ['half of a head', 'GET /healthz HTTP/1.1\r\nhost: a\r\nx-slow: '],
  ])('answers 408 to a client that has sent %s', async (_what, text) => {
    const connection = await openRawConnection(url);
    connection.write(text);
    const answer = parseRaw(await connection.closed);
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'invalid_request' } });
    expect(rejected).toContain(408);
  });

  it('serves a client that is quick enough', async () => {
    const connection = await openRawConnection(url);
    connection.write('GET / HTTP/1.1\r\n');
    await new Promise((resolve) => setTimeout(resolve, 100));
    connection.write('host: a\r\nconnection: close\r\n\r\n');
    expect(await connection.closed).toMatch(/served/);
  });
});
