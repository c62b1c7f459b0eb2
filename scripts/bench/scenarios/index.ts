import type { Scenario } from '../scenario.ts';
import { small } from './small.ts';
import { pacedStream, stream } from './stream.ts';

/** Every scenario, in the order of the report. */
export const scenarios: readonly Scenario[] = [small, stream, pacedStream];
