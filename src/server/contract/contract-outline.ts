import { operations, profiles } from '../../../generated/operations.ts';
import type { Area, ErrorFormat, Profile } from '../../core/area.ts';

/** One profile of the contract without its schemas: what requests are routed, let in and read by. */
export interface ContractOutline {
  readonly title: string;
  readonly version: string;
  /** By name, as OpenAPI writes them. */
  readonly securitySchemes: Readonly<Record<string, object>>;
  /** Names of format C that may be sent in snake_case too. */
  readonly contentNames: readonly string[];
  /** Names of format C whose values may be sent in either case. */
  readonly caselessNames: readonly string[];
  /** Names of the lists of format C that one object may stand for. */
  readonly loneNames: readonly string[];
  /** Fields of requests for which null is a value of its own, in the areas that have any. */
  readonly nullableNames: Readonly<Record<'account' | 'generateContent' | 'realtime', readonly string[]>>;
  readonly operations: readonly OperationOutline[];
}

export interface OperationOutline {
  readonly operationId: string;
  readonly method: string;
  /** With `{parameters}`. */
  readonly path: string;
  readonly area: Area;
  readonly errorFormat: ErrorFormat;
  /** Any of these requirements will do; absent where the contract does not say who may call the operation. */
  readonly security?: readonly SecurityRequirement[];
  readonly pathNames: readonly string[];
  readonly queryNames: readonly string[];
  /** Of its request's body; none for an operation without one. */
  readonly mediaTypes: readonly string[];
  /** `null` for an operation that takes no form. */
  readonly form: FormOutline | null;
}

/** Names of security schemes, all of which it takes. */
type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** The fields of a form as the schema of its operation has them. */
export interface FormOutline {
  readonly fields: Readonly<Record<string, FieldShape>>;
  /** Whether fields that the schema does not name are refused. */
  readonly isClosed: boolean;
}

export interface FieldShape {
  /** What the text of the field stands for. */
  readonly kind: 'text' | 'number' | 'boolean' | 'json';
  /** Whether the field may be null in JSON, where null means that it is absent. */
  readonly isNullable: boolean;
  /** Of an object in JSON: the members that are numbers. */
  readonly numbers?: readonly string[];
}

/** The contract as `npm run generate` read it from specs/. The documents themselves are for those who ask for them. */
export function readOutlines(): Readonly<Record<Profile, ContractOutline>> {
  return { neutral: readOutline('neutral'), vendor: readOutline('vendor') };
}

function readOutline(profile: Profile): ContractOutline {
  const rows: readonly (OperationOutline & { readonly profiles: readonly Profile[] })[] = operations;
  return { ...profiles[profile], operations: rows.filter((row) => row.profiles.includes(profile)) };
}

/** The names of the security schemes of an operation, any of which will do. */
export function listSchemes({ security = [] }: OperationOutline): readonly string[] {
  return security.flatMap((requirement) => Object.keys(requirement));
}
