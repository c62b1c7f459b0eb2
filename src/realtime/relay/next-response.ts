import { toGatewayError } from '../../core/gateway-error.ts';
import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import type { TokenUsage } from '../../core/usage.ts';
import { InputEstimate, type Reading } from './input-estimate.ts';
import type { ResponseCharge, ResponseDemand, SessionMoney } from './relay-ports.ts';
import {
  addTokens,
  hasTokens,
  noTokens,
  readTranscriptUsage,
  toTokenUsage,
  type TokenSplit,
} from './response-usage.ts';
import type { SoundLengths } from './sound-length.ts';

export interface NextResponseParts {
  readonly money: SessionMoney;
  readonly lengths: Pick<SoundLengths, 'measureInput'>;
  readonly now: () => number;
  /** There is no money for it. Told what was thrown. */
  readonly onUnpaid: (thrown: unknown) => void;
  /** Money cannot be held for what is charged at the end of the session, and that is not for want of it. */
  readonly onFault: (thrown: unknown) => void;
}

/** What is known of the response that comes next: what it will read, about, and the money that is held for it. */
export class NextResponse {
  readonly #parts: NextResponseParts;
  readonly #estimate: InputEstimate;
  /** `null` while there is none. */
  #charge: ResponseCharge | null;
  #preparing: Promise<void> | null = null;
  /** What was used beside responses, and is charged with the next one. */
  #beside: TokenSplit = noTokens;
  /** `max_output_tokens` of the session. */
  #maxOutputTokens: unknown = null;
  #isOver = false;

  constructor(parts: NextResponseParts, first: ResponseCharge) {
    this.#parts = parts;
    this.#estimate = new InputEstimate(parts.lengths);
    this.#charge = first;
  }

  /** What it costs before it says anything. */
  get usage(): TokenUsage {
    return toTokenUsage(addTokens(this.#estimate.read(), this.#beside), 'estimated');
  }

  /** What limits are asked for, of a response that says this for itself. */
  createDemand(response: unknown): ResponseDemand {
    const wanted = asObject(response).max_output_tokens ?? this.#maxOutputTokens;
    return { usage: this.usage, maxOutputTokens: Number.isSafeInteger(wanted) ? Number(wanted) : null };
  }

  /** The client has sent sound. */
  addSound(milliseconds: number): void {
    this.#estimate.addSound(milliseconds);
    void this.#cover();
  }

  /** How the client's turns begin and end, and how much is said to them. */
  readSession(session: JsonObject): void {
    this.#maxOutputTokens = session.max_output_tokens;
    this.#estimate.readSession(session);
    void this.#cover();
  }

  /** What the other side tells of the input buffer. */
  hear({ type, value }: RealtimeEvent): void {
    this.#estimate.hear(type, value);
  }

  /** The client has sent something else. */
  addEvent(event: RealtimeEvent): void {
    this.#estimate.addEvent(event);
    void this.#cover();
  }

  /**
   * The client asks for a response by an event of this name. Resolves when what it says itself is paid for, or is not and the session is
   * over.
   */
  async ask(eventId: string, { value }: RealtimeEvent): Promise<void> {
    this.#estimate.ask(eventId, value.response);
    await this.#cover();
  }

  /** The response that was asked for by this event will not begin. */
  dismiss(eventId: string): void {
    this.#estimate.dismiss(eventId);
  }

  /** A response has begun: that of this event, or one that nobody asked for. */
  begin(eventId: string | null): Reading {
    return this.#estimate.begin(eventId);
  }

  /** Something was used for no response, such as for a transcript. */
  addBeside(usage: unknown): void {
    this.#beside = addTokens(this.#beside, readTranscriptUsage(usage));
    void this.#cover();
  }

  /** A response of the conversation has used so much, which the next one reads. */
  settle(used: TokenSplit, reading: Reading): void {
    this.#estimate.settle(used, reading);
  }

  /** What was used beside responses, and is now paid for by one that used so much. */
  takeBeside(used: TokenSplit): TokenSplit {
    const all = addTokens(used, this.#beside);
    this.#beside = noTokens;
    return all;
  }

  /** The money, if it is held already. */
  takeReady(): ResponseCharge | null {
    const charge = this.#charge;
    this.#charge = null;
    return charge;
  }

  /** The money, as soon as it is held; `null` where there is none, or the session is over. */
  async take(): Promise<ResponseCharge | null> {
    this.prepare();
    await this.#preparing;
    return this.#isOver ? null : this.takeReady();
  }

  /** Resolves when money is held, or there is none. */
  async wait(): Promise<void> {
    await this.#preparing;
  }

  /** Has money held. */
  prepare(): void {
    if (this.#charge !== null || this.#preparing !== null || this.#isOver) return;
    this.#preparing = this.#open().finally(() => {
      this.#preparing = null;
    });
  }

  /** Gives back what is held, or charges what was used beside responses. Resolves with what was charged. */
  async close(): Promise<bigint> {
    this.#isOver = true;
    await this.#preparing;
    const charge = hasTokens(this.#beside) ? await this.takeLast() : this.takeReady();
    if (charge === null) return 0n;
    if (this.#isOwed(charge)) return await this.#chargeBeside(charge);
    await charge.giveBack();
    return 0n;
  }

  /** Usage records have no count of seconds: of those that cost nothing there would be one without any figure. */
  #isOwed(charge: ResponseCharge): boolean {
    if (hasTokens({ ...this.#beside, transcribedMs: 0 })) return true;
    return charge.costs(toTokenUsage(this.#beside, 'upstream'));
  }

  /** The money for something that is charged at the end of the session, which may come before that is held; `null` where there is none. */
  async takeLast(): Promise<ResponseCharge | null> {
    this.#isOver = true;
    await this.#preparing;
    const charge = this.takeReady();
    if (charge !== null) return charge;
    try {
      return await this.#parts.money.open();
    } catch (thrown) {
      if (toGatewayError(thrown).code !== 'resource_exhausted') this.#parts.onFault(thrown);
      return null;
    }
  }

  async #chargeBeside(charge: ResponseCharge): Promise<bigint> {
    const end = charge.end({
      outcome: 'answered',
      errorReason: null,
      startedAt: this.#parts.now(),
      durationMs: 0,
      firstByteMs: null,
      usage: toTokenUsage(this.takeBeside(noTokens), 'upstream'),
    });
    return (await end) ?? 0n;
  }

  async #open(): Promise<void> {
    try {
      this.#charge = await this.#parts.money.open();
      await this.#charge.cover(this.usage);
    } catch (thrown) {
      this.#parts.onUnpaid(thrown);
    }
  }

  /** Never rejects. */
  #cover(): Promise<void> | undefined {
    return this.#charge?.cover(this.usage)?.catch(this.#parts.onUnpaid);
  }
}
