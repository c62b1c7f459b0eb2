import type { PlacedTask, StoredTask, TaskClaim } from '../../core/video/task-store.ts';

/** What was begun may still be committed so long after the database can be reached again, in milliseconds. */
const lateMs = 15_000;

interface UnclearStart {
  readonly placed: PlacedTask;
  /** Since when the database can be asked, by the clock of `performance.now()`; `null` while it cannot. */
  askedAt: number | null;
}

/** Tasks of which the database did not say whether they have begun: it may have committed that and then been out of reach. */
export class UnclearStarts {
  readonly #starts = new Map<string, UnclearStart>();

  get ids(): readonly string[] {
    return [...this.#starts.keys()];
  }

  /** Passes on what has begun of the tasks that were placed meanwhile, and keeps them in mind where that rejects. */
  async watch(
    placed: readonly PlacedTask[],
    starting: Promise<readonly StoredTask[]>,
  ): Promise<readonly StoredTask[]> {
    try {
      const started = await starting;
      for (const { id } of started) this.#starts.delete(id);
      return started;
    } catch (error) {
      for (const each of placed) this.#starts.set(each.task.id, { placed: each, askedAt: null });
      throw error;
    }
  }

  /** Those that have begun, by what this node has claimed of them by now. */
  take(claims: readonly TaskClaim[]): readonly StoredTask[] {
    const now = performance.now();
    const attempts = new Map(claims.map(({ id, attempt }) => [id, attempt]));
    const begun: StoredTask[] = [];
    for (const [id, start] of this.#starts) {
      const attempt = attempts.get(id);
      start.askedAt ??= now;
      if (attempt === undefined && now - start.askedAt < lateMs) continue;
      this.#starts.delete(id);
      const { task, deploymentId, upstreamModel } = start.placed;
      if (attempt === task.attempt + 1)
        begun.push({ ...task, state: 'submitting', attempt, deploymentId, upstreamModel });
    }
    return begun;
  }
}
