import { describe, expect, it } from 'vitest';
import { readHandshake, type HandshakeHeaders } from '../../../../src/realtime/index.ts';

const key = 'sk-specway-example-key-0001';
const bearer = { authorization: `Bearer ${key}` };
const offer = (...entries: readonly string[]) => ({ 'sec-websocket-protocol': entries.join(', ') });

describe('readHandshake', () => {
  it.each<readonly [string, HandshakeHeaders, Partial<ReturnType<typeof readHandshake>>]>([
    ['a server of the interface', { ...bearer, 'rt-beta': 'realtime=v1' }, { betaMarker: 'neutral' }],
    [
      "a server with the vendor's marker",
      { ...bearer, 'openai-beta': 'realtime=v1' },
      { betaMarker: 'vendor' },
    ],
    [
      'a marker among others',
      { ...bearer, 'openai-beta': 'assistants=v2, realtime=v1' },
      { betaMarker: 'vendor' },
    ],
    ['a marker that comes twice', { ...bearer, 'rt-beta': ['x', 'realtime=v1'] }, { betaMarker: 'neutral' }],
    [
      'both spellings',
      { ...bearer, 'openai-beta': 'realtime=v1', 'rt-beta': 'realtime=v1' },
      { betaMarker: 'neutral' },
    ],
    ['another version', { ...bearer, 'rt-beta': 'realtime=v2' }, { betaMarker: null }],
    [
      'a browser of the interface',
      offer(
        'realtime',
        `rt-insecure-api-key.${key}`,
        'rt-beta.realtime-v1',
        'rt-organization.o',
        'rt-project.p',
      ),
      { betaMarker: 'neutral', isKnownForGa: false, subprotocol: 'realtime' },
    ],
    [
      "a browser with the vendor's first client",
      offer('realtime', `openai-insecure-api-key.${key}`, 'openai-beta.realtime-v1'),
      { betaMarker: 'vendor', subprotocol: 'realtime' },
    ],
    [
      "a browser with the vendor's present client",
      offer('realtime', `openai-insecure-api-key.${key}`),
      { betaMarker: null, isKnownForGa: true, subprotocol: 'realtime' },
    ],
    ["the vendor's present client", { ...bearer, 'user-agent': 'OpenAI/JS 7.55.0' }, { isKnownForGa: true }],
    ['its sibling', { ...bearer, 'user-agent': 'AsyncOpenAI/Python 3.1' }, { isKnownForGa: true }],
    ['a gateway like this one', { ...bearer, 'user-agent': 'specway' }, { isKnownForGa: true }],
    ['LiveKit', { ...bearer, 'user-agent': 'LiveKit-Agents-JS' }, { isKnownForGa: true }],
    ['promptfoo', { ...bearer, 'user-agent': 'promptfoo Realtime API Client' }, { isKnownForGa: true }],
    ["LiveKit's other client", { ...bearer, 'user-agent': 'LiveKit Agents' }, { isKnownForGa: true }],
    ['the AI SDK', { ...bearer, 'user-agent': 'ai-sdk-openai/4.0.118' }, { isKnownForGa: true }],
    ['its agents', { ...bearer, 'user-agent': 'Agents/JavaScript 0.20' }, { isKnownForGa: true }],
    ['agents in a browser', { ...bearer, 'x-openai-agents-sdk': 'js.0.20' }, { isKnownForGa: true }],
    ['somebody else', { ...bearer, 'user-agent': 'curl OpenAI/JS' }, { isKnownForGa: false }],
    ['nothing but a key', bearer, { betaMarker: null, isKnownForGa: false, subprotocol: 'none' }],
    ['subprotocols without realtime', { ...bearer, ...offer('chat') }, { subprotocol: 'lacking' }],
    ['the same header twice', { authorization: [`Bearer ${key}`, `Bearer ${key}`] }, {}],
    ['the same key twice', { ...bearer, ...offer('realtime', `rt-insecure-api-key.${key}`) }, {}],
  ])('knows %s', (_, headers, expected) => {
    expect(readHandshake(headers)).toMatchObject({ credential: key, ...expected });
  });

  it.each<readonly [string, HandshakeHeaders, object]>([
    ['no credential', {}, { code: 'unauthenticated', reason: 'missing_api_key' }],
    ['another scheme', { authorization: `Basic ${key}` }, { reason: 'missing_api_key' }],
    ['a scheme without a key', { authorization: 'Bearer ' }, { reason: 'missing_api_key' }],
    ['two words', { authorization: `Bearer ${key} ${key}` }, { reason: 'missing_api_key' }],
    ['an empty entry', offer('realtime', 'rt-insecure-api-key.'), { reason: 'missing_api_key' }],
    [
      'different keys',
      { ...bearer, ...offer('realtime', 'rt-insecure-api-key.ek_other') },
      { code: 'unauthenticated', reason: 'conflicting_api_keys' },
    ],
    [
      'different keys in one header',
      { authorization: ['Bearer sk-one', 'Bearer sk-two'] },
      { code: 'unauthenticated', reason: 'conflicting_api_keys' },
    ],
    ['no credential before anything else', offer('chat'), { reason: 'missing_api_key' }],
  ])('refuses %s', (_, headers, expected) => {
    expect(() => readHandshake(headers)).toThrow(expect.objectContaining(expected));
  });

  it('repeats no key in what it says', () => {
    const headers = { ...bearer, ...offer('realtime', 'rt-insecure-api-key.ek_other') };
    expect(() => readHandshake(headers)).toThrow(/^(?!.*(?:ek_other|sk-specway))/);
  });
});
