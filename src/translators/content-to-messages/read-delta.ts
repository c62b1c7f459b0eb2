import type { EventsOf } from '../../core/handler.ts';
import { asString, type Unchecked } from '../../core/json/json-object.ts';

/** What a delta of a block brings. */
export interface DeltaText {
  /** Words of a text or of thoughts, arguments of a call as JSON, or the signature of thoughts. */
  readonly kind: 'words' | 'input' | 'signature';
  readonly text: string;
}

type Delta = EventsOf<'createMessage'>['content_block_delta']['delta'];

/** `null` for one that brings nothing, or what format C does not have. */
export function readDelta(delta: Unchecked<Delta>): DeltaText | null {
  switch (delta.type) {
    case 'text_delta':
      return createDelta('words', delta.text);
    case 'thinking_delta':
      return createDelta('words', delta.thinking);
    case 'input_json_delta':
      return createDelta('input', delta.partial_json);
    case 'signature_delta':
      return createDelta('signature', delta.signature);
    default:
      return null;
  }
}

function createDelta(kind: DeltaText['kind'], said: unknown): DeltaText | null {
  const text = asString(said) ?? '';
  return text === '' ? null : { kind, text };
}
