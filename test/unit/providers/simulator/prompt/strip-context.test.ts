import { describe, expect, it } from 'vitest';
import { stripContext } from '../../../../../src/providers/simulator/prompt/strip-context.ts';
import { watchCpu } from '../../../../support/watch-cpu.ts';

describe('stripContext', () => {
  it.each([
    ['<system-reminder>\nUse Bash.\n</system-reminder>\nHello', 'Hello'],
    ['Hello <session_context>Today is Monday.</session_context> there', 'Hello  there'],
    ['<environment_context><cwd>/home</cwd></environment_context>', ''],
    ['<command-name>/init</command-name><command-args a="1">x</command-args>Go', 'Go'],
    ['<ENV>Linux</ENV>Hello', 'Hello'],
    ['<system-reminder>a<system-reminder>b</system-reminder>c</system-reminder>Hello', 'Hello'],
    [
      '<system-reminder><session_context></system-reminder>Hello</session_context>',
      'Hello</session_context>',
    ],
    ['<search_results>Rome</search_results>What is this?', 'What is this?'],
  ])('takes what a program added out of %j', (text, own) => {
    expect(stripContext(text)).toBe(own);
  });

  it.each([
    'Hello',
    'Is 1 < 2 and </b> a tag?',
    '<div><b>bold</b></div>',
    '<instructions>Be brief.</instructions>',
    '<user_query>Weather in Paris?</user_query>',
    'Why is <my-element> not closed? </other-element>',
    'a <system-reminder> never closed',
  ])('leaves %j as it is', (text) => {
    expect(stripContext(text)).toBe(text);
  });

  it.each(['<a-b>', '</a-b>', '<a-b></a-b>', '<', '<aaaaaaaaaaaaaaaaaaaaaaaaaaaa', '<a-b </c-d '])(
    'takes little time for many %j',
    (piece) => {
      const spentMs = watchCpu();
      stripContext(`${piece.repeat(100_000)}</`);
      expect(spentMs()).toBeLessThan(2_000);
    },
  );
});
