import { describe, expect, it } from 'vitest';
import { resolveReferences } from '../../../src/config/resolve-references.ts';

describe('resolveReferences', () => {
  it('replaces references anywhere in a string', () => {
    const { value, problems } = resolveReferences({ a: ['x${ONE}y${TWO}'] }, { ONE: '1', TWO: '2' });
    expect(value).toEqual({ a: ['x1y2'] });
    expect(problems).toEqual([]);
  });

  it('does not look for references in what a variable holds', () => {
    expect(resolveReferences('${A}', { A: '${B}', B: 'secret' }).value).toBe('${B}');
  });

  it('takes $${ for a literal ${', () => {
    const { value, names, problems } = resolveReferences('$${A} $A $', {});
    expect(value).toBe('${A} $A $');
    expect(names).toEqual(new Set());
    expect(problems).toEqual([]);
  });

  it('leaves other values and keys alone', () => {
    const value = { '${A}': 1, b: null, c: true };
    expect(resolveReferences(value, { A: 'x' }).value).toEqual(value);
  });

  it.each([undefined, ''])('names a variable that is %j and where it is used', (missing) => {
    const { problems, names } = resolveReferences({ a: [{ b: '${MISSING}' }] }, { MISSING: missing });
    expect(problems).toEqual([
      {
        path: ['a', 0, 'b'],
        message: 'refers to the environment variable MISSING, which is not set',
        unset: 'MISSING',
      },
    ]);
    expect(names).toEqual(new Set(['MISSING']));
  });

  it.each(['${}', '${A', '${A-default}', '${a b}'])('refuses %s', (text) => {
    expect(resolveReferences(text, { A: 'x' }).problems).toEqual([
      { path: [], message: 'holds a ${ that is not a reference such as ${NAME}', unset: null },
    ]);
  });
});
