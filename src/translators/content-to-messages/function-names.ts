import { createHash } from 'node:crypto';
import type {
  ContentTool,
  FunctionDeclaration,
  GenerateContentRequest,
} from '../../../generated/contract-types.ts';
import { asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';

const maxNameLength = 64;

/** Characters of a hash, by which names are told apart that look alike afterwards. */
const markLength = 8;

const usableName = /^[A-Za-z0-9_-]{1,64}$/u;

/** The name of a function as format B takes it: the same for the same name each time, so that a conversation keeps it as it grows. */
export function convertFunctionName(name: string): string {
  if (usableName.test(name)) return name;
  const mark = createHash('sha256').update(name).digest('hex').slice(0, markLength);
  const readable = name.replace(/[^A-Za-z0-9_-]/gu, '_').slice(0, maxNameLength - markLength - 1);
  return `${readable}_${mark}`;
}

/** The functions that format B has other names for: by those names, the ones that the client gave. */
export function listRenamedFunctions({
  tools,
}: Unchecked<GenerateContentRequest>): ReadonlyMap<string, string> {
  const declared = listObjects<ContentTool>(tools).flatMap(({ functionDeclarations }) =>
    listObjects<FunctionDeclaration>(functionDeclarations).map(({ name }) => asString(name) ?? ''),
  );
  const renamed = declared.filter((name) => name !== '' && !usableName.test(name));
  return new Map(renamed.map((name) => [convertFunctionName(name), name]));
}
