import process from 'node:process';
import { getHeapCodeStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * Loaded before a program whose memory a test looks at (`node --import`): on SIGUSR2 it collects all garbage and writes one
 * line that says how many bytes are alive, in V8's heap and in buffers beside it, and how many of them are compiled code and buffers.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const { code_and_metadata_size: compiled, bytecode_and_metadata_size: bytecode } = getHeapCodeStatistics();
  const alive = {
    aliveBytes: heapUsed + arrayBuffers,
    codeBytes: compiled + bytecode,
    bufferBytes: arrayBuffers,
  };
  process.stdout.write(`${JSON.stringify(alive)}\n`);
});
