import { describe, expect, it } from 'vitest';
import { AnswerParser } from '../../../../scripts/fuzz/wire/answer-parser.ts';

function parse(text: string, method = 'GET', state: 'open' | 'ended' = 'open') {
  const parser = new AnswerParser();
  parser.expect(method);
  parser.add(Buffer.from(text, 'latin1'));
  const answer = parser.take(state);
  return { answer, rest: parser.rest.toString('latin1') };
}

describe('AnswerParser', () => {
  it('takes a body by its length, and leaves what follows', () => {
    const { answer, rest } = parse('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP');
    expect(answer).toMatchObject({ status: 200, problems: [], connection: 'keep-alive' });
    expect(answer?.body.toString()).toBe('{}');
    expect(rest).toBe('HTTP');
  });

  it('takes a body by its chunks', () => {
    const { answer } = parse(
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n1\r\nd\r\n0\r\n\r\n',
    );
    expect(answer?.body.toString()).toBe('abcd');
  });

  it('passes over interim answers', () => {
    const { answer } = parse('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n');
    expect(answer?.status).toBe(204);
  });

  it('takes no body of an answer to HEAD', () => {
    const { answer, rest } = parse('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n', 'HEAD');
    expect(answer?.body).toHaveLength(0);
    expect(rest).toBe('');
  });

  it('waits for what is missing', () => {
    expect(parse('HTTP/1.1 200 OK\r\ncontent-le').answer).toBeNull();
    expect(parse('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n1234').answer).toBeNull();
    expect(parse('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nab').answer).toBeNull();
  });

  it('takes a body without a length when the connection has ended', () => {
    const text = 'HTTP/1.1 200 OK\r\n\r\nall of it';
    expect(parse(text).answer).toBeNull();
    expect(parse(text, 'GET', 'ended').answer).toMatchObject({ connection: 'close' });
  });

  it('reads that the connection is closed', () => {
    expect(
      parse('HTTP/1.1 400 Bad\r\nConnection: close\r\ncontent-length: 0\r\n\r\n').answer?.connection,
    ).toBe('close');
  });

  it.each([
    ['a status line of another version', 'HTTP/1.0 200 OK\r\ncontent-length: 0\r\n\r\n'],
    ['a line that is no header', 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\nnonsense\r\n\r\n'],
    ['a line feed in a value', 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\nx-a: 1\n2\r\n\r\n'],
    [
      'two ends of a body',
      'HTTP/1.1 200 OK\r\ncontent-length: 0\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a length that is none', 'HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\n'],
    ['a chunk that is none', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
  ])('names %s', (_what, text) => {
    expect(parse(text).answer?.problems).toHaveLength(1);
  });
});
