import { waitForDrain } from './fake-answers.ts';
import type { FakeAnswer } from './fake-upstream.ts';
import { readChunks, writeEvent } from './read-fixture.ts';

/** A long stream of valid events, written as fast as the other side takes it. */
export interface LongStream {
  readonly answer: FakeAnswer;
  /** Characters of the model's words in all of it. */
  readonly textLength: number;
  /** Bytes handed to the socket so far, what waits in this process included. */
  writtenBytes(): number;
}

/** The words of one event. */
const text = 'lorem ipsum dolor sit amet '.repeat(300);

/** A stream of format B or C of at least this size. It ends as its vendor ends it. */
export function createLongStream(provider: 'anthropic' | 'gemini', sizeBytes: number): LongStream {
  const chunks = readChunks(provider, 'text');
  const middle = chunks.findIndex((chunk) => chunk.includes('"text":"Hello"'));
  const event = writeEvent(provider, chunks[middle]?.replace('"Hello"', JSON.stringify(text)) ?? '');
  const before = chunks.slice(0, middle).map((chunk) => writeEvent(provider, chunk));
  const tail = chunks.slice(provider === 'anthropic' ? -3 : -1).map((chunk) => writeEvent(provider, chunk));
  const count = Math.ceil(sizeBytes / event.length);
  let written = 0;
  const answer: FakeAnswer = async (exchange) => {
    const { response, socket } = exchange;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(before.join(''));
    for (let index = 0; index < count && !socket.destroyed; index += 1) {
      written += event.length;
      if (!response.write(event)) await waitForDrain(exchange);
    }
    response.end(tail.join(''));
  };
  return { answer, textLength: count * text.length, writtenBytes: () => written };
}
