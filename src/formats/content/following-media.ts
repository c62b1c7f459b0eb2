import type { FunctionResponse, FunctionResponsePart, Part } from '../../../generated/contract-types.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';

/** Where a result names what follows it, beside its own members. */
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
    const response = { [mediaMember]: numbers, ...asObject(result.response) };
    return { functionResponse: { ...result, response }, media };
  }
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
