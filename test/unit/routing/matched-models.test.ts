import { describe, expect, it } from 'vitest';
import { MatchedModels } from '../../../src/routing/matched-models.ts';

describe('MatchedModels', () => {
  it('makes a model once, whatever its spelling', () => {
    const made: string[] = [];
    const models = new MatchedModels((id) => (made.push(id), { id }));
    expect(models.find('claude-opus-9')).toBe(models.find('chatfam-opus-9'));
    expect(made).toEqual(['chatfam-opus-9']);
  });

  it('keeps a limited number, and nothing of names that no pattern stands for', () => {
    let made = 0;
    const models = new MatchedModels((id) => (id.startsWith('no') ? null : { id, number: (made += 1) }));
    for (let index = 0; index < 10_000; index += 1) models.find(`a-${String(index)}`);
    expect(models.find('no-such')).toBeNull();
    expect(models.size).toBe(500);
    expect(models.find('a-9999')).toMatchObject({ number: 10_000 });
    expect(models.find('a-0')).toMatchObject({ number: 10_001 });
  });
});
