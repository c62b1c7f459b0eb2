export { isBlockReason, mapBlockReason } from './block-reasons.ts';
export { createModelPath, selectGenerateMethod } from './call-path.ts';
export { foreignCallSignature } from './call-signature.ts';
export { checkContentMedia } from './check-content-media.ts';
export { contentFormat } from './content-format.ts';
export { contentUsage, readContentUsage, updateContentUsage } from './content-usage.ts';
export { readBlockReason } from './content-progress.ts';
export { convertContentSchema } from './convert-content-schema.ts';
export { classScales, countContentImageTokens, maxContentImageTokens } from './count-image-tokens.ts';
export { createKeyHeaders } from './create-key-headers.ts';
export { dropFields, modelChoices } from './drop-fields.ts';
export {
  isFinishReason,
  mapEndingToFinishReason,
  mapFinishReason,
  mapFinishReasonToEnding,
  readFinishReason,
} from './finish-reasons.ts';
export { FollowingMedia } from './following-media.ts';
export { fitContentRequest } from './fit-content-request.ts';
export { fitCounted } from './fit-counted.ts';
export { readThinkingBudget } from './fit-thinking.ts';
export { limitContentOutput } from './limit-output.ts';
export { listContentOperations } from './list-content-operations.ts';
export { listPictures } from './list-pictures.ts';
export { isThirdGeneration } from './model-generation.ts';
export { readPictureUsage, renderPictureUsage } from './picture-usage.ts';
export { prepareContentBody } from './prepare-content-body.ts';
export { refuseImageConfig } from './refuse-image-config.ts';
export { findLimitKind, lastingQuota, quotaNames } from './quota-names.ts';
export { standInDelaysMs } from './stand-in-delays.ts';
