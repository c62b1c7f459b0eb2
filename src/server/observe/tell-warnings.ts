import type { Logger } from 'pino';
import type { GatewayConfig } from '../../core/config.ts';

/** Logs what can be used, but is hardly what is meant. */
export function tellWarnings({ warnings }: Pick<GatewayConfig, 'warnings'>, logger: Logger): void {
  for (const warning of warnings) logger.warn({ warning }, 'the configuration wants attention');
}
