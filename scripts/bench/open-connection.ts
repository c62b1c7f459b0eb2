import { connect, type Socket } from 'node:net';

/** What a connection of the load generator does with what comes in. */
export interface ConnectionHandlers {
  /** Gets the next bytes; the buffer is used again after the call. What it throws goes to `fail`. */
  readonly read: (bytes: Buffer) => void;
  /** Hears of the end of the connection, whatever the reason, and of 30 seconds of silence. May be called repeatedly. */
  readonly fail: (error: Error) => void;
  /** Size of the buffer for incoming bytes; 64 KiB unless given. */
  readonly bufferBytes?: number;
}

/** A server that is silent for this long has failed. */
const stallMs = 30_000;

/** Opens a connection to a server on this machine. */
export function openConnection(port: number, handlers: ConnectionHandlers): Socket {
  const { read, fail, bufferBytes = 65_536 } = handlers;
  const buffer = Buffer.allocUnsafe(bufferBytes);
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer,
      callback(size) {
        try {
          read(buffer.subarray(0, size));
        } catch (error) {
          fail(error as Error);
        }
        return true;
      },
    },
  });
  socket.setTimeout(stallMs, () => {
    fail(new Error(`no answer for ${String(stallMs / 1000)} s`));
  });
  socket.on('error', fail);
  socket.on('close', () => {
    fail(new Error('the server closed a connection'));
  });
  return socket;
}
