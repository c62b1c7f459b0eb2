import { asObject, isObject, type JsonObject } from '../../core/json/json-object.ts';
import type { UpstreamNames } from '../../core/usage.ts';
import { readFallbackNames, type FallbackNames, type NamingRequest } from './fallback-names.ts';
import { mapList, replaceMembers } from './replace-members.ts';

/**
 * The models that an answer of format B names, under the names that its client has for them: what it may ask for here. Each part is
 * returned as it is where it names none, or names them so already. Per answer; holds nothing of the request's body.
 */
export class ClientModels {
  readonly #asked: string;
  readonly #names: UpstreamNames | null;
  readonly #fallbackNames: FallbackNames;

  /** `asked` is the model's name in the request. */
  constructor(asked: string, request: NamingRequest) {
    this.#asked = asked;
    this.#names = request.notes?.names ?? null;
    this.#fallbackNames = readFallbackNames(request);
  }

  /** The name of an answer's model: a fallback that the request names where it is that one's, and otherwise the one that was asked for. */
  nameAnswer(model: unknown): string {
    if (this.#names === null || !this.#fallbackNames.has(model)) return this.#asked;
    return this.#names.toClient(model);
  }

  /** One that marks where one model hands over to another; no other block names any. */
  renameBlock(block: JsonObject): JsonObject {
    if (!isFallbackBlock(block)) return block;
    const { from, to } = block;
    return replaceMembers(block, { from: this.#rename(from), to: this.#rename(to) });
  }

  renameContent(content: unknown): unknown {
    if (!Array.isArray(content) || !content.some(isFallbackBlock)) return content;
    return mapList(content, (block) => this.renameBlock(block));
  }

  /** The counters of an answer, which name the model of each call. */
  renameUsage(usage: JsonObject): JsonObject {
    const { iterations } = usage;
    if (!Array.isArray(iterations)) return usage;
    return replaceMembers(usage, { iterations: mapList(iterations, (one) => this.#renameMember(one)) });
  }

  /** Why an answer stopped, which may name a model to ask in place of the one that declined. */
  renameDetails(details: unknown): unknown {
    return isObject(details) ? this.#renameMember(details, 'recommended_model') : details;
  }

  #rename(holder: unknown): unknown {
    return isObject(holder) ? this.#renameMember(holder) : holder;
  }

  #renameMember(holder: JsonObject, member = 'model'): JsonObject {
    const name = holder[member];
    if (typeof name !== 'string' || this.#names === null) return holder;
    return replaceMembers(holder, { [member]: this.#names.toClient(name) });
  }
}

function isFallbackBlock(block: unknown): boolean {
  return asObject<JsonObject>(block)['type'] === 'fallback';
}
