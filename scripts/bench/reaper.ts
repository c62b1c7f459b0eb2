import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Sees to it that no child outlives the benchmark, not even when the benchmark itself is killed with SIGKILL: a small
 * shell reads process ids from a pipe, and when the pipe breaks it kills those that were not taken off the list.
 */
export interface Reaper {
  /** Puts a child on the list until it exits. */
  watch(child: ChildProcess): void;
  /** Kills what is left and ends the shell. */
  close(): void;
}

const script = `
pids=" "
while read -r verb pid; do
  if [ "$verb" = add ]; then pids="$pids$pid "; else pids="\${pids%% $pid *} \${pids#* $pid }"; fi
done
for pid in $pids; do kill -9 "$pid" 2>/dev/null; done
`;

/** Starts a reaper. It has a process group of its own, so that an interrupt from the keyboard does not end it first. */
export function createReaper(): Reaper {
  const shell = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  const children = new Set<ChildProcess>();
  shell.unref();
  shell.stdin.on('error', () => undefined);
  const close = (): void => {
    for (const child of children) child.kill('SIGKILL');
    shell.stdin.end();
  };
  process.once('exit', close);
  return {
    watch(child) {
      const pid = String(child.pid);
      children.add(child);
      shell.stdin.write(`add ${pid}\n`);
      child.once('exit', () => {
        children.delete(child);
        if (shell.stdin.writable) shell.stdin.write(`del ${pid}\n`);
      });
    },
    close,
  };
}
