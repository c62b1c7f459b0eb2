// Loaded before commands that do nothing without development dependencies: Node would show where it looked for a package.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findMissing } from './find-missing.ts';

const missing = findMissing(fileURLToPath(new URL('../..', import.meta.url)));
if (missing !== null) {
  console.error(
    `This command needs the development dependencies, and ${missing} is not installed: run npm ci, without --omit=dev.`,
  );
  process.exit(1);
}
