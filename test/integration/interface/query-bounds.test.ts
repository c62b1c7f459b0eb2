import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followReference, toObject } from '../../../scripts/generate/json.ts';
import { listOperations } from '../../../scripts/generate/openapi-operations.ts';
import { createAccountGateway, type AccountGateway } from '../../support/account-gateway.ts';
import { checkAnswer } from '../../support/contract-answer.ts';
import { loadContract } from '../../support/contract-document.ts';
import { readOpenApi } from '../../support/read-contract.ts';

const document = readOpenApi('neutral', 'open');
const contract = loadContract('neutral');

/** Every integer query parameter, with texts that are out of its bounds. */
const cases = listOperations(document).flatMap(({ path, method, operation, parameters }) =>
  parameters.flatMap((parameter) => {
    const { type, minimum, maximum } = toObject(followReference(document, parameter.schema ?? {}));
    const operationId = String(operation.operationId);
    if (parameter.in !== 'query' || type !== 'integer') return [];
    const texts = [String(Number(minimum) - 1), String(Number(maximum) + 1), 'abc', '1e9'];
    return texts.map((text) => ({ operationId, path, method, name: String(parameter.name), text }));
  }),
);

let gateway: AccountGateway;
let token: string;

beforeAll(async () => {
  gateway = await createAccountGateway();
  token = (await gateway.login('admin')).data.token;
});
afterAll(() => gateway.stop());

describe('a query parameter out of its bounds', () => {
  it('can be met in every area that has one', () => {
    const formats = cases.map(({ operationId }) => contract.find(operationId).errorFormat);
    expect([...new Set(formats)].sort()).toEqual(['account', 'generateContent', 'openai']);
  });

  it.each(cases)('$operationId ?$name=$text is refused in the form of its area', async (sent) => {
    const { operationId, path, method, name, text } = sent;
    const credential = path.startsWith('/api/') ? token : gateway.apiKey;
    const url = `${gateway.url}${path}?${name}=${encodeURIComponent(text)}`;
    const headers = { authorization: `Bearer ${credential}` };
    const response = await fetch(url, { method: method.toUpperCase(), headers });
    const body = Buffer.from(await response.arrayBuffer());
    const answer = { status: response.status, headers: Object.fromEntries(response.headers), body };
    expect(response.status, body.toString()).toBe(400);
    expect(checkAnswer(contract, operationId, { answer, expectation: { status: 400 } })).toEqual([]);
    expect(body.toString()).toContain(method === 'head' ? '' : name);
  });
});
