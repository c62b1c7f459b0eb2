import { describe, expect, it } from 'vitest';
import { applyDirectives } from '../../../../../src/providers/simulator/prompt/apply-directives.ts';
import type { PromptPart, Turn } from '../../../../../src/providers/simulator/prompt/prompt.ts';

function user(...parts: readonly (PromptPart | string)[]): Turn {
  return {
    role: 'user',
    parts: parts.map((part) => (typeof part === 'string' ? { kind: 'text', text: part } : part)),
  };
}

const assistant: Turn = { role: 'assistant', parts: [{ kind: 'text', text: '[[tokens=9]]' }] };
const result: PromptPart = { kind: 'tool-result', name: 'get_weather', text: '[[tokens=8]]', outcome: 'ok' };

describe('applyDirectives', () => {
  it('takes the directives out of the last user turn', () => {
    const { turns, directives } = applyDirectives({ system: [], turns: [user('Hi [[tokens=3]]')] }, 'd1');
    expect(directives.tokens).toBe(3);
    expect(turns[0]?.parts).toEqual([{ kind: 'text', text: 'Hi' }]);
  });

  it('does not look at earlier turns, the assistant, or tool results', () => {
    const turns = [user('[[tokens=7]]'), assistant, user(result, 'Go on.')];
    expect(applyDirectives({ system: [], turns }, 'd1').directives.tokens).toBeNull();
  });

  it('looks at the system texts, but lets the turn win', () => {
    const system = ['[[tokens=3]] [[delay=1s]]'];
    const { directives, system: rest } = applyDirectives({ system, turns: [user('[[tokens=5]]')] }, 'd1');
    expect(directives).toMatchObject({ tokens: 5, delayMs: 1_000 });
    expect(rest).toEqual([]);
  });

  it('calls a tool of the system directive once, not again for its result', () => {
    const system = ['[[tool=get_weather]]'];
    expect(applyDirectives({ system, turns: [user('Hi')] }, 'd1').directives.tools).toEqual(['get_weather']);
    expect(applyDirectives({ system, turns: [user(result)] }, 'd1').directives.tools).toEqual([]);
  });

  it('finds the last user turn before a prefill', () => {
    const turns = [user('[[tokens=4]]'), assistant];
    expect(applyDirectives({ system: [], turns }, 'd1').directives.tokens).toBe(4);
  });

  it('refuses a directive it does not understand', () => {
    expect(() => applyDirectives({ system: [], turns: [user('[[status=1]]')] }, 'd1')).toThrow(
      expect.objectContaining({
        code: 'invalid_argument',
        upstream: expect.objectContaining({ deploymentId: 'd1' }),
      }),
    );
  });

  it("refuses a directive of an unknown name in the user's words, and names the nearest", () => {
    const apply = (system: readonly string[], ...turns: readonly Turn[]) =>
      applyDirectives({ system, turns }, 'd1');
    expect(() => apply([], user('Hi [[staus=429]]'))).toThrow(
      expect.objectContaining({ code: 'invalid_argument', message: expect.stringContaining('[[status=S]]') }),
    );
    expect(() => apply([], user('Hi [[frobnicate=1]]'))).toThrow('[[frobnicate=1]]');
    const quoted: PromptPart = { kind: 'tool-result', name: 'Read', text: '[[staus=429]]', outcome: 'ok' };
    expect(
      apply(['Use [[staus=429]]'], user('Earlier [[staus=429]]'), assistant, user(quoted)).system,
    ).toEqual(['Use [[staus=429]]']);
  });
});
