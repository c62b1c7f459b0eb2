import { describe, expect, it } from 'vitest';
import {
  clientKey,
  promptMark,
  upstreamKeys,
  upstreamMarks,
  wrongKey,
} from '../../../../scripts/fuzz/gateways/fuzz-secrets.ts';
import { createSecretFinder } from '../../../../scripts/fuzz/oracles/find-secrets.ts';

const finder = createSecretFinder('127.0.0.1:40123', ['/srv/gateway']);

describe('createSecretFinder', () => {
  it.each([
    upstreamKeys.vertex,
    clientKey,
    wrongKey,
    upstreamMarks.key,
    upstreamMarks.host,
    upstreamMarks.path,
    'connect ECONNREFUSED 127.0.0.1:40123',
    'localhost:40123',
    '/srv/gateway/src/main.ts',
  ])('finds %s in answers and in the log', (text) => {
    expect(finder.inAnswer(Buffer.from(`{"message":"${text}"}`))).not.toEqual([]);
    expect(finder.inLog(`{"msg":"${text}"}`)).not.toEqual([]);
  });

  it('finds the stack of an error in an answer', () => {
    const { stack } = new Error('x');
    expect(finder.inAnswer(Buffer.from(JSON.stringify({ message: stack })))).toContain('a stack');
  });

  it('lets a client have its own prompt back, and keeps it out of the log', () => {
    expect(finder.inAnswer(Buffer.from(promptMark))).toEqual([]);
    expect(finder.inLog(promptMark)).toEqual(['the prompt']);
  });

  it('lets a line on a failure say where in the code it was', () => {
    expect(finder.inFailure('/srv/gateway/src/main.ts')).toEqual([]);
    expect(finder.inFailure(upstreamKeys.openai)).toEqual(['the credential of openai']);
  });
});
