import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../../../src/providers/simulator/plan/plan-answer.ts';
import { readContentPrompt } from '../../../../../src/providers/simulator/prompt/read-content-prompt.ts';
import { readMessagePrompt } from '../../../../../src/providers/simulator/prompt/read-message-prompt.ts';
import { createCall, createContentBody, createMessageBody, weatherTool } from '../simulator-calls.ts';

type Json = Readonly<Record<string, unknown>>;

function planMessage(content: unknown, rest: Json = {}) {
  return planAnswer(readMessagePrompt(createCall(createMessageBody(content, rest))), createId);
}

function planContent(text: string, rest: Json = {}) {
  return planAnswer(
    readContentPrompt(createCall(createContentBody(text, rest), { upstreamModel: 'genfam-2.5-flash' })),
    createId,
  );
}

const createId = () => 'A'.repeat(22);

describe('planAnswer', () => {
  it('plans the same answer for the same request', () => {
    expect(planMessage('Hello', { tools: [weatherTool] })).toEqual(
      planMessage('Hello', { tools: [weatherTool] }),
    );
  });

  it('plans another answer for another model', () => {
    const body = createMessageBody('Hello');
    const [one, other] = ['claude-opus-4-8', 'claude-haiku-4-5'].map((upstreamModel) =>
      planAnswer(readMessagePrompt(createCall(body, { upstreamModel })), createId),
    );
    expect(one).not.toEqual(other);
  });

  it('announces a call the model chose, not one it was made to make', () => {
    const kinds = (rest: Json) =>
      planMessage('Weather in Paris?', { tools: [weatherTool], ...rest }).candidates[0]?.parts.map(
        ({ kind }) => kind,
      );
    expect(kinds({})).toEqual(['text', 'tool-call']);
    expect(kinds({ tool_choice: { type: 'any' } })).toEqual(['tool-call']);
  });

  it('announces no call where its words have to be JSON', () => {
    const format = { type: 'json_schema', schema: { type: 'object', properties: {} } };
    const [candidate] = planMessage('Weather in Paris?', {
      tools: [weatherTool],
      output_config: { format },
    }).candidates;
    expect(candidate?.parts.map(({ kind }) => kind)).toEqual(['tool-call']);
  });

  it('makes as many candidates as asked, each its own', () => {
    const { candidates } = planContent('What is tea?', { generationConfig: { candidateCount: 3 } });
    expect(new Set(candidates.map(({ parts }) => JSON.stringify(parts))).size).toBe(3);
  });

  it.each([0, 10, 45, 60])('keeps sealed thoughts and text together within max_tokens %i', (maxTokens) => {
    const thinking = { type: 'adaptive', display: 'omitted' };
    const [candidate] = planMessage('What is tea?', { thinking, max_tokens: maxTokens }).candidates;
    expect(candidate?.finish).toEqual({ kind: 'max-tokens' });
    const { text = NaN, thoughts = NaN } = candidate?.tokens ?? {};
    expect(text + thoughts).toBeLessThanOrEqual(maxTokens);
  });

  it('runs code only where the tool is there and the question asks for it', () => {
    const kinds = (text: string, rest: Json) =>
      planContent(text, rest).candidates[0]?.parts.map(({ kind }) => kind);
    const tools = [{ codeExecution: {} }];
    expect(kinds('Calculate 12 * 7', { tools })).toEqual(['text', 'code', 'code-result', 'text']);
    expect(kinds('Tell me a joke', { tools })).toEqual(['text']);
    expect(kinds('Calculate 12 * 7', {})).toEqual(['text']);
  });

  it('refuses when filtered or blocked', () => {
    expect(planMessage('Hi [[filtered]]')).toMatchObject({
      blockReason: null,
      candidates: [{ finish: { kind: 'filtered', subject: 'text' } }],
    });
    expect(planContent('Hi [[block=OTHER]]')).toMatchObject({
      blockReason: 'OTHER',
      candidates: [{ finish: { kind: 'filtered', subject: 'text' } }],
    });
  });

  it('ends with the reason a directive names', () => {
    const plan = planMessage('Hi [[finish=stop_sequence]]', { stop_sequences: ['###'] });
    expect(plan.candidates[0]?.finish).toEqual({
      kind: 'directed',
      reason: 'stop_sequence',
      sequence: '###',
    });
  });

  it('makes no call when the directed reason says that calling failed', () => {
    const tools = [weatherTool];
    const kinds = planMessage('Weather? [[finish=MALFORMED_FUNCTION_CALL]]', {
      tools,
    }).candidates[0]?.parts.map(({ kind }) => kind);
    expect(kinds).toEqual(['text']);
  });

  it('counts the tokens of what it says, and thoughts apart', () => {
    const plan = planMessage('Hi [[tokens=50]]', { thinking: { type: 'enabled', budget_tokens: 1_024 } });
    const tokens = plan.candidates[0]?.tokens;
    expect(tokens?.text).toBe(50);
    expect(tokens?.thoughts).toBeGreaterThan(10);
  });
});
