import { createPrivateKey } from 'node:crypto';
import { parseJson } from '../core/json/parse-json.ts';

/** Why this JSON cannot serve as a service account's key, as the end of a sentence; `null` when it can. */
export function explainServiceAccount(text: string): string | null {
  const value = parseObject(text);
  if (value === null) return 'begins like the JSON of a service account but is no JSON object';
  const missing = ['client_email', 'private_key'].find((name) => !isText(value[name]));
  if (missing !== undefined) return `is a service account without ${missing}`;
  if (!isRsaKey(String(value['private_key']))) return 'holds a private_key that is no RSA key in PEM form';
  if (value['token_uri'] === undefined || isTokenUri(value['token_uri'])) return null;
  return 'holds a token_uri that is neither https nor on this machine';
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value = parseJson(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** A signed statement goes there. In the clear it may stay on this machine only, as with an emulator. */
function isTokenUri(value: unknown): boolean {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
}
