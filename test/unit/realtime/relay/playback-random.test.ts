import { expect, it } from 'vitest';
import { Playback } from '../../../../src/realtime/relay/playback.ts';
import { createRandom } from '../../../support/create-random.ts';
import { createLinkEvent, type SentByClient } from '../../../support/dialect-session.ts';
import { createSpeech, TestSpeaker } from '../../../support/test-speaker.ts';

const steps = 2_000;

/** Everything that can happen to the speech of a call, in any order, and what must hold whatever happens. */
class Storm {
  readonly speaker = new TestSpeaker();
  readonly #playback: Playback;
  readonly #random: () => number;
  /** The response that is being heard, as the client was told. */
  current: string | null = null;
  /** Responses that go on, and their items that do. */
  readonly #open = new Map<string, Set<string>>();
  /** What is not to be heard any more, from so many orders on. */
  readonly #silenced = new Map<string, number>();
  #count = 0;
  readonly seen = new Set<string>();

  constructor(seed: number) {
    this.#random = createRandom(seed);
    this.#playback = new Playback({
      speaker: () => this.speaker,
      cancelling: 'leaves-sound',
      tell: (event) => {
        this.#follow(event as SentByClient);
      },
      send: ({ value: { item_id, audio_end_ms } }) => {
        this.seen.add('truncate');
        expect(audio_end_ms).toBe(Math.floor(this.speaker.countPlayedMs(String(item_id))));
      },
    });
    this.speaker.onPlayed = (name) => {
      this.#playback.onPlayed(name);
    };
  }

  step(): Promise<unknown> | undefined {
    const actions = [
      () => this.#begin(),
      () => this.#speak(),
      () => this.#speak(),
      () => this.#speak(),
      () => this.#endItem(),
      () => this.#endResponse(),
      () => {
        this.speaker.advance(20 * Math.ceil(this.#random() * 30));
      },
      () => this.#stop(),
      () => this.#truncate(),
      () => new Promise(setImmediate),
    ];
    return actions[Math.floor(this.#random() * actions.length)]?.() ?? undefined;
  }

  /** All responses end, and are heard. */
  async finish(): Promise<void> {
    for (const id of [...this.#open.keys()]) this.#done(id);
    for (let count = 0; count < 3; count += 1) {
      await new Promise(setImmediate);
      this.speaker.advance(600_000);
    }
  }

  check(): void {
    for (const [name, since] of this.#silenced)
      expect(this.speaker.orders.slice(since).filter((order) => order.startsWith(`play ${name} `))).toEqual(
        [],
      );
  }

  #follow({ type, response_id }: SentByClient): void {
    const what = type.replace('output_audio_buffer.', '');
    this.seen.add(what);
    if (what === 'started') {
      expect(this.current).toBeNull();
      this.current = String(response_id);
    } else {
      expect(this.current).toBe(response_id);
      this.current = null;
    }
  }

  #hear(value: SentByClient): void {
    this.#playback.hear(createLinkEvent(value));
  }

  #pick<Value>(values: Iterable<Value>): Value | undefined {
    const all = [...values];
    return all[Math.floor(this.#random() * all.length)];
  }

  #begin(): void {
    if (this.#open.size < 3) this.#open.set(`r${String((this.#count += 1))}`, new Set());
  }

  #speak(): void {
    const response_id = this.#pick(this.#open.keys());
    if (response_id === undefined) return;
    const items = this.#open.get(response_id)!;
    const item_id =
      (items.size < 3 && this.#random() < 0.3 ? null : this.#pick(items)) ?? `i${String((this.#count += 1))}`;
    items.add(item_id);
    const delta = createSpeech(Math.ceil(this.#random() * 90));
    this.#hear({ type: 'response.output_audio.delta', response_id, item_id, content_index: 0, delta });
  }

  #endItem(): void {
    const response_id = this.#pick(this.#open.keys());
    const item_id = this.#pick(this.#open.get(response_id ?? '') ?? []);
    if (item_id === undefined) return;
    this.#hear({ type: 'response.output_audio.done', response_id, item_id, content_index: 0 });
    this.#open.get(response_id!)?.delete(item_id);
  }

  #endResponse(): void {
    const id = this.#pick(this.#open.keys());
    if (id !== undefined) this.#done(id);
  }

  #done(id: string): void {
    this.#hear({ type: 'response.done', response: { id } });
    this.#open.delete(id);
  }

  #stop(): void {
    const since = this.speaker.orders.length;
    for (const items of this.#open.values()) for (const name of items) this.#silenced.set(name, since);
    if (this.#random() < 0.5) this.#hear({ type: 'input_audio_buffer.speech_started', item_id: 'user' });
    else expect(this.#playback.obey(createLinkEvent({ type: 'output_audio_buffer.clear' }))).toBe(true);
  }

  #truncate(): void {
    const item_id = this.#pick([...this.#open.values()].flatMap((items) => [...items]));
    if (item_id === undefined) return;
    this.#silenced.set(item_id, this.speaker.orders.length);
    const type = 'conversation.item.truncate';
    expect(this.#playback.obey(createLinkEvent({ type, item_id, content_index: 0, audio_end_ms: 1 }))).toBe(
      false,
    );
  }
}

it.each(Array.from({ length: 20 }, (_, seed) => seed))(
  'Playback tells of one response at a time, whatever happens (%i)',
  async (seed) => {
    const storm = new Storm(seed);
    for (let count = 0; count < steps; count += 1) await storm.step();
    await storm.finish();
    storm.check();
    expect(storm.current).toBeNull();
    expect([...storm.seen].sort()).toEqual(['cleared', 'started', 'stopped', 'truncate']);
  },
);
