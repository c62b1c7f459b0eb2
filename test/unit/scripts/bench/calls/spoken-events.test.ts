import { describe, expect, it } from 'vitest';
import { answerMs, createAnswer, createSpeech } from '../../../../../scripts/bench/calls/spoken-events.ts';
import { openEventContract } from '../../../../../src/realtime/dialects/event-contract.ts';
import { FrameReader, readFrameText } from '../../../../../scripts/bench/realtime/frames.ts';

interface AnswerEvent {
  readonly type: string;
  readonly event_id: string;
  readonly delta?: string;
}

function readAnswer(number: number): readonly AnswerEvent[] {
  const { beginning, pieces, ending } = createAnswer(number, createSpeech());
  const events: AnswerEvent[] = [];
  const reader = new FrameReader((frame) => events.push(JSON.parse(readFrameText(frame)) as AnswerEvent));
  reader.read(Buffer.concat([beginning, ...pieces, ending]));
  return events;
}

describe('createAnswer', () => {
  it('speaks for as long as it says', () => {
    const speech = readAnswer(1).filter(({ type }) => type === 'response.output_audio.delta');
    const sound = Buffer.concat(speech.map(({ delta }) => Buffer.from(delta ?? '', 'base64')));
    expect(sound.length / 48).toBe(answerMs);
    expect(sound.some((byte) => byte !== 0)).toBe(true);
  });

  it('is such as an upstream may send', () => {
    const contract = openEventContract('ga');
    for (const event of readAnswer(1)) expect(contract.findServerDrift(event)).toBeNull();
  });

  it('begins with a response, and ends with it', () => {
    const types = readAnswer(1).map(({ type }) => type);
    expect(types[0]).toBe('response.created');
    expect(types.at(-1)).toBe('response.done');
  });

  it('has ids of its own', () => {
    const ids = [...readAnswer(1), ...readAnswer(2)].map((event) => event.event_id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
