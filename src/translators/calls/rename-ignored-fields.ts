/** A field of the translated request, or the beginning of its path, and the client's field it was made from. */
export type FieldNames = readonly (readonly [upstream: string, client: string])[];

/** What the upstream ignored, under the names of the client's format. Fields that the client did not set are left out. */
export function renameIgnoredFields(fields: readonly string[], names: FieldNames): readonly string[] {
  const renamed = fields.flatMap((field) => {
    const found = names.find(([upstream]) => field === upstream || /^[.[]/.test(cut(field, upstream)));
    return found ? [found[1]] : [];
  });
  return [...new Set(renamed)];
}

/** What follows `start` in `field`; empty where it does not begin so. */
function cut(field: string, start: string): string {
  return field.startsWith(start) ? field.slice(start.length) : '';
}
