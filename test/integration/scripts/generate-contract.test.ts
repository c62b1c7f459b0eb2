import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateContract } from '../../../scripts/generate/generate-contract.ts';
import { resolvePointer, type JsonValue } from '../../../scripts/generate/json.ts';
import type { Validator } from '../../../src/core/contract/violation.ts';
import type { OperationValidators } from '../../../src/server/contract/load-validators.ts';
import { copySmallContract } from '../../support/copy-small-contract.ts';

/** By dialect and sender. */
type RealtimeTables = Readonly<Record<string, Record<'client' | 'server', Record<string, Validator>>>>;

const readAt = (text: string | undefined, pointer: string) =>
  resolvePointer(JSON.parse(text ?? '') as JsonValue, pointer);

describe('generateContract', { timeout: 120_000 }, () => {
  it('makes the same bytes twice and writes what it returns', async () => {
    const { specsDir, outDir } = await copySmallContract();
    const first = await generateContract({ specsDir, outDir });
    const second = await generateContract({ specsDir, outDir: `${outDir}-again` });
    expect(second).toEqual(first);
    expect(await readFile(join(outDir, 'operations.ts'), 'utf8')).toBe(first['operations.ts']);
  });

  it('applies the overlay to the vendor profile only', async () => {
    const files = await generateContract(await copySmallContract());
    const temperature = '#/components/schemas/MessageRequest/properties/temperature/exclusiveMaximum';
    expect(readAt(files['openapi.json'], temperature)).toBe(1);
    expect(readAt(files['openapi.vendor.json'], temperature)).toBe(2);
    expect(readAt(files['openapi.vendor.json'], '#/info/title')).toBe('Small, vendor profile');
  });

  it('applies one overlay after the other', async () => {
    const files = await generateContract(await copySmallContract());
    expect(readAt(files['openapi.vendor.json'], '#/info/title')).toBe('Small, vendor profile');
    expect(readAt(files['openapi.vendor.json'], '#/info/summary')).toBe('From another file');
  });

  it('brings schemas and examples along that only the overlay refers to', async () => {
    const files = await generateContract(await copySmallContract());
    const note = '#/components/schemas/NoteBody/properties/blocks/items';
    expect(readAt(files['openapi.vendor.json'], note)).toEqual({ $ref: '#/components/schemas/Block' });
    const examples = '#/paths/~1v1~1messages/post/requestBody/content/application~1json/examples';
    expect(readAt(files['openapi.vendor.json'], `${examples}/again/value/model`)).toBe('m');
  });

  it('emits validators that load and judge requests, answers and events', async () => {
    const { neutral, vendor } = await loadValidators('messages');
    const { request, responses, events } = neutral['createMessage']!;
    const body = { model: 'm', content: [], temperature: 0.5 };
    const given = { path: {}, query: {}, header: { 'msg-version': '1' }, requestBody: body };
    expect(request(given)).toBe(true);
    expect(request({ ...given, requestBody: { ...body, temperature: 2 } })).toBe(false);
    expect(request.errors).toMatchObject([{ instancePath: '/requestBody/temperature' }]);
    expect(request({ ...given, query: { later: '1' } })).toBe(false);
    expect(responses['200']?.({})).toBe(false);
    const event = { type: 'message_start', message: { id: 'm1', content: [], later: true } };
    expect(events?.['message_start']?.(event)).toBe(true);
    expect(events?.['message_start']?.({ type: 'message_start' })).toBe(false);
    expect(vendor['createMessage']?.events?.['ping']?.({ type: 'ping' })).toBe(true);
  });

  it('opens the beta dialect of realtime for the vendor profile, beside its own', async () => {
    const files = await generateContract(await copySmallContract());
    expect(readAt(files['asyncapi.vendor.json'], '#/channels/socketBeta/title')).toBe('The other socket');
    expect(readAt(files['asyncapi.vendor.json'], '#/operations/sendEventsBeta')).toEqual({
      action: 'send',
      channel: { $ref: '#/channels/socketBeta' },
      messages: [{ $ref: '#/channels/socketBeta/messages/pingBeta' }],
    });
    expect(readAt(files['asyncapi.vendor.json'], '#/channels/socketBeta/messages/pingBeta')).toEqual({
      $ref: '#/components/messages/pingBeta',
    });
    const { neutral, vendor } = (await loadModule('realtimeEvents')) as Record<string, RealtimeTables>;
    const event = { type: 'session.update', later: true };
    expect(neutral?.beta?.client['session.update']?.(event)).toBe(false);
    expect(vendor?.beta?.client['session.update']?.(event)).toBe(true);
    expect(Object.keys(vendor?.ga?.server ?? {})).toEqual(['ping']);
  });

  it('refuses to open a schema for one dialect that the other has, too', async () => {
    const { edit, ...contract } = await copySmallContract();
    await edit('asyncapi/realtime-ga.yaml', '$defs/GaSessionUpdate', '$defs/SessionUpdate');
    await expect(generateContract(contract)).rejects.toThrow('components/schemas/SessionUpdate differently');
  });

  it('emits validators of the configuration that fill in its defaults', async () => {
    const { environment } = (await loadModule('configuration')) as Record<string, Validator>;
    const values = {};
    expect(environment?.(values)).toBe(true);
    expect(values).toEqual({ SMALL_PORT: '8080' });
    expect(environment?.({ SMALL_PORT: 'x' })).toBe(false);
  });

  it('changes the lines of what changes, and no other', async () => {
    const { specsDir, outDir, edit } = await copySmallContract();
    const before = await generateContract({ specsDir, outDir });
    await edit('openapi/paths/trees.yaml', 'operationId: getTree', 'operationId: findTree');
    const after = await generateContract({ specsDir, outDir });
    const read = (files: typeof after) => (files['validators/messages.cjs'] ?? '').split('\n');
    const known = new Set(read(before));
    const changed = read(after).filter((line) => !known.has(line));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((line) => !/find_?tree/i.test(line))).toEqual([]);
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

type Tables = Readonly<Record<'neutral' | 'vendor', Readonly<Record<string, OperationValidators>>>>;

async function loadValidators(area: string): Promise<Tables> {
  return (await loadModule(area)) as Tables;
}

/** Beside the packages, where the code finds what it requires. */
async function loadModule(name: string): Promise<unknown> {
  const { specsDir } = await copySmallContract();
  const outDir = new URL('../../../node_modules/.cache/specway-test/', import.meta.url).pathname;
  await generateContract({ specsDir, outDir });
  return createRequire(import.meta.url)(join(outDir, `validators/${name}.cjs`)) as unknown;
}
