import { renameIgnoredFields, type FieldNames } from '../calls/rename-ignored-fields.ts';
import { rewordRejection } from '../calls/reword-rejection.ts';

/** The fields of a converted request, the longer paths first, and what they were made from. */
const contentFieldNames: FieldNames = [
  ['generationConfig.maxOutputTokens', 'max_tokens'],
  ['generationConfig.temperature', 'temperature'],
  ['generationConfig.topP', 'top_p'],
  ['generationConfig.topK', 'top_k'],
  ['generationConfig.stopSequences', 'stop_sequences'],
  ['generationConfig.thinkingConfig', 'thinking'],
  ['generationConfig.responseMimeType', 'output_config.format'],
  ['generationConfig.responseJsonSchema', 'output_config.format'],
  ['systemInstruction', 'system'],
  ['contents', 'messages'],
  ['toolConfig', 'tool_choice'],
  ['tools', 'tools'],
];

/** A path of format C within a text, in either spelling. */
const pathForm =
  /(?:\bGenerateContentRequest\.|\bgenerate_?content_?request\.)?\b(?:contents|system_?instruction|tool_?config|tools|generation_?config)\b(?:\[\d+\]|\.[a-z]\w*)*/giu;

/**
 * The error of an upstream that rejected a converted request, in the words of the client: a path of format C becomes the
 * client's field, and is left out where there is none. Other errors come back as they are.
 */
export function renameRejection(error: unknown): unknown {
  return rewordRejection(error, { renameField: renameContentField, renameText });
}

/** The client's field that a field of a converted request was made from, also of one within a count; `null` where there is none. */
export function renameContentField(field: string): string | null {
  const path = field
    .replace(/^generate_?content_?request\./iu, '')
    .replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
  return renameIgnoredFields([path], contentFieldNames)[0] ?? null;
}

function renameText(text: string): string {
  return text.replace(pathForm, (path) => {
    // A word alone, such as tools, may be plain English.
    const isPath = /[.[_A-Z]/u.test(path);
    return isPath ? (renameContentField(path) ?? 'the request') : path;
  });
}
