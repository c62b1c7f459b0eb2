const apiKeyPattern = /^[A-Za-z0-9._~-]{16,256}$/;

/** The prefix of ephemeral realtime tokens, which are never API keys. */
export const ephemeralTokenPrefix = 'ek_';

/** Whether this could be an API key: 16 to 256 characters of `A-Z a-z 0-9 . _ ~ -`, and not an ephemeral token. */
export function isWellFormedApiKey(text: string): boolean {
  return apiKeyPattern.test(text) && !text.startsWith(ephemeralTokenPrefix);
}
