import type { PriceConfig } from './config.ts';

/** The configuration in force on this node, without secrets. Times are Unix milliseconds. */
export interface ConfigurationStatus {
  readonly loadedAt: number;
  /** SHA-256 of the file, lower-case hex. */
  readonly fileHash: string;
  /** The last time that the file was read again; `null` where it never was. */
  readonly lastReload: ConfigurationReload | null;
  /** What an operator should look at, in sentences. */
  readonly warnings: readonly string[];
  /** By name. */
  readonly models: readonly ConfiguredModel[];
}

export interface ConfigurationReload {
  readonly at: number;
  readonly outcome: 'taken' | 'refused';
  /** What was changed, or what was wrong. */
  readonly message: string;
}

/** A model as it is configured. Names are neutral ids, or what the operator calls it. */
export interface ConfiguredModel {
  readonly name: string;
  /** `null` for a model that is free. */
  readonly price: PriceConfig | null;
  /** Those that serve it. */
  readonly deployments: readonly string[];
  /** In the order in which they are asked. */
  readonly fallbacks: readonly string[];
  readonly aliases: readonly string[];
}

/** The configuration for administrators. Follows it. Shared. */
export interface ConfigurationView {
  describe(): ConfigurationStatus;
}
