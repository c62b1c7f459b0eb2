import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchConfig } from '../../src/config/index.ts';
import { providers } from '../../src/providers/provider-table.ts';
import { createTestGateway, testApiKey, type TestGateway } from './create-test-gateway.ts';

/** A gateway that follows a real `specway.yaml` in a folder of its own. */
export interface ReloadingGateway extends TestGateway {
  readonly directory: string;
  /** Writes the file in place. */
  write(yaml: string): void;
  /** Puts a new file in the place of the old one, as editors do. */
  replace(yaml: string): void;
  reload(): void;
  /** The log lines with this message, as soon as there are as many. */
  waitForLines(message: string, count: number): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export interface ReloadingOptions {
  readonly yaml: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Prepares the folder; default: writes the file. */
  readonly prepare?: (directory: string) => void;
}

const deadlineMs = 10_000;

export async function createReloadingGateway(options: ReloadingOptions): Promise<ReloadingGateway> {
  const directory = mkdtempSync(join(tmpdir(), 'specway-reload-'));
  const file = join(directory, 'specway.yaml');
  const write = (yaml: string) => {
    writeFileSync(file, yaml);
  };
  if (options.prepare) options.prepare(directory);
  else write(options.yaml);
  const environment = {
    SPECWAY_PORT: '0',
    SPECWAY_API_KEY: testApiKey,
    SPECWAY_VALIDATION: 'enforce',
    ...options.environment,
  };
  const sources = { environment, providers, workingDirectory: directory };
  const changes = watchConfig(sources);
  const gateway = await createTestGateway({ config: changes.load(), changes });
  return {
    url: gateway.url,
    adminUrl: gateway.adminUrl,
    apiKey: gateway.apiKey,
    get logLines() {
      return gateway.logLines;
    },
    logText: () => gateway.logText(),
    directory,
    write,
    replace: (yaml) => {
      writeFileSync(`${file}~`, yaml);
      renameSync(`${file}~`, file);
    },
    reload: () => {
      changes.reload();
    },
    waitForLines: async (message, count) => {
      const deadline = performance.now() + deadlineMs;
      for (;;) {
        const lines = gateway.logLines.filter(({ msg }) => msg === message);
        if (lines.length >= count) return lines;
        if (performance.now() > deadline) throw new Error(`Not logged: ${message}\n${gateway.logText()}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop: async () => {
      await gateway.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
