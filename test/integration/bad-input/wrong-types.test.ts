import { describe, expect, it } from 'vitest';
import { profiles, type Answer } from '../../support/interface-client.ts';
import { chatFormats, useSturdyGateway, type ChatFormat } from '../../support/interface-bad-input.ts';
import { expectAccepted } from '../../support/interface-expectations.ts';
import { mutate, richContents, richMessages, type Mutation } from '../../support/interface-mutations.ts';

const gateway = useSturdyGateway();

/** Requests under way at once. */
const concurrency = 8;

async function forEachMutation(
  mutations: Iterable<Mutation>,
  visit: (mutation: Mutation) => Promise<void>,
): Promise<number> {
  const iterator = mutations[Symbol.iterator]();
  let count = 0;
  const work = async (): Promise<void> => {
    for (let next = iterator.next(); next.done !== true; next = iterator.next()) {
      count += 1;
      await visit(next.value);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return count;
}

/** Whatever is wrong with it, a request is either answered or refused with the field at fault. */
function expectVerdict(
  { expectRefusal, name }: ChatFormat,
  answer: Answer,
  profile: 'neutral' | 'vendor',
): void {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) return;
  if (answer.status === 200) {
    expect(answer.json()).toHaveProperty(name === 'createMessage' ? 'content' : 'modelVersion');
    return;
  }
  const notFound = { status: 404, code: 'model_not_found' };
  expectRefusal(answer, answer.status === 404 ? notFound : refusalOf(answer), profile);
}

/** A refusal may be of any code; what counts here is its envelope. */
function refusalOf(answer: Answer): { readonly code: string } {
  const { error } = answer.json() as { readonly error?: { readonly code?: unknown } };
  return { code: String(error?.code) };
}

const rich = { createMessage: richMessages, generateContent: richContents };

describe.each(chatFormats)('$name: any value of another type at any place', (format) => {
  const bodies = rich[format.name as keyof typeof rich];

  it.each(profiles)('%s: the requests themselves are accepted', async (profile) => {
    for (const body of bodies) expectAccepted(await format.send(gateway(), body, { profile }));
  });

  it.each(profiles.flatMap((profile) => bodies.map((_body, index) => [profile, index] as const)))(
    '%s: request %i is answered or refused, never anything else',
    async (profile, index) => {
      const statuses = new Map<number, number>();
      const count = await forEachMutation(mutate(bodies[index] ?? {}), async ({ name, body }) => {
        const answer = await format.send(gateway(), body, { profile });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        try {
          expectVerdict(format, answer, profile);
        } catch (error) {
          throw new Error(`${name}: ${answer.text.slice(0, 300)}`, { cause: error });
        }
      });
      expect(count).toBeGreaterThan(300);
      expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 400]) as number[]);
    },
  );
});
