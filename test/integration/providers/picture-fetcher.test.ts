import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureFetcher } from '../../../src/providers/index.ts';

const ca = readFileSync('test/fixtures/tls/cert.pem', 'utf8');
const key = readFileSync('test/fixtures/tls/key.pem', 'utf8');

/** What was asked for; the server answers by path. */
const seen: string[] = [];
let server: Server;
let port: number;

const answers: Readonly<Record<string, (req: IncomingMessage, res: ServerResponse) => void>> = {
  '/picture': (_req, res) => res.end('picture'),
  '/missing': (_req, res) => res.writeHead(404).end(),
  '/large': (_req, res) => res.end(Buffer.alloc(2_000)),
  '/once': (_req, res) => res.writeHead(302, { location: '/picture' }).end(),
  '/inside': (_req, res) => res.writeHead(302, { location: 'https://inside.test/picture' }).end(),
  '/plain': (_req, res) => res.writeHead(302, { location: 'http://specway.test/picture' }).end(),
  '/forever': (_req, res) => res.writeHead(302, { location: '/forever' }).end(),
  '/silent': () => undefined,
  '/slow': (_req, res) => res.writeHead(200).write('begun'),
};

beforeAll(async () => {
  server = createServer({ cert: ca, key }, (req, res) => {
    seen.push(req.url ?? '');
    answers[req.url ?? '']?.(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Of the internet only one name leads anywhere, and that to this machine. */
function createFetcher(maxMs = 10_000) {
  return createPictureFetcher({
    ca,
    maxMs,
    findHost: (hostname) =>
      hostname === 'specway.test'
        ? Promise.resolve({ addresses: [{ address: '127.0.0.1', family: 4 }], port })
        : Promise.reject(new Error(`${hostname} is not a host of the internet.`)),
  });
}

const limits = { belowBytes: 1_000, signal: new AbortController().signal };
const fetchPath = (path: string) => createFetcher().fetch(`https://specway.test${path}`, limits);

describe('createPictureFetcher', () => {
  it('fetches a picture, behind a redirect too', async () => {
    expect((await fetchPath('/picture')).toString()).toBe('picture');
    expect((await fetchPath('/once')).toString()).toBe('picture');
  });

  it.each([
    ['/missing', 'invalid_value'],
    ['/large', 'image_too_large'],
    ['/inside', 'invalid_value'],
    ['/plain', 'invalid_value'],
    ['/forever', 'invalid_value'],
  ])('refuses %s', async (path, reason) => {
    await expect(fetchPath(path)).rejects.toMatchObject({ code: 'invalid_argument', reason, param: null });
  });

  it('follows three redirects and no more', async () => {
    seen.length = 0;
    await fetchPath('/forever').catch(() => undefined);
    expect(seen).toEqual(['/forever', '/forever', '/forever', '/forever']);
  });

  it.each([
    'http://specway.test/picture',
    'https://specway.test:444/',
    'https://a:b@specway.test/',
    'ftp://x',
    'x',
    '',
  ])('asks nobody for %j', async (address) => {
    seen.length = 0;
    await expect(createFetcher().fetch(address, limits)).rejects.toMatchObject({ reason: 'invalid_value' });
    expect(seen).toEqual([]);
  });

  it('uses only what DNS says is public, where it is not told otherwise', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1']) {
      const fetching = createPictureFetcher().fetch(`https://${host}/picture`, limits);
      await expect(fetching).rejects.toMatchObject({ reason: 'invalid_value' });
    }
  });

  it.each(['/silent', '/slow'])('gives %s up after its time', async (path) => {
    const fetching = createFetcher(300).fetch(`https://specway.test${path}`, limits);
    await expect(fetching).rejects.toMatchObject({ code: 'deadline_exceeded' });
  });

  it('gives up with its request', async () => {
    const abort = new AbortController();
    const fetching = createFetcher().fetch('https://specway.test/silent', {
      ...limits,
      signal: abort.signal,
    });
    setTimeout(() => {
      abort.abort();
    }, 50);
    await expect(fetching).rejects.toMatchObject({ code: 'cancelled' });
  });
});
