import { describe, expect, it } from 'vitest';
import { convertCountRequest } from '../../../../src/translators/content-to-messages/convert-content-request.ts';
import { createUpstreamCall } from '../../../support/create-upstream-call.ts';

const context = createUpstreamCall({ url: '', upstreamModel: 'claude-sonnet-4-6' });
const contents = [{ role: 'user', parts: [{ text: 'Tea?' }] }];
const messages = [{ role: 'user', content: [{ type: 'text', text: 'Tea?' }] }];
const tools = [{ functionDeclarations: [{ name: 'f' }] }];
const refusal = (param: string) =>
  expect.objectContaining({ reason: 'unsupported_parameter', param }) as Error;

describe('convertCountRequest', () => {
  it('counts contents alone', () => {
    expect(convertCountRequest({ contents }, context)).toEqual({
      body: { messages },
      ignoredFields: [],
    });
  });

  it('counts what is read of a whole request', () => {
    const systemInstruction = { parts: [{ text: 'Be brief.' }] };
    const generateContentRequest = {
      model: 'models/x',
      contents,
      tools,
      systemInstruction,
      generationConfig: { temperature: 1 },
    };
    expect(convertCountRequest({ generateContentRequest }, context).body).toEqual({
      system: 'Be brief.',
      messages,
      tools: [{ name: 'f', input_schema: { type: 'object' } }],
    });
  });

  it('refuses what would be counted too, and names the rest', () => {
    const cached = { contents, cachedContent: 'cachedContents/x' };
    expect(() => convertCountRequest({ generateContentRequest: cached }, context)).toThrow(
      refusal('generateContentRequest.cachedContent'),
    );
    const labelled = { contents, labels: { a: 'b' } };
    expect(convertCountRequest({ generateContentRequest: labelled }, context).ignoredFields).toEqual([
      'generateContentRequest.labels',
    ]);
  });

  it('does the same where they stand beside contents, as Vertex AI has them', () => {
    const cached = { contents, cachedContent: 'cachedContents/x' };
    expect(() => convertCountRequest(cached, context)).toThrow(refusal('cachedContent'));
    const labelled = { contents, tools, labels: { a: 'b' }, generationConfig: { temperature: 1 } };
    expect(convertCountRequest(labelled, context).ignoredFields).toEqual(['labels', 'generationConfig']);
  });

  it('names how it is to be answered, which is not counted, and whatever stands beside the request', () => {
    const listIgnored = (generationConfig: object) =>
      convertCountRequest({ generateContentRequest: { contents, generationConfig } }, context).ignoredFields;
    expect(listIgnored({ temperature: 1 })).toEqual(['generateContentRequest.generationConfig']);
    expect(listIgnored({ stopSequences: [] })).toEqual([]);
    const beside = { generateContentRequest: { contents }, model: 'models/x', labels: { a: 'b' } };
    expect(convertCountRequest(beside, context).ignoredFields).toEqual(['labels']);
    const tools = [{ functionDeclarations: [{ name: 'x' }] }];
    const more = { ...beside, tools, systemInstruction: { parts: [{ text: 'a' }] }, toolConfig: {} };
    const names = ['labels', 'tools', 'systemInstruction', 'toolConfig'];
    expect(convertCountRequest(more, context).ignoredFields).toEqual(names);
  });

  it('names the field within the request', () => {
    const generateContentRequest = { contents: [{ parts: [{ functionCall: { name: 'x' } }] }] };
    expect(() => convertCountRequest({ generateContentRequest }, context)).toThrow(
      refusal('generateContentRequest.contents[0].parts[0].functionCall'),
    );
  });

  it('refuses instructions that are no text', () => {
    const systemInstruction = {
      parts: [{ text: 'a' }, { inlineData: { mimeType: 'image/png', data: 'AA' } }],
    };
    expect(() =>
      convertCountRequest({ generateContentRequest: { contents, systemInstruction } }, context),
    ).toThrow(refusal('generateContentRequest.systemInstruction.parts[1]'));
  });
});
