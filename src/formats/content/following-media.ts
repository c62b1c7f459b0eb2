import type { FunctionResponse, FunctionResponsePart, Part } from '../../../generated/contract-types.ts';
import {
  asObject,
  asString,
  isObject,
  listObjects,
  type JsonObject,
  type Unchecked,
} from '../../core/json/json-object.ts';

/** Members of a response that are all of it for the vendor where they are there. */
const soleMembers = ['output', 'error'] as const;

/** Where a response, or that member of it, names what follows it when it is no text. */
const mediaMember = 'media_below';

/** A result of a function, and its media as parts of their own. */
export interface SeparatedResult {
  readonly functionResponse: Unchecked<FunctionResponse>;
  readonly media: readonly Unchecked<Part>[];
}

/**
 * Media of results for models that take none within a result. They follow all results of a turn, so each has a number, which its result
 * names: ids are no help where an upstream leaves them out. Per request; the numbers of a conversation stay as it grows.
 */
export class FollowingMedia {
  #count = 0;

  /** Takes the media out of a result, which keeps everything else. */
  separate({ parts, ...result }: Unchecked<FunctionResponse>): SeparatedResult {
    const numbers: string[] = [];
    const media = listObjects<FunctionResponsePart>(parts).flatMap((part) => {
      this.#count += 1;
      const number = `Media ${String(this.#count)}`;
      numbers.push(number);
      const { displayName, plain } = splitName(part);
      const names = displayName === null ? number : `${number}, ${displayName}`;
      return [{ text: `${names}, of the result of ${asString(result.name) ?? ''}:` }, plain];
    });
    if (media.length === 0) return { functionResponse: result, media };
    const response = nameMedia(asObject(result.response), numbers);
    return { functionResponse: { ...result, response }, media };
  }
}

function nameMedia(response: JsonObject, numbers: readonly string[]): JsonObject {
  const member = soleMembers.find((name) => typeof response[name] === 'string' || isObject(response[name]));
  if (member === undefined) return { [mediaMember]: numbers, ...response };
  const { [member]: said } = response;
  if (isObject(said)) return { ...response, [member]: { [mediaMember]: numbers, ...said } };
  const texts = [asString(said), ...numbers.map((number) => `[${number}]`)];
  return { ...response, [member]: texts.filter((text) => text !== '').join('\n') };
}

interface NamedMedia {
  readonly displayName: string | null;
  /** A part of a turn has no name. */
  readonly plain: Unchecked<Part>;
}

function splitName({ inlineData, fileData }: Unchecked<FunctionResponsePart>): NamedMedia {
  const { displayName, ...plain } = asObject<{ displayName?: string }>(inlineData ?? fileData);
  return {
    displayName: asString(displayName),
    plain: inlineData === undefined ? { fileData: plain } : { inlineData: plain },
  };
}
