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
    const one = { limits: { connections: 8192 }, adminAddress: null };
    expect(checkOpenFiles(one, 8193)).toEqual([]);
    expect(checkOpenFiles(one, Infinity)).toEqual([]);
    expect(checkOpenFiles(one, 1024)[0]).toMatch(
      /^limits\.connections is 8192, but the process may open 1024 files.+ulimit -n, LimitNOFILE/,
    );
  });

  it('counts the connections of operators where they have an address of their own', () => {
    const two = { limits: { connections: 8192 }, adminAddress: { host: '127.0.0.1', port: 9090 } };
    expect(checkOpenFiles(two, 2 * 8192 + 1)).toEqual([]);
    expect(checkOpenFiles(two, 2 * 8192)[0]).toMatch(
      /^limits\.connections is 8192 for each of the two addresses, but the process may open 16384 files/,
    );
  });
});
