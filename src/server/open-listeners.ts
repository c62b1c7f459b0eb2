import { lookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { isIPv6, type AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { renderErrors } from '../../handlers/index.ts';
import type { GatewayConfig, ListenAddress } from '../core/config.ts';
import { explainSharedAddress } from '../config/index.ts';
import type { Gates } from './admission/open-gates.ts';
import type { Dispatcher } from './dispatcher/create-dispatcher.ts';
import type { Connections } from './listener/connections.ts';
import { createListener, type ListenerOptions, type TlsMaterial } from './listener/create-listener.ts';
import { clientSite, createOperatorSite, wholeSite } from './listener/create-sites.ts';
import { createRejectionLog } from './observe/create-outcome-log.ts';
import { explainListenError, explainTlsError, StartError, type ListenVariables } from './start-error.ts';

export interface OpenListenersOptions {
  readonly config: GatewayConfig;
  readonly logger: Logger;
  /** Which of the workers of this machine this is; absent for the only process. */
  readonly number?: number;
  readonly dispatcher: Dispatcher;
  readonly clients: Gates['clients'];
}

/** What takes connections. Shared. */
export interface Listeners {
  readonly connections: Connections;
  /** Of operators alone; `null` where they share the others'. */
  readonly adminConnections: Connections | null;
  /** Begins to accept. Rejects with StartError, naming the variable. */
  listen(): Promise<{ readonly url: string; readonly adminUrl: string | null }>;
}

/**
 * The listener of clients, and the one of operators where they have an address of their own. Each counts its connections by itself, so
 * that clients keep nobody from asking for health. Throws StartError for a bad certificate.
 */
export function openListeners(options: OpenListenersOptions): Listeners {
  const { config, dispatcher, number } = options;
  const hasSites = config.adminAddress !== null;
  const parts = createParts(options);
  const connections = create({ ...parts, ...dispatcher.serveAt(hasSites ? clientSite : wholeSite) });
  const adminConnections = hasSites ? openAdmin(parts, { dispatcher, connections }) : null;
  const listen = (each: Connections, address: ListenAddress, variables: ListenVariables) =>
    begin(each, { ...address, use: number === undefined ? 'alone' : 'with others' }, variables);
  const scheme = config.tls ? 'https' : 'http';
  return {
    connections,
    adminConnections,
    listen: async () => {
      const place = await listen(connections, config, { host: 'SPECWAY_HOST', port: 'SPECWAY_PORT' });
      const url = `${scheme}://${renderPlace(place)}`;
      const { adminAddress } = config;
      if (adminConnections === null || adminAddress === null) return { url, adminUrl: null };
      const both = { host: 'SPECWAY_ADMIN_ADDRESS', port: 'SPECWAY_ADMIN_ADDRESS' };
      try {
        await checkApart(place, adminAddress);
        const adminPlace = await listen(adminConnections, adminAddress, both);
        return { url, adminUrl: `${scheme}://${renderPlace(adminPlace)}` };
      } catch (error) {
        await connections.close();
        throw error;
      }
    },
  };
}

/** It listens until a stop has ended, so that the other listener says when nothing new is begun. */
function openAdmin(
  parts: ListenerParts,
  { dispatcher, connections }: { readonly dispatcher: Dispatcher; readonly connections: Connections },
): Connections {
  const isStopping = () => connections.isStopping;
  const { dispatch, upgrade } = dispatcher.serveAt(createOperatorSite(isStopping));
  return create({
    ...parts,
    dispatch,
    upgrade: (req, res, { connection, head }) => {
      upgrade(req, res, { connection, head, isStopping });
    },
  });
}

type ListenerParts = Omit<ListenerOptions, 'dispatch' | 'upgrade'>;

function createParts({ config, logger, clients }: OpenListenersOptions): ListenerParts {
  const { connections, connectionsPerAddress, stallTimeoutMs } = config.limits;
  return {
    envelopes: { renderErrors, contractProfile: config.contractProfile },
    onRejection: createRejectionLog(logger),
    clients,
    limits: { connections, connectionsPerAddress },
    stallTimeoutMs,
    tls: readTls(config),
  };
}

function readTls({ tls }: GatewayConfig): TlsMaterial | null {
  if (tls === null) return null;
  try {
    return { cert: readFileSync(tls.certPath), key: readFileSync(tls.keyPath) };
  } catch (error) {
    throw explainTlsError(error);
  }
}

function create(options: ListenerOptions): Connections {
  if (options.tls === null) return createListener(options);
  try {
    return createListener(options);
  } catch (error) {
    throw explainTlsError(error);
  }
}

async function begin(
  connections: Connections,
  { host, port, use }: ListenAddress & { readonly use: 'alone' | 'with others' },
  variables: ListenVariables,
): Promise<AddressInfo> {
  return await connections.listen({ host, port, use }).catch((error: unknown) => {
    throw explainListenError(error as Error, { host, port }, variables);
  });
}

/** What names stand for shows here: two of them may be one address, at which Node's workers fail without a word for operators. */
async function checkApart(main: AddressInfo, admin: ListenAddress): Promise<void> {
  if (admin.port !== main.port) return;
  // A name that stands for nothing is told of where it is listened on.
  const { address } = await lookup(admin.host).catch(() => ({ address: admin.host }));
  const text = renderPlace({ address: admin.host, port: admin.port });
  const problem = explainSharedAddress(
    { host: main.address, port: main.port },
    { host: address, port: admin.port, text },
  );
  if (problem !== null) throw new StartError(problem, null);
}

function renderPlace({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `${isIPv6(address) ? `[${address}]` : address}:${String(port)}`;
}
