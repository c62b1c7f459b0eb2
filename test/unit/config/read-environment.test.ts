import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../../src/config/read-environment.ts';

describe('readEnvironment', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'specway-env-'));
    vi.spyOn(process, 'cwd').mockReturnValue(directory);
    vi.stubEnv('SPECWAY_TEST_FIRST', undefined);
    vi.stubEnv('SPECWAY_TEST_SECOND', 'of the environment');
  });

  afterEach(async () => {
    await rm(directory, { recursive: true, force: true });
  });

  const write = (bytes: string | Buffer) => writeFile(join(directory, '.env'), bytes);

  it.each(['', '\ufeff'])('reads the file, after %j too, and the environment wins', async (mark) => {
    await write(`${mark}SPECWAY_TEST_FIRST=of the file\nSPECWAY_TEST_SECOND=of the file\n`);
    expect(readEnvironment()).toMatchObject({
      SPECWAY_TEST_FIRST: 'of the file',
      SPECWAY_TEST_SECOND: 'of the environment',
    });
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
});
