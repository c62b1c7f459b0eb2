import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { sendMessage, type JsonObject } from '../../support/interface-client.ts';
import { expectAccepted, expectMessageRefusal } from '../../support/interface-expectations.ts';
import { createFacts } from '../../support/interface-facts.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const base = {
  model: 'chatfam-opus-4-8',
  max_tokens: 4096,
  messages: [{ role: 'user', content: 'Say exactly: ok' }],
};

const { accepts, refuses, onlyVendor } = createFacts({
  base,
  send: (body, profile) => sendMessage(gateway, body, { profile }),
  expectRefusal: expectMessageRefusal,
});

const cached = { cache_control: { type: 'ephemeral' } };
const custom = { name: 'add', input_schema: { type: 'object' } };
const computer = {
  type: 'computer_20241022',
  name: 'computer',
  display_width_px: 1024,
  display_height_px: 768,
};
const bash = { type: 'bash_20241022', name: 'bash' };
const editor = { type: 'text_editor_20241022', name: 'str_replace_editor' };
const tools = (...list: readonly JsonObject[]): JsonObject => ({ tools: list });

describe('createMessage: tool definitions', () => {
  describe('tools: array', () => {
    accepts('empty', tools());
    accepts('one of each kind', tools(custom, computer, bash, editor));
    refuses('an object', { tools: custom }, 'tools');
    refuses('an item that is text', { tools: ['add'] }, 'tools[0]');
  });

  describe('custom: name of 1 to 64 characters, input_schema, description, type, cache_control', () => {
    const withChange = (change: JsonObject) => tools({ ...custom, ...change });
    accepts('without a type', withChange({}));
    accepts('with type custom', withChange({ type: 'custom' }));
    accepts('with a description', withChange({ description: 'Adds numbers.' }));
    accepts('with cache_control', withChange(cached));
    accepts('a name of 1 character', withChange({ name: 'a' }));
    accepts('a name of 64 characters', withChange({ name: 'a'.repeat(64) }));
    onlyVendor('a name of 65 characters', withChange({ name: 'a'.repeat(65) }), 'tools[0].name');
    refuses('a name of 129 characters', withChange({ name: 'a'.repeat(129) }), 'tools[0].name');
    refuses('an empty name', withChange({ name: '' }), 'tools[0].name');
    refuses('no name', withChange({ name: undefined }), 'tools[0].name');
    refuses('no input_schema', withChange({ input_schema: undefined }), 'tools[0].input_schema');
    refuses('text as input_schema', withChange({ input_schema: 'object' }), 'tools[0].input_schema');
    refuses('a number as description', withChange({ description: 7 }), 'tools[0].description');
    accepts('any keyword in input_schema', withChange({ input_schema: { $defs: {}, anyOf: [{}], x: null } }));
    onlyVendor('an unknown field', withChange({ strict: true }), 'tools[0].strict');
  });

  describe('computer_20241022: name computer, display_width_px and display_height_px, display_number', () => {
    const withChange = (change: JsonObject) => tools({ ...computer, ...change });
    accepts('with its display', withChange({}));
    accepts('with display_number', withChange({ display_number: 0 }));
    accepts('with cache_control', withChange(cached));
    refuses('another name', withChange({ name: 'screen' }), 'tools[0].name');
    refuses('no name', withChange({ name: undefined }), 'tools[0].name');
    for (const field of ['display_width_px', 'display_height_px']) {
      refuses(`no ${field}`, withChange({ [field]: undefined }), `tools[0].${field}`);
      refuses(`${field} 0`, withChange({ [field]: 0 }), `tools[0].${field}`);
      refuses(`${field} 10.5`, withChange({ [field]: 10.5 }), `tools[0].${field}`);
    }
    refuses('display_number as text', withChange({ display_number: ':1' }), 'tools[0].display_number');
  });

  describe.each([
    ['bash_20241022', bash],
    ['text_editor_20241022', editor],
  ])('%s: its one name, cache_control', (_type, tool) => {
    accepts('with its name', tools(tool));
    accepts('with cache_control', tools({ ...tool, ...cached }));
    refuses('another name', tools({ ...tool, name: 'shell' }), 'tools[0].name');
    refuses('no name', tools({ ...tool, name: undefined }), 'tools[0].name');
    onlyVendor('an unknown field', tools({ ...tool, input_schema: {} }), 'tools[0].input_schema');
  });

  describe('another type', () => {
    const newer = { type: 'bash_20250124', name: 'bash' };
    onlyVendor('bash_20250124', tools(newer), { field: 'tools[0].type', code: 'unsupported_block' });
    const search = { type: 'web_search_20250305', name: 'web_search' };
    const kind = { field: 'tools[1].type', code: 'unsupported_block' };
    onlyVendor('web_search_20250305', tools(custom, search), kind);
    refuses('a number', tools({ ...custom, type: 7 }), 'tools[0].type');
  });
});

describe('createMessage: tool_choice', () => {
  const choose = (tool_choice: unknown): JsonObject => ({ ...tools(custom), tool_choice });

  describe.each(['auto', 'any'])('{type: %s}', (type) => {
    accepts('alone', choose({ type }));
    for (const flag of [true, false]) {
      accepts(`disable_parallel_tool_use ${String(flag)}`, choose({ type, disable_parallel_tool_use: flag }));
    }
    const asText = choose({ type, disable_parallel_tool_use: 'true' });
    refuses('disable_parallel_tool_use as text', asText, 'tool_choice.disable_parallel_tool_use');
    onlyVendor('a name', choose({ type, name: 'add' }), 'tool_choice.name');
  });

  describe('{type: tool, name}', () => {
    accepts('with the name of a tool', choose({ type: 'tool', name: 'add' }));
    const single = choose({ type: 'tool', name: 'add', disable_parallel_tool_use: true });
    accepts('disable_parallel_tool_use true', single);
    refuses('no name', choose({ type: 'tool' }), 'tool_choice.name');
    refuses('a tool that is not there', choose({ type: 'tool', name: 'subtract' }), 'subtract');
  });

  describe('others', () => {
    onlyVendor('none', choose({ type: 'none' }), { field: 'tool_choice.type', code: 'unsupported_block' });
    const other = { field: 'tool_choice.type', code: 'unsupported_block' };
    refuses('required', choose({ type: 'required' }), other);
    refuses('no type', choose({ name: 'add' }), 'tool_choice.type');
    refuses('text', choose('auto'), 'tool_choice');
  });
});

describe('createMessage: how tools are used', () => {
  const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
  const weather = { name: 'get_weather', description: 'Weather of a city.', input_schema: schema };
  const time = { name: 'get_time', description: 'Time in a city.', input_schema: schema };

  interface ToolUse {
    readonly type: string;
    readonly name: string;
    readonly input: unknown;
  }

  async function ask(question: string, change: JsonObject = {}): Promise<readonly ToolUse[]> {
    const messages = [{ role: 'user', content: question }];
    const body = { ...base, messages, ...tools(weather, time), ...change };
    const { content } = expectAccepted(await sendMessage(gateway, body)) as { content: ToolUse[] };
    return content.filter(({ type }) => type === 'tool_use');
  }
  const both = 'What do get_weather and get_time say of Oslo?';
  const neither = 'Say exactly: ok';

  it('auto calls the tools the question is about, with input that fits the schema', async () => {
    const calls = await ask(both);
    expect(calls.map(({ name }) => name)).toEqual(['get_weather', 'get_time']);
    for (const { input } of calls) expect(input).toEqual({ city: expect.any(String) as string });
  });

  it('auto calls none where the question is about none', async () => {
    expect(await ask(neither)).toEqual([]);
  });

  it('auto with disable_parallel_tool_use calls at most one', async () => {
    const choice = { type: 'auto', disable_parallel_tool_use: true };
    expect(await ask(both, { tool_choice: choice })).toHaveLength(1);
    expect(await ask(neither, { tool_choice: choice })).toEqual([]);
  });

  it('any calls a tool whatever the question is', async () => {
    expect((await ask(neither, { tool_choice: { type: 'any' } })).length).toBeGreaterThanOrEqual(1);
  });

  it('any with disable_parallel_tool_use calls exactly one', async () => {
    const choice = { type: 'any', disable_parallel_tool_use: true };
    expect(await ask(both, { tool_choice: choice })).toHaveLength(1);
    expect(await ask(neither, { tool_choice: choice })).toHaveLength(1);
  });

  it('tool calls that tool, and with disable_parallel_tool_use exactly once', async () => {
    const choice = { type: 'tool', name: 'get_time' };
    expect((await ask(both, { tool_choice: choice })).map(({ name }) => name)).toContain('get_time');
    const single = await ask(both, { tool_choice: { ...choice, disable_parallel_tool_use: true } });
    expect(single.map(({ name }) => name)).toEqual(['get_time']);
  });

  it('the trained tools are called by their names', async () => {
    const list = tools(computer, bash, editor);
    for (const name of ['computer', 'bash', 'str_replace_editor']) {
      expect((await ask(`[[tool=${name}]] Please.`, list)).map((call) => call.name)).toEqual([name]);
    }
  });
});
