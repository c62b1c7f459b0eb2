import { describe, expect, it } from 'vitest';
import { followReference, toObject, type JsonObject } from '../../scripts/generate/json.ts';
import { listOperations, type OpenApiOperation } from '../../scripts/generate/openapi-operations.ts';
import type { Area, Profile } from '../../src/core/area.ts';
import { createValidatorLoader } from '../../src/server/contract/load-validators.ts';
import { readOpenApi } from '../support/read-contract.ts';

interface IntegerParameter {
  readonly located: OpenApiOperation;
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
}

/** Those of every operation, as the document has them. */
function listIntegers(document: JsonObject): readonly IntegerParameter[] {
  return listOperations(document).flatMap((located) =>
    located.parameters.flatMap((parameter) => {
      const { type, minimum, maximum } = toObject(followReference(document, parameter.schema ?? {}));
      if (parameter.in !== 'query' || type !== 'integer') return [];
      return [{ located, name: String(parameter.name), minimum: Number(minimum), maximum: Number(maximum) }];
    }),
  );
}

/** A request that has nothing wrong with it but, maybe, one query parameter. */
function createRequest({ parameters }: OpenApiOperation, query: Readonly<Record<string, string>>) {
  const pick = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required === true)
        .map(({ name, example }) => [place === 'header' ? String(name).toLowerCase() : name, example]),
    );
  return { path: pick('path'), query, header: pick('header') };
}

describe.each<Profile>(['neutral', 'vendor'])('integer query parameters of the %s contract', (profile) => {
  const load = createValidatorLoader();
  const integers = listIntegers(readOpenApi(profile, 'open'));
  const named = integers.map(
    (parameter) =>
      [`${String(parameter.located.operation.operationId)} ${parameter.name}`, parameter] as const,
  );

  it('are there', () => {
    expect(integers.length).toBeGreaterThan(20);
  });

  it.each(named)('%s has bounds, and they hold', (_name, { located, name, minimum, maximum }) => {
    const { operationId, tags } = located.operation;
    const [area] = tags as readonly Area[];
    const { request } = load(area as Area, profile, String(operationId));
    const judge = (text: string) => {
      if (request(createRequest(located, { [name]: text }))) return 'taken';
      return request.errors?.[0]?.instancePath;
    };
    for (const good of [minimum, maximum]) expect(judge(String(good)), String(good)).toBe('taken');
    const bad = [minimum - 1, maximum + 1].map(String);
    for (const text of [...bad, '', 'abc', '1e2', '1.5', '+1', ' 1', '0x1', '9'.repeat(40)])
      expect(judge(text), text).toBe(`/query/${name}`);
  });
});
