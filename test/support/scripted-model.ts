import type { FakeAnswer, RecordedCall } from './fake-upstream.ts';
import { answerBody, answerJson } from './fake-answers.ts';
import { findAnthropicRefusal, findGeminiRefusal } from './scripted-refusals.ts';

/** What the scripted model says to a question. */
export const scriptedAnswer = 'The capital of France is Paris.';

type Json = Readonly<Record<string, unknown>>;

/** One thing the model says: words, or a call of the tool that reads a file. */
type Turn =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly name: string; readonly filePath: string };

/** What of a request the model looks at. */
interface Conversation {
  /** Every tool result; `null` where there is none yet. */
  readonly toolResult: string | null;
  /** All text of all messages. */
  readonly text: string;
  readonly tools: readonly string[];
  /** What the answer must be shaped like; `null` where it may be words. */
  readonly schema: Json | null;
}

/** A file that the prompt names. */
const namedFile = /\/\S+\/notes\.txt/u;

/** Reads the file that the prompt names, tells what is in it, and otherwise knows one thing only. */
function decide({ toolResult, text, tools, schema }: Conversation): Turn {
  if (schema !== null) return { kind: 'text', text: JSON.stringify(fillSchema(schema)) };
  if (toolResult !== null) return { kind: 'text', text: `The file says: ${toolResult.slice(0, 2_000)}` };
  const filePath = namedFile.exec(text)?.[0];
  const name = tools.find((tool) => tool === 'Read' || tool === 'read_file');
  if (filePath === undefined || name === undefined) return { kind: 'text', text: scriptedAnswer };
  return { kind: 'call', name, filePath };
}

/** A model of Anthropic's, whole and streamed, that works with the tools of agents, and takes what the one of its name does. */
export const answerAsAnthropic: FakeAnswer = async (exchange) => {
  const { call } = exchange;
  const body = call.json() as Json;
  const refusal = findAnthropicRefusal(body);
  if (refusal !== null) return answerJson(renderAnthropicError(refusal), { status: 400 })(exchange);
  if (call.path.includes('count_tokens')) return answerJson({ input_tokens: 100 })(exchange);
  const turn = decide(readMessages(body));
  const content = [
    turn.kind === 'text'
      ? { type: 'text', text: turn.text }
      : { type: 'tool_use', id: 'toolu_01Scripted', name: turn.name, input: { file_path: turn.filePath } },
  ];
  const message = {
    id: 'msg_01Scripted',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content,
    stop_reason: turn.kind === 'text' ? 'end_turn' : 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 20 },
  };
  if (body.stream !== true) return answerJson(message)(exchange);
  return answerEvents(listMessageEvents(message))(exchange);
};

function renderAnthropicError(message: string): Json {
  return { type: 'error', error: { type: 'invalid_request_error', message } };
}

function listMessageEvents(message: Json & { readonly content: readonly Json[] }): readonly Json[] {
  const [block = {}] = message.content;
  const isText = block.type === 'text';
  return [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
    {
      type: 'content_block_start',
      index: 0,
      content_block: isText ? { ...block, text: '' } : { ...block, input: {} },
    },
    {
      type: 'content_block_delta',
      index: 0,
      delta: isText
        ? { type: 'text_delta', text: block.text }
        : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) },
    },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: message.stop_reason, stop_sequence: null },
      usage: { output_tokens: 20 },
    },
    { type: 'message_stop' },
  ];
}

/** A model of Google's, whole and streamed, that works with the tools of agents, and takes what the one of its name does. */
export const answerAsGemini: FakeAnswer = async (exchange) => {
  const { call } = exchange;
  const message = findGeminiRefusal(call.path, call.json() as Json);
  const error = { code: 400, message, status: 'INVALID_ARGUMENT' };
  if (message !== null) return answerJson({ error }, { status: 400 })(exchange);
  if (call.path.includes(':countTokens')) return answerJson({ totalTokens: 100 })(exchange);
  const turn = decide(readContents(call));
  const part =
    turn.kind === 'text'
      ? { text: turn.text }
      : { functionCall: { name: turn.name, args: { file_path: turn.filePath } } };
  const answer = {
    candidates: [{ content: { parts: [part], role: 'model' }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
    modelVersion: 'gemini-scripted',
    responseId: 'scripted',
  };
  if (!call.path.includes(':streamGenerateContent')) return answerJson(answer)(exchange);
  return answerEvents([answer])(exchange);
};

function answerEvents(events: readonly Json[]): FakeAnswer {
  const text = events
    .map((event) => {
      const name = typeof event.type === 'string' ? `event: ${event.type}\n` : '';
      return `${name}data: ${JSON.stringify(event)}\n\n`;
    })
    .join('');
  return answerBody(text, { headers: { 'content-type': 'text/event-stream' } });
}

function readMessages(body: Json): Conversation {
  const blocks = listObjects(body.messages).flatMap(({ content }) =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : listObjects(content),
  );
  const format = asObject(asObject(body.output_config)?.format ?? body.output_format);
  return {
    toolResult: joinResults(blocks.filter(({ type }) => type === 'tool_result')),
    text: blocks.map(({ text }) => String(text)).join('\n'),
    tools: listObjects(body.tools).map(({ name }) => String(name)),
    schema: asObject(format?.schema),
  };
}

function readContents(call: RecordedCall): Conversation {
  const body = call.json() as Json;
  const parts = listObjects(body.contents).flatMap((content) => listObjects(content.parts));
  const declarations = listObjects(body.tools).flatMap((tool) => listObjects(tool.functionDeclarations));
  const settings = asObject(body.generationConfig);
  return {
    toolResult: joinResults(parts.filter((part) => 'functionResponse' in part)),
    text: parts.map(({ text }) => String(text)).join('\n'),
    tools: declarations.map(({ name }) => String(name)),
    schema: asObject(settings?.responseJsonSchema ?? settings?.responseSchema),
  };
}

function joinResults(results: readonly Json[]): string | null {
  return results.length === 0 ? null : JSON.stringify(results);
}

/** Some value of a plain schema: the first of an enumeration, every property of an object. */
function fillSchema({ enum: values, type, properties }: Json): unknown {
  if (Array.isArray(values)) return values[0];
  const entries = Object.entries(asObject(properties) ?? {});
  if (entries.length > 0)
    return Object.fromEntries(entries.map(([key, value]) => [key, fillSchema(value as Json)]));
  return { array: [], boolean: true, integer: 1, number: 1 }[String(type).toLowerCase()] ?? 'some words';
}

function asObject(value: unknown): Json | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
}

function listObjects(value: unknown): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}
