import type { CustomTool, MessageContentBlock, MessageTurn } from '../../../generated/contract-types.ts';
import { asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import type { ToolFields } from './convert-tools.ts';

/**
 * Tools for a conversation with calls whose request declares none, as one has it that wants a last word in place of another call.
 * Models of format B refuse that ("Requests which include `tool_use` or `tool_result` blocks must define tools"); so what was
 * called is declared by its name alone, and may not be called. No field where nothing was called.
 */
export function declareCalledTools(messages: readonly Unchecked<MessageTurn>[]): ToolFields {
  const names = new Set(messages.flatMap(listCalledNames));
  if (names.size === 0) return {};
  const tools = [...names].map((name): Unchecked<CustomTool> => ({ name, input_schema: { type: 'object' } }));
  return { tools, tool_choice: { type: 'none' } };
}

function listCalledNames({ content }: Unchecked<MessageTurn>): readonly string[] {
  return listObjects<MessageContentBlock>(content).flatMap((block) => {
    const name = block.type === 'tool_use' ? asString(block.name) : null;
    return name === null ? [] : [name];
  });
}
