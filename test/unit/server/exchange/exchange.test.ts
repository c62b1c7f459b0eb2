import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openBodyMemory } from '../../../../src/core/body-memory.ts';
import { LateTexts } from '../../../../src/core/json/late-texts.ts';
import { Exchange, type ExchangeOptions } from '../../../../src/server/exchange/exchange.ts';
import { readBody } from '../../../../src/server/exchange/read-body.ts';

function createExchange() {
  const settled: Exchange[] = [];
  const req = new IncomingMessage(new Socket());
  const exchange = new Exchange({
    req,
    res: new ServerResponse(req),
    target: { errorFormat: 'openai' },
    onSettled: (one: Exchange) => settled.push(one),
  } as unknown as ExchangeOptions);
  return { exchange, req, settled };
}

describe('Exchange of a tunnel', () => {
  it('lets go of request and answer when the work on them has ended, and is settled when it closes', () => {
    const { exchange, req, settled } = createExchange();
    exchange.noteTunnel();
    expect(exchange.req).toBe(req);
    exchange.settle();
    expect(() => exchange.req).toThrow('is a tunnel');
    expect(() => exchange.res).toThrow('is a tunnel');
    expect({ settled, isAborted: exchange.signal.aborted }).toEqual({ settled: [], isAborted: false });
    exchange.noteClosed();
    expect({ settled, isAborted: exchange.signal.aborted }).toEqual({ settled: [exchange], isAborted: true });
  });

  it('is one only where that was noted', () => {
    const { exchange, req } = createExchange();
    exchange.settle();
    expect(exchange.req).toBe(req);
  });
});

describe('the body of an Exchange', () => {
  it.each(['noteBegun', 'release'] as const)('is let go of with its texts and its memory by %s', (end) => {
    const { exchange } = createExchange();
    const bytes = Buffer.alloc(128 * 1024);
    exchange.body = { value: { text: 'words' }, bytes };
    exchange.lateTexts = new LateTexts();
    exchange.noteBodyMemory(openBodyMemory(bytes));
    exchange[end]();
    exchange[end]();
    expect(exchange.body).toEqual({ value: {}, bytes: null });
    expect(exchange.lateTexts).toBeNull();
    expect(bytes).toHaveLength(0);
  });
});

describe('reading the body of an Exchange', () => {
  it('ends at once where the client had left before', async () => {
    const { exchange, req } = createExchange();
    req.destroy();
    await once(req, 'close');
    const pace = { timeoutMs: 60_000, bytesPerSecond: 1 };
    await expect(readBody(exchange, { maxBytes: 1_000, pace })).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('what an Exchange says was wrong', () => {
  it('is that the client has left, where the reason of its signal was thrown', () => {
    const { exchange } = createExchange();
    const { signal } = exchange;
    exchange.abort(null);
    expect(exchange.explain(signal.reason)).toMatchObject({
      code: 'cancelled',
      reason: 'client_closed_request',
    });
    expect(exchange.explain(new TypeError('a mistake of ours'))).toMatchObject({ code: 'internal' });
  });
});
