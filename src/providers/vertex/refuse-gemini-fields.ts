import type { Content, ContentTool, GenerateContentRequest } from '../../../generated/contract-types.ts';
import { listObjects, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';

/** Parts of tools that the Gemini API runs itself. */
const partKinds = ['toolCall', 'toolResponse'];

/**
 * Throws `invalid_argument` for what changes the answer and what this API does not know, so that a deployment at the Gemini API is asked
 * instead; as Google's own client does (`…ToVertex` in @google/genai). `prefix` stands before the names of fields.
 */
export function refuseGeminiFields(request: JsonObject, prefix: string): void {
  const field = findGeminiField(request);
  if (field === null) return;
  throw refuseField(prefix + field, 'This model is not served with that here; leave it out.');
}

function findGeminiField({ tools, contents }: Unchecked<GenerateContentRequest>): string | null {
  for (const [index, tool] of listObjects<ContentTool>(tools).entries())
    if (tool.fileSearch !== undefined) return `tools[${String(index)}].fileSearch`;
  for (const [index, { parts }] of listObjects<Content>(contents).entries()) {
    for (const [partIndex, part] of listObjects(parts).entries()) {
      const kind = partKinds.find((name) => part[name] !== undefined);
      if (kind !== undefined) return `contents[${String(index)}].parts[${String(partIndex)}].${kind}`;
    }
  }
  return null;
}
