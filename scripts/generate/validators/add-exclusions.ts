import { _, stringify, type Ajv2020, type CodeKeywordDefinition } from 'ajv/dist/2020.js';

/**
 * Replaces Ajv's `not` by one that judges alike and says more: where it forbids fields to stand together, its error has their
 * names (`together`).
 */
export function addExclusions(ajv: Ajv2020): void {
  const keyword = ajv.getKeyword('not') as CodeKeywordDefinition;
  ajv.removeKeyword('not').addKeyword({
    ...keyword,
    // Where Ajv has it: of several keywords that fail, the first is reported.
    before: 'anyOf',
    error: {
      message: 'must NOT be valid',
      params: ({ schema }) => {
        const names = listExcluded(schema as Excluded);
        return names.length > 1 ? _`{together: ${stringify(names)}}` : _`{}`;
      },
    },
  });
}

interface Excluded {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, object>>;
}

/** The fields that must not all be there, whatever they are. */
function listExcluded({ required = [], properties = {} }: Excluded): readonly string[] {
  const isOfPresence = Object.values(properties).every((schema) => Object.keys(schema).length === 0);
  return isOfPresence ? required : [];
}
