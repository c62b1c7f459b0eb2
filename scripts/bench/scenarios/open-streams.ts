import { comparedPairs, comparedServers, type OpenStreamsScenario } from '../scenario.ts';
import { slowModel, slowPaceMs } from '../upstream-answers.ts';
import { firstEvent } from './first-event.ts';
import { createStreamRequest } from './stream.ts';

const request = createStreamRequest(slowModel);

/**
 * Memory of many streams that say little. Servers are warmed up with the streams of `first-event`, which none of them has
 * trouble with: after a load as hard as it goes a process keeps room that later streams would move into unseen.
 */
export const openStreams: OpenStreamsScenario = {
  kind: 'open-streams',
  name: 'open-streams',
  title: `memory of open streams, one event every ${String(slowPaceMs / 1000)} s each`,
  selection: 'by-name',
  servers: comparedServers,
  pairs: comparedPairs,
  connections: firstEvent.connections,
  requestFor: firstEvent.requestFor,
  findFault: firstEvent.findFault,
  heldRequestFor: () => request,
};
