import type { ContentUsageMetadata } from '../../../generated/contract-types.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { PictureTools } from '../../core/picture.ts';
import type { UpstreamCall, WholeAnswer } from '../../core/provider.ts';
import { readBase64Claim } from '../../core/read-picture-claim.ts';
import { addPictureTokens, type PictureTokens } from '../../core/tokens/picture-tokens.ts';
import type { PerformOperation, Translation } from '../../core/translator.ts';
import { CallGroup } from '../calls/call-group.ts';
import { performWhole } from '../calls/perform-whole.ts';
import { renameIgnoredFields, type FieldNames } from '../calls/rename-ignored-fields.ts';
import { drawCounted } from '../images/draw-counted.ts';
import { finishPicture } from '../images/finish-picture.ts';
import { readContentPicture } from '../images-to-content/read-content-picture.ts';
import { readPredictFields, type PredictFields } from '../predict/read-predict-fields.ts';
import { readPictureUsage, renderPictureUsage } from '../../formats/content/index.ts';
import { renderPredictions, type PredictedPicture } from '../../formats/predict/index.ts';
import { convertPredictFields } from './convert-predict-fields.ts';

const fieldNames: FieldNames = [
  ['safetySettings', 'parameters.safetySetting'],
  ['generationConfig.imageConfig.imageSize', 'parameters.sampleImageSize'],
  ['generationConfig.imageConfig', 'parameters.aspectRatio'],
  ['generationConfig.seed', 'parameters.seed'],
];

/** Serves predict on models that draw through generateContent: one call for each picture. */
export function createPredictToContent(pictures: PictureTools): Translation {
  return async (call, perform) => await drawByContent(call, perform, pictures);
}

/** What one call gave: a picture, or none where a filter held it back. */
interface Drawn {
  readonly pictures: readonly PredictedPicture[];
  /** `null` where the upstream does not count them. */
  readonly tokens: PictureTokens | null;
  readonly ignoredFields: readonly string[];
}

async function drawByContent(
  call: UpstreamCall,
  perform: PerformOperation,
  pictures: PictureTools,
): Promise<WholeAnswer> {
  const fields = readPredictFields(call.body.value);
  const bodies = Array.from({ length: fields.count }, (_, repetition) => ({
    value: convertPredictFields(fields, call.upstreamModel, repetition),
    bytes: null,
  }));
  const draw = async (inner: UpstreamCall): Promise<Drawn> => {
    const answer = await performWhole(perform, 'generateContent', inner);
    const ignoredFields = renameIgnoredFields(answer.ignoredFields, fieldNames);
    const tokens = readPictureUsage(answer.value.usageMetadata);
    const base64 = readOrBlock(answer, inner);
    if (base64 === null) return { pictures: [], tokens, ignoredFields };
    return { pictures: [await finish(base64, fields, { call: inner, pictures })], tokens, ignoredFields };
  };
  const tasks = bodies.map(
    (body, repetition) => (signal: AbortSignal) => drawCounted({ ...call, body, signal, repetition }, draw),
  );
  const drawn = await new CallGroup(tasks, call.signal).collect();
  const ignored = drawn.flatMap(({ ignoredFields }) => ignoredFields);
  const finished = {
    pictures: drawn.flatMap((each) => each.pictures),
    usageMetadata: renderUsage(drawn.map(({ tokens }) => tokens)),
  };
  return renderPredictions(finished, fields, [...fields.ignoredFields, ...ignored]);
}

/** Of all calls; of some alone it would tell too little. */
function renderUsage(parts: readonly (PictureTokens | null)[]): ContentUsageMetadata | null {
  const sum = parts.includes(null) ? null : addPictureTokens(parts);
  return sum && renderPictureUsage(sum);
}

/** `null` when the content filter held the picture back. */
function readOrBlock({ value }: WholeAnswer, call: UpstreamCall): string | null {
  try {
    return readContentPicture(value, call);
  } catch (error) {
    if (error instanceof GatewayError && error.reason === 'moderation_blocked') return null;
    throw error;
  }
}

async function finish(
  base64: string,
  { format, compression }: PredictFields,
  context: { readonly call: UpstreamCall; readonly pictures: PictureTools },
): Promise<PredictedPicture> {
  const made = readBase64Claim(base64)?.format ?? 'png';
  const finished = await finishPicture(base64, { format: format ?? made, compression }, context);
  return { base64: finished.base64, format: finished.format, revisedPrompt: null };
}
