import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { pino } from 'pino';
import type { PriceConfig } from '../../src/core/config.ts';
import type { Principal } from '../../src/core/principal.ts';
import type { RealtimeModel } from '../../src/core/realtime/realtime-model.ts';
import type { SessionOrder } from '../../src/core/realtime/realtime-service.ts';
import type { UsageRecord, UsageRecorder } from '../../src/core/usage.ts';
import { createChargingTerms } from '../../src/server/charging/charging-terms.ts';
import { openCharging } from '../../src/server/charging/open-charging.ts';
import { createSessionAdmission } from '../../src/server/realtime/create-session-admission.ts';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { createPayer, testConfig, type Payer } from './charged-gateway.ts';
import { patientLimits } from './ledger-rig.ts';
import { createRelayRig, type RelayRig, type RelayRigOptions } from './relay-rig.ts';

/** Sessions whose responses are paid for out of a real ledger. Close it after the test. */
export interface PaidRelay {
  readonly rig: RelayRig;
  readonly payer: Payer;
  readonly principal: Principal;
  /** Of responses that cost nothing: those of the others are in the database. */
  readonly free: readonly UsageRecord[];
  order(principal?: Partial<Principal>): Partial<SessionOrder>;
  /** Of what was charged, oldest first. */
  readCharged(): readonly Readonly<Record<string, SQLOutputValue>>[];
  close(): Promise<readonly string[]>;
}

export interface PaidRelayOptions extends RelayRigOptions {
  readonly price: PriceConfig | null;
  /** In micro-USD. */
  readonly quota: bigint | 'unlimited';
}

const recordsOf = `select request_id, operation_id, model, requested_model, served_model, deployment_id, status, outcome, error_reason, cost,
  input_tokens, output_tokens from usage_records order by request_id`;

const modelName = 'rtfam-4o-realtime-preview';

export async function createPaidRelay(
  answerer: RealtimeModel,
  options: PaidRelayOptions,
): Promise<PaidRelay> {
  const directory = mkdtempSync(join(tmpdir(), 'specway-relay-'));
  const databaseUrl = `sqlite:${join(directory, 'specway.db')}`;
  const database = await openDatabase(databaseUrl);
  const raw = new DatabaseSync(join(directory, 'specway.db'), { timeout: 5_000 });
  const logger = pino({ enabled: false });
  const config = { databaseUrl, dataDir: directory, redisUrl: null, redisPrefix: 'specway:', workers: 1 };
  const charging = await openCharging({ config, logger }, waitForLedger(database), null);
  const payer = await createPayer(database, options.quota, {});
  if (options.quota === 'unlimited')
    raw.exec(`update accounts set unlimited = 1 where id = '${payer.userId}'`);
  const principal = createPrincipal(payer, options.quota === 'unlimited');
  const { price } = options;
  const models = { [modelName]: { fallbacks: [], aliases: [], ...(price === null ? {} : { price }) } };
  const terms = createChargingTerms({ accounts: testConfig.accounts, models });
  const free: UsageRecord[] = [];
  const rig = createRelayRig(answerer, {
    ...options,
    createAdmission: (realtime, model) => {
      const router = {
        findModel: () => model,
        listModels: () => [model],
        realtime,
        keep: () => () => undefined,
      };
      return createSessionAdmission({
        ...charging,
        recorder: collect(free),
        readInUse: () => ({ router, terms }),
      });
    },
  });
  return {
    rig,
    payer,
    principal,
    free,
    order: (changes = {}) => {
      const { request } = rig.order();
      return { request: { ...request, principal: { ...principal, ...changes } } };
    },
    readCharged: () => raw.prepare(recordsOf).all(),
    close: async () => {
      await rig.sessions.close(0);
      await charging.close(1_000);
      await database.close();
      raw.close();
      const { faults } = await auditLedger(databaseUrl, 'settled');
      rmSync(directory, { recursive: true });
      return faults;
    },
  };
}

/** Whose ledger is waited for, however busy the machine is. */
function waitForLedger(database: Database): Database {
  const openLedger: Database['openLedger'] = (options) =>
    database.openLedger({ ...options, limits: patientLimits });
  return { ...database, openLedger };
}

function createPrincipal({ keyId, userId }: Payer, isUnlimited: boolean): Principal {
  return {
    keyId,
    keyHash: '',
    userId,
    accountId: userId,
    isUnlimited,
    models: null,
    keyLimits: null,
    userLimits: null,
    budget: null,
    expiresAt: null,
  };
}

function collect(records: UsageRecord[]): UsageRecorder {
  return {
    record: (record) => records.push(record),
    queueLength: 0,
    oldestWaitingMs: 0,
    lostCount: 0,
    refusedCount: 0,
    state: 'ok',
    close: () => Promise.resolve(),
  };
}
