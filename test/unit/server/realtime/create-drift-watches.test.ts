import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { TextCleaner } from '../../../../src/core/texts/text-cleaner.ts';
import { createDriftWatches } from '../../../../src/server/realtime/create-drift-watches.ts';

function open(mode: 'enforce' | 'sample' | 'off') {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const watches = createDriftWatches({ mode, logger, metrics: null, cleaner: new TextCleaner() });
  return { lines, watch: watches({ requestId: 'req_1' }) };
}

describe('createDriftWatches', () => {
  it.each([
    ['enforce', 200],
    ['sample', 2],
    ['off', 0],
  ] as const)('looks at as many events as answers are looked at: %s', (mode, expected) => {
    const { watch } = open(mode);
    const looks = Array.from({ length: 200 }, () => watch.shouldCheck());
    expect(looks.filter((look) => look)).toHaveLength(expected);
  });

  it('says where an event breaks the contract, and whose session it was', () => {
    const { watch, lines } = open('enforce');
    watch.report('response.done', '/response required');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      requestId: 'req_1',
      operationId: 'connectRealtime',
      subject: 'response.done',
      finding: '/response required',
    });
  });
});
