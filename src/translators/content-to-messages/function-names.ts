import type {
  ContentTool,
  FunctionDeclaration,
  GenerateContentRequest,
} from '../../../generated/contract-types.ts';
import { asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { fitName, listRefitted, type NameRule } from '../chat/fit-name.ts';

const messageNames: NameRule = {
  usable: /^[A-Za-z0-9_-]{1,64}$/u,
  foreign: /[^A-Za-z0-9_-]/gu,
  wrongStart: null,
};

/** The name of a function as format B takes it. */
export function convertFunctionName(name: string): string {
  return fitName(name, messageNames);
}

/** The functions that format B has other names for: by those names, the ones that the client gave. */
export function listRenamedFunctions({
  tools,
}: Unchecked<GenerateContentRequest>): ReadonlyMap<string, string> {
  const declared = listObjects<ContentTool>(tools).flatMap(({ functionDeclarations }) =>
    listObjects<FunctionDeclaration>(functionDeclarations).map(({ name }) => asString(name) ?? ''),
  );
  return listRefitted(declared, messageNames);
}
