import type { UsageRecorder } from '../core/usage.ts';
import type { Tracing } from '../observability/index.ts';
import type { OpenRealtimeSessions } from '../realtime/index.ts';
import type { Database } from '../stores/index.ts';
import type { OpenVideoTasks } from '../tasks/index.ts';
import type { Charging } from './charging/open-charging.ts';
import type { LiveParts } from './live/create-live-parts.ts';
import type { Connections } from './listener/connections.ts';
import type { Dispatcher } from './dispatcher/create-dispatcher.ts';
import { createShuttingDown } from './exchange/create-shutting-down.ts';
import type { OpenCalls } from './realtime/open-calls.ts';
import type { UploadStore } from './multipart/create-upload-store.ts';
import type { Nodes } from './nodes/create-nodes.ts';
import type { OpenSessionDirectory } from './nodes/open-session-directory.ts';

export interface StopOptions {
  readonly connections: Connections;
  /** Those of operators, who see the rest end; `null` where they share the others'. */
  readonly adminConnections: Pick<Connections, 'abortAll' | 'close'> | null;
  readonly dispatcher: Dispatcher;
  readonly live: LiveParts;
  readonly sessions: OpenRealtimeSessions;
  readonly liveSessions: Pick<OpenSessionDirectory, 'stop'>;
  readonly calls: Pick<OpenCalls, 'close'>;
  readonly videos: OpenVideoTasks;
  readonly uploads: UploadStore;
  readonly nodes: Pick<Nodes, 'stop'>;
  readonly charging: Charging;
  readonly database: Database;
  readonly recorder: UsageRecorder | null;
  readonly tracing: Tracing | null;
  /** How long running requests may go on, in milliseconds. */
  readonly drainMs: number;
}

/** Sessions end a little before everything else does: their clients are told why. */
const sessionShare = 0.9;

/** How long aborted requests may take to write their last event, in milliseconds. */
const abortGraceMs = 1_000;

/** How long usage and traces may take to be delivered when nothing is left of the drain, in milliseconds. */
const deliveryGraceMs = 2_000;

/**
 * Stops accepting connections, waits for running requests up to the limit, ends the rest with their format's error, and
 * frees sockets, adapters, uploaded files and the database. What was used and traced until then is delivered before. Rejects at its
 * end where a charge could be written nowhere.
 */
export async function stopGateway(options: StopOptions): Promise<void> {
  const { connections, adminConnections, live, sessions, videos, uploads, nodes, charging, database } =
    options;
  const { recorder, tracing } = options;
  const deadline = performance.now() + options.drainMs;
  connections.stopAccepting();
  const isWorkGivenBack = Promise.all([
    videos.close(options.drainMs),
    sessions.close(options.drainMs * sessionShare),
    options.calls.close(),
  ]);
  if (!(await waitUntilIdle(options, options.drainMs))) {
    connections.abortAll(createShuttingDown());
    adminConnections?.abortAll(createShuttingDown());
    await waitUntilIdle(options, abortGraceMs);
  }
  await connections.close();
  await isWorkGivenBack;
  await adminConnections?.close();
  nodes.stop();
  options.liveSessions.stop();
  await live.close();
  await uploads.close();
  const maxMs = Math.max(deadline - performance.now(), deliveryGraceMs);
  const delivered = await Promise.allSettled([
    recorder?.close(maxMs),
    tracing?.close(maxMs),
    charging.close(maxMs),
  ]);
  await database.close();
  for (const outcome of delivered) if (outcome.status === 'rejected') throw outcome.reason;
}

const pollIntervalMs = 20;

async function waitUntilIdle({ dispatcher, connections }: StopOptions, maxMs: number): Promise<boolean> {
  const deadline = performance.now() + maxMs;
  while (dispatcher.activeCount + connections.openAnswerCount > 0) {
    if (performance.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  return true;
}
