import type { ModelConfig, RoutingConfig } from '../core/config.ts';
import { mapToNeutralModelId } from '../core/model-catalogue.ts';
import { createPrice, isFree, type FilePrice } from './create-price.ts';
import { parseDuration } from './parse-units.ts';

/** `routing` as specway.yaml spells it, defaults filled in. */
export interface FileRouting {
  readonly strategy: RoutingConfig['strategy'];
  readonly attempts: number;
  readonly backoff: string;
  readonly maxBackoff: string;
  readonly deadline: string;
  readonly cooldown: { readonly failures: number; readonly duration: string };
}

/** `models` as specway.yaml spells it. */
export type FileModels = Readonly<Record<string, FileModel | null>>;

type FileModel = Partial<Pick<ModelConfig, 'fallbacks' | 'aliases' | 'video'>> & {
  readonly price?: FilePrice;
};

export function createRouting({ cooldown, ...routing }: FileRouting): RoutingConfig {
  return {
    strategy: routing.strategy,
    attempts: routing.attempts,
    backoffMs: parseDuration(routing.backoff),
    maxBackoffMs: parseDuration(routing.maxBackoff),
    deadlineMs: parseDuration(routing.deadline),
    cooldown: { failures: cooldown.failures, durationMs: parseDuration(cooldown.duration) },
  };
}

/** By neutral id. */
export function createModels(models: FileModels): Readonly<Record<string, ModelConfig>> {
  return Object.fromEntries(
    Object.entries(models).map(([name, model]) => [
      mapToNeutralModelId(name),
      {
        fallbacks: model?.fallbacks ?? [],
        aliases: model?.aliases ?? [],
        ...(model?.price && !isFree(model.price) ? { price: createPrice(model.price) } : {}),
        ...(model?.video ? { video: model.video } : {}),
      },
    ]),
  );
}
