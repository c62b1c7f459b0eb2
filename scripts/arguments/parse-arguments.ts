import { parseArgs, type ParseArgsConfig } from 'node:util';
import { suggestName } from '../../src/core/suggest-name.ts';

/**
 * Reads a command line as parseArgs of node:util does. Throws TypeError, in one sentence, for what it does not understand; an
 * option that does not exist is refused with the nearest that does.
 */
export function parseArguments<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const unknown = /'(-[^' =]*)/.exec(message)?.[1];
    const isUnknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && unknown !== undefined;
    throw new TypeError(isUnknown ? explainUnknown(unknown, Object.keys(config.options ?? {})) : message, {
      cause: error,
    });
  }
}

function explainUnknown(option: string, known: readonly string[]): string {
  const nearest = suggestName(option.replace(/^-+/, ''), known);
  return refuseName(`There is no option ${option}.`, nearest && `--${nearest}`);
}

/** A sentence about a name that does not exist, and the one that may be meant. */
export function refuseName(sentence: string, nearest: string | null): string {
  return nearest === null ? sentence : `${sentence} Did you mean ${nearest}?`;
}
