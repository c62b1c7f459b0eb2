export type { ClientDialect, ClientMessage, MessageFault } from './dialects/client-dialect.ts';
export type { DialectOptions, DriftWatch } from './dialects/dialect-options.ts';
export { createKnownEvents } from './dialects/create-known-events.ts';
export type { EventSet } from './dialects/load-event-validators.ts';
export { chooseDialect, type ChosenDialect, type DialectClues } from './handshake/choose-dialect.ts';
export { readHandshake, type Handshake, type HandshakeHeaders } from './handshake/read-handshake.ts';
export { loadClientDialects, loadSessions } from './load-late.ts';
export { createRealtimeTokens } from './tokens/create-realtime-tokens.ts';
export { changeBetaSettings, createBetaSettings, type BetaSettings } from './settings/beta-settings.ts';
export { changeGaSettings, defaultGaSettings, type GaSettings } from './settings/ga-settings.ts';
export { createRealtimeSessions, type OpenRealtimeSessions } from './relay/create-realtime-sessions.ts';
export type {
  RelayObserver,
  ResponseCharge,
  ResponseFacts,
  ResponseDemand,
  ResponseLease,
  SessionLimits,
  SessionMoney,
} from './relay/relay-ports.ts';
export type { EnteredSession, SessionAdmission } from './relay/session-admission.ts';
