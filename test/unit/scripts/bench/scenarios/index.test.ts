import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../../../scripts/bench/scenarios/index.ts';
import { firstEvent } from '../../../../../scripts/bench/scenarios/first-event.ts';
import { largeBody } from '../../../../../scripts/bench/scenarios/large-body.ts';
import { openStreams } from '../../../../../scripts/bench/scenarios/open-streams.ts';
import { translation } from '../../../../../scripts/bench/scenarios/translation.ts';
import { usage } from '../../../../../scripts/bench/scenarios/usage.ts';
import { createStampedEvents, stampPlaceholder } from '../../../../../scripts/bench/upstream-answers.ts';

describe('scenarios', () => {
  it('have names of their own', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  });

  it.each(scenarios)('$name compares servers that it measures', ({ servers, pairs }) => {
    for (const name of pairs.flat()) expect(servers).toContain(name);
  });

  it.each(scenarios.filter((scenario) => 'requestFor' in scenario))(
    '$name has a request for the upstream and every server',
    (scenario) => {
      for (const name of ['upstream', ...scenario.servers] as const) {
        expect(scenario.requestFor(name)?.path).toBe('/v1/messages');
      }
    },
  );
});

describe('first-event', () => {
  function findFault(events: readonly string[]): string | null {
    const stamped = events.join('').replaceAll(stampPlaceholder, '@000001234567890123');
    const body = Buffer.from(stamped);
    return firstEvent.findFault({ status: 200, bodyBytes: body.length, chunks: events.length, body });
  }

  it('accepts what the upstream says, whatever the time', () => {
    expect(findFault(createStampedEvents())).toBeNull();
  });

  it('finds a lost event', () => {
    expect(findFault(createStampedEvents().toSpliced(10, 1))).toContain('deltas');
  });
});

describe('large-body', () => {
  const body = largeBody.requestFor('specway')?.body;

  it('sends a megabyte', () => {
    expect((body?.length ?? 0) / 1e6).toBeCloseTo(1, 1);
  });

  it('is a conversation that begins and ends with the user', () => {
    const { messages } = JSON.parse(String(body)) as { messages: { role: string }[] };
    expect(messages[0]?.role).toBe('user');
    expect(messages.at(-1)?.role).toBe('user');
  });
});

describe('open-streams', () => {
  it('holds other streams than those it warms up with', () => {
    expect(openStreams.heldRequestFor('bare').body).not.toEqual(openStreams.requestFor('bare')?.body);
  });
});

describe('usage', () => {
  it('compares every place of usage records with a gateway that keeps none', () => {
    const [off, ...others] = new Set(usage.pairs.map(([, to]) => to));
    expect([off, others]).toEqual(['specway-usage-off', []]);
    expect(usage.pairs.map(([of]) => of)).toEqual(usage.servers.filter((name) => name !== off));
  });
});

describe('translation', () => {
  it('asks the same of both but for the model', () => {
    const [passed, translated] = (['specway', 'specway-translated'] as const).map((name) => {
      const { model, ...rest } = JSON.parse(String(translation.requestFor(name)?.body)) as { model: string };
      return { model, rest };
    });
    expect(passed?.rest).toEqual(translated?.rest);
    expect(passed?.model).not.toBe(translated?.model);
  });
});
