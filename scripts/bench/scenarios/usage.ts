import type { ClosedLoopScenario } from '../scenario.ts';
import { small } from './small.ts';

/** Where usage records go, against a gateway that keeps none. What PostgreSQL does in its own processes is not in the figures. */
export const usage: ClosedLoopScenario = {
  ...small,
  name: 'usage',
  title:
    'small request; usage records in a SQLite file (Specway as it comes), in memory, in PostgreSQL, or nowhere (off)',
  selection: 'by-name',
  servers: ['specway', 'specway-usage-off', 'specway-memory', 'specway-postgres'],
  pairs: [
    ['specway', 'specway-usage-off'],
    ['specway-memory', 'specway-usage-off'],
    ['specway-postgres', 'specway-usage-off'],
  ],
};
