import type { ServerResponse } from 'node:http';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { TextResponse } from '../../core/operation.ts';
import type { StreamHost } from './send-stream.ts';
import { createClientGone, waitForDrain } from './wait-for-drain.ts';

export interface SendTextOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly host: StreamHost;
}

/**
 * Sends a text part by part. Throws what the first part throws; after that a failure breaks the answer off, so that nobody takes
 * half of a table for all of it, and is what this resolves to.
 */
export async function sendText(
  res: ServerResponse,
  { headers: own, parts }: TextResponse,
  { headers, host }: SendTextOptions,
): Promise<GatewayError | null> {
  const iterator = parts[Symbol.asyncIterator]();
  let part = await iterator.next();
  host.noteBegun();
  if (res.destroyed) return null;
  res.writeHead(200, { ...headers, ...own });
  try {
    while (part.done !== true) {
      if (!res.write(part.value)) await waitForDrain(res);
      part = await iterator.next();
      if (res.destroyed) throw createClientGone();
    }
    res.end();
    return null;
  } catch (thrown) {
    await iterator.return?.();
    res.destroy();
    return host.explain(thrown);
  }
}
