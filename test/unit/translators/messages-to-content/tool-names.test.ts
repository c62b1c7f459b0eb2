import { describe, expect, it } from 'vitest';
import {
  convertToolName,
  listRenamedTools,
} from '../../../../src/translators/messages-to-content/tool-names.ts';

describe('convertToolName', () => {
  it.each(['get_weather', '_private', 'mcp__server__tool-2', 'github.search', 'a'.repeat(64), ''])(
    'leaves %s as it is',
    (name) => {
      expect(convertToolName(name)).toBe(name);
    },
  );

  it.each(['2fa', '-x', '.hidden', 'ns:tool', 'wetter für heute', '9'.repeat(64), 'a'.repeat(65)])(
    'rewrites %s as format C has names',
    (name) => {
      const renamed = convertToolName(name);
      expect(renamed).toMatch(/^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/u);
      expect(convertToolName(name)).toBe(renamed);
    },
  );

  it('keeps names apart that look alike afterwards', () => {
    const names = ['2fa', '_2fa', '-2fa', '_-2fa'];
    expect(new Set(names.map(convertToolName)).size).toBe(names.length);
  });
});

describe('listRenamedTools', () => {
  it('tells the names that the client gave', () => {
    const tools = [
      { name: 'plain', input_schema: {} },
      { name: '2fa', input_schema: {} },
    ];
    expect([...listRenamedTools({ tools })]).toEqual([[convertToolName('2fa'), '2fa']]);
    expect(listRenamedTools({}).size).toBe(0);
  });
});
