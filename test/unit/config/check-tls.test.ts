import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';

const readFixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/tls/${name}`, import.meta.url), 'utf8');
const files: Readonly<Record<string, string>> = {
  '/tls/cert.pem': readFixture('cert.pem'),
  '/tls/key.pem': readFixture('key.pem'),
  '/tls/other-key.pem': readFixture('other-key.pem'),
  '/tls/vendor-key.pem': readFixture('vendor-key.pem'),
  '/tls/chain.pem': readFixture('vendor-cert.pem') + readFixture('cert.pem'),
  '/tls/torn.pem': '-----BEGIN CERTIFICATE-----\nAAA\n-----END CERTIFICATE-----\n',
};

function readFile(path: string): string {
  const text = files[path];
  if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
  return text;
}

function load({ cert = 'cert', key = 'key', now = '2026-01-01' }) {
  const environment = { SPECWAY_TLS_CERT: `/tls/${cert}.pem`, SPECWAY_TLS_KEY: `/tls/${key}.pem` };
  const clock = { now: () => Date.parse(now) };
  return loadConfig({ environment, providers, workingDirectory: '/srv', readFile, clock });
}

function readProblems(options: Parameters<typeof load>[0]): readonly string[] {
  try {
    load(options);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('loadConfig: a certificate and its key', () => {
  it('says nothing about those that belong together', () => {
    expect(load({}).warnings).toEqual([]);
  });

  it.each([
    ['of the same kind', 'cert', 'other-key'],
    ['of another kind, which TLS itself takes', 'cert', 'vendor-key'],
    ['of a certificate that is not the first of its file', 'chain', 'key'],
  ])('refuses a key %s', (_why, cert, key) => {
    expect(readProblems({ cert, key })).toEqual([
      `SPECWAY_TLS_KEY: the key in /tls/${key}.pem does not belong to the first certificate in /tls/${cert}.pem.`,
    ]);
  });

  it('refuses a certificate that nobody can read', () => {
    expect(readProblems({ cert: 'torn' })).toEqual([
      'SPECWAY_TLS_CERT and SPECWAY_TLS_KEY: /tls/torn.pem and /tls/key.pem cannot be used (bad base64 decode).',
    ]);
  });

  it.each([
    ['2119-12-01', []],
    [
      '2119-12-25',
      ['SPECWAY_TLS_CERT: the certificate in /tls/cert.pem expires on 2120-01-01T00:00:00.000Z; renew it.'],
    ],
    [
      '2120-01-02',
      [
        'SPECWAY_TLS_CERT: the certificate in /tls/cert.pem expired on 2120-01-01T00:00:00.000Z; clients refuse it.',
      ],
    ],
    [
      '2019-12-31',
      [
        'SPECWAY_TLS_CERT: the certificate in /tls/cert.pem is valid only from 2020-01-01T00:00:00.000Z on; clients refuse it.',
      ],
    ],
  ])('warns of the end of a certificate: %s', (now, warnings) => {
    expect(load({ now }).warnings).toEqual(warnings);
  });
});
