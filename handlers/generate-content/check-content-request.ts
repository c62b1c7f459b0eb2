import type {
  ContentSchema,
  FileData,
  FunctionResponse,
  FunctionResponsePart,
  GenerateContentRequest,
  Part,
} from '../../generated/contract-types.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import type { RequestOf } from '../../src/core/handler.ts';
import { asObject, asString, listObjects } from '../../src/core/json/json-object.ts';
import { refuseImageConfig } from '../../src/formats/content/index.ts';
import type { ServedModel } from '../../src/core/router.ts';
import { refuseBucket, refuseStorage } from './refuse-buckets.ts';

/**
 * The rules of format C that a schema cannot express. Throws `invalid_argument` naming the field.
 */
export function checkContentRequest(
  { body: { value: body } }: RequestOf<'generateContent' | 'streamGenerateContent'>,
  model: ServedModel | null,
): void {
  checkFileData(body);
  checkStorage(body);
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
export function checkContentCountRequest({ body }: RequestOf<'countContentTokens'>): void {
  const { generateContentRequest } = body.value;
  checkFileData(body.value);
  if (generateContentRequest) checkFileData(generateContentRequest, 'generateContentRequest.');
}

/** Media other than images is taken inline only: there is no file-upload interface. */
function checkFileData({ contents = [] }: Partial<GenerateContentRequest>, prefix = ''): void {
  contents.forEach(({ parts }, index) => {
    checkParts(parts, `${prefix}contents[${String(index)}]`);
  });
}

function checkParts(parts: readonly Part[], place: string): void {
  parts.forEach(({ fileData, functionResponse }, index) => {
    const field = `${place}.parts[${String(index)}]`;
    checkAddress(fileData, `${field}.fileData`);
    const returned = asObject<FunctionResponse>(functionResponse).parts;
    listObjects<FunctionResponsePart>(returned).forEach((part, returnedIndex) => {
      checkAddress(part.fileData, `${field}.functionResponse.parts[${String(returnedIndex)}].fileData`);
    });
  });
}

function checkAddress(fileData: unknown, field: string): void {
  const { mimeType, fileUri } = asObject<FileData>(fileData);
  const type = asString(mimeType)?.trim() ?? '';
  if (/^(?:audio|video|application)\//i.test(type))
    throw invalid(field, `${type} is accepted as inlineData with base64 data only.`);
  if (type !== '' && !/^image\//i.test(type)) throw invalid(field, 'Only images are taken by an address.');
  refuseBucket(fileUri, field, 'inlineData');
}

/** Vertex AI's field for it, which the contract does not have, in both spellings of protocol buffers. */
function checkStorage(body: GenerateContentRequest): void {
  const field = ['outputConfig', 'output_config'].find((name) => Object.hasOwn(body, name));
  if (field !== undefined) throw refuseStorage(field);
}

/** A client knows the models of its own format. What another one cannot write is left out on the way to it, and named. */
function checkOutputTokens({ generationConfig }: GenerateContentRequest, model: ServedModel | null): void {
  const { kind, maxOutputTokens: ceiling } = model?.catalogue ?? {};
  const limit = generationConfig?.maxOutputTokens;
  if (kind === 'chat-messages' || ceiling === undefined || limit === undefined || limit <= ceiling) return;
  throw invalid('generationConfig.maxOutputTokens', `Must be at most ${String(ceiling)} for this model.`);
}

/** `text/x.enum` asks for one of a list, so there must be a list. */
function checkEnumAnswer({ generationConfig: config }: GenerateContentRequest): void {
  if (config?.responseMimeType !== 'text/x.enum') return;
  const { enum: values } = asObject<ContentSchema>(config.responseSchema ?? config.responseJsonSchema);
  if (Array.isArray(values) && values.length > 0) return;
  throw invalid(
    'generationConfig.responseSchema',
    'text/x.enum needs a responseSchema with a non-empty enum.',
  );
}

function checkImagePrompt({ contents }: GenerateContentRequest): void {
  const hasText = contents.some(({ parts }) => parts.some(({ text = '' }) => text !== ''));
  if (!hasText) throw invalid('contents', 'An image request needs a text part that says what to draw.');
}

function invalid(field: string, description: string): GatewayError {
  return new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason: 'invalid_value',
    param: field,
    violations: [{ field, description }],
  });
}
