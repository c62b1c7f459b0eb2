import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { sendContent, type JsonObject } from '../../support/interface-client.ts';
import { expectAccepted, expectContentRefusal } from '../../support/interface-expectations.ts';
import { createFacts } from '../../support/interface-facts.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const base = { contents: [{ role: 'user', parts: [{ text: 'Say exactly: ok' }] }] };

const { accepts, refuses, onlyVendor } = createFacts({
  base,
  send: (body, profile) => sendContent(gateway, body, { profile }),
  expectRefusal: expectContentRefusal,
});

const turn = (content: JsonObject): JsonObject => ({ contents: [{ parts: [{ text: 'Hi' }], ...content }] });

describe('generateContent: request fields', () => {
  describe('contents: array of Content, required', () => {
    refuses('absent', { contents: undefined }, 'contents');
    refuses('null', { contents: null }, 'contents');
    refuses('empty', { contents: [] }, 'contents');
    refuses('text', { contents: 'hello' }, 'contents');
    onlyVendor('an object', { contents: { parts: [{ text: 'hi' }] } }, 'contents');
    accepts('one element', turn({}));
    const turns = ['user', 'model', 'user'].map((role) => ({ role, parts: [{ text: 'Hi' }] }));
    accepts('several turns', { contents: turns });
  });

  describe('Content: parts required, role user, model, function or tool', () => {
    for (const role of ['user', 'model', 'function', 'tool']) accepts(`role ${role}`, turn({ role }));
    accepts('no role', turn({}));
    accepts('role null', turn({ role: null }));
    refuses('role assistant', turn({ role: 'assistant' }), 'contents[0].role');
    refuses('role system', turn({ role: 'system' }), 'contents[0].role');
    refuses('role USER', turn({ role: 'USER' }), 'contents[0].role');
    refuses('no parts', turn({ parts: undefined }), 'contents[0].parts');
    refuses('empty parts', turn({ parts: [] }), 'contents[0].parts');
    refuses('text as parts', turn({ parts: 'hi' }), 'contents[0].parts');
    onlyVendor('an object as parts', turn({ parts: { text: 'hi' } }), 'contents[0].parts');
    refuses('text as a part', turn({ parts: ['hi'] }), 'contents[0].parts[0]');
    onlyVendor('an unknown field', turn({ author: 'Ada' }), 'contents[0].author');
  });

  describe('systemInstruction: Content, text only', () => {
    const parts = [{ text: 'Answer in verse.' }];
    accepts('one text', { systemInstruction: { parts } });
    accepts('several texts', { systemInstruction: { parts: [...parts, ...parts] } });
    for (const role of ['user', 'system', 'model']) {
      accepts(`role ${role}, which is ignored`, { systemInstruction: { role, parts } });
    }
    refuses('no parts', { systemInstruction: {} }, 'systemInstruction.parts');
    onlyVendor(
      'an object as parts',
      { systemInstruction: { parts: { text: 'hi' } } },
      'systemInstruction.parts',
    );
    refuses('text', { systemInstruction: 'Answer in verse.' }, 'systemInstruction');
    const media = { systemInstruction: { parts: [{ inlineData: { mimeType: 'image/png', data: 'AA==' } }] } };
    refuses('media', media, 'systemInstruction.parts[0].text');
  });

  describe('tools: functionDeclarations and codeExecution', () => {
    const tools = (...list: readonly unknown[]): JsonObject => ({ tools: list });
    const declare = (change: JsonObject): JsonObject =>
      tools({ functionDeclarations: [{ name: 'add', ...change }] });
    accepts('empty', tools());
    accepts('a declaration with its name alone', declare({}));
    accepts(
      'with description and parameters',
      declare({ description: 'Adds.', parameters: { type: 'OBJECT' } }),
    );
    accepts('types in lower case', declare({ parameters: { type: 'object', properties: {} } }));
    accepts('parametersJsonSchema', declare({ parametersJsonSchema: { type: 'object' } }));
    accepts('several declarations', tools({ functionDeclarations: [{ name: 'a' }, { name: 'b' }] }));
    accepts('codeExecution', tools({ codeExecution: {} }));
    accepts('both in one tool', tools({ functionDeclarations: [{ name: 'a' }], codeExecution: {} }));
    accepts('both as two tools', tools({ functionDeclarations: [{ name: 'a' }] }, { codeExecution: {} }));
    const at = 'tools[0].functionDeclarations';
    refuses('no name', declare({ name: undefined }), `${at}[0].name`);
    refuses('an empty name', declare({ name: '' }), `${at}[0].name`);
    refuses('a number as description', declare({ description: 7 }), `${at}[0].description`);
    refuses('text as parameters', declare({ parameters: 'object' }), `${at}[0].parameters`);
    onlyVendor('an object', tools({ functionDeclarations: { name: 'add' } }), at);
    onlyVendor('tools that is an object', { tools: { codeExecution: {} } }, 'tools');
    onlyVendor('a setting in codeExecution', tools({ codeExecution: { x: 1 } }), 'tools[0].codeExecution.x');
    for (const name of ['googleSearch', 'urlContext', 'googleMaps', 'computerUse', 'fileSearch']) {
      onlyVendor(name, tools({ [name]: {} }), `tools[0].${name}`);
    }
  });

  describe('toolConfig: functionCallingConfig {mode, allowedFunctionNames}', () => {
    const configure = (functionCallingConfig: JsonObject): JsonObject => ({
      tools: [{ functionDeclarations: [{ name: 'add' }] }],
      toolConfig: { functionCallingConfig },
    });
    const at = 'toolConfig.functionCallingConfig';
    const modes = ['MODE_UNSPECIFIED', 'AUTO', 'ANY', 'NONE'];
    for (const mode of modes) accepts(`mode ${mode}`, configure({ mode }));
    accepts('empty', configure({}));
    accepts('allowedFunctionNames', configure({ mode: 'ANY', allowedFunctionNames: ['add'] }));
    onlyVendor('mode VALIDATED', configure({ mode: 'VALIDATED' }), `${at}.mode`);
    for (const mode of ['auto', 'any', 'none']) onlyVendor(`mode ${mode}`, configure({ mode }), `${at}.mode`);
    refuses('mode automatic', configure({ mode: 'automatic' }), `${at}.mode`);
    refuses('mode REQUIRED', configure({ mode: 'REQUIRED' }), `${at}.mode`);
    refuses('text as names', configure({ allowedFunctionNames: 'add' }), `${at}.allowedFunctionNames`);
    onlyVendor('an unknown field', { toolConfig: { speed: 1 } }, 'toolConfig.speed');
  });

  describe('safetySettings: items {category, threshold}', () => {
    const set = (...settings: readonly JsonObject[]): JsonObject => ({ safetySettings: settings });
    const category = 'HARM_CATEGORY_HARASSMENT';
    const threshold = 'BLOCK_NONE';
    const categories = `
      HARM_CATEGORY_HARASSMENT HARM_CATEGORY_HATE_SPEECH HARM_CATEGORY_SEXUALLY_EXPLICIT
      HARM_CATEGORY_DANGEROUS_CONTENT HARM_CATEGORY_CIVIC_INTEGRITY HARM_CATEGORY_UNSPECIFIED
      HARM_CATEGORY_DEROGATORY HARM_CATEGORY_TOXICITY HARM_CATEGORY_VIOLENCE HARM_CATEGORY_SEXUAL
      HARM_CATEGORY_MEDICAL HARM_CATEGORY_DANGEROUS`;
    for (const value of categories.trim().split(/\s+/u)) accepts(value, set({ category: value, threshold }));
    const thresholds =
      'HARM_BLOCK_THRESHOLD_UNSPECIFIED BLOCK_LOW_AND_ABOVE BLOCK_MEDIUM_AND_ABOVE BLOCK_ONLY_HIGH BLOCK_NONE OFF';
    for (const value of thresholds.split(' ')) accepts(value, set({ category, threshold: value }));
    accepts('empty', set());
    onlyVendor('an object', { safetySettings: { category, threshold } }, 'safetySettings');
    const at = 'safetySettings[0]';
    refuses('no category', set({ threshold }), `${at}.category`);
    refuses('no threshold', set({ category }), `${at}.threshold`);
    refuses('a foreign category', set({ category: 'HARM_CATEGORY_BOREDOM', threshold }), `${at}.category`);
    refuses('a foreign threshold', set({ category, threshold: 'BLOCK_ALL' }), `${at}.threshold`);
    const newer = set({ category: 'HARM_CATEGORY_JAILBREAK', threshold });
    onlyVendor('HARM_CATEGORY_JAILBREAK', newer, `${at}.category`);
    const ofImages = set({ category: 'HARM_CATEGORY_IMAGE_HATE', threshold });
    onlyVendor('HARM_CATEGORY_IMAGE_HATE', ofImages, `${at}.category`);
    onlyVendor('an unknown field', set({ category, threshold, method: 'PROBABILITY' }), `${at}.method`);
  });

  describe('cachedContent: form cachedContents/{cachedContent}', () => {
    accepts('cachedContents/abc', { cachedContent: 'cachedContents/abc' });
    const project = 'projects/p/locations/l/cachedContents/abc';
    onlyVendor('with a project before it', { cachedContent: project }, 'cachedContent');
    onlyVendor('without its prefix', { cachedContent: 'abc' }, 'cachedContent');
    onlyVendor('the prefix alone', { cachedContent: 'cachedContents/' }, 'cachedContent');
    refuses('empty', { cachedContent: '' }, 'cachedContent');
    refuses('a number', { cachedContent: 7 }, 'cachedContent');
  });

  describe('unknown fields', () => {
    onlyVendor('at the top', { labels: { team: 'blue' } }, 'labels');
    onlyVendor('model', { model: 'models/genfam-2.5-flash' }, 'model');
    onlyVendor('thread', { thread: 'x' }, 'thread');
    // The upstream would write there with the operator's account.
    for (const name of ['outputConfig', 'output_config'])
      refuses(name, { [name]: { outputUriPrefix: 'gs://bucket/' } }, name);

    it('are named in x-specway-ignored where they have no effect', async () => {
      const answer = await sendContent(gateway, { ...base, labels: {} }, { profile: 'vendor' });
      expectAccepted(answer);
      expect(answer.headers.get('x-specway-ignored')).toBe('labels');
    });
  });

  describe('null in an optional field counts as absent', () => {
    const optional = 'tools toolConfig safetySettings systemInstruction generationConfig cachedContent'.split(
      ' ',
    );
    for (const field of optional) accepts(field, { [field]: null });
    accepts('within generationConfig', { generationConfig: { temperature: null, stopSequences: null } });
    accepts('beside the kind of a part', turn({ parts: [{ text: 'Hi', inlineData: null, fileData: null }] }));
    refuses('a part with nothing but null', turn({ parts: [{ text: null }] }), {});
  });
});

describe('countContentTokens: request fields', () => {
  const counted = createFacts({
    base: {},
    send: (body, profile) => sendContent(gateway, body, { profile, verb: 'countTokens' }),
    expectRefusal: expectContentRefusal,
  });
  counted.accepts('contents', base);
  counted.accepts('generateContentRequest', { generateContentRequest: base });
  const withModel = { ...base, model: 'models/genfam-2.5-flash' };
  counted.accepts('generateContentRequest with a model', { generateContentRequest: withModel });
  counted.refuses('neither', {}, {});
  counted.refuses('both', { ...base, generateContentRequest: base }, {});
  counted.refuses('empty contents', { contents: [] }, 'contents');
  counted.onlyVendor('an unknown field', { ...base, x: 1 }, 'x');

  it('answers totalTokens and promptTokensDetails', async () => {
    const counts = expectAccepted(await sendContent(gateway, base, { verb: 'countTokens' }));
    expect(counts).toEqual({
      totalTokens: expect.any(Number) as number,
      promptTokensDetails: [{ modality: 'TEXT', tokenCount: counts.totalTokens }],
    });
    const { usageMetadata } = expectAccepted(await sendContent(gateway, base));
    expect(usageMetadata).toMatchObject({ promptTokenCount: counts.totalTokens });
  });
});

describe('generateContent: image requests', () => {
  it.each(['genfam-2.5-flash-image', 'gemini-3-pro-image-preview'])('%s needs a text part', async (model) => {
    const picture = { inlineData: { mimeType: 'image/png', data: 'AA==' } };
    const answer = await sendContent(gateway, { contents: [{ parts: [picture] }] }, { model });
    expectContentRefusal(answer, { field: 'contents' }, 'neutral');
  });
});
