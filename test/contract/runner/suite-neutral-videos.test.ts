import { describePart } from './suite-parts.ts';

describePart('neutral videos');
