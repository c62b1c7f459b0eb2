import { describe, expect, it } from 'vitest';
import { DelayCollector } from '../../../../../scripts/bench/event-delay/delay-collector.ts';

function createEvent(sentMs: number): Buffer {
  return Buffer.from(`data: {"text":"@${String(sentMs * 1e6).padStart(18, '0')}"}\n\n`);
}

describe('DelayCollector', () => {
  it('measures the first event from the request and every event from its stamp', () => {
    let nowMs = 0;
    const collector = new DelayCollector(() => nowMs * 1e6);
    const observer = collector.createObserver();
    nowMs = 100;
    observer.onSend();
    nowMs = 105;
    observer.onBytes(createEvent(103));
    nowMs = 120;
    observer.onBytes(createEvent(113));
    expect(collector.summarise()).toEqual({
      firstP50Ms: 5,
      firstP99Ms: 5,
      streams: 1,
      delayP50Ms: 2,
      delayP99Ms: 7,
      delayP999Ms: 7,
      events: 2,
    });
  });

  it('takes the first event of every stream of a connection', () => {
    let nowMs = 0;
    const collector = new DelayCollector(() => nowMs * 1e6);
    const observer = collector.createObserver();
    for (const sentAt of [10, 20]) {
      nowMs = sentAt;
      observer.onSend();
      nowMs = sentAt + 4;
      observer.onBytes(Buffer.concat([createEvent(sentAt + 1), createEvent(sentAt + 2)]));
    }
    expect(collector.summarise()).toMatchObject({ streams: 2, events: 4, firstP50Ms: 4, delayP99Ms: 3 });
  });

  it('keeps connections apart', () => {
    let nowMs = 0;
    const collector = new DelayCollector(() => nowMs * 1e6);
    const [first, second] = [collector.createObserver(), collector.createObserver()];
    first.onSend();
    nowMs = 10;
    second.onSend();
    nowMs = 20;
    first.onBytes(createEvent(20));
    second.onBytes(createEvent(20));
    expect(collector.summarise()).toMatchObject({ firstP50Ms: 10, firstP99Ms: 20 });
  });
});
