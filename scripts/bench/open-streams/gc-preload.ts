import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * Loaded before every server whose memory is measured (`node --import`): SIGUSR2 collects all garbage. A heap that was
 * busy keeps its size when nothing is left in it, and without this the streams would move into that room unseen.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', collect);
