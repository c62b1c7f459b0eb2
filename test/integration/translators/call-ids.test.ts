import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { providers } from '../../../src/providers/provider-table.ts';
import { renderToolUseId } from '../../../src/formats/messages/tool-ids.ts';
import { convertContentRequest } from '../../../src/translators/content-to-messages/convert-content-request.ts';
import { convertMessageRequest } from '../../../src/translators/messages-to-content/convert-message-request.ts';
import { createUpstreamCall } from '../../support/create-upstream-call.ts';

type Json = Readonly<Record<string, unknown>>;

const { deployment } = createUpstreamCall({ url: 'http://127.0.0.1:1', provider: 'anthropic' });

const toContent = (value: Json, upstreamModel = 'gemini-2.5-flash'): Json =>
  convertMessageRequest({ provider: providers.gemini, upstreamModel, headers: {}, value }).value;

const toMessages = (value: Json): Json =>
  convertContentRequest(value, {
    deployment,
    upstreamModel: 'claude-sonnet-4-6',
    request: { profile: 'vendor' },
  }).body;

/** A call and its result, by the number that its arguments and its result say. */
interface Pair {
  readonly number: number;
  readonly callId: string;
  readonly resultId: string;
}

/** Each turn has calls of these ids, and the next one their results, in another order. */
function writeMessages(turns: readonly (readonly string[])[]): Json {
  let number = 0;
  const messages = turns.flatMap((ids) => {
    const numbered = ids.map((id) => ({ id, n: number++ }));
    const uses = numbered.map(({ id, n }) => ({ type: 'tool_use', id, name: 'f', input: { n } }));
    const results = numbered.map(({ id, n }) => ({
      type: 'tool_result',
      tool_use_id: id,
      content: String(n),
    }));
    return [
      { role: 'assistant', content: uses },
      { role: 'user', content: results.reverse() },
    ];
  });
  return { model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'Go.' }, ...messages] };
}

/** A call without an id has `null`; its result is found by its order. */
function writeContents(turns: readonly (readonly (string | null)[])[]): Json {
  let number = 0;
  const contents = turns.flatMap((ids) => {
    const numbered = ids.map((id) => ({ id: id === null ? {} : { id }, n: number++ }));
    const call = ({ id, n }: (typeof numbered)[number]) => ({
      functionCall: { ...id, name: 'f', args: { n } },
    });
    const result = ({ id, n }: (typeof numbered)[number]) => ({
      functionResponse: { ...id, name: 'f', response: { output: String(n) } },
    });
    return [
      { role: 'model', parts: numbered.map(call) },
      { role: 'user', parts: numbered.map(result) },
    ];
  });
  return { contents: [{ role: 'user', parts: [{ text: 'Go.' }] }, ...contents] };
}

function readMessages({ messages }: Json): readonly Pair[] {
  const blocks = (messages as readonly Json[]).flatMap(({ content }) => content as readonly Json[]);
  const results = blocks.filter(({ type }) => type === 'tool_result');
  return blocks
    .filter(({ type }) => type === 'tool_use')
    .map(({ id, input }) => {
      const { n } = input as { readonly n: number };
      const result = results.find(({ content }) => content === String(n));
      return { number: n, callId: id as string, resultId: result?.tool_use_id as string };
    });
}

function readContents({ contents }: Json): readonly Pair[] {
  const parts = (contents as readonly Json[]).flatMap(({ parts: list }) => list as readonly Json[]);
  const results = parts.map(({ functionResponse }) => functionResponse as Json | undefined);
  return parts
    .map(({ functionCall }) => functionCall as Json | undefined)
    .filter((call) => call !== undefined)
    .map(({ id, args }) => {
      const { n } = args as { readonly n: number };
      const result = results.find((each) => (each?.response as Json | undefined)?.output === String(n));
      return { number: n, callId: id as string, resultId: result?.id as string };
    });
}

/** Every result is that of its call, and no two calls are one. */
function expectPairing(pairs: readonly Pair[], count: number): void {
  expect(pairs.map(({ number }) => number)).toEqual([...Array(count).keys()]);
  expect(pairs.map(({ resultId }) => resultId)).toEqual(pairs.map(({ callId }) => callId));
  expect(new Set(pairs.map(({ callId }) => callId)).size).toBe(count);
}

/** As clouds, other gateways and other vendors make them, and as this gateway did before its ids had a mark. */
const made = [
  'toolu_01A09q90qw90lq917835lq9',
  'toolu_vrtx_01HqLhhNRhnEZDqTtFcHCMUs',
  'toolu_vrtx_01SPqVcHgDNcRnm1f4wG1qAu',
  'toolu_bdrk_01Xi4Zs5NnCnHPpHTRYhcMqb',
  'toolu_bdrk_01FHxPMKkTBxhYBU1hZf8qvL',
  'call_Hn3d1OmBLeQ7VWkXKmWqfOmP',
  'call_1',
  'toolu_x3k9',
  'toolu_x3k9_Q3ZjQisvOD0',
  'x3k9',
];

const foreignIds = fc.oneof(fc.constantFrom(...made), fc.stringMatching(/^[a-zA-Z0-9_-]{1,80}$/u));

const turnsOf = <T>(ids: fc.Arbitrary<T[]>) => fc.array(ids, { minLength: 1, maxLength: 4 });

/** Ids that format B takes, each once in a conversation. */
const messageTurns = fc
  .uniqueArray(foreignIds, { minLength: 1, maxLength: 9 })
  .chain((ids) => fc.nat(ids.length - 1).map((cut) => [ids.slice(0, cut + 1), ids.slice(cut + 1)]))
  .map((turns) => turns.filter((ids) => ids.length > 0));

/** Whatever clients of format C may write, none at all and the same in several turns included. */
const contentTurns = turnsOf(
  fc.uniqueArray(fc.oneof(foreignIds, fc.string({ unit: 'binary', maxLength: 30 }), fc.constant(null)), {
    minLength: 1,
    maxLength: 4,
  }),
);

describe('ids of calls that other makers have made', () => {
  it('are those of the calls in format C, unchanged', () => {
    fc.assert(
      fc.property(messageTurns, (turns) => {
        const pairs = readContents(toContent(writeMessages(turns)));
        expectPairing(pairs, turns.flat().length);
        expect(pairs.map(({ callId }) => callId)).toEqual(turns.flat());
      }),
    );
  });

  it('come back to format B with their results, unchanged where every upstream takes them', () => {
    fc.assert(
      fc.property(messageTurns, (turns) => {
        const ids = turns.flat();
        const pairs = readMessages(toMessages(toContent(writeMessages(turns))));
        expectPairing(pairs, ids.length);
        for (const { number, callId } of pairs) {
          expect(callId).toMatch(/^[a-zA-Z0-9_-]{1,64}$/u);
          if ((ids[number]?.length ?? 0) <= 56) expect(callId).toBe(ids[number]);
        }
      }),
    );
  });

  it('go from format C to format B and back with their results', () => {
    fc.assert(
      fc.property(contentTurns, (turns) => {
        const ids = turns.flat();
        const messages = toMessages(writeContents(turns));
        const there = readMessages(messages);
        expectPairing(there, ids.length);
        for (const { callId } of there) expect(callId).toMatch(/^[a-zA-Z0-9_-]{1,64}$/u);
        const back = readContents(toContent(messages));
        expectPairing(back, ids.length);
        for (const { number, callId } of back) {
          const id = ids[number] ?? '';
          const isFirst = ids.indexOf(id) === number;
          const isShort = id !== '' && Buffer.byteLength(id) <= 12 && id.isWellFormed();
          if (isFirst && isShort && !/^call_\d/u.test(id)) expect(callId.startsWith(id)).toBe(true);
        }
      }),
    );
  });

  it('stay the same as a conversation grows', () => {
    const turns = [
      ['a', null],
      ['a', 'b c'],
      [null, 'call_1_0'],
      ['a', 'b c'],
    ];
    const grown = turns.map((_, count) => readMessages(toMessages(writeContents(turns.slice(0, count + 1)))));
    const [longest = []] = grown.slice(-1);
    for (const pairs of grown) expect(pairs).toEqual(longest.slice(0, pairs.length));
  });

  it('are not taken for an id of ours that holds the same', () => {
    const turns = [[renderToolUseId({ callId: 'call_1', signature: 'sig' }), 'call_1'], ['call_1_2']];
    const pairs = readContents(toContent(writeMessages(turns)));
    expectPairing(pairs, 3);
    expect(pairs[0]?.callId).toBe('call_1');
  });

  it('have no signature, so that models that want one are told whose the calls are', () => {
    const turns = [['toolu_vrtx_01HqLhhNRhnEZDqTtFcHCMUs', 'toolu_vrtx_01SPqVcHgDNcRnm1f4wG1qAu']];
    const { contents } = toContent(writeMessages(turns), 'gemini-3-pro-preview');
    const { parts } = (contents as readonly { readonly parts: readonly Json[] }[])[1] ?? { parts: [] };
    expect(parts.map(({ thoughtSignature }) => thoughtSignature)).toEqual([
      'skip_thought_signature_validator',
      undefined,
    ]);
  });
});
