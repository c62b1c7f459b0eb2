import { readFileSync } from 'node:fs';
import { parseJson } from '../core/json/parse-json.ts';
import type { Profile } from '../core/area.ts';
import type { OpenApiDocument } from './contract/openapi-document.ts';

const generated = new URL('../../generated/', import.meta.url);

/** Reads the OpenAPI bundle of each profile, as `npm run generate` wrote it. */
export function loadOpenApiDocuments(): Readonly<Record<Profile, OpenApiDocument>> {
  return {
    neutral: readDocument('openapi.json') as OpenApiDocument,
    vendor: readDocument('openapi.vendor.json') as OpenApiDocument,
  };
}

/** Reads a generated JSON document. */
export function readDocument(name: string): unknown {
  return parseJson(readFileSync(new URL(name, generated)));
}
