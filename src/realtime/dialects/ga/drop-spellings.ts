import { opaqueRealtimeKeys } from '../../../core/contract/create-realtime-rules.ts';
import { dropOtherSpellings } from '../../../core/json/drop-other-spellings.ts';

/** What the gateway leaves out of a session, writes itself where the client does not, or knows by what a response reads and how it sounds. */
const ownNames: ReadonlySet<string> = new Set([
  'model',
  'type',
  'response',
  'conversation',
  'input',
  'audio',
]);

/**
 * Leaves out, in place, what is a name of the dialect in another case: an upstream that does not mind case must not read another event
 * than the one that was judged. Returns whether there was any.
 */
export function dropSpellings(value: unknown): 'changed' | 'unchanged' {
  return dropOtherSpellings(value, { ownNames, opaqueKeys: opaqueRealtimeKeys });
}
