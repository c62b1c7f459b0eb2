import { createRequire } from 'node:module';
import type { Area, Profile } from '../../core/area.ts';
import type { Validator } from '../../core/contract/violation.ts';

/** What one operation is held to. */
export interface OperationValidators {
  /** Takes `{ path, query, header, cookie, requestBody }`, as openapi-backend passes it. */
  readonly request: Validator;
  /** The same for a request whose body is a form; `null` for an operation that takes none. */
  readonly formRequest: Validator | null;
  /** Every status (or `default`) to the validator of its JSON body; `null` where it has none. */
  readonly responses: Readonly<Record<string, Validator | null>>;
  /** The events of its stream, by name; `null` where it has none. */
  readonly events: Readonly<Record<string, Validator>> | null;
}

type AreaValidators = Readonly<Record<Profile, Readonly<Record<string, OperationValidators>>>>;

/** Throws for an operation that has no validators. */
export type LoadValidators = (area: Area, profile: Profile, operationId: string) => OperationValidators;

/** Reads a module at once, which `import` cannot. */
const requireModule = createRequire(import.meta.url);

/** The validators that `npm run generate` made. Those of an area are read when the first of them is asked for. */
export function createValidatorLoader(): LoadValidators {
  const areas = new Map<Area, AreaValidators>();
  const readArea = (area: Area) => {
    const validators = requireModule(`../../../generated/validators/${area}.cjs`) as AreaValidators;
    areas.set(area, validators);
    return validators;
  };
  return (area, profile, operationId) => {
    const validators = (areas.get(area) ?? readArea(area))[profile][operationId];
    if (validators === undefined) throw new Error(`There is no validator for ${operationId}`);
    return validators;
  };
}
