/**
 * The gateways of this kind that a request has passed, by their names, this one last. Two that are each other's reserve would
 * otherwise send one request to and fro for as long as neither can serve it.
 */
export type PassedGateways = readonly string[];

/** More of them are a mistake as well: nobody needs so many, and a name can be lost on the way. */
export const maxPassedGateways = 8;

/** How a gateway is called in `Via`; `random` is what tells it from others: 12 digits or small letters. */
export function nameGateway(random: string): string {
  return `specway-${random}`;
}

/** What the header `Via` (RFC 9110, 7.6.3) says of a request that has arrived at `own`. Proxies of other kinds are not kept. */
export function parsePassedGateways(via: string | undefined, own: PassedGateways): PassedGateways {
  if (via === undefined) return own;
  const names = via.match(gatewayName);
  return names === null ? own : [...names.slice(0, maxPassedGateways), ...own];
}

const gatewayName = /(?<=^|[\s,])specway-[0-9a-z]{12}(?=$|[\s,])/gu;

/** The same as that header, for the next gateway. */
export function renderVia(passed: PassedGateways): string {
  return passed.map((name) => `1.1 ${name}`).join(', ');
}

/** Whether the request has been here before, or has passed too many: then it is not for another gateway any more. */
export function hasReturned(passed: PassedGateways): boolean {
  const here = passed.length - 1;
  return here > 0 && (here >= maxPassedGateways || passed.indexOf(passed[here] ?? '') < here);
}
