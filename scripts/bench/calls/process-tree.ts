import { readFileSync } from 'node:fs';
import { readProcessUsage, type ProcessUsage } from '../process-usage.ts';

/** Processes that a process has started and that are there, by their ids: threads of its own are none of them (proc(5)). */
export function listChildren(pid: number): readonly number[] {
  return readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .split(' ')
    .filter((part) => part.trim() !== '')
    .map(Number);
}

/** What a gateway has used, and what the processes have that carry its calls, all of them together. */
export interface GatewayUsage {
  readonly gateway: ProcessUsage;
  readonly media: ProcessUsage;
}

/** Reads both. Throws when one of the processes is gone. */
export function readGatewayUsage(pid: number): GatewayUsage {
  return {
    gateway: readProcessUsage(pid),
    media: listChildren(pid).map(readProcessUsage).reduce(add, nothing),
  };
}

/** What was used between two readings; memory is that of the second one. */
export function subtractUsage(later: GatewayUsage, earlier: GatewayUsage): GatewayUsage {
  const subtract = (one: ProcessUsage, other: ProcessUsage): ProcessUsage => ({
    cpuNs: one.cpuNs - other.cpuNs,
    waitNs: one.waitNs - other.waitNs,
    rssBytes: one.rssBytes,
  });
  return {
    gateway: subtract(later.gateway, earlier.gateway),
    media: subtract(later.media, earlier.media),
  };
}

const nothing: ProcessUsage = { cpuNs: 0, waitNs: 0, rssBytes: 0 };

function add(one: ProcessUsage, other: ProcessUsage): ProcessUsage {
  return {
    cpuNs: one.cpuNs + other.cpuNs,
    waitNs: one.waitNs + other.waitNs,
    rssBytes: one.rssBytes + other.rssBytes,
  };
}
