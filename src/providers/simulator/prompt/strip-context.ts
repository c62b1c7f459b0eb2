/**
 * Elements that programs put around what they add to a user's turn: names of two words or more, such as
 * `system-reminder`, `session_context` and `command-name`, and a few of one word. No element of HTML is among them.
 */
const tagPattern =
  /<(\/?)([a-z][a-z0-9]{0,40}(?:[-_][a-z0-9]{1,40}){1,6}|context|env|environment|reminder)(?:\s[^<>]{0,400})?>/gi;

/** Elements in which templates put the user's own words. */
const ownWordsPattern = /^user[-_](?:query|question|input|message|prompt|request|text|words)$/;

/** A tag as it stands in a text. */
interface Tag {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly kind: 'opening' | 'closing';
}

/**
 * What the user wrote: the text without the elements that the user's program has added, whatever is in them. A tag that
 * is never closed is the user's. The text is the original where nothing was taken out, and trimmed where something was.
 * Linear in the length of the text.
 */
export function stripContext(text: string): string {
  if (!text.includes('</')) return text;
  const tags = listTags(text);
  const partners = findPartners(tags);
  let own = '';
  let rest = 0;
  for (let index = 0; index < tags.length; index += 1) {
    const partner = partners.get(index);
    const [opening, closing] = [tags[index], tags[partner ?? -1]];
    if (partner === undefined || !opening || !closing) continue;
    own += text.slice(rest, opening.from);
    rest = closing.to;
    index = partner;
  }
  return rest === 0 ? text : (own + text.slice(rest)).trim();
}

function listTags(text: string): readonly Tag[] {
  return [...text.matchAll(tagPattern)].flatMap((match): readonly Tag[] => {
    const [whole, slash, spelling = ''] = match;
    const name = spelling.toLowerCase();
    if (ownWordsPattern.test(name)) return [];
    return [
      { name, from: match.index, to: match.index + whole.length, kind: slash === '' ? 'opening' : 'closing' },
    ];
  });
}

/** Each opening tag's closing one, by their places in the list. */
function findPartners(tags: readonly Tag[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const open = new Map<string, number[]>();
  for (const [index, { name, kind }] of tags.entries()) {
    const places = open.get(name) ?? [];
    if (kind === 'opening') {
      open.set(name, places);
      places.push(index);
    } else {
      const place = places.pop();
      if (place !== undefined) partners.set(place, index);
    }
  }
  return partners;
}
