import { describe, expect, it } from 'vitest';
import { describeConfig } from '../../../../scripts/specway/check-config.ts';
import { describeModels } from '../../../../scripts/specway/list-models.ts';
import type { GatewayConfig } from '../../../../src/core/config.ts';
import { loadConfig } from '../../../../src/config/index.ts';
import { providers } from '../../../../src/providers/index.ts';

const file = `
deployments:
  - { id: anthropic, provider: anthropic, credential: sk-ant-secret, models: { claude-opus-4-8: claude-opus-4-8 } }
  - { id: other, provider: simulator, models: { chatfam-opus-4-8: fast, 'genfam-*': 'genfam-*' } }
models:
  chatfam-opus-4-8: { aliases: [our-best] }
`;

function load(environment: Readonly<Record<string, string>>) {
  const readFile = (path: string) => {
    if (path !== '/srv/specway.yaml') throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    return file;
  };
  return loadConfig({ environment, providers, workingDirectory: '/srv', readFile });
}

describe('describeConfig', () => {
  it('says what would be served, and no secret', () => {
    const environment = {
      SPECWAY_HOST: '::1',
      SPECWAY_PORT: '8081',
      DATABASE_URL: 'postgres://specway:hidden@db/specway',
      REDIS_URL: 'redis://:hidden@cache',
    };
    const lines = describeConfig(load(environment));
    expect(lines).toEqual([
      'The configuration can be used.',
      '  listens on  http://[::1]:8081',
      '  database    PostgreSQL',
      '  limits      of all nodes, by Redis',
      '  workers     1',
      '  deployment  anthropic (anthropic), 1 models',
      '  deployment  other (simulator), 2 models',
    ]);
  });

  it('warns of what is hardly meant', () => {
    const warnings = ['The certificate expires.'];
    expect(describeConfig({ ...load({}), warnings })).toContain('  warning     The certificate expires.');
  });

  it('warns of what costs nothing beside something that has a price, as a start does', () => {
    const models = { 'chatfam-opus-4-8': { ...load({}).models['chatfam-opus-4-8'], price: { input: 3 } } };
    expect(describeConfig({ ...load({}), models } as unknown as GatewayConfig)).toContain(
      '  warning     Models without a price are free: genfam-*.',
    );
  });

  it('names the file of SQLite', () => {
    expect(describeConfig(load({}))).toContain('  database    /srv/data/specway.db');
  });
});

describe('describeModels', () => {
  it('says of each name who serves it, whatever its spelling in the file', () => {
    expect(describeModels(load({}))).toEqual([
      'chatfam-opus-4-8  anthropic (claude-opus-4-8), other (fast)',
      'genfam-*  other (genfam-*)',
      'our-best  as chatfam-opus-4-8',
    ]);
  });
});
