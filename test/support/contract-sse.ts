/** One event of an event stream as it was written. */
export interface ReadEvent {
  /** `null` where there is no `event:` line. */
  readonly name: string | null;
  readonly data: string;
}

/** An event stream, and everything that is wrong with how it is written. */
export interface ReadEventStream {
  readonly events: readonly ReadEvent[];
  readonly problems: readonly string[];
}

export type LineEnd = 'lf' | 'crlf';

/**
 * Reads an event stream by the letter of docs/streaming.md, which asks for more than WHATWG HTML, 9.2.6: UTF-8 without
 * a byte order mark, one kind of line end, and each event one `event:` line at most, one `data:` line and an empty line. The last event of a
 * stream that ends its lines in CRLF, which is one of format C, may stand there bare, too, where it is an error; behind it without an end.
 */
export function readEventStream(bytes: Uint8Array, lineEnd: LineEnd): ReadEventStream {
  const text = decodeUtf8(bytes);
  if (text === null) return { events: [], problems: ['The stream is not UTF-8.'] };
  const problems: string[] = [];
  if (text.startsWith('\u{feff}')) problems.push('The stream begins with a byte order mark.');
  if (hasOtherLineEnds(text, lineEnd)) problems.push(`Not every line ends in ${lineEnd.toUpperCase()}.`);
  const blocks = text.split(/\r?\n\r?\n/u);
  const rest = blocks.pop() ?? '';
  if (rest !== '' && !(lineEnd === 'crlf' && isBareError(rest, blocks.slice(-1))))
    problems.push('The last event lacks its empty line.');
  const events = blocks.flatMap((block, index) => {
    if (lineEnd === 'crlf' && index >= blocks.length - 2 && isBareError(block, blocks.slice(-2))) return [];
    const event = readBlock(block.split(/\r?\n/u));
    if (event === null) problems.push(`Not an event: ${excerpt(block)}`);
    return event === null || event === 'comment' ? [] : [event];
  });
  return { events, problems };
}

/** Bytes as text; `null` where they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The beginning of a text, for a message. */
export function excerpt(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
}

function hasOtherLineEnds(text: string, lineEnd: LineEnd): boolean {
  return lineEnd === 'lf' ? text.includes('\r') : /(?<!\r)\n|\r(?!\n)/u.test(text);
}

/** Whether an error stands in a block alone, and in an event beside it. */
function isBareError(block: string, beside: readonly string[]): boolean {
  return block.startsWith('{"error":') && beside.some((event) => /^data: +(.*)$/u.exec(event)?.[1] === block);
}

function readBlock(lines: readonly string[]): ReadEvent | 'comment' | null {
  if (lines.every((line) => line.startsWith(':'))) return 'comment';
  const [first = '', ...others] = lines;
  const name = first.startsWith('event: ') ? first.slice('event: '.length) : null;
  const rest = name === null ? lines : others;
  const [data] = rest;
  if (rest.length !== 1 || data?.startsWith('data: ') !== true || name === '') return null;
  return { name, data: data.slice('data: '.length) };
}
