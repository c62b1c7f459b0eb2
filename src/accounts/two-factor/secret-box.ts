import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  type DecipherGCM,
} from 'node:crypto';

/** Keeps second factors out of reach of whoever sees only the database. Shared. */
export interface SecretBox {
  /** Encrypts a text for one user; nobody else's row can be opened with it. */
  seal(text: string, userId: string): string;
  /** Throws for what this key did not seal, or not for this user, in words for the operator. */
  open(sealed: string, userId: string): string;
  /** A keyed hash of a code of one user. */
  hashCode(code: string, userId: string): string;
}

/** Bytes of the key of a box. */
export const secretKeyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const version = 'v1';

/** AES-256-GCM and HMAC-SHA-256, with keys derived from one of 32 bytes. */
export function createSecretBox(secretKey: Uint8Array): SecretBox {
  if (secretKey.length !== secretKeyBytes) throw new TypeError('A secret key has 32 bytes.');
  const sealingKey = deriveKey(secretKey, 'specway two-factor secrets');
  const hashingKey = deriveKey(secretKey, 'specway backup codes');
  return {
    seal: (text, userId) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(userId));
      const bytes = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `${version}.${Buffer.concat(bytes).toString('base64url')}`;
    },
    open: (sealed, userId) => {
      const bytes = Buffer.from(sealed.slice(version.length + 1), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, ivBytes));
      decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(-tagBytes));
      const text = decipher.update(bytes.subarray(ivBytes, -tagBytes));
      return Buffer.concat([text, finish(decipher)]).toString('utf8');
    },
    hashCode: (code, userId) => createHmac('sha256', hashingKey).update(`${userId}\0${code}`).digest('hex'),
  };
}

function finish(decipher: DecipherGCM): Buffer {
  try {
    return decipher.final();
  } catch (cause) {
    const message =
      'A second factor cannot be read: SPECWAY_SECRET_KEY is not what it was when the factor was made. ' +
      'Set it as it was, or reset the factor (specway admin user:2fa-reset)';
    throw new Error(message, { cause });
  }
}

function deriveKey(master: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', purpose, secretKeyBytes));
}
