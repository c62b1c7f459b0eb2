import { GatewayError } from './gateway-error.ts';

/** The error for a field that the upstream of this model cannot honour, so that another one is asked. `description` says how to repair it. */
export function refuseField(field: string, description: string): GatewayError {
  return new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason: 'unsupported_parameter',
    param: field,
    violations: [{ field, description }],
  });
}
