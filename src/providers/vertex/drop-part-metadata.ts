import type { Content, GenerateContentRequest, Part } from '../../../generated/contract-types.ts';
import { asObject, isObject, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/** Parts without the notes of a client, which the Gemini API alone takes. The same object comes back where there are none. */
export function dropPartMetadata(value: JsonObject): RewrittenBody {
  const { contents, systemInstruction }: Unchecked<GenerateContentRequest> = value;
  const ignoredFields: string[] = [];
  const instruction = dropInContent(systemInstruction, 'systemInstruction', ignoredFields);
  const dropped = Array.isArray(contents)
    ? contents.map((content: unknown, index) =>
        dropInContent(content, `contents[${String(index)}]`, ignoredFields),
      )
    : contents;
  if (ignoredFields.length === 0) return { value, ignoredFields };
  return {
    value: {
      ...value,
      ...(isObject(instruction) ? { systemInstruction: instruction } : {}),
      contents: dropped,
    },
    ignoredFields,
  };
}

/** Adds what it leaves out to `ignoredFields`. */
function dropInContent(content: unknown, path: string, ignoredFields: string[]): unknown {
  const { parts } = asObject<Content>(content);
  if (!Array.isArray(parts) || !parts.some(hasMetadata)) return content;
  return {
    ...asObject<Content>(content),
    parts: parts.map((part: unknown, index) => {
      if (!hasMetadata(part)) return part;
      ignoredFields.push(`${path}.parts[${String(index)}].partMetadata`);
      const { partMetadata: _, ...rest } = asObject<Metadata>(part);
      return rest;
    }),
  };
}

type Metadata = Part & { readonly partMetadata: object };

function hasMetadata(part: unknown): boolean {
  return asObject<Metadata>(part).partMetadata !== undefined;
}
