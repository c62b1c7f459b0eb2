import type { Random } from '../create-random.ts';

type Sampler = (random: Random) => string;

const hexDigits = '0123456789abcdef';

function hex(random: Random, length: number): string {
  return Array.from({ length }, () => hexDigits.charAt(random.integer(0, 15))).join('');
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

const date: Sampler = (random) => `2026-${pad(random.integer(1, 12))}-${pad(random.integer(1, 28))}`;
const time: Sampler = (random) => `${pad(random.integer(0, 23))}:${pad(random.integer(0, 59))}:00Z`;
const address: Sampler = (random) => `https://example.com/items/${String(random.integer(1, 999))}`;
const pointer: Sampler = (random) => `/items/${String(random.integer(1, 999))}`;
const mail: Sampler = (random) => `person${String(random.integer(1, 99))}@example.com`;
const host: Sampler = (random) => `host${String(random.integer(1, 99))}.example.com`;

/** The formats of JSON Schema 2020-12, section 7.3, and `byte` of OpenAPI. Documentation addresses only. */
const samplers: Readonly<Record<string, Sampler>> = {
  'date-time': (random) => `${date(random)}T${time(random)}`,
  'iso-date-time': (random) => `${date(random)}T${time(random)}`,
  date,
  time,
  'iso-time': time,
  duration: (random) => `PT${String(random.integer(1, 59))}M`,
  email: mail,
  'idn-email': mail,
  hostname: host,
  'idn-hostname': host,
  ipv4: (random) => `192.0.2.${String(random.integer(1, 254))}`,
  ipv6: (random) => `2001:db8::${hex(random, 4).replace(/^0+(?=.)/, '')}`,
  uri: address,
  url: address,
  iri: address,
  'uri-reference': address,
  'iri-reference': address,
  'uri-template': () => 'https://example.com/items/{id}',
  uuid: (random) =>
    `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(random, 3)}-${hex(random, 12)}`,
  'json-pointer': pointer,
  'relative-json-pointer': (random) => String(random.integer(0, 3)),
  regex: () => '^[a-z]+$',
  byte: (random) => Buffer.from(hex(random, 12)).toString('base64'),
  password: (random) => random.letters(12),
};

export function isKnownFormat(format: string): boolean {
  return Object.hasOwn(samplers, format);
}

/** A text of the named format; `null` for a format nobody defined. */
export function sampleFormat(format: string, random: Random): string | null {
  const sampler = isKnownFormat(format) ? samplers[format] : undefined;
  return sampler ? sampler(random) : null;
}
