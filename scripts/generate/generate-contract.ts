import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyOverlay } from './apply-overlay.ts';
import { assertUniqueSchemaNames } from './assert-unique-schema-names.ts';
import { buildTextReader } from './build-text-reader.ts';
import { bundleDocument } from './bundle-document.ts';
import { copyViewer } from './copy-viewer.ts';
import { createVendorRealtime } from './create-vendor-realtime.ts';
import { emitContractTypes } from './emit-contract-types.ts';
import { emitOperations } from './emit-operations.ts';
import { inlineExamples } from './inline-examples.ts';
import { inlineResponses } from './inline-responses.ts';
import { renderJson, toObject, type JsonObject } from './json.ts';
import { listEvents } from './list-events.ts';
import { mergeAsyncApi } from './merge-asyncapi.ts';
import { readOverlay } from './read-overlay.ts';
import { emitConfigValidators } from './validators/emit-config-validators.ts';
import { emitValidators } from './validators/emit-validators.ts';

/** Where the contract is read from and what is made of it is written to. */
export interface GenerateOptions {
  readonly specsDir: string;
  readonly outDir: string;
}

/** Everything the generator makes, by file name. The same specs always give the same bytes. */
export type GeneratedFiles = Readonly<Record<string, string>>;

/** Writes every generated file to `outDir` and returns them. Throws, saying what to repair, when the specs are unsound. */
export async function generateContract(options: GenerateOptions): Promise<GeneratedFiles> {
  const files = {
    ...(await emitFiles(options.specsDir)),
    ...(await copyViewer()),
    ...(await buildTextReader()),
  };
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const path = join(options.outDir, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }),
  );
  return files;
}

async function emitFiles(specsDir: string): Promise<GeneratedFiles> {
  await assertUniqueSchemaNames(join(specsDir, 'schemas'));
  const bundleEvents = (name: string) => bundleDocument(join(specsDir, 'asyncapi', name));
  const [openapi, streams, realtime, vendorStreams, realtimeGa] = await Promise.all([
    bundleDocument(join(specsDir, 'openapi', 'openapi.yaml'))
      .then(inlineExamples)
      .then(inlineResponses),
    bundleEvents('events.yaml'),
    bundleEvents('realtime.yaml'),
    bundleEvents('events-vendor.yaml'),
    bundleEvents('realtime-ga.yaml'),
  ]);
  const realtimeBeta = await createVendorRealtime({ specsDir, asyncapi: realtime, openapi });
  const asyncapi = mergeAsyncApi([streams, realtime]);
  const asyncapiVendor = mergeAsyncApi([vendorStreams, realtimeGa, realtimeBeta.asyncapi]);
  const openapiVendor = await createVendorProfile(specsDir, openapi, realtimeBeta.openapiSchemas);
  const neutral = { openapi, asyncapi, events: listEvents(asyncapi) };
  const vendor = { openapi: openapiVendor, asyncapi: asyncapiVendor, events: listEvents(asyncapiVendor) };
  return {
    'openapi.json': renderJson(openapi),
    'openapi.vendor.json': renderJson(openapiVendor),
    'contract-types.ts': await emitContractTypes({
      openapi: openapiVendor,
      asyncapi: asyncapiVendor,
      events: vendor.events,
    }),
    'operations.ts': emitOperations(openapi, openapiVendor),
    'asyncapi.json': renderJson(asyncapi),
    'asyncapi.vendor.json': renderJson(asyncapiVendor),
    ...emitValidators({ neutral, vendor }),
    ...(await emitConfigValidators(specsDir)),
  };
}

/**
 * The overlays of the OpenAPI document, in the order in which they are applied: of paths that begin alike, such as `:predict` and
 * `:predictLongRunning`, Prism takes the last.
 */
const overlayNames = [
  'vendor.yaml',
  'vendor-ignored.yaml',
  'vendor-content.yaml',
  'vendor-clients.yaml',
  'vendor-video.yaml',
];

async function createVendorProfile(
  specsDir: string,
  neutral: JsonObject,
  realtimeSchemas: JsonObject,
): Promise<JsonObject> {
  const components = toObject(neutral.components);
  const schemas = { ...toObject(components.schemas), ...realtimeSchemas };
  let profile: JsonObject = { ...neutral, components: { ...components, schemas } };
  for (const name of overlayNames)
    profile = await extendProfile(profile, join(specsDir, 'overlays', name), specsDir);
  return profile;
}

async function extendProfile(
  profile: JsonObject,
  overlayPath: string,
  specsDir: string,
): Promise<JsonObject> {
  const components = toObject(profile.components);
  const schemas = toObject(components.schemas);
  const knownSchemas = new Set(Object.keys(schemas));
  const overlay = await readOverlay(overlayPath, { specsDir, knownSchemas });
  const extended = {
    ...profile,
    components: { ...components, schemas: { ...schemas, ...overlay.addedSchemas } },
  };
  return applyOverlay(extended, overlay.document);
}
