import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../../src/providers/simulator/create-random.ts';
import { planThinking } from '../../../../../src/providers/simulator/plan/plan-thinking.ts';
import { readMessagePrompt } from '../../../../../src/providers/simulator/prompt/read-message-prompt.ts';
import type { ThinkingRequest } from '../../../../../src/providers/simulator/prompt/prompt.ts';
import { createCall, createMessageBody } from '../simulator-calls.ts';

function plan(thinking: ThinkingRequest, text = 'What is tea?') {
  const prompt = readMessagePrompt(createCall(createMessageBody(text)));
  return planThinking({ ...prompt, thinking }, 'What is tea?', createRandom(prompt.seed, 'thinking'));
}

describe('planThinking', () => {
  it('shows thoughts with a signature that names the simulator', () => {
    const [part] = plan({ mode: 'shown', budgetTokens: null }).parts;
    if (part?.kind !== 'thinking') throw new Error('No thoughts');
    expect(part.text).toContain('What is tea?');
    expect(Buffer.from(part.signature, 'base64').toString()).toMatch(/^simulator:/);
  });

  it('keeps to its budget', () => {
    const [part] = plan({ mode: 'shown', budgetTokens: 3 }).parts;
    expect(part).toMatchObject({ kind: 'thinking', text: 'The user say' });
  });

  it('shows nothing of sealed and hidden thoughts, but has them counted', () => {
    const sealed = plan({ mode: 'sealed', budgetTokens: null });
    expect(sealed.parts).toMatchObject([{ kind: 'thinking', text: '' }]);
    expect(sealed.hidden).not.toBe('');
    expect(plan({ mode: 'hidden', budgetTokens: null })).toMatchObject({
      parts: [],
      hidden: expect.stringContaining('tea'),
    });
  });

  it('does not think when it is off', () => {
    expect(plan({ mode: 'off', budgetTokens: null })).toEqual({ parts: [], hidden: '' });
  });

  it('adds thoughts nobody can read where a directive asks for them', () => {
    const { parts } = plan({ mode: 'shown', budgetTokens: null }, 'Hi [[redacted_thinking]]');
    expect(parts.map(({ kind }) => kind)).toEqual(['thinking', 'redacted-thinking']);
  });
});
