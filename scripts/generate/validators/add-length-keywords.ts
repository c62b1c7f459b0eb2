import { createRequire } from 'node:module';
import { _, str, type Ajv2020, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';

/** How Ajv counts characters; its types do not fit Node's module resolution, hence the require. */
const ucs2length = (
  createRequire(import.meta.url)('ajv/dist/runtime/ucs2length') as { default: (text: string) => number }
).default;

/** How code that was written to a file gets at it. */
const ucs2lengthCode = _`require("ajv/dist/runtime/ucs2length").default`;

const lengthKeywords: CodeKeywordDefinition = {
  keyword: ['maxLength', 'minLength'],
  type: 'string',
  schemaType: 'number',
  error: {
    message: ({ keyword, schemaCode }) =>
      str`must NOT have ${keyword === 'maxLength' ? 'more' : 'fewer'} than ${schemaCode} characters`,
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  },
  code: writeLengthCheck,
};

/**
 * Replaces Ajv's `minLength` and `maxLength` by keywords that judge and report alike but count the characters of a text
 * only where its length in UTF-16 leaves them in doubt: a character takes one or two units. Ajv counts every text to its
 * end, which for one of a megabyte takes milliseconds, even to learn that it is not empty.
 */
export function addLengthKeywords(ajv: Ajv2020): void {
  ajv.removeKeyword('maxLength').removeKeyword('minLength').addKeyword(lengthKeywords);
}

function writeLengthCheck(context: KeywordCxt): void {
  const { keyword, data, gen } = context;
  const limit = context.schema as number;
  const characters = gen.scopeValue('func', { ref: ucs2length, code: ucs2lengthCode });
  context.fail(
    keyword === 'maxLength'
      ? _`${data}.length > ${limit} && (${data}.length > ${2 * limit} || ${characters}(${data}) > ${limit})`
      : _`${data}.length < ${limit} || (${data}.length < ${2 * limit - 1} && ${characters}(${data}) < ${limit})`,
  );
}
