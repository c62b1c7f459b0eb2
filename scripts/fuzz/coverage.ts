import type { FuzzCase } from './fuzz-case.ts';

/** What came of the cases of one operation. */
export interface OperationCounts {
  readonly cases: number;
  /** By the class of the status: 2xx, 4xx, 5xx. */
  readonly answered: number;
  readonly refused: number;
  readonly failed: number;
  /** Cases that an upstream heard of. */
  readonly asked: number;
}

/** What is known of a case that was run. */
export interface CaseFacts {
  /** `null` where no answer came. */
  readonly status: number | null;
  readonly calls: number;
}

const none: OperationCounts = { cases: 0, answered: 0, refused: 0, failed: 0, asked: 0 };

/** Counts where a run got to. */
export class Coverage {
  readonly #operations = new Map<string, OperationCounts>();
  readonly #places = new Set<string>();

  add({ operationId, profile, gateway, provider }: FuzzCase, { status, calls }: CaseFacts): void {
    const before = this.#operations.get(operationId) ?? none;
    const group = Math.floor((status ?? 0) / 100);
    this.#operations.set(operationId, {
      cases: before.cases + 1,
      answered: before.answered + Number(group === 2),
      refused: before.refused + Number(group === 4),
      failed: before.failed + Number(group === 5),
      asked: before.asked + Number(calls > 0),
    });
    this.#places.add(`${operationId} ${profile} ${gateway} ${provider}`);
  }

  get operations(): ReadonlyMap<string, OperationCounts> {
    return this.#operations;
  }

  /** Such as `createMessage vendor enforce gemini`. */
  get places(): ReadonlySet<string> {
    return this.#places;
  }
}
