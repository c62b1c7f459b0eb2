import { _, stringify, type Ajv2020, type CodeKeywordDefinition } from 'ajv/dist/2020.js';

/**
 * Replaces Ajv's `additionalProperties` and `minProperties` by keywords that judge alike and say more: where there are no fields but
 * those of the schema, their errors have the names (`fields`). A field that there is not is reported before one that is missing: who
 * misspells a name, or wants to change what cannot be changed, has both.
 */
export function addFieldNames(ajv: Ajv2020): void {
  const additional = ajv.getKeyword('additionalProperties') as CodeKeywordDefinition;
  const least = ajv.getKeyword('minProperties') as CodeKeywordDefinition;
  ajv
    .removeKeyword('additionalProperties')
    .addKeyword({
      ...additional,
      before: 'required',
      error: {
        message: 'must NOT have additional properties',
        params: ({ params, parentSchema }) =>
          _`{additionalProperty: ${params.additionalProperty}, fields: ${stringify(listFields(parentSchema as Parent))}}`,
      },
    })
    .removeKeyword('minProperties')
    .addKeyword({
      ...least,
      keyword: 'minProperties',
      before: 'required',
      error: {
        message: ({ schema }) => `must NOT have fewer than ${String(schema)} properties`,
        params: ({ schema, parentSchema }) =>
          _`{limit: ${stringify(schema)}, fields: ${stringify(listFields(parentSchema as Parent))}}`,
      },
    });
}

interface Parent {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: unknown;
}

function listFields({ properties = {}, additionalProperties }: Parent): readonly string[] {
  return additionalProperties === false ? Object.keys(properties) : [];
}
