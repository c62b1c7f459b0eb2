import { describe, expect, it } from 'vitest';
import { toObject } from '../../scripts/generate/json.ts';
import { openEventContract } from '../../src/realtime/dialects/event-contract.ts';
import { createRandom, pick } from '../support/create-random.ts';
import {
  createLinkEvent,
  createTestDialect,
  openDialectSession,
  openTestDialect,
  type SentByClient,
} from '../support/dialect-session.ts';
import { listAsyncApiExamples } from '../support/list-asyncapi-examples.ts';
import { readDocument, readEvents } from '../support/read-contract.ts';
import { callScript, plainScript, ScriptedRealtimeModel, spokenScript } from '../support/realtime-session.ts';
import { createSilence, createTone, joinSamples, writePcm } from '../support/sounds.ts';

const sets = [
  { set: 'neutral', profile: 'neutral', dialect: 'beta' },
  { set: 'vendor', profile: 'vendor', dialect: 'beta' },
  { set: 'ga', profile: 'vendor', dialect: 'ga' },
] as const;
const ga = openEventContract('ga');

/** The examples of a dialect's events in the document of a profile, by who sends them. */
function listExamples(profile: 'neutral' | 'vendor', dialect: string, sender: 'client' | 'gateway') {
  return listAsyncApiExamples(readDocument(profile === 'neutral' ? 'asyncapi.json' : 'asyncapi.vendor.json'))
    .filter((message) => message.dialect === dialect && message.sender === sender)
    .flatMap(({ examples }) =>
      examples.map(({ payload }) => toObject(payload as never) as unknown as SentByClient),
    );
}

describe.each(sets)('the dialect of the set $set', ({ set, profile, dialect }) => {
  it('reads every example of its document as events of the GA dialect', () => {
    const examples = listExamples(profile, dialect, 'client');
    expect(examples.length).toBeGreaterThan(9);
    for (const example of examples) {
      const { events, fault } = createTestDialect({ set, model: 'gpt-4o-realtime-preview' }).read(
        JSON.stringify(example),
      );
      expect(fault, JSON.stringify(example)).toBeNull();
      for (const { value } of events ?? [])
        expect(ga.parseClientEvent(structuredClone(value)).fault, JSON.stringify(value)).toBeNull();
    }
  });

  it('tells of a session nothing that its contract does not name', async () => {
    const table = readEvents(profile, 'closed').dialects[dialect]?.server ?? {};
    const scripts = [
      spokenScript,
      plainScript,
      spokenScript,
      callScript,
      [new Error('broken')],
      ['hang'] as const,
    ];
    const session = await openDialectSession(new ScriptedRealtimeModel(scripts), {
      set,
      ...(set !== 'ga' && { configJson: JSON.stringify({ sample_rate: 8_000, channels: 2 }) }),
    });
    const [on, off] = [{ model: 'whisper-1' }, null].map((transcription) =>
      set === 'ga'
        ? { type: 'realtime', audio: { input: { transcription } } }
        : { input_audio_transcription: transcription },
    );
    const said = joinSamples(
      createSilence(300),
      createTone(300, { ms: 900, amplitude: 9_000 }),
      createSilence(1_500),
    );
    const audio = writePcm(said);
    const words = set === 'ga' ? { output_modalities: ['text'] } : { modalities: ['text'] };
    session.send({ type: 'session.update', session: on }, { type: 'input_audio_buffer.append', audio });
    await session.waitFor('response.done');
    session.send({ type: 'session.update', session: off }, { type: 'response.create', response: words });
    for (const count of [2, 3, 4, 5]) {
      await session.waitFor('response.done', count);
      session.send({ type: 'response.create' });
    }
    await session.waitFor('response.created', 6);
    session.send(
      { type: 'response.cancel' },
      { type: 'input_audio_buffer.clear' },
      { type: 'response.cancel' },
    );
    await session.waitFor('error');
    const limit = { name: 'requests', limit: 1, remaining: 0, reset_seconds: 0.5 };
    const told = session.dialect.tell({ type: 'rate_limits.updated', rate_limits: [limit] });
    const all = [...session.told, ...told.map((text) => JSON.parse(text) as SentByClient)];
    expect(session.faults).toEqual([]);
    for (const event of all) {
      const validate = table[event.type];
      expect(
        validate?.(event),
        `${JSON.stringify(event).slice(0, 900)} ${JSON.stringify(validate?.errors)}`,
      ).toBe(true);
    }
    expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThan(20);
    session.close();
  });

  it('throws nothing, whatever a session says', () => {
    const random = createRandom(7);
    const examples = listExamples('vendor', 'ga', 'gateway');
    const { dialect: open } = openTestDialect({
      set,
      drift: null,
      ...(set !== 'ga' && { configJson: '{"sample_rate":8000}' }),
    });
    for (let round = 0; round < 3_000; round += 1) {
      const value = damage(structuredClone(pick(examples, random)), random);
      const { type } = pick(examples, random);
      const event = { ...value, type: random() < 0.8 ? value.type : type };
      for (const text of open.write(createLinkEvent(event, random() < 0.5 ? 'here' : 'upstream')))
        expect(() => JSON.parse(text) as unknown).not.toThrow();
    }
  });

  it('throws nothing, whatever a client says', () => {
    const random = createRandom(11);
    const examples = listExamples(profile, dialect, 'client');
    const { dialect: open } = openTestDialect({ set, drift: null });
    for (let round = 0; round < 3_000; round += 1) {
      const event = damage(structuredClone(pick(examples, random)), random);
      for (const { value } of open.read(JSON.stringify(event)).events ?? [])
        if (ga.isClientEvent(String(value.type)))
          expect(ga.parseClientEvent(structuredClone(value)).fault, JSON.stringify(value)).toBeNull();
    }
  });
});

const values = [null, 7, -1, '', 'text', [], {}, [null], { id: 7 }, { type: 'audio' }, true];

/** Somewhere in an event something is missing, or something else. */
function damage(event: SentByClient, random: () => number): SentByClient {
  let holder = event as Record<string, unknown>;
  for (;;) {
    const key = pick(Object.keys(holder), random);
    const inner = holder[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && random() < 0.8) {
      holder = inner as Record<string, unknown>;
      continue;
    }
    if (key === 'type' && holder === event) return event;
    if (random() < 0.3) Reflect.deleteProperty(holder, key);
    else holder[key] = pick(values, random);
    return event;
  }
}
