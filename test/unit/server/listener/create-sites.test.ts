import { describe, expect, it } from 'vitest';
import { clientSite, createOperatorSite } from '../../../../src/server/listener/create-sites.ts';

const read = (path: string) => ({
  clients: clientSite.refuse(path)?.reason ?? null,
  operators: createOperatorSite(() => false).refuse(path)?.reason ?? null,
  stopping: createOperatorSite(() => true).refuse(path)?.reason ?? null,
});

describe('the sites of a gateway', () => {
  it.each(['/', '/metrics', '/healthz', '/readyz', '/docs', '/docs/', '/docs/assets/key.js'])(
    'keep %s from clients, and show it to operators until the end',
    (path) => {
      expect(read(path)).toEqual({ clients: 'not_found', operators: null, stopping: null });
    },
  );

  it.each(['/v1/messages', '/api/user/self', '/metrics/more', '/docsy', '/-'])(
    'have %s both, until the process stops',
    (path) => {
      expect(read(path)).toEqual({ clients: null, operators: null, stopping: 'shutting_down' });
    },
  );

  it.each(['/openapi.json', '/openapi.vendor.yaml', '/asyncapi.yaml', '/asyncapi.vendor.json'])(
    'have %s both, until the end',
    (path) => {
      expect(read(path)).toEqual({ clients: null, operators: null, stopping: null });
    },
  );
});
