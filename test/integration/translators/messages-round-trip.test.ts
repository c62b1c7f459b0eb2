import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { providers } from '../../../src/providers/provider-table.ts';
import { renderToolUseId } from '../../../src/formats/messages/tool-ids.ts';
import { convertContentRequest } from '../../../src/translators/content-to-messages/convert-content-request.ts';
import { convertMessageRequest } from '../../../src/translators/messages-to-content/convert-message-request.ts';
import { createUpstreamCall } from '../../support/create-upstream-call.ts';
import { describeMeaning } from '../../support/message-meaning.ts';

type Json = Readonly<Record<string, unknown>>;

const folder = new URL('../../../specs/examples/createMessage/', import.meta.url);

const { deployment } = createUpstreamCall({ url: 'http://127.0.0.1:1', provider: 'anthropic' });

/** From format B to format C and back. */
function goThere(value: Json): Json {
  const source = { provider: providers.gemini, upstreamModel: 'gemini-2.5-flash', headers: {} } as const;
  const content = convertMessageRequest({ ...source, value }).value;
  const upstreamModel = 'claude-sonnet-4-6';
  const context = { deployment, upstreamModel, request: { profile: 'vendor' } } as const;
  const { body } = convertContentRequest(content, context);
  return (value.tools as readonly Json[] | undefined)?.length ? body : leaveOutTools(body);
}

/** What was called and is not declared is declared on the way back, and forbidden: models of format B want it so. */
function leaveOutTools({ tools: _tools, tool_choice: _choice, ...rest }: Json): Json {
  return rest;
}

const readExample = (name: string): Json =>
  (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { readonly value: Json }).value;

const examples = readdirSync(folder).filter((name) => /^(?:vendor-)?request-.*\.json$/u.test(name));

/** Examples with something that docs/translation.md marks as refused, and what is refused first. */
const refused: Readonly<Record<string, string>> = {
  'request-documents.json': 'messages[0].content[4].source',
  'request-tools.json': 'tools[1]',
  'vendor-request-agent.json': 'tools[1]',
  'vendor-request-blocks.json': 'messages[0].content[0].source',
};

/** The same example without what is refused. */
function leaveOutRefused(value: Json): Json {
  const isMapped = ({
    type,
    source,
  }: {
    readonly type?: string;
    readonly source?: { readonly type?: string };
  }) =>
    !/search_result|server_tool_use|web_search/u.test(type ?? '') &&
    source?.type !== 'url' &&
    source?.type !== 'file';
  return {
    ...value,
    tools: ((value.tools ?? []) as readonly Json[]).filter(
      ({ type }) => type === undefined || type === 'custom',
    ),
    messages: (value.messages as readonly Json[]).map(({ role, content }) => ({
      role,
      content: Array.isArray(content) ? content.filter(isMapped) : content,
    })),
  };
}

/**
 * The same example without thinking where format B could not go on with it: in a tool loop whose thoughts were another
 * model's. Adaptive thinking is approximated only.
 */
function leaveOutThinking(value: Json): Json {
  const { thinking, ...rest } = value;
  const isLoop = JSON.stringify((value.messages as readonly Json[]).at(-1)).includes('"tool_result"');
  return isLoop || (thinking as Json | undefined)?.type === 'adaptive' ? rest : value;
}

/** The same example without `top_p` beside a temperature, which models of format B refuse. */
function leaveOutTopP(value: Json): Json {
  const { top_p: _, ...rest } = value;
  return value.temperature === undefined ? value : rest;
}

describe('a request of format B that goes to format C and back', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(8);
    expect(Object.keys(refused).filter((name) => !examples.includes(name))).toEqual([]);
  });

  it.each(Object.entries(refused))('is refused by name in %s', (name, param) => {
    expect(() => goThere(readExample(name))).toThrow(expect.objectContaining({ param }) as Error);
  });

  it.each(examples)('keeps its meaning: %s', (name) => {
    const value = leaveOutTopP(leaveOutThinking(leaveOutRefused(readExample(name))));
    expect(describeMeaning(goThere(value))).toEqual(describeMeaning(value));
  });

  it('keeps its meaning whatever it says', () => {
    fc.assert(
      fc.property(requests, (value) => {
        expect(describeMeaning(goThere(value))).toEqual(describeMeaning(value));
      }),
      { numRuns: 300 },
    );
  });
});

/** Format B takes no text of white space alone. */
const texts = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
const base64 = fc
  .uint8Array({ minLength: 1, maxLength: 9 })
  .map((bytes) => Buffer.from(bytes).toString('base64'));
const textBlocks = texts.map((text) => ({ type: 'text', text }));
const images = fc
  .record({ media_type: fc.constantFrom('image/png', 'image/jpeg', 'image/webp'), data: base64 })
  .map((source) => ({ type: 'image', source: { type: 'base64', ...source } }));
const pdfs = base64.map((data) => ({
  type: 'document',
  source: { type: 'base64', media_type: 'application/pdf', data },
}));
const papers = fc.record({ title: texts, data: texts }).map(({ title, data }) => ({
  type: 'document',
  title,
  source: { type: 'text', media_type: 'text/plain', data },
}));
const userBlocks = fc.oneof(textBlocks, images, pdfs, papers);
const toolNames = ['get_weather', 'look-up', 'f'] as const;

const calls = fc.record({
  // Format B has each id once in a conversation.
  id: fc
    .tuple(fc.stringMatching(/^[a-z0-9:_-]{1,6}$/u), fc.uuid())
    .map(([text, id]) => `${text}${id.slice(0, 6)}`),
  signature: fc.option(texts),
  name: fc.constantFrom(...toolNames),
  input: fc.dictionary(texts, fc.jsonValue()),
  content: fc.oneof(fc.string(), fc.array(fc.oneof(textBlocks, images), { minLength: 1, maxLength: 3 })),
  isError: fc.boolean(),
});

function hasWords(content: string | readonly object[]): boolean {
  if (typeof content === 'string') return content.trim() !== '';
  return content.some((block) => 'text' in block && String(block.text).trim() !== '');
}

/** A question, an answer that may call tools, and the results in the turn after it. */
const exchanges = fc
  .record({
    question: fc.oneof(texts, fc.array(userBlocks, { minLength: 1, maxLength: 3 })),
    answer: texts,
    calls: fc.array(calls, { maxLength: 3 }),
  })
  .map(({ question, answer, calls: made }) => {
    const named = made.map((call, index) => {
      const callId = `${call.id}${String(index)}`;
      return { ...call, toolUseId: renderToolUseId({ callId, signature: call.signature }) };
    });
    const uses = named.map(({ toolUseId: id, name, input }) => ({ type: 'tool_use', id, name, input }));
    const results = named.map(({ toolUseId, content, isError }) => ({
      type: 'tool_result',
      tool_use_id: toolUseId,
      content,
      // An error without words becomes one with words: the upstream refuses it.
      is_error: isError && hasWords(content),
    }));
    return [
      { role: 'user', content: question },
      { role: 'assistant', content: [{ type: 'text', text: answer }, ...uses] },
      ...(results.length === 0 ? [] : [{ role: 'user', content: results }]),
    ];
  });

const tools = fc.subarray([...toolNames], { minLength: 1 }).map((names) =>
  names.map((name) => ({
    name,
    description: `About ${name}`,
    input_schema: { type: 'object', properties: { a: { type: ['string', 'null'] } }, required: ['a'] },
  })),
);

const schema = {
  type: 'object',
  properties: { a: { type: 'string' } },
  required: ['a'],
  additionalProperties: false,
};

const optional = <T extends object>(settings: fc.Arbitrary<T>) => fc.option(settings, { nil: {} });

/** Thinking excludes sampling and forced calls in format B itself, a temperature excludes `top_p`. */
const settings = fc.oneof(
  fc.record(
    {
      top_p: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      top_k: fc.integer({ min: 1, max: 100 }),
    },
    { requiredKeys: [] },
  ),
  fc.record(
    {
      temperature: fc.double({ min: 0, max: 1, noNaN: true }),
      top_k: fc.integer({ min: 1, max: 100 }),
      thinking: fc.constant({ type: 'disabled' }),
    },
    { requiredKeys: [] },
  ),
  fc
    .integer({ min: 1024, max: 9_000 })
    .map((budget) => ({ thinking: { type: 'enabled', budget_tokens: budget } })),
);

const requests = fc
  .tuple(
    fc.record({
      max_tokens: fc.integer({ min: 10_000, max: 60_000 }),
      messages: fc
        .tuple(fc.array(exchanges, { maxLength: 3 }), texts)
        .map(([past, last]) => [
          ...past.flat(),
          ...(past.length === 0 ? [] : [{ role: 'assistant', content: 'Fine.' }]),
          { role: 'user', content: 'And' },
          { role: 'user', content: last },
        ]),
    }),
    optional(fc.record({ system: fc.oneof(texts, fc.array(textBlocks, { minLength: 1 })) })),
    optional(fc.record({ tools })),
    optional(fc.record({ stop_sequences: fc.array(texts, { maxLength: 5 }) })),
    optional(fc.constant({ output_config: { format: { type: 'json_schema', schema } } })),
    settings,
  )
  .map((parts): Json => Object.assign({ model: 'm' }, ...parts) as Json);
