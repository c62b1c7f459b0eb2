import { describe, expect, it } from 'vitest';
import { small } from '../../../../../scripts/bench/scenarios/small.ts';
import { createMessageBody } from '../../../../../scripts/bench/upstream-answers.ts';

const right = createMessageBody();

function findFault(body: string, status = 200): string | null {
  return small.findFault({ status, bodyBytes: Buffer.byteLength(body), chunks: 0, body: Buffer.from(body) });
}

describe('small', () => {
  it('accepts what the upstream says', () => {
    expect(findFault(right)).toBeNull();
  });

  it.each([
    ['another status', findFault(right, 500), 'status 500'],
    ['another text', findFault(right.replace('1987', '1988')), 'the text'],
    ['a missing stop reason', findFault(right.replace('end_turn', '')), 'stop reason'],
  ])('finds %s', (_, fault, expected) => {
    expect(fault).toContain(expected);
  });

  it('sends a request of less than a kilobyte', () => {
    const body = small.requestFor('bare')?.body;
    expect(body?.length).toBeGreaterThan(500);
    expect(body?.length).toBeLessThan(1000);
  });
});
