import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorFormat, Profile } from '../../core/area.ts';
import type { GatewayConfig } from '../../core/config.ts';
import { GatewayError, toGatewayError } from '../../core/gateway-error.ts';
import type { OperationResponse, RenderError } from '../../core/operation.ts';
import { shortenName } from '../../core/shorten-name.ts';
import type { UsageOutcome } from '../../core/usage.ts';
import type { ResponseChecker } from '../contract/check-response.ts';
import type { Contract } from '../contract/create-contract.ts';
import type { ByteBudget } from './byte-budget.ts';
import { chooseProfile } from './choose-profile.ts';
import { createAnswerHeaders } from './create-answer-headers.ts';
import type { ApplyCors } from './create-cors.ts';
import { createRequestId } from './create-request-id.ts';
import { Exchange } from './exchange.ts';
import { Registry } from './registry.ts';
import { resolveTarget, type RequestTarget } from './resolve-target.ts';
import { sendError } from './send-error.ts';
import { sendStream } from './send-stream.ts';
import { sendWhole } from './send-whole.ts';

export interface DispatcherOptions {
  readonly contracts: Readonly<Record<Profile, Contract>>;
  readonly checker: ResponseChecker;
  readonly renderErrors: Readonly<Record<ErrorFormat, RenderError>>;
  readonly config: Pick<GatewayConfig, 'contractProfile' | 'streams'>;
  readonly budget: ByteBudget;
  readonly applyCors: ApplyCors;
  /** The pages and documents; says whether a path is one of them. */
  readonly documents: DocumentServer;
  /** Told of each request before anything is done with it. */
  readonly onBegin: (exchange: Exchange) => void;
  /** Told once of each request when it has ended, whatever way it ended. */
  readonly onEnd: (exchange: Exchange, outcome: ExchangeOutcome) => void;
  /** Told of a failure of the server itself, after which the request has no answer. */
  readonly logCrash: (error: unknown) => void;
}

export interface DocumentServer {
  has(path: string): boolean;
  /** Calls `otherwise` for what it does not serve after all, such as a page that is not there. */
  serve(req: IncomingMessage, res: ServerResponse, otherwise: () => void): void;
}

/** How a request ended. */
export interface ExchangeOutcome {
  readonly status: number;
  /** The error that was answered, or that ended a stream. */
  readonly error: GatewayError | null;
  readonly outcome: UsageOutcome;
}

/** Takes every request of the server. Shared. */
export interface Dispatcher {
  dispatch(req: IncomingMessage, res: ServerResponse): void;
  /** Requests being answered. */
  readonly activeCount: number;
  /** Ends what is still running; streams end with their error event. */
  abortAll(): void;
}

interface Message {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/** The life of a request from its head to its last byte (docs/architecture.md). */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const active = new Registry<Exchange>();
  const beginExchange = (message: Message, target: RequestTarget) => {
    const profile = chooseProfile(target, message.req.headers, options.config.contractProfile);
    const exchange = new Exchange(message, target, { profile, budget: options.budget });
    const slot = active.add(exchange);
    options.onBegin(exchange);
    serve(exchange, options).then(
      () => {
        active.remove(slot);
      },
      (error: unknown) => {
        active.remove(slot);
        message.res.destroy();
        options.logCrash(error);
      },
    );
  };
  const dispatch = (req: IncomingMessage, res: ServerResponse) => {
    if (options.applyCors(req, res) === 'answered') return;
    const target = resolveTarget(req.url ?? '/');
    if (options.documents.has(target.path)) {
      res.setHeader('x-request-id', createRequestId());
      req.url = req.url?.replace(/^\/{2,}/, '/') ?? '/';
      options.documents.serve(req, res, () => {
        beginExchange({ req, res }, target);
      });
    } else beginExchange({ req, res }, target);
  };
  return {
    dispatch,
    get activeCount() {
      return active.size;
    },
    abortAll: () => {
      for (const exchange of active.list()) exchange.abort(shuttingDown());
    },
  };
}

async function serve(exchange: Exchange, options: DispatcherOptions): Promise<void> {
  exchange.res.once('close', () => {
    if (!exchange.res.writableFinished) exchange.abort(null);
  });
  let outcome = lostOutcome;
  try {
    outcome = await answer(exchange, options);
  } finally {
    try {
      options.onEnd(exchange, outcome);
    } finally {
      await exchange.release();
    }
  }
}

/** That of a request whose very error could not be answered. */
const lostOutcome: ExchangeOutcome = { status: 500, error: toGatewayError(null), outcome: 'failed' };

async function answer(exchange: Exchange, options: DispatcherOptions): Promise<ExchangeOutcome> {
  try {
    const response = await options.contracts[exchange.profile].handle(exchange);
    return await send(exchange, nameIgnoredQuery(response, exchange), options);
  } catch (thrown) {
    const error = exchange.abortReason ?? toGatewayError(thrown);
    return { status: sendError(exchange, error, options), error, outcome: judge(exchange, error, 'head') };
  }
}

async function send(
  exchange: Exchange,
  response: OperationResponse,
  { checker, config }: DispatcherOptions,
): Promise<ExchangeOutcome> {
  const headers = createAnswerHeaders(exchange);
  if (response.kind === 'whole') {
    checker.checkWhole(exchange, response.status, response.body);
    sendWhole(exchange.res, response, headers);
    return { status: response.status, error: null, outcome: judge(exchange, null, 'head') };
  }
  const { error } = await sendStream(exchange.res, response, {
    headers,
    keepAliveMs: config.streams.keepAliveMs,
    checkEvent: checker.createEventCheck(exchange),
    explain: (thrown) => exchange.abortReason ?? toGatewayError(thrown),
  });
  return { status: 200, error, outcome: judge(exchange, error, 'stream') };
}

/** `reached` is how far the answer had come: `stream` when its head was out. */
function judge(exchange: Exchange, error: GatewayError | null, reached: 'head' | 'stream'): UsageOutcome {
  if (exchange.hasClientLeft || error?.code === 'cancelled') return 'cancelled';
  if (error === null) return 'answered';
  return reached === 'stream' ? 'truncated' : 'failed';
}

/** Query parameters without effect are named beside the body's fields. */
function nameIgnoredQuery(response: OperationResponse, { ignoredQuery }: Exchange): OperationResponse {
  if (ignoredQuery.length === 0) return response;
  const names = ignoredQuery.map((name) => encodeURIComponent(shortenName(name).toWellFormed()));
  const list = [response.headers['x-specway-ignored'] ?? [], names].flat().join(', ');
  return { ...response, headers: { ...response.headers, 'x-specway-ignored': list } };
}

function shuttingDown(): GatewayError {
  return new GatewayError('unavailable', 'The gateway is shutting down. Try again.', {
    reason: 'shutting_down',
    retryAfterMs: 1_000,
  });
}
