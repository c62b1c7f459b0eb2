import { describe, expect, it } from 'vitest';
import {
  addTokens,
  noTokens,
  readTranscriptUsage,
  readUsage,
  toTokenUsage,
} from '../../../../src/realtime/relay/response-usage.ts';

const silent = noTokens;

describe('readTranscriptUsage', () => {
  it('reads tokens as sound, and seconds as the time that was transcribed', () => {
    const tokens = { type: 'tokens', input_tokens: 7, output_tokens: 3 };
    expect(readTranscriptUsage(tokens)).toEqual({ ...noTokens, inputAudio: 7, outputText: 3 });
    const used = readTranscriptUsage({ type: 'duration', seconds: 2.3451 });
    expect(used).toEqual({ ...noTokens, transcribedMs: 2_346 });
    expect(toTokenUsage(used, 'upstream').extras).toMatchObject({ transcribedMs: 2_346 });
    expect(toTokenUsage(addTokens(used, used), 'upstream').extras).toMatchObject({ transcribedMs: 4_692 });
    expect(toTokenUsage(noTokens, 'upstream')).not.toHaveProperty('extras');
  });

  it('counts no millisecond more than an upstream says, whatever seconds are as a floating-point number', () => {
    const counted = Array.from({ length: 10_000 }, (_, milliseconds) => {
      const { transcribedMs } = readTranscriptUsage({ type: 'duration', seconds: milliseconds / 1_000 });
      return transcribedMs - milliseconds;
    });
    expect(new Set(counted)).toEqual(new Set([0]));
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '2', null, undefined])(
    'has nothing where the upstream says %s for the seconds',
    (seconds) => {
      expect(readTranscriptUsage({ type: 'duration', seconds })).toEqual(noTokens);
    },
  );
});

describe('readUsage', () => {
  it('tells text from sound, and what a cache gave of either', () => {
    const usage = {
      input_tokens: 1_000,
      output_tokens: 300,
      input_token_details: {
        text_tokens: 600,
        audio_tokens: 400,
        cached_tokens: 500,
        cached_tokens_details: { text_tokens: 200, audio_tokens: 300 },
      },
      output_token_details: { text_tokens: 100, audio_tokens: 200 },
    };
    expect(readUsage(usage, silent)).toEqual({
      inputText: 400,
      inputAudio: 100,
      inputImage: 0,
      cached: 500,
      cachedAudio: 300,
      cachedImage: 0,
      outputText: 100,
      outputAudio: 200,
      transcribedMs: 0,
    });
  });

  it('takes text for cached first where the upstream does not say what was', () => {
    const details = { text_tokens: 60, audio_tokens: 40, cached_tokens: 50 };
    const usage = readUsage({ input_tokens: 100, output_tokens: 0, input_token_details: details }, silent);
    expect(usage).toMatchObject({ inputText: 10, inputAudio: 40, cached: 50, cachedAudio: 0 });
  });

  it('takes sound for cached where more was than there are words', () => {
    const details = { text_tokens: 60, audio_tokens: 40, cached_tokens: 80 };
    const usage = readUsage({ input_tokens: 100, output_tokens: 0, input_token_details: details }, silent);
    expect(usage).toMatchObject({ inputText: 0, inputAudio: 20, cached: 80, cachedAudio: 20 });
  });

  it.each([
    // Of a transcript that is counted in seconds, for which there is no price.
    { type: 'duration', seconds: 12 },
    undefined,
    null,
    'many',
    {},
    { input_tokens: 1 },
    { input_tokens: -1, output_tokens: 0 },
    { input_tokens: 1.5, output_tokens: 0 },
    { input_tokens: 1_000_000_001, output_tokens: 0 },
  ])('has no figures of %j', (usage) => {
    expect(readUsage(usage, silent)).toBeNull();
  });

  it.each([
    [
      { inputAudio: 40, outputAudio: 30 },
      { inputText: 60, inputAudio: 40, outputText: 20, outputAudio: 30 },
    ],
    [
      { inputText: 90, inputAudio: 10, inputImage: 20, outputText: 40, outputAudio: 5 },
      { inputText: 75, inputAudio: 8, inputImage: 17, outputText: 45, outputAudio: 5 },
    ],
    [
      { inputText: 100, inputAudio: 300, outputText: 60, outputAudio: 40 },
      { inputText: 25, inputAudio: 75, outputText: 30, outputAudio: 20 },
    ],
    [
      { inputAudio: 400, outputAudio: 300 },
      { inputAudio: 100, outputAudio: 50 },
    ],
    [{}, { inputText: 100, outputText: 50 }],
  ])('takes as much for sound as passed, where nothing is said of it: %j', (passed, split) => {
    const totals = { input_tokens: 100, output_tokens: 50 };
    const measured = { ...noTokens, ...passed };
    expect(readUsage(totals, measured)).toEqual({ ...noTokens, ...split });
    const empty = { ...totals, input_token_details: {}, output_token_details: { audio_tokens: null } };
    expect(readUsage(empty, measured)).toEqual({ ...noTokens, ...split });
  });

  it('takes nothing else for sound that an upstream says what it is', () => {
    const usage = {
      input_tokens: 100,
      output_tokens: 50,
      input_token_details: { text_tokens: 50, image_tokens: 20 },
      output_token_details: { text_tokens: 50 },
    };
    const split = { ...noTokens, inputText: 50, inputAudio: 30, inputImage: 20, outputText: 50 };
    const measured = { ...noTokens, inputText: 800, inputAudio: 400, outputText: 900, outputAudio: 300 };
    expect(readUsage(usage, measured)).toEqual(split);
    const said = { ...usage, output_token_details: { audio_tokens: 0 } };
    expect(readUsage(said, measured)).toEqual(split);
  });

  it('never has parts that are more than the whole', () => {
    const usage = {
      input_tokens: 10,
      output_tokens: 5,
      input_token_details: { audio_tokens: 900, image_tokens: 900, cached_tokens: 900 },
      output_token_details: { audio_tokens: 900 },
    };
    expect(readUsage(usage, silent)).toEqual({ ...noTokens, cached: 10, cachedAudio: 10, outputAudio: 5 });
  });
});

describe('toTokenUsage', () => {
  it('counts media over all input, and says what a cache gave of them', () => {
    const tokens = { ...noTokens, inputText: 100, inputAudio: 300, cached: 400, cachedAudio: 300 };
    expect(toTokenUsage({ ...tokens, inputImage: 20, cachedImage: 50 }, 'upstream')).toMatchObject({
      inputTokens: 420,
      cacheReadTokens: 400,
      inputMediaTokens: { audio: 600, image: 70 },
      cachedMediaTokens: { audio: 300, image: 50 },
    });
  });
});

describe('addTokens', () => {
  it('ends at a billion of each kind', () => {
    const much = { ...noTokens, outputText: 800_000_000 };
    expect(toTokenUsage(addTokens(much, much), 'estimated').outputTokens).toBe(1_000_000_000);
  });
});
