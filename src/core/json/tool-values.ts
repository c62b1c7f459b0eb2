/**
 * Whether a member holds values that belong to a tool, what it is called with or what it gave: of a `tool_use` block, a
 * `functionCall` or a `functionResponse`, which have a name beside it. Nothing of the contract is in there.
 */
export function isToolValue(holder: Readonly<Record<string, unknown>>, key: string): boolean {
  if (key !== 'input' && key !== 'args' && key !== 'response') return false;
  return typeof holder.name === 'string' && typeof holder[key] === 'object';
}
