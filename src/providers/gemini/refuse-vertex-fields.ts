import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';

/** Each of these lists has what only Vertex AI takes, and what the answer would be another without. */
const imageSettings = [
  'personGeneration',
  'prominentPeople',
  'imageOutputOptions',
  'outputMimeType',
  'outputCompressionQuality',
];
const tools = ['retrieval', 'enterpriseWebSearch', 'exaAiSearch', 'parallelAiSearch'];
const searchSettings = ['blockingConfidence', 'excludeDomains'];
const mapSettings = ['groundingTypes'];
const filterSettings = ['method'];

/**
 * Throws `invalid_argument` for a setting that changes the answer and that this API does not know, so that a deployment at Vertex AI
 * is asked instead; as Google's own client does (`…ToMldev` in @google/genai). `prefix` stands before the names of fields.
 */
export function refuseVertexFields(request: JsonObject, prefix: string): void {
  const field = findVertexField(request);
  if (field === null) return;
  throw refuseField(prefix + field, 'This model is not served with that here; leave it out.');
}

function findVertexField(request: JsonObject): string | null {
  if (request.modelArmorConfig !== undefined) return 'modelArmorConfig';
  const { imageConfig } = asObject(request.generationConfig);
  return (
    findMember(imageConfig, 'generationConfig.imageConfig', imageSettings) ??
    findInList(request.tools, 'tools', findToolField) ??
    findInList(request.safetySettings, 'safetySettings', (setting, path) =>
      findMember(setting, path, filterSettings),
    )
  );
}

function findToolField(tool: unknown, path: string): string | null {
  const { googleSearch, googleMaps } = asObject(tool);
  return (
    findMember(tool, path, tools) ??
    findMember(googleSearch, `${path}.googleSearch`, searchSettings) ??
    findMember(googleMaps, `${path}.googleMaps`, mapSettings)
  );
}

function findInList(
  list: unknown,
  path: string,
  find: (item: unknown, path: string) => string | null,
): string | null {
  if (!Array.isArray(list)) return null;
  for (const [index, item] of list.entries()) {
    const found = find(item, `${path}[${String(index)}]`);
    if (found !== null) return found;
  }
  return null;
}

function findMember(holder: unknown, path: string, names: readonly string[]): string | null {
  if (holder === undefined) return null;
  const members = asObject(holder);
  const name = names.find((known) => members[known] !== undefined);
  return name === undefined ? null : `${path}.${name}`;
}
