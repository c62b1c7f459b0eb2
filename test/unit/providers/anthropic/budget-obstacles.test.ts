import { describe, expect, it } from 'vitest';
import {
  findBudgetObstacle,
  refuseBesideBudget,
} from '../../../../src/providers/anthropic/budget-obstacles.ts';

const user = { role: 'user', content: 'Hello' };
const assistant = (content: unknown) => ({ messages: [user, { role: 'assistant', content }] });
const text = { type: 'text', text: 'Well,' };

describe('findBudgetObstacle', () => {
  it.each([
    ['tool_choice', { tool_choice: { type: 'any' } }],
    ['tool_choice', { tool_choice: { type: 'tool', name: 'f' }, messages: [user] }],
    ['messages', assistant('Well,')],
    ['messages', assistant([text, text])],
  ])('is %s of %j', (obstacle, value) => {
    expect(findBudgetObstacle(value)).toBe(obstacle);
  });

  it.each([
    {},
    { tool_choice: { type: 'auto' }, messages: [user] },
    { tool_choice: { type: 'none' }, messages: 'none' },
    assistant([{ type: 'thinking', thinking: 'Hm.', signature: 's' }, text]),
    assistant([text, { type: 'server_tool_use', id: 's', name: 'web_search', input: {} }]),
  ])('is none of %j', (value) => {
    expect(findBudgetObstacle(value)).toBeNull();
  });
});

describe('refuseBesideBudget', () => {
  const budget = { thinking: { type: 'enabled', budget_tokens: 2000 } };

  it.each([
    ['tool_choice', { tool_choice: { type: 'any' } }],
    ['messages', assistant('Well,')],
  ])('refuses %s by name, as what another model may take', (param, value) => {
    expect(() => refuseBesideBudget({ ...value, ...budget })).toThrow(
      expect.objectContaining({ reason: 'unsupported_parameter', param, upstream: null }),
    );
  });

  it.each([
    budget,
    assistant('Well,'),
    { ...assistant('Well,'), thinking: { type: 'disabled' } },
    { tool_choice: { type: 'any' }, thinking: { type: 'adaptive' } },
  ])('takes %j', (value) => {
    expect(() => refuseBesideBudget(value)).not.toThrow();
  });
});
