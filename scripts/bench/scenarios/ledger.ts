import type { ClosedLoopScenario } from '../scenario.ts';
import { small } from './small.ts';

/**
 * Limits of key and user and a hold and a charge for each request, against a gateway where nobody pays and nothing is limited.
 * What PostgreSQL and Redis do in their own processes is not in the figures.
 */
export const ledger: ClosedLoopScenario = {
  ...small,
  name: 'ledger',
  title: 'small request; limits and ledger on (SQLite, or PostgreSQL and Redis), or off',
  selection: 'by-name',
  servers: ['specway', 'specway-ledger', 'specway-postgres', 'specway-ledger-nodes'],
  pairs: [
    ['specway-ledger', 'specway'],
    ['specway-ledger-nodes', 'specway-postgres'],
  ],
};
