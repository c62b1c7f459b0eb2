import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyOverlay } from './apply-overlay.ts';
import { assertUniqueSchemaNames } from './assert-unique-schema-names.ts';
import { buildTextReader } from './build-text-reader.ts';
import { bundleDocument } from './bundle-document.ts';
import { copyViewer } from './copy-viewer.ts';
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
  const [openapi, asyncapi, asyncapiVendor] = await Promise.all([
    bundleDocument(join(specsDir, 'openapi', 'openapi.yaml'))
      .then(inlineExamples)
      .then(inlineResponses),
    bundleEvents(specsDir, ['events.yaml', 'realtime.yaml']),
    bundleEvents(specsDir, ['events-vendor.yaml', 'realtime-ga.yaml']),
  ]);
  const openapiVendor = await createVendorProfile(specsDir, openapi);
  const neutral = { openapi, asyncapi, events: listEvents(asyncapi) };
  const vendor = { openapi: openapiVendor, asyncapi: asyncapiVendor, events: listEvents(asyncapiVendor) };
  return {
    'openapi.json': renderJson(openapi),
    'openapi.vendor.json': renderJson(openapiVendor),
    'contract-types.ts': await emitContractTypes({
      openapi: openapiVendor,
      asyncapi: asyncapiVendor,
      streams: vendor.events.streams,
    }),
    'operations.ts': emitOperations(openapi, openapiVendor),
    'asyncapi.json': renderJson(asyncapi),
    'asyncapi.vendor.json': renderJson(asyncapiVendor),
    ...emitValidators({ neutral, vendor }),
    ...(await emitConfigValidators(specsDir)),
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
