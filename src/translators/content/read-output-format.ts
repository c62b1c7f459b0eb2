import type { ImageConfig, ImageOutputOptions } from '../../../generated/contract-types.ts';
import { asObject, isObject, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';

/** How pictures are to be written, and under which names the client said so. */
export interface OutputFormat {
  readonly mimeType: unknown;
  readonly compressionQuality: unknown;
  readonly names: OutputNames;
  /** The members of the image settings that say something else, by their names within. */
  readonly others: JsonObject;
}

/** Within `imageConfig`. */
export interface OutputNames {
  readonly mimeType: string;
  readonly compressionQuality: string;
}

const nestedNames: OutputNames = {
  mimeType: 'imageOutputOptions.mimeType',
  compressionQuality: 'imageOutputOptions.compressionQuality',
};
const flatNames: OutputNames = { mimeType: 'outputMimeType', compressionQuality: 'outputCompressionQuality' };

/** Google's clients write `imageOutputOptions`; the flat names stand for its members where it is left out. */
export function readOutputFormat(config: Unchecked<ImageConfig>): OutputFormat {
  const { imageOutputOptions, outputMimeType, outputCompressionQuality, ...others } = config;
  if (!isObject(imageOutputOptions)) {
    const flat = { mimeType: outputMimeType, compressionQuality: outputCompressionQuality };
    return { ...flat, names: flatNames, others };
  }
  const { mimeType, compressionQuality, ...unknown } = asObject<ImageOutputOptions>(imageOutputOptions);
  const nested = Object.entries(unknown).map(([name, value]) => [`imageOutputOptions.${name}`, value]);
  return {
    mimeType,
    compressionQuality,
    names: nestedNames,
    others: { ...others, ...(Object.fromEntries(nested) as JsonObject) },
  };
}
