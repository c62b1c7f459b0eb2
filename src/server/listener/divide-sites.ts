import { resolveTarget } from '../exchange/resolve-target.ts';
import type { Serve, ServeUpgrade } from './connection.ts';

/** Who asks at an address: clients of the gateway, or its operators. */
export type Site = 'clients' | 'operators';

const operatorPaths: ReadonlySet<string> = new Set(['/', '/metrics', '/healthz', '/readyz', '/docs']);
/** The documents are for whoever reads a page, and for clients. */
const sharedPaths: ReadonlySet<string> = new Set(
  ['openapi', 'asyncapi'].flatMap((name) =>
    ['', '.vendor'].flatMap((profile) => ['json', 'yaml'].map((kind) => `/${name}${profile}.${kind}`)),
  ),
);
/** Where nothing is. */
const nowhere = '/-';

/** Whether an address for this site alone has the path. */
export function isOfSite(path: string, site: Site): boolean {
  if (sharedPaths.has(path)) return true;
  const isForOperators = operatorPaths.has(path) || path.startsWith('/docs/');
  return isForOperators === (site === 'operators');
}

/** Answers what belongs to a site; whatever else is asked for there is not found. */
export function serveSite(site: Site, dispatch: Serve): Serve {
  return (req, res, connection) => {
    if (!isOfSite(resolveTarget(req.url ?? '/').path, site)) req.url = nowhere;
    dispatch(req, res, connection);
  };
}

/** There is nothing to be upgraded among what operators look at. */
export function refuseUpgrades(dispatch: Serve): ServeUpgrade {
  return (req, res, { connection }) => {
    req.url = nowhere;
    dispatch(req, res, connection);
  };
}
