import type { HandlerServices } from '../../src/core/handler.ts';

/** Services that keep what they are asked. */
export interface TracedServices {
  readonly services: HandlerServices;
  /** Every call in order, with what came with it. */
  readonly calls: readonly string[];
}

/**
 * Services that do nothing: whatever they give can be asked in its turn, is an empty list to those who go through it, and is
 * written as the way to it. Time stands still.
 */
export function createTracedServices(): TracedServices {
  const calls: string[] = [];
  const stand = (way: string): object =>
    new Proxy(() => undefined, {
      get: (_target, name) => {
        if (name === 'then') return undefined;
        if (name === 'toJSON' || name === Symbol.toPrimitive) return () => way;
        if (name === Symbol.iterator) return () => [].values();
        return typeof name === 'symbol' ? undefined : stand(`${way}.${name}`);
      },
      apply: (_target, _self, sent: readonly unknown[]) => {
        const call = `${way}(${writeTraced(sent)})`;
        calls.push(call);
        return stand(call);
      },
    });
  const clock = { now: () => 1_700_000_000_000 };
  const services = new Proxy({} as HandlerServices, {
    get: (_target, name) => (name === 'clock' ? clock : stand(String(name))),
  });
  return { services, calls };
}

/** A value that may hold what such services gave. */
export function writeTraced(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? ''
  );
}
