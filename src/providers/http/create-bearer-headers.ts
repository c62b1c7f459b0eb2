/** The key as api.openai.com and its like take it. */
export function createBearerHeaders(credential: string | null): readonly string[] {
  return credential === null ? [] : ['authorization', `Bearer ${credential}`];
}
