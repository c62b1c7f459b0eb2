import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import type { TlsFiles } from '../core/config.ts';
import { readErrorCode, type ReadFile } from './read-error-code.ts';

/** What is wrong with a certificate and its key, and what is about to be. */
export interface TlsFindings {
  /** What would keep the gateway from starting, or clients from speaking to it. */
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

export interface TlsContext {
  readonly readFile: ReadFile;
  /** Unix time in milliseconds. */
  readonly now: number;
}

/** Certificates are renewed earlier than this before their end; those that are valid for days only, in their last third. */
const renewalMs = 14 * 24 * 60 * 60 * 1000;

/** Reads the files, without showing anything of the key. */
export function checkTls(files: TlsFiles, { readFile, now }: TlsContext): TlsFindings {
  const { certPath, keyPath } = files;
  const cert = readPem('SPECWAY_TLS_CERT', { path: certPath, label: 'CERTIFICATE', readFile });
  const key = readPem('SPECWAY_TLS_KEY', { path: keyPath, label: 'PRIVATE KEY', readFile });
  const unread = [cert, key].flatMap(({ problem }) => problem ?? []);
  if (unread.length > 0) return { problems: unread, warnings: [] };
  const problem = checkPair(cert.text, key.text, files);
  if (problem !== null) return { problems: [problem], warnings: [] };
  const warning = checkDates(new X509Certificate(cert.text), { certPath, now });
  return { problems: [], warnings: warning === null ? [] : [warning] };
}

interface PemFile extends Pick<TlsContext, 'readFile'> {
  readonly path: string;
  readonly label: string;
}

interface ReadPem {
  readonly text: string;
  readonly problem: string | null;
}

function readPem(name: string, { path, label, readFile }: PemFile): ReadPem {
  try {
    const text = readFile(path);
    const isPem = text.includes(`${label}-----`);
    return { text, problem: isPem ? null : `${name}: ${path} holds no PEM block "${label}".` };
  } catch (error) {
    return { text: '', problem: `${name}: ${path} cannot be read (${readErrorCode(error)}).` };
  }
}

/** OpenSSL takes a key of another kind than the certificate's, and then fails every handshake. */
function checkPair(cert: string, key: string, { certPath, keyPath }: TlsFiles): string | null {
  const mismatch = `SPECWAY_TLS_KEY: the key in ${keyPath} does not belong to the first certificate in ${certPath}.`;
  try {
    createSecureContext({ cert, key });
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key)) ? null : mismatch;
  } catch (error) {
    const { code, reason, message } = error as NodeJS.ErrnoException & { readonly reason?: string };
    if (code === 'ERR_OSSL_X509_KEY_VALUES_MISMATCH') return mismatch;
    return `SPECWAY_TLS_CERT and SPECWAY_TLS_KEY: ${certPath} and ${keyPath} cannot be used (${reason ?? message}).`;
  }
}

function checkDates(
  { validFromDate, validToDate }: X509Certificate,
  { certPath, now }: { readonly certPath: string; readonly now: number },
): string | null {
  const place = `SPECWAY_TLS_CERT: the certificate in ${certPath}`;
  const [from, to] = [validFromDate.getTime(), validToDate.getTime()];
  if (now < from) return `${place} is valid only from ${validFromDate.toISOString()} on; clients refuse it.`;
  if (now > to) return `${place} expired on ${validToDate.toISOString()}; clients refuse it.`;
  if (to - now > Math.min(renewalMs, (to - from) / 3)) return null;
  return `${place} expires on ${validToDate.toISOString()}; renew it.`;
}
