import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGatewayProcess } from '../support/start-gateway-process.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'specway-memory-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

/** A line of /proc/<pid>/status, in kB. */
function readStatus(pid: number, name: string): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
}

describe.skipIf(process.platform !== 'linux')('memory of the process', () => {
  it('gives back what only its start needed', async () => {
    const gateway = await startGatewayProcess({ directory });
    try {
      let share = 1;
      const givesUpAt = performance.now() + 10_000;
      while (share > 0.8 && performance.now() < givesUpAt) {
        await sleep(100);
        share = readStatus(gateway.pid, 'VmRSS') / readStatus(gateway.pid, 'VmHWM');
      }
      expect(share).toBeLessThan(0.8);
    } finally {
      await gateway.stop();
    }
  });
});
