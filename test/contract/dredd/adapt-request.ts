import type { Profile } from '../../../src/core/area.ts';
import type { ContractOperation } from '../../support/contract-document.ts';
import { listSchemes } from '../../support/contract-request.ts';
import { chatOperations, createPrompt, type ChatOperation } from '../runner/operations-under-test.ts';
import type { DreddTransaction } from './dredd-transaction.ts';

/** What the answer to a transaction is meant to be. */
export interface AdaptOptions {
  readonly operation: ContractOperation;
  readonly profile: Profile;
  readonly apiKey: string;
  readonly status: number;
  readonly mediaType: string | null;
}

/** A key of the right form that no server knows. */
export const wrongKey = 'sk-specway-contract-wrong-key-0001';

/** Changes the request that Dredd made from the examples so that it asks for this status and content type. */
export function adaptRequest(transaction: DreddTransaction, options: AdaptOptions): void {
  const { operation, status, profile } = options;
  addKey(transaction, options);
  if (operation.errorFormat === 'messages' && profile === 'vendor')
    transaction.request.headers['anthropic-version'] = '2023-06-01';
  const operationId = chatOperations.find((name) => name === operation.operationId);
  if (operationId !== undefined) adaptChat(transaction, operationId, options);
  else if (operation.operationId === 'predictImages') adaptPredict(transaction, status);
  else if (status === 415) setContentType(transaction.request.headers, 'text/plain');
  else if (status === 400) breakQuery(transaction, operation.operationId);
  else if (status === 404) nameModel(transaction, 'none');
}

function breakQuery(transaction: DreddTransaction, operationId: string): void {
  if (operationId === 'listModels') addQuery(transaction, 'limit', '0');
  else if (operationId === 'listContentModels') addQuery(transaction, 'pageSize', '0');
  else if (transaction.fullPath.includes('/models/')) nameModel(transaction, 'm'.repeat(257));
  else addQuery(transaction, 'nonsense', '1');
}

function nameModel(transaction: DreddTransaction, model: string): void {
  transaction.fullPath = transaction.fullPath.replace(/\/models\/[^/?]+/, `/models/${model}`);
}

function addKey(transaction: DreddTransaction, { operation, profile, apiKey, status }: AdaptOptions): void {
  const key = status === 401 ? wrongKey : apiKey;
  const { headers } = transaction.request;
  const [scheme] = listSchemes(operation, profile);
  if (scheme === 'queryKey') addQuery(transaction, 'key', key);
  else if (scheme === 'headerKey') headers['x-api-key'] = key;
  else if (scheme === 'googleHeaderKey') headers['x-goog-api-key'] = key;
  else if (scheme === 'sessionCookie') headers.cookie = `specway_session=${key}`;
  else if (scheme !== undefined) headers.authorization = `Bearer ${key}`;
}

function adaptChat(
  transaction: DreddTransaction,
  operationId: ChatOperation,
  { status, mediaType }: AdaptOptions,
): void {
  const { request } = transaction;
  if (status === 200) adaptFraming(transaction, operationId, mediaType);
  else if (status === 400) request.body = '{}';
  else if (status === 404) useUnknownModel(transaction, operationId);
  else if (status === 415) setContentType(request.headers, 'text/plain');
  else if (status !== 401)
    request.body = JSON.stringify(createPrompt(operationId, `Hello [[status=${String(status)}]]`));
}

function adaptPredict(transaction: DreddTransaction, status: number): void {
  const { request } = transaction;
  if (status === 400) request.body = '{}';
  else if (status === 404) nameContentModel(transaction, 'no-such-model');
  else if (status === 415) setContentType(request.headers, 'text/plain');
  else if (status !== 200 && status !== 401)
    request.body = JSON.stringify({ instances: [{ prompt: `A boat [[status=${String(status)}]]` }] });
}

function adaptFraming(
  transaction: DreddTransaction,
  operationId: ChatOperation,
  mediaType: string | null,
): void {
  if (mediaType !== 'text/event-stream') return;
  if (operationId === 'streamGenerateContent') addQuery(transaction, 'alt', 'sse');
  else
    transaction.request.body = JSON.stringify({
      ...(JSON.parse(transaction.request.body ?? '{}') as object),
      stream: true,
    });
}

function useUnknownModel(transaction: DreddTransaction, operationId: ChatOperation): void {
  if (operationId === 'createMessage' || operationId === 'countMessageTokens')
    transaction.request.body = JSON.stringify(createPrompt(operationId, 'Hello', { model: 'no-such-model' }));
  else nameContentModel(transaction, 'no-such-model');
}

/** In a path that ends in a method. */
function nameContentModel(transaction: DreddTransaction, model: string): void {
  transaction.fullPath = transaction.fullPath.replace(/\/models\/[^:]+:/, `/models/${model}:`);
}

function setContentType(headers: Record<string, string>, value: string): void {
  for (const name of Object.keys(headers)) {
    if (name.toLowerCase() === 'content-type') headers[name] = value;
  }
}

function addQuery(transaction: DreddTransaction, name: string, value: string): void {
  const mark = transaction.fullPath.includes('?') ? '&' : '?';
  transaction.fullPath += `${mark}${name}=${encodeURIComponent(value)}`;
}
