import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { GatewayError, type GatewayErrorOptions } from '../../../../src/core/gateway-error.ts';
import { TextCleaner } from '../../../../src/core/texts/text-cleaner.ts';
import { createOutcomeLog } from '../../../../src/server/observe/create-outcome-log.ts';
import type { Exchange } from '../../../../src/server/exchange/exchange.ts';

const exchange = {
  requestId: 'req_1',
  operationId: 'createMessage',
  req: {},
  address: { id: '203.0.113.7' },
  notes: {},
  startedAt: 0,
} as Exchange;
const cleaner = new TextCleaner();
cleaner.configure([{ credential: 'correct-horse-battery', baseUrl: 'http://x.internal:80' }]);
const levels: Readonly<Record<number, string>> = { 30: 'info', 40: 'warn', 50: 'error' };

function log(code: GatewayError['code'], options: GatewayErrorOptions = {}) {
  let text = '';
  const logger = pino({}, { write: (line: string) => void (text += line) });
  createOutcomeLog(logger, cleaner)(exchange, {
    operationId: 'createMessage',
    status: 500,
    outcome: 'failed',
    error: new GatewayError(code, 'secret prompt', options),
    durationMs: 1.5,
    firstByteMs: null,
    notes: exchange.notes,
  });
  const line = JSON.parse(text) as { level: number; msg: string; cause?: string; err?: unknown };
  return { ...line, level: levels[line.level], text };
}

describe('createOutcomeLog', () => {
  it('says at warn that an upstream failed, and why', () => {
    const upstream = { deploymentId: 'a', status: null, kind: 'connect', retryAfterMs: null } as const;
    const cause = new Error('connect ECONNREFUSED');
    const line = log('bad_gateway', { reason: 'upstream_error', cause, upstream });
    expect(line).toMatchObject({ level: 'warn', msg: 'upstream failed', cause: 'connect ECONNREFUSED' });
  });

  it('does not say so of what failed in the gateway itself, such as its database', () => {
    const cause = new Error('database or disk is full');
    expect(log('unavailable', { cause })).toMatchObject({
      level: 'warn',
      msg: 'request could not be served',
      cause: 'database or disk is full',
    });
  });

  it.each([
    'account_store_unavailable',
    'key_store_unavailable',
    'ledger_unavailable',
    'storage_unavailable',
  ] as const)('names the file or the place of a database: %s', (reason) => {
    const said =
      'The database file /srv/specway.db cannot be used: disk I/O error; put a backup in its place (docs/many-nodes.md, Backup)';
    const cause = new Error(`${said} correct-horse-battery`);
    expect(log('unavailable', { reason, cause }).cause).toBe(`${said} [key]`);
  });

  it('cleans what it says of an upstream of addresses and secrets', () => {
    const cause = new Error(
      'connect ECONNREFUSED 10.0.3.7:443 for correct-horse-battery, "db.corp.internal"',
    );
    expect(log('bad_gateway', { reason: 'upstream_error', cause }).cause).toBe(
      'connect ECONNREFUSED [host] for [key], "[host]"',
    );
  });

  it('keeps secrets out of what it says of unforeseen errors', () => {
    const cause = new Error(`no such thing: ${Buffer.from('correct-horse-battery').toString('base64')}`);
    const { err, text } = log('internal', { cause });
    expect(err).toMatchObject({ type: 'Error', message: 'no such thing: [key]' });
    expect(text).toContain('create-outcome-log.test.ts');
    expect(text).not.toContain('Y29ycmVjdC1ob3JzZS1iYXR0ZXJ5');
  });

  it('says at error that an upstream refused our credential, and that the gateway itself failed', () => {
    expect(log('bad_gateway', { reason: 'upstream_rejected_credential' }).level).toBe('error');
    expect(log('internal').level).toBe('error');
  });

  it('says at error that uploads cannot be stored, and why', () => {
    const cause = new Error('ENOSPC: no space left on device, write');
    const line = log('unavailable', { reason: 'upload_storage_unavailable', cause });
    expect(line).toMatchObject({ level: 'error', msg: 'uploads cannot be stored', cause: cause.message });
  });

  it('says at info what was refused, without the message, which may quote the client', () => {
    const line = log('invalid_argument', { reason: 'invalid_value' });
    expect(line).toMatchObject({ level: 'info', msg: 'request refused' });
    expect(line.text).not.toContain('secret prompt');
  });

  it('writes errors whose message belongs to their prototype, such as those of aborted signals', () => {
    const line = log('internal', { cause: new DOMException('This operation was aborted', 'AbortError') });
    expect(line.text).toContain('This operation was aborted');
  });
});
