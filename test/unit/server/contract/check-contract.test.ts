import { describe, expect, it } from 'vitest';
import { checkContract, ContractError } from '../../../../src/server/contract/check-contract.ts';
import { listOperations, type OpenApiDocument } from '../../../../src/server/contract/openapi-document.ts';

const ping = {
  operationId: 'ping',
  tags: ['operations'],
  'x-error-format': 'openai',
  security: [{ bearerKey: [] }],
  responses: {},
};

function problemsOf(change: {
  operation?: object;
  handlerIds?: string[];
  notImplemented?: string[];
  formRules?: Record<string, object>;
  schemes?: string[];
}) {
  const document = {
    openapi: '3.1.0',
    info: {},
    paths: { '/ping': { get: { ...ping, ...change.operation } } },
  };
  try {
    checkContract({
      operations: listOperations(document as unknown as OpenApiDocument),
      handlerIds: change.handlerIds ?? ['ping'],
      notImplemented: new Set(change.notImplemented ?? []),
      formRules: change.formRules ?? {},
      securitySchemes: change.schemes ?? ['bearerKey'],
    });
    return [];
  } catch (error) {
    if (error instanceof ContractError) return error.problems;
    throw error;
  }
}

describe('checkContract', () => {
  it('accepts a program that fits its contract', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ handlerIds: [], notImplemented: ['ping'] })).toEqual([]);
  });

  it('names an operation without a handler', () => {
    expect(problemsOf({ handlerIds: [] })).toEqual(['operation ping has no handler']);
  });

  it('names a handler without an operation', () => {
    expect(problemsOf({ handlerIds: ['ping', 'pong'] })).toEqual(['handler pong has no operation']);
    expect(problemsOf({ notImplemented: ['pung'] })).toEqual(['handler pung has no operation']);
  });

  it('names an operation that has a handler and is listed as not implemented', () => {
    expect(problemsOf({ notImplemented: ['ping'] })).toEqual([
      'operation ping has a handler and is listed as not implemented',
    ]);
  });

  it('names a form without rules, and rules without a form', () => {
    const form = { schema: { type: 'object' } };
    const operation = { requestBody: { content: { 'multipart/form-data': form } } };
    expect(problemsOf({ operation })).toEqual(['operation ping takes a form that has no rules']);
    expect(problemsOf({ operation, formRules: { ping: {} } })).toEqual([]);
    expect(problemsOf({ operation, handlerIds: [], notImplemented: ['ping'] })).toEqual([]);
    expect(problemsOf({ formRules: { ping: {} } })).toEqual([
      'form rules of ping have no operation that takes a form',
    ]);
  });

  it('names a security scheme without a handler', () => {
    expect(problemsOf({ schemes: [] })).toEqual(['security scheme bearerKey has no handler']);
  });

  it('names an operation that asks for several schemes at once', () => {
    const operation = { security: [{ bearerKey: [], headerKey: [] }] };
    expect(problemsOf({ operation, schemes: ['bearerKey', 'headerKey'] })).toEqual([
      'operation ping asks for several schemes at once',
    ]);
  });

  it('names an operation that does not say who may call it', () => {
    const problems = ['operation ping does not say who may call it'];
    expect(problemsOf({ operation: { security: undefined } })).toEqual(problems);
    expect(problemsOf({ operation: { security: [], tags: ['messages'] } })).toEqual(problems);
    expect(problemsOf({ operation: { security: [{}, { bearerKey: [] }], tags: ['messages'] } })).toEqual(
      problems,
    );
    expect(problemsOf({ operation: { security: [] } })).toEqual([]);
  });
});
