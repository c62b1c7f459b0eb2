import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ConfigText } from '../core/config-text.ts';
import type { Environment } from './read-environment.ts';
import { readErrorCode } from './read-error-code.ts';

/** Read from the working directory unless SPECWAY_CONFIG names another. */
export const defaultConfigFile = 'specway.yaml';

/** The path of the configuration file, whether there is one or not. */
export function findConfigFile(environment: Environment, workingDirectory: string): string {
  return resolve(workingDirectory, environment['SPECWAY_CONFIG'] || defaultConfigFile);
}

/** Reads the configuration file of this environment. Never throws. */
export function readConfigFile(environment: Environment, workingDirectory: string): ConfigText {
  return readConfigText(findConfigFile(environment, workingDirectory));
}

/** Reads a configuration file. Never throws. */
export function readConfigText(path: string): ConfigText {
  let source: ConfigText['source'] = 'file';
  try {
    const descriptor = openSync(path, 'r');
    try {
      const stats = fstatSync(descriptor);
      if (!stats.isFile() && !stats.isDirectory()) source = 'stream';
      return { text: decode(readFileSync(descriptor)), errorCode: null, source };
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    return { text: '', errorCode: readErrorCode(error), source };
  }
}

/** What is no UTF-8 would be read as other names and keys than the file has. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw Object.assign(new Error('The file is not UTF-8'), { code: 'it is not UTF-8' });
  }
}
