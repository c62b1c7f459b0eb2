import type { Profile } from '../../../src/core/area.ts';
import type { Contract, ContractOperation, RequestExample } from '../../../test/support/contract-document.ts';
import {
  createRequest,
  isVideoAlias,
  listProfiles,
  listSchemes,
  type WireRequest,
} from '../../../test/support/contract-request.ts';
import { clientKey, promptMark } from '../gateways/fuzz-secrets.ts';
import { copyJson, setField } from './copy-json.ts';
import type { Draft } from './draft.ts';
import { createParts, createText, formType, type FormPart } from './form-parts.ts';

/** Stands in paths where the name of a model belongs. */
export const modelMark = 'model-mark';

/** A request of the contract that changes are made to. */
export interface Base {
  readonly operation: ContractOperation;
  readonly profile: Profile;
  /** The name of the example; empty for a request without a body. */
  readonly example: string;
  /** Without its body; a model in its path is `modelMark`. */
  readonly draft: Draft;
  readonly mediaType: string | null;
  /** The JSON body. */
  readonly value: Readonly<Record<string, unknown>> | null;
  /** The form. */
  readonly parts: readonly FormPart[] | null;
  /** Any other body. */
  readonly text: string | null;
}

/** Every example of every operation in a profile, with its key in every place where one may stand. */
export async function listBases(contract: Contract): Promise<readonly Base[]> {
  const bases: Base[] = [];
  for (const operation of contract.operations) {
    if (!listProfiles(operation).includes(contract.profile)) continue;
    const schemes = operation.schemes.length === 0 ? [null] : listSchemes(operation, contract.profile);
    const examples =
      operation.requests.length === 0
        ? [null]
        : operation.requests.map((example) => prepareExample(operation, example));
    for (const scheme of schemes)
      for (const example of examples) bases.push(await createBase(contract, operation, { scheme, example }));
  }
  return bases;
}

/** The picture at the address of the contract's examples, which no gateway may fetch here. */
const pictureUrl =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAgMAAADXB5lNAAAADFBMVEX61qX0jFomRnj68Mjqfvj8AAAAIUlEQVR42mNgGAWDAYSiAZoK/P87IAKkuHQVGhgVGJwCADS+Z+6uXWY+AAAAAElFTkSuQmCC';

/** An example that reaches nothing outside, and of which no video is made: that would take a second of a core for each. */
function prepareExample({ path }: ContractOperation, example: RequestExample): RequestExample {
  if (!path.startsWith('/v1/video') && !isVideoAlias(path)) return example;
  const text = JSON.stringify(example.value)
    .replace(/"prompt":"(?:[^"\\]|\\.)*/u, '$& [[failed]]')
    .replaceAll('https://example.com/first-frame.png', pictureUrl);
  return { ...example, value: JSON.parse(text) as unknown };
}

interface Choice {
  readonly scheme: string | null;
  readonly example: RequestExample | null;
}

async function createBase(
  contract: Contract,
  operation: ContractOperation,
  { scheme, example }: Choice,
): Promise<Base> {
  const request = await createRequest(contract, operation.operationId, {
    apiKey: clientKey,
    scheme,
    path: { model: modelMark },
    ...(example === null ? {} : { example }),
  });
  const isForm = example?.mediaType === 'multipart/form-data';
  const isJson = example?.mediaType === 'application/json';
  return {
    operation,
    profile: contract.profile,
    example: example?.name ?? '',
    draft: createDraft(request, example?.mediaType ?? null),
    mediaType: example?.mediaType ?? null,
    value: isJson ? (markPrompt(example.value) as Base['value']) : null,
    parts: isForm ? createParts(example).map(markPart) : null,
    text: example !== null && !isForm && !isJson ? String(request.body) : null,
  };
}

function createDraft({ method, target, headers }: WireRequest, mediaType: string | null): Draft {
  const [path = '', query = ''] = target.split('?');
  const all = Object.entries({ host: 'gateway.test', ...headers });
  return {
    method,
    path,
    query: query === '' ? [] : query.split('&'),
    headers: all.map(([name, value]) => [
      name,
      name === 'content-type' && mediaType === 'multipart/form-data' ? formType : value,
    ]),
    body: null,
  };
}

/** Adds words to the first text of a body, to see where they get to. */
function markPrompt(value: unknown): unknown {
  let isMarked = false;
  const mark = (item: unknown): unknown => {
    if (isMarked || typeof item !== 'object' || item === null) return item;
    if (Array.isArray(item)) return item.map(mark);
    const copy = {};
    for (const [name, each] of Object.entries(item)) {
      const isText = !isMarked && typeof each === 'string' && ['text', 'prompt', 'content'].includes(name);
      if (isText) isMarked = true;
      setField(copy, name, isText ? `${each} ${promptMark}` : mark(each));
    }
    return copy;
  };
  return mark(copyJson(value));
}

function markPart(part: FormPart): FormPart {
  return part.name === 'prompt' ? createText('prompt', `${part.bytes.toString('utf8')} ${promptMark}`) : part;
}
