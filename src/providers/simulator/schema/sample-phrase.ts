import type { Random } from '../create-random.ts';
import { classifyName } from './classify-name.ts';
import type { Place } from './generation.ts';
import { makeHarmless } from './make-harmless.ts';

const adjectives = 'amber bright calm distant early gentle narrow quiet silver warm'.split(' ');
const nouns = 'bridge garden harbour lantern letter meadow orchard river station window'.split(' ');

type Sampler = (random: Random, phrase: string) => string;

/** What a property of this name usually holds, first match first. */
const samplers: readonly (readonly [name: RegExp, sampler: Sampler])[] = [
  [/e-?mail/i, (random) => `person${String(random.integer(1, 99))}@example.com`],
  [/phone|tel$/i, (random) => `+1 555 01${String(random.integer(10, 99))}`],
  [/date|day/i, (random) => `2026-05-${String(random.integer(10, 28))}`],
  [/time/i, (random) => `${String(random.integer(10, 23))}:30`],
  [/currency/i, () => 'EUR'],
  [/language|lang|locale/i, () => 'en'],
  [/country/i, () => 'France'],
  [/city|location|place|town/i, (random) => random.pick(['Paris', 'Lisbon', 'Nairobi', 'Osaka', 'Quito'])],
  [/colou?r/i, (random) => random.pick(['red', 'green', 'blue', 'amber'])],
  [/unit/i, () => 'celsius'],
  [/(^|_)id$|Id$/, (random) => random.letters(8).toLowerCase()],
  [
    /description|summary|reason|explanation|answer|content|text|comment|note|body/i,
    (_, phrase) => `A short note about the ${phrase}.`,
  ],
];

/** A short ASCII text for a property of this name. */
export function samplePhrase(place: Place, random: Random): string {
  const effect = classifyName(place.name);
  const harmless = effect && makeHarmless(effect, { schema: {}, min: 0, max: Infinity, index: place.index });
  if (harmless !== null) return harmless;
  const phrase = `${random.pick(adjectives)} ${random.pick(nouns)}`;
  const sampler = samplers.find(([name]) => name.test(place.name))?.[1];
  return sampler ? sampler(random, phrase) : phrase;
}
