import type { LookupFunction } from 'node:net';

/** An address of a host, as DNS gives it. */
export interface HostAddress {
  readonly address: string;
  /** 4 or 6. */
  readonly family: number;
}

/** Answers in place of DNS, whatever name it is asked for. */
export function createFixedLookup(addresses: readonly HostAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (first === undefined) callback(new Error('The host has no address.'), '');
    else if (all === true) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
}
