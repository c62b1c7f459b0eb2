import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import type { ConfigChanges } from '../../config/index.ts';
import type { GatewayConfig } from '../../core/config.ts';
import type { Deployment } from '../../core/provider.ts';
import { tellFreeModels } from '../observe/tell-free-models.ts';
import type { LiveParts } from './create-live-parts.ts';

export interface ReloadOptions {
  /** The configuration of the start. */
  readonly config: GatewayConfig;
  readonly changes: ConfigChanges;
  readonly parts: LiveParts;
  readonly logger: Logger;
}

/** What a new configuration changes, in names only: ids of deployments, keys of the configuration. */
export interface ConfigDifference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Parts of the configuration beside the deployments. */
  readonly settings: readonly string[];
  /** What differs from the start and stays as it was there. */
  readonly needsRestart: readonly string[];
}

/**
 * Follows the configuration while the gateway runs, and logs what comes of each change. The function it returns ends
 * that.
 */
export function reloadConfig({ config, changes, parts, logger }: ReloadOptions): () => void {
  let current = config;
  return changes.listen({
    onConfig: (next) => {
      const difference = compareConfigs(current, next, config);
      parts.replace(next);
      current = next;
      const { needsRestart, ...applied } = difference;
      logger.info(applied, 'configuration reloaded');
      tellFreeModels(next, logger);
      if (needsRestart.length > 0)
        logger.warn({ needsRestart }, 'some of the configuration is applied only by a restart');
    },
    onRefusal: (problems) => {
      logger.error({ problems }, 'configuration refused, the old one stays');
    },
    onBlind: (error) => {
      logger.warn({ err: error }, 'the configuration file cannot be watched; SIGHUP reads it');
    },
  });
}

const replaceable = ['deployments', 'routing', 'models', 'cors', 'simulator'] as const;

/** `started` is the configuration that what cannot be replaced was made from. */
export function compareConfigs(
  current: GatewayConfig,
  next: GatewayConfig,
  started: GatewayConfig,
): ConfigDifference {
  const before = new Map(current.deployments.map((deployment) => [deployment.id, deployment]));
  const after = new Map(next.deployments.map((deployment) => [deployment.id, deployment]));
  const isChanged = ([id, deployment]: readonly [string, Deployment]) =>
    before.has(id) && !isDeepStrictEqual(before.get(id), deployment);
  const fixed = (Object.keys(next) as (keyof GatewayConfig)[]).filter(
    (key) => !replaceable.some((name) => name === key),
  );
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    changed: [...after].filter(isChanged).map(([id]) => id),
    removed: [...before.keys()].filter((id) => !after.has(id)),
    settings: replaceable
      .filter((key) => key !== 'deployments')
      .filter((key) => !isDeepStrictEqual(current[key], next[key])),
    needsRestart: fixed.filter((key) => !isDeepStrictEqual(started[key], next[key])),
  };
}
