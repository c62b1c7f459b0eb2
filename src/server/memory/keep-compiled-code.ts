import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from collecting garbage thoroughly whenever there has been little to do for eight seconds. The shapes of objects that only
 * requests have would go, and with them all code that was compiled for these shapes: the thousand requests after such a pause would
 * take five times as much CPU time as others, and the next nine thousand twice as much (docs/performance.md). Who asks for it has to give
 * memory back, as `releaseUnused` does.
 */
export function keepCompiledCode(): void {
  setFlagsFromString('--memory-reducer-gc-count=0');
}
