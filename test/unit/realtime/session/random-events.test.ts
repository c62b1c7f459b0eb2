import { describe, expect, it } from 'vitest';
import { createRandom, pick } from '../../../support/create-random.ts';
import {
  callScript,
  createMessage,
  openTestSession,
  plainScript,
  ScriptedRealtimeModel,
  spokenScript,
  type ClientEvent,
  type SentEvent,
} from '../../../support/realtime-session.ts';
import { createSilence, createTone, writePcm } from '../../../support/sounds.ts';

const quiet = writePcm(createSilence(600));
const loud = writePcm(createTone(440, { ms: 400, amplitude: 8_000 }));
const scripts = [plainScript, spokenScript, callScript, ['hang'], [new Error('x')]] as const;

/** What a client may do at any time, sensible or not. */
const actions: readonly ((events: readonly SentEvent[]) => ClientEvent)[] = [
  () => ({ type: 'input_audio_buffer.append', audio: quiet }),
  () => ({ type: 'input_audio_buffer.append', audio: loud }),
  () => ({ type: 'input_audio_buffer.append', audio: 'AAA=' }),
  () => ({ type: 'input_audio_buffer.commit' }),
  () => ({ type: 'input_audio_buffer.clear' }),
  () => ({ type: 'response.create' }),
  () => ({ type: 'response.create', response: { conversation: 'none', input: [] } }),
  () => ({ type: 'response.cancel' }),
  () => createMessage('Hello.'),
  (events) => ({ type: 'conversation.item.delete', item_id: findItem(events) }),
  (events) => ({ type: 'conversation.item.retrieve', item_id: findItem(events) }),
  (events) => ({
    type: 'conversation.item.truncate',
    item_id: findItem(events),
    content_index: 0,
    audio_end_ms: 50,
  }),
  ...[
    null,
    { type: 'server_vad', silence_duration_ms: 500 },
    { type: 'server_vad', interrupt_response: false },
  ].map(
    (turn_detection) => () =>
      ({
        type: 'session.update',
        session: { type: 'realtime', audio: { input: { turn_detection } } },
      }) as const,
  ),
  ...['audio/pcm', 'audio/pcmu'].map(
    (type) => () =>
      ({ type: 'session.update', session: { audio: { input: { format: { type } } } } }) as const,
  ),
];

function findItem(events: readonly SentEvent[]): string {
  const last = events.findLast(({ type }) => type === 'conversation.item.added');
  return (last?.item as { id: string } | undefined)?.id ?? 'nobody';
}

/** What begins with one event and ends with another: each of them once, in this order, for each thing of this name. */
const pairs = [
  ['response.created', 'response.done', (event: SentEvent) => (event.response as { id: string }).id],
  [
    'response.output_item.added',
    'response.output_item.done',
    (event: SentEvent) => (event.item as { id: string }).id,
  ],
  [
    'response.content_part.added',
    'response.content_part.done',
    (event: SentEvent) => event.item_id as string,
  ],
  [
    'conversation.item.added',
    'conversation.item.done',
    (event: SentEvent) => (event.item as { id: string }).id,
  ],
] as const;

describe('a session', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'ends everything it begins, whatever the client does (%i)',
    async (seed) => {
      const random = createRandom(seed);
      const model = new ScriptedRealtimeModel(Array.from({ length: 60 }, () => pick(scripts, random)));
      const session = openTestSession(model);
      for (let step = 0; step < 50; step += 1) {
        session.send(pick(actions, random)(session.events));
        if (random() < 0.5) await session.ask();
      }
      await session.ask();
      // A turn that waited begins when the response before it is cancelled.
      for (let round = 0; round < 3; round += 1) await session.ask({ type: 'response.cancel' });
      for (const [begin, end, nameOf] of pairs) {
        const open = new Set<string>();
        for (const event of session.events) {
          if (event.type === begin) {
            expect(open.has(nameOf(event))).toBe(false);
            open.add(nameOf(event));
            if (begin === 'response.created') expect(open.size).toBe(1);
          }
          if (event.type === end) expect(open.delete(nameOf(event)), `${end} ${nameOf(event)}`).toBe(true);
        }
        expect([...open]).toEqual([]);
      }
      const ids = session.events.map(({ event_id }) => event_id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(session.faults.filter((fault) => !(fault instanceof Error && fault.message === 'x'))).toEqual(
        [],
      );
    },
  );
});
