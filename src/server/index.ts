export { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts';
export { createLogger, type GatewayLogger } from './create-logger.ts';
export { ContractError } from './contract/check-contract.ts';
export { releaseMemory } from './release-memory.ts';
export { StartError } from './start-error.ts';
export { watchMemory } from './watch-memory.ts';
