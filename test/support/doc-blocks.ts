import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryDir } from './list-openapi-examples.ts';

/** Languages of blocks that are run. Others (yaml, json, text, html, …) are shown only. */
const languages = ['sh', 'ts', 'js', 'python'] as const;
export type BlockLanguage = (typeof languages)[number];

/** A fenced block of commands or a program. */
export interface DocBlock {
  readonly page: string;
  readonly line: number;
  readonly language: BlockLanguage;
  readonly code: string;
  /** What stands behind `not run:` in the first line of the block; `null` for one that is run. */
  readonly notRun: string | null;
  /** Behind the language stands `errors`: it shows how requests fail. */
  readonly showsErrors: boolean;
}

/** The pages for readers: README.md and what is in docs/, but decisions, which tell of their time. */
export const docPages: readonly string[] = [
  'README.md',
  ...globSync('docs/**/*.md', { cwd: repositoryDir })
    .filter((page) => !page.startsWith('docs/decisions/'))
    .sort(),
];

/** Every block of a page that is to be run, or says why it is not. Throws for a first line that says something else. */
export function listDocBlocks(page: string): readonly DocBlock[] {
  return parseDocBlocks(page, readFileSync(join(repositoryDir, page), 'utf8'));
}

export function parseDocBlocks(page: string, text: string): readonly DocBlock[] {
  const blocks: DocBlock[] = [];
  for (const match of text.matchAll(/^( *)```([a-z]+)(?: +([^\n]+))?\n([^]*?)^\1```$/gmu)) {
    const [, , language = '', more = '', code = ''] = match;
    if (!isRun(language)) continue;
    const line = text.slice(0, match.index).split('\n').length;
    const notRun = /^not run: (\S.*)$/u.exec(more)?.[1] ?? null;
    const showsErrors = more === 'errors';
    if (more !== '' && notRun === null && !showsErrors)
      throw new Error(
        `${page}:${String(line)}: behind the language stands "errors", or "not run:" and the reason`,
      );
    blocks.push({ page, line, language, code, notRun, showsErrors });
  }
  return blocks;
}

function isRun(language: string): language is BlockLanguage {
  return (languages as readonly string[]).includes(language);
}
