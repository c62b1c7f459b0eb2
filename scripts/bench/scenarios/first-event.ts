import { comparedPairs, comparedServers, type EventDelayScenario } from '../scenario.ts';
import {
  frameEventCount,
  stampDigits,
  stampedEventCount,
  stampedModel,
  stampedPaceMs,
} from '../upstream-answers.ts';
import { createStreamRequest, findStreamFault } from './stream.ts';

const request = createStreamRequest(stampedModel);
const stampedText = new RegExp(
  `^(@\\d{${String(stampDigits)}}){${String(stampedEventCount - frameEventCount)}}$`,
);

/** Streams whose first event comes at once and every other one at its time, with that time in it. */
export const firstEvent: EventDelayScenario = {
  kind: 'event-delay',
  name: 'first-event',
  title: `streams of ${String(stampedEventCount)} events, one every ${String(stampedPaceMs)} ms`,
  selection: 'by-name',
  servers: comparedServers,
  pairs: comparedPairs.filter(([, to]) => to === 'bare'),
  connections: 50,
  rampMs: stampedEventCount * stampedPaceMs,
  requestFor: () => request,
  findFault: (answer) => findStreamFault(answer, (text) => stampedText.test(text)),
};
