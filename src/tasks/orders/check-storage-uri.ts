/**
 * Whether a task may have copies of its videos left at an address: below one that the operator named, at a slash. Nothing in it may
 * lead elsewhere once somebody decodes or resolves it.
 */
export function isAllowedStorageUri(uri: string, allowed: readonly string[]): boolean {
  if (!/^(?:gs|s3):\/\/[^\s%?#\\]+$/.test(uri)) return false;
  const [, path = ''] = uri.split('://');
  if (path.split('/').some((part) => part === '..' || part === '.')) return false;
  const folder = uri.endsWith('/') ? uri : `${uri}/`;
  return allowed.some((entry) => folder.startsWith(entry));
}
