import { describe, expect, it } from 'vitest';
import { holdsText, LateTexts } from '../../../../src/core/json/late-texts.ts';

/** An object with a late text, and how often that has been made. */
function defineText(text: string) {
  const texts = new LateTexts();
  const holder: { role: string; content: string } = { role: 'user', content: '' };
  let madeCount = 0;
  texts
    .add({ units: text.length, bytes: text.length + 2 }, () => {
      madeCount += 1;
      return text;
    })
    .defineIn(holder, 'content');
  return { texts, holder, countMade: () => madeCount };
}

describe('LateTexts', () => {
  it('makes a text when it is asked for, once', () => {
    const { holder, countMade } = defineText('words');
    expect(countMade()).toBe(0);
    expect([holder.content, holder.content]).toEqual(['words', 'words']);
    expect(countMade()).toBe(1);
  });

  it('is a member like others', () => {
    const whole = { role: 'user', content: 'words' };
    const { holder } = defineText('words');
    expect(Object.entries(holder)).toEqual(Object.entries(whole));
    expect(JSON.stringify(holder)).toBe(JSON.stringify(whole));
    expect({ ...holder }).toEqual(whole);
  });

  it('shows another text at a glance, as long as it is, and makes nothing', () => {
    const { texts, holder, countMade } = defineText('words');
    texts.add({ units: 20, bytes: 20 }, () => '').defineIn(holder, 'role');
    expect(texts.glance(() => holder.content)).toMatch(/^\0{5}$/u);
    expect(texts.glance(() => holder.content, 'bytes')).toMatch(/^\0{7}$/u);
    expect(texts.glance(() => holder.role)).toMatch(/^\0{20}$/u);
    expect(countMade()).toBe(0);
    expect(holder.content).toBe('words');
  });

  it('shows what has been made also at a glance', () => {
    const { texts, holder } = defineText('words');
    expect(holder.content).toBe('words');
    expect(texts.glance(() => holder.content)).toBe('words');
  });

  it('ends the glance with one that throws', () => {
    const { texts, holder } = defineText('words');
    const look = () => {
      throw new Error('seen enough');
    };
    expect(() => texts.glance(look)).toThrow('seen enough');
    expect(holder.content).toBe('words');
  });
});

describe('holdsText', () => {
  it('knows a text without making it', () => {
    const { holder, countMade } = defineText('words');
    expect(holdsText(holder, 'content')).toBe(true);
    expect(countMade()).toBe(0);
  });

  it('knows other members', () => {
    const holder = { a: 'words', b: [], c: null };
    expect(['a', 'b', 'c', 'd'].map((key) => holdsText(holder, key))).toEqual([true, false, false, false]);
  });
});
