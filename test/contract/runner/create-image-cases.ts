import type { Contract, RequestExample } from '../../support/contract-document.ts';
import { imageFiles } from '../../support/contract-image-files.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import { createPicturePrompt, imageOperations, type ImageOperation } from './operations-under-test.ts';

interface Fields {
  readonly n?: number | null;
  readonly partial_images?: number | null;
  readonly [name: string]: unknown;
}

/** Of pictures of a million pixels, JPEG takes the least to write and to read. */
const large = { output_format: 'jpeg' } as const;

/** Fields of a request for pictures, each set of them asked for whole and streamed. */
const choices: readonly (readonly [note: string, fields: Fields])[] = [
  ...['1024x1024', '1536x1024', '1024x1536', 'auto', '160x90'].map(
    (size) => [`size ${size}`, { size, ...large }] as const,
  ),
  ...['imgfam-1', 'imgfam-1.5', 'gpt-image-1', 'gpt-image-1.5'].map(
    (model) => [`model ${model}`, { model, size: '1024x1024', ...large }] as const,
  ),
  ...['imgfam-2', 'gpt-image-2'].map((model) => [`model ${model}`, { model }] as const),
  ...['max', 'xhigh', 'high', 'medium', 'low', 'auto'].map(
    (quality) => [`quality ${quality}`, { quality }] as const,
  ),
  ...['png', 'webp'].map(
    (output_format) =>
      [`a transparent ${output_format}`, { background: 'transparent', output_format }] as const,
  ),
  ...['png', 'webp', 'jpeg'].map(
    (output_format) => [`an opaque ${output_format}`, { background: 'opaque', output_format }] as const,
  ),
  ...[0, 50, 100].map(
    (output_compression) =>
      [
        `compression ${String(output_compression)}`,
        { output_format: 'jpeg', output_compression, background: 'auto' },
      ] as const,
  ),
  ['three images', { n: 3 }],
  ['moderation low', { moderation: 'low', user: 'user-7f3a' }],
  [
    'fields of other clients',
    { response_format: 'b64_json', safety_identifier: 'user-7f3a', complexity: 'low' },
  ],
];

const { png, jpeg, webp, mask } = imageFiles;

/** Forms of an edit: names, kinds and order of its parts. */
const forms: readonly (readonly [note: string, parts: Fields])[] = [
  ['one image', { image: png, prompt: 'Edit' }],
  ['one image of a list', { 'image[]': png, prompt: 'Edit' }],
  ['three images', { 'image[]': [png, jpeg, webp], prompt: 'Compose' }],
  ['one name for two images', { image: [png, webp], prompt: 'Compose' }],
  ['both names for images', { image: png, 'image[]': [jpeg, webp], prompt: 'Compose' }],
  ['sixteen images', { 'image[]': Array.from({ length: 16 }, () => png), prompt: 'Compose' }],
  ['a JPEG file', { image: jpeg, prompt: 'Edit' }],
  ['a WebP file', { image: webp, prompt: 'Edit' }],
  ['a mask', { image: png, mask, prompt: 'Edit' }],
  ['the mask first and the text last', { mask, n: 2, 'image[]': png, prompt: 'Edit' }],
  ['texts before and after files', { prompt: 'Edit', 'image[]': [png, jpeg], n: 2, mask }],
  ['high fidelity', { image: png, prompt: 'Edit', input_fidelity: 'high' }],
  [
    'low fidelity',
    { image: png, prompt: 'Edit', input_fidelity: 'low', model: 'imgfam-1', size: '1024x1024' },
  ],
];

/** Every example of a request for pictures and every choice it may make, whole and streamed. */
export function createImageCases(contract: Contract): readonly ContractCase[] {
  const plans = imageOperations.flatMap((operationId) => [
    ...contract.find(operationId).requests.flatMap((example) => planExample(operationId, example)),
    ...choices.flatMap(([note, fields]) =>
      planBoth(operationId, {
        note,
        fields: { ...createPicturePrompt(operationId, 'A red boat'), ...fields },
      }),
    ),
    ...planPartials(operationId),
    ...breaks.map((directive) => planBreak(operationId, directive)),
  ]);
  const edits = forms.flatMap(([note, fields]) =>
    planBoth('createImageEdit', { note: `a form with ${note}`, fields }),
  );
  return [...plans, ...edits].map((plan) => createCase(contract, plan));
}

function planExample(operationId: ImageOperation, example: RequestExample): readonly CasePlan[] {
  const fields = example.value as Fields;
  return planBoth(operationId, { note: `example ${example.name}`, fields }).map((plan) => ({
    ...plan,
    needs: 'contract',
    request: { ...plan.request, example },
  }));
}

interface Choice {
  readonly note: string;
  readonly fields: Fields;
}

/** The same request whole and streamed. */
function planBoth(operationId: ImageOperation, { note, fields }: Choice): readonly CasePlan[] {
  const { partial_images: _, ...unstreamed } = fields;
  const whole: CasePlan = {
    operationId,
    note: `${note}, whole`,
    needs: 'simulator',
    expectation: { status: 200, mediaType: 'application/json', images: { finished: fields.n ?? 1 } },
    request: { body: { ...unstreamed, stream: false } },
  };
  return [whole, planStream(operationId, { note: `${note}, streamed`, fields })];
}

function planStream(operationId: ImageOperation, { note, fields }: Choice): CasePlan {
  const images = { finished: fields.n ?? 1, partials: fields.partial_images ?? 0 };
  return {
    operationId,
    note,
    needs: 'simulator',
    expectation: { status: 200, mediaType: 'text/event-stream', images },
    request: { body: { ...fields, stream: true } },
  };
}

/** Unfinished images, and two finished ones: these ask for nothing but the contract, and drifts are tried on them. */
function planPartials(operationId: ImageOperation): readonly CasePlan[] {
  const ask = (more: Fields) => ({ ...createPicturePrompt(operationId, 'A red boat'), ...more });
  return [
    ...[0, 1, 2, 3].map((partial_images) =>
      planStream(operationId, {
        note: `${String(partial_images)} partial images, streamed`,
        fields: ask({ partial_images }),
      }),
    ),
    ...planBoth(operationId, { note: 'two images', fields: ask({ n: 2, partial_images: 2 }) }).map(
      (plan) => ({
        ...plan,
        needs: 'contract' as const,
      }),
    ),
  ];
}

/** Ways in which a stream of pictures fails after it has begun. */
const breaks = [
  '[[error=500@2]]',
  '[[error=503@1]]',
  '[[error=529@2]]',
  '[[error=429@1]]',
  '[[error=504@2]]',
  '[[cut]]',
];

function planBreak(operationId: ImageOperation, directive: string): CasePlan {
  const prompt = createPicturePrompt(operationId, `A red boat ${directive}`);
  const fields = { ...prompt, n: 2, partial_images: 2 };
  const plan = planStream(operationId, { note: `“${directive}”, streamed`, fields });
  return { ...plan, expectation: { status: 200, mediaType: 'text/event-stream', ending: 'error' } };
}
