import type {
  ClientChannel,
  ChannelListener,
  ClientSpeaker,
} from '../../src/core/realtime/client-channel.ts';
import type { ClientEvent, SentEvent } from './realtime-session.ts';

/** A client's end of a session, without a socket. */
export class TestChannel implements ClientChannel {
  readonly speaker: ClientSpeaker | null;
  readonly events: SentEvent[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  isPaused = false;
  /** Whether the client takes what it is sent. */
  isReading = true;
  bufferedBytes = 0;
  maxTextLength = Infinity;
  listener: ChannelListener | null = null;

  constructor(speaker: ClientSpeaker | null = null) {
    this.speaker = speaker;
  }

  send(text: string): 'sent' | 'too-long' {
    if (this.closed !== null) return 'sent';
    if (text.length > this.maxTextLength) return 'too-long';
    this.events.push(JSON.parse(text) as SentEvent);
    if (!this.isReading) this.bufferedBytes += text.length;
    return 'sent';
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  /** The client takes all that waits. */
  read(): void {
    this.isReading = true;
    this.bufferedBytes = 0;
    this.listener?.onDrain();
  }

  close(code: number, reason: string): void {
    if (this.closed !== null) return;
    this.closed = { code, reason };
    this.listener?.onClosed(code);
  }

  say(...events: readonly ClientEvent[]): void {
    for (const event of events) this.listener?.onText(JSON.stringify(event));
  }

  find(type: string): readonly SentEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  async waitFor(type: string, count = 1): Promise<SentEvent> {
    for (;;) {
      const found = this.find(type)[count - 1];
      if (found !== undefined) return found;
      await new Promise(setImmediate);
    }
  }
}
