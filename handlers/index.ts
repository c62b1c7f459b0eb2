import type { OperationId } from '../generated/operations.ts';
import type { Area } from '../src/core/area.ts';
import type { AnyHandler, BodyCheck, FormRules, Handler } from '../src/core/handler.ts';
import { createApiKey } from './account/create-api-key.ts';
import { listApiKeys } from './account/list-api-keys.ts';
import { revokeApiKey } from './account/revoke-api-key.ts';
import { updateApiKey } from './account/update-api-key.ts';
import { disableTwoFactor } from './account/disable-two-factor.ts';
import { enableTwoFactor } from './account/enable-two-factor.ts';
import { endLogin } from './account/end-login.ts';
import { getSelf } from './account/get-self.ts';
import { getTwoFactorStatus } from './account/get-two-factor-status.ts';
import { loginUser } from './account/login-user.ts';
import { loginUserTwoFactor } from './account/login-user-two-factor.ts';
import { logoutUser } from './account/logout-user.ts';
import { regenerateBackupCodes } from './account/regenerate-backup-codes.ts';
import { registerUser } from './account/register-user.ts';
import { transferAffiliateQuota } from './account/transfer-affiliate-quota.ts';
import { changePassword } from './account/change-password.ts';
import { confirmLogin } from './account/confirm-login.ts';
import { listSessions } from './account/list-sessions.ts';
import { endSession } from './account/end-session.ts';
import { updateSelf } from './account/update-self.ts';
import { deleteSelf } from './account/delete-self.ts';
import { listInvitations } from './account/list-invitations.ts';
import { listActivity } from './account/list-activity.ts';
import { listUsers } from './account/list-users.ts';
import { createUser } from './account/create-user.ts';
import { getUser } from './account/get-user.ts';
import { updateUser } from './account/update-user.ts';
import { deleteUser } from './account/delete-user.ts';
import { creditUser } from './account/credit-user.ts';
import { debitUser } from './account/debit-user.ts';
import { logoutUserEverywhere } from './account/logout-user-everywhere.ts';
import { resetUserTwoFactor } from './account/reset-user-two-factor.ts';
import { resetUserPassword } from './account/reset-user-password.ts';
import { listAuditRecords } from './account/list-audit-records.ts';
import { getUserUsage } from './account/get-user-usage.ts';
import { listUserModels } from './account/list-user-models.ts';
import { getUserUsageSeries } from './account/get-user-usage-series.ts';
import { getUserUsageRecord } from './account/get-user-usage-record.ts';
import { listUserLedger } from './account/list-user-ledger.ts';
import { getSettings } from './account/get-settings.ts';
import { getUsage } from './account/get-usage.ts';
import { getUsageSeries } from './account/get-usage-series.ts';
import { getUsageRecord } from './account/get-usage-record.ts';
import { listLedger } from './account/list-ledger.ts';
import { listAllApiKeys } from './account/list-all-api-keys.ts';
import { revokeAnyApiKey } from './account/revoke-any-api-key.ts';
import { listDeployments } from './account/list-deployments.ts';
import { drainDeployment } from './account/drain-deployment.ts';
import { resumeDeployment } from './account/resume-deployment.ts';
import { createPlaygroundKey } from './account/create-playground-key.ts';
import { countContentTokens } from './generate-content/count-content-tokens.ts';
import { generateContent } from './generate-content/generate-content.ts';
import { predictImages } from './generate-content/predict-images.ts';
import { streamGenerateContent } from './generate-content/stream-generate-content.ts';
import { imageEditFormRules } from './images/form-rules.ts';
import { checkImageRequest } from './images/check-image-request.ts';
import { createImage } from './images/create-image.ts';
import { createImageEdit } from './images/create-image-edit.ts';
import { checkStatefulFields } from './messages/check-stateful-fields.ts';
import { countMessageTokens } from './messages/count-message-tokens.ts';
import { createMessage } from './messages/create-message.ts';
import { getContentModel } from './models/get-content-model.ts';
import { getModel } from './models/get-model.ts';
import { listContentModels } from './models/list-content-models.ts';
import { listModels } from './models/list-models.ts';
import type { BuiltOperationId } from './not-implemented.ts';
import { getHealth } from './operations/get-health.ts';
import { getMetrics } from './operations/get-metrics.ts';
import { getReadiness } from './operations/get-readiness.ts';

export { notImplementedOperations } from './not-implemented.ts';
export { renderIgnoredFields } from './render-ignored-fields.ts';
export { renderErrors } from './render-errors.ts';

/** operationId to handler: complete, or it does not compile. */
const typedHandlers: { readonly [Id in BuiltOperationId]: Handler<Id> } = {
  createImage,
  createImageEdit,
  createMessage,
  countMessageTokens,
  generateContent,
  streamGenerateContent,
  countContentTokens,
  predictImages,
  listModels,
  getModel,
  listContentModels,
  getContentModel,
  getHealth,
  getReadiness,
  getMetrics,
  registerUser,
  loginUser,
  loginUserTwoFactor,
  logoutUser,
  endLogin,
  getSelf,
  transferAffiliateQuota,
  getTwoFactorStatus,
  enableTwoFactor,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  updateApiKey,
  disableTwoFactor,
  regenerateBackupCodes,
  changePassword,
  confirmLogin,
  listSessions,
  endSession,
  updateSelf,
  deleteSelf,
  listInvitations,
  listActivity,
  listUsers,
  createUser,
  getUser,
  updateUser,
  deleteUser,
  creditUser,
  debitUser,
  logoutUserEverywhere,
  resetUserTwoFactor,
  resetUserPassword,
  listAuditRecords,
  createPlaygroundKey,
  listDeployments,
  drainDeployment,
  resumeDeployment,
  listAllApiKeys,
  revokeAnyApiKey,
  getUserUsage,
  listUserModels,
  getUserUsageSeries,
  getUserUsageRecord,
  listUserLedger,
  getSettings,
  getUsage,
  getUsageSeries,
  getUsageRecord,
  listLedger,
};

/**
 * The same for the server. That a handler gets requests of its own operation only, and only those that its contract allows,
 * is what `src/server/contract/` sees to; no type can say it.
 */
export const handlers = typedHandlers as Readonly<Record<BuiltOperationId, AnyHandler>>;

/** What bodies of an area are searched for before the contract looks at them. */
export const bodyChecks: Readonly<Partial<Record<Area, BodyCheck>>> = {
  images: checkImageRequest,
  messages: checkStatefulFields,
};

/** What the forms of an operation may hold beside what the contract says. */
export const formRules: Readonly<Partial<Record<OperationId, FormRules>>> = {
  createImageEdit: imageEditFormRules,
};
