import type { Logger } from 'pino';
import type { GatewayConfig } from '../../core/config.ts';
import type { OperationRequest } from '../../core/operation.ts';
import type { TextCleaner } from '../../core/texts/text-cleaner.ts';
import type { DriftWatch } from '../../realtime/index.ts';
import { createSampler } from '../contract/check-response.ts';
import type { Observation } from '../observe/open-observation.ts';
import { createFindingLog } from '../observe/create-outcome-log.ts';

export interface DriftWatchOptions {
  readonly mode: GatewayConfig['validation'];
  readonly logger: Logger;
  readonly metrics: Observation['metrics'];
  readonly cleaner: TextCleaner;
}

const operationId = 'connectRealtime';

/**
 * Holds what realtime clients are told to the contract, all of it or a sample, as answers are. Sessions go on whatever is found:
 * an event that is missing does more harm than one with a field too few.
 */
export function createDriftWatches({
  mode,
  logger,
  metrics,
  cleaner,
}: DriftWatchOptions): (request: Pick<OperationRequest, 'requestId'>) => DriftWatch {
  const shouldCheck = createSampler(mode);
  const log = createFindingLog(logger, cleaner);
  return (request) => ({
    shouldCheck,
    report: (subject, finding) => {
      log({ operationId, subject, finding }, request);
      metrics?.countFinding(operationId);
    },
  });
}
