import type { Deployment, JsonBody } from '../provider.ts';
import { cleanText, cutAtWord, maxRead } from './clean-text.ts';
import { listDeploymentSecrets } from './list-secrets.ts';
import { SecretScrubber } from './secret-scrubber.ts';
import { createWordContext } from './word-context.ts';

/** Where a text comes from. */
export interface TextSource {
  readonly deployment: Deployment;
  /** The request that it answers; what the client sent itself may be shown to it. `null` where there is none. */
  readonly request: JsonBody | null;
}

type SecretHolder = Pick<Deployment, 'credential' | 'baseUrl'>;

/**
 * Makes what upstreams write fit for clients and for the log. One for the process: it knows the credentials of all
 * deployments, and the tokens that were fetched with them. Shared.
 */
export class TextCleaner {
  readonly #scrubber = new SecretScrubber();
  /** Where each deployment is. Those that are here have told their secrets. */
  readonly #places = new WeakMap<SecretHolder, URL | null>();

  /** Learns the secrets of a configuration, in place of those of the one before. */
  configure(deployments: readonly SecretHolder[]): void {
    this.#scrubber.configure(deployments.flatMap(listDeploymentSecrets));
    for (const deployment of deployments) this.#places.set(deployment, URL.parse(deployment.baseUrl));
  }

  /** Learns a secret that was fetched. */
  learn(token: string): void {
    this.#scrubber.remember([{ text: token, kind: 'key' }]);
  }

  /** The text without secrets; whatever else it says stays. For the log of our own failures. */
  scrub(text: string): string {
    // Marks that nobody sees could stand within a secret.
    return this.#scrubber.scrub(cutAtWord(text, maxRead).replace(/\p{Cf}/gu, ''));
  }

  /** A text of an upstream as a client may read it: see cleanText. */
  clean(text: string, { deployment, request }: TextSource): string {
    const place = this.#findPlace(deployment);
    return cleanText(removeHost(this.scrub(text), place), createWordContext(request));
  }

  /** The same where it is not known whose text it is. */
  cleanForLog(text: string): string {
    return cleanText(this.scrub(text), createWordContext(null));
  }

  /** A deployment that no configuration has named tells its secrets first. */
  #findPlace(deployment: Deployment): URL | null {
    const known = this.#places.get(deployment);
    if (known !== undefined) return known;
    const place = URL.parse(deployment.baseUrl);
    this.#places.set(deployment, place);
    this.#scrubber.remember(listDeploymentSecrets(deployment));
    return place;
  }
}

/** A name of one label, such as `api`, could be any word of the text: it is removed only with its port. */
function removeHost(text: string, place: URL | null): string {
  if (place === null) return text;
  const { host, hostname } = place;
  const withoutPort = text.replaceAll(host.includes(':') || host.includes('.') ? host : `${host}:`, '[host]');
  return hostname.includes('.') ? withoutPort.replaceAll(hostname, '[host]') : withoutPort;
}
