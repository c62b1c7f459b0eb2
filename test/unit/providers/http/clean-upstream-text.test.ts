import { describe, expect, it } from 'vitest';
import type { Deployment } from '../../../../src/core/provider.ts';
import { cleanUpstreamText } from '../../../../src/providers/http/clean-upstream-text.ts';

function createDeployment(baseUrl: string, credential: string | null): Deployment {
  const timeouts = { connectMs: 1, firstByteMs: 1, idleMs: 1, totalMs: 1 };
  return { id: 'a', provider: 'anthropic', baseUrl, credential, models: {}, timeouts };
}

const deployment = createDeployment('https://llm.corp.example:8443/proxy', 'correct-horse-battery');

describe('cleanUpstreamText', () => {
  it.each([
    ['max_tokens: must be at least 1', 'max_tokens: must be at least 1'],
    ['See https://docs.example.com/a?b=c for more.', 'See [url] for more.'],
    ['(gs://bucket/file.png) is missing', '([url]) is missing'],
    ['Invalid key correct-horse-battery', 'Invalid key [key]'],
    ['Key sk-ant-api03-AbCdEfGhIjKl is revoked', 'Key [key] is revoked'],
    ['Key AIzaSyA1234567890abcdefghij is revoked', 'Key [key] is revoked'],
    ['Authorization: Bearer abcdefgh12345678', 'Authorization: [key]'],
    ['/v1beta/models/x?key=abc&alt=sse failed', '/v1beta/models/x?key=[key]&alt=sse failed'],
    ['no route to llm.corp.example', 'no route to [host]'],
    ['no route to llm.corp.example:8443', 'no route to [host]'],
    ['contact us at help.example.com/x?y=1, please', 'contact us at [host] please'],
    ['write to first.last+1@mail.example.org.', 'write to [address].'],
    ['Include the request ID req_0123456789abcdef.', 'Include the request ID [id].'],
    ['in organization org-A1b2C3d4E5f6 on images', 'in organization [id] on images'],
    ['the field org_chart of picture.png', 'the field org_chart of picture.png'],
    ['one\r\ntwo\tthree\u0000four\u2028five', 'one two three four five'],
    ['a lone \ud83d surrogate', 'a lone \ufffd surrogate'],
    ['tools.0.input_schema: skipped_validation_of_key', 'tools.0.input_schema: skipped_validation_of_key'],
    ['Invalid value at generation_config.token_count', 'Invalid value at generation_config.token_count'],
  ])('turns %j into %j', (text, expected) => {
    expect(cleanUpstreamText(text, deployment)).toBe(expected);
  });

  it('shows at most 1000 characters', () => {
    const text = cleanUpstreamText('a b'.repeat(10_000), deployment);
    expect(text).toHaveLength(1001);
    expect(text.endsWith('…')).toBe(true);
  });

  it('does not show the start of a key that is cut off', () => {
    expect(cleanUpstreamText(`${'a '.repeat(490)}sk-ant-${'x'.repeat(9000)}`, deployment)).toMatch(
      /\[key\]$/u,
    );
  });

  it('keeps words that happen to be the host of an upstream in a private network', () => {
    const internal = createDeployment('http://messages:4000', null);
    expect(cleanUpstreamText('messages: is required (http messages:4000)', internal)).toBe(
      'messages: is required (http [host])',
    );
  });

  it('keeps words that happen to be a very short credential', () => {
    expect(cleanUpstreamText('a test', createDeployment('http://127.0.0.1', 'test'))).toBe('a test');
  });
});
