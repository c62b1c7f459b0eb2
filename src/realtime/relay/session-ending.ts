import type { LiveSession, LiveSessionEnding } from '../../core/realtime/live-sessions.ts';
import type { NewEvent } from '../session/session-context.ts';
import type { SessionOutcome } from './relay-ports.ts';
import type { ResponseFailure } from './running-response.ts';

/** What a client is told at the end of its session. */
export interface SessionEnding {
  readonly outcome: SessionOutcome;
  /** The `error` event; `null` where nothing went wrong, or nobody is left to be told. */
  readonly error: (ResponseFailure & { readonly type: 'server_error' | 'invalid_request_error' }) | null;
  /** Whether the upstream goes on with what it was asked for and has not begun, so that it is paid: whoever ended the session may have asked. */
  readonly isAskedPaid: boolean;
  /** As RFC 6455 has it. */
  readonly code: number;
  readonly reason: string;
}

/** Closes as the vendor does. */
export function endExpired(maxDurationMs: number): SessionEnding {
  const message = `Your session hit the maximum duration of ${describeDuration(maxDurationMs)}.`;
  return end('expired', {
    code: 1001,
    reason: message,
    isAskedPaid: true,
    error: ['invalid_request_error', 'session_expired', message],
  });
}

export const upstreamExpired = end('expired', {
  code: 1001,
  reason: 'Your session hit the maximum duration of its upstream.',
  error: [
    'invalid_request_error',
    'session_expired',
    'Your session hit the maximum duration of its upstream.',
  ],
});

/** Of an upstream's failure only that much is told: the rest is in the log. */
export const upstreamBroken = end('upstream', {
  code: 1011,
  reason: 'The upstream broke off.',
  error: ['server_error', 'upstream_error', 'The upstream broke the session off. Open another one.'],
});

export const outOfMoney = end('quota', {
  code: 1008,
  reason: 'The balance or the budget of the key is used up.',
  error: ['invalid_request_error', 'insufficient_quota', 'The balance or the budget of this key is used up.'],
});

export const failedInside = end('internal', {
  code: 1011,
  reason: 'The gateway failed.',
  error: ['server_error', 'server_error', 'The gateway failed. Open another session.'],
});

export const noLedger = end('internal', {
  code: 1011,
  reason: 'Money cannot be held at the moment.',
  error: [
    'server_error',
    'server_error',
    'Balances cannot be read at the moment. Open another session shortly.',
  ],
});

export const keyEnded = end('key', {
  code: 1008,
  reason: 'The API key is not valid any more.',
  isAskedPaid: true,
  error: ['invalid_request_error', 'invalid_api_key', 'The API key of this session is not valid any more.'],
});

export const stopped = end('shutdown', {
  code: 1001,
  reason: 'The gateway is shutting down.',
  error: ['server_error', 'server_error', 'The gateway is shutting down. Open another session.'],
});

export const endedByOperator = end('ended', {
  code: 1008,
  reason: 'The session was ended.',
  isAskedPaid: true,
  error: ['invalid_request_error', 'session_ended', 'The session was ended by its owner or an operator.'],
});

export const hungUp: SessionEnding = {
  outcome: 'hung-up',
  error: null,
  isAskedPaid: true,
  code: 1000,
  reason: 'The call was hung up.',
};

export const overflowed: SessionEnding = {
  outcome: 'overflow',
  error: null,
  isAskedPaid: true,
  code: 1008,
  reason: 'More waited than can be kept.',
};

/** Nobody has come for it. */
export const abandoned: SessionEnding = {
  outcome: 'abandoned',
  error: null,
  isAskedPaid: true,
  code: 1006,
  reason: '',
};

/** How a session ends that somebody else than its client and its upstream wants ended. */
export const endings: Readonly<Record<LiveSessionEnding, SessionEnding>> = {
  ended: endedByOperator,
  'hung-up': hungUp,
  key: keyEnded,
  shutdown: stopped,
};

/** The client has left, or its connection was given up. The codes of calls are the gateway's own, those of a WebSocket perhaps its client's. */
export function endLeft(code: number, transport: LiveSession['transport']): SessionEnding {
  const left = { error: null, isAskedPaid: true, code, reason: '' } as const;
  if (code === 1006) return { ...left, outcome: 'vanished' };
  if (transport === 'webrtc' && code === overflowed.code) return overflowed;
  if (transport === 'webrtc' && code === failedInside.code) return failedInside;
  return { ...left, outcome: 'closed' };
}

/** The event that tells a client of the end. */
export function renderEnding(error: NonNullable<SessionEnding['error']>): NewEvent {
  return { type: 'error', error: { ...error, param: null, event_id: null } };
}

interface Closing {
  readonly code: number;
  readonly reason: string;
  /** Default false. */
  readonly isAskedPaid?: boolean;
  readonly error: readonly [type: 'server_error' | 'invalid_request_error', code: string, message: string];
}

function end(outcome: SessionOutcome, { code, reason, isAskedPaid = false, error }: Closing): SessionEnding {
  const [type, errorCode, message] = error;
  return { outcome, error: { type, code: errorCode, message }, isAskedPaid, code, reason };
}

function describeDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds % 60 !== 0) return `${String(seconds)} seconds`;
  return seconds === 60 ? '1 minute' : `${String(seconds / 60)} minutes`;
}
