import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';

type Files = Readonly<Record<string, string>>;

function load(files: Files, environment: Files = {}) {
  const readFile = (path: string) => {
    const text = files[path.replace('/srv/', '')];
    if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    return text;
  };
  return loadConfig({ environment, providers, workingDirectory: '/srv', readFile });
}

function readProblems(files: Files): readonly string[] {
  try {
    load(files);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const units = '500ms, 30s, 10m, 1h or 2d, at most 99999s, 9999m, 99h or 24d';

describe('loadConfig: what an operator reads', () => {
  it.each([
    [
      'limits: { stallTimeout: 25d }',
      `limits.stallTimeout must be a duration such as ${units}. It is "25d".`,
    ],
    [
      'limits: { stallTimeout: 100h }',
      `limits.stallTimeout must be a duration such as ${units}. It is "100h".`,
    ],
    ['streams: { drain: 25d }', `streams.drain must be 0 or a duration such as ${units}. It is "25d".`],
  ])('says how long a duration may be: %s', (yaml, message) => {
    expect(readProblems({ 'specway.yaml': yaml })).toEqual([expect.stringContaining(message)]);
  });

  it.each(['.inf', '-.inf', '.nan'])('spells %s as the file does', (value) => {
    expect(readProblems({ 'specway.yaml': `accounts: { startQuota: ${value} }` })).toEqual([
      `specway.yaml:1:25 accounts.startQuota must be an amount in USD from 0 to 1000000 with at most 6 decimals. It is ${value}.`,
    ]);
  });

  it.each([
    [
      'limits:\n  connections: 3\n  connections: 4',
      '3:3 The key connections stands in line 2, too; keep one.',
    ],
    ['cors: {}\n"cors": {}', '2:1 The key cors stands in line 1, too; keep one.'],
    ['cors: { origins: [], origins: [] }', '1:22 The key origins stands in line 1, too; keep one.'],
  ])('names a key that is there twice: %j', (yaml, message) => {
    expect(readProblems({ 'specway.yaml': yaml })).toEqual([`specway.yaml:${message}`]);
  });

  it('names the beginning of a second document', () => {
    expect(readProblems({ 'specway.yaml': 'cors: {}\n---\nlimits: {}\n' })).toEqual([
      'specway.yaml:2:1 A second document begins here; put everything into the first, without a line ---.',
    ]);
    expect(load({ 'specway.yaml': '---\ncors: {}\n...\n' }).warnings).toEqual([]);
  });

  it('refuses a specway.yml that would not be read', () => {
    expect(readProblems({ 'specway.yml': 'cors: {}' })).toEqual([
      'The file specway.yml is not read; rename it to specway.yaml, or set SPECWAY_CONFIG=specway.yml.',
    ]);
  });

  it('warns of a specway.yml beside the file that is read', () => {
    const files = { 'specway.yml': '', 'specway.yaml': '' };
    expect(load(files).warnings).toEqual([
      'The file specway.yml is not read, because specway.yaml is there; remove one of them.',
    ]);
    expect(load(files, { SPECWAY_CONFIG: 'specway.yml' }).warnings).toEqual([]);
  });

  it.each([
    ['https://llm.example.com/v1', '/v1'],
    ['https://llm.example.com/api/v1beta/', '/v1beta'],
    ['https://llm.example.com/v1alpha1', '/v1alpha1'],
    ['https://llm.example.com/api', null],
    ['https://llm.example.com/v1/api', null],
    ['https://v1', null],
  ])('warns of a baseUrl that ends in the version of an API: %s', (baseUrl, version) => {
    const yaml = `deployments: [{ id: one, provider: openai, baseUrl: '${baseUrl}' }]\n`;
    const warning = `The baseUrl of the deployment one ends in ${String(version)}, and calls put their version behind it. Leave it out, unless it is to stand there twice.`;
    expect(load({ 'specway.yaml': yaml }).warnings).toEqual(version === null ? [] : [warning]);
  });
});
