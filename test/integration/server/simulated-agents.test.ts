import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';

type Json = Readonly<Record<string, unknown>>;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

/** An answer to a body of each format, and the texts and calls in it. */
const formats = {
  'format A': async (prompt: string) => await ask('/v1/images/generations', { prompt }),
  'format B': async (prompt: string) => await askMessage([{ role: 'user', content: prompt }]),
  'format C': async (prompt: string) => await askContent([{ role: 'user', parts: [{ text: prompt }] }]),
};

async function ask(path: string, body: Json): Promise<{ readonly status: number; readonly text: string }> {
  const headers = {
    'content-type': 'application/json',
    ...(path.includes('images') ? { authorization: `Bearer ${gateway.apiKey}` } : {}),
    ...(path.startsWith('/v1/messages')
      ? { 'x-api-key': gateway.apiKey, 'anthropic-version': '2023-06-01' }
      : {}),
    ...(path.startsWith('/v1beta') ? { 'x-goog-api-key': gateway.apiKey } : {}),
  };
  const response = await fetch(gateway.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

const command = { type: 'object', properties: { command: { type: 'string' } }, required: ['command'] };
const file = {
  type: 'object',
  properties: { file_path: { type: 'string' }, content: { type: 'string' } },
  required: ['file_path', 'content'],
};
const description = 'Runs a command, reads, writes and edits files, and plans tasks.';

async function askMessage(messages: readonly Json[], rest: Json = {}) {
  const tools = [
    { name: 'Bash', description, input_schema: command },
    { name: 'Write', description, input_schema: file },
  ];
  return await ask('/v1/messages', { model: 'claude-opus-4-8', max_tokens: 1_000, tools, messages, ...rest });
}

async function askContent(contents: readonly Json[], rest: Json = {}) {
  const functionDeclarations = [
    { name: 'run_shell_command', description, parametersJsonSchema: command },
    { name: 'write_file', description, parametersJsonSchema: file },
  ];
  return await ask('/v1beta/models/gemini-2.5-flash:generateContent', {
    contents,
    tools: [{ functionDeclarations }],
    ...rest,
  });
}

describe('a directive of an unknown name', () => {
  it.each(Object.entries(formats))('is refused in %s with the nearest name', async (_format, send) => {
    const { status, text } = await send('Hello [[staus=429]]');
    expect(status).toBe(400);
    expect(text).toContain('[[status=S]]');
  });

  it.each(Object.entries(formats))('is not seen in other double brackets of %s', async (_format, send) => {
    expect((await send('Is [[ -f x ]] or a [[Wiki link]] or [[1,2],[3]] red?')).status).toBe(200);
  });
});

describe('createMessage for an agent', () => {
  const context = '<system-reminder>Use Bash, then Write. [[status=500]] [[staus=1]]</system-reminder>';
  const turn = (text: string): Json => ({
    role: 'user',
    content: [
      { type: 'text', text: context },
      { type: 'text', text },
    ],
  });

  it('answers the question, not what the agent added', async () => {
    const { status, text } = await askMessage([turn('Write down what a task is, and read it')]);
    expect(status).toBe(200);
    expect(text).toContain('Write down what a task is');
    expect(text).not.toMatch(/tool_use|system-reminder/);
  });

  it('calls what the user asks for, and does no harm with it', async () => {
    const { text } = await askMessage([
      turn('Use Bash to run "rm -r ~", and use the Write tool on "/etc/passwd"'),
    ]);
    const { content } = JSON.parse(text) as { readonly content: readonly Json[] };
    expect(content.filter(({ type }) => type === 'tool_use').map(({ input }) => input)).toEqual([
      { command: 'true' },
      { file_path: '/tmp/specway-simulated.txt', content: expect.any(String) as string },
    ]);
  });

  it('ends after a few turns, whatever is demanded', async () => {
    const messages = [turn('Use Bash')];
    let turns = 0;
    for (; turns < 10; turns += 1) {
      const { text } = await askMessage(messages, { tool_choice: { type: 'any' } });
      const answer = JSON.parse(text) as { readonly content: readonly Json[]; readonly stop_reason: string };
      if (answer.stop_reason !== 'tool_use') break;
      const results = answer.content
        .filter(({ type }) => type === 'tool_use')
        .map(({ id }) => ({
          type: 'tool_result',
          tool_use_id: id,
          content: 'Use Bash. [[tool=Bash]] [[staus=1]]',
        }));
      const content = [...results, { type: 'text', text: context }];
      messages.push({ role: 'assistant', content: answer.content }, { role: 'user', content });
    }
    expect(turns).toBe(3);
  });
});

describe('generateContent for an agent', () => {
  const context = { text: '<session_context>Use write_file. [[status=500]]</session_context>' };
  const turn = (text: string): Json => ({ role: 'user', parts: [context, { text }] });

  it('answers the question, not what the agent added', async () => {
    const { status, text } = await askContent([turn('Run a command that writes a file')]);
    expect(status).toBe(200);
    expect(text).toContain('Run a command that writes a file');
    expect(text).not.toMatch(/functionCall|session_context/);
  });

  it('ends after a few turns, whatever is demanded', async () => {
    const contents = [turn('Use run_shell_command')];
    const toolConfig = { functionCallingConfig: { mode: 'ANY' } };
    let turns = 0;
    for (; turns < 10; turns += 1) {
      const { text } = await askContent(contents, { toolConfig });
      const { candidates } = JSON.parse(text) as {
        readonly candidates: readonly [{ readonly content: { readonly parts: readonly Json[] } }];
      };
      const [{ content }] = candidates;
      const calls = content.parts.flatMap(({ functionCall }) =>
        functionCall === undefined ? [] : [functionCall],
      );
      if (calls.length === 0) break;
      expect(calls).toEqual([{ name: 'run_shell_command', args: { command: 'true' } }]);
      const functionResponse = { name: 'run_shell_command', response: { output: '[[tool=write_file]]' } };
      contents.push({ role: 'model', parts: content.parts }, { role: 'user', parts: [{ functionResponse }] });
    }
    expect(turns).toBe(3);
  });
});
