import type { ChannelListener, ClientChannel } from '../../core/realtime/client-channel.ts';
import type { AttachOrder, WaitingSession } from '../../core/realtime/realtime-service.ts';
import { ClientInbox, type InboxParts } from './client-inbox.ts';
import { FlowControl } from './flow-control.ts';
import { renderEnding, type SessionEnding } from './session-ending.ts';

export interface AttachedParts extends Omit<InboxParts, 'tell' | 'onWaiting'> {
  readonly authenticate: AttachOrder['authenticate'];
  /** What waits at the link, in bytes. */
  readonly readLinkBytes: () => number;
  /** It is there no more. */
  readonly onGone: (client: AttachedClient) => void;
}

interface Close {
  readonly code: number;
  readonly reason: string;
}

const tooSlow: Close = { code: 1008, reason: 'Nothing of what was sent has been read for too long.' };

/**
 * A client that is attached to a call: it is told what the call's own client is told, and may send what that may. It ends with the call, and
 * neither its end nor its slowness is the call's. Whoever has it accepts or abandons it.
 */
export class AttachedClient implements WaitingSession, ChannelListener {
  readonly headers = {};
  readonly #parts: AttachedParts;
  readonly #inbox: ClientInbox;
  readonly #flow: FlowControl;
  #channel: ClientChannel | null = null;
  #closed: Close | null = null;

  constructor(parts: AttachedParts) {
    const { limits, readLinkBytes } = parts;
    this.#parts = parts;
    this.#inbox = new ClientInbox({
      ...parts,
      tell: (texts) => {
        this.#send(texts);
      },
      onWaiting: () => {
        this.#flow.regulate();
      },
    });
    // Below the mark of the call's own client, which is never to wait for this one.
    this.#flow = new FlowControl(limits.maxWaitingBytes / 2, {
      readClientBytes: () => this.#inbox.bufferedBytes + readLinkBytes(),
      readServerBytes: () => 0,
      client: () => this.#channel,
      server: () => null,
    });
  }

  /** As the order has it. */
  get authenticate(): AttachOrder['authenticate'] {
    return this.#parts.authenticate;
  }

  accept(channel: ClientChannel): ChannelListener {
    this.#channel = channel;
    if (this.#closed === null) this.#send(this.#parts.dialect.greet());
    else channel.close(this.#closed.code, this.#closed.reason);
    return this;
  }

  abandon(): void {
    this.onClosed();
  }

  /** Tells it what the call's own client is told. */
  send(texts: readonly string[]): void {
    if (this.#channel === null) return;
    if (this.#channel.bufferedBytes <= this.#parts.limits.maxWaitingBytes) this.#send(texts);
    else this.close(tooSlow.code, tooSlow.reason);
  }

  /** Ends it alone. */
  expel({ error, code, reason }: SessionEnding): void {
    if (error !== null) this.#send(this.#parts.dialect.tell(renderEnding(error)));
    this.close(code, reason);
  }

  close(code: number, reason: string): void {
    if (this.#closed !== null) return;
    this.#end({ code, reason });
    this.#channel?.close(code, reason);
  }

  onText(text: string): void {
    this.#push(text);
  }

  onBinary(): void {
    this.#push(null);
  }

  onOversized(sizeBytes: number): void {
    this.#inbox.refuseOversized(sizeBytes);
  }

  /** It speaks by events alone. */
  onSound(): void {
    return;
  }

  onPlayed(): void {
    return;
  }

  onDrain(): void {
    return;
  }

  onClosed(): void {
    if (this.#closed === null) this.#end({ code: 1000, reason: '' });
  }

  #push(text: string | null): void {
    if (this.#closed !== null) return;
    this.#inbox.push(text);
    this.#flow.regulate();
  }

  #send(texts: readonly string[]): void {
    for (const text of texts) this.#channel?.send(text);
  }

  #end(close: Close): void {
    this.#closed = close;
    this.#flow.close();
    this.#inbox.clear();
    this.#parts.onGone(this);
  }
}
