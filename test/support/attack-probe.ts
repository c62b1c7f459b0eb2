import { openWire, askWire, readStatus, type WireRequest, type WireTarget } from './attack-wire.ts';

/*
 * A program (see attack-child.ts): asks for /healthz on a connection that it opens at once, and lets another client send
 * small requests, each on a connection of its own.
 */

/** The first message; the answer says that it has begun. */
export interface ProbeOrder {
  readonly kind: 'begin';
  readonly target: WireTarget;
  /** What the other client asks for. */
  readonly request: WireRequest;
  /** Between two such requests. */
  readonly intervalMs: number;
}

/** `leave alone`: the other client asks for nothing any more; `report`: all comes to an end. */
type ProbeMessage = ProbeOrder | { readonly kind: 'leave alone' } | { readonly kind: 'report' };

/** What the program reports. */
export interface ProbeReport {
  readonly healthAnswers: number;
  readonly longestHealthMs: number;
  /** Times that the connection was lost or the answer was not 200. */
  readonly healthFailures: number;
  readonly neighbourAnswers: readonly { readonly status: number; readonly durationMs: number }[];
}

const healthIntervalMs = 50;
const neighbourTimeoutMs = 10_000;
const maxPending = 20;

class HealthProbe {
  answers = 0;
  longestMs = 0;
  failures = 0;
  readonly #target: WireTarget;
  #askedAt: number | null = null;
  #isStopped = false;

  constructor(target: WireTarget) {
    this.#target = target;
    this.#open();
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#askedAt !== null) this.#note(performance.now() - this.#askedAt);
  }

  #note(durationMs: number): void {
    this.longestMs = Math.max(this.longestMs, durationMs);
  }

  #open(): void {
    const socket = openWire(this.#target);
    let text = '';
    const ask = () => {
      this.#askedAt = performance.now();
      text = '';
      socket.write('GET /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n');
    };
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (this.#askedAt === null || !isWhole(text)) return;
      const durationMs = performance.now() - this.#askedAt;
      this.#askedAt = null;
      this.#note(durationMs);
      if (readStatus(text) === 200) this.answers++;
      else this.failures++;
      setTimeout(ask, Math.max(0, healthIntervalMs - durationMs));
    });
    socket.on('close', () => {
      if (this.#isStopped) return;
      this.failures++;
      setTimeout(() => {
        this.#open();
      }, healthIntervalMs);
    });
    ask();
    socket.resume();
  }
}

function isWhole(text: string): boolean {
  const headEnd = text.indexOf('\r\n\r\n');
  const length = /^content-length: (\d+)/imu.exec(text)?.[1];
  return headEnd >= 0 && length !== undefined && text.length >= headEnd + 4 + Number(length);
}

class Neighbour {
  readonly answers: { status: number; durationMs: number }[] = [];
  readonly #order: ProbeOrder;
  readonly #pending = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  constructor(order: ProbeOrder) {
    this.#order = order;
    this.#timer = setInterval(() => {
      if (this.#pending.size < maxPending) this.#ask();
    }, order.intervalMs);
    this.#ask();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#pending);
  }

  #ask(): void {
    const { target, request } = this.#order;
    const asking = askWire(target, request, { timeoutMs: neighbourTimeoutMs }).then(
      ({ status, durationMs }) => {
        this.answers.push({ status, durationMs });
        this.#pending.delete(asking);
      },
    );
    this.#pending.add(asking);
  }
}

let health: HealthProbe | null = null;
let neighbour: Neighbour | null = null;

process.on('message', (order: ProbeMessage) => {
  switch (order.kind) {
    case 'begin':
      health = new HealthProbe(order.target);
      neighbour = new Neighbour(order);
      process.send?.({ begun: true });
      break;
    case 'leave alone':
      void neighbour?.stop();
      break;
    case 'report':
      void report();
  }
});
process.on('disconnect', () => process.exit(0));

async function report(): Promise<void> {
  if (!health || !neighbour) return;
  await neighbour.stop();
  health.stop();
  const figures: ProbeReport = {
    healthAnswers: health.answers,
    longestHealthMs: Math.round(health.longestMs),
    healthFailures: health.failures,
    neighbourAnswers: neighbour.answers,
  };
  process.send?.(figures);
}
