import { describe, expect, it } from 'vitest';
import { providers } from '../../../../src/providers/provider-table.ts';
import {
  convertContentRequest,
  convertCountRequest,
  type ConversionContext,
} from '../../../../src/translators/content-to-messages/convert-content-request.ts';
import { createUpstreamCall } from '../../../support/create-upstream-call.ts';

type Json = Readonly<Record<string, unknown>>;

const { deployment, ...call } = createUpstreamCall({ url: '' });
const claude: ConversionContext = {
  ...call,
  upstreamModel: 'claude-sonnet-4-6',
  deployment: { ...deployment, provider: providers.anthropic },
};
const neutralGateway: ConversionContext = {
  ...claude,
  request: { profile: 'neutral' },
  deployment: { ...deployment, provider: providers.specway },
};

const callOf = (name: string) => ({ functionCall: { name, args: {} } });
const resultOf = (name: string) => ({ functionResponse: { name, response: { result: 'done' } } });
const contents = [
  { role: 'user', parts: [{ text: 'Hi' }] },
  { role: 'model', parts: [callOf('get_time'), callOf('get_weather'), callOf('get_time')] },
  { role: 'user', parts: [resultOf('get_time'), resultOf('get_weather'), resultOf('get_time')] },
];
const forbidden = {
  tools: [
    { name: 'get_time', input_schema: { type: 'object' } },
    { name: 'get_weather', input_schema: { type: 'object' } },
  ],
  tool_choice: { type: 'none' },
};

describe('tools that were called and are not declared', () => {
  it.each<[Json]>([
    [{}],
    [{ tools: [{ functionDeclarations: [] }] }],
    [{ toolConfig: { functionCallingConfig: { mode: 'NONE' } } }],
  ])('are declared by their names alone, and forbidden, with %j', (fields) => {
    const { body, ignoredFields } = convertContentRequest({ contents, ...fields }, claude);
    expect(body).toMatchObject(forbidden);
    expect(ignoredFields).toEqual([]);
  });

  it('are declared where tokens are counted', () => {
    expect(convertCountRequest({ contents }, claude).body).toMatchObject(forbidden);
    const whole = { generateContentRequest: { contents } };
    expect(convertCountRequest(whole, claude).body).toMatchObject(forbidden);
  });

  it('stay as they are where any is declared', () => {
    const tools = [{ functionDeclarations: [{ name: 'now' }] }];
    const { body } = convertContentRequest({ contents, tools }, claude);
    expect(body.tools).toEqual([{ name: 'now', input_schema: { type: 'object' } }]);
    expect(body).not.toHaveProperty('tool_choice');
  });

  it('are left out where the contract of another gateway cannot forbid them', () => {
    const { body } = convertContentRequest({ contents }, neutralGateway);
    expect(body).not.toHaveProperty('tools');
    expect(body).not.toHaveProperty('tool_choice');
  });

  it('are none where nothing was called', () => {
    const { body } = convertContentRequest({ contents: contents.slice(0, 1) }, claude);
    expect(body).not.toHaveProperty('tools');
    expect(body).not.toHaveProperty('tool_choice');
  });
});
