import { callModel } from '../calls/spoken-events.ts';
import type { CallsScenario } from '../scenario.ts';

/** Calls over WebRTC in which both sides speak; the gateway turns the sound of one side into events of the other. */
export const webrtc: CallsScenario = {
  kind: 'calls',
  name: 'webrtc',
  title: 'calls over WebRTC with 20 ms of Opus in a packet, both sides speaking',
  selection: 'by-name',
  servers: ['specway-realtime'],
  pairs: [],
  path: `/v1/realtime/calls?model=${callModel}`,
};
