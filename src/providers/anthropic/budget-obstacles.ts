import type {
  KnownContentBlock,
  KnownThinking,
  MessageRequest,
  MessageToolChoice,
  MessageTurn,
} from '../../../generated/contract-types.ts';
import { asObject, listObjects, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import { holdsText } from '../../core/json/late-texts.ts';
import { refuseField } from '../../core/refuse-field.ts';

/** A field that says what does not go beside thinking by a budget. */
type Obstacle = 'tool_choice' | 'messages';

const repairs: Readonly<Record<Obstacle, string>> = {
  tool_choice: 'This model cannot be made to call a tool while it thinks by a budget; leave out one of them.',
  messages:
    'This model goes on with no answer while it thinks by a budget; leave out thinking or the last turn.',
};

/**
 * What the vendor answers 400 to beside a budget for thinking, whatever its model: a call that is asked for, and an answer to be continued
 * that shows no thought (https://platform.claude.com/docs/en/build-with-claude/thinking-tool-workflows). Adaptive thinking goes beside
 * the first.
 */
export function findBudgetObstacle({
  tool_choice: choice,
  messages,
}: Unchecked<MessageRequest>): Obstacle | null {
  const { type } = asObject<MessageToolChoice>(choice);
  if (type === 'any' || type === 'tool') return 'tool_choice';
  return Array.isArray(messages) && isPlainAnswer(messages.at(-1)) ? 'messages' : null;
}

/** An answer of words alone: one with a thought may go on, and what was cut off within a tool of the vendor's is for the vendor to judge. */
function isPlainAnswer(turn: unknown): boolean {
  const known = asObject<MessageTurn>(turn);
  if (known.role !== 'assistant') return false;
  if (holdsText(known, 'content')) return true;
  return listObjects<KnownContentBlock>(known.content).every(({ type }) => type === 'text');
}

/** Throws `invalid_argument` where a request asks for a budget beside one of these: whoever else serves it may take both. */
export function refuseBesideBudget(value: JsonObject): void {
  if (asObject<KnownThinking>(value.thinking).type !== 'enabled') return;
  const obstacle = findBudgetObstacle(value);
  if (obstacle !== null) throw refuseField(obstacle, repairs[obstacle]);
}
