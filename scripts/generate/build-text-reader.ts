import { readFile } from 'node:fs/promises';
import createAssembler from 'wabt';

const name = 'text-reader.wat';
const source = new URL(`../../src/core/json/${name}`, import.meta.url);

/** Bytes as base64 that fit a line. */
const lineLength = 100;

/** Assembles the reader of texts. The same source always gives the same bytes. */
export async function buildTextReader(): Promise<Readonly<Record<string, string>>> {
  const [assembler, text] = await Promise.all([createAssembler(), readFile(source, 'utf8')]);
  const module = assembler.parseWat(name, text, { simd: true });
  try {
    module.validate();
    return { 'text-reader.ts': render(Buffer.from(module.toBinary({}).buffer)) };
  } finally {
    module.destroy();
  }
}

function render(code: Buffer): string {
  const lines = code.toString('base64').match(new RegExp(`.{1,${String(lineLength)}}`, 'gu')) ?? [];
  return `// Generated from src/core/json/${name} by \`npm run generate\`. Do not edit.

/** The reader of texts as WebAssembly, in base64. */
export const textReaderCode =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
}
