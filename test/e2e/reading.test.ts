import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessageRequest } from '../support/chat-requests.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';
import { addUsageHistory } from '../support/usage-history.ts';

/** Records of each kind. A million of them takes minutes: SPECWAY_TEST_USAGE_RECORDS=1000000. */
const recordCount = Number(process.env['SPECWAY_TEST_USAGE_RECORDS'] ?? 200_000);
const apiKey = 'sk-specway-reading-key-00001';
const password = 'a long admin password';
const preload = fileURLToPath(new URL('../support/loop-preload.ts', import.meta.url));
const minute = 60_000;

/** What a table of any length may take beside what the process holds, in kB. */
const maxTableKilobytes = 80 * 1024;
/** What one turn of the loop may work, in milliseconds; the sums that are asked for take hundreds and more. */
const maxTurnMs = 60;

describe.skipIf(process.platform !== 'linux')(
  'a gateway with a long history',
  { timeout: 10 * minute },
  () => {
    const directory = createDirectory();
    const environment = {
      SPECWAY_API_KEY: apiKey,
      SPECWAY_ADMIN_PASSWORD: password,
      NODE_OPTIONS: `--import ${preload}`,
    };
    let gateway: GatewayProcess;
    let token: string;

    beforeAll(async () => {
      const path = join(directory.path, 'data', 'specway.db');
      await (await startGatewayProcess({ directory: directory.path, environment })).stop();
      addUsageHistory(path, { count: recordCount, users: 4, userId: readAdmin(path) });
      gateway = await startGatewayProcess({ directory: directory.path, environment });
      const response = await fetch(`${gateway.url}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password }),
      });
      const { data } = (await response.json()) as { readonly data: { readonly token: string } };
      token = data.token;
    }, 5 * minute);

    afterAll(async () => {
      await gateway.stop();
      directory.remove();
    });

    function readAdmin(path: string): string {
      const database = new DatabaseSync(path);
      const id = String(database.prepare("select id from users where username = 'admin'").get()?.['id']);
      database.close();
      return id;
    }

    const get = (path: string) =>
      fetch(gateway.url + path, { headers: { authorization: `Bearer ${token}` } });

    /** Lines of a table, with its heading. */
    async function countLines(path: string): Promise<number> {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      let lines = 0;
      for await (const bytes of body ?? [])
        for (const byte of bytes as Uint8Array) if (byte === 10) lines += 1;
      return lines;
    }

    /** Resident memory, in kB. */
    function readResident(): number {
      const status = readFileSync(`/proc/${String(gateway.pid)}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
    }

    const tables = [
      ['/api/user/usage?format=csv&from=1', recordCount / 4],
      ['/api/admin/usage?format=csv&from=1', recordCount],
      ['/api/admin/ledger?format=csv&from=1', recordCount],
      ['/api/admin/audit?format=csv&from=1&action=login&to=4000000000', recordCount],
    ] as const;

    it.each(tables)('takes no more memory for a table of any length: %s', async (path, rows) => {
      // Threads, and code that has never run, belong to no table.
      await countLines(path.replace('from=1', `from=${String(Math.floor(Date.now() / 1000) - 3 * 3600)}`));
      const before = readResident();
      let peak = 0;
      const timer = setInterval(() => (peak = Math.max(peak, readResident())), 20);
      const lines = await countLines(path).finally(() => {
        clearInterval(timer);
      });
      expect(lines).toBeGreaterThan(rows);
      expect(lines).toBeLessThan(rows + 100);
      expect(peak - before).toBeLessThan(maxTableKilobytes);
    });

    /** The longest of each, in milliseconds (loop-preload.ts). */
    interface Loop {
      readonly lateMs: number;
      readonly ranMs: number;
      readonly queuedMs: number;
      readonly sleptMs: number;
    }

    async function readLoop(): Promise<Loop> {
      const from = gateway.output().length;
      const read = () => /\{"loop":(\{[^}]*\})\}/.exec(gateway.output().slice(from))?.[1];
      process.kill(gateway.pid, 'SIGUSR2');
      await expect.poll(read, { timeout: 10_000 }).toBeDefined();
      return JSON.parse(read() ?? '') as Loop;
    }

    async function chat(): Promise<void> {
      const { path, init } = createMessageRequest({ apiKey, prompt: 'Hello [[tokens=5]]' });
      const response = await fetch(gateway.url + path, init);
      await response.arrayBuffer();
      expect(response.status).toBe(200);
    }

    it('serves requests while people look at what was used', async () => {
      const until = { isOver: false };
      const chats = (async () => {
        for (let count = 1; ; count += 1) {
          if (until.isOver) return count;
          await chat();
          await sleep(20);
        }
      })();
      await sleep(500);
      await readLoop();
      const month = Math.floor(Date.now() / 1000) - 29 * 24 * 3600;
      for (const path of [
        `/api/admin/usage?from=${String(month)}`,
        `/api/admin/usage?from=${String(month)}&group_by=user`,
        `/api/admin/usage/series?from=${String(month)}&group_by=model`,
        `/api/user/usage?from=${String(month)}`,
        `/api/user/usage/series?from=${String(month)}&group_by=key&time_zone=Europe/Berlin`,
        `/api/admin/audit?action=nothing&from=1`,
        `/api/user/activity`,
        `/api/admin/keys?query=nothing`,
        `/api/admin/users?query=nothing`,
        `/api/admin/ledger?kind=debit&from=1`,
      ]) {
        const response = await get(path);
        await response.arrayBuffer();
        expect([path, response.status]).toEqual([path, 200]);
      }
      await countLines(`/api/admin/usage?format=csv&from=${String(month)}`);
      const loop = await readLoop();
      until.isOver = true;
      expect(await chats).toBeGreaterThan(10);
      // How late a turn is depends on what else the machine does; how much it works does not.
      expect({ ...loop, isShort: loop.ranMs < maxTurnMs }).toMatchObject({ isShort: true });
    });
  },
);
