/** The version sent for clients that did not choose one. */
export const defaultVersion = '2023-06-01';

const none: readonly string[] = Object.freeze([]);

/** The beta names a client asked for in either spelling of the header, each once. */
export function listBetaNames(headers: Readonly<Record<string, string>>): readonly string[] {
  const lists = [headers['anthropic-beta'], headers['msg-beta']];
  if (lists[0] === undefined && lists[1] === undefined) return none;
  const names = lists.flatMap((list) =>
    list === undefined ? [] : list.split(',').map((name) => name.trim()),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}
