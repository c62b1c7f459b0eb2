import { describe, expect, it } from 'vitest';
import { emitEventTypes, emitOpenApiTypes } from '../../../../scripts/generate/emit-types.ts';
import type { JsonObject } from '../../../../scripts/generate/json.ts';

const createDocument = (schemas: JsonObject): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  paths: {},
  components: { schemas },
});

describe('emitOpenApiTypes', () => {
  it('keeps a field with a default optional', async () => {
    const schema = { type: 'object', properties: { size: { type: 'integer', default: 1 } } };
    expect(await emitOpenApiTypes(createDocument({ Thing: schema }))).toMatch(/size\?: number/);
  });

  it('lets an object without named properties hold anything', async () => {
    const schema = { type: 'object', properties: { free: { type: 'object' } } };
    expect(await emitOpenApiTypes(createDocument({ Thing: schema }))).toMatch(/\[key: string\]: unknown/);
  });
});

describe('emitEventTypes', () => {
  it('lists payloads by operationId and event name', async () => {
    const payloads = new Map([['ping', { $ref: '#/components/schemas/Ping' }]]);
    const events = { streams: new Map([['createMessage', payloads]]), client: new Map(), server: new Map() };
    const text = await emitEventTypes(
      createDocument({ Ping: { type: 'object', properties: { type: {} } } }),
      events,
    );
    expect(text).toMatch(/createMessage: \{\s+"ping": components\['schemas'\]\["Ping"\];/);
  });
});
