import { describe, expect, it } from 'vitest';
import { KeptRoom } from '../../../../src/realtime/relay/kept-room.ts';
import { OpenItems } from '../../../../src/realtime/relay/open-items.ts';

const mebibyte = 1024 * 1024;
const text = 'x'.repeat(mebibyte);

const place = (item_id: string, content_index = 0) => ({ item_id, output_index: 0, content_index });
const message = (id: string, content: readonly object[] = []) => ({ item: { id, type: 'message', content } });

describe('the items of a response', () => {
  it('are ended as far as they were told', () => {
    const items = new OpenItems('resp_1', new KeptRoom().createShare());
    items.begin(message('a'));
    items.beginPart({ ...place('a'), part: { type: 'text' } });
    items.addText({ ...place('a'), delta: 'Yes' });
    expect(items.finish().map(({ type }) => type)).toEqual([
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
    ]);
    expect(items.list()).toMatchObject([{ id: 'a', status: 'incomplete', content: [{ text: 'Yes' }] }]);
  });

  it.each([
    ['items', (items: OpenItems, index: number) => items.begin(message(`more_${String(index)}`, [{ text }]))],
    ['ends of items', (items: OpenItems) => items.end(message('a', [{ text }]))],
    [
      'parts',
      (items: OpenItems, index: number) => {
        items.beginPart({ ...place('a', index), part: { type: 'text' } });
        items.addText({ ...place('a', index), delta: text });
      },
    ],
  ])('are kept as far as that is little: %s', (_what, add) => {
    const items = new OpenItems('resp_1', new KeptRoom().createShare());
    items.begin(message('a'));
    for (let index = 0; index < 40; index += 1) add(items, index);
    expect(JSON.stringify([items.list(), items.finish()]).length).toBeLessThan(5 * 16 * mebibyte);
    expect(JSON.stringify(items.list()).length).toBeLessThan(17 * mebibyte);
  });

  it('are not more than anybody can end', () => {
    const items = new OpenItems('resp_1', new KeptRoom().createShare());
    for (let index = 0; index < 100_000; index += 1) {
      items.begin(message(`item_${String(index)}`));
      items.beginPart({ ...place('item_0', index), part: { type: 'text' } });
    }
    expect(items.finish().length).toBeLessThan(40_000);
  });

  it('have the room: parts and ends of items that nobody was told of take none', () => {
    const items = new OpenItems('resp_1', new KeptRoom().createShare());
    for (let index = 0; index < 100_000; index += 1) {
      items.beginPart({ ...place('unknown', index), part: { type: 'text' } });
      items.end(message('unknown'));
    }
    items.begin(message('a'));
    expect(items.list()).toHaveLength(1);
  });

  it('are shown as they were told where there is no room for their ends', () => {
    const room = new KeptRoom();
    const items = new OpenItems('resp_1', room.createShare());
    items.begin({ item: { id: 'a', type: 'message', status: 'in_progress', content: [] } });
    items.beginPart({ ...place('a'), part: { type: 'text' } });
    items.addText({ ...place('a'), delta: 'Yes' });
    items.begin({ item: { id: 'b', type: 'function_call', status: 'in_progress', arguments: '' } });
    items.addText({ ...place('b'), delta: '{"x":1}' });
    const other = room.createShare();
    while (other.take(1));
    items.end({
      item: {
        id: 'a',
        type: 'message',
        status: 'completed',
        content: [{ type: 'output_text', text: 'Yes' }],
      },
    });
    items.end({ item: { id: 'b', type: 'function_call', status: 'incomplete', arguments: '{"x":1}' } });
    expect(items.finish()).toEqual([]);
    expect(items.list()).toEqual([
      { id: 'a', type: 'message', status: 'completed', content: [{ type: 'output_text', text: 'Yes' }] },
      { id: 'b', type: 'function_call', status: 'incomplete', arguments: '{"x":1}' },
    ]);
  });

  it('of all responses of a session are kept as far as that is little, and anew when they are over', () => {
    const room = new KeptRoom();
    const shares = Array.from({ length: 40 }, () => room.createShare());
    const fill = () =>
      shares.map((share) => {
        const items = new OpenItems('resp_1', share);
        items.begin(message('a', [{ text }]));
        return items.list().length;
      });
    expect(fill().filter((kept) => kept > 0)).toHaveLength(15);
    for (const share of shares) share.free();
    expect(fill().filter((kept) => kept > 0)).toHaveLength(15);
  });
});
