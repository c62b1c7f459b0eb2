import { parsePattern, type PatternNode } from './parse-pattern.ts';

/** Steps after which a pattern counts as one that does not match. */
const maxSteps = 20_000;

/** What is shared while one text is compared. */
interface Comparison {
  readonly text: string;
  stepsLeft: number;
}

/**
 * Whether a short text matches an ECMAScript pattern. The pattern is not run: it is followed from place to place, in
 * bounded time. In doubt (look-around, back references, word boundaries, anchors in the middle) it does not match.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const node = /\\b/i.test(pattern) ? null : parsePattern(pattern);
  if (node === null) return false;
  const isPlain = !/[$^]/.test(pattern) || !pattern.includes('|');
  const isOpenAtStart = isPlain && !pattern.startsWith('^');
  const isOpenAtEnd = isPlain && !/(?<!\\)(?:\\\\)*\$$/.test(pattern);
  const starts = isOpenAtStart ? Array.from({ length: text.length + 1 }, (_, index) => index) : [0];
  const ends = follow(node, new Set(starts), { text, stepsLeft: maxSteps });
  return isOpenAtEnd ? ends.size > 0 : ends.has(text.length);
}

type Places = ReadonlySet<number>;

/** Where in the text the node may end that begins at one of these places. */
function follow(node: PatternNode, starts: Places, comparison: Comparison): Places {
  comparison.stepsLeft -= starts.size;
  if (comparison.stepsLeft < 0 || starts.size === 0) return new Set();
  switch (node.kind) {
    case 'character':
      return new Set(
        [...starts].filter((place) => node.matches(comparison.text.charAt(place))).map((place) => place + 1),
      );
    case 'sequence':
      return node.items.reduce<Places>((places, item) => follow(item, places, comparison), starts);
    case 'choice':
      return new Set(node.items.flatMap((item) => [...follow(item, starts, comparison)]));
    case 'repeat':
      return followRepeated(node, starts, comparison);
  }
}

/** More repetitions than the text has characters lead to no other places. */
function followRepeated(
  { item, min, max }: PatternNode & { readonly kind: 'repeat' },
  starts: Places,
  comparison: Comparison,
): Places {
  const maxUseful = comparison.text.length + 1;
  let places = starts;
  for (let count = 0; count < Math.min(min, maxUseful); count += 1) places = follow(item, places, comparison);
  const reached = new Set(places);
  for (let count = min; count < Math.min(max, min + maxUseful) && places.size > 0; count += 1) {
    places = new Set([...follow(item, places, comparison)].filter((place) => !reached.has(place)));
    for (const place of places) reached.add(place);
  }
  return reached;
}
