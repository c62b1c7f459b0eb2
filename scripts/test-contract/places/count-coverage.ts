import type { Area } from '../../../src/core/area.ts';
import { placeKinds, type ContractPlace, type PlaceKind } from './contract-place.ts';
import type { CoverageRule } from './coverage-rules.ts';

/** How many of the places of one kind were seen. */
export interface PlaceCount {
  readonly exercised: number;
  /** Without those that a rule leaves out. */
  readonly total: number;
}

/** What was seen of one area. */
export interface AreaCoverage {
  readonly area: Area;
  readonly counts: Readonly<Record<PlaceKind, PlaceCount>>;
  readonly all: PlaceCount;
  readonly leftOut: number;
}

/** How many places a rule leaves out. */
export interface LeftOut {
  readonly rule: CoverageRule;
  readonly count: number;
}

/** How much of a contract was exercised: seen in an answer in which nothing was wrong. */
export interface Coverage {
  readonly areas: readonly AreaCoverage[];
  readonly all: PlaceCount;
  readonly missing: readonly ContractPlace[];
  readonly leftOut: readonly LeftOut[];
}

/** Counts places by what was seen of them. What was seen is counted, whatever the rules say. */
export function countCoverage(
  places: readonly ContractPlace[],
  seen: ReadonlySet<string>,
  rules: readonly CoverageRule[],
): Coverage {
  const ruleOf = (place: ContractPlace) =>
    seen.has(place.id) ? undefined : rules.find((rule) => rule.covers(place));
  const counted = places.filter((place) => ruleOf(place) === undefined);
  const areas = [...Map.groupBy(places, ({ area }) => area)].map(([area, all]): AreaCoverage => {
    const own = counted.filter((place) => place.area === area);
    const counts = placeKinds.map((kind) => {
      return [
        kind,
        count(
          own.filter((place) => place.kind === kind),
          seen,
        ),
      ] as const;
    });
    return {
      area,
      counts: Object.fromEntries(counts) as AreaCoverage['counts'],
      all: count(own, seen),
      leftOut: all.length - own.length,
    };
  });
  return {
    areas,
    all: count(counted, seen),
    missing: counted.filter(({ id }) => !seen.has(id)),
    leftOut: rules
      .map((rule) => ({ rule, count: places.filter((place) => ruleOf(place) === rule).length }))
      .filter((each) => each.count > 0),
  };
}

/** The coverage of several runs, each of other areas. */
export function mergeCoverage(coverages: readonly Coverage[]): Coverage {
  const leftOut = Map.groupBy(
    coverages.flatMap((each) => each.leftOut),
    ({ rule }) => rule.name,
  );
  return {
    areas: coverages.flatMap(({ areas }) => areas),
    all: {
      exercised: coverages.reduce((sum, { all }) => sum + all.exercised, 0),
      total: coverages.reduce((sum, { all }) => sum + all.total, 0),
    },
    missing: coverages.flatMap(({ missing }) => missing),
    leftOut: [...leftOut.values()].flatMap((parts) => {
      const [first] = parts;
      return first ? [{ rule: first.rule, count: parts.reduce((sum, part) => sum + part.count, 0) }] : [];
    }),
  };
}

function count(places: readonly ContractPlace[], seen: ReadonlySet<string>): PlaceCount {
  return { exercised: places.filter(({ id }) => seen.has(id)).length, total: places.length };
}
