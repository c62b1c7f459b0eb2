import { describe, expect, it } from 'vitest';
import { splitBaseUrl } from '../../../../src/providers/http/split-base-url.ts';

describe('splitBaseUrl', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com', ''],
    ['https://api.example.com/', 'https://api.example.com', ''],
    ['http://127.0.0.1:8080/a/b', 'http://127.0.0.1:8080', '/a/b'],
    ['http://[::1]:8080/a/', 'http://[::1]:8080', '/a'],
  ])('splits %s', (baseUrl, origin, pathPrefix) => {
    expect(splitBaseUrl(baseUrl)).toEqual({ origin, pathPrefix });
  });
});
