import { parseObject, type Newcomers, type StreamReading } from './contract-message-stream.ts';
import { checkPicture } from './contract-picture.ts';
import type { ReadEvent } from './contract-sse.ts';

type Json = Readonly<Record<string, unknown>>;

/** How many pictures a request asked for. */
export interface ExpectedImages {
  /** Finished ones. */
  readonly finished: number;
  /** Unfinished ones ahead of each, at most; default 0. */
  readonly partials?: number;
}

interface State {
  readonly newcomers: Newcomers;
  ending: StreamReading['ending'];
  /** Unfinished images since the last finished one. */
  partials: number;
  /** Most unfinished images that came ahead of one finished image. */
  maxPartials: number;
  readonly finished: Json[];
  readonly problems: string[];
}

const eventName = /^image_(?:generation|edit)\.(partial_image|completed)$/;

/** What an image stream amounts to, and how many of the images came ahead of others. */
export interface ImageStreamReading extends StreamReading {
  readonly finished: number;
  readonly maxPartials: number;
}

/** Holds the events of an image stream to their order: previews, then one complete image after the other. */
export function readImageStream(events: readonly ReadEvent[], newcomers: Newcomers): ImageStreamReading {
  const state: State = {
    newcomers,
    ending: 'none',
    partials: 0,
    maxPartials: 0,
    finished: [],
    problems: [],
  };
  for (const event of events) readEvent(event, state);
  if (state.ending === 'none') state.problems.push('The stream ends without a complete image or an error.');
  const { ending, problems, finished, maxPartials } = state;
  const whole = ending === 'complete' ? putTogether(finished) : null;
  return { ending, whole, problems, finished: finished.length, maxPartials };
}

/** What a whole answer or a stream lacks of the images that were asked for. */
export function compareImages(
  found: { readonly finished: number; readonly maxPartials: number },
  { finished, partials = 0 }: ExpectedImages,
): readonly string[] {
  const problems: string[] = [];
  if (found.finished !== finished)
    problems.push(`There are ${String(found.finished)} finished images instead of ${String(finished)}.`);
  if (found.maxPartials > partials)
    problems.push(
      `There are ${String(found.maxPartials)} partial images where ${String(partials)} were asked for.`,
    );
  return problems;
}

function readEvent({ name, data }: ReadEvent, state: State): void {
  if (state.ending === 'error') state.problems.push(`${String(name)} comes after the error.`);
  const value = parseObject(data) ?? {};
  if (name === 'error') {
    state.ending = 'error';
    return;
  }
  const [, kind] = eventName.exec(name ?? '') ?? [];
  if (kind === undefined) {
    if (state.newcomers === 'refused') state.problems.push(`There is no event ${String(name)}.`);
    return;
  }
  if (value.type !== name)
    state.problems.push(`The event ${String(name)} has the type ${String(value.type)}.`);
  state.problems.push(...checkPicture(value.b64_json, value).map((text) => `${String(name)}: ${text}`));
  if (kind === 'completed') readCompleted(value, state);
  else readPartial(value, state);
}

function readPartial({ partial_image_index: index }: Json, state: State): void {
  state.ending = 'none';
  if (index !== state.partials)
    state.problems.push(`partial_image_index is ${String(index)} instead of ${String(state.partials)}.`);
  state.partials += 1;
  state.maxPartials = Math.max(state.maxPartials, state.partials);
}

function readCompleted(value: Json, state: State): void {
  state.ending = 'complete';
  state.partials = 0;
  state.finished.push(value);
}

/** The answer the same request would get whole; the usage is that of the last image. */
function putTogether(finished: readonly Json[]): Json {
  const { created_at: created, background, output_format, quality, size, usage } = finished.at(-1) ?? {};
  const data = finished.map(({ b64_json }) => ({ b64_json }));
  return { created, data, background, output_format, quality, size, usage };
}
