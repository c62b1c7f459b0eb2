import { GatewayError } from '../../src/core/gateway-error.ts';
import type { OperationRequest } from '../../src/core/operation.ts';
import { refuseImageConfig } from '../../src/core/refuse-image-config.ts';
import type { ServedModel } from '../../src/core/router.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * The rules of format C that a schema cannot express. Throws `invalid_argument` naming the field.
 */
export function checkContentRequest(request: OperationRequest, model: ServedModel | null): void {
  const body = request.body.value;
  checkFileData(body);
  checkOutputTokens(body, model);
  checkEnumAnswer(body);
  if (!model) return;
  if (drawsOnly(model)) checkImagePrompt(body);
  // What other names stand for their upstreams know.
  else if (model.catalogue) refuseImageConfig(body);
}

/** Whatever is said to an image model is what to draw; a model of another kind offers no image operation. */
function drawsOnly({ catalogue, operations }: ServedModel): boolean {
  return catalogue?.kind === 'image-content' || operations.has('createImage');
}

/** The same rules, as far as they concern what a token count is made of, for the contents alone or a whole request. */
export function checkContentCountRequest({ body }: OperationRequest): void {
  const { generateContentRequest } = body.value;
  checkFileData(body.value);
  if (typeof generateContentRequest !== 'object' || generateContentRequest === null) return;
  checkFileData(generateContentRequest as Json, 'generateContentRequest.');
}

/** Media other than images is taken inline only: there is no file-upload interface. */
function checkFileData(body: Json, prefix = ''): void {
  const contents = Array.isArray(body.contents) ? (body.contents as readonly Json[]) : [];
  contents.forEach(({ parts }, contentIndex) => {
    if (!Array.isArray(parts)) return;
    (parts as readonly Json[]).forEach(({ fileData }, partIndex) => {
      const mimeType = (fileData as { readonly mimeType?: unknown } | undefined)?.mimeType;
      if (typeof mimeType !== 'string' || !/^(audio|video|application)\//i.test(mimeType)) return;
      const field = `${prefix}contents[${String(contentIndex)}].parts[${String(partIndex)}].fileData`;
      throw invalid(field, `${mimeType} is accepted as inlineData with base64 data only.`);
    });
  });
}

function checkOutputTokens(body: Json, model: ServedModel | null): void {
  const ceiling = model?.catalogue?.maxOutputTokens;
  const config = body.generationConfig as { readonly maxOutputTokens?: unknown } | undefined;
  const limit = config?.maxOutputTokens;
  if (ceiling === undefined || typeof limit !== 'number' || limit <= ceiling) return;
  throw invalid('generationConfig.maxOutputTokens', `Must be at most ${String(ceiling)} for this model.`);
}

/** `text/x.enum` asks for one of a list, so there must be a list. */
function checkEnumAnswer(body: Json): void {
  const config = body.generationConfig as Json | undefined;
  if (config?.responseMimeType !== 'text/x.enum') return;
  const schema = (config.responseSchema ?? config.responseJsonSchema) as
    { readonly enum?: unknown } | undefined;
  if (Array.isArray(schema?.enum) && schema.enum.length > 0) return;
  throw invalid(
    'generationConfig.responseSchema',
    'text/x.enum needs a responseSchema with a non-empty enum.',
  );
}

function checkImagePrompt(body: Json): void {
  const contents = body.contents as readonly { readonly parts: readonly Json[] }[];
  const hasText = contents.some(({ parts }) =>
    parts.some(({ text }) => typeof text === 'string' && text !== ''),
  );
  if (!hasText) throw invalid('contents', 'An image request needs a text part that says what to draw.');
}

function invalid(field: string, description: string): GatewayError {
  return new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason: 'invalid_value',
    param: field,
    violations: [{ field, description }],
  });
}
