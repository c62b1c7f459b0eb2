/** What the vendor takes for `thinking.display`: https://platform.claude.com/docs/en/build-with-claude/thinking#controlling-thinking-display */
const values = ['summarized', 'omitted', 'updates'] as const;

/**
 * How thoughts shall appear in an answer: their text (`summarized`), their signatures alone (`omitted`), or these and the notes that some
 * models write for people between calls (`updates`). `default`: as the model does without a word. `unknown`: in some way that is not known
 * here, so that no text may be shown.
 */
export type ThinkingDisplay = (typeof values)[number] | 'default' | 'unknown';

/** Reads `thinking.display`. */
export function readThinkingDisplay(display: unknown): ThinkingDisplay {
  if (display === undefined || display === null) return 'default';
  return values.find((value) => value === display) ?? 'unknown';
}

/** Models that keep thoughts to themselves without a word about it. */
const quietModels = /\bclaude-(?:opus-4-[78]|(?:opus|sonnet|haiku|fable|mythos)-[5-9])(?!\d)/u;

/** Whether a model leaves the text of its adaptive thoughts out unless it is asked for. `model` is the vendor's name. */
export function isQuietByDefault(model: string): boolean {
  return quietModels.test(model);
}
