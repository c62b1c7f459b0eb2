import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };

const modules = new URL('../../node_modules/', import.meta.url);

/** Says which client of test/package.json is missing and what installs them all; `null` when each is there. */
export function describeMissingClients(): string | null {
  const names = Object.keys(manifest.devDependencies);
  const missing = names.find((name) => !existsSync(fileURLToPath(new URL(name, modules))));
  if (missing === undefined) return null;
  return (
    `${missing} is not installed: npm ci leaves out the clients that tests run (test/package.json). ` +
    'To have them, too: npm ci --workspaces --include-workspace-root'
  );
}

/** Runs before the tests among which some run these clients; the others do without. */
export function setup(): void {
  const missing = describeMissingClients();
  if (missing !== null) console.warn(missing);
}
