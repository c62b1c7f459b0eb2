import { listCases, loadContracts } from './list-cases.ts';

/** The contract in the strictness in which our own answers are held to it; read once for all files of a worker. */
export const contracts = loadContracts('closed');

/** Every case of the contract suite. */
export const cases = listCases(contracts);
