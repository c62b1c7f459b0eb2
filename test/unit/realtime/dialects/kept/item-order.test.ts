import { describe, expect, it } from 'vitest';
import { LatestMap } from '../../../../../src/realtime/dialects/kept/latest-map.ts';
import { ItemOrder } from '../../../../../src/realtime/dialects/kept/item-order.ts';
import { maxItems } from '../../../../../src/realtime/session/conversation.ts';

describe('ItemOrder', () => {
  it('knows what stands before an item', () => {
    const order = new ItemOrder();
    expect(order.lastId).toBeNull();
    expect(order.insert('b', undefined)).toBeNull();
    expect(order.insert('c', undefined)).toBe('b');
    expect(order.insert('a', null)).toBeNull();
    expect(order.insert('d', 'unheard of')).toBe('unheard of');
    order.remove('b');
    order.remove('b');
    expect(['a', 'b', 'c', 'd'].map((id) => order.findPrevious(id))).toEqual([null, null, 'a', 'c']);
    expect(order.lastId).toBe('d');
  });

  it('passes over items that are not shown', () => {
    const order = new ItemOrder();
    for (const id of ['a', 'b', 'c']) order.insert(id, undefined);
    order.hide('a');
    order.hide('c');
    expect(['c', 'b', 'a', null].map((id) => order.findShown(id))).toEqual(['b', 'b', null, null]);
  });

  it('has each item once, whoever repeats it', () => {
    const order = new ItemOrder();
    for (const id of ['a', 'b', 'a', 'a']) {
      order.insert(id, undefined);
      order.hide(id);
    }
    expect(order.findPrevious('a')).toBe('b');
    expect(order.findShown('a')).toBeNull();
  });

  it('forgets the oldest of more items than a conversation holds', () => {
    const order = new ItemOrder();
    for (let item = 0; item <= maxItems; item += 1) order.insert(String(item), undefined);
    expect(order.findPrevious('1')).toBeNull();
    expect(order.findPrevious('2')).toBe('1');
  });
});

describe('LatestMap', () => {
  it('forgets the oldest of more entries than it holds', () => {
    const map = new LatestMap<number>(2);
    for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) map.set(key, index);
    expect([map.get('a'), map.get('b'), map.take('c'), map.get('c')]).toEqual([2, undefined, 3, undefined]);
  });
});
