/** `[[name=value,retry]]` as it was found, not judged yet. */
export interface FoundDirective {
  /** Exactly as written, brackets included. */
  readonly source: string;
  readonly name: string;
  /** `null` for a directive without `=`. */
  readonly value: string | null;
  readonly persistence: 'final' | 'retryable';
}

/** A text divided into its directives and the rest. */
export interface ScannedText {
  readonly plain: string;
  readonly found: readonly FoundDirective[];
}

/** No directive is longer, brackets included. */
const longestDirective = 160;

/** Double brackets of one request that are looked at; what stands behind them is plain text. */
const mostBrackets = 10_000;

/** How many double brackets may still be looked at. Per request. */
export interface BracketBudget {
  brackets: number;
}

/** What the texts of one request share. */
export function createBracketBudget(): BracketBudget {
  return { brackets: mostBrackets };
}

const shape = /^\[\[\s*([a-z_]+)\s*(?:=([^,]*))?(?:,\s*(retry)\s*)?\]\]$/i;

/**
 * Finds the directives with one of these names. Brackets around anything else are ordinary text. The plain text is the
 * original where there are no directives, and trimmed where there were some. Linear in the length of the text.
 */
export function scanDirectives(
  text: string,
  names: ReadonlySet<string>,
  budget: BracketBudget = createBracketBudget(),
): ScannedText {
  if (!text.includes('[[')) return { plain: text, found: [] };
  const found: FoundDirective[] = [];
  let plain = '';
  let rest = 0;
  for (let open = text.indexOf('[['); open >= 0; open = text.indexOf('[[', open)) {
    if (--budget.brackets < 0) break;
    const directive = readDirective(text.slice(open, open + longestDirective), names);
    if (directive === null) {
      open += 1;
      continue;
    }
    found.push(directive);
    plain += text.slice(rest, open);
    open += directive.source.length;
    rest = open;
  }
  if (found.length === 0) return { plain: text, found };
  return { plain: (plain + text.slice(rest)).trim(), found };
}

/** The directive at the start of the text; `null` where there is none with one of these names. */
function readDirective(text: string, names: ReadonlySet<string>): FoundDirective | null {
  const end = text.indexOf(']]');
  if (end < 0) return null;
  const source = text.slice(0, end + 2);
  const [, name, value, retry] = shape.exec(source) ?? [];
  if (name === undefined || !names.has(name.toLowerCase())) return null;
  return {
    source,
    name: name.toLowerCase(),
    value: value === undefined ? null : value.trim(),
    persistence: retry === undefined ? 'final' : 'retryable',
  };
}
