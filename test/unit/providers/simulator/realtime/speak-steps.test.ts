import { describe, expect, it } from 'vitest';
import { measureSpeech } from '../../../../../src/audio/index.ts';
import { speakSteps } from '../../../../../src/providers/simulator/realtime/speak-steps.ts';

describe('speakSteps', () => {
  it.each([
    'Good day.',
    '  Two\n\nparagraphs,  and spaces.  ',
    'the the the',
    'Cafe\u0301 — „Größe“ 日本語 🎉👩‍👩‍👧',
    'a'.repeat(300),
    '   ',
    '',
  ])('says all of %j, and shows every character of it once', (text) => {
    const steps = [...speakSteps(text, 'alloy')];
    expect(steps.map(({ transcript }) => transcript).join('')).toBe(text);
    expect(steps.reduce((sum, { samples }) => sum + samples.length, 0)).toBe(measureSpeech(text));
  });

  it('shows words when they have been said, not before', () => {
    const steps = [...speakSteps('One two three four five six seven eight nine ten.', 'alloy')];
    const half = steps.slice(0, Math.floor(steps.length / 2));
    const shown = half.map(({ transcript }) => transcript).join('');
    expect(shown).toMatch(/^One two three/);
    expect(shown).not.toContain('eight');
    expect(Math.max(...steps.map(({ samples }) => samples.length))).toBe(2_400);
  });
});
