import { describe, expect, it } from 'vitest';
import { findCatalogueModel, findModelKind } from '../../../src/core/model-kind.ts';

describe('findCatalogueModel', () => {
  it.each([
    ['chatfam-sonnet-4-5', 'chatfam-sonnet-4-5'],
    ['chatfam-sonnet-4-5-20250929', 'chatfam-sonnet-4-5'],
    ['chatfam-sonnet-4-5@20250929', 'chatfam-sonnet-4-5'],
    ['chatfam-sonnet-4-5-latest', 'chatfam-sonnet-4-5'],
    ['genfam-2.5-flash-001', 'genfam-2.5-flash'],
    ['genfam-2.5-pro-preview-06-05', 'genfam-2.5-pro'],
    ['genfam-2.5-flash-preview-09-2025', 'genfam-2.5-flash'],
    ['imgfam-2-2026-04-21', 'imgfam-2'],
    ['rtfam-4o-realtime-preview-2024-12-17', 'rtfam-4o-realtime-preview-2024-12-17'],
  ])('%s is %s', (id, known) => {
    expect(findCatalogueModel(id)?.id).toBe(known);
  });

  it.each(['chatfam-opus-5-5', 'genfam-2.5-flash-lite', 'imgfam-1-mini', 'chatfam-', 'our-own-20250929'])(
    '%s is none of the catalogue',
    (id) => {
      expect(findCatalogueModel(id)).toBeNull();
    },
  );
});

describe('findModelKind', () => {
  it.each([
    ['claude-opus-5-5', 'chat-messages'],
    ['chatfam-opus-5-5', 'chat-messages'],
    ['gemini-3.5-flash-lite', 'chat-content'],
    ['gemini-flash-latest', 'chat-content'],
    ['gemini-4-flash-image', 'image-content'],
    ['gemini-2.5-flash-image-preview', 'image-content'],
    ['imagen-5', 'image-content'],
    ['gpt-image-3', 'image'],
    ['veo-4', 'video'],
    ['gpt-4o-realtime-preview-2025', 'realtime'],
    ['gpt-realtime-2.1-mini', 'realtime'],
    ['gpt-5', null],
    ['our-own', null],
  ])('%s is for %s', (name, kind) => {
    expect(findModelKind(name)).toBe(kind);
  });
});
