import { createForeignCursor } from '../../src/core/accounts/page-cursor.ts';
import type { DeploymentHealth } from '../../src/core/deployment-health.ts';
import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderDeployment } from './render-deployment.ts';

/** GET /api/admin/deployments: the deployments in the order of the configuration, as all nodes know them. */
export const listDeployments: Handler<'listDeployments'> = async ({ query }, { deployments }) => {
  const { limit, cursor } = readPage(query);
  const all = await deployments.list();
  const rest = all.slice(findStart(all, cursor));
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  return renderAccount({
    deployments: shown.map(renderDeployment),
    next_cursor: rest.length > limit && last !== undefined ? renderCursor(last) : null,
  });
};

/** The id of the last deployment of a page. */
function renderCursor({ deployment }: DeploymentHealth): string {
  return Buffer.from(deployment.id).toString('base64url');
}

function findStart(all: readonly DeploymentHealth[], cursor: string | null): number {
  if (cursor === null) return 0;
  const index = all.findIndex((health) => renderCursor(health) === cursor);
  if (index >= 0) return index + 1;
  throw createForeignCursor();
}
