import { describe, expect, it } from 'vitest';
import { renderCsv } from '../../../../handlers/account/render-csv.ts';

describe('renderCsv', () => {
  const plain = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)'];
  const behindControls = [
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '\0\u0001+1',
    '\u001f@A1',
    '\u0085-1',
    '\ufeff=1',
    '\u200b\0=1',
  ];

  it.each([...plain, ...behindControls])(
    'begins a text that spreadsheets run with an apostrophe: %j',
    (name) => {
      const [, cell = ''] = /^name\r\n"?([^"]*)"?\r\n$/.exec(renderCsv(['name'], [{ name }])) ?? [];
      expect(cell).toBe(`'${name}`);
    },
  );

  it('leaves no formula behind what ends a cell where the list separator is another one', () => {
    const table = renderCsv(['name'], [{ name: 'a;=1+1\t@A1|-1;b=c' }]);
    expect(table).toBe("name\r\na;'=1+1\t'@A1|'-1;b=c\r\n");
  });

  it('leaves numbers and everything else as they are, and quotes what would end a cell', () => {
    const rows = [{ a: -1, b: true, c: null, d: 'x-1', e: 'a "b", c\r\nd' }];
    const table = renderCsv(['a', 'b', 'c', 'd', 'e'], rows);
    expect(table).toBe('a,b,c,d,e\r\n-1,true,,x-1,"a ""b"", c\r\nd"\r\n');
  });
});
