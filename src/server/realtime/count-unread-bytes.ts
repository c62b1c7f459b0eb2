import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { PartialAccount, type MemoryAccount } from '../../core/memory-account.ts';

/** What may wait for the rest of a message without being counted, and what is counted at a time, in bytes. */
const stepBytes = 256 * 1024;

export interface UnreadOptions {
  readonly memory: MemoryAccount;
  /** There is no memory for more of the message. Called once. */
  readonly onExhausted: () => void;
}

/** Counts what has come of a message that is not whole yet: many clients that never end theirs do not fill the memory. */
export function countUnreadBytes(socket: Socket, webSocket: WebSocket, options: UnreadOptions): void {
  const { onExhausted } = options;
  const memory = new PartialAccount(options.memory);
  let unread = 0;
  let counted = 0;
  /** One turn of the event loop would read megabytes of each connection, before anybody else has theirs. */
  const readInTurns = () => {
    socket.pause();
    setImmediate(() => {
      if (!webSocket.isPaused) socket.resume();
    });
  };
  const onData = ({ length }: Buffer) => {
    unread += length;
    if (unread <= counted + stepBytes) return;
    try {
      memory.take(stepBytes);
      counted += stepBytes;
      readInTurns();
    } catch {
      socket.off('data', onData);
      onExhausted();
    }
  };
  const onWhole = () => {
    unread = 0;
    if (counted === 0) return;
    memory.give(counted);
    counted = 0;
  };
  // What is whole with this piece is given back by its reader, who is told after this.
  socket.prependListener('data', onData);
  webSocket.on('message', onWhole);
  // Before the request ends, which gives back all that it knows of.
  socket.prependListener('close', () => {
    memory.close();
  });
}
