import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderIgnoredFields } from '../../../handlers/index.ts';
import type { ErrorFormat, Profile } from '../../core/area.ts';
import { countBytes } from '../../core/byte-pieces.ts';
import type { GatewayConfig } from '../../core/config.ts';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { OperationResponse, RenderError, StreamResponse, WholeResponse } from '../../core/operation.ts';
import type { ResponseChecker } from '../contract/check-response.ts';
import type { Admission } from '../admission/create-admission.ts';
import { ClientLoads } from '../admission/client-loads.ts';
import type { Contract } from './create-contract.ts';
import type { PixelBudget } from '../admission/pixel-budget.ts';
import type { ByteBudget } from '../admission/byte-budget.ts';
import { chooseProfile } from '../exchange/choose-profile.ts';
import { createAnswerHeaders } from '../exchange/create-answer-headers.ts';
import type { ApplyCors } from '../exchange/create-cors.ts';
import { createRequestId } from '../exchange/create-request-id.ts';
import {
  describeStream,
  describeWhole,
  lostOutcome,
  type ExchangeOutcome,
} from '../exchange/exchange-outcome.ts';
import { Exchange } from '../exchange/exchange.ts';
import type { DocumentServer } from '../documents/create-document-server.ts';
import type { Connection, Serve } from '../listener/connection.ts';
import type { ClientAddresses } from '../admission/resolve-client-address.ts';
import { resolveTarget, type RequestTarget } from '../exchange/resolve-target.ts';
import { sendError } from './send-error.ts';
import { sendStream } from '../exchange/send-stream.ts';
import { renderWhole, sendWhole } from '../exchange/send-whole.ts';

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

/** Takes every request of the server. Shared. */
export interface Dispatcher {
  readonly dispatch: Serve;
  /** Requests whose work has not ended, or whose answer has not left the process. */
  readonly activeCount: number;
}

/** The life of a request from its head to its last byte (docs/architecture.md). */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  return new HttpDispatcher(options);
}

class HttpDispatcher implements Dispatcher {
  readonly #options: DispatcherOptions;
  activeCount = 0;
  readonly #addresses = new ClientLoads();

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  readonly dispatch: Serve = (req, res, connection) => {
    const { applyCors, documents } = this.#options;
    if (applyCors(req, res) === 'answered') return;
    const target = resolveTarget(req.url ?? '/');
    if (!documents.has(target.path)) {
      void this.#serve(this.#open(req, res, target), connection);
      return;
    }
    res.setHeader('x-request-id', createRequestId());
    req.url = req.url?.replace(/^\/{2,}/, '/') ?? '/';
    documents.serve(req, res, () => {
      void this.#serve(this.#open(req, res, target), connection);
    });
  };

  /** Never rejects. */
  async #serve(exchange: Exchange, connection: Connection): Promise<void> {
    const options = this.#options;
    connection.hold(exchange);
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
    exchange.settle();
  }

  #open(req: IncomingMessage, res: ServerResponse, target: RequestTarget): Exchange {
    const { clients, budget, pixelBudget, config } = this.#options;
    const profile = chooseProfile(target, req.headers, config.contractProfile);
    const address = this.#addresses.enter(clients.resolve(req));
    const onSettled = this.#leave;
    this.activeCount += 1;
    const isSecure = clients.isSecure(req);
    return new Exchange({ req, res, target, profile, budget, pixelBudget, address, isSecure, onSettled });
  }

  #sendWhole(exchange: Exchange, response: WholeResponse): ExchangeOutcome {
    this.#options.checker.checkWhole(exchange, response.status, response.body);
    const bytes = renderWhole(response);
    exchange.noteBegun();
    exchange.reserveAnswer(countBytes(bytes));
    sendWhole(exchange.res, { ...response, bytes }, createAnswerHeaders(exchange));
    return describeWhole(exchange, response.status, null);
  }

  #sendError(exchange: Exchange, thrown: unknown): ExchangeOutcome {
    const error = exchange.explain(thrown);
    exchange.release();
    const status = sendError(exchange, error, this.#options);
    return describeWhole(exchange, status, error);
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

  readonly #leave = ({ address, key }: Exchange): void => {
    this.activeCount -= 1;
    this.#addresses.leave(address);
    if (key !== null) this.#options.admission.leave(key);
  };

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

/** Query parameters without effect are named beside the body's fields. */
function nameIgnoredQuery(response: OperationResponse, { ignoredQuery }: Exchange): OperationResponse {
  if (ignoredQuery.length === 0) return response;
  const ignored = renderIgnoredFields(ignoredQuery, response.headers['x-specway-ignored']);
  return { ...response, headers: { ...response.headers, ...ignored } };
}
