import type { Handler } from '../../src/core/handler.ts';
import { answerUsageSeries } from './answer-usage-series.ts';

/** GET /api/admin/usage/series: what all keys used over time. */
export const getUsageSeries: Handler<'getUsageSeries'> = ({ query, headers }, services) =>
  answerUsageSeries({ query, owner: null, known: headers['if-none-match'] }, services);
