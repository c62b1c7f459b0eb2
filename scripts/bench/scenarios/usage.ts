import type { ClosedLoopScenario } from '../scenario.ts';
import { small } from './small.ts';

/** Where usage records go. What PostgreSQL does in its own processes is not in the figures. */
export const usage: ClosedLoopScenario = {
  ...small,
  name: 'usage',
  title: 'small request; usage records in a SQLite file (Specway as it comes), in memory, or in PostgreSQL',
  selection: 'by-name',
  servers: ['specway', 'specway-memory', 'specway-postgres'],
  pairs: [
    ['specway', 'specway-memory'],
    ['specway-postgres', 'specway-memory'],
  ],
};
