import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { openSignatureFor, sealSignature } from '../../src/core/signature-envelope.ts';
import { createPictureTools } from '../../src/pictures/index.ts';
import { createAdapter, providers } from '../../src/providers/index.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';

const names = Object.keys(providers);

function readText(path: string): string {
  return readFileSync(join(repositoryDir, path), 'utf8');
}

/** Lines of code that hold one of these names in quotes. Comments do not count. */
function findNames(code: string, foreign = names): readonly string[] {
  const quoted = new RegExp(`(['"\`])(?:${foreign.join('|')})\\1`, 'u');
  return code.split('\n').filter((line) => quoted.test(line.replace(/^\s*(?:\/?\*|\/\/).*$/u, '')));
}

/** Where one of these words means something else: the gateway itself, an error format, a setting of specway.yaml. */
const otherMeanings: readonly RegExp[] = [
  /'user-agent'[,:] 'specway'|^ +'specway',$|getTracer\('specway'\)|application_name: 'specway'|owned_by: 'specway'/u,
  /name: 'environment' \| 'specway'|createSchemaValidator\('specway'\)|ownDomain = 'specway'/u,
  /ErrorFormat|errorFormat|isWithin\(path, '\/api'\)/u,
  /'deployments', 'leftOut', 'routing', 'models', 'cors', 'simulator'/u,
];

describe('the provider table', () => {
  it('has the names as keys', () => {
    expect(Object.values(providers).map(({ name }) => name)).toEqual(names);
  });

  it('has names that signatures of thoughts can carry', () => {
    const sealed = (provider: string) => sealSignature({ provider, signature: 'signed' });
    for (const name of names) expect(openSignatureFor(name, sealed(name))).toBe('signed');
  });

  it('has a folder and a schema for each entry, and the file of the configuration has no other', () => {
    const folders = readdirSync(join(repositoryDir, 'src/providers'), { withFileTypes: true });
    const own = folders.filter((entry) => entry.isDirectory() && entry.name !== 'http');
    expect(own.map(({ name }) => name).sort()).toEqual([...names].sort());
    const { $defs } = JSON.parse(readText('specs/config/specway.schema.json')) as {
      readonly $defs: {
        readonly deployment: {
          readonly allOf: readonly { readonly $ref: string }[];
          readonly properties: {
            readonly provider: { readonly enum: readonly string[]; 'x-expects': string };
          };
        };
      };
    };
    const { allOf, properties } = $defs.deployment;
    expect(properties.provider.enum).toEqual(names);
    expect(properties.provider['x-expects']).toBe(`one of ${names.join(', ')}`);
    expect(allOf.map(({ $ref }) => $ref)).toEqual(names.map((name) => `providers/${name}.schema.json`));
    for (const name of names) {
      const schema = JSON.parse(readText(`specs/config/providers/${name}.schema.json`)) as object;
      expect(schema).toMatchObject({ if: { properties: { provider: { const: name } } } });
    }
  });

  it.each(Object.values(providers))('says of $name what its adapter has', async (provider) => {
    const { name, hasModelList = false } = provider;
    const adapter = createAdapter(name, { clock: systemClock, pictures: createPictureTools() });
    await adapter.close();
    expect(adapter.provider).toBe(name);
    expect(adapter.listModels !== undefined).toBe(hasModelList);
  });

  it('is the only place of the program that names a provider, beside its own folder', () => {
    const files = ['src', 'handlers'].flatMap((folder) =>
      readdirSync(join(repositoryDir, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file}`)
        .filter((file) => file.endsWith('.ts') && file !== 'src/providers/provider-table.ts'),
    );
    const found = files.flatMap((file) =>
      findNames(
        readText(file),
        names.filter((name) => !file.startsWith(`src/providers/${name}/`)),
      )
        .filter((line) => !otherMeanings.some((meaning) => meaning.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('finds a name wherever it is quoted', () => {
    expect(findNames("if (provider === 'vertex') return;\nconst x = `gemini`; // openai")).toHaveLength(2);
    expect(findNames(" * The simulator ('simulator') is built in.\nconst vertex = 1;")).toEqual([]);
  });
});
