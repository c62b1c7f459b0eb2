import type {
  FunctionResponse,
  FunctionResponsePart,
  ImageBlock,
  InlineData,
  TextBlock,
  ToolResultBlock,
} from '../../../generated/contract-types.ts';
import {
  asObject,
  asString,
  listObjects,
  type JsonObject,
  type Unchecked,
} from '../../core/json/json-object.ts';
import { refuseField } from '../refuse-field.ts';
import { convertInlineData } from './convert-media.ts';

/** What a function gave, as the content of a tool result: texts as they are, everything else as JSON. */
export function convertFunctionResponse(
  functionResponse: Unchecked<FunctionResponse>,
  path: string,
): Unchecked<ToolResultBlock> {
  const { text, isError } = readResponse(asObject(functionResponse.response));
  const media = listObjects<FunctionResponsePart>(functionResponse.parts).map((part, index) =>
    convertResponsePart(part, `${path}.functionResponse.parts[${String(index)}]`),
  );
  const content = media.length === 0 ? text : [...createText(text), ...media];
  return { content, ...(isError ? { is_error: true } : {}) };
}

/** By convention `output` alone is the result and `error` alone says what went wrong. */
function readResponse(response: JsonObject): { readonly text: string; readonly isError: boolean } {
  const [only, ...others] = Object.keys(response);
  const isNamed = others.length === 0 && (only === 'output' || only === 'error');
  if (!isNamed || only === undefined) return { text: JSON.stringify(response), isError: false };
  return { text: asString(response[only]) ?? JSON.stringify(response[only]), isError: only === 'error' };
}

function createText(text: string): readonly TextBlock[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

function convertResponsePart(part: Unchecked<FunctionResponsePart>, path: string): Unchecked<ImageBlock> {
  const block =
    part.inlineData === undefined ? null : convertInlineData(asObject<InlineData>(part.inlineData), path);
  if (block?.type === 'image') return block;
  throw refuseField(path, 'This model takes images as inlineData in the results of functions only.');
}
