import type { GatewayError } from '../core/gateway-error.ts';
import type {
  RealtimeEnd,
  RealtimeEvent,
  RealtimeLink,
  RealtimeLinkListener,
} from '../core/realtime/realtime-link.ts';

/** Told exactly once how a session that was opened has ended, before anybody else is. */
export interface LinkEnd {
  /** By its owner. */
  onClosed(): void;
  /** By itself. */
  onEnd(end: RealtimeEnd): void;
}

/** Told besides of what happens while the session lasts. */
export interface LinkWatch extends LinkEnd {
  /** The upstream refuses the gateway's account. */
  onRefused(error: GatewayError): void;
}

/**
 * What stands between a session and whoever asked for it: it keeps what comes before the session is known to be there, and tells how
 * the session ended. Of an attempt that fails its listener hears nothing.
 */
export class LinkTap implements RealtimeLink, RealtimeLinkListener {
  readonly #listener: RealtimeLinkListener;
  readonly #end: LinkWatch;
  #link: RealtimeLink | null = null;
  /** What came before `begin`; `null` afterwards. */
  #early: RealtimeEvent[] | null = [];
  #earlyEnd: RealtimeEnd | null = null;
  #isOver = false;

  constructor(listener: RealtimeLinkListener, end: LinkWatch) {
    this.#listener = listener;
    this.#end = end;
  }

  /** The link is there. Throws its error where it is over already. */
  watch(link: RealtimeLink): void {
    if (this.#earlyEnd !== null) throw this.#earlyEnd.error;
    this.#link = link;
  }

  /** Hands on what has come, and from now on what comes. */
  begin(): void {
    const early = this.#early ?? [];
    this.#early = null;
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
    if (this.#early !== null) this.#early.push(event);
    else if (!this.#isOver) this.#listener.onEvent(event);
  }

  onRefused(error: GatewayError): void {
    this.#end.onRefused(error);
  }

  onEnd(end: RealtimeEnd): void {
    if (this.#early !== null) {
      this.#earlyEnd ??= end;
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
