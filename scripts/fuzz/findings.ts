import type { FuzzCase } from './fuzz-case.ts';
import { knownFindings, type KnownFinding } from './known-findings.ts';

/** Something that must not be. */
export interface Finding {
  /** The case it belongs to; `null` for what came of all of them. */
  readonly index: number | null;
  readonly title: string;
  readonly problems: readonly string[];
}

/** Collects what is found, and tells of it at once. */
export class Findings {
  readonly #found = new Map<number | string, Finding>();
  readonly #known = new Map<KnownFinding, number>();
  readonly #onFinding: (finding: Finding) => void;

  constructor(onFinding: (finding: Finding) => void) {
    this.#onFinding = onFinding;
  }

  get list(): readonly Finding[] {
    return [...this.#found.values()];
  }

  /** How often each known finding occurred. */
  get known(): ReadonlyMap<KnownFinding, number> {
    return this.#known;
  }

  /** Notes what is wrong with a case; nothing where the list is empty. */
  add({ index, title }: Pick<FuzzCase, 'index' | 'title'>, problems: readonly string[]): void {
    this.#note({ index, title, problems: this.#leaveKnown(problems, title) });
  }

  /** Notes what is wrong with a gateway, or with the run. */
  addGeneral(title: string, problems: readonly string[]): void {
    this.#note({ index: null, title, problems: this.#leaveKnown(problems, title) });
  }

  #leaveKnown(problems: readonly string[], title: string): readonly string[] {
    return problems.filter((problem) => {
      const known = knownFindings.find(({ matches }) => matches(problem, title));
      if (known) this.#known.set(known, (this.#known.get(known) ?? 0) + 1);
      return known === undefined;
    });
  }

  #note(finding: Finding): void {
    if (finding.problems.length === 0) return;
    const key = finding.index ?? finding.title;
    const before = this.#found.get(key);
    this.#found.set(
      key,
      before ? { ...before, problems: [...before.problems, ...finding.problems] } : finding,
    );
    this.#onFinding(finding);
  }
}
