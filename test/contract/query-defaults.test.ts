import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import { handlers } from '../../handlers/index.ts';
import { followReference, toList, toObject, type JsonObject } from '../../scripts/generate/json.ts';
import { listOperations } from '../../scripts/generate/openapi-operations.ts';
import type { OperationRequest } from '../../src/core/operation.ts';
import { readOpenApi } from '../support/read-contract.ts';
import { createTracedServices, writeTraced } from '../support/traced-services.ts';

interface DefaultedParameter {
  readonly operationId: OperationId;
  readonly name: string;
  readonly usual: string;
  /** Another value that the contract allows. */
  readonly other: string;
  readonly path: Readonly<Record<string, string>>;
}

/** The query parameters with a default and more than one value. */
function listDefaulted(document: JsonObject): readonly DefaultedParameter[] {
  return listOperations(document).flatMap(({ operation, parameters }) =>
    parameters.flatMap((parameter) => {
      const schema = toObject(followReference(document, parameter.schema ?? {}));
      if (parameter.in !== 'query' || schema.default === undefined) return [];
      const values = [...toList(schema.enum), schema.minimum, schema.maximum, parameter.example];
      const other = values.find((value) => value !== undefined && value !== schema.default);
      if (other === undefined) return [];
      return [
        {
          operationId: operation.operationId as OperationId,
          name: String(parameter.name),
          usual: String(schema.default),
          other: String(other),
          path: Object.fromEntries(
            parameters
              .filter((each) => each.in === 'path')
              .map((each) => [String(each.name), String(each.example)]),
          ),
        },
      ];
    }),
  );
}

/** What a handler asks of the services and answers; or why it stops, for what they give is not what it expects. */
async function trace({ operationId, path }: DefaultedParameter, query: Readonly<Record<string, string>>) {
  const { services, calls } = createTracedServices();
  const owner = { keyId: 'key_1', userId: 'usr_1', models: null };
  const request: Partial<Record<keyof OperationRequest, unknown>> = {
    operationId,
    profile: 'neutral',
    principal: owner,
    login: { sessionId: 'ses_1', userId: 'usr_1', role: 'admin' },
    linkOwner: null,
    pathParameters: path,
    headers: {},
    body: { value: { contents: [{ parts: [{ text: 'Hello' }] }] } },
    notes: {},
    origin: 'https://ai.example.com',
  };
  // Not to be written where the request is passed on: what was sent differs, always.
  Object.defineProperty(request, 'query', { value: query, enumerable: false });
  const ask = async () =>
    writeTraced(await handlers[operationId](request as unknown as OperationRequest, services));
  const answer = await ask().catch(String);
  return { calls, answer };
}

const found = [readOpenApi('neutral', 'open'), readOpenApi('vendor', 'open')].flatMap(listDefaulted);
const defaulted = [...new Map(found.map((each) => [`${each.operationId} ${each.name}`, each]))];

describe('a query parameter that is not sent', () => {
  it.each(defaulted)('stands for the default of its contract: %s', async (_name, parameter) => {
    const { name, usual, other } = parameter;
    const absent = await trace(parameter, {});
    expect(absent).toEqual(await trace(parameter, { [name]: usual }));
    expect(absent).not.toEqual(await trace(parameter, { [name]: other }));
  });

  it('is looked for under each of the names', () => {
    const names = new Set(defaulted.map(([, { name }]) => name));
    expect([...names].sort()).toEqual([
      'alt',
      'format',
      'group_by',
      'index',
      'limit',
      'order',
      'pageSize',
      'time_zone',
    ]);
  });
});
