import type { GatewayError } from '../core/gateway-error.ts';
import { asObject } from '../core/json/json-object.ts';
import { createOpeningError } from '../core/realtime/create-opening-error.ts';
import type {
  RealtimeEnd,
  RealtimeEvent,
  RealtimeLink,
  RealtimeLinkListener,
} from '../core/realtime/realtime-link.ts';
import { LinkSetup } from './link-setup.ts';

/** Told exactly once how a session that was opened has ended, before anybody else is. */
export interface LinkEnd {
  /** By its owner. */
  onClosed(): void;
  /** By itself. */
  onEnd(end: RealtimeEnd): void;
}

/** Told besides of what happens while the session lasts. */
export interface LinkWatch extends LinkEnd {
  /** A response has come to its end. */
  onAnswer(): void;
  /** The upstream has failed, and the session goes on. */
  onFailure(error: GatewayError): void;
}

/**
 * What stands between a session and whoever asked for it: it keeps what comes before the session is known to be there and set up, and tells
 * how the session ended. Of an attempt that fails its listener hears nothing.
 */
export class LinkTap implements RealtimeLink, RealtimeLinkListener {
  readonly #listener: RealtimeLinkListener;
  readonly #end: LinkWatch;
  readonly #deploymentId: string;
  #link: RealtimeLink | null = null;
  /** What came before `begin`; `null` afterwards. */
  #early: RealtimeEvent[] | null = [];
  #earlyEnd: RealtimeEnd | null = null;
  /** While it is being set up, or has failed to be. */
  #setup: LinkSetup | null = null;
  #isOver = false;

  constructor(listener: RealtimeLinkListener, end: LinkWatch, deploymentId: string) {
    this.#listener = listener;
    this.#end = end;
    this.#deploymentId = deploymentId;
  }

  /** The link is there. Throws why where it is over already. */
  watch(link: RealtimeLink): void {
    this.check();
    this.#link = link;
  }

  /** Sets the session up, and keeps what it says until then. Rejects where that fails, and when nobody waits any more. */
  async setUp(opening: RealtimeEvent, signal: AbortSignal): Promise<void> {
    this.#setup = new LinkSetup(this.#early ?? [], { deploymentId: this.#deploymentId, signal });
    this.#link?.send(opening);
    await this.#setup.wait();
  }

  /** Throws why the session is over, where that is so before it has begun. */
  check(): void {
    if (this.#earlyEnd !== null) throw describeEarlyEnd(this.#earlyEnd, this.#deploymentId);
  }

  /** The attempt has failed, whatever the session is. */
  drop(): void {
    this.#link?.close();
    this.#finish();
  }

  /** Hands on what has come, and from now on what comes. */
  begin(): void {
    const early = this.#early ?? [];
    this.#early = null;
    this.#setup = null;
    for (const event of early) this.onEvent(event);
  }

  get bufferedBytes(): number {
    return this.#link?.bufferedBytes ?? 0;
  }

  send(event: RealtimeEvent): void {
    this.#link?.send(event);
  }

  pause(): void {
    this.#link?.pause();
  }

  resume(): void {
    this.#link?.resume();
  }

  close(): void {
    this.#link?.close();
    if (this.#finish()) this.#end.onClosed();
  }

  onEvent(event: RealtimeEvent): void {
    if (this.#setup !== null) this.#setup.take(event);
    else if (this.#early !== null) this.#early.push(event);
    else if (!this.#isOver) {
      if (event.type === 'response.done' && isAnswer(event)) this.#end.onAnswer();
      this.#listener.onEvent(event);
    }
  }

  onFailure(error: GatewayError): void {
    if (this.#setup === null) this.#end.onFailure(error);
    else this.#setup.fail(error);
  }

  onEnd(end: RealtimeEnd): void {
    if (this.#early !== null) {
      this.#earlyEnd ??= end;
      this.#setup?.fail(describeEarlyEnd(end, this.#deploymentId));
      return;
    }
    if (!this.#finish()) return;
    this.#end.onEnd(end);
    this.#listener.onEnd(end);
  }

  /** Whether it was not over yet. */
  #finish(): boolean {
    const wasOpen = !this.#isOver;
    this.#isOver = true;
    this.#link = null;
    return wasOpen;
  }
}

/** One that somebody has cancelled says nothing. */
function isAnswer({ value }: RealtimeEvent): boolean {
  const { status } = asObject(value.response);
  return status === 'completed' || status === 'incomplete';
}

/** An upstream that takes its leave of a session which nobody has had has not had one. */
function describeEarlyEnd({ error }: RealtimeEnd, deploymentId: string): GatewayError {
  if (error.upstream !== null) return error;
  const upstream = { deploymentId, status: 101, kind: 'truncated', retryAfterMs: null } as const;
  return createOpeningError({ upstream, cause: error });
}
