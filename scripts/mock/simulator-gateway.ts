import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadConfig } from '../../src/config/index.ts';
import { createGateway, providers } from '../../src/server/index.ts';

/** A gateway of this process whose models are the simulator's, on a free port of 127.0.0.1. */
export interface SimulatorGateway {
  readonly url: string;
  readonly apiKey: string;
  stop(): Promise<void>;
}

/** Starts one that keeps everything in memory, and nothing after its end. */
export async function startSimulatorGateway(): Promise<SimulatorGateway> {
  const dir = mkdtempSync(join(tmpdir(), 'specway-mock-'));
  const apiKey = `sk-specway-mock-${randomUUID()}`;
  const environment = {
    SPECWAY_HOST: '127.0.0.1',
    SPECWAY_PORT: '0',
    SPECWAY_DATA_DIR: dir,
    SPECWAY_API_KEY: apiKey,
    DATABASE_URL: 'sqlite::memory:',
  };
  const remove = () => {
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    const config = loadConfig({ environment, providers, workingDirectory: dir });
    const logger = pino({ level: 'silent' });
    const gateway = await createGateway({ config, logger, print: () => undefined });
    return {
      url: gateway.url,
      apiKey,
      stop: async () => {
        await gateway.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
