import type { BlackBoxCase } from './black-box-case.ts';

/** What a mock cannot know, so that it is not asked. */
interface MockRule {
  readonly reason: string;
  readonly covers: (blackBoxCase: BlackBoxCase) => boolean;
}

/** Every case that a mock is not asked is covered by one of these, and each covers some; a test checks both. */
export const mockRules: readonly MockRule[] = [
  {
    reason: 'it has no video tasks: what became of one is told by the examples',
    covers: ({ isAboutTask }) => isAboutTask,
  },
  {
    reason: 'any key will do',
    covers: ({ name, expectation }) => expectation?.status === 401 && !/, no key: /.test(name),
  },
  {
    reason: 'any name of a model, a task or a page will do',
    covers: ({ kind, name, expectation }) =>
      kind === 'request' && (expectation?.status === 404 || unknownNames.test(name)),
  },
  {
    reason: 'a token for one model is exchanged for one for any other',
    covers: ({ name }) => name.includes('a token for another model'),
  },
  {
    reason: 'any key may be a token, which names the model of a call',
    covers: ({ name }) => name.includes('createRealtimeCall, example missingModel'),
  },
  {
    reason: 'it takes the parts of a form for text, and has no rules for what only the gateway looks into',
    covers: ({ name, expectation }) =>
      [400, 413].includes(expectation?.status ?? 0) && insideForms.test(name),
  },
  {
    reason: "what a vendor's own parameters may be, the model decides, which is none",
    covers: ({ name }) =>
      /predict\w+, (?:seven seconds|words|a parameter that the model has not): /.test(name),
  },
];

const unknownNames =
  /an unknown model|example unknownModel|a model of words|a cursor that was never given|after a task that is none|a store of nobody/;

const insideForms =
  /createImageEdit, (?!no prompt|eleven images|an empty body|a value that is not)|createVideo, (?:a file of words|a picture (?:by http|of 20 MB)|an encoded form over a mebibyte)/;

/** Whether a mock can answer a case as the contract wants it. */
export function isKnownToMock(blackBoxCase: BlackBoxCase): boolean {
  return !mockRules.some(({ covers }) => covers(blackBoxCase));
}
