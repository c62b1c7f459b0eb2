import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mapBlockReason, mapFinishReason } from '../../src/formats/content/index.ts';
import { mapStopReason } from '../../src/formats/messages/index.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';

interface Contract {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly enum: readonly string[] }>> };
}

const contract = JSON.parse(
  await readFile(join(repositoryDir, 'generated/openapi.json'), 'utf8'),
) as Contract;

const tables = [
  ['MessageStopReason', mapStopReason],
  ['FinishReason', mapFinishReason],
  ['BlockReason', mapBlockReason],
] as const;

describe('the reasons of the neutral interface', () => {
  it.each(tables)('are those of %s in the contract', (schema, map) => {
    const reasons = contract.components.schemas[schema]?.enum ?? [];
    expect(reasons.length).toBeGreaterThan(3);
    expect(reasons.map((reason) => map(reason, 'neutral'))).toEqual(reasons);
  });
});
