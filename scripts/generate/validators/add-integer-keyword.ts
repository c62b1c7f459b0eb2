import { _, str, type Ajv2020, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import { usePattern } from 'ajv/dist/vocabularies/code.js';

/** What an integer that arrives as text may be. */
export interface IntegerBounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** No sign but minus, no exponent, and no more digits than a double holds. */
const writtenForm = String.raw`^-?\d{1,15}$`;

const integerKeyword: CodeKeywordDefinition = {
  keyword: 'integerText',
  type: 'string',
  schemaType: 'object',
  error: {
    message: ({ schema }) => {
      const { minimum, maximum } = schema as IntegerBounds;
      return str`must be an integer from ${minimum} to ${maximum}`;
    },
    params: () => _`{}`,
  },
  code: writeIntegerCheck,
};

/** Adds the keyword `integerText`: a text that is an integer within these bounds, as parameters are. */
export function addIntegerKeyword(ajv: Ajv2020): void {
  ajv.addKeyword(integerKeyword);
}

function writeIntegerCheck(context: KeywordCxt): void {
  const { minimum, maximum } = context.schema as IntegerBounds;
  const { data } = context;
  const pattern = usePattern(context, writtenForm);
  context.fail(_`!${pattern}.test(${data}) || +${data} < ${minimum} || +${data} > ${maximum}`);
}
