import { describe, expect, it } from 'vitest';
import {
  countContentOutput,
  renderContentTokenCount,
  renderContentUsage,
} from '../../../../../src/providers/simulator/content-format/render-usage.ts';
import type { CandidatePlan } from '../../../../../src/providers/simulator/plan/answer-plan.ts';
import type { InputUsage } from '../../../../../src/providers/simulator/prompt/prompt.ts';

const input: InputUsage = {
  total: 300,
  byModality: new Map([
    ['TEXT', 42],
    ['IMAGE', 258],
  ]),
  cacheRead: 0,
  cacheWrite: 0,
  hourWrite: 0,
};

describe('renderContentUsage', () => {
  it('adds prompt, candidates and thoughts up', () => {
    expect(renderContentUsage(input, { text: 10, audio: 5, image: 0, thoughts: 7 })).toEqual({
      promptTokenCount: 300,
      candidatesTokenCount: 15,
      thoughtsTokenCount: 7,
      totalTokenCount: 322,
      promptTokensDetails: [
        { modality: 'TEXT', tokenCount: 42 },
        { modality: 'IMAGE', tokenCount: 258 },
      ],
      candidatesTokensDetails: [
        { modality: 'TEXT', tokenCount: 10 },
        { modality: 'AUDIO', tokenCount: 5 },
      ],
    });
  });

  it('leaves counters out that are zero', () => {
    const usage = renderContentUsage(input, { text: 0, audio: 0, image: 0, thoughts: 0 });
    expect(Object.keys(usage)).toEqual(['promptTokenCount', 'totalTokenCount', 'promptTokensDetails']);
  });

  it('says how much came from a cache', () => {
    const usage = renderContentUsage(
      { ...input, cacheRead: 40 },
      { text: 1, audio: 0, image: 0, thoughts: 0 },
    );
    expect(usage).toMatchObject({
      cachedContentTokenCount: 40,
      cacheTokensDetails: [{ modality: 'TEXT', tokenCount: 40 }],
    });
  });
});

describe('countContentOutput', () => {
  const spoken: CandidatePlan = {
    parts: [],
    finish: { kind: 'complete' },
    tokens: { text: 3, audio: 0, image: 0, thoughts: 1 },
  };

  it('adds candidates up, without filtered ones', () => {
    const candidates = [
      spoken,
      spoken,
      { ...spoken, finish: { kind: 'filtered', subject: 'text' } } as const,
    ];
    expect(countContentOutput({ id: 'a', candidates, blockReason: null })).toEqual({
      text: 6,
      audio: 0,
      image: 0,
      thoughts: 2,
    });
  });

  it('counts pictures apart', () => {
    const usage = renderContentUsage(input, { text: 10, audio: 0, image: 1290, thoughts: 0 });
    expect(usage).toMatchObject({
      candidatesTokenCount: 1300,
      candidatesTokensDetails: [
        { modality: 'TEXT', tokenCount: 10 },
        { modality: 'IMAGE', tokenCount: 1290 },
      ],
    });
  });

  it('charges nothing for a blocked prompt', () => {
    expect(countContentOutput({ id: 'a', candidates: [spoken], blockReason: 'SAFETY' }).text).toBe(0);
  });
});

describe('renderContentTokenCount', () => {
  it('has the same total as the usage', () => {
    expect(renderContentTokenCount(input)).toMatchObject({ totalTokens: 300 });
  });
});
