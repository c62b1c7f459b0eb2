import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RefusedRecordsError, type TokenUsage, type UsageStore } from '../../src/core/usage.ts';
import { createTestRecord, everyCount } from './test-records.ts';

export { createTestRecord, everyCount };

/** A store with nothing in it, what stands in its table, and how to get rid of it. */
export interface OpenedUsageStore {
  readonly store: UsageStore;
  /** Runs a query; counts come back as numbers. */
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
}

/** What every UsageStore promises. */
export function describeUsageStore(name: string, open: () => Promise<OpenedUsageStore>): void {
  describe(`UsageStore: ${name}`, () => {
    let opened: OpenedUsageStore;
    let store: UsageStore;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });

    afterEach(async () => {
      await opened.close();
    });

    it('keeps every field of a record', async () => {
      await store.insert([
        createTestRecord({
          userId: 'user_1',
          errorReason: 'stream_truncated',
          servedModel: 'chatfam-sonnet-4-6',
          cost: 1_234_567n,
          video: { taskId: 'task_1', seconds: 16, samples: 2 },
        }),
      ]);
      expect(await opened.query('select * from usage_records')).toEqual([
        {
          request_id: 'req_1',
          started_at: 1_790_000_000_123,
          key_id: 'key_a',
          user_id: 'user_1',
          operation_id: 'createMessage',
          model: 'chatfam-opus-4-8',
          deployment_id: 'anthropic-eu',
          attempts: 2,
          status: 200,
          outcome: 'answered',
          error_reason: 'stream_truncated',
          duration_ms: 1234.5,
          first_byte_ms: 456.7,
          input_tokens: 1,
          cache_read_tokens: 2,
          cache_write_tokens: 3,
          output_tokens: 4,
          thought_tokens: 5,
          media_tokens:
            '{"input":{"image":6,"audio":7,"video":8,"document":9},"output":{"image":10,"audio":11,"video":12,"document":13}}',
          usage_source: 'upstream',
          served_model: 'chatfam-sonnet-4-6',
          cost: 1_234_567,
          requested_model: 'claude-opus-4-8',
          attempt_list: '[["anthropic-us","failed",529,88.2],["anthropic-eu","answered",200,1100]]',
          task_id: 'task_1',
          video_seconds: 16,
          samples: 2,
        },
      ]);
    });

    it('keeps the absence of usage, deployment and first byte', async () => {
      await store.insert([createTestRecord({ usage: null, deploymentId: null, firstByteMs: null })]);
      const columns = 'deployment_id, first_byte_ms, input_tokens, media_tokens, usage_source';
      expect(await opened.query(`select ${columns} from usage_records`)).toEqual([
        {
          deployment_id: null,
          first_byte_ms: null,
          input_tokens: null,
          media_tokens: null,
          usage_source: null,
        },
      ]);
    });

    it('keeps of the tokens that are no text those that there are', async () => {
      const none = { image: 0, audio: 0, video: 0, document: 0 };
      const only = (media: Partial<TokenUsage>) => ({
        usage: { ...everyCount, inputMediaTokens: none, outputMediaTokens: none, ...media },
      });
      await store.insert([
        createTestRecord({ requestId: 'req_1', ...only({}) }),
        createTestRecord({ requestId: 'req_2', ...only({ inputMediaTokens: { ...none, image: 258 } }) }),
        createTestRecord({ requestId: 'req_3', ...only({ outputMediaTokens: { ...none, audio: 12 } }) }),
      ]);
      const rows = await opened.query('select media_tokens from usage_records order by request_id');
      expect(rows.map((row) => row['media_tokens'])).toEqual([
        null,
        '{"input":{"image":258}}',
        '{"output":{"audio":12}}',
      ]);
    });

    it('keeps a text that is empty, and 0, apart from nothing', async () => {
      await store.insert([createTestRecord({ userId: '', errorReason: null, firstByteMs: 0 })]);
      expect(await opened.query('select user_id, error_reason, first_byte_ms from usage_records')).toEqual([
        { user_id: '', error_reason: null, first_byte_ms: 0 },
      ]);
    });

    it('keeps one record of a request that is inserted twice, in one batch or in two', async () => {
      await store.insert([createTestRecord(), createTestRecord({ status: 500 })]);
      await store.insert([createTestRecord({ status: 502 }), createTestRecord({ requestId: 'req_2' })]);
      expect(await opened.query('select request_id, status from usage_records order by request_id')).toEqual([
        { request_id: 'req_1', status: 200 },
        { request_id: 'req_2', status: 200 },
      ]);
    });

    it('takes a large batch, texts with quotes and no records at all', async () => {
      const records = Array.from({ length: 1_234 }, (_, index) =>
        createTestRecord({ requestId: `req_${String(index)}`, model: `it's "${String(index)}" \\ {} é` }),
      );
      await store.insert(records);
      await store.insert([]);
      expect(await opened.query('select count(*) as count from usage_records')).toEqual([{ count: 1_234 }]);
      const row = await opened.query("select model from usage_records where request_id = 'req_77'");
      expect(row).toEqual([{ model: `it's "77" \\ {} é` }]);
    });

    it('takes batches at the same time', async () => {
      const batches = Array.from({ length: 8 }, (_, batch) =>
        Array.from({ length: 150 }, (_, index) =>
          createTestRecord({ requestId: `req_${String(batch)}_${String(index)}` }),
        ),
      );
      await Promise.all(batches.map((batch) => store.insert(batch)));
      expect(await opened.query('select count(*) as count from usage_records')).toEqual([{ count: 1_200 }]);
    });
  });

  describeOddRecords(name, open);
}

/** What every UsageStore does with records that no gateway should make. */
function describeOddRecords(name: string, open: () => Promise<OpenedUsageStore>): void {
  describe(`UsageStore with odd records: ${name}`, () => {
    let opened: OpenedUsageStore;
    let store: UsageStore;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });

    afterEach(async () => {
      await opened.close();
    });

    it('keeps a record whatever its figures are, as an integer that its column holds', async () => {
      const values = [1e300, Infinity, NaN, -1e300, 1.5, 2 ** 60];
      const records = values.map((value, index) =>
        createTestRecord({
          requestId: `req_${String(index)}`,
          attempts: [{ deploymentId: 'a', outcome: 'failed', status: null, durationMs: value }],
          durationMs: value,
          firstByteMs: value,
          usage: { ...everyCount, inputTokens: value, outputTokens: value },
        }),
      );
      await store.insert(records);
      const most = Number.MAX_SAFE_INTEGER;
      const columns = 'attempts, input_tokens, output_tokens, duration_ms';
      const rows = await opened.query(`select ${columns} from usage_records order by request_id`);
      expect(rows.map((row) => Number(row['input_tokens']))).toEqual([most, most, 0, -most, 1, most]);
      expect(rows.map((row) => Number(row['duration_ms']))).toEqual([most, most, 0, -most, 1.5, most]);
    });

    it('keeps a record whatever its texts are', async () => {
      const model = `nul \0 half \ud83d pair \u{1f600} ${'x'.repeat(5_000)}`;
      await store.insert([createTestRecord({ model, keyId: model, requestId: `${model}!`, userId: '\0' })]);
      const rows = await opened.query('select model, user_id from usage_records');
      const start = 'nul \ufffd half \ufffd pair \u{1f600} ';
      expect(rows).toEqual([{ model: start + 'x'.repeat(512 - start.length), user_id: '\ufffd' }]);
    });

    it('refuses a batch with a row that cannot be written, without showing it, and writes none of it', async () => {
      const bad = createTestRecord({ requestId: 'bad', keyId: 'key_secret', model: null as never });
      const refused = store.insert([createTestRecord(), bad]);
      await expect(refused).rejects.toBeInstanceOf(RefusedRecordsError);
      await expect(refused).rejects.toThrow(/model/);
      await expect(refused).rejects.not.toThrow(/key_secret/);
      expect(await opened.query('select request_id from usage_records')).toEqual([]);
      await store.insert([createTestRecord()]);
      expect(await opened.query('select request_id from usage_records')).toEqual([{ request_id: 'req_1' }]);
    });

    it('does not call it a refusal when the table is gone', async () => {
      await opened.query('alter table usage_records rename to elsewhere');
      const failed = store.insert([createTestRecord()]);
      await expect(failed).rejects.toThrow(/usage_records/);
      await expect(failed).rejects.not.toBeInstanceOf(RefusedRecordsError);
      await opened.query('alter table elsewhere rename to usage_records');
      await store.insert([createTestRecord()]);
      expect(await opened.query('select request_id from usage_records')).toEqual([{ request_id: 'req_1' }]);
    });
  });
}
