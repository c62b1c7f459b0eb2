import type {
  CodeExecutionResult,
  Content,
  ExecutableCode,
  FileData,
  FunctionCall,
  FunctionResponse,
  InlineData,
  Part,
} from '../../../generated/contract-types.ts';
import type { Unchecked } from '../../core/json/json-object.ts';

/** The members of a content that are mapped. */
export const contentMembers: ReadonlySet<string> = new Set<keyof Content>(['role', 'parts']);

/** What a part may be, one of them each. */
export const partKinds = [
  'text',
  'inlineData',
  'fileData',
  'functionCall',
  'functionResponse',
  'executableCode',
  'codeExecutionResult',
] as const satisfies readonly (keyof Part)[];

export type PartKind = (typeof partKinds)[number];

/** The members of each kind of part that are mapped. */
export const partMembers: Readonly<Record<PartKind, ReadonlySet<string>>> = {
  text: new Set(),
  inlineData: new Set<keyof InlineData>(['mimeType', 'data']),
  fileData: new Set<keyof FileData>(['mimeType', 'fileUri']),
  functionCall: new Set<keyof FunctionCall>(['id', 'name', 'args']),
  functionResponse: new Set<keyof FunctionResponse>(['id', 'name', 'response', 'parts']),
  executableCode: new Set<keyof ExecutableCode>(['id', 'language', 'code']),
  codeExecutionResult: new Set<keyof CodeExecutionResult>(['id', 'outcome', 'output']),
};

/** The members that a part has beside that of its kind. */
const commonMembers: ReadonlySet<string> = new Set<keyof Part>(['thought', 'thoughtSignature']);

const withCommon = (kind: PartKind): ReadonlySet<string> => new Set([kind, ...commonMembers]);

/** The members of a part of each kind that are read. */
export const ownMembers: Readonly<Record<PartKind, ReadonlySet<string>>> = {
  text: withCommon('text'),
  inlineData: withCommon('inlineData'),
  fileData: withCommon('fileData'),
  functionCall: withCommon('functionCall'),
  functionResponse: withCommon('functionResponse'),
  executableCode: withCommon('executableCode'),
  codeExecutionResult: withCommon('codeExecutionResult'),
};

/** Beside these a part says nothing. */
const signatureMembers: ReadonlySet<string> = new Set([...commonMembers, 'partMetadata']);

/** Whether a part of no known kind is nothing but the signature of what the model said before it. */
export function isSignature(part: Unchecked<Part>): boolean {
  return part.thoughtSignature !== undefined && Object.keys(part).every((name) => signatureMembers.has(name));
}
