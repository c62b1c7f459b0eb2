import type { RealtimeGaTool } from '../../../generated/contract-types.ts';
import { refuse, type Refusal } from './refusal.ts';

/** The model here calls functions; tools of other types are some upstream's own. */
export function checkTools(tools: readonly RealtimeGaTool[], param: string): Refusal | null {
  for (const [index, { type, name }] of tools.entries()) {
    const place = `${param}[${String(index)}]`;
    if (type !== 'function')
      return refuse('invalid_value', `${place}.type: this model takes functions only.`, `${place}.type`);
    if (name === undefined)
      return refuse('missing_required_parameter', `${place}.name is missing.`, `${place}.name`);
  }
  return null;
}
