import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchServer, ServerSetting } from './bench-server.ts';
import { callModel } from './calls/spoken-events.ts';
import { createPayer, findRedis, payerKey, redisUrl } from './create-payer.ts';
import { createPostgresDatabase } from './postgres-database.ts';
import { voiceModel } from './realtime/voice-events.ts';
import { benchModel, pacedModel, slowModel, stampedModel, translatedModel } from './upstream-answers.ts';

/** The key that clients of the benchmark use. */
export const clientKey = 'sk-specway-example-key-0001';

/** How an instance of Specway differs from what it is by default. */
export interface SpecwayChange {
  /** What the deployment's upstream speaks; `anthropic` unless given. */
  readonly provider?: 'anthropic' | 'gemini' | 'openai';
  readonly environment?: Readonly<Record<string, string>>;
  /** Keys of specway.yaml beside the deployments. */
  readonly file?: Readonly<Record<string, unknown>>;
  /** Name of a database on PostgreSQL; unless given, the SQLite file in the data directory. */
  readonly database?: string;
  /** `payer`: somebody with limits, who pays for each request; unless given, the key of the first start, which does not. */
  readonly client?: 'payer';
  /** Limits are kept in Redis. */
  readonly redis?: 'shared';
}

const projectRoot = join(import.meta.dirname, '../..');
const modelsOf = {
  anthropic: [benchModel, pacedModel, stampedModel, slowModel],
  gemini: [translatedModel],
  openai: [voiceModel, callModel],
} as const;

/** JSON is YAML as well. */
function renderConfig(upstreamPort: number, { provider = 'anthropic', file, client }: SpecwayChange): string {
  const deployment = {
    id: 'bench',
    provider,
    baseUrl: `http://127.0.0.1:${String(upstreamPort)}`,
    credential: 'bench-upstream-key',
    models: Object.fromEntries(modelsOf[provider].map((model) => [model, model])),
  };
  const priced = { models: { [benchModel]: { price: { input: 3, output: 15 } } } };
  return JSON.stringify({ deployments: [deployment], ...file, ...(client && priced) }, null, 2);
}

async function createDatabase(
  { atEnd, directory }: ServerSetting,
  name: string | undefined,
): Promise<string> {
  if (name === undefined) return `sqlite:${join(directory, 'data', 'specway.db')}`;
  const database = await createPostgresDatabase(name);
  atEnd(database.drop);
  return database.url;
}

/** What the setting needs beside the gateway, made, and where the gateway finds it. */
async function prepare(setting: ServerSetting, change: SpecwayChange): Promise<Record<string, string>> {
  const { client, database, redis, environment } = change;
  const databaseUrl = await createDatabase(setting, database);
  if (redis !== undefined) await findRedis();
  if (client !== undefined) await createPayer(databaseUrl);
  return {
    DATABASE_URL: databaseUrl,
    ...(redis && { REDIS_URL: redisUrl, SPECWAY_REDIS_PREFIX: 'specway-bench:' }),
    ...environment,
  };
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
          ...(await prepare(setting, change)),
        },
      };
    },
    createHeaders: () =>
      change.provider === 'openai'
        ? { authorization: `Bearer ${clientKey}` }
        : { 'x-api-key': change.client === 'payer' ? payerKey : clientKey },
  };
}
