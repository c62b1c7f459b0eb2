import type { GatewayError } from '../../core/gateway-error.ts';
import { createShuttingDown } from '../exchange/create-shutting-down.ts';
import { createUnknownPath, type Guide } from '../exchange/create-unknown-path.ts';

/** What an address has of the gateway. */
export interface Site {
  readonly guide: Guide;
  /** What refuses a request for the path before anything is done with it; `null` where nothing does. */
  refuse(path: string): GatewayError | null;
}

const operatorPaths: ReadonlySet<string> = new Set(['/', '/metrics', '/healthz', '/readyz', '/docs']);
/** The documents are for whoever reads a page, and for clients. */
const sharedPaths: ReadonlySet<string> = new Set(
  ['openapi', 'asyncapi'].flatMap((name) =>
    ['', '.vendor'].flatMap((profile) => ['json', 'yaml'].map((kind) => `/${name}${profile}.${kind}`)),
  ),
);

/** The only address of a gateway. */
export const wholeSite: Site = { guide: '/docs', refuse: () => null };

/** The address of clients where operators have one of their own: without what operators look at. */
export const clientSite: Site = {
  guide: '/openapi.json',
  refuse: (path) => (isForOperators(path) ? createUnknownPath('/openapi.json') : null),
};

/** The address of operators: the whole gateway, of which a process that stops goes on showing how it is. */
export function createOperatorSite(isStopping: () => boolean): Site {
  return {
    guide: '/docs',
    refuse: (path) => {
      if (!isStopping() || isForOperators(path) || sharedPaths.has(path)) return null;
      return createShuttingDown();
    },
  };
}

function isForOperators(path: string): boolean {
  return operatorPaths.has(path) || path.startsWith('/docs/');
}
