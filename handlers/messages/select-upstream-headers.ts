import type { RequestOf } from '../../src/core/handler.ts';

const forwarded = ['msg-version', 'msg-beta', 'anthropic-version', 'anthropic-beta'] as const;

/** The client's version and beta headers, which the upstream may see. A repeated header is one comma-separated list. */
export function selectUpstreamHeaders({
  headers,
}: Pick<RequestOf<'createMessage'>, 'headers'>): Readonly<Record<string, string>> {
  const selected: Record<string, string> = {};
  for (const name of forwarded) {
    const value = headers[name];
    if (value !== undefined) selected[name] = value;
  }
  return selected;
}
