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

const contents = [{ role: 'user', parts: [{ text: 'Say exactly: ok' }] }];

/** Facts about the fields of generationConfig; a change is wrapped into one. */
const createConfigFacts = (model: string) =>
  createFacts({
    base: {},
    send: (generationConfig, profile) =>
      sendContent(gateway, { contents, generationConfig }, { model, profile }),
    expectRefusal: (answer, refusal, profile) => {
      const field = refusal.field === undefined ? {} : { field: `generationConfig.${refusal.field}` };
      expectContentRefusal(answer, { ...refusal, ...field }, profile);
    },
  });

const { accepts, refuses, onlyVendor } = createConfigFacts('genfam-2.5-flash');

describe('generateContent: generationConfig', () => {
  accepts('empty', {});
  onlyVendor('an unknown field', { creativity: 1 }, 'creativity');

  describe('stopSequences: array, up to 5', () => {
    accepts('none', { stopSequences: [] });
    accepts('5', { stopSequences: ['a', 'b', 'c', 'd', 'e'] });
    refuses('6', { stopSequences: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'stopSequences');
    refuses('text', { stopSequences: 'a' }, 'stopSequences');
    refuses('an item that is a number', { stopSequences: [1] }, 'stopSequences[0]');
  });

  describe('responseMimeType: text/plain, application/json, text/x.enum', () => {
    accepts('text/plain', { responseMimeType: 'text/plain' });
    accepts('application/json', { responseMimeType: 'application/json' });
    const responseSchema = { type: 'STRING', enum: ['yes', 'no'] };
    accepts('text/x.enum with an enum', { responseMimeType: 'text/x.enum', responseSchema });
    refuses('text/x.enum without a schema', { responseMimeType: 'text/x.enum' }, 'responseSchema');
    const bare = { responseMimeType: 'text/x.enum', responseSchema: { type: 'STRING' } };
    refuses('text/x.enum without an enum', bare, 'responseSchema');
    refuses('text/html', { responseMimeType: 'text/html' }, 'responseMimeType');
    refuses('a number', { responseMimeType: 7 }, 'responseMimeType');
  });

  describe('responseSchema: Schema with a required type', () => {
    const schema = (fields: JsonObject, type: unknown = 'STRING'): JsonObject => ({
      responseMimeType: 'application/json',
      responseSchema: { type, ...fields },
    });
    const types = 'TYPE_UNSPECIFIED STRING NUMBER INTEGER BOOLEAN ARRAY OBJECT';
    for (const type of types.split(' ')) accepts(`type ${type}`, schema({}, type));
    onlyVendor('type NULL', schema({}, 'NULL'), 'responseSchema.type');
    onlyVendor('type string in lower case', schema({}, 'string'), 'responseSchema.type');
    refuses('type TEXT', schema({}, 'TEXT'), 'responseSchema.type');
    const untyped = { responseMimeType: 'application/json', responseSchema: { description: 'Any.' } };
    onlyVendor('no type', untyped, 'responseSchema.type');
    const fields: JsonObject = {
      description: 'A word.',
      enum: ['a', 'b'],
      example: { any: ['thing'] },
      nullable: true,
      format: 'enum',
      minLength: 1,
      maxLength: 5,
    };
    for (const [name, value] of Object.entries(fields)) accepts(name, schema({ [name]: value }));
    accepts('minimum and maximum', schema({ minimum: -1.5, maximum: 9 }, 'NUMBER'));
    accepts(
      'items, minItems, maxItems',
      schema({ items: { type: 'STRING' }, minItems: 1, maxItems: 2 }, 'ARRAY'),
    );
    accepts('counts as digits in text', schema({ items: { type: 'STRING' }, maxItems: '2' }, 'ARRAY'));
    const object = { properties: { a: { type: 'STRING' }, max_items: { type: 'INTEGER' } }, required: ['a'] };
    accepts('properties and required', schema(object, 'OBJECT'));
    refuses('a nullable that is text', schema({ nullable: 'yes' }), 'responseSchema.nullable');
    refuses('an enum that is text', schema({ enum: 'a' }), 'responseSchema.enum');
    refuses('a minimum that is text', schema({ minimum: '1' }, 'NUMBER'), 'responseSchema.minimum');
    refuses('a negative maxItems', schema({ maxItems: -1 }, 'ARRAY'), 'responseSchema.maxItems');
    const deep = schema({ items: { type: 'OBJECT', properties: { a: { type: 'TEXT' } } } }, 'ARRAY');
    refuses('a foreign type inside', deep, 'responseSchema.items.properties.a.type');
    onlyVendor('anyOf', schema({ anyOf: [{ type: 'STRING' }] }), 'responseSchema.anyOf');
    accepts('responseJsonSchema in its place', {
      responseMimeType: 'application/json',
      responseJsonSchema: { type: 'object', $defs: {} },
    });
  });

  describe('responseModalities: TEXT, IMAGE, AUDIO', () => {
    accepts('TEXT', { responseModalities: ['TEXT'] });
    accepts('AUDIO', { responseModalities: ['AUDIO'] });
    accepts('none', { responseModalities: [] });
    refuses('SMELL', { responseModalities: ['SMELL'] }, 'responseModalities[0]');
    refuses('text', { responseModalities: 'TEXT' }, 'responseModalities');
    for (const modality of ['Text', 'text'])
      onlyVendor(modality, { responseModalities: [modality] }, 'responseModalities[0]');
    onlyVendor(
      'MODALITY_UNSPECIFIED',
      { responseModalities: ['MODALITY_UNSPECIFIED'] },
      'responseModalities[0]',
    );
  });

  describe('temperature: number from 0.0 to 2.0', () => {
    for (const temperature of [0, 0.5, 1, 2]) accepts(String(temperature), { temperature });
    refuses('below 0', { temperature: -0.01 }, 'temperature');
    refuses('above 2', { temperature: 2.01 }, 'temperature');
    refuses('text', { temperature: '1' }, 'temperature');
  });

  describe.each([
    ['candidateCount', 1, 0],
    ['maxOutputTokens', 1, 0],
    ['logprobs', 0, -1],
  ])('%s: integer, from %i', (field, least, below) => {
    accepts('the least', { [field]: least });
    accepts('more', { [field]: least + 2 });
    refuses('less', { [field]: below }, field);
    refuses('a fraction', { [field]: 1.5 }, field);
    refuses('text', { [field]: '2' }, field);
  });

  describe('topK: integer, from 1', () => {
    accepts('the least', { topK: 1 });
    onlyVendor('0', { topK: 0 }, 'topK');
    refuses('less', { topK: -1 }, 'topK');
    refuses('a fraction', { topK: 1.5 }, 'topK');
    refuses('text', { topK: '2' }, 'topK');
  });

  describe('maxOutputTokens: up to the ceiling of the model', () => {
    accepts('the ceiling', { maxOutputTokens: 65_536 });
    refuses('above it', { maxOutputTokens: 65_537 }, 'maxOutputTokens');
  });

  describe('topP: number from 0 to 1', () => {
    for (const topP of [0, 0.5, 1]) accepts(String(topP), { topP });
    refuses('below 0', { topP: -0.1 }, 'topP');
    refuses('above 1', { topP: 1.1 }, 'topP');
  });

  describe('seed: integer', () => {
    for (const seed of [0, 42, -7]) accepts(String(seed), { seed });
    refuses('a fraction', { seed: 0.5 }, 'seed');
  });

  describe.each(['presencePenalty', 'frequencyPenalty'])('%s: number', (field) => {
    for (const value of [-2, 0, 1.5]) accepts(String(value), { [field]: value });
    refuses('text', { [field]: '1' }, field);
  });

  describe.each(['responseLogprobs', 'enableEnhancedCivicAnswers'])('%s: boolean', (field) => {
    for (const value of [true, false]) accepts(String(value), { [field]: value });
    refuses('text', { [field]: 'true' }, field);
    refuses('a number', { [field]: 1 }, field);
  });

  describe('speechConfig: voiceConfig, multiSpeakerVoiceConfig, languageCode', () => {
    const speech = (speechConfig: unknown): JsonObject => ({ speechConfig });
    const voiceConfig = { prebuiltVoiceConfig: { voiceName: 'Kore' } };
    const languages =
      'zh-CN en-US ja-JP ko-KR fr-FR de-DE es-ES pt-BR hi-IN ar-XA it-IT tr-TR vi-VN th-TH ru-RU pl-PL nl-NL';
    for (const languageCode of languages.split(' ')) accepts(languageCode, speech({ languageCode }));
    onlyVendor('cs-CZ', speech({ languageCode: 'cs-CZ' }), 'speechConfig.languageCode');
    refuses('no language at all', speech({ languageCode: 'English, please' }), 'speechConfig.languageCode');
    accepts('voiceConfig', speech({ voiceConfig }));
    const speakers = { speakerVoiceConfigs: [{ speaker: 'Ada', voiceConfig }] };
    accepts('multiSpeakerVoiceConfig', speech({ multiSpeakerVoiceConfig: speakers }));
    const voice = speech({ voiceConfig: { prebuiltVoiceConfig: { voiceName: 7 } } });
    refuses('a voiceName that is a number', voice, 'speechConfig.voiceConfig.prebuiltVoiceConfig.voiceName');
    const noSpeaker = speech({ multiSpeakerVoiceConfig: { speakerVoiceConfigs: [{ voiceConfig }] } });
    const at = 'speechConfig.multiSpeakerVoiceConfig';
    refuses('a speaker without a name', noSpeaker, `${at}.speakerVoiceConfigs[0].speaker`);
    refuses('no speakers', speech({ multiSpeakerVoiceConfig: {} }), `${at}.speakerVoiceConfigs`);
    onlyVendor('an unknown field', speech({ speed: 2 }), 'speechConfig.speed');
  });

  describe('thinkingConfig: includeThoughts, thinkingBudget', () => {
    accepts('both', { thinkingConfig: { includeThoughts: true, thinkingBudget: 1024 } });
    accepts('a budget of 0', { thinkingConfig: { thinkingBudget: 0 } });
    accepts('a budget of -1, which leaves it to the model', { thinkingConfig: { thinkingBudget: -1 } });
    refuses('a fraction', { thinkingConfig: { thinkingBudget: 1.5 } }, 'thinkingConfig.thinkingBudget');
    refuses('text', { thinkingConfig: { includeThoughts: 'true' } }, 'thinkingConfig.includeThoughts');
    onlyVendor('thinkingLevel', { thinkingConfig: { thinkingLevel: 'LOW' } }, 'thinkingConfig.thinkingLevel');
  });

  describe('mediaResolution', () => {
    const levels =
      'MEDIA_RESOLUTION_UNSPECIFIED MEDIA_RESOLUTION_LOW MEDIA_RESOLUTION_MEDIUM MEDIA_RESOLUTION_HIGH';
    for (const mediaResolution of levels.split(' ')) accepts(mediaResolution, { mediaResolution });
    refuses('a foreign value', { mediaResolution: 'MEDIA_RESOLUTION_TINY' }, 'mediaResolution');
  });

  describe('imageConfig: aspectRatio and imageSize', () => {
    const drawing = createConfigFacts('genfam-3-pro-image-preview');
    drawing.accepts('both', { imageConfig: { aspectRatio: '16:9', imageSize: '2K' } });
    drawing.refuses(
      'a number as aspectRatio',
      { imageConfig: { aspectRatio: 1.5 } },
      'imageConfig.aspectRatio',
    );
    drawing.refuses('a number as imageSize', { imageConfig: { imageSize: 2 } }, 'imageConfig.imageSize');
    drawing.onlyVendor('an unknown field', { imageConfig: { frame: 'gold' } }, 'imageConfig.frame');
    for (const model of ['genfam-2.5-flash', 'gemini-3.1-pro-preview', 'chatfam-haiku-4-5']) {
      const imageConfig = { aspectRatio: '16:9' };
      const { refuses: refusesOf } = createConfigFacts(model);
      refusesOf(`on ${model}, which draws nothing`, { imageConfig }, 'imageConfig');
      refusesOf(`empty on ${model}`, { imageConfig: {} }, 'imageConfig');
      const responseModalities = ['TEXT', 'IMAGE'];
      refusesOf(`with IMAGE on ${model}`, { imageConfig, responseModalities }, 'imageConfig');
    }
  });
});

describe('generateContent: what generationConfig does', () => {
  interface Candidate {
    readonly content?: { readonly parts: readonly JsonObject[] };
    readonly finishReason: string;
    readonly [field: string]: unknown;
  }

  async function ask(text: string, generationConfig: JsonObject): Promise<readonly Candidate[]> {
    const body = { contents: [{ parts: [{ text }] }], generationConfig };
    return expectAccepted(await sendContent(gateway, body)).candidates as readonly Candidate[];
  }
  const readText = ([candidate]: readonly Candidate[]) =>
    candidate?.content?.parts.map((part) => (part.thought === true ? '' : part.text)).join('') ?? '';

  it('stopSequences end the answer', async () => {
    const candidates = await ask('Say exactly: one two three', { stopSequences: ['zzz', ' two'] });
    expect(readText(candidates)).toBe('one');
    expect(candidates[0]?.finishReason).toBe('STOP');
  });

  it('maxOutputTokens cuts the answer', async () => {
    const candidates = await ask('Tell me of the sea.', { maxOutputTokens: 3 });
    expect(candidates[0]).toMatchObject({ finishReason: 'MAX_TOKENS' });
    expect(Number(candidates[0]?.tokenCount ?? 0)).toBeLessThanOrEqual(3);
  });

  it('responseMimeType application/json gives JSON that fits responseSchema', async () => {
    const responseSchema = {
      type: 'OBJECT',
      properties: { city: { type: 'STRING' }, people: { type: 'INTEGER', minimum: 1, maximum: 9 } },
      required: ['city', 'people'],
    };
    const text = readText(
      await ask('Name a town.', { responseMimeType: 'application/json', responseSchema }),
    );
    const value = JSON.parse(text) as { readonly people: number };
    expect(value).toEqual({ city: expect.any(String) as string, people: expect.any(Number) as number });
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(value.people);
  });

  it('responseMimeType text/x.enum gives one of the values', async () => {
    const responseSchema = { type: 'STRING', enum: ['north', 'south'] };
    const config = { responseMimeType: 'text/x.enum', responseSchema };
    expect(['north', 'south']).toContain(readText(await ask('Where to?', config)));
  });

  it('responseMimeType defaults to text/plain', async () => {
    expect(await ask('Say exactly: ok', {})).toEqual(
      await ask('Say exactly: ok', { responseMimeType: 'text/plain' }).then((c) => c.map((x) => ({ ...x }))),
    );
  });

  it('candidateCount of more than the simulator gives is refused', async () => {
    const contents = [{ parts: [{ text: 'Say exactly: ok' }] }];
    const answer = await sendContent(gateway, { contents, generationConfig: { candidateCount: 9 } });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { message: 'generationConfig.candidateCount: must be from 1 to 8.' },
    });
  });

  it('candidateCount gives that many candidates with indexes from 0', async () => {
    const candidates = await ask('Say exactly: ok', { candidateCount: 3 });
    expect(candidates.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it('responseLogprobs and logprobs add logprobsResult and avgLogprobs', async () => {
    const [candidate] = await ask('Say exactly: ok', { responseLogprobs: true, logprobs: 2 });
    const token = {
      token: expect.any(String) as string,
      tokenId: expect.any(Number) as number,
      logProbability: expect.any(Number) as number,
    };
    expect(candidate).toMatchObject({
      avgLogprobs: expect.any(Number) as number,
      logprobsResult: { topCandidates: [{ candidates: [token, token] }], chosenCandidates: [token] },
    });
    expect((await ask('Say exactly: ok', {}))[0]).not.toHaveProperty('logprobsResult');
  });

  it('includeThoughts adds parts with thought, and thinkingBudget 0 none', async () => {
    const [thinking] = await ask('Why?', { thinkingConfig: { includeThoughts: true, thinkingBudget: 512 } });
    expect(thinking?.content?.parts[0]).toMatchObject({ thought: true, text: expect.any(String) as string });
    const [quick] = await ask('Why?', { thinkingConfig: { includeThoughts: true, thinkingBudget: 0 } });
    expect(quick?.content?.parts.some(({ thought }) => thought === true)).toBe(false);
  });

  it('responseModalities AUDIO with a voice answers with sound', async () => {
    const speechConfig = { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } } };
    const [candidate] = await ask('Say exactly: hello', { responseModalities: ['AUDIO'], speechConfig });
    expect(candidate?.content?.parts).toEqual([
      {
        inlineData: {
          mimeType: expect.stringMatching(/^audio\//u) as string,
          data: expect.any(String) as string,
        },
      },
    ]);
  });

  it('seed: the same request has the same answer', async () => {
    const [first, second] = [await ask('Hi', { seed: 7 }), await ask('Hi', { seed: 7 })];
    expect(first).toEqual(second);
  });

  it('mediaResolution decides how many tokens an image takes', async () => {
    const count = async (level: string): Promise<number> => {
      const parts = [{ inlineData: { mimeType: 'image/png', data: 'AAAA' } }, { text: 'What?' }];
      const generationConfig = { mediaResolution: `MEDIA_RESOLUTION_${level}` };
      const answer = expectAccepted(await sendContent(gateway, { contents: [{ parts }], generationConfig }));
      const { promptTokensDetails } = answer.usageMetadata as {
        promptTokensDetails: { modality: string; tokenCount: number }[];
      };
      return promptTokensDetails.find(({ modality }) => modality === 'IMAGE')?.tokenCount ?? 0;
    };
    expect([await count('LOW'), await count('MEDIUM'), await count('HIGH')]).toEqual([64, 256, 256]);
  });
});
