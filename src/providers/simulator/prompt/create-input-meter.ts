import type { Modality } from '../media/describe-media.ts';
import type { InputUsage } from './prompt.ts';

/** Adds up the tokens of a request in the order in which a model reads it. Per request. */
export interface InputMeter {
  add(tokens: number, modality: Modality): void;
  /** Everything so far is to be cached. */
  markCacheBreakpoint(): void;
  /** An assistant turn follows: what came before it was sent in an earlier request. */
  markAssistantTurn(): void;
  /** With `cached`, every breakpoint counts as read, and otherwise those of earlier requests do. */
  finish(cached: 'yes' | 'no'): InputUsage;
}

/** Tokens every request has beside its content. */
const overhead = 3;

export function createInputMeter(): InputMeter {
  const byModality = new Map<Modality, number>([['TEXT', overhead]]);
  let total = overhead;
  let breakpoint = 0;
  let earlierBreakpoint = 0;
  return {
    add: (tokens, modality) => {
      if (tokens === 0) return;
      total += tokens;
      byModality.set(modality, (byModality.get(modality) ?? 0) + tokens);
    },
    markCacheBreakpoint: () => {
      breakpoint = total;
    },
    markAssistantTurn: () => {
      earlierBreakpoint = breakpoint;
    },
    finish: (cached) => {
      const cacheRead = cached === 'yes' ? breakpoint : earlierBreakpoint;
      return { total, byModality, cacheRead, cacheWrite: breakpoint - cacheRead };
    },
  };
}
