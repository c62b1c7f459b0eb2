import { glob } from 'node:fs/promises';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as closedValidators from '../../generated/event-validators.closed.mjs';
import * as openValidators from '../../generated/event-validators.mjs';
import { createSchemaCompiler } from '../support/compile-schema.ts';
import { listAsyncApiExamples } from '../support/list-asyncapi-examples.ts';
import {
  listOpenApiExamples,
  listUsedExampleFiles,
  readGenerated,
  repositoryDir,
} from '../support/list-openapi-examples.ts';

/** Validates every example of a document; returns one line for each that does not fit. */
async function findMisfits(documentName: string, sender: 'client' | 'gateway'): Promise<readonly string[]> {
  const document = await readGenerated(documentName);
  const compiler = createSchemaCompiler(document);
  const examples = (await listOpenApiExamples(document)).filter((example) => example.sender === sender);
  expect(examples.length).toBeGreaterThan(0);
  return examples.flatMap(({ file, value, schema }) => {
    const validate = compiler.compile(schema);
    return validate(value) ? [] : [`${file} does not fit ${schema}: ${JSON.stringify(validate.errors)}`];
  });
}

describe('examples of the OpenAPI documents', () => {
  it.each(['openapi.json', 'openapi.vendor.json'])(
    'fit the schemas of %s when clients send them',
    async (name) => {
      expect(await findMisfits(name, 'client')).toEqual([]);
    },
  );

  it.each(['openapi.json', 'openapi.vendor.json'])(
    'fit the schemas of %s when the gateway sends them',
    async (name) => {
      expect(await findMisfits(name, 'gateway')).toEqual([]);
    },
  );

  it.each(['openapi.closed.json', 'openapi.vendor.closed.json'])(
    'hold nothing %s does not name',
    async (name) => {
      expect(await findMisfits(name, 'gateway')).toEqual([]);
    },
  );

  it('are all in use', async () => {
    const used = await listUsedExampleFiles();
    const present: string[] = [];
    for await (const path of glob(`${repositoryDir}/specs/examples/**/*.json`))
      present.push(relative(repositoryDir, path));
    expect(present.filter((file) => !used.has(file))).toEqual([]);
  });

  it('exist for every request and every answer with a body', async () => {
    const document = await readGenerated('openapi.json');
    const shown = new Set((await listOpenApiExamples(document)).map((example) => example.schema));
    const missing = listBodies(document).filter((schema) => !shown.has(schema));
    expect(missing).toEqual([]);
  });
});

describe('examples of the AsyncAPI documents', () => {
  it.each(['asyncapi.json', 'asyncapi.vendor.json'])('fit their messages in %s', async (name) => {
    expect(await findEventMisfits(name, openValidators)).toEqual([]);
  });

  it.each(['asyncapi.json', 'asyncapi.vendor.json'])(
    'hold nothing the messages of %s do not name',
    async (name) => {
      expect(await findEventMisfits(name, closedValidators)).toEqual([]);
    },
  );

  it.each(['asyncapi.json', 'asyncapi.vendor.json'])('exist for every message of %s', async (name) => {
    const messages = listAsyncApiExamples(await readGenerated(name));
    expect(messages.filter(({ examples }) => examples.length === 0).map(({ message }) => message)).toEqual(
      [],
    );
  });
});

async function findEventMisfits(
  documentName: string,
  validators: typeof openValidators | typeof closedValidators,
): Promise<readonly string[]> {
  const isNeutral = documentName === 'asyncapi.json';
  const streams = isNeutral ? validators.streamEvents : validators.vendorStreamEvents;
  const client = isNeutral ? validators.realtimeClientEvents : validators.realtimeGaClientEvents;
  const server = isNeutral ? validators.realtimeServerEvents : validators.realtimeGaServerEvents;
  const messages = listAsyncApiExamples(await readGenerated(documentName));
  expect(messages.length).toBeGreaterThan(0);
  return messages.flatMap(({ operationId, sender, message, name, examples }) => {
    const realtime = sender === 'client' ? client : server;
    const validate = (operationId === null ? realtime : streams[operationId])?.[name];
    if (!validate) return [`${message}: there is no validator for ${operationId ?? 'realtime'} ${name}`];
    return examples.flatMap(({ label, payload }) =>
      validate(payload) ? [] : [`${message}, example ${label}: ${JSON.stringify(validate.errors)}`],
    );
  });
}

/** The pointer to the schema of every body in an OpenAPI document. */
function listBodies(document: Readonly<Record<string, unknown>>): readonly string[] {
  const pointers: string[] = [];
  const visit = (node: unknown, pointer: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (key === 'schema' || key === 'examples') continue;
      const here = `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
      if (key === 'content')
        pointers.push(...Object.keys(child as object).map((type) => pointToMediaType(here, type)));
      else visit(child, here);
    }
  };
  visit(document.paths, '#/paths');
  return pointers;
}

function pointToMediaType(contentPointer: string, mediaType: string): string {
  return `${contentPointer}/${encodeURIComponent(mediaType.replaceAll('/', '~1'))}/schema`;
}
