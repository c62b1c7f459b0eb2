import { describe, expect, it } from 'vitest';
import { createModelNames } from '../../../src/core/model-names.ts';

describe('createModelNames', () => {
  const names = createModelNames({
    'chatfam-opus-4-8': 'pinned',
    'claude-*': 'claude-*',
    'claude-opus-*': 'opus-of-the-house-*',
    '*-latest': 'newest-*',
    'fast-*': 'gemini-2.5-flash',
    'gemini-*-exp': '*',
  });

  it.each([
    ['claude-opus-4-8', 'pinned', null],
    ['chatfam-opus-4-8', 'pinned', null],
    ['claude-opus-5-5', 'opus-of-the-house-5-5', 'claude-opus-*'],
    ['chatfam-opus-5-5', 'opus-of-the-house-5-5', 'claude-opus-*'],
    ['claude-sonnet-4-5-20250929', 'claude-sonnet-4-5-20250929', 'claude-*'],
    ['fast-and-cheap', 'gemini-2.5-flash', 'fast-*'],
    ['fast-', 'gemini-2.5-flash', 'fast-*'],
    ['gemini-4-exp', '4', 'gemini-*-exp'],
    ['genfam-4-exp', '4', 'gemini-*-exp'],
    ['other-latest', 'newest-other', '*-latest'],
  ])('%s is called %s, by the pattern %s', (name, upstreamModel, pattern) => {
    expect(names.find(name)).toEqual({ upstreamModel, pattern });
  });

  it.each([
    'gemini-4',
    'nobody',
    '',
    'gemini-exp',
    'claude-a/b',
    'claude-a:b',
    'claude-\n',
    `claude-${'x'.repeat(250)}`,
  ])('%j is no name of it', (name) => {
    expect(names.find(name)).toBeNull();
  });

  it('lists the names that are no patterns', () => {
    expect(names.ids).toEqual(['chatfam-opus-4-8']);
  });

  it('prefers the longer text before the star among patterns of one length', () => {
    const equal = createModelNames({ '*-latest': 'one', 'claude-*': 'two' });
    expect(equal.find('claude-latest')?.upstreamModel).toBe('two');
    expect(createModelNames({ '*bcd': 'one', 'abc*': 'two' }).find('abcbcd')?.upstreamModel).toBe('two');
  });

  it('takes what a star stands for as it is', () => {
    expect(createModelNames({ '*': 'x-*' }).find('$1')).toBeNull();
    expect(createModelNames({ 'a*': '*' }).find('a..')?.upstreamModel).toBe('..');
    expect(createModelNames({ '*': '*' }).find('chatfam-x')?.upstreamModel).toBe('claude-x');
  });

  it('tells families whose vendor prefix begins alike apart', () => {
    const gpt = createModelNames({ 'gpt-*': 'any-*', 'gpt-image-*': 'image-*' });
    expect(gpt.find('imgfam-3')?.upstreamModel).toBe('image-3');
    expect(gpt.find('gpt-5')?.upstreamModel).toBe('any-5');
  });
});
