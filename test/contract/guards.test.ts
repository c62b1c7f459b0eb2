import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { findCycles, findForbiddenImports, findRoomCycles } from '../support/import-rules.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';
import { parseModule } from '../support/read-modules.ts';

describe('import rules', () => {
  it.each([
    ['src/auth/a.ts', "import { b } from '../routing/index.ts';", 'src/auth may not know src/routing'],
    ['src/auth/a.ts', "import type { B } from '../server/index.ts';", 'src/auth may not know src/server'],
    ['src/core/a.ts', "export * from '../auth/index.ts';", 'src/core may not know src/auth'],
    ['src/core/a.ts', "import { readFile } from 'node:fs/promises';", 'no input or output'],
    [
      'handlers/a/b.ts',
      "import { c } from '../../src/routing/index.ts';",
      'handlers may not know src/routing',
    ],
    [
      'handlers/a/b.ts',
      "type C = import('../../src/server/index.ts').C;",
      'handlers may not know src/server',
    ],
    ['generated/a.ts', "import type { B } from '../src/core/area.ts';", 'generated may not know src/core'],
    ['src/server/a.ts', "import { b } from '../routing/create-router.ts';", 'through src/routing/index.ts'],
    ['src/server/a.ts', "const b = await import('../../scripts/b.ts');", 'outside the program'],
    ['src/main.ts', "import { b } from './routing/index.ts';", 'src/main.ts may not know src/routing'],
    ['src/routing/a.ts', "import { request } from 'undici';", 'only src/providers may'],
    ['src/server/a.ts', "import type { Kysely } from 'kysely';", 'only src/stores may'],
    ['src/stores/a.ts', "import express from 'express';", 'only src/server may'],
    ['src/stores/a.ts', "createRequire(import.meta.url)('ajv-formats');", 'only src/server and src/config'],
    ['src/server/a.ts', "import ts from 'typescript';", 'no runtime dependency'],
    [
      'src/formats/content/a.ts',
      "import type { B } from '../messages/index.ts';",
      'src/formats/content may not know src/formats/messages',
    ],
    ['src/routing/a.ts', "import { b } from '../formats/content/index.ts';", 'src/routing may not know'],
    ['src/audio/a.ts', "import type { B } from '../../generated/b.ts';", 'src/audio may not know generated'],
    ['src/audio/a.ts', "import { readFileSync } from 'node:fs';", 'src/audio does no input or output'],
    ['src/server/a.ts', "import { b } from '../audio/index.ts';", 'src/server may not know src/audio'],
    [
      'src/providers/vertex/a.ts',
      "import { b } from '../gemini/b.ts';",
      'the provider vertex may not know gemini',
    ],
    [
      'src/providers/http/a.ts',
      "import { b } from '../gemini/b.ts';",
      'the provider http may not know gemini',
    ],
    [
      'handlers/a/b.ts',
      "import { c } from '../../src/formats/content/c.ts';",
      'through src/formats/content/index.ts',
    ],
  ])('refuse, in %s: %s', (file, text, objection) => {
    expect(findForbiddenImports([parseModule(file, text)])).toEqual([expect.stringContaining(objection)]);
  });

  it.each([
    ['src/server/a.ts', "import { b } from '../routing/index.ts';"],
    ['src/server/a/b.ts', "import { c } from '../c/d.ts'; import { e } from '../../core/e.ts';"],
    ['src/providers/index.ts', "export { a } from './gemini/a.ts';"],
    ['src/providers/gemini/a.ts', "import { b } from '../http/b.ts';"],
    ['src/providers/simulator/a.ts', "import { b } from '../../audio/index.ts';"],
    ['src/realtime/a.ts', "import { b } from '../audio/index.ts';"],
    ['src/core/a.ts', "import type { IncomingHttpHeaders } from 'node:http';"],
    ['handlers/a/b.ts', "import { c } from './c.ts'; import type { D } from '../../generated/d.ts';"],
    ['test/unit/a.test.ts', "import { b } from '../../src/routing/create-router.ts';"],
  ])('allow, in %s: %s', (file, text) => {
    expect(findForbiddenImports([parseModule(file, text)])).toEqual([]);
  });
});

describe('findCycles', () => {
  it('finds a circle that is closed by a type', () => {
    const modules = [
      parseModule('src/a/a.ts', "import { b } from './b.ts';"),
      parseModule('src/a/b.ts', "import { c } from './c.ts';"),
      parseModule('src/a/c.ts', "import type { A } from './a.ts';"),
    ];
    expect(findCycles(modules)).toEqual(['src/a/a.ts -> src/a/b.ts -> src/a/c.ts -> src/a/a.ts']);
  });

  it('finds no circle where two modules share a third', () => {
    const modules = [
      parseModule('src/a/a.ts', "import './b.ts'; import './c.ts';"),
      parseModule('src/a/b.ts', "import './c.ts';"),
      parseModule('src/a/c.ts', ''),
    ];
    expect(findCycles(modules)).toEqual([]);
  });
});

describe('findRoomCycles', () => {
  it('finds a circle of rooms whose modules form none', () => {
    const modules = [
      parseModule('src/a/x/one.ts', "import type { Two } from '../y/two.ts';"),
      parseModule('src/a/y/two.ts', ''),
      parseModule('src/a/y/three.ts', "import { four } from '../x/four.ts';"),
      parseModule('src/a/x/four.ts', ''),
    ];
    expect(findCycles(modules)).toEqual([]);
    expect(findRoomCycles(modules)).toEqual(['src/a/x -> src/a/y -> src/a/x']);
  });

  it('finds none where a room is put together with another, and shares a file with it', () => {
    const modules = [
      parseModule('src/a/index.ts', "import './x/one.ts'; import './y/two.ts';"),
      parseModule('src/a/x/one.ts', "import '../shared.ts'; import '../y/two.ts';"),
      parseModule('src/a/y/two.ts', "import '../shared.ts';"),
      parseModule('src/a/shared.ts', ''),
    ];
    expect(findRoomCycles(modules)).toEqual([]);
  });
});

describe('the lint rules', { timeout: 120_000 }, () => {
  const eslint = new ESLint({ cwd: repositoryDir });
  // Rules with types read the text of a file that exists, so each planted text stands in for this one.
  const filePath = `${repositoryDir}src/core/area.ts`;

  it.each([
    ['max-lines', 'export const a = 1;\n'.repeat(1) + '// line\n'.repeat(401)],
    ['max-lines-per-function', `export function a(): void {\n${'  void 0;\n'.repeat(61)}}\n`],
    ['max-params', 'export function a(b: 1, c: 2, d: 3, e: 4): void {\n  void [b, c, d, e];\n}\n'],
    ['no-restricted-exports', 'export default 1;\n'],
    ['no-console', "console.log('a');\n"],
    ['no-warning-comments', '// TODO: later\n'],
    ['eqeqeq', 'export const a = (b: unknown) => b == 1;\n'],
    ['no-restricted-properties', 'export const a = () => process.env.HOME;\n'],
    ['no-restricted-properties', "export const a = () => JSON.parse('1') as unknown;\n"],
    ['no-restricted-properties', 'export const a = () => Date.now();\n'],
    ['@typescript-eslint/no-explicit-any', 'export const a = (b: any) => void b;\n'],
    [
      '@typescript-eslint/consistent-type-imports',
      "import { A } from './b.ts';\nexport const a = (b: A) => void b;\n",
    ],
    ['@typescript-eslint/no-unused-vars', 'const a = 1;\n'],
    ['@typescript-eslint/no-non-null-assertion', 'export const a = (b: string | null) => b!.length;\n'],
    [
      '@typescript-eslint/no-floating-promises',
      'export const a = () => {\n  Promise.reject(new Error());\n};\n',
    ],
    [
      '@typescript-eslint/no-misused-promises',
      '[1].forEach(async () => {\n  await Promise.resolve();\n});\n',
    ],
  ])('refuse a breach of %s', async (ruleId, text) => {
    const [result] = await eslint.lintText(text, { filePath });
    expect(result?.messages.map((message) => message.ruleId)).toContain(ruleId);
  });
});
