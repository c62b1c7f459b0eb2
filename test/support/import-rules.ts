import type { ModuleImport, SourceModule } from './read-modules.ts';

/** The folders of src/ that know one concern each and never one another. */
const siblings = [
  'accounts',
  'auth',
  'config',
  'limits',
  'logs',
  'metering',
  'observability',
  'pictures',
  'providers',
  'realtime',
  'routing',
  'stores',
  'tasks',
  'translators',
  'webrtc',
  'workers',
];

/** The floor: what is true of one format each, whoever speaks it. Siblings that never know one another. */
const formats = ['content', 'images', 'messages', 'operations', 'predict', 'videos'].map(
  (format) => `src/formats/${format}`,
);

/** A floor of its own: sound, computed from what is passed in. */
const audio = 'src/audio';

/** Those who hear and speak. */
const hearers: ReadonlySet<string> = new Set(['providers', 'realtime']);

/** Those who read and write the formats. */
const speakers: ReadonlySet<string> = new Set(['metering', 'providers', 'translators']);

/** What each part of the program may import from the others; its own files are always allowed. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  generated: [],
  'src/core': ['generated'],
  ...Object.fromEntries(formats.map((folder) => [folder, ['src/core', 'generated']])),
  [audio]: ['src/core'],
  ...Object.fromEntries(
    siblings.map((folder) => [
      `src/${folder}`,
      [
        ...['src/core', 'generated'],
        ...(speakers.has(folder) ? formats : []),
        ...(hearers.has(folder) ? [audio] : []),
      ],
    ]),
  ),
  handlers: ['src/core', 'generated', ...formats],
  'src/server': ['src/core', 'generated', 'handlers', ...siblings.map((folder) => `src/${folder}`)],
  'src/main.ts': ['src/server', 'src/config', 'src/logs', 'src/workers', 'src/core'],
  'src/start.mjs': ['src/main.ts'],
};

/** The parts that may import each runtime dependency. A dependency that is missing here may be imported nowhere. */
export const packageOwners: Readonly<Record<string, readonly string[]>> = {
  '@aws-sdk/client-s3': ['src/stores'],
  '@aws-sdk/lib-storage': ['src/stores'],
  '@node-rs/argon2': ['src/accounts'],
  '@opentelemetry/api': ['src/observability'],
  '@opentelemetry/exporter-trace-otlp-http': ['src/observability'],
  '@opentelemetry/resources': ['src/observability'],
  '@opentelemetry/sdk-trace': ['src/observability'],
  ajv: ['src/server', 'src/config', 'generated'],
  'ajv-formats': ['src/server', 'src/config', 'generated'],
  cors: ['src/server'],
  express: ['src/server'],
  'h264-mp4-encoder': ['src/providers'],
  helmet: ['src/server'],
  ioredis: ['src/stores'],
  kysely: ['src/stores'],
  'libopus-wasm': ['src/webrtc'],
  mediabunny: ['src/providers'],
  multer: ['src/server'],
  'node-datachannel': ['src/webrtc'],
  'openapi-backend': ['src/server'],
  otplib: ['src/accounts'],
  pg: ['src/stores'],
  'p-limit': ['src/pictures'],
  jose: ['src/providers'],
  // Others take loggers as they come, by their type.
  pino: ['src/logs', 'src/server', 'src/workers'],
  'pino-pretty': ['src/logs'],
  'prom-client': ['src/observability'],
  'proxy-addr': ['src/server'],
  qrcode: ['src/accounts'],
  sharp: ['src/pictures'],
  'swagger-ui-express': ['src/server'],
  undici: ['src/providers'],
  ws: ['src/providers', 'src/server', 'src/realtime'],
  yaml: ['src/config', 'src/server'],
};

/** What the program becomes when its command line names a command. */
const commandEntry = 'scripts/specway/main.ts';

/** Those that do no input or output. */
const pure: ReadonlySet<string> = new Set(['src/core', audio]);

/** Modules of Node.js that reach outside the process; the pure parts take only their types. */
const outsideModules =
  /^node:(child_process|cluster|dgram|dns|fs|http|http2|https|net|sqlite|tls|worker_threads)\b/;

/** One sentence for each import that the table in CONTRIBUTING.md does not allow. */
export function findForbiddenImports(modules: readonly SourceModule[]): readonly string[] {
  return modules.flatMap((module) =>
    module.imports.flatMap((item) => {
      const objection = objectTo(module.file, item);
      return objection === null ? [] : [`${module.file} imports ${item.specifier}: ${objection}`];
    }),
  );
}

function objectTo(file: string, item: ModuleImport): string | null {
  const from = partOf(file);
  if (from === null) return null;
  if (item.specifier.startsWith('node:')) {
    const reachesOut = pure.has(from) && item.kind === 'value' && outsideModules.test(item.specifier);
    return reachesOut ? `${from} does no input or output` : null;
  }
  if (!item.specifier.startsWith('.')) return objectToPackage(from, item.target);
  if (from === 'src/start.mjs' && item.target === commandEntry) return null;
  const to = partOf(item.target);
  if (to === from) return objectToProvider(file, item.target);
  if (to === null) return 'it is outside the program';
  const known = allowed[from];
  if (known === undefined) return `${from} has no row in test/support/import-rules.ts`;
  if (!known.includes(to)) return `${from} may not know ${to}`;
  const opensFolder =
    to.startsWith('src/') && !['src/core', 'src/main.ts'].includes(to) && item.target !== `${to}/index.ts`;
  return opensFolder ? `from outside ${to} is imported through ${to}/index.ts` : null;
}

/** Providers share the floor and the transport, and nothing of one another. */
function objectToProvider(file: string, target: string): string | null {
  const [from, to] = [providerOf(file), providerOf(target)];
  if (from === null || to === null || from === to || to === 'http') return null;
  return `the provider ${from} may not know ${to}`;
}

function providerOf(file: string): string | null {
  return /^src\/providers\/([^/]+)\//.exec(file)?.[1] ?? null;
}

function objectToPackage(from: string, name: string): string | null {
  const owners = packageOwners[name];
  if (!owners) return 'it is no runtime dependency, or has no owner in test/support/import-rules.ts';
  return owners.includes(from) ? null : `only ${owners.join(' and ')} may`;
}

/** The part of the program a file belongs to; `null` for scripts, tests and what is not ours. */
function partOf(file: string): string | null {
  if (file === 'src/main.ts' || file === 'src/start.mjs') return file;
  const folder = /^(generated|handlers|src\/formats\/[^/]+|src\/[^/]+)\//.exec(file)?.[1];
  return folder ?? null;
}

/**
 * Every circle of rooms, the folders within a part of the program, each written as a path. Files beside the rooms stand for
 * themselves: some put rooms together, others are what rooms share.
 */
export function findRoomCycles(modules: readonly SourceModule[]): readonly string[] {
  const rooms = new Map<string, ModuleImport[]>();
  for (const { file, imports } of modules) {
    const room = roomOf(file);
    const targets = imports.map((item) => ({ ...item, target: roomOf(item.target) }));
    const foreign = targets.filter(({ target }) => target !== room);
    rooms.set(room, [...(rooms.get(room) ?? []), ...foreign]);
  }
  return findCycles([...rooms].map(([file, imports]) => ({ file, imports })));
}

function roomOf(file: string): string {
  return /^(?:src\/[^/]+|handlers)\/[^/]+(?=\/)/.exec(file)?.[0] ?? file;
}

/** Every group of modules that import one another in a circle, types included; each is written as a path. */
export function findCycles(modules: readonly Pick<SourceModule, 'file' | 'imports'>[]): readonly string[] {
  const imports = new Map(modules.map((module) => [module.file, module.imports.map((item) => item.target)]));
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      return;
    }
    state.set(file, 'open');
    for (const target of imports.get(file) ?? []) if (imports.has(target)) visit(target, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}
