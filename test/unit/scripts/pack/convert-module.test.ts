import { describe, expect, it } from 'vitest';
import { convertModule, convertName, listNeeds } from '../../../../scripts/pack/convert-module.ts';

const source = `import { one, type Two } from './one.ts';
import type { Three } from '../three.ts';
import { pino } from 'pino';
const entry = new URL('./some-worker.ts', import.meta.url);
export const load = async (three: Three): Promise<Two> => (await import("../late.ts")).late(one, three, pino, entry);
export const text = 'a.ts';
`;

describe('convertModule', () => {
  it('leaves no type, keeps the lines, and follows modules to their new names', () => {
    const converted = convertModule(source);
    expect(converted.split('\n')).toHaveLength(source.split('\n').length);
    expect(converted).not.toMatch(/Two|Three/);
    expect(converted).toContain("from './one.js'");
    expect(converted).toContain("new URL('./some-worker.js'");
    expect(converted).toContain('import("../late.js")');
    expect(converted).toContain("'a.ts'");
  });

  it('says what it needs', () => {
    expect(listNeeds(convertModule(source))).toEqual(['./one.js', './some-worker.js', '../late.js']);
  });
});

describe('convertName', () => {
  it.each([
    ['src/main.ts', 'src/main.js'],
    ['src/start.mjs', 'src/start.mjs'],
    ['docs/ts.md', 'docs/ts.md'],
  ])('makes of %s %s', (name, converted) => {
    expect(convertName(name)).toBe(converted);
  });
});
