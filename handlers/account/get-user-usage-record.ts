import type { Handler } from '../../src/core/handler.ts';
import { readUsageDetails } from './read-usage-details.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/usage/{request_id}: one request of the user, and what it cost. */
export const getUserUsageRecord: Handler<'getUserUsageRecord'> = (request, { records }) =>
  readUsageDetails(records, {
    requestId: request.pathParameters.request_id,
    owner: requireLogin(request).userId,
    audience: 'user',
  });
