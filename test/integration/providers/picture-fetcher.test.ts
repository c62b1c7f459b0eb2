import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FetchedPictureLimits } from '../../../src/core/picture-fetcher.ts';
import { findPublicHost } from '../../../src/providers/http/download/find-public-host.ts';
import { createPictureFetcher } from '../../../src/providers/index.ts';
import { createCountingAccount, type CountingAccount } from '../../support/counting-account.ts';
import { openDnsServer } from '../../support/dns-server.ts';

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
  '/announced': (_req, res) => res.writeHead(200, { 'content-length': 1_000 }).write('begun'),
  '/pieces': (_req, res) => void sendPieces(res),
  '/pieces-of-known-length': (_req, res) => {
    res.setHeader('content-length', 3 * piece.length);
    void sendPieces(res);
  },
};

/** A piece of a picture. */
const piece = Buffer.alloc(10_000, 7);
let closedEarly = 0;

/** Three pieces, one after the other. */
async function sendPieces(res: ServerResponse): Promise<void> {
  res.on('close', () => {
    if (!res.writableFinished) closedEarly += 1;
  });
  for (let count = 0; count < 3; count += 1) {
    res.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  res.end();
}

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

const limits: FetchedPictureLimits = {
  belowBytes: 1_000,
  keyId: 'key_a',
  memory: createCountingAccount(),
  signal: new AbortController().signal,
};
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

describe('createPictureFetcher and DNS', () => {
  it('gives a name up that DNS does not answer, after its time and with its request', async () => {
    const dns = await openDnsServer({ 'slow.test': 'silent' });
    try {
      const fetcher = createPictureFetcher({
        maxMs: 300,
        findHost: (hostname, signal) => findPublicHost(hostname, signal, { servers: [dns.address] }),
      });
      const fetchSlow = (signal: AbortSignal) =>
        fetcher.fetch('https://slow.test/picture', { ...limits, signal });
      await expect(fetchSlow(limits.signal)).rejects.toMatchObject({ code: 'deadline_exceeded' });
      await expect(fetchSlow(AbortSignal.timeout(50))).rejects.toMatchObject({ code: 'cancelled' });
      expect(dns.questions).toContain('A slow.test');
    } finally {
      dns.close();
    }
  });
});

describe('createPictureFetcher and its places', () => {
  const fetcher = createPictureFetcher({
    findHost: (_hostname, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('Nobody waits.'));
        });
      }),
  });
  const start = (keyId: string, count: number, signal: AbortSignal) =>
    Promise.allSettled(
      Array.from({ length: count }, () => fetcher.fetch('https://a.test/', { ...limits, keyId, signal })),
    );

  it('fetches 16 pictures of a key at once, and more when one has ended', async () => {
    const leaving = new AbortController();
    const running = start('key_a', 16, leaving.signal);
    const refused = { code: 'resource_exhausted', reason: 'concurrency_limit_exceeded', retryAfterMs: 2_000 };
    await expect(fetcher.fetch('https://a.test/', limits)).rejects.toMatchObject(refused);
    leaving.abort();
    await running;
    const again = fetcher.fetch('https://a.test/', { ...limits, signal: AbortSignal.timeout(10) });
    await expect(again).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('leaves a place to each key that has fewer than others', async () => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const running = Array.from({ length: 8 }, (_, index) => start(`key_${String(index)}`, 16, signal));
    const others = Array.from({ length: 7 }, (_, index) => start(`other_${String(index)}`, 1, signal));
    leaving.abort();
    for (const [{ reason }] of (await Promise.all(others)) as [PromiseRejectedResult][])
      expect(reason).toMatchObject({ code: 'cancelled' });
    await Promise.all(running);
  });

  it('fetches 128 pictures of all keys at once', async () => {
    const leaving = new AbortController();
    const keys = Array.from({ length: 128 }, (_, index) => `key_${String(index)}`);
    const running = keys.map((keyId) => start(keyId, 1, leaving.signal));
    const refused = { code: 'unavailable', reason: 'overloaded', retryAfterMs: 2_000 };
    const other = fetcher.fetch('https://a.test/', { ...limits, keyId: 'key_of_another' });
    await expect(other).rejects.toMatchObject(refused);
    leaving.abort();
    await Promise.all(running);
  });
});

describe('createPictureFetcher and memory', () => {
  const fetchInto = (memory: CountingAccount, path: string, maxMs?: number) =>
    createFetcher(maxMs).fetch(`https://specway.test${path}`, { ...limits, belowBytes: 100_000, memory });

  it.each([
    ['/pieces', 60_000],
    ['/pieces-of-known-length', 30_000],
  ])('takes %s as it comes, and holds what it has become', async (path, peakBytes) => {
    const memory = createCountingAccount();
    expect((await fetchInto(memory, path)).equals(Buffer.concat([piece, piece, piece]))).toBe(true);
    expect(memory).toMatchObject({ heldBytes: 30_000, peakBytes });
  });

  it.each(['/pieces', '/pieces-of-known-length'])(
    'ends the connection of %s where there is no room, and gives all back',
    async (path) => {
      closedEarly = 0;
      const memory = createCountingAccount(25_000);
      await expect(fetchInto(memory, path)).rejects.toMatchObject({ code: 'unavailable' });
      expect(memory.heldBytes).toBe(0);
      expect(memory.peakBytes).toBeGreaterThan(0);
      await expect.poll(() => closedEarly).toBe(1);
    },
  );

  it('gives back what came of a picture that does not arrive whole', async () => {
    const memory = createCountingAccount();
    await expect(fetchInto(memory, '/slow', 200)).rejects.toMatchObject({ code: 'deadline_exceeded' });
    expect(memory).toMatchObject({ heldBytes: 0, peakBytes: 10 });
  });

  it('takes nothing for a picture that says itself that it is too large', async () => {
    const memory = createCountingAccount();
    const fetching = createFetcher().fetch('https://specway.test/announced', { ...limits, memory });
    await expect(fetching).rejects.toMatchObject({ reason: 'image_too_large' });
    expect(memory.peakBytes).toBe(0);
  });
});
