import { describe, expect, it } from 'vitest';
import { checkToolNames } from '../../../../../src/providers/simulator/prompt/check-tool-names.ts';
import { readMessagePrompt } from '../../../../../src/providers/simulator/prompt/read-message-prompt.ts';
import { createCall, createMessageBody, weatherTool } from '../simulator-calls.ts';

function check(text: string, rest: Readonly<Record<string, unknown>>): void {
  checkToolNames(readMessagePrompt(createCall(createMessageBody(text, rest))), 'd1');
}

describe('checkToolNames', () => {
  it('refuses a directive for a tool the request does not have', () => {
    expect(() => check('[[tool=get_time]]', { tools: [weatherTool] })).toThrow('get_time');
  });

  it('refuses a choice of a tool the request does not have', () => {
    const rest = { tools: [weatherTool], tool_choice: { type: 'tool', name: 'get_time' } };
    expect(() => check('Hi', rest)).toThrow(
      expect.objectContaining({ code: 'invalid_argument', param: 'tool_choice.name' }),
    );
  });

  it('lets tools pass that the vendor runs', () => {
    const tools = [{ type: 'web_search_20250305', name: 'web_search' }];
    expect(() => check('Hi', { tools, tool_choice: { type: 'tool', name: 'web_search' } })).not.toThrow();
  });
});
