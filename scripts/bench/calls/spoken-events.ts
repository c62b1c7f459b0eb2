import { createAudioEncoder, createAudioFormat, speak } from '../../../src/audio/index.ts';
import { renderFrame } from '../realtime/frames.ts';

/** The model of calls. */
export const callModel = 'gpt-realtime-mini';

/** Of a piece of speech, in milliseconds. */
const pieceMs = 200;

/** Pieces of one answer: four seconds. */
const pieceCount = 20;

/** How long an answer is heard, in milliseconds. */
export const answerMs = pieceMs * pieceCount;

const bytesPerMs = 48;
const text = 'The tide comes in twice a day. It follows the moon, and the sun helps a little.';

/** An answer as frames that are sent one after the other: what it begins with, its pieces of speech, and what it ends with. */
export interface SpokenAnswer {
  readonly beginning: Buffer;
  readonly pieces: readonly Buffer[];
  readonly ending: Buffer;
}

/** The speech of every answer: the simulator's voice, as pieces of base64. */
export function createSpeech(): readonly string[] {
  const encoder = createAudioEncoder(createAudioFormat('pcm16'));
  const voice = Buffer.concat([...speak(text)].map((frame) => Buffer.from(encoder.encode(frame))));
  const sizeBytes = pieceMs * bytesPerMs;
  const whole = Buffer.alloc(sizeBytes * pieceCount, voice);
  return Array.from({ length: pieceCount }, (_, index) =>
    whole.toString('base64', index * sizeBytes, (index + 1) * sizeBytes),
  );
}

/** The answer of this number, with ids of its own. */
export function createAnswer(number: number, speech: readonly string[]): SpokenAnswer {
  const ids = { response_id: `resp_${String(number)}`, item_id: `item_${String(number)}` };
  const place = { ...ids, output_index: 0, content_index: 0 };
  let events = 0;
  const render = (event: object): Buffer =>
    renderFrame(
      'server',
      Buffer.from(JSON.stringify({ event_id: `event_${String(number)}_${String((events += 1))}`, ...event })),
    );
  return {
    beginning: Buffer.concat(createBeginning(ids).map(render)),
    pieces: speech.map((delta) => render({ type: 'response.output_audio.delta', ...place, delta })),
    ending: Buffer.concat(createEnding(ids).map(render)),
  };
}

interface AnswerIds {
  readonly response_id: string;
  readonly item_id: string;
}

function createBeginning({ response_id, item_id }: AnswerIds): readonly object[] {
  const place = { response_id, item_id, output_index: 0, content_index: 0 };
  return [
    { type: 'response.created', response: createResponse(response_id, 'in_progress') },
    {
      type: 'response.output_item.added',
      ...{ response_id, output_index: 0, item: createItem(item_id, 'in_progress') },
    },
    { type: 'response.content_part.added', ...place, part: { type: 'audio', transcript: '' } },
  ];
}

function createEnding({ response_id, item_id }: AnswerIds): readonly object[] {
  const place = { response_id, item_id, output_index: 0, content_index: 0 };
  const item = createItem(item_id, 'completed');
  const usage = { total_tokens: 100, input_tokens: 20, output_tokens: 80 };
  return [
    { type: 'response.output_audio_transcript.delta', ...place, delta: text },
    { type: 'response.output_audio.done', ...place },
    { type: 'response.output_audio_transcript.done', ...place, transcript: text },
    { type: 'response.content_part.done', ...place, part: { type: 'audio', transcript: text } },
    { type: 'response.output_item.done', response_id, output_index: 0, item },
    {
      type: 'response.done',
      response: { ...createResponse(response_id, 'completed'), output: [item], usage },
    },
  ];
}

function createResponse(id: string, status: string): object {
  return { object: 'realtime.response', id, status, status_details: null, output: [], usage: null };
}

function createItem(id: string, status: 'in_progress' | 'completed'): object {
  const content = status === 'completed' ? [{ type: 'output_audio', transcript: text }] : [];
  return { id, object: 'realtime.item', type: 'message', status, role: 'assistant', content };
}
