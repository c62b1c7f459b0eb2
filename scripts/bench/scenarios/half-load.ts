import { comparedPairs, comparedServers, type HalfLoadScenario } from '../scenario.ts';
import { small } from './small.ts';

/** The small request at a constant rate that leaves every server half of its time. */
export const halfLoad: HalfLoadScenario = {
  kind: 'half-load',
  name: 'half-load',
  title:
    'small chat request at half of what the slower of bare proxy and Specway can do (Portkey: of what it can)',
  selection: 'default',
  servers: comparedServers,
  pairs: comparedPairs.filter(([, to]) => to === 'bare'),
  connections: small.connections,
  requestFor: small.requestFor,
  findFault: small.findFault,
};
