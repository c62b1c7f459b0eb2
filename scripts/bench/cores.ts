import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Refusal } from './refusal.ts';

/** Which core each part of the benchmark runs on. */
export interface CorePlan {
  readonly load: number;
  readonly upstream: number;
  readonly server: number;
}

/** `0-2,5` to `[0, 1, 2, 5]` (the list format of cpuset(7)). */
export function parseCoreList(text: string): readonly number[] {
  return text
    .trim()
    .split(',')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
}

/**
 * Gives the server a core of its own, and the upstream too when there are three. Hardware threads of one physical
 * core count as one where there are enough cores without them. `null` for fewer than two cores.
 */
export function planCores(
  allowed: readonly number[],
  physicalCoreOf: (core: number) => string,
): CorePlan | null {
  const seen = new Set<string>();
  const physical = allowed.filter(
    (core) => !seen.has(physicalCoreOf(core)) && seen.add(physicalCoreOf(core)),
  );
  const [load, server, third] = physical.length >= 2 ? physical : allowed;
  return load === undefined || server === undefined ? null : { load, server, upstream: third ?? load };
}

function readPhysicalCore(core: number): string {
  const path = `/sys/devices/system/cpu/cpu${String(core)}/topology/thread_siblings_list`;
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : String(core);
}

/** The plan for this machine. Throws a Refusal where nothing can be pinned or measured. */
export function findCores(): CorePlan {
  if (!existsSync('/proc/self/schedstat')) {
    throw new Refusal(
      'CPU time is read from /proc/<pid>/schedstat, which only Linux has. Run this in a Linux container.',
    );
  }
  try {
    execFileSync('taskset', ['-cp', String(process.pid)], { stdio: 'ignore' });
  } catch {
    throw new Refusal('taskset is missing, so servers cannot be pinned to a core. Install util-linux.');
  }
  const allowed = /^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  const plan = planCores(parseCoreList(allowed), readPhysicalCore);
  if (plan === null) throw new Refusal('Two cores are needed: one for the server, one for the load.');
  return plan;
}

/** Moves this process, the load generator, to its core. */
export function pinSelf(core: number): void {
  execFileSync('taskset', ['-acp', String(core), String(process.pid)], { stdio: 'ignore' });
}
