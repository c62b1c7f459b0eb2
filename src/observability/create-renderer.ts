import {
  AggregatorRegistry,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';
import type { MetricFigures, MetricsPeers } from '../core/metrics.ts';

/** Renders the figures of a registry or, where there are other processes, tells them this one's and renders those of all. */
export function createRenderer(registry: Registry, peers: MetricsPeers | undefined): () => Promise<string> {
  if (peers === undefined) return () => registry.metrics();
  peers.serve(() => readFigures(registry));
  return async () => {
    // The library takes what it has written, with the names of its own types.
    const figures = (await peers.collect()) as unknown as MetricObjectWithValues<MetricValue<string>>[];
    return await AggregatorRegistry.aggregate([figures]).metrics();
  };
}

async function readFigures(registry: Registry): Promise<readonly MetricFigures[]> {
  return (await registry.getMetricsAsJSON()) as unknown as readonly MetricFigures[];
}
