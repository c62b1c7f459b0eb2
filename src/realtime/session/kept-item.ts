import type {
  RealtimeGaFunctionCallItem,
  RealtimeGaFunctionCallOutputItem,
  RealtimeGaMessageItem,
  RealtimeRole,
} from '../../../generated/contract-types.ts';
import type { RealtimeTurnItem } from '../../core/realtime/realtime-model.ts';

/** An item of a conversation as events show it. */
export type ShownItem = (
  RealtimeGaMessageItem | RealtimeGaFunctionCallItem | RealtimeGaFunctionCallOutputItem
) & { readonly id: string };

export type ItemStatus = 'completed' | 'in_progress' | 'incomplete';

/** A part of a message that is kept. */
export type KeptPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image'; readonly url: string; readonly detail: string | null }
  | HeardPart
  | SpokenPart;

/** Sound of the user. It is not kept itself. */
export interface HeardPart {
  readonly kind: 'heard';
  /** What was heard in it; `null` where nothing was to be understood. */
  readonly transcript: string | null;
  readonly durationMs: number;
  /** Whether events show the transcript: the session transcribes, or the client sent it. */
  readonly visibility: 'shown' | 'hidden';
}

/** Sound of the assistant: what it says, and when, from the beginning of the part. It grows while it is spoken. */
export interface SpokenPart {
  readonly kind: 'spoken';
  words: SpokenWords[];
  durationMs: number;
  /** Whether the client has said where the user stopped listening: it grows no more. */
  isTruncated: boolean;
}

export interface SpokenWords {
  readonly text: string;
  /** When their sound ends. */
  readonly endMs: number;
}

export type KeptBody =
  | { readonly kind: 'message'; readonly role: RealtimeRole; readonly parts: KeptPart[] }
  | { readonly kind: 'call'; readonly callId: string; readonly name: string; arguments: string }
  | { readonly kind: 'call-output'; readonly callId: string; readonly output: string };

/** One item of a conversation. */
export interface KeptItem {
  readonly id: string;
  readonly body: KeptBody;
  status: ItemStatus;
  /** Characters that it counts for in its conversation. */
  length: number;
}

/** What a spoken part says. */
export function joinWords({ words }: SpokenPart): string {
  return words.map(({ text }) => text).join('');
}

/** An item as events show it. */
export function showItem({ id, body, status }: KeptItem): ShownItem {
  const head = { id, object: 'realtime.item', status } as const;
  switch (body.kind) {
    case 'message':
      return {
        ...head,
        type: 'message',
        role: body.role,
        content: body.parts.map((part) => showPart(part, body.role)),
      };
    case 'call':
      return {
        ...head,
        type: 'function_call',
        call_id: body.callId,
        name: body.name,
        arguments: body.arguments,
      };
    case 'call-output':
      return { ...head, type: 'function_call_output', call_id: body.callId, output: body.output };
  }
}

function showPart(part: KeptPart, role: RealtimeRole): RealtimeGaMessageItem['content'][number] {
  switch (part.kind) {
    case 'text':
      return { type: role === 'assistant' ? 'output_text' : 'input_text', text: part.text };
    case 'image':
      return {
        type: 'input_image',
        image_url: part.url,
        ...(part.detail === null ? {} : { detail: part.detail }),
      };
    case 'heard':
      return { type: 'input_audio', transcript: part.visibility === 'shown' ? part.transcript : null };
    case 'spoken':
      return { type: 'output_audio', transcript: joinWords(part) };
  }
}

/** An item as the model takes it. */
export function convertToTurnItem({ body }: KeptItem): RealtimeTurnItem {
  if (body.kind !== 'message') return body;
  const parts = body.parts.map((part) => {
    if (part.kind === 'heard')
      return { kind: 'sound', transcript: part.transcript, durationMs: part.durationMs } as const;
    if (part.kind === 'spoken')
      return { kind: 'sound', transcript: joinWords(part), durationMs: part.durationMs } as const;
    return part;
  });
  return { kind: 'message', role: body.role, parts };
}

/** What an item, and each part of one, takes besides its characters, counted as such. */
const overhead = 64;

/** Characters of an item, whatever it is, and something for what has none. */
export function measureItem({ id, body }: Pick<KeptItem, 'id' | 'body'>): number {
  const head = overhead + id.length;
  switch (body.kind) {
    case 'message':
      return body.parts.reduce((sum, part) => sum + overhead + measurePart(part), head);
    case 'call':
      return head + body.callId.length + body.name.length + body.arguments.length;
    case 'call-output':
      return head + body.callId.length + body.output.length;
  }
}

function measurePart(part: KeptPart): number {
  switch (part.kind) {
    case 'text':
      return part.text.length;
    case 'image':
      return part.url.length + (part.detail?.length ?? 0);
    case 'heard':
      return part.transcript?.length ?? 0;
    case 'spoken':
      return part.words.reduce((sum, { text }) => sum + text.length, 0);
  }
}
