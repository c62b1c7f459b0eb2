import type { Socket } from 'node:net';
import { findBodyMemory } from '../../core/body-memory.ts';

/**
 * Has each write to the socket hold the memory of the body that it is a part of until the system has taken it, or never will: the
 * memory must not be given back, and used for something else, while the system reads from it. Returns the socket.
 */
export function holdWhileWriting<Kind extends Socket>(socket: Kind): Kind {
  const write = socket.write.bind(socket) as Write;
  const holdingWrite: Write = (data, encodingOrDone, done) => {
    const memory = typeof data === 'string' ? null : findBodyMemory(data);
    if (memory === null) return write(data, encodingOrDone, done);
    const told = typeof encodingOrDone === 'function' ? encodingOrDone : done;
    memory.hold();
    return write(data, (error) => {
      memory.drop();
      told?.(error);
    });
  };
  socket.write = holdingWrite as Kind['write'];
  return socket;
}

type Done = (error?: Error | null) => void;

type Write = (data: Uint8Array | string, encodingOrDone?: BufferEncoding | Done, done?: Done) => boolean;
