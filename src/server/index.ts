export { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts';
export { createLogger, type GatewayLogger } from './create-logger.ts';
export { ContractError } from './contract/check-contract.ts';
export { releaseStartMemory } from './release-start-memory.ts';
export { StartError } from './start-error.ts';
