import { describe, expect, it } from 'vitest';
import {
  createAudioDecoder,
  createAudioEncoder,
  createAudioFormat,
  type AudioFormat,
} from '../../../../../src/audio/index.ts';
import type { RealtimeModel } from '../../../../../src/core/realtime/realtime-model.ts';
import { createSimulatorAdapter } from '../../../../../src/providers/simulator/create-simulator-adapter.ts';
import { createUpstreamCall } from '../../../../support/create-upstream-call.ts';
import { openDialectSession } from '../../../../support/dialect-session.ts';
import { createSilence, joinSamples, sayAll } from '../../../../support/sounds.ts';

async function createModel(): Promise<RealtimeModel> {
  const { realtime } = createSimulatorAdapter({
    clock: { now: () => 0 },
    // Conversations have no pictures of their own.
    pictures: {} as never,
    delay: () => Promise.resolve(),
  });
  if (realtime?.kind !== 'model') throw new Error('The simulator has a model.');
  const { deployment } = createUpstreamCall({ url: '' });
  return await realtime.createModel({ deployment, upstreamModel: 'rtfam-4o-realtime-preview' });
}

const said = joinSamples(createSilence(400), sayAll('Say exactly: Good day.'), createSilence(1_500));

/** The settings of a token, and the format that they come to. */
interface Row {
  readonly set: 'neutral' | 'vendor' | 'ga';
  readonly config: object;
  readonly format: AudioFormat;
}

const [ulaw, alaw] = ['g711_ulaw', 'g711_alaw'] as const;
const pcmu = { format: { type: 'audio/pcmu' } };
const rows: readonly Row[] = [
  { set: 'neutral', config: {}, format: createAudioFormat('pcm16') },
  {
    set: 'neutral',
    config: { sample_rate: 8_000 },
    format: createAudioFormat('pcm16', { sampleRate: 8_000 }),
  },
  {
    set: 'neutral',
    config: { sample_rate: 48_000, channels: 2 },
    format: createAudioFormat('pcm16', { sampleRate: 48_000, channels: 2 }),
  },
  {
    set: 'vendor',
    config: { input_audio_format: ulaw, output_audio_format: ulaw },
    format: createAudioFormat(ulaw),
  },
  {
    set: 'vendor',
    config: { input_audio_format: alaw, output_audio_format: alaw, channels: 2 },
    format: createAudioFormat(alaw, { channels: 2 }),
  },
  { set: 'ga', config: { audio: { input: pcmu, output: pcmu } }, format: createAudioFormat(ulaw) },
];

describe('the simulator in a conversation', () => {
  it.each(rows)(
    'understands a client of the set $set and is understood: $config',
    async ({ set, config, format }) => {
      const model = await createModel();
      const session = await openDialectSession(model, {
        set,
        configJson: JSON.stringify(config),
      });
      const encoder = createAudioEncoder(format);
      const bytes = Buffer.concat([encoder.encode(said), encoder.end()]);
      for (let at = 0; at < bytes.length; at += 1_601)
        session.send({
          type: 'input_audio_buffer.append',
          audio: bytes.subarray(at, at + 1_601).toString('base64'),
        });
      expect(await session.waitFor('response.done')).toMatchObject({
        response: { status: 'completed', output: [{ content: [{ transcript: 'Good day.' }] }] },
      });
      const decoder = createAudioDecoder(format);
      const hearing = model.hear();
      for (const { type, delta } of session.told)
        if (/^response\.(?:output_)?audio\.delta$/.test(type))
          hearing.hear(decoder.decode(Buffer.from(String(delta), 'base64')));
      hearing.hear(decoder.end());
      expect(hearing.report()).toBe('Good day.');
      expect(session.faults).toEqual([]);
      session.close();
    },
  );
});
