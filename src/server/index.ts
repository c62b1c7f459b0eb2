export { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts';
export { providers } from '../providers/index.ts';
export { runGateway } from './run-gateway.ts';
