import type { Logger } from 'pino';
import type { ConfigChanges } from '../../config/index.ts';
import type { GatewayConfig } from '../../core/config.ts';
import { tellFreeModels } from '../observe/tell-free-models.ts';
import { tellWarnings } from '../observe/tell-warnings.ts';
import { applyReplaceable, compareConfigs } from './compare-configs.ts';
import type { ConfigurationTracker } from './configuration-tracker.ts';
import type { LiveParts } from './create-live-parts.ts';

export interface ReloadOptions {
  /** The configuration of the start. */
  readonly config: GatewayConfig;
  readonly changes: ConfigChanges;
  readonly parts: LiveParts;
  readonly tracker: ConfigurationTracker;
  readonly logger: Logger;
}

/**
 * Follows the configuration while the gateway runs, and logs what comes of each change. The function it returns ends
 * that.
 */
export function reloadConfig({ config, changes, parts, tracker, logger }: ReloadOptions): () => void {
  let current = config;
  return changes.listen({
    onConfig: (next) => {
      const difference = compareConfigs(current, next, config);
      const inForce = { ...applyReplaceable(next, config), fileHash: next.fileHash };
      parts.replace(inForce);
      current = next;
      tracker.noteTaken(inForce, difference);
      const { needsRestart, ...applied } = difference;
      logger.info(applied, 'configuration reloaded');
      tellFreeModels(parts.offer, logger);
      tellWarnings(next, parts.listModels(), logger);
      if (needsRestart.length > 0)
        logger.warn({ needsRestart }, 'some of the configuration is applied only by a restart');
    },
    onRefusal: (problems) => {
      logger.error({ problems }, 'configuration refused, the old one stays');
      tracker.noteRefused(problems);
    },
    onBlind: (error) => {
      logger.warn(
        { err: error },
        'the folder of the configuration file cannot be watched; the file is looked at every two seconds',
      );
    },
  });
}
