import type { Contract } from '../../support/contract-document.ts';
import { createRequest } from '../../support/contract-request.ts';
import { createPicturePrompt, type ImageOperation } from '../runner/operations-under-test.ts';
import { wrongKey, type AdaptOptions } from './adapt-request.ts';
import type { DreddTransaction } from './dredd-transaction.ts';

export interface AdaptImageOptions extends AdaptOptions {
  readonly operationId: ImageOperation;
  readonly contract: Contract;
}

/**
 * Puts a request for pictures in the place of what Dredd made: it cannot write forms, and JSON of one operation and form
 * of the other ask for the same with the same fields.
 */
export async function adaptImageRequest(
  transaction: DreddTransaction,
  { operationId, contract, apiKey, status, mediaType }: AdaptImageOptions,
): Promise<void> {
  const { headers, body } = await createRequest(contract, operationId, {
    apiKey: status === 401 ? wrongKey : apiKey,
    body: createFields(operationId, { status, mediaType }),
  });
  const { request } = transaction;
  request.headers = status === 415 ? { ...headers, 'content-type': 'text/plain' } : { ...headers };
  request.body = Buffer.from(body ?? '').toString('base64');
  request.bodyEncoding = 'base64';
}

function createFields(
  operationId: ImageOperation,
  { status, mediaType }: Pick<AdaptOptions, 'status' | 'mediaType'>,
): object {
  switch (status) {
    case 200:
      return createPicturePrompt(operationId, 'A red boat', { stream: mediaType === 'text/event-stream' });
    case 400:
      return createPicturePrompt(operationId, 'A red boat', { n: 11 });
    case 401:
    case 415:
      return createPicturePrompt(operationId, 'A red boat');
    default:
      return createPicturePrompt(operationId, `A red boat [[status=${String(status)}]]`);
  }
}
