import { describe, expect, it } from 'vitest';
import { framings } from '../../../../src/server/exchange/frame-events.ts';

const event = { event: 'ping', data: '{"type":"ping"}' };
const chunk = { event: null, data: '{"n":1}' };

describe('framings', () => {
  it('writes named events with an event line', () => {
    expect(framings['named-sse'].frame(event, 'first')).toBe('event: ping\ndata: {"type":"ping"}\n\n');
    expect(framings['named-sse'].keepAlive(event)).toBe('event: ping\ndata: {"type":"ping"}\n\n');
    expect(framings['named-sse'].keepAlive(null)).toBe(': keep-alive\n\n');
  });

  it('writes format C chunks without an event line and with CRLF', () => {
    expect(framings['data-sse'].frame(chunk, 'later')).toBe('data: {"n":1}\r\n\r\n');
  });

  it('writes a JSON array that parses, whatever happens in between', () => {
    const { frame, keepAlive, end } = framings['json-array'];
    const text = frame(chunk, 'first') + keepAlive(null) + frame(chunk, 'later') + end('later');
    expect(JSON.parse(text)).toEqual([{ n: 1 }, { n: 1 }]);
    expect(JSON.parse(end('first'))).toEqual([]);
  });
});
