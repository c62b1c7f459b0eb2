import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { forwardLines } from '../../../src/workers/forward-lines.ts';

describe('forwardLines', () => {
  it('writes whole lines only, and what is left at the end', async () => {
    const written: string[] = [];
    const target = new Writable({
      decodeStrings: false,
      write: (text: string, _encoding, done) => {
        written.push(text);
        done();
      },
    });
    const source = new PassThrough();
    forwardLines(source, target);
    source.write('one\ntw');
    source.write('o\nthree\nfo');
    source.write(Buffer.from('ü').subarray(0, 1));
    source.write(Buffer.from('ü').subarray(1));
    source.end('r');
    await new Promise((resolve) => source.on('close', resolve));
    expect(written).toEqual(['one\n', 'two\nthree\n', 'foür']);
  });
});
