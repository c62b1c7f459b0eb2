import { BlockList, isIP } from 'node:net';
import type { ConfigFile, FileProblem } from './parse-config-file.ts';

/** Names the trusted proxies that are no addresses or ranges. */
export function checkProxies(proxies: readonly string[], file: ConfigFile): readonly FileProblem[] {
  return proxies.flatMap((proxy, index) => {
    if (isAddressOrRange(proxy)) return [];
    const message = `server.trustedProxies[${String(index)}] must be an IP address or a range such as 10.0.0.0/8. It is ${JSON.stringify(proxy)}.`;
    return [file.problemAt(['server', 'trustedProxies', index], message)];
  });
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  try {
    if (prefix === undefined) return true;
    new BlockList().addSubnet(address, Number(prefix), version === 6 ? 'ipv6' : 'ipv4');
    return Number(prefix) > 0;
  } catch {
    return false;
  }
}
