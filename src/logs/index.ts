export { createLogger, type GatewayLogger } from './create-logger.ts';
export { chooseLogFormat } from './choose-log-format.ts';
