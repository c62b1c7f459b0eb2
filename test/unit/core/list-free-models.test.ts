import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import { listFreeModels } from '../../../src/core/list-free-models.ts';

const deployments =
  'deployments: [{ id: s, provider: simulator, models: { claude-opus-4-8: a, genfam-2.5-pro: b, "claude-*": c } }]';

function list(rest: string): readonly string[] {
  const readFile = () => `${deployments}\n${rest}`;
  return listFreeModels(loadConfig({ environment: {}, providers, workingDirectory: '/srv', readFile }));
}

describe('listFreeModels', () => {
  it('names nothing where nothing has a price and nobody can register', () => {
    expect(list('')).toEqual([]);
  });

  it('names what has no price, patterns included, where something else has one', () => {
    expect(list('models: { claude-opus-4-8: { price: { input: 3 } } }')).toEqual([
      'chatfam-*',
      'genfam-2.5-pro',
    ]);
  });

  it.each(['open', 'invite'])('names everything where registration is %s and nothing has a price', (mode) => {
    expect(list(`accounts: { registration: ${mode} }`)).toEqual([
      'chatfam-*',
      'chatfam-opus-4-8',
      'genfam-2.5-pro',
    ]);
  });
});
