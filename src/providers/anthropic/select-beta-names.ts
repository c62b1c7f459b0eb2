import { listObjects } from '../http/read-json.ts';
import type { JsonObject } from '../http/read-json.ts';

const computerUseBeta = 'computer-use-2024-10-22';

const none: readonly string[] = Object.freeze([]);

const computerUseTools: ReadonlySet<unknown> = new Set([
  'computer_20241022',
  'bash_20241022',
  'text_editor_20241022',
]);

/** The beta names a client asked for in either spelling of the header, each once. */
export function listBetaNames(headers: Readonly<Record<string, string>>): readonly string[] {
  const lists = [headers['anthropic-beta'], headers['msg-beta']];
  if (lists[0] === undefined && lists[1] === undefined) return none;
  const names = lists.flatMap((list) =>
    list === undefined ? [] : list.split(',').map((name) => name.trim()),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The beta name without which the upstream refuses the tools of October 2024; none when no such tool is there. */
export function listRequiredBetaNames(body: JsonObject): readonly string[] {
  if (body.tools === undefined) return none;
  return listObjects(body.tools).some(({ type }) => computerUseTools.has(type)) ? [computerUseBeta] : none;
}
