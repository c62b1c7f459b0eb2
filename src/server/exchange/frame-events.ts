import type { StreamEvent, StreamFraming } from '../../core/operation.ts';

/** Where a stream is: before its first event, behind one, or within one that a keep-alive has begun. */
export type StreamPosition = 'first' | 'later' | 'within';

/** How one kind of stream is written. */
export interface Framing {
  readonly contentType: string;
  frame(event: StreamEvent, position: StreamPosition): string;
  /** Written while nothing else happens; only ever between events, or within one that it has begun. */
  keepAlive(event: StreamEvent | null, position: StreamPosition): string;
  /** Whether a keep-alive begins the event that comes next. */
  readonly beginsEvents: boolean;
  /** The last event of a stream that fails, in pieces that are written one by one. */
  frameError(event: StreamEvent, position: StreamPosition): readonly string[];
  /** Written after the last event; `position` is `first` when there was none. */
  end(position: StreamPosition): string;
}

const namedSse: Framing = {
  contentType: 'text/event-stream; charset=utf-8',
  frame: ({ event, data }) => (event === null ? `data: ${data}\n\n` : `event: ${event}\ndata: ${data}\n\n`),
  keepAlive: (event) => (event ? namedSse.frame(event, 'later') : ': keep-alive\n\n'),
  beginsEvents: false,
  frameError: (event) => [namedSse.frame(event, 'later')],
  end: () => '',
};

/**
 * Format C. The line ends of its reference servers are CRLF.
 *
 * A keep-alive is white space in front of the JSON of the next chunk: the vendor's client for Go takes comments and empty lines for
 * errors, and none reads a line before its end. An error stands there bare, since the vendor's client for Go
 * and its 1.x line for JavaScript, which looks at pieces as they come, know no other; as an event, for all who read events, to whom a line that
 * begins with a brace is a field that they do not know (WHATWG HTML, 9.2.6); and last of all bare without its end, as the vendor's servers write
 * it: where pieces arrive together, the late versions of that line know of it by nothing but such a rest.
 */
const dataSse: Framing = {
  contentType: 'text/event-stream',
  frame: ({ data }, position) => `${position === 'within' ? '' : 'data: '}${data}\r\n\r\n`,
  keepAlive: (_event, position) => (position === 'within' ? ' ' : 'data: '),
  beginsEvents: true,
  frameError: ({ data }, position) => {
    const bare = `${data}\r\n\r\n`;
    return position === 'within' ? [bare, data] : [bare, `data: ${bare}`, data];
  },
  end: (position) => (position === 'within' ? '{}\r\n\r\n' : ''),
};

const jsonArray: Framing = {
  contentType: 'application/json; charset=UTF-8',
  frame: ({ data }, position) => (position === 'first' ? `[${data}` : `\n,\n${data}`),
  keepAlive: () => '\n',
  beginsEvents: false,
  frameError: (event, position) => [jsonArray.frame(event, position)],
  end: (position) => (position === 'first' ? '[]' : ']\n'),
};

/** The framing of a stream by its name. */
export const framings: Readonly<Record<StreamFraming, Framing>> = {
  'named-sse': namedSse,
  'data-sse': dataSse,
  'json-array': jsonArray,
};
