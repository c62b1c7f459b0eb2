import { setTimeout as sleep } from 'node:timers/promises';
import { parseMetrics } from '../../../test/support/parse-metrics.ts';
import type { FuzzGateway } from './fuzz-gateway.ts';

/** What the metrics of an idle gateway must say, by name; the question itself is one request on one connection. */
const idle: Readonly<Record<string, number>> = {
  specway_requests_in_flight: 1,
  specway_connections: 1,
  specway_memory_in_flight_bytes: 0,
  specway_uploads_in_flight_bytes: 0,
  specway_deployment_calls: 0,
  specway_usage_queue_length: 0,
  specway_usage_dropped_total: 0,
};

/** Waits until the metrics say that nothing is under way; returns what they say otherwise. */
export async function probeMetrics(gateway: FuzzGateway, patienceMs: number): Promise<readonly string[]> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const problems = await readMetrics(gateway);
    if (problems.length === 0 || performance.now() > deadline) return problems;
    await sleep(100);
  }
}

async function readMetrics({ port }: FuzzGateway): Promise<readonly string[]> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/metrics`, {
    headers: { connection: 'close' },
  });
  const { samples } = parseMetrics(await answer.text());
  const missing = Object.keys(idle).filter((name) => !samples.some((sample) => sample.name === name));
  const wrong = samples.filter(({ name, value }) => Object.hasOwn(idle, name) && value !== idle[name]);
  return [
    ...missing.map((name) => `There is no metric ${name}.`),
    ...wrong.map(({ name, labels, value }) => `${name} ${JSON.stringify(labels)} is ${String(value)}.`),
  ];
}
