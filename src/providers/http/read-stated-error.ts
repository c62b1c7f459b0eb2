import type { JsonObject } from '../../core/json/json-object.ts';
import type { UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';

/**
 * What an error says that came where an answer belongs, in an event or with status 200; `null` where that is not written in
 * the format. Sloppy upstreams forget the mark that format B has around its errors.
 */
export function readStatedError(value: JsonObject | undefined, format: WireFormat): UpstreamErrorBody | null {
  return format.parseError(value) ?? format.parseError({ ...value, type: 'error' });
}
