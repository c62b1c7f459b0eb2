import { mapToNeutralModelId } from '../../core/model-catalogue.ts';

/**
 * Whether a model of format C is of the third generation or later. Those refuse a turn whose first call is not signed, and know
 * levels of thinking. `upstreamModel` may be in either spelling, with or without a path before it.
 */
export function isThirdGeneration(upstreamModel: string): boolean {
  return readGeneration(upstreamModel) >= 3;
}

/** Whether it is of the second: those know budgets of thinking and no levels. */
export function isSecondGeneration(upstreamModel: string): boolean {
  return readGeneration(upstreamModel) === 2;
}

/** What `genfam-pro-latest` and its like stand for. */
const latestGeneration = 3;

/** NaN for names that say none. */
function readGeneration(upstreamModel: string): number {
  const name = upstreamModel.replace(/[^/]+$/u, mapToNeutralModelId);
  const [, number, latest] = /(?:^|\/)genfam-(?:(\d+)|[a-z-]+-(latest)$)/u.exec(name) ?? [];
  return latest === undefined ? Number(number) : latestGeneration;
}
