import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../../src/providers/simulator/create-random.ts';
import { findHints, noHints } from '../../../../../src/providers/simulator/prompt/find-hints.ts';
import { generateFromSchema } from '../../../../../src/providers/simulator/schema/generate-from-schema.ts';
import { sampleSchemas } from './sample-schemas.ts';
import { watchCpu } from '../../../../support/watch-cpu.ts';

const seeds = Array.from({ length: 12 }, (_, index) => ({ high: index * 7919, low: index * 104_729 + 1 }));
/** Each definition refers to the next one several times over: together they stand for more than there are atoms. */
function createAvalanche(use: (reference: object) => object): object {
  const names = Array.from({ length: 41 }, (_, index) => `level${String(index)}`);
  const definitions = names.map((name, index) => [name, use({ $ref: `#/$defs/level${String(index + 1)}` })]);
  return { $ref: '#/$defs/level0', $defs: Object.fromEntries(definitions) as object };
}

const letters = [...'abcdef'];

const hostileSchemas: Readonly<Record<string, unknown>> = {
  'a schema that is itself': { $ref: '#' },
  'an object without end': { type: 'object', properties: { a: { $ref: '#' } }, required: ['a'] },
  'an avalanche of properties': createAvalanche((next) => ({
    properties: Object.fromEntries(letters.map((name) => [name, next])),
    required: letters,
  })),
  'an avalanche of alternatives': createAvalanche((next) => ({ oneOf: letters.map(() => next) })),
  'an avalanche of conjunctions': createAvalanche((next) => ({ allOf: letters.map(() => next) })),
  'demands beyond measure': {
    minItems: 1e9,
    items: { minItems: 1e9, items: { type: 'string', minLength: 1e9 } },
  },
  'properties beyond measure': { minProperties: 1e9 },
  'required properties beyond measure': {
    required: Array.from({ length: 200_000 }, (_, index) => `p${String(index)}`),
  },
  'optional properties beyond measure': {
    properties: Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`p${String(index)}`, {}])),
  },
  'a long constant, often': { type: 'array', minItems: 1_000, items: { const: 'x'.repeat(1_000_000) } },
  'a pattern that never ends': { type: 'string', pattern: '^(a+)+$', minLength: 5_000 },
  'alternatives nothing satisfies': {
    allOf: Array.from({ length: 50 }, () => ({ anyOf: Array.from({ length: 50 }, () => ({ not: {} })) })),
  },
};

const hints = findHints('What is "the answer" in San Francisco, CA for 12 people and 0.5 dogs?');

function compile(schema: unknown) {
  const ajv = new Ajv2020.default({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  const draft =
    typeof schema === 'object' && schema !== null && '$schema' in schema
      ? { ...schema, $schema: undefined }
      : schema;
  return ajv.compile(JSON.parse(JSON.stringify(draft)) as object);
}

describe('generateFromSchema', () => {
  it.each(Object.entries(sampleSchemas))('satisfies %s', (_, schema) => {
    const validate = compile(schema);
    for (const seed of seeds) {
      for (const purpose of ['answer', 'arguments'] as const) {
        for (const offered of [noHints, hints]) {
          const value = generateFromSchema(schema, {
            random: createRandom(seed, 'test'),
            hints: offered,
            purpose,
          });
          const isValid = validate(value);
          expect(isValid, `${JSON.stringify(value)}: ${JSON.stringify(validate.errors)}`).toBe(true);
        }
      }
    }
  });

  it('gives the same value for the same source of chance', () => {
    const schema = sampleSchemas['as zod writes it'];
    expect(generate(schema, 3)).toEqual(generate(schema, 3));
    expect(generate(schema, 3)).not.toEqual(generate(schema, 4));
  });

  it('takes values from the prompt where they fit', () => {
    const schema = {
      type: 'object',
      properties: {
        city: { type: 'string' },
        unit: { enum: ['celsius', 'fahrenheit'] },
        days: { type: 'integer', minimum: 1, maximum: 9 },
        query: { type: 'string' },
      },
      required: ['city', 'unit', 'days', 'query'],
    };
    const question = 'Show 7 days of weather in Oslo in fahrenheit';
    const options = {
      random: createRandom({ high: 1, low: 1 }, 'test'),
      hints: findHints(question),
      purpose: 'answer',
    } as const;
    expect(generateFromSchema(schema, options)).toEqual({
      city: 'Oslo',
      unit: 'fahrenheit',
      days: 7,
      query: question,
    });
  });

  it('uses the numbers of the prompt one after the other', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'number' }, b: { type: 'number' } },
      required: ['a', 'b'],
    };
    const options = {
      random: createRandom({ high: 1, low: 1 }, 'test'),
      hints: findHints('Add 15 and 27'),
      purpose: 'answer',
    } as const;
    expect(generateFromSchema(schema, options)).toEqual({ a: 15, b: 27 });
  });

  it.each<[kind: string, id: object, ids: readonly unknown[]]>([
    ['whole numbers', { type: 'integer' }, [1, 2, 3]],
    ['numbers', { type: 'number', minimum: 1 }, [1, 2, 3]],
    ['numbers from 100 on', { type: 'integer', minimum: 100, maximum: 100 }, [100, 100, 100]],
  ])('counts items whose ids are %s', (_, id, ids) => {
    const item = { type: 'object', properties: { id, title: { type: 'string' } }, required: ['id', 'title'] };
    const schema = {
      type: 'object',
      properties: { tasks: { type: 'array', items: item, minItems: 3, maxItems: 3 } },
    };
    const options = {
      random: createRandom({ high: 1, low: 1 }, 'test'),
      hints: findHints('Make 3 tasks'),
      purpose: 'answer',
    } as const;
    const { tasks } = generateFromSchema(schema, options) as { tasks: readonly { id: unknown }[] };
    expect(tasks.map((task) => task.id)).toEqual(ids);
    const single = generateFromSchema(item, { ...options, hints: findHints('Order 4711') });
    expect(single).toMatchObject({ id: ids[0] === 100 ? 100 : 4711 });
  });

  it('leaves out optional properties where some are required and it is to be sparse', () => {
    const schema = { type: 'object', properties: { a: { const: 1 }, b: { const: 2 } }, required: ['a'] };
    const random = createRandom({ high: 1, low: 1 }, 'test');
    expect(generateFromSchema(schema, { random, hints: noHints, purpose: 'arguments' })).toEqual({ a: 1 });
    expect(generateFromSchema(schema, { random, hints: noHints, purpose: 'answer' })).toEqual({ a: 1, b: 2 });
  });

  it('uses examples and defaults', () => {
    expect(generate({ type: 'string', example: 'one' })).toBe('one');
    expect(generate({ type: 'string', examples: ['two'] })).toBe('two');
    expect(generate({ type: 'integer', default: 3 })).toBe(3);
  });

  it.each([
    [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [-(2 ** 31), 2 ** 31 - 1],
    [0, Number.MAX_SAFE_INTEGER],
    [1, 2 ** 63],
  ])('makes small numbers where %d and %d are the ends of a type', (minimum, maximum) => {
    for (const high of [1, 2, 3, 4, 5])
      for (const type of ['integer', 'number']) {
        const value = generate({ type, minimum, maximum }, high);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
      }
  });

  it('makes well-formed text of a prompt that is cut', () => {
    const hints = findHints('🌍'.repeat(500));
    const random = createRandom({ high: 1, low: 1 }, 'test');
    const value = generateFromSchema(
      { type: 'object', properties: { query: { type: 'string' } } },
      { random, hints, purpose: 'answer' },
    );
    expect(JSON.stringify(value).includes('\\ud')).toBe(false);
  });

  it.each(Object.entries(hostileSchemas))('is done soon with %s', (_, schema) => {
    const spentMs = watchCpu();
    const value = generate(schema);
    expect(spentMs()).toBeLessThan(3_000);
    expect((JSON.stringify(value) ?? '').length).toBeLessThan(1_500_000);
  });
});

function generate(schema: unknown, high = 1): unknown {
  return generateFromSchema(schema, {
    random: createRandom({ high, low: 9 }, 'test'),
    hints: noHints,
    purpose: 'answer',
  });
}
