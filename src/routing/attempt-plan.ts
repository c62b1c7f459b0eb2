import { GatewayError } from '../core/gateway-error.ts';
import type { Choosable } from './candidate.ts';
import type { ChoiceContext } from './choose-candidate.ts';
import { GroupPlan } from './group-plan.ts';
import type { Judgement } from './judge-failure.ts';
import type { ModelEntry } from './model-entry.ts';
import type { PlanAsk, PlannedModel, PlannedModels } from './router-context.ts';

/** Why a model did not answer, and whether that is its last word. */
interface Outcome<One extends Choosable> extends Pick<GroupPlan<One>, 'error' | 'isDone'> {
  readonly group: GroupPlan<One>;
}

/**
 * Whom a request asks next: a model and, when it cannot answer, its fallbacks in turn. A model whose deployments are all in
 * cooldown, or want to be left alone, is passed over as long as there is another; only when none has answered, each of those gets one
 * attempt, or what is left of its own. Why fallbacks did not answer is told to the observer only: the client asked for another model,
 * and is told what became of that one. Per request.
 */
export class AttemptPlan<One extends Choosable> {
  readonly #ask: PlanAsk;
  readonly #asked: PlannedModel<One>;
  /** In the order in which they are asked. */
  readonly #fallbacks: readonly PlannedModel<One>[];
  /** Of each model that could not answer. */
  #outcomes: ReadonlyMap<PlannedModel<One>, Outcome<One>> | null = null;
  #reach: ChoiceContext<One>['reach'];
  /** 0 for the model that was asked for, and then its fallbacks. */
  #index = 0;
  #group: GroupPlan<One>;

  constructor(ask: PlanAsk, { asked, fallbacks }: PlannedModels<One>) {
    this.#ask = ask;
    this.#asked = asked;
    this.#fallbacks = fallbacks;
    this.#reach = this.#fallbacks.length === 0 ? 'any' : 'ready';
    this.#group = new GroupPlan(asked.group, ask);
  }

  /** Of the one that was chosen last. */
  get model(): ModelEntry {
    return this.#model.entry;
  }

  /** How long to wait before the one that was chosen last is asked, in milliseconds. */
  get waitMs(): number {
    return this.#group.waitMs;
  }

  /** Throws what became of the model that was asked for when nobody is left, and a cancellation when the client has left. */
  choose(): One {
    for (;;) {
      const candidate = this.#group.choose(this.#reach);
      if (candidate !== null) return candidate;
      const { error, isDone, isRefused } = this.#group;
      // What the model that was asked for cannot take is for the client to mend.
      if (this.#index === 0 && isRefused) throw error;
      this.#leaveModel(error, isDone);
    }
  }

  /** The one that was chosen last has answered. */
  noteAnswer(): void {
    this.#noteModel();
  }

  /** The one that was chosen last has failed. Throws a failure that no other deployment and no other model can mend. */
  noteFailure(error: unknown, next: Judgement['next']): void {
    // What was used until the client left is recorded, and that of the model that used it.
    if (this.#ask.call.request.signal.aborted) this.#noteModel();
    if (next === 'retry' || next === 'elsewhere') {
      this.#group.noteFailure(error, next);
      return;
    }
    if (next === 'pass' && !this.#ask.call.request.signal.aborted) {
      this.#group.noteRefusal(error);
      return;
    }
    const final = next === 'give-up' && error instanceof GatewayError ? error.toFinal() : error;
    if (this.#index === 0 || endsRequest(final, this.#ask.call)) throw final;
    this.#leaveModel(final, true);
  }

  get #model(): PlannedModel<One> {
    return this.#fallbacks[this.#index - 1] ?? this.#asked;
  }

  #noteModel(): void {
    if (this.#index === 0) return;
    const { notes } = this.#ask.call.request;
    const { id, metricName } = this.#model.entry;
    notes.fallbackModel = id;
    notes.metricName = metricName;
  }

  #leaveModel(error: unknown, isDone: boolean): void {
    const outcomes = new Map([
      ...(this.#outcomes ?? []),
      [this.#model, { error, isDone, group: this.#group }],
    ]);
    this.#outcomes = outcomes;
    do this.#goOn();
    while (outcomes.get(this.#model)?.isDone === true);
    this.#group = outcomes.get(this.#model)?.group ?? new GroupPlan(this.#model.group, this.#ask);
  }

  /** To the next model of the round, or to the second round. */
  #goOn(): void {
    this.#index += 1;
    if (this.#index <= this.#fallbacks.length) return;
    if (this.#reach === 'any') throw this.#outcomes?.get(this.#asked)?.error;
    this.#reach = 'any';
    this.#index = 0;
  }
}

/**
 * A request that this model cannot take may still be one for the next. Whatever else stopped the
 * attempts must not be repeated anywhere.
 */
function endsRequest(error: unknown, { request }: PlanAsk['call']): boolean {
  if (request.signal.aborted || !(error instanceof GatewayError)) return true;
  return error.upstream !== null && error.upstream.kind !== 'rejected_request';
}
