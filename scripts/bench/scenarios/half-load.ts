import { comparedPairs, comparedServers, controlServers, type HalfLoadScenario } from '../scenario.ts';
import { small } from './small.ts';

/** The small request at a constant rate that leaves the slower server half of its time. */
export const halfLoad: HalfLoadScenario = {
  kind: 'half-load',
  name: 'half-load',
  title: 'small chat request at a rate that keeps the slower of bare proxy and Specway busy half of the time',
  selection: 'default',
  servers: [...comparedServers, ...controlServers],
  pairs: [...comparedPairs.filter(([, to]) => to === 'bare'), ['bare-control', 'bare']],
  connections: small.connections,
  requestFor: small.requestFor,
  findFault: small.findFault,
};
