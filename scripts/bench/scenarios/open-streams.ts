import { comparedPairs, comparedServers, type OpenStreamsScenario } from '../scenario.ts';
import { slowModel, slowPaceMs } from '../upstream-answers.ts';
import { createStreamRequest, stream } from './stream.ts';

const request = createStreamRequest(slowModel);

/** Memory of many streams that say little. Servers are warmed up with the streams of `stream`. */
export const openStreams: OpenStreamsScenario = {
  kind: 'open-streams',
  name: 'open-streams',
  title: `memory of open streams, one event every ${String(slowPaceMs / 1000)} s each`,
  selection: 'by-name',
  servers: comparedServers,
  pairs: comparedPairs,
  connections: stream.connections,
  requestFor: stream.requestFor,
  findFault: stream.findFault,
  heldRequestFor: () => request,
};
