import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

function readText(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}

function readSchema(file: string): Schema {
  return JSON.parse(readText(`specs/config/${file}`)) as Schema;
}

const environmentSchema = readSchema('environment.schema.json');
const fileSchema = readSchema('specway.schema.json');
const providerFiles = readdirSync(new URL('../../../specs/config/providers/', import.meta.url)).map(
  (file) => `providers/${file}`,
);
const documentation = readText('docs/configuration.md');

interface Entry {
  readonly path: string;
  readonly schema: Schema;
}

/** Every key of a schema, `deployments[].timeouts.idle` for instance, objects before what is in them. */
function listEntries(schema: Schema, prefix = ''): readonly Entry[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, written]) => {
    const property = resolveReference(written);
    const path = `${prefix}${key}`;
    const items = resolveReference(property.items ?? {});
    return [
      { path, schema: property },
      ...listEntries(property, `${path}.`),
      ...listEntries(items, `${path}[].`),
    ];
  });
}

function resolveReference(schema: Schema): Schema {
  const [file, name] = schema.$ref?.split('#/$defs/') ?? [];
  if (name === undefined) return schema;
  const { $defs } = file ? readSchema(file) : fileSchema;
  return { ...$defs?.[name], ...schema };
}

describe.each([
  ['environment.schema.json', environmentSchema],
  ['specway.schema.json', fileSchema],
])('%s', (_name, schema) => {
  const ajv = new Ajv2020({ strictTypes: false, addUsedSchema: false, keywords: ['x-expects', 'x-secret'] });
  for (const file of ['specway.schema.json', ...providerFiles])
    ajv.addSchema(readSchema(file), `file:///${file}`);
  const entries = listEntries(schema);

  it.each(entries)('describes $path', ({ schema: property }) => {
    expect(property.description).toMatch(/^[A-Z][^]+\.$/);
  });

  it.each(entries)('has a valid default and valid examples for $path', ({ schema: property }) => {
    const validate = ajv.compile({ ...property, $id: 'file:///property', $defs: fileSchema.$defs });
    const values = [
      ...(property.default === undefined ? [] : [property.default]),
      ...(property.examples ?? []),
    ];
    expect(values.filter((value) => !validate(value))).toEqual([]);
  });

  it.each(entries)('is documented for operators: $path', ({ path, schema: property }) => {
    if (property.properties) return;
    const row = documentation.split('\n').find((line) => line.startsWith(`| \`${path}\` |`));
    expect(row).toBeDefined();
    if (typeof property.default === 'string') expect(row).toContain(`| \`${property.default}\` |`);
  });
});

describe('environment.schema.json', () => {
  it('has an example for every variable', () => {
    const missing = listEntries(environmentSchema).filter(
      ({ schema }) => (schema.examples ?? []).length === 0,
    );
    expect(missing).toEqual([]);
  });
});

describe('specway.example.yaml', () => {
  const example = readText('specway.example.yaml');
  const environment = {
    ANTHROPIC_API_KEY: 'sk-ant-example',
    GEMINI_API_KEY: 'example',
    VERTEX_CREDENTIAL: 'example',
    OPENAI_API_KEY: 'sk-example',
  };
  const load = (readFile: () => string, variables: Readonly<Record<string, string>> = environment) =>
    loadConfig({ environment: variables, providers, workingDirectory: '/srv', readFile });
  const modelsOf = (id: string) => {
    const deployment = load(() => example).deployments.find((each) => each.id === id);
    return Object.keys(deployment?.models ?? {});
  };

  it('is accepted and spells out the defaults', () => {
    const { deployments, fileHash, ...config } = load(() => example);
    expect(config.leftOut).toEqual([]);
    const { deployments: _simulator, fileHash: hashOfNothing, ...defaults } = load(() => '');
    expect(fileHash).not.toBe(hashOfNothing);
    expect(deployments.map(({ id }) => id)).toEqual(['simulator', 'anthropic', 'gemini', 'vertex', 'openai']);
    expect(config).toEqual(defaults);
    expect(deployments[1]?.timeouts).toEqual(deployments[0]?.timeouts);
  });

  it.each([[[]], ...Object.keys(environment).map((name) => [[name]])])(
    'can be used as it is with %j',
    (names) => {
      const variables = Object.fromEntries(
        names.map((name) => [name, environment[name as 'OPENAI_API_KEY']]),
      );
      const { deployments, leftOut } = load(() => example, variables);
      expect(deployments).toHaveLength(1 + names.length);
      expect(leftOut.map(({ variable }) => variable)).toEqual(
        Object.keys(environment).filter((name) => !names.includes(name)),
      );
    },
  );

  it('has no model that the simulator and a vendor share', () => {
    const simulated = modelsOf('simulator');
    expect(simulated).not.toEqual([]);
    const others = ['anthropic', 'gemini', 'vertex', 'openai'].flatMap(modelsOf);
    expect(
      simulated.filter((name) => others.includes(name) || /^(chat|gen|img|vid|rt)fam/.test(name)),
    ).toEqual([]);
  });

  it('names its schema for editors', () => {
    const [, path = ''] = /^# yaml-language-server: \$schema=(\S+)$/m.exec(example) ?? [];
    expect(JSON.parse(readText(path))).toEqual(fileSchema);
  });
});

describe('docs/configuration.md', () => {
  const section = documentation.split('## Changing the file while it runs')[1]?.split('\n## ')[0] ?? '';

  it.each(Object.keys(fileSchema.properties ?? {}))('says when a change of %s counts', (key) => {
    expect(section).toContain(`\`${key}\``);
  });
});
