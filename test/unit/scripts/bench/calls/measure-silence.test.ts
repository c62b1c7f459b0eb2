import { describe, expect, it } from 'vitest';
import { measureSilence } from '../../../../../scripts/bench/calls/measure-silence.ts';
import { FrameReader, renderFrame, type Frame } from '../../../../../scripts/bench/realtime/frames.ts';

const samplesPerMs = 24;

/** Sound as a gateway passes it on: so much of it loud, then so much of it quiet. */
function createAppend(sender: 'client' | 'server', loudMs: number, quietMs: number): Frame {
  const loud = Array.from({ length: loudMs * samplesPerMs }, (_, index) =>
    index % 2 === 0 ? 3_000 : -3_000,
  );
  const samples = Int16Array.from([...loud, ...new Array<number>(quietMs * samplesPerMs).fill(-60)]);
  const audio = Buffer.from(samples.buffer).toString('base64');
  const text = JSON.stringify({ type: 'input_audio_buffer.append', audio, event_id: 'event_1' });
  const frames: Frame[] = [];
  new FrameReader((frame) => frames.push(frame)).read(renderFrame(sender, Buffer.from(text)));
  return frames[0]!;
}

describe('measureSilence', () => {
  it.each([
    [40, 0],
    [20, 20],
    [0, 100],
  ])('finds the silence behind %i ms of sound: %i ms', (loudMs, quietMs) => {
    for (const sender of ['client', 'server'] as const)
      expect(measureSilence(createAppend(sender, loudMs, quietMs))).toEqual({
        lengthMs: loudMs + quietMs,
        silentMs: quietMs,
      });
  });
});
