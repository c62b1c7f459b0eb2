import { describe, expect, it } from 'vitest';
import { sealSignature } from '../../../../src/core/signature-envelope.ts';
import { returnSignatures } from '../../../../src/formats/content/return-signatures.ts';
import type { ProviderName } from '../../../../src/providers/provider-table.ts';
import { createUpstreamCall } from '../../../support/create-upstream-call.ts';

type Json = Readonly<Record<string, unknown>>;

const foreign = sealSignature({ provider: 'anthropic', signature: '[]' });
const own = sealSignature({ provider: 'gemini', signature: 'Th+1=' });
const skip = 'skip_thought_signature_validator';
const user = { role: 'user', parts: [{ text: 'Hi' }] };
const model = (...parts: readonly Json[]) => ({ role: 'model', parts });
const call = (name: string) => ({ functionCall: { name, args: {} } });
const thought = { text: 'Hm.', thought: true };

interface RunOptions {
  readonly provider?: ProviderName;
  readonly upstreamModel?: string;
  readonly bytes?: null;
}

function run(
  body: Json,
  { provider = 'gemini', upstreamModel = 'gemini-3-pro-preview', bytes }: RunOptions = {},
) {
  const made = createUpstreamCall({ url: '', provider, upstreamModel, body });
  return returnSignatures(body, bytes === null ? { ...made, body: { value: body, bytes } } : made);
}

describe('returnSignatures', () => {
  it.each([
    ['no contents', {}],
    ['one content', { contents: [model({ ...call('f'), thoughtSignature: foreign })] }],
    ['no envelope', { contents: [user, model(thought, call('f'), call('g')), user] }],
    ['signatures of its own', { contents: [user, model({ ...thought, thoughtSignature: 'Th+1=' }), user] }],
    ['an envelope in a text', { contents: [user, model({ text: foreign }), user] }],
  ])('gives back the very value where it holds %s', (_, value) => {
    expect(run(value)).toEqual({ value, ignoredFields: [] });
    expect(run(value).value).toBe(value);
    expect(run(value, { bytes: null }).value).toBe(value);
  });

  it.each([{}, { bytes: null }] as const)('leaves out what others thought', (options) => {
    const contents = [
      user,
      model(thought),
      model({ ...thought, thoughtSignature: foreign }, { text: 'Fine.' }),
      user,
      model({ ...thought, thoughtSignature: 'Th+1=' }),
      user,
    ];
    expect(run({ contents }, options)).toEqual({
      value: { contents: [user, model({ text: 'Fine.' }), user, contents[4], user] },
      ignoredFields: ['contents[1].parts[0]', 'contents[2].parts[0]'],
    });
  });

  it('marks the first call of each foreign turn for models that want calls signed', () => {
    const turn = model({ ...call('f'), thoughtSignature: foreign }, call('g'));
    const contents = [user, turn, user, model(call('h')), turn, user, model(call('f')), user];
    const { value, ignoredFields } = run({ contents });
    const marked = model({ ...call('f'), thoughtSignature: skip }, call('g'));
    expect(value.contents).toEqual([
      user,
      marked,
      user,
      model({ ...call('h'), thoughtSignature: skip }),
      model(call('f'), call('g')),
      user,
      model(call('f')),
      user,
    ]);
    expect(ignoredFields).toEqual([
      'contents[1].parts[0].thoughtSignature',
      'contents[4].parts[0].thoughtSignature',
    ]);
  });

  it('marks the first call of each turn of the tool loop that goes on, whoever made it', () => {
    const result = { role: 'user', parts: [{ functionResponse: { name: 'f', response: {} } }] };
    const loop = (...marks: readonly Json[]) => [
      user,
      model(call('f')),
      user,
      model({ text: 'I see.' }, { ...call('f'), ...marks[0] }),
      model(call('g')),
      result,
      model({ ...call('f'), thoughtSignature: 'Th+1=' }, call('g')),
      result,
    ];
    const marked = { contents: loop({ thoughtSignature: skip }) };
    expect(run({ contents: loop() })).toEqual({ value: marked, ignoredFields: [] });
    expect(run(marked).value).toBe(marked);
    const older = { contents: loop() };
    expect(run(older, { upstreamModel: 'gemini-2.5-pro' }).value).toBe(older);
    const over = { contents: [...loop(), user] };
    expect(run(over).value).toBe(over);
  });

  it('leaves calls unsigned for older models', () => {
    const contents = [user, model({ ...call('f'), thoughtSignature: foreign }), user];
    const { value } = run({ contents }, { upstreamModel: 'gemini-2.5-pro' });
    expect(value.contents).toEqual([user, model(call('f')), user]);
  });

  it('takes its own signatures out of their envelopes', () => {
    const contents = [user, model({ ...call('f'), thoughtSignature: own }), user];
    expect(run({ contents })).toEqual({
      value: { contents: [user, model({ ...call('f'), thoughtSignature: 'Th+1=' }), user] },
      ignoredFields: [],
    });
    expect(run({ contents }, { provider: 'vertex' }).value.contents).toEqual([
      user,
      model({ ...call('f'), thoughtSignature: skip }),
      user,
    ]);
  });

  it('keeps the signatures of this model in a turn of several', () => {
    const contents = [
      user,
      model({ ...call('f'), thoughtSignature: 'Ca+1=' }, { ...thought, thoughtSignature: foreign }),
      user,
    ];
    expect(run({ contents }).value.contents).toEqual([
      user,
      model({ ...call('f'), thoughtSignature: 'Ca+1=' }),
      user,
    ]);
  });
});
