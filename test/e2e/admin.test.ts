import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';

const printedPassword = /^ {2}([A-Z0-9]{6}(?:-[A-Z0-9]{6}){3})$/m;

/** Has a process tell when it loads what only logins need. */
const tellLoads = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (/^(@node-rs.argon2|otplib|qrcode)$/.test(name)) process.stderr.write('loads ' + name + '\\n');
      return next(name, context);
    },
  });
`)}`;

interface CommandResult {
  readonly code: number;
  readonly output: string;
}

describe('people beside a running gateway', { timeout: 60_000 }, () => {
  const directory = createDirectory();
  let gateway: GatewayProcess;

  beforeAll(async () => {
    const environment = { NODE_OPTIONS: `--import "${tellLoads}"` };
    gateway = await startGatewayProcess({ directory: directory.path, environment });
  });
  afterAll(() => {
    gateway.kill('SIGKILL');
    directory.remove();
  });

  const runAdmin = (...parameters: string[]) =>
    new Promise<CommandResult>((resolve) => {
      execFile(
        process.execPath,
        [`${repositoryDir}/scripts/admin/main.ts`, ...parameters],
        { cwd: directory.path },
        (error, stdout, stderr) => {
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
        },
      );
    });

  const login = async (username: string, password: string) => {
    const response = await fetch(`${gateway.url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const { data } = (await response.json()) as { data?: { token: string } };
    return { status: response.status, token: data?.token ?? '' };
  };
  const ask = async (path: string, token: string, body?: object) => {
    const response = await fetch(gateway.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { code?: string; data: { token: string; quota: number } };
  };

  it('begin with an admin, whose printed password opens nothing but its change', async () => {
    const password = printedPassword.exec(gateway.output())?.[1] ?? 'none was printed';
    expect(gateway.output().split(password)).toHaveLength(2);
    expect(gateway.output()).not.toContain('loads ');
    const { status, token } = await login('admin', password);
    expect(status).toBe(200);
    expect(gateway.output()).toContain('loads @node-rs/argon2');
    expect((await ask('/api/user/self', token)).code).toBe('AUTH_PASSWORD_CHANGE_REQUIRED');
    const body = { current_password: password, new_password: 'correct horse battery' };
    const { data } = await ask('/api/user/password', token, body);
    expect((await ask('/api/admin/users', data.token)).code).toBeUndefined();
    expect((await login('admin', password)).status).toBe(401);
    expect(gateway.output()).not.toMatch(/loads (otplib|qrcode)/);
  });

  it('are administered by commands', async () => {
    const created = await runAdmin('user:create', 'ada', '--quota', '2.5', '--password', 'staple lighthouse');
    expect(created).toMatchObject({ code: 0 });
    expect(created.output).toMatch(/^usr_\S+ {2}ada {2}user {2}enabled {2}2\.50 USD$/m);
    const { status, token } = await login('ada', 'staple lighthouse');
    expect(status).toBe(200);
    expect((await ask('/api/user/self', token)).code).toBe('AUTH_PASSWORD_CHANGE_REQUIRED');
    const refused = await runAdmin('user:disable', 'nobody');
    expect(refused).toEqual({ code: 1, output: 'There is no user "nobody".\n' });
  });
});
