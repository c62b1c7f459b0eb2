import { access, cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { convertModule, convertName, convertPaths, listNeeds } from './convert-module.ts';

/** What runs and what is read beside it; all of each. */
const wholeFolders = ['src', 'handlers', 'generated', 'specs/config', 'docs', 'deploy'];
const wholeFiles = ['README.md', 'LICENSE', 'CHANGELOG.md', 'specway.example.yaml'];
/** What commands need besides: this module, and whatever it leads to. */
const commandEntry = 'scripts/specway/main.ts';

export interface PackageOptions {
  readonly repositoryDir: string;
  /** An empty directory, which becomes the package. */
  readonly packageDir: string;
}

/**
 * Puts together what is published. Node strips no types below node_modules, so that the package holds JavaScript: every module
 * without its types and otherwise as it is, in the same place.
 */
export async function createPackage({ repositoryDir, packageDir }: PackageOptions): Promise<void> {
  for (const folder of wholeFolders) {
    const names = await readdir(join(repositoryDir, folder), { recursive: true, withFileTypes: true });
    for (const entry of names)
      // An operator's secrets, beside the compose files.
      if (entry.isFile() && entry.name !== '.env') {
        const name = posix.join(
          folder,
          entry.parentPath.slice(join(repositoryDir, folder).length),
          entry.name,
        );
        await convertFile({ repositoryDir, packageDir }, name);
      }
  }
  for (const name of wholeFiles) await cp(join(repositoryDir, name), join(packageDir, name));
  await followNeeds({ repositoryDir, packageDir }, commandEntry);
  await writeManifest({ repositoryDir, packageDir });
}

/** Says what the file became. */
async function convertFile({ repositoryDir, packageDir }: PackageOptions, name: string): Promise<string> {
  const source = join(repositoryDir, name);
  const target = join(packageDir, convertName(name));
  await mkdir(dirname(target), { recursive: true });
  if (!/\.(ts|mjs)$/.test(name)) {
    await cp(source, target);
    return '';
  }
  const text = await readFile(source, 'utf8');
  const converted = name.endsWith('.ts') ? convertModule(text) : convertPaths(text);
  // What can be run has to stay so for whoever unpacks the package; only npm makes commands executable by itself.
  await writeFile(target, converted, { mode: (await stat(source)).mode });
  return converted;
}

async function followNeeds(options: PackageOptions, name: string): Promise<void> {
  const converted = await convertFile(options, name);
  for (const path of listNeeds(converted)) {
    const needed = posix.join(posix.dirname(name), path);
    if (await isThere(join(options.packageDir, needed))) continue;
    const source = needed.replace(/\.js$/, '.ts');
    if (await isThere(join(options.repositoryDir, source))) await followNeeds(options, source);
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** What of package.json concerns those who install the program. */
const published = [
  ...['name', 'version', 'description', 'license', 'private', 'type', 'engines', 'bin'],
  ...['dependencies', 'optionalDependencies'],
];

async function writeManifest({ repositoryDir, packageDir }: PackageOptions): Promise<void> {
  const all = JSON.parse(await readFile(join(repositoryDir, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const manifest = Object.fromEntries(Object.entries(all).filter(([name]) => published.includes(name)));
  await writeFile(join(packageDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
