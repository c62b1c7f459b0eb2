import { createSchemaValidator, type Violation } from './create-schema-validator.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkDeployments } from './check-deployments.ts';
import { checkLeftOut, findLeftOut, withoutLeftOut, type LeftOut } from './find-left-out.ts';
import { checkModels } from './check-models.ts';
import { checkOrigins } from './check-origins.ts';
import { hideReferences } from './hide-references.ts';
import {
  parseConfigFile,
  renderPath,
  type ConfigFile,
  type FilePath,
  type FileProblem,
} from './parse-config-file.ts';
import { countWorkers } from './plan-workers.ts';
import type { Environment } from './read-environment.ts';
import type { FileRealtime } from './create-realtime.ts';
import type { FileObjects, FileVideo } from './create-video.ts';
import { resolveReferences } from './resolve-references.ts';
import { checkProxies } from './check-proxies.ts';
import { checkRealtime } from './check-realtime.ts';
import { checkVideo } from './check-video.ts';
import { createDeployments, type FileDeployment } from './create-deployments.ts';
import type { FileAccounts, FileRetention } from './create-accounts.ts';
import type { FileLimits } from './create-limits.ts';
import type { FileModels, FileRouting } from './create-routing.ts';
import type { LeftOutDeployment } from '../core/config.ts';
import type { ProviderTraits } from '../core/provider-traits.ts';
import { suggestName } from '../core/suggest-name.ts';

const validate = createSchemaValidator('specway');

/** The file after validation, defaults filled in. Described by specs/config/specway.schema.json. */
export interface FileValues {
  /** Without those that are left out. */
  readonly deployments: readonly FileDeployment[];
  readonly accounts: FileAccounts;
  readonly retention: FileRetention;
  readonly publicUrl?: string;
  readonly video: FileVideo;
  readonly objects: FileObjects;
  readonly realtime: FileRealtime;
  readonly cors: { readonly origins: readonly string[] };
  readonly limits: FileLimits;
  readonly server: { readonly trustedProxies: readonly string[] };
  readonly metrics: { readonly enabled: boolean };
  readonly usage: { readonly records: boolean };
  readonly simulator: { readonly pace: string | number };
  readonly streams: {
    readonly keepAlive: string;
    readonly maxEventBytes: string;
    readonly drain: string | number;
  };
  readonly routing: FileRouting;
  readonly models: FileModels;
}

/** `values` may be relied on only when there are no problems. */
export interface CheckedFile {
  readonly values: FileValues;
  readonly problems: readonly FileProblem[];
  /** Environment variables the file refers to. */
  readonly referenced: ReadonlySet<string>;
  readonly leftOut: readonly LeftOutDeployment[];
}

/** Every provider by its name, which deployments refer to. */
export type ProviderTable = Readonly<Record<string, ProviderTraits>>;

/** What a configuration file may refer to. */
export interface FileContext {
  readonly environment: Environment;
  readonly providers: ProviderTable;
}

/** Parses a configuration file, replaces its references and checks it. Problems come in the order of the file. */
export function checkConfigFile(text: string, { environment, providers }: FileContext): CheckedFile {
  const parsed = parseConfigFile(text);
  const { value, names, problems: all } = resolveReferences(parsed.value, environment);
  const file = hideReferences(parsed, value);
  const { leftOut, problems: references } = findLeftOut(value, all);
  const unresolved = new Set(all.map(({ path }) => renderPath(path)));
  const violations = validate(value).filter(({ path }) => !unresolved.has(renderPath(path)));
  const isReadable = file.problems.length + references.length + violations.length === 0;
  const values = isReadable ? findProviders(value as RawValues, providers, leftOut) : (value as FileValues);
  const problems = [
    ...file.problems,
    ...references.map(({ path, message }) => file.problemAt(path, `${renderPath(path)} ${message}.`)),
    ...violations.map((violation) => describeViolation(file, violation)),
    ...(isReadable ? checkDeployments(values.deployments, file) : []),
    ...(isReadable ? checkLeftOut(values.deployments, leftOut, file) : []),
    ...(isReadable ? checkAmounts(values, file) : []),
    ...(isReadable ? checkVideo(values, file) : []),
    ...(isReadable ? checkPublicUrl(values, file) : []),
    ...(isReadable ? checkRealtime(values.realtime, file, countProcesses(environment)) : []),
    ...(isReadable ? checkProxies(values.server.trustedProxies, file) : []),
    ...(isReadable ? checkOrigins(values.cors.origins, file) : []),
    ...(isReadable ? checkModels(values.models, createDeployments(values.deployments), file) : []),
  ];
  return {
    values: isReadable ? withoutLeftOut(values, leftOut) : values,
    problems: sortProblems(problems),
    referenced: file.problems.length === 0 ? names : listReferences(text),
    leftOut: [...leftOut.values()],
  };
}

/** Of a file that cannot be parsed, wherever they stand in it. */
function listReferences(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\$\{(\w+)\}/gu)].map(([, name = '']) => name));
}

/** What a pattern cannot say, such as that a port is none. */
function checkPublicUrl({ publicUrl = '' }: FileValues, file: ConfigFile): readonly FileProblem[] {
  if (publicUrl === '' || URL.canParse(publicUrl)) return [];
  return [file.problemAt(['publicUrl'], 'publicUrl is no address that can be asked: see its host and port.')];
}

/** The file as it is written: deployments name their providers. */
interface RawValues extends Omit<FileValues, 'deployments'> {
  readonly deployments: readonly (Omit<FileDeployment, 'provider'> & { readonly provider: string })[];
}

/** A deployment that is left out has no credential to be judged. */
function findProviders(values: RawValues, providers: ProviderTable, leftOut: LeftOut): FileValues {
  const deployments = values.deployments.map(({ credential, ...deployment }, index) => {
    const provider = providers[deployment.provider];
    if (!provider)
      throw new Error(`The schema allows the provider ${deployment.provider}, which does not exist`);
    const isLeftOut = credential === undefined || leftOut.has(index);
    return { ...deployment, provider, ...(isLeftOut ? {} : { credential }) };
  });
  return { ...values, deployments };
}

function sortProblems(problems: readonly FileProblem[]): readonly FileProblem[] {
  const byText = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...byText.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

function describeViolation(file: ConfigFile, violation: Violation): FileProblem {
  const { path, kind, key, expects, isSecret, candidates } = violation;
  const place = path.length === 0 ? 'The file' : renderPath(path);
  switch (kind) {
    case 'unknown_key': {
      const suggestion = suggestName(key, candidates);
      const ending = suggestion === null ? '.' : `; did you mean ${suggestion}?`;
      return file.problemAtKey([...path, key], `${renderPath([...path, key])} is not a known key${ending}`);
    }
    case 'bad_key':
      return file.problemAtKey([...path, key], `${JSON.stringify(key)} in ${place} must be ${expects}.`);
    case 'missing_key':
      return file.problemAt(path, `${place} lacks the key ${key}.`);
    case 'bad_value': {
      const suggestion = suggestName(String(readRaw(file.value, path)), candidates);
      const raw = readRaw(file.value, path);
      const shown = isSecret || hasPassword(raw) ? '' : ` It is ${renderRaw(raw)}.`;
      const ending = suggestion === null ? '' : ` Did you mean ${suggestion}?`;
      return file.problemAt(path, `${place} must be ${expects}.${shown}${ending}`);
    }
  }
}

/** One where the variable holds a mistake, which is told of by itself. */
function countProcesses({ SPECWAY_WORKERS: text = '' }: Environment): number {
  const count = text === '' ? 1 : countWorkers(text);
  return Number.isInteger(count) ? count : 1;
}

/** Whether it looks like an address with a name and a password. */
function hasPassword(value: unknown): boolean {
  return typeof value === 'string' && /:.*@/su.test(value);
}

/** The value as the file spells it: what a reference stands for is never shown. */
function readRaw(value: unknown, path: FilePath): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  );
}

function renderRaw(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (value === null) return 'empty';
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'an empty mapping' : 'a mapping';
  if (typeof value === 'number' && !Number.isFinite(value)) return renderEndless(value);
  const text = JSON.stringify(value) ?? 'not there';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** As YAML spells what JSON has no word for. */
function renderEndless(value: number): string {
  if (Number.isNaN(value)) return '.nan';
  return value > 0 ? '.inf' : '-.inf';
}
