import { describe, expect, it } from 'vitest';
import {
  hasReturned,
  maxPassedGateways,
  nameGateway,
  parsePassedGateways,
  renderVia,
} from '../../../src/core/passed-gateways.ts';

const own = [nameGateway('0000000000aa')];
const other = nameGateway('0000000000bb');
const third = nameGateway('0000000000cc');

describe('the gateways that a request has passed', () => {
  it('are this one where nothing else is said', () => {
    expect(parsePassedGateways(undefined, own)).toBe(own);
    expect(parsePassedGateways('1.1 proxy.example (squid), 1.0 specway, 1.1 specway-short', own)).toBe(own);
    expect(hasReturned(own)).toBe(false);
  });

  it('are read from Via in their order, beside proxies of other kinds', () => {
    const passed = parsePassedGateways(`1.1 ${other}, 1.1 nginx, HTTP/2 ${third} (x)`, own);
    expect(passed).toEqual([other, third, ...own]);
    expect(hasReturned(passed)).toBe(false);
    expect(parsePassedGateways(renderVia(passed), [nameGateway('0000000000dd')]).slice(0, 3)).toEqual(passed);
  });

  it('show a request that comes back, whoever was between', () => {
    expect(hasReturned(parsePassedGateways(renderVia([...own, other]), own))).toBe(true);
    expect(hasReturned(parsePassedGateways(renderVia([third, ...own, other, third]), own))).toBe(true);
  });

  it('are at most eight before this one', () => {
    const name = (index: number) => nameGateway(`00000000000${String(index)}`);
    const via = renderVia(Array.from({ length: maxPassedGateways }, (_, index) => name(index)));
    expect(hasReturned(parsePassedGateways(via, own))).toBe(true);
    expect(parsePassedGateways(`${via}, ${via}, ${via}`, own)).toHaveLength(maxPassedGateways + 1);
    const fewer = renderVia(Array.from({ length: maxPassedGateways - 1 }, (_, index) => name(index)));
    expect(hasReturned(parsePassedGateways(fewer, own))).toBe(false);
  });
});
