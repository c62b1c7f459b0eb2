/**
 * What upstreams write of their filters where they give no code: of predict (https://ai.google.dev/gemini-api/docs/imagen), of Veo and
 * of Vertex AI, and of OpenAI. Sentences, not words: a field may be called `safety_settings`, and a request may be blocked by a quota.
 */
const sentences: readonly RegExp[] = [
  /\bResponsible AI\b/iu,
  /\bviolat\w{1,6} .{0,60}\busage guidelines\b/iu,
  /\bblocked by your current safety settings\b/iu,
  /\brejected (?:as a result of|by) (?:our|the) safety system\b/iu,
];

/** Whether an upstream's message says that a filter of content stepped in. */
export function speaksOfFilter(message: string): boolean {
  return sentences.some((sentence) => sentence.test(message));
}
