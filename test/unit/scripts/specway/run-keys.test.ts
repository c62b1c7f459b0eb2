import { describe, expect, it } from 'vitest';
import { parseKeyCommand } from '../../../../scripts/specway/run-keys.ts';

describe('parseKeyCommand', () => {
  it.each([
    [['create', 'build server'], { action: 'create', name: 'build server', user: 'admin' }],
    [['create', 'ci', '--user', 'ada'], { action: 'create', name: 'ci', user: 'ada' }],
    [['list'], { action: 'list', text: null }],
    [['list', 'ci'], { action: 'list', text: 'ci' }],
    [['revoke', 'key_1'], { action: 'revoke', id: 'key_1' }],
  ])('understands %j', (words, command) => {
    expect(parseKeyCommand(words)).toEqual(command);
  });

  it.each([
    [[], 'Say keys create, keys list or keys revoke.'],
    [['craete', 'ci'], 'Say keys create, keys list or keys revoke. Did you mean create?'],
    [['create'], 'keys create takes a name, and nothing else.'],
    [['create', 'a', 'b'], 'keys create takes a name, and nothing else.'],
    [['revoke'], 'keys revoke takes an id, and nothing else.'],
    [['list', '--user', 'ada'], 'Only keys create takes --user.'],
    [['create', 'ci', '--usr', 'ada'], 'There is no option --usr. Did you mean --user?'],
    [['create', 'x'.repeat(65)], 'name must have at most 64 characters'],
    [['create', ' '], 'name must not be empty'],
    [['create', 'two\nlines'], 'name must have no control or invisible characters'],
    [['create', 'a\u180eb'], 'name must have no control or invisible characters'],
  ])('refuses %j', (words, message) => {
    expect(() => parseKeyCommand(words)).toThrow(message);
  });
});
