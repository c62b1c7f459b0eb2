import type { UsageFormat } from '../core/tokens/usage-format.ts';
import { readContentUsage } from '../formats/content/index.ts';
import { predictUsage } from '../formats/predict/index.ts';

/** The `predict` method: as a gateway says it, in the words of format C, of a model that counts; vendors say nothing, and are estimated. */
export const statedPredictUsage: UsageFormat = {
  readWhole: (answer, request) => {
    const stated = readContentUsage(answer.usageMetadata);
    const estimated = predictUsage.readWhole(answer, request);
    const hasInput = stated.inputTokens + stated.cacheReadTokens > 0;
    const hasOutput = stated.outputTokens > 0 || estimated.outputTokens === 0;
    return hasInput && hasOutput ? stated : estimated;
  },
};
