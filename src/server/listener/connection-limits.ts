import type { Socket } from 'node:net';
import { renderAddress, type ClientAddresses } from '../admission/resolve-client-address.ts';

/** Refused connections that may linger until their clients have read why, at a time. */
export const lingeringRefusals = 256;

export interface ConnectionLimits {
  /** Open connections in all. */
  readonly connections: number;
  /** Open connections of one address; a trusted proxy, which speaks for many clients, may open as many as it likes. */
  readonly connectionsPerAddress: number;
}

/** Counts connections as they are accepted. Shared. */
export class ConnectionCounter {
  readonly #limits: ConnectionLimits;
  readonly #clients: ClientAddresses;
  readonly #byAddress = new Map<string, number>();
  #count = 0;
  #refusedCount = 0;

  constructor(limits: ConnectionLimits, clients: ClientAddresses) {
    this.#limits = limits;
    this.#clients = clients;
  }

  /** Open connections that were refused. */
  get refusedCount(): number {
    return this.#refusedCount;
  }

  /** Which limit a new connection passes, if any. One that passes none counts until it closes. */
  add(socket: Socket): 'taken' | 'too_many' | 'too_many_of_address' {
    const peer = socket.remoteAddress ?? '';
    const address = renderAddress(peer);
    const ofAddress = (this.#byAddress.get(address) ?? 0) + 1;
    const { connections, connectionsPerAddress } = this.#limits;
    const isTaken =
      this.#count < connections && (ofAddress <= connectionsPerAddress || this.#clients.isTrustedProxy(peer));
    if (!isTaken) {
      this.#refusedCount += 1;
      socket.once('close', () => (this.#refusedCount -= 1));
      return this.#count < connections ? 'too_many_of_address' : 'too_many';
    }
    this.#byAddress.set(address, ofAddress);
    this.#count += 1;
    socket.on('close', () => {
      this.#remove(address);
    });
    return 'taken';
  }

  #remove(address: string): void {
    this.#count -= 1;
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, left);
  }
}
