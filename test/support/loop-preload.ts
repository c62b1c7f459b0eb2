import { readFileSync } from 'node:fs';
import process from 'node:process';

/*
 * Loaded before a program whose event loop a test looks at (`node --import`): on SIGUSR2 it writes one line that says what the
 * longest turns of the loop since the signal before were made of, and begins anew. On Linux.
 */
const tickMs = 5;
const path = `/proc/self/task/${String(process.pid)}/schedstat`;

/** What became of the time of this thread so far, in milliseconds: it ran, it waited for a core, or it slept. */
interface Times {
  readonly all: number;
  readonly ran: number;
  readonly queued: number;
}

function readTimes(): Times {
  const [ran = 0, queued = 0] = readFileSync(path, 'utf8').split(' ').map(Number);
  return { all: performance.now(), ran: ran / 1e6, queued: queued / 1e6 };
}

const none = { lateMs: 0, ranMs: 0, queuedMs: 0, sleptMs: 0 };
let longest = { ...none };
let last = readTimes();

setInterval(() => {
  const now = readTimes();
  const all = now.all - last.all;
  const ran = now.ran - last.ran;
  const queued = now.queued - last.queued;
  longest = {
    lateMs: Math.max(longest.lateMs, all - tickMs),
    ranMs: Math.max(longest.ranMs, ran),
    queuedMs: Math.max(longest.queuedMs, queued),
    // For a disk or a lock: the loop itself sleeps no longer than until the next tick.
    sleptMs: Math.max(longest.sleptMs, all - ran - queued - tickMs),
  };
  last = now;
}, tickMs).unref();

process.on('SIGUSR2', () => {
  process.stdout.write(`${JSON.stringify({ loop: longest })}\n`);
  longest = { ...none };
});
