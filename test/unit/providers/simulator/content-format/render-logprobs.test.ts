import { describe, expect, it } from 'vitest';
import { renderLogprobs } from '../../../../../src/providers/simulator/content-format/render-logprobs.ts';
import { createRandom } from '../../../../../src/providers/simulator/create-random.ts';

interface Token {
  readonly token: string;
  readonly logProbability: number;
}

interface Rendered {
  readonly avgLogprobs: number;
  readonly logprobsResult: {
    readonly chosenCandidates: readonly Token[];
    readonly topCandidates?: readonly { readonly candidates: readonly Token[] }[];
  };
}

function render(text: string, count: number): Rendered {
  return renderLogprobs(text, count, createRandom({ high: 1, low: 2 }, 'test')) as unknown as Rendered;
}

describe('renderLogprobs', () => {
  it('has a token for each token of the text, none of them certain beyond reason', () => {
    const { chosenCandidates } = render('Hello 🌍 world', 0).logprobsResult;
    expect(chosenCandidates.map(({ token }) => token).join('')).toBe('Hello 🌍 world');
    expect(chosenCandidates.every(({ logProbability }) => logProbability <= 0)).toBe(true);
  });

  it('averages', () => {
    const { avgLogprobs, logprobsResult } = render('Hello world', 0);
    const values = logprobsResult.chosenCandidates.map(({ logProbability }) => logProbability);
    expect(avgLogprobs).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length);
    expect(render('', 0).avgLogprobs).toBe(0);
  });

  it('lists alternatives, the most probable first, only when asked', () => {
    expect(render('Hello', 0).logprobsResult.topCandidates).toBeUndefined();
    const [step] = render('Hello', 3).logprobsResult.topCandidates ?? [];
    const values = step?.candidates.map(({ logProbability }) => logProbability) ?? [];
    expect(values).toHaveLength(3);
    expect(values).toEqual(values.toSorted((first, second) => second - first));
    expect(render('Hello', 1_000).logprobsResult.topCandidates?.[0]?.candidates).toHaveLength(20);
  });
});
