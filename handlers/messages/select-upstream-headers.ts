import type { OperationRequest } from '../../src/core/operation.ts';

const forwarded: readonly string[] = ['msg-version', 'msg-beta', 'anthropic-version', 'anthropic-beta'];

/** The client's version and beta headers, which the upstream may see. A repeated header is one comma-separated list. */
export function selectUpstreamHeaders({ headers }: OperationRequest): Readonly<Record<string, string>> {
  const selected: Record<string, string> = {};
  for (const name of forwarded) {
    const value = headers[name];
    if (value !== undefined) selected[name] = Array.isArray(value) ? value.join(',') : value;
  }
  return selected;
}
