export { checkMessageMedia } from './check-message-media.ts';
export { ClientModels } from './client-models.ts';
export { fitToolIds } from './fit-tool-ids.ts';
export { leaveOutThinking } from './leave-out-thinking.ts';
export { listMessageTools, readAdvisorModel } from './list-tools.ts';
export { limitMessageOutput } from './limit-output.ts';
export { mapNamedModels } from './map-named-models.ts';
export {
  messageUsage,
  readMessageUsage,
  updateMessageCounters,
  updateMessageUsage,
} from './message-usage.ts';
export { messagesFormat } from './messages-format.ts';
export { mayMarkFallback } from './read-serving-model.ts';
export { prepareMessageBody } from './prepare-message-body.ts';
export { returnThoughts } from './return-thoughts.ts';
export { openThoughts, sealThoughts, type SealedThought } from './sealed-thoughts.ts';
export { isStopReason, mapEndingToStopReason, mapStopReason, mapStopReasonToEnding } from './stop-reasons.ts';
export { isQuietByDefault, readThinkingDisplay } from './thinking-display.ts';
export { isOwnToolUseId, parseToolUseId, renderToolUseId, type CallIdentity } from './tool-ids.ts';
export { defaultVersion, listBetaNames } from './version-headers.ts';
