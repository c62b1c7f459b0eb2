import { describe, expect, it } from 'vitest';
import { gatewayNames } from '../../../scripts/fuzz/fuzz-case.ts';
import { providers } from '../../../scripts/fuzz/requests/served-models.ts';
import { renderFinding } from '../../../scripts/fuzz/report.ts';
import { runFuzz } from '../../../scripts/fuzz/run-fuzz.ts';

const options = { count: 600, seed: 20, only: null, provider: null, validation: null, operation: null };

/** `npm run fuzz` with another seed and a larger count looks further. */
describe('npm run fuzz', () => {
  it('finds nothing in 600 requests', async () => {
    const { findings, passed, coverage } = await runFuzz({ ...options, onFinding: () => undefined });
    expect(findings.map((finding) => renderFinding(finding, options))).toEqual([]);
    expect(passed).toBe(options.count);
    for (const name of [...gatewayNames, ...providers])
      expect(
        [...coverage.places].some((place) => place.split(' ').includes(name)),
        name,
      ).toBe(true);
    const { cases, answered, refused, asked } = coverage.operations.get('createMessage') ?? {
      cases: 0,
      answered: 0,
      refused: 0,
      asked: 0,
    };
    expect(cases).toBeGreaterThan(100);
    for (const count of [answered, refused, asked]) expect(count).toBeGreaterThan(cases / 5);
  }, 180_000);
});
