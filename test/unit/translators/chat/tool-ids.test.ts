import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseToolUseId, renderToolUseId } from '../../../../src/translators/chat/tool-ids.ts';

describe('renderToolUseId', () => {
  it.each([
    ['x3k9', null, 'toolu_x3k9'],
    ['call_1', null, 'toolu_call-5f1'],
    ['é', null, 'toolu_-c3-a9'],
    ['x3k9', 'CvcB+/8=', 'toolu_x3k9_Q3ZjQisvOD0'],
  ])('writes %s signed %s as %s', (callId, signature, id) => {
    expect(renderToolUseId({ callId, signature })).toBe(id);
    expect(parseToolUseId(id)).toEqual({ callId, signature });
  });

  it('keeps every id and signature byte for byte, within the characters of format B', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(text, fc.option(text), (callId, signature) => {
        const id = renderToolUseId({ callId, signature });
        expect(id).toMatch(/^[a-zA-Z0-9_-]+$/u);
        expect(parseToolUseId(id)).toEqual({ callId, signature });
      }),
    );
  });
});

describe('parseToolUseId', () => {
  it('takes an id of another make as it is', () => {
    for (const id of ['call_1', 'toolu_', 'toolu_a-zz', 'toolu_-ff', 'srvtoolu_01', '']) {
      expect(parseToolUseId(id)).toEqual({ callId: id, signature: null });
    }
  });

  it('takes the prefix off an id of format B and puts it on again', () => {
    const identity = parseToolUseId('toolu_01A09q90qw90lq917835lq9');
    expect(identity).toEqual({ callId: '01A09q90qw90lq917835lq9', signature: null });
    expect(renderToolUseId(identity)).toBe('toolu_01A09q90qw90lq917835lq9');
  });
});
