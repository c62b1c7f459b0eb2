import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/index.ts';
import { describeStop, renderFirstScreen } from '../../../src/server/first-screen.ts';

const url = 'http://127.0.0.1:8080';

function render(file: string, createdKey: string | null, environment: Record<string, string> = {}): string {
  const readFile = () => file;
  const config = loadConfig({ environment, providers, workingDirectory: '/srv', readFile });
  return renderFirstScreen({ url, adminUrl: null, config, createdKey });
}

describe('renderFirstScreen', () => {
  it('says where everything is, and puts a new key into the request', () => {
    const text = render('', 'sk-new');
    expect(text).toMatch(/^ {2}Specway \d+\.\d+\.\d+ +http:\/\/127\.0\.0\.1:8080\n/);
    expect(text).toContain(`Documentation   ${url}/docs\n`);
    expect(text).toContain('Answers         come from the built-in simulator');
    expect(text).toContain('API key         is shown above, this once\n');
    expect(text).toMatch(/curl http:\S+\/v1\/messages -H 'x-api-key: sk-new' .*"model":"chatfam-/);
    expect(text.trimEnd().split('\n')).toHaveLength(5);
  });

  it('names deployments, and a model that they have', () => {
    const text = render(
      'deployments:\n  - { id: one, provider: gemini, credential: hidden, models: { gemini-2.5-pro: gemini-2.5-pro } }\n',
      null,
    );
    expect(text).toContain('come from one (gemini)');
    expect(text).toContain('"model":"genfam-2.5-pro"');
    expect(text).toContain("'x-api-key: YOUR-KEY'");
    expect(text).toContain('specway keys create');
    expect(text).not.toContain('hidden');
  });

  it('asks for the models where none of them chats, and never shows the configured key', () => {
    const key = 'sk-specway-example-key-0001';
    const text = render('deployments:\n  - { id: one, provider: openai, credential: hidden }\n', null, {
      SPECWAY_API_KEY: key,
    });
    expect(text).toContain(`curl ${url}/v1/models`);
    expect(text).toContain('is the one in SPECWAY_API_KEY');
    expect(text).not.toContain(key);
  });
});

describe('describeStop', () => {
  it('says how many may go on, and until when', () => {
    const fields = describeStop({ requests: 2, sessions: 1 }, Date.UTC(2026, 0, 1));
    expect(fields).toEqual({ requests: 2, sessions: 1, until: '2026-01-01T00:00:00.000Z' });
  });

  it('says only that it stops where nothing is under way', () => {
    expect(describeStop({ requests: 0, sessions: 0 }, 0)).toEqual({});
  });
});
