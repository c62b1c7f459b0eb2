import { describe, expect, it } from 'vitest';
import type { ContractPlace, PlaceKind } from '../../../../../scripts/test-contract/places/contract-place.ts';
import { countCoverage, mergeCoverage } from '../../../../../scripts/test-contract/places/count-coverage.ts';
import { renderCoverage } from '../../../../../scripts/test-contract/places/render-coverage.ts';

function place(kind: PlaceKind, id: string, area: ContractPlace['area'] = 'models'): ContractPlace {
  return { kind, id, area, operationId: 'getModel', profile: 'neutral' };
}

const places = [
  place('operation', 'a'),
  place('status', 'a 200'),
  place('status', 'a 500'),
  place('event', 'b', 'messages'),
];
const rule = { name: 'fault', reason: 'nothing breaks', covers: ({ id }: ContractPlace) => id === 'a 500' };

describe('countCoverage', () => {
  it('counts what was seen of what no rule leaves out', () => {
    const { all, missing, leftOut, areas } = countCoverage(places, new Set(['a', 'b']), [rule]);
    expect(all).toEqual({ exercised: 2, total: 3 });
    expect(missing.map(({ id }) => id)).toEqual(['a 200']);
    expect(leftOut).toEqual([{ rule, count: 1 }]);
    expect(areas.map(({ area, leftOut: count }) => [area, count])).toEqual([
      ['models', 1],
      ['messages', 0],
    ]);
  });

  it('counts what was seen, whatever a rule says', () => {
    const { all, leftOut } = countCoverage(places, new Set(['a', 'a 200', 'a 500', 'b']), [rule]);
    expect(all).toEqual({ exercised: 4, total: 4 });
    expect(leftOut).toEqual([]);
  });
});

describe('mergeCoverage', () => {
  it('adds up what runs of different areas saw', () => {
    const [models, messages] = [places.slice(0, 3), [places[3]!, place('status', 'b 500', 'messages')]];
    const second = { ...rule, covers: ({ id }: ContractPlace) => id === 'b 500' };
    const merged = mergeCoverage([
      countCoverage(models, new Set(['a']), [rule]),
      countCoverage(messages, new Set(['b']), [second]),
    ]);
    expect(merged.areas.map(({ area }) => area)).toEqual(['models', 'messages']);
    expect(merged.all).toEqual({ exercised: 2, total: 3 });
    expect(merged.missing.map(({ id }) => id)).toEqual(['a 200']);
    expect(merged.leftOut).toEqual([{ rule, count: 2 }]);
  });
});

describe('renderCoverage', () => {
  it('is a table, what is missing and what is left out', () => {
    expect(renderCoverage(countCoverage(places, new Set(['a', 'b']), [rule]))).toBe(
      `| area     | operations | statuses | media types | events | exercised | left out |
| -------- | ---------: | -------: | ----------: | -----: | --------: | -------: |
| models   |        1/1 |      0/1 |           – |      – |      50 % |        1 |
| messages |          – |        – |           – |    1/1 |     100 % |        0 |
| all      |        1/1 |      0/1 |           – |    1/1 |    66.6 % |        1 |

66.6 % of what this server can be asked: 2/3 places of the contract.
Left out by rule, 1: nothing breaks.
Not exercised:
  a 200`,
    );
  });

  it('is not 100 % where one of thousands is missing', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => place('status', String(index)));
    const seen = new Set(many.slice(1).map(({ id }) => id));
    expect(renderCoverage(countCoverage(many, seen, []))).toContain(
      '99.9 % of what this server can be asked',
    );
  });
});
