import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Anthropic from '@anthropic-ai/sdk';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { docPages } from '../../support/doc-blocks.ts';
import { repositoryDir } from '../../support/list-openapi-examples.ts';

/** Names of Claude models that readers may copy, each with a page that has it. */
function listNames(): readonly (readonly [name: string, page: string])[] {
  const names = [...docPages, 'specway.example.yaml'].flatMap((page) =>
    [...readFileSync(join(repositoryDir, page), 'utf8').matchAll(/\bclaude-[a-z]+-\d[\d-]*/gu)].map(
      ([name]) => [name, page] as const,
    ),
  );
  return [...new Map(names)];
}

/** What the SDK says while it asks a model. */
async function listWarnings(model: string): Promise<readonly string[]> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => {
    warn.mockRestore();
  });
  const fetch = () => Promise.resolve(Response.json({ type: 'message', content: [] }));
  const client = new Anthropic({ apiKey: 'sk-of-nobody', fetch });
  await client.messages.create({ model, max_tokens: 1, messages: [{ role: 'user', content: 'Hello' }] });
  return warn.mock.calls.map(([text]) => String(text));
}

describe('Claude models in pages for readers', () => {
  it.each(listNames())('%s (%s) is none that the SDK of the vendor warns of', async (name) => {
    expect(await listWarnings(name)).toEqual([]);
  });
});
