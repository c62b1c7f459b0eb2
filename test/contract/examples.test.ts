import { glob } from 'node:fs/promises';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSchemaCompiler } from '../support/compile-schema.ts';
import { listAsyncApiExamples } from '../support/list-asyncapi-examples.ts';
import {
  listOpenApiExamples,
  listUsedExampleFiles,
  readGenerated,
  repositoryDir,
} from '../support/list-openapi-examples.ts';
import { readEvents, readOpenApi, type ContractEvents, type Strictness } from '../support/read-contract.ts';

type Document = Readonly<Record<string, unknown>>;

const profiles = ['neutral', 'vendor'] as const;

/** The part of a document that a test changes. */
type Tampered = Record<
  string,
  { post: { requestBody: { content: Record<string, { examples: Record<string, object> }> } } }
>;

/** Validates every example of a document; returns one line for each that does not fit. */
async function findMisfits(document: Document, sender: 'client' | 'gateway'): Promise<readonly string[]> {
  const compiler = createSchemaCompiler(document);
  const examples = (await listOpenApiExamples(document)).filter((example) => example.sender === sender);
  expect(examples.length).toBeGreaterThan(0);
  return examples.flatMap(({ file, value, schema }) => {
    const validate = compiler.compile(schema);
    return validate(value) ? [] : [`${file} does not fit ${schema}: ${JSON.stringify(validate.errors)}`];
  });
}

describe('examples of the OpenAPI documents', () => {
  it.each(profiles)('fit the schemas of the %s profile when clients send them', async (profile) => {
    expect(await findMisfits(readOpenApi(profile, 'open'), 'client')).toEqual([]);
  });

  it.each(profiles)('fit the schemas of the %s profile when the gateway sends them', async (profile) => {
    expect(await findMisfits(readOpenApi(profile, 'open'), 'gateway')).toEqual([]);
  });

  it.each(profiles)('hold nothing the %s profile does not name', async (profile) => {
    expect(await findMisfits(readOpenApi(profile, 'closed'), 'gateway')).toEqual([]);
  });

  it('are found where they do not fit', async () => {
    const document = structuredClone(readOpenApi('neutral', 'open')) as { paths: Tampered };
    document.paths['/v1/messages']!.post.requestBody.content['application/json']!.examples['odd'] = {
      value: { model: 7 },
    };
    expect(await findMisfits(document, 'client')).toEqual([expect.stringContaining('v1~1messages')]);
  });

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
  it.each(profiles)('fit their messages in the %s profile', async (profile) => {
    expect(await findEventMisfits(profile, 'open')).toEqual([]);
  });

  it.each(profiles)('hold nothing the messages of the %s profile do not name', async (profile) => {
    expect(await findEventMisfits(profile, 'closed')).toEqual([]);
  });

  it.each(['asyncapi.json', 'asyncapi.vendor.json'])('exist for every message of %s', async (name) => {
    const messages = listAsyncApiExamples(await readGenerated(name));
    expect(messages.filter(({ examples }) => examples.length === 0).map(({ message }) => message)).toEqual(
      [],
    );
  });
});

async function findEventMisfits(
  profile: (typeof profiles)[number],
  strictness: Strictness,
): Promise<readonly string[]> {
  const { streams, dialects }: ContractEvents = readEvents(profile, strictness);
  const documentName = profile === 'neutral' ? 'asyncapi.json' : 'asyncapi.vendor.json';
  const messages = listAsyncApiExamples(await readGenerated(documentName));
  expect(messages.length).toBeGreaterThan(0);
  return messages.flatMap(({ operationId, dialect, sender, message, name, examples }) => {
    const realtime = dialects[dialect ?? '']?.[sender === 'client' ? 'client' : 'server'];
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
