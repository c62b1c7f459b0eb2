/** The list with one more item. The first push into an empty array makes room for sixteen more; most items come alone. */
export function append<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item];
  list.push(item);
  return list;
}
