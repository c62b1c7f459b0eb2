import { pieceMs, voiceModel } from '../realtime/voice-events.ts';
import {
  realtimeServers,
  type OpenSessionsScenario,
  type ScenarioRequest,
  type VoiceRelayScenario,
} from '../scenario.ts';

/** As the vendor's clients of the GA dialect ask for it. */
const upgrade: ScenarioRequest = {
  method: 'GET',
  path: `/v1/realtime?model=${voiceModel}`,
  headers: {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('specway benchmark').subarray(0, 16).toString('base64'),
    'user-agent': 'OpenAI/JS 7.57.0',
  },
  body: Buffer.alloc(0),
};

/** Conversations in which both sides speak without a pause, through Specway and through the least that a relay can be. */
export const voiceRelay: VoiceRelayScenario = {
  kind: 'voice-relay',
  name: 'voice-relay',
  title: `sessions with ${String(pieceMs)} ms of sound each way in an event, as many as keep the slower server half busy`,
  selection: 'by-name',
  servers: realtimeServers,
  pairs: [
    ['specway-realtime', 'relay'],
    ['relay-control', 'relay'],
  ],
  sessions: 100,
  upgrade,
};

/** Memory of sessions in which nothing is said. */
export const openSessions: OpenSessionsScenario = {
  kind: 'open-sessions',
  name: 'open-sessions',
  title: 'memory of open sessions in which nothing happens',
  selection: 'by-name',
  servers: realtimeServers.filter((name) => name !== 'relay-control'),
  pairs: [['specway-realtime', 'relay']],
  sessions: 100,
  upgrade,
};
