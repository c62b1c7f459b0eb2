import type { ToolSpec } from '../prompt/prompt.ts';
import { asObject } from '../../../core/json/json-object.ts';
import { classifyName } from '../schema/classify-name.ts';
import { splitName } from '../text/split-name.ts';

/** Words in the names of tools that do whatever their arguments say, or have another model do it. */
const doers =
  /^(?:agents?|subagents?|delegate|bash|shell|terminal|powershell|console|exec|execute|eval|repl|commands?|cmd|interpreter)$/;

const wholeNames = /^(?:new_?)?task$/i;

/** Most properties of a tool that are looked at. */
const maxProperties = 100;

/**
 * Whether a tool works on its user's machine, as those of coding agents do: it takes commands or the names of files, or
 * does what it is told in words. Memory is none of it: its files are of a program's own.
 */
export function actsOnMachine(tool: ToolSpec): boolean {
  if (tool.kind !== 'custom') return tool.kind !== 'server' && tool.kind !== 'memory';
  if (obeysWords(tool)) return true;
  const names = Object.keys(asObject(asObject(tool.schema).properties)).slice(0, maxProperties);
  return names.some((name) => ['command', 'path', 'folder'].includes(classifyName(name) ?? ''));
}

/** Whether what a tool is told may be a command, or the task of another model. */
export function obeysWords({ name }: ToolSpec): boolean {
  return wholeNames.test(name) || splitName(name).some((word) => doers.test(word));
}
