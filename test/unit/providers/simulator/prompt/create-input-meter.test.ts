import { describe, expect, it } from 'vitest';
import { createInputMeter } from '../../../../../src/providers/simulator/prompt/create-input-meter.ts';

describe('createInputMeter', () => {
  it('adds up by modality', () => {
    const meter = createInputMeter();
    meter.add(10, 'TEXT');
    meter.add(258, 'IMAGE');
    meter.add(0, 'AUDIO');
    const usage = meter.finish('no');
    expect(usage.total).toBe(271);
    expect([...usage.byModality]).toEqual([
      ['TEXT', 13],
      ['IMAGE', 258],
    ]);
  });

  it('writes to the cache what comes before the last breakpoint', () => {
    const meter = createInputMeter();
    meter.add(100, 'TEXT');
    meter.markCacheBreakpoint('shortly');
    meter.add(50, 'TEXT');
    expect(meter.finish('no')).toMatchObject({ total: 153, cacheRead: 0, cacheWrite: 103 });
  });

  it('reads from the cache what an earlier request wrote', () => {
    const meter = createInputMeter();
    meter.add(100, 'TEXT');
    meter.markCacheBreakpoint('shortly');
    meter.markAssistantTurn();
    meter.add(50, 'TEXT');
    meter.markCacheBreakpoint('shortly');
    expect(meter.finish('no')).toMatchObject({ cacheRead: 103, cacheWrite: 50 });
  });

  it('reads everything when told that it is cached', () => {
    const meter = createInputMeter();
    meter.add(100, 'TEXT');
    meter.markCacheBreakpoint('shortly');
    expect(meter.finish('yes')).toMatchObject({ cacheRead: 103, cacheWrite: 0 });
  });

  it('tells what was written for an hour from what was written for less', () => {
    const meter = createInputMeter();
    meter.add(100, 'TEXT');
    meter.markCacheBreakpoint('for-hour');
    meter.add(20, 'TEXT');
    meter.markCacheBreakpoint('shortly');
    expect(meter.finish('no')).toMatchObject({ cacheWrite: 123, hourWrite: 103 });
    expect(meter.finish('yes')).toMatchObject({ cacheWrite: 0, hourWrite: 0 });
    meter.markAssistantTurn();
    expect(meter.finish('no')).toMatchObject({ cacheRead: 123, cacheWrite: 0, hourWrite: 0 });
  });
});
