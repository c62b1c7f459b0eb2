import { Counter, Histogram, type Registry } from 'prom-client';
import type { UsageOutcome } from '../core/usage.ts';
import { addGauge } from './add-gauge.ts';

/** From 10 ms to half a minute: what somebody waits for who has asked aloud. */
const secondBuckets = [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 30];

/** A session that has ended. */
export interface EndedSession {
  readonly transport: 'websocket' | 'webrtc';
  readonly outcome: string;
  readonly durationMs: number;
  readonly audioInMs: number;
  readonly audioOutMs: number;
}

/** Counts realtime sessions. */
export class RealtimeMetrics {
  readonly #ended: Counter<'transport' | 'outcome'>;
  readonly #responses: Counter<'outcome'>;
  readonly #events: Counter<'direction' | 'type'>;
  readonly #audio: Counter<'direction'>;
  readonly #firstAudio: Histogram;
  readonly #types: Readonly<Record<'client' | 'server', Map<string, number>>> = {
    client: new Map(),
    server: new Map(),
  };
  #readSize = () => 0;

  constructor(registry: Registry) {
    const registers = [registry];
    addGauge(registry, {
      name: 'specway_realtime_sessions',
      help: 'Realtime sessions that are open.',
      read: () => this.#readSize(),
    });
    this.#ended = new Counter({
      name: 'specway_realtime_sessions_total',
      help: 'Realtime sessions that have ended, by how they did.',
      labelNames: ['transport', 'outcome'],
      registers,
    });
    this.#responses = new Counter({
      name: 'specway_realtime_responses_total',
      help: 'Responses in realtime sessions that have ended.',
      labelNames: ['outcome'],
      registers,
    });
    this.#events = this.#createEvents(registry);
    this.#audio = new Counter({
      name: 'specway_realtime_audio_seconds_total',
      help: 'Sound in realtime sessions that have ended: of clients (in), and for them (out).',
      labelNames: ['direction'],
      registers,
    });
    this.#firstAudio = new Histogram({
      name: 'specway_realtime_first_audio_seconds',
      help: 'From the beginning of a response to its first sound.',
      buckets: secondBuckets,
      registers,
    });
  }

  /** An event of a client, or for one; of its types there is a limited number. This runs for each of them, so that it is a number until somebody scrapes. */
  countEvent(direction: 'client' | 'server', type: string): void {
    const types = this.#types[direction];
    types.set(type, (types.get(type) ?? 0) + 1);
  }

  observeFirstAudio(milliseconds: number): void {
    this.#firstAudio.observe(milliseconds / 1_000);
  }

  countResponse(outcome: UsageOutcome): void {
    this.#responses.inc({ outcome });
  }

  countEnd({ transport, outcome, audioInMs, audioOutMs }: EndedSession): void {
    this.#ended.inc({ transport, outcome });
    this.#audio.inc({ direction: 'in' }, audioInMs / 1_000);
    this.#audio.inc({ direction: 'out' }, audioOutMs / 1_000);
  }

  /** From now on it is asked here how many sessions are open. Default: none. */
  watch(readSize: () => number): void {
    this.#readSize = readSize;
  }

  #createEvents(registry: Registry): Counter<'direction' | 'type'> {
    const types = this.#types;
    return new Counter({
      name: 'specway_realtime_events_total',
      help: 'Events of clients and for clients, by type.',
      labelNames: ['direction', 'type'],
      registers: [registry],
      collect() {
        this.reset();
        for (const direction of ['client', 'server'] as const)
          for (const [type, count] of types[direction]) this.inc({ direction, type }, count);
      },
    });
  }
}
