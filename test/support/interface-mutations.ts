import type { JsonObject } from './interface-client.ts';

/** A request that differs from a valid one in a single place. */
export interface Mutation {
  /** Where and what, such as `messages[0].role = []`. */
  readonly name: string;
  readonly body: JsonObject;
}

/** One value of each JSON type, and the edges of some. */
export const otherValues: readonly unknown[] = [null, true, -1.5, '', 'x', [null], { x: 1 }];

type Path = readonly (string | number)[];

/**
 * Every request that results from putting one of the values at one place of a valid request, whether leaf, list or
 * object, from leaving that place out, and from adding an unknown field to each object.
 */
export function* mutate(
  valid: JsonObject,
  values: readonly unknown[] = otherValues,
): Generator<Mutation, undefined> {
  for (const path of listPaths(valid, [])) {
    for (const value of values) {
      yield { name: `${writePath(path)} = ${JSON.stringify(value)}`, body: replaceAt(valid, path, value) };
    }
    yield { name: `${writePath(path)} left out`, body: replaceAt(valid, path, undefined) };
    const here = readAt(valid, path);
    if (typeof here === 'object' && here !== null && !Array.isArray(here)) {
      const body = replaceAt(valid, path, { ...here, unknownField: [{ x: null }] });
      yield { name: `${writePath(path)} with an unknown field`, body };
    }
  }
}

function* listPaths(value: unknown, path: Path): Generator<Path, undefined> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? (value as unknown[]).map((item, index) => [index, item])
    : Object.entries(value);
  for (const [key, item] of entries) yield* listPaths(item, [...path, key]);
}

function readAt(value: unknown, path: Path): unknown {
  return path.reduce((here, key) => (here as Record<string | number, unknown>)[key], value);
}

function replaceAt(value: JsonObject, path: Path, replacement: unknown): JsonObject {
  const copy = structuredClone(value);
  const parent = readAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  parent[path.at(-1) ?? ''] = replacement;
  return copy;
}

function writePath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${key}`))
    .join('')
    .replace(/^\./u, '');
}

/** Requests with every field of the interface, several of them in one body where they go together. */
export const richMessages: readonly JsonObject[] = [
  {
    model: 'chatfam-opus-4-8',
    max_tokens: 2048,
    metadata: { user_id: 'u1' },
    stop_sequences: ['END'],
    stream: false,
    system: 'Be brief.',
    temperature: 0.5,
    top_k: 5,
    top_p: 0.5,
    thinking: { type: 'enabled', budget_tokens: 1024 },
    tool_choice: { type: 'tool', name: 'add', disable_parallel_tool_use: true },
    tools: [
      {
        type: 'custom',
        name: 'add',
        description: 'Adds.',
        input_schema: { type: 'object', properties: { a: { type: 'integer' } } },
        cache_control: { type: 'ephemeral' },
      },
      {
        type: 'computer_20241022',
        name: 'computer',
        display_width_px: 800,
        display_height_px: 600,
        display_number: 0,
      },
      { type: 'bash_20241022', name: 'bash' },
    ],
    messages: [{ role: 'user', content: 'Hi' }],
  },
  {
    model: 'claude-opus-4-8',
    max_tokens: 30,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Hi', cache_control: { type: 'ephemeral', ttl: '5m' } },
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
          {
            type: 'document',
            source: { type: 'base64', media_type: 'application/pdf', data: 'AAAA' },
            title: 'T',
            context: 'C',
            citations: { enabled: true },
          },
          { type: 'document', source: { type: 'content', content: [{ type: 'text', text: 'x' }] } },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'Hm.', signature: 'c2ln' },
          { type: 'redacted_thinking', data: 'c2ln' },
          { type: 'tool_use', id: 't1', name: 'add', input: { a: [1] } },
        ],
      },
      {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: 't1',
            is_error: false,
            content: [
              { type: 'text', text: 'x' },
              { type: 'image', source: { type: 'base64', media_type: 'image/gif', data: 'AAAA' } },
            ],
          },
        ],
      },
    ],
  },
];

export const richContents: readonly JsonObject[] = [
  {
    contents: [
      {
        role: 'user',
        parts: [
          { text: 'Hi', thought: false, thoughtSignature: 'c2ln' },
          { inlineData: { mimeType: 'image/png', data: 'AAAA' } },
          { file_data: { mime_type: 'image/png', file_uri: 'https://example.com/a.png' } },
        ],
      },
      {
        role: 'model',
        parts: [
          { functionCall: { id: 'c1', name: 'add', args: { a: [1] } } },
          { executableCode: { language: 'PYTHON', code: '1' } },
          { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '1' } },
        ],
      },
      { role: 'tool', parts: [{ functionResponse: { id: 'c1', name: 'add', response: { sum: 1 } } }] },
    ],
    tools: [
      {
        functionDeclarations: [
          {
            name: 'add',
            description: 'Adds.',
            parameters: { type: 'OBJECT', properties: { a: { type: 'NUMBER' } } },
          },
        ],
      },
      { codeExecution: {} },
    ],
    toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['add'] } },
    safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'OFF' }],
    systemInstruction: { role: 'user', parts: [{ text: 'Be brief.' }] },
    cachedContent: 'cachedContents/a',
  },
  {
    contents: [{ parts: [{ text: 'Hi' }] }],
    generation_config: {
      stopSequences: ['END'],
      responseMimeType: 'application/json',
      responseSchema: {
        type: 'OBJECT',
        description: 'D',
        properties: {
          a: {
            type: 'ARRAY',
            items: { type: 'STRING', enum: ['x'], format: 'enum' },
            minItems: 1,
            maxItems: '2',
          },
          b: { type: 'NUMBER', minimum: 0, maximum: 1, nullable: true, example: 0.5 },
          c: { type: 'STRING', minLength: 1, maxLength: 3 },
        },
        required: ['a'],
      },
      responseModalities: ['TEXT'],
      candidateCount: 1,
      maxOutputTokens: 50,
      temperature: 1,
      topP: 0.5,
      topK: 3,
      seed: 1,
      presencePenalty: 0,
      frequencyPenalty: 0,
      responseLogprobs: true,
      logprobs: 1,
      enableEnhancedCivicAnswers: false,
      speechConfig: {
        languageCode: 'en-US',
        voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } },
        multiSpeakerVoiceConfig: { speakerVoiceConfigs: [{ speaker: 'A', voiceConfig: {} }] },
      },
      thinkingConfig: { includeThoughts: true, thinkingBudget: 10 },
      mediaResolution: 'MEDIA_RESOLUTION_LOW',
    },
  },
];
