import { describe, expect, it } from 'vitest';
import { checkOpenFiles, parseFileLimit } from '../../../../src/server/admission/open-files.ts';

function createLimits(soft: string): string {
  return (
    'Limit                     Soft Limit           Hard Limit           Units     \n' +
    `Max open files            ${soft.padEnd(21)}20000                files     \n`
  );
}

describe('parseFileLimit', () => {
  it('reads the soft limit', () => {
    expect(parseFileLimit(createLimits('1024'))).toBe(1024);
    expect(parseFileLimit(createLimits('unlimited'))).toBe(Infinity);
    expect(parseFileLimit('')).toBe(Infinity);
  });
});

describe('checkOpenFiles', () => {
  it('names a limit of connections that the process may not open', () => {
    expect(checkOpenFiles({ connections: 8192 }, 8193)).toEqual([]);
    expect(checkOpenFiles({ connections: 8192 }, Infinity)).toEqual([]);
    expect(checkOpenFiles({ connections: 8192 }, 1024)[0]).toMatch(
      /^limits\.connections is 8192, but the process may open 1024 files.+ulimit -n, LimitNOFILE/,
    );
  });
});
