import { loadContract } from '../../support/contract-document.ts';
import type { Strictness } from '../../support/read-contract.ts';
import type { ContractCase, Contracts } from './contract-case.ts';
import { createAccessCases } from './create-access-cases.ts';
import { createAliasCases } from './create-alias-cases.ts';
import { createAliasErrorCases } from './create-alias-error-cases.ts';
import { createCallCases } from './create-call-cases.ts';
import { createErrorCases } from './create-error-cases.ts';
import { createExampleCases } from './create-example-cases.ts';
import { createImageCases } from './create-image-cases.ts';
import { createImageErrorCases } from './create-image-error-cases.ts';
import { createOutcomeCases } from './create-outcome-cases.ts';
import { createPredictCases } from './create-predict-cases.ts';
import { createTokenCases } from './create-token-cases.ts';
import { createTaskCases } from './create-task-cases.ts';
import { createVideoCases } from './create-video-cases.ts';
import { createVideoErrorCases } from './create-video-error-cases.ts';

/** Both profiles of the contract. */
export function loadContracts(strictness: Strictness): Contracts {
  return { neutral: loadContract('neutral', strictness), vendor: loadContract('vendor', strictness) };
}

/** Every case of the contract suite, both profiles. */
export function listCases(contracts: Contracts): readonly ContractCase[] {
  return [contracts.neutral, contracts.vendor].flatMap((contract) => [
    ...createExampleCases(contract),
    ...createAccessCases(contract),
    ...createErrorCases(contract),
    ...createOutcomeCases(contract),
    ...createImageCases(contract),
    ...createImageErrorCases(contract),
    ...createPredictCases(contract),
    ...createVideoCases(contract),
    ...createVideoErrorCases(contract),
    ...createAliasCases(contract),
    ...createAliasErrorCases(contract),
    ...createTaskCases(contract),
    ...createTokenCases(contract),
    ...createCallCases(contract),
  ]);
}
