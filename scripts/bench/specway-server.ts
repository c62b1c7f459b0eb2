import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchServer, ServerSetting } from './bench-server.ts';
import { createPostgresDatabase } from './postgres-database.ts';
import { benchModel, pacedModel, slowModel, stampedModel, translatedModel } from './upstream-answers.ts';

/** The key that clients of the benchmark use. */
export const clientKey = 'sk-specway-example-key-0001';

/** How an instance of Specway differs from what it is by default. */
export interface SpecwayChange {
  /** What the deployment's upstream speaks; `anthropic` unless given. */
  readonly provider?: 'anthropic' | 'gemini';
  readonly environment?: Readonly<Record<string, string>>;
  /** Keys of specway.yaml beside the deployments. */
  readonly file?: Readonly<Record<string, unknown>>;
  /** The SQLite file in the data directory unless given. */
  readonly database?: 'postgres';
}

const projectRoot = join(import.meta.dirname, '../..');
const anthropicModels = [benchModel, pacedModel, stampedModel, slowModel];

/** JSON is YAML as well. */
function renderConfig(upstreamPort: number, { provider = 'anthropic', file }: SpecwayChange): string {
  const models = provider === 'gemini' ? [translatedModel] : anthropicModels;
  const deployment = {
    id: 'bench',
    provider,
    baseUrl: `http://127.0.0.1:${String(upstreamPort)}`,
    credential: 'bench-upstream-key',
    models: Object.fromEntries(models.map((model) => [model, model])),
  };
  return JSON.stringify({ deployments: [deployment], ...file }, null, 2);
}

async function createDatabaseEnvironment({ atEnd }: ServerSetting): Promise<Record<string, string>> {
  const database = await createPostgresDatabase();
  atEnd(database.drop);
  return { DATABASE_URL: database.url };
}

/** Everything on as it is by default (authentication, validation, metrics, usage records, log), but for the change. */
export function createSpecway(title: string, change: SpecwayChange = {}): BenchServer {
  return {
    title,
    async createCommand(setting) {
      const { port, upstreamPort, directory } = setting;
      const configPath = join(directory, 'specway.yaml');
      writeFileSync(configPath, renderConfig(upstreamPort, change));
      return {
        args: [join(projectRoot, 'src/start.mjs')],
        cwd: directory,
        env: {
          SPECWAY_CONFIG: configPath,
          SPECWAY_HOST: '127.0.0.1',
          SPECWAY_PORT: String(port),
          SPECWAY_DATA_DIR: join(directory, 'data'),
          SPECWAY_API_KEY: clientKey,
          ...change.environment,
          ...(change.database === 'postgres' ? await createDatabaseEnvironment(setting) : {}),
        },
      };
    },
    createHeaders: () => ({ 'x-api-key': clientKey }),
  };
}
