// Generated from specs/ by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv';

/** Event name to the validator of its payload. */
export type EventValidators = Readonly<Record<string, ValidateFunction>>;

/** By operationId: the events of the HTTP streams in the neutral profile. */
export declare const streamEvents: Readonly<Record<string, EventValidators>>;
/** By operationId: the events of the HTTP streams in the vendor profile. */
export declare const vendorStreamEvents: Readonly<Record<string, EventValidators>>;
export declare const realtimeClientEvents: EventValidators;
export declare const realtimeServerEvents: EventValidators;
export declare const realtimeGaClientEvents: EventValidators;
export declare const realtimeGaServerEvents: EventValidators;
