import { access, constants, mkdir, symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** What an installation may use of the machine: no compiler, no Python. */
const tools = ['node', 'npm', 'npx', 'sh', 'env', 'git', 'uname'];

/** Fills a directory with links to the few tools an installation may use; it can then stand alone as PATH. */
export async function linkTools(binDir: string, searchPath: string): Promise<void> {
  await mkdir(binDir, { recursive: true });
  for (const tool of tools) {
    const path = await findTool(tool, searchPath);
    if (path !== null) await symlink(path, join(binDir, tool));
  }
}

/** The first executable of this name outside node_modules: what the machine has, not what this project brings. */
async function findTool(name: string, searchPath: string): Promise<string | null> {
  const dirs = searchPath.split(delimiter).filter((dir) => dir !== '' && !dir.includes('node_modules'));
  for (const dir of dirs) {
    const path = join(dir, name);
    const isExecutable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isExecutable) return path;
  }
  return null;
}
