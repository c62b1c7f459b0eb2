import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { renderDeployment } from './render-deployment.ts';
import { requireLogin } from './require-login.ts';

/** POST /api/admin/deployments/{id}/resume: puts a deployment back into service. */
export const resumeDeployment: Handler<'resumeDeployment'> = async (request, { deployments }) => {
  const health = await deployments.setService({
    deploymentId: request.pathParameters.id,
    service: 'open',
    reason: request.body.value.reason,
    actor: requireLogin(request).userId,
    address: request.client.address,
  });
  return renderAccount(renderDeployment(health));
};
