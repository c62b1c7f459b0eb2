import { describe, expect, it } from 'vitest';
import type { RealtimeEvent } from '../../../../src/core/realtime/realtime-link.ts';
import { EventNames, maxKnownCharacters, maxKnownNames } from '../../../../src/realtime/relay/event-names.ts';
import { createTestDialect } from '../../../support/dialect-session.ts';

const [create, append] = ['response.create', 'input_audio_buffer.append'];

function say(event_id: unknown, type = create): RealtimeEvent {
  return { type, value: { type, event_id }, text: null };
}

/** The name that an error has for its client. */
function restore(names: EventNames, event_id: unknown): unknown {
  const { value } = names.restore({
    type: 'error',
    value: { type: 'error', error: { event_id } },
    text: null,
  });
  return (value['error'] as { readonly event_id: unknown }).event_id;
}

function nameAll(names: EventNames, events: readonly RealtimeEvent[]): readonly string[] {
  return events.map((event) => names.name(event).value.event_id);
}

describe('EventNames, of what is sent on', () => {
  it.each([
    '{"type":"input_audio_buffer.clear"}',
    '{"type":"input_audio_buffer.clear"} \t\r\n',
    '{"type":"input_audio_buffer.clear", "event_id":null}',
    '{"event\\u005fid":null,"type":"input_audio_buffer.clear"}',
    '{"event_id":"mine","type":"input_audio_buffer.clear","event_id":null}',
    '{"event_id":"mine","type":"input_audio_buffer.clear"}',
    '{"event_id":{"a":"}"},"type":"nobody.knows.this"}',
    '{"event_id":["mine"],"type":"nobody.knows.this","event_id":7}',
  ])('gives %s one name, for whoever reads its text as well', (text) => {
    const [event] = createTestDialect({ set: 'ga' }).read(text).events ?? [];
    if (event === undefined) throw new Error('no event');
    const named = new EventNames().name(event);
    const written = named.text ?? JSON.stringify(named.value);
    expect(JSON.parse(written)).toEqual({ type: event.type, event_id: named.value.event_id });
    expect(written.replaceAll('\\u005f', '_').match(/event_id/g)).toHaveLength(1);
    expect(written).not.toContain('mine');
  });

  it('gives the last of all names, for whoever does not look at their case either', () => {
    const value = { type: 'nobody.knows.this', event_id: 'mine', Event_ID: 'other' };
    const named = new EventNames().name({ type: value.type, value, text: null });
    expect(Object.keys(named.value)).toEqual(['type', 'Event_ID', 'event_id']);
  });

  it('leaves sound that has no name as it came', () => {
    const value = { type: append, audio: 'AAAA' };
    const sound = { type: append, value, text: JSON.stringify(value) };
    const names = new EventNames();
    expect(names.nameUnlessSound(sound)).toBe(sound);
    for (const event_id of ['mine', null]) {
      const named = names.nameUnlessSound({ ...sound, value: { ...value, event_id } });
      expect(named.value.event_id).toMatch(/^event_.+_\d+$/u);
    }
    expect(names.nameUnlessSound(say(undefined)).value.event_id).toMatch(/^event_.+_\d+$/u);
  });

  it('gives none twice, in this session or another', () => {
    const sent = Array.from({ length: 10 }, () => say('mine'));
    const all = [...nameAll(new EventNames(), sent), ...nameAll(new EventNames(), sent)];
    expect(new Set(all).size).toBe(20);
  });
});

describe('EventNames, of an error', () => {
  it('has the name that the client gave, as often as it comes', () => {
    const names = new EventNames();
    const [first = ''] = nameAll(names, [say('mine'), say('other')]);
    expect([restore(names, first), restore(names, first)]).toEqual(['mine', 'mine']);
  });

  it.each([undefined, null, 7, {}, 'x'.repeat(513)])('has none where the client gave %s', (given) => {
    const names = new EventNames();
    const [name] = nameAll(names, [say(given)]);
    expect(restore(names, name)).toBeNull();
  });

  it('has none that is not ours, and is left as it is where it says none', () => {
    const names = new EventNames();
    names.name(say('mine'));
    expect([restore(names, 'mine'), restore(names, '')]).toEqual([null, null]);
    for (const error of [undefined, null, 'no', {}, { event_id: null }, { event_id: 7 }]) {
      const event = { type: 'error', value: { type: 'error', error }, text: 'as it came' };
      expect(names.restore(event)).toBe(event);
    }
  });

  it('has none any more where too many have come since: sound is counted apart', () => {
    const names = new EventNames();
    const many = Array.from({ length: maxKnownNames }, (_, index) => index);
    const named = nameAll(names, [say('first'), say('second'), ...many.map((at) => say(String(at), append))]);
    expect(named.slice(0, 3).map((name) => restore(names, name))).toEqual(['first', 'second', '0']);
    nameAll(names, [say('sound', append), ...many.slice(1).map((at) => say(String(at)))]);
    expect(named.slice(0, 4).map((name) => restore(names, name))).toEqual([null, 'second', null, '1']);
  });

  it('has none any more where too long ones have come since', () => {
    const names = new EventNames();
    const long = Array.from({ length: maxKnownCharacters / 512 }, () => say('x'.repeat(512)));
    const [first, second] = nameAll(names, [say('mine'), ...long]);
    expect(restore(names, first)).toBeNull();
    expect(restore(names, second)).toBe('x'.repeat(512));
  });

  it('has its own where others that have none have come since', () => {
    const names = new EventNames();
    const [name] = nameAll(names, [say('mine'), ...Array.from({ length: 1_000 }, () => say(null))]);
    expect(restore(names, name)).toBe('mine');
  });
});
