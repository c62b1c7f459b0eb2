import type {
  PredictImagesRequest,
  PredictInstance,
  PredictOutputOptions,
  PredictParameters,
} from '../../../generated/contract-types.ts';
import type { PictureFormat } from '../../core/picture.ts';
import {
  asObject,
  asString,
  listObjects,
  type JsonObject,
  type Unchecked,
} from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';

/** A request of predict, as far as other formats have something like it. */
export interface PredictFields {
  readonly prompt: string;
  readonly count: number;
  /** `null` leaves it to the model, as everywhere below. */
  readonly aspectRatio: string | null;
  readonly imageSize: string | null;
  readonly format: PictureFormat | null;
  readonly compression: number | null;
  readonly seed: number | null;
  /** Whether the filter is opened as far as format A's `low`, or further. */
  readonly filter: 'usual' | 'low';
  /** Whether the client is told of pictures that a filter held back. */
  readonly filteredPictures: 'told' | 'left-out';
  /** Fields without effect on the result. */
  readonly ignoredFields: readonly string[];
}

/** Parameters that are read below, or have an effect on words only. */
const readParameters: ReadonlySet<string> = new Set<keyof PredictParameters>([
  'sampleCount',
  'aspectRatio',
  'sampleImageSize',
  'seed',
  'outputOptions',
  'includeRaiReason',
]);

const readOutput: ReadonlySet<string> = new Set<keyof PredictOutputOptions>([
  'mimeType',
  'compressionQuality',
]);

const formats: Readonly<Record<string, PictureFormat>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
};

/** Reads a request of predict. Throws `invalid_argument` naming what would change the picture and cannot be mapped, and for one without words. */
export function readPredictFields(value: Unchecked<PredictImagesRequest>): PredictFields {
  const [instance = {}] = listObjects<PredictInstance>(value.instances);
  const parameters = asObject<PredictParameters>(value.parameters);
  const output = asObject<PredictOutputOptions>(parameters.outputOptions);
  refuseOthers(instance, parameters);
  const prompt = asString(instance.prompt) ?? '';
  if (prompt === '')
    throw refuseField('instances[0].prompt', 'This model draws from words; say what to draw.');
  const filter = readFilter(parameters.safetySetting);
  return {
    prompt,
    count: asNumber(parameters.sampleCount) ?? 1,
    aspectRatio: asString(parameters.aspectRatio),
    imageSize: asString(parameters.sampleImageSize),
    format: readFormat(asString(output.mimeType)),
    compression: asNumber(output.compressionQuality),
    seed: asNumber(parameters.seed),
    filter: filter === 'low' ? 'low' : 'usual',
    filteredPictures: parameters.includeRaiReason === true ? 'told' : 'left-out',
    ignoredFields: [
      ...listOthers(value, {
        known: new Set<keyof PredictImagesRequest>(['instances', 'parameters']),
        path: '',
      }),
      ...listOthers(parameters, {
        known: new Set([...readParameters, 'safetySetting']),
        path: 'parameters.',
      }),
      ...listOthers(output, { known: readOutput, path: 'parameters.outputOptions.' }),
      ...(filter === 'other' ? ['parameters.safetySetting'] : []),
    ],
  };
}

function refuseOthers(
  instance: Unchecked<PredictInstance>,
  { negativePrompt, guidanceScale, personGeneration }: Unchecked<PredictParameters>,
): void {
  const [other] = listOthers(instance, { known: new Set(['prompt']), path: 'instances[0].' });
  if (other !== undefined) throw refuseField(other, 'This model draws from the prompt alone here.');
  if (negativePrompt !== undefined && negativePrompt !== '')
    throw refuseField('parameters.negativePrompt', 'This model has no such setting; say it in the prompt.');
  if (guidanceScale !== undefined)
    throw refuseField('parameters.guidanceScale', 'This model has no such setting; leave it out.');
  if (asString(personGeneration)?.toLowerCase() === 'dont_allow')
    throw refuseField('parameters.personGeneration', 'This model cannot be kept from drawing people.');
}

function listOthers(
  value: JsonObject,
  { known, path }: { readonly known: ReadonlySet<string>; readonly path: string },
): readonly string[] {
  return Object.keys(value)
    .filter((name) => !known.has(name) && value[name] !== undefined && value[name] !== null)
    .map((name) => path + name);
}

function readFormat(mimeType: string | null): PictureFormat | null {
  if (mimeType === null) return null;
  const format = formats[mimeType];
  if (format !== undefined) return format;
  const choice = 'This model writes image/png, image/jpeg and image/webp.';
  throw refuseField('parameters.outputOptions.mimeType', choice);
}

/** `other` is a filter that the one setting of other formats cannot express. */
function readFilter(setting: unknown): 'usual' | 'low' | 'other' {
  const level = asString(setting)?.toUpperCase() ?? 'BLOCK_MEDIUM_AND_ABOVE';
  if (level === 'BLOCK_ONLY_HIGH' || level === 'BLOCK_NONE') return 'low';
  return level === 'BLOCK_MEDIUM_AND_ABOVE' ? 'usual' : 'other';
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
