import { createRequire } from 'node:module';
import type { Profile } from '../../core/area.ts';
import type { Validator } from '../../core/contract/violation.ts';

/**
 * The contract that the events of a connection are held to (docs/profiles.md, Realtime): the beta dialect to the letter
 * (`neutral`), the beta dialect opened for the vendor's clients (`vendor`), or the vendor's own dialect (`ga`).
 */
export type EventSet = 'neutral' | 'vendor' | 'ga';

/** By the type of the event. */
export type EventValidators = Readonly<Record<string, Validator>>;

/** What clients send, and what they are sent. */
export interface DialectValidators {
  readonly client: EventValidators;
  readonly server: EventValidators;
}

/** Reads a module at once, which `import` cannot. */
const requireModule = createRequire(import.meta.url);

/**
 * The validators that `npm run generate` made for the events of realtime. They are read when somebody first asks, which is the
 * first realtime session of the process.
 */
export function loadEventValidators(set: EventSet): DialectValidators {
  const profiles = requireModule('../../../generated/validators/realtimeEvents.cjs') as Readonly<
    Record<Profile, Readonly<Record<string, DialectValidators>>>
  >;
  const validators = set === 'ga' ? profiles.vendor.ga : profiles[set].beta;
  if (validators === undefined) throw new Error(`There are no validators for the events of ${set}.`);
  return validators;
}
