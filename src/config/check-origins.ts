import type { ConfigFile, FileProblem } from './parse-config-file.ts';

/** Names the origins that no browser sends, or none in this spelling: they are compared letter by letter. */
export function checkOrigins(origins: readonly string[], file: ConfigFile): readonly FileProblem[] {
  return origins.flatMap((origin, index) => {
    const expected = origin === '*' ? origin : readOrigin(origin);
    if (expected === origin) return [];
    const reason =
      expected === null
        ? 'is no origin that a browser can have'
        : `must be written as browsers send it: ${expected}`;
    return [file.problemAt(['cors', 'origins', index], `cors.origins[${String(index)}] ${reason}.`)];
  });
}

function readOrigin(text: string): string | null {
  return URL.canParse(text) ? new URL(text).origin : null;
}
