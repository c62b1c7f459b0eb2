import { describe, expect, it } from 'vitest';
import { extractCredentials, type ApiKeyScheme } from '../../../src/auth/index.ts';
import { GatewayError } from '../../../src/core/gateway-error.ts';

const key = 'sk-specway-example-key-0001';
const otherKey = 'sk-specway-example-key-0002';
const all: ReadonlySet<ApiKeyScheme> = new Set(['bearerKey', 'headerKey', 'googleHeaderKey', 'queryKey']);

function readFailure(run: () => unknown): GatewayError {
  try {
    run();
  } catch (error) {
    if (error instanceof GatewayError) return error;
  }
  throw new Error('expected a GatewayError');
}

describe('extractCredentials', () => {
  it.each([
    ['bearerKey', { authorization: `Bearer ${key}` }, null],
    ['bearerKey', { authorization: `bearer   ${key}` }, null],
    ['bearerKey', { authorization: `BEARER ${key}  ` }, null],
    ['headerKey', { 'x-api-key': key }, null],
    ['googleHeaderKey', { 'x-goog-api-key': key }, null],
    ['queryKey', {}, key],
    ['queryKey', {}, [key, key]],
  ])('reads %s from %j and ?key=%j', (scheme, headers, queryKey) => {
    expect(extractCredentials(headers, queryKey, all)).toEqual({ apiKey: key, scheme });
  });

  it('accepts the same key in several places', () => {
    const headers = { authorization: `Bearer ${key}`, 'x-api-key': `${key}, ${key}`, 'x-goog-api-key': key };
    expect(extractCredentials(headers, [key], all)).toEqual({ apiKey: key, scheme: 'bearerKey' });
  });

  it.each([
    [{ authorization: `Bearer ${key}`, 'x-api-key': otherKey }, null],
    [{ authorization: `Bearer ${key}` }, otherKey],
    [{ 'x-api-key': `${key}, ${otherKey}` }, null],
    [{ 'x-goog-api-key': key }, otherKey],
    [{}, [key, otherKey]],
    [{ 'x-api-key': key.toUpperCase() }, key],
  ])('refuses different keys in %j and ?key=%j', (headers, queryKey) => {
    const error = readFailure(() => extractCredentials(headers, queryKey, all));
    expect(error).toMatchObject({ code: 'unauthenticated', reason: 'conflicting_api_keys' });
    expect(error.message).not.toContain('sk-');
  });

  it('looks only where the operation allows', () => {
    const headers = { authorization: `Bearer ${otherKey}`, 'x-api-key': key };
    expect(extractCredentials(headers, otherKey, new Set(['headerKey']))).toEqual({
      apiKey: key,
      scheme: 'headerKey',
    });
    expect(readFailure(() => extractCredentials({}, key, new Set(['bearerKey'])))).toMatchObject({
      reason: 'missing_api_key',
    });
  });

  it.each([
    {},
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { 'x-api-key': ' ' },
  ])('finds no key in %j', (headers) => {
    expect(readFailure(() => extractCredentials(headers, '', all))).toMatchObject({
      code: 'unauthenticated',
      reason: 'missing_api_key',
    });
  });

  it('says where the operation wants the key', () => {
    const { message } = readFailure(() => extractCredentials({}, null, new Set(['headerKey', 'bearerKey'])));
    expect(message).toBe(
      'The request carries no API key. ' +
        'Send one in the header Authorization: Bearer <API key> or in the header x-api-key.',
    );
  });

  it('says that another Authorization scheme is none, without repeating it', () => {
    const headers = { authorization: 'Basic c2stc2VjcmV0OnNrLXNlY3JldA==' };
    const error = readFailure(() => extractCredentials(headers, null, new Set(['bearerKey'])));
    expect(error.reason).toBe('missing_api_key');
    expect(error.message).toBe(
      'The Authorization header carries no bearer key. Send one in the header Authorization: Bearer <API key>.',
    );
  });

  it('takes a key from elsewhere when Authorization has another scheme', () => {
    const headers = { authorization: 'Basic dXNlcjpwYXNz', 'x-api-key': key };
    expect(extractCredentials(headers, null, all)).toEqual({ apiKey: key, scheme: 'headerKey' });
  });
});
