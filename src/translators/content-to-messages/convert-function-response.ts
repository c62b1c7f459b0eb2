import type {
  DocumentBlock,
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
import { refuseField } from '../../core/refuse-field.ts';
import { convertInlineData } from './convert-media.ts';

type Media = Unchecked<ImageBlock | DocumentBlock>;

/** What a function gave. */
export interface ConvertedResponse {
  /** Texts as they are, everything else as JSON, and images. */
  readonly result: Unchecked<ToolResultBlock>;
  /** What a result has no place for: documents, and any media of one that says what went wrong. */
  readonly beside: readonly Media[];
}

/** What stands for an error without words, which the upstream refuses. */
const wordlessError = 'The function failed.';

/** Throws `invalid_argument` for media that models of format B cannot read. */
export function convertFunctionResponse(
  functionResponse: Unchecked<FunctionResponse>,
  path: string,
): ConvertedResponse {
  const { text, isError } = readResponse(asObject(functionResponse.response));
  const media = listObjects<FunctionResponsePart>(functionResponse.parts).map((part, index) =>
    convertResponsePart(part, `${path}.functionResponse.parts[${String(index)}]`),
  );
  if (isError)
    return {
      result: { content: text.trim() === '' ? wordlessError : text, is_error: true },
      beside: media,
    };
  const images = media.filter(({ type }) => type === 'image');
  return {
    result: { content: images.length === 0 ? text : [...createText(text), ...images] },
    beside: media.filter(({ type }) => type !== 'image'),
  };
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

function convertResponsePart(part: Unchecked<FunctionResponsePart>, path: string): Media {
  if (part.inlineData !== undefined) return convertInlineData(asObject<InlineData>(part.inlineData), path);
  throw refuseField(path, 'This model takes media in the results of functions as inlineData only.');
}
