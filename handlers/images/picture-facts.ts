import type { ImageGenerationRequest, ImagesResponse } from '../../generated/contract-types.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import type { Unchecked } from '../../src/core/json/json-object.ts';
import type { PictureFacts } from '../../src/core/picture.ts';
import { readBase64Claim } from '../../src/core/read-picture-claim.ts';

const factNames = ['background', 'output_format', 'quality', 'size'] as const;

type FactName = (typeof factNames)[number];

/** How an image was made, as the contract has it in answers and in events. */
export type ImageFacts = Unchecked<Pick<ImagesResponse, FactName>>;

/** The same where clients ask for it. */
type AskedFacts = Pick<ImageGenerationRequest, FactName>;

/** What is known when an upstream's answer is completed. */
export interface CompletionSource {
  /** The fields of the request. */
  readonly request: AskedFacts;
}

const valid: Readonly<Record<FactName, RegExp>> = {
  background: /^(?:transparent|opaque)$/,
  output_format: /^(?:png|webp|jpeg)$/,
  quality: /^(?:low|medium|high)$/,
  size: /^[1-9]\d*x[1-9]\d*$/,
};

/** The facts an upstream left out or answered as `auto`; an empty object where it said everything. */
export function completeFacts(given: ImageFacts, picture: string, { request }: CompletionSource): ImageFacts {
  const missing = factNames.filter((name) => !isFact(name, given[name]));
  if (missing.length === 0) return {};
  const claim = readBase64Claim(picture);
  const facts: ImageFacts = Object.fromEntries(missing.map((name) => [name, find[name](request, claim)]));
  if (missing.every((name) => isFact(name, facts[name]))) return facts;
  throw new GatewayError('bad_gateway', 'The upstream answered with something that is no image.', {
    reason: 'upstream_error',
  });
}

function isFact(name: FactName, value: unknown): boolean {
  return typeof value === 'string' && valid[name].test(value);
}

/** What the picture says comes before what was asked for, except for what no picture says. */
const find: Readonly<Record<FactName, (request: AskedFacts, claim: PictureFacts | null) => unknown>> = {
  background: ({ background }, claim) => {
    if (claim?.hasAlpha === false) return 'opaque';
    return isFact('background', background) ? background : claim && 'transparent';
  },
  output_format: ({ output_format: asked = 'png' }, claim) => claim?.format ?? asked,
  // Left to itself a model works as well as it can.
  quality: ({ quality }) => (isFact('quality', quality) ? quality : 'high'),
  size: ({ size }, claim) => (claim ? `${String(claim.width)}x${String(claim.height)}` : size),
};
