import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyOverlay } from './apply-overlay.ts';
import { assertUniqueSchemaNames } from './assert-unique-schema-names.ts';
import { bundleDocument } from './bundle-document.ts';
import { closeEvents } from './close-events.ts';
import { closeOpenApi } from './close-openapi.ts';
import { copyViewer } from './copy-viewer.ts';
import { emitDreddSkeleton } from './emit-dredd-skeleton.ts';
import { emitEventValidators, emitEventValidatorTypes, type ProfileEvents } from './emit-event-validators.ts';
import { emitOperations } from './emit-operations.ts';
import { emitEventTypes, emitOpenApiTypes } from './emit-types.ts';
import { inlineExamples } from './inline-examples.ts';
import { renderJson, toObject, type JsonObject } from './json.ts';
import { listEvents } from './list-events.ts';
import { mergeAsyncApi } from './merge-asyncapi.ts';
import { readOverlay } from './read-overlay.ts';

/** Where the contract is read from and what is made of it is written to. */
export interface GenerateOptions {
  readonly specsDir: string;
  readonly outDir: string;
}

/** Everything the generator makes, by file name. The same specs always give the same bytes. */
export type GeneratedFiles = Readonly<Record<string, string>>;

/** Writes every generated file to `outDir` and returns them. Throws, saying what to repair, when the specs are unsound. */
export async function generateContract(options: GenerateOptions): Promise<GeneratedFiles> {
  const files = { ...(await emitFiles(options.specsDir)), ...(await copyViewer()) };
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
  const [openapi, asyncapi, asyncapiVendor] = await Promise.all([
    bundleDocument(join(specsDir, 'openapi', 'openapi.yaml')).then(inlineExamples),
    bundleEvents(specsDir, ['events.yaml', 'realtime.yaml']),
    bundleEvents(specsDir, ['events-vendor.yaml', 'realtime-ga.yaml']),
  ]);
  const openapiVendor = await createVendorProfile(specsDir, openapi);
  const neutral = collectEvents(asyncapi);
  const vendor = collectEvents(asyncapiVendor);
  const [types, vendorTypes, eventTypes, vendorEventTypes] = await Promise.all([
    emitOpenApiTypes(openapi),
    emitOpenApiTypes(openapiVendor),
    emitEventTypes(asyncapi, neutral.events),
    emitEventTypes(asyncapiVendor, vendor.events),
  ]);
  return {
    'openapi.json': renderJson(openapi),
    'openapi.vendor.json': renderJson(openapiVendor),
    'openapi.closed.json': renderJson(closeOpenApi(openapi)),
    'openapi.vendor.closed.json': renderJson(closeOpenApi(openapiVendor)),
    'openapi.ts': types,
    'openapi-vendor.ts': vendorTypes,
    'operations.ts': emitOperations(openapi, openapiVendor),
    'asyncapi.json': renderJson(asyncapi),
    'asyncapi.vendor.json': renderJson(asyncapiVendor),
    'events.ts': eventTypes,
    'events-vendor.ts': vendorEventTypes,
    'event-validators.mjs': emitEventValidators(neutral, vendor),
    'event-validators.d.mts': emitEventValidatorTypes(),
    'event-validators.closed.mjs': emitEventValidators(closeEvents(neutral), closeEvents(vendor)),
    'event-validators.closed.d.mts': emitEventValidatorTypes(),
    'dredd.json': renderJson(emitDreddSkeleton(openapi)),
  };
}

async function createVendorProfile(specsDir: string, neutral: JsonObject): Promise<JsonObject> {
  const components = toObject(neutral.components);
  const schemas = toObject(components.schemas);
  const overlay = await readOverlay(join(specsDir, 'overlays', 'vendor.yaml'), {
    specsDir,
    knownSchemas: new Set(Object.keys(schemas)),
  });
  const extended = {
    ...neutral,
    components: { ...components, schemas: { ...schemas, ...overlay.addedSchemas } },
  };
  return applyOverlay(extended, overlay.document);
}

async function bundleEvents(specsDir: string, fileNames: readonly string[]): Promise<JsonObject> {
  const documents = await Promise.all(
    fileNames.map((name) => bundleDocument(join(specsDir, 'asyncapi', name))),
  );
  return mergeAsyncApi(documents);
}

function collectEvents(document: JsonObject): ProfileEvents {
  return { events: listEvents(document), components: toObject(toObject(document.components).schemas) };
}
