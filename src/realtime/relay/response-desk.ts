import { GatewayError, toGatewayError } from '../../core/gateway-error.ts';
import { asObject, asString } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import type { UsageOutcome } from '../../core/usage.ts';
import type { NewEvent } from '../session/session-context.ts';
import type { DeskParts } from './desk-parts.ts';
import { KeptRoom } from './kept-room.ts';
import { NextResponse } from './next-response.ts';
import { renderRateLimits } from './render-rate-limits.ts';
import type { ResponseCharge, ResponseFacts, ResponseLease } from './relay-ports.ts';
import { hasInput, judgeOutcome, readUsage, toTokenUsage } from './response-usage.ts';
import { RunningResponse } from './running-response.ts';
import { noLedger, outOfMoney, type SessionEnding } from './session-ending.ts';
import { createTooManyError, SpareLeases, type SpareLease } from './spare-leases.ts';

type Waiting = Promise<void> | undefined;

/**
 * The responses of one session: their money is held before they begin and while they grow, they keep the limits, and each is charged once.
 * Whoever tells the client of an event of a response asks here, in order.
 */
export class ResponseDesk {
  readonly #parts: DeskParts;
  readonly #running = new Map<string, RunningResponse>();
  /** Responses that were refused and that the other side has not ended yet. */
  readonly #refused = new Set<string>();
  /** What holds for the next response. */
  readonly next: NextResponse;
  readonly #leases = new SpareLeases();
  readonly #room = new KeptRoom();
  readonly #ending = new Set<Promise<unknown>>();
  /** What has begun at the other side, asked for or not, and waits for money or limits here; `null` where nothing does. */
  #late: LateResponse | null = null;
  /** Tells of a response that is being charged; `null` where there is none. */
  #unsaid: (() => void) | null = null;
  #isOver = false;
  #cost = 0n;
  #count = 0;
  #saidMs = 0;

  /** `first` is what holds for the first response. */
  constructor(parts: DeskParts, first: ResponseCharge) {
    this.#parts = parts;
    const { money, lengths, now, onFault } = parts;
    this.next = new NextResponse({ money, lengths, now, onFault, onUnpaid: this.#endUnpaid }, first);
  }

  /** Whether nothing is running, and nothing that was asked for is on its way. */
  get isIdle(): boolean {
    return this.#running.size === 0 && this.#leases.expected.length === 0;
  }

  /** Charged until now, in micro-USD. */
  get cost(): bigint {
    return this.#cost;
  }

  /** Responses that have begun. */
  get count(): number {
    return this.#count;
  }

  /** Sound that the client was sent, in milliseconds. */
  get saidMs(): number {
    let sum = this.#saidMs;
    for (const { saidMs } of this.#running.values()) sum += saidMs;
    return sum;
  }

  /** The client asks for a response by an event of this name. Throws GatewayError where a limit stands in the way. */
  async admit(eventId: string, event: RealtimeEvent): Promise<void> {
    this.#forgetRefused();
    if (this.#leases.isFull) throw createTooManyError();
    await this.next.ask(eventId, event);
    await this.next.wait();
    if (this.#isOver) return;
    try {
      const lease = await this.#parts.limits.take(this.next.createDemand(event.value.response));
      if (this.#isOver) lease.end(null);
      else this.#leases.keep({ eventId, lease });
    } catch (thrown) {
      this.next.dismiss(eventId);
      throw thrown;
    }
  }

  /** The other side has refused an event, or what was admitted last where it names none. */
  dismiss(eventId: string | null): void {
    const dismissed = this.#leases.dismiss(eventId);
    if (dismissed !== null) this.next.dismiss(dismissed);
  }

  /** The other side has refused something, and does not say what. */
  doubt(): void {
    this.#leases.doubt();
  }

  /** Where nothing has come of those in doubt and the client asks again, nothing will: it asks because they were refused. */
  #forgetRefused(): void {
    if (this.#running.size > 0 || this.#late !== null) return;
    for (const eventId of this.#leases.dismissDoubtful()) this.next.dismiss(eventId);
  }

  /** `response.created`. */
  begin(event: RealtimeEvent): Waiting {
    const spare = this.#leases.first;
    const charge = this.next.takeReady();
    if (charge === null || spare === undefined) return this.#beginLater(event, charge, spare);
    this.#leases.remove(spare);
    this.#start(event, charge, spare);
    return undefined;
  }

  /** Any other event of a response but its last. */
  take(event: RealtimeEvent): Waiting {
    const id = asString(event.value.response_id) ?? '';
    if (this.#refused.has(id)) return undefined;
    const running = this.#running.get(id);
    if (running === undefined) {
      this.#parts.write(event);
      return undefined;
    }
    const covering = running.cover(event);
    if (covering === null) {
      this.#pass(running, event);
      return undefined;
    }
    return covering.then(() => {
      this.#pass(running, event);
    }, this.#endUnpaid);
  }

  #pass(running: RunningResponse, event: RealtimeEvent): void {
    if (this.#isOver) return;
    const hadAudio = running.firstAudioMs !== null;
    running.note(event);
    if (!hadAudio && running.firstAudioMs !== null) this.#parts.onFirstAudio(running.firstAudioMs);
    this.#parts.write(event);
  }

  /** An item was added to the conversation. */
  placeItem({ value }: RealtimeEvent): void {
    for (const running of this.#running.values()) running.placeItem(value);
  }

  /** `response.done`. */
  finish(event: RealtimeEvent): Waiting {
    const response = asObject(event.value.response);
    const id = asString(response.id) ?? '';
    if (this.#refused.delete(id)) return undefined;
    const running = this.#running.get(id);
    if (running === undefined) {
      this.#parts.write(event);
      return undefined;
    }
    const figures = readUsage(response.usage, running.used);
    const used = figures ?? running.used;
    // Who says that nothing was read knows nothing of the conversation.
    const read = hasInput(used) ? used : running.used;
    if (!running.isOutOfBand) this.next.settle(read, running.parts.reading);
    const outcome = judgeOutcome(response.status, running.used);
    const error = asObject(asObject(response.status_details).error);
    const source = figures === null ? 'estimated' : 'upstream';
    return this.#settle(running, {
      outcome,
      errorReason: response.status === 'failed' ? (asString(error.code) ?? 'upstream_error') : null,
      usage: outcome === 'failed' ? null : toTokenUsage(this.next.takeBeside(used), source),
      tell: () => {
        this.#parts.write(event);
      },
    });
  }

  /** The session is over. Tells the client of what was running, where it is still there, and charges it. Resolves when that is done. */
  async close({ error: failure, isAskedPaid }: SessionEnding): Promise<void> {
    this.#isOver = true;
    if (failure !== null) this.#unsaid?.();
    this.#unsaid = null;
    const how = failure === null ? left : ({ outcome: 'truncated', errorReason: failure.code } as const);
    const isBusy = [...this.#running.values()].some(({ isOutOfBand }) => !isOutOfBand);
    // Their money is held, so that they pay what was used beside responses.
    for (const running of [...this.#running.values()]) {
      const usage = toTokenUsage(this.next.takeBeside(running.used), 'estimated');
      this.#settleNow(running, {
        ...how,
        usage,
        tell: () => {
          if (failure === null) return;
          this.#tellAll(running.finish(failure));
          this.#tellLimits(running, { usage });
        },
      });
    }
    const asked = isAskedPaid ? this.#endAsked(how, isBusy) : [];
    this.#leases.close();
    await this.#chargeAsked(asked);
    this.#cost += await this.next.close();
    await Promise.all(this.#ending);
  }

  /**
   * What the other side has begun, and what was asked for and it makes, although its session is over, which pays what it reads; in
   * a conversation it makes one at a time, and refuses others.
   */
  #endAsked(
    how: Pick<ResponseFacts, 'outcome' | 'errorReason'>,
    isConversing: boolean,
  ): readonly ResponseFacts[] {
    const late = this.#late;
    const expected = this.#leases.expected.filter((spare) => spare !== late?.spare);
    let isBusy = isConversing;
    return [...(late === null ? [] : [late.spare]), ...expected].flatMap((spare, index) => {
      const hasBegun = late !== null && index === 0;
      const { input, isApart } = this.next.begin(spare?.eventId ?? null);
      if (isBusy && !isApart && !hasBegun) return [];
      isBusy ||= !isApart;
      const usage = toTokenUsage(this.next.takeBeside(input), 'estimated');
      const facts = { ...how, startedAt: this.#parts.now(), durationMs: 0, firstByteMs: null, usage };
      if (spare !== undefined) this.#leases.remove(spare);
      spare?.lease.end(usage);
      this.#parts.onResponse(facts);
      return [facts];
    });
  }

  /** What has begun is the first of them, and may have its money already. */
  async #chargeAsked(asked: readonly ResponseFacts[]): Promise<void> {
    let held = this.#late?.charge ?? null;
    if (asked.length === 0) await held?.giveBack();
    for (const facts of asked) {
      const charge = held ?? (await this.next.takeLast());
      held = null;
      this.#cost += (await charge?.end(facts)) ?? 0n;
    }
  }

  #start(event: RealtimeEvent, charge: ResponseCharge, { lease, eventId }: Begun): RunningResponse {
    const { lengths, now, write } = this.#parts;
    const reading = this.next.begin(eventId);
    const parts = { charge, lease, reading, lengths, room: this.#room, startedAt: now() };
    const running = new RunningResponse(event.value, parts);
    this.#running.set(running.id, running);
    this.#count += 1;
    write(event);
    return running;
  }

  async #beginLater(
    event: RealtimeEvent,
    readyCharge: ResponseCharge | null,
    spare: SpareLease | undefined,
  ): Promise<void> {
    const late: LateResponse = { spare, charge: readyCharge };
    this.#late = late;
    const charge = readyCharge ?? (await this.next.take());
    // The session is over, which deals with what has begun and what was asked for.
    if (charge === null) return;
    if (this.#isOver) {
      await charge.giveBack();
      return;
    }
    late.charge = charge;
    if (spare !== undefined) this.#leases.remove(spare);
    const lease = spare?.lease ?? (await this.#takeLease(event));
    this.#late = null;
    if (this.#isOver) {
      if (!(lease instanceof GatewayError)) lease.end(null);
    } else if (lease instanceof GatewayError) await this.#refuse(event, charge, lease);
    else this.#start(event, charge, { lease, eventId: spare?.eventId ?? null });
  }

  async #takeLease({ value }: RealtimeEvent): Promise<ResponseLease | GatewayError> {
    try {
      return await this.#parts.limits.take(this.next.createDemand(value.response));
    } catch (thrown) {
      return toGatewayError(thrown);
    }
  }

  /** A response that the other side began by itself and that a limit stands in the way of. */
  async #refuse(
    event: RealtimeEvent,
    charge: ResponseCharge,
    { reason, message }: GatewayError,
  ): Promise<void> {
    const failure = { code: reason ?? 'rate_limit_exceeded', message };
    const lease: ResponseLease = { report: null, reserved: 0, end: () => undefined };
    const running = this.#start(event, charge, { lease, eventId: null });
    this.#refused.add(running.id);
    this.#parts.cancel(running.id);
    const error = { type: 'invalid_request_error', ...failure, param: null, event_id: null } as const;
    this.#parts.tell({ type: 'error', error });
    await this.#settle(running, {
      outcome: 'failed',
      errorReason: failure.code,
      usage: null,
      tell: () => {
        this.#tellAll(running.finish(failure));
      },
    });
  }

  /** Charges, then tells the client of the end: who has seen it was charged. */
  #settle(running: RunningResponse, ending: ResponseEnding): Waiting {
    const end = this.#charge(running, ending);
    const tell = () => {
      this.#unsaid = null;
      ending.tell();
      this.#tellLimits(running, ending);
      this.next.prepare();
    };
    if (end === null) {
      tell();
      return undefined;
    }
    this.#unsaid = tell;
    return end.then(() => {
      this.#unsaid?.();
    });
  }

  /** As `#settle`, without anybody waiting for the charge. */
  #settleNow(running: RunningResponse, ending: ResponseEnding): void {
    const end = this.#charge(running, ending);
    if (end !== null) this.#keep(end);
    ending.tell();
  }

  #keep(end: Promise<void>): void {
    this.#ending.add(end);
    void end.finally(() => this.#ending.delete(end));
  }

  #charge(running: RunningResponse, { outcome, errorReason, usage }: ResponseEnding): Promise<void> | null {
    const { charge, lease, startedAt } = running.parts;
    this.#running.delete(running.id);
    running.free();
    this.#saidMs += running.saidMs;
    const facts: ResponseFacts = {
      outcome,
      errorReason,
      startedAt,
      durationMs: running.durationMs,
      firstByteMs: running.firstByteMs,
      usage,
    };
    lease.end(usage);
    this.#parts.onResponse(facts);
    const charging = charge.end(facts);
    if (charging === null) return null;
    const end = charging.then((cost) => {
      this.#cost += cost;
    });
    this.#keep(end);
    return end;
  }

  #tellLimits({ parts, durationMs }: RunningResponse, { usage }: Pick<ResponseEnding, 'usage'>): void {
    const rate_limits = renderRateLimits(parts.lease, { usage, durationMs });
    this.#parts.tell({ type: 'rate_limits.updated', rate_limits });
  }

  #tellAll(events: readonly NewEvent[]): void {
    for (const event of events) this.#parts.tell(event);
  }

  readonly #endUnpaid = (thrown: unknown): void => {
    if (this.#isOver) return;
    if (toGatewayError(thrown).code === 'resource_exhausted') this.#parts.end(outOfMoney);
    else {
      this.#parts.onFault(thrown);
      this.#parts.end(noLedger);
    }
  };
}

/** What was taken of the limits for a response that begins, and the event that asked for it; `null` where nobody did. */
interface Begun {
  readonly lease: ResponseLease;
  readonly eventId: string | null;
}

/** A response that waits here, and the money for it; `null` while that is not held. */
interface LateResponse {
  readonly spare: SpareLease | undefined;
  charge: ResponseCharge | null;
}

/** Of what its client has left. */
const left = { outcome: 'cancelled', errorReason: 'client_closed_request' } as const;

interface ResponseEnding extends Pick<ResponseFacts, 'outcome' | 'errorReason' | 'usage'> {
  readonly outcome: UsageOutcome;
  readonly tell: () => void;
}
