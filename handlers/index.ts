import type { OperationId } from '../generated/operations.ts';
import type { Area } from '../src/core/area.ts';
import type {
  AnyHandler,
  BodyCheck,
  FormRules,
  Handler,
  HandlerServices,
  RefusedOperationId,
} from '../src/core/handler.ts';
import { loadOnce } from '../src/core/load-once.ts';
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
import { getHealth } from './operations/get-health.ts';
import { getMetrics } from './operations/get-metrics.ts';
import { getReadiness } from './operations/get-readiness.ts';
import { realtimeCallFormRules } from './realtime/form-rules.ts';
import { checkVideoRequest } from './video/check-video-request.ts';
import { videoFormRules } from './video/form-rules.ts';
import { refuseOperation } from './video/refuse-operation.ts';

export { renderIgnoredFields } from './render-ignored-fields.ts';
export { renderErrors } from './render-errors.ts';

/** The operations that have an answer of success. */
type AnsweredOperationId = Exclude<OperationId, RefusedOperationId>;

/**
 * operationId to handler: complete, or it does not compile. Those of accounts and video are loaded when they are first asked for:
 * most gateways serve nobody but programs, which chat.
 */
const typedHandlers: { readonly [Id in AnsweredOperationId]: Handler<Id> } = {
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
  registerUser: later(async () => (await import('./account/register-user.ts')).registerUser),
  loginUser: later(async () => (await import('./account/login-user.ts')).loginUser),
  loginUserTwoFactor: later(
    async () => (await import('./account/login-user-two-factor.ts')).loginUserTwoFactor,
  ),
  logoutUser: later(async () => (await import('./account/logout-user.ts')).logoutUser),
  endLogin: later(async () => (await import('./account/end-login.ts')).endLogin),
  getSelf: later(async () => (await import('./account/get-self.ts')).getSelf),
  transferAffiliateQuota: later(
    async () => (await import('./account/transfer-affiliate-quota.ts')).transferAffiliateQuota,
  ),
  getTwoFactorStatus: later(
    async () => (await import('./account/get-two-factor-status.ts')).getTwoFactorStatus,
  ),
  enableTwoFactor: later(async () => (await import('./account/enable-two-factor.ts')).enableTwoFactor),
  createApiKey: later(async () => (await import('./account/create-api-key.ts')).createApiKey),
  listApiKeys: later(async () => (await import('./account/list-api-keys.ts')).listApiKeys),
  revokeApiKey: later(async () => (await import('./account/revoke-api-key.ts')).revokeApiKey),
  updateApiKey: later(async () => (await import('./account/update-api-key.ts')).updateApiKey),
  disableTwoFactor: later(async () => (await import('./account/disable-two-factor.ts')).disableTwoFactor),
  regenerateBackupCodes: later(
    async () => (await import('./account/regenerate-backup-codes.ts')).regenerateBackupCodes,
  ),
  changePassword: later(async () => (await import('./account/change-password.ts')).changePassword),
  confirmLogin: later(async () => (await import('./account/confirm-login.ts')).confirmLogin),
  listSessions: later(async () => (await import('./account/list-sessions.ts')).listSessions),
  endSession: later(async () => (await import('./account/end-session.ts')).endSession),
  updateSelf: later(async () => (await import('./account/update-self.ts')).updateSelf),
  deleteSelf: later(async () => (await import('./account/delete-self.ts')).deleteSelf),
  listInvitations: later(async () => (await import('./account/list-invitations.ts')).listInvitations),
  listActivity: later(async () => (await import('./account/list-activity.ts')).listActivity),
  listUsers: later(async () => (await import('./account/list-users.ts')).listUsers),
  createUser: later(async () => (await import('./account/create-user.ts')).createUser),
  getUser: later(async () => (await import('./account/get-user.ts')).getUser),
  updateUser: later(async () => (await import('./account/update-user.ts')).updateUser),
  deleteUser: later(async () => (await import('./account/delete-user.ts')).deleteUser),
  creditUser: later(async () => (await import('./account/credit-user.ts')).creditUser),
  debitUser: later(async () => (await import('./account/debit-user.ts')).debitUser),
  logoutUserEverywhere: later(
    async () => (await import('./account/logout-user-everywhere.ts')).logoutUserEverywhere,
  ),
  resetUserTwoFactor: later(
    async () => (await import('./account/reset-user-two-factor.ts')).resetUserTwoFactor,
  ),
  resetUserPassword: later(async () => (await import('./account/reset-user-password.ts')).resetUserPassword),
  listAuditRecords: later(async () => (await import('./account/list-audit-records.ts')).listAuditRecords),
  createPlaygroundKey: later(
    async () => (await import('./account/create-playground-key.ts')).createPlaygroundKey,
  ),
  listDeployments: later(async () => (await import('./account/list-deployments.ts')).listDeployments),
  listNodes: later(async () => (await import('./account/list-nodes.ts')).listNodes),
  getConfiguration: later(async () => (await import('./account/get-configuration.ts')).getConfiguration),
  drainDeployment: later(async () => (await import('./account/drain-deployment.ts')).drainDeployment),
  resumeDeployment: later(async () => (await import('./account/resume-deployment.ts')).resumeDeployment),
  listAllApiKeys: later(async () => (await import('./account/list-all-api-keys.ts')).listAllApiKeys),
  revokeAnyApiKey: later(async () => (await import('./account/revoke-any-api-key.ts')).revokeAnyApiKey),
  getUserUsage: later(async () => (await import('./account/get-user-usage.ts')).getUserUsage),
  listUserModels: later(async () => (await import('./account/list-user-models.ts')).listUserModels),
  getUserUsageSeries: later(
    async () => (await import('./account/get-user-usage-series.ts')).getUserUsageSeries,
  ),
  getUserUsageRecord: later(
    async () => (await import('./account/get-user-usage-record.ts')).getUserUsageRecord,
  ),
  listUserLedger: later(async () => (await import('./account/list-user-ledger.ts')).listUserLedger),
  getSettings: later(async () => (await import('./account/get-settings.ts')).getSettings),
  getUsage: later(async () => (await import('./account/get-usage.ts')).getUsage),
  getUsageSeries: later(async () => (await import('./account/get-usage-series.ts')).getUsageSeries),
  getUsageRecord: later(async () => (await import('./account/get-usage-record.ts')).getUsageRecord),
  listLedger: later(async () => (await import('./account/list-ledger.ts')).listLedger),
  createVideoGeneration: later(
    async () => (await import('./video/create-video-generation.ts')).createVideoGeneration,
  ),
  getVideoGeneration: later(async () => (await import('./video/get-video-generation.ts')).getVideoGeneration),
  createVideo: later(async () => (await import('./video/create-video.ts')).createVideo),
  getVideo: later(async () => (await import('./video/get-video.ts')).getVideo),
  getVideoContent: later(async () => (await import('./video/get-video-content.ts')).getVideoContent),
  headVideoContent: later(async () => (await import('./video/head-video-content.ts')).headVideoContent),
  listVideos: later(async () => (await import('./video/list-videos.ts')).listVideos),
  deleteVideo: later(async () => (await import('./video/delete-video.ts')).deleteVideo),
  createVideoLink: later(async () => (await import('./video/create-video-link.ts')).createVideoLink),
  predictVideos: later(async () => (await import('./video/predict-videos.ts')).predictVideos),
  getVideoOperation: later(async () => (await import('./video/get-video-operation.ts')).getVideoOperation),
  getVideoFile: later(async () => (await import('./video/get-video-file.ts')).getVideoFile),
  downloadVideoFile: later(async () => (await import('./video/download-video-file.ts')).downloadVideoFile),
  headVideoFile: later(async () => (await import('./video/head-video-file.ts')).headVideoFile),
  predictPublisherVideos: later(
    async () => (await import('./video/predict-publisher-videos.ts')).predictPublisherVideos,
  ),
  fetchVideoOperation: later(
    async () => (await import('./video/fetch-video-operation.ts')).fetchVideoOperation,
  ),
  connectRealtime: later(async () => (await import('./realtime/connect-realtime.ts')).connectRealtime),
  createRealtimeCall: later(
    async () => (await import('./realtime/create-realtime-call.ts')).createRealtimeCall,
  ),
  hangUpRealtimeCall: later(
    async () => (await import('./realtime/hang-up-realtime-call.ts')).hangUpRealtimeCall,
  ),
  createRealtimeSession: later(
    async () => (await import('./realtime/create-realtime-session.ts')).createRealtimeSession,
  ),
  createRealtimeClientSecret: later(
    async () => (await import('./realtime/create-realtime-client-secret.ts')).createRealtimeClientSecret,
  ),
  listTasks: later(async () => (await import('./account/list-tasks.ts')).listTasks),
  deleteTask: later(async () => (await import('./account/delete-task.ts')).deleteTask),
  getTaskContent: later(async () => (await import('./account/get-task-content.ts')).getTaskContent),
  headTaskContent: later(async () => (await import('./account/head-task-content.ts')).headTaskContent),
  listAllTasks: later(async () => (await import('./account/list-all-tasks.ts')).listAllTasks),
  cancelTask: later(async () => (await import('./account/cancel-task.ts')).cancelTask),
  listLiveSessions: later(async () => (await import('./account/list-live-sessions.ts')).listLiveSessions),
  endLiveSession: later(async () => (await import('./account/end-live-session.ts')).endLiveSession),
  listAllLiveSessions: later(
    async () => (await import('./account/list-all-live-sessions.ts')).listAllLiveSessions,
  ),
  endAnyLiveSession: later(async () => (await import('./account/end-any-live-session.ts')).endAnyLiveSession),
};

/** What is always refused, complete as well. */
const refusals: { readonly [Id in RefusedOperationId]: () => never } = {
  createVideoRemix: refuseOperation,
  createVideoEdit: refuseOperation,
  createVideoExtension: refuseOperation,
  createVideoCharacter: refuseOperation,
  getVideoCharacter: refuseOperation,
};

/**
 * The same for the server. That a handler gets requests of its own operation only, and only those that its contract allows,
 * is what `src/server/contract/` sees to; no type can say it.
 */
export const handlers: Readonly<Record<OperationId, AnyHandler>> = {
  ...(typedHandlers as Readonly<Record<AnsweredOperationId, AnyHandler>>),
  ...refusals,
};

/** What bodies of an area are searched for before the contract looks at them. */
export const bodyChecks: Readonly<Partial<Record<Area, BodyCheck>>> = {
  images: checkImageRequest,
  messages: checkStatefulFields,
  video: checkVideoRequest,
};

/** What the forms of an operation may hold beside what the contract says. */
export const formRules: Readonly<Partial<Record<OperationId, FormRules>>> = {
  createImageEdit: imageEditFormRules,
  createRealtimeCall: realtimeCallFormRules,
  createVideo: videoFormRules,
};

/** A handler whose module is loaded for its first request. */
function later<Request, Answer>(
  load: () => Promise<(request: Request, services: HandlerServices) => Promise<Answer> | Answer>,
): (request: Request, services: HandlerServices) => Promise<Answer> {
  const find = loadOnce(load);
  return async (request, services) => (await find())(request, services);
}
