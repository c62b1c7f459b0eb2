import { describe, expect, it } from 'vitest';
import { upstreamKeys } from '../../../../scripts/fuzz/gateways/fuzz-secrets.ts';
import { LogWatch, type AliveMemory } from '../../../../scripts/fuzz/gateways/log-watch.ts';
import { createSecretFinder } from '../../../../scripts/fuzz/oracles/find-secrets.ts';

function watch(...texts: readonly string[]) {
  let alive: AliveMemory | null = null;
  const log = new LogWatch(createSecretFinder('127.0.0.1:40123', []), (memory) => (alive = memory));
  for (const text of texts) log.add(text, 'stdout');
  return { log, alive };
}

const line = (fields: object) =>
  `${JSON.stringify({ level: 'info', requestId: 'req_1', msg: 'request', ...fields })}\n`;

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
    expect(watch(line({ level: 'error', msg: 'a request was lost' })).log.findings).toHaveLength(1);
    expect(watch(line({ level: 'error', msg: 'upstream refused our credential' })).log.findings).toEqual([]);
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
      line({ level: 'error', msg: 'request failed', err: { stack: 'Error: boom\n at x' } }),
      line({ level: 'warn', msg: 'answer breaks the contract', requestId: 'req_2', finding: '/a type' }),
    );
    expect(log.findings).toEqual([]);
    expect(log.failures.get('req_1')).toContain('boom');
    expect(log.broken.get('req_2')).toBe('/a type');
  });

  it('hands on how much is alive', () => {
    const line = '{"aliveBytes":9,"codeBytes":2,"bufferBytes":3}\n';
    expect(watch(line).alive).toEqual({ heapBytes: 4, bufferBytes: 3 });
  });
});
