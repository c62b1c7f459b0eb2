const key = '"b64_json"';

/** Between a key and its text. */
const opening = /\s*:\s*"/uy;

/** Where the text of a picture lies; `end` is exclusive. */
export interface PictureText {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the picture in the payload of an image event without parsing it: it may have 45 MB. `null` where the key is missing
 * or stands twice, or its text is empty or has escapes. What is found need not be the picture of the payload itself: that
 * shows when the rest is parsed, which then has an empty `b64_json`.
 */
export function findPictureText(data: string): PictureText | null {
  const at = data.indexOf(key);
  opening.lastIndex = at + key.length;
  if (at === -1 || !opening.test(data)) return null;
  const start = opening.lastIndex;
  const end = data.indexOf('"', start);
  const escape = data.indexOf('\\', start);
  const isPlain = end > start && (escape === -1 || escape > end);
  return isPlain && !data.includes(key, end) ? { start, end } : null;
}
