import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * Loaded before every server whose memory is measured (`node --import`): SIGUSR2 collects all garbage and gives the room it
 * took back to the system. A heap that was busy keeps its size when nothing is left in it, and without this the streams
 * would move into that room unseen. Of the kinds of collection only the last resort returns the pages that V8 pools.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: Readonly<Record<string, string>>) => void;

process.on('SIGUSR2', () => {
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
});
