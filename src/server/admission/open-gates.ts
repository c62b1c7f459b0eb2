import { getHeapStatistics } from 'node:v8';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../../core/config.ts';
import { createByteBudget, type ByteBudget } from './byte-budget.ts';
import { createClientAddresses, type ClientAddresses } from './resolve-client-address.ts';
import { checkMemory } from '../memory/check-memory.ts';
import { ClientLoads } from './client-loads.ts';
import { createAdmission, type Admission } from './create-admission.ts';
import { createFailedAuthentications, type FailedAuthentications } from './failed-authentications.ts';
import { checkOpenFiles, readFileLimit } from './open-files.ts';
import { createPixelBudget, type PixelBudget } from './pixel-budget.ts';
import { watchLoad, type LoadWatch } from './watch-load.ts';

/** What decides whether a request gets in. Shared. */
export interface Gates {
  readonly clients: ClientAddresses;
  readonly budget: ByteBudget;
  readonly pixelBudget: PixelBudget;
  readonly admission: Admission;
  readonly failures: FailedAuthentications;
  readonly watch: LoadWatch;
}

/** The gates as configured; warns of limits that are beyond what this process may use. */
export function openGates(config: GatewayConfig, logger: Logger): Gates {
  const { limits, server, workers } = config;
  const watch = watchLoad({
    ...limits.overload,
    onChange: (state, figures) => {
      if (state === 'calm') logger.info(figures, 'the gateway has caught up with its work');
      else logger.warn(figures, 'the gateway is overloaded and refuses new work');
    },
  });
  const memory = {
    heapBytes: getHeapStatistics().heap_size_limit,
    // What the system allows is for all processes of this machine together.
    constrainedBytes: process.constrainedMemory() / workers,
  };
  for (const problem of checkMemory(limits, memory)) logger.warn({ problem }, 'limits do not fit the memory');
  for (const problem of checkOpenFiles(config, readFileLimit()))
    logger.warn({ problem }, 'limits do not fit the open files');
  return {
    clients: createClientAddresses(server.trustedProxies),
    budget: createByteBudget(limits.bodyBytesInFlight, 'memoryBytes'),
    pixelBudget: createPixelBudget(limits),
    admission: createAdmission({ keys: new ClientLoads(), watch, requestsPerKey: limits.requestsPerKey }),
    failures: createFailedAuthentications({ limit: limits.failedAuthentications }),
    watch,
  };
}
