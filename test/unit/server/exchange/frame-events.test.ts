import { describe, expect, it } from 'vitest';
import { framings } from '../../../../src/server/exchange/frame-events.ts';

const event = { event: 'ping', data: '{"type":"ping"}' };
const chunk = { event: null, data: '{"n":1}' };

describe('framings', () => {
  it('writes named events with an event line', () => {
    expect(framings['named-sse'].frame(event, 'first')).toBe('event: ping\ndata: {"type":"ping"}\n\n');
    expect(framings['named-sse'].keepAlive(event, 'later')).toBe('event: ping\ndata: {"type":"ping"}\n\n');
    expect(framings['named-sse'].keepAlive(null, 'later')).toBe(': keep-alive\n\n');
  });

  it('writes format C chunks without an event line and with CRLF', () => {
    expect(framings['data-sse'].frame(chunk, 'later')).toBe('data: {"n":1}\r\n\r\n');
  });

  it('begins the next format C chunk to keep the stream alive', () => {
    const { frame, keepAlive, beginsEvents } = framings['data-sse'];
    const alive = keepAlive(null, 'later') + keepAlive(null, 'within') + keepAlive(null, 'within');
    expect([beginsEvents, alive + frame(chunk, 'within')]).toEqual([true, 'data:   {"n":1}\r\n\r\n']);
    expect(alive + framings['data-sse'].end('within')).toBe('data:   {}\r\n\r\n');
    expect(framings['data-sse'].end('later')).toBe('');
  });

  it('writes a format C error bare, as an event, and bare without an end, one by one', () => {
    const { frameError } = framings['data-sse'];
    expect(frameError(chunk, 'later')).toEqual(['{"n":1}\r\n\r\n', 'data: {"n":1}\r\n\r\n', '{"n":1}']);
    expect(frameError(chunk, 'within')).toEqual(['{"n":1}\r\n\r\n', '{"n":1}']);
  });

  it('writes a JSON array that parses, whatever happens in between', () => {
    const { frame, keepAlive, end } = framings['json-array'];
    const text = frame(chunk, 'first') + keepAlive(null, 'later') + frame(chunk, 'later') + end('later');
    expect(JSON.parse(text)).toEqual([{ n: 1 }, { n: 1 }]);
    expect(JSON.parse(end('first'))).toEqual([]);
    const failed = [
      frame(chunk, 'first'),
      ...framings['json-array'].frameError(chunk, 'later'),
      end('later'),
    ];
    expect(JSON.parse(failed.join(''))).toEqual([{ n: 1 }, { n: 1 }]);
  });
});
