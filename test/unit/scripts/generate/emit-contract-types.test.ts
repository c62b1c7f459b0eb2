import { describe, expect, it } from 'vitest';
import { emitContractTypes } from '../../../../scripts/generate/emit-contract-types.ts';
import type { JsonObject } from '../../../../scripts/generate/json.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ 'application/json': { schema: reference(name) } });

const list = (...names: string[]) => new Map(names.map((name) => [name, reference(name)]));
const saying = { type: 'object', properties: { voice: { type: ['string', 'null'] } } };

async function emit(operation: JsonObject): Promise<string> {
  const text = await emitContractTypes({
    openapi: {
      paths: { '/things': { post: { operationId: 'makeThing', ...operation } } },
      components: {
        schemas: {
          Thing: { type: 'object', properties: { note: { type: ['string', 'null'] } } },
          Form: { type: 'object', properties: { file: { type: 'string', format: 'binary' }, note: {} } },
          Failure: {},
          Unused: {},
        },
        securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } },
      },
    },
    asyncapi: {
      components: { schemas: { Thing: {}, Ping: {}, Say: saying, Said: {}, GaSay: {}, GaSaid: {} } },
    },
    events: {
      streams: new Map([['makeThing', new Map([['ping', reference('Ping')]])]]),
      dialects: new Map([
        ['beta', { client: list('Say'), server: list('Said', 'Ping') }],
        ['ga', { client: list('GaSay'), server: list('GaSaid') }],
      ]),
    },
  });
  return text.replaceAll(/\s+/g, ' ');
}

describe('emitContractTypes', () => {
  it('names what an operation takes', async () => {
    const text = await emit({
      parameters: [
        { in: 'path', name: 'id', required: true, schema: { type: 'integer' } },
        { in: 'query', name: 'as', schema: { enum: ['a', 'b'] } },
      ],
      security: [{ key: [] }],
      requestBody: { content: json('Thing') },
      responses: {},
    });
    expect(text).toContain('readonly path: { readonly "id": string };');
    expect(text).toContain('readonly query: { readonly "as"?: "a" | "b" };');
    expect(text).toContain('readonly headers: { readonly "x-key"?: string };');
    expect(text).toContain('readonly body: Thing;');
    expect(text).toContain('Thing = { readonly note?: string; };');
  });

  it('leaves the files of a form to those who read forms', async () => {
    const content = { 'multipart/form-data': { schema: reference('Form') } };
    expect(await emit({ requestBody: { content } })).toContain('readonly body: Omit<Form, "file">;');
  });

  it('names answers of success, and others that say the same', async () => {
    const responses = {
      200: { content: json('Thing') },
      204: {},
      400: { content: json('Failure') },
      503: { content: json('Thing') },
    };
    expect(await emit({ responses })).toContain(
      'readonly answers: { readonly 200: Thing; readonly 204: undefined; readonly 503: Thing };',
    );
  });

  it('names the events of a stream', async () => {
    const text = await emit({ responses: {} });
    expect(text).toContain('readonly events: { readonly "ping": Ping };');
    expect(text).toContain('export type Ping = unknown;');
  });

  it('unites the events of each dialect of realtime', async () => {
    const text = await emit({ responses: {} });
    expect(text).toContain('export type RealtimeClientEvent = Say;');
    expect(text).toContain('export type RealtimeServerEvent = Said | Ping;');
    expect(text).toContain('export type RealtimeGaClientEvent = GaSay;');
    expect(text).toContain('export type RealtimeGaServerEvent = GaSaid;');
  });

  it('leaves null out of what realtime clients send, where it means that a field is absent', async () => {
    expect(await emit({ responses: {} })).toContain('Say = { readonly voice?: string; };');
  });

  it('leaves out schemas that nothing needs', async () => {
    expect(await emit({ responses: {} })).not.toContain('Unused');
  });

  it('asks for a name where a body has none', async () => {
    const content = { 'application/json': { schema: { type: 'object' } } };
    await expect(emit({ requestBody: { content } })).rejects.toThrow('Give the schema of this body a name');
  });
});
