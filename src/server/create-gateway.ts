import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import {
  bodyChecks,
  formRules,
  handlers as builtHandlers,
  notImplementedOperations,
  renderErrors,
} from '../../handlers/index.ts';
import { createKeyAuthenticator, ensureStartKey } from '../auth/index.ts';
import type { ConfigChanges } from '../config/index.ts';
import type { Profile } from '../core/area.ts';
import { systemClock } from '../core/clock.ts';
import type { GatewayConfig } from '../core/config.ts';
import type { Handler, HandlerServices } from '../core/handler.ts';
import type { PictureTools } from '../core/picture.ts';
import { createMeter } from '../metering/index.ts';
import { createPictureTools } from '../pictures/index.ts';
import { openDatabase, type Database } from '../stores/index.ts';
import { createAuthenticate, securitySchemes } from './authenticate-exchange.ts';
import { createResponseChecker } from './contract/check-response.ts';
import { createContract, type Contract, type ContractOptions } from './contract/create-contract.ts';
import type { OpenApiDocument } from './contract/openapi-document.ts';
import { createExchangeObserver } from './create-exchange-observer.ts';
import { createLiveParts, type LiveParts } from './create-live-parts.ts';
import { createFindingLog, createRejectionLog } from './create-outcome-log.ts';
import { createRouterObserver } from './create-router-observer.ts';
import { createDocumentServer } from './documents/create-document-server.ts';
import { createByteBudget } from './http/byte-budget.ts';
import { createUploadStore, type UploadStore } from './multipart/create-upload-store.ts';
import { createDispatcher, type Dispatcher } from './http/create-dispatcher.ts';
import { createListener, type Listener } from './http/create-listener.ts';
import { loadOpenApiDocuments } from './load-documents.ts';
import { openObservation, type Observation } from './open-observation.ts';
import { reloadConfig } from './reload-config.ts';
import { explainDatabaseError, explainListenError, explainTlsError } from './start-error.ts';
import { stopGateway } from './stop-gateway.ts';

export interface GatewayOptions {
  readonly config: GatewayConfig;
  readonly logger: Logger;
  /** Where new configurations come from while the gateway runs. Default: nowhere. */
  readonly changes?: ConfigChanges;
  /** Shows text to the operator and nobody else; it may hold a newly created API key. */
  readonly print: (text: string) => void;
  /** Replaces the handlers of the program; tests plant drifts with it. */
  readonly handlers?: Readonly<Record<string, Handler>>;
  /** Replaces the published documents; tests plant contradictions with it. */
  readonly documents?: Readonly<Record<Profile, OpenApiDocument>>;
}

/** A running gateway. */
export interface Gateway {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Stops accepting, lets running requests end within the configured time, and frees everything. */
  stop(): Promise<void>;
}

/**
 * Puts the whole program together and starts listening. Rejects, naming the culprit: with ContractError when contract and
 * program do not fit, with StartError when the database, the certificate or the address cannot be used.
 */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, logger } = options;
  const database = await openDatabaseFor(options);
  const observation = await openObservation(options, database);
  const { recorder, tracing } = observation;
  const pictures = createPictureTools();
  const observer = createRouterObserver(logger, observation.metrics);
  const live = createLiveParts({ config, pictures, observer });
  const uploads = createUploads(options);
  const free = async () => {
    await live.close();
    await uploads.close();
    await tracing?.close(0);
    await database.close();
  };
  try {
    const parts = { database, live, pictures, uploads, observation };
    const dispatcher = await createDispatcherFor(options, parts);
    const { server, connections } = createListenerFor(options, dispatcher);
    const url = await listen(server, config);
    const { drainMs } = config.streams;
    const stopReloading = followChanges(options, live);
    const stop = () => {
      stopReloading();
      return stopGateway({ connections, dispatcher, live, uploads, database, recorder, tracing, drainMs });
    };
    await ensureKey(options, database).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    logger.info({ url, deployments: config.deployments.map(({ id }) => id) }, 'listening');
    return { url, stop };
  } catch (error) {
    await free();
    throw error;
  }
}

function followChanges({ config, changes, logger }: GatewayOptions, parts: LiveParts): () => void {
  if (changes === undefined) return () => undefined;
  return reloadConfig({ config, changes, parts, logger });
}

async function openDatabaseFor({ config, logger }: GatewayOptions): Promise<Database> {
  try {
    return await openDatabase(config.databaseUrl, {
      onConnectionError: (error) => {
        logger.warn({ err: error }, 'a database connection broke');
      },
    });
  } catch (error) {
    throw explainDatabaseError(error);
  }
}

function createUploads({ config, logger }: GatewayOptions): UploadStore {
  return createUploadStore({
    directory: join(config.dataDir, 'uploads'),
    limitBytes: config.limits.uploadBytesInFlight,
    clock: systemClock,
    onProblem: (error) => {
      logger.warn({ err: error }, 'uploaded files cannot be removed');
    },
  });
}

/** Last of all: a key is shown once, so it is made only when nothing can refuse the start any more. */
async function ensureKey({ config, print }: GatewayOptions, { keys }: Database): Promise<void> {
  await ensureStartKey({ store: keys, configuredKey: config.apiKey, clock: systemClock, print });
}

function createListenerFor({ config, logger }: GatewayOptions, dispatcher: Dispatcher): Listener {
  const options = {
    dispatch: (req: IncomingMessage, res: ServerResponse) => {
      dispatcher.dispatch(req, res);
    },
    renderError: renderErrors.openai,
    onRejection: createRejectionLog(logger),
  };
  if (config.tls === null) return createListener({ ...options, tls: null });
  const { certPath, keyPath } = config.tls;
  try {
    return createListener({ ...options, tls: { cert: readFileSync(certPath), key: readFileSync(keyPath) } });
  } catch (error) {
    throw explainTlsError(error);
  }
}

interface GatewayParts {
  readonly database: Database;
  readonly live: LiveParts;
  readonly pictures: PictureTools;
  readonly uploads: UploadStore;
  readonly observation: Observation;
}

async function createDispatcherFor(
  { config, logger, handlers, documents = loadOpenApiDocuments() }: GatewayOptions,
  parts: GatewayParts,
): Promise<Dispatcher> {
  const budget = createByteBudget(config.limits.bodyBytesInFlight);
  const authenticator = createKeyAuthenticator({
    store: parts.database.keys,
    clock: systemClock,
    onStoreState: (state, error) => {
      if (state === 'reachable') logger.info('the key store answers again');
      else logger.error({ err: error }, 'the key store does not answer; serving keys seen recently');
    },
  });
  const shared: Omit<ContractOptions, 'profile' | 'document'> = {
    handlers: new Map(Object.entries(handlers ?? builtHandlers)),
    bodyChecks,
    formRules,
    uploads: parts.uploads,
    notImplemented: new Set(notImplementedOperations),
    services: createServices(parts),
    securitySchemes,
    authenticate: createAuthenticate(authenticator),
    bodyTimeoutMs: config.limits.bodyTimeoutMs,
  };
  const logFinding = createFindingLog(logger);
  const contracts: Record<Profile, Contract> = {
    neutral: await createContract({ ...shared, profile: 'neutral', document: documents.neutral }),
    vendor: await createContract({ ...shared, profile: 'vendor', document: documents.vendor }),
  };
  return createDispatcher({
    contracts,
    checker: createResponseChecker({
      mode: config.validation,
      validators: { neutral: contracts.neutral.validators, vendor: contracts.vendor.validators },
      onFinding: (finding, exchange) => {
        logFinding(finding, exchange);
        parts.observation.metrics?.countFinding(finding.operationId);
      },
    }),
    renderErrors,
    config,
    budget,
    applyCors: parts.live.applyCors,
    documents: createDocumentServer(),
    ...createExchangeObserver({ ...parts.observation, logger, clock: systemClock }),
    logCrash: (error) => {
      logger.error({ err: error }, 'a request was lost');
    },
  });
}

function createServices({ live, database, pictures, observation }: GatewayParts): HandlerServices {
  return {
    router: live.router,
    pictures,
    meter: createMeter(),
    metrics: observation.metrics,
    clock: systemClock,
    readiness: {
      check: async () => ({
        database: await database.ping().then(
          () => 'ok' as const,
          () => 'failing' as const,
        ),
      }),
    },
  };
}

async function listen(server: Server, { host, port, tls }: GatewayConfig): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const onError = (error: Error) => {
      reject(explainListenError(error, { host, port }) as Error);
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `${tls ? 'https' : 'http'}://${name}:${String(address.port)}`;
}
