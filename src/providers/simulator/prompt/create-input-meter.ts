import { isObject } from '../../../core/json/json-object.ts';
import type { Modality } from '../media/describe-media.ts';
import type { InputUsage } from './prompt.ts';

/** Adds up the tokens of a request in the order in which a model reads it. Per request. */
export interface InputMeter {
  add(tokens: number, modality: Modality): void;
  /** Everything so far is to be cached, and what no breakpoint before had in it for so long. */
  markCacheBreakpoint(kept: Kept): void;
  /** An assistant turn follows: what came before it was sent in an earlier request. */
  markAssistantTurn(): void;
  /** With `cached`, every breakpoint counts as read, and otherwise those of earlier requests do. */
  finish(cached: 'yes' | 'no'): InputUsage;
}

/** Five minutes, or an hour. */
export type Kept = 'shortly' | 'for-hour';

/** By the `cache_control` of a block, a tool or a whole request of format B. */
export function markCacheControl(control: unknown, meter: InputMeter): void {
  if (isObject(control)) meter.markCacheBreakpoint(control.ttl === '1h' ? 'for-hour' : 'shortly');
}

/** Tokens every request has beside its content. */
const overhead = 3;

export function createInputMeter(): InputMeter {
  const byModality = new Map<Modality, number>([['TEXT', overhead]]);
  let total = overhead;
  let breakpoint = 0;
  let earlierBreakpoint = 0;
  let keptForHour = 0;
  let earlierForHour = 0;
  return {
    add: (tokens, modality) => {
      if (tokens === 0) return;
      total += tokens;
      byModality.set(modality, (byModality.get(modality) ?? 0) + tokens);
    },
    markCacheBreakpoint: (kept) => {
      if (kept === 'for-hour') keptForHour += total - breakpoint;
      breakpoint = total;
    },
    markAssistantTurn: () => {
      earlierBreakpoint = breakpoint;
      earlierForHour = keptForHour;
    },
    finish: (cached) => {
      const cacheRead = cached === 'yes' ? breakpoint : earlierBreakpoint;
      const hourWrite = cached === 'yes' ? 0 : keptForHour - earlierForHour;
      return { total, byModality, cacheRead, cacheWrite: breakpoint - cacheRead, hourWrite };
    },
  };
}
