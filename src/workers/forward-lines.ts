import type { Readable, Writable } from 'node:stream';

/** A line that is longer is passed on in parts, in characters. */
const maxLineLength = 1024 * 1024;

/** Passes text on in whole lines, so that lines of several processes never mix. Ends with what is left when `source` ends. */
export function forwardLines(source: Readable, target: Writable): void {
  let rest = '';
  source.setEncoding('utf8');
  source.on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    if (end === 0) rest += text;
    else {
      target.write(rest + text.slice(0, end));
      rest = text.slice(end);
    }
    if (rest.length > maxLineLength) flush();
  });
  source.on('end', flush);

  function flush(): void {
    if (rest !== '') target.write(rest);
    rest = '';
  }
}
