import type { Deployment } from '../../../core/provider.ts';
import { ForbiddenAddressError } from '../../../core/video/video-upstream.ts';
import { splitBaseUrl } from '../split-base-url.ts';

/** Whom an upstream may lead to, beside its own origin and what the operator has listed. */
export interface AddressRules {
  readonly deployment: Deployment;
  /** Names of the internet that belong to the vendor, such as `.googleapis.com`, with everything below them. Always https. */
  readonly vendorDomains: readonly string[];
}

/** An address that may be asked, and how. */
export interface CheckedAddress {
  /**
   * `own`: the deployment's origin, which may see the credential. `listed`: the operator named it. `internet`: only by a public
   * address.
   */
  readonly kind: 'own' | 'listed' | 'internet';
  /** Scheme, host and port. */
  readonly origin: string;
  readonly hostname: string;
  /** With its query, which holds no key. */
  readonly path: string;
}

/** Longest address, in characters. */
const maxLength = 8_192;

/** Judges an address that an upstream wrote. Throws ForbiddenAddressError, which shows neither its query nor its path. */
export function checkAddress(text: string, rules: AddressRules): CheckedAddress {
  const url = text.length > maxLength ? null : URL.parse(text);
  if (url === null) throw new ForbiddenAddressError('The upstream named no address.');
  const { origin, hostname, pathname, search, protocol, username, password } = url;
  const kind = username === '' && password === '' ? judgeOrigin(url, rules) : null;
  if (kind === null) {
    throw new ForbiddenAddressError(
      `The deployment may not lead to ${protocol}//${url.host}; downloadHosts of its configuration could allow it.`,
    );
  }
  return { kind, origin, hostname, path: pathname + stripKey(search) };
}

function judgeOrigin(url: URL, { deployment, vendorDomains }: AddressRules): CheckedAddress['kind'] | null {
  const own = new URL(splitBaseUrl(deployment.baseUrl).origin);
  if (url.origin === own.origin) return 'own';
  // No connection is less safe than the one to the deployment itself.
  if (url.protocol !== 'https:' && (url.protocol !== 'http:' || own.protocol !== 'http:')) return null;
  if (deployment.downloadHosts?.some((host) => isSameHost(host, url)) === true) return 'listed';
  const isVendor = vendorDomains.some((domain) => url.hostname.endsWith(domain));
  return isVendor && url.protocol === 'https:' && url.port === '' ? 'internet' : null;
}

/** `host` or `host:port`, as URLs of this scheme spell it. */
function isSameHost(host: string, { protocol, host: wanted }: URL): boolean {
  return URL.parse(`${protocol}//${host}`)?.host === wanted;
}

/** Keys of the operator that a vendor puts into its addresses; every other parameter stays as it is, since it may be signed. */
function stripKey(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !/^key(?:=|$)/iu.test(parameter));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
