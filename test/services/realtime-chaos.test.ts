import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { createPayer, type Payer } from '../support/charged-gateway.ts';
import { createRandom, pick } from '../support/create-random.ts';
import { realtimeModel } from '../support/handshake-gateway.ts';
import { NodeFleet, type FleetNode } from '../support/node-fleet.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import {
  answerWildly,
  honestTokens,
  manners,
  scriptUpgrade,
  weather,
  type StormSession,
} from '../support/realtime-storm.ts';
import { RealtimeTalker } from '../support/realtime-talker.ts';
import {
  answerPlainly,
  createRealtimeUpstream,
  type RealtimeUpstream,
} from '../support/realtime-upstream.ts';

const redisUrl = process.env['SPECWAY_TEST_REDIS_URL'] ?? '';
const minute = 60_000;
const mebibyte = 1024 * 1024;
const sessionCount = Number(process.env['SPECWAY_TEST_REALTIME_SESSIONS'] ?? 300);
/** A node is killed when so many sessions have begun. */
const killAfter = sessionCount / 2;
const staggerMs = 25;
/** Sessions of one key at a time. */
const concurrency = 40;
const preload = fileURLToPath(new URL('../support/memory-preload.ts', import.meta.url));
/** What may be left of a storm, for good: code that was compiled, buffers that are kept. */
const spareBytes = 24 * mebibyte;
const spareFiles = 12;

describe.skipIf(serverUrl === '' || redisUrl === '')(
  'two nodes with realtime sessions that end in every way, of which one is killed',
  { timeout: 5 * minute },
  () => {
    const seed = 1 + Math.floor(Math.random() * 1_000_000);
    const random = createRandom(seed);
    let isCalm = false;
    let test: TestDatabase;
    let database: Database;
    let upstream: RealtimeUpstream;
    let fleet: NodeFleet;
    const payers: Payer[] = [];

    beforeAll(async () => {
      test = await createTestDatabase();
      database = await openDatabase(test.url);
      const wild = answerWildly(random);
      upstream = await createRealtimeUpstream({
        answer: (event, session) => {
          (isCalm ? answerPlainly : wild)(event, session);
        },
      });
      fleet = await NodeFleet.start({
        count: 2,
        yaml: writeConfig(upstream.url),
        environment: {
          DATABASE_URL: test.url,
          REDIS_URL: redisUrl,
          SPECWAY_REDIS_PREFIX: `specway-test-${randomUUID()}:`,
          SPECWAY_API_KEY: 'sk-operators-own-key-0001',
          NODE_OPTIONS: `--import ${preload}`,
        },
        readNodeIds,
      });
      const limits = { rpm: null, tpm: null, concurrency };
      while (payers.length < 10) payers.push(await createPayer(database, 100_000_000n, { limits }));
    }, 5 * minute);

    afterAll(async () => {
      await fleet.stop();
      await upstream.close();
      await database.close();
      await test.drop();
    }, minute);

    async function query<Row>(sql: string): Promise<readonly Row[]> {
      return (await test.query(sql)) as readonly Row[];
    }

    async function readNodeIds(): Promise<readonly string[]> {
      return (await query<{ id: string }>('select id from nodes')).map(({ id }) => id);
    }

    /** Bytes that are alive in a node. */
    async function readAlive({ process: node }: FleetNode): Promise<number> {
      const from = node.output().length;
      const read = () => /\{"aliveBytes":(\d+)/.exec(node.output().slice(from))?.[1];
      process.kill(node.pid, 'SIGUSR2');
      await expect.poll(read, { timeout: 10_000 }).toBeDefined();
      return Number(read());
    }

    const countFiles = ({ process: { pid } }: FleetNode) => readdirSync(`/proc/${String(pid)}/fd`).length;

    /** A session that does what it should, from its beginning to its end. */
    async function talk(url: string, payer: Payer): Promise<void> {
      const talker = await RealtimeTalker.open(url, { apiKey: payer.apiKey });
      talker.say({ type: 'response.create' });
      await talker.waitFor('rate_limits.updated');
      await talker.close();
    }

    /** Whether a key may have as many sessions as ever. */
    async function mayFill(url: string, { apiKey }: Payer): Promise<boolean> {
      const opening = Array.from({ length: concurrency }, () => RealtimeTalker.open(url, { apiKey }));
      const opened = await Promise.allSettled(opening);
      const talkers = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      await Promise.all(talkers.map((talker) => talker.close()));
      return talkers.length === concurrency;
    }

    async function runStorm([survivor, victim]: readonly [FleetNode, FleetNode]): Promise<
      readonly StormSession[]
    > {
      upstream.script(...Array.from({ length: sessionCount }, () => scriptUpgrade(random)));
      const over = Promise.withResolvers<undefined>();
      const sessions: Promise<StormSession>[] = [];
      for (let number = 0; number < sessionCount; number += 1) {
        if (number === killAfter) victim.process.kill('SIGKILL');
        const apiKey = payers[number % payers.length]?.apiKey ?? '';
        const how = pick(manners, random);
        const { url } = number < killAfter ? fleet.pick(number) : survivor;
        sessions.push(weather({ url, apiKey, manners: how, random, over: over.promise }));
        await sleep(staggerMs);
      }
      await Promise.race([sleep(3_000), Promise.all(sessions)]);
      over.resolve(undefined);
      return await Promise.all(sessions);
    }

    it('end them all, free everything, and charge each response once', async () => {
      const [survivor, victim] = fleet.nodes;
      if (survivor === undefined || victim === undefined) throw new Error('no nodes');
      isCalm = true;
      for (const payer of payers) await Promise.all(fleet.nodes.map(({ url }) => talk(url, payer)));
      isCalm = false;
      const filesBefore = countFiles(survivor);
      const aliveBefore = await readAlive(survivor);

      const sessions = await runStorm([survivor, victim]);
      const endedAt = performance.now();
      const hung = sessions.filter(({ end }) => end === 'hung');
      expect({ seed, hung }).toEqual({ seed, hung: [] });
      const ends = new Set(sessions.map(({ end }) => end));
      expect([...ends].sort()).toEqual(['closed', 'closed by the gateway', 'left', 'lost', 'refused']);
      const faults = fleet.nodes.flatMap(({ process: node }) =>
        node
          .output()
          .split('\n')
          // Where the machine is so busy that the database takes seconds, sessions end for that.
          .filter((line) => /"level":"(error|fatal)"/.test(line) && !/ledger/.test(line)),
      );
      expect({ seed, faults: faults.slice(0, 3) }).toEqual({ seed, faults: [] });

      // Nothing is left after ten seconds.
      const soon = { timeout: Math.max(1, 10_000 - (performance.now() - endedAt)), interval: 100 };
      const living = `select id from live_sessions where node_id = '${survivor.nodeId}'`;
      await expect.poll(() => query(living), soon).toEqual([]);
      await expect.poll(() => upstream.openConnections, soon).toBe(0);
      await expect.poll(() => countFiles(survivor), soon).toBeLessThan(filesBefore + spareFiles);
      isCalm = true;

      // What the dead node held is given back when it is known for dead, and what it had in its journal is charged.
      await victim.process.ended;
      await fleet.start(fleet.nodes.indexOf(victim));
      await test.query(`delete from nodes where id = '${victim.nodeId}'`);
      const late = { timeout: 80_000, interval: 500 };
      const readHeld = async () => {
        const balances = await Promise.all(payers.map((payer) => payer.readBalance()));
        return balances.reduce((sum, { held }) => sum + held, 0n);
      };
      await expect.poll(readHeld, late).toBe(0n);
      await expect.poll(async () => (await auditLedger(test.url, 'settled')).faults, late).toEqual([]);
      expect(await readDoubles()).toEqual([]);
      const answers = sessions.reduce((sum, session) => sum + session.answers, 0);
      expect(answers).toBeGreaterThan(sessionCount / 6);
      expect(await countAnswered()).toBeGreaterThanOrEqual(answers + payers.length * 2);
      for (const payer of payers) await expect.poll(() => mayFill(survivor.url, payer), late).toBe(true);

      await expect.poll(() => upstream.openConnections, late).toBe(0);
      const left = async () => (await readAlive(survivor)) - aliveBefore;
      await expect.poll(left, { timeout: 20_000, interval: 1_000 }).toBeLessThan(spareBytes);
    });

    /** Requests with more than one record, or more than one payment, or whose payments are not what their record says. */
    async function readDoubles(): Promise<readonly unknown[]> {
      const entries = "from entries where hold_id = request_id and kind in ('spend', 'late_spend')";
      return await query(`select request_id from usage_records where cost is not null group by request_id
        having count(*) > 1 or (select count(*) ${entries}) > 1
          or (select coalesce(sum(amount), 0) ${entries}) <> coalesce(sum(cost), 0)`);
    }

    /** Responses that were charged as the upstream said. */
    async function countAnswered(): Promise<number> {
      const [row] = await query<{ count: string }>(
        `select count(*) as count from usage_records where operation_id = 'connectRealtime' and outcome = 'answered' and cost = ${String(honestTokens)}`,
      );
      return Number(row?.count);
    }
  },
);

/** JSON is YAML. */
function writeConfig(url: string): string {
  const timeouts = { connect: '3s', firstByte: '4s', firstEvent: '4s', idle: '3s', total: '1m' };
  const deployment = {
    provider: 'openai',
    baseUrl: url,
    timeouts,
    models: { [realtimeModel]: 'gpt-realtime' },
  };
  return JSON.stringify({
    deployments: [
      { id: 'one', ...deployment },
      { id: 'two', ...deployment },
    ],
    // So few that some sessions are refused: each attempt fails as one of five.
    routing: { attempts: 2, cooldown: { failures: 1_000 } },
    models: { [realtimeModel]: { price: { output: 1 } } },
  });
}
