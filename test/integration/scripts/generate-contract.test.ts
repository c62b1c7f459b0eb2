import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type * as EventValidators from '../../../generated/event-validators.mjs';
import { generateContract } from '../../../scripts/generate/generate-contract.ts';
import { resolvePointer, type JsonValue } from '../../../scripts/generate/json.ts';
import { copySmallContract } from '../../support/copy-small-contract.ts';

const readAt = (text: string | undefined, pointer: string) =>
  resolvePointer(JSON.parse(text ?? '') as JsonValue, pointer);

describe('generateContract', { timeout: 120_000 }, () => {
  it('makes the same bytes twice and writes what it returns', async () => {
    const { specsDir, outDir } = await copySmallContract();
    const first = await generateContract({ specsDir, outDir });
    const second = await generateContract({ specsDir, outDir: `${outDir}-again` });
    expect(second).toEqual(first);
    expect(await readFile(join(outDir, 'dredd.json'), 'utf8')).toBe(first['dredd.json']);
  });

  it('applies the overlay to the vendor profile only', async () => {
    const files = await generateContract(await copySmallContract());
    const temperature = '#/components/schemas/MessageRequest/properties/temperature/exclusiveMaximum';
    expect(readAt(files['openapi.json'], temperature)).toBe(1);
    expect(readAt(files['openapi.vendor.json'], temperature)).toBe(2);
    expect(readAt(files['openapi.vendor.json'], '#/info/title')).toBe('Small, vendor profile');
  });

  it('brings schemas and examples along that only the overlay refers to', async () => {
    const files = await generateContract(await copySmallContract());
    const note = '#/components/schemas/NoteBody/properties/blocks/items';
    expect(readAt(files['openapi.vendor.json'], note)).toEqual({ $ref: '#/components/schemas/Block' });
    const examples = '#/paths/~1v1~1messages/post/requestBody/content/application~1json/examples';
    expect(readAt(files['openapi.vendor.json'], `${examples}/again/value/model`)).toBe('m');
  });

  it('emits validators that load and judge events', async () => {
    const { specsDir } = await copySmallContract();
    const outDir = new URL('../../../node_modules/.cache/specway-test/', import.meta.url).pathname;
    await generateContract({ specsDir, outDir });
    const open = (await import(join(outDir, 'event-validators.mjs'))) as typeof EventValidators;
    const closed = (await import(join(outDir, 'event-validators.closed.mjs'))) as typeof EventValidators;
    const event = { type: 'message_start', message: { id: 'm1', content: [] } };
    const extended = { ...event, message: { ...event.message, later: true } };
    expect(open.streamEvents.createMessage?.message_start?.(extended)).toBe(true);
    expect(open.streamEvents.createMessage?.message_start?.({ type: 'message_start' })).toBe(false);
    expect(closed.streamEvents.createMessage?.message_start?.(event)).toBe(true);
    expect(closed.streamEvents.createMessage?.message_start?.(extended)).toBe(false);
    expect(closed.vendorStreamEvents.createMessage?.ping?.({ type: 'ping' })).toBe(true);
    expect(Object.keys(open.realtimeClientEvents)).toEqual(['session.update']);
    expect(Object.keys(open.realtimeServerEvents)).toEqual(['ping']);
  });

  it('refuses one schema name in two files', async () => {
    const { specsDir, outDir, edit } = await copySmallContract();
    await edit('schemas/vendor.yaml', 'NoteBody', 'Tree');
    await expect(generateContract({ specsDir, outDir })).rejects.toThrow(
      'Tree is defined in both messages.yaml and vendor.yaml',
    );
  });

  it('names the file whose reference leads nowhere', async () => {
    const { specsDir, outDir, edit } = await copySmallContract();
    await edit('openapi/paths/trees.yaml', '$defs/Tree', '$defs/Shrub');
    await expect(generateContract({ specsDir, outDir })).rejects.toThrow(/trees\.yaml.*Can't resolve/);
  });
});
