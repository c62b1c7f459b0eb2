import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Registry } from 'prom-client';
import { readResidentMemory } from '../core/resident-memory.ts';
import { addGauge } from './add-gauge.ts';
import { addReadCounter } from './add-read-counter.ts';

/** What Prometheus expects of every process. Read when somebody scrapes; nothing runs in between. */
export function addProcessMetrics(registry: Registry): void {
  addReadCounter(registry, {
    name: 'process_cpu_seconds_total',
    help: 'CPU time of the process, user and system.',
    read: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  });
  const startedAt = performance.timeOrigin / 1000;
  const readings: readonly (readonly [name: string, help: string, read: () => number])[] = [
    ['process_start_time_seconds', 'When the process began, Unix time.', () => startedAt],
    ['process_resident_memory_bytes', 'Memory the process holds.', readResidentMemory],
    ['nodejs_heap_size_used_bytes', 'Heap in use.', () => getHeapStatistics().used_heap_size],
    ['nodejs_external_memory_bytes', 'Memory outside the heap.', () => getHeapStatistics().external_memory],
    [
      'nodejs_eventloop_utilization',
      'Share of its time the event loop was busy since the process began.',
      () => performance.eventLoopUtilization().utilization,
    ],
  ];
  for (const [name, help, read] of readings) addGauge(registry, { name, help, read });
}
