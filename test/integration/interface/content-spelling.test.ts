import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { profiles, sendContent, type JsonObject } from '../../support/interface-client.ts';
import { expectAccepted, expectContentRefusal } from '../../support/interface-expectations.ts';
import { createFacts } from '../../support/interface-facts.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const { accepts, refuses } = createFacts({
  base: { contents: [{ parts: [{ text: 'Say exactly: ok' }] }] },
  send: (body, profile) => sendContent(gateway, body, { profile }),
  expectRefusal: expectContentRefusal,
});

const part = (fields: JsonObject): JsonObject => ({ contents: [{ parts: [fields, { text: 'Hi' }] }] });
const media = { mimeType: 'image/png', data: 'AA==' };
const parts = [{ text: 'Be brief.' }];

describe('generateContent: names in snake_case beside camelCase', () => {
  const schema = {
    type: 'OBJECT',
    properties: { max_items: { type: 'ARRAY', items: { type: 'STRING' }, max_items: 2 } },
  };
  const spellings: Readonly<Record<string, JsonObject>> = {
    system_instruction: { system_instruction: { parts } },
    tool_config: { tool_config: { function_calling_config: { mode: 'AUTO' } } },
    allowed_function_names: {
      tools: [{ function_declarations: [{ name: 'add' }] }],
      toolConfig: { functionCallingConfig: { mode: 'ANY', allowed_function_names: ['add'] } },
    },
    function_declarations: { tools: [{ function_declarations: [{ name: 'add' }] }] },
    code_execution: { tools: [{ code_execution: {} }] },
    safety_settings: { safety_settings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'OFF' }] },
    cached_content: { cached_content: 'cachedContents/a' },
    'inline_data and mime_type': part({ inline_data: { mime_type: 'image/png', data: 'AA==' } }),
    'file_data and file_uri': part({
      file_data: { mime_type: 'image/png', file_uri: 'https://example.com/a' },
    }),
    function_call: part({ function_call: { name: 'add' } }),
    function_response: part({ function_response: { name: 'add', response: {} } }),
    executable_code: part({ executable_code: { language: 'PYTHON', code: '1' } }),
    code_execution_result: part({ code_execution_result: { outcome: 'OUTCOME_OK' } }),
    thought_signature: part({ text: 'Hm.', thought_signature: 'c2ln' }),
    generation_config: { generation_config: { max_output_tokens: 10 } },
    'response_mime_type and response_schema': {
      generation_config: { response_mime_type: 'application/json', response_schema: schema },
    },
    'every scalar of generation_config': {
      generation_config: {
        stop_sequences: ['x'],
        response_modalities: ['TEXT'],
        candidate_count: 1,
        top_p: 0.5,
        top_k: 3,
        presence_penalty: 0,
        frequency_penalty: 0,
        response_logprobs: true,
        enable_enhanced_civic_answers: true,
        media_resolution: 'MEDIA_RESOLUTION_LOW',
        thinking_config: { include_thoughts: true, thinking_budget: 5 },
        speech_config: {
          voice_config: { prebuilt_voice_config: { voice_name: 'Kore' } },
          language_code: 'en-US',
        },
      },
    },
    multi_speaker_voice_config: {
      generation_config: {
        speech_config: {
          multi_speaker_voice_config: { speaker_voice_configs: [{ speaker: 'A', voice_config: {} }] },
        },
      },
    },
  };
  for (const [name, change] of Object.entries(spellings)) accepts(name, change);

  describe('both spellings of one field', () => {
    refuses(
      'at the top',
      { systemInstruction: { parts }, system_instruction: { parts } },
      'systemInstruction',
    );
    const deep = { generationConfig: { topP: 0.5, top_p: 0.5 } };
    refuses('inside generationConfig', deep, 'generationConfig.topP');
    const inPart = part({ inlineData: { ...media, mime_type: 'image/png' } });
    refuses('inside a part', inPart, 'contents[0].parts[0].inlineData.mimeType');
    accepts('one of them null', { systemInstruction: null, system_instruction: { parts } });
  });

  it('means the same as camelCase', async () => {
    const ask = async (body: JsonObject) => expectAccepted(await sendContent(gateway, body)).candidates;
    const contents = [{ parts: [{ text: 'Tell me of the sea.' }] }];
    const snake = await ask({ contents, generation_config: { max_output_tokens: 4 } });
    expect(snake).toMatchObject([{ finishReason: 'MAX_TOKENS' }]);
    expect(await ask({ contents, generationConfig: { maxOutputTokens: 4 } })).toMatchObject([
      { finishReason: 'MAX_TOKENS' },
    ]);
  });

  describe("the client's own names are left as they are", () => {
    accepts(
      'in functionCall.args',
      part({ functionCall: { name: 'f', args: { mime_type: 1, mimeType: 2 } } }),
    );
    const response = { inline_data: 1, inlineData: 2 };
    accepts('in functionResponse.response', part({ functionResponse: { name: 'f', response } }));

    it('in the properties of a responseSchema', async () => {
      const responseSchema = {
        type: 'OBJECT',
        properties: { max_items: { type: 'INTEGER' }, maxItems: { type: 'INTEGER' } },
        required: ['max_items', 'maxItems'],
      };
      const generationConfig = { responseMimeType: 'application/json', responseSchema };
      for (const profile of profiles) {
        const body = { contents: [{ parts: [{ text: 'Numbers!' }] }], generationConfig };
        const { candidates } = expectAccepted(await sendContent(gateway, body, { profile }));
        const [candidate] = candidates as { content: { parts: { text: string }[] } }[];
        expect(Object.keys(JSON.parse(candidate?.content.parts[0]?.text ?? '{}') as object).sort()).toEqual([
          'maxItems',
          'max_items',
        ]);
      }
    });
  });
});

describe('generateContent: the model in the path', () => {
  const body = { contents: [{ parts: [{ text: 'Say exactly: ok' }] }] };
  const model = 'genfam-2.5-flash';

  it.each([
    `/v1beta/models/${model}:generateContent`,
    `/v1beta/models/models/${model}:generateContent`,
    `/v1beta/models/models%2F${model}:generateContent`,
    `/v1beta/models/models%2f${model}%3AgenerateContent`,
    `/v1beta/models/${model}%3agenerateContent`,
    `/v1/models/${model}:generateContent`,
    `/v1/models/models/${model}:generateContent`,
    `/v1beta1/publishers/google/models/${model}:generateContent`,
    `//v1beta//models/${model}:generateContent/`,
    `/v1beta/models/${model}:streamGenerateContent`,
    `/v1beta/models/${model}:countTokens`,
    `/v1/models/${model}:countTokens`,
  ])('%s', async (path) => {
    for (const profile of profiles) {
      const answer = await sendContent(gateway, body, { profile, path });
      expect(answer.status, answer.text).toBe(200);
    }
  });

  const published =
    'genfam-2.5-flash genfam-2.5-pro genfam-3-flash-preview genfam-3.1-flash-lite genfam-3.1-pro-preview genfam-3-pro-preview';
  it.each(published.split(' ').flatMap((name) => [name, name.replace('genfam', 'gemini')]))(
    '%s answers under the name the client sent',
    async (name) => {
      for (const profile of profiles) {
        const answer = expectAccepted(await sendContent(gateway, body, { profile, model: name }));
        expect(answer.modelVersion).toBe(name);
      }
    },
  );

  it.each(['chatfam-opus-4-8', 'claude-sonnet-4-6'])('%s of format B answers too', async (name) => {
    for (const profile of profiles) {
      const answer = expectAccepted(await sendContent(gateway, body, { profile, model: name }));
      expect(answer.modelVersion).toBe(name);
    }
  });

  it.each(['genfm-9', 'chatfm-9', 'vidfam-3.0-generate-001', 'rtfam-4o-realtime-preview'])(
    '%s is 404',
    async (name) => {
      for (const profile of profiles) {
        const answer = await sendContent(gateway, body, { profile, model: name });
        expect(expectContentRefusal(answer, { status: 404 }, profile)).toContain(name);
      }
    },
  );

  it('an unknown verb is 404 in the format of the area', async () => {
    const answer = await sendContent(gateway, body, { verb: 'predictEverything' });
    expectContentRefusal(answer, { status: 404 }, 'neutral');
  });
});
