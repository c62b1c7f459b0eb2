import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects all garbage and gives the memory back, such as what compiling the contract took, a third of what the process
 * holds after its start: V8 would keep it for as long as it has little to do. Takes about a tenth of a second. The flavour
 * `last-resort` also throws compiled code away, which a process that has served requests would miss.
 */
export function releaseMemory(flavor: 'regular' | 'last-resort'): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  collect({ type: 'major', execution: 'sync', flavor });
  setFlagsFromString('--no-expose-gc');
}
