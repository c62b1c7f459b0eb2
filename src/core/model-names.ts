import { mapToNeutralModelId, mapToVendorModelId } from './model-catalogue.ts';

/** What a deployment calls a model that a client asks for. */
export interface FoundName {
  readonly upstreamModel: string;
  /** The pattern that stood for the name, as configured; `null` where the name itself is configured. */
  readonly pattern: string | null;
}

/** The names of one deployment. Shared; holds nothing but what was configured. */
export interface ModelNames {
  /** Neutral ids of the names that are no patterns, in the order of the configuration. */
  readonly ids: readonly string[];
  /** For a name in either spelling. A configured name goes before patterns, and the pattern with most fixed text before others. */
  find(name: string): FoundName | null;
}

/** A name as clients may send it: it fits into a path, and into a log. */
const namePattern = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$/u;

/** Whether a text is a name as clients may send it. */
export function isModelName(text: string): boolean {
  return namePattern.test(text);
}

/** Whether a configured name stands for many: `*` is any text. */
export function isNamePattern(name: string): boolean {
  return name.includes('*');
}

/** The names in `models` of a deployment, patterns included. */
export function createModelNames(models: Readonly<Record<string, string>>): ModelNames {
  const pairs = Object.entries(models);
  const exact = new Map(
    pairs
      .filter(([name]) => !isNamePattern(name))
      .map(([name, target]) => [mapToNeutralModelId(name), target]),
  );
  const patterns = pairs
    .filter(([name]) => isNamePattern(name))
    .map(([name, target]) => createPattern(name, target))
    .sort(compareFixedText);
  return {
    ids: [...exact.keys()],
    find: (name) => {
      const upstreamModel = exact.get(mapToNeutralModelId(name));
      if (upstreamModel !== undefined) return { upstreamModel, pattern: null };
      if (patterns.length === 0 || !isModelName(name)) return null;
      return findMatch(name, patterns);
    },
  };
}

interface Shape {
  readonly head: string;
  readonly tail: string;
}

interface Pattern {
  readonly name: string;
  readonly target: string;
  readonly vendor: Shape;
  readonly neutral: Shape;
}

function createPattern(name: string, target: string): Pattern {
  const vendor = createShape(mapToVendorModelId(name));
  return { name, target, vendor, neutral: createShape(mapToNeutralModelId(name)) };
}

function createShape(pattern: string): Shape {
  const star = pattern.indexOf('*');
  return { head: pattern.slice(0, star), tail: pattern.slice(star + 1) };
}

/** Most fixed text first, and of equals the one with more of it before the star: two that differ are never equal for one name. */
function compareFixedText({ vendor: a }: Pattern, { vendor: b }: Pattern): number {
  const length = ({ head, tail }: Shape) => head.length + tail.length;
  return length(b) - length(a) || b.head.length - a.head.length;
}

function findMatch(name: string, patterns: readonly Pattern[]): FoundName | null {
  const vendorName = mapToVendorModelId(name);
  const neutralName = mapToNeutralModelId(name);
  for (const { name: pattern, target, vendor, neutral } of patterns) {
    const captured = capture(vendorName, vendor) ?? capture(neutralName, neutral);
    if (captured !== null) return { upstreamModel: target.replace('*', () => captured), pattern };
  }
  return null;
}

function capture(name: string, { head, tail }: Shape): string | null {
  const isMatch = name.length >= head.length + tail.length && name.startsWith(head) && name.endsWith(tail);
  return isMatch ? name.slice(head.length, name.length - tail.length) : null;
}
