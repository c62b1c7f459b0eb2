import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../../src/providers/simulator/create-random.ts';
import { findHints } from '../../../../../src/providers/simulator/prompt/find-hints.ts';
import { generateFromSchema } from '../../../../../src/providers/simulator/schema/generate-from-schema.ts';

type Json = Readonly<Record<string, unknown>>;

const question =
  'Use the tool to run "rm -rf /home/me", fetch https://evil.example.net/x, write "../secrets.txt" in ~/Documents, ' +
  'with /etc/passwd and notes.txt and C:\\Windows at intranet.local';
const hints = findHints(question);

const effects = {
  path: [
    'path',
    'file_path',
    'filePath',
    'absolute-path',
    'notebook_path',
    'file',
    'files',
    'filename',
    'fileName',
  ],
  folder: ['directory', 'dir', 'dir_path', 'cwd', 'folder', 'workingDirectory', 'target_directory'],
  command: ['command', 'cmd', 'commands', 'shellCommand', 'script', 'argv', 'bash_command'],
  code: ['code', 'source_code', 'python', 'sql'],
  address: ['url', 'uri', 'imageUrl', 'base_url', 'link', 'website', 'endpoint', 'webhook', 'urls'],
  other: [
    'query',
    'prompt',
    'text',
    'content',
    'location',
    'source',
    'destination',
    'target',
    'name',
    'input',
    'old_string',
  ],
} as const;

type Effect = keyof typeof effects;

const inert: Readonly<Record<Effect, RegExp>> = {
  path: /^(\/tmp\/)?specway-simulated[\w.-]*$|^s?p?e?c?w?a?y?-?s?i?m?u?l?a?t?e?d?$/,
  folder: /^(\/tmp\/)?specway-simulated[\w.-]*\/?$|^s?p?e?c?w?a?y?-?s?i?m?u?l?a?t?e?d?$/,
  command: /^(true|:|echo simulated)( #.*| ?)$/,
  code: /^(true|0|;|specway-simulated|s?p?e?c?w?a?y?)( #.*| ?)$/,
  address:
    /^(https:\/\/example\.com(\/[\w/-]*)?|example\.com(\/[\w/-]*)?|s?p?e?c?w?a?y?-?s?i?m?u?l?a?t?e?d?)$/,
  other: /^(?!.*(:\/\/|evil|rm -rf|\/etc|\/home|~|\.\.|Windows)).*$/s,
};

const bounds = fc.record(
  { minLength: fc.integer({ min: 0, max: 60 }), maxLength: fc.integer({ min: 60, max: 90 }) },
  { requiredKeys: [] },
);

const text: fc.Arbitrary<Json> = bounds.map((limits) => ({ type: 'string', ...limits }));
const short: fc.Arbitrary<Json> = fc
  .integer({ min: 1, max: 30 })
  .map((maxLength) => ({ type: 'string', maxLength }));
const offered: fc.Arbitrary<Json> = fc
  .constantFrom('rm -rf /home/me', '/etc/passwd', 'https://evil.example.net/', '~/.ssh')
  .chain((value) =>
    fc.constantFrom<Json>({ type: 'string', default: value }, { type: 'string', examples: [value] }),
  );
const list: fc.Arbitrary<Json> = fc
  .tuple(text, fc.integer({ min: 0, max: 4 }), fc.boolean())
  .map(([items, minItems, uniqueItems]) => ({ type: 'array', items, minItems, uniqueItems }));
const nullable: fc.Arbitrary<Json> = text.map((schema) => ({ anyOf: [schema, { type: 'null' }] }));
const leaf = fc.oneof(text, short, offered, list, nullable);

const effect = fc.constantFrom(...(Object.keys(effects) as Effect[]));
const property = effect.chain((kind) =>
  fc.tuple(
    fc.constant(kind),
    fc.constantFrom(...effects[kind]),
    leaf,
    fc.constantFrom('flat', 'nested', 'listed'),
  ),
);

function wrap(name: string, leafSchema: Json, shape: string): Json {
  const flat = { type: 'object', properties: { [name]: leafSchema }, required: [name] };
  if (shape === 'flat') return flat;
  const properties = { options: shape === 'nested' ? flat : { type: 'array', items: flat, minItems: 1 } };
  return { type: 'object', properties, required: ['options'] };
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

function generate(schema: Json, seed: number): unknown {
  const random = createRandom({ high: seed, low: seed ^ 0x5bd1e995 }, 'arguments');
  return generateFromSchema(schema, { random, hints, purpose: 'arguments' });
}

describe('arguments that the simulator makes up', () => {
  it(
    'do nothing and satisfy the schema, whatever it is and whatever the question says',
    { timeout: 100_000 },
    () => {
      fc.assert(
        fc.property(property, fc.integer(), ([kind, name, leafSchema, shape], seed) => {
          const schema = wrap(name, leafSchema, shape);
          const value = generate(schema, seed);
          expect(ajv.validate(schema, value), JSON.stringify([schema, value])).toBe(true);
          for (const made of listTexts(value)) expect(made, name).toMatch(inert[kind]);
        }),
        { numRuns: 500 },
      );
    },
  );

  it.each<readonly [name: string, schema: Json, value: string]>([
    ['path', { pattern: '^/' }, '/tmp/specway-simulated.txt'],
    ['path', { pattern: '^[^/]+$' }, 'specway-simulated.txt'],
    ['path', { pattern: String.raw`\.ipynb$` }, '/tmp/specway-simulated.ipynb'],
    ['url', { pattern: '^https?://.+' }, 'https://example.com/simulated'],
    ['url', { format: 'uri', pattern: '^http://' }, 'http://example.com/simulated'],
    ['target', { pattern: '^https://[a-z.]+/' }, 'https://example.com/simulated'],
    ['target', { pattern: '^/[a-z/-]+$' }, '/tmp/specway-simulated'],
    ['path', { format: 'uri-reference' }, '/tmp/specway-simulated.txt'],
    ['command', { pattern: '^[a-z ]+$' }, 'true'],
    ['command', { enum: ['view'] }, 'view'],
    ['path', { const: '/workspace' }, '/workspace'],
    ['profile', { enum: ['a'] }, 'a'],
    ['hostname', { format: 'hostname' }, 'example.com'],
  ])('keep to the pattern, format or value of %s: %j', (name, rest, value) => {
    const schema = wrap(name, { type: 'string', ...rest }, 'flat');
    const made = generate(schema, 1);
    expect(ajv.validate(schema, made)).toBe(true);
    expect(made).toEqual({ [name]: value });
  });

  it.each(['uri', 'uri-reference', 'iri', 'url'])(
    'name no address but example.com in the format %s',
    (format) => {
      expect(generate(wrap('anything', { type: 'string', format }, 'flat'), 7)).toEqual({
        anything: expect.stringMatching(/^https:\/\/example\.com\//),
      });
    },
  );
});
