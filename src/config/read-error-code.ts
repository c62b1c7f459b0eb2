/** Reads a file as UTF-8, or throws as `readFileSync` does. */
export type ReadFile = (path: string) => string;

/** Why a file cannot be read, such as ENOENT. */
export function readErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
