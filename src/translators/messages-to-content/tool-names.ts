import type { CustomTool } from '../../../generated/contract-types.ts';
import { asString, listObjects } from '../../core/json/json-object.ts';
import { fitName, listRefitted, type NameRule } from '../chat/fit-name.ts';
import type { MessageFields } from '../chat/message-fields.ts';

/** Names that begin with a digit or a dash are refused there. */
const contentNames: NameRule = {
  usable: /^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/u,
  foreign: /[^A-Za-z0-9_.-]/gu,
  wrongStart: /^(?![A-Za-z_])/u,
};

/** The name of a tool as format C takes it; empty where there is none. */
export function convertToolName(given: unknown): string {
  const name = asString(given) ?? '';
  return name === '' ? name : fitName(name, contentNames);
}

/** The tools that format C has other names for: by those names, the ones that the client gave. */
export function listRenamedTools({ tools }: MessageFields): ReadonlyMap<string, string> {
  const names = listObjects<CustomTool>(tools).map(({ name }) => asString(name) ?? '');
  return listRefitted(names, contentNames);
}
