import { readFile, writeFile } from 'node:fs/promises';
import { parseArguments } from '../arguments/parse-arguments.ts';
import { explainRefusal } from './read-here.ts';
import type { RunCommand } from './run-command.ts';

const misunderstood = 2;
const example = new URL('../../specway.example.yaml', import.meta.url);
const schema = new URL('../../specs/config/specway.schema.json', import.meta.url);
const fileName = 'specway.yaml';

/** `specway init`: writes the example to the working directory, where no specway.yaml is. */
export const runInit: RunCommand = async (words) => {
  try {
    parseArguments({ args: [...words], options: {} });
  } catch (error) {
    console.error((error as Error).message);
    return misunderstood;
  }
  return await explainRefusal(async () => {
    const text = addressSchema(await readFile(example, 'utf8'), schema.href);
    await writeFile(fileName, text, { flag: 'wx' }).catch((error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      const reason = code === 'EEXIST' ? 'is there already' : `cannot be written (${String(code)})`;
      throw new TypeError(`${fileName} ${reason}.`, { cause: error });
    });
    console.log(`${fileName} is written. Put the keys that it names into the environment or into .env.`);
  });
};

/** An editor finds the schema by its full address from any folder. */
export function addressSchema(text: string, href: string): string {
  return text.replace(/(?<=^# yaml-language-server: \$schema=)\S+/m, href);
}
