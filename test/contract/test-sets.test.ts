import { glob, readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSteps, listCiSteps } from '../../scripts/check/steps.ts';
import config from '../../vitest.config.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';

interface TestProject {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

const projects = (config.test?.projects ?? []).map((project) => (project as { test: TestProject }).test);

const holds = ({ include, exclude = [] }: TestProject, file: string): boolean =>
  include.some((pattern) => matchesGlob(file, pattern)) &&
  !exclude.some((pattern) => matchesGlob(file, pattern));

async function readScripts(): Promise<Readonly<Record<string, string>>> {
  const manifest = JSON.parse(await readFile(join(repositoryDir, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return manifest.scripts;
}

function findProjects(command: string): readonly (string | undefined)[] {
  return [...command.matchAll(/--project (\w+)/g)].map(([, name]) => name);
}

describe('the sets of tests', () => {
  it('hold every test file once', async () => {
    const strays: string[] = [];
    for await (const file of glob('test/**/*.test.ts', { cwd: repositoryDir })) {
      const names = projects.filter((project) => holds(project, file)).map(({ name }) => name);
      if (names.length !== 1) strays.push(`${file}: ${names.join(', ')}`);
    }
    expect(strays).toEqual([]);
  });

  it('are run by one script each', async () => {
    const run = Object.values(await readScripts()).flatMap(findProjects);
    expect(run.sort()).toEqual(projects.map(({ name }) => name).sort());
  });

  it('are run by CI, all but the attacks', async () => {
    const steps = [...checkSteps, ...listCiSteps({ databaseUrl: '', redisUrl: '', browserPath: '' })];
    const scripts = await readScripts();
    const run = steps.flatMap(({ script, args = [] }) =>
      findProjects(`${scripts[script]} ${args.join(' ')}`),
    );
    const wanted = projects.map(({ name }) => name).filter((name) => name !== 'attacks');
    expect(run.sort()).toEqual(wanted.sort());
  });

  it('find something with every pattern of the long one', async () => {
    const long = projects.find(({ name }) => name === 'long');
    for (const pattern of long?.include ?? []) {
      const found: string[] = [];
      for await (const file of glob(pattern, { cwd: repositoryDir })) found.push(file);
      expect(found, pattern).not.toEqual([]);
    }
  });
});
