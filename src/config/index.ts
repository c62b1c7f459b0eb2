export { ConfigError } from './config-error.ts';
export { explainSharedAddress } from './explain-shared-address.ts';
export { loadConfig } from './load-config.ts';
export { nameDatabaseVariables } from './name-database-variables.ts';
export { planWorkers } from './plan-workers.ts';
export { readConfigFile } from './read-config-text.ts';
export { readEnvironment, type Environment } from './read-environment.ts';
export { watchConfig, type ConfigChanges } from './watch-config.ts';
