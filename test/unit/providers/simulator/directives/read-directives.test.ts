import { describe, expect, it } from 'vitest';
import type { Directives } from '../../../../../src/providers/simulator/directives/directives.ts';
import {
  directiveNames,
  maxWaitMs,
  readDirectives,
} from '../../../../../src/providers/simulator/directives/read-directives.ts';
import { scanDirectives } from '../../../../../src/providers/simulator/directives/scan-directives.ts';
import {
  simulatedStatuses,
  type SimulatedStatus,
} from '../../../../../src/providers/simulator/directives/simulated-statuses.ts';

function read(text: string): Directives {
  const reading = readDirectives(scanDirectives(text, directiveNames).found);
  if (reading.kind === 'misspelt') throw new Error(reading.message);
  return reading.directives;
}

function named(name: string): SimulatedStatus {
  const status = simulatedStatuses.get(name);
  if (!status) throw new Error(`No status ${name}`);
  return status;
}

describe('readDirectives', () => {
  it.each<[string, Partial<Directives>]>([
    ['[[status=429]]', { status: { status: named('429'), persistence: 'final' } }],
    [
      '[[status=429:insufficient_quota,retry]]',
      { status: { status: named('429:insufficient_quota'), persistence: 'retryable' } },
    ],
    ['[[error=529@3]]', { error: { status: named('529'), persistence: 'final', afterEvents: 3 } }],
    ['[[cut]]', { cut: 'final' }],
    ['[[reset,retry]]', { reset: 'retryable' }],
    ['[[delay=2s]]', { delayMs: 2_000 }],
    ['[[delay=1.5s]]', { delayMs: 1_500 }],
    ['[[pace=50ms]]', { paceMs: 50 }],
    ['[[filtered]]', { filtered: 'yes' }],
    ['[[block=prohibited_content]]', { block: 'PROHIBITED_CONTENT' }],
    ['[[tool=get_weather]] [[tool=get_time]]', { tools: ['get_weather', 'get_time'] }],
    ['[[tokens=500]]', { tokens: 500 }],
    ['[[finish=pause_turn]]', { finish: 'pause_turn' }],
    ['[[finish=IMAGE_SAFETY]]', { finish: 'IMAGE_SAFETY' }],
    ['[[redacted_thinking]]', { redactedThinking: 'yes' }],
    ['[[cached]]', { cached: 'yes' }],
    ['[[revised]]', { revised: 'yes' }],
  ])('understands %s', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it('cuts a longer delay to the longest one', () => {
    expect(read('[[delay=90s]]').delayMs).toBe(maxWaitMs);
  });

  it('lets the later of two directives win', () => {
    expect(read('[[tokens=5]] [[tokens=7]]').tokens).toBe(7);
  });

  it.each([
    '[[status=418]]',
    '[[status=429:nothing]]',
    '[[status]]',
    '[[error=500]]',
    '[[error=500@many]]',
    '[[delay=2]]',
    '[[pace=fast]]',
    '[[cut=1]]',
    '[[block=BECAUSE]]',
    '[[finish=done]]',
    '[[tokens=0]]',
    '[[tokens=100001]]',
    '[[tool=]]',
  ])('says how to write %s', (text) => {
    const reading = readDirectives(scanDirectives(text, directiveNames).found);
    expect(reading.kind).toBe('misspelt');
    expect(reading).toHaveProperty('message', expect.stringContaining(text));
  });
});
