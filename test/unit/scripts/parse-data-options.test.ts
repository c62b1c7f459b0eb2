import { describe, expect, it } from 'vitest';
import { parseDataOptions } from '../../../scripts/data/parse-data-options.ts';

describe('parseDataOptions', () => {
  it('takes an action, a file and a database', () => {
    expect(parseDataOptions(['export', 'data.ndjson'])).toEqual({
      kind: 'run',
      options: { action: 'export', file: 'data.ndjson', databaseUrl: null },
    });
    expect(parseDataOptions(['import', '--database', 'sqlite:new.db', 'data.ndjson'])).toEqual({
      kind: 'run',
      options: { action: 'import', file: 'data.ndjson', databaseUrl: 'sqlite:new.db' },
    });
    expect(parseDataOptions(['backup', '--help'])).toEqual({ kind: 'help' });
  });

  it.each([
    [[], 'Say export, import or backup.'],
    [['move', 'data.ndjson'], 'Say export, import or backup.'],
    [['export'], 'Name one file.'],
    [['export', 'one', 'two'], 'Name one file.'],
    [['export', 'one', '--fast'], 'There is no option --fast.'],
  ])('refuses %j', (args, message) => {
    expect(parseDataOptions(args)).toEqual({
      kind: 'refused',
      message: expect.stringContaining(message) as string,
    });
  });
});
