/** Spaces and comments, up to the end of the line. */
const blank = /[^\S\n]*(?:#[^\n]*)?(?=\n|$)/y;
/** As Node reads it: a value in quotes may have several lines, and what stands behind it counts for nothing. */
const assignment =
  /[^\S\n]*(?:export[^\S\n]+)?[A-Za-z_][\w.-]*[^\S\n]*=(?:[^\S\n]*(?:"[^"]*"|'[^']*'|`[^`]*`)[^\n]*|[^\n]*)/y;

/**
 * The lines of a `.env` that Node's own reader skips or takes for something else, without a word. What they hold may be a secret,
 * and is not shown.
 */
export function checkEnvFile(text: string): readonly string[] {
  // As Node's reader does.
  const content = text.replaceAll('\r', '');
  const problems: string[] = [];
  let line = 1;
  for (let start = 0; start < content.length;) {
    const found = matchAt(blank, content, start) ?? matchAt(assignment, content, start);
    const taken = found ?? content.slice(start).split('\n', 1).join('');
    const message = judge(found);
    if (message !== null) problems.push(`.env:${String(line)} ${message}`);
    line += taken.split('\n').length;
    start += taken.length + 1;
  }
  return problems;
}

function matchAt(pattern: RegExp, text: string, start: number): string | null {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? null;
}

function judge(found: string | null): string | null {
  if (found === null)
    return 'is no assignment such as NAME=value, nor a comment that begins with #. What it holds is not shown here.';
  // Node takes the next line for the value.
  return /^[^=#]*=[^\S\n]+$/.test(found) ? 'has nothing but spaces behind its =; end the line there.' : null;
}
