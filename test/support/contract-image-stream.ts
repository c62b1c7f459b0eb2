import { parseObject, type Newcomers, type StreamReading } from './contract-message-stream.ts';
import type { ReadEvent } from './contract-sse.ts';

const eventName = /^image_(?:generation|edit)\.(partial_image|completed)$/;

/** Holds the events of an image stream to their order: previews, then one complete image after the other. */
export function readImageStream(events: readonly ReadEvent[], newcomers: Newcomers): StreamReading {
  const problems: string[] = [];
  let ending: StreamReading['ending'] = 'none';
  for (const { name, data } of events) {
    if (ending === 'error') problems.push(`${String(name)} comes after the error.`);
    const [, kind] = eventName.exec(name ?? '') ?? [];
    if (name === 'error') ending = 'error';
    else if (kind !== undefined) ending = kind === 'completed' ? 'complete' : 'none';
    else if (newcomers === 'refused') problems.push(`There is no event ${String(name)}.`);
    const type = parseObject(data)?.type;
    if (kind !== undefined && type !== name)
      problems.push(`The event ${String(name)} has the type ${String(type)}.`);
  }
  if (ending === 'none') problems.push('The stream ends without a complete image or an error.');
  return { ending, whole: null, problems };
}
