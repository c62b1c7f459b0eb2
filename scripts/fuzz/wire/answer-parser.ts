import type { WireAnswer } from '../../../test/support/contract-client.ts';

/** One answer as it came, and everything that is wrong with how it is written. */
export interface ParsedAnswer extends WireAnswer {
  readonly problems: readonly string[];
  /** `close`: the gateway says that it is the last one of its connection. */
  readonly connection: 'close' | 'keep-alive';
}

interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
  readonly size: number;
}

/**
 * Takes answers apart as they arrive, by the letter of RFC 9112: what a lenient client would pass over is a problem. It is
 * told the method of each request, since answers to HEAD have no body.
 */
export class AnswerParser {
  #bytes: Buffer = Buffer.alloc(0);
  readonly #methods: string[] = [];

  /** Announces a request whose answer is to come. */
  expect(method: string): void {
    this.#methods.push(method);
  }

  add(bytes: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? bytes : Buffer.concat([this.#bytes, bytes]);
  }

  /** Bytes that belong to no complete answer yet. */
  get rest(): Buffer {
    return this.#bytes;
  }

  /** The next complete answer; `null` while it is not all there. `ended`: nothing more will come. */
  take(state: 'open' | 'ended'): ParsedAnswer | null {
    for (;;) {
      const head = readHead(this.#bytes);
      if (head === null) return null;
      if (head.status >= 100 && head.status < 200) {
        this.#bytes = this.#bytes.subarray(head.size);
        continue;
      }
      const body = readBody(head, {
        bytes: this.#bytes.subarray(head.size),
        method: this.#methods[0] ?? '',
        state,
      });
      if (body === null) return null;
      this.#methods.shift();
      this.#bytes = this.#bytes.subarray(head.size + body.size);
      const { status, headers } = head;
      const connection = /\bclose\b/iu.test(headers.connection ?? '') || body.isLast ? 'close' : 'keep-alive';
      return {
        status,
        headers,
        body: body.bytes,
        problems: [...head.problems, ...body.problems],
        connection,
      };
    }
  }
}

function readHead(bytes: Buffer): Head | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const problems: string[] = [];
  const [, status] = /^HTTP\/1\.1 (\d{3}) [\t -~\u{80}-\u{ff}]*$/u.exec(statusLine) ?? [];
  if (status === undefined) problems.push(`The status line is ${JSON.stringify(statusLine.slice(0, 80))}.`);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+): ?([\t -~\u{80}-\u{ff}]*)$/u.exec(line) ?? [];
    if (name === '') problems.push(`No header: ${JSON.stringify(line.slice(0, 80))}`);
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key] ?? ''}, ${value}` : value;
  }
  if ('content-length' in headers && 'transfer-encoding' in headers)
    problems.push('There are content-length and transfer-encoding.');
  return { status: Number(status ?? 0), headers, problems, size: end + 4 };
}

interface Body {
  readonly bytes: Buffer;
  readonly size: number;
  readonly problems: readonly string[];
  /** It ended with its connection. */
  readonly isLast: boolean;
}

interface Arrival {
  readonly bytes: Buffer;
  readonly method: string;
  readonly state: 'open' | 'ended';
}

function readBody({ status, headers }: Head, { bytes, method, state }: Arrival): Body | null {
  const none = { bytes: Buffer.alloc(0), size: 0, problems: [], isLast: false };
  // What the parser refuses has a body by any method, since nobody knows the method then.
  const isUnread =
    method === 'HEAD' &&
    (status === 400 || status === 431) &&
    headers.connection === 'close' &&
    bytes.length > 0;
  if ((method === 'HEAD' && !isUnread) || status === 204 || status === 304 || status === 0) return none;
  if (headers['transfer-encoding'] === 'chunked') return readChunks(bytes);
  const length = headers['content-length'];
  if (length === undefined) {
    return state === 'ended' ? { bytes, size: bytes.length, problems: [], isLast: true } : null;
  }
  const size = Number(length);
  if (!/^\d+$/u.test(length)) return { ...none, problems: [`The content-length is ${length}.`] };
  return bytes.length < size ? null : { bytes: bytes.subarray(0, size), size, problems: [], isLast: false };
}

function readChunks(bytes: Buffer): Body | null {
  const pieces: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const line = bytes.subarray(at, lineEnd).toString('latin1');
    const size = Number.parseInt(line, 16);
    if (!/^[\da-f]+$/iu.test(line))
      return {
        bytes: Buffer.concat(pieces),
        size: bytes.length,
        problems: [`No chunk: ${line.slice(0, 40)}`],
        isLast: true,
      };
    const end = lineEnd + 2 + size + 2;
    if (bytes.length < end) return null;
    pieces.push(bytes.subarray(lineEnd + 2, end - 2));
    at = end;
    if (size === 0) return { bytes: Buffer.concat(pieces), size: at, problems: [], isLast: false };
  }
}
