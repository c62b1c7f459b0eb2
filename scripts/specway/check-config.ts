import { checkAdminPassword } from '../../src/accounts/index.ts';
import type { GatewayConfig } from '../../src/core/config.ts';
import { warnOfFreeModels } from '../../src/core/list-free-models.ts';
import { parseArguments } from '../arguments/parse-arguments.ts';
import { explainRefusal, loadConfigHere } from './read-here.ts';
import type { RunCommand } from './run-command.ts';

const misunderstood = 2;

/**
 * `specway check-config`: every problem in the environment and in specway.yaml that would keep the gateway from starting, or what it
 * would serve. It listens nowhere, connects to nothing and writes nothing.
 */
export const runCheckConfig: RunCommand = async (words) => {
  try {
    parseArguments({ args: [...words], options: {} });
  } catch (error) {
    console.error((error as Error).message);
    return misunderstood;
  }
  return await explainRefusal(async () => {
    const config = loadConfigHere();
    if (config.adminPassword !== null) await checkAdminPassword(config.adminPassword);
    for (const line of describeConfig(config)) console.log(line);
  });
};

/** What a configuration says, without a secret. */
export function describeConfig(config: GatewayConfig): readonly string[] {
  const { host, port, tls, databaseUrl, redisUrl, workers, deployments, leftOut, warnings } = config;
  const facts: readonly (readonly [name: string, value: string])[] = [
    [
      'listens on',
      `${tls === null ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${String(port)}`,
    ],
    ['database', databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : 'PostgreSQL'],
    ['limits', redisUrl === null ? 'of this node' : 'of all nodes, by Redis'],
    ['workers', String(workers)],
    ...deployments.map(
      ({ id, provider, models }) =>
        ['deployment', `${id} (${provider.name}), ${String(Object.keys(models).length)} models`] as const,
    ),
    ...leftOut.map(({ id, variable }) => ['left out', `${id}: ${variable} is not set`] as const),
    ...[...warnings, ...warnOfFreeModels(config)].map((warning) => ['warning', warning] as const),
  ];
  return ['The configuration can be used.', ...facts.map(([name, value]) => `  ${name.padEnd(12)}${value}`)];
}
