import { readFileSync } from 'node:fs';
import { parseJson } from '../../core/json/parse-json.ts';
import type { Profile } from '../../core/area.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const generated = new URL('../../../generated/', import.meta.url);

/** Reads the OpenAPI bundle of each profile, as `npm run generate` wrote it. */
export function loadOpenApiDocuments(): Readonly<Record<Profile, OpenApiDocument>> {
  return {
    neutral: parseJson(readGenerated('openapi.json')) as OpenApiDocument,
    vendor: parseJson(readGenerated('openapi.vendor.json')) as OpenApiDocument,
  };
}

/** A generated file. */
function readGenerated(name: string): Buffer {
  return readFileSync(new URL(name, generated));
}
