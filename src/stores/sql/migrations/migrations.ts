import type { SchemaMigration } from './schema-migration.ts';
import { createApiKeys } from './0001-api-keys.ts';
import { createUsageRecords } from './0002-usage-records.ts';
import { createLedger } from './0003-ledger.ts';
import { createUsers } from './0004-users.ts';
import { createKeyLimits } from './0005-key-limits.ts';
import { addUsageDetails } from './0006-usage-details.ts';
import { createDrainedDeployments } from './0007-drained-deployments.ts';
import { createPlaygroundKeys } from './0008-playground-keys.ts';
import { createVideoTasks } from './0009-video-tasks.ts';
import { createNodeReports } from './0010-node-reports.ts';
import { findEntriesById } from './0011-entries-by-id.ts';
import { createRealtimeTokens } from './0012-realtime-tokens.ts';
import { createLiveSessions } from './0013-live-sessions.ts';
import { keepKeysWithoutNul } from './0014-keys-without-nul.ts';
import { nameOwnersOfTargets } from './0015-owners-of-targets.ts';
import { findTrailByOwner } from './0016-trail-by-owner.ts';

/**
 * Every migration there is, oldest first. They run in the alphabetical order of their names; one that has been
 * released is never changed, renamed or removed.
 */
export const migrations: Readonly<Record<string, SchemaMigration>> = {
  '0001-api-keys': createApiKeys,
  '0002-usage-records': createUsageRecords,
  '0003-ledger': createLedger,
  '0004-users': createUsers,
  '0005-key-limits': createKeyLimits,
  '0006-usage-details': addUsageDetails,
  '0007-drained-deployments': createDrainedDeployments,
  '0008-playground-keys': createPlaygroundKeys,
  '0009-video-tasks': createVideoTasks,
  '0010-node-reports': createNodeReports,
  '0011-entries-by-id': findEntriesById,
  '0012-realtime-tokens': createRealtimeTokens,
  '0013-live-sessions': createLiveSessions,
  '0014-keys-without-nul': keepKeysWithoutNul,
  '0015-owners-of-targets': nameOwnersOfTargets,
  '0016-trail-by-owner': findTrailByOwner,
};
