import { createRequire } from 'node:module';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { addExpectations } from './add-expectations.ts';
import { addExclusions } from './add-exclusions.ts';
import { addFieldNames } from './add-field-names.ts';
import { addIntegerKeyword } from './add-integer-keyword.ts';
import { addLengthKeywords } from './add-length-keywords.ts';

/** The types of ajv-formats do not fit Node's module resolution, hence the require. */
const addFormats = (createRequire(import.meta.url)('ajv-formats') as { default: (ajv: Ajv2020) => Ajv2020 })
  .default;

/** What is judged: requests, answers and events of the contract, those of accounts, which people write by hand, or the configuration. */
export type SchemaPurpose = 'contract' | 'accounts' | 'configuration';

const contract: Options = { strict: false, discriminator: true, validateSchema: false, inlineRefs: false };

const purposes: Readonly<Record<SchemaPurpose, Options>> = {
  contract,
  accounts: contract,
  configuration: { allErrors: true, verbose: true, useDefaults: true, strictTypes: false },
};

/** The one configuration of Ajv: JSON Schema 2020-12, with code that can be written to a file. */
export function createAjv(purpose: SchemaPurpose): Ajv2020 {
  const ajv = new Ajv2020({ ...purposes[purpose], code: { source: true, lines: true } });
  ajv.addVocabulary(['x-expects', 'x-secret']);
  addFormats(ajv);
  addExclusions(ajv);
  if (purpose === 'accounts') {
    addFieldNames(ajv);
    addExpectations(ajv);
  }
  addIntegerKeyword(ajv);
  addLengthKeywords(ajv);
  return ajv;
}
