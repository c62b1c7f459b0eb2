import type { OperationId } from '../generated/operations.ts';

/**
 * Operations that are in the contract and answer 501 until their area is built: the one list of them. A test calls
 * every operation of the contract and fails when this list and the answers differ.
 */
export const notImplementedOperations = [
  'connectRealtime',
  'createRealtimeCall',
  'hangUpRealtimeCall',
] as const satisfies readonly OperationId[];

/** The operations that need a handler. */
export type BuiltOperationId = Exclude<OperationId, (typeof notImplementedOperations)[number]>;
