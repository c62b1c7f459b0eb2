import { describe, expect, it } from 'vitest';
import { AnswerReader, type Answer, type BodyHandling } from '../../../../scripts/bench/answer-reader.ts';

function readAll(
  parts: readonly (string | Buffer)[],
  bodyHandling: BodyHandling = 'keep',
): readonly Answer[] {
  const answers: Answer[] = [];
  const reader = new AnswerReader(bodyHandling, (answer) => answers.push(answer));
  for (const part of parts) reader.read(Buffer.from(part));
  return answers;
}

const fixed = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello';
const chunked =
  'HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\n6\r\nfirst \r\nA;x=1\r\n0123456789\r\n0\r\n\r\n';

describe('AnswerReader', () => {
  it('reads a body with content-length', () => {
    expect(readAll([fixed])).toEqual([{ status: 200, bodyBytes: 5, chunks: 0, body: Buffer.from('hello') }]);
  });

  it('undoes chunked coding and counts the chunks', () => {
    const body = Buffer.from('first 0123456789');
    expect(readAll([chunked])).toEqual([{ status: 201, bodyBytes: 16, chunks: 2, body }]);
  });

  it('reads the same answers wherever the bytes are split', () => {
    const bytes = fixed + chunked + fixed;
    const expected = readAll([bytes]);
    expect(expected).toHaveLength(3);
    for (let at = 1; at < bytes.length; at += 1) {
      expect(readAll([bytes.slice(0, at), bytes.slice(at)])).toEqual(expected);
    }
  });

  it('reads answers that come byte by byte', () => {
    expect(readAll([...chunked])).toEqual(readAll([chunked]));
  });

  it('does not rely on a buffer after the call', () => {
    const answers: Answer[] = [];
    const reader = new AnswerReader('keep', (answer) => answers.push(answer));
    const shared = Buffer.alloc(200);
    for (const part of [fixed.slice(0, 30), fixed.slice(30, -2), fixed.slice(-2)]) {
      reader.read(shared.subarray(0, shared.write(part)));
    }
    expect(String(answers[0]?.body)).toBe('hello');
  });

  it('takes an empty body and one of status 204 as complete', () => {
    const empty = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';
    const noContent = 'HTTP/1.1 204 No Content\r\n\r\n';
    expect(readAll([empty + noContent + fixed]).map(({ status }) => status)).toEqual([200, 204, 200]);
  });

  it('skips trailer fields', () => {
    const withTrailer = chunked.slice(0, -2) + 'x-checksum: 1\r\n\r\n';
    expect(readAll([withTrailer + fixed])).toHaveLength(2);
  });

  it('keeps no body when it only counts', () => {
    expect(readAll([fixed], 'count')[0]).toEqual({ status: 200, bodyBytes: 5, chunks: 0, body: null });
  });

  it('throws for a body without an end of its own', () => {
    expect(() => readAll(['HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\n'])).toThrow('kept alive');
  });

  it('throws for bytes that are not HTTP/1.1', () => {
    expect(() => readAll(['SSH-2.0-server\r\n\r\n'])).toThrow('not an HTTP/1.1 answer');
  });

  it('throws for a chunk without a size', () => {
    expect(() => readAll(['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nxyz\r\n'])).toThrow('size');
  });
});
