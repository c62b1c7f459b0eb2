/** One event of a stream as it came. */
export interface ReceivedEvent {
  /** `null` where the stream names no event. */
  readonly name: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The events of a whole SSE text; comments are left out, and errors of format C that stand there bare, too. */
export function readEvents(text: string): readonly ReceivedEvent[] {
  return text
    .split(/\r?\n\r?\n/)
    .filter((block) => block.trim() !== '' && !/^[:{]/u.test(block))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*?)\\r?$`, 'm').exec(block)?.[1] ?? null;
      return { name: field('event'), data: JSON.parse(field('data') ?? 'null') as ReceivedEvent['data'] };
    });
}

/** A stream that has begun, and the promise of all of its text. */
export interface BegunStream {
  readonly status: number;
  readonly text: Promise<string>;
}

/** Sends a request and resolves when the first bytes of its answer have come. */
export async function beginStream(url: string, init: RequestInit): Promise<BegunStream> {
  const response = await fetch(url, init);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader.read();
  return { status: response.status, text: readRest(reader, first.value ?? '') };
}

async function readRest(reader: ReadableStreamDefaultReader<string>, begin: string): Promise<string> {
  let text = begin;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
}
