import type { KnownContentBlock, MessageTurn } from '../../../generated/contract-types.ts';
import {
  asObject,
  asString,
  listObjects,
  type JsonObject,
  type Unchecked,
} from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/**
 * Models that answer 400 to a turn of the role `system`, which those from Opus 4.8 on know:
 * https://platform.claude.com/docs/en/build-with-claude/mid-conversation-system-messages
 */
const olderModels = /\bclaude-(?:[1-3]\b|(?:sonnet|haiku)-4\b|opus-4\b(?!-8(?!\d)))/u;

type Turn = Unchecked<MessageTurn>;
type Block = Unchecked<KnownContentBlock>;

/**
 * For models without turns of the system: what one says stands at the end of the user's turn before it, marked as the vendor's own
 * clients mark it there. One that follows no turn of the user is left to the upstream, which refuses it. `model` is the upstream's name.
 */
export function foldSystemTurns({ value, ignoredFields }: RewrittenBody, model: string): RewrittenBody {
  const { messages } = value;
  if (!Array.isArray(messages) || !olderModels.test(model) || !messages.some(isSystem))
    return { value, ignoredFields };
  const kept: JsonObject[] = [];
  const folded: string[] = [];
  listObjects<MessageTurn>(messages).forEach((turn, index) => {
    const last: Turn | undefined = kept.at(-1);
    if (last?.role !== 'user' || !isSystem(turn)) kept.push(turn);
    else {
      kept[kept.length - 1] = { ...last, content: [...listBlocks(last), ...listBlocks(turn).map(mark)] };
      folded.push(`messages[${String(index)}].role`);
    }
  });
  return { value: { ...value, messages: kept }, ignoredFields: [...ignoredFields, ...folded] };
}

function isSystem(turn: unknown): boolean {
  return asObject<MessageTurn>(turn).role === 'system';
}

function listBlocks({ content }: Turn): readonly Block[] {
  const text = asString(content);
  return text === null ? listObjects<KnownContentBlock>(content) : [{ type: 'text', text }];
}

function mark(block: Block): Block {
  if (block.type !== 'text') return block;
  return { ...block, text: `<system-reminder>\n${asString(block.text) ?? ''}\n</system-reminder>` };
}
