import type { Contract, RequestExample } from '../../support/contract-document.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import { chatOperations } from './operations-under-test.ts';

const json = 'application/json';
const events = 'text/event-stream';

/** Framings of format C's stream by their query. */
export const contentFramings = [
  { query: {}, mediaType: json },
  { query: { alt: 'json' }, mediaType: json },
  { query: { alt: 'sse' }, mediaType: events },
] as const;

/** Examples that ask for a picture, and the model they need. */
const pictureModels: Readonly<Record<string, string>> = {
  createImage: 'genfam-2.5-flash-image',
  editImage: 'genfam-3-pro-image-preview',
};

/** Every example of a request to a chat operation, whole and in every framing of a stream. */
export function createExampleCases(contract: Contract): readonly ContractCase[] {
  const plans = chatOperations.flatMap((operationId) =>
    contract.find(operationId).requests.flatMap((example) => planExample(operationId, example)),
  );
  return plans.map((plan) => createCase(contract, plan));
}

function planExample(operationId: string, example: RequestExample): readonly CasePlan[] {
  switch (operationId) {
    case 'createMessage':
      return planMessage(example);
    case 'generateContent':
      return [planContent(operationId, example), ...planContentStreams(example, 'generateContent')];
    case 'streamGenerateContent':
      return planContentStreams(example, 'own');
    default:
      return [planContent(operationId, example)];
  }
}

function planMessage(example: RequestExample): readonly CasePlan[] {
  const { name, value } = example;
  return [
    { stream: false, mediaType: json },
    { stream: true, mediaType: events },
  ].map(({ stream, mediaType }) => ({
    operationId: 'createMessage',
    note: `example ${name}, ${stream ? 'streamed' : 'whole'}`,
    expectation: { status: 200, mediaType },
    request: { example, body: { ...(value as object), stream } },
  }));
}

function planContent(operationId: string, example: RequestExample): CasePlan {
  const model = pictureModels[example.name];
  return {
    operationId,
    note: `example ${example.name}`,
    expectation: { status: 200, mediaType: json },
    request: { example, ...(model === undefined ? {} : { path: { model } }) },
  };
}

function planContentStreams(example: RequestExample, origin: 'own' | 'generateContent'): readonly CasePlan[] {
  const plan = planContent('streamGenerateContent', example);
  return contentFramings.map(({ query, mediaType }) => {
    const framing = 'alt' in query ? `alt=${query.alt}` : 'no alt';
    return {
      ...plan,
      note: `${origin} ${plan.note}, ${framing}`,
      expectation: { status: 200, mediaType },
      request: { ...plan.request, query },
    };
  });
}
