import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import {
  explainDatabaseError,
  explainListenError,
  explainOutage,
  explainTlsError,
  StartError,
} from '../../../src/server/start-error.ts';

const variables = { host: 'SPECWAY_HOST', port: 'SPECWAY_PORT' };
const failWith = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

describe('explainListenError', () => {
  it.each([
    ['EADDRINUSE', 'SPECWAY_PORT: another process listens on port 443 of 10.0.0.1.'],
    ['EACCES', 'SPECWAY_PORT: this user may not listen on port 443.'],
    ['EADDRNOTAVAIL', 'SPECWAY_HOST: 10.0.0.1 is not an address of this machine.'],
    ['ENOTFOUND', 'SPECWAY_HOST: 10.0.0.1 is not an address of this machine.'],
    [
      'EMFILE',
      'SPECWAY_HOST and SPECWAY_PORT: too few files may be open to listen (EMFILE); raise the limit of the system (ulimit -n, LimitNOFILE).',
    ],
    ['EINVAL', 'SPECWAY_HOST and SPECWAY_PORT: port 443 of 10.0.0.1 cannot be listened on (EINVAL).'],
  ])('names the variable behind %s', (code, message) => {
    const explained = explainListenError(failWith(code), { host: '10.0.0.1', port: 443 }, variables);
    expect(explained).toBeInstanceOf(StartError);
    expect((explained as StartError).message).toBe(message);
  });

  it('leaves an error it does not know as it is', () => {
    const error = new RangeError('of the program itself');
    expect(explainListenError(error, { host: '10.0.0.1', port: 443 }, variables)).toBe(error);
  });
});

describe('explainTlsError', () => {
  it('gives the reason of OpenSSL', () => {
    const error = Object.assign(new Error('error:05800074:x509'), { reason: 'key values mismatch' });
    expect(explainTlsError(error).message).toContain('cannot be used: key values mismatch.');
  });
});

describe('explainDatabaseError', () => {
  it.each([
    ['sqlite:/srv/data/specway.db', 'DATABASE_URL or SPECWAY_DATA_DIR: it is full'],
    ['postgres://specway:hidden@db/specway', 'DATABASE_URL: it is full'],
  ])('names the variables that choose %s', (url, message) => {
    expect(explainDatabaseError(new Error('it is full'), url).message).toBe(message);
  });
});

describe('explainOutage', () => {
  const url = 'sqlite:/srv/data/specway.db';

  it('says what the database says, and which variables choose it', () => {
    const cause = new Error('database or disk is full');
    const error = new GatewayError('unavailable', 'Accounts cannot be reached now.', {
      reason: 'account_store_unavailable',
      cause,
    });
    const explained = explainOutage(error, url);
    expect(explained).toBeInstanceOf(StartError);
    expect(explained).toMatchObject({
      message: 'DATABASE_URL or SPECWAY_DATA_DIR: database or disk is full',
      cause,
    });
  });

  it.each([
    new RangeError('of the program itself'),
    new GatewayError('invalid_argument', 'It is too short.', { reason: 'invalid_value' }),
    new StartError('SPECWAY_PORT: another process listens on it.', new Error('listen')),
  ])('leaves another error as it is: %s', (error) => {
    expect(explainOutage(error, url)).toBe(error);
  });
});
