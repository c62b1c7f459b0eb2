import { describe, expect, it } from 'vitest';
import { wrapLoneObjects } from '../../../../src/core/contract/wrap-lone-objects.ts';

const paths = [['contents'], ['contents', 'parts'], ['config', 'parts']];

function wrap(value: unknown): { value: unknown; outcome: string } {
  const copy = structuredClone(value);
  return { outcome: wrapLoneObjects(copy, paths), value: copy };
}

describe('wrapLoneObjects', () => {
  it('leaves lists alone', () => {
    const body = { contents: [{ parts: [{ text: 'a' }] }, { parts: [] }], config: { parts: [] } };
    expect(wrap(body)).toEqual({ outcome: 'unchanged', value: body });
  });

  it('puts an object into a list, and one within it or within the items of a list', () => {
    expect(wrap({ contents: { parts: { text: 'a' } }, config: { parts: {} } })).toEqual({
      outcome: 'changed',
      value: { contents: [{ parts: [{ text: 'a' }] }], config: { parts: [{}] } },
    });
    expect(wrap({ contents: [{ parts: [] }, { parts: { text: 'a' } }] })).toEqual({
      outcome: 'changed',
      value: { contents: [{ parts: [] }, { parts: [{ text: 'a' }] }] },
    });
  });

  it.each([
    [{ contents: 'a', config: null }],
    [{ contents: [null, 'a', { parts: 'a' }, { parts: null }, {}] }],
    [{ parts: {}, others: { parts: {} } }],
    ['contents'],
    [null],
  ])('leaves everything else alone: %j', (body) => {
    expect(wrap(body)).toEqual({ outcome: 'unchanged', value: body });
  });
});
