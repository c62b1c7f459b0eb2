import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchConfig } from '../../../src/config/index.ts';
import type { GatewayConfig } from '../../../src/core/config.ts';
import { providers } from '../../../src/providers/provider-table.ts';

const describeDeployment = (id: string, provider = 'simulator') =>
  `deployments: [{ id: ${id}, provider: ${provider} }]\n`;

describe('watchConfig', { timeout: 20_000 }, () => {
  let directory: string;
  let close: () => void = () => undefined;
  const refusals: (readonly string[])[] = [];
  const taken: string[] = [];
  const place = (name: string) => join(directory, name);

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'specway-watch-'));
    refusals.length = 0;
    taken.length = 0;
  });
  afterEach(() => {
    close();
    rmSync(directory, { recursive: true, force: true });
  });

  const listIds = ({ deployments }: GatewayConfig) => deployments.map(({ id }) => id).join();

  function follow(environment: Readonly<Record<string, string>> = {}) {
    const changes = watchConfig({ environment, providers, workingDirectory: directory });
    const first = listIds(changes.load());
    close = changes.listen({
      onConfig: (config) => taken.push(listIds(config)),
      onRefusal: (problems) => refusals.push(problems),
      onBlind: () => undefined,
    });
    return { ...changes, first };
  }

  const settle = () => new Promise((resolve) => setTimeout(resolve, 400));

  it('reads what comes from a pipe once', async () => {
    execFileSync('mkfifo', [place('pipe')]);
    writeFileSync(place('source.yaml'), describeDeployment('piped'));
    const writer = spawn('sh', ['-c', 'cat source.yaml > pipe'], { cwd: directory });
    const ended = new Promise((resolve) => writer.once('exit', resolve));
    const changes = follow({ SPECWAY_CONFIG: 'pipe' });
    await ended;
    expect(changes.first).toBe('piped');
    await settle();
    expect([taken, refusals]).toEqual([[], []]);
    changes.reload();
    expect(refusals).toEqual([
      ['The configuration came from pipe, which is no file: it is read at a start only.'],
    ]);
  });

  it.each(['# nothing but this\n', '---\n', '\uFEFF%YAML 1.2\n---\n# one\n...\n', ' \n'])(
    'refuses %j as it does an empty file',
    (text) => {
      writeFileSync(place('specway.yaml'), describeDeployment('one'));
      const changes = follow();
      writeFileSync(place('specway.yaml'), text);
      changes.reload();
      expect([taken, refusals]).toEqual([[], [['The configuration file specway.yaml is empty.']]]);
    },
  );

  it('refuses a file that is not UTF-8', () => {
    writeFileSync(place('specway.yaml'), Buffer.from(describeDeployment('größe'), 'latin1'));
    const changes = watchConfig({ environment: {}, providers, workingDirectory: directory });
    expect(() => changes.load()).toThrow(
      'The configuration file specway.yaml cannot be read (it is not UTF-8).',
    );
  });

  it('takes a file that refers to fewer variables than that of the start', () => {
    writeFileSync(
      place('specway.yaml'),
      describeDeployment('one', 'openai, credential: "${SPECWAY_UPSTREAM_KEY}"'),
    );
    const changes = follow({ SPECWAY_UPSTREAM_KEY: 'key' });
    writeFileSync(place('specway.yaml'), describeDeployment('two'));
    changes.reload();
    expect([taken, refusals]).toEqual([['two'], []]);
  });

  it('does not look at the certificate, which is read at a start', () => {
    for (const name of ['cert.pem', 'key.pem'])
      copyFileSync(new URL(`../../fixtures/tls/${name}`, import.meta.url), place(name));
    writeFileSync(place('specway.yaml'), describeDeployment('one'));
    const changes = follow({ SPECWAY_TLS_CERT: 'cert.pem', SPECWAY_TLS_KEY: 'key.pem' });
    rmSync(place('cert.pem'));
    writeFileSync(place('specway.yaml'), describeDeployment('two'));
    changes.reload();
    expect([taken, refusals]).toEqual([['two'], []]);
  });

  describe('notices a change', () => {
    const expectTwo = () => expect.poll(() => taken.at(-1), { timeout: 8_000 }).toBe('two');

    it('by a folder that takes the place of another', async () => {
      mkdirSync(place('conf'));
      writeFileSync(place('conf/specway.yaml'), describeDeployment('one'));
      follow({ SPECWAY_CONFIG: 'conf/specway.yaml' });
      await settle();
      mkdirSync(place('next'));
      writeFileSync(place('next/specway.yaml'), describeDeployment('two'));
      renameSync(place('conf'), place('old'));
      renameSync(place('next'), place('conf'));
      await expectTwo();
    });

    it('by a link to a folder that leads to another', async () => {
      for (const [folder, id] of [
        ['r1', 'one'],
        ['r2', 'two'],
      ] as const) {
        mkdirSync(place(folder));
        writeFileSync(place(`${folder}/specway.yaml`), describeDeployment(id));
      }
      symlinkSync('r1', place('current'));
      follow({ SPECWAY_CONFIG: 'current/specway.yaml' });
      await settle();
      symlinkSync('r2', place('next'));
      renameSync(place('next'), place('current'));
      await expectTwo();
    });

    it('of a file in another folder that specway.yaml links to', async () => {
      mkdirSync(place('elsewhere'));
      writeFileSync(place('elsewhere/file.yaml'), describeDeployment('one'));
      symlinkSync('elsewhere/file.yaml', place('specway.yaml'));
      follow();
      await settle();
      writeFileSync(place('elsewhere/file.yaml'), describeDeployment('two'));
      await expectTwo();
    });
  });
});
