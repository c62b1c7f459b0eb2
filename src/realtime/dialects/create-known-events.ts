import { loadEventValidators, type DialectValidators } from './load-event-validators.ts';

/** Says whether the GA dialect has events of this type. */
export type IsKnownEvent = (direction: 'client' | 'server', type: string) => boolean;

/** What is known is read when it is first asked for, and then kept: it is asked for every event. */
export function createKnownEvents(): IsKnownEvent {
  let validators: DialectValidators | null = null;
  return (direction, type) => {
    validators ??= loadEventValidators('ga');
    return Object.hasOwn(validators[direction], type);
  };
}
