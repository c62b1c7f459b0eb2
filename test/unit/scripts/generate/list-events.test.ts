import { describe, expect, it } from 'vitest';
import { listEvents } from '../../../../scripts/generate/list-events.ts';
import { toObject, type JsonObject } from '../../../../scripts/generate/json.ts';

const document: JsonObject = {
  channels: {
    stream: {
      'x-operation-id': 'createMessage',
      messages: { ping: { name: 'ping', payload: { type: 'object' } } },
    },
    socket: {
      'x-dialect': 'ga',
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
    const { dialects } = listEvents(document);
    expect([...dialects.keys()]).toEqual(['ga']);
    expect([...(dialects.get('ga')?.client ?? [])]).toEqual([['session.update', { const: 0 }]]);
    expect([...(dialects.get('ga')?.server ?? [])]).toEqual([['session.created', { const: 1 }]]);
  });

  it('keeps dialects apart, in which an event may look otherwise', () => {
    const other = {
      'x-dialect': 'beta',
      messages: { created: { name: 'session.created', payload: { const: 2 } } },
    };
    const { dialects } = listEvents({
      ...document,
      channels: { ...toObject(document.channels), other },
      operations: {
        ...toObject(document.operations),
        sendOther: { action: 'send', channel: { $ref: '#/channels/other' } },
      },
    });
    expect([...(dialects.get('beta')?.server ?? [])]).toEqual([['session.created', { const: 2 }]]);
    expect([...(dialects.get('ga')?.server ?? [])]).toEqual([['session.created', { const: 1 }]]);
  });

  it('refuses a channel of which nobody knows whose it is', () => {
    const channels = { socket: { title: 'Socket', messages: {} } };
    const operations = { send: { action: 'send', channel: { $ref: '#/channels/socket' } } };
    expect(() => listEvents({ channels, operations })).toThrow('Socket has neither');
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
