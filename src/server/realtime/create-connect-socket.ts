import { renderIgnoredFields } from '../../../handlers/index.ts';
import type { GatewayConfig } from '../../core/config.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { KeyAuthenticator, Principal } from '../../core/principal.ts';
import type { RealtimeSessions, SessionOrder, WaitingSession } from '../../core/realtime/realtime-service.ts';
import type { StoredSession } from '../../core/ephemeral-token.ts';
import type { Router } from '../../core/router.ts';
import { chooseDialect, readHandshake, type ChosenDialect, type Handshake } from '../../realtime/index.ts';
import type { Admission } from '../admission/create-admission.ts';
import type { AuthenticateCredential } from '../dispatcher/authenticate-credential.ts';
import type { ConnectSocket } from '../dispatcher/create-dispatcher.ts';
import { createAnswerHeaders } from '../exchange/create-answer-headers.ts';
import { createShuttingDown } from '../exchange/create-shutting-down.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Upgrade } from '../listener/connection.ts';
import { createAcceptSocket, type AcceptSocket } from './accept-socket.ts';
import { checkQuery } from './check-query.ts';
import { checkUpgrade } from './check-upgrade.ts';
import { checkModel, readModelName, refuseOtherKinds } from './check-model.ts';
import { countUnreadBytes } from './count-unread-bytes.ts';
import { defaultChannelTimes, SocketChannel } from './socket-channel.ts';

export interface ConnectSocketOptions {
  readonly config: Pick<GatewayConfig, 'contractProfile' | 'realtime'>;
  readonly authenticate: AuthenticateCredential;
  readonly authenticator: KeyAuthenticator;
  readonly admission: Pick<Admission, 'admit'>;
  readonly router: Pick<Router, 'findModel' | 'listModels'>;
  readonly sessions: RealtimeSessions;
}

/**
 * Opens sessions for WebSocket upgrades, or attaches them to a call. What is refused is refused in this order: the credential, the dialect, the
 * query, the model, a process that stops, limits, a token that somebody else was faster with, and last the upstream, which is asked before the upgrade is
 * answered.
 */
export function createConnectSocket(options: ConnectSocketOptions): ConnectSocket {
  const accept = createAcceptSocket({
    maxMessageBytes: options.config.realtime.maxMessageBytes,
    times: defaultChannelTimes,
  });
  return async (exchange, upgrade) => {
    exchange.operationId = 'connectRealtime';
    exchange.area = 'realtime';
    checkUpgrade(exchange.req);
    const waiting = await connect(exchange, upgrade, options);
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

async function connect(
  exchange: Exchange,
  upgrade: Upgrade,
  options: ConnectSocketOptions,
): Promise<WaitingSession> {
  const { req, target } = exchange;
  const handshake = readHandshake({ ...req.headers, authorization: req.headersDistinct.authorization });
  const callId = target.query.call_id;
  exchange.credentialSource = 'bearerKey';
  const kinds = callId === undefined ? 'keys and tokens' : 'keys';
  const principal = await options.authenticate(exchange, handshake.credential, kinds);
  exchange.principal = principal;
  const chosen = choose(exchange, handshake, options);
  exchange.profile = chosen.profile;
  checkQuery(exchange);
  if (callId === undefined)
    return await options.sessions.connect(prepare({ exchange, upgrade, principal, ...chosen }, options));
  exchange.key = options.admission.admit(principal.keyId, req);
  refuseGone(exchange, upgrade);
  const authenticate = () => options.authenticator.authenticateHash(principal.keyHash);
  return options.sessions.attach({ callId: readCallName(callId), principal, authenticate });
}

interface Wish extends ChosenDialect {
  readonly exchange: Exchange;
  readonly upgrade: Upgrade;
  readonly principal: Principal;
}

/** Checks all that can be checked before limits; the token is used up after them. */
function prepare(
  { exchange, upgrade, principal, dialect, profile }: Wish,
  { router, admission, authenticator }: ConnectSocketOptions,
): SessionOrder {
  const { target, req, ephemeralToken } = exchange;
  refuseOtherKinds(target.query.intent);
  const modelName = readModelName(target.query.model);
  const param = 'model';
  checkModel({ principal, profile, ephemeralToken, modelName, param }, router);
  exchange.key = admission.admit(principal.keyId, req);
  refuseGone(exchange, upgrade);
  const onAdmitted = async () => {
    await ephemeralToken?.use();
  };
  const authenticate = () => authenticator.authenticateHash(principal.keyHash);
  const stored = ephemeralToken?.session ?? null;
  const transport = 'websocket';
  return {
    request: exchange,
    modelName,
    param,
    dialect,
    profile,
    transport,
    stored,
    authenticate,
    onAdmitted,
  };
}

/** The dialect that was asked for; its profile is the configured one where that is not left to clients. */
function choose(
  { target, ephemeralToken }: Exchange,
  handshake: Handshake,
  { config }: ConnectSocketOptions,
): ChosenDialect {
  const tokenDialect = ephemeralToken?.session.dialect ?? null;
  const chosen = chooseDialect(handshake, {
    tokenDialect,
    hasCall: target.query.call_id !== undefined,
    isGaUsual: config.realtime.withoutMarker === 'ga',
  });
  if (tokenDialect !== null && tokenDialect !== chosen.dialect) throw createOtherDialect(tokenDialect);
  const { contractProfile } = config;
  if (chosen.dialect === 'ga' || contractProfile === 'auto') return chosen;
  return { ...chosen, profile: contractProfile };
}

/** Of several none is meant. */
function readCallName(given: string | readonly string[]): string {
  return typeof given === 'string' ? given : '';
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
  if (upgrade.isStopping()) throw createShuttingDown();
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
  const ignored = renderIgnoredFields(exchange.ignoredQuery);
  const headers = { ...createAnswerHeaders(exchange), ...waiting.headers, ...ignored };
  const socket = accept({ req, socket: req.socket, head, headers });
  if (socket === null) throw createGone();
  const channel = new SocketChannel(socket, req.socket, defaultChannelTimes);
  signal.addEventListener('abort', () => {
    if (exchange.hasClientLeft) channel.giveUp();
    else channel.close(1001, 'The gateway is shutting down.');
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
    exchange.noteTunnel();
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
