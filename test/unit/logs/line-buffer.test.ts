import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLineBuffer } from '../../../src/logs/line-buffer.ts';

describe('createLineBuffer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function create() {
    const written: string[] = [];
    const buffer = createLineBuffer({
      maxLength: 10,
      maxDelayMs: 250,
      writeText: (text) => written.push(text),
    });
    return { buffer, written };
  }

  it('passes lines on together once they have waited long enough', () => {
    const { buffer, written } = create();
    buffer.write('a\n');
    vi.advanceTimersByTime(200);
    buffer.write('b\n');
    expect(written).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(written).toEqual(['a\nb\n']);
  });

  it('does not wait with much text', () => {
    const { buffer, written } = create();
    buffer.write('12345\n');
    buffer.write('67890\n');
    expect(written).toEqual(['12345\n67890\n']);
    vi.advanceTimersByTime(1_000);
    expect(written).toHaveLength(1);
  });

  it('passes everything on when asked to', () => {
    const { buffer, written } = create();
    buffer.write('a\n');
    buffer.flush();
    buffer.flush();
    expect(written).toEqual(['a\n']);
  });
});
