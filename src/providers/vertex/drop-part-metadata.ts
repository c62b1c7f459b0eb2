import type { Content, GenerateContentRequest, Part } from '../../../generated/contract-types.ts';
import { asObject, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/** Parts without the notes of a client, which the Gemini API alone takes. The same object comes back where there are none. */
export function dropPartMetadata(value: JsonObject): RewrittenBody {
  const { contents }: Unchecked<GenerateContentRequest> = value;
  if (!Array.isArray(contents)) return { value, ignoredFields: [] };
  const ignoredFields: string[] = [];
  const dropped = contents.map((content: unknown, index) => {
    const { parts } = asObject<Content>(content);
    if (!Array.isArray(parts) || !parts.some(hasMetadata)) return content;
    return {
      ...asObject<Content>(content),
      parts: parts.map((part: unknown, partIndex) => {
        if (!hasMetadata(part)) return part;
        ignoredFields.push(`contents[${String(index)}].parts[${String(partIndex)}].partMetadata`);
        const { partMetadata: _, ...rest } = asObject<Metadata>(part);
        return rest;
      }),
    };
  });
  return ignoredFields.length === 0
    ? { value, ignoredFields }
    : { value: { ...value, contents: dropped }, ignoredFields };
}

type Metadata = Part & { readonly partMetadata: object };

function hasMetadata(part: unknown): boolean {
  return asObject<Metadata>(part).partMetadata !== undefined;
}
