import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { emitContractTypes } from '../../../scripts/generate/emit-contract-types.ts';
import { emitOperations } from '../../../scripts/generate/emit-operations.ts';
import { resolvePointer, toList, toObject, type JsonObject } from '../../../scripts/generate/json.ts';
import { listEvents } from '../../../scripts/generate/list-events.ts';
import { checkTypes, type TypeFinding } from '../../support/check-types.ts';

/** A field of the contract under another name, and the file that no longer compiles then. */
interface TypeDrift {
  readonly document: 'openapi' | 'asyncapi';
  /** Of the object whose `properties` it is in. */
  readonly pointer: string;
  readonly field: string;
  readonly file: string;
}

const schema = (name: string) => `#/components/schemas/${name}`;

const drifts: readonly TypeDrift[] = [
  {
    document: 'openapi',
    pointer: schema('MessageRequest'),
    field: 'max_tokens',
    file: 'handlers/messages/check-message-request.ts',
  },
  {
    document: 'openapi',
    pointer: schema('GenerationConfig'),
    field: 'maxOutputTokens',
    file: 'handlers/generate-content/check-content-request.ts',
  },
  {
    document: 'openapi',
    pointer: schema('ImageGenerationRequest'),
    field: 'partial_images',
    file: 'handlers/images/check-image-request.ts',
  },
  {
    document: 'openapi',
    pointer: schema('MessageResponse'),
    field: 'stop_reason',
    file: 'handlers/messages/render-message.ts',
  },
  {
    document: 'openapi',
    pointer: schema('RealtimeClientSecretExpiry'),
    field: 'seconds',
    file: 'handlers/realtime/create-realtime-client-secret.ts',
  },
  {
    document: 'openapi',
    pointer: schema('RealtimeClientSecret'),
    field: 'value',
    file: 'handlers/realtime/create-realtime-session.ts',
  },
  {
    document: 'openapi',
    pointer: schema('Candidate'),
    field: 'finishReason',
    file: 'handlers/generate-content/render-content.ts',
  },
  {
    document: 'openapi',
    pointer: schema('ImagesResponse'),
    field: 'created',
    file: 'handlers/images/complete-images.ts',
  },
  {
    document: 'openapi',
    pointer: schema('Model'),
    field: 'display_name',
    file: 'handlers/models/render-model.ts',
  },
  {
    document: 'openapi',
    pointer: schema('Readiness'),
    field: 'checks',
    file: 'handlers/operations/get-readiness.ts',
  },
  {
    document: 'openapi',
    pointer: schema('Video'),
    field: 'expires_at',
    file: 'handlers/video/render-video.ts',
  },
  {
    document: 'openapi',
    pointer: schema('VideoGenerationTask'),
    field: 'progress',
    file: 'handlers/video/render-generation.ts',
  },
  {
    document: 'openapi',
    pointer: schema('VideoOperation'),
    field: 'done',
    file: 'handlers/video/render-operation.ts',
  },
  {
    document: 'openapi',
    pointer: schema('VideoFile'),
    field: 'sizeBytes',
    file: 'handlers/video/get-video-file.ts',
  },
  {
    document: 'openapi',
    pointer: schema('PredictVideoParameters'),
    field: 'durationSeconds',
    file: 'handlers/video/parse-prediction.ts',
  },
  {
    document: 'openapi',
    pointer: schema('OpenAiError'),
    field: 'param',
    file: 'handlers/render-openai-error.ts',
  },
  {
    document: 'asyncapi',
    pointer: `${schema('VendorMessageDeltaEvent')}/properties/delta`,
    field: 'stop_sequence',
    file: 'handlers/messages/render-message-stream.ts',
  },
  {
    document: 'openapi',
    pointer: schema('MessageRequest'),
    field: 'tool_choice',
    file: 'src/translators/messages-to-content/convert-tools.ts',
  },
  {
    document: 'openapi',
    pointer: schema('ToolResultBlock'),
    field: 'is_error',
    file: 'src/translators/messages-to-content/convert-tool-blocks.ts',
  },
  {
    document: 'openapi',
    pointer: schema('GenerateContentRequest'),
    field: 'toolConfig',
    file: 'src/translators/content-to-messages/convert-tools.ts',
  },
  {
    document: 'openapi',
    pointer: schema('GenerateContentResponse'),
    field: 'promptFeedback',
    file: 'src/formats/content/content-progress.ts',
  },
  {
    document: 'openapi',
    pointer: schema('MessageUsage'),
    field: 'cache_read_input_tokens',
    file: 'src/formats/messages/message-usage.ts',
  },
  {
    document: 'asyncapi',
    pointer: schema('VendorMessageContentBlockStartEvent'),
    field: 'content_block',
    file: 'src/translators/messages-to-content/convert-content-stream.ts',
  },
];

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../generated/${name}`, import.meta.url), 'utf8')) as JsonObject;

function rename(object: JsonObject, field: string): void {
  const properties = toObject(object.properties);
  if (properties[field] === undefined) throw new Error(`There is no ${field} to rename.`);
  properties[`drifted_${field}`] = properties[field];
  Reflect.deleteProperty(properties, field);
  object.required = toList(object.required).map((name) => (name === field ? `drifted_${field}` : name));
}

function renameOperation(document: JsonObject, pointer: string, name: string): void {
  toObject(resolvePointer(document, pointer)).operationId = name;
}

/** Every drift at once: the compiler finds each where its field is used. */
async function findDrifts(planted: readonly TypeDrift[]): Promise<readonly TypeFinding[]> {
  const documents = { openapi: read('openapi.vendor.json'), asyncapi: read('asyncapi.vendor.json') };
  for (const { document, pointer, field } of planted)
    rename(toObject(resolvePointer(documents[document], pointer)), field);
  renameOperation(documents.openapi, '#/paths/~1healthz/get', 'getPulse');
  const types = await emitContractTypes({ ...documents, events: listEvents(documents.asyncapi) });
  return checkTypes(['handlers/index.ts', 'src/translators/index.ts'], {
    'generated/contract-types.ts': types,
    'generated/operations.ts': emitOperations(documents.openapi, documents.openapi),
  });
}

/** Compiles where whatever fits the types of the first file fits those of the second. */
const compare = (first: string, second: string) => `
import type { OperationTypes as First } from './${first}';
import type { OperationTypes as Second } from './${second}';
type Members<Types, Name> = { [Id in keyof Types & keyof First]: Types[Id][Name & keyof Types[Id]] };
export const bodies = (given: Members<First, 'body'>): Members<Second, 'body'> => given;
export const answers = (given: Members<First, 'answers'>): Members<Second, 'answers'> => given;
`;

describe('the type check', { timeout: 300_000 }, () => {
  let findings: readonly TypeFinding[] = [];
  beforeAll(async () => {
    findings = await findDrifts(drifts);
  }, 300_000);

  it.each(drifts)('notices that $field is called otherwise, in $file', ({ field, file }) => {
    const texts = findings.filter((finding) => finding.file === file).map(({ text }) => text);
    expect(texts.join('\n')).toContain(field);
  });

  it('notices that an operation has another name than its handler', () => {
    const texts = findings.filter(({ file }) => file === 'handlers/index.ts').map(({ text }) => text);
    expect(texts.join('\n')).toContain('getHealth');
  });
});

describe('the types of the vendor profile', { timeout: 300_000 }, () => {
  it('take in what the neutral profile lets through and gives, and more', async () => {
    const asyncapi = read('asyncapi.json');
    const findings = checkTypes(['generated/narrower.ts', 'generated/wider.ts'], {
      'generated/neutral-types.ts': await emitContractTypes({
        openapi: read('openapi.json'),
        asyncapi,
        events: listEvents(asyncapi),
      }),
      'generated/narrower.ts': compare('neutral-types.ts', 'contract-types.ts'),
      'generated/wider.ts': compare('contract-types.ts', 'neutral-types.ts'),
    });
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(['generated/wider.ts']));
  });
});
