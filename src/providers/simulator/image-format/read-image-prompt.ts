import { mapToNeutralModelId } from '../../../core/model-catalogue.ts';
import type { UploadedFile } from '../../../core/uploaded-file.ts';
import type { PictureFormat } from '../../../core/picture.ts';
import type { UpstreamCall } from '../../../core/provider.ts';
import { createRejection } from '../create-failure.ts';
import type { Directives } from '../directives/directives.ts';
import { directiveNames, explainUnknown, readDirectives } from '../directives/read-directives.ts';
import { scanDirectives } from '../directives/scan-directives.ts';
import { hashRequest, type Seed } from '../prompt/hash-request.ts';
import { asString, type JsonObject } from '../../../core/json/json-object.ts';
import { readNumber } from '../read-json.ts';

/** A format A image request, as far as an answer depends on it. Per request. */
export interface ImagePrompt {
  readonly seed: Seed;
  readonly directives: Directives;
  /** Without directives, and in the simulator's own words where it was told to revise it. */
  readonly text: string;
  /** The same where it was revised; otherwise `null`. */
  readonly revised: string | null;
  readonly count: number;
  /** `null` here and below stands for `auto`. */
  readonly size: string | null;
  readonly quality: string | null;
  readonly background: string | null;
  readonly format: PictureFormat;
  readonly compression: number;
  readonly partialImages: number;
  readonly fidelity: 'high' | 'low';
  readonly images: readonly UploadedFile[];
  readonly mask: UploadedFile | null;
  readonly ignoredFields: readonly string[];
}

/** Fields that nothing of an answer depends on, wherever they are given. */
const fieldsWithoutEffect = ['user', 'safety_identifier', 'complexity'] as const;

/** Reads a format A request. Throws `invalid_argument` for directives that make no sense. */
export function readImagePrompt({ upstreamModel, body, files, deployment }: UpstreamCall): ImagePrompt {
  const { value } = body;
  const model = mapToNeutralModelId(upstreamModel);
  const { plain, found, unknown } = scanDirectives(asString(value.prompt) ?? '', directiveNames);
  if (unknown !== null) throw createRejection(explainUnknown(unknown), 'prompt', deployment.id);
  const reading = readDirectives(found);
  if (reading.kind === 'misspelt') throw createRejection(reading.message, 'prompt', deployment.id);
  const { directives } = reading;
  const revised = directives.revised === 'yes' ? `A carefully composed picture: ${plain}` : null;
  const settled = model === 'imgfam-2' && value.input_fidelity !== undefined;
  return {
    seed: hashRequest(model, describePicture(value, plain, files)),
    directives,
    text: plain,
    revised,
    count: readNumber(value.n) ?? 1,
    size: asString(value.size),
    quality: asString(value.quality),
    background: asString(value.background),
    format: readFormat(value.output_format),
    compression: readNumber(value.output_compression) ?? 100,
    partialImages: readNumber(value.partial_images) ?? 0,
    fidelity: model === 'imgfam-2' || value.input_fidelity === 'high' ? 'high' : 'low',
    images: files.filter(({ field }) => field !== 'mask'),
    mask: files.find(({ field }) => field === 'mask') ?? null,
    ignoredFields: [
      ...fieldsWithoutEffect.filter((name) => value[name] !== undefined && value[name] !== null),
      ...(settled ? ['input_fidelity'] : []),
    ],
  };
}

/** What a picture looks like depends on neither its file format nor on how many are made or how they are sent. */
function describePicture(value: JsonObject, prompt: string, files: readonly UploadedFile[]): JsonObject {
  const { size, quality, background } = value;
  return {
    prompt,
    size,
    quality,
    background,
    files: files.map(({ field, sizeBytes }) => [field, sizeBytes]),
  };
}

function readFormat(format: unknown): PictureFormat {
  return format === 'jpeg' || format === 'webp' ? format : 'png';
}
