import type { KnownContentBlock, MessageTurn } from '../../../generated/contract-types.ts';
import {
  asObject,
  asString,
  listObjects,
  type JsonObject,
  type Unchecked,
} from '../../core/json/json-object.ts';
import { listPlaces } from '../../core/json/list-places.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/**
 * Models that answer 400 to a turn of the role `system`, which those from Opus 4.8 on know:
 * https://platform.claude.com/docs/en/build-with-claude/mid-conversation-system-messages
 */
const olderModels = /\bclaude-(?:[1-3]\b|(?:sonnet|haiku)-4\b|opus-4\b(?!-8(?!\d))|sonnet-5\b(?!-\d(?!\d)))/u;

type Turn = Unchecked<MessageTurn>;
type Block = Unchecked<KnownContentBlock>;

/**
 * For models without turns of the system: what one says stands at the end of the user's turn before it, marked as the vendor's own
 * clients mark it there, and an effort that it sets goes: https://platform.claude.com/docs/en/build-with-claude/effort-per-message. One
 * that says something and follows no turn of the user is left to the upstream, which refuses it. `model` is the upstream's name, and
 * `sent` what the client sent, by which turns are numbered.
 */
export function foldSystemTurns(
  { value, ignoredFields }: RewrittenBody,
  model: string,
  sent: JsonObject,
): RewrittenBody {
  const { messages } = value;
  if (!Array.isArray(messages) || !olderModels.test(model) || !messages.some(isSystem))
    return { value, ignoredFields };
  const places = listPlaces(sent.messages);
  const kept: JsonObject[] = [];
  const folded: string[] = [];
  listObjects<MessageTurn>(messages).forEach((turn, index) => {
    const last: Turn | undefined = kept.at(-1);
    const blocks = isSystem(turn) ? listBlocks(turn) : null;
    if (blocks === null || (blocks.length > 0 && last?.role !== 'user')) {
      kept.push(turn);
      return;
    }
    if (blocks.length > 0)
      kept[kept.length - 1] = { ...last, content: [...listBlocks(last ?? {}), ...blocks.map(mark)] };
    const place = String(places.get(turn) ?? index);
    const members = ['role', ...('output_config' in turn ? ['output_config'] : [])];
    folded.push(...members.map((member) => `messages[${place}].${member}`));
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
