import { _, str, stringify, type Ajv2020, type CodeKeywordDefinition } from 'ajv/dist/2020.js';

/**
 * Replaces Ajv's `pattern` by a keyword that judges alike and says more: where the schema says in words what it expects (`x-expects`), its
 * error says so too (`expects`). Nobody reads a pattern.
 */
export function addExpectations(ajv: Ajv2020): void {
  const pattern = ajv.getKeyword('pattern') as CodeKeywordDefinition;
  ajv.removeKeyword('pattern').addKeyword({
    ...pattern,
    error: {
      message: ({ schemaCode }) => str`must match pattern "${schemaCode}"`,
      params: ({ schemaCode, parentSchema }) => {
        const expected = (parentSchema as Parent)['x-expects'];
        return expected === undefined
          ? _`{pattern: ${schemaCode}}`
          : _`{pattern: ${schemaCode}, expects: ${stringify(expected)}}`;
      },
    },
  });
}

interface Parent {
  readonly 'x-expects'?: string;
}
