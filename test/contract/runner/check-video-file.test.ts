import { describe, expect, it } from 'vitest';
import { checkVideoFile } from '../../support/contract-video-file.ts';

const film = Buffer.from('\0\0\0 ftypisom');

const check = (status: number, headers: Readonly<Record<string, string>>, body = film) =>
  checkVideoFile({ status, headers: { 'content-type': 'video/mp4', ...headers }, body });

describe('checkVideoFile', () => {
  it('finds nothing wrong with a whole file, a part and a file of another kind', () => {
    expect(check(200, { 'content-length': '12' })).toEqual([]);
    expect(check(206, { 'content-length': '12', 'content-range': 'bytes 3-14/15' })).toEqual([]);
    expect(check(200, { 'content-type': 'video/webm' }, Buffer.from('x'))).toEqual([]);
  });

  it.each([
    [200, { 'content-length': '13' }, /content-length is 13 and there are 12 bytes/],
    [200, {}, /no such file/, Buffer.from('{"error":{}}')],
    [206, {}, /content-range is {2}and/],
    [206, { 'content-range': 'bytes 0-12/15' }, /bytes 0-12\/15 and there are 12 bytes/],
    [206, { 'content-range': 'bytes 4-15/15' }, /bytes 4-15\/15/],
    [206, { 'content-range': 'bytes */15' }, /bytes \*\/15/],
  ] as const)('complains of %i with %j', (status, headers, problem, body = film) => {
    expect(check(status, headers, body).join('\n')).toMatch(problem);
  });
});
