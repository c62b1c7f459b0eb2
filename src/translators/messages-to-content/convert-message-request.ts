import type {
  ContentTokenCountRequest,
  GenerateContentRequest,
  Part,
  SystemInstruction,
} from '../../../generated/contract-types.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import type { Unchecked } from '../../core/json/json-object.ts';
import type { MessageFields } from '../chat/message-fields.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { convertSettings } from './convert-settings.ts';
import { convertToolChoice, convertTools } from './convert-tools.ts';
import { convertTurns } from './convert-turns.ts';
import { createConversion, ignoreOthers, type RequestConversion } from './conversion.ts';

/** A request of format B as one of format C. */
export interface ConvertedMessage {
  readonly value: Unchecked<GenerateContentRequest | ContentTokenCountRequest>;
  readonly ignoredFields: readonly string[];
}

/** What of a call a request is made from. */
export type MessageSource = Pick<UpstreamCall, 'upstreamModel' | 'headers'> & {
  readonly value: MessageFields;
  readonly provider: RequestConversion['provider'];
};

/** What the model reads, and its name. */
const countedMembers: ReadonlySet<keyof MessageFields> = new Set(['model', 'messages', 'system', 'tools']);

/** How it is to answer, too. */
const mappedMembers: ReadonlySet<keyof MessageFields> = new Set([
  ...countedMembers,
  'stream',
  'tool_choice',
  'thinking',
  'output_config',
  'output_format',
  'max_tokens',
  'temperature',
  'top_p',
  'top_k',
  'stop_sequences',
]);

/** What would change the answer and has no counterpart. */
const refusedMembers: readonly (readonly [field: keyof MessageFields, objection: string])[] = [
  ['mcp_servers', 'This model calls no servers; offer their tools in tools.'],
  ['container', 'This model runs nothing in containers; leave it out.'],
];

const betaHeaders: readonly string[] = ['anthropic-beta', 'msg-beta'];

/** The request for generateContent. Throws `invalid_argument` naming what cannot be mapped. */
export function convertMessageRequest(source: MessageSource): ConvertedMessage {
  const { value } = source;
  const conversion = createConversion(value, source);
  const converted: Read = Object.assign(
    convertRead(source, conversion, mappedMembers),
    convertToolChoice(value),
  );
  converted.generationConfig = convertSettings(value, conversion);
  return { value: converted, ignoredFields: listOnce(conversion.ignoredFields) };
}

/**
 * The request for countTokens: what the model reads. How it shall answer has no tokens, and is ignored. Throws as
 * {@link convertMessageRequest} does.
 */
export function convertCountRequest(source: MessageSource): ConvertedMessage {
  const conversion = createConversion(source.value, source);
  const read = convertRead(source, conversion, countedMembers);
  const value: ConvertedMessage['value'] = { generateContentRequest: read };
  return { value, ignoredFields: listOnce(conversion.ignoredFields) };
}

function listOnce(fields: readonly string[]): readonly string[] {
  return fields.length < 2 ? fields : [...new Set(fields)];
}

type Read = { -readonly [Name in keyof GenerateContentRequest]?: unknown };

/** What the model reads: the instruction, the conversation and the tools. Members that are not `used` are ignored. */
function convertRead(
  { value, headers }: MessageSource,
  conversion: RequestConversion,
  used: ReadonlySet<string>,
): Read {
  for (const [field, objection] of refusedMembers) {
    if (!isEmpty(value[field])) throw refuseField(field, objection);
  }
  ignoreOthers(value, used, { path: '', conversion });
  for (const name of betaHeaders) if (headers[name] !== undefined) conversion.ignoredFields.push(name);
  const { contents, instructions } = convertTurns(value, conversion);
  const read: Read = { contents };
  if (instructions.length > 0) read.systemInstruction = createInstruction(instructions);
  return Object.assign(read, convertTools(value, conversion));
}

function createInstruction(parts: readonly Unchecked<Part>[]): Unchecked<SystemInstruction> {
  return { parts };
}

function isEmpty(member: unknown): boolean {
  return member === undefined || member === null || (Array.isArray(member) && member.length === 0);
}
