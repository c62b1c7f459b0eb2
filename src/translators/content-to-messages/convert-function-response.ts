import type {
  DocumentBlock,
  FunctionResponse,
  FunctionResponsePart,
  ImageBlock,
  InlineData,
  KnownContentBlock,
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
import { partMembers } from '../content/content-members.ts';
import { convertInlineData } from './convert-media.ts';

type Media = Unchecked<ImageBlock | DocumentBlock>;

/** What a function gave. */
export interface ConvertedResponse {
  /** Texts as they are, everything else as JSON, and images. */
  readonly result: Unchecked<ToolResultBlock>;
  /** What a result has no place for: documents, and any media of one that says what went wrong. */
  readonly beside: readonly Media[];
  /** What its media say beside what they are. */
  readonly ignoredFields: readonly string[];
}

/** What stands for an error without words, which the upstream refuses. */
const wordlessError = 'The function failed.';

/** Throws `invalid_argument` for media that models of format B cannot read. */
export function convertFunctionResponse(
  functionResponse: Unchecked<FunctionResponse>,
  path: string,
): ConvertedResponse {
  const { text, isError } = readResponse(functionResponse);
  const placed = listObjects<FunctionResponsePart>(functionResponse.parts).map(
    (part, index) => [part, `${path}.functionResponse.parts[${String(index)}]`] as const,
  );
  const media = placed.map(([part, place]) => convertResponsePart(part, place));
  const ignoredFields = placed.flatMap(([part, place]) => listIgnored(part, place));
  if (isError)
    return {
      result: { content: text.trim() === '' ? wordlessError : text, is_error: true },
      beside: media,
      ignoredFields,
    };
  const images = media.filter(({ type }) => type === 'image');
  return {
    result: { content: images.length === 0 ? text : [...createText(text), ...images] },
    beside: media.filter(({ type }) => type !== 'image'),
    ignoredFields,
  };
}

/** The blocks of a result that stands for itself. */
export function listResultBlocks({
  content,
}: ConvertedResponse['result']): readonly Unchecked<KnownContentBlock>[] {
  const text = asString(content);
  return text === null ? listObjects<KnownContentBlock>(content) : [{ type: 'text', text }];
}

function listIgnored(part: Unchecked<FunctionResponsePart>, place: string): readonly string[] {
  const own = Object.keys(part).filter((name) => name !== 'inlineData');
  const nested = Object.keys(asObject<InlineData>(part.inlineData)).filter(
    (name) => !partMembers.inlineData.has(name),
  );
  return [...own, ...nested.map((name) => `inlineData.${name}`)].map((name) => `${place}.${name}`);
}

/** Members that say all of a response where they are alone. By convention the first two; the AI SDK writes the other one. */
const soleMembers: ReadonlySet<string> = new Set(['output', 'error', 'content']);

function readResponse({ name, response }: Unchecked<FunctionResponse>): {
  readonly text: string;
  readonly isError: boolean;
} {
  const members = asObject(response);
  const [only = '', ...others] = listMembers(members, name);
  if (others.length > 0 || !soleMembers.has(only)) return { text: JSON.stringify(members), isError: false };
  return { text: asString(members[only]) ?? JSON.stringify(members[only]), isError: only === 'error' };
}

/** Without the name of the function, which the AI SDK puts into every response. */
function listMembers(response: JsonObject, name: unknown): readonly string[] {
  return Object.keys(response).filter((member) => member !== 'name' || response.name !== name);
}

function createText(text: string): readonly TextBlock[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

function convertResponsePart(part: Unchecked<FunctionResponsePart>, path: string): Media {
  if (part.inlineData !== undefined) return convertInlineData(asObject<InlineData>(part.inlineData), path);
  throw refuseField(path, 'This model takes media in the results of functions as inlineData only.');
}
