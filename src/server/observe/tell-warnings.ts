import type { Logger } from 'pino';
import type { GatewayConfig } from '../../core/config.ts';
import type { RoutedModel } from '../../routing/index.ts';
import { warnOfMixedModels } from './warn-of-mixed-models.ts';

/** Logs what can be used, but is hardly what is meant. */
export function tellWarnings(
  { warnings }: Pick<GatewayConfig, 'warnings'>,
  models: readonly RoutedModel[],
  logger: Logger,
): void {
  for (const warning of [...warnings, ...warnOfMixedModels(models)])
    logger.warn({ warning }, 'the configuration wants attention');
}
