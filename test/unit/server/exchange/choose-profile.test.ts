import { describe, expect, it } from 'vitest';
import { chooseProfile } from '../../../../src/server/exchange/choose-profile.ts';
import { resolveTarget } from '../../../../src/server/exchange/resolve-target.ts';

const choose = (url: string, headers: Record<string, string>) =>
  chooseProfile(resolveTarget(url), headers, 'auto');

describe('chooseProfile', () => {
  it.each([
    [{ 'msg-version': '2023-06-01' }, 'neutral'],
    [{ 'anthropic-version': '2023-06-01' }, 'vendor'],
    [{ 'msg-version': '2023-06-01', 'anthropic-version': '2023-06-01' }, 'neutral'],
    [{}, 'neutral'],
  ])('holds format B with %j to %s', (headers, profile) => {
    expect(choose('/v1/messages', headers)).toBe(profile);
  });

  it.each([
    ['?key=k', {}, 'neutral'],
    ['?key=k', { 'x-goog-api-key': 'k' }, 'neutral'],
    ['', { 'x-goog-api-key': 'k' }, 'vendor'],
    ['', { authorization: 'Bearer k' }, 'vendor'],
    ['', {}, 'neutral'],
  ])('holds format C with %s and %j to %s', (query, headers, profile) => {
    expect(choose(`/v1beta/models/genfam-2.5-pro:generateContent${query}`, headers)).toBe(profile);
  });

  it.each([
    '/v1beta/models/veo-3.1:predictLongRunning',
    '/v1/models/veo-3.1/operations/01k9',
    '/v1/files/01k90',
    '/v1beta1/publishers/google/models/veo-3.1:fetchPredictOperation',
  ])('holds %s to vendor wherever the key is', (url) => {
    expect(choose(`${url}?key=k`, {})).toBe('vendor');
    expect(choose(url, {})).toBe('vendor');
    expect(chooseProfile(resolveTarget(url), {}, 'neutral')).toBe('neutral');
  });

  it('holds areas without a marker to neutral', () => {
    expect(choose('/v1/images/generations', { authorization: 'Bearer k' })).toBe('neutral');
  });

  it.each([
    ['', { authorization: 'Bearer k' }, 'neutral'],
    ['', { 'anthropic-version': '2023-06-01' }, 'vendor'],
    ['', { 'x-goog-api-key': 'k' }, 'vendor'],
    ['', { 'x-stainless-lang': 'js', 'msg-version': '2023-06-01' }, 'neutral'],
    ['?key=k', { 'x-goog-api-client': 'gl-node' }, 'neutral'],
  ])('holds the list of models with %s and %j to %s', (query, headers, profile) => {
    expect(choose(`/v1/models${query}`, headers)).toBe(profile);
    expect(choose(`/v1/models/claude-opus-4-8${query}`, headers)).toBe(profile);
  });

  it.each([
    [{ 'openai-beta': 'assistants=v2' }, 'vendor'],
    [{ 'openai-beta': 'realtime=v1', 'rt-beta': 'realtime=v1' }, 'neutral'],
    [{ authorization: 'Bearer k' }, 'neutral'],
  ])('holds realtime over HTTP with %j to %s', (headers, profile) => {
    expect(choose('/v1/realtime/sessions', headers)).toBe(profile);
  });

  it('obeys the configuration whatever the spelling', () => {
    const target = resolveTarget('/v1/messages');
    expect(chooseProfile(target, { 'anthropic-version': '2023-06-01' }, 'neutral')).toBe('neutral');
    expect(chooseProfile(target, { 'msg-version': '2023-06-01' }, 'vendor')).toBe('vendor');
  });
});
