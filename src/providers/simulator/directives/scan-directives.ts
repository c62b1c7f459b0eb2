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
  /** The first `[[name=value]]` of another name, exactly so spelt; it is still in the plain text. */
  readonly unknown: FoundDirective | null;
}

/** No directive is longer, brackets included. */
const maxDirectiveLength = 160;

/** Double brackets of one request that are looked at; what stands behind them is plain text. */
const maxBrackets = 10_000;

/** How many double brackets may still be looked at. Per request. */
export interface BracketBudget {
  brackets: number;
}

/** What the texts of one request share. */
export function createBracketBudget(): BracketBudget {
  return { brackets: maxBrackets };
}

/** Letters and a value without space: hardly anything but a directive is written like that. */
const exactShape = /^\[\[[a-z_]{2,40}=[^\s=[\]"']+\]\]$/i;

const shape = /^\[\[\s*([a-z_][a-z_\d]*)\s*(?:=([^,]*))?(?:,\s*(retry)\s*)?\]\]$/i;

/**
 * Finds the directives with one of these names. Brackets around anything else are ordinary text. The plain text is the
 * original where there are no directives, and trimmed where there were some. Linear in the length of the text.
 */
export function scanDirectives(
  text: string,
  names: ReadonlySet<string>,
  budget: BracketBudget = createBracketBudget(),
): ScannedText {
  if (!text.includes('[[')) return { plain: text, found: [], unknown: null };
  const found: FoundDirective[] = [];
  let unknown: FoundDirective | null = null;
  let plain = '';
  let rest = 0;
  for (let open = text.indexOf('[['); open >= 0; open = text.indexOf('[[', open)) {
    if (--budget.brackets < 0) break;
    const directive = readDirective(text.slice(open, open + maxDirectiveLength));
    if (directive === null || !names.has(directive.name)) {
      if (directive !== null && exactShape.test(directive.source)) unknown ??= directive;
      open += 1;
      continue;
    }
    found.push(directive);
    plain += text.slice(rest, open);
    open += directive.source.length;
    rest = open;
  }
  if (found.length === 0) return { plain: text, found, unknown };
  return { plain: (plain + text.slice(rest)).trim(), found, unknown };
}

/** The directive at the start of the text, whatever its name; `null` where there is none. */
function readDirective(text: string): FoundDirective | null {
  const end = text.indexOf(']]');
  if (end < 0) return null;
  const source = text.slice(0, end + 2);
  const [, name, value, retry] = shape.exec(source) ?? [];
  if (name === undefined) return null;
  return {
    source,
    name: name.toLowerCase(),
    value: value === undefined ? null : value.trim(),
    persistence: retry === undefined ? 'final' : 'retryable',
  };
}
