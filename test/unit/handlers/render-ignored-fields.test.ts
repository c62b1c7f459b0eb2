import { describe, expect, it } from 'vitest';
import { renderIgnoredFields } from '../../../handlers/render-ignored-fields.ts';

const render = (...fields: readonly string[]) => renderIgnoredFields(fields)['x-specway-ignored'];

describe('renderIgnoredFields', () => {
  it('says nothing where nothing was ignored', () => {
    expect(renderIgnoredFields([])).toEqual({});
  });

  it('lists dotted paths, joined by a comma and a blank', () => {
    expect(render('context_management', 'output_config.effort')).toBe(
      'context_management, output_config.effort',
    );
  });

  it('leaves the brackets of an index as they are', () => {
    expect(render('tools[0].googleSearch')).toBe('tools[0].googleSearch');
  });

  it('encodes what a header cannot hold', () => {
    expect(render('a b,c', 'é\r\nx: y')).toBe('a%20b%2Cc, %C3%A9%0D%0Ax%3A%20y');
  });

  it('shows the first 128 characters of a name, and survives a cut through a character', () => {
    expect(render('k'.repeat(1_000))).toBe('k'.repeat(128));
    expect(render(`${'k'.repeat(127)}😀`)).toBe(`${'k'.repeat(127)}%EF%BF%BD`);
  });

  it('ends a list that would be too long', () => {
    const list = render(...Array.from({ length: 100_000 }, (_, index) => `field${String(index)}`)) ?? '';
    expect(list.length).toBeLessThan(4_200);
    expect(list.startsWith('field0, field1, ')).toBe(true);
    expect(list.endsWith(', ...')).toBe(true);
  });
});
