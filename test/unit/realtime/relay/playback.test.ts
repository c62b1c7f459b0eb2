import { describe, expect, it } from 'vitest';
import { createNamePrefix, isOwnName } from '../../../../src/core/realtime/event-name.ts';
import {
  maxWaitingParts,
  maxWaitingResponses,
  Playback,
  type PlaybackParts,
} from '../../../../src/realtime/relay/playback.ts';
import { createLinkEvent, type SentByClient } from '../../../support/dialect-session.ts';
import { createSpeech, TestSpeaker } from '../../../support/test-speaker.ts';

const delta = (response: string, item: string, { ms = 100, part = 0 } = {}) => ({
  type: 'response.output_audio.delta',
  response_id: response,
  item_id: item,
  output_index: 0,
  content_index: part,
  delta: createSpeech(ms),
});
const audioDone = (response: string, item: string, part = 0) => ({
  type: 'response.output_audio.done',
  response_id: response,
  item_id: item,
  content_index: part,
});
const responseDone = (id: string) => ({ type: 'response.done', response: { id } });
const speechStarted = { type: 'input_audio_buffer.speech_started', audio_start_ms: 0, item_id: 'user_1' };
const clear = { type: 'output_audio_buffer.clear' };
const cancel = { type: 'response.cancel' };
const truncate = (item: string, part = 0) => ({
  type: 'conversation.item.truncate',
  item_id: item,
  content_index: part,
  audio_end_ms: 50,
});

/** What was told and sent, in order: `started r1`, `truncate a 0 60`. */
function createStage(changes: Partial<PlaybackParts> = {}) {
  const speaker = new TestSpeaker();
  const news: string[] = [];
  const ids: string[] = [];
  const playback = new Playback({
    speaker: () => speaker,
    cancelling: 'leaves-sound',
    tell: (event) => {
      const { type, response_id: id } = event as SentByClient;
      news.push(`${type.replace('output_audio_buffer.', '')} ${String(id)}`);
    },
    send: ({ type, value: { item_id, content_index, audio_end_ms, event_id } }) => {
      ids.push(String(event_id));
      const place = `${String(item_id)} ${String(content_index)} ${String(audio_end_ms)}`;
      news.push(`${type.replace('conversation.item.', '')} ${place}`);
    },
    ...changes,
  });
  speaker.onPlayed = (name) => {
    playback.onPlayed(name);
  };
  return {
    speaker,
    news,
    ids,
    playback,
    hear: (...values: readonly SentByClient[]) => {
      for (const value of values) playback.hear(createLinkEvent(value));
    },
    obey: (value: SentByClient) => playback.obey(createLinkEvent(value)),
    settle: () => new Promise(setImmediate),
  };
}

describe('Playback', () => {
  it('plays the speech of a response, and tells when it begins and when its last sample was sent', () => {
    const { hear, speaker, news } = createStage();
    hear(delta('r1', 'a'), delta('r1', 'a'));
    expect(news).toEqual(['started r1']);
    hear(audioDone('r1', 'a'), responseDone('r1'));
    speaker.advance(180);
    expect(news).toEqual(['started r1']);
    speaker.advance(20);
    expect(news).toEqual(['started r1', 'stopped r1']);
    expect(speaker.orders).toEqual(['play a 100', 'play a 100', 'finish a']);
  });

  it('has nothing to tell of a response without sound', () => {
    const { hear, speaker, news } = createStage();
    hear({ ...delta('r1', 'a'), delta: '' }, audioDone('r1', 'a'), responseDone('r1'));
    expect([news, speaker.orders]).toEqual([[], []]);
  });

  it('waits for the end of a response that has been heard, which may say more', () => {
    const { hear, speaker, news } = createStage();
    hear(delta('r1', 'a'), audioDone('r1', 'a'));
    speaker.advance(200);
    hear(delta('r1', 'b'), audioDone('r1', 'b'));
    speaker.advance(200);
    expect(news).toEqual(['started r1']);
    hear(responseDone('r1'));
    expect(news).toEqual(['started r1', 'stopped r1']);
  });

  it('takes no pause for the end, nor another item in it', () => {
    const { hear, speaker, news } = createStage();
    hear(delta('r1', 'a'));
    speaker.advance(500);
    hear(delta('r1', 'b'), audioDone('r1', 'b'));
    speaker.advance(500);
    hear(delta('r1', 'a'));
    hear(audioDone('r1', 'a'), responseDone('r1'));
    expect(news).toEqual(['started r1']);
    speaker.advance(500);
    expect(news).toEqual(['started r1', 'stopped r1']);
  });

  it('ends what its upstream forgot to end', () => {
    const { hear, speaker, news } = createStage();
    hear(delta('r1', 'a'), responseDone('r1'));
    speaker.advance(200);
    expect(news).toEqual(['started r1', 'stopped r1']);
  });

  it('lets a response begin when the one before is over', () => {
    const { hear, speaker, news } = createStage();
    hear(delta('r1', 'a'), audioDone('r1', 'a'), responseDone('r1'));
    hear(delta('r2', 'b'), audioDone('r2', 'b'), responseDone('r2'));
    expect(news).toEqual(['started r1']);
    speaker.advance(100);
    expect(news).toEqual(['started r1', 'stopped r1', 'started r2']);
    speaker.advance(100);
    expect(news.at(-1)).toBe('stopped r2');
  });

  it('lets a response begin when the one before has nothing to say at the moment', () => {
    const { hear, speaker, news } = createStage();
    hear(delta('r1', 'a'), audioDone('r1', 'a'), delta('r2', 'b'));
    speaker.advance(100);
    expect(news).toEqual(['started r1', 'stopped r1', 'started r2']);
    hear(audioDone('r2', 'b'), responseDone('r2'), delta('r1', 'c'), responseDone('r1'));
    speaker.advance(200);
    expect(news.slice(3)).toEqual(['stopped r2', 'started r1', 'stopped r1']);
  });

  it('does nothing where nobody hears', () => {
    const { hear, obey, news } = createStage({ speaker: () => null });
    hear(delta('r1', 'a'), speechStarted, audioDone('r1', 'a'), responseDone('r1'));
    expect([obey(clear), obey(cancel), news]).toEqual([false, false, []]);
  });
});

describe('Playback, interrupted', () => {
  it.each([
    ['the user speaks', { event: speechStarted, by: 'link' }],
    ['the client clears it', { event: clear, by: 'client' }],
  ])('stops when %s, and says how much of each item was heard', async (_, { event, by }) => {
    const { hear, obey, speaker, news, settle } = createStage();
    hear(delta('r1', 'a', { part: 1 }), delta('r1', 'b'), delta('r2', 'c'));
    speaker.advance(60);
    if (by === 'link') hear(event);
    else expect(obey(event)).toBe(true);
    await settle();
    expect(news).toEqual(['started r1', 'truncate a 1 60', 'truncate b 0 0', 'truncate c 0 0', 'cleared r1']);
  });

  it('plays nothing more of what was stopped, and the next response', async () => {
    const { hear, speaker, news, settle } = createStage();
    hear(delta('r1', 'a'), delta('r2', 'c'), speechStarted);
    hear(delta('r1', 'a'), delta('r1', 'b'), delta('r2', 'c'), delta('r3', 'd'));
    await settle();
    hear(delta('r1', 'a'), audioDone('r1', 'a'), responseDone('r1'), responseDone('r2'));
    hear(audioDone('r3', 'd'), responseDone('r3'));
    speaker.advance(100);
    expect(speaker.orders.filter((order) => order.startsWith('play'))).toEqual([
      'play a 100',
      'play c 100',
      'play d 100',
    ]);
    expect(news).toEqual([
      'started r1',
      'truncate a 0 0',
      'truncate c 0 0',
      'cleared r1',
      'started r3',
      'stopped r3',
    ]);
  });

  it('tells of the next response when it is known what was heard of the one before', async () => {
    const { hear, obey, speaker, news, settle } = createStage();
    hear(delta('r1', 'a'), audioDone('r1', 'a'));
    speaker.advance(100);
    obey(clear);
    hear(delta('r2', 'b'));
    expect(news).toEqual(['started r1']);
    await settle();
    expect(news).toEqual(['started r1', 'cleared r1', 'started r2']);
  });

  it('tells that a response was heard whose last sample had been sent', async () => {
    const { hear, speaker, news, settle } = createStage();
    hear(delta('r1', 'a'), audioDone('r1', 'a'), responseDone('r1'));
    const { stopPlaying } = TestSpeaker.prototype;
    speaker.stopPlaying = (itemId) => {
      speaker.advance(100);
      return stopPlaying.call(speaker, itemId);
    };
    hear(speechStarted);
    await settle();
    expect(news).toEqual(['started r1', 'stopped r1']);
  });

  it.each([
    [null, 'cleared r1'],
    [{ type: 'server_vad' }, 'cleared r1'],
    [{ type: 'semantic_vad', interrupt_response: true }, 'cleared r1'],
    [{ type: 'server_vad', interrupt_response: false }, 'started r1'],
  ])('asks the session whether speech interrupts: %j', async (turn_detection, last) => {
    for (const type of ['session.created', 'session.updated']) {
      const { hear, news, settle } = createStage();
      hear({ type, session: { audio: { input: { turn_detection } } } }, delta('r1', 'a'), speechStarted);
      await settle();
      expect(news.at(-1)).toBe(last);
    }
  });

  it.each([
    ['stops-sound', 'cleared r1'],
    ['leaves-sound', 'started r1'],
  ] as const)(
    '%s when a response is cancelled, which the link is told in any case',
    async (cancelling, last) => {
      const { hear, obey, news, settle } = createStage({ cancelling });
      hear(delta('r1', 'a'));
      expect(obey(cancel)).toBe(false);
      await settle();
      expect(news.at(-1)).toBe(last);
    },
  );

  it('has nothing to tell where nothing is to be heard', async () => {
    const { hear, obey, speaker, news, settle } = createStage();
    hear(delta('r1', 'a'), responseDone('r1'));
    speaker.advance(100);
    hear(speechStarted);
    expect(obey(clear)).toBe(true);
    await settle();
    expect(news).toEqual(['started r1', 'stopped r1']);
    expect(speaker.orders).not.toContain('stop all');
  });

  it('tells nothing when the session has ended meanwhile', async () => {
    const { hear, playback, news, settle } = createStage();
    hear(delta('r1', 'a'), speechStarted);
    playback.close();
    await settle();
    expect(news).toEqual(['started r1']);
  });

  it('knows errors about what it has sent itself', async () => {
    const { hear, playback, ids, settle } = createStage();
    hear(delta('r1', 'a'), delta('r1', 'b'), speechStarted);
    await settle();
    expect(new Set(ids).size).toBe(2);
    const isOwn = (event_id: unknown) =>
      playback.isOwn(createLinkEvent({ type: 'error', error: { event_id } }));
    expect([...ids.map(isOwn), isOwn('event_1'), isOwn(null)]).toEqual([true, true, false, false]);
    expect(isOwn(`${createNamePrefix()}1`)).toBe(false);
    // An error about one of them is known not to be about a response.
    expect(ids.filter(isOwnName)).toEqual(ids);
    expect(playback.isOwn(createLinkEvent({ type: 'error' }))).toBe(false);
  });
});

describe('Playback, of an item that its client truncates', () => {
  it('drops the rest of it, and plays what is behind it', () => {
    const { hear, obey, speaker, news } = createStage();
    hear(delta('r1', 'a'), delta('r2', 'b'), audioDone('r2', 'b'), responseDone('r2'));
    speaker.advance(40);
    expect(obey(truncate('a'))).toBe(false);
    expect(news).toEqual(['started r1', 'cleared r1', 'started r2']);
    hear(delta('r1', 'a'), audioDone('r1', 'a'), responseDone('r1'));
    speaker.advance(100);
    expect(news.slice(3)).toEqual(['stopped r2']);
    expect(speaker.orders.filter((order) => order.endsWith(' a') || order.includes('play a'))).toEqual([
      'play a 100',
      'stop a',
    ]);
  });

  it('goes on with what else its response says', () => {
    const { hear, obey, speaker, news } = createStage();
    hear(delta('r1', 'a'), delta('r1', 'a', { part: 2 }));
    obey(truncate('a', 2));
    hear(audioDone('r1', 'a'), audioDone('r1', 'a', 2), responseDone('r1'));
    speaker.advance(100);
    expect(news).toEqual(['started r1', 'stopped r1']);
    expect(speaker.orders).toEqual(['play a 100', 'play a/2 100', 'stop a/2', 'finish a']);
  });

  it('leaves what has been heard already, and others', () => {
    const { hear, obey, speaker, news } = createStage();
    hear(delta('r1', 'a'), audioDone('r1', 'a'));
    speaker.advance(100);
    obey(truncate('a'));
    obey(truncate('z'));
    hear(responseDone('r1'));
    expect(news).toEqual(['started r1', 'stopped r1']);
  });
});

describe('Playback, of more than anybody says', () => {
  it(`plays ${String(maxWaitingResponses)} responses that wait`, () => {
    const { hear, speaker } = createStage();
    const ids = Array.from({ length: maxWaitingResponses + 1 }, (_, index) => String(index));
    hear(...ids.map((id) => delta(`r${id}`, `i${id}`)));
    expect(speaker.orders).toHaveLength(maxWaitingResponses);
  });

  it(`plays ${String(maxWaitingParts)} parts of a response that wait`, () => {
    const { hear, obey, speaker } = createStage();
    const ids = Array.from({ length: maxWaitingParts + 1 }, (_, index) => `i${String(index)}`);
    hear(delta('r1', 'first'));
    obey(truncate('first'));
    hear(...ids.map((id) => delta('r1', id)));
    expect(speaker.orders.filter((order) => order.startsWith('play'))).toHaveLength(maxWaitingParts);
  });
});
