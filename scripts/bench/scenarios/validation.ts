import type { ClosedLoopScenario } from '../scenario.ts';
import { small } from './small.ts';

/** The modes of SPECWAY_VALIDATION, which is about answers; requests are always validated. */
export const validation: ClosedLoopScenario = {
  ...small,
  name: 'validation',
  title:
    'small request; answers validated each (enforce), one in a hundred (Specway as it comes), or never (off)',
  selection: 'by-name',
  servers: ['specway', 'specway-enforce', 'specway-unvalidated'],
  pairs: [
    ['specway', 'specway-unvalidated'],
    ['specway-enforce', 'specway-unvalidated'],
  ],
};
