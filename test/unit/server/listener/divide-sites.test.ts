import { describe, expect, it } from 'vitest';
import { isOfSite } from '../../../../src/server/listener/divide-sites.ts';

describe('isOfSite', () => {
  it.each(['/', '/metrics', '/healthz', '/readyz', '/docs', '/docs/', '/docs/assets/key.js'])(
    'keeps %s for operators',
    (path) => {
      expect(isOfSite(path, 'operators')).toBe(true);
      expect(isOfSite(path, 'clients')).toBe(false);
    },
  );

  it.each(['/v1/messages', '/api/user/self', '/metrics/more', '/docsy', '/-'])(
    'keeps %s for clients',
    (path) => {
      expect(isOfSite(path, 'operators')).toBe(false);
      expect(isOfSite(path, 'clients')).toBe(true);
    },
  );

  it.each(['/openapi.json', '/openapi.vendor.yaml', '/asyncapi.yaml', '/asyncapi.vendor.json'])(
    'has %s at both',
    (path) => {
      expect(isOfSite(path, 'operators')).toBe(true);
      expect(isOfSite(path, 'clients')).toBe(true);
    },
  );
});
