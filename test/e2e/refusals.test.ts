import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectory, runGatewayProcess } from '../support/start-gateway-process.ts';

const tls = (name: string) => fileURLToPath(new URL(`../fixtures/tls/${name}`, import.meta.url));

/** What a test starts from, what it sets, and what the operator must read. */
interface Refusal {
  readonly why: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly yaml?: string;
  readonly says: readonly string[];
  readonly hides?: string;
  readonly shell?: string;
}

const refusals: readonly Refusal[] = [
  {
    why: 'every problem of the configuration at once, without showing a key',
    environment: {
      SPECWAY_PROT: '80',
      SPECWAY_API_KEY: 'sk-short',
      SPECWAY_TLS_CERT: 'nowhere.pem',
      SPECWAY_TLS_KEY: tls('key.pem'),
    },
    yaml: 'deployments:\n  - id: one\n    provider: simulator\nstreems:\n  drain: 5s\n',
    says: [
      'SPECWAY_PROT is not a variable of Specway; did you mean SPECWAY_PORT?',
      'SPECWAY_API_KEY must be',
      'nowhere.pem cannot be read (ENOENT)',
      'specway.yaml:4:1 streems is not a known key; did you mean streams?',
    ],
    hides: 'sk-short',
  },
  {
    why: 'a certificate and a key that do not belong together',
    environment: { SPECWAY_TLS_CERT: tls('cert.pem'), SPECWAY_TLS_KEY: tls('other-key.pem') },
    says: ['SPECWAY_TLS_KEY: the key in', 'other-key.pem does not belong to the first certificate in'],
  },
  {
    why: 'a password of the first admin that everybody tries, without showing it',
    environment: { SPECWAY_ADMIN_PASSWORD: 'password123' },
    says: ['SPECWAY_ADMIN_PASSWORD is one of the passwords that are tried first'],
    hides: 'password123',
  },
  {
    why: 'a data directory that is a file',
    environment: { SPECWAY_DATA_DIR: './taken' },
    says: ['SPECWAY_DATA_DIR', 'taken'],
  },
  {
    why: 'something that never answers, when nothing is left to wait for',
    environment: {
      DATABASE_URL: 'postgres://specway:hunter2hunter2@127.0.0.1:1/specway',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
        "import net from 'node:net'; net.Socket.prototype.connect = function () { this.connecting = true; throw new Error('no'); };",
      )}`,
    },
    says: ['The start has come to a standstill'],
    hides: 'hunter2',
  },
  {
    why: 'a database that is not there, without showing its password',
    environment: { DATABASE_URL: 'postgres://specway:hunter2hunter2@127.0.0.1:1/specway' },
    says: ['DATABASE_URL: PostgreSQL at 127.0.0.1:1 refuses the connection', 'ECONNREFUSED'],
    hides: 'hunter2',
  },
  {
    why: 'the same where there are to be several processes, of which the first one says it',
    environment: {
      SPECWAY_WORKERS: '3',
      DATABASE_URL: 'postgres://specway:hunter2hunter2@127.0.0.1:1/specway',
    },
    says: ['DATABASE_URL', 'ECONNREFUSED'],
    hides: 'hunter2',
  },
];

describe('a start', { timeout: 60_000 }, () => {
  const directory = createDirectory();
  const neighbour = createServer();

  beforeAll(async () => {
    writeFileSync(join(directory.path, 'taken'), '');
    await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    neighbour.close();
    directory.remove();
  });

  /** Exit status 1, no key that was made, and no stack trace among the reasons. */
  const expectRefusal = async ({ environment = {}, says, hides, shell }: Refusal) => {
    const end = await runGatewayProcess({
      directory: directory.path,
      environment,
      ...(shell === undefined ? {} : { shell }),
    });
    for (const text of says) expect(end.stderr).toContain(text);
    expect(end.stderr).not.toMatch(/\n\s+at /);
    if (hides !== undefined) expect(end.stdout + end.stderr).not.toContain(hides);
    expect(end.stdout + end.stderr).not.toContain('No API key exists yet');
    expect(end.code).toBe(1);
  };

  it.each(refusals)('is refused for $why', async (refusal) => {
    const file = join(directory.path, 'specway.yaml');
    writeFileSync(file, refusal.yaml ?? '');
    await expectRefusal(refusal);
    rmSync(file);
  });

  it.runIf(process.platform === 'linux')(
    'is refused for a data directory where nobody can make one',
    async () => {
      await expectRefusal({
        why: '',
        environment: { SPECWAY_DATA_DIR: '/proc/specway/data' },
        says: ['SPECWAY_DATA_DIR', 'ENOENT', '/proc/specway'],
      });
    },
  );

  it.runIf(process.platform === 'linux')('is refused where it may open too few files', async () => {
    await expectRefusal({
      why: '',
      environment: { SPECWAY_API_KEY: 'sk-operators-own-key-0001' },
      shell: 'ulimit -n 36; exec "$@"',
      says: ['SPECWAY_HOST and SPECWAY_PORT', 'EMFILE', 'ulimit -n'],
    });
  });

  it('is refused for a port that is taken', async () => {
    const { port } = neighbour.address() as AddressInfo;
    await expectRefusal({
      why: '',
      environment: { SPECWAY_PORT: String(port), SPECWAY_API_KEY: 'sk-operators-own-key-0001' },
      says: ['SPECWAY_PORT', String(port)],
    });
  });
});
