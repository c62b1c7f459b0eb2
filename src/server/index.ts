export { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts';
export { createLogger, type GatewayLogger } from './observe/create-logger.ts';
export { providers } from '../providers/index.ts';
export { ContractError } from './contract/check-contract.ts';
export { releaseMemory } from './memory/release-memory.ts';
export { StartError } from './start-error.ts';
export { watchMemory } from './memory/watch-memory.ts';
