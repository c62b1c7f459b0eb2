export { ConfigError } from './config-error.ts';
export { loadConfig, type LoadConfigOptions } from './load-config.ts';
export { readEnvironment, type Environment } from './read-environment.ts';
export { watchConfig, type ConfigChanges, type ConfigListener, type ConfigWatch } from './watch-config.ts';
