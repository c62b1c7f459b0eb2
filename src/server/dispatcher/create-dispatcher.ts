import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderIgnoredFields } from '../../../handlers/index.ts';
import type { ErrorFormat, Profile } from '../../core/area.ts';
import { countBytes } from '../../core/byte-pieces.ts';
import type { Clock } from '../../core/clock.ts';
import type { GatewayConfig } from '../../core/config.ts';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { PassedGateways } from '../../core/passed-gateways.ts';
import type {
  FileResponse,
  OperationResponse,
  RenderError,
  StreamResponse,
  TextResponse,
  WholeResponse,
} from '../../core/operation.ts';
import type { ResponseChecker } from '../contract/check-response.ts';
import type { Admission } from '../admission/create-admission.ts';
import { ClientLoads } from '../admission/client-loads.ts';
import type { Contract } from './create-contract.ts';
import { throwWrongMethod } from './create-contract-steps.ts';
import type { PixelBudget } from '../admission/pixel-budget.ts';
import type { ByteBudget } from '../admission/byte-budget.ts';
import { answerServerOptions } from '../exchange/answer-server-options.ts';
import { chooseProfile } from '../exchange/choose-profile.ts';
import { createAnswerHeaders } from '../exchange/create-answer-headers.ts';
import type { ApplyCors } from '../exchange/create-cors.ts';
import { createRequestId } from '../exchange/create-request-id.ts';
import { createUnknownPath } from '../exchange/create-unknown-path.ts';
import {
  describeParts,
  describeStream,
  describeWhole,
  lostOutcome,
  type ExchangeOutcome,
} from '../exchange/exchange-outcome.ts';
import { Exchange } from '../exchange/exchange.ts';
import type { DocumentServer } from '../documents/create-document-server.ts';
import type { Connection, Serve, ServeUpgrade, Upgrade } from '../listener/connection.ts';
import type { Site } from '../listener/create-sites.ts';
import type { ClientAddresses } from '../admission/resolve-client-address.ts';
import { resolveTarget, type RequestTarget } from '../exchange/resolve-target.ts';
import { sendError } from './send-error.ts';
import { sendStream } from '../exchange/send-stream.ts';
import { fileStallMs, sendParts, stallSteps } from '../exchange/send-parts.ts';
import { renderWhole, sendWhole, type RenderedResponse } from '../exchange/send-whole.ts';
import { endCharge, endLease } from '../charging/end-dues.ts';

export interface DispatcherOptions {
  readonly contracts: Readonly<Record<Profile, Contract>>;
  readonly checker: ResponseChecker;
  readonly renderErrors: Readonly<Record<ErrorFormat, RenderError>>;
  readonly config: Pick<GatewayConfig, 'contractProfile' | 'publicUrl' | 'streams'>;
  /** This gateway, as the next one is told. */
  readonly self: PassedGateways;
  readonly budget: ByteBudget;
  readonly pixelBudget: PixelBudget;
  readonly admission: Admission;
  readonly clients: ClientAddresses;
  readonly clock: Clock;
  readonly applyCors: ApplyCors;
  /** The pages and documents; says whether a path is one of them. */
  readonly documents: DocumentServer;
  readonly connectSocket: ConnectSocket;
  /** Told of each request before anything is done with it. */
  readonly onBegin: (exchange: Exchange) => void;
  /** Told once of each request when it has ended, whatever way it ended. */
  readonly onEnd: (exchange: Exchange, outcome: ExchangeOutcome) => void;
  /** Told of a failure of the server itself, after which the request has no answer. */
  readonly logCrash: (error: unknown) => void;
}

/**
 * Opens a session for a WebSocket upgrade, and hands its connection over to it. Throws GatewayError for what is refused; resolves when the
 * upgrade was answered.
 */
export type ConnectSocket = (exchange: Exchange, upgrade: Upgrade) => Promise<void>;

/** Takes every request of the server. Shared. */
export interface Dispatcher {
  /** What an address has, to be served there; all addresses share everything. */
  serveAt(site: Site): SiteServer;
  /** Requests whose work has not ended, or whose answer has not left the process. */
  readonly activeCount: number;
}

/** Serves what an address has. */
export interface SiteServer {
  readonly dispatch: Serve;
  /** The same for upgrades to WebSocket. */
  readonly upgrade: ServeUpgrade;
}

/** The life of a request from its head to its last byte (docs/architecture.md). */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  return new HttpDispatcher(options);
}

/** A request, and where it came. */
interface Arrival {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly site: Site;
}

/** Answers a request, and says how that ended; an error is answered by whoever asks. */
type Answer = (exchange: Exchange) => Promise<ExchangeOutcome>;

/** RFC 9110, 15.2.2. */
const switchingProtocols = 101;

class HttpDispatcher implements Dispatcher {
  readonly #options: DispatcherOptions;
  activeCount = 0;
  readonly #addresses = new ClientLoads();

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  serveAt(site: Site): SiteServer {
    return {
      dispatch: (req, res, connection) => {
        this.#dispatch({ req, res, site }, connection);
      },
      upgrade: (req, res, upgrade) => {
        this.#upgrade({ req, res, site }, upgrade);
      },
    };
  }

  #dispatch(arrival: Arrival, connection: Connection): void {
    const { applyCors, documents } = this.#options;
    const { req, res, site } = arrival;
    if (applyCors(req, res) === 'answered' || answerServerOptions(req, res) === 'answered') return;
    const target = resolveTarget(req.url ?? '/');
    const refusal = site.refuse(target.path);
    if (refusal !== null) {
      void this.#serve(this.#open(arrival, target), connection, () => Promise.reject(refusal));
      return;
    }
    if (!documents.has(target.path)) {
      void this.#serve(this.#open(arrival, target), connection);
      return;
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      void this.#serve(this.#open(arrival, target), connection, this.#refuseWriting);
      return;
    }
    res.setHeader('x-request-id', createRequestId());
    req.url = req.url?.replace(/^\/{2,}/, '/') ?? '/';
    documents.serve({ path: target.path, req, res }, () => {
      void this.#serve(this.#open(arrival, target), connection);
    });
  }

  #upgrade(arrival: Arrival, upgrade: Upgrade): void {
    const { applyCors, connectSocket } = this.#options;
    const { req, res } = arrival;
    applyCors(req, res);
    const exchange = this.#open(arrival, resolveTarget(req.url ?? '/'));
    void this.#serve(exchange, upgrade.connection, async () => {
      await connectSocket(exchange, upgrade);
      return describeWhole(exchange, switchingProtocols, null);
    });
  }

  /** Never rejects. */
  async #serve(
    exchange: Exchange,
    connection: Connection,
    answer: Answer = this.#answerByContract,
  ): Promise<void> {
    connection.hold(exchange);
    let outcome = lostOutcome;
    try {
      this.#options.onBegin(exchange);
      try {
        outcome = await answer(exchange);
      } catch (thrown) {
        const ending = this.#endUnanswered(exchange, thrown);
        if (ending !== null) await ending;
        outcome = this.#sendError(exchange, thrown);
      }
    } catch (error) {
      this.#noteCrash(exchange, error);
    }
    const cleaning = this.#end(exchange, outcome);
    if (cleaning !== null) await cleaning;
    exchange.settle();
  }

  readonly #answerByContract: Answer = async (exchange) => {
    const handled = await this.#options.contracts[exchange.profile].handle(exchange);
    const response = nameIgnoredQuery(handled, exchange);
    if (response.kind === 'stream')
      return describeStream(exchange, await this.#sendEvents(exchange, response));
    if (response.kind === 'text') return await this.#sendText(exchange, response);
    if (response.kind === 'file') return await this.#sendFile(exchange, response);
    return this.#sendWhole(exchange, response);
  };

  /** Pages and documents are only read. */
  readonly #refuseWriting: Answer = async (exchange) => {
    if (await this.#options.documents.knows(exchange.target.path))
      throwWrongMethod(exchange, ['GET', 'HEAD']);
    throw createUnknownPath(exchange.guide);
  };

  #open({ req, res, site }: Arrival, target: RequestTarget): Exchange {
    const { clients, budget, pixelBudget, config, self } = this.#options;
    const profile = chooseProfile(target, req.headers, config.contractProfile);
    const address = this.#addresses.enter(clients.resolve(req));
    const onSettled = this.#leave;
    this.activeCount += 1;
    const isSecure = clients.isSecure(req);
    const readOrigin = this.#readOrigin;
    const parts = {
      req,
      res,
      target,
      guide: site.guide,
      profile,
      self,
      budget,
      pixelBudget,
      address,
      isSecure,
      readOrigin,
      onSettled,
    };
    return new Exchange(parts);
  }

  readonly #readOrigin = ({ req, client }: Exchange): string => {
    const { clients, config } = this.#options;
    return config.publicUrl ?? `${client.isSecure ? 'https' : 'http'}://${clients.readHost(req)}`;
  };

  /** What is to be paid is paid before the head. */
  #sendWhole(exchange: Exchange, response: WholeResponse): Promise<ExchangeOutcome> | ExchangeOutcome {
    this.#options.checker.checkWhole(exchange, response.status, response.body);
    const rendered = { ...response, bytes: renderWhole(response) };
    const ending = endCharge(exchange, describeWhole(exchange, response.status, null), this.#options.clock);
    if (ending === null) return this.#sendRendered(exchange, rendered);
    return ending.then(() => this.#sendRendered(exchange, rendered));
  }

  #sendRendered(exchange: Exchange, response: RenderedResponse): ExchangeOutcome {
    const { bytes } = response;
    exchange.noteBegun();
    exchange.countAnswer(countBytes(bytes));
    sendWhole(exchange.res, response, createAnswerHeaders(exchange));
    return describeWhole(exchange, response.status, null);
  }

  /** `null` where nothing is paid. */
  #endUnanswered(exchange: Exchange, thrown: unknown): Promise<void> | null {
    const { renderErrors, clock } = this.#options;
    if ((exchange.dues?.charge ?? null) === null) return null;
    const error = exchange.explain(thrown);
    const { status } = renderErrors[exchange.errorFormat](error, exchange);
    return endCharge(exchange, describeWhole(exchange, status, error), clock);
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

  readonly #leave = (exchange: Exchange): void => {
    const { address, key } = exchange;
    endLease(exchange);
    this.activeCount -= 1;
    this.#addresses.leave(address);
    if (key !== null) this.#options.admission.leave(key);
  };

  #noteCrash({ res }: Exchange, error: unknown): void {
    res.destroy();
    this.#options.logCrash(error);
  }

  async #sendText(exchange: Exchange, response: TextResponse): Promise<ExchangeOutcome> {
    const headers = { ...createAnswerHeaders(exchange), ...response.headers };
    const error = await sendParts(exchange.res, { ...response, status: 200, headers }, exchange);
    return describeParts(exchange, 200, error);
  }

  async #sendFile(
    exchange: Exchange,
    { status, headers: own, bytes }: FileResponse,
  ): Promise<ExchangeOutcome> {
    this.#options.checker.checkWhole(exchange, status, undefined);
    if (bytes !== null) exchange.res.socket?.setTimeout(fileStallMs / stallSteps);
    const headers = { ...createAnswerHeaders(exchange), ...own };
    const error = await sendParts(exchange.res, { status, headers, parts: bytes }, exchange);
    return describeParts(exchange, status, error);
  }

  #sendEvents(exchange: Exchange, response: StreamResponse): Promise<GatewayError | null> {
    const { checker, config, clock } = this.#options;
    const isCharged = (exchange.dues?.charge ?? null) !== null;
    return sendStream(exchange.res, response, {
      headers: createAnswerHeaders(exchange),
      keepAliveMs: config.streams.keepAliveMs,
      checkEvent: checker.createEventCheck(exchange),
      host: exchange,
      beforeEnd: isCharged
        ? async (error) => endCharge(exchange, describeStream(exchange, error), clock) ?? undefined
        : null,
    });
  }
}

/** Query parameters without effect are named beside the body's fields. */
function nameIgnoredQuery(response: OperationResponse, { ignoredQuery }: Exchange): OperationResponse {
  if (ignoredQuery.length === 0) return response;
  const ignored = renderIgnoredFields(ignoredQuery, response.headers['x-specway-ignored']);
  return { ...response, headers: { ...response.headers, ...ignored } };
}
