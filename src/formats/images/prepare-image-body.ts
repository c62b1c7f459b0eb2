import type { BytePieces } from '../../core/byte-pieces.ts';
import type { JsonObject } from '../../core/json/json-object.ts';
import { spliceTopLevelString } from '../../core/json/splice-json.ts';
import { writeJson } from '../../core/json/write-json.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';
import type { UploadedFile } from '../../core/uploaded-file.ts';

/**
 * The JSON body of a generation with the upstream's model name and a `stream` that fits the delivery. The client's bytes
 * are kept but for the model's name wherever they can be.
 */
export function prepareGenerationBody(
  call: UpstreamCall,
  { value }: Pick<RewrittenBody, 'value'>,
): Buffer | BytePieces {
  const { body, delivery, upstreamModel } = call;
  const isUntouched = value === body.value && (value.stream === true) === (delivery === 'stream');
  const spliced = isUntouched ? spliceTopLevelString(body, 'model', upstreamModel) : null;
  return spliced ?? writeJson(nameModel(call, value));
}

/** The parts of a form: fields first, files after them, each in the order given. */
export interface EditParts {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly UploadedFile[];
}

/**
 * The parts of an edit. One image keeps the part name the client gave it, several are all sent as `image[]`, the only
 * name under which an upstream takes more than one.
 */
export function prepareEditParts(call: UpstreamCall, { value }: Pick<RewrittenBody, 'value'>): EditParts {
  const fields = Object.entries(nameModel(call, value)).flatMap(([name, field]) => writeField(name, field));
  const imageCount = call.files.filter(({ field }) => field !== 'mask').length;
  const files =
    imageCount < 2
      ? call.files
      : call.files.map((file) => (file.field === 'mask' ? file : { ...file, field: 'image[]' }));
  return { fields, files };
}

function nameModel({ delivery, upstreamModel }: UpstreamCall, value: JsonObject): JsonObject {
  const { stream, ...rest } = value;
  const isSaid = delivery === 'stream' || stream !== undefined;
  return { ...rest, model: upstreamModel, ...(isSaid ? { stream: delivery === 'stream' } : {}) };
}

/** Values travel as text; what is absent is left out, and so are the names of files that some readers keep as fields. */
function writeField(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (fileFields.has(name)) return [];
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? [[name, String(value)]] : [];
}

const fileFields: ReadonlySet<string> = new Set(['image', 'image[]', 'mask']);
