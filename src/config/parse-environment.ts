import { isIP } from 'node:net';
import type { GatewayConfig, LogFormat } from '../core/config.ts';
import { createSchemaValidator, type Violation } from './create-schema-validator.ts';
import { explainDatabaseUrl } from './check-database-url.ts';
import { explainSharedAddress } from './explain-shared-address.ts';
import { parseAddress } from './parse-address.ts';
import type { Environment } from './read-environment.ts';
import { suggestName } from '../core/suggest-name.ts';

/** The variables after validation, defaults filled in. Described by specs/config/environment.schema.json. */
export interface EnvironmentValues {
  readonly SPECWAY_HOST: string;
  readonly SPECWAY_PORT: string;
  readonly SPECWAY_ADMIN_ADDRESS?: string;
  readonly SPECWAY_METRICS_TOKEN?: string;
  readonly SPECWAY_DATA_DIR: string;
  readonly SPECWAY_CONFIG?: string;
  readonly SPECWAY_API_KEY?: string;
  readonly SPECWAY_ADMIN_PASSWORD?: string;
  readonly SPECWAY_SECRET_KEY?: string;
  readonly SPECWAY_WORKERS: string;
  readonly SPECWAY_TLS_CERT?: string;
  readonly SPECWAY_TLS_KEY?: string;
  readonly DATABASE_URL?: string;
  readonly REDIS_URL?: string;
  readonly SPECWAY_REDIS_PREFIX: string;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  readonly OTEL_SERVICE_NAME: string;
  readonly SPECWAY_LOG_LEVEL: GatewayConfig['logLevel'];
  readonly SPECWAY_LOG_FORMAT?: LogFormat;
  readonly SPECWAY_CONTRACT_PROFILE: GatewayConfig['contractProfile'];
  readonly SPECWAY_REALTIME_GA_WITHOUT_MARKER: '0' | '1';
  readonly SPECWAY_VALIDATION: GatewayConfig['validation'];
}

/** `values` may be relied on only when there are no problems. */
export interface ParsedEnvironment {
  readonly values: EnvironmentValues;
  readonly problems: readonly string[];
}

const validate = createSchemaValidator('environment');

/** What Kubernetes sets in every pod when a Service is named `specway`. */
const serviceLinkName = /^SPECWAY_(SERVICE_(HOST|PORT)(_.+)?|PORT_[0-9]+_(TCP|UDP|SCTP)(_.+)?)$/;
const serviceLinkPort = /^(tcp|udp|sctp):\/\//;

/** Variables without our prefix that are read all the same. */
const sharedNames: readonly string[] = [
  'DATABASE_URL',
  'REDIS_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_SERVICE_NAME',
];

/** Four numbers or more with dots between them, or what has two colons. */
const addressLike = /^(\d+(\.\d+){3,}|(?=.*:.*:)[0-9A-Fa-f:.]+)$/;

/**
 * Checks the gateway's own variables. An empty one counts as not set. `referenced` are the names that the
 * configuration file uses as `${NAME}`: such a variable may start with SPECWAY_ without being one of ours.
 */
export function parseEnvironment(
  environment: Environment,
  referenced: ReadonlySet<string>,
): ParsedEnvironment {
  const values = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => isOurs(name, value)),
  );
  const violations = validate(values).filter(
    ({ kind, key }) => !(kind === 'unknown_key' && referenced.has(key)),
  );
  const problems = violations.map((violation) => describeViolation(violation, values));
  return {
    values: values as unknown as EnvironmentValues,
    problems: [
      ...problems,
      ...checkUrls(values),
      ...explainDatabaseUrl(values['DATABASE_URL']),
      ...checkWorkers(values),
      ...checkHosts(values),
      ...checkAdminAddress(values),
    ],
  };
}

function isOurs(name: string, value: string | undefined): boolean {
  if (value === undefined || value === '') return false;
  if (serviceLinkName.test(name)) return false;
  if (name === 'SPECWAY_PORT' && serviceLinkPort.test(value)) return false;
  return name.startsWith('SPECWAY_') || sharedNames.includes(name);
}

/** What no pattern can say about a URL. A `#` or `/` in a password is the usual culprit. */
function checkUrls(values: Environment): readonly string[] {
  return sharedNames.flatMap((name) => {
    const url = values[name];
    if (url === undefined || !/^[a-z]+:\/\//.test(url) || isReadable(name, url)) return [];
    return [
      `${name} is not a valid URL; percent-encode special characters of its password. Its value is not shown here.`,
    ];
  });
}

/** The driver of Redis fails where it cannot decode; that of PostgreSQL takes a % for itself then. */
function isReadable(name: string, url: string): boolean {
  if (!URL.canParse(url)) return false;
  if (name !== 'REDIS_URL') return true;
  const { username, password, pathname } = new URL(url);
  try {
    return [username, password, pathname].map(decodeURIComponent).length > 0;
  } catch {
    return false;
  }
}

/** A SQLite file belongs to one process. */
function checkWorkers({ SPECWAY_WORKERS: workers, DATABASE_URL: url }: Environment): readonly string[] {
  if (workers === undefined || !/^([1-9]|[1-5][0-9]|6[0-4]|auto)$/.test(workers) || workers === '1')
    return [];
  if (url !== undefined && !url.startsWith('sqlite:')) return [];
  return [`SPECWAY_WORKERS must be 1 with SQLite; more need PostgreSQL (DATABASE_URL). It is "${workers}".`];
}

/** What looks like an IP address and is none. Whether this machine has an address, or a name one, is for the start to find out. */
function checkHosts({ SPECWAY_HOST: host, SPECWAY_ADMIN_ADDRESS: address }: Environment): readonly string[] {
  const hosts = { SPECWAY_HOST: host, SPECWAY_ADMIN_ADDRESS: address && parseAddress(address).host };
  return Object.entries(hosts).flatMap(([name, text = '']) => {
    const isWrong = addressLike.test(text) && isIP(text) === 0;
    return isWrong ? [`${name}: ${JSON.stringify(text)} is not an IP address.`] : [];
  });
}

function checkAdminAddress(values: Environment): readonly string[] {
  const { SPECWAY_ADMIN_ADDRESS: text, SPECWAY_HOST: host, SPECWAY_PORT: port } = values;
  if (text === undefined || host === undefined) return [];
  const problem = explainSharedAddress({ host, port: Number(port) }, { ...parseAddress(text), text });
  return problem === null ? [] : [problem];
}

function describeViolation(violation: Violation, values: Environment): string {
  const { key, kind, expects, isSecret, candidates } = violation;
  if (kind === 'unknown_key') {
    const suggestion = suggestName(key, candidates);
    return `${key} is not a variable of Specway${suggestion === null ? '.' : `; did you mean ${suggestion}?`}`;
  }
  if (kind === 'missing_key') return `${key} must be set too: a certificate and its key belong together.`;
  const name = String(violation.path[0]);
  const shown = isSecret ? 'Its value is not shown here.' : `It is ${JSON.stringify(values[name])}.`;
  return `${name} must be ${expects}. ${shown}`;
}
