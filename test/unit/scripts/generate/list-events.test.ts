import { describe, expect, it } from 'vitest';
import { listEvents } from '../../../../scripts/generate/list-events.ts';
import type { JsonObject } from '../../../../scripts/generate/json.ts';

const document: JsonObject = {
  channels: {
    stream: {
      'x-operation-id': 'createMessage',
      messages: { ping: { name: 'ping', payload: { type: 'object' } } },
    },
    socket: {
      messages: {
        update: { $ref: '#/components/messages/update' },
        created: { name: 'session.created', payload: { const: 1 } },
      },
    },
  },
  operations: {
    sendStream: { action: 'send', channel: { $ref: '#/channels/stream' } },
    receive: {
      action: 'receive',
      channel: { $ref: '#/channels/socket' },
      messages: [{ $ref: '#/channels/socket/messages/update' }],
    },
    send: {
      action: 'send',
      channel: { $ref: '#/channels/socket' },
      messages: [{ $ref: '#/channels/socket/messages/created' }],
    },
  },
  components: { messages: { update: { name: 'session.update', payload: { const: 0 } } } },
};

describe('listEvents', () => {
  it('finds the events of a stream by its operationId', () => {
    const { streams } = listEvents(document);
    expect([...streams.keys()]).toEqual(['createMessage']);
    expect(streams.get('createMessage')?.get('ping')).toEqual({ type: 'object' });
  });

  it('tells what clients send from what they are sent', () => {
    const { client, server } = listEvents(document);
    expect([...client]).toEqual([['session.update', { const: 0 }]]);
    expect([...server]).toEqual([['session.created', { const: 1 }]]);
  });

  it('refuses a message without a name', () => {
    const nameless = { channels: { stream: { 'x-operation-id': 'a', messages: { one: { payload: {} } } } } };
    expect(() => listEvents(nameless)).toThrow('lacks its name');
  });

  it('refuses two payloads for one event', () => {
    const messages = {
      one: { name: 'ping', payload: { const: 1 } },
      two: { name: 'ping', payload: { const: 2 } },
    };
    const ambiguous = { channels: { stream: { 'x-operation-id': 'a', messages } } };
    expect(() => listEvents(ambiguous)).toThrow('ping');
  });
});
