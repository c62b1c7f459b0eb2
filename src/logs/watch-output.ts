import process from 'node:process';

/**
 * Keeps the process alive where nobody reads its output any more, or the disk is full that it goes to: what is served does not
 * depend on the log. Says so on standard error, once for each kind of failure. Once per process.
 */
export function watchOutput(): void {
  const told = new Set<unknown>();
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (told.has(code)) return;
    told.add(code);
    process.stderr.write(`The log cannot be written (${String(code)}). Requests are served without it.\n`);
  });
  process.stderr.on('error', () => undefined);
}
