import type { BodyRules } from './normalise-body.ts';

/** Keys of realtime sessions and responses whose value is the client's own. */
export const opaqueRealtimeKeys: ReadonlySet<string> = new Set([
  'parameters',
  'variables',
  'metadata',
  'headers',
  'input_schema',
]);

/** How bodies and events of realtime are brought to the contract's spelling, by the names for which null is a value there. */
export function createRealtimeRules(nullableNames: readonly string[]): BodyRules {
  const nullableKeys = new Set(nullableNames);
  return {
    aliases: new Map(),
    opaqueKeys: opaqueRealtimeKeys,
    nameMapKeys: new Set(),
    nullableKeys,
    nullableByType: new Map(),
    upperPaths: [],
    listPaths: [],
  };
}
