import type { Random } from '../create-random.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
import { splitTokens } from '../text/estimate-tokens.ts';

/** Tokens that stand in for the words the model did not choose. */
const alternatives = [' the', ' a', ' and', ' of', ' to', ' in', ' is', ' it', ' for', ' on'] as const;

/** Most alternatives reported for one token, the chosen one included. */
const maxAlternatives = 20;

/** `avgLogprobs` and `logprobsResult` of a text. `count` is how many tokens each step reports; 0 for the chosen alone. */
export function renderLogprobs(text: string, count: number, random: Random): JsonObject {
  const chosen = splitTokens(text).map((token) => renderToken(token, -round(random.next() * 0.5)));
  const sum = chosen.reduce((total, { logProbability }) => total + logProbability, 0);
  const wanted = Math.min(maxAlternatives, count);
  return {
    avgLogprobs: chosen.length === 0 ? 0 : sum / chosen.length,
    logprobsResult: {
      ...(wanted < 1 ? {} : { topCandidates: chosen.map((token) => renderStep(token, wanted)) }),
      chosenCandidates: chosen,
    },
  };
}

interface TokenLogprob {
  readonly token: string;
  readonly tokenId: number;
  readonly logProbability: number;
}

function renderStep(chosen: TokenLogprob, count: number): JsonObject {
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const token = alternatives[index % alternatives.length] ?? ' the';
    return renderToken(token, round(chosen.logProbability - 1 - index));
  });
  return { candidates: [chosen, ...others] };
}

function renderToken(token: string, logProbability: number): TokenLogprob {
  let tokenId = 0;
  for (const character of token) tokenId = (tokenId * 31 + (character.codePointAt(0) ?? 0)) % 256_000;
  return { token, tokenId, logProbability };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
