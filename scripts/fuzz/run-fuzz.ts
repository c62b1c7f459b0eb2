import { Coverage } from './coverage.ts';
import { createCase } from './create-case.ts';
import { Findings, type Finding } from './findings.ts';
import type { FuzzCase, GatewayName } from './fuzz-case.ts';
import { createSpace, type FuzzSpace, type SpaceLimits } from './fuzz-space.ts';
import { FuzzGateway } from './gateways/fuzz-gateway.ts';
import { probeMetrics } from './gateways/probe-gateway.ts';
import type { KnownFinding } from './known-findings.ts';
import { mayBeRefused } from './oracles/judge-answer.ts';
import { MemoryWatch } from './memory-watch.ts';
import { runCase, type Slot } from './run-case.ts';
import { ScriptedUpstream } from './upstream/scripted-upstream.ts';

/** What a run does. */
export interface FuzzOptions extends SpaceLimits {
  readonly count: number;
  /** The index of the one case that is run; `null` for all of them. */
  readonly only: number | null;
  readonly onFinding: (finding: Finding) => void;
}

/** What a run found. */
export interface FuzzResult {
  readonly passed: number;
  readonly failed: number;
  readonly findings: readonly Finding[];
  readonly known: ReadonlyMap<KnownFinding, number>;
  readonly coverage: Coverage;
  readonly seconds: number;
}

/** Cases under way or waiting for their turn. */
const maxPending = 256;

/** Longest time for an answer, in milliseconds: large pictures take seconds where both cores are busy. */
const answerLimitMs = 30_000;

/** How long a gateway may take to be rid of what it had under way, in milliseconds. */
const patienceMs = 15_000;

/** How many simulated cases of one gateway run at a time; of every other provider there is one. */
const simulatorSlots = 4;

/** Starts the gateways, sends the cases, and looks at what is left. Rejects where a gateway does not start. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const space = await createSpace(options);
  const upstream = new ScriptedUpstream();
  await upstream.listen();
  const run = new FuzzRun(space, upstream, options);
  try {
    return await run.run();
  } finally {
    await run.kill();
    await upstream.close();
  }
}

class FuzzRun {
  readonly #space: FuzzSpace;
  readonly #upstream: ScriptedUpstream;
  readonly #options: FuzzOptions;
  readonly #findings: Findings;
  readonly #gateways = new Map<GatewayName, FuzzGateway>();
  readonly #memory = new Map<GatewayName, MemoryWatch>();
  readonly #slots = new Map<string, { readonly slot: Slot; tail: Promise<void> }>();
  readonly #coverage = new Coverage();
  /** Which case a request of the log belongs to. */
  readonly #cases = new Map<string, Pick<FuzzCase, 'index' | 'title'>>();
  /** What the gateways failed to answer, by request. */
  readonly #failures = new Map<string, FuzzCase>();
  #isOver = false;

  constructor(space: FuzzSpace, upstream: ScriptedUpstream, options: FuzzOptions) {
    this.#space = space;
    this.#upstream = upstream;
    this.#options = options;
    this.#findings = new Findings(options.onFinding);
  }

  async run(): Promise<FuzzResult> {
    const { only, count } = this.#options;
    const startedAt = performance.now();
    const first = only === null ? null : createCase(this.#space, only);
    await this.#start(first === null ? this.#space.gateways : [first.gateway]);
    await (first === null ? this.#runAll(count) : this.#runNext(first));
    await this.#finish();
    const failed = this.#findings.list.length;
    return {
      passed: (first === null ? count : 1) - this.#findings.list.filter(({ index }) => index !== null).length,
      failed,
      findings: this.#findings.list,
      known: this.#findings.known,
      coverage: this.#coverage,
      seconds: (performance.now() - startedAt) / 1000,
    };
  }

  /** Leaves no process behind, whatever happened. */
  async kill(): Promise<void> {
    this.#isOver = true;
    await Promise.all([...this.#gateways.values()].map((gateway) => gateway.stop()));
  }

  async #start(names: readonly GatewayName[]): Promise<void> {
    await Promise.all(
      names.map(async (name) => {
        const gateway = await FuzzGateway.start(name, this.#upstream);
        this.#gateways.set(name, gateway);
        this.#memory.set(name, new MemoryWatch(gateway));
      }),
    );
  }

  async #runAll(count: number): Promise<void> {
    const pending = new Set<Promise<void>>();
    const settleAt = Math.floor(count / 4);
    for (let index = 0; index < count; index += 1) {
      const done = this.#runNext(createCase(this.#space, index));
      pending.add(done);
      void done.then(() => pending.delete(done));
      if (pending.size >= maxPending) await Promise.race(pending);
      if (index === settleAt) {
        await Promise.all(pending);
        await Promise.all([...this.#memory.values()].map((watch) => watch.begin(count - settleAt)));
      }
    }
    await Promise.all(pending);
  }

  /** In its turn. */
  #runNext(fuzzCase: FuzzCase): Promise<void> {
    const { gateway, provider, index } = fuzzCase;
    const lane = provider === 'simulator' ? `/${String(index % simulatorSlots)}` : '';
    const place = this.#findSlot(gateway, `${gateway}/${provider}${lane}`);
    place.tail = place.tail.then(() => this.#runOne(fuzzCase, place.slot));
    return place.tail;
  }

  #findSlot(name: GatewayName, key: string): { readonly slot: Slot; tail: Promise<void> } {
    const known = this.#slots.get(key);
    if (known) return known;
    const gateway = this.#gateways.get(name);
    if (!gateway) throw new Error(`There is no gateway ${name}.`);
    const made = { slot: { gateway, maxMs: answerLimitMs, connection: null }, tail: Promise.resolve() };
    this.#slots.set(key, made);
    return made;
  }

  async #runOne(fuzzCase: FuzzCase, slot: Slot): Promise<void> {
    if (this.#isOver) return;
    const { problems, requestIds, failure, facts } = await runCase(this.#space, fuzzCase, {
      slot,
      upstream: this.#upstream,
    });
    const subject = { index: fuzzCase.index, title: fuzzCase.title };
    for (const id of requestIds) this.#cases.set(id, subject);
    if (failure !== null) this.#failures.set(failure, fuzzCase);
    if (this.#isOver) return;
    this.#coverage.add(fuzzCase, facts);
    this.#findings.add(fuzzCase, problems);
  }

  async #finish(): Promise<void> {
    for (const { slot } of this.#slots.values()) slot.connection?.destroy();
    const gateways = [...this.#gateways.values()].filter(({ end }) => end === null);
    for (const gateway of gateways) {
      const problems = await probeMetrics(gateway, patienceMs);
      const grown = (await this.#memory.get(gateway.name)?.end()) ?? [];
      this.#findings.addGeneral(`the gateway ${gateway.name} after the run`, [...problems, ...grown]);
    }
    this.#findings.addGeneral('the upstream', this.#upstream.strays);
    await this.#upstream.close();
    await Promise.all(
      [...this.#gateways.values()].map(async (gateway) => {
        const left = gateway.end === null ? await gateway.listLeftovers(patienceMs) : [];
        this.#findings.addGeneral(`the gateway ${gateway.name} at its end`, [
          ...left,
          ...(await gateway.stop()),
        ]);
        this.#readLog(gateway);
      }),
    );
    this.#gateways.clear();
  }

  #readLog({ name, log }: FuzzGateway): void {
    for (const { requestId, problem } of log.findings) {
      const subject = requestId === null ? undefined : this.#cases.get(requestId);
      if (subject) this.#findings.add(subject, [problem]);
      else
        this.#findings.addGeneral(`the log of the gateway ${name}, request ${String(requestId)}`, [problem]);
    }
    for (const [id, fuzzCase] of this.#failures) {
      if (fuzzCase.gateway !== name || (mayBeRefused(fuzzCase) && log.broken.has(id))) continue;
      const cause = log.failures.get(id) ?? 'the log does not say why';
      this.#findings.add(fuzzCase, [`The gateway failed (internal_error): ${cause}`]);
    }
  }
}
