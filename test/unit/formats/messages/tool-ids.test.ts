import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOwnToolUseId,
  parseToolUseId,
  renderToolUseId,
} from '../../../../src/formats/messages/tool-ids.ts';

/** Ids of other makers, and of gateways like this one before their ids had a mark. */
const foreignIds = [
  'toolu_01A09q90qw90lq917835lq9',
  'toolu_vrtx_01HqLhhNRhnEZDqTtFcHCMUs',
  'toolu_bdrk_01Xi4Zs5NnCnHPpHTRYhcMqb',
  'call_Hn3d1OmBLeQ7VWkXKmWqfOmP',
  'chatcmpl-tool-8c6f0a1e',
  'srvtoolu_01WYG3ziw53XMcoyKL4XcZmE',
  'fc_67ca09c5efe0819096d0511c92b8c890096610f474011cc0',
  'toolu_x3k9_Q3ZjQisvOD0',
  'toolu_sw1',
  'toolu_sw1_x3k9',
  'toolu_sw100000000_x3k9',
  'x3k9',
  '',
];

describe('renderToolUseId', () => {
  it.each([
    ['x3k9', null, 'toolu_sw170ee36c2_x3k9'],
    ['call_1', null, 'toolu_sw1'],
    ['é', null, 'toolu_sw1'],
    ['x3k9', 'CvcB+/8=', 'toolu_sw1'],
  ])(
    'writes %s signed %s as an id that begins with its mark and a checksum',
    (callId, signature, beginning) => {
      const id = renderToolUseId({ callId, signature });
      expect(id.startsWith(beginning)).toBe(true);
      expect(id).toMatch(/^toolu_sw1[0-9a-f]{8}_[a-zA-Z0-9_-]+$/u);
      expect(parseToolUseId(id)).toEqual({ callId, signature });
      expect(isOwnToolUseId(id)).toBe(true);
    },
  );

  it('takes an empty signature for none', () => {
    const id = renderToolUseId({ callId: 'x3k9', signature: '' });
    expect(parseToolUseId(id)).toEqual({ callId: 'x3k9', signature: null });
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
  it.each(foreignIds)('takes an id of another make as it is: %s', (id) => {
    expect(parseToolUseId(id)).toEqual({ callId: id, signature: null });
    expect(isOwnToolUseId(id)).toBe(false);
  });

  it('takes an id of ours that was changed for one of another make', () => {
    const id = renderToolUseId({ callId: 'x3k9', signature: 'CvcB+/8=' });
    const changed = [id.slice(0, -1), `${id}A`, id.replace('x3k9', 'x3k8'), id.toUpperCase(), ` ${id}`];
    for (const text of changed) expect(parseToolUseId(text)).toEqual({ callId: text, signature: null });
  });

  it('opens nothing that it did not make', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:toolu_|call_)?(?:sw1)?[a-zA-Z0-9_-]{1,60}$/u), (id) => {
        expect(parseToolUseId(id)).toEqual({ callId: id, signature: null });
      }),
    );
  });
});
