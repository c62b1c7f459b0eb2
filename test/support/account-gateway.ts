import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { AccountsConfig, GatewayConfig } from '../../src/core/config.ts';
import { checkAnswer } from './contract-answer.ts';
import type { WireAnswer } from './contract-client.ts';
import { loadContract } from './contract-document.ts';
import { createTestConfig, createTestGateway, type TestGateway } from './create-test-gateway.ts';

/** The password of the first admin, and of everybody whom {@link AccountGateway.register} makes. */
export const testPassword = 'correct horse battery';

/** An answer of the account area. */
export interface AccountAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly success: boolean;
  /** Of a refusal. */
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly message: string;
  // Tests look into it as clients would; the contract is checked by the gateway, which enforces it.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
  /** The value of the session cookie that was set; empty for one that was taken away, `undefined` where there is none. */
  readonly cookie: string | undefined;
}

export interface AccountCall {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A gateway with people in it, on a database file that tests may look into. */
export interface AccountGateway extends TestGateway {
  call(path: string, call?: AccountCall): Promise<AccountAnswer>;
  /** Calls as one client. */
  login(username: string, password?: string): Promise<AccountAnswer>;
  /** Registers a user; their id. */
  register(username: string, affCode?: string): Promise<string>;
  /** Runs a statement on the database beside the gateway. */
  query(sql: string, ...parameters: SQLInputValue[]): readonly Record<string, unknown>[];
}

export interface AccountGatewayOptions {
  readonly accounts?: Partial<AccountsConfig>;
  readonly config?: Partial<GatewayConfig>;
}

/** Registration is open, and tests may register and ask as often as they like unless they say otherwise. */
export async function createAccountGateway(options: AccountGatewayOptions = {}): Promise<AccountGateway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'specway-accounts-'));
  const file = join(dataDir, 'accounts.db');
  const defaults = createTestConfig(dataDir);
  const gateway = await createTestGateway({
    config: {
      databaseUrl: `sqlite:${file}`,
      adminPassword: testPassword,
      accounts: {
        ...defaults.accounts,
        registration: 'open',
        registrationsPerHour: 100_000,
        ...options.accounts,
      },
      ...options.config,
    },
  });
  const call = (path: string, request: AccountCall = {}) => callAccount(gateway.url, path, request);
  return Object.assign(Object.create(gateway) as TestGateway, {
    call,
    login: (username: string, password = testPassword) =>
      call('/api/user/login', { body: { username, password } }),
    register: async (username: string, affCode?: string) => {
      const body = { username, password: testPassword, ...(affCode && { aff_code: affCode }) };
      const { data, message } = await call('/api/user/register', { body });
      if (data === undefined) throw new Error(message);
      return data.id as string;
    },
    query: (sql: string, ...parameters: SQLInputValue[]) => {
      const database = new DatabaseSync(file, { timeout: 5_000 });
      try {
        return database.prepare(sql).all(...parameters);
      } finally {
        database.close();
      }
    },
    stop: async () => {
      await gateway.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
}

async function callAccount(
  url: string,
  path: string,
  { method: chosen, body, token, cookie, headers }: AccountCall,
): Promise<AccountAnswer> {
  const method = chosen ?? (body === undefined ? 'GET' : 'POST');
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie: `specway_session=${cookie}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { status } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  checkContract(`${method} ${path}`, { status, headers: Object.fromEntries(response.headers), body: bytes });
  const answer = JSON.parse(bytes.toString()) as Omit<AccountAnswer, 'status' | 'headers' | 'cookie'>;
  const setCookie = response.headers.get('set-cookie') ?? '';
  return {
    ...answer,
    status,
    headers: response.headers,
    cookie: /^specway_session=([^;]*)/.exec(setCookie)?.[1],
  };
}

const contract = loadContract('neutral');

/** Throws for an answer that the closed contract of its operation does not have to the letter. */
function checkContract(request: string, answer: WireAnswer): void {
  const operation = contract.operations.find(({ method, path }) => {
    const pattern = path.replaceAll(/[.]/g, '\\.').replaceAll(/\{[^}]+\}/g, '[^/?]+');
    return new RegExp(`^${method} ${pattern}(\\?.*)?$`, 'i').test(request);
  });
  if (operation === undefined) throw new Error(`There is no operation for ${request}`);
  const problems = checkAnswer(contract, operation.operationId, { answer, expectation: { status: null } });
  if (problems.length > 0) throw new Error(`${request}: ${problems.join('\n')}`);
}
