import { describe, expect, it } from 'vitest';
import * as events from '../../../../../scripts/bench/realtime/voice-events.ts';
import { openEventContract } from '../../../../../src/realtime/dialects/event-contract.ts';

const contract = openEventContract('ga');

describe('the events of the realtime scenarios', () => {
  it.each([events.append, events.responseCreate])('are such as a client may send: %.40s', (text) => {
    expect(contract.parseClientEvent(JSON.parse(text)).fault).toBeNull();
  });

  it.each([events.sessionCreated, ...events.responseBegin, events.delta])(
    'are such as an upstream may send: %.40s',
    (text) => {
      expect(contract.findServerDrift(JSON.parse(text))).toBeNull();
    },
  );

  it('carry 20 ms of sound each way', () => {
    const { audio } = JSON.parse(events.append) as { audio: string };
    const { delta } = JSON.parse(events.delta) as { delta: string };
    expect([audio, delta].map((base64) => Buffer.from(base64, 'base64').length)).toEqual([960, 960]);
  });
});
