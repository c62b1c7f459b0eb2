import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { renderImages } from '../../../../../src/providers/simulator/image-format/render-images.ts';

const envelope = { created: 1, facts: { size: '1x1' }, usage: { total_tokens: 3 }, revised: null };

async function render() {
  const { value, bytes } = await renderImages([Buffer.from('first'), Buffer.from('second')], envelope);
  const read = vi.spyOn(bytes, 'toString');
  return { value, bytes, read, items: value.data as readonly { readonly b64_json: string }[] };
}

describe('renderImages', () => {
  it('has the same in its value and in its bytes', async () => {
    const { value, bytes } = await render();
    expect(JSON.parse(bytes.toString())).toEqual(structuredClone(value));
    expect(Buffer.from(JSON.parse(bytes.toString()).data[1].b64_json as string, 'base64').toString()).toBe(
      'second',
    );
  });

  it('copies a picture once for all who look at it in one go, and keeps no copy', async () => {
    const { items, read } = await render();
    const [first, again] = [items[0]?.b64_json, items[0]?.b64_json];
    expect([again, read.mock.calls.length]).toEqual([first, 1]);
    await setImmediate();
    expect([items[0]?.b64_json, read.mock.calls.length]).toEqual([first, 2]);
  });
});
