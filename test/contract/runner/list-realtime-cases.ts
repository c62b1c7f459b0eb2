import type { RealtimeContract } from '../../support/contract-realtime.ts';
import { createRealtimeErrors } from './create-realtime-errors.ts';
import { createRealtimeExamples } from './create-realtime-examples.ts';
import { createRealtimeTalks } from './create-realtime-talks.ts';
import type { RealtimeCase } from './realtime-case.ts';

/** Every conversation of one set of events, by a name that says which. */
export function listRealtimeCases(contract: RealtimeContract): readonly RealtimeCase[] {
  const cases = [
    ...createRealtimeExamples(contract),
    ...createRealtimeTalks(contract),
    ...createRealtimeErrors(contract),
  ];
  return cases.map((each) => ({ ...each, name: `${contract.name} connectRealtime, ${each.name}` }));
}
