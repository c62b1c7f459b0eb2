import { describe, expect, it } from 'vitest';
import { stream } from '../../../../../scripts/bench/scenarios/stream.ts';
import { createStreamEvents } from '../../../../../scripts/bench/upstream-answers.ts';

const events = createStreamEvents('claude-sonnet-4-6');

function findFault(sent: readonly string[], status = 200): string | null {
  const body = Buffer.from(sent.join(''));
  return stream.findFault({ status, bodyBytes: body.length, chunks: sent.length, body });
}

describe('stream', () => {
  it('accepts what the upstream says', () => {
    expect(findFault(events)).toBeNull();
  });

  it('accepts data lines without a space and further pings', () => {
    const ping = 'event: ping\ndata: {"type":"ping"}\n\n';
    expect(
      findFault(events.toSpliced(50, 0, ping).map((event) => event.replace('data: ', 'data:'))),
    ).toBeNull();
  });

  it.each([
    ['another status', findFault(events, 502), 'status 502'],
    ['a lost delta', findFault(events.toSpliced(100, 1)), 'deltas'],
    [
      'two deltas in the wrong order',
      findFault(events.toSpliced(100, 2, events[101]!, events[100]!)),
      'deltas',
    ],
    ['a missing start', findFault(events.slice(1)), 'message_start'],
    ['a missing end', findFault(events.slice(0, -1)), 'message_stop'],
  ])('finds %s', (_, fault, expected) => {
    expect(fault).toContain(expected);
  });
});
