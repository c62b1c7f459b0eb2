import { isObject, listObjects, type JsonObject } from '../../core/json/json-object.ts';

/**
 * The tools that a request of format B defines: those of `tools`, and those that its messages add in their course, also within what a
 * conversation was made shorter to (https://platform.claude.com/docs/en/agents-and-tools/tool-use/mid-conversation-tool-changes).
 */
export function listMessageTools({ tools, messages }: JsonObject): readonly JsonObject[] {
  const listed = [...listObjects(tools)];
  if (!Array.isArray(messages)) return listed;
  for (const message of messages as readonly unknown[]) {
    if (isObject(message) && Array.isArray(message['content'])) addTools(listed, message['content']);
  }
  return listed;
}

/** The types of this tool have a date behind them. */
const advisorTypes = /^advisor_/u;

/** The model that a tool has the upstream ask for advice; `null` for any other tool. */
export function readAdvisorModel({ type, model }: JsonObject): string | null {
  return typeof type === 'string' && advisorTypes.test(type) && typeof model === 'string' ? model : null;
}

/** Adds the tools that blocks define: each one or none, since it may name one that is known. */
function addTools(listed: JsonObject[], blocks: readonly unknown[]): void {
  for (const block of blocks) {
    if (!isObject(block)) continue;
    const { type, tool, tool_changes: changes } = block;
    if (type === 'tool_addition' && isObject(tool) && isObject(tool['definition']))
      listed.push(tool['definition']);
    else if (Array.isArray(changes)) addTools(listed, changes);
  }
}
