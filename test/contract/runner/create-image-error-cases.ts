import type { Contract } from '../../support/contract-document.ts';
import { imageFiles } from '../../support/contract-image-files.ts';
import type { WireRequest } from '../../support/contract-request.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import { planFault, replaceKey, setHeader } from './change-request.ts';
import { createPicturePrompt, imageOperations, type ImageOperation } from './operations-under-test.ts';

type Plan = Omit<CasePlan, 'operationId'>;

/** Every error that the contract has for the image operations. */
export function createImageErrorCases(contract: Contract): readonly ContractCase[] {
  return imageOperations
    .flatMap((operationId) => {
      const own = operationId === 'createImage' ? planGenerationRefusals() : planEditRefusals();
      const plans: readonly Plan[] = [
        ...own,
        ...planSharedRefusals(contract, operationId),
        ...directives.flatMap((row) => planDirective(operationId, row)),
      ];
      return [
        ...plans.map((plan) => ({ ...plan, operationId })),
        planFault(operationId, 500, 'crash'),
        planFault(operationId, 503, 'unavailable'),
      ];
    })
    .map((plan) => createCase(contract, plan));
}

function refuse(status: number, note: string, rest: Partial<Plan>): Plan {
  return { note, expectation: { status }, ...rest };
}

/** A refusal for which the contract has an example. */
function refuseAs(example: string, note: string, body: object): Plan {
  return refuse(400, note, { expectation: { status: 400, example }, request: { body } });
}

function planGenerationRefusals(): readonly Plan[] {
  const ask = (more: object) => createPicturePrompt('createImage', 'A red boat', more);
  return [
    refuseAs('missingPrompt', 'no prompt', {}),
    refuseAs('outOfRange', 'eleven images', ask({ n: 11 })),
    refuseAs('longPrompt', 'a prompt of 32001 characters', ask({ prompt: 'x'.repeat(32_001) })),
    refuseAs('unknownField', 'another response_format', ask({ response_format: 'url' })),
    refuseAs('unknownModel', 'an unknown model', ask({ model: 'no-such-model' })),
    refuse(400, 'not JSON', { change: (request) => ({ ...request, body: '{' }) }),
    refuse(400, 'an empty body', { change: (request) => ({ ...request, body: '' }) }),
    refuse(400, 'a number as text', { request: { body: ask({ n: '2' }) } }),
    refuse(413, 'a body over a mebibyte', { request: { body: ask({ prompt: 'x'.repeat(1024 * 1024) }) } }),
  ];
}

const { png, otherMask } = imageFiles;

/** Zeros after the signature of a PNG file: bytes enough to be refused for their number. */
function createBulk(sizeBytes: number): Buffer {
  const bulk = Buffer.alloc(sizeBytes);
  Buffer.from(png, 'base64').copy(bulk);
  return bulk;
}

function planEditRefusals(): readonly Plan[] {
  const ask = (more: object) => createPicturePrompt('createImageEdit', 'A red boat', more);
  const words = Buffer.from('not a picture').toString('base64');
  const many = Array.from({ length: 17 }, () => png);
  const asJson = (request: WireRequest): WireRequest => ({
    ...setHeader(request, 'content-type', 'application/json'),
    body: JSON.stringify({ prompt: 'Edit', image: png }),
  });
  return [
    refuseAs('missingImage', 'no image', { prompt: 'Edit' }),
    refuseAs('wrongFile', 'a file of words', ask({ image: words })),
    refuseAs('imageTooLarge', 'an image of 25 MB', ask({ image: createBulk(25_000_000) })),
    refuseAs('maskTooLarge', 'a mask of 4 MB', ask({ mask: createBulk(4_000_000) })),
    refuseAs('tooManyImages', 'seventeen images', { prompt: 'Edit', 'image[]': many }),
    refuseAs('maskSize', 'a mask of another size', ask({ mask: otherMask })),
    refuse(400, 'no prompt', { request: { body: { image: png } } }),
    refuse(400, 'eleven images', { request: { body: ask({ n: 11 }) } }),
    refuse(400, 'an unknown model', { request: { body: ask({ model: 'no-such-model' }) } }),
    refuse(400, 'an empty body', { change: (request) => ({ ...request, body: '' }) }),
    refuse(400, 'a form that breaks off', {
      change: (request) => ({ ...request, body: (request.body as Uint8Array).subarray(0, -40) }),
    }),
    refuse(415, 'JSON', { change: asJson }),
  ];
}

/** What both operations refuse. */
function planSharedRefusals({ profile }: Contract, operationId: ImageOperation): readonly Plan[] {
  const ask = (more: object) => ({
    request: { body: createPicturePrompt(operationId, 'A red boat', more) },
  });
  const filtered = createPicturePrompt(operationId, 'A red boat [[filtered]]');
  return [
    { ...refuseAs('moderation', '[[filtered]]', filtered), needs: 'simulator' },
    {
      ...refuseAs('moderation', '[[filtered]], streamed', { ...filtered, stream: true }),
      needs: 'simulator',
    },
    refuse(400, 'an unknown field', ask({ nonsense: 1 })),
    refuse(400, 'a value that is not in its enumeration', ask({ quality: 'best' })),
    refuse(400, 'partial images without a stream', ask({ partial_images: 1 })),
    refuse(400, 'a transparent JPEG', ask({ background: 'transparent', output_format: 'jpeg' })),
    refuse(400, 'a size of another model', ask({ model: 'imgfam-1' })),
    refuse(400, 'too many pixels', ask({ size: '3840x3840' })),
    // By the spelling of a request for pictures nobody can ask for the vendor profile, which ignores such parameters.
    ...(profile === 'neutral'
      ? [refuse(400, 'an unknown query parameter', { request: { query: { nonsense: '1' } } })]
      : []),
    refuse(401, 'no key', { expectation: { status: 401, example: 'missingKey' }, request: { scheme: null } }),
    refuse(401, 'a wrong key', { expectation: { status: 401, example: 'invalidKey' }, change: replaceKey }),
    refuse(415, 'neither JSON nor a form', {
      change: (request) => setHeader(request, 'content-type', 'text/plain'),
    }),
    refuse(415, 'a compressed body', { change: (request) => setHeader(request, 'content-encoding', 'gzip') }),
  ];
}

/** Directive, and the status by which the image operations answer it. */
const directives: readonly (readonly [directive: string, status: number])[] = [
  ['status=400', 400],
  ['status=400:failed_precondition', 400],
  ['status=401', 401],
  ['status=403', 403],
  ['status=404', 400],
  ['status=413', 413],
  ['status=429', 429],
  ['status=429,retry', 429],
  ['status=429:insufficient_quota', 429],
  ['status=500', 500],
  ['status=501', 502],
  ['status=502', 502],
  ['status=503', 503],
  ['status=503,retry', 503],
  ['status=504', 504],
  ['status=529', 503],
  ['reset', 502],
  ['status=nonsense', 400],
];

/** What an upstream can answer, before it has sent a byte. */
function planDirective(
  operationId: ImageOperation,
  [directive, status]: (typeof directives)[number],
): readonly Plan[] {
  const prompt = `A red boat [[${directive}]]`;
  return [false, true].map((stream) => ({
    note: `[[${directive}]]${stream ? ', streamed' : ''}`,
    expectation: { status },
    needs: 'simulator',
    request: { body: createPicturePrompt(operationId, prompt, { stream }) },
  }));
}
