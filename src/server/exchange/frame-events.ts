import type { StreamEvent, StreamFraming } from '../../core/operation.ts';

/** How one kind of stream is written. */
export interface Framing {
  readonly contentType: string;
  frame(event: StreamEvent, position: 'first' | 'later'): string;
  /** Written while nothing else happens; only ever between events. */
  keepAlive(event: StreamEvent | null): string;
  /** Written after the last event; `position` is `first` when there was none. */
  end(position: 'first' | 'later'): string;
}

const namedSse: Framing = {
  contentType: 'text/event-stream; charset=utf-8',
  frame: ({ event, data }) => (event === null ? `data: ${data}\n\n` : `event: ${event}\ndata: ${data}\n\n`),
  keepAlive: (event) => (event ? namedSse.frame(event, 'later') : ': keep-alive\n\n'),
  end: () => '',
};

/** The line ends of format C's reference servers are CRLF. */
const dataSse: Framing = {
  contentType: 'text/event-stream',
  frame: ({ data }) => `data: ${data}\r\n\r\n`,
  keepAlive: () => ': keep-alive\r\n\r\n',
  end: () => '',
};

const jsonArray: Framing = {
  contentType: 'application/json; charset=UTF-8',
  frame: ({ data }, position) => (position === 'first' ? `[${data}` : `\n,\n${data}`),
  keepAlive: () => '\n',
  end: (position) => (position === 'first' ? '[]' : ']\n'),
};

/** The framing of a stream by its name. */
export const framings: Readonly<Record<StreamFraming, Framing>> = {
  'named-sse': namedSse,
  'data-sse': dataSse,
  'json-array': jsonArray,
};
