import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';

function load(deployment: string, rest = '') {
  const yaml = `deployments: [{ id: d, ${deployment} }]\n${rest}`;
  const readFile = () => yaml;
  return loadConfig({ environment: {}, providers, workingDirectory: '/srv', readFile }).deployments[0];
}

function readProblems(deployment: string, rest = ''): readonly string[] {
  try {
    load(deployment, rest);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const anthropic = 'provider: anthropic, credential: y';

describe('the models of a deployment', () => {
  it.each([
    [
      'simulator',
      ['chatfam-*', 'genfam-*', 'imgfam2-*', 'imgfam-*', 'vidfam-*', 'rtfam-*', 'chatgpt-image-*', 'sora-*'],
    ],
    ['openai, credential: y', ['gpt-image-*', 'chatgpt-image-*', 'gpt-realtime*']],
    ["openai, baseUrl: 'http://x'", ['gpt-image-*', 'chatgpt-image-*', 'sora-*', 'gpt-realtime*']],
    ['anthropic, credential: y', ['claude-*']],
    ['gemini, credential: y', ['gemini-*', 'imagen-*', 'veo-*']],
    ['vertex, credential: y', ['gemini-*', 'imagen-*', 'veo-*']],
    [
      "specway, baseUrl: 'http://x', credential: y",
      ['chatfam-*', 'genfam-*', 'imgfam2-*', 'imgfam-*', 'vidfam-*', 'rtfam-*', 'chatgpt-image-*', 'sora-*'],
    ],
  ])('are by default those of the catalogue, and the families of %s', (provider, families) => {
    const names = Object.entries(load(`provider: ${provider}`)?.models ?? {});
    const patterns = names.filter(([name]) => name.includes('*'));
    expect(patterns).toEqual(families.map((family) => [family, family]));
    expect(names.length).toBeGreaterThan(patterns.length);
  });

  it('are no videos of a vendor that makes none any more', () => {
    const modelsOf = (rest: string) => load(`provider: openai, ${rest}`)?.models;
    expect(
      Object.keys(modelsOf("baseUrl: 'http://x'") ?? {}).filter((name) => /^vidfam-/u.test(name)),
    ).toEqual([]);
    expect(modelsOf("baseUrl: 'http://x', models: { vidfam-3.1-generate-preview: wan-2 }")).toEqual({
      'vidfam-3.1-generate-preview': 'wan-2',
    });
    for (const models of [
      '{ sora-2: sora-2 }',
      '{ mine: sora-2 }',
      '{ vidfam-3.1-generate-preview: wan-2 }',
    ]) {
      const [problem] = readProblems(`provider: openai, credential: y, models: ${models}`);
      expect(problem).toContain('needs a baseUrl');
    }
  });

  it('goes to the successors of those that Vertex AI has retired', () => {
    const models = load('provider: vertex, credential: y')?.models;
    expect(models?.['vidfam-3.1-generate-preview']).toBe('veo-3.1-generate-001');
    expect(models?.['vidfam-3.0-fast-generate-001']).toBe('veo-3.1-fast-generate-001');
  });

  it('may be patterns, and are then nothing else', () => {
    const models = "models: { 'claude-*': 'claude-*', 'fast-*': claude-haiku-4-5, '*': any }";
    expect(load(`${anthropic}, ${models}`)?.models).toEqual({
      'claude-*': 'claude-*',
      'fast-*': 'claude-haiku-4-5',
      '*': 'any',
    });
  });

  it('grow by extraModels, which go before the default in any spelling', () => {
    const extra =
      "extraModels: { our-best: claude-opus-9, claude-haiku-4-5: pinned, 'chatfam-*': 'eu.claude-*' }";
    const models = load(`${anthropic}, ${extra}`)?.models;
    expect(models).toMatchObject({
      'our-best': 'claude-opus-9',
      'chatfam-opus-4-8': 'claude-opus-4-8',
      'claude-haiku-4-5': 'pinned',
      'chatfam-*': 'eu.claude-*',
    });
    expect(models).not.toHaveProperty(['chatfam-haiku-4-5']);
    expect(models).not.toHaveProperty(['claude-*']);
  });

  it('are asked for where the provider lists them', () => {
    expect(load(`${anthropic}, discover: true`)).toMatchObject({ discover: true });
    expect(load(anthropic)).not.toHaveProperty('discover');
  });

  it.each([
    [
      `${anthropic}, models: { a: b }, extraModels: { c: d }`,
      'extraModels adds to the default models, which models replaces',
    ],
    [`${anthropic}, models: { 'a*b*': c }`, '"a*b*" in deployments[0].models must be a model name: '],
    [`${anthropic}, models: { '-a*': c }`, '"-a*" in deployments[0].models must be a model name: '],
    [`${anthropic}, models: { 'a*': 'b*c*' }`, 'The model a* of d means b*c*, which may have one * only.'],
    [
      `${anthropic}, models: { a: 'b*' }`,
      'The model a of d means b*, but has no * to stand for the one in it.',
    ],
    [
      `${anthropic}, extraModels: { 'claude-*': a, 'chatfam-*': b }`,
      'The model chatfam-* of d is the same model as claude-* in another spelling.',
    ],
    [
      `${anthropic}, extraModels: { genfam-2.5-pro: gemini-2.5-pro }`,
      'The model genfam-2.5-pro of d is not a model that anthropic can serve.',
    ],
    [
      'provider: gemini, credential: y, models: { claude-haiku-4-5: gpt-image-2 }',
      'The model claude-haiku-4-5 of d means gpt-image-2, which is not a model that gemini can serve.',
    ],
    [
      "provider: simulator, models: { 'fast-*': quick }",
      'The model fast-* of d is offered by no known operation',
    ],
    ['provider: simulator, discover: true', 'deployments[0].discover: simulator has no list of models'],
    [
      'provider: vertex, credential: y, discover: true',
      'deployments[0].discover: vertex has no list of models',
    ],
  ])('refuses %s', (deployment, problem) => {
    expect(readProblems(deployment)).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    "models: { 'fast-*': gemini-2.5-flash }",
    "models: { '*': '*' }",
    "models: { 'our-*': 'claude-*' }",
  ])('accepts for the simulator %s', (models) => {
    expect(readProblems(`provider: simulator, ${models}`)).toEqual([]);
  });

  it.each([
    'provider: gemini, credential: y, models: { claude-haiku-4-5: gemini-2.5-flash }',
    'provider: gemini, credential: y, extraModels: { imgfam-2: gemini-3.1-flash-image }',
    `${anthropic}, models: { gemini-2.5-pro: claude-opus-4-8 }`,
    `${anthropic}, models: { genfam-2.5-pro: our-llama }`,
    "provider: openai, baseUrl: 'http://x', models: { veo-3.1-generate-preview: sora-2 }",
  ])('may lead to models of another vendor: %s', (deployment) => {
    expect(readProblems(deployment)).toEqual([]);
  });

  it('stand for names that fallbacks are set for', () => {
    const rest = 'models: { claude-opus-9: { fallbacks: [claude-haiku-9], aliases: [claude-latest] } }';
    expect(readProblems(anthropic, rest)).toEqual([]);
  });

  it('are no aliases of another model where something is set for them', () => {
    const rest =
      'models: { claude-opus-9: { aliases: [chatfam-haiku-9, chatfam-opus-9] }, claude-haiku-9: {} }';
    expect(readProblems(anthropic, rest)).toEqual([
      expect.stringContaining(
        'The alias chatfam-haiku-9 of claude-opus-9 is a model that a deployment serves.',
      ),
    ]);
  });
});
