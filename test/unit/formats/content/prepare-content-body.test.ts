import { describe, expect, it } from 'vitest';
import { createModelPath } from '../../../../src/formats/content/call-path.ts';
import { prepareContentBody } from '../../../../src/formats/content/prepare-content-body.ts';

describe('prepareContentBody', () => {
  it('passes the bytes of the client untouched', () => {
    const bytes = Buffer.from('{ "contents": [] }');
    const value = { contents: [] };
    expect(prepareContentBody({ value, bytes }, value, 'm')).toBe(bytes);
  });

  it('writes the value when there are no bytes or it was changed', () => {
    const value = { contents: [], a: 1 };
    expect(prepareContentBody({ value, bytes: null }, value, 'm').toString()).toBe('{"contents":[],"a":1}');
    const changed = prepareContentBody({ value, bytes: Buffer.from('x') }, { contents: [] }, 'm');
    expect(changed.toString()).toBe('{"contents":[]}');
  });

  it('writes the name of the model where a body has it', () => {
    const value = { model: 'models/old', generateContentRequest: { model: 'models/old', contents: [] } };
    expect(
      JSON.parse(prepareContentBody({ value, bytes: Buffer.from('x') }, value, 'new').toString()),
    ).toEqual({
      model: 'models/new',
      generateContentRequest: { model: 'models/new', contents: [] },
    });
  });
});

describe('createModelPath', () => {
  it.each([
    ['gemini-2.5-flash', '/v1beta/models/gemini-2.5-flash:countTokens'],
    ['models/gemini-2.5-flash', '/v1beta/models/gemini-2.5-flash:countTokens'],
    ['odd/../name?x#y', '/v1beta/models/odd%2F..%2Fname%3Fx%23y:countTokens'],
  ])('builds the path of %s', (model, path) => {
    expect(createModelPath(model, 'countTokens')).toBe(path);
  });
});
