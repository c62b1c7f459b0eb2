import type { ClosedLoopScenario } from '../scenario.ts';
import { benchModel, translatedModel } from '../upstream-answers.ts';
import { createSmallRequest, small } from './small.ts';

const translatedRequest = createSmallRequest(translatedModel);
const passedRequest = createSmallRequest(benchModel);

/** The same question in format B, translated for an upstream of format C or passed through to one of format B. */
export const translation: ClosedLoopScenario = {
  ...small,
  name: 'translation',
  title: 'small request, translated to generateContent or passed through',
  selection: 'by-name',
  servers: ['specway', 'specway-translated'],
  pairs: [['specway-translated', 'specway']],
  requestFor: (target) => (target === 'specway-translated' ? translatedRequest : passedRequest),
};
