import { readFileSync } from 'node:fs';
import { toObject, type JsonObject } from '../../generate/json.ts';
import type { GatewayName } from '../fuzz-case.ts';
import { providers, servedModels } from '../requests/served-models.ts';
import { adminPassword, clientKey, upstreamKeys } from './fuzz-secrets.ts';

/** Environment variables of a gateway. */
export function createEnvironment(name: GatewayName): Readonly<Record<string, string>> {
  return {
    SPECWAY_API_KEY: clientKey,
    SPECWAY_ADMIN_PASSWORD: adminPassword,
    SPECWAY_VALIDATION: name === 'vendor' ? 'enforce' : name,
    SPECWAY_CONTRACT_PROFILE: name === 'vendor' ? 'vendor' : 'auto',
    SPECWAY_LOG_LEVEL: 'debug',
  };
}

/** specway.yaml of a gateway, as JSON, which is YAML as well. `urlOf` says where the upstream of a provider is. */
export function renderConfig(
  name: GatewayName,
  urlOf: (provider: (typeof providers)[number]) => string,
): string {
  const deployments = providers.map((provider) => ({
    id: provider,
    provider,
    models: servedModels[provider],
    ...(provider === 'simulator'
      ? {}
      : { baseUrl: urlOf(provider), credential: upstreamKeys[provider], timeouts }),
    ...(provider === 'vertex' && name === 'off' ? { abort: 'drain' } : {}),
  }));
  const config = {
    deployments,
    simulator: { pace: 0 },
    routing: { attempts: name === 'sample' ? 2 : 1, backoff: '1ms' },
    limits: {
      uploadBytesInFlight: '64MiB',
      bodyTimeout: '8s',
      ...raiseLimits(),
    },
    // Of changed prompts films are made, one after the other: a gateway that stops waits for those that have begun.
    video: { runningPerKey: 2, queuedPerKey: 1_000_000, queued: 1_000_000 },
    ...varyConfig(name),
  };
  return JSON.stringify(config, null, 2);
}

/** What only one gateway has: its clients may be browsers, or its models fall back to those of the simulator. */
function varyConfig(name: GatewayName): Readonly<Record<string, unknown>> {
  if (name === 'off') return { cors: { origins: ['https://app.example.com'] } };
  if (name !== 'sample') return {};
  const fallBackTo = (model: string) => ({ fallbacks: [model] });
  const models = {
    'chatfam-opus-4-6': fallBackTo('chatfam-sonnet-4-6'),
    'genfam-3-pro-preview': fallBackTo('chatfam-sonnet-4-6'),
    'imgfam-fuzz-old': fallBackTo('imgfam-2'),
  };
  return { models };
}

/** A busy machine must not look like an upstream that is silent. */
const timeouts = { connect: '8s', firstByte: '8s', idle: '8s', total: '20s' };

/**
 * Limits that every run would reach, since all of its clients have one address, one key and a busy machine. Those that this
 * version does not have are left out.
 */
function raiseLimits(): Readonly<Record<string, unknown>> {
  const raised: Readonly<Record<string, unknown>> = {
    failedAuthentications: 1_000_000,
    pixelsPerKey: 10_000_000_000,
    overload: { loopDelay: '5m', heapPercent: 99 },
  };
  const url = new URL('../../../specs/config/specway.schema.json', import.meta.url);
  const schema = JSON.parse(readFileSync(url, 'utf8')) as JsonObject;
  const known = toObject(toObject(toObject(schema.properties).limits).properties);
  return Object.fromEntries(Object.entries(raised).filter(([name]) => Object.hasOwn(known, name)));
}
