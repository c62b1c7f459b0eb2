import { describe, expect, it } from 'vitest';
import { emitOperations } from '../../../../scripts/generate/emit-operations.ts';

const operation = { operationId: 'getThing', tags: ['things'], 'x-error-format': 'openai' };
const names =
  "operationId: 'getThing', method: 'get', path: '/things/{id}', area: 'things', errorFormat: 'openai'";
const both = "profiles: ['neutral', 'vendor']";

describe('emitOperations', () => {
  it('writes one row for each operation', () => {
    const document = { paths: { '/things/{id}': { get: operation } } };
    const text = emitOperations(document, document);
    expect(text).toContain(
      `  { ${names}, pathNames: [], queryNames: [], mediaTypes: [], form: null, ${both} },`,
    );
  });

  it('tells how an operation is called and by whom', () => {
    const security = [{ bearerKey: [] }, { 'x-key': [] }];
    const parameters = [
      { name: 'id', in: 'path' },
      { name: 'page', in: 'query' },
      { name: 'version', in: 'header' },
    ];
    const schema = { properties: { n: { type: 'integer' } } };
    const requestBody = { content: { 'application/json': {}, 'multipart/form-data': { schema } } };
    const document = {
      paths: { '/things/{id}': { get: { ...operation, security, parameters, requestBody } } },
    };
    expect(emitOperations(document, document)).toContain(
      `${names}, security: [{ bearerKey: [] }, { 'x-key': [] }], pathNames: ['id'], queryNames: ['page'], ` +
        `mediaTypes: ['application/json', 'multipart/form-data'], ` +
        `form: { isClosed: false, fields: { n: { kind: 'number', isNullable: false } } }, ${both} },`,
    );
  });

  it('writes a row for each profile where they do not agree', () => {
    const parameters = [{ name: 'page', in: 'query' }];
    const text = emitOperations(
      { paths: { '/things/{id}': { get: operation } } },
      { paths: { '/things/{id}': { get: { ...operation, parameters } } } },
    );
    expect(text).toContain("queryNames: [], mediaTypes: [], form: null, profiles: ['neutral'] },");
    expect(text).toContain("queryNames: ['page'], mediaTypes: [], form: null, profiles: ['vendor'] },");
  });

  it('tells what a profile says of all operations', () => {
    const securitySchemes = {
      bearerKey: { type: 'http', scheme: 'bearer', description: "The key's bearer" },
    };
    const document = {
      info: { title: "Somebody's", version: '1.2.3', description: 'Long' },
      paths: {},
      components: { securitySchemes },
    };
    expect(emitOperations(document, document)).toContain(`  neutral: {
    title: 'Somebody\\'s',
    version: '1.2.3',
    securitySchemes: { bearerKey: { type: 'http', scheme: 'bearer' } },
    contentNames: [],
    caselessNames: [],
    loneNames: [],
    nullableNames: { account: [], generateContent: [], realtime: [] },
  },`);
  });

  it('refuses an operation without an error format', () => {
    const { 'x-error-format': _, ...incomplete } = operation;
    const document = { paths: { '/things': { get: incomplete } } };
    expect(() => emitOperations(document, document)).toThrow('GET /things lacks its errorFormat');
  });

  it('tells which ones the vendor profile adds', () => {
    const paths = { '/things': { get: operation } };
    const added = { '/things:make': { post: { ...operation, operationId: 'makeThing' } } };
    const text = emitOperations({ paths }, { paths: { ...added, ...paths } });
    expect(text).toContain("export const vendorOperationIds = ['makeThing'] as const;");
    expect(text.indexOf("operationId: 'getThing'")).toBeLessThan(text.indexOf("operationId: 'makeThing'"));
  });

  it('refuses a vendor profile that lacks an operation', () => {
    const neutral = { paths: { '/things': { get: operation } } };
    expect(() => emitOperations(neutral, { paths: {} })).toThrow('lacks operations: get /things getThing.');
  });
});
