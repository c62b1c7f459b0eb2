import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemClock, type Clock } from '../core/clock.ts';
import type { GatewayConfig, TlsFiles } from '../core/config.ts';
import type { ConfigText } from '../core/config-text.ts';
import {
  checkConfigFile,
  type CheckedFile,
  type FileValues,
  type ProviderTable,
} from './check-config-file.ts';
import { ConfigError } from './config-error.ts';
import { checkDatabaseUrl, explainDatabaseFiles } from './check-database-url.ts';
import { warnOfBaseUrls } from './check-deployments.ts';
import { checkTls, type TlsFindings } from './check-tls.ts';
import { createAccounts, createRetention } from './create-accounts.ts';
import { createDeployments } from './create-deployments.ts';
import { createLimits } from './create-limits.ts';
import { createModels, createRouting } from './create-routing.ts';
import { createRealtime } from './create-realtime.ts';
import { createObjects, createPublicUrl, createVideo } from './create-video.ts';
import { parseAddress } from './parse-address.ts';
import { parseEnvironment, type EnvironmentValues } from './parse-environment.ts';
import { countWorkers } from './plan-workers.ts';
import { parseDuration, parseDurationOrZero, parseSize } from './parse-units.ts';
import { defaultConfigFile, readConfigText } from './read-config-text.ts';
import type { Environment } from './read-environment.ts';
import { readErrorCode, type ReadFile } from './read-error-code.ts';

export interface LoadConfigOptions {
  readonly environment: Environment;
  /** What deployments may be of. */
  readonly providers: ProviderTable;
  /** Relative paths are taken from here. */
  readonly workingDirectory: string;
  /** Default: from the disk. */
  readonly readFile?: ReadFile;
  /** What was read of the configuration file already; otherwise it is read. */
  readonly configText?: ConfigText;
  /** A reload looks at nothing that only a start reads: environment and certificate. Default: a start. */
  readonly occasion?: 'start' | 'reload';
  /** Tells whether a certificate is valid. Default: the clock of the machine. */
  readonly clock?: Clock;
}

/** Everything that decides a configuration, after it has been checked. */
interface Sources {
  readonly environment: EnvironmentValues;
  readonly file: FileValues;
  readonly leftOut: GatewayConfig['leftOut'];
  readonly warnings: GatewayConfig['warnings'];
  readonly fileHash: string;
  readonly workingDirectory: string;
}

/** What many call it. */
const otherConfigFile = 'specway.yml';

/**
 * Reads and checks the whole configuration. Throws ConfigError with every problem it finds; the values of secrets
 * never appear in it. Described by docs/configuration.md.
 */
export function loadConfig(options: LoadConfigOptions): GatewayConfig {
  const { environment, workingDirectory, occasion = 'start' } = options;
  const file = readConfigFile(options);
  const variables = parseEnvironment(environment, file.referenced);
  const tls = occasion === 'start' ? checkCertificate(variables.values, options) : null;
  const ofStart =
    occasion === 'start' ? [...variables.problems, ...checkDatabaseFiles(variables.values, options)] : [];
  const problems = [...ofStart, ...(tls?.problems ?? []), ...file.problems];
  if (problems.length > 0) throw new ConfigError(problems);
  const { values, leftOut, hash: fileHash } = file;
  const ofDatabase = checkDatabaseUrl(variables.values.DATABASE_URL);
  const ofAddresses = warnOfBaseUrls(values.deployments);
  const warnings = [...(tls?.warnings ?? []), ...ofDatabase, ...file.warnings, ...ofAddresses];
  const sources = { environment: variables.values, file: values, leftOut, warnings, fileHash };
  return createConfig({ ...sources, workingDirectory });
}

const readText: ReadFile = (path) => readFileSync(path, 'utf8');

function checkDatabaseFiles(
  { DATABASE_URL: url }: EnvironmentValues,
  { workingDirectory, readFile = readText }: LoadConfigOptions,
): readonly string[] {
  return explainDatabaseFiles(url, (path) => readFile(resolve(workingDirectory, path)));
}

function checkCertificate(
  environment: EnvironmentValues,
  { workingDirectory, clock = systemClock, readFile = readText }: LoadConfigOptions,
): TlsFindings | null {
  const files = resolveTls(environment, workingDirectory);
  return files === null ? null : checkTls(files, { readFile, now: clock.now() });
}

interface ReadConfigFile extends Pick<CheckedFile, 'values' | 'referenced' | 'leftOut'> {
  /** Of its text. */
  readonly hash: string;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

function readConfigFile(options: LoadConfigOptions): ReadConfigFile {
  const { environment, providers, workingDirectory, readFile } = options;
  const chosen = environment['SPECWAY_CONFIG'] || null;
  const name = chosen ?? defaultConfigFile;
  const read = (file: string) => {
    const path = resolve(workingDirectory, file);
    return readFile === undefined ? readConfigText(path) : tryReading(path, readFile);
  };
  const { text, errorCode } = options.configText ?? read(name);
  const isAbsent = chosen === null && errorCode === 'ENOENT';
  const isOtherThere = chosen === null && read(otherConfigFile).errorCode === null;
  const problems = [
    ...(errorCode === null || isAbsent
      ? []
      : [`The configuration file ${name} cannot be read (${errorCode}).`]),
    ...(isAbsent && isOtherThere ? [otherInstead] : []),
  ];
  const file = checkConfigFile(text, { environment, providers });
  const located = file.problems.map(
    ({ line, column, message }) => `${name}:${String(line)}:${String(column)} ${message}`,
  );
  return {
    ...file,
    hash: hash('sha256', text, 'hex'),
    problems: [...problems, ...located],
    warnings: isOtherThere && !isAbsent ? [otherBeside] : [],
  };
}

const otherInstead = `The file ${otherConfigFile} is not read; rename it to ${defaultConfigFile}, or set SPECWAY_CONFIG=${otherConfigFile}.`;
const otherBeside = `The file ${otherConfigFile} is not read, because ${defaultConfigFile} is there; remove one of them.`;

function tryReading(path: string, readFile: ReadFile): ConfigText {
  try {
    return { text: readFile(path), errorCode: null, source: 'file' };
  } catch (error) {
    return { text: '', errorCode: readErrorCode(error), source: 'file' };
  }
}

function resolveTls(environment: EnvironmentValues, workingDirectory: string): TlsFiles | null {
  const { SPECWAY_TLS_CERT: cert, SPECWAY_TLS_KEY: key } = environment;
  if (cert === undefined || key === undefined) return null;
  return { certPath: resolve(workingDirectory, cert), keyPath: resolve(workingDirectory, key) };
}

function createConfig(sources: Sources): GatewayConfig {
  const { environment, file, leftOut, warnings, fileHash, workingDirectory } = sources;
  const { SPECWAY_DATA_DIR, SPECWAY_ADMIN_ADDRESS: adminAddress } = environment;
  const dataDir = resolve(workingDirectory, SPECWAY_DATA_DIR);
  return {
    host: environment.SPECWAY_HOST,
    port: Number(environment.SPECWAY_PORT),
    adminAddress: adminAddress === undefined ? null : parseAddress(adminAddress),
    tls: resolveTls(environment, workingDirectory),
    dataDir,
    databaseUrl: resolveDatabaseUrl(environment.DATABASE_URL, { dataDir, workingDirectory }),
    redisUrl: environment.REDIS_URL ?? null,
    redisPrefix: environment.SPECWAY_REDIS_PREFIX,
    apiKey: environment.SPECWAY_API_KEY ?? null,
    adminPassword: environment.SPECWAY_ADMIN_PASSWORD ?? null,
    secretKey: decodeSecretKey(environment.SPECWAY_SECRET_KEY),
    workers: countWorkers(environment.SPECWAY_WORKERS),
    logLevel: environment.SPECWAY_LOG_LEVEL,
    logFormat: environment.SPECWAY_LOG_FORMAT ?? null,
    contractProfile: environment.SPECWAY_CONTRACT_PROFILE,
    validation: environment.SPECWAY_VALIDATION,
    accounts: createAccounts(file.accounts),
    retention: createRetention(file.retention),
    publicUrl: createPublicUrl(file.publicUrl),
    video: createVideo(file.video),
    objects: createObjects(file.objects),
    realtime: {
      ...createRealtime(file.realtime, environment.SPECWAY_HOST),
      withoutMarker: environment.SPECWAY_REALTIME_GA_WITHOUT_MARKER === '1' ? 'ga' : 'refused',
    },
    cors: { origins: file.cors.origins },
    limits: createLimits(file.limits),
    server: file.server,
    simulator: { paceMs: parseDurationOrZero(file.simulator.pace) },
    streams: {
      keepAliveMs: parseDuration(file.streams.keepAlive),
      maxEventBytes: parseSize(file.streams.maxEventBytes),
      drainMs: parseDurationOrZero(file.streams.drain),
    },
    metrics: { enabled: file.metrics.enabled, token: environment.SPECWAY_METRICS_TOKEN ?? null },
    usage: { records: file.usage.records },
    tracing: createTracingConfig(environment),
    deployments: createDeployments(file.deployments),
    leftOut,
    warnings,
    routing: createRouting(file.routing),
    models: createModels(file.models),
    fileHash,
  };
}

function decodeSecretKey(text: string | undefined): Uint8Array | null {
  return text === undefined ? null : Uint8Array.from(Buffer.from(text, 'base64'));
}

function createTracingConfig(environment: EnvironmentValues): GatewayConfig['tracing'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = environment;
  return endpoint === undefined ? null : { endpoint, serviceName };
}

function resolveDatabaseUrl(
  url: string | undefined,
  { dataDir, workingDirectory }: { readonly dataDir: string; readonly workingDirectory: string },
): string {
  if (url === undefined) return `sqlite:${join(dataDir, 'specway.db')}`;
  if (!url.startsWith('sqlite:') || url === 'sqlite::memory:') return url;
  return `sqlite:${resolve(workingDirectory, url.slice('sqlite:'.length))}`;
}
