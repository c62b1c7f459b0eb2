import { describe, expect, it } from 'vitest';
import { createRandomId } from '../../../../../src/providers/simulator/create-id.ts';
import { planToolCalls } from '../../../../../src/providers/simulator/plan/plan-tool-calls.ts';
import { readContentPrompt } from '../../../../../src/providers/simulator/prompt/read-content-prompt.ts';
import { readMessagePrompt } from '../../../../../src/providers/simulator/prompt/read-message-prompt.ts';
import {
  createCall,
  createContentBody,
  createMessageBody,
  weatherDeclaration,
  weatherTool,
} from '../simulator-calls.ts';

type Json = Readonly<Record<string, unknown>>;

function plan(question: string, tools: readonly Json[], rest: Json = {}) {
  const prompt = readMessagePrompt(createCall(createMessageBody(question, { tools, ...rest })));
  return planToolCalls(prompt, question, { purpose: 'candidate 0', createId: createRandomId });
}

describe('planToolCalls', () => {
  it('takes the place from the question', () => {
    expect(plan('What is the weather in Paris?', [weatherTool])).toMatchObject([
      { name: 'get_weather', input: { location: 'Paris' }, signature: null },
    ]);
  });

  it('asks once for each place', () => {
    const calls = plan('What is the weather in Paris and London?', [weatherTool]);
    expect(calls.map(({ input }) => input)).toEqual([{ location: 'Paris' }, { location: 'London' }]);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
  });

  it('asks for one place where parallel calls are switched off', () => {
    const rest = { tool_choice: { type: 'auto', disable_parallel_tool_use: true } };
    expect(plan('What is the weather in Paris and London?', [weatherTool], rest)).toHaveLength(1);
  });

  it('keeps to the limits that descriptions end with, as clients write them for strict tools', () => {
    const count = { type: 'integer', description: 'How many.\n\n{minimum: 41, maximum: 42}' };
    const input_schema = { type: 'object', properties: { count }, required: ['count'] };
    const [call] = plan('Please pick some.', [{ name: 'pick', description: 'Picks.', input_schema }]);
    expect([41, 42]).toContain((call?.input as { count: number }).count);
  });

  it('gives a tool without a schema an empty object, and never anything but an object', () => {
    for (const schema of [undefined, {}, { type: 'object' }, { type: 'array' }, { not: {} }, 'nonsense']) {
      const [call] = plan('Use thing', [{ name: 'thing', type: 'custom', input_schema: schema }]);
      expect(call?.input).toBeTypeOf('object');
      expect(Array.isArray(call?.input)).toBe(false);
    }
  });

  it.each([
    ['Use the computer to take a screenshot', { action: 'screenshot' }],
    ['Use the computer and click the button', { action: 'left_click', coordinate: [640, 400] }],
    ['Use the computer to type "hello"', { action: 'type', text: 'hello' }],
  ])('operates a computer: %s', (question, input) => {
    const computer = {
      type: 'computer_20241022',
      name: 'computer',
      display_width_px: 1280,
      display_height_px: 800,
    };
    expect(plan(question, [computer])[0]?.input).toEqual(input);
  });

  it('gives a shell and an editor nothing that could do harm, whatever stands in quotation marks', () => {
    const bash = { type: 'bash_20241022', name: 'bash' };
    const editor = { type: 'text_editor_20241022', name: 'str_replace_editor' };
    expect(plan('Use bash to run "rm -r ~"', [bash])[0]?.input).toEqual({ command: 'true' });
    expect(plan('Use str_replace_editor on "/etc/passwd"', [editor])[0]?.input).toEqual({
      command: 'view',
      path: '/tmp/specway-simulated.txt',
    });
  });

  it('looks at a memory where the user speaks of it, beside tools that are called as ever', () => {
    const memory = { type: 'memory_20250818', name: 'memory' };
    expect(plan('What is in your memory?', [memory])).toMatchObject([
      { name: 'memory', input: { command: 'view', path: '/memories' } },
    ]);
    const weather = { name: 'get_weather', input_schema: { type: 'object', properties: {} } };
    expect(plan('How is the weather?', [memory, weather])).toMatchObject([{ name: 'get_weather' }]);
  });

  it.each(['Task', 'new_task', 'Agent', 'run_subagent', 'run_shell_command', 'execute_query'])(
    'hands nothing of the question on to %s',
    (name) => {
      const properties = { prompt: { type: 'string' }, query: { type: 'string' }, text: { type: 'string' } };
      const input_schema = { type: 'object', properties, required: Object.keys(properties) };
      const question = `Use the ${name} tool for "rm -r ~" in Paris`;
      const [call] = plan(question, [{ name, input_schema }]);
      expect(call?.name).toBe(name);
      expect(JSON.stringify(call?.input)).not.toMatch(/rm -r|Use|Paris/);
    },
  );

  describe('to another agent', () => {
    const listed = 'Available agent types:\n- reviewer: Reads code.\n- planner: Plans.';
    const createTool = (agent: Json, description = 'Hands over.') => {
      const properties = { agentName: agent, prompt: { type: 'string' } };
      const input_schema = { type: 'object', properties, required: Object.keys(properties) };
      return { name: 'delegate_task', description, input_schema };
    };
    const question = 'Use delegate_task for Paris';

    it.each<[where: string, tool: Json, rest: Json, name: unknown]>([
      ['the tool', createTool({ type: 'string' }, `Starts one.\n\n${listed}`), {}, 'reviewer'],
      ['the parameter', createTool({ type: 'string', description: 'One of: writer, editor' }), {}, 'writer'],
      ['the system prompt', createTool({ type: 'string' }), { system: listed }, 'reviewer'],
      [
        'the system prompt, several',
        createTool({ type: 'array', items: { type: 'string' } }),
        { system: listed },
        ['reviewer', 'planner'],
      ],
      ['an enumeration, before all others', createTool({ enum: ['clerk'] }), { system: listed }, 'clerk'],
    ])('names one that is listed by %s', (_where, tool, rest, name) => {
      expect(plan(question, [tool], rest)[0]?.input).toMatchObject({ agentName: name });
    });

    it('names one that a reminder in the turn of the user lists', () => {
      const reminder = `<system-reminder>\n${listed}\n</system-reminder>\n${question}`;
      const [call] = plan(reminder, [createTool({ type: 'string' })]);
      expect(call?.input).toMatchObject({ agentName: 'reviewer' });
    });

    it.each(['system', 'question'])('names one that stands as an element in the %s', (where) => {
      const routing =
        'Agents:\n<agents>\n  <agent>\n    <name>poet</name>\n  </agent>\n</agents>\nThe weather?';
      const description = 'The name of the agent that should handle the request';
      const properties = { name: { type: 'string', description }, reason: { type: 'string' } };
      const tool = { name: 'select_agent', input_schema: { type: 'object', properties, required: ['name'] } };
      const rest = { tool_choice: { type: 'any' }, ...(where === 'system' ? { system: routing } : {}) };
      const [call] = plan(where === 'system' ? 'The weather?' : routing, [tool], rest);
      expect(call).toMatchObject({ name: 'select_agent', input: { name: 'poet' } });
    });
  });

  it('signs the first call of a third-generation model only', () => {
    const question = 'What is the weather in Paris and London for 3 days?';
    const body = createContentBody(question, { tools: [{ functionDeclarations: [weatherDeclaration] }] });
    const prompt = readContentPrompt(createCall(body, { upstreamModel: 'gemini-3-pro-preview' }));
    const [first, second] = planToolCalls(prompt, question, {
      purpose: 'candidate 0',
      createId: createRandomId,
    });
    expect(Buffer.from(first?.signature ?? '', 'base64').toString()).toMatch(/^simulator:/);
    expect(second?.signature).toBeNull();
    expect(second?.input).toEqual({ location: 'London', days: 3 });
  });
});
