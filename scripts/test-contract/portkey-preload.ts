/*
 * Loaded before Portkey (`node --import`). It gives every answer that Portkey fetches headers that can be written to
 * (Portkey-AI/gateway issue 1389; scripts/bench/portkey-preload.ts does so for streams alone), and keeps Portkey on this
 * machine: it opens WebSockets to the vendor, whatever host it is told.
 */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

const fetchUpstream = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const response = await fetchUpstream(input, init);
  Object.defineProperty(response, 'headers', { value: new Headers(response.headers) });
  return response;
};

type Lookup = (name: string, options: object, done: (error: Error) => void) => void;

const lookUp = dns.lookup as Lookup;

/** Sockets find the addresses of names by this and in no other way. */
const lookUpHere: Lookup = (name, options, done) => {
  if (name === 'localhost') lookUp(name, options, done);
  else process.nextTick(done, new Error(`${name} is not on this machine.`));
};

dns.lookup = lookUpHere as typeof dns.lookup;
syncBuiltinESMExports();
