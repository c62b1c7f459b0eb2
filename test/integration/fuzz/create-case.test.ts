import { describe, expect, it } from 'vitest';
import { createCase } from '../../../scripts/fuzz/create-case.ts';
import type { FuzzCase } from '../../../scripts/fuzz/fuzz-case.ts';
import { createSpace, type SpaceLimits } from '../../../scripts/fuzz/fuzz-space.ts';
import { listModelNames, providers } from '../../../scripts/fuzz/requests/served-models.ts';

const everything: SpaceLimits = { seed: 1, provider: null, validation: null, operation: null };
const space = await createSpace(everything);
/** Enough of them for every place: a provider more has more places. */
const caseCount = 1_200 * providers.length;
const cases = Array.from({ length: caseCount }, (_, index) => createCase(space, index));

/** The bytes of a case, and everything that decides what comes of it. */
function render({ title, wire, expected }: FuzzCase): string {
  const steps = wire.steps.map((step) => (typeof step === 'number' ? step : step.toString('latin1')));
  return JSON.stringify({ title, wire: { ...wire, steps }, expected });
}

/** What a case sends, without the sizes of chunks. */
function readSent({ wire }: FuzzCase): string {
  const sent = wire.steps.map((step) => (typeof step === 'number' ? '' : step.toString('latin1'))).join('');
  return /transfer-encoding: chunked/iu.test(sent)
    ? sent.replaceAll(/\r\n[\da-f]+(?:;[^\r\n]*)?\r\n/giu, '')
    : sent;
}

describe('createCase', () => {
  it('makes the same request for the same seed and index, alone or among others', async () => {
    const again = await createSpace(everything);
    for (const index of [4000, 17, 2999, 0]) {
      expect(render(createCase(again, index))).toBe(render(cases[index]!));
    }
  });

  it('makes other requests for another seed', async () => {
    const other = await createSpace({ ...everything, seed: 2 });
    const known = new Set(cases.map(render));
    const same = Array.from({ length: 500 }, (_, index) => render(createCase(other, index))).filter((text) =>
      known.has(text),
    );
    // Operations without a body have little that could be another.
    expect(same.length).toBeLessThan(25);
  });

  it('gets to every operation, in every profile, mode and with every provider that serves it', () => {
    const places = new Set(
      cases.map(
        ({ operationId, profile, gateway, provider }) => `${operationId} ${profile} ${gateway} ${provider}`,
      ),
    );
    const missing = space.operations
      .map(([, operationId]) => operationId)
      .filter((operationId) => listModelNames(operationId, 'simulator') !== null)
      .flatMap((operationId) =>
        space.gateways.flatMap((gateway) => {
          const profiles = new Set(space.findBases(operationId, gateway).map(({ profile }) => profile));
          const served = providers.filter((provider) => listModelNames(operationId, provider)?.length !== 0);
          return served.flatMap((provider) =>
            [...profiles].map((profile) => `${operationId} ${profile} ${gateway} ${provider}`),
          );
        }),
      );
    expect(missing.filter((place) => !places.has(place))).toEqual([]);
    expect(new Set(cases.map(({ operationId }) => operationId)).size).toBe(space.operations.length);
  });

  it('asks for whole answers and for streams, with JSON and with forms', () => {
    const texts = cases.map(({ wire }) =>
      wire.steps.map((step) => (typeof step === 'number' ? '' : step.toString('latin1'))).join(''),
    );
    for (const pattern of [
      /"stream":true/u,
      /"stream":false/u,
      /alt=sse/u,
      /multipart\/form-data/u,
      /transfer-encoding: chunked/u,
    ])
      expect(texts.filter((text) => pattern.test(text)).length, String(pattern)).toBeGreaterThan(20);
  });

  it('knows of many requests that they are good or bad, and of the others that they are either', () => {
    const count = (verdict: FuzzCase['expected']['verdict']) =>
      cases.filter(({ expected }) => expected.verdict === verdict).length;
    expect(count('valid')).toBeGreaterThan(caseCount / 50);
    expect(count('invalid')).toBeGreaterThan(caseCount / 10);
  });

  it('names no picture that somebody outside has', () => {
    const videos = cases.filter(({ operationId }) => operationId === 'createVideo').map(render);
    expect(videos.filter((text) => /https:(?:\/\/|%2F%2F)example\.com/u.test(text))).toEqual([]);
  });

  it('knows good requests for videos, and has nothing made of them', () => {
    const good = cases.filter(({ expected }) => expected.verdict === 'valid');
    for (const wanted of [
      'createVideo',
      'createVideoGeneration',
      'predictVideos',
      'predictPublisherVideos',
    ]) {
      const texts = good.filter(({ operationId }) => operationId === wanted).map(readSent);
      expect(texts.length, wanted).toBeGreaterThan(5);
      expect(texts.filter((text) => !text.includes('[[failed]]') && !text.includes('%5B%5Bfailed'))).toEqual(
        [],
      );
    }
  });

  it.each([
    [{ provider: 'vertex' }, ({ provider }: FuzzCase) => provider === 'vertex'],
    [{ validation: 'sample' }, ({ gateway }: FuzzCase) => gateway === 'sample'],
    [{ operation: 'createImageEdit' }, ({ operationId }: FuzzCase) => operationId === 'createImageEdit'],
  ] as const)('keeps to the limit %j', async (limit, isWithin) => {
    const limited = await createSpace({ ...everything, ...limit });
    for (let index = 0; index < 200; index += 1) expect(isWithin(createCase(limited, index))).toBe(true);
  });

  it.each([{ operation: 'nothing' }, { operation: 'createImage', provider: 'anthropic' }] as const)(
    'refuses %j, which leaves nothing',
    async (limit) => {
      await expect(createSpace({ ...everything, ...limit })).rejects.toThrow('There is no such operation');
    },
  );
});
