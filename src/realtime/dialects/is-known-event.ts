import { loadEventValidators } from './load-event-validators.ts';

/** Whether the GA dialect has events of this type. */
export function isKnownEvent(direction: 'client' | 'server', type: string): boolean {
  return Object.hasOwn(loadEventValidators('ga')[direction], type);
}
