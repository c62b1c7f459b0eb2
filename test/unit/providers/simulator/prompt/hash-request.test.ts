import { describe, expect, it } from 'vitest';
import { hashRequest } from '../../../../../src/providers/simulator/prompt/hash-request.ts';

const body = { messages: [{ role: 'user', content: 'Hello' }], max_tokens: 10 };

describe('hashRequest', () => {
  it('gives the same seed for the same request', () => {
    expect(hashRequest('m', structuredClone(body))).toEqual(hashRequest('m', body));
  });

  it('does not care how the answer is delivered', () => {
    expect(hashRequest('m', { ...body, stream: true, model: 'other' })).toEqual(hashRequest('m', body));
  });

  it.each([
    ['the model', 'n', body],
    ['a number', 'm', { ...body, max_tokens: 11 }],
    ['a letter', 'm', { ...body, messages: [{ role: 'user', content: 'Hallo' }] }],
    ['where a string ends', 'm', { ...body, messages: [{ role: 'use', content: 'rHello' }] }],
    ['a nesting', 'm', { ...body, messages: [[{ role: 'user', content: 'Hello' }]] }],
    ['null', 'm', { ...body, max_tokens: null }],
  ])('changes with %s', (_, model, other) => {
    expect(hashRequest(model, other)).not.toEqual(hashRequest('m', body));
  });

  it('samples long strings, and sees their length and ends', () => {
    const long = 'A'.repeat(1_000_000);
    const seed = hashRequest('m', { data: long });
    expect(hashRequest('m', { data: `${long}A` })).not.toEqual(seed);
    expect(hashRequest('m', { data: `${long.slice(1)}B` })).not.toEqual(seed);
    expect(hashRequest('m', { data: `B${long.slice(1)}` })).not.toEqual(seed);
  });
});
