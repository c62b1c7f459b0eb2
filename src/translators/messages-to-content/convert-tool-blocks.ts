import type {
  FunctionCall,
  FunctionResponse,
  KnownContentBlock,
  Part,
  ToolResultBlock,
  ToolUseBlock,
} from '../../../generated/contract-types.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { isThirdGeneration } from '../../formats/content/index.ts';
import {
  convertDocument,
  convertImage,
  convertSearchResult,
  convertText,
  type PlacedBlock,
} from './convert-media.ts';
import { findToolName, identifyCall, ignoreOthers, type RequestConversion } from './conversion.ts';
import { convertToolName } from './tool-names.ts';

const useMembers: ReadonlySet<string> = new Set<keyof ToolUseBlock>(['type', 'id', 'name', 'input']);
const resultMembers: ReadonlySet<string> = new Set<keyof ToolResultBlock>([
  'type',
  'tool_use_id',
  'content',
  'is_error',
]);

/** The call of a `tool_use` block, with the thought signature its id carries. */
export function convertToolUse({ block, path }: PlacedBlock, conversion: RequestConversion): Unchecked<Part> {
  ignoreOthers(block, useMembers, { path, conversion });
  const { callId, signature } = identifyCall(asString(block.id) ?? '', conversion);
  const functionCall: Unchecked<FunctionCall> = {
    id: callId,
    name: convertToolName(block.name),
    args: asObject(block.input),
  };
  return {
    functionCall,
    ...(signature === null ? {} : { thoughtSignature: signature }),
  };
}

/**
 * The response of a `tool_result` block, with its media within it, or beside it where the model knows none within. Throws `invalid_argument` for the result of a call that
 * the conversation does not have, and for media that cannot be mapped.
 */
export function convertToolResult(
  { block, path }: PlacedBlock,
  conversion: RequestConversion,
): readonly Unchecked<Part>[] {
  ignoreOthers(block, resultMembers, { path, conversion });
  const toolUseId = asString(block.tool_use_id) ?? '';
  const name = findToolName(toolUseId, conversion);
  if (name === undefined) throw createUnknownCall(`${path}.tool_use_id`);
  const parts = convertContent({ block, path }, conversion);
  const texts = parts.flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
  const outcome = block.is_error === true ? 'error' : 'output';
  const { callId } = identifyCall(toolUseId, conversion);
  const media = parts.filter(({ text }) => text === undefined);
  const functionResponse: Unchecked<FunctionResponse> = {
    id: callId,
    name: convertToolName(name),
    response: { [outcome]: texts.join('\n') },
    ...(media.length === 0 ? {} : { parts: media }),
  };
  if (isThirdGeneration(conversion.upstreamModel)) return [{ functionResponse }];
  const separated = conversion.following.separate(functionResponse);
  return [{ functionResponse: separated.functionResponse }, ...separated.media];
}

function convertContent(
  { block: { content }, path }: PlacedBlock,
  conversion: RequestConversion,
): readonly Unchecked<Part>[] {
  if (typeof content === 'string') return [{ text: content }];
  return listObjects<KnownContentBlock>(content).flatMap((block, index) => {
    const placed = { block, path: `${path}.content[${String(index)}]` };
    if (block.type === 'text') return convertText(placed, conversion);
    if (block.type === 'image') return [convertImage(placed, conversion)];
    if (block.type === 'document') return convertDocument(placed, conversion);
    if (block.type === 'search_result') return convertSearchResult(placed, conversion);
    // What a search among tools found. They are among the tools of the request.
    if (block.type === 'tool_reference') return [{ text: convertToolName(asObject(block).tool_name) }];
    throw refuseField(
      placed.path,
      'This model takes tool results of text, image, document and search_result blocks.',
    );
  });
}

function createUnknownCall(field: string): GatewayError {
  const description = 'No tool_use block of this conversation has this id; send the whole conversation.';
  return new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason: 'invalid_value',
    param: field,
    violations: [{ field, description }],
  });
}
