import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import { Connection, type HeldExchange } from '../../../../src/server/listener/connection.ts';
import { TurnQueue } from '../../../../src/server/listener/turn-queue.ts';

const reason = new GatewayError('unavailable', 'Try again.', { reason: 'shutting_down' });

/** A connection on which a request has been taken, and an exchange that writes down what it is told. */
function takeRequest() {
  const connection = new Connection(new Socket(), new TurnQueue());
  const req = new IncomingMessage(connection.socket);
  const res = new ServerResponse(req);
  const told: string[] = [];
  const exchange: HeldExchange = {
    res,
    abort: ({ reason }) => told.push(`abort: ${String(reason)}`),
    noteClosed: () => told.push('closed'),
  };
  connection.take({ req, res, serve: () => undefined });
  return { connection, res, exchange, told };
}

describe('Connection', () => {
  it('tells what it holds to end, and when its answer is closed, and then nothing more', () => {
    const { connection, res, exchange, told } = takeRequest();
    connection.hold(exchange);
    connection.abort(reason);
    res.emit('close');
    connection.abort(reason);
    expect(told).toEqual(['abort: shutting_down', 'closed']);
  });

  it('tells an exchange at once that was made when its answer had been closed', () => {
    const { connection, res, exchange, told } = takeRequest();
    res.emit('close');
    connection.hold(exchange);
    connection.abort(reason);
    expect(told).toEqual(['closed']);
  });

  it('lets go of the answer when it leaves HTTP, and holds the exchange until it closes', () => {
    const { connection, res, exchange, told } = takeRequest();
    const { socket } = connection;
    res.assignSocket(socket);
    connection.hold(exchange);
    connection.leaveHttp();
    expect(res.socket).toBeNull();
    expect({ current: connection.current, openCount: connection.openCount }).toEqual({
      current: null,
      openCount: 1,
    });
    connection.endWith(() => told.push('last'));
    connection.abort(reason);
    expect(told).toEqual(['abort: shutting_down']);
    socket.emit('close');
    expect(told).toEqual(['abort: shutting_down', 'closed', 'last']);
    expect(connection.openCount).toBe(0);
  });

  it('keeps the parser stopped while the heads that wait take too much', async () => {
    const onIncoming = () => 0;
    const parser = { onIncoming };
    const connection = new Connection(Object.assign(new Socket(), { parser }), new TurnQueue());
    const take = (headerLength: number) => {
      const req = new IncomingMessage(connection.socket);
      req.rawHeaders = ['x', 'a'.repeat(headerLength)];
      const res = new ServerResponse(req);
      connection.take({ req, res, serve: () => undefined });
      return res;
    };
    const small = [take(10), take(10), take(10)];
    const large = [take(60_000), take(60_000), take(60_000)];
    const stopped: boolean[] = [];
    for (const res of [...small, ...large]) {
      stopped.push(parser.onIncoming !== onIncoming);
      res.emit('close');
      await new Promise(setImmediate);
    }
    // Three large heads that wait are too much; when the first of them is served, two are not.
    expect(stopped).toEqual([true, true, true, false, false, false]);
  });
});
