import { describe, expect, it } from 'vitest';
import { describeModels } from '../../../../scripts/specway/list-models.ts';

describe('describeModels', () => {
  it('names aliases in the neutral spelling, too', () => {
    const models = { 'chatfam-opus-4-8': { fallbacks: [], aliases: ['claude-best', 'ours'] } };
    expect(describeModels({ deployments: [], models })).toEqual([
      'chatfam-best  as chatfam-opus-4-8',
      'ours  as chatfam-opus-4-8',
    ]);
  });
});
