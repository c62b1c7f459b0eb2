import type { Handler } from '../../src/core/handler.ts';
import { readUsageDetails } from './read-usage-details.ts';

/** GET /api/admin/usage/{request_id}: one request of anybody, and what it cost. */
export const getUsageRecord: Handler<'getUsageRecord'> = ({ pathParameters }, { records }) =>
  readUsageDetails(records, { requestId: pathParameters.request_id, owner: null, audience: 'admin' });
