import type { GatewayConfig } from '../../src/core/config.ts';
import { mapToNeutralModelId } from '../../src/core/model-catalogue.ts';
import { parseArguments } from '../arguments/parse-arguments.ts';
import { explainRefusal, loadConfigHere } from './read-here.ts';
import type { RunCommand } from './run-command.ts';

const misunderstood = 2;

/** `specway models`: what clients may ask for. Models that an upstream itself lists are known to running gateways only. */
export const runListModels: RunCommand = async (words) => {
  let text: string;
  try {
    const { positionals } = parseArguments({ args: [...words], options: {}, allowPositionals: true });
    if (positionals.length > 1) throw new TypeError('models takes one text at most.');
    text = positionals[0] ?? '';
  } catch (error) {
    console.error((error as Error).message);
    return misunderstood;
  }
  return await explainRefusal(() => {
    for (const line of describeModels(loadConfigHere())) if (line.includes(text)) console.log(line);
  });
};

/** One line for each name or pattern, in its neutral spelling: the name, and who serves it under which name. Sorted. */
export function describeModels({
  deployments,
  models,
}: Pick<GatewayConfig, 'deployments' | 'models'>): readonly string[] {
  const places = new Map<string, string[]>();
  for (const { id, models: served } of deployments)
    for (const [name, upstreamName] of Object.entries(served)) {
      const neutral = mapToNeutralModelId(name);
      places.set(neutral, [...(places.get(neutral) ?? []), `${id} (${upstreamName})`]);
    }
  for (const [name, { aliases }] of Object.entries(models))
    for (const alias of aliases) places.set(mapToNeutralModelId(alias), [`as ${name}`]);
  return [...places].map(([name, who]) => `${name}  ${who.join(', ')}`).sort();
}
