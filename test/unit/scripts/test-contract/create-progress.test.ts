import { describe, expect, it } from 'vitest';
import { createProgress } from '../../../../scripts/test-contract/create-progress.ts';

function run(isTTY: boolean, stepMs: number, steps: number): readonly string[] {
  const written: string[] = [];
  let now = 0;
  const stream = { isTTY, write: (text: string) => written.push(text) };
  const progress = createProgress(steps, stream, () => now);
  for (let index = 0; index < steps; index++) {
    now += stepMs;
    progress.step(index === 0 ? 'failed' : 'passed');
  }
  progress.clear();
  return written;
}

describe('createProgress', () => {
  it('writes a line every ten seconds where there is no terminal', () => {
    expect(run(false, 2_500, 9)).toEqual([
      '4 of 9 asked, 1 failed, 10 s\n',
      '8 of 9 asked, 1 failed, 20 s\n',
    ]);
  });

  it('writes one line anew on a terminal, at most ten times a second, and clears it', () => {
    expect(run(true, 50, 3)).toEqual(['\r\u{1b}[2K2 of 3 asked, 1 failed, 0 s', '\r\u{1b}[2K']);
  });
});
