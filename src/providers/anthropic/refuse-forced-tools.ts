import type { MessageRequest, MessageToolChoice } from '../../../generated/contract-types.ts';
import { asObject, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';

/** Models that answer 400 to a call that is asked for: https://platform.claude.com/docs/en/models/opus-5-5/migration-guide */
const freeModels = /\bclaude-(?:(?:opus|sonnet)-5-5|(?:fable|mythos)-5-[12])(?!\d)/u;

/**
 * Throws `invalid_argument` where a model cannot be made to call a tool: whoever else serves the request may be able to. `model` is the
 * upstream's name.
 */
export function refuseForcedTools(value: JsonObject, model: string): void {
  const { tool_choice: choice }: Unchecked<MessageRequest> = value;
  const { type } = asObject<MessageToolChoice>(choice);
  if ((type !== 'any' && type !== 'tool') || !freeModels.test(model)) return;
  throw refuseField('tool_choice', 'This model decides itself whether it calls a tool: send auto or none.');
}
