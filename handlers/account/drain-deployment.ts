import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { renderDeployment } from './render-deployment.ts';
import { requireLogin } from './require-login.ts';

/** POST /api/admin/deployments/{id}/drain: takes a deployment out of service, on every node and until it is resumed. */
export const drainDeployment: Handler<'drainDeployment'> = async (request, { deployments }) => {
  const health = await deployments.setService({
    deploymentId: request.pathParameters.id,
    service: 'drained',
    reason: request.body.value.reason,
    actor: requireLogin(request).userId,
    address: request.client.address,
  });
  return renderAccount(renderDeployment(health));
};
