import { afterAll, beforeAll, describe } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { sendContent, type JsonObject } from '../../support/interface-client.ts';
import { expectContentRefusal } from '../../support/interface-expectations.ts';
import { createFacts } from '../../support/interface-facts.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const { accepts, refuses, onlyVendor } = createFacts({
  base: {},
  send: (body, profile) => sendContent(gateway, body, { profile, model: 'gemini-2.5-pro' }),
  expectRefusal: expectContentRefusal,
});

const parts = (...list: readonly JsonObject[]): JsonObject => ({ contents: [{ role: 'user', parts: list }] });
const at = 'contents[0].parts[0]';
const text = { text: 'Say exactly: ok' };
const call = { functionCall: { name: 'add', args: { a: 1 } } };
const response = { functionResponse: { name: 'add', response: { sum: 3 } } };
const code = { executableCode: { language: 'PYTHON', code: 'print(1)' } };
const result = { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '1' } };
const media = (mimeType: string) => ({ inlineData: { mimeType, data: 'AAAA' } });
const file = (mimeType: string) => ({ fileData: { mimeType, fileUri: 'https://example.com/f' } });

describe('generateContent: Part', () => {
  describe('exactly one kind of data', () => {
    const kinds = { text, media: media('image/png'), file: file('image/png'), call, response, code, result };
    for (const [name, part] of Object.entries(kinds)) accepts(name, parts(part, text));
    accepts('all kinds in one turn', parts(...Object.values(kinds)));
    refuses('none', parts({}), {});
    refuses('two', parts({ ...text, ...media('image/png') }), at);
    refuses('all of them', parts(Object.assign({}, ...Object.values(kinds)) as JsonObject), at);
    onlyVendor('another kind', parts({ hologram: { size: 3 } }, text), `${at}.hologram`);
    onlyVendor('an unknown field beside text', parts({ ...text, colour: 'red' }), `${at}.colour`);
    accepts(
      'thought and thoughtSignature beside it',
      parts({ ...text, thought: true, thoughtSignature: 'c2ln' }),
    );
    refuses('thought as text', parts({ ...text, thought: 'yes' }), `${at}.thought`);
  });

  describe('text: string', () => {
    accepts('empty', parts({ text: '' }, text));
    refuses('a number', parts({ text: 7 }), `${at}.text`);
    refuses('a list', parts({ text: ['a'] }), `${at}.text`);
  });

  describe('inlineData: mimeType and data', () => {
    const types =
      'image/jpeg image/png image/webp image/heic image/heif ' +
      'audio/wav audio/mp3 audio/aiff audio/aac audio/ogg audio/flac ' +
      'video/mp4 video/mpeg video/mov video/avi video/x-flv video/mpg video/webm video/wmv video/3gpp ' +
      'application/pdf';
    for (const type of types.split(' ')) accepts(type, parts(media(type), text));
    const others =
      'image/jpg audio/x-wav audio/wave audio/mpeg audio/x-aiff audio/x-flac video/quicktime ' +
      'video/x-msvideo video/flv video/x-ms-wmv';
    for (const type of others.split(' ')) accepts(`${type}, another name`, parts(media(type), text));
    for (const type of ['image/svg+xml', 'image/gif', 'application/zip', 'text/html']) {
      onlyVendor(type, parts(media(type), text), `${at}.inlineData.mimeType`);
    }
    const change = (fields: JsonObject) =>
      parts({ inlineData: { ...media('image/png').inlineData, ...fields } });
    refuses('no mimeType', change({ mimeType: undefined }), `${at}.inlineData.mimeType`);
    refuses('an empty mimeType', change({ mimeType: '' }), `${at}.inlineData.mimeType`);
    refuses('no data', change({ data: undefined }), `${at}.inlineData.data`);
    refuses('data that is a list', change({ data: [1, 2] }), `${at}.inlineData.data`);
    refuses('text', parts({ inlineData: 'AAAA' }), `${at}.inlineData`);
    accepts('base64 without its padding', change({ data: 'iVBORw' }));
    accepts('base64 in the alphabet for URLs', change({ data: 'iV-_Rw==' }));
    refuses('other characters', change({ data: 'not base64!' }), `${at}.inlineData.data`);
    refuses('a data: prefix', change({ data: 'data:image/png;base64,iVBORw==' }), `${at}.inlineData.data`);
    refuses('a line break', change({ data: 'iVBO\nRw==' }), `${at}.inlineData.data`);
    refuses('a length that no bytes have', change({ data: 'iVBOR' }), `${at}.inlineData.data`);
    refuses('no bytes at all', change({ data: '' }), `${at}.inlineData.data`);
    const pdf = { inlineData: { mimeType: 'application/pdf', data: '%PDF-1.7' } };
    refuses('a PDF as it is', parts(text, pdf), 'contents[0].parts[1].inlineData.data');
  });

  describe('fileData: mimeType and fileUri, images only', () => {
    accepts('an image', parts(file('image/png'), text));
    for (const type of ['audio/wav', 'video/mp4', 'application/pdf', ' application/pdf', 'text/plain']) {
      refuses(type, parts(file(type), text), `${at}.fileData`);
      const returned = { ...response.functionResponse, parts: [file(type)] };
      refuses(
        `${type} that a function returned`,
        parts({ functionResponse: returned }),
        `${at}.functionResponse.parts[0].fileData`,
      );
    }
    // The upstream would read with the operator's account.
    for (const fileUri of ['gs://secrets/a.png', ' GS://secrets/a.png'])
      refuses(fileUri, parts({ fileData: { mimeType: 'image/png', fileUri } }, text), `${at}.fileData`);
    refuses('no fileUri', parts({ fileData: { mimeType: 'image/png' } }), `${at}.fileData.fileUri`);
    refuses('no mimeType', parts({ fileData: { fileUri: 'x' } }), `${at}.fileData.mimeType`);
  });

  describe('functionCall: name required, but of a piece, args object', () => {
    const change = (fields: JsonObject) => parts({ functionCall: { ...call.functionCall, ...fields } }, text);
    accepts('without args', change({ args: undefined }));
    accepts('with any args, null too', change({ args: { a: null, b_c: [{ d_e: 1 }] } }));
    accepts('with an id', change({ id: 'call_1' }));
    onlyVendor('no name', change({ name: undefined }), `${at}.functionCall.name`);
    onlyVendor(
      'a piece',
      change({ name: undefined, args: undefined, willContinue: true, partialArgs: [{ jsonPath: '$.a' }] }),
      `${at}.functionCall.name`,
    );
    refuses('text as args', change({ args: '{}' }), `${at}.functionCall.args`);
    refuses('a list as args', change({ args: [] }), `${at}.functionCall.args`);
  });

  describe('functionResponse: name and response, both required', () => {
    const change = (fields: JsonObject) =>
      parts({ functionResponse: { ...response.functionResponse, ...fields } });
    accepts('both', change({}));
    accepts('with an id', change({ id: 'call_1' }));
    accepts('with media', change({ parts: [media('image/png')] }));
    const wrong = { inlineData: { mimeType: 'image/png', data: 'AA AA' } };
    const field = `${at}.functionResponse.parts[0].inlineData.data`;
    refuses('with media that is not base64', change({ parts: [wrong] }), field);
    refuses('no name', change({ name: undefined }), `${at}.functionResponse.name`);
    refuses('no response', change({ response: undefined }), `${at}.functionResponse.response`);
    refuses('text as response', change({ response: '3' }), `${at}.functionResponse.response`);
  });

  describe('executableCode: language and code', () => {
    const change = (fields: JsonObject) =>
      parts({ executableCode: { ...code.executableCode, ...fields } }, text);
    for (const language of ['LANGUAGE_UNSPECIFIED', 'PYTHON']) accepts(language, change({ language }));
    onlyVendor('JAVASCRIPT', change({ language: 'JAVASCRIPT' }), `${at}.executableCode.language`);
    refuses('no language', change({ language: undefined }), `${at}.executableCode.language`);
    refuses('no code', change({ code: undefined }), `${at}.executableCode.code`);
  });

  describe('codeExecutionResult: outcome, output optional', () => {
    const change = (fields: JsonObject) =>
      parts({ codeExecutionResult: { ...result.codeExecutionResult, ...fields } });
    const outcomes = ['OUTCOME_UNSPECIFIED', 'OUTCOME_OK', 'OUTCOME_FAILED', 'OUTCOME_DEADLINE_EXCEEDED'];
    for (const outcome of outcomes) accepts(outcome, change({ outcome }));
    accepts('no output', change({ output: undefined }));
    onlyVendor('OUTCOME_LOST', change({ outcome: 'OUTCOME_LOST' }), `${at}.codeExecutionResult.outcome`);
    refuses('no outcome', change({ outcome: undefined }), `${at}.codeExecutionResult.outcome`);
    refuses('a number as output', change({ output: 1 }), `${at}.codeExecutionResult.output`);
  });
});
