import { readFile } from 'node:fs/promises';
import { suggestName } from '../../src/core/suggest-name.ts';
import { parseArguments, refuseName } from '../arguments/parse-arguments.ts';
import { commands, specwayUsage } from './commands.ts';

const misunderstood = 2;
const manifest = new URL('../../package.json', import.meta.url);

/** Does what a command line says; the exit status. Begins nothing for one that is not understood. */
export async function runSpecway(words: readonly string[]): Promise<number> {
  const [name = '', ...rest] = words;
  if (name.startsWith('-')) return await answerOptions(words);
  if (name === 'help') return await runSpecway([...rest.slice(0, 1), '--help']);
  const wantsHelp = rest.some((word) => word === '--help' || word === '-h');
  if (name === 'start') return wantsHelp ? tell(specwayUsage) : refuseStart(rest);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return refuse(name);
  if (wantsHelp && command.explainsItself !== true) return tell(`specway\n  ${command.usage}`);
  return await (
    await command.load()
  )(wantsHelp ? ['--help'] : rest);
}

function tell(text: string): number {
  console.log(text);
  return 0;
}

async function answerOptions(words: readonly string[]): Promise<number> {
  const is = (short: string) => ({ type: 'boolean', short }) as const;
  try {
    const { values } = parseArguments({
      args: [...words],
      options: { help: is('h'), version: is('v') },
    });
    return tell(values.version === true ? await readVersion() : specwayUsage);
  } catch (error) {
    console.error((error as Error).message);
    return misunderstood;
  }
}

async function readVersion(): Promise<string> {
  return (JSON.parse(await readFile(manifest, 'utf8')) as { readonly version: string }).version;
}

/** `start` with more words. */
function refuseStart([word = '']: readonly string[]): number {
  console.error(
    `start takes no ${JSON.stringify(word)}: it is configured by the environment and specway.yaml.`,
  );
  return misunderstood;
}

function refuse(name: string): number {
  const nearest = suggestName(name, ['start', ...Object.keys(commands)]);
  console.error(refuseName(`There is no command ${JSON.stringify(name)}.`, nearest));
  console.error('specway --help lists them all.');
  return misunderstood;
}
