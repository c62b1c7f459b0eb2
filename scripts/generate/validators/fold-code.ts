/** Longest line that a block is folded into. */
const width = 150;

/**
 * Ajv writes a line for each of its steps; this writes a block in one line where it fits, and Ajv's bookkeeping beside what
 * it is about. Only white space changes.
 */
export function foldCode(code: string): string {
  return foldBlocks(code.split('\n'))
    .join('\n')
    .replaceAll(/^(if\(valid\d+\)\{|const _errs\d+ = errors;|let data\d+ = .*;)\n/gm, '$1 ')
    .replaceAll(/\n(\} else \{ var valid\d+ = true; \})$/gm, ' $1')
    .replaceAll(/\}\n(?=\}+$|else )/gm, '} ');
}

function foldBlocks(lines: readonly string[]): readonly string[] {
  const folded: string[] = [];
  const openings: number[] = [];
  for (const line of lines) {
    if (line.startsWith('}')) {
      const start = openings.pop() ?? 0;
      const block = [...folded.slice(start), line].join(' ');
      if (block.length <= width) folded.splice(start, folded.length, block);
      else folded.push(line);
    } else folded.push(line);
    if (line.endsWith('{')) openings.push(folded.length - 1);
  }
  return folded;
}
