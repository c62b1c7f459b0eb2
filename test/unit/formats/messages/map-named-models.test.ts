import { describe, expect, it } from 'vitest';
import { mapNamedModels } from '../../../../src/formats/messages/index.ts';

const toUpstream = (name: string) => (name === 'ours' ? 'theirs' : null);
const names = { toUpstream };
const advisor = (model: unknown) => ({ type: 'advisor_20260301', name: 'advisor', model });

describe('mapNamedModels', () => {
  it('gives fallbacks and advisors the names of the upstream, and nothing else', () => {
    const block = { type: 'text', text: 'ours' };
    const message = { role: 'user', content: [block] };
    const mapped = mapNamedModels(
      {
        model: 'ours',
        fallbacks: [{ model: 'ours', max_tokens: 5 }],
        tools: [advisor('ours')],
        messages: [message],
      },
      names,
    );
    expect(mapped).toEqual({
      model: 'ours',
      fallbacks: [{ model: 'theirs', max_tokens: 5 }],
      tools: [advisor('theirs')],
      messages: [message],
    });
    expect((mapped.messages as readonly unknown[])[0]).toBe(message);
  });

  it('asks for the name of a model once, however often it is named', () => {
    let asked = 0;
    const count = (name: string) => {
      asked += 1;
      return toUpstream(name);
    };
    const tools = Array.from({ length: 50 }, () => advisor('ours'));
    const mapped = mapNamedModels({ tools, fallbacks: [{ model: 'ours' }] }, { toUpstream: count });
    expect(mapped['tools']).toEqual(tools.map(() => advisor('theirs')));
    expect(asked).toBe(1);
  });

  it.each([
    [
      'names nobody',
      { tools: [{ name: 'own', model: 'ours' }], messages: [{ role: 'user', content: 'ours' }] },
    ],
    ['names whom only the upstream knows', { fallbacks: [{ model: 'yours' }], tools: [advisor('yours')] }],
    ['is none', { fallbacks: [null, { model: 5 }], tools: 'ours', messages: [null, { content: [null] }] }],
    ['has an advisor without a model', { tools: [advisor(undefined)], fallbacks: [] }],
  ])('is the same object for a request that %s', (_what, value) => {
    expect(mapNamedModels(value, names)).toBe(value);
  });
});
