import { listObjects, type JsonObject } from '../../core/json/json-object.ts';

/**
 * The tools that a request of format B defines: those of `tools`, and those that its messages add in their course, also within what a
 * conversation was made shorter to (https://platform.claude.com/docs/en/agents-and-tools/tool-use/mid-conversation-tool-changes).
 */
export function listMessageTools({ tools, messages }: JsonObject): readonly JsonObject[] {
  const added = listObjects(messages)
    .flatMap(({ content }) => listObjects(content))
    .flatMap((block) => [
      ...readAddition(block),
      ...listObjects(block['tool_changes']).flatMap(readAddition),
    ]);
  return [...listObjects(tools), ...added];
}

/** The tool that a block defines: one or none, since it may name one that is known. */
function readAddition({ type, tool }: JsonObject): readonly JsonObject[] {
  if (type !== 'tool_addition') return [];
  return listObjects([tool]).flatMap(({ definition }) => listObjects([definition]));
}
