import { Counter, type Registry } from 'prom-client';
import type { MediaEndReason, MediaStats } from '../core/realtime/media-call.ts';
import { addGauge } from './add-gauge.ts';

/** Counts calls over WebRTC, beside the sessions that they carry. */
export class CallMetrics {
  readonly #ended: Counter<'reason'>;
  readonly #packets: Counter<'direction'>;
  readonly #received: Counter;
  readonly #concealed: Counter;
  readonly #failures: Counter;
  #readSize = () => 0;

  constructor(registry: Registry) {
    const registers = [registry];
    addGauge(registry, {
      name: 'specway_realtime_calls',
      help: 'Calls over WebRTC that go on.',
      read: () => this.#readSize(),
    });
    this.#ended = new Counter({
      name: 'specway_realtime_calls_total',
      help: 'Calls over WebRTC that have ended, by why they did.',
      labelNames: ['reason'],
      registers,
    });
    this.#packets = new Counter({
      name: 'specway_realtime_packets_total',
      help: 'Packets of sound of calls that have ended: of clients (in), and for them (out).',
      labelNames: ['direction'],
      registers,
    });
    this.#received = new Counter({
      name: 'specway_realtime_call_audio_seconds_total',
      help: 'Sound that came in calls that have ended, gaps included.',
      registers,
    });
    this.#concealed = new Counter({
      name: 'specway_realtime_concealed_seconds_total',
      help: 'The part of it that was lost on its way, and guessed.',
      registers,
    });
    this.#failures = new Counter({
      name: 'specway_realtime_worker_failures_total',
      help: 'Processes for calls that have ended and were not to.',
      registers,
    });
  }

  /** `stats` is `null` where nobody is left to say. */
  countEnd(reason: MediaEndReason, stats: MediaStats | null): void {
    this.#ended.inc({ reason });
    if (stats === null) return;
    this.#packets.inc({ direction: 'in' }, stats.packetsIn);
    this.#packets.inc({ direction: 'out' }, stats.packetsOut);
    this.#received.inc(stats.receivedMs / 1_000);
    this.#concealed.inc(stats.concealedMs / 1_000);
  }

  countWorkerFailure(): void {
    this.#failures.inc();
  }

  /** From now on it is asked here how many calls go on. Default: none. */
  watch(readSize: () => number): void {
    this.#readSize = readSize;
  }
}
