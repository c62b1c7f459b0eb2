import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSseParser } from '../../../../src/core/sse/parse-sse.ts';
import type { UpstreamEvent } from '../../../../src/core/provider.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const mebibyte = 1024 * 1024;
const maxEventBytes = 1000;

function readAlive(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** A parser whose `push` returns the events of that push. */
function createParser() {
  const events: UpstreamEvent[] = [];
  const parser = createSseParser({ maxEventBytes, onEvent: (event) => events.push(event) });
  return {
    push(chunk: string | Buffer): readonly UpstreamEvent[] {
      parser.push(Buffer.from(chunk));
      return events.splice(0);
    },
    end(): readonly UpstreamEvent[] {
      parser.end();
      return events.splice(0);
    },
    events,
    get hasPartialEvent() {
      return parser.hasPartialEvent;
    },
  };
}

function parse(...chunks: readonly (string | Buffer)[]): readonly UpstreamEvent[] {
  const parser = createParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
}

function hasPartialEvent(text: string): boolean {
  const parser = createParser();
  parser.push(text);
  return parser.hasPartialEvent;
}

const mixed =
  '\uFEFF: hello\r\nevent: one\r\ndata: {"a":"žluť 🙂"}\r\n\r\nid: 7\nretry: 10\ndata:first\ndata: second\n\n' +
  'event: three\rdata: 3\r\r: keep-alive\n\ndata\n\nevent: dropped\n\nevent\ndata:  two spaces\n\n';

const mixedEvents: readonly UpstreamEvent[] = [
  { event: 'one', data: '{"a":"žluť 🙂"}' },
  { event: null, data: 'first\nsecond' },
  { event: 'three', data: '3' },
  { event: null, data: '' },
  { event: null, data: ' two spaces' },
];

describe('createSseParser', () => {
  it('reads LF, CR and CRLF, comments, several data lines and a byte order mark', () => {
    expect(parse(mixed)).toEqual(mixedEvents);
  });

  it('joins thousands of data lines', () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => String(index));
    const parser = createSseParser({ maxEventBytes: 1_000_000, onEvent: (event) => events.push(event) });
    const events: UpstreamEvent[] = [];
    for (const line of lines) parser.push(Buffer.from(`data: ${line}\n`));
    parser.push(Buffer.from('\ndata: next\n\n'));
    expect(events.map(({ data }) => data)).toEqual([lines.join('\n'), 'next']);
  });

  it('gives the same events wherever the bytes are split in two', () => {
    const bytes = Buffer.from(mixed);
    for (let at = 0; at <= bytes.length; at++) {
      expect(parse(bytes.subarray(0, at), bytes.subarray(at))).toEqual(mixedEvents);
    }
  });

  it('gives the same events when the bytes come one by one', () => {
    expect(parse(...Array.from(Buffer.from(mixed), (byte) => Buffer.from([byte])))).toEqual(mixedEvents);
  });

  it('gives the same events when the bytes come in threes', () => {
    const bytes = Buffer.from(mixed);
    const chunks = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, i) =>
      bytes.subarray(i * 3, i * 3 + 3),
    );
    expect(parse(...chunks)).toEqual(mixedEvents);
  });

  it('gives the same events of any lines and ends of lines, wherever the bytes are split', () => {
    const line = fc.constantFrom('data: x', 'data', 'event: a', ': c', 'data: é😀', '', '');
    const lines = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r', '\r\n')), { maxLength: 12 });
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });
    fc.assert(
      fc.property(lines, cuts, (written, shares) => {
        const bytes = Buffer.from(written.flat().join(''));
        const places = shares.map((share) => Math.round(share * bytes.length)).sort((a, b) => a - b);
        const pieces = [0, ...places].map((from, index) =>
          bytes.subarray(from, places[index] ?? bytes.length),
        );
        expect(parse(...pieces)).toEqual(parse(bytes));
      }),
      { numRuns: 500 },
    );
  });

  it('delivers an event with the byte that completes its blank line, not later', () => {
    const parser = createParser();
    expect(parser.push('data: 1\r\n\r')).toEqual([{ event: null, data: '1' }]);
    expect(parser.push('\n')).toEqual([]);
    expect(parser.push('data: 2\n\n')).toEqual([{ event: null, data: '2' }]);
  });

  it('does not take the LF of a split CRLF for a blank line', () => {
    expect(parse('data: 1\r', '\ndata: 2\r\n\r\n')).toEqual([{ event: null, data: '1\n2' }]);
  });

  it('does not take the LF at the end of a line for that of a CR before the line', () => {
    expect(parse('data: 1\rdata: 2', '\ndata: 3\n\n')).toEqual([{ event: null, data: '1\n2\n3' }]);
  });

  it('reads CR, CR as two line ends', () => {
    expect(parse('data: 1\r', '\rdata: 2\r\r')).toEqual([
      { event: null, data: '1' },
      { event: null, data: '2' },
    ]);
  });

  it('removes a byte order mark only at the start', () => {
    expect(parse('data: a\n\n\uFEFFdata: b\n\ndata: \uFEFFc\n\n')).toEqual([
      { event: null, data: 'a' },
      { event: null, data: '\uFEFFc' },
    ]);
  });

  it('ignores fields it does not know, also ones that begin with a known name', () => {
    expect(parse('database: 1\nevents: 2\nData: 3\n data: 4\ndata: 5\n\n')).toEqual([
      { event: null, data: '5' },
    ]);
  });

  it('forgets the name of an event that had no data', () => {
    expect(parse('event: a\n\ndata: 1\n\n')).toEqual([{ event: null, data: '1' }]);
  });

  it('lets the last name of an event win', () => {
    expect(parse('event: a\nevent: b\ndata: 1\n\n')).toEqual([{ event: 'b', data: '1' }]);
  });

  it('replaces bytes that are not UTF-8', () => {
    expect(parse(Buffer.from([...Buffer.from('data: '), 0xff, 0x0a, 0x0a]))).toEqual([
      { event: null, data: '\uFFFD' },
    ]);
  });

  it('returns no event for nothing at all', () => {
    expect(parse('', '')).toEqual([]);
  });
});

describe('bare JSON, as an error of Google may come in a stream', () => {
  const error = { event: null, data: '{"error":{"code":503}}' };
  const pretty = '{\n  "error": {\n    "code": 503,\n    "data: ": "x"\n  }\n}';

  it('is an event, of one line or several', () => {
    expect(parse('data: 1\r\n\r\n{"error":{"code":503}}\r\n\r\ndata: 2\r\n\r\n')).toEqual([
      { event: null, data: '1' },
      error,
      { event: null, data: '2' },
    ]);
    expect(parse(`${pretty}\n\n`)).toEqual([{ event: null, data: pretty }]);
  });

  it.each(['\n', '\r\n'])('needs no blank line before the next field, %j', (end) => {
    for (const data of [error.data, pretty])
      expect(parse(`${data}${end}data: [DONE]${end}${end}`)).toEqual([
        { event: null, data },
        { event: null, data: '[DONE]' },
      ]);
    const named = `${error.data}${end}event: error${end}data: {}${end}${end}${error.data}${end}`;
    expect(parse(named)).toEqual([error, { event: 'error', data: '{}' }]);
  });

  it.each(['', '\n', '\r', '\r\n', '\r\n\r'])('needs no blank line at the end of all, but %j', (rest) => {
    for (const text of [error.data, pretty]) {
      const parser = createParser();
      const events = [...parser.push('data: 1\n\n'), ...parser.push(text + rest), ...parser.end()];
      expect(events).toEqual([
        { event: null, data: '1' },
        { event: null, data: text },
      ]);
      expect([parser.end(), parser.hasPartialEvent]).toEqual([[], false]);
    }
  });

  it('begins where an event may begin, and nothing else is handed over at the end', () => {
    expect(parse('data: 1\n{"error":{}}\n\nevent: a\n{"error":{}}\ndata: 2\n\n')).toEqual([
      { event: null, data: '1' },
      { event: 'a', data: '2' },
    ]);
    for (const text of ['data: {"a":1}', 'data: {"a":1}\n', 'event: a\n{"a":1}', ': {', '', ' {"a":1}']) {
      const parser = createParser();
      expect([...parser.push(text), ...parser.end()]).toEqual([]);
    }
  });

  it('has the limit of events', () => {
    expect(() => parse(`{${'x'.repeat(maxEventBytes)}`)).toThrow();
    expect(() => parse(`{\n${'x\n'.repeat(maxEventBytes)}`)).toThrow();
  });
});

describe('hasPartialEvent', () => {
  it.each(['data: 1', 'data: 1\n', 'event: a\n', 'event: a\ndata: 1\r\n', 'd', 'data: 1\n\ndata'])(
    'is true after %j',
    (text) => {
      expect(hasPartialEvent(text)).toBe(true);
    },
  );

  it.each(['', 'data: 1\n\n', 'data: 1\r\r', '\n\n', ': ping\n', ': pi', 'id: 1\n', 'data: 1\n\n\n: x\n'])(
    'is false after %j',
    (text) => {
      expect(hasPartialEvent(text)).toBe(false);
    },
  );
});

describe('maxEventBytes', () => {
  const tooLarge = expect.objectContaining({ code: 'bad_gateway', reason: 'upstream_error' }) as Error;

  it('accepts an event as long as the limit', () => {
    expect(parse(`data: ${'a'.repeat(maxEventBytes)}\n\n`)).toHaveLength(1);
  });

  it('refuses a longer event that came in one chunk', () => {
    expect(() => parse(`data: ${'a'.repeat(maxEventBytes + 1)}\n\n`)).toThrow(tooLarge);
  });

  it('counts bytes, not characters', () => {
    expect(() => parse(`data: ${'€'.repeat(maxEventBytes / 2)}\n\n`)).toThrow(tooLarge);
  });

  it('refuses a line without end as soon as the limit is passed', () => {
    const parser = createParser();
    for (let i = 0; i < 10; i++) parser.push(Buffer.alloc(100, 'a'));
    expect(() => parser.push('a')).toThrow(tooLarge);
  });

  it('refuses an event of many short lines', () => {
    const parser = createParser();
    expect(() => {
      for (let i = 0; i < 200; i++) parser.push('data: 123\n');
    }).toThrow(tooLarge);
  });

  it('lets any number of comments pass', () => {
    const parser = createParser();
    for (let i = 0; i < 1000; i++) parser.push(': ping\n');
    expect(parser.push('data: 1\n\n')).toHaveLength(1);
  });

  it('starts anew with each event', () => {
    const parser = createParser();
    const half = `data: ${'a'.repeat(maxEventBytes / 2)}\n\n`;
    for (let i = 0; i < 10; i++) expect(parser.push(half)).toHaveLength(1);
    expect(parser.push(half.repeat(10))).toHaveLength(10);
  });

  it('hands over what came before an event that is too large', () => {
    const parser = createParser();
    expect(() => parser.push(`data: 1\n\ndata: ${'a'.repeat(2000)}\n\n`)).toThrow(tooLarge);
    expect(parser.events).toEqual([{ event: null, data: '1' }]);
  });

  it('tells what an unfinished event holds, and when it holds nothing any more', () => {
    const held: number[] = [];
    const onHeld = (sizeBytes: number) => {
      held.push(sizeBytes);
    };
    const events: UpstreamEvent[] = [];
    const onEvent = (event: UpstreamEvent) => {
      expect(held.at(-1) ?? 0).toBe(0);
      events.push(event);
    };
    const parser = createSseParser({ maxEventBytes: 10_000_000, onHeld, onEvent });
    const piece = Buffer.alloc(50_000, 'x');
    parser.push(Buffer.from('data: small\n\ndata: '));
    expect(held).toEqual([]);
    for (let count = 0; count < 20; count += 1) parser.push(piece);
    expect(held.at(-1)).toBeGreaterThan(900_000);
    expect(held.length).toBeLessThan(20);
    parser.push(Buffer.from('\ndata: y\n'));
    expect(held.at(-1)).toBeGreaterThan(900_000);
    parser.push(Buffer.from('\n'));
    expect(events.map(({ data }) => data.length)).toEqual([5, 1_000_002]);
    parser.push(Buffer.concat([Buffer.from(': '), piece, piece]));
    expect(held.at(-1)).toBeGreaterThan(90_000);
    parser.push(Buffer.from('\n'));
    expect(held.at(-1)).toBe(0);
  });
});

describe('many short lines of data', () => {
  it('take no more than a few times their bytes', () => {
    const sizeBytes = 8 * mebibyte;
    const parser = createSseParser({ maxEventBytes: 2 * sizeBytes, onEvent: () => undefined });
    const lines = Buffer.from('data: a\n'.repeat(8_192));
    const before = readAlive();
    for (let sent = 0; sent < sizeBytes; sent += lines.length) parser.push(lines);
    expect(readAlive() - before).toBeLessThan(2 * sizeBytes);
    expect(parser.hasPartialEvent).toBe(true);
  });
});
