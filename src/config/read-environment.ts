import process from 'node:process';
import { ConfigError } from './config-error.ts';

/** Environment variables by name, as a process sees them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A copy of this process's environment variables, those of the file `.env` in the working directory included; where both have
 * one, the environment wins. Nothing else in the program reads them. Throws ConfigError for a file that cannot be read.
 */
export function readEnvironment(): Environment {
  try {
    process.loadEnvFile();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Others put a directory there.
    if (code !== 'ENOENT' && code !== 'EISDIR')
      throw new ConfigError([`The file .env cannot be read (${String(code)}).`]);
  }
  return { ...process.env };
}
