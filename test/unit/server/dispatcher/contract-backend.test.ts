import type { Document, Handler } from 'openapi-backend';
import { describe, expect, it } from 'vitest';
import { ContractRouter, type BackendRequest } from '../../../../src/server/contract/contract-router.ts';
import { ContractBackend } from '../../../../src/server/dispatcher/contract-backend.ts';
import type { Exchange } from '../../../../src/server/exchange/exchange.ts';

const definition = {
  openapi: '3.0.3',
  info: { title: 't', version: '0' },
  paths: {
    '/open': { get: { operationId: 'open', security: [], responses: {} } },
    '/closed': { get: { operationId: 'closed', security: [{ first: [] }, { second: [] }], responses: {} } },
  },
  components: { securitySchemes: { first: {}, second: {} } },
} as unknown as Document;

const steps = ['postRoutingHandler', 'postSecurityHandler'];

interface Registered {
  readonly handlers?: Readonly<Record<string, Handler>>;
  readonly securityHandlers?: Readonly<Record<string, Handler>>;
}

async function ask(
  path: string,
  { handlers = {}, securityHandlers = {} }: Registered = {},
): Promise<unknown> {
  const api = new ContractBackend(definition);
  await api.init();
  api.router = new ContractRouter(definition);
  api.validator.validateRequest = () => ({ valid: true, errors: null });
  api.register(Object.fromEntries(steps.map((name) => [name, () => undefined])));
  api.register({ open: () => 'opened', closed: (context) => context.security, ...handlers });
  for (const [name, handler] of Object.entries(securityHandlers)) api.registerSecurityHandler(name, handler);
  const request = { method: 'get', path, headers: {}, query: {}, params: {} } as unknown as BackendRequest;
  return await api.handleRequest(request, {} as Exchange);
}

const refuse = () => {
  throw new Error('refused');
};

describe('ContractBackend', () => {
  it('calls the handler of an operation that is open to all', async () => {
    expect(await ask('/open')).toBe('opened');
  });

  it('asks one security handler after the other until one is satisfied', async () => {
    const securityHandlers = { first: () => null, second: () => Promise.resolve('me') };
    expect(await ask('/closed', { securityHandlers })).toEqual({ authorized: true, second: 'me' });
  });

  it('lets nobody in where no security handler is satisfied, registered or says no', async () => {
    const handlers = { unauthorizedHandler: refuse };
    const securityHandlers = { first: () => null, second: () => null };
    await expect(ask('/closed', { handlers, securityHandlers })).rejects.toThrow('refused');
    await expect(ask('/closed', { handlers })).rejects.toThrow('refused');
    await expect(ask('/closed', { securityHandlers })).rejects.toThrow('No handler is registered');
  });

  it('hands what it cannot route to the handlers for that', async () => {
    await expect(ask('/nowhere', { handlers: { notFound: refuse } })).rejects.toThrow('refused');
    await expect(ask('/nowhere')).rejects.toThrow('No handler is registered for notFound');
  });
});
