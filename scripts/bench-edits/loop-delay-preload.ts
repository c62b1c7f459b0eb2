/*
 * Loaded into the gateway (`node --import`). Watches how long the main loop is held up, from SIGUSR2 on, and writes what it
 * saw to the file named by SPECWAY_TEST_LOOP_DELAY when the process ends.
 */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const histogram = monitorEventLoopDelay({ resolution: 1 });
const path = process.env.SPECWAY_TEST_LOOP_DELAY ?? '';

process.on('SIGUSR2', () => {
  histogram.reset();
  histogram.enable();
});

process.on('exit', () => {
  const toMs = (nanoseconds: number) => Math.round(nanoseconds / 1e4) / 100;
  writeFileSync(
    path,
    JSON.stringify({
      p50Ms: toMs(histogram.percentile(50)),
      p99Ms: toMs(histogram.percentile(99)),
      maxMs: toMs(histogram.max),
    }),
  );
});
