import { describe, expect, it } from 'vitest';
import { upstreamKeys } from '../../../../scripts/fuzz/gateways/fuzz-secrets.ts';
import { LogWatch } from '../../../../scripts/fuzz/gateways/log-watch.ts';
import { createSecretFinder } from '../../../../scripts/fuzz/oracles/find-secrets.ts';

function watch(...texts: readonly string[]) {
  let aliveBytes = 0;
  const log = new LogWatch(createSecretFinder('127.0.0.1:40123', []), (bytes) => (aliveBytes = bytes));
  for (const text of texts) log.add(text, 'stdout');
  return { log, aliveBytes };
}

const line = (fields: object) =>
  `${JSON.stringify({ level: 30, requestId: 'req_1', msg: 'request', ...fields })}\n`;

describe('LogWatch', () => {
  it('passes over lines of requests, whole or in pieces', () => {
    const text = line({ status: 200 });
    expect(watch(text, text.slice(0, 9), text.slice(9)).log.findings).toEqual([]);
  });

  it('finds secrets, and says whose request it was', () => {
    const { log } = watch(line({ cause: `The key ${upstreamKeys.openai} is wrong.` }));
    expect(log.findings).toEqual([
      {
        requestId: 'req_1',
        problem: expect.stringContaining('The log holds the credential of openai') as string,
      },
    ]);
  });

  it('finds lines that tell of a fault', () => {
    expect(watch(line({ level: 50, msg: 'a request was lost' })).log.findings).toHaveLength(1);
    expect(watch(line({ level: 50, msg: 'upstream refused our credential' })).log.findings).toEqual([]);
  });

  it('finds what is no JSON, and what is written to stderr', () => {
    const { log } = watch('(node:1) Warning: …\n');
    log.add('Error: boom', 'stderr');
    expect(log.findings.map(({ problem }) => problem.slice(0, 30))).toEqual([
      'A line of the log is no JSON: ',
      'stderr: Error: boom',
    ]);
  });

  it('keeps why a request failed, and whose answer broke the contract', () => {
    const { log } = watch(
      line({ level: 50, msg: 'request failed', err: { stack: 'Error: boom\n at x' } }),
      line({ level: 40, msg: 'answer breaks the contract', requestId: 'req_2', finding: '/a type' }),
    );
    expect(log.findings).toEqual([]);
    expect(log.failures.get('req_1')).toContain('boom');
    expect(log.broken.get('req_2')).toBe('/a type');
  });

  it('hands on how much is alive', () => {
    expect(watch('{"aliveBytes":7}\n').aliveBytes).toBe(7);
  });
});
