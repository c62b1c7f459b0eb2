import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../../../src/providers/simulator/plan/plan-answer.ts';
import { createRandomId } from '../../../../../src/providers/simulator/create-id.ts';
import { readMessagePrompt } from '../../../../../src/providers/simulator/prompt/read-message-prompt.ts';
import { createCall, createMessageBody, weatherTool } from '../simulator-calls.ts';

type Json = Readonly<Record<string, unknown>>;

const query = { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] };
const search = { name: 'ToolSearch', description: 'Fetches schemas of deferred tools.', input_schema: query };
const path = { type: 'object', properties: { file_path: { type: 'string' } }, required: ['file_path'] };
const read = { name: 'Read', description: 'Reads a file.', input_schema: path };
const weather = { ...weatherTool, name: 'mcp__home__get_weather' };

/** As Claude Code lists the tools that it holds back: to models that know no turns of the system in a reminder to the user's. */
const list = [
  'You are an agent.\n\nThe following deferred tools are now available via ToolSearch. Use it to load them:',
  'CronCreate',
  'mcp__home__get_weather',
  'WebFetch',
  '',
  'get_time',
].join('\n');

interface Step {
  readonly tools?: readonly Json[];
  /** What the agent has sent since, behind the question. */
  readonly since?: readonly Json[];
  readonly system?: string;
}

/** What the simulator calls, with which arguments; its words where it calls nothing. */
function ask(question: string, { tools = [read, search], since = [], system = list }: Step = {}) {
  const body = createMessageBody(question, { system, tools });
  const messages = [...(body.messages as readonly Json[]), ...since];
  const { candidates } = planAnswer(readMessagePrompt(createCall({ ...body, messages })), createRandomId);
  const parts = candidates[0]?.parts ?? [];
  const calls = parts.flatMap((part) => (part.kind === 'tool-call' ? [[part.name, part.input]] : []));
  return calls.length > 0 ? calls : 'words';
}

/** A call, and what an agent answers it with. */
function step(name: string, content: readonly Json[]): readonly Json[] {
  return [
    { role: 'assistant', content: [{ type: 'tool_use', id: `id-${name}`, name, input: {} }] },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: `id-${name}`, content },
        ...(name === 'ToolSearch' ? [{ type: 'text', text: 'Tool loaded.' }] : []),
      ],
    },
  ];
}

const found = step('ToolSearch', [{ type: 'tool_reference', tool_name: weather.name }]);

describe('a tool that an agent lists by its name alone', () => {
  it.each(['Use mcp__home__get_weather for Paris', 'Call get_weather for Paris'])(
    'is searched for: %s',
    (question) => {
      expect(ask(question)).toEqual([['ToolSearch', { query: 'select:mcp__home__get_weather' }]]);
    },
  );

  it('is searched for where a reminder in the turn of the user lists it', () => {
    const reminded = (text: string) =>
      ask(`<system-reminder>\n${text}\n</system-reminder>\nCall get_weather`, {
        system: 'You are an agent.',
      });
    expect(reminded(list)).toEqual([['ToolSearch', { query: 'select:mcp__home__get_weather' }]]);
    expect(reminded('Use get_weather.')).toBe('words');
  });

  it.each(['Do not use get_weather', 'Use get_time', 'Tell me about the weather'])(
    'is not: %s',
    (question) => {
      expect(ask(question)).toBe('words');
    },
  );

  it('is called when it has been found, and its result told in words', () => {
    const tools = [read, search, weather];
    const call = [[weather.name, { location: 'Paris' }]];
    const answered = [...found, ...step(weather.name, [{ type: 'text', text: 'Sunny' }])];
    expect(ask('Use get_weather for Paris', { tools, since: found })).toEqual(call);
    expect(ask('Use get_weather for Paris', { tools, since: answered })).toBe('words');
  });

  it('is searched for once', () => {
    expect(ask('Use get_weather for Paris', { since: found })).toBe('words');
    expect(ask('Use ToolSearch for notebooks', { since: found })).toBe('words');
  });

  it('is looked for among 500 of all lists, in the beginning of the question', () => {
    const remind = (from: number) => {
      const names = Array.from({ length: 250 }, (_, index) => `get_${String(from + index)}`);
      return `<system-reminder>\nThe deferred tools:\n${names.join('\n')}\n</system-reminder>`;
    };
    const content = [0, 250, 500].map((from) => ({ type: 'text', text: remind(from) }));
    const reminded = (question: string) => {
      const since = [{ role: 'user', content: [...content, { type: 'text', text: question }] }];
      return ask('Hello.', { since, system: 'You are an agent.' });
    };
    expect(reminded('Use get_499.')).toEqual([['ToolSearch', { query: 'select:get_499' }]]);
    expect(reminded('Use get_500.')).toBe('words');
    const late = `Use ToolSearch. ${'word '.repeat(800)}Use get_499.`;
    expect(JSON.stringify(reminded(late))).not.toContain('select:');
  });

  it('is nothing where no tool searches', () => {
    expect(ask('Use get_weather for Paris', { tools: [read] })).toBe('words');
  });
});
