import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkHead } from '../../../../src/server/listener/check-head.ts';

function check(rawHeaders: readonly string[], httpVersion = '1.1'): number | null {
  const headers: Record<string, string> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers[rawHeaders[index]?.toLowerCase() ?? ''] ??= rawHeaders[index + 1] ?? '';
  }
  return checkHead({ headers, httpVersion, rawHeaders } as unknown as IncomingMessage)?.status ?? null;
}

describe('checkHead', () => {
  it.each(['gateway', 'gateway.example:8080', '127.0.0.1:1', '[::1]:8080', 'a_b.example', 'gateway:', ''])(
    'accepts the host %j',
    (host) => {
      expect(check(['Host', host])).toBeNull();
    },
  );

  it.each(['a b', 'a/b', 'user@a', 'a:80:80', '[::1', 'a:x', 'a?b', 'a#b', 'a,b c', '<a>', 'é'])(
    'refuses the host %j with 400',
    (host) => {
      expect(check(['Host', host])).toBe(400);
    },
  );

  it('refuses two hosts, also two that are equal, and none', () => {
    expect(check(['host', 'a', 'HOST', 'b'])).toBe(400);
    expect(check(['host', 'a', 'host', 'a'])).toBe(400);
    expect(check([])).toBe(400);
    expect(check([], '1.0')).toBeNull();
  });

  it('refuses every transfer coding of HTTP/1.0 with 400 (RFC 9112, 6.1)', () => {
    for (const coding of ['chunked', 'gzip, chunked'])
      expect(check(['host', 'a', 'transfer-encoding', coding], '1.0')).toBe(400);
  });

  it('refuses transfer codings that nobody decodes with 501 (RFC 9112, 6.1)', () => {
    expect(check(['host', 'a', 'transfer-encoding', 'Chunked'])).toBeNull();
    for (const coding of ['gzip, chunked', 'identity', 'chunked, gzip', ''])
      expect(check(['host', 'a', 'transfer-encoding', coding])).toBe(501);
  });
});
