import { readFileSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { GatewayConfig } from '../core/config.ts';
import { ConfigError } from './config-error.ts';
import { defaultConfigFile, loadConfig, type LoadConfigOptions } from './load-config.ts';

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
  /** Changes of the file are not noticed any more; `reload` still works. */
  readonly onBlind: (error: unknown) => void;
}

/** The changes of `specway.yaml`. */
export interface ConfigWatch extends ConfigChanges {
  /** Reads the file now, whether it has changed or not. Nothing happens while nobody listens. */
  reload(): void;
}

/** Editors and deployment tools write in several steps; this long after the last one the file is read. */
const settleMs = 200;

/**
 * Watches the folder of the configuration file, so that a file that is replaced, or is a symbolic link of Kubernetes, is
 * noticed as well. What the file held when this was called counts as known. Relative to LoadConfigOptions, a file that is
 * missing or empty is refused: it is most likely being written.
 */
export function watchConfig({ environment, providers, workingDirectory }: LoadConfigOptions): ConfigWatch {
  const name = environment['SPECWAY_CONFIG'] || defaultConfigFile;
  const path = resolve(workingDirectory, name);
  const options = { environment: { ...environment, SPECWAY_CONFIG: name }, providers, workingDirectory };
  let known = readText(path);
  let listener: ConfigListener | null = null;
  const reload = () => {
    if (listener === null) return;
    known = readText(path);
    tell(listener, () => load(options, { path, text: known }));
  };
  const check = () => {
    if (readText(path) !== known) reload();
  };
  return {
    reload,
    listen: (next) => {
      listener = next;
      const close = watchFile(path, { onChange: check, onBlind: next.onBlind });
      return () => {
        listener = null;
        close();
      };
    },
  };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

interface FileText {
  readonly path: string;
  readonly text: string | null;
}

function load(options: LoadConfigOptions, { path, text }: FileText): GatewayConfig {
  if (text?.trim() === '')
    throw new ConfigError([
      `The configuration file ${String(options.environment['SPECWAY_CONFIG'])} is empty.`,
    ]);
  const readFile = (asked: string) => (asked === path && text !== null ? text : readFileSync(asked, 'utf8'));
  return loadConfig({ ...options, readFile });
}

/** A file that the checks themselves fail on must not end a gateway that runs. */
function tell(listener: ConfigListener, read: () => GatewayConfig): void {
  let config: GatewayConfig;
  try {
    config = read();
  } catch (error) {
    const isExplained = error instanceof ConfigError;
    listener.onRefusal(isExplained ? error.problems : ['The configuration file cannot be understood.']);
    return;
  }
  listener.onConfig(config);
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
  return () => {
    clearTimeout(timer);
    watcher?.close();
  };
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
