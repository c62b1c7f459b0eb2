type Json = Readonly<Record<string, unknown>>;

/** What models of one generation answer 400 to, and in which words. */
interface Rule {
  readonly models: RegExp;
  readonly refuses: (body: Json) => boolean;
  readonly message: string;
}

/**
 * https://platform.claude.com/docs/en/build-with-claude/thinking-troubleshooting,
 * https://platform.claude.com/docs/en/about-claude/models/migration-guide
 */
const anthropicRules: readonly Rule[] = [
  {
    models: /^claude-(?:(?:opus|sonnet)-4-[6-8]|(?:opus|sonnet|haiku|fable|mythos)-5)/u,
    refuses: ({ messages }) => listObjects(messages).at(-1)?.role === 'assistant',
    message:
      'This model does not support assistant message prefill. The conversation must end with a user message.',
  },
  {
    models: /^claude-/u,
    refuses: (body) => readType(body.thinking) === 'enabled' && isForced(body),
    message: 'Thinking may not be enabled when tool_choice forces tool use.',
  },
  {
    models: /^claude-/u,
    refuses: ({ thinking, messages }) => readType(thinking) === 'enabled' && endsWithoutThought(messages),
    message:
      'messages.1.content.0.type: Expected `thinking` or `redacted_thinking`, but found `text`. When `thinking` is enabled, a final `assistant` message must start with a thinking block.',
  },
  {
    models: /^claude-(?:opus-4-[78]|(?:opus|sonnet|haiku|fable|mythos)-5)/u,
    refuses: ({ thinking }) => readType(thinking) === 'enabled',
    message: '"thinking.type.enabled" is not supported for this model.',
  },
  {
    models: /^claude-(?:opus|sonnet|haiku)-4-5/u,
    refuses: ({ thinking }) => readType(thinking) === 'adaptive',
    message: 'adaptive thinking is not supported on this model',
  },
  {
    models: /^claude-(?!sonnet-5-5$)/u,
    refuses: ({ thinking }) => readType(thinking) === 'between_tools',
    message: '"thinking.type.between_tools" is not supported for this model.',
  },
  {
    models: /^claude-(?!(?:opus|sonnet)-5-5|fable-5|mythos-5-1)/u,
    refuses: ({ thinking }) => (thinking as Json | undefined)?.display === 'updates',
    message: "thinking.adaptive.display: Input should be 'summarized', 'omitted'",
  },
  {
    models: /^claude-(?:(?:opus|sonnet)-5-5|(?:fable|mythos)-5)/u,
    refuses: ({ thinking }) => readType(thinking) === 'disabled',
    message: '"thinking.type.disabled" is not supported for this model.',
  },
  {
    models: /^claude-(?:(?:opus|sonnet)-5-5|(?:fable|mythos)-5-)/u,
    refuses: isForced,
    message: 'tool_choice: type "tool" and "any" are not supported for this model.',
  },
  {
    models: /^claude-(?:sonnet|haiku)-4-5/u,
    refuses: ({ tools }) => listObjects(tools).some(({ type }) => type === 'computer_20251124'),
    message: "'claude-sonnet-4-5' does not support tool types: computer_20251124.",
  },
  {
    models: /^claude-(?:sonnet|haiku|opus-4-[57])/u,
    refuses: ({ speed }) => speed !== undefined,
    message: "'claude-sonnet-4-5' does not support the `speed` parameter.",
  },
];

const jsonType = 'application/json';

/** https://ai.google.dev/gemini-api/docs/function-calling, https://ai.google.dev/gemini-api/docs/tool-combination */
const geminiRules: readonly Rule[] = [
  {
    models: /\/gemini-2/u,
    refuses: (body) => hasFunctions(body) && readJsonType(body) === jsonType,
    message: `Function calling with a response mime type: '${jsonType}' is unsupported`,
  },
  {
    models: /\/gemini-2/u,
    refuses: (body) => hasBuiltIns(body) && readJsonType(body) === jsonType,
    message: `Tool use with a response mime type: '${jsonType}' is unsupported`,
  },
  {
    models: /\/gemini-2/u,
    refuses: (body) => hasFunctions(body) && hasBuiltIns(body),
    message: 'Tool use with function calling is unsupported',
  },
];

/** What a model of Anthropic's writes where it does not take a request; `null` where it does. */
export function findAnthropicRefusal(body: Json): string | null {
  return findRefusal(anthropicRules, String(body.model), body);
}

/** The same of a model of Google's, which stands in the path. */
export function findGeminiRefusal(path: string, body: Json): string | null {
  return findRefusal(geminiRules, path, body);
}

function findRefusal(rules: readonly Rule[], model: string, body: Json): string | null {
  return rules.find(({ models, refuses }) => models.test(model) && refuses(body))?.message ?? null;
}

function endsWithoutThought(messages: unknown): boolean {
  const last = listObjects(messages).at(-1);
  return last?.role === 'assistant' && !/thinking/u.test(readType(listObjects(last.content)[0]) ?? '');
}

function isForced({ tool_choice: choice }: Json): boolean {
  return ['any', 'tool'].includes(readType(choice) ?? '');
}

function hasFunctions({ tools }: Json): boolean {
  return listObjects(tools).some(({ functionDeclarations }) => functionDeclarations !== undefined);
}

function hasBuiltIns({ tools }: Json): boolean {
  return listObjects(tools).some((tool) => Object.keys(tool).some((name) => name !== 'functionDeclarations'));
}

function readJsonType({ generationConfig }: Json): unknown {
  return (generationConfig as Json | undefined)?.responseMimeType;
}

function readType(value: unknown): string | undefined {
  return (value as { readonly type?: string } | undefined)?.type;
}

function listObjects(value: unknown): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}
