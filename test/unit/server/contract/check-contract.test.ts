import { describe, expect, it } from 'vitest';
import { checkContract, ContractError } from '../../../../src/server/contract/check-contract.ts';
import type { OperationOutline } from '../../../../src/server/contract/contract-outline.ts';

const ping: OperationOutline = {
  operationId: 'ping',
  method: 'get',
  path: '/ping',
  area: 'operations',
  errorFormat: 'openai',
  security: [{ bearerKey: [] }],
  pathNames: [],
  queryNames: [],
  mediaTypes: [],
  form: null,
};

function problemsOf(change: {
  operation?: Partial<OperationOutline>;
  operations?: readonly OperationOutline[];
  handlerIds?: string[];
  formRules?: Record<string, object>;
  schemes?: string[];
}) {
  try {
    checkContract({
      operations: change.operations ?? [{ ...ping, ...change.operation }],
      handlerIds: change.handlerIds ?? ['ping'],
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
  });

  it('names an operation without a handler', () => {
    expect(problemsOf({ handlerIds: [] })).toEqual(['operation ping has no handler']);
  });

  it('names a handler without an operation', () => {
    expect(problemsOf({ handlerIds: ['ping', 'pong'] })).toEqual(['handler pong has no operation']);
  });

  it('names a form without rules, and rules without a form', () => {
    const operation = { form: { fields: {}, isClosed: false } };
    expect(problemsOf({ operation })).toEqual(['operation ping takes a form that has no rules']);
    expect(problemsOf({ operation, formRules: { ping: {} } })).toEqual([]);
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
    const { security: _, ...unstated } = ping;
    const problems = ['operation ping does not say who may call it'];
    expect(problemsOf({ operations: [unstated] })).toEqual(problems);
    expect(problemsOf({ operation: { security: [], area: 'messages' } })).toEqual(problems);
    expect(problemsOf({ operation: { security: [{}, { bearerKey: [] }], area: 'messages' } })).toEqual(
      problems,
    );
    expect(problemsOf({ operation: { security: [] } })).toEqual([]);
  });
});
