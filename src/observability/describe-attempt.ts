import type { Attributes } from '@opentelemetry/api';
import type { AttemptBeginning } from '../core/request-trace.ts';
import { nameOperation } from './name-operation.ts';

type Operation = AttemptBeginning['operation'];

const imageOperations: ReadonlySet<Operation> = new Set([
  'createImage',
  'createImageEdit',
  'predictImages',
] as const);

/** The name of an attempt's span: operation and the upstream's model. */
export function nameAttempt({ operation, upstreamModel }: AttemptBeginning): string {
  return `${nameOperation(operation)} ${upstreamModel}`;
}

/** Attributes of an attempt that begins, in the words of the semantic conventions for generative AI where they have one. */
export function describeAttempt(attempt: AttemptBeginning): Attributes {
  const { number, operation, delivery, deployment, upstreamModel } = attempt;
  return {
    'gen_ai.operation.name': nameOperation(operation),
    'gen_ai.provider.name': deployment.provider.telemetryName,
    'gen_ai.request.model': upstreamModel,
    ...(delivery === 'stream' ? { 'gen_ai.request.stream': true } : {}),
    ...(imageOperations.has(operation) ? { 'gen_ai.output.type': 'image' } : {}),
    ...describeServer(deployment.baseUrl),
    'specway.deployment.id': deployment.id,
    'specway.attempt': number,
  };
}

/** Host and port alone: what else a base URL has may be a secret. Nothing for a provider without one. */
function describeServer(baseUrl: string): Attributes {
  const url = URL.parse(baseUrl);
  if (url === null) return {};
  const port = url.port === '' ? defaultPorts[url.protocol] : Number(url.port);
  return {
    'server.address': url.hostname.replace(/^\[(.*)\]$/u, '$1'),
    ...(port === undefined ? {} : { 'server.port': port }),
  };
}

const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
