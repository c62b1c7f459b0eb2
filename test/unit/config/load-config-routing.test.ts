import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';

function load(yaml: string) {
  return loadConfig({ environment: {}, providers, workingDirectory: '/srv', readFile: () => yaml });
}

function readProblems(yaml: string): readonly string[] {
  try {
    load(yaml);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('loadConfig: routing', () => {
  it('has defaults', () => {
    const { routing, models, deployments } = load('');
    expect(routing).toEqual({
      strategy: 'weighted',
      attempts: 3,
      backoffMs: 250,
      maxBackoffMs: 8000,
      deadlineMs: 600_000,
      cooldown: { failures: 3, durationMs: 30_000 },
    });
    expect(models).toEqual({});
    expect(deployments[0]).toMatchObject({ weight: 1, priority: 0, abort: 'cancel' });
    expect(deployments[0]).not.toHaveProperty('concurrency');
    expect(deployments[0]).not.toHaveProperty('retryAmbiguous');
  });

  it('reads every key', () => {
    const { routing } = load(`
routing:
  strategy: latency
  attempts: 5
  backoff: 100ms
  maxBackoff: 2s
  deadline: 90s
  cooldown: { failures: 1, duration: 2m }
`);
    expect(routing).toEqual({
      strategy: 'latency',
      attempts: 5,
      backoffMs: 100,
      maxBackoffMs: 2000,
      deadlineMs: 90_000,
      cooldown: { failures: 1, durationMs: 120_000 },
    });
  });

  it.each([
    ['routing: { strategy: fastest }', 'routing.strategy must be one of weighted, latency. It is "fastest".'],
    ['routing: { attempts: 0 }', 'routing.attempts must be a whole number from 1 to 10. It is 0.'],
    ['routing: { attempts: 1.5 }', 'routing.attempts must be a whole number from 1 to 10. It is 1.5.'],
    [
      'routing: { backoff: 1 }',
      'routing.backoff must be a duration such as 500ms, 30s, 10m, 1h or 2d, at most 99999s, 9999m, 99h or 24d. It is 1.',
    ],
    [
      'routing: { cooldown: { failure: 1 } }',
      'routing.cooldown.failure is not a known key; did you mean failures?',
    ],
    [
      'deployments: [{ id: a, provider: simulator, weight: 0 }]',
      'deployments[0].weight must be a whole number from 1 to 1000. It is 0.',
    ],
    [
      'deployments: [{ id: a, provider: simulator, priority: 101 }]',
      'deployments[0].priority must be a whole number from 0 to 100. It is 101.',
    ],
    [
      'deployments: [{ id: a, provider: simulator, concurrency: 0 }]',
      'deployments[0].concurrency must be a whole number from 1 to 1000000. It is 0.',
    ],
    [
      'deployments: [{ id: a, provider: simulator, abort: stop }]',
      'deployments[0].abort must be one of cancel, drain. It is "stop".',
    ],
    [
      'deployments: [{ id: a, provider: simulator, retryAmbiguous: "yes" }]',
      'deployments[0].retryAmbiguous must be true or false. It is "yes".',
    ],
  ])('refuses %s', (yaml, expected) => {
    const problems = readProblems(yaml);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(expected);
  });
});

describe('loadConfig: models', () => {
  it('reads fallbacks and aliases, by neutral id', () => {
    const { models } = load(`
models:
  claude-opus-4-8: { fallbacks: [gemini-2.5-pro, our-fast], aliases: [our-best] }
  chatfam-haiku-4-5: { aliases: [our-fast] }
`);
    expect(models).toEqual({
      'chatfam-opus-4-8': { fallbacks: ['gemini-2.5-pro', 'our-fast'], aliases: ['our-best'] },
      'chatfam-haiku-4-5': { fallbacks: [], aliases: ['our-fast'] },
    });
  });

  it.each([
    [
      'models: { chatfma-opus-4-8: {} }',
      'specway.yaml:1:11 models.chatfma-opus-4-8 is served by no deployment; did you mean chatfam-opus-4-8?',
    ],
    [
      'models: { chatfam-opus-4-8: {}, claude-opus-4-8: {} }',
      'specway.yaml:1:33 models.claude-opus-4-8 is the same model as chatfam-opus-4-8 in another spelling.',
    ],
    [
      'models: { chatfam-opus-4-8: { fallbacks: [wibble] } }',
      'specway.yaml:1:43 The fallback wibble of chatfam-opus-4-8 is served by no deployment.',
    ],
    [
      'models: { chatfam-opus-4-8: { aliases: [claude-haiku-4-5] } }',
      'specway.yaml:1:41 The alias claude-haiku-4-5 of chatfam-opus-4-8 is a model that a deployment serves.',
    ],
    [
      'models: { chatfam-opus-4-8: { aliases: [best] }, genfam-2.5-pro: { aliases: [best] } }',
      'specway.yaml:1:78 The alias best of genfam-2.5-pro is one of chatfam-opus-4-8 already.',
    ],
    [
      'models: { chatfam-opus-4-8: { fallbacks: [claude-opus-4-8] } }',
      'specway.yaml:1:43 The fallbacks of chatfam-opus-4-8 lead back to it: chatfam-opus-4-8 -> claude-opus-4-8.',
    ],
    [
      'models: { vidfam-3.1: { fallbacks: [genfam-2.5-pro] } }',
      'specway.yaml:1:25 vidfam-3.1 has no use for fallbacks; give it more deployments: a video waits for those of its own model.',
    ],
    [
      'models: { chatfam-opus-4-8: { fallback: [] } }',
      'specway.yaml:1:31 models.chatfam-opus-4-8.fallback is not a known key; did you mean fallbacks?',
    ],
    [
      'models: { chatfam-opus-4-8: { fallbacks: [a, a] } }',
      'must be a list of at most 10 model names without repetition',
    ],
  ])('refuses %s', (yaml, expected) => {
    const problems = readProblems(yaml);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(expected);
  });

  it('refuses fallbacks that lead back, through other models and their aliases', () => {
    const problems = readProblems(`models:
  chatfam-opus-4-8: { fallbacks: [our-fast] }
  chatfam-haiku-4-5: { aliases: [our-fast], fallbacks: [genfam-2.5-pro] }
  genfam-2.5-pro: { fallbacks: [chatfam-opus-4-8] }
  genfam-2.5-flash: { fallbacks: [chatfam-opus-4-8] }
`);
    expect(problems).toEqual([
      'specway.yaml:2:35 The fallbacks of chatfam-opus-4-8 lead back to it: chatfam-opus-4-8 -> our-fast -> genfam-2.5-pro -> chatfam-opus-4-8.',
      'specway.yaml:3:57 The fallbacks of chatfam-haiku-4-5 lead back to it: chatfam-haiku-4-5 -> genfam-2.5-pro -> chatfam-opus-4-8 -> chatfam-haiku-4-5.',
      'specway.yaml:4:33 The fallbacks of genfam-2.5-pro lead back to it: genfam-2.5-pro -> chatfam-opus-4-8 -> chatfam-haiku-4-5 -> genfam-2.5-pro.',
    ]);
  });

  it.each([
    ['a dense order of 26', 26, 10],
    ['a chain of 250', 250, 1],
  ])('takes little time for the fallbacks of %s models', (_what, count, width) => {
    const began = performance.now();
    expect(readProblems(writeModels(count, width))).toEqual([]);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('names a long loop by its beginning and its end', () => {
    const yaml = writeModels(30, 1).replace('m29: { fallbacks: [] }', 'm29: { fallbacks: [m0] }');
    expect(readProblems(yaml)[0]).toMatch(
      /The fallbacks of m0 lead back to it: m0 -> m1 -> m2 -> m3 -> m4 -> … -> m27 -> m28 -> m29 -> m0\.$/u,
    );
  });
});

/** Models that each fall back to the next ones. */
function writeModels(count: number, width: number): string {
  const names = Array.from({ length: count }, (_, index) => `m${String(index)}`);
  const served = names.map((name) => `${name}: chatfam-opus-4-8`).join(', ');
  const models = names.map(
    (name, index) => `  ${name}: { fallbacks: [${names.slice(index + 1, index + 1 + width).join(', ')}] }`,
  );
  return `deployments: [{ id: s, provider: simulator, extraModels: { ${served} } }]\nmodels:\n${models.join('\n')}\n`;
}
