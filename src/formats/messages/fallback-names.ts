import { asString, listObjects } from '../../core/json/json-object.ts';
import { mapToNeutralModelId } from '../../core/model-catalogue.ts';
import { mapToUndatedName } from '../../core/model-kind.ts';
import type { TalliedRequest } from '../../core/tokens/usage-format.ts';

/** A request of format B, and what the upstream that was asked calls models. */
export type NamingRequest = Pick<TalliedRequest, 'body' | 'notes'>;

/** Models that a request names as fallbacks. An answer may spell them otherwise, as it does behind another gateway, or with their date. */
export class FallbackNames {
  readonly #ids: ReadonlySet<string>;

  constructor(names: readonly string[]) {
    this.#ids = new Set(names.map(mapToNeutralModelId));
  }

  has(model: unknown): model is string {
    if (typeof model !== 'string' || this.#ids.size === 0) return false;
    const id = mapToNeutralModelId(model);
    return this.#ids.has(id) || this.#ids.has(mapToUndatedName(id));
  }
}

/** Of no request. */
export const noFallbackNames = new FallbackNames([]);

/** The fallbacks of a request, by its names and by those that the upstream has for them. */
export function readFallbackNames({ body, notes }: NamingRequest): FallbackNames {
  const named = listObjects(body.value['fallbacks']).flatMap(({ model }) => asString(model) ?? []);
  if (named.length === 0) return noFallbackNames;
  return new FallbackNames(named.flatMap((name) => [name, notes?.names?.toUpstream(name) ?? name]));
}
