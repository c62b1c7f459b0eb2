/** Requests that come at a constant rate, whatever becomes of them. Times are nanoseconds of any one clock. */
export interface ArrivalPlan {
  readonly startNs: number;
  /** Between two requests. */
  readonly intervalNs: number;
  readonly count: number;
}

/** When the request at this position (from 0) is due. */
export function findDueNs({ startNs, intervalNs }: ArrivalPlan, index: number): number {
  return startNs + index * intervalNs;
}

/** Says which requests of a plan are due. Keeps no time itself; lives as long as the load. */
export class Arrivals {
  readonly #plan: ArrivalPlan;
  #next = 0;

  constructor(plan: ArrivalPlan) {
    this.#plan = plan;
  }

  /** When the next request was due, if that is not later than `nowNs`; it is then taken. `null` when none is due. */
  takeDue(nowNs: number): number | null {
    const dueNs = findDueNs(this.#plan, this.#next);
    if (this.#next >= this.#plan.count || dueNs > nowNs) return null;
    this.#next += 1;
    return dueNs;
  }
}
