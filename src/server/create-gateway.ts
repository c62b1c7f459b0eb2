import { join } from 'node:path';
import type { Logger } from 'pino';
import { bodyChecks, formRules, handlers as builtHandlers, renderErrors } from '../../handlers/index.ts';
import { profiles, vendorOperationIds } from '../../generated/operations.ts';
import { checkFirstAdmin, ensureFirstAdmin } from '../accounts/index.ts';
import { ensureStartKey } from '../auth/index.ts';
import type { ConfigChanges } from '../config/index.ts';
import type { Profile } from '../core/area.ts';
import { systemClock } from '../core/clock.ts';
import type { GatewayConfig } from '../core/config.ts';
import type { AnyHandler } from '../core/handler.ts';
import type { MetricsPeers } from '../core/metrics.ts';
import type { KeyAuthenticator } from '../core/principal.ts';
import type { RealtimeSessions } from '../core/realtime/realtime-service.ts';
import { TextCleaner } from '../core/texts/text-cleaner.ts';
import { createPictureTools } from '../pictures/index.ts';
import { createRealtimeTokens } from '../realtime/index.ts';
import type { Database } from '../stores/index.ts';
import { openCharging } from './charging/open-charging.ts';
import { openGates } from './admission/open-gates.ts';
import { createAccountGate } from './dispatcher/account-gate.ts';
import { createAuthenticateCredential } from './dispatcher/authenticate-credential.ts';
import { createAuthenticate, securitySchemes } from './dispatcher/authenticate-exchange.ts';
import { createAuthenticateLink } from './dispatcher/authenticate-link.ts';
import { createResponseChecker } from './contract/check-response.ts';
import { createOperatorCheck } from './dispatcher/operator-token.ts';
import { createContract, type Contract, type ContractOptions } from './dispatcher/create-contract.ts';
import { readOutlines, type ContractOutline } from './contract/contract-outline.ts';
import { createParseQueue, type ParseQueue } from '../core/json/parse-queue.ts';
import { createCredentialAudit } from './observe/create-credential-audit.ts';
import { createExchangeObserver } from './observe/create-exchange-observer.ts';
import { ConfigurationTracker } from './live/configuration-tracker.ts';
import { createLiveParts } from './live/create-live-parts.ts';
import { createFindingLog } from './observe/create-outcome-log.ts';
import { createRouterObserver } from './observe/create-router-observer.ts';
import { createAuthenticator } from './create-authenticator.ts';
import { createServices, type ServiceParts } from './create-services.ts';
import { createDocumentServer } from './documents/create-document-server.ts';
import { createUploadStore, type UploadStore } from './multipart/create-upload-store.ts';
import { createDispatcher, type Dispatcher } from './dispatcher/create-dispatcher.ts';
import { openGatewayDatabase } from './open-gateway-database.ts';
import { openListeners } from './open-listeners.ts';
import { openObservation } from './observe/open-observation.ts';
import { tellFreeModels } from './observe/tell-free-models.ts';
import { tellWarnings } from './observe/tell-warnings.ts';
import { purgeRegularly } from './purge-regularly.ts';
import { createConnectSocket } from './realtime/create-connect-socket.ts';
import { followDrains } from './live/follow-drains.ts';
import { reloadConfig } from './live/reload-config.ts';
import { createNodes } from './nodes/create-nodes.ts';
import { ensureGatewayName } from './nodes/ensure-gateway-name.ts';
import { openSessionDirectory } from './nodes/open-session-directory.ts';
import { explainAdminError, explainChargingError, explainOutage } from './start-error.ts';
import { stopGateway } from './stop-gateway.ts';
import { openCalls } from './realtime/open-calls.ts';
import { openRealtime } from './realtime/open-realtime.ts';
import { openVideos } from './videos/open-videos.ts';

export interface GatewayOptions {
  readonly config: GatewayConfig;
  readonly logger: Logger;
  /** Where new configurations come from while the gateway runs. Default: nowhere. */
  readonly changes?: ConfigChanges;
  /** Shows text to the operator and nobody else; it may hold a newly created API key. */
  readonly print: (text: string) => void;
  /** Told of the API key that the first start makes, beside `print`. */
  readonly onCreatedKey?: (apiKey: string) => void;
  /** Which of the workers of this machine this is, from 1 on. Default: the only one. */
  readonly number?: number;
  /** The other workers. Default: there are none. */
  readonly peers?: MetricsPeers;
  /** Replaces the handlers of the program; tests plant drifts with it. */
  readonly handlers?: Readonly<Record<string, AnyHandler>>;
  /** Replaces realtime sessions; tests script them with it. */
  readonly sessions?: RealtimeSessions;
  /** Replaces the contract; tests plant contradictions with it. */
  readonly outlines?: Readonly<Record<Profile, ContractOutline>>;
}

/** A running gateway. */
export interface Gateway {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Where operators look, if that is another address. */
  readonly adminUrl: string | null;
  /** Requests under way, until their answers have left. */
  readonly activeCount: number;
  /** Realtime sessions that have not ended. */
  readonly sessionCount: number;
  /** Stops accepting, lets running requests end within the configured time, and frees everything. */
  stop(): Promise<void>;
}

/**
 * Puts the whole program together and starts listening. Rejects, naming the culprit: with ContractError when contract and
 * program do not fit, with StartError when the database, the certificate or the address cannot be used.
 */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, logger } = options;
  const parts = await openParts(options);
  const { uploads, gates, observation } = parts;
  try {
    const dispatcher = await createDispatcherFor(options, parts);
    const { connections, adminConnections, listen } = openListeners({ ...options, ...gates, dispatcher });
    observation.metrics?.watchServer(() => ({
      memoryBytes: gates.budget.usedBytes,
      uploadBytes: uploads.usedBytes,
      connections: connections.size + (adminConnections?.size ?? 0),
      isOverloaded: gates.watch.isOverloaded,
    }));
    await ensureKnownKey(options, parts.database);
    const { url, adminUrl } = await listen();
    const { drainMs } = config.streams;
    const stopReloading = followChanges(options, parts);
    const stopPurging = purgeRegularly({ ...options, ...parts, retention: config.retention });
    parts.nodes.start(() => dispatcher.activeCount);
    const stop = () => {
      stopReloading();
      stopPurging();
      parts.drained.stop();
      gates.watch.close();
      parts.progress.phase = 'stopping';
      return stopGateway({ ...parts, ...observation, connections, adminConnections, dispatcher, drainMs });
    };
    await ensureOwner(options, parts.database)
      .finally(() => {
        parts.ownership.resolve(undefined);
      })
      .catch(async (error: unknown) => {
        await stop();
        throw explainAdminError(error);
      });
    parts.progress.phase = 'serving';
    tellFreeModels(config, logger);
    tellWarnings(config, parts.live.listModels(), logger);
    if (config.leftOut.length > 0) logger.warn({ deployments: config.leftOut }, 'deployments are left out');
    const deployments = config.deployments.map(({ id }) => id);
    logger.info({ url, adminUrl: adminUrl ?? undefined, deployments }, 'listening');
    return {
      url,
      adminUrl,
      get activeCount() {
        return dispatcher.activeCount;
      },
      get sessionCount() {
        return parts.sessions.size;
      },
      stop,
    };
  } catch (error) {
    await freeParts(parts);
    throw explainOutage(error, config.databaseUrl);
  }
}

async function openParts(options: GatewayOptions): Promise<GatewayParts> {
  const { config, logger } = options;
  const database = await openGatewayDatabase(options);
  try {
    const observation = await openObservation(options, database);
    const charging = await openCharging(options, database, observation.metrics).catch((error: unknown) => {
      throw explainChargingError(error);
    });
    const pictures = createPictureTools();
    const observer = createRouterObserver(logger, observation.metrics);
    const cleaner = new TextCleaner();
    const parseQueue = createParseQueue();
    const drained = await followDrains({ store: database.drains, logger });
    const live = createLiveParts({ config, pictures, observer, cleaner, parseQueue, logger, drained });
    const gates = openGates(config, logger);
    const ownership = Promise.withResolvers<undefined>();
    const stores = { database, ownership };
    const shared = { ...stores, observation, charging, pictures, cleaner, parseQueue, drained, live, gates };
    return {
      ...shared,
      progress: { phase: 'starting' },
      ...openRealtimeParts(options, shared),
      videos: openVideos({ config, logger, database, charging, live, metrics: observation.metrics }),
      uploads: createUploads(options),
      configuration: new ConfigurationTracker({ config, live, clock: systemClock }),
      nodes: createNodes({
        version: profiles.neutral.version,
        store: database.nodes,
        charging,
        live,
        clock: systemClock,
        logger,
      }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openRealtimeParts(
  { config, logger, number = 1, sessions: replacement }: GatewayOptions,
  shared: Pick<GatewayParts, 'database' | 'ownership' | 'observation' | 'charging' | 'live' | 'cleaner'>,
): Pick<GatewayParts, 'authenticator' | 'sessions' | 'liveSessions' | 'tokens' | 'calls'> {
  const { database, ownership, observation, charging, live } = shared;
  const authenticator = createAuthenticator(logger, database, ownership.promise);
  const sessions = openRealtime({ config, logger, ...shared });
  const liveSessions = openSessionDirectory({
    nodeId: charging.nodeId,
    sessions: sessions.live,
    store: database.liveSessions,
    audit: database.accounts.audit,
    clock: systemClock,
    logger,
  });
  const tokens = createRealtimeTokens({
    store: database.realtimeTokens,
    maxDurationMs: config.realtime.maxDurationMs,
    onProblem: (error) => {
      logger.error({ err: error }, 'ephemeral tokens cannot be reached');
    },
  });
  const calls = openCalls({
    ...{ webRtc: config.realtime.webRtc, number, logger, authenticator, metrics: observation.metrics },
    ...{
      sessions: replacement ?? sessions,
      live: sessions.live,
      directory: liveSessions,
      router: live.router,
    },
  });
  return { authenticator, sessions, liveSessions, tokens, calls };
}

async function freeParts({
  gates,
  drained,
  live,
  sessions,
  liveSessions,
  calls,
  videos,
  uploads,
  observation,
  charging,
  database,
}: GatewayParts): Promise<void> {
  gates.watch.close();
  drained.stop();
  await calls.close();
  await sessions.close(0);
  liveSessions.stop();
  await videos.close(0);
  await live.close();
  await uploads.close();
  await observation.tracing?.close(0);
  await charging.close(0);
  await database.close();
}

function followChanges(
  { config, changes, logger }: GatewayOptions,
  { live: parts, configuration: tracker }: GatewayParts,
): () => void {
  if (changes === undefined) return () => undefined;
  return reloadConfig({ config, changes, parts, tracker, logger });
}

function createUploads({ config, logger }: GatewayOptions): UploadStore {
  return createUploadStore({
    directory: join(config.dataDir, 'uploads'),
    maxBytes: config.limits.uploadBytesInFlight,
    clock: systemClock,
    onProblem: (error) => {
      logger.warn({ err: error }, 'uploaded files cannot be removed');
    },
  });
}

/** A key that clients have already is there before anybody can come with it: a key that was refused is not looked for at once. */
async function ensureKnownKey(options: GatewayOptions, { keys, accounts }: Database): Promise<void> {
  const { apiKey, adminPassword } = options.config;
  if (apiKey === null) return;
  try {
    await checkFirstAdmin({ stores: accounts, configuredPassword: adminPassword });
    await ensureKey(options, keys);
  } catch (error) {
    throw explainAdminError(error);
  }
}

/**
 * Last of all: what is made is shown once, so it is made only when nothing can refuse the start any more. The admin comes after
 * the key, which is theirs.
 */
async function ensureOwner(options: GatewayOptions, { keys, accounts }: Database): Promise<void> {
  const { config, print } = options;
  const admin = { stores: accounts, configuredPassword: config.adminPassword };
  if (config.apiKey === null) {
    await checkFirstAdmin(admin);
    await ensureKey(options, keys);
  }
  await ensureFirstAdmin({ ...admin, print });
}

async function ensureKey(
  { config, print, onCreatedKey }: GatewayOptions,
  store: Database['keys'],
): Promise<void> {
  await ensureStartKey({
    store,
    configuredKey: config.apiKey,
    clock: systemClock,
    print,
    onCreated: onCreatedKey,
  });
}

interface GatewayParts extends ServiceParts {
  /** Resolves when every key has its owner, or the start has failed. Whoever comes before that with a key waits for it. */
  readonly ownership: PromiseWithResolvers<undefined>;
  readonly authenticator: KeyAuthenticator;
  readonly uploads: UploadStore;
  readonly cleaner: TextCleaner;
  readonly parseQueue: ParseQueue;
}

async function createDispatcherFor(
  { config, logger, handlers, sessions, outlines = readOutlines() }: GatewayOptions,
  parts: GatewayParts,
): Promise<Dispatcher> {
  const { authenticator, tokens } = parts;
  const audit = createCredentialAudit(logger);
  const { failures } = parts.gates;
  const authenticate = createAuthenticateCredential({ authenticator, tokens, failures, audit });
  const shared: Omit<ContractOptions, 'profile' | 'outline'> = {
    handlers: new Map(Object.entries(handlers ?? builtHandlers)),
    bodyChecks,
    formRules,
    uploads: parts.uploads,
    services: createServices({ config, logger }, parts),
    securitySchemes,
    checkOperator: createOperatorCheck(config.metrics),
    authenticateLink: createAuthenticateLink({ videos: parts.videos.tasks, ...parts.gates, audit }),
    authenticate: createAuthenticate({ authenticate, failures, audit }),
    admission: parts.gates.admission,
    accountGate: createAccountGate({
      ...parts.gates,
      stores: parts.database.accounts,
      audit,
      readOrigins: () => parts.live.corsOrigins,
    }),
    bodyPace: { timeoutMs: config.limits.bodyTimeoutMs, bytesPerSecond: config.limits.bodyBytesPerSecond },
    jsonValues: config.limits.jsonValues,
    parseQueue: parts.parseQueue,
  };
  const logFinding = createFindingLog(logger, parts.cleaner);
  const contracts = await createContracts(shared, outlines);
  return createDispatcher({
    contracts,
    checker: createResponseChecker({
      mode: config.validation,
      onFinding: (finding, exchange) => {
        logFinding(finding, exchange);
        parts.observation.metrics?.countFinding(finding.operationId);
      },
    }),
    ...{ renderErrors, config },
    self: [await ensureGatewayName(parts.database.accounts.secrets)],
    ...parts.gates,
    clock: systemClock,
    applyCors: parts.live.applyCors,
    documents: createDocumentServer({ publicUrl: config.publicUrl, isApart: config.adminAddress !== null }),
    connectSocket: createConnectSocket({
      ...parts.gates,
      config,
      authenticator,
      authenticate,
      router: parts.live.router,
      sessions: sessions ?? parts.sessions,
    }),
    ...createExchangeObserver({ ...parts.observation, logger, cleaner: parts.cleaner, clock: systemClock }),
    logCrash: (error) => {
      logger.error({ err: error }, 'a request was lost');
    },
  });
}

async function createContracts(
  shared: Omit<ContractOptions, 'profile' | 'outline'>,
  outlines: Readonly<Record<Profile, ContractOutline>>,
): Promise<Record<Profile, Contract>> {
  const vendorOnly: ReadonlySet<string> = new Set(vendorOperationIds);
  const handlers = new Map([...shared.handlers].filter(([operationId]) => !vendorOnly.has(operationId)));
  return {
    neutral: await createContract({ ...shared, handlers, profile: 'neutral', outline: outlines.neutral }),
    vendor: await createContract({ ...shared, profile: 'vendor', outline: outlines.vendor }),
  };
}
