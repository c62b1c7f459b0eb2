import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigError } from '../../../src/config/config-error.ts';
import { readEnvironment } from '../../../src/config/read-environment.ts';

describe('readEnvironment', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'specway-env-'));
    vi.spyOn(process, 'cwd').mockReturnValue(directory);
    vi.stubEnv('SPECWAY_TEST_FIRST', undefined);
    vi.stubEnv('SPECWAY_TEST_SECOND', 'of the environment');
    for (const name of ['A.b-c', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'OTHER']) vi.stubEnv(name, undefined);
  });

  afterEach(async () => {
    await rm(directory, { recursive: true, force: true });
  });

  const write = (bytes: string | Buffer) => writeFile(join(directory, '.env'), bytes);

  const readProblems = () => {
    try {
      readEnvironment();
    } catch (error) {
      if (error instanceof ConfigError) return error.problems;
      throw error;
    }
    return [];
  };

  it.each(['', '\ufeff'])('reads the file, after %j too, and the environment wins', async (mark) => {
    await write(`${mark}SPECWAY_TEST_FIRST=of the file\nSPECWAY_TEST_SECOND=of the file\n`);
    expect(readEnvironment()).toMatchObject({
      SPECWAY_TEST_FIRST: 'of the file',
      SPECWAY_TEST_SECOND: 'of the environment',
    });
  });

  it('takes the value of the file for a variable that is set but empty', async () => {
    vi.stubEnv('SPECWAY_TEST_FIRST', '');
    await write('SPECWAY_TEST_FIRST=of the file\n');
    expect(readEnvironment()['SPECWAY_TEST_FIRST']).toBe('of the file');
  });

  it('goes on without a file, and where others put a directory', async () => {
    expect(readEnvironment()['SPECWAY_TEST_SECOND']).toBe('of the environment');
    await mkdir(join(directory, '.env'));
    expect(readEnvironment()['SPECWAY_TEST_SECOND']).toBe('of the environment');
  });

  it('refuses what is not UTF-8', async () => {
    await write(Buffer.from('\ufeffSPECWAY_TEST_FIRST=a', 'utf16le'));
    expect(() => readEnvironment()).toThrow(
      'The file .env cannot be read (ERR_ENCODING_INVALID_ENCODED_DATA).',
    );
  });

  it.each([
    ['a colon in place of =', 'SPECWAY_TEST_FIRST: secret-value'],
    ['a colon before a value that has an = itself', 'SPECWAY_TEST_FIRST: secret-value=='],
    ['a stray word', 'secret-value'],
    ['no name', '=secret-value'],
    ['a name that is none', 'SPECWAY TEST=secret-value'],
  ])('names a line that is no assignment, without showing it: %s', async (_why, line) => {
    await write(`# keys\r\nSPECWAY_TEST_FIRST="two\r\nlines"\r\n${line}\r\nOTHER=1\r\n`);
    expect(readProblems()).toEqual([
      '.env:4 is no assignment such as NAME=value, nor a comment that begins with #. What it holds is not shown here.',
    ]);
  });

  it('names a line that would take the next one for its value', async () => {
    await write('SPECWAY_TEST_FIRST= \nSPECWAY_TEST_SECOND=of the file\n');
    expect(readProblems()).toEqual(['.env:1 has nothing but spaces behind its =; end the line there.']);
  });

  it('takes every form that Node takes', async () => {
    await write(
      "\n  # a comment: this\n A.b-c = 1 \nexport B=2\nC=\nD='it\n= two' # why\nE=`a: b`\nF=x # y: z\nG=\"open\nH=1",
    );
    expect(readEnvironment()).toMatchObject({ B: '2', D: 'it\n= two', E: 'a: b', H: '1' });
  });
});
