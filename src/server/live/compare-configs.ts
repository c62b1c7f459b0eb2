import { isDeepStrictEqual } from 'node:util';
import type { GatewayConfig } from '../../core/config.ts';
import type { Deployment } from '../../core/provider.ts';

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

/** What is said of a configuration, not what it is. */
const notes: readonly string[] = ['fileHash', 'warnings'];
const replaceable = ['deployments', 'leftOut', 'routing', 'models', 'cors', 'simulator'] as const;

/**
 * What a running gateway goes by after a reload: all that needs a restart stays as it was, also where only a part of it is made from the
 * configuration in use.
 */
export function applyReplaceable(next: GatewayConfig, started: GatewayConfig): GatewayConfig {
  const replaced = Object.fromEntries(replaceable.map((key) => [key, next[key]]));
  return { ...started, ...(replaced as Pick<GatewayConfig, (typeof replaceable)[number]>) };
}

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
    (key) => !notes.includes(key) && !replaceable.some((name) => name === key),
  );
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    changed: [...after].filter(isChanged).map(([id]) => id),
    removed: [...before.keys()].filter((id) => !after.has(id)),
    settings: replaceable
      .filter((key) => key !== 'deployments' && key !== 'leftOut')
      .filter((key) => !isDeepStrictEqual(current[key], next[key])),
    needsRestart: fixed.filter((key) => !isDeepStrictEqual(started[key], next[key])),
  };
}
