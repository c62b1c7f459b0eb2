import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { Departures, type Departure } from '../../../core/departures.ts';

/** What has happened on a connection since the last look. */
export interface Movement {
  /** Whether bytes of events have come. */
  readonly events: 'none' | 'some';
  /** Whether bytes of anything have come, pings and pongs included. */
  readonly bytes: 'none' | 'some';
  /** What became of the bytes that waited for the other side. */
  readonly waiting: Departure;
}

/** Whoever looks now and then. */
export interface TrafficWatch {
  look(): Movement;
}

/** Of a control frame as servers send it: without a mask, and with 125 bytes at most (RFC 6455, 5.2 and 5.5). */
const controlHeadBytes = 2;

/** What comes and goes on the connection of one session. */
export class Traffic {
  readonly #connection: Socket;
  #controlBytes = 0;

  constructor(socket: WebSocket, connection: Socket) {
    this.#connection = connection;
    socket.on('ping', this.#onControl).on('pong', this.#onControl);
  }

  /** Of what comes and goes from now on. */
  createWatch(): TrafficWatch {
    const departures = new Departures(this.#connection);
    let bytes = this.#connection.bytesRead;
    let eventBytes = this.#countEventBytes();
    return {
      look: () => {
        const [bytesBefore, eventBytesBefore] = [bytes, eventBytes];
        bytes = this.#connection.bytesRead;
        // The most that was seen: a piece of a control frame is none of an event.
        eventBytes = Math.max(eventBytes, this.#countEventBytes());
        return {
          events: eventBytes > eventBytesBefore ? 'some' : 'none',
          bytes: bytes > bytesBefore ? 'some' : 'none',
          waiting: departures.look(),
        };
      },
    };
  }

  readonly #onControl = (data: Buffer): void => {
    this.#controlBytes += controlHeadBytes + data.length;
  };

  /** A long event comes in many pieces. */
  #countEventBytes(): number {
    return this.#connection.bytesRead - this.#controlBytes;
  }
}
