import { describe, expect, it } from 'vitest';
import { listRequiredBetaNames } from '../../../../src/providers/anthropic/list-required-beta-names.ts';

describe('listRequiredBetaNames', () => {
  it.each(['computer_20241022', 'bash_20241022', 'text_editor_20241022'])('knows what %s needs', (type) => {
    expect(listRequiredBetaNames({ tools: [{ name: 'x' }, { type }] })).toEqual(['computer-use-2024-10-22']);
  });

  it.each([{}, { tools: null }, { tools: [] }, { tools: [null, 'x', { type: 'bash_20250124' }] }])(
    'needs nothing for %j',
    (body) => {
      expect(listRequiredBetaNames(body)).toEqual([]);
    },
  );
});
