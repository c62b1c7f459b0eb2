import { describe, expect, it } from 'vitest';
import { maxConvertedMs } from '../../../../../src/realtime/dialects/beta/audio-streams.ts';
import type { ClientDialect } from '../../../../../src/realtime/index.ts';
import { createAudioDecoder, createAudioEncoder, createAudioFormat } from '../../../../../src/audio/index.ts';
import {
  askOf,
  createLinkEvent,
  gaSession,
  openTestDialect,
  tellOf,
} from '../../../../support/dialect-session.ts';
import { createTone } from '../../../../support/sounds.ts';
import { listTypes } from '../../../../support/realtime-session.ts';

const update = (session: object) => ({ type: 'session.update', session });
const append = (bytes: Uint8Array) => ({
  type: 'input_audio_buffer.append',
  audio: Buffer.from(bytes).toString('base64'),
});
const open = (
  session: object,
  set: 'neutral' | 'vendor' = 'neutral',
  transport: 'websocket' | 'webrtc' = 'websocket',
) => openTestDialect({ set, transport, configJson: JSON.stringify(session) }).dialect;

/** What a session is told of audio, as bytes. */
function appendAll(dialect: ClientDialect, pieces: readonly Uint8Array[], last: string): Buffer {
  const events = [...pieces.map(append), { type: last }].flatMap((event) => askOf(dialect, event));
  const sounds = events.filter(({ type }) => type === 'input_audio_buffer.append');
  return Buffer.concat(sounds.map(({ value }) => Buffer.from(String(value.audio), 'base64')));
}

/** What a client is told of audio that a session sends in pieces, as bytes. */
function speakAll(dialect: ClientDialect, pieces: readonly Uint8Array[]): Buffer {
  const where = { response_id: 'r', item_id: 'i', output_index: 0, content_index: 0 };
  const told = tellOf(
    dialect,
    {
      type: 'response.created',
      response: { id: 'r', object: 'realtime.response', status: 'in_progress', output: [] },
    },
    ...pieces.map((piece) => ({
      type: 'response.output_audio.delta',
      ...where,
      delta: Buffer.from(piece).toString('base64'),
    })),
    { type: 'response.output_audio.done', ...where },
  );
  expect(told.at(-1)?.type).toBe('response.audio.done');
  const deltas = told.filter(({ type }) => type === 'response.audio.delta');
  return Buffer.concat(deltas.map(({ delta }) => Buffer.from(String(delta), 'base64')));
}

/** Pieces of lengths that fit no sample. */
function cut(bytes: Buffer): readonly Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7 + 3) % 1_001)
    pieces.push(bytes.subarray(at, at + Math.max(size, 1)));
  return pieces;
}

const samples = createTone(440, { ms: 500, amplitude: 8_000 });
const pcm = createAudioEncoder(createAudioFormat('pcm16')).encode(samples);

describe('audio that a session has as its client does', () => {
  it.each(['pcm16', 'g711_ulaw', 'g711_alaw'])(
    'passes bit for bit, and as the text that came: %s',
    (format) => {
      const dialect = open({ input_audio_format: format, output_audio_format: format });
      const event = append(pcm.subarray(0, 961));
      const text = JSON.stringify(event, null, 1);
      expect(dialect.read(text).events).toEqual([{ type: event.type, value: event, text }]);
      expect(appendAll(dialect, cut(pcm), 'input_audio_buffer.commit')).toEqual(pcm);
      expect(speakAll(dialect, cut(pcm))).toEqual(pcm);
    },
  );

  it('has but the name of its event changed, wherever that stands', () => {
    const dialect = open({});
    const value = {
      type: 'response.output_audio.delta',
      delta: 'AAAA',
      tomorrow: '"response.output_audio.delta"',
    };
    const sent = createLinkEvent({ event_id: 'event_1', ...value });
    const where = { response_id: 'r', item_id: 'i', output_index: 0, content_index: 0 };
    const all = { ...sent.value, ...where };
    const text = JSON.stringify(all, null, 1);
    expect(dialect.write({ ...sent, value: all, text })).toEqual([
      text.replace('"response.output_audio.delta"', '"response.audio.delta"'),
    ]);
    const twice = { ...all, tomorrow: value.type };
    const [written = ''] = dialect.write({ ...sent, value: twice, text: JSON.stringify(twice) });
    expect(JSON.parse(written)).toEqual({ ...twice, type: 'response.audio.delta' });
  });
});

describe.each([
  [{ sample_rate: 8_000 }, 'pcm16', 8_000, 1],
  [{ sample_rate: 16_000 }, 'pcm16', 16_000, 1],
  [{ sample_rate: 44_100 }, 'pcm16', 44_100, 1],
  [{ sample_rate: 48_000, channels: 2, bits_per_sample: 16 }, 'pcm16', 48_000, 2],
  [{ channels: 2 }, 'pcm16', 24_000, 2],
  [{ channels: 2 }, 'g711_ulaw', 8_000, 2],
  [{ sample_rate: 16_000 }, 'g711_alaw', 16_000, 1],
] as const)('audio that a session does not have: %j, %s', (shape, encoding, sampleRate, channels) => {
  const format = createAudioFormat(encoding, { sampleRate, channels });
  const settings = { ...shape, input_audio_format: encoding, output_audio_format: encoding };
  const encoder = createAudioEncoder(format);
  const theirs = Buffer.concat([encoder.encode(samples), encoder.end()]);

  it('is PCM to the session', () => {
    expect(
      openTestDialect({ configJson: JSON.stringify(settings) }).dialect.opening?.value.session,
    ).toMatchObject({
      audio: { input: { format: { type: 'audio/pcm' } }, output: { format: { type: 'audio/pcm' } } },
    });
  });

  it('is converted as a whole would be, however it is cut', () => {
    const decoder = createAudioDecoder(format);
    const parts = [decoder.decode(theirs), decoder.end()];
    const writer = createAudioEncoder(createAudioFormat('pcm16'));
    const expected = Buffer.concat(parts.map((part) => writer.encode(part)));
    expect(appendAll(open(settings), cut(theirs), 'input_audio_buffer.commit')).toEqual(expected);
    expect(expected.length).toBeGreaterThan(23_000);
  });

  it('is what the client asked for on its way back', () => {
    expect(speakAll(open(settings), cut(pcm))).toEqual(theirs);
  });
});

describe('audio that is converted', () => {
  const settings = { sample_rate: 16_000 };

  it('has the client event that it came with, and none where it was held back', () => {
    const dialect = open({ channels: 2 });
    const events = askOf(dialect, { ...append(Buffer.from([1, 0, 1, 0])), event_id: 'mine' });
    expect(events).toEqual([
      {
        type: 'input_audio_buffer.append',
        value: { type: 'input_audio_buffer.append', event_id: 'mine', audio: 'AQA=' },
        text: null,
      },
    ]);
    expect(askOf(dialect, append(Buffer.from([1, 0, 1])))).toEqual([]);
    expect(askOf(dialect, append(Buffer.from([0])))).toHaveLength(1);
  });

  it('is forgotten where the client clears it', () => {
    const dialect = open({ channels: 2 });
    askOf(dialect, append(Buffer.from([1, 0, 1])));
    expect(listTypes(askOf(dialect, { type: 'input_audio_buffer.clear' }) as never)).toEqual([
      'input_audio_buffer.clear',
    ]);
    expect(askOf(dialect, append(Buffer.from([2, 0, 2, 0])))).toMatchObject([{ value: { audio: 'AgA=' } }]);
  });

  it('is told to its end before another format begins', () => {
    const dialect = open(settings);
    askOf(dialect, append(Buffer.alloc(640, 1)));
    const events = askOf(dialect, update({ sample_rate: 24_000 }));
    expect(events.map(({ type }) => type)).toEqual(['input_audio_buffer.append', 'session.update']);
    expect(askOf(dialect, append(Buffer.from([1])))).toMatchObject([{ value: { audio: 'AQ==' } }]);
  });

  it('is of the old format again where the session refuses the other one', () => {
    const dialect = open({});
    const [sent] = askOf(dialect, update({ channels: 2 }));
    expect(askOf(dialect, append(Buffer.from([1, 0, 1, 0])))).toMatchObject([{ value: { audio: 'AQA=' } }]);
    const error = { type: 'invalid_request_error', message: 'No.', event_id: sent?.value.event_id };
    tellOf(dialect, { type: 'error', error });
    expect(askOf(dialect, append(Buffer.from([1, 0, 1, 0])))).toMatchObject([
      { value: { audio: 'AQABAA==' } },
    ]);
  });

  it('is at most 30 seconds at a time', () => {
    const size = (16_000 * 2 * maxConvertedMs) / 1_000;
    const dialect = open(settings);
    expect(dialect.read(JSON.stringify(append(Buffer.alloc(size)))).fault).toBeNull();
    expect(
      dialect.read(JSON.stringify({ ...append(Buffer.alloc(size + 64)), event_id: 'mine' })).fault,
    ).toMatchObject({
      code: 'invalid_value',
      param: 'audio',
      eventId: 'mine',
    });
    expect(open({}).read(JSON.stringify(append(Buffer.alloc(2 * size)))).fault).toBeNull();
  });

  it('is refused where it is no base64', () => {
    const text = '{"type":"input_audio_buffer.append","audio":"not base64!","event_id":"mine"}';
    expect(open(settings).read(text).fault).toMatchObject({
      code: 'invalid_value',
      param: 'audio',
      eventId: 'mine',
    });
  });

  it('is part of items, too', () => {
    const dialect = open({ channels: 2 }, 'vendor');
    const content = [{ type: 'input_audio', audio: 'AQABAA==' }];
    const item = { type: 'message', role: 'user', content };
    const [event] = askOf(dialect, { type: 'conversation.item.create', item });
    const inner = { ...item, content: [{ type: 'input_audio', audio: 'AQA=' }] };
    expect(event?.value.item).toEqual(inner);
    const shown = { ...inner, id: 'item_1', object: 'realtime.item', status: 'completed' };
    expect(tellOf(dialect, { type: 'conversation.item.retrieved', item: shown })).toMatchObject([
      { item: { content: [{ type: 'input_audio', audio: 'AQABAA==', transcript: null }] } },
    ]);
    const long = Buffer.alloc(48 * (maxConvertedMs + 10)).toString('base64');
    const longItem = { ...shown, content: [{ type: 'input_audio', audio: long }] };
    expect(tellOf(dialect, { type: 'conversation.item.retrieved', item: longItem })).toMatchObject([
      { item: { content: [{ type: 'input_audio', transcript: null }] } },
    ]);
  });

  it('is that of each response', () => {
    const dialect = open({});
    dialect.read(JSON.stringify({ type: 'response.create', response: { output_audio_format: 'g711_ulaw' } }));
    askOf(dialect, update({ sample_rate: 8_000 }));
    expect(speakAll(dialect, [pcm])).toEqual(pcm);
    tellOf(dialect, { type: 'session.updated', session: gaSession });
    expect(speakAll(dialect, [pcm]).length).toBe(pcm.length / 3);
  });
});

describe('audio beside a track of WebRTC', () => {
  it('is PCM to the session, whatever the client has, and none to the client', () => {
    const dialect = open({ input_audio_format: 'g711_ulaw' }, 'neutral', 'webrtc');
    expect(dialect.opening?.value.session).toMatchObject({
      audio: { input: { format: { type: 'audio/pcm', rate: 24_000 } } },
    });
    expect(appendAll(dialect, [Buffer.alloc(80, 255)], 'input_audio_buffer.commit')).toHaveLength(480);
    const delta = { type: 'response.output_audio.delta', response_id: 'r', delta: 'AAAA' };
    expect(tellOf(dialect, delta)).toEqual([]);
  });
});
