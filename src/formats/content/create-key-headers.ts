/** The key goes into a header: in the query it would end up in logs along the way. */
export function createKeyHeaders(credential: string | null): readonly string[] {
  return credential === null ? [] : ['x-goog-api-key', credential];
}
