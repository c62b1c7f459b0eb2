import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareGenerated } from '../../../scripts/check-generated/compare-generated.ts';
import { diffContract } from '../../../scripts/contract-diff/diff-contract.ts';
import { generateContract } from '../../../scripts/generate/generate-contract.ts';
import { lintPublished } from '../../../scripts/lint-specs/lint-published.ts';
import { lintSpec } from '../../../scripts/lint-specs/lint-spec.ts';
import { repositoryDir } from '../../support/list-openapi-examples.ts';
import { copySmallContract, editFile } from '../../support/copy-small-contract.ts';

describe('compareGenerated', { timeout: 120_000 }, () => {
  it('finds nothing where generated files are what the specs say', async () => {
    const { specsDir, outDir } = await copySmallContract();
    await generateContract({ specsDir, outDir });
    expect(await compareGenerated({ specsDir, generatedDir: outDir })).toEqual([]);
  });

  it('names files that differ, are missing or do not belong there', async () => {
    const { specsDir, outDir } = await copySmallContract();
    await generateContract({ specsDir, outDir });
    await editFile(join(outDir, 'operations.ts'), 'getTree', 'getTrees');
    await rm(join(outDir, 'asyncapi.json'));
    await writeFile(join(outDir, 'notes.txt'), '');
    expect(await compareGenerated({ specsDir, generatedDir: outDir })).toEqual([
      'operations.ts differs from line 9 on.',
      'asyncapi.json is missing.',
      'notes.txt is not made by the generator.',
    ]);
  });
});

describe('lintSpec', { timeout: 120_000 }, () => {
  const lintWith = async (file: string, from: string, to: string): Promise<readonly string[]> => {
    const { specsDir, edit } = await copySmallContract();
    await edit(file, from, to);
    const document = file.startsWith('asyncapi') ? file : 'openapi/openapi.yaml';
    return (await lintSpec(join(specsDir, document))).map((problem) => problem.ruleId);
  };

  it('accepts sound documents of both kinds', async () => {
    const { specsDir } = await copySmallContract();
    expect(await lintSpec(join(specsDir, 'openapi/openapi.yaml'))).toEqual([]);
    expect(await lintSpec(join(specsDir, 'asyncapi/events.yaml'))).toEqual([]);
  });

  it.each([
    ['rule/operation-is-complete', 'openapi/paths/trees.yaml', 'x-error-format: openai', 'x-other: openai'],
    [
      'rule/error-format-is-known',
      'openapi/paths/trees.yaml',
      'x-error-format: openai',
      'x-error-format: other',
    ],
    [
      'rule/schema-without-discriminator',
      'schemas/messages.yaml',
      'x-discriminator: type',
      'discriminator: {propertyName: type}',
    ],
    [
      'rule/schema-without-byte-format',
      'schemas/messages.yaml',
      'text: {type: string}',
      'text: {type: string, format: byte}',
    ],
    ['response-contains-header', 'openapi/paths/trees.yaml', 'headers: {x-request-id', 'headers: {x-other'],
    ['operation-operationId-unique', 'openapi/paths/trees.yaml', 'getTree', 'createMessage'],
    ['no-invalid-media-type-examples', 'openapi/paths/trees.yaml', 'kids: []', 'kids: 1'],
    ['no-unresolved-refs', 'asyncapi/events.yaml', '$defs/Ping', '$defs/Pong'],
  ])('finds a breach of %s', async (ruleId, file, from, to) => {
    expect(await lintWith(file, from, to)).toContain(ruleId);
  });
});

describe('lintPublished', { timeout: 120_000 }, () => {
  const lintAfter = async (file: string, from: string, to: string): Promise<readonly string[]> => {
    const { specsDir, outDir, edit } = await copySmallContract();
    await edit(file, from, to);
    await generateContract({ specsDir, outDir });
    const names = ['openapi.json', 'openapi.vendor.json', 'asyncapi.json', 'asyncapi.vendor.json'];
    const problems = await Promise.all(names.map((name) => lintPublished(join(outDir, name))));
    return problems.flat().map(({ ruleId }) => ruleId);
  };

  it('finds a default outside its own bounds', async () => {
    const number = 'text: {type: number, exclusiveMaximum: 1, default: 1}';
    const found = await lintAfter('schemas/messages.yaml', 'text: {type: string}', number);
    expect(found).toContain('oas3-valid-schema-example');
  });

  it('finds an operation of an event stream without a description', async () => {
    const document = join(repositoryDir, 'generated', 'asyncapi.json');
    const { outDir } = await copySmallContract();
    const copy = join(outDir, 'asyncapi.json');
    const text = await readFile(document, 'utf8');
    await mkdir(outDir, { recursive: true });
    await writeFile(copy, text.replace(/"description": "The answer of `createMessage`[^"]*",/u, ''));
    expect((await lintPublished(copy)).map(({ ruleId }) => ruleId)).toEqual([
      'asyncapi-3-operation-description',
    ]);
  });

  it('says so when there is no document', async () => {
    await expect(lintPublished('generated/none.json')).rejects.toThrow('spectral could not lint');
  });
});

describe('diffContract', { timeout: 120_000 }, () => {
  const declared =
    '## [Unreleased]\n\n### Breaking\n\n- Trees have no kids any more.\n\n## [0.1.0] - 2026-01-01\n\n- First\n';
  const undeclared = '## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n\n### Breaking\n\n- All of it\n';

  const diffAfter = async (from: string, to: string, changelog: string) => {
    const { specsDir, outDir, edit } = await copySmallContract();
    const releasedDir = `${outDir}-released`;
    await generateContract({ specsDir, outDir: releasedDir });
    await edit('schemas/messages.yaml', from, to);
    await generateContract({ specsDir, outDir });
    return diffContract({ releasedDir, generatedDir: outDir, changelog });
  };

  it('says so when nothing is released yet', async () => {
    const { outDir } = await copySmallContract();
    const diff = await diffContract({ releasedDir: outDir, generatedDir: outDir, changelog: '' });
    expect(diff.verdict).toBe('nothing released');
  });

  it('lets additions pass', async () => {
    const diff = await diffAfter(
      'properties: {kids:',
      'properties: {age: {type: integer}, kids:',
      undeclared,
    );
    expect(diff).toEqual({ verdict: 'compatible', breaking: {} });
  });

  it('finds an answer that lost a property, in every document that has it', async () => {
    const diff = await diffAfter(
      'properties: {type: {type: string, const: text}, text:',
      'properties: {type: {type: string, const: text}, words:',
      undeclared,
    );
    expect(diff.verdict).toBe('breaking, undeclared');
    expect(Object.keys(diff.breaking)).toEqual([
      'openapi.json',
      'openapi.vendor.json',
      'asyncapi.json',
      'asyncapi.vendor.json',
    ]);
  });

  it('lets a break pass that the change log declares', async () => {
    const diff = await diffAfter('required: [model]', 'required: [model, content]', declared);
    expect(diff.verdict).toBe('breaking, declared');
  });
});
