import type {
  Content,
  FunctionResponse,
  GenerateContentRequest,
  Part,
} from '../../../generated/contract-types.ts';
import {
  asObject,
  isObject,
  listObjects,
  type JsonObject,
  type Unchecked,
} from '../../core/json/json-object.ts';
import { listPlaces } from '../../core/json/list-places.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';
import { FollowingMedia } from './following-media.ts';
import { isSecondGeneration } from './model-generation.ts';

/**
 * Results of functions as a model knows them: those of the second generation answer 400 to media within a result
 * (https://ai.google.dev/gemini-api/docs/function-calling), which newer ones are sent. It follows in a content of its own, since results
 * stand alone, and says of which result it is. `model` is the upstream's name, and `sent` what the client sent, by which contents are numbered.
 */
export function fitContentResults(body: RewrittenBody, model: string, sent: JsonObject): RewrittenBody {
  const value: Unchecked<GenerateContentRequest> = body.value;
  const { contents } = value;
  if (!Array.isArray(contents) || !isSecondGeneration(model) || !contents.some(holdsMedia)) return body;
  const places = listPlaces(sent.contents);
  const ignoredFields: string[] = [];
  const following = new FollowingMedia();
  const fitted = contents.flatMap((content: unknown, index) => {
    if (!holdsMedia(content)) return [content];
    const known = asObject<Content>(content);
    const place = String(places.get(content) ?? index);
    const media: Unchecked<Part>[] = [];
    const parts = listObjects<Part>(known.parts).map((part, partIndex) => {
      if (!hasMedia(part)) return part;
      const separated = following.separate(asObject<FunctionResponse>(part.functionResponse));
      ignoredFields.push(`contents[${place}].parts[${String(partIndex)}].functionResponse.parts`);
      for (const item of separated.media) media.push(item);
      return { ...part, functionResponse: separated.functionResponse };
    });
    return [
      { ...known, parts },
      { role: 'user', parts: media },
    ];
  });
  return {
    value: { ...value, contents: fitted },
    ignoredFields: [...body.ignoredFields, ...ignoredFields],
  };
}

function holdsMedia(content: unknown): boolean {
  return listObjects<Part>(asObject<Content>(content).parts).some(hasMedia);
}

function hasMedia({ functionResponse }: Unchecked<Part>): boolean {
  return isObject<FunctionResponse>(functionResponse) && listObjects(functionResponse.parts).length > 0;
}
