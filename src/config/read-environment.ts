import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { checkEnvFile } from './check-env-file.ts';
import { ConfigError } from './config-error.ts';

/** Environment variables by name, as a process sees them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A copy of this process's environment variables, those of the file `.env` in the working directory included; where both have
 * one, the environment wins. Nothing else in the program reads them. Throws ConfigError for a file that cannot be read, or that holds
 * something else. What is `inherited` is that of a process which has read the file.
 */
export function readEnvironment(source: 'own' | 'inherited' = 'own'): Environment {
  if (source === 'inherited') return { ...process.env };
  const text = readFile();
  const problems = checkEnvFile(text);
  if (problems.length > 0) throw new ConfigError(problems);
  for (const [name, value] of Object.entries(parseEnv(text)))
    if ((process.env[name] ?? '') === '') process.env[name] = value;
  return { ...process.env };
}

/** Node's own reader takes a file that it may not read for one that is not there, and loses what stands behind a byte order mark. */
function readFile(): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(process.cwd(), '.env')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Others put a directory there.
    if (code === 'ENOENT' || code === 'EISDIR') return '';
    throw new ConfigError([`The file .env cannot be read (${String(code)}).`]);
  }
}
