import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi, onTestFinished } from 'vitest';
import { openDatabase, type Database, type OpenLedger } from '../../src/stores/index.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { createPayer, type Payer } from '../support/charged-gateway.ts';
import { createRandom, pick } from '../support/create-random.ts';
import { NodeFleet, type FleetNode } from '../support/node-fleet.ts';
import { buy, buyAnywhere, type Bought, type Purchase } from '../support/paying-clients.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';

/**
 * How often a node is killed. More of it takes minutes, and is for whoever changed the ledger: SPECWAY_TEST_NODE_KILLS=20. Then
 * nodes are silent for half a minute in truth, and those that live notice it by themselves.
 */
const killCount = Number(process.env['SPECWAY_TEST_NODE_KILLS'] ?? 1);
const isLong = process.env['SPECWAY_TEST_NODE_KILLS'] !== undefined;
/** Requests of a storm, during which one node after the other is killed: SPECWAY_TEST_NODE_SPENDS=100000. */
const spendCount = Number(process.env['SPECWAY_TEST_NODE_SPENDS'] ?? 400);
const minute = 60_000;

const redisUrl = process.env['SPECWAY_TEST_REDIS_URL'] ?? '';
const model = 'chatfam-sonnet-4-6';
/** Of one answer, in tokens and micro-USD. */
const cost = 100;
const paidAnswers = 50;
const clientCount = 200;
/** A node is killed, or stopped, when so many clients have their answers. */
const answersBefore = 10;

describe.skipIf(serverUrl === '' || redisUrl === '')(
  'three nodes, of which one is killed',
  { timeout: (1 + killCount) * 2 * minute + spendCount * 100 },
  () => {
    let test: TestDatabase;
    let database: Database;
    let janitor: OpenLedger | null = null;
    let fleet: NodeFleet;

    beforeAll(async () => {
      test = await createTestDatabase();
      database = await openDatabase(test.url);
      fleet = await NodeFleet.start({
        count: 3,
        yaml: `models: { ${model}: { price: { output: 1 } } }\n`,
        environment: {
          DATABASE_URL: test.url,
          REDIS_URL: redisUrl,
          SPECWAY_REDIS_PREFIX: `specway-test-${randomUUID()}:`,
          SPECWAY_API_KEY: 'sk-operators-own-key-0001',
        },
        readNodeIds,
      });
      if (!isLong) janitor = await openJanitor();
    }, 5 * minute);

    afterAll(async () => {
      await fleet.stop();
      await janitor?.close(1_000);
      await database.close();
      await test.drop();
    }, 5 * minute);

    async function query<Row>(sql: string): Promise<readonly Row[]> {
      return (await test.query(sql)) as readonly Row[];
    }

    async function readNodeIds(): Promise<readonly string[]> {
      return (await query<{ id: string }>('select id from nodes')).map(({ id }) => id);
    }

    /** One more node, which looks for holds of the dead as soon as it is there, and takes those for dead that have no row. */
    function openJanitor(): Promise<OpenLedger> {
      const nothing = () => undefined;
      return database.openLedger({
        journal: null,
        watch: {
          onState: nothing,
          onWriteOff: nothing,
          onJournaled: nothing,
          onRefused: nothing,
          onUnvoided: nothing,
          onUnwritten: nothing,
        },
        times: { beatMs: 1_000, janitorMs: 50, lostMs: 0 },
      });
    }

    /** As if half a minute were over, or until it is. */
    async function becomeSilent({ nodeId }: FleetNode): Promise<void> {
      if (isLong) await sleep(31_000);
      else await test.query(`delete from nodes where id = '${nodeId}'`);
    }

    const patience = { timeout: 80_000 };

    async function expectNothingHeld(payer: Payer): Promise<void> {
      await expect.poll(async () => (await payer.readBalance()).held, patience).toBe(0n);
    }

    function createPurchase(payer: Payer, number: number): Purchase {
      const delivery = number % 2 === 0 ? 'whole' : 'streamed';
      // Long enough for a busy machine to find out who holds most before all have their answers.
      const delayMs = 1_000 + ((number * 37) % 3_000);
      return { apiKey: payer.apiKey, model, tokens: cost, delivery, delayMs, patienceMs: 30_000 };
    }

    interface Crowd {
      readonly done: Promise<readonly Bought[]>;
      readonly answers: Bought[];
    }

    /** All clients at once; each asks until somebody answers. */
    function startCrowd(payer: Payer, change: (number: number) => Partial<Purchase> = () => ({})): Crowd {
      const answers: Bought[] = [];
      const clients = Array.from({ length: clientCount }, async (_, number) => {
        const bought = await buyAnywhere(fleet, number, {
          ...createPurchase(payer, number),
          ...change(number),
        });
        if (bought.outcome === 'answered') answers.push(bought);
        return bought;
      });
      return { done: Promise.all(clients), answers };
    }

    /** The node that holds most when some clients have their answers already. */
    async function findBusiest({ answers }: Crowd): Promise<FleetNode> {
      await expect.poll(() => answers.length, { ...patience, interval: 5 }).toBeGreaterThan(answersBefore);
      const find = async () => {
        const [row] = await query<{ id: string }>(
          "select node_id as id from holds where state = 'held' group by node_id order by sum(amount) desc limit 1",
        );
        return fleet.nodes.find(({ nodeId }) => nodeId === row?.id);
      };
      return await vi.waitUntil(find, { ...patience, interval: 5 });
    }

    /** Spends what is left, at the nodes that these are, until nothing is left and nothing comes back. */
    async function spendTheRest(payer: Payer, nodes: readonly FleetNode[]): Promise<readonly Bought[]> {
      const bought: Bought[] = [];
      do {
        bought.push(...(await spendUntilRefused(payer, nodes)));
        await expectNothingHeld(payer);
      } while ((await payer.readBalance()).available > 0n);
      return bought;
    }

    async function spendUntilRefused(payer: Payer, nodes: readonly FleetNode[]): Promise<readonly Bought[]> {
      const bought: Bought[] = [];
      const pick = (number: number) => nodes[number % nodes.length] ?? fleet.pick(number);
      for (;;) {
        const one = await buyAnywhere({ pick }, bought.length, {
          ...createPurchase(payer, bought.length),
          delayMs: 0,
        });
        if (one.outcome !== 'answered') {
          expect(one.outcome).toBe('refused');
          return bought;
        }
        bought.push(one);
      }
    }

    interface StoredCharge {
      readonly id: string;
      /** When the request began, in Unix milliseconds. */
      readonly began: string;
      readonly charged: string;
      readonly written_off: string;
      /** Of the usage records of the request: how many there are, and what they say that it cost. */
      readonly records: string;
      readonly cost: string;
      /** Entries by which it was paid. */
      readonly payments: string;
    }

    /** Every request that a payer was charged for. */
    function readCharges({ userId }: Payer): Promise<readonly StoredCharge[]> {
      const entries = "from entries where hold_id = request_id and kind in ('spend', 'late_spend')";
      return query(`select request_id as id, max(started_at) as began, count(*) as records, sum(cost) as cost,
        (select coalesce(sum(amount), 0) ${entries}) as charged, (select count(*) ${entries}) as payments,
        (select coalesce(sum(amount), 0) from entries where hold_id = request_id and kind = 'write_off') as written_off
        from usage_records where user_id = '${userId}' and cost is not null group by request_id`);
    }

    function createFunds(): Promise<Payer> {
      return createPayer(database, BigInt(paidAnswers * cost), {});
    }

    it.each(Array.from({ length: killCount }, (_, round) => round))(
      'serve what is paid for, lose nothing and charge nothing twice (%i)',
      async () => {
        const payer = await createFunds();
        const crowd = startCrowd(payer);
        const victim = await findBusiest(crowd);
        victim.process.kill('SIGKILL');
        const killedAt = Date.now();
        const bought = await crowd.done;
        expect(bought.filter(({ outcome }) => !['answered', 'refused'].includes(outcome))).toEqual([]);
        expect(crowd.answers.length).toBeLessThanOrEqual(paidAnswers);
        await victim.process.ended;
        // A supervisor starts it again where it was: what it has in its journal is charged.
        await fleet.start(fleet.nodes.indexOf(victim));
        await becomeSilent(victim);
        await expectNothingHeld(payer);

        // What the dead node held can be spent again.
        const answers = [...crowd.answers, ...(await spendTheRest(payer, fleet.nodes))];
        const funds = BigInt(paidAnswers * cost);
        expect(await payer.readBalance()).toEqual({ available: 0n, held: 0n, spent: funds });
        const charges = await readCharges(payer);
        expect(charges).toHaveLength(paidAnswers);
        for (const charge of charges)
          expect(charge).toMatchObject({ charged: '100', cost: '100', records: '1', payments: '1' });
        const charged = new Map(charges.map((charge) => [charge.id, charge]));
        expect(answers.filter(({ requestId }) => !charged.delete(requestId))).toEqual([]);
        // Charged, and then the node died before the answer's end had left it.
        for (const { began } of charged.values()) expect(Number(began)).toBeLessThan(killedAt);
        expect((await auditLedger(test.url, 'settled')).faults).toEqual([]);
      },
    );

    /** Ways in which a request may end; the last two are those of clients who leave. */
    const endings: readonly Partial<Purchase>[] = [
      {},
      {},
      {},
      {},
      { directive: '[[status=500]]' },
      { directive: '[[cut]]', delivery: 'streamed' },
      { directive: '[[reset]]' },
      { patienceMs: 30 },
      { patienceMs: 120, delivery: 'streamed' },
    ];

    /** Kills one node after the other and starts it again, until it is told to stop. */
    async function killOn(until: { readonly isOver: boolean }, random: () => number): Promise<number> {
      for (let kills = 0; ; kills += 1) {
        // The first one soon: a short storm is over within a second.
        await sleep(kills === 0 ? 100 + random() * 200 : 500 + random() * 1_500);
        if (until.isOver) return kills;
        const victim = fleet.pick(Math.floor(random() * 3));
        victim.process.kill('SIGKILL');
        await victim.process.ended;
        await fleet.start(fleet.nodes.indexOf(victim));
      }
    }

    it('end with clean books, however requests of twenty keys end', async () => {
      const seed = 1 + Math.floor(Math.random() * 1_000_000);
      const random = createRandom(seed);
      const payers: Payer[] = [];
      while (payers.length < 20)
        payers.push(await createPayer(database, BigInt(cost * Math.ceil(spendCount / 25)), {}));
      const until = { isOver: false };
      const kills = killOn(until, random);
      // Looked at when all clients are done.
      kills.catch(() => undefined);
      const answers: Bought[] = [];
      let started = 0;
      const client = async (): Promise<void> => {
        while (started < spendCount) {
          const number = started++;
          const { apiKey } = pick(payers, random);
          const purchase = {
            ...createPurchase(pick(payers, random), number),
            apiKey,
            delayMs: Math.floor(random() * 50),
          };
          const bought = await buy(fleet.pick(number).url, { ...purchase, ...pick(endings, random) });
          if (bought.outcome === 'answered') answers.push(bought);
          if (bought.status === 0) await sleep(20);
        }
      };
      await Promise.all(Array.from({ length: 32 }, client));
      until.isOver = true;
      expect(await kills).toBeGreaterThan(0);
      const living = fleet.nodes.map(({ nodeId }) => `'${nodeId}'`).join();
      if (!isLong)
        await test.query(`delete from nodes where id not in (${living}, '${janitor?.nodeId ?? ''}')`);
      await expect.poll(async () => (await auditLedger(test.url, 'settled')).faults, patience).toEqual([]);
      const charges = (await Promise.all(payers.map(readCharges))).flat();
      const byId = new Map(charges.map((charge) => [charge.id, charge]));
      expect(answers.length).toBeGreaterThan(spendCount / 20);
      const wrong = answers.filter(({ requestId }) => byId.get(requestId)?.cost !== String(cost));
      expect({ seed, wrong }).toEqual({ seed, wrong: [] });
      const twice = charges.filter(({ records, payments }) => records !== '1' || Number(payments) > 1);
      expect({ seed, twice }).toEqual({ seed, twice: [] });
    });

    it('charge once what a node answers that was given up for dead', async () => {
      const payer = await createFunds();
      // Some wait for the node that is stopped, others give up and ask another one.
      const crowd = startCrowd(payer, (number) =>
        number % 4 < 2 ? { patienceMs: 5_000 } : { patienceMs: 120_000 },
      );
      const victim = await findBusiest(crowd);
      const others = fleet.nodes.filter((node) => node !== victim);
      victim.process.kill('SIGSTOP');
      // What stands still cannot be stopped.
      onTestFinished(() => void victim.process.kill('SIGCONT'));
      const held = `select id from holds where node_id = '${victim.nodeId}' and state = 'held'`;
      const stopped = await query<{ id: string }>(held);
      await becomeSilent(victim);
      await expectNothingHeld(payer);
      const more = await spendTheRest(payer, others);
      expect(await payer.readBalance()).toMatchObject({ available: 0n, held: 0n });
      victim.process.kill('SIGCONT');
      const bought = await crowd.done;
      expect(bought.filter(({ outcome }) => !['answered', 'refused'].includes(outcome))).toEqual([]);

      // It goes on, and is one of the living again.
      const beat = `select id from nodes where id = '${victim.nodeId}' and beat_at > 0`;
      await expect.poll(() => query(beat), patience).toHaveLength(1);
      await expectNothingHeld(payer);
      const answers = [...crowd.answers, ...more];
      // What it could not charge at once, its connections being as old as its sleep, is in its journal, and charged from there.
      let charges = new Map<string, StoredCharge>();
      const readMissing = async () => {
        charges = new Map((await readCharges(payer)).map((charge) => [charge.id, charge]));
        return answers.filter(({ requestId }) => !charges.has(requestId));
      };
      await expect.poll(readMissing, patience).toEqual([]);
      for (const { requestId } of answers) {
        const charge = charges.get(requestId);
        expect(charge).toMatchObject({ records: '1' });
        // Others have spent the money meanwhile.
        expect(Number(charge?.charged) + Number(charge?.written_off)).toBe(cost);
      }
      for (const { charged, cost: told, payments } of charges.values()) {
        expect(told).toBe(charged);
        expect(Number(payments)).toBe(charged === '0' ? 0 : 1);
      }
      const funds = BigInt(paidAnswers * cost);
      expect(await payer.readBalance()).toEqual({ available: 0n, held: 0n, spent: funds });
      expect(stopped.length).toBeGreaterThan(0);
      expect((await auditLedger(test.url, 'settled')).faults).toEqual([]);
    });
  },
);
