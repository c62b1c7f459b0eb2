import { readFileSync } from 'node:fs';
import type { GatewayConfig, LimitsConfig } from '../../core/config.ts';

/** The soft limit of open files in a limits file (proc(5)); `Infinity` where there is none. */
export function parseFileLimit(limits: string): number {
  const limit = /^Max open files\s+(\S+)/m.exec(limits)?.[1] ?? 'unlimited';
  return limit === 'unlimited' ? Infinity : Number(limit);
}

/** How many files and connections this process may have open; `Infinity` where the system does not say. */
export function readFileLimit(): number {
  try {
    return parseFileLimit(readFileSync('/proc/self/limits', 'utf8'));
  } catch {
    return Infinity;
  }
}

/** Says where clients may open more connections than the process may, at each of its addresses. */
export function checkOpenFiles(
  { limits: { connections }, adminAddress }: FileUse,
  fileLimit: number,
): readonly string[] {
  const [addresses, each] = adminAddress === null ? [1, ''] : [2, ' for each of the two addresses'];
  if (fileLimit > addresses * connections) return [];
  return [
    `limits.connections is ${String(connections)}${each}, but the process may open ${String(fileLimit)} files, of which a connection takes one and its upstream another: lower the limit, or raise that of the system (ulimit -n, LimitNOFILE)`,
  ];
}

interface FileUse extends Pick<GatewayConfig, 'adminAddress'> {
  readonly limits: Pick<LimitsConfig, 'connections'>;
}
