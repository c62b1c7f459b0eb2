import { describe, expect, it } from 'vitest';
import {
  parseTestContractOptions,
  type BlackBoxOptions,
} from '../../../../scripts/test-contract/parse-options.ts';

const server = ['--url', 'http://127.0.0.1:1/', '--key', 'k'];

function parse(...args: readonly string[]): BlackBoxOptions {
  const outcome = parseTestContractOptions([...server, ...args]);
  if (outcome.kind !== 'black box') throw new Error(JSON.stringify(outcome));
  return outcome.options;
}

describe('parseTestContractOptions', () => {
  it('is everything without options', () => {
    expect(parseTestContractOptions([])).toEqual({ kind: 'everything' });
  });

  it('has defaults', () => {
    expect(parse()).toEqual({
      url: 'http://127.0.0.1:1',
      apiKey: 'k',
      headers: {},
      kind: 'other',
      profiles: ['neutral', 'vendor'],
      strictness: 'open',
      only: [],
      caseText: '',
      junitFile: null,
    });
  });

  it('holds a simulator and a mock to closed schemas, and a mock to one profile', () => {
    expect(parse('--simulator')).toMatchObject({ kind: 'simulator', strictness: 'closed' });
    expect(parse('--mock')).toMatchObject({ kind: 'mock', strictness: 'closed', profiles: ['neutral'] });
    expect(parse('--mock', '--profile', 'vendor')).toMatchObject({ profiles: ['vendor'] });
    expect(parse('--mock', '--schemas', 'open')).toMatchObject({ strictness: 'open' });
  });

  it('takes several headers, tags and operations', () => {
    const options = parse(
      ...['--header', 'X-One: 1: 2', '--header', 'x-two:', '--only', 'messages'],
      ...['--only', 'createImage', '--case', 'streamed', '--junit', 'report.xml'],
    );
    expect(options).toMatchObject({
      headers: { 'x-one': '1: 2', 'x-two': '' },
      only: ['messages', 'createImage'],
      caseText: 'streamed',
      junitFile: 'report.xml',
    });
  });

  it('helps, whatever else is said', () => {
    expect(parseTestContractOptions(['--url', 'x', '--help'])).toEqual({ kind: 'help' });
  });

  it.each([
    [['--url', 'http://127.0.0.1'], /both --url and --key/],
    [['--url', 'nowhere', '--key', 'k'], /nowhere is not an http URL/],
    [[...server, '--schemas', 'x'], /open or closed/],
    [[...server, '--profile', 'x'], /neutral or vendor/],
    [[...server, '--simulator', '--mock'], /not both/],
    [[...server, '--header', 'x'], /--header is like 'name: value', which x is not/],
    [
      [...server, '--only', 'createImages'],
      /no tag and no operation createImages\. Did you mean createImage\?/,
    ],
    [[...server, '--only', 'x'], /no tag and no operation x\.$/],
    [[...server, '--simulater'], /Did you mean --simulator\?/],
    [[...server, 'messages'], /messages/],
  ])('refuses %j', (args, message) => {
    const outcome = parseTestContractOptions(args);
    expect(outcome.kind === 'refused' ? outcome.message : outcome.kind).toMatch(message);
  });
});
