import { describe, expect, it } from 'vitest';
import { classifyName } from '../../../../../src/providers/simulator/schema/classify-name.ts';

describe('classifyName', () => {
  it.each([
    ['command', ['command', 'cmd', 'bash_command', 'shellCommand', 'script', 'argv', 'commands']],
    ['code', ['code', 'sourceCode', 'new_code', 'sql', 'python']],
    [
      'path',
      ['path', 'file_path', 'filePath', 'file', 'inputFile', 'filename', 'file_name', 'files', 'filepath'],
    ],
    ['folder', ['dir', 'dir_path', 'directory', 'directory_path', 'folder', 'folderName', 'cwd', 'outdir']],
    ['address', ['url', 'imageUrl', 'baseurl', 'urls', 'uri', 'file_url', 'link', 'href', 'webhook']],
    ['host', ['host', 'hostname', 'domain']],
    [
      null,
      [
        '',
        'profile',
        'country_code',
        'status_code',
        'description',
        'transcript',
        'location',
        'direction',
        'query',
        'name',
        'content',
        'file_text',
      ],
    ],
  ])('%s: %j', (effect, names) => {
    expect(names.map(classifyName)).toEqual(names.map(() => effect));
  });
});
