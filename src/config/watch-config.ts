import { watch, type FSWatcher } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { GatewayConfig } from '../core/config.ts';
import type { ConfigText, HandedConfig } from '../core/config-text.ts';
import { ConfigError } from './config-error.ts';
import { loadConfig, type LoadConfigOptions } from './load-config.ts';
import { defaultConfigFile, findConfigFile, readConfigText } from './read-config-text.ts';
import { readErrorCode } from './read-error-code.ts';

/** Tells of changes of the configuration while the gateway runs. */
export interface ConfigChanges {
  /** Begins to tell, one listener at a time. The function it returns ends that and leaves nothing behind. */
  listen(listener: ConfigListener): () => void;
}

export interface ConfigListener {
  /** A configuration that was read and checked; it may be the one in use. */
  readonly onConfig: (config: GatewayConfig) => void;
  /** A configuration that cannot be used, with every problem as a start would tell it. */
  readonly onRefusal: (problems: readonly string[]) => void;
  /** Changes are noticed later than they could be: the folder cannot be watched. */
  readonly onBlind: (error: unknown) => void;
}

/** The changes of `specway.yaml`. */
export interface ConfigWatch extends ConfigChanges {
  /** The configuration of the start. Throws as `loadConfig` does. */
  load(): GatewayConfig;
  /** Reads the file now, whether it has changed or not. Nothing happens while nobody listens. */
  reload(): void;
}

export interface WatchOptions extends Pick<
  LoadConfigOptions,
  'environment' | 'providers' | 'workingDirectory'
> {
  /** Where this process takes the place of another: it begins with the configuration of that one. */
  readonly handed?: HandedConfig | null;
  /** Told what was taken by a reload. */
  readonly onTaken?: (text: ConfigText) => void;
}

/** Editors and deployment tools write in several steps; this long after the last one the file is read. */
const settleMs = 200;

/** How often the file is looked at where no change of its folder says that it is another, in milliseconds. */
const lookMs = 2_000;

/**
 * Watches the folder of the configuration file, so that a file that is replaced, or is a symbolic link of Kubernetes, is
 * noticed as well, and looks at the file itself now and then. What the file held when this was called counts as known, and is what
 * `load` goes by: a pipe can be read once only. Relative to LoadConfigOptions, a reload refuses a file that is missing or says
 * nothing: it is most likely being written.
 */
export function watchConfig({
  handed = null,
  onTaken = () => undefined,
  ...sources
}: WatchOptions): ConfigWatch {
  const name = sources.environment['SPECWAY_CONFIG'] || defaultConfigFile;
  const path = findConfigFile(sources.environment, sources.workingDirectory);
  const started = handed?.started ?? readConfigText(path);
  let known = handed?.inForce ?? started;
  let listener: ConfigListener | null = null;
  const reload = () => {
    if (listener === null) return;
    if (started.source === 'stream') listener.onRefusal([explainStream(name)]);
    else take(listener, readConfigText(path));
  };
  const take = (told: ConfigListener, text: ConfigText) => {
    known = text;
    const isTaken = tell(told, () => loadAgain(sources, { name, text }));
    if (isTaken) onTaken(text);
  };
  const check = () => {
    if (!isDeepStrictEqual(readConfigText(path), known)) reload();
  };
  return {
    load: () => loadConfig({ ...sources, configText: started }),
    reload,
    listen: (next) => {
      listener = next;
      if (!isDeepStrictEqual(known, started)) take(next, known);
      if (started.source === 'stream') return () => (listener = null);
      const close = watchFile(path, { onChange: check, onBlind: next.onBlind });
      return () => {
        listener = null;
        close();
      };
    },
  };
}

function explainStream(name: string): string {
  return `The configuration came from ${name}, which is no file: it is read at a start only.`;
}

interface NamedText {
  readonly name: string;
  readonly text: ConfigText;
}

function loadAgain(sources: WatchOptions, { name, text }: NamedText): GatewayConfig {
  if (text.errorCode === null && isBlank(text.text))
    throw new ConfigError([`The configuration file ${name} is empty.`]);
  // Named, it has to be there.
  const environment = { ...sources.environment, SPECWAY_CONFIG: name };
  return loadConfig({ ...sources, environment, configText: text, occasion: 'reload' });
}

/** Whether nothing stands in it but comments, directives and the marks of a document. */
function isBlank(text: string): boolean {
  return text.split(/[\r\n]+/u).every((line) => /^\s*(?:(?:---|\.\.\.)?\s*(?:#.*)?|%.*)$/u.test(line));
}

/** Whether it was taken. A file that the checks themselves fail on must not end a gateway that runs. */
function tell(listener: ConfigListener, read: () => GatewayConfig): boolean {
  let config: GatewayConfig;
  try {
    config = read();
  } catch (error) {
    const isExplained = error instanceof ConfigError;
    listener.onRefusal(isExplained ? error.problems : ['The configuration file cannot be understood.']);
    return false;
  }
  listener.onConfig(config);
  return true;
}

interface FileObserver {
  readonly onChange: () => void;
  readonly onBlind: (error: unknown) => void;
}

/** Looks once in any case: the file may have changed before. */
function watchFile(path: string, { onChange, onBlind }: FileObserver): () => void {
  let timer = setTimeout(onChange, settleMs).unref();
  const onEvent = (_kind: string, name: string | null) => {
    // Kubernetes puts new files into place by replacing links such as `..data`.
    if (name !== null && name !== basename(path) && !name.startsWith('..')) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs).unref();
  };
  const watcher = openWatcher(dirname(path), { onEvent, onBlind });
  const stopLooking = lookRegularly(path, onChange);
  return () => {
    clearTimeout(timer);
    stopLooking();
    watcher?.close();
  };
}

/**
 * A folder that is replaced, or reached through a link, tells nobody that another has its name; nor does that of a link tell what
 * becomes of the file it leads to.
 */
function lookRegularly(path: string, onChange: () => void): () => void {
  let seen: string | null = null;
  let isOver = false;
  const look = async () => {
    const now = await describeFile(path);
    if (isOver) return;
    if (now !== seen) onChange();
    seen = now;
    timer = setTimeout(() => void look(), lookMs).unref();
  };
  let timer = setTimeout(() => void look(), lookMs).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** What differs where it is another file, or holds something else. */
async function describeFile(path: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeMs } = await stat(path);
    return [dev, ino, size, mtimeMs].join(' ');
  } catch (error) {
    return readErrorCode(error);
  }
}

interface FolderObserver extends Pick<FileObserver, 'onBlind'> {
  readonly onEvent: (kind: string, name: string | null) => void;
}

function openWatcher(folder: string, { onEvent, onBlind }: FolderObserver): FSWatcher | null {
  try {
    return watch(folder, { persistent: false }, onEvent).on('error', onBlind);
  } catch (error) {
    onBlind(error);
    return null;
  }
}
