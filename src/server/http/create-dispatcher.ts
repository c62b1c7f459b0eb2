import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderIgnoredFields } from '../../../handlers/index.ts';
import type { ErrorFormat, Profile } from '../../core/area.ts';
import type { GatewayConfig } from '../../core/config.ts';
import { GatewayError, toGatewayError } from '../../core/gateway-error.ts';
import type { OperationResponse, RenderError, StreamResponse, WholeResponse } from '../../core/operation.ts';
import type { UsageOutcome } from '../../core/usage.ts';
import type { ResponseChecker } from '../contract/check-response.ts';
import type { Admission } from '../admission/create-admission.ts';
import { ClientLoads } from '../admission/client-loads.ts';
import type { Contract } from '../contract/create-contract.ts';
import type { PixelBudget } from '../admission/pixel-budget.ts';
import type { ByteBudget } from './byte-budget.ts';
import { chooseProfile } from './choose-profile.ts';
import { createAnswerHeaders } from './create-answer-headers.ts';
import type { ApplyCors } from './create-cors.ts';
import { createRequestId } from './create-request-id.ts';
import { Exchange } from './exchange.ts';
import { Registry } from './registry.ts';
import type { ClientAddresses } from './resolve-client-address.ts';
import { resolveTarget, type RequestTarget } from './resolve-target.ts';
import { sendError } from './send-error.ts';
import { sendStream } from './send-stream.ts';
import { renderWhole, sendWhole } from './send-whole.ts';

export interface DispatcherOptions {
  readonly contracts: Readonly<Record<Profile, Contract>>;
  readonly checker: ResponseChecker;
  readonly renderErrors: Readonly<Record<ErrorFormat, RenderError>>;
  readonly config: Pick<GatewayConfig, 'contractProfile' | 'streams'>;
  readonly budget: ByteBudget;
  readonly pixelBudget: PixelBudget;
  readonly admission: Admission;
  readonly clients: ClientAddresses;
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

/** The life of a request from its head to its last byte (docs/architecture.md). */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  return new HttpDispatcher(options);
}

class HttpDispatcher implements Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #active = new Registry<Exchange>();
  readonly #addresses = new ClientLoads();

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  get activeCount(): number {
    return this.#active.size;
  }

  dispatch(req: IncomingMessage, res: ServerResponse): void {
    const { applyCors, documents } = this.#options;
    if (applyCors(req, res) === 'answered') return;
    const target = resolveTarget(req.url ?? '/');
    if (!documents.has(target.path)) {
      void this.#serve(req, res, target);
      return;
    }
    res.setHeader('x-request-id', createRequestId());
    req.url = req.url?.replace(/^\/{2,}/, '/') ?? '/';
    documents.serve(req, res, () => {
      void this.#serve(req, res, target);
    });
  }

  abortAll(): void {
    for (const exchange of this.#active.list()) exchange.abort(createShuttingDown());
  }

  /** Never rejects. */
  async #serve(req: IncomingMessage, res: ServerResponse, target: RequestTarget): Promise<void> {
    const options = this.#options;
    const exchange = this.#open(req, res, target);
    let outcome = lostOutcome;
    try {
      options.onBegin(exchange);
      try {
        const handled = await options.contracts[exchange.profile].handle(exchange);
        const response = nameIgnoredQuery(handled, exchange);
        outcome =
          response.kind === 'stream'
            ? describeStream(exchange, await this.#sendEvents(exchange, response))
            : this.#sendWhole(exchange, response);
      } catch (thrown) {
        outcome = this.#sendError(exchange, thrown);
      }
    } catch (error) {
      this.#noteCrash(exchange, error);
    }
    const cleaning = this.#end(exchange, outcome);
    if (cleaning !== null) await cleaning;
    this.#settle(exchange);
  }

  #open(req: IncomingMessage, res: ServerResponse, target: RequestTarget): Exchange {
    const { clients, budget, pixelBudget, config } = this.#options;
    const profile = chooseProfile(target, req.headers, config.contractProfile);
    const address = this.#addresses.enter(clients.resolve(req));
    const exchange = new Exchange({ req, res, target, profile, budget, pixelBudget, address });
    exchange.slot = this.#active.add(exchange);
    res.on('close', () => {
      if (!res.writableFinished) exchange.abort(null);
      this.#settle(exchange);
    });
    return exchange;
  }

  #sendWhole(exchange: Exchange, response: WholeResponse): ExchangeOutcome {
    this.#options.checker.checkWhole(exchange, response.status, response.body);
    const bytes = renderWhole(response);
    exchange.noteBegun();
    exchange.reserveAnswer(bytes.length);
    sendWhole(exchange.res, { ...response, bytes }, createAnswerHeaders(exchange));
    return { status: response.status, error: null, outcome: judge(exchange, null, 'head') };
  }

  #sendError(exchange: Exchange, thrown: unknown): ExchangeOutcome {
    const error = exchange.explain(thrown);
    exchange.release();
    const status = sendError(exchange, error, this.#options);
    return { status, error, outcome: judge(exchange, error, 'head') };
  }

  /** Tells how the request ended, and removes its files; `null` when that is done at once. Never rejects. */
  #end(exchange: Exchange, outcome: ExchangeOutcome): Promise<unknown> | null {
    try {
      this.#options.onEnd(exchange, outcome);
    } catch (error) {
      this.#noteCrash(exchange, error);
    }
    const cleaning = exchange.cleanUp();
    return cleaning && cleaning.catch((error: unknown) => this.#noteCrash(exchange, error));
  }

  /** Called twice: when a request has ended, and when its answer has left the process or never will. */
  #settle(exchange: Exchange): void {
    exchange.openEnds -= 1;
    if (exchange.openEnds > 0) return;
    exchange.release();
    this.#active.remove(exchange.slot);
    this.#addresses.leave(exchange.address);
    if (exchange.key !== null) this.#options.admission.leave(exchange.key);
  }

  #noteCrash({ res }: Exchange, error: unknown): void {
    res.destroy();
    this.#options.logCrash(error);
  }

  #sendEvents(exchange: Exchange, response: StreamResponse): Promise<GatewayError | null> {
    const { checker, config } = this.#options;
    return sendStream(exchange.res, response, {
      headers: createAnswerHeaders(exchange),
      keepAliveMs: config.streams.keepAliveMs,
      checkEvent: checker.createEventCheck(exchange),
      host: exchange,
    });
  }
}

/** That of a request whose very error could not be answered. */
const lostOutcome: ExchangeOutcome = { status: 500, error: toGatewayError(null), outcome: 'failed' };

function describeStream(exchange: Exchange, error: GatewayError | null): ExchangeOutcome {
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
  const ignored = renderIgnoredFields(ignoredQuery, response.headers['x-specway-ignored']);
  return { ...response, headers: { ...response.headers, ...ignored } };
}

function createShuttingDown(): GatewayError {
  return new GatewayError('unavailable', 'The gateway is shutting down. Try again.', {
    reason: 'shutting_down',
    retryAfterMs: 1_000,
  });
}
