import type { Profile } from '../../../src/core/area.ts';
import type { WireAnswer } from '../../../test/support/contract-client.ts';
import type { ContractOperation } from '../../../test/support/contract-document.ts';
import { readEventStream } from '../../../test/support/contract-sse.ts';
import type { TalkLine } from '../../../test/support/contract-realtime-client.ts';
import { nameEvent, nameMediaType, nameOperation, nameRealtimeEvent, nameStatus } from './contract-place.ts';

/** What of the contract an answer shows, by the ids of the places. */
export function readPlaces(
  profile: Profile,
  { operationId, responses, errorFormat }: ContractOperation,
  { status, headers, body }: WireAnswer,
): readonly string[] {
  const name = nameOperation(profile, operationId);
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const hasContent = responses.get(status)?.content.has(type.trim()) === true;
  const events = readEventNames({ operationId, errorFormat, type: type.trim(), status }, body);
  return [
    name,
    nameStatus(name, status),
    ...(hasContent ? [nameMediaType(name, status, type.trim())] : []),
    ...events.map((event) => nameEvent(name, event)),
  ];
}

interface StreamFacts {
  readonly operationId: string;
  readonly errorFormat: ContractOperation['errorFormat'];
  readonly type: string;
  readonly status: number;
}

function readEventNames(
  { operationId, errorFormat, type, status }: StreamFacts,
  body: Buffer,
): readonly string[] {
  const isContent = errorFormat === 'generateContent';
  if (type === 'text/event-stream') {
    const { events } = readEventStream(body, isContent ? 'crlf' : 'lf');
    return events.map(({ name, data }) => name ?? nameChunk(JSON.parse(data)));
  }
  if (operationId !== 'streamGenerateContent' || status !== 200) return [];
  return (JSON.parse(body.toString('utf8')) as unknown[]).map(nameChunk);
}

/** What the contract calls a chunk of format C, which has no name on the wire. */
function nameChunk(chunk: unknown): string {
  return typeof chunk === 'object' && chunk !== null && 'error' in chunk ? 'error' : 'chunk';
}

/** What of the contract a conversation of a set shows. */
export function readTalkPlaces(set: string, lines: readonly TalkLine[]): readonly string[] {
  return lines.map(({ from, event }) => nameRealtimeEvent(set, from, event.type));
}
