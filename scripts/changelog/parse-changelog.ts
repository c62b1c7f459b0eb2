/** One second-level section of the change log. */
export interface ChangelogSection {
  /** `Unreleased` or a version without its `v`. */
  readonly title: string;
  /** `YYYY-MM-DD`; `null` where the heading has none. */
  readonly date: string | null;
  /** What stands under the heading, trimmed. */
  readonly body: string;
}

/** Splits a change log in the manner of keepachangelog.com (1.1.0) into its sections, newest first. */
export function parseChangelog(text: string): readonly ChangelogSection[] {
  const headings = [...text.matchAll(/^## \[?([^\]\s]+)\]?(?: - (\d{4}-\d{2}-\d{2}))?[ \t]*$/gm)];
  return headings.map((heading, index) => {
    const start = heading.index + heading[0].length;
    const end = headings[index + 1]?.index ?? text.length;
    return { title: heading[1] ?? '', date: heading[2] ?? null, body: text.slice(start, end).trim() };
  });
}

/** Whether a section says something under any of its third-level headings, or without one. */
export function hasEntries(section: ChangelogSection): boolean {
  return section.body.split('\n').some((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Whether a section has the heading `### Breaking` with something under it. */
export function declaresBreaking(section: ChangelogSection): boolean {
  const [, after] = section.body.split(/^### Breaking[ \t]*$/m, 2);
  return after !== undefined && hasEntries({ ...section, body: after.split(/^### /m, 1)[0] ?? '' });
}
