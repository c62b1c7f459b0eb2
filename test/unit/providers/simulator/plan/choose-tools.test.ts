import { describe, expect, it } from 'vitest';
import { chooseTools } from '../../../../../src/providers/simulator/plan/choose-tools.ts';
import { findLastUserParts, joinTexts } from '../../../../../src/providers/simulator/prompt/prompt.ts';
import { readContentPrompt } from '../../../../../src/providers/simulator/prompt/read-content-prompt.ts';
import { readMessagePrompt } from '../../../../../src/providers/simulator/prompt/read-message-prompt.ts';
import { createCall, createMessageBody, weatherTool } from '../simulator-calls.ts';
import { watchCpu } from '../../../../support/watch-cpu.ts';

type Json = Readonly<Record<string, unknown>>;

function tool(name: string, description = ''): Json {
  return { name, description, input_schema: { type: 'object' } };
}

function choose(question: string, tools: readonly Json[], rest: Json = {}): readonly string[] {
  const prompt = readMessagePrompt(createCall(createMessageBody(question, { tools, ...rest })));
  return chooseTools(prompt, question).map(({ name }) => name);
}

const calculator = tool('calculator', 'Evaluates an expression.');
const search = tool('web_search', 'Search the web for pages.');

describe('chooseTools', () => {
  it.each([
    ['What is the weather in Paris?', weatherTool],
    ['Please use get_weather.', weatherTool],
    ['What is the temperature outside?', tool('lookup', 'Looks up the temperature of a place. Slow.')],
    ['Turn the lights down', tool('controlLight', 'Set the brightness of a room.')],
    ['What is 12 * 7?', calculator],
    ['What is 3 + 4?', tool('add', 'Adds two numbers.')],
    ['Search for cats', search],
    ['Roll a dice', tool('rollDice', 'Roll dice.')],
  ])('calls a tool for %j', (question, wanted) => {
    expect(choose(question, [tool('unrelated_thing', 'Does nothing.'), wanted])).toEqual([wanted.name]);
  });

  it.each([
    ['Tell me a joke', [weatherTool, calculator, search]],
    ['Hello', [weatherTool]],
    ['What is the capital of France?', [weatherTool, tool('get_current_time', 'Get the current time.')]],
    ['', [weatherTool]],
  ])('answers %j in words', (question, tools) => {
    expect(choose(question, tools)).toEqual([]);
  });

  it('takes no word of a description beyond its first sentence', () => {
    expect(choose('Explain recursion', [tool('editor', 'Edits a file. Never explain recursion.')])).toEqual(
      [],
    );
  });

  it('calls several tools the question names, in the order of the request', () => {
    const tools = [search, weatherTool];
    expect(choose('Check the weather and search the web', tools)).toEqual(['web_search', 'get_weather']);
  });

  it.each([
    ['Call transfer_to_Meteo: will it rain?', ['transfer_to_Meteo']],
    ['Use `transfer-to-tax-office`, please', ['transfer-to-tax-office']],
    ['Transfer me to the poet', ['transfer_to_Poet', 'transfer_to_Meteo', 'transfer-to-tax-office']],
    ['Call transfer_to_Meteo and ask the poet', ['transfer_to_Poet', 'transfer_to_Meteo']],
  ])('takes no word of a name that stands there whole for another tool: %j', (question, names) => {
    const tools = [tool('transfer_to_Poet'), tool('transfer_to_Meteo'), tool('transfer-to-tax-office')];
    expect(choose(question, tools)).toEqual(names);
  });

  it('calls one tool where parallel calls are switched off', () => {
    const rest = { tool_choice: { type: 'auto', disable_parallel_tool_use: true } };
    expect(choose('Check the weather and search the web', [search, weatherTool], rest)).toEqual([
      'web_search',
    ]);
  });

  it('calls what fits, else the first, when some tool must be called', () => {
    const rest = { tool_choice: { type: 'any' } };
    expect(choose('Search for cats', [weatherTool, search], rest)).toEqual(['web_search']);
    expect(choose('Hello', [weatherTool, search], rest)).toEqual(['get_weather']);
  });

  it('calls the one tool that is demanded', () => {
    const rest = { tool_choice: { type: 'tool', name: 'web_search' } };
    expect(choose('What is the weather?', [weatherTool, search], rest)).toEqual(['web_search']);
  });

  it('calls nothing when calls are forbidden, whatever a directive says', () => {
    const rest = { tool_choice: { type: 'none' } };
    expect(choose('What is the weather? [[tool=get_weather]]', [weatherTool], rest)).toEqual([]);
  });

  it('follows directives, several of them if need be', () => {
    const tools = [weatherTool, search];
    expect(choose('Hello [[tool=web_search]]', tools)).toEqual(['web_search']);
    expect(choose('Hello [[tool=web_search]] [[tool=web_search]]', tools)).toEqual([
      'web_search',
      'web_search',
    ]);
  });

  it('never calls a tool the vendor runs', () => {
    expect(choose('Search the web', [{ type: 'web_search_20250305', name: 'web_search' }])).toEqual([]);
  });

  it('answers a tool result in words, unless a call is demanded', () => {
    const messages = [
      { role: 'user', content: 'What is the weather in Paris?' },
      { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'get_weather', input: {} }] },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 't', content: 'Sun' },
          { type: 'text', text: 'Weather?' },
        ],
      },
    ];
    expect(choose('Weather?', [weatherTool], { messages })).toEqual([]);
    expect(choose('Weather?', [weatherTool], { messages, tool_choice: { type: 'any' } })).toEqual([
      'get_weather',
    ]);
  });

  it('takes little time for many tools that may be called', () => {
    const many = Array.from({ length: 30_000 }, (_, index) => `tool_${String(index)}`);
    const contents = [{ parts: [{ text: 'Hello' }] }];
    const tools = [{ functionDeclarations: many.map((name) => ({ name })) }];
    const functionCallingConfig = { mode: 'ANY', allowedFunctionNames: many.toReversed() };
    const prompt = readContentPrompt(
      createCall(
        { contents, tools, toolConfig: { functionCallingConfig } },
        { upstreamModel: 'genfam-2.5-flash' },
      ),
    );
    const spentMs = watchCpu();
    expect(chooseTools(prompt, 'Hello').map(({ name }) => name)).toEqual(['tool_0']);
    expect(spentMs()).toBeLessThan(2_000);
  });

  describe('in the requests of agents', () => {
    const text = { type: 'string' };
    const acting = (name: string, ...properties: readonly string[]): Json => ({
      name,
      description: `${name} files, commands and tasks.`,
      input_schema: { type: 'object', properties: Object.fromEntries(properties.map((key) => [key, text])) },
    });
    const agentTools = [
      acting('Bash', 'command'),
      acting('Read', 'file_path'),
      acting('Write', 'file_path', 'content'),
      acting('Task', 'prompt'),
      acting('TodoWrite', 'todos'),
      weatherTool,
    ];
    const reminder = {
      type: 'text',
      text: '<system-reminder>Use the Bash tool, then TodoWrite and the Task tool.</system-reminder>',
    };
    const ask = (content: unknown, rest: Json = {}): readonly string[] => {
      const body = createMessageBody(content, { tools: agentTools, ...rest });
      const prompt = readMessagePrompt(createCall(body));
      return chooseTools(prompt, joinTexts(findLastUserParts(prompt.turns))).map(({ name }) => name);
    };

    it.each([
      'What is the capital of France?',
      'Read the file and write a task list',
      'Run the command in my files',
      'Is bash better than zsh?',
      'What is the weather in Paris?',
    ])('answers %j in words', (question) => {
      expect(ask(question)).toEqual([]);
    });

    it.each([
      ['Use the Read tool to look at notes.txt', ['Read']],
      ['Call Bash. Then use TodoWrite.', ['Bash', 'TodoWrite']],
      ['get_weather for Paris', ['get_weather']],
      ['Hello [[tool=Write]]', ['Write']],
    ])('calls what %j asks for', (question, names) => {
      expect(ask(question)).toEqual(names);
    });

    it('takes nothing that the program added for a wish', () => {
      expect(ask([reminder, { type: 'text', text: 'Hello' }, reminder])).toEqual([]);
      expect(ask([reminder])).toEqual([]);
      expect(ask([{ type: 'text', text: '<system-reminder>[[tool=Bash]]</system-reminder>Hello' }])).toEqual(
        [],
      );
    });

    it.each(['read_file', 'run_shell_command', 'list_directory'])('holds for %s in format C', (name) => {
      const parameters = { type: 'OBJECT', properties: { absolute_path: { type: 'STRING' } } };
      const tools = [{ functionDeclarations: [{ name, description: 'Reads files.', parameters }] }];
      const choose = (question: string) => {
        const contents = [
          { role: 'user', parts: [{ text: `<session_context>${name}</session_context>` }] },
          { role: 'user', parts: [{ text: question }] },
        ];
        const call = createCall({ contents, tools }, { upstreamModel: 'genfam-2.5-flash' });
        const prompt = readContentPrompt(call);
        return chooseTools(prompt, joinTexts(findLastUserParts(prompt.turns))).map((tool) => tool.name);
      };
      expect(choose('Read the files')).toEqual([]);
      expect(choose(`Use ${name}`)).toEqual([name]);
    });
  });

  describe('where a call is demanded again and again', () => {
    const call = {
      role: 'assistant',
      content: [{ type: 'tool_use', id: 't', name: 'get_weather', input: {} }],
    };
    const result = { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't', content: 'Sun' }] };
    const ask = (turns: number, tool_choice: Json) => {
      const messages = [
        { role: 'user', content: 'Weather?' },
        ...Array.from({ length: turns }, () => [call, result]).flat(),
      ];
      return choose('Weather?', [weatherTool, search], { messages, tool_choice });
    };

    it('calls a tool three times in a row for any, then answers in words', () => {
      expect([0, 1, 2, 3, 4].map((turns) => ask(turns, { type: 'any' }).length)).toEqual([1, 1, 1, 0, 0]);
    });

    it('calls next what it has not called yet, the last one first', () => {
      const tools = ['get_weather', 'lookup', 'final_answer'].map((name) => ({ ...weatherTool, name }));
      const messages = [{ role: 'user', content: 'Weather?' }, call, result];
      expect(choose('Weather?', tools, { messages, tool_choice: { type: 'any' } })).toEqual(['final_answer']);
    });

    it('goes on for a tool that is demanded by its name', () => {
      expect(ask(9, { type: 'tool', name: 'web_search' })).toEqual(['web_search']);
    });
  });

  describe('where a tool takes the final answer', () => {
    const call = (name: string) => ({
      role: 'assistant',
      content: [{ type: 'tool_use', id: 't', name, input: {} }],
    });
    const result = { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't', content: 'Sun' }] };
    const user = { role: 'user', content: 'Rate tea' };
    /** As the tools of Google's ADK, Qwen Code, Claude Code, smolagents and the AI SDK describe themselves. */
    const descriptions = [
      'Call this tool to submit your final response conforming to the output schema.',
      'Submit your final answer as structured JSON that conforms to the provided schema.',
      'Use this tool to return your final response in the requested structured format.',
      'Provides a final answer to the given problem.',
      'A tool for providing the final answer.',
    ];
    const [submits = ''] = descriptions;
    const bash = { type: 'bash_20250124', name: 'bash' };

    it.each(descriptions)('calls it instead of answering in words: %s', (description) => {
      const tools = [weatherTool, tool('done', description)];
      expect(choose('Rate tea', tools)).toEqual(['done']);
      expect(choose('Rate tea', [bash, ...tools])).toEqual(['done']);
      expect(choose('What is the weather in Paris?', tools)).toEqual(['get_weather']);
      const messages = [user, call('get_weather'), result];
      expect(choose('Rate tea', tools, { messages })).toEqual(['done']);
    });

    it('calls it once until the user speaks again', () => {
      const tools = [weatherTool, tool('done', submits)];
      const messages = [user, call('get_weather'), result, call('done'), result];
      expect(choose('Rate tea', tools, { messages })).toEqual([]);
      const more = [...messages, { role: 'assistant', content: 'So be it.' }, user];
      expect(choose('Rate tea', tools, { messages: more })).toEqual(['done']);
    });

    it.each([
      ['Rate tea, but do not call done', tool('done', submits)],
      ['Rate tea', tool('match_result', 'Gets the final result of a football match.')],
      ['Rate tea', { ...tool('done', submits), input_schema: { properties: { path: { type: 'string' } } } }],
    ])('answers %j in words where it is not to be called: %j', (question, final) => {
      expect(choose(question, [weatherTool, final])).toEqual([]);
    });
  });

  it('does not call what the question refuses', () => {
    expect(choose('What is the weather? Do not call get_weather.', [weatherTool])).toEqual([]);
  });
});
