// Generated from specs/ by `npm run generate`. Do not edit.

/** Every operation of the contract, in the order of the document; those that only the vendor profile has come last. */
export const operations = [
  { operationId: 'createImage', method: 'post', path: '/v1/images/generations', area: 'images', errorFormat: 'openai' },
  { operationId: 'createImageEdit', method: 'post', path: '/v1/images/edits', area: 'images', errorFormat: 'openai' },
  { operationId: 'createVideoGeneration', method: 'post', path: '/v1/video/generations', area: 'video', errorFormat: 'openai' },
  { operationId: 'getVideoGeneration', method: 'get', path: '/v1/video/generations/{task_id}', area: 'video', errorFormat: 'openai' },
  { operationId: 'createVideo', method: 'post', path: '/v1/videos', area: 'video', errorFormat: 'openai' },
  { operationId: 'getVideo', method: 'get', path: '/v1/videos/{task_id}', area: 'video', errorFormat: 'openai' },
  { operationId: 'getVideoContent', method: 'get', path: '/v1/videos/{task_id}/content', area: 'video', errorFormat: 'openai' },
  { operationId: 'headVideoContent', method: 'head', path: '/v1/videos/{task_id}/content', area: 'video', errorFormat: 'openai' },
  { operationId: 'createMessage', method: 'post', path: '/v1/messages', area: 'messages', errorFormat: 'messages' },
  { operationId: 'countMessageTokens', method: 'post', path: '/v1/messages/count_tokens', area: 'messages', errorFormat: 'messages' },
  { operationId: 'generateContent', method: 'post', path: '/v1beta/models/{model}:generateContent', area: 'generateContent', errorFormat: 'generateContent' },
  { operationId: 'streamGenerateContent', method: 'post', path: '/v1beta/models/{model}:streamGenerateContent', area: 'generateContent', errorFormat: 'generateContent' },
  { operationId: 'countContentTokens', method: 'post', path: '/v1beta/models/{model}:countTokens', area: 'generateContent', errorFormat: 'generateContent' },
  { operationId: 'listModels', method: 'get', path: '/v1/models', area: 'models', errorFormat: 'openai' },
  { operationId: 'getModel', method: 'get', path: '/v1/models/{model}', area: 'models', errorFormat: 'openai' },
  { operationId: 'listContentModels', method: 'get', path: '/v1beta/models', area: 'models', errorFormat: 'generateContent' },
  { operationId: 'getContentModel', method: 'get', path: '/v1beta/models/{model}', area: 'models', errorFormat: 'generateContent' },
  { operationId: 'connectRealtime', method: 'post', path: '/v1/realtime', area: 'realtime', errorFormat: 'openai' },
  { operationId: 'createRealtimeSession', method: 'post', path: '/v1/realtime/sessions', area: 'realtime', errorFormat: 'openai' },
  { operationId: 'createRealtimeClientSecret', method: 'post', path: '/v1/realtime/client_secrets', area: 'realtime', errorFormat: 'openai' },
  { operationId: 'createRealtimeCall', method: 'post', path: '/v1/realtime/calls', area: 'realtime', errorFormat: 'openai' },
  { operationId: 'hangUpRealtimeCall', method: 'post', path: '/v1/realtime/calls/{call_id}/hangup', area: 'realtime', errorFormat: 'openai' },
  { operationId: 'registerUser', method: 'post', path: '/api/user/register', area: 'account', errorFormat: 'account' },
  { operationId: 'loginUser', method: 'post', path: '/api/user/login', area: 'account', errorFormat: 'account' },
  { operationId: 'loginUserTwoFactor', method: 'post', path: '/api/user/login/2fa', area: 'account', errorFormat: 'account' },
  { operationId: 'logoutUser', method: 'get', path: '/api/user/logout', area: 'account', errorFormat: 'account' },
  { operationId: 'getSelf', method: 'get', path: '/api/user/self', area: 'account', errorFormat: 'account' },
  { operationId: 'transferAffiliateQuota', method: 'post', path: '/api/user/aff_transfer', area: 'account', errorFormat: 'account' },
  { operationId: 'getTwoFactorStatus', method: 'get', path: '/api/user/2fa/status', area: 'account', errorFormat: 'account' },
  { operationId: 'enableTwoFactor', method: 'post', path: '/api/user/2fa/enable', area: 'account', errorFormat: 'account' },
  { operationId: 'disableTwoFactor', method: 'post', path: '/api/user/2fa/disable', area: 'account', errorFormat: 'account' },
  { operationId: 'regenerateBackupCodes', method: 'post', path: '/api/user/2fa/backup_codes', area: 'account', errorFormat: 'account' },
  { operationId: 'listApiKeys', method: 'get', path: '/api/user/keys', area: 'account', errorFormat: 'account' },
  { operationId: 'createApiKey', method: 'post', path: '/api/user/keys', area: 'account', errorFormat: 'account' },
  { operationId: 'revokeApiKey', method: 'delete', path: '/api/user/keys/{id}', area: 'account', errorFormat: 'account' },
  { operationId: 'getUserUsage', method: 'get', path: '/api/user/usage', area: 'account', errorFormat: 'account' },
  { operationId: 'getHealth', method: 'get', path: '/healthz', area: 'operations', errorFormat: 'openai' },
  { operationId: 'getReadiness', method: 'get', path: '/readyz', area: 'operations', errorFormat: 'openai' },
  { operationId: 'getMetrics', method: 'get', path: '/metrics', area: 'operations', errorFormat: 'openai' },
  { operationId: 'predictImages', method: 'post', path: '/v1beta/models/{model}:predict', area: 'generateContent', errorFormat: 'generateContent' },
] as const;

/** The operations that only the vendor profile has. */
export const vendorOperationIds = ['predictImages'] as const;

/** One operation of the contract. */
export type Operation = (typeof operations)[number];

export type OperationId = Operation['operationId'];
