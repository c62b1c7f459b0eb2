/**
 * When to ask again for a task that has not ended: `openai-poll-after-ms`, which official SDKs read, and `retry-after` in whole
 * seconds. None where `pollAfterMs` is null.
 */
export function renderPollHeaders(pollAfterMs: number | null): Readonly<Record<string, string>> {
  if (pollAfterMs === null) return {};
  return {
    'openai-poll-after-ms': String(Math.ceil(pollAfterMs)),
    'retry-after': String(Math.ceil(pollAfterMs / 1000)),
  };
}
