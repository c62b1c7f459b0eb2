import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../scripts/admin/parse-command.ts';
import { docPages } from '../support/doc-blocks.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';

/** One sentence for each link of a page that leads to no file, or to no heading of one. */
function findDeadLinks(page: string, text: string): readonly string[] {
  const prose = text.replaceAll(/^```[^]*?^```$/gmu, '');
  const targets = [...prose.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/gu)].map((match) => match[1] ?? '');
  return targets.flatMap((target) => {
    const [path = '', heading] = target.split('#');
    const file = path === '' ? page : normalize(join(dirname(page), path));
    if (!existsSync(join(repositoryDir, file))) return [`${page}: there is no ${file}`];
    if (heading === undefined || !file.endsWith('.md')) return [];
    return listHeadings(file).includes(heading) ? [] : [`${page}: there is no heading ${target}`];
  });
}

/** As GitHub names them. */
function listHeadings(file: string): readonly string[] {
  const text = readFileSync(join(repositoryDir, file), 'utf8');
  return [...text.matchAll(/^#+ (.+)$/gmu)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('links of the pages', () => {
  it.each([...docPages, 'CONTRIBUTING.md'])('of %s lead to files and headings', (page) => {
    expect(findDeadLinks(page, readFileSync(join(repositoryDir, page), 'utf8'))).toEqual([]);
  });

  it('are found when they are dead', () => {
    const text = '[a](gone.md) [b](errors.md#nowhere) [c](errors.md#reasons) [d](https://example.com)';
    expect(findDeadLinks('docs/page.md', text)).toEqual([
      'docs/page.md: there is no docs/gone.md',
      'docs/page.md: there is no heading errors.md#nowhere',
    ]);
  });
});

/** One sentence for each command of administrators in a text that does not exist. */
function findUnknownCommands(text: string): readonly string[] {
  const names = [...text.matchAll(/\b(?:npm run admin --|specway admin) ([a-z0-9:-]+)/gu)];
  return names.flatMap(([, name = '']) => {
    const outcome = parseCommand([name]);
    return outcome.kind === 'refused' && outcome.message.startsWith('There is no') ? [outcome.message] : [];
  });
}

describe('commands of administrators', () => {
  it.each(docPages)('that %s names exist', (page) => {
    expect(findUnknownCommands(readFileSync(join(repositoryDir, page), 'utf8'))).toEqual([]);
  });

  it('are found where they do not', () => {
    const text = '`npm run admin -- user:list` `npm run admin -- --help` `specway admin user:lst`';
    expect(findUnknownCommands(text)).toEqual(['There is no command "user:lst". Did you mean user:list?']);
  });
});
