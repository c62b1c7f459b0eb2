import { describe, expect, it } from 'vitest';
import {
  convertFunctionName,
  listRenamedFunctions,
} from '../../../../src/translators/content-to-messages/function-names.ts';

const long = 'a'.repeat(100);

describe('convertFunctionName', () => {
  it.each(['get_weather', 'mcp__server__tool-2', 'a'.repeat(64)])('leaves %s as it is', (name) => {
    expect(convertFunctionName(name)).toBe(name);
  });

  it.each(['github.search', 'ns:tool', 'wetter für heute', long])(
    'rewrites %s as format B has names',
    (name) => {
      const renamed = convertFunctionName(name);
      expect(renamed).toMatch(/^[A-Za-z0-9_-]{1,64}$/u);
      expect(convertFunctionName(name)).toBe(renamed);
    },
  );

  it('keeps names apart that look alike afterwards', () => {
    const names = ['a.b', 'a:b', 'a_b', long, `${long}b`];
    expect(new Set(names.map(convertFunctionName)).size).toBe(names.length);
  });
});

describe('listRenamedFunctions', () => {
  it('tells the names that the client gave', () => {
    const functionDeclarations = [{ name: 'plain' }, { name: 'a.b' }];
    const renamed = listRenamedFunctions({ tools: [{ googleSearch: {} }, { functionDeclarations }] });
    expect([...renamed]).toEqual([[convertFunctionName('a.b'), 'a.b']]);
    expect(listRenamedFunctions({}).size).toBe(0);
  });
});
