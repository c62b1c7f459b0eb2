import { GatewayError } from '../../src/core/gateway-error.ts';
import { isObject } from '../../src/core/json/json-object.ts';
import { refuseField } from '../../src/core/refuse-field.ts';
import { shortenName } from '../../src/core/shorten-name.ts';

/** Texts for the model, which may begin with anything. */
const words: ReadonlySet<string> = new Set(['prompt', 'negativePrompt']);

/**
 * Throws `invalid_argument` for an address in a bucket: the upstream would read there under the operator's name, whatever the
 * client may read. `field` names the picture, which can be sent as `instead`.
 */
export function refuseBucket(address: unknown, field: string, instead: string): void {
  if (!isInBucket(address)) return;
  const description = `Nothing is read from a bucket; send the image as ${instead}.`;
  throw new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason: 'invalid_value',
    param: field,
    violations: [{ field, description }],
  });
}

/** The same for an address anywhere within `value`, which `field` names, but for prompts. */
export function refuseBuckets(value: unknown, field: string, instead: string): void {
  const found = findBucket(value);
  if (found !== null) refuseBucket(found.address, shortenName(field + found.path), instead);
}

/** The error for a place to store pictures at: the upstream would write there under the operator's name. */
export function refuseStorage(field: string): GatewayError {
  return refuseField(field, 'The pictures come in the answer; leave it out.');
}

interface FoundAddress {
  readonly path: string;
  readonly address: string;
}

function findBucket(value: unknown): FoundAddress | null {
  if (isInBucket(value)) return { path: '', address: value };
  if (Array.isArray(value)) return findAmong(value.entries(), (index) => `[${String(index)}]`);
  if (!isObject(value)) return null;
  const members = Object.entries(value).filter(([name]) => !words.has(name));
  return findAmong(members, (name) => `.${name}`);
}

function findAmong<Key>(
  members: Iterable<readonly [Key, unknown]>,
  renderKey: (key: Key) => string,
): FoundAddress | null {
  for (const [key, member] of members) {
    const found = findBucket(member);
    if (found !== null) return { path: renderKey(key) + found.path, address: found.address };
  }
  return null;
}

function isInBucket(address: unknown): address is string {
  return typeof address === 'string' && /^\s*gs:/i.test(address);
}
