import { describe, expect, it } from 'vitest';
import { adviseOnPath } from '../../../../src/server/dispatcher/advise-on-path.ts';

describe('adviseOnPath', () => {
  it('looks at no path that is longer than any of the contract', () => {
    const looked: string[] = [];
    const find = (path: string) => {
      looked.push(path);
      return path === '/v1/models/x' ? '/v1/models/{model}' : null;
    };
    expect(adviseOnPath('/v1/v1/models/x', find)).toContain('/v1/models/{model}');
    looked.length = 0;
    const long = [
      '/v1'.repeat(5_000) + '/messages',
      `/v1/${'%41'.repeat(5_000)}`,
      `/v1/${'x'.repeat(2_000)}/responses`,
    ];
    expect(long.map((path) => adviseOnPath(path, find))).toEqual([null, null, null]);
    expect(looked).toEqual([]);
  });
});
