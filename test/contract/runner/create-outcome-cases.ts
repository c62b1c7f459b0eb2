import type { Contract } from '../../support/contract-document.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import { contentFramings } from './create-example-cases.ts';
import { createPrompt } from './operations-under-test.ts';

const weatherTool = {
  name: 'get_weather',
  description: 'The weather in a city.',
  input_schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
};

const weatherFunction = {
  name: 'get_weather',
  description: 'The weather in a city.',
  parameters: { type: 'OBJECT', properties: { city: { type: 'STRING' } }, required: ['city'] },
};

const thinking = { thinking: { type: 'enabled', budget_tokens: 1024 } };
const thoughts = { generationConfig: { thinkingConfig: { includeThoughts: true } } };

/** Prompt and request of every outcome of format B that is a success. */
const messageOutcomes: readonly (readonly [prompt: string, more?: object])[] = [
  ...[
    'end_turn',
    'max_tokens',
    'stop_sequence',
    'tool_use',
    'pause_turn',
    'refusal',
    'model_context_window_exceeded',
  ].map((reason) => [`Hello [[finish=${reason}]]`] as const),
  ['Hello [[filtered]]'],
  ['Hello [[tokens=300]]'],
  ['Hello [[cached]]', { system: 'Be brief.' }],
  ['Think [[redacted_thinking]]', thinking],
  ['Reply with exactly: one STOP two', { stop_sequences: ['STOP'] }],
  ['The weather in Porto and Rome? [[tool=get_weather]] [[tool=get_weather]]', { tools: [weatherTool] }],
];

/** Prompt and request of every outcome of format C that is a success. */
const contentOutcomes: readonly (readonly [prompt: string, more?: object])[] = [
  ...[
    'STOP',
    'MAX_TOKENS',
    'SAFETY',
    'RECITATION',
    'LANGUAGE',
    'OTHER',
    'BLOCKLIST',
    'PROHIBITED_CONTENT',
    'SPII',
    'MALFORMED_FUNCTION_CALL',
    'IMAGE_SAFETY',
    'NO_IMAGE',
    'IMAGE_PROHIBITED_CONTENT',
    'IMAGE_RECITATION',
    'IMAGE_OTHER',
    'UNEXPECTED_TOOL_CALL',
    'TOO_MANY_TOOL_CALLS',
    'MALFORMED_RESPONSE',
  ].map((reason) => [`Hello [[finish=${reason}]]`] as const),
  ...['SAFETY', 'OTHER', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'IMAGE_SAFETY', 'MODEL_ARMOR', 'JAILBREAK'].map(
    (reason) => [`Hello [[block=${reason}]]`] as const,
  ),
  ['Hello [[filtered]]'],
  ['Hello [[tokens=300]]'],
  ['Think', thoughts],
  ['Hello', { generationConfig: { candidateCount: 3 } }],
  ['The weather in Porto? [[tool=get_weather]]', { tools: [{ functionDeclarations: [weatherFunction] }] }],
];

/** Ways in which a stream fails after it has begun. */
const breaks = [
  '[[error=500@2]]',
  '[[error=503@1]]',
  '[[error=529@2]]',
  '[[error=429@1]]',
  '[[error=504@2]]',
  '[[cut]]',
];

/** Every outcome that the simulator can be asked for, whole and streamed. */
export function createOutcomeCases(contract: Contract): readonly ContractCase[] {
  const plans = [
    ...messageOutcomes.flatMap(([prompt, more]) => planMessage(prompt, more)),
    ...contentOutcomes.flatMap(([prompt, more]) => planContent(prompt, more)),
    ...breaks.flatMap(planBreak),
  ];
  return plans.map((plan) => createCase(contract, { ...plan, needs: 'simulator' }));
}

function planMessage(prompt: string, more: object = {}): readonly CasePlan[] {
  return [
    { stream: false, mediaType: 'application/json' },
    { stream: true, mediaType: 'text/event-stream' },
  ].map(({ stream, mediaType }) => ({
    operationId: 'createMessage',
    note: `“${prompt}”, ${stream ? 'streamed' : 'whole'}`,
    expectation: { status: 200, mediaType },
    request: { body: createPrompt('createMessage', prompt, { ...more, stream }) },
  }));
}

function planContent(prompt: string, more: object = {}): readonly CasePlan[] {
  const body = createPrompt('generateContent', prompt, more);
  const whole: CasePlan = {
    operationId: 'generateContent',
    note: `“${prompt}”${describe(more)}`,
    expectation: { status: 200, mediaType: 'application/json' },
    request: { body },
  };
  const streams = contentFramings
    .filter(({ query }) => !('alt' in query) || query.alt === 'sse')
    .map(({ query, mediaType }) => ({
      operationId: 'streamGenerateContent',
      note: whole.note,
      expectation: { status: 200, mediaType },
      request: { body, query },
    }));
  return [whole, ...streams];
}

function describe(more: object): string {
  return Object.keys(more).length === 0 ? '' : ` with ${Object.keys(more).join(', ')}`;
}

/** A stream of each framing with a pause between its events, to see what fills it. */
export function createSlowCases(contract: Contract): readonly ContractCase[] {
  return planStreams('Count [[tokens=8]] [[pace=60ms]]', 'complete').map((plan) =>
    createCase(contract, { ...plan, needs: 'simulator' }),
  );
}

function planBreak(directive: string): readonly CasePlan[] {
  return planStreams(`Count to twenty ${directive}`, 'error');
}

/** The same prompt in every framing of a stream. */
function planStreams(prompt: string, ending: 'complete' | 'error'): readonly CasePlan[] {
  const message: CasePlan = {
    operationId: 'createMessage',
    note: `“${prompt}”, streamed`,
    expectation: { status: 200, mediaType: 'text/event-stream', ending },
    request: { body: createPrompt('createMessage', prompt, { stream: true }) },
  };
  const contents = contentFramings.map(({ query, mediaType }) => ({
    operationId: 'streamGenerateContent',
    note: `“${prompt}”, ${'alt' in query ? `alt=${query.alt}` : 'no alt'}`,
    expectation: { status: 200, mediaType, ending },
    request: { body: createPrompt('streamGenerateContent', prompt), query },
  }));
  return [message, ...contents];
}
