import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** A program of this folder in a process of its own, so that what it costs does not disturb what is measured. */
export interface AttackChild {
  /** Resolves with the next message; rejects when the child ends before, or when the time is up. */
  receive(timeoutMs: number): Promise<unknown>;
  send(message: object): void;
  /** Ends it at once, and with it its connections. */
  end(): Promise<void>;
}

/** `program` is the name of a file in this folder. */
export function startAttackChild(program: string): AttackChild {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = fork(file, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  preferOverOthers(child.pid!);
  const messages: unknown[] = [];
  let wake = (): void => undefined;
  let ended = false;
  const closed = new Promise<void>((resolve) => {
    child.on('close', () => {
      ended = true;
      wake();
      resolve();
    });
  });
  child.on('message', (message) => {
    messages.push(message);
    wake();
  });
  const receive = async (timeoutMs: number) => {
    const deadline = performance.now() + timeoutMs;
    while (messages.length === 0) {
      if (ended) throw new Error(`${program} ended without a word.`);
      const leftMs = deadline - performance.now();
      if (leftMs <= 0) throw new Error(`${program} said nothing for ${String(timeoutMs)} ms.`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, leftMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return messages.shift();
  };
  return {
    receive,
    send: (message) => {
      if (child.connected) child.send(message);
    },
    end: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Whatever else runs on this machine shall not be measured. Only the superuser may ask for that. */
function preferOverOthers(pid: number): void {
  try {
    setPriority(pid, -10);
  } catch {
    // Then the figures are those of a machine that is shared.
  }
}
