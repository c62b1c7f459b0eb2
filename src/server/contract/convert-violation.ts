import {
  describeViolation,
  joinSteps,
  listSteps,
  mapViolationReason,
  pickViolation,
  type Violation,
} from '../../core/contract/violation.ts';
import { GatewayError } from '../../core/gateway-error.ts';

/**
 * Turns the failure of a request validator into one error that names the field and how to repair it. `query` is that of the request, of which
 * a repeated parameter is an array.
 */
export function convertViolation(
  errors: readonly Violation[],
  query: Readonly<Record<string, unknown>>,
): GatewayError {
  const error = pickViolation(errors);
  const place = locate(error);
  const isRepeated = place.part === 'query' && isAboutValue(error) && Array.isArray(query[place.field]);
  const description = isRepeated
    ? 'is given more than once; send it once'
    : describeViolation(error, 'request');
  if (place.part === 'header' && error.keyword === 'required' && place.field.endsWith('-version')) {
    return new GatewayError('invalid_argument', `The header ${place.field} is required.`, {
      reason: 'missing_version_header',
      param: place.field,
    });
  }
  const subject = place.field === '' ? 'The request body' : `${partNames[place.part]}${place.field}`;
  return new GatewayError('invalid_argument', `${subject} ${description}.`, {
    reason: mapViolationReason(error),
    ...(place.field === '' ? {} : { param: place.field }),
    violations: [{ field: place.field, description: `${capitalise(description)}.` }],
  });
}

/** Not that there is such a field at all. */
function isAboutValue(error: Violation): boolean {
  return mapViolationReason(error) !== 'unknown_parameter';
}

type RequestPart = 'requestBody' | 'header' | 'query' | 'path' | 'cookie';

const partNames: Readonly<Record<RequestPart, string>> = {
  requestBody: '',
  header: 'The header ',
  query: 'The query parameter ',
  path: 'The path parameter ',
  cookie: 'The cookie ',
};

function locate(error: Violation): { readonly part: RequestPart; readonly field: string } {
  const [part = 'requestBody', ...steps] = listSteps(error);
  return { part: part as RequestPart, field: joinSteps(steps) };
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
