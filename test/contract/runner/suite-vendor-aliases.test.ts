import { describePart } from './suite-parts.ts';

describePart('vendor aliases');
