import type { GatewayConfig } from '../../core/config.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type {
  RealtimeSessions,
  RealtimeTokenDesk,
  SessionOrder,
  WaitingSession,
} from '../../core/realtime/realtime-service.ts';
import type { StoredSession } from '../../core/realtime/token-store.ts';
import type { Router } from '../../core/router.ts';
import { chooseDialect, readHandshake, type ChosenDialect, type Handshake } from '../../realtime/index.ts';
import type { Admission } from '../admission/create-admission.ts';
import type { ConnectSocket } from '../dispatcher/create-dispatcher.ts';
import { createAnswerHeaders } from '../exchange/create-answer-headers.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Upgrade } from '../listener/connection.ts';
import { createAcceptSocket, type AcceptSocket } from './accept-socket.ts';
import {
  createAuthenticateHandshake,
  type AuthenticateHandshake,
  type AuthenticateHandshakeOptions,
  type HandshakeOwner,
} from './authenticate-handshake.ts';
import { checkUpgrade } from './check-upgrade.ts';
import { chooseModel } from './choose-model.ts';
import { countUnreadBytes } from './count-unread-bytes.ts';
import { defaultChannelTimes, SocketChannel } from './socket-channel.ts';

export interface ConnectSocketOptions extends AuthenticateHandshakeOptions {
  readonly config: Pick<GatewayConfig, 'contractProfile' | 'realtime'>;
  readonly tokens: RealtimeTokenDesk;
  readonly admission: Pick<Admission, 'admit'>;
  readonly router: Pick<Router, 'findModel' | 'listModels'>;
  readonly sessions: RealtimeSessions;
}

/**
 * Opens sessions for WebSocket upgrades. What is refused is refused in this order: the credential, the dialect, the model, limits, a process
 * that stops, a token that somebody else was faster with, and last the upstream, which is asked before the upgrade is answered.
 */
export function createConnectSocket(options: ConnectSocketOptions): ConnectSocket {
  const accept = createAcceptSocket({
    maxMessageBytes: options.config.realtime.maxMessageBytes,
    times: defaultChannelTimes,
  });
  const parts = { ...options, authenticate: createAuthenticateHandshake(options) };
  return async (exchange, upgrade) => {
    exchange.operationId = 'connectRealtime';
    exchange.area = 'realtime';
    checkUpgrade(exchange.req);
    const order = await prepare(exchange, upgrade, parts);
    const waiting = await options.sessions.connect(order);
    try {
      refuseGone(exchange, upgrade);
      upgrade.connection.leaveHttp();
      open({ exchange, waiting, head: upgrade.head, accept });
    } catch (error) {
      waiting.abandon();
      throw error;
    }
  };
}

interface ConnectSocketParts extends ConnectSocketOptions {
  readonly authenticate: AuthenticateHandshake;
}

/** Checks all that can be checked without an upstream; then the token is used up. */
async function prepare(
  exchange: Exchange,
  upgrade: Upgrade,
  options: ConnectSocketParts,
): Promise<SessionOrder> {
  const { req } = exchange;
  const handshake = readHandshake({ ...req.headers, authorization: req.headersDistinct.authorization });
  const owner = await options.authenticate(exchange, handshake.credential);
  const { principal, stored } = owner;
  exchange.principal = principal;
  const { dialect, profile } = choose(exchange, { handshake, owner }, options);
  exchange.profile = profile;
  if (exchange.target.query.call_id !== undefined) throw createNoCalls();
  const { modelName, model } = chooseModel(exchange, stored, options.router);
  exchange.key = options.admission.admit(principal.keyId, req);
  refuseGone(exchange, upgrade);
  if (stored !== null) await options.tokens.use(handshake.credential);
  const { authenticator } = options;
  const authenticate = () => authenticator.authenticateHash(principal.keyHash);
  const transport = 'websocket';
  return { request: exchange, modelName, model, dialect, profile, transport, stored, authenticate };
}

/** The dialect that was asked for; its profile is the configured one where that is not left to clients. */
function choose(
  { target }: Exchange,
  { handshake, owner: { stored } }: { readonly handshake: Handshake; readonly owner: HandshakeOwner },
  { config }: ConnectSocketOptions,
): ChosenDialect {
  const chosen = chooseDialect(handshake, {
    tokenDialect: stored?.dialect ?? null,
    hasCall: target.query.call_id !== undefined,
    isGaUsual: config.realtime.withoutMarker === 'ga',
  });
  if (stored !== null && stored.dialect !== chosen.dialect) throw createOtherDialect(stored.dialect);
  const { contractProfile } = config;
  if (chosen.dialect === 'ga' || contractProfile === 'auto') return chosen;
  return { ...chosen, profile: contractProfile };
}

/** What a token was set up with is in the words of its dialect. */
function createOtherDialect(dialect: StoredSession['dialect']): GatewayError {
  return dialect === 'beta'
    ? new GatewayError(
        'invalid_argument',
        'This token is for the beta dialect: send its marker, or create a token with POST /v1/realtime/client_secrets.',
        { reason: 'missing_beta_header', param: 'rt-beta' },
      )
    : new GatewayError(
        'invalid_argument',
        'This token is not for the beta dialect: leave its marker out, or create a token with POST /v1/realtime/sessions.',
        { reason: 'invalid_value', param: 'rt-beta' },
      );
}

/** There is nobody left to serve, or nobody who serves. */
function refuseGone({ res, signal, abortReason }: Exchange, upgrade: Upgrade): void {
  if (abortReason !== null) throw abortReason;
  if (signal.aborted || res.destroyed) throw createGone();
  if (!upgrade.isStopping()) return;
  throw new GatewayError('unavailable', 'The gateway is shutting down. Try again.', {
    reason: 'shutting_down',
    retryAfterMs: 1_000,
  });
}

interface Opening {
  readonly exchange: Exchange;
  readonly waiting: WaitingSession;
  readonly head: Buffer;
  readonly accept: AcceptSocket;
}

/** Answers the upgrade, and has the session take the client. */
function open({ exchange, waiting, head, accept }: Opening): void {
  const { req, signal } = exchange;
  const headers = { ...createAnswerHeaders(exchange), ...waiting.headers };
  const socket = accept({ req, socket: req.socket, head, headers });
  if (socket === null) throw createGone();
  const channel = new SocketChannel(socket, defaultChannelTimes);
  // Aborted as well when the socket has closed, after which this does nothing.
  signal.addEventListener('abort', () => {
    channel.close(1001, 'The gateway is shutting down.');
  });
  countUnreadBytes(req.socket, socket, {
    memory: exchange.memory,
    onExhausted: () => {
      channel.close(1013, 'The gateway is busy with other large messages. Try again shortly.');
      // What else comes of the message is not wanted, nor is an answer to the close waited for longer than for that of others.
      socket.pause();
    },
  });
  try {
    channel.listen(waiting.accept(channel));
  } catch (error) {
    // The answer is out: an error has no place on this connection any more.
    socket.terminate();
    throw error;
  }
}

function createGone(): GatewayError {
  return new GatewayError('cancelled', 'The client closed the connection.', {
    reason: 'client_closed_request',
  });
}

function createNoCalls(): GatewayError {
  return new GatewayError('not_implemented', 'Attaching to a call is in the contract but is not built yet.', {
    reason: 'not_implemented',
    final: true,
  });
}
