import { describe, expect, it } from 'vitest';
import { openEventContract, type EventContract } from '../../src/realtime/dialects/event-contract.ts';
import { listAsyncApiExamples } from '../support/list-asyncapi-examples.ts';
import { readDocument } from '../support/read-contract.ts';

type Steps = readonly (string | number)[];

/** Every example of a client event that one document has in one dialect. */
function listExamples(document: string, dialect: string): readonly { name: string; payload: object }[] {
  const messages = listAsyncApiExamples(readDocument(document)).filter(
    (message) => message.dialect === dialect && message.sender === 'client',
  );
  return messages.flatMap(({ name, examples }) =>
    examples.map(({ label, payload }) => ({ name: `${name} ${label}`, payload: payload as object })),
  );
}

/** What the client may fill as it likes. */
const ownKeys = new Set(['parameters', 'metadata']);

/** Every value within a value, as the way to it; the value itself first. */
function listPlaces(value: unknown, steps: Steps = []): readonly Steps[] {
  if (typeof value !== 'object' || value === null) return [steps];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [
    steps,
    ...entries
      .filter(([key]) => !ownKeys.has(String(key)))
      .flatMap(([key, item]) => listPlaces(item, [...steps, key])),
  ];
}

function follow(value: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>(
    (inner, step) => (inner as Readonly<Record<string | number, unknown>>)[step],
    value,
  );
}

/** A copy in which the value at one place is another; `undefined` removes it. */
function replace(value: object, steps: Steps, replacement: unknown): object {
  const copy = structuredClone(value);
  const parent = follow(copy, steps.slice(0, -1)) as Record<string | number, unknown>;
  const last = steps.at(-1) ?? '';
  if (replacement === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = replacement;
  return copy;
}

const write = (steps: Steps) =>
  steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${String(step)}]`;
    return path === '' ? step : `${path}.${step}`;
  }, '');

const isPlainObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a type that no field of that value's kind has. */
const spoil = (value: unknown) => (isPlainObject(value) || Array.isArray(value) ? true : [[]]);

const findFault = (contract: EventContract<unknown>, event: object) =>
  contract.parseClientEvent(structuredClone(event)).fault;

const neutral = openEventContract('neutral');
const vendor = openEventContract('vendor');
const examples = listExamples('asyncapi.json', 'beta');

describe('client events', () => {
  it.each([
    ['neutral', 'asyncapi.json', 'beta', 9],
    ['vendor', 'asyncapi.vendor.json', 'beta', 11],
    ['ga', 'asyncapi.vendor.json', 'ga', 11],
  ] as const)('of the set %s have no fault in their examples', (set, document, dialect, typeCount) => {
    const shown = listExamples(document, dialect);
    expect(new Set(shown.map(({ payload }) => (payload as { type: string }).type)).size).toBe(typeCount);
    const contract = openEventContract(set);
    expect(shown.filter(({ payload }) => findFault(contract, payload) !== null)).toEqual([]);
  });
});

describe('what client events cannot do without', () => {
  it('is refused as missing, and nothing else is', () => {
    const missing = examples.flatMap(({ payload }) =>
      listPlaces(payload).flatMap((steps) => {
        if (steps.length === 0 || typeof steps.at(-1) === 'number') return [];
        const fault = findFault(neutral, replace(payload, steps, undefined));
        return fault?.code === 'missing_required_parameter' ? [String(fault.param)] : [];
      }),
    );
    expect([...new Set(missing)].sort()).toEqual([
      'audio',
      'audio_end_ms',
      'content_index',
      'item',
      'item.arguments',
      'item.call_id',
      'item.content',
      'item.content[0].audio',
      'item.content[0].text',
      'item.content[0].type',
      'item.name',
      'item.output',
      'item.role',
      'item.type',
      'item_id',
      'session',
      'session.input_audio_transcription.model',
      'session.tools[0].name',
      'session.tools[0].type',
      'session.turn_detection.type',
    ]);
  });
});

describe.each(examples)('$name', ({ payload }) => {
  const places = listPlaces(payload);
  const objects = places.filter((steps) => isPlainObject(follow(payload, steps)));
  const fields = places.filter((steps) => typeof steps.at(-1) === 'string' && write(steps) !== 'type');

  it.each(objects.map((steps) => [write([...steps, 'surplus']), steps] as const))(
    'does not know %s in the neutral profile',
    (param, steps) => {
      const event = replace(payload, [...steps, 'surplus'], 1);
      expect(findFault(neutral, event)).toMatchObject({ code: 'unknown_parameter', param });
      expect(findFault(vendor, event)).toBeNull();
    },
  );

  it.each(fields.map((steps) => [write(steps), steps] as const))(
    'does not take anything as %s',
    (param, steps) => {
      const event = replace(payload, steps, spoil(follow(payload, steps)));
      expect(findFault(neutral, event)).toMatchObject({ code: 'invalid_value', param });
    },
  );

  it.each(fields.map((steps) => [write(steps), steps] as const))(
    'misses %s, or does without',
    (param, steps) => {
      const fault = findFault(neutral, replace(payload, steps, undefined));
      expect(fault ?? { code: 'missing_required_parameter', param }).toMatchObject({
        code: 'missing_required_parameter',
        param,
      });
    },
  );
});
