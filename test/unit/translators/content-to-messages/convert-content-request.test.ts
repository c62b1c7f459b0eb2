import { describe, expect, it } from 'vitest';
import { providers } from '../../../../src/providers/provider-table.ts';
import {
  convertContentRequest,
  type ConversionContext,
} from '../../../../src/translators/content-to-messages/convert-content-request.ts';
import { createUpstreamCall } from '../../../support/create-upstream-call.ts';

type Json = Readonly<Record<string, unknown>>;

const contents = [{ role: 'user', parts: [{ text: 'Tea?' }] }];
const messages = [{ role: 'user', content: [{ type: 'text', text: 'Tea?' }] }];
const parameters = { type: 'OBJECT', properties: { city: { type: 'STRING', nullable: true } } };
const weather = { name: 'get_weather', description: 'Tells the weather.', parameters };
const time = { name: 'get_time', parametersJsonSchema: { type: 'object', properties: {} } };
const tools = [{ functionDeclarations: [weather, time] }];
const weatherTool = {
  name: 'get_weather',
  description: 'Tells the weather.',
  input_schema: { type: 'object', properties: { city: { type: ['string', 'null'] } } },
};
const timeTool = { name: 'get_time', input_schema: { type: 'object', properties: {} } };

function createContext(change: Partial<ConversionContext> & { provider?: 'anthropic' | 'specway' } = {}) {
  const { deployment, ...call } = createUpstreamCall({ url: '' });
  const { provider = 'anthropic', ...rest } = change;
  return {
    ...call,
    upstreamModel: 'claude-sonnet-4-6',
    deployment: { ...deployment, provider: providers[provider] },
    ...rest,
  };
}

const convert = (value: Json, change: Parameters<typeof createContext>[0] = {}) =>
  convertContentRequest({ contents, ...value }, createContext(change));
const configure = (generationConfig: Json, change: Parameters<typeof createContext>[0] = {}) =>
  convert({ generationConfig }, change);
const refusal = (param: string) =>
  expect.objectContaining({ reason: 'unsupported_parameter', param }) as Error;

describe('convertContentRequest', () => {
  it('converts the least there is', () => {
    expect(convert({})).toEqual({
      body: { max_tokens: 128_000, messages },
      thoughts: 'hidden',
      shape: 'plain',
      ignoredFields: [],
    });
  });

  it('converts instruction and settings', () => {
    const { body, ignoredFields } = convert({
      systemInstruction: { role: 'user', parts: [{ text: 'Be brief.' }, { text: 'Rhyme.' }] },
      generationConfig: {
        maxOutputTokens: 100,
        temperature: 0.4,
        topK: 20,
        stopSequences: ['END'],
        candidateCount: 1,
        presencePenalty: 0,
        responseModalities: ['TEXT', 'MODALITY_UNSPECIFIED'],
        responseMimeType: 'text/plain',
        responseLogprobs: false,
        mediaResolution: 'MEDIA_RESOLUTION_UNSPECIFIED',
      },
      safetySettings: [],
    });
    expect(body).toEqual({
      max_tokens: 100,
      system: 'Be brief.\nRhyme.',
      messages,
      temperature: 0.4,
      top_k: 20,
      stop_sequences: ['END'],
    });
    expect(ignoredFields).toEqual([]);
  });

  it('leaves out stop sequences of white space alone, which format B refuses', () => {
    const { body, ignoredFields } = configure({ stopSequences: ['\n', 'END'] });
    expect(body.stop_sequences).toEqual(['END']);
    expect(ignoredFields).toEqual(['generationConfig.stopSequences']);
    expect(configure({ stopSequences: ['\n'] }).body).not.toHaveProperty('stop_sequences');
  });

  it.each([
    [{ temperature: 0.7, topP: 0.95 }, { temperature: 0.7 }, ['generationConfig.topP']],
    [{ temperature: 0, topP: 1 }, { temperature: 0 }, []],
    [{ temperature: 1, topP: 0.95 }, { top_p: 0.95 }, []],
    [{ temperature: 2, topP: 0.95 }, { top_p: 0.95 }, ['generationConfig.temperature']],
    [{ topP: 0.95 }, { top_p: 0.95 }, []],
  ])('sends temperature or top_p, since models of format B refuse both: %j', (config, fields, ignored) => {
    const { body, ignoredFields } = configure(config);
    expect(body).toEqual({ max_tokens: 128_000, messages, ...fields });
    expect(ignoredFields).toEqual(ignored);
  });

  it('refuses instructions that are no text, and names what else they hold', () => {
    const refusedPart = { parts: [{ text: 'a' }, { inlineData: { mimeType: 'image/png', data: 'AA' } }] };
    expect(() => convert({ systemInstruction: refusedPart })).toThrow(refusal('systemInstruction.parts[1]'));
    const thought = { text: 'Hm.', thought: true };
    const signed = { text: 'b', thoughtSignature: 'AA' };
    const { body, ignoredFields } = convert({
      systemInstruction: { parts: [thought, signed, { text: ' ' }] },
    });
    expect(body.system).toBe('b');
    expect(ignoredFields).toEqual([
      'systemInstruction.parts[0]',
      'systemInstruction.parts[1].thoughtSignature',
    ]);
  });

  it('names what has no effect', () => {
    const { ignoredFields } = convert({
      labels: { a: 'b' },
      safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }],
      toolConfig: { retrievalConfig: {}, functionCallingConfig: { streamFunctionCallArguments: true } },
      generationConfig: {
        temperature: 1.5,
        seed: 7,
        mediaResolution: 'MEDIA_RESOLUTION_LOW',
        enableEnhancedCivicAnswers: true,
      },
    });
    expect(ignoredFields).toEqual([
      'labels',
      'safetySettings',
      'generationConfig.seed',
      'generationConfig.mediaResolution',
      'generationConfig.enableEnhancedCivicAnswers',
      'toolConfig.retrievalConfig',
      'toolConfig.functionCallingConfig.streamFunctionCallArguments',
      'generationConfig.temperature',
    ]);
  });

  it.each<[string, Json]>([
    ['cachedContent', { cachedContent: 'cachedContents/x' }],
    ['tools[0].codeExecution', { tools: [{ codeExecution: {} }] }],
    ['tools[1].googleSearch', { tools: [{ functionDeclarations: [] }, { googleSearch: {} }] }],
    ['tools[0].functionDeclarations[0].name', { tools: [{ functionDeclarations: [{ name: '' }] }] }],
    [
      'tools[0].functionDeclarations[0].behavior',
      { tools: [{ functionDeclarations: [{ name: 'a', behavior: 'NON_BLOCKING' }] }] },
    ],
    ['toolConfig.functionCallingConfig.mode', { toolConfig: { functionCallingConfig: { mode: 'ANY' } } }],
    [
      'toolConfig.functionCallingConfig.allowedFunctionNames',
      { tools, toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['x'] } } },
    ],
    ['generationConfig.candidateCount', { generationConfig: { candidateCount: 2 } }],
    ['generationConfig.presencePenalty', { generationConfig: { presencePenalty: 0.5 } }],
    ['generationConfig.frequencyPenalty', { generationConfig: { frequencyPenalty: -0.5 } }],
    ['generationConfig.responseLogprobs', { generationConfig: { responseLogprobs: true } }],
    ['generationConfig.logprobs', { generationConfig: { logprobs: 2 } }],
    ['generationConfig.responseModalities', { generationConfig: { responseModalities: ['TEXT', 'IMAGE'] } }],
    ['generationConfig.speechConfig', { generationConfig: { speechConfig: {} } }],
    ['generationConfig.imageConfig', { generationConfig: { imageConfig: {} } }],
    ['generationConfig.responseMimeType', { generationConfig: { responseMimeType: 'text/x.enum' } }],
    ['generationConfig.responseFormat', { generationConfig: { responseFormat: [{ text: {} }] } }],
    ['generationConfig.response_format', { generationConfig: { response_format: [{ text: {} }] } }],
    ['generationConfig.translationConfig', { generationConfig: { translationConfig: {} } }],
    ['continuationToken', { continuationToken: 'Zm9v' }],
  ])('refuses %s', (param, value) => {
    expect(() => convert(value)).toThrow(refusal(param));
  });

  it.each([[{}], [[]], [[{}]], [[{}, {}]], [null]])('takes %j for no format of the answer', (said) => {
    const { body } = convert({});
    expect(convert({ generationConfig: { responseFormat: said } }).body).toEqual(body);
    expect(convert({ generationConfig: { response_format: said } }).body).toEqual(body);
  });

  it.each([
    ['claude-haiku-4-5-20251001', 64_000],
    ['claude-opus-4-8', 128_000],
    ['chatfam-opus-4-5', 64_000],
    ['an-own-model', 4096],
  ])('lets %s write up to %d tokens where no limit is set', (upstreamModel, maxTokens) => {
    expect(convert({}, { upstreamModel }).body.max_tokens).toBe(maxTokens);
  });
});

describe('the limit of an answer in convertContentRequest', () => {
  it.each([
    ['claude-sonnet-4-5', 65_536, 64_000, ['generationConfig.maxOutputTokens']],
    ['claude-sonnet-4-5', 64_000, 64_000, []],
    ['an-own-model', 200_000, 200_000, []],
  ])('is no more than %s writes: %d', (upstreamModel, maxOutputTokens, maxTokens, ignored) => {
    const { body, ignoredFields } = convert({ generationConfig: { maxOutputTokens } }, { upstreamModel });
    expect(body.max_tokens).toBe(maxTokens);
    expect(ignoredFields).toEqual(ignored);
  });
});

describe('tools in convertContentRequest', () => {
  const choose = (functionCallingConfig: Json, change: Parameters<typeof createContext>[0] = {}) =>
    convert({ tools, toolConfig: { functionCallingConfig } }, change).body;

  it.each<[Json, Json]>([
    [{}, { tools: [weatherTool, timeTool] }],
    [{ mode: 'AUTO' }, { tools: [weatherTool, timeTool] }],
    [{ mode: 'VALIDATED', allowedFunctionNames: ['get_time'] }, { tools: [timeTool] }],
    [{ mode: 'ANY' }, { tools: [weatherTool, timeTool], tool_choice: { type: 'any' } }],
    [
      { mode: 'ANY', allowedFunctionNames: ['get_time'] },
      { tools: [weatherTool, timeTool], tool_choice: { type: 'tool', name: 'get_time' } },
    ],
    [
      { mode: 'ANY', allowedFunctionNames: ['get_time', 'get_weather'] },
      { tools: [weatherTool, timeTool], tool_choice: { type: 'any' } },
    ],
    [{ mode: 'NONE' }, { tools: [weatherTool, timeTool], tool_choice: { type: 'none' } }],
  ])('obey %j', (config, fields) => {
    expect(choose(config)).toEqual({ max_tokens: 128_000, messages, ...fields });
  });

  it('are left out for NONE where the contract of another gateway has no such choice', () => {
    expect(choose({ mode: 'NONE' }, { request: { profile: 'neutral' }, provider: 'specway' })).toEqual({
      max_tokens: 128_000,
      messages,
    });
  });

  it('take no arguments where none are declared', () => {
    const { body } = convert({ tools: [{ functionDeclarations: [{ name: 'now', response: {} }] }] });
    expect(body.tools).toEqual([{ name: 'now', input_schema: { type: 'object' } }]);
  });
});

describe('structured output in convertContentRequest', () => {
  const person = {
    type: 'OBJECT',
    properties: {
      age: { type: 'INTEGER', description: 'In years.', minimum: 18, format: 'int32' },
      born: { type: 'STRING', format: 'date', nullable: true },
      names: { type: 'ARRAY', items: { type: 'OBJECT', properties: { n: {} } }, maxItems: '3' },
    },
    required: ['age'],
    propertyOrdering: ['age'],
  };
  const readFormat = ({ body }: ReturnType<typeof configure>) =>
    (body.output_config as { readonly format: unknown } | undefined)?.format;

  it('closes objects and tells constraints in words', () => {
    const converted = configure({ responseMimeType: 'application/json', responseSchema: person });
    expect(converted.shape).toBe('plain');
    expect(readFormat(converted)).toEqual({
      type: 'json_schema',
      schema: {
        type: 'object',
        properties: {
          age: { type: 'integer', description: 'In years. (minimum: 18)' },
          born: { type: ['string', 'null'], format: 'date' },
          names: {
            type: 'array',
            items: { type: 'object', properties: { n: {} }, additionalProperties: false },
            description: '(maxItems: 3)',
          },
        },
        required: ['age'],
        additionalProperties: false,
      },
    });
  });

  it.each(['responseSchema', 'responseJsonSchema'])('closes no object of %s that is a map', (name) => {
    const config = { responseMimeType: 'application/json', [name]: { type: 'OBJECT' } };
    expect(() => configure(config)).toThrow(refusal(`generationConfig.${name}`));
    const open = { type: 'OBJECT', properties: { n: {} }, additionalProperties: true };
    const { ignoredFields } = configure({ responseMimeType: 'application/json', [name]: open });
    expect(ignoredFields).toEqual([`generationConfig.${name}.additionalProperties`]);
  });

  it('leaves the objects of functions open', () => {
    const parametersJsonSchema = { type: 'object', additionalProperties: { type: 'number' } };
    const { body } = convert({ tools: [{ functionDeclarations: [{ name: 'f', parametersJsonSchema }] }] });
    expect(body.tools).toEqual([{ name: 'f', input_schema: parametersJsonSchema }]);
  });

  it('reads types of JSON Schema in upper case, as the clients of the vendor send them', () => {
    const schema = { type: 'OBJECT', properties: { score: { type: 'INTEGER' } }, required: ['score'] };
    const config = { responseMimeType: 'application/json', responseJsonSchema: schema };
    expect(configure(config)).toMatchObject({ shape: 'plain' });
    expect(JSON.stringify(configure(config).body)).toContain('"type":"integer"');
    const declaration = { name: 'f', parametersJsonSchema: schema };
    const { body } = convert({ tools: [{ functionDeclarations: [declaration] }] });
    expect(body.tools).toEqual([
      {
        name: 'f',
        input_schema: { type: 'object', properties: { score: { type: 'integer' } }, required: ['score'] },
      },
    ]);
  });

  it.each<[string, Json, string, unknown]>([
    [
      'an enumeration',
      { responseMimeType: 'text/x.enum', responseSchema: { type: 'STRING', enum: ['red', 'blue'] } },
      'wrapped-text',
      { type: 'string', enum: ['red', 'blue'] },
    ],
    [
      'a list',
      {
        responseMimeType: 'application/json',
        responseJsonSchema: { type: 'array', items: { $ref: '#/$defs/n' }, $defs: { n: { type: 'number' } } },
      },
      'wrapped-json',
      { type: 'array', items: { $ref: '#/$defs/n' } },
    ],
    [
      'one of several objects',
      {
        responseMimeType: 'application/json',
        responseSchema: { type: 'OBJECT', anyOf: [{ type: 'OBJECT', properties: { a: {} } }] },
      },
      'wrapped-json',
      { anyOf: [{ type: 'object', properties: { a: {} }, additionalProperties: false }] },
    ],
    [
      'JSON without a schema',
      { responseMimeType: 'application/json' },
      'wrapped-written',
      { type: 'string', description: expect.stringContaining('written as JSON') as string },
    ],
  ])('wraps %s', (_, config, shape, answer) => {
    const converted = configure(config);
    expect(converted.shape).toBe(shape);
    expect(readFormat(converted)).toMatchObject({
      schema: { type: 'object', properties: { answer }, required: ['answer'], additionalProperties: false },
    });
  });
});

describe('requests to another gateway in the neutral profile', () => {
  const neutral = { request: { profile: 'neutral' }, provider: 'specway' } as const;

  it.each([
    [{ temperature: 0 }, { temperature: 0.001 }],
    [{ temperature: 1 }, {}],
    [{ temperature: 2 }, {}],
    [{ topP: 1 }, {}],
    [{ topP: 0 }, { top_p: 0.001 }],
    [{ maxOutputTokens: 1 }, { max_tokens: 2 }],
  ])('keep to its ranges: %j', (config, fields) => {
    expect(configure(config, neutral).body).toEqual({ max_tokens: 128_000, messages, ...fields });
  });

  it('have no structured output', () => {
    const config = { responseMimeType: 'application/json', responseSchema: { type: 'OBJECT' } };
    expect(() => configure(config, neutral)).toThrow(refusal('generationConfig.responseMimeType'));
  });
});
