import { describe, expect, it } from 'vitest';
import { createAjv } from '../../../scripts/generate/validators/create-ajv.ts';
import { listViolations } from '../../../src/config/create-schema-validator.ts';
import { suggestName } from '../../../src/core/suggest-name.ts';

describe('listViolations', () => {
  it('takes the values of a list for texts, numbers too', () => {
    const schema = { properties: { seconds: { enum: [4, 16] } } };
    const [violation] = listViolations(createAjv('configuration').compile(schema), { seconds: 160 });
    expect(violation).toMatchObject({ path: ['seconds'], kind: 'bad_value', candidates: ['4', '16'] });
    expect(suggestName('160', violation!.candidates)).toBe('16');
  });
});
