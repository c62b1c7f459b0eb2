import { loadContract } from '../../support/contract-document.ts';
import type { ContractServer } from '../../support/contract-client.ts';
import type { ContractCase } from '../runner/contract-case.ts';
import { createAliasCases } from '../runner/create-alias-cases.ts';
import { createAliasErrorCases } from '../runner/create-alias-error-cases.ts';
import { createVideoCases } from '../runner/create-video-cases.ts';
import { createVideoErrorCases } from '../runner/create-video-error-cases.ts';
import type { DreddPlace, DreddTransaction } from './dredd-transaction.ts';

const cases: readonly ContractCase[] = (['neutral', 'vendor'] as const)
  .map((profile) => loadContract(profile))
  .flatMap((contract) => [
    ...createVideoCases(contract),
    ...createVideoErrorCases(contract),
    ...createAliasCases(contract),
    ...createAliasErrorCases(contract),
  ])
  .filter(({ needs }) => needs === 'contract' || needs === 'simulator');

/** The first case of the runner that asks for the same as a transaction about a video task; `undefined` where there is none. */
export function findVideoCase({
  profile,
  operationId,
  status,
  mediaType,
}: DreddPlace): ContractCase | undefined {
  return cases.find(
    (each) =>
      each.profile === profile &&
      each.operationId === operationId &&
      each.expectation.status === status &&
      [undefined, mediaType].includes(each.expectation.mediaType),
  );
}

/** Puts the request of a case in the place of what Dredd made: it knows no tasks, and cannot write forms. */
export async function adaptVideoRequest(
  transaction: DreddTransaction,
  { createRequest }: ContractCase,
  server: ContractServer,
): Promise<void> {
  const { target, headers, body } = await createRequest(server);
  const { request } = transaction;
  transaction.fullPath = target;
  request.headers = { ...headers };
  request.body = Buffer.from(body ?? '').toString('base64');
  request.bodyEncoding = 'base64';
}
