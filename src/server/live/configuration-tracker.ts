import type { Clock } from '../../core/clock.ts';
import type { GatewayConfig } from '../../core/config.ts';
import type {
  ConfigurationReload,
  ConfigurationStatus,
  ConfigurationView,
  ConfiguredModel,
} from '../../core/configuration-status.ts';
import { warnOfFreeModels } from '../../core/list-free-models.ts';
import { mapToNeutralModelId } from '../../core/model-catalogue.ts';
import { warnOfMixedModels } from '../observe/warn-of-mixed-models.ts';
import type { RoutedModel } from '../../routing/index.ts';
import type { ConfigDifference } from './compare-configs.ts';
import type { LiveParts } from './create-live-parts.ts';

export interface ConfigurationTrackerOptions {
  /** The configuration of the start. */
  readonly config: GatewayConfig;
  readonly live: Pick<LiveParts, 'listModels' | 'inUse' | 'offer'>;
  readonly clock: Clock;
}

/** Problems of a file that are kept; the log has all of them. */
const maxProblems = 20;

/** What is in force, and how the last change of the file went. Shared. */
export class ConfigurationTracker implements ConfigurationView {
  readonly #live: ConfigurationTrackerOptions['live'];
  readonly #clock: Clock;
  #config: GatewayConfig;
  #loadedAt: number;
  #lastReload: ConfigurationReload | null = null;
  #needsRestart: readonly string[] = [];

  constructor({ config, live, clock }: ConfigurationTrackerOptions) {
    this.#live = live;
    this.#clock = clock;
    this.#config = config;
    this.#loadedAt = clock.now();
  }

  noteTaken(config: GatewayConfig, difference: ConfigDifference): void {
    this.#config = config;
    this.#loadedAt = this.#clock.now();
    this.#needsRestart = difference.needsRestart;
    this.#lastReload = { at: this.#loadedAt, outcome: 'taken', message: renderDifference(difference) };
  }

  noteRefused(problems: readonly string[]): void {
    const rest = problems.length - maxProblems;
    const shown = [...problems.slice(0, maxProblems), ...(rest > 0 ? [`And ${String(rest)} more.`] : [])];
    this.#lastReload = { at: this.#clock.now(), outcome: 'refused', message: shown.join('\n') };
  }

  describe(): ConfigurationStatus {
    return {
      loadedAt: this.#loadedAt,
      fileHash: this.#config.fileHash,
      lastReload: this.#lastReload,
      warnings: this.#listWarnings(),
      models: this.#listModels(),
    };
  }

  #listWarnings(): readonly string[] {
    const names = this.#needsRestart;
    return [
      ...warnOfFreeModels(this.#live.offer),
      ...warnOfMixedModels(this.#live.listModels()),
      ...(names.length === 0
        ? []
        : [`What was changed of ${names.join(', ')} is applied only by a restart.`]),
    ];
  }

  /** What is served, and what is configured without being served. */
  #listModels(): readonly ConfiguredModel[] {
    const routed = new Map(this.#live.listModels().map((model) => [model.id, model]));
    const names = new Set([...routed.keys(), ...Object.keys(this.#config.models)]);
    return [...names].sort().map((name) => this.#describeModel(name, routed.get(name)));
  }

  #describeModel(name: string, routed: RoutedModel | undefined): ConfiguredModel {
    const { price = null, fallbacks = [], aliases = [] } = this.#config.models[name] ?? {};
    if (routed === undefined)
      return { name, price, deployments: [], fallbacks: fallbacks.map(mapToNeutralModelId), aliases };
    return {
      name,
      price: this.#live.inUse.terms.findPrice(routed),
      deployments: routed.deploymentIds,
      fallbacks: routed.fallbacks.map(({ id }) => id),
      aliases,
    };
  }
}

/** In names only. */
function renderDifference({ added, changed, removed, settings }: ConfigDifference): string {
  const parts = [
    ['Deployments added', added],
    ['Deployments changed', changed],
    ['Deployments removed', removed],
    ['Settings changed', settings],
  ] as const;
  const said = parts.filter(([, names]) => names.length > 0);
  if (said.length === 0) return 'Nothing was changed.';
  return said.map(([what, names]) => `${what}: ${names.join(', ')}.`).join(' ');
}
