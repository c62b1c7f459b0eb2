import type { Handler } from '../../src/core/handler.ts';
import { answerUsageSeries } from './answer-usage-series.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/usage/series: what the user's keys used over time. */
export const getUserUsageSeries: Handler<'getUserUsageSeries'> = (request, services) => {
  const { query, headers } = request;
  const owner = requireLogin(request).userId;
  return answerUsageSeries({ query, owner, known: headers['if-none-match'] }, services);
};
